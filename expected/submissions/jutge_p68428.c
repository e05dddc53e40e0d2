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
#define As break;
#define At goto
#define Au h(j+w*2)=v;if(r+2==q+b)As r+=
#define Av =c,b=E(d),memcpy(b,e,d)
#define Aw b=a*2,j=E(b),r=q,v=0;;v++
#define Ax 2;else for(Aw){w=h(r);o(a<=w)Au 2;
#define Ay =4294967294u
#define Az return
#define AA +-(U)
#define AB 3];P b=(P)e;U c,d;c=u(a);d
#define AC memset
#define AD ;if
#define AE ;o(u(b))u(a+8)=(Z)q(b+8)
#define AF free
#define AG a=(U)1<<63;At r;
#define AH fwrite
#define AI AD(!a)j=(P)Ax
#define AJ q>>l&15;w=g+1;m=i(a+w*4+1968)
#define AK 0;(U)15<<a*4%64&i;
#define AL else
#define AM *4%64&15 AD
#define AN for
#define AO ;switch(k){case 9:case 10:case 12:case 13:case 32:
#define AP memcpy
#define AQ F(n+40,8,b);F(n+48,8,a)
#define AR F(n+40,8,g);F(n+48,8,l)
#define AS abort();
#define AT ,stderr
#define AU ;As case
#define AV AE;u(a)=d;}void
#define AW i(a+d*4+288)%64
#define AX a,d<<j*4%64^d<<l^q,i,
#define AY i/16%16
#define AZ 0;At a;}
#define A0 {U e[AB=G(c*2,4);J
#define A1 typedef struct{U a;
#define A2 65536
#define A3 +i(a+d*4+32)
#define A4 =(Z)
#define A5 b,c,q(a+8),d
#define A6 i(a+d*4+160)
#define A7 i/256%16
#define A8 AD((S)u(h+3120)>0)AF(q(h+3128))
#define A9 b=0;do if(j=q+b*24,b++,u(j))AF
#define Ba i/4096%16
#define Bb 2271560481u
#define Bc 4%64;d=AJ;n=A6;o=AW;e=u(a+24)
#define Bd f[c]-f[b]AD
#define Be h=u(a+16);o(c>=h||b>=h)p=k+Bd
#define Bf o(b>=h||e>=h)y=t+f[b]-f[e]AD
#define Bg x=i(a+b*4+288)%64;e=(s>>x&e)
#define Bh i(a+b*4+32);b=e-c;Bf(y<m)if
#define Bi n=AW;b=u(a+24);c=(r>>n&b)A3
#define Bj {g=1;At b;}}}if
#define Bk {i=g=f=e
#define Bl *(a+g+416)
#define Bm 1;l=i*Bc;b=(r>>o&e)A3;c=b
#define Bn f=q(a+8);Be(p<m){b=d|16;c
#define Bo {if
#define Bp h=c-e;f=q(a+8);u=u(a+16)
#define Bq ,p,s-(c<<x),y,w,(a+z*4)
#define Br ;}AL b
#define Bs A9(q(j+8));while(b!=a)
#define Bt stdout
#define Bu u(n+24)A4(P)
A1 B b;}Ap;A1 I b;}Aq;A1 P b;}Ar;B Am[]="the output cannot be written",Y[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",O[]="\n",Q[]="DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ";U Ah[3]={4,0,28},Ai[2]={
1024,(U)31<<32|65537},Al[4]={3,(U)-1,1,(U)-3};U Aj(P p,int n){U r=0;while(n--)r=r<<8|p[n];Az r;}void F(P p,int n,U a){AN(;n--;a>>=8)*p++=(B)a;}U G(U a,U b){Az a>b?a:b;}U An(U a,U b){Az a<b?a:b;}Ap Ao(U a,U b){Ap r;r.a=a*b;r.b=b&&r.a/b!=a;Az r;}U Ak(U a,U b){Az a>b?a-b:0;}P Aa(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)Az a;}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)Az b;}void J(P d,U e,P a,U f,U c,U g){Ap b;b=Ao(g,f)AD(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;AL a=!e?!b.a?p(c):E(b.a)
:Aa(a,b.a),u(d+8)A4 a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c;}void Ab(P a){U e[AB=G(c*2,8);J(A5,1,1)AV R(P a)A0(A5,2,2)AV Ac(P a)A0(A5,8,8)AV Ad(P a)A0(A5,8,16)AV Ae(P c,U b,U a){U e[3];P d=(P)e;a+=b;o(a<b)b=u(c);a=G(G(a,b*2),4);J(d,b,q(c+8),a,2,2);o(u(d))u(c+8)A4 q(d+8);u(c)=a;}void V(P f,P b){P a,e;U g,c,d;a=E(216);g=u(b);e=q(b+8);c=u(b+16)AD(!c)u(a)=0,u(a+8)=2,AC(a+16,0,16),u(a+32)=2,AC(a+40,0,16),u(a+56)=2,AC(a+64,0,16),u(a+80)=2,AC(a+88,0,16),u(a+104)=2,AC(a+112,0,16),u(a+128)=2,AC(a+136,0,16),u(a+
152)=2,u(a+160)=0,b=(P)2;AL d=c*2,b=E(d),AP(b,e,d),u(a)=c,u(a+8)A4 b,u(a+16)Av,u(a+24)=c,u(a+32)A4 b,u(a+40)Av,u(a+48)=c,u(a+56)A4 b,u(a+64)Av,u(a+72)=c,u(a+80)A4 b,u(a+88)Av,u(a+96)=c,u(a+104)A4 b,u(a+112)Av,u(a+120)=c,u(a+128)A4 b,u(a+136)Av,u(a+144)=c,u(a+152)A4 b,u(a+160)Av;u(a+168)=c;u(a+176)A4 b;u(a+184)=c;u(a+192)=g;u(a+200)A4 e;u(a+208)=c;u(f)=9;u(f+8)A4 a;u(f+16)=9;}void W(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]AD((I)l+k<=h[12]){e=u(c);a=e*((U)2654435769u<<32|
2135587861)>>i(b+24)%64;f=u(b+16);o(a>=f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)AD(g){AN(;;){i=(U)g-1;o(i>=d)n=j+i*16 AD(u(n)==e)As a=a+1&f-1;g=i(m+a*4)AD(!g)At a;}if(k>=n[13])Az;AP(n,c,16);At b;}a:o(a>=f)i(m+a*4)=(I)d+1 AD(d==u(b+32))Ad(b+32),j=q(b+40);AP(j+d*16,c,16);u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+(I)h(h+10)*k)<<40|(U)l<<32|i;a=u(b+72)AD(a==u(b+56))Ac(b+56);c=q(b+64);u(c+a*8)=e;e=a+1;u(b+72)=e AD(a){AN(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)AD(a<=d)Az;u(b)=d;u(h)=
a AD(!f)Az;}AS}}}U L(U h){U a,b,c,d,e,f,g,j,i;a=h%16 AD(!a)Bo(a=h/16%16,!a)Bo(a=h>>8&15,!a)Bo(a=h>>12&15,!a)Bo(a=h>>16&15,!a)Bo(a=h>>20&15,!a)Bo(a=h>>24&15,!a)Bo(a=h>>28&15,!a){a=h>>32&15 AD(!a)Bk=d=c=b=a=AZ b=9 Br=8 Br=7 Br=6 Br=5 Br=4 Br=3 Br=2 Br=1;AN(a--;;b=c)Bo(b==9)Bk=d=c=b=AZ c=b+1;b=h>>b AM(b)As}AN(b--;;c=d)Bo(c==9)Bk=d=c=AZ d=c+1;c=h>>c AM(c)As}AN(c--;;d=e)Bo(d==9)Bk=d=AZ e=d+1;d=h>>d AM(d)As}AN(d--;;e=f)Bo(e==9)Bk=AZ f=e+1;e=h>>e AM(e)As}AN(e--;;f=g)Bo(f>=9){i=g=f=AZ g=f+1;f=h>>f AM(f)
As}AN(f--;;g=j)Bo(g>=9){i=g=AZ j=g+1;g=h>>g AM(g)As}AN(g--;;j++)Bo(j>=9){i=AZ i=h>>j AM(i)As}i--;a:Az-(U)(a<i)AA(b<i)AA(c<i)AA(d<i)AA(e<i)AA(f<i)AA(g<i)+i+(-(U)(a<g)AA(b<g)AA(c<g)AA(d<g)AA(e<g)AA(f<g)+g+(-(U)(a<f)AA(b<f)AA(c<f)AA(d<f)AA(e<f)+f+(-(U)(a<e)AA(b<e)AA(c<e)AA(d<e)+e+(-(U)(a<d)AA(b<d)AA(c<d)+d+(-(U)(a<c)AA(b<c)+c+(b AA(a<b)+a*7)*6)*5)*4)*3)*2);}P M(U a){U c[1];P b=(P)c AD(a>9)M(a/10);*b=a%10|48;AH(b,1,1 AT);Az 0;}P Ag(P c,U d){U f[1];P e=(P)f;B a;P b;AN(AH("\"",1,1 AT),b=c;a=*b,*e=(B)
(a-33)<94?a:63,AH(e,1,1 AT),b+1!=c+d;)b++;a=d==19;AH(a?(P)"...\" ":(P)"\" ",1,a?5:2 AT);Az 0;}void Af(P a,P b){U c,e,d,f AD(!b){c=u(a+56);o(c>=20)e=u(a+72);d=u(a+64);b=q(a+24);f=u(a+32)AD(d){AH("board ",1,6 AT)AD(M(d))Az;AH(", ",1,2 AT);}AH("word ",1,5 AT)AD(M(e))Az;AH(": ",1,2 AT)AD(c&&Ag(a+80,c))Az;AH(b,1,f AT);}AL AH(q(b+8),1,u(b+16)AT);AH(O,1,1 AT);}P X(U a){U c[1];P b=(P)c AD(a>9)X(a/10);*b=a%10|48;AH(b,1,1,Bt);Az 0;}B K(P a,U q,U j,U r,I k,U s,I t,B g,B z){B v,w;I m,n,o,p,x,y;P f;U i,l,d,
e,b,c,h,u AD(k){AN(;;j=i){i=u(a+1952)AD(i>=u(a+1960))At a;u(a+1952)=i+1;v=*(a+z+1696)&Y[j%16]AD(v%2){i=j+3;l=i*4%64;d=AJ;e=(U)A6*3;Bi;Bp;o(h>=u||c>=u)o=k+f[h]-f[c]AD(o<m){c=d|16;p=i(a+c*4+160);x=i(a+c*4+288)%64;b=(s>>x&b)+i(a+c*4+32);c=b-p;o(c>=u||b>=u)y=t+Bd(y<m)if(Bl=0,K(AX r-(e<<n),o,s-((U)p<<x),y,w,*(a+z*4+672)))Bj(v&2){i=j-Bm+n;Bn=i(a+b*4+160)*(U)-4;Bg+Bh(Bl=1,K(AX((U)n<<o)+r Bq[673]))Bj(v&4){i=j+Bm-n;Bn=(U)i(a+b*4+160)*4;Bg+Bh(Bl=2,K(AX r-((U)n<<o)Bq[674]))Bj(!(v&8)){g=0;At b;}i=j-3;l=
i*4%64;d=q>>l&15;v=g+1;m=i(a+v*4+1968);e=A6*(U)-3;Bi;Bp;o(h>=u||c>=u)k=k+f[h]-f[c]AD(k>=m){g=0;At b;}c=d|16;o=i(a+c*4+160);p=i(a+c*4+288)%64;b=(s>>p&b)+i(a+c*4+32);c=b+o;o(c>=u||b>=u)t=t+Bd(t>=m){g=0;At b;}Bl=3 AD(!k){g=v;At a;}z=(a+z*4)[675];g=v;s=((U)o<<p)+s;r-=(e<<n);q=d<<j*4%64^d<<l^q;}AS}a:a[2992]=g;g=1;b:Az g;}Aq N(P b,U h,U m){Aq k;I d,g;P j;U i,n,f,c,l,e,a;AN(i=u(b+16),j=q(b+8),n=u(b+24),c=d=f=0;;c=l){l=c+1;e=c*4;a=m>>e%64&15;g=i(b+h*64+32+a*4);o(i<=g)d+=j[g];a=a|h*16;c=(!h?c:e&12|c/4)
*i(b+a*4+160);g=i(b+a*4+288)%64;e=(f>>g&n)+i(b+a*4+32);a=e+c;o(a>=i||e>=i)d=d+j[a]-j[e];f=(c<<g)+f AD(l==9)As}k.a=f;k.b=d;Az k;}int main(void){U aN[925];P af=(P)aN,aI=af+16,aC=af+40,ag=af+296,ac=af+312,aa=af+336,aJ=af+360,aK=af+384,aq=af+408,ar=af+432,as=af+456,ad=af+480,at=af+504,T=af+1784,au=af+2200,h=af+4152,n=af+7296;Aq am,aw;Ar ay,ak,ae,az,aA,aB;B k,x,C,ao,aL,ap,aM;H v,w;I z,ah,aj,ax,aG,aH,ab;P m,e,f,q,j,r,M,aD,al,aE,aF,av,an;U a,b,g,d,c,s,p,i,o,l,t,u,J,y,ai,aO,aP;Ah[1]A4(Am);AN(ay.a=1,
ak.a=0,ak.b=0,az.a=0,az.b=0,aA.a=1,aA.b=0,aB.a=1,aB.b=0,ae.a=1,ae.b=0,m=E(A2),AC(n+80,0,19),u(n)=A2,u(n+8)A4 m,u(n+16)=A2,AC(n+40,0,24),u(n+24)=1,u(n+32)=0,u(n+64)=1,a=Aj(n+48,8),b=Aj(n+40,8),z=i=s=c=d=g=0;;z=ah|z){AN(p=s+1,u(n+72)=p,o=0;;o++){AN(l=a,t=g,g=b;;t=g)Bo(t==c)l=fread(m,1,A2,stdin),t=g=0,d=l,c=l AD(c>A2)At a AD(t>=c)At b;k=m[t]AO As default:At c;}g=t+1 AD(o<19)As}*(n+o+80)=k;a=l;b=g;}c:AN(F(n+40,8,b),F(n+48,8,a),F(n+40,8,g),F(n+48,8,l),o=0,c=d;;o++){AN(a=l,b=t,t=g;;)Bo(b==c)a=fread(m,
1,A2,stdin),b=t=0,d=a,c=a AD(c>A2)At d AD(b>=c){aP=g;g=b;b=t;t=aP;At e;}k=m[b]AO aO=g;g=b;b=t;t=aO;At e;default:t=b+1 AD(o<19)At f;b=t;}}f:*(n+o+80)=k;l=a;g=t;}e:F(n+40,8,t);F(n+48,8,l);AQ;u(n+56)=o;o(o>=20)if(!o)l=0;AL{AN(l=0,e=n+80;k=*e-48,k<=9;e++)if(l=l*10+k,e+1==n+o+80)At g AD(o!=1||n[80]!=48)At h;l=0;At i;g:if(o==19)At h AD(!l)l=0;AL if(l>=9)At h;}i:ah=(I)1<<l%32 AD(ah&z)At j;i=l<<s*4%64|i AD(p==9)At k;s=p;}a:AQ;AR;AS d:AR;F(n+40,8,t);F(n+48,8,a);AS k:m=E(16384);e=E(256);AC(T+288,0,128);
u(T)=256;u(T+8)A4 e;u(T+16)=256;u(T+24)=15;AC(T+32,0,256);a=1;do{AN(b=0;((U)Bb>>b*4%64)%16!=a;)b++;g=a*16;i(T+a*4+32)=g;i(T+a*4+160)=1;i(T+a*4+288)=(I)a*4;d=b/3;c=b%3;f=e+g;*f=d+c;g=G(c,1)AA!!c;f[1]=g+d;f[2]=(B)(d-c)+2;b=G(d,1)AA(b>2);f[3]=b+c;f[4]=g+b;f[5]=(B)(b-c)+2;b=G(d,2);d=An(d,2);f[6]=c-d+b;f[7]=b-d+g;f[8]=(B)(b-(d+c))+2;a++;}while(a!=9);AN(e=E(131072),AC(e,255,131072),a=k=1,b=0;;a=g|a*4){g=b+1;x=Q[b];C=a<131072 AD(x==32){o(!C)e[a]=0 AD(g==344)At l;b+=2;x=Q[g]AD(x==32)AN(;;b=a)Bo(b==344)
At m;a=b+1;x=Q[b]AD(x!=32){C=0;b=a;As}}AL C=e[1];e[1]=C;a=1;}AL{o(!C)C=e[a];b=g;}if(C==255)e[a]=k,k++;switch(x){case 68:g=0 AU 76:g=1 AU 82:g=2 AU 85:g=3;As default:AS}if(b==344)At l;}m:e[1]=0;l:AN(AC(at,0,1280),a=4,g=1;;a=b){b=a+1;g=a==g*16?g*4:g;f=e+a;k=*f AD(k==255){d=g+((U)2147483647<<32|4294967295u)&a|g;o(d>=131072)k=e[d];*f=k;}x=e[a/4];a%=4;(at+x*4)[a]=k AD(k)f=at+x+1024,*f|=(B)((I)1<<a)AD(b==131072)At n;}AS n:AN(AF(e),AC(au+416,0,256),AC(h+2064,0,1024),AP(au,T,416),AP(au+672,at,1280),
AC(h+48,0,16),AP(h+96,au,1952),AC(h+2048,0,16),u(h)=4096,u(h+8)A4 m,u(h+16)=4096,i(h+24)=52,u(h+32)=0,u(h+64)=u(h+40)=8,u(h+72)=0,u(h+80)=1024,h[3088]=u(h+88)=0,u(h+3096)=Bb,AP(h+3104,(P)Ai,16),u(h+3120)=(U)1<<63,a=AK)a++;b=i>>8&15;g=i>>12&15;d=i>>16&15;c=i>>20&15;s=i>>24&15;p=i>>28&15;o=i>>32&15 AD((i%16>AY)^a/3+a%3&1^(i%16>b)^(AY>b)^(i%16>g)^(AY>g)^(A7>g)^(i%16>d)^(AY>d)^(A7>d)^(Ba>d)^(i%16>c)^(AY>c)^(A7>c)^(Ba>c)^(i/A2%16>c)^(i%16>s)^(AY>s)^(A7>s)^(Ba>s)^(i/A2%16>s)^((i>>20)%16>s)^(i%16>p)
^(AY>p)^(A7>p)^(Ba>p)^(i/A2%16>p)^((i>>20)%16>p)^((i>>24)%16>p)^(i%16>o)^(AY>o)^(A7>o)^(Ba>o)^(i/A2%16>o)^((i>>20)%16>o)^((i>>24)%16>o)^((i>>28)%16>o))a=(U)2147483648u<<32|1;AL{AN(AC(m,0,16384),u(h+48)=0,am=N(h+96,0,i),a=AK)a++;u(ag)=i;i(ag+8)=0;ag[12]=a;ag[13]=ag[15]=0;ag[14]=am.b;W(h,ag,h+3104);a=u(h+72)AD(a){AN(m=q(h+104),b=u(h+112);;){AN(e=q(h+64),g=u(e),a--,d=u(e+a*8),u(e)=d,u(h+72)=a,c=0;;c=s){p=c*2;s=p|1;p+=2 AD(p<a)s=u(e+p*8)<u(e+s*8)?p:s AD(s>=a)As o(c>=a)f=e+s*8;p=u(f)AD(d<=p)As u(e+
c*8)=p;u(f)=d;}a=g&4294967295u;d=u(h+48);o(a>=d)e=q(h+40);f=e+a*16;k=f[13];x=f[14];C=f[15]AD(!x)At o AD(d+3>u(h+80))At p;AN(u(h+88)++,a=u(f),ao=f[12],i(aI+16)=50462976,aL=Y[ao%16],d=0;;d=c){c=d+1;ap=*(aI+d+16)AD((B)((I)1<<ap%8)&aL)Bo(!k)d=u((P)Al+ap*8);AL switch(ap){case 0:if(C==3)At q;d=3 AU 1:if(C==2)At q;d=(U)-1 AU 2:if(C==1)At q;d=1 AU 3:if(!C)At q;d=(U)-3;}d+=ao;s=d*4%64;p=a>>s&15;o=p*16;l=o+ao;o(l>=b)o+=d;o(o>=b)aM=(B)(m[l]+x)-m[o];u(af)=p<<s^p<<ao*4%64^a;i(af+8)=g;af[12]=d;af[15]=ap;
af[13]=k+1;af[14]=aM;W(h,af,h+3104);}q:if(c==4)As}a=u(h+72)AD(!a){AG}}AS o:z=i(f+8);AC(aC,0,256)AD(k){AN(x=k;;z=i(m+8)){*(aC+x-1)=C;o(d<=z)m=e+(U)z*16;x=m[13]AD(!x)As C=m[15];}m=E(k);AP(m,aC,k);b=k;At s;}b=0;m=(P)1;s:a=b;At r;p:AN(u(h+2056)=Ak(241920,u(h+88)*16),am=N(h+96,0,i),aw=N(h+96,1,i),z=G(aw.b,am.b),k=h[3116],v=h(h+3114),w=h(h+3112),ah=(I)w*k,aj=z*w;;aj=w>v&&aj+(I)w*5>ah?ah:aj){AN(ax=(I)k+1,aG=1,m=h+2064,aH=0,a=1968;;aG++){a+=4 AD(aH>k)ab=0;AL AN(ab=0;ab*w+aH*v<=aj;)if(ab++,ab==ax){ab=ax;
As}i(m)=ab AD(a==2992)As ax--;m=h+a+96;aH=aG;}if(z<i(h+2064)){AN(a=AK)a++AD(K(h+96,i,a,am.a,am.b,aw.a,aw.b,0,1))As}if(aj>=ah){AG}aj=aj+w*2;}if(u(h+2048)<u(h+2056)){k=h[3088]AD(!k){b=0;m=(P)1;a=0;At r;}m=E(k);AP(m,h+512,k);b=k;a=k;At r;}if(u(h+3120)==(U)1<<63){AN(m=E(1451520),e=m,a=1;i(e)Ay,i(e+4)Ay,i(e+8)Ay,i(e+12)Ay,i(e+16)Ay,i(e+20)Ay,i(e+24)Ay,i(e+28)Ay,i(e+32)Ay,i(e+36)Ay,a+=11,i(e+40)Ay,a!=362880;)e+=44;AN(i(e+44)Ay,e=E(144),a=0;;a=b){b=a+1;g=8-a;d=6-a;c=7-a;s=d*g*c AD(a>3)p=1;AL{AN(o=p=1,
l=0;p=o*p,l++,l!=4-a;)o++;p*=(5-a);}f=E(80640);u(aa)=40320;u(aa+8)A4 f;u(aa+16)=0;o=s*8;k=!s AD(k)q=(P)8;AL AN(q=E(o),l=0;;l=t){j=E(g*8);u(j)=0 AD(a!=7)if(u(j+8)=1,a!=6)if(u(j+16)=2,a!=5)if(u(j+24)=3,a!=4)if(u(j+32)=4,a!=3)if(u(j+40)=5,a!=2)if(u(j+48)=6,a!=1)u(j+56)=7;t=l+1;r=E(24);u=s/g;o(g>s)J=l/u;y=l%u;o(J>=g)M=j+J*8;ai=u(M);memmove(M,M+8,(g+~J)*8);u(r)=ai;o(c>u)u=y/d;o(u>=c)M=j+u*8;J=u(M);memmove(M,M+8,(c+~u)*8);u(r+8)=J;u=u(j+y%d*8);AF(j);memmove(r+8,r,16);J=u(r+8);y=u(r+16);AF(r);u(q+l*8)=
y AA(J<y)AA(u<y)+(J+u*c AA(u<J))*d AD(t==s)As}g=p*s;o(!g)if(g<=40320)AN(d=p%4,t=c=0;;t=l){l=t+1 AD(!k)AN(j=q;;j+=8){u=(u(j)+t*s)*p;J=u+p;y=Ak(J,u)AD(y>u(aa)-c)Ae(aa,c,y),f=q(aa+8),c=u(aa+16)AD(u<J)Bo(!d)y=c;AL AN(ai=0;;u=y)if(y=u+1,h(f+c*2)=u,c++,ai++,ai==d){u=y;y=c;As}if(p-1>=3)AN(;;u=c)if(h(f+y*2)=u,h(f+(D)(y*2)+2)=(H)u+1,h(f+(D)(y*2)+4)=(H)u+2,c=u+4,h(f+(D)(y*2)+6)=(H)u+3,y+=4,c==J){c=y;As}}u(aa+16)=c AD(j+8==q+o)As}if(l>=40320/g)As}AP(aJ,aa,24)AD(!k)AF(q);AP(e+a*24,aJ,24)AD(b==6)At t;}
AS t:f=E(144);q=q(e+8);a=u(e+16)AI}u(f)=a;u(f+8)A4 j;u(f+16)=a;q=q(e+32);a=u(e+40)AI}u(f+24)=a;u(f+32)A4 j;u(f+40)=a;q=q(e+56);a=u(e+64)AI}u(f+48)=a;u(f+56)A4 j;u(f+64)=a;q=q(e+80);a=u(e+88)AI}u(f+72)=a;u(f+80)A4 j;u(f+88)=a;q=q(e+104);a=u(e+112)AI}u(f+96)=a;u(f+104)A4 j;u(f+112)=a;q=q(e+128);a=u(e+136)AI}u(f+120)=a;u(f+128)A4 j;u(f+136)=a;a=L(Bb)+322560;o(a>=362880)i(m+a*4)=4294967295u;u(as)=0;u(as+8)=2;u(as+16)=0;V(ad,as);a=u(ad+16);o(a<=8)q=q(ad+8);v=L(Bb);b=u(q+208)AD(b==u(q+192))R(q+192);
AN(h(q(q+200)+b*2)=v,u(q+208)=b+1;;q=q(ad+8)){AN(j=q+a*24,r=q;;r+=24)Bo(r==j)At u AD(u(r+16))As}AN(u(aq)=0,u(aq+8)=2,u(aq+16)=0,V(ar,aq),i(aK+16)=50462976,b=u(ar+16),r=q(ar+8),g=k=0;;k=*(aK+g+16))if(g++,!a)Bo(g==4)As}AL{AN(d=0,M=q;;M+=24){c=d+1;switch(k){case 0:if(d<=2)At v;s=d-3 AU 1:if(d%3>=2)At v;s=c AU 2:if(!(d%3))At v;s=d-1 AU 3:if(d>=6)At v;s=d+3;}o(s>=b)p=u(M+16);aD=q(M+8);al=r+s*24 AD(p)AN(aE=f+s*24,aF=e+d*24,av=aD;;av+=2){v=h(av)AD(s==d+3){o(d>=6||u(aF+16)<=v)an=aF;}AL Bo(d!=s+3){o=v;
At w;}o(s>=6||u(aE+16)<=v)an=aE;}o=h(q(an+8)+v*2);w:l=o+s*40320;o(l>=362880)an=m+l*4 AD(i(an)==-2){i(an)=(I)(d*40320+v)*4|k;l=u(al+16)AD(l==u(al))R(al);h(q(al+8)+l*2)=o;u(al+16)=l+1;}if(av+2==aD+p*2)As}v:if(M+24==j)As d=c;}if(g==4)At x;}At y;x:Bs;y:if(u(ad))AF(q);AP(ad,ar,24);a=u(ad+16);}u:if(a){Bs;}if(u(ad))AF(q)AD(u(e))AF(q(e+8))AD(u(e+24))AF(q(e+32))AD(u(e+48))AF(q(e+56))AD(u(e+72))AF(q(e+80))AD(u(e+96))AF(q(e+104))AD(u(e+120))AF(q(e+128));AF(e)AD(u(f))AF(q(f+8))AD(u(f+24))AF(q(f+32))AD(u(f+
48))AF(q(f+56))AD(u(f+72))AF(q(f+80))AD(u(f+96))AF(q(f+104))AD(u(f+120))AF(q(f+128));AF(f)A8;u(h+3120)=362880;u(h+3128)A4 m;u(h+3136)=362880;}AN(m=E(32),u(ac)=32,u(ac+8)A4 m,a=u(ac+16)=AK)a++;i=L(i)+a*40320;e=q(h+3128);a=u(h+3136);o(i>=a)AN(b=0;;){z=i(e+i*4)AD(z>=-2)At z;k=((P)"\0\1\2\3")[z%4]AD(b==u(ac))Ab(ac),m=q(ac+8);m[b]=k;b++;u(ac+16)=b;i=z/4;o(i>=a)}AS z:a=u(ac)AD(a!=(U)1<<63)Bo(z==-1)Bo(b<=31)At r AD(!a){AG}AF(m);AG}if(a)AF(m);}AG}a=(U)1<<63;}r:if(u(h))AF(q(h+8))AD(u(h+32))AF(q(h+40))
AD(u(h+56))AF(q(h+64))AD(u(h+96))AF(q(h+104))A8 AD(a>>63){AH("None",1,4,Bt);AH(O,1,1,Bt);ae=az;At a1;}e=X(b)AD(!e)AH(O,1,1,Bt);AL ay.b=e,ak=ay AD(!a){ae=ak;At a1;}AF(m);ae=ak;At a1;j:Bu"appears twice";u(n+32)=13;ae=aA;At a1;h:Bu"is not a tile";u(n+32)=13;ae=aB;At a1;b:AQ;AR;u(n+56)=0;Bu"the input ends here";u(n+32)=19;a1:k=!ae.a AD(!(fflush(Bt)|ferror(Bt)))Bo(k)At b1;}AL if(k){m=(P)Ah;At c1;}if(!ae.b){m=0;At d1;}m=ae.b;c1:if(*m)At d1;b1:if(u(n))AF(q(n+8));Az 0;d1:Af(n,m);exit(1);}
