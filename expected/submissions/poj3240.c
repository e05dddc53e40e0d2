/* poj3240, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- poj3240 --c --small
   Made from a program in Rust: change that one, and make this anew. */
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
typedef unsigned A I;
__extension__ typedef unsigned long long A U;
__extension__ typedef long long S;
#define u(x) (*(U*)(x))
#define q(x) ((P)(size_t)u(x))
static P p(U a){if((size_t)a!=a)abort();return(P)(size_t)a;}
typedef struct{U a;B b;}Bc;typedef struct{U a;U b;}Bd;typedef struct{U a;P b;}Be;typedef struct{P a;U b;}Bf;
B AP[]="the output cannot be written",AQ[]="0",AR[]="DLRU",AS[]="No Answer!",Am[]={0,1,2,3},AH[]=
"0123456789abcdef",AT[]="\\x",AU[]="the input ends here",AV[]=" is none of 1 to ",AW[]=", nor ",AX[]=
" for the blank",AY[]="...",AZ[]=" is no side of ",A0[]=" to ",A1[]="board ",A2[]=", ",A3[]="word ",A4[]=": ",
A5[]="the blank",A6[]="tile ",A7[]=" appears twice",AI[]="\n";U A8[4]={0,0,1},A9[3]={6,5,2};U R(U a,U b){
return a>b?a:b;}U M(U a,U b){return a<b?a:b;}Bc Ba(U a,U b){Bc r;r.a=a*b;r.b=b&&r.a/b!=a;return r;}P Z(U b){
P a;if(b<2147483648u)a=(P)malloc(b);else a=0;return a;}P An(P a,U b){if(b<2147483648u)a=(P)realloc(a,b);else 
a=0;return a;}Bf Aa(U d,U a,B e){Bf c;P b;if(!a)b=p(d);else if(e){if(a<2147483648u)b=(P)calloc(a,1);else b=0;}
else b=Z(a);c.a=b;c.b=a;return c;}void AK(P c,U d,P a,U b){U e;if((S)b>-1){if(!d)a=Z(b);else a=An(a,b);if(!a){
u(c+8)=1;d=16;e=1;}else{u(c+8)=(size_t)a;d=16;e=0;}}else{d=8;b=0;e=1;}u(c+d)=b;u(c)=e;}void AJ(P a){U d[3];
P e=(P)d;U b,c;b=u(a);c=R(b<<1,8);AK(e,b,q(a+8),c);if(u(e))abort();u(a+8)=(size_t)q(e+8);u(a)=c;}P Ab(U b){
P a;a=Z(b);if(!a)abort();return a;}P G(P b,U c,U a){if(a<c)return b+a*8;abort();}P K(P b,U c,U a){if(a<c)
return b+a;abort();}Bd Ao(P b){Bd e;P k,f,l,g;U d,a,j,c;d=u(b+40);k=q(b+24);f=q(b+8);l=q(b);g=q(b+16);a=u(b+
32);for(;;){if(a>=d){d=0;goto a;}j=a+1;u(b+32)=j;c=u(k);if(!c)abort();c=u(G(q(f+8),u(f+16),a%c));if(c>=100)
abort();if(u(l+c*8)<2)if(*K(q(g+8),u(g+16),a)==255){d=1;goto a;}a=j;}abort();a:e.a=d;e.b=a;return e;}
Bd Ap(P b){Bd e;P g,j,c;U a,d,f;g=q(b+8);j=q(b+16);c=q(b);for(;;){if(c==g){d=0;break;}u(b)=(size_t)(c+8);a=
u(c);d=a/10;f=a%10;if((M(f,d)<<1|f<d)==u(j)){d=1;break;}c+=8;}e.a=d;e.b=a;return e;}P AF(P b,U c,U a){if(a<c)
return b+a*2448;abort();}void Af(P a,U b,U c){B e;P d;if(b>=100)abort();if(c>=100)abort();d=a+b;a+=c;e=*d;*d=
*a;*a=e;}void Ai(P a,P m,P d){B c;P l,n,e,r;U b,k,o,g,f,j,s;b=u(d+8);k=u(a+16);if(b>k)abort();l=q(a+8);n=q(a+
32);o=u(a+40);a=l+b*2448;while(a!=l+k*2448){memset(d+16,0,16);e=q(a+8);r=e+u(a+16)*8;g=0;f=0;while(e!=r){j=
u(e);if(j>=100)abort();c=m[j];if(c>=100)abort();f=f+u(a+j*8+48)*u(a+c*8+848);u(d+16)=f;s=u(a+c*8+1648);g=g+
u(G(n,o,(U)c*100+j))*s;u(d+24)=g;e+=8;}c=*K(q(a+32),u(a+40),f);d[40]=c;if(c)break;b++;u(d+8)=b;a+=2448;}}
Bd V(P e,U a,U c,U f,U g){U m[4];P n=(P)m,o=n+8,r=n+16,s=n+24;Bc d;Bd j;Bf b;P k,l;c+=a;if(c<a)c=0;else{a=u(e)
;c=R(R(c,a<<1),g==1?8:g<1025?4:1);k=q(e+8);d=Ba(g,c);if(d.b||d.a>((U)1<<63)-f){e=r;a=0;}else{if(!a){l=n;a=0;}
else{u(n)=f;l=o;a*=g;}u(l)=a;if(!u(n))b=Aa(f,d.a,0);else if(!u(o))b=Aa(f,d.a,0);else{b.a=An(k,d.a);b.b=d.a;}
if(b.a){u(e+8)=(size_t)b.a;u(e)=c;c=(U)2147483648u<<32|1;goto a;}u(r)=f;e=s;a=d.a;}u(e)=a;a=u(s);c=u(r);}a:
j.a=c;j.b=a;return j;}void AO(P a){if(V(a,u(a),1,8,16).a!=((U)2147483648u<<32|1))abort();}void Aq(P e,P f){
U x[37];P y=(P)x,z=y+104,aa=y+152,ab=y+256;B r,j;P s,d,o,n,k,l;U b,c,a,m,t,g,v,w;s=q(f+8);d=q(f+16);o=q(f+24);
b=u(e);n=q(f);while(n!=s){u(f)=(size_t)(n+8);c=u(n);a=c>>2&4095;k=q(o+8)+a*160;if(a<u(o+16)){memcpy(z,k,48);l=
AF(q(d+8),u(d+16),u(z+8));a=u(z);r=Am[c&3];switch(r){case 0:if(a>=90)goto a;c=a+10;goto b;case 1:if(!(a%10))
goto a;c=a-1;break;case 2:if(a%10>=9)goto a;c=a+1;break;case 3:if(a<=9)goto a;c=a-10;}if(c>=100)goto c;b:m=
u(l+c*8+48);if(m!=100)goto d;a:;}b=0;n+=8;}u(e)=0;return;d:u(e)=b;j=*(k+c+56);if(j>=100)abort();b=u(l+j*8+848)
;t=u(l+j*8+1648);u(z)=c;if(a>=100)abort();g=u(l+a*8+48);m=m-g+u(z+16)+(g-m)*b;u(z+16)=m;b=(U)j*100;g=b+a;v=
u(G(q(d+32),u(d+40),g));w=u(z+24);b+=c;u(z+24)=(v-u(G(q(d+32),u(d+40),b)))*t+w;b*=((U)2654435769u<<32|
2135587861);g*=((U)2654435769u<<32|2135587861);u(z+32)=(b>>29^b)*((U)2654435769u<<32|2135587861)^(g>>29^g)
*((U)2654435769u<<32|2135587861)^u(z+32);j=*K(q(l+32),u(l+40),m);z[40]=j;if(!j){memcpy(y,k+56,100);Af(y,c,a);
Ai(d,y,z);c=u(z);}memcpy(ab,z+8,40);memcpy(aa,k+56,100);Af(aa,u(k),c);b=u(k+48);a=u(d+88);if(a==u(d+72))AO(d+
72);f=q(d+80)+a*16;u(f)=b;f[8]=r;u(d+88)=a+1;u(e+8)=c;memcpy(e+16,ab,40);u(e+56)=a;memcpy(e+64,aa,100);u(e)=1;
return;c:u(e)=b;abort();}void Y(P a,U c,B f,U d,U g){Bc b;Bf e;b=Ba(g,c);if(b.b||b.a>((U)1<<63)-d){u(a+8)=0;c=
1;}else if(!b.a){u(a+8)=0;u(a+16)=(size_t)p(d);c=0;}else{e=Aa(d,b.a,f);if(!e.a){u(a+8)=d;u(a+16)=b.a;c=1;}
else{u(a+8)=c;u(a+16)=(size_t)e.a;c=0;}}u(a)=c;}P Ad(void){U d[3];P e=(P)d;P b,a;U c;Y(e,28,0,1,1);c=u(e+8);
if(u(e))abort();b=q(e+16);memcpy(b,AP,28);a=(P)malloc(32);if(!a)abort();*a=4;u(a+8)=c;u(a+16)=(size_t)b;u(a+
24)=28;return a;}void Ar(P b,U a){if(a!=(U)fwrite(b,1,a,stderr))Ad();}P Ac(P a,U b){if(b==(U)fwrite(a,1,b,
stdout))a=0;else a=Ad();return a;}void AL(void){exit(1);}Be Bb(P d,P b,U c){Be a;a.a=0;a.b=p((U)fread(b,1,c,
stdin));return a;}void O(U a,P b,U c,U d){U f[2];P g=(P)f,j=g+8;P e;if(!a){e=g;a=0;}else{u(g)=c;e=j;a*=d;}u(e)
=a;if(u(g))if(u(j))free(b);}void N(U a,P b){O(a,b,1,1);}void As(P a){free(a);}Bf Ae(P c,U b){Bf a;if(b>19)
abort();a.a=c;a.b=b;return a;}B At(P c,U f){B b;P a;U g,d,e;a=q(c+8);g=u(c+16);d=g&((U)268435455<<32|
4294967288u);c=a+d*8;while(d){e=0;b=0;do{b=b|u(a+e*8)==f;e++;}while(e!=8);if(b){b=0;goto a;}d-=8;a+=64;}a=c;
for(;;){if(a==c+(g&7)*8){b=1;break;}if(u(a)==f){b=0;break;}a+=8;}a:return b;}void Ah(P a,U b,U c,U d){if(V(a,
b,c,8,d).a!=((U)2147483648u<<32|1))abort();}void X(P a,U b){U c;c=u(a+16);if(b>u(a)-c)Ah(a,c,b,8);}
void Au(P a,U b){U c;c=u(a+16);if(b>u(a)-c)Ah(a,c,b,8);}Be F(U a,U c,U d){U e[3];P f=(P)e;Be b;Y(f,a,0,c,d);a=
u(f+8);if(u(f))abort();b.a=a;b.b=q(f+16);return b;}void Ag(P a,B d,U b){U g[3];P j=(P)g;Be c;P f;U e;if(!d){
Y(j,b,1,1,1);e=u(j+8);if(u(j))abort();f=q(j+16);u(a)=e;u(a+8)=(size_t)f;u(a+16)=b;}else{c=F(b,1,1);u(a)=c.a;
u(a+8)=(size_t)c.b;memset(c.b,255,b);u(a+16)=b;}}void Av(P c,U a,U b){U g[6];P j=(P)g,k=j+24;Be e;P d;U f;
if(!a){Y(j,b,1,8,8);a=u(j+8);if(u(j))abort();d=q(j+16);u(c)=a;u(c+8)=(size_t)d;u(c+16)=b;}else{e=F(b,8,8);u(k)
=e.a;u(k+8)=(size_t)e.b;u(k+16)=0;Au(k,b);a=u(k+16);f=1;d=q(k+8)+a*8;for(;;){u(d)=(U)-1;if(f==b)break;f++;d+=
8;}u(k+16)=a+b;memcpy(c,k,24);}}void AM(P a){if(V(a,u(a),1,1,1).a!=((U)2147483648u<<32|1))abort();}
void AN(P a){if(V(a,u(a),1,8,2448).a!=((U)2147483648u<<32|1))abort();}void Aw(P a){if(V(a,u(a),1,8,8).a!=((U)
2147483648u<<32|1))abort();}void J(U a,P b){O(a,b,8,8);}void Ax(U a,P b){O(a,b,8,16);}void Ay(U a,P b){O(a,b,
8,160);}U Aj(U a,U b){if(!a)abort();return b/a*10+(10-a)*11+b%a;}void L(P a,B c){U b;b=u(a);if(b<=249){*(a+b+
8)=c;u(a)=b+1;}}P Q(P a,U b){if(b>9)a=Q(a,b/10);L(a,b%10|48);return a;}P E(P b,P c,U d){P a;a=c;while(a!=c+d){
L(b,*a);a++;}return b;}P Az(void){P a;a=Ab(264);memset(a,0,258);return a;}Bf AA(P b){Bf a;U c;c=u(b);if(c>250)
abort();a.a=b+8;a.b=c;return a;}P W(P a){P b;b=Az();if(*a)E(b,q(a+16),u(a+24));return b;}P AE(P a,B g){B l;
Be f;P e,j,m,n;U k,b,c,d;u(a+56)=0;e=q(a+24);j=q(a+8);k=u(a+16);m=q(a+32)+24;b=u(a+48);c=u(a+40);d=0;for(;;){
do{if(c==b){memset(a+40,0,16);n=q(m);for(;;){f=((Be(*)(P,P,U))(size_t)n)(e,j,k);if(!f.a)break;if(*f.b!=1)
goto a;}b=(U)(size_t)f.b;u(a+48)=b;c=0;}if(b>k)abort();if(c>=b)goto b;l=j[c];switch(l){case 9:case 10:case 12:
case 13:case 32:break;default:if(g)goto b;goto c;}if(!g)goto b;c:c++;u(a+40)=c;}while(d>=19);*(a+d+88)=l;d++;
u(a+56)=d;}a:e=W(f.b);As(q(a+64));goto d;b:e=q(a+64);d:u(a+64)=0;return e;}P Ak(U b,U c){P a;a=Az();if(b){E(a,
A1,6);a=Q(a,b);E(a,A2,2);}E(a,A3,5);a=Q(a,c);E(a,A4,2);return a;}P AB(P b){P a;u(b+80)++;a=AE(b,1);if(!a)
if(u(b+40)<u(b+48))a=AE(b,0);else{a=Ak(u(b+72),u(b+80));E(a,AU,19);}return a;}Bd AC(P a){B b;Bd f;Bf e;U c,d;
c=u(a+56);e=Ae(a+88,c);a=e.a;d=0;while(a!=e.a+e.b){b=*a-48;if(b>9){d=0;goto a;}a++;d=d*10+b;}b=c<19;c=b?d:0;d=
b;a:f.a=d;f.b=c;return f;}P AD(P b){B a;Bf d;P c;U e;e=u(b+56);c=Ak(u(b+72),u(b+80));d=Ae(b+88,e);L(c,34);b=
d.a;while(b!=d.a+d.b){a=*b;if((B)(a-127)>=161)switch(a){case 92:case 34:break;default:goto a;}E(c,AT,2);L(c,
AH[a>>4]);a=AH[a&15];a:L(c,a);b++;}a=e==19;L(c,34);E(c,a?AY:(P)1,a?3:0);return c;}P Al(P a,U b){if(!b)abort();
return a;}P AG(P b,U c,U a){if(a<c)return b+a*16;abort();}int main(void){U as[809];P at=(P)as,au=at+8,av=at+
176,aw=at+208,ax=at+376,ay=at+400,az=at+448,aA=at+472,aB=at+496,aC=at+520,aD=at+544,aE=at+568,aF=at+592,aG=at+
1392,aH=at+2192,aI=at+2992,aJ=at+3016,aK=at+5464,aL=at+5488,aM=at+5496,aN=at+5520,aO=at+5544,aP=at+5568,aQ=at+
5600,aR=at+5704,aS=at+5752,aT=at+5776,aU=at+5800,aV=at+5848,aW=at+5872,aX=at+5880,aY=at+5984,aZ=at+6032,a0=at+
6080,a1=at+6184,a2=at+6208,a3=at+6232,a4=at+6344,a5=at+6352,a6=at+6360;B l,ao,ap;Bd y,ai;Be s;Bf ag;I aa,af,
al,am,aq,aj,an;P j,a,n,m,r,ac,ak;U b,x,k,c,g,d,e,v,w,o,f,t,ab,z,ah,ad,ae,ar;A8[3]=(size_t)(Bb);Ag(a6,0,65536);
memset(a6+88,0,19);u(a6+24)=(size_t)at;u(a6+32)=(size_t)(P)A8;memset(a6+40,0,32);u(a6+72)=1;u(a6+80)=0;j=
AB(a6);if(!j){y=AC(a6);if(y.a&&y.b-1<10){b=y.b*y.b;s=F(b,1,1);u(a2)=s.a;u(a2+8)=(size_t)s.b;j=s.b;x=0;for(;;){
u(a2+16)=x;if(x==b)break;a=AB(a6);if(a)goto a;ai=AC(a6);if(ai.a){if(!ai.b)k=0;else{if(ai.b>=b)goto b;k=ai.b;}}
else{ag=Ae(a6+88,u(a6+56));if(ag.b!=1)goto b;if(*ag.a!=48)goto b;k=0;}l=k;if(x<16){c=0;while(c!=x){if(j[c]==l)
goto c;c++;}}else{c=(U)(size_t)j;g=c+7&-8;d=g-c;if(g==c){c=x-16;d=0;}else{c=0;do{if(j[c]==l)goto c;c++;}
while(c!=d);c=x-16;if(d>c)goto d;}g=(k&255)*((U)16843009<<32|16843009);do{a=j+d;e=u(a)^g;v=u(a+8)^g;if(((((U)
16843009<<32|16843008)-e|e)&((U)2155905152u<<32|2155905152u)&(((U)16843009<<32|16843008)-v|v))!=((U)
2155905152u<<32|2155905152u))break;d+=16;}while(d<=c);d:if(x!=d){c=0;do{if((j+d)[c]==l)goto c;c++;}while(c!=
x-d);}}if(x==u(a2)){AJ(a2);j=q(a2+8);}j[x]=l;x++;}b=u(a2);if(b==(U)1<<63){a=j;goto e;}u(a4)=b;b=y.b;a=a5;
goto f;c:a=Ak(u(a6+72),u(a6+80));if(!k)E(a,A5,9);else{E(a,A6,5);a=Q(a,k);}E(a,A7,14);goto a;b:a=AD(a6);E(a,AV,
17);a=Q(a,b-1);E(a,AW,6);E(a,AQ,1);E(a,AX,14);a:N(u(a2),j);e:b=(U)(size_t)a;a=a4;x=(U)1<<63;}else{j=AD(a6);
E(j,AZ,15);L(j,49);E(j,A0,4);b=(U)(size_t)Q(j,10);a=a4;x=(U)1<<63;}}else{b=(U)(size_t)j;a=a4;x=(U)1<<63;}f:
u(a)=x;x=u(a4);if(x!=(U)1<<63){k=u(a5);s=F(10000,8,8);u(aE)=s.a;u(aE+8)=(size_t)s.b;u(aE+16)=0;Au(aE,10000);a=
q(aE+8);c=u(aE+16);g=0;while(g!=10000){d=g%100;e=g/1000;l=d/10;e=R(l,e)-M(l,e);v=g/100%10;l=d%10;d=R(l,v)-M(l,
v);d=d+e+R(d,e);u(a+c*8)=(d+2)*d;c++;g++;}u(aE+16)=c;memcpy(aN,aE,24);s=F(100,8,8);u(aD)=s.a;u(aD+8)=(size_t)
s.b;u(aD+16)=0;X(aD,100);a=q(aD+8);c=u(aD+16);g=0;while(g!=100){u(a+c*8)=g;c++;g++;}g=u(aD);u(aM)=0;u(aM+8)=8;
u(aM+16)=0;n=(P)8;d=0;e=0;while(e!=18){u(aL)=e;u(aI)=(size_t)a;u(aI+8)=(size_t)(a+c*8);u(aI+16)=(size_t)aL;y=
Ap(aI);if(y.a){s=F(4,8,8);u(s.b)=y.b;u(aC)=s.a;u(aC+8)=(size_t)s.b;u(aC+16)=1;memcpy(aB,aI,24);m=s.b;v=1;for(;
;){y=Ap(aB);if(!y.a)break;if(v==u(aC)){X(aC,1);m=q(aC+8);}u(m+v*8)=y.b;v++;u(aC+16)=v;}v=u(aC);w=u(aC+16);m=
q(aC+8);}else{v=0;w=0;m=(P)8;}while(w){o=M(w,4);for(;;){if(o<=1){o=1;break;}if(w!=o+1){if(w<=2)break;aa=(I)o+
1;if(0){t=1;f=c;while(aa>1){t=(!(aa&1)?1:f)*t;aa>>=1;f*=f;}f*=t;}else{f=1;t=c;for(;;){if(aa&1){f=t*f;if(aa==1)
break;}aa>>=1;t*=t;}}if(f<=262144)break;}o--;}if(o>w)abort();r=m+o*8;s=F(o,8,8);u(aA)=s.a;u(aA+8)=(size_t)s.b;
u(aA+16)=0;X(aA,o);ac=q(aA+8);ak=m;f=u(aA+16);while(ak!=r){u(ac+f*8)=u(ak);ak+=8;f++;}w-=o;u(aA+16)=f;if(!w)w=
0;else memmove(m,r,w<<3);memcpy(aK,aA,24);r=q(aK+8);o=u(aK+16);s=F(c,8,8);l=c==0;if(!l)memcpy(s.b,a,c<<3);f=0;
while(f!=100){u(aH+f*8)=100;f++;}memset(aG,0,792);memset(aF,0,792);ac=s.b;f=0;while(ac!=s.b+c*8){t=u(ac);
if(t>=100)abort();u(aH+t*8)=f;ao=t/10;ap=t%10;u(aF+t*8)=u((P)A9+M(((B)((I)M(ap,ao)<<1)|ap<ao)-e,2)*8);ac+=8;f++
;}u(aG+792)=1;u(aF+792)=0;ac=r;f=1;while(ac!=r+o*8){t=u(ac);if(t>=100)abort();f*=c;u(aG+t*8)=f;u(aF+t*8)=0;ac+=
8;}Ag(aJ+24,255,f*c);memcpy(aJ+48,aH,800);memcpy(aJ+848,aG,800);memcpy(aJ+1648,aF,800);u(aJ)=s.a;u(aJ+8)=
(size_t)s.b;u(aJ+16)=c;if(d==u(aM)){AN(aM);n=q(aM+8);}memcpy(n+d*2448,aJ,2448);d++;u(aM+16)=d;if(l)c=0;else{o=
0;for(;;){if(!At(aK,u(a+o*8))){t=o;break;}o++;if(o==c)goto g;}for(;;){do{o++;if(o>=c){c=t;goto g;}f=u(a+o*8);}
while(!At(aK,f));u(a+t*8)=f;t++;}}g:J(u(aK),r);}J(v,m);e++;}memcpy(a3,aM,24);J(g,a);Av(a3+48,0,65536);
memcpy(a3+24,aN,24);u(a3+72)=0;u(a3+80)=8;u(a3+88)=0;u(a3+96)=200;u(a3+104)=2000000;a=j+k;n=j;c=0;g=0;d=0;
while(n!=a){l=*n;if(c==k)v=0;else{e=0;v=0;do{v+=((j+c)[e]<l);e++;}while(e!=k-c);}n++;g=!l?c:g;c++;d=v+d;}
if(!b)abort();if(d+k+g/b+g%b&1){u(a3+96)=199;u(a3+104)=1990000;c=1;l=1;g=b;for(;;){c=g*c;if(!l)break;l=0;g*=g;
}if(!c)abort();c=M(R(10000/c,2),1000);n=Ab(160);aY[40]=0;memset(aY+8,0,24);u(aY+32)=1;memset(aX,0,100);g=0;m=
j;d=0;for(;;){e=d;for(;;){if(m==a)goto h;d=e+1;l=*m;v=Aj(b,(k-1+l)%k);w=Aj(b,e);if(w>=100)abort();aX[w]=v;
if(!l)break;m++;e=d;}g=Aj(b,e);m++;}h:u(aY)=g;a=q(a3+8);b=u(a3+16);m=a+b*2448;g=b&((U)268435455<<32|
4294967295u);r=a;d=0;while(r!=m){if(u(r+16)<=k)goto i;r+=2448;d++;}u(aY+8)=g;goto j;i:u(aY+8)=d;if(d>b)abort()
;g=d;j:a=a+g*2448;while(a!=m){b=u(a+16);u(aW)=b;r=q(a+8);if(!b)g=1;else{k=0;g=0;do{d=u(r+k*8);if(d>=100)
abort();g=u(a+d*8+48)*u(a+d*8+848)+g;k++;}while(k!=b);g++;}u(aU)=(size_t)(a+848);u(aU+8)=(size_t)a;u(aU+16)=
(size_t)(a+24);u(aU+24)=(size_t)aW;u(aU+32)=g-b;u(aU+40)=g;y=Ao(aU);if(y.a){s=F(4,8,8);u(s.b)=y.b;u(az)=s.a;
u(az+8)=(size_t)s.b;u(az+16)=1;memcpy(ay,aU,48);r=s.b;b=1;for(;;){y=Ao(ay);if(!y.a)break;if(b==u(az)){X(az,1);
r=q(az+8);}u(r+b*8)=y.b;b++;u(az+16)=b;}memcpy(aV,az,24);b=u(aV+16);r=q(aV+8);}else{u(aV)=0;u(aV+8)=8;u(aV+16)
=0;b=0;r=(P)8;}ac=r;while(ac!=r+b*8){*K(q(a+32),u(a+40),u(ac))=0;ac+=8;}k=0;k:while(k<b){b=u(aV+16);g=
u(G(q(aV+8),b,k));aa=g;d=0;for(;;){e=d;for(;;){if(e==4){k++;goto k;}d=e+1;l=Am[e];e=u(a+16);af=e;if(!af)
abort();al=aa%af;e=u(G(q(a+8),e,al));switch(l){case 0:if(e<90){e+=10;goto l;}e=g;goto m;case 1:if(!(e%10)){e=
g;goto m;}e--;break;case 2:if(e%10<9){e++;break;}e=g;goto m;case 3:if(e<=9){e=g;goto m;}e-=10;}if(e>=100)
abort();l:e=u(a+e*8+48);if(e==100)e=g;else{am=e;e=u(a+40);aq=aa-al+am;aj=aa;an=af;while(e>an){aj/=af;aq=
(aj%af==am?an*(al-am):0)+aq;an*=af;}e=aq;}m:if(*K(q(a+32),u(a+40),e)==255)break;e=d;}l=*K(q(a+32),u(a+40),g);
*K(q(a+32),u(a+40),e)=l+1;b=u(aV+16);if(b==u(aV))Aw(aV);u(q(aV+8)+b*8)=e;b++;u(aV+16)=b;}}J(u(aV),q(aV+8));a+=
2448;}Ai(a3,aX,aY);a=q(a3+56);m=a+u(a3+64)*8;while(a!=m){u(a)=1;a+=8;}a=Ab(16);u(a)=0;a[8]=0;Ax(u(a3+72),q(a3+
80));u(a3+72)=1;u(a3+80)=(size_t)a;u(a3+88)=1;memcpy(a0,aX,100);memcpy(aZ,aY,48);memcpy(n,aZ,48);u(n+48)=0;
memcpy(n+56,a0,100);u(a1)=1;u(a1+8)=(size_t)n;u(a1+16)=1;b=1;k=0;g=53;d=0;for(;;){Al(n,b);l=u(n+8)<u(a3+16);a=
q(a1+8);Al(a,u(a1+16));if(!l)goto n;if(u(a+8)>k){a=q(a1+8);Al(a,u(a1+16));k=u(a+8);g=53;d=0;}a=q(a1+8);b=u(a1+
16);Av(aS,(U)-1,c);e=u(a3+16);v=u(a3+64);n=q(a3+56);w=0;while(w!=b<<2){o=w>>2;if(o>=b)abort();m=a+o*160;
memcpy(aR,m,48);o=u(aR+8);r=AF(q(a3+8),u(a3+16),o);f=u(aR);switch(Am[w&3]){case 0:if(f>=90)goto o;t=f+10;
goto p;case 1:if(!(f%10))goto o;t=f-1;break;case 2:if(f%10>=9)goto o;t=f+1;break;case 3:if(f<=9)goto o;t=f-10;
}if(t>=100)abort();p:ab=u(r+t*8+48);if(ab!=100){l=*(m+t+56);if(l>=100)abort();z=u(r+l*8+848);ah=u(r+l*8+1648);
u(aR)=t;if(f>=100)abort();ad=u(r+f*8+48);ab=ab-ad+u(aR+16)+(ad-ab)*z;u(aR+16)=ab;z=(U)l*100;ad=z+f;ae=
u(G(q(a3+32),u(a3+40),ad));ar=u(aR+24);z+=t;ae=(ae-u(G(q(a3+32),u(a3+40),z)))*ah+ar;u(aR+24)=ae;z*=((U)
2654435769u<<32|2135587861);ad*=((U)2654435769u<<32|2135587861);z=(z>>29^z)*((U)2654435769u<<32|2135587861)
^(ad>>29^ad)*((U)2654435769u<<32|2135587861)^u(aR+32);u(aR+32)=z;l=*K(q(r+32),u(r+40),ab);aR[40]=l;if(!l){
memcpy(aQ,m+56,100);Af(aQ,t,f);Ai(a3,aQ,aR);l=aR[40];z=u(aR+32);ae=u(aR+24);o=u(aR+8);}o=g*l+ae<<14|e-o<<46|w;
f=z>>48;if(f>=v)abort();m=n+f*8;if(u(m)!=z){r=q(aS+8);f=u(aS+16);if(o<u(G(r,f,c-1))){t=u(aS);if(!f){f=0;ab=0;}
else{f--;u(aS+16)=f;if(!f){f=0;ab=0;}else{ab=0;ah=f;while(ah>1){ad=ah>>1;ae=ad+ab;ab=u(r+ae*8)<o?ae:ab;ah-=ad;
}ab+=(u(r+ab*8)<o);}}if(f==t){Aw(aS);r=q(aS+8);}r=r+ab*8;if(ab<f)memmove(r+8,r,f-ab<<3);u(r)=o;u(aS+16)=f+1;}}
u(m)=z;}o:w++;}b=u(aS);a=q(aS+8);e=u(aS+16);v=u(G(a,e,0))>>46;if(v>u(a3+16)-k)d++;else{u(aP)=(size_t)a;u(aP+8)
=(size_t)(a+e*8);u(aP+16)=(size_t)a3;u(aP+24)=(size_t)a1;Aq(aw,aP);if(u(aw)){s=F(4,8,160);memcpy(s.b,aw+8,160)
;u(ax)=s.a;u(ax+8)=(size_t)s.b;u(ax+16)=1;memcpy(av,aP,32);n=s.b;e=1;for(;;){Aq(au,av);if(!u(au))break;if(e==
u(ax)){Ah(ax,e,1,160);n=q(ax+8);}memcpy(n+e*160,au+8,160);e++;u(ax+16)=e;}v=u(ax);}else{e=0;n=(P)8;v=0;}
Ay(u(a1),q(a1+8));u(a1)=v;u(a1+8)=(size_t)n;u(a1+16)=e;d++;if(d!=80)goto q;d=80;}memset(q(a3+56),0,u(a3+64)
<<3);g=1048576;q:J(b,a);b=u(a1+16);n=q(a1+8);}abort();n:b=u(a+48);u(aT)=0;u(aT+8)=1;u(aT+16)=0;a=(P)1;k=0;
while(b){l=AG(q(a3+80),u(a3+88),b)[8];if(k==u(aT)){AM(aT);a=q(aT+8);}a[k]=l;k++;u(aT+16)=k;b=u(AG(q(a3+80),
u(a3+88),b));}a=q(aT+8);b=k>>1;c=0;while(c!=b){if(!b)abort();n=a+c;m=a+k+(D)~c;l=*n;*n=*m;*m=l;c++;}b=u(aT);
Ay(u(a1),q(a1+8));if((S)b<=-1)goto r;Ag(aO,0,k);n=q(aO+8);c=u(aO+16);g=0;while(g!=M(k,c)){n[g]=AR[a[g]];g++;}
k=u(aO);m=Ac(n,c);if(!m){N(k,n);goto s;}m=W(m);N(k,n);goto t;}b=(U)2147483648u<<32|1;r:n=Ac(AS,10);if(n){m=
W(n);goto t;}s:n=Ac(AI,1);if(!n)m=0;else m=W(n);t:N(x,j);if((S)b>-1)O(b,a,1,1);j=q(a3+8);b=u(a3+16);x=0;
while(x!=b){a=j+x*2448;J(u(a),q(a+8));N(u(a+24),q(a+32));x++;}O(u(a3),q(a3+8),8,2448);J(u(a3+24),q(a3+32));
J(u(a3+48),q(a3+56));Ax(u(a3+72),q(a3+80));goto u;}m=p(b);u:N(u(a6),q(a6+8));As(q(a6+64));if(!(I)
fflush(stdout))j=0;else j=W(Ad());l=m==0;a=l?j:m;if(!(l|j==0))free(j);if(a)if(!AA(a).b)free(a);else{ag=AA(a);
Ar(ag.a,ag.b);Ar(AI,1);AL();}return 0;}
