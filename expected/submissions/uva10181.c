/* uva10181, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- uva10181 --c --small
   Made from a program in Rust: change that one, and make this anew. */
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
__extension__ typedef unsigned long long A U;
__extension__ typedef long long S;
#define h(x) (*(H*)(x))
#define i(x) (*(I*)(x))
#define u(x) (*(U*)(x))
#define q(x) ((P)(size_t)u(x))
static P p(U a){if((size_t)a!=a)abort();return(P)(size_t)a;}
typedef struct{U a;U b;}AD;typedef struct{U a;P b;}AE;typedef struct{P a;U b;}AF;B Ai[]=
"the output cannot be written",Aj[]="the input ends here",Ak[]=" is none of 1 to ",Al[]=", nor ",Am[]=
" for the blank",An[]=" is not a number of boards",Ad[]="...",Ao[]="board ",Ap[]=", ",Aq[]="word ",Ar[]=": ",
As[]="DLRU",At[]="the blank",Au[]="tile ",Av[]=" appears twice",Ae[]="\n",Ax[]="This puzzle is not solvable.",
Ay[]={0,1,2,3},Af[]="0123456789abcdef",Az[]="\\x";U Aw[4]={0,0,1};U AC(U a){U n=0;for(;a;a&=a-1)n++;return n;}
U AA(U a,U b){return a<b?a:b;}P F(void){P b,a;b=(P)malloc(28);if(!b)abort();memcpy(b,Ai,28);a=(P)malloc(32);
if(!a)abort();*a=4;u(a+8)=28;u(a+16)=(size_t)b;u(a+24)=28;return a;}void O(P b,U a){if(a!=(U)fwrite(b,1,a,
stderr))F();}void Ag(void){exit(1);}AE AB(P d,P b,U c){AE a;a.a=0;a.b=p((U)fread(b,1,c,stdin));return a;}
void L(P c,U a){P b;U d;if(!a){b=(P)1;d=0;}else{b=(P)calloc(a,1);if(!b)abort();d=a;}u(c)=d;u(c+8)=(size_t)b;
u(c+16)=a;}void Q(P a){P b;b=(P)calloc(4194304,1);if(!b)abort();u(a)=1048576;u(a+8)=(size_t)b;u(a+16)=1048576;
}void M(U a,P b,U c,U d){U f[2];P g=(P)f,j=g+8;P e;if(!a){e=g;a=0;}else{u(g)=c;e=j;a*=d;}u(e)=a;if(u(g))
if(u(j))free(b);}void G(U a,P b){U d[2];P e=(P)d,f=e+8;P c;if(!a){c=e;a=0;}else{u(e)=1;c=f;}u(c)=a;if(u(e))
if(u(f))free(b);}void E(P a,B c){U b;b=u(a);if(b<=249){*(a+b+8)=c;u(a)=b+1;}}P J(P a,U b){if(b>9)a=J(a,b/10);
E(a,b%10|48);return a;}P R(void){P a;a=(P)malloc(264);if(!a)abort();memset(a,0,258);return a;}AF Ah(P b){AF a;
U c;c=u(b);if(c>250)abort();a.a=b+8;a.b=c;return a;}P K(P a){P b,c;U d;b=R();if(*a){c=q(a+16);d=u(a+24);if(d){
a=c;for(;;){E(b,*a);if(a+1==c+d)break;a++;}}}return b;}P Y(P a,B j){AE g;B m;P n,k,o,c,f;U l,b,d,e;u(a+56)=0;
n=q(a+24);k=q(a+8);l=u(a+16);o=q(a+32)+24;b=u(a+48);d=u(a+40);c=q(a+64);e=0;for(;;){do{if(d==b){memset(a+40,0,
16);f=q(o);do{g=((AE(*)(P,P,U))(size_t)f)(n,k,l);if(!g.a)goto a;}while(*g.b==1);f=K(g.b);if(!c)goto b;free(c);
b=u(a+48);c=f;goto c;a:b=(U)(size_t)g.b;u(a+48)=b;}c:if(b>l)abort();d=u(a+40);if(d>=b){f=c;goto b;}m=k[d];
switch(m){case 9:case 10:case 12:case 13:case 32:break;default:if(!j)goto d;f=c;goto b;}if(!j){f=c;goto b;}d:
d++;u(a+40)=d;}while(e>=19);*(a+e+88)=m;e++;u(a+56)=e;}abort();b:u(a+64)=0;return f;}P N(U b,U d){P a;U c,e;a=
R();if(b){c=0;for(;;){e=c+1;E(a,Ao[c]);if(e==6)break;c=e;}a=J(a,b);b=0;for(;;){c=b+1;E(a,Ap[b]);if(c==2)break;
b=c;}}b=0;for(;;){c=b+1;E(a,Aq[b]);if(c==5)break;b=c;}a=J(a,d);b=0;for(;;){d=b+1;E(a,Ar[b]);if(d==2)break;b=d;
}return a;}P V(P b){P a;U c,d;u(b+80)++;a=Y(b,1);if(!a)if(u(b+40)<u(b+48))a=Y(b,0);else{a=N(u(b+72),u(b+80));
c=0;for(;;){d=c+1;E(a,Aj[c]);if(d==19)break;c=d;}}return a;}AD W(P d){AD f;B c;P e;U b,a;b=u(d+56);if(b>19)
abort();if(!b)a=0;else{a=0;e=d+88;for(;;){c=*e-48;if(c>9){a=0;goto a;}a=a*10+c;if(e+1==d+b+88)break;e++;}}c=
b!=19;b=c?a:0;a=c;a:f.a=a;f.b=b;return f;}P X(P a){B e,c;P b,f;U d,g,j;d=u(a+56);e=d==19;b=N(u(a+72),u(a+80));
if(d>19)abort();E(b,34);if(!d)E(b,34);else{f=a+88;for(;;){c=*f;if((B)(c-127)>=161)switch(c){case 92:case 34:
break;default:goto a;}g=0;for(;;){j=g+1;E(b,Az[g]);if(j==2)break;g=j;}E(b,Af[c>>4]);c=Af[c&15];a:E(b,c);if(f+
1==a+d+88)break;f++;}E(b,34);if(e){a=Ad;for(;;){E(b,*a);if(a+1==(e?Ad:(P)1)+(e?3:0))break;a++;}}}return b;}
B Z(U c){H d,f;U b,a,e;d=0;b=0;a=0;for(;;){e=a+1;f=(H)(c>>(a<<2&63))&15;b+=AC(d>>f);if(e==16)break;d=(H)((I)
1<<f)|d;a=e;}a=0;while((U)15<<(a<<2&63)&c){a++;if(a==16)abort();}return(a+b+(a>>2)&1)!=0;}void Aa(P ad,U k){
U af[9];P ag=(P)af,ah=ag+24,ai=ag+48;I j,s;P y,l,r;U m,w,e,x,n,o,ae,a,f,d,g,b,c,t,z,v,aa,ab,ac;m=k<<2;w=(U)
1<<(m&63);L(ai,15/k<<(m&63));e=u(ai+16);if(e){x=(U)247101148<<32|2554671632u;y=q(ai+8);for(;;){n=AA(w,e);e-=n;
Q(ah);Q(ag);o=u(ag+16);if(!o)abort();l=q(ag+8);i(l)=(I)(x&w+4294967295u)|15728640;ae=u(ah+16);r=q(ah+8);a=1;f=
0;for(;;){do{if(f==a)goto a;d=f&1048575;if(d>=o)abort();j=i(l+d*4);d=j&1048575;if(d>=ae)abort();f++;s=i(r+d*4)
;}while(s&(I)1<<(j>>20&15));if(!s){if(d>=n)abort();y[d]=j>>24;}g=65535;b=0;for(;;){c=b+1;g&=~((U)1<<((U)
j>>(b<<2&63)&15));if(c==k)break;b=c;}b=(U)1<<(j>>20&15);for(;;){c=(b<<4|b>>4|b<<1&61166|b>>1&30583)&g|b;if(c==
b)break;b=c;}i(r+d*4)=s|b;c=0;for(;;){g=c+1;c<<=2;t=d>>(c&63);z=t&15;v=0;for(;;){ab=a&1048575;if(ab>=o)abort()
;ac=((U)49652>>(v<<2&63))+t&15;aa=v+1;i(l+ab*4)=(ac^z)<<(c&63)^d|(z<<20|(U)(j&4278190080u)+16777216);a=(((U)
2934751229u<<32|3221043061u)>>((v|t<<2&60)&63)&1&b>>ac)+a;if(aa==4)break;v=aa;}if(g==k)break;c=g;}}a:M(u(ag),
l,4,4);M(u(ah),r,4,4);if(!e)goto b;x>>=(m&63);y+=n;}abort();}b:memcpy(ad,ai,24);}B Ac(P a,U d,I f){B m;I b;
P k;U e,g,l,c,j;e=u(a+16);if(e){g=u(a+304);k=q(a+8);l=u(a+296)<<2&60;b=0;c=0;d>>=4;for(;;){j=d&g+((U)
268435455<<32|4294967295u)|c;if(j>=e)abort();b+=k[j];c+=g;if(c>=e)goto a;d>>=l;}abort();}b=0;a:if(b+f>a[292])
m=1;else m=b*h(a+288)+f*h(a+290)>i(a+328);return m;}B Ab(P a,U j,U e,U k,U r,B b){U f,l,d,m,c,n,g,o;f=u(a+312)
+1;u(a+312)=f;if(f>u(a+320))b=0;else if(Ac(a,e,b))b=0;else if(Ac(a,k,b))b=0;else if(e==((U)3953618377u<<32|
2220040463u)){a[332]=b;b=1;}else{f=e&15;l=f<<2;d=0;for(;;){m=d+1;if(d+r!=3)if((U)1<<(d+l&63)&((U)
2934751229u<<32|3221043061u)){c=((U)49652>>(d<<2&63))+e&15;n=c<<2;g=j>>n&15;c^=f;o=g<<2;if(Ab(a,g<<l^g<<n^j,
e^c<<(((U)4204714108u<<32|3043242512u)>>o<<2&60)^c,(c<<2&12|c>>2)<<(((U)3964656442u<<32|2234086928u)>>o<<2&60)
^k,d,(B)(b+1)))break;}if(m==4){b=0;goto a;}d=m;}*(a+b+24)=Ay[d];b=1;}a:return b;}int main(void){U x[107];P y=
(P)x,z=y+8,aa=y+16,ab=y+24,ac=y+48,ad=y+72,ae=y+408,af=y+744;AD t,r;AF w;B k;H s;I m,n,v,l;P b,d,j;U c,a,g,e,
f,o;Aw[3]=(size_t)(AB);L(af,65536);memset(af+88,0,19);u(af+24)=(size_t)y;u(af+32)=(size_t)(P)Aw;memset(af+40,
0,48);Aa(ad,1);memset(ad+24,0,256);u(ad+280)=1024;h(ad+288)=4;h(ad+290)=3;i(ad+292)=50;u(ad+296)=1;u(ad+304)=
16;i(ad+328)=0;ad[332]=0;u(ad+312)=0;u(ad+320)=1000000;memcpy(ae,ad,336);b=V(af);if(!b){t=W(af);if(t.a){
if(!t.b)b=0;else{c=0;for(;;){c++;u(af+72)++;u(af+80)=0;a=0;g=0;m=0;for(;;){e=g+1;b=V(af);if(b)goto a;r=W(af);
if(r.a){if(!r.b)j=0;else{if(r.b>=16)goto b;j=p(r.b);}}else{f=u(af+56);if(f>19)abort();if(!(f==1&&af[88]==48))
goto b;j=0;}f=(U)(size_t)j;n=(I)1<<((I)f&31);if(n&m)goto c;a=f<<(g<<2&63)|a;if(e==16)break;g=e;m=n|m;}k=Z(a);
if(!(k^Z((U)267242409<<32|2271560481u))){s=h(ae+288);m=(I)s*ae[292];n=(I)(s==h(ae+290)?2:7)*s;if(!s)abort();v=
m%n;l=v;for(;;){i(ae+328)=l;g=0;e=0;do{g=e<<(((U)4204714108u<<32|3043242512u)>>(a>>(e<<2&63)<<2&60)<<2&60)|g;
e++;}while(e!=16);e=0;f=0;do{o=f<<2;e=(o&12)+(f>>2)<<(((U)3964656442u<<32|2234086928u)>>(a>>(o&63)<<2&60)<<2&
60)|e;f++;}while(f!=16);if(Ab(ae,a,g,e,4,0))break;if(u(ae+312)>u(ae+320)){u(ae+296)=5;u(ae+304)=1048576;Aa(ac,
5);G(u(ae),q(ae+8));memcpy(ae,ac,24);u(ae+320)=(U)-1;l=v;}else{l=i(ae+328);if(l==m){a=(U)1<<63;goto d;}l+=n;}}
k=ae[332];if(!k){d=(P)1;a=0;}else{d=(P)malloc(k);if(!d)abort();memcpy(d,ae+24,k);a=k;}L(ab,k);j=q(ab+8);g=
u(ab+16);e=AA(k,g);if(e){f=0;for(;;){o=f+1;j[f]=As[d[f]];if(o==e)break;f=o;}}e=u(ab);if(g!=(U)fwrite(j,1,g,
stdout))goto e;G(e,j);goto f;}a=(U)2147483648u<<32|1;d:if((U)fwrite(Ax,1,28,stdout)!=28)goto g;f:if((U)
fwrite(Ae,1,1,stdout)!=1)goto h;if((S)a>-1){if(!a){j=z;a=0;}else{u(z)=1;b=d;j=aa;}u(j)=a;if(u(z))if(u(aa))
free(b);}if(c==t.b){b=0;goto a;}}abort();e:b=K(F());G(e,j);goto i;h:b=K(F());if((S)a<=-1)goto a;i:M(a,d,1,1);
goto a;g:b=K(F());goto a;c:b=N(u(af+72),u(af+80));if(!j){c=0;for(;;){a=c+1;E(b,At[c]);if(a==9)break;c=a;}}
else{c=0;for(;;){a=c+1;E(b,Au[c]);if(a==5)break;c=a;}b=J(b,f);}c=0;for(;;){a=c+1;E(b,Av[c]);if(a==14)goto a;c=
a;}b:b=X(af);c=0;for(;;){a=c+1;E(b,Ak[c]);if(a==17)break;c=a;}b=J(b,15);c=0;for(;;){a=c+1;E(b,Al[c]);if(a==6)
break;c=a;}E(b,48);c=0;for(;;){a=c+1;E(b,Am[c]);if(a==14)break;c=a;}}}else{b=X(af);c=0;for(;;){a=c+1;E(b,
An[c]);if(a==26)break;c=a;}}}a:G(u(ae),q(ae+8));G(u(af),q(af+8));d=q(af+64);if(d)free(d);if(!(I)fflush(stdout)
){if(!b)goto j;d=b;}else{d=K(F());if(b){free(d);d=b;}}c=u(d);if(c>250)abort();if(!c)free(d);else{w=Ah(d);
O(w.a,w.b);O(Ae,1);Ag();}j:return 0;}
