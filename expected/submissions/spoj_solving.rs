// spoj_solving, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- spoj_solving --short --minify --rename
#![allow(dead_code)]use std::io::{self,BufWriter,ErrorKind,Read,Stdin,Stdout,Write};use std::process;fn main()
{da(|au,k|{let ao=au.count()?;let mut de=V::ak(ao);for _ in 0..ao{let(n,l)=au.dd(3,10,"0")?;dh(k,&de.bg(n,&l),
b"DLRU","-1")?;}Ok(())});}#[derive(Clone,Copy,Debug,PartialEq,Eq,PartialOrd,Ord,Hash)]enum D{T,AA,AE,Up}impl D
{const S:[D;4]=[D::T,D::AA,D::AE,D::Up];}#[inline(always)]const fn ce<const R:usize,const C:usize>(e:usize,mv:D
)->Option<usize>{match mv{D::T if e/C+1<R=>Some(e+C),D::AA if e%C>0=>Some(e-1),D::AE if e%C+1<C=>Some(e+1),D::
Up if e/C>0=>Some(e-C),_=>None}}#[derive(Debug)]struct Error(Option<io::Error>);impl From<io::Error>for Error{
fn from(v:io::Error)->Self{Error(Some(v))}}struct O<I>{bp:I,bh:Vec<u8>,am:usize,aw:usize,y:[u8;N],z:usize,av:u64
,bm:u64,ap:&'static str}const N:usize=19;impl<I:Read>O<I>{fn ak(bp:I)->Self{let bh=vec![0;1<<16];O{bp,bh,am:0,
aw:0,y:[0;N],z:0,av:0,bm:0,ap:""}}fn ct(&mut self)->Result<bool,Error>{self.bv(true)?;Ok(self.am<self.aw)}fn
count(&mut self)->Result<u64,Error>{self.next()?;match self.u(){Some(count)=>Ok(count),None=>Err(self.be(
"is not a number of boards"))}}fn dd(&mut self,cr:u64,cu:u64,m:&str)->Result<(usize,Vec<u8>),Error>{self.av+=1;
self.bm=0;self.next()?;match self.u().filter(|&n|cr<=n&&n<=cu){Some(n)=>Ok((n as usize,self.cz((n*n)as usize,m
)?)),None=>Err(self.be("is not an allowed side"))}}fn cz(&mut self,h:usize,m:&str)->Result<Vec<u8>,Error>{let
mut l=Vec::with_capacity(h);while l.len()<h{self.next()?;let j=self.j(m,h)?;if l.contains(&(j as u8)){return
Err(self.be("appears twice"));}l.push(j as u8);}Ok(l)}fn j(&mut self,m:&str,h:usize)->Result<u64,Error>{match
self.u(){Some(0)if m=="0"=>Ok(0),Some(j)if 0<j&&j<h as u64=>Ok(j),None if self.y[..self.z]==*m.as_bytes()=>Ok(
0),_=>Err(self.be("is not a tile"))}}fn next(&mut self)->Result<(),Error>{self.bm+=1;if!self.ct()?{self.z=0;
return Err(self.be("the input ends here"));}self.bv(false)}fn bv(&mut self,df:bool)->Result<(),Error>{self.z=0;
while let Some(ah)=self.cx()?.filter(|ah|ah.is_ascii_whitespace()==df){self.am+=1;if self.z<N{self.y[self.z]=ah
;self.z+=1;}}Ok(())}#[inline(always)]fn cx(&mut self)->Result<Option<u8>,Error>{if self.am==self.aw{self.fill(
)?;}Ok(self.bh[..self.aw].get(self.am).copied())}fn fill(&mut self)->Result<(),Error>{self.am=0;self.aw=0;loop
{match self.bp.read(&mut self.bh){Err(v)if v.kind()==ErrorKind::Interrupted=>continue,read=>self.aw=read?}
return Ok(());}}fn u(&self)->Option<u64>{let mut u=0;for ah in&self.y[..self.z]{let bz=ah.wrapping_sub(b'0');
if bz>9{return None;}u=10*u+u64::from(bz);}Some(u).filter(|_|self.z<N)}fn be(&mut self,ap:&'static str)->Error
{self.ap=ap;Error(None)}fn last(&self)->(u64,u64,&[u8],&'static str){(self.av,self.bm,&self.y[..self.z],self.ap
)}}fn db(n:usize,l:&[u8])->bool{let(mut cb,mut m)=(0,0);for(e,j)in l.iter().enumerate(){cb+=l[e..].iter().filter
(|&s|s<j).count();if*j==0{m=e;}}(cb+m/n+m%n+l.len())%2==1}#[derive(Clone,Debug,PartialEq,Eq)]enum G{AC(Vec<D>)
,AM,AF}fn da(bn:fn(&mut O<Stdin>,&mut BufWriter<Stdout>)->Result<(),Error>){let mut au=O::ak(io::stdin());let
mut k=BufWriter::with_capacity(1<<16,io::stdout());let cm=bn(&mut au,&mut k);let co=k.flush().map_err(Error::
from);match cm.and(co){Err(Error(Some(v)))if v.kind()==ErrorKind::BrokenPipe=>{}Err(v)=>{let _=dg(&mut io::
stderr(),&au,&v);process::exit(1);}Ok(())=>{}}}fn dg<I:Read>(k:&mut impl Write,au:&O<I>,v:&Error)->io::Result<(
)>{match&v.0{Some(v)=>k.write_all(v.to_string().as_bytes())?,None=>{let(av,u,y,ap)=au.last();if av>0{k.write_all
(b"board ")?;bu(k,av)?;k.write_all(b", ")?;}k.write_all(b"word ")?;bu(k,u)?;k.write_all(b": ")?;if!y.is_empty(
){di(k,y)?;}k.write_all(ap.as_bytes())?;}}k.write_all(b"\n")}fn di(k:&mut impl Write,y:&[u8])->io::Result<()>{
k.write_all(b"\"")?;for&ah in y{k.write_all(&[if ah.is_ascii_graphic(){ah}else{b'?'}])?;}k.write_all(if y.len(
)==N{b"...\" "}else{b"\" "})}fn bu(k:&mut impl Write,u:u64)->io::Result<()>{if u>9{bu(k,u/10)?;}k.write_all(&[
b'0'+(u%10)as u8])}fn dh(k:&mut impl Write,bn:&G,cs:&[u8;4],cv:&str)->Result<(),Error>{match bn{G::AC(aq)=>{
for&mv in aq{k.write_all(&cs[mv as usize..][..1])?;}}G::AM|G::AF=>k.write_all(cv.as_bytes())?}Ok(k.write_all(
b"\n")?)}const E:usize=10;const A:usize=E*E;const AH:u64=1<<18;const AO:[u64;3]=[6,5,2];const W:u8=u8::MAX;
struct M{w:[usize;A],an:[usize;A],at:[u64;A],p:Vec<usize>,ab:Vec<u8>}fn t()->Vec<M>{let mut p:Vec<usize> =(0..A
).collect();let mut t=vec![];for bl in 0..2*(E-1){let mut l:Vec<usize> =p.iter().copied().filter(|&e|cj(e)==bl
).collect();while!l.is_empty(){let bi:Vec<usize> =l.drain(..cq(l.len(),p.len())).collect();t.push(M::ak(bl,&bi
,p.clone()));p.retain(|e|!bi.contains(e));}}t}fn cj(e:usize)->usize{let(cf,bx)=(e/E,e%E);2*cf.min(bx)+(bx<cf)
as usize}fn cq(bq:usize,p:usize)->usize{let mut bf=bq.min(4);while bf>1&&(bq==bf+1||bq>2&&(p as u64).pow(bf as
u32+1)>AH){bf-=1;}bf}impl M{fn ak(bl:usize,bi:&[usize],p:Vec<usize>)->Self{let(mut w,mut an,mut at)=([A;A],[0;
A],[0;A]);for(cy,&e)in p.iter().enumerate(){w[e]=cy;at[e]=AO[(cj(e)-bl).min(2)];}an[A-1]=1;at[A-1]=0;let mut x
=1;for&j in bi{x*=p.len();an[j]=x;at[j]=0;}M{w,an,at,ab:vec![W;x*p.len()],p}}fn fill(&mut self){let h=self.p.len
();let bc:usize=self.p.iter().map(|&e|self.an[e]*self.w[e]).sum();let dc=|q:&usize|self.an[self.p[q%h]]<2&&self
.ab[*q]==W;let mut bj:Vec<usize> =(bc+1-h..bc+1).filter(dc).collect();for&q in&bj{self.ab[q]=0;}let mut bo=0;
while bo<bj.len(){let q=bj[bo];bo+=1;for&mv in&D::S{let s=self.s(q,mv);if self.ab[s]==W{self.ab[s]=self.ab[q]+1;
bj.push(s);}}}}fn s(&self,q:usize,mv:D)->usize{let h=self.p.len()as u32;let(mut bk,mut x)=(q as u32,h);let m=bk
%h;let next=ce::<E,E>(self.p[m as usize],mv).map_or(A,|e|self.w[e]);if next==A{return q;}let to=next as u32;
let mut s=bk-m+to;while(x as usize)<self.ab.len(){bk/=h;if bk%h==to{s=s+m*x-to*x;}x*=h;}s as usize}}struct L{t
:Vec<M>,ba:Vec<u64>,ar:Vec<u64>,ax:Vec<(usize,D)>}struct J{h:[u8;A],d:P,ac:usize}#[derive(Clone,Copy)]struct P
{m:usize,g:usize,q:usize,aa:u8,ai:u64,hash:u64}const AI:usize=1<<12;const AB:u64=53;const AN:u64=1<<20;const AJ
:usize=80;const Z:u64=0x9E37_79B9_7F4A_7C15;impl L{fn ak()->Self{let ba=(0..A*A).map(|i|ai(i/A,i%A)).collect()
;L{t:t(),ba,ar:vec![0;1<<16],ax:vec![]}}fn bg(&mut self,n:usize,l:&[u8],az:usize)->Vec<D>{let mut r=vec![self.am
(n,l)];let(mut g,mut br,mut bd)=(0,0,AB);while r[0].d.g<self.t.len(){if r[0].d.g>g{g=r[0].d.g;br=0;bd=AB;}let
aj=self.cn(&r,bd,az);let ck=aj[0]>>46>(self.t.len()-g)as u64;if!ck{r=aj.iter().filter_map(|&ae|self.cp(&r,ae))
.collect();}br+=1;if ck||br==AJ{self.ar.fill(0);bd=AN;}}self.aq(r[0].ac)}fn am(&mut self,n:usize,l:&[u8])->J{
let e=|i:usize|(E-n)*(E+1)+i/n*E+i%n;let mut d=P{m:0,g:0,q:0,aa:0,ai:0,hash:1};let mut h=[0;A];for(i,&j)in l.iter
().enumerate(){h[e(i)]=e((j as usize+l.len()-1)%l.len())as u8;if j==0{d.m=e(i);}}d.g=self.t.iter().take_while(
|g|g.p.len()>l.len()).count();self.t[d.g..].iter_mut().for_each(M::fill);self.ca(&h,&mut d);self.ar.fill(1);
self.ax=vec![(0,D::T)];J{h,d,ac:0}}fn ca(&self,h:&[u8;A],d:&mut P){for g in&self.t[d.g..]{d.q=0;d.ai=0;for&e in
&g.p{let j=h[e]as usize;d.q+=g.an[j]*g.w[e];d.ai+=g.at[j]*self.ba[j*A+e];}d.aa=g.ab[d.q];if d.aa>0{return;}d.g
+=1;}}fn cn(&mut self,r:&[J],bd:u64,az:usize)->Vec<u64>{let mut aj=vec![u64::MAX;az];for i in 0..4*r.len(){if
let Some(d)=self.s(&r[i/4],i%4){let ae=((self.t.len()-d.g)as u64)<<46|(u64::from(d.aa)*bd+d.ai)<<14|i as u64;
let ar=&mut self.ar[(d.hash>>48)as usize];if*ar!=d.hash&&ae<aj[az-1]{aj.pop();aj.insert(aj.partition_point(|&cw
|cw<ae),ae);}*ar=d.hash;}}aj}fn cp(&mut self,r:&[J],ae:u64)->Option<J>{let al=r.get(ae as usize/4%AI)?;let d=self
.s(al,ae as usize%4)?;let mut h=al.h;h.swap(al.d.m,d.m);self.ax.push((al.ac,D::S[ae as usize%4]));Some(J{h,d,
ac:self.ax.len()-1})}#[inline(always)]fn s(&self,al:&J,mv:usize)->Option<P>{let mut d=al.d;let g=&self.t[d.g];
let(from,to)=(ce::<E,E>(d.m,D::S[mv])?,d.m);if g.w[from]==A{return None;}let j=al.h[from]as usize;let(x,cl)=(g
.an[j],g.at[j]);d.m=from;d.q+=g.w[from]+x*g.w[to];d.q-=g.w[to]+x*g.w[from];d.ai+=cl*self.ba[j*A+to];d.ai-=cl*self
.ba[j*A+from];d.hash^=cc(j*A+from)^cc(j*A+to);d.aa=g.ab[d.q];if d.aa==0{let mut h=al.h;h.swap(from,to);self.ca
(&h,&mut d);}Some(d)}fn aq(&self,mut ac:usize)->Vec<D>{let mut aq=vec![];while ac>0{aq.push(self.ax[ac].1);ac=self
.ax[ac].0;}aq.reverse();aq}}impl Default for L{fn default()->Self{L::ak()}}fn ai(bc:usize,e:usize)->u64{let bw
=|a:usize,b:usize|a.max(b)-a.min(b);let(cg,by)=(bw(bc/E,e/E),bw(bc%E,e%E));let aa=cg.max(by)+cg+by;(aa*(aa+2))
as u64}fn cc(i:usize)->u64{let cd=(i as u64).wrapping_mul(Z);(cd^cd>>29).wrapping_mul(Z)}#[derive(Default)]
struct U;impl U{fn bg(&mut self,_:usize,_:&[u8])->Option<G>{None}}struct V{ci:U,r:L,ao:u64,bt:u64}const AP:u64
=2_000_000;impl V{fn ak(ao:u64)->Self{V{ci:U::default(),r:L::ak(),ao,bt:AP}}fn bg(&mut self,n:usize,l:&[u8])->G
{if!db(n,l){return G::AF;}let ch=self.bt/self.ao;self.ao-=1;self.bt-=ch;self.ci.bg(n,l).unwrap_or_else(||{let
az=(ch as usize/n.pow(3)).clamp(2,1000);G::AC(self.r.bg(n,l,az))})}}
