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
#define Au 32;if(o&n){q=K;Ag o|=n;Ao
#define Av ,stderr
#define Aw 32;if(n&o){q=K;Ag n|=o;
#define Ax goto
#define Ay typedef struct{U a
#define Az break;
#define AA 0;Ax b;}++b;u(a+56)=b;d=0;}else
#define AB Ao(l=Ar,!l)l=0;Al(l>=9)Ak l=0;
#define AC ;P b=(P)e;U c,d;c=u(a);d=Aa
#define AD Ai(J,An);b
#define AE free
#define AF u(a+48)
#define AG %16
#define AH 0;}n=(I)1<<
#define AI ;o(u(b))Ar=(Z)q(b+8);u(a)
#define AJ &((U)15<<32|0)
#define AK 0;Al
#define AL ;if
#define AM {U c[1];P b=(P)c AL(a>9)
#define AN 60;Q=z+(((U)Af)<<N);V
#define AO 60;z=x+(((U)Af)<<y);N
#define AP a=0;Ax a;
#define AQ u(a+72)
#define AR 4026531840u
#define AS 60;t=Q+(((U)Af)<<V);u=
#define AT Ax c;r=j
#define AU exit(1);
#define AV 362880
#define AW }o=(I)1<<
Ay;B b;}Ac;Ay,b;}Ad;Ay;P b;}Ae;B E[]="is not a tile",J[]="\n",K[]="appears twice",L[]=" ";U Aa(U a,U b){At a>b?a:b;}Ac Ab(U a,U b){Ac r;r.a=a*b;r.b=b&&r.a/b!=a;At r;}P V(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)At a;}P M(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)At b;}void Q(P d,U e,P a,U f,U c,U g){Ac b;b=Ab(g,f)AL(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;else a=!e?!b.a?p(c):M(b.a):V(a,b.a),u(d+8)=(Z)a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c;}void O(P a){U e[3]AC(c*2,8);Q(b,c,q(a+8),d,1,1)AI=d;}void W(P a
){U e[3]AC(c*2,4);Q(b,c,q(a+8),d,8,8)AI=d;}Ad R(U a,B f){B g,h;U b,c,d;Ad e AL(!(a AG))g=0,h=1,b=AK(!(a&240))g=0,b=h=1;Al(!(a&3840))g=0,h=1,b=2;Al(!(a&61440))h=g=1,b=3;Al(!(a&983040))h=g=1,b=4;Al(!(a&15728640))h=g=1,b=5;Al(!(a&251658240))g=1,h=0,b=6;Al(!(a&AR))g=1,h=0,b=7;else{o(a AJ)g=1;h=0;b=8;}switch(f){case 0:if(h){c=b+3;Az}AP case 1:if(!(b%3)){AP}c=b-1;Az case 2:if(b%3<2){c=b+1;Az}AP case 3:if(!g){AP}c=b-3;}c=c*4%64;d=a>>c&15;d=d<<b*4%64^d<<c^a;a=1;a:e.a=a;e.b=d;At e;}Ae G(P a){B g,m;U j,c,e,h,d,f,b
,k;P i;Ae l AL(!AF){for(++u(a+88),AQ=0,u(a)=1,Ar=0,i=q(a+24),j=u(a+32),e=c=0,h=1,d=0,f=u(a+64),b=u(a+56),k=0;;){++k AL(b==f){f=fread(i,1,j,stdin)AL(ferror(stdin))Ax a AL(!f)Az u(a+64)=f;b=u(a+56)=0;}o(b>=j)g=i[b]AL((B)(g-9)<5){if(d){j=AA{if(d==19){j=0;Ax b;}if(g==32){if(d){j=AA{++b;u(a+56)=b;o(d>=19)m=g-48;(a+d)[96]=g;c=d+1;AQ=c;g=(m<10)&(d!=18)&h;e=g?e*10+m:0;u(a)=g;Ar=e;h=g;d=c;}}if(k==16777216)Ax c;}if(!c){i=(P)"the input ends here";Ax d;}j=0;Ax b;a:perror(0),AU c:AQ=0;i=(P)"16 MB of whitespace";d:u(a
+40)=(Z)i;AF=19;j=1;Ax b;}j=1;b:l.a=j;l.b=0;At l;}P N(U a)AM N(a/10);*b=a%10|48;Ap(b,1,1 Av);At 0;}P Y(P b,U c){U f[1];P e=(P)f;B d;P a;for(Ap("\"",1,1 Av),a=b;d=*a,*e=(B)(d-33)<94?d:63,Ap(e,1,1 Av),a+1!=b+c;)++a AL(c==19)Ap("...",1,3 Av);Ap("\" ",1,2 Av);At 0;}void X(P a,P c){U b AL(!c){b=u(a+80)AL(b){Ap("board ",1,6 Av)AL(N(b))At;Ap(", ",1,2 Av);}Ap("word ",1,5 Av)AL(N(u(a+88)))At;Ap(": ",1,2 Av);b=AQ AL(b){o(b>=20)if(Y(a+96,b))At;}Ap(q(a+40),1,AF Av);}else Ap(q(c+8),1,u(c+16)Av);Ap(J,1,1 Av);}P F(U a)
AM F(a/10);*b=a%10|48;Ap(b,An);At 0;}int main(void){U an[55];P aj=(P)an,v=aj+8,Y=aj+32,w=aj+56,ak=aj+80,e=aj+104,a=aj+320;B aa,s,al,am;I n,o;U ae,af,f,c,d,g,i,h,l,j,r,p,x,y,z,N,Q,V,t,u,ac,ag,ad,ah;P q,b,k,m,ai;Ad ab;q=M(65536);memset(a+96,0,19);u(a+16)=65536;u(a+24)=(Z)q;u(a+32)=65536;u(a)=0;memset(a+56,0,40);u(a+40)=1;AF=0;u(e)Aq;u(e+24)Aq;u(e+48)Aq;u(e+72)Aq;u(e+96)Aq;u(e+120)Aq;u(e+144)Aq;u(e+168)Aq;u(e+192)Aq AL(G(a).a)b=0,aa=0;else{if(u(a)){for(ae=Ar,aa=0,af=1;;af+=!aa){if(aa||af>ae){aa=1;Ax a;}aa=
af>=ae AL(!AF)++u(a+80),u(a+88)=0;Ao(f=Ar,!f)f=AK(f>=9){q=E;Ag}else{f=AQ;o(f>=20)if(f!=1||a[96]!=48){q=E;Ag f=AH f%32;Ao(d=Ar,!d)d=AK(d>=9)Ak d=0;AW d%Au(g=Ar,!g)g=AK(g>=9)Ak g=AH g%Aw Ao(i=Ar,!i)i=AK(i>=9)Ak i=0;AW i%Au(h=Ar,!h)h=AK(h>=9)Ak h=AH h%Aw AB AW l%Au(j=Ar,!j)j=AK(j>=9)Ak j=AH j%Aw j=j<<24|l<<20|(h<<16|(i<<12|(g<<8|d*16)));AB AW l%32 AL(o&n){q=K;Ag Ao(c=Ar,!c)c=AK(c>=9)Ak c=0;}if((I)1<<c%32&(o|n)){q=K;Ag c=c<<32|l<<28|j;f=c|f AL(!(f AG))q=e,c=AK(!d)q=e+24,c=4;Al(!g)q=e+48,c=8;Al(!i)q=e+72,c=12
;Al(!h)q=e+96,c=16;Al(!(j&15728640))q=e+120,c=20;Al(!(j&251658240))q=e+144,c=24;Al(!(c&AR))q=e+168,c=28;else{o(c AJ)q=e+192;c=32;}if(u(q)==(U)1<<63){for(c=(U)-1<<c%64&2271560481u^2271560481u|(U)-16<<c%64&((U)8<<32|1985229328),b=M(AV),memset(b,4,AV),k=M(8),u(k)=c,u(w)=1,u(w+8)=(Z)k,g=u(w+16)=1,m=k,d=0;;d=i){for(u(Y)=0,u(Y+8)=4,Y[16]=3,Y[17]=1,Y[18]=0,Y[19]=2,i=g,h=0;;h=l){l=h+1;s=(Y+h)[16];o(d>=i)h=u(m+d*8)AL(!(h AG))al=0,am=1,j=AK(!(h&240))al=0,j=am=1;Al(!(h&3840))al=0,am=1,j=2;Al(!(h&61440))am=al=1,j=3;
Al(!(h&983040))am=al=1,j=4;Al(!(h&15728640))am=al=1,j=5;Al(!(h&251658240))al=1,am=0,j=6;Al(!(h&AR))al=1,am=0,j=7;else{o(h AJ)al=1;am=0;j=8;}switch(s){case 0:if(!am)AT+3;Az case 1:if(!(j%3))AT-1;Az case 2:if(j%3>=2)AT+1;Az case 3:if(!al)AT-3;}r=r*4%64;p=h>>r&15;p=p<<r^p<<j*4%64^h;h=p*4%64;j=(((U)Af)<<h)+((U)Am);r=p/4&60;x=j+(((U)Af)<<r);y=p/64&AO=p>>10&AN=p>>14&AS p>>18&60;ac=t+(((U)Af)<<u);ag=p>>22&60;ad=ac+(((U)Af)<<ag);ah=p>>26&60;ad=((ad+(((U)Af)<<ah))>>(p>>30&60))AG+(ad>>ah)AG+(((((((j>>r)AG+(((U)Am)
>>h)*8%128)*7+(x>>y)AG)*6+(z>>N)AG)*5+(Q>>V)AG)*4+(t>>u)AG)*3+(ac>>ag)AG)*2;o(ad>=AV)ai=b+ad AL((p!=c)&(*ai==4)){*ai=s AL(i==u(w))W(w),k=q(w+8);u(k+i*8)=p;g=i+1;u(w+16)=g;m=k;i=g;}c:if(l==4)Az}i=d+1 AL(i>=g)Az}o(d>=g)k=q(w+8);d=u(k+d*8);u(v)=0;u(v+8)=1;u(v+16)=0;g=d*4%64;i=(((U)Af)<<g)+((U)Am);h=d/4&60;l=i+(((U)Af)<<h);j=d/64&60;r=l+(((U)Af)<<j);p=d>>10&60;x=r+(((U)Af)<<p);y=d>>14&AO=d>>18&AN=d>>22&AS d>>26&60;t=((t+(((U)Af)<<u))>>(d>>30&60))AG+(t>>u)AG+(((((((i>>h)AG+(((U)Am)>>g)*8%128)*7+(l>>j)AG)*6+(r
>>p)AG)*5+(x>>y)AG)*4+(z>>N)AG)*3+(Q>>V)AG)*2;o(t>=AV)s=b[t]AL(s!=4)for(O(v),m=q(v+8),*m=s,g=1;;++g){u(v+16)=g;ab=R(d,((P)"\0\1\2\3")[(U)3-s]);d=ab.a?ab.b:c;i=d*4%64;h=(((U)Af)<<i)+((U)Am);l=d/4&60;j=h+(((U)Af)<<l);r=d/64&60;p=j+(((U)Af)<<r);x=d>>10&60;y=p+(((U)Af)<<x);z=d>>14&60;N=y+(((U)Af)<<z);Q=d>>18&60;V=N+(((U)Af)<<Q);t=d>>22&60;u=V+(((U)Af)<<t);ac=d>>26&60;u=((u+(((U)Af)<<ac))>>(d>>30&60))AG+(u>>ac)AG+(((((((h>>l)AG+(((U)Am)>>i)*8%128)*7+(j>>r)AG)*6+(p>>x)AG)*5+(y>>z)AG)*4+(N>>Q)AG)*3+(V>>t)AG)*2;
o(u>=AV)s=b[u]AL(s==4)Az if(g==u(v))O(v),m=q(v+8);memmove(m+1,m,g);*m=s;}memcpy(ak,v,24)AL(u(w))AE(k);AE(b);memcpy(q,ak,24);}b=q(q+8);c=u(q+16)AL(c)for(d=0;ab=R(f,b[d]),f=ab.a?ab.b:f,++d,d!=c;)
;Ap("Puzzle #",1,8,stdout);b=F(af)AD=F(f AG)As(f/16 AG)As(f>>8&15)AD=F(f>>12&15)As(f>>16&15)As(f>>20&15)AD=F(f>>24&15)As(f>>28&15)As(f>>32&15)AD=q(q+8);f=u(q+16);o(f>>63)if(!f)Ap(J,An);else{for(q=M(f),memcpy(q,b,f),b=q;*aj=((P)"DLRU")[*b],Ap(aj,An),b+1!=q+f;)++b;Ap(J,An);AE(q);}Ap(J,An);}AU}q=(P)"is not a number of boards";ae=25;b:u(a+40)=(Z)q;AF=ae;b=0;aa=0;}a:if((S)u(e)>0)AE(q(e+8))AL((S)u(e+24)>0)AE(q(e+32))AL((S)u(e+48)>0)AE(q(e+56))AL((S)u(e+72)>0)AE(q(e+80))AL((S)u(e+96)>0)AE(q(e+104))AL((S)u(e+120
)>0)AE(q(e+128))AL((S)u(e+144)>0)AE(q(e+152))AL((S)u(e+168)>0)AE(q(e+176))AL((S)u(e+192)>0)AE(q(e+200))AL(!(fflush(stdout)|ferror(stdout))){if(!aa){if(!b)b=AK(!*b)Ax d;X(a,b);AU}d:if(u(a+16))AE(q(a+24));At 0;}perror(0),AU}
