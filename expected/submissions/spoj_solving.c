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
#define Ay else
#define Az 2576350618u<<32|1694551753
#define AA q;o(g>=484)g=u(d+g*8+56);Q
#define AB exit(1);
#define AC ;if
#define AD memcpy
#define AE stdout
#define AF u(a+200)
#define AG u(c)
#define AH u(m+40)=
#define AI 1<<63
#define AJ 2147483648u
#define AK AA(aq,d+56,a,g,b,f)
#define AL u(a+8)
#define AM {i=0;Aq d;}
#define AN 8+4904
#define AO ?!b.a?p(f):F(b.a):
#define AP o(b>=Ax)
#define AQ u(a+56)
#define AR u(m+48)
typedef struct{U a;B b;}Ak;typedef struct{U a,b;}Al;B Aa[]="is not a tile",V[]="\n";U Ai[4]={11,120,1,110};U J(U a,U b){As a>b?a:b;}U G(U a,U b){As a<b?a:b;}Ak Aj(U a,U b){Ak r;r.a=a*b;r.b=b&&r.a/b!=a;As r;}U Ab(U a,U b){As a>b?a-b:0;}P Ac(P a,U b){o(b>=AJ)a=(P)realloc(a,b);o(!a)As a;}P F(U a){P b;o(a>=AJ)b=(P)calloc(a,1);o(!b)As b;Av M(void){if(fflush(AE)|ferror(AE))perror(0),AB}Al L(P e,U c,U f,U g){U l[2];P i=(P)l,j=i+8;U d;P a,k;Ak b;Al h;d=u(e);c=J(J(c+1,d*2),g==1?8:4);a=q(e+8);b=Aj(g,c)AC(b.b||b.a>
((U)AI)-f)c=0;Ay{if(!d)k=i,d=0;Ay u(i)=f,k=j,d*=g;u(k)=d;a=!u(i)AO!u(j)AO Ac(a,b.a);u(e+8)=(Z)a;u(e)=c;c=(U)AJ<<32|1;}h.a=c;h.b=0;As h;Av Ag(P a){o(L(a,u(a),8,8)Am)}static __inline__ void K(P a,U c){U b;b=u(a+16)AC(b==u(a))Ag(a);u(q(a+8)+b*8)=c;u(a+16)=b+1;Av Ad(P a){o(L(a,u(a),8,32)Am)Av Ae(P a){o(L(a,u(a),1,1)Am)Av Af(P a){o(L(a,u(a),8,360)Am)Av E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g AC(!a)g=c,a=0;Ay AG=e,g=d,a*=f;u(g)=a AC(AG&&u(d))free(b);Av W(P a,U b,U d,U e){P f;Ak c;c=Aj(e,b)AC(c.b||c.a>((U)
AI)-d)AL=0,b=1;Ay if(!c.a)AL=0,u(a+16)=(Z)p(d),b=0;Ay f=F(c.a),AL=b,u(a+16)=(Z)f,b=0;u(a)=b;Av N(P g,U a,U b){U h[4];P c=(P)h,d=c+16;U e;P f;At(u(d)=a/11,u(d+8)=a%11,AG=b/11,u(c+8)=b%11,a=0;a!=2;++a)if(b=u(c+a*8),b==u(d+a*8)){b+=a*11;o(b>=22)e=1-a;f=g+b*8;u(f)=(u(d+e*8)+1)<<(u(c+e*8)*6&62)^u(f);}Av Y(P i,P a){B g;U k,l,h,b,e,c,f,d,j;At(k=u(i+68800),l=u(a+176)*((U)1718616677<<32|2600415543u),e=u(a+208),c=u(a+192),b=AF;;u(a+216)=h){if(b||c>=k)As;At(++c,u(a+192)=c,e-=1200,u(a+208)=e,h=l,f=b=0;;h+=(j>>29^j)*
d){At(d=f;;d=f){if(d==Ax)Aq a;f=d+1;g=(a+d)[232]AC(g>=122)Aq b AC(c==u(i+g*AN))Ap}b+=d!=g;AF=b;j=g*((U)An)+((U)An);}a:;}b:u(a+216)=h;AB Av X(P e,P a,U f){B c;U d,b;P g,h;d=u(a+176);b=d*4+f;o(b>=484)b=u(e+b*8+56);AP g=a+b+232;c=*g;o(d>=Ax)h=a+d+232;*g=*h;*h=c;N(a,c,b);N(a,c,d);u(a+184)=d;u(a+176)=b;K(e+24,u(a+224)*4+f);u(a+224)=u(e+40)-1;o(c>=122)if(u(a+192)==u(e+c*AN))AF=-(U)(d==c)+(b==c)+AF,Y(e,a);}U O(P a){B e,k;U i,g,j,l,c,b,d,f;P h;At(++u(a+88),u(a+72)=0,u(a)=1,AL=0,h=q(a+24),i=u(a+32),j=g=0,l=1,c=u(
a+64),b=AQ,d=0;;l=e){At(f=g;;f=0){if(d==16777216)Aq a;At(++d;b==c;b=AQ=0){c=fread(h,1,i,stdin)AC(ferror(stdin))Aq b AC(!c)Aq c;u(a+64)=c;}o(b>=i)e=h[b]AC(f==19)AM switch(e){case 32:case 13:case 12:case 11:case 10:case 9:Ap default:Aq e;}if(f)AM++b;AQ=b;}e:++b;AQ=b;o(f>=19)k=e-48;(a+f)[96]=e;g=f+1;u(a+72)=g;e=(k<10)&(f!=18)&l;j=e?j*10+k:0;u(a)=e;AL=j;}a:u(a+72)=0;h=(P)"16 MB of whitespace";Aq f;c:if(g)AM h=(P)"the input ends here";f:u(a+40)=(Z)h;u(a+48)=19;i=1;Aq d;b:perror(0),AB d:As i;Av Q(P d,P h,U i,U
b,U j,U k){U l[Ax];P g=(P)l;U a,e,f,c;At(a=0;;++a){if(a==Ax){a=0;Ap}u(d+a*8)=4;}At(;a!=Ax;++a)u(g+a*8)=b;AP At(u(d+b*8)=0,b=1,a=0;;++a){if(a>=b)As;o(i>=Ax)if(u(d+i*8)!=4)As;At(e=0;;++b){At(f=e;;f=e){if(f==4)Aq a;e=f+1;o(a>=Ax)c=u(g+a*8)*4|f;o(c>=484)c=u(h+c*8);o(c>=Ax)if((c!=k)&(u(d+c*8)==4)&&u(h+c*8+3872)>=j)Ap}u(d+c*8)=3-f;AP u(g+b*8)=c;}a:;}AB Av R(U a){U c[1];P b=(P)c AC(a>9)R(a/10);*b=a%10|48;Ao(b,1,1 Ar);Av Ah(P a,P b){U f[1];P e=(P)f;B d;U c AC(!b){c=u(a+80)AC(c)Ao("board ",1,6 Ar),R(c),Ao(", ",1,
2 Ar);Ao("word ",1,5 Ar);R(u(a+88));Ao(": ",1,2 Ar);c=u(a+72)AC(c){o(c>19)At(Ao("\"",1,1 Ar),b=a+96;b!=a+c+96;++b)d=*b,*e=(B)(d-33)<94?d:63,Ao(e,1,1 Ar)AC(c==19)Ao("...",1,3 Ar);Ao("\" ",1,2 Ar);}Ao(q(a+40),1,u(a+48)Ar);}Ay Ao(q(b+8),1,u(b+16)Ar);Ao(V,1,1 Ar);}int main(void){U aD[17579];P ao=(P)aD,ap=ao+24,ab=ao+48,af=ao+72,aq=ao+96,az=ao+1064,as=ao+2032,x=ao+4080,R=ao+4440,y=ao+4464,aA=ao+4488,ac=ao+4848,aB=ao+4872,ar=ao+66824,d=ao+71664,ad=ao+140472,an=ao+140496,aC=ao+140504,m=ao+140512;B o,al,am,av,aw
,ax,ak,ay;U at,au,w,z,a,L,l,i,j,k,f,b,g,s,q,ag,ah,v,n,t,aa,ai;P u,h,c,e,r,ae,aj;u=F(65536);u(m+16)=65536;u(m+24)=(Z)u;u(m+32)=65536;Au(m+56,0,59);AH 1;AR=0 AC(!O(m)){if(u(m)){At(at=u(m+8),au=0,w=2900000,z=at;au!=at;++au){++u(m+80);u(m+88)=0 AC(O(m))a=0,h=an,i=(U)AI;Ay if(a=u(m+8),u(m)&&a-3<8){L=a*a;W(ap,L,1,1);l=u(ap+8);o(u(ap))At(h=q(ap+16),u(ad)=0,u(ad+8)=8,i=u(ad+16)=0;;i=u(ad+16)){if(i>=L)Aq a AC(O(m))Aq b AC(u(m)){if(i=u(m+8),!i)i=0;Ay if(i>=L){c=Aa;Ap}}Ay{i=u(m+72);o(i>19)if(i!=1||m[96]!=48){c=Aa;
Ap}i=0;}o(i>=L)c=h+i;o=*c;*c=1 AC(o){c=(P)"appears twice";Ap}K(ad,i);}AH(Z)c;AR=13;b:E(l,h,1,1);E(u(ad),q(ad+8),8,8);c=0;Aq c;a:L=u(ad);c=q(ad+8);E(l,h,1,1)AC(L!=(U)AI){u(an)=L;u=c;h=aC;Aq d;}c:a=(Z)c;h=an;i=(U)AI;}Ay AH(Z)(P)"is not an allowed side",AR=22,a=0,h=an,i=(U)AI;d:u(h)=i;L=u(an)AC(L==(U)AI)Aq e;l=u(aC);o(!((a<11)&(l==a*a)))W(ao,l,8,8);i=u(ao+8);o(u(ao))h=q(ao+16)AC(l)AD(h,u,l*8);At(c=h,j=0;;++j){if(c==h+l*8){j=l;Ap}if(!AG)Ap c+=8;}o(!a)At(o=j%a+j/a&1,j=0;j!=l;)At(c=h+j*8;;o=!o){k=AG AC(k==j){
++j;Ap}o(k>=l)e=h+k*8;AG=u(e);u(e)=k;}E(i,h,8,8)AC(!(o^!(l+a+l/a&1))){At(i=w/J(z,1),z=Ab(z,1),Au(ar,0,4840),j=484,k=0;k!=Ax;++k){At(b=f=0;f!=32;++b){o(b==j)u(ar+(b+k*4)*8)=(u((P)Ai+f)+k)%Ax;f+=8;}f=k/11;b=k%11;g=J(b,f);b=g<a?((G(b,f)*2|1)+(b<f))*10+g:0;u(ar+k*8+3872)=b;j-=4;}At(j=0;j!=256;++j)Au(aB+j*242,0,242);At(h=F(131072),c=F(8),AG=0,u(d+48)=a,AD(d+56,ar,4840),u(d+4896)=~((U)-1<<a*6%64)/63,Au(d+4904,0,976),AD(d+5880,aB,61952),Au(d+67832,0,968),Aw=Ab(a,4)*2|1,u(d)=8192,u(d+8)=(Z)h,u(d+16)=8192,u(d+24)
=1,u(d+32)=(Z)c,u(d+40)=1,j=0;j!=Ax;++j)At(k=G(Aw,u(d+j*8+3928)/10),u(d+j*AN)=k,k=(Aw-k)*12+42,u(d+j*8+67832)=k*10,o=j/11,al=j%11,b=f=0;f!=242;++b)g=b/11,s=b%11,g=J(g,o)-G(g,o)+(J(s,al)-G(s,al)),h(d+j*242+5880+f)=g*k*(g+1),f+=2;j=(a+5)*a*l;o(j<6)At(j/=6,i=G(w,i/2+i)/j,h=F(360),Au(x+232,Ax,Ax),Au(x,0,184),u(x+184)=Ax,Au(x+192,0,16),u(x+208)=1073741824,Au(x+216,0,16),c=u,k=0;c!=u+l*8;++k){f=AG;b=k/a*11+k%a AC(!f)u(x+176)=b;Ay{AP--f;f=f/a*11+f%a;(x+b)[232]=f;N(x,f,b);}c+=8;}At(Y(d,x),AD(aA,x,360),AD(h,aA,
360),u(ac)=1,u(ac+8)=(Z)h,u(ac+16)=1,u(y)=0,u(y+8)=8,u(R)=u(y+16)=0,u(R+8)=8,a=1,f=k=l=0;;a=u(ac+16)){At(;;f=k){At(c=h+a*360,e=h;e!=c;e+=360)if(!u(e+200))Aq f;o(!a)b=u(h+192)AC(l<b){l=Aw-b+4;o(!l)k=(j-f)*4/l+f;l=b;}u(R+16)=0 AC(f<k){++f;Au(as,255,2048);u(y+16)=0;b=u(d+4896);g=0;e=h;s=0;q=-1;g:while(e!=c)At(ag=u(e+176),o=ag/11,al=ag%11,ah=0;;q=G(t,q)){At(v=ah;;v=ah){if(v==4){e+=360;++s;Aq g;}ah=v+1;n=v+ag*4;o(n>=484)n=u(d+n*8+56);o(n>=122)if(u(e+192)<=u(d+n*AN)&&n!=u(e+184))Ap}o(n==Ax)am=(e+n)[232];o(ag>=
Ax)r=d+am*242+5880;t=u(e+208)+h(r+ag*2)-h(r+n*2);av=am/11;aw=am%11;ax=n/11;ak=ax==o;aa=ak?aw:av;ay=(ak?al:o)==aa AC(ay|(aa==(ak?n%11:ax))){o(am>=Ax)n=u(e+(U)(ak?11:0)*8+aa*8)|b*32;aa=n-((U)(ak?av:aw)+2)*b;ai=(U)-1<<((U)(ak?o:al)*6&62);n=((n-b&~(aa+b)&ai|aa&~ai)/32&b)%63*u(d+am*8+67832);t=ay?n+t:t-n;}if(g==u(y))Ad(y);r=q(y+8)+g*32;u(r)=s;u(r+8)=v;u(r+16)=t;u(r+24)=-1;++g;u(y+16)=g;}At(c=q(y+8),e=c,b=0;;++b){if(e==c+g*32){s=b=0;Ap}r=as+G((u(e+16)-q)>>7,255)*8;u(e+24)=u(r);u(r)=b;e+=32;}h:while(s!=2048)At(q
=u(as+s);;X(d,e-360,v)){At(ag=Aw,ah=u(d+16),e=q(d+8);;){if(q==-1){s+=8;Aq h;}if(b==i){b=i;Aq i;}o(q>=g)r=c+q*32;v=u(r);o(v>=a)q=u(r+24);ae=h+v*360;v=u(r+8);n=u(ae+176);t=n*4+v;o(t>=484)t=u(d+t*8+56);o(t>=Ax)o=(ae+t)[232];o(o>=122)aa=u(ae+192)AC(aa==u(d+o*AN))ai=o*((U)An)+((U)An),ai=(ai>>29^ai)+((U)Az);Ay ai=(U)Az;n=u(ae+216)+ai*(n-t);o(!ah)aj=e+(ah+1048575&n>>44)*16 AC(u(aj)!=n)Ap t=u(r+16)AC((ag-aa)*108+378+t<u(aj+8))Aq j;}t=u(r+16);j:u(aj)=n;u(aj+8)=t AC(b==u(R))Af(R);e=q(R+8);AD(e+b*360,ae,360);++b;u(
R+16)=b;e+=(D)(b*360);o(!(e-360))u(e-152)=t;u(e-144)=n;}i:if(b)Ap k=f;}Ay k=f;At(u(ac+16)=1,a=u(h+176),f=0,b=-1,g=Ax;;g=o?s:g){At(s=f;;s=f){if(s==Ax)Aq k;f=s+1 AC(s!=(h+s)[232])Ap}q=u(d+s*8+3928);o=q&&q<b;b=o?q:b;}k:At(f=0;;++f){o(f==Ax)if(g==(h+f)[232])Ap}o(g>=Ax)b=u(d+g*8+3928);Q(az,d+56,f,g,b,Ax);g=u(az+f*8);s=3-g;q=f*4;g+=AK;o(a>=Ax)if(u(aq+a*8)==4){g=s+AK;f=11;c=(P)"33102013320";}Ay f=1,c=(P)"0";At(u(af)=0,u(af+8)=8,u(af+16)=0;a!=g;a=u(d+b*8+56)){o(a>=Ax)b=u(aq+a*8);K(af,b);b+=a*4;o(b>=484)}At(e=c;e
!=c+f;++e)K(af,s^*e%4);At(a=u(af),c=q(af+8),e=c+u(af+16)*8,r=c;r!=e;r+=8)X(d,h,u(r));E(a,c,8,8);a=1;}At(a=0;a!=3;++a)h=ac+a*8,c=R+a*8,b=u(h),u(h)=AG,AG=b;h=q(ac+8);}f:At(a=u(e+224),E(u(R),q(R+8),8,360),E(u(y),q(y+8),8,32),E(u(ac),q(ac+8),8,360),u(ab)=0,u(ab+8)=1,u(ab+16)=0,l=u(d+40),h=q(d+32),c=(P)1,i=0;a;a=u(e)/4){o(a>=l)e=h+a*8;o=((P)"\0\1\2\3")[u(e)%4]AC(i==u(ab))Ae(ab),c=q(ab+8);c[i]=o;++i;u(ab+16)=i;}At(h=q(ab+8),c=h+i,a=0;a!=i/2;++a)e=h+a,r=c+(D)~a,o=*e,*e=*r,*r=o;a=u(ab);l=u(d+40);E(u(d),q(d+8),8,
16);E(u(d+24),q(d+32),8,8);w=Ab(w,l)AC(!(a>>63)){At(e=h;e!=c;++e)Ao("DLRU"+*e,1,1,AE);Ao(V,1,1,AE);E(a,h,1,1);Aq l;}}Ao("-1",1,2,AE);Ao(V,1,1,AE);l:E(L,u,8,8);}M();Aq m;e:M()AC(!a){u=0;Aq n;}u=p(a)AC(*u)Aq n;m:E(u(m+16),q(m+24),1,1);As 0;}AH(Z)(P)"is not a number of boards";AR=25;}M();u=0;n:Ah(m,u);AB}
