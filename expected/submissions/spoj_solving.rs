// SPOJ SOLVING, Solving the Puzzle: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: cargo run --release --bin bundle -- spoj_solving --short --minify --rename
#![allow(dead_code)]use std::io::{self,BufWriter,ErrorKind,Read,Stdin,Stdout,Write};use std::mem::{self,swap};
use std::process;fn main(){k(|b,a|{let c=b.count()?;let mut e=AI::new(c);for _ in 0..c{let(d,g)=b.z(3,10,"0")?;
s(a,&e.q(d,&g),W::F,"-1")?;}Ok(())});}#[derive(Clone,Copy,Debug,PartialEq,Eq,PartialOrd,Ord,Hash)]enum F{C,G,J
,N}impl F{const Y:[F;4]=[F::C,F::G,F::J,F::N];}const S:usize=10;const D:usize=S+1;const A:usize=D*D;const H:usize
=A;const O:usize=4;struct N{b:[usize;4*A],f:[usize;A]}impl N{fn new(d:usize)->Self{let mut a=N{b:[0;4*A],f:[0;
A]};for e in 0..A{for(j,m)in[D,A-1,1,A-D].iter().enumerate(){a.b[4*e+j]=(e+m)%A;}let[i,g]=h(e);let(l,k)=(i.min
(g),i.max(g));let n=1+2*l+(g<i)as usize;a.f[e]=if k<d{n*S+k}else{0};}a}fn n(&self,e:usize)->usize{self.f[e]/S}
fn m(&self,h:&[u8;A],mut b:usize)->Vec<usize>{let d=self.next(h);let e=h.iter().position(|&n|n as usize==d).unwrap
();let g=self.f[d];let j=self.f(e,d,g,H)[e];let l=3-j;let mut last:&[u8]=b"0";let mut a=self.b[4*e+j];let mut f
=self.f(b,a,g,e);if f[b]==O{last=b"33102013320";a=self.b[4*e+l];f=self.f(b,a,g,e);}let mut k=vec![];while b!=a
{k.push(f[b]);b=self.b[4*b+f[b]];}for&i in last{k.push((i as usize%4)^l);}k}fn next(&self,h:&[u8;A])->usize{
let(mut next,mut e)=(H,usize::MAX);for(b,&d)in h.iter().enumerate(){if d as usize!=b&&(1..e).contains(&self.f[
b]){next=b;e=self.f[b];}}next}fn f(&self,a:usize,b:usize,g:usize,d:usize)->[usize;A]{let(mut k,mut h)=([O;A],[
b;A]);let(mut i,mut count)=(0,1);k[b]=0;while i<count&&k[a]==O{for j in 0..4{let e=self.b[4*h[i]+j];if k[e]==O
&&e!=d&&self.f[e]>=g{k[e]=3-j;h[count]=e;count+=1;}}i+=1;}k}}fn h(e:usize)->[usize;2]{[e/D,e%D]}#[derive(Debug
)]struct Error(Option<io::Error>);impl From<io::Error>for Error{fn from(c:io::Error)->Self{Error(Some(c))}}
struct J<I>{n:I,j:Vec<u8>,a:usize,e:usize,h:[u8;L],d:usize,b:Option<u64>,i:u64,k:u64,g:&'static str}const L:usize
=19;const AE:usize=1<<24;const AL:&str="16 MB of whitespace";impl<I:Read>J<I>{fn new(n:I)->Self{let(j,h)=(vec![
0;1<<16],[0;L]);J{n,j,a:0,e:0,h,d:0,b:None,i:0,k:0,g:""}}fn count(&mut self)->Result<u64,Error>{self.next()?;
self.b.ok_or_else(||self.c("is not a number of boards"))}fn s(&mut self){if self.g.is_empty(){self.i+=1;self.k
=0;}}fn aa(&mut self,e:u64,a:u64,g:&'static str)->Result<usize,Error>{self.next()?;let b=self.b.filter(|&b|e<=b
&&b<=a);Ok(b.ok_or_else(||self.c(g))?as usize)}fn next(&mut self)->Result<(),Error>{if!self.g.is_empty(){
return Err(Error(None));}self.k+=1;if self.w(){return Ok(());}self.d=0;self.b=Some(0);for _ in 0..AE{let c=match
self.v()?{Some(c)=>c,None if self.d>0=>return Ok(()),None=>return Err(self.c("the input ends here"))};let a=g(
c);if self.d==L||a&&self.d>0{return Ok(());}self.a+=1;if!a{let i=u64::from(c.wrapping_sub(b'0'));self.h[self.d
]=c;self.d+=1;let d=i<10&&self.d<L;self.b=self.b.filter(|_|d).map(|b|10*b+i);}}self.d=0;Err(self.c(AL))}fn v(&mut
self)->Result<Option<u8>,Error>{while self.a==self.e{match self.n.read(&mut self.j){Err(c)if c.kind()==ErrorKind
::Interrupted=>{}Ok(0)=>return Ok(None),read=>{self.e=read?;self.a=0;}}}Ok(Some(self.j[self.a]))}fn w(&mut self
)->bool{false}fn c(&mut self,g:&'static str)->Error{self.g=g;Error(None)}}fn g(c:u8)->bool{matches!(c,b'\t'..=b'\r'|b' ')
}fn m(a:usize,h:usize)->bool{(h+h/a+a)%2==0}fn n(a:usize,mut g:Vec<usize>)->bool{j(a,&g);let b=g.iter().take_while
(|&&d|d>0).count();let mut f=(b/a+b%a)%2==1;for e in 0..g.len(){while g[e]!=e{let d=g[e];g.swap(e,d);f=!f;}}f}
fn j(_:usize,_:&[usize]){}#[derive(Clone,Debug,PartialEq,Eq)]enum G{E(Vec<F>),K,I}const AG:&str="is not an allowed side";
impl<I:Read>J<I>{fn z(&mut self,e:u64,a:u64,b:&str)->Result<(usize,Vec<usize>),Error>{self.s();let d=self.aa(e
,a,AG)?;Ok((d,self.g(d*d,b)?))}fn g(&mut self,h:usize,b:&str)->Result<Vec<usize>,Error>{let(mut g,mut i)=(Vec
::new(),vec![false;h]);while g.len()<h{let d=self.d(b,h)?as usize;if mem::replace(&mut i[d],true){return Err(
self.c("appears twice"));}g.push(d);}Ok(g)}fn d(&mut self,b:&str,h:usize)->Result<u64,Error>{self.next()?;
match self.b{Some(0)if b=="0"=>Ok(0),Some(d)if 0<d&&d<h as u64=>Ok(d),None if self.h[..self.d]==*b.as_bytes()
=>Ok(0),_=>Err(self.c("is not a tile"))}}}fn k(d:fn(&mut J<Stdin>,&mut BufWriter<Stdout>)->Result<(),Error>){
let mut b=J::new(io::stdin());let mut a=BufWriter::with_capacity(1<<16,io::stdout());let f=d(&mut b,&mut a);
let g=a.flush().map_err(Error::from);match f.and(g){Err(Error(Some(c)))if c.kind()==ErrorKind::BrokenPipe=>{}
Err(c)=>{let _=r(&mut io::stderr(),&b,&c);process::exit(1);}Ok(())=>{}}}fn r<I:Read>(a:&mut impl Write,b:&J<I>,
c:&Error)->io::Result<()>{match&c.0{Some(c)=>a.write_all(c.to_string().as_bytes())?,None=>{if b.i>0{a.write_all
(b"board ")?;d(a,b.i)?;a.write_all(b", ")?;}a.write_all(b"word ")?;d(a,b.k)?;a.write_all(b": ")?;if b.d>0{t(a,
&b.h[..b.d])?;}a.write_all(b.g.as_bytes())?;}}a.write_all(b"\n")}fn t(a:&mut impl Write,h:&[u8])->io::Result<(
)>{a.write_all(b"\"")?;for&c in h{a.write_all(&[if c.is_ascii_graphic(){c}else{b'?'}])?;}if h.len()==L{a.write_all
(b"...")?;}a.write_all(b"\" ")}fn d(a:&mut impl Write,b:u64)->io::Result<()>{if b>9{d(a,b/10)?;}a.write_all(&[
b'0'+(b%10)as u8])}#[derive(Clone,Copy,Debug)]enum W{F,Lower=32}fn s(a:&mut impl Write,d:&G,b:W,e:&str)->Result
<(),Error>{match d{G::E(k)=>{for&j in k{a.write_all(&[b"DLRU"[j as usize]|b as u8])?;}}G::K|G::I=>a.write_all(
e.as_bytes())?}Ok(a.write_all(b"\n")?)}struct T{d:usize,a:N,m:u64,n:[usize;A+1],k:[[u16;A];256],o:[usize;A],
last:usize,i:Vec<(u64,usize)>,l:Vec<usize>}#[derive(Clone,Copy)]struct E{h:[u8;A],p:[u64;2*D],b:usize,o:usize,
k:usize,n:usize,l:usize,hash:u64,j:usize}impl E{fn o(&mut self,d:usize,e:usize){let(b,e)=(h(d),h(e));for g in 0..2{
if e[g]==b[g]{self.p[g*D+b[g]]^=(b[1-g]as u64+1)<<(6*e[1-g]);}}}}struct K{g:usize,j:usize,l:usize,next:usize}
const AB:usize=4;const AC:usize=42;const AM:usize=12;const AA:usize=10;const AH:usize=1200;const AD:usize=9;
const Q:usize=1<<8;const Z:usize=128;const X:usize=1<<13;const M:usize=usize::MAX;fn q(d:usize,g:&[usize],h:usize
)->(Vec<F>,usize){let mut b=T{d,a:N::new(d),m:((1<<(6*d))-1)/63,n:[0;A+1],k:[[0;A];256],o:[0;A],last:1+2*d.saturating_sub
(AB),i:vec![(0,0);X],l:vec![0]};for e in 0..A{b.add(e);}let p=g.len()*d*(d+5)/6;let j=b.x(g,h/p,p);(b.k(j),b.l
.len())}impl T{fn add(&mut self,d:usize){let k=self.a.n(d).min(self.last);self.n[d]=k;let j=self.j(k);self.o[d
]=AA*j;let([i,g],m)=(h(d),|a:usize,b:usize|a.max(b)-a.min(b));for(e,f)in self.k[d].iter_mut().enumerate(){let l
=m(i,e/D)+m(g,e%D);*f=(j*l*(l+1))as u16;}}fn j(&self,k:usize)->usize{AC+AM*(self.last-k)}fn x(&mut self,g:&[
usize],l:usize,p:usize)->usize{let mut b=vec![self.a(g)];let(mut h,mut f)=(vec![],vec![]);let(mut k,mut d,mut e
)=(0,0,0);loop{if let Some(a)=b.iter().find(|a|a.n==0){return a.j;}if k<b[0].k{k=b[0].k;e=d+4*(p-d)/(self.last
-k+4);}f.clear();if d<e{d+=1;self.y(&b,&mut h,l,&mut f);}if f.is_empty(){e=d;b.truncate(1);for j in self.a.m(&b
[0].h,b[0].b){self.r(&mut b[0],j);}}else{swap(&mut b,&mut f);}}}fn a(&mut self,g:&[usize])->E{let mut a=E{h:[H
as u8;A],p:[0;2*D],b:0,o:H,k:0,n:0,l:1<<30,hash:0,j:0};for(i,&d)in g.iter().enumerate(){let e=|i:usize|i/self.d
*D+i%self.d;if d==0{a.b=e(i);}else{a.h[e(i)]=e(d-1)as u8;a.o(e(d-1),e(i));}}self.p(&mut a);a}fn p(&mut self,a:&mut
E){while a.n==0&&a.k<self.last{a.k+=1;a.l-=AH;a.hash=b(H).wrapping_mul(a.b as u64);for e in 0..A{let d=a.h[e]
as usize;if a.k==self.n[d]{a.n+=(d!=e)as usize;a.hash=a.hash.wrapping_add(b(d).wrapping_mul(e as u64));}}}}fn y
(&mut self,b:&[E],h:&mut Vec<K>,l:usize,f:&mut Vec<E>){let mut a=[M;Q];let e=self.t(b,h);p(h,e,&mut a);for&(
mut i)in&a{while i!=M{if f.len()==l{return;}let d=&h[i];i=d.next;self.u(&b[d.g],d,f);}}}fn u(&mut self,g:&E,d:&K
,f:&mut Vec<E>){let hash=self.hash(g,d.j);let b=AD*self.j(g.k);let i=&mut self.i[(hash>>44)as usize%X];if i.0!=hash
||d.l+b<i.1{*i=(hash,d.l);f.push(*g);let a=f.last_mut().unwrap();a.l=d.l;a.hash=hash;self.r(a,d.j);}}fn t(&self
,b:&[E],h:&mut Vec<K>)->usize{let mut e=M;h.clear();for(g,a)in b.iter().enumerate(){for j in 0..4{let from=self
.a.b[4*a.b+j];if a.k<=self.n[from]&&from!=a.o{let l=self.l(a,from);e=e.min(l);h.push(K{g,j,l,next:M});}}}e}fn l
(&self,a:&E,from:usize)->usize{let d=a.h[from]as usize;let k=&self.k[d];let l=a.l+k[a.b]as usize-k[from]as
usize;let(b,e,from)=(h(d),h(a.b),h(from));let g=(from[0]==e[0])as usize;let i=e[g]==b[g];if!i&&from[g]!=b[g]{
return l;}let f=self.o[d]*o(self.m,a.p[g*D+b[g]],b[1-g],e[1-g]);if i{l+f}else{l-f}}fn hash(&self,a:&E,j:usize)
->u64{let from=self.a.b[4*a.b+j];let d=a.h[from]as usize;let e=if a.k==self.n[d]{b(d)}else{0}.wrapping_sub(b(H
));a.hash.wrapping_add(e.wrapping_mul((a.b as u64).wrapping_sub(from as u64)))}fn r(&mut self,a:&mut E,j:usize
){let(from,e)=(self.a.b[4*a.b+j],a.b);let d=a.h[from]as usize;a.h.swap(from,e);a.o(d,from);a.o(d,e);a.o=e;a.b=from
;self.l.push(4*a.j+j);a.j=self.l.len()-1;if a.k==self.n[d]{a.n=a.n+(from==d)as usize-(e==d)as usize;self.p(a);
}}fn k(&self,mut j:usize)->Vec<F>{let mut k=vec![];while j>0{k.push(F::Y[self.l[j]%4]);j=self.l[j]/4;}k.reverse
();k}}fn p(h:&mut[K],e:usize,a:&mut[usize;Q]){for(i,d)in h.iter_mut().enumerate(){let b=&mut a[((d.l-e)/Z).min
(Q-1)];d.next=*b;*b=i;}}fn o(m:u64,p:u64,b:usize,g:usize)->usize{let a=|e:usize|((p|m<<5)-e as u64*m)>>5&m;let
d=(1<<(6*g))-1;((a(b+2)&d|a(1)&!a(b+1)&!d)%63)as usize}fn b(i:usize)->u64{let a=(i as u64+1).wrapping_mul(
0x9E37_79B9_7F4A_7C15);a^a>>29}type AI=C;struct C{c:u64,h:u64}const AF:u64=2_900_000;impl C{fn new(c:u64)->Self
{C{c,h:AF}}fn q(&mut self,d:usize,g:&[usize])->G{assert!(d<=10&&g.len()==d*d,"not a square of side 1 to 10");
if n(d,g.to_vec())!=m(d,g.len()){return G::I;}let(k,a)=q(d,g,self.h());self.h=self.h.saturating_sub(a as u64);
G::E(k)}fn h(&mut self)->usize{let h=self.h/self.c.max(1);self.c=self.c.saturating_sub(1);(h*3/2).min(self.h)
as usize}}
