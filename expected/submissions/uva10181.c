/* UVa 10181, 15-Puzzle Problem: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: bundle uva10181 --c --short */
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
#define Aq return
#define Az ;}static __inline__
#define AA fwrite
#define AB typedef struct
#define AC 267242409<<32|2271560481u
#define AD ,stderr
#define AE goto
#define AF memcpy
#define AG 2147483648u
#define AH memset
#define AI u(a+72)
#define AJ for
#define AK else
#define AL u(a+16)
#define AM e=a.b,f=a.a
#define AN u(a+48)
#define AO u(a+56)
#define AP u(a+32)
#define AQ ;E(u(a+352),q(a+360),1,1)
#define AR exit(1);
#define AS 65536
#define AT }void
#define AU 4%64
#define AV stdout
#define AW u(a+40)
#define AX i(c+8)
#define AY q(a+8)
#define AZ {d=Aj;k=13;AE b;}f
#define A0 ;if
#define A1 ?!b.a?(P)8:F(b.a)
#define A2 .a!=((U)AG<<32|1)
#define A3 break
#define A4 q(a+40)
AB{B a,b;}Au;AB{U a;B b;}Av;AB{U a;I b;}Aw;AB{U a,b;}Ax;AB{U a;P b;}Ay;B Ai[]="\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n",Aj[]="is not a tile",O[]="\n";U Ao[4]={4,(U)-1,1,(U)-4},Ap[4]={1,(U)-4,4,(U)-1};void Ar(P p,int n,U a){AJ(;n--;a>>=8)*p++=(B)a;}U G(U a,U b){Aq a>b?a:b;}U Q(U a,U b){Aq a<b?a:b;}Av As(U a,U b){Av r;r.a=a*b;r.b=b&&r.a/b!=a;Aq r;}U At(U a,U b){Aq a>b?a-b:0 Az Au K(P c,P b,B d);P Ak(P a,U b){o(b>=AG)a=(P)realloc(a,b);o(!a)Aq a;}P F(U a){P b;o(a>=AG)b=(P)calloc(a,1);o(!b)Aq b Az void R(
P a,U b,U c,U d){P e;o(c>=b||d>=b)e=a+c*8;a+=d*8;b=u(e);u(e)=u(a);u(a)=b;AT V(P a,U b){P c;c=F(b);u(a)=b;u(a+8)=(Z)c;AL=b;}Ax W(P e,U c,U h){U k[2];P g=(P)k,i=g+8;U d;P a,j;Av b;Ax f;d=u(e);c=G(G(c+1,d*2),4);a=q(e+8);b=As(h,c)A0(b.b|(b.a>((U)2147483647<<32|4294967288u)))c=0;AK{if(!d)j=g,d=0;AK u(g)=8,j=i,d*=h;u(j)=d;a=!u(g)A1:!u(i)A1:Ak(a,b.a);u(e+8)=(Z)a;u(e)=c;c=(U)AG<<32|1;}f.a=c;f.b=0;Aq f;AT Al(P a){o(W(a,u(a),8)A2)AT Am(P a){o(W(a,u(a),16)A2)AT E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g A0(!a)g=c
,a=0;AK u(c)=e,g=d,a*=f;u(g)=a A0(u(c)&&u(d))free(b)Az Ay L(U a){P b;Ay c A0(!a)a=0,b=(P)1;AK b=F(a);c.a=a;c.b=b;Aq c;}U Y(H a){Aq(U)(a/2&30583)<<32|(U)(H)(a*16)<<48|(U)((H)(a*2)&61166)<<16|a/16;}H X(U a,H e){U f[1];P d=(P)f;H c,b,g;AJ(c=(I)1<<a%16,b=0;c!=b;c=g){AJ(u(d)=Y(c),a=0,b=c;b=h(d+a*2)&(e^65535)|b,++a,a!=4;)
;g=b;b=c;}Aq c;}H Aa(U c,U d){H b;U a;AJ(b=a=0;a!=d;++a)b=(H)((I)1<<(c>>a*AU)%16)|b;Aq b;AT Ab(P a,P d,P h){B i,j;I n;U e,b,c,g,k;P m,f,l;i=d[13];j=d[14]A0((I)j+i<=h[12]){AJ(e=u(d),b=AL,m=AY,c=AN,f=A4,g=e*((U)2654435769u<<32|2135587861)>>i(a+24)%64;;g=g+1&b-1){o(g>=b)n=i(m+g*4)A0(!n)A3;k=(U)n-1;o(k>=c)l=f+k*16 A0(u(l)==e)AE a;}o(c>=b/2)i(m+g*4)=(I)c+1 A0(c==AP)Am(a+32),f=A4;AF(f+c*16,d,16);AN=c+1;AE b;a:if(i>=l[13])Aq;AF(l,d,16);c=k;b:e=((U)h(h+8)*j+(U)h(h+10)*i)<<40|(U)j<<32|c;b=AI A0(b==AO)Al(a+56);AJ(
d=q(a+64),u(d+b*8)=e,e=b+1,AI=e;;b=c){if(!b)Aq;c=(b-1)/2;o(c>=e||b>=e)if(u(d+c*8)<=u(d+b*8))Aq;R(d,e,c,b);}AR}}U J(U b,U c){U a;AJ(a=0;(b>>a*AU)%16!=c;){++a;o(a==16)}Aq a;}U Ac(P a){B g,i;U f,b,d,c,h;P e;AJ(++AI,AO=0,e=AY,f=AL,b=0,d=AN,c=AW,h=0;h!=16777216;++h){AJ(;c==d;c=AW=0){d=fread(e,1,f,stdin)A0(ferror(stdin))AE a A0(!d)AE b;AN=d;}o(c>=f)g=e[c];i=(g==32)|((B)(g-9)<5)A0((b==19)|!!b&i){f=0;AE c;}o(b>=19)(a+b)[80]=g;b+=!i;AO=b;++c;AW=c;}AO=0;e=(P)"16 MB of whitespace";AE d;b:if(b){f=0;AE c;}e=(P)
"the input ends here";d:u(a+24)=(Z)e;AP=19;f=1;AE c;a:perror(0),AR c:Aq f;}Ax Ad(P d){B b;U a,c;P e;Ax f;a=u(d+56);o(a>19)AJ(e=d+80,c=0;e!=d+a+80;c=c*10+b){b=*e-48 A0(b>9){c=0;AE a;}++e;}b=a!=19;a=b?c:0;c=b;a:f.a=c;f.b=a;Aq f;AT M(U a){U c[1];P b=(P)c A0(a>9)M(a/10);*b=a%10|48;AA(b,1,1 AD);AT An(P a,P b){U f[1];P e=(P)f;B d;U c A0(!b){c=u(a+64)A0(c)AA("board ",1,6 AD),M(c),AA(", ",1,2 AD);AA("word ",1,5 AD);M(AI);AA(": ",1,2 AD);c=AO A0(c){o(c>19)AJ(AA("\"",1,1 AD),b=a+80;b!=a+c+80;++b)d=*b,*e=(B)(d-33)<
94?d:63,AA(e,1,1 AD)A0(c==19)AA("...",1,3 AD);AA("\" ",1,2 AD);}AA(q(a+24),1,AP AD);}AK AA(q(b+8),1,u(b+16)AD);AA(O,1,1 AD);}B Ae(U c){B b;U a,d;AJ(a=J(c,0),b=a/4+a,a=0;a!=16;++a)AJ(d=0;d!=a;++d)b=((c>>d*AU)%16>(c>>a*AU)%16)^b%2;Aq b%2 Az Aw N(P a,U b,U g,I j,U c,U d){I h;U i;P e;Aw f;e=a+b*192+32+c*12;d*=i(e+4);h=i(e+8)%64;b=(g>>h&u(a+24))+i(e);c=b-d;i=AL;o(c>=i||b>=i)a=AY;f.a=g-(d<<h);f.b=j+a[c]-a[b];Aq f;}Au Af(P b,P c){B e,f;U d;Au a A0(!AX)e=c[50],f=0;AK if(d=u(b+696),d<u(b+704)){if(u(b+696)=d+1,a=K
(b,c,0),a.a==2){if(a=K(b,c,1),a.a==2){if(a=K(b,c,2),a.a==2)a=K(b,c,3),AM;AK AM;}AK AM;}AK AM%2;}AK f=1;a.a=f;a.b=e;Aq a Az Au K(P c,P b,B d){U s[7];P a=(P)s;B g,l;H f;I q;U i,m,n,r,o,p,h;Au e;Aw j,k;f=h(b+48);o(u(c+432)<=f)f=h(q(c+424)+f*8+d*2);i=u(b+40)A0(!f|!(Ai[i%16]&(B)((I)1<<d%8)))g=2;AK if(g=b[50],l=g+1,m=u(b+32),q=i(c+l*4+712),n=u((P)Ao+d*8),r=u((P)Ap+d*8),o=i+n,p=o*AU,h=m>>p&15,j=N(c,0,u(b),i(b+8),h,n),k=N(c,1,u(b+16),i(b+24),h,r),G(k.b,j.b)<q)(c+g)[440]=d,AP=h<<i*AU^h<<p^m,AW=o,u(a)=j.a,i(a+8)=j
.b,AL=k.a,i(a+24)=k.b,a[50]=l,h(a+48)=f,e=Af(c,a),d=e.b,g=e.a;AK g=2;e.a=g;e.b=d;Aq e;}Aw Ag(P c,U d,U j){I e,i;U k,b,f,g,h;P l;Aw a;AJ(k=u(c+16),l=q(c+8),f=e=b=0;b!=16;f=a.a){g=b*4;h=j>>g%64&15;i=i(c+d*192+32+h*12);o(k<=i)a=N(c,d,f,e+l[i],h,-(!d?b:g&12|b/4));++b;e=a.b;}a.a=f;a.b=e;Aq a;AT Ah(P a,P e,U f){U g[48];P d=(P)g;U b;P c;AJ(b=0;b!=32;++b)c=d+b*12,AX=i(c+4)=i(c)=0;AF(a,e,24);u(a+24)=f;AF(a+32,d,384);}int main(void){U aB[33287];P r=(P)aB,at=r+56,au=r+64,af=r+131136,av=r+262208,W=r+262232,aw=r+
262648,K=r+263064,ax=r+263080,an=r+263104,M=r+263360,ag=r+263376,ah=r+263400,ao=r+263656,a=r+264072,i=r+266192;B j,N,v,ay,az,ad,aA;H x,o,am,ar,u;I g,p,q,ak,y;U k,b,n,f,h,e,m,s,w,aq,ae,z,t,ab,al;P d,c,as;Au aa;Aw ai,aj;Ax ap,ac;Ay l;AJ(V(i,AS),AH(i+40,0,59),u(i+24)=1,u(i+32)=0,AH(ah,0,256),k=1;k!=16;++k)AJ(b=J((U)AC,k),n=b%4,b/=4,f=0;f!=16;++f)h=f%4,e=f/4,(ah+k*16)[f]=G(e,b)-(Q(e,b)+Q(h,n))+G(h,n);AJ(d=F(16384),l=L(256),u(ag)=l.a,u(ag+8)=(Z)l.b,AF(l.b,ah,256),u(ag+16)=256,Ah(ao,ag,15),k=1;k!=16;++k)c=ao+k
*12+32,i(c)=(I)k*16,i(c+4)=1,AX=(I)k*4;c=F(48);Ar(c,8,0);h(c+8)=2;h(c+10)=3;h(c+12)=4;h(c+14)=5;h(c+16)=2;h(c+18)=3;h(c+20)=4;h(c+22)=0;h(c+24)=2;h(c+26)=3;h(c+28)=0;h(c+30)=5;h(c+32)=2;h(c+34)=0;h(c+36)=4;h(c+38)=5;h(c+40)=0;h(c+42)=3;h(c+44)=4;h(c+46)=5;AH(a+1064,0,1024);AH(a+792,0,256);AF(a+352,ao,416);AH(a+1048,0,16);u(a)=4096;u(a+8)=(Z)d;AL=4096;AH(a+48,0,16);AF(a+80,ah,256);i(a+24)=52;AP=0;u(a+64)=AW=8;AI=0;u(a+336)=1024;u(a+344)=0;u(a+768)=6;u(a+776)=(Z)c;u(a+784)=6;u(a+2088)=(U)AC;u(a+2096)=1024;
h(a+2104)=4;h(a+2106)=3;i(a+2108)=50;u(a+2112)=0 A0(Ac(i))j=1;AK{ap=Ad(i)A0(ap.a){AJ(k=0;;++k){if(k==ap.b){j=0;AE a;}AJ(++u(i+64),n=g=b=u(i+72)=0;b!=16;++b){if(Ac(i)){j=1;AE a;}ac=Ad(i)A0(ac.a){if(!ac.b)f=0;AK{if(ac.b>=16)AZ=ac.b;}}AK{f=u(i+56);o(f>19)if(f!=1||i[80]!=48)AZ=0;}p=(I)1<<f%32 A0(p&g){d=(P)"appears twice";k=13;AE b;}g=p|g;n=f<<b*AU|n;}j=Ae(n)A0(!(j^Ae((U)AC))){AJ(;;AF(a+352,aw,416)){if(!u(a+2112)){AJ(AH(AY,0,AL*4),g=b=AI=AN=0;b!=16;++b)g+=(a+(n>>b*AU)*16%256+80)[b];AJ(j=J(n,0),u(M)=n,i(M+8)=0
,M[12]=j,M[13]=M[15]=0,M[14]=g,Ab(a,M,a+2096);;){b=AI A0(!b)AE c;AJ(d=q(a+64),f=u(d),--b,u(d)=u(d+b*8),AI=b,h=0;;h=e){m=h*2;e=m|1;m+=2 A0(m<b)e=u(d+m*8)<u(d+e*8)?m:e A0(e>=b)A3;o(h>=b)if(u(d+h*8)<=u(d+e*8))A3;R(d,b,h,e);}b=f&4294967295u;h=AN;o(b>=h)d=A4;c=d+b*16;j=c[13];N=c[14]A0(!N)AE d A0(h+3>u(a+336))A3;AJ(++u(a+344),b=u(c),v=c[12],ay=c[15],az=Ai[v%16],i(ax+16)=50462976,h=0;h!=4;++h)if(ad=(ax+h)[16],(B)((I)1<<ad%8)&az&&(!j||(ad^ay)!=3))e=u((P)Ao+ad*8)+v,m=e*AU,s=b>>m&15,w=s*16,aA=(B)((a+(w+v)%256)[80]
+N)-(a+(w+e)%256)[80],u(K)=s<<m^s<<v*AU^b,i(K+8)=f,K[12]=e,K[15]=ad,K[13]=j+1,K[14]=aA,Ab(a,K,a+2096);}b=At(100000,u(a+344)*6);}AK b=-1;AJ(u(a+1056)=b,ai=Ag(a+352,0,n),aj=Ag(a+352,1,n),b=J(n,0),u(r+32)=n,u(r+40)=b,u(r)=ai.a,i(r+8)=ai.b,u(r+16)=aj.a,i(r+24)=aj.b,r[50]=0,h(r+48)=1,g=G(aj.b,ai.b),j=a[2108],x=h(a+2106),o=h(a+2104),p=(I)o*j,q=g*o;;q=o>x&&q+(I)o*7>p?p:q){AJ(b=712,ak=0;b!=1736;++ak){AJ(y=0;y+ak<=j&&y*o+ak*x<=q;)++y;i(a+b+352)=y;b+=4;}if(g<i(a+1064)){aa=Af(a+352,r);switch(aa.a){case 2:A3;case 0:
AE e;default:AE f;}}if(q+o>=p)AE g;q+=o*2;}f:AJ(++u(a+2112),V(av,262144),Ah(W,av,65535),b=0;b!=15;++b)f=((U)124120489<<32|4239934241u)>>b*AU&15,g=(I)b*4,p=(I)1<<(g&12),q=(I)b<<14&196608,g&=48,d=W+f*12+32,i(d)=q,i(d+4)=p,i(d+8)=g,--f,d=W+f*4%16*12+32+f/4*12,i(d+204)=q,i(d+208)=p,i(d+212)=g;AJ(d=q(W+8),b=u(W+16),f=0;b;++f){h=Q(b,AS);e=((U)106224792<<32|3953603088u)>>f*16%64&65535;m=Q(15-f*4,4);AH(au,0,131072);AH(af,0,131072);c=F(524288);x=X(15,Aa(e,m));h(af+e*2)=x;u(c)=(U)x<<32|e;e=1;s=0;h:while(s<e){o(s==
AS)AJ(w=u(c+s*8),aq=w%AS,g=(I)w/AS+1,u(at)=Y(w>>32),x=Aa(aq,m),ae=0;;++e){AJ(z=ae;;z=ae){if(z==m*4){++s;AE h;}ae=z+1;t=z&60;ab=aq>>t;al=ab%16;z%=4;ab=ab+((P)"\4\17\1\14")[z]&15;t=((ab^al)<<t^w)%AS;o=h(af+t*2);am=(I)1<<al A0(h(at+z*2)&(o^65535)&am)A3;}if(!o){o(b<=t)d[t]=g;}ar=x^(H)((I)1<<ab)^am;as=au+ar*2;u=h(as)A0(!(u&am))u=X(al,ar),h(as)=u;h(af+t*2)=u|o;o(e>=AS)u(c+e*8)=(U)g<<16|(U)u<<32|t;}}E(AS,c,8,8);d+=h;b-=h;}AF(aw,W,416)AQ;}d:AJ(N=c[15],g=AX,AH(an,0,256),v=j;v;v=c[13]){*(an+v-1)=N;o(h<=g)c=d+(U)g*
16;N=c[15];g=AX;}l=L(j)A0(j)AF(l.b,an,j);d=l.b;b=j;AE i;e:l=L(aa.b)A0(aa.b)AF(l.b,a+792,aa.b);d=l.b;b=aa.b;i:if(!(l.a>>63)){AJ(c=d;c!=d+b;++c)AA("DLRU"+*c,1,1,AV);AA(O,1,1,AV);E(l.a,d,1,1);AE j;}g:;}c:AA("This puzzle is not solvable.",1,28,AV);AA(O,1,1,AV);j:;}AR}d=(P)"is not a number of boards";k=25;b:u(i+24)=(Z)d;u(i+32)=k;j=1;}a:E(u(a),AY,4,4);E(AP,A4,8,16);E(AO,q(a+64),8,8)AQ;E(u(a+768),q(a+776),2,8)A0(!(fflush(AV)|ferror(AV))){if(!j)Aq E(u(i),q(i+8),1,1),0;An(i,0);AR}AK perror(0),AR}
