/* SPOJ SOLVING, Solving the Puzzle: slidekit 0.1.0, CC0-1.0, rustc 1.95.0 */
#pragma GCC optimize 3
#include <stddef.h>
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
typedef ptrdiff_t D;
typedef unsigned short A H;
typedef size_t Z;
__extension__ typedef unsigned long long A U;
#define h(x) (*(H*)(x))
#define u(x) (*(U*)(x))
#define q(x) ((P)(Z)u(x))
#define o(x) if(x)exit(1);
static P p(U a){o((Z)a!=a)return(P)(Z)a;}
#define An .a!=((U)2147483648u<<32|1)
#define Ao 2654435769u<<32|2135587861
#define Ap break;
#define Aq fwrite
#define Ar goto
#define As return
#define At ,stderr
#define Au for
#define Av memset
#define Aw }void
#define Ax u(d+68800)
#define Ay else
#define Az 121
#define AA ;if
#define AB 2576350618u<<32|1694551753
#define AC l;o(h>=484)h=u(d+h*8+56);R
#define AD exit(1);
#define AE memcpy
#define AF stdout
#define AG u(a+16)
#define AH u(a+200)
#define AI u(n+24)=
#define AJ 2147483648u
#define AK 1<<63
#define AL AC(as,d+56,a,h,b,e)
#define AM u(c)
#define AN *8+4904
#define AO ;o(b>=Az)
#define AP ?!b.a?p(f):F(b.a):
#define AQ u(n+32)
typedef struct{U a;B b;}Al;typedef struct{U a,b;}Am;B Ab[]="is not a tile",W[]="\n";U Aj[4]={11,120,1,110};U M(U a,U b){As a>b?a:b;}U G(U a,U b){As a<b?a:b;}Al Ak(U a,U b){Al r;r.a=a*b;r.b=b&&r.a/b!=a;As r;}U Ac(U a,U b){As a>b?a-b:0;}P Ad(P a,U b){o(b>=AJ)a=(P)realloc(a,b);o(!a)As a;}P F(U a){P b;o(a>=AJ)b=(P)calloc(a,1);o(!b)As b;Aw J(void){if(fflush(AF)|ferror(AF))perror(0),AD}Am L(P e,U c,U f,U g){U l[2];P i=(P)l,j=i+8;U d;P a,k;Al b;Am h;d=u(e);c=M(M(c+1,d*2),g==1?8:4);a=q(e+8);b=Ak(g,c)AA(b.b||b.a>
((U)AK)-f)c=0;Ay{if(!d)k=i,d=0;Ay u(i)=f,k=j,d*=g;u(k)=d;a=!u(i)AP!u(j)AP Ad(a,b.a);u(e+8)=(Z)a;u(e)=c;c=(U)AJ<<32|1;}h.a=c;h.b=0;As h;Aw Ag(P a){o(L(a,u(a),8,8)An)}static __inline__ void K(P a,U c){U b;b=AG AA(b==u(a))Ag(a);u(q(a+8)+b*8)=c;AG=b+1;Aw Ae(P a){o(L(a,u(a),1,1)An)Aw Af(P a){o(L(a,u(a),8,360)An)Aw Ah(P a){o(L(a,u(a),8,24)An)Aw E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g AA(!a)g=c,a=0;Ay AM=e,g=d,a*=f;u(g)=a AA(AM&&u(d))free(b);Aw X(P a,U b,U d,U e){P f;Al c;c=Ak(e,b)AA(c.b||c.a>((U)AK)-d)u(a
+8)=0,b=1;Ay if(!c.a)u(a+8)=0,AG=(Z)p(d),b=0;Ay f=F(c.a),u(a+8)=b,AG=(Z)f,b=0;u(a)=b;Aw N(P g,U a,U b){U h[4];P c=(P)h,d=c+16;U e;P f;Au(u(d)=a/11,u(d+8)=a%11,AM=b/11,u(c+8)=b%11,a=0;a!=2;++a)if(b=u(c+a*8),b==u(d+a*8)){b+=a*11;o(b>=22)e=1-a;f=g+b*8;u(f)=(u(d+e*8)+1)<<(u(c+e*8)*6&62)^u(f);}Aw Aa(P i,P a){B g;U k,l,h,b,e,c,f,d,j;Au(k=u(i+68800),l=u(a+176)*((U)1718616677<<32|2600415543u),e=u(a+208),c=u(a+192),b=AH;;u(a+216)=h){if(b||c>=k)As;Au(++c,u(a+192)=c,e-=1200,u(a+208)=e,h=l,f=b=0;;h+=(j>>29^j)*d){Au(
d=f;;d=f){if(d==Az)Ar a;f=d+1;g=(a+d)[232]AA(g>=122)Ar b AA(c==u(i+g AN))Ap}b+=d!=g;AH=b;j=g*((U)Ao)+((U)Ao);}a:;}b:u(a+216)=h;AD Aw Y(P e,P a,U f){B c;U d,b;P g,h;d=u(a+176);b=d*4+f;o(b>=484)b=u(e+b*8+56)AO g=a+b+232;c=*g;o(d>=Az)h=a+d+232;*g=*h;*h=c;N(a,c,b);N(a,c,d);u(a+184)=d;u(a+176)=b;K(e+24,u(a+224)*4+f);u(a+224)=u(e+40)-1;o(c>=122)if(u(a+192)==u(e+c AN))AH=-(U)(d==c)+(b==c)+AH,Aa(e,a);}U O(P a){B g,i;U f,b,d,c,h;P e;Au(++u(a+72),u(a+56)=0,e=q(a+8),f=AG,b=0,d=u(a+48),c=u(a+40),h=0;h!=16777216;++h)
{Au(;c==d;c=u(a+40)=0){d=fread(e,1,f,stdin)AA(ferror(stdin))Ar a AA(!d)Ar b;u(a+48)=d;}o(c>=f)g=e[c];i=(g==32)|((B)(g-9)<5)AA((b==19)|!!b&i){f=0;Ar c;}o(b>=19)(a+b)[80]=g;b+=!i;u(a+56)=b;++c;u(a+40)=c;}u(a+56)=0;e=(P)"16 MB of whitespace";Ar d;b:if(b){f=0;Ar c;}e=(P)"the input ends here";d:u(a+24)=(Z)e;u(a+32)=19;f=1;Ar c;a:perror(0),AD c:As f;}Am Q(P d){B b;U a,c;P e;Am f;a=u(d+56);o(a>19)Au(e=d+80,c=0;e!=d+a+80;c=c*10+b){b=*e-48 AA(b>9){c=0;Ar a;}++e;}b=a!=19;a=b?c:0;c=b;a:f.a=c;f.b=a;As f;Aw R(P d,P h
,U i,U b,U j,U k){U l[Az];P g=(P)l;U a,e,f,c;Au(a=0;;++a){if(a==Az){a=0;Ap}u(d+a*8)=4;}Au(;a!=Az;++a)u(g+a*8)=b AO Au(u(d+b*8)=0,b=1,a=0;;++a){if(a>=b)As;o(i>=Az)if(u(d+i*8)!=4)As;Au(e=0;;++b){Au(f=e;;f=e){if(f==4)Ar a;e=f+1;o(a>=Az)c=u(g+a*8)*4|f;o(c>=484)c=u(h+c*8);o(c>=Az)if((c!=k)&(u(d+c*8)==4)&&u(h+c*8+3872)>=j)Ap}u(d+c*8)=3-f AO u(g+b*8)=c;}a:;}AD Aw V(U a){U c[1];P b=(P)c AA(a>9)V(a/10);*b=a%10|48;Aq(b,1,1 At);Aw Ai(P a,P b){U f[1];P e=(P)f;B d;U c AA(!b){c=u(a+64)AA(c)Aq("board ",1,6 At),V(c),Aq(
", ",1,2 At);Aq("word ",1,5 At);V(u(a+72));Aq(": ",1,2 At);c=u(a+56)AA(c){o(c>19)Au(Aq("\"",1,1 At),b=a+80;b!=a+c+80;++b)d=*b,*e=(B)(d-33)<94?d:63,Aq(e,1,1 At)AA(c==19)Aq("...",1,3 At);Aq("\" ",1,2 At);}Aq(q(a+24),1,u(a+32)At);}Ay Aq(q(b+8),1,u(b+16)At);Aq(W,1,1 At);}int main(void){U aE[17577];P aq=(P)aE,ar=aq+24,aa=aq+48,af=aq+72,as=aq+96,aA=aq+1064,av=aq+2032,y=aq+4080,L=aq+4440,z=aq+4464,aB=aq+4488,ab=aq+4848,aC=aq+4872,at=aq+66824,d=aq+71664,ac=aq+140472,ao=aq+140496,aD=aq+140504,n=aq+140512;B o,am,
an,aj,ax,ay,az;U aw,v,w,a,al,g,q,j,k,e,b,h,r,l,ag,ad,x,m,s,V,ah;P t,f,c,i,u,ae,ai;Am au,ak,ap;t=F(65536);u(n)=65536;u(n+8)=(Z)t;u(n+16)=65536;Av(n+40,0,59);AI 1;AQ=0 AA(O(n))J(),t=0;Ay{au=Q(n)AA(au.a){Au(aw=0,v=2900000,w=au.b;aw!=au.b;++aw){++u(n+64);u(n+72)=0 AA(O(n))a=0,f=ao,g=(U)AK;Ay if(ak=Q(n),ak.a&&ak.b-3<8){a=ak.b*ak.b;X(ar,a,1,1);al=u(ar+8);o(u(ar))Au(f=q(ar+16),u(ac)=0,u(ac+8)=8,g=u(ac+16)=0;;g=u(ac+16)){if(g>=a)Ar a AA(O(n))Ar b;ap=Q(n)AA(ap.a){if(!ap.b)g=0;Ay{if(ap.b>=a){c=Ab;Ap}g=ap.b;}}Ay{g=
u(n+56);o(g>19)if(g!=1||n[80]!=48){c=Ab;Ap}g=0;}o(g>=a)c=f+g;o=*c;*c=1 AA(o){c=(P)"appears twice";Ap}K(ac,g);}AI(Z)c;AQ=13;b:E(al,f,1,1);E(u(ac),q(ac+8),8,8);c=0;Ar c;a:a=u(ac);c=q(ac+8);E(al,f,1,1)AA(a!=(U)AK){u(ao)=a;t=c;a=ak.b;f=aD;Ar d;}c:a=(Z)c;f=ao;g=(U)AK;}Ay AI(Z)(P)"is not an allowed side",AQ=22,a=0,f=ao,g=(U)AK;d:u(f)=g;al=u(ao)AA(al==(U)AK)Ar e;g=u(aD)AA((a==1)|(a==g)){Au(q=1,f=t;;f+=8){Au(;;f+=8){if(f==t+g*8)Ar f;j=u(f)AA(j)Ap}if(!((q<g)&(j==q)))Ar g;++q;}f:if(q<g)Ar g;}Ay{X(aq,g,8,8);q=u(aq+
8);o(u(aq))f=q(aq+16)AA(g)AE(f,t,g*8);Au(c=f,j=0;;++j){if(c==f+g*8){j=g;Ap}if(!AM)Ap c+=8;}o(!a)Au(o=j/a+a+j%a+g/a&1,j=0;j!=g;)Au(k=j+1,c=f+j*8;;o=!o){j=AM AA(j==(k==g?0:k)){j=k;Ap}i=f+(g-1+j)%g*8;AM=u(i);u(i)=j;}E(q,f,8,8)AA(o)Ar g;}o(!w)Au(q=v/w,--w,Av(at,0,4840),j=484,k=0;k!=Az;++k){Au(b=e=0;e!=32;++b){o(b==j)u(at+(b+k*4)*8)=(u((P)Aj+e)+k)%Az;e+=8;}e=k/11;b=k%11;h=M(b,e);b=h<a?((G(b,e)*2|1)+(b<e))*10+h:0;u(at+k*8+3872)=b;j-=4;}Au(j=0;j!=256;++j)Av(aC+j*242,0,242);Au(f=F(131072),c=F(8),AM=0,u(d+48)=a,
AE(d+56,at,4840),u(d+4896)=~((U)-1<<(a*6&62))/63,Av(d+4904,0,976),AE(d+5880,aC,61952),Av(d+67832,0,968),Ax=Ac(a,4)*2|1,u(d)=8192,u(d+8)=(Z)f,u(d+16)=8192,u(d+24)=1,u(d+32)=(Z)c,u(d+40)=1,j=0;j!=Az;++j)Au(k=u(d+j*8+3928)/10,u(d+j AN)=G(Ax,k),k=Ac(Ax,k)*12+42,u(d+j*8+67832)=k*10,o=j/11,am=j%11,b=e=0;e!=242;++b)h=b/11,r=b%11,h=M(h,o)-G(h,o)+(M(r,am)-G(r,am)),h(d+j*242+5880+e)=h*k*(h+1),e+=2;j=(a+5)*a*g;o(j<6)Au(j/=6,q=G(v,q/2+q)/j,f=F(360),Av(y+232,Az,Az),Av(y,0,184),u(y+184)=Az,Av(y+192,0,16),u(y+208)=
1073741824,Av(y+216,0,16),o=!a,c=t,k=0;c!=t+g*8;++k){e=AM AA(!e){o(o)u(y+176)=k/a*11+k%a;}Ay{o(o)b=k/a*11+k%a AO--e;e=e/a*11+e%a;(y+b)[232]=e;N(y,e,b);}c+=8;}Au(Aa(d,y),AE(aB,y,360),AE(f,aB,360),u(ab)=1,u(ab+8)=(Z)f,u(ab+16)=1,u(z)=0,u(z+8)=8,u(L)=u(z+16)=0,u(L+8)=8,a=1,e=k=g=0;;a=u(ab+16)){Au(;;e=k){Au(c=f+a*360,i=f;i!=c;i+=360)if(!u(i+200))Ar h;o(!a)b=u(f+192)AA(g<b){g=Ax-b+4;o(!g)k=(j-e)*4/g+e;g=b;}u(L+16)=0 AA(e<k){++e;u(z+16)=0;b=u(d+4896);h=0;i=f;r=0;l=-1;i:while(i!=c)Au(ag=u(i+176),o=ag/11,am=ag%
11,ad=0;;l=G(s,l)){Au(x=ad;;x=ad){if(x==4){i+=360;++r;Ar i;}ad=x+1;m=x+ag*4;o(m>=484)m=u(d+m*8+56);o(m>=122)if(u(i+192)<=u(d+m AN)&&m!=u(i+184))Ap}o(m==Az)an=(i+m)[232];o(ag>=Az)u=d+an*242+5880;s=u(i+208)+h(u+ag*2)-h(u+m*2);aj=!(ad&2);ax=an/11;ay=an%11;V=aj?ax:ay;az=(aj?o:am)==V AA(!az&&V!=(aj?m/11:m%11))Ar j;o(an>=Az)m=u(i+(U)(aj?0:11)*8+V*8)|b*32;V=m-((U)(aj?ay:ax)+2)*b;ah=(U)-1<<((U)(aj?am:o)*6&62);m=((m-b&~(V+b)&ah|V&~ah)/32&b)%63*u(d+an*8+67832);s=az?m+s:s-m;j:if(h==u(z))Ah(z);u=q(z+8)+h*24;u(u)=x+r
*4;u(u+8)=s;u(u+16)=-1;++h;u(z+16)=h;}Au(Av(av,255,2048),c=q(z+8),i=c,b=0;;++b){if(i==c+h*24){r=b=0;Ap}u=av+G((u(i+8)-l)>>7,255)*8;u(i+16)=u(u);u(u)=b;i+=24;}k:Au(;;){Au(l=r;;l=r){if(l==2048)Ar l;r=l+8;l=u(av+l)AA(l!=-1)Ap}Au(;;Y(d,i-360,x)){Au(ag=Ax,ad=u(d+16),i=q(d+8);;){if(l==-1)Ar k AA(b==q){b=q;Ar l;}o(l>=h)u=c+l*24;l=u(u+16);x=u(u);m=x/4;o(m>=a)ae=f+m*360;x%=4;m=u(ae+176);s=m*4;o(s>=484)s=u(d+(s|x)*8+56);o(s>=Az)o=(ae+s)[232];o(o>=122)V=u(ae+192)AA(V==u(d+o AN))ah=o*((U)Ao)+((U)Ao),ah=(ah>>29^ah)+(
(U)AB);Ay ah=(U)AB;m=u(ae+216)+ah*(m-s);o(!ad)ai=i+(ad+1048575&m>>44)*16 AA(u(ai)!=m)Ap s=u(u+8)AA((ag-V)*108+378+s<u(ai+8))Ar m;}s=u(u+8);m:u(ai)=m;u(ai+8)=s AA(b==u(L))Af(L);i=q(L+8);AE(i+b*360,ae,360);++b;u(L+16)=b;i+=(D)(b*360);o(!(i-360))u(i-152)=s;u(i-144)=m;}}l:if(b)Ap k=e;}Ay k=e;Au(u(ab+16)=1,a=u(f+176),e=0,b=-1,h=Az;;h=o?r:h){Au(r=e;;r=e){if(r==Az)Ar n;e=r+1 AA(r!=(f+r)[232])Ap}l=u(d+r*8+3928);o=l&&l<b;b=o?l:b;}n:Au(e=0;;++e){o(e==Az)if(h==(f+e)[232])Ap}o(h>=Az)b=u(d+h*8+3928);R(aA,d+56,e,h,b,
Az);h=u(aA+e*8);r=3-h;l=e*4;h+=AL;o(a>=Az)if(u(as+a*8)==4){h=r+AL;e=11;c=(P)"33102013320";}Ay e=1,c=(P)"0";Au(u(af)=0,u(af+8)=8,u(af+16)=0;a!=h;a=u(d+b*8+56)){o(a>=Az)b=u(as+a*8);K(af,b);b+=a*4;o(b>=484)}Au(i=c;i!=c+e;++i)K(af,r^*i%4);Au(a=u(af),c=q(af+8),i=c+u(af+16)*8,u=c;u!=i;u+=8)Y(d,f,u(u));E(a,c,8,8);a=1;}Au(a=0;a!=3;++a)f=ab+a*8,c=L+a*8,b=u(f),u(f)=AM,AM=b;f=q(ab+8);}h:Au(a=u(i+224),E(u(L),q(L+8),8,360),E(u(z),q(z+8),8,24),E(u(ab),q(ab+8),8,360),u(aa)=0,u(aa+8)=1,u(aa+16)=0,g=u(d+40),f=q(d+32),c=(
P)1,q=0;a;a=u(i)/4){o(a>=g)i=f+a*8;o=((P)"\0\1\2\3")[u(i)%4]AA(q==u(aa))Ae(aa),c=q(aa+8)AA(q)memmove(c+1,c,q);*c=o;++q;u(aa+16)=q;}a=u(aa);f=q(aa+8);g=u(d+40);E(u(d),q(d+8),8,16);E(u(d+24),q(d+32),8,8);v=Ac(v,g)AA(!(a>>63)){Au(c=f;c!=f+q;++c)Aq("DLRU"+*c,1,1,AF);Aq(W,1,1,AF);E(a,f,1,1);Ar o;}g:Aq("-1",1,2,AF);Aq(W,1,1,AF);o:E(al,t,8,8);}J();Ar p;e:J()AA(!a){t=0;Ar q;}t=p(a)AA(*t)Ar q;p:E(u(n),q(n+8),1,1);As 0;}AI(Z)(P)"is not a number of boards";AQ=25;J();t=0;}q:Ai(n,t);AD}
