/* HDU 3600, Simple Puzzle: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: bundle hdu3600 --c */
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
B F[]="NO",J[]="is not a tile",L[]="\n";U V(U a,U b){return a>b?a:b;}P M(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)return a;}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)return b;}void O(P d,U e,P a,U c){U b;b=c*8;if((c>((U)536870911<<32|4294967295u))|(b>((U)2147483647<<32|4294967288u)))e=8,b=0,c=1;else a=!e?E(b):M(a,b),u(d+8)=(Z)a,e=16,c=0;u(d+e)=b;u(d)=c;}void N(P a){U e[3];P b=(P)e;U c,d;c=u(a);d=V(c*2,4);O(b,c,q(a+8),d);o(u(b))u(a+8)=(Z)q(b+8);u(a)=d;}U K(P a){B i,h;U f,b,d,c,g;P e;for(
++u(a+72),u(a+56)=0,e=q(a+8),f=u(a+16),b=0,d=u(a+48),c=u(a+40),g=0;;){++g;if(c==d){d=fread(e,1,f,stdin);if(ferror(stdin))goto a;if(!d)break;u(a+48)=d;c=u(a+40)=0;}o(c>=f)i=e[c];if((B)(i-9)<5){if(b){f=0;goto b;}h=1;b=0;}else{if(b==19){f=0;goto b;}h=i==32;if(h&!!b){f=0;goto b;}o(b>=19)}(a+b)[80]=i;b+=!h;u(a+56)=b;++c;u(a+40)=c;if(g==16777216)goto c;}if(!b){e=(P)"the input ends here";goto d;}f=0;goto b;a:perror(0),exit(1);c:u(a+56)=0;e=(P)"16 MB of whitespace";d:u(a+24)=(Z)e;u(a+32)=19;f=1;b:return f;}P G(U
a){U c[1];P b=(P)c;if(a>9)G(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P R(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)++a;if(c==19)fwrite("...",1,3,stderr);fwrite("\" ",1,2,stderr);return 0;}void Q(P a,P c){U b;if(!c){b=u(a+64);if(b){fwrite("board ",1,6,stderr);if(G(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(G(u(a+72)))return;fwrite(": ",1,2,stderr);b=u(a+56);if(b){o(b>=20)if(R(a+80,b))return;}fwrite
(q(a+24),1,u(a+32),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(L,1,1,stderr);}int main(void){U r[18];P k=(P)r,m=k+24,q=k+32,c=k+40;B h,o;U g,a,d,j,b,n;P i,e,f,l;for(i=E(65536),memset(c+80,0,19),u(c)=65536,u(c+8)=(Z)i,u(c+16)=65536,memset(c+40,0,24),u(c+24)=1,g=u(c+32)=0;;g=u(c+64)){u(c+64)=g+1;u(c+72)=0;if(K(c))a=0,e=m,g=(U)1<<63;else{g=u(c+56);o(g>=20)if(!g)d=a=0,f=(P)8,g=0;else{for(a=0,e=c+80;;++e){h=*e-48;if(h>9)goto a;a=a*10+h;if(e+1==c+g+80)break;}if(g==19||a>=301)goto a;g=a*a;if(a){e=E(g);
u(k)=0;u(k+8)=8;u(k+16)=0;f=(P)8;d=0;do{if(K(c))goto b;j=u(c+56);o(j>=20)if(!j)b=0;else{for(b=0,l=c+80;h=*l-48,h<=9;++l)if(b=b*10+h,l+1==c+j+80)goto c;if(j==1&&c[80]==48){b=0;goto d;}f=J;goto e;c:if(j==19){f=J;goto e;}if(!b)b=0;else if(b>=g){f=J;goto e;}}d:l=e+b;h=*l;*l=1;if(h){f=(P)"appears twice";goto e;}if(d==u(k))N(k),f=q(k+8);u(f+d*8)=b;++d;u(k+16)=d;}while(d!=g);d=u(k);f=q(k+8);free(e);if(d==(U)1<<63)goto f;goto g;e:u(c+24)=(Z)f;u(c+32)=13;b:free(e);if(u(k))free(q(k+8));f=0;f:a=(Z)f;e=m;g=(U)1<<63;
goto h;}d=a=0;f=(P)8;g=0;}g:u(m)=d;i=f;e=q;}h:u(e)=g;g=u(m);if(g==(U)1<<63)break;d=u(q);if(!a)goto i;j=d*8;if((a==1)|(a==d)){if(d){for(a=1,e=i,b=1;;e+=8){n=u(e);if(n){a=b+1;if(!((b<d)&(n==b))){a=2;e=F;goto j;}b=a;}if(e+8==i+j)break;}if(a<d){a=2;e=F;goto j;}}}else if(!d){if(a%2){a=2;e=F;goto j;}}else{for(e=E(j),memcpy(e,i,j),b=0,f=e;u(f);f+=8){if(f+8==e+j){b=(j-8)/8+1;break;}++b;}for(h=b/a+a+b%a+d/a&1,a=0;;a=j){j=a+1;f=e+a*8;o=j==d;a=o?0:j;b=u(f);if(b!=a)while(l=e+(d-1+b)%d*8,u(f)=u(l),u(l)=b,h=!h,b=u(f),
b!=a)
;if(o)break;}free(e);if(h){a=2;e=F;goto j;}}a=3;e=(P)"YES";j:fwrite(e,1,a,stdout);fwrite(L,1,1,stdout);if(g)free(i);}i=p(a);if(fflush(stdout)|ferror(stdout))goto k;if(!a){i=0;goto l;}if(!*i)goto m;goto l;i:if(g)free(i);if(fflush(stdout)|ferror(stdout))goto k;m:if(u(c))free(q(c+8));return 0;a:u(c+24)=(Z)(P)"is not an allowed side";u(c+32)=22;if(fflush(stdout)|ferror(stdout))goto k;i=0;l:Q(c,i);exit(1);k:perror(0),exit(1);exit(1);}
