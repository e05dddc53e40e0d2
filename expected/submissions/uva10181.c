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
#define Ak fwrite
#define Al return
#define Am ;}static __inline__
#define An 267242409<<32|2271560481u
#define Ao ,stderr
#define Ap goto
#define Aq memset
#define Ar else
#define As memcpy
#define At for
#define Au e=a.b,f=a.a
#define Av break;case
#define Aw typedef struct
#define Ax ;E(u(a+360),q(a+368),1,1)
#define Ay u(a+2120)
#define Az stdout
#define AA u(a+56)
#define AB u(a+72)
#define AC exit(1);
#define AD 4%64
#define AE h=13;Ap c;}
#define AF {i=0;Ap d;}
#define AG 65536
#define AH =(U)50<<32|196612
Aw{B a,b;}Ah;Aw{U a;I b;}Ai;Aw{U a;P b;}Aj;B Ab[]="is not a tile",N[]="\n";U Ag[4]={4,(U)-1,1,(U)-4};void Af(P p,int n,U a){At(;n--;a>>=8)*p++=(B)a;}U O(U a,U b){Al a>b?a:b;}U K(U a,U b){Al a<b?a:b Am Ah G(P a,P c,B d);P Ac(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)Al a;}P F(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)Al b;}void Q(P a,U b){P c;c=F(b);u(a)=b;u(a+8)=(Z)c;u(a+16)=b;}void Ad(P c){U i[2];P e=(P)i,g=e+8;U b,f,d;P a,h;b=u(c);f=O(b*2,4);a=q(c+8);d=f*8;o((b>((U)268435455<<32|
4294967295u))|(d>((U)2147483647<<32|4294967294u)))if(!b)h=e,b=0;Ar u(e)=2,h=g,b*=8;u(h)=b;a=!u(e)?F(d):!u(g)?F(d):Ac(a,d);u(c+8)=(Z)a;u(c)=f;}void E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g;if(!a)g=c,a=0;Ar u(c)=e,g=d,a*=f;u(g)=a;if(u(c)&&u(d))free(b)Am Aj R(U a){P b;Aj c;if(!a)a=0,b=(P)1;Ar b=F(a);c.a=a;c.b=b;Al c;}U W(H a){Al(U)(a/2&30583)<<32|(U)(H)(a*16)<<48|(U)((H)(a*2)&61166)<<16|a/16;}H V(U a,H e){U f[1];P d=(P)f;H c,b,g;At(c=(I)1<<a%16,b=0;c!=b;c=g){At(u(d)=W(c),a=0,b=c;b=h(d+a*2)&(e^65535)|b,
++a,a!=4;)
;g=b;b=c;}Al c;}U L(U b,U c){U a;At(a=0;(b>>a*AD)%16!=c;){++a;o(a==16)}Al a;}U X(P a){B e,k;U i,g,j,l,c,b,d,f;P h;At(++u(a+88),AB=0,u(a)=1,u(a+8)=0,h=q(a+24),i=u(a+32),j=g=0,l=1,c=u(a+64),b=AA,d=0;;l=e){At(f=g;;f=0){if(d==16777216)Ap a;At(++d;b==c;b=AA=0){c=fread(h,1,i,stdin);if(ferror(stdin))Ap b;if(!c)Ap c;u(a+64)=c;}o(b>=i)e=h[b];if(f==19)AF switch(e){case 32:case 13:case 12:case 11:case 10:case 9:break;default:Ap e;}if(f)AF++b;AA=b;}e:++b;AA=b;o(f>=19)k=e-48;(a+f)[96]=e;g=f+1;AB=g;e=(k<10)&(f!=18)&l;
j=e?j*10+k:0;u(a)=e;u(a+8)=j;}a:AB=0;h=(P)"16 MB of whitespace";Ap f;c:if(g)AF h=(P)"the input ends here";f:u(a+40)=(Z)h;u(a+48)=19;i=1;Ap d;b:perror(0),AC d:Al i;}void M(U a){U c[1];P b=(P)c;if(a>9)M(a/10);*b=a%10|48;Ak(b,1,1 Ao);}void Ae(P a,P b){U f[1];P e=(P)f;B d;U c;if(!b){c=u(a+80);if(c)Ak("board ",1,6 Ao),M(c),Ak(", ",1,2 Ao);Ak("word ",1,5 Ao);M(u(a+88));Ak(": ",1,2 Ao);c=AB;if(c){o(c>19)At(Ak("\"",1,1 Ao),b=a+96;b!=a+c+96;++b)d=*b,*e=(B)(d-33)<94?d:63,Ak(e,1,1 Ao);if(c==19)Ak("...",1,3 Ao);Ak(
"\" ",1,2 Ao);}Ak(q(a+40),1,u(a+48)Ao);}Ar Ak(q(b+8),1,u(b+16)Ao);Ak(N,1,1 Ao);}B Y(U c){B b;U a,d;At(a=L(c,0),b=a/4+a,a=0;a!=16;++a)At(d=0;d!=a;++d)b=((c>>d*AD)%16>(c>>a*AD)%16)^b%2;Al b%2 Am Ai J(P a,P c,U f,I j,U b){I g;U d,h,i;Ai e;b*=i(c+4);g=i(c+8)%64;d=(f>>g&u(a+24))+i(c);h=d-b;i=u(a+16);o(h>=i||d>=i)a=q(a+8);e.a=f-(b<<g);e.b=j+a[h]-a[d];Al e;}Ah Aa(P b,P c){B e,f;U d;Ah a;if(!i(c+8))e=c[50],f=0;Ar if(d=u(b+696),d<u(b+704)){if(u(b+696)=d+1,a=G(b,c,0),a.a==2){if(a=G(b,c,1),a.a==2){if(a=G(b,c,2),a.a
==2)a=G(b,c,3),Au;Ar Au;}Ar Au;}Ar Au%2;}Ar f=1;a.a=f;a.b=e;Al a Am Ah G(P a,P c,B d){U r[7];P b=(P)r;B h,l;H g;I p;U e,m,n,q,o,i;Ah f;Ai j,k;g=h(c+48);o(u(a+432)<=g)g=h(q(a+424)+g*8+d*2);e=u(c+40);if(!g|!(((P)"\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n")[e%16]&(B)((I)1<<d%8)))h=2;Ar{h=c[50];l=h+1;m=u(c+32);switch(d){case 0:n=e+4;q=4;Av 1:n=e-1;q=-1;Av 2:n=e+1;q=1;Av 3:n=e-4;q=-4;}o=n*AD;i=m>>o&15;p=i(a+l*4+712);j=J(a,a+i*12+32,u(c),i(c+8),q);if(j.b<p){if(k=J(a,a+i*12+224,u(c+16),i(c+24),u((P)Ag+((P)
"\0\1\2\3")[d^2]*8)),k.b<p)(a+h)[440]=d,u(b+32)=i<<e*AD^i<<o^m,u(b+40)=n,u(b)=j.a,i(b+8)=j.b,u(b+16)=k.a,i(b+24)=k.b,b[50]=l,h(b+48)=g,f=Aa(a,b),d=f.b,h=f.a;Ar h=2;}Ar h=2;}f.a=h;f.b=d;Al f;}int main(void){U ay[33501];P r=(P)ay,av=r+56,an=r+131128,t=r+262200,aw=r+262616,ae=r+263032,ao=r+263064,u=r+263072,ap=r+263096,y=r+263352,M=r+263768,aq=r+265504,a=r+265760,j=r+267888;B o;H af,v,x,G,am,s;I z,g,m,q,w;U h,l,e,k,b,c,f,ab,p,ag,ad,ax,ai,ar,as,aj,ak,al,ah;P i,d,at,au;Ah ac;Ai aa;Aj n;At(Q(j+16,AG),u(j)=0,Aq
(j+56,0,59),u(j+40)=1,u(j+48)=0,Aq(ap,0,256),h=1;h!=16;++h)At(l=L((U)An,h),e=l%4,l/=4,k=0;k!=16;++k)b=k%4,c=k/4,(ap+h*16)[k]=O(c,l)-(K(c,l)+K(b,e))+O(b,e);At(i=F(16384),As(aq,ap,256),n=R(256),As(n.b,aq,256),Aq(y+32,0,384),u(y)=n.a,u(y+8)=(Z)n.b,u(y+16)=256,u(y+24)=15,h=1;h!=16;++h)d=y+h*12+32,i(d)=(I)h*16,i(d+4)=1,i(d+8)=(I)h*4;At(d=F(16),Af(d,8,0),h(d+8)=2,h(d+10)=3,h(d+12)=4,h(d+14)=5,u(u)=2,u(u+8)=(Z)d,h=u(u+16)=2,l=0;l!=44;++l){At(e=l%4,k=l/4,c=b=u(ao)=0;b!=8;++c){u(ae)=1;u(ae+8)=3;u(ae+16)=0;u(ae+24
)=2;o=u(ae+e*8)!=c;f=o^k%2?(k+1)/2+1:1;if(c==e)af=(I)e+2;Ar{if((c^e)==3)Ap a;if(!((e<c)|(f<5)))Ap a;af=c+2+(o?0:65532)+K(f,5)*8;}h(ao+b)=af;a:b+=2;}e=u(ao);if(h==u(u))Ad(u),d=q(u+8);Af(d+h*8,8,e);++h;u(u+16)=h;}As(M+416,u,24);Aq(M+712,0,1024);Aq(M+440,0,256);As(M,y,416);Aq(M+696,0,16);u(a)=4096;u(a+8)=(Z)i;u(a+16)=4096;Aq(a+48,0,16);As(a+80,aq,256);i(a+24)=52;u(a+32)=0;u(a+64)=u(a+40)=8;AB=0;u(a+336)=1024;u(a+344)AH;u(a+352)=0;As(a+360,M,1736);u(a+2096)=(U)An;u(a+2104)=1024;u(a+2112)AH;Ay=0;if(X(j))o=1;
Ar{if(u(j)){At(h=u(j+8),l=0;;++l){if(l==h){o=0;Ap b;}At(++u(j+80),k=z=e=u(j+88)=0;e!=16;++e){if(X(j)){o=1;Ap b;}if(u(j)){if(b=u(j+8),!b)b=0;Ar if(b>=16){i=Ab;AE}Ar{b=u(j+72);o(b>19)if(b!=1||j[96]!=48){i=Ab;AE b=0;}g=(I)1<<b%32;if(g&z){i=(P)"appears twice";AE z=g|z;k=b<<e*AD|k;}o=Y(k);if(!(o^Y((U)An))){At(o=a[2116],af=h(a+2114),v=h(a+2112),z=(I)v*o,e=Ay;;As(a+360,aw,416)){At(u(a+1064)=!e?150000:(U)-1,e=L(k,0),b=u(a+376),i=q(a+368),f=g=c=0;c!=16;f=aa.a){d=a+(k>>c*AD)%16*12+392;m=i(d);o(b<=m)aa=J(a+360,d,f,
g+i[m],-c);++c;g=aa.b;}At(ab=m=c=0;c!=16;ab=aa.a){p=c*4;d=a+(k>>p%64)%16*12+584;q=i(d);o(b<=q)aa=J(a+360,d,ab,m+i[q],-(c/4+(p&12)));++c;m=aa.b;}At(u(r+32)=k,u(r+40)=e,u(r)=f,i(r+8)=g,u(r+16)=ab,i(r+24)=m,r[50]=0,h(r+48)=1,m=O(m,g),g=m*v;;g=v>af&&g+(I)v*6>z?z:g){At(e=712,q=0;e!=1736;++q){At(w=0;w+q<=o&&w*v+q*af<=g;)++w;i(a+e+360)=w;e+=4;}if(m<i(a+1072)){ac=Aa(a+360,r);switch(ac.a){case 2:Av 0:Ap d;default:Ap e;}}if(g+v>=z)Ap f;g+=v*2;}e:At(e=Ay+1,Ay=e,Q(t,262144),Aq(t+32,0,384),u(t+24)=65535,b=0;b!=15;++b
)c=((U)124120489<<32|4239934241u)>>b*AD&15,g=(I)b*4,m=(I)1<<(g&12),q=(I)b<<14&196608,g&=48,i=t+c*12+32,i(i)=q,i(i+4)=m,i(i+8)=g,--c,i=t+c*4%16*12+224+c/4*12,i(i+12)=q,i(i+16)=m,i(i+20)=g;At(i=q(t+8),b=u(t+16),c=0;b;++c){At(f=((U)106224792<<32|3953603088u)>>c*16%64&65535,ab=K(15-c*4,4),Aq(av,0,131072),Aq(an,0,131072),x=p=0;p!=ab;++p)x=(H)((I)1<<(f>>p*AD)%16)|x;At(p=K(b,AG),G=V(15,x),h(an+f*2)=G,d=F(524288),u(d)=(U)G<<32|(U)x<<48|f,f=1,ag=0;ag<f;){o(ag==AG)At(ad=u(d+ag*8),ax=W(ad>>32),g=(I)ad/AG+1,ai=0,ar=
ab;;){if(!ar){++ag;break;}At(as=ad>>ai%64,aj=as%16,x=(I)1<<aj,ak=(U)4294705153u<<32|4294901764u,al=ax>>aj&((U)65537<<32|65537);;al>>=16){if(!al){ai+=4;--ar;break;}ah=(ak<<ai%64)+ad&65535;if(al%2)if(at=an+ah*2,G=h(at),!(G&x)){if(!G){o(b<=ah)i[ah]=g;}am=(H)((I)1<<(H)(ak+as)%16)^(ad>>48^x);au=av+am*2;s=h(au);if(!(s&x))s=V(aj,am),h(au)=s;h(at)=s|G;o(f>=AG)u(d+f*8)=(U)g<<16|(U)s<<32|(U)am<<48|ah;++f;}ak>>=16;}}}E(AG,d,8,8);i+=p;b-=p;}As(aw,t,416)Ax;}d:n=R(ac.b);if(ac.b)As(n.b,a+800,ac.b);if(!(n.a>>63)){At(i=n
.b;i!=n.b+ac.b;++i)Ak("DLRU"+*i,1,1,Az);Ak(N,1,1,Az);E(n.a,n.b,1,1);Ap g;}f:;}Ak("This puzzle is not solvable.",1,28,Az);Ak(N,1,1,Az);g:;}AC}i=(P)"is not a number of boards";h=25;c:u(j+40)=(Z)i;u(j+48)=h;o=1;}b:E(u(a),q(a+8),4,4);E(u(a+32),q(a+40),8,16);E(AA,q(a+64),8,8)Ax;E(u(a+776),q(a+784),2,8);if(!(fflush(Az)|ferror(Az))){if(!o)Al E(u(j+16),q(j+24),1,1),0;Ae(j,0);AC}Ar perror(0),AC}
