// SPOJ SOLVING: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: cargo run --release --bin bundle -- spoj_solving --short --minify --rename
#![allow(dead_code)]use std::io::{self,BufWriter,ErrorKind,Read,Stdin,Stdout,Write};use std::{mem,process};fn
main(){da(|t,g|{let ah=t.count()?;let mut dd=T::new(ah);for _ in 0..ah{let(f,j)=t.dc(3,10,"0")?;di(g,&dd.bb(f,
&j),b"DLRU","-1")?;}Ok(())});}#[derive(Clone,Copy,Debug,PartialEq,Eq,PartialOrd,Ord,Hash)]enum B{Y,AC,AF,Up}
impl B{const U:[B;4]=[B::Y,B::AC,B::AF,B::Up];#[inline(always)]const fn cv(self,z:usize)->usize{match self{B::
Y=>z,B::AC=>usize::MAX,B::AF=>1,B::Up=>z.wrapping_neg()}}}#[derive(Debug)]struct Error(Option<io::Error>);impl
From<io::Error>for Error{fn from(u:io::Error)->Self{Error(Some(u))}}struct O<I>{bm:I,bf:Vec<u8>,ae:usize,au:usize
,af:[u8;N],v:usize,bd:u64,bh:u64,ai:&'static str}const N:usize=19;impl<I:Read>O<I>{fn new(bm:I)->Self{let bf=vec
![0;1<<16];O{bm,bf,ae:0,au:0,af:[0;N],v:0,bd:0,bh:0,ai:""}}fn count(&mut self)->Result<u64,Error>{self.next()?;
match self.q(){Some(count)=>Ok(count),None=>Err(self.ba("is not a number of boards"))}}fn ch(&mut self){self.bd
+=1;self.bh=0;}fn dc(&mut self,aj:u64,az:u64,m:&str)->Result<(usize,Vec<usize>),Error>{self.ch();let f=self.f(
aj,az)?;Ok((f,self.cz(f*f,m)?))}fn f(&mut self,aj:u64,az:u64)->Result<usize,Error>{self.dg(aj,az,
"is not an allowed side")}fn dg(&mut self,aj:u64,az:u64,ai:&'static str)->Result<usize,Error>{self.next()?;
match self.q().filter(|&q|aj<=q&&q<=az){Some(q)=>Ok(q as usize),None=>Err(self.ba(ai))}}fn cz(&mut self,k:usize
,m:&str)->Result<Vec<usize>,Error>{let(mut j,mut x)=(Vec::new(),vec![false;k]);while j.len()<k{self.next()?;
let d=self.d(m,k)?as usize;if mem::replace(&mut x[d],true){return Err(self.ba("appears twice"));}j.push(d);}Ok
(j)}fn d(&mut self,m:&str,k:usize)->Result<u64,Error>{match self.q(){Some(0)if m=="0"=>Ok(0),Some(d)if 0<d&&d<k
as u64=>Ok(d),None if self.af[..self.v]==*m.as_bytes()=>Ok(0),_=>Err(self.ba("is not a tile"))}}fn next(&mut
self)->Result<(),Error>{self.bh+=1;self.bs(true)?;if self.ae==self.au{self.v=0;return Err(self.ba(
"the input ends here"));}self.bs(false)}fn bs(&mut self,ce:bool)->Result<(),Error>{self.v=0;while let Some(ac)
=self.cw()?.filter(|ac|ac.is_ascii_whitespace()==ce){if self.v==N{break;}self.ae+=1;self.af[self.v]=ac;self.v+=usize
::from(!ce);}Ok(())}#[inline(always)]fn cw(&mut self)->Result<Option<u8>,Error>{if self.ae==self.au{self.ck()?;
}Ok(self.bf[..self.au].get(self.ae).copied())}fn ck(&mut self)->Result<(),Error>{self.ae=0;self.au=0;self.au=loop
{match self.bm.read(&mut self.bf){Err(u)if u.kind()==ErrorKind::Interrupted=>{}read=>break read?}};Ok(())}fn q
(&self)->Option<u64>{let mut q=0;for ac in&self.af[..self.v]{let bw=ac.wrapping_sub(b'0');if bw>9{return None;
}q=10*q+u64::from(bw);}Some(q).filter(|_|self.v<N)}fn ba(&mut self,ai:&'static str)->Error{self.ai=ai;Error(
None)}}fn db(z:usize,j:&[usize])->bool{let k=j.len();if z==1||z==k{return j.iter().filter(|&&d|d>0).copied().eq
(1..k);}let mut j=j.to_vec();let m=j.iter().take_while(|&&d|d>0).count();let mut bn=(m/z+m%z+k/z+z)%2==1;for o
in 0..k{while j[o]!=(o+1)%k{let cn=(j[o]+k-1)%k;j.swap(o,cn);bn=!bn;}}!bn}#[derive(Clone,Debug,PartialEq,Eq)]
enum G{AD(Vec<B>),AN,AG}fn da(bi:fn(&mut O<Stdin>,&mut BufWriter<Stdout>)->Result<(),Error>){let mut t=O::new(
io::stdin());let mut g=BufWriter::with_capacity(1<<16,io::stdout());let cf=bi(&mut t,&mut g);let cm=g.flush().map_err
(Error::from);match cf.and(cm){Err(Error(Some(u)))if u.kind()==ErrorKind::BrokenPipe=>{}Err(u)=>{let _=dh(&mut
io::stderr(),&t,&u);process::exit(1);}Ok(())=>{}}}fn dh<I:Read>(g:&mut impl Write,t:&O<I>,u:&Error)->io::
Result<()>{match&u.0{Some(u)=>g.write_all(u.to_string().as_bytes())?,None=>{if t.bd>0{g.write_all(b"board ")?;
br(g,t.bd)?;g.write_all(b", ")?;}g.write_all(b"word ")?;br(g,t.bh)?;g.write_all(b": ")?;if t.v>0{dj(g,&t.af[..t
.v])?;}g.write_all(t.ai.as_bytes())?;}}g.write_all(b"\n")}fn dj(g:&mut impl Write,af:&[u8])->io::Result<()>{g.write_all
(b"\"")?;for&ac in af{g.write_all(&[if ac.is_ascii_graphic(){ac}else{b'?'}])?;}if af.len()==N{g.write_all(
b"...")?;}g.write_all(b"\" ")}fn br(g:&mut impl Write,q:u64)->io::Result<()>{if q>9{br(g,q/10)?;}g.write_all(&[
b'0'+(q%10)as u8])}fn di(g:&mut impl Write,bi:&G,cp:&[u8;4],cu:&str)->Result<(),Error>{match bi{G::AD(ad)=>{
for&s in ad{g.write_all(&cp[s as usize..][..1])?;}}G::AN|G::AG=>g.write_all(cu.as_bytes())?}Ok(g.write_all(
b"\n")?)}const R:usize=10;const D:usize=R*R;const H:usize=D;struct L{f:usize,bg:[[usize;4];D],lines:[[usize;D+1]
;2],am:[usize;D+1],bp:[usize;D],w:usize,ag:usize,ay:[u64;D+1],x:Vec<(u64,usize)>,ak:Vec<usize>}#[derive(Clone,
Copy)]struct F{k:[u8;D],m:usize,ab:usize,p:usize,hash:u64,r:usize}struct P{s:usize,p:usize,hash:u64,next:usize
}const AO:usize=6;const AJ:usize=5;const AI:usize=4;const X:usize=80;const AB:usize=5;const AK:usize=10;const V
:usize=1<<9;const M:usize=usize::MAX;const AA:u64=0x9E37_79B9_7F4A_7C15;impl L{fn new()->Self{L{f:0,bg:[[H;4];
D],lines:[[H;D+1];2],am:[M;D+1],bp:[0;D],w:0,ag:0,ay:[0;D+1],x:vec![],ak:vec![]}}fn bb(&mut self,f:usize,j:&[
usize],ao:usize)->Vec<B>{for cg in 0..AI{self.ca(f,0);if let Some(r)=self.cb(j,ao<<cg,2*j.len()*f){return self
.ad(r);}}self.ca(f,1);let r=self.cb(j,M,M).expect("breadth-first search finds an answer");self.ad(r)}fn ca(&mut
self,f:usize,ag:usize){self.f=f;self.ag=ag;self.x=vec![(0,0);1<<(13+7*ag)];self.ak=vec![0];let last=if f>AO{2*(
f-AJ)}else{0};for d in 0..f*f{let(av,ar)=(d/f,d%f);let co=[av+1<f,ar>0,ar+1<f,av>0];for&s in&B::U{let to=d.wrapping_add
(s.cv(f));self.bg[d][s as usize]=if co[s as usize]{to}else{H};}self.lines[0][d]=av;self.lines[1][d]=ar;let bo=2*av
.min(ar)+(ar<av)as usize;self.am[d]=if ag>0{bo*R+av.max(ar)}else{bo.min(last)};self.bp[d]=AB+last-bo.min(last)
;}}fn cb(&mut self,j:&[usize],ao:usize,cq:usize)->Option<usize>{let mut l=vec![ae(j)];self.bl(0,&mut l);for _
in 0..cq{if let Some(e)=l.iter().find(|e|e.ab==0){return Some(e.r);}l=self.aq(&l,self.y(&l),ao);if l.iter().any
(|e|e.ab==0){self.bl(self.w,&mut l);}}None}fn bl(&mut self,w:usize,l:&mut Vec<F>){self.w=w;for d in 0..=H{self
.ay[d]=if self.bk(d)||d==H{ct(d)}else{0};}for e in l.iter_mut(){e.ab=0;e.hash=0;for o in 0..self.f*self.f{let d
=e.k[o]as usize;e.ab+=(self.bk(d)&&d!=o)as usize;e.hash=e.hash.wrapping_add(self.ay[d].wrapping_mul(o as u64))
;}}if w<self.am[self.f*self.f-1]&&l.iter().any(|e|e.ab==0){l.retain(|e|e.ab==0);self.bl(w+1,l);}}fn bk(&self,d
:usize)->bool{self.w<=self.am[d]&&self.am[d]<=self.w+self.ag}fn y(&self,l:&[F])->Vec<P>{let mut y=Vec::
with_capacity(4*l.len());for(i,e)in l.iter().enumerate(){let df=if e.r>0{3-self.ak[e.r]%4}else{4};for s in 0..4{
let from=self.bg[e.m][s];if from<H&&s!=df&&self.am[from]>=self.w{let cj=self.ay[e.k[from]as usize].wrapping_sub
(self.ay[H]);let ci=cj.wrapping_mul((e.m as u64).wrapping_sub(from as u64));let p=self.p(e,s%3,from);y.push(P{
s:4*i+s,p,hash:e.hash.wrapping_add(ci),next:M});}}}y}#[inline(always)]fn p(&self,e:&F,ap:usize,from:usize)->usize
{let(d,to)=(e.k[from]as usize,e.m);let lines=&self.lines[(ap>0)as usize];let mut p=e.p+self.bv(d,to)-self.bv(d
,from);if lines[from]==lines[d]{p-=X*self.ax(e,ap,d,from);}if lines[to]==lines[d]{p+=X*self.ax(e,ap,d,to);}p}#[
inline(always)]fn bv(&self,d:usize,o:usize)->usize{let bx=bt(self.lines[0][d],self.lines[0][o])+bt(self.lines[
1][d],self.lines[1][o]);self.bp[d]*bx*(bx+2)}#[inline(always)]fn ax(&self,e:&F,ap:usize,d:usize,at:usize)->usize
{let lines=&self.lines[(ap>0)as usize];let(cl,de)=if ap>0{(lines[at],self.f)}else{(lines[at]*self.f,1)};let mut
ax=0;for o in(0..self.f).map(|i|cl+i*de){let bz=e.k[o]as usize;ax+=(lines[bz]==lines[d]&&(bz<d)!=(o<at))as
usize;}ax}fn aq(&mut self,l:&[F],mut y:Vec<P>,ao:usize)->Vec<F>{let aj=y.iter().map(|n|n.p).min().unwrap_or(0)
;let mut bu=[M;V];for(i,n)in y.iter_mut().enumerate(){let be=&mut bu[(n.p-aj).min(V-1)];n.next=*be;*be=i;}let
cr=AK*(AB+self.am[self.f*self.f-1]-self.w);let mut aq=Vec::with_capacity(y.len());for&be in bu.iter(){let mut i
=be;while i!=M&&aq.len()<ao{let n=&y[i];let index=(n.hash>>44)as usize&(self.x.len()-1);let x=&mut self.x[
index];if x.0!=n.hash||n.p+cr<x.1{*x=(n.hash,n.p);aq.push(l[n.s/4]);self.cx(aq.last_mut().unwrap(),n);}i=n.next
;}}aq}fn cx(&mut self,e:&mut F,n:&P){let from=self.bg[e.m][n.s%4];let d=e.k[from]as usize;if self.bk(d){e.ab+=(
from==d)as usize;e.ab-=(e.m==d)as usize;}e.k.swap(from,e.m);e.m=from;e.p=n.p;e.hash=n.hash;self.ak.push(4*e.r+n
.s%4);e.r=self.ak.len()-1;}fn ad(&self,mut r:usize)->Vec<B>{let mut ad=vec![];while r>0{ad.push(B::U[self.ak[r
]%4]);r=self.ak[r]/4;}ad.reverse();ad}}impl Default for L{fn default()->Self{L::new()}}fn ae(j:&[usize])->F{
let mut e=F{k:[0;D],m:0,ab:0,p:1<<30,hash:0,r:0};for(o,&d)in j.iter().enumerate(){e.k[o]=if d==0{H}else{d-1}as
u8;if d==0{e.m=o;}}e}fn bt(a:usize,b:usize)->usize{a.max(b)-a.min(b)}#[inline(always)]fn ct(i:usize)->u64{let
by=(i as u64+1).wrapping_mul(AA);(by^by>>29).wrapping_mul(AA)}#[derive(Default)]struct S;impl S{fn bb(&mut self
,_:usize,_:&[usize])->Option<G>{None}}struct T{cd:S,l:L,ah:u64,bq:u64}const AP:u64=50_000_000;impl T{fn new(ah
:u64)->Self{T{cd:S::default(),l:L::new(),ah,bq:AP}}fn bb(&mut self,f:usize,j:&[usize])->G{if!db(f,j){return G
::AG;}let cc=self.bq/self.ah;self.ah-=1;self.bq-=cc;self.cd.bb(f,j).unwrap_or_else(||{let ao=(cc as usize/f.pow
(4)).clamp(2,8000);G::AD(self.l.bb(f,j,ao))})}}
