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
typedef struct{U a;P b;}O;B J[]="is not a number of boards",K[]="\n",F[]="is not a tile";P L(void){P a;a=(P)calloc(65536,1);o(!a)return a;}O G(P a){B j,h;O i;P e;U f,b,d,c,g;for(u(a+72)++,u(a+56)=0,e=q(a+8),f=u(a+16),b=0,d=u(a+48),c=u(a+40),g=0;;){g++;if(c==d){d=fread(e,1,f,stdin);if(ferror(stdin))goto a;if(!d)break;u(a+48)=d;c=u(a+40)=0;}o(c>=f)j=e[c];if((B)(j-9)<5){if(b){f=0;goto b;}h=1;b=0;}else{if(b==19){f=0;goto b;}h=j==32;if(h&!!b){f=0;goto b;}o(b>=19)}*(a+b+80)=j;b=b+!h;u(a+56)=b;c++;u(a+40)=c;if(
g==16777216)goto c;}if(!b){e=(P)"the input ends here";goto d;}f=0;goto b;a:perror(0),exit(1);c:u(a+56)=0;e=(P)"16 MB of whitespace";d:u(a+24)=(Z)e;u(a+32)=19;f=1;b:i.a=f;i.b=0;return i;}P E(U a){U c[1];P b=(P)c;if(a>9)E(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P N(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)a++;if(c==19)fwrite("...",1,3,stderr);fwrite("\" ",1,2,stderr);return 0;}void M(P a,P c){U b;if(!c){b=u(a+64);if(b)
{fwrite("board ",1,6,stderr);if(E(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(E(u(a+72)))return;fwrite(": ",1,2,stderr);b=u(a+56);if(b){o(b>=20)if(N(a+80,b))return;}fwrite(q(a+24),1,u(a+32),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(K,1,1,stderr);}int main(void){U q[13];P c=(P)q;B a,b;I o,p;P i;U k,m,e,f,h,d,g,l,j,n;i=L();memset(c+80,0,19);u(c)=65536;u(c+8)=(Z)i;u(c+16)=65536;memset(c+40,0,40);u(c+24)=1;u(c+32)=0;if(!G(c).a){k=u(c+56);o(k>=20)if(!k)m=0;else{for(m=0,i=c+80;;
i++){a=*i-48;if(a>9){i=J;k=25;goto a;}m=m*10+a;if(i+1==c+k+80)break;}if(k==19){i=J;k=25;goto a;}}for(k=0;k!=m;k++){for(u(c+64)++,f=o=e=u(c+72)=0;;f=h){h=f+1;if(G(c).a)goto b;d=u(c+56);o(d>=20)if(!d)g=0;else{for(g=0,i=c+80;a=*i-48,a<=9;i++)if(g=g*10+a,i+1==c+d+80)goto c;if(d==1&&c[80]==48){g=0;goto d;}i=F;k=13;goto a;c:if(d==19){i=F;k=13;goto a;}if(!g)g=0;else if(g>=16){i=F;k=13;goto a;}}d:p=(I)1<<g%32;if(p&o){i=(P)"appears twice";k=13;goto a;}e=g<<f*4%64|e;if(h==16)break;o=p|o;}for(f=0;(U)15<<f*4%64&e;)f
++;for(a=f/4+f,d=0;;d=l){l=d+1;if(d){g=e>>d*4%64&15;a&=1;h=d%4;if(d<4)f=0;else{for(n=j=0;f=j+4,a=a^((e>>j*4%64)%16>g)^((e>>(j*4|4)%64)%16>g)^((e>>(j*4|8)%64)%16>g)^((e>>(j*4|12)%64)%16>g),n+=4,n!=(d&((U)2147483647<<32|4294967292u));)j=f;if(!h)goto e;}for(d=0;a^=((e>>f*4%64)%16>g),d++,d!=h;)f++;e:a=a;}if(l==16)break;}for(b=18,h=0;;h=g){g=h+1;if(h){d=((U)267242409<<32|2271560481u)>>h*4%64&15;b&=1;f=h%4;if(h<4)e=0;else{for(j=l=0;e=l+4,b=b^((((U)267242409<<32|2271560481u)>>l*4%64&13)>d)^((((U)16702650<<32|
2557891634u)>>l*4%64&14)>d)^((((U)1043915<<32|2844222787u)>>l*4%64)%16>d)^((((U)65244<<32|3130553940u)>>l*4%64&12)>d),j+=4,j!=(h&((U)2147483647<<32|4294967292u));)l=e;if(!f)goto f;}for(h=0;b^=((((U)267242409<<32|2271560481u)>>e*4%64)%16>d),h++,h!=f;)e++;f:b=b;}if(g==16)break;}b=(b^a)&1;fwrite(b?(P)"No":(P)"Yes",1,b?2:3,stdout);fwrite(K,1,1,stdout);}if(!(fflush(stdout)|ferror(stdout))){if(u(c))free(q(c+8));return 0;}perror(0),exit(1);exit(1);a:u(c+24)=(Z)i;u(c+32)=k;if(!(fflush(stdout)|ferror(stdout)))
goto g;perror(0),exit(1);}b:if(fflush(stdout)|ferror(stdout))perror(0),exit(1);g:M(c,0);exit(1);}
