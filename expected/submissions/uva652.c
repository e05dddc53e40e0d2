/* uva652, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- uva652 --c --small
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
typedef struct{U a;P b;}Af;typedef struct{P a;U b;}Ag;B V[]="0123456789abcdef",W[]="...",L[]="\n",G[]="dlru",
Ac[]="unsolvable",X[]={0,1,2,3},Y[]="the output cannot be written";U Ab[4]={0,0,1};U Ae(U a,U b){
return a<b?a:b;}void N(P a,U b){fwrite(a,1,b,stderr);}P F(P b,U c){P a;if(c==(U)fwrite(b,1,c,stdout))a=0;else{
b=(P)malloc(28);if(!b)abort();memcpy(b,Y,28);a=(P)malloc(32);if(!a)abort();*a=4;u(a+8)=28;u(a+16)=(size_t)b;
u(a+24)=28;}return a;}void Z(void){exit(1);}Af Ad(P d,P b,U c){Af a;a.a=0;a.b=p((U)fread(b,1,c,stdin));
return a;}U J(U a){U b,c,d,e,f,g,j,k;b=a&15;c=a>>4&15;d=a>>8&15;e=a>>12&15;f=a>>16&15;g=a>>20&15;j=a>>24&15;k=
a>>28&15;return(U)((a>>28&15)<k)+((a>>32&15)<k)+((U)((a>>24&15)<j)+((a>>28&15)<j)+((a>>32&15)<j)+((U)((a>>20&
15)<g)+((a>>24&15)<g)+((a>>28&15)<g)+((a>>32&15)<g)+((U)((a>>16&15)<f)+((a>>20&15)<f)+((a>>24&15)<f)+((a>>28&
15)<f)+((a>>32&15)<f)+((U)((a>>12&15)<e)+((a>>16&15)<e)+((a>>20&15)<e)+((a>>24&15)<e)+((a>>28&15)<e)+((a>>32&
15)<e)+((U)((a>>8&15)<d)+((a>>12&15)<d)+((a>>16&15)<d)+((a>>20&15)<d)+((a>>24&15)<d)+((a>>28&15)<d)+((a>>32&
15)<d)+((U)((a>>4&15)<c)+((a>>8&15)<c)+((a>>12&15)<c)+((a>>16&15)<c)+((a>>20&15)<c)+((a>>24&15)<c)+((a>>28&15)
<c)+((a>>32&15)<c)+((U)((a&15)<b)+((a>>4&15)<b)+((a>>8&15)<b)+((a>>12&15)<b)+((a>>16&15)<b)+((a>>20&15)<b)+
((a>>24&15)<b)+((a>>28&15)<b)+((a>>32&15)<b)<<3))*7)*6)*5<<2))*3<<1);}void E(P a,B c){U b;b=u(a);if(b<250){
*(a+b+8)=c;u(a)=b+1;}}P K(P a,U b){if(b>9)a=K(a,b/10);E(a,b%10|48);return a;}Ag Aa(P b){Ag a;U c;c=u(b);if(c>=
251)abort();a.a=b+8;a.b=c;return a;}P R(P a,B l){Af g;B j;P r,m,s,c,e,o,k;U n,b,d,f;u(a+56)=0;r=q(a+24);m=q(a+
8);n=u(a+16);s=q(a+32)+24;b=u(a+48);d=u(a+40);c=q(a+64);f=0;for(;;){do{if(d==b){memset(a+40,0,16);e=q(s);do{g=
((Af(*)(P,P,U))(size_t)e)(r,m,n);if(!g.a)goto a;j=*g.b;}while(j==1);e=(P)malloc(264);if(!e)abort();memset(e,0,
258);if(j){o=q(g.b+16);b=u(g.b+24);if(b){k=o;for(;;){E(e,*k);if(k+1==o+b)break;k++;}}}if(!c)goto b;free(c);b=
u(a+48);c=e;goto c;a:b=(U)(size_t)g.b;u(a+48)=b;}c:if(b>n)abort();d=u(a+40);if(d>=b){e=c;goto b;}j=m[d];
switch(j){case 9:case 10:case 12:case 13:case 32:break;default:if(!l)goto d;e=c;goto b;}if(!l){e=c;goto b;}d:
d++;u(a+40)=d;}while(f>=19);*(a+f+88)=j;f++;u(a+56)=f;}abort();b:u(a+64)=0;return e;}P M(U b,U c){P a;a=(P)
malloc(264);if(!a)abort();memset(a,0,258);if(b){E(a,98);E(a,111);E(a,97);E(a,114);E(a,100);E(a,32);a=K(a,b);
E(a,44);E(a,32);}E(a,119);E(a,111);E(a,114);E(a,100);E(a,32);a=K(a,c);E(a,58);E(a,32);return a;}P O(P b){P a;
u(b+80)++;a=R(b,1);if(!a)if(u(b+40)<u(b+48))a=R(b,0);else{a=M(u(b+72),u(b+80));E(a,116);E(a,104);E(a,101);E(a,
32);E(a,105);E(a,110);E(a,112);E(a,117);E(a,116);E(a,32);E(a,101);E(a,110);E(a,100);E(a,115);E(a,32);E(a,104);
E(a,101);E(a,114);E(a,101);}return a;}P Q(P a){B e,c;P b,f;U d;d=u(a+56);e=d==19;b=M(u(a+72),u(a+80));if(d>=
20)abort();E(b,34);if(!d)E(b,34);else{f=a+88;for(;;){c=*f;if((B)(c-127)>=161)switch(c){case 92:case 34:break;
default:goto a;}E(b,92);E(b,120);E(b,V[c>>4]);c=V[c&15];a:E(b,c);if(f+1==a+d+88)break;f++;}E(b,34);if(e){a=W;
for(;;){E(b,*a);if(a+1==(e?W:(P)1)+(e?3:0))break;a++;}}}return b;}int main(void){U ac[23];P ad=(P)ac,ae=ad+8,
af=ad+72;Ag z;B o,aa,ab;I j,n;P e,a,b,d,r,y;U c,m,v,s,f,g,k,l,t,x,w;Ab[3]=(size_t)(Ad);e=(P)calloc(65536,1);
if(!e)abort();memset(af+88,0,19);u(af+24)=(size_t)ad;u(af+32)=(size_t)(P)Ab;u(af)=65536;u(af+8)=(size_t)e;
u(af+16)=65536;memset(af+40,0,48);e=(P)calloc(1451520,1);if(!e)abort();a=(P)calloc(2903040,1);if(!a)abort();
u(a)=J(2271560481u)<<36|2271560481u;c=J(2271560481u);if(c>=362880)abort();i(e+c*4)=16777216;c=0;m=1;j=
16777216;for(;;){j+=16777216;v=0;f=m;for(;;){s=v+1;g=c;for(;;){k=g+1;if(g>=362880)abort();g=u(a+g*8);l=g&((U)
15<<32|4294967295u);o=X[3-v];if(!(g&15)){aa=0;ab=1;t=0;}else if(!(g&240)){aa=0;ab=1;t=1;}else if(!(g&3840)){
aa=0;ab=1;t=2;}else if(!(g&61440)){aa=1;ab=1;t=3;}else if(!(g&983040)){aa=1;ab=1;t=4;}else if(!(g&15728640)){
aa=1;ab=1;t=5;}else if(!(g&251658240)){aa=1;ab=0;t=6;}else if(!(g&4026531840u)){aa=1;ab=0;t=7;}else{if(l>=(U)
1<<32)abort();aa=1;ab=0;t=8;}switch(o){case 0:if(!ab)goto a;x=t+3;break;case 1:if(!(t%3))goto a;x=t-1;break;
case 2:if(t%3>=2)goto a;x=t+1;break;case 3:if(!aa)goto a;x=t-3;}x=x<<2&60;w=l>>x&15;w=w<<(t<<2&63)^w<<x^l;l=
J(w);if(l>=362880)abort();b=e+l*4;if(!i(b)){i(b)=g>>34&1073741820|(v|j);if(f>=362880)abort();u(a+f*8)=w|l<<36;
f++;}a:if(k>=m)break;g=k;}if(s==4)break;v=s;}if(m>=f)goto b;c=m;m=f;}abort();b:free(a);a=O(af);if(!a){c=u(af+
56);if(c>=20)abort();if(!c)a=0;else{m=0;a=af+88;for(;;){o=*a-48;if(o>9)goto c;m=m*10+o;if(a+1==af+c+88)break;
a++;}if(c!=19){if(!m){a=0;goto d;}c=0;for(;;){v=c+1;u(af+72)++;u(af+80)=0;s=0;f=0;j=0;for(;;){g=f+1;a=O(af);
if(a)goto d;k=u(af+56);if(k>=20)abort();if(!k)goto e;l=0;a=af+88;for(;;){o=*a-48;if(o>9)break;l=l*10+o;if(a+1==
af+k+88)goto f;a++;}if(!(k==1&&af[88]==120))goto e;d=0;goto g;f:if(!(k!=19&&l-1<8))goto e;d=p(l);g:k=(U)
(size_t)d;n=(I)1<<((I)k&31);if(n&j)goto h;s=k<<(f<<2&63)|s;if(g==9)break;f=g;j=n|j;}if(c){d=F(L,1);if(d)
goto i;}c=J(s);if(c>=362880)abort();j=i(e+c*4);if(!j)c=(U)2147483648u<<32|1;else{n=(j>>24)-1;if(n<=31){
memset(ae,0,64);if(j>=1107296256)abort();o=n==0;if(o){b=(P)1;c=1;}else{a=ae;for(;;){*a=X[j&3];j=j>>2&4194303;
if(j>=362880)abort();if(a+1==ae+n)break;a++;j=i(e+j*4);}b=(P)malloc(n);if(!b)abort();memcpy(b,ae,n);a=(P)
calloc(n,1);if(!a)abort();c=(U)(size_t)a;}d=p(c);c=Ae(n,(U)(size_t)(d+n)-c);if(c){s=c&3;if(c<4)f=0;else{f=0;g=
0;do{k=f|1;d[f]=G[b[f]];l=f|2;d[k]=G[b[k]];k=f|3;d[l]=G[b[l]];f+=4;d[k]=G[b[k]];g+=4;}while(g!=(c&28));if(!s)
goto j;}c=0;for(;;){d[f]=G[b[f]];c++;if(c==s)break;f++;}}j:r=F(d,n);if(r)goto k;if(!o){free(d);c=n;goto l;}d=
F(L,1);if(!d)goto m;c=0;goto n;}c=(U)1<<63;}d=F(Ac,10);if(d)break;l:d=F(L,1);if(d)goto n;if((S)c>=1)free(b);m:
if(v==m){a=0;goto d;}c=v;}a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(!*d)goto d;b=q(d+16);c=u(d+24);
if(!c)goto d;d=b;for(;;){E(a,*d);if(d+1==b+c)goto d;d++;}abort();n:a=(P)malloc(264);if(!a)abort();memset(a,0,
258);if(*d){r=q(d+16);m=u(d+24);if(m){d=r;for(;;){E(a,*d);if(d+1==r+m)break;d++;}}}if((S)c<1)goto d;goto o;k:
a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(*r){y=q(r+16);c=u(r+24);if(c){r=y;for(;;){E(a,*r);if(r+1==y+
c)break;r++;}}}if(o)goto d;free(d);o:free(b);goto d;i:a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(!*d)
goto d;b=q(d+16);c=u(d+24);if(!c)goto d;d=b;for(;;){E(a,*d);if(d+1==b+c)goto d;d++;}h:a=M(u(af+72),u(af+80));
E(a,116);if(!d){E(a,104);E(a,101);E(a,32);E(a,98);E(a,108);E(a,97);E(a,110);E(a,107);}else{E(a,105);E(a,108);
E(a,101);E(a,32);a=K(a,k);}E(a,32);E(a,97);E(a,112);E(a,112);E(a,101);E(a,97);E(a,114);E(a,115);E(a,32);E(a,
116);E(a,119);E(a,105);E(a,99);E(a,101);goto d;e:a=Q(af);E(a,32);E(a,105);E(a,115);E(a,32);E(a,110);E(a,111);
E(a,110);E(a,101);E(a,32);E(a,111);E(a,102);E(a,32);E(a,49);E(a,32);E(a,116);E(a,111);E(a,32);E(a,56);E(a,44);
E(a,32);E(a,110);E(a,111);E(a,114);E(a,32);E(a,120);E(a,32);E(a,102);E(a,111);E(a,114);E(a,32);E(a,116);E(a,
104);E(a,101);E(a,32);E(a,98);E(a,108);E(a,97);E(a,110);E(a,107);goto d;}c:a=Q(af);E(a,32);E(a,105);E(a,115);
E(a,32);E(a,110);E(a,111);E(a,116);E(a,32);E(a,97);E(a,32);E(a,110);E(a,117);E(a,109);E(a,98);E(a,101);E(a,
114);E(a,32);E(a,111);E(a,102);E(a,32);E(a,98);E(a,111);E(a,97);E(a,114);E(a,100);E(a,115);}}d:free(e);
if(u(af))free(q(af+8));e=q(af+64);if(e)free(e);if(!(I)fflush(stdout)){if(!a)goto p;b=a;}else{e=(P)malloc(28);
if(!e)abort();memcpy(e,Y,28);b=(P)malloc(264);if(!b)abort();memset(b,0,258);E(b,*e);E(b,e[1]);E(b,e[2]);E(b,
e[3]);E(b,e[4]);E(b,e[5]);E(b,e[6]);E(b,e[7]);E(b,e[8]);E(b,e[9]);E(b,e[10]);E(b,e[11]);E(b,e[12]);E(b,e[13]);
E(b,e[14]);E(b,e[15]);E(b,e[16]);E(b,e[17]);E(b,e[18]);E(b,e[19]);E(b,e[20]);E(b,e[21]);E(b,e[22]);E(b,e[23]);
E(b,e[24]);E(b,e[25]);E(b,e[26]);E(b,e[27]);if(a){free(b);b=a;}}c=u(b);if(c>=251)abort();if(!c)free(b);else{z=
Aa(b);N(z.a,z.b);N(L,1);Z();}p:return 0;}
