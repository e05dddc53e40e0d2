/* slidekit 0.1.0, rustc 1.95.0: bundle sgu139 --c */
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
typedef size_t Z;
__extension__ typedef unsigned long long A U;
#define u(x) (*(U*)(x))
#define q(x) ((P)(Z)u(x))
#define o(x) if(x)abort();
B Q[]="the output cannot be written",J[]="\n",G[]="is not a tile";U N[3]={4,0,28};U O(P p,int n){U r=0;while(n--)r=r<<8|p[n];return r;}void E(P p,int n,U a){for(;n--;a>>=8)*p++=(B)a;}P K(void){P a;a=(P)calloc(65536,1);o(!a)return a;}P F(U a){U c[1];P b=(P)c;if(a>9)F(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P M(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)a++;if(c==19)fwrite("...",1,3,stderr);fwrite("\" ",1,2,
stderr);return 0;}void L(P a,P c){U b;if(!c){b=u(a+64);if(b){fwrite("board ",1,6,stderr);if(F(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(F(u(a+72)))return;fwrite(": ",1,2,stderr);b=u(a+56);if(b){o(b>=20)if(M(a+80,b))return;}fwrite(q(a+24),1,u(a+32),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(J,1,1,stderr);}int main(void){U s[13];P c=(P)s;B f,j;I q,r;P n,p;U b,h,a,d,e,l,m,o,k,g,i,t,u;N[1]=(Z)(Q);for(n=K(),memset(c+80,0,19),u(c)=65536,u(c+8)=(Z)n,u(c+16)=65536,
memset(c+40,0,24),u(c+24)=1,u(c+32)=0,u(c+64)=1,b=O(c+48,8),h=O(c+40,8),q=o=l=e=d=a=0;;q=r|q){for(m=l+1,u(c+72)=m,k=0;;k++){for(g=b,i=a,a=h;;i=a){if(i==e)g=fread(n,1,65536,stdin),i=a=0,d=g,e=g;if(e>65536)goto a;if(i>=e)goto b;f=n[i];switch(f){case 9:case 10:case 12:case 13:case 32:break;default:goto b;}a=i+1;if(k<19)break;}*(c+k+80)=f;b=g;h=a;}b:E(c+40,8,h);E(c+48,8,b);E(c+40,8,a);E(c+48,8,g);if(i==e)goto c;for(k=0,e=d;;k++){for(b=g,h=i,i=a;;){if(h==e)b=fread(n,1,65536,stdin),h=i=0,d=b,e=b;
if(e>65536)goto d;if(h>=e){u=a;a=h;h=i;i=u;goto e;}f=n[h];switch(f){case 9:case 10:case 12:case 13:case 32:t=a;a=h;h=i;i=t;goto e;default:i=h+1;if(k<19)goto f;h=i;}}f:*(c+k+80)=f;g=b;a=i;}e:E(c+40,8,i);E(c+48,8,g);E(c+40,8,h);E(c+48,8,b);u(c+56)=k;o(k>=20)if(!k)g=0;else{for(g=0,p=c+80;f=*p-48,f<=9;p++)if(g=g*10+f,p+1==c+k+80)goto g;if(k==1&&c[80]==48){g=0;goto h;}n=G;b=13;goto i;g:if(k==19){n=G;b=13;goto i;}if(!g)g=0;else if(g>=16){n=G;b=13;goto i;}}h:r=(I)1<<g%32;if(r&q){n=(P)"appears twice";b=
13;goto i;}o=g<<l*4%64|o;if(m==16)goto j;l=m;}a:E(c+40,8,h);E(c+48,8,b);E(c+40,8,a);E(c+48,8,g);abort();c:u(c+56)=0;n=(P)"the input ends here";b=19;goto i;d:E(c+40,8,a);E(c+48,8,g);E(c+40,8,i);E(c+48,8,b);abort();j:for(b=0;(U)15<<b*4%64&o;)b++;for(f=b/4+b,a=0;;a=e){e=a+1;if(a){d=o>>a*4%64&15;f&=1;h=a%4;if(a<4)b=0;else{for(m=l=0;b=l+4,f=f^((o>>l*4%64)%16>d)^((o>>(l*4|4)%64)%16>d)^((o>>(l*4|8)%64)%16>d)^((o>>(l*4|12)%64)%16>d),m+=4,m!=(a&((U)2147483647<<32|4294967292u));)l=b;if(!h)goto k;}for(a=0;
f^=((o>>b*4%64)%16>d),a++,a!=h;)b++;k:f=f;}if(e==16)break;}for(j=18,a=0;;a=e){e=a+1;if(a){d=((U)267242409<<32|2271560481u)>>a*4%64&15;j&=1;h=a%4;if(a<4)b=0;else{for(m=l=0;b=l+4,j=j^((((U)267242409<<32|2271560481u)>>l*4%64&13)>d)^((((U)16702650<<32|2557891634u)>>l*4%64&14)>d)^((((U)1043915<<32|2844222787u)>>l*4%64)%16>d)^((((U)65244<<32|3130553940u)>>l*4%64&12)>d),m+=4,m!=(a&((U)2147483647<<32|4294967292u));)l=b;if(!h)goto l;}for(a=0;j^=((((U)267242409<<32|2271560481u)>>b*4%64)%16>d),a++,a!=h;)b++
;l:j=j;}if(e==16)break;}j=(j^f)&1;fwrite(j?(P)"NO":(P)"YES",1,j?2:3,stdout);fwrite(J,1,1,stdout);f=!(fflush(stdout)|ferror(stdout));if(f)return free(n),0;n=f?0:(P)N;goto m;i:u(c+24)=(Z)n;u(c+32)=b;(I)(fflush(stdout)|ferror(stdout));n=0;m:L(c,n);exit(1);abort();}
