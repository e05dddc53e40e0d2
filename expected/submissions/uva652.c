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
typedef struct{U a;P b;}Ae;typedef struct{P a;U b;}Af;B V[]={0,1,2,3},W[]="0123456789abcdef",X[]="...",L[]=
"\n",G[]="dlru",Ab[]="unsolvable";U Aa[4]={0,0,1};U Ad(U a,U b){return a<b?a:b;}void N(P a,U b){fwrite(a,1,b,
stderr);}P F(P a,U b){if(b==(U)fwrite(a,1,b,stdout))a=0;else{a=(P)malloc(32);if(!a)abort();*a=0;u(a+8)=0;u(a+
16)=1;u(a+24)=0;}return a;}void Y(void){exit(1);}Ae Ac(P d,P b,U c){Ae a;a.a=0;a.b=(P)(size_t)(U)fread(b,1,c,
stdin);return a;}U J(U a){U b,c,d,e,f,g,j,k;b=a&15;c=a>>4&15;d=a>>8&15;e=a>>12&15;f=a>>16&15;g=a>>20&15;j=
a>>24&15;k=a>>28&15;return(U)((a>>28&15)<k)+((a>>32&15)<k)+((U)((a>>24&15)<j)+((a>>28&15)<j)+((a>>32&15)<j)+
((U)((a>>20&15)<g)+((a>>24&15)<g)+((a>>28&15)<g)+((a>>32&15)<g)+((U)((a>>16&15)<f)+((a>>20&15)<f)+((a>>24&15)
<f)+((a>>28&15)<f)+((a>>32&15)<f)+((U)((a>>12&15)<e)+((a>>16&15)<e)+((a>>20&15)<e)+((a>>24&15)<e)+((a>>28&15)
<e)+((a>>32&15)<e)+((U)((a>>8&15)<d)+((a>>12&15)<d)+((a>>16&15)<d)+((a>>20&15)<d)+((a>>24&15)<d)+((a>>28&15)
<d)+((a>>32&15)<d)+((U)((a>>4&15)<c)+((a>>8&15)<c)+((a>>12&15)<c)+((a>>16&15)<c)+((a>>20&15)<c)+((a>>24&15)<c)
+((a>>28&15)<c)+((a>>32&15)<c)+((U)((a&15)<b)+((a>>4&15)<b)+((a>>8&15)<b)+((a>>12&15)<b)+((a>>16&15)<b)+
((a>>20&15)<b)+((a>>24&15)<b)+((a>>28&15)<b)+((a>>32&15)<b)<<3))*7)*6)*5<<2))*3<<1);}void E(P a,B c){U b;b=
u(a);if(b<250){*(a+b+8)=c;u(a)=b+1;}}P K(P a,U b){if(b>9)a=K(a,b/10);E(a,b%10|48);return a;}Af Z(P b){Af a;
U c;c=u(b);if(c>=251)abort();a.a=b+8;a.b=c;return a;}P M(U b,U c){P a;a=(P)malloc(264);if(!a)abort();memset(a,
0,258);if(b){E(a,98);E(a,111);E(a,97);E(a,114);E(a,100);E(a,32);a=K(a,b);E(a,44);E(a,32);}E(a,119);E(a,111);
E(a,114);E(a,100);E(a,32);a=K(a,c);E(a,58);E(a,32);return a;}P Q(P a,B l){Ae g;B j;P p,m,r,c,e,o,k;U n,b,d,f;
u(a+56)=0;p=q(a+24);m=q(a+8);n=u(a+16);r=q(a+32)+24;b=u(a+48);d=u(a+40);c=q(a+64);f=0;for(;;){do{if(d==b){
memset(a+40,0,16);e=q(r);do{g=((Ae(*)(P,P,U))(size_t)e)(p,m,n);if(!g.a)goto a;j=*g.b;}while(j==1);e=(P)
malloc(264);if(!e)abort();memset(e,0,258);if(j){o=q(g.b+16);b=u(g.b+24);if(b){k=o;for(;;){E(e,*k);if(k+1==o+b)
break;k++;}}}if(!c)goto b;free(c);b=u(a+48);c=e;goto c;a:b=(U)(size_t)g.b;u(a+48)=b;}c:if(b>n)abort();d=u(a+
40);if(d>=b){e=c;goto b;}j=m[d];switch(j){case 9:case 10:case 12:case 13:case 32:break;default:if(!l)goto d;e=
c;goto b;}if(!l){e=c;goto b;}d:d++;u(a+40)=d;}while(f>=19);*(a+f+88)=j;f++;u(a+56)=f;}abort();b:u(a+64)=0;
return e;}P O(P b){P a;u(b+80)++;a=Q(b,1);if(!a)if(u(b+40)<u(b+48))a=Q(b,0);else{a=M(u(b+72),u(b+80));E(a,116)
;E(a,104);E(a,101);E(a,32);E(a,105);E(a,110);E(a,112);E(a,117);E(a,116);E(a,32);E(a,101);E(a,110);E(a,100);
E(a,115);E(a,32);E(a,104);E(a,101);E(a,114);E(a,101);}return a;}P R(P a){B e,c;P b,f;U d;d=u(a+56);e=d==19;b=
M(u(a+72),u(a+80));if(d>=20)abort();E(b,34);if(!d)E(b,34);else{f=a+88;for(;;){c=*f;if((B)(c-127)>=161)
switch(c){case 92:case 34:break;default:goto a;}E(b,92);E(b,120);E(b,W[c>>4]);c=W[c&15];a:E(b,c);if(f+1==a+d+
88)break;f++;}E(b,34);if(e){a=X;for(;;){E(b,*a);if(a+1==(e?X:(P)1)+(e?3:0))break;a++;}}}return b;}
int main(void){U ab[23];P ac=(P)ab,ad=ac+8,ae=ac+72;Af y;B o,z,aa;I j,n;P k,a,d,c,p,x;U b,m,t,r,e,f,l,g,s,w,v;
Aa[3]=(size_t)(Ac);k=(P)calloc(65536,1);if(!k)abort();memset(ae+88,0,19);u(ae+24)=(size_t)ac;u(ae+32)=(size_t)
(P)Aa;u(ae)=65536;u(ae+8)=(size_t)k;u(ae+16)=65536;memset(ae+40,0,48);k=(P)calloc(1451520,1);if(!k)abort();a=
(P)calloc(2903040,1);if(!a)abort();u(a)=J(2271560481u)<<36|2271560481u;b=J(2271560481u);if(b>=362880)abort();
i(k+b*4)=16777216;b=0;m=1;j=16777216;for(;;){j+=16777216;t=0;e=m;for(;;){r=t+1;f=b;for(;;){l=f+1;if(f>=362880)
abort();f=u(a+f*8);g=f&((U)15<<32|4294967295u);o=V[3-t];if(!(f&15)){z=0;aa=1;s=0;}else if(!(f&240)){z=0;aa=1;
s=1;}else if(!(f&3840)){z=0;aa=1;s=2;}else if(!(f&61440)){z=1;aa=1;s=3;}else if(!(f&983040)){z=1;aa=1;s=4;}
else if(!(f&15728640)){z=1;aa=1;s=5;}else if(!(f&251658240)){z=1;aa=0;s=6;}else if(!(f&4026531840u)){z=1;aa=0;
s=7;}else{if(g>=(U)1<<32)abort();z=1;aa=0;s=8;}switch(o){case 0:if(!aa)goto a;w=s+3;break;case 1:if(!(s%3))
goto a;w=s-1;break;case 2:if(s%3>=2)goto a;w=s+1;break;case 3:if(!z)goto a;w=s-3;}w=w<<2&60;v=g>>(w&63)&15;v=
v<<(s<<2&63)^v<<(w&63)^g;g=J(v);if(g>=362880)abort();d=k+g*4;if(!i(d)){i(d)=f>>34&1073741820|(t|j);if(e>=
362880)abort();u(a+e*8)=v|g<<36;e++;}a:if(l>=m)break;f=l;}if(r==4)break;t=r;}if(m>=e)goto b;b=m;m=e;}abort();
b:free(a);a=O(ae);if(!a){b=u(ae+56);if(b>=20)abort();if(b){m=0;a=ae+88;for(;;){o=*a-48;if(o>9)goto c;m=m*10+o;
if(a+1==ae+b+88)break;a++;}if(b!=19){if(!m)goto d;b=0;for(;;){t=b+1;u(ae+72)++;u(ae+80)=0;r=0;j=0;e=0;for(;;){
f=e+1;a=O(ae);if(a)goto e;l=u(ae+56);if(l>=20)abort();if(!l)goto f;g=0;a=ae+88;for(;;){o=*a-48;if(o>9)break;g=
g*10+o;if(a+1==ae+l+88)goto g;a++;}if(!(l==1&&ae[88]==120))goto f;g=0;goto h;g:if(!(l!=19&&g-1<8))goto f;h:n=
(I)1<<(g&31);if(n&j)goto i;r=g<<(e<<2&63)|r;if(f==9)break;j=n|j;e=f;}if(b){c=F(L,1);if(c)goto j;}b=J(r);if(b>=
362880)abort();j=i(k+b*4);if(!j)b=(U)2147483648u<<32|1;else{n=(j>>24)-1;if(n<=31){memset(ad,0,64);if(j>=
1107296256)abort();o=n==0;if(o){d=(P)1;b=1;}else{a=ad;for(;;){*a=V[j&3];j=j>>2&4194303;if(j>=362880)abort();
if(a+1==ad+n)break;a++;j=i(k+(U)j*4);}d=(P)malloc(n);if(!d)abort();memcpy(d,ad,n);a=(P)calloc(n,1);if(!a)
abort();b=(U)(size_t)a;}c=(P)(size_t)b;b=Ad(n,(U)(size_t)(c+n)-b);if(b){r=b&3;if(b<4)e=0;else{e=0;f=0;do{l=e|
1;c[e]=G[d[e]];g=e|2;c[l]=G[d[l]];l=e|3;c[g]=G[d[g]];e+=4;c[l]=G[d[l]];f+=4;}while(f!=(b&28));if(!r)goto k;}b=
0;for(;;){c[e]=G[d[e]];b++;if(b==r)break;e++;}}k:p=F(c,n);if(p)goto l;if(!o){free(c);b=n;goto m;}c=F(L,1);
if(!c)goto n;b=0;goto o;}b=(U)1<<63;}c=F(Ab,10);if(c)break;m:c=F(L,1);if(c)goto o;if((S)b>=1)free(d);n:if(t==
m)goto d;b=t;}a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(!*c)goto e;d=q(c+16);b=u(c+24);if(!b)goto e;c=
d;for(;;){E(a,*c);if(c+1==d+b)goto e;c++;}abort();o:a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(*c){p=
q(c+16);m=u(c+24);if(m){c=p;for(;;){E(a,*c);if(c+1==p+m)break;c++;}}}if((S)b<1)goto e;goto p;l:a=(P)
malloc(264);if(!a)abort();memset(a,0,258);if(*p){x=q(p+16);b=u(p+24);if(b){p=x;for(;;){E(a,*p);if(p+1==x+b)
break;p++;}}}if(o)goto e;free(c);p:free(d);goto e;j:a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(!*c)
goto e;d=q(c+16);b=u(c+24);if(!b)goto e;c=d;for(;;){E(a,*c);if(c+1==d+b)goto e;c++;}i:a=M(u(ae+72),u(ae+80));
E(a,116);if(!g){E(a,104);E(a,101);E(a,32);E(a,98);E(a,108);E(a,97);E(a,110);E(a,107);}else{E(a,105);E(a,108);
E(a,101);E(a,32);a=K(a,g);}E(a,32);E(a,97);E(a,112);E(a,112);E(a,101);E(a,97);E(a,114);E(a,115);E(a,32);E(a,
116);E(a,119);E(a,105);E(a,99);E(a,101);goto e;f:a=R(ae);E(a,32);E(a,105);E(a,115);E(a,32);E(a,110);E(a,111);
E(a,110);E(a,101);E(a,32);E(a,111);E(a,102);E(a,32);E(a,49);E(a,32);E(a,116);E(a,111);E(a,32);E(a,56);E(a,44);
E(a,32);E(a,110);E(a,111);E(a,114);E(a,32);E(a,120);E(a,32);E(a,102);E(a,111);E(a,114);E(a,32);E(a,116);E(a,
104);E(a,101);E(a,32);E(a,98);E(a,108);E(a,97);E(a,110);E(a,107);goto e;}c:a=R(ae);E(a,32);E(a,105);E(a,115);
E(a,32);E(a,110);E(a,111);E(a,116);E(a,32);E(a,97);E(a,32);E(a,110);E(a,117);E(a,109);E(a,98);E(a,101);E(a,
114);E(a,32);E(a,111);E(a,102);E(a,32);E(a,98);E(a,111);E(a,97);E(a,114);E(a,100);E(a,115);goto e;}d:free(k);
if(u(ae))free(q(ae+8));k=q(ae+64);if(!k)goto q;free(k);goto q;}e:free(k);if(u(ae))free(q(ae+8));k=q(ae+64);
if(k)free(k);b=u(a);if(b>=251)abort();if(!b)free(a);else{y=Z(a);N(y.a,y.b);N(L,1);Y();}q:return 0;}
