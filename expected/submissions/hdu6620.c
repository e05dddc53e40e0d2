/* slidekit 0.1.0, rustc 1.95.0: bundle hdu6620 --c */
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
B R[]="the output cannot be written",K[]="\n",J[]="is not a tile",L[]="is not a number of boards";U Q[3]={4,0,28};U F(P p,int n){U r=0;while(n--)r=r<<8|p[n];return r;}void E(P p,int n,U a){for(;n--;a>>=8)*p++=(B)a;}P M(void){P a;a=(P)calloc(65536,1);o(!a)return a;}P G(U a){U c[1];P b=(P)c;if(a>9)G(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P O(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)a++;if(c==19)fwrite("...",
1,3,stderr);fwrite("\" ",1,2,stderr);return 0;}void N(P a,P c){U b;if(!c){b=u(a+64);if(b){fwrite("board ",1,6,stderr);if(G(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(G(u(a+72)))return;fwrite(": ",1,2,stderr);b=u(a+56);if(b){o(b>=20)if(O(a+80,b))return;}fwrite(q(a+24),1,u(a+32),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(K,1,1,stderr);}int main(void){U w[13];P a=(P)w;B f,j;I u,v;P n,t;U k,l,e,p,b,d,h,g,m,c,o,i,q,r,s;Q[1]=(Z)(R);for(n=M(),memset(a+80,0,19),u(a)=
65536,u(a+8)=(Z)n,u(a+16)=65536,memset(a+40,0,32),u(a+24)=1,u(a+32)=0,u(a+72)=1,k=F(a+56,8),l=F(a+48,8),e=F(a+40,8),d=b=p=0;;p=k){for(h=l,g=d,d=e;;g=d){if(g==b){b=fread(n,1,65536,stdin);if(b>65536)goto a;d=g=0;h=b;}if(g>=b)goto b;f=n[g];switch(f){case 9:case 10:case 12:case 13:case 32:break;default:goto b;}d=g+1;if(p<19)break;}*(a+p+80)=f;k=p+1;l=h;e=d;}a:E(a+40,8,e);E(a+48,8,l);E(a+56,8,k);E(a+40,8,0);E(a+48,8,b);abort();b:E(a+40,8,e);E(a+48,8,l);E(a+56,8,k);E(a+40,8,d);E(a+48,8,h);if(g!=b){
for(k=F(a+48,8),l=F(a+40,8),e=0;;e++){for(p=k,d=g,g=l;;){if(d==b){b=fread(n,1,65536,stdin);if(b>65536)goto c;g=d=0;p=b;}if(d>=b)goto d;f=n[d];switch(f){case 9:case 10:case 12:case 13:case 32:goto d;default:g=d+1;if(e<19)goto e;d=g;}}e:*(a+e+80)=f;k=p;l=g;}c:u(a+56)=e;E(a+40,8,l);E(a+48,8,k);E(a+40,8,0);E(a+48,8,b);abort();d:u(a+56)=e;E(a+40,8,l);E(a+48,8,k);E(a+40,8,g);E(a+48,8,p);o(e>=20)if(!e)k=0;else{for(k=0,t=a+80;;t++){f=*t-48;if(f>9){n=L;k=25;goto f;}k=k*10+f;if(t+1==a+e+80)break;}if(e==
19){n=L;k=25;goto f;}}for(l=65536,e=b,p=0;p!=k;fwrite(K,1,1,stdout)){for(p++,u(a+64)=p,u=m=h=0;;u=v|u){for(g=h+1,u(a+72)=g,c=F(a+56,8),o=0;;o=c){i=F(a+48,8);do{if(d==e)u(a+40)=0,i=fread(n,1,l,stdin),b=i,d=0,e=i;if(e>l)goto g;if(d>=e)goto h;f=n[d];switch(f){case 9:case 10:case 12:case 13:case 32:break;default:goto h;}d++;u(a+40)=d;}while(o>=19);E(a+48,8,i);*(a+o+80)=f;c=o+1;}h:E(a+56,8,c);E(a+48,8,i);c=u(a+40);if(c==e)goto i;for(u(a+56)=0,n=q(a+8),l=u(a+16),o=F(a+56,8),i=F(a+48,8),q=F(a+40,8),r=
0,e=b;;r=o){for(s=i,d=c,c=q;;){if(d==e)s=fread(n,1,l,stdin),d=c=0,b=s,e=s;if(e>l)goto j;if(d>=e)goto k;f=n[d];switch(f){case 9:case 10:case 12:case 13:case 32:goto k;default:c=d+1;if(r<19)goto l;d=c;}}l:*(a+r+80)=f;o=r+1;i=s;q=c;}k:E(a+40,8,q);E(a+48,8,i);E(a+56,8,o);E(a+40,8,c);E(a+48,8,s);o(r>=20)if(!r)c=0;else{for(c=0,t=a+80;f=*t-48,f<=9;t++)if(c=c*10+f,t+1==a+r+80)goto m;if(r==1&&a[80]==48){c=0;goto n;}n=J;k=13;goto f;m:if(r==19){n=J;k=13;goto f;}if(!c)c=0;else if(c>=16){n=J;k=13;goto f;}}
n:v=(I)1<<c%32;if(v&u){n=(P)"appears twice";k=13;goto f;}m=c<<h*4%64|m;if(g==16)break;h=g;}for(h=0;(U)15<<h*4%64&m;)h++;for(f=h/4+h,c=0;;c=i){i=c+1;if(c){o=m>>c*4%64&15;f&=1;g=c%4;if(c<4)h=0;else{for(r=q=0;h=q+4,f=f^((m>>q*4%64)%16>o)^((m>>(q*4|4)%64)%16>o)^((m>>(q*4|8)%64)%16>o)^((m>>(q*4|12)%64)%16>o),r+=4,r!=(c&((U)2147483647<<32|4294967292u));)q=h;if(!g)goto o;}for(c=0;f^=((m>>h*4%64)%16>o),c++,c!=g;)h++;o:f=f;}if(i==16)break;}for(j=18,m=0;;m=o){o=m+1;if(m){c=((U)267242409<<32|2271560481u)
>>m*4%64&15;j&=1;g=m%4;if(m<4)h=0;else{for(q=i=0;h=i+4,j=j^((((U)267242409<<32|2271560481u)>>i*4%64&13)>c)^((((U)16702650<<32|2557891634u)>>i*4%64&14)>c)^((((U)1043915<<32|2844222787u)>>i*4%64)%16>c)^((((U)65244<<32|3130553940u)>>i*4%64&12)>c),q+=4,q!=(m&((U)2147483647<<32|4294967292u));)i=h;if(!g)goto p;}for(m=0;j^=((((U)267242409<<32|2271560481u)>>h*4%64)%16>c),m++,m!=g;)h++;p:j=j;}if(o==16)break;}j=(j^f)&1;fwrite(j?(P)"No":(P)"Yes",1,j?2:3,stdout);}if(fflush(stdout)|ferror(stdout)){n=(P)Q;
goto q;}if(u(a))free(n);return 0;g:E(a+56,8,c);E(a+48,8,i);abort();j:E(a+40,8,q);E(a+48,8,i);E(a+56,8,o);E(a+40,8,c);E(a+48,8,s);abort();}i:u(a+56)=0;n=(P)"the input ends here";k=19;f:u(a+24)=(Z)n;u(a+32)=k;(I)(fflush(stdout)|ferror(stdout));n=0;q:N(a,n);exit(1);}
