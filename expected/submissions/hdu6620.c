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
typedef struct{U a;P b;}N;B G[]="\n",J[]="is not a tile";P K(void){P a;a=(P)calloc(65536,1);o(!a)return a;}N F(P a){B c,d,o;U b,f,l,g,e,j,i,k;P m,h;N n;if(!u(a+48)){++u(a+88);b=u(a+56);f=u(a+64);l=u(a+32);o((f<b)|(f>l))m=q(a+24);h=m+b;if(f-b>=9){switch(*h){case 32:case 13:case 12:case 11:case 10:case 9:break;default:goto a;}c=h[1]-48;if(c<10){d=h[2];o=d-48;if(o<10){if(e=(U)c*10+o,d=h[3],c=d-48,c<10){if(e=e*10+c,d=h[4],c=d-48,c<10){if(e=e*10+c,d=h[5],c=d-48,c<10){if(e=e*10+c,d=h[6],c=d-48,c<10){if(e=e*10+
c,d=h[7],c=d-48,c<10){d=h[8];if((B)(d-48)<10)goto a;g=7;e=e*10+c;}else g=6;}else g=5;}else g=4;}else g=3;}else g=2;}else g=1,e=c;switch(d){case 32:case 13:case 12:case 11:case 10:case 9:break;default:goto a;}memcpy(a+96,h+1,7);u(a+72)=g;u(a)=1;u(a+8)=e;u(a+56)=g+1+b;b=0;goto b;}}a:for(u(a+72)=0,u(a)=1,e=g=u(a+8)=0,j=1,k=i=0;;){++k;if(b==f){f=fread(m,1,l,stdin);if(ferror(stdin))goto c;if(!f)break;u(a+64)=f;b=u(a+56)=0;}o(b>=l)c=m[b];if((B)(c-9)<5){if(i){b=0;goto b;}++b;u(a+56)=b;i=0;}else{if(i==19){b=0;
goto b;}if(c==32){if(i){b=0;goto b;}++b;u(a+56)=b;i=0;}else{++b;u(a+56)=b;o(i>=19)d=c-48;(a+i)[96]=c;g=i+1;u(a+72)=g;c=(d<10)&(i!=18)&j;e=c?e*10+d:0;u(a)=c;u(a+8)=e;j=c;i=g;}}if(k==16777216)goto d;}if(g){b=0;goto b;}u(a+40)=(Z)(P)"the input ends here";u(a+48)=19;b=1;goto b;c:perror(0),exit(1);d:u(a+72)=0;u(a+40)=(Z)(P)"16 MB of whitespace";u(a+48)=19;b=1;goto b;}b=1;b:n.a=b;n.b=0;return n;}P E(U a){U c[1];P b=(P)c;if(a>9)E(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P M(P b,U c){U f[1];P e=(P)f;B d;P
a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)++a;if(c==19)fwrite("...",1,3,stderr);fwrite("\" ",1,2,stderr);return 0;}void L(P a,P c){U b;if(!c){b=u(a+80);if(b){fwrite("board ",1,6,stderr);if(E(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(E(u(a+88)))return;fwrite(": ",1,2,stderr);b=u(a+72);if(b){o(b>=20)if(M(a+96,b))return;}fwrite(q(a+40),1,u(a+48),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(G,1,1,stderr);}int main(void){U q[15];P
e=(P)q;B c,d;I o,p;U m,n,a,g,f,b,i,j,h,k;P l;l=K();memset(e+96,0,19);u(e+16)=65536;u(e+24)=(Z)l;u(e+32)=65536;u(e)=0;memset(e+56,0,40);u(e+40)=1;u(e+48)=0;if(!F(e).a){if(u(e)){for(m=u(e+8),n=0;n!=m;++n){if(!u(e+48))++u(e+80),u(e+88)=0;for(g=o=a=0;;g=f){f=g+1;if(F(e).a)goto a;if(u(e)){if(b=u(e+8),!b)b=0;else if(b>=16){l=J;m=13;goto b;}}else{b=u(e+72);o(b>=20)if(b!=1||e[96]!=48){l=J;m=13;goto b;}b=0;}p=(I)1<<b%32;if(p&o){l=(P)"appears twice";m=13;goto b;}a=b<<g*4%64|a;if(f==16)break;o=p|o;}if(!(a%16))c=0;
else if(!(a&240))c=1;else if(!(a&3840))c=2;else if(!(a&61440))c=3;else if(!(a&983040))c=4;else if(!(a&15728640))c=5;else if(!(a&251658240))c=6;else if(!(a&4026531840u))c=7;else if(!(a&((U)15<<32|0)))c=8;else if(!(a&((U)240<<32|0)))c=9;else if(!(a&((U)3840<<32|0)))c=10;else if(!(a&((U)61440<<32|0)))c=11;else if(!(a&((U)983040<<32|0)))c=12;else if(!(a&((U)15728640<<32|0)))c=13;else if(!(a&((U)251658240<<32|0)))c=14;else{o(a>=(U)1<<60)c=15;}for(c=c/4+c,b=0;;b=j){j=b+1;if(b){i=a>>b*4%64&15;c%=2;f=b%4;if(b<4)
g=0;else{for(k=h=0;g=h+4,c=c^((a>>h*4%64)%16>i)^((a>>(h*4|4)%64)%16>i)^((a>>(h*4|8)%64)%16>i)^((a>>(h*4|12)%64)%16>i),k+=4,k!=(b&((U)2147483647<<32|4294967292u));)h=g;if(!f)goto c;}for(b=0;c^=(a>>g*4%64)%16>i,++b,b!=f;)++g;c:c=c;}if(j==16)break;}for(d=18,f=0;;f=i){i=f+1;if(f){b=((U)267242409<<32|2271560481u)>>f*4%64&15;d%=2;g=f%4;if(f<4)a=0;else{for(h=j=0;a=j+4,d=d^((((U)267242409<<32|2271560481u)>>j*4%64&13)>b)^((((U)16702650<<32|2557891634u)>>j*4%64&14)>b)^((((U)1043915<<32|2844222787u)>>j*4%64)%16>b)^
((((U)65244<<32|3130553940u)>>j*4%64&12)>b),h+=4,h!=(f&((U)2147483647<<32|4294967292u));)j=a;if(!g)goto d;}for(f=0;d^=(((U)267242409<<32|2271560481u)>>a*4%64)%16>b,++f,f!=g;)++a;d:d=d;}if(i==16)break;}d=(d^c)%2;fwrite(d?(P)"No":(P)"Yes",1,d?2:3,stdout);fwrite(G,1,1,stdout);}if(!(fflush(stdout)|ferror(stdout))){if(u(e+16))free(q(e+24));return 0;}perror(0),exit(1);exit(1);}l=(P)"is not a number of boards";m=25;b:u(e+40)=(Z)l;u(e+48)=m;if(!(fflush(stdout)|ferror(stdout)))goto e;perror(0),exit(1);}a:if(
fflush(stdout)|ferror(stdout))perror(0),exit(1);e:L(e,0);exit(1);}
