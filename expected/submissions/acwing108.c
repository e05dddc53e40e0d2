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
typedef size_t Z;
__extension__ typedef unsigned long long A U;
#define u(x) (*(U*)(x))
#define q(x) ((P)(Z)u(x))
#define o(x) if(x)exit(1);
B F[]="is not a tile",M[]="16 MB of whitespace",N[]="\n";U X(U a,U b){return a>b?a:b;}P O(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)return a;}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)return b;}void R(P d,U e,P a,U c){U b;b=c*8;if((c>((U)536870911<<32|4294967295u))|(b>((U)2147483647<<32|4294967288u)))e=8,b=0,c=1;else a=!e?E(b):O(a,b),u(d+8)=(Z)a,e=16,c=0;u(d+e)=b;u(d)=c;}void Q(P a){U e[3];P b=(P)e;U c,d;c=u(a);d=X(c*2,4);R(b,c,q(a+8),d);o(u(b))u(a+8)=(Z)q(b+8);u(a)=d;}U K(P a){B c,d,n;U
b,f,l,g,e,j,i,k;P m,h;if(!u(a+48)){++u(a+88);b=u(a+56);f=u(a+64);l=u(a+32);o((f<b)|(f>l))m=q(a+24);h=m+b;if(f-b>=9){switch(*h){case 32:case 13:case 12:case 11:case 10:case 9:break;default:goto a;}c=h[1]-48;if(c<10){d=h[2];n=d-48;if(n<10){if(e=(U)c*10+n,d=h[3],c=d-48,c<10){if(e=e*10+c,d=h[4],c=d-48,c<10){if(e=e*10+c,d=h[5],c=d-48,c<10){if(e=e*10+c,d=h[6],c=d-48,c<10){if(e=e*10+c,d=h[7],c=d-48,c<10){d=h[8];if((B)(d-48)<10)goto a;g=7;e=e*10+c;}else g=6;}else g=5;}else g=4;}else g=3;}else g=2;}else g=1,e=c;
switch(d){case 32:case 13:case 12:case 11:case 10:case 9:break;default:goto a;}memcpy(a+96,h+1,7);u(a+72)=g;u(a)=1;u(a+8)=e;u(a+56)=g+1+b;b=0;goto b;}}a:for(u(a+72)=0,u(a)=1,e=g=u(a+8)=0,j=1,k=i=0;;){++k;if(b==f){f=fread(m,1,l,stdin);if(ferror(stdin))goto c;if(!f)break;u(a+64)=f;b=u(a+56)=0;}o(b>=l)c=m[b];if((B)(c-9)<5){if(i){b=0;goto b;}++b;u(a+56)=b;i=0;}else{if(i==19){b=0;goto b;}if(c==32){if(i){b=0;goto b;}++b;u(a+56)=b;i=0;}else{++b;u(a+56)=b;o(i>=19)d=c-48;(a+i)[96]=c;g=i+1;u(a+72)=g;c=(d<10)&(i!=
18)&j;e=c?e*10+d:0;u(a)=c;u(a+8)=e;j=c;i=g;}}if(k==16777216)goto d;}if(g){b=0;goto b;}u(a+40)=(Z)(P)"the input ends here";u(a+48)=19;b=1;goto b;c:perror(0),exit(1);d:u(a+72)=0;u(a+40)=(Z)M;u(a+48)=19;b=1;goto b;}b=1;b:return b;}void J(P g,P c,U f){U k[3];P a=(P)k;B j;U d,b;P h,e,i;o(f>>63)if(f){h=E(f);u(a)=0;u(a+8)=8;u(a+16)=0;e=(P)8;d=0;do{if(K(c))goto a;if(u(c)){if(b=u(c+8),!b)b=0;else if(b>=f){e=F;goto b;}}else{b=u(c+72);o(b>=20)if(b!=1||c[96]!=48){e=F;goto b;}b=0;}i=h+b;j=*i;*i=1;if(j){e=(P)
"appears twice";goto b;}if(d==u(a))Q(a),e=q(a+8);u(e+d*8)=b;++d;u(a+16)=d;}while(d!=f);memcpy(g,a,24);free(h);return;b:u(c+40)=(Z)e;u(c+48)=13;a:u(g+8)=0;u(g)=(U)1<<63;free(h);if(!u(a))return;free(q(a+8));return;}u(a)=0;u(a+8)=8;u(a+16)=0;memcpy(g,a,24);}P G(U a){U c[1];P b=(P)c;if(a>9)G(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P W(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)++a;if(c==19)fwrite("...",1,3,stderr);fwrite(
"\" ",1,2,stderr);return 0;}void V(P a,P c){U b;if(!c){b=u(a+80);if(b){fwrite("board ",1,6,stderr);if(G(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(G(u(a+88)))return;fwrite(": ",1,2,stderr);b=u(a+72);if(b){o(b>=20)if(W(a+96,b))return;}fwrite(q(a+40),1,u(a+48),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(N,1,1,stderr);}B L(U d,P i){B b;U e,f,a;P g,c,h,j,k;g=q(i+8);e=u(i+16);o(!e)c=E(e);o(!d||e%d)for(f=e*8,h=g+f,j=g;;j+=8){a=u(j);o(a>=e)k=c+a;b=*k;*k=1;o(b)if(j+8==h)break;}for(
free(c),a=0,c=g;u(c);c+=8){if(c+8==h){a=(f-8)/8+1;break;}++a;}for(b=a%d+a/d&1,f=0;;f=d){d=f+1;c=g+f*8;a=u(c);if(a!=f)do{o(a>=e)h=g+a*8;u(c)=u(h);u(h)=a;b=!b;a=u(c);}while(a!=f);if(d==e)break;}if(u(i))free(g);return b;}int main(void){U o[27];P j=(P)o,k=j+24,l=j+48,m=j+72,a=j+96;B e,n;U b,g,d,f,h,i;P c;for(c=E(65536),memset(a+96,0,19),u(a+16)=65536,u(a+24)=(Z)c,u(a+32)=65536,u(a)=0,memset(a+56,0,40),u(a+40)=1,b=u(a+48)=0;;b=u(a+48)){if(b)goto a;for(b=u(a+64),c=q(a+24),g=u(a+32),d=0,e=a[96],f=u(a+56),h=b,i=
0;;){++i;if(f==h){b=fread(c,1,g,stdin);if(ferror(stdin))goto b;if(!b)goto c;f=0;h=b;}o(f>=g)n=c[f];switch(n){case 0:case 26:break;case 32:case 13:case 12:case 11:case 10:case 9:goto d;default:goto e;}d=1;e=n;d:++f;if(i==16777216)goto f;}e:u(a+64)=b;u(a+56)=f;a[96]=e;u(a+72)=d;++u(a+80);if(d)goto g;u(a+88)=0;if(K(a))goto h;b=u(a+8);if(!u(a)||b-1>=499){c=(P)"is not an allowed side";b=22;goto i;}g=b*b;J(m,a,g);d=u(m);c=q(m+8);if(d==(U)1<<63)goto j;f=u(m+16);u(l)=d;u(l+8)=(Z)c;u(l+16)=f;e=L(b,l);if(!u(a+48))
++u(a+80),u(a+88)=0;J(k,a,g);g=u(k);c=q(k+8);if(g==(U)1<<63)goto k;d=u(k+16);u(j)=g;u(j+8)=(Z)c;u(j+16)=d;e^=L(b,j);fwrite(e?(P)"NIE":(P)"TAK",1,3,stdout);fwrite(N,1,1,stdout);}c:if(!(fflush(stdout)|ferror(stdout)))goto l;perror(0),exit(1);b:perror(0),exit(1);f:u(a+64)=b;u(a+56)=f;a[96]=e;u(a+72)=d;e=!d;++u(a+80);u(a+88)=1;if(e){c=M;b=19;goto i;}c=F;b=e?19:13;goto i;h:if(fflush(stdout)|ferror(stdout))goto m;c=0;goto n;j:k:if(fflush(stdout)|ferror(stdout))goto m;if(!c){c=0;goto n;}if(*c)goto n;l:if(u(a+16
))free(q(a+24));return 0;m:perror(0),exit(1);g:u(a+88)=1;c=F;b=13;i:u(a+40)=(Z)c;u(a+48)=b;a:if(!(fflush(stdout)|ferror(stdout)))c=0;else perror(0),exit(1);n:V(a,c);exit(1);}
