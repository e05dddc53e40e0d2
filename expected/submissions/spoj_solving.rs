// SPOJ SOLVING: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: cargo run --release --bin bundle -- spoj_solving --short --minify --rename
#![allow(dead_code)]use std::io::{self,BufWriter,ErrorKind,Read,Stdin,Stdout,Write};use std::mem::{self,swap};
use std::process;fn main(){l(|b,a|{let c=b.count()?;let mut d=O::new(c);for _ in 0..c{let(g,h)=b.w(3,10,"0")?;
s(a,&d.r(g,&h),b"DLRU","-1")?;}Ok(())});}#[derive(Clone,Copy,Debug,PartialEq,Eq,PartialOrd,Ord,Hash)]enum E{F,
G,L,N}impl E{const X:[E;4]=[E::F,E::G,E::L,E::N];}#[derive(Debug)]struct Error(Option<io::Error>);impl From<io
::Error>for Error{fn from(c:io::Error)->Self{Error(Some(c))}}struct L<I>{k:I,h:Vec<u8>,m:usize,f:usize,d:[u8;K
],a:usize,g:u64,j:u64,b:&'static str}const K:usize=19;const AD:usize=1<<24;const AI:&str="16 MB of whitespace";
impl<I:Read>L<I>{fn new(k:I)->Self{let h=vec![0;1<<16];L{k,h,m:0,f:0,d:[0;K],a:0,g:0,j:0,b:""}}fn count(&mut
self)->Result<u64,Error>{self.next()?;self.d().ok_or_else(||self.a("is not a number of boards"))}fn q(&mut self
){self.g+=1;self.j=0;}fn w(&mut self,j:u64,a:u64,f:&str)->Result<(usize,Vec<usize>),Error>{self.q();let g=self
.g(j,a)?;Ok((g,self.h(g*g,f)?))}fn h(&mut self,g:usize,f:&str)->Result<Vec<usize>,Error>{let(mut h,mut k)=(Vec
::new(),vec![false;g]);while h.len()<g{self.next()?;let b=self.b(f,g)?as usize;if mem::replace(&mut k[b],true)
{return Err(self.a("appears twice"));}h.push(b);}Ok(h)}fn g(&mut self,j:u64,a:u64)->Result<usize,Error>{self.x
(j,a,"is not an allowed side")}fn x(&mut self,j:u64,a:u64,b:&'static str)->Result<usize,Error>{self.next()?;
let d=self.d().filter(|&d|j<=d&&d<=a);Ok(d.ok_or_else(||self.a(b))?as usize)}fn b(&mut self,f:&str,g:usize)->Result
<u64,Error>{match self.d(){Some(0)if f=="0"=>Ok(0),Some(b)if 0<b&&b<g as u64=>Ok(b),None if self.d[..self.a]==*f
.as_bytes()=>Ok(0),_=>Err(self.a("is not a tile"))}}fn next(&mut self)->Result<(),Error>{self.j+=1;self.a=0;
for _ in 0..AD{let b=match self.t()?{Some(b)=>b,None if self.a>0=>return Ok(()),None=>return Err(self.a(
"the input ends here"))};let a=d(b);if self.a==K||a&&self.a>0{return Ok(());}self.d[self.a]=b;self.a+=usize::
from(!a);self.m+=1;}self.a=0;Err(self.a(AI))}fn t(&mut self)->Result<Option<u8>,Error>{while self.m==self.f{
match self.k.read(&mut self.h){Err(c)if c.kind()==ErrorKind::Interrupted=>{}Ok(0)=>return Ok(None),read=>{self
.f=read?;self.m=0;}}}Ok(Some(self.h[self.m]))}fn d(&self)->Option<u64>{let mut d=0;for b in&self.d[..self.a]{
let a=b.wrapping_sub(b'0');if a>9{return None;}d=10*d+u64::from(a);}Some(d).filter(|_|self.a<K)}fn a(&mut self
,b:&'static str)->Error{self.b=b;Error(None)}}fn d(b:u8)->bool{matches!(b,b'\t'..=b'\r'|b' ')}fn o(a:usize,h:&[
usize])->bool{let g=h.len();if a==1||a==g{return h.iter().filter(|&&b|b>0).copied().eq(1..g);}let mut h=h.to_vec
();let f=h.iter().take_while(|&&b|b>0).count();let mut e=(f/a+f%a+g/a+a)%2==1;for d in 0..g{while h[d]!=(d+1)%g
{let j=(h[d]+g-1)%g;h.swap(d,j);e=!e;}}!e}#[derive(Clone,Debug,PartialEq,Eq)]enum G{D(Vec<E>),M,I}fn l(d:fn(&mut
L<Stdin>,&mut BufWriter<Stdout>)->Result<(),Error>){let mut b=L::new(io::stdin());let mut a=BufWriter::
with_capacity(1<<16,io::stdout());let e=d(&mut b,&mut a);let g=a.flush().map_err(Error::from);match e.and(g){
Err(Error(Some(c)))if c.kind()==ErrorKind::BrokenPipe=>{}Err(c)=>{let _=q(&mut io::stderr(),&b,&c);process::
exit(1);}Ok(())=>{}}}fn q<I:Read>(a:&mut impl Write,b:&L<I>,c:&Error)->io::Result<()>{match&c.0{Some(c)=>a.write_all
(c.to_string().as_bytes())?,None=>{if b.g>0{a.write_all(b"board ")?;j(a,b.g)?;a.write_all(b", ")?;}a.write_all
(b"word ")?;j(a,b.j)?;a.write_all(b": ")?;if b.a>0{t(a,&b.d[..b.a])?;}a.write_all(b.b.as_bytes())?;}}a.write_all
(b"\n")}fn t(a:&mut impl Write,d:&[u8])->io::Result<()>{a.write_all(b"\"")?;for&b in d{a.write_all(&[if b.is_ascii_graphic
(){b}else{b'?'}])?;}if d.len()==K{a.write_all(b"...")?;}a.write_all(b"\" ")}fn j(a:&mut impl Write,d:u64)->io
::Result<()>{if d>9{j(a,d/10)?;}a.write_all(&[b'0'+(d%10)as u8])}fn s(a:&mut impl Write,d:&G,b:&[u8;4],e:&str)
->Result<(),Error>{match d{G::D(l)=>{for&f in l{a.write_all(&b[f as usize..][..1])?;}}G::M|G::I=>a.write_all(e
.as_bytes())?}Ok(a.write_all(b"\n")?)}const V:usize=10;const C:usize=V+1;const A:usize=C*C;const H:usize=A;
struct Q{g:usize,f:u64,a:[usize;4*A],j:[usize;A+1],l:[usize;A+1],n:[[u16;A];256],p:[usize;A],last:usize,k:Vec<(
u64,usize)>,o:Vec<usize>}#[derive(Clone,Copy)]struct D{g:[u8;A],n:[u64;2*C],f:usize,q:usize,l:usize,p:usize,k:usize
,hash:u64,m:usize}impl D{fn o(&mut self,b:usize,d:usize){let(j,d)=(h(b),h(d));for g in 0..2{if d[g]==j[g]{self
.n[g*C+j[g]]^=(j[1-g]as u64+1)<<(6*d[1-g]);}}}}struct M{f:usize,k:usize,next:usize}const AA:usize=4;const T:usize
=42;const W:usize=12;const Z:usize=10;const AF:usize=1200;const AC:usize=9;const P:usize=1<<8;const Y:usize=128;
const J:usize=usize::MAX;const AB:u64=0x9E37_79B9_7F4A_7C15;fn r(g:usize,h:&[usize],i:usize)->(Vec<E>,usize){
let mut b=Q{g,f:((1<<(6*g))-1)/63,a:[0;4*A],j:[J;A+1],l:[0;A+1],n:[[0;A];256],p:[0;A],last:2*g.saturating_sub(
AA),k:vec![(0,0);1<<13],o:vec![0]};for d in 0..A{b.add(d);}let q=h.len()*g*(g+5)/6;let m=b.u(h,i/q,q);(b.l(m),
b.o.len())}impl Q{fn add(&mut self,b:usize){let[e,a]=h(b);let(n,l)=(e.min(a),e.max(a));let g=2*n+(a<e)as usize
;for(f,o)in[C,A-1,1,A-C].iter().enumerate(){self.a[4*b+f]=(b+o)%A;}self.j[b]=0;if l<self.g{self.j[b]=g*V+l+1;
self.l[b]=1+g.min(self.last);}let m=T+W*self.last.saturating_sub(g);self.p[b]=Z*m;for(d,i)in self.n[b].iter_mut
().enumerate(){let j=k(e,d/C)+k(a,d%C);*i=(m*j*(j+1))as u16;}}fn u(&mut self,h:&[usize],m:usize,q:usize)->usize
{let mut b=vec![self.m(h)];let(mut g,mut e)=(vec![],vec![]);let(mut l,mut d,mut f)=(0,0,0);let last=1+self.last
;loop{if let Some(a)=b.iter().find(|a|a.p==0){return a.m;}if l<b[0].l{l=b[0].l;f=d+4*(q-d)/(last-l+4);}e.clear
();if d<f{d+=1;let j=self.s(&b,&mut g);self.v(&b,&mut g,j,m,&mut e);}if e.is_empty(){f=d;b.truncate(1);self.j(
&mut b[0]);}else{swap(&mut b,&mut e);}}}fn j(&mut self,a:&mut D){let(mut b,mut d)=(H,0);for j in 0..A{let m=self
.l[j]==a.l&&a.g[j]as usize!=j;if m&&self.j[j]<self.j[b]{b=j;}}while a.g[d]as usize!=b{d+=1;}let k=self.j[b];
let g=if b/C<b%C{0}else{2};let next=self.a[4*b+g];let mut h=b;'path:while d!=h{let f=self.i(d,h,k,H)[d];let e=self
.a[4*d+f];let i=self.i(a.f,e,k,d);while a.f!=e{if i[a.f]==4{h=next;continue 'path;}self.c(a,i[a.f]);}self.c(a,
3-f);d=e;}if h==next{let l=self.a[4*next+g];let i=self.i(a.f,l,k,next);while a.f!=l{self.c(a,i[a.f]);}for&f in
b"33102013320"{self.c(a,(f as usize%4)^g);}}}fn i(&self,m:usize,h:usize,k:usize,a:usize)->[usize;A]{let mut l=[
4;A];let mut g=[h;A];let(mut i,mut count)=(0,1);while l[m]==4&&i<count{for f in 0..4{let e=self.a[4*g[i]+f];if
l[e]==4&&e!=a&&self.j[e]>=k{l[e]=3-f;g[count]=e;count+=1;}}i+=1;}l}fn m(&mut self,h:&[usize])->D{let(g,n)=([H
as u8;A],[0;2*C]);let mut a=D{g,n,f:0,q:H,l:0,p:0,k:1<<30,hash:0,m:0};for(i,&b)in h.iter().enumerate(){let d=|i
:usize|i/self.g*C+i%self.g;let(j,d)=(d(b.wrapping_sub(1)),d(i));if b==0{a.f=d;}else{a.g[d]=j as u8;a.o(j,d);}}
self.p(&mut a);a}fn p(&mut self,a:&mut D){while a.p==0&&a.l<=self.last{a.l+=1;a.k-=AF;a.hash=g(H).wrapping_mul
(a.f as u64);for d in 0..A{let b=a.g[d]as usize;if a.l==self.l[b]{a.p+=(b!=d)as usize;a.hash=a.hash.wrapping_add
(g(b).wrapping_mul(d as u64));}}}}fn s(&self,b:&[D],g:&mut Vec<M>)->usize{g.clear();let mut j=J;for(i,a)in b.iter
().enumerate(){for f in 0..4{let from=self.a[4*a.f+f];if a.l<=self.l[from]&&from!=a.q{let k=self.k(a,(f+1)&2,
from);j=j.min(k);g.push(M{f:4*i+f,k,next:J});}}}j}fn k(&self,a:&D,f:usize,from:usize)->usize{let b=a.g[from]as
usize;let n=&self.n[b];let k=a.k+n[a.f]as usize-n[from]as usize;let g=(f>0)as usize;let(j,e)=(h(b),h(a.f));let
d=e[g]==j[g];if!d&&h(from)[g]!=j[g]{return k;}let i=self.p[b]*p(self.f,a.n[g*C+j[g]],j[1-g],e[1-g]);if d{k+i}
else{k-i}}fn v(&mut self,b:&[D],g:&mut[M],j:usize,m:usize,e:&mut Vec<D>,){e.clear();let mut h=[J;P];for(i,d)in
g.iter_mut().enumerate(){let f=&mut h[((d.k-j)/Y).min(P-1)];d.next=*f;*f=i;}for&f in h.iter().filter(|&&f|f!=J
){let mut i=f;while i!=J{if e.len()==m{return;}let d=&g[i];i=d.next;let a=&b[d.f/4];let hash=self.hash(a,d.f%4)
;let l=AC*(T+W*(1+self.last-a.l));let index=(hash>>44)as usize&(self.k.len()-1);let k=&mut self.k[index];if k.0!=hash
||d.k+l<k.1{*k=(hash,d.k);e.push(*a);let a=e.last_mut().unwrap();a.k=d.k;a.hash=hash;self.c(a,d.f%4);}}}}fn
hash(&self,a:&D,f:usize)->u64{let from=self.a[4*a.f+f];let b=a.g[from]as usize;let d=if a.l==self.l[b]{g(b)}
else{0}.wrapping_sub(g(H));a.hash.wrapping_add(d.wrapping_mul((a.f as u64).wrapping_sub(from as u64)))}fn c(&mut
self,a:&mut D,f:usize){let(from,e)=(self.a[4*a.f+f],a.f);let b=a.g[from]as usize;a.g.swap(from,e);a.o(b,from);
a.o(b,e);a.q=e;a.f=from;self.o.push(4*a.m+f);a.m=self.o.len()-1;if a.l==self.l[b]{a.p=a.p+(from==b)as usize-(e
==b)as usize;self.p(a);}}fn l(&self,mut m:usize)->Vec<E>{let mut l=vec![];while m>0{l.insert(0,E::X[self.o[m]%4]
);m=self.o[m]/4;}l}}fn h(d:usize)->[usize;2]{[d/C,d%C]}fn p(f:u64,n:u64,j:usize,d:usize)->usize{let n=n|f<<5;
let b=n-(j as u64+2)*f;let a=(1<<(6*d))-1;let g=(b&a)|((n-f)&!(b+f)&!a);((g>>5&f)%63)as usize}fn k(a:usize,b:usize
)->usize{a.max(b)-a.min(b)}fn g(i:usize)->u64{let a=(i as u64+1).wrapping_mul(AB);a^a>>29}struct O{a:N,c:u64,i
:u64}const AE:u64=2_900_000;impl O{fn new(c:u64)->Self{O{a:N::default(),c,i:AE}}fn r(&mut self,g:usize,h:&[
usize])->G{if!o(g,h){return G::I;}let b=self.i/self.c;self.c-=1;m(&mut self.a,g,h).unwrap_or_else(||{let(l,a)=r
(g,h,(b*3/2).min(self.i)as usize);self.i=self.i.saturating_sub(a as u64);G::D(l)})}}type N=();fn m(_:&mut N,_:usize
,_:&[usize])->Option<G>{None}
