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
#define Am else
#define An Ah(K,1,1,stdout)
#define Ao e=a.b,f=a.a
#define Ap break;case
#define Aq memcpy
#define Ar memset
#define As typedef struct
#define At exit(1);
#define Au u(a+56)
#define Av u(a+72)
#define Aw for
#define Ax b=13;Al c;}
#define Ay {i=0;Al d;}
As{B a,b;}Ae;As{U a;I b;}Af;As{U a;P b;}Ag;B K[]="\n",X[]="is not a tile";U Ad[4]={4,(U)-1,1,(U)-4};void Ac(P p,int n,U a){Aw(;n--;a>>=8)*p++=(B)a;}U L(U a,U b){Ak a>b?a:b;}U O(U a,U b){Ak a<b?a:b Ai Ae G(P a,P c,B d);P Y(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)Ak a;}P F(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)Ak b;}void Aa(P c){U i[2];P e=(P)i,g=e+8;U b,f,d;P a,h;b=u(c);f=L(b*2,4);a=q(c+8);d=f*8;o((b>((U)268435455<<32|4294967295u))|(d>((U)2147483647<<32|4294967294u)))if(!b)h=e,b=0;Am u(
e)=2,h=g,b*=8;u(h)=b;a=!u(e)?F(d):!u(g)?F(d):Y(a,d);u(c+8)=(Z)a;u(c)=f;}void E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g;if(!a)g=c,a=0;Am u(c)=e,g=d,a*=f;u(g)=a;if(u(c)&&u(d))free(b)Ai Ag Q(U a){P b;Ag c;if(!a)a=0,b=(P)1;Am b=F(a);c.a=a;c.b=b;Ak c;}U M(U b,U c){U a;Aw(a=0;(b>>a*4%64)%16!=c;){++a;o(a==9)}Ak a;}U R(P a){B e,k;U i,g,j,l,c,b,d,f;P h;Aw(++u(a+88),Av=0,u(a)=1,u(a+8)=0,h=q(a+24),i=u(a+32),j=g=0,l=1,c=u(a+64),b=Au,d=0;;l=e){Aw(f=g;;f=0){if(d==16777216)Al a;Aw(++d;b==c;b=Au=0){c=fread(h,1,i,
stdin);if(ferror(stdin))Al b;if(!c)Al c;u(a+64)=c;}o(b>=i)e=h[b];if(f==19)Ay switch(e){case 32:case 13:case 12:case 11:case 10:case 9:break;default:Al e;}if(f)Ay++b;Au=b;}e:++b;Au=b;o(f>=19)k=e-48;(a+f)[96]=e;g=f+1;Av=g;e=(k<10)&(f!=18)&l;j=e?j*10+k:0;u(a)=e;u(a+8)=j;}a:Av=0;h=(P)"16 MB of whitespace";Al f;c:if(g)Ay h=(P)"the input ends here";f:u(a+40)=(Z)h;u(a+48)=19;i=1;Al d;b:perror(0),At d:Ak i;}void N(U a){U c[1];P b=(P)c;if(a>9)N(a/10);*b=a%10|48;Ah(b,1,1 Aj);}void Ab(P a,P b){U f[1];P e=(P)f;B d;U
c;if(!b){c=u(a+80);if(c)Ah("board ",1,6 Aj),N(c),Ah(", ",1,2 Aj);Ah("word ",1,5 Aj);N(u(a+88));Ah(": ",1,2 Aj);c=Av;if(c){o(c>19)Aw(Ah("\"",1,1 Aj),b=a+96;b!=a+c+96;++b)d=*b,*e=(B)(d-33)<94?d:63,Ah(e,1,1 Aj);if(c==19)Ah("...",1,3 Aj);Ah("\" ",1,2 Aj);}Ah(q(a+40),1,u(a+48)Aj);}Am Ah(q(b+8),1,u(b+16)Aj);Ah(K,1,1 Aj);}B V(U c){B a;U b,d;Aw(a=M(c,0),b=0;b!=9;++b)Aw(d=0;d!=b;++d)a=((c>>d*4%64)%16>(c>>b*4%64)%16)^a%2;Ak a%2 Ai Af J(P a,P c,U f,I j,U b){I g;U d,h,i;Af e;b*=i(c+4);g=i(c+8)%64;d=(f>>g&u(a+24))+i(
c);h=d-b;i=u(a+16);o(h>=i||d>=i)a=q(a+8);e.a=f-(b<<g);e.b=j+a[h]-a[d];Ak e;}Ae W(P b,P c){B e,f;U d;Ae a;if(!i(c+8))e=c[50],f=0;Am if(d=u(b+696),d<u(b+704)){if(u(b+696)=d+1,a=G(b,c,0),a.a==2){if(a=G(b,c,1),a.a==2){if(a=G(b,c,2),a.a==2)a=G(b,c,3),Ao;Am Ao;}Am Ao;}Am Ao%2;}Am f=1;a.a=f;a.b=e;Ak a Ai Ae G(P a,P c,B d){U r[7];P b=(P)r;B h,l;H g;I p;U e,m,n,q,o,i;Ae f;Af j,k;g=h(c+48);o(u(a+432)<=g)g=h(q(a+424)+g*8+d*2);e=u(c+40);if(!g|!(((P)"\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0")[e%16]&(B)((I)1<<d%8)))h=2;
Am{h=c[50];l=h+1;m=u(c+32);switch(d){case 0:n=e+3;q=3;Ap 1:n=e-1;q=-1;Ap 2:n=e+1;q=1;Ap 3:n=e-3;q=-3;}o=n*4%64;i=m>>o&15;p=i(a+l*4+712);j=J(a,a+i*12+32,u(c),i(c+8),q);if(j.b<p){if(k=J(a,a+i*12+224,u(c+16),i(c+24),u((P)Ad+((P)"\0\1\2\3")[d^2]*8)),k.b<p)(a+h)[440]=d,u(b+32)=i<<e*4%64^i<<o^m,u(b+40)=n,u(b)=j.a,i(b+8)=j.b,u(b+16)=k.a,i(b+24)=k.b,b[50]=l,h(b+48)=g,f=W(a,b),d=f.b,h=f.a;Am h=2;}Am h=2;}f.a=h;f.b=d;Ak f;}int main(void){U ae[631];P o=(P)ae,w=o+56,x=o+88,p=o+96,y=o+120,q=o+376,r=o+792,z=o+2528,a=o
+2784,c=o+4928;B m,G,N,Y;H ad;I l,j,u,ac;U b,f,e,n,h,g,s,aa,ab;P i,d;Ae v;Af t;Ag k;Aw(i=F(65536),u(c+16)=65536,u(c+24)=(Z)i,u(c+32)=65536,u(c)=0,Ar(c+56,0,59),u(c+40)=1,u(c+48)=0,Ar(y,0,256),b=1;b!=9;++b)Aw(f=M(2271560481u,b),m=f%3,G=f/3,f=0;f!=9;++f)N=f%3,Y=f/3,(y+b*16)[f]=L(Y,G)-(O(Y,G)+O(N,m))+L(N,m);Aw(i=F(16384),Aq(z,y,256),k=Q(256),Aq(k.b,z,256),Ar(q+32,0,384),u(q)=k.a,u(q+8)=(Z)k.b,u(q+16)=256,u(q+24)=15,b=1;b!=16;++b)d=q+b*12+32,i(d)=(I)b*16,i(d+4)=1,i(d+8)=(I)b*4;Aw(d=F(16),Ac(d,8,0),h(d+8)=2,h
(d+10)=3,h(d+12)=4,h(d+14)=5,u(p)=2,u(p+8)=(Z)d,b=u(p+16)=2,f=0;f!=44;++f){Aw(e=f%4,n=f/4,g=h=u(x)=0;h!=8;++g){u(w)=1;u(w+8)=3;u(w+16)=0;u(w+24)=2;m=u(w+e*8)!=g;s=m^n%2?(n+1)/2+1:1;if(g==e)ad=(I)e+2;Am{if((g^e)==3)Al a;if(!((e<g)|(s<5)))Al a;ad=g+2+(m?0:65532)+O(s,5)*8;}h(x+h)=ad;a:h+=2;}e=u(x);if(b==u(p))Aa(p),d=q(p+8);Ac(d+b*8,8,e);++b;u(p+16)=b;}Aq(r+416,p,24);Ar(r+712,0,1024);Ar(r+440,0,256);Aq(r,q,416);Ar(r+696,0,16);u(a)=4096;u(a+8)=(Z)i;u(a+16)=4096;Ar(a+48,0,16);Aq(a+80,z,256);i(a+24)=52;u(a+32)=
0;u(a+64)=u(a+40)=8;Av=0;u(a+336)=1024;u(a+344)=(U)31<<32|65537;u(a+352)=0;Aq(a+360,r,1736);u(a+2096)=2271560481u;u(a+2104)=1024;u(a+2112)=(U)31<<32|65537;u(a+2120)=(U)1<<63;if(R(c))m=1;Am{if(u(c)){Aw(b=u(c+8),f=0;;++f){if(f==b){m=0;Al b;}Aw(++u(c+80),n=l=e=u(c+88)=0;e!=9;++e){if(R(c)){m=1;Al b;}if(u(c)){if(h=u(c+8),h-1>=8){i=X;Ax}Am{h=u(c+72);o(h>19)if(h!=1||c[96]!=120){i=X;Ax h=0;}j=(I)1<<h%32;if(j&l){i=(P)"appears twice";Ax l=j|l;n=h<<e*4%64|n;}if(f)An;e=u(a+2096);m=V(n);if(!(m^V(e))){Aw(u(a+1064)=-1,
e=M(n,0),h=u(a+376),i=q(a+368),s=l=g=0;g!=9;s=t.a){d=a+(n>>g*4%64)%16*12+392;j=i(d);o(h<=j)t=J(a+360,d,s,l+i[j],-g);++g;l=t.b;}Aw(aa=j=g=0;g!=9;aa=t.a){ab=g*4;d=a+(n>>ab%64)%16*12+584;u=i(d);o(h<=u)t=J(a+360,d,aa,j+i[u],-(g/4+(ab&12)));++g;j=t.b;}Aw(u(o+32)=n,u(o+40)=e,u(o)=s,i(o+8)=l,u(o+16)=aa,i(o+24)=j,o[50]=0,h(o+48)=1,j=L(j,l),l=j;;l+=2){Aw(u=0,e=712,ac=0;e!=1736;++ac)i(a+e+360)=(I)L(ac,(I)O(l,31)+1)+u,--u,e+=4;if(j<i(a+1072)){v=W(a+360,o);switch(v.a){case 2:Ap 0:Al d;default:At}}if(l+1>=31)Al e;}d:
k=Q(v.b);if(v.b)Aq(k.b,a+800,v.b);if(!(k.a>>63)){Aw(i=k.b;i!=k.b+v.b;++i)Ah("dlru"+*i,1,1,stdout);An;E(k.a,k.b,1,1);Al f;}e:;}Ah("unsolvable",1,10,stdout);An;f:;}At}i=(P)"is not a number of boards";b=25;c:u(c+40)=(Z)i;u(c+48)=b;m=1;}b:E(u(a),q(a+8),4,4);E(u(a+32),q(a+40),8,16);E(Au,q(a+64),8,8);E(u(a+360),q(a+368),1,1);E(u(a+776),q(a+784),2,8);b=u(a+2120);if(b!=(U)1<<63)E(b,q(a+2128),4,4);if(!(fflush(stdout)|ferror(stdout))){if(!m)Ak E(u(c+16),q(c+24),1,1),0;Ab(c,0);At}Am perror(0),At}
