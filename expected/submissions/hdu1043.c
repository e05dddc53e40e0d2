/* slidekit 0.1.0, rustc 1.95.0: bundle hdu1043 --c --minify */
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
#define Aq break;
#define Ar goto
#define As h(n+z*2)=y;if(u+2==s+d)Aq u+=
#define At =c,b=E(d),memcpy(b,e,d)
#define Au d=a*2,n=E(d),u=s,y=0;;y++
#define Av 2;else for(Au){z=h(u);o(a<=z)As 2;
#define Aw =4294967294u
#define Ax ;switch(p){case 9:case 10:case 12:case 13:case 32
#define Ay +-(U)
#define Az 3];P b=(P)e;U c,d;c=u(a);d
#define AA ;if
#define AB return
#define AC ;o(u(b))u(a+8)=(Z)q(b+8)
#define AD free
#define AE l+48,8
#define AF memset
#define AG i(e+8)%64
#define AH a=0;(U)15<<a*4%64
#define AI %16*12+328
#define AJ fwrite
#define AK AA(!a)n=(P)Av
#define AL for
#define AM 1;n=i(a+y*4+1976);b=a+e*12+40
#define AN o(f>=d||b>=d)
#define AO AG;b=(h>>K&a)+i(e);f=b+m;AN
#define AP /16%16
#define AQ ;m=j*4%64;e=r>>m&15
#define AR *4%64&15 AA
#define AS 4096%16
#define AT 256%16
#define AU else
#define AV l+40,8
#define AW memcpy
#define AX 65536%16
#define AY e<<k*4%64^e<<m^r
#define AZ =(U)i(e+4)
#define A0 ,stderr
#define A1 0;Ar a;}
#define A2 ;Aq case
#define A3 AC;u(a)=d;}void
#define A4 abort();
#define A5 F(l+56,8,b)
#define A6 k[b];m=(m<<K)+h;e=g+
#define A7 u(g+3128)
#define A8 fread(k,1,c,stdin)
#define A9 {U e[Az=G(c*2,4);K
#define Ba b,c,q(a+8),d
#define Bb i=a+e*12+232
#define Bc u(g+120),k=q(g+104),d=u(g+112)
#define Bd c=0;do if(n=s+c*24,c++,u(n))AD
#define Be 1;e=g+(j>>f*4%64)%16*12+136;f*=
#define Bf b[d]-b[c]AA
#define Bg h=u(a+16);o(d>=h||c>=h)q=l+Bf
#define Bh {if
#define Bi F(AV,q);F(AE,m);A5;F(AV,t);F
#define Bj o(d>=h||f>=h)C=u+b[d]-b[f]AA
#define Bk =(Z)
#define Bl j;F(AV,f);F(AE,o);F(AV,d);F
#define Bm h+f;o(m>=d||h>=d)x=x+k[m]-k
#define Bn AG;b=(m>>K&a)+i(e);f=b+h;AN
#define Bo =f+Be i(e+4);T=AG;h=(o>>T&a)
#define Bp 64;f=(t>>z&f)+i(i);d=f-c;Bj
#define Bq ,a=Bc,o=0,x=i(g+128),f=0;;f
#define Br {g=1;Ar b;}}}if
#define Bs {i=g=f=e
#define Bt *(a+g+424)=
#define Bu =u(a+24);c=(s>>p&f)+i(b);d
#define Bv AM;o=i(b+4);p=i(b+8)%64;f Bu
#define Bw 3;o=i(b+8)%64;c=u(a+24);d=
#define Bx ;h=d-f;b=q(a+8);w=u(a+16)
#define By k=O;c=13;Ar m;
#define Bz AA((S)A7>0)AD(q(g+3136))
#define BA o;b=q(a+8);Bg(q<n){Bb;c=
#define BB }AU b=
#define BC ,q,t-(c<<z),C,y,(a+v*4)[
#define BD Bd(q(n+8));while(c!=d);
#define BE u(l+56)=
#define BF ;}void
#define BG u(g+72)
#define BH stdout
#define BI =i(i+8)
typedef struct{U a;B b;}Ap;B Am[]="the output cannot be written",Y[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",O[]="is not a tile",Q[]="\n",R[]="DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ";U Ai[3]={4,
0,28},Aj[2]={1024,(U)31<<32|65537},Al[4]={3,(U)-1,1,(U)-3};U J(P p,int n){U r=0;while(n--)r=r<<8|p[n];AB r BF F(P p,int n,U a){AL(;n--;a>>=8)*p++=(B)a;}U G(U a,U b){AB a>b?a:b;}U An(U a,U b){AB a<b?a:b;}Ap Ao(U a,U b){Ap r;r.a=a*b;r.b=b&&r.a/b!=a;AB r;}U Ak(U a,U b){AB a>b?a-b:0;}P Aa(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)AB a BF Ab(void){exit(1);}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)AB b BF K(P d,U e,P a,U f,U c,U g){Ap b;b=Ao(g,f)AA(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;
AU a=!e?!b.a?p(c):E(b.a):Aa(a,b.a),u(d+8)Bk a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c BF Ac(P a){U e[Az=G(c*2,8);K(Ba,1,1)A3 V(P a)A9(Ba,2,2)A3 Ad(P a)A9(Ba,8,8)A3 Ae(P a)A9(Ba,8,16)A3 Af(P c,U b,U a){U e[3];P d=(P)e;a+=b;o(a<b)b=u(c);a=G(G(a,b*2),4);K(d,b,q(c+8),a,2,2);o(u(d))u(c+8)Bk q(d+8);u(c)=a BF W(P f,P b){P a,e;U g,c,d;a=E(216);g=u(b);e=q(b+8);c=u(b+16)AA(!c)u(a)=0,u(a+8)=2,AF(a+16,0,16),u(a+32)=2,AF(a+40,0,16),u(a+56)=2,AF(a+64,0,16),u(a+80)=2,AF(a+88,0,16),u(a+104)=2,AF(a+112,0,16),u(a+128)=2,
AF(a+136,0,16),u(a+152)=2,u(a+160)=0,b=(P)2;AU d=c*2,b=E(d),AW(b,e,d),u(a)=c,u(a+8)Bk b,u(a+16)At,u(a+24)=c,u(a+32)Bk b,u(a+40)At,u(a+48)=c,u(a+56)Bk b,u(a+64)At,u(a+72)=c,u(a+80)Bk b,u(a+88)At,u(a+96)=c,u(a+104)Bk b,u(a+112)At,u(a+120)=c,u(a+128)Bk b,u(a+136)At,u(a+144)=c,u(a+152)Bk b,u(a+160)At;u(a+168)=c;u(a+176)Bk b;u(a+184)=c;u(a+192)=g;u(a+200)Bk e;u(a+208)=c;u(f)=9;u(f+8)Bk a;u(f+16)=9 BF X(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]AA((I)l+k<=h[12]){e=u(c);a=e*((U)
2654435769u<<32|2135587861)>>i(b+24)%64;f=u(b+16);o(a>=f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)AA(g){AL(;;){i=(U)g-1;o(i>=d)n=j+i*16 AA(u(n)==e)Aq a=a+1&f-1;g=i(m+a*4)AA(!g)Ar a;}if(k>=n[13])AB;AW(n,c,16);Ar b;}a:o(a>=f)i(m+a*4)=(I)d+1 AA(d==u(b+32))Ae(b+32),j=q(b+40);AW(j+d*16,c,16);u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+(I)h(h+10)*k)<<40|(U)l<<32|i;a=u(b+72)AA(a==u(b+56))Ad(b+56);c=q(b+64);u(c+a*8)=e;e=a+1;u(b+72)=e AA(a){AL(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)AA(a<=d)AB;
u(b)=d;u(h)=a AA(!f)AB;}A4}}}U M(U h){U a,b,c,d,e,f,g,j,i;a=h%16 AA(!a)Bh(a=h AP,!a)Bh(a=h>>8&15,!a)Bh(a=h>>12&15,!a)Bh(a=h>>16&15,!a)Bh(a=h>>20&15,!a)Bh(a=h>>24&15,!a)Bh(a=h>>28&15,!a){a=h>>32&15 AA(!a)Bs=d=c=b=a=A1 b=9;BB 8;BB 7;BB 6;BB 5;BB 4;BB 3;BB 2;BB 1;AL(a--;;b=c)Bh(b==9)Bs=d=c=b=A1 c=b+1;b=h>>b AR(b)Aq}AL(b--;;c=d)Bh(c==9)Bs=d=c=A1 d=c+1;c=h>>c AR(c)Aq}AL(c--;;d=e)Bh(d==9)Bs=d=A1 e=d+1;d=h>>d AR(d)Aq}AL(d--;;e=f)Bh(e==9)Bs=A1 f=e+1;e=h>>e AR(e)Aq}AL(e--;;f=g)Bh(f>=9){i=g=f=A1 g=f+1;f=
h>>f AR(f)Aq}AL(f--;;g=j)Bh(g>=9){i=g=A1 j=g+1;g=h>>g AR(g)Aq}AL(g--;;j++)Bh(j>=9){i=A1 i=h>>j AR(i)Aq}i--;a:AB-(U)(a<i)Ay(b<i)Ay(c<i)Ay(d<i)Ay(e<i)Ay(f<i)Ay(g<i)+i+(-(U)(a<g)Ay(b<g)Ay(c<g)Ay(d<g)Ay(e<g)Ay(f<g)+g+(-(U)(a<f)Ay(b<f)Ay(c<f)Ay(d<f)Ay(e<f)+f+(-(U)(a<e)Ay(b<e)Ay(c<e)Ay(d<e)+e+(-(U)(a<d)Ay(b<d)Ay(c<d)+d+(-(U)(a<c)Ay(b<c)+c+(b Ay(a<b)+a*7)*6)*5)*4)*3)*2);}P N(U a){U c[1];P b=(P)c AA(a>9)N(a/10);*b=a%10|48;AJ(b,1,1 A0);AB 0;}P Ah(P c,U d){U f[1];P e=(P)f;B a;P b;AL(AJ("\"",1,1 A0),b=c;a=
*b,*e=(B)(a-33)<94?a:63,AJ(e,1,1 A0),b+1!=c+d;)b++;a=d==19;AJ(a?(P)"...\" ":(P)"\" ",1,a?5:2 A0);AB 0 BF Ag(P a,P b){U c,e,d,f AA(!b){c=u(a+56);o(c>=20)e=u(a+72);d=u(a+64);b=q(a+24);f=u(a+32)AA(d){AJ("board ",1,6 A0)AA(N(d))AB;AJ(", ",1,2 A0);}AJ("word ",1,5 A0)AA(N(e))AB;AJ(": ",1,2 A0)AA(c&&Ah(a+80,c))AB;AJ(b,1,f A0);}AU AJ(q(b+8),1,u(b+16)A0);AJ(Q,1,1 A0);}B L(P a,U r,U k,U s,I l,U t,I u,B g,B v){B x,y;I n,o,p,q,z,C;P b,i;U j,m,e,f,c,d,h,w AA(l){AL(;;k=j){j=u(a+1960)AA(j>=u(a+1968)){v=A1 u(a+
1960)=j+1;x=*(a+v+1704)&Y[k%16]AA(x%2){j=k+3 AQ;y=g+AM;f=(U)i(b+4)*Bw(s>>o&c)+i(b)Bx;o(h>=w||d>=w)p=l+b[h]-b[d]AA(p<n){Bb;q=i(i+4);z BI%64;c=(t>>z&c)+i(i);d=c-q;o(d>=w||c>=w)C=u+Bf(C<n)if(Bt 0,L(a,AY,j,s-(f<<o),p,t-((U)q<<z),C,y,*(a+v*4+680)))Br(x&2){j=k-1 AQ;y=g+Bv=c+BA i(i+4)*(U)-4;z BI%Bp(C<n)if(Bt 1,L(a,AY,j,((U)o<<p)+s BC 681]))Br(x&4){j=k+1 AQ;y=g+Bv=c-BA(U)i(i+4)*4;z BI%Bp(C<n)if(Bt 2,L(a,AY,j,s-((U)o<<p)BC 682]))Br(!(x&8)){g=0;Ar b;}j=k-3 AQ;x=g+1;n=i(a+x*4+1976);b=a+e*12+40;f=i(b+4)*(U)
-Bw(s>>o&c)+i(b)Bx;o(h>=w||d>=w)l=l+b[h]-b[d]AA(l>=n){g=0;Ar b;}Bb;p=i(i+4);q BI%64;c=(t>>q&c)+i(i);d=c+p;o(d>=w||c>=w)u=u+Bf(u>=n){g=0;Ar b;}Bt 3 AA(!l){g=x;v=1;Ar a;}v=(a+v*4)[683];g=x;t=((U)p<<q)+t;s-=(f<<o);r=AY;}A4}v=1;a:a[3001]=g;a[3000]=v;g=1;b:AB g;}int main(void){U aT[928];P an=(P)aT,aH=an+16,aD=an+40,ao=an+296,ai=an+312,ae=an+336,aI=an+360,aJ=an+384,ax=an+408,ay=an+432,az=an+456,aj=an+480,aA=an+504,af=an+1784,aB=an+2208,g=an+4168,l=an+7320;B v,p,ad,al,at,aK,au,aL;H y,z;I x,T,am,aq,K,
ah,ar,av,aw,ab,aM,aN,aO,aP,aQ,aR,aS;P k,e,i,s,n,u,ac,aE,ap,aF,aG,aC,as;U c,a,d,o,f,j,b,h,m,q,t,C,r,N,w,aa,ak,ag;Ai[1]Bk(Am);k=E(65536);AF(l+80,0,19);u(l)=65536;u(l+8)Bk k;u(l+16)=65536;AF(l+40,0,40);u(l+24)=1;u(l+32)=0;e=E(16384);i=E(256);AF(af+40,0,384);u(af)=256;u(af+8)Bk i;u(af+16)=256;u(af+24)=15;u(af+32)=0;c=1;x=0;do{AL(a=0;((U)2271560481u>>a*4%64)%16!=c;)a++;s=af+c*12+40;i(s)=(I)c*16;i(s+4)=1;i(s+8)=(I)c*4;d=c*16;o=a%3;f=a/3;j=f+o;i[d]=j;b=G(o,1)Ay!!o;*(i+d+1)=b+f;*(i+d+2)=(B)(f-o)+2;a=
G(f,1)Ay(a>2);*(i+d+3)=a+o;*(i+d+4)=b+a;*(i+d+5)=(B)(a-o)+2;a=An(f,2);f=G(f,2);*(i+d+6)=o-a+f;*(i+d+7)=f-a+b;*(i+d+8)=(B)(f-(a+o))+2;c++;x=(I)j%256+x;}while(c!=9);AL(i(af+32)=x,i=E(131072),AF(i,255,131072),c=v=1,a=0;;c=d|c*4){d=a+1;p=R[a];ad=c<131072 AA(p==32){o(!ad)i[c]=0 AA(d==344)Ar a;a+=2;p=R[d]AA(p==32)AL(;;a=c)Bh(a==344)Ar b;c=a+1;p=R[a]AA(p!=32){ad=0;a=c;Aq}}AU ad=i[1];i[1]=ad;c=1;}AU{o(!ad)ad=i[c];a=d;}if(ad==255)i[c]=v,v++;switch(p){case 68:d=0 A2 76:d=1 A2 82:d=2 A2 85:d=3;
Aq default:A4}if(a==344)Ar a;}b:i[1]=0;a:AL(AF(aA,0,1280),c=4,d=1;;c=a){a=c+1;d=c==d*16?d*4:d;s=i+c;v=*s AA(v==255){o=d+((U)2147483647<<32|4294967295u)&c|d;o(o>=131072)v=i[o];*s=v;}p=i[c/4];c%=4;(aA+p*4)[c]=v AA(v)s=aA+p+1024,*s|=(B)((I)1<<c)AA(a==131072)Ar c;}A4 c:AL(AD(i),AF(aB+424,0,256),AF(g+2072,0,1024),AW(aB,af,424),AW(aB+680,aA,1280),AF(g+48,0,16),AW(g+96,aB,1960),AF(g+2056,0,16),u(g)=4096,u(g+8)Bk e,u(g+16)=4096,i(g+24)=52,u(g+32)=0,u(g+64)=u(g+40)=8,BG=0,u(g+80)=1024,g[3097]=g[3096]=
u(g+88)=0,u(g+3104)=2271560481u,AW(g+3112,(P)Aj,16),A7=(U)1<<63,c=65536,d=a=0;;d=u(l+40)){AL(o=J(AE),f=J(AV),j=0;;j++){AL(b=o,h=d,d=f;;h=d)Bh(h==a)b=A8,h=d=0,a=b AA(a>c)Ar d;v=h<a AA(!v)Ar e;p=k[h]Ax:Aq default:Ar f;}d=h+1 AA(j<19)Aq}*(l+j+80)=p;o=b;f=d;}f:AL(BE j,F(AV,f),F(AE,o),F(AV,d),F(AE,b),u(l+64)++,d=a,x=j=o=0;;x=T|x){AL(f=o+1,u(l+72)=f,b=J(l+56,8),m=0;;m=b){q=J(AE);do Bh(h==d)u(l+40)=0,q=A8,a=q,d=q AA(d>c)Ar g;t=u(l+40)AA(t>=d)Ar h;p=k[t]Ax:Aq default:Ar i;}h=t+1;u(l+40)=h;}while(m>=19);
F(AE,q);*(l+m+80)=p;b=m+1;}i:AL(A5,F(AE,q),BE 0,k=q(l+8),c=u(l+16),b=J(l+56,8),m=J(AE),q=J(AV),C=0,d=a;;C=b){AL(r=m,h=t,t=q;;)Bh(h==d)r=A8,h=t=0,a=r,d=r AA(d>c)Ar j AA(h>=d)Ar k;p=k[h]Ax:Ar k;default:t=h+1 AA(C<19)Ar l;h=t;}}l:*(l+C+80)=p;b=C+1;m=r;q=t;}k:Bi(AE,r);o(C>=20)if(!C){By}AL(b=0,e=l+80;p=*e-48,p<=9;e++)if(b=b*10+p,e+1==l+C+80)Ar n AA(C==1&&l[80]==120){b=0;Ar o;}By n:if(C==19||b-1>=8){By}o:T=(I)1<<b%32 AA(T&x){k=(P)"appears twice";c=13;Ar m;}j=b<<o*4%64|j AA(f==9)Aq o=f;}AL(c=u(g+3104),
v=g[3124],AH&j;)a++;AL(d=j>>8&15,o=j>>12&15,f=j>>16&15,b=j>>20&15,h=j>>24&15,m=j>>28&15,q=j>>32&15,t=0;(U)15<<t*4%64&c;)t++;C=c>>8&15;r=c>>12&15;N=c>>16&15;w=c>>20&15;aa=c>>24&15;ak=c>>28&15;ag=c>>32&15 AA(!((j%16>j AP)^a/3+a%3&1^(j%16>d)^(j AP>d)^(j%16>o)^(j AP>o)^(j/AT>o)^(j%16>f)^(j AP>f)^(j/AT>f)^(j/AS>f)^(j%16>b)^(j AP>b)^(j/AT>b)^(j/AS>b)^(j/AX>b)^(j%16>h)^(j AP>h)^(j/AT>h)^(j/AS>h)^(j/AX>h)^((j>>20)%16>h)^(j%16>m)^(j AP>m)^(j/AT>m)^(j/AS>m)^(j/AX>m)^((j>>20)%16>m)^((j>>24)%16>m)^(j%16>q)
^(j AP>q)^(j/AT>q)^(j/AS>q)^(j/AX>q)^((j>>20)%16>q)^((j>>24)%16>q)^((j>>28)%16>q)^((c%16>c AP)^t/3+t%3&1^(c%16>C)^(c AP>C)^(c%16>r)^(c AP>r)^(c/AT>r)^(c%16>N)^(c AP>N)^(c/AT>N)^(c/AS>N)^(c%16>w)^(c AP>w)^(c/AT>w)^(c/AS>w)^(c/AX>w)^(c%16>aa)^(c AP>aa)^(c/AT>aa)^(c/AS>aa)^(c/AX>aa)^((c>>20)%16>aa)^(c%16>ak)^(c AP>ak)^(c/AT>ak)^(c/AS>ak)^(c/AX>ak)^((c>>20)%16>ak)^((c>>24)%16>ak)^(c%16>ag)^(c AP>ag)^(c/AT>ag)^(c/AS>ag)^(c/AX>ag)^((c>>20)%16>ag)^((c>>24)%16>ag)^((c>>28)%16>ag))))Bh(A7==(U)1<<63){a=
u(g+16)AA(a)AF(q(g+8),0,a*4);AL(BG=u(g+48)=0 Bq=b){b Bo+i(e);m=Bm[h]AA(b==9)Aq o=(f<<T)+o;}AL(AH&j;)a++;u(ao)=j;i(ao+8)=0;ao[12]=a;ao[13]=ao[15]=0;ao[14]=x;X(g,ao,g+3112);a=BG AA(!a)Ar p;AL(;;){AL(e=q(g+64),o=u(e),a--,f=u(e+a*8),u(e)=f,BG=a,b=0;;b=h){m=b*2;h=m|1;m+=2 AA(m<a)h=u(e+m*8)<u(e+h*8)?m:h AA(h>=a)Aq o(b>=a)i=e+h*8;m=u(i)AA(f<=m)Aq u(e+b*8)=m;u(i)=f;}a=o&4294967295u;f=u(g+48);o(a>=f)e=q(g+40);i=e+a*16;p=i[13];ad=i[14];al=i[15]AA(!ad)Aq if(f+3>u(g+80))Ar q;AL(u(g+88)++,a=u(i),at=i[12],
i(aH+16)=50462976,aK=Y[at%16],f=0;;f=b){b=f+1;au=*(aH+f+16)AA((B)((I)1<<au%8)&aK)Bh(!p)f=u((P)Al+au*8);AU switch(au){case 0:if(al==3)Ar r;f=3 A2 1:if(al==2)Ar r;f=(U)-1 A2 2:if(al==1)Ar r;f=1 A2 3:if(!al)Ar r;f=(U)-3;}f+=at;h=f*4%64;m=a>>h&15;q=m*16;t=q+at;o(t>=d)q+=f;o(q>=d)aL=(B)(k[t]+ad)-k[q];u(an)=m<<h^m<<at*4%64^a;i(an+8)=o;an[12]=f;an[15]=au;an[13]=p+1;an[14]=aL;X(g,an,g+3112);}r:if(b==4)Aq}a=BG AA(!a)Ar p;}x BI;AF(aD,0,256)AA(!p)a=0,k=(P)1;AU{AL(v=p;;x=i(k+8)){*(aD+v-1)=al;o(f<=x)k=e+(U)
x*16;v=k[13]AA(!v)Aq al=k[15];}k=E(p);AW(k,aD,p);a=p;}c=a;Ar s;q:AL(u(g+2064)=Ak(241920,u(g+88)*16)Bq=b){b Bo+i(e);m=Bm[h];o=(f<<T)+o AA(b==9)Aq}T=i(g+132);o(d<=i(g+j AI))e=g+j/16 AI;h AZ*4;am=i(e);f=h+am;o(f>=d)aq=k[f];am=k[am];h=h<<AG;e=g+j/256 AI;m AZ*8;K=AO ah=k[f];ar=A6 j/4096 AI;h AZ*12;K=Bn av=k[f];aw=k[b];h=(h<<K)+m;e=g+j/65536 AI;K=i(e+4);ab=AG;b=(h>>ab&a)+i(e);f=b+K;AN aM=k[f];aN=k[b];h=((U)K<<ab)+h;e=g+(j>>20)AI;m AZ*5;K=AO ab=k[f];aO=A6(j>>24)AI;h AZ*9;K=Bn aP=k[f];aQ=k[b];h=(h<<K)+
m;e=g+(j>>28)AI;m AZ*13;K=AO aR=k[f];aS=A6(j>>32)AI;b AZ*2;K=AG;f=(m>>K&a)+i(e);a=f+b;o(a>=d||f>=d)AL(T=T+aq+ah+av+aM+ab+aP+aR+k[a]-(am+ar+aw+aN+aO+aQ+aS+k[f]),am=G(T,x),p=g[3124],y=h(g+3122),z=h(g+3120),aq=(I)z*p,ah=am*z;;ah=z>y&&ah+(I)z*5>aq?aq:ah){AL(ar=(I)p+1,av=1,k=g+2072,aw=0,a=1976;;av++){a+=4 AA(aw>p)ab=0;AU AL(ab=0;ab*z+aw*y<=ah;)if(ab++,ab==ar){ab=ar;Aq}i(k)=ab AA(a==3000)Aq ar--;k=g+a+96;aw=av;}if(am<i(g+2072)){AL(AH&j;)a++AA(L(g+96,j,a,o,x,(b<<K)+m,T,0,1))Aq}if(ah>=aq)Ar p;ah=ah+z*2;
}p=g[3097]AA(!p)Bh(g[3096]){c=a=0;k=(P)1;Ar s;}}AU{k=E(p);AW(k,g+520,p)AA(g[3096]){a=p;c=1;Ar s;}AD(k);}if(A7==(U)1<<63){AL(k=E(1451520),e=k,a=1;i(e)Aw,i(e+4)Aw,i(e+8)Aw,i(e+12)Aw,i(e+16)Aw,i(e+20)Aw,i(e+24)Aw,i(e+28)Aw,i(e+32)Aw,i(e+36)Aw,a+=11,i(e+40)Aw,a!=362880;)e+=44;AL(i(e+44)Aw,e=E(144),a=0;;a=d){d=a+1;o=8-a;f=6-a;b=7-a;h=f*o*b AA(a>3)m=1;AU{AL(q=m=1,t=0;m=q*m,t++,t!=4-a;)q++;m*=(5-a);}i=E(80640);u(ae)=40320;u(ae+8)Bk i;u(ae+16)=0;q=h*8;p=!h AA(p)s=(P)8;AU AL(s=E(q),t=0;;t=C){n=E(o*8);
u(n)=0 AA(a!=7)if(u(n+8)=1,a!=6)if(u(n+16)=2,a!=5)if(u(n+24)=3,a!=4)if(u(n+32)=4,a!=3)if(u(n+40)=5,a!=2)if(u(n+48)=6,a!=1)u(n+56)=7;C=t+1;u=E(24);r=h/o;o(o>h)N=t/r;w=t%r;o(N>=o)ac=n+N*8;aa=u(ac);memmove(ac,ac+8,(o+~N)*8);u(u)=aa;o(b>r)r=w/f;o(r>=b)ac=n+r*8;N=u(ac);memmove(ac,ac+8,(b+~r)*8);u(u+8)=N;r=u(n+w%f*8);AD(n);memmove(u+8,u,16);N=u(u+8);w=u(u+16);AD(u);u(s+t*8)=w Ay(N<w)Ay(r<w)+(N+r*b Ay(r<N))*f AA(C==h)Aq}o=m*h;o(!o)if(o<=40320)AL(f=m%4,C=b=0;;C=t){t=C+1 AA(!p)AL(n=s;;n+=8){r=(u(n)+C*h)
*m;N=r+m;w=Ak(N,r)AA(w>u(ae)-b)Af(ae,b,w),i=q(ae+8),b=u(ae+16)AA(r<N)Bh(!f)w=b;AU AL(aa=0;;r=w)if(w=r+1,h(i+b*2)=r,b++,aa++,aa==f){r=w;w=b;Aq}if(m-1>=3)AL(;;r=b)if(h(i+w*2)=r,h(i+(D)(w*2)+2)=(H)r+1,h(i+(D)(w*2)+4)=(H)r+2,b=r+4,h(i+(D)(w*2)+6)=(H)r+3,w+=4,b==N){b=w;Aq}}u(ae+16)=b AA(n+8==s+q)Aq}if(t>=40320/o)Aq}AW(aI,ae,24)AA(!p)AD(s);AW(e+a*24,aI,24)AA(d==6)Aq}i=E(144);s=q(e+8);a=u(e+16)AK}u(i)=a;u(i+8)Bk n;u(i+16)=a;s=q(e+32);a=u(e+40)AK}u(i+24)=a;u(i+32)Bk n;u(i+40)=a;s=q(e+56);a=u(e+64)AK}
u(i+48)=a;u(i+56)Bk n;u(i+64)=a;s=q(e+80);a=u(e+88)AK}u(i+72)=a;u(i+80)Bk n;u(i+88)=a;s=q(e+104);a=u(e+112)AK}u(i+96)=a;u(i+104)Bk n;u(i+112)=a;s=q(e+128);a=u(e+136)AK}AL(u(i+120)=a,u(i+128)Bk n,u(i+136)=a,AH&c;)a++;a=M(c)+a*40320;o(a>=362880)AL(i(k+a*4)=4294967295u,u(az)=0,u(az+8)=2,u(az+16)=0,W(aj,az),AH&c;)a++;d=u(aj+16);o(a>=d)s=q(aj+8);n=s+a*24;y=M(c);c=u(n+16)AA(c==u(n))V(n);AL(h(q(n+8)+c*2)=y,u(n+16)=c+1;;s=q(aj+8)){AL(n=s+d*24,u=s;;u+=24)Bh(u==n)Ar t AA(u(u+16))Aq}AL(u(ax)=0,u(ax+8)=2,
u(ax+16)=0,W(ay,ax),i(aJ+16)=50462976,c=u(ay+16),u=q(ay+8),a=p=0;;p=*(aJ+a+16))if(a++,!d)Bh(a==4)Aq}AU{AL(o=0,ac=s;;ac+=24){f=o+1;switch(p){case 0:if(o<=2)Ar u;b=o-3 A2 1:if(o%3>=2)Ar u;b=f A2 2:if(!(o%3))Ar u;b=o-1 A2 3:if(o>=6)Ar u;b=o+3;}o(b>=c)h=u(ac+16);aE=q(ac+8);ap=u+b*24 AA(h)AL(aF=i+b*24,aG=e+o*24,aC=aE;;aC+=2){y=h(aC)AA(b==o+3){o(o>=6||u(aG+16)<=y)as=aG;}AU Bh(o!=b+3){m=y;Ar v;}o(b>=6||u(aF+16)<=y)as=aF;}m=h(q(as+8)+y*2);v:q=m+b*40320;o(q>=362880)as=k+q*4 AA(i(as)==-2){i(as)=(I)
(o*40320+y)*4|p;q=u(ap+16)AA(q==u(ap))V(ap);h(q(ap+8)+q*2)=m;u(ap+16)=q+1;}if(aC+2==aE+h*2)Aq}u:if(ac+24==n)Aq o=f;}if(a==4)Ar w;}Ar x;w:BD x:if(u(aj))AD(s);AW(aj,ay,24);d=u(aj+16);}t:if(d){BD}if(u(aj))AD(s)AA(u(e))AD(q(e+8))AA(u(e+24))AD(q(e+32))AA(u(e+48))AD(q(e+56))AA(u(e+72))AD(q(e+80))AA(u(e+96))AD(q(e+104))AA(u(e+120))AD(q(e+128));AD(e)AA(u(i))AD(q(i+8))AA(u(i+24))AD(q(i+32))AA(u(i+48))AD(q(i+56))AA(u(i+72))AD(q(i+80))AA(u(i+96))AD(q(i+104))AA(u(i+120))AD(q(i+128));AD(i)Bz;A7=362880;u(g+
3136)Bk k;u(g+3144)=362880;}}AL(k=E(32),u(ai)=32,u(ai+8)Bk k,c=u(ai+16)=0;(U)15<<c*4%64&j;)c++;j=M(j)+c*40320;e=q(g+3136);c=u(g+3144);o(j>=c)AL(a=0;x=i(e+j*4),x<-2;){p=((P)"\0\1\2\3")[x%4]AA(a==u(ai))Ac(ai),k=q(ai+8);k[a]=p;a++;u(ai+16)=a;j=x/4;o(j>=c)}c=u(ai)AA(c!=(U)1<<63)Bh(x==-1)Bh(a<=v)Bh((S)c>-1)Ar s;Ar p;}if(!c)Ar p;AD(k);Ar p;}if(c)AD(k);}Ar p;s:AL(e=k;e!=k+a;e++)AJ("dlru"+*e,1,1,BH);AJ(Q,1,1,BH)AA(!c)Ar y;AD(k);Ar y;}p:AJ("unsolvable",1,10,BH);AJ(Q,1,1,BH);y:c=u(l+16);k=q(l+8);a=u(l+48)
;}d:BE Bl(AE,b);A4 g:A5;F(AE,q);A4 j:Bi(AE,r);A4 h:A5;F(AE,q);BE 0;k=(P)"the input ends here";c=19;m:u(l+24)Bk k;u(l+32)=c;Ar z;e:BE Bl(AE,b);z:if(u(g))AD(q(g+8))AA(u(g+32))AD(q(g+40))AA(u(g+56))AD(q(g+64))AA(u(g+96))AD(q(g+104))Bz AA(!(fflush(BH)|ferror(BH)))Bh(!v)Bh(u(l))AD(q(l+8));AB 0;}}AU if(!v){k=(P)Ai;Ar a1;}k=0;a1:Ag(l,k);Ab();A4}
