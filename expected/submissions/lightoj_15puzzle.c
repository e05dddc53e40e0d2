/* lightoj_15puzzle, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- lightoj_15puzzle --c --small
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
typedef struct{U a;B b;}AT;typedef struct{U a;U b;}AU;typedef struct{U a;P b;}AV;typedef struct{P a;U b;}AW;
B Au[]="the output cannot be written",Av[]="the input ends here",Aw[]=" is none of 1 to ",Ax[]=", nor ",Ay[]=
" for the blank",Az[]=" is not a number of boards",AA[]="0",AB[]="...",AC[]="board ",AD[]=", ",AE[]="word ",
An[]=": ",AF[]="the blank",AG[]="tile ",AH[]=" appears twice",AI[]="Case ",AJ[]="DLRU",Ao[]="\n",AL[]={0,1,2,
3},AM[]="This puzzle is not solvable.",Ap[]="0123456789abcdef",AO[]="\\x";U AK[4]={0,0,1},AN[2]={(U)
4204714108u<<32|3043242512u,(U)3964656442u<<32|2234086928u};U AR(U a){U n=0;for(;a;a&=a-1)n++;return n;}
U AP(U a,U b){return a<b?a:b;}AT AS(U a,U b){AT r;r.a=a*b;r.b=b&&r.a/b!=a;return r;}P Aq(U b){P a;
if(b<2147483648u)a=(P)malloc(b);else a=0;return a;}P Ar(U b,B c){P a;if(c){if(b<2147483648u)a=(P)calloc(b,1);
else a=0;}else a=Aq(b);return a;}P M(void){P b,a;b=(P)malloc(28);if(!b)abort();memcpy(b,Au,28);a=(P)malloc(32)
;if(!a)abort();*a=4;u(a+8)=28;u(a+16)=(size_t)b;u(a+24)=28;return a;}void Y(P b,U a){if(a!=(U)fwrite(b,1,a,
stderr))M();}P L(P a,U b){if(b==(U)fwrite(a,1,b,stdout))a=0;else a=M();return a;}void As(void){exit(1);}
AV AQ(P d,P b,U c){AV a;a.a=0;a.b=p((U)fread(b,1,c,stdin));return a;}void Q(U a,P b,U c,U d){U f[2];P g=(P)f,
j=g+8;P e;if(!a){e=g;a=0;}else{u(g)=c;e=j;a*=d;}u(e)=a;if(u(g))if(u(j))free(b);}void K(U a,P b){Q(a,b,1,1);}
void Z(U a,P b){if((S)a>-1)Q(a,b,1,1);}void Aa(P a){free(a);}AW N(P c,U b){AW a;if(b>19)abort();a.a=c;a.b=b;
return a;}void Ac(P a,U c,B f,U d,U g){AT b;P e;b=AS(g,c);if(b.b||b.a>((U)1<<63)-d){u(a+8)=0;c=1;}else 
if(!b.a){u(a+8)=0;u(a+16)=(size_t)p(d);c=0;}else{e=Ar(b.a,f);if(!e){u(a+8)=d;u(a+16)=b.a;c=1;}else{u(a+8)=c;
u(a+16)=(size_t)e;c=0;}}u(a)=c;}void O(P a,U b){U e[3];P f=(P)e;P d;U c;Ac(f,b,1,1,1);c=u(f+8);if(u(f))abort()
;d=q(f+16);u(a)=c;u(a+8)=(size_t)d;u(a+16)=b;}void Ab(P a){P b;b=(P)calloc(4194304,1);if(!b)abort();u(a)=
1048576;u(a+8)=(size_t)b;u(a+16)=1048576;}void Ad(U a,P b){Q(a,b,4,4);}void G(P a,B c){U b;b=u(a);if(b<=249){
*(a+b+8)=c;u(a)=b+1;}}P F(P a,U b){if(b>9)a=F(a,b/10);G(a,b%10|48);return a;}P E(P b,P c,U d){P a;a=c;
while(a!=c+d){G(b,*a);a++;}return b;}AW R(P b){AW a;U c;c=u(b);if(c>250)abort();a.a=b+8;a.b=c;return a;}
P V(void){P a;a=(P)malloc(264);if(!a)abort();memset(a,0,258);return a;}AW At(P a){return R(a);}P J(P a){P b;b=
V();if(*a)E(b,q(a+16),u(a+24));return b;}P Ah(P a,B g){AV f;B l;P e,j,m,n;U k,b,c,d;u(a+56)=0;e=q(a+24);j=q(a+
8);k=u(a+16);m=q(a+32)+24;b=u(a+48);c=u(a+40);d=0;for(;;){do{if(c==b){memset(a+40,0,16);n=q(m);for(;;){f=
((AV(*)(P,P,U))(size_t)n)(e,j,k);if(!f.a)break;if(*f.b!=1)goto a;}b=(U)(size_t)f.b;u(a+48)=b;c=0;}if(b>k)
abort();if(c>=b)goto b;l=j[c];switch(l){case 9:case 10:case 12:case 13:case 32:break;default:if(g)goto b;
goto c;}if(!g)goto b;c:c++;u(a+40)=c;}while(d>=19);*(a+d+88)=l;d++;u(a+56)=d;}a:e=J(f.b);Aa(q(a+64));goto d;b:
e=q(a+64);d:u(a+64)=0;return e;}P W(U b,U c){P a;a=V();if(b){E(a,AC,6);a=F(a,b);E(a,AD,2);}E(a,AE,5);a=F(a,c);
E(a,An,2);return a;}P Ae(P b){P a;u(b+80)++;a=Ah(b,1);if(!a)if(u(b+40)<u(b+48))a=Ah(b,0);else{a=W(u(b+72),u(b+
80));E(a,Av,19);}return a;}AU Af(P a){AU f;AW e;B b;U c,d;c=u(a+56);e=N(a+88,c);a=e.a;d=0;while(a!=e.a+e.b){b=
*a-48;if(b>9){d=0;goto a;}a++;d=d*10+b;}b=c<19;c=b?d:0;d=b;a:f.a=d;f.b=c;return f;}P Ag(P b){AW d;B a;P c;U e;
e=u(b+56);c=W(u(b+72),u(b+80));d=N(b+88,e);G(c,34);b=d.a;while(b!=d.a+d.b){a=*b;if((B)(a-127)>=161)switch(a){
case 92:case 34:break;default:goto a;}E(c,AO,2);G(c,Ap[a>>4]);a=Ap[a&15];a:G(c,a);b++;}a=e==19;G(c,34);E(c,
a?AB:(P)1,a?3:0);return c;}B Ai(U b){H d,e;U a,c;a=0;c=0;d=0;while(a!=16){e=(H)(b>>(a<<2&63))&15;a++;c+=
AR(d>>e);d=(H)((I)1<<e)|d;}a=0;for(;;){if(a==16)abort();if(!(b&(U)15<<(a<<2&60)))goto a;a++;}abort();a:
return(a+c+(a>>2)&1)!=0;}P X(P b,U c,U a){if(a<c)return b+a*4;abort();}void Aj(P ab,U g){U ac[9];P ad=(P)ac,
ae=ad+24,af=ad+48;I f,o;P t,w,x,y;U l,s,m,v,n,b,c,a,d,e,j,r,z,k,aa;l=g<<2;s=(U)1<<(l&63);O(af,15/g<<(l&63));t=
q(af+8);m=u(af+16);v=(U)247101148<<32|2554671632u;while(m){n=AP(s,m);Ab(ae);Ab(ad);i(X(q(ad+8),u(ad+16),0))=
(I)(v&s+4294967295u)|15728640;b=1;c=0;for(;;){a=u(ad+16);w=q(ad+8);x=q(ae+8);d=u(ae+16);do{if(c==b)goto a;e=c&
1048575;if(e>=a)abort();f=i(w+e*4);c++;e=f&1048575;y=X(x,d,e);o=i(y);}while((I)1<<(f>>20&15)&o);if(!o){if(e>=
n)abort();t[e]=f>>24;}a=0;d=65535;while(a!=g){d&=~((U)1<<((U)f>>(a<<2&63)&15));a++;}a=(U)1<<(f>>20&15);j=0;
while(a!=j){j=a;a=(a<<4|a>>4|a<<1&61166|a>>1&30583)&d|a;}i(y)=o|a;d=0;while(d!=g){j=d<<2;r=e>>(j&63);z=r&15;k=
0;while(k!=4){aa=((U)49652>>(k<<2&63))+r&15;i(X(q(ad+8),u(ad+16),b&1048575))=(aa^z)<<(j&63)^e|(z<<20|(U)(f&
4278190080u)+16777216);b=(((U)2934751229u<<32|3221043061u)>>((k|r<<2&60)&63)&1&a>>aa)+b;k++;}d++;}}a:Ad(u(ad),
w);Ad(u(ae),x);t+=n;m-=n;v>>=(l&63);}memcpy(ab,af,24);}B Al(P a,U b,I e){B m;I d;P k;U f,g,l,c,j;f=u(a+16);g=
u(a+304);k=q(a+8);l=u(a+296)<<2&60;b>>=4;c=0;d=0;for(;;){if(c>=f)goto a;j=b&g+((U)268435455<<32|4294967295u)|
c;if(j>=f)abort();b>>=l;c+=g;d+=k[j];}abort();a:if(d+e>a[292])m=1;else m=d*h(a+288)+e*h(a+290)>i(a+328);
return m;}B Ak(P a,U j,U e,U k,U o,B b){U f,l,c,d,m,g,n;f=u(a+312)+1;u(a+312)=f;if(f>u(a+320))b=0;else 
if(Al(a,e,b))b=0;else if(Al(a,k,b))b=0;else if(e==((U)3953618377u<<32|2220040463u)){a[332]=b;b=1;}else{f=e&15;
l=f<<2;c=0;for(;;){if(c==4){b=0;goto a;}if(c+o!=3)if((U)1<<((c|l)&63)&((U)2934751229u<<32|3221043061u)){d=((U)
49652>>(c<<2&63))+e&15;m=d<<2;g=j>>m&15;d^=f;n=g<<2;if(Ak(a,g<<l^g<<m^j,e^d<<(((U)4204714108u<<32|3043242512u)
>>n<<2&60)^d,(d<<2&12|d>>2)<<(((U)3964656442u<<32|2234086928u)>>n<<2&60)^k,c,(B)(b+1)))break;}c++;}*(a+b+24)=
AL[c];b=1;}a:return b;}U Am(U e,U b){U f,a,c,d;f=u((P)AN+b*8);a=0;c=0;while(a!=16){d=a<<2;c=(!b?a:d&12|a>>2)
<<(f>>(e>>(d&63)<<2&60)<<2&60)|c;a++;}return c;}int main(void){U x[108];P y=(P)x,z=y+8,aa=y+32,ab=y+56,ac=y+
80,ad=y+416,ae=y+752;AU v,s;AW g;B j,k;H t;I n,o,w,m;P a,b,e;U l,r,c,f,d;AK[3]=(size_t)(AQ);O(ae,65536);
memset(ae+88,0,19);u(ae+24)=(size_t)y;u(ae+32)=(size_t)(P)AK;memset(ae+40,0,48);Aj(ac,1);memset(ac+24,0,264);
h(ac+288)=1;h(ac+290)=1;i(ac+292)=35;u(ac+296)=1;u(ac+304)=16;i(ac+328)=0;ac[332]=0;u(ac+312)=0;u(ac+320)=
1000000;memcpy(ad,ac,336);a=Ae(ae);if(!a){v=Af(ae);if(v.a){r=1;j=0;for(;;){if(j||r>v.b){a=0;goto a;}j=r>=v.b;
u(ae+72)++;u(ae+80)=0;n=0;c=0;f=0;while(c!=16){a=Ae(ae);if(a)goto a;s=Af(ae);if(s.a){if(!s.b)e=0;else{if(s.b>=
16)goto b;e=p(s.b);}}else{g=N(ae+88,u(ae+56));if(g.b!=1)goto b;if(*g.a!=48)goto b;e=0;}d=(U)(size_t)e;o=(I)
1<<((I)d&31);if(o&n)goto c;n=o|n;f=d<<(c<<2&63)|f;c++;}k=Ai(f);if(k^Ai((U)267242409<<32|2271560481u))c=(U)
2147483648u<<32|1;else{t=h(ad+288);n=(I)t*ad[292];o=(I)(t==h(ad+290)?2:7)*t;if(!t)abort();w=n%o;c=Am(f,0);d=
Am(f,1);m=w;for(;;){i(ad+328)=m;if(Ak(ad,f,c,d,4,0))break;if(u(ad+312)>u(ad+320)){u(ad+296)=5;u(ad+304)=
1048576;Aj(ab,5);K(u(ad),q(ad+8));memcpy(ad,ab,24);u(ad+320)=(U)-1;m=w;}else{m=i(ad+328);if(m==n){c=(U)1<<63;
goto d;}m+=o;}}k=ad[332];Ac(z,k,0,1,1);c=u(z+8);if(u(z))abort();b=q(z+16);if(!k)l=k;else{memcpy(b,ad+24,k);l=
k;}}d:a=V();E(a,AI,5);e=F(a,r);E(e,An,2);g=R(e);a=L(g.a,g.b);if(!a)a=0;else a=J(a);free(e);if(a)goto e;if((S)
c>-1){O(aa,l);e=q(aa+8);f=u(aa+16);d=0;while(d!=AP(l,f)){e[d]=AJ[b[d]];d++;}d=u(aa);a=L(e,f);if(a)goto f;K(d,
e);}else{a=L(AM,28);if(a)goto g;}a=L(Ao,1);if(a)goto h;Z(c,b);r+=!j;}abort();f:a=J(a);K(d,e);goto e;h:a=J(a);
goto e;g:a=J(a);e:Z(c,b);goto a;c:a=W(u(ae+72),u(ae+80));if(!e)E(a,AF,9);else{E(a,AG,5);a=F(a,d);}E(a,AH,14);
goto a;b:a=Ag(ae);E(a,Aw,17);a=F(a,15);E(a,Ax,6);E(a,AA,1);E(a,Ay,14);}else{a=Ag(ae);E(a,Az,26);}}a:K(u(ad),
q(ad+8));K(u(ae),q(ae+8));Aa(q(ae+64));if(!(I)fflush(stdout))b=0;else b=J(M());j=a==0;a=j?b:a;if(!(j|b==0))
free(b);if(a)if(!R(a).b)free(a);else{g=At(a);Y(g.a,g.b);Y(Ao,1);As();}return 0;}
