// SPOJ SOLVING: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: cargo run --release --bin bundle -- spoj_solving --short --minify --rename
#![allow(dead_code)]use std::io::{self,BufWriter,ErrorKind,Read,Stdin,Stdout,Write};use std::{mem,process};fn
main(){db(|w,h|{let aq=w.count()?;let mut de=S::new(aq);for _ in 0..aq{let(g,k)=w.dd(3,10,"0")?;di(h,&de.be(g,
&k),b"DLRU","-1")?;}Ok(())});}#[derive(Clone,Copy,Debug,PartialEq,Eq,PartialOrd,Ord,Hash)]enum D{W,AA,AD,Up}
impl D{const T:[D;4]=[D::W,D::AA,D::AD,D::Up];#[inline(always)]const fn cw(self,af:usize)->usize{match self{D
::W=>af,D::AA=>usize::MAX,D::AD=>1,D::Up=>af.wrapping_neg()}}}#[derive(Debug)]struct Error(Option<io::Error>);
impl From<io::Error>for Error{fn from(aa:io::Error)->Self{Error(Some(aa))}}struct O<I>{bn:I,bg:Vec<u8>,al:usize
,aw:usize,ao:[u8;N],ac:usize,bf:u64,bk:u64,ar:&'static str}const N:usize=19;impl<I:Read>O<I>{fn new(bn:I)->Self
{let bg=vec![0;1<<16];O{bn,bg,al:0,aw:0,ao:[0;N],ac:0,bf:0,bk:0,ar:""}}fn count(&mut self)->Result<u64,Error>{
self.next()?;match self.p(){Some(count)=>Ok(count),None=>Err(self.bd("is not a number of boards"))}}fn cl(&mut
self){self.bf+=1;self.bk=0;}fn dd(&mut self,u:u64,bb:u64,l:&str)->Result<(usize,Vec<usize>),Error>{self.cl();
let g=self.g(u,bb)?;Ok((g,self.da(g*g,l)?))}fn g(&mut self,u:u64,bb:u64)->Result<usize,Error>{self.dg(u,bb,
"is not an allowed side")}fn dg(&mut self,u:u64,bb:u64,ar:&'static str)->Result<usize,Error>{self.next()?;
match self.p().filter(|&p|u<=p&&p<=bb){Some(p)=>Ok(p as usize),None=>Err(self.bd(ar))}}fn da(&mut self,f:usize
,l:&str)->Result<Vec<usize>,Error>{let(mut k,mut ad)=(Vec::new(),vec![false;f]);while k.len()<f{self.next()?;
let e=self.e(l,f)?as usize;if mem::replace(&mut ad[e],true){return Err(self.bd("appears twice"));}k.push(e);}
Ok(k)}fn e(&mut self,l:&str,f:usize)->Result<u64,Error>{match self.p(){Some(0)if l=="0"=>Ok(0),Some(e)if 0<e&&e
<f as u64=>Ok(e),None if self.ao[..self.ac]==*l.as_bytes()=>Ok(0),_=>Err(self.bd("is not a tile"))}}fn next(&mut
self)->Result<(),Error>{self.bk+=1;self.bs(true)?;if self.al==self.aw{self.ac=0;return Err(self.bd(
"the input ends here"));}self.bs(false)}fn bs(&mut self,ch:bool)->Result<(),Error>{self.ac=0;while let Some(ai
)=self.cx()?.filter(|ai|ai.is_ascii_whitespace()==ch){if self.ac==N{break;}self.al+=1;self.ao[self.ac]=ai;self
.ac+=usize::from(!ch);}Ok(())}#[inline(always)]fn cx(&mut self)->Result<Option<u8>,Error>{if self.al==self.aw{
self.cn()?;}Ok(self.bg[..self.aw].get(self.al).copied())}fn cn(&mut self)->Result<(),Error>{self.al=0;self.aw=0;
self.aw=loop{match self.bn.read(&mut self.bg){Err(aa)if aa.kind()==ErrorKind::Interrupted=>{}read=>break read?}
};Ok(())}fn p(&self)->Option<u64>{let mut p=0;for ai in&self.ao[..self.ac]{let bw=ai.wrapping_sub(b'0');if bw>9{
return None;}p=10*p+u64::from(bw);}Some(p).filter(|_|self.ac<N)}fn bd(&mut self,ar:&'static str)->Error{self.ar
=ar;Error(None)}}fn dc(af:usize,k:&[usize])->bool{let f=k.len();if af==1||af==f{return k.iter().filter(|&&e|e>0)
.copied().eq(1..f);}let mut k=k.to_vec();let l=k.iter().take_while(|&&e|e>0).count();let mut bo=(l/af+l%af+f/af
+af)%2==1;for q in 0..f{while k[q]!=(q+1)%f{let ab=(k[q]+f-1)%f;k.swap(q,ab);bo=!bo;}}!bo}#[derive(Clone,Debug
,PartialEq,Eq)]enum G{AB(Vec<D>),AQ,AE}fn db(bl:fn(&mut O<Stdin>,&mut BufWriter<Stdout>)->Result<(),Error>){
let mut w=O::new(io::stdin());let mut h=BufWriter::with_capacity(1<<16,io::stdout());let cj=bl(&mut w,&mut h);
let co=h.flush().map_err(Error::from);match cj.and(co){Err(Error(Some(aa)))if aa.kind()==ErrorKind::BrokenPipe
=>{}Err(aa)=>{let _=dh(&mut io::stderr(),&w,&aa);process::exit(1);}Ok(())=>{}}}fn dh<I:Read>(h:&mut impl Write
,w:&O<I>,aa:&Error)->io::Result<()>{match&aa.0{Some(aa)=>h.write_all(aa.to_string().as_bytes())?,None=>{if w.bf
>0{h.write_all(b"board ")?;br(h,w.bf)?;h.write_all(b", ")?;}h.write_all(b"word ")?;br(h,w.bk)?;h.write_all(
b": ")?;if w.ac>0{dj(h,&w.ao[..w.ac])?;}h.write_all(w.ar.as_bytes())?;}}h.write_all(b"\n")}fn dj(h:&mut impl
Write,ao:&[u8])->io::Result<()>{h.write_all(b"\"")?;for&ai in ao{h.write_all(&[if ai.is_ascii_graphic(){ai}
else{b'?'}])?;}if ao.len()==N{h.write_all(b"...")?;}h.write_all(b"\" ")}fn br(h:&mut impl Write,p:u64)->io::
Result<()>{if p>9{br(h,p/10)?;}h.write_all(&[b'0'+(p%10)as u8])}fn di(h:&mut impl Write,bl:&G,cr:&[u8;4],cv:&str
)->Result<(),Error>{match bl{G::AB(ak)=>{for&m in ak{h.write_all(&cr[m as usize..][..1])?;}}G::AQ|G::AE=>h.write_all
(cv.as_bytes())?}Ok(h.write_all(b"\n")?)}const B:usize=10;const C:usize=B*B;const H:usize=C;struct M{g:usize,o
:[[usize;C+1];2],bc:[[usize;4];C],az:[usize;C+1],av:Vec<[u16;C]>,aj:[usize;C],last:usize,ah:usize,u:usize,ad:Vec
<(u64,usize)>,ay:Vec<usize>}#[derive(Clone,Copy)]struct F{f:[[u8;C];2],l:usize,bp:usize,r:usize,ax:usize,n:usize
,hash:u64,t:usize}struct Q{m:usize,n:usize,next:usize}const AR:usize=6;const AK:usize=5;const AH:usize=4;const
Z:usize=26;const AG:usize=4;const AL:usize=16;const AJ:usize=12;const AN:usize=1000;const AM:usize=10;const U:usize
=1<<9;const AI:usize=16;const J:usize=usize::MAX;const Y:u64=0x9E37_79B9_7F4A_7C15;impl M{fn new()->Self{M{g:0,
o:[[H;C+1];2],bc:[[H;4];C],az:[J;C+1],av:vec![[0;C];C],aj:[0;C],last:0,ah:0,u:0,ad:vec![],ay:vec![]}}fn be(&mut
self,g:usize,k:&[usize],an:usize)->Vec<D>{for ck in 0..AH{self.cc(g,0);if let Some(t)=self.cd(k,an<<ck,4*k.len
()*g){return self.ak(t);}}self.cc(g,1);let t=self.cd(k,J,J).expect("breadth-first search finds an answer");
self.ak(t)}fn cc(&mut self,g:usize,ah:usize){self.ad=vec![(0,0);1<<(13+7*ah)];self.ay=vec![0];self.g=g;self.ah
=ah;self.u=0;let last=if g>AR{2*(g-AK)}else{0};for e in 0..C{let(v,z)=(e/B,e%B);let cq=[v+1<g,z>0,z+1<g,v>0];
for&m in&D::T{let to=e.wrapping_add(m.cw(B));self.bc[e][m as usize]=if cq[m as usize]{to}else{H};}self.o[0][e]
=e;self.o[1][e]=z*B+v;let bj=2*v.min(z)+(z<v)as usize;self.az[e]=if ah>0{bj*B+v.max(z)}else{bj.min(last)};let
cp=bj<last&&(v==z||v.max(z)+2>=g);let cg=Z+AG*(last-bj.min(last))+AL*cp as usize;self.aj[e]=AJ*cg;for(q,bh)in
self.av[e].iter_mut().enumerate(){let bx=bu(v,q/B)+bu(z,q%B);*bh=(cg*bx*(bx+2))as u16;}}self.last=self.az[(g-1)
*(B+1)];}fn cd(&mut self,k:&[usize],an:usize,cs:usize)->Option<usize>{let mut x=vec![self.al(k)];for _ in 0..cs
{if let Some(d)=x.iter().find(|d|d.ax==0){return Some(d.t);}x=self.ap(&x,self.ae(&x),an);}None}fn al(&mut self
,k:&[usize])->F{let f=[[H as u8;C];2];let mut d=F{f,l:0,bp:H,r:J,ax:0,n:1<<30,hash:0,t:0};for(i,&e)in k.iter()
.enumerate(){let q=|i:usize|i/self.g*B+i%self.g;if e==0{d.l=q(i);}else{for(o,f)in self.o.iter().zip(&mut d.f){
f[o[q(i)]]=o[q(e-1)]as u8;}}}self.by(&mut d);d}fn by(&mut self,d:&mut F){while d.ax==0&&d.r!=self.last{d.r=d.r
.wrapping_add(1);self.u=self.u.max(d.r*self.ah);d.n-=AN;d.hash=bi(H).wrapping_mul(d.l as u64);for q in 0..C{
let e=d.f[0][q]as usize;if self.bm(d.r,e){d.ax+=(e!=q)as usize;d.hash=d.hash.wrapping_add(bi(e).wrapping_mul(q
as u64));}}}}fn bm(&self,r:usize,e:usize)->bool{r<=self.az[e]&&self.az[e]<=r+self.ah}fn ae(&self,x:&[F])->Vec<Q
>{let mut ae=Vec::with_capacity(4*x.len());for(i,d)in x.iter().enumerate(){for(m,&from)in self.bc[d.l].iter().enumerate
(){if from<H&&from!=d.bp&&self.u<=d.r&&d.r<=self.az[from]{ae.push(Q{m:4*i+m,n:self.n(d,m%3,from),next:J});}}}
ae}#[inline(always)]fn n(&self,d:&F,ci:usize,from:usize)->usize{let e=d.f[0][from]as usize;let av=&self.av[e];
let n=d.n+av[d.l]as usize-av[from]as usize;let bt=(ci>0)as usize;let(f,o)=(&d.f[bt],&self.o[bt]);let(ab,from,
to)=(o[e],o[from],o[d.l]);let bz=to/B==ab/B;if!bz&&from/B!=ab/B{return n;}let bh=self.aj[e]*aj(f,ab,to%B);if bz
{n+bh}else{n-bh}}fn ap(&mut self,x:&[F],mut ae:Vec<Q>,an:usize)->Vec<F>{let u=ae.iter().map(|y|y.n).min().unwrap_or
(0);let mut bv=[J;U];for(i,y)in ae.iter_mut().enumerate(){let au=&mut bv[((y.n-u)/AI).min(U-1)];y.next=*au;*au
=i;}let mut ap=Vec::with_capacity(ae.len().min(an));for&au in bv.iter().filter(|&&au|au!=J){let mut i=au;while
i!=J{if ap.len()==an{return ap;}let y=&ae[i];i=y.next;let d=&x[y.m/4];let hash=self.hash(d,y.m%4);let ct=AM*(Z
+AG*(self.last-d.r));let index=(hash>>44)as usize&(self.ad.len()-1);let ad=&mut self.ad[index];if ad.0!=hash||y
.n+ct<ad.1{*ad=(hash,y.n);ap.push(F{n:y.n,hash,..*d});self.cy(ap.last_mut().unwrap(),y.m%4);}}}ap}#[inline(
always)]fn hash(&self,d:&F,m:usize)->u64{let from=self.bc[d.l][m];let e=d.f[0][from]as usize;let cm=if self.bm
(d.r,e){bi(e)}else{0}.wrapping_sub(bi(H));d.hash.wrapping_add(cm.wrapping_mul((d.l as u64).wrapping_sub(from as
u64)))}#[inline(always)]fn cy(&mut self,d:&mut F,m:usize){let(from,to)=(self.bc[d.l][m],d.l);let e=d.f[0][from
]as usize;for(o,f)in self.o.iter().zip(&mut d.f){f.swap(o[from],o[to]);}d.bp=to;d.l=from;self.ay.push(4*d.t+m)
;d.t=self.ay.len()-1;if self.bm(d.r,e){d.ax=d.ax+(from==e)as usize-(to==e)as usize;self.by(d);}}fn ak(&self,
mut t:usize)->Vec<D>{let mut ak=vec![];while t>0{ak.push(D::T[self.ay[t]%4]);t=self.ay[t]/4;}ak.reverse();ak}}
impl Default for M{fn default()->Self{M::new()}}#[inline(always)]fn aj(f:&[u8;C],ab:usize,z:usize)->usize{let(
v,ab)=(ab-ab%B,ab%B);let mut aj=0;for(i,cb)in f[v..v+B].iter().map(|&e|e.wrapping_sub(v as u8)).enumerate(){aj
+=(cb<B as u8)as u8&((cb<ab as u8)!=(i<z))as u8;}aj as usize}fn bu(a:usize,b:usize)->usize{a.max(b)-a.min(b)}#[
inline(always)]fn bi(i:usize)->u64{let ca=(i as u64+1).wrapping_mul(Y);(ca^ca>>29).wrapping_mul(Y)}#[derive(
Default)]struct R;impl R{fn be(&mut self,_:usize,_:&[usize])->Option<G>{None}}struct S{cf:R,x:M,aq:u64,bq:u64}
const AS:u64=65_000_000;impl S{fn new(aq:u64)->Self{S{cf:R::default(),x:M::new(),aq,bq:AS}}fn be(&mut self,g:usize
,k:&[usize])->G{if!dc(g,k){return G::AE;}let ce=self.bq/self.aq;self.aq-=1;self.bq-=ce;self.cf.be(g,k).unwrap_or_else
(||{let an=(ce as usize/g.pow(4)).clamp(2,8000);G::AB(self.x.be(g,k,an))})}}
