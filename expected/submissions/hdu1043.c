/* slidekit 0.1.0, rustc 1.95.0: bundle hdu1043 --c --minify */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef __GNUC__
#define __attribute__(x)
#define __extension__
#endif
#define A __attribute__((may_alias))
typedef unsigned char B,*P;
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
#define Ax .a!=((U)2147483648u<<32|1)
#define AE break;
#define AF goto
#define AG return
#define AH 2147483647<<32
#define AI memcpy
#define AJ for
#define AK fwrite
#define AL else
#define AM }void
#define AN ;if
#define AO }abort();
#define AP a,g,d,h,e,i,j,b,f
#define AQ ,stderr
#define AR memset
#define AS 2147483648u
#define AT 4294967295u
#define AU >((U)AH|4294967288u)
#define AV >((U)AH|4294967294u)
#define AW typedef struct{U a
#define AX u(c+16)
#define AY 0;(U)15<<
#define AZ 4%64
#define A0 AF a;
#define A1 u(b+3128)
#define A2 u(b+72)
#define A3 0;AL
#define A4 1<<63
#define A5 ;P c=(P)
#define A6 g,U h,U n,I o,U p,I q,B b,B r,B
#define A7 ,E(u(u),q(u+8),2,2),o!=h;
#define A8 m=W;p=13;AF e;
#define A9 u(b+16)
#define Ba =a AN(u(c)&&u(d))free(b)
#define Bb AJ(o=0;u=g+o*24,o++A7)
#define Bc stdout
#define Bd =(Z)
#define Be >((U)536870911<<32|AT)
#define Bf a,u(a),1
#define Bg ++,E(u(g),q(g+8),2,2)
#define Bh AN(a!=((U)AS<<32|2))
#define Bi E(a,c,1,1);
#define Bj case
#define Bk {b=1;A0}if
#define Bl =(U)(Z)F(a)
#define Bm ?!b.a?p(d):F(b.a)
#define Bn q(b+40)
#define Bo u(b+48)
#define Bp {AJ
AW;B b;}AB;AW;I b;}AC;AW,b;}AD;B Ah[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",W[]="is not a tile",X[]="\n",Ay[]="the output cannot be written";U At[3]={4,0,28},Av[4]={3,(U)-1,1,(U)-3},Aw[4]={1,(U)-4,4,(U)-1};U Az(U a,int n){int i=0;AJ(;i<n&&!(a>>i&1);)i++;AG i;}U K(U a,U b){AG a>b?a:b;}U Au(U a,U b){AG a<b?a:b;}AB AA(U a,U b){AB r;r.a=a*b;r.b=b&&r.a/b!=a;AG r;}U Ai(U a,U b){AG a>b?a-b:0;}B J(P a,U A6 c);P F(U a){P b;o(a>=AS)b=(P)calloc(a,1);o(!b)AG b;AM Aj(P n,P f,P g){U q[3];P b=(P)q;H l,m;P h,
d,j;U c,k,a,e,i,o;c=(U)(Z)g-(U)(Z)f;k=c/24;o(c AU)if(g!=f)Bp(g=F(c),u(b)=k,u(b+8)Bd g,a=A9=0;;){h=f+a*24;d=q(h+8);e=u(h+16);i=e*2;o(((S)e<0)|(i AV))if(!i)o=0,c=2;AL c=(U)(Z)F(i),o=e;h=p(c)AN(e)AJ(l=0,j=d;;j+=2){m=h(j);o(e<=m)h(h+m*2)=l AN(j+2==d+i)AE l++;}d=g+a*24;u(d)=o;u(d+8)Bd h;u(d+16)=e;a++AN(a==k){f=b+16;A0}AO}u(b)=0;u(b+8)=8;A9=0;f=b+16;a=0;a:u(f)=a;AI(n,b,24);AM E(U a,P b,U e,U f){U h[2]A5 h,d=c+8;P g AN(!a)g=c,a=A3 u(c)=e,g=d,a*=f;u(g)Ba;}U Ad(P e,U f,U i){U a,c,g,h,d,b AN(!f)a=A3 AJ(c=
a=0;;c=g){g=c+1;h=u(e+c*8)AN(!c)b=A3 AJ(b=d=0;b+=(u(e+d*8)<h),d++,d!=c;)
;a=h-b+(i-c)*a AN(g==f)AE}AG a;}P Al(P a,U b){o(b>=AS)a=(P)realloc(a,b);o(!a)AG a;AM Aq(P e,U c,P a,U f,U d,U h){U k[2];P g=(P)k,i=g+8;AB b;P j;b=AA(h,f)AN(b.b||b.a>((U)A4)-d)c=8,f=0,d=1;AL{if(!c)j=g,c=A3 u(g)=d,j=i,c*=h;u(j)=c;a=!u(g)Bm:!u(i)Bm:Al(a,b.a);u(e+8)Bd a;c=16;f=b.a;d=0;}u(e+c)=f;u(e)=d;}AD G(P d,U b,U a,U g,U f){U h[3]A5 h;AD e;a+=b AN(a<b)a=A3 if(b=u(d),a=K(K(a,b*2),f==1?8:4),Aq(c,b,q(d+8),a,g,f),u(c))b=AX,a=u(c+8);AL u(d+8)Bd q(c+8),u(d)=a,a=(U)AS<<32|1;e.a=a;e.b=b;AG e;AM Ar(P a,
U b,U c,U d,U e){o(G(a,b,c,d,e)Ax)AM Ak(P M,P s){U Q[12];P o=(P)Q,q=o+24,L=o+48,w=o+72;B G;P x,N,i,y,j,r,C;U a,z,h,m,D,t,d,e,l,n,b,u,f,c,g,k,v,J,K,O;a=u(s+16);z=u(s+24);h=Ai(z,a);m=h*24;o(h>((U)89478485<<32|1431655765))if(!m)x=(P)8,h=A3 x=F(m);u(w)=h;u(w+8)Bd x;u(w+16)=0;N=q(s);s=q(s+8)AN(a<z)Bp(m=0;;a=D){D=a+1;t=u(s);d=u(N)+~a;a=d-3;G=d<2 AN(G)e=1;AL Bp(e=1,l=d-2;n=l+1,e=l*e,n!=d;)l=n;e*=d AN(a<2){l=1;A0}}AJ(n=l=1;b=n+1,l=n*l,b!=a;)n=b;l*=a;a:a=t*2;o(((S)t<0)|(a AV))if(!a)a=2,n=A3 a Bl,n=t;i=
p(a);u(q)=n;u(q+8)Bd i;u(q+16)=0;a=e*8;o((e Be)|(a AU))if(!a)n=0,a=8;AL a Bl,n=e;y=p(a)AN(!e)a=A3 AJ(a=d*8,b=0;;b=u){u=b+1;o((d Be)|(a AU))if(!a)f=0,h=8;AL h Bl,f=d;j=p(h);u(o)=f;u(o+8)Bd j;u(o+16)=0 AN(!d)c=u(o+16)=0,j=q(o+8),f=u(o),g=1;AL Bp(f=0;c=f+1,u(j+f*8)=f,c!=d;)f=c;u(o+16)=c;f=u(o);j=q(o+8)AN(G)g=1;AL Bp(g=1,k=d-2;v=k+1,g=k*g,v!=d;)k=v;g*=d;}}AJ(r=F(24),v=b,J=0;;J=K){K=J+1;o(!c)k=g/c;o(c>g)g=v/k;o(g>=c)C=j+g*8;O=u(C);memmove(C,C+8,(c+~g)*8);u(r+J*8)=O AN(K==3)AE c--;g=k;v%=k;}E(f,j,8,8)
;f=u(r+16);memmove(r+8,r,16);u(r)=f;f=Ad(r,3,d);E(3,r,8,8);u(y+b*8)=f AN(u==e){a=e;AE}}d=l*e;o(!d)if(d<=t)AJ(f=b=0;;f=u){u=f+1 AN(a)AJ(j=y;;j+=8){c=(u(j)+f*e)*l;g=c+l;k=Ai(g,c)AN(k>u(q)-b)Ar(q,b,k,2,2),i=q(q+8),b=u(q+16)AN(c<g)while(k=c+1,h(i+b*2)=c,b++,k!=g)c=k;u(q+16)=b AN(j+8==y+a*8)AE}if(u>=t/d)AE}AI(L,q,24);E(n,y,8,8);AI(x+m*24,L,24);m++AN(D==z)AF b;AO}m=0;b:u(w+16)=m;AI(M,w,24);AM Am(void){exit(1);AM L(P b,B d,U a){P c;c=F(a)AN(d)AR(c,255,a);u(b)=a;u(b+8)Bd c;A9=a;AM Y(P d,I f,U b){
U g[3]A5 g;P a;U e AN(!f)a=F(b*4),u(d)=b,u(d+8)Bd a,u(d+16)=b;AL Bp(a=F(b*4),u(c)=b,u(c+8)Bd a,AX=0,e=1;e++,i(a)=f,e!=b;)a+=4;i(a+4)=f;AX=b;AI(d,c,24);}AM An(P a){o(G(Bf,1,1)Ax)AM Aa(P a){o(G(Bf,2,2)Ax)AM Ao(P a){o(G(Bf,8,8)Ax)AM Ap(P a){o(G(Bf,8,16)Ax)AM Ab(P h,P g){U l[3]A5 l;P a,i,f;U b,d,e,j,k;AJ(a=F(216),u(c)=9,u(c+8)Bd a,AX=0,i=q(g+8),b=u(g+16),d=b*2,e=1;;a+=24){e++;o(((S)b<0)|(d AV))if(!d)j=0,f=(P)2;AL f=F(d),j=b AN(!b)k=A3 AI(f,i,d),k=b;u(a)=j;u(a+8)Bd f;u(a+16)=k AN(e==9)A0 AO a:AI(a+
24,g,24);AX=9;AI(h,c,24);AM M(U a,P b){U f[2]A5 f,d=c+8;P e AN(!a)e=c,a=A3 u(c)=1,e=d;u(e)Ba;AM Ac(P b,P d,P h){B j,k;I g;P l,i,n;U e,a,f,c,m;j=d[13];k=d[14]AN((I)k+j<=h[12]){e=u(d);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=A9;o(a>=f)l=q(b+8);c=Bo;i=Bn;g=i(l+a*4)AN(g)Bp(;;){m=(U)g-1;o(m>=c)n=i+m*16 AN(u(n)==e)AE a=a+1&f-1;g=i(l+a*4)AN(!g)A0}if(j>=n[13])AG;AI(n,d,16);c=m;AF b;}a:o(a>=f)i(l+a*4)=(I)c+1 AN(c==u(b+32))Ap(b+32),i=Bn;AI(i+c*16,d,16);Bo=c+1;b:e=((U)h(h+8)*k+(U)h(h+10)*j)<<40|
(U)k<<32|c;a=A2 AN(a==u(b+56))Ao(b+56);d=q(b+64);u(d+a*8)=e;e=a+1;A2=e AN(a)Bp(;;a=f){f=(a-1)/2;o(f>=e)b=d+f*8;o(a>=e)h=d+a*8;a=u(b);c=u(h)AN(a<=c)AG;u(b)=c;u(h)=a AN(!f)AG;AO}}AM N(P c,B e){B h;P f;U g,d,a,b;AJ(u(c+56)=0,f=q(c+8),g=AX,d=0,a=u(c+48),b=u(c+40);;u(c+56)=d){do{if(b==a)u(c+40)=0,a=fread(f,1,g,stdin),u(c+48)=a,b=0;o(a>g)if(b>=a)AG;h=f[b];switch(h){Bj 9:Bj 10:Bj 12:Bj 13:Bj 32:AE default:if(e)AG;A0}if(!e)AG;a:b++;u(c+40)=b;}while(d>=19);*(c+d+80)=h;d++;AO}U O(U f){U g[8]A5 g;U b,d,e,
a;AJ(AR(c,0,64),d=b=0;;d=e)Bp(e=d+8,a=b;;a=b){if(a>=9)A0 b=a+1;a=f>>a*AZ&15 AN(a)AE}u(c+d)=a-1 AN(e==64)AE}a:AG Ad(c,8,8);AM Q(U a){U c[1];P b=(P)c AN(a>9)Q(a/10);*b=a%10|48;AK(b,1,1 AQ);AM As(P a,P b){U j[1];P g=(P)j;B c;P e;U d,h,f,i AN(!b){d=u(a+56);o(d>19)h=u(a+72);f=u(a+64);b=q(a+24);i=u(a+32)AN(f)AK("board ",1,6 AQ),Q(f),AK(", ",1,2 AQ);AK("word ",1,5 AQ);Q(h);AK(": ",1,2 AQ)AN(d)Bp(AK("\"",1,1 AQ),e=a+80;c=*e,*g=(B)(c-33)<94?c:63,AK(g,1,1 AQ),e+1!=a+d+80;)e++;c=d==19;AK(c?(P)"...\" ":(P)
"\" ",1,c?5:2 AQ);}AK(b,1,i AQ);}AL AK(q(b+8),1,A9 AQ);AK(X,1,1 AQ);}B Ae(U d){B a;U b,c,e,f;AJ(b=AY b*AZ&d;)b++;AJ(a=b,c=0;;c=b){b=c+1 AN(c)Bp(a&=1,e=0;f=e+1,a^=((d>>e*AZ)%16>(d>>c*AZ)%16),f!=c;)e=f;a=a;}if(b==9)AE}AG a&1;AM Af(P c,P d,U a){P b;U e AN(!a)b=(P)1,e=A3 b=F(a),AI(b,d,a),e=a;u(c)=e;u(c+8)Bd b;AX=a;}AC V(P a,U b,U g,I j,U c,U d){AC f;I h;P e;U i;e=a+b*192+40+c*12;d*=i(e+4);h=i(e+8)%64;b=(g>>h&u(a+24))+i(e);c=b-d;i=u(a+16);o(c>=i||b>=i)a=q(a+8);f.a=g-(d<<h);f.b=j+a[c]-a[b];AG f;}
B Ag(P a,U g,U d,U h,I e,U i,I j,B b,B f){B c;U k;c=!e AN(!c)if(k=u(a+1960),k<u(a+1968)){u(a+1960)=k+1;c=*(a+f+1704)&Ah[d%16]AN(c%2&&J(AP,0))Bk(c&2&&J(AP,1))Bk(c&4&&J(AP,2))Bk(!(c&8)){b=0;A0}b=J(AP,3);A0}a[3001]=b;a[3000]=c;b=1;a:AG b;}B J(P a,U A6 c){AC e,f;B i;I m;U j,k,l,d;i=b+1;j=u((P)Av+c*8);k=h+j;l=k*AZ;d=g>>l&15;m=i(a+i*4+1976);e=V(a,0,n,o,d,j)AN(e.b<m){if(f=V(a,1,p,q,d,u((P)Aw+c*8)),f.b<m)*(a+b+424)=c,b=Ag(a,d<<h*AZ^d<<l^g,k,e.a,e.b,f.a,f.b,i,(a+r*4+680)[c]);AL b=0;}AL b=0;AG b;}
AC R(P d,U b,U g){AC c;I i;U h,a,e,f;AJ(h=0,i=i(d+b*4+32),a=0;e=a+1,f=a*4,c=V(d,b,h,i,g>>f%64&15,-(!b?a:f&12|a/4)),e!=9;a=e)h=c.a,i=c.b;AG c;}int main(void){U aQ[1137];P ay=(P)aQ,aI=ay+8,C=ay+16,af=ay+40,al=ay+72,aJ=ay+96,aK=ay+104,aL=ay+112,am=ay+136,an=ay+160,ao=ay+184,D=ay+208,G=ay+232,ap=ay+280,aq=ay+304,J=ay+328,aM=ay+344,az=ay+368,Q=ay+624,ar=ay+640,as=ay+664,at=ay+688,x=ay+1968,aA=ay+2392,aN=ay+2416,ac=ay+2840,b=ay+5840,n=ay+8992;AC ad,au;B j,k,t,ag,ah,aO,ai,aP;H w,V;I q,T,aa,av,aB,aC,z;
P m,c,g,r,aw,u,aj,aD,ae,aF,aG,ax,ak;U p,i,d,a,e,f,h,o,s,l,y,v,aE,aH,ab;At[1]Bd(Ay);AJ(L(n,0,65536),AR(n+40,0,59),u(n+24)=1,u(n+32)=0,Y(aA,0,4096),p=u(aA+16),L(x,0,256),AR(x+40,0,384),u(x+24)=15,u(x+32)=0,i=u(x+16),m=q(x+8),d=1,q=0;;d=a)Bp(e=0;((U)2271560481u>>e*AZ)%16!=d;)e++;a=d+1;c=x+d*12+40;i(c)=(I)d*16;i(c+4)=1;i(c+8)=(I)d*4;d*=16;f=e/3;e%=3;h=0;do{o=h+d;o(o>=i)j=h/3;k=h%3;h++;m[o]=K(j,f)-(Au(j,f)+Au(k,e))+K(k,e);}while(h!=9);q+=m[d]AN(a==9)AE}AJ(i(x+32)=q,AI(aN,x,424),L(as,255,131072),i=
u(as+16),m=q(as+8),d=j=1,a=0;;d=e|d*4)Bp(e=a;a=e+1,k=((P)"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ")[e],t=d<i,k==32;e=a){o(!t)m[d]=0 AN(a==344)A0 d=1;}o(!t)c=m+d AN(*c==255)*c=j,j++;AJ(e=0;((P)
"DLRU")[e]!=k;){e++;o(e==4)}if(a==344)A0 AO a:AR(at,0,1280)AN(i>4)Bp(d=1,a=4;;a=e){e=a+1;d=a==d*16?d*4:d;o(a>=i)c=m+a;j=*c AN(j==255){f=d+((U)AH|AT)&a|d;o(f>=i)j=m[f];*c=j;}f=a/4;o(f>=i)k=m[f];o(a>=i)a%=4;(at+k*4)[a]=j AN(j)c=at+k+1024,*c|=(B)((I)1<<a)AN(e==i)AF b;AO}b:AJ(M(u(as),m),AR(ac+424,0,256),AR(ac+1976,0,1024),AI(ac,aN,424),AI(ac+680,at,1280),AR(ac+1960,0,16),AI(b,aA,24),AR(b+48,0,16),i(b+24)=64-(I)Az(p,64),u(b+32)=0,u(b+64)=u(b+40)=8,A2=0,u(b+80)=1024,u(b+88)=0,AI(b+96,ac,3000),b[3097]=
b[3096]=0,u(b+3104)=2271560481u,u(b+3112)=1024,h(b+3122)=h(b+3120)=1,i(b+3124)=31,A1=(U)A4;;){N(n,1);j=u(n+40)<u(n+48)AN(!j)AF c;AJ(u(n+64)++,d=q=i=u(n+72)=0;;d=a){a=d+1;u(n+72)++;N(n,1)AN(u(n+40)>=u(n+48))AF d;N(n,0);e=u(n+56);o(e>19)if(!e){A8}AJ(f=0,c=n+80;k=*c-48,k<=9;c++)if(f=f*10+k,c+1==n+e+80)AF f AN(e==1&&n[80]==120){f=0;AF g;}A8 f:if(e==19||f-1>=8){A8}g:T=(I)1<<f%32 AN(T&q){m=(P)"appears twice";p=13;AF e;}i=f<<d*AZ|i AN(a==9)AE q=T|q;}d=u(b+3104);j=b[3124];k=Ae(i)AN(!(k^Ae(d))){if(A1==
(U)A4){a=A9 AN(a)AR(q(b+8),0,a*4);AJ(A2=Bo=0,ad=R(b+96,0,i),a=AY a*AZ&i;)a++;u(Q)=i;i(Q+8)=0;Q[12]=a;Q[13]=Q[15]=0;Q[14]=ad.b;Ac(b,Q,b+3112);a=A2 AN(a)Bp(e=u(b+112),c=q(b+104);;)Bp(g=q(b+64),f=u(g),a--,h=u(g+a*8),u(g)=h,A2=a,o=0;;o=s){l=o*2;s=l|1;l+=2 AN(l<a)s=u(g+l*8)<u(g+s*8)?l:s AN(s>=a)AE o(o>=a)r=g+s*8;l=u(r)AN(h<=l)AE u(g+o*8)=l;u(r)=h;}a=f&AT;h=Bo;o(a>=h)g=Bn;r=g+a*16;k=r[13];t=r[14];ag=r[15]AN(!t)AE if(h+3>u(b+80))AF h;AJ(u(b+88)++,a=u(r),ah=r[12],i(aM+16)=50462976,aO=Ah[ah%16],h=0;;h=o)
{o=h+1;ai=*(aM+h+16)AN((B)((I)1<<ai%8)&aO&&(!k||(ai^ag)!=3)){h=u((P)Av+ai*8)+ah;s=h*AZ;l=a>>s&15;y=l*16;v=y+ah;o(v>=e)y+=h;o(y>=e)aP=(B)(c[v]+t)-c[y];u(J)=l<<s^l<<ah*AZ^a;i(J+8)=f;J[12]=h;J[15]=ai;J[13]=k+1;J[14]=aP;Ac(b,J,b+3112);}if(o==4)AE}a=A2 AN(!a){a=(U)A4;AF i;}}q=i(r+8);AR(az,0,256)AN(k)AJ(t=k;;q=i(c+8)){*(az+t-1)=ag;o(h<=q)c=g+(U)q*16;t=c[13]AN(!t)AE ag=c[15];}Af(ar,az,k);a=u(ar)Bh AF i;h:AJ(u(b+2064)=Ai(241920,u(b+88)*16),ad=R(b+96,0,i),au=R(b+96,1,i),q=K(au.b,ad.b),k=b[3124],w=h(b+
3122),V=h(b+3120),T=(I)V*k,aa=q*V;;aa=V>w&&aa+(I)V*5>T?T:aa)Bp(av=(I)k+1,aB=1,c=b+2072,aC=0,a=1976;;aB++){a+=4 AN(aC>k)z=A3 AJ(z=0;z*V+aC*w<=aa;)if(z++,z==av){z=av;AE}i(c)=z AN(a==3000)AE av--;c=b+a+96;aC=aB;}if(q<i(b+2072))Bp(a=AY a*AZ&i;)a++AN(Ag(b+96,i,a,ad.a,ad.b,au.a,au.b,0,1))AE}if(aa>=T){a=(U)A4;AF j;}aa=aa+V*2;}Af(aq,b+520,b[3097]);a=u(aq);c=q(aq+8);e=u(aq+16)Bh{if(b[3096]){m=c;p=e;AF j;}if((S)a>-1)Bi}if(A1!=(U)A4)AF k;AJ(Y(ap,4294967294u,362880),a=u(ap),c=q(ap+8),e=u(ap+16),u(aK)=9,
u(aJ)=40320,u(af+16)=0,u(af+24)=6,u(af)Bd aK,u(af+8)Bd aJ,Ak(al,af),g=q(al+8),Aj(G+24,g,g+u(al+16)*24),AI(G,al,24),f=AY f*AZ&d;)f++;f=O(d)+f*40320;o(f>=e)AJ(i(c+f*4)=AT,u(ao)=0,u(ao+8)=2,u(ao+16)=0,Ab(D,ao),f=AY f*AZ&d;)f++;h=u(D+16);o(f>=h)g=q(D+8);r=g+f*24;w=O(d);d=u(r+16)AN(d==u(r))Aa(r);AJ(h(q(r+8)+d*2)=w,u(r+16)=d+1,d=u(G+40),r=q(G+32),f=u(G+16),aw=q(G+8);;g=q(D+8))Bp(u=g;;u+=24){if(u==g+h*24)AF l AN(u(u+16))AE}AJ(u(am)=0,u(am+8)=2,u(am+16)=0,Ab(an,am),i(aL+16)=50462976,o=u(an+16),u=q(an+8)
,k=!h,l=0;;)if(s=l+1,t=*(aL+l+16),k){if(s==4)AE l=s;}AL Bp(l=0,aj=g;;aj+=24){y=l+1;switch(t){Bj 3:if(l>=6)AF m;v=l+3;AE Bj 2:if(!(l%3))AF m;v=l-1;AE Bj 1:if(l%3>=2)AF m;v=y;AE Bj 0:if(l<=2)AF m;v=l-3;}aD=q(aj+8);o(v>=o)aE=u(aj+16);ae=u+v*24 AN(aE)AJ(aF=r+v*24,aG=aw+l*24,ax=aD;;ax+=2){w=h(ax)AN(v==l+3){o(l>=f||u(aG+16)<=w)ak=aG;}AL{if(l!=v+3){aH=w;AF n;}o(v>=d||u(aF+16)<=w)ak=aF;}aH=h(q(ak+8)+w*2);n:ab=aH+v*40320;o(ab>=e)ak=c+ab*4 AN(i(ak)==-2){i(ak)=(I)(l*40320+w)*4|t;ab=u(ae+16)AN(ab==u(ae))
Aa(ae);h(q(ae+8)+ab*2)=aH;u(ae+16)=ab+1;}if(ax+2==aD+aE*2)AE}m:if(aj+24==g+h*24)AE l=y;}if(s==4)AF o;l=s;}AF p;o:if(!k)Bb
;p:E(u(D),g,8,24);AI(D,an,24);h=u(D+16);}l:if(h)Bb
;E(u(D),g,8,24)AN(f)AJ(h=0;g=aw+h*24,h Bg,h!=f;)
;E(u(G),aw,8,24)AN(d)AJ(f=0;g=r+f*24,f Bg,f!=d;)
;E(u(G+24),r,8,24);A1=a;u(b+3136)Bd c;u(b+3144)=e;AF k;}a=(U)A4;i:m=q(ar+8);p=u(ar+16);j:c=m;i=p;AF q;}k:AJ(c=F(32),u(C)=32,u(C+8)Bd c,d=u(C+16)=AY d*AZ&i;)d++;i=O(i)+d*40320;d=u(b+3144);o(i>=d)AJ(g=q(b+3136),e=0;q=i(g+i*4),q<-2;){k=((P)"\0\1\2\3")[q%4]AN(e==u(C))An(C),c=q(C+8);c[e]=k;e++;u(C+16)=e;i=q/4;o(i>=d)}a=u(C)AN(a!=(U)A4){if(q==-1){if(e>j){Bi AF r;}i=p;p=e;AF q;}Bi}AF r;q:if((S)a>-1)Bp(g=c;g!=c+p;g++)AK("dlru"+*g,1,1,Bc);AK(X,1,1,Bc)AN(!a)g=ay,a=A3 u(ay)=1,g=aI;u(g)=a AN(u(ay)&&u(aI))
free(c);p=i;AF s;}p=i;}r:AK("unsolvable",1,10,Bc);AK(X,1,1,Bc);s:;AO d:u(n+56)=0;m=(P)"the input ends here";p=19;e:u(n+24)Bd m;u(n+32)=p;c:E(u(b),q(b+8),4,4);E(u(b+32),Bn,8,16);E(u(b+56),q(b+64),8,8);M(u(b+96),q(b+104));p=A1 AN(p!=(U)A4)E(p,q(b+3136),4,4);k=!!(fflush(Bc)|ferror(Bc))AN(!(j|k))AG M(u(n),q(n+8)),0;As(n,j?0:k?(P)At:0);Am();abort();}
