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
typedef struct{U a;P b;}Ae;typedef struct{P a;U b;}Af;B R[]={0,1,2,3},V[]="0123456789abcdef",W[]="...",M[]=
"\n",F[]="dlru",Ab[]="unsolvable",N[]="the output cannot be written";U Aa[4]={0,0,1};U Ad(U a,U b){
return a<b?a:b;}void O(P a,U b){fwrite(a,1,b,stderr);}P G(P b,U c){P a;if(c==(U)fwrite(b,1,c,stdout))a=0;else{
b=(P)malloc(28);if(!b)abort();memcpy(b,N,28);a=(P)malloc(32);if(!a)abort();*a=4;u(a+8)=28;u(a+16)=(size_t)b;
u(a+24)=28;}return a;}void X(void){exit(1);}Ae Ac(P d,P b,U c){Ae a;a.a=0;a.b=p((U)fread(b,1,c,stdin));
return a;}U J(U a){U b,c,d,e,f,g,j,k;b=a&15;c=a>>4&15;d=a>>8&15;e=a>>12&15;f=a>>16&15;g=a>>20&15;j=a>>24&15;k=
a>>28&15;return(U)((a>>28&15)<k)+((a>>32&15)<k)+((U)((a>>24&15)<j)+((a>>28&15)<j)+((a>>32&15)<j)+((U)((a>>20&
15)<g)+((a>>24&15)<g)+((a>>28&15)<g)+((a>>32&15)<g)+((U)((a>>16&15)<f)+((a>>20&15)<f)+((a>>24&15)<f)+((a>>28&
15)<f)+((a>>32&15)<f)+((U)((a>>12&15)<e)+((a>>16&15)<e)+((a>>20&15)<e)+((a>>24&15)<e)+((a>>28&15)<e)+((a>>32&
15)<e)+((U)((a>>8&15)<d)+((a>>12&15)<d)+((a>>16&15)<d)+((a>>20&15)<d)+((a>>24&15)<d)+((a>>28&15)<d)+((a>>32&
15)<d)+((U)((a>>4&15)<c)+((a>>8&15)<c)+((a>>12&15)<c)+((a>>16&15)<c)+((a>>20&15)<c)+((a>>24&15)<c)+((a>>28&15)
<c)+((a>>32&15)<c)+((U)((a&15)<b)+((a>>4&15)<b)+((a>>8&15)<b)+((a>>12&15)<b)+((a>>16&15)<b)+((a>>20&15)<b)+
((a>>24&15)<b)+((a>>28&15)<b)+((a>>32&15)<b)<<3))*7)*6)*5<<2))*3<<1);}P Y(void){P b,a;if(!(I)fflush(stdout))a=
0;else{b=(P)malloc(28);if(!b)abort();memcpy(b,N,28);a=(P)malloc(32);if(!a)abort();*a=4;u(a+8)=28;u(a+16)=
(size_t)b;u(a+24)=28;}return a;}void E(P a,B c){U b;b=u(a);if(b<250){*(a+b+8)=c;u(a)=b+1;}}P K(P a,U b){
if(b>9)a=K(a,b/10);E(a,b%10|48);return a;}Af Z(P b){Af a;U c;c=u(b);if(c>=251)abort();a.a=b+8;a.b=c;return a;}
P L(U b,U c){P a;a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(b){E(a,98);E(a,111);E(a,97);E(a,114);E(a,
100);E(a,32);a=K(a,b);E(a,44);E(a,32);}E(a,119);E(a,111);E(a,114);E(a,100);E(a,32);a=K(a,c);E(a,58);E(a,32);
return a;}P Q(P a,B l){Ae g;B j;P r,m,s,c,e,o,k;U n,b,d,f;u(a+56)=0;r=q(a+24);m=q(a+8);n=u(a+16);s=q(a+32)+24;
b=u(a+48);d=u(a+40);c=q(a+64);f=0;for(;;){do{if(d==b){memset(a+40,0,16);e=q(s);do{g=((Ae(*)(P,P,U))(size_t)e)
(r,m,n);if(!g.a)goto a;j=*g.b;}while(j==1);e=(P)malloc(264);if(!e)abort();memset(e,0,258);if(j){o=q(g.b+16);b=
u(g.b+24);if(b){k=o;for(;;){E(e,*k);if(k+1==o+b)break;k++;}}}if(!c)goto b;free(c);b=u(a+48);c=e;goto c;a:b=(U)
(size_t)g.b;u(a+48)=b;}c:if(b>n)abort();d=u(a+40);if(d>=b){e=c;goto b;}j=m[d];switch(j){case 9:case 10:
case 12:case 13:case 32:break;default:if(!l)goto d;e=c;goto b;}if(!l){e=c;goto b;}d:d++;u(a+40)=d;}while(f>=
19);*(a+f+88)=j;f++;u(a+56)=f;}abort();b:u(a+64)=0;return e;}int main(void){U ae[23];P af=(P)ae,ag=af+8,ah=af+
72;Ae z;Af ab;B j,w,ac;I n,t;P f,b,a,c,s,x,ad;U d,r,m,k,g,e,v,o,l,aa,y;Aa[3]=(size_t)(Ac);f=(P)calloc(65536,1)
;if(!f)abort();memset(ah+88,0,19);u(ah+24)=(size_t)af;u(ah+32)=(size_t)(P)Aa;u(ah)=65536;u(ah+8)=(size_t)f;
u(ah+16)=65536;memset(ah+40,0,48);f=(P)calloc(1451520,1);if(!f)abort();b=(P)calloc(2903040,1);if(!b)abort();
u(b)=J(2271560481u)<<36|2271560481u;d=J(2271560481u);if(d>=362880)abort();i(f+d*4)=16777216;d=0;r=1;n=
16777216;for(;;){n+=16777216;m=0;g=r;for(;;){k=m+1;e=d;for(;;){v=e+1;if(e>=362880)abort();e=u(b+e*8);o=e&((U)
15<<32|4294967295u);j=R[3-m];if(!(e&15)){w=0;ac=1;l=0;}else if(!(e&240)){w=0;ac=1;l=1;}else if(!(e&3840)){w=0;
ac=1;l=2;}else if(!(e&61440)){w=1;ac=1;l=3;}else if(!(e&983040)){w=1;ac=1;l=4;}else if(!(e&15728640)){w=1;ac=
1;l=5;}else if(!(e&251658240)){w=1;ac=0;l=6;}else if(!(e&4026531840u)){w=1;ac=0;l=7;}else{if(o>=(U)1<<32)
abort();w=1;ac=0;l=8;}switch(j){case 0:if(!ac)goto a;aa=l+3;break;case 1:if(!(l%3))goto a;aa=l-1;break;case 2:
if(l%3>=2)goto a;aa=l+1;break;case 3:if(!w)goto a;aa=l-3;}aa=aa<<2&60;y=o>>aa&15;y=y<<aa^y<<(l<<2&63)^o;o=J(y)
;if(o>=362880)abort();a=f+o*4;if(!i(a)){i(a)=e>>34&1073741820|(m|n);if(g>=362880)abort();u(b+g*8)=y|o<<36;g++;
}a:if(v>=r)break;e=v;}if(k==4)break;m=k;}if(r>=g)goto b;d=r;r=g;}abort();b:free(b);for(;;){a=Q(ah,1);if(a)
goto c;if(u(ah+40)>=u(ah+48))goto d;u(ah+72)++;u(ah+80)=0;d=0;r=0;n=0;for(;;){m=r+1;k=u(ah+80)+1;u(ah+80)=k;a=
q(ah+24);c=q(ah+8);g=u(ah+16);s=q(ah+32)+24;x=q(ah+64);e=u(ah+48);v=0;o=e;l=u(ah+40);for(;;){do{if(l==o){ad=
q(s);for(;;){z=((Ae(*)(P,P,U))(size_t)ad)(a,c,g);if(!z.a)break;j=*z.b;if(j!=1)goto e;}e=(U)(size_t)z.b;l=0;o=
e;}if(o>g)abort();if(l>=o)goto f;j=c[l];switch(j){case 9:case 10:case 12:case 13:case 32:break;default:goto f;
}l++;}while(v>=19);*(ah+v+88)=j;v++;}f:u(ah+40)=l;u(ah+48)=e;u(ah+56)=v;u(ah+64)=0;if(x){a=x;goto c;}if(l>=e)
goto g;a=Q(ah,0);if(a)goto c;k=u(ah+56);if(k>=20)abort();c=ah+k+88;j=k==0;if(j){k=0;goto h;}g=0;a=ah+88;for(;;
){w=*a-48;if(w>9)break;g=g*10+w;if(a+1==c)goto i;a++;}if(!(k==1&&ah[88]==120))goto h;c=0;goto j;i:if(!(k!=19&&
g-1<8))goto h;c=p(g);j:k=(U)(size_t)c;t=(I)1<<((I)k&31);if(t&n)goto k;d=k<<(r<<2&63)|d;if(m==9)break;r=m;n=t|
n;}d=J(d);if(d>=362880)abort();n=i(f+d*4);if(!n)d=(U)2147483648u<<32|1;else{t=(n>>24)-1;if(t<=31){memset(ag,0,
64);if(n>=1107296256)abort();j=t==0;if(j){b=(P)1;d=1;}else{b=ag;for(;;){*b=R[n&3];n=n>>2&4194303;if(n>=362880)
abort();if(b+1==ag+t)break;b++;n=i(f+n*4);}b=(P)malloc(t);if(!b)abort();memcpy(b,ag,t);a=(P)calloc(t,1);if(!a)
abort();d=(U)(size_t)a;}c=p(d);d=Ad(t,(U)(size_t)(c+t)-d);if(d){r=d&3;if(d<4)m=0;else{m=0;k=0;do{g=m|1;c[m]=
F[b[m]];e=m|2;c[g]=F[b[g]];g=m|3;c[e]=F[b[e]];m+=4;c[g]=F[b[g]];k+=4;}while(k!=(d&28));if(!r)goto l;}d=0;for(;
;){c[m]=F[b[m]];d++;if(d==r)break;m++;}}l:s=G(c,t);if(s)goto m;if(!j){free(c);d=t;goto n;}c=G(M,1);if(!c)
goto o;d=0;goto p;}d=(U)1<<63;}c=G(Ab,10);if(c)goto q;n:c=G(M,1);if(c)goto p;if((S)d>=1)free(b);o:;}e:u(ah+40)
=0;u(ah+48)=e;a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(j){b=q(z.b+16);d=u(z.b+24);if(d){c=b;for(;;){
E(a,*c);if(c+1==b+d)break;c++;}}}if(!x)goto c;free(x);u(ah+64)=0;goto c;q:a=(P)malloc(264);if(!a)abort();
memset(a,0,258);if(!*c)goto c;b=q(c+16);d=u(c+24);if(!d)goto c;c=b;for(;;){E(a,*c);if(c+1==b+d)goto c;c++;}
abort();p:a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(*c){s=q(c+16);r=u(c+24);if(r){c=s;for(;;){E(a,*c);
if(c+1==s+r)break;c++;}}}if((S)d<1)goto c;goto r;m:a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(*s){x=
q(s+16);d=u(s+24);if(d){s=x;for(;;){E(a,*s);if(s+1==x+d)break;s++;}}}if(j)goto c;free(c);r:free(b);goto c;k:a=
L(u(ah+72),u(ah+80));E(a,116);if(!c){E(a,104);E(a,101);E(a,32);E(a,98);E(a,108);E(a,97);E(a,110);E(a,107);}
else{E(a,105);E(a,108);E(a,101);E(a,32);a=K(a,k);}E(a,32);E(a,97);E(a,112);E(a,112);E(a,101);E(a,97);E(a,114);
E(a,115);E(a,32);E(a,116);E(a,119);E(a,105);E(a,99);E(a,101);goto c;h:w=k==19;a=L(u(ah+72),u(ah+80));E(a,34);
if(j)E(a,34);else{b=ah+88;for(;;){j=*b;if((B)(j-127)>=161)switch(j){case 92:case 34:break;default:goto s;}E(a,
92);E(a,120);E(a,V[j>>4]);j=V[j&15];s:E(a,j);if(b+1==c)break;b++;}E(a,34);if(w){b=W;for(;;){E(a,*b);if(b+1==
(w?W:(P)1)+(w?3:0))break;b++;}}}E(a,32);E(a,105);E(a,115);E(a,32);E(a,110);E(a,111);E(a,110);E(a,101);E(a,32);
E(a,111);E(a,102);E(a,32);E(a,49);E(a,32);E(a,116);E(a,111);E(a,32);E(a,56);E(a,44);E(a,32);E(a,110);E(a,111);
E(a,114);E(a,32);E(a,120);E(a,32);E(a,102);E(a,111);E(a,114);E(a,32);E(a,116);E(a,104);E(a,101);E(a,32);E(a,
98);E(a,108);E(a,97);E(a,110);E(a,107);goto c;g:a=L(u(ah+72),k);E(a,116);E(a,104);E(a,101);E(a,32);E(a,105);
E(a,110);E(a,112);E(a,117);E(a,116);E(a,32);E(a,101);E(a,110);E(a,100);E(a,115);E(a,32);E(a,104);E(a,101);E(a,
114);E(a,101);goto c;d:free(f);if(u(ah))free(q(ah+8));f=q(ah+64);if(f){a=0;goto t;}b=Y();if(!b)goto u;a=0;
goto v;c:free(f);if(u(ah))free(q(ah+8));f=q(ah+64);if(!f)goto w;t:free(f);w:if(!(I)fflush(stdout)){if(!a)
goto u;f=a;goto x;}f=(P)malloc(28);if(!f)abort();memcpy(f,N,28);b=(P)malloc(32);if(!b)abort();*b=4;u(b+8)=28;
u(b+16)=(size_t)f;u(b+24)=28;v:f=(P)malloc(264);if(!f)abort();memset(f,0,258);if(*b){c=q(b+16);d=u(b+24);if(d)
{b=c;for(;;){E(f,*b);if(b+1==c+d)break;b++;}}}if(a){free(f);f=a;}x:d=u(f);if(d>=251)abort();if(!d)free(f);
else{ab=Z(f);O(ab.a,ab.b);O(M,1);X();}u:return 0;}
