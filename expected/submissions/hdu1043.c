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
#define i(x) (*(I*)(x))
#define u(x) (*(U*)(x))
#define q(x) ((P)(size_t)u(x))
static P p(U a){if((size_t)a!=a)abort();return(P)(size_t)a;}
typedef struct{U a;P b;}Ae;typedef struct{P a;U b;}Af;B R[]={0,1,2,3},V[]="0123456789abcdef",W[]="...",N[]=
"\n",F[]="dlru",Ab[]="unsolvable",O[]="the output cannot be written";U Aa[4]={0,0,1};U Ad(U a,U b){
return a<b?a:b;}void Q(P a,U b){fwrite(a,1,b,stderr);}P K(void){P b,a;b=(P)malloc(28);if(!b)abort();memcpy(b,
O,28);a=(P)malloc(32);if(!a)abort();*a=4;u(a+8)=28;u(a+16)=(size_t)b;u(a+24)=28;return a;}void X(void){exit(1)
;}Ae Ac(P d,P b,U c){Ae a;a.a=0;a.b=p((U)fread(b,1,c,stdin));return a;}U G(U a){U b,c,d,e,f,g,j,k;b=a&15;c=
a>>4&15;d=a>>8&15;e=a>>12&15;f=a>>16&15;g=a>>20&15;j=a>>24&15;k=a>>28&15;return(U)((a>>28&15)<k)+((a>>32&15)
<k)+((U)((a>>24&15)<j)+((a>>28&15)<j)+((a>>32&15)<j)+((U)((a>>20&15)<g)+((a>>24&15)<g)+((a>>28&15)<g)+((a>>32&
15)<g)+((U)((a>>16&15)<f)+((a>>20&15)<f)+((a>>24&15)<f)+((a>>28&15)<f)+((a>>32&15)<f)+((U)((a>>12&15)<e)+
((a>>16&15)<e)+((a>>20&15)<e)+((a>>24&15)<e)+((a>>28&15)<e)+((a>>32&15)<e)+((U)((a>>8&15)<d)+((a>>12&15)<d)+
((a>>16&15)<d)+((a>>20&15)<d)+((a>>24&15)<d)+((a>>28&15)<d)+((a>>32&15)<d)+((U)((a>>4&15)<c)+((a>>8&15)<c)+
((a>>12&15)<c)+((a>>16&15)<c)+((a>>20&15)<c)+((a>>24&15)<c)+((a>>28&15)<c)+((a>>32&15)<c)+((U)((a&15)<b)+
((a>>4&15)<b)+((a>>8&15)<b)+((a>>12&15)<b)+((a>>16&15)<b)+((a>>20&15)<b)+((a>>24&15)<b)+((a>>28&15)<b)+
((a>>32&15)<b)<<3))*7)*6)*5<<2))*3<<1);}P Y(void){P b,a;if(!(I)fflush(stdout))a=0;else{b=(P)malloc(28);if(!b)
abort();memcpy(b,O,28);a=(P)malloc(32);if(!a)abort();*a=4;u(a+8)=28;u(a+16)=(size_t)b;u(a+24)=28;}return a;}
void E(P a,B c){U b;b=u(a);if(b<250){*(a+b+8)=c;u(a)=b+1;}}P J(P a,U b){if(b>9)a=J(a,b/10);E(a,b%10|48);
return a;}Af Z(P b){Af a;U c;c=u(b);if(c>=251)abort();a.a=b+8;a.b=c;return a;}P L(U b,U c){P a;a=(P)
malloc(264);if(!a)abort();memset(a,0,258);if(b){E(a,98);E(a,111);E(a,97);E(a,114);E(a,100);E(a,32);a=J(a,b);
E(a,44);E(a,32);}E(a,119);E(a,111);E(a,114);E(a,100);E(a,32);a=J(a,c);E(a,58);E(a,32);return a;}P M(P a,B l){
Ae g;B j;P r,m,s,c,e,o,k;U n,b,d,f;u(a+56)=0;r=q(a+24);m=q(a+8);n=u(a+16);s=q(a+32)+24;b=u(a+48);d=u(a+40);c=
q(a+64);f=0;for(;;){do{if(d==b){memset(a+40,0,16);e=q(s);do{g=((Ae(*)(P,P,U))(size_t)e)(r,m,n);if(!g.a)goto a;
j=*g.b;}while(j==1);e=(P)malloc(264);if(!e)abort();memset(e,0,258);if(j){o=q(g.b+16);b=u(g.b+24);if(b){k=o;
for(;;){E(e,*k);if(k+1==o+b)break;k++;}}}if(!c)goto b;free(c);b=u(a+48);c=e;goto c;a:b=(U)(size_t)g.b;u(a+48)=
b;}c:if(b>n)abort();d=u(a+40);if(d>=b){e=c;goto b;}j=m[d];switch(j){case 9:case 10:case 12:case 13:case 32:
break;default:if(!l)goto d;e=c;goto b;}if(!l){e=c;goto b;}d:d++;u(a+40)=d;}while(f>=19);*(a+f+88)=j;f++;u(a+
56)=f;}abort();b:u(a+64)=0;return e;}int main(void){U ac[23];P ad=(P)ac,ae=ad+8,af=ad+72;Af aa;B j,s,ab;I k,n;
P d,b,a,f,r,z;U c,o,g,l,e,m,y,t,v,x,w;Aa[3]=(size_t)(Ac);d=(P)calloc(65536,1);if(!d)abort();memset(af+88,0,19)
;u(af+24)=(size_t)ad;u(af+32)=(size_t)(P)Aa;u(af)=65536;u(af+8)=(size_t)d;u(af+16)=65536;memset(af+40,0,48);d=
(P)calloc(1451520,1);if(!d)abort();b=(P)calloc(2903040,1);if(!b)abort();u(b)=G(2271560481u)<<36|2271560481u;c=
G(2271560481u);if(c>=362880)abort();i(d+c*4)=16777216;c=0;o=1;k=16777216;for(;;){k+=16777216;g=0;e=o;for(;;){
l=g+1;m=c;for(;;){y=m+1;if(m>=362880)abort();m=u(b+m*8);t=m&((U)15<<32|4294967295u);j=R[3-g];if(!(m&15)){s=0;
ab=1;v=0;}else if(!(m&240)){s=0;ab=1;v=1;}else if(!(m&3840)){s=0;ab=1;v=2;}else if(!(m&61440)){s=1;ab=1;v=3;}
else if(!(m&983040)){s=1;ab=1;v=4;}else if(!(m&15728640)){s=1;ab=1;v=5;}else if(!(m&251658240)){s=1;ab=0;v=6;}
else if(!(m&4026531840u)){s=1;ab=0;v=7;}else{if(t>=(U)1<<32)abort();s=1;ab=0;v=8;}switch(j){case 0:if(!ab)
goto a;x=v+3;break;case 1:if(!(v%3))goto a;x=v-1;break;case 2:if(v%3>=2)goto a;x=v+1;break;case 3:if(!s)
goto a;x=v-3;}x=x<<2&60;w=t>>x&15;w=w<<(v<<2&63)^w<<x^t;t=G(w);if(t>=362880)abort();a=d+t*4;if(!i(a)){i(a)=
m>>34&1073741820|(g|k);if(e>=362880)abort();u(b+e*8)=w|t<<36;e++;}a:if(y>=o)break;m=y;}if(l==4)break;g=l;}
if(o>=e)goto b;c=o;o=e;}abort();b:free(b);for(;;){a=M(af,1);if(a)goto c;if(u(af+40)>=u(af+48))goto d;u(af+72)++
;u(af+80)=0;c=0;k=0;o=0;for(;;){g=o+1;u(af+80)++;a=M(af,1);if(a)goto c;if(u(af+40)>=u(af+48))goto e;a=M(af,0);
if(a)goto c;l=u(af+56);if(l>=20)abort();f=af+l+88;j=l==0;if(j){l=0;goto f;}e=0;a=af+88;for(;;){s=*a-48;if(s>9)
break;e=e*10+s;if(a+1==f)goto g;a++;}if(!(l==1&&af[88]==120))goto f;e=0;goto h;g:if(!(l!=19&&e-1<8))goto f;h:
n=(I)1<<(e&31);if(n&k)goto i;c=e<<(o<<2&63)|c;if(g==9)break;k=n|k;o=g;}c=G(c);if(c>=362880)abort();k=i(d+c*4);
if(k){n=(k>>24)-1;if(n<=31){memset(ae,0,64);if(k>=1107296256)abort();j=n==0;if(j){b=(P)1;c=1;}else{b=ae;for(;;
){*b=R[k&3];k=k>>2&4194303;if(k>=362880)abort();if(b+1==ae+n)break;b++;k=i(d+k*4);}b=(P)malloc(n);if(!b)
abort();memcpy(b,ae,n);a=(P)calloc(n,1);if(!a)abort();c=(U)(size_t)a;}f=p(c);c=Ad(n,(U)(size_t)(f+n)-c);if(c){
o=c&3;if(c<4)g=0;else{g=0;l=0;do{e=g|1;f[g]=F[b[g]];m=g|2;f[e]=F[b[e]];e=g|3;f[m]=F[b[m]];g+=4;f[e]=F[b[e]];l+=
4;}while(l!=(c&28));if(!o)goto j;}c=0;for(;;){f[g]=F[b[g]];c++;if(c==o)break;g++;}}j:if((U)fwrite(f,1,n,
stdout)!=n)goto k;if(j)goto l;free(f);if((U)fwrite(N,1,1,stdout)==1){free(b);goto m;}j=0;goto n;}}if((U)
fwrite(Ab,1,10,stdout)!=10)break;l:if((U)fwrite(N,1,1,stdout)!=1){j=1;goto n;}m:;}b=K();a=(P)malloc(264);
if(!a)abort();memset(a,0,258);if(!*b)goto c;f=q(b+16);c=u(b+24);if(!c)goto c;b=f;for(;;){E(a,*b);if(b+1==f+c)
goto c;b++;}abort();n:f=K();a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(*f){r=q(f+16);c=u(f+24);if(c){f=
r;for(;;){E(a,*f);if(f+1==r+c)break;f++;}}}if(j)goto c;goto o;k:r=K();a=(P)malloc(264);if(!a)abort();memset(a,
0,258);if(*r){z=q(r+16);c=u(r+24);if(c){r=z;for(;;){E(a,*r);if(r+1==z+c)break;r++;}}}if(j)goto c;free(f);o:
free(b);goto c;i:a=L(u(af+72),u(af+80));E(a,116);if(!e){E(a,104);E(a,101);E(a,32);E(a,98);E(a,108);E(a,97);
E(a,110);E(a,107);}else{E(a,105);E(a,108);E(a,101);E(a,32);a=J(a,e);}E(a,32);E(a,97);E(a,112);E(a,112);E(a,
101);E(a,97);E(a,114);E(a,115);E(a,32);E(a,116);E(a,119);E(a,105);E(a,99);E(a,101);goto c;f:s=l==19;a=L(u(af+
72),u(af+80));E(a,34);if(j)E(a,34);else{b=af+88;for(;;){j=*b;if((B)(j-127)>=161)switch(j){case 92:case 34:
break;default:goto p;}E(a,92);E(a,120);E(a,V[j>>4]);j=V[j&15];p:E(a,j);if(b+1==f)break;b++;}E(a,34);if(s){b=W;
for(;;){E(a,*b);if(b+1==(s?W:(P)1)+(s?3:0))break;b++;}}}E(a,32);E(a,105);E(a,115);E(a,32);E(a,110);E(a,111);
E(a,110);E(a,101);E(a,32);E(a,111);E(a,102);E(a,32);E(a,49);E(a,32);E(a,116);E(a,111);E(a,32);E(a,56);E(a,44);
E(a,32);E(a,110);E(a,111);E(a,114);E(a,32);E(a,120);E(a,32);E(a,102);E(a,111);E(a,114);E(a,32);E(a,116);E(a,
104);E(a,101);E(a,32);E(a,98);E(a,108);E(a,97);E(a,110);E(a,107);goto c;e:a=L(u(af+72),u(af+80));E(a,116);E(a,
104);E(a,101);E(a,32);E(a,105);E(a,110);E(a,112);E(a,117);E(a,116);E(a,32);E(a,101);E(a,110);E(a,100);E(a,115)
;E(a,32);E(a,104);E(a,101);E(a,114);E(a,101);goto c;d:free(d);if(u(af))free(q(af+8));d=q(af+64);if(d){a=0;
goto q;}b=Y();if(!b)goto r;a=0;goto s;c:free(d);if(u(af))free(q(af+8));d=q(af+64);if(!d)goto t;q:free(d);t:
if(!(I)fflush(stdout)){if(!a)goto r;d=a;goto u;}d=(P)malloc(28);if(!d)abort();memcpy(d,O,28);b=(P)malloc(32);
if(!b)abort();*b=4;u(b+8)=28;u(b+16)=(size_t)d;u(b+24)=28;s:d=(P)malloc(264);if(!d)abort();memset(d,0,258);
if(*b){f=q(b+16);c=u(b+24);if(c){b=f;for(;;){E(d,*b);if(b+1==f+c)break;b++;}}}if(a){free(d);d=a;}u:c=u(d);
if(c>=251)abort();if(!c)free(d);else{aa=Z(d);Q(aa.a,aa.b);Q(N,1);X();}r:return 0;}
