/* uva10181, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- uva10181 --c --small
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
typedef unsigned short A H;
typedef unsigned A I;
__extension__ typedef unsigned long long A U;
#define h(x) (*(H*)(x))
#define i(x) (*(I*)(x))
#define u(x) (*(U*)(x))
#define q(x) ((P)(size_t)u(x))
typedef struct{U a;P b;}Ah;typedef struct{P a;U b;}Ai;B W[]="...",Ab[]={0,1,2,3},G[]="DLRU",L[]="\n",Ad[]=
"This puzzle is not solvable.",X[]="0123456789abcdef";U Aa[2]={1024,(U)50<<32|196612},Ac[4]={0,0,1};U Ag(U a){
U n=0;for(;a;a&=a-1)n++;return n;}U Ae(U a,U b){return a<b?a:b;}void M(P a,U b){fwrite(a,1,b,stderr);}P J(P a,
U b){if(b==(U)fwrite(a,1,b,stdout))a=0;else{a=(P)malloc(32);if(!a)abort();*a=0;u(a+8)=0;u(a+16)=1;u(a+24)=0;}
return a;}void Y(void){exit(1);}Ah Af(P d,P b,U c){Ah a;a.a=0;a.b=(P)(size_t)(U)fread(b,1,c,stdin);return a;}
void E(P a,B c){U b;b=u(a);if(b<250){*(a+b+8)=c;u(a)=b+1;}}P F(P a,U b){if(b>9)a=F(a,b/10);E(a,b%10|48);
return a;}Ai Z(P b){Ai a;U c;c=u(b);if(c>=251)abort();a.a=b+8;a.b=c;return a;}P K(U b,U c){P a;a=(P)
malloc(264);if(!a)abort();memset(a,0,258);if(b){E(a,98);E(a,111);E(a,97);E(a,114);E(a,100);E(a,32);a=F(a,b);
E(a,44);E(a,32);}E(a,119);E(a,111);E(a,114);E(a,100);E(a,32);a=F(a,c);E(a,58);E(a,32);return a;}P O(P a,B l){
Ah g;B j;P p,m,r,c,e,o,k;U n,b,d,f;u(a+56)=0;p=q(a+24);m=q(a+8);n=u(a+16);r=q(a+32)+24;b=u(a+48);d=u(a+40);c=
q(a+64);f=0;for(;;){do{if(d==b){memset(a+40,0,16);e=q(r);do{g=((Ah(*)(P,P,U))(size_t)e)(p,m,n);if(!g.a)goto a;
j=*g.b;}while(j==1);e=(P)malloc(264);if(!e)abort();memset(e,0,258);if(j){o=q(g.b+16);b=u(g.b+24);if(b){k=o;
for(;;){E(e,*k);if(k+1==o+b)break;k++;}}}if(!c)goto b;free(c);b=u(a+48);c=e;goto c;a:b=(U)(size_t)g.b;u(a+48)=
b;}c:if(b>n)abort();d=u(a+40);if(d>=b){e=c;goto b;}j=m[d];switch(j){case 9:case 10:case 12:case 13:case 32:
break;default:if(!l)goto d;e=c;goto b;}if(!l){e=c;goto b;}d:d++;u(a+40)=d;}while(f>=19);*(a+f+88)=j;f++;u(a+
56)=f;}abort();b:u(a+64)=0;return e;}P N(P b){P a;u(b+80)++;a=O(b,1);if(!a)if(u(b+40)<u(b+48))a=O(b,0);else{a=
K(u(b+72),u(b+80));E(a,116);E(a,104);E(a,101);E(a,32);E(a,105);E(a,110);E(a,112);E(a,117);E(a,116);E(a,32);
E(a,101);E(a,110);E(a,100);E(a,115);E(a,32);E(a,104);E(a,101);E(a,114);E(a,101);}return a;}P Q(P a){B e,c;P b,
f;U d;d=u(a+56);e=d==19;b=K(u(a+72),u(a+80));if(d>=20)abort();E(b,34);if(!d)E(b,34);else{f=a+88;for(;;){c=*f;
if((B)(c-127)>=161)switch(c){case 92:case 34:break;default:goto a;}E(b,92);E(b,120);E(b,X[c>>4]);c=X[c&15];a:
E(b,c);if(f+1==a+d+88)break;f++;}E(b,34);if(e){a=W;for(;;){E(b,*a);if(a+1==(e?W:(P)1)+(e?3:0))break;a++;}}}
return b;}void R(P g,U o){I e,x;P p,j;U v,y,d,z,w,b,k,f,a,c,l,m,r,s,t,n;v=o<<2;y=(U)1<<(v&63);d=15/o<<(v&63);
p=(P)calloc(d,1);if(!p)abort();u(g)=d;u(g+8)=(size_t)p;u(g+16)=d;z=(U)247101148<<32|2554671632u;for(;;){w=
Ae(y,d);d-=w;g=(P)calloc(4194304,1);if(!g)abort();j=(P)calloc(4194304,1);if(!j)abort();i(j)=(I)(z&y+
4294967295u)|15728640;b=1;k=0;for(;;){do{if(k==b)goto a;e=i(j+(k&1048575)*4);k++;f=e&1048575;x=i(g+f*4);}
while((I)1<<(e>>20&15)&x);if(!x){if(f>=w)abort();p[f]=e>>24;}a=(U)1<<(e&15)^65535;if(o!=1){a&=~((U)1<<(e>>4&
15));if(o!=2){a&=~((U)1<<(e>>8&15));if(o!=3){a&=~((U)1<<(e>>12&15));if(o!=4)a&=~((U)1<<(e>>16&15));}}}c=(U)
1<<(e>>20&15);for(;;){l=(c<<4|c>>4|c<<1&61166|c>>1&30583)&a|c;if(l==c)break;c=l;}i(g+f*4)=x|c;a=0;do{l=a<<2;m=
f>>(l&63);r=m&15;s=r<<20|(U)(e&4278190080u)+16777216;t=r<<2;n=m+4&15;i(j+(b&1048575)*4)=(n^r)<<(l&63)^f|s;b=
(((U)2934751229u<<32|3221043061u)>>(t&63)&1&c>>(n&63))+b;n=m+15&15;i(j+(b&1048575)*4)=(n^r)<<(l&63)^f|s;b+=
(((U)1467375614<<32|3758005178u)>>(t&63)&1&c>>(n&63));n=m+1&15;i(j+(b&1048575)*4)=(n^r)<<(l&63)^f|s;b+=(((U)
733687807<<32|1879002589)>>(t&63)&1&c>>(n&63));m=m+12&15;i(j+(b&1048575)*4)=(m^r)<<(l&63)^f|s;b+=(((U)
366843903<<32|3086984942u)>>(t&63)&1&c>>(m&63));a++;}while(a!=o);}a:free(j);free(g);if(!d)return;z>>=(v&63);p+=
w;}abort();}B V(P a,U o,U l,U p,U y,B g){B r,s;H v;I b,t,w;P m;U e,j,f,c,d,k,n,x;e=u(a+312)+1;u(a+312)=e;
if(e>u(a+320))g=0;else{e=u(a+16);r=e==0;if(!r){j=u(a+304);m=q(a+8);f=u(a+296)<<2&60;b=0;c=0;d=l>>4;for(;;){k=
d&j+((U)268435455<<32|4294967295u)|c;if(k>=e)abort();b+=m[k];c+=j;if(c>=e)goto a;d>>=(f&63);}abort();}b=0;a:s=
a[292];if(b+g>s)g=0;else{t=(I)h(a+290)*g;v=h(a+288);w=i(a+328);if(b*v+t>w)g=0;else{if(!r){j=u(a+304);m=q(a+8);
f=u(a+296)<<2&60;b=0;c=0;d=p>>4;for(;;){k=d&j+((U)268435455<<32|4294967295u)|c;if(k>=e)abort();b+=m[k];c+=j;
if(c>=e)goto b;d>>=(f&63);}abort();}b=0;b:if(b+g>s)g=0;else if(b*v+t>w)g=0;else if(l==((U)3953618377u<<32|
2220040463u)){a[332]=g;g=1;}else{e=l&15;j=e<<2;f=0;for(;;){c=f+1;if(f+y!=3)if((U)1<<(f+j&63)&((U)
2934751229u<<32|3221043061u)){d=((U)49652>>(f<<2&63))+l&15;k=d<<2;n=o>>(k&63)&15;d^=e;x=n<<2;if(V(a,n<<(j&63)
^n<<(k&63)^o,l^d<<(((U)4204714108u<<32|3043242512u)>>(x&63)<<2&60)^d,(d<<2&12|d>>2)<<(((U)3964656442u<<32|
2234086928u)>>(x&63)<<2&60)^p,f,(B)(g+1)))break;}if(c==4){g=0;goto c;}f=c;}*(a+g+24)=Ab[f];g=1;}}}}c:return g;
}int main(void){U aa[60];P ab=(P)aa,ac=ab+8,ad=ab+32,ae=ab+368;Ai z;B k,v;H n,w;I r,s,x,o;P a,d,e,m,y;U g,p,b,
l,c,f,j,t;Ac[3]=(size_t)(Af);a=(P)calloc(65536,1);if(!a)abort();memset(ae+88,0,19);u(ae+24)=(size_t)ab;u(ae+
32)=(size_t)(P)Ac;u(ae)=65536;u(ae+8)=(size_t)a;u(ae+16)=65536;memset(ae+40,0,48);R(ad,1);memset(ad+24,0,256);
memcpy(ad+280,(P)Aa,16);u(ad+296)=1;u(ad+304)=16;i(ad+328)=0;ad[332]=0;u(ad+312)=0;u(ad+320)=1000000;a=N(ae);
if(!a){g=u(ae+56);if(g>=20)abort();if(g){p=0;a=ae+88;for(;;){k=*a-48;if(k>9)goto a;p=p*10+k;if(a+1==ae+g+88)
break;a++;}if(g!=19){if(!p)goto b;g=0;for(;;){g++;u(ae+72)++;u(ae+80)=0;b=0;r=0;l=0;for(;;){c=l+1;a=N(ae);
if(a)goto c;f=u(ae+56);if(f>=20)abort();if(!f)j=0;else{j=0;a=ae+88;for(;;){k=*a-48;if(k>9)break;j=j*10+k;if(a+
1==ae+f+88)goto d;a++;}if(!(f==1&&ae[88]==48))goto e;j=0;goto f;d:if(f==19)goto e;if(!j)j=0;else if(j>=16)
goto e;}f:s=(I)1<<(j&31);if(s&r)goto g;b=j<<(l<<2&63)|b;if(c==16)break;r=s|r;l=c;}n=0;l=0;c=0;for(;;){f=c+1;w=
(H)(b>>(c<<2&63))&15;l+=Ag(n>>(w&15));if(f==16)break;n=(H)((I)1<<(w&15))|n;c=f;}if(!(b&15))c=0;else if(!(b&
240))c=1;else if(!(b&3840))c=2;else if(!(b&61440))c=3;else if(!(b&983040))c=4;else if(!(b&15728640))c=5;else 
if(!(b&251658240))c=6;else if(!(b&4026531840u))c=7;else if(!(b&((U)15<<32|0)))c=8;else if(!(b&((U)240<<32|0)))
c=9;else if(!(b&((U)3840<<32|0)))c=10;else if(!(b&((U)61440<<32|0)))c=11;else if(!(b&((U)983040<<32|0)))c=12;
else if(!(b&((U)15728640<<32|0)))c=13;else if(!(b&((U)251658240<<32|0)))c=14;else{if(b>=(U)1<<60)abort();c=15;
}if(c+l+(c>>2)&1){n=h(ad+288);r=(I)n*ad[292];s=(I)(n==h(ad+290)?2:7)*n;if(!n)abort();x=r%s;o=x;for(;;){i(ad+
328)=o;l=0;c=0;do{f=c|1;l=f<<(((U)4204714108u<<32|3043242512u)>>(b>>(f<<2&63)<<2&60)<<2&60)|(c<<(((U)
4204714108u<<32|3043242512u)>>(b>>(c<<2&63)<<2&60)<<2&60)|l);c+=2;}while(c!=16);c=0;f=0;do{j=f<<2;t=f<<2|4;c=
(t&12)+(f>>2)<<(((U)3964656442u<<32|2234086928u)>>(b>>(t&63)<<2&60)<<2&60)|((j&8)+(f>>2)<<(((U)
3964656442u<<32|2234086928u)>>(b>>(j&63)<<2&60)<<2&60)|c);f+=2;}while(f!=16);if(V(ad,b,l,c,4,0))break;if(u(ad+
312)>u(ad+320)){u(ad+296)=5;u(ad+304)=1048576;R(ac,5);if(u(ad))free(q(ad+8));memcpy(ad,ac,24);u(ad+320)=(U)-1;
o=x;}else{o=i(ad+328);if(o==r)goto h;o+=s;}}k=ad[332];v=k==0;if(v){d=(P)1;b=1;}else{d=(P)malloc(k);if(!d)
abort();memcpy(d,ad+24,k);a=(P)calloc(k,1);if(!a)abort();b=(U)(size_t)a;}e=(P)(size_t)b;b=Ae(k,(U)(size_t)(e+
k)-b);if(b){l=b&3;if(b<4)c=0;else{c=0;f=0;do{j=c|1;e[c]=G[d[c]];t=c|2;e[j]=G[d[j]];j=c|3;e[t]=G[d[t]];c+=4;
e[j]=G[d[j]];f+=4;}while(f!=(b&252));if(!l)goto i;}b=0;for(;;){e[c]=G[d[c]];b++;if(b==l)break;c++;}}i:m=J(e,k)
;if(m)goto j;if(v)goto k;free(e);e=J(L,1);if(!e){free(d);goto l;}k=1;goto m;}h:e=J(Ad,28);if(e)goto n;k:e=J(L,
1);if(e){k=0;goto m;}l:if(g==p)goto b;}abort();j:a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(*m){y=q(m+
16);g=u(m+24);if(g){m=y;for(;;){E(a,*m);if(m+1==y+g)break;m++;}}}if(v)goto c;free(e);goto o;m:a=(P)malloc(264)
;if(!a)abort();memset(a,0,258);if(!*e){if(!k)goto c;}else{m=q(e+16);g=u(e+24);if(g){e=m;for(;;){E(a,*e);if(e+
1==m+g)break;e++;}}if(!k)goto c;}o:free(d);goto c;n:a=(P)malloc(264);if(!a)abort();memset(a,0,258);if(!*e)
goto c;d=q(e+16);g=u(e+24);if(!g)goto c;e=d;for(;;){E(a,*e);if(e+1==d+g)goto c;e++;}abort();g:a=K(u(ae+72),
u(ae+80));E(a,116);if(!j){E(a,104);E(a,101);E(a,32);E(a,98);E(a,108);E(a,97);E(a,110);E(a,107);}else{E(a,105);
E(a,108);E(a,101);E(a,32);a=F(a,j);}E(a,32);E(a,97);E(a,112);E(a,112);E(a,101);E(a,97);E(a,114);E(a,115);E(a,
32);E(a,116);E(a,119);E(a,105);E(a,99);E(a,101);goto c;e:a=Q(ae);E(a,32);E(a,105);E(a,115);E(a,32);E(a,110);
E(a,111);E(a,110);E(a,101);E(a,32);E(a,111);E(a,102);E(a,32);E(a,49);E(a,32);E(a,116);E(a,111);E(a,32);a=F(a,
15);E(a,44);E(a,32);E(a,110);E(a,111);E(a,114);E(a,32);E(a,48);E(a,32);E(a,102);E(a,111);E(a,114);E(a,32);E(a,
116);E(a,104);E(a,101);E(a,32);E(a,98);E(a,108);E(a,97);E(a,110);E(a,107);goto c;}a:a=Q(ae);E(a,32);E(a,105);
E(a,115);E(a,32);E(a,110);E(a,111);E(a,116);E(a,32);E(a,97);E(a,32);E(a,110);E(a,117);E(a,109);E(a,98);E(a,
101);E(a,114);E(a,32);E(a,111);E(a,102);E(a,32);E(a,98);E(a,111);E(a,97);E(a,114);E(a,100);E(a,115);goto c;}b:
if(u(ad))free(q(ad+8));if(u(ae))free(q(ae+8));a=q(ae+64);if(!a)goto p;free(a);goto p;}c:if(u(ad))free(q(ad+8))
;if(u(ae))free(q(ae+8));d=q(ae+64);if(d)free(d);g=u(a);if(g>=251)abort();if(!g)free(a);else{z=Z(a);M(z.a,z.b);
M(L,1);Y();}p:return 0;}
