// spoj_solving, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- spoj_solving --small --minify --rename
#![allow(dead_code)]use std::io::{self,BufWriter,ErrorKind,Read,Write};use std::process;fn main(){dl(ba);}fn ba
(be:&mut dyn Read,aj:&mut dyn Write)->Result<(),Error>{let mut cx=V::new(be);let an=cx.count()?;let mut dr=T::
new(an);for _ in 0..an{let(o,l)=cx.dq(3,10,"0")?;dw(aj,&dr.bv(o,&l),b"DLRU","-1")?;}Ok(())}#[derive(Clone,Copy
,Debug,PartialEq,Eq,PartialOrd,Ord,Hash)]enum D{S,Z,AE,Up}impl D{const P:[D;4]=[D::S,D::Z,D::AE,D::Up];}fn dp(
ab:&[D],br:&[u8;4])->Vec<u8>{let mut cr=vec![0;ab.len()];for(dg,&mv)in cr.iter_mut().zip(ab){*dg=br[mv as usize
];}cr}#[derive(Clone,Debug)]struct G(Box<AA>);#[derive(Clone,Debug)]struct AA{bytes:[u8;G::Y],s:usize}impl G{
const Y:usize=250;fn new()->Self{G(Box::new(AA{bytes:[0;Self::Y],s:0}))}fn bytes(&self)->&[u8]{&self.0.bytes[..self
.0.s]}fn r(mut self,bt:&[u8])->Self{bt.iter().for_each(|&t|self.push(t));self}fn ar(mut self,u:u64)->Self{if u
>9{self=self.ar(u/10);}self.push(b'0'+(u%10)as u8);self}fn dv(mut self,bt:&[u8])->Self{self.push(b'"');for&t in
bt{if(b' '..=b'~').contains(&t)&&t!=b'"'&&t!=b'\\'{self.push(t);}else{self=self.r(b"\\x");self.push(cf(t>>4));
self.push(cf(t&15));}}self.push(b'"');self}#[inline(never)]fn push(&mut self,t:u8){if let Some(ah)=self.0.bytes
.get_mut(self.0.s){*ah=t;self.0.s+=1;}}}impl Default for G{fn default()->Self{G::new()}}fn cf(bk:u8)->u8{
b"0123456789abcdef"[usize::from(bk&15)]}#[inline(always)]const fn cl<const R:usize,const C:usize>(g:usize,mv:D
)->Option<usize>{match mv{D::S if g/C+1<R=>Some(g+C),D::Z if g%C>0=>Some(g-1),D::AE if g%C+1<C=>Some(g+1),D::
Up if g/C>0=>Some(g-C),_=>None}}#[derive(Debug)]struct Error(G);impl Error{fn x(&self)->&[u8]{self.0.bytes()}}
impl From<G>for Error{fn from(x:G)->Self{Error(x)}}impl From<io::Error>for Error{fn from(y:io::Error)->Self{
let x=G::new();Error::from(if y.kind()==ErrorKind::BrokenPipe{x}else{x.r(y.to_string().as_bytes())})}}struct V
<'a>{be:&'a mut dyn Read,bj:Vec<u8>,at:usize,ah:usize,bh:[u8;M],s:usize,bp:Option<Error>,bi:u64,k:u64}const M:usize
=19;impl<'a>V<'a>{fn new(be:&'a mut dyn Read)->Self{let bj=vec![0;1<<16];V{be,bj,at:0,ah:0,bh:[0;M],s:0,bp:None
,bi:0,k:0}}fn dh(&mut self)->Result<bool,Error>{self.cm(true)?;Ok(self.at<self.ah)}fn count(&mut self)->Result
<u64,Error>{self.next()?;match self.u(){Some(count)=>Ok(count),None=>Err(Error::from(self.bu().r(
b" is not a number of boards")))}}fn dq(&mut self,ch:u64,ck:u64,m:&str)->Result<(usize,Vec<u8>),Error>{self.bi
+=1;self.k=0;self.next()?;match self.u().filter(|&o|ch<=o&&o<=ck){Some(o)=>Ok((o as usize,self.ay((o*o)as usize
,m)?)),None=>{let bz=self.bu().r(b" is no side of ").ar(ch);Err(Error::from(bz.r(b" to ").ar(ck)))}}}fn ay(&mut
self,n:usize,m:&str)->Result<Vec<u8>,Error>{let mut l=Vec::with_capacity(n);while l.len()<n{self.next()?;let f
=self.f(m,n)?;if l.contains(&(f as u8)){return Err(self.du(f));}l.push(f as u8);}Ok(l)}fn f(&self,m:&str,n:usize
)->Result<u64,Error>{match self.u(){Some(0)if m=="0"=>Ok(0),Some(f)if 0<f&&f<n as u64=>Ok(f),None if self.bh[..self
.s]==*m.as_bytes()=>Ok(0),_=>{let bz=self.bu().r(b" is none of 1 to ").ar(n as u64-1);Err(Error::from(bz.r(
b", nor ").r(m.as_bytes()).r(b" for the blank")))}}}fn next(&mut self)->Result<(),Error>{self.k+=1;if!self.dh(
)?{return Err(Error::from(self.bl().r(b"the input ends here")));}self.cm(false)}fn cm(&mut self,da:bool)->Result
<(),Error>{self.s=0;while let Some(t)=self.dk().filter(|t|t.is_ascii_whitespace()==da){self.at+=1;if self.s<M{
self.bh[self.s]=t;self.s+=1;}}match self.bp.take(){None=>Ok(()),Some(y)=>Err(y)}}#[inline(always)]fn dk(&mut
self)->Option<u8>{if self.at==self.ah{self.fill();}self.bj[..self.ah].get(self.at).copied()}fn fill(&mut self)
{self.at=0;self.ah=0;loop{match self.be.read(&mut self.bj){Ok(s)=>self.ah=s,Err(y)if y.kind()==ErrorKind::
Interrupted=>continue,Err(y)=>self.bp=Some(Error::from(y))}return;}}fn u(&self)->Option<u64>{let mut u=0;for t
in&self.bh[..self.s]{let bk=t.wrapping_sub(b'0');if bk>9{return None;}u=10*u+u64::from(bk);}Some(u).filter(|_|self
.s<M)}fn du(&self,f:u64)->Error{let f=match f{0=>self.bl().r(b"the blank"),f=>self.bl().r(b"tile ").ar(f)};
Error::from(f.r(b" appears twice"))}fn bu(&self)->G{let dc:&[u8]=if self.s==M{b"..."}else{b""};self.bl().dv(&self
.bh[..self.s]).r(dc)}fn bl(&self)->G{let x=G::new();let x=if self.bi==0{x}else{x.r(b"board ").ar(self.bi).r(
b", ")};x.r(b"word ").ar(self.k).r(b": ")}}fn dm(o:usize,l:&[u8])->bool{let(mut cg,mut m)=(0,0);for(g,f)in l.iter
().enumerate(){cg+=l[g..].iter().filter(|&au|au<f).count();if*f==0{m=g;}}(cg+m/o+m%o+l.len())%2==1}const E:usize
=10;const B:usize=E*E;const AJ:u64=1<<18;const AN:[u64;3]=[6,5,2];const U:u8=u8::MAX;struct L{z:[usize;B],al:[
usize;B],aq:[u64;B],q:Vec<usize>,p:Vec<u8>}fn v()->Vec<L>{let mut q:Vec<usize> =(0..B).collect();let mut v=vec
![];for bo in 0..2*(E-1){let mut l:Vec<usize> =q.iter().copied().filter(|&g|cu(g)==bo).collect();while!l.is_empty
(){let bm:Vec<usize> =l.drain(..dt(l.len(),q.len())).collect();v.push(L::new(bo,&bm,q.clone()));q.retain(|g|!bm
.contains(g));}}v}fn cu(g:usize)->usize{let(cn,cc)=(g/E,g%E);2*cn.min(cc)+(cc<cn)as usize}fn dt(bq:usize,q:usize
)->usize{let mut bf=bq.min(4);while bf>1&&(bq==bf+1||bq>2&&(q as u64).pow(bf as u32+1)>AJ){bf-=1;}bf}impl L{fn
new(bo:usize,bm:&[usize],q:Vec<usize>)->Self{let(mut z,mut al,mut aq)=([B;B],[0;B],[0;B]);for(u,&g)in q.iter()
.enumerate(){z[g]=u;aq[g]=AN[(cu(g)-bo).min(2)];}al[B-1]=1;aq[B-1]=0;let mut aa=1;for&f in bm{aa*=q.len();al[f
]=aa;aq[f]=0;}L{z,al,aq,p:vec![U;aa*q.len()],q}}fn fill(&mut self){let am=self.q.len();let bd:usize=self.q.iter
().map(|&g|self.al[g]*self.z[g]).sum();let dn=|k:&usize|self.al[self.q[k%am]]<2&&self.p[*k]==U;let mut bn:Vec<usize
> =(bd+1-am..bd+1).filter(dn).collect();for&k in&bn{self.p[k]=0;}let mut d=0;while d<bn.len(){let k=bn[d];d+=1;
for&mv in&D::P{let ao=self.au(k,mv);if self.p[ao]==U{self.p[ao]=self.p[k]+1;bn.push(ao);}}}}fn au(&self,k:usize
,mv:D)->usize{let am=self.q.len()as u32;let(mut ay,mut aa)=(k as u32,am);let m=ay%am;let next=cl::<E,E>(self.q
[m as usize],mv).map_or(B,|g|self.z[g]);if next==B{return k;}let to=next as u32;let mut ao=ay-m+to;while(aa as
usize)<self.p.len(){ay/=am;if ay%am==to{ao=ao+m*aa-to*aa;}aa*=am;}ao as usize}}struct Q{v:Vec<L>,bb:Vec<u64>,
ap:Vec<u64>,ax:Vec<(usize,D)>}struct K{n:[u8;B],d:N,ad:usize}#[derive(Clone,Copy)]struct N{m:usize,h:usize,k:usize
,p:u8,aw:u64,hash:u64}const AO:usize=1<<12;const AB:u64=53;const AM:u64=1<<20;const AK:usize=80;const AD:u64=0x9E37_79B9_7F4A_7C15;
impl Q{fn df()->Self{let bb=(0..B*B).map(|i|db(i/B,i%B)).collect();Q{v:v(),bb,ap:vec![0;1<<16],ax:vec![]}}fn bv
(&mut self,o:usize,l:&[u8],az:usize)->Vec<D>{let mut w=vec![self.ds(o,l)];let(mut h,mut bs,mut bg)=(0,0,AB);
while w[0].d.h<self.v.len(){if w[0].d.h>h{h=w[0].d.h;bs=0;bg=AB;}let ai=self.cz(&w,bg,az);let cv=ai[0]>>46>(
self.v.len()-h)as u64;if!cv{w=ai.iter().filter_map(|&ae|self.de(&w,ae)).collect();}bs+=1;if cv||bs==AK{self.ap
.fill(0);bg=AM;}}self.ab(w[0].ad)}fn ds(&mut self,o:usize,l:&[u8])->K{let k=|i:usize|(E-o)*(E+1)+i/o*E+i%o;let
mut d=N{m:0,h:0,k:0,p:0,aw:0,hash:1};let mut n=[0;B];for(i,&f)in l.iter().enumerate(){n[k(i)]=k((f as usize+l.len
()-1)%l.len())as u8;if f==0{d.m=k(i);}}d.h=self.v.iter().take_while(|h|h.q.len()>l.len()).count();self.v[d.h..]
.iter_mut().for_each(L::fill);self.ce(&n,&mut d);self.ap.fill(1);self.ax=vec![(0,D::S)];K{n,d,ad:0}}fn ce(&self
,n:&[u8;B],d:&mut N){for h in&self.v[d.h..]{d.k=0;d.aw=0;for&g in&h.q{let f=n[g]as usize;d.k+=h.al[f]*h.z[g];d
.aw+=h.aq[f]*self.bb[f*B+g];}d.p=h.p[d.k];if d.p>0{return;}d.h+=1;}}fn cz(&mut self,w:&[K],bg:u64,az:usize)->Vec
<u64>{let mut ai=vec![u64::MAX;az];for i in 0..4*w.len(){if let Some(d)=self.au(&w[i/4],i%4){let ae=((self.v.len
()-d.h)as u64)<<46|(u64::from(d.p)*bg+d.aw)<<14|i as u64;let ap=&mut self.ap[(d.hash>>48)as usize];if*ap!=d.hash
&&ae<ai[az-1]{ai.pop();ai.insert(ai.partition_point(|&dj|dj<ae),ae);}*ap=d.hash;}}ai}fn de(&mut self,w:&[K],ae
:u64)->Option<K>{let ak=w.get(ae as usize/4%AO)?;let d=self.au(ak,ae as usize%4)?;let mut n=ak.n;n.swap(ak.d.m
,d.m);self.ax.push((ak.ad,D::P[ae as usize%4]));Some(K{n,d,ad:self.ax.len()-1})}#[inline(always)]fn au(&self,
ak:&K,mv:usize)->Option<N>{let mut d=ak.d;let h=&self.v[d.h];let(from,to)=(cl::<E,E>(d.m,D::P[mv])?,d.m);if h.z
[from]==B{return None;}let f=ak.n[from]as usize;let(aa,cw)=(h.al[f],h.aq[f]);d.m=from;d.k+=h.z[from]+aa*h.z[to
];d.k-=h.z[to]+aa*h.z[from];d.aw+=cw*self.bb[f*B+to];d.aw-=cw*self.bb[f*B+from];d.hash^=ci(f*B+from)^ci(f*B+to
);d.p=h.p[d.k];if d.p==0{let mut n=ak.n;n.swap(from,to);self.ce(&n,&mut d);}Some(d)}fn ab(&self,mut ad:usize)
->Vec<D>{let mut ab=vec![];while ad>0{ab.push(self.ax[ad].1);ad=self.ax[ad].0;}ab.reverse();ab}}fn db(bd:usize
,g:usize)->u64{let cb=|a:usize,b:usize|a.max(b)-a.min(b);let(co,cd)=(cb(bd/E,g/E),cb(bd%E,g%E));let p=co.max(
cd)+co+cd;(p*(p+2))as u64}fn ci(i:usize)->u64{let cj=(i as u64).wrapping_mul(AD);(cj^cj>>29).wrapping_mul(AD)}
#[derive(Clone,Debug,PartialEq,Eq)]enum J{AC(Vec<D>),AL,AG}type AF=Q;struct T{cq:AF,an:u64,ca:u64}const AP:u64
=2_000_000;impl T{fn new(an:u64)->Self{T{cq:AF::df(),an,ca:AP}}fn bv(&mut self,o:usize,l:&[u8])->J{if!dm(o,l){
return J::AG;}let cp=self.ca/self.an;self.an-=1;self.ca-=cp;let az=(cp as usize/o.pow(3)).clamp(2,1000);J::AC(
self.cq.bv(o,l,az))}}fn dl(ba:fn(&mut dyn Read,&mut dyn Write)->Result<(),Error>){let(stdin,stdout)=(io::stdin
(),io::stdout());let mut aj=BufWriter::with_capacity(1<<16,stdout.lock());let cy=ba(&mut stdin.lock(),&mut aj)
;let dd=aj.flush().map_err(Error::from);if let Err(y)=cy.and(dd){if!y.x().is_empty(){let mut stderr=io::stderr
();let _=stderr.write_all(y.x()).and(stderr.write_all(b"\n"));process::exit(1);}}}fn dw(aj:&mut dyn Write,ba:&J
,br:&[u8;4],di:&str)->Result<(),Error>{match ba{J::AC(ab)=>aj.write_all(&dp(ab,br))?,J::AL|J::AG=>aj.write_all
(di.as_bytes())?}Ok(aj.write_all(b"\n")?)}
