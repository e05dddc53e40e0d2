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
#define Aj ;}static __inline__
#define Ak return
#define Al ,stderr
#define Am goto
#define An else
#define Ao Ai(J,1,1,stdout)
#define Ap e=a.b,f=a.a
#define Aq break;case
#define Ar memcpy
#define As memset
#define At typedef struct
#define Au exit(1);
#define Av u(a+56)
#define Aw u(a+72)
#define Ax for
#define Ay b=13;Am c;}
#define Az {i=0;Am d;}
#define AA u(c+16)
At{B a,b;}Af;At{U a;I b;}Ag;At{U a;P b;}Ah;B J[]="\n",Y[]="is not a tile";U Ae[4]={4,(U)-1,1,(U)-4};void Ad(P p,int n,U a){Ax(;n--;a>>=8)*p++=(B)a;}U K(U a,U b){Ak a>b?a:b;}U O(U a,U b){Ak a<b?a:b Aj Af G(P a,P c,B d);P Aa(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)Ak a;}P F(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)Ak b;}void Ab(P c){U i[2];P e=(P)i,g=e+8;U b,f,d;P a,h;b=u(c);f=K(b*2,4);a=q(c+8);d=f*8;o((b>((U)268435455<<32|4294967295u))|(d>((U)2147483647<<32|4294967294u)))if(!b)h=e,b=0;An u
(e)=2,h=g,b*=8;u(h)=b;a=!u(e)?F(d):!u(g)?F(d):Aa(a,d);u(c+8)=(Z)a;u(c)=f;}void E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g;if(!a)g=c,a=0;An u(c)=e,g=d,a*=f;u(g)=a;if(u(c)&&u(d))free(b)Aj Ah Q(U a){P b;Ah c;if(!a)a=0,b=(P)1;An b=F(a);c.a=a;c.b=b;Ak c;}U L(U b,U c){U a;Ax(a=0;(b>>a*4%64)%16!=c;){++a;o(a==9)}Ak a;}U R(P a){B e,k;U i,g,j,l,c,b,d,f;P h;Ax(++u(a+88),Aw=0,u(a)=1,u(a+8)=0,h=q(a+24),i=u(a+32),j=g=0,l=1,c=u(a+64),b=Av,d=0;;l=e){Ax(f=g;;f=0){if(d==16777216)Am a;Ax(++d;b==c;b=Av=0){c=fread(h,1,i,
stdin);if(ferror(stdin))Am b;if(!c)Am c;u(a+64)=c;}o(b>=i)e=h[b];if(f==19)Az switch(e){case 32:case 13:case 12:case 11:case 10:case 9:break;default:Am e;}if(f)Az++b;Av=b;}e:++b;Av=b;o(f>=19)k=e-48;(a+f)[96]=e;g=f+1;Aw=g;e=(k<10)&(f!=18)&l;j=e?j*10+k:0;u(a)=e;u(a+8)=j;}a:Aw=0;h=(P)"16 MB of whitespace";Am f;c:if(g)Az h=(P)"the input ends here";f:u(a+40)=(Z)h;u(a+48)=19;i=1;Am d;b:perror(0),Au d:Ak i;}void M(U a){U c[1];P b=(P)c;if(a>9)M(a/10);*b=a%10|48;Ai(b,1,1 Al);}void Ac(P a,P b){U f[1];P e=(P)f;B d;U
c;if(!b){c=u(a+80);if(c)Ai("board ",1,6 Al),M(c),Ai(", ",1,2 Al);Ai("word ",1,5 Al);M(u(a+88));Ai(": ",1,2 Al);c=Aw;if(c){o(c>19)Ax(Ai("\"",1,1 Al),b=a+96;b!=a+c+96;++b)d=*b,*e=(B)(d-33)<94?d:63,Ai(e,1,1 Al);if(c==19)Ai("...",1,3 Al);Ai("\" ",1,2 Al);}Ai(q(a+40),1,u(a+48)Al);}An Ai(q(b+8),1,u(b+16)Al);Ai(J,1,1 Al);}B V(U c){B a;U b,d;Ax(a=L(c,0),b=0;b!=9;++b)Ax(d=0;d!=b;++d)a=((c>>d*4%64)%16>(c>>b*4%64)%16)^a%2;Ak a%2 Aj Ag N(P a,P c,U f,I j,U b){I g;U d,h,i;Ag e;b*=i(c+4);g=i(c+8)%64;d=(f>>g&u(a+24))+i(
c);h=d-b;i=u(a+16);o(h>=i||d>=i)a=q(a+8);e.a=f-(b<<g);e.b=j+a[h]-a[d];Ak e;}Af W(P b,P c){B e,f;U d;Af a;if(!i(c+8))e=c[50],f=0;An if(d=u(b+696),d<u(b+704)){if(u(b+696)=d+1,a=G(b,c,0),a.a==2){if(a=G(b,c,1),a.a==2){if(a=G(b,c,2),a.a==2)a=G(b,c,3),Ap;An Ap;}An Ap;}An Ap%2;}An f=1;a.a=f;a.b=e;Ak a Aj Af G(P a,P c,B d){U r[7];P b=(P)r;B h,l;H g;I p;U e,m,n,q,o,i;Af f;Ag j,k;g=h(c+48);o(u(a+432)<=g)g=h(q(a+424)+g*8+d*2);e=u(c+40);if(!g|!(((P)"\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0")[e%16]&(B)((I)1<<d%8)))h=2;
An{h=c[50];l=h+1;m=u(c+32);switch(d){case 0:n=e+3;q=3;Aq 1:n=e-1;q=-1;Aq 2:n=e+1;q=1;Aq 3:n=e-3;q=-3;}o=n*4%64;i=m>>o&15;p=i(a+l*4+712);j=N(a,a+i*12+32,u(c),i(c+8),q);if(j.b<p){if(k=N(a,a+i*12+224,AA,i(c+24),u((P)Ae+((P)"\0\1\2\3")[d^2]*8)),k.b<p)(a+h)[440]=d,u(b+32)=i<<e*4%64^i<<o^m,u(b+40)=n,u(b)=j.a,i(b+8)=j.b,u(b+16)=k.a,i(b+24)=k.b,b[50]=l,h(b+48)=g,f=W(a,b),d=f.b,h=f.a;An h=2;}An h=2;}f.a=h;f.b=d;Ak f;}Ag X(P c,U k,U f){U n[2];P e=(P)n;I d,j;U l,b,g,h;P m,i;Ag a;Ax(l=AA,m=q(c+8),g=d=b=0;b!=9;g=a.a)
{h=b*4;i=c+f*192+32+(k>>h%64)%16*12;j=i(i);o(l<=j)d+=m[j];u(e)=b;u(e+8)=h&12|b/4;a=N(c,i,g,d,-u(e+f*8));++b;d=a.b;}a.a=g;a.b=d;Ak a;}int main(void){U ad[631];P l=(P)ad,t=l+56,w=l+88,m=l+96,x=l+120,n=l+376,q=l+792,y=l+2528,a=l+2784,c=l+4928;B j,z,G,M;H ac;I r,p,aa,ab;U b,e,d,k,g,o,N;P i,f;Af s;Ag u,v;Ah h;Ax(i=F(65536),AA=65536,u(c+24)=(Z)i,u(c+32)=65536,u(c)=0,As(c+56,0,59),u(c+40)=1,u(c+48)=0,As(x,0,256),b=1;b!=9;++b)Ax(e=L(2271560481u,b),j=e%3,z=e/3,e=0;e!=9;++e)G=e%3,M=e/3,(x+b*16)[e]=K(M,z)-(O(M,z)+O
(G,j))+K(G,j);Ax(i=F(16384),Ar(y,x,256),h=Q(256),Ar(h.b,y,256),u(n)=h.a,u(n+8)=(Z)h.b,u(n+16)=256,u(n+24)=15,As(n+32,0,384),b=1;b!=16;++b)f=n+b*12+32,i(f)=(I)b*16,i(f+4)=1,i(f+8)=(I)b*4;Ax(f=F(16),Ad(f,8,0),h(f+8)=2,h(f+10)=3,h(f+12)=4,h(f+14)=5,u(m)=2,u(m+8)=(Z)f,b=u(m+16)=2,e=0;e!=44;++e){Ax(d=e%4,k=e/4,o=g=u(w)=0;g!=8;++o){u(t)=1;u(t+8)=3;u(t+16)=0;u(t+24)=2;j=u(t+d*8)!=o;N=j^k%2?(k+1)/2+1:1;if(o==d)ac=(I)d+2;An{if((o^d)==3)Am a;if(!((d<o)|(N<5)))Am a;ac=o+2+(j?0:65532)+O(N,5)*8;}h(w+g)=ac;a:g+=2;}d=u
(w);if(b==u(m))Ab(m),f=q(m+8);Ad(f+b*8,8,d);++b;u(m+16)=b;}Ar(q+416,m,24);As(q+712,0,1024);As(q+440,0,256);Ar(q,n,416);As(q+696,0,16);u(a)=4096;u(a+8)=(Z)i;u(a+16)=4096;As(a+48,0,16);Ar(a+80,y,256);i(a+24)=52;u(a+32)=0;u(a+64)=u(a+40)=8;Aw=0;u(a+336)=1024;u(a+344)=(U)31<<32|65537;u(a+352)=0;Ar(a+360,q,1736);u(a+2096)=2271560481u;u(a+2104)=1024;u(a+2112)=(U)31<<32|65537;u(a+2120)=(U)1<<63;if(R(c))j=1;An{if(u(c)){Ax(b=u(c+8),e=0;;++e){if(e==b){j=0;Am b;}Ax(++u(c+80),k=r=d=u(c+88)=0;d!=9;++d){if(R(c)){j=1;
Am b;}if(u(c)){if(g=u(c+8),g-1>=8){i=Y;Ay}An{g=u(c+72);o(g>19)if(g!=1||c[96]!=120){i=Y;Ay g=0;}p=(I)1<<g%32;if(p&r){i=(P)"appears twice";Ay r=p|r;k=g<<d*4%64|k;}if(e)Ao;d=u(a+2096);j=V(k);if(!(j^V(d))){Ax(u(a+1064)=-1,d=L(k,0),u=X(a+360,k,0),v=X(a+360,k,1),u(l+32)=k,u(l+40)=d,u(l)=u.a,i(l+8)=u.b,u(l+16)=v.a,i(l+24)=v.b,l[50]=0,h(l+48)=1,r=K(v.b,u.b),p=r;;p+=2){Ax(aa=0,d=712,ab=0;d!=1736;++ab)i(a+d+360)=(I)K(ab,(I)O(p,31)+1)+aa,--aa,d+=4;if(r<i(a+1072)){s=W(a+360,l);switch(s.a){case 2:Aq 0:Am d;default:Au
}}if(p+1>=31)Am e;}d:h=Q(s.b);if(s.b)Ar(h.b,a+800,s.b);if(!(h.a>>63)){Ax(i=h.b;i!=h.b+s.b;++i)Ai("dlru"+*i,1,1,stdout);Ao;E(h.a,h.b,1,1);Am f;}e:;}Ai("unsolvable",1,10,stdout);Ao;f:;}Au}i=(P)"is not a number of boards";b=25;c:u(c+40)=(Z)i;u(c+48)=b;j=1;}b:E(u(a),q(a+8),4,4);E(u(a+32),q(a+40),8,16);E(Av,q(a+64),8,8);E(u(a+360),q(a+368),1,1);E(u(a+776),q(a+784),2,8);b=u(a+2120);if(b!=(U)1<<63)E(b,q(a+2128),4,4);if(!(fflush(stdout)|ferror(stdout))){if(!j)Ak E(AA,q(c+24),1,1),0;Ac(c,0);Au}An perror(0),Au}
