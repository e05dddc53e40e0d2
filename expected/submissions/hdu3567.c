/* slidekit 0.1.0, rustc 1.95.0: bundle hdu3567 --c --minify */
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
typedef ptrdiff_t D;
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
#define Aw case 0:break;default:free
#define Ax goto
#define Ay break;
#define Az {case 9:case 10:case 12:case 13:case 32
#define AA free
#define AB h(m+O*2)=z;if(s+2==u+b)Ay s+=
#define AC =c,b=E(d),memcpy(b,e,d)
#define AD b=a*2,m=E(b),s=u,z=0;;z++
#define AE 2;else for(AD){O=h(s);o(a<=O)AB 2;
#define AF {case(U)1<<63:Ax
#define AG =4294967294u
#define AH =(U)1<<63
#define AI ;if
#define AJ return
#define AK fwrite
#define AL +-(U)
#define AM 4%64
#define AN 3];P b=(P)e;U c,d;c=u(a);d
#define AO u(g+56)
#define AP memset
#define AQ switch
#define AR ;o(u(b))u(a+8)=(Z)q(b+8)
#define AS for
#define AT AI(!a)m=(P)AE
#define AU h&2271560481u^2271560481u|(U)-16<<h&((U)8<<32|1985229328)
#define AV q>>l&15;w=g+1;m=i(a+w*4+1968)
#define AW u(g+40)
#define AX AO=0;u(g+24)=(Z)R;u(g+32)=19
#define AY memcpy
#define AZ else
#define A0 =0;(U)15<<a*AM
#define A1 e=0;ad=0;Ax f;
#define A2 stdout
#define A3 ,stderr
#define A4 ;Ay case
#define A5 AR;u(a)=d;}void
#define A6 i(a+d*4+288)%64
#define A7 ;}if
#define A8 b++;AS
#define A9 if(y==w){AW=0;w=fread(p,1,65536,stdin)
#define Ba *AM&15 AI
#define Bb l/16%16
#define Bc 0;Ax a;}
#define Bd a,d<<j*AM^d<<l^q,i,
#define Be q(a+8)
#define Bf {if(h==b)AW=0,a=fread(e,1,f,stdin)
#define Bg {U e[AN=F(c*2,4);G
#define Bh g[80]=n;AO=1
#define Bi b*AM,
#define Bj i(a+d*4+160)
#define Bk +i(a+d*4+32)
#define Bl l/256%16
#define Bm AK(J,1,1,A2)
#define Bn abort()
#define Bo q=n-48 AI(q>9){if(n!=88){p=L;Ax
#define Bp =(Z)
#define Bq l/4096%16
#define Br a=0;do if(m=u+a*24,a++,u(m))AA
#define Bs Be;h=u(a+16);o(c>=h||b>=h)p=k
#define Bt AM;d=AV;n=Bj;o=A6;e=u(a+24);b
#define Bu 0;}AZ{if((B)(n-49)>=8){p=L;Ax
#define Bv f[c]-f[b]AI
#define Bw u(e+3120)
#define Bx o(b>=h||e>=h)y=t+f[b]-f[e]AI
#define By x=i(a+b*4+288)%64;e=(s>>x&e)
#define Bz ;n=A6;b=u(a+24);c=(r>>n&b)Bk
#define BA default:
#define BB f=Be;u=u(a+16);o(h>=u||c>=u)
#define BC i(a+b*4+32);b=e-c;Bx(y<m)if
#define BD u(g+48)
#define BE {i=g=f=e
#define BF {a AH;Ax s;}
#define BG {g=1;Ax b;}}}if
#define BH *(a+g+416)
#define BI 65536
#define BJ {if
#define BK :u(g+24)Bp p;u(g+32)=C;A1
#define BL n;f=Bs+Bv(p<m){b=d|16;c=
#define BM while
#define BN }AZ b=
#define BO %16
#define BP 1;l=i*Bt=(r>>o&e)Bk;c=b
#define BQ ,p,s-(c<<x),y,w,(a+z*4)
#define BR ,e=q(g+8),f=u(g+16),j=0
#define BS u(g+72)
#define BT AS(b=0;h=Bi(U)15<<h&a;)
#define BU b,c,Be,d,
#define BV ;}void
typedef struct{U a;B b;}Au;typedef struct{U a;I b;}Av;B Ar[]="the output cannot be written",Ab[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",Ac[]="has more characters than the board has cells left",R[]="the input ends here",L[]="is not a tile",Ad[]="appears twice",Ae[]=": ",J[]="\n",V[]=
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ";U An[3]={4,0,28},Ao[2]={0,(U)31<<32|65537},Aq[4]={3,(U)-1,1,(U)-3};U F(U a,U b){AJ a>b?a:b;}U As(U a,U b){AJ a<b?a:b;}Au At(U a,U b){Au r;r.a=a*b;r.b=b&&
r.a/b!=a;AJ r;}U Ap(U a,U b){AJ a>b?a-b:0;}P Af(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)AJ a;}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)AJ b BV Ag(P a){AQ(u(a)){case(U)1<<63:AJ;Aw(Be)A7(u(a+32))AA(q(a+40))AI(u(a+56))AA(q(a+64))AI(u(a+96))AA(q(a+104))AI((S)u(a+3120)>0)AA(q(a+3128))BV G(P d,U e,P a,U f,U c,U g){Au b;b=At(g,f)AI(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;AZ a=!e?!b.a?p(c):E(b.a):Af(a,b.a),u(d+8)Bp a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c BV Ah(P a){U e[AN=F(c*2,8);G(BU 1,1)
A5 W(P a)Bg(BU 2,2)A5 Ai(P a)Bg(BU 8,8)A5 Aj(P a)Bg(BU 8,16)A5 Ak(P c,U b,U a){U e[3];P d=(P)e;a+=b;o(a<b)b=u(c);a=F(F(a,b*2),4);G(d,b,q(c+8),a,2,2);o(u(d))u(c+8)Bp q(d+8);u(c)=a BV X(P f,P b){P a,e;U g,c,d;a=E(216);g=u(b);e=q(b+8);c=u(b+16)AI(!c)u(a)=0,u(a+8)=2,AP(a+16,0,16),u(a+32)=2,AP(a+40,0,16),u(a+56)=2,AP(a+64,0,16),u(a+80)=2,AP(a+88,0,16),u(a+104)=2,AP(a+112,0,16),u(a+128)=2,AP(a+136,0,16),u(a+152)=2,u(a+160)=0,b=(P)2;AZ d=c*2,b=E(d),AY(b,e,d),u(a)=c,u(a+8)Bp b,u(a+16)AC,u(a+24)=c,u(a+
32)Bp b,u(a+40)AC,u(a+48)=c,u(a+56)Bp b,u(a+64)AC,u(a+72)=c,u(a+80)Bp b,u(a+88)AC,u(a+96)=c,u(a+104)Bp b,u(a+112)AC,u(a+120)=c,u(a+128)Bp b,u(a+136)AC,u(a+144)=c,u(a+152)Bp b,u(a+160)AC;u(a+168)=c;u(a+176)Bp b;u(a+184)=c;u(a+192)=g;u(a+200)Bp e;u(a+208)=c;u(f)=9;u(f+8)Bp a;u(f+16)=9 BV Y(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]AI((I)l+k<=h[12]){e=u(c);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=u(b+16);o(a>=f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)AI(g){AS(;;){i=(U)g-1;
o(i>=d)n=j+i*16 AI(u(n)==e)Ay a=a+1&f-1;g=i(m+a*4)AI(!g)Ax a A7(k>=n[13])AJ;AY(n,c,16);Ax b;}a:o(a>=f)i(m+a*4)=(I)d+1 AI(d==u(b+32))Aj(b+32),j=q(b+40);AY(j+d*16,c,16);u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+(I)h(h+10)*k)<<40|(U)l<<32|i;a=u(b+72)AI(a==u(b+56))Ai(b+56);c=q(b+64);u(c+a*8)=e;e=a+1;u(b+72)=e AI(a){AS(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)AI(a<=d)AJ;u(b)=d;u(h)=a AI(!f)AJ;}Bn;}}}void Aa(P c,B e){B h;P f;U g,d,a,b;AS(u(c+56)=0,f=q(c+8),g=u(c+16),d=0,a=u(c+48),b=u(c+40)
;;u(c+56)=d){do BJ(b==a)u(c+40)=0,a=fread(f,1,g,stdin),u(c+48)=a,b=0;o(a>g)if(b>=a)AJ;h=f[b];AQ(h)Az:Ay BA if(e)AJ;Ax a A7(!e)AJ;a:b++;u(c+40)=b;}BM(d>=19);*(c+d+80)=h;d++;}Bn;}U M(U h){U a,b,c,d,e,f,g,j,i;a=h BO AI(!a)BJ(a=h/16 BO,!a)BJ(a=h>>8&15,!a)BJ(a=h>>12&15,!a)BJ(a=h>>16&15,!a)BJ(a=h>>20&15,!a)BJ(a=h>>24&15,!a)BJ(a=h>>28&15,!a){a=h>>32&15 AI(!a)BE=d=c=b=a=Bc b=9;BN 8;BN 7;BN 6;BN 5;BN 4;BN 3;BN 2;BN 1;AS(a--;;b=c)BJ(b==9)BE=d=c=b=Bc c=b+1;b=h>>b Ba(b)Ay}AS(b--;;c=d)BJ(c==9)BE=d=c=Bc d=c+
1;c=h>>c Ba(c)Ay}AS(c--;;d=e)BJ(d==9)BE=d=Bc e=d+1;d=h>>d Ba(d)Ay}AS(d--;;e=f)BJ(e==9)BE=Bc f=e+1;e=h>>e Ba(e)Ay}AS(e--;;f=g)BJ(f>=9){i=g=f=Bc g=f+1;f=h>>f Ba(f)Ay}AS(f--;;g=j)BJ(g>=9){i=g=Bc j=g+1;g=h>>g Ba(g)Ay}AS(g--;;j++)BJ(j>=9){i=Bc i=h>>j Ba(i)Ay}i--;a:AJ-(U)(a<i)AL(b<i)AL(c<i)AL(d<i)AL(e<i)AL(f<i)AL(g<i)+i+(-(U)(a<g)AL(b<g)AL(c<g)AL(d<g)AL(e<g)AL(f<g)+g+(-(U)(a<f)AL(b<f)AL(c<f)AL(d<f)AL(e<f)+f+(-(U)(a<e)AL(b<e)AL(c<e)AL(d<e)+e+(-(U)(a<d)AL(b<d)AL(c<d)+d+(-(U)(a<c)AL(b<c)+c+(b AL(a<b)+
a*7)*6)*5)*4)*3)*2);}P O(U a){U c[1];P b=(P)c AI(a>9)O(a/10);*b=a%10|48;AK(b,1,1 A3);AJ 0;}P Am(P c,U d){U f[1];P e=(P)f;B a;P b;AS(AK("\"",1,1 A3),b=c;a=*b,*e=(B)(a-33)<94?a:63,AK(e,1,1 A3),b+1!=c+d;)b++;a=d==19;AK(a?(P)"...\" ":(P)"\" ",1,a?5:2 A3);AJ 0 BV Al(P a,P b){U c,e,d,f AI(!b){c=u(a+56);o(c>=20)e=u(a+72);d=u(a+64);b=q(a+24);f=u(a+32)AI(d){AK("board ",1,6 A3)AI(O(d))AJ;AK(", ",1,2 A3);}AK("word ",1,5 A3)AI(O(e))AJ;AK(Ae,1,2 A3)AI(c&&Am(a+80,c))AJ;AK(b,1,f A3);}AZ AK(q(b+8),1,u(b+16)A3);
AK(J,1,1 A3);}P N(U a){U c[1];P b=(P)c AI(a>9)N(a/10);*b=a%10|48;AK(b,1,1,A2);AJ 0;}B K(P a,U q,U j,U r,I k,U s,I t,B g,B z){B v,w;I m,n,o,p,x,y;P f;U i,l,d,e,b,c,h,u AI(k){AS(;;j=i){i=u(a+1952)AI(i>=u(a+1960))Ax a;u(a+1952)=i+1;v=*(a+z+1696)&Ab[j BO]AI(v%2){i=j+3;l=i*AM;d=AV;e=(U)Bj*3 Bz;h=c-e;BB o=k+f[h]-f[c]AI(o<m){c=d|16;p=i(a+c*4+160);x=i(a+c*4+288)%64;b=(s>>x&b)+i(a+c*4+32);c=b-p;o(c>=u||b>=u)y=t+Bv(y<m)if(BH=0,K(Bd r-(e<<n),o,s-((U)p<<x),y,w,*(a+z*4+672)))BG(v&2){i=j-BP+BL i(a+b*4+160)
*(U)-4;By+BC(BH=1,K(Bd((U)n<<o)+r BQ[673]))BG(v&4){i=j+BP-BL(U)i(a+b*4+160)*4;By+BC(BH=2,K(Bd r-((U)n<<o)BQ[674]))BG(!(v&8)){g=0;Ax b;}i=j-3;l=i*AM;d=q>>l&15;v=g+1;m=i(a+v*4+1968);e=Bj*(U)-3 Bz;h=c-e;BB k=k+f[h]-f[c]AI(k>=m){g=0;Ax b;}c=d|16;o=i(a+c*4+160);p=i(a+c*4+288)%64;b=(s>>p&b)+i(a+c*4+32);c=b+o;o(c>=u||b>=u)t=t+Bv(t>=m){g=0;Ax b;}BH=3 AI(!k){g=v;Ax a;}z=(a+z*4)[675];g=v;s=((U)o<<p)+s;r-=(e<<n);q=d<<j*AM^d<<l^q;}Bn;}a:a[2992]=g;g=1;b:AJ g;}Av Q(P b,U h,U m){Av k;I d,g;P j;U i,n,f,c,l,e,a;
AS(i=u(b+16),j=q(b+8),n=u(b+24),c=d=f=0;;c=l){l=c+1;e=c*4;a=m>>e%64&15;g=i(b+h*64+32+a*4);o(i<=g)d+=j[g];a=a|h*16;c=(!h?c:e&12|c/4)*i(b+a*4+160);g=i(b+a*4+288)%64;e=(f>>g&n)+i(b+a*4+32);a=e+c;o(a>=i||e>=i)d=d+j[a]-j[e];f=(c<<g)+f AI(l==9)Ay}k.a=f;k.b=d;AJ k;}int main(void){U a0[4075];P ar=(P)a0,aV=ar+16,aM=ar+40,as=ar+296,an=ar+312,aj=ar+336,aW=ar+360,aX=ar+384,aD=ar+408,aE=ar+432,aF=ar+456,ao=ar+480,aG=ar+504,ah=ar+1784,aH=ar+2200,aN=ar+4152,aO=ar+4176,c=ar+4200,g=ar+32496;Av ax,aK;B ad,n,q,ag,
aq,aB,aY,aC,aZ;H z,O;I v,ai,au,aL,aT,aU,am;P p,e,T,k,i,u,m,s,af,aQ,aw,aR,aS,aJ,aA;U C,w,y,ak,a,b,h,o,d,f,j,l,t,G,aa,ae,r,ab,x,ac,ay,aP,aI,az,av,at,ap,al;An[1]Bp(Ar);AS(p=E(BI),AP(g+80,0,19),u(g)=BI,u(g+8)Bp p,u(g+16)=BI,AP(g+40,0,32),u(g+24)=1,u(g+32)=0,u(c)AH,u(c+3144)AH,u(c+6288)AH,u(c+9432)AH,u(c+12576)AH,u(c+15720)AH,u(c+18864)AH,u(c+22008)AH,u(c+25152)AH,BS=1,y=w=C=0;;AO=C){do{A9;BD=w;o(w>BI)y=0 A7(y>=w)Ax a;ad=p[y];AQ(ad)Az:Ay BA Ax b;}y++;AW=y;}BM(C>=19);*(g+C+80)=ad;C++;}Bn;b:AS(C=0;;C++
){AS(;;){A9;BD=w AI(w>BI)Ax c;y=0 A7(y>=w)Ax d;ad=p[y];AQ(ad)Az:Ax d;BA y++;AW=y AI(C<19)Ax e;}}e:*(g+C+80)=ad;}c:AO=C;Bn;d:AO=C;o(C>=20)if(!C){ad=1;Ax f;}AS(w=0,p=g+80;;p++){ad=*p-48 AI(ad>9)Ax g;w=w*10+ad AI(p+1==g+C+80)Ay}if(C!=19)BJ(!w){ad=1;Ax f;}AS(C=1;;C=y){ad=C>=w;y=C+!ad;u(g+64)++;BS=0;a=BD;b=a;h=AW;v=d=o=0;do{AS(BS++BR;;AO=j){do Bf,BD=a,h=0,b=a;o(b>f)if(h>=b)Ax h;n=e[h];AQ(n)Az:Ay BA Ax h;}h++;AW=h;}BM(j>=19);*(g+j+80)=n;j++;}h:h=AW AI(h>=b)Ax i;AS(AO=0 BR,b=a;;AO=j){AS(;;)Bf,BD=a,b=a;
o(b>f)h=AW AI(h>=b)Ax j;n=e[h];AQ(n)Az:Ax j;BA h++;AW=h AI(j<19)Ax k;}}k:*(g+j+80)=n;j++;}j:AY(aN,g+80,19);f=AO;j=f+d AI(j>9){p=Ac;C=49;Ax l;}o(f>=20)if(f){AS(e=aN;;e++){n=*e;Bo m;}l=Bu m;}l=q;}ai=(I)1<<l%32 AI(ai&v){p=Ad;Ax m;}v=ai|v;o=l<<d*AM|o AI(e+1==aN+f)Ay d++;}Bh;d=j;}}BM(d<9);u(g+64)++;v=b=a=BS=0;do{BS++;Aa(g,1)AI(AW>=BD)Ax n;Aa(g,0);AY(aO,g+80,19);h=AO;d=h+b AI(d>9){p=Ac;C=49;Ax o;}o(h>=20)if(h){AS(e=aO;;e++){n=*e;Bo p;}f=Bu p;}f=q;}ai=(I)1<<f%32 AI(ai&v){p=Ad;Ax p;}v=ai|v;a=f<<b*AM|
a AI(e+1==aO+h)Ay b++;}Bh;b=d;}}BM(b<9);BT b++;o(b>=9)e=c+b*3144 AI(u(e)==(U)1<<63){h=(U)-1<<AU;T=E(8);k=E(256);AP(ah+288,0,128);u(ah)=256;u(ah+8)Bp k;u(ah+16)=256;u(ah+24)=15;AP(ah+32,0,256);b=1;do{AS(d=0;(h>>d*AM)BO!=b;)d++;f=b*16;i(ah+b*4+32)=f;i(ah+b*4+160)=1;i(ah+b*4+288)=(I)b*4;j=d/3;l=d%3;i=k+f;*i=j+l;f=F(l,1)AL!!l;i[1]=f+j;i[2]=(B)(j-l)+2;d=F(j,1)AL(d>2);i[3]=d+l;i[4]=f+d;i[5]=(B)(d-l)+2;d=F(j,2);j=As(j,2);i[6]=l-j+d;i[7]=d-j+f;i[8]=(B)(d-(j+l))+2;b++;}BM(b!=9);AS(k=E(131072),AP(k,255,
131072),b=n=1,d=0;;b=f|b*4){f=d+1;q=V[d];ag=b<131072 AI(q==32){o(!ag)k[b]=0 AI(f==344)Ax q;d+=2;q=V[f]AI(q==32)AS(;;d=b)BJ(d==344)Ax r;b=d+1;q=V[d]AI(q!=32){ag=0;d=b;Ay}}AZ ag=k[1];k[1]=ag;b=1;}AZ{o(!ag)ag=k[b];d=f A7(ag==255)k[b]=n,n++;AQ(q){case 68:f=0 A4 76:f=1 A4 82:f=2 A4 85:f=3;Ay BA Bn A7(d==344)Ax q;}r:k[1]=0;q:AS(AP(aG,0,1280),b=4,f=1;;b=d){d=b+1;f=b==f*16?f*4:f;i=k+b;n=*i AI(n==255){j=f+((U)2147483647<<32|4294967295u)&b|f;o(j>=131072)n=k[j];*i=n;}q=k[b/4];b%=4;(aG+q*4)[b]=n AI(n)i=aG+
q+1024,*i|=(B)((I)1<<b)AI(d==131072)Ay}AA(k);AP(aH+416,0,256);AY(aH,ah,416);AY(aH+672,aG,1280);Ag(e);u(e)=2;u(e+8)Bp T;u(e+16)=2;i(e+24)=63;u(e+32)=0;u(e+40)=8;AP(e+48,0,16);u(e+64)=8;AP(e+72,0,24);AY(e+96,aH,1952);AP(e+2048,0,1041);u(e+3096)=h;AY(e+3104,(P)Ao,16);Bw AH;}BT A8(b=0;d=Bi(a>>d^o)BO;)A8(b=0;f=Bi(a>>f^o/16)BO;)A8(b=0;j=Bi(a>>j^o>>8)BO;)A8(b=0;l=Bi(a>>l^o>>12)BO;)A8(b=0;t=Bi(a>>t^o>>16)BO;)A8(b=0;G=Bi(a>>G^o>>20)BO;)A8(b=0;aa=Bi(a>>aa^o>>24)BO;)A8(b=0;ae=Bi(a>>ae^o>>28)BO;)A8(b=0;r=
Bi(a>>r^o>>32)BO;)A8(h=(U)-1<<AU,a=h>>t,b=h>>l,o=h>>j,f=h>>f,d=h>>d&15,j=h>>G<<20&15728640|h>>aa<<24&251658240|(o<<8&3840|f*16%256|b<<12&61440|a<<16&983040|d),h=h>>ae<<28&4026531840u|h>>r<<32&((U)15<<32|0)|j,l=u(e+3096),n=e[3116],t=0;(U)15<<t*AM&h;)t++;AS(G=o BO,aa=b BO,ae=a BO,r=j>>20&15,ab=j>>24,x=h>>28&15,ac=h>>32,ay=0;(U)15<<ay*AM&l;)ay++;aP=l>>8&15;aI=l>>12&15;az=l>>16&15;av=l>>20&15;at=l>>24&15;ap=l>>28&15;al=l>>32&15 AI((d>f BO)^t/3+t%3&1^(d>G)^(f BO>G)^(d>aa)^(f BO>aa)^(o BO>aa)^(d>ae)
^(f BO>ae)^(o BO>ae)^(b BO>ae)^(d>r)^(f BO>r)^(o BO>r)^(b BO>r)^(a BO>r)^(d>ab)^(f BO>ab)^(o BO>ab)^(b BO>ab)^(a BO>ab)^((j>>20)BO>ab)^(d>x)^(f BO>x)^(o BO>x)^(b BO>x)^(a BO>x)^((j>>20)BO>x)^(j>>24>x)^(d>ac)^(f BO>ac)^(o BO>ac)^(b BO>ac)^(a BO>ac)^((j>>20)BO>ac)^(j>>24>ac)^((h>>28)BO>ac)^((l BO>Bb)^ay/3+ay%3&1^(l BO>aP)^(Bb>aP)^(l BO>aI)^(Bb>aI)^(Bl>aI)^(l BO>az)^(Bb>az)^(Bl>az)^(Bq>az)^(l BO>av)^(Bb>av)^(Bl>av)^(Bq>av)^(l/BI BO>av)^(l BO>at)^(Bb>at)^(Bl>at)^(Bq>at)^(l/BI BO>at)^((l>>20)BO>at)
^(l BO>ap)^(Bb>ap)^(Bl>ap)^(Bq>ap)^(l/BI BO>ap)^((l>>20)BO>ap)^((l>>24)BO>ap)^(l BO>al)^(Bb>al)^(Bl>al)^(Bq>al)^(l/BI BO>al)^((l>>20)BO>al)^((l>>24)BO>al)^((l>>28)BO>al)))a=(U)2147483648u<<32|1;AZ BJ(Bw==(U)1<<63){a=u(e+16)AI(a)AP(q(e+8),0,a*4);AS(u(e+72)=u(e+48)=0,ax=Q(e+96,0,h),a A0&h;)a++;u(as)=h;i(as+8)=0;as[12]=a;as[13]=as[15]=0;as[14]=ax.b;Y(e,as,e+3104);a=u(e+72)AI(!a)BF AS(T=q(e+104),b=u(e+112);;){AS(k=q(e+64),o=u(k),a--,d=u(k+a*8),u(k)=d,u(e+72)=a,f=0;;f=j){t=f*2;j=t|1;t+=2 AI(t<a)j=
u(k+t*8)<u(k+j*8)?t:j AI(j>=a)Ay o(f>=a)i=k+j*8;t=u(i)AI(d<=t)Ay u(k+f*8)=t;u(i)=d;}a=o&4294967295u;d=u(e+48);o(a>=d)k=q(e+40);i=k+a*16;q=i[13];ag=i[14];aq=i[15]AI(!ag)Ay if(d+3>u(e+80))Ax t;AS(u(e+88)++,a=u(i),aB=i[12],i(aV+16)=50462976,aY=Ab[aB BO],d=0;;d=f){f=d+1;aC=*(aV+d+16)AI((B)((I)1<<aC%8)&aY)BJ(!q)d=u((P)Aq+aC*8);AZ AQ(aC){case 0:if(aq==3)Ax u;d=3 A4 1:if(aq==2)Ax u;d=(U)-1 A4 2:if(aq==1)Ax u;d=1 A4 3:if(!aq)Ax u;d=(U)-3;}d+=aB;j=d*AM;t=a>>j&15;G=t*16;aa=G+aB;o(aa>=b)G+=d;o(G>=b)aZ=(B)
(T[aa]+ag)-T[G];u(ar)=t<<j^t<<aB*AM^a;i(ar+8)=o;ar[12]=d;ar[15]=aC;ar[13]=q+1;ar[14]=aZ;Y(e,ar,e+3104);}u:if(f==4)Ay}a=u(e+72)AI(!a)BF}v=i(i+8);AP(aM,0,256)AI(!q)a=0,p=(P)1;AZ{AS(n=q;;v=i(p+8)){*(aM+n-1)=aq;o(d<=v)p=k+(U)v*16;n=p[13]AI(!n)Ay aq=p[15];}p=E(q);AY(p,aM,q);a=q;}ak=a;Ax s;t:AS(u(e+2056)=Ap(241920,u(e+88)*16),ax=Q(e+96,0,h),aK=Q(e+96,1,h),v=F(aK.b,ax.b),q=e[3116],z=h(e+3114),O=h(e+3112),ai=(I)O*q,au=v*O;;au=O>z&&au+(I)O*5>ai?ai:au){AS(aL=(I)q+1,aT=1,T=e+2064,aU=0,a=1968;;aT++){a+=
4 AI(aU>q)am=0;AZ AS(am=0;am*O+aU*z<=au;)if(am++,am==aL){am=aL;Ay}i(T)=am AI(a==2992)Ay aL--;T=e+a+96;aU=aT A7(v<i(e+2064)){AS(a A0&h;)a++AI(K(e+96,h,a,ax.a,ax.b,aK.a,aK.b,0,1))Ay}if(au>=ai)BF au=au+O*2 A7(u(e+2048)<u(e+2056)){n=e[3088]AI(!n){p=(P)1;ak=a=0;Ax s;}p=E(n);AY(p,e+512,n);a=n;ak=n;Ax s A7(Bw==(U)1<<63){AS(T=E(1451520),k=T,a=1;i(k)AG,i(k+4)AG,i(k+8)AG,i(k+12)AG,i(k+16)AG,i(k+20)AG,i(k+24)AG,i(k+28)AG,i(k+32)AG,i(k+36)AG,a+=11,i(k+40)AG,a!=362880;)k+=44;AS(i(k+44)AG,k=E(144),a=0;;a=b){
b=a+1;o=8-a;d=6-a;f=7-a;j=d*o*f AI(a>3)t=1;AZ{AS(G=t=1,aa=0;t=G*t,aa++,aa!=4-a;)G++;t*=(5-a);}i=E(80640);u(aj)=40320;u(aj+8)Bp i;u(aj+16)=0;G=j*8;q=!j AI(q)u=(P)8;AZ AS(u=E(G),aa=0;;aa=ae){m=E(o*8);u(m)=0 AI(a!=7)if(u(m+8)=1,a!=6)if(u(m+16)=2,a!=5)if(u(m+24)=3,a!=4)if(u(m+32)=4,a!=3)if(u(m+40)=5,a!=2)if(u(m+48)=6,a!=1)u(m+56)=7;ae=aa+1;s=E(24);r=j/o;o(o>j)ab=aa/r;x=aa%r;o(ab>=o)af=m+ab*8;ac=u(af);memmove(af,af+8,(o+~ab)*8);u(s)=ac;o(f>r)r=x/d;o(r>=f)af=m+r*8;ab=u(af);memmove(af,af+8,(f+~r)*8);
u(s+8)=ab;r=u(m+x%d*8);AA(m);memmove(s+8,s,16);ab=u(s+8);x=u(s+16);AA(s);u(u+aa*8)=x AL(ab<x)AL(r<x)+(ab+r*f AL(r<ab))*d AI(ae==j)Ay}o=t*j;o(!o)if(o<=40320)AS(d=t%4,ae=f=0;;ae=aa){aa=ae+1 AI(!q)AS(m=u;;m+=8){r=(u(m)+ae*j)*t;ab=r+t;x=Ap(ab,r)AI(x>u(aj)-f)Ak(aj,f,x),i=q(aj+8),f=u(aj+16)AI(r<ab)BJ(!d)x=f;AZ AS(ac=0;;r=x)if(x=r+1,h(i+f*2)=r,f++,ac++,ac==d){r=x;x=f;Ay}if(t-1>=3)AS(;;r=f)if(h(i+x*2)=r,h(i+(D)(x*2)+2)=(H)r+1,h(i+(D)(x*2)+4)=(H)r+2,f=r+4,h(i+(D)(x*2)+6)=(H)r+3,x+=4,f==ab){f=x;Ay}}u(aj+
16)=f AI(m+8==u+G)Ay}if(aa>=40320/o)Ay}AY(aW,aj,24)AI(!q)AA(u);AY(k+a*24,aW,24)AI(b==6)Ay}i=E(144);u=q(k+8);a=u(k+16)AT}u(i)=a;u(i+8)Bp m;u(i+16)=a;u=q(k+32);a=u(k+40)AT}u(i+24)=a;u(i+32)Bp m;u(i+40)=a;u=q(k+56);a=u(k+64)AT}u(i+48)=a;u(i+56)Bp m;u(i+64)=a;u=q(k+80);a=u(k+88)AT}u(i+72)=a;u(i+80)Bp m;u(i+88)=a;u=q(k+104);a=u(k+112)AT}u(i+96)=a;u(i+104)Bp m;u(i+112)=a;u=q(k+128);a=u(k+136)AT}AS(u(i+120)=a,u(i+128)Bp m,u(i+136)=a,a A0&l;)a++;a=M(l)+a*40320;o(a>=362880)AS(i(T+a*4)=4294967295u,u(aF)=
0,u(aF+8)=2,u(aF+16)=0,X(ao,aF),a A0&l;)a++;b=u(ao+16);o(a>=b)u=q(ao+8);m=u+a*24;z=M(l);a=u(m+16)AI(a==u(m))W(m);AS(h(q(m+8)+a*2)=z,u(m+16)=a+1;;u=q(ao+8)){AS(m=u+b*24,s=u;;s+=24)BJ(s==m)Ax v AI(u(s+16))Ay}AS(u(aD)=0,u(aD+8)=2,u(aD+16)=0,X(aE,aD),i(aX+16)=50462976,a=u(aE+16),s=q(aE+8),o=q=0;;q=*(aX+o+16))if(o++,!b)BJ(o==4)Ay}AZ{AS(d=0,af=u;;af+=24){f=d+1;AQ(q){case 0:if(d<=2)Ax w;j=d-3 A4 1:if(d%3>=2)Ax w;j=f A4 2:if(!(d%3))Ax w;j=d-1 A4 3:if(d>=6)Ax w;j=d+3;}o(j>=a)l=u(af+16);aQ=q(af+8);aw=s+
j*24 AI(l)AS(aR=i+j*24,aS=k+d*24,aJ=aQ;;aJ+=2){z=h(aJ)AI(j==d+3){o(d>=6||u(aS+16)<=z)aA=aS;}AZ BJ(d!=j+3){t=z;Ax x;}o(j>=6||u(aR+16)<=z)aA=aR;}t=h(q(aA+8)+z*2);x:G=t+j*40320;o(G>=362880)aA=T+G*4 AI(i(aA)==-2){i(aA)=(I)(d*40320+z)*4|q;G=u(aw+16)AI(G==u(aw))W(aw);h(q(aw+8)+G*2)=t;u(aw+16)=G+1 A7(aJ+2==aQ+l*2)Ay}w:if(af+24==m)Ay d=f A7(o==4)Ax y;}Ax z;y:Br(q(m+8));BM(a!=b);z:if(u(ao))AA(u);AY(ao,aE,24);b=u(ao+16);}v:if(b){Br(q(m+8));BM(a!=b)A7(u(ao))AA(u)AI(u(k))AA(q(k+8))AI(u(k+24))AA(q(k+32))
AI(u(k+48))AA(q(k+56))AI(u(k+72))AA(q(k+80))AI(u(k+96))AA(q(k+104))AI(u(k+120))AA(q(k+128));AA(k)AI(u(i))AA(q(i+8))AI(u(i+24))AA(q(i+32))AI(u(i+48))AA(q(i+56))AI(u(i+72))AA(q(i+80))AI(u(i+96))AA(q(i+104))AI(u(i+120))AA(q(i+128));AA(i)AI((S)Bw>0)AA(q(e+3128));Bw=362880;u(e+3128)Bp T;u(e+3136)=362880;}}AS(T=E(32),u(an)=32,u(an+8)Bp T,a=u(an+16)A0&h;)a++;h=M(h)+a*40320;k=q(e+3128);a=u(e+3136);o(h>=a)AS(b=0;v=i(k+h*4),v<-2;){q=((P)"\0\1\2\3")[v%4]AI(b==u(an))Ah(an),T=q(an+8);T[b]=q;b++;u(an+16)=b;h=
v/4;o(h>=a)}a=u(an)AI(a!=(U)1<<63)BJ(v==-1)BJ(b<=n){p=T;ak=b;Ax s A7(!a)BF AA(T);a AH;Ax s A7(a)AA(T);}a AH;}s:AK("Case ",1,5,A2);e=N(C)AI(e)Ax a1;AK(Ae,1,2,A2)AI(a>>63)AK("-1",1,2,A2),Bm,AK("unsolvable",1,10,A2),Bm;AZ{e=N(ak)AI(e)Ax a1;AS(Bm,e=p;e!=p+ak;e++)AK("dlru"+*e,1,1,A2);Bm AI(a)AA(p)A7(ad||y>w){ad=1;Ax f;}}Bn;a1:if((S)a<1){ad=0;Ax f;}AA(p);ad=0;Ax f;p:Bh;C=13;o BK n:AX;A1 m:Bh;C=13;l BK i:AX;A1}g:u(g+24)Bp(P)"is not a number of boards";u(g+32)=25;A1 a:AX;e=0;ad=0;f:AQ(u(c))AF b1;Aw(q(c+
8))A7(u(c+32))AA(q(c+40))AI(u(c+56))AA(q(c+64))AI(u(c+96))AA(q(c+104))AI((S)u(c+3120)>0)AA(q(c+3128));b1:AQ(u(c+3144))AF c1;Aw(q(c+3152))A7(u(c+3176))AA(q(c+3184))AI(u(c+3200))AA(q(c+3208))AI(u(c+3240))AA(q(c+3248))AI((S)u(c+6264)>0)AA(q(c+6272));c1:AQ(u(c+6288))AF d1;Aw(q(c+6296))A7(u(c+6320))AA(q(c+6328))AI(u(c+6344))AA(q(c+6352))AI(u(c+6384))AA(q(c+6392))AI((S)u(c+9408)>0)AA(q(c+9416));d1:AQ(u(c+9432))AF e1;Aw(q(c+9440))A7(u(c+9464))AA(q(c+9472))AI(u(c+9488))AA(q(c+9496))AI(u(c+9528))AA(q(c+
9536))AI((S)u(c+12552)>0)AA(q(c+12560));e1:AQ(u(c+12576))AF f1;Aw(q(c+12584))A7(u(c+12608))AA(q(c+12616))AI(u(c+12632))AA(q(c+12640))AI(u(c+12672))AA(q(c+12680))AI((S)u(c+15696)>0)AA(q(c+15704));f1:AQ(u(c+15720))AF g1;Aw(q(c+15728))A7(u(c+15752))AA(q(c+15760))AI(u(c+15776))AA(q(c+15784))AI(u(c+15816))AA(q(c+15824))AI((S)u(c+18840)>0)AA(q(c+18848));g1:AQ(u(c+18864))AF h1;Aw(q(c+18872))A7(u(c+18896))AA(q(c+18904))AI(u(c+18920))AA(q(c+18928))AI(u(c+18960))AA(q(c+18968))AI((S)u(c+21984)>0)AA(q(c+
21992));h1:AQ(u(c+22008))AF i1;Aw(q(c+22016))A7(u(c+22040))AA(q(c+22048))AI(u(c+22064))AA(q(c+22072))AI(u(c+22104))AA(q(c+22112))AI((S)u(c+25128)>0)AA(q(c+25136));i1:AQ(u(c+25152))AF j1;Aw(q(c+25160))A7(u(c+25184))AA(q(c+25192))AI(u(c+25208))AA(q(c+25216))AI(u(c+25248))AA(q(c+25256))AI((S)u(c+28272)>0)AA(q(c+28280));j1:if(!(fflush(A2)|ferror(A2)))BJ(ad)Ax k1;}AZ if(ad){e=(P)An;Ax l1 A7(!e){e=0;Ax m1;}l1:if(*e)Ax m1;k1:if(u(g))AA(q(g+8));AJ 0;m1:Al(g,e);exit(1);}
