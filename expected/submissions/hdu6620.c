/* HDU 6620, Just an Old Puzzle: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: bundle hdu6620 --c */
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
typedef unsigned A I;
typedef size_t Z;
__extension__ typedef unsigned long long A U;
#define u(x) (*(U*)(x))
#define q(x) ((P)(Z)u(x))
#define o(x) if(x)exit(1);
typedef struct{U a;P b;}O;B F[]="is not a tile",J[]="is not a number of boards",K[]="\n";P L(void){P a;a=(P)calloc(65536,1);o(!a)return a;}O G(P a){B j,h;U f,b,d,c,g;P e;O i;for(++u(a+72),u(a+56)=0,e=q(a+8),f=u(a+16),b=0,d=u(a+48),c=u(a+40),g=0;;){++g;if(c==d){d=fread(e,1,f,stdin);if(ferror(stdin))goto a;if(!d)break;u(a+48)=d;c=u(a+40)=0;}o(c>=f)j=e[c];if((B)(j-9)<5){if(b){f=0;goto b;}h=1;b=0;}else{if(b==19){f=0;goto b;}h=j==32;if(h&!!b){f=0;goto b;}o(b>=19)}(a+b)[80]=j;b+=!h;u(a+56)=b;++c;u(a+40)=c;if(g
==16777216)goto c;}if(!b){e=(P)"the input ends here";goto d;}f=0;goto b;a:perror(0),exit(1);c:u(a+56)=0;e=(P)"16 MB of whitespace";d:u(a+24)=(Z)e;u(a+32)=19;f=1;b:i.a=f;i.b=0;return i;}P E(U a){U c[1];P b=(P)c;if(a>9)E(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P N(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)++a;if(c==19)fwrite("...",1,3,stderr);fwrite("\" ",1,2,stderr);return 0;}void M(P a,P c){U b;if(!c){b=u(a+64);if(b){
fwrite("board ",1,6,stderr);if(E(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(E(u(a+72)))return;fwrite(": ",1,2,stderr);b=u(a+56);if(b){o(b>=20)if(N(a+80,b))return;}fwrite(q(a+24),1,u(a+32),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(K,1,1,stderr);}int main(void){U q[13];P d=(P)q;B b,c;I o,p;U k,m,a,h,g,e,f,l,j,n;P i;i=L();memset(d+80,0,19);u(d)=65536;u(d+8)=(Z)i;u(d+16)=65536;memset(d+40,0,40);u(d+24)=1;u(d+32)=0;if(!G(d).a){k=u(d+56);o(k>=20)if(!k)m=0;else{for(m=0,i=d+80;;
++i){b=*i-48;if(b>9){i=J;k=25;goto a;}m=m*10+b;if(i+1==d+k+80)break;}if(k==19){i=J;k=25;goto a;}}for(k=0;k!=m;++k){for(++u(d+64),h=o=a=u(d+72)=0;;h=g){g=h+1;if(G(d).a)goto b;e=u(d+56);o(e>=20)if(!e)f=0;else{for(f=0,i=d+80;b=*i-48,b<=9;++i)if(f=f*10+b,i+1==d+e+80)goto c;if(e==1&&d[80]==48){f=0;goto d;}i=F;k=13;goto a;c:if(e==19){i=F;k=13;goto a;}if(!f)f=0;else if(f>=16){i=F;k=13;goto a;}}d:p=(I)1<<f%32;if(p&o){i=(P)"appears twice";k=13;goto a;}a=f<<h*4%64|a;if(g==16)break;o=p|o;}if(!(a%16))b=0;else if(!(a
&240))b=1;else if(!(a&3840))b=2;else if(!(a&61440))b=3;else if(!(a&983040))b=4;else if(!(a&15728640))b=5;else if(!(a&251658240))b=6;else if(!(a&4026531840u))b=7;else if(!(a&((U)15<<32|0)))b=8;else if(!(a&((U)240<<32|0)))b=9;else if(!(a&((U)3840<<32|0)))b=10;else if(!(a&((U)61440<<32|0)))b=11;else if(!(a&((U)983040<<32|0)))b=12;else if(!(a&((U)15728640<<32|0)))b=13;else if(!(a&((U)251658240<<32|0)))b=14;else{o(a>=(U)1<<60)b=15;}for(b=b/4+b,e=0;;e=l){l=e+1;if(e){f=a>>e*4%64&15;b%=2;g=e%4;if(e<4)h=0;else{
for(n=j=0;h=j+4,b=b^((a>>j*4%64)%16>f)^((a>>(j*4|4)%64)%16>f)^((a>>(j*4|8)%64)%16>f)^((a>>(j*4|12)%64)%16>f),n+=4,n!=(e&((U)2147483647<<32|4294967292u));)j=h;if(!g)goto e;}for(e=0;b^=(a>>h*4%64)%16>f,++e,e!=g;)++h;e:b=b;}if(l==16)break;}for(c=18,g=0;;g=f){f=g+1;if(g){e=((U)267242409<<32|2271560481u)>>g*4%64&15;c%=2;h=g%4;if(g<4)a=0;else{for(j=l=0;a=l+4,c=c^((((U)267242409<<32|2271560481u)>>l*4%64&13)>e)^((((U)16702650<<32|2557891634u)>>l*4%64&14)>e)^((((U)1043915<<32|2844222787u)>>l*4%64)%16>e)^((((U)
65244<<32|3130553940u)>>l*4%64&12)>e),j+=4,j!=(g&((U)2147483647<<32|4294967292u));)l=a;if(!h)goto f;}for(g=0;c^=(((U)267242409<<32|2271560481u)>>a*4%64)%16>e,++g,g!=h;)++a;f:c=c;}if(f==16)break;}c=(c^b)%2;fwrite(c?(P)"No":(P)"Yes",1,c?2:3,stdout);fwrite(K,1,1,stdout);}if(!(fflush(stdout)|ferror(stdout))){if(u(d))free(q(d+8));return 0;}perror(0),exit(1);exit(1);a:u(d+24)=(Z)i;u(d+32)=k;if(!(fflush(stdout)|ferror(stdout)))goto g;perror(0),exit(1);}b:if(fflush(stdout)|ferror(stdout))perror(0),exit(1);g:M(d,
0);exit(1);}
