// spoj_solving, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- spoj_solving --short --minify --rename
#![allow(dead_code)]use std::io::{self,BufWriter,ErrorKind,Read,Stdin,Stdout,Write};use std::process;fn main()
{db(|u,k|{let ap=u.count()?;let mut df=V::ak(ap);for _ in 0..ap{let(n,l)=u.de(3,10,"0")?;di(k,&df.be(n,&l),
b"DLRU","-1")?;}Ok(())});}#[derive(Clone,Copy,Debug,PartialEq,Eq,PartialOrd,Ord,Hash)]enum D{T,AA,AE,Up}impl D
{const S:[D;4]=[D::T,D::AA,D::AE,D::Up];}#[inline(always)]const fn ce<const R:usize,const C:usize>(e:usize,mv:D
)->Option<usize>{match mv{D::T if e/C+1<R=>Some(e+C),D::AA if e%C>0=>Some(e-1),D::AE if e%C+1<C=>Some(e+1),D::
Up if e/C>0=>Some(e-C),_=>None}}#[derive(Debug)]struct Error(Option<io::Error>);impl From<io::Error>for Error{
fn from(v:io::Error)->Self{Error(Some(v))}}struct O<I>{bp:I,bh:Vec<u8>,am:usize,au:usize,ao:[u8;N],w:usize,bg:u64
,bm:u64,ay:&'static str}const N:usize=19;impl<I:Read>O<I>{fn ak(bp:I)->Self{let bh=vec![0;1<<16];O{bp,bh,am:0,
au:0,ao:[0;N],w:0,bg:0,bm:0,ay:""}}fn cu(&mut self)->Result<bool,Error>{self.bv(true)?;Ok(self.am<self.au)}fn
count(&mut self)->Result<u64,Error>{self.next()?;match self.x(){Some(count)=>Ok(count),None=>Err(self.bc(
"is not a number of boards"))}}fn cn(&mut self){self.bg+=1;self.bm=0;}fn de(&mut self,cs:u64,cv:u64,m:&str)->Result
<(usize,Vec<u8>),Error>{self.cn();self.next()?;match self.x().filter(|&n|cs<=n&&n<=cv){Some(n)=>Ok((n as usize
,self.da((n*n)as usize,m)?)),None=>Err(self.bc("is not an allowed side"))}}fn da(&mut self,h:usize,m:&str)->Result
<Vec<u8>,Error>{let mut l=Vec::with_capacity(h);while l.len()<h{self.next()?;let j=self.j(m,h)?as u8;if l.contains
(&j){return Err(self.bc("appears twice"));}l.push(j);}Ok(l)}fn j(&mut self,m:&str,h:usize)->Result<u64,Error>{
match self.x(){Some(0)if m=="0"=>Ok(0),Some(j)if 0<j&&j<h as u64=>Ok(j),None if self.ao[..self.w]==*m.as_bytes
()=>Ok(0),_=>Err(self.bc("is not a tile"))}}fn next(&mut self)->Result<(),Error>{self.bm+=1;if!self.cu()?{self
.w=0;return Err(self.bc("the input ends here"));}self.bv(false)}fn bv(&mut self,dg:bool)->Result<(),Error>{
self.w=0;while let Some(ah)=self.cy()?.filter(|ah|ah.is_ascii_whitespace()==dg){self.am+=1;if self.w<N{self.ao
[self.w]=ah;self.w+=1;}}Ok(())}#[inline(always)]fn cy(&mut self)->Result<Option<u8>,Error>{if self.am==self.au
{self.fill()?;}Ok(self.bh[..self.au].get(self.am).copied())}fn fill(&mut self)->Result<(),Error>{self.am=0;
self.au=0;self.au=loop{match self.bp.read(&mut self.bh){Err(v)if v.kind()==ErrorKind::Interrupted=>{}read=>
break read?}};Ok(())}fn x(&self)->Option<u64>{let mut x=0;for ah in&self.ao[..self.w]{let bz=ah.wrapping_sub(
b'0');if bz>9{return None;}x=10*x+u64::from(bz);}Some(x).filter(|_|self.w<N)}fn bc(&mut self,ay:&'static str)
->Error{self.ay=ay;Error(None)}}fn dc(n:usize,l:&[u8])->bool{let(mut cb,mut m)=(0,0);for(e,j)in l.iter().enumerate
(){cb+=l[e..].iter().filter(|&s|s<j).count();if*j==0{m=e;}}(cb+m/n+m%n+l.len())%2==1}#[derive(Clone,Debug,
PartialEq,Eq)]enum G{AC(Vec<D>),AM,AF}fn db(bn:fn(&mut O<Stdin>,&mut BufWriter<Stdout>)->Result<(),Error>){let
mut u=O::ak(io::stdin());let mut k=BufWriter::with_capacity(1<<16,io::stdout());let cm=bn(&mut u,&mut k);let cp
=k.flush().map_err(Error::from);match cm.and(cp){Err(Error(Some(v)))if v.kind()==ErrorKind::BrokenPipe=>{}Err(
v)=>{let _=dh(&mut io::stderr(),&u,&v);process::exit(1);}Ok(())=>{}}}fn dh<I:Read>(k:&mut impl Write,u:&O<I>,v
:&Error)->io::Result<()>{match&v.0{Some(v)=>k.write_all(v.to_string().as_bytes())?,None=>{if u.bg>0{k.write_all
(b"board ")?;bu(k,u.bg)?;k.write_all(b", ")?;}k.write_all(b"word ")?;bu(k,u.bm)?;k.write_all(b": ")?;if u.w>0{
dj(k,&u.ao[..u.w])?;}k.write_all(u.ay.as_bytes())?;}}k.write_all(b"\n")}fn dj(k:&mut impl Write,ao:&[u8])->io
::Result<()>{k.write_all(b"\"")?;for&ah in ao{k.write_all(&[if ah.is_ascii_graphic(){ah}else{b'?'}])?;}if ao.len
()==N{k.write_all(b"...")?;}k.write_all(b"\" ")}fn bu(k:&mut impl Write,x:u64)->io::Result<()>{if x>9{bu(k,x/10)
?;}k.write_all(&[b'0'+(x%10)as u8])}fn di(k:&mut impl Write,bn:&G,ct:&[u8;4],cw:&str)->Result<(),Error>{match
bn{G::AC(aq)=>{for&mv in aq{k.write_all(&ct[mv as usize..][..1])?;}}G::AM|G::AF=>k.write_all(cw.as_bytes())?}
Ok(k.write_all(b"\n")?)}const E:usize=10;const A:usize=E*E;const AH:u64=1<<18;const AO:[u64;3]=[6,5,2];const W
:u8=u8::MAX;struct M{y:[usize;A],an:[usize;A],at:[u64;A],p:Vec<usize>,ab:Vec<u8>}fn t()->Vec<M>{let mut p:Vec<usize
> =(0..A).collect();let mut t=vec![];for bl in 0..2*(E-1){let mut l:Vec<usize> =p.iter().copied().filter(|&e|cj
(e)==bl).collect();while!l.is_empty(){let bi:Vec<usize> =l.drain(..cr(l.len(),p.len())).collect();t.push(M::ak
(bl,&bi,p.clone()));p.retain(|e|!bi.contains(e));}}t}fn cj(e:usize)->usize{let(cf,bx)=(e/E,e%E);2*cf.min(bx)+(
bx<cf)as usize}fn cr(bq:usize,p:usize)->usize{let mut bd=bq.min(4);while bd>1&&(bq==bd+1||bq>2&&(p as u64).pow
(bd as u32+1)>AH){bd-=1;}bd}impl M{fn ak(bl:usize,bi:&[usize],p:Vec<usize>)->Self{let(mut y,mut an,mut at)=([A
;A],[0;A],[0;A]);for(cz,&e)in p.iter().enumerate(){y[e]=cz;at[e]=AO[(cj(e)-bl).min(2)];}an[A-1]=1;at[A-1]=0;
let mut z=1;for&j in bi{z*=p.len();an[j]=z;at[j]=0;}M{y,an,at,ab:vec![W;z*p.len()],p}}fn fill(&mut self){let h
=self.p.len();let ba:usize=self.p.iter().map(|&e|self.an[e]*self.y[e]).sum();let dd=|q:&usize|self.an[self.p[q
%h]]<2&&self.ab[*q]==W;let mut bj:Vec<usize> =(ba+1-h..ba+1).filter(dd).collect();for&q in&bj{self.ab[q]=0;}
let mut bo=0;while bo<bj.len(){let q=bj[bo];bo+=1;for&mv in&D::S{let s=self.s(q,mv);if self.ab[s]==W{self.ab[s
]=self.ab[q]+1;bj.push(s);}}}}fn s(&self,q:usize,mv:D)->usize{let h=self.p.len()as u32;let(mut bk,mut z)=(q as
u32,h);let m=bk%h;let next=ce::<E,E>(self.p[m as usize],mv).map_or(A,|e|self.y[e]);if next==A{return q;}let to
=next as u32;let mut s=bk-m+to;while(z as usize)<self.ab.len(){bk/=h;if bk%h==to{s=s+m*z-to*z;}z*=h;}s as usize
}}struct L{t:Vec<M>,ax:Vec<u64>,ar:Vec<u64>,av:Vec<(usize,D)>}struct J{h:[u8;A],d:P,ac:usize}#[derive(Clone,
Copy)]struct P{m:usize,g:usize,q:usize,aa:u8,ai:u64,hash:u64}const AI:usize=1<<12;const AB:u64=53;const AN:u64
=1<<20;const AJ:usize=80;const Z:u64=0x9E37_79B9_7F4A_7C15;impl L{fn ak()->Self{let ax=(0..A*A).map(|i|ai(i/A,
i%A)).collect();L{t:t(),ax,ar:vec![0;1<<16],av:vec![]}}fn be(&mut self,n:usize,l:&[u8],aw:usize)->Vec<D>{let
mut r=vec![self.am(n,l)];let(mut g,mut br,mut bb)=(0,0,AB);while r[0].d.g<self.t.len(){if r[0].d.g>g{g=r[0].d.g
;br=0;bb=AB;}let aj=self.co(&r,bb,aw);let ck=aj[0]>>46>(self.t.len()-g)as u64;if!ck{r=aj.iter().filter_map(|&ae
|self.cq(&r,ae)).collect();}br+=1;if ck||br==AJ{self.ar.fill(0);bb=AN;}}self.aq(r[0].ac)}fn am(&mut self,n:usize
,l:&[u8])->J{let e=|i:usize|(E-n)*(E+1)+i/n*E+i%n;let mut d=P{m:0,g:0,q:0,aa:0,ai:0,hash:1};let mut h=[0;A];
for(i,&j)in l.iter().enumerate(){h[e(i)]=e((j as usize+l.len()-1)%l.len())as u8;if j==0{d.m=e(i);}}d.g=self.t.iter
().take_while(|g|g.p.len()>l.len()).count();self.t[d.g..].iter_mut().for_each(M::fill);self.ca(&h,&mut d);self
.ar.fill(1);self.av=vec![(0,D::T)];J{h,d,ac:0}}fn ca(&self,h:&[u8;A],d:&mut P){for g in&self.t[d.g..]{d.q=0;d.ai
=0;for&e in&g.p{let j=h[e]as usize;d.q+=g.an[j]*g.y[e];d.ai+=g.at[j]*self.ax[j*A+e];}d.aa=g.ab[d.q];if d.aa>0{
return;}d.g+=1;}}fn co(&mut self,r:&[J],bb:u64,aw:usize)->Vec<u64>{let mut aj=vec![u64::MAX;aw];for i in 0..4*r
.len(){if let Some(d)=self.s(&r[i/4],i%4){let ae=((self.t.len()-d.g)as u64)<<46|(u64::from(d.aa)*bb+d.ai)<<14|i
as u64;let ar=&mut self.ar[(d.hash>>48)as usize];if*ar!=d.hash&&ae<aj[aw-1]{aj.pop();aj.insert(aj.partition_point
(|&cx|cx<ae),ae);}*ar=d.hash;}}aj}fn cq(&mut self,r:&[J],ae:u64)->Option<J>{let al=r.get(ae as usize/4%AI)?;
let d=self.s(al,ae as usize%4)?;let mut h=al.h;h.swap(al.d.m,d.m);self.av.push((al.ac,D::S[ae as usize%4]));
Some(J{h,d,ac:self.av.len()-1})}#[inline(always)]fn s(&self,al:&J,mv:usize)->Option<P>{let mut d=al.d;let g=&self
.t[d.g];let(from,to)=(ce::<E,E>(d.m,D::S[mv])?,d.m);if g.y[from]==A{return None;}let j=al.h[from]as usize;let(
z,cl)=(g.an[j],g.at[j]);d.m=from;d.q+=g.y[from]+z*g.y[to];d.q-=g.y[to]+z*g.y[from];d.ai+=cl*self.ax[j*A+to];d.ai
-=cl*self.ax[j*A+from];d.hash^=cc(j*A+from)^cc(j*A+to);d.aa=g.ab[d.q];if d.aa==0{let mut h=al.h;h.swap(from,to
);self.ca(&h,&mut d);}Some(d)}fn aq(&self,mut ac:usize)->Vec<D>{let mut aq=vec![];while ac>0{aq.push(self.av[
ac].1);ac=self.av[ac].0;}aq.reverse();aq}}impl Default for L{fn default()->Self{L::ak()}}fn ai(ba:usize,e:usize
)->u64{let bw=|a:usize,b:usize|a.max(b)-a.min(b);let(cg,by)=(bw(ba/E,e/E),bw(ba%E,e%E));let aa=cg.max(by)+cg+by
;(aa*(aa+2))as u64}fn cc(i:usize)->u64{let cd=(i as u64).wrapping_mul(Z);(cd^cd>>29).wrapping_mul(Z)}#[derive(
Default)]struct U;impl U{fn be(&mut self,_:usize,_:&[u8])->Option<G>{None}}struct V{ci:U,r:L,ap:u64,bt:u64}
const AP:u64=2_000_000;impl V{fn ak(ap:u64)->Self{V{ci:U::default(),r:L::ak(),ap,bt:AP}}fn be(&mut self,n:usize
,l:&[u8])->G{if!dc(n,l){return G::AF;}let ch=self.bt/self.ap;self.ap-=1;self.bt-=ch;self.ci.be(n,l).unwrap_or_else
(||{let aw=(ch as usize/n.pow(3)).clamp(2,1000);G::AC(self.r.be(n,l,aw))})}}
