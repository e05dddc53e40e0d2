/* hdu3567, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- hdu3567 --c --small
   Made from a program in Rust: change that one, and make this anew. */
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
__extension__ typedef unsigned long long A U;
__extension__ typedef long long S;
#define i(x) (*(I*)(x))
#define u(x) (*(U*)(x))
#define q(x) ((P)(size_t)u(x))
static P p(U a){if((size_t)a!=a)abort();return(P)(size_t)a;}
typedef struct{U a;P b;}Ag;typedef struct{P a;U b;}Ah;B V[]={0,1,2,3},W[]="0123456789abcdef",X[]="...",Y[]=
"\n",J[]="dlru",Ad[]="unsolvable",Z[]="the output cannot be written";U Ac[4]={0,0,1};U Af(U a,U b){
return a<b?a:b;}void O(P a,U b){fwrite(a,1,b,stderr);}P G(P b,U c){P a;if(c==(U)fwrite(b,1,c,stdout))a=0;else{
b=(P)malloc(28);if(!b)abort();memcpy(b,Z,28);a=(P)malloc(32);if(!a)abort();*a=4;u(a+8)=28;u(a+16)=(size_t)b;
u(a+24)=28;}return a;}void Aa(void){exit(1);}Ag Ae(P d,P b,U c){Ag a;a.a=0;a.b=p((U)fread(b,1,c,stdin));
return a;}U K(U a){U b,c,d,e,f,g,j,k;b=a&15;c=a>>4&15;d=a>>8&15;e=a>>12&15;f=a>>16&15;g=a>>20&15;j=a>>24&15;k=
a>>28&15;return(U)((a>>28&15)<k)+((a>>32&15)<k)+((U)((a>>24&15)<j)+((a>>28&15)<j)+((a>>32&15)<j)+((U)((a>>20&
15)<g)+((a>>24&15)<g)+((a>>28&15)<g)+((a>>32&15)<g)+((U)((a>>16&15)<f)+((a>>20&15)<f)+((a>>24&15)<f)+((a>>28&
15)<f)+((a>>32&15)<f)+((U)((a>>12&15)<e)+((a>>16&15)<e)+((a>>20&15)<e)+((a>>24&15)<e)+((a>>28&15)<e)+((a>>32&
15)<e)+((U)((a>>8&15)<d)+((a>>12&15)<d)+((a>>16&15)<d)+((a>>20&15)<d)+((a>>24&15)<d)+((a>>28&15)<d)+((a>>32&
15)<d)+((U)((a>>4&15)<c)+((a>>8&15)<c)+((a>>12&15)<c)+((a>>16&15)<c)+((a>>20&15)<c)+((a>>24&15)<c)+((a>>28&15)
<c)+((a>>32&15)<c)+((U)((a&15)<b)+((a>>4&15)<b)+((a>>8&15)<b)+((a>>12&15)<b)+((a>>16&15)<b)+((a>>20&15)<b)+
((a>>24&15)<b)+((a>>28&15)<b)+((a>>32&15)<b)<<3))*7)*6)*5<<2))*3<<1);}void E(P a,B c){U b;b=u(a);if(b<250){
*(a+b+8)=c;u(a)=b+1;}}P F(P a,U b){if(b>9)a=F(a,b/10);E(a,b%10|48);return a;}Ah Ab(P b){Ah a;U c;c=u(b);if(c>=
251)abort();a.a=b+8;a.b=c;return a;}P M(U b,U c){P a;a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(b){E(a,
98);E(a,111);E(a,97);E(a,114);E(a,100);E(a,32);a=F(a,b);E(a,44);E(a,32);}E(a,119);E(a,111);E(a,114);E(a,100);
E(a,32);a=F(a,c);E(a,58);E(a,32);return a;}P Q(P a,B l){Ag g;B j;P r,m,s,c,e,o,k;U n,b,d,f;u(a+56)=0;r=q(a+24)
;m=q(a+8);n=u(a+16);s=q(a+32)+24;b=u(a+48);d=u(a+40);c=q(a+64);f=0;for(;;){do{if(d==b){memset(a+40,0,16);e=
q(s);do{g=((Ag(*)(P,P,U))(size_t)e)(r,m,n);if(!g.a)goto a;j=*g.b;}while(j==1);e=(P)malloc(264);if(!e)abort();
memset(e,0,258);if(j){o=q(g.b+16);b=u(g.b+24);if(b){k=o;for(;;){E(e,*k);if(k+1==o+b)break;k++;}}}if(!c)goto b;
free(c);b=u(a+48);c=e;goto c;a:b=(U)(size_t)g.b;u(a+48)=b;}c:if(b>n)abort();d=u(a+40);if(d>=b){e=c;goto b;}j=
m[d];switch(j){case 9:case 10:case 12:case 13:case 32:break;default:if(!l)goto d;e=c;goto b;}if(!l){e=c;
goto b;}d:d++;u(a+40)=d;}while(f>=19);*(a+f+88)=j;f++;u(a+56)=f;}abort();b:u(a+64)=0;return e;}P N(P b){P a;
u(b+80)++;a=Q(b,1);if(!a)if(u(b+40)<u(b+48))a=Q(b,0);else{a=M(u(b+72),u(b+80));E(a,116);E(a,104);E(a,101);E(a,
32);E(a,105);E(a,110);E(a,112);E(a,117);E(a,116);E(a,32);E(a,101);E(a,110);E(a,100);E(a,115);E(a,32);E(a,104);
E(a,101);E(a,114);E(a,101);}return a;}P L(P a){B e,c;P b,f;U d;d=u(a+56);e=d==19;b=M(u(a+72),u(a+80));if(d>=
20)abort();E(b,34);if(!d)E(b,34);else{f=a+88;for(;;){c=*f;if((B)(c-127)>=161)switch(c){case 92:case 34:break;
default:goto a;}E(b,92);E(b,120);E(b,W[c>>4]);c=W[c&15];a:E(b,c);if(f+1==a+d+88)break;f++;}E(b,34);if(e){a=X;
for(;;){E(b,*a);if(a+1==(e?X:(P)1)+(e?3:0))break;a++;}}}return b;}Ag R(P a,P f){Ag e;B g;I j,k;P c;U b,d;b=
u(a+56);if(b>=20)abort();if(b){d=0;c=a+88;for(;;){g=*c-48;if(g>9)break;d=d*10+g;if(c+1==a+b+88)goto a;c++;}
if(!(b==1&&a[88]==88))goto b;c=0;goto c;a:if(!(b!=19&&d-1<8))goto b;c=p(d);c:b=(U)(size_t)c;j=i(f);k=(I)
1<<((I)b&31);if(!(k&j)){i(f)=k|j;a=c;b=0;goto d;}a=M(u(a+72),u(a+80));E(a,116);if(!c){E(a,104);E(a,101);E(a,
32);E(a,98);E(a,108);E(a,97);E(a,110);E(a,107);}else{E(a,105);E(a,108);E(a,101);E(a,32);a=F(a,b);}E(a,32);E(a,
97);E(a,112);E(a,112);E(a,101);E(a,97);E(a,114);E(a,115);E(a,32);E(a,116);E(a,119);E(a,105);E(a,99);E(a,101);
b=1;goto d;}b:a=L(a);E(a,32);E(a,105);E(a,115);E(a,32);E(a,110);E(a,111);E(a,110);E(a,101);E(a,32);E(a,111);
E(a,102);E(a,32);E(a,49);E(a,32);E(a,116);E(a,111);E(a,32);E(a,56);E(a,44);E(a,32);E(a,110);E(a,111);E(a,114);
E(a,32);E(a,88);E(a,32);E(a,102);E(a,111);E(a,114);E(a,32);E(a,116);E(a,104);E(a,101);E(a,32);E(a,98);E(a,108)
;E(a,97);E(a,110);E(a,107);b=1;d:e.a=b;e.b=a;return e;}int main(void){U ar[31];P as=(P)ar,at=as+8,au=as+72,av=
as+96,aw=as+104,ax=as+128,ay=as+136;Ag ai;Ah ao;B al,ah,am,ap,aq;I y,aj;P b,a,c,d,k,ab;U l,ak,r,an,f,e,g,j,o,
w,z,m,n,aa,t,s,x,v,ac,ad,ae,af,ag;Ac[3]=(size_t)(Ae);b=(P)calloc(65536,1);if(!b)abort();memset(ay+88,0,19);
u(ay+24)=(size_t)as;u(ay+32)=(size_t)(P)Ac;u(ay)=65536;u(ay+8)=(size_t)b;u(ay+16)=65536;memset(ay+40,0,48);b=
(P)malloc(288);if(!b)abort();u(b)=(U)1<<63;u(b+32)=(U)1<<63;u(b+64)=(U)1<<63;u(b+96)=(U)1<<63;u(b+128)=(U)
1<<63;u(b+160)=(U)1<<63;u(b+192)=(U)1<<63;u(b+224)=(U)1<<63;u(b+256)=(U)1<<63;a=N(ay);if(!a){l=u(ay+56);if(l>=
20)abort();if(l){ak=0;a=ay+88;for(;;){al=*a-48;if(al>9)goto a;ak=ak*10+al;if(a+1==ay+l+88)break;a++;}if(l!=19)
{if(!ak)goto b;r=1;for(;;){al=r>=ak;an=r+!al;u(ay+72)++;u(ay+80)=0;i(av)=0;f=0;e=0;do{a=N(ay);if(a)goto c;
memcpy(au,ay+88,19);g=u(ay+56);j=g+e;if(j>9)goto d;if(g>=20)abort();if(g){a=au;for(;;){ay[88]=*a;u(ay+56)=1;
ai=R(ay,av);if(ai.a){a=ai.b;goto e;}f=(U)(size_t)ai.b<<(e<<2&60)|f;if(a+1==au+g){e=j;break;}e++;a++;}}}
while(e<9);u(ay+72)++;u(ay+80)=0;i(ax)=0;e=0;g=0;do{a=N(ay);if(a)goto f;memcpy(aw,ay+88,19);j=u(ay+56);o=j+g;
if(o>9)goto g;if(j>=20)abort();if(j){a=aw;for(;;){ay[88]=*a;u(ay+56)=1;ai=R(ay,ax);if(ai.a){a=ai.b;goto h;}e=
(U)(size_t)ai.b<<(g<<2&60)|e;if(a+1==aw+j){g=o;break;}g++;a++;}}}while(g<9);g=e&15;ah=g==0;if(ah)j=0;else 
if(!(e&240))j=1;else if(!(e&3840))j=2;else if(!(e&61440))j=3;else if(!(e&983040))j=4;else if(!(e&15728640))j=
5;else if(!(e&251658240))j=6;else if(!(e&4026531840u))j=7;else{if(e&((U)15<<32|0))abort();j=8;}a=b+j*32;
if(u(a)==(U)1<<63){j<<=2;j=(U)-1<<(j&63)&2271560481u^2271560481u|(U)-16<<(j&63)&((U)8<<32|1985229328);d=(P)
calloc(1451520,1);if(!d)abort();k=(P)calloc(2903040,1);if(!k)abort();u(k)=K(j)<<36|j;j=K(j);if(j>=362880)
abort();i(d+j*4)=16777216;j=0;o=1;y=16777216;for(;;){y+=16777216;w=0;m=o;for(;;){z=w+1;n=j;for(;;){aa=n+1;
if(n>=362880)abort();n=u(k+n*8);t=n&((U)15<<32|4294967295u);am=V[3-w];if(!(n&15)){ap=0;aq=1;s=0;}else if(!(n&
240)){ap=0;aq=1;s=1;}else if(!(n&3840)){ap=0;aq=1;s=2;}else if(!(n&61440)){ap=1;aq=1;s=3;}else if(!(n&983040))
{ap=1;aq=1;s=4;}else if(!(n&15728640)){ap=1;aq=1;s=5;}else if(!(n&251658240)){ap=1;aq=0;s=6;}else if(!(n&
4026531840u)){ap=1;aq=0;s=7;}else{if(t>=(U)1<<32)abort();ap=1;aq=0;s=8;}switch(am){case 0:if(!aq)goto i;x=s+3;
break;case 1:if(!(s%3))goto i;x=s-1;break;case 2:if(s%3>=2)goto i;x=s+1;break;case 3:if(!ap)goto i;x=s-3;}x=
x<<2&60;v=t>>x&15;v=v<<(s<<2&63)^v<<x^t;t=K(v);if(t>=362880)abort();ab=d+t*4;if(!i(ab)){i(ab)=n>>34&
1073741820|(w|y);if(m>=362880)abort();u(k+m*8)=v|t<<36;m++;}i:if(aa>=o)break;n=aa;}if(z==4)break;w=z;}if(o>=m)
break;j=o;o=m;}free(k);u(a)=362880;u(a+8)=(size_t)d;u(a+16)=362880;a[24]=31;}if(ah)j=0;else if(!(e&240))j=4;
else if(!(e&3840))j=8;else if(!(e&61440))j=12;else if(!(e&983040))j=16;else if(!(e&15728640))j=20;else if(!(e&
251658240))j=24;else if(!(e&4026531840u))j=28;else{if(e&((U)15<<32|0))abort();j=32;}o=e>>4&15;w=e>>8&15;z=
e>>12&15;m=e>>16&15;n=e>>20&15;aa=e>>24&15;t=e>>28&15;e=e>>32&15;s=f&15;if(g==s)s=0;else if(o==s)s=4;else 
if(w==s)s=8;else if(z==s)s=12;else if(m==s)s=16;else if(n==s)s=20;else if(aa==s)s=24;else if(t==s)s=28;else{
if(e!=s)abort();s=32;}x=f>>4&15;if(g==x)x=0;else if(o==x)x=4;else if(w==x)x=8;else if(z==x)x=12;else if(m==x)
x=16;else if(n==x)x=20;else if(aa==x)x=24;else if(t==x)x=28;else{if(e!=x)abort();x=32;}v=f>>8&15;if(g==v)v=0;
else if(o==v)v=4;else if(w==v)v=8;else if(z==v)v=12;else if(m==v)v=16;else if(n==v)v=20;else if(aa==v)v=24;
else if(t==v)v=28;else{if(e!=v)abort();v=32;}ac=f>>12&15;if(g==ac)ac=0;else if(o==ac)ac=4;else if(w==ac)ac=8;
else if(z==ac)ac=12;else if(m==ac)ac=16;else if(n==ac)ac=20;else if(aa==ac)ac=24;else if(t==ac)ac=28;else{
if(e!=ac)abort();ac=32;}ad=f>>16&15;if(g==ad)ad=0;else if(o==ad)ad=4;else if(w==ad)ad=8;else if(z==ad)ad=12;
else if(m==ad)ad=16;else if(n==ad)ad=20;else if(aa==ad)ad=24;else if(t==ad)ad=28;else{if(e!=ad)abort();ad=32;}
ae=f>>20&15;if(g==ae)ae=0;else if(o==ae)ae=4;else if(w==ae)ae=8;else if(z==ae)ae=12;else if(m==ae)ae=16;else 
if(n==ae)ae=20;else if(aa==ae)ae=24;else if(t==ae)ae=28;else{if(e!=ae)abort();ae=32;}af=f>>24&15;if(g==af)af=
0;else if(o==af)af=4;else if(w==af)af=8;else if(z==af)af=12;else if(m==af)af=16;else if(n==af)af=20;else 
if(aa==af)af=24;else if(t==af)af=28;else{if(e!=af)abort();af=32;}ag=f>>28&15;if(g==ag)ag=0;else if(o==ag)ag=4;
else if(w==ag)ag=8;else if(z==ag)ag=12;else if(m==ag)ag=16;else if(n==ag)ag=20;else if(aa==ag)ag=24;else if(t==
ag)ag=28;else{if(e!=ag)abort();ag=32;}f=f>>32&15;if(g==f)f=0;else if(o==f)f=4;else if(w==f)f=8;else if(z==f)f=
12;else if(m==f)f=16;else if(n==f)f=20;else if(aa==f)f=24;else if(t==f)f=28;else{if(e!=f)abort();f=32;}j=(U)
-1<<(j&63)&2271560481u^2271560481u|(U)-16<<(j&63)&((U)8<<32|1985229328);f=K(j>>(x&63)<<4&240|j>>(s&63)&15|
j>>(v&63)<<8&3840|j>>(ac&63)<<12&61440|j>>(ad&63)<<16&983040|j>>(ae&63)<<20&15728640|j>>(af&63)<<24&251658240|
j>>(ag&63)<<28&4026531840u|j>>(f&63)<<32&((U)15<<32|0));e=u(a+16);if(f>=e)abort();d=q(a+8);y=i(d+f*4);if(!y)f=
(U)2147483648u<<32|1;else{aj=(y>>24)-1;if(aj>a[24])f=(U)1<<63;else{memset(at,0,64);if(y>=1107296256)abort();
if(!aj)c=(P)1;else{a=at;for(;;){*a=V[y&3];y=y>>2&4194303;if(e<=y)abort();if(a+1==at+aj)break;a++;y=i(d+y*4);}
c=(P)malloc(aj);if(!c)abort();memcpy(c,at,aj);}f=aj;l=aj;}}a=(P)malloc(264);if(!a)abort();memset(a,0,258);E(a,
67);E(a,97);E(a,115);E(a,101);E(a,32);d=F(a,r);E(d,58);E(d,32);r=u(d);if(r>=251)abort();k=G(d+8,r);if(k)
goto j;free(d);ah=(S)f>-1;d=(P)malloc(264);am=d==0;if(ah){if(am)abort();memset(d,0,258);d=F(d,l);}else{if(am)
abort();memset(d,0,258);E(d,45);E(d,49);}E(d,10);r=u(d);if(r>=251)abort();k=G(d+8,r);if(k)goto k;free(d);
if(ah){ah=l==0;if(ah)r=1;else{a=(P)calloc(l,1);if(!a)abort();r=(U)(size_t)a;}d=p(r);r=Af(l,(U)(size_t)(d+l)-r)
;if(r){e=r&3;if(r<4)g=0;else{g=0;j=0;do{o=g|1;d[g]=J[c[g]];w=g|2;d[o]=J[c[o]];o=g|3;d[w]=J[c[w]];g+=4;d[o]=
J[c[o]];j+=4;}while(j!=(r&-4));if(!e)goto l;}r=0;for(;;){d[g]=J[c[g]];r++;if(r==e)break;g++;}}l:k=G(d,l);if(k)
goto m;if(!ah)free(d);}else{d=G(Ad,10);if(d)goto n;}d=G(Y,1);if(d)goto o;if((S)f>=1)free(c);if(al||an>ak)
goto p;r=an;}d:a=L(ay);E(a,32);E(a,104);E(a,97);E(a,115);E(a,32);E(a,109);E(a,111);E(a,114);E(a,101);E(a,32);
E(a,99);E(a,104);E(a,97);E(a,114);E(a,97);E(a,99);E(a,116);E(a,101);E(a,114);E(a,115);E(a,32);E(a,116);E(a,
104);E(a,97);E(a,110);E(a,32);E(a,116);E(a,104);E(a,101);E(a,32);E(a,98);E(a,111);E(a,97);E(a,114);E(a,100);
E(a,32);E(a,104);E(a,97);E(a,115);E(a,32);E(a,99);E(a,101);E(a,108);E(a,108);E(a,115);E(a,32);E(a,108);E(a,
101);E(a,102);E(a,116);e:goto c;g:a=L(ay);E(a,32);E(a,104);E(a,97);E(a,115);E(a,32);E(a,109);E(a,111);E(a,114)
;E(a,101);E(a,32);E(a,99);E(a,104);E(a,97);E(a,114);E(a,97);E(a,99);E(a,116);E(a,101);E(a,114);E(a,115);E(a,
32);E(a,116);E(a,104);E(a,97);E(a,110);E(a,32);E(a,116);E(a,104);E(a,101);E(a,32);E(a,98);E(a,111);E(a,97);
E(a,114);E(a,100);E(a,32);E(a,104);E(a,97);E(a,115);E(a,32);E(a,99);E(a,101);E(a,108);E(a,108);E(a,115);E(a,
32);E(a,108);E(a,101);E(a,102);E(a,116);h:goto f;m:a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(*k){ab=
q(k+16);l=u(k+24);if(l){k=ab;for(;;){E(a,*k);if(k+1==ab+l)break;k++;}}}if(ah)goto q;goto r;p:if((S)u(b)<=0)
goto b;free(q(b+8));goto b;o:a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(!*d)goto q;k=q(d+16);l=u(d+24);
if(!l)goto q;d=k;for(;;){E(a,*d);if(d+1==k+l)goto q;d++;}n:a=(P)malloc(264);if(!a)abort();memset(a,0,258);
if(!*d)goto s;c=q(d+16);l=u(d+24);if(!l)goto s;d=c;for(;;){E(a,*d);if(d+1==c+l)goto s;d++;}k:a=(P)malloc(264);
if(!a)abort();memset(a,0,258);if(!*k)goto r;ab=q(k+16);l=u(k+24);if(!l)goto r;k=ab;for(;;){E(a,*k);if(k+1==ab+
l)goto r;k++;}abort();j:a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(*k){ab=q(k+16);l=u(k+24);if(l){k=ab;
for(;;){E(a,*k);if(k+1==ab+l)break;k++;}}}r:free(d);q:if((S)f<1)goto s;free(c);goto s;f:goto s;c:goto s;}a:a=
L(ay);E(a,32);E(a,105);E(a,115);E(a,32);E(a,110);E(a,111);E(a,116);E(a,32);E(a,97);E(a,32);E(a,110);E(a,117);
E(a,109);E(a,98);E(a,101);E(a,114);E(a,32);E(a,111);E(a,102);E(a,32);E(a,98);E(a,111);E(a,97);E(a,114);E(a,
100);E(a,115);goto s;}b:if((S)u(b+32)>0)free(q(b+40));if((S)u(b+64)>0)free(q(b+72));if((S)u(b+96)>0)free(q(b+
104));if((S)u(b+128)>0)free(q(b+136));if((S)u(b+160)>0)free(q(b+168));if((S)u(b+192)>0)free(q(b+200));if((S)
u(b+224)>0)free(q(b+232));if((S)u(b+256)>0)free(q(b+264));free(b);if(u(ay))free(q(ay+8));b=q(ay+64);if(b){a=0;
goto t;}if(!(I)fflush(stdout))goto u;b=(P)malloc(28);if(!b)abort();a=0;goto v;}s:if((S)u(b)>0)free(q(b+8));
if((S)u(b+32)>0)free(q(b+40));if((S)u(b+64)>0)free(q(b+72));if((S)u(b+96)>0)free(q(b+104));if((S)u(b+128)>0)
free(q(b+136));if((S)u(b+160)>0)free(q(b+168));if((S)u(b+192)>0)free(q(b+200));if((S)u(b+224)>0)free(q(b+232))
;if((S)u(b+256)>0)free(q(b+264));free(b);if(u(ay))free(q(ay+8));b=q(ay+64);if(!b)goto w;t:free(b);w:if(!(I)
fflush(stdout)){if(!a)goto u;c=a;goto x;}b=(P)malloc(28);if(!b)abort();v:memcpy(b,Z,28);c=(P)malloc(264);
if(!c)abort();memset(c,0,258);E(c,*b);E(c,b[1]);E(c,b[2]);E(c,b[3]);E(c,b[4]);E(c,b[5]);E(c,b[6]);E(c,b[7]);
E(c,b[8]);E(c,b[9]);E(c,b[10]);E(c,b[11]);E(c,b[12]);E(c,b[13]);E(c,b[14]);E(c,b[15]);E(c,b[16]);E(c,b[17]);
E(c,b[18]);E(c,b[19]);E(c,b[20]);E(c,b[21]);E(c,b[22]);E(c,b[23]);E(c,b[24]);E(c,b[25]);E(c,b[26]);E(c,b[27]);
if(a){free(c);c=a;}x:l=u(c);if(l>=251)abort();if(!l)free(c);else{ao=Ab(c);O(ao.a,ao.b);O(Y,1);Aa();}u:
return 0;}
