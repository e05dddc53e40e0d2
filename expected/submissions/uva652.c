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
#define Ai fwrite
#define Aj return
#define Aq ,stderr
#define Ar goto
#define As break;
#define At else
#define Au 2147483648u
#define Av typedef struct
#define Aw exit(1);
#define Ax }static __inline__ Am J(P a,P c,B d)
#define Ay memset
#define Az u(b+72)
#define AA =a;if(u(c)&&u(d))free(b);}void
#define AB Ai(K,1,1,stdout)
#define AC memcpy
#define AD e=a.b,f=a.a
#define AE for
#define AF u(b+16)
#define AG 4%64
#define AH ;if
#define AI {++a;o(a==9)
#define AJ ;Ar b;
#define AK a=0;i&(U)15<<a*AG;
#define AL i(c+8)
#define AM q(b+8)
#define AN .a!=((U)Au<<32|1)
#define AO ?!b.a?(P)8:E(b.a)
#define AP q(b+40)
#define AQ u(a+56)
#define AR u(b+32)
#define AS u(b+48)
#define AT u(c)
#define AU }void
Av{B a,b;}Am;Av{U a;B b;}An;Av{U a;I b;}Ao;Av{U a,b;}Ap;B K[]="\n",X[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",Y[]="is not a tile";U Ag[4]={3,(U)-1,1,(U)-3},Ah[4]={1,(U)-4,4,(U)-1};void Ak(P p,int n,U a){AE(;n--;a>>=8)*p++=(B)a;}U G(U a,U b){Aj a>b?a:b;}U Af(U a,U b){Aj a<b?a:b;}An Al(U a,U b){An r;r.a=a*b;r.b=b&&r.a/b!=a;Aj r;Ax;P Aa(P a,U b){o(b>=Au)a=(P)realloc(a,b);o(!a)Aj a;}P E(U a){P b;o(a>=Au)b=(P)calloc(a,1);o(!b)Aj b;AU Ad(P e,U c,P a,U f,U d){U j[2];P g=(P)j,h=g+8;P i;An b;b=Al(d,f)AH(b.b|(b.a
>((U)2147483647<<32|4294967288u)))c=8,f=0,d=1;At{if(!c)i=g,c=0;At u(g)=8,i=h,c*=d;u(i)=c;a=!u(g)AO:!u(h)AO:Aa(a,b.a);u(e+8)=(Z)a;c=16;f=b.a;d=0;}u(e+c)=f;u(e)=d;}Ap M(P c,U a,U d){U g[3];P b=(P)g;U f;Ap e;f=AT;a=G(G(a+1,f*2),4);Ad(b,f,q(c+8),a,d)AH(u(b))a=AF,d=u(b+8);At u(c+8)=(Z)AM,AT=a,d=(U)Au<<32|1;e.a=d;e.b=a;Aj e;AU Ab(P a){o(M(a,u(a),8)AN)AU Ac(P a){o(M(a,u(a),16)AN)AU F(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g AH(!a)g=c,a=0;At AT=e,g=d,a*=f;u(g)AA N(U a,P b){U f[2];P c=(P)f,d=c+8;P e AH(!a)e=c,a
=0;At AT=1,e=d;u(e)AA O(P b,P d){B j,k;I g;U f,a,e,c,l;P h,i,m;j=d[13];k=d[14]AH((I)k+j<=b[348]){f=u(d);a=f*((U)2654435769u<<32|2135587861)>>i(b+24)%64;e=AF;o(a>=e)h=AM;c=AS;i=AP;g=i(h+a*4)AH(g){AE(;;){l=(U)g-1;o(l>=c)m=i+l*16 AH(u(m)==f)As a=a+1&e-1;g=i(h+a*4)AH(!g)Ar a;}if(j>=m[13])Aj;AC(m,d,16);c=l AJ}a:o(c>=e/2||a>=e)i(h+a*4)=(I)c+1 AH(c==AR)Ac(b+32),i=AP;AC(i+c*16,d,16);AS=c+1;b:f=((U)h(b+344)*k+(U)h(b+346)*j)<<40|(U)k<<32|c;a=Az AH(a==u(b+56))Ab(b+56);d=q(b+64);u(d+a*8)=f;f=a+1;Az=f AH(a){AE(;;a=e)
{e=(a-1)/2;o(e>=f)b=d+e*8;o(a>=f)h=d+a*8;a=u(b);c=u(h)AH(a<=c)Aj;u(b)=c;u(h)=a AH(!e)Aj;}Aw}}}U Q(P a){B g,l;U i,c,f,j,d,e,b,k;P h;AE(++u(a+88),u(a+72)=0,u(a)=1,u(a+8)=0,h=q(a+24),i=u(a+32),f=c=0,j=1,d=0,e=u(a+64),b=AQ,k=0;;){++k AH(b==e){e=fread(h,1,i,stdin)AH(ferror(stdin))Ar a AH(!e)As u(a+64)=e;b=AQ=0;}o(b>=i)g=h[b]AH(d==19){i=0 AJ}switch(g){case 32:case 13:case 12:case 11:case 10:case 9:As default:++b;AQ=b;o(d>=19)l=g-48;(a+d)[96]=g;c=d+1;u(a+72)=c;g=(l<10)&(d!=18)&j;f=g?f*10+l:0;u(a)=g;u(a+8)=f;j=g
;d=c;Ar c;}if(d){i=0 AJ}++b;AQ=b;d=0;c:if(k==16777216)Ar d;}if(!c){h=(P)"the input ends here";Ar e;}i=0 AJ a:perror(0),Aw d:u(a+72)=0;h=(P)"16 MB of whitespace";e:u(a+40)=(Z)h;u(a+48)=19;i=1;b:Aj i;AU L(U a){U c[1];P b=(P)c AH(a>9)L(a/10);*b=a%10|48;Ai(b,1,1 Aq);AU Ae(P a,P b){U f[1];P e=(P)f;B d;U c AH(!b){c=u(a+80)AH(c)Ai("board ",1,6 Aq),L(c),Ai(", ",1,2 Aq);Ai("word ",1,5 Aq);L(u(a+88));Ai(": ",1,2 Aq);c=u(a+72)AH(c){o(c>19)AE(Ai("\"",1,1 Aq),b=a+96;d=*b,*e=(B)(d-33)<94?d:63,Ai(e,1,1 Aq),b+1!=a+c+96;
)++b AH(c==19)Ai("...",1,3 Aq);Ai("\" ",1,2 Aq);}Ai(q(a+40),1,u(a+48)Aq);}At Ai(AM,1,AF Aq);Ai(K,1,1 Aq);}B R(U d){B a;U b,c,e,f;AE(b=0;d&(U)15<<b*AG;){++b;o(b==9)}AE(a=b,c=0;;c=b){b=c+1 AH(c){AE(a%=2,e=0;f=e+1,a^=(d>>e*AG)%16>(d>>c*AG)%16,f!=c;)e=f;a=a;}if(b==9)As}Aj a%2;}Am V(P b,P c){B e,f;U d;Am a AH(!AL)e=c[50],f=0;At if(d=u(b+696),d<u(b+704)){if(u(b+696)=d+1,a=J(b,c,0),a.a==2){if(a=J(b,c,1),a.a==2){if(a=J(b,c,2),a.a==2)a=J(b,c,3),AD;At AD;}At AD;}At AD%2;}At f=1;a.a=f;a.b=e;Aj a;Ax{U K[7];P b=(P)K;
B k,s,F,J;H i;I E,m,x,o,y;U p,r,t,u,l,v,w,f,g,j,n,z;P e,q;Am h;i=h(c+48);o(u(a+432)<=i)i=h(q(a+424)+i*8+d*2);p=u(c+40)AH(!i|!(X[p%16]&(B)((I)1<<d%8)))k=2;At{r=u((P)Ag+d*8)+p;k=c[50];s=k+1;t=u(c+32);u=r*AG;l=t>>u&15;E=i(a+s*4+712);e=a+l*12+32;v=AT;m=AL;w=u((P)Ag+d*8)*i(e+4);x=i(e+8)%64;f=u(a+24);g=(f&v>>x)+i(e);j=g-w;n=u(a+16);o(j>=n||g>=n)e=q(a+8);F=e[j];J=e[g];q=a+l*12+224;g=u(c+16);o=i(c+24);j=u((P)Ah+d*8)*i(q+4);y=i(q+8)%64;f=(g>>y&f)+i(q);z=f-j;o(z>=n||f>=n)m=m+F-J;o=o+e[z]-e[f]AH(G(o,m)<E)(a+k)[440]
=d,AR=l<<p*AG^l<<u^t,u(b+40)=r,u(b)=v-(w<<x),i(b+8)=m,AF=g-(j<<y),i(b+24)=o,b[50]=s,h(b+48)=i,h=V(a,b),d=h.b,k=h.a;At k=2;}h.a=k;h.b=d;Aj h;}Ao W(P e,U p,U m){U s[2];P l=(P)s;I b,k,f,r;U g,q,d,a,n,c,o;P h,j;Ao i;AE(g=u(e+16),h=q(e+8),q=u(e+24),a=b=d=0;;a=n){n=a+1;c=a*4;j=e+m*192+32+(p>>c%64)%16*12;k=i(j);o(g<=k)f=i(j+8);r=i(j+4);b+=h[k];u(l)=a;u(l+8)=c&12|a/4;a=u(l+m*8)*r;f%=64;c=(q&d>>f)+k;o=c+a;o(o>=g||c>=g)b=b+h[o]-h[c];d=(a<<f)+d AH(n==9)As}i.a=d;i.b=b;Aj i;}int main(void){U ao[447];P ac=(P)ao,ak=ac+
8,o=ac+16,u=ac+72,al=ac+88,ad=ac+112,v=ac+368,ae=ac+384,w=ac+640,af=ac+1056,b=ac+1312,f=ac+3456;B e,l,r,s,am,L,an;H ah,t;I m,x,y,ab,ai,aj,q;U g,a,z,i,p,h,j,n,k,ag;P d,c;Am J;Ao M,aa;d=E(65536);u(f+16)=65536;u(f+24)=(Z)d;u(f+32)=65536;u(f)=0;Ay(f+56,0,59);u(f+40)=1;u(f+48)=0;Ay(ae,0,256);g=1;do{AE(a=0;((U)2271560481u>>a*AG)%16!=g;)AI}AE(e=a%3,l=a/3,a=0;r=a%3,s=a/3,z=a+1,(ae+g*16)[a]=G(s,l)-(Af(s,l)+Af(r,e))+G(r,e),z!=9;)a=z;++g;}while(g!=9);AE(d=E(16384),AC(af,ae,256),c=E(256),AC(c,af,256),u(w)=256,u(w+8)
=(Z)c,u(w+16)=256,u(w+24)=15,Ay(w+32,0,384),g=1;a=g+1,c=w+g*12+32,i(c)=(I)g*16,i(c+4)=1,AL=(I)g*4,a!=16;)g=a;c=E(48);Ak(c,8,0);h(c+8)=2;h(c+10)=3;h(c+12)=4;h(c+14)=5;h(c+16)=2;h(c+18)=3;h(c+20)=4;h(c+22)=0;h(c+24)=2;h(c+26)=3;h(c+28)=0;h(c+30)=5;h(c+32)=2;h(c+34)=0;h(c+36)=4;h(c+38)=5;h(c+40)=0;h(c+42)=3;h(c+44)=4;h(c+46)=5;Ay(b+1072,0,1024);Ay(b+800,0,256);AC(b+360,w,416);Ay(b+1056,0,16);u(b)=4096;u(b+8)=(Z)d;AF=4096;Ay(b+48,0,16);AC(b+80,af,256);i(b+24)=52;AR=0;u(b+64)=u(b+40)=8;Az=0;u(b+336)=1024;u(b+
344)=(U)31<<32|65537;u(b+352)=0;u(b+776)=6;u(b+784)=(Z)c;u(b+792)=6;u(b+2096)=2271560481u;u(b+2104)=1024;u(b+2112)=(U)31<<32|65537;u(b+2120)=(U)1<<63 AH(Q(f))e=1;At{if(u(f)){g=u(f+8)AH(!g){e=0;Ar a;}AE(a=0;;a=z){AE(z=a+1,++u(f+80),p=m=i=u(f+88)=0;;p=h){h=p+1 AH(Q(f)){e=1;Ar a;}if(u(f)){if(j=u(f+8),j-1>=8){d=Y;g=13 AJ}}At{j=u(f+72);o(j>19)if(j!=1||f[96]!=120){d=Y;g=13 AJ}j=0;}x=(I)1<<j%32 AH(x&m){d=(P)"appears twice";g=13 AJ}i=j<<p*AG|i AH(h==9)As m=x|m;}if(a)AB;a=u(b+2096);e=R(i)AH(!(e^R(a))){AE(Ay(AM,0,
AF*4),a=e=Az=AS=0;p=a+1,e=(b+((i>>a*AG)*16+a)%256)[80]+e,p!=9;)a=p;AE(AK)AI}u(v)=i;i(v+8)=0;v[12]=a;v[13]=v[15]=0;v[14]=e;O(b,v);a=Az AH(a){AE(;;){AE(d=q(b+64),p=u(d),--a,h=u(d+a*8),u(d)=h,Az=a,j=0;;j=n){k=j*2;n=k|1;k+=2 AH(k<a)n=u(d+k*8)<u(d+n*8)?k:n AH(n>=a)As o(j>=a)c=d+n*8;k=AT AH(h<=k)As u(d+j*8)=k;AT=h;}a=p&4294967295u;h=AS;o(a>=h)d=AP;c=d+a*16;e=c[13];l=c[14];r=c[15]AH(!l)As if(h+3>u(b+336))Ar c;AE(++u(b+352),a=AT,s=c[12],am=X[s%16],i(al+16)=50462976,h=0;;h=j){j=h+1;L=(al+h)[16]AH((B)((I)1<<L%8)&
am&&(!e||(L^r)!=3))h=u((P)Ag+L*8)+s,n=h*AG,k=a>>n&15,ag=k*16,an=(B)((b+(ag+s)%256)[80]+l)-(b+(ag+h)%256)[80],u(u)=k<<n^k<<s*AG^a,i(u+8)=p,u[12]=h,u[15]=L,u[13]=e+1,u[14]=an,O(b,u)AH(j==4)As}a=Az AH(!a)Ar d;}m=AL;Ay(ad,0,256)AH(!e)d=(P)1,a=0;At{AE(l=e;;m=AL){*(ad+l-1)=r;o(h<=m)c=d+(U)m*16;l=c[13]AH(!l)As r=c[15];}d=E(e);AC(d,ad,e);a=e;}i=e;Ar e;c:AE(u(b+1064)=~(u(b+352)*6),AK)AI}AE(M=W(b+360,i,0),aa=W(b+360,i,1),u(o+32)=i,u(o+40)=a,u(o)=M.a,i(o+8)=M.b,u(o+16)=aa.a,i(o+24)=aa.b,o[50]=0,h(o+48)=1,m=G(aa.b,M
.b),e=b[2116],ah=h(b+2114),t=h(b+2112),x=(I)t*e,y=m*t;;y=t>ah&&y+(I)t*7>x?x:y){AE(ab=(I)e+1,ai=1,d=b+1072,aj=0,a=712;;++ai){a+=4 AH(aj>e)q=0;At AE(q=0;q*t+aj*ah<=y;)if(++q,q==ab){q=ab;As}i(d)=q AH(a==1736)As--ab;d=b+a+360;aj=ai;}if(m<i(b+1072)){J=V(b+360,o);switch(J.a){case 2:As case 0:Ar f;default:Aw}}if(y+t>=x)Ar g;y+=t*2;}f:if(!J.b)i=0,d=(P)1;At d=E(J.b),AC(d,b+800,J.b),i=J.b;a=i;Ar e;g:Ar d;e:AE(c=d;c!=d+i;++c)Ai("dlru"+*c,1,1,stdout);AB AH(!a)c=ac,a=0;At u(ac)=1,c=ak;AT=a AH(u(ac)&&u(ak))free(d);Ar
h;}}d:Ai("unsolvable",1,10,stdout);AB;h:if(z==g){e=0;Ar a;}}Aw}d=(P)"is not a number of boards";g=25;b:u(f+40)=(Z)d;u(f+48)=g;e=1;}a:F(u(b),AM,4,4);F(AR,AP,8,16);F(u(b+56),q(b+64),8,8);N(u(b+360),q(b+368));F(u(b+776),q(b+784),2,8);g=u(b+2120)AH(g!=(U)1<<63)F(g,q(b+2128),4,4)AH(!(fflush(stdout)|ferror(stdout))){if(!e)Aj N(u(f+16),q(f+24)),0;Ae(f,0);Aw}At perror(0),Aw Aw}
