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
#define Ar break;
#define As goto
#define At h(j+y*2)=x;if(v+2==n+c)Ar v+=
#define Au =c,b=E(d),memcpy(b,e,d)
#define Av c=a*2,j=E(c),v=n,x=0;;x++
#define Aw 2;else for(Av){y=h(v);o(a<=y)At 2;
#define Ax =4294967294u
#define Ay ;switch(p){case 9:case 10:case 12:case 13:case 32
#define Az +-(U)
#define AA 3];P b=(P)e;U c,d;c=u(a);d
#define AB return
#define AC ;if
#define AD memset
#define AE ;o(u(b))u(a+8)=(Z)q(b+8)
#define AF h+48,8
#define AG free
#define AH a=0;(U)15<<a*4%64
#define AI fwrite
#define AJ AC(!a)j=(P)Aw
#define AK q>>l&15;w=g+1;m=i(a+w*4+1968)
#define AL for
#define AM 16%16
#define AN *4%64&15 AC
#define AO 4096%16
#define AP 256%16
#define AQ h+40,8
#define AR memcpy
#define AS 65536%16
#define AT else
#define AU ,stderr
#define AV ;Ar case
#define AW AE;u(a)=d;}void
#define AX i(a+d*4+288)%64
#define AY abort();
#define AZ F(h+56,8,d)
#define A0 a,d<<j*4%64^d<<l^q,i,
#define A1 u(f+3120)
#define A2 0;As a;}
#define A3 fread(l,1,b,stdin)
#define A4 {U e[AA=G(c*2,4);K
#define A5 +i(a+d*4+32)
#define A6 b,c,q(a+8),d
#define A7 i(a+d*4+160)
#define A8 b=0;do if(j=n+b*24,b++,u(j))AG
#define A9 4%64;d=AK;n=A7;o=AX;e=u(a+24)
#define Ba f[c]-f[b]AC
#define Bb h=u(a+16);o(c>=h||b>=h)p=k+Ba
#define Bc F(AQ,r);F(AF,q);AZ;F(AQ,t);F
#define Bd o(b>=h||e>=h)y=t+f[b]-f[e]AC
#define Be x=i(a+b*4+288)%64;e=(s>>x&e)
#define Bf {if
#define Bg =(Z)
#define Bh n=AX;b=u(a+24);c=(r>>n&b)A5
#define Bi g;F(AQ,o);F(AF,m);F(AQ,c);F
#define Bj {g=1;As b;}}}if
#define Bk i(a+b*4+32);b=e-c;Bd(y<m)if
#define Bl {i=g=f=e
#define Bm *(a+g+416)=
#define Bn f=q(a+8);Bb(p<m){b=d|16;c=
#define Bo 1;l=i*A9;b=(r>>o&e)A5;c=b
#define Bp ;b=13;As m;
#define Bq h=c-e;f=q(a+8);u=u(a+16)
#define Br AC((S)A1>0)AG(q(f+3128))
#define Bs }AT b=
#define Bt ,p,s-(c<<x),y,w,(a+z*4)[
#define Bu u(h+56)=
#define Bv A8(q(j+8));while(b!=c);
#define Bw *4%64
#define Bx u(f+72)
#define By stdout
typedef struct{U a;B b;}Ap;typedef struct{U a;I b;}Aq;B Am[]="the output cannot be written",Aa[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",Q[]="is not a tile",R[]="\n",V[]=
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ";U Ai[3]={4,0,28},Aj[2]={1024,(U)31<<32|65537},Al[4]={3,(U)-1,1,(U)-3};U J(P p,int n){U r=0;while(n--)r=r<<8|p[n];AB r;}void F(P p,int n,U a){AL(;n--;a>>=
8)*p++=(B)a;}U G(U a,U b){AB a>b?a:b;}U An(U a,U b){AB a<b?a:b;}Ap Ao(U a,U b){Ap r;r.a=a*b;r.b=b&&r.a/b!=a;AB r;}U Ak(U a,U b){AB a>b?a-b:0;}P Ab(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)AB a;}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)AB b;}void K(P d,U e,P a,U f,U c,U g){Ap b;b=Ao(g,f)AC(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;AT a=!e?!b.a?p(c):E(b.a):Ab(a,b.a),u(d+8)Bg a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c;}void Ac(P a){U e[AA=G(c*2,8);K(A6,1,1)AW W(P a)A4(A6,2,2)AW Ad(P a)A4(A6,8,8)
AW Ae(P a)A4(A6,8,16)AW Af(P c,U b,U a){U e[3];P d=(P)e;a+=b;o(a<b)b=u(c);a=G(G(a,b*2),4);K(d,b,q(c+8),a,2,2);o(u(d))u(c+8)Bg q(d+8);u(c)=a;}void X(P f,P b){P a,e;U g,c,d;a=E(216);g=u(b);e=q(b+8);c=u(b+16)AC(!c)u(a)=0,u(a+8)=2,AD(a+16,0,16),u(a+32)=2,AD(a+40,0,16),u(a+56)=2,AD(a+64,0,16),u(a+80)=2,AD(a+88,0,16),u(a+104)=2,AD(a+112,0,16),u(a+128)=2,AD(a+136,0,16),u(a+152)=2,u(a+160)=0,b=(P)2;AT d=c*2,b=E(d),AR(b,e,d),u(a)=c,u(a+8)Bg b,u(a+16)Au,u(a+24)=c,u(a+32)Bg b,u(a+40)Au,u(a+48)=c,u(a+56)
Bg b,u(a+64)Au,u(a+72)=c,u(a+80)Bg b,u(a+88)Au,u(a+96)=c,u(a+104)Bg b,u(a+112)Au,u(a+120)=c,u(a+128)Bg b,u(a+136)Au,u(a+144)=c,u(a+152)Bg b,u(a+160)Au;u(a+168)=c;u(a+176)Bg b;u(a+184)=c;u(a+192)=g;u(a+200)Bg e;u(a+208)=c;u(f)=9;u(f+8)Bg a;u(f+16)=9;}void Y(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]AC((I)l+k<=h[12]){e=u(c);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=u(b+16);o(a>=f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)AC(g){AL(;;){i=(U)g-1;o(i>=d)n=j+i*16 AC(u(n)==e)Ar a=a+
1&f-1;g=i(m+a*4)AC(!g)As a;}if(k>=n[13])AB;AR(n,c,16);As b;}a:o(a>=f)i(m+a*4)=(I)d+1 AC(d==u(b+32))Ae(b+32),j=q(b+40);AR(j+d*16,c,16);u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+(I)h(h+10)*k)<<40|(U)l<<32|i;a=u(b+72)AC(a==u(b+56))Ad(b+56);c=q(b+64);u(c+a*8)=e;e=a+1;u(b+72)=e AC(a){AL(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)AC(a<=d)AB;u(b)=d;u(h)=a AC(!f)AB;}AY}}}U M(U h){U a,b,c,d,e,f,g,j,i;a=h%16 AC(!a)Bf(a=h/AM,!a)Bf(a=h>>8&15,!a)Bf(a=h>>12&15,!a)Bf(a=h>>16&15,!a)Bf(a=h>>20&15,!a)
Bf(a=h>>24&15,!a)Bf(a=h>>28&15,!a){a=h>>32&15 AC(!a)Bl=d=c=b=a=A2 b=9;Bs 8;Bs 7;Bs 6;Bs 5;Bs 4;Bs 3;Bs 2;Bs 1;AL(a--;;b=c)Bf(b==9)Bl=d=c=b=A2 c=b+1;b=h>>b AN(b)Ar}AL(b--;;c=d)Bf(c==9)Bl=d=c=A2 d=c+1;c=h>>c AN(c)Ar}AL(c--;;d=e)Bf(d==9)Bl=d=A2 e=d+1;d=h>>d AN(d)Ar}AL(d--;;e=f)Bf(e==9)Bl=A2 f=e+1;e=h>>e AN(e)Ar}AL(e--;;f=g)Bf(f>=9){i=g=f=A2 g=f+1;f=h>>f AN(f)Ar}AL(f--;;g=j)Bf(g>=9){i=g=A2 j=g+1;g=h>>g AN(g)Ar}AL(g--;;j++)Bf(j>=9){i=A2 i=h>>j AN(i)Ar}i--;a:AB-(U)(a<i)Az(b<i)Az(c<i)Az(d<i)Az(e<i)
Az(f<i)Az(g<i)+i+(-(U)(a<g)Az(b<g)Az(c<g)Az(d<g)Az(e<g)Az(f<g)+g+(-(U)(a<f)Az(b<f)Az(c<f)Az(d<f)Az(e<f)+f+(-(U)(a<e)Az(b<e)Az(c<e)Az(d<e)+e+(-(U)(a<d)Az(b<d)Az(c<d)+d+(-(U)(a<c)Az(b<c)+c+(b Az(a<b)+a*7)*6)*5)*4)*3)*2);}P N(U a){U c[1];P b=(P)c AC(a>9)N(a/10);*b=a%10|48;AI(b,1,1 AU);AB 0;}P Ah(P c,U d){U f[1];P e=(P)f;B a;P b;AL(AI("\"",1,1 AU),b=c;a=*b,*e=(B)(a-33)<94?a:63,AI(e,1,1 AU),b+1!=c+d;)b++;a=d==19;AI(a?(P)"...\" ":(P)"\" ",1,a?5:2 AU);AB 0;}void Ag(P a,P b){U c,e,d,f AC(!b){c=u(a+56);
o(c>=20)e=u(a+72);d=u(a+64);b=q(a+24);f=u(a+32)AC(d){AI("board ",1,6 AU)AC(N(d))AB;AI(", ",1,2 AU);}AI("word ",1,5 AU)AC(N(e))AB;AI(": ",1,2 AU)AC(c&&Ah(a+80,c))AB;AI(b,1,f AU);}AT AI(q(b+8),1,u(b+16)AU);AI(R,1,1 AU);}B L(P a,U q,U j,U r,I k,U s,I t,B g,B z){B v,w;I m,n,o,p,x,y;P f;U i,l,d,e,b,c,h,u AC(k){AL(;;j=i){i=u(a+1952)AC(i>=u(a+1960))As a;u(a+1952)=i+1;v=*(a+z+1696)&Aa[j%16]AC(v%2){i=j+3;l=i Bw;d=AK;e=(U)A7*3;Bh;Bq;o(h>=u||c>=u)o=k+f[h]-f[c]AC(o<m){c=d|16;p=i(a+c*4+160);x=i(a+c*4+288)
%64;b=(s>>x&b)+i(a+c*4+32);c=b-p;o(c>=u||b>=u)y=t+Ba(y<m)if(Bm 0,L(A0 r-(e<<n),o,s-((U)p<<x),y,w,*(a+z*4+672)))Bj(v&2){i=j-Bo+n;Bn i(a+b*4+160)*(U)-4;Be+Bk(Bm 1,L(A0((U)n<<o)+r Bt 673]))Bj(v&4){i=j+Bo-n;Bn(U)i(a+b*4+160)*4;Be+Bk(Bm 2,L(A0 r-((U)n<<o)Bt 674]))Bj(!(v&8)){g=0;As b;}i=j-3;l=i Bw;d=q>>l&15;v=g+1;m=i(a+v*4+1968);e=A7*(U)-3;Bh;Bq;o(h>=u||c>=u)k=k+f[h]-f[c]AC(k>=m){g=0;As b;}c=d|16;o=i(a+c*4+160);p=i(a+c*4+288)%64;b=(s>>p&b)+i(a+c*4+32);c=b+o;o(c>=u||b>=u)t=t+Ba(t>=m){g=0;As b;}
Bm 3 AC(!k){g=v;As a;}z=(a+z*4)[675];g=v;s=((U)o<<p)+s;r-=(e<<n);q=d<<j Bw^d<<l^q;}AY}a:a[2992]=g;g=1;b:AB g;}Aq O(P b,U h,U m){Aq k;I d,g;P j;U i,n,f,c,l,e,a;AL(i=u(b+16),j=q(b+8),n=u(b+24),c=d=f=0;;c=l){l=c+1;e=c*4;a=m>>e%64&15;g=i(b+h*64+32+a*4);o(i<=g)d+=j[g];a=a|h*16;c=(!h?c:e&12|c/4)*i(b+a*4+160);g=i(b+a*4+288)%64;e=(f>>g&n)+i(b+a*4+32);a=e+c;o(a>=i||e>=i)d=d+j[a]-j[e];f=(c<<g)+f AC(l==9)Ar}k.a=f;k.b=d;AB k;}int main(void){U aL[925];P aj=(P)aL,aG=aj+16,aA=aj+40,ak=aj+296,af=aj+312,ac=aj+
336,aH=aj+360,aI=aj+384,as=aj+408,at=aj+432,au=aj+456,ag=aj+480,av=aj+504,ab=aj+1784,aw=aj+2200,f=aj+4152,h=aj+7296;Aq ao,ay;B u,p,aa,ai,aq,aJ,ar,aK;H x,y;I K,al,am,az,aE,aF,ae;P l,i,e,n,j,v,T,aB,an,aC,aD,ax,ap;U b,a,c,m,o,g,d,k,q,r,t,z,s,C,w,N,ah,ad;Ai[1]Bg(Am);l=E(65536);AD(h+80,0,19);u(h)=65536;u(h+8)Bg l;u(h+16)=65536;AD(h+40,0,40);u(h+24)=1;u(h+32)=0;i=E(16384);e=E(256);AD(ab+288,0,128);u(ab)=256;u(ab+8)Bg e;u(ab+16)=256;u(ab+24)=15;AD(ab+32,0,256);b=1;do{AL(a=0;((U)2271560481u>>a Bw)%16!=
b;)a++;c=b*16;i(ab+b*4+32)=c;i(ab+b*4+160)=1;i(ab+b*4+288)=(I)b*4;m=a/3;o=a%3;n=e+c;*n=m+o;c=G(o,1)Az!!o;n[1]=c+m;n[2]=(B)(m-o)+2;a=G(m,1)Az(a>2);n[3]=a+o;n[4]=c+a;n[5]=(B)(a-o)+2;a=G(m,2);m=An(m,2);n[6]=o-m+a;n[7]=a-m+c;n[8]=(B)(a-(m+o))+2;b++;}while(b!=9);AL(e=E(131072),AD(e,255,131072),b=u=1,a=0;;b=c|b*4){c=a+1;p=V[a];aa=b<131072 AC(p==32){o(!aa)e[b]=0 AC(c==344)As a;a+=2;p=V[c]AC(p==32)AL(;;a=b)Bf(a==344)As b;b=a+1;p=V[a]AC(p!=32){aa=0;a=b;Ar}}AT aa=e[1];e[1]=aa;b=1;}AT{o(!aa)aa=e[b];a=c;}
if(aa==255)e[b]=u,u++;switch(p){case 68:c=0 AV 76:c=1 AV 82:c=2 AV 85:c=3;Ar default:AY}if(a==344)As a;}b:e[1]=0;a:AL(AD(av,0,1280),b=4,c=1;;b=a){a=b+1;c=b==c*16?c*4:c;n=e+b;u=*n AC(u==255){m=c+((U)2147483647<<32|4294967295u)&b|c;o(m>=131072)u=e[m];*n=u;}p=e[b/4];b%=4;(av+p*4)[b]=u AC(u)n=av+p+1024,*n|=(B)((I)1<<b)AC(a==131072)As c;}AY c:AL(AG(e),AD(aw+416,0,256),AD(f+2064,0,1024),AR(aw,ab,416),AR(aw+672,av,1280),AD(f+48,0,16),AR(f+96,aw,1952),AD(f+2048,0,16),u(f)=4096,u(f+8)Bg i,u(f+16)=4096,
i(f+24)=52,u(f+32)=0,u(f+64)=u(f+40)=8,Bx=0,u(f+80)=1024,f[3088]=u(f+88)=0,u(f+3096)=2271560481u,AR(f+3104,(P)Aj,16),A1=(U)1<<63,b=65536,c=a=0;;c=u(h+40)){AL(m=J(AF),o=J(AQ),g=0;;g++){AL(d=m,k=c,c=o;;k=c)Bf(k==a)d=A3,k=c=0,a=d AC(a>b)As d;u=k<a AC(!u)As e;p=l[k]Ay:Ar default:As f;}c=k+1 AC(g<19)Ar}*(h+g+80)=p;m=d;o=c;}f:AL(Bu g,F(AQ,o),F(AF,m),F(AQ,c),F(AF,d),u(h+64)++,c=a,K=g=m=0;;K=al|K){AL(o=m+1,u(h+72)=o,d=J(h+56,8),q=0;;q=d){r=J(AF);do Bf(k==c)u(h+40)=0,r=A3,a=r,c=r AC(c>b)As g;t=u(h+40)
AC(t>=c)As h;p=l[t]Ay:Ar default:As i;}k=t+1;u(h+40)=k;}while(q>=19);F(AF,r);*(h+q+80)=p;d=q+1;}i:AL(AZ,F(AF,r),Bu 0,l=q(h+8),b=u(h+16),d=J(h+56,8),q=J(AF),r=J(AQ),z=0,c=a;;z=d){AL(s=q,k=t,t=r;;)Bf(k==c)s=A3,k=t=0,a=s,c=s AC(c>b)As j AC(k>=c)As k;p=l[k]Ay:As k;default:t=k+1 AC(z<19)As l;k=t;}}l:*(h+z+80)=p;d=z+1;q=s;r=t;}k:Bc(AF,s);o(z>=20)if(!z){l=Q Bp}AL(d=0,i=h+80;p=*i-48,p<=9;i++)if(d=d*10+p,i+1==h+z+80)As n AC(z==1&&h[80]==120){d=0;As o;}l=Q Bp n:if(z==19||d-1>=8){l=Q Bp}o:al=(I)
1<<d%32 AC(al&K){l=(P)"appears twice" Bp}g=d<<m Bw|g AC(o==9)Ar m=o;}AL(b=u(f+3096),u=f[3116],AH&g;)a++;AL(c=g>>8&15,m=g>>12&15,o=g>>16&15,d=g>>20&15,k=g>>24&15,q=g>>28&15,r=g>>32&15,t=0;(U)15<<t Bw&b;)t++;z=b>>8&15;s=b>>12&15;C=b>>16&15;w=b>>20&15;N=b>>24&15;ah=b>>28&15;ad=b>>32&15 AC(!((g%16>g/AM)^a/3+a%3&1^(g%16>c)^(g/AM>c)^(g%16>m)^(g/AM>m)^(g/AP>m)^(g%16>o)^(g/AM>o)^(g/AP>o)^(g/AO>o)^(g%16>d)^(g/AM>d)^(g/AP>d)^(g/AO>d)^(g/AS>d)^(g%16>k)^(g/AM>k)^(g/AP>k)^(g/AO>k)^(g/AS>k)^((g>>20)%16>k)
^(g%16>q)^(g/AM>q)^(g/AP>q)^(g/AO>q)^(g/AS>q)^((g>>20)%16>q)^((g>>24)%16>q)^(g%16>r)^(g/AM>r)^(g/AP>r)^(g/AO>r)^(g/AS>r)^((g>>20)%16>r)^((g>>24)%16>r)^((g>>28)%16>r)^((b%16>b/AM)^t/3+t%3&1^(b%16>z)^(b/AM>z)^(b%16>s)^(b/AM>s)^(b/AP>s)^(b%16>C)^(b/AM>C)^(b/AP>C)^(b/AO>C)^(b%16>w)^(b/AM>w)^(b/AP>w)^(b/AO>w)^(b/AS>w)^(b%16>N)^(b/AM>N)^(b/AP>N)^(b/AO>N)^(b/AS>N)^((b>>20)%16>N)^(b%16>ah)^(b/AM>ah)^(b/AP>ah)^(b/AO>ah)^(b/AS>ah)^((b>>20)%16>ah)^((b>>24)%16>ah)^(b%16>ad)^(b/AM>ad)^(b/AP>ad)^(b/AO>ad)
^(b/AS>ad)^((b>>20)%16>ad)^((b>>24)%16>ad)^((b>>28)%16>ad))))Bf(A1==(U)1<<63){a=u(f+16)AC(a)AD(q(f+8),0,a*4);AL(Bx=u(f+48)=0,ao=O(f+96,0,g),AH&g;)a++;u(ak)=g;i(ak+8)=0;ak[12]=a;ak[13]=ak[15]=0;ak[14]=ao.b;Y(f,ak,f+3104);a=Bx AC(!a)As p;AL(l=q(f+104),c=u(f+112);;){AL(i=q(f+64),m=u(i),a--,o=u(i+a*8),u(i)=o,Bx=a,d=0;;d=k){q=d*2;k=q|1;q+=2 AC(q<a)k=u(i+q*8)<u(i+k*8)?q:k AC(k>=a)Ar o(d>=a)e=i+k*8;q=u(e)AC(o<=q)Ar u(i+d*8)=q;u(e)=o;}a=m&4294967295u;o=u(f+48);o(a>=o)i=q(f+40);e=i+a*16;p=e[13];aa=e[14];
ai=e[15]AC(!aa)Ar if(o+3>u(f+80))As q;AL(u(f+88)++,a=u(e),aq=e[12],i(aG+16)=50462976,aJ=Aa[aq%16],o=0;;o=d){d=o+1;ar=*(aG+o+16)AC((B)((I)1<<ar%8)&aJ)Bf(!p)o=u((P)Al+ar*8);AT switch(ar){case 0:if(ai==3)As r;o=3 AV 1:if(ai==2)As r;o=(U)-1 AV 2:if(ai==1)As r;o=1 AV 3:if(!ai)As r;o=(U)-3;}o+=aq;k=o Bw;q=a>>k&15;r=q*16;t=r+aq;o(t>=c)r+=o;o(r>=c)aK=(B)(l[t]+aa)-l[r];u(aj)=q<<k^q<<aq Bw^a;i(aj+8)=m;aj[12]=o;aj[15]=ar;aj[13]=p+1;aj[14]=aK;Y(f,aj,f+3104);}r:if(d==4)Ar}a=Bx AC(!a)As p;}K=i(e+8);AD(aA,0,
256)AC(!p)a=0,l=(P)1;AT{AL(u=p;;K=i(l+8)){*(aA+u-1)=ai;o(o<=K)l=i+(U)K*16;u=l[13]AC(!u)Ar ai=l[15];}l=E(p);AR(l,aA,p);a=p;}b=a;As s;q:AL(u(f+2056)=Ak(241920,u(f+88)*16),ao=O(f+96,0,g),ay=O(f+96,1,g),K=G(ay.b,ao.b),p=f[3116],x=h(f+3114),y=h(f+3112),al=(I)y*p,am=K*y;;am=y>x&&am+(I)y*5>al?al:am){AL(az=(I)p+1,aE=1,l=f+2064,aF=0,a=1968;;aE++){a+=4 AC(aF>p)ae=0;AT AL(ae=0;ae*y+aF*x<=am;)if(ae++,ae==az){ae=az;Ar}i(l)=ae AC(a==2992)Ar az--;l=f+a+96;aF=aE;}if(K<i(f+2064)){AL(AH&g;)a++AC(L(f+96,g,a,ao.a,
ao.b,ay.a,ay.b,0,1))Ar}if(am>=al)As p;am=am+y*2;}if(u(f+2048)<u(f+2056)){u=f[3088]AC(!u){b=a=0;l=(P)1;As s;}l=E(u);AR(l,f+512,u);a=u;b=1;As s;}if(A1==(U)1<<63){AL(l=E(1451520),i=l,a=1;i(i)Ax,i(i+4)Ax,i(i+8)Ax,i(i+12)Ax,i(i+16)Ax,i(i+20)Ax,i(i+24)Ax,i(i+28)Ax,i(i+32)Ax,i(i+36)Ax,a+=11,i(i+40)Ax,a!=362880;)i+=44;AL(i(i+44)Ax,i=E(144),a=0;;a=c){c=a+1;m=8-a;o=6-a;d=7-a;k=o*m*d AC(a>3)q=1;AT{AL(r=q=1,t=0;q=r*q,t++,t!=4-a;)r++;q*=(5-a);}e=E(80640);u(ac)=40320;u(ac+8)Bg e;u(ac+16)=0;r=k*8;p=!k AC(p)n=
(P)8;AT AL(n=E(r),t=0;;t=z){j=E(m*8);u(j)=0 AC(a!=7)if(u(j+8)=1,a!=6)if(u(j+16)=2,a!=5)if(u(j+24)=3,a!=4)if(u(j+32)=4,a!=3)if(u(j+40)=5,a!=2)if(u(j+48)=6,a!=1)u(j+56)=7;z=t+1;v=E(24);s=k/m;o(m>k)C=t/s;w=t%s;o(C>=m)T=j+C*8;N=u(T);memmove(T,T+8,(m+~C)*8);u(v)=N;o(d>s)s=w/o;o(s>=d)T=j+s*8;C=u(T);memmove(T,T+8,(d+~s)*8);u(v+8)=C;s=u(j+w%o*8);AG(j);memmove(v+8,v,16);C=u(v+8);w=u(v+16);AG(v);u(n+t*8)=w Az(C<w)Az(s<w)+(C+s*d Az(s<C))*o AC(z==k)Ar}m=q*k;o(!m)if(m<=40320)AL(o=q%4,z=d=0;;z=t){t=z+1 AC(!p)
AL(j=n;;j+=8){s=(u(j)+z*k)*q;C=s+q;w=Ak(C,s)AC(w>u(ac)-d)Af(ac,d,w),e=q(ac+8),d=u(ac+16)AC(s<C)Bf(!o)w=d;AT AL(N=0;;s=w)if(w=s+1,h(e+d*2)=s,d++,N++,N==o){s=w;w=d;Ar}if(q-1>=3)AL(;;s=d)if(h(e+w*2)=s,h(e+(D)(w*2)+2)=(H)s+1,h(e+(D)(w*2)+4)=(H)s+2,d=s+4,h(e+(D)(w*2)+6)=(H)s+3,w+=4,d==C){d=w;Ar}}u(ac+16)=d AC(j+8==n+r)Ar}if(t>=40320/m)Ar}AR(aH,ac,24)AC(!p)AG(n);AR(i+a*24,aH,24)AC(c==6)Ar}e=E(144);n=q(i+8);a=u(i+16)AJ}u(e)=a;u(e+8)Bg j;u(e+16)=a;n=q(i+32);a=u(i+40)AJ}u(e+24)=a;u(e+32)Bg j;u(e+40)=a;n=
q(i+56);a=u(i+64)AJ}u(e+48)=a;u(e+56)Bg j;u(e+64)=a;n=q(i+80);a=u(i+88)AJ}u(e+72)=a;u(e+80)Bg j;u(e+88)=a;n=q(i+104);a=u(i+112)AJ}u(e+96)=a;u(e+104)Bg j;u(e+112)=a;n=q(i+128);a=u(i+136)AJ}AL(u(e+120)=a,u(e+128)Bg j,u(e+136)=a,AH&b;)a++;a=M(b)+a*40320;o(a>=362880)AL(i(l+a*4)=4294967295u,u(au)=0,u(au+8)=2,u(au+16)=0,X(ag,au),AH&b;)a++;c=u(ag+16);o(a>=c)n=q(ag+8);j=n+a*24;x=M(b);b=u(j+16)AC(b==u(j))W(j);AL(h(q(j+8)+b*2)=x,u(j+16)=b+1;;n=q(ag+8)){AL(j=n+c*24,v=n;;v+=24)Bf(v==j)As t AC(u(v+16))Ar}
AL(u(as)=0,u(as+8)=2,u(as+16)=0,X(at,as),i(aI+16)=50462976,b=u(at+16),v=q(at+8),a=p=0;;p=*(aI+a+16))if(a++,!c)Bf(a==4)Ar}AT{AL(m=0,T=n;;T+=24){o=m+1;switch(p){case 0:if(m<=2)As u;d=m-3 AV 1:if(m%3>=2)As u;d=o AV 2:if(!(m%3))As u;d=m-1 AV 3:if(m>=6)As u;d=m+3;}o(d>=b)k=u(T+16);aB=q(T+8);an=v+d*24 AC(k)AL(aC=e+d*24,aD=i+m*24,ax=aB;;ax+=2){x=h(ax)AC(d==m+3){o(m>=6||u(aD+16)<=x)ap=aD;}AT Bf(m!=d+3){q=x;As v;}o(d>=6||u(aC+16)<=x)ap=aC;}q=h(q(ap+8)+x*2);v:r=q+d*40320;o(r>=362880)ap=l+r*4 AC(i(ap)==-2)
{i(ap)=(I)(m*40320+x)*4|p;r=u(an+16)AC(r==u(an))W(an);h(q(an+8)+r*2)=q;u(an+16)=r+1;}if(ax+2==aB+k*2)Ar}u:if(T+24==j)Ar m=o;}if(a==4)As w;}As x;w:Bv x:if(u(ag))AG(n);AR(ag,at,24);c=u(ag+16);}t:if(c){Bv}if(u(ag))AG(n)AC(u(i))AG(q(i+8))AC(u(i+24))AG(q(i+32))AC(u(i+48))AG(q(i+56))AC(u(i+72))AG(q(i+80))AC(u(i+96))AG(q(i+104))AC(u(i+120))AG(q(i+128));AG(i)AC(u(e))AG(q(e+8))AC(u(e+24))AG(q(e+32))AC(u(e+48))AG(q(e+56))AC(u(e+72))AG(q(e+80))AC(u(e+96))AG(q(e+104))AC(u(e+120))AG(q(e+128));AG(e)Br;A1=
362880;u(f+3128)Bg l;u(f+3136)=362880;}}AL(l=E(32),u(af)=32,u(af+8)Bg l,b=u(af+16)=0;(U)15<<b Bw&g;)b++;g=M(g)+b*40320;i=q(f+3128);b=u(f+3136);o(g>=b)AL(a=0;K=i(i+g*4),K<-2;){p=((P)"\0\1\2\3")[K%4]AC(a==u(af))Ac(af),l=q(af+8);l[a]=p;a++;u(af+16)=a;g=K/4;o(g>=b)}b=u(af)AC(b!=(U)1<<63)Bf(K==-1)Bf(a<=u)Bf(!(b>>63))As s;As p;}if(!b)As p;AG(l);As p;}if(b)AG(l);}As p;s:AL(i=l;i!=l+a;i++)AI("dlru"+*i,1,1,By);AI(R,1,1,By)AC(!b)As y;AG(l);As y;}p:AI("unsolvable",1,10,By);AI(R,1,1,By);y:b=u(h+16);l=q(h+8)
;a=u(h+48);}d:Bu Bi(AF,d);AY g:AZ;F(AF,r);AY j:Bc(AF,s);AY h:AZ;F(AF,r);Bu 0;l=(P)"the input ends here";b=19;m:u(h+24)Bg l;u(h+32)=b;As z;e:Bu Bi(AF,d);z:if(u(f))AG(q(f+8))AC(u(f+32))AG(q(f+40))AC(u(f+56))AG(q(f+64))AC(u(f+96))AG(q(f+104))Br AC(!(fflush(By)|ferror(By)))Bf(!u)Bf(u(h))AG(q(h+8));AB 0;}}AT if(!u){l=(P)Ai;As a1;}l=0;a1:Ag(h,l);exit(1);AY}
