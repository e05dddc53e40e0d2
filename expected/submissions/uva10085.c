/* UVa 10085, The Most Distant State: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: bundle uva10085 --c --short */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef __GNUC__
#define __attribute__(x)
#define __extension__
#elif __BYTE_ORDER__==4321
#error big-endian
#endif
#define A __attribute__((may_alias))
typedef unsigned char B,*P;
typedef unsigned A I;
typedef size_t Z;
__extension__ typedef unsigned long long A U;
__extension__ typedef long long S;
#define u(x) (*(U*)(x))
#define q(x) ((P)(Z)u(x))
#define o(x) if(x)exit(1);
static P p(U a){o((Z)a!=a)return(P)(Z)a;}
#define Ae 4008636142u<<32|4008636144u
#define Af ;if(a){u=0;goto b;}fwrite
#define Ag 4275878552u<<32|1985229328
#define Ah else if
#define Ai 1,1,stdout
#define Aj fwrite
#define Ak =(U)1<<63
#define Al goto
#define Am Af(G,Ai);a=E
#define An return
#define Ao ,stderr
#define Ap break;
#define Aq ;P b=(P)e;U c,d;c=u(a);d=Aa
#define Ar free
#define As %16
#define At ;Al a;
#define Au ;if
#define Av ;o(u(b))u(a+8)=(Z)q(b+8)
#define Aw &((U)15<<32|0)
#define Ax Af(F,Ai);a=E
#define Ay {U c[1];P b=(P)c Au(a>9)
#define Az 60;r=N+(((U)Ae)<<V);s
#define AA f=0;Al b;
#define AB 60;N=z+(((U)Ae)<<K);V
#define AC 60;z=x+(((U)Ae)<<y);K
#define AD 4026531840u
#define AE Al e;o=m
#define AF g=L;q=13 At
#define AG 362880
#define AH else
#define AI exit(1);
typedef struct{U a;B b;}Ac;typedef struct{U a,b;}Ad;B F[]="\n",G[]=" ",L[]="is not a tile",R[]="is not a number of boards";U Aa(U a,U b){An a>b?a:b;}Ac Ab(U a,U b){Ac r;r.a=a*b;r.b=b&&r.a/b!=a;An r;}P V(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)An a;}P J(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)An b;}void N(P d,U e,P a,U f,U c,U g){Ac b;b=Ab(g,f)Au(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;AH a=!e?!b.a?p(c):J(b.a):V(a,b.a),u(d+8)=(Z)a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c;}void M(P a){U e[3]Aq(c*2,8);N(b,
c,q(a+8),d,1,1)Av;u(a)=d;}void W(P a){U e[3]Aq(c*2,4);N(b,c,q(a+8),d,8,8)Av;u(a)=d;}Ad O(U a,B f){B g,h;U b,c,d;Ad e Au(!(a As))g=0,h=1,b=0;Ah(!(a&240))g=0,b=h=1;Ah(!(a&3840))g=0,h=1,b=2;Ah(!(a&61440))h=g=1,b=3;Ah(!(a&983040))h=g=1,b=4;Ah(!(a&15728640))h=g=1,b=5;Ah(!(a&251658240))g=1,h=0,b=6;Ah(!(a&AD))g=1,h=0,b=7;AH{o(a Aw)g=1;h=0;b=8;}switch(f){case 0:if(h){c=b+3;Ap}a=0 At case 1:if(!(b%3)){a=0 At}c=b-1;Ap case 2:if(b%3<2){c=b+1;Ap}a=0 At case 3:if(!g){a=0 At}c=b-3;}c=c*4%64;d=a>>c&15;d=d<<b*4%64^d<<c^
a;a=1;a:e.a=a;e.b=d;An e;}U Q(P a){B i,h;U f,b,d,c,g;P e;for(++u(a+72),u(a+56)=0,e=q(a+8),f=u(a+16),b=0,d=u(a+48),c=u(a+40),g=0;;){++g Au(c==d){d=fread(e,1,f,stdin)Au(ferror(stdin))Al a Au(!d)Ap u(a+48)=d;c=u(a+40)=0;}o(c>=f)i=e[c]Au((B)(i-9)<5){if(b){AA}h=1;b=0;}AH{if(b==19){AA}h=i==32 Au(h&!!b){AA}o(b>=19)}(a+b)[80]=i;b+=!h;u(a+56)=b;++c;u(a+40)=c Au(g==16777216)Al c;}if(!b){e=(P)"the input ends here";Al d;}AA a:perror(0),AI c:u(a+56)=0;e=(P)"16 MB of whitespace";d:u(a+24)=(Z)e;u(a+32)=19;f=1;b:An f;}P
K(U a)Ay K(a/10);*b=a%10|48;Aj(b,1,1 Ao);An 0;}P Y(P b,U c){U f[1];P e=(P)f;B d;P a;for(Aj("\"",1,1 Ao),a=b;d=*a,*e=(B)(d-33)<94?d:63,Aj(e,1,1 Ao),a+1!=b+c;)++a Au(c==19)Aj("...",1,3 Ao);Aj("\" ",1,2 Ao);An 0;}void X(P a,P c){U b Au(!c){b=u(a+64)Au(b){Aj("board ",1,6 Ao)Au(K(b))An;Aj(", ",1,2 Ao);}Aj("word ",1,5 Ao)Au(K(u(a+72)))An;Aj(": ",1,2 Ao);b=u(a+56)Au(b){o(b>=20)if(Y(a+80,b))An;}Aj(q(a+24),1,u(a+32)Ao);}AH Aj(q(c+8),1,u(c+16)Ao);Aj(F,1,1 Ao);}P E(U a)Ay E(a/10);*b=a%10|48;Aj(b,Ai);An 0;}int main(
void){U am[52];P t=(P)am,aa=t+24,v=t+48,aj=t+72,d=t+96,h=t+312;B u,n,ak,al;I ae,af;U q,Y,c,p,b,e,f,j,w,m,o,l,x,y,z,K,N,V,r,s,ac,ag,ad,ah;P g,a,i,k,ai;Ad ab;g=J(65536);memset(h+80,0,19);u(h)=65536;u(h+8)=(Z)g;u(h+16)=65536;memset(h+40,0,40);u(h+24)=1;u(h+32)=0;u(d)Ak;u(d+24)Ak;u(d+48)Ak;u(d+72)Ak;u(d+96)Ak;u(d+120)Ak;u(d+144)Ak;u(d+168)Ak;u(d+192)Ak Au(Q(h))a=0,u=0;AH{q=u(h+56);o(q>=20)if(!q)Y=0;AH{for(Y=0,g=h+80;;++g){u=*g-48 Au(u>9){g=R;q=25 At}Y=Y*10+u Au(g+1==h+q+80)Ap}if(q==19){g=R;q=25 At}}for(u=0,q
=1;;q+=!u){if(u||q>Y){u=1;Al b;}for(u=q>=Y,++u(h+64),p=ae=c=u(h+72)=0;;p=b){b=p+1 Au(Q(h)){a=0;u=0;Al b;}e=u(h+56);o(e>=20)if(!e)f=0;AH{for(f=0,g=h+80;n=*g-48,n<=9;++g)if(f=f*10+n,g+1==h+e+80)Al c Au(e==1&&h[80]==48){f=0;Al d;}AF c:if(e==19){AF}if(!f)f=0;Ah(f>=9){AF}}d:af=(I)1<<f%32 Au(af&ae){g=(P)"appears twice";q=13 At}c=f<<p*4%64|c Au(b==9)Ap ae=af|ae;}if(!(c As))g=d,p=0;Ah(!(c&240))g=d+24,p=4;Ah(!(c&3840))g=d+48,p=8;Ah(!(c&61440))g=d+72,p=12;Ah(!(c&983040))g=d+96,p=16;Ah(!(c&15728640))g=d+120,p=20;Ah
(!(c&251658240))g=d+144,p=24;Ah(!(c&AD))g=d+168,p=28;AH{o(c Aw)g=d+192;p=32;}if(u(g)==(U)1<<63){for(p=(U)-1<<p%64&2271560481u^2271560481u|(U)-16<<p%64&((U)8<<32|1985229328),a=J(AG),memset(a,4,AG),i=J(8),u(i)=p,u(v)=1,u(v+8)=(Z)i,e=u(v+16)=1,k=i,b=0;;b=f){for(u(aa)=0,u(aa+8)=4,aa[16]=3,aa[17]=1,aa[18]=0,aa[19]=2,f=e,j=0;;j=w){w=j+1;n=(aa+j)[16];o(b>=f)j=u(k+b*8)Au(!(j As))ak=0,al=1,m=0;Ah(!(j&240))ak=0,m=al=1;Ah(!(j&3840))ak=0,al=1,m=2;Ah(!(j&61440))al=ak=1,m=3;Ah(!(j&983040))al=ak=1,m=4;Ah(!(j&15728640))
al=ak=1,m=5;Ah(!(j&251658240))ak=1,al=0,m=6;Ah(!(j&AD))ak=1,al=0,m=7;AH{o(j Aw)ak=1;al=0;m=8;}switch(n){case 0:if(!al)AE+3;Ap case 1:if(!(m%3))AE-1;Ap case 2:if(m%3>=2)AE+1;Ap case 3:if(!ak)AE-3;}o=o*4%64;l=j>>o&15;l=l<<o^l<<m*4%64^j;j=l*4%64;m=(((U)Ae)<<j)+((U)Ag);o=l/4&60;x=m+(((U)Ae)<<o);y=l/64&AC=l>>10&AB=l>>14&Az=l>>18&60;ac=r+(((U)Ae)<<s);ag=l>>22&60;ad=ac+(((U)Ae)<<ag);ah=l>>26&60;ad=((ad+(((U)Ae)<<ah))>>(l>>30&60))As+(ad>>ah)As+(((((((m>>o)As+(((U)Ag)>>j)*8%128)*7+(x>>y)As)*6+(z>>K)As)*5+(N>>V)As
)*4+(r>>s)As)*3+(ac>>ag)As)*2;o(ad>=AG)ai=a+ad Au((l!=p)&(*ai==4)){*ai=n Au(f==u(v))W(v),i=q(v+8);u(i+f*8)=l;e=f+1;u(v+16)=e;k=i;f=e;}e:if(w==4)Ap}f=b+1 Au(f>=e)Ap}o(b>=e)i=q(v+8);b=u(i+b*8);u(t)=0;u(t+8)=1;u(t+16)=0;e=b*4%64;f=(((U)Ae)<<e)+((U)Ag);j=b/4&60;w=f+(((U)Ae)<<j);m=b/64&60;o=w+(((U)Ae)<<m);l=b>>10&60;x=o+(((U)Ae)<<l);y=b>>14&AC=b>>18&AB=b>>22&Az=b>>26&60;r=((r+(((U)Ae)<<s))>>(b>>30&60))As+(r>>s)As+(((((((f>>j)As+(((U)Ag)>>e)*8%128)*7+(w>>m)As)*6+(o>>l)As)*5+(x>>y)As)*4+(z>>K)As)*3+(N>>V)As)*2;
o(r>=AG)n=a[r]Au(n!=4)for(M(t),k=q(t+8),*k=n,e=1;;++e){u(t+16)=e;ab=O(b,n^3);b=ab.a?ab.b:p;f=b*4%64;j=(((U)Ae)<<f)+((U)Ag);w=b/4&60;m=j+(((U)Ae)<<w);o=b/64&60;l=m+(((U)Ae)<<o);x=b>>10&60;y=l+(((U)Ae)<<x);z=b>>14&60;K=y+(((U)Ae)<<z);N=b>>18&60;V=K+(((U)Ae)<<N);r=b>>22&60;s=V+(((U)Ae)<<r);ac=b>>26&60;s=((s+(((U)Ae)<<ac))>>(b>>30&60))As+(s>>ac)As+(((((((j>>w)As+(((U)Ag)>>f)*8%128)*7+(m>>o)As)*6+(l>>x)As)*5+(y>>z)As)*4+(K>>N)As)*3+(V>>r)As)*2;o(s>=AG)n=a[s]Au(n==4)Ap if(e==u(t))M(t),k=q(t+8);memmove(k+1,k,e)
;*k=n;}memcpy(aj,t,24)Au(u(v))Ar(i);Ar(a);memcpy(g,aj,24);}a=q(g+8);p=u(g+16)Au(p)for(b=0;ab=O(c,a[b]),c=ab.a?ab.b:c,++b,b!=p;)
;Aj("Puzzle #",1,8,stdout);a=E(q)Ax(c As)Am(c/16 As)Am(c>>8&15)Ax(c>>12&15)Am(c>>16&15)Am(c>>20&15)Ax(c>>24&15)Am(c>>28&15)Am(c>>32&15)Af(F,Ai);c=u(g+16)Au(!c)a=(P)1;Ah(g=q(g+8),a=J(c),memcpy(a,g,c),c>>63){Aj((P)1,1,0,stdout);Aj(F,Ai);Al f;}for(g=a;g!=a+c;++g)Aj("DLRU"+*g,Ai);Aj(F,Ai)Au((S)c>=1)Ar(a);f:Aj(F,Ai);}AI a:u(h+24)=(Z)g;u(h+32)=q;a=0;u=0;}b:if((S)u(d)>0)Ar(q(d+8))Au((S)u(d+24)>0)Ar(q(d+32))Au((S)u(d+48)>0)Ar(q(d+56))Au((S)u(d+72)>0)Ar(q(d+80))Au((S)u(d+96)>0)Ar(q(d+104))Au((S)u(d+120)>0)Ar(q(d+
128))Au((S)u(d+144)>0)Ar(q(d+152))Au((S)u(d+168)>0)Ar(q(d+176))Au((S)u(d+192)>0)Ar(q(d+200))Au(!(fflush(stdout)|ferror(stdout))){if(!u){if(!a)a=0;Ah(!*a)Al g;X(h,a);AI}g:if(u(h))Ar(q(h+8));An 0;}perror(0),AI}
