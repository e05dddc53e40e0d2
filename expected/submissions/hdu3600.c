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
B L[]="\n",G[]="NO",M[]="the input ends here",K[]="is not a tile",N[]="is not an allowed side";U X(U a,U b){return a>b?a:b;}P O(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)return a;}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)return b;}void R(P d,U e,P a,U c){U b;b=c*8;if((c>((U)536870911<<32|4294967295u))|(b>((U)2147483647<<32|4294967288u)))e=8,b=0,c=1;else a=!e?E(b):O(a,b),u(d+8)=(Z)a,e=16,c=0;u(d+e)=b;u(d)=c;}void Q(P a){U e[3];P b=(P)e;U c,d;c=u(a);d=X(c*2,4);R(b,c,q(a+8),d);o(u(b))u(a+8
)=(Z)q(b+8);u(a)=d;}void F(P a,B e){B f,i,j;P g;U h,b,c,d;for(f=!e,g=q(a+8),h=u(a+16),b=u(a+48),c=u(a+40),d=0;;d+=f){u(a+56)=d;if(c==b){u(a+40)=0;b=fread(g,1,h,stdin);if(ferror(stdin))break;u(a+48)=b;c=0;}o(b>h)if(c>=b)return;i=g[c];switch(i){case 9:case 10:case 12:case 13:case 32:break;default:j=e;goto a;}j=f;a:if(j||d==19)return;c++;u(a+40)=c;o(d>=19)*(a+d+80)=i;}perror(0),exit(1);exit(1);}P J(U a){U c[1];P b=(P)c;if(a>9)J(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P W(P b,U c){U f[1];P e=(P)f;B d
;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)a++;if(c==19)fwrite("...",1,3,stderr);fwrite("\" ",1,2,stderr);return 0;}void V(P a,P c){U b;if(!c){b=u(a+64);if(b){fwrite("board ",1,6,stderr);if(J(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(J(u(a+72)))return;fwrite(": ",1,2,stderr);b=u(a+56);if(b){o(b>=20)if(W(a+80,b))return;}fwrite(q(a+24),1,u(a+32),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(L,1,1,stderr);}int main(void){U r[18
];P k=(P)r,m=k+24,q=k+32,b=k+40;B h,o;P i,d,g,l;U e,a,f,j,c,n;for(i=E(65536),memset(b+80,0,19),u(b)=65536,u(b+8)=(Z)i,u(b+16)=65536,memset(b+40,0,24),u(b+24)=1,e=u(b+32)=0;;e=u(b+64)){u(b+64)=e+1;u(b+72)=1;F(b,1);if(u(b+40)!=u(b+48)){F(b,0);e=u(b+56);o(e>=20)if(!e)f=a=0,g=(P)8,e=0;else{for(a=0,d=b+80;;d++){h=*d-48;if(h>9){d=N;e=22;goto a;}a=a*10+h;if(d+1==b+e+80)break;}if(e==19||a>=301){d=N;e=22;goto a;}e=a*a;if(a){for(d=E(e),u(k)=0,u(k+8)=8,u(k+16)=0,g=(P)8,f=0;u(b+72)++,F(b,1),u(b+40)!=u(b+48);){F(b,0)
;j=u(b+56);o(j>=20)if(!j)c=0;else{for(c=0,l=b+80;h=*l-48,h<=9;l++)if(c=c*10+h,l+1==b+j+80)goto b;if(j==1&&b[80]==48){c=0;goto c;}g=K;e=13;goto d;b:if(j==19){g=K;e=13;goto d;}if(!c)c=0;else if(c>=e){g=K;e=13;goto d;}}c:l=d+c;h=*l;*l=1;if(h){g=(P)"appears twice";e=13;goto d;}if(f==u(k))Q(k),g=q(k+8);u(g+f*8)=c;f++;u(k+16)=f;if(f==e)goto e;}u(b+56)=0;g=M;e=19;goto d;e:f=u(k);g=q(k+8);free(d);if(f==(U)1<<63)goto f;goto g;d:u(b+24)=(Z)g;u(b+32)=e;free(d);if(u(k))free(q(k+8));g=0;f:a=(U)(Z)g;d=m;e=(U)1<<63;
goto h;}f=a=0;g=(P)8;e=0;}g:u(m)=f;i=g;d=q;goto h;}u(b+56)=0;d=M;e=19;a:u(b+24)=(Z)d;u(b+32)=e;a=0;d=m;e=(U)1<<63;h:u(d)=e;e=u(m);if(e==(U)1<<63)goto i;f=u(q);if(!a)goto j;j=f*8;if((a==1)|(a==f)){if(f){for(a=1,d=i,c=1;;d+=8){n=u(d);if(n){a=c+1;if(!((c<f)&(n==c))){a=2;d=G;goto k;}c=a;}if(d+8==i+j)break;}if(a<f){a=2;d=G;goto k;}}}else if(!f){if(a&1){a=2;d=G;goto k;}}else{for(d=E(j),memcpy(d,i,j),c=0,g=d;u(g);g+=8){if(g+8==d+j){c=(j-8)/8+1;break;}c++;}for(h=c/a+a+c%a+f/a&1,a=0;;a=j){j=a+1;g=d+a*8;o=j==f;a=o
?0:j;c=u(g);if(c!=a)while(l=d+(f-1+c)%f*8,u(g)=u(l),u(l)=c,h=!h,c=u(g),c!=a)
;if(o)break;}free(d);if(h){a=2;d=G;goto k;}}a=3;d=(P)"YES";k:fwrite(d,1,a,stdout);fwrite(L,1,1,stdout);if(e)free(i);}exit(1);i:i=p(a);if(fflush(stdout)|ferror(stdout))goto l;if(!a)i=0;else if(!*i)goto m;V(b,i);exit(1);j:if(e)free(i);if(fflush(stdout)|ferror(stdout))goto l;m:if(u(b))free(q(b+8));return 0;l:perror(0),exit(1);exit(1);}
