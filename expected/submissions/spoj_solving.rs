// SPOJ SOLVING, Solving the Puzzle: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: cargo run --release --bin bundle -- spoj_solving --short --minify --rename
#![allow(dead_code)]use std::io::{self,BufWriter,ErrorKind,Read,Stdin,Stdout,Write};use std::mem::{self,swap};
use std::process;fn main(){j(|b,a|{let c=b.count()?;let mut d=S::new(c);for _ in 0..c{let(g,h)=b.x(3,10,"0")?;
n(a,&d.p(g,&h),b"DLRU","-1")?;}Ok(())});}#[derive(Clone,Copy,Debug,PartialEq,Eq,PartialOrd,Ord,Hash)]enum F{D,
G,J,O}impl F{const Z:[F;4]=[F::D,F::G,F::J,F::O];}#[derive(Debug)]struct Error(Option<io::Error>);impl From<io
::Error>for Error{fn from(c:io::Error)->Self{Error(Some(c))}}struct J<I>{l:I,j:Vec<u8>,a:usize,g:usize,e:[u8;L
],d:usize,h:u64,k:u64,f:&'static str}const L:usize=19;const AE:usize=1<<24;const AJ:&str="16 MB of whitespace";
impl<I:Read>J<I>{fn new(l:I)->Self{let j=vec![0;1<<16];J{l,j,a:0,g:0,e:[0;L],d:0,h:0,k:0,f:""}}fn count(&mut
self)->Result<u64,Error>{self.next()?;self.e().ok_or_else(||self.i("is not a number of boards"))}fn s(&mut self
){self.h+=1;self.k=0;}fn y(&mut self,h:u64,a:u64,f:&'static str)->Result<usize,Error>{self.next()?;let e=self.e
().filter(|&e|h<=e&&e<=a);Ok(e.ok_or_else(||self.i(f))?as usize)}fn next(&mut self)->Result<(),Error>{self.k+=1;
self.d=0;for _ in 0..AE{let d=match self.u()?{Some(d)=>d,None if self.d>0=>return Ok(()),None=>return Err(self
.i("the input ends here"))};let a=e(d);if self.d==L||a&&self.d>0{return Ok(());}self.e[self.d]=d;self.d+=usize
::from(!a);self.a+=1;}self.d=0;Err(self.i(AJ))}fn u(&mut self)->Result<Option<u8>,Error>{while self.a==self.g{
match self.l.read(&mut self.j){Err(c)if c.kind()==ErrorKind::Interrupted=>{}Ok(0)=>return Ok(None),read=>{self
.g=read?;self.a=0;}}}Ok(Some(self.j[self.a]))}fn e(&self)->Option<u64>{let mut e=0;for d in&self.e[..self.d]{
let a=d.wrapping_sub(b'0');if a>9{return None;}e=10*e+u64::from(a);}Some(e).filter(|_|self.d<L)}fn i(&mut self
,f:&'static str)->Error{self.f=f;Error(None)}}fn e(d:u8)->bool{matches!(d,b'\t'..=b'\r'|b' ')}const R:usize=10;
const C:usize=R+1;const A:usize=C*C;const H:usize=A;const N:usize=4;struct M{b:[usize;4*A],d:[usize;A]}impl M{
fn new(g:usize)->Self{let mut a=M{b:[0;4*A],d:[0;A]};for e in 0..A{for(j,n)in[C,A-1,1,A-C].iter().enumerate(){
a.b[4*e+j]=(e+n)%A;}let[i,f]=h(e);let(l,k)=(i.min(f),i.max(f));let m=1+2*l+(f<i)as usize;a.d[e]=if k<g{m*R+k}
else{0};}a}fn m(&self,e:usize)->usize{self.d[e]/R}fn n(&self,g:&[u8;A],mut f:usize)->Vec<usize>{let d=self.next
(g);let e=g.iter().position(|&l|l as usize==d).unwrap();let h=self.d[d];let j=self.b(e,d,h,H)[e];let i=3-j;let
mut last:&[u8]=b"0";let mut a=self.b[4*e+j];let mut b=self.b(f,a,h,e);if b[f]==N{last=b"33102013320";a=self.b[
4*e+i];b=self.b(f,a,h,e);}let mut k=vec![];while f!=a{k.push(b[f]);f=self.b[4*f+b[f]];}for&letter in last{k.push
((letter as usize%4)^i);}k}fn next(&self,g:&[u8;A])->usize{let(mut next,mut h)=(H,usize::MAX);for(i,&d)in g.iter
().enumerate(){if d as usize!=i&&(1..h).contains(&self.d[i]){next=i;h=self.d[i];}}next}fn b(&self,a:usize,d:usize
,h:usize,e:usize)->[usize;A]{let(mut k,mut g)=([N;A],[d;A]);let(mut i,mut count)=(0,1);k[d]=0;while i<count&&k
[a]==N{for j in 0..4{let b=self.b[4*g[i]+j];if k[b]==N&&b!=e&&self.d[b]>=h{k[b]=3-j;g[count]=b;count+=1;}}i+=1;
}k}}fn h(e:usize)->[usize;2]{[e/C,e%C]}impl<I:Read>J<I>{fn x(&mut self,h:u64,a:u64,f:&str)->Result<(usize,Vec<usize
>),Error>{self.s();let g=self.g(h,a)?;Ok((g,self.h(g*g,f)?))}fn h(&mut self,g:usize,f:&str)->Result<Vec<usize>,
Error>{let(mut h,mut k)=(Vec::new(),vec![false;g]);while h.len()<g{self.next()?;let d=self.d(f,g)?as usize;if
mem::replace(&mut k[d],true){return Err(self.i("appears twice"));}h.push(d);}Ok(h)}fn g(&mut self,h:u64,a:u64)
->Result<usize,Error>{self.y(h,a,"is not an allowed side")}fn d(&mut self,f:&str,g:usize)->Result<u64,Error>{
match self.e(){Some(0)if f=="0"=>Ok(0),Some(d)if 0<d&&d<g as u64=>Ok(d),None if self.e[..self.d]==*f.as_bytes(
)=>Ok(0),_=>Err(self.i("is not a tile"))}}}fn m(a:usize,h:&[usize])->bool{let g=h.len();if a==1||a==g{return h
.iter().filter(|&&d|d>0).copied().eq(1..g);}let mut h=h.to_vec();let f=h.iter().take_while(|&&d|d>0).count();
let mut b=(f/a+f%a+g/a+a)%2==1;for e in 0..g{while h[e]!=(e+1)%g{let i=(h[e]+g-1)%g;h.swap(e,i);b=!b;}}!b}#[
derive(Clone,Debug,PartialEq,Eq)]enum G{E(Vec<F>),M,I}fn j(d:fn(&mut J<Stdin>,&mut BufWriter<Stdout>)->Result<(
),Error>){let mut b=J::new(io::stdin());let mut a=BufWriter::with_capacity(1<<16,io::stdout());let e=d(&mut b,
&mut a);let g=a.flush().map_err(Error::from);match e.and(g){Err(Error(Some(c)))if c.kind()==ErrorKind::
BrokenPipe=>{}Err(c)=>{let _=k(&mut io::stderr(),&b,&c);process::exit(1);}Ok(())=>{}}}fn k<I:Read>(a:&mut impl
Write,b:&J<I>,c:&Error)->io::Result<()>{match&c.0{Some(c)=>a.write_all(c.to_string().as_bytes())?,None=>{if b.h
>0{a.write_all(b"board ")?;d(a,b.h)?;a.write_all(b", ")?;}a.write_all(b"word ")?;d(a,b.k)?;a.write_all(b": ")?;
if b.d>0{r(a,&b.e[..b.d])?;}a.write_all(b.f.as_bytes())?;}}a.write_all(b"\n")}fn r(a:&mut impl Write,e:&[u8])
->io::Result<()>{a.write_all(b"\"")?;for&d in e{a.write_all(&[if d.is_ascii_graphic(){d}else{b'?'}])?;}if e.len
()==L{a.write_all(b"...")?;}a.write_all(b"\" ")}fn d(a:&mut impl Write,e:u64)->io::Result<()>{if e>9{d(a,e/10)
?;}a.write_all(&[b'0'+(e%10)as u8])}fn n(a:&mut impl Write,d:&G,b:&[u8;4],e:&str)->Result<(),Error>{match d{G
::E(k)=>{for&j in k{a.write_all(&b[j as usize..][..1])?;}}G::M|G::I=>a.write_all(e.as_bytes())?}Ok(a.write_all
(b"\n")?)}struct U{g:usize,a:M,d:u64,l:[usize;A+1],m:[[u16;A];256],o:[usize;A],last:usize,k:Vec<(u64,usize)>,i
:Vec<usize>}#[derive(Clone,Copy)]struct E{g:[u8;A],n:[u64;2*C],f:usize,p:usize,k:usize,o:usize,l:usize,hash:u64
,j:usize}impl E{fn j(&mut self,d:usize,e:usize){let(i,e)=(h(d),h(e));for f in 0..2{if e[f]==i[f]{self.n[f*C+i[
f]]^=(i[1-f]as u64+1)<<(6*e[1-f]);}}}}struct P{j:usize,l:usize,next:usize}const AC:usize=4;const X:usize=42;
const Y:usize=12;const AB:usize=10;const AG:usize=1200;const AD:usize=9;const T:usize=1<<8;const AA:usize=128;
const K:usize=usize::MAX;fn p(g:usize,h:&[usize],f:usize)->(Vec<F>,usize){let mut b=U{g,a:M::new(g),d:((1<<(6*g
))-1)/63,l:[0;A+1],m:[[0;A];256],o:[0;A],last:1+2*g.saturating_sub(AC),k:vec![(0,0);1<<13],i:vec![0]};for e in
0..A{b.add(e);}let n=h.len()*g*(g+5)/6;let j=b.v(h,f/n,n);(b.k(j),b.i.len())}impl U{fn add(&mut self,d:usize){
let m=self.a.m(d);self.l[d]=m.min(self.last);let l=X+Y*self.last.saturating_sub(m);self.o[d]=AB*l;let([i,f],k)
=(h(d),|a:usize,b:usize|a.max(b)-a.min(b));for(e,g)in self.m[d].iter_mut().enumerate(){let j=k(i,e/C)+k(f,e%C)
;*g=(l*j*(j+1))as u16;}}fn v(&mut self,h:&[usize],l:usize,n:usize)->usize{let mut b=vec![self.a(h)];let(mut f,
mut e)=(vec![],vec![]);let(mut k,mut d,mut g)=(0,0,0);loop{if let Some(a)=b.iter().find(|a|a.o==0){return a.j;
}if k<b[0].k{k=b[0].k;g=d+4*(n-d)/(self.last-k+4);}e.clear();if d<g{d+=1;self.w(&b,&mut f,l,&mut e);}if e.is_empty
(){g=d;b.truncate(1);for j in self.a.n(&b[0].g,b[0].f){self.r(&mut b[0],j);}}else{swap(&mut b,&mut e);}}}fn a(
&mut self,h:&[usize])->E{let(g,n)=([H as u8;A],[0;2*C]);let mut a=E{g,n,f:0,p:H,k:0,o:0,l:1<<30,hash:0,j:0};
for(i,&d)in h.iter().enumerate(){let e=|i:usize|i/self.g*C+i%self.g;if d==0{a.f=e(i);}else{a.g[e(i)]=e(d-1)as
u8;a.j(e(d-1),e(i));}}self.o(&mut a);a}fn o(&mut self,a:&mut E){while a.o==0&&a.k<self.last{a.k+=1;a.l-=AG;a.hash
=g(H).wrapping_mul(a.f as u64);for e in 0..A{let d=a.g[e]as usize;if a.k==self.l[d]{a.o+=(d!=e)as usize;a.hash
=a.hash.wrapping_add(g(d).wrapping_mul(e as u64));}}}}fn w(&mut self,b:&[E],f:&mut Vec<P>,l:usize,e:&mut Vec<E
>){let h=self.t(b,f);let mut j=[K;T];for(i,d)in f.iter_mut().enumerate(){let g=&mut j[((d.l-h)/AA).min(T-1)];d
.next=*g;*g=i;}for&g in j.iter().filter(|&&g|g!=K){let mut i=g;while i!=K{if e.len()==l{return;}let d=&f[i];i=d
.next;let a=&b[d.j/4];let hash=self.hash(a,d.j%4);let m=AD*(X+Y*(self.last-a.k));let index=(hash>>44)as usize&(
self.k.len()-1);let k=&mut self.k[index];if k.0!=hash||d.l+m<k.1{*k=(hash,d.l);e.push(*a);let a=e.last_mut().unwrap
();a.l=d.l;a.hash=hash;self.r(a,d.j%4);}}}}fn t(&self,b:&[E],f:&mut Vec<P>)->usize{f.clear();let mut h=K;for(i
,a)in b.iter().enumerate(){for j in 0..4{let from=self.a.b[4*a.f+j];if a.k<=self.l[from]&&from!=a.p{let l=self
.l(a,(j+1)&2,from);h=h.min(l);f.push(P{j:4*i+j,l,next:K});}}}h}fn l(&self,a:&E,j:usize,from:usize)->usize{let d
=a.g[from]as usize;let m=&self.m[d];let l=a.l+m[a.f]as usize-m[from]as usize;let f=(j>0)as usize;let(i,b)=(h(d
),h(a.f));let e=b[f]==i[f];if!e&&h(from)[f]!=i[f]{return l;}let g=self.o[d]*o(self.d,a.n[f*C+i[f]],i[1-f],b[1-f
]);if e{l+g}else{l-g}}fn hash(&self,a:&E,j:usize)->u64{let from=self.a.b[4*a.f+j];let d=a.g[from]as usize;let e
=if a.k==self.l[d]{g(d)}else{0}.wrapping_sub(g(H));a.hash.wrapping_add(e.wrapping_mul((a.f as u64).wrapping_sub
(from as u64)))}fn r(&mut self,a:&mut E,j:usize){let(from,b)=(self.a.b[4*a.f+j],a.f);let d=a.g[from]as usize;a
.g.swap(from,b);a.j(d,from);a.j(d,b);a.p=b;a.f=from;self.i.push(4*a.j+j);a.j=self.i.len()-1;if a.k==self.l[d]{
a.o=a.o+(from==d)as usize-(b==d)as usize;self.o(a);}}fn k(&self,mut j:usize)->Vec<F>{let mut k=vec![];while j>0{
k.insert(0,F::Z[self.i[j]%4]);j=self.i[j]/4;}k}}fn o(d:u64,n:u64,i:usize,f:usize)->usize{let n=n|d<<5;let e=n-(
i as u64+2)*d;let a=(1<<(6*f))-1;let g=(e&a)|((n-d)&!(e+d)&!a);((g>>5&d)%63)as usize}fn g(i:usize)->u64{let a=(
i as u64+1).wrapping_mul(0x9E37_79B9_7F4A_7C15);a^a>>29}struct S{a:D,c:u64,f:u64}const AF:u64=2_900_000;impl S
{fn new(c:u64)->Self{S{a:D::default(),c,f:AF}}fn p(&mut self,g:usize,h:&[usize])->G{if!m(g,h){return G::I;}let
d=self.f/self.c;self.c-=1;l(&mut self.a,g,h).unwrap_or_else(||{let(k,a)=p(g,h,(d*3/2).min(self.f)as usize);
self.f=self.f.saturating_sub(a as u64);G::E(k)})}}type D=();fn l(_:&mut D,_:usize,_:&[usize])->Option<G>{None}
