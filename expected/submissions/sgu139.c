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
B F[]="is not a tile",G[]="\n";P J(void){P a;a=(P)calloc(65536,1);o(!a)return a;}P E(U a){U c[1];P b=(P)c;if(a>9)E(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P L(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)++a;if(c==19)fwrite("...",1,3,stderr);fwrite("\" ",1,2,stderr);return 0;}void K(P a,P c){U b;if(!c){b=u(a+64);if(b){fwrite("board ",1,6,stderr);if(E(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(E(u(a+
72)))return;fwrite(": ",1,2,stderr);b=u(a+56);if(b){o(b>=20)if(L(a+80,b))return;}fwrite(q(a+24),1,u(a+32),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(G,1,1,stderr);}int main(void){U p[13];P h=(P)p;B b,g;I n,o;U a,d,i,j,e,f,c,k;P l,m;for(l=J(),memset(h+80,0,19),u(h)=65536,u(h+8)=(Z)l,u(h+16)=65536,memset(h+40,0,16),u(h+24)=1,u(h+32)=0,u(h+64)=1,n=e=i=d=a=0;;n=o|n){for(j=i+1,u(h+72)=j,f=0,c=a,k=0;;f+=!g){++k;if(d==c){c=fread(l,1,65536,stdin);if(ferror(stdin))goto a;if(!c)break;a=c;d=0;}else o(d>=
65536)b=l[d];if((B)(b-9)<5){if(f)goto b;g=1;}else{if(f==19)goto c;g=b==32;if(g&!!f)goto b;o(f>=19)}(h+f)[80]=b;++d;if(k==16777216)goto d;}u(h+48)=a;u(h+40)=d;u(h+56)=f;if(f)goto e;l=(P)"the input ends here";a=19;goto f;c:u(h+48)=a;u(h+40)=d;f=u(h+56)=19;goto e;b:u(h+48)=a;u(h+40)=d;u(h+56)=f;o(f>=20)e:for(c=0,m=h+80;b=*m-48,b<=9;++m)if(c=c*10+b,m+1==h+f+80)goto g;if(f==1&&h[80]==48){c=0;goto h;}l=F;a=13;goto f;g:if(f==19){l=F;a=13;goto f;}if(!c)c=0;else if(c>=16){l=F;a=13;goto f;}h:o=(I)1<<c%32;if(o&n){l
=(P)"appears twice";a=13;goto f;}e=c<<i*4%64|e;if(j==16)goto i;i=j;}a:perror(0),exit(1);i:if(!(e%16))b=0;else if(!(e&240))b=1;else if(!(e&3840))b=2;else if(!(e&61440))b=3;else if(!(e&983040))b=4;else if(!(e&15728640))b=5;else if(!(e&251658240))b=6;else if(!(e&4026531840u))b=7;else if(!(e&((U)15<<32|0)))b=8;else if(!(e&((U)240<<32|0)))b=9;else if(!(e&((U)3840<<32|0)))b=10;else if(!(e&((U)61440<<32|0)))b=11;else if(!(e&((U)983040<<32|0)))b=12;else if(!(e&((U)15728640<<32|0)))b=13;else if(!(e&((U)251658240
<<32|0)))b=14;else{o(e>=(U)1<<60)b=15;}for(b=b/4+b,i=0;;i=f){f=i+1;if(i){j=e>>i*4%64&15;b%=2;d=i%4;if(i<4)a=0;else{for(k=c=0;a=c+4,b=b^((e>>c*4%64)%16>j)^((e>>(c*4|4)%64)%16>j)^((e>>(c*4|8)%64)%16>j)^((e>>(c*4|12)%64)%16>j),k+=4,k!=(i&((U)2147483647<<32|4294967292u));)c=a;if(!d)goto j;}for(i=0;b^=(e>>a*4%64)%16>j,++i,i!=d;)++a;j:b=b;}if(f==16)break;}for(g=18,i=0;;i=e){e=i+1;if(i){j=((U)267242409<<32|2271560481u)>>i*4%64&15;g%=2;d=i%4;if(i<4)a=0;else{for(c=f=0;a=f+4,g=g^((((U)267242409<<32|2271560481u)>>f
*4%64&13)>j)^((((U)16702650<<32|2557891634u)>>f*4%64&14)>j)^((((U)1043915<<32|2844222787u)>>f*4%64)%16>j)^((((U)65244<<32|3130553940u)>>f*4%64&12)>j),c+=4,c!=(i&((U)2147483647<<32|4294967292u));)f=a;if(!d)goto k;}for(i=0;g^=(((U)267242409<<32|2271560481u)>>a*4%64)%16>j,++i,i!=d;)++a;k:g=g;}if(e==16)break;}b=(b^g)%2;fwrite(b?(P)"NO":(P)"YES",1,b?2:3,stdout);fwrite(G,1,1,stdout);if(fflush(stdout)|ferror(stdout))goto l;free(l);return 0;d:u(h+48)=a;u(h+40)=d;u(h+56)=0;l=(P)"16 MB of whitespace";a=19;f:u(h+24
)=(Z)l;u(h+32)=a;if(!(fflush(stdout)|ferror(stdout)))K(h,0),exit(1);l:perror(0),exit(1);exit(1);}
