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
#define AA o;o(f>=484)f=u(d+f*8+56);Q
#define AB ;if
#define AC exit(1);
#define AD memcpy
#define AE stdout
#define AF o(b>=Ax)
#define AG u(a+200)
#define AH u(c)
#define AI 2147483648u
#define AJ 1<<63
#define AK AA(aq,d+56,b,f,a,e)
#define AL u(m+40)=
#define AM u(a+8)
#define AN 8+4904
#define AO {i=0;Aq d;}
#define AP ?!b.a?p(f):F(b.a):
#define AQ u(a+56)
#define AR u(m+48)
typedef struct{U a;B b;}Ak;typedef struct{U a,b;}Al;B Aa[]="is not a tile",V[]="\n";U Ai[4]={11,120,1,110};U J(U a,U b){As a>b?a:b;}U G(U a,U b){As a<b?a:b;}Ak Aj(U a,U b){Ak r;r.a=a*b;r.b=b&&r.a/b!=a;As r;}U Ab(U a,U b){As a>b?a-b:0;}P Ac(P a,U b){o(b>=AI)a=(P)realloc(a,b);o(!a)As a;}P F(U a){P b;o(a>=AI)b=(P)calloc(a,1);o(!b)As b;Av M(void){if(fflush(AE)|ferror(AE))perror(0),AC}Al L(P e,U c,U f,U g){U l[2];P i=(P)l,j=i+8;U d;P a,k;Ak b;Al h;d=u(e);c=J(J(c+1,d*2),g==1?8:4);a=q(e+8);b=Aj(g,c)AB(b.b||b.a>
((U)AJ)-f)c=0;Ay{if(!d)k=i,d=0;Ay u(i)=f,k=j,d*=g;u(k)=d;a=!u(i)AP!u(j)AP Ac(a,b.a);u(e+8)=(Z)a;u(e)=c;c=(U)AI<<32|1;}h.a=c;h.b=0;As h;Av Ag(P a){o(L(a,u(a),8,8)Am)}static __inline__ void K(P a,U c){U b;b=u(a+16)AB(b==u(a))Ag(a);u(q(a+8)+b*8)=c;u(a+16)=b+1;Av Ad(P a){o(L(a,u(a),8,32)Am)Av Ae(P a){o(L(a,u(a),1,1)Am)Av Af(P a){o(L(a,u(a),8,360)Am)Av E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g AB(!a)g=c,a=0;Ay AH=e,g=d,a*=f;u(g)=a AB(AH&&u(d))free(b);Av W(P a,U b,U d,U e){P f;Ak c;c=Aj(e,b)AB(c.b||c.a>((U)
AJ)-d)AM=0,b=1;Ay if(!c.a)AM=0,u(a+16)=(Z)p(d),b=0;Ay f=F(c.a),AM=b,u(a+16)=(Z)f,b=0;u(a)=b;Av N(P g,U a,U b){U h[4];P c=(P)h,d=c+16;U e;P f;At(u(d)=a/11,u(d+8)=a%11,AH=b/11,u(c+8)=b%11,a=0;a!=2;++a)if(b=u(c+a*8),b==u(d+a*8)){b+=a*11;o(b>=22)e=1-a;f=g+b*8;u(f)=(u(d+e*8)+1)<<(u(c+e*8)*6&62)^u(f);}Av Y(P i,P a){B g;U k,l,h,b,e,c,f,d,j;At(k=u(i+68800),l=u(a+176)*((U)1718616677<<32|2600415543u),e=u(a+208),c=u(a+192),b=AG;;u(a+216)=h){if(b||c>=k)As;At(++c,u(a+192)=c,e-=1200,u(a+208)=e,h=l,f=b=0;;h+=(j>>29^j)*
d){At(d=f;;d=f){if(d==Ax)Aq a;f=d+1;g=(a+d)[232]AB(g>=122)Aq b AB(c==u(i+g*AN))Ap}b+=d!=g;AG=b;j=g*((U)An)+((U)An);}a:;}b:u(a+216)=h;AC Av X(P e,P a,U f){B c;U d,b;P g,h;d=u(a+176);b=d*4+f;o(b>=484)b=u(e+b*8+56);AF g=a+b+232;c=*g;o(d>=Ax)h=a+d+232;*g=*h;*h=c;N(a,c,b);N(a,c,d);u(a+184)=d;u(a+176)=b;K(e+24,u(a+224)*4+f);u(a+224)=u(e+40)-1;o(c>=122)if(u(a+192)==u(e+c*AN))AG=-(U)(d==c)+(b==c)+AG,Y(e,a);}U O(P a){B e,k;U i,g,j,l,c,b,d,f;P h;At(++u(a+88),u(a+72)=0,u(a)=1,AM=0,h=q(a+24),i=u(a+32),j=g=0,l=1,c=u(
a+64),b=AQ,d=0;;l=e){At(f=g;;f=0){if(d==16777216)Aq a;At(++d;b==c;b=AQ=0){c=fread(h,1,i,stdin)AB(ferror(stdin))Aq b AB(!c)Aq c;u(a+64)=c;}o(b>=i)e=h[b]AB(f==19)AO switch(e){case 32:case 13:case 12:case 11:case 10:case 9:Ap default:Aq e;}if(f)AO++b;AQ=b;}e:++b;AQ=b;o(f>=19)k=e-48;(a+f)[96]=e;g=f+1;u(a+72)=g;e=(k<10)&(f!=18)&l;j=e?j*10+k:0;u(a)=e;AM=j;}a:u(a+72)=0;h=(P)"16 MB of whitespace";Aq f;c:if(g)AO h=(P)"the input ends here";f:u(a+40)=(Z)h;u(a+48)=19;i=1;Aq d;b:perror(0),AC d:As i;Av Q(P d,P h,U i,U
b,U j,U k){U l[Ax];P g=(P)l;U a,e,f,c;At(a=0;;++a){if(a==Ax){a=0;Ap}u(d+a*8)=4;}At(;a!=Ax;++a)u(g+a*8)=b;AF At(u(d+b*8)=0,b=1,a=0;;++a){if(a>=b)As;o(i>=Ax)if(u(d+i*8)!=4)As;At(e=0;;++b){At(f=e;;f=e){if(f==4)Aq a;e=f+1;o(a>=Ax)c=u(g+a*8)*4|f;o(c>=484)c=u(h+c*8);o(c>=Ax)if((c!=k)&(u(d+c*8)==4)&&u(h+c*8+3872)>=j)Ap}u(d+c*8)=3-f;AF u(g+b*8)=c;}a:;}AC Av R(U a){U c[1];P b=(P)c AB(a>9)R(a/10);*b=a%10|48;Ao(b,1,1 Ar);Av Ah(P a,P b){U f[1];P e=(P)f;B d;U c AB(!b){c=u(a+80)AB(c)Ao("board ",1,6 Ar),R(c),Ao(", ",1,
2 Ar);Ao("word ",1,5 Ar);R(u(a+88));Ao(": ",1,2 Ar);c=u(a+72)AB(c){o(c>19)At(Ao("\"",1,1 Ar),b=a+96;b!=a+c+96;++b)d=*b,*e=(B)(d-33)<94?d:63,Ao(e,1,1 Ar)AB(c==19)Ao("...",1,3 Ar);Ao("\" ",1,2 Ar);}Ao(q(a+40),1,u(a+48)Ar);}Ay Ao(q(b+8),1,u(b+16)Ar);Ao(V,1,1 Ar);}int main(void){U aD[17579];P ao=(P)aD,ap=ao+24,ab=ao+48,af=ao+72,aq=ao+96,az=ao+1064,as=ao+2032,x=ao+4080,R=ao+4440,y=ao+4464,aA=ao+4488,ac=ao+4848,aB=ao+4872,ar=ao+66824,d=ao+71664,ad=ao+140472,an=ao+140496,aC=ao+140504,m=ao+140512;B q,al,am,av,aw
,ax,ak,ay;U at,au,w,z,b,L,l,i,j,k,e,a,f,s,o,ag,ah,v,n,t,aa,ai;P u,h,c,g,r,ae,aj;u=F(65536);u(m+16)=65536;u(m+24)=(Z)u;u(m+32)=65536;Au(m+56,0,59);AL 1;AR=0 AB(!O(m)){if(u(m)){At(at=u(m+8),au=0,w=2900000,z=at;au!=at;++au){++u(m+80);u(m+88)=0 AB(O(m))b=0,h=an,i=(U)AJ;Ay if(b=u(m+8),u(m)&&b-3<8){L=b*b;W(ap,L,1,1);l=u(ap+8);o(u(ap))At(h=q(ap+16),u(ad)=0,u(ad+8)=8,i=u(ad+16)=0;;i=u(ad+16)){if(i>=L)Aq a AB(O(m))Aq b AB(u(m)){if(i=u(m+8),!i)i=0;Ay if(i>=L){c=Aa;Ap}}Ay{i=u(m+72);o(i>19)if(i!=1||m[96]!=48){c=Aa;
Ap}i=0;}o(i>=L)c=h+i;q=*c;*c=1 AB(q){c=(P)"appears twice";Ap}K(ad,i);}AL(Z)c;AR=13;b:E(l,h,1,1);E(u(ad),q(ad+8),8,8);c=0;Aq c;a:L=u(ad);c=q(ad+8);E(l,h,1,1)AB(L!=(U)AJ){u(an)=L;u=c;h=aC;Aq d;}c:b=(Z)c;h=an;i=(U)AJ;}Ay AL(Z)(P)"is not an allowed side",AR=22,b=0,h=an,i=(U)AJ;d:u(h)=i;L=u(an)AB(L==(U)AJ)Aq e;l=u(aC);o(!((b<11)&(l==b*b)))W(ao,l,8,8);i=u(ao+8);o(u(ao))h=q(ao+16)AB(l)AD(h,u,l*8);At(c=h,j=0;;++j){if(c==h+l*8){j=l;Ap}if(!AH)Ap c+=8;}o(!b)At(q=j%b+j/b&1,j=0;j!=l;)At(c=h+j*8;;q=!q){k=AH AB(k==j){
++j;Ap}o(k>=l)g=h+k*8;AH=u(g);u(g)=k;}E(i,h,8,8)AB(!(q^!(l+b+l/b&1))){At(i=w/J(z,1),z=Ab(z,1),Au(ar,0,4840),j=484,k=0;k!=Ax;++k){At(a=e=0;e!=32;++a){o(a==j)u(ar+(a+k*4)*8)=(u((P)Ai+e)+k)%Ax;e+=8;}e=k/11;a=k%11;f=J(a,e);a=f<b?((G(a,e)*2|1)+(a<e))*10+f:0;u(ar+k*8+3872)=a;j-=4;}At(j=0;j!=256;++j)Au(aB+j*242,0,242);At(h=F(131072),c=F(8),AH=0,u(d+48)=b,AD(d+56,ar,4840),u(d+4896)=~((U)-1<<b*6%64)/63,Au(d+4904,0,976),AD(d+5880,aB,61952),Au(d+67832,0,968),Aw=Ab(b,4)*2|1,u(d)=8192,u(d+8)=(Z)h,u(d+16)=8192,u(d+24)
=1,u(d+32)=(Z)c,u(d+40)=1,j=0;j!=Ax;++j)At(k=G(Aw,u(d+j*8+3928)/10),u(d+j*AN)=k,k=(Aw-k)*12+42,u(d+j*8+67832)=k*10,q=j/11,al=j%11,a=e=0;e!=242;++a)f=a/11,s=a%11,f=J(f,q)-G(f,q)+(J(s,al)-G(s,al)),h(d+j*242+5880+e)=f*k*(f+1),e+=2;j=(b+5)*b*l;o(j<6)At(j/=6,i=G(w,i/2+i)/j,h=F(360),Au(x+232,Ax,Ax),Au(x,0,184),u(x+184)=Ax,Au(x+192,0,16),u(x+208)=1073741824,Au(x+216,0,16),c=u,k=0;c!=u+l*8;++k){e=AH;a=k/b*11+k%b AB(!e)u(x+176)=a;Ay{o(a>=Ax)--e;e=e/b*11+e%b;(x+a)[232]=e;N(x,e,a);}c+=8;}At(Y(d,x),AD(aA,x,360),AD(h
,aA,360),u(ac)=1,u(ac+8)=(Z)h,u(ac+16)=1,u(y)=0,u(y+8)=8,u(R)=u(y+16)=0,u(R+8)=8,b=1,e=k=l=0;;b=u(ac+16)){At(;;e=k){At(c=h+b*360,g=h;g!=c;g+=360)if(!u(g+200))Aq f;o(!b)a=u(h+192)AB(l<a){l=Aw-a+4;o(!l)k=(j-e)*4/l+e;l=a;}u(R+16)=0 AB(e<k){++e;Au(as,255,2048);u(y+16)=0;a=u(d+4896);f=0;g=h;s=0;o=-1;g:while(g!=c)At(ag=u(g+176),q=ag/11,al=ag%11,ah=0;;o=G(t,o)){At(v=ah;;v=ah){if(v==4){g+=360;++s;Aq g;}ah=v+1;n=v+ag*4;o(n>=484)n=u(d+n*8+56);o(n>=122)if(u(g+192)<=u(d+n*AN)&&n!=u(g+184))Ap}o(n==Ax)am=(g+n)[232];o(
ag>=Ax)r=d+am*242+5880;t=u(g+208)+h(r+ag*2)-h(r+n*2);av=am/11;aw=am%11;ax=n/11;ak=ax==q;aa=ak?aw:av;ay=(ak?al:q)==aa AB(ay|(aa==(ak?n%11:ax))){o(am>=Ax)n=u(g+(U)(ak?11:0)*8+aa*8)|a*32;aa=n-((U)(ak?av:aw)+2)*a;ai=(U)-1<<((U)(ak?q:al)*6&62);n=((n-a&~(aa+a)&ai|aa&~ai)/32&a)%63*u(d+am*8+67832);t=ay?n+t:t-n;}if(f==u(y))Ad(y);r=q(y+8)+f*32;u(r)=s;u(r+8)=v;u(r+16)=t;u(r+24)=-1;++f;u(y+16)=f;}At(c=q(y+8),g=c,a=0;;++a){if(g==c+f*32){s=a=0;Ap}r=as+G((u(g+16)-o)>>7,255)*8;u(g+24)=u(r);u(r)=a;g+=32;}h:while(s!=2048)
At(o=u(as+s);;X(d,g-360,v)){At(ag=Aw,ah=u(d+16),g=q(d+8);;){if(o==-1){s+=8;Aq h;}if(a==i){a=i;Aq i;}o(o>=f)r=c+o*32;v=u(r);o(v>=b)o=u(r+24);ae=h+v*360;v=u(r+8);n=u(ae+176);t=n*4+v;o(t>=484)t=u(d+t*8+56);o(t>=Ax)q=(ae+t)[232];o(q>=122)aa=u(ae+192)AB(aa==u(d+q*AN))ai=q*((U)An)+((U)An),ai=(ai>>29^ai)+((U)Az);Ay ai=(U)Az;n=u(ae+216)+ai*(n-t);o(!ah)aj=g+(ah+1048575&n>>44)*16 AB(u(aj)!=n)Ap t=u(r+16)AB((ag-aa)*108+378+t<u(aj+8))Aq j;}t=u(r+16);j:u(aj)=n;u(aj+8)=t AB(a==u(R))Af(R);g=q(R+8);AD(g+a*360,ae,360);++
a;u(R+16)=a;g+=(D)(a*360);o(!(g-360))u(g-152)=t;u(g-144)=n;}i:if(a)Ap k=e;}Ay k=e;At(u(ac+16)=1,b=u(h+176),e=0,a=-1,f=Ax;;f=q?s:f){At(s=e;;s=e){if(s==Ax)Aq k;e=s+1 AB(s!=(h+s)[232])Ap}o=u(d+s*8+3928);q=o&&o<a;a=q?o:a;}k:At(e=0;;++e){o(e==Ax)if(f==(h+e)[232])Ap}o(f>=Ax)a=u(d+f*8+3928);Q(az,d+56,e,f,a,Ax);f=u(az+e*8);s=3-f;o=e*4;f+=AK;AF if(u(aq+b*8)==4){f=s+AK;e=11;c=(P)"33102013320";}Ay e=1,c=(P)"0";At(u(af)=0,u(af+8)=8,u(af+16)=0;b!=f;b=u(d+a*8+56)){AF a=u(aq+b*8);K(af,a);a+=b*4;o(a>=484)}At(g=c;g!=c+e;
++g)K(af,s^*g%4);At(b=u(af),c=q(af+8),g=c+u(af+16)*8,r=c;r!=g;r+=8)X(d,h,u(r));E(b,c,8,8);b=1;}At(b=0;b!=3;++b)h=ac+b*8,c=R+b*8,a=u(h),u(h)=AH,AH=a;h=q(ac+8);}f:At(b=u(g+224),E(u(R),q(R+8),8,360),E(u(y),q(y+8),8,32),E(u(ac),q(ac+8),8,360),u(ab)=0,u(ab+8)=1,u(ab+16)=0,l=u(d+40),h=q(d+32),c=(P)1,i=0;b;b=u(g)/4){o(b>=l)g=h+b*8;q=((P)"\0\1\2\3")[u(g)%4]AB(i==u(ab))Ae(ab),c=q(ab+8)AB(i)memmove(c+1,c,i);*c=q;++i;u(ab+16)=i;}b=u(ab);h=q(ab+8);l=u(d+40);E(u(d),q(d+8),8,16);E(u(d+24),q(d+32),8,8);w=Ab(w,l)AB(!(b
>>63)){At(c=h;c!=h+i;++c)Ao("DLRU"+*c,1,1,AE);Ao(V,1,1,AE);E(b,h,1,1);Aq l;}}Ao("-1",1,2,AE);Ao(V,1,1,AE);l:E(L,u,8,8);}M();Aq m;e:M()AB(!b){u=0;Aq n;}u=p(b)AB(*u)Aq n;m:E(u(m+16),q(m+24),1,1);As 0;}AL(Z)(P)"is not a number of boards";AR=25;}M();u=0;n:Ah(m,u);AC}
