/* SPOJ SOLVING, Solving the Puzzle: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: bundle spoj_solving --c --short */
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
#define Am .a!=((U)2147483648u<<32|1)
#define An 2654435769u<<32|2135587861
#define Ao fwrite
#define Ap break;
#define Aq goto
#define Ar ,stderr
#define As return
#define At for
#define Au memset
#define Av }void
#define Aw u(d+68800)
#define Ax 121
#define Ay exit(1);
#define Az else
#define AA 2576350618u<<32|1694551753
#define AB q;o(g>=484)g=u(d+g*8+56);Q
#define AC ;if
#define AD memcpy
#define AE stdout
#define AF u(l+48)
#define AG u(a+200)
#define AH u(c)
#define AI u(l+40)=
#define AJ 1<<63
#define AK 2147483648u
#define AL AB(aq,d+56,a,g,b,f)
#define AM u(a+8)
#define AN {i=0;Aq d;}
#define AO 8+4904
#define AP ?!b.a?p(f):F(b.a):
#define AQ o(b>=Ax)
#define AR u(a+56)
#define AS {if
typedef struct{U a;B b;}Ak;typedef struct{U a,b;}Al;B Aa[]="is not a tile",V[]="\n";U Ai[4]={11,120,1,110};U J(U a,U b){As a>b?a:b;}U G(U a,U b){As a<b?a:b;}Ak Aj(U a,U b){Ak r;r.a=a*b;r.b=b&&r.a/b!=a;As r;}U Ab(U a,U b){As a>b?a-b:0;}P Ac(P a,U b){o(b>=AK)a=(P)realloc(a,b);o(!a)As a;}P F(U a){P b;o(a>=AK)b=(P)calloc(a,1);o(!b)As b;Av M(void)AS(fflush(AE)|ferror(AE))perror(0),Ay}Al L(P e,U c,U f,U g){U l[2];P i=(P)l,j=i+8;U d;P a,k;Ak b;Al h;d=u(e);c=J(J(c+1,d*2),g==1?8:4);a=q(e+8);b=Aj(g,c)AC(b.b||b.a>(
(U)AJ)-f)c=0;Az AS(!d)k=i,d=0;Az u(i)=f,k=j,d*=g;u(k)=d;a=!u(i)AP!u(j)AP Ac(a,b.a);u(e+8)=(Z)a;u(e)=c;c=(U)AK<<32|1;}h.a=c;h.b=0;As h;Av Ag(P a){o(L(a,u(a),8,8)Am)}static __inline__ void K(P a,U c){U b;b=u(a+16)AC(b==u(a))Ag(a);u(q(a+8)+b*8)=c;u(a+16)=b+1;Av Ad(P a){o(L(a,u(a),8,32)Am)Av Ae(P a){o(L(a,u(a),1,1)Am)Av Af(P a){o(L(a,u(a),8,360)Am)Av E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g AC(!a)g=c,a=0;Az AH=e,g=d,a*=f;u(g)=a AC(AH&&u(d))free(b);Av W(P a,U b,U d,U e){P f;Ak c;c=Aj(e,b)AC(c.b||c.a>((U)
AJ)-d)AM=0,b=1;Az if(!c.a)AM=0,u(a+16)=(Z)p(d),b=0;Az f=F(c.a),AM=b,u(a+16)=(Z)f,b=0;u(a)=b;Av N(P g,U a,U b){U h[4];P c=(P)h,d=c+16;U e;P f;At(u(d)=a/11,u(d+8)=a%11,AH=b/11,u(c+8)=b%11,a=0;a!=2;++a)if(b=u(c+a*8),b==u(d+a*8)){b+=a*11;o(b>=22)e=1-a;f=g+b*8;u(f)=(u(d+e*8)+1)<<(u(c+e*8)*6&62)^u(f);}Av Y(P i,P a){B g;U k,l,h,b,e,c,f,d,j;At(k=u(i+68800),l=u(a+176)*((U)1718616677<<32|2600415543u),e=u(a+208),c=u(a+192),b=AG;;u(a+216)=h)AS(b||c>=k)As;At(++c,u(a+192)=c,e-=1200,u(a+208)=e,h=l,f=b=0;;h+=(j>>29^j)*d
){At(d=f;;d=f)AS(d==Ax)Aq a;f=d+1;g=(a+d)[232]AC(g>=122)Aq b AC(c==u(i+g*AO))Ap}b+=d!=g;AG=b;j=g*((U)An)+((U)An);}a:;}b:u(a+216)=h;Ay Av X(P e,P a,U f){B c;U d,b;P g,h;d=u(a+176);b=d*4+f;o(b>=484)b=u(e+b*8+56);AQ g=a+b+232;c=*g;o(d>=Ax)h=a+d+232;*g=*h;*h=c;N(a,c,b);N(a,c,d);u(a+184)=d;u(a+176)=b;K(e+24,u(a+224)*4+f);u(a+224)=u(e+40)-1;o(c>=122)if(u(a+192)==u(e+c*AO))AG=-(U)(d==c)+(b==c)+AG,Y(e,a);}U O(P a){B e,k;U i,g,j,l,c,b,d,f;P h AC(!u(a+48)){At(++u(a+88),u(a+72)=0,u(a)=1,AM=0,h=q(a+24),i=u(a+32),j=g
=0,l=1,c=u(a+64),b=AR,d=0;;l=e){At(f=g;;f=0)AS(d==16777216)Aq a;At(++d;b==c;b=AR=0){c=fread(h,1,i,stdin)AC(ferror(stdin))Aq b AC(!c)Aq c;u(a+64)=c;}o(b>=i)e=h[b]AC(f==19)AN switch(e){case 32:case 13:case 12:case 11:case 10:case 9:Ap default:Aq e;}if(f)AN++b;AR=b;}e:++b;AR=b;o(f>=19)k=e-48;(a+f)[96]=e;g=f+1;u(a+72)=g;e=(k<10)&(f!=18)&l;j=e?j*10+k:0;u(a)=e;AM=j;}a:u(a+72)=0;h=(P)"16 MB of whitespace";Aq f;c:if(g)AN h=(P)"the input ends here";f:u(a+40)=(Z)h;u(a+48)=19;i=1;Aq d;b:perror(0),Ay Ay}i=1;d:As i;
Av Q(P d,P h,U i,U b,U j,U k){U l[Ax];P g=(P)l;U a,e,f,c;At(a=0;;++a)AS(a==Ax){a=0;Ap}u(d+a*8)=4;}At(;a!=Ax;++a)u(g+a*8)=b;AQ At(u(d+b*8)=0,b=1,a=0;;++a)AS(a>=b)As;o(i>=Ax)if(u(d+i*8)!=4)As;At(e=0;;++b){At(f=e;;f=e)AS(f==4)Aq a;e=f+1;o(a>=Ax)c=u(g+a*8)*4|f;o(c>=484)c=u(h+c*8);o(c>=Ax)if((c!=k)&(u(d+c*8)==4)&&u(h+c*8+3872)>=j)Ap}u(d+c*8)=3-f;AQ u(g+b*8)=c;}a:;}Ay Av R(U a){U c[1];P b=(P)c AC(a>9)R(a/10);*b=a%10|48;Ao(b,1,1 Ar);Av Ah(P a,P b){U f[1];P e=(P)f;B d;U c AC(!b){c=u(a+80)AC(c)Ao("board ",1,6 Ar)
,R(c),Ao(", ",1,2 Ar);Ao("word ",1,5 Ar);R(u(a+88));Ao(": ",1,2 Ar);c=u(a+72)AC(c){o(c>=20)At(Ao("\"",1,1 Ar),b=a+96;b!=a+c+96;++b)d=*b,*e=(B)(d-33)<94?d:63,Ao(e,1,1 Ar)AC(c==19)Ao("...",1,3 Ar);Ao("\" ",1,2 Ar);}Ao(q(a+40),1,u(a+48)Ar);}Az Ao(q(b+8),1,u(b+16)Ar);Ao(V,1,1 Ar);}int main(void){U aE[17580];P ao=(P)aE,ap=ao+24,az=ao+48,ab=ao+56,af=ao+80,aq=ao+104,aA=ao+1072,as=ao+2040,y=ao+4088,aa=ao+4448,z=ao+4472,aB=ao+4496,ac=ao+4856,aC=ao+4880,ar=ao+66832,d=ao+71672,ad=ao+140480,an=ao+140504,aD=ao+140512
,l=ao+140520;B n,al,am,av,aw,ax,ak,ay;U at,au,x,L,a,R,m,i,j,k,f,b,g,t,q,ag,aj,v,o,s,w,ah;P u,h,c,e,r,ae,ai;u=F(65536);u(l+16)=65536;u(l+24)=(Z)u;u(l+32)=65536;u(l)=0;Au(l+56,0,59);AI 1;AF=0 AC(!O(l))AS(u(l)){At(at=u(l+8),au=0,x=2900000,L=at;au!=at;++au)AS(!AF)++u(l+80),u(l+88)=0 AC(O(l))a=0,h=an,i=(U)AJ;Az if(a=u(l+8),u(l)&&a-3<8){R=a*a;W(ap,R,1,1);m=u(ap+8);o(u(ap))At(h=q(ap+16),u(ad)=0,u(ad+8)=8,i=u(ad+16)=0;;i=u(ad+16))AS(i>=R)Aq a AC(O(l))Aq b AC(u(l))AS(i=u(l+8),!i)i=0;Az if(i>=R){c=Aa;Ap}}Az{i=u(l+
72);o(i>=20)if(i!=1||l[96]!=48){c=Aa;Ap}i=0;}o(i>=R)c=h+i;n=*c;*c=1 AC(n){c=(P)"appears twice";Ap}K(ad,i);}AI(Z)c;AF=13;b:E(m,h,1,1);E(u(ad),q(ad+8),8,8);c=0;Aq c;a:R=u(ad);c=q(ad+8);E(m,h,1,1)AC(R!=(U)AJ){u(an)=R;u=c;h=aD;Aq d;}c:a=(Z)c;h=an;i=(U)AJ;}Az AI(Z)(P)"is not an allowed side",AF=22,a=0,h=an,i=(U)AJ;d:u(h)=i;R=u(an)AC(R==(U)AJ)Aq e;m=u(aD);o(!((a<11)&(m==a*a)))W(ao,m,8,8);i=u(ao+8);o(u(ao))h=q(ao+16)AC(m)AD(h,u,m*8);At(c=h,j=0;;++j)AS(c==h+m*8){j=m;Ap}if(!AH)Ap c+=8;}o(!a)At(n=j%a+j/a&1,j=0;j!=
m;)At(c=h+j*8;;n=!n){k=AH AC(k==j){++j;Ap}o(k>=m)e=h+k*8;AH=u(e);u(e)=k;}E(i,h,8,8)AC(!(n^!(m+a+m/a&1))){At(i=x/J(L,1),L=Ab(L,1),Au(ar,0,4840),j=484,k=0;k!=Ax;++k){At(b=f=0;f!=32;++b){o(b==j)u(ar+(b+k*4)*8)=(u((P)Ai+f)+k)%Ax;f+=8;}f=k/11;b=k%11;g=J(b,f);b=g<a?((G(b,f)*2|1)+(b<f))*10+g:0;u(ar+k*8+3872)=b;j-=4;}At(j=0;j!=256;++j)Au(aC+j*242,0,242);At(h=F(131072),c=F(8),AH=0,u(d+48)=a,AD(d+56,ar,4840),u(d+4896)=~((U)-1<<a*6%64)/63,Au(d+4904,0,976),AD(d+5880,aC,61952),Au(d+67832,0,968),Aw=Ab(a,4)*2|1,u(d)=
8192,u(d+8)=(Z)h,u(d+16)=8192,u(d+24)=1,u(d+32)=(Z)c,u(d+40)=1,j=0;j!=Ax;++j)At(k=G(Aw,u(d+j*8+3928)/10),u(d+j*AO)=k,k=(Aw-k)*12+42,u(d+j*8+67832)=k*10,n=j/11,al=j%11,b=f=0;f!=242;++b)g=b/11,t=b%11,g=J(g,n)-G(g,n)+(J(t,al)-G(t,al)),h(d+j*242+5880+f)=g*k*(g+1),f+=2;j=(a+5)*a*m;o(j<6)At(j/=6,i=G(x,i/2+i)/j,h=F(360),Au(y+232,Ax,Ax),Au(y,0,184),u(y+184)=Ax,Au(y+192,0,16),u(y+208)=1073741824,Au(y+216,0,16),c=u,k=0;c!=u+m*8;++k){f=AH;b=k/a*11+k%a AC(!f)u(y+176)=b;Az{AQ--f;f=f/a*11+f%a;(y+b)[232]=f;N(y,f,b);}c
+=8;}At(Y(d,y),AD(aB,y,360),AD(h,aB,360),u(ac)=1,u(ac+8)=(Z)h,u(ac+16)=1,u(z)=0,u(z+8)=8,u(aa)=u(z+16)=0,u(aa+8)=8,a=1,f=k=m=0;;a=u(ac+16)){At(;;f=k){At(c=h+a*360,e=h;e!=c;e+=360)if(!u(e+200))Aq f;o(!a)b=u(h+192)AC(m<b){m=Aw-b+4;o(!m)k=(j-f)*4/m+f;m=b;}u(aa+16)=0 AC(f<k){++f;Au(as,255,2048);u(z+16)=0;b=u(d+4896);g=0;e=h;t=0;q=-1;g:while(e!=c)At(ag=u(e+176),n=ag/11,al=ag%11,aj=0;;q=G(s,q)){At(v=aj;;v=aj)AS(v==4){e+=360;++t;Aq g;}aj=v+1;o=v+ag*4;o(o>=484)o=u(d+o*8+56);o(o>=122)if(u(e+192)<=u(d+o*AO)&&o!=u(
e+184))Ap}o(o==Ax)am=(e+o)[232];o(ag>=Ax)r=d+am*242+5880;s=u(e+208)+h(r+ag*2)-h(r+o*2);av=am/11;aw=am%11;ax=o/11;ak=ax==n;w=ak?aw:av;ay=(ak?al:n)==w AC(ay|(w==(ak?o%11:ax))){o(am>=Ax)o=ak?av:aw;ah=(U)-1<<((U)(ak?n:al)*6&62);w=u(e+(U)(ak?11:0)*8+w*8)|b*32;w=(((w-b&~(w+b*~o))/32&ah|(w-(o+2)*b)/32&~ah)&b)%63*u(d+am*8+67832);s=ay?w+s:s-w;}if(g==u(z))Ad(z);r=q(z+8)+g*32;u(r)=t;u(r+8)=v;u(r+16)=s;u(r+24)=-1;++g;u(z+16)=g;}At(c=q(z+8),e=c,b=0;;++b)AS(e==c+g*32){t=b=0;Ap}r=as+G((u(e+16)-q)>>7,255)*8;u(e+24)=u(r)
;u(r)=b;e+=32;}h:while(t!=2048)At(q=u(as+t);;X(d,e-360,v)){At(ag=Aw,aj=u(d+16),e=q(d+8);;)AS(q==-1){t+=8;Aq h;}if(b==i){b=i;Aq i;}o(q>=g)r=c+q*32;v=u(r);o(v>=a)q=u(r+24);ae=h+v*360;v=u(r+8);o=u(ae+176);s=o*4+v;o(s>=484)s=u(d+s*8+56);o(s>=Ax)n=(ae+s)[232];o(n>=122)w=u(ae+192)AC(w==u(d+n*AO))ah=n*((U)An)+((U)An),ah=(ah>>29^ah)+((U)AA);Az ah=(U)AA;o=u(ae+216)+ah*(o-s);s=o>>44&8191;o(s>=aj)ai=e+s*16 AC(u(ai)!=o)Ap s=u(r+16)AC((ag-w)*108+378+s<u(ai+8))Aq j;}s=u(r+16);j:u(ai)=o;u(ai+8)=s AC(b==u(aa))Af(aa);e=q
(aa+8);AD(e+b*360,ae,360);++b;u(aa+16)=b;e+=(D)(b*360);o(!(e-360))u(e-152)=s;u(e-144)=o;}i:if(b)Ap k=f;}Az k=f;At(u(ac+16)=1,a=u(h+176),f=0,b=-1,g=Ax;;g=n?t:g){At(t=f;;t=f)AS(t==Ax)Aq k;f=t+1 AC(t!=(h+t)[232])Ap}q=u(d+t*8+3928);n=q&&q<b;b=n?q:b;}k:At(f=0;;++f){o(f==Ax)if(g==(h+f)[232])Ap}o(g>=Ax)b=u(d+g*8+3928);Q(aA,d+56,f,g,b,Ax);g=u(aA+f*8);t=3-g;q=f*4;g+=AL;o(a>=Ax)if(u(aq+a*8)==4){g=t+AL;f=11;c=(P)"33102013320";}Az f=1,c=(P)"0";At(u(af)=0,u(af+8)=8,u(af+16)=0;a!=g;a=u(d+b*8+56)){o(a>=Ax)b=u(aq+a*8);K
(af,b);b+=a*4;o(b>=484)}At(e=c;e!=c+f;++e)K(af,t^*e%4);At(a=u(af),c=q(af+8),e=c+u(af+16)*8,r=c;r!=e;r+=8)X(d,h,u(r));E(a,c,8,8);a=1;}At(a=0;a!=3;++a)h=ac+a*8,c=aa+a*8,b=u(h),u(h)=AH,AH=b;h=q(ac+8);}f:At(a=u(e+224),E(u(aa),q(aa+8),8,360),E(u(z),q(z+8),8,32),E(u(ac),q(ac+8),8,360),u(ab)=0,u(ab+8)=1,u(ab+16)=0,m=u(d+40),h=q(d+32),c=(P)1,i=0;a;a=u(e)/4){o(a>=m)e=h+a*8;n=((P)"\0\1\2\3")[u(e)%4]AC(i==u(ab))Ae(ab),c=q(ab+8);c[i]=n;++i;u(ab+16)=i;}At(h=q(ab+8),c=h+i,a=0;a!=i/2;++a)e=h+a,r=c+(D)~a,n=*e,*e=*r,*r=n
;a=u(ab);m=u(d+40);E(u(d),q(d+8),8,16);E(u(d+24),q(d+32),8,8);x=Ab(x,m)AC(!(a>>63)){At(e=h;e!=c;++e)*az=((P)"DLRU")[*e],Ao(az,1,1,AE);Ao(V,1,1,AE);E(a,h,1,1);Aq l;}}Ao("-1",1,2,AE);Ao(V,1,1,AE);l:E(R,u,8,8);}M();Aq m;e:M()AC(!a){u=0;Aq n;}u=p(a)AC(*u)Aq n;m:E(u(l+16),q(l+24),1,1);As 0;}AI(Z)(P)"is not a number of boards";AF=25;}M();u=0;n:Ah(l,u);Ay}
