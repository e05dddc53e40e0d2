/* mipt091, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- mipt091 --c --small
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
typedef struct{U a;P b;}AM;typedef struct{P a;U b;}AN;B Ao[]="the output cannot be written",Ap[]=
"the input ends here",Aq[]=" is none of 1 to ",Ar[]=", nor ",As[]=" for the blank",At[]="0",Au[]="...",Av[]=
"board ",Aw[]=", ",Ax[]="word ",Ay[]=": ",Az[]="the blank",AA[]="tile ",AB[]=" appears twice",Ak[]="\n",AC[]=
"YES\n",AE[]={0,1,2,3},AG[]="dlru",AH[]="NO",Al[]="0123456789abcdef",AI[]="\\x";U AD[4]={0,0,1},AF[2]={(U)
4204714108u<<32|3043242512u,(U)3964656442u<<32|2234086928u};U AL(U a){U n=0;for(;a;a&=a-1)n++;return n;}
U AJ(U a,U b){return a<b?a:b;}P Am(U b,B c){P a;if(c)a=(P)calloc(b,1);else a=(P)malloc(b);return a;}P M(void){
P b,a;b=(P)malloc(28);if(!b)abort();memcpy(b,Ao,28);a=(P)malloc(32);if(!a)abort();*a=4;u(a+8)=28;u(a+16)=
(size_t)b;u(a+24)=28;return a;}void W(P b,U a){if(a!=(U)fwrite(b,1,a,stderr))M();}P L(P a,U b){if(b==(U)
fwrite(a,1,b,stdout))a=0;else a=M();return a;}void An(void){exit(1);}AM AK(P d,P b,U c){AM a;a.a=0;a.b=p((U)
fread(b,1,c,stdin));return a;}void Q(U a,P b,U c,U d){U f[2];P g=(P)f,j=g+8;P e;if(!a){e=g;a=0;}else{u(g)=c;e=
j;a*=d;}u(e)=a;if(u(g))if(u(j))free(b);}void F(U a,P b){Q(a,b,1,1);}void X(U a,P b){if((S)a>-1)Q(a,b,1,1);}
void Y(P a){free(a);}AN N(P c,U b){AN a;if(b>19)abort();a.a=c;a.b=b;return a;}void Aa(P a,U b,B f,U d,U c){
P e;c*=b;if(!b){u(a+8)=0;u(a+16)=(size_t)p(d);b=0;}else{e=Am(c,f);if(!e){u(a+8)=d;u(a+16)=c;b=1;}else{u(a+8)=
b;u(a+16)=(size_t)e;b=0;}}u(a)=b;}void O(P a,U b){U e[3];P f=(P)e;P d;U c;Aa(f,b,1,1,1);c=u(f+8);if(u(f))
abort();d=q(f+16);u(a)=c;u(a+8)=(size_t)d;u(a+16)=b;}void Z(P a){P b;b=(P)calloc(4194304,1);if(!b)abort();u(a)
=1048576;u(a+8)=(size_t)b;u(a+16)=1048576;}void Ab(U a,P b){Q(a,b,4,4);}void G(P a,B c){U b;b=u(a);if(b<=249){
*(a+b+8)=c;u(a)=b+1;}}P K(P a,U b){if(b>9)a=K(a,b/10);G(a,b%10|48);return a;}P E(P b,P c,U d){P a;a=c;
while(a!=c+d){G(b,*a);a++;}return b;}P Ac(void){P a;a=(P)malloc(264);if(!a)abort();memset(a,0,258);return a;}
AN Ad(P b){AN a;U c;c=u(b);if(c>250)abort();a.a=b+8;a.b=c;return a;}P J(P a){P b;b=Ac();if(*a)E(b,q(a+16),u(a+
24));return b;}P Ae(P a,B g){AM f;B l;P e,j,m,n;U k,b,c,d;u(a+56)=0;e=q(a+24);j=q(a+8);k=u(a+16);m=q(a+32)+24;
b=u(a+48);c=u(a+40);d=0;for(;;){do{if(c==b){memset(a+40,0,16);n=q(m);for(;;){f=((AM(*)(P,P,U))(size_t)n)(e,j,
k);if(!f.a)break;if(*f.b!=1)goto a;}b=(U)(size_t)f.b;u(a+48)=b;c=0;}if(b>k)abort();if(c>=b)goto b;l=j[c];
switch(l){case 9:case 10:case 12:case 13:case 32:break;default:if(g)goto b;goto c;}if(!g)goto b;c:c++;u(a+40)=
c;}while(d>=19);*(a+d+88)=l;d++;u(a+56)=d;}a:e=J(f.b);Y(q(a+64));goto d;b:e=q(a+64);d:u(a+64)=0;return e;}
P R(U b,U c){P a;a=Ac();if(b){E(a,Av,6);a=K(a,b);E(a,Aw,2);}E(a,Ax,5);a=K(a,c);E(a,Ay,2);return a;}B Af(U b){
H d,e;U a,c;a=0;c=0;d=0;while(a!=16){e=(H)(b>>(a<<2&63))&15;a++;c+=AL(d>>e);d=(H)((I)1<<e)|d;}a=0;for(;;){
if(a==16)abort();if(!(b&(U)15<<(a<<2&60)))goto a;a++;}abort();a:return(a+c+(a>>2)&1)!=0;}P V(P b,U c,U a){
if(a<c)return b+a*4;abort();}void Ag(P ab,U g){U ac[9];P ad=(P)ac,ae=ad+24,af=ad+48;I f,o;P t,w,x,y;U l,s,m,v,
n,b,c,a,d,e,j,r,z,k,aa;l=g<<2;s=(U)1<<(l&63);O(af,15/g<<(l&63));t=q(af+8);m=u(af+16);v=(U)247101148<<32|
2554671632u;while(m){n=AJ(s,m);Z(ae);Z(ad);i(V(q(ad+8),u(ad+16),0))=(I)(v&s+4294967295u)|15728640;b=1;c=0;
for(;;){a=u(ad+16);w=q(ad+8);x=q(ae+8);d=u(ae+16);do{if(c==b)goto a;e=c&1048575;if(e>=a)abort();f=i(w+e*4);c++
;e=f&1048575;y=V(x,d,e);o=i(y);}while((I)1<<(f>>20&15)&o);if(!o){if(e>=n)abort();t[e]=f>>24;}a=0;d=65535;
while(a!=g){d&=~((U)1<<((U)f>>(a<<2&63)&15));a++;}a=(U)1<<(f>>20&15);j=0;while(a!=j){j=a;a=(a<<4|a>>4|a<<1&
61166|a>>1&30583)&d|a;}i(y)=o|a;d=0;while(d!=g){j=d<<2;r=e>>(j&63);z=r&15;k=0;while(k!=4){aa=((U)49652>>(k<<2&
63))+r&15;i(V(q(ad+8),u(ad+16),b&1048575))=(aa^z)<<(j&63)^e|(z<<20|(U)(f&4278190080u)+16777216);b=(((U)
2934751229u<<32|3221043061u)>>((k|r<<2&60)&63)&1&a>>aa)+b;k++;}d++;}}a:Ab(u(ad),w);Ab(u(ae),x);t+=n;m-=n;v>>=
(l&63);}memcpy(ab,af,24);}B Ai(P a,U b,I e){B m;I d;P k;U f,g,l,c,j;f=u(a+16);g=u(a+304);k=q(a+8);l=u(a+296)
<<2&60;b>>=4;c=0;d=0;for(;;){if(c>=f)goto a;j=b&g+((U)268435455<<32|4294967295u)|c;if(j>=f)abort();b>>=l;c+=g;
d+=k[j];}abort();a:if(d+e>a[292])m=1;else m=d*h(a+288)+e*h(a+290)>i(a+328);return m;}B Ah(P a,U j,U e,U k,U o,
B b){U f,l,c,d,m,g,n;f=u(a+312)+1;u(a+312)=f;if(f>u(a+320))b=0;else if(Ai(a,e,b))b=0;else if(Ai(a,k,b))b=0;
else if(e==((U)3953618377u<<32|2220040463u)){a[332]=b;b=1;}else{f=e&15;l=f<<2;c=0;for(;;){if(c==4){b=0;goto a;
}if(c+o!=3)if((U)1<<((c|l)&63)&((U)2934751229u<<32|3221043061u)){d=((U)49652>>(c<<2&63))+e&15;m=d<<2;g=j>>m&
15;d^=f;n=g<<2;if(Ah(a,g<<l^g<<m^j,e^d<<(((U)4204714108u<<32|3043242512u)>>n<<2&60)^d,(d<<2&12|d>>2)<<(((U)
3964656442u<<32|2234086928u)>>n<<2&60)^k,c,(B)(b+1)))break;}c++;}*(a+b+24)=AE[c];b=1;}a:return b;}U Aj(U e,
U b){U f,a,c,d;f=u((P)AF+b*8);a=0;c=0;while(a!=16){d=a<<2;c=(!b?a:d&12|a>>2)<<(f>>(e>>(d&63)<<2&60)<<2&60)|c;
a++;}return c;}int main(void){U s[108];P t=(P)s,v=t+8,w=t+32,x=t+56,y=t+80,z=t+416,aa=t+752;AN f;B c;H n;I k,
l,r,j;P a,b,o;U e,g,d,m;AD[3]=(size_t)(AK);O(aa,65536);memset(aa+88,0,19);u(aa+24)=(size_t)t;u(aa+32)=(size_t)
(P)AD;memset(aa+40,0,32);u(aa+72)=1;u(aa+80)=0;k=0;e=0;g=0;while(e!=16){u(aa+80)++;a=Ae(aa,1);if(a)goto a;
if(u(aa+40)>=u(aa+48))goto b;a=Ae(aa,0);if(a)goto a;d=u(aa+56);f=N(aa+88,d);a=f.a;m=0;while(a!=f.a+f.b){c=
*a-48;if(c>9)goto c;a++;m=m*10+c;}if(d<19){if(!m){b=0;goto d;}if(m>=16)goto e;b=p(m);goto d;}c:f=N(aa+88,d);
if(f.b!=1)goto e;if(*f.a!=48)goto e;b=0;d:d=(U)(size_t)b;l=(I)1<<((I)d&31);if(l&k)goto f;k=l|k;g=d<<(e<<2&63)|
g;e++;}Ag(y,1);memset(y+24,0,256);u(y+280)=1024;h(y+288)=4;h(y+290)=3;i(y+292)=80;u(y+296)=1;u(y+304)=16;i(y+
328)=0;y[332]=0;u(y+312)=0;u(y+320)=1000000;memcpy(z,y,336);c=Af(g);if(!(c^Af((U)267242409<<32|2271560481u))){
n=h(z+288);k=(I)n*z[292];l=(I)(n==h(z+290)?2:7)*n;if(!n)abort();r=k%l;e=Aj(g,0);d=Aj(g,1);j=r;for(;;){i(z+328)
=j;if(Ah(z,g,e,d,4,0))break;if(u(z+312)>u(z+320)){u(z+296)=5;u(z+304)=1048576;Ag(x,5);F(u(z),q(z+8));memcpy(z,
x,24);u(z+320)=(U)-1;j=r;}else{j=i(z+328);if(j==k){e=(U)1<<63;goto g;}j+=l;}}c=z[332];Aa(v,c,0,1,1);e=u(v+8);
if(u(v))abort();b=q(v+16);if(c)memcpy(b,z+24,c);F(u(z),q(z+8));if((S)e<=-1){e=(U)1<<63;goto h;}a=L(AC,4);if(a)
{a=J(a);X(e,b);goto a;}O(w,c);o=q(w+8);g=u(w+16);d=0;while(d!=AJ(c,g)){o[d]=AG[b[d]];d++;}d=u(w);a=L(o,g);
if(!a){F(d,o);goto i;}a=J(a);F(d,o);goto j;}e=(U)2147483648u<<32|1;g:F(u(z),q(z+8));h:a=L(AH,2);if(a){a=J(a);
goto j;}i:a=L(Ak,1);if(!a)a=0;else a=J(a);j:X(e,b);goto a;f:a=R(u(aa+72),u(aa+80));if(!b)E(a,Az,9);else{E(a,
AA,5);a=K(a,d);}E(a,AB,14);goto a;e:a=R(u(aa+72),u(aa+80));f=N(aa+88,d);G(a,34);b=f.a;while(b!=f.a+f.b){c=*b;
if((B)(c-127)>=161)switch(c){case 92:case 34:break;default:goto k;}E(a,AI,2);G(a,Al[c>>4]);c=Al[c&15];k:G(a,c)
;b++;}c=d==19;G(a,34);E(a,c?Au:(P)1,c?3:0);E(a,Aq,17);a=K(a,15);E(a,Ar,6);E(a,At,1);E(a,As,14);goto a;b:a=
R(u(aa+72),u(aa+80));E(a,Ap,19);a:F(u(aa),q(aa+8));Y(q(aa+64));if(!(I)fflush(stdout))b=0;else b=J(M());c=a==0;
a=c?b:a;if(!(c|b==0))free(b);if(a)if(!Ad(a).b)free(a);else{f=Ad(a);W(f.a,f.b);W(Ak,1);An();}return 0;}
