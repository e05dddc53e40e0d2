/* UVa 10181, 15-Puzzle Problem: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: bundle uva10181 --c --short */
#pragma GCC optimize 3
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef __GNUC__
#define __attribute__(x)
#define __extension__
#define __inline__
#elif __BYTE_ORDER__==4321
#error big-endian
#endif
#define A __attribute__((may_alias))
typedef unsigned char B,*P;
typedef unsigned short A H;
typedef unsigned A I;
typedef size_t Z;
__extension__ typedef unsigned long long A U;
#define h(x) (*(H*)(x))
#define i(x) (*(I*)(x))
#define u(x) (*(U*)(x))
#define q(x) ((P)(Z)u(x))
#define o(x) if(x)exit(1);
static P p(U a){o((Z)a!=a)return(P)(Z)a;}
#define As return
#define At fwrite
#define Au ;}static __inline__
#define Av typedef struct
#define Aw 267242409<<32|2271560481u
#define Ax ,stderr
#define Ay 2147483648u
#define Az goto
#define AA else
#define AB memcpy
#define AC for
#define AD memset
#define AE e=a.b,f=a.a
#define AF break;case
#define AG ;E(u(a+360),q(a+368),1,1)
#define AH exit(1);
#define AI u(a+2120)
#define AJ stdout
#define AK u(a+56)
#define AL u(a+72)
#define AM u(a+8)=
#define AN }void
#define AO d=13;Az b;}
#define AP 4%64
#define AQ {i=0;Az d;}
#define AR ;if
#define AS =(U)50<<32|196612
#define AT .a!=((U)Ay<<32|1)
#define AU ?!b.a?p(f):F(b.a)
#define AV u(a+16)
Av{B a,b;}An;Av{U a;B b;}Ao;Av{U a;I b;}Ap;Av{U a,b;}Aq;Av{U a;P b;}Ar;B Ad[]="is not a tile",O[]="\n";U Aj[4]={4,(U)-1,1,(U)-4};void Ae(P p,int n,U a){AC(;n--;a>>=8)*p++=(B)a;}U Ak(U a,U b,int n){U m=~(U)0>>(64-n);As b>m-a?m:a+b;}U K(U a,U b){As a>b?a:b;}U L(U a,U b){As a<b?a:b;}Ao Al(U a,U b){Ao r;r.a=a*b;r.b=b&&r.a/b!=a;As r;}U Am(U a,U b){As a>b?a-b:0 Au An G(P a,P c,B d);P Af(P a,U b){o(b>=Ay)a=(P)realloc(a,b);o(!a)As a;}P F(U a){P b;o(a>=Ay)b=(P)calloc(a,1);o(!b)As b;AN Q(P a,U b){P c;c=F(b);u(a)=b
;AM(Z)c;AV=b;AN R(P a){P b;b=F(131072);u(a)=65536;AM(Z)b;AV=65536;}Aq V(P e,U c,U f,U i){U l[2];P h=(P)l,j=h+8;U d;P a,k;Ao b;Aq g;d=u(e);c=K(K(c+1,d*2),4);a=q(e+8);b=Al(i,c)AR(b.b||b.a>((U)1<<63)-f)c=0;AA{if(!d)k=h,d=0;AA u(h)=f,k=j,d*=i;u(k)=d;a=!u(h)AU:!u(j)AU:Af(a,b.a);u(e+8)=(Z)a;u(e)=c;c=(U)Ay<<32|1;}g.a=c;g.b=0;As g;AN Ag(P a){o(V(a,u(a),8,16)AT)AN Ah(P a){o(V(a,u(a),2,8)AT)AN E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g AR(!a)g=c,a=0;AA u(c)=e,g=d,a*=f;u(g)=a AR(u(c)&&u(d))free(b)Au Ar W(U a){P b
;Ar c AR(!a)a=0,b=(P)1;AA b=F(a);c.a=a;c.b=b;As c;}U Y(H a){As(U)(a/2&30583)<<32|(U)(H)(a*16)<<48|(U)((H)(a*2)&61166)<<16|a/16;}H X(U a,H e){U f[1];P d=(P)f;H c,b,g;AC(c=(I)1<<a%16,b=0;c!=b;c=g){AC(u(d)=Y(c),a=0,b=c;b=h(d+a*2)&(e^65535)|b,++a,a!=4;)
;g=b;b=c;}As c;}U M(U b,U c){U a;AC(a=0;(b>>a*AP)%16!=c;){++a;o(a==16)}As a;}U Aa(P a){B e,k;U i,g,j,l,c,b,d,f;P h AR(!u(a+48)){AC(++u(a+88),AL=0,u(a)=1,AM 0,h=q(a+24),i=u(a+32),j=g=0,l=1,c=u(a+64),b=AK,d=0;;l=e){AC(f=g;;f=0){if(d==16777216)Az a;AC(++d;b==c;b=AK=0){c=fread(h,1,i,stdin)AR(ferror(stdin))Az b AR(!c)Az c;u(a+64)=c;}o(b>=i)e=h[b]AR(f==19)AQ switch(e){case 32:case 13:case 12:case 11:case 10:case 9:break;default:Az e;}if(f)AQ++b;AK=b;}e:++b;AK=b;o(f>=19)k=e-48;(a+f)[96]=e;g=f+1;AL=g;e=(k<10)&(f
!=18)&l;j=e?j*10+k:0;u(a)=e;AM j;}a:AL=0;h=(P)"16 MB of whitespace";Az f;c:if(g)AQ h=(P)"the input ends here";f:u(a+40)=(Z)h;u(a+48)=19;i=1;Az d;b:perror(0),AH AH}i=1;d:As i;AN N(U a){U c[1];P b=(P)c AR(a>9)N(a/10);*b=a%10|48;At(b,1,1 Ax);AN Ai(P a,P b){U f[1];P e=(P)f;B d;U c AR(!b){c=u(a+80)AR(c)At("board ",1,6 Ax),N(c),At(", ",1,2 Ax);At("word ",1,5 Ax);N(u(a+88));At(": ",1,2 Ax);c=AL AR(c){o(c>=20)AC(At("\"",1,1 Ax),b=a+96;b!=a+c+96;++b)d=*b,*e=(B)(d-33)<94?d:63,At(e,1,1 Ax)AR(c==19)At("...",1,3 Ax);
At("\" ",1,2 Ax);}At(q(a+40),1,u(a+48)Ax);}AA At(q(b+8),1,u(b+16)Ax);At(O,1,1 Ax);}B Ab(U c){B b;U a,d;AC(a=M(c,0),b=a/4+a,a=0;a!=16;++a)AC(d=0;d!=a;++d)b=((c>>d*AP)%16>(c>>a*AP)%16)^b%2;As b%2 Au Ap J(P a,P c,U f,I j,U b){I g;U d,h,i;Ap e;b*=i(c+4);g=i(c+8)%64;d=(f>>g&u(a+24))+i(c);h=d-b;i=AV;o(h>=i||d>=i)a=q(a+8);e.a=f-(b<<g);e.b=j+a[h]-a[d];As e;}An Ac(P b,P c){B e,f;U d;An a AR(!i(c+8))e=c[50],f=1;AA if(d=u(b+696),d<u(b+704)){if(u(b+696)=d+1,a=G(b,c,0),a.a==2){if(a=G(b,c,1),a.a==2){if(a=G(b,c,2),a.a
==2)a=G(b,c,3),AE;AA AE;}AA AE;}AA AE%2;}AA f=0;a.a=f;a.b=e;As a Au An G(P a,P c,B d){U r[7];P b=(P)r;B h,l;H g;I p;U e,m,n,q,o,i;An f;Ap j,k;g=h(c+48);o(u(a+432)<=g)g=h(q(a+424)+g*8+d*2);e=u(c+40)AR(!g|!(((P)"\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n")[e%16]&(B)((I)1<<d%8)))h=2;AA{h=c[50];l=h+1;m=u(c+32);switch(d){case 0:n=e+4;q=4;AF 1:n=e-1;q=-1;AF 2:n=e+1;q=1;AF 3:n=e-4;q=-4;}o=n*AP;i=m>>o&15;p=i(a+l*4+712);j=J(a,a+i*12+32,u(c),i(c+8),q)AR(j.b<p){if(k=J(a,a+i*12+224,u(c+16),i(c+24),u((P)Aj+((P)
"\0\1\2\3")[d^2]*8)),k.b<p)(a+h)[440]=d,u(b+32)=i<<e*AP^i<<o^m,u(b+40)=n,u(b)=j.a,i(b+8)=j.b,u(b+16)=k.a,i(b+24)=k.b,b[50]=l,h(b+48)=g,f=Ac(a,b),d=f.b,h=f.a;AA h=2;}AA h=2;}f.a=h;f.b=d;As f;}int main(void){U aK[753];P al=(P)aK,aF=al+32,aG=al+40,w=al+48,aH=al+104,y=al+112,am=al+136,an=al+160,z=al+184,aI=al+600,aJ=al+1016,ao=al+1024,ap=al+1056,G=al+1088,ay=al+1112,ad=al+1368,ag=al+1784,az=al+3520,a=al+3776,g=al+5904;B t,ar;H aq,N,ak,x,ab,au,ac;I ae,j,p,v,V;U d,n,b,k,c,e,u,ai,s,aA,o,aa,av,aB,aw,aC,aD,ax,as,
at,aE,af;P h,f,r,i,l,m;An aj;Ap ah;Ar q;AC(Q(g+16,65536),u(g)=0,AD(g+56,0,59),u(g+40)=1,u(g+48)=0,AD(ay,0,256),d=1;d!=16;++d)AC(n=M((U)Aw,d),b=n%4,n/=4,k=0;k!=16;++k)c=k%4,e=k/4,(ay+d*16)[k]=K(e,n)-(L(e,n)+L(c,b))+K(c,b);AC(h=F(16384),AB(az,ay,256),q=W(256),AB(q.b,az,256),AD(ad+32,0,384),u(ad)=q.a,u(ad+8)=(Z)q.b,u(ad+16)=256,u(ad+24)=15,d=1;d!=16;++d)f=ad+d*12+32,i(f)=(I)d*16,i(f+4)=1,i(f+8)=(I)d*4;AC(f=F(16),u(ap)=0,u(ap+8)=1,u(ap+16)=2,u(ap+24)=3,r=ap,d=0;d!=4;++d)h(aJ+d*2)=(H)u(r)+2,r+=8;AC(d=u(aJ),Ae
(f,8,0),Ae(f+8,8,d),u(G)=2,u(G+8)=(Z)f,d=u(G+16)=2,n=0;n!=48;++n){AC(u(ao)=0,u(ao+8)=1,u(ao+16)=2,u(ao+24)=3,b=n%4,r=ao,k=0;k!=4;++k)c=u(r),u(al)=1,u(al+8)=3,u(al+16)=0,u(al+24)=2,t=u(al+b*8)!=c,e=!(n&4)^t?n/8+1:1,aq=c==b?(I)b+2:(b^c)==3?0:(b>c)&(e>4)?0:c+2+(t?4:0)+L(e,5)*8,h(aF+k*2)=aq,r+=8;b=u(aF)AR(d==u(G))Ah(G),f=q(G+8);Ae(f+d*8,8,b);++d;u(G+16)=d;}AB(ag+416,G,24);AD(ag+712,0,1024);AD(ag+440,0,256);AB(ag,ad,416);AD(ag+696,0,16);AD(a+48,0,16);u(a)=4096;AM(Z)h;AV=4096;i(a+24)=52;u(a+32)=0;u(a+64)=u(a+
40)=8;AL=0;AB(a+80,az,256);u(a+336)=1024;u(a+344)AS;u(a+352)=0;AB(a+360,ag,1736);u(a+2096)=(U)Aw;u(a+2104)=1024;u(a+2112)AS;AI=0 AR(Aa(g))t=1;AA{if(u(g)){AC(d=u(g+8),n=0;;++n){if(n==d){t=0;Az a;}if(!u(g+48))++u(g+80),u(g+88)=0;AC(k=ae=b=0;b!=16;++b){if(Aa(g)){t=1;Az a;}if(u(g)){if(c=u(g+8),!c)c=0;AA if(c>=16){h=Ad;AO}AA{c=u(g+72);o(c>=20)if(c!=1||g[96]!=48){h=Ad;AO c=0;}j=(I)1<<c%32 AR(j&ae){h=(P)"appears twice";AO ae=j|ae;k=c<<b*AP|k;}t=Ab(k)AR(!(t^Ab((U)Aw))){AC(t=a[2116],aq=h(a+2114),N=h(a+2112),ae=(I
)N*t,b=AI;;AB(a+360,aI,416)){if(!b)b=u(a+1056),b=Ak(b,Am(100000,u(a+352)*6+b),64);AA b=-1;AC(u(a+1064)=b,b=M(k,0),c=u(a+376),h=q(a+368),u=j=e=0;e!=16;u=ah.a){f=a+(k>>e*AP)%16*12+392;p=i(f);o(c<=p)ah=J(a+360,f,u,j+h[p],-e);++e;j=ah.b;}AC(ai=p=e=0;e!=16;ai=ah.a){s=e*4;f=a+(k>>s%64)%16*12+584;v=i(f);o(c<=v)ah=J(a+360,f,ai,p+h[v],-(e/4+(s&12)));++e;p=ah.b;}AC(u(w+32)=k,u(w+40)=b,u(w)=u,i(w+8)=j,u(w+16)=ai,i(w+24)=p,w[50]=0,h(w+48)=1,p=K(p,j),j=p*N;;j=N>aq&&j+(I)N*6>ae?ae:j){AC(b=712,v=0;b!=1736;++v){AC(V=0;V
+v<=t&&V*N+v*aq<=j;)++V;i(a+b+360)=V;b+=4;}if(p<i(a+1072)){aj=Ac(a+360,w);switch(aj.a){case 2:AF 0:Az c;default:Az d;}}if(j+N>=ae)Az e;j+=N*2;}c:b=AI;o(b==1)AC(++b,AI=b,Q(z,262144),AD(z+32,0,384),u(z+24)=65535,c=0;c!=15;++c)e=((U)124120489<<32|4239934241u)>>c*AP&15,j=(I)c*4,p=(I)1<<(j&12),v=(I)c<<14&196608,j&=48,h=z+e*12+32,i(h)=v,i(h+4)=p,i(h+8)=j,--e,h=z+e*4%16*12+224+e/4*12,i(h+12)=v,i(h+16)=p,i(h+20)=j;AC(h=q(z+8),c=u(z+16),e=0;c;++e){AC(u=((U)106224792<<32|3953603088u)>>e*16%64&65535,ai=L(15-e*4,4),
R(an),R(am),ak=s=0;s!=ai;++s)ak=(H)((I)1<<(u>>s*AP)%16)|ak;s=L(c,65536);x=X(15,ak);aA=u(an+16);o(u>=aA)AC(f=q(an+8),r=f+u*2,h(r)=x,i=F(16),x=h(r),u(i)=u,h(i+8)=ak,h(i+10)=x,i[12]=0,u(y)=1,u(y+8)=(Z)i,u(y+16)=1,u=u(am+16),r=q(am+8),o=1,l=i,m=i,aa=1,av=0;av<aa;++av){m=l+av*16;aB=u(m);ak=h(m+8);ar=m[12];u(aH)=Y(h(m+10));++ar;m=l;aw=0;aC=ai;f:while(aC)AC(aD=aB>>aw%64,ax=aD%16,x=(I)1<<ax,as=0;;aa=o){AC(at=as;;at=as){if(at==4){aw+=4;--aC;Az f;}as=at+1;aE=aD+((P)"\4\17\1\14")[at]&15;af=(aE^ax)<<aw%64^aB AR(h(aH
+at*2)&x){o(af>=aA)ab=h(f+af*2)AR(!(ab&x))break;}}l=f+af*2;au=(H)((I)1<<aE)^(ak^x);o(u<=au)m=r+au*2;ac=h(m)AR(!(ac&x))ac=X(ax,au),h(m)=ac,ab=h(l)AR(!ab){o(af>=s)h[af]=ar;}h(l)=ac|ab;ab=h(m)AR(o==u(y))Ag(y),i=q(y+8);l=i+o*16;u(l)=af;h(l+8)=au;h(l+10)=ab;l[12]=ar;++o;u(y+16)=o;l=i;m=i;}}E(u(y),m,8,16);E(u(am),q(am+8),2,2);E(u(an),q(an+8),2,2);h+=s;c-=s;}AB(aI,z,416)AG;}d:q=W(aj.b)AR(aj.b)AB(q.b,a+800,aj.b)AR(!(q.a>>63)){AC(h=q.b;h!=q.b+aj.b;++h)*aG=((P)"DLRU")[*h],At(aG,1,1,AJ);At(O,1,1,AJ);E(q.a,q.b,1,1);
Az g;}e:;}At("This puzzle is not solvable.",1,28,AJ);At(O,1,1,AJ);g:;}AH}h=(P)"is not a number of boards";d=25;b:u(g+40)=(Z)h;u(g+48)=d;t=1;}a:E(u(a),q(a+8),4,4);E(u(a+32),q(a+40),8,16);E(AK,q(a+64),8,8)AG;E(u(a+776),q(a+784),2,8)AR(!(fflush(AJ)|ferror(AJ))){if(!t)As E(u(g+16),q(g+24),1,1),0;Ai(g,0);AH}AA perror(0),AH}
