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
B J[]="\n",G[]="is not a tile",K[]="is not a number of boards";P L(void){P a;a=(P)calloc(65536,1);o(!a)return a;}void E(P a,B e){B f,i,j;P g;U h,b,c,d;for(f=!e,g=q(a+8),h=u(a+16),b=u(a+48),c=u(a+40),d=0;;d+=f){u(a+56)=d;if(c==b){u(a+40)=0;b=fread(g,1,h,stdin);if(ferror(stdin))break;u(a+48)=b;c=0;}o(b>h)if(c>=b)return;i=g[c];switch(i){case 9:case 10:case 12:case 13:case 32:break;default:j=e;goto a;}j=f;a:if(j||d==19)return;c++;u(a+40)=c;o(d>=19)*(a+d+80)=i;}perror(0),exit(1);exit(1);}P F(U a){U c[1];P b=(
P)c;if(a>9)F(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P N(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)a++;if(c==19)fwrite("...",1,3,stderr);fwrite("\" ",1,2,stderr);return 0;}void M(P a,P c){U b;if(!c){b=u(a+64);if(b){fwrite("board ",1,6,stderr);if(F(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(F(u(a+72)))return;fwrite(": ",1,2,stderr);b=u(a+56);if(b){o(b>=20)if(N(a+80,b))return;}fwrite(q(a+24),1,u(a+
32),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(J,1,1,stderr);}int main(void){U q[13];P a=(P)q;B b,c;I o,p;P i;U k,m,e,f,h,d,g,l,j,n;i=L();memset(a+80,0,19);u(a)=65536;u(a+8)=(Z)i;u(a+16)=65536;memset(a+40,0,32);u(a+24)=1;u(a+32)=0;u(a+72)=1;E(a,1);if(u(a+40)!=u(a+48)){E(a,0);k=u(a+56);o(k>=20)if(!k)m=0;else{for(m=0,i=a+80;;i++){b=*i-48;if(b>9){i=K;k=25;goto a;}m=m*10+b;if(i+1==a+k+80)break;}if(k==19){i=K;k=25;goto a;}}for(k=0;k!=m;k++){for(u(a+64)++,f=o=e=u(a+72)=0;;f=h){h=f+1;u(a+72)++;E(a,1);
if(u(a+40)==u(a+48)){i=a+56;goto b;}E(a,0);d=u(a+56);o(d>=20)if(!d)g=0;else{for(g=0,i=a+80;b=*i-48,b<=9;i++)if(g=g*10+b,i+1==a+d+80)goto c;if(d==1&&a[80]==48){g=0;goto d;}i=G;k=13;goto a;c:if(d==19){i=G;k=13;goto a;}if(!g)g=0;else if(g>=16){i=G;k=13;goto a;}}d:p=(I)1<<g%32;if(p&o){i=(P)"appears twice";k=13;goto a;}e=g<<f*4%64|e;if(h==16)break;o=p|o;}for(f=0;(U)15<<f*4%64&e;)f++;for(b=f/4+f,d=0;;d=l){l=d+1;if(d){g=e>>d*4%64&15;b&=1;h=d%4;if(d<4)f=0;else{for(n=j=0;f=j+4,b=b^((e>>j*4%64)%16>g)^((e>>(j*4|4)%
64)%16>g)^((e>>(j*4|8)%64)%16>g)^((e>>(j*4|12)%64)%16>g),n+=4,n!=(d&((U)2147483647<<32|4294967292u));)j=f;if(!h)goto e;}for(d=0;b^=((e>>f*4%64)%16>g),d++,d!=h;)f++;e:b=b;}if(l==16)break;}for(c=18,h=0;;h=g){g=h+1;if(h){d=((U)267242409<<32|2271560481u)>>h*4%64&15;c&=1;f=h%4;if(h<4)e=0;else{for(j=l=0;e=l+4,c=c^((((U)267242409<<32|2271560481u)>>l*4%64&13)>d)^((((U)16702650<<32|2557891634u)>>l*4%64&14)>d)^((((U)1043915<<32|2844222787u)>>l*4%64)%16>d)^((((U)65244<<32|3130553940u)>>l*4%64&12)>d),j+=4,j!=(h&((U)
2147483647<<32|4294967292u));)l=e;if(!f)goto f;}for(h=0;c^=((((U)267242409<<32|2271560481u)>>e*4%64)%16>d),h++,h!=f;)e++;f:c=c;}if(g==16)break;}c=(c^b)&1;fwrite(c?(P)"No":(P)"Yes",1,c?2:3,stdout);fwrite(J,1,1,stdout);}if(!(fflush(stdout)|ferror(stdout))){if(u(a))free(q(a+8));return 0;}perror(0),exit(1);exit(1);}i=a+56;b:u(i)=0;i=(P)"the input ends here";k=19;a:u(a+24)=(Z)i;u(a+32)=k;if(!(fflush(stdout)|ferror(stdout)))M(a,0),exit(1);else perror(0),exit(1);}
