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
typedef struct{U a;P b;}Y;B M[]="\n",J[]="NO",N[]="the input ends here",K[]="is not a tile";U X(U a,U b){return a>b?a:b;}P O(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)return a;}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)return b;}void R(P d,U e,P a,U c){U b;b=c*8;if((c>((U)536870911<<32|4294967295u))|(b>((U)2147483647<<32|4294967288u)))e=8,b=0,c=1;else a=!e?E(b):O(a,b),u(d+8)=(Z)a,e=16,c=0;u(d+e)=b;u(d)=c;}void Q(P a){U e[3];P b=(P)e;U c,d;c=u(a);d=X(c*2,4);R(b,c,q(a+8),d);o(u(b)
)u(a+8)=(Z)q(b+8);u(a)=d;}void F(P a,B e){B f,i,j;P g;U h,b,c,d;for(f=!e,g=q(a+8),h=u(a+16),b=u(a+48),c=u(a+40),d=0;;d+=f){u(a+56)=d;if(c==b){u(a+40)=0;b=fread(g,1,h,stdin);if(ferror(stdin))break;u(a+48)=b;c=0;}o(b>h)if(c>=b)return;i=g[c];switch(i){case 9:case 10:case 12:case 13:case 32:break;default:j=e;goto a;}j=f;a:if(j||d==19)return;c++;u(a+40)=c;o(d>=19)*(a+d+80)=i;}perror(0),exit(1);exit(1);}Y L(P a){B f;P d;U c,b;Y e;u(a+72)++;F(a,1);if(u(a+40)==u(a+48))u(a+56)=0,u(a+24)=(Z)N,u(a+32)=19,
a=0,c=1;else{F(a,0);c=u(a+56);o(c>=20)if(c){for(b=0,d=a+80;;d++){f=*d-48;if(f>9)goto a;b=b*10+f;if(d+1==a+c+80)break;}if(c!=19&&b<1000)goto b;a:u(a+24)=(Z)(P)"is not an allowed side";u(a+32)=22;a=0;c=1;goto c;}b=0;b:a=p(b);c=0;}c:e.a=c;e.b=a;return e;}P G(U a){U c[1];P b=(P)c;if(a>9)G(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P W(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)a++;if(c==19)fwrite("...",1,3,stderr);
fwrite("\" ",1,2,stderr);return 0;}void V(P a,P c){U b;if(!c){b=u(a+64);if(b){fwrite("board ",1,6,stderr);if(G(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(G(u(a+72)))return;fwrite(": ",1,2,stderr);b=u(a+56);if(b){o(b>=20)if(W(a+80,b))return;}fwrite(q(a+24),1,u(a+32),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(M,1,1,stderr);}int main(void){U s[18];P j=(P)s,n=j+24,r=j+32,c=j+40;B i,q;P g,f,d,k;U a,l,e,h,b,o;Y m;for(g=E(65536),memset(c+80,0,19),u(c)=65536,u(c+8)=(Z)g,
u(c+16)=65536,memset(c+40,0,24),u(c+24)=1,a=u(c+32)=0;;a=u(c+64)){u(c+64)=a+1;u(c+72)=0;m=L(c);a=(U)(Z)m.b;if(m.a)f=n,e=(U)1<<63;else if(m=L(c),l=(U)(Z)m.b,m.a)a=l,f=n,e=(U)1<<63;else{e=l*a;o(e>>63)if(e){for(f=E(e),u(j)=0,u(j+8)=8,u(j+16)=0,d=(P)8,a=0;u(c+72)++,F(c,1),u(c+40)!=u(c+48);){F(c,0);h=u(c+56);o(h>=20)if(!h)b=0;else{for(b=0,k=c+80;i=*k-48,i<=9;k++)if(b=b*10+i,k+1==c+h+80)goto a;if(h==1&&c[80]==48){b=0;goto b;}d=K;a=13;goto c;a:if(h==19){d=K;a=13;goto c;}if(!b)b=0;else if(b>=e){d=K;a=
13;goto c;}}b:k=f+b;i=*k;*k=1;if(i){d=(P)"appears twice";a=13;goto c;}if(a==u(j))Q(j),d=q(j+8);u(d+a*8)=b;a++;u(j+16)=a;if(a==e)goto d;}u(c+56)=0;d=N;a=19;goto c;d:a=u(j);d=q(j+8);free(f);if(a==(U)1<<63)goto e;goto f;c:u(c+24)=(Z)d;u(c+32)=a;free(f);if(u(j))free(q(j+8));d=0;e:a=(U)(Z)d;f=n;e=(U)1<<63;goto g;}a=0;d=(P)8;f:u(n)=a;a=l;g=d;f=r;}g:u(f)=e;l=u(n);if(l==(U)1<<63)goto h;e=u(r);if(!e)goto i;h=e*8;if((a==1)|(a==e)){for(a=1,f=g,b=1;;f+=8){o=u(f);if(o){a=b+1;if(!((b<e)&(o==b))){a=2;f=J;
goto j;}b=a;}if(f+8==g+h)break;}if(a<e){a=2;f=J;goto j;}}else{for(f=E(h),memcpy(f,g,h),b=0,d=f;u(d);d+=8){if(d+8==f+h){b=(h-8)/8+1;break;}b++;}o(!a)for(i=b/a+a+b%a+e/a&1,a=0;;a=h){h=a+1;d=f+a*8;q=h==e;a=q?0:h;b=u(d);if(b!=a)while(k=f+(e-1+b)%e*8,u(d)=u(k),u(k)=b,i=!i,b=u(d),b!=a)
;if(q)break;}free(f);if(i){a=2;f=J;goto j;}}a=3;f=(P)"YES";j:fwrite(f,1,a,stdout);fwrite(M,1,1,stdout);if(l)free(g);}exit(1);h:g=p(a);if(fflush(stdout)|ferror(stdout))goto k;if(!a)g=0;else if(!*g)goto l;V(c,g);exit(1);i:if(l)free(g);if(fflush(stdout)|ferror(stdout))goto k;l:if(u(c))free(q(c+8));return 0;k:perror(0),exit(1);exit(1);}
