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
B G[]="NO",K[]="\n",L[]="is not a tile";U V(U a,U b){return a>b?a:b;}P M(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)return a;}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)return b;}void O(P d,U e,P a,U c){U b;b=c*8;if((c>((U)536870911<<32|4294967295u))|(b>((U)2147483647<<32|4294967288u)))e=8,b=0,c=1;else a=!e?E(b):M(a,b),u(d+8)=(Z)a,e=16,c=0;u(d+e)=b;u(d)=c;}void N(P a){U e[3];P b=(P)e;U c,d;c=u(a);d=V(c*2,4);O(b,c,q(a+8),d);o(u(b))u(a+8)=(Z)q(b+8);u(a)=d;}U J(P a){B c,d,n;U b,f,l,g,e,j,i,k;
P m,h;if(!u(a+48)){++u(a+88);b=u(a+56);f=u(a+64);l=u(a+32);o((f<b)|(f>l))m=q(a+24);h=m+b;if(f-b>=9){switch(*h){case 32:case 13:case 12:case 11:case 10:case 9:break;default:goto a;}c=h[1]-48;if(c<10){d=h[2];n=d-48;if(n<10){if(e=(U)c*10+n,d=h[3],c=d-48,c<10){if(e=e*10+c,d=h[4],c=d-48,c<10){if(e=e*10+c,d=h[5],c=d-48,c<10){if(e=e*10+c,d=h[6],c=d-48,c<10){if(e=e*10+c,d=h[7],c=d-48,c<10){d=h[8];if((B)(d-48)<10)goto a;g=7;e=e*10+c;}else g=6;}else g=5;}else g=4;}else g=3;}else g=2;}else g=1,e=c;switch(d){case 32
:case 13:case 12:case 11:case 10:case 9:break;default:goto a;}memcpy(a+96,h+1,7);u(a+72)=g;u(a)=1;u(a+8)=e;u(a+56)=g+1+b;b=0;goto b;}}a:for(u(a+72)=0,u(a)=1,e=g=u(a+8)=0,j=1,k=i=0;;){++k;if(b==f){f=fread(m,1,l,stdin);if(ferror(stdin))goto c;if(!f)break;u(a+64)=f;b=u(a+56)=0;}o(b>=l)c=m[b];if((B)(c-9)<5){if(i){b=0;goto b;}++b;u(a+56)=b;i=0;}else{if(i==19){b=0;goto b;}if(c==32){if(i){b=0;goto b;}++b;u(a+56)=b;i=0;}else{++b;u(a+56)=b;o(i>=19)d=c-48;(a+i)[96]=c;g=i+1;u(a+72)=g;c=(d<10)&(i!=18)&j;e=c?e*10+d:0
;u(a)=c;u(a+8)=e;j=c;i=g;}}if(k==16777216)goto d;}if(g){b=0;goto b;}u(a+40)=(Z)(P)"the input ends here";u(a+48)=19;b=1;goto b;c:perror(0),exit(1);d:u(a+72)=0;u(a+40)=(Z)(P)"16 MB of whitespace";u(a+48)=19;b=1;goto b;}b=1;b:return b;}P F(U a){U c[1];P b=(P)c;if(a>9)F(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P R(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)++a;if(c==19)fwrite("...",1,3,stderr);fwrite("\" ",1,2,stderr);
return 0;}void Q(P a,P c){U b;if(!c){b=u(a+80);if(b){fwrite("board ",1,6,stderr);if(F(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(F(u(a+88)))return;fwrite(": ",1,2,stderr);b=u(a+72);if(b){o(b>=20)if(R(a+96,b))return;}fwrite(q(a+40),1,u(a+48),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(K,1,1,stderr);}int main(void){U t[20];P k=(P)t,q=k+24,s=k+32,b=k+40;B i;U a,j,c,h,f,n,l;P g,e,d,m,o,r;for(g=E(65536),memset(b+96,0,19),u(b+16)=65536,u(b+24)=(Z)g,u(b+32)=65536,u(b)=0,memset(b+
56,0,40),u(b+40)=1,a=u(b+48)=0;;a=u(b+48)){if(!a)++u(b+80),u(b+88)=0;if(J(b))break;a=u(b+8);if(!u(b)||a>=301)goto a;j=a*a;if(a){e=E(j);u(k)=0;u(k+8)=8;u(k+16)=0;d=(P)8;c=0;do{if(J(b))goto b;if(u(b)){if(h=u(b+8),!h)h=0;else if(h>=j){d=L;goto c;}}else{h=u(b+72);o(h>=20)if(h!=1||b[96]!=48){d=L;goto c;}h=0;}m=e+h;i=*m;*m=1;if(i){d=(P)"appears twice";goto c;}if(c==u(k))N(k),d=q(k+8);u(d+c*8)=h;++c;u(k+16)=c;}while(c!=j);c=u(k);d=q(k+8);free(e);if(c==(U)1<<63)goto d;goto e;c:u(b+40)=(Z)d;u(b+48)=13;b:free(e);
if(u(k))free(q(k+8));d=0;d:a=(Z)d;e=q;j=(U)1<<63;goto f;}c=0;d=(P)8;j=0;e:u(q)=c;g=d;e=s;f:u(e)=j;j=u(q);if(j==(U)1<<63)goto g;c=u(s);if(!a)goto h;h=c*8;o(!c)e=E(h);memcpy(e,g,h);d=E(c);o(c%a)for(m=e+h,o=e;;o+=8){f=u(o);o(f>=c)r=d+f;i=*r;*r=1;o(i)if(o+8==m)break;}for(free(d),f=0,d=e;u(d);d+=8){if(d+8==m){f=(h-8)/8+1;break;}++f;}for(i=f%a+f/a&1,n=0;;n=f){f=n+1;d=e+n*8;l=u(d);if(l!=n)do{o(l>=c)m=e+l*8;u(d)=u(m);u(m)=l;i=!i;l=u(d);}while(l!=n);if(f==c)break;}free(e);if((a==1)|(a==c)){for(a=1,e=g,f=1;;e+=8){
n=u(e);if(n){a=f+1;if(!((f<c)&(n==f))){a=2;e=G;goto i;}f=a;}if(e+8==g+h)break;}if(a<c){a=2;e=G;goto i;}}else if(!(i^!!(c+a+c/a&1))){a=2;e=G;goto i;}a=3;e=(P)"YES";i:fwrite(e,1,a,stdout);fwrite(K,1,1,stdout);if(j)free(g);}if(fflush(stdout)|ferror(stdout))goto j;g=0;goto k;g:g=p(a);if(fflush(stdout)|ferror(stdout))goto j;if(!g){g=0;goto k;}if(!*g)goto l;goto k;h:if(j)free(g);if(fflush(stdout)|ferror(stdout))goto j;l:if(u(b+16))free(q(b+24));return 0;a:u(b+40)=(Z)(P)"is not an allowed side";u(b+48)=22;if(
fflush(stdout)|ferror(stdout))goto j;g=0;k:Q(b,g);exit(1);j:perror(0),exit(1);}
