/* slidekit 0.1.0, rustc 1.95.0: bundle poj2893 --c */
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
typedef struct{U a;P b;}Ac;B Aa[]="the output cannot be written",N[]="\n",J[]="NO",O[]="the input ends here",K[]="is not a tile";U Y[3]={4,0,28};U L(P p,int n){U r=0;while(n--)r=r<<8|p[n];return r;}void E(P p,int n,U a){for(;n--;a>>=8)*p++=(B)a;}U Ab(U a,U b){return a>b?a:b;}P Q(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)return a;}P F(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)return b;}void V(P d,U e,P a,U c){U b;b=c*8;if((c>((U)536870911<<32|4294967295u))|(b>((U)2147483647<<32|
4294967288u)))e=8,b=0,c=1;else a=!e?F(b):Q(a,b),u(d+8)=(Z)a,e=16,c=0;u(d+e)=b;u(d)=c;}void R(P a){U e[3];P b=(P)e;U c,d;c=u(a);d=Ab(c*2,4);V(b,c,q(a+8),d);o(u(b))u(a+8)=(Z)q(b+8);u(a)=d;}Ac M(P c){Ac h;B g;P f;U e,d,a,b;for(u(c+72)++,f=q(c+8),e=u(c+16),d=0,a=u(c+48),b=u(c+40);;u(c+56)=d){do{if(b==a)u(c+40)=0,a=fread(f,1,e,stdin),u(c+48)=a,b=0;o(a>e)if(b>=a)goto a;g=f[b];switch(g){case 9:case 10:case 12:case 13:case 32:break;default:goto a;}b++;u(c+40)=b;}while(d>=19);*(c+d+80)=g;d++;}abort();
a:if(b==a)u(c+56)=0,u(c+24)=(Z)O,u(c+32)=19,c=0,e=1;else{for(d=0;;d++){for(u(c+56)=d;;){if(b==a)u(c+40)=0,a=fread(f,1,e,stdin),u(c+48)=a,b=0;o(a>e)if(b>=a)goto b;g=f[b];switch(g){case 9:case 10:case 12:case 13:case 32:goto b;default:b++;u(c+40)=b;if(d<19)goto c;}}c:*(c+d+80)=g;}abort();b:o(d>=20)if(d){for(e=0,f=c+80;;f++){g=*f-48;if(g>9)goto d;e=e*10+g;if(f+1==c+d+80)break;}if(d!=19&&e<1000)goto e;d:u(c+24)=(Z)(P)"is not an allowed side";u(c+32)=22;c=0;e=1;goto f;}e=0;e:c=p(e);e=0;}f:h.a=e;h.b=
c;return h;}P G(U a){U c[1];P b=(P)c;if(a>9)G(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P X(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)a++;if(c==19)fwrite("...",1,3,stderr);fwrite("\" ",1,2,stderr);return 0;}void W(P a,P c){U b;if(!c){b=u(a+64);if(b){fwrite("board ",1,6,stderr);if(G(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(G(u(a+72)))return;fwrite(": ",1,2,stderr);b=u(a+56);if(b){o(b>=20)
if(X(a+80,b))return;}fwrite(q(a+24),1,u(a+32),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(N,1,1,stderr);}int main(void){U x[18];P r=(P)x,u=r+24,w=r+32,a=r+40;Ac t;B i,v;P m,l,h,q;U b,s,k,f,c,n,o,g,d,j,e;Y[1]=(Z)(Aa);for(m=F(65536),memset(a+80,0,19),u(a)=65536,u(a+8)=(Z)m,u(a+16)=65536,memset(a+40,0,24),u(a+24)=1,b=u(a+32)=0;;b=u(a+64)){u(a+64)=b+1;u(a+72)=0;t=M(a);b=(U)(Z)t.b;if(t.a)l=u,k=(U)1<<63;else if(t=M(a),s=(U)(Z)t.b,t.a)b=s,l=u,k=(U)1<<63;else{k=s*b;o(k>>63)if(k){for(l=F(k),u(r)
=0,u(r+8)=8,u(r+16)=0,h=(P)8,b=0;;){for(u(a+72)++,q=q(a+8),f=u(a+16),c=L(a+48,8),n=L(a+40,8),o=0,g=u(a+48),d=u(a+40);;o++){for(j=c,e=d,d=n;;e=d){if(e==g)j=fread(q,1,f,stdin),e=d=0,g=j;if(g>f)goto a;if(e>=g)goto b;i=q[e];switch(i){case 9:case 10:case 12:case 13:case 32:break;default:goto b;}d=e+1;if(o<19)break;}*(a+o+80)=i;c=j;n=d;}b:E(a+40,8,n);E(a+48,8,c);E(a+40,8,d);E(a+48,8,j);if(e==g)break;for(c=L(a+48,8),n=L(a+40,8),o=0;;o++){for(d=c,j=e,e=n;;){if(j==g)d=fread(q,1,f,stdin),j=e=0,g=d;if(g>f)
goto c;if(j>=g)goto d;i=q[j];switch(i){case 9:case 10:case 12:case 13:case 32:goto d;default:e=j+1;if(o<19)goto e;j=e;}}e:*(a+o+80)=i;c=d;n=e;}d:E(a+40,8,n);E(a+48,8,c);E(a+40,8,e);E(a+48,8,d);u(a+56)=o;o(o>=20)if(!o)f=0;else{for(f=0,q=a+80;i=*q-48,i<=9;q++)if(f=f*10+i,q+1==a+o+80)goto f;if(o==1&&a[80]==48){f=0;goto g;}h=K;b=13;goto h;f:if(o==19){h=K;b=13;goto h;}if(!f)f=0;else if(f>=k){h=K;b=13;goto h;}}g:q=l+f;i=*q;*q=1;if(i){h=(P)"appears twice";b=13;goto h;}if(b==u(r))R(r),h=q(r+8);u(h+b*8)=
f;b++;u(r+16)=b;if(b==k)goto i;}u(a+56)=0;h=O;b=19;goto h;i:b=u(r);h=q(r+8);free(l);if(b==(U)1<<63)goto j;goto k;h:u(a+24)=(Z)h;u(a+32)=b;free(l);if(u(r))free(q(r+8));h=0;j:b=(U)(Z)h;l=u;k=(U)1<<63;goto l;}b=0;h=(P)8;k:u(u)=b;b=s;m=h;l=w;}l:u(l)=k;s=u(u);if(s==(U)1<<63)goto m;k=u(w);if(!k)goto n;f=k*8;if((b==1)|(b==k)){for(b=1,l=m,c=1;;l+=8){n=u(l);if(n){b=c+1;if(!((c<k)&(n==c))){b=2;l=J;goto o;}c=b;}if(l+8==m+f)break;}if(b<k){b=2;l=J;goto o;}}else{for(l=F(f),memcpy(l,m,f),c=0,h=l;u(h);h+=8){
if(h+8==l+f){c=(f-8)/8+1;break;}c++;}o(!b)for(i=c/b+b+c%b+k/b&1,b=0;;b=f){f=b+1;h=l+b*8;v=f==k;b=v?0:f;c=u(h);if(c!=b)while(q=l+(k-1+c)%k*8,u(h)=u(q),u(q)=c,i=!i,c=u(h),c!=b)
;if(v)break;}free(l);if(i){b=2;l=J;goto o;}}b=3;l=(P)"YES";o:fwrite(l,1,b,stdout);fwrite(N,1,1,stdout);if(s)free(m);}abort();a:E(a+40,8,n);E(a+48,8,c);E(a+40,8,d);E(a+48,8,j);abort();c:E(a+40,8,n);E(a+48,8,c);E(a+40,8,e);E(a+48,8,d);abort();m:(I)(fflush(stdout)|ferror(stdout));if(!b){m=0;goto p;}m=p(b);goto q;n:if(s)free(m);if(!(fflush(stdout)|ferror(stdout)))goto r;m=(P)Y;q:if(*m)goto p;r:if(u(a))free(q(a+8));return 0;p:W(a,m);exit(1);abort();}
