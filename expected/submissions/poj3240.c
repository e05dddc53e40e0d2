/* slidekit 0.1.0, rustc 1.95.0: bundle poj3240 --c --minify */
#include <stddef.h>
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
typedef ptrdiff_t D;
typedef unsigned short A H;
typedef unsigned A I;
typedef short T;
typedef size_t Z;
__extension__ typedef unsigned long long A U;
__extension__ typedef long long S;
#define h(x) (*(H*)(x))
#define i(x) (*(I*)(x))
#define u(x) (*(U*)(x))
#define q(x) ((P)(Z)u(x))
#define o(x) if(x)abort();
static P p(U a){o((Z)a!=a)return(P)(Z)a;}
#define AM break;
#define AN goto
#define AO memcpy
#define AP 2654435769u<<32|2135587861
#define AQ abort();
#define AR ;if
#define AS for
#define AT h(n+ab*2)=aa AR(z+2==v+c)AM z+=2
#define AU free
#define AV 3];P b=(P)e;U c,d;c=u(a);d
#define AW else
#define AX ];switch(o){case 9:case 10:case 12:case 13:case 32:
#define AY memset
#define AZ 1;n=i(a+y*4+1976);b=a+e*12+40
#define A0 ;o(u(b))u(a+8)=(Z)q(b+8)
#define A1 c=a*2,n=E(c),z=v,aa=0;;aa++
#define A2 2;AW AS(A1){ab=h(z);o(a<=ab)AT;
#define A3 m=j*4%64;e=r>>m&15;y=g+AZ
#define A4 =4294967294u
#define A5 =c,b=E(d),AO(b,e,d)
#define A6 e<<k*4%64^e<<m^r
#define A7 16%16
#define A8 return
#define A9 ;AM case
#define Ba 267242409<<32|2271560481u
#define Bb &((U)2147483647<<32|4294967292u)
#define Bc =(U)1<<63
#define Bd 256%16
#define Be 4%64
#define Bf A0;u(a)=d;}void
#define Bg h=u(a+16);o(d>=h||c>=h)q=l+b
#define Bh o(d>=h||f>=h)C=u+b[d]-b[f]AR
#define Bi -b[c]AR(q<n){i=a+e*12+232;c=
#define Bj +-(U)
#define Bk 64;f=(t>>z&f)+i(i);d=f-c;Bh
#define Bl o(d<=b)b=h(j+b*2);o(a<=b)AS
#define Bm ;A3;o=i(b+4);p=i(b+8)%64;f
#define Bn 1 Bm=u(a+24);c=(s>>p&f)+i(b)
#define Bo c=u(a+24);d=(s>>o&c)+i(b)
#define Bp 65536
#define Bq q(a+8)
#define Br %64;Bo;h=d-f;b=Bq;w=u(a+16)
#define Bs u(b+16)=a;u(b+24)=c
#define Bt ;}while
#define Bu c+40,8
#define Bv c+48,8
#define Bw i(h+8)%64
#define Bx o=i(b+8)Br;o(h>=w||d>=w)
#define By ,q,t-(c<<z),C,y,(a+v*4)
#define Bz {g=1;AN b;}}}if
#define BA {U e[AV=G(c*2,4);L
#define BB =(Z)
#define BC *(a+g+424)=
#define BD AR(!a)n=(P)A2}
#define BE AM default:
#define BF 0;(U)15<<
#define BG 64?(U)1<<
#define BH ;}void
#define BI 4;z=i(i+8)%Bk(C<n)if
#define BJ =0;AW
#define BK fwrite
#define BL fread(s,1,Bp,stdin)
#define BM AN a;}
#define BN switch
#define BO ;}if
#define BP {AS
#define BQ =(U)i(h+4)
#define BR 2147483648u
#define BS 4294967295u
#define BT {if
#define BU {case 0:if
#define BV u(h)=d,AQ
#define BW ,stderr
#define BX ];o((C)k<=-1)t=l+k/64*8
#define BY =J(i,16),i=(H)(i-1)&i,!
#define BZ ;u(t)=u(t)|(U)1<<k%64 AR
#define B0 >=100
#define B1 *12+424;
#define B2 %16
#define B3 {g=0;AN b;}
#define B4 AR(b){o(o<=b)d=w+b*32;
#define B5 =(I)1<<
#define B6 *Be&15
#define B7 {s=Af;m=13;AN p;}b++Bt
#define B8 AM}if
#define B9 {case(U)1<<63:
#define Ca u(c+56)=
#define Cb b,c,Bq,d
#define Cc o;b=Bq;Bg[d]Bi
#define Cd AM}AS
#define Ce ==q||h!=
#define Cf =l+b[h]-b[d]AR
#define Cg =u+b[d]-b[c]AR
#define Ch ==w||h!=
#define Ci ;o(d>=w||c>=w)
#define Cj <<32
typedef struct{U a;B b;}AL;B AJ[]="the output cannot be written",Ad[]="DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ",O[]={0,1,2,3},Ap[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",Aq[]=
"\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n",Ar[]="the input ends here",Ae[]="is not a tile",Af[]="appears twice",As[]="\n";U AE[3]={4,0,28},AF[2]={1024,(U)31 Cj|65537},AG[3]={6,5,2},AH[4]={3,(U)-1,1,(U)-3},AI[4]={4,(U)-1,1,(U)-4};U N(P p,int n){U r=0;while(n--)r=r<<8|p[n];A8 r BH F(P p,int n,U a)BP(;n--;a>>=8)*p++=(B)a;}U At(U a){U n=0;AS(;a;a&=a-1)n++;A8 n;}U J(U a,int n){int i=0;AS(;i<n&&!(a>>i&1);)i++;A8 i;}U G(U a,U b){A8 a>b?a:b;}U K(U a,U b){A8 a<b?a:b;}AL AK(U a,U b){AL r;r.a=a*b;r.b=b&&
r.a/b!=a;A8 r;}U Au(U a,U b){A8 a>b?a-b:0;}P Ah(P a,U b){o(b>=BR)a=(P)realloc(a,b);o(!a)A8 a;}P E(U a){P b;o(a>=BR)b=(P)calloc(a,1);o(!b)A8 b BH Aw(P c,U d,P a,U b){U e AR((S)b>-1)a=!d?E(b):Ah(a,b),u(c+8)BB a,d=16,e BJ d=8,b=0,e=1;u(c+d)=b;u(c)=e BH Av(P a){U e[AV=G(c*2,8);Aw(Cb)Bf Aa(P h,P n,P b){B g;P k,e,l,j;U d,i,o,m,a,c,f;d=u(b+8);i=u(h+16);o(d>i)k=q(h+8)AR(d!=i)BP(o=u(h+40),h=q(h+32),e=k+d*2448;;e+=2448){l=q(e+8);m=u(e+16)AR(!m)a=c BJ AS(j=l,c=a=0;;j+=8){f=u(j)AR(f B0)AN a;g=n[f]AR(g B0)
AN b;a=a+u(e+f*8+48)*u(e+g*8+848);f=(U)g*100+f AR(f>=o)AN c;c=c+u(h+f*8)*u(e+g*8+1648)AR(j+8==l+m*8)B8(a>=u(e+40))AN d;g=q(e+32)[a];b[40]=g AR(g)AM d++;u(b+8)=d AR(e+2448==k+i*2448)AM}Bs;A8;d:Bs;AQ c:Bs;AQ b:Bs;AQ a:Bs;AQ}}void L(P d,U e,P a,U f,U c,U g){AL b;b=AK(g,f)AR(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;AW a=!e?!b.a?p(c):E(b.a):Ah(a,b.a),u(d+8)BB a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c BH Al(P a)BA(Cb,8,16)Bf Ag(P h,P f){U w[37];P q=(P)w,g=q+104,r=q+152,u=q+256;B p,m;P n,c,j,i,s,l;U d,e,a,b,k,v,o,t;n=
q(f+8);c=q(f);j=q(f+16)AR(c!=n){i=q(f+24);d=u(h);s=q(i+8);e=u(i+16);a=u(c);b=a/4%4096 AR(b<e){i=s+b*160;AO(g,i,48);b=u(g+8)AR(b>=u(j+16)){c+=8;BM l=q(j+8)+b*2448;b=u(g);p=O[a%4];BN(p)BU(b>=90)AN b;a=b+10;AN c;case 1:if(!(b%10))AN b;a=b-1 A9 2:if(b%10>=9)AN b;a=b+1 A9 3:if(b<=9)AN b;a=b-10 BO(a B0){c+=8;AN d;}c:k=u(l+a*8+48)AR(k!=100){c+=8;AN e;}b:BO(c+8==n)c+=8;AW AS(c+=8;;c+=8){d=u(c);a=d/4%4096 AR(a<e){i=s+a*160;AO(g,i,48);a=u(g+8)AR(a>=u(j+16)){d=0;c+=8;BM l=q(j+8)+a*2448;b=u(g);p=O[d%4];
BN(p)BU(b>=90)AN f;a=b+10;AN g;case 1:if(!(b%10))AN f;a=b-1 A9 2:if(b%10>=9)AN f;a=b+1 A9 3:if(b<=9)AN f;a=b-10 BO(a B0){d=0;c+=8;AN d;}g:k=u(l+a*8+48)AR(k!=100){d=0;c+=8;AN e;}f:BO(c+8==n){c+=8;AM}}u(f)BB c;d=0;AN h;e:u(f)BB c;m=*(i+a+56)AR(m B0)BV e=u(l+m*8+848);v=u(l+m*8+1648);u(g)=a AR(b B0)BV o=u(l+b*8+48);k=k-o+u(g+16)+(o-k)*e;u(g+16)=k;e=(U)m*100;o=e+b;f=q(j+32);t=u(j+40)AR(o>=t)BV e+=a AR(e>=t)BV u(g+24)=(u(f+o*8)-u(f+e*8))*v+u(g+24);e*=((U)AP);o*=((U)AP);u(g+32)=(e>>29^e)*((U)AP)
^(o>>29^o)*((U)AP)^u(g+32)AR(k>=u(l+40))BV m=q(l+32)[k];g[40]=m AR(!m)AO(q,i+56,100),f=q+a,n=q+b,m=*f,*f=*n,*n=m,Aa(j,q,g),a=u(g);AO(u,g+8,40);AO(r,i+56,100);e=u(i)AR(e B0)BV if(a B0)BV f=r+e;n=r+a;m=*f;*f=*n;*n=m;d=u(i+48);e=u(j+88)AR(e==u(j+72))Al(j+72);f=q(j+80)+e*16;u(f)=d;f[8]=p;u(j+88)=e+1;AO(h+64,r,100);AO(h+16,u,40);u(h+8)=a;u(h+56)=e;d=1;AN h;d:u(f)BB c;u(h)=d;AQ a:u(f)BB c;u(h)=d;AQ}d=0;h:u(h)=d BH Ax(void){exit(1)BH Ay(P a){BN(u(a))B9 A8;case 0:BE AU(Bq)BO(u(a+32))AU(q(a+40))AR(u(a+
56))AU(q(a+64))AR(u(a+96))AU(q(a+104))AR((S)u(a+3128)>0)AU(q(a+3136))BH X(P a)BT(u(a))AU(Bq)AR(u(a+24))AU(q(a+32))AR(u(a+48))AU(q(a+56))AR(u(a+72))AU(q(a+80))AR(u(a+96))AU(q(a+104))BH Ai(P a){U e[AV=G(c*2,8);L(Cb,1,1)Bf Az(P a){U e[3];P c=(P)e;U b,d;b=u(a);d=!b?1:b*2;L(c,b,Bq,d,8,2448);o(u(c))u(a+8)BB q(c+8);u(a)=d BH Aj(P a)BA(Cb,8,8)Bf Ak(P a)BA(Cb,2,2)Bf Am(P a)BA(Cb,8,56)Bf AA(P a)BA(Cb,1,5)Bf Q(P c,U b,U a,U e,U f){U g[3];P d=(P)g;a+=b;o(a<b)b=u(c);a=G(G(a,b*2),4);L(d,b,q(c+8),a,e,f);o(u(d)
)u(c+8)BB q(d+8);u(c)=a BH An(P f,P b){P a,e;U g,c,d;a=E(216);g=u(b);e=q(b+8);c=u(b+16)AR(!c)u(a)=0,u(a+8)=2,AY(a+16,0,16),u(a+32)=2,AY(a+40,0,16),u(a+56)=2,AY(a+64,0,16),u(a+80)=2,AY(a+88,0,16),u(a+104)=2,AY(a+112,0,16),u(a+128)=2,AY(a+136,0,16),u(a+152)=2,u(a+160)=0,b=(P)2;AW d=c*2,b=E(d),AO(b,e,d),u(a)=c,u(a+8)BB b,u(a+16)A5,u(a+24)=c,u(a+32)BB b,u(a+40)A5,u(a+48)=c,u(a+56)BB b,u(a+64)A5,u(a+72)=c,u(a+80)BB b,u(a+88)A5,u(a+96)=c,u(a+104)BB b,u(a+112)A5,u(a+120)=c,u(a+128)BB b,u(a+136)A5,u(a+
144)=c,u(a+152)BB b,u(a+160)A5;u(a+168)=c;u(a+176)BB b;u(a+184)=c;u(a+192)=g;u(a+200)BB e;u(a+208)=c;u(f)=9;u(f+8)BB a;u(f+16)=9 BH Y(P L,U d){U M[20];P y=(P)M,r=y+8,g=y+32;B z,m,C,G;H s,o,p,b,t,K;I n;P u,f,j,q,v,w,x;U i,a,e,k,c,l,h,J AR(0)BP(a=d,n=d,i=1;i=(!(n%2)?1:a)*i,a*=a,n>3;)n/=2;i*=a;}AW AS(i=1,n=d,a=d;;a*=a)BT(n%2)if(i=a*i,n==1)AM n/=2;}o((S)i<0)z=!i AR(z)u(r)=0,u(r+8)=1,u(r+16)=0,u=(P)1;AW AS(u=E(i),u(r)=0,u(r+8)=1,u(r+16)=0,f=y+(D)d,j=(P)1,e=a=0,q=u;;q++){AY(y,0,5);k=e%d;*(f-1)=k;c=
e/d;l=c%d;*(f-2)=l;c/=d;h=c%d;c/=d;*(f-3)=h;n B5 l%32|(I)1<<h%32|(I)1<<k%32 AR(d!=3)if(k=c%d,*(f-4)=k,n B5 k%32|n,d!=4)c=c/5%5,*(f-5)=c,n B5 c|n AR((n^BS<<d%32)==-1){*q=a;k=N(y,5)AR(a==u(r))AA(r),j=q(r+8);F(j+a*5,5,k);a++;u(r+16)=a BO(q+1==u+i)AM e++;}AO(g+48,r,24);f=E(131072);u(g+120)=d;u(g)=0;u(g+8)=8;u(g+16)=0;u(g+24)=Bp;u(g+32)BB f;u(g+40)=Bp;a=u(g+64);e=a*a;o((S)e<0)if(!e)f=(P)1,j=(P)1;AW f=E(e),j=E(e);u(g+72)=e;u(g+80)BB f;u(g+88)=e;u(g+96)=e;u(g+104)BB j;u(g+112)=e;q=q(g+56);v=q+a*5 AR(a)
BP(k=0,w=q;;w+=5)BP(c=k*a,l=0,x=q;;x+=5){m=*w;o(m>=5)C=w[1];o(C>=5)G=w[2];o(G>=5)h=(d*x[m]+x[C])*d+x[G]AR(d!=3){m=w[3];o(m>=5)h=h*d+x[m]AR(d!=4){m=w[4];o(m>=5||d!=5)h=h*d+x[m];}}o(h>=i)J=l+c;o(J>=e)m=u[h];f[J]=m;h=c+m;o(h>=e)j[h]=l AR(x+5==v)AM l++BO(w+5==v)AN a;k++;}AQ}a:AS(Am(g),f=q(g+8),AY(f,0,52),a=u(g+16)=1,s=0;;)BP(o=s;;o=s)BT(o==65535)AN b;s=o+1 AR(d==At(o))Cd(k=e=0;;k=c){c=k+1;p=k*4+k/4&15 AR((H)((I)1<<p)&o)e=e*d+At(o&((H)((I)65535<<p)^65535))AR(c==16)AM}o(e>=i)e=u[e];o(u(g+40)<=o)h(q(g+
32)+o*2)=a;p=o^65535;b=p;do BP(t=b&(H)-b;K=((H)(t*16)|t/16|(H)(t*2)&61166|t/2&30583)&p|t,K!=t;)t=K;b&=(t^65535)AR(a==u(g))Am(g),f=q(g+8);j=f+a*56;u(j)=e;AY(j+8,0,40);h(j+48)=o;h(j+50)=t;a++;u(g+16)=a Bt(b);}b:if(a>1)BP(f=q(g+8),d=u(g+40),j=q(g+32),e=1;;e=i)BP(i=e+1,q=f+e*56,s=h(q+48),o=h(q+50),k=e=0;;e++)BP(c=k;;c=k)BT(c>=16)AN c;k=c+1 AR(s>>c B2&1)AM}l=c%4;p B5 c B2;m=e<5;v=q+e*8+8 AR(c<12)if(b=(I)16<<c B2,b&o){b=b^s^p;Bl(h=b;!(h(f+h*56+50)&p);){h++;o(h==a)}o(!m)h(v)=h BO(l){b B5(H)((I)c+15)
B2 AR(b&o){b=p^s^b;Bl(h=b;!(h(f+h*56+50)&p);){h++;o(h==a)}o(!m)h(v+2)=h BO(l==3)AN d;}b B5 k B2 AR(b&o){b=p^s^b;Bl(l=b;!(h(f+l*56+50)&p);){l++;o(l==a)}o(!m)h(v+4)=l;}d:if(c>3)if(b B5(H)((I)c+12)B2,b&o){b=p^s^b;Bl(c=b;!(h(f+c*56+50)&p);){c++;o(c==a)}o(!m)h(v+6)=c;}}c:if(i==a)AN e;}AQ}e:AO(L,g,128)AR(z)A8;AU(u)BH M(P m,U y,P L,U N){U ac[4];P l=(P)ac;B Q,R,k,ab;H b,i,K,S,aa;P z,q,O,D,V,W,w,s,a,d,t;U o,G,g,v,u,r,h,x,j,c,e,f,F,X,Y,n,p;o=u(m+16);G=o*32 AR(!o)z=(P)8,q=(P)8;AW z=E(G),q=E(G),AO(q,z,G);g=
u(m+120)AR(!g)g BJ BT(g==1)u=b BJ BP(r=v=b=0;u=v+2,b=(H)((I)1<<(y>>(v*4&56|4))B2)|((H)((I)1<<(H)(y>>(v*4&56))B2)|b),r+=2,r!=(g&-2);)v=u AR(!(g%2))BM b=(H)((I)1<<(H)(y>>u*Be)B2)|b;a:g=b;}o(u(m+40)<=g)b=h(q(m+32)+g*2);o(o<=b)AS(O=q(m+8),g=b;(T)h(O+g*56+50)>-1;){g++;o(g==o)}o(g>=o)AS(D=q+g*32,u(D)=1,u(D+8)=0,D=O+o*56,g=u(m+64),v=u(m+88),V=q(m+80),u=u(m+112),W=q(m+104),m=q(m+56),Q=0;;Q++)BP(w=E(G),r=R=0,s=O;;s+=56)BP(h=r;;s+=56){r=h+1;o(h==o)a=q+h*32;d=z+h*32;h=u(s);AY(l+8,0,24);h=g*h;x=u(d);j=u(a)&
~x;u(l)=j AR(j)AS(;;j=c){c=j-1&j;j=J(j,64)+h;o(j>=v)k=V[j BX+16 BZ(!c)AM}j=u(d+8);c=u(a+8)&~j;u(l+8)=c AR(c)AS(;;c=e){e=c-1&c;c=h+64+J(c,64);o(c>=v)k=V[c BX+16 BZ(!e)AM}c=u(d+16);e=u(a+16)&~c;u(l+16)|=e AR(e)AS(;;e=f){f=e-1&e;e=J(e,64)+h;o(e>=u)k=W[e BX BZ(!f)AM}e=u(d+24);f=u(a+24)&~e;u(l+24)|=f AR(f)AS(;;f=F){F=f-1&f;f=h+64+J(f,64);o(f>=u)k=W[f];o((C)k<=-1)a=l+k/64*8;u(a)=u(a)|(U)1<<k%64 AR(!F)AM}h=u(l);f=u(l+8)AR(f|h)AM if(s+56==D)AN b;h=r;}u(d)=x|h;u(d+8)=f|j;x=u(l+16);u(d+16)=x|c;j=u(l+24);
u(d+24)=j|e;b=h(s+48)AR(!b)c=Y=X=F=e BJ{i=(H)(b-1)&b AR(!i)c=ab=k=R BJ if(K BY i)R=K,c=ab=k BJ if(S BY i)R=K,k=S,c=ab BJ if(aa BY i)R=K,k=S,ab=aa,c BJ{o(At(i)>=2)R=K;k=S;ab=aa;c=J(i,16);}e=J(b,16);F=R;X=k;Y=ab BO(h){n=h;do{p=J(n,64);o(p>=g)a=m+p*5;n=n-1&n;p=F<<(B)(a[1]*4)%64|e<<(B)(*a*4)%64|X<<(B)(a[2]*4)%64|Y<<(B)(a[3]*4)%64|c<<(B)(a[4]*4)%64;o(p>=N)a=L+p AR(!*a)*a=Q Bt(n)BO(f){n=f;do{p=J(n,64)|64;o(p>=g)a=m+p*5;n=n-1&n;p=F<<(B)(a[1]*4)%64|e<<(B)(*a*4)%64|X<<(B)(a[2]*4)%64|Y<<(B)(a[3]*4)%64|
c<<(B)(a[4]*4)%64;o(p>=N)a=L+p AR(!*a)*a=Q Bt(n);}AS(c=8;;c=e){e=c+8;a=s+c;b=h(a)B4 u(d+16)|=x;u(d+24)|=j;}b=h(a+2)B4 u(d)|=h;u(d+8)|=f;}b=h(a+4)B4 u(d)|=h;u(d+8)|=f;}b=h(a+6)AR(b){o(o<=b)a=w+b*32;u(a+16)|=x;u(a+24)|=j BO(e==48)B8(s+56==D)AN c;R=1;}b:if(!R)AN d;c:AU(q);q=w;}AQ d:o(y>=N)L[y]=0;AU(w);AU(q);AU(z)BH R(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]AR((I)l+k<=h[12]){e=u(c);a=e*((U)AP)>>i(b+24)%64;f=u(b+16);o(a>=f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)AR(g)BP(;;){i=(U)g-1;
o(i>=d)n=j+i*16 AR(u(n)==e)AM a=a+1&f-1;g=i(m+a*4)AR(!g)BM if(k>=n[13])A8;AO(n,c,16);AN b;}a:o(a>=f)i(m+a*4)=(I)d+1 AR(d==u(b+32))Al(b+32),j=q(b+40);AO(j+d*16,c,16);u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+(I)h(h+10)*k)<<40|(U)l Cj|i;a=u(b+72)AR(a==u(b+56))Aj(b+56);c=q(b+64);u(c+a*8)=e;e=a+1;u(b+72)=e AR(a)BP(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)AR(a<=d)A8;u(b)=d;u(h)=a AR(!f)A8;}AQ}}}U Ab(U h){U a,b,c,d,e,f,g,j,i;a=h B2 AR(!a)BT(a=h/A7,!a)BT(a=h>>8&15,!a)BT(a=h>>12&15,!a)BT(a=
h>>16&15,!a)BT(a=h>>20&15,!a)BT(a=h>>24&15,!a)BT(a=h>>28&15,!a){a=h>>32&15 AR(!a){i=g=f=e=d=c=b=a=0;BM b=9;}AW b=8;}AW b=7;}AW b=6;}AW b=5;}AW b=4;}AW b=3;}AW b=2;}AW b=1;AS(a--;;b=c)BT(b==9){i=g=f=e=d=c=b=0;BM c=b+1;b=h>>b B6 AR(b)Cd(b--;;c=d)BT(c==9){i=g=f=e=d=c=0;BM d=c+1;c=h>>c B6 AR(c)Cd(c--;;d=e)BT(d==9){i=g=f=e=d=0;BM e=d+1;d=h>>d B6 AR(d)Cd(d--;;e=f)BT(e==9){i=g=f=e=0;BM f=e+1;e=h>>e B6 AR(e)Cd(e--;;f=g)BT(f>=9){i=g=f=0;BM g=f+1;f=h>>f B6 AR(f)Cd(f--;;g=j)BT(g>=9){i=g=0;BM j=g+1;g=
h>>g B6 AR(g)Cd(g--;;j++)BT(j>=9){i=0;BM i=h>>j B6 AR(i)AM}i--;a:A8-(U)(a<i)Bj(b<i)Bj(c<i)Bj(d<i)Bj(e<i)Bj(f<i)Bj(g<i)+i+(-(U)(a<g)Bj(b<g)Bj(c<g)Bj(d<g)Bj(e<g)Bj(f<g)+g+(-(U)(a<f)Bj(b<f)Bj(c<f)Bj(d<f)Bj(e<f)+f+(-(U)(a<e)Bj(b<e)Bj(c<e)Bj(d<e)+e+(-(U)(a<d)Bj(b<d)Bj(c<d)+d+(-(U)(a<c)Bj(b<c)+c+(b Bj(a<b)+a*7)*6)*5)*4)*3)*2);}P Ac(U a){U c[1];P b=(P)c AR(a>9)Ac(a/10);*b=a%10|48;BK(b,1,1 BW);A8 0;}P AC(P c,U d){U f[1];P e=(P)f;B a;P b;AS(BK("\"",1,1 BW),b=c;a=*b,*e=(B)(a-33)<94?a:63,BK(e,1,1 BW),b+1!=
c+d;)b++;a=d==19;BK(a?(P)"...\" ":(P)"\" ",1,a?5:2 BW);A8 0 BH AB(P a,P b){U c,e,d,f AR(!b){c=u(a+56);o(c>=20)e=u(a+72);d=u(a+64);b=q(a+24);f=u(a+32)AR(d){BK("board ",1,6 BW)AR(Ac(d))A8;BK(", ",1,2 BW);}BK("word ",1,5 BW)AR(Ac(e))A8;BK(": ",1,2 BW)AR(c&&AC(a+80,c))A8;BK(b,1,f BW);}AW BK(q(b+8),1,u(b+16)BW);BK(As,1,1 BW);}B V(P a,U r,U k,U s,I l,U t,I u,B g,B v){B x,y;I n,o,p,q,z,C;P b,i;U j,m,e,f,c,d,h,w AR(l)BP(;;k=j){j=u(a+1960)AR(j>=u(a+1968)){v=0;BM u(a+1960)=j+1;x=*(a+v+1704)&
Aq[k B2]AR(x%2){j=k+4;A3;f=(U)i(b+4)*4;Bx p Cf(p<n){i=a+e*12+232;q=i(i+4);z=i(i+8)%64;c=(t>>z&c)+i(i);d=c-q Ci C Cg(C<n)if(BC 0,V(a,A6,j,s-(f<<o),p,t-((U)q<<z),C,y,*(a+v*4+680)))Bz(x&2){j=k-Bn;d=c+Cc i(i+4)*(U)-BI(BC 1,V(a,A6,j,((U)o<<p)+s By[681]))Bz(x&4){j=k+Bn;d=c-Cc(U)i(i+4)*BI(BC 2,V(a,A6,j,s-((U)o<<p)By[682]))Bz(!(x&8))B3 j=k-4;m=j*Be;e=r>>m&15;x=g+1;n=i(a+x*4+1976);b=a+e*12+40;f=i(b+4)*(U)-4;Bx l Cf(l>=n)B3 i=a+e*12+232;p=i(i+4);q=i(i+8)%64;c=(t>>q&c)+i(i);d=c+p Ci u Cg(u>=n)
B3 BC 3 AR(!l){g=x;v=1;BM v=(a+v*4)[683];g=x;t=((U)p<<q)+t;s-=(f<<o);r=A6;}AQ}v=1;a:a[3001]=g;a[3000]=v;g=1;b:A8 g;}B W(P a,U r,U k,U s,I l,U t,I u,B g,B v){B x,y;I n,o,p,q,z,C;P b,i;U j,m,e,f,c,d,h,w AR(l)BP(;;k=j){j=u(a+1960)AR(j>=u(a+1968)){v=0;BM u(a+1960)=j+1;x=*(a+v+1704)&Ap[k B2]AR(x%2){j=k+3;A3;f=(U)i(b+4)*3;Bx p Cf(p<n){i=a+e*12+232;q=i(i+4);z=i(i+8)%64;c=(t>>z&c)+i(i);d=c-q Ci C Cg(C<n)if(BC 0,W(a,A6,j,s-(f<<o),p,t-((U)q<<z),C,y,*(a+v*4+680)))Bz(x&2){j=k-Bn;d=c+Cc i(i+4)*(U)-BI(BC 1,
W(a,A6,j,((U)o<<p)+s By[681]))Bz(x&4){j=k+Bn;d=c-Cc(U)i(i+4)*BI(BC 2,W(a,A6,j,s-((U)o<<p)By[682]))Bz(!(x&8))B3 j=k-3;m=j*Be;e=r>>m&15;x=g+1;n=i(a+x*4+1976);b=a+e*12+40;f=i(b+4)*(U)-3;Bx l Cf(l>=n)B3 i=a+e*12+232;p=i(i+4);q=i(i+8)%64;c=(t>>q&c)+i(i);d=c+p Ci u Cg(u>=n)B3 BC 3 AR(!l){g=x;v=1;BM v=(a+v*4)[683];g=x;t=((U)p<<q)+t;s-=(f<<o);r=A6;}AQ}v=1;a:a[3001]=g;a[3000]=v;g=1;b:A8 g BH Ao(P i){B d,c,g;P f,h;U a,b,e,j;AS(f=E(131072),AY(f,255,131072),a=d=1,b=0;;a=e|a*4){e=b+1;c=Ad[b];g=a<131072 AR(c==
32){o(!g)f[a]=0 AR(e==344)AN a;b+=2;c=Ad[e]AR(c==32)AS(;;b=a)BT(b==344)AN b;a=b+1;c=Ad[b]AR(c!=32){g=0;b=a;AM}}AW g=f[1];f[1]=g;a=1;}AW{o(!g)g=f[a];b=e BO(g==255)f[a]=d,d++;BN(c){case 68:e=0 A9 76:e=1 A9 82:e=2 A9 85:e=3;BE AQ}if(b==344)BM b:f[1]=0;a:AS(AY(i,0,1280),a=4,e=1;;a=b){b=a+1;e=a==e*16?e*4:e;h=f+a;d=*h AR(d==255){j=e+((U)2147483647 Cj|BS)&a|e;o(j>=131072)d=f[j];*h=d;}c=f[a/4];a%=4;(i+c*4)[a]=d AR(d)h=i+c+1024,*h|=(B)((I)1<<a)AR(b==131072)AN c;}AQ c:AU(f)BH AD(P aO,P b,U o,P j,U d){
U br[905];P a5=(P)br,bd=a5+168,a6=a5+200,aA=a5+368,aV=a5+392,aj=a5+496,au=a5+544,aB=a5+568,av=a5+592,aW=a5+616,aC=a5+720,aN=a5+768,ao=a5+800,be=a5+824,aR=a5+848,aD=a5+976,aI=a5+1232,bf=a5+1248,a7=a5+1272,aJ=a5+1528,ai=a5+1544,aw=a5+1968,aX=a5+2392,aK=a5+4352,bg=a5+4368,a8=a5+4392,aL=a5+4648,aE=a5+4664,ax=a5+4688,bh=a5+4712,bi=a5+4736,aY=a5+4760,aZ=a5+4784,a0=a5+4808,aF=a5+4832,ay=a5+4856,a1=a5+5280;B m,p,aq,ad,ar,as,at,a4,aU,bj;H aa,ab;I x,ac,af,ak,N,ag,al,aH,am,an,bk,bl,bm,bn,bo,bp,bq;P q,k,h,
r,v,n,z,ap,ba,aQ,bb,bc,a3,aT;U a,c,w,f,g,e,i,s,T,y,u,J,L,l,F,t,C,ae,ah,a9,a2,aS,aP,aM,aG,az;q=j+d;m=!d AR(!m)BP(c=a=0,k=j,w=0;;w++){f=d-w;o(w==d+1)h=j+w;p=*k;g=f%4 AR(w-d>-4)i=e BJ BP(s=i=e=0;i=i+(h[e]<p)+((h+e)[1]<p)+((h+e)[2]<p)+((h+e)[3]<p),e+=4,s+=4,s!=(f&-4);)
AR(!g)BM AS(f=0;i+=(h[e]<p),f++,f!=g;)e++;a:a=i+a;c=!p?w:c AR(k+1==q)AN b;k++;}AQ}a=c=0;b:o(!o)if(!(a+d+c/o+c%o&1))u(aO)=(U)BR Cj|1;AW{a=u(b+6384);o(!a)c=u(b+6392);w=c/a;u(b+6384)=a-1;u(b+6392)=c-w;BN(o){case 3:if(u(b+96)==(U)1<<63){k=E(16384);h=E(256);AY(ay+40,0,384);u(ay)=256;u(ay+8)BB h;u(ay+16)=256;u(ay+24)=15;u(ay+32)=0;a=1;x=0;do BP(c=0;((U)2271560481u>>c*Be)B2!=a;)c++;r=ay+a*12+40;i(r)=(I)a*16;i(r+4)=1;i(r+8)=(I)a*4;f=a*16;g=c%3;e=c/3;i=e+g;h[f]=i;s=G(g,1)Bj!!g;*(h+f+1)=s+e;*(h+f+2)=(B)
(e-g)+2;c=G(e,1)Bj(c>2);*(h+f+3)=c+g;*(h+f+4)=s+c;*(h+f+5)=(B)(c-g)+2;c=K(e,2);e=G(e,2);*(h+f+6)=g-c+e;*(h+f+7)=e-c+s;*(h+f+8)=(B)(e-(c+g))+2;a++;x=(I)i%256+x Bt(a!=9);i(ay+32)=x;Ao(a1+680);AY(a1+424,0,256);AO(a1,ay,424);Ay(b+96);u(b+96)=4096;u(b+104)BB k;u(b+112)=4096;i(b+120)=52;u(b+128)=0;u(b+136)=8;AY(b+144,0,16);u(b+160)=8;u(b+168)=0;u(b+176)=1024;u(b+184)=0;AO(b+192,a1,1960);AY(b+2152,0,1042);u(b+3200)=2271560481u;AO(b+3208,(P)AF,16);u(b+3224)Bc;}o(m)a=d%4 AR(d<4)f=c BJ BP(g=f=c=0;p=j[c],
aq=(j+c)[1],ad=(j+c)[2],ar=(j+c)[3],f=(ar<BG ar%64:0)|((ad<BG ad%64:0)|((aq<BG aq%64:0)|((p<BG p%64:0)|f))),c+=4,g+=4,g!=(d Bb);)
AR(!a)AN c;}AS(g=0;p=j[c],f=(p<BG p%64:0)|f,g++,g!=a;)c++;c:o(!((d==9)&(f==511)))AS(a=j[7]*16|j[8]<<8,c=a|j[6],f=c<<8|j[5]*16,g=f|j[4],e=g<<8|j[3]*16,i=e|j[2],p=*j,s=i<<8|j[1]*16,T=s|p,y=u(b+3200),aq=b[3220],u=BF u*Be&T;)u++;AS(J=s>>8&15,L=i/A7,l=e>>8&15,F=g/A7,t=f>>8&15,C=c/A7,ae=a>>8&15,ah=BF ah*Be&y;)ah++;a9=y>>8&15;a2=y>>12&15;aS=y>>16&15;aP=y>>20&15;aM=y>>24&15;aG=y>>28&15;az=y>>32&15 AR((p B2>T/A7)^u/3+u%3&1^(p B2>J)^(T/A7>J)^(p B2>L)^(T/A7>L)^(s/Bd>L)^(p B2>l)^(T/A7>l)^(s/Bd>l)^(i/A7>l)
^(p B2>F)^(T/A7>F)^(s/Bd>F)^(i/A7>F)^(e/Bd>F)^(p B2>t)^(T/A7>t)^(s/Bd>t)^(i/A7>t)^(e/Bd>t)^(g/A7>t)^(p B2>C)^(T/A7>C)^(s/Bd>C)^(i/A7>C)^(e/Bd>C)^(g/A7>C)^(f/Bd>C)^(p B2>ae)^(T/A7>ae)^(s/Bd>ae)^(i/A7>ae)^(e/Bd>ae)^(g/A7>ae)^(f/Bd>ae)^(c/A7>ae)^((y B2>y/A7)^ah/3+ah%3&1^(y B2>a9)^(y/A7>a9)^(y B2>a2)^(y/A7>a2)^(y/Bd>a2)^(y B2>aS)^(y/A7>aS)^(y/Bd>aS)^(y/4096 B2>aS)^(y B2>aP)^(y/A7>aP)^(y/Bd>aP)^(y/4096 B2>aP)^(y/Bp B2>aP)^(y B2>aM)^(y/A7>aM)^(y/Bd>aM)^(y/4096 B2>aM)^(y/Bp B2>aM)^((y>>20)B2>aM)
^(y B2>aG)^(y/A7>aG)^(y/Bd>aG)^(y/4096 B2>aG)^(y/Bp B2>aG)^((y>>20)B2>aG)^((y>>24)B2>aG)^(y B2>az)^(y/A7>az)^(y/Bd>az)^(y/4096 B2>az)^(y/Bp B2>az)^((y>>20)B2>az)^((y>>24)B2>az)^((y>>28)B2>az))){a=(U)BR Cj|1;B8(u(b+3224)==(U)1<<63){u=u(b+112)AR(u)AY(q(b+104),0,u*4);AS(u(b+168)=u(b+144)=0,u=u(b+216),k=q(b+200),J=u(b+208),L=0,x=i(b+224),l=0;;l=F){F=l+1;h=b+(T>>l*Be)B2*12+232;l*=i(h+4);ac=Bw;t=(L>>ac&u)+i(h);C=t+l;o(C>=J||t>=J)x=x+k[C]-k[t]AR(F==9)AM L=(l<<ac)+L;}AS(u=BF u*Be&T;)u++;u(aL)=T;i(aL+8)=
0;aL[12]=u;aL[13]=aL[15]=0;aL[14]=x;R(b+96,aL,b+3208);u=u(b+168)AR(!u){a Bc;Cd(;;)BP(h=q(b+160),L=u(h),u--,l=u(h+u*8),u(h)=l,u(b+168)=u,F=0;;F=t){C=F*2;t=C|1;C+=2 AR(C<u)t=u(h+C*8)<u(h+t*8)?C:t AR(t>=u)AM o(F>=u)r=h+t*8;C=u(r)AR(l<=C)AM u(h+F*8)=C;u(r)=l;}u=L&BS;l=u(b+144);o(u>=l)h=q(b+136);r=h+u*16;ad=r[13];ar=r[14];as=r[15]AR(!ar)AN d AR(l+3>u(b+176))AN e;AS(u(b+184)++,u=u(r),at=r[12],i(bg+16)=50462976,a4=Ap[at B2],l=0;;l=F){F=l+1;aU=*(bg+l+16)AR((B)((I)1<<aU%8)&a4)BT(!ad)l=u((P)AH+aU*8);
AW BN(aU)BU(as==3)AN f;l=3 A9 1:if(as==2)AN f;l=(U)-1 A9 2:if(as==1)AN f;l=1 A9 3:if(!as)AN f;l=(U)-3;}l+=at;t=l*Be;C=u>>t&15;ae=C*16;ah=ae+at;o(ah>=J)ae+=l;o(ae>=J)bj=(B)(k[ah]+ar)-k[ae];u(aK)=C<<t^C<<at*Be^u;i(aK+8)=L;aK[12]=l;aK[15]=aU;aK[13]=ad+1;aK[14]=bj;R(b+96,aK,b+3208);}f:if(F==4)AM}u=u(b+168)AR(!u){a Bc;AN g;}}AQ d:x=i(r+8);AY(a8,0,256)AR(ad)BP(m=ad;;x=i(b+8)){*(a8+m-1)=as;o(l<=x)b=h+(U)x*16;m=b[13]AR(!m)AM as=b[15];}k=E(ad);AO(k,a8,ad);a=ad;AN h;}a=0;k=(P)1;h:c=a;AM e:AS(u(b+2160)=
Au(241920,u(b+184)*16),u=u(b+216),k=q(b+200),J=u(b+208),L=0,x=i(b+224),l=0;;l=F){F=l+1;h=b+(T>>l*Be)B2*12+232;l*=i(h+4);ac=Bw;t=(L>>ac&u)+i(h);C=t+l;o(C>=J||t>=J)x=x+k[C]-k[t];L=(l<<ac)+L AR(F==9)AM}ac=i(b+228);o(J<=i(b+p B2*12+424))h=b+T/A7 B1 F BQ*4;af=i(h);l=F+af;o(l>=J)ak=k[l];af=k[af];F=F<<Bw;h=b+s/Bd B1 t BQ*8;N=Bw;l=(F>>N&u)+i(h);s=l+t;o(s>=J||l>=J)ag=k[s];al=k[l];t=(t<<N)+F;h=b+i/A7 B1 l BQ*12;N=Bw;s=(t>>N&u)+i(h);i=s+l;o(i>=J||s>=J)aH=k[i];am=k[s];l=(l<<N)+t;h=b+e/Bd B1 N=i(h+4);an=Bw;
i=(l>>an&u)+i(h);e=i+N;o(e>=J||i>=J)bk=k[e];bl=k[i];i=((U)N<<an)+l;h=b+g/A7 B1 s BQ*5;N=Bw;e=(i>>N&u)+i(h);g=e+s;o(g>=J||e>=J)an=k[g];bm=k[e];s=(s<<N)+i;h=b+f/Bd B1 e BQ*9;N=Bw;g=(s>>N&u)+i(h);f=g+e;o(f>=J||g>=J)bn=k[f];bo=k[g];e=(e<<N)+s;h=b+c/A7 B1 g BQ*13;N=Bw;f=(e>>N&u)+i(h);c=f+g;o(c>=J||f>=J)bp=k[c];bq=k[f];g=(g<<N)+e;h=b+a/Bd B1 f BQ*2;N=Bw;c=(g>>N&u)+i(h);a=c+f;o(a>=J||c>=J)AS(ac=ac+ak+ag+aH+bk+an+bn+bp+k[a]-(af+al+am+bl+bm+bo+bq+k[c]),af=G(ac,x),p=b[3220],aa=h(b+3218),ab=h(b+3216),ak=
(I)ab*p,ag=af*ab;;ag=ab>aa&&ag+(I)ab*5>ak?ak:ag)BP(al=(I)p+1,aH=1,k=b+2168,am=0,a=1976;;aH++){a+=4 AR(am>p)an BJ AS(an=0;an*ab+am*aa<=ag;)if(an++,an==al){an=al;AM}i(k)=an AR(a==3000)AM al--;k=b+a+192;am=aH BO(af<i(b+2168))BP(a=BF a*Be&T;)a++AR(W(b+192,T,a,L,x,(f<<N)+g,ac,0,1))B8(ag>=ak){a Bc;AN g;}ag=ag+ab*2;}p=b[3193]AR(!p)BT(b[3192]){a=0;k=(P)1;c=0;AM}}AW{k=E(p);AO(k,b+616,p)AR(b[3192]){a=p;c=p;AM}AU(k)BO(u(b+3224)!=(U)1<<63)AN i;AS(k=E(1451520),h=k,a=1;i(h)A4,i(h+4)A4,i(h+8)A4,i(h+12)A4,i(h+
16)A4,i(h+20)A4,i(h+24)A4,i(h+28)A4,i(h+32)A4,i(h+36)A4,a+=11,i(h+40)A4,a!=362880;)h+=44;AS(i(h+44)A4,h=E(144),a=0;;a=c){c=a+1;f=8-a;g=6-a;e=7-a;i=g*f*e AR(a>3)s=1;AW BP(u=s=1,J=0;s=u*s,J++,J!=4-a;)u++;s*=(5-a);}r=E(80640);u(ax)=40320;u(ax+8)BB r;u(ax+16)=0;u=i*8;p=!i AR(p)v=(P)8;AW AS(v=E(u),J=0;;J=L){n=E(f*8);u(n)=0 AR(a!=7)if(u(n+8)=1,a!=6)if(u(n+16)=2,a!=5)if(u(n+24)=3,a!=4)if(u(n+32)=4,a!=3)if(u(n+40)=5,a!=2)if(u(n+48)=6,a!=1)u(n+56)=7;L=J+1;z=E(24);l=i/f;o(f>i)F=J/l;t=J%l;o(F>=f)ap=n+F*8;
C=u(ap);memmove(ap,ap+8,(f+~F)*8);u(z)=C;o(e>l)l=t/g;o(l>=e)ap=n+l*8;F=u(ap);memmove(ap,ap+8,(e+~l)*8);u(z+8)=F;l=u(n+t%g*8);AU(n);memmove(z+8,z,16);F=u(z+8);t=u(z+16);AU(z);u(v+J*8)=t Bj(F<t)Bj(l<t)+(F+l*e Bj(l<F))*g AR(L==i)AM}f=s*i;o(!f)if(f<=40320)AS(g=s%4,L=e=0;;L=J){J=L+1 AR(!p)AS(n=v;;n+=8){l=(u(n)+L*i)*s;F=l+s;t=Au(F,l)AR(t>u(ax)-e)Q(ax,e,t,2,2),r=q(ax+8),e=u(ax+16)AR(l<F)BT(!g)t=e;AW AS(C=0;;l=t)if(t=l+1,h(r+e*2)=l,e++,C++,C==g){l=t;t=e;B8(s-1>=3)AS(;;l=e)if(h(r+t*2)=l,h(r+(D)(t*2)+2)=
(H)l+1,h(r+(D)(t*2)+4)=(H)l+2,e=l+4,h(r+(D)(t*2)+6)=(H)l+3,t+=4,e==F){e=t;AM}}u(ax+16)=e AR(n+8==v+u)B8(J>=40320/f)AM}AO(bh,ax,24)AR(!p)AU(v);AO(h+a*24,bh,24)AR(c==6)AN j;}AQ j:r=E(144);v=q(h+8);a=u(h+16)BD u(r)=a;u(r+8)BB n;u(r+16)=a;v=q(h+32);a=u(h+40)BD u(r+24)=a;u(r+32)BB n;u(r+40)=a;v=q(h+56);a=u(h+64)BD u(r+48)=a;u(r+56)BB n;u(r+64)=a;v=q(h+80);a=u(h+88)BD u(r+72)=a;u(r+80)BB n;u(r+88)=a;v=q(h+104);a=u(h+112)BD u(r+96)=a;u(r+104)BB n;u(r+112)=a;v=q(h+128);a=u(h+136)BD AS(u(r+120)=a,u(r+
128)BB n,u(r+136)=a,a=BF a*Be&y;)a++;a=Ab(y)+a*40320;o(a>=362880)AS(i(k+a*4)=BS,u(a0)=0,u(a0+8)=2,u(a0+16)=0,An(aF,a0),a=BF a*Be&y;)a++;c=u(aF+16);o(a>=c)v=q(aF+8);n=v+a*24;aa=Ab(y);a=u(n+16)AR(a==u(n))Ak(n);AS(h(q(n+8)+a*2)=aa,u(n+16)=a+1;;v=q(aF+8))BP(n=v+c*24,z=v;;z+=24)BT(z==n)AN k AR(u(z+16))Cd(u(aY)=0,u(aY+8)=2,u(aY+16)=0,An(aZ,aY),i(bi+16)=50462976,a=u(aZ+16),z=q(aZ+8),f=p=0;;p=*(bi+f+16))if(f++,!c)BT(f==4)AM}AW BP(g=0,ap=v;;ap+=24){e=g+1;BN(p)BU(g<=2)AN l;i=g-3 A9 1:if(g%3>=2)AN l;i=
e A9 2:if(!(g%3))AN l;i=g-1 A9 3:if(g>=6)AN l;i=g+3;}o(i>=a)s=u(ap+16);ba=q(ap+8);aQ=z+i*24 AR(s)AS(bb=r+i*24,bc=h+g*24,a3=ba;;a3+=2){aa=h(a3)AR(i==g+3){o(g>=6||u(bc+16)<=aa)aT=bc;}AW BT(g!=i+3){y=aa;AN m;}o(i>=6||u(bb+16)<=aa)aT=bb;}y=h(q(aT+8)+aa*2);m:u=y+i*40320;o(u>=362880)aT=k+u*4 AR(i(aT)==-2){i(aT)=(I)(g*40320+aa)*4|p;u=u(aQ+16)AR(u==u(aQ))Ak(aQ);h(q(aQ+8)+u*2)=y;u(aQ+16)=u+1 BO(a3+2==ba+s*2)AM}l:if(ap+24==n)AM g=e BO(f==4)AN n;}AN o;n:a=0;do if(n=v+a*24,a++,u(n))AU(q(n+8));while(a!=c);
o:if(u(aF))AU(v);AO(aF,aZ,24);c=u(aF+16);}k:if(c){a=0;do if(n=v+a*24,a++,u(n))AU(q(n+8));while(a!=c)BO(u(aF))AU(v)AR(u(h))AU(q(h+8))AR(u(h+24))AU(q(h+32))AR(u(h+48))AU(q(h+56))AR(u(h+72))AU(q(h+80))AR(u(h+96))AU(q(h+104))AR(u(h+120))AU(q(h+128));AU(h)AR(u(r))AU(q(r+8))AR(u(r+24))AU(q(r+32))AR(u(r+48))AU(q(r+56))AR(u(r+72))AU(q(r+80))AR(u(r+96))AU(q(r+104))AR(u(r+120))AU(q(r+128));AU(r)AR((S)u(b+3224)>0)AU(q(b+3232));u(b+3224)=362880;u(b+3232)BB k;u(b+3240)=362880;}i:AS(k=E(32),u(aE)=32,u(aE+8)
BB k,a=u(aE+16)=BF a*Be&T;)a++;T=Ab(T)+a*40320;h=q(b+3232);a=u(b+3240);o(T>=a)AS(c=0;;){x=i(h+T*4)AR(x>=-2)AN p;p=O[x%4]AR(c==u(aE))Ai(aE),k=q(aE+8);k[c]=p;c++;u(aE+16)=c;T=x/4;o(T>=a)}AQ p:a=u(aE)AR(a!=(U)1<<63)BT(x==-1)BT(c<=aq)BT(a==((U)BR Cj|2))AN q;B8(!a){a Bc;AM}AU(k);a Bc;B8(a)AU(k);}a Bc A9 4:if(u(b+3248)==(U)1<<63){q=E(16384);k=E(256);AY(aw+40,0,384);u(aw)=256;u(aw+8)BB k;u(aw+16)=256;u(aw+24)=15;u(aw+32)=0;o=1;x=0;do BP(a=0;(((U)Ba)>>a*Be)B2!=o;)a++;AS(h=aw+o*12+40,i(h)=(I)o*16,i(h+4)=
1,i(h+8)=(I)o*4,c=a%4,a/=4,h=k+o*16,w=0;g=w%4,e=w/4,f=w+1,h[w]=G(e,a)-(K(e,a)+K(g,c))+G(g,c),f!=16;)w=f;o++;x+=*h Bt(o!=16);i(aw+32)=x;Ao(aX+680);AY(aX+424,0,256);AO(aX,aw,424);BN(u(b+3248))B9 AN r;case 0:BE AU(q(b+3256))BO(u(b+3280))AU(q(b+3288))AR(u(b+3304))AU(q(b+3312))AR(u(b+3344))AU(q(b+3352));r:u(b+3248)=4096;u(b+3256)BB q;u(b+3264)=4096;i(b+3272)=52;u(b+3280)=0;u(b+3288)=8;AY(b+3296,0,16);u(b+3312)=8;u(b+3320)=0;u(b+3328)=1024;u(b+3336)=0;AO(b+3344,aX,1960);AY(b+5304,0,1042);u(b+6352)=(U)
Ba;u(b+6360)=1024;h(b+6368)=6;h(b+6370)=5;i(b+6372)=80;u(b+6376)=0;}o(m)o=d%4 AR(d<4)c=a BJ BP(w=c=a=0;m=j[a],p=(j+a)[1],aq=(j+a)[2],ad=(j+a)[3],c=(ad<BG ad%64:0)|((aq<BG aq%64:0)|((p<BG p%64:0)|((m<BG m%64:0)|c))),a+=4,w+=4,w!=(d Bb);)
AR(!o)AN s;}AS(w=0;m=j[a],c=(m<BG m%64:0)|c,w++,w!=o;)a++;s:o(!((d==16)&(c==65535)))AS(o=j[2]<<8|(j[3]<<8|j[4]<<12|(j[6]<<20|(j[7]<<8|j[8]<<12|(j[10]<<20|(j[11]<<8|j[12]<<12|(U)(j[14]*16|j[15]<<8|j[13])<<16|j[9])<<16)|j[5])<<16)|j[1])*16|*j,d=BF d*Be&o;)d++;AS(m=d/4+d,c=0;;c=f){f=c+1 AR(c){w=o>>c B6;m&=1;a=c%4 AR(c<4)d BJ BP(e=g=0;d=g+4,m=m^((o>>g*Be)B2>w)^((o>>(g*4|4)%64)B2>w)^((o>>(g*4|8)%64)B2>w)^((o>>(g*4|12)%64)B2>w),e+=4,e!=(c Bb);)g=d AR(!a)AN t;}AS(c=0;m^=((o>>d*Be)B2>w),c++,c!=a;)d++;
t:m=m BO(f==16)Cd(p=18,c=0;;c=f){f=c+1 AR(c){w=((U)Ba)>>c B6;p&=1;a=c%4 AR(c<4)d BJ BP(e=g=0;d=g+4,p=p^((((U)Ba)>>g*Be&13)>w)^((((U)16702650 Cj|2557891634u)>>g*Be&14)>w)^((((U)1043915 Cj|2844222787u)>>g*Be)B2>w)^((((U)65244 Cj|3130553940u)>>g*Be&12)>w),e+=4,e!=(c Bb);)g=d AR(!a)AN u;}AS(c=0;p^=((((U)Ba)>>d*Be)B2>w),c++,c!=a;)d++;u:p=p BO(f==16)B8((p^m)&1){a=(U)BR Cj|1;Cd(;;AO(b+3344,ai,424)){d=u(b+6376);a=d==1?2000000:(U)-1;m=!d AR(m){d=u(b+3264)AR(d)AY(q(b+3256),0,d*4);AS(u(b+3320)=u(b+3296)=0,
d=u(b+3368),j=q(b+3352),c=u(b+3360),w=0,x=i(b+3376),f=0;;f=g){g=f+1;q=b+(o>>f*Be)B2*12+3384;f*=i(q+4);ac=i(q+8)%64;e=(w>>ac&d)+i(q);i=e+f;o(i>=c||e>=c)x=x+j[i]-j[e]AR(g==16)AM w=(f<<ac)+w;}AS(d=BF d*Be&o;)d++;u(aJ)=o;i(aJ+8)=0;aJ[12]=d;aJ[13]=aJ[15]=0;aJ[14]=x;R(b+3248,aJ,b+6360);d=u(b+3320)AR(!d){a Bc;AN g;}AS(;;)BP(q=q(b+3312),w=u(q),d--,f=u(q+d*8),u(q)=f,u(b+3320)=d,g=0;;g=e){i=g*2;e=i|1;i+=2 AR(i<d)e=u(q+i*8)<u(q+e*8)?i:e AR(e>=d)AM o(g>=d)k=q+e*8;i=u(k)AR(f<=i)AM u(q+g*8)=i;u(k)=f;}d=w&BS;
f=u(b+3296);o(d>=f)q=q(b+3288);k=q+d*16;p=k[13];aq=k[14];ad=k[15]AR(!aq)AN v AR(f+3>u(b+3328))AM AS(u(b+3336)++,d=u(k),ar=k[12],i(bf+16)=50462976,as=Aq[ar B2],f=0;;f=g){g=f+1;at=*(bf+f+16)AR((B)((I)1<<at%8)&as)BT(!p)f=u((P)AI+at*8);AW BN(at)BU(ad==3)AN w;f=4 A9 1:if(ad==2)AN w;f=(U)-1 A9 2:if(ad==1)AN w;f=1 A9 3:if(!ad)AN w;f=(U)-4;}f+=ar;e=f*Be;i=d>>e&15;s=i*16;T=s+ar;o(T>=c)s+=f;o(s>=c)a4=(B)(j[T]+aq)-j[s];u(aI)=i<<e^i<<ar*Be^d;i(aI+8)=w;aI[12]=f;aI[15]=at;aI[13]=p+1;aI[14]=a4;R(b+3248,aI,b+
6360);}w:if(g==4)AM}d=u(b+3320)AR(!d){a Bc;AN g;}}a=Au(m?400000:a,u(b+3336)*16);}AS(u(b+5312)=a,d=u(b+3368),j=q(b+3352),a=u(b+3360),c=0,x=i(b+3376),w=0;;w=f){f=w+1;q=b+(o>>w*Be)B2*12+3384;w*=i(q+4);ac=i(q+8)%64;g=(c>>ac&d)+i(q);e=g+w;o(e>=a||g>=a)x=x+j[e]-j[g];c=(w<<ac)+c AR(f==16)Cd(w=0,ac=i(b+3380),f=0;;f=g){g=f+1;e=f*4;q=b+(o>>e%64)B2*12+3576;e=(e&12|f/4)*i(q+4);af=i(q+8)%64;f=(w>>af&d)+i(q);i=f+e;o(i>=a||f>=a)ac=ac+j[i]-j[f];w=(e<<af)+w AR(g==16)Cd(af=G(ac,x),m=b[6372],aa=h(b+6370),ab=h(b+
6368),ak=(I)ab*m,N=af*ab;;N=ab>aa&&N+(I)ab*5>ak?ak:N)BP(ag=(I)m+1,al=1,j=b+5320,aH=0,d=1976;;al++){d+=4 AR(aH>m)am BJ AS(am=0;am*ab+aH*aa<=N;)if(am++,am==ag){am=ag;AM}i(j)=am AR(d==3000)AM ag--;j=b+d+3344;aH=al BO(af<i(b+5320))BP(d=BF d*Be&o;)d++AR(V(b+3344,o,d,c,x,w,ac,0,1))B8(N>=ak){a Bc;AN g;}N=N+ab*2;}m=b[6345]AR(!m)BT(b[6344]){a=0;k=(P)1;c=0;AN g;}}AW{k=E(m);AO(k,b+3768,m)AR(b[6344]){a=m;c=m;AN g;}AU(k);}d=u(b+6376);u(b+6376)=d+1 AR(!d)BP(Y(aD,3),Y(aD+128,4),j=E(262144),AY(ai+40,0,384),
u(ai)=262144,u(ai+8)BB j,u(ai+16)=262144,u(ai+24)=65535,d=u(ai+32)=0;a=((U)124120489 Cj|4239934241u)>>d B6,c=d/4,x B5(I)d*4 B2,w=c<<16,c*=16,q=ai+a*12+40,i(q)=w,i(q+4)=x,i(q+8)=c,a--,d++,q=ai+a*4 B2*12+40+a/4*12,i(q+204)=w,i(q+208)=x,i(q+212)=c,d!=15;)
;M(aD+128,12816,j,Bp);M(aD+128,60327,j+Bp,Bp);M(aD+128,56472,j+131072,Bp);M(aD,1620,j+196608,Bp);X(aD);X(aD+128);}AW BP(Y(aR,5),j=E(3145728),AY(ai+40,0,384),u(ai)=3145728,u(ai+8)BB j,u(ai+16)=3145728,u(ai+24)=1048575,d=u(ai+32)=0;a=((U)264996845 Cj|2841002785u)>>d B6,m=d/5,x B5 d%5*4,ac=m<<20,af=(I)m*20,q=ai+a*12+40,i(q)=ac,i(q+4)=x,i(q+8)=af,a--,d++,q=ai+a*4 B2*12+40+a/4*12,i(q+204)=ac,i(q+208)=x,i(q+212)=af,d!=15;)
;M(aR,340496,j,1048576);M(aR,903556,j+1048576,1048576);M(aR,965238,j+2097152,1048576);X(aR)BO(u(b+3344))AU(q(b+3352));}AQ v:x=i(k+8);AY(a7,0,256)AR(p)BP(m=p;;x=i(b+8)){*(a7+m-1)=ad;o(f<=x)b=q+(U)x*16;m=b[13]AR(!m)AM ad=b[15];}k=E(p);AO(k,a7,p);a=p;AN x;}a=0;k=(P)1;x:c=a;BE AN q;}g:u(aO)=a;u(aO+8)BB k;u(aO+16)=c;A8;q:a=o*o*o;o(!a)w/=a;a=K(G(w,2),1000);k=E(160);aC[40]=0;AY(aC+8,0,24);u(aC+32)=1;AY(aW,0,100)AR(!m)BP(c=(10-o)*11,g=f=0;;f++){e=f/o*10+c+f%o;o(e B0)m=*j;i=(d-1+m)%d;aW[e]=i/o*10+c+i%o;
g=!m?e:g AR(j+1==q)AN y;j++;}AQ}g=0;y:u(aC)=g;j=q(b+8);o=u(b+16);q=j+o*2448 AR(!o)c=u(aC+8)BJ BP(c=0,h=j;u(h+16)>d;h+=2448)if(c++,h+2448==q)AM u(aC+8)=c;o(c>o)}if(c!=o)BP(j=j+c*2448;;j+=2448){o=u(j+16);h=q(j+8)AR(o){c=d=0;do{f=u(h+d*8);o(f B0)c=u(j+f*8+48)*u(j+f*8+848)+c;d++Bt(d!=o);d=c+1 AR(o<=d)BP(f=u(j+40),r=q(j+32),g=d-o;;g=e){e=g+1;i=u(h+g%o*8);o(i B0)if(u(j+i*8+848)<2){o(g>=f)if(r[g]==255)B8(g==c)AN z;}v=E(32);u(v)=g;u(aB)=4;u(aB+8)BB v;u(aB+16)=1 AR(e<d){g=1;do BP(i=e;;i=e){e=i+1;s=u(h+
i%o*8);o(s B0)if(u(j+s*8+848)<2){o(i>=f)if(r[i]==255)B8(i==c)AN a1 BO(g==u(aB))Q(aB,g,1,8,8),v=q(aB+8);u(v+g*8)=i;g++;u(aB+16)=g Bt(e<d);}a1:AO(av,aB,24);v=q(av+8);d=u(av+16)AR(d)BP(n=v;;n+=8){c=u(n);o(c>=f)r[c]=0 AR(n+8==v+d*8)AM}x=o;n=v;c=0;do AS(g=u(n+c*8),c++,ac=g,e=d,i=0;;i=s){s=i+1;m=O[i];o(!x)af=ac%x;o(o<=af)i=u(h+(U)af*8);BN(m)BU(i<90){i+=10;AN b1;}i=g;AN c1;case 1:if(!(i%10)){i=g;AN c1;}i--A9 2:if(i%10<9){i++;AM}i=g;AN c1;case 3:if(i<=9){i=g;AN c1;}i-=10;}o(i B0)b1:i=u(j+i*8+48)AR(i==
100)i=g;AW{ak=i;N=ac-af+ak AR(f>(o&BS))AS(ag=x,al=ac;al/=x,N=(al%x==ak?ag*(af-ak):0)+N,ag*=x,f>ag;)
;i=N;}c1:o(i>=f)z=r+i AR(*z==255){o(g>=f)*z=r[g]+1 AR(e==u(av))Aj(av),v=q(av+8);u(v+e*8)=i;d=e+1;u(av+16)=d;e=d;n=v BO(s==4)AM}while(c<d)BO(u(av))AU(q(av+8));}}z:if(j+2448==q)AN d1;}AQ}d1:Aa(b,aW,aC);j=q(b+56);o=u(b+64);d=o*8 AR(o){o=d-8 AR((o&56)==56)q=j;AW BP(q=j,c=0;u(q)=1,c++,c!=(o/8+1)%8;)q+=8 AR(o<56)AN e1;q+=8 Bt(u(q+56)=u(q+48)=u(q+40)=u(q+32)=u(q+24)=u(q+16)=u(q+8)=u(q)=1,q+64!=j+d)q+=64;}e1:j=E(16);j[8]=u(j)=0 AR(u(b+72))AU(q(b+80));AS(u(b+72)=1,u(b+80)BB j,u(b+88)=1,AO(k+56,aW,100),
AO(k,aC,48),u(k+48)=0,u(ao)=1,u(ao+8)BB k,u(ao+16)=1,o=a*8,d=o-8,c=a-1,f=0,g=53,e=0,i=1;;){s=u(k+8);T=u(b+16)AR(s>=T)AN f1;AS(m=s>e,e=G(s,e),g=m?53:g,f=m?0:f,j=E(o),AY(j,255,d),u(j+(D)d)=(U)-1,q=q(b+8),h=q(b+32),s=u(b+40),y=u(b+64),r=q(b+56),v=j+(D)(a*8),u=0;;u=J){J=u+1;L=u/4;o(L>=i)n=k+L*160;AO(aj,n,48);L=u(aj+8);o(L>=T)z=q+L*2448;l=u(aj);BN(O[u%4])BU(l>=90)AN g1;F=l+10;AN h1;case 1:if(!(l%10))AN g1;F=l-1 A9 2:if(l%10>=9)AN g1;F=l+1 A9 3:if(l<=9)AN g1;F=l-10;}o(F B0)h1:t=u(z+F*8+48)AR(t!=100){
m=*(n+F+56);o(m B0)C=u(z+m*8+848);ae=u(z+m*8+1648);u(aj)=F;o(l B0)ah=u(z+l*8+48);t=t-ah+u(aj+16)+(ah-t)*C;u(aj+16)=t;C=(U)m*100;ah=C+l;o(ah>=s)C+=F;o(C>=s)ae=(u(h+ah*8)-u(h+C*8))*ae+u(aj+24);u(aj+24)=ae;C*=((U)AP);ah*=((U)AP);C=(C>>29^C)*((U)AP)^(ah>>29^ah)*((U)AP)^u(aj+32);u(aj+32)=C;o(t>=u(z+40))m=q(z+32)[t];aj[40]=m AR(!m)AO(aV,n+56,100),n=aV+F,z=aV+l,m=*n,*n=*z,*z=m,Aa(b,aV,aj),m=aj[40],C=u(aj+32),ae=u(aj+24),L=u(aj+8);u=(g*m+ae)<<14|(T-L)<<46|u;L=C>>48;o(L>=y)n=r+L*8 AR(u(n)!=C&&u<u(v-8))
BT(w<3)l BJ AS(L=c,l=0;F=L/2,t=F+l,l=u(j+t*8)<u?t:l,L-=F,L>1;)
;l+=(u(j+l*8)<u);z=j+l*8 AR(l<c)memmove(z+8,z,(c-l)*8);u(z)=u;}u(n)=C;}g1:if(J==i*4)B8(u(j)>>46>u(b+16)-e)f++;AW{u(aN)BB j;u(aN+8)BB v;u(aN+16)BB b;u(aN+24)BB ao;Ag(a6,aN)AR(u(a6))BP(k=E(640),AO(k,a6+8,160),u(aA)=4,u(aA+8)BB k,u(aA+16)=1,AO(bd,aN,32),i=1;Ag(a5,bd),u(a5);u(aA+16)=i)BT(i==u(aA))Q(aA,i,1,8,160),k=q(aA+8);AO(k+i*160,a5+8,160);i++;}s=u(aA);}AW s=0,k=(P)8,i=0 AR(u(ao))AU(q(ao+8));u(ao)=s;u(ao+8)BB k;u(ao+16)=i;f++AR(f!=80)AN i1;f=80;}AY(q(b+56),0,u(b+64)*8);k=q(ao+8);i=u(ao+16);g=
1048576;i1:AU(j);o(!i)}AQ f1:o=u(k+48);u(au)=0;u(au+8)=1;u(au+16)=0 AR(o){d=u(b+88);b=q(b+80);j=(P)1;a=0;do{o(o>=d)q=b+o*16;m=q[8]AR(a==u(au))Ai(au),j=q(au+8);j[a]=m;a++;u(au+16)=a;o=u(q)Bt(o);b=q(au+8);o=a/2 AR(!o)AN j1;j=b+a AR(o==1)d BJ BP(a=d=0;q=b+d,k=j+(D)~d,m=*q,*q=*k,*k=m,q=b+d,k=j+(D)(d^-2),m=q[1],q[1]=*k,*k=m,d+=2,a+=2,a!=(o&((U)2147483647 Cj|4294967294u));)
AR(!(o%2))AN j1;}b+=d;j=j+(D)~d;m=*b;*b=*j;*j=m;}j1:AO(be,au,24)AR(u(ao))AU(q(ao+8));AO(aO,be,24);}}int main(void){U ai[1430];P O=(P)ai,V=O+800,L=O+1600,D=O+2400,ad=O+2424,ae=O+3224,af=O+4024,J=O+4824,ag=O+4848,y=O+4872,k=O+4896,R=O+11296,T=O+11320,ah=O+11328,c=O+11336;B o,M,aa,ab;H W,X;I Y,x;P s,j,u,z,n,v,r,C;U m,t,l,g,f,e,i,b,d,a,h,q,w,ac;AE[1]BB(AJ);AS(s=E(Bp),AY(c+80,0,19),u(c)=Bp,u(c+8)BB s,u(c+16)=Bp,AY(c+40,0,24),u(c+24)=1,u(c+32)=0,u(c+72)=u(c+64)=1,m=N(c+56,8),t=N(Bv),l=N(Bu),e=f=g=0;;
g=m)BP(i=t,b=e,e=l;;b=e)BT(b==f){f=BL AR(f>Bp)AN a;e=b=0;i=f BO(b>=f)AN b;o=s[b AX BE AN c;}e=b+1 AR(g<19)AM}*(c+g+80)=o;m=g+1;t=i;l=e;}a:F(Bu,l);F(Bv,t);F(c+56,8,m);F(Bu,0);F(Bv,f);AQ c:AS(F(Bu,l),F(Bv,t),F(c+56,8,m),F(Bu,e),F(Bv,i),m=N(Bv),t=N(Bu),l=0;;l++)BP(g=m,e=b,b=t;;)BT(e==f){f=BL AR(f>Bp)AN d;b=e=0;g=f BO(e>=f)AN e;o=s[e AX AN e;default:b=e+1 AR(l<19)AN f;e=b;}}f:*(c+l+80)=o;m=g;t=b;}d:Ca l;F(Bu,t);F(Bv,m);F(Bu,0);F(Bv,f);AQ e:Ca l;F(Bu,t);F(Bv,m);F(Bu,b);F(Bv,g);o(l>=20)if(l)BP(m=0,j=
c+80;;j++){o=*j-48 AR(o>9)AN g;m=m*10+o AR(j+1==c+l+80)AM}o=l!=19;t=o?m:0 AR(o&&t-1<10)BP(m*=m,j=E(m),u(y)=m,u(y+8)BB j,l=u(y+16)=0,g=f,i=1;;)BP(i++,u(c+72)=i,b=0;;Ca b)BP(d=N(Bv),a=e,e=N(Bu);;a=e)BT(a==g)d=BL,a=e=0,f=d,g=d AR(g>Bp)AN h AR(a>=g)AN i;o=s[a AX BE AN j;}e=a+1 AR(b<19)AM}F(Bu,e);F(Bv,d);*(c+b+80)=o;b++;}j:AS(F(Bu,e),F(Bv,d),b=0,g=f;;b++)BP(;;)BT(a==g)u(c+40)=0,f=BL,u(c+48)=f,a=0,g=f AR(g>Bp)AN k AR(a>=g){e=a;AN l;}o=s[a AX e=a;AN l;default:a++;u(c+40)=a AR(b<19)AN m;}}m:*(c+b+80)=o;
}l:Ca b;o(b>=20)if(!b)o BJ BP(d=0,u=c+80;o=*u-48,o<=9;u++)if(d=d*10+o,u+1==c+b+80)AN n AR(b==1&&c[80]==48){o=0;AN o;}s=Ae;m=13;AN p;n:if(b==19){s=Ae;m=13;AN p BO(!d)o BJ BT(d>=m){s=Ae;m=13;AN p;}o=d;}}o:if(l<16)BT(!l)l BJ{b=0;do BT(j[b]==o)B7(b!=l);}}AW{b=(U)(Z)j;d=b+7&-8;a=d-b AR(d==b)b=l-16,a BJ{b=0;do BT(j[b]==o)B7(b!=a);b=l-16 AR(a>b)AN q;}d=o*((U)16843009 Cj|16843009);do{u=j+a;h=u(u)^d;q=u(u+8)^d AR(((((U)16843009 Cj|16843008)-h|h)&((U)2155905152u Cj|2155905152u)&(((U)16843009 Cj|16843008)
-q|q))!=((U)2155905152u Cj|2155905152u))AM a+=16 Bt(a<=b);q:if(l!=a){b=0;do BT((j+a)[b]==o)B7(b!=l-a);}}if(l==u(y))Av(y),j=q(y+8);j[l]=o;l++;u(y+16)=l AR(l>=m)AN r;}h:F(Bu,e);F(Bv,d);AQ k:Ca b;AQ r:m=u(y);s=q(y+8)AR(m==(U)1<<63)AN s;u(T)=m;j=ah;AN t;i:F(Bu,e);F(Bv,d);Ca 0;s=Ar;m=19;p:u(c+24)BB s;u(c+32)=m AR(u(y))AU(j);s=0;s:t=(U)(Z)s;j=T;l Bc;AN t;}}g:u(c+24)BB(P)"is not an allowed side";u(c+32)=22;t=0;j=T;l Bc;AN t;b:F(Bu,l);F(Bv,t);F(c+56,8,m);F(Bu,e);F(Bv,i);Ca 0;u(c+24)BB Ar;u(c+32)=19;t=0;
j=T;l Bc;t:u(j)=l;m=u(T)AR(m!=(U)1<<63)BP(l=u(ah),j=E(80000),g=0;f=g+1,W=g%100,X=g/1000,o=W/10,e=G(o,X)-K(o,X),o=g/100%10,M=W%10,i=G(M,o)-K(M,o),i=i+e+G(i,e),u(j+g*8)=(i+2)*i,f!=10000;)g=f;AS(u=E(800),g=0;f=g+1,u(u+g*8)=g,e=g+2,u(u+f*8)=f,f=g+3,u(u+e*8)=e,e=g+4,u(u+f*8)=f,g+=5,u(u+e*8)=e,g!=100;)
;AS(u(J)=0,u(J+8)=8,g=u(J+16)=0,e=100;;g=f)BP(f=g+1,z=u+e*8,n=u;n!=z;n+=8)if(i=u(n),b=i/10,d=i%10,(K(d,b)*2|(d<b))==g)AN u;AN v;u:AS(v=E(32),u(v)=i,u(D)=4,u(D+8)BB v,i=u(D+16)=1,n+=8;;n+=8)BP(;;n+=8)BT(n==z)AN w;b=u(n);d=b/10;a=b%10 AR((K(a,d)*2|(a<d))==g)B8(i==u(D))Q(D,i,1,8,8),v=q(D+8);u(v+i*8)=b;i++;u(D+16)=i;}w:b=u(D);z=q(D+8);do{d=K(i,4)AR(i==1)n=z+8,h=8,a BJ{do BT(i!=d+1)BT(i==2)AN x;Y=d;x=Y+1 AR(!x)AN x AR(0)BT(!Y)a=e;AW BP(h=e,a=1;a=(!(x%2)?1:h)*a,h*=h,x>3;)x/=2;a*=h;}}AW AS(a=1,h=e;;h*=
h)BT(x%2)if(a=h*a,x==1)AM x/=2 BO(a<=262144)AN x;}d--Bt(d>1);n=z+8;h=8;a=i-1;d=1;AN y;x:o(d>i)a=i-d;h=d*8 AR(!d){h=0;v=(P)8;o=1;i=a;AN z;}n=z+h;}y:v=E(h);AO(v,z,h);h=(h-8)/8+1 AR(i==d)i=o BJ memmove(z,n,a*8),o=!d,i=a;z:d=e*8;M=!e AR(M)n=(P)8;AW n=E(d),AO(n,u,d);AS(a=0;u(L+a*8)=100,u(L+a*8+8)=100,u(L+a*8+16)=100,u(L+a*8+24)=100,u(L+a*8+32)=100,a+=5,a!=100;)
;AY(V,0,792);AY(O,0,792)AR(!M)AS(r=n,a=0;;a++){q=u(r);o(q B0)u(L+q*8)=a;aa=q/10;ab=q%10;u(O+q*8)=u((P)AG+K(((B)(K(ab,aa)*2)|(ab<aa))-g,2)*8)AR(r+8==n+d)AM r+=8;}u(V+792)=1;u(O+792)=0 AR(!h)d=e;AW BP(r=v,d=1;;r+=8){a=u(r);o(a B0)d*=e;u(V+a*8)=d;u(O+a*8)=0 AR(r+8==v+h*8)AM}d*=e;o((S)d<0)}r=!d?(P)1:E(d);AY(r,255,d);AO(ad,L,800);AO(ae,V,800);AO(af,O,800);a=u(J+16)AR(a==u(J))Az(J);C=q(J+8)+a*2448;u(C)=e;u(C+8)BB n;u(C+16)=e;u(C+24)=d;u(C+32)BB r;u(C+40)=d;AO(C+48,ad,800);AO(C+848,ae,800);AO(C+1648,
af,800);u(J+16)=a+1 AR(M)e BJ BP(d=h&((U)268435455 Cj|4294967288u),n=v+d*8,h=h*8%64,a=0;;)BP(q=u(u+a*8),w=d,r=v;w;r+=64)BT((u(r)==q)|(u(r+8)==q)|(u(r+16)==q)|(u(r+24)==q)|(u(r+32)==q)|(u(r+40)==q)|(u(r+48)==q)|(u(r+56)==q))AN a1;w-=8 BO(h&&(u(n)Ce 8&&(u(n+8)Ce 16&&(u(n+16)Ce 24&&(u(n+24)Ce 32&&(u(n+32)Ce 40&&(u(n+40)Ce 48&&(u(n+48)Ce 56))))))))AM a++AR(a==e)AN b1;}a1:q=a+1 AR(q<e)AS(;;)BP(w=u(u+q*8),ac=d,r=v;ac;r+=64)BT((u(r)==w)|(u(r+8)==w)|(u(r+16)==w)|(u(r+24)==w)|(u(r+32)==w)|(u(r+40)==w)|
(u(r+48)==w)|(u(r+56)==w))AN c1;ac-=8 BO(h&&(u(n)Ch 8&&(u(n+8)Ch 16&&(u(n+16)Ch 24&&(u(n+24)Ch 32&&(u(n+32)Ch 40&&(u(n+40)Ch 48&&(u(n+48)Ch 56))))))))AN c1;u(u+a*8)=w;a++;c1:q++AR(q==e){e=a;AM}}AW e=a;}b1:if(!o)AU(v)Bt(i)AR(b)AU(z);v:if(f==18)AN d1;}AQ d1:AO(ag,J,24);AU(u);u=E(524288);AO(k,ag,24);u(k+24)=10000;u(k+32)BB j;u(k+40)=10000;u(k+48)=Bp;u(k+56)BB u;u(k+64)=Bp;u(k+72)=0;u(k+80)=8;u(k+88)=0;u(k+96)Bc;u(k+3248)Bc;u(k+6384)=200;u(k+6392)=2000000;AD(R,k,t,s,l);t=u(R)AR((S)t<0)
BK("No Answer!",1,10,stdout);AW AS(j=q(R+8),u=j+u(R+16);j!=u;j++)BK("DLRU"+*j,1,1,stdout);BK(As,1,1,stdout)AR(m)AU(s)AR((S)t>=1)AU(q(R+8));BN(u(k+96))B9 AN e1;case 0:BE AU(q(k+104))BO(u(k+128))AU(q(k+136))AR(u(k+152))AU(q(k+160))AR(u(k+192))AU(q(k+200))AR((S)u(k+3224)>0)AU(q(k+3232));e1:BN(u(k+3248))B9 AN f1;case 0:BE AU(q(k+3256))BO(u(k+3280))AU(q(k+3288))AR(u(k+3304))AU(q(k+3312))AR(u(k+3344))AU(q(k+3352));f1:s=q(k+8);m=u(k+16)AR(m){t=0;do{j=s+t*2448;t++AR(u(j))AU(q(j+8))AR(u(j+24))AU(q(j+32))
Bt(t!=m)BO(u(k))AU(s)AR(u(k+24))AU(q(k+32))AR(u(k+48))AU(q(k+56))AR(u(k+72))AU(q(k+80))AR(!(fflush(stdout)|ferror(stdout)))AN g1;s=(P)AE;AN h1;}(I)(fflush(stdout)|ferror(stdout))AR(!t){s=0;AN i1;}s=p(t);h1:if(*s)AN i1;g1:if(u(c))AU(q(c+8));A8 0;i1:AB(c,s);Ax();}
