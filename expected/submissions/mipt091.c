/* slidekit 0.1.0, rustc 1.95.0: bundle mipt091 --c --minify */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef __GNUC__
#define __attribute__(x)
#define __extension__
#endif
#define A __attribute__((may_alias))
typedef unsigned char B,*P;
typedef signed char C;
typedef unsigned short A H;
typedef unsigned A I;
typedef size_t Z;
__extension__ typedef unsigned long long A U;
__extension__ typedef long long S;
#define h(x) (*(H*)(x))
#define i(x) (*(I*)(x))
#define u(x) (*(U*)(x))
#define q(x) ((P)(Z)u(x))
#define o(x) if(x)abort();
static P p(U a){o((Z)a!=a)return(P)(Z)a;}
#define Az 2147483648u<<32
#define AG break;
#define AH return
#define AI memcpy
#define AJ memset
#define AK goto
#define AL 0;else
#define AM for
#define AN fwrite
#define AO }void
#define AP ;}abort();
#define AQ 267242409<<32|2271560481u
#define AR a,g,d,h,e,i,j,b,f
#define AS ;if
#define AT ,stderr
#define AU .a!=((U)Az|1)
#define AV J(u(b+96),q(b+104))
#define AW stdout
#define AX typedef struct{U a
#define AY 4294967295u
#define AZ u(b+72)
#define A0 4%64
#define A1 c*4%16*12+40+c/4*12,i(d+204)
#define A2 =a AS(u(c)&&u(d))free(b);AO
#define A3 {AM
#define A4 if(!a)b=(P)1,d=AL b=F(a),d
#define A5 a,U g,U h,U n,I o,U p,I q,B b,B
#define A6 d=W;o=13;AK d;
#define A7 u(b+16)
#define A8 ;}while
#define A9 o(e)A4=a;u(c)=d;u(c+8)=
#define Ba {b=1;AK a;}if
#define Bb E(u(b+32),q(b+40),8,16)
#define Bc u(b+3128)
#define Bd E(u(b+56),q(b+64),8,8)
#define Be else
#define Bf q(a+8)
#define Bg u(a+16)
#define Bh u(c+16)
#define Bi fflush(AW)|ferror(AW)
#define Bj AS(!a)
#define Bk a,u(a),1,
#define Bl i(d+208)=l,i(d+212)=
#define Bm 65535
AX;B b;}AD;AX;I b;}AE;AX,b;}AF;B Ak[]="\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n",W[]="is not a tile",X[]="\n",AA[]="the output cannot be written";U At[3]={4,0,28},Ax[4]={4,(U)-1,1,(U)-4},Ay[4]={1,(U)-4,4,(U)-1};U Au(P p,int n){U r=0;while(n--)r=r<<8|p[n];AH r;AO Av(P p,int n,U a)A3(;n--;a>>=8)*p++=(B)a;}U Aw(U a){U n=0;AM(;a;a&=a-1)n++;AH n;}U Al(U a,int n){int i=0;AM(;i<n&&!(a>>i&1);)i++;AH i;}U M(U a,U b){AH a>b?a:b;}U N(U a,U b){AH a<b?a:b;}AD AB(U a,U b){AD r;r.a=a*b;r.b=b&&r.a/b!=a;AH r;
}U AC(U a,U b){AH a>b?a-b:0;}B L(P A5 r,B c);P Am(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)AH a;AO An(void){exit(1);}P F(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)AH b;AO E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g Bj g=c,a=AL u(c)=e,g=d,a*=f;u(g)A2 J(U a,P b){U f[2];P c=(P)f,d=c+8;P e Bj e=c,a=AL u(c)=1,e=d;u(e)A2 Y(P a){P c;U b;AM(E(u(a),Bf,8,56),E(u(a+24),q(a+32),2,2),E(u(a+48),q(a+56),1,5),b=0;c=a+b*24+72,b++,J(u(c),q(c+8)),b!=2;)
;AO G(P c,B f,U a){B e;P b;U d;e=(S)a<0 AS(!f){A9(Z)b;Bh=a;}Be{A9(Z)b;AJ(b,255,a);Bh=a;}AO Aa(P f,P e,U a){U j[3];P b=(P)j;P d,h;U c,i,g;AM(i=0;;i=c)A3(c=i+16,g=0;g!=16;g+=8)if(u(e+i+g))AK a AS(c==32)AG}if(!a)e=(P)8,c=AL e=F(a*32),c=a;u(f)=c;u(f+8)=(Z)e;u(f+16)=a;AH;a:if(!a)u(b)=0,u(b+8)=8,A7=0,h=b+16,a=AL{d=F(a*32);u(b)=a;u(b+8)=(Z)d;A7=0 AS(a>1)AM(c=1;;d+=32)if(c++,AI(d,e,32),c==a){h=b+16;d+=32;AG}Be h=b+16,a=1;AI(d,e,32);}u(h)=a;AI(f,b,24);AO Ar(P e,U c,P a,U f,U d,U h){U k[2];P g=(P)k,i=g+8;
AD b;P j;b=AB(h,f)AS(b.b||b.a>((U)1<<63)-d)c=8,f=0,d=1;Be{if(!c)j=g,c=AL u(g)=d,j=i,c*=h;u(j)=c;a=!u(g)?!b.a?p(d):F(b.a):!u(i)?!b.a?p(d):F(b.a):Am(a,b.a);u(e+8)=(Z)a;c=16;f=b.a;d=0;}u(e+c)=f;u(e)=d;}AF K(P d,U b,U a,U f,U g){U h[3];P c=(P)h;AF e;a+=b AS(a<b)a=AL if(b=u(d),a=M(M(a,b*2),4),Ar(c,b,q(d+8),a,f,g),u(c))b=Bh,a=u(c+8);Be u(d+8)=(Z)q(c+8),u(d)=a,a=(U)Az|1;e.a=a;e.b=b;AH e;AO Ao(P a){o(K(Bk 8,16)AU)AO Ap(P a){o(K(Bk 8,8)AU)AO Ab(P a){o(K(Bk 8,56)AU)AO Aq(P a){o(K(Bk 1,5)AU)}U Ad(P a,H c,
U e){U d,b;o(u(a+40)<=c)c=h(q(a+32)+c*2);d=Bg;o(d<=c)AM(a=Bf,b=c;!(h(a+b*56+50)&(H)((I)1<<e%16));){b++;o(b==d)}AH b;AO O(P N,U g){U R[32];P K=(P)R,L=K+24,M=K+48,y=K+72,z=K+80,s=K+104,a=K+128;B p;H t,l,q,v,r,E;I j;P w,b,i,x,Q,C,D;U h,e,c,d,f,k,m,u,n,o AS(0)A3(e=g,j=g,h=1;h=(!(j%2)?1:e)*h,e*=e,j>3;)j/=2;h*=e;}Be AM(h=1,j=g,e=g;;e*=e){if(j%2)if(h=e*h,j==1)AG j/=2;}G(z,0,h);u(s)=0;u(s+8)=1;u(s+16)=0;h=u(z);w=q(z+8);e=u(z+16)AS(e)AM(b=(P)1,d=c=0,i=w;;i++)A3(AJ(y,0,5),j=0,f=d,x=y+g;k=f%g,*(x-1)=k,j=
(I)1<<k%32|j,y!=x-1;x--)f/=g AS((j^AY<<g%32)==-1){*i=c;f=Au(y,5)AS(c==u(s))Aq(s),b=q(s+8);Av(b+c*5,5,f);c++;u(s+16)=c;}if(i+1==w+e)AG d++;}AM(AI(a+48,s,24),b=F(131072),AJ(a+88,0,16),u(a+120)=g,u(a)=0,u(a+8)=8,Bg=0,u(a+24)=65536,u(a+32)=(Z)b,u(a+40)=65536,u(a+72)=0,u(a+104)=u(a+80)=1,c=u(a+64),d=c*c,G(M,0,d),G(L,0,d),d=0;b=a+d*24+72,d++,J(u(b),q(b+8)),d!=2;)
;AI(a+72,M,24);AI(a+96,L,24);b=q(a+56);i=b+c*5 AS(c)A3(d=u(a+88),x=q(a+80),f=u(a+112),Q=q(a+104),k=0,C=b;;C+=5)A3(m=k*c,u=0,D=b;;D+=5){o=n=0;do{p=C[o];o(p>=5)o++;n=n*g+D[p]A8(o!=g);o(n>=e)o=u+m;o(o>=d)p=w[n];x[o]=p;n=m+p;o(n>=f)Q[n]=u AS(D+5==i)AG u++;}if(C+5==i)AK a;k++AP}a:AM(Ab(a),b=Bf,AJ(b,0,52),c=Bg=1,t=0;;)A3(l=t;;l=t){if(l==Bm)AK b;t=l+1 AS(g==Aw(l))AG}AM(f=d=0;;f=k){k=f+1;q=(H)(f*4+f/4)%16 AS((H)((I)1<<q)&l)d=g*d+Aw(l&((H)((I)Bm<<q)^Bm))AS(k==16)AG}o(d>=e)d=w[d];o(u(a+40)<=l)h(q(a+32)+
l*2)=c;q=l^Bm;v=q;do A3(r=v&(H)-v;E=((H)(r*16)|r/16|(H)(r*2)&61166|r/2&30583)&q|r,E!=r;)r=E;v&=(r^Bm)AS(c==u(a))Ab(a),b=Bf;i=b+c*56;u(i)=d;AJ(i+8,0,40);h(i+48)=l;h(i+50)=r;c++;Bg=c A8(v);}b:if(c>1)A3(b=Bf,e=1;;e=g)A3(g=e+1,i=b+e*56,t=h(i+48),l=h(i+50),d=e=0;;d++)A3(f=e;;f=e){if(f>=16)AK c;e=f+1 AS(t>>f%16&1)AG}AM(i(K+16)=50462976,k=f%4,m=0;;m=u){u=m+1;p=*(K+m+16);switch(p){case 0:if(f>=12)AK d;m=f+4;AG case 1:if(!k)AK d;m=f-1;AG case 2:if(k==3)AK d;m=e;AG case 3:if(f<=3)AK d;m=f-4;}q=(I)1<<(H)
m%16 AS(q&l){m=Ad(a,(H)((I)1<<f%16)^t^q,f);o(d>=5)h(i+d*8+8+p*2)=m;}d:if(u==4)AG}}c:if(g==c)AK e AP}e:AI(N,a,128);J(h,w);AO Ac(P l,U K,P R,U S){U ah[22];P aa=(P)ah,Q=aa+24,ab=aa+32,ac=aa+40,ad=aa+48,e=aa+64,q=aa+96,G=aa+120,J=aa+152;B W,u,w,ag,N;H b;P L,i,t,T,ae,M,V,g,d,af,X,x;U y,p,f,z,j,r,s,D,h,v,m,n,a,o,c,k,O,Y;AJ(G,0,16);AJ(G+16,0,16);y=u(l+16);Aa(J,G,y);L=q(J+8);p=u(J+16);f=p*32;o((p>((U)134217727<<32|AY))|(f>((U)2147483647<<32|4294967288u)))if(!f)i=(P)8,z=AL i=F(f),z=p AS(!p)f=AL AI(i,L,f)
,f=p;j=u(l+120)AS(!j)b=AL AM(r=b=0;s=r+1,b=(H)((I)1<<(H)(K>>r*A0)%16)|b,s!=j;)r=s;j=Ad(l,b,15);o(j>=f)AM(t=i+j*32,u(t)=1,u(t+8)=0,t=q(l+8),T=t+y*56,j=u(l+64),ae=q(l+56),M=i,s=z,W=0;Aa(q,G,y),y;W++)A3(V=q(q+8),r=u(q+16),D=u=0,g=t;;g+=56)A3(h=D;;g+=56){D=h+1;o(h>=f||h>=p)AM(v=u(g),AJ(e,0,16),AJ(e+16,0,16),d=L+h*32,w=1,af=e,m=0;;m=1)A3(X=l+m*24+72,ag=1,n=0;;n=1){a=u(M+h*32+m*16+n*8)&~u(d+m*16+n*8);x=af+n*8;u(x)|=a AS(a)AM(o=u(X+16);;a=c){c=a-1&a;a=n*64+j*v+Al(a,64);o(a>=o)N=q(X+8)[a];o((C)N<=-1)x=
e+(m^1)*16+N/64*8;u(x)=u(x)|(U)1<<N%64 AS(!c)AG}if(!ag)AG ag=0;}if(!w)AG w=0;af=e+16;}h=u(e);v=u(e+8)AS(v|h)AG if(g+56==T)AK a;h=D;}u(d)|=h;u(d+8)|=v;m=u(e+16);u(d+16)|=m;n=u(e+24);u(d+24)|=n;b=h(g+48);AI(ad,e,16);AJ(Q,0,5)AS(!b)a=AL A3(a=0;;a++){o(a==5)Q[a]=Al(b,16);b=(H)(b-1)&b AS(!b)AG}a=Au(Q,5);}AM(Av(ac,5,a),c=o=0;;c=a){a=c+8;c=u(ad+c)AS(c)do{k=Al(c,64)|o*64;o(k>=j)AM(AI(ab,ae+k*5,5),O=k=0;Y=O+1,k=(U)ac[O]<<(B)(ab[O]*4)%64|k,Y!=5;)O=Y;c=c-1&c;o(k>=S)d=R+k AS(!*d)*d=W A8(c)AS(a==16)AG o++;}
a=8;do A3(i(aa+16)=50462976,o=0;;o=c){c=o+1;u=*(aa+o+16);w=(u==3)|!u;b=h(g+a+u*2)AS(b){o(r<=b)d=V+b*32+w*16;u(d)|=(w?m:h);u(d+8)|=(w?n:v);}if(c==4)AG}a+=8 A8(a!=48)AS(g+56==T)AK b;u=1;}a:if(!u){i=M;z=s;AG}b:E(s,M,8,32);f=r;M=V;s=u(q);}o(K>=S)R[K]=0;E(u(q),q(q+8),8,32);E(z,i,8,32);E(u(J),L,8,32);AO Ae(P b,P d,P h){B j,k;I g;P l,i,n;U e,a,f,c,m;j=d[13];k=d[14]AS((I)k+j<=h[12]){e=u(d);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=A7;o(a>=f)l=q(b+8);c=u(b+48);i=q(b+40);g=i(l+a*4)AS(g)A3(;;){m=
(U)g-1;o(m>=c)n=i+m*16 AS(u(n)==e)AG a=a+1&f-1;g=i(l+a*4)AS(!g)AK a;}if(j>=n[13])AH;AI(n,d,16);c=m;AK b;}a:o(a>=f)i(l+a*4)=(I)c+1 AS(c==u(b+32))Ao(b+32),i=q(b+40);AI(i+c*16,d,16);u(b+48)=c+1;b:e=((U)h(h+8)*k+(U)h(h+10)*j)<<40|(U)k<<32|c;a=AZ AS(a==u(b+56))Ap(b+56);d=q(b+64);u(d+a*8)=e;e=a+1;AZ=e AS(a)A3(;;a=f){f=(a-1)/2;o(f>=e)b=d+f*8;o(a>=e)h=d+a*8;a=u(b);c=u(h)AS(a<=c)AH;u(b)=c;u(h)=a AS(!f)AH AP}}AO Af(P c,B e){B h;P f;U g,d,a,b;AM(u(c+56)=0,f=q(c+8),g=Bh,d=0,a=u(c+48),b=u(c+40);;u(c+56)=d){
do{if(b==a)u(c+40)=0,a=fread(f,1,g,stdin),u(c+48)=a,b=0;o(a>g)if(b>=a)AH;h=f[b];switch(h){case 9:case 10:case 12:case 13:case 32:AG default:if(e)AH;AK a;}if(!e)AH;a:b++;u(c+40)=b A8(d>=19);*(c+d+80)=h;d++AP AO Q(U a){U c[1];P b=(P)c AS(a>9)Q(a/10);*b=a%10|48;AN(b,1,1 AT);AO As(P a,P b){U j[1];P g=(P)j;B c;P e;U d,h,f,i AS(!b){d=u(a+56);o(d>19)h=u(a+72);f=u(a+64);b=q(a+24);i=u(a+32)AS(f)AN("board ",1,6 AT),Q(f),AN(", ",1,2 AT);AN("word ",1,5 AT);Q(h);AN(": ",1,2 AT)AS(d)A3(AN("\"",1,1 AT),e=a+80;
c=*e,*g=(B)(c-33)<94?c:63,AN(g,1,1 AT),e+1!=a+d+80;)e++;c=d==19;AN(c?(P)"...\" ":(P)"\" ",1,c?5:2 AT);}AN(b,1,i AT);}Be AN(q(b+8),1,A7 AT);AN(X,1,1 AT);}B Ag(U d){B a;U b,c,e,f;AM(b=0;(U)15<<b*A0&d;)b++;AM(a=b/4+b,c=0;;c=b){b=c+1 AS(c)A3(a&=1,e=0;f=e+1,a^=((d>>e*A0)%16>(d>>c*A0)%16),f!=c;)e=f;a=a;}if(b==16)AG}AH a&1;AO Ah(P c,P d,U a){P b;U e Bj b=(P)1,e=AL b=F(a),AI(b,d,a),e=a;u(c)=e;u(c+8)=(Z)b;Bh=a;}AE V(P a,U b,U g,I j,U c,U d){AE f;I h;P e;U i;e=a+b*192+40+c*12;d*=i(e+4);h=i(e+8)%64;b=
(g>>h&u(a+24))+i(e);c=b-d;i=Bg;o(c>=i||b>=i)a=Bf;f.a=g-(d<<h);f.b=j+a[c]-a[b];AH f;}B Aj(P a,U g,U d,U h,I e,U i,I j,B b,B f){B c;U k;c=!e AS(!c)if(k=u(a+1960),k<u(a+1968)){u(a+1960)=k+1;c=*(a+f+1704)&Ak[d%16]AS(c%2&&L(AR,0))Ba(c&2&&L(AR,1))Ba(c&4&&L(AR,2))Ba(!(c&8)){b=0;AK a;}b=L(AR,3);AK a;}a[3001]=b;a[3000]=c;b=1;a:AH b;}B L(P A5 r,B c){AE e,f;B i;I m;U j,k,l,d;i=b+1;j=u((P)Ax+c*8);k=h+j;l=k*A0;d=g>>l&15;m=i(a+i*4+1976);e=V(a,0,n,o,d,j)AS(e.b<m){if(f=V(a,1,p,q,d,u((P)Ay+c*8)),f.b<m)*(a+b+424)
=c,b=Aj(a,d<<h*A0^d<<l^g,k,e.a,e.b,f.a,f.b,i,(a+r*4+680)[c]);Be b=0;}Be b=0;AH b;}AE R(P d,U b,U g){AE c;I i;U h,a,e,f;AM(h=0,i=i(d+b*4+32),a=0;e=a+1,f=a*4,c=V(d,b,h,i,g>>f%64&15,-(!b?a:f&12|a/4)),e!=16;a=e)h=c.a,i=c.b;AH c;AO Ai(P f,P b,U c,P d,U a){U u[5];P o=(P)u,t=o+8,i=o+16;AE j,k;B l;H q,g;I p,m,h,n,r,s,e;AM(u(b+1968)=a,j=R(b,0,c),k=R(b,1,c),p=M(k.b,j.b),l=d[12],q=h(d+10),g=h(d+8),m=(I)g*l,h=p*g;;h=g>q&&h+(I)g*5>m?m:h)A3(n=(I)l+1,r=1,d=b+1976,s=0,a=1976;;r++){a+=4 AS(s>l)e=AL AM(e=0;e*g+
s*q<=h;)if(e++,e==n){e=n;AG}i(d)=e AS(a==3000)AG n--;d=b+a;s=r;}if(p<i(b+1976))A3(a=0;(U)15<<a*A0&c;)a++AS(Aj(b,c,a,j.a,j.b,k.a,k.b,0,1))AG}if(h>=m)AK a;h=h+g*2;}Ah(i,b+424,b[3001]);c=u(i);d=q(i+8);a=u(i+16)AS(c==((U)Az|2)){u(f)=(U)Az|2;AH;}if(b[3000]){u(f)=c;u(f+8)=(Z)d;u(f+16)=a;AH;}if((S)c>-1){if(!c)b=o,c=AL u(o)=1,b=t;u(b)=c AS(u(o)&&u(t))free(d);}u(f)=(U)Az|2;AH;a:u(f)=(U)1<<63;}int main(void){U an[1303];P ab=(P)an,ah=ab+8,s=ab+16,ac=ab+440,t=ab+568,Q=ab+992,w=ab+1248,ai=ab+1264,ad=ab+1288,
x=ab+1544,T=ab+1560,ae=ab+1584,y=ab+2008,V=ab+2032,aa=ab+2056,u=ab+3336,aj=ab+3760,z=ab+4184,b=ab+7184,k=ab+10320;AE ak;B g,q,r,D,K,al,L,am;I l,C,ag;P d,h,j;U o,a,c,e,f,i,n,p,m,v,af;At[1]=(Z)(AA);AM(G(k,0,65536),AJ(k+40,0,59),u(k+24)=1,u(k+32)=0,u(k+64)=1,a=l=o=0;;a=c){c=a+1;u(k+72)++;Af(k,1)AS(u(k+40)>=u(k+48))AK a;Af(k,0);e=u(k+56);o(e>19)if(!e)f=AL A3(f=0,d=k+80;g=*d-48,g<=9;d++)if(f=f*10+g,d+1==k+e+80)AK b AS(e==1&&k[80]==48){f=0;AK c;}A6 b:if(e==19){A6}if(!f)f=AL if(f>=16){A6}}c:C=(I)
1<<f%32 AS(C&l){d=(P)"appears twice";o=13;AK d;}o=f<<a*A0|o AS(c==16)AK e;l=C|l AP e:AM(d=F(16384),G(u,0,256),AJ(u+40,0,384),u(u+24)=15,u(u+32)=0,a=u(u+16),h=q(u+8),c=1,l=0;;c=e)A3(f=0;(((U)AQ)>>f*A0)%16!=c;)f++;e=c+1;j=u+c*12+40;i(j)=(I)c*16;i(j+4)=1;i(j+8)=(I)c*4;c*=16;i=f/4;f%=4;n=0;do{p=n+c;o(p>=a)m=n/4;v=n%4;n++;h[p]=M(m,i)-(N(m,i)+N(v,f))+M(v,f)A8(n!=16);l+=h[c]AS(e==16)AG}AM(i(u+32)=l,AI(aj,u,424),G(V,255,131072),a=u(V+16),h=q(V+8),c=g=1,e=0;;c=f|c*4)A3(f=e;e=f+1,q=((P)
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ")[f],r=c<a,q==32;f=e){o(!r)h[c]=0 AS(e==344)AK f;c=1;}o(!r)j=h+c AS(*j==255)*j=g,g++;AM(f=0;((P)"DLRU")[f]!=q;){f++;o(f==4)}if(e==344)AK f AP f:AJ(aa,0,
1280)AS(a>4)A3(c=1,e=4;;e=f){f=e+1;c=e==c*16?c*4:c;o(e>=a)j=h+e;g=*j AS(g==255){i=c+((U)2147483647<<32|AY)&e|c;o(i>=a)g=h[i];*j=g;}i=e/4;o(i>=a)q=h[i];o(e>=a)e%=4;(aa+q*4)[e]=g AS(g)j=aa+q+1024,*j|=(B)((I)1<<e)AS(f==a)AK g AP}g:J(u(V),h);AJ(z+424,0,256);AJ(z+1976,0,1024);AI(z,aj,424);AI(z+680,aa,1280);AJ(z+1960,0,16);u(b)=4096;u(b+8)=(Z)d;A7=4096;AJ(b+48,0,16);i(b+24)=52;u(b+32)=0;u(b+64)=u(b+40)=8;AZ=0;u(b+80)=1024;u(b+88)=0;AI(b+96,z,3000);b[3097]=b[3096]=0;u(b+3104)=(U)AQ;u(b+3112)=1024;h(b+
3120)=4;h(b+3122)=3;i(b+3124)=80;Bc=0;g=Ag(o)AS(g^Ag((U)AQ))E(4096,d,4,4),Bb,Bd,AV;Be A3(a=0;;a=Bc){c=a==1?2000000:(U)-1;g=!a AS(g){a=A7 AS(a)AJ(q(b+8),0,a*4);AM(AZ=u(b+48)=0,ak=R(b+96,0,o),a=0;(U)15<<a*A0&o;)a++;u(x)=o;i(x+8)=0;x[12]=a;x[13]=x[15]=0;x[14]=ak.b;Ae(b,x,b+3112);a=AZ AS(a)A3(e=u(b+112),d=q(b+104);;)A3(h=q(b+64),f=u(h),a--,i=u(h+a*8),u(h)=i,AZ=a,n=0;;n=p){m=n*2;p=m|1;m+=2 AS(m<a)p=u(h+m*8)<u(h+p*8)?m:p AS(p>=a)AG o(n>=a)j=h+p*8;m=u(j)AS(i<=m)AG u(h+n*8)=m;u(j)=i;}a=f&AY;i=u(b+48);
o(a>=i)h=q(b+40);j=h+a*16;q=j[13];r=j[14];D=j[15]AS(!r)AG if(i+3>u(b+80))AK h;AM(u(b+88)++,a=u(j),K=j[12],i(ai+16)=50462976,al=Ak[K%16],i=0;;i=n){n=i+1;L=*(ai+i+16)AS((B)((I)1<<L%8)&al&&(!q||(L^D)!=3)){i=u((P)Ax+L*8)+K;p=i*A0;m=a>>p&15;v=m*16;af=v+K;o(af>=e)v+=i;o(v>=e)am=(B)(d[af]+r)-d[v];u(w)=m<<p^m<<K*A0^a;i(w+8)=f;w[12]=i;w[15]=L;w[13]=q+1;w[14]=am;Ae(b,w,b+3112);}if(n==4)AG}a=AZ Bj AK i;}l=i(j+8);AJ(ad,0,256)AS(q)AM(r=q;;l=i(d+8)){*(ad+r-1)=D;o(i<=l)d=h+(U)l*16;r=d[13]AS(!r)AG D=d[15];}
Ah(T,ad,q)AS(u(T)!=((U)Az|2))AK j;h:Ai(y,b+96,o,b+3112,AC(g?400000:c,u(b+88)*16));AK k;}i:u(T)=(U)1<<63;j:AI(y,T,24);k:;}Be Ai(y,b+96,o,b+3112,c);a=u(y)AS(a!=((U)Az|2))AK l;a=Bc;Bc=a+1 Bj A3(O(Q,3),O(Q+128,4),G(t,0,262144),AJ(t+40,0,384),u(t+24)=Bm,a=u(t+32)=0;c=((U)124120489<<32|4239934241u)>>a*A0&15,e=a/4,l=(I)1<<(I)a*4%16,f=e<<16,e*=16,d=t+c*12+40,i(d)=f,i(d+4)=l,i(d+8)=e,c--,a++,d=t+A1=f,Bl e,a!=15;)
;a=u(t+16)AS(a)AM(c=0,d=q(t+8);;d+=f){e=N(15-c*4,4)-3;o(e>=2)f=N(a,65536);a-=f;Ac(Q+e*128,((U)106224792<<32|3953603088u)>>c*16%64&Bm,d,f)Bj AG c++;}AM(AI(ae,t,424),a=0;c=a+1,Y(Q+a*128),c!=2;)a=c;}Be A3(O(ac,5),G(s,0,3145728),AJ(s+40,0,384),u(s+24)=1048575,a=u(s+32)=0;c=((U)264996845<<32|2841002785u)>>a*A0&15,g=a/5,l=(I)1<<a%5*4,C=g<<20,ag=(I)g*20,d=s+c*12+40,i(d)=C,i(d+4)=l,i(d+8)=ag,c--,a++,d=s+A1=C,Bl ag,a!=15;)
;a=u(s+16)AS(a)AM(c=0,d=q(s+8);e=N(a,1048576),a-=e,Ac(ac,((U)247101148<<32|2554671632u)>>(c*20&60)&1048575,d,e),a;d+=e)c++;AI(ae,s,424);Y(ac);}AV;AI(b+96,ae,424)AP l:d=q(y+8);o=u(y+16);E(u(b),q(b+8),4,4);Bb;Bd;AV AS((S)a>-1)A3(AN("YES\n",1,4,AW),h=d;h!=d+o;h++)AN("dlru"+*h,1,1,AW);AN(X,1,1,AW)Bj h=ab,a=AL u(ab)=1,h=ah;u(h)=a AS(u(ab)&&u(ah))free(d);AK m;}}AN("NO",1,2,AW);AN(X,1,1,AW);m:g=!(Bi)AS(g)AH J(u(k),q(k+8)),0;d=g?0:(P)At;AK n;a:u(k+56)=0;d=(P)"the input ends here";o=19;d:u(k+24)=(Z)d;
u(k+32)=o;(I)(Bi);d=0;n:As(k,d);An();}
