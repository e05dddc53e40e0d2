/* hdu1043, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- hdu1043 --c --small
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
typedef struct{U a;P b;}Ad;typedef struct{P a;U b;}Ae;B Q[]="0123456789abcdef",R[]="...",M[]="\n",F[]="dlru",
Aa[]="unsolvable",V[]={0,1,2,3},W[]="the output cannot be written";U Z[4]={0,0,1};U Ac(U a,U b){
return a<b?a:b;}void N(P a,U b){fwrite(a,1,b,stderr);}P G(P b,U c){P a;if(c==(U)fwrite(b,1,c,stdout))a=0;else{
b=(P)malloc(28);if(!b)abort();memcpy(b,W,28);a=(P)malloc(32);if(!a)abort();*a=4;u(a+8)=28;u(a+16)=(size_t)b;
u(a+24)=28;}return a;}void X(void){exit(1);}Ad Ab(P d,P b,U c){Ad a;a.a=0;a.b=p((U)fread(b,1,c,stdin));
return a;}U J(U a){U b,c,d,e,f,g,j,k;b=a&15;c=a>>4&15;d=a>>8&15;e=a>>12&15;f=a>>16&15;g=a>>20&15;j=a>>24&15;k=
a>>28&15;return(U)((a>>28&15)<k)+((a>>32&15)<k)+((U)((a>>24&15)<j)+((a>>28&15)<j)+((a>>32&15)<j)+((U)((a>>20&
15)<g)+((a>>24&15)<g)+((a>>28&15)<g)+((a>>32&15)<g)+((U)((a>>16&15)<f)+((a>>20&15)<f)+((a>>24&15)<f)+((a>>28&
15)<f)+((a>>32&15)<f)+((U)((a>>12&15)<e)+((a>>16&15)<e)+((a>>20&15)<e)+((a>>24&15)<e)+((a>>28&15)<e)+((a>>32&
15)<e)+((U)((a>>8&15)<d)+((a>>12&15)<d)+((a>>16&15)<d)+((a>>20&15)<d)+((a>>24&15)<d)+((a>>28&15)<d)+((a>>32&
15)<d)+((U)((a>>4&15)<c)+((a>>8&15)<c)+((a>>12&15)<c)+((a>>16&15)<c)+((a>>20&15)<c)+((a>>24&15)<c)+((a>>28&15)
<c)+((a>>32&15)<c)+((U)((a&15)<b)+((a>>4&15)<b)+((a>>8&15)<b)+((a>>12&15)<b)+((a>>16&15)<b)+((a>>20&15)<b)+
((a>>24&15)<b)+((a>>28&15)<b)+((a>>32&15)<b)<<3))*7)*6)*5<<2))*3<<1);}void E(P a,B c){U b;b=u(a);if(b<250){
*(a+b+8)=c;u(a)=b+1;}}P K(P a,U b){if(b>9)a=K(a,b/10);E(a,b%10|48);return a;}Ae Y(P b){Ae a;U c;c=u(b);if(c>=
251)abort();a.a=b+8;a.b=c;return a;}P O(P a,B l){Ad g;B j;P r,m,s,c,e,o,k;U n,b,d,f;u(a+56)=0;r=q(a+24);m=q(a+
8);n=u(a+16);s=q(a+32)+24;b=u(a+48);d=u(a+40);c=q(a+64);f=0;for(;;){do{if(d==b){memset(a+40,0,16);e=q(s);do{g=
((Ad(*)(P,P,U))(size_t)e)(r,m,n);if(!g.a)goto a;j=*g.b;}while(j==1);e=(P)malloc(264);if(!e)abort();memset(e,0,
258);if(j){o=q(g.b+16);b=u(g.b+24);if(b){k=o;for(;;){E(e,*k);if(k+1==o+b)break;k++;}}}if(!c)goto b;free(c);b=
u(a+48);c=e;goto c;a:b=(U)(size_t)g.b;u(a+48)=b;}c:if(b>n)abort();d=u(a+40);if(d>=b){e=c;goto b;}j=m[d];
switch(j){case 9:case 10:case 12:case 13:case 32:break;default:if(!l)goto d;e=c;goto b;}if(!l){e=c;goto b;}d:
d++;u(a+40)=d;}while(f>=19);*(a+f+88)=j;f++;u(a+56)=f;}abort();b:u(a+64)=0;return e;}P L(U b,U c){P a;a=(P)
malloc(264);if(!a)abort();memset(a,0,258);if(b){E(a,98);E(a,111);E(a,97);E(a,114);E(a,100);E(a,32);a=K(a,b);
E(a,44);E(a,32);}E(a,119);E(a,111);E(a,114);E(a,100);E(a,32);a=K(a,c);E(a,58);E(a,32);return a;}int main(void)
{U ae[23];P af=(P)ae,ag=af+8,ah=af+72;Ad z;Ae ab;B j,x,ac;I n,t;P e,b,a,c,s,w,ad;U d,r,l,k,g,f,v,o,m,aa,y;
Z[3]=(size_t)(Ab);e=(P)calloc(65536,1);if(!e)abort();memset(ah+88,0,19);u(ah+24)=(size_t)af;u(ah+32)=(size_t)
(P)Z;u(ah)=65536;u(ah+8)=(size_t)e;u(ah+16)=65536;memset(ah+40,0,48);e=(P)calloc(1451520,1);if(!e)abort();b=
(P)calloc(2903040,1);if(!b)abort();u(b)=J(2271560481u)<<36|2271560481u;d=J(2271560481u);if(d>=362880)abort();
i(e+d*4)=16777216;d=0;r=1;n=16777216;for(;;){n+=16777216;l=0;g=r;for(;;){k=l+1;f=d;for(;;){v=f+1;if(f>=362880)
abort();f=u(b+f*8);o=f&((U)15<<32|4294967295u);j=V[3-l];if(!(f&15)){x=0;ac=1;m=0;}else if(!(f&240)){x=0;ac=1;
m=1;}else if(!(f&3840)){x=0;ac=1;m=2;}else if(!(f&61440)){x=1;ac=1;m=3;}else if(!(f&983040)){x=1;ac=1;m=4;}
else if(!(f&15728640)){x=1;ac=1;m=5;}else if(!(f&251658240)){x=1;ac=0;m=6;}else if(!(f&4026531840u)){x=1;ac=0;
m=7;}else{if(o>=(U)1<<32)abort();x=1;ac=0;m=8;}switch(j){case 0:if(!ac)goto a;aa=m+3;break;case 1:if(!(m%3))
goto a;aa=m-1;break;case 2:if(m%3>=2)goto a;aa=m+1;break;case 3:if(!x)goto a;aa=m-3;}aa=aa<<2&60;y=o>>aa&15;y=
y<<(m<<2&63)^y<<aa^o;o=J(y);if(o>=362880)abort();a=e+o*4;if(!i(a)){i(a)=f>>34&1073741820|(l|n);if(g>=362880)
abort();u(b+g*8)=y|o<<36;g++;}a:if(v>=r)break;f=v;}if(k==4)break;l=k;}if(r>=g)goto b;d=r;r=g;}abort();b:
free(b);for(;;){a=O(ah,1);if(a)goto c;if(u(ah+40)>=u(ah+48)){a=0;goto c;}u(ah+72)++;u(ah+80)=0;d=0;r=0;n=0;
for(;;){l=r+1;k=u(ah+80)+1;u(ah+80)=k;a=q(ah+24);c=q(ah+8);g=u(ah+16);s=q(ah+32)+24;w=q(ah+64);f=u(ah+48);v=0;
o=f;m=u(ah+40);for(;;){do{if(m==o){ad=q(s);for(;;){z=((Ad(*)(P,P,U))(size_t)ad)(a,c,g);if(!z.a)break;j=*z.b;
if(j!=1)goto d;}f=(U)(size_t)z.b;m=0;o=f;}if(o>g)abort();if(m>=o)goto e;j=c[m];switch(j){case 9:case 10:
case 12:case 13:case 32:break;default:goto f;}m++;}while(v>=19);*(ah+v+88)=j;v++;}f:u(ah+40)=m;u(ah+48)=f;
u(ah+56)=v;u(ah+64)=0;if(w){a=w;goto c;}a=O(ah,0);if(a)goto c;k=u(ah+56);if(k>=20)abort();c=ah+k+88;j=k==0;
if(j){k=0;goto g;}g=0;a=ah+88;for(;;){x=*a-48;if(x>9)break;g=g*10+x;if(a+1==c)goto h;a++;}if(!(k==1&&ah[88]==
120))goto g;c=0;goto i;h:if(!(k!=19&&g-1<8))goto g;c=p(g);i:k=(U)(size_t)c;t=(I)1<<((I)k&31);if(t&n)goto j;d=
k<<(r<<2&63)|d;if(l==9)break;r=l;n=t|n;}d=J(d);if(d>=362880)abort();n=i(e+d*4);if(!n)d=(U)2147483648u<<32|1;
else{t=(n>>24)-1;if(t<=31){memset(ag,0,64);if(n>=1107296256)abort();j=t==0;if(j){b=(P)1;d=1;}else{b=ag;for(;;)
{*b=V[n&3];n=n>>2&4194303;if(n>=362880)abort();if(b+1==ag+t)break;b++;n=i(e+n*4);}b=(P)malloc(t);if(!b)abort()
;memcpy(b,ag,t);a=(P)calloc(t,1);if(!a)abort();d=(U)(size_t)a;}c=p(d);d=Ac(t,(U)(size_t)(c+t)-d);if(d){r=d&3;
if(d<4)l=0;else{l=0;k=0;do{g=l|1;c[l]=F[b[l]];f=l|2;c[g]=F[b[g]];g=l|3;c[f]=F[b[f]];l+=4;c[g]=F[b[g]];k+=4;}
while(k!=(d&28));if(!r)goto k;}d=0;for(;;){c[l]=F[b[l]];d++;if(d==r)break;l++;}}k:s=G(c,t);if(s)goto l;if(!j){
free(c);d=t;goto m;}c=G(M,1);if(!c)goto n;d=0;goto o;}d=(U)1<<63;}c=G(Aa,10);if(c)goto p;m:c=G(M,1);if(c)
goto o;if((S)d>=1)free(b);n:;}d:u(ah+40)=0;u(ah+48)=f;u(ah+56)=v;a=(P)malloc(264);if(!a)abort();memset(a,0,
258);if(j){b=q(z.b+16);d=u(z.b+24);if(d){c=b;for(;;){E(a,*c);if(c+1==b+d)break;c++;}}}if(!w)goto c;free(w);
u(ah+64)=0;goto c;p:a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(!*c)goto c;b=q(c+16);d=u(c+24);if(!d)
goto c;c=b;for(;;){E(a,*c);if(c+1==b+d)goto c;c++;}abort();o:a=(P)malloc(264);if(!a)abort();memset(a,0,258);
if(*c){s=q(c+16);r=u(c+24);if(r){c=s;for(;;){E(a,*c);if(c+1==s+r)break;c++;}}}if((S)d<1)goto c;goto q;l:a=(P)
malloc(264);if(!a)abort();memset(a,0,258);if(*s){w=q(s+16);d=u(s+24);if(d){s=w;for(;;){E(a,*s);if(s+1==w+d)
break;s++;}}}if(j)goto c;free(c);q:free(b);goto c;j:a=L(u(ah+72),u(ah+80));E(a,116);if(!c){E(a,104);E(a,101);
E(a,32);E(a,98);E(a,108);E(a,97);E(a,110);E(a,107);}else{E(a,105);E(a,108);E(a,101);E(a,32);a=K(a,k);}E(a,32);
E(a,97);E(a,112);E(a,112);E(a,101);E(a,97);E(a,114);E(a,115);E(a,32);E(a,116);E(a,119);E(a,105);E(a,99);E(a,
101);goto c;g:x=k==19;a=L(u(ah+72),u(ah+80));E(a,34);if(j)E(a,34);else{b=ah+88;for(;;){j=*b;if((B)(j-127)>=
161)switch(j){case 92:case 34:break;default:goto r;}E(a,92);E(a,120);E(a,Q[j>>4]);j=Q[j&15];r:E(a,j);if(b+1==
c)break;b++;}E(a,34);if(x){b=R;for(;;){E(a,*b);if(b+1==(x?R:(P)1)+(x?3:0))break;b++;}}}E(a,32);E(a,105);E(a,
115);E(a,32);E(a,110);E(a,111);E(a,110);E(a,101);E(a,32);E(a,111);E(a,102);E(a,32);E(a,49);E(a,32);E(a,116);
E(a,111);E(a,32);E(a,56);E(a,44);E(a,32);E(a,110);E(a,111);E(a,114);E(a,32);E(a,120);E(a,32);E(a,102);E(a,111)
;E(a,114);E(a,32);E(a,116);E(a,104);E(a,101);E(a,32);E(a,98);E(a,108);E(a,97);E(a,110);E(a,107);goto c;e:u(ah+
40)=m;u(ah+48)=f;u(ah+56)=v;u(ah+64)=0;if(!w){a=L(u(ah+72),k);E(a,116);E(a,104);E(a,101);E(a,32);E(a,105);E(a,
110);E(a,112);E(a,117);E(a,116);E(a,32);E(a,101);E(a,110);E(a,100);E(a,115);E(a,32);E(a,104);E(a,101);E(a,114)
;E(a,101);}else a=w;c:free(e);if(u(ah))free(q(ah+8));e=q(ah+64);if(e)free(e);if(!(I)fflush(stdout)){if(!a)
goto s;b=a;}else{e=(P)malloc(28);if(!e)abort();memcpy(e,W,28);b=(P)malloc(264);if(!b)abort();memset(b,0,258);
E(b,*e);E(b,e[1]);E(b,e[2]);E(b,e[3]);E(b,e[4]);E(b,e[5]);E(b,e[6]);E(b,e[7]);E(b,e[8]);E(b,e[9]);E(b,e[10]);
E(b,e[11]);E(b,e[12]);E(b,e[13]);E(b,e[14]);E(b,e[15]);E(b,e[16]);E(b,e[17]);E(b,e[18]);E(b,e[19]);E(b,e[20]);
E(b,e[21]);E(b,e[22]);E(b,e[23]);E(b,e[24]);E(b,e[25]);E(b,e[26]);E(b,e[27]);if(a){free(b);b=a;}}d=u(b);if(d>=
251)abort();if(!d)free(b);else{ab=Y(b);N(ab.a,ab.b);N(M,1);X();}s:return 0;}
