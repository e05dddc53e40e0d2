// SPOJ SOLVING: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: cargo run --release --bin bundle -- spoj_solving --short --minify --rename
#![allow(dead_code)]use std::io::{self,BufWriter,ErrorKind,Read,Stdin,Stdout,Write};use std::{mem,process};fn
main(){dc(|x,j|{let ap=x.count()?;let mut dg=S::new(ap);for _ in 0..ap{let(g,h)=x.df(3,10,"0")?;dl(j,&dg.br(g,
&h),b"DLRU","-1")?;}Ok(())});}#[derive(Clone,Copy,Debug,PartialEq,Eq,PartialOrd,Ord,Hash)]enum E{AH,AJ,AM,Up}
impl E{const AC:[E;4]=[E::AH,E::AJ,E::AM,E::Up];}#[derive(Debug)]struct Error(Option<io::Error>);impl From<io
::Error>for Error{fn from(ac:io::Error)->Self{Error(Some(ac))}}struct N<I>{bp:I,be:Vec<u8>,ar:usize,bo:usize,
an:[u8;M],v:usize,bd:u64,bk:u64,aq:&'static str}const M:usize=19;const AL:usize=1<<24;const AQ:&str="16 MB of whitespace";
impl<I:Read>N<I>{fn new(bp:I)->Self{let be=vec![0;1<<16];N{bp,be,ar:0,bo:0,an:[0;M],v:0,bd:0,bk:0,aq:""}}fn
count(&mut self)->Result<u64,Error>{self.next()?;self.o().ok_or_else(||self.ay("is not a number of boards"))}
fn cn(&mut self){self.bd+=1;self.bk=0;}fn df(&mut self,u:u64,bb:u64,l:&str)->Result<(usize,Vec<usize>),Error>{
self.cn();let g=self.g(u,bb)?;Ok((g,self.h(g*g,l)?))}fn h(&mut self,f:usize,l:&str)->Result<Vec<usize>,Error>{
let(mut h,mut af)=(Vec::new(),vec![false;f]);while h.len()<f{self.next()?;let e=self.e(l,f)?as usize;if mem::
replace(&mut af[e],true){return Err(self.ay("appears twice"));}h.push(e);}Ok(h)}fn g(&mut self,u:u64,bb:u64)->Result
<usize,Error>{self.dj(u,bb,"is not an allowed side")}fn dj(&mut self,u:u64,bb:u64,aq:&'static str)->Result<usize
,Error>{self.next()?;let o=self.o().filter(|&o|u<=o&&o<=bb);Ok(o.ok_or_else(||self.ay(aq))?as usize)}fn e(&mut
self,l:&str,f:usize)->Result<u64,Error>{match self.o(){Some(0)if l=="0"=>Ok(0),Some(e)if 0<e&&e<f as u64=>Ok(e
),None if self.an[..self.v]==*l.as_bytes()=>Ok(0),_=>Err(self.ay("is not a tile"))}}fn next(&mut self)->Result
<(),Error>{self.bk+=1;self.v=0;for _ in 0..AL{let ab=match self.cz()?{Some(ab)=>ab,None if self.v>0=>return Ok
(()),None=>return Err(self.ay("the input ends here"))};let cc=cr(ab);if self.v==M||cc&&self.v>0{return Ok(());
}self.an[self.v]=ab;self.v+=usize::from(!cc);self.ar+=1;}self.v=0;Err(self.ay(AQ))}fn cz(&mut self)->Result<Option
<u8>,Error>{while self.ar==self.bo{match self.bp.read(&mut self.be){Err(ac)if ac.kind()==ErrorKind::
Interrupted=>{}Ok(0)=>return Ok(None),read=>{self.bo=read?;self.ar=0;}}}Ok(Some(self.be[self.ar]))}fn o(&self)
->Option<u64>{let mut o=0;for ab in&self.an[..self.v]{let by=ab.wrapping_sub(b'0');if by>9{return None;}o=10*o
+u64::from(by);}Some(o).filter(|_|self.v<M)}fn ay(&mut self,aq:&'static str)->Error{self.aq=aq;Error(None)}}fn
cr(ab:u8)->bool{matches!(ab,b'\t'..=b'\r'|b' ')}fn de(ah:usize,h:&[usize])->bool{let f=h.len();if ah==1||ah==f
{return h.iter().filter(|&&e|e>0).copied().eq(1..f);}let mut h=h.to_vec();let l=h.iter().take_while(|&&e|e>0).count
();let mut bq=(l/ah+l%ah+f/ah+ah)%2==1;for p in 0..f{while h[p]!=(p+1)%f{let ad=(h[p]+f-1)%f;h.swap(p,ad);bq=!bq
;}}!bq}#[derive(Clone,Debug,PartialEq,Eq)]enum G{Y(Vec<E>),AR,AA}fn dc(bm:fn(&mut N<Stdin>,&mut BufWriter<Stdout
>)->Result<(),Error>){let mut x=N::new(io::stdin());let mut j=BufWriter::with_capacity(1<<16,io::stdout());let
cl=bm(&mut x,&mut j);let cp=j.flush().map_err(Error::from);match cl.and(cp){Err(Error(Some(ac)))if ac.kind()==ErrorKind
::BrokenPipe=>{}Err(ac)=>{let _=dk(&mut io::stderr(),&x,&ac);process::exit(1);}Ok(())=>{}}}fn dk<I:Read>(j:&mut
impl Write,x:&N<I>,ac:&Error)->io::Result<()>{match&ac.0{Some(ac)=>j.write_all(ac.to_string().as_bytes())?,
None=>{if x.bd>0{j.write_all(b"board ")?;bu(j,x.bd)?;j.write_all(b", ")?;}j.write_all(b"word ")?;bu(j,x.bk)?;j
.write_all(b": ")?;if x.v>0{dm(j,&x.an[..x.v])?;}j.write_all(x.aq.as_bytes())?;}}j.write_all(b"\n")}fn dm(j:&mut
impl Write,an:&[u8])->io::Result<()>{j.write_all(b"\"")?;for&ab in an{j.write_all(&[if ab.is_ascii_graphic(){
ab}else{b'?'}])?;}if an.len()==M{j.write_all(b"...")?;}j.write_all(b"\" ")}fn bu(j:&mut impl Write,o:u64)->io
::Result<()>{if o>9{bu(j,o/10)?;}j.write_all(&[b'0'+(o%10)as u8])}fn dl(j:&mut impl Write,bm:&G,cs:&[u8;4],cx:&str
)->Result<(),Error>{match bm{G::Y(al)=>{for&r in al{j.write_all(&cs[r as usize..][..1])?;}}G::AR|G::AA=>j.write_all
(cx.as_bytes())?}Ok(j.write_all(b"\n")?)}const A:usize=10;const C:usize=A*A;const O:usize=C;struct L{g:usize,n
:[[usize;C];2],ax:[[usize;4];C],az:[usize;C+1],ae:Vec<[u16;C]>,ak:[usize;C],last:usize,aj:usize,u:usize,af:Vec
<(u64,usize)>,aw:Vec<usize>}#[derive(Clone,Copy)]struct D{f:[[u8;C];2],l:usize,bs:usize,w:usize,av:usize,m:usize
,hash:u64,t:usize}struct Q{r:usize,m:usize,bi:usize,next:usize}const AT:usize=6;const AG:usize=5;const AD:usize
=4;const X:usize=13;const AB:usize=4;const AI:usize=8;const AF:usize=24;const AN:usize=572;const AK:usize=20;
const T:usize=1<<9;const AE:usize=32;const J:usize=usize::MAX;const W:u64=0x9E37_79B9_7F4A_7C15;impl Default
for L{fn default()->Self{L{g:0,n:[[0;C];2],ax:[[0;4];C],az:[0;C+1],ae:vec![[0;C];C+1],ak:[0;C],last:0,aj:0,u:0,
af:vec![],aw:vec![]}}}impl L{fn br(&mut self,g:usize,h:&[usize],am:usize)->Vec<E>{for cm in 0..AD{self.cf(g,0)
;if let Some(t)=self.ch(h,am<<cm,3*h.len()*g){return self.al(t);}}self.cf(g,1);let t=self.ch(h,J,J).expect(
"breadth-first search finds an answer");self.al(t)}fn cf(&mut self,g:usize,aj:usize){self.af=vec![(0,0);1<<(15+5*aj
)];self.aw=vec![0];self.g=g;self.aj=aj;self.u=0;let last=if g>AT{2*(g-AG)}else{0};for e in 0..C{let(s,aa)=(e/A
,e%A);self.ax[e]=[if s+1<g{e+A}else{e},if aa>0{e-1}else{e},if aa+1<g{e+1}else{e},if s>0{e-A}else{e}];self.n[0]
[e]=e;self.n[1][e]=aa*A+s;let bj=2*s.min(aa)+(aa<s)as usize;self.az[e]=1+if aj>0{bj*A+s.max(aa)}else{bj.min(
last)};let cq=bj<last&&(s==aa||s.max(aa)+2>=g);let ck=X+AB*(last-bj.min(last))+AI*cq as usize;self.ak[e]=AF*ck
;for(p,bf)in self.ae[e].iter_mut().enumerate(){let(cg,ah)=(bw(s,p/A),bw(aa,p%A));let(bl,bc)=if s>aa{(ah,cg)}
else{(cg,ah)};let bz=bl+bc;*bf=(ck*(bz*(3*bz+4)+2*bl-4*bl*bc))as u16;}}self.last=self.az[(g-1)*(A+1)];}fn ch(&mut
self,h:&[usize],am:usize,ct:usize)->Option<usize>{let mut y=vec![self.ar(h)];for _ in 0..ct{if let Some(d)=y.iter
().find(|d|d.av==0){return Some(d.t);}y=self.ao(&y,self.ag(&y),am);}None}fn ar(&mut self,h:&[usize])->D{let f=[
[O as u8;C];2];let mut d=D{f,l:0,bs:O,w:0,av:0,m:1<<30,hash:0,t:0};for(i,&e)in h.iter().enumerate(){let p=|i:usize
|i/self.g*A+i%self.g;if e==0{d.l=p(i);}else{for(n,f)in self.n.iter().zip(&mut d.f){f[n[p(i)]]=n[p(e-1)]as u8;}
}}self.ca(&mut d);d}fn ca(&mut self,d:&mut D){while d.av==0&&d.w!=self.last{d.w+=1;self.u=self.u.max(d.w*self.aj
);d.m-=AN;d.hash=bg(O).wrapping_mul(d.l as u64);for p in 0..C{let e=d.f[0][p]as usize;if self.bn(d.w,e){d.av+=(
e!=p)as usize;d.hash=d.hash.wrapping_add(bg(e).wrapping_mul(p as u64));}}}}fn bn(&self,w:usize,e:usize)->bool{
w<=self.az[e]&&self.az[e]<=w+self.aj}fn ag(&self,y:&[D])->Vec<Q>{let mut ag=Vec::with_capacity(4*y.len());for(
i,d)in y.iter().enumerate(){for(r,&from)in self.ax[d.l].iter().enumerate(){let cy=from!=d.l&&d.w<=self.az[from
];if cy&&from!=d.bs&&self.u<=d.w{let m=self.m(d,r%3,from);let bi=m+self.cw(d,m,from);ag.push(Q{r:4*i+r,m,bi,
next:J});}}}ag}#[inline(always)]fn cw(&self,d:&D,m:usize,l:usize)->usize{let di=self.ax[l].iter().map(|&from|{
let ae=&self.ae[d.f[0][from]as usize];m+ae[l]as usize-ae[from]as usize});di.fold(m,usize::min)}#[inline(always
)]fn m(&self,d:&D,bc:usize,from:usize)->usize{let e=d.f[0][from]as usize;let ae=&self.ae[e];let m=d.m+ae[d.l]
as usize-ae[from]as usize;let bv=(bc>0)as usize;let(f,n)=(&d.f[bv],&self.n[bv]);let(ad,from,to)=(n[e],n[from],
n[d.l]);let cb=to/A==ad/A;if!cb&&from/A!=ad/A{return m;}let bf=self.ak[e]*ak(f,ad,to%A);if cb{m+bf}else{m-bf}}
fn ao(&mut self,y:&[D],mut ag:Vec<Q>,am:usize)->Vec<D>{let u=ag.iter().map(|z|z.bi).fold(J,usize::min);let mut
bx=[J;T];for(i,z)in ag.iter_mut().enumerate(){let au=&mut bx[((z.bi-u)/AE).min(T-1)];z.next=*au;*au=i;}let mut
ao=Vec::with_capacity(ag.len().min(am));for&au in bx.iter().filter(|&&au|au!=J){let mut i=au;while i!=J{if ao.len
()==am{return ao;}let z=&ag[i];i=z.next;let d=&y[z.r/4];let hash=self.hash(d,z.r%4);let cu=AK*(X+AB*(self.last
-d.w));let index=(hash>>44)as usize&(self.af.len()-1);let af=&mut self.af[index];if af.0!=hash||z.m+cu<af.1{*af
=(hash,z.m);ao.push(D{m:z.m,hash,..*d});self.da(ao.last_mut().unwrap(),z.r%4);}}}ao}#[inline(always)]fn hash(&self
,d:&D,r:usize)->u64{let from=self.ax[d.l][r];let e=d.f[0][from]as usize;let co=if self.bn(d.w,e){bg(e)}else{0}
.wrapping_sub(bg(O));d.hash.wrapping_add(co.wrapping_mul((d.l as u64).wrapping_sub(from as u64)))}#[inline(
always)]fn da(&mut self,d:&mut D,r:usize){let(from,to)=(self.ax[d.l][r],d.l);let e=d.f[0][from]as usize;for(n,
f)in self.n.iter().zip(&mut d.f){f.swap(n[from],n[to]);}d.bs=to;d.l=from;self.aw.push(4*d.t+r);d.t=self.aw.len
()-1;if self.bn(d.w,e){d.av=d.av+(from==e)as usize-(to==e)as usize;self.ca(d);}}fn al(&self,mut t:usize)->Vec<E
>{let mut al=vec![];while t>0{al.push(E::AC[self.aw[t]%4]);t=self.aw[t]/4;}al.reverse();al}}#[inline(always)]
fn ak(f:&[u8;C],ad:usize,aa:usize)->usize{let(s,ad)=(ad-ad%A,ad%A);let mut ak=0;for(i,ce)in f[s..s+A].iter().map
(|&e|e.wrapping_sub(s as u8)).enumerate(){ak+=(ce<A as u8)as u8&((ce<ad as u8)!=(i<aa))as u8;}ak as usize}fn bw
(a:usize,b:usize)->usize{a.max(b)-a.min(b)}#[inline(always)]fn bg(i:usize)->u64{let cd=(i as u64+1).wrapping_mul
(W);(cd^cd>>29).wrapping_mul(W)}struct S{cj:R,y:L,ap:u64,bt:u64}const AU:u64=97_500_000;impl S{fn new(ap:u64)
->Self{S{cj:R::default(),y:L::default(),ap,bt:AU}}fn br(&mut self,g:usize,h:&[usize])->G{if!de(g,h){return G::
AA;}let ci=self.bt/self.ap;self.ap-=1;self.bt-=ci;dd(&mut self.cj,g,h).unwrap_or_else(||{let am=(ci as usize/(
h.len()*g*(g+5))).clamp(2,5000);G::Y(self.y.br(g,h,am))})}}type R=();fn dd(_:&mut R,_:usize,_:&[usize])->Option
<G>{None}
