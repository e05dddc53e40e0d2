/* acwing845, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- acwing845 --c --small
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
#define i(x) (*(I*)(x))
#define u(x) (*(U*)(x))
#define q(x) ((P)(size_t)u(x))
static P p(U a){if((size_t)a!=a)abort();return(P)(size_t)a;}
typedef struct{U a;P b;}Ax;typedef struct{P a;U b;}Ay;B Aa[]={0,1,2,3},Ab[]="0123456789abcdef",Af[]="\\x",
Ag[]="the input ends here",Ah[]=" is none of 1 to ",Ai[]=", nor ",Aj[]=" for the blank",Ak[]="...",Al[]=
"board ",Am[]=", ",An[]="word ",Ao[]=": ",Ap[]="the blank",Aq[]="tile ",Ar[]=" appears twice",As[]="x",Ac[]=
"\n",Au[]="-1",Av[]="the output cannot be written";U At[4]={0,0,1};P N(void){P b,a;b=(P)malloc(28);if(!b)
abort();memcpy(b,Av,28);a=(P)malloc(32);if(!a)abort();*a=4;u(a+8)=28;u(a+16)=(size_t)b;u(a+24)=28;return a;}
void X(P b,U a){if(a!=(U)fwrite(b,1,a,stderr))N();}void Ad(void){exit(1);}Ax Aw(P d,P b,U c){Ax a;a.a=0;a.b=
p((U)fread(b,1,c,stdin));return a;}void Y(P a){free(a);}Ay O(P c,U b){Ay a;if(b>19)abort();a.a=c;a.b=b;
return a;}void K(U a,P b,U c,U d){U f[2];P g=(P)f,j=g+8;P e;if(!a){e=g;a=0;}else{u(g)=c;e=j;a*=d;}u(e)=a;
if(u(g))if(u(j))free(b);}U L(U c){U a,d,b,e;a=0;d=0;while(a!=9){b=a;e=0;while(b!=9){e+=((c>>(b<<2&63)&15)
<(c>>(a<<2&63)&15));b++;}d=e+(9-a)*d;a++;}return d;}void F(P a,B c){U b;b=u(a);if(b<=249){*(a+b+8)=c;u(a)=b+1;
}}P G(P a,U b){if(b>9)a=G(a,b/10);F(a,b%10|48);return a;}P E(P b,P c,U d){P a;a=c;while(a!=c+d){F(b,*a);a++;}
return b;}Ay Q(P b){Ay a;U c;c=u(b);if(c>250)abort();a.a=b+8;a.b=c;return a;}P R(void){P a;a=(P)malloc(264);
if(!a)abort();memset(a,0,258);return a;}Ay Ae(P a){return Q(a);}P W(P a){P b;b=R();if(*a)E(b,q(a+16),u(a+24));
return b;}P Z(P a,B g){Ax f;B l;P e,j,m,n;U k,b,c,d;u(a+56)=0;e=q(a+24);j=q(a+8);k=u(a+16);m=q(a+32)+24;b=u(a+
48);c=u(a+40);d=0;for(;;){do{if(c==b){memset(a+40,0,16);n=q(m);for(;;){f=((Ax(*)(P,P,U))(size_t)n)(e,j,k);
if(!f.a)break;if(*f.b!=1)goto a;}b=(U)(size_t)f.b;u(a+48)=b;c=0;}if(b>k)abort();if(c>=b)goto b;l=j[c];
switch(l){case 9:case 10:case 12:case 13:case 32:break;default:if(g)goto b;goto c;}if(!g)goto b;c:c++;u(a+40)=
c;}while(d>=19);*(a+d+88)=l;d++;u(a+56)=d;}a:e=W(f.b);Y(q(a+64));goto d;b:e=q(a+64);d:u(a+64)=0;return e;}
P V(U b,U c){P a;a=R();if(b){E(a,Al,6);a=G(a,b);E(a,Am,2);}E(a,An,5);a=G(a,c);E(a,Ao,2);return a;}P J(P b,U c,
U a){if(a<c)return b+a*4;abort();}P M(P b,U c,U a){if(a<c)return b+a*8;abort();}int main(void){U x[23];P y=(P)
x,z=y+8,aa=y+72;Ay f;B c;I e,j;P a,b,l;U g,r,d,n,s,t,v,m,k,w,o;At[3]=(size_t)(Aw);a=(P)calloc(65536,1);if(!a)
abort();u(aa)=65536;u(aa+8)=(size_t)a;u(aa+16)=65536;memset(aa+88,0,19);u(aa+24)=(size_t)y;u(aa+32)=(size_t)
(P)At;memset(aa+40,0,32);u(aa+72)=1;u(aa+80)=0;e=0;g=0;r=0;while(g!=9){u(aa+80)++;a=Z(aa,1);if(a)goto a;
if(u(aa+40)>=u(aa+48))goto b;a=Z(aa,0);if(a)goto a;d=u(aa+56);f=O(aa+88,d);a=f.a;n=0;while(a!=f.a+f.b){c=
*a-48;if(c>9)goto c;a++;n=n*10+c;}if(d<19){if(n-1>=8)goto d;b=p(n);goto e;}c:f=O(aa+88,d);if(f.b!=1)goto d;
if(*f.a!=120)goto d;b=0;e:d=(U)(size_t)b;j=(I)1<<((I)d&31);if(j&e)goto f;e=j|e;r=d<<(g<<2&63)|r;g++;}a=(P)
calloc(1451520,1);if(!a)abort();b=(P)calloc(2903040,1);if(!b)abort();g=L(2271560481u)<<36;u(M(b,362880,0))=g|
2271560481u;i(J(a,362880,L(2271560481u)))=16777216;e=16777216;g=1;n=0;for(;;){if(n>=g)goto g;e+=16777216;s=0;
d=g;for(;;){if(s==4){n=g;g=d;break;}t=n;for(;;){v=t;for(;;){if(v>=g)goto h;t=v+1;m=u(M(b,362880,v))&((U)
15<<32|4294967295u);c=Aa[3-s];k=0;for(;;){if(k==9)abort();if(!(m&(U)15<<(k<<2&63)))break;k++;}switch(c){
case 0:if(k>=6)goto i;w=k+3;break;case 1:if(!(k%3))goto i;w=k-1;break;case 2:if(k%3>=2)goto i;w=k+1;break;
case 3:if(k<=2)goto i;w=k-3;}w=w<<2&60;o=m>>w&15;o=o<<(k<<2&60)^o<<w^m;m=L(o);if(!i(J(a,362880,m)))break;i:v=
t;}j=u(M(b,362880,v))>>34&1073741820;i(J(a,362880,m))=j|(s|e);u(M(b,362880,d))=m<<36|o;d++;}h:s++;}}abort();g:
K(362880,b,8,8);e=i(J(a,362880,L(r)));if(!e){g=(U)2147483648u<<32|1;c=0;}else{j=(e>>24)-1;if(j>31){g=(U)1<<63;
c=0;}else{memset(z,0,64);if(e>=1107296256)abort();b=z;while(b!=z+j){*b=Aa[e&3];e=i(J(a,362880,e>>2&4194303));
b++;}if(!j){b=(P)1;g=0;}else{b=(P)malloc(j);if(!b)abort();memcpy(b,z,j);g=j;}r=j;c=1;}}K(362880,a,4,4);l=R();
if(c)l=G(l,r);else E(l,Au,2);E(l,Ac,1);f=Q(l);if(f.b==(U)fwrite(f.a,1,f.b,stdout))a=0;else a=W(N());free(l);
if(!c)goto a;K(g,b,1,1);goto a;f:a=V(u(aa+72),u(aa+80));if(!b)E(a,Ap,9);else{E(a,Aq,5);a=G(a,d);}E(a,Ar,14);
goto a;d:a=V(u(aa+72),u(aa+80));f=O(aa+88,d);F(a,34);b=f.a;while(b!=f.a+f.b){c=*b;if((B)(c-127)>=161)switch(c)
{case 92:case 34:break;default:goto j;}E(a,Af,2);F(a,Ab[c>>4]);c=Ab[c&15];j:F(a,c);b++;}c=d==19;F(a,34);E(a,
c?Ak:(P)1,c?3:0);E(a,Ah,17);F(a,56);E(a,Ai,6);E(a,As,1);E(a,Aj,14);goto a;b:a=V(u(aa+72),u(aa+80));E(a,Ag,19);
a:K(u(aa),q(aa+8),1,1);Y(q(aa+64));if(!(I)fflush(stdout))b=0;else b=W(N());c=a==0;a=c?b:a;if(!(c|b==0))free(b)
;if(a)if(!Q(a).b)free(a);else{f=Ae(a);X(f.a,f.b);X(Ac,1);Ad();}return 0;}
