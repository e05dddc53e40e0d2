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
typedef struct{U a;B b;}Bd;typedef struct{U a;U b;}Be;typedef struct{U a;P b;}Bf;typedef struct{P a;U b;}Bg;
B AQ[]="0",AR[]="DLRU",AS[]="No Answer!",Am[]={0,1,2,3},AI[]="0123456789abcdef",AT[]="\\x",AU[]="board ",AV[]=
", ",AW[]="word ",AX[]=": ",AY[]="the input ends here",AZ[]=" is none of 1 to ",A0[]=", nor ",A1[]=
" for the blank",A2[]="the blank",A3[]="tile ",A4[]=" appears twice",A5[]="...",A6[]=" is no side of ",A7[]=
" to ",AJ[]="\n",Ba[]="the output cannot be written";U A8[3]={6,5,2},A9[4]={0,0,1};U R(U a,U b){
return a>b?a:b;}U M(U a,U b){return a<b?a:b;}Bd Bb(U a,U b){Bd r;r.a=a*b;r.b=b&&r.a/b!=a;return r;}P Z(U b){
P a;if(b<2147483648u)a=(P)malloc(b);else a=0;return a;}P An(P a,U b){if(b<2147483648u)a=(P)realloc(a,b);else 
a=0;return a;}Bg Aa(U d,U a,B e){Bg c;P b;if(!a)b=p(d);else if(e){if(a<2147483648u)b=(P)calloc(a,1);else b=0;}
else b=Z(a);c.a=b;c.b=a;return c;}void AL(P c,U d,P a,U b){U e;if((S)b>-1){if(!d)a=Z(b);else a=An(a,b);if(!a){
u(c+8)=1;d=16;e=1;}else{u(c+8)=(size_t)a;d=16;e=0;}}else{d=8;b=0;e=1;}u(c+d)=b;u(c)=e;}void AK(P a){U d[3];
P e=(P)d;U b,c;b=u(a);c=R(b<<1,8);AL(e,b,q(a+8),c);if(u(e))abort();u(a+8)=(size_t)q(e+8);u(a)=c;}P Ab(U b){
P a;a=Z(b);if(!a)abort();return a;}Be Ao(P b){Be e;P g,j,c;U a,d,f;g=q(b+8);j=q(b+16);c=q(b);for(;;){if(c==g){
d=0;break;}u(b)=(size_t)(c+8);a=u(c);d=a/10;f=a%10;if((M(f,d)<<1|f<d)==u(j)){d=1;break;}c+=8;}e.a=d;e.b=a;
return e;}P G(P b,U c,U a){if(a<c)return b+a*8;abort();}P K(P b,U c,U a){if(a<c)return b+a;abort();}Be Ap(P b)
{Be e;P k,f,l,g;U d,a,j,c;d=u(b+40);k=q(b+24);f=q(b+8);l=q(b);g=q(b+16);a=u(b+32);for(;;){if(a>=d){d=0;goto a;
}j=a+1;u(b+32)=j;c=u(k);if(!c)abort();c=u(G(q(f+8),u(f+16),a%c));if(c>=100)abort();if(u(l+c*8)<2)if(*K(q(g+8),
u(g+16),a)==255){d=1;goto a;}a=j;}abort();a:e.a=d;e.b=a;return e;}P AH(P b,U c,U a){if(a<c)return b+a*2448;
abort();}void Af(P a,U b,U c){B e;P d;if(b>=100)abort();if(c>=100)abort();d=a+b;a+=c;e=*d;*d=*a;*a=e;}
void Ai(P a,P m,P d){B c;P l,n,e,r;U b,k,o,g,f,j,s;b=u(d+8);k=u(a+16);if(b>k)abort();l=q(a+8);n=q(a+32);o=u(a+
40);a=l+b*2448;while(a!=l+k*2448){memset(d+16,0,16);e=q(a+8);r=e+u(a+16)*8;g=0;f=0;while(e!=r){j=u(e);if(j>=
100)abort();c=m[j];if(c>=100)abort();f=f+u(a+j*8+48)*u(a+c*8+848);u(d+16)=f;s=u(a+c*8+1648);g=g+u(G(n,o,(U)
c*100+j))*s;u(d+24)=g;e+=8;}c=*K(q(a+32),u(a+40),f);d[40]=c;if(c)break;b++;u(d+8)=b;a+=2448;}}Be V(P e,U a,
U c,U f,U g){U m[4];P n=(P)m,o=n+8,r=n+16,s=n+24;Bd d;Be j;Bg b;P k,l;c+=a;if(c<a)c=0;else{a=u(e);c=R(R(c,
a<<1),g==1?8:g<1025?4:1);k=q(e+8);d=Bb(g,c);if(d.b||d.a>((U)1<<63)-f){e=r;a=0;}else{if(!a){l=n;a=0;}else{u(n)=
f;l=o;a*=g;}u(l)=a;if(!u(n))b=Aa(f,d.a,0);else if(!u(o))b=Aa(f,d.a,0);else{b.a=An(k,d.a);b.b=d.a;}if(b.a){u(e+
8)=(size_t)b.a;u(e)=c;c=(U)2147483648u<<32|1;goto a;}u(r)=f;e=s;a=d.a;}u(e)=a;a=u(s);c=u(r);}a:j.a=c;j.b=a;
return j;}void AP(P a){if(V(a,u(a),1,8,16).a!=((U)2147483648u<<32|1))abort();}void Aq(P e,P f){U x[37];P y=(P)
x,z=y+104,aa=y+152,ab=y+256;B r,j;P s,d,o,n,k,l;U b,c,a,m,t,g,v,w;s=q(f+8);d=q(f+16);o=q(f+24);b=u(e);n=q(f);
while(n!=s){u(f)=(size_t)(n+8);c=u(n);a=c>>2&4095;k=q(o+8)+a*160;if(a<u(o+16)){memcpy(z,k,48);l=AH(q(d+8),u(d+
16),u(z+8));a=u(z);r=Am[c&3];switch(r){case 0:if(a>=90)goto a;c=a+10;goto b;case 1:if(!(a%10))goto a;c=a-1;
break;case 2:if(a%10>=9)goto a;c=a+1;break;case 3:if(a<=9)goto a;c=a-10;}if(c>=100)goto c;b:m=u(l+c*8+48);
if(m!=100)goto d;a:;}b=0;n+=8;}u(e)=0;return;d:u(e)=b;j=*(k+c+56);if(j>=100)abort();b=u(l+j*8+848);t=u(l+j*8+
1648);u(z)=c;if(a>=100)abort();g=u(l+a*8+48);m=m-g+u(z+16)+(g-m)*b;u(z+16)=m;b=(U)j*100;g=b+a;v=u(G(q(d+32),
u(d+40),g));w=u(z+24);b+=c;u(z+24)=(v-u(G(q(d+32),u(d+40),b)))*t+w;b*=((U)2654435769u<<32|2135587861);g*=((U)
2654435769u<<32|2135587861);u(z+32)=(b>>29^b)*((U)2654435769u<<32|2135587861)^(g>>29^g)*((U)2654435769u<<32|
2135587861)^u(z+32);j=*K(q(l+32),u(l+40),m);z[40]=j;if(!j){memcpy(y,k+56,100);Af(y,c,a);Ai(d,y,z);c=u(z);}
memcpy(ab,z+8,40);memcpy(aa,k+56,100);Af(aa,u(k),c);b=u(k+48);a=u(d+88);if(a==u(d+72))AP(d+72);f=q(d+80)+a*16;
u(f)=b;f[8]=r;u(d+88)=a+1;u(e+8)=c;memcpy(e+16,ab,40);u(e+56)=a;memcpy(e+64,aa,100);u(e)=1;return;c:u(e)=b;
abort();}void Y(P a,U c,B f,U d,U g){Bd b;Bg e;b=Bb(g,c);if(b.b||b.a>((U)1<<63)-d){u(a+8)=0;c=1;}else if(!b.a)
{u(a+8)=0;u(a+16)=(size_t)p(d);c=0;}else{e=Aa(d,b.a,f);if(!e.a){u(a+8)=d;u(a+16)=b.a;c=1;}else{u(a+8)=c;u(a+
16)=(size_t)e.a;c=0;}}u(a)=c;}P Ad(void){U d[3];P e=(P)d;P b,a;U c;Y(e,28,0,1,1);c=u(e+8);if(u(e))abort();b=
q(e+16);memcpy(b,Ba,28);a=(P)malloc(32);if(!a)abort();*a=4;u(a+8)=c;u(a+16)=(size_t)b;u(a+24)=28;return a;}
void Ar(P b,U a){if(a!=(U)fwrite(b,1,a,stderr))Ad();}P Ac(P a,U b){if(b==(U)fwrite(a,1,b,stdout))a=0;else a=
Ad();return a;}void AM(void){exit(1);}Bf Bc(P d,P b,U c){Bf a;a.a=0;a.b=p((U)fread(b,1,c,stdin));return a;}
void O(U a,P b,U c,U d){U f[2];P g=(P)f,j=g+8;P e;if(!a){e=g;a=0;}else{u(g)=c;e=j;a*=d;}u(e)=a;if(u(g))if(u(j)
)free(b);}void N(U a,P b){O(a,b,1,1);}void At(P a){free(a);}void As(P a){N(u(a),q(a+8));At(q(a+64));}
Bg Ae(P c,U b){Bg a;if(b>19)abort();a.a=c;a.b=b;return a;}B Au(P c,U f){B b;P a;U g,d,e;a=q(c+8);g=u(c+16);d=
g&((U)268435455<<32|4294967288u);c=a+d*8;while(d){e=0;b=0;do{b=b|u(a+e*8)==f;e++;}while(e!=8);if(b){b=0;
goto a;}d-=8;a+=64;}a=c;for(;;){if(a==c+(g&7)*8){b=1;break;}if(u(a)==f){b=0;break;}a+=8;}a:return b;}
void Ah(P a,U b,U c,U d){if(V(a,b,c,8,d).a!=((U)2147483648u<<32|1))abort();}void X(P a,U b){U c;c=u(a+16);
if(b>u(a)-c)Ah(a,c,b,8);}void Av(P a,U b){U c;c=u(a+16);if(b>u(a)-c)Ah(a,c,b,8);}Bf F(U a,U c,U d){U e[3];P f=
(P)e;Bf b;Y(f,a,0,c,d);a=u(f+8);if(u(f))abort();b.a=a;b.b=q(f+16);return b;}void Ag(P a,B d,U b){U g[3];P j=
(P)g;Bf c;P f;U e;if(!d){Y(j,b,1,1,1);e=u(j+8);if(u(j))abort();f=q(j+16);u(a)=e;u(a+8)=(size_t)f;u(a+16)=b;}
else{c=F(b,1,1);u(a)=c.a;u(a+8)=(size_t)c.b;memset(c.b,255,b);u(a+16)=b;}}void Aw(P c,U a,U b){U g[6];P j=(P)
g,k=j+24;Bf e;P d;U f;if(!a){Y(j,b,1,8,8);a=u(j+8);if(u(j))abort();d=q(j+16);u(c)=a;u(c+8)=(size_t)d;u(c+16)=
b;}else{e=F(b,8,8);u(k)=e.a;u(k+8)=(size_t)e.b;u(k+16)=0;Av(k,b);a=u(k+16);f=1;d=q(k+8)+a*8;for(;;){u(d)=(U)
-1;if(f==b)break;f++;d+=8;}u(k+16)=a+b;memcpy(c,k,24);}}void Ax(P a){if(V(a,u(a),1,8,8).a!=((U)
2147483648u<<32|1))abort();}void AN(P a){if(V(a,u(a),1,8,2448).a!=((U)2147483648u<<32|1))abort();}void AO(P a)
{if(V(a,u(a),1,1,1).a!=((U)2147483648u<<32|1))abort();}void J(U a,P b){O(a,b,8,8);}void Ay(U a,P b){O(a,b,8,
16);}void Az(U a,P b){O(a,b,8,160);}U Aj(U a,U b){if(!a)abort();return b/a*10+(10-a)*11+b%a;}void L(P a,B c){
U b;b=u(a);if(b<=249){*(a+b+8)=c;u(a)=b+1;}}P Q(P a,U b){if(b>9)a=Q(a,b/10);L(a,b%10|48);return a;}P AA(void){
P a;a=Ab(264);memset(a,0,258);return a;}P E(P b,P c,U d){P a;a=c;while(a!=c+d){L(b,*a);a++;}return b;}
Bg AB(P b){Bg a;U c;c=u(b);if(c>250)abort();a.a=b+8;a.b=c;return a;}P Ak(U b,U c){P a;a=AA();if(b){E(a,AU,6);
a=Q(a,b);E(a,AV,2);}E(a,AW,5);a=Q(a,c);E(a,AX,2);return a;}P W(P a){P b;b=AA();if(*a)E(b,q(a+16),u(a+24));
return b;}P AD(P a,B g){B l;Bf f;P e,j,m,n;U k,b,c,d;u(a+56)=0;e=q(a+24);j=q(a+8);k=u(a+16);m=q(a+32)+24;b=
u(a+48);c=u(a+40);d=0;for(;;){do{if(c==b){memset(a+40,0,16);n=q(m);for(;;){f=((Bf(*)(P,P,U))(size_t)n)(e,j,k);
if(!f.a)break;if(*f.b!=1)goto a;}b=(U)(size_t)f.b;u(a+48)=b;c=0;}if(b>k)abort();if(c>=b)goto b;l=j[c];
switch(l){case 9:case 10:case 12:case 13:case 32:break;default:if(g)goto b;goto c;}if(!g)goto b;c:c++;u(a+40)=
c;}while(d>=19);*(a+d+88)=l;d++;u(a+56)=d;}a:e=W(f.b);At(q(a+64));goto d;b:e=q(a+64);d:u(a+64)=0;return e;}
P AC(P b){P a;u(b+80)++;a=AD(b,1);if(!a)if(u(b+40)<u(b+48))a=AD(b,0);else{a=Ak(u(b+72),u(b+80));E(a,AY,19);}
return a;}Be AE(P a){B b;Be f;Bg e;U c,d;c=u(a+56);e=Ae(a+88,c);a=e.a;d=0;while(a!=e.a+e.b){b=*a-48;if(b>9){d=
0;goto a;}a++;d=d*10+b;}b=c<19;c=b?d:0;d=b;a:f.a=d;f.b=c;return f;}P AF(P b){B a;Bg d;P c;U e;e=u(b+56);c=
Ak(u(b+72),u(b+80));d=Ae(b+88,e);L(c,34);b=d.a;while(b!=d.a+d.b){a=*b;if((B)(a-127)>=161)switch(a){case 92:
case 34:break;default:goto a;}E(c,AT,2);L(c,AI[a>>4]);a=AI[a&15];a:L(c,a);b++;}a=e==19;L(c,34);E(c,a?A5:(P)1,
a?3:0);return c;}P Al(P a,U b){if(!b)abort();return a;}P AG(P b,U c,U a){if(a<c)return b+a*16;abort();}
int main(void){U as[821];P at=(P)as,au=at+8,av=at+176,aw=at+208,ax=at+376,ay=at+400,az=at+448,aA=at+472,aB=at+
496,aC=at+520,aD=at+544,aE=at+568,aF=at+592,aG=at+616,aH=at+648,aI=at+752,aJ=at+800,aK=at+824,aL=at+848,aM=at+
896,aN=at+920,aO=at+928,aP=at+1032,aQ=at+1080,aR=at+1128,aS=at+1232,aT=at+1256,aU=at+2056,aV=at+2856,aW=at+
3656,aX=at+3680,aY=at+6128,aZ=at+6152,a0=at+6160,a1=at+6184,a2=at+6208,a3=at+6304,a4=at+6328,a5=at+6440,a6=at+
6552,a7=at+6560;B l,ao,ap;Be y,ai;Bf s;Bg ag;I aa,af,al,am,aq,aj,an;P j,a,n,m,r,ac,ak;U b,x,k,c,g,d,e,v,w,o,f,
t,ab,z,ah,ad,ae,ar;A9[3]=(size_t)(Bc);Ag(a5,0,65536);memset(a5+88,0,19);u(a5+24)=(size_t)at;u(a5+32)=(size_t)
(P)A9;memset(a5+40,0,32);u(a5+72)=1;u(a5+80)=0;j=AC(a5);if(!j){y=AE(a5);if(y.a&&y.b-1<10){b=y.b*y.b;s=F(b,1,1)
;u(a3)=s.a;u(a3+8)=(size_t)s.b;j=s.b;x=0;for(;;){u(a3+16)=x;if(x==b)break;a=AC(a5);if(a)goto a;ai=AE(a5);
if(ai.a){if(!ai.b)k=0;else{if(ai.b>=b)goto b;k=ai.b;}}else{ag=Ae(a5+88,u(a5+56));if(ag.b!=1)goto b;if(*ag.a!=
48)goto b;k=0;}l=k;if(x<16){c=0;while(c!=x){if(j[c]==l)goto c;c++;}}else{c=(U)(size_t)j;g=c+7&-8;d=g-c;if(g==
c){c=x-16;d=0;}else{c=0;do{if(j[c]==l)goto c;c++;}while(c!=d);c=x-16;if(d>c)goto d;}g=(k&255)*((U)
16843009<<32|16843009);do{a=j+d;e=u(a)^g;v=u(a+8)^g;if(((((U)16843009<<32|16843008)-e|e)&((U)2155905152u<<32|
2155905152u)&(((U)16843009<<32|16843008)-v|v))!=((U)2155905152u<<32|2155905152u))break;d+=16;}while(d<=c);d:
if(x!=d){c=0;do{if((j+d)[c]==l)goto c;c++;}while(c!=x-d);}}if(x==u(a3)){AK(a3);j=q(a3+8);}j[x]=l;x++;}b=u(a3);
if(b==(U)1<<63){a=j;goto e;}u(a6)=b;b=y.b;a=a7;goto f;c:a=Ak(u(a5+72),u(a5+80));if(!k)E(a,A2,9);else{E(a,A3,5)
;a=Q(a,k);}E(a,A4,14);goto a;b:a=AF(a5);E(a,AZ,17);a=Q(a,b-1);E(a,A0,6);E(a,AQ,1);E(a,A1,14);a:N(u(a3),j);e:b=
(U)(size_t)a;a=a6;x=(U)1<<63;}else{j=AF(a5);E(j,A6,15);L(j,49);E(j,A7,4);b=(U)(size_t)Q(j,10);a=a6;x=(U)1<<63;
}}else{b=(U)(size_t)j;a=a6;x=(U)1<<63;}f:u(a)=x;x=u(a6);if(x!=(U)1<<63){k=u(a7);As(a5);s=F(10000,8,8);u(aE)=
s.a;u(aE+8)=(size_t)s.b;u(aE+16)=0;Av(aE,10000);a=q(aE+8);c=u(aE+16);g=0;while(g!=10000){d=g%100;e=g/1000;l=
d/10;e=R(l,e)-M(l,e);v=g/100%10;l=d%10;d=R(l,v)-M(l,v);d=d+e+R(d,e);u(a+c*8)=(d+2)*d;c++;g++;}u(aE+16)=c;
memcpy(a1,aE,24);s=F(100,8,8);u(aD)=s.a;u(aD+8)=(size_t)s.b;u(aD+16)=0;X(aD,100);a=q(aD+8);c=u(aD+16);g=0;
while(g!=100){u(a+c*8)=g;c++;g++;}g=u(aD);u(a0)=0;u(a0+8)=8;u(a0+16)=0;n=(P)8;d=0;e=0;while(e!=18){u(aZ)=e;
u(aW)=(size_t)a;u(aW+8)=(size_t)(a+c*8);u(aW+16)=(size_t)aZ;y=Ao(aW);if(y.a){s=F(4,8,8);u(s.b)=y.b;u(aC)=s.a;
u(aC+8)=(size_t)s.b;u(aC+16)=1;memcpy(aB,aW,24);m=s.b;v=1;for(;;){y=Ao(aB);if(!y.a)break;if(v==u(aC)){X(aC,1);
m=q(aC+8);}u(m+v*8)=y.b;v++;u(aC+16)=v;}v=u(aC);w=u(aC+16);m=q(aC+8);}else{v=0;w=0;m=(P)8;}while(w){o=M(w,4);
for(;;){if(o<=1){o=1;break;}if(w!=o+1){if(w<=2)break;aa=(I)o+1;if(0){t=1;f=c;while(aa>1){t=(!(aa&1)?1:f)*t;
aa>>=1;f*=f;}f*=t;}else{f=1;t=c;for(;;){if(aa&1){f=t*f;if(aa==1)break;}aa>>=1;t*=t;}}if(f<=262144)break;}o--;}
if(o>w)abort();r=m+o*8;s=F(o,8,8);u(aA)=s.a;u(aA+8)=(size_t)s.b;u(aA+16)=0;X(aA,o);ac=q(aA+8);ak=m;f=u(aA+16);
while(ak!=r){u(ac+f*8)=u(ak);ak+=8;f++;}w-=o;u(aA+16)=f;if(!w)w=0;else memmove(m,r,w<<3);memcpy(aY,aA,24);r=
q(aY+8);o=u(aY+16);s=F(c,8,8);l=c==0;if(!l)memcpy(s.b,a,c<<3);f=0;while(f!=100){u(aV+f*8)=100;f++;}memset(aU,
0,792);memset(aT,0,792);ac=s.b;f=0;while(ac!=s.b+c*8){t=u(ac);if(t>=100)abort();u(aV+t*8)=f;ao=t/10;ap=t%10;
u(aT+t*8)=u((P)A8+M(((B)((I)M(ap,ao)<<1)|ap<ao)-e,2)*8);ac+=8;f++;}u(aU+792)=1;u(aT+792)=0;ac=r;f=1;while(ac!=
r+o*8){t=u(ac);if(t>=100)abort();f*=c;u(aU+t*8)=f;u(aT+t*8)=0;ac+=8;}Ag(aX+24,255,f*c);memcpy(aX+48,aV,800);
memcpy(aX+848,aU,800);memcpy(aX+1648,aT,800);u(aX)=s.a;u(aX+8)=(size_t)s.b;u(aX+16)=c;if(d==u(a0)){AN(a0);n=
q(a0+8);}memcpy(n+d*2448,aX,2448);d++;u(a0+16)=d;if(l)c=0;else{o=0;for(;;){if(!Au(aY,u(a+o*8))){t=o;break;}o++
;if(o==c)goto g;}for(;;){do{o++;if(o>=c){c=t;goto g;}f=u(a+o*8);}while(!Au(aY,f));u(a+t*8)=f;t++;}}g:J(u(aY),
r);}J(v,m);e++;}memcpy(a2,a0,24);J(g,a);Aw(a2+48,0,65536);memcpy(a2+24,a1,24);u(a2+72)=0;u(a2+80)=8;u(a2+88)=
0;memcpy(a4,a2,96);u(a4+96)=200;u(a4+104)=2000000;a=j+k;n=j;c=0;g=0;d=0;while(n!=a){l=*n;if(c==k)v=0;else{e=0;
v=0;do{v+=((j+c)[e]<l);e++;}while(e!=k-c);}n++;g=!l?c:g;c++;d=v+d;}if(!b)abort();if(d+k+g/b+g%b&1){u(a4+96)=
199;u(a4+104)=1990000;c=1;l=1;g=b;for(;;){c=g*c;if(!l)break;l=0;g*=g;}if(!c)abort();c=M(R(10000/c,2),1000);n=
Ab(160);aP[40]=0;memset(aP+8,0,24);u(aP+32)=1;memset(aO,0,100);g=0;m=j;d=0;for(;;){e=d;for(;;){if(m==a)goto h;
d=e+1;l=*m;v=Aj(b,(k-1+l)%k);w=Aj(b,e);if(w>=100)abort();aO[w]=v;if(!l)break;m++;e=d;}g=Aj(b,e);m++;}h:u(aP)=
g;a=q(a4+8);b=u(a4+16);m=a+b*2448;g=b&((U)268435455<<32|4294967295u);r=a;d=0;while(r!=m){if(u(r+16)<=k)goto i;
r+=2448;d++;}u(aP+8)=g;goto j;i:u(aP+8)=d;if(d>b)abort();g=d;j:a=a+g*2448;while(a!=m){b=u(a+16);u(aN)=b;r=q(a+
8);if(!b)g=1;else{k=0;g=0;do{d=u(r+k*8);if(d>=100)abort();g=u(a+d*8+48)*u(a+d*8+848)+g;k++;}while(k!=b);g++;}
u(aL)=(size_t)(a+848);u(aL+8)=(size_t)a;u(aL+16)=(size_t)(a+24);u(aL+24)=(size_t)aN;u(aL+32)=g-b;u(aL+40)=g;y=
Ap(aL);if(y.a){s=F(4,8,8);u(s.b)=y.b;u(az)=s.a;u(az+8)=(size_t)s.b;u(az+16)=1;memcpy(ay,aL,48);r=s.b;b=1;for(;
;){y=Ap(ay);if(!y.a)break;if(b==u(az)){X(az,1);r=q(az+8);}u(r+b*8)=y.b;b++;u(az+16)=b;}memcpy(aM,az,24);b=
u(aM+16);r=q(aM+8);}else{u(aM)=0;u(aM+8)=8;u(aM+16)=0;b=0;r=(P)8;}ac=r;while(ac!=r+b*8){*K(q(a+32),u(a+40),
u(ac))=0;ac+=8;}k=0;k:while(k<b){b=u(aM+16);g=u(G(q(aM+8),b,k));aa=g;d=0;for(;;){e=d;for(;;){if(e==4){k++;
goto k;}d=e+1;l=Am[e];e=u(a+16);af=e;if(!af)abort();al=aa%af;e=u(G(q(a+8),e,al));switch(l){case 0:if(e<90){e+=
10;goto l;}e=g;goto m;case 1:if(!(e%10)){e=g;goto m;}e--;break;case 2:if(e%10<9){e++;break;}e=g;goto m;case 3:
if(e<=9){e=g;goto m;}e-=10;}if(e>=100)abort();l:e=u(a+e*8+48);if(e==100)e=g;else{am=e;e=u(a+40);aq=aa-al+am;
aj=aa;an=af;while(e>an){aj/=af;aq=(aj%af==am?an*(al-am):0)+aq;an*=af;}e=aq;}m:if(*K(q(a+32),u(a+40),e)==255)
break;e=d;}l=*K(q(a+32),u(a+40),g);*K(q(a+32),u(a+40),e)=l+1;b=u(aM+16);if(b==u(aM))Ax(aM);u(q(aM+8)+b*8)=e;b++
;u(aM+16)=b;}}J(u(aM),q(aM+8));a+=2448;}Ai(a4,aO,aP);a=q(a4+56);m=a+u(a4+64)*8;while(a!=m){u(a)=1;a+=8;}a=
Ab(16);u(a)=0;a[8]=0;Ay(u(a4+72),q(a4+80));u(a4+72)=1;u(a4+80)=(size_t)a;u(a4+88)=1;memcpy(aR,aO,100);
memcpy(aQ,aP,48);memcpy(n,aQ,48);u(n+48)=0;memcpy(n+56,aR,100);u(aS)=1;u(aS+8)=(size_t)n;u(aS+16)=1;b=1;k=0;g=
53;d=0;for(;;){Al(n,b);l=u(n+8)<u(a4+16);a=q(aS+8);Al(a,u(aS+16));if(!l)goto n;if(u(a+8)>k){a=q(aS+8);Al(a,
u(aS+16));k=u(a+8);g=53;d=0;}a=q(aS+8);b=u(aS+16);Aw(aJ,(U)-1,c);e=u(a4+16);v=u(a4+64);n=q(a4+56);w=0;
while(w!=b<<2){o=w>>2;if(o>=b)abort();m=a+o*160;memcpy(aI,m,48);o=u(aI+8);r=AH(q(a4+8),u(a4+16),o);f=u(aI);
switch(Am[w&3]){case 0:if(f>=90)goto o;t=f+10;goto p;case 1:if(!(f%10))goto o;t=f-1;break;case 2:if(f%10>=9)
goto o;t=f+1;break;case 3:if(f<=9)goto o;t=f-10;}if(t>=100)abort();p:ab=u(r+t*8+48);if(ab!=100){l=*(m+t+56);
if(l>=100)abort();z=u(r+l*8+848);ah=u(r+l*8+1648);u(aI)=t;if(f>=100)abort();ad=u(r+f*8+48);ab=ab-ad+u(aI+16)+
(ad-ab)*z;u(aI+16)=ab;z=(U)l*100;ad=z+f;ae=u(G(q(a4+32),u(a4+40),ad));ar=u(aI+24);z+=t;ae=(ae-u(G(q(a4+32),
u(a4+40),z)))*ah+ar;u(aI+24)=ae;z*=((U)2654435769u<<32|2135587861);ad*=((U)2654435769u<<32|2135587861);z=
(z>>29^z)*((U)2654435769u<<32|2135587861)^(ad>>29^ad)*((U)2654435769u<<32|2135587861)^u(aI+32);u(aI+32)=z;l=
*K(q(r+32),u(r+40),ab);aI[40]=l;if(!l){memcpy(aH,m+56,100);Af(aH,t,f);Ai(a4,aH,aI);l=aI[40];z=u(aI+32);ae=
u(aI+24);o=u(aI+8);}o=g*l+ae<<14|e-o<<46|w;f=z>>48;if(f>=v)abort();m=n+f*8;if(u(m)!=z){r=q(aJ+8);f=u(aJ+16);
if(o<u(G(r,f,c-1))){t=u(aJ);if(!f){f=0;ab=0;}else{f--;u(aJ+16)=f;if(!f){f=0;ab=0;}else{ab=0;ah=f;while(ah>1){
ad=ah>>1;ae=ad+ab;ab=u(r+ae*8)<o?ae:ab;ah-=ad;}ab+=(u(r+ab*8)<o);}}if(f==t){Ax(aJ);r=q(aJ+8);}r=r+ab*8;
if(ab<f)memmove(r+8,r,f-ab<<3);u(r)=o;u(aJ+16)=f+1;}}u(m)=z;}o:w++;}b=u(aJ);a=q(aJ+8);e=u(aJ+16);v=u(G(a,e,0))
>>46;if(v>u(a4+16)-k)d++;else{u(aG)=(size_t)a;u(aG+8)=(size_t)(a+e*8);u(aG+16)=(size_t)a4;u(aG+24)=(size_t)aS;
Aq(aw,aG);if(u(aw)){s=F(4,8,160);memcpy(s.b,aw+8,160);u(ax)=s.a;u(ax+8)=(size_t)s.b;u(ax+16)=1;memcpy(av,aG,
32);n=s.b;e=1;for(;;){Aq(au,av);if(!u(au))break;if(e==u(ax)){Ah(ax,e,1,160);n=q(ax+8);}memcpy(n+e*160,au+8,
160);e++;u(ax+16)=e;}v=u(ax);}else{v=0;n=(P)8;e=0;}Az(u(aS),q(aS+8));u(aS)=v;u(aS+8)=(size_t)n;u(aS+16)=e;d++;
if(d!=80)goto q;d=80;}memset(q(a4+56),0,u(a4+64)<<3);g=1048576;q:J(b,a);b=u(aS+16);n=q(aS+8);}abort();n:b=u(a+
48);u(aK)=0;u(aK+8)=1;u(aK+16)=0;a=(P)1;k=0;while(b){l=AG(q(a4+80),u(a4+88),b)[8];if(k==u(aK)){AO(aK);a=q(aK+
8);}a[k]=l;k++;u(aK+16)=k;b=u(AG(q(a4+80),u(a4+88),b));}a=q(aK+8);b=k>>1;c=0;while(c!=b){if(!b)abort();n=a+c;
m=a+k+(D)~c;l=*n;*n=*m;*m=l;c++;}b=u(aK);Az(u(aS),q(aS+8));if((S)b<=-1)goto r;Ag(aF,0,k);n=q(aF+8);c=u(aF+16);
g=0;while(g!=M(k,c)){n[g]=AR[a[g]];g++;}k=u(aF);m=Ac(n,c);if(!m){N(k,n);goto s;}m=W(m);N(k,n);goto t;}b=(U)
2147483648u<<32|1;r:n=Ac(AS,10);if(n){m=W(n);goto t;}s:n=Ac(AJ,1);if(!n)m=0;else m=W(n);t:N(x,j);if((S)b>-1)
O(b,a,1,1);j=q(a4+8);b=u(a4+16);x=0;while(x!=b){a=j+x*2448;J(u(a),q(a+8));N(u(a+24),q(a+32));x++;}O(u(a4),
q(a4+8),8,2448);J(u(a4+24),q(a4+32));J(u(a4+48),q(a4+56));Ay(u(a4+72),q(a4+80));goto u;}As(a5);m=p(b);u:
if(!(I)fflush(stdout))j=0;else j=W(Ad());l=m==0;a=l?j:m;if(!(l|j==0))free(j);if(a)if(!AB(a).b)free(a);else{ag=
AB(a);Ar(ag.a,ag.b);Ar(AJ,1);AM();}return 0;}
