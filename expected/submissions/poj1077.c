/* slidekit 0.1.0, rustc 1.95.0: bundle poj1077 --c --minify */
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
#define Ap break;
#define Aq goto
#define Ar h(m+x*2)=w;if(s+2==r+b)Ap s+=
#define As =c,b=E(d),memcpy(b,e,d)
#define At b=a*2,m=E(b),s=r,w=0;;w++
#define Au 2;else for(At){x=h(s);o(a<=x)Ar 2;
#define Av =4294967294u
#define Aw +-(U)
#define Ax 3];P b=(P)e;U c,d;c=u(a);d
#define Ay a=(U)1<<63;Aq o;
#define Az ;if
#define AA return
#define AB ;o(u(b))u(a+8)=(Z)q(b+8)
#define AC free
#define AD memset
#define AE i(c+8)%64
#define AF %16*12+328
#define AG fwrite
#define AH Az(!a)m=(P)Au
#define AI 1;n=i(a+y*4+1976);b=a+e*12+40
#define AJ for
#define AK o(e>=b||d>=b)
#define AL AE;d=(k>>C&a)+i(c);e=d+l;AK
#define AM 0;(U)15<<a*4%64&h;
#define AN m=j*4%64;e=r>>m&15
#define AO *4%64&15 Az
#define AP ;switch(n){case 9:case 10:case 12:case 13:case 32:
#define AQ memcpy
#define AR F(p+40,8,b);F(p+48,8,a)
#define AS F(p+40,8,g);F(p+48,8,o)
#define AT abort();
#define AU e<<k*4%64^e<<m^r
#define AV else
#define AW =(U)i(c+4)
#define AX ,stderr
#define AY h/16%16
#define AZ 0;Aq a;}
#define A0 ;Ap case
#define A1 AB;u(a)=d;}void
#define A2 j[d];l=(l<<C)+k;c=f+
#define A3 65536
#define A4 {U e[Ax=G(c*2,4);J
#define A5 =(Z)
#define A6 b,c,q(a+8),d
#define A7 h/256%16
#define A8 i=a+e*12+232
#define A9 Az((S)u(f+3128)>0)AC(q(f+3136))
#define Ba h/4096%16
#define Bb u(f+120),j=q(f+104),b=u(f+112)
#define Bc 1;c=f+(h>>e*4%64)%16*12+136;e*=
#define Bd b=0;do if(m=r+b*24,b++,u(m))AC
#define Be 2271560481u
#define Bf b[d]-b[c]Az
#define Bg h=u(a+16);o(d>=h||c>=h)q=l+Bf
#define Bh o(d>=h||f>=h)C=u+b[d]-b[f]Az
#define Bi e;o(l>=b||k>=b)t=t+j[l]-j[k
#define Bj M=AE;k=(g>>M&a)+i(c);l=k+Bi
#define Bk AE;d=(l>>C&a)+i(c);e=d+k;AK
#define Bl 64;f=(t>>z&f)+i(i);d=f-c;Bh
#define Bm {if
#define Bn {g=1;Aq b;}}}if
#define Bo ,a=Bb,g=0,t=i(f+128),e=0;;e
#define Bp {i=g=f=e
#define Bq *(a+g+424)=
#define Br =g+AI;o=i(b+4);p=i(b+8)%64
#define Bs AN;y Br;f=u(a+24);c=(s>>p&f)
#define Bt 3;o=i(b+8)%64;c=u(a+24);d=
#define Bu ;h=d-f;b=q(a+8);w=u(a+16)
#define Bv o;b=q(a+8);Bg(q<n){A8;c
#define Bw ,q,t-(c<<z),C,y,(a+v*4)
#define Bx ;}AV b
#define By Bd(q(m+8));while(b!=a)
#define Bz i(i+8)
#define BA stdout
#define BB u(p+24)A5(P)
#define BC Az(!a)
#define BD ;}void
#define BE ;u(p+32)=13;n=0;Aq a1;
#define BF +i(b)Bu;o(h>=w||d>=w)
#define BG =j[d];k=(k<<C)+l;c=f+
#define BH =fread(j,1,A3,stdin),
#define BI i+(D)(z*2)+
typedef struct{U a;B b;}Ao;B Al[]="the output cannot be written",W[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",N[]="\n",O[]="DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ";U Ag[3]={4,0,28},Ah[2]={1024,
(U)31<<32|65537},Ak[4]={3,(U)-1,1,(U)-3};U Ai(P p,int n){U r=0;while(n--)r=r<<8|p[n];AA r BD F(P p,int n,U a){AJ(;n--;a>>=8)*p++=(B)a;}U G(U a,U b){AA a>b?a:b;}U Am(U a,U b){AA a<b?a:b;}Ao An(U a,U b){Ao r;r.a=a*b;r.b=b&&r.a/b!=a;AA r;}U Aj(U a,U b){AA a>b?a-b:0;}P X(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)AA a BD Y(void){exit(1);}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)AA b BD J(P d,U e,P a,U f,U c,U g){Ao b;b=An(g,f)Az(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;AV a=!e?!b.a?p(c)
:E(b.a):X(a,b.a),u(d+8)A5 a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c BD Aa(P a){U e[Ax=G(c*2,8);J(A6,1,1)A1 Q(P a)A4(A6,2,2)A1 Ab(P a)A4(A6,8,8)A1 Ac(P a)A4(A6,8,16)A1 Ad(P c,U b,U a){U e[3];P d=(P)e;a+=b;o(a<b)b=u(c);a=G(G(a,b*2),4);J(d,b,q(c+8),a,2,2);o(u(d))u(c+8)A5 q(d+8);u(c)=a BD R(P f,P b){P a,e;U g,c,d;a=E(216);g=u(b);e=q(b+8);c=u(b+16)Az(!c)u(a)=0,u(a+8)=2,AD(a+16,0,16),u(a+32)=2,AD(a+40,0,16),u(a+56)=2,AD(a+64,0,16),u(a+80)=2,AD(a+88,0,16),u(a+104)=2,AD(a+112,0,16),u(a+128)=2,AD(a+136,0,16),u(a+
152)=2,u(a+160)=0,b=(P)2;AV d=c*2,b=E(d),AQ(b,e,d),u(a)=c,u(a+8)A5 b,u(a+16)As,u(a+24)=c,u(a+32)A5 b,u(a+40)As,u(a+48)=c,u(a+56)A5 b,u(a+64)As,u(a+72)=c,u(a+80)A5 b,u(a+88)As,u(a+96)=c,u(a+104)A5 b,u(a+112)As,u(a+120)=c,u(a+128)A5 b,u(a+136)As,u(a+144)=c,u(a+152)A5 b,u(a+160)As;u(a+168)=c;u(a+176)A5 b;u(a+184)=c;u(a+192)=g;u(a+200)A5 e;u(a+208)=c;u(f)=9;u(f+8)A5 a;u(f+16)=9 BD V(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]Az((I)l+k<=h[12]){e=u(c);a=e*((U)2654435769u<<32|2135587861)
>>i(b+24)%64;f=u(b+16);o(a>=f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)Az(g){AJ(;;){i=(U)g-1;o(i>=d)n=j+i*16 Az(u(n)==e)Ap a=a+1&f-1;g=i(m+a*4)Az(!g)Aq a;}if(k>=n[13])AA;AQ(n,c,16);Aq b;}a:o(a>=f)i(m+a*4)=(I)d+1 Az(d==u(b+32))Ac(b+32),j=q(b+40);AQ(j+d*16,c,16);u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+(I)h(h+10)*k)<<40|(U)l<<32|i;a=u(b+72)Az(a==u(b+56))Ab(b+56);c=q(b+64);u(c+a*8)=e;e=a+1;u(b+72)=e Az(a){AJ(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)Az(a<=d)AA;u(b)=d;u(h)=a Az(!f)AA;}AT}}
}U L(U h){U a,b,c,d,e,f,g,j,i;a=h%16 BC Bm(a=AY,!a)Bm(a=h>>8&15,!a)Bm(a=h>>12&15,!a)Bm(a=h>>16&15,!a)Bm(a=h>>20&15,!a)Bm(a=h>>24&15,!a)Bm(a=h>>28&15,!a){a=h>>32&15 BC Bp=d=c=b=a=AZ b=9 Bx=8 Bx=7 Bx=6 Bx=5 Bx=4 Bx=3 Bx=2 Bx=1;AJ(a--;;b=c)Bm(b==9)Bp=d=c=b=AZ c=b+1;b=h>>b AO(b)Ap}AJ(b--;;c=d)Bm(c==9)Bp=d=c=AZ d=c+1;c=h>>c AO(c)Ap}AJ(c--;;d=e)Bm(d==9)Bp=d=AZ e=d+1;d=h>>d AO(d)Ap}AJ(d--;;e=f)Bm(e==9)Bp=AZ f=e+1;e=h>>e AO(e)Ap}AJ(e--;;f=g)Bm(f>=9){i=g=f=AZ g=f+1;f=h>>f AO(f)Ap}AJ(f--;;g=j)Bm(g>=9){i=
g=AZ j=g+1;g=h>>g AO(g)Ap}AJ(g--;;j++)Bm(j>=9){i=AZ i=h>>j AO(i)Ap}i--;a:AA-(U)(a<i)Aw(b<i)Aw(c<i)Aw(d<i)Aw(e<i)Aw(f<i)Aw(g<i)+i+(-(U)(a<g)Aw(b<g)Aw(c<g)Aw(d<g)Aw(e<g)Aw(f<g)+g+(-(U)(a<f)Aw(b<f)Aw(c<f)Aw(d<f)Aw(e<f)+f+(-(U)(a<e)Aw(b<e)Aw(c<e)Aw(d<e)+e+(-(U)(a<d)Aw(b<d)Aw(c<d)+d+(-(U)(a<c)Aw(b<c)+c+(b Aw(a<b)+a*7)*6)*5)*4)*3)*2);}P M(U a){U c[1];P b=(P)c Az(a>9)M(a/10);*b=a%10|48;AG(b,1,1 AX);AA 0;}P Af(P c,U d){U f[1];P e=(P)f;B a;P b;AJ(AG("\"",1,1 AX),b=c;a=*b,*e=(B)(a-33)<94?a:63,AG(e,1,1 AX)
,b+1!=c+d;)b++;a=d==19;AG(a?(P)"...\" ":(P)"\" ",1,a?5:2 AX);AA 0 BD Ae(P a,P b){U c,e,d,f Az(!b){c=u(a+56);o(c>=20)e=u(a+72);d=u(a+64);b=q(a+24);f=u(a+32)Az(d){AG("board ",1,6 AX)Az(M(d))AA;AG(", ",1,2 AX);}AG("word ",1,5 AX)Az(M(e))AA;AG(": ",1,2 AX)Az(c&&Af(a+80,c))AA;AG(b,1,f AX);}AV AG(q(b+8),1,u(b+16)AX);AG(N,1,1 AX);}B K(P a,U r,U k,U s,I l,U t,I u,B g,B v){B x,y;I n,o,p,q,z,C;P b,i;U j,m,e,f,c,d,h,w Az(l){AJ(;;k=j){j=u(a+1960)Az(j>=u(a+1968)){v=AZ u(a+1960)=j+1;x=*(a+v+1704)&
W[k%16]Az(x%2){j=k+3;AN;y=g+AI;f=(U)i(b+4)*Bt(s>>o&c)BF p=l+b[h]-b[d]Az(p<n){A8;q=i(i+4);z=Bz%64;c=(t>>z&c)+i(i);d=c-q;o(d>=w||c>=w)C=u+Bf(C<n)if(Bq 0,K(a,AU,j,s-(f<<o),p,t-((U)q<<z),C,y,*(a+v*4+680)))Bn(x&2){j=k-1;Bs+i(b);d=c+Bv=i(i+4)*(U)-4;z=Bz%Bl(C<n)if(Bq 1,K(a,AU,j,((U)o<<p)+s Bw[681]))Bn(x&4){j=k+1;Bs+i(b);d=c-Bv=(U)i(i+4)*4;z=Bz%Bl(C<n)if(Bq 2,K(a,AU,j,s-((U)o<<p)Bw[682]))Bn(!(x&8)){g=0;Aq b;}j=k-3;AN;x=g+1;n=i(a+x*4+1976);b=a+e*12+40;f=i(b+4)*(U)-Bt(s>>o&c)BF l=l+b[h]-b[d]Az(l>=n){g=0;
Aq b;}A8;p=i(i+4);q=Bz%64;c=(t>>q&c)+i(i);d=c+p;o(d>=w||c>=w)u=u+Bf(u>=n){g=0;Aq b;}Bq 3 Az(!l){g=x;v=1;Aq a;}v=(a+v*4)[683];g=x;t=((U)p<<q)+t;s-=(f<<o);r=AU;}AT}v=1;a:a[3001]=g;a[3000]=v;g=1;b:AA g;}int main(void){U aO[928];P ah=(P)aO,aC=ah+16,ay=ah+40,ai=ah+296,ae=ah+312,ab=ah+336,aD=ah+360,aE=ah+384,as=ah+408,at=ah+432,au=ah+456,af=ah+480,av=ah+504,ac=ah+1784,aw=ah+2208,f=ah+4168,p=ah+7320;B n,y,J,ao,aF,ap,aG;H w,x;I t,M,ag,al,C,ad,am,aq,ar,X,aH,aI,aJ,aK,aL,aM,aN;P j,c,i,r,m,s,aa,az,ak,aA,aB,
ax,an;U a,b,g,e,d,k,l,h,q,o,u,v,T,z,aj,aP,aQ;Ag[1]A5(Al);AJ(j=E(A3),AD(p+80,0,19),u(p)=A3,u(p+8)A5 j,u(p+16)=A3,AD(p+40,0,24),u(p+24)=1,u(p+32)=0,u(p+64)=1,a=Ai(p+48,8),b=Ai(p+40,8),t=h=k=d=e=g=0;;t=M|t){AJ(l=k+1,u(p+72)=l,q=0;;q++){AJ(o=a,u=g,g=b;;u=g)Bm(u==d)o BH u=g=0,e=o,d=o Az(d>A3)Aq a Az(u>=d)Aq b;n=j[u]AP Ap default:Aq c;}g=u+1 Az(q<19)Ap}*(p+q+80)=n;a=o;b=g;}c:AJ(F(p+40,8,b),F(p+48,8,a),F(p+40,8,g),F(p+48,8,o),q=0,d=e;;q++){AJ(a=o,b=u,u=g;;)Bm(b==d)a BH b=u=0,e=a,d=a Az(d>A3)Aq d Az(b>=
d){aQ=g;g=b;b=u;u=aQ;Aq e;}n=j[b]AP aP=g;g=b;b=u;u=aP;Aq e;default:u=b+1 Az(q<19)Aq f;b=u;}}f:*(p+q+80)=n;o=a;g=u;}e:F(p+40,8,u);F(p+48,8,o);AR;u(p+56)=q;o(q>=20)if(!q)Aq g;AJ(o=0,c=p+80;n=*c-48,n<=9;c++)if(o=o*10+n,c+1==p+q+80)Aq h Az(q!=1||p[80]!=120)Aq g;o=0;Aq i;h:if(q==19||o-1>=8)Aq g;i:M=(I)1<<o%32 Az(M&t)Aq j;h=o<<k*4%64|h Az(l==9)Aq k;k=l;}a:AR;AS;AT d:AS;F(p+40,8,u);F(p+48,8,a);AT k:j=E(16384);c=E(256);AD(ac+40,0,384);u(ac)=256;u(ac+8)A5 c;u(ac+16)=256;u(ac+24)=15;u(ac+32)=0;a=1;t=0;do{
AJ(b=0;((U)Be>>b*4%64)%16!=a;)b++;i=ac+a*12+40;i(i)=(I)a*16;i(i+4)=1;Bz=(I)a*4;g=a*16;e=b%3;d=b/3;k=d+e;c[g]=k;l=G(e,1)Aw!!e;*(c+g+1)=l+d;*(c+g+2)=(B)(d-e)+2;b=G(d,1)Aw(b>2);*(c+g+3)=b+e;*(c+g+4)=l+b;*(c+g+5)=(B)(b-e)+2;b=Am(d,2);d=G(d,2);*(c+g+6)=e-b+d;*(c+g+7)=d-b+l;*(c+g+8)=(B)(d-(b+e))+2;a++;t=(I)k%256+t;}while(a!=9);AJ(i(ac+32)=t,c=E(131072),AD(c,255,131072),a=n=1,b=0;;a=g|a*4){g=b+1;y=O[b];J=a<131072 Az(y==32){o(!J)c[a]=0 Az(g==344)Aq l;b+=2;y=O[g]Az(y==32)AJ(;;b=a)Bm(b==344)Aq m;a=b+1;y=
O[b]Az(y!=32){J=0;b=a;Ap}}AV J=c[1];c[1]=J;a=1;}AV{o(!J)J=c[a];b=g;}if(J==255)c[a]=n,n++;switch(y){case 68:g=0 A0 76:g=1 A0 82:g=2 A0 85:g=3;Ap default:AT}if(b==344)Aq l;}m:c[1]=0;l:AJ(AD(av,0,1280),a=4,g=1;;a=b){b=a+1;g=a==g*16?g*4:g;i=c+a;n=*i Az(n==255){e=g+((U)2147483647<<32|4294967295u)&a|g;o(e>=131072)n=c[e];*i=n;}y=c[a/4];a%=4;(av+y*4)[a]=n Az(n)i=av+y+1024,*i|=(B)((I)1<<a)Az(b==131072)Aq n;}AT n:AJ(AC(c),AD(aw+424,0,256),AD(f+2072,0,1024),AQ(aw,ac,424),AQ(aw+680,av,1280),AD(f+48,0,16),
AQ(f+96,aw,1960),AD(f+2056,0,16),u(f)=4096,u(f+8)A5 j,u(f+16)=4096,i(f+24)=52,u(f+32)=0,u(f+64)=u(f+40)=8,u(f+72)=0,u(f+80)=1024,f[3097]=f[3096]=u(f+88)=0,u(f+3104)=Be,AQ(f+3112,(P)Ah,16),u(f+3128)=(U)1<<63,a=AM)a++;b=h>>8&15;g=h>>12&15;e=h>>16&15;d=h>>20&15;k=h>>24&15;l=h>>28&15;q=h>>32&15 Az(!((h%16>AY)^a/3+a%3&1^(h%16>b)^(AY>b)^(h%16>g)^(AY>g)^(A7>g)^(h%16>e)^(AY>e)^(A7>e)^(Ba>e)^(h%16>d)^(AY>d)^(A7>d)^(Ba>d)^(h/A3%16>d)^(h%16>k)^(AY>k)^(A7>k)^(Ba>k)^(h/A3%16>k)^((h>>20)%16>k)^(h%16>l)^(AY>l)
^(A7>l)^(Ba>l)^(h/A3%16>l)^((h>>20)%16>l)^((h>>24)%16>l)^(h%16>q)^(AY>q)^(A7>q)^(Ba>q)^(h/A3%16>q)^((h>>20)%16>q)^((h>>24)%16>q)^((h>>28)%16>q))){AJ(AD(j,0,16384),u(f+48)=0 Bo=d){d=e+Bc i(c+4);Bj]Az(d==9)Ap g=(e<<M)+g;}AJ(a=AM)a++;u(ai)=h;i(ai+8)=0;ai[12]=a;ai[13]=ai[15]=0;ai[14]=t;V(f,ai,f+3112);a=u(f+72)BC{Ay}AJ(;;){AJ(c=q(f+64),g=u(c),a--,e=u(c+a*8),u(c)=e,u(f+72)=a,d=0;;d=k){l=d*2;k=l|1;l+=2 Az(l<a)k=u(c+l*8)<u(c+k*8)?l:k Az(k>=a)Ap o(d>=a)i=c+k*8;l=u(i)Az(e<=l)Ap u(c+d*8)=l;u(i)=e;}a=g&
4294967295u;e=u(f+48);o(a>=e)c=q(f+40);i=c+a*16;n=i[13];y=i[14];J=i[15]Az(!y)Aq p Az(e+3>u(f+80))Aq q;AJ(u(f+88)++,a=u(i),ao=i[12],i(aC+16)=50462976,aF=W[ao%16],e=0;;e=d){d=e+1;ap=*(aC+e+16)Az((B)((I)1<<ap%8)&aF)Bm(!n)e=u((P)Ak+ap*8);AV switch(ap){case 0:if(J==3)Aq r;e=3 A0 1:if(J==2)Aq r;e=(U)-1 A0 2:if(J==1)Aq r;e=1 A0 3:if(!J)Aq r;e=(U)-3;}e+=ao;k=e*4%64;l=a>>k&15;q=l*16;o=q+ao;o(o>=b)q+=e;o(q>=b)aG=(B)(j[o]+y)-j[q];u(ah)=l<<k^l<<ao*4%64^a;i(ah+8)=g;ah[12]=e;ah[15]=ap;ah[13]=n+1;ah[14]=aG;
V(f,ah,f+3112);}r:if(d==4)Ap}a=u(f+72)BC{Ay}}AT p:t=Bz;AD(ay,0,256)Az(n){AJ(y=n;;t=i(j+8)){*(ay+y-1)=J;o(e<=t)j=c+(U)t*16;y=j[13]Az(!y)Ap J=j[15];}j=E(n);AQ(j,ay,n);b=n;Aq s;}b=0;j=(P)1;s:a=b;Aq o;q:AJ(u(f+2064)=Aj(241920,u(f+88)*16)Bo=d){d=e+Bc i(c+4);Bj];g=(e<<M)+g Az(d==9)Ap}M=i(f+132);o(b<=i(f+h AF))c=f+h/16 AF;k AW*4;ag=i(c);e=k+ag;o(e>=b)al=j[e];ag=j[ag];k=k<<AE;c=f+h/256 AF;l AW*8;C=AL ad=j[e];am=A2 h/4096 AF;k AW*12;C=Bk aq=j[e];ar BG h/A3 AF;C=i(c+4);X=AE;d=(k>>X&a)+i(c);e=d+C;AK aH=
j[e];aI=j[d];k=((U)C<<X)+k;c=f+(h>>20)AF;l AW*5;C=AL X=j[e];aJ=A2(h>>24)AF;k AW*9;C=Bk aK=j[e];aL BG(h>>28)AF;l AW*13;C=AL aM=j[e];aN=A2(h>>32)AF;d AW*2;C=AE;e=(l>>C&a)+i(c);a=e+d;o(a>=b||e>=b)AJ(M=M+al+ad+aq+aH+X+aK+aM+j[a]-(ag+am+ar+aI+aJ+aL+aN+j[e]),ag=G(M,t),n=f[3124],w=h(f+3122),x=h(f+3120),al=(I)x*n,ad=ag*x;;ad=x>w&&ad+(I)x*5>al?al:ad){AJ(am=(I)n+1,aq=1,j=f+2072,ar=0,a=1976;;aq++){a+=4 Az(ar>n)X=0;AV AJ(X=0;X*x+ar*w<=ad;)if(X++,X==am){X=am;Ap}i(j)=X Az(a==3000)Ap am--;j=f+a+96;ar=aq;}
if(ag<i(f+2072)){AJ(a=AM)a++Az(K(f+96,h,a,g,t,(d<<C)+l,M,0,1))Ap}if(ad>=al){Ay}ad=ad+x*2;}n=f[3097]Az(!n)Bm(f[3096]){b=0;j=(P)1;a=0;Aq o;}}AV{j=E(n);AQ(j,f+520,n)Az(f[3096]){b=n;a=n;Aq o;}AC(j);}if(u(f+3128)==(U)1<<63){AJ(j=E(1451520),c=j,a=1;i(c)Av,i(c+4)Av,i(c+8)Av,i(c+12)Av,i(c+16)Av,i(c+20)Av,i(c+24)Av,i(c+28)Av,i(c+32)Av,i(c+36)Av,a+=11,i(c+40)Av,a!=362880;)c+=44;AJ(i(c+44)Av,c=E(144),a=0;;a=b){b=a+1;g=8-a;e=6-a;d=7-a;k=e*g*d Az(a>3)l=1;AV{AJ(q=l=1,o=0;l=q*l,o++,o!=4-a;)q++;l*=(5-a);}i=
E(80640);u(ab)=40320;u(ab+8)A5 i;u(ab+16)=0;q=k*8;n=!k Az(n)r=(P)8;AV AJ(r=E(q),o=0;;o=u){m=E(g*8);u(m)=0 Az(a!=7)if(u(m+8)=1,a!=6)if(u(m+16)=2,a!=5)if(u(m+24)=3,a!=4)if(u(m+32)=4,a!=3)if(u(m+40)=5,a!=2)if(u(m+48)=6,a!=1)u(m+56)=7;u=o+1;s=E(24);v=k/g;o(g>k)T=o/v;z=o%v;o(T>=g)aa=m+T*8;aj=u(aa);memmove(aa,aa+8,(g+~T)*8);u(s)=aj;o(d>v)v=z/e;o(v>=d)aa=m+v*8;T=u(aa);memmove(aa,aa+8,(d+~v)*8);u(s+8)=T;v=u(m+z%e*8);AC(m);memmove(s+8,s,16);T=u(s+8);z=u(s+16);AC(s);u(r+o*8)=z Aw(T<z)Aw(v<z)+(T+
v*d Aw(v<T))*e Az(u==k)Ap}g=l*k;o(!g)if(g<=40320)AJ(e=l%4,u=d=0;;u=o){o=u+1 Az(!n)AJ(m=r;;m+=8){v=(u(m)+u*k)*l;T=v+l;z=Aj(T,v)Az(z>u(ab)-d)Ad(ab,d,z),i=q(ab+8),d=u(ab+16)Az(v<T)Bm(!e)z=d;AV AJ(aj=0;;v=z)if(z=v+1,h(i+d*2)=v,d++,aj++,aj==e){v=z;z=d;Ap}if(l-1>=3)AJ(;;v=d)if(h(i+z*2)=v,h(BI 2)=(H)v+1,h(BI 4)=(H)v+2,d=v+4,h(BI 6)=(H)v+3,z+=4,d==T){d=z;Ap}}u(ab+16)=d Az(m+8==r+q)Ap}if(o>=40320/g)Ap}AQ(aD,ab,24)Az(!n)AC(r);AQ(c+a*24,aD,24)Az(b==6)Aq t;}AT t:i=E(144);r=q(c+8);a=u(c+16)AH}u(i)=a;u(i+8)
A5 m;u(i+16)=a;r=q(c+32);a=u(c+40)AH}u(i+24)=a;u(i+32)A5 m;u(i+40)=a;r=q(c+56);a=u(c+64)AH}u(i+48)=a;u(i+56)A5 m;u(i+64)=a;r=q(c+80);a=u(c+88)AH}u(i+72)=a;u(i+80)A5 m;u(i+88)=a;r=q(c+104);a=u(c+112)AH}u(i+96)=a;u(i+104)A5 m;u(i+112)=a;r=q(c+128);a=u(c+136)AH}u(i+120)=a;u(i+128)A5 m;u(i+136)=a;a=L(Be)+322560;o(a>=362880)i(j+a*4)=4294967295u;u(au)=0;u(au+8)=2;u(au+16)=0;R(af,au);a=u(af+16);o(a<=8)r=q(af+8);w=L(Be);b=u(r+208)Az(b==u(r+192))Q(r+192);AJ(h(q(r+200)+b*2)=w,u(r+208)=b+1;;r=q(af+8)){
AJ(m=r+a*24,s=r;;s+=24)Bm(s==m)Aq u Az(u(s+16))Ap}AJ(u(as)=0,u(as+8)=2,u(as+16)=0,R(at,as),i(aE+16)=50462976,b=u(at+16),s=q(at+8),g=n=0;;n=*(aE+g+16))if(g++,!a)Bm(g==4)Ap}AV{AJ(e=0,aa=r;;aa+=24){d=e+1;switch(n){case 0:if(e<=2)Aq v;k=e-3 A0 1:if(e%3>=2)Aq v;k=d A0 2:if(!(e%3))Aq v;k=e-1 A0 3:if(e>=6)Aq v;k=e+3;}o(k>=b)l=u(aa+16);az=q(aa+8);ak=s+k*24 Az(l)AJ(aA=i+k*24,aB=c+e*24,ax=az;;ax+=2){w=h(ax)Az(k==e+3){o(e>=6||u(aB+16)<=w)an=aB;}AV Bm(e!=k+3){q=w;Aq w;}o(k>=6||u(aA+16)<=w)an=aA;}q=h(q(an+8)
+w*2);w:o=q+k*40320;o(o>=362880)an=j+o*4 Az(i(an)==-2){i(an)=(I)(e*40320+w)*4|n;o=u(ak+16)Az(o==u(ak))Q(ak);h(q(ak+8)+o*2)=q;u(ak+16)=o+1;}if(ax+2==az+l*2)Ap}v:if(aa+24==m)Ap e=d;}if(g==4)Aq x;}Aq y;x:By;y:if(u(af))AC(r);AQ(af,at,24);a=u(af+16);}u:if(a){By;}if(u(af))AC(r)Az(u(c))AC(q(c+8))Az(u(c+24))AC(q(c+32))Az(u(c+48))AC(q(c+56))Az(u(c+72))AC(q(c+80))Az(u(c+96))AC(q(c+104))Az(u(c+120))AC(q(c+128));AC(c)Az(u(i))AC(q(i+8))Az(u(i+24))AC(q(i+32))Az(u(i+48))AC(q(i+56))Az(u(i+72))AC(q(i+80))Az(u(i+
96))AC(q(i+104))Az(u(i+120))AC(q(i+128));AC(i)A9;u(f+3128)=362880;u(f+3136)A5 j;u(f+3144)=362880;}AJ(j=E(32),u(ae)=32,u(ae+8)A5 j,a=u(ae+16)=AM)a++;h=L(h)+a*40320;c=q(f+3136);a=u(f+3144);o(h>=a)AJ(b=0;;){t=i(c+h*4)Az(t>=-2)Aq z;n=((P)"\0\1\2\3")[t%4]Az(b==u(ae))Aa(ae),j=q(ae+8);j[b]=n;b++;u(ae+16)=b;h=t/4;o(h>=a)}AT z:a=u(ae)Az(a!=(U)1<<63)Bm(t==-1)Bm(b<=31)Aq o BC{Ay}AC(j);Ay}if(a)AC(j);}Ay}a=(U)2147483648u<<32|1;o:if(u(f))AC(q(f+8))Az(u(f+32))AC(q(f+40))Az(u(f+56))AC(q(f+64))Az(u(f+96))AC(q(f+
104))A9 Az((S)a<0){AG("unsolvable",1,10,BA);AG(N,1,1,BA);n=1;Aq a1;}AJ(c=j;c!=j+b;c++)AG("dlru"+*c,1,1,BA);AG(N,1,1,BA)BC{n=1;Aq a1;}AC(j);n=1;Aq a1;j:BB"appears twice" BE g:BB"is not a tile" BE b:AR;AS;u(p+56)=0;BB"the input ends here";u(p+32)=19;n=0;a1:if(!(fflush(BA)|ferror(BA)))Bm(n)Bm(u(p))AC(q(p+8));AA 0;}}AV if(n){j=(P)Ag;Aq b1;}j=0;b1:Ae(p,j);Y();}
