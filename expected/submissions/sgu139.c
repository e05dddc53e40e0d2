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
B J[]="\n",F[]="is not a tile";P K(void){P a;a=(P)calloc(65536,1);o(!a)return a;}void G(P a,B e){B f,i,j;P g;U h,b,c,d;for(f=!e,g=q(a+8),h=u(a+16),b=u(a+48),c=u(a+40),d=0;;d+=f){u(a+56)=d;if(c==b){u(a+40)=0;b=fread(g,1,h,stdin);if(ferror(stdin))break;u(a+48)=b;c=0;}o(b>h)if(c>=b)return;i=g[c];switch(i){case 9:case 10:case 12:case 13:case 32:break;default:j=e;goto a;}j=f;a:if(j||d==19)return;c++;u(a+40)=c;o(d>=19)*(a+d+80)=i;}perror(0),exit(1);exit(1);}P E(U a){U c[1];P b=(P)c;if(a>9)E(a/10);*b=a%10|48;
fwrite(b,1,1,stderr);return 0;}P M(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)a++;if(c==19)fwrite("...",1,3,stderr);fwrite("\" ",1,2,stderr);return 0;}void L(P a,P c){U b;if(!c){b=u(a+64);if(b){fwrite("board ",1,6,stderr);if(E(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(E(u(a+72)))return;fwrite(": ",1,2,stderr);b=u(a+56);if(b){o(b>=20)if(M(a+80,b))return;}fwrite(q(a+24),1,u(a+32),stderr);}else fwrite(q(c+8
),1,u(c+16),stderr);fwrite(J,1,1,stderr);}int main(void){U o[13];P c=(P)o;B a,b;I m,n;P k;U e,f,h,d,g,j,i,l;for(k=K(),memset(c+80,0,19),u(c)=65536,u(c+8)=(Z)k,u(c+16)=65536,memset(c+40,0,24),u(c+24)=1,u(c+32)=0,u(c+64)=1,f=m=e=u(c+72)=0;h=f+1,u(c+72)++,G(c,1),u(c+40)!=u(c+48);f=h){G(c,0);d=u(c+56);o(d>=20)if(!d)g=0;else{for(g=0,k=c+80;a=*k-48,a<=9;k++)if(g=g*10+a,k+1==c+d+80)goto a;if(d==1&&c[80]==48){g=0;goto b;}k=F;e=13;goto c;a:if(d==19){k=F;e=13;goto c;}if(!g)g=0;else if(g>=16){k=F;e=13;goto c;}}b:n=
(I)1<<g%32;if(n&m){k=(P)"appears twice";e=13;goto c;}e=g<<f*4%64|e;if(h==16)goto d;m=n|m;}u(c+56)=0;k=(P)"the input ends here";e=19;goto c;d:for(f=0;(U)15<<f*4%64&e;)f++;for(a=f/4+f,d=0;;d=j){j=d+1;if(d){g=e>>d*4%64&15;a&=1;h=d%4;if(d<4)f=0;else{for(l=i=0;f=i+4,a=a^((e>>i*4%64)%16>g)^((e>>(i*4|4)%64)%16>g)^((e>>(i*4|8)%64)%16>g)^((e>>(i*4|12)%64)%16>g),l+=4,l!=(d&((U)2147483647<<32|4294967292u));)i=f;if(!h)goto e;}for(d=0;a^=((e>>f*4%64)%16>g),d++,d!=h;)f++;e:a=a;}if(j==16)break;}for(b=18,h=0;;h=g){g=h+1
;if(h){d=((U)267242409<<32|2271560481u)>>h*4%64&15;b&=1;f=h%4;if(h<4)e=0;else{for(i=j=0;e=j+4,b=b^((((U)267242409<<32|2271560481u)>>j*4%64&13)>d)^((((U)16702650<<32|2557891634u)>>j*4%64&14)>d)^((((U)1043915<<32|2844222787u)>>j*4%64)%16>d)^((((U)65244<<32|3130553940u)>>j*4%64&12)>d),i+=4,i!=(h&((U)2147483647<<32|4294967292u));)j=e;if(!f)goto f;}for(h=0;b^=((((U)267242409<<32|2271560481u)>>e*4%64)%16>d),h++,h!=f;)e++;f:b=b;}if(g==16)break;}b=(b^a)&1;fwrite(b?(P)"NO":(P)"YES",1,b?2:3,stdout);fwrite(J,1,1,
stdout);if(fflush(stdout)|ferror(stdout))goto g;if(u(c))free(q(c+8));return 0;c:u(c+24)=(Z)k;u(c+32)=e;if(!(fflush(stdout)|ferror(stdout)))L(c,0),exit(1);g:perror(0),exit(1);exit(1);}
