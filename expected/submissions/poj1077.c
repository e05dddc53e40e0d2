/* poj1077, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- poj1077 --c --small
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
typedef unsigned A I;
__extension__ typedef unsigned long long A U;
__extension__ typedef long long S;
#define i(x) (*(I*)(x))
#define u(x) (*(U*)(x))
#define q(x) ((P)(size_t)u(x))
static P p(U a){if((size_t)a!=a)abort();return(P)(size_t)a;}
typedef struct{U a;B b;}AF;typedef struct{U a;P b;}AG;typedef struct{P a;U b;}AH;B Ak[]=
"the output cannot be written",Ae[]={0,1,2,3},Af[]="0123456789abcdef",Al[]="\\x",Am[]="the input ends here",
An[]=" is none of 1 to ",Ao[]=", nor ",Ap[]=" for the blank",Aq[]="...",Ar[]="board ",As[]=", ",At[]="word ",
Au[]=": ",Av[]="the blank",Aw[]="tile ",Ax[]="x",Ay[]=" appears twice",Ag[]="\n",AA[]="dlru",AB[]=
"unsolvable";U Az[4]={0,0,1};U AD(U a,U b){return a<b?a:b;}AF AE(U a,U b){AF r;r.a=a*b;r.b=b&&r.a/b!=a;
return r;}P Ah(U b){P a;if(b<2147483648u)a=(P)malloc(b);else a=0;return a;}P Ai(U b,B c){P a;if(c){
if(b<2147483648u)a=(P)calloc(b,1);else a=0;}else a=Ah(b);return a;}P Q(void){P b,a;b=(P)malloc(28);if(!b)
abort();memcpy(b,Ak,28);a=(P)malloc(32);if(!a)abort();*a=4;u(a+8)=28;u(a+16)=(size_t)b;u(a+24)=28;return a;}
void X(P b,U a){if(a!=(U)fwrite(b,1,a,stderr))Q();}P O(P a,U b){if(b==(U)fwrite(a,1,b,stdout))a=0;else a=Q();
return a;}void Aj(void){exit(1);}AG AC(P d,P b,U c){AG a;a.a=0;a.b=p((U)fread(b,1,c,stdin));return a;}
void K(U a,P b,U c,U d){U f[2];P g=(P)f,j=g+8;P e;if(!a){e=g;a=0;}else{u(g)=c;e=j;a*=d;}u(e)=a;if(u(g))if(u(j)
)free(b);}void R(U a,P b){K(a,b,1,1);}void Y(P a){free(a);}AH V(P c,U b){AH a;if(b>19)abort();a.a=c;a.b=b;
return a;}void Aa(P a,U c,B f,U d,U g){AF b;P e;b=AE(g,c);if(b.b||b.a>((U)1<<63)-d){u(a+8)=0;c=1;}else 
if(!b.a){u(a+8)=0;u(a+16)=(size_t)p(d);c=0;}else{e=Ai(b.a,f);if(!e){u(a+8)=d;u(a+16)=b.a;c=1;}else{u(a+8)=c;
u(a+16)=(size_t)e;c=0;}}u(a)=c;}void Z(P a,U b){U e[3];P f=(P)e;P d;U c;Aa(f,b,1,1,1);c=u(f+8);if(u(f))abort()
;d=q(f+16);u(a)=c;u(a+8)=(size_t)d;u(a+16)=b;}U L(U c){U a,d,b,e;a=0;d=0;while(a!=9){b=a;e=0;while(b!=9){e+=
((c>>(b<<2&63)&15)<(c>>(a<<2&63)&15));b++;}d=e+(9-a)*d;a++;}return d;}void F(P a,B c){U b;b=u(a);if(b<=249){
*(a+b+8)=c;u(a)=b+1;}}P M(P a,U b){if(b>9)a=M(a,b/10);F(a,b%10|48);return a;}P E(P b,P c,U d){P a;a=c;
while(a!=c+d){F(b,*a);a++;}return b;}P Ab(void){P a;a=(P)malloc(264);if(!a)abort();memset(a,0,258);return a;}
AH Ac(P b){AH a;U c;c=u(b);if(c>250)abort();a.a=b+8;a.b=c;return a;}P J(P a){P b;b=Ab();if(*a)E(b,q(a+16),u(a+
24));return b;}P Ad(P a,B g){AG f;B l;P e,j,m,n;U k,b,c,d;u(a+56)=0;e=q(a+24);j=q(a+8);k=u(a+16);m=q(a+32)+24;
b=u(a+48);c=u(a+40);d=0;for(;;){do{if(c==b){memset(a+40,0,16);n=q(m);for(;;){f=((AG(*)(P,P,U))(size_t)n)(e,j,
k);if(!f.a)break;if(*f.b!=1)goto a;}b=(U)(size_t)f.b;u(a+48)=b;c=0;}if(b>k)abort();if(c>=b)goto b;l=j[c];
switch(l){case 9:case 10:case 12:case 13:case 32:break;default:if(g)goto b;goto c;}if(!g)goto b;c:c++;u(a+40)=
c;}while(d>=19);*(a+d+88)=l;d++;u(a+56)=d;}a:e=J(f.b);Y(q(a+64));goto d;b:e=q(a+64);d:u(a+64)=0;return e;}
P W(U b,U c){P a;a=Ab();if(b){E(a,Ar,6);a=M(a,b);E(a,As,2);}E(a,At,5);a=M(a,c);E(a,Au,2);return a;}P G(P b,
U c,U a){if(a<c)return b+a*4;abort();}P N(P b,U c,U a){if(a<c)return b+a*8;abort();}int main(void){U x[29];
P y=(P)x,z=y+8,aa=y+32,ab=y+56,ac=y+120;AH g;B d;I e,l;P a,b,w;U f,m,c,k,r,s,t,n,j,v,o;Az[3]=(size_t)(AC);
Z(ac,65536);memset(ac+88,0,19);u(ac+24)=(size_t)y;u(ac+32)=(size_t)(P)Az;memset(ac+40,0,32);u(ac+72)=1;u(ac+
80)=0;e=0;f=0;m=0;while(f!=9){u(ac+80)++;a=Ad(ac,1);if(a)goto a;if(u(ac+40)>=u(ac+48))goto b;a=Ad(ac,0);if(a)
goto a;c=u(ac+56);g=V(ac+88,c);a=g.a;k=0;while(a!=g.a+g.b){d=*a-48;if(d>9)goto c;a++;k=k*10+d;}if(c<19){
if(k-1>=8)goto d;b=p(k);goto e;}c:g=V(ac+88,c);if(g.b!=1)goto d;if(*g.a!=120)goto d;b=0;e:c=(U)(size_t)b;l=(I)
1<<((I)c&31);if(l&e)goto f;e=l|e;m=c<<(f<<2&63)|m;f++;}a=(P)calloc(1451520,1);if(!a)abort();b=(P)
calloc(2903040,1);if(!b)abort();f=L(2271560481u)<<36;u(N(b,362880,0))=f|2271560481u;i(G(a,362880,
L(2271560481u)))=16777216;e=16777216;f=1;k=0;for(;;){if(k>=f)goto g;e+=16777216;r=0;c=f;for(;;){if(r==4){k=f;
f=c;break;}s=k;for(;;){t=s;for(;;){if(t>=f)goto h;s=t+1;n=u(N(b,362880,t))&((U)15<<32|4294967295u);d=Ae[3-r];
j=0;for(;;){if(j==9)abort();if(!(n&(U)15<<(j<<2&63)))break;j++;}switch(d){case 0:if(j>=6)goto i;v=j+3;break;
case 1:if(!(j%3))goto i;v=j-1;break;case 2:if(j%3>=2)goto i;v=j+1;break;case 3:if(j<=2)goto i;v=j-3;}v=v<<2&
60;o=n>>v&15;o=o<<(j<<2&60)^o<<v^n;n=L(o);if(!i(G(a,362880,n)))break;i:t=s;}l=u(N(b,362880,t))>>34&1073741820;
i(G(a,362880,n))=l|(r|e);u(N(b,362880,c))=n<<36|o;c++;}h:r++;}}abort();g:K(362880,b,8,8);e=i(G(a,362880,L(m)))
;if(!e){f=(U)2147483648u<<32|1;d=0;}else{l=(e>>24)-1;if(l>31){f=(U)1<<63;d=0;}else{memset(ab,0,64);if(e>=
1107296256)abort();b=ab;while(b!=ab+l){*b=Ae[e&3];e=i(G(a,362880,e>>2&4194303));b++;}Aa(z,l,0,1,1);f=u(z+8);
if(u(z))abort();b=q(z+16);if(l)memcpy(b,ab,l);m=l;d=(S)f>-1;}}K(362880,a,4,4);if(d){Z(aa,m);w=q(aa+8);c=u(aa+
16);k=0;while(k!=AD(m,c)){w[k]=AA[b[k]];k++;}m=u(aa);a=O(w,c);if(a){a=J(a);R(m,w);goto j;}R(m,w);}else{a=O(AB,
10);if(a){a=J(a);goto a;}}a=O(Ag,1);if(!a)a=0;else a=J(a);j:if(!d)goto a;K(f,b,1,1);goto a;f:a=W(u(ac+72),
u(ac+80));if(!b)E(a,Av,9);else{E(a,Aw,5);a=M(a,c);}E(a,Ay,14);goto a;d:a=W(u(ac+72),u(ac+80));g=V(ac+88,c);
F(a,34);b=g.a;while(b!=g.a+g.b){d=*b;if((B)(d-127)>=161)switch(d){case 92:case 34:break;default:goto k;}E(a,
Al,2);F(a,Af[d>>4]);d=Af[d&15];k:F(a,d);b++;}d=c==19;F(a,34);E(a,d?Aq:(P)1,d?3:0);E(a,An,17);F(a,56);E(a,Ao,6)
;E(a,Ax,1);E(a,Ap,14);goto a;b:a=W(u(ac+72),u(ac+80));E(a,Am,19);a:R(u(ac),q(ac+8));Y(q(ac+64));if(!(I)
fflush(stdout))b=0;else b=J(Q());d=a==0;a=d?b:a;if(!(d|b==0))free(b);if(a)if(!Ac(a).b)free(a);else{g=Ac(a);
X(g.a,g.b);X(Ag,1);Aj();}return 0;}
