// SPOJ SOLVING: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: cargo run --release --bin bundle -- spoj_solving --short --minify --rename
#![allow(dead_code)]use std::io::{self,BufWriter,ErrorKind,Read,Stdin,Stdout,Write};use std::{mem,process};fn
main(){de(|w,h|{let aq=w.count()?;let mut dh=S::new(aq);for _ in 0..aq{let(g,j)=w.dg(3,10,"0")?;dm(h,&dh.bd(g,
&j),b"DLRU","-1")?;}Ok(())});}#[derive(Clone,Copy,Debug,PartialEq,Eq,PartialOrd,Ord,Hash)]enum F{AH,AJ,AL,Up}
impl F{const AC:[F;4]=[F::AH,F::AJ,F::AL,F::Up];}#[derive(Debug)]struct Error(Option<io::Error>);impl From<io
::Error>for Error{fn from(aa:io::Error)->Self{Error(Some(aa))}}struct N<I>{bq:I,bg:Vec<u8>,am:usize,au:usize,
ao:[u8;M],ac:usize,bf:u64,bm:u64,ar:&'static str}const M:usize=19;impl<I:Read>N<I>{fn new(bq:I)->Self{let bg=vec
![0;1<<16];N{bq,bg,am:0,au:0,ao:[0;M],ac:0,bf:0,bm:0,ar:""}}fn count(&mut self)->Result<u64,Error>{self.next()
?;match self.o(){Some(count)=>Ok(count),None=>Err(self.bc("is not a number of boards"))}}fn co(&mut self){self
.bf+=1;self.bm=0;}fn dg(&mut self,u:u64,bb:u64,l:&str)->Result<(usize,Vec<usize>),Error>{self.co();let g=self.g
(u,bb)?;Ok((g,self.dd(g*g,l)?))}fn g(&mut self,u:u64,bb:u64)->Result<usize,Error>{self.dk(u,bb,
"is not an allowed side")}fn dk(&mut self,u:u64,bb:u64,ar:&'static str)->Result<usize,Error>{self.next()?;
match self.o().filter(|&o|u<=o&&o<=bb){Some(o)=>Ok(o as usize),None=>Err(self.bc(ar))}}fn dd(&mut self,f:usize
,l:&str)->Result<Vec<usize>,Error>{let(mut j,mut ae)=(Vec::new(),vec![false;f]);while j.len()<f{self.next()?;
let e=self.e(l,f)?as usize;if mem::replace(&mut ae[e],true){return Err(self.bc("appears twice"));}j.push(e);}
Ok(j)}fn e(&mut self,l:&str,f:usize)->Result<u64,Error>{match self.o(){Some(0)if l=="0"=>Ok(0),Some(e)if 0<e&&e
<f as u64=>Ok(e),None if self.ao[..self.ac]==*l.as_bytes()=>Ok(0),_=>Err(self.bc("is not a tile"))}}fn next(&mut
self)->Result<(),Error>{self.bm+=1;self.bv(true)?;if self.am==self.au{self.ac=0;return Err(self.bc(
"the input ends here"));}self.bv(false)}fn bv(&mut self,cl:bool)->Result<(),Error>{self.ac=0;while let Some(aj
)=self.da()?.filter(|aj|aj.is_ascii_whitespace()==cl){if self.ac==M{break;}self.am+=1;self.ao[self.ac]=aj;self
.ac+=usize::from(!cl);}Ok(())}#[inline(always)]fn da(&mut self)->Result<Option<u8>,Error>{if self.am==self.au{
self.cq()?;}Ok(self.bg[..self.au].get(self.am).copied())}fn cq(&mut self)->Result<(),Error>{self.am=0;self.au=0;
self.au=loop{match self.bq.read(&mut self.bg){Err(aa)if aa.kind()==ErrorKind::Interrupted=>{}read=>break read?}
};Ok(())}fn o(&self)->Option<u64>{let mut o=0;for aj in&self.ao[..self.ac]{let bz=aj.wrapping_sub(b'0');if bz>9{
return None;}o=10*o+u64::from(bz);}Some(o).filter(|_|self.ac<M)}fn bc(&mut self,ar:&'static str)->Error{self.ar
=ar;Error(None)}}fn df(ag:usize,j:&[usize])->bool{let f=j.len();if ag==1||ag==f{return j.iter().filter(|&&e|e>0)
.copied().eq(1..f);}let mut j=j.to_vec();let l=j.iter().take_while(|&&e|e>0).count();let mut br=(l/ag+l%ag+f/ag
+ag)%2==1;for p in 0..f{while j[p]!=(p+1)%f{let ab=(j[p]+f-1)%f;j.swap(p,ab);br=!br;}}!br}#[derive(Clone,Debug
,PartialEq,Eq)]enum G{Y(Vec<F>),AP,AA}fn de(bo:fn(&mut N<Stdin>,&mut BufWriter<Stdout>)->Result<(),Error>){let
mut w=N::new(io::stdin());let mut h=BufWriter::with_capacity(1<<16,io::stdout());let cm=bo(&mut w,&mut h);let
cr=h.flush().map_err(Error::from);match cm.and(cr){Err(Error(Some(aa)))if aa.kind()==ErrorKind::BrokenPipe=>{}
Err(aa)=>{let _=dl(&mut io::stderr(),&w,&aa);process::exit(1);}Ok(())=>{}}}fn dl<I:Read>(h:&mut impl Write,w:&N
<I>,aa:&Error)->io::Result<()>{match&aa.0{Some(aa)=>h.write_all(aa.to_string().as_bytes())?,None=>{if w.bf>0{h
.write_all(b"board ")?;bu(h,w.bf)?;h.write_all(b", ")?;}h.write_all(b"word ")?;bu(h,w.bm)?;h.write_all(b": ")?;
if w.ac>0{dn(h,&w.ao[..w.ac])?;}h.write_all(w.ar.as_bytes())?;}}h.write_all(b"\n")}fn dn(h:&mut impl Write,ao:&[
u8])->io::Result<()>{h.write_all(b"\"")?;for&aj in ao{h.write_all(&[if aj.is_ascii_graphic(){aj}else{b'?'}])?;
}if ao.len()==M{h.write_all(b"...")?;}h.write_all(b"\" ")}fn bu(h:&mut impl Write,o:u64)->io::Result<()>{if o>9{
bu(h,o/10)?;}h.write_all(&[b'0'+(o%10)as u8])}fn dm(h:&mut impl Write,bo:&G,ct:&[u8;4],cy:&str)->Result<(),
Error>{match bo{G::Y(al)=>{for&q in al{h.write_all(&ct[q as usize..][..1])?;}}G::AP|G::AA=>h.write_all(cy.as_bytes
())?}Ok(h.write_all(b"\n")?)}const B:usize=10;const C:usize=B*B;const O:usize=C;struct L{g:usize,n:[[usize;C];
2],ax:[[usize;4];C],ay:[usize;C+1],ad:Vec<[u16;C]>,ak:[usize;C],last:usize,ai:usize,u:usize,ae:Vec<(u64,usize)
>,aw:Vec<usize>}#[derive(Clone,Copy)]struct D{f:[[u8;C];2],l:usize,bs:usize,v:usize,av:usize,m:usize,hash:u64,
t:usize}struct Q{q:usize,m:usize,bk:usize,next:usize}const AR:usize=6;const AG:usize=5;const AD:usize=4;const X
:usize=13;const AB:usize=4;const AI:usize=8;const AF:usize=24;const AM:usize=572;const AK:usize=20;const T:usize
=1<<9;const AE:usize=32;const H:usize=usize::MAX;const W:u64=0x9E37_79B9_7F4A_7C15;impl Default for L{fn
default()->Self{L{g:0,n:[[0;C];2],ax:[[0;4];C],ay:[0;C+1],ad:vec![[0;C];C+1],ak:[0;C],last:0,ai:0,u:0,ae:vec![
],aw:vec![]}}}impl L{fn bd(&mut self,g:usize,j:&[usize],an:usize)->Vec<F>{for cn in 0..AD{self.cf(g,0);if let
Some(t)=self.ch(j,an<<cn,3*j.len()*g){return self.al(t);}}self.cf(g,1);let t=self.ch(j,H,H).expect(
"breadth-first search finds an answer");self.al(t)}fn cf(&mut self,g:usize,ai:usize){self.ae=vec![(0,0);1<<(15+5*ai
)];self.aw=vec![0];self.g=g;self.ai=ai;self.u=0;let last=if g>AR{2*(g-AG)}else{0};for e in 0..C{let(r,z)=(e/B,
e%B);self.ax[e]=[if r+1<g{e+B}else{e},if z>0{e-1}else{e},if z+1<g{e+1}else{e},if r>0{e-B}else{e}];self.n[0][e]
=e;self.n[1][e]=z*B+r;let bl=2*r.min(z)+(z<r)as usize;self.ay[e]=1+if ai>0{bl*B+r.max(z)}else{bl.min(last)};
let cs=bl<last&&(r==z||r.max(z)+2>=g);let ck=X+AB*(last-bl.min(last))+AI*cs as usize;self.ak[e]=AF*ck;for(p,bh
)in self.ad[e].iter_mut().enumerate(){let(cg,ag)=(bx(r,p/B),bx(z,p%B));let(bn,be)=if r>z{(ag,cg)}else{(cg,ag)}
;let ca=bn+be;*bh=(ck*(ca*(3*ca+4)+2*bn-4*bn*be))as u16;}}self.last=self.ay[(g-1)*(B+1)];}fn ch(&mut self,j:&[
usize],an:usize,cu:usize)->Option<usize>{let mut x=vec![self.am(j)];for _ in 0..cu{if let Some(d)=x.iter().find
(|d|d.av==0){return Some(d.t);}x=self.ap(&x,self.af(&x),an);}None}fn am(&mut self,j:&[usize])->D{let f=[[O as
u8;C];2];let mut d=D{f,l:0,bs:O,v:0,av:0,m:1<<30,hash:0,t:0};for(i,&e)in j.iter().enumerate(){let p=|i:usize|i
/self.g*B+i%self.g;if e==0{d.l=p(i);}else{for(n,f)in self.n.iter().zip(&mut d.f){f[n[p(i)]]=n[p(e-1)]as u8;}}}
self.cb(&mut d);d}fn cb(&mut self,d:&mut D){while d.av==0&&d.v!=self.last{d.v+=1;self.u=self.u.max(d.v*self.ai
);d.m-=AM;d.hash=bi(O).wrapping_mul(d.l as u64);for p in 0..C{let e=d.f[0][p]as usize;if self.bp(d.v,e){d.av+=(
e!=p)as usize;d.hash=d.hash.wrapping_add(bi(e).wrapping_mul(p as u64));}}}}fn bp(&self,v:usize,e:usize)->bool{
v<=self.ay[e]&&self.ay[e]<=v+self.ai}fn af(&self,x:&[D])->Vec<Q>{let mut af=Vec::with_capacity(4*x.len());for(
i,d)in x.iter().enumerate(){for(q,&from)in self.ax[d.l].iter().enumerate(){let cz=from!=d.l&&d.v<=self.ay[from
];if cz&&from!=d.bs&&self.u<=d.v{let m=self.m(d,q%3,from);let bk=m+self.cx(d,m,from);af.push(Q{q:4*i+q,m,bk,
next:H});}}}af}#[inline(always)]fn cx(&self,d:&D,m:usize,l:usize)->usize{let dj=self.ax[l].iter().map(|&from|{
let ad=&self.ad[d.f[0][from]as usize];m+ad[l]as usize-ad[from]as usize});dj.fold(m,usize::min)}#[inline(always
)]fn m(&self,d:&D,be:usize,from:usize)->usize{let e=d.f[0][from]as usize;let ad=&self.ad[e];let m=d.m+ad[d.l]
as usize-ad[from]as usize;let bw=(be>0)as usize;let(f,n)=(&d.f[bw],&self.n[bw]);let(ab,from,to)=(n[e],n[from],
n[d.l]);let cc=to/B==ab/B;if!cc&&from/B!=ab/B{return m;}let bh=self.ak[e]*ak(f,ab,to%B);if cc{m+bh}else{m-bh}}
fn ap(&mut self,x:&[D],mut af:Vec<Q>,an:usize)->Vec<D>{let u=af.iter().map(|y|y.bk).fold(H,usize::min);let mut
by=[H;T];for(i,y)in af.iter_mut().enumerate(){let at=&mut by[((y.bk-u)/AE).min(T-1)];y.next=*at;*at=i;}let mut
ap=Vec::with_capacity(af.len().min(an));for&at in by.iter().filter(|&&at|at!=H){let mut i=at;while i!=H{if ap.len
()==an{return ap;}let y=&af[i];i=y.next;let d=&x[y.q/4];let hash=self.hash(d,y.q%4);let cv=AK*(X+AB*(self.last
-d.v));let index=(hash>>44)as usize&(self.ae.len()-1);let ae=&mut self.ae[index];if ae.0!=hash||y.m+cv<ae.1{*ae
=(hash,y.m);ap.push(D{m:y.m,hash,..*d});self.db(ap.last_mut().unwrap(),y.q%4);}}}ap}#[inline(always)]fn hash(&self
,d:&D,q:usize)->u64{let from=self.ax[d.l][q];let e=d.f[0][from]as usize;let cp=if self.bp(d.v,e){bi(e)}else{0}
.wrapping_sub(bi(O));d.hash.wrapping_add(cp.wrapping_mul((d.l as u64).wrapping_sub(from as u64)))}#[inline(
always)]fn db(&mut self,d:&mut D,q:usize){let(from,to)=(self.ax[d.l][q],d.l);let e=d.f[0][from]as usize;for(n,
f)in self.n.iter().zip(&mut d.f){f.swap(n[from],n[to]);}d.bs=to;d.l=from;self.aw.push(4*d.t+q);d.t=self.aw.len
()-1;if self.bp(d.v,e){d.av=d.av+(from==e)as usize-(to==e)as usize;self.cb(d);}}fn al(&self,mut t:usize)->Vec<F
>{let mut al=vec![];while t>0{al.push(F::AC[self.aw[t]%4]);t=self.aw[t]/4;}al.reverse();al}}#[inline(always)]
fn ak(f:&[u8;C],ab:usize,z:usize)->usize{let(r,ab)=(ab-ab%B,ab%B);let mut ak=0;for(i,ce)in f[r..r+B].iter().map
(|&e|e.wrapping_sub(r as u8)).enumerate(){ak+=(ce<B as u8)as u8&((ce<ab as u8)!=(i<z))as u8;}ak as usize}fn bx
(a:usize,b:usize)->usize{a.max(b)-a.min(b)}#[inline(always)]fn bi(i:usize)->u64{let cd=(i as u64+1).wrapping_mul
(W);(cd^cd>>29).wrapping_mul(W)}#[derive(Default)]struct R;impl R{fn bd(&mut self,_:usize,_:&[usize])->Option<G
>{None}}struct S{cj:R,x:L,aq:u64,bt:u64}const AS:u64=97_500_000;impl S{fn new(aq:u64)->Self{S{cj:R::default(),
x:L::default(),aq,bt:AS}}fn bd(&mut self,g:usize,j:&[usize])->G{if!df(g,j){return G::AA;}let ci=self.bt/self.aq
;self.aq-=1;self.bt-=ci;self.cj.bd(g,j).unwrap_or_else(||{let an=(ci as usize/(j.len()*g*(g+5))).clamp(2,5000)
;G::Y(self.x.bd(g,j,an))})}}
