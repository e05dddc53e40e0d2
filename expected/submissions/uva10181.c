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
typedef struct{U a;U b;}AE;typedef struct{U a;P b;}AF;typedef struct{P a;U b;}AG;B Ai[]="board ",Aj[]=", ",
Ak[]="word ",Al[]=": ",Am[]="the input ends here",An[]=" is none of 1 to ",Ao[]=", nor ",Ap[]=
" for the blank",Aq[]=" is not a number of boards",Ar[]="the blank",As[]="tile ",Au[]=" appears twice",Ad[]=
"...",Av[]="DLRU",Aw[]={0,1,2,3},Ae[]="\n",Ay[]="This puzzle is not solvable.",Af[]="0123456789abcdef",Az[]=
"\\x",AA[]="the output cannot be written";U At[2]={1024,(U)50<<32|196612},Ax[4]={0,0,1};U AD(U a){U n=0;for(;
a;a&=a-1)n++;return n;}U AB(U a,U b){return a<b?a:b;}P F(void){P b,a;b=(P)malloc(28);if(!b)abort();memcpy(b,
AA,28);a=(P)malloc(32);if(!a)abort();*a=4;u(a+8)=28;u(a+16)=(size_t)b;u(a+24)=28;return a;}void O(P b,U a){
if(a!=(U)fwrite(b,1,a,stderr))F();}void Ag(void){exit(1);}AF AC(P d,P b,U c){AF a;a.a=0;a.b=(P)(size_t)(U)
fread(b,1,c,stdin);return a;}void L(P c,U a){P b;U d;if(!a){b=(P)1;d=0;}else{b=(P)calloc(a,1);if(!b)abort();d=
a;}u(c)=d;u(c+8)=(size_t)b;u(c+16)=a;}void Q(P a){P b;b=(P)calloc(4194304,1);if(!b)abort();u(a)=1048576;u(a+8)
=(size_t)b;u(a+16)=1048576;}void M(U a,P b,U c,U d){U f[2];P g=(P)f,j=g+8;P e;if(!a){e=g;a=0;}else{u(g)=c;e=j;
a*=d;}u(e)=a;if(u(g))if(u(j))free(b);}void G(U a,P b){U d[2];P e=(P)d,f=e+8;P c;if(!a){c=e;a=0;}else{u(e)=1;c=
f;}u(c)=a;if(u(e))if(u(f))free(b);}void E(P a,B c){U b;b=u(a);if(b<=249){*(a+b+8)=c;u(a)=b+1;}}P J(P a,U b){
if(b>9)a=J(a,b/10);E(a,b%10|48);return a;}P R(void){P a;a=(P)malloc(264);if(!a)abort();memset(a,0,258);
return a;}AG Ah(P b){AG a;U c;c=u(b);if(c>250)abort();a.a=b+8;a.b=c;return a;}P N(U b,U d){P a;U c,e;a=R();
if(b){c=0;for(;;){e=c+1;E(a,Ai[c]);if(e==6)break;c=e;}a=J(a,b);b=0;for(;;){c=b+1;E(a,Aj[b]);if(c==2)break;b=c;
}}b=0;for(;;){c=b+1;E(a,Ak[b]);if(c==5)break;b=c;}a=J(a,d);b=0;for(;;){d=b+1;E(a,Al[b]);if(d==2)break;b=d;}
return a;}P K(P a){P b,c;U d;b=R();if(*a){c=q(a+16);d=u(a+24);if(d){a=c;for(;;){E(b,*a);if(a+1==c+d)break;a++;
}}}return b;}P W(P a,B j){AF g;B m;P n,k,o,c,f;U l,b,d,e;u(a+56)=0;n=q(a+24);k=q(a+8);l=u(a+16);o=q(a+32)+24;
b=u(a+48);d=u(a+40);c=q(a+64);e=0;for(;;){do{if(d==b){memset(a+40,0,16);f=q(o);do{g=((AF(*)(P,P,U))(size_t)f)
(n,k,l);if(!g.a)goto a;}while(*g.b==1);f=K(g.b);if(!c)goto b;free(c);b=u(a+48);c=f;goto c;a:b=(U)(size_t)g.b;
u(a+48)=b;}c:if(b>l)abort();d=u(a+40);if(d>=b){f=c;goto b;}m=k[d];switch(m){case 9:case 10:case 12:case 13:
case 32:break;default:if(!j)goto d;f=c;goto b;}if(!j){f=c;goto b;}d:d++;u(a+40)=d;}while(e>=19);*(a+e+88)=m;e++
;u(a+56)=e;}abort();b:u(a+64)=0;return f;}P V(P b){P a;U c,d;u(b+80)++;a=W(b,1);if(!a)if(u(b+40)<u(b+48))a=
W(b,0);else{a=N(u(b+72),u(b+80));c=0;for(;;){d=c+1;E(a,Am[c]);if(d==19)break;c=d;}}return a;}AE X(P d){AE f;
B c;P e;U b,a;b=u(d+56);if(b>19)abort();if(!b)a=0;else{a=0;e=d+88;for(;;){c=*e-48;if(c>9){a=0;goto a;}a=a*10+
c;if(e+1==d+b+88)break;e++;}}c=b!=19;b=c?a:0;a=c;a:f.a=a;f.b=b;return f;}P Y(P a){B e,c;P b,f;U d,g,j;d=u(a+
56);e=d==19;b=N(u(a+72),u(a+80));if(d>19)abort();E(b,34);if(!d)E(b,34);else{f=a+88;for(;;){c=*f;if((B)(c-127)
>=161)switch(c){case 92:case 34:break;default:goto a;}g=0;for(;;){j=g+1;E(b,Az[g]);if(j==2)break;g=j;}E(b,
Af[c>>4]);c=Af[c&15];a:E(b,c);if(f+1==a+d+88)break;f++;}E(b,34);if(e){a=Ad;for(;;){E(b,*a);if(a+1==(e?Ad:(P)1)
+(e?3:0))break;a++;}}}return b;}B Z(U c){H d,f;U b,a,e;d=0;b=0;a=0;for(;;){e=a+1;f=(H)(c>>(a<<2&63))&15;b+=
AD(d>>f);if(e==16)break;d=(H)((I)1<<f)|d;a=e;}a=0;while((U)15<<(a<<2&63)&c){a++;if(a==16)abort();}return(a+b+
(a>>2)&1)!=0;}void Aa(P ac,U k){U ae[9];P af=(P)ae,ag=af+24,ah=af+48;I j,r;P x,l,p;U m,v,e,w,n,o,ad,a,f,d,g,b,
c,s,y,t,z,aa,ab;m=k<<2;v=(U)1<<(m&63);L(ah,15/k<<(m&63));e=u(ah+16);if(e){w=(U)247101148<<32|2554671632u;x=
q(ah+8);for(;;){n=AB(v,e);e-=n;Q(ag);Q(af);o=u(af+16);if(!o)abort();l=q(af+8);i(l)=(I)(w&v+4294967295u)|
15728640;ad=u(ag+16);p=q(ag+8);a=1;f=0;for(;;){do{if(f==a)goto a;d=f&1048575;if(d>=o)abort();j=i(l+d*4);d=j&
1048575;if(d>=ad)abort();f++;r=i(p+d*4);}while(r&(I)1<<(j>>20&15));if(!r){if(d>=n)abort();x[d]=j>>24;}g=65535;
b=0;for(;;){c=b+1;g&=~((U)1<<((U)j>>(b<<2&63)&15));if(c==k)break;b=c;}b=(U)1<<(j>>20&15);for(;;){c=(b<<4|b>>4|
b<<1&61166|b>>1&30583)&g|b;if(c==b)break;b=c;}i(p+d*4)=r|b;c=0;for(;;){g=c+1;c<<=2;s=d>>(c&63);y=s&15;t=0;
for(;;){aa=a&1048575;if(aa>=o)abort();ab=((U)49652>>(t<<2&63))+s&15;z=t+1;i(l+aa*4)=(ab^y)<<(c&63)^d|(y<<20|
(U)(j&4278190080u)+16777216);a=(((U)2934751229u<<32|3221043061u)>>((t|s<<2&60)&63)&1&b>>ab)+a;if(z==4)break;t=
z;}if(g==k)break;c=g;}}a:M(u(af),l,4,4);M(u(ag),p,4,4);if(!e)goto b;w>>=(m&63);x+=n;}abort();}b:memcpy(ac,ah,
24);}B Ac(P a,U d,I f){B m;I b;P k;U e,g,l,c,j;e=u(a+16);if(e){g=u(a+304);k=q(a+8);l=u(a+296)<<2&60;b=0;c=0;
d>>=4;for(;;){j=d&g+((U)268435455<<32|4294967295u)|c;if(j>=e)abort();b+=k[j];c+=g;if(c>=e)goto a;d>>=l;}
abort();}b=0;a:if(b+f>a[292])m=1;else m=b*h(a+288)+f*h(a+290)>i(a+328);return m;}B Ab(P a,U j,U e,U k,U p,B b)
{U f,l,d,m,c,n,g,o;f=u(a+312)+1;u(a+312)=f;if(f>u(a+320))b=0;else if(Ac(a,e,b))b=0;else if(Ac(a,k,b))b=0;else 
if(e==((U)3953618377u<<32|2220040463u)){a[332]=b;b=1;}else{f=e&15;l=f<<2;d=0;for(;;){m=d+1;if(d+p!=3)if((U)
1<<(d+l&63)&((U)2934751229u<<32|3221043061u)){c=((U)49652>>(d<<2&63))+e&15;n=c<<2;g=j>>n&15;c^=f;o=g<<2;
if(Ab(a,g<<l^g<<n^j,e^c<<(((U)4204714108u<<32|3043242512u)>>o<<2&60)^c,(c<<2&12|c>>2)<<(((U)3964656442u<<32|
2234086928u)>>o<<2&60)^k,d,(B)(b+1)))break;}if(m==4){b=0;goto a;}d=m;}*(a+b+24)=Aw[d];b=1;}a:return b;}
int main(void){U w[65];P x=(P)w,y=x+8,z=x+16,aa=x+24,ab=x+48,ac=x+72,ad=x+408;AE s,p;AG v;B j;H r;I m,n,t,k;
P b,d,l;U c,a,g,e,f,o;Ax[3]=(size_t)(AC);L(ad,65536);memset(ad+88,0,19);u(ad+24)=(size_t)x;u(ad+32)=(size_t)
(P)Ax;memset(ad+40,0,48);Aa(ac,1);memset(ac+24,0,256);memcpy(ac+280,(P)At,16);u(ac+296)=1;u(ac+304)=16;i(ac+
328)=0;ac[332]=0;u(ac+312)=0;u(ac+320)=1000000;b=V(ad);if(!b){s=X(ad);if(s.a){if(!s.b)b=0;else{c=0;for(;;){c++
;u(ad+72)++;u(ad+80)=0;a=0;m=0;g=0;for(;;){e=g+1;b=V(ad);if(b)goto a;p=X(ad);if(p.a){if(!p.b)f=0;else{if(p.b>=
16)goto b;f=p.b;}}else{f=u(ad+56);if(f>19)abort();if(!(f==1&&ad[88]==48))goto b;f=0;}n=(I)1<<(f&31);if(n&m)
goto c;a=f<<(g<<2&63)|a;if(e==16)break;m=n|m;g=e;}j=Z(a);if(!(j^Z((U)267242409<<32|2271560481u))){r=h(ac+288);
m=(I)r*ac[292];n=(I)(r==h(ac+290)?2:7)*r;if(!r)abort();t=m%n;k=t;for(;;){i(ac+328)=k;g=0;e=0;do{g=e<<(((U)
4204714108u<<32|3043242512u)>>(a>>(e<<2&63)<<2&60)<<2&60)|g;e++;}while(e!=16);e=0;f=0;do{o=f<<2;e=(o&12)+
(f>>2)<<(((U)3964656442u<<32|2234086928u)>>(a>>(o&63)<<2&60)<<2&60)|e;f++;}while(f!=16);if(Ab(ac,a,g,e,4,0))
break;if(u(ac+312)>u(ac+320)){u(ac+296)=5;u(ac+304)=1048576;Aa(ab,5);G(u(ac),q(ac+8));memcpy(ac,ab,24);u(ac+
320)=(U)-1;k=t;}else{k=i(ac+328);if(k==m){a=(U)1<<63;goto d;}k+=n;}}j=ac[332];if(!j){d=(P)1;a=0;}else{d=(P)
malloc(j);if(!d)abort();memcpy(d,ac+24,j);a=j;}L(aa,j);l=q(aa+8);g=u(aa+16);e=AB(j,g);if(e){f=0;for(;;){o=f+1;
l[f]=Av[d[f]];if(o==e)break;f=o;}}e=u(aa);if(g!=(U)fwrite(l,1,g,stdout))goto e;G(e,l);goto f;}a=(U)
2147483648u<<32|1;d:if((U)fwrite(Ay,1,28,stdout)!=28)goto g;f:if((U)fwrite(Ae,1,1,stdout)!=1)goto h;if((S)
a>-1){if(!a){l=y;a=0;}else{u(y)=1;b=d;l=z;}u(l)=a;if(u(y))if(u(z))free(b);}if(c==s.b){b=0;goto a;}}abort();e:
b=K(F());G(e,l);goto i;h:b=K(F());if((S)a<=-1)goto a;i:M(a,d,1,1);goto a;g:b=K(F());goto a;c:b=N(u(ad+72),
u(ad+80));if(!f){c=0;for(;;){a=c+1;E(b,Ar[c]);if(a==9)break;c=a;}}else{c=0;for(;;){a=c+1;E(b,As[c]);if(a==5)
break;c=a;}b=J(b,f);}c=0;for(;;){a=c+1;E(b,Au[c]);if(a==14)goto a;c=a;}b:b=Y(ad);c=0;for(;;){a=c+1;E(b,An[c]);
if(a==17)break;c=a;}b=J(b,15);c=0;for(;;){a=c+1;E(b,Ao[c]);if(a==6)break;c=a;}E(b,48);c=0;for(;;){a=c+1;E(b,
Ap[c]);if(a==14)break;c=a;}}}else{b=Y(ad);c=0;for(;;){a=c+1;E(b,Aq[c]);if(a==26)break;c=a;}}}a:G(u(ac),q(ac+8)
);G(u(ad),q(ad+8));d=q(ad+64);if(d)free(d);if(!(I)fflush(stdout)){if(!b)goto j;d=b;}else{d=K(F());if(b){
free(d);d=b;}}c=u(d);if(c>250)abort();if(!c)free(d);else{v=Ah(d);O(v.a,v.b);O(Ae,1);Ag();}j:return 0;}
