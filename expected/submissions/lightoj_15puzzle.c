/* slidekit 0.1.0, rustc 1.95.0: bundle lightoj_15puzzle --c --minify */
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
#define AD 2147483648u<<32
#define AK break;
#define AL return
#define AM memset
#define AN memcpy
#define AO goto
#define AP 0;else
#define AQ fwrite
#define AR for
#define AS }void
#define AT 267242409<<32|2271560481u
#define AU ;if
#define AV a,g,d,h,e,i,j,b,f
#define AW ,stderr
#define AX }abort();
#define AY .a!=((U)AD|1)
#define AZ stdout
#define A0 typedef struct{U a
#define A1 else
#define A2 4294967295u
#define A3 4%64
#define A4 e*4%16*12+40+e/4*12,i(d+204)
#define A5 AO a;
#define A6 {AR
#define A7 =a AU(u(c)&&u(d))free(b);AS
#define A8 if(!a)b=(P)1,d=AP b=F(a),d
#define A9 a,U g,U h,U n,I o,U p,I q,B b,B
#define Ba u(n+24)=(Z)(P)
#define Bb u(b+16)
#define Bc u(b+72)
#define Bd ;}while
#define Be o(e)A8=a;u(c)=d;u(c+8)=
#define Bf u(b+3128)
#define Bg q(a+8)
#define Bh u(a+16)
#define Bi u(c+16)
#define Bj {U c[1];P b=(P)c AU(a>9)
#define Bk a,u(a),1,
#define Bl m=1;AO c;
#define Bm J(u(b+96),q(b+104));
#define Bn i(d+208)=o,i(d+212)=
#define Bo 65535
A0;B b;}AH;A0;I b;}AI;A0,b;}AJ;B Am[]="DLRU",An[]="\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n",Ao[]=": ",W[]="\n",AE[]="the output cannot be written";U Ax[3]={4,0,28},AB[4]={4,(U)-1,1,(U)-4},AC[4]={1,(U)-4,4,(U)-1};U Ay(P p,int n){U r=0;while(n--)r=r<<8|p[n];AL r;AS Az(P p,int n,U a)A6(;n--;a>>=8)*p++=(B)a;}U AA(U a){U n=0;AR(;a;a&=a-1)n++;AL n;}U Ap(U a,int n){int i=0;AR(;i<n&&!(a>>i&1);)i++;AL i;}U M(U a,U b){AL a>b?a:b;}U N(U a,U b){AL a<b?a:b;}AH AF(U a,U b){AH r;r.a=a*b;r.b=b&&r.a/b!=a;
AL r;}U AG(U a,U b){AL a>b?a-b:0;}B L(P A9 r,B c);P Aq(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)AL a;AS Ar(void){exit(1);}P F(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)AL b;AS E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g AU(!a)g=c,a=AP u(c)=e,g=d,a*=f;u(g)A7 J(U a,P b){U f[2];P c=(P)f,d=c+8;P e AU(!a)e=c,a=AP u(c)=1,e=d;u(e)A7 X(P a){P c;U b;AR(E(u(a),Bg,8,56),E(u(a+24),q(a+32),2,2),E(u(a+48),q(a+56),1,5),b=0;c=a+b*24+72,b++,J(u(c),q(c+8)),b!=2;)
;AS G(P c,B f,U a){B e;P b;U d;e=(S)a<0 AU(!f){Be(Z)b;Bi=a;}A1{Be(Z)b;AM(b,255,a);Bi=a;}AS Y(P f,P e,U a){U j[3];P b=(P)j;P d,h;U c,i,g;AR(i=0;;i=c)A6(c=i+16,g=0;g!=16;g+=8)if(u(e+i+g))AO a AU(c==32)AK}if(!a)e=(P)8,c=AP e=F(a*32),c=a;u(f)=c;u(f+8)=(Z)e;u(f+16)=a;AL;a:if(!a)u(b)=0,u(b+8)=8,Bb=0,h=b+16,a=AP{d=F(a*32);u(b)=a;u(b+8)=(Z)d;Bb=0 AU(a>1)AR(c=1;;d+=32)if(c++,AN(d,e,32),c==a){h=b+16;d+=32;AK}A1 h=b+16,a=1;AN(d,e,32);}u(h)=a;AN(f,b,24);AS Av(P e,U c,P a,U f,U d,U h){U k[2];P g=(P)k,i=g+8;
AH b;P j;b=AF(h,f)AU(b.b||b.a>((U)1<<63)-d)c=8,f=0,d=1;A1{if(!c)j=g,c=AP u(g)=d,j=i,c*=h;u(j)=c;a=!u(g)?!b.a?p(d):F(b.a):!u(i)?!b.a?p(d):F(b.a):Aq(a,b.a);u(e+8)=(Z)a;c=16;f=b.a;d=0;}u(e+c)=f;u(e)=d;}AJ K(P d,U b,U a,U f,U g){U h[3];P c=(P)h;AJ e;a+=b AU(a<b)a=AP if(b=u(d),a=M(M(a,b*2),4),Av(c,b,q(d+8),a,f,g),u(c))b=Bi,a=u(c+8);A1 u(d+8)=(Z)q(c+8),u(d)=a,a=(U)AD|1;e.a=a;e.b=b;AL e;AS As(P a){o(K(Bk 8,16)AY)AS At(P a){o(K(Bk 8,8)AY)AS Aa(P a){o(K(Bk 8,56)AY)AS Au(P a){o(K(Bk 1,5)AY)}U Ac(P a,H c,
U e){U d,b;o(u(a+40)<=c)c=h(q(a+32)+c*2);d=Bh;o(d<=c)AR(a=Bg,b=c;!(h(a+b*56+50)&(H)((I)1<<e%16));){b++;o(b==d)}AL b;AS O(P N,U g){U R[32];P K=(P)R,L=K+24,M=K+48,y=K+72,z=K+80,s=K+104,a=K+128;B p;H t,l,q,v,r,E;I j;P w,b,i,x,Q,C,D;U h,e,c,d,f,k,m,u,n,o AU(0)A6(e=g,j=g,h=1;h=(!(j%2)?1:e)*h,e*=e,j>3;)j/=2;h*=e;}A1 AR(h=1,j=g,e=g;;e*=e){if(j%2)if(h=e*h,j==1)AK j/=2;}G(z,0,h);u(s)=0;u(s+8)=1;u(s+16)=0;h=u(z);w=q(z+8);e=u(z+16)AU(e)AR(b=(P)1,d=c=0,i=w;;i++)A6(AM(y,0,5),j=0,f=d,x=y+g;k=f%g,*(x-1)=k,j=
(I)1<<k%32|j,y!=x-1;x--)f/=g AU((j^A2<<g%32)==-1){*i=c;f=Ay(y,5)AU(c==u(s))Au(s),b=q(s+8);Az(b+c*5,5,f);c++;u(s+16)=c;}if(i+1==w+e)AK d++;}AR(AN(a+48,s,24),b=F(131072),AM(a+88,0,16),u(a+120)=g,u(a)=0,u(a+8)=8,Bh=0,u(a+24)=65536,u(a+32)=(Z)b,u(a+40)=65536,u(a+72)=0,u(a+104)=u(a+80)=1,c=u(a+64),d=c*c,G(M,0,d),G(L,0,d),d=0;b=a+d*24+72,d++,J(u(b),q(b+8)),d!=2;)
;AN(a+72,M,24);AN(a+96,L,24);b=q(a+56);i=b+c*5 AU(c)A6(d=u(a+88),x=q(a+80),f=u(a+112),Q=q(a+104),k=0,C=b;;C+=5)A6(m=k*c,u=0,D=b;;D+=5){o=n=0;do{p=C[o];o(p>=5)o++;n=n*g+D[p]Bd(o!=g);o(n>=e)o=u+m;o(o>=d)p=w[n];x[o]=p;n=m+p;o(n>=f)Q[n]=u AU(D+5==i)AK u++;}if(C+5==i)A5 k++;AX}a:AR(Aa(a),b=Bg,AM(b,0,52),c=Bh=1,t=0;;)A6(l=t;;l=t){if(l==Bo)AO b;t=l+1 AU(g==AA(l))AK}AR(f=d=0;;f=k){k=f+1;q=(H)(f*4+f/4)%16 AU((H)((I)1<<q)&l)d=g*d+AA(l&((H)((I)Bo<<q)^Bo))AU(k==16)AK}o(d>=e)d=w[d];o(u(a+40)<=l)h(q(a+32)+
l*2)=c;q=l^Bo;v=q;do A6(r=v&(H)-v;E=((H)(r*16)|r/16|(H)(r*2)&61166|r/2&30583)&q|r,E!=r;)r=E;v&=(r^Bo)AU(c==u(a))Aa(a),b=Bg;i=b+c*56;u(i)=d;AM(i+8,0,40);h(i+48)=l;h(i+50)=r;c++;Bh=c Bd(v);}b:if(c>1)A6(b=Bg,e=1;;e=g)A6(g=e+1,i=b+e*56,t=h(i+48),l=h(i+50),d=e=0;;d++)A6(f=e;;f=e){if(f>=16)AO c;e=f+1 AU(t>>f%16&1)AK}AR(i(K+16)=50462976,k=f%4,m=0;;m=u){u=m+1;p=*(K+m+16);switch(p){case 0:if(f>=12)AO d;m=f+4;AK case 1:if(!k)AO d;m=f-1;AK case 2:if(k==3)AO d;m=e;AK case 3:if(f<=3)AO d;m=f-4;}q=(I)1<<(H)
m%16 AU(q&l){m=Ac(a,(H)((I)1<<f%16)^t^q,f);o(d>=5)h(i+d*8+8+p*2)=m;}d:if(u==4)AK}}c:if(g==c)AO e;AX}e:AN(N,a,128);J(h,w);AS Ab(P l,U K,P R,U S){U ai[22];P ab=(P)ai,Q=ab+24,ac=ab+32,ad=ab+40,ae=ab+48,e=ab+64,q=ab+96,G=ab+120,J=ab+152;B W,u,w,ah,N;H b;P L,i,t,T,af,M,V,g,d,ag,X,x;U y,p,f,z,j,r,s,D,h,v,m,n,a,o,c,k,O,aa;AM(G,0,16);AM(G+16,0,16);y=u(l+16);Y(J,G,y);L=q(J+8);p=u(J+16);f=p*32;o((p>((U)134217727<<32|A2))|(f>((U)2147483647<<32|4294967288u)))if(!f)i=(P)8,z=AP i=F(f),z=p AU(!p)f=AP AN(i,L,f)
,f=p;j=u(l+120)AU(!j)b=AP AR(r=b=0;s=r+1,b=(H)((I)1<<(H)(K>>r*A3)%16)|b,s!=j;)r=s;j=Ac(l,b,15);o(j>=f)AR(t=i+j*32,u(t)=1,u(t+8)=0,t=q(l+8),T=t+y*56,j=u(l+64),af=q(l+56),M=i,s=z,W=0;Y(q,G,y),y;W++)A6(V=q(q+8),r=u(q+16),D=u=0,g=t;;g+=56)A6(h=D;;g+=56){D=h+1;o(h>=f||h>=p)AR(v=u(g),AM(e,0,16),AM(e+16,0,16),d=L+h*32,w=1,ag=e,m=0;;m=1)A6(X=l+m*24+72,ah=1,n=0;;n=1){a=u(M+h*32+m*16+n*8)&~u(d+m*16+n*8);x=ag+n*8;u(x)|=a AU(a)AR(o=u(X+16);;a=c){c=a-1&a;a=n*64+j*v+Ap(a,64);o(a>=o)N=q(X+8)[a];o((C)N<=-1)x=e+
(m^1)*16+N/64*8;u(x)=u(x)|(U)1<<N%64 AU(!c)AK}if(!ah)AK ah=0;}if(!w)AK w=0;ag=e+16;}h=u(e);v=u(e+8)AU(v|h)AK if(g+56==T)A5 h=D;}u(d)|=h;u(d+8)|=v;m=u(e+16);u(d+16)|=m;n=u(e+24);u(d+24)|=n;b=h(g+48);AN(ae,e,16);AM(Q,0,5)AU(!b)a=AP A6(a=0;;a++){o(a==5)Q[a]=Ap(b,16);b=(H)(b-1)&b AU(!b)AK}a=Ay(Q,5);}AR(Az(ad,5,a),c=o=0;;c=a){a=c+8;c=u(ae+c)AU(c)do{k=Ap(c,64)|o*64;o(k>=j)AR(AN(ac,af+k*5,5),O=k=0;aa=O+1,k=(U)ad[O]<<(B)(ac[O]*4)%64|k,aa!=5;)O=aa;c=c-1&c;o(k>=S)d=R+k AU(!*d)*d=W Bd(c)AU(a==16)AK o++;}a=
8;do A6(i(ab+16)=50462976,o=0;;o=c){c=o+1;u=*(ab+o+16);w=(u==3)|!u;b=h(g+a+u*2)AU(b){o(r<=b)d=V+b*32+w*16;u(d)|=(w?m:h);u(d+8)|=(w?n:v);}if(c==4)AK}a+=8 Bd(a!=48)AU(g+56==T)AO b;u=1;}a:if(!u){i=M;z=s;AK}b:E(s,M,8,32);f=r;M=V;s=u(q);}o(K>=S)R[K]=0;E(u(q),q(q+8),8,32);E(z,i,8,32);E(u(J),L,8,32);AS Ad(P b,P d,P h){B j,k;I g;P l,i,n;U e,a,f,c,m;j=d[13];k=d[14]AU((I)k+j<=h[12]){e=u(d);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=Bb;o(a>=f)l=q(b+8);c=u(b+48);i=q(b+40);g=i(l+a*4)AU(g)A6(;;){m=(U)
g-1;o(m>=c)n=i+m*16 AU(u(n)==e)AK a=a+1&f-1;g=i(l+a*4)AU(!g)A5}if(j>=n[13])AL;AN(n,d,16);c=m;AO b;}a:o(a>=f)i(l+a*4)=(I)c+1 AU(c==u(b+32))As(b+32),i=q(b+40);AN(i+c*16,d,16);u(b+48)=c+1;b:e=((U)h(h+8)*k+(U)h(h+10)*j)<<40|(U)k<<32|c;a=Bc AU(a==u(b+56))At(b+56);d=q(b+64);u(d+a*8)=e;e=a+1;Bc=e AU(a)A6(;;a=f){f=(a-1)/2;o(f>=e)b=d+f*8;o(a>=e)h=d+a*8;a=u(b);c=u(h)AU(a<=c)AL;u(b)=c;u(h)=a AU(!f)AL;AX}}AS Ag(P c,B e){B h;P f;U g,d,a,b;AR(u(c+56)=0,f=q(c+8),g=Bi,d=0,a=u(c+48),b=u(c+40);;u(c+56)=d){do{
if(b==a)u(c+40)=0,a=fread(f,1,g,stdin),u(c+48)=a,b=0;o(a>g)if(b>=a)AL;h=f[b];switch(h){case 9:case 10:case 12:case 13:case 32:AK default:if(e)AL;A5}if(!e)AL;a:b++;u(c+40)=b Bd(d>=19);*(c+d+80)=h;d++;AX}U Ae(P a){U b;u(a+72)++;Ag(a,1)AU(u(a+40)<u(a+48))Ag(a,0),b=AP u(a+56)=0,u(a+24)=(Z)(P)"the input ends here",u(a+32)=19,b=1;AL b;}AJ Af(P d){AJ f;B c;P e;U b,a;b=u(d+56);o(b>19)if(!b)a=AP AR(a=0,e=d+80;;e++){c=*e-48 AU(c>9){a=0;A5}a=a*10+c AU(e+1==d+b+80)AK}c=b!=19;b=c?a:0;a=c;a:f.a=a;f.b=b;AL f;
AS Q(U a)Bj Q(a/10);*b=a%10|48;AQ(b,1,1 AW);AS Aw(P a,P b){U j[1];P g=(P)j;B c;P e;U d,h,f,i AU(!b){d=u(a+56);o(d>19)h=u(a+72);f=u(a+64);b=q(a+24);i=u(a+32)AU(f)AQ("board ",1,6 AW),Q(f),AQ(", ",1,2 AW);AQ("word ",1,5 AW);Q(h);AQ(Ao,1,2 AW)AU(d)A6(AQ("\"",1,1 AW),e=a+80;c=*e,*g=(B)(c-33)<94?c:63,AQ(g,1,1 AW),e+1!=a+d+80;)e++;c=d==19;AQ(c?(P)"...\" ":(P)"\" ",1,c?5:2 AW);}AQ(b,1,i AW);}A1 AQ(q(b+8),1,Bb AW);AQ(W,1,1 AW);}P Ah(U a)Bj Ah(a/10);*b=a%10|48;AQ(b,1,1,AZ);AL 0;}B Ai(U d){B a;U b,c,e,f;
AR(b=0;(U)15<<b*A3&d;)b++;AR(a=b/4+b,c=0;;c=b){b=c+1 AU(c)A6(a&=1,e=0;f=e+1,a^=((d>>e*A3)%16>(d>>c*A3)%16),f!=c;)e=f;a=a;}if(b==16)AK}AL a&1;AS Aj(P c,P d,U a){P b;U e AU(!a)b=(P)1,e=AP b=F(a),AN(b,d,a),e=a;u(c)=e;u(c+8)=(Z)b;Bi=a;}AI V(P a,U b,U g,I j,U c,U d){AI f;I h;P e;U i;e=a+b*192+40+c*12;d*=i(e+4);h=i(e+8)%64;b=(g>>h&u(a+24))+i(e);c=b-d;i=Bh;o(c>=i||b>=i)a=Bg;f.a=g-(d<<h);f.b=j+a[c]-a[b];AL f;}B Al(P a,U g,U d,U h,I e,U i,I j,B b,B f){B c;U k;c=!e AU(!c)if(k=u(a+1960),k<u(a+1968)){u(a+
1960)=k+1;c=*(a+f+1704)&An[d%16]AU(c%2&&L(AV,0)){b=1;A5}if(c&2&&L(AV,1)){b=1;A5}if(c&4&&L(AV,2)){b=1;A5}if(!(c&8)){b=0;A5}b=L(AV,3);A5}a[3001]=b;a[3000]=c;b=1;a:AL b;}B L(P A9 r,B c){AI e,f;B i;I m;U j,k,l,d;i=b+1;j=u((P)AB+c*8);k=h+j;l=k*A3;d=g>>l&15;m=i(a+i*4+1976);e=V(a,0,n,o,d,j)AU(e.b<m){if(f=V(a,1,p,q,d,u((P)AC+c*8)),f.b<m)*(a+b+424)=c,b=Al(a,d<<h*A3^d<<l^g,k,e.a,e.b,f.a,f.b,i,(a+r*4+680)[c]);A1 b=0;}A1 b=0;AL b;}AI R(P d,U b,U g){AI c;I i;U h,a,e,f;AR(h=0,i=i(d+b*4+32),a=0;e=a+1,f=a*4,c=
V(d,b,h,i,g>>f%64&15,-(!b?a:f&12|a/4)),e!=16;a=e)h=c.a,i=c.b;AL c;AS Ak(P f,P b,U c,P d,U a){U u[5];P o=(P)u,t=o+8,i=o+16;AI j,k;B l;H q,g;I p,m,h,n,r,s,e;AR(u(b+1968)=a,j=R(b,0,c),k=R(b,1,c),p=M(k.b,j.b),l=d[12],q=h(d+10),g=h(d+8),m=(I)g*l,h=p*g;;h=g>q&&h+(I)g*5>m?m:h)A6(n=(I)l+1,r=1,d=b+1976,s=0,a=1976;;r++){a+=4 AU(s>l)e=AP AR(e=0;e*g+s*q<=h;)if(e++,e==n){e=n;AK}i(d)=e AU(a==3000)AK n--;d=b+a;s=r;}if(p<i(b+1976))A6(a=0;(U)15<<a*A3&c;)a++AU(Al(b,c,a,j.a,j.b,k.a,k.b,0,1))AK}if(h>=m)A5 h=h+g*2;}
Aj(i,b+424,b[3001]);c=u(i);d=q(i+8);a=u(i+16)AU(c==((U)AD|2)){u(f)=(U)AD|2;AL;}if(b[3000]){u(f)=c;u(f+8)=(Z)d;u(f+16)=a;AL;}if((S)c>-1){if(!c)b=o,c=AP u(o)=1,b=t;u(b)=c AU(u(o)&&u(t))free(d);}u(f)=(U)AD|2;AL;a:u(f)=(U)1<<63;}int main(void){U ap[1301];P t=(P)ap,af=t+424,u=t+552,ab=t+976,y=t+1232,ak=t+1248,ag=t+1272,z=t+1528,ac=t+1544,ah=t+1568,C=t+1992,ad=t+2016,ae=t+2040,v=t+3320,al=t+3744,D=t+4168,b=t+7168,n=t+10304;AI am;AJ Q,T;B m,p,w,x,V,Y,an,aa,ao;I o,K,aj;P d,f,l;U c,h,i,g,a,e,j,k,s,r,q,L,
ai;Ax[1]=(Z)(AE);AR(G(n,0,65536),AM(n+40,0,59),u(n+24)=1,u(n+32)=0,d=F(8),G(v,0,256),AM(v+40,0,384),u(v+24)=15,u(v+32)=0,c=u(v+16),f=q(v+8),h=1,o=0;;h=i)A6(g=0;(((U)AT)>>g*A3)%16!=h;)g++;i=h+1;l=v+h*12+40;i(l)=(I)h*16;i(l+4)=1;i(l+8)=(I)h*4;h*=16;a=g/4;g%=4;e=0;do{j=e+h;o(j>=c)k=e/4;s=e%4;e++;f[j]=M(k,a)-(N(k,a)+N(s,g))+M(s,g)Bd(e!=16);o+=f[h]AU(i==16)AK}AR(i(v+32)=o,AN(al,v,424),G(ad,255,131072),c=u(ad+16),f=q(ad+8),h=m=1,i=0;;h=g|h*4)A6(g=i;i=g+1,p=((P)
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ")[g],w=h<c,p==32;g=i){o(!w)f[h]=0 AU(i==344)A5 h=1;}o(!w)l=f+h AU(*l==255)*l=m,m++;AR(g=0;Am[g]!=p;){g++;o(g==4)}if(i==344)A5 AX a:AM(ae,0,1280)AU(c>4)
A6(h=1,i=4;;i=g){g=i+1;h=i==h*16?h*4:h;o(i>=c)l=f+i;m=*l AU(m==255){a=h+((U)2147483647<<32|A2)&i|h;o(a>=c)m=f[a];*l=m;}a=i/4;o(a>=c)p=f[a];o(i>=c)i%=4;(ae+p*4)[i]=m AU(m)l=ae+p+1024,*l|=(B)((I)1<<i)AU(g==c)AO b;AX}b:J(u(ad),f);AM(D+424,0,256);AM(D+1976,0,1024);AN(D,al,424);AN(D+680,ae,1280);AM(D+1960,0,16);u(b)=2;u(b+8)=(Z)d;Bb=2;AM(b+48,0,16);i(b+24)=63;u(b+32)=0;u(b+64)=u(b+40)=8;AM(b+72,0,24);AN(b+96,D,3000);b[3097]=b[3096]=0;u(b+3104)=(U)AT;u(b+3112)=0;h(b+3122)=h(b+3120)=1;i(b+3124)=35;Bf=
0 AU(Ae(n))f=0,m=1;A1 if(Q=Af(n),Q.a){if(!Q.b)m=AP A6(h=1;;h=i)A6(m=h>=Q.b,i=h+!m,u(n+64)++,a=o=g=u(n+72)=0;;a=e){e=a+1 AU(Ae(n)){f=0;Bl}T=Af(n)AU(T.a){if(!T.b)j=AP{if(T.b>=16)AO d;j=T.b;}}A1{j=u(n+56);o(j>19)if(j!=1||n[80]!=48)AO d;j=0;}K=(I)1<<j%32 AU(K&o)AO e;g=j<<a*A3|g AU(e==16)AK o=K|o;}p=Ai(g)AU(p^Ai((U)AT))a=(U)AD|1;A1 A6(c=Bf;;AN(b+96,ah,424)){a=c==1?2000000:(U)-1;p=!c AU(p){c=Bb AU(c)AM(q(b+8),0,c*4);AR(Bc=u(b+48)=0,am=R(b+96,0,g),c=0;(U)15<<c*A3&g;)c++;u(z)=g;i(z+8)=0;z[12]=c;z[13]=
z[15]=0;z[14]=am.b;Ad(b,z,b+3112);c=Bc AU(c)A6(e=u(b+112),d=q(b+104);;)A6(f=q(b+64),j=u(f),c--,k=u(f+c*8),u(f)=k,Bc=c,s=0;;s=r){q=s*2;r=q|1;q+=2 AU(q<c)r=u(f+q*8)<u(f+r*8)?q:r AU(r>=c)AK o(s>=c)l=f+r*8;q=u(l)AU(k<=q)AK u(f+s*8)=q;u(l)=k;}c=j&A2;k=u(b+48);o(c>=k)f=q(b+40);l=f+c*16;w=l[13];x=l[14];V=l[15]AU(!x)AK if(k+3>u(b+80))AO f;AR(u(b+88)++,c=u(l),Y=l[12],i(ak+16)=50462976,an=An[Y%16],k=0;;k=s){s=k+1;aa=*(ak+k+16)AU((B)((I)1<<aa%8)&an&&(!w||(aa^V)!=3)){k=u((P)AB+aa*8)+Y;r=k*A3;q=c>>r&15;L=
q*16;ai=L+Y;o(ai>=e)L+=k;o(L>=e)ao=(B)(d[ai]+x)-d[L];u(y)=q<<r^q<<Y*A3^c;i(y+8)=j;y[12]=k;y[15]=aa;y[13]=w+1;y[14]=ao;Ad(b,y,b+3112);}if(s==4)AK}c=Bc AU(!c)AO g;}o=i(l+8);AM(ag,0,256)AU(w)AR(x=w;;o=i(d+8)){*(ag+x-1)=V;o(k<=o)d=f+(U)o*16;x=d[13]AU(!x)AK V=d[15];}Aj(ac,ag,w)AU(u(ac)!=((U)AD|2))AO h;f:Ak(C,b+96,g,b+3112,AG(p?400000:a,u(b+88)*16));AO i;}g:u(ac)=(U)1<<63;h:AN(C,ac,24);i:;}A1 Ak(C,b+96,g,b+3112,a);a=u(C)AU(a!=((U)AD|2))AK a=Bf;c=a+1;Bf=c AU(!a)A6(O(ab,3),O(ab+128,4),G(u,0,262144),
AM(u+40,0,384),u(u+24)=Bo,a=u(u+32)=0;e=((U)124120489<<32|4239934241u)>>a*A3&15,j=a/4,o=(I)1<<(I)a*4%16,k=j<<16,j*=16,d=u+e*12+40,i(d)=k,i(d+4)=o,i(d+8)=j,e--,a++,d=u+A4=k,Bn j,a!=15;)
;a=u(u+16)AU(a)AR(e=0,d=q(u+8);;d+=k){j=N(15-e*4,4)-3;o(j>=2)k=N(a,65536);a-=k;Ab(ab+j*128,((U)106224792<<32|3953603088u)>>e*16%64&Bo,d,k)AU(!a)AK e++;}AR(AN(ah,u,424),a=0;e=a+1,X(ab+a*128),e!=2;)a=e;}A1 A6(O(af,5),G(t,0,3145728),AM(t+40,0,384),u(t+24)=1048575,a=u(t+32)=0;e=((U)264996845<<32|2841002785u)>>a*A3&15,p=a/5,o=(I)1<<a%5*4,K=p<<20,aj=(I)p*20,d=t+e*12+40,i(d)=K,i(d+4)=o,i(d+8)=aj,e--,a++,d=t+A4=K,Bn aj,a!=15;)
;a=u(t+16)AU(a)AR(e=0,d=q(t+8);j=N(a,1048576),a-=j,Ab(af,((U)247101148<<32|2554671632u)>>(e*20&60)&1048575,d,j),a;d+=j)e++;AN(ah,t,424);X(af);}Bm}d=q(C+8);c=u(C+16);}AQ("Case ",1,5,AZ);f=Ah(h)AU(f)AO j;AQ(Ao,1,2,AZ)AU((S)a>-1)A6(f=d;f!=d+c;f++)AQ(Am+*f,1,1,AZ);AQ(W,1,1,AZ);E(a,d,1,1);}A1 AQ("This puzzle is not solvable.",1,28,AZ),AQ(W,1,1,AZ)AU(m||i>Q.b){m=0;AO c;}AX j:if((S)a<=-1){Bl}E(a,d,1,1);Bl e:Ba"appears twice";u(n+32)=13;f=0;Bl d:Ba"is not a tile";u(n+32)=13;f=0;m=1;}}
A1 Ba"is not a number of boards",u(n+32)=25,f=0,m=1;c:E(u(b),q(b+8),4,4);E(u(b+32),q(b+40),8,16);E(u(b+56),q(b+64),8,8);Bm o=(I)(fflush(AZ)|ferror(AZ))AU(!m){m=!o AU(m)AO k;f=m?0:(P)Ax;}if(f&&!*f)AO k;Aw(n,f);Ar();k:J(u(n),q(n+8));AL 0;}
