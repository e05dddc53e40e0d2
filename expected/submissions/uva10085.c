/* UVa 10085, The Most Distant State: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: bundle uva10085 --c --short */
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
__extension__ typedef long long S;
#define u(x) (*(U*)(x))
#define q(x) ((P)(Z)u(x))
#define o(x) if(x)exit(1);
static P p(U a){o((Z)a!=a)return(P)(Z)a;}
#define Af 4008636142u<<32|4008636144u
#define Ag ae=13;goto b;}
#define Ah if(G(a).a){b=0;aa=0;goto a;}if
#define Ai ;if(b){aa=0;goto a;}fwrite
#define Aj ;o(c>=20)if(c!=1||a[96]!=48){q=E
#define Ak {q=E;Ag}else{c=u(a+72)Aj;Ag
#define Al else if
#define Am 4275878552u<<32|1985229328
#define An 1,1,stdout
#define Ao Ah(u(a)){if
#define Ap fwrite
#define Aq =(U)1<<63
#define Ar u(a+8)
#define As Ai(L,An);b=F
#define At return
#define Au 32;if(o&n){q=J;Ag o|=n;Ao
#define Av ,stderr
#define Aw 32;if(n&o){q=J;Ag n|=o;
#define Ax goto
#define Ay typedef struct{U a
#define Az break;
#define AA 0;Ax b;}++b;u(a+56)=b;d=0;}else
#define AB Ao(l=Ar,!l)l=0;Al(l>=9)Ak l=0;
#define AC ;P b=(P)e;U c,d;c=u(a);d=Aa
#define AD Ai(K,An);b
#define AE free
#define AF %16
#define AG 0;}n=(I)1<<
#define AH ;o(u(b))Ar=(Z)q(b+8);u(a)
#define AI &((U)15<<32|0)
#define AJ ;if
#define AK 0;Al
#define AL {U c[1];P b=(P)c AJ(a>9)
#define AM 60;Q=z+(((U)Af)<<N);V
#define AN 60;z=x+(((U)Af)<<y);N
#define AO a=0;Ax a;
#define AP u(a+72)
#define AQ 4026531840u
#define AR 60;t=Q+(((U)Af)<<V);u=
#define AS Ax c;s=j
#define AT exit(1);
#define AU 362880
#define AV }o=(I)1<<
Ay;B b;}Ac;Ay,b;}Ad;Ay;P b;}Ae;B E[]="is not a tile",J[]="appears twice",K[]="\n",L[]=" ";U Aa(U a,U b){At a>b?a:b;}Ac Ab(U a,U b){Ac r;r.a=a*b;r.b=b&&r.a/b!=a;At r;}P V(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)At a;}P M(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)At b;}void Q(P d,U e,P a,U f,U c,U g){Ac b;b=Ab(g,f)AJ(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;else a=!e?!b.a?p(c):M(b.a):V(a,b.a),u(d+8)=(Z)a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c;}void O(P a){U e[3]AC(c*2,8);Q(b,c,q(a+8),d,1,1)AH=d;}void W(P a
){U e[3]AC(c*2,4);Q(b,c,q(a+8),d,8,8)AH=d;}Ad R(U a,B f){B g,h;U b,c,d;Ad e AJ(!(a AF))g=0,h=1,b=AK(!(a&240))g=0,b=h=1;Al(!(a&3840))g=0,h=1,b=2;Al(!(a&61440))h=g=1,b=3;Al(!(a&983040))h=g=1,b=4;Al(!(a&15728640))h=g=1,b=5;Al(!(a&251658240))g=1,h=0,b=6;Al(!(a&AQ))g=1,h=0,b=7;else{o(a AI)g=1;h=0;b=8;}switch(f){case 0:if(h){c=b+3;Az}AO case 1:if(!(b%3)){AO}c=b-1;Az case 2:if(b%3<2){c=b+1;Az}AO case 3:if(!g){AO}c=b-3;}c=c*4%64;d=a>>c&15;d=d<<b*4%64^d<<c^a;a=1;a:e.a=a;e.b=d;At e;}Ae G(P a){B g,m;U j,c,e,h,d,f,b
,k;P i;Ae l;for(++u(a+88),AP=0,u(a)=1,Ar=0,i=q(a+24),j=u(a+32),e=c=0,h=1,d=0,f=u(a+64),b=u(a+56),k=0;;){++k AJ(b==f){f=fread(i,1,j,stdin)AJ(ferror(stdin))Ax a AJ(!f)Az u(a+64)=f;b=u(a+56)=0;}o(b>=j)g=i[b]AJ((B)(g-9)<5){if(d){j=AA{if(d==19){j=0;Ax b;}if(g==32){if(d){j=AA{++b;u(a+56)=b;o(d>=19)m=g-48;(a+d)[96]=g;c=d+1;AP=c;g=(m<10)&(d!=18)&h;e=g?e*10+m:0;u(a)=g;Ar=e;h=g;d=c;}}if(k==16777216)Ax c;}if(!c){i=(P)"the input ends here";Ax d;}j=0;Ax b;a:perror(0),AT c:AP=0;i=(P)"16 MB of whitespace";d:u(a+40)=(Z)
i;u(a+48)=19;j=1;b:l.a=j;l.b=0;At l;}P N(U a)AL N(a/10);*b=a%10|48;Ap(b,1,1 Av);At 0;}P Y(P b,U c){U f[1];P e=(P)f;B d;P a;for(Ap("\"",1,1 Av),a=b;d=*a,*e=(B)(d-33)<94?d:63,Ap(e,1,1 Av),a+1!=b+c;)++a AJ(c==19)Ap("...",1,3 Av);Ap("\" ",1,2 Av);At 0;}void X(P a,P c){U b AJ(!c){b=u(a+80)AJ(b){Ap("board ",1,6 Av)AJ(N(b))At;Ap(", ",1,2 Av);}Ap("word ",1,5 Av)AJ(N(u(a+88)))At;Ap(": ",1,2 Av);b=AP AJ(b){o(b>=20)if(Y(a+96,b))At;}Ap(q(a+40),1,u(a+48)Av);}else Ap(q(c+8),1,u(c+16)Av);Ap(K,1,1 Av);}P F(U a)AL F(a/10
);*b=a%10|48;Ap(b,An);At 0;}int main(void){U am[54];P v=(P)am,Y=v+24,w=v+48,aj=v+72,e=v+96,a=v+312;B aa,r,ak,al;I n,o;U ae,af,f,c,d,g,i,h,l,j,s,p,x,y,z,N,Q,V,t,u,ac,ag,ad,ah;P q,b,k,m,ai;Ad ab;q=M(65536);memset(a+96,0,19);u(a+16)=65536;u(a+24)=(Z)q;u(a+32)=65536;memset(a+56,0,40);u(a+40)=1;u(a+48)=0;u(e)Aq;u(e+24)Aq;u(e+48)Aq;u(e+72)Aq;u(e+96)Aq;u(e+120)Aq;u(e+144)Aq;u(e+168)Aq;u(e+192)Aq AJ(G(a).a)b=0,aa=0;else{if(u(a)){for(ae=Ar,aa=0,af=1;;af+=!aa){if(aa||af>ae){aa=1;Ax a;}aa=af>=ae;++u(a+80);u(a+88)=0
;Ao(f=Ar,!f)f=AK(f>=9){q=E;Ag}else{f=AP;o(f>=20)if(f!=1||a[96]!=48){q=E;Ag f=AG f%32;Ao(d=Ar,!d)d=AK(d>=9)Ak d=0;AV d%Au(g=Ar,!g)g=AK(g>=9)Ak g=AG g%Aw Ao(i=Ar,!i)i=AK(i>=9)Ak i=0;AV i%Au(h=Ar,!h)h=AK(h>=9)Ak h=AG h%Aw AB AV l%Au(j=Ar,!j)j=AK(j>=9)Ak j=AG j%Aw j=j<<24|l<<20|(h<<16|(i<<12|(g<<8|d*16)));AB AV l%32 AJ(o&n){q=J;Ag Ao(c=Ar,!c)c=AK(c>=9)Ak c=0;}if((I)1<<c%32&(o|n)){q=J;Ag c=c<<32|l<<28|j;f=c|f AJ(!(f AF))q=e,c=AK(!d)q=e+24,c=4;Al(!g)q=e+48,c=8;Al(!i)q=e+72,c=12;Al(!h)q=e+96,c=16;Al(!(j&
15728640))q=e+120,c=20;Al(!(j&251658240))q=e+144,c=24;Al(!(c&AQ))q=e+168,c=28;else{o(c AI)q=e+192;c=32;}if(u(q)==(U)1<<63){for(c=(U)-1<<c%64&2271560481u^2271560481u|(U)-16<<c%64&((U)8<<32|1985229328),b=M(AU),memset(b,4,AU),k=M(8),u(k)=c,u(w)=1,u(w+8)=(Z)k,g=u(w+16)=1,m=k,d=0;;d=i){for(u(Y)=0,u(Y+8)=4,Y[16]=3,Y[17]=1,Y[18]=0,Y[19]=2,i=g,h=0;;h=l){l=h+1;r=(Y+h)[16];o(d>=i)h=u(m+d*8)AJ(!(h AF))ak=0,al=1,j=AK(!(h&240))ak=0,j=al=1;Al(!(h&3840))ak=0,al=1,j=2;Al(!(h&61440))al=ak=1,j=3;Al(!(h&983040))al=ak=1,j=4
;Al(!(h&15728640))al=ak=1,j=5;Al(!(h&251658240))ak=1,al=0,j=6;Al(!(h&AQ))ak=1,al=0,j=7;else{o(h AI)ak=1;al=0;j=8;}switch(r){case 0:if(!al)AS+3;Az case 1:if(!(j%3))AS-1;Az case 2:if(j%3>=2)AS+1;Az case 3:if(!ak)AS-3;}s=s*4%64;p=h>>s&15;p=p<<s^p<<j*4%64^h;h=p*4%64;j=(((U)Af)<<h)+((U)Am);s=p/4&60;x=j+(((U)Af)<<s);y=p/64&AN=p>>10&AM=p>>14&AR p>>18&60;ac=t+(((U)Af)<<u);ag=p>>22&60;ad=ac+(((U)Af)<<ag);ah=p>>26&60;ad=((ad+(((U)Af)<<ah))>>(p>>30&60))AF+(ad>>ah)AF+(((((((j>>s)AF+(((U)Am)>>h)*8%128)*7+(x>>y)AF)*6+
(z>>N)AF)*5+(Q>>V)AF)*4+(t>>u)AF)*3+(ac>>ag)AF)*2;o(ad>=AU)ai=b+ad AJ((p!=c)&(*ai==4)){*ai=r AJ(i==u(w))W(w),k=q(w+8);u(k+i*8)=p;g=i+1;u(w+16)=g;m=k;i=g;}c:if(l==4)Az}i=d+1 AJ(i>=g)Az}o(d>=g)k=q(w+8);d=u(k+d*8);u(v)=0;u(v+8)=1;u(v+16)=0;g=d*4%64;i=(((U)Af)<<g)+((U)Am);h=d/4&60;l=i+(((U)Af)<<h);j=d/64&60;s=l+(((U)Af)<<j);p=d>>10&60;x=s+(((U)Af)<<p);y=d>>14&AN=d>>18&AM=d>>22&AR d>>26&60;t=((t+(((U)Af)<<u))>>(d>>30&60))AF+(t>>u)AF+(((((((i>>h)AF+(((U)Am)>>g)*8%128)*7+(l>>j)AF)*6+(s>>p)AF)*5+(x>>y)AF)*4+(z>>
N)AF)*3+(Q>>V)AF)*2;o(t>=AU)r=b[t]AJ(r!=4)for(O(v),m=q(v+8),*m=r,g=1;;++g){u(v+16)=g;ab=R(d,((P)"\0\1\2\3")[(U)3-r]);d=ab.a?ab.b:c;i=d*4%64;h=(((U)Af)<<i)+((U)Am);l=d/4&60;j=h+(((U)Af)<<l);s=d/64&60;p=j+(((U)Af)<<s);x=d>>10&60;y=p+(((U)Af)<<x);z=d>>14&60;N=y+(((U)Af)<<z);Q=d>>18&60;V=N+(((U)Af)<<Q);t=d>>22&60;u=V+(((U)Af)<<t);ac=d>>26&60;u=((u+(((U)Af)<<ac))>>(d>>30&60))AF+(u>>ac)AF+(((((((h>>l)AF+(((U)Am)>>i)*8%128)*7+(j>>s)AF)*6+(p>>x)AF)*5+(y>>z)AF)*4+(N>>Q)AF)*3+(V>>t)AF)*2;o(u>=AU)r=b[u]AJ(r==4)Az
if(g==u(v))O(v),m=q(v+8);memmove(m+1,m,g);*m=r;}memcpy(aj,v,24)AJ(u(w))AE(k);AE(b);memcpy(q,aj,24);}b=q(q+8);c=u(q+16)AJ(c)for(d=0;ab=R(f,b[d]),f=ab.a?ab.b:f,++d,d!=c;)
;Ap("Puzzle #",1,8,stdout);b=F(af)AD=F(f AF)As(f/16 AF)As(f>>8&15)AD=F(f>>12&15)As(f>>16&15)As(f>>20&15)AD=F(f>>24&15)As(f>>28&15)As(f>>32&15)AD=q(q+8);f=u(q+16);o(f>>63)r=!f AJ(r)q=(P)1;else q=M(f),memcpy(q,b,f);for(b=q;b!=q+f;++b)Ap("DLRU"+*b,An);Ap(K,An)AJ(!r)AE(q);Ap(K,An);}AT}q=(P)"is not a number of boards";ae=25;b:u(a+40)=(Z)q;u(a+48)=ae;b=0;aa=0;}a:if((S)u(e)>0)AE(q(e+8))AJ((S)u(e+24)>0)AE(q(e+32))AJ((S)u(e+48)>0)AE(q(e+56))AJ((S)u(e+72)>0)AE(q(e+80))AJ((S)u(e+96)>0)AE(q(e+104))AJ((S)u(e+120)>0)
AE(q(e+128))AJ((S)u(e+144)>0)AE(q(e+152))AJ((S)u(e+168)>0)AE(q(e+176))AJ((S)u(e+192)>0)AE(q(e+200))AJ(!(fflush(stdout)|ferror(stdout))){if(!aa){if(!b)b=AK(!*b)Ax d;X(a,b);AT}d:if(u(a+16))AE(q(a+24));At 0;}perror(0),AT}
