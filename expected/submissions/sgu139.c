/* acm.sgu.ru 139, Help Needed!: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: bundle sgu139 --c */
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
B G[]="\n",F[]="is not a tile";P J(void){P a;a=(P)calloc(65536,1);o(!a)return a;}P E(U a){U c[1];P b=(P)c;if(a>9)E(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P L(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)a++;if(c==19)fwrite("...",1,3,stderr);fwrite("\" ",1,2,stderr);return 0;}void K(P a,P c){U b;if(!c){b=u(a+64);if(b){fwrite("board ",1,6,stderr);if(E(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(E(u(a+
72)))return;fwrite(": ",1,2,stderr);b=u(a+56);if(b){o(b>=20)if(L(a+80,b))return;}fwrite(q(a+24),1,u(a+32),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(G,1,1,stderr);}int main(void){U p[13];P g=(P)p;B c,b;I n,o;P l,m;U a,e,h,i,j,f,d,k;for(l=J(),memset(g+80,0,19),u(g)=65536,u(g+8)=(Z)l,u(g+16)=65536,memset(g+40,0,16),u(g+24)=1,u(g+32)=0,u(g+64)=1,n=j=h=e=a=0;;n=o|n){for(i=h+1,u(g+72)=i,f=0,d=a,k=0;;f=f+!b){k++;if(e==d){d=fread(l,1,65536,stdin);if(ferror(stdin))goto a;if(!d)break;a=d;e=0;}else o(e>=
65536)c=l[e];if((B)(c-9)<5){if(f)goto b;b=1;}else{if(f==19)goto c;b=c==32;if(b&!!f)goto b;o(f>=19)}*(g+f+80)=c;e++;if(k==16777216)goto d;}u(g+48)=a;u(g+40)=e;u(g+56)=f;if(f)goto e;l=(P)"the input ends here";a=19;goto f;c:u(g+48)=a;u(g+40)=e;f=u(g+56)=19;goto e;b:u(g+48)=a;u(g+40)=e;u(g+56)=f;o(f>=20)e:for(d=0,m=g+80;c=*m-48,c<=9;m++)if(d=d*10+c,m+1==g+f+80)goto g;if(f==1&&g[80]==48){d=0;goto h;}l=F;a=13;goto f;g:if(f==19){l=F;a=13;goto f;}if(!d)d=0;else if(d>=16){l=F;a=13;goto f;}h:o=(I)1<<d%32;if(o&n){l
=(P)"appears twice";a=13;goto f;}j=d<<h*4%64|j;if(i==16)goto i;h=i;}a:perror(0),exit(1);i:for(a=0;(U)15<<a*4%64&j;)a++;for(c=a/4+a,h=0;;h=f){f=h+1;if(h){i=j>>h*4%64&15;c&=1;e=h%4;if(h<4)a=0;else{for(k=d=0;a=d+4,c=c^((j>>d*4%64)%16>i)^((j>>(d*4|4)%64)%16>i)^((j>>(d*4|8)%64)%16>i)^((j>>(d*4|12)%64)%16>i),k+=4,k!=(h&((U)2147483647<<32|4294967292u));)d=a;if(!e)goto j;}for(h=0;c^=((j>>a*4%64)%16>i),h++,h!=e;)a++;j:c=c;}if(f==16)break;}for(b=18,h=0;;h=j){j=h+1;if(h){i=((U)267242409<<32|2271560481u)>>h*4%64&15;
b&=1;e=h%4;if(h<4)a=0;else{for(d=f=0;a=f+4,b=b^((((U)267242409<<32|2271560481u)>>f*4%64&13)>i)^((((U)16702650<<32|2557891634u)>>f*4%64&14)>i)^((((U)1043915<<32|2844222787u)>>f*4%64)%16>i)^((((U)65244<<32|3130553940u)>>f*4%64&12)>i),d+=4,d!=(h&((U)2147483647<<32|4294967292u));)f=a;if(!e)goto k;}for(h=0;b^=((((U)267242409<<32|2271560481u)>>a*4%64)%16>i),h++,h!=e;)a++;k:b=b;}if(j==16)break;}b=(b^c)&1;fwrite(b?(P)"NO":(P)"YES",1,b?2:3,stdout);fwrite(G,1,1,stdout);if(fflush(stdout)|ferror(stdout))goto l;free(
l);return 0;d:u(g+48)=a;u(g+40)=e;u(g+56)=0;l=(P)"16 MB of whitespace";a=19;f:u(g+24)=(Z)l;u(g+32)=a;if(!(fflush(stdout)|ferror(stdout)))K(g,0),exit(1);l:perror(0),exit(1);exit(1);}
