// SPOJ SOLVING: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: cargo run --release --bin bundle -- spoj_solving --short --minify --rename
#![allow(dead_code)]use std::io::{self,BufWriter,ErrorKind,Read,Stdin,Stdout,Write};use std::process;fn main()
{cy(|t,g|{let ah=t.count()?;let mut db=T::ap(ah);for _ in 0..ah{let(f,j)=t.da(3,10,"0")?;dg(g,&db.ax(f,&j),
b"DLRU","-1")?;}Ok(())});}#[derive(Clone,Copy,Debug,PartialEq,Eq,PartialOrd,Ord,Hash)]enum B{Y,AC,AF,Up}impl B
{const U:[B;4]=[B::Y,B::AC,B::AF,B::Up];#[inline(always)]const fn cu(self,bs:usize)->usize{match self{B::Y=>bs
,B::AC=>usize::MAX,B::AF=>1,B::Up=>bs.wrapping_neg()}}}#[derive(Debug)]struct Error(Option<io::Error>);impl
From<io::Error>for Error{fn from(u:io::Error)->Self{Error(Some(u))}}struct O<I>{bj:I,bc:Vec<u8>,ae:usize,ao:usize
,af:[u8;N],v:usize,ba:u64,be:u64,av:&'static str}const N:usize=19;impl<I:Read>O<I>{fn ap(bj:I)->Self{let bc=vec
![0;1<<16];O{bj,bc,ae:0,ao:0,af:[0;N],v:0,ba:0,be:0,av:""}}fn cr(&mut self)->Result<bool,Error>{self.bp(true)?;
Ok(self.ae<self.ao)}fn count(&mut self)->Result<u64,Error>{self.next()?;match self.w(){Some(count)=>Ok(count),
None=>Err(self.aw("is not a number of boards"))}}fn cg(&mut self){self.ba+=1;self.be=0;}fn da(&mut self,bk:u64
,cs:u64,l:&str)->Result<(usize,Vec<u8>),Error>{self.cg();self.next()?;match self.w().filter(|&f|bk<=f&&f<=cs){
Some(f)=>Ok((f as usize,self.cx((f*f)as usize,l)?)),None=>Err(self.aw("is not an allowed side"))}}fn cx(&mut
self,s:usize,l:&str)->Result<Vec<u8>,Error>{let mut j=Vec::with_capacity(s);while j.len()<s{self.next()?;let d
=self.d(l,s)?as u8;if j.contains(&d){return Err(self.aw("appears twice"));}j.push(d);}Ok(j)}fn d(&mut self,l:&str
,s:usize)->Result<u64,Error>{match self.w(){Some(0)if l=="0"=>Ok(0),Some(d)if 0<d&&d<s as u64=>Ok(d),None if
self.af[..self.v]==*l.as_bytes()=>Ok(0),_=>Err(self.aw("is not a tile"))}}fn next(&mut self)->Result<(),Error>{
self.be+=1;if!self.cr()?{self.v=0;return Err(self.aw("the input ends here"));}self.bp(false)}fn bp(&mut self,
de:bool)->Result<(),Error>{self.v=0;while let Some(ab)=self.cv()?.filter(|ab|ab.is_ascii_whitespace()==de){
self.ae+=1;if self.v<N{self.af[self.v]=ab;self.v+=1;}}Ok(())}#[inline(always)]fn cv(&mut self)->Result<Option<u8
>,Error>{if self.ae==self.ao{self.cj()?;}Ok(self.bc[..self.ao].get(self.ae).copied())}fn cj(&mut self)->Result
<(),Error>{self.ae=0;self.ao=0;self.ao=loop{match self.bj.read(&mut self.bc){Err(u)if u.kind()==ErrorKind::
Interrupted=>{}read=>break read?}};Ok(())}fn w(&self)->Option<u64>{let mut w=0;for ab in&self.af[..self.v]{let
bu=ab.wrapping_sub(b'0');if bu>9{return None;}w=10*w+u64::from(bu);}Some(w).filter(|_|self.v<N)}fn aw(&mut self
,av:&'static str)->Error{self.av=av;Error(None)}}fn cz(f:usize,j:&[u8])->bool{let(mut bw,mut l)=(0,0);for(p,d)
in j.iter().enumerate(){bw+=j[p..].iter().filter(|&cd|cd<d).count();if*d==0{l=p;}}(bw+l/f+l%f+j.len())%2==1}#[
derive(Clone,Debug,PartialEq,Eq)]enum G{AD(Vec<B>),AN,AG}fn cy(bf:fn(&mut O<Stdin>,&mut BufWriter<Stdout>)->Result
<(),Error>){let mut t=O::ap(io::stdin());let mut g=BufWriter::with_capacity(1<<16,io::stdout());let ce=bf(&mut
t,&mut g);let cl=g.flush().map_err(Error::from);match ce.and(cl){Err(Error(Some(u)))if u.kind()==ErrorKind::
BrokenPipe=>{}Err(u)=>{let _=df(&mut io::stderr(),&t,&u);process::exit(1);}Ok(())=>{}}}fn df<I:Read>(g:&mut
impl Write,t:&O<I>,u:&Error)->io::Result<()>{match&u.0{Some(u)=>g.write_all(u.to_string().as_bytes())?,None=>{
if t.ba>0{g.write_all(b"board ")?;bo(g,t.ba)?;g.write_all(b", ")?;}g.write_all(b"word ")?;bo(g,t.be)?;g.write_all
(b": ")?;if t.v>0{dh(g,&t.af[..t.v])?;}g.write_all(t.av.as_bytes())?;}}g.write_all(b"\n")}fn dh(g:&mut impl
Write,af:&[u8])->io::Result<()>{g.write_all(b"\"")?;for&ab in af{g.write_all(&[if ab.is_ascii_graphic(){ab}
else{b'?'}])?;}if af.len()==N{g.write_all(b"...")?;}g.write_all(b"\" ")}fn bo(g:&mut impl Write,w:u64)->io::
Result<()>{if w>9{bo(g,w/10)?;}g.write_all(&[b'0'+(w%10)as u8])}fn dg(g:&mut impl Write,bf:&G,cn:&[u8;4],ct:&str
)->Result<(),Error>{match bf{G::AD(ac)=>{for&r in ac{g.write_all(&cn[r as usize..][..1])?;}}G::AN|G::AG=>g.write_all
(ct.as_bytes())?}Ok(g.write_all(b"\n")?)}const R:usize=10;const D:usize=R*R;const H:usize=D;struct L{f:usize,
bd:[[usize;4];D],lines:[[usize;D+1];2],aj:[usize;D+1],bm:[usize;D],x:usize,ag:usize,au:[u64;D+1],ad:Vec<(u64,
usize)>,ai:Vec<usize>}#[derive(Clone,Copy)]struct F{s:[u8;D],l:usize,aa:usize,n:usize,hash:u64,q:usize}struct P
{r:usize,n:usize,hash:u64,next:usize}const AO:usize=6;const AJ:usize=5;const AI:usize=4;const X:usize=80;const
AB:usize=5;const AK:usize=10;const V:usize=1<<9;const M:usize=usize::MAX;const AA:u64=0x9E37_79B9_7F4A_7C15;
impl L{fn ap()->Self{L{f:0,bd:[[H;4];D],lines:[[H;D+1];2],aj:[M;D+1],bm:[0;D],x:0,ag:0,au:[0;D+1],ad:vec![],ai
:vec![]}}fn ax(&mut self,f:usize,j:&[u8],ak:usize)->Vec<B>{for cf in 0..AI{self.bz(f,0);if let Some(q)=self.ca
(j,ak<<cf,2*j.len()*f){return self.ac(q);}}self.bz(f,1);let q=self.ca(j,M,M).expect(
"breadth-first search finds an answer");self.ac(q)}fn bz(&mut self,f:usize,ag:usize){self.f=f;self.ag=ag;self.ad
=vec![(0,0);1<<(13+7*ag)];self.ai=vec![0];let last=if f>AO{2*(f-AJ)}else{0};for d in 0..f*f{let(aq,an)=(d/f,d%f
);let cm=[aq+1<f,an>0,an+1<f,aq>0];for&r in&B::U{let to=d.wrapping_add(r.cu(f));self.bd[d][r as usize]=if cm[r
as usize]{to}else{H};}self.lines[0][d]=aq;self.lines[1][d]=an;let bl=2*aq.min(an)+(an<aq)as usize;self.aj[d]=if
ag>0{bl*R+aq.max(an)}else{bl.min(last)};self.bm[d]=AB+last-bl.min(last);}}fn ca(&mut self,j:&[u8],ak:usize,co:usize
)->Option<usize>{let mut k=vec![ae(j)];self.bi(0,&mut k);for _ in 0..co{if let Some(e)=k.iter().find(|e|e.aa==0)
{return Some(e.q);}k=self.am(&k,self.y(&k),ak);if k.iter().any(|e|e.aa==0){self.bi(self.x,&mut k);}}None}fn bi
(&mut self,x:usize,k:&mut Vec<F>){self.x=x;for d in 0..=H{self.au[d]=if self.bh(d)||d==H{cq(d)}else{0};}for e
in k.iter_mut(){e.aa=0;e.hash=0;for p in 0..self.f*self.f{let d=e.s[p]as usize;e.aa+=(self.bh(d)&&d!=p)as usize
;e.hash=e.hash.wrapping_add(self.au[d].wrapping_mul(p as u64));}}if x<self.aj[self.f*self.f-1]&&k.iter().any(|e
|e.aa==0){k.retain(|e|e.aa==0);self.bi(x+1,k);}}fn bh(&self,d:usize)->bool{self.x<=self.aj[d]&&self.aj[d]<=self
.x+self.ag}fn y(&self,k:&[F])->Vec<P>{let mut y=Vec::with_capacity(4*k.len());for(i,e)in k.iter().enumerate(){
let dd=if e.q>0{3-self.ai[e.q]%4}else{4};for r in 0..4{let from=self.bd[e.l][r];if from<H&&r!=dd&&self.aj[from
]>=self.x{let ci=self.au[e.s[from]as usize].wrapping_sub(self.au[H]);let ch=ci.wrapping_mul((e.l as u64).wrapping_sub
(from as u64));let n=self.n(e,r%3,from);y.push(P{r:4*i+r,n,hash:e.hash.wrapping_add(ch),next:M});}}}y}#[inline
(always)]fn n(&self,e:&F,al:usize,from:usize)->usize{let(d,to)=(e.s[from]as usize,e.l);let lines=&self.lines[(
al>0)as usize];let mut n=e.n+self.bt(d,to)-self.bt(d,from);if lines[from]==lines[d]{n-=X*self.ar(e,al,d,from);
}if lines[to]==lines[d]{n+=X*self.ar(e,al,d,to);}n}#[inline(always)]fn bt(&self,d:usize,p:usize)->usize{let bv
=bq(self.lines[0][d],self.lines[0][p])+bq(self.lines[1][d],self.lines[1][p]);self.bm[d]*bv*(bv+2)}#[inline(
always)]fn ar(&self,e:&F,al:usize,d:usize,at:usize)->usize{let lines=&self.lines[(al>0)as usize];let(ck,dc)=if
al>0{(lines[at],self.f)}else{(lines[at]*self.f,1)};let mut ar=0;for p in(0..self.f).map(|i|ck+i*dc){let by=e.s
[p]as usize;ar+=(lines[by]==lines[d]&&(by<d)!=(p<at))as usize;}ar}fn am(&mut self,k:&[F],mut y:Vec<P>,ak:usize
)->Vec<F>{let bk=y.iter().map(|m|m.n).min().unwrap_or(0);let mut br=[M;V];for(i,m)in y.iter_mut().enumerate(){
let bb=&mut br[(m.n-bk).min(V-1)];m.next=*bb;*bb=i;}let cp=AK*(AB+self.aj[self.f*self.f-1]-self.x);let mut am=Vec
::with_capacity(y.len());for&bb in br.iter(){let mut i=bb;while i!=M&&am.len()<ak{let m=&y[i];let index=(m.hash
>>44)as usize&(self.ad.len()-1);let ad=&mut self.ad[index];if ad.0!=m.hash||m.n+cp<ad.1{*ad=(m.hash,m.n);am.push
(k[m.r/4]);self.cw(am.last_mut().unwrap(),m);}i=m.next;}}am}fn cw(&mut self,e:&mut F,m:&P){let from=self.bd[e.l
][m.r%4];let d=e.s[from]as usize;if self.bh(d){e.aa+=(from==d)as usize;e.aa-=(e.l==d)as usize;}e.s.swap(from,e
.l);e.l=from;e.n=m.n;e.hash=m.hash;self.ai.push(4*e.q+m.r%4);e.q=self.ai.len()-1;}fn ac(&self,mut q:usize)->Vec
<B>{let mut ac=vec![];while q>0{ac.push(B::U[self.ai[q]%4]);q=self.ai[q]/4;}ac.reverse();ac}}impl Default for L
{fn default()->Self{L::ap()}}fn ae(j:&[u8])->F{let mut e=F{s:[0;D],l:0,aa:0,n:1<<30,hash:0,q:0};for(p,&d)in j.iter
().enumerate(){e.s[p]=if d==0{H as u8}else{d-1};if d==0{e.l=p;}}e}fn bq(a:usize,b:usize)->usize{a.max(b)-a.min
(b)}#[inline(always)]fn cq(i:usize)->u64{let bx=(i as u64+1).wrapping_mul(AA);(bx^bx>>29).wrapping_mul(AA)}#[
derive(Default)]struct S;impl S{fn ax(&mut self,_:usize,_:&[u8])->Option<G>{None}}struct T{cc:S,k:L,ah:u64,bn:u64
}const AP:u64=50_000_000;impl T{fn ap(ah:u64)->Self{T{cc:S::default(),k:L::ap(),ah,bn:AP}}fn ax(&mut self,f:usize
,j:&[u8])->G{if!cz(f,j){return G::AG;}let cb=self.bn/self.ah;self.ah-=1;self.bn-=cb;self.cc.ax(f,j).unwrap_or_else
(||{let ak=(cb as usize/f.pow(4)).clamp(2,8000);G::AD(self.k.ax(f,j,ak))})}}
