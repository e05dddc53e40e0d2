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
typedef struct{U a;P b;}Aa;B M[]="is not an allowed side",N[]="\n",J[]="NO",O[]="the input ends here",K[]="is not a tile";U Y(U a,U b){return a>b?a:b;}P Q(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)return a;}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)return b;}void V(P d,U e,P a,U c){U b;b=c*8;if((c>((U)536870911<<32|4294967295u))|(b>((U)2147483647<<32|4294967288u)))e=8,b=0,c=1;else a=!e?E(b):Q(a,b),u(d+8)=(Z)a,e=16,c=0;u(d+e)=b;u(d)=c;}void R(P a){U e[3];P b=(P)e;U c,d;c=u(a);d=Y(c*2,4);V
(b,c,q(a+8),d);o(u(b))u(a+8)=(Z)q(b+8);u(a)=d;}void F(P a,B e){B f,i,j;P g;U h,b,c,d;for(f=!e,g=q(a+8),h=u(a+16),b=u(a+48),c=u(a+40),d=0;;d+=f){u(a+56)=d;if(c==b){u(a+40)=0;b=fread(g,1,h,stdin);if(ferror(stdin))break;u(a+48)=b;c=0;}o(b>h)if(c>=b)return;i=g[c];switch(i){case 9:case 10:case 12:case 13:case 32:break;default:j=e;goto a;}j=f;a:if(j||d==19)return;c++;u(a+40)=c;o(d>=19)*(a+d+80)=i;}perror(0),exit(1);exit(1);}Aa L(P a){Aa e;B f;P d;U c,b;u(a+72)++;F(a,1);if(u(a+40)==u(a+48))u(a+56)=0,u(a+24)=(Z)
O,u(a+32)=19,a=0,c=1;else{F(a,0);c=u(a+56);o(c>=20)if(c){for(b=0,d=a+80;;d++){f=*d-48;if(f>9)goto a;b=b*10+f;if(d+1==a+c+80)break;}if(c!=19&&b<1000)goto b;a:u(a+24)=(Z)M;u(a+32)=22;a=0;c=1;goto c;}b=0;b:a=p(b);c=0;}c:e.a=c;e.b=a;return e;}P G(U a){U c[1];P b=(P)c;if(a>9)G(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P X(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)a++;if(c==19)fwrite("...",1,3,stderr);fwrite("\" ",1,2,stderr)
;return 0;}void W(P a,P c){U b;if(!c){b=u(a+64);if(b){fwrite("board ",1,6,stderr);if(G(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(G(u(a+72)))return;fwrite(": ",1,2,stderr);b=u(a+56);if(b){o(b>=20)if(X(a+80,b))return;}fwrite(q(a+24),1,u(a+32),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(N,1,1,stderr);}int main(void){U t[18];P j=(P)t,m=j+24,s=j+32,c=j+40;Aa n,o;B i,r;P e,g,d,k;U a,l,f,h,b,q;for(e=E(65536),memset(c+80,0,19),u(c)=65536,u(c+8)=(Z)e,u(c+16)=65536,memset(c+40,0,24)
,u(c+24)=1,a=u(c+32)=0;;a=u(c+64)){u(c+64)=a+1;u(c+72)=0;n=L(c);a=(U)(Z)n.b;if(n.a)g=m,f=(U)1<<63;else if(o=L(c),l=(U)(Z)o.b,o.a)a=l,g=m,f=(U)1<<63;else if(!n.b^!o.b)u(c+24)=(Z)M,u(c+32)=22,a=0,g=m,f=(U)1<<63;else{f=l*a;o(f>>63)if(f){for(g=E(f),u(j)=0,u(j+8)=8,u(j+16)=0,d=(P)8,a=0;u(c+72)++,F(c,1),u(c+40)!=u(c+48);){F(c,0);h=u(c+56);o(h>=20)if(!h)b=0;else{for(b=0,k=c+80;i=*k-48,i<=9;k++)if(b=b*10+i,k+1==c+h+80)goto a;if(h==1&&c[80]==48){b=0;goto b;}d=K;a=13;goto c;a:if(h==19){d=K;a=13;goto c;}if(!b)b=0;
else if(b>=f){d=K;a=13;goto c;}}b:k=g+b;i=*k;*k=1;if(i){d=(P)"appears twice";a=13;goto c;}if(a==u(j))R(j),d=q(j+8);u(d+a*8)=b;a++;u(j+16)=a;if(a==f)goto d;}u(c+56)=0;d=O;a=19;goto c;d:a=u(j);d=q(j+8);free(g);if(a==(U)1<<63)goto e;goto f;c:u(c+24)=(Z)d;u(c+32)=a;free(g);if(u(j))free(q(j+8));d=0;e:a=(U)(Z)d;g=m;f=(U)1<<63;goto g;}a=0;d=(P)8;f:u(m)=a;a=l;e=d;g=s;}g:u(g)=f;l=u(m);if(l==(U)1<<63)goto h;f=u(s);if(!f)goto i;h=f*8;if((a==1)|(a==f)){for(a=1,g=e,b=1;;g+=8){q=u(g);if(q){a=b+1;if(!((b<f)&(q==b))){a=
2;g=J;goto j;}b=a;}if(g+8==e+h)break;}if(a<f){a=2;g=J;goto j;}}else{for(g=E(h),memcpy(g,e,h),b=0,d=g;u(d);d+=8){if(d+8==g+h){b=(h-8)/8+1;break;}b++;}o(!a)for(i=b/a+a+b%a+f/a&1,a=0;;a=h){h=a+1;d=g+a*8;r=h==f;a=r?0:h;b=u(d);if(b!=a)while(k=g+(f-1+b)%f*8,u(d)=u(k),u(k)=b,i=!i,b=u(d),b!=a)
;if(r)break;}free(g);if(i){a=2;g=J;goto j;}}a=3;g=(P)"YES";j:fwrite(g,1,a,stdout);fwrite(N,1,1,stdout);if(l)free(e);}exit(1);h:e=p(a);if(fflush(stdout)|ferror(stdout))goto k;if(!a)e=0;else if(!*e)goto l;W(c,e);exit(1);i:if(l)free(e);if(fflush(stdout)|ferror(stdout))goto k;l:if(u(c))free(q(c+8));return 0;k:perror(0),exit(1);exit(1);}
