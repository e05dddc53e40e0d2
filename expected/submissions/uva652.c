/* UVa 652, Eight: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: bundle uva652 --c --short */
#pragma GCC optimize 3
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef __GNUC__
#define __attribute__(x)
#define __extension__
#define __inline__
#elif __BYTE_ORDER__==4321
#error big-endian
#endif
#define A __attribute__((may_alias))
typedef unsigned char B,*P;
typedef unsigned short A H;
typedef unsigned A I;
typedef size_t Z;
__extension__ typedef unsigned long long A U;
#define h(x) (*(H*)(x))
#define i(x) (*(I*)(x))
#define u(x) (*(U*)(x))
#define q(x) ((P)(Z)u(x))
#define o(x) if(x)exit(1);
static P p(U a){o((Z)a!=a)return(P)(Z)a;}
#define Al 2147483648u<<32
#define As fwrite
#define At return
#define Au goto
#define Av ,stderr
#define Aw break;
#define Ax else
#define Ay typedef struct
#define Az }static __inline__ Ao J(P b,P a,B e)
#define AA memset
#define AB u(b+72)
#define AC =a;if(u(c)&&u(d))free(b);}void
#define AD As(K,1,1,stdout)
#define AE exit(1);
#define AF e=a.b,f=a.a
#define AG for
#define AH *4%64
#define AI ;if
#define AJ memcpy
#define AK u(b+16)
#define AL .a!=((U)Al|1)
#define AM }void
#define AN q(b+8)
#define AO 1<<63
#define AP u(c)
#define AQ i(c+8)
#define AR {d=Ab;a=13;Au b;}l
#define AS a=0;j&(U)15<<a AH;
#define AT ?!b.a?p(d):E(b.a)
#define AU q(b+40)
#define AV u(b+48)
Ay{B a,b;}Ao;Ay{U a;B b;}Ap;Ay{U a;I b;}Aq;Ay{U a,b;}Ar;B Aa[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",Ab[]="is not a tile",K[]="\n";U Aj[4]={3,(U)-1,1,(U)-3},Ak[4]={1,(U)-4,4,(U)-1};void Am(P p,int n,U a){AG(;n--;a>>=8)*p++=(B)a;}U G(U a,U b){At a>b?a:b;}U Ai(U a,U b){At a<b?a:b;}Ap An(U a,U b){Ap r;r.a=a*b;r.b=b&&r.a/b!=a;At r;Az;P Ac(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)At a;}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)At b;AM Ag(P e,U c,P a,U f,U d,U h){U k[2];P g=(P)k,i=g+8;P j;
Ap b;b=An(h,f)AI(b.b||b.a>((U)AO)-d)c=8,f=0,d=1;Ax{if(!c)j=g,c=0;Ax u(g)=d,j=i,c*=h;u(j)=c;a=!u(g)AT:!u(i)AT:Ac(a,b.a);u(e+8)=(Z)a;c=16;f=b.a;d=0;}u(e+c)=f;u(e)=d;}Ar L(P c,U a,U d,U f){U h[3];P b=(P)h;U g;Ar e;g=AP;a=G(G(a+1,g*2),f==1?8:4);Ag(b,g,q(c+8),a,d,f)AI(u(b))a=AK,d=u(b+8);Ax u(c+8)=(Z)AN,AP=a,d=(U)Al|1;e.a=d;e.b=a;At e;AM Ad(P a){o(L(a,u(a),1,1)AL)AM Ae(P a){o(L(a,u(a),8,8)AL)AM Af(P a){o(L(a,u(a),8,16)AL)AM F(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g AI(!a)g=c,a=0;Ax AP=e,g=d,a*=f;u(g)AC N(U
a,P b){U f[2];P c=(P)f,d=c+8;P e AI(!a)e=c,a=0;Ax AP=1,e=d;u(e)AC O(P b,P d,P h){B j,k;I g;U f,a,e,c,m;P l,i,n;j=d[13];k=d[14]AI((I)k+j<=h[12]){f=u(d);a=f*((U)2654435769u<<32|2135587861)>>i(b+24)%64;e=AK;o(a>=e)l=AN;c=AV;i=AU;g=i(l+a*4)AI(g){AG(;;){m=(U)g-1;o(m>=c)n=i+m*16 AI(u(n)==f)Aw a=a+1&e-1;g=i(l+a*4)AI(!g)Au a;}if(j>=n[13])At;AJ(n,d,16);c=m;Au b;}a:o(c>=e/2||a>=e)i(l+a*4)=(I)c+1 AI(c==u(b+32))Af(b+32),i=AU;AJ(i+c*16,d,16);AV=c+1;b:f=((U)h(h+8)*k+(U)h(h+10)*j)<<40|(U)k<<32|c;a=AB AI(a==u(b+56))Ae(b
+56);d=q(b+64);u(d+a*8)=f;f=a+1;AB=f AI(a){AG(;;a=e){e=(a-1)/2;o(e>=f)b=d+e*8;o(a>=f)h=d+a*8;a=u(b);c=u(h)AI(a<=c)At;u(b)=c;u(h)=a AI(!e)At;}AE}}}U Q(P a){B h,i;U f,b,d,c,g;P e;AG(++u(a+72),u(a+56)=0,e=q(a+8),f=u(a+16),b=0,d=u(a+48),c=u(a+40),g=0;;){++g AI(c==d){d=fread(e,1,f,stdin)AI(ferror(stdin))Au a AI(!d)Aw u(a+48)=d;c=u(a+40)=0;}o(c>=f)h=e[c];i=(h==32)|((B)(h-9)<5)AI((b==19)|!!b&i){f=0;Au b;}o(b>=19)(a+b)[80]=h;b+=!i;u(a+56)=b;++c;u(a+40)=c AI(g==16777216)Au c;}if(!b){e=(P)"the input ends here";Au
d;}f=0;Au b;a:perror(0),AE c:u(a+56)=0;e=(P)"16 MB of whitespace";d:u(a+24)=(Z)e;u(a+32)=19;f=1;b:At f;}Ar R(P d){B c;U b,a;P e;Ar f;b=u(d+56);o(b>19)if(!b)a=0;Ax AG(a=0,e=d+80;;++e){c=*e-48 AI(c>9){a=0;Au a;}a=a*10+c AI(e+1==d+b+80)Aw}c=b!=19;b=c?a:0;a=c;a:f.a=a;f.b=b;At f;AM M(U a){U c[1];P b=(P)c AI(a>9)M(a/10);*b=a%10|48;As(b,1,1 Av);AM Ah(P a,P b){U f[1];P e=(P)f;B d;U c AI(!b){c=u(a+64)AI(c)As("board ",1,6 Av),M(c),As(", ",1,2 Av);As("word ",1,5 Av);M(u(a+72));As(": ",1,2 Av);c=u(a+56)AI(c){o(c>19)
AG(As("\"",1,1 Av),b=a+80;d=*b,*e=(B)(d-33)<94?d:63,As(e,1,1 Av),b+1!=a+c+80;)++b AI(c==19)As("...",1,3 Av);As("\" ",1,2 Av);}As(q(a+24),1,u(a+32)Av);}Ax As(AN,1,AK Av);As(K,1,1 Av);}B V(U d){B a;U b,c,e,f;AG(b=0;d&(U)15<<b AH;){++b;o(b==9)}AG(a=b,c=0;;c=b){b=c+1 AI(c){AG(a%=2,e=0;f=e+1,a^=(d>>e AH)%16>(d>>c AH)%16,f!=c;)e=f;a=a;}if(b==9)Aw}At a%2;AM W(P c,P d,U a){U e;P b AI(!a)b=(P)1,e=0;Ax b=E(a),AJ(b,d,a),e=a;AP=e;u(c+8)=(Z)b;u(c+16)=a;}Ao X(P b,P c){B e,f;U d;Ao a AI(!AQ)e=c[50],f=0;Ax if(d=u(b+696)
,d<u(b+704)){if(u(b+696)=d+1,a=J(b,c,0),a.a==2){if(a=J(b,c,1),a.a==2){if(a=J(b,c,2),a.a==2)a=J(b,c,3),AF;Ax AF;}Ax AF;}Ax AF%2;}Ax f=1;a.a=f;a.b=e;At a;Az{U E[7];P c=(P)E;B l,r;H i;I z,n,w,p,x;U q,s,j,t,u,m,v,f,g,k,o,y;P d;Ao h;i=h(a+48);o(u(b+432)<=i)i=h(q(b+424)+i*8+e*2);q=u(a+40)AI(!i|!(Aa[q%16]&(B)((I)1<<e%8)))l=2;Ax{l=a[50];r=l+1;s=u(a+32);j=u((P)Aj+e*8);t=q+j;u=t AH;m=s>>u&15;z=i(b+r*4+712);v=u(a);n=i(a+8);d=b+m*12+32;j*=i(d+4);w=i(d+8)%64;f=u(b+24);g=(v>>w&f)+i(d);k=g-j;o=AK;o(k>=o||g>=o)d=AN;n=n+
d[k]-d[g];g=u(a+16);p=i(a+24);a=b+m*12+224;k=u((P)Ak+e*8)*i(a+4);x=i(a+8)%64;f=(g>>x&f)+i(a);y=f-k;o(y>=o||f>=o)p=p+d[y]-d[f]AI(G(p,n)<z)(b+l)[440]=e,u(c+32)=m<<u^m<<q AH^s,u(c+40)=t,AP=v-(j<<w),AQ=n,u(c+16)=g-(k<<x),i(c+24)=p,c[50]=r,h(c+48)=i,h=X(b,c),e=h.b,l=h.a;Ax l=2;}h.a=l;h.b=e;At h;}Aq Y(P e,U k,U o){I b,i,m;U f,p,d,a,l,c,n;P g,h;Aq j;AG(f=u(e+16),g=q(e+8),p=u(e+24),a=b=d=0;;a=l){l=a+1;c=a*4;h=e+k*192+32+(o>>c%64)%16*12;i=i(h);o(f<=i)b+=g[i];a=(!k?a:c&12|a/4)*i(h+4);m=i(h+8)%64;c=(d>>m&p)+i;n=c+a
;o(n>=f||c>=f)b=b+g[n]-g[c];d=(a<<m)+d AI(l==9)Aw}j.a=d;j.b=b;At j;}int main(void){U ar[421];P ag=(P)ar,an=ag+8,p=ag+16,v=ag+72,ao=ag+88,ah=ag+112,w=ag+368,M=ag+384,r=ag+408,x=ag+432,aa=ag+456,y=ag+712,b=ag+1128,h=ag+3264;B f,m,s,t,ap,L,aq;H aj,u;I k,z,J,af,ak,al,q;U a,i,j,e,g,l,n,o,ai;P d,c;Ao am;Aq ad,ae;Ar ab,ac;d=E(65536);u(h)=65536;u(h+8)=(Z)d;u(h+16)=65536;AA(h+40,0,59);u(h+24)=1;u(h+32)=0;AA(aa,0,256);a=1;do{AG(i=0;((U)2271560481u>>i AH)%16!=a;){++i;o(i==9)}AG(f=i%3,m=i/3,i=0;s=i%3,t=i/3,j=i+1,(aa
+a*16)[i]=G(t,m)-(Ai(t,m)+Ai(s,f))+G(s,f),j!=9;)i=j;++a;}while(a!=9);AG(d=E(16384),c=E(256),AJ(c,aa,256),AA(y+32,0,384),u(y)=256,u(y+8)=(Z)c,u(y+16)=256,u(y+24)=15,a=1;i=a+1,c=y+a*12+32,i(c)=(I)a*16,i(c+4)=1,AQ=(I)a*4,i!=16;)a=i;c=E(48);Am(c,8,0);h(c+8)=2;h(c+10)=3;h(c+12)=4;h(c+14)=5;h(c+16)=2;h(c+18)=3;h(c+20)=4;h(c+22)=0;h(c+24)=2;h(c+26)=3;h(c+28)=0;h(c+30)=5;h(c+32)=2;h(c+34)=0;h(c+36)=4;h(c+38)=5;h(c+40)=0;h(c+42)=3;h(c+44)=4;h(c+46)=5;AA(b+1064,0,1024);AA(b+792,0,256);AJ(b+352,y,416);AA(b+1048,0,
16);u(b)=4096;u(b+8)=(Z)d;AK=4096;AA(b+48,0,16);AJ(b+80,aa,256);i(b+24)=52;u(b+32)=0;u(b+64)=u(b+40)=8;AB=0;u(b+336)=1024;u(b+344)=0;u(b+768)=6;u(b+776)=(Z)c;u(b+784)=6;u(b+2088)=2271560481u;u(b+2096)=1024;h(b+2106)=h(b+2104)=1;i(b+2108)=31;u(b+2112)=(U)AO AI(Q(h))f=1;Ax{ab=R(h)AI(ab.a){if(!ab.b){f=0;Au a;}AG(a=0;;a=i){AG(i=a+1,++u(h+64),e=k=j=u(h+72)=0;;e=g){g=e+1 AI(Q(h)){f=1;Au a;}ac=R(h)AI(ac.a){if(ac.b-1>=8)AR=ac.b;}Ax{l=u(h+56);o(l>19)if(l!=1||h[80]!=120)AR=0;}z=(I)1<<l%32 AI(z&k){d=(P)
"appears twice";a=13;Au b;}j=l<<e AH|j AI(g==9)Aw k=z|k;}if(a)AD;a=u(b+2088);f=b[2108];m=V(j)AI(!(m^V(a))){if(u(b+2112)!=(U)AO){AG(d=E(32),u(r)=32,u(r+8)=(Z)d,e=a=u(r+16)=0,l=(U)4275878552u<<32|1985229328;g=e+1,n=(j>>e AH)AH,a=(l>>n)%16+(9-e)*a,g!=9;l=(((U)4008636142u<<32|4008636144u)<<n)+l)e=g;j=u(b+2128);o(a>=j)AG(c=q(b+2120),e=0;k=i(c+a*4),k<-2;){m=((P)"\0\1\2\3")[k%4]AI(e==u(r))Ad(r),d=q(r+8);d[e]=m;++e;u(r+16)=e;a=k/4;o(a>=j)}a=u(r)AI(a!=(U)AO){if(k==-1){if(e<=f)Au c;F(a,d,1,1);Au d;}F(a,d,1,1);}Au
d;}AG(AA(AN,0,AK*4),a=f=AB=AV=0;e=a+1,f=(b+((j>>a AH)*16+a)%256)[80]+f,e!=9;)a=e;AG(AS){++a;o(a==9)}u(w)=j;i(w+8)=0;w[12]=a;w[13]=w[15]=0;w[14]=f;O(b,w,b+2096);a=AB AI(a){AG(;;){AG(d=q(b+64),e=u(d),--a,g=u(d+a*8),u(d)=g,AB=a,l=0;;l=n){o=l*2;n=o|1;o+=2 AI(o<a)n=u(d+o*8)<u(d+n*8)?o:n AI(n>=a)Aw o(l>=a)c=d+n*8;o=AP AI(g<=o)Aw u(d+l*8)=o;AP=g;}a=e&4294967295u;g=AV;o(a>=g)d=AU;c=d+a*16;f=c[13];m=c[14];s=c[15]AI(!m)Aw if(g+3>u(b+336))Au e;AG(++u(b+344),a=AP,t=c[12],ap=Aa[t%16],i(ao+16)=50462976,g=0;;g=l){l=g+1
;L=(ao+g)[16]AI((B)((I)1<<L%8)&ap&&(!f||(L^s)!=3))g=u((P)Aj+L*8)+t,n=g AH,o=a>>n&15,ai=o*16,aq=(B)((b+(ai+t)%256)[80]+m)-(b+(ai+g)%256)[80],u(v)=o<<n^o<<t AH^a,i(v+8)=e,v[12]=g,v[15]=L,v[13]=f+1,v[14]=aq,O(b,v,b+2096)AI(l==4)Aw}a=AB AI(!a)Au f;}k=AQ;AA(ah,0,256)AI(f)AG(m=f;;k=AQ){*(ah+m-1)=s;o(g<=k)c=d+(U)k*16;m=c[13]AI(!m)Aw s=c[15];}W(M,ah,f)AI(u(M)!=((U)Al|2))Au g;e:AG(u(b+1056)=~(u(b+344)*6),ad=Y(b+352,0,j),ae=Y(b+352,1,j),AS){++a;o(a==9)}AG(u(p+32)=j,u(p+40)=a,u(p)=ad.a,i(p+8)=ad.b,u(p+16)=ae.a,i(p+
24)=ae.b,p[50]=0,h(p+48)=1,k=G(ae.b,ad.b),f=b[2108],aj=h(b+2106),u=h(b+2104),z=(I)u*f,J=k*u;;J=u>aj&&J+(I)u*7>z?z:J){AG(af=(I)f+1,ak=1,d=b+1064,al=0,a=712;;++ak){a+=4 AI(al>f)q=0;Ax AG(q=0;q*u+al*aj<=J;)if(++q,q==af){q=af;Aw}i(d)=q AI(a==1736)Aw--af;d=b+a+352;al=ak;}if(k<i(b+1064)){am=X(b+352,p);switch(am.a){case 2:Aw case 0:Au h;default:Au i;}}if(J+u>=z)Au j;J+=u*2;}h:W(x,b+792,am.b);Au k;i:u(x)=(U)Al|2;Au k;j:u(x)=(U)AO;k:Au l;}f:u(M)=(U)AO;g:AJ(x,M,24);l:a=u(x);o(a==((U)Al|2))d=q(x+8);e=u(x+16);c:if(!
(a>>63)){AG(c=d;c!=d+e;++c)As("dlru"+*c,1,1,stdout);AD AI(!a)c=ag,a=0;Ax u(ag)=1,c=an;AP=a AI(u(ag)&&u(an))free(d);Au m;}}d:As("unsolvable",1,10,stdout);AD;m:if(i==ab.b){f=0;Au a;}}AE}d=(P)"is not a number of boards";a=25;b:u(h+24)=(Z)d;u(h+32)=a;f=1;}a:F(u(b),AN,4,4);F(u(b+32),AU,8,16);F(u(b+56),q(b+64),8,8);N(u(b+352),q(b+360));F(u(b+768),q(b+776),2,8);a=u(b+2112)AI(a!=(U)AO)F(a,q(b+2120),4,4)AI(!(fflush(stdout)|ferror(stdout))){if(!f)At N(u(h),q(h+8)),0;Ah(h,0);AE}Ax perror(0),AE AE}
