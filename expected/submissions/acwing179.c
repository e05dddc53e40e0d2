/* slidekit 0.1.0, rustc 1.95.0: bundle acwing179 --c --minify */
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
#define Ax 2147483648u<<32
#define AE goto
#define AF break;
#define AG return
#define AH 2147483647<<32
#define AI memcpy
#define AJ }abort();
#define AK else
#define AL fwrite
#define AM fflush(stdout)|ferror(stdout)
#define AN for
#define AO }void
#define AP ;if
#define AQ a,g,d,h,e,i,j,b,f
#define AR .a!=((U)Ax|1)
#define AS ,stderr
#define AT memset
#define AU 2271560481u
#define AV 4294967295u
#define AW >((U)AH|4294967288u)
#define AX >((U)AH|4294967294u)
#define AY a=(U)1<<63;AE
#define AZ 0;(U)15<<a*4%64&k;
#define A0 typedef struct{U a
#define A1 u(c+16)
#define A2 ;g=!(AM)AP(g)AE s;d=g?0:(P)Ai
#define A3 u(b+72)
#define A4 ;P c=(P)
#define A5 AE a;}
#define A6 0;AK
#define A7 24,i++,E(u(r),q(r+8),2,2)
#define A8 g,U h,U n,I o,U p,I q,B b,B r,B
#define A9 24,c++,E(u(e),q(e+8),2,2)
#define Ba d=V;k=13;AE b;
#define Bb u(b+16)
#define Bc =a AP(u(c)&&u(d))free(b)
#define Bd AN(i=0;r=e+i*A7,i!=c;)
#define Be u(b+3128)
#define Bf =(Z)
#define Bg >((U)536870911<<32|AV)
#define Bh a,u(a),1
#define Bi *4%64
#define Bj E(a,d,1,1);
#define Bk {AN
#define Bl case
#define Bm ,1,1,stdout
#define Bn =(U)(Z)F(a)
#define Bo ?!b.a?p(d):F(b.a)
#define Bp 1<<63
#define Bq q(b+40)
#define Br u(b+48)
#define Bs u(w+16)
A0;B b;}AB;A0;I b;}AC;A0,b;}AD;B Ah[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",V[]="is not a tile",W[]="\n",Ay[]="the output cannot be written";U Ai[3]={4,0,28},Av[4]={3,(U)-1,1,(U)-3},Aw[4]={1,(U)-4,4,(U)-1};U Az(U a,int n){int i=0;AN(;i<n&&!(a>>i&1);)i++;AG i;}U K(U a,U b){AG a>b?a:b;}U Au(U a,U b){AG a<b?a:b;}AB AA(U a,U b){AB r;r.a=a*b;r.b=b&&r.a/b!=a;AG r;}U Aj(U a,U b){AG a>b?a-b:0;}B J(P a,U A8 c);P F(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)AG b;AO Ak(P n,P f,P g){U q[3];P b=(P)q;
H l,m;P h,d,j;U c,k,a,e,i,o;c=(U)(Z)g-(U)(Z)f;k=c/24;o(c AW)if(g!=f)Bk(g=F(c),u(b)=k,u(b+8)Bf g,a=Bb=0;;){h=f+a*24;d=q(h+8);e=u(h+16);i=e*2;o(((S)e<0)|(i AX))if(!i)o=0,c=2;AK c=(U)(Z)F(i),o=e;h=p(c)AP(e)AN(l=0,j=d;;j+=2){m=h(j);o(e<=m)h(h+m*2)=l AP(j+2==d+i)AF l++;}d=g+a*24;u(d)=o;u(d+8)Bf h;u(d+16)=e;a++AP(a==k){f=b+16;A5 AJ}u(b)=0;u(b+8)=8;Bb=0;f=b+16;a=0;a:u(f)=a;AI(n,b,24);AO E(U a,P b,U e,U f){U h[2]A4 h,d=c+8;P g AP(!a)g=c,a=A6 u(c)=e,g=d,a*=f;u(g)Bc;}U Ad(P e,U f,U i){U a,c,g,h,d,b AP(!f)
a=A6 AN(c=a=0;;c=g){g=c+1;h=u(e+c*8)AP(!c)b=A6 AN(b=d=0;b+=(u(e+d*8)<h),d++,d!=c;)
;a=h-b+(i-c)*a AP(g==f)AF}AG a;}P Am(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)AG a;AO Ar(P e,U c,P a,U f,U d,U h){U k[2];P g=(P)k,i=g+8;AB b;P j;b=AA(h,f)AP(b.b||b.a>((U)Bp)-d)c=8,f=0,d=1;AK{if(!c)j=g,c=A6 u(g)=d,j=i,c*=h;u(j)=c;a=!u(g)Bo:!u(i)Bo:Am(a,b.a);u(e+8)Bf a;c=16;f=b.a;d=0;}u(e+c)=f;u(e)=d;}AD G(P d,U b,U a,U g,U f){U h[3]A4 h;AD e;a+=b AP(a<b)a=A6 if(b=u(d),a=K(K(a,b*2),f==1?8:4),Ar(c,b,q(d+8),a,g,f),u(c))b=A1,a=u(c+8);AK u(d+8)Bf q(c+8),u(d)=a,a=(U)Ax|1;e.a=a;e.b=b;AG e;
AO As(P a,U b,U c,U d,U e){o(G(a,b,c,d,e)AR)AO Al(P M,P s){U Q[12];P o=(P)Q,q=o+24,L=o+48,w=o+72;B G;P x,N,i,y,j,r,C;U a,z,h,m,D,t,d,e,l,n,b,u,f,c,g,k,v,J,K,O;a=u(s+16);z=u(s+24);h=Aj(z,a);m=h*24;o(h>((U)89478485<<32|1431655765))if(!m)x=(P)8,h=A6 x=F(m);u(w)=h;u(w+8)Bf x;Bs=0;N=q(s);s=q(s+8)AP(a<z)Bk(m=0;;a=D){D=a+1;t=u(s);d=u(N)+~a;a=d-3;G=d<2 AP(G)e=1;AK Bk(e=1,l=d-2;n=l+1,e=l*e,n!=d;)l=n;e*=d AP(a<2){l=1;A5}AN(n=l=1;b=n+1,l=n*l,b!=a;)n=b;l*=a;a:a=t*2;o(((S)t<0)|(a AX))if(!a)a=2,n=A6 a Bn,n=t;
i=p(a);u(q)=n;u(q+8)Bf i;u(q+16)=0;a=e*8;o((e Bg)|(a AW))if(!a)n=0,a=8;AK a Bn,n=e;y=p(a)AP(!e)a=A6 AN(a=d*8,b=0;;b=u){u=b+1;o((d Bg)|(a AW))if(!a)f=0,h=8;AK h Bn,f=d;j=p(h);u(o)=f;u(o+8)Bf j;u(o+16)=0 AP(!d)c=u(o+16)=0,j=q(o+8),f=u(o),g=1;AK Bk(f=0;c=f+1,u(j+f*8)=f,c!=d;)f=c;u(o+16)=c;f=u(o);j=q(o+8)AP(G)g=1;AK Bk(g=1,k=d-2;v=k+1,g=k*g,v!=d;)k=v;g*=d;}}AN(r=F(24),v=b,J=0;;J=K){K=J+1;o(!c)k=g/c;o(c>g)g=v/k;o(g>=c)C=j+g*8;O=u(C);memmove(C,C+8,(c+~g)*8);u(r+J*8)=O AP(K==3)AF c--;g=k;v%=k;}E(f,j,8,
8);f=u(r+16);memmove(r+8,r,16);u(r)=f;f=Ad(r,3,d);E(3,r,8,8);u(y+b*8)=f AP(u==e){a=e;AF}}d=l*e;o(!d)if(d<=t)AN(f=b=0;;f=u){u=f+1 AP(a)AN(j=y;;j+=8){c=(u(j)+f*e)*l;g=c+l;k=Aj(g,c)AP(k>u(q)-b)As(q,b,k,2,2),i=q(q+8),b=u(q+16)AP(c<g)while(k=c+1,h(i+b*2)=c,b++,k!=g)c=k;u(q+16)=b AP(j+8==y+a*8)AF}if(u>=t/d)AF}AI(L,q,24);E(n,y,8,8);AI(x+m*24,L,24);m++AP(D==z)AE b;AJ}m=0;b:Bs=m;AI(M,w,24);AO An(void){exit(1);AO L(P b,B d,U a){P c;c=F(a)AP(d)AT(c,255,a);u(b)=a;u(b+8)Bf c;Bb=a;AO X(P d,I f,U b){
U g[3]A4 g;P a;U e AP(!f)a=F(b*4),u(d)=b,u(d+8)Bf a,u(d+16)=b;AK Bk(a=F(b*4),u(c)=b,u(c+8)Bf a,A1=0,e=1;e++,i(a)=f,e!=b;)a+=4;i(a+4)=f;A1=b;AI(d,c,24);}AO Ao(P a){o(G(Bh,1,1)AR)AO Y(P a){o(G(Bh,2,2)AR)AO Ap(P a){o(G(Bh,8,8)AR)AO Aq(P a){o(G(Bh,8,16)AR)AO Aa(P h,P g){U l[3]A4 l;P a,i,f;U b,d,e,j,k;AN(a=F(216),u(c)=9,u(c+8)Bf a,A1=0,i=q(g+8),b=u(g+16),d=b*2,e=1;;a+=24){e++;o(((S)b<0)|(d AX))if(!d)j=0,f=(P)2;AK f=F(d),j=b AP(!b)k=A6 AI(f,i,d),k=b;u(a)=j;u(a+8)Bf f;u(a+16)=k AP(e==9)AE a;AJ a:AI(a+
24,g,24);A1=9;AI(h,c,24);AO M(U a,P b){U f[2]A4 f,d=c+8;P e AP(!a)e=c,a=A6 u(c)=1,e=d;u(e)Bc;AO Ab(P b,P d,P h){B j,k;I g;P l,i,n;U e,a,f,c,m;j=d[13];k=d[14]AP((I)k+j<=h[12]){e=u(d);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=Bb;o(a>=f)l=q(b+8);c=Br;i=Bq;g=i(l+a*4)AP(g)Bk(;;){m=(U)g-1;o(m>=c)n=i+m*16 AP(u(n)==e)AF a=a+1&f-1;g=i(l+a*4)AP(!g)A5 if(j>=n[13])AG;AI(n,d,16);c=m;AE b;}a:o(a>=f)i(l+a*4)=(I)c+1 AP(c==u(b+32))Aq(b+32),i=Bq;AI(i+c*16,d,16);Br=c+1;b:e=((U)h(h+8)*k+(U)h(h+10)*j)<<40|
(U)k<<32|c;a=A3 AP(a==u(b+56))Ap(b+56);d=q(b+64);u(d+a*8)=e;e=a+1;A3=e AP(a)Bk(;;a=f){f=(a-1)/2;o(f>=e)b=d+f*8;o(a>=e)h=d+a*8;a=u(b);c=u(h)AP(a<=c)AG;u(b)=c;u(h)=a AP(!f)AG;AJ}}AO Ac(P c,B e){B h;P f;U g,d,a,b;AN(u(c+56)=0,f=q(c+8),g=A1,d=0,a=u(c+48),b=u(c+40);;u(c+56)=d){do{if(b==a)u(c+40)=0,a=fread(f,1,g,stdin),u(c+48)=a,b=0;o(a>g)if(b>=a)AG;h=f[b];switch(h){Bl 9:Bl 10:Bl 12:Bl 13:Bl 32:AF default:if(e)AG;A5 if(!e)AG;a:b++;u(c+40)=b;}while(d>=19);*(c+d+80)=h;d++;AJ}U N(U f){U g[8]A4 g;U b,d,e,
a;AN(AT(c,0,64),d=b=0;;d=e)Bk(e=d+8,a=b;;a=b){if(a>=9)AE a;b=a+1;a=f>>a Bi&15 AP(a)AF}u(c+d)=a-1 AP(e==64)AF}a:AG Ad(c,8,8);AO O(U a){U c[1];P b=(P)c AP(a>9)O(a/10);*b=a%10|48;AL(b,1,1 AS);AO At(P a,P b){U j[1];P g=(P)j;B c;P e;U d,h,f,i AP(!b){d=u(a+56);o(d>19)h=u(a+72);f=u(a+64);b=q(a+24);i=u(a+32)AP(f)AL("board ",1,6 AS),O(f),AL(", ",1,2 AS);AL("word ",1,5 AS);O(h);AL(": ",1,2 AS)AP(d)Bk(AL("\"",1,1 AS),e=a+80;c=*e,*g=(B)(c-33)<94?c:63,AL(g,1,1 AS),e+1!=a+d+80;)e++;c=d==19;AL(c?(P)
"...\" ":(P)"\" ",1,c?5:2 AS);}AL(b,1,i AS);}AK AL(q(b+8),1,Bb AS);AL(W,1,1 AS);}B Ae(U d){B a;U b,c,e,f;AN(b=0;(U)15<<b Bi&d;)b++;AN(a=b,c=0;;c=b){b=c+1 AP(c)Bk(a&=1,e=0;f=e+1,a^=((d>>e Bi)%16>(d>>c Bi)%16),f!=c;)e=f;a=a;}if(b==9)AF}AG a&1;AO Af(P c,P d,U a){P b;U e AP(!a)b=(P)1,e=A6 b=F(a),AI(b,d,a),e=a;u(c)=e;u(c+8)Bf b;A1=a;}AC R(P a,U b,U g,I j,U c,U d){AC f;I h;P e;U i;e=a+b*192+40+c*12;d*=i(e+4);h=i(e+8)%64;b=(g>>h&u(a+24))+i(e);c=b-d;i=u(a+16);o(c>=i||b>=i)a=q(a+8);f.a=g-(d<<h);f.b=j+
a[c]-a[b];AG f;}B Ag(P a,U g,U d,U h,I e,U i,I j,B b,B f){B c;U k;c=!e AP(!c)if(k=u(a+1960),k<u(a+1968)){u(a+1960)=k+1;c=*(a+f+1704)&Ah[d%16]AP(c%2&&J(AQ,0)){b=1;A5 if(c&2&&J(AQ,1)){b=1;A5 if(c&4&&J(AQ,2)){b=1;A5 if(!(c&8)){b=0;A5 b=J(AQ,3);A5 a[3001]=b;a[3000]=c;b=1;a:AG b;}B J(P a,U A8 c){AC e,f;B i;I m;U j,k,l,d;i=b+1;j=u((P)Av+c*8);k=h+j;l=k Bi;d=g>>l&15;m=i(a+i*4+1976);e=R(a,0,n,o,d,j)AP(e.b<m){if(f=R(a,1,p,q,d,u((P)Aw+c*8)),f.b<m)*(a+b+424)=c,b=Ag(a,d<<h Bi^d<<l^g,k,e.a,e.b,f.a,f.b,i,(a+
r*4+680)[c]);AK b=0;}AK b=0;AG b;}AC Q(P d,U b,U g){AC c;I i;U h,a,e,f;AN(h=0,i=i(d+b*4+32),a=0;e=a+1,f=a*4,c=R(d,b,h,i,g>>f%64&15,-(!b?a:f&12|a/4)),e!=9;a=e)h=c.a,i=c.b;AG c;}int main(void){U aN[1137];P av=(P)aN,aF=av+8,v=av+16,ad=av+40,ai=av+72,aG=av+96,aH=av+104,aI=av+112,aj=av+136,ak=av+160,al=av+184,w=av+208,x=av+232,am=av+280,an=av+304,C=av+328,aJ=av+344,aw=av+368,D=av+624,ao=av+640,ap=av+664,aq=av+688,t=av+1968,ax=av+2392,aK=av+2416,T=av+2840,b=av+5840,n=av+8992;AC aa,ar;B g,p,y,ae,aL,af,
aM;H s,J;I o,G,O,as,ay,az,u;P d,e,q,at,r,ag,aA,ac,aC,aD,au,ah;U k,a,h,c,f,j,i,l,m,ab,z,aB,aE,R;Ai[1]Bf(Ay);AN(L(n,0,65536),AT(n+40,0,59),u(n+24)=1,u(n+32)=0,u(n+64)=1,a=o=k=0;;a=h){h=a+1;u(n+72)++;Ac(n,1)AP(u(n+40)>=u(n+48))AE a;Ac(n,0);c=u(n+56);o(c>19)if(!c){Ba}AN(f=0,d=n+80;g=*d-48,g<=9;d++)if(f=f*10+g,d+1==n+c+80)AE c AP(c==1&&n[80]==120){f=0;AE d;}Ba c:if(c==19||f-1>=8){Ba}d:G=(I)1<<f%32 AP(G&o){d=(P)"appears twice";k=13;AE b;}k=f<<a Bi|k AP(h==9)AE e;o=G|o;AJ e:AN(X(ax,0,4096),a=u(ax+16),
L(t,0,256),AT(t+40,0,384),u(t+24)=15,u(t+32)=0,h=u(t+16),d=q(t+8),c=1,o=0;;c=f)Bk(j=0;((U)AU>>j Bi)%16!=c;)j++;f=c+1;e=t+c*12+40;i(e)=(I)c*16;i(e+4)=1;i(e+8)=(I)c*4;c*=16;i=j/3;j%=3;l=0;do{m=l+c;o(m>=h)g=l/3;p=l%3;l++;d[m]=K(g,i)-(Au(g,i)+Au(p,j))+K(p,j);}while(l!=9);o+=d[c]AP(f==9)AF}AN(i(t+32)=o,AI(aK,t,424),L(ap,255,131072),h=u(ap+16),d=q(ap+8),c=g=1,f=0;;c=j|c*4)Bk(j=f;f=j+1,p=((P)
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ")[j],y=c<h,p==32;j=f){o(!y)d[c]=0 AP(f==344)AE f;c=1;}o(!y)e=d+c AP(*e==255)*e=g,g++;AN(j=0;((P)"DLRU")[j]!=p;){j++;o(j==4)}if(f==344)AE f;AJ f:AT(aq,0,
1280)AP(h>4)Bk(c=1,f=4;;f=j){j=f+1;c=f==c*16?c*4:c;o(f>=h)e=d+f;g=*e AP(g==255){i=c+((U)AH|AV)&f|c;o(i>=h)g=d[i];*e=g;}i=f/4;o(i>=h)p=d[i];o(f>=h)f%=4;(aq+p*4)[f]=g AP(g)e=aq+p+1024,*e|=(B)((I)1<<f)AP(j==h)AE g;AJ}g:M(u(ap),d);AT(T+424,0,256);AT(T+1976,0,1024);AI(T,aK,424);AI(T+680,aq,1280);AT(T+1960,0,16);AI(b,ax,24);AT(b+48,0,16);i(b+24)=64-(I)Az(a,64);u(b+32)=0;u(b+64)=u(b+40)=8;A3=0;u(b+80)=1024;u(b+88)=0;AI(b+96,T,3000);b[3097]=b[3096]=0;u(b+3104)=AU;u(b+3112)=1024;h(b+3122)=h(b+3120)=1;
i(b+3124)=31;Be=(U)Bp;g=Ae(k)AP(g^Ae(AU))a=(U)Ax|1;AK{a=Bb AP(a)AT(q(b+8),0,a*4);AN(A3=Br=0,aa=Q(b+96,0,k),a=AZ)a++;u(D)=k;i(D+8)=0;D[12]=a;D[13]=D[15]=0;D[14]=aa.b;Ab(b,D,b+3112);a=A3 AP(a)Bk(h=u(b+112),d=q(b+104);;)Bk(e=q(b+64),c=u(e),a--,f=u(e+a*8),u(e)=f,A3=a,j=0;;j=i){l=j*2;i=l|1;l+=2 AP(l<a)i=u(e+l*8)<u(e+i*8)?l:i AP(i>=a)AF o(j>=a)q=e+i*8;l=u(q)AP(f<=l)AF u(e+j*8)=l;u(q)=f;}a=c&AV;f=Br;o(a>=f)e=Bq;q=e+a*16;g=q[13];p=q[14];y=q[15]AP(!p)AE h AP(f+3>u(b+80))AE i;AN(u(b+88)++,a=u(q),ae=q[12],
i(aJ+16)=50462976,aL=Ah[ae%16],f=0;;f=j){j=f+1;af=*(aJ+f+16)AP((B)((I)1<<af%8)&aL&&(!g||(af^y)!=3)){f=u((P)Av+af*8)+ae;i=f Bi;l=a>>i&15;m=l*16;ab=m+ae;o(ab>=h)m+=f;o(m>=h)aM=(B)(d[ab]+p)-d[m];u(C)=l<<i^l<<ae Bi^a;i(C+8)=c;C[12]=f;C[15]=af;C[13]=g+1;C[14]=aM;Ab(b,C,b+3112);}if(j==4)AF}a=A3 AP(!a){AY j;}AJ h:o=i(q+8);AT(aw,0,256)AP(g)Bk(p=g;;o=i(d+8)){*(aw+p-1)=y;o(f<=o)d=e+(U)o*16;p=d[13]AP(!p)AE k;y=d[15];AJ}k:Af(ao,aw,g);a=u(ao)AP(a!=((U)Ax|2)){d=q(ao+8);h=u(ao+16);AE j;}i:AN(u(b+2064)=
Aj(241920,u(b+88)*16),aa=Q(b+96,0,k),ar=Q(b+96,1,k),o=K(ar.b,aa.b),g=b[3124],s=h(b+3122),J=h(b+3120),G=(I)J*g,O=o*J;;O=J>s&&O+(I)J*5>G?G:O)Bk(as=(I)g+1,ay=1,d=b+2072,az=0,a=1976;;ay++){a+=4 AP(az>g)u=A6 AN(u=0;u*J+az*s<=O;)if(u++,u==as){u=as;AF}i(d)=u AP(a==3000)AF as--;d=b+a+96;az=ay;}if(o<i(b+2072))Bk(a=AZ)a++AP(Ag(b+96,k,a,aa.a,aa.b,ar.a,ar.b,0,1))AF}if(O>=G){AY j;}O=O+J*2;}Af(an,b+520,b[3097]);a=u(an);d=q(an+8);h=u(an+16)AP(a!=((U)Ax|2)){if(b[3096])AE j AP((S)a>-1)Bj}if(Be==(U)Bp){X(am,
4294967294u,362880);a=u(am);d=q(am+8);h=u(am+16);u(aH)=9;u(aG)=40320;u(ad+16)=0;u(ad+24)=6;u(ad)Bf aH;u(ad+8)Bf aG;Al(ai,ad);e=q(ai+8);Ak(x+24,e,e+u(ai+16)*24);AI(x,ai,24);c=N(AU)+322560;o(c>=h)i(d+c*4)=AV;u(al)=0;u(al+8)=2;u(al+16)=0;Aa(w,al);c=Bs;o(c<=8)e=q(w+8);s=N(AU);f=u(e+208)AP(f==u(e+192))Y(e+192);AN(h(q(e+200)+f*2)=s,u(e+208)=f+1,f=u(x+40),q=q(x+32),j=u(x+16),at=q(x+8);;e=q(w+8))Bk(r=e;;r+=24){if(r==e+c*24)AE l AP(u(r+16))AF}AN(u(aj)=0,u(aj+8)=2,u(aj+16)=0,Aa(ak,aj),i(aI+16)=50462976,i=
u(ak+16),r=q(ak+8),g=!c,m=0;;)if(l=m+1,p=*(aI+m+16),g){if(l==4)AF m=l;}AK Bk(m=0,ag=e;;ag+=24){ab=m+1;switch(p){Bl 3:if(m>=6)AE m;z=m+3;AF Bl 2:if(!(m%3))AE m;z=m-1;AF Bl 1:if(m%3>=2)AE m;z=ab;AF Bl 0:if(m<=2)AE m;z=m-3;}aA=q(ag+8);o(z>=i)aB=u(ag+16);ac=r+z*24 AP(aB)AN(aC=q+z*24,aD=at+m*24,au=aA;;au+=2){s=h(au)AP(z==m+3){o(m>=j||u(aD+16)<=s)ah=aD;}AK{if(m!=z+3){aE=s;AE n;}o(z>=f||u(aC+16)<=s)ah=aC;}aE=h(q(ah+8)+s*2);n:R=aE+z*40320;o(R>=h)ah=d+R*4 AP(i(ah)==-2){i(ah)=(I)(m*40320+s)*4|p;R=u(ac+16)
AP(R==u(ac))Y(ac);h(q(ac+8)+R*2)=aE;u(ac+16)=R+1;}if(au+2==aA+aB*2)AF}m:if(ag+24==e+c*24)AF m=ab;}if(l==4)AE o;m=l;}AE p;o:if(!g)Bd
;p:E(u(w),e,8,24);AI(w,ak,24);c=Bs;}l:if(c)Bd
;E(u(w),e,8,24)AP(j)AN(c=0;e=at+c*A9,c!=j;)
;E(u(x),at,8,24)AP(f)AN(c=0;e=q+c*A9,c!=f;)
;E(u(x+24),q,8,24);Be=a;u(b+3136)Bf d;u(b+3144)=h;}AN(d=F(32),u(v)=32,u(v+8)Bf d,a=u(v+16)=AZ)a++;k=N(k)+a*40320;a=u(b+3144);o(k>=a)AN(e=q(b+3136),h=0;;){o=i(e+k*4)AP(o>=-2)AE q;g=((P)"\0\1\2\3")[o%4]AP(h==u(v))Ao(v),d=q(v+8);d[h]=g;h++;u(v+16)=h;k=o/4;o(k>=a)AJ q:a=u(v)AP(a!=(U)Bp){if(o==-1){if(h<=31)AE r;Bj AY r;}Bj}AY r;}a=(U)Bp;j:;}r:E(u(b),q(b+8),4,4);E(u(b+32),Bq,8,16);E(u(b+56),q(b+64),8,8);M(u(b+96),q(b+104));k=Be AP(k!=(U)Bp)E(k,q(b+3136),4,4)AP((S)a>-1)Bk(e=d;e!=d+h;e++)AL("dlru"+
*e Bm);AL(W Bm)AP(!a)e=av,a=A6 u(av)=1,e=aF;u(e)=a AP(u(av)&&u(aF))free(d)A2;}AK{AL("unsolvable",1,10,stdout);AL(W Bm)A2;}if(!d){d=0;AE t;}if(*d)AE t;s:M(u(n),q(n+8));AG 0;a:u(n+56)=0;d=(P)"the input ends here";k=19;b:u(n+24)Bf d;u(n+32)=k;(I)(AM);d=0;t:At(n,d);An();}
