/* AcWing 108, 奇数码问题: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: bundle acwing108 --c */
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
#define i(x) (*(I*)(x))
#define u(x) (*(U*)(x))
#define q(x) ((P)(Z)u(x))
#define o(x) if(x)exit(1);
static P p(U a){o((Z)a!=a)return(P)(Z)a;}
B E[]="is not a tile",J[]="is not an allowed side",N[]="16 MB of whitespace",O[]="\n";U Y(U a,U b){return a>b?a:b;}P Q(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)return a;}P F(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)return b;}void V(P d,U e,P a,U c){U b;b=c*4;if((c<(U)1<<62)&(b<((U)2147483647<<32|4294967293u)))a=!e?F(b):Q(a,b),u(d+8)=(Z)a,e=16,c=0;else e=8,b=0,c=1;u(d+e)=b;u(d)=c;}void R(P a){U e[3];P b=(P)e;U c,d;c=u(a);d=Y(c*2,4);V(b,c,q(a+8),d);o(u(b))u(a+8)=(Z)q(b+8);u(a)=d;}U L(P a){B
i,h;U f,b,d,c,g;P e;for(++u(a+72),u(a+56)=0,e=q(a+8),f=u(a+16),b=0,d=u(a+48),c=u(a+40),g=0;;){++g;if(c==d){d=fread(e,1,f,stdin);if(ferror(stdin))goto a;if(!d)break;u(a+48)=d;c=u(a+40)=0;}o(c>=f)i=e[c];if((B)(i-9)<5){if(b){f=0;goto b;}h=1;b=0;}else{if(b==19){f=0;goto b;}h=i==32;if(h&!!b){f=0;goto b;}o(b>=19)}(a+b)[80]=i;b+=!h;u(a+56)=b;++c;u(a+40)=c;if(g==16777216)goto c;}if(!b){e=(P)"the input ends here";goto d;}f=0;goto b;a:perror(0),exit(1);c:u(a+56)=0;e=N;d:u(a+24)=(Z)e;u(a+32)=19;f=1;b:return f;}void
K(P m,P f,U j){U t[3];P h=(P)t;B b,o;I q,r,s;U d,e,n,k,a,g;P l,i,c;d=j*4;o((j>((U)1073741823<<32|4294967295u))|(d>((U)2147483647<<32|4294967292u)))if(!d)e=0,d=4;else d=(Z)F(d),e=j;n=j/32;l=F((n+1)*4);i=p(d);u(h)=e;u(h+8)=(Z)i;u(h+16)=0;if(j){for(d=0;;){e=u(f+40);k=u(f+48);c=q(f+8);a=u(f+16);o(k<e)g=k-e;o(k>a)c+=e;if(g>=2){b=c[1]-48;if(b<10){if(g==2)goto a;o=c[2]-48;if(o<10){a=(U)b*10+o;if(g==3)goto a;b=c[3]-48;if(b<10){a=a*10+b;if(g==4)goto a;b=c[4]-48;if(b<10){a=a*10+b;if(g==5)goto a;b=c[5]-48;if(b<10){
a=a*10+b;if(g==6)goto a;b=c[6]-48;if(b<10){a=a*10+b;if(g==7)goto a;b=c[7]-48;if(b<10){a=a*10+b;if(g==8)goto a;b=c[8]-48;if(b<10)k=9,a=a*10+b;else k=8;}else k=7;}else k=6;}else k=5;}else k=4;}else k=3;}else k=2,a=b;}else k=1,a=0;b=*c;if((b==32)|((B)(b-9)<5)&&k-2<7){o(k>=g)switch(c[k]){case 32:case 13:case 12:case 11:case 10:case 9:break;default:goto a;}if(!!a&(a<j)){g=a/32;o(g>n)if(~i(l+g*4)>>a%32&1){u(f+40)=k+e;++u(f+72);goto b;}}}}a:if(L(f))goto c;e=u(f+56);o(e>=20)if(!e)a=0;else{for(a=0,c=f+80;b=*c-48,
b<=9;++c)if(a=a*10+b,c+1==f+e+80)goto d;if(e==1&&f[80]==48){a=0;goto b;}i=E;goto e;d:if(e==19){i=E;goto e;}if(!a)a=0;else if(a>=j){i=E;goto e;}}b:e=a/32;o(e>n)c=l+e*4;q=i(c);r=a;s=(I)1<<r%32;if(q&s){i=(P)"appears twice";goto e;}i(c)=q|s;if(d==u(h))R(h),i=q(h+8);i(i+d*4)=r;++d;u(h+16)=d;if(d==j)goto f;}exit(1);e:u(f+24)=(Z)i;u(f+32)=13;c:u(m+8)=0;u(m)=(U)1<<63;free(l);if(!u(h))return;l=q(h+8);goto g;}f:memcpy(m,h,24);g:free(l);}P G(U a){U c[1];P b=(P)c;if(a>9)G(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return
0;}P X(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)++a;if(c==19)fwrite("...",1,3,stderr);fwrite("\" ",1,2,stderr);return 0;}void W(P a,P c){U b;if(!c){b=u(a+64);if(b){fwrite("board ",1,6,stderr);if(G(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(G(u(a+72)))return;fwrite(": ",1,2,stderr);b=u(a+56);if(b){o(b>=20)if(X(a+80,b))return;}fwrite(q(a+24),1,u(a+32),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(O
,1,1,stderr);}B M(U e,P i){B a;I g,j;U h,c,d;P f,b;f=q(i+8);h=u(i+16);c=h*4;if(!h){o(!e)a=0;goto a;}for(d=0,b=f;i(b);b+=4){if(b+4==f+c){d=(c-4)/4+1;break;}++d;}o(!e)for(a=d%e+d/e&1,c=0;;c=e){e=c+1;b=f+c*4;g=i(b);i(b)=c;if(c!=g)for(d=g;;g=j){o(h<=d)b=f+d*4;j=i(b);i(b)=g;a=!a;if(c==j)break;d=j;}if(e==h)goto a;}exit(1);a:if(u(i))free(f);return a;}int main(void){U o[25];P j=(P)o,k=j+24,l=j+48,m=j+72,a=j+96;B d,n;U f,c,e,g,h,i;P b;for(b=F(65536),memset(a+80,0,19),u(a)=65536,u(a+8)=(Z)b,u(a+16)=65536,memset(a+
40,0,40),u(a+24)=1,d=u(a+32)=0,f=65536,e=c=0;;e=u(a+40)){for(g=0,h=c,i=0;;){++i;if(e==h){c=fread(b,1,f,stdin);if(ferror(stdin))goto a;if(!c)goto b;e=0;h=c;}o(e>=f)n=b[e];switch(n){case 0:case 26:break;case 32:case 13:case 12:case 11:case 10:case 9:goto c;default:goto d;}g=1;d=n;c:++e;if(i==16777216)goto e;}d:u(a+48)=c;u(a+40)=e;a[80]=d;u(a+56)=g;++u(a+64);if(g)goto f;u(a+72)=0;if(L(a))goto g;f=u(a+56);o(f>=20)if(!f){b=J;f=22;goto h;}for(c=0,b=a+80;;++b){d=*b-48;if(d>9){b=J;f=22;goto h;}c=c*10+d;if(b+1==a
+f+80)break;}if(f==19||c-1>=499){b=J;f=22;goto h;}f=c*c;K(m,a,f);e=u(m);b=q(m+8);if(e==(U)1<<63)goto i;g=u(m+16);u(l)=e;u(l+8)=(Z)b;u(l+16)=g;d=M(c,l);++u(a+64);u(a+72)=0;K(k,a,f);f=u(k);b=q(k+8);if(f==(U)1<<63)goto j;e=u(k+16);u(j)=f;u(j+8)=(Z)b;u(j+16)=e;d^=M(c,j);fwrite(d?(P)"NIE":(P)"TAK",1,3,stdout);fwrite(O,1,1,stdout);d=a[80];f=u(a+16);b=q(a+8);c=u(a+48);}b:if(!(fflush(stdout)|ferror(stdout)))goto k;perror(0),exit(1);a:perror(0),exit(1);e:u(a+48)=c;u(a+40)=e;a[80]=d;u(a+56)=g;d=!g;++u(a+64);u(a+72
)=1;b=d?N:E;f=d?19:13;goto h;g:if(fflush(stdout)|ferror(stdout))goto l;b=0;goto m;i:j:if(fflush(stdout)|ferror(stdout))goto l;if(!b){b=0;goto m;}if(*b)goto m;k:if(u(a))free(q(a+8));return 0;l:perror(0),exit(1);exit(1);f:u(a+72)=1;b=E;f=13;h:u(a+24)=(Z)b;u(a+32)=f;if(!(fflush(stdout)|ferror(stdout)))b=0;else perror(0),exit(1);m:W(a,b);exit(1);exit(1);}
