// spoj_solving, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- spoj_solving --small --minify --rename
#![allow(dead_code)]use std::io::{self,BufWriter,ErrorKind,Read,Write};use std::process;fn main(){dn(|cy,am|{
let aq=cy.count()?;let mut dt=T::new(aq);for _ in 0..aq{let(n,l)=cy.ds(3,10,"0")?;dw(am,&dt.bv(n,&l),b"DLRU",
"-1")?;}Ok(())});}#[derive(Clone,Debug)]struct H(Box<Z>);#[derive(Clone,Debug)]struct Z{bytes:[u8;H::V],r:usize
}impl H{const V:usize=250;fn cf()->Self{H(Box::new(Z{bytes:[0;Self::V],r:0}))}fn bytes(&self)->&[u8]{&self.0.bytes
[..self.0.r]}fn q(mut self,bt:&[u8])->Self{bt.iter().for_each(|&s|self.push(s));self}fn au(mut self,y:u64)->Self
{if y>9{self=self.au(y/10);}self.push(b'0'+(y%10)as u8);self}fn dv(mut self,bt:&[u8])->Self{self.push(b'"');
for&s in bt{if(b' '..=b'~').contains(&s)&&s!=b'"'&&s!=b'\\'{self.push(s);}else{self=self.q(b"\\x");self.push(
ch(s>>4));self.push(ch(s&15));}}self.push(b'"');self}#[inline(never)]fn push(&mut self,s:u8){if let Some(ak)=self
.0.bytes.get_mut(self.0.r){*ak=s;self.0.r+=1;}}}fn ch(bg:u8)->u8{b"0123456789abcdef"[usize::from(bg&15)]}#[
derive(Clone,Copy,Debug,PartialEq,Eq,PartialOrd,Ord,Hash)]enum D{S,Y,AD,Up}impl D{const Q:[D;4]=[D::S,D::Y,D::
AD,D::Up];}#[inline(always)]const fn cn<const R:usize,const C:usize>(e:usize,mv:D)->Option<usize>{match mv{D::
S if e/C+1<R=>Some(e+C),D::Y if e%C>0=>Some(e-1),D::AD if e%C+1<C=>Some(e+1),D::Up if e/C>0=>Some(e-C),_=>None
}}#[derive(Debug)]struct Error(H);impl Error{fn w(&self)->&[u8]{self.0.bytes()}}impl From<H>for Error{fn from(
w:H)->Self{Error(w)}}impl From<io::Error>for Error{fn from(x:io::Error)->Self{let w=H::cf();Error::from(if x.kind
()==ErrorKind::BrokenPipe{w}else{w.q(x.to_string().as_bytes())})}}struct P<'a>{ba:&'a mut dyn Read,bf:Vec<u8>,
ao:usize,ak:usize,bd:[u8;N],r:usize,bo:Option<Error>,be:u64,bm:u64}const N:usize=19;impl<'a>P<'a>{fn new(ba:&'a
mut dyn Read)->Self{let bf=vec![0;1<<16];P{ba,bf,ao:0,ak:0,bd:[0;N],r:0,bo:None,be:0,bm:0}}fn dg(&mut self)->Result
<bool,Error>{self.cb(true)?;Ok(self.ao<self.ak)}fn count(&mut self)->Result<u64,Error>{self.next()?;match self
.y(){Some(count)=>Ok(count),None=>Err(Error::from(self.bu().q(b" is not a number of boards")))}}fn ds(&mut self
,cj:u64,cm:u64,m:&str)->Result<(usize,Vec<u8>),Error>{self.be+=1;self.bm=0;self.next()?;match self.y().filter(
|&n|cj<=n&&n<=cm){Some(n)=>Ok((n as usize,self.dl((n*n)as usize,m)?)),None=>{let bz=self.bu().q(
b" is no side of ").au(cj);Err(Error::from(bz.q(b" to ").au(cm)))}}}fn dl(&mut self,h:usize,m:&str)->Result<Vec
<u8>,Error>{let mut l=Vec::with_capacity(h);while l.len()<h{self.next()?;let g=self.g(m,h)?;if l.contains(&(g
as u8)){return Err(self.dm(g));}l.push(g as u8);}Ok(l)}fn g(&self,m:&str,h:usize)->Result<u64,Error>{match self
.y(){Some(0)if m=="0"=>Ok(0),Some(g)if 0<g&&g<h as u64=>Ok(g),None if self.bd[..self.r]==*m.as_bytes()=>Ok(0),
_=>{let bz=self.bu().q(b" is none of 1 to ").au(h as u64-1);Err(Error::from(bz.q(b", nor ").q(m.as_bytes()).q(
b" for the blank")))}}}fn next(&mut self)->Result<(),Error>{self.bm+=1;if!self.dg()?{return Err(Error::from(
self.bi().q(b"the input ends here")));}self.cb(false)}fn cb(&mut self,du:bool)->Result<(),Error>{self.r=0;
while let Some(s)=self.dj().filter(|s|s.is_ascii_whitespace()==du){self.ao+=1;if self.r<N{self.bd[self.r]=s;
self.r+=1;}}match self.bo.take(){None=>Ok(()),Some(x)=>Err(x)}}#[inline(always)]fn dj(&mut self)->Option<u8>{
if self.ao==self.ak{self.fill();}self.bf[..self.ak].get(self.ao).copied()}fn fill(&mut self){self.ao=0;self.ak
=0;loop{match self.ba.read(&mut self.bf){Ok(r)=>self.ak=r,Err(x)if x.kind()==ErrorKind::Interrupted=>continue,
Err(x)=>self.bo=Some(Error::from(x))}return;}}fn y(&self)->Option<u64>{let mut y=0;for s in&self.bd[..self.r]{
let bg=s.wrapping_sub(b'0');if bg>9{return None;}y=10*y+u64::from(bg);}Some(y).filter(|_|self.r<N)}fn dm(&self
,g:u64)->Error{let g=match g{0=>self.bi().q(b"the blank"),g=>self.bi().q(b"tile ").au(g)};Error::from(g.q(
b" appears twice"))}fn bu(&self)->H{let db:&[u8]=if self.r==N{b"..."}else{b""};self.bi().dv(&self.bd[..self.r]
).q(db)}fn bi(&self)->H{let w=H::cf();let w=if self.be==0{w}else{w.q(b"board ").au(self.be).q(b", ")};w.q(
b"word ").au(self.bm).q(b": ")}}fn dp(n:usize,l:&[u8])->bool{let(mut ci,mut m)=(0,0);for(e,g)in l.iter().enumerate
(){ci+=l[e..].iter().filter(|&t|t<g).count();if*g==0{m=e;}}(ci+m/n+m%n+l.len())%2==1}const E:usize=10;const A:usize
=E*E;const AJ:u64=1<<18;const AO:[u64;3]=[6,5,2];const U:u8=u8::MAX;struct L{z:[usize;A],ap:[usize;A],at:[u64;
A],o:Vec<usize>,ad:Vec<u8>}fn u()->Vec<L>{let mut o:Vec<usize> =(0..A).collect();let mut u=vec![];for bl in 0..2*(
E-1){let mut l:Vec<usize> =o.iter().copied().filter(|&e|cv(e)==bl).collect();while!l.is_empty(){let bh:Vec<usize
> =l.drain(..de(l.len(),o.len())).collect();u.push(L::new(bl,&bh,o.clone()));o.retain(|e|!bh.contains(e));}}u}
fn cv(e:usize)->usize{let(co,cd)=(e/E,e%E);2*co.min(cd)+(cd<co)as usize}fn de(bq:usize,o:usize)->usize{let mut
bc=bq.min(4);while bc>1&&(bq==bc+1||bq>2&&(o as u64).pow(bc as u32+1)>AJ){bc-=1;}bc}impl L{fn new(bl:usize,bh:&[
usize],o:Vec<usize>)->Self{let(mut z,mut ap,mut at)=([A;A],[0;A],[0;A]);for(dk,&e)in o.iter().enumerate(){z[e]
=dk;at[e]=AO[(cv(e)-bl).min(2)];}ap[A-1]=1;at[A-1]=0;let mut aa=1;for&g in bh{aa*=o.len();ap[g]=aa;at[g]=0;}L{
z,ap,at,ad:vec![U;aa*o.len()],o}}fn fill(&mut self){let h=self.o.len();let az:usize=self.o.iter().map(|&e|self
.ap[e]*self.z[e]).sum();let dq=|p:&usize|self.ap[self.o[p%h]]<2&&self.ad[*p]==U;let mut bj:Vec<usize> =(az+1-h
..az+1).filter(dq).collect();for&p in&bj{self.ad[p]=0;}let mut bp=0;while bp<bj.len(){let p=bj[bp];bp+=1;for&mv
in&D::Q{let t=self.t(p,mv);if self.ad[t]==U{self.ad[t]=self.ad[p]+1;bj.push(t);}}}}fn t(&self,p:usize,mv:D)->usize
{let h=self.o.len()as u32;let(mut bk,mut aa)=(p as u32,h);let m=bk%h;let next=cn::<E,E>(self.o[m as usize],mv)
.map_or(A,|e|self.z[e]);if next==A{return p;}let to=next as u32;let mut t=bk-m+to;while(aa as usize)<self.ad.len
(){bk/=h;if bk%h==to{t=t+m*aa-to*aa;}aa*=h;}t as usize}}struct M{u:Vec<L>,ax:Vec<u64>,ar:Vec<u64>,av:Vec<(
usize,D)>}struct K{h:[u8;A],d:O,ae:usize}#[derive(Clone,Copy)]struct O{m:usize,j:usize,p:usize,ac:u8,aj:u64,
hash:u64}const AK:usize=1<<12;const AA:u64=53;const AN:u64=1<<20;const AL:usize=80;const X:u64=0x9E37_79B9_7F4A_7C15;
impl M{fn new()->Self{let ax=(0..A*A).map(|i|aj(i/A,i%A)).collect();M{u:u(),ax,ar:vec![0;1<<16],av:vec![]}}fn
bv(&mut self,n:usize,l:&[u8],aw:usize)->Vec<D>{let mut v=vec![self.ao(n,l)];let(mut j,mut bs,mut bb)=(0,0,AA);
while v[0].d.j<self.u.len(){if v[0].d.j>j{j=v[0].d.j;bs=0;bb=AA;}let al=self.da(&v,bb,aw);let cw=al[0]>>46>(
self.u.len()-j)as u64;if!cw{v=al.iter().filter_map(|&af|self.dd(&v,af)).collect();}bs+=1;if cw||bs==AL{self.ar
.fill(0);bb=AN;}}self.ab(v[0].ae)}fn ao(&mut self,n:usize,l:&[u8])->K{let e=|i:usize|(E-n)*(E+1)+i/n*E+i%n;let
mut d=O{m:0,j:0,p:0,ac:0,aj:0,hash:1};let mut h=[0;A];for(i,&g)in l.iter().enumerate(){h[e(i)]=e((g as usize+l
.len()-1)%l.len())as u8;if g==0{d.m=e(i);}}d.j=self.u.iter().take_while(|j|j.o.len()>l.len()).count();self.u[d
.j..].iter_mut().for_each(L::fill);self.cg(&h,&mut d);self.ar.fill(1);self.av=vec![(0,D::S)];K{h,d,ae:0}}fn cg
(&self,h:&[u8;A],d:&mut O){for j in&self.u[d.j..]{d.p=0;d.aj=0;for&e in&j.o{let g=h[e]as usize;d.p+=j.ap[g]*j.z
[e];d.aj+=j.at[g]*self.ax[g*A+e];}d.ac=j.ad[d.p];if d.ac>0{return;}d.j+=1;}}fn da(&mut self,v:&[K],bb:u64,aw:usize
)->Vec<u64>{let mut al=vec![u64::MAX;aw];for i in 0..4*v.len(){if let Some(d)=self.t(&v[i/4],i%4){let af=((
self.u.len()-d.j)as u64)<<46|(u64::from(d.ac)*bb+d.aj)<<14|i as u64;let ar=&mut self.ar[(d.hash>>48)as usize];
if*ar!=d.hash&&af<al[aw-1]{al.pop();al.insert(al.partition_point(|&di|di<af),af);}*ar=d.hash;}}al}fn dd(&mut
self,v:&[K],af:u64)->Option<K>{let an=v.get(af as usize/4%AK)?;let d=self.t(an,af as usize%4)?;let mut h=an.h;
h.swap(an.d.m,d.m);self.av.push((an.ae,D::Q[af as usize%4]));Some(K{h,d,ae:self.av.len()-1})}#[inline(always)]
fn t(&self,an:&K,mv:usize)->Option<O>{let mut d=an.d;let j=&self.u[d.j];let(from,to)=(cn::<E,E>(d.m,D::Q[mv])?,
d.m);if j.z[from]==A{return None;}let g=an.h[from]as usize;let(aa,cx)=(j.ap[g],j.at[g]);d.m=from;d.p+=j.z[from
]+aa*j.z[to];d.p-=j.z[to]+aa*j.z[from];d.aj+=cx*self.ax[g*A+to];d.aj-=cx*self.ax[g*A+from];d.hash^=ck(g*A+from
)^ck(g*A+to);d.ac=j.ad[d.p];if d.ac==0{let mut h=an.h;h.swap(from,to);self.cg(&h,&mut d);}Some(d)}fn ab(&self,
mut ae:usize)->Vec<D>{let mut ab=vec![];while ae>0{ab.push(self.av[ae].1);ae=self.av[ae].0;}ab.reverse();ab}}
impl Default for M{fn default()->Self{M::new()}}fn aj(az:usize,e:usize)->u64{let cc=|a:usize,b:usize|a.max(b)-a
.min(b);let(cp,ce)=(cc(az/E,e/E),cc(az%E,e%E));let ac=cp.max(ce)+cp+ce;(ac*(ac+2))as u64}fn ck(i:usize)->u64{
let cl=(i as u64).wrapping_mul(X);(cl^cl>>29).wrapping_mul(X)}#[derive(Clone,Debug,PartialEq,Eq)]enum J{AB(Vec
<D>),AM,AF}type AE=M;struct T{cr:AE,aq:u64,ca:u64}const AP:u64=2_000_000;impl T{fn new(aq:u64)->Self{T{cr:AE::
new(),aq,ca:AP}}fn bv(&mut self,n:usize,l:&[u8])->J{if!dp(n,l){return J::AF;}let cq=self.ca/self.aq;self.aq-=1;
self.ca-=cq;let aw=(cq as usize/n.pow(3)).clamp(2,1000);J::AB(self.cr.bv(n,l,aw))}}fn dn(bn:fn(&mut P,&mut dyn
Write)->Result<(),Error>){let(stdin,stdout)=(io::stdin(),io::stdout());let mut ba=stdin.lock();let mut am=BufWriter
::with_capacity(1<<16,stdout.lock());let cz=bn(&mut P::new(&mut ba),&mut am);let dc=am.flush().map_err(Error::
from);if let Err(x)=cz.and(dc){if!x.w().is_empty(){let mut stderr=io::stderr();let _=stderr.write_all(x.w()).and
(stderr.write_all(b"\n"));process::exit(1);}}}fn dw(am:&mut dyn Write,bn:&J,br:&[u8;4],dh:&str)->Result<(),
Error>{match bn{J::AB(ab)=>am.write_all(&dr(ab,br))?,J::AM|J::AF=>am.write_all(dh.as_bytes())?}Ok(am.write_all
(b"\n")?)}fn dr(ab:&[D],br:&[u8;4])->Vec<u8>{let mut cs=vec![0;ab.len()];for(df,&mv)in cs.iter_mut().zip(ab){*df
=br[mv as usize];}cs}
