/* UVa 10181, 15-Puzzle Problem: slidekit 0.1.0, CC0-1.0, rustc 1.95.0 */
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
#define AB goto
#define AC typedef struct
#define AD 267242409<<32|2271560481u
#define AE ,stderr
#define AF memset
#define AG 2147483648u
#define AH u(a+72)
#define AI for
#define AJ memcpy
#define AK u(a+16)
#define AL else
#define AM u(a+48)
#define AN u(a+56)
#define AO u(a+32)
#define AP ;E(u(a+352),q(a+360),1,1)
#define AQ exit(1);
#define AR 65536
#define AS stdout
#define AT u(a+40)
#define AU {d=a.b;g=a.a
#define AV 4%64
#define AW AB a;}
#define AX void
#define AY q(a+8)
#define AZ {g=Aj;i=13;AB b;}j
#define A0 .a!=((U)AG<<32|1)
#define A1 ;if
#define A2 ?!b.a?(P)8:F(b.a)
#define A3 break
#define A4 q(a+40)
AC{B a,b;}Au;AC{U a;B b;}Av;AC{U a;I b;}Aw;AC{U a,b;}Ax;AC{U a;P b;}Ay;B Ai[]="\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n",Aj[]="is not a tile",O[]="\n";U Ao[4]={4,(U)-1,1,(U)-4},Ap[4]={1,(U)-4,4,(U)-1};AX Ar(P p,int n,U a){AI(;n--;a>>=8)*p++=(B)a;}U K(U a,U b){Aq a>b?a:b;}U Q(U a,U b){Aq a<b?a:b;}Av As(U a,U b){Av r;r.a=a*b;r.b=b&&r.a/b!=a;Aq r;}U At(U a,U b){Aq a>b?a-b:0 Az Au J(P c,P b,B d);P Ak(P a,U b){o(b>=AG)a=(P)realloc(a,b);o(!a)Aq a;}P F(U a){P b;o(a>=AG)b=(P)calloc(a,1);o(!b)Aq b Az AX R(P a,
U b,U c,U d){P e;o(c>=b||d>=b)e=a+c*8;a+=d*8;b=u(e);u(e)=u(a);u(a)=b;}AX V(P a,U b){P c;c=F(b);u(a)=b;u(a+8)=(Z)c;AK=b;}Ax W(P e,U c,U h){U k[2];P g=(P)k,i=g+8;U d;P a,j;Av b;Ax f;d=u(e);c=K(K(c+1,d*2),4);a=q(e+8);b=As(h,c)A1(b.b|(b.a>((U)2147483647<<32|4294967288u)))c=0;AL{if(!d)j=g,d=0;AL u(g)=8,j=i,d*=h;u(j)=d;a=!u(g)A2:!u(i)A2:Ak(a,b.a);u(e+8)=(Z)a;u(e)=c;c=(U)AG<<32|1;}f.a=c;f.b=0;Aq f;}AX Al(P a){o(W(a,u(a),8)A0)}AX Am(P a){o(W(a,u(a),16)A0)}AX E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g A1(!a)g=c
,a=0;AL u(c)=e,g=d,a*=f;u(g)=a A1(u(c)&&u(d))free(b)Az Ay L(U a){P b;Ay c A1(!a)a=0,b=(P)1;AL b=F(a);c.a=a;c.b=b;Aq c;}U Y(H a){Aq(U)(a/2&30583)<<32|(U)(H)(a*16)<<48|(U)((H)(a*2)&61166)<<16|a/16;}H X(U a,H e){U f[1];P d=(P)f;H c,b,g;AI(c=(I)1<<a%16,b=0;c!=b;c=g){AI(u(d)=Y(c),a=0,b=c;b=h(d+a*2)&(e^65535)|b,++a,a!=4;)
;g=b;b=c;}Aq c;}H Aa(U c,U d){H b;U a;AI(b=a=0;a!=d;++a)b=(H)((I)1<<(c>>a*AV)%16)|b;Aq b;}AX Ab(P a,P d,P h){B i,j;I n;U e,b,c,g,k;P m,f,l;i=d[13];j=d[14]A1((I)j+i<=h[12]){AI(e=u(d),b=AK,m=AY,c=AM,f=A4,g=e*((U)2654435769u<<32|2135587861)>>i(a+24)%64;;g=g+1&b-1){o(g>=b)n=i(m+g*4)A1(!n)A3;k=(U)n-1;o(k>=c)l=f+k*16 A1(u(l)==e)AW o(c>=b/2)i(m+g*4)=(I)c+1 A1(c==AO)Am(a+32),f=A4;AJ(f+c*16,d,16);AM=c+1;AB b;a:if(i>=l[13])Aq;AJ(l,d,16);c=k;b:e=((U)h(h+8)*j+(U)h(h+10)*i)<<40|(U)j<<32|c;b=AH A1(b==AN)Al(a+56);AI(d=
q(a+64),u(d+b*8)=e,e=b+1,AH=e;;b=c){if(!b)Aq;c=(b-1)/2;o(c>=e||b>=e)if(u(d+c*8)<=u(d+b*8))Aq;R(d,e,c,b);}AQ}}U G(U b,U c){U a;AI(a=0;(b>>a*AV)%16!=c;){++a;o(a==16)}Aq a;}U Ac(P a){B g,i;U f,b,d,c,h;P e;AI(++AH,AN=0,e=AY,f=AK,b=0,d=AM,c=AT,h=0;h!=16777216;++h){AI(;c==d;c=AT=0){d=fread(e,1,f,stdin)A1(ferror(stdin))AB a A1(!d)AB b;AM=d;}o(c>=f)g=e[c];i=(g==32)|((B)(g-9)<5)A1((b==19)|!!b&i){f=0;AB c;}o(b>=19)(a+b)[80]=g;b+=!i;AN=b;++c;AT=c;}AN=0;e=(P)"16 MB of whitespace";AB d;b:if(b){f=0;AB c;}e=(P)
"the input ends here";d:u(a+24)=(Z)e;AO=19;f=1;AB c;a:perror(0),AQ c:Aq f;}Ax Ad(P d){B b;U a,c;P e;Ax f;a=u(d+56);o(a>19)AI(e=d+80,c=0;e!=d+a+80;c=c*10+b){b=*e-48 A1(b>9){c=0;AW++e;}b=a!=19;a=b?c:0;c=b;a:f.a=c;f.b=a;Aq f;}AX M(U a){U c[1];P b=(P)c A1(a>9)M(a/10);*b=a%10|48;AA(b,1,1 AE);}AX An(P a,P b){U f[1];P e=(P)f;B d;U c A1(!b){c=u(a+64)A1(c)AA("board ",1,6 AE),M(c),AA(", ",1,2 AE);AA("word ",1,5 AE);M(AH);AA(": ",1,2 AE);c=AN A1(c){o(c>19)AI(AA("\"",1,1 AE),b=a+80;b!=a+c+80;++b)d=*b,*e=(B)(d-33)<94
?d:63,AA(e,1,1 AE)A1(c==19)AA("...",1,3 AE);AA("\" ",1,2 AE);}AA(q(a+24),1,AO AE);}AL AA(q(b+8),1,u(b+16)AE);AA(O,1,1 AE);}B Ae(U c){B b;U a,d;AI(a=G(c,0),b=a/4+a,a=0;a!=16;++a)AI(d=0;d!=a;++d)b=((c>>d*AV)%16>(c>>a*AV)%16)^b%2;Aq b%2 Az Aw N(P a,U c,U f,I i,U b,U d){I g;U h;Aw e;b|=c*16;d*=i(a+b*4+160);g=i(a+b*4+288)%64;c=(f>>g&u(a+24))+i(a+b*4+32);b=c-d;h=AK;o(b>=h||c>=h)a=AY;e.a=f-(d<<g);e.b=i+a[b]-a[c];Aq e;}Au Af(P b,P c){B d,g;H f;U e;Au a A1(!i(c+8))d=c[50],g=0;AL if(e=u(b+720),e<u(b+728)){u(b+720)
=e+1;d=Ai[u(c+40)%16];f=h(c+48);o(u(b+456)<=f)d=q(b+448)[f]&d A1(d%2)if(a=J(b,c,0),a.a!=2)AU%2;AW if(d&2)if(a=J(b,c,1),a.a!=2)AU;AW if(d&4)if(a=J(b,c,2),a.a!=2)AU;AW if(!(d&8))g=2;AL a=J(b,c,3),d=a.a==2?0:a.b,g=a.a;}AL g=1;a:a.a=g;a.b=d;Aq a Az Au J(P c,P b,B d){U r[7];P a=(P)r;B f,l;H h;I q;U k,m,n,o,p,g;Au e;Aw i,j;k=u(b+40);f=b[50];l=f+1;m=u(b+32);n=u((P)Ao+d*8);o=k+n;p=o*AV;g=m>>p&15;q=i(c+l*4+736);i=N(c,0,u(b),i(b+8),g,n)A1(i.b<q){if(j=N(c,1,u(b+16),i(b+24),g,u((P)Ap+d*8)),j.b<q){(c+f)[464]=d;h=h(b+
48);o(u(c+432)<=h)h=h(q(c+424)+h*8+d*2);AO=g<<p^g<<k*AV^m;AT=o;u(a)=i.a;i(a+8)=i.b;AK=j.a;i(a+24)=j.b;a[50]=l;h(a+48)=h;e=Af(c,a);d=e.b;f=e.a;}AL f=2;}AL f=2;e.a=f;e.b=d;Aq e;}Aw Ag(P c,U d,U j){I e,i;U k,b,f,g,h;P l;Aw a;AI(k=u(c+16),l=q(c+8),f=e=b=0;b!=16;f=a.a){g=b*4;h=j>>g%64&15;i=i(c+d*64+32+h*4);o(k<=i)a=N(c,d,f,e+l[i],h,-(!d?b:g&12|b/4));++b;e=a.b;}a.a=f;a.b=e;Aq a;}I Ah(P c,U d){I b;U a;AI(b=a=0;a!=16;++a)b+=c[(d>>a*AV)*16+a&255];Aq b;}int main(AX){U aC[33286];P u=(P)aC,av=u+56,aw=u+64,aj=u+
131136,aq=u+262208,r=u+262224,ax=u+262640,N=u+263056,ay=u+263072,ar=u+263096,W=u+263352,s=u+263368,ak=u+263784,a=u+264040,h=u+266184;B t,n,x,af,az,aA,ag,aB;H z,p,ap,au,w;I m,aa,ab,an,J;U i,b,l,j,f,d,e,o,y,ah,at,ai,M,v,ad,ao;P g,c,q;Au ac;Aw al,am;Ax as,ae;Ay k;AI(V(h,AR),AF(h+40,0,59),u(h+24)=1,u(h+32)=0,AF(ak,0,256),i=1;i!=16;++i)AI(b=G((U)AD,i),l=b%4,b/=4,j=0;j!=16;++j)f=j%4,d=j/4,(ak+i*16)[j]=K(d,b)-(Q(d,b)+Q(f,l))+K(f,l);AI(g=F(16384),k=L(256),AJ(k.b,ak,256),AF(s+288,0,128),u(s)=k.a,u(s+8)=(Z)k.b,u(s
+16)=256,u(s+24)=15,AF(s+32,0,256),i=1;i!=16;++i)i(s+i*4+32)=(I)i*16,i(s+i*4+160)=1,i(s+i*4+288)=(I)i*4;c=F(48);Ar(c,8,0);h(c+8)=2;h(c+10)=3;h(c+12)=4;h(c+14)=5;h(c+16)=2;h(c+18)=3;h(c+20)=4;h(c+22)=0;h(c+24)=2;h(c+26)=3;h(c+28)=0;h(c+30)=5;h(c+32)=2;h(c+34)=0;h(c+36)=4;h(c+38)=5;h(c+40)=0;h(c+42)=3;h(c+44)=4;h(c+46)=5;q=F(6);*q=0;q[1]=15;q[2]=7;q[3]=11;q[4]=13;q[5]=14;AF(a+816,0,1296);AF(a+48,0,16);u(a)=4096;u(a+8)=(Z)g;AK=4096;i(a+24)=52;AO=0;u(a+64)=AT=8;AH=0;AJ(a+80,ak,256);u(a+336)=1024;u(a+344)=0;
AJ(a+352,s,416);u(a+768)=6;u(a+776)=(Z)c;u(a+792)=u(a+784)=6;u(a+800)=(Z)q;u(a+808)=6;u(a+2112)=(U)AD;u(a+2120)=1024;h(a+2128)=4;h(a+2130)=3;i(a+2132)=50;a[2136]=0 A1(Ac(h))t=1;AL{as=Ad(h)A1(as.a){AI(i=0;;++i){if(i==as.b){t=0;AW AI(++u(h+64),l=m=b=u(h+72)=0;b!=16;++b){if(Ac(h)){t=1;AW ae=Ad(h)A1(ae.a){if(!ae.b)j=0;AL{if(ae.b>=16)AZ=ae.b;}}AL{j=u(h+56);o(j>19)if(j!=1||h[80]!=48)AZ=0;}aa=(I)1<<j%32 A1(aa&m){g=(P)"appears twice";i=13;AB b;}m=aa|m;l=j<<b*AV|l;}t=Ae(l)A1(!(t^Ae((U)AD))){AI(t=Ah(a+80,l)<30;;AJ
(a+352,ax,416)){if(a[2136])b=-1;AL{AI(AF(AY,0,AK*4),AH=AM=0,n=Ah(a+80,l),x=G(l,0),u(W)=l,i(W+8)=0,W[12]=x,W[13]=W[15]=0,W[14]=n,Ab(a,W,a+2120);;){b=AH A1(!b)AB c;AI(g=q(a+64),j=u(g),--b,u(g)=u(g+b*8),AH=b,f=0;;f=d){e=f*2;d=e|1;e+=2 A1(e<b)d=u(g+e*8)<u(g+d*8)?e:d A1(d>=b)A3;o(f>=b)if(u(g+f*8)<=u(g+d*8))A3;R(g,b,f,d);}b=j&4294967295u;f=AM;o(b>=f)g=A4;c=g+b*16;n=c[13];x=c[14]A1(!x)AB d A1(f+3>u(a+336))A3;AI(++u(a+344),b=u(c),af=c[12],az=c[15],aA=Ai[af%16],i(ay+16)=50462976,f=0;f!=4;++f)if(ag=(ay+f)[16],(B)(
(I)1<<ag%8)&aA&&(!n||(ag^az)!=3))d=u((P)Ao+ag*8)+af,e=d*AV,o=b>>e&15,y=o*16,aB=(B)((a+(y+af)%256)[80]+x)-(a+(y+d)%256)[80],u(N)=o<<e^o<<af*AV^b,i(N+8)=j,N[12]=d,N[15]=ag,N[13]=n+1,N[14]=aB,Ab(a,N,a+2120);}b=t?At(700000,u(a+344)*6):0;}AI(u(a+1080)=b,al=Ag(a+352,0,l),am=Ag(a+352,1,l),b=G(l,0),u(u+32)=l,u(u+40)=b,u(u)=al.a,i(u+8)=al.b,u(u+16)=am.a,i(u+24)=am.b,u[50]=0,h(u+48)=1,m=K(am.b,al.b),n=a[2132],z=h(a+2130),p=h(a+2128),aa=(I)p*n,ab=m*p;;ab=p>z&&ab+(I)p*7>aa?aa:ab){AI(b=736,an=0;b!=1760;++an){AI(J=0;J
+an<=n&&J*p+an*z<=ab;)++J;i(a+b+352)=J;b+=4;}if(m<i(a+1088)){ac=Af(a+352,u);switch(ac.a){case 2:A3;case 0:AB e;default:AB f;}}if(ab+p>=aa)AB g;ab+=p*2;}f:AI(a[2136]=1,V(r,262144),AF(r+288,0,128),u(r+24)=65535,AF(r+32,0,256),j=b=0;b!=15;j=e<<f%64|j){AI(f=b*4,d=((U)124120489<<32|4239934241u)>>f%64&15,e=d-1,u(aq)=d,u(aq+8)=e/4+17+e*4%16,d=0;d!=16;d+=8){o=u(aq+d);o(o>=32)i(r+o*4+32)=(I)b<<14&196608;i(r+o*4+160)=(I)1<<(I)b*4%16;i(r+o*4+288)=f&48;}++b;}AI(g=q(r+8),b=u(r+16),f=0;b;++f){d=Q(b,AR);e=j>>f*16%64&
65535;o=Q(15-f*4,4);AF(aw,0,131072);AF(aj,0,131072);c=F(524288);z=X(15,Aa(e,o));h(aj+e*2)=z;u(c)=(U)z<<32|e;e=1;y=0;h:while(y<e){o(y==AR)AI(ah=u(c+y*8),at=ah%AR,m=(I)ah/AR+1,u(av)=Y(ah>>32),z=Aa(at,o),ai=0;;++e){AI(M=ai;;M=ai){if(M==o*4){++y;AB h;}ai=M+1;v=M&60;ad=at>>v;ao=ad%16;M%=4;ad=ad+((P)"\4\17\1\14")[M]&15;v=((ad^ao)<<v^ah)%AR;p=h(aj+v*2);ap=(I)1<<ao A1(h(av+M*2)&(p^65535)&ap)A3;}if(!p){o(b<=v)g[v]=m;}au=z^(H)((I)1<<ad)^ap;q=aw+au*2;w=h(q)A1(!(w&ap))w=X(ao,au),h(q)=w;h(aj+v*2)=w|p;o(e>=AR)u(c+e*8)
=(U)m<<16|(U)w<<32|v;}}E(AR,c,8,8);g+=d;b-=d;}AJ(ax,r,416)AP;}d:AI(t=c[15],m=i(c+8),AF(ar,0,256),x=n;x;x=c[13]){*(ar+x-1)=t;o(f<=m)c=g+(U)m*16;t=c[15];m=i(c+8);}k=L(n)A1(n)AJ(k.b,ar,n);g=k.b;b=n;AB i;e:k=L(ac.b)A1(ac.b)AJ(k.b,a+816,ac.b);g=k.b;b=ac.b;i:if(!(k.a>>63)){AI(c=g;c!=g+b;++c)AA("DLRU"+*c,1,1,AS);AA(O,1,1,AS);E(k.a,g,1,1);AB j;}g:;}c:AA("This puzzle is not solvable.",1,28,AS);AA(O,1,1,AS);j:;}AQ}g=(P)"is not a number of boards";i=25;b:u(h+24)=(Z)g;u(h+32)=i;t=1;}a:E(u(a),AY,4,4);E(AO,A4,8,16);E(
AN,q(a+64),8,8)AP;E(u(a+768),q(a+776),2,8);E(u(a+792),q(a+800),1,1)A1(!(fflush(AS)|ferror(AS))){if(!t)Aq E(u(h),q(h+8),1,1),0;An(h,0);AQ}AL perror(0),AQ}
