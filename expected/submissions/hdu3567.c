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
typedef struct{U a;P b;}Ag;typedef struct{P a;U b;}Ah;B V[]="0123456789abcdef",W[]="...",X[]="\n",J[]="dlru",
Ad[]="unsolvable",Y[]={0,1,2,3},Z[]="the output cannot be written";U Ac[4]={0,0,1};U Af(U a,U b){
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
251)abort();a.a=b+8;a.b=c;return a;}P Q(P a,B l){Ag g;B j;P r,m,s,c,e,o,k;U n,b,d,f;u(a+56)=0;r=q(a+24);m=q(a+
8);n=u(a+16);s=q(a+32)+24;b=u(a+48);d=u(a+40);c=q(a+64);f=0;for(;;){do{if(d==b){memset(a+40,0,16);e=q(s);do{g=
((Ag(*)(P,P,U))(size_t)e)(r,m,n);if(!g.a)goto a;j=*g.b;}while(j==1);e=(P)malloc(264);if(!e)abort();memset(e,0,
258);if(j){o=q(g.b+16);b=u(g.b+24);if(b){k=o;for(;;){E(e,*k);if(k+1==o+b)break;k++;}}}if(!c)goto b;free(c);b=
u(a+48);c=e;goto c;a:b=(U)(size_t)g.b;u(a+48)=b;}c:if(b>n)abort();d=u(a+40);if(d>=b){e=c;goto b;}j=m[d];
switch(j){case 9:case 10:case 12:case 13:case 32:break;default:if(!l)goto d;e=c;goto b;}if(!l){e=c;goto b;}d:
d++;u(a+40)=d;}while(f>=19);*(a+f+88)=j;f++;u(a+56)=f;}abort();b:u(a+64)=0;return e;}P N(U b,U c){P a;a=(P)
malloc(264);if(!a)abort();memset(a,0,258);if(b){E(a,98);E(a,111);E(a,97);E(a,114);E(a,100);E(a,32);a=F(a,b);
E(a,44);E(a,32);}E(a,119);E(a,111);E(a,114);E(a,100);E(a,32);a=F(a,c);E(a,58);E(a,32);return a;}P M(P b){P a;
u(b+80)++;a=Q(b,1);if(!a)if(u(b+40)<u(b+48))a=Q(b,0);else{a=N(u(b+72),u(b+80));E(a,116);E(a,104);E(a,101);E(a,
32);E(a,105);E(a,110);E(a,112);E(a,117);E(a,116);E(a,32);E(a,101);E(a,110);E(a,100);E(a,115);E(a,32);E(a,104);
E(a,101);E(a,114);E(a,101);}return a;}P L(P a){B e,c;P b,f;U d;d=u(a+56);e=d==19;b=N(u(a+72),u(a+80));if(d>=
20)abort();E(b,34);if(!d)E(b,34);else{f=a+88;for(;;){c=*f;if((B)(c-127)>=161)switch(c){case 92:case 34:break;
default:goto a;}E(b,92);E(b,120);E(b,V[c>>4]);c=V[c&15];a:E(b,c);if(f+1==a+d+88)break;f++;}E(b,34);if(e){a=W;
for(;;){E(b,*a);if(a+1==(e?W:(P)1)+(e?3:0))break;a++;}}}return b;}Ag R(P a,P f){Ag e;B g;I j,k;P c;U b,d;b=
u(a+56);if(b>=20)abort();if(b){d=0;c=a+88;for(;;){g=*c-48;if(g>9)break;d=d*10+g;if(c+1==a+b+88)goto a;c++;}
if(!(b==1&&a[88]==88))goto b;c=0;goto c;a:if(!(b!=19&&d-1<8))goto b;c=p(d);c:b=(U)(size_t)c;j=i(f);k=(I)
1<<((I)b&31);if(!(k&j)){i(f)=k|j;a=c;b=0;goto d;}a=N(u(a+72),u(a+80));E(a,116);if(!c){E(a,104);E(a,101);E(a,
32);E(a,98);E(a,108);E(a,97);E(a,110);E(a,107);}else{E(a,105);E(a,108);E(a,101);E(a,32);a=F(a,b);}E(a,32);E(a,
97);E(a,112);E(a,112);E(a,101);E(a,97);E(a,114);E(a,115);E(a,32);E(a,116);E(a,119);E(a,105);E(a,99);E(a,101);
b=1;goto d;}b:a=L(a);E(a,32);E(a,105);E(a,115);E(a,32);E(a,110);E(a,111);E(a,110);E(a,101);E(a,32);E(a,111);
E(a,102);E(a,32);E(a,49);E(a,32);E(a,116);E(a,111);E(a,32);E(a,56);E(a,44);E(a,32);E(a,110);E(a,111);E(a,114);
E(a,32);E(a,88);E(a,32);E(a,102);E(a,111);E(a,114);E(a,32);E(a,116);E(a,104);E(a,101);E(a,32);E(a,98);E(a,108)
;E(a,97);E(a,110);E(a,107);b=1;d:e.a=b;e.b=a;return e;}int main(void){U aq[67];P ar=(P)aq,as=ar+8,at=ar+72,au=
ar+96,av=ar+104,aw=ar+128,ax=ar+136,ay=ar+424;Ag ah;Ah an;B ak,ag,al,ao,ap;I w,ai;P a,c,b,k,z;U f,aj,am,af,e,
d,g,j,n,t,x,l,m,y,r,o,v,s,aa,ab,ac,ad,ae;Ac[3]=(size_t)(Ae);a=(P)calloc(65536,1);if(!a)abort();memset(ay+88,0,
19);u(ay+24)=(size_t)ar;u(ay+32)=(size_t)(P)Ac;u(ay)=65536;u(ay+8)=(size_t)a;u(ay+16)=65536;memset(ay+40,0,48)
;u(ax)=(U)1<<63;u(ax+32)=(U)1<<63;u(ax+64)=(U)1<<63;u(ax+96)=(U)1<<63;u(ax+128)=(U)1<<63;u(ax+160)=(U)1<<63;
u(ax+192)=(U)1<<63;u(ax+224)=(U)1<<63;u(ax+256)=(U)1<<63;a=M(ay);if(!a){f=u(ay+56);if(f>=20)abort();if(!f)a=0;
else{aj=0;a=ay+88;for(;;){ak=*a-48;if(ak>9)goto a;aj=aj*10+ak;if(a+1==ay+f+88)break;a++;}if(f!=19){if(!aj){a=
0;goto b;}f=1;for(;;){ak=f>=aj;am=f+!ak;u(ay+72)++;u(ay+80)=0;i(au)=0;e=0;d=0;do{a=M(ay);if(a)goto c;
memcpy(at,ay+88,19);g=u(ay+56);j=g+d;if(j>9)goto d;if(g>=20)abort();if(g){a=at;for(;;){ay[88]=*a;u(ay+56)=1;
ah=R(ay,au);if(ah.a){a=ah.b;goto e;}e=(U)(size_t)ah.b<<(d<<2&60)|e;if(a+1==at+g){d=j;break;}d++;a++;}}}
while(d<9);u(ay+72)++;u(ay+80)=0;i(aw)=0;d=0;g=0;do{a=M(ay);if(a)goto f;memcpy(av,ay+88,19);j=u(ay+56);n=j+g;
if(n>9)goto g;if(j>=20)abort();if(j){a=av;for(;;){ay[88]=*a;u(ay+56)=1;ah=R(ay,aw);if(ah.a){a=ah.b;goto h;}d=
(U)(size_t)ah.b<<(g<<2&60)|d;if(a+1==av+j){g=n;break;}g++;a++;}}}while(g<9);g=d&15;ag=g==0;if(ag){a=ax;j=0;}
else if(!(d&240)){a=ax+32;j=4;}else if(!(d&3840)){a=ax+64;j=8;}else if(!(d&61440)){a=ax+96;j=12;}else if(!(d&
983040)){a=ax+128;j=16;}else if(!(d&15728640)){a=ax+160;j=20;}else if(!(d&251658240)){a=ax+192;j=24;}else 
if(!(d&4026531840u)){a=ax+224;j=28;}else{if(d&((U)15<<32|0))abort();a=ax+256;j=32;}if(u(a)==(U)1<<63){j=(U)
-1<<(j&63)&2271560481u^2271560481u|(U)-16<<(j&63)&((U)8<<32|1985229328);b=(P)calloc(1451520,1);if(!b)abort();
k=(P)calloc(2903040,1);if(!k)abort();u(k)=K(j)<<36|j;j=K(j);if(j>=362880)abort();i(b+j*4)=16777216;j=0;n=1;w=
16777216;for(;;){w+=16777216;t=0;l=n;for(;;){x=t+1;m=j;for(;;){y=m+1;if(m>=362880)abort();m=u(k+m*8);r=m&((U)
15<<32|4294967295u);al=Y[3-t];if(!(m&15)){ao=0;ap=1;o=0;}else if(!(m&240)){ao=0;ap=1;o=1;}else if(!(m&3840)){
ao=0;ap=1;o=2;}else if(!(m&61440)){ao=1;ap=1;o=3;}else if(!(m&983040)){ao=1;ap=1;o=4;}else if(!(m&15728640)){
ao=1;ap=1;o=5;}else if(!(m&251658240)){ao=1;ap=0;o=6;}else if(!(m&4026531840u)){ao=1;ap=0;o=7;}else{if(r>=(U)
1<<32)abort();ao=1;ap=0;o=8;}switch(al){case 0:if(!ap)goto i;v=o+3;break;case 1:if(!(o%3))goto i;v=o-1;break;
case 2:if(o%3>=2)goto i;v=o+1;break;case 3:if(!ao)goto i;v=o-3;}v=v<<2&60;s=r>>v&15;s=s<<(o<<2&63)^s<<v^r;r=
K(s);if(r>=362880)abort();z=b+r*4;if(!i(z)){i(z)=m>>34&1073741820|(t|w);if(l>=362880)abort();u(k+l*8)=s|r<<36;
l++;}i:if(y>=n)break;m=y;}if(x==4)break;t=x;}if(n>=l)break;j=n;n=l;}free(k);u(a)=362880;u(a+8)=(size_t)b;u(a+
16)=362880;a[24]=31;}if(ag)j=0;else if(!(d&240))j=4;else if(!(d&3840))j=8;else if(!(d&61440))j=12;else if(!(d&
983040))j=16;else if(!(d&15728640))j=20;else if(!(d&251658240))j=24;else if(!(d&4026531840u))j=28;else{if(d&
((U)15<<32|0))abort();j=32;}n=d>>4&15;t=d>>8&15;x=d>>12&15;l=d>>16&15;m=d>>20&15;y=d>>24&15;r=d>>28&15;d=
d>>32&15;o=e&15;if(g==o)o=0;else if(n==o)o=4;else if(t==o)o=8;else if(x==o)o=12;else if(l==o)o=16;else if(m==
o)o=20;else if(y==o)o=24;else if(r==o)o=28;else{if(d!=o)abort();o=32;}v=e>>4&15;if(g==v)v=0;else if(n==v)v=4;
else if(t==v)v=8;else if(x==v)v=12;else if(l==v)v=16;else if(m==v)v=20;else if(y==v)v=24;else if(r==v)v=28;
else{if(d!=v)abort();v=32;}s=e>>8&15;if(g==s)s=0;else if(n==s)s=4;else if(t==s)s=8;else if(x==s)s=12;else 
if(l==s)s=16;else if(m==s)s=20;else if(y==s)s=24;else if(r==s)s=28;else{if(d!=s)abort();s=32;}aa=e>>12&15;
if(g==aa)aa=0;else if(n==aa)aa=4;else if(t==aa)aa=8;else if(x==aa)aa=12;else if(l==aa)aa=16;else if(m==aa)aa=
20;else if(y==aa)aa=24;else if(r==aa)aa=28;else{if(d!=aa)abort();aa=32;}ab=e>>16&15;if(g==ab)ab=0;else if(n==
ab)ab=4;else if(t==ab)ab=8;else if(x==ab)ab=12;else if(l==ab)ab=16;else if(m==ab)ab=20;else if(y==ab)ab=24;
else if(r==ab)ab=28;else{if(d!=ab)abort();ab=32;}ac=e>>20&15;if(g==ac)ac=0;else if(n==ac)ac=4;else if(t==ac)
ac=8;else if(x==ac)ac=12;else if(l==ac)ac=16;else if(m==ac)ac=20;else if(y==ac)ac=24;else if(r==ac)ac=28;else{
if(d!=ac)abort();ac=32;}ad=e>>24&15;if(g==ad)ad=0;else if(n==ad)ad=4;else if(t==ad)ad=8;else if(x==ad)ad=12;
else if(l==ad)ad=16;else if(m==ad)ad=20;else if(y==ad)ad=24;else if(r==ad)ad=28;else{if(d!=ad)abort();ad=32;}
ae=e>>28&15;if(g==ae)ae=0;else if(n==ae)ae=4;else if(t==ae)ae=8;else if(x==ae)ae=12;else if(l==ae)ae=16;else 
if(m==ae)ae=20;else if(y==ae)ae=24;else if(r==ae)ae=28;else{if(d!=ae)abort();ae=32;}e=e>>32&15;if(g==e)e=0;
else if(n==e)e=4;else if(t==e)e=8;else if(x==e)e=12;else if(l==e)e=16;else if(m==e)e=20;else if(y==e)e=24;
else if(r==e)e=28;else{if(d!=e)abort();e=32;}j=(U)-1<<(j&63)&2271560481u^2271560481u|(U)-16<<(j&63)&((U)8<<32|
1985229328);e=K(j>>(v&63)<<4&240|j>>(o&63)&15|j>>(s&63)<<8&3840|j>>(aa&63)<<12&61440|j>>(ab&63)<<16&983040|
j>>(ac&63)<<20&15728640|j>>(ad&63)<<24&251658240|j>>(ae&63)<<28&4026531840u|j>>(e&63)<<32&((U)15<<32|0));d=
u(a+16);if(e>=d)abort();b=q(a+8);w=i(b+e*4);if(!w)e=(U)2147483648u<<32|1;else{ai=(w>>24)-1;if(ai>a[24])e=(U)
1<<63;else{memset(as,0,64);if(w>=1107296256)abort();if(!ai)c=(P)1;else{a=as;for(;;){*a=Y[w&3];w=w>>2&4194303;
if(d<=w)abort();if(a+1==as+ai)break;a++;w=i(b+w*4);}c=(P)malloc(ai);if(!c)abort();memcpy(c,as,ai);}e=ai;af=ai;
}}a=(P)malloc(264);if(!a)abort();memset(a,0,258);E(a,67);E(a,97);E(a,115);E(a,101);E(a,32);b=F(a,f);E(b,58);
E(b,32);f=u(b);if(f>=251)abort();k=G(b+8,f);if(k)goto j;free(b);ag=(S)e>-1;b=(P)malloc(264);al=b==0;if(ag){
if(al)abort();memset(b,0,258);b=F(b,af);}else{if(al)abort();memset(b,0,258);E(b,45);E(b,49);}E(b,10);f=u(b);
if(f>=251)abort();k=G(b+8,f);if(k)goto k;free(b);if(ag){ag=af==0;if(ag)f=1;else{a=(P)calloc(af,1);if(!a)
abort();f=(U)(size_t)a;}b=p(f);f=Af(af,(U)(size_t)(b+af)-f);if(f){d=f&3;if(f<4)g=0;else{g=0;j=0;do{n=g|1;b[g]=
J[c[g]];t=g|2;b[n]=J[c[n]];n=g|3;b[t]=J[c[t]];g+=4;b[n]=J[c[n]];j+=4;}while(j!=(f&-4));if(!d)goto l;}f=0;for(;
;){b[g]=J[c[g]];f++;if(f==d)break;g++;}}l:k=G(b,af);if(k)goto m;if(!ag)free(b);}else{b=G(Ad,10);if(b)goto n;}
b=G(X,1);if(b)goto o;if((S)e>=1)free(c);if(ak||am>aj){a=0;goto b;}f=am;}d:a=L(ay);E(a,32);E(a,104);E(a,97);
E(a,115);E(a,32);E(a,109);E(a,111);E(a,114);E(a,101);E(a,32);E(a,99);E(a,104);E(a,97);E(a,114);E(a,97);E(a,99)
;E(a,116);E(a,101);E(a,114);E(a,115);E(a,32);E(a,116);E(a,104);E(a,97);E(a,110);E(a,32);E(a,116);E(a,104);E(a,
101);E(a,32);E(a,98);E(a,111);E(a,97);E(a,114);E(a,100);E(a,32);E(a,104);E(a,97);E(a,115);E(a,32);E(a,99);E(a,
101);E(a,108);E(a,108);E(a,115);E(a,32);E(a,108);E(a,101);E(a,102);E(a,116);e:goto c;g:a=L(ay);E(a,32);E(a,
104);E(a,97);E(a,115);E(a,32);E(a,109);E(a,111);E(a,114);E(a,101);E(a,32);E(a,99);E(a,104);E(a,97);E(a,114);
E(a,97);E(a,99);E(a,116);E(a,101);E(a,114);E(a,115);E(a,32);E(a,116);E(a,104);E(a,97);E(a,110);E(a,32);E(a,
116);E(a,104);E(a,101);E(a,32);E(a,98);E(a,111);E(a,97);E(a,114);E(a,100);E(a,32);E(a,104);E(a,97);E(a,115);
E(a,32);E(a,99);E(a,101);E(a,108);E(a,108);E(a,115);E(a,32);E(a,108);E(a,101);E(a,102);E(a,116);h:goto f;m:a=
(P)malloc(264);if(!a)abort();memset(a,0,258);if(*k){z=q(k+16);f=u(k+24);if(f){k=z;for(;;){E(a,*k);if(k+1==z+f)
break;k++;}}}if(ag)goto p;goto q;o:a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(!*b)goto p;k=q(b+16);f=
u(b+24);if(!f)goto p;b=k;for(;;){E(a,*b);if(b+1==k+f)goto p;b++;}n:a=(P)malloc(264);if(!a)abort();memset(a,0,
258);if(!*b)goto b;c=q(b+16);f=u(b+24);if(!f)goto b;b=c;for(;;){E(a,*b);if(b+1==c+f)goto b;b++;}k:a=(P)
malloc(264);if(!a)abort();memset(a,0,258);if(!*k)goto q;z=q(k+16);f=u(k+24);if(!f)goto q;k=z;for(;;){E(a,*k);
if(k+1==z+f)goto q;k++;}abort();j:a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(*k){z=q(k+16);f=u(k+24);
if(f){k=z;for(;;){E(a,*k);if(k+1==z+f)break;k++;}}}q:free(b);p:if((S)e<1)goto b;free(c);goto b;f:goto b;c:
goto b;}a:a=L(ay);E(a,32);E(a,105);E(a,115);E(a,32);E(a,110);E(a,111);E(a,116);E(a,32);E(a,97);E(a,32);E(a,
110);E(a,117);E(a,109);E(a,98);E(a,101);E(a,114);E(a,32);E(a,111);E(a,102);E(a,32);E(a,98);E(a,111);E(a,97);
E(a,114);E(a,100);E(a,115);}}b:if((S)u(ax)>0)free(q(ax+8));if((S)u(ax+32)>0)free(q(ax+40));if((S)u(ax+64)>0)
free(q(ax+72));if((S)u(ax+96)>0)free(q(ax+104));if((S)u(ax+128)>0)free(q(ax+136));if((S)u(ax+160)>0)free(q(ax+
168));if((S)u(ax+192)>0)free(q(ax+200));if((S)u(ax+224)>0)free(q(ax+232));if((S)u(ax+256)>0)free(q(ax+264));
if(u(ay))free(q(ay+8));c=q(ay+64);if(c)free(c);if(!(I)fflush(stdout)){if(!a)goto r;b=a;}else{c=(P)malloc(28);
if(!c)abort();memcpy(c,Z,28);b=(P)malloc(264);if(!b)abort();memset(b,0,258);E(b,*c);E(b,c[1]);E(b,c[2]);E(b,
c[3]);E(b,c[4]);E(b,c[5]);E(b,c[6]);E(b,c[7]);E(b,c[8]);E(b,c[9]);E(b,c[10]);E(b,c[11]);E(b,c[12]);E(b,c[13]);
E(b,c[14]);E(b,c[15]);E(b,c[16]);E(b,c[17]);E(b,c[18]);E(b,c[19]);E(b,c[20]);E(b,c[21]);E(b,c[22]);E(b,c[23]);
E(b,c[24]);E(b,c[25]);E(b,c[26]);E(b,c[27]);if(a){free(b);b=a;}}f=u(b);if(f>=251)abort();if(!f)free(b);else{
an=Ab(b);O(an.a,an.b);O(X,1);Aa();}r:return 0;}
