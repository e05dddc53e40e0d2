/* POJ 2893, M x N Puzzle: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: bundle poj2893 --c */
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
B J[]="NO",K[]="is not an allowed side",L[]="\n",M[]="is not a tile";U W(U a,U b){return a>b?a:b;}P N(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)return a;}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)return b;}void Q(P d,U e,P a,U c){U b;b=c*8;if((c>((U)536870911<<32|4294967295u))|(b>((U)2147483647<<32|4294967288u)))e=8,b=0,c=1;else a=!e?E(b):N(a,b),u(d+8)=(Z)a,e=16,c=0;u(d+e)=b;u(d)=c;}void O(P a){U e[3];P b=(P)e;U c,d;c=u(a);d=W(c*2,4);Q(b,c,q(a+8),d);o(u(b))u(a+8)=(Z)q(b+8);u(a)=d;}U F(P
a){B c,d,n;U b,f,l,g,e,j,i,k;P m,h;if(!u(a+48)){++u(a+88);b=u(a+56);f=u(a+64);l=u(a+32);o((f<b)|(f>l))m=q(a+24);h=m+b;if(f-b>=9){switch(*h){case 32:case 13:case 12:case 11:case 10:case 9:break;default:goto a;}c=h[1]-48;if(c<10){d=h[2];n=d-48;if(n<10){if(e=(U)c*10+n,d=h[3],c=d-48,c<10){if(e=e*10+c,d=h[4],c=d-48,c<10){if(e=e*10+c,d=h[5],c=d-48,c<10){if(e=e*10+c,d=h[6],c=d-48,c<10){if(e=e*10+c,d=h[7],c=d-48,c<10){d=h[8];if((B)(d-48)<10)goto a;g=7;e=e*10+c;}else g=6;}else g=5;}else g=4;}else g=3;}else g=2;}
else g=1,e=c;switch(d){case 32:case 13:case 12:case 11:case 10:case 9:break;default:goto a;}memcpy(a+96,h+1,7);u(a+72)=g;u(a)=1;u(a+8)=e;u(a+56)=g+1+b;b=0;goto b;}}a:for(u(a+72)=0,u(a)=1,e=g=u(a+8)=0,j=1,k=i=0;;){++k;if(b==f){f=fread(m,1,l,stdin);if(ferror(stdin))goto c;if(!f)break;u(a+64)=f;b=u(a+56)=0;}o(b>=l)c=m[b];if((B)(c-9)<5){if(i){b=0;goto b;}++b;u(a+56)=b;i=0;}else{if(i==19){b=0;goto b;}if(c==32){if(i){b=0;goto b;}++b;u(a+56)=b;i=0;}else{++b;u(a+56)=b;o(i>=19)d=c-48;(a+i)[96]=c;g=i+1;u(a+72)=g;c
=(d<10)&(i!=18)&j;e=c?e*10+d:0;u(a)=c;u(a+8)=e;j=c;i=g;}}if(k==16777216)goto d;}if(g){b=0;goto b;}u(a+40)=(Z)(P)"the input ends here";u(a+48)=19;b=1;goto b;c:perror(0),exit(1);d:u(a+72)=0;u(a+40)=(Z)(P)"16 MB of whitespace";u(a+48)=19;b=1;goto b;}b=1;b:return b;}P G(U a){U c[1];P b=(P)c;if(a>9)G(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P V(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)++a;if(c==19)fwrite("...",1,3,stderr);
fwrite("\" ",1,2,stderr);return 0;}void R(P a,P c){U b;if(!c){b=u(a+80);if(b){fwrite("board ",1,6,stderr);if(G(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(G(u(a+88)))return;fwrite(": ",1,2,stderr);b=u(a+72);if(b){o(b>=20)if(V(a+96,b))return;}fwrite(q(a+40),1,u(a+48),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(L,1,1,stderr);}int main(void){U t[20];P k=(P)t,n=k+24,s=k+32,a=k+40;B j;U h,b,c,i,g,o,l;P e,f,d,m,q,r;for(e=E(65536),memset(a+96,0,19),u(a+16)=65536,u(a+24)=(Z)e,u(a+32
)=65536,u(a)=0,memset(a+56,0,40),u(a+40)=1,h=u(a+48)=0;;h=u(a+48)){if(!h)++u(a+80),u(a+88)=0;if(F(a))b=0,f=n,h=(U)1<<63;else if(h=u(a+8),u(a)&&h<1000){if(F(a))b=0,f=n,h=(U)1<<63;else if(b=u(a+8),u(a)&&b<1000){if(!h^!b)u(a+40)=(Z)K,u(a+48)=22,b=0,f=n,h=(U)1<<63;else{h=b*h;if(h){f=E(h);u(k)=0;u(k+8)=8;u(k+16)=0;d=(P)8;c=0;do{if(F(a))goto a;if(u(a)){if(i=u(a+8),!i)i=0;else if(i>=h){d=M;goto b;}}else{i=u(a+72);o(i>=20)if(i!=1||a[96]!=48){d=M;goto b;}i=0;}m=f+i;j=*m;*m=1;if(j){d=(P)"appears twice";goto b;}if(
c==u(k))O(k),d=q(k+8);u(d+c*8)=i;++c;u(k+16)=c;}while(c!=h);c=u(k);d=q(k+8);free(f);if(c==(U)1<<63)goto c;goto d;b:u(a+40)=(Z)d;u(a+48)=13;a:free(f);if(u(k))free(q(k+8));d=0;c:b=(Z)d;f=n;h=(U)1<<63;goto e;}c=0;d=(P)8;d:u(n)=c;e=d;f=s;}}else u(a+40)=(Z)K,u(a+48)=22,b=0,f=n,h=(U)1<<63;}else u(a+40)=(Z)K,u(a+48)=22,b=0,f=n,h=(U)1<<63;e:u(f)=h;h=u(n);if(h==(U)1<<63)goto f;c=u(s);if(!c)goto g;i=c*8;f=E(i);memcpy(f,e,i);d=E(c);o(!b||c%b)for(m=f+i,q=f;;q+=8){g=u(q);o(g>=c)r=d+g;j=*r;*r=1;o(j)if(q+8==m)break;}
for(free(d),g=0,d=f;u(d);d+=8){if(d+8==m){g=(i-8)/8+1;break;}++g;}for(j=g%b+g/b&1,o=0;;o=g){g=o+1;d=f+o*8;l=u(d);if(l!=o)do{o(l>=c)m=f+l*8;u(d)=u(m);u(m)=l;j=!j;l=u(d);}while(l!=o);if(g==c)break;}free(f);if((b==1)|(b==c)){for(b=1,f=e,g=1;;f+=8){o=u(f);if(o){b=g+1;if(!((g<c)&(o==g))){b=2;f=J;goto h;}g=b;}if(f+8==e+i)break;}if(b<c){b=2;f=J;goto h;}}else if(!(j^!!(c+b+c/b&1))){b=2;f=J;goto h;}b=3;f=(P)"YES";h:fwrite(f,1,b,stdout);fwrite(L,1,1,stdout);if(h)free(e);}exit(1);f:e=p(b);if(fflush(stdout)|ferror(
stdout))goto i;if(!b)e=0;else if(!*e)goto j;R(a,e);exit(1);g:if(h)free(e);if(fflush(stdout)|ferror(stdout))goto i;j:if(u(a+16))free(q(a+24));return 0;i:perror(0),exit(1);exit(1);}
