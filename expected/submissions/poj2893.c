/* POJ 2893, M x N Puzzle: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: bundle poj2893 --c */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef __GNUC__
#define __attribute__(x)
#define __extension__
#elif __BYTE_ORDER__==4321
#error big-endian
#endif
#define A __attribute__((may_alias))
typedef unsigned char B,*P;
typedef size_t Z;
__extension__ typedef unsigned long long A U;
#define u(x) (*(U*)(x))
#define q(x) ((P)(Z)u(x))
#define o(x) if(x)exit(1);
static P p(U a){o((Z)a!=a)return(P)(Z)a;}
B J[]="NO",K[]="is not a tile",L[]="is not an allowed side",M[]="\n";U W(U a,U b){return a>b?a:b;}P N(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)return a;}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)return b;}void Q(P d,U e,P a,U c){U b;b=c*8;if((c>((U)536870911<<32|4294967295u))|(b>((U)2147483647<<32|4294967288u)))e=8,b=0,c=1;else a=!e?E(b):N(a,b),u(d+8)=(Z)a,e=16,c=0;u(d+e)=b;u(d)=c;}void O(P a){U e[3];P b=(P)e;U c,d;c=u(a);d=W(c*2,4);Q(b,c,q(a+8),d);o(u(b))u(a+8)=(Z)q(b+8);u(a)=d;}U F(P
a){B i,h;U f,b,d,c,g;P e;for(++u(a+72),u(a+56)=0,e=q(a+8),f=u(a+16),b=0,d=u(a+48),c=u(a+40),g=0;;){++g;if(c==d){d=fread(e,1,f,stdin);if(ferror(stdin))goto a;if(!d)break;u(a+48)=d;c=u(a+40)=0;}o(c>=f)i=e[c];if((B)(i-9)<5){if(b){f=0;goto b;}h=1;b=0;}else{if(b==19){f=0;goto b;}h=i==32;if(h&!!b){f=0;goto b;}o(b>=19)}(a+b)[80]=i;b+=!h;u(a+56)=b;++c;u(a+40)=c;if(g==16777216)goto c;}if(!b){e=(P)"the input ends here";goto d;}f=0;goto b;a:perror(0),exit(1);c:u(a+56)=0;e=(P)"16 MB of whitespace";d:u(a+24)=(Z)e;u(a
+32)=19;f=1;b:return f;}P G(U a){U c[1];P b=(P)c;if(a>9)G(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P V(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)++a;if(c==19)fwrite("...",1,3,stderr);fwrite("\" ",1,2,stderr);return 0;}void R(P a,P c){U b;if(!c){b=u(a+64);if(b){fwrite("board ",1,6,stderr);if(G(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(G(u(a+72)))return;fwrite(": ",1,2,stderr);b=u(a+56);if(b){o(b>=
20)if(V(a+80,b))return;}fwrite(q(a+24),1,u(a+32),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(M,1,1,stderr);}int main(void){U r[18];P k=(P)r,m=k+24,q=k+32,b=k+40;B g,o;U f,a,c,j,d,n;P i,e,h,l;for(i=E(65536),memset(b+80,0,19),u(b)=65536,u(b+8)=(Z)i,u(b+16)=65536,memset(b+40,0,24),u(b+24)=1,f=u(b+32)=0;;f=u(b+64)){u(b+64)=f+1;u(b+72)=0;if(F(b))c=0,e=m,f=(U)1<<63;else{f=u(b+56);o(f>=20)if(f){for(a=0,e=b+80;;++e){g=*e-48;if(g>9)goto a;a=a*10+g;if(e+1==b+f+80)break;}if(f!=19&&a<1000)goto b;a:u(b+24)=(
Z)L;u(b+32)=22;c=0;e=m;f=(U)1<<63;goto c;}a=0;b:if(F(b))c=0,e=m,f=(U)1<<63;else{f=u(b+56);o(f>=20)if(f){for(c=0,e=b+80;;++e){g=*e-48;if(g>9)goto d;c=c*10+g;if(e+1==b+f+80)break;}if(f!=19&&c<1000){if(!a^!c)goto e;goto f;}d:u(b+24)=(Z)L;u(b+32)=22;c=0;e=m;f=(U)1<<63;goto c;}if(!a){c=0;goto f;}e:u(b+24)=(Z)L;u(b+32)=22;c=0;e=m;f=(U)1<<63;goto c;f:f=c*a;if(f){e=E(f);u(k)=0;u(k+8)=8;u(k+16)=0;h=(P)8;a=0;do{if(F(b))goto g;j=u(b+56);o(j>=20)if(!j)d=0;else{for(d=0,l=b+80;g=*l-48,g<=9;++l)if(d=d*10+g,l+1==b+j+80)
goto h;if(j==1&&b[80]==48){d=0;goto i;}h=K;goto j;h:if(j==19){h=K;goto j;}if(!d)d=0;else if(d>=f){h=K;goto j;}}i:l=e+d;g=*l;*l=1;if(g){h=(P)"appears twice";goto j;}if(a==u(k))O(k),h=q(k+8);u(h+a*8)=d;++a;u(k+16)=a;}while(a!=f);a=u(k);h=q(k+8);free(e);if(a==(U)1<<63)goto k;goto l;j:u(b+24)=(Z)h;u(b+32)=13;g:free(e);if(u(k))free(q(k+8));h=0;k:c=(Z)h;e=m;f=(U)1<<63;goto c;}a=0;h=(P)8;l:u(m)=a;i=h;e=q;}}c:u(e)=f;f=u(m);if(f==(U)1<<63)goto m;a=u(q);if(!a)goto n;j=a*8;if((c==1)|(c==a)){for(c=1,e=i,d=1;;e+=8){n
=u(e);if(n){c=d+1;if(!((d<a)&(n==d))){a=2;e=J;goto o;}d=c;}if(e+8==i+j)break;}if(c<a){a=2;e=J;goto o;}}else{for(e=E(j),memcpy(e,i,j),d=0,h=e;u(h);h+=8){if(h+8==e+j){d=(j-8)/8+1;break;}++d;}o(!c)for(g=d/c+c+d%c+a/c&1,c=0;;c=j){j=c+1;h=e+c*8;o=j==a;c=o?0:j;d=u(h);if(d!=c)while(l=e+(a-1+d)%a*8,u(h)=u(l),u(l)=d,g=!g,d=u(h),d!=c)
;if(o)break;}free(e);if(g){a=2;e=J;goto o;}}a=3;e=(P)"YES";o:fwrite(e,1,a,stdout);fwrite(M,1,1,stdout);if(f)free(i);}exit(1);m:i=p(c);if(fflush(stdout)|ferror(stdout))goto p;if(!c)i=0;else if(!*i)goto q;R(b,i);exit(1);n:if(f)free(i);if(fflush(stdout)|ferror(stdout))goto p;q:if(u(b))free(q(b+8));return 0;p:perror(0),exit(1);exit(1);}
