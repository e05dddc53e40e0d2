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
#define Ah fwrite
#define Ai ;}static __inline__
#define Aj ,stderr
#define Ak return
#define Al goto
#define Am Ah(K,1,1,stdout)
#define An else
#define Ao exit(1);
#define Ap e=a.b,f=a.a
#define Aq break;case
#define Ar memcpy
#define As memset
#define At typedef struct
#define Au for
#define Av u(a+56)
#define Aw u(a+72)
#define Ax b=13;Al b;}
#define Ay {i=0;Al d;}
At{B a,b;}Ae;At{U a;I b;}Af;At{U a;P b;}Ag;B K[]="\n",X[]="is not a tile";U Ad[4]={4,(U)-1,1,(U)-4};void Y(P p,int n,U a){Au(;n--;a>>=8)*p++=(B)a;}U L(U a,U b){Ak a>b?a:b;}U O(U a,U b){Ak a<b?a:b Ai Ae G(P a,P c,B d);P Aa(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)Ak a;}P F(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)Ak b;}void Ab(P c){U i[2];P e=(P)i,g=e+8;U b,f,d;P a,h;b=u(c);f=L(b*2,4);a=q(c+8);d=f*8;o((b>((U)268435455<<32|4294967295u))|(d>((U)2147483647<<32|4294967294u)))if(!b)h=e,b=0;An u(
e)=2,h=g,b*=8;u(h)=b;a=!u(e)?F(d):!u(g)?F(d):Aa(a,d);u(c+8)=(Z)a;u(c)=f;}void E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g;if(!a)g=c,a=0;An u(c)=e,g=d,a*=f;u(g)=a;if(u(c)&&u(d))free(b)Ai Ag Q(U a){P b;Ag c;if(!a)a=0,b=(P)1;An b=F(a);c.a=a;c.b=b;Ak c;}U M(U b,U c){U a;Au(a=0;(b>>a*4%64)%16!=c;){++a;o(a==9)}Ak a;}U R(P a){B e,k;U i,g,j,l,c,b,d,f;P h;if(!u(a+48)){Au(++u(a+88),Aw=0,u(a)=1,u(a+8)=0,h=q(a+24),i=u(a+32),j=g=0,l=1,c=u(a+64),b=Av,d=0;;l=e){Au(f=g;;f=0){if(d==16777216)Al a;Au(++d;b==c;b=Av=0){c=
fread(h,1,i,stdin);if(ferror(stdin))Al b;if(!c)Al c;u(a+64)=c;}o(b>=i)e=h[b];if(f==19)Ay switch(e){case 32:case 13:case 12:case 11:case 10:case 9:break;default:Al e;}if(f)Ay++b;Av=b;}e:++b;Av=b;o(f>=19)k=e-48;(a+f)[96]=e;g=f+1;Aw=g;e=(k<10)&(f!=18)&l;j=e?j*10+k:0;u(a)=e;u(a+8)=j;}a:Aw=0;h=(P)"16 MB of whitespace";Al f;c:if(g)Ay h=(P)"the input ends here";f:u(a+40)=(Z)h;u(a+48)=19;i=1;Al d;b:perror(0),Ao Ao}i=1;d:Ak i;}void N(U a){U c[1];P b=(P)c;if(a>9)N(a/10);*b=a%10|48;Ah(b,1,1 Aj);}void Ac(P a,P b){U
f[1];P e=(P)f;B d;U c;if(!b){c=u(a+80);if(c)Ah("board ",1,6 Aj),N(c),Ah(", ",1,2 Aj);Ah("word ",1,5 Aj);N(u(a+88));Ah(": ",1,2 Aj);c=Aw;if(c){o(c>=20)Au(Ah("\"",1,1 Aj),b=a+96;b!=a+c+96;++b)d=*b,*e=(B)(d-33)<94?d:63,Ah(e,1,1 Aj);if(c==19)Ah("...",1,3 Aj);Ah("\" ",1,2 Aj);}Ah(q(a+40),1,u(a+48)Aj);}An Ah(q(b+8),1,u(b+16)Aj);Ah(K,1,1 Aj);}B V(U c){B a;U b,d;Au(a=M(c,0),b=0;b!=9;++b)Au(d=0;d!=b;++d)a=((c>>d*4%64)%16>(c>>b*4%64)%16)^a%2;Ak a%2 Ai Af J(P a,P c,U f,I j,U b){I g;U d,h,i;Af e;b*=i(c+4);g=i(c+8)%
64;d=(f>>g&u(a+24))+i(c);h=d-b;i=u(a+16);o(h>=i||d>=i)a=q(a+8);e.a=f-(b<<g);e.b=j+a[h]-a[d];Ak e;}Ae W(P b,P c){B e,f;U d;Ae a;if(!i(c+8))e=c[50],f=1;An if(d=u(b+696),d<u(b+704)){if(u(b+696)=d+1,a=G(b,c,0),a.a==2){if(a=G(b,c,1),a.a==2){if(a=G(b,c,2),a.a==2)a=G(b,c,3),Ap;An Ap;}An Ap;}An Ap%2;}An f=0;a.a=f;a.b=e;Ak a Ai Ae G(P a,P c,B d){U r[7];P b=(P)r;B h,l;H g;I p;U e,m,n,q,o,i;Ae f;Af j,k;g=h(c+48);o(u(a+432)<=g)g=h(q(a+424)+g*8+d*2);e=u(c+40);if(!g|!(((P)"\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0")[e%16]
&(B)((I)1<<d%8)))h=2;An{h=c[50];l=h+1;m=u(c+32);switch(d){case 0:n=e+3;q=3;Aq 1:n=e-1;q=-1;Aq 2:n=e+1;q=1;Aq 3:n=e-3;q=-3;}o=n*4%64;i=m>>o&15;p=i(a+l*4+712);j=J(a,a+i*12+32,u(c),i(c+8),q);if(j.b<p){if(k=J(a,a+i*12+224,u(c+16),i(c+24),u((P)Ad+((P)"\0\1\2\3")[d^2]*8)),k.b<p)(a+h)[440]=d,u(b+32)=i<<e*4%64^i<<o^m,u(b+40)=n,u(b)=j.a,i(b+8)=j.b,u(b+16)=k.a,i(b+24)=k.b,b[50]=l,h(b+48)=g,f=W(a,b),d=f.b,h=f.a;An h=2;}An h=2;}f.a=h;f.b=d;Ak f;}int main(void){U ak[641];P w=(P)ak,ag=w+32,ah=w+40,o=w+48,ai=w+104,x=w+
112,y=w+144,p=w+176,z=w+200,q=w+456,r=w+872,G=w+2608,a=w+2864,c=w+5008;B n,N,aa,ab;H aj;I m,j,u,af;U b,f,e,l,g,i,ac,ad,ae;P h,d,s;Ae v;Af t;Ag k;Au(h=F(65536),u(c+16)=65536,u(c+24)=(Z)h,u(c+32)=65536,u(c)=0,As(c+56,0,59),u(c+40)=1,u(c+48)=0,As(z,0,256),b=1;b!=9;++b)Au(f=M(2271560481u,b),n=f%3,N=f/3,f=0;f!=9;++f)aa=f%3,ab=f/3,(z+b*16)[f]=L(ab,N)-(O(ab,N)+O(aa,n))+L(aa,n);Au(h=F(16384),Ar(G,z,256),k=Q(256),Ar(k.b,G,256),As(q+32,0,384),u(q)=k.a,u(q+8)=(Z)k.b,u(q+16)=256,u(q+24)=15,b=1;b!=16;++b)d=q+b*12+32,
i(d)=(I)b*16,i(d+4)=1,i(d+8)=(I)b*4;Au(d=F(16),u(y)=0,u(y+8)=1,u(y+16)=2,u(y+24)=3,s=y,b=0;b!=4;++b)h(ai+b*2)=(H)u(s)+2,s+=8;Au(b=u(ai),Y(d,8,0),Y(d+8,8,b),u(p)=2,u(p+8)=(Z)d,b=u(p+16)=2,f=0;f!=48;++f){Au(u(x)=0,u(x+8)=1,u(x+16)=2,u(x+24)=3,e=f%4,s=x,l=0;l!=4;++l)g=u(s),u(w)=1,u(w+8)=3,u(w+16)=0,u(w+24)=2,n=u(w+e*8)!=g,i=!(f&4)^n?f/8+1:1,aj=g==e?(I)e+2:(e^g)==3?0:(e>g)&(i>4)?0:g+2+(n?4:0)+O(i,5)*8,h(ag+l*2)=aj,s+=8;e=u(ag);if(b==u(p))Ab(p),d=q(p+8);Y(d+b*8,8,e);++b;u(p+16)=b;}Ar(r+416,p,24);As(r+712,0,
1024);As(r+440,0,256);Ar(r,q,416);As(r+696,0,16);u(a)=4096;u(a+8)=(Z)h;u(a+16)=4096;As(a+48,0,16);Ar(a+80,G,256);i(a+24)=52;u(a+32)=0;u(a+64)=u(a+40)=8;Aw=0;u(a+336)=1024;u(a+344)=(U)36<<32|65537;u(a+352)=0;Ar(a+360,r,1736);u(a+2096)=2271560481u;u(a+2104)=1024;u(a+2112)=(U)36<<32|65537;u(a+2120)=(U)1<<63;if(R(c))n=1;An{if(u(c)){Au(b=u(c+8),f=0;;++f){if(f==b){n=0;Al a;}if(!u(c+48))++u(c+80),u(c+88)=0;Au(l=m=e=0;e!=9;++e){if(R(c)){n=1;Al a;}if(u(c)){if(g=u(c+8),g-1>=8){h=X;Ax}An{g=u(c+72);o(g>=20)if(g!=1||
c[96]!=120){h=X;Ax g=0;}j=(I)1<<g%32;if(j&m){h=(P)"appears twice";Ax m=j|m;l=g<<e*4%64|l;}if(f)Am;e=u(a+2096);n=V(l);if(!(n^V(e))){Au(u(a+1064)=-1,e=M(l,0),g=u(a+376),h=q(a+368),ac=m=i=0;i!=9;ac=t.a){d=a+(l>>i*4%64)%16*12+392;j=i(d);o(g<=j)t=J(a+360,d,ac,m+h[j],-i);++i;m=t.b;}Au(ad=j=i=0;i!=9;ad=t.a){ae=i*4;d=a+(l>>ae%64)%16*12+584;u=i(d);o(g<=u)t=J(a+360,d,ad,j+h[u],-(i/4+(ae&12)));++i;j=t.b;}Au(u(o+32)=l,u(o+40)=e,u(o)=ac,i(o+8)=m,u(o+16)=ad,i(o+24)=j,o[50]=0,h(o+48)=1,j=L(j,m),m=j;;m+=2){Au(u=0,e=712,
af=0;e!=1736;++af)i(a+e+360)=(I)L(af,(I)O(m,36)+1)+u,--u,e+=4;if(j<i(a+1072)){v=W(a+360,o);switch(v.a){case 2:Aq 0:Ao default:Al c;}}if(m+1>=36)Al d;}c:k=Q(v.b);if(v.b)Ar(k.b,a+800,v.b);if(!(k.a>>63)){Au(h=k.b;h!=k.b+v.b;++h)*ah=((P)"DLRU")[*h]|32,Ah(ah,1,1,stdout);Am;E(k.a,k.b,1,1);Al e;}d:;}Ah("unsolvable",1,10,stdout);Am;e:;}Ao}h=(P)"is not a number of boards";b=25;b:u(c+40)=(Z)h;u(c+48)=b;n=1;}a:E(u(a),q(a+8),4,4);E(u(a+32),q(a+40),8,16);E(Av,q(a+64),8,8);E(u(a+360),q(a+368),1,1);E(u(a+776),q(a+784),
2,8);b=u(a+2120);if(b!=(U)1<<63)E(b,q(a+2128),4,4);if(!(fflush(stdout)|ferror(stdout))){if(!n)Ak E(u(c+16),q(c+24),1,1),0;Ac(c,0);Ao}An perror(0),Ao}
