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
#define Av return
#define Aw ;}static __inline__
#define Ax fwrite
#define Ay typedef struct
#define Az 267242409<<32|2271560481u
#define AA goto
#define AB ,stderr
#define AC u(a+72)
#define AD 2147483648u
#define AE memcpy
#define AF memset
#define AG else
#define AH for
#define AI break
#define AJ e=a.b,f=a.a
#define AK u(a+56)
#define AL u(a+48)
#define AM ;E(u(a+360),q(a+368),1,1)
#define AN exit(1);
#define AO case
#define AP 4%64
#define AQ i(d)=r,i(d+4)=q,i(d+8)
#define AR q(a+40)
#define AS stdout
#define AT u(a+16)
#define AU void
#define AV l=13;AA b;}
#define AW u(a)
#define AX {i=0;AA d;}
#define AY =(U)50<<32|196612
#define AZ .a!=((U)AD<<32|1)
#define A0 ?!b.a?(P)8:F(b.a)
#define A1 u(a+32)
Ay{B a,b;}Aq;Ay{U a;B b;}Ar;Ay{U a;I b;}As;Ay{U a,b;}At;Ay{U a;P b;}Au;B Ah[]="\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n",Ai[]="is not a tile",O[]="\n";U Am[4]={4,(U)-1,1,(U)-4};AU An(P p,int n,U a){AH(;n--;a>>=8)*p++=(B)a;}U G(U a,U b){Av a>b?a:b;}U Q(U a,U b){Av a<b?a:b;}Ar Ao(U a,U b){Ar r;r.a=a*b;r.b=b&&r.a/b!=a;Av r;}U Ap(U a,U b){Av a>b?a-b:0 Aw Aq K(P a,P c,B d);P Aj(P a,U b){o(b>=AD)a=(P)realloc(a,b);o(!a)Av a;}P F(U a){P b;o(a>=AD)b=(P)calloc(a,1);o(!b)Av b Aw AU R(P a,U b,U c,U d){P e;o(c>=b
||d>=b)e=a+c*8;a+=d*8;b=u(e);u(e)=AW;AW=b;}AU V(P a,U b){P c;c=F(b);AW=b;u(a+8)=(Z)c;AT=b;}At X(P e,U c,U h){U k[2];P g=(P)k,i=g+8;U d;P a,j;Ar b;At f;d=u(e);c=G(G(c+1,d*2),4);a=q(e+8);b=Ao(h,c);if(b.b|(b.a>((U)2147483647<<32|4294967288u)))c=0;AG{if(!d)j=g,d=0;AG u(g)=8,j=i,d*=h;u(j)=d;a=!u(g)A0:!u(i)A0:Aj(a,b.a);u(e+8)=(Z)a;u(e)=c;c=(U)AD<<32|1;}f.a=c;f.b=0;Av f;}AU W(P a){o(X(a,AW,16)AZ)}AU Ak(P a){o(X(a,AW,8)AZ)}AU E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g;if(!a)g=c,a=0;AG u(c)=e,g=d,a*=f;u(g)=a;if
(u(c)&&u(d))free(b)Aw Au L(U a){P b;Au c;if(!a)a=0,b=(P)1;AG b=F(a);c.a=a;c.b=b;Av c;}U Aa(H a){Av(U)(a/2&30583)<<32|(U)(H)(a*16)<<48|(U)((H)(a*2)&61166)<<16|a/16;}H Y(U a,H e){U f[1];P d=(P)f;H c,b,g;AH(c=(I)1<<a%16,b=0;c!=b;c=g){AH(u(d)=Aa(c),a=0,b=c;b=h(d+a*2)&(e^65535)|b,++a,a!=4;)
;g=b;b=c;}Av c;}H Ab(U c,U d){H b;U a;AH(b=a=0;a!=d;++a)b=(H)((I)1<<(H)(c>>a*AP)%16)|b;Av b;}AU Ac(P a,P d){B h,i;I m;U e,b,c,g,j;P l,f,k;h=d[13];i=d[14];if((I)i+h<=a[348]){AH(e=u(d),b=AT,l=q(a+8),c=AL,f=AR,g=e*((U)2654435769u<<32|2135587861)>>i(a+24)%64;;g=g+1&b-1){o(g>=b)m=i(l+g*4);if(!m)AI;j=(U)m-1;o(j>=c)k=f+j*16;if(u(k)==e)AA a;}o(c>=b/2)i(l+g*4)=(I)c+1;if(c==A1)W(a+32),f=AR;AE(f+c*16,d,16);AL=c+1;AA b;a:if(h>=k[13])Av;AE(k,d,16);c=j;b:e=((U)h(a+344)*i+(U)h(a+346)*h)<<40|(U)i<<32|c;b=AC;if(b==AK)Ak(
a+56);AH(d=q(a+64),u(d+b*8)=e,e=b+1,AC=e;;b=c){if(!b)Av;c=(b-1)/2;o(c>=e||b>=e)if(u(d+c*8)<=u(d+b*8))Av;R(d,e,c,b);}AN}}U J(U b,U c){U a;AH(a=0;(b>>a*AP)%16!=c;){++a;o(a==16)}Av a;}U Ad(P a){B e,k;U i,g,j,l,c,b,d,f;P h;AH(++u(a+88),AC=0,AW=1,u(a+8)=0,h=q(a+24),i=A1,j=g=0,l=1,c=u(a+64),b=AK,d=0;;l=e){AH(f=g;;f=0){if(d==16777216)AA a;AH(++d;b==c;b=AK=0){c=fread(h,1,i,stdin);if(ferror(stdin))AA b;if(!c)AA c;u(a+64)=c;}o(b>=i)e=h[b];if(f==19)AX switch(e){AO 32:AO 13:AO 12:AO 11:AO 10:AO 9:AI;default:AA e;}if
(f)AX++b;AK=b;}e:++b;AK=b;o(f>=19)k=e-48;(a+f)[96]=e;g=f+1;AC=g;e=(k<10)&(f!=18)&l;j=e?j*10+k:0;AW=e;u(a+8)=j;}a:AC=0;h=(P)"16 MB of whitespace";AA f;c:if(g)AX h=(P)"the input ends here";f:u(a+40)=(Z)h;AL=19;i=1;AA d;b:perror(0),AN d:Av i;}AU M(U a){U c[1];P b=(P)c;if(a>9)M(a/10);*b=a%10|48;Ax(b,1,1 AB);}AU Al(P a,P b){U f[1];P e=(P)f;B d;U c;if(!b){c=u(a+80);if(c)Ax("board ",1,6 AB),M(c),Ax(", ",1,2 AB);Ax("word ",1,5 AB);M(u(a+88));Ax(": ",1,2 AB);c=AC;if(c){o(c>19)AH(Ax("\"",1,1 AB),b=a+96;b!=a+c+96;
++b)d=*b,*e=(B)(d-33)<94?d:63,Ax(e,1,1 AB);if(c==19)Ax("...",1,3 AB);Ax("\" ",1,2 AB);}Ax(AR,1,AL AB);}AG Ax(q(b+8),1,u(b+16)AB);Ax(O,1,1 AB);}B Ae(U c){B b;U a,d;AH(a=J(c,0),b=a/4+a,a=0;a!=16;++a)AH(d=0;d!=a;++d)b=((c>>d*AP)%16>(c>>a*AP)%16)^b%2;Av b%2 Aw As N(P a,P c,U f,I j,U b){I g;U d,h,i;As e;b*=i(c+4);g=i(c+8)%64;d=(f>>g&u(a+24))+i(c);h=d-b;i=AT;o(h>=i||d>=i)a=q(a+8);e.a=f-(b<<g);e.b=j+a[h]-a[d];Av e;}Aq Af(P b,P c){B e,f;U d;Aq a;if(!i(c+8))e=c[50],f=0;AG if(d=u(b+696),d<u(b+704)){if(u(b+696)=d+1
,a=K(b,c,0),a.a==2){if(a=K(b,c,1),a.a==2){if(a=K(b,c,2),a.a==2)a=K(b,c,3),AJ;AG AJ;}AG AJ;}AG AJ%2;}AG f=1;a.a=f;a.b=e;Av a Aw Aq K(P a,P c,B d){U s[7];P b=(P)s;B h,l;H g;I r;U e,m,n,p,q,o,i;Aq f;As j,k;g=h(c+48);o(u(a+432)<=g)g=h(q(a+424)+g*8+d*2);e=u(c+40);if(!g|!(Ah[e%16]&(B)((I)1<<d%8)))h=2;AG{h=c[50];l=h+1;m=u(c+32);switch(d){AO 0:n=e+4;p=4;q=1;AI;AO 1:n=e-1;p=-1;q=-4;AI;AO 2:n=e+1;p=1;q=4;AI;AO 3:n=e-4;p=-4;q=-1;}o=n*AP;i=m>>o&15;r=i(a+l*4+712);j=N(a,a+i*12+32,u(c),i(c+8),p);k=N(a,a+i*12+224,u(c+16
),i(c+24),q);if(G(k.b,j.b)<r)(a+h)[440]=d,u(b+32)=i<<o^i<<e*AP^m,u(b+40)=n,u(b)=j.a,i(b+8)=j.b,u(b+16)=k.a,i(b+24)=k.b,b[50]=l,h(b+48)=g,f=Af(a,b),d=f.b,h=f.a;AG h=2;}f.a=h;f.b=d;Av f;}As Ag(P c,U k,U f){U n[2];P e=(P)n;I d,j;U l,b,g,h;P m,i;As a;AH(l=u(c+16),m=q(c+8),g=d=b=0;b!=16;g=a.a){h=b*4;i=c+f*192+32+(k>>h%64)%16*12;j=i(i);o(l<=j)d+=m[j];u(e)=b;u(e+8)=h&12|b/4;a=N(c,i,g,d,-u(e+f*8));++b;d=a.b;}a.a=g;a.b=d;Av a;}int main(AU){U aA[33319];P s=(P)aA,at=s+56,w=s+64,au=s+88,ai=s+131160,x=s+262232,av=s+
262648,X=s+263064,aw=s+263080,ap=s+263104,aa=s+263360,aq=s+263376,ab=s+263632,ar=s+264048,a=s+264304,h=s+266432;B g,ac,y,ax,ay,ag,az;H K,p,ao,as,v;I i,q,r,al,M;U l,t,c,k,f,j,e,n,z,ad,ah,N,u,af,an;P d,b,o,am;Aq ae;As aj,ak;Au m;AH(V(h+16,65536),u(h)=0,AF(h+56,0,59),u(h+40)=1,u(h+48)=0,AF(aq,0,256),l=1;l!=16;++l)AH(t=J((U)Az,l),c=t%4,t/=4,k=0;k!=16;++k)f=k%4,j=k/4,(aq+l*16)[k]=G(j,t)-(Q(j,t)+Q(f,c))+G(f,c);AH(d=F(16384),AE(ar,aq,256),m=L(256),AE(m.b,ar,256),u(ab)=m.a,u(ab+8)=(Z)m.b,u(ab+16)=256,u(ab+24)=15
,AF(ab+32,0,384),l=1;l!=16;++l)b=ab+l*12+32,i(b)=(I)l*16,i(b+4)=1,i(b+8)=(I)l*4;b=F(48);An(b,8,0);h(b+8)=2;h(b+10)=3;h(b+12)=4;h(b+14)=5;h(b+16)=2;h(b+18)=3;h(b+20)=4;h(b+22)=0;h(b+24)=2;h(b+26)=3;h(b+28)=0;h(b+30)=5;h(b+32)=2;h(b+34)=0;h(b+36)=4;h(b+38)=5;h(b+40)=0;h(b+42)=3;h(b+44)=4;h(b+46)=5;AF(a+800,0,1296);AF(a+48,0,16);AW=4096;u(a+8)=(Z)d;AT=4096;i(a+24)=52;A1=0;u(a+64)=u(a+40)=8;AC=0;AE(a+80,ar,256);u(a+336)=1024;u(a+344)AY;u(a+352)=0;AE(a+360,ab,416);u(a+776)=6;u(a+784)=(Z)b;u(a+792)=6;u(a+2096)
=(U)Az;u(a+2104)=1024;u(a+2112)AY;u(a+2120)=0;if(Ad(h))g=1;AG{if(u(h)){AH(l=u(h+8),t=0;;++t){if(t==l){g=0;AA a;}AH(++u(h+80),k=i=c=u(h+88)=0;c!=16;++c){if(Ad(h)){g=1;AA a;}if(u(h)){if(f=u(h+8),!f)f=0;AG if(f>=16){d=Ai;AV}AG{f=u(h+72);o(f>19)if(f!=1||h[96]!=48){d=Ai;AV f=0;}q=(I)1<<f%32;if(q&i){d=(P)"appears twice";AV i=q|i;k=f<<c*AP|k;}g=Ae(k);if(!(g^Ae((U)Az))){AH(;;AE(a+360,av,416)){if(!u(a+2120)){AH(AF(q(a+8),0,AT*4),i=c=AC=AL=0;c!=16;++c)i+=(a+(k>>c*AP)*16%256+80)[c];AH(g=J(k,0),u(aa)=k,i(aa+8)=0,aa[
12]=g,aa[13]=aa[15]=0,aa[14]=i,Ac(a,aa);;){c=AC;if(!c)AA c;AH(d=q(a+64),f=u(d),--c,u(d)=u(d+c*8),AC=c,j=0;;j=e){n=j*2;e=n|1;n+=2;if(n<c)e=u(d+n*8)<u(d+e*8)?n:e;if(e>=c)AI;o(j>=c)if(u(d+j*8)<=u(d+e*8))AI;R(d,c,j,e);}c=f&4294967295u;j=AL;o(c>=j)d=AR;b=d+c*16;g=b[13];ac=b[14];if(!ac)AA d;if(j+3>u(a+336))AI;AH(++u(a+352),c=u(b),y=b[12],ax=b[15],ay=Ah[y%16],i(aw+16)=50462976,j=0;j!=4;++j)if(ag=(aw+j)[16],(B)((I)1<<ag%8)&ay&&(!g||(ag^ax)!=3))e=u((P)Am+ag*8)+y,n=e*AP,z=c>>n&15,ad=z*16,az=(B)((a+(ad+y)%256)[80]+
ac)-(a+(ad+e)%256)[80],u(X)=z<<n^z<<y*AP^c,i(X+8)=f,X[12]=e,X[15]=ag,X[13]=g+1,X[14]=az,Ac(a,X);}c=Ap(100000,u(a+352)*6);}AG c=-1;AH(u(a+1064)=c,c=J(k,0),aj=Ag(a+360,k,0),ak=Ag(a+360,k,1),u(s+32)=k,u(s+40)=c,u(s)=aj.a,i(s+8)=aj.b,u(s+16)=ak.a,i(s+24)=ak.b,s[50]=0,h(s+48)=1,i=G(ak.b,aj.b),g=a[2116],K=h(a+2114),p=h(a+2112),q=(I)p*g,r=i*p;;r=p>K&&r+(I)p*7>q?q:r){AH(c=712,al=0;c!=1736;++al){AH(M=0;M+al<=g&&M*p+al*K<=r;)++M;i(a+c+360)=M;c+=4;}if(i<i(a+1072)){ae=Af(a+360,s);switch(ae.a){AO 2:AI;AO 0:AA e;
default:AA f;}}if(r+p>=q)AA g;r+=p*2;}f:AH(++u(a+2120),V(x,262144),u(x+24)=65535,AF(x+32,0,384),c=0;c!=15;++c)f=((U)124120489<<32|4239934241u)>>c*AP&15,i=(I)c*4,q=(I)1<<(i&12),r=(I)c<<14&196608,i&=48,d=x+f*12+32,AQ=i,--f,d=x+f*4%16*12+236+f/4*12,AQ=i;AH(d=q(x+8),c=u(x+16),f=0;c;++f){j=Q(c,65536);e=((U)106224792<<32|3953603088u)>>f*16%64&65535;n=Q(15-f*4,4);AF(au,0,131072);AF(ai,0,131072);K=Y(15,Ab(e,n));h(ai+e*2)=K;b=F(16);u(b)=e;h(b+8)=K;b[10]=0;u(w)=1;u(w+8)=(Z)b;u(w+16)=1;o=b;e=1;z=0;h:while(z<e)AH(am
=o+z*16,ad=u(am),g=am[10],u(at)=Aa(h(am+8)),K=Ab(ad,n),++g,ah=0;;o=b){AH(N=ah;;N=ah){if(N==n*4){++z;AA h;}ah=N+1;u=N&60;af=ad>>u;an=af%16;N%=4;af=af+((P)"\4\17\1\14")[N]&15;u=((af^an)<<u^ad)%65536;p=h(ai+u*2);ao=(I)1<<an;if(h(at+N*2)&(p^65535)&ao)AI;}if(!p){o(c<=u)d[u]=g;}as=K^(H)((I)1<<af)^ao;o=au+as*2;v=h(o);if(!(v&ao))v=Y(an,as),h(o)=v;h(ai+u*2)=v|p;if(e==u(w))W(w),b=q(w+8);o=b+e*16;u(o)=u;h(o+8)=v;o[10]=g;++e;u(w+16)=e;}E(u(w),o,8,16);d+=j;c-=j;}AE(av,x,416)AM;}d:AH(ac=b[15],i=i(b+8),AF(ap,0,256),y=g
;y;y=b[13]){*(ap+y-1)=ac;o(j<=i)b=d+(U)i*16;ac=b[15];i=i(b+8);}m=L(g);if(g)AE(m.b,ap,g);d=m.b;c=g;AA i;e:m=L(ae.b);if(ae.b)AE(m.b,a+800,ae.b);d=m.b;c=ae.b;i:if(!(m.a>>63)){AH(b=d;b!=d+c;++b)Ax("DLRU"+*b,1,1,AS);Ax(O,1,1,AS);E(m.a,d,1,1);AA j;}g:;}c:Ax("This puzzle is not solvable.",1,28,AS);Ax(O,1,1,AS);j:;}AN}d=(P)"is not a number of boards";l=25;b:u(h+40)=(Z)d;u(h+48)=l;g=1;}a:E(AW,q(a+8),4,4);E(A1,AR,8,16);E(AK,q(a+64),8,8)AM;E(u(a+776),q(a+784),2,8);if(!(fflush(AS)|ferror(AS))){if(!g)Av E(u(h+16),q(h
+24),1,1),0;Al(h,0);AN}AG perror(0),AN}
