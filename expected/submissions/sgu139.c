/* acm.sgu.ru 139, Help Needed!: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: bundle sgu139 --c */
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
#define u(x) (*(U*)(x))
#define q(x) ((P)(Z)u(x))
#define o(x) if(x)exit(1);
B J[]="\n";U F(P p,int n){U r=0;while(n--)r=r<<8|p[n];return r;}void E(P p,int n,U a){for(;n--;a>>=8)*p++=(B)a;}P K(void){P a;a=(P)calloc(65536,1);o(!a)return a;}P G(U a){U c[1];P b=(P)c;if(a>9)G(a/10);*b=a%10|48;fwrite(b,1,1,stderr);return 0;}P M(P b,U c){U f[1];P e=(P)f;B d;P a;for(fwrite("\"",1,1,stderr),a=b;d=*a,*e=(B)(d-33)<94?d:63,fwrite(e,1,1,stderr),a+1!=b+c;)++a;if(c==19)fwrite("...",1,3,stderr);fwrite("\" ",1,2,stderr);return 0;}void L(P a,P c){U b;if(!c){b=u(a+80);if(b){fwrite("board ",1,6,
stderr);if(G(b))return;fwrite(", ",1,2,stderr);}fwrite("word ",1,5,stderr);if(G(u(a+88)))return;fwrite(": ",1,2,stderr);b=u(a+72);if(b){o(b>=20)if(M(a+96,b))return;}fwrite(q(a+40),1,u(a+48),stderr);}else fwrite(q(c+8),1,u(c+16),stderr);fwrite(J,1,1,stderr);}int main(void){U x[15];P a=(P)x;B b,c,v;I u,w;U f,n,e,l,o,p,m,g,h,j,i,d,k,r,t;P s,q;for(s=K(),memset(a+96,0,19),u(a+16)=65536,u(a+24)=(Z)s,u(a+32)=65536,u(a)=0,memset(a+56,0,24),u(a+40)=1,u(a+48)=0,u(a+80)=1,f=F(a+64,8),n=F(a+56,8),e=F(a+8,8),l=F(a,8)
,o=F(a+72,8),u=j=h=g=p=0;m=p+1,!((g<h)|(g>65536));u=w|u){q=s+h;if(g-h>=9){switch(*q){case 32:case 13:case 12:case 11:case 10:case 9:break;default:goto a;}b=q[1]-48;if(b<10){c=q[2];v=c-48;if(v<10){if(d=(U)b*10+v,c=q[3],b=c-48,b<10){if(d=d*10+b,c=q[4],b=c-48,b<10){if(d=d*10+b,c=q[5],b=c-48,b<10){if(d=d*10+b,c=q[6],b=c-48,b<10){if(d=d*10+b,c=q[7],b=c-48,b<10){c=q[8];if((B)(c-48)<10)goto a;i=7;d=d*10+b;}else i=6;}else i=5;}else i=4;}else i=3;}else i=2;}else i=1,d=b;switch(c){case 32:case 13:case 12:case 11:
case 10:case 9:break;default:goto a;}memcpy(a+96,q+1,7);k=1;h=h+1+i;goto b;}}a:for(d=0,k=1,i=0,r=g,t=0;;){++t;if(h==r){r=fread(s,1,65536,stdin);if(ferror(stdin))goto c;if(!r)break;g=r;h=0;}else if(h>=65536)goto d;b=s[h];if((B)(b-9)<5){if(i)goto e;i=0;}else{if(i==19)goto f;if(b==32){if(i)goto e;i=0;}else{if(i>=19)goto g;c=b-48;(a+i)[96]=b;b=(c<10)&(i!=18)&k;d=b?d*10+c:0;k=b;++i;}}++h;if(t==16777216)goto h;}if(!i)goto i;goto e;f:if(!k){i=19;goto j;}f=g;i=19;goto b;e:if(!k){if(i>=20)goto k;if(i!=1||a[96]!=
48)goto j;f=g;e=d;l=k;o=i;n=h;d=0;goto l;}f=g;b:if(!d)e=d,l=k,o=i,n=h,d=0;else{if(d>=16){g=f;goto j;}e=d;l=k;o=i;n=h;}l:w=(I)1<<d%32;if(w&u)goto m;j=d<<p*4%64|j;if(m==16)goto n;p=m;h=n;}E(a+72,8,o);E(a,8,l);E(a+8,8,e);E(a+56,8,n);E(a+64,8,f);exit(1);i:E(a+72,8,i);E(a,8,k);E(a+8,8,d);E(a+56,8,h);E(a+64,8,g);u(a+88)=m;s=(P)"the input ends here";f=19;goto o;c:E(a+72,8,o);E(a,8,l);E(a+8,8,e);E(a+56,8,n);E(a+64,8,f);perror(0),exit(1);n:E(a+72,8,o);E(a,8,l);E(a+8,8,e);E(a+56,8,n);E(a+64,8,f);if(!(j%16))b=0;
else if(!(j&240))b=1;else if(!(j&3840))b=2;else if(!(j&61440))b=3;else if(!(j&983040))b=4;else if(!(j&15728640))b=5;else if(!(j&251658240))b=6;else if(!(j&4026531840u))b=7;else if(!(j&((U)15<<32|0)))b=8;else if(!(j&((U)240<<32|0)))b=9;else if(!(j&((U)3840<<32|0)))b=10;else if(!(j&((U)61440<<32|0)))b=11;else if(!(j&((U)983040<<32|0)))b=12;else if(!(j&((U)15728640<<32|0)))b=13;else if(!(j&((U)251658240<<32|0)))b=14;else{o(j>=(U)1<<60)b=15;}for(b=b/4+b,e=0;;e=o){o=e+1;if(e){l=j>>e*4%64&15;b%=2;n=e%4;if(e<4)
f=0;else{for(m=p=0;f=p+4,b=b^((j>>p*4%64)%16>l)^((j>>(p*4|4)%64)%16>l)^((j>>(p*4|8)%64)%16>l)^((j>>(p*4|12)%64)%16>l),m+=4,m!=(e&((U)2147483647<<32|4294967292u));)p=f;if(!n)goto p;}for(e=0;b^=(j>>f*4%64)%16>l,++e,e!=n;)++f;p:b=b;}if(o==16)break;}for(c=18,e=0;;e=o){o=e+1;if(e){l=((U)267242409<<32|2271560481u)>>e*4%64&15;c%=2;n=e%4;if(e<4)f=0;else{for(m=p=0;f=p+4,c=c^((((U)267242409<<32|2271560481u)>>p*4%64&13)>l)^((((U)16702650<<32|2557891634u)>>p*4%64&14)>l)^((((U)1043915<<32|2844222787u)>>p*4%64)%16>l)^
((((U)65244<<32|3130553940u)>>p*4%64&12)>l),m+=4,m!=(e&((U)2147483647<<32|4294967292u));)p=f;if(!n)goto q;}for(e=0;c^=(((U)267242409<<32|2271560481u)>>f*4%64)%16>l,++e,e!=n;)++f;q:c=c;}if(o==16)break;}b=(b^c)%2;fwrite(b?(P)"NO":(P)"YES",1,b?2:3,stdout);fwrite(J,1,1,stdout);if(fflush(stdout)|ferror(stdout))goto r;free(s);return 0;m:E(a+72,8,o);E(a,8,l);E(a+8,8,e);E(a+56,8,n);E(a+64,8,f);u(a+88)=m;s=(P)"appears twice";f=13;goto o;j:E(a+72,8,i);E(a,8,k);E(a+8,8,d);E(a+56,8,h);E(a+64,8,g);u(a+88)=m;s=(P)
"is not a tile";f=13;goto o;k:E(a+72,8,i);E(a,8,k);E(a+8,8,d);E(a+56,8,h);E(a+64,8,g);exit(1);h:E(a+72,8,o);E(a,8,l);E(a+8,8,e);E(a+56,8,n);E(a+64,8,f);u(a+88)=m;u(a+64)=g;u(a+56)=h;u(a)=k;u(a+8)=d;u(a+72)=0;s=(P)"16 MB of whitespace";f=19;o:u(a+40)=(Z)s;u(a+48)=f;if(!(fflush(stdout)|ferror(stdout)))L(a,0),exit(1);r:perror(0),exit(1);g:E(a+72,8,o);E(a,8,l);E(a+8,8,e);E(a+56,8,n);E(a+64,8,f);exit(1);d:E(a+72,8,o);E(a,8,l);E(a+8,8,e);E(a+56,8,n);E(a+64,8,f);exit(1);}
