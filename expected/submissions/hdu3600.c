/* slidekit 0.1.0, rustc 1.95.0: bundle hdu3600 --c */
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
static P p(U a){o((Z)a!=a)return(P)(Z)a;}
B Aa[]="the output cannot be written",L[]="\n",G[]="NO",M[]="the input ends here",K[]="is not a tile",N[]="is not an allowed side";U Y[3]={4,0,28};U O(P p,int n){U r=0;while(n--)r=r<<8|p[n];return r;}void E(P p,int n,U a){for(;n--;a>>=8)*p++=(B)a;}U Ab(U a,U b){return a>b?a:b;}P Q(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)return a;}P F(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)return b;}void V(P d,U e,P a,U c){U b;b=c*8;if((c>((U)536870911<<32|4294967295u))|(b>((U)2147483647<<32|
4294967288u)))e=8,b=0,c=1;else a=!e?F(b):Q(a,b),u(d+8)=(Z)a,e=16,c=0;u(d+e)=b;u(d)=c;}void R(P a){U e[3];P b=(P)e;U c,d;c=u(a);d=Ab(c*2,4);V(b,c,q(a+8),d);o(u(b))u(a+8)=(Z)q(b+8);u(a)=d;}P J(U a){U c[1];P b=(P)c;if(a>9)J(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P X(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)a++;if(c==19)fwrite("...",1,3,stderr);fwrite("\" ",1,2,stderr);return 0;}void W(P a,P c){U b;if(!c){b=
u(a+64);if(b){fwrite("board ",1,6,stderr);if(J(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(J(u(a+72)))return;fwrite(": ",1,2,stderr);b=u(a+56);if(b){o(b>=20)if(X(a+80,b))return;}fwrite(q(a+24),1,u(a+32),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(L,1,1,stderr);}int main(void){U u[18];P n=(P)u,r=n+24,t=n+32,a=n+40;B j,s;P h,o,k,l;U f,b,d,g,c,e,i,m,q;Y[1]=(Z)(Aa);for(h=F(65536),memset(a+80,0,19),u(a)=65536,u(a+8)=(Z)h,u(a+16)=65536,memset(a+40,0,24),u(a+24)=1,u(a+32)=
0,f=65536,g=d=b=0;;g=u(a+64)){for(u(a+64)=g+1,u(a+72)=1,g=O(a+56,8),c=O(a+48,8),e=O(a+40,8),i=0;;i=g){for(m=c,q=d,d=e;;q=d){if(q==b)m=fread(h,1,f,stdin),q=d=0,b=m;if(b>f)goto a;if(q>=b)goto b;j=h[q];switch(j){case 9:case 10:case 12:case 13:case 32:break;default:goto b;}d=q+1;if(i<19)break;}*(a+i+80)=j;g=i+1;c=m;e=d;}b:E(a+40,8,e);E(a+48,8,c);E(a+56,8,g);E(a+40,8,d);E(a+48,8,m);f=u(a+40);if(f!=b){for(u(a+56)=0,h=q(a+8),d=u(a+16),g=0;;u(a+56)=g){for(;;){if(f==b)u(a+40)=0,b=fread(h,1,d,stdin),u(a+
48)=b;o(b>d)f=u(a+40);if(f>=b)goto c;j=h[f];switch(j){case 9:case 10:case 12:case 13:case 32:goto c;default:f++;u(a+40)=f;if(g<19)goto d;}}d:*(a+g+80)=j;g++;}c:f=u(a+56);o(f>=20)if(!f)d=b=0,k=(P)8,f=0;else{for(b=0,h=a+80;;h++){j=*h-48;if(j>9){h=N;f=22;goto e;}b=b*10+j;if(h+1==a+f+80)break;}if(f==19||b>=301){h=N;f=22;goto e;}f=b*b;if(b){for(h=F(f),u(n)=0,u(n+8)=8,u(n+16)=0,k=(P)8,d=0;;){for(u(a+72)++,l=q(a+8),g=u(a+16),c=0,e=u(a+48),i=u(a+40);;u(a+56)=c){do{if(i==e)u(a+40)=0,e=fread(l,1,g,stdin),
u(a+48)=e;o(e>g)i=u(a+40);if(i>=e)goto f;j=l[i];switch(j){case 9:case 10:case 12:case 13:case 32:break;default:goto f;}i++;u(a+40)=i;}while(c>=19);*(a+c+80)=j;c++;}f:if(i==e)break;for(u(a+56)=0,l=q(a+8),g=u(a+16),c=0;;u(a+56)=c){for(;;){if(i==e)u(a+40)=0,e=fread(l,1,g,stdin),u(a+48)=e;o(e>g)i=u(a+40);if(i>=e)goto g;j=l[i];switch(j){case 9:case 10:case 12:case 13:case 32:goto g;default:i++;u(a+40)=i;if(c<19)goto h;}}h:*(a+c+80)=j;c++;}g:g=u(a+56);o(g>=20)if(!g)c=0;else{for(c=0,l=a+80;j=*l-48,j<=
9;l++)if(c=c*10+j,l+1==a+g+80)goto i;if(g==1&&a[80]==48){c=0;goto j;}k=K;f=13;goto k;i:if(g==19){k=K;f=13;goto k;}if(!c)c=0;else if(c>=f){k=K;f=13;goto k;}}j:l=h+c;j=*l;*l=1;if(j){k=(P)"appears twice";f=13;goto k;}if(d==u(n))R(n),k=q(n+8);u(k+d*8)=c;d++;u(n+16)=d;if(d==f)goto l;}u(a+56)=0;k=M;f=19;goto k;l:d=u(n);k=q(n+8);free(h);if(d==(U)1<<63)goto m;goto n;k:u(a+24)=(Z)k;u(a+32)=f;free(h);if(u(n))free(q(n+8));k=0;m:b=(U)(Z)k;h=r;f=(U)1<<63;goto o;}d=b=0;k=(P)8;f=0;}n:u(r)=d;o=k;h=t;goto o;}
u(a+56)=0;h=M;f=19;e:u(a+24)=(Z)h;u(a+32)=f;b=0;h=r;f=(U)1<<63;o:u(h)=f;f=u(r);if(f==(U)1<<63)goto p;d=u(t);if(!b)goto q;g=d*8;if((b==1)|(b==d)){if(d){for(b=1,h=o,c=1;;h+=8){e=u(h);if(e){b=c+1;if(!((c<d)&(e==c))){b=2;h=G;goto r;}c=b;}if(h+8==o+g)break;}if(b<d){b=2;h=G;goto r;}}}else if(!d){if(b&1){b=2;h=G;goto r;}}else{for(h=F(g),memcpy(h,o,g),c=0,k=h;u(k);k+=8){if(k+8==h+g){c=(g-8)/8+1;break;}c++;}for(j=c/b+b+c%b+d/b&1,b=0;;b=g){g=b+1;k=h+b*8;s=g==d;b=s?0:g;c=u(k);if(c!=b)while(l=h+(d-1+c)%d*8,
u(k)=u(l),u(l)=c,j=!j,c=u(k),c!=b)
;if(s)break;}free(h);if(j){b=2;h=G;goto r;}}b=3;h=(P)"YES";r:fwrite(h,1,b,stdout);fwrite(L,1,1,stdout);if(f)free(o);f=u(a+16);h=q(a+8);b=u(a+48);d=u(a+40);}a:E(a+40,8,e);E(a+48,8,c);E(a+56,8,g);E(a+40,8,d);E(a+48,8,m);abort();p:(I)(fflush(stdout)|ferror(stdout));if(!b){h=0;goto s;}h=p(b);goto t;q:if(f)free(o);if(!(fflush(stdout)|ferror(stdout)))goto u;h=(P)Y;t:if(*h)goto s;u:if(u(a))free(q(a+8));return 0;s:W(a,h);exit(1);abort();}
