/* slidekit 0.1.0, rustc 1.95.0: bundle jutge_p68428 --c --minify */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef __GNUC__
#define __attribute__(x)
#define __extension__
#endif
#define A __attribute__((may_alias))
typedef unsigned char B,*P;
typedef ptrdiff_t D;
typedef unsigned short A H;
typedef unsigned A I;
typedef size_t Z;
__extension__ typedef unsigned long long A U;
__extension__ typedef long long S;
#define h(x) (*(H*)(x))
#define i(x) (*(I*)(x))
#define u(x) (*(U*)(x))
#define q(x) ((P)(Z)u(x))
#define o(x) if(x)abort();
static P p(U a){o((Z)a!=a)return(P)(Z)a;}
#define Ar break;
#define As goto
#define At h(m+x*2)=w;if(s+2==r+b)Ar s+=
#define Au =c,b=E(d),memcpy(b,e,d)
#define Av b=a*2,m=E(b),s=r,w=0;;w++
#define Aw 2;else for(Av){x=h(s);o(a<=x)At 2;
#define Ax =4294967294u
#define Ay +-(U)
#define Az 3];P b=(P)e;U c,d;c=u(a);d
#define AA return
#define AB a=(U)1<<63;As o;
#define AC ;if
#define AD ;o(u(b))u(a+8)=(Z)q(b+8)
#define AE free
#define AF memset
#define AG i(c+8)%64
#define AH %16*12+328
#define AI fwrite
#define AJ AC(!a)m=(P)Aw
#define AK 1;n=i(a+y*4+1976);b=a+e*12+40
#define AL o(e>=b||d>=b)
#define AM AG;d=(k>>C&a)+i(c);e=d+l;AL
#define AN =0;(U)15<<a*4%64&h;
#define AO else
#define AP for
#define AQ m=j*4%64;e=r>>m&15
#define AR *4%64&15 AC
#define AS ;switch(n){case 9:case 10:case 12:case 13:case 32:
#define AT memcpy
#define AU F(p+40,8,b);F(p+48,8,a)
#define AV F(p+40,8,g);F(p+48,8,o)
#define AW abort();
#define AX e<<k*4%64^e<<m^r
#define AY =(U)i(c+4)
#define AZ ,stderr
#define A0 h/16%16
#define A1 0;As a;}
#define A2 ;Ar case
#define A3 AD;u(a)=d;}void
#define A4 i[d];l=(l<<C)+k;c=f+
#define A5 65536
#define A6 {U e[Az=G(c*2,4);J
#define A7 =(Z)
#define A8 b,c,q(a+8),d
#define A9 h/256%16
#define Ba i=a+e*12+232
#define Bb AC((S)u(f+3128)>0)AE(q(f+3136))
#define Bc h/4096%16
#define Bd u(f+120),i=q(f+104),b=u(f+112)
#define Be 1;c=f+(h>>e*4%64)%16*12+136;e*=
#define Bf b=0;do if(m=r+b*24,b++,u(m))AE
#define Bg 2271560481u
#define Bh b[d]-b[c]AC
#define Bi h=u(a+16);o(d>=h||c>=h)q=l+Bh
#define Bj o(d>=h||f>=h)C=u+b[d]-b[f]AC
#define Bk e;o(l>=b||k>=b)t=t+i[l]-i[k
#define Bl AG;d=(l>>C&a)+i(c);e=d+k;AL
#define Bm M=AG;k=(g>>M&a)+i(c);l=k+Bk
#define Bn 64;f=(t>>z&f)+i(i);d=f-c;Bj
#define Bo ,a=Bd,g=0,t=i(f+128),e=0;;e
#define Bp {g=1;As b;}}}if
#define Bq {i=g=f=e
#define Br {if
#define Bs *(a+g+424)=
#define Bt =g+AK;o=i(b+4);p=i(b+8)%64
#define Bu AQ;y Bt;f=u(a+24);c=(s>>p&f)
#define Bv 3;o=i(b+8)%64;c=u(a+24);d=
#define Bw ;h=d-f;b=q(a+8);w=u(a+16)
#define Bx o;b=q(a+8);Bi(q<n){Ba;c
#define By ,q,t-(c<<z),C,y,(a+v*4)
#define Bz ;}AO b
#define BA Bf(q(m+8));while(b!=a)
#define BB stdout
#define BC u(p+24)A7(P)
#define BD AC(!a)
#define BE ;}void
#define BF {U c[1];P b=(P)c AC(a>9)
#define BG =i[d];k=(k<<C)+l;c=f+
#define BH =fread(i,1,A5,stdin),
#define BI +i(b)Bw;o(h>=w||d>=w)
#define BJ =i(i+8)
#define BK j+(D)(z*2)+
typedef struct{U a;B b;}Ap;typedef struct{U a;P b;}Aq;B Am[]="the output cannot be written",X[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",N[]="\n",O[]="DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ";
U Ah[3]={4,0,28},Ai[2]={1024,(U)31<<32|65537},Al[4]={3,(U)-1,1,(U)-3};U Aj(P p,int n){U r=0;while(n--)r=r<<8|p[n];AA r BE F(P p,int n,U a){AP(;n--;a>>=8)*p++=(B)a;}U G(U a,U b){AA a>b?a:b;}U An(U a,U b){AA a<b?a:b;}Ap Ao(U a,U b){Ap r;r.a=a*b;r.b=b&&r.a/b!=a;AA r;}U Ak(U a,U b){AA a>b?a-b:0;}P Y(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)AA a BE Aa(void){exit(1);}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)AA b BE J(P d,U e,P a,U f,U c,U g){Ap b;b=Ao(g,f)AC(b.b||b.a>((U)1<<63)-c)e=
8,f=0,c=1;AO a=!e?!b.a?p(c):E(b.a):Y(a,b.a),u(d+8)A7 a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c BE Ab(P a){U e[Az=G(c*2,8);J(A8,1,1)A3 Q(P a)A6(A8,2,2)A3 Ac(P a)A6(A8,8,8)A3 Ad(P a)A6(A8,8,16)A3 Ae(P c,U b,U a){U e[3];P d=(P)e;a+=b;o(a<b)b=u(c);a=G(G(a,b*2),4);J(d,b,q(c+8),a,2,2);o(u(d))u(c+8)A7 q(d+8);u(c)=a BE R(P f,P b){P a,e;U g,c,d;a=E(216);g=u(b);e=q(b+8);c=u(b+16)AC(!c)u(a)=0,u(a+8)=2,AF(a+16,0,16),u(a+32)=2,AF(a+40,0,16),u(a+56)=2,AF(a+64,0,16),u(a+80)=2,AF(a+88,0,16),u(a+104)=2,AF(a+112,0,16),
u(a+128)=2,AF(a+136,0,16),u(a+152)=2,u(a+160)=0,b=(P)2;AO d=c*2,b=E(d),AT(b,e,d),u(a)=c,u(a+8)A7 b,u(a+16)Au,u(a+24)=c,u(a+32)A7 b,u(a+40)Au,u(a+48)=c,u(a+56)A7 b,u(a+64)Au,u(a+72)=c,u(a+80)A7 b,u(a+88)Au,u(a+96)=c,u(a+104)A7 b,u(a+112)Au,u(a+120)=c,u(a+128)A7 b,u(a+136)Au,u(a+144)=c,u(a+152)A7 b,u(a+160)Au;u(a+168)=c;u(a+176)A7 b;u(a+184)=c;u(a+192)=g;u(a+200)A7 e;u(a+208)=c;u(f)=9;u(f+8)A7 a;u(f+16)=9 BE V(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]AC((I)l+k<=h[12]){e=u(c);a=
e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=u(b+16);o(a>=f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)AC(g){AP(;;){i=(U)g-1;o(i>=d)n=j+i*16 AC(u(n)==e)Ar a=a+1&f-1;g=i(m+a*4)AC(!g)As a;}if(k>=n[13])AA;AT(n,c,16);As b;}a:o(a>=f)i(m+a*4)=(I)d+1 AC(d==u(b+32))Ad(b+32),j=q(b+40);AT(j+d*16,c,16);u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+(I)h(h+10)*k)<<40|(U)l<<32|i;a=u(b+72)AC(a==u(b+56))Ac(b+56);c=q(b+64);u(c+a*8)=e;e=a+1;u(b+72)=e AC(a){AP(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)AC(a<=
d)AA;u(b)=d;u(h)=a AC(!f)AA;}AW}}}U L(U h){U a,b,c,d,e,f,g,j,i;a=h%16 BD Br(a=A0,!a)Br(a=h>>8&15,!a)Br(a=h>>12&15,!a)Br(a=h>>16&15,!a)Br(a=h>>20&15,!a)Br(a=h>>24&15,!a)Br(a=h>>28&15,!a){a=h>>32&15 BD Bq=d=c=b=a=A1 b=9 Bz=8 Bz=7 Bz=6 Bz=5 Bz=4 Bz=3 Bz=2 Bz=1;AP(a--;;b=c)Br(b==9)Bq=d=c=b=A1 c=b+1;b=h>>b AR(b)Ar}AP(b--;;c=d)Br(c==9)Bq=d=c=A1 d=c+1;c=h>>c AR(c)Ar}AP(c--;;d=e)Br(d==9)Bq=d=A1 e=d+1;d=h>>d AR(d)Ar}AP(d--;;e=f)Br(e==9)Bq=A1 f=e+1;e=h>>e AR(e)Ar}AP(e--;;f=g)Br(f>=9){i=g=f=A1 g=f+1;f=
h>>f AR(f)Ar}AP(f--;;g=j)Br(g>=9){i=g=A1 j=g+1;g=h>>g AR(g)Ar}AP(g--;;j++)Br(j>=9){i=A1 i=h>>j AR(i)Ar}i--;a:AA-(U)(a<i)Ay(b<i)Ay(c<i)Ay(d<i)Ay(e<i)Ay(f<i)Ay(g<i)+i+(-(U)(a<g)Ay(b<g)Ay(c<g)Ay(d<g)Ay(e<g)Ay(f<g)+g+(-(U)(a<f)Ay(b<f)Ay(c<f)Ay(d<f)Ay(e<f)+f+(-(U)(a<e)Ay(b<e)Ay(c<e)Ay(d<e)+e+(-(U)(a<d)Ay(b<d)Ay(c<d)+d+(-(U)(a<c)Ay(b<c)+c+(b Ay(a<b)+a*7)*6)*5)*4)*3)*2);}P M(U a)BF M(a/10);*b=a%10|48;AI(b,1,1 AZ);AA 0;}P Ag(P c,U d){U f[1];P e=(P)f;B a;P b;AP(AI("\"",1,1 AZ),b=c;a=*b,*e=(B)(a-33)
<94?a:63,AI(e,1,1 AZ),b+1!=c+d;)b++;a=d==19;AI(a?(P)"...\" ":(P)"\" ",1,a?5:2 AZ);AA 0 BE Af(P a,P b){U c,e,d,f AC(!b){c=u(a+56);o(c>=20)e=u(a+72);d=u(a+64);b=q(a+24);f=u(a+32)AC(d){AI("board ",1,6 AZ)AC(M(d))AA;AI(", ",1,2 AZ);}AI("word ",1,5 AZ)AC(M(e))AA;AI(": ",1,2 AZ)AC(c&&Ag(a+80,c))AA;AI(b,1,f AZ);}AO AI(q(b+8),1,u(b+16)AZ);AI(N,1,1 AZ);}P W(U a)BF W(a/10);*b=a%10|48;AI(b,1,1,BB);AA 0;}B K(P a,U r,U k,U s,I l,U t,I u,B g,B v){B x,y;I n,o,p,q,z,C;P b,i;U j,m,e,f,c,d,h,w AC(l){AP(;;k=j){j=
u(a+1960)AC(j>=u(a+1968)){v=A1 u(a+1960)=j+1;x=*(a+v+1704)&X[k%16]AC(x%2){j=k+3;AQ;y=g+AK;f=(U)i(b+4)*Bv(s>>o&c)BI p=l+b[h]-b[d]AC(p<n){Ba;q=i(i+4);z BJ%64;c=(t>>z&c)+i(i);d=c-q;o(d>=w||c>=w)C=u+Bh(C<n)if(Bs 0,K(a,AX,j,s-(f<<o),p,t-((U)q<<z),C,y,*(a+v*4+680)))Bp(x&2){j=k-1;Bu+i(b);d=c+Bx=i(i+4)*(U)-4;z BJ%Bn(C<n)if(Bs 1,K(a,AX,j,((U)o<<p)+s By[681]))Bp(x&4){j=k+1;Bu+i(b);d=c-Bx=(U)i(i+4)*4;z BJ%Bn(C<n)if(Bs 2,K(a,AX,j,s-((U)o<<p)By[682]))Bp(!(x&8)){g=0;As b;}j=k-3;AQ;x=g+1;n=i(a+x*4+1976);b=a+
e*12+40;f=i(b+4)*(U)-Bv(s>>o&c)BI l=l+b[h]-b[d]AC(l>=n){g=0;As b;}Ba;p=i(i+4);q BJ%64;c=(t>>q&c)+i(i);d=c+p;o(d>=w||c>=w)u=u+Bh(u>=n){g=0;As b;}Bs 3 AC(!l){g=x;v=1;As a;}v=(a+v*4)[683];g=x;t=((U)p<<q)+t;s-=(f<<o);r=AX;}AW}v=1;a:a[3001]=g;a[3000]=v;g=1;b:AA g;}int main(void){U aU[928];P ai=(P)aU,aI=ai+16,aE=ai+40,aj=ai+296,ae=ai+312,ab=ai+336,aJ=ai+360,aK=ai+384,au=ai+408,av=ai+432,aw=ai+456,af=ai+480,ax=ai+504,ac=ai+1784,ay=ai+2208,f=ai+4168,p=ai+7320;Aq aA,al,ah,aB,aC,aD;B n,y,J,aq,aL,ar,aM;
H w,x;I t,M,ag,an,C,ad,ao,as,at,Y,aN,aO,aP,aQ,aR,aS,aT;P i,c,j,r,m,s,aa,aF,am,aG,aH,az,ap;U a,b,g,e,d,k,l,h,q,o,u,v,T,z,ak,aV,aW;Ah[1]A7(Am);AP(aA.a=1,al.a=0,al.b=0,aB.a=0,aB.b=0,aC.a=1,aC.b=0,aD.a=1,aD.b=0,ah.a=1,ah.b=0,i=E(A5),AF(p+80,0,19),u(p)=A5,u(p+8)A7 i,u(p+16)=A5,AF(p+40,0,24),u(p+24)=1,u(p+32)=0,u(p+64)=1,a=Aj(p+48,8),b=Aj(p+40,8),t=h=k=d=e=g=0;;t=M|t){AP(l=k+1,u(p+72)=l,q=0;;q++){AP(o=a,u=g,g=b;;u=g)Br(u==d)o BH u=g=0,e=o,d=o AC(d>A5)As a AC(u>=d)As b;n=i[u]AS Ar default:As c;}g=u+
1 AC(q<19)Ar}*(p+q+80)=n;a=o;b=g;}c:AP(F(p+40,8,b),F(p+48,8,a),F(p+40,8,g),F(p+48,8,o),q=0,d=e;;q++){AP(a=o,b=u,u=g;;)Br(b==d)a BH b=u=0,e=a,d=a AC(d>A5)As d AC(b>=d){aW=g;g=b;b=u;u=aW;As e;}n=i[b]AS aV=g;g=b;b=u;u=aV;As e;default:u=b+1 AC(q<19)As f;b=u;}}f:*(p+q+80)=n;o=a;g=u;}e:F(p+40,8,u);F(p+48,8,o);AU;u(p+56)=q;o(q>=20)if(!q)o=0;AO{AP(o=0,c=p+80;n=*c-48,n<=9;c++)if(o=o*10+n,c+1==p+q+80)As g AC(q!=1||p[80]!=48)As h;o=0;As i;g:if(q==19)As h AC(!o)o=0;AO if(o>=9)As h;}i:M=(I)1<<o%32 AC(M&t)
As j;h=o<<k*4%64|h AC(l==9)As k;k=l;}a:AU;AV;AW d:AV;F(p+40,8,u);F(p+48,8,a);AW k:i=E(16384);c=E(256);AF(ac+40,0,384);u(ac)=256;u(ac+8)A7 c;u(ac+16)=256;u(ac+24)=15;u(ac+32)=0;a=1;t=0;do{AP(b=0;((U)Bg>>b*4%64)%16!=a;)b++;j=ac+a*12+40;i(j)=(I)a*16;i(j+4)=1;i(j+8)=(I)a*4;g=a*16;e=b%3;d=b/3;k=d+e;c[g]=k;l=G(e,1)Ay!!e;*(c+g+1)=l+d;*(c+g+2)=(B)(d-e)+2;b=G(d,1)Ay(b>2);*(c+g+3)=b+e;*(c+g+4)=l+b;*(c+g+5)=(B)(b-e)+2;b=An(d,2);d=G(d,2);*(c+g+6)=e-b+d;*(c+g+7)=d-b+l;*(c+g+8)=(B)(d-(b+e))+2;a++;t=(I)k%256+
t;}while(a!=9);AP(i(ac+32)=t,c=E(131072),AF(c,255,131072),a=n=1,b=0;;a=g|a*4){g=b+1;y=O[b];J=a<131072 AC(y==32){o(!J)c[a]=0 AC(g==344)As l;b+=2;y=O[g]AC(y==32)AP(;;b=a)Br(b==344)As m;a=b+1;y=O[b]AC(y!=32){J=0;b=a;Ar}}AO J=c[1];c[1]=J;a=1;}AO{o(!J)J=c[a];b=g;}if(J==255)c[a]=n,n++;switch(y){case 68:g=0 A2 76:g=1 A2 82:g=2 A2 85:g=3;Ar default:AW}if(b==344)As l;}m:c[1]=0;l:AP(AF(ax,0,1280),a=4,g=1;;a=b){b=a+1;g=a==g*16?g*4:g;j=c+a;n=*j AC(n==255){e=g+((U)2147483647<<32|4294967295u)&a|g;o(e>=131072)
n=c[e];*j=n;}y=c[a/4];a%=4;(ax+y*4)[a]=n AC(n)j=ax+y+1024,*j|=(B)((I)1<<a)AC(b==131072)As n;}AW n:AP(AE(c),AF(ay+424,0,256),AF(f+2072,0,1024),AT(ay,ac,424),AT(ay+680,ax,1280),AF(f+48,0,16),AT(f+96,ay,1960),AF(f+2056,0,16),u(f)=4096,u(f+8)A7 i,u(f+16)=4096,i(f+24)=52,u(f+32)=0,u(f+64)=u(f+40)=8,u(f+72)=0,u(f+80)=1024,f[3097]=f[3096]=u(f+88)=0,u(f+3104)=Bg,AT(f+3112,(P)Ai,16),u(f+3128)=(U)1<<63,a AN)a++;b=h>>8&15;g=h>>12&15;e=h>>16&15;d=h>>20&15;k=h>>24&15;l=h>>28&15;q=h>>32&15 AC(!((h%16>A0)^a/3+
a%3&1^(h%16>b)^(A0>b)^(h%16>g)^(A0>g)^(A9>g)^(h%16>e)^(A0>e)^(A9>e)^(Bc>e)^(h%16>d)^(A0>d)^(A9>d)^(Bc>d)^(h/A5%16>d)^(h%16>k)^(A0>k)^(A9>k)^(Bc>k)^(h/A5%16>k)^((h>>20)%16>k)^(h%16>l)^(A0>l)^(A9>l)^(Bc>l)^(h/A5%16>l)^((h>>20)%16>l)^((h>>24)%16>l)^(h%16>q)^(A0>q)^(A9>q)^(Bc>q)^(h/A5%16>q)^((h>>20)%16>q)^((h>>24)%16>q)^((h>>28)%16>q))){AP(AF(i,0,16384),u(f+48)=0 Bo=d){d=e+Be i(c+4);Bm]AC(d==9)Ar g=(e<<M)+g;}AP(a AN)a++;u(aj)=h;i(aj+8)=0;aj[12]=a;aj[13]=aj[15]=0;aj[14]=t;V(f,aj,f+3112);a=u(f+72)BD{
AB}AP(;;){AP(c=q(f+64),g=u(c),a--,e=u(c+a*8),u(c)=e,u(f+72)=a,d=0;;d=k){l=d*2;k=l|1;l+=2 AC(l<a)k=u(c+l*8)<u(c+k*8)?l:k AC(k>=a)Ar o(d>=a)j=c+k*8;l=u(j)AC(e<=l)Ar u(c+d*8)=l;u(j)=e;}a=g&4294967295u;e=u(f+48);o(a>=e)c=q(f+40);j=c+a*16;n=j[13];y=j[14];J=j[15]AC(!y)As p AC(e+3>u(f+80))As q;AP(u(f+88)++,a=u(j),aq=j[12],i(aI+16)=50462976,aL=X[aq%16],e=0;;e=d){d=e+1;ar=*(aI+e+16)AC((B)((I)1<<ar%8)&aL)Br(!n)e=u((P)Al+ar*8);AO switch(ar){case 0:if(J==3)As r;e=3 A2 1:if(J==2)As r;e=(U)-1 A2 2:if(J==1)
As r;e=1 A2 3:if(!J)As r;e=(U)-3;}e+=aq;k=e*4%64;l=a>>k&15;q=l*16;o=q+aq;o(o>=b)q+=e;o(q>=b)aM=(B)(i[o]+y)-i[q];u(ai)=l<<k^l<<aq*4%64^a;i(ai+8)=g;ai[12]=e;ai[15]=ar;ai[13]=n+1;ai[14]=aM;V(f,ai,f+3112);}r:if(d==4)Ar}a=u(f+72)BD{AB}}AW p:t=i(j+8);AF(aE,0,256)AC(n){AP(y=n;;t BJ){*(aE+y-1)=J;o(e<=t)i=c+(U)t*16;y=i[13]AC(!y)Ar J=i[15];}i=E(n);AT(i,aE,n);b=n;As s;}b=0;i=(P)1;s:a=b;As o;q:AP(u(f+2064)=Ak(241920,u(f+88)*16)Bo=d){d=e+Be i(c+4);Bm];g=(e<<M)+g AC(d==9)Ar}M=i(f+132);o(b<=i(f+h AH))c=f+
h/16 AH;k AY*4;ag=i(c);e=k+ag;o(e>=b)an=i[e];ag=i[ag];k=k<<AG;c=f+h/256 AH;l AY*8;C=AM ad=i[e];ao=A4 h/4096 AH;k AY*12;C=Bl as=i[e];at BG h/A5 AH;C=i(c+4);Y=AG;d=(k>>Y&a)+i(c);e=d+C;AL aN=i[e];aO=i[d];k=((U)C<<Y)+k;c=f+(h>>20)AH;l AY*5;C=AM Y=i[e];aP=A4(h>>24)AH;k AY*9;C=Bl aQ=i[e];aR BG(h>>28)AH;l AY*13;C=AM aS=i[e];aT=A4(h>>32)AH;d AY*2;C=AG;e=(l>>C&a)+i(c);a=e+d;o(a>=b||e>=b)AP(M=M+an+ad+as+aN+Y+aQ+aS+i[a]-(ag+ao+at+aO+aP+aR+aT+i[e]),ag=G(M,t),n=f[3124],w=h(f+3122),x=h(f+3120),an=(I)x*n,ad=
ag*x;;ad=x>w&&ad+(I)x*5>an?an:ad){AP(ao=(I)n+1,as=1,i=f+2072,at=0,a=1976;;as++){a+=4 AC(at>n)Y=0;AO AP(Y=0;Y*x+at*w<=ad;)if(Y++,Y==ao){Y=ao;Ar}i(i)=Y AC(a==3000)Ar ao--;i=f+a+96;at=as;}if(ag<i(f+2072)){AP(a AN)a++AC(K(f+96,h,a,g,t,(d<<C)+l,M,0,1))Ar}if(ad>=an){AB}ad=ad+x*2;}n=f[3097]AC(!n)Br(f[3096]){b=0;i=(P)1;a=0;As o;}}AO{i=E(n);AT(i,f+520,n)AC(f[3096]){b=n;a=n;As o;}AE(i);}if(u(f+3128)==(U)1<<63){AP(i=E(1451520),c=i,a=1;i(c)Ax,i(c+4)Ax,i(c+8)Ax,i(c+12)Ax,i(c+16)Ax,i(c+20)Ax,i(c+24)Ax,i(c+28)
Ax,i(c+32)Ax,i(c+36)Ax,a+=11,i(c+40)Ax,a!=362880;)c+=44;AP(i(c+44)Ax,c=E(144),a=0;;a=b){b=a+1;g=8-a;e=6-a;d=7-a;k=e*g*d AC(a>3)l=1;AO{AP(q=l=1,o=0;l=q*l,o++,o!=4-a;)q++;l*=(5-a);}j=E(80640);u(ab)=40320;u(ab+8)A7 j;u(ab+16)=0;q=k*8;n=!k AC(n)r=(P)8;AO AP(r=E(q),o=0;;o=u){m=E(g*8);u(m)=0 AC(a!=7)if(u(m+8)=1,a!=6)if(u(m+16)=2,a!=5)if(u(m+24)=3,a!=4)if(u(m+32)=4,a!=3)if(u(m+40)=5,a!=2)if(u(m+48)=6,a!=1)u(m+56)=7;u=o+1;s=E(24);v=k/g;o(g>k)T=o/v;z=o%v;o(T>=g)aa=m+T*8;ak=u(aa);memmove(aa,aa+8,(g+~T)*8)
;u(s)=ak;o(d>v)v=z/e;o(v>=d)aa=m+v*8;T=u(aa);memmove(aa,aa+8,(d+~v)*8);u(s+8)=T;v=u(m+z%e*8);AE(m);memmove(s+8,s,16);T=u(s+8);z=u(s+16);AE(s);u(r+o*8)=z Ay(T<z)Ay(v<z)+(T+v*d Ay(v<T))*e AC(u==k)Ar}g=l*k;o(!g)if(g<=40320)AP(e=l%4,u=d=0;;u=o){o=u+1 AC(!n)AP(m=r;;m+=8){v=(u(m)+u*k)*l;T=v+l;z=Ak(T,v)AC(z>u(ab)-d)Ae(ab,d,z),j=q(ab+8),d=u(ab+16)AC(v<T)Br(!e)z=d;AO AP(ak=0;;v=z)if(z=v+1,h(j+d*2)=v,d++,ak++,ak==e){v=z;z=d;Ar}if(l-1>=3)AP(;;v=d)if(h(j+z*2)=v,h(BK 2)=(H)v+1,h(BK 4)=(H)v+2,d=v+4,h(BK 6)=
(H)v+3,z+=4,d==T){d=z;Ar}}u(ab+16)=d AC(m+8==r+q)Ar}if(o>=40320/g)Ar}AT(aJ,ab,24)AC(!n)AE(r);AT(c+a*24,aJ,24)AC(b==6)As t;}AW t:j=E(144);r=q(c+8);a=u(c+16)AJ}u(j)=a;u(j+8)A7 m;u(j+16)=a;r=q(c+32);a=u(c+40)AJ}u(j+24)=a;u(j+32)A7 m;u(j+40)=a;r=q(c+56);a=u(c+64)AJ}u(j+48)=a;u(j+56)A7 m;u(j+64)=a;r=q(c+80);a=u(c+88)AJ}u(j+72)=a;u(j+80)A7 m;u(j+88)=a;r=q(c+104);a=u(c+112)AJ}u(j+96)=a;u(j+104)A7 m;u(j+112)=a;r=q(c+128);a=u(c+136)AJ}u(j+120)=a;u(j+128)A7 m;u(j+136)=a;a=L(Bg)+322560;o(a>=362880)i(i+a*4)
=4294967295u;u(aw)=0;u(aw+8)=2;u(aw+16)=0;R(af,aw);a=u(af+16);o(a<=8)r=q(af+8);w=L(Bg);b=u(r+208)AC(b==u(r+192))Q(r+192);AP(h(q(r+200)+b*2)=w,u(r+208)=b+1;;r=q(af+8)){AP(m=r+a*24,s=r;;s+=24)Br(s==m)As u AC(u(s+16))Ar}AP(u(au)=0,u(au+8)=2,u(au+16)=0,R(av,au),i(aK+16)=50462976,b=u(av+16),s=q(av+8),g=n=0;;n=*(aK+g+16))if(g++,!a)Br(g==4)Ar}AO{AP(e=0,aa=r;;aa+=24){d=e+1;switch(n){case 0:if(e<=2)As v;k=e-3 A2 1:if(e%3>=2)As v;k=d A2 2:if(!(e%3))As v;k=e-1 A2 3:if(e>=6)As v;k=e+3;}o(k>=b)l=u(aa+16);aF=
q(aa+8);am=s+k*24 AC(l)AP(aG=j+k*24,aH=c+e*24,az=aF;;az+=2){w=h(az)AC(k==e+3){o(e>=6||u(aH+16)<=w)ap=aH;}AO Br(e!=k+3){q=w;As w;}o(k>=6||u(aG+16)<=w)ap=aG;}q=h(q(ap+8)+w*2);w:o=q+k*40320;o(o>=362880)ap=i+o*4 AC(i(ap)==-2){i(ap)=(I)(e*40320+w)*4|n;o=u(am+16)AC(o==u(am))Q(am);h(q(am+8)+o*2)=q;u(am+16)=o+1;}if(az+2==aF+l*2)Ar}v:if(aa+24==m)Ar e=d;}if(g==4)As x;}As y;x:BA;y:if(u(af))AE(r);AT(af,av,24);a=u(af+16);}u:if(a){BA;}if(u(af))AE(r)AC(u(c))AE(q(c+8))AC(u(c+24))AE(q(c+32))AC(u(c+48))AE(q(c+56)
)AC(u(c+72))AE(q(c+80))AC(u(c+96))AE(q(c+104))AC(u(c+120))AE(q(c+128));AE(c)AC(u(j))AE(q(j+8))AC(u(j+24))AE(q(j+32))AC(u(j+48))AE(q(j+56))AC(u(j+72))AE(q(j+80))AC(u(j+96))AE(q(j+104))AC(u(j+120))AE(q(j+128));AE(j)Bb;u(f+3128)=362880;u(f+3136)A7 i;u(f+3144)=362880;}AP(i=E(32),u(ae)=32,u(ae+8)A7 i,a=u(ae+16)AN)a++;h=L(h)+a*40320;c=q(f+3136);a=u(f+3144);o(h>=a)AP(b=0;;){t=i(c+h*4)AC(t>=-2)As z;n=((P)"\0\1\2\3")[t%4]AC(b==u(ae))Ab(ae),i=q(ae+8);i[b]=n;b++;u(ae+16)=b;h=t/4;o(h>=a)}AW z:a=u(ae)AC(a!=
(U)1<<63)Br(t==-1)Br(b<=31)As o BD{AB}AE(i);AB}if(a)AE(i);}AB}a=(U)2147483648u<<32|1;o:if(u(f))AE(q(f+8))AC(u(f+32))AE(q(f+40))AC(u(f+56))AE(q(f+64))AC(u(f+96))AE(q(f+104))Bb AC((S)a<=-1){AI("None",1,4,BB);AI(N,1,1,BB);ah=aB;As a1;}c=W(b)AC(!c)AI(N,1,1,BB);AO aA.b=c,al=aA BD{ah=al;As a1;}AE(i);ah=al;As a1;j:BC"appears twice";u(p+32)=13;ah=aC;As a1;h:BC"is not a tile";u(p+32)=13;ah=aD;As a1;b:AU;AV;u(p+56)=0;BC"the input ends here";u(p+32)=19;a1:n=!ah.a AC(!(fflush(BB)|ferror(BB)))Br(n)As b1;}
AO if(n){i=(P)Ah;As c1;}if(!ah.b){i=0;As d1;}i=ah.b;c1:if(*i)As d1;b1:if(u(p))AE(q(p+8));AA 0;d1:Af(p,i);Aa();}
