/* slidekit 0.1.0, rustc 1.95.0: bundle jutge_p68428 --c --minify */
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
#define Ay 2147483648u<<32
#define AF goto
#define AG return
#define AH break;
#define AI 2147483647<<32
#define AJ memcpy
#define AK }abort();
#define AL else
#define AM fwrite
#define AN fflush(stdout)|ferror(stdout)
#define AO }void
#define AP for
#define AQ ;if
#define AR a,g,d,h,e,i,j,b,f
#define AS .a!=((U)Ay|1)
#define AT ,stderr
#define AU memset
#define AV 2271560481u
#define AW 4294967295u
#define AX >((U)AI|4294967288u)
#define AY >((U)AI|4294967294u)
#define AZ a=(U)1<<63;AF
#define A0 0;(U)15<<a*4%64&k;
#define A1 typedef struct{U a
#define A2 u(c+16)
#define A3 0;AL
#define A4 u(b+72)
#define A5 ;P c=(P)
#define A6 AF a;}
#define A7 24,i++,E(u(r),q(r+8),2,2)
#define A8 g,U h,U n,I o,U p,I q,B b,B r,B
#define A9 24,d++,E(u(c),q(c+8),2,2)
#define Ba f=V;k=13;AF d;
#define Bb u(b+16)
#define Bc =a AQ(u(c)&&u(d))free(b)
#define Bd AP(i=0;r=c+i*A7,i!=d;)
#define Be AQ(g)AF s;c=g?0:(P)Aj;}
#define Bf u(b+3128)
#define Bg {U c[1];P b=(P)c AQ(a>9)
#define Bh =(Z)
#define Bi >((U)536870911<<32|AW)
#define Bj a,u(a),1
#define Bk *4%64
#define Bl E(a,f,1,1);
#define Bm ,1,1,stdout
#define Bn case
#define Bo =(U)(Z)F(a)
#define Bp ?!b.a?p(d):F(b.a):
#define Bq q(b+40)
#define Br 1<<63
#define Bs u(b+48)
#define Bt u(w+16)
#define Bu {AP
A1;B b;}AC;A1;I b;}AD;A1,b;}AE;B Ai[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",V[]="is not a tile",W[]="\n",Az[]="the output cannot be written";U Aj[3]={4,0,28},Aw[4]={3,(U)-1,1,(U)-3},Ax[4]={1,(U)-4,4,(U)-1};U AA(U a,int n){int i=0;AP(;i<n&&!(a>>i&1);)i++;AG i;}U K(U a,U b){AG a>b?a:b;}U Av(U a,U b){AG a<b?a:b;}AC AB(U a,U b){AC r;r.a=a*b;r.b=b&&r.a/b!=a;AG r;}U Ak(U a,U b){AG a>b?a-b:0;}B J(P a,U A8 c);P F(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)AG b;AO Al(P n,P f,P g){U q[3];P b=(P)q;
H l,m;P h,d,j;U c,k,a,e,i,o;c=(U)(Z)g-(U)(Z)f;k=c/24;o(c AX)if(g!=f)Bu(g=F(c),u(b)=k,u(b+8)Bh g,a=Bb=0;;){h=f+a*24;d=q(h+8);e=u(h+16);i=e*2;o(((S)e<0)|(i AY))if(!i)o=0,c=2;AL c=(U)(Z)F(i),o=e;h=p(c)AQ(e)AP(l=0,j=d;;j+=2){m=h(j);o(e<=m)h(h+m*2)=l AQ(j+2==d+i)AH l++;}d=g+a*24;u(d)=o;u(d+8)Bh h;u(d+16)=e;a++AQ(a==k){f=b+16;A6 AK}u(b)=0;u(b+8)=8;Bb=0;f=b+16;a=0;a:u(f)=a;AJ(n,b,24);AO E(U a,P b,U e,U f){U h[2]A5 h,d=c+8;P g AQ(!a)g=c,a=A3 u(c)=e,g=d,a*=f;u(g)Bc;}U Ad(P e,U f,U i){U a,c,g,h,d,b AQ(!f)
a=A3 AP(c=a=0;;c=g){g=c+1;h=u(e+c*8)AQ(!c)b=A3 AP(b=d=0;b+=(u(e+d*8)<h),d++,d!=c;)
;a=h-b+(i-c)*a AQ(g==f)AH}AG a;}P An(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)AG a;AO As(P e,U c,P a,U f,U d,U h){U k[2];P g=(P)k,i=g+8;AC b;P j;b=AB(h,f)AQ(b.b||b.a>((U)Br)-d)c=8,f=0,d=1;AL{if(!c)j=g,c=A3 u(g)=d,j=i,c*=h;u(j)=c;a=!u(g)Bp!u(i)Bp An(a,b.a);u(e+8)Bh a;c=16;f=b.a;d=0;}u(e+c)=f;u(e)=d;}AE G(P d,U b,U a,U g,U f){U h[3]A5 h;AE e;a+=b AQ(a<b)a=A3 if(b=u(d),a=K(K(a,b*2),f==1?8:4),As(c,b,q(d+8),a,g,f),u(c))b=A2,a=u(c+8);AL u(d+8)Bh q(c+8),u(d)=a,a=(U)Ay|1;e.a=a;e.b=b;AG e;
AO At(P a,U b,U c,U d,U e){o(G(a,b,c,d,e)AS)AO Am(P M,P s){U Q[12];P o=(P)Q,q=o+24,L=o+48,w=o+72;B G;P x,N,i,y,j,r,C;U a,z,h,m,D,t,d,e,l,n,b,u,f,c,g,k,v,J,K,O;a=u(s+16);z=u(s+24);h=Ak(z,a);m=h*24;o(h>((U)89478485<<32|1431655765))if(!m)x=(P)8,h=A3 x=F(m);u(w)=h;u(w+8)Bh x;Bt=0;N=q(s);s=q(s+8)AQ(a<z)Bu(m=0;;a=D){D=a+1;t=u(s);d=u(N)+~a;a=d-3;G=d<2 AQ(G)e=1;AL Bu(e=1,l=d-2;n=l+1,e=l*e,n!=d;)l=n;e*=d AQ(a<2){l=1;A6}AP(n=l=1;b=n+1,l=n*l,b!=a;)n=b;l*=a;a:a=t*2;o(((S)t<0)|(a AY))if(!a)a=2,n=A3 a Bo,n=t;
i=p(a);u(q)=n;u(q+8)Bh i;u(q+16)=0;a=e*8;o((e Bi)|(a AX))if(!a)n=0,a=8;AL a Bo,n=e;y=p(a)AQ(!e)a=A3 AP(a=d*8,b=0;;b=u){u=b+1;o((d Bi)|(a AX))if(!a)f=0,h=8;AL h Bo,f=d;j=p(h);u(o)=f;u(o+8)Bh j;u(o+16)=0 AQ(!d)c=u(o+16)=0,j=q(o+8),f=u(o),g=1;AL Bu(f=0;c=f+1,u(j+f*8)=f,c!=d;)f=c;u(o+16)=c;f=u(o);j=q(o+8)AQ(G)g=1;AL Bu(g=1,k=d-2;v=k+1,g=k*g,v!=d;)k=v;g*=d;}}AP(r=F(24),v=b,J=0;;J=K){K=J+1;o(!c)k=g/c;o(c>g)g=v/k;o(g>=c)C=j+g*8;O=u(C);memmove(C,C+8,(c+~g)*8);u(r+J*8)=O AQ(K==3)AH c--;g=k;v%=k;}E(f,j,8,
8);f=u(r+16);memmove(r+8,r,16);u(r)=f;f=Ad(r,3,d);E(3,r,8,8);u(y+b*8)=f AQ(u==e){a=e;AH}}d=l*e;o(!d)if(d<=t)AP(f=b=0;;f=u){u=f+1 AQ(a)AP(j=y;;j+=8){c=(u(j)+f*e)*l;g=c+l;k=Ak(g,c)AQ(k>u(q)-b)At(q,b,k,2,2),i=q(q+8),b=u(q+16)AQ(c<g)while(k=c+1,h(i+b*2)=c,b++,k!=g)c=k;u(q+16)=b AQ(j+8==y+a*8)AH}if(u>=t/d)AH}AJ(L,q,24);E(n,y,8,8);AJ(x+m*24,L,24);m++AQ(D==z)AF b;AK}m=0;b:Bt=m;AJ(M,w,24);AO Ao(void){exit(1);AO L(P b,B d,U a){P c;c=F(a)AQ(d)AU(c,255,a);u(b)=a;u(b+8)Bh c;Bb=a;AO X(P d,I f,U b){
U g[3]A5 g;P a;U e AQ(!f)a=F(b*4),u(d)=b,u(d+8)Bh a,u(d+16)=b;AL Bu(a=F(b*4),u(c)=b,u(c+8)Bh a,A2=0,e=1;e++,i(a)=f,e!=b;)a+=4;i(a+4)=f;A2=b;AJ(d,c,24);}AO Ap(P a){o(G(Bj,1,1)AS)AO Y(P a){o(G(Bj,2,2)AS)AO Aq(P a){o(G(Bj,8,8)AS)AO Ar(P a){o(G(Bj,8,16)AS)AO Aa(P h,P g){U l[3]A5 l;P a,i,f;U b,d,e,j,k;AP(a=F(216),u(c)=9,u(c+8)Bh a,A2=0,i=q(g+8),b=u(g+16),d=b*2,e=1;;a+=24){e++;o(((S)b<0)|(d AY))if(!d)j=0,f=(P)2;AL f=F(d),j=b AQ(!b)k=A3 AJ(f,i,d),k=b;u(a)=j;u(a+8)Bh f;u(a+16)=k AQ(e==9)AF a;AK a:AJ(a+
24,g,24);A2=9;AJ(h,c,24);AO M(U a,P b){U f[2]A5 f,d=c+8;P e AQ(!a)e=c,a=A3 u(c)=1,e=d;u(e)Bc;AO Ab(P b,P d,P h){B j,k;I g;P l,i,n;U e,a,f,c,m;j=d[13];k=d[14]AQ((I)k+j<=h[12]){e=u(d);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=Bb;o(a>=f)l=q(b+8);c=Bs;i=Bq;g=i(l+a*4)AQ(g)Bu(;;){m=(U)g-1;o(m>=c)n=i+m*16 AQ(u(n)==e)AH a=a+1&f-1;g=i(l+a*4)AQ(!g)A6 if(j>=n[13])AG;AJ(n,d,16);c=m;AF b;}a:o(a>=f)i(l+a*4)=(I)c+1 AQ(c==u(b+32))Ar(b+32),i=Bq;AJ(i+c*16,d,16);Bs=c+1;b:e=((U)h(h+8)*k+(U)h(h+10)*j)<<40|
(U)k<<32|c;a=A4 AQ(a==u(b+56))Aq(b+56);d=q(b+64);u(d+a*8)=e;e=a+1;A4=e AQ(a)Bu(;;a=f){f=(a-1)/2;o(f>=e)b=d+f*8;o(a>=e)h=d+a*8;a=u(b);c=u(h)AQ(a<=c)AG;u(b)=c;u(h)=a AQ(!f)AG;AK}}AO Ac(P c,B e){B h;P f;U g,d,a,b;AP(u(c+56)=0,f=q(c+8),g=A2,d=0,a=u(c+48),b=u(c+40);;u(c+56)=d){do{if(b==a)u(c+40)=0,a=fread(f,1,g,stdin),u(c+48)=a,b=0;o(a>g)if(b>=a)AG;h=f[b];switch(h){Bn 9:Bn 10:Bn 12:Bn 13:Bn 32:AH default:if(e)AG;A6 if(!e)AG;a:b++;u(c+40)=b;}while(d>=19);*(c+d+80)=h;d++;AK}U N(U f){U g[8]A5 g;U b,d,e,
a;AP(AU(c,0,64),d=b=0;;d=e)Bu(e=d+8,a=b;;a=b){if(a>=9)AF a;b=a+1;a=f>>a Bk&15 AQ(a)AH}u(c+d)=a-1 AQ(e==64)AH}a:AG Ad(c,8,8);AO O(U a)Bg O(a/10);*b=a%10|48;AM(b,1,1 AT);AO Au(P a,P b){U j[1];P g=(P)j;B c;P e;U d,h,f,i AQ(!b){d=u(a+56);o(d>19)h=u(a+72);f=u(a+64);b=q(a+24);i=u(a+32)AQ(f)AM("board ",1,6 AT),O(f),AM(", ",1,2 AT);AM("word ",1,5 AT);O(h);AM(": ",1,2 AT)AQ(d)Bu(AM("\"",1,1 AT),e=a+80;c=*e,*g=(B)(c-33)<94?c:63,AM(g,1,1 AT),e+1!=a+d+80;)e++;c=d==19;AM(c?(P)"...\" ":(P)"\" ",1,c?5:2 AT);}
AM(b,1,i AT);}AL AM(q(b+8),1,Bb AT);AM(W,1,1 AT);}P Ae(U a)Bg Ae(a/10);*b=a%10|48;AM(b Bm);AG 0;}B Af(U d){B a;U b,c,e,f;AP(b=0;(U)15<<b Bk&d;)b++;AP(a=b,c=0;;c=b){b=c+1 AQ(c)Bu(a&=1,e=0;f=e+1,a^=((d>>e Bk)%16>(d>>c Bk)%16),f!=c;)e=f;a=a;}if(b==9)AH}AG a&1;AO Ag(P c,P d,U a){P b;U e AQ(!a)b=(P)1,e=A3 b=F(a),AJ(b,d,a),e=a;u(c)=e;u(c+8)Bh b;A2=a;}AD R(P a,U b,U g,I j,U c,U d){AD f;I h;P e;U i;e=a+b*192+40+c*12;d*=i(e+4);h=i(e+8)%64;b=(g>>h&u(a+24))+i(e);c=b-d;i=u(a+16);o(c>=i||b>=i)a=q(a+8);f.a=
g-(d<<h);f.b=j+a[c]-a[b];AG f;}B Ah(P a,U g,U d,U h,I e,U i,I j,B b,B f){B c;U k;c=!e AQ(!c)if(k=u(a+1960),k<u(a+1968)){u(a+1960)=k+1;c=*(a+f+1704)&Ai[d%16]AQ(c%2&&J(AR,0)){b=1;A6 if(c&2&&J(AR,1)){b=1;A6 if(c&4&&J(AR,2)){b=1;A6 if(!(c&8)){b=0;A6 b=J(AR,3);A6 a[3001]=b;a[3000]=c;b=1;a:AG b;}B J(P a,U A8 c){AD e,f;B i;I m;U j,k,l,d;i=b+1;j=u((P)Aw+c*8);k=h+j;l=k Bk;d=g>>l&15;m=i(a+i*4+1976);e=R(a,0,n,o,d,j)AQ(e.b<m){if(f=R(a,1,p,q,d,u((P)Ax+c*8)),f.b<m)*(a+b+424)=c,b=Ah(a,d<<h Bk^d<<l^g,k,e.a,e.b,
f.a,f.b,i,(a+r*4+680)[c]);AL b=0;}AL b=0;AG b;}AD Q(P d,U b,U g){AD c;I i;U h,a,e,f;AP(h=0,i=i(d+b*4+32),a=0;e=a+1,f=a*4,c=R(d,b,h,i,g>>f%64&15,-(!b?a:f&12|a/4)),e!=9;a=e)h=c.a,i=c.b;AG c;}int main(void){U aN[1137];P av=(P)aN,aF=av+8,v=av+16,ad=av+40,ai=av+72,aG=av+96,aH=av+104,aI=av+112,aj=av+136,ak=av+160,al=av+184,w=av+208,x=av+232,am=av+280,an=av+304,C=av+328,aJ=av+344,aw=av+368,D=av+624,ao=av+640,ap=av+664,aq=av+688,t=av+1968,ax=av+2392,aK=av+2416,T=av+2840,b=av+5840,o=av+8992;AD aa,ar;B g,
p,y,ae,aL,af,aM;H s,J;I n,G,O,as,ay,az,u;P f,c,q,at,r,ag,aA,ac,aC,aD,au,ah;U k,a,h,d,e,j,i,l,m,ab,z,aB,aE,R;Aj[1]Bh(Az);AP(L(o,0,65536),AU(o+40,0,59),u(o+24)=1,u(o+32)=0,u(o+64)=1,a=n=k=0;;a=h){h=a+1;u(o+72)++;Ac(o,1)AQ(u(o+40)>=u(o+48))AF a;Ac(o,0);d=u(o+56);o(d>19)if(!d)e=A3 Bu(e=0,f=o+80;g=*f-48,g<=9;f++)if(e=e*10+g,f+1==o+d+80)AF b AQ(d==1&&o[80]==48){e=0;AF c;}Ba b:if(d==19){Ba}if(!e)e=A3 if(e>=9){Ba}}c:G=(I)1<<e%32 AQ(G&n){f=(P)"appears twice";k=13;AF d;}k=e<<a Bk|k AQ(h==9)AF e;n=G|n;
AK e:AP(X(ax,0,4096),a=u(ax+16),L(t,0,256),AU(t+40,0,384),u(t+24)=15,u(t+32)=0,h=u(t+16),f=q(t+8),d=1,n=0;;d=e)Bu(j=0;((U)AV>>j Bk)%16!=d;)j++;e=d+1;c=t+d*12+40;i(c)=(I)d*16;i(c+4)=1;i(c+8)=(I)d*4;d*=16;i=j/3;j%=3;l=0;do{m=l+d;o(m>=h)g=l/3;p=l%3;l++;f[m]=K(g,i)-(Av(g,i)+Av(p,j))+K(p,j);}while(l!=9);n+=f[d]AQ(e==9)AH}AP(i(t+32)=n,AJ(aK,t,424),L(ap,255,131072),h=u(ap+16),f=q(ap+8),d=g=1,e=0;;d=j|d*4)Bu(j=e;e=j+1,p=((P)
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ")[j],y=d<h,p==32;j=e){o(!y)f[d]=0 AQ(e==344)AF f;d=1;}o(!y)c=f+d AQ(*c==255)*c=g,g++;AP(j=0;((P)"DLRU")[j]!=p;){j++;o(j==4)}if(e==344)AF f;AK f:AU(aq,0,
1280)AQ(h>4)Bu(d=1,e=4;;e=j){j=e+1;d=e==d*16?d*4:d;o(e>=h)c=f+e;g=*c AQ(g==255){i=d+((U)AI|AW)&e|d;o(i>=h)g=f[i];*c=g;}i=e/4;o(i>=h)p=f[i];o(e>=h)e%=4;(aq+p*4)[e]=g AQ(g)c=aq+p+1024,*c|=(B)((I)1<<e)AQ(j==h)AF g;AK}g:M(u(ap),f);AU(T+424,0,256);AU(T+1976,0,1024);AJ(T,aK,424);AJ(T+680,aq,1280);AU(T+1960,0,16);AJ(b,ax,24);AU(b+48,0,16);i(b+24)=64-(I)AA(a,64);u(b+32)=0;u(b+64)=u(b+40)=8;A4=0;u(b+80)=1024;u(b+88)=0;AJ(b+96,T,3000);b[3097]=b[3096]=0;u(b+3104)=AV;u(b+3112)=1024;h(b+3122)=h(b+3120)=1;
i(b+3124)=31;Bf=(U)Br;g=Af(k)AQ(g^Af(AV))a=(U)Ay|1;AL{a=Bb AQ(a)AU(q(b+8),0,a*4);AP(A4=Bs=0,aa=Q(b+96,0,k),a=A0)a++;u(D)=k;i(D+8)=0;D[12]=a;D[13]=D[15]=0;D[14]=aa.b;Ab(b,D,b+3112);a=A4 AQ(a)Bu(h=u(b+112),f=q(b+104);;)Bu(c=q(b+64),d=u(c),a--,e=u(c+a*8),u(c)=e,A4=a,j=0;;j=i){l=j*2;i=l|1;l+=2 AQ(l<a)i=u(c+l*8)<u(c+i*8)?l:i AQ(i>=a)AH o(j>=a)q=c+i*8;l=u(q)AQ(e<=l)AH u(c+j*8)=l;u(q)=e;}a=d&AW;e=Bs;o(a>=e)c=Bq;q=c+a*16;g=q[13];p=q[14];y=q[15]AQ(!p)AF h AQ(e+3>u(b+80))AF i;AP(u(b+88)++,a=u(q),ae=q[12],
i(aJ+16)=50462976,aL=Ai[ae%16],e=0;;e=j){j=e+1;af=*(aJ+e+16)AQ((B)((I)1<<af%8)&aL&&(!g||(af^y)!=3)){e=u((P)Aw+af*8)+ae;i=e Bk;l=a>>i&15;m=l*16;ab=m+ae;o(ab>=h)m+=e;o(m>=h)aM=(B)(f[ab]+p)-f[m];u(C)=l<<i^l<<ae Bk^a;i(C+8)=d;C[12]=e;C[15]=af;C[13]=g+1;C[14]=aM;Ab(b,C,b+3112);}if(j==4)AH}a=A4 AQ(!a){AZ j;}AK h:n=i(q+8);AU(aw,0,256)AQ(g)Bu(p=g;;n=i(f+8)){*(aw+p-1)=y;o(e<=n)f=c+(U)n*16;p=f[13]AQ(!p)AF k;y=f[15];AK}k:Ag(ao,aw,g);a=u(ao)AQ(a!=((U)Ay|2)){f=q(ao+8);h=u(ao+16);AF j;}i:AP(u(b+2064)=
Ak(241920,u(b+88)*16),aa=Q(b+96,0,k),ar=Q(b+96,1,k),n=K(ar.b,aa.b),g=b[3124],s=h(b+3122),J=h(b+3120),G=(I)J*g,O=n*J;;O=J>s&&O+(I)J*5>G?G:O)Bu(as=(I)g+1,ay=1,f=b+2072,az=0,a=1976;;ay++){a+=4 AQ(az>g)u=A3 AP(u=0;u*J+az*s<=O;)if(u++,u==as){u=as;AH}i(f)=u AQ(a==3000)AH as--;f=b+a+96;az=ay;}if(n<i(b+2072))Bu(a=A0)a++AQ(Ah(b+96,k,a,aa.a,aa.b,ar.a,ar.b,0,1))AH}if(O>=G){AZ j;}O=O+J*2;}Ag(an,b+520,b[3097]);a=u(an);f=q(an+8);h=u(an+16)AQ(a!=((U)Ay|2)){if(b[3096])AF j AQ((S)a>-1)Bl}if(Bf==(U)Br){X(am,
4294967294u,362880);a=u(am);f=q(am+8);h=u(am+16);u(aH)=9;u(aG)=40320;u(ad+16)=0;u(ad+24)=6;u(ad)Bh aH;u(ad+8)Bh aG;Am(ai,ad);c=q(ai+8);Al(x+24,c,c+u(ai+16)*24);AJ(x,ai,24);d=N(AV)+322560;o(d>=h)i(f+d*4)=AW;u(al)=0;u(al+8)=2;u(al+16)=0;Aa(w,al);d=Bt;o(d<=8)c=q(w+8);s=N(AV);e=u(c+208)AQ(e==u(c+192))Y(c+192);AP(h(q(c+200)+e*2)=s,u(c+208)=e+1,e=u(x+40),q=q(x+32),j=u(x+16),at=q(x+8);;c=q(w+8))Bu(r=c;;r+=24){if(r==c+d*24)AF l AQ(u(r+16))AH}AP(u(aj)=0,u(aj+8)=2,u(aj+16)=0,Aa(ak,aj),i(aI+16)=50462976,i=
u(ak+16),r=q(ak+8),g=!d,m=0;;)if(l=m+1,p=*(aI+m+16),g){if(l==4)AH m=l;}AL Bu(m=0,ag=c;;ag+=24){ab=m+1;switch(p){Bn 3:if(m>=6)AF m;z=m+3;AH Bn 2:if(!(m%3))AF m;z=m-1;AH Bn 1:if(m%3>=2)AF m;z=ab;AH Bn 0:if(m<=2)AF m;z=m-3;}aA=q(ag+8);o(z>=i)aB=u(ag+16);ac=r+z*24 AQ(aB)AP(aC=q+z*24,aD=at+m*24,au=aA;;au+=2){s=h(au)AQ(z==m+3){o(m>=j||u(aD+16)<=s)ah=aD;}AL{if(m!=z+3){aE=s;AF n;}o(z>=e||u(aC+16)<=s)ah=aC;}aE=h(q(ah+8)+s*2);n:R=aE+z*40320;o(R>=h)ah=f+R*4 AQ(i(ah)==-2){i(ah)=(I)(m*40320+s)*4|p;R=u(ac+16)
AQ(R==u(ac))Y(ac);h(q(ac+8)+R*2)=aE;u(ac+16)=R+1;}if(au+2==aA+aB*2)AH}m:if(ag+24==c+d*24)AH m=ab;}if(l==4)AF o;m=l;}AF p;o:if(!g)Bd
;p:E(u(w),c,8,24);AJ(w,ak,24);d=Bt;}l:if(d)Bd
;E(u(w),c,8,24)AQ(j)AP(d=0;c=at+d*A9,d!=j;)
;E(u(x),at,8,24)AQ(e)AP(d=0;c=q+d*A9,d!=e;)
;E(u(x+24),q,8,24);Bf=a;u(b+3136)Bh f;u(b+3144)=h;}AP(f=F(32),u(v)=32,u(v+8)Bh f,a=u(v+16)=A0)a++;k=N(k)+a*40320;a=u(b+3144);o(k>=a)AP(c=q(b+3136),h=0;;){n=i(c+k*4)AQ(n>=-2)AF q;g=((P)"\0\1\2\3")[n%4]AQ(h==u(v))Ap(v),f=q(v+8);f[h]=g;h++;u(v+16)=h;k=n/4;o(k>=a)AK q:a=u(v)AQ(a!=(U)Br){if(n==-1){if(h<=31)AF r;Bl AZ r;}Bl}AZ r;}a=(U)Br;j:;}r:E(u(b),q(b+8),4,4);E(u(b+32),Bq,8,16);E(u(b+56),q(b+64),8,8);M(u(b+96),q(b+104));k=Bf AQ(k!=(U)Br)E(k,q(b+3136),4,4)AQ((S)a>-1){c=Ae(h);g=!c AQ(g)AM(W Bm),c=
0 AQ(!a)q=av,a=A3 u(av)=1,q=aF;u(q)=a AQ(u(av)&&u(aF))free(f);n=(I)(AN)AQ(g){g=!n Be}AL{AM("None",1,4,stdout);AM(W Bm);g=!(AN)Be if(!c){c=0;AF t;}if(*c)AF t;s:M(u(o),q(o+8));AG 0;a:u(o+56)=0;f=(P)"the input ends here";k=19;d:u(o+24)Bh f;u(o+32)=k;(I)(AN);c=0;t:Au(o,c);Ao();}
