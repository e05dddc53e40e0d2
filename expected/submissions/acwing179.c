/* slidekit 0.1.0, rustc 1.95.0: bundle acwing179 --c --minify */
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
#define As h(j+w*2)=v;if(r+2==q+b)Aq r+=
#define At =c,b=E(d),memcpy(b,e,d)
#define Au b=a*2,j=E(b),r=q,v=0;;v++
#define Av 2;else for(Au){w=h(r);o(a<=w)As 2;
#define Aw =4294967294u
#define Ax +-(U)
#define Ay 3];P b=(P)e;U c,d;c=u(a);d
#define Az return
#define AA memset
#define AB ;if
#define AC ;o(u(b))u(a+8)=(Z)q(b+8)
#define AD free
#define AE a=(U)1<<63;Ar r;
#define AF fwrite
#define AG AB(!a)j=(P)Av
#define AH q>>l&15;w=g+1;m=i(a+w*4+1968)
#define AI 0;(U)15<<a*4%64&i;
#define AJ for
#define AK *4%64&15 AB
#define AL ;switch(k){case 9:case 10:case 12:case 13:case 32:
#define AM memcpy
#define AN F(n+40,8,b);F(n+48,8,a)
#define AO F(n+40,8,g);F(n+48,8,l)
#define AP abort();
#define AQ else
#define AR ,stderr
#define AS ;Aq case
#define AT AC;u(a)=d;}void
#define AU i(a+d*4+288)%64
#define AV a,d<<j*4%64^d<<l^q,i,
#define AW i/16%16
#define AX 0;Ar a;}
#define AY {U e[Ay=G(c*2,4);J
#define AZ 65536
#define A0 +i(a+d*4+32)
#define A1 =(Z)
#define A2 b,c,q(a+8),d
#define A3 i(a+d*4+160)
#define A4 i/256%16
#define A5 AB((S)u(h+3120)>0)AD(q(h+3128))
#define A6 b=0;do if(j=q+b*24,b++,u(j))AD
#define A7 i/4096%16
#define A8 2271560481u
#define A9 4%64;d=AH;n=A3;o=AU;e=u(a+24)
#define Ba f[c]-f[b]AB
#define Bb h=u(a+16);o(c>=h||b>=h)p=k+Ba
#define Bc o(b>=h||e>=h)y=t+f[b]-f[e]AB
#define Bd x=i(a+b*4+288)%64;e=(s>>x&e)
#define Be i(a+b*4+32);b=e-c;Bc(y<m)if
#define Bf n=AU;b=u(a+24);c=(r>>n&b)A0
#define Bg {g=1;Ar b;}}}if
#define Bh {i=g=f=e
#define Bi *(a+g+416)
#define Bj {if
#define Bk 1;l=i*A9;b=(r>>o&e)A0;c=b
#define Bl f=q(a+8);Bb(p<m){b=d|16;c
#define Bm h=c-e;f=q(a+8);u=u(a+16)
#define Bn ,p,s-(c<<x),y,w,(a+z*4)
#define Bo ;}AQ b
#define Bp A6(q(j+8));while(b!=a)
#define Bq stdout
#define Br u(n+24)A1(P)
typedef struct{U a;B b;}Ao;typedef struct{U a;I b;}Ap;B Al[]="the output cannot be written",X[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",O[]="\n",Q[]="DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ";
U Ag[3]={4,0,28},Ah[2]={1024,(U)31<<32|65537},Ak[4]={3,(U)-1,1,(U)-3};U Ai(P p,int n){U r=0;while(n--)r=r<<8|p[n];Az r;}void F(P p,int n,U a){AJ(;n--;a>>=8)*p++=(B)a;}U G(U a,U b){Az a>b?a:b;}U Am(U a,U b){Az a<b?a:b;}Ao An(U a,U b){Ao r;r.a=a*b;r.b=b&&r.a/b!=a;Az r;}U Aj(U a,U b){Az a>b?a-b:0;}P Y(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)Az a;}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)Az b;}void J(P d,U e,P a,U f,U c,U g){Ao b;b=An(g,f)AB(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;
AQ a=!e?!b.a?p(c):E(b.a):Y(a,b.a),u(d+8)A1 a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c;}void Aa(P a){U e[Ay=G(c*2,8);J(A2,1,1)AT R(P a)AY(A2,2,2)AT Ab(P a)AY(A2,8,8)AT Ac(P a)AY(A2,8,16)AT Ad(P c,U b,U a){U e[3];P d=(P)e;a+=b;o(a<b)b=u(c);a=G(G(a,b*2),4);J(d,b,q(c+8),a,2,2);o(u(d))u(c+8)A1 q(d+8);u(c)=a;}void V(P f,P b){P a,e;U g,c,d;a=E(216);g=u(b);e=q(b+8);c=u(b+16)AB(!c)u(a)=0,u(a+8)=2,AA(a+16,0,16),u(a+32)=2,AA(a+40,0,16),u(a+56)=2,AA(a+64,0,16),u(a+80)=2,AA(a+88,0,16),u(a+104)=2,AA(a+112,0,16),u(a+
128)=2,AA(a+136,0,16),u(a+152)=2,u(a+160)=0,b=(P)2;AQ d=c*2,b=E(d),AM(b,e,d),u(a)=c,u(a+8)A1 b,u(a+16)At,u(a+24)=c,u(a+32)A1 b,u(a+40)At,u(a+48)=c,u(a+56)A1 b,u(a+64)At,u(a+72)=c,u(a+80)A1 b,u(a+88)At,u(a+96)=c,u(a+104)A1 b,u(a+112)At,u(a+120)=c,u(a+128)A1 b,u(a+136)At,u(a+144)=c,u(a+152)A1 b,u(a+160)At;u(a+168)=c;u(a+176)A1 b;u(a+184)=c;u(a+192)=g;u(a+200)A1 e;u(a+208)=c;u(f)=9;u(f+8)A1 a;u(f+16)=9;}void W(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]AB((I)l+k<=h[12]){e=u(c);a=
e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=u(b+16);o(a>=f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)AB(g){AJ(;;){i=(U)g-1;o(i>=d)n=j+i*16 AB(u(n)==e)Aq a=a+1&f-1;g=i(m+a*4)AB(!g)Ar a;}if(k>=n[13])Az;AM(n,c,16);Ar b;}a:o(a>=f)i(m+a*4)=(I)d+1 AB(d==u(b+32))Ac(b+32),j=q(b+40);AM(j+d*16,c,16);u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+(I)h(h+10)*k)<<40|(U)l<<32|i;a=u(b+72)AB(a==u(b+56))Ab(b+56);c=q(b+64);u(c+a*8)=e;e=a+1;u(b+72)=e AB(a){AJ(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)AB(a<=
d)Az;u(b)=d;u(h)=a AB(!f)Az;}AP}}}U L(U h){U a,b,c,d,e,f,g,j,i;a=h%16 AB(!a)Bj(a=h/16%16,!a)Bj(a=h>>8&15,!a)Bj(a=h>>12&15,!a)Bj(a=h>>16&15,!a)Bj(a=h>>20&15,!a)Bj(a=h>>24&15,!a)Bj(a=h>>28&15,!a){a=h>>32&15 AB(!a)Bh=d=c=b=a=AX b=9 Bo=8 Bo=7 Bo=6 Bo=5 Bo=4 Bo=3 Bo=2 Bo=1;AJ(a--;;b=c)Bj(b==9)Bh=d=c=b=AX c=b+1;b=h>>b AK(b)Aq}AJ(b--;;c=d)Bj(c==9)Bh=d=c=AX d=c+1;c=h>>c AK(c)Aq}AJ(c--;;d=e)Bj(d==9)Bh=d=AX e=d+1;d=h>>d AK(d)Aq}AJ(d--;;e=f)Bj(e==9)Bh=AX f=e+1;e=h>>e AK(e)Aq}AJ(e--;;f=g)Bj(f>=9){i=g=f=
AX g=f+1;f=h>>f AK(f)Aq}AJ(f--;;g=j)Bj(g>=9){i=g=AX j=g+1;g=h>>g AK(g)Aq}AJ(g--;;j++)Bj(j>=9){i=AX i=h>>j AK(i)Aq}i--;a:Az-(U)(a<i)Ax(b<i)Ax(c<i)Ax(d<i)Ax(e<i)Ax(f<i)Ax(g<i)+i+(-(U)(a<g)Ax(b<g)Ax(c<g)Ax(d<g)Ax(e<g)Ax(f<g)+g+(-(U)(a<f)Ax(b<f)Ax(c<f)Ax(d<f)Ax(e<f)+f+(-(U)(a<e)Ax(b<e)Ax(c<e)Ax(d<e)+e+(-(U)(a<d)Ax(b<d)Ax(c<d)+d+(-(U)(a<c)Ax(b<c)+c+(b Ax(a<b)+a*7)*6)*5)*4)*3)*2);}P M(U a){U c[1];P b=(P)c AB(a>9)M(a/10);*b=a%10|48;AF(b,1,1 AR);Az 0;}P Af(P c,U d){U f[1];P e=(P)f;B a;P b;AJ(AF("\"",1,
1 AR),b=c;a=*b,*e=(B)(a-33)<94?a:63,AF(e,1,1 AR),b+1!=c+d;)b++;a=d==19;AF(a?(P)"...\" ":(P)"\" ",1,a?5:2 AR);Az 0;}void Ae(P a,P b){U c,e,d,f AB(!b){c=u(a+56);o(c>=20)e=u(a+72);d=u(a+64);b=q(a+24);f=u(a+32)AB(d){AF("board ",1,6 AR)AB(M(d))Az;AF(", ",1,2 AR);}AF("word ",1,5 AR)AB(M(e))Az;AF(": ",1,2 AR)AB(c&&Af(a+80,c))Az;AF(b,1,f AR);}AQ AF(q(b+8),1,u(b+16)AR);AF(O,1,1 AR);}B K(P a,U q,U j,U r,I k,U s,I t,B g,B z){B v,w;I m,n,o,p,x,y;P f;U i,l,d,e,b,c,h,u AB(k){AJ(;;j=i){i=u(a+1952)AB(i>=u(a+
1960))Ar a;u(a+1952)=i+1;v=*(a+z+1696)&X[j%16]AB(v%2){i=j+3;l=i*4%64;d=AH;e=(U)A3*3;Bf;Bm;o(h>=u||c>=u)o=k+f[h]-f[c]AB(o<m){c=d|16;p=i(a+c*4+160);x=i(a+c*4+288)%64;b=(s>>x&b)+i(a+c*4+32);c=b-p;o(c>=u||b>=u)y=t+Ba(y<m)if(Bi=0,K(AV r-(e<<n),o,s-((U)p<<x),y,w,*(a+z*4+672)))Bg(v&2){i=j-Bk+n;Bl=i(a+b*4+160)*(U)-4;Bd+Be(Bi=1,K(AV((U)n<<o)+r Bn[673]))Bg(v&4){i=j+Bk-n;Bl=(U)i(a+b*4+160)*4;Bd+Be(Bi=2,K(AV r-((U)n<<o)Bn[674]))Bg(!(v&8)){g=0;Ar b;}i=j-3;l=i*4%64;d=q>>l&15;v=g+1;m=i(a+v*4+1968);e=A3*(U)-3;
Bf;Bm;o(h>=u||c>=u)k=k+f[h]-f[c]AB(k>=m){g=0;Ar b;}c=d|16;o=i(a+c*4+160);p=i(a+c*4+288)%64;b=(s>>p&b)+i(a+c*4+32);c=b+o;o(c>=u||b>=u)t=t+Ba(t>=m){g=0;Ar b;}Bi=3 AB(!k){g=v;Ar a;}z=(a+z*4)[675];g=v;s=((U)o<<p)+s;r-=(e<<n);q=d<<j*4%64^d<<l^q;}AP}a:a[2992]=g;g=1;b:Az g;}Ap N(P b,U h,U m){Ap k;I d,g;P j;U i,n,f,c,l,e,a;AJ(i=u(b+16),j=q(b+8),n=u(b+24),c=d=f=0;;c=l){l=c+1;e=c*4;a=m>>e%64&15;g=i(b+h*64+32+a*4);o(i<=g)d+=j[g];a=a|h*16;c=(!h?c:e&12|c/4)*i(b+a*4+160);g=i(b+a*4+288)%64;e=(f>>g&n)+i(b+a*4+
32);a=e+c;o(a>=i||e>=i)d=d+j[a]-j[e];f=(c<<g)+f AB(l==9)Aq}k.a=f;k.b=d;Az k;}int main(void){U aG[925];P ad=(P)aG,aB=ad+16,av=ad+40,ae=ad+296,ab=ad+312,Y=ad+336,aC=ad+360,aD=ad+384,an=ad+408,ao=ad+432,ap=ad+456,ac=ad+480,aq=ad+504,T=ad+1784,ar=ad+2200,h=ad+4152,n=ad+7296;Ap aj,at;B k,x,C,al,aE,am,aF;H v,w;I z,af,ah,au,az,aA,aa;P m,e,f,q,j,r,M,aw,ai,ax,ay,as,ak;U a,b,g,d,c,s,p,i,o,l,t,u,J,y,ag,aH,aI;Ag[1]A1(Al);AJ(m=E(AZ),AA(n+80,0,19),u(n)=AZ,u(n+8)A1 m,u(n+16)=AZ,AA(n+40,0,24),u(n+24)=1,u(n+32)=
0,u(n+64)=1,a=Ai(n+48,8),b=Ai(n+40,8),z=i=s=c=d=g=0;;z=af|z){AJ(p=s+1,u(n+72)=p,o=0;;o++){AJ(l=a,t=g,g=b;;t=g)Bj(t==c)l=fread(m,1,AZ,stdin),t=g=0,d=l,c=l AB(c>AZ)Ar a AB(t>=c)Ar b;k=m[t]AL Aq default:Ar c;}g=t+1 AB(o<19)Aq}*(n+o+80)=k;a=l;b=g;}c:AJ(F(n+40,8,b),F(n+48,8,a),F(n+40,8,g),F(n+48,8,l),o=0,c=d;;o++){AJ(a=l,b=t,t=g;;)Bj(b==c)a=fread(m,1,AZ,stdin),b=t=0,d=a,c=a AB(c>AZ)Ar d AB(b>=c){aI=g;g=b;b=t;t=aI;Ar e;}k=m[b]AL aH=g;g=b;b=t;t=aH;Ar e;default:t=b+1 AB(o<19)Ar f;b=t;}}f:*(n+o+80)=k;l=
a;g=t;}e:F(n+40,8,t);F(n+48,8,l);AN;u(n+56)=o;o(o>=20)if(!o)Ar g;AJ(l=0,e=n+80;k=*e-48,k<=9;e++)if(l=l*10+k,e+1==n+o+80)Ar h AB(o!=1||n[80]!=120)Ar g;l=0;Ar i;h:if(o==19||l-1>=8)Ar g;i:af=(I)1<<l%32 AB(af&z)Ar j;i=l<<s*4%64|i AB(p==9)Ar k;s=p;}a:AN;AO;AP d:AO;F(n+40,8,t);F(n+48,8,a);AP k:m=E(16384);e=E(256);AA(T+288,0,128);u(T)=256;u(T+8)A1 e;u(T+16)=256;u(T+24)=15;AA(T+32,0,256);a=1;do{AJ(b=0;((U)A8>>b*4%64)%16!=a;)b++;g=a*16;i(T+a*4+32)=g;i(T+a*4+160)=1;i(T+a*4+288)=(I)a*4;d=b/3;c=b%3;f=e+g;
*f=d+c;g=G(c,1)Ax!!c;f[1]=g+d;f[2]=(B)(d-c)+2;b=G(d,1)Ax(b>2);f[3]=b+c;f[4]=g+b;f[5]=(B)(b-c)+2;b=G(d,2);d=Am(d,2);f[6]=c-d+b;f[7]=b-d+g;f[8]=(B)(b-(d+c))+2;a++;}while(a!=9);AJ(e=E(131072),AA(e,255,131072),a=k=1,b=0;;a=g|a*4){g=b+1;x=Q[b];C=a<131072 AB(x==32){o(!C)e[a]=0 AB(g==344)Ar l;b+=2;x=Q[g]AB(x==32)AJ(;;b=a)Bj(b==344)Ar m;a=b+1;x=Q[b]AB(x!=32){C=0;b=a;Aq}}AQ C=e[1];e[1]=C;a=1;}AQ{o(!C)C=e[a];b=g;}if(C==255)e[a]=k,k++;switch(x){case 68:g=0 AS 76:g=1 AS 82:g=2 AS 85:g=3;Aq default:AP}if(b==
344)Ar l;}m:e[1]=0;l:AJ(AA(aq,0,1280),a=4,g=1;;a=b){b=a+1;g=a==g*16?g*4:g;f=e+a;k=*f AB(k==255){d=g+((U)2147483647<<32|4294967295u)&a|g;o(d>=131072)k=e[d];*f=k;}x=e[a/4];a%=4;(aq+x*4)[a]=k AB(k)f=aq+x+1024,*f|=(B)((I)1<<a)AB(b==131072)Ar n;}AP n:AJ(AD(e),AA(ar+416,0,256),AA(h+2064,0,1024),AM(ar,T,416),AM(ar+672,aq,1280),AA(h+48,0,16),AM(h+96,ar,1952),AA(h+2048,0,16),u(h)=4096,u(h+8)A1 m,u(h+16)=4096,i(h+24)=52,u(h+32)=0,u(h+64)=u(h+40)=8,u(h+72)=0,u(h+80)=1024,h[3088]=u(h+88)=0,u(h+3096)=A8,
AM(h+3104,(P)Ah,16),u(h+3120)=(U)1<<63,a=AI)a++;b=i>>8&15;g=i>>12&15;d=i>>16&15;c=i>>20&15;s=i>>24&15;p=i>>28&15;o=i>>32&15 AB((i%16>AW)^a/3+a%3&1^(i%16>b)^(AW>b)^(i%16>g)^(AW>g)^(A4>g)^(i%16>d)^(AW>d)^(A4>d)^(A7>d)^(i%16>c)^(AW>c)^(A4>c)^(A7>c)^(i/AZ%16>c)^(i%16>s)^(AW>s)^(A4>s)^(A7>s)^(i/AZ%16>s)^((i>>20)%16>s)^(i%16>p)^(AW>p)^(A4>p)^(A7>p)^(i/AZ%16>p)^((i>>20)%16>p)^((i>>24)%16>p)^(i%16>o)^(AW>o)^(A4>o)^(A7>o)^(i/AZ%16>o)^((i>>20)%16>o)^((i>>24)%16>o)^((i>>28)%16>o))a=(U)2147483648u<<32|1;AQ{
AJ(AA(m,0,16384),u(h+48)=0,aj=N(h+96,0,i),a=AI)a++;u(ae)=i;i(ae+8)=0;ae[12]=a;ae[13]=ae[15]=0;ae[14]=aj.b;W(h,ae,h+3104);a=u(h+72)AB(a){AJ(m=q(h+104),b=u(h+112);;){AJ(e=q(h+64),g=u(e),a--,d=u(e+a*8),u(e)=d,u(h+72)=a,c=0;;c=s){p=c*2;s=p|1;p+=2 AB(p<a)s=u(e+p*8)<u(e+s*8)?p:s AB(s>=a)Aq o(c>=a)f=e+s*8;p=u(f)AB(d<=p)Aq u(e+c*8)=p;u(f)=d;}a=g&4294967295u;d=u(h+48);o(a>=d)e=q(h+40);f=e+a*16;k=f[13];x=f[14];C=f[15]AB(!x)Ar o AB(d+3>u(h+80))Ar p;AJ(u(h+88)++,a=u(f),al=f[12],i(aB+16)=50462976,aE=
X[al%16],d=0;;d=c){c=d+1;am=*(aB+d+16)AB((B)((I)1<<am%8)&aE)Bj(!k)d=u((P)Ak+am*8);AQ switch(am){case 0:if(C==3)Ar q;d=3 AS 1:if(C==2)Ar q;d=(U)-1 AS 2:if(C==1)Ar q;d=1 AS 3:if(!C)Ar q;d=(U)-3;}d+=al;s=d*4%64;p=a>>s&15;o=p*16;l=o+al;o(l>=b)o+=d;o(o>=b)aF=(B)(m[l]+x)-m[o];u(ad)=p<<s^p<<al*4%64^a;i(ad+8)=g;ad[12]=d;ad[15]=am;ad[13]=k+1;ad[14]=aF;W(h,ad,h+3104);}q:if(c==4)Aq}a=u(h+72)AB(!a){AE}}AP o:z=i(f+8);AA(av,0,256)AB(k){AJ(x=k;;z=i(m+8)){*(av+x-1)=C;o(d<=z)m=e+(U)z*16;x=m[13]AB(!x)Aq C=m[15];}
m=E(k);AM(m,av,k);b=k;Ar s;}b=0;m=(P)1;s:a=b;Ar r;p:AJ(u(h+2056)=Aj(241920,u(h+88)*16),aj=N(h+96,0,i),at=N(h+96,1,i),z=G(at.b,aj.b),k=h[3116],v=h(h+3114),w=h(h+3112),af=(I)w*k,ah=z*w;;ah=w>v&&ah+(I)w*5>af?af:ah){AJ(au=(I)k+1,az=1,m=h+2064,aA=0,a=1968;;az++){a+=4 AB(aA>k)aa=0;AQ AJ(aa=0;aa*w+aA*v<=ah;)if(aa++,aa==au){aa=au;Aq}i(m)=aa AB(a==2992)Aq au--;m=h+a+96;aA=az;}if(z<i(h+2064)){AJ(a=AI)a++AB(K(h+96,i,a,aj.a,aj.b,at.a,at.b,0,1))Aq}if(ah>=af){AE}ah=ah+w*2;}if(u(h+2048)<u(h+2056)){k=
h[3088]AB(!k){b=0;m=(P)1;a=0;Ar r;}m=E(k);AM(m,h+512,k);b=k;a=k;Ar r;}if(u(h+3120)==(U)1<<63){AJ(m=E(1451520),e=m,a=1;i(e)Aw,i(e+4)Aw,i(e+8)Aw,i(e+12)Aw,i(e+16)Aw,i(e+20)Aw,i(e+24)Aw,i(e+28)Aw,i(e+32)Aw,i(e+36)Aw,a+=11,i(e+40)Aw,a!=362880;)e+=44;AJ(i(e+44)Aw,e=E(144),a=0;;a=b){b=a+1;g=8-a;d=6-a;c=7-a;s=d*g*c AB(a>3)p=1;AQ{AJ(o=p=1,l=0;p=o*p,l++,l!=4-a;)o++;p*=(5-a);}f=E(80640);u(Y)=40320;u(Y+8)A1 f;u(Y+16)=0;o=s*8;k=!s AB(k)q=(P)8;AQ AJ(q=E(o),l=0;;l=t){j=E(g*8);u(j)=0 AB(a!=7)if(u(j+8)=1,a!=6)
if(u(j+16)=2,a!=5)if(u(j+24)=3,a!=4)if(u(j+32)=4,a!=3)if(u(j+40)=5,a!=2)if(u(j+48)=6,a!=1)u(j+56)=7;t=l+1;r=E(24);u=s/g;o(g>s)J=l/u;y=l%u;o(J>=g)M=j+J*8;ag=u(M);memmove(M,M+8,(g+~J)*8);u(r)=ag;o(c>u)u=y/d;o(u>=c)M=j+u*8;J=u(M);memmove(M,M+8,(c+~u)*8);u(r+8)=J;u=u(j+y%d*8);AD(j);memmove(r+8,r,16);J=u(r+8);y=u(r+16);AD(r);u(q+l*8)=y Ax(J<y)Ax(u<y)+(J+u*c Ax(u<J))*d AB(t==s)Aq}g=p*s;o(!g)if(g<=40320)AJ(d=p%4,t=c=0;;t=l){l=t+1 AB(!k)AJ(j=q;;j+=8){u=(u(j)+t*s)*p;J=u+p;y=Aj(J,u)AB(y>u(Y)-c)Ad(Y,c,y),
f=q(Y+8),c=u(Y+16)AB(u<J)Bj(!d)y=c;AQ AJ(ag=0;;u=y)if(y=u+1,h(f+c*2)=u,c++,ag++,ag==d){u=y;y=c;Aq}if(p-1>=3)AJ(;;u=c)if(h(f+y*2)=u,h(f+(D)(y*2)+2)=(H)u+1,h(f+(D)(y*2)+4)=(H)u+2,c=u+4,h(f+(D)(y*2)+6)=(H)u+3,y+=4,c==J){c=y;Aq}}u(Y+16)=c AB(j+8==q+o)Aq}if(l>=40320/g)Aq}AM(aC,Y,24)AB(!k)AD(q);AM(e+a*24,aC,24)AB(b==6)Ar t;}AP t:f=E(144);q=q(e+8);a=u(e+16)AG}u(f)=a;u(f+8)A1 j;u(f+16)=a;q=q(e+32);a=u(e+40)AG}u(f+24)=a;u(f+32)A1 j;u(f+40)=a;q=q(e+56);a=u(e+64)AG}u(f+48)=a;u(f+56)A1 j;u(f+64)=a;q=q(e+80)
;a=u(e+88)AG}u(f+72)=a;u(f+80)A1 j;u(f+88)=a;q=q(e+104);a=u(e+112)AG}u(f+96)=a;u(f+104)A1 j;u(f+112)=a;q=q(e+128);a=u(e+136)AG}u(f+120)=a;u(f+128)A1 j;u(f+136)=a;a=L(A8)+322560;o(a>=362880)i(m+a*4)=4294967295u;u(ap)=0;u(ap+8)=2;u(ap+16)=0;V(ac,ap);a=u(ac+16);o(a<=8)q=q(ac+8);v=L(A8);b=u(q+208)AB(b==u(q+192))R(q+192);AJ(h(q(q+200)+b*2)=v,u(q+208)=b+1;;q=q(ac+8)){AJ(j=q+a*24,r=q;;r+=24)Bj(r==j)Ar u AB(u(r+16))Aq}AJ(u(an)=0,u(an+8)=2,u(an+16)=0,V(ao,an),i(aD+16)=50462976,b=u(ao+16),r=q(ao+8),g=k=0;
;k=*(aD+g+16))if(g++,!a)Bj(g==4)Aq}AQ{AJ(d=0,M=q;;M+=24){c=d+1;switch(k){case 0:if(d<=2)Ar v;s=d-3 AS 1:if(d%3>=2)Ar v;s=c AS 2:if(!(d%3))Ar v;s=d-1 AS 3:if(d>=6)Ar v;s=d+3;}o(s>=b)p=u(M+16);aw=q(M+8);ai=r+s*24 AB(p)AJ(ax=f+s*24,ay=e+d*24,as=aw;;as+=2){v=h(as)AB(s==d+3){o(d>=6||u(ay+16)<=v)ak=ay;}AQ Bj(d!=s+3){o=v;Ar w;}o(s>=6||u(ax+16)<=v)ak=ax;}o=h(q(ak+8)+v*2);w:l=o+s*40320;o(l>=362880)ak=m+l*4 AB(i(ak)==-2){i(ak)=(I)(d*40320+v)*4|k;l=u(ai+16)AB(l==u(ai))R(ai);h(q(ai+8)+l*2)=o;u(ai+16)=l+1;}
if(as+2==aw+p*2)Aq}v:if(M+24==j)Aq d=c;}if(g==4)Ar x;}Ar y;x:Bp;y:if(u(ac))AD(q);AM(ac,ao,24);a=u(ac+16);}u:if(a){Bp;}if(u(ac))AD(q)AB(u(e))AD(q(e+8))AB(u(e+24))AD(q(e+32))AB(u(e+48))AD(q(e+56))AB(u(e+72))AD(q(e+80))AB(u(e+96))AD(q(e+104))AB(u(e+120))AD(q(e+128));AD(e)AB(u(f))AD(q(f+8))AB(u(f+24))AD(q(f+32))AB(u(f+48))AD(q(f+56))AB(u(f+72))AD(q(f+80))AB(u(f+96))AD(q(f+104))AB(u(f+120))AD(q(f+128));AD(f)A5;u(h+3120)=362880;u(h+3128)A1 m;u(h+3136)=362880;}AJ(m=E(32),u(ab)=32,u(ab+8)A1 m,a=u(ab+16)
=AI)a++;i=L(i)+a*40320;e=q(h+3128);a=u(h+3136);o(i>=a)AJ(b=0;;){z=i(e+i*4)AB(z>=-2)Ar z;k=((P)"\0\1\2\3")[z%4]AB(b==u(ab))Aa(ab),m=q(ab+8);m[b]=k;b++;u(ab+16)=b;i=z/4;o(i>=a)}AP z:a=u(ab)AB(a!=(U)1<<63)Bj(z==-1)Bj(b<=31)Ar r AB(!a){AE}AD(m);AE}if(a)AD(m);}AE}a=(U)1<<63;}r:if(u(h))AD(q(h+8))AB(u(h+32))AD(q(h+40))AB(u(h+56))AD(q(h+64))AB(u(h+96))AD(q(h+104))A5 AB(a>>63){AF("unsolvable",1,10,Bq);AF(O,1,1,Bq);k=1;Ar a1;}AJ(e=m;e!=m+b;e++)AF("dlru"+*e,1,1,Bq);AF(O,1,1,Bq)AB(!a){k=1;Ar a1;}AD(m);k=1;
Ar a1;j:Br"appears twice";u(n+32)=13;k=0;Ar a1;g:Br"is not a tile";u(n+32)=13;k=0;Ar a1;b:AN;AO;u(n+56)=0;Br"the input ends here";u(n+32)=19;k=0;a1:if(!(fflush(Bq)|ferror(Bq)))Bj(k)Bj(u(n))AD(q(n+8));Az 0;}}AQ if(k){m=(P)Ag;Ar b1;}m=0;b1:Ae(n,m);exit(1);}
