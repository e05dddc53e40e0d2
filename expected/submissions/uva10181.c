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
#define Al fwrite
#define Am return
#define An ;}static __inline__
#define Ao 267242409<<32|2271560481u
#define Ap ,stderr
#define Aq goto
#define Ar memset
#define As else
#define At memcpy
#define Au for
#define Av e=a.b,f=a.a
#define Aw break;case
#define Ax typedef struct
#define Ay ;E(u(a+360),q(a+368),1,1)
#define Az i(i)=y,i(i+4)=o,i(i+8)=k
#define AA u(a+2120)
#define AB stdout
#define AC u(a+56)
#define AD u(a+72)
#define AE exit(1);
#define AF d=13;Aq c;}
#define AG {i=0;Aq d;}
#define AH 65536
#define AI =(U)50<<32|196612
Ax{B a,b;}Ai;Ax{U a;I b;}Aj;Ax{U a;P b;}Ak;B Ac[]="is not a tile",N[]="\n";U Ah[4]={4,(U)-1,1,(U)-4};void Ag(P p,int n,U a){Au(;n--;a>>=8)*p++=(B)a;}U O(U a,U b){Am a>b?a:b;}U J(U a,U b){Am a<b?a:b An Ai G(P a,P c,B d);P Ad(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)Am a;}P F(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)Am b;}void Q(P a,U b){P c;c=F(b);u(a)=b;u(a+8)=(Z)c;u(a+16)=b;}void Ae(P c){U i[2];P e=(P)i,g=e+8;U b,f,d;P a,h;b=u(c);f=O(b*2,4);a=q(c+8);d=f*8;o((b>((U)268435455<<32|
4294967295u))|(d>((U)2147483647<<32|4294967294u)))if(!b)h=e,b=0;As u(e)=2,h=g,b*=8;u(h)=b;a=!u(e)?F(d):!u(g)?F(d):Ad(a,d);u(c+8)=(Z)a;u(c)=f;}void E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g;if(!a)g=c,a=0;As u(c)=e,g=d,a*=f;u(g)=a;if(u(c)&&u(d))free(b)An Ak R(U a){P b;Ak c;if(!a)a=0,b=(P)1;As b=F(a);c.a=a;c.b=b;Am c;}U W(H a){Am(U)(a/2&30583)<<32|(U)(H)(a*16)<<48|(U)((H)(a*2)&61166)<<16|a/16;}H V(U a,H e){U f[1];P d=(P)f;H c,b,g;Au(c=(I)1<<a%16,b=0;c!=b;c=g){Au(u(d)=W(c),a=0,b=c;b=h(d+a*2)&(e^65535)|b,
++a,a!=4;)
;g=b;b=c;}Am c;}U K(U b,U c){U a;Au(a=0;(b>>a*4%64)%16!=c;){++a;o(a==16)}Am a;}U X(P a){B e,k;U i,g,j,l,c,b,d,f;P h;Au(++u(a+88),AD=0,u(a)=1,u(a+8)=0,h=q(a+24),i=u(a+32),j=g=0,l=1,c=u(a+64),b=AC,d=0;;l=e){Au(f=g;;f=0){if(d==16777216)Aq a;Au(++d;b==c;b=AC=0){c=fread(h,1,i,stdin);if(ferror(stdin))Aq b;if(!c)Aq c;u(a+64)=c;}o(b>=i)e=h[b];if(f==19)AG switch(e){case 32:case 13:case 12:case 11:case 10:case 9:break;default:Aq e;}if(f)AG++b;AC=b;}e:++b;AC=b;o(f>=19)k=e-48;(a+f)[96]=e;g=f+1;AD=g;e=(k<10)&(f!=18)&
l;j=e?j*10+k:0;u(a)=e;u(a+8)=j;}a:AD=0;h=(P)"16 MB of whitespace";Aq f;c:if(g)AG h=(P)"the input ends here";f:u(a+40)=(Z)h;u(a+48)=19;i=1;Aq d;b:perror(0),AE d:Am i;}void L(U a){U c[1];P b=(P)c;if(a>9)L(a/10);*b=a%10|48;Al(b,1,1 Ap);}void Af(P a,P b){U f[1];P e=(P)f;B d;U c;if(!b){c=u(a+80);if(c)Al("board ",1,6 Ap),L(c),Al(", ",1,2 Ap);Al("word ",1,5 Ap);L(u(a+88));Al(": ",1,2 Ap);c=AD;if(c){o(c>19)Au(Al("\"",1,1 Ap),b=a+96;b!=a+c+96;++b)d=*b,*e=(B)(d-33)<94?d:63,Al(e,1,1 Ap);if(c==19)Al("...",1,3 Ap);Al
("\" ",1,2 Ap);}Al(q(a+40),1,u(a+48)Ap);}As Al(q(b+8),1,u(b+16)Ap);Al(N,1,1 Ap);}B Y(U c){B b;U a,d;Au(a=K(c,0),b=a/4+a,a=0;a!=16;++a)Au(d=0;d!=a;++d)b=((c>>d*4%64)%16>(c>>a*4%64)%16)^b%2;Am b%2 An Aj M(P a,P c,U f,I j,U b){I g;U d,h,i;Aj e;b*=i(c+4);g=i(c+8)%64;d=(f>>g&u(a+24))+i(c);h=d-b;i=u(a+16);o(h>=i||d>=i)a=q(a+8);e.a=f-(b<<g);e.b=j+a[h]-a[d];Am e;}Ai Aa(P b,P c){B e,f;U d;Ai a;if(!i(c+8))e=c[50],f=0;As if(d=u(b+696),d<u(b+704)){if(u(b+696)=d+1,a=G(b,c,0),a.a==2){if(a=G(b,c,1),a.a==2){if(a=G(b,c,2
),a.a==2)a=G(b,c,3),Av;As Av;}As Av;}As Av%2;}As f=1;a.a=f;a.b=e;Am a An Ai G(P a,P c,B d){U r[7];P b=(P)r;B h,l;H g;I p;U e,m,n,q,o,i;Ai f;Aj j,k;g=h(c+48);o(u(a+432)<=g)g=h(q(a+424)+g*8+d*2);e=u(c+40);if(!g|!(((P)"\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n")[e%16]&(B)((I)1<<d%8)))h=2;As{h=c[50];l=h+1;m=u(c+32);switch(d){case 0:n=e+4;q=4;Aw 1:n=e-1;q=-1;Aw 2:n=e+1;q=1;Aw 3:n=e-4;q=-4;}o=n*4%64;i=m>>o&15;p=i(a+l*4+712);j=M(a,a+i*12+32,u(c),i(c+8),q);if(j.b<p){if(k=M(a,a+i*12+224,u(c+16),i(c+24),u((P)Ah+
((P)"\0\1\2\3")[d^2]*8)),k.b<p)(a+h)[440]=d,u(b+32)=i<<e*4%64^i<<o^m,u(b+40)=n,u(b)=j.a,i(b+8)=j.b,u(b+16)=k.a,i(b+24)=k.b,b[50]=l,h(b+48)=g,f=Aa(a,b),d=f.b,h=f.a;As h=2;}As h=2;}f.a=h;f.b=d;Am f;}Aj Ab(P c,U k,U f){U n[2];P e=(P)n;I d,j;U l,b,g,h;P m,i;Aj a;Au(l=u(c+16),m=q(c+8),g=d=b=0;b!=16;g=a.a){h=b*4;i=c+f*192+32+(k>>h%64)%16*12;j=i(i);o(l<=j)d+=m[j];u(e)=b;u(e+8)=h&12|b/4;a=M(c,i,g,d,-u(e+f*8));++b;d=a.b;}a.a=g;a.b=d;Am a;}int main(void){U ay[33501];P p=(P)ay,av=p+56,am=p+131128,r=p+262200,aw=p+
262616,ab=p+263032,an=p+263064,s=p+263072,ao=p+263096,w=p+263352,L=p+263768,ap=p+265504,a=p+265760,g=p+267888;B n;H ac,t,v,G,al,q;I x,k,o,y,u;U d,l,c,j,b,h,f,aq,z,ad,aa,ax,ah,ar,as,ai,aj,ak,ae;P i,e,at,au;Ai M;Aj af,ag;Ak m;Au(Q(g+16,AH),u(g)=0,Ar(g+56,0,59),u(g+40)=1,u(g+48)=0,Ar(ao,0,256),d=1;d!=16;++d)Au(l=K((U)Ao,d),c=l%4,l/=4,j=0;j!=16;++j)b=j%4,h=j/4,(ao+d*16)[j]=O(h,l)-(J(h,l)+J(b,c))+O(b,c);Au(i=F(16384),At(ap,ao,256),m=R(256),At(m.b,ap,256),u(w)=m.a,u(w+8)=(Z)m.b,u(w+16)=256,u(w+24)=15,Ar(w+32,0
,384),d=1;d!=16;++d)e=w+d*12+32,i(e)=(I)d*16,i(e+4)=1,i(e+8)=(I)d*4;Au(e=F(16),Ag(e,8,0),h(e+8)=2,h(e+10)=3,h(e+12)=4,h(e+14)=5,u(s)=2,u(s+8)=(Z)e,d=u(s+16)=2,l=0;l!=44;++l){Au(c=l%4,j=l/4,h=b=u(an)=0;b!=8;++h){u(ab)=1;u(ab+8)=3;u(ab+16)=0;u(ab+24)=2;n=u(ab+c*8)!=h;f=n^j%2?(j+1)/2+1:1;if(h==c)ac=(I)c+2;As{if((h^c)==3)Aq a;if(!((c<h)|(f<5)))Aq a;ac=h+2+(n?0:65532)+J(f,5)*8;}h(an+b)=ac;a:b+=2;}c=u(an);if(d==u(s))Ae(s),e=q(s+8);Ag(e+d*8,8,c);++d;u(s+16)=d;}At(L+416,s,24);Ar(L+712,0,1024);Ar(L+440,0,256);At(
L,w,416);Ar(L+696,0,16);u(a)=4096;u(a+8)=(Z)i;u(a+16)=4096;Ar(a+48,0,16);At(a+80,ap,256);i(a+24)=52;u(a+32)=0;u(a+64)=u(a+40)=8;AD=0;u(a+336)=1024;u(a+344)AI;u(a+352)=0;At(a+360,L,1736);u(a+2096)=(U)Ao;u(a+2104)=1024;u(a+2112)AI;AA=0;if(X(g))n=1;As{if(u(g)){Au(d=u(g+8),l=0;;++l){if(l==d){n=0;Aq b;}Au(++u(g+80),j=x=c=u(g+88)=0;c!=16;++c){if(X(g)){n=1;Aq b;}if(u(g)){if(b=u(g+8),!b)b=0;As if(b>=16){i=Ac;AF}As{b=u(g+72);o(b>19)if(b!=1||g[96]!=48){i=Ac;AF b=0;}k=(I)1<<b%32;if(k&x){i=(P)"appears twice";AF x=k|
x;j=b<<c*4%64|j;}n=Y(j);if(!(n^Y((U)Ao))){Au(n=a[2116],ac=h(a+2114),t=h(a+2112),x=(I)t*n,c=AA;;At(a+360,aw,416)){Au(u(a+1064)=!c?150000:(U)-1,c=K(j,0),af=Ab(a+360,j,0),ag=Ab(a+360,j,1),u(p+32)=j,u(p+40)=c,u(p)=af.a,i(p+8)=af.b,u(p+16)=ag.a,i(p+24)=ag.b,p[50]=0,h(p+48)=1,k=O(ag.b,af.b),o=k*t;;o=t>ac&&o+(I)t*6>x?x:o){Au(c=712,y=0;c!=1736;++y){Au(u=0;u+y<=n&&u*t+y*ac<=o;)++u;i(a+c+360)=u;c+=4;}if(k<i(a+1072)){M=Aa(a+360,p);switch(M.a){case 2:Aw 0:Aq d;default:Aq e;}}if(o+t>=x)Aq f;o+=t*2;}e:Au(c=AA+1,AA=c,Q
(r,262144),u(r+24)=65535,Ar(r+32,0,384),b=0;b!=15;++b)h=((U)124120489<<32|4239934241u)>>b*4%64&15,k=(I)b*4,o=(I)1<<(k&12),y=(I)b<<14&196608,k&=48,i=r+h*12+32,Az,--h,i=r+h*4%16*12+236+h/4*12,Az;Au(i=q(r+8),b=u(r+16),h=0;b;++h){Au(f=((U)106224792<<32|3953603088u)>>h*16%64&65535,aq=J(15-h*4,4),Ar(av,0,131072),Ar(am,0,131072),v=z=0;z!=aq;++z)v=(H)((I)1<<(f>>z*4%64)%16)|v;Au(z=J(b,AH),G=V(15,v),h(am+f*2)=G,e=F(524288),u(e)=(U)G<<32|(U)v<<48|f,f=1,ad=0;ad<f;){o(ad==AH)Au(aa=u(e+ad*8),ax=W(aa>>32),k=(I)aa/AH+1,
ah=0,ar=aq;;){if(!ar){++ad;break;}Au(as=aa>>ah%64,ai=as%16,v=(I)1<<ai,aj=(U)4294705153u<<32|4294901764u,ak=ax>>ai&((U)65537<<32|65537);;ak>>=16){if(!ak){ah+=4;--ar;break;}ae=(aj<<ah%64)+aa&65535;if(ak%2)if(at=am+ae*2,G=h(at),!(G&v)){if(!G){o(b<=ae)i[ae]=k;}al=(H)((I)1<<(H)(aj+as)%16)^(aa>>48^v);au=av+al*2;q=h(au);if(!(q&v))q=V(ai,al),h(au)=q;h(at)=q|G;o(f>=AH)u(e+f*8)=(U)k<<16|(U)q<<32|(U)al<<48|ae;++f;}aj>>=16;}}}E(AH,e,8,8);i+=z;b-=z;}At(aw,r,416)Ay;}d:m=R(M.b);if(M.b)At(m.b,a+800,M.b);if(!(m.a>>63)){
Au(i=m.b;i!=m.b+M.b;++i)Al("DLRU"+*i,1,1,AB);Al(N,1,1,AB);E(m.a,m.b,1,1);Aq g;}f:;}Al("This puzzle is not solvable.",1,28,AB);Al(N,1,1,AB);g:;}AE}i=(P)"is not a number of boards";d=25;c:u(g+40)=(Z)i;u(g+48)=d;n=1;}b:E(u(a),q(a+8),4,4);E(u(a+32),q(a+40),8,16);E(AC,q(a+64),8,8)Ay;E(u(a+776),q(a+784),2,8);if(!(fflush(AB)|ferror(AB))){if(!n)Am E(u(g+16),q(g+24),1,1),0;Af(g,0);AE}As perror(0),AE}
