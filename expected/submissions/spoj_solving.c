/* SPOJ SOLVING: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: bundle spoj_solving --c --short */
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
#define Ap goto
#define Aq break;
#define Ar fwrite
#define As return
#define At ,stderr
#define Au for
#define Av memset
#define Aw }void
#define Ax u(c+68808)
#define Ay ;if
#define Az else
#define AA 121
#define AB 2576350618u<<32|1694551753
#define AC exit(1);
#define AD 8+4912
#define AE stdout
#define AF u(a+16)
#define AG u(a+200)
#define AH u(b+176)
#define AI *8+64
#define AJ 2147483648u
#define AK 1<<63
#define AL u(m+24)=
#define AM memcpy
#define AN {if
#define AO *8+3936
#define AP ?!b.a?p(f):F(b.a):
#define AQ u(m+32)
typedef struct{U a;B b;}Al;typedef struct{U a,b;}Am;B Ab[]="is not a tile",W[]="\n";U Aj[4]={11,120,1,110};U M(U a,U b){As a>b?a:b;}U G(U a,U b){As a<b?a:b;}Al Ak(U a,U b){Al r;r.a=a*b;r.b=b&&r.a/b!=a;As r;}U Ac(U a,U b){As a>b?a-b:0;}P Ad(P a,U b){o(b>=AJ)a=(P)realloc(a,b);o(!a)As a;}P F(U a){P b;o(a>=AJ)b=(P)calloc(a,1);o(!b)As b;Aw K(void)AN(fflush(AE)|ferror(AE))perror(0),AC}Am L(P e,U c,U f,U g){U l[2];P i=(P)l,j=i+8;U d;P a,k;Al b;Am h;d=u(e);c=M(M(c+1,d*2),g==1?8:4);a=q(e+8);b=Ak(g,c)Ay(b.b||b.a>(
(U)AK)-f)c=0;Az AN(!d)k=i,d=0;Az u(i)=f,k=j,d*=g;u(k)=d;a=!u(i)AP!u(j)AP Ad(a,b.a);u(e+8)=(Z)a;u(e)=c;c=(U)AJ<<32|1;}h.a=c;h.b=0;As h;Aw Ag(P a){o(L(a,u(a),8,8)An)}static __inline__ void X(P a,U c){U b;b=AF Ay(b==u(a))Ag(a);u(q(a+8)+b*8)=c;AF=b+1;Aw Ae(P a){o(L(a,u(a),1,1)An)Aw Af(P a){o(L(a,u(a),8,360)An)Aw Ah(P a){o(L(a,u(a),8,24)An)Aw E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g Ay(!a)g=c,a=0;Az u(c)=e,g=d,a*=f;u(g)=a Ay(u(c)&&u(d))free(b);Aw Y(P a,U b,U d,U e){P f;Al c;c=Ak(e,b)Ay(c.b||c.a>((U)AK)-d)
u(a+8)=0,b=1;Az if(!c.a)u(a+8)=0,AF=(Z)p(d),b=0;Az f=F(c.a),u(a+8)=b,AF=(Z)f,b=0;u(a)=b;Aw O(P g,U a,U b){U h[4];P c=(P)h,d=c+16;U e;P f;Au(u(d)=a/11,u(d+8)=a%11,u(c)=b/11,u(c+8)=b%11,a=0;a!=2;++a)if(b=u(c+a*8),b==u(d+a*8)){b+=a*11;o(b>=22)e=1-a;f=g+b*8;u(f)=(u(d+e*8)+1)<<(u(c+e*8)*6&62)^u(f);}Aw Aa(P i,P a){B g;U k,l,h,b,e,c,f,d,j;Au(k=u(i+68808),l=u(a+176)*((U)1718616677<<32|2600415543u),e=u(a+208),c=u(a+192),b=AG;;u(a+216)=h)AN(b||c>k)As;Au(++c,u(a+192)=c,e-=1200,u(a+208)=e,h=l,f=b=0;;h+=(j>>29^j)*d){
Au(d=f;;d=f)AN(d==AA)Ap a;f=d+1;g=(a+d)[232]Ay(g>=122)Ap b Ay(c==u(i+g*AD))Aq}b+=d!=g;AG=b;j=g*((U)Ao)+((U)Ao);}a:;}As;b:u(a+216)=h;AC Aw J(P e,P a,U f){B c;U d,b;P g,h;d=u(a+176);b=d*4+f;o(b>=484)b=u(e+b AI);o(b>=AA)g=a+b+232;c=*g;o(d>=AA)h=a+d+232;*g=*h;*h=c;O(a,c,b);O(a,c,d);u(a+184)=d;u(a+176)=b;X(e+24,u(a+224)*4+f);u(a+224)=u(e+40)-1;o(c>=122)if(u(a+192)==u(e+c*AD))AG=-(U)(d==c)+(b==c)+AG,Aa(e,a);Aw N(P d,P h,U i,U b,U j,U k){U l[AA];P g=(P)l;U a,e,f,c;Au(a=0;a!=AA;++a)u(d+a*8)=4;Au(a=0;a!=AA;++a)u(
g+a*8)=b;o(i>=AA)Au(b=1,a=0;;++a)AN(u(d+i*8)!=4||a>=b)As;Au(e=0;;++b){Au(f=e;;f=e)AN(f==4)Ap a;e=f+1;o(a>=AA)c=u(g+a*8)*4|f;o(c>=484)c=u(h+c AI);o(c>=AA)if((c!=k)&(u(d+c*8)==4)&&u(h+c AO)>=j)Aq}u(d+c*8)=3-f;o(b>=AA)u(g+b*8)=c;}a:;}AC}U Q(P a){B g,i;U f,b,d,c,h;P e;Au(++u(a+72),u(a+56)=0,e=q(a+8),f=AF,b=0,d=u(a+48),c=u(a+40),h=0;h!=16777216;++h){Au(;c==d;c=u(a+40)=0){d=fread(e,1,f,stdin)Ay(ferror(stdin))Ap a Ay(!d)Ap b;u(a+48)=d;}o(c>=f)g=e[c];i=(g==32)|((B)(g-9)<5)Ay((b==19)|!!b&i){f=0;Ap c;}o(b>=19)(a+b
)[80]=g;b+=!i;u(a+56)=b;++c;u(a+40)=c;}u(a+56)=0;e=(P)"16 MB of whitespace";Ap d;b:if(b){f=0;Ap c;}e=(P)"the input ends here";d:u(a+24)=(Z)e;u(a+32)=19;f=1;Ap c;a:perror(0),AC c:As f;}Am R(P d){B b;U a,c;P e;Am f;a=u(d+56);o(a>19)Au(e=d+80,c=0;e!=d+a+80;c=c*10+b){b=*e-48 Ay(b>9){c=0;Ap a;}++e;}b=a!=19;a=b?c:0;c=b;a:f.a=c;f.b=a;As f;Aw V(U a){U c[1];P b=(P)c Ay(a>9)V(a/10);*b=a%10|48;Ar(b,1,1 At);Aw Ai(P a,P b){U f[1];P e=(P)f;B d;U c Ay(!b){c=u(a+64)Ay(c)Ar("board ",1,6 At),V(c),Ar(", ",1,2 At);Ar(
"word ",1,5 At);V(u(a+72));Ar(": ",1,2 At);c=u(a+56)Ay(c){o(c>19)Au(Ar("\"",1,1 At),b=a+80;b!=a+c+80;++b)d=*b,*e=(B)(d-33)<94?d:63,Ar(e,1,1 At)Ay(c==19)Ar("...",1,3 At);Ar("\" ",1,2 At);}Ar(q(a+24),1,u(a+32)At);}Az Ar(q(b+8),1,u(b+16)At);Ar(W,1,1 At);}int main(void){U aE[17091];P aq=(P)aE,ar=aq+24,ad=aq+48,ay=aq+72,az=aq+1040,aA=aq+2008,at=aq+2976,V=aq+5024,ab=aq+5384,aa=aq+5408,aB=aq+5432,ae=aq+5792,aC=aq+5816,c=aq+67768,af=aq+136584,ao=aq+136608,aD=aq+136616,m=aq+136624;B o,ag,an,ak,av,aw,ax;U au,y,n,g
,am,a,z,q,r,f,k,d,i,v,l,w,u,L,j,s,ac,ai;P t,b,e,h,x,ah,aj;Am as,al,ap;t=F(65536);u(m)=65536;u(m+8)=(Z)t;u(m+16)=65536;Av(m+40,0,59);AL 1;AQ=0 Ay(Q(m))K(),t=0;Az{as=R(m)Ay(as.a){Au(au=0,y=2900000,n=as.b;au!=as.b;++au){++u(m+64);u(m+72)=0 Ay(Q(m))g=0,b=ao,a=(U)AK;Az if(al=R(m),al.a&&al.b-3<8){g=al.b*al.b;Y(ar,g,1,1);am=u(ar+8);o(u(ar))Au(b=q(ar+16),u(af)=0,u(af+8)=8,a=u(af+16)=0;;a=u(af+16))AN(a>=g)Ap a Ay(Q(m))Ap b;ap=R(m)Ay(ap.a)AN(!ap.b)a=0;Az AN(ap.b>=g){e=Ab;Aq}a=ap.b;}}Az{a=u(m+56);o(a>19)if(a!=1||m[
80]!=48){e=Ab;Aq}a=0;}o(a>=g)e=b+a;o=*e;*e=1 Ay(o){e=(P)"appears twice";Aq}X(af,a);}AL(Z)e;AQ=13;b:E(am,b,1,1);E(u(af),q(af+8),8,8);e=0;Ap c;a:g=u(af);e=q(af+8);E(am,b,1,1)Ay(g!=(U)AK){u(ao)=g;t=e;g=al.b;b=aD;Ap d;}c:g=(Z)e;b=ao;a=(U)AK;}Az AL(Z)(P)"is not an allowed side",AQ=22,g=0,b=ao,a=(U)AK;d:u(b)=a;am=u(ao)Ay(am==(U)AK)Ap e;a=u(aD)Ay((g==1)|(g==a)){Au(z=1,b=t;;b+=8){Au(;;b+=8)AN(b==t+a*8)Ap f;q=u(b)Ay(q)Aq}if(!((z<a)&(q==z)))Ap g;++z;}f:if(z<a)Ap g;}Az{Y(aq,a,8,8);z=u(aq+8);o(u(aq))b=q(aq+16)Ay(a)
AM(b,t,a*8);Au(e=b,q=0;;++q)AN(e==b+a*8){q=a;Aq}if(!u(e))Aq e+=8;}o(!g)Au(o=q/g+g+q%g+a/g&1,q=0;q!=a;)Au(r=q+1,e=b+q*8;;o=!o){q=u(e)Ay(q==(r==a?0:r)){q=r;Aq}h=b+(a-1+q)%a*8;u(e)=u(h);u(h)=q;}E(z,b,8,8)Ay(o)Ap g;}o(!n)Au(z=0;z!=256;++z)Av(aC+z*242,0,242);Au(z=n-1,n=y/n,b=F(131072),e=F(8),u(e)=0,u(c+48)=g,u(c+56)=~((U)-1<<(g*6&62))/63,Av(c+64,0,3872),Av(c+3936,255,976),Av(c+4912,0,976),AM(c+5888,aC,61952),Av(c+67840,0,968),Ax=Ac(g,4)*2,u(c)=8192,u(c+8)=(Z)b,u(c+16)=8192,u(c+24)=1,u(c+32)=(Z)e,u(c+40)=1,q=
484,r=0;r!=AA;++r){Au(o=r/11,ag=r%11,f=M(ag,o),k=G(ag,o)*2|(ag<o),i=d=0;d!=32;++i){o(i==q)u(c+(i+r*4)AI)=(u((P)Aj+d)+r)%AA;d+=8;}b=c+r AO;u(b)=0 Ay(f<g)u(b)=f+1+k*10,u(c+r*AD)=G(Ax,k)+1;Au(f=Ac(Ax,k)*12+42,u(c+r*8+67840)=f*10,d=k=0;k!=242;++d)i=d/11,v=d%11,i=M(i,o)-G(i,o)+(M(v,ag)-G(v,ag)),h(c+r*242+5888+k)=i*f*(i+1),k+=2;q-=4;}q=(g+5)*g*a;o(q<6)Au(q/=6,n=G(y,n/2+n)/q,b=F(360),Av(V+232,AA,AA),Av(V,0,184),u(V+184)=AA,Av(V+192,0,16),u(V+208)=1073741824,Av(V+216,0,16),o=!g,e=t,r=0;e!=t+a*8;++r){f=u(e)Ay(!f)
{o(o)u(V+176)=r/g*11+r%g;}Az{o(o)k=r/g*11+r%g;o(k>=AA)--f;f=f/g*11+f%g;(V+k)[232]=f;O(V,f,k);}e+=8;}Au(Aa(c,V),AM(aB,V,360),AM(b,aB,360),u(ae)=1,u(ae+8)=(Z)b,u(ae+16)=1,u(aa)=0,u(aa+8)=8,u(ab)=u(aa+16)=0,u(ab+8)=8,g=Ax+5,a=1,k=f=r=0;;a=u(ae+16)){Au(e=b+a*360,h=b;h!=e;h+=360)if(!u(h+200))Ap h;o(!a)d=u(b+192)Ay(r<d){o(g==d)r=d;f=(q-k)*4/(g-d)+k;}u(ab+16)=0 Ay(k<f){++k;u(aa+16)=0;d=u(c+56);i=0;h=b;v=0;l=-1;i:while(h!=e)Au(w=u(h+176),o=w/11,ag=w%11,u=0;;l=G(s,l)){Au(L=u;;L=u)AN(L==4){h+=360;++v;Ap i;}u=L+1;j
=L+w*4;o(j>=484)j=u(c+j AI);o(j>=122)if(u(h+192)<=u(c+j*AD)&&j!=u(h+184))Aq}o(j==AA)an=(h+j)[232];o(w>=AA)x=c+an*242+5888;s=u(h+208)+h(x+w*2)-h(x+j*2);ak=!(u&2);av=an/11;aw=an%11;ac=ak?av:aw;ax=(ak?o:ag)==ac Ay(!ax&&ac!=(ak?j/11:j%11))Ap j;o(an>=AA)j=u(h+(U)(ak?0:11)*8+ac*8)|d*32;ac=j-((U)(ak?aw:av)+2)*d;ai=(U)-1<<((U)(ak?ag:o)*6&62);j=((j-d&~(ac+d)&ai|ac&~ai)/32&d)%63*u(c+an*8+67840);s=ax?j+s:s-j;j:if(i==u(aa))Ah(aa);x=q(aa+8)+i*24;u(x)=L+v*4;u(x+8)=s;u(x+16)=-1;++i;u(aa+16)=i;}Au(e=q(aa+8),Av(at,255,
2048),h=e,d=0;;++d)AN(h==e+i*24){v=d=0;Aq}x=at+G((u(h+8)-l)>>7,255)*8;u(h+16)=u(x);u(x)=d;h+=24;}k:Au(;;){Au(l=v;;l=v)AN(l==2048)Ap l;v=l+8;l=u(at+l)Ay(l!=-1)Aq}Au(;;J(c,h-360,L)){Au(w=Ax,u=u(c+16),h=q(c+8);;)AN(l==-1)Ap k Ay(d==n){d=n;Ap l;}o(l>=i)x=e+l*24;l=u(x+16);L=u(x);j=L/4;o(j>=a)ah=b+j*360;L%=4;j=u(ah+176);s=j*4;o(s>=484)s=u(c+(s|L)AI);o(s>=AA)o=(ah+s)[232];o(o>=122)ac=u(ah+192)Ay(ac==u(c+o*AD))ai=o*((U)Ao)+((U)Ao),ai=(ai>>29^ai)+((U)AB);Az ai=(U)AB;j=u(ah+216)+ai*(j-s);o(!u)aj=h+(u+1048575&j>>44
)*16 Ay(u(aj)!=j)Aq s=u(x+8)Ay((w-ac)*108+486+s<u(aj+8))Ap m;}s=u(x+8);m:u(aj)=j;u(aj+8)=s Ay(d==u(ab))Af(ab);h=q(ab+8);AM(h+d*360,ah,360);++d;u(ab+16)=d;h+=(D)(d*360);o(!(h-360))u(h-152)=s;u(h-144)=j;}}l:if(d){Au(a=0;a!=3;++a)b=ae+a*8,e=ab+a*8,d=u(b),u(b)=u(e),u(e)=d;b=q(ae+8);Ap n;}d=u(b+192);}Au(u(ae+16)=1,a=0,f=AA;;f=u(c+i AO)<u(c+f AO)?i:f)Au(i=a;;i=a)AN(i==AA)Ap o;a=i+1 Ay(u(c+i*AD)==d&&i!=(b+i)[232])Aq}o:Au(a=0;;++a){o(a==AA)if(f==(b+a)[232])Aq}d=u(c+f AO);i=f/11<f%11?0:2;o(f>=AA)Au(v=u(c+(i|f*4)
AI);;a=w){Au(;;f=v)AN(a==f)Ap p;N(aA,c,a,f,d,AA);o(a>=AA)l=u(aA+a*8);w=l+a*4;o(w>=484)Au(w=u(c+w AI),u=AH,N(az,c,u,w,d,a);;u=AH)AN(u==w)Ap q;o(u>=AA)u=u(az+u*8)Ay(u==4)Aq J(c,b,u);}}q:J(c,b,3-l);}p:if(a==v){a=v*4;o(a>=484)Au(a=u(c+(a|i)AI),f=AH,N(ay,c,f,a,d,v);;f=AH)AN(f==a){a=0;Aq}o(f>=AA)J(c,b,u(ay+f*8));}Au(;a!=11;++a)J(c,b,i^((P)"33102013320")[a]%4);f=k;}Az f=k;n:;}h:Au(n=u(h+224),E(u(ab),q(ab+8),8,360),E(u(aa),q(aa+8),8,24),E(u(ae),q(ae+8),8,360),u(ad)=0,u(ad+8)=1,u(ad+16)=0,g=u(c+40),b=q(c+32),e=(P
)1,a=0;n;n=u(h)/4){o(n>=g)h=b+n*8;o=((P)"\0\1\2\3")[u(h)%4]Ay(a==u(ad))Ae(ad),e=q(ad+8)Ay(a)memmove(e+1,e,a);*e=o;++a;u(ad+16)=a;}n=u(ad);b=q(ad+8);g=u(c+40);E(u(c),q(c+8),8,16);E(u(c+24),q(c+32),8,8);y=Ac(y,g)Ay(!(n>>63)){Au(e=b;e!=b+a;++e)Ar("DLRU"+*e,1,1,AE);Ar(W,1,1,AE);E(n,b,1,1);n=z;Ap r;}n=z;g:Ar("-1",1,2,AE);Ar(W,1,1,AE);r:E(am,t,8,8);}K();Ap s;e:K()Ay(!g){t=0;Ap t;}t=p(g)Ay(*t)Ap t;s:E(u(m),q(m+8),1,1);As 0;}AL(Z)(P)"is not a number of boards";AQ=25;K();t=0;}t:Ai(m,t);AC}
