// SPOJ SOLVING: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: cargo run --release --bin bundle -- spoj_solving --short --minify --rename
#![allow(dead_code)]use std::io::{self,BufWriter,ErrorKind,Read,Stdin,Stdout,Write};use std::mem::{self,swap};
use std::process;fn main(){k(|b,a|{let c=b.count()?;let mut d=O::new(c);for _ in 0..c{let(g,h)=b.w(3,10,"0")?;
s(a,&d.r(g,&h),b"DLRU","-1")?;}Ok(())});}#[derive(Clone,Copy,Debug,PartialEq,Eq,PartialOrd,Ord,Hash)]enum E{F,
G,L,N}impl E{const X:[E;4]=[E::F,E::G,E::L,E::N];}#[derive(Debug)]struct Error(Option<io::Error>);impl From<io
::Error>for Error{fn from(c:io::Error)->Self{Error(Some(c))}}struct L<I>{k:I,h:Vec<u8>,l:usize,f:usize,d:[u8;K
],a:usize,g:u64,j:u64,b:&'static str}const K:usize=19;const AD:usize=1<<24;const AI:&str="16 MB of whitespace";
impl<I:Read>L<I>{fn new(k:I)->Self{let h=vec![0;1<<16];L{k,h,l:0,f:0,d:[0;K],a:0,g:0,j:0,b:""}}fn count(&mut
self)->Result<u64,Error>{self.next()?;self.d().ok_or_else(||self.a("is not a number of boards"))}fn q(&mut self
){self.g+=1;self.j=0;}fn w(&mut self,l:u64,a:u64,f:&str)->Result<(usize,Vec<usize>),Error>{self.q();let g=self
.g(l,a)?;Ok((g,self.h(g*g,f)?))}fn h(&mut self,g:usize,f:&str)->Result<Vec<usize>,Error>{let(mut h,mut j)=(Vec
::new(),vec![false;g]);while h.len()<g{self.next()?;let b=self.b(f,g)?as usize;if mem::replace(&mut j[b],true)
{return Err(self.a("appears twice"));}h.push(b);}Ok(h)}fn g(&mut self,l:u64,a:u64)->Result<usize,Error>{self.x
(l,a,"is not an allowed side")}fn x(&mut self,l:u64,a:u64,b:&'static str)->Result<usize,Error>{self.next()?;
let d=self.d().filter(|&d|l<=d&&d<=a);Ok(d.ok_or_else(||self.a(b))?as usize)}fn b(&mut self,f:&str,g:usize)->Result
<u64,Error>{match self.d(){Some(0)if f=="0"=>Ok(0),Some(b)if 0<b&&b<g as u64=>Ok(b),None if self.d[..self.a]==*f
.as_bytes()=>Ok(0),_=>Err(self.a("is not a tile"))}}fn next(&mut self)->Result<(),Error>{self.j+=1;self.a=0;
for _ in 0..AD{let b=match self.t()?{Some(b)=>b,None if self.a>0=>return Ok(()),None=>return Err(self.a(
"the input ends here"))};let a=d(b);if self.a==K||a&&self.a>0{return Ok(());}self.d[self.a]=b;self.a+=usize::
from(!a);self.l+=1;}self.a=0;Err(self.a(AI))}fn t(&mut self)->Result<Option<u8>,Error>{while self.l==self.f{
match self.k.read(&mut self.h){Err(c)if c.kind()==ErrorKind::Interrupted=>{}Ok(0)=>return Ok(None),read=>{self
.f=read?;self.l=0;}}}Ok(Some(self.h[self.l]))}fn d(&self)->Option<u64>{let mut d=0;for b in&self.d[..self.a]{
let a=b.wrapping_sub(b'0');if a>9{return None;}d=10*d+u64::from(a);}Some(d).filter(|_|self.a<K)}fn a(&mut self
,b:&'static str)->Error{self.b=b;Error(None)}}fn d(b:u8)->bool{matches!(b,b'\t'..=b'\r'|b' ')}fn o(a:usize,h:&[
usize])->bool{let g=h.len();if a==1||a==g{return h.iter().filter(|&&b|b>0).copied().eq(1..g);}let mut h=h.to_vec
();let f=h.iter().take_while(|&&b|b>0).count();let mut e=(f/a+f%a+g/a+a)%2==1;for d in 0..g{while h[d]!=(d+1)%g
{let i=(h[d]+g-1)%g;h.swap(d,i);e=!e;}}!e}#[derive(Clone,Debug,PartialEq,Eq)]enum G{D(Vec<E>),M,I}fn k(d:fn(&mut
L<Stdin>,&mut BufWriter<Stdout>)->Result<(),Error>){let mut b=L::new(io::stdin());let mut a=BufWriter::
with_capacity(1<<16,io::stdout());let e=d(&mut b,&mut a);let g=a.flush().map_err(Error::from);match e.and(g){
Err(Error(Some(c)))if c.kind()==ErrorKind::BrokenPipe=>{}Err(c)=>{let _=q(&mut io::stderr(),&b,&c);process::
exit(1);}Ok(())=>{}}}fn q<I:Read>(a:&mut impl Write,b:&L<I>,c:&Error)->io::Result<()>{match&c.0{Some(c)=>a.write_all
(c.to_string().as_bytes())?,None=>{if b.g>0{a.write_all(b"board ")?;j(a,b.g)?;a.write_all(b", ")?;}a.write_all
(b"word ")?;j(a,b.j)?;a.write_all(b": ")?;if b.a>0{t(a,&b.d[..b.a])?;}a.write_all(b.b.as_bytes())?;}}a.write_all
(b"\n")}fn t(a:&mut impl Write,d:&[u8])->io::Result<()>{a.write_all(b"\"")?;for&b in d{a.write_all(&[if b.is_ascii_graphic
(){b}else{b'?'}])?;}if d.len()==K{a.write_all(b"...")?;}a.write_all(b"\" ")}fn j(a:&mut impl Write,d:u64)->io
::Result<()>{if d>9{j(a,d/10)?;}a.write_all(&[b'0'+(d%10)as u8])}fn s(a:&mut impl Write,d:&G,b:&[u8;4],e:&str)
->Result<(),Error>{match d{G::D(k)=>{for&f in k{a.write_all(&b[f as usize..][..1])?;}}G::M|G::I=>a.write_all(e
.as_bytes())?}Ok(a.write_all(b"\n")?)}const V:usize=10;const C:usize=V+1;const A:usize=C*C;const H:usize=A;
struct Q{g:usize,f:u64,a:[usize;4*A],k:[usize;A+1],m:[usize;A+1],n:[[u16;A];256],p:[usize;A],last:usize,j:Vec<(
u64,usize)>,o:Vec<usize>}#[derive(Clone,Copy)]struct D{g:[u8;A],m:[u64;2*C],f:usize,p:usize,k:usize,o:usize,j:usize
,hash:u64,l:usize}impl D{fn o(&mut self,b:usize,d:usize){let(i,d)=(h(b),h(d));for g in 0..2{if d[g]==i[g]{self
.m[g*C+i[g]]^=(i[1-g]as u64+1)<<(6*d[1-g]);}}}}struct M{f:usize,j:usize,next:usize}const AA:usize=4;const T:usize
=42;const W:usize=12;const Z:usize=10;const AF:usize=1200;const AC:usize=9;const P:usize=1<<8;const Y:usize=128;
const J:usize=usize::MAX;const AB:u64=0x9E37_79B9_7F4A_7C15;fn r(g:usize,h:&[usize],i:usize)->(Vec<E>,usize){
let mut b=Q{g,f:((1<<(6*g))-1)/63,a:[0;4*A],k:[J;A+1],m:[0;A+1],n:[[0;A];256],p:[0;A],last:2*g.saturating_sub(
AA),j:vec![(0,0);1<<13],o:vec![0]};for d in 0..A{b.add(d);}let q=h.len()*g*(g+5)/6;let l=b.u(h,i/q,q);(b.k(l),
b.o.len())}impl Q{fn add(&mut self,b:usize){let[e,a]=h(b);let(n,j)=(e.min(a),e.max(a));let g=2*n+(a<e)as usize
;for(f,o)in[C,A-1,1,A-C].iter().enumerate(){self.a[4*b+f]=(b+o)%A;}self.k[b]=0;if j<self.g{self.k[b]=g*V+j+1;
self.m[b]=1+g.min(self.last);}let m=T+W*self.last.saturating_sub(g);self.p[b]=Z*m;for(d,k)in self.n[b].iter_mut
().enumerate(){let i=l(e,d/C)+l(a,d%C);*k=(m*i*(i+1))as u16;}}fn u(&mut self,h:&[usize],m:usize,q:usize)->usize
{let mut b=vec![self.l(h)];let(mut g,mut e)=(vec![],vec![]);let(mut k,mut d,mut f)=(0,0,0);let last=1+self.last
;loop{if let Some(a)=b.iter().find(|a|a.o==0){return a.l;}if k<b[0].k{k=b[0].k;f=d+4*(q-d)/(last-k+4);}e.clear
();if d<f{d+=1;let l=self.s(&b,&mut g);self.v(&b,&mut g,l,m,&mut e);}if e.is_empty(){f=d;b.truncate(1);self.i(
&mut b[0]);}else{swap(&mut b,&mut e);}}}fn i(&mut self,a:&mut D){let(mut b,mut d)=(H,0);for i in 0..A{let l=self
.m[i]==a.k&&a.g[i]as usize!=i;if l&&self.k[i]<self.k[b]{b=i;}}while a.g[d]as usize!=b{d+=1;}let j=self.k[b];
let g=if b/C<b%C{0}else{2};let next=self.a[4*b+g];let mut h=b;'path:while d!=h{let f=self.m(d,h,j,H)[d];let e=self
.a[4*d+f];let m=self.m(a.f,e,j,d);while a.f!=e{if m[a.f]==4{h=next;continue 'path;}self.c(a,m[a.f]);}self.c(a,
3-f);d=e;}if h==next{let k=self.a[4*next+g];let m=self.m(a.f,k,j,next);while a.f!=k{self.c(a,m[a.f]);}for&f in
b"33102013320"{self.c(a,(f as usize%4)^g);}}}fn m(&self,l:usize,h:usize,j:usize,a:usize)->[usize;A]{let mut k=[
4;A];let mut g=[h;A];let(mut i,mut count)=(0,1);while k[l]==4&&i<count{for f in 0..4{let e=self.a[4*g[i]+f];if
k[e]==4&&e!=a&&self.k[e]>=j{k[e]=3-f;g[count]=e;count+=1;}}i+=1;}k}fn l(&mut self,h:&[usize])->D{let(g,m)=([H
as u8;A],[0;2*C]);let mut a=D{g,m,f:0,p:H,k:0,o:0,j:1<<30,hash:0,l:0};for(i,&b)in h.iter().enumerate(){let d=|i
:usize|i/self.g*C+i%self.g;if b==0{a.f=d(i);}else{a.g[d(i)]=d(b-1)as u8;a.o(d(b-1),d(i));}}self.p(&mut a);a}fn
p(&mut self,a:&mut D){while a.o==0&&a.k<=self.last{a.k+=1;a.j-=AF;a.hash=g(H).wrapping_mul(a.f as u64);for d in
0..A{let b=a.g[d]as usize;if a.k==self.m[b]{a.o+=(b!=d)as usize;a.hash=a.hash.wrapping_add(g(b).wrapping_mul(d
as u64));}}}}fn s(&self,b:&[D],g:&mut Vec<M>)->usize{g.clear();let mut l=J;for(i,a)in b.iter().enumerate(){for
f in 0..4{let from=self.a[4*a.f+f];if a.k<=self.m[from]&&from!=a.p{let j=self.j(a,(f+1)&2,from);l=l.min(j);g.push
(M{f:4*i+f,j,next:J});}}}l}fn j(&self,a:&D,f:usize,from:usize)->usize{let b=a.g[from]as usize;let n=&self.n[b]
;let j=a.j+n[a.f]as usize-n[from]as usize;let g=(f>0)as usize;let(i,e)=(h(b),h(a.f));let d=e[g]==i[g];if!d&&h(
from)[g]!=i[g]{return j;}let k=self.p[b]*p(self.f,a.m[g*C+i[g]],i[1-g],e[1-g]);if d{j+k}else{j-k}}fn v(&mut
self,b:&[D],g:&mut[M],l:usize,m:usize,e:&mut Vec<D>,){e.clear();let mut h=[J;P];for(i,d)in g.iter_mut().enumerate
(){let f=&mut h[((d.j-l)/Y).min(P-1)];d.next=*f;*f=i;}for&f in h.iter().filter(|&&f|f!=J){let mut i=f;while i!=J
{if e.len()==m{return;}let d=&g[i];i=d.next;let a=&b[d.f/4];let hash=self.hash(a,d.f%4);let k=AC*(T+W*(1+self.last
-a.k));let index=(hash>>44)as usize&(self.j.len()-1);let j=&mut self.j[index];if j.0!=hash||d.j+k<j.1{*j=(hash
,d.j);e.push(*a);let a=e.last_mut().unwrap();a.j=d.j;a.hash=hash;self.c(a,d.f%4);}}}}fn hash(&self,a:&D,f:usize
)->u64{let from=self.a[4*a.f+f];let b=a.g[from]as usize;let d=if a.k==self.m[b]{g(b)}else{0}.wrapping_sub(g(H)
);a.hash.wrapping_add(d.wrapping_mul((a.f as u64).wrapping_sub(from as u64)))}fn c(&mut self,a:&mut D,f:usize)
{let(from,e)=(self.a[4*a.f+f],a.f);let b=a.g[from]as usize;a.g.swap(from,e);a.o(b,from);a.o(b,e);a.p=e;a.f=from
;self.o.push(4*a.l+f);a.l=self.o.len()-1;if a.k==self.m[b]{a.o=a.o+(from==b)as usize-(e==b)as usize;self.p(a);
}}fn k(&self,mut l:usize)->Vec<E>{let mut k=vec![];while l>0{k.insert(0,E::X[self.o[l]%4]);l=self.o[l]/4;}k}}
fn h(d:usize)->[usize;2]{[d/C,d%C]}fn p(f:u64,m:u64,i:usize,d:usize)->usize{let m=m|f<<5;let b=m-(i as u64+2)*f
;let a=(1<<(6*d))-1;let g=(b&a)|((m-f)&!(b+f)&!a);((g>>5&f)%63)as usize}fn l(a:usize,b:usize)->usize{a.max(b)-a
.min(b)}fn g(i:usize)->u64{let a=(i as u64+1).wrapping_mul(AB);a^a>>29}struct O{a:N,c:u64,i:u64}const AE:u64=2_900_000;
impl O{fn new(c:u64)->Self{O{a:N::default(),c,i:AE}}fn r(&mut self,g:usize,h:&[usize])->G{if!o(g,h){return G::
I;}let b=self.i/self.c;self.c-=1;m(&mut self.a,g,h).unwrap_or_else(||{let(k,a)=r(g,h,(b*3/2).min(self.i)as
usize);self.i=self.i.saturating_sub(a as u64);G::D(k)})}}type N=();fn m(_:&mut N,_:usize,_:&[usize])->Option<G
>{None}
