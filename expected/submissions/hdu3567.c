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
#define Av case 0:break;default:free
#define Aw goto
#define Ax break;
#define Ay {case 9:case 10:case 12:case 13:case 32
#define Az h(n+af*2)=aa;if(x+2==y+b)Ax x+=
#define AA free
#define AB =c,b=E(d),memcpy(b,e,d)
#define AC b=a*2,n=E(b),x=y,aa=0;;aa++
#define AD 2;else for(AC){af=h(x);o(a<=af)Az 2;
#define AE {case(U)1<<63:Aw
#define AF =4294967294u
#define AG ;if
#define AH =(U)1<<63
#define AI return
#define AJ fwrite
#define AK 4%64
#define AL +-(U)
#define AM 3];P b=(P)e;U c,d;c=u(a);d
#define AN u(h+56)
#define AO switch
#define AP for
#define AQ ;o(u(b))u(a+8)=(Z)q(b+8)
#define AR memset
#define AS i(c+8)%64
#define AT AG(!a)n=(P)AD
#define AU g&2271560481u^2271560481u|(U)-16<<g&((U)8<<32|1985229328)
#define AV 1;n=i(a+y*4+1976);b=a+e*12+40
#define AW u(h+40)
#define AX AN=0;u(h+24)=(Z)Q;u(h+32)=19
#define AY else
#define AZ memcpy
#define A0 ;d=0;ai=0;Aw f;
#define A1 stdout
#define A2 ;m=j*AK;e=r>>m&15
#define A3 =(U)i(c+4)
#define A4 ,stderr
#define A5 ;Ax case
#define A6 0;Aw a;}
#define A7 AQ;u(a)=d;}void
#define A8 ;}if
#define A9 if(O==z){AW=0;z=fread(v,1,65536,stdin)
#define Ba b++;AP
#define Bb e<<k*AK^e<<m^r
#define Bc 0;(U)15<<
#define Bd *AK&15 AG
#define Be 16*12+328
#define Bf p/16%16
#define Bg q(a+8)
#define Bh if(g==b)AW=0,a=fread(d,1,i,stdin)
#define Bi {U e[AM=F(c*2,4);G
#define Bj b*AK,
#define Bk ac=ae+k;o(ac>=o||ae>=o)s=s+u[ac]
#define Bl h[80]=t;AN=1
#define Bm i=a+e*12+232
#define Bn 136;k*=i(c+4);ah=AS;ae=(T>>ah&q)
#define Bo p/256%16
#define Bp AJ(J,1,1,A1)
#define Bq abort()
#define Br r=t-48 AG(r>9){if(t!=88){v=L;Aw
#define Bs =(Z)
#define Bt c=d+(G>>k*AK)%16*12+Bn+i(c);Bk
#define Bu p/4096%16
#define Bv a=0;do if(n=y+a*24,a++,u(n))AA
#define Bw u(d+120),u=q(d+104),o=u(d+112)
#define Bx Bg;h=u(a+16);o(d>=h||c>=h)q=l
#define By b[d]-b[c]AG
#define Bz 0;}AY{if((B)(t-49)>=8){v=L;Aw
#define BA u(d+3128)
#define BB o(d>=h||f>=h)C=u+b[d]-b[f]AG
#define BC =Bw,T=0,s=i(d+128),k=0;;k=ad
#define BD b=Bg;w=u(a+16);o(h>=w||d>=w)
#define BE u(h+48)
#define BF default
#define BG *(a+g+424)=
#define BH 64;f=(t>>z&f)+i(i);d=f-c;BB
#define BI {i=g=f=e
#define BJ {a AH;Aw s;}
#define BK {g=1;Aw b;}}}if
#define BL p/65536%16
#define BM {if
#define BN AV;o=i(b+4);p=i(b+8)%64;f=
#define BO 1 A2;y=g+BN u(a+24);c=(s>>p&f)
#define BP 3;o=i(b+8)%64;c=u(a+24);d=
#define BQ BP(s>>o&c)+i(b);h=d-f;BD
#define BR ;}AY b=
#define BS o(a>=o||b>=o)
#define BT :u(h+24)Bs v;u(h+32)=ab A0
#define BU }void
#define BV while
#define BW ,q,t-(c<<z),C,y,(a+v*4)[
#define BX %16>ac
#define BY AP(b=0;g=Bj(U)15<<g&a;)
#define BZ ,d=q(h+8),i=u(h+16),m=0
#define B0 u(h+72)
#define B1 %16>aj
#define B2 +i(c);
#define B3 b,c,Bg,d,
#define B4 %16
#define B5 {U c[1];P b=(P)c AG(a>9)
#define B6 {ai=1;Aw f;}
#define B7 o;b=Bx+By(q<n){Bm;c=
#define B8 Ax}AP
#define B9 j+(D)(k*2)+
typedef struct{U a;B b;}Au;B Ar[]="the output cannot be written",Aa[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",Ab[]="has more characters than the board has cells left",Q[]="the input ends here",L[]="is not a tile",Ac[]="appears twice",Ad[]=": ",J[]="\n",R[]=
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ";U An[3]={4,0,28},Ao[2]={0,(U)31<<32|65537},Aq[4]={3,(U)-1,1,(U)-3};U F(U a,U b){AI a>b?a:b;}U As(U a,U b){AI a<b?a:b;}Au At(U a,U b){Au r;r.a=a*b;r.b=b&&
r.a/b!=a;AI r;}U Ap(U a,U b){AI a>b?a-b:0;}P Ae(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)AI a;BU Af(void){exit(1);}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)AI b;BU Ag(P a){AO(u(a)){case(U)1<<63:AI;Av(Bg)A8(u(a+32))AA(q(a+40))AG(u(a+56))AA(q(a+64))AG(u(a+96))AA(q(a+104))AG((S)u(a+3128)>0)AA(q(a+3136));BU G(P d,U e,P a,U f,U c,U g){Au b;b=At(g,f)AG(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;AY a=!e?!b.a?p(c):E(b.a):Ae(a,b.a),u(d+8)Bs a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c;BU Ah(P a){U e[AM=
F(c*2,8);G(B3 1,1)A7 V(P a)Bi(B3 2,2)A7 Ai(P a)Bi(B3 8,8)A7 Aj(P a)Bi(B3 8,16)A7 Ak(P c,U b,U a){U e[3];P d=(P)e;a+=b;o(a<b)b=u(c);a=F(F(a,b*2),4);G(d,b,q(c+8),a,2,2);o(u(d))u(c+8)Bs q(d+8);u(c)=a;BU W(P f,P b){P a,e;U g,c,d;a=E(216);g=u(b);e=q(b+8);c=u(b+16)AG(!c)u(a)=0,u(a+8)=2,AR(a+16,0,16),u(a+32)=2,AR(a+40,0,16),u(a+56)=2,AR(a+64,0,16),u(a+80)=2,AR(a+88,0,16),u(a+104)=2,AR(a+112,0,16),u(a+128)=2,AR(a+136,0,16),u(a+152)=2,u(a+160)=0,b=(P)2;AY d=c*2,b=E(d),AZ(b,e,d),u(a)=c,u(a+8)Bs b,u(a+16)
AB,u(a+24)=c,u(a+32)Bs b,u(a+40)AB,u(a+48)=c,u(a+56)Bs b,u(a+64)AB,u(a+72)=c,u(a+80)Bs b,u(a+88)AB,u(a+96)=c,u(a+104)Bs b,u(a+112)AB,u(a+120)=c,u(a+128)Bs b,u(a+136)AB,u(a+144)=c,u(a+152)Bs b,u(a+160)AB;u(a+168)=c;u(a+176)Bs b;u(a+184)=c;u(a+192)=g;u(a+200)Bs e;u(a+208)=c;u(f)=9;u(f+8)Bs a;u(f+16)=9;BU X(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]AG((I)l+k<=h[12]){e=u(c);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=u(b+16);o(a>=f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)AG(g){
AP(;;){i=(U)g-1;o(i>=d)n=j+i*16 AG(u(n)==e)Ax a=a+1&f-1;g=i(m+a*4)AG(!g)Aw a A8(k>=n[13])AI;AZ(n,c,16);Aw b;}a:o(a>=f)i(m+a*4)=(I)d+1 AG(d==u(b+32))Aj(b+32),j=q(b+40);AZ(j+d*16,c,16);u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+(I)h(h+10)*k)<<40|(U)l<<32|i;a=u(b+72)AG(a==u(b+56))Ai(b+56);c=q(b+64);u(c+a*8)=e;e=a+1;u(b+72)=e AG(a){AP(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)AG(a<=d)AI;u(b)=d;u(h)=a AG(!f)AI;}Bq;}}BU Y(P c,B e){B h;P f;U g,d,a,b;AP(u(c+56)=0,f=q(c+8),g=u(c+16),d=0,a=u(c+
48),b=u(c+40);;u(c+56)=d){do BM(b==a)u(c+40)=0,a=fread(f,1,g,stdin),u(c+48)=a,b=0;o(a>g)if(b>=a)AI;h=f[b];AO(h)Ay:Ax BF:if(e)AI;Aw a A8(!e)AI;a:b++;u(c+40)=b;}BV(d>=19);*(c+d+80)=h;d++;}Bq;}U M(U h){U a,b,c,d,e,f,g,j,i;a=h B4 AG(!a)BM(a=h/16 B4,!a)BM(a=h>>8&15,!a)BM(a=h>>12&15,!a)BM(a=h>>16&15,!a)BM(a=h>>20&15,!a)BM(a=h>>24&15,!a)BM(a=h>>28&15,!a){a=h>>32&15 AG(!a)BI=d=c=b=a=A6 b=9 BR 8 BR 7 BR 6 BR 5 BR 4 BR 3 BR 2 BR 1;AP(a--;;b=c)BM(b==9)BI=d=c=b=A6 c=b+1;b=h>>b Bd(b)B8(b--;;c=d)BM(c==9)BI=d=
c=A6 d=c+1;c=h>>c Bd(c)B8(c--;;d=e)BM(d==9)BI=d=A6 e=d+1;d=h>>d Bd(d)B8(d--;;e=f)BM(e==9)BI=A6 f=e+1;e=h>>e Bd(e)B8(e--;;f=g)BM(f>=9){i=g=f=A6 g=f+1;f=h>>f Bd(f)B8(f--;;g=j)BM(g>=9){i=g=A6 j=g+1;g=h>>g Bd(g)B8(g--;;j++)BM(j>=9){i=A6 i=h>>j Bd(i)Ax}i--;a:AI-(U)(a<i)AL(b<i)AL(c<i)AL(d<i)AL(e<i)AL(f<i)AL(g<i)+i+(-(U)(a<g)AL(b<g)AL(c<g)AL(d<g)AL(e<g)AL(f<g)+g+(-(U)(a<f)AL(b<f)AL(c<f)AL(d<f)AL(e<f)+f+(-(U)(a<e)AL(b<e)AL(c<e)AL(d<e)+e+(-(U)(a<d)AL(b<d)AL(c<d)+d+(-(U)(a<c)AL(b<c)+c+(b AL(a<b)+a*7)*6)
*5)*4)*3)*2);}P O(U a)B5 O(a/10);*b=a%10|48;AJ(b,1,1 A4);AI 0;}P Am(P c,U d){U f[1];P e=(P)f;B a;P b;AP(AJ("\"",1,1 A4),b=c;a=*b,*e=(B)(a-33)<94?a:63,AJ(e,1,1 A4),b+1!=c+d;)b++;a=d==19;AJ(a?(P)"...\" ":(P)"\" ",1,a?5:2 A4);AI 0;BU Al(P a,P b){U c,e,d,f AG(!b){c=u(a+56);o(c>=20)e=u(a+72);d=u(a+64);b=q(a+24);f=u(a+32)AG(d){AJ("board ",1,6 A4)AG(O(d))AI;AJ(", ",1,2 A4);}AJ("word ",1,5 A4)AG(O(e))AI;AJ(Ad,1,2 A4)AG(c&&Am(a+80,c))AI;AJ(b,1,f A4);}AY AJ(q(b+8),1,u(b+16)A4);AJ(J,1,1 A4);}P N(U a)
B5 N(a/10);*b=a%10|48;AJ(b,1,1,A1);AI 0;}B K(P a,U r,U k,U s,I l,U t,I u,B g,B v){B x,y;I n,o,p,q,z,C;P b,i;U j,m,e,f,c,d,h,w AG(l){AP(;;k=j){j=u(a+1960)AG(j>=u(a+1968)){v=A6 u(a+1960)=j+1;x=*(a+v+1704)&Aa[k B4]AG(x%2){j=k+3 A2;y=g+AV;f=(U)i(b+4)*BQ p=l+b[h]-b[d]AG(p<n){Bm;q=i(i+4);z=i(i+8)%64;c=(t>>z&c)+i(i);d=c-q;o(d>=w||c>=w)C=u+By(C<n)if(BG 0,K(a,Bb,j,s-(f<<o),p,t-((U)q<<z),C,y,*(a+v*4+680)))BK(x&2){j=k-BO+i(b);d=c+B7 i(i+4)*(U)-4;z=i(i+8)%BH(C<n)if(BG 1,K(a,Bb,j,((U)o<<p)+s BW 681]))BK(x&4)
{j=k+BO+i(b);d=c-B7(U)i(i+4)*4;z=i(i+8)%BH(C<n)if(BG 2,K(a,Bb,j,s-((U)o<<p)BW 682]))BK(!(x&8)){g=0;Aw b;}j=k-3 A2;x=g+1;n=i(a+x*4+1976);b=a+e*12+40;f=i(b+4)*(U)-BQ l=l+b[h]-b[d]AG(l>=n){g=0;Aw b;}Bm;p=i(i+4);q=i(i+8)%64;c=(t>>q&c)+i(i);d=c+p;o(d>=w||c>=w)u=u+By(u>=n){g=0;Aw b;}BG 3 AG(!l){g=x;v=1;Aw a;}v=(a+v*4)[683];g=x;t=((U)p<<q)+t;s-=(f<<o);r=Bb;}Bq;}v=1;a:a[3001]=g;a[3000]=v;g=1;b:AI g;}int main(void){U bb[4086];P ay=(P)bb,aZ=ay+16,aS=ay+40,az=ay+296,as=ay+312,an=ay+336,a0=ay+360,a1=ay+384,
aL=ay+408,aM=ay+432,aN=ay+456,at=ay+480,aO=ay+504,ao=ay+1784,aP=ay+2208,aT=ay+4168,aU=ay+4192,f=ay+4216,h=ay+32584;B ai,t,r,am,aw,aH,a2,aI,a3;H aa,af;I s,ah,ax,aD,ag,ar,aE,aJ,aK,ak,a4,a5,a6,a7,a8,a9,ba;P v,d,u,c,j,y,n,x,al,aW,aC,aX,aY,aR,aG;U ab,z,O,ap,a,b,g,l,e,i,m,w,C,G,p,q,o,T,k,ad,ae,ac,aj,au,aV,aQ,aF,aB,aA,av,aq;An[1]Bs(Ar);AP(v=E(65536),AR(h+80,0,19),u(h)=65536,u(h+8)Bs v,u(h+16)=65536,AR(h+40,0,32),u(h+24)=1,u(h+32)=0,u(f)AH,u(f+3152)AH,u(f+6304)AH,u(f+9456)AH,u(f+12608)AH,u(f+15760)AH,
u(f+18912)AH,u(f+22064)AH,u(f+25216)AH,B0=1,O=z=ab=0;;AN=ab){do{A9;BE=z;o(z>65536)O=0 A8(O>=z)Aw a;ai=v[O];AO(ai)Ay:Ax BF:Aw b;}O++;AW=O;}BV(ab>=19);*(h+ab+80)=ai;ab++;}Bq;b:AP(ab=0;;ab++){AP(;;){A9;BE=z AG(z>65536)Aw c;O=0 A8(O>=z)Aw d;ai=v[O];AO(ai)Ay:Aw d;BF:O++;AW=O AG(ab<19)Aw e;}}e:*(h+ab+80)=ai;}c:AN=ab;Bq;d:AN=ab;o(ab>=20)if(!ab)B6 AP(z=0,v=h+80;;v++){ai=*v-48 AG(ai>9)Aw g;z=z*10+ai AG(v+1==h+ab+80)Ax}if(ab!=19)BM(!z)B6 AP(ab=1;;ab=O){ai=ab>=z;O=ab+!ai;u(h+64)++;B0=0;a=BE;b=a;g=AW;s=e=l=
0;do{AP(B0++BZ;;AN=m){do{Bh,BE=a,g=0,b=a;o(b>i)if(g>=b)Aw h;t=d[g];AO(t)Ay:Ax BF:Aw h;}g++;AW=g;}BV(m>=19);*(h+m+80)=t;m++;}h:g=AW AG(g>=b)Aw i;AP(AN=0 BZ,b=a;;AN=m){AP(;;){Bh,BE=a,b=a;o(b>i)g=AW AG(g>=b)Aw j;t=d[g];AO(t)Ay:Aw j;BF:g++;AW=g AG(m<19)Aw k;}}k:*(h+m+80)=t;m++;}j:AZ(aT,h+80,19);i=AN;m=i+e AG(m>9){v=Ab;ab=49;Aw l;}o(i>=20)if(i){AP(d=aT;;d++){t=*d;Br m;}w=Bz m;}w=r;}ah=(I)1<<w%32 AG(ah&s){v=Ac;Aw m;}s=ah|s;l=w<<e*AK|l AG(d+1==aT+i)Ax e++;}Bl;e=m;}}BV(e<9);u(h+64)++;s=b=a=B0=0;do{B0++;
Y(h,1)AG(AW>=BE)Aw n;Y(h,0);AZ(aU,h+80,19);g=AN;e=g+b AG(e>9){v=Ab;ab=49;Aw o;}o(g>=20)if(g){AP(d=aU;;d++){t=*d;Br p;}i=Bz p;}i=r;}ah=(I)1<<i%32 AG(ah&s){v=Ac;Aw p;}s=ah|s;a=i<<b*AK|a AG(d+1==aU+g)Ax b++;}Bl;b=e;}}BV(b<9);BY b++;o(b>=9)d=f+b*3152 AG(u(d)==(U)1<<63){g=(U)-1<<AU;u=E(8);c=E(256);AR(ao+40,0,384);u(ao)=256;u(ao+8)Bs c;u(ao+16)=256;u(ao+24)=15;u(ao+32)=0;b=1;s=0;do{AP(e=0;(g>>e*AK)B4!=b;)e++;j=ao+b*12+40;i(j)=(I)b*16;i(j+4)=1;i(j+8)=(I)b*4;i=b*16;m=e%3;w=e/3;C=w+m;c[i]=C;G=F(m,1)
AL!!m;*(c+i+1)=G+w;*(c+i+2)=(B)(w-m)+2;e=F(w,1)AL(e>2);*(c+i+3)=e+m;*(c+i+4)=G+e;*(c+i+5)=(B)(e-m)+2;e=As(w,2);w=F(w,2);*(c+i+6)=m-e+w;*(c+i+7)=w-e+G;*(c+i+8)=(B)(w-(e+m))+2;b++;s=(I)C%256+s;}BV(b!=9);AP(i(ao+32)=s,c=E(131072),AR(c,255,131072),b=t=1,e=0;;b=i|b*4){i=e+1;r=R[e];am=b<131072 AG(r==32){o(!am)c[b]=0 AG(i==344)Aw q;e+=2;r=R[i]AG(r==32)AP(;;e=b)BM(e==344)Aw r;b=e+1;r=R[e]AG(r!=32){am=0;e=b;Ax}}AY am=c[1];c[1]=am;b=1;}AY{o(!am)am=c[b];e=i A8(am==255)c[b]=t,t++;AO(r){case 68:i=0 A5 76:i=
1 A5 82:i=2 A5 85:i=3;Ax BF:Bq A8(e==344)Aw q;}r:c[1]=0;q:AP(AR(aO,0,1280),b=4,i=1;;b=e){e=b+1;i=b==i*16?i*4:i;j=c+b;t=*j AG(t==255){m=i+((U)2147483647<<32|4294967295u)&b|i;o(m>=131072)t=c[m];*j=t;}r=c[b/4];b%=4;(aO+r*4)[b]=t AG(t)j=aO+r+1024,*j|=(B)((I)1<<b)AG(e==131072)Ax}AA(c);AR(aP+424,0,256);AZ(aP,ao,424);AZ(aP+680,aO,1280);Ag(d);u(d)=2;u(d+8)Bs u;u(d+16)=2;i(d+24)=63;u(d+32)=0;u(d+40)=8;AR(d+48,0,16);u(d+64)=8;AR(d+72,0,24);AZ(d+96,aP,1960);AR(d+2056,0,1042);u(d+3104)=g;AZ(d+3112,(P)Ao,16)
;BA AH;}BY Ba(b=0;e=Bj(a>>e^l)B4;)Ba(b=0;i=Bj(a>>i^l/16)B4;)Ba(b=0;m=Bj(a>>m^l>>8)B4;)Ba(b=0;w=Bj(a>>w^l>>12)B4;)Ba(b=0;C=Bj(a>>C^l>>16)B4;)Ba(b=0;G=Bj(a>>G^l>>20)B4;)Ba(b=0;p=Bj(a>>p^l>>24)B4;)Ba(b=0;q=Bj(a>>q^l>>28)B4;)Ba(b=0;o=Bj(a>>o^l>>32)B4;)Ba(g=(U)-1<<AU,a=g>>p,b=g>>G,l=g>>C,w=g>>w,m=g>>m,i=g>>i,e=g>>e&15,C=a<<24&251658240|g>>q<<28&4026531840u|(i*16%256|m<<8&3840|w<<12&61440|l<<16&983040|b<<20&15728640),g=g>>o<<32&((U)15<<32|0)|C,G=g|e,p=u(d+3104),t=d[3124],q=Bc q*AK&G;)q++;AP(o=m B4,T=
w B4,k=l B4,ad=b B4,ae=C>>24&15,ac=C>>28,aj=g>>32,au=Bc au*AK&p;)au++;aV=p>>8&15;aQ=p>>12&15;aF=p>>16&15;aB=p>>20&15;aA=p>>24&15;av=p>>28&15;aq=p>>32&15 AG((G B4>i B4)^q/3+q%3&1^(G B4>o)^(i B4>o)^(G B4>T)^(i B4>T)^(m B4>T)^(G B4>k)^(i B4>k)^(m B4>k)^(w B4>k)^(G B4>ad)^(i B4>ad)^(m B4>ad)^(w B4>ad)^(l B4>ad)^(G B4>ae)^(i B4>ae)^(m B4>ae)^(w B4>ae)^(l B4>ae)^(b B4>ae)^(G BX)^(i BX)^(m BX)^(w BX)^(l BX)^(b BX)^((C>>24)BX)^(G B1)^(i B1)^(m B1)^(w B1)^(l B1)^(b B1)^((C>>24)B1)^(C>>28>aj)^((p B4>Bf)
^au/3+au%3&1^(p B4>aV)^(Bf>aV)^(p B4>aQ)^(Bf>aQ)^(Bo>aQ)^(p B4>aF)^(Bf>aF)^(Bo>aF)^(Bu>aF)^(p B4>aB)^(Bf>aB)^(Bo>aB)^(Bu>aB)^(BL>aB)^(p B4>aA)^(Bf>aA)^(Bo>aA)^(Bu>aA)^(BL>aA)^((p>>20)B4>aA)^(p B4>av)^(Bf>av)^(Bo>av)^(Bu>av)^(BL>av)^((p>>20)B4>av)^((p>>24)B4>av)^(p B4>aq)^(Bf>aq)^(Bo>aq)^(Bu>aq)^(BL>aq)^((p>>20)B4>aq)^((p>>24)B4>aq)^((p>>28)B4>aq)))a=(U)2147483648u<<32|1;AY BM(BA==(U)1<<63){q=u(d+16)AG(q)AR(q(d+8),0,q*4);AP(u(d+72)=u(d+48)=0,q BC){ad=k+1;Bt-u[ae]AG(ad==9)Ax T=(k<<ah)+T;}AP(q=
Bc q*AK&G;)q++;u(az)=G;i(az+8)=0;az[12]=q;az[13]=az[15]=0;az[14]=s;X(d,az,d+3112);q=u(d+72)AG(!q)BJ AP(;;){AP(c=q(d+64),T=u(c),q--,k=u(c+q*8),u(c)=k,u(d+72)=q,ad=0;;ad=ae){ac=ad*2;ae=ac|1;ac+=2 AG(ac<q)ae=u(c+ac*8)<u(c+ae*8)?ac:ae AG(ae>=q)Ax o(ad>=q)j=c+ae*8;ac=u(j)AG(k<=ac)Ax u(c+ad*8)=ac;u(j)=k;}q=T&4294967295u;k=u(d+48);o(q>=k)c=q(d+40);j=c+q*16;r=j[13];am=j[14];aw=j[15]AG(!am)Ax if(k+3>u(d+80))Aw t;AP(u(d+88)++,q=u(j),aH=j[12],i(aZ+16)=50462976,a2=Aa[aH B4],k=0;;k=ad){ad=k+1;aI=*(aZ+k+16)
AG((B)((I)1<<aI%8)&a2)BM(!r)k=u((P)Aq+aI*8);AY AO(aI){case 0:if(aw==3)Aw u;k=3 A5 1:if(aw==2)Aw u;k=(U)-1 A5 2:if(aw==1)Aw u;k=1 A5 3:if(!aw)Aw u;k=(U)-3;}k+=aH;ae=k*AK;ac=q>>ae&15;aj=ac*16;au=aj+aH;o(au>=o)aj+=k;o(aj>=o)a3=(B)(u[au]+am)-u[aj];u(ay)=ac<<ae^ac<<aH*AK^q;i(ay+8)=T;ay[12]=k;ay[15]=aI;ay[13]=r+1;ay[14]=a3;X(d,ay,d+3112);}u:if(ad==4)Ax}q=u(d+72)AG(!q)BJ}s=i(j+8);AR(aS,0,256)AG(!r)a=0,v=(P)1;AY{AP(t=r;;s=i(v+8)){*(aS+t-1)=aw;o(k<=s)v=c+(U)s*16;t=v[13]AG(!t)Ax aw=v[15];}v=E(r);AZ(v,aS,
r);a=r;}ap=a;Aw s;t:AP(u(d+2064)=Ap(241920,u(d+88)*16),q BC){ad=k+1;Bt-u[ae];T=(k<<ah)+T AG(ad==9)Ax}ah=i(d+132);o(o<=i(d+e*12+328))c=d+i%Be;k A3*4;ax=i(c);e=k+ax;o(e>=o)aD=u[e];ax=u[ax];k=k<<AS;c=d+m%Be;m A3*8;ag=AS;i=(k>>ag&q)B2 e=i+m;o(e>=o||i>=o)ar=u[e];aE=u[i];m=(m<<ag)+k;c=d+w%Be;w A3*12;ag=AS;i=(m>>ag&q)B2 e=i+w;o(e>=o||i>=o)aJ=u[e];aK=u[i];w=(w<<ag)+m;c=d+l%Be;ag=i(c+4);ak=AS;e=(w>>ak&q)B2 l=e+ag;o(l>=o||e>=o)a4=u[l];a5=u[e];e=((U)ag<<ak)+w;c=d+b%Be;i A3*5;ag=AS;l=(e>>ag&q)B2 b=l+i;o(b>=
o||l>=o)ak=u[b];a6=u[l];i=(i<<ag)+e;c=d+a%Be;l A3*9;ag=AS;b=(i>>ag&q)B2 a=b+l;BS a7=u[a];a8=u[b];l=(l<<ag)+i;c=d+(C>>28)*12+328;e A3*13;ag=AS;b=(l>>ag&q)B2 a=b+e;BS a9=u[a];ba=u[b];e=(e<<ag)+l;c=d+(g>>32)*12+328;g A3*2;ag=AS;b=(e>>ag&q)B2 a=b+g;BS AP(ah=ah+aD+ar+aJ+a4+ak+a7+a9+u[a]-(ax+aE+aK+a5+a6+a8+ba+u[b]),ax=F(ah,s),r=d[3124],aa=h(d+3122),af=h(d+3120),aD=(I)af*r,ar=ax*af;;ar=af>aa&&ar+(I)af*5>aD?aD:ar){AP(aE=(I)r+1,aJ=1,u=d+2072,aK=0,a=1976;;aJ++){a+=4 AG(aK>r)ak=0;AY AP(ak=0;ak*af+aK*aa<=
ar;)if(ak++,ak==aE){ak=aE;Ax}i(u)=ak AG(a==3000)Ax aE--;u=d+a+96;aK=aJ A8(ax<i(d+2072)){AP(a=Bc a*AK&G;)a++AG(K(d+96,G,a,T,s,(g<<ag)+e,ah,0,1))Ax}if(ar>=aD)BJ ar=ar+af*2;}r=d[3097]AG(!r)BM(d[3096]){v=(P)1;ap=a=0;Aw s;}}AY{u=E(r);AZ(u,d+520,r)AG(d[3096]){v=u;a=r;ap=r;Aw s;}AA(u)A8(BA==(U)1<<63){AP(u=E(1451520),c=u,a=1;i(c)AF,i(c+4)AF,i(c+8)AF,i(c+12)AF,i(c+16)AF,i(c+20)AF,i(c+24)AF,i(c+28)AF,i(c+32)AF,i(c+36)AF,a+=11,i(c+40)AF,a!=362880;)c+=44;AP(i(c+44)AF,c=E(144),a=0;;a=b){b=a+1;g=8-a;l=6-a;e=
7-a;i=l*g*e AG(a>3)m=1;AY{AP(w=m=1,C=0;m=w*m,C++,C!=4-a;)w++;m*=(5-a);}j=E(80640);u(an)=40320;u(an+8)Bs j;u(an+16)=0;w=i*8;r=!i AG(r)y=(P)8;AY AP(y=E(w),C=0;;C=q){n=E(g*8);u(n)=0 AG(a!=7)if(u(n+8)=1,a!=6)if(u(n+16)=2,a!=5)if(u(n+24)=3,a!=4)if(u(n+32)=4,a!=3)if(u(n+40)=5,a!=2)if(u(n+48)=6,a!=1)u(n+56)=7;q=C+1;x=E(24);o=i/g;o(g>i)T=C/o;k=C%o;o(T>=g)al=n+T*8;ad=u(al);memmove(al,al+8,(g+~T)*8);u(x)=ad;o(e>o)o=k/l;o(o>=e)al=n+o*8;T=u(al);memmove(al,al+8,(e+~o)*8);u(x+8)=T;o=u(n+k%l*8);AA(n);
memmove(x+8,x,16);T=u(x+8);k=u(x+16);AA(x);u(y+C*8)=k AL(T<k)AL(o<k)+(T+o*e AL(o<T))*l AG(q==i)Ax}g=m*i;o(!g)if(g<=40320)AP(l=m%4,q=e=0;;q=C){C=q+1 AG(!r)AP(n=y;;n+=8){o=(u(n)+q*i)*m;T=o+m;k=Ap(T,o)AG(k>u(an)-e)Ak(an,e,k),j=q(an+8),e=u(an+16)AG(o<T)BM(!l)k=e;AY AP(ad=0;;o=k)if(k=o+1,h(j+e*2)=o,e++,ad++,ad==l){o=k;k=e;Ax}if(m-1>=3)AP(;;o=e)if(h(j+k*2)=o,h(B9 2)=(H)o+1,h(B9 4)=(H)o+2,e=o+4,h(B9 6)=(H)o+3,k+=4,e==T){e=k;Ax}}u(an+16)=e AG(n+8==y+w)Ax}if(C>=40320/g)Ax}AZ(a0,an,24)AG(!r)AA(y);AZ(c+
a*24,a0,24)AG(b==6)Ax}j=E(144);y=q(c+8);a=u(c+16)AT}u(j)=a;u(j+8)Bs n;u(j+16)=a;y=q(c+32);a=u(c+40)AT}u(j+24)=a;u(j+32)Bs n;u(j+40)=a;y=q(c+56);a=u(c+64)AT}u(j+48)=a;u(j+56)Bs n;u(j+64)=a;y=q(c+80);a=u(c+88)AT}u(j+72)=a;u(j+80)Bs n;u(j+88)=a;y=q(c+104);a=u(c+112)AT}u(j+96)=a;u(j+104)Bs n;u(j+112)=a;y=q(c+128);a=u(c+136)AT}AP(u(j+120)=a,u(j+128)Bs n,u(j+136)=a,a=Bc a*AK&p;)a++;a=M(p)+a*40320;o(a>=362880)AP(i(u+a*4)=4294967295u,u(aN)=0,u(aN+8)=2,u(aN+16)=0,W(at,aN),a=Bc a*AK&p;)a++;b=u(at+16);
o(a>=b)y=q(at+8);n=y+a*24;aa=M(p);a=u(n+16)AG(a==u(n))V(n);AP(h(q(n+8)+a*2)=aa,u(n+16)=a+1;;y=q(at+8)){AP(n=y+b*24,x=y;;x+=24)BM(x==n)Aw v AG(u(x+16))B8(u(aL)=0,u(aL+8)=2,u(aL+16)=0,W(aM,aL),i(a1+16)=50462976,a=u(aM+16),x=q(aM+8),g=r=0;;r=*(a1+g+16))if(g++,!b)BM(g==4)Ax}AY{AP(l=0,al=y;;al+=24){e=l+1;AO(r){case 0:if(l<=2)Aw w;i=l-3 A5 1:if(l%3>=2)Aw w;i=e A5 2:if(!(l%3))Aw w;i=l-1 A5 3:if(l>=6)Aw w;i=l+3;}o(i>=a)m=u(al+16);aW=q(al+8);aC=x+i*24 AG(m)AP(aX=j+i*24,aY=c+l*24,aR=aW;;aR+=2){aa=h(aR)
AG(i==l+3){o(l>=6||u(aY+16)<=aa)aG=aY;}AY BM(l!=i+3){w=aa;Aw x;}o(i>=6||u(aX+16)<=aa)aG=aX;}w=h(q(aG+8)+aa*2);x:C=w+i*40320;o(C>=362880)aG=u+C*4 AG(i(aG)==-2){i(aG)=(I)(l*40320+aa)*4|r;C=u(aC+16)AG(C==u(aC))V(aC);h(q(aC+8)+C*2)=w;u(aC+16)=C+1 A8(aR+2==aW+m*2)Ax}w:if(al+24==n)Ax l=e A8(g==4)Aw y;}Aw z;y:Bv(q(n+8));BV(a!=b);z:if(u(at))AA(y);AZ(at,aM,24);b=u(at+16);}v:if(b){Bv(q(n+8));BV(a!=b)A8(u(at))AA(y)AG(u(c))AA(q(c+8))AG(u(c+24))AA(q(c+32))AG(u(c+48))AA(q(c+56))AG(u(c+72))AA(q(c+80))AG(u(c+
96))AA(q(c+104))AG(u(c+120))AA(q(c+128));AA(c)AG(u(j))AA(q(j+8))AG(u(j+24))AA(q(j+32))AG(u(j+48))AA(q(j+56))AG(u(j+72))AA(q(j+80))AG(u(j+96))AA(q(j+104))AG(u(j+120))AA(q(j+128));AA(j)AG((S)BA>0)AA(q(d+3136));BA=362880;u(d+3136)Bs u;u(d+3144)=362880;}}AP(u=E(32),u(as)=32,u(as+8)Bs u,a=u(as+16)=Bc a*AK&G;)a++;G=M(G)+a*40320;c=q(d+3136);a=u(d+3144);o(G>=a)AP(b=0;s=i(c+G*4),s<-2;){r=((P)"\0\1\2\3")[s%4]AG(b==u(as))Ah(as),u=q(as+8);u[b]=r;b++;u(as+16)=b;G=s/4;o(G>=a)}a=u(as)AG(a!=(U)1<<63)BM(s==-1)
BM(b<=t){v=u;ap=b;Aw s A8(!a)BJ AA(u);a AH;Aw s A8(a)AA(u);}a AH;}s:AJ("Case ",1,5,A1);d=N(ab)AG(d)Aw a1;AJ(Ad,1,2,A1)AG((S)a<0)AJ("-1",1,2,A1),Bp,AJ("unsolvable",1,10,A1),Bp;AY{d=N(ap)AG(d)Aw a1;AP(Bp,d=v;d!=v+ap;d++)AJ("dlru"+*d,1,1,A1);Bp AG(a)AA(v)A8(ai||O>z)B6}Bq;a1:if((S)a<1){ai=0;Aw f;}AA(v);ai=0;Aw f;p:Bl;ab=13;o BT n:AX A0 m:Bl;ab=13;l BT i:AX A0}g:u(h+24)Bs(P)"is not a number of boards";u(h+32)=25 A0 a:AX;d=0;ai=0;f:AO(u(f))AE b1;Av(q(f+8))A8(u(f+32))AA(q(f+40))AG(u(f+56))AA(q(f+64))
AG(u(f+96))AA(q(f+104))AG((S)u(f+3128)>0)AA(q(f+3136));b1:AO(u(f+3152))AE c1;Av(q(f+3160))A8(u(f+3184))AA(q(f+3192))AG(u(f+3208))AA(q(f+3216))AG(u(f+3248))AA(q(f+3256))AG((S)u(f+6280)>0)AA(q(f+6288));c1:AO(u(f+6304))AE d1;Av(q(f+6312))A8(u(f+6336))AA(q(f+6344))AG(u(f+6360))AA(q(f+6368))AG(u(f+6400))AA(q(f+6408))AG((S)u(f+9432)>0)AA(q(f+9440));d1:AO(u(f+9456))AE e1;Av(q(f+9464))A8(u(f+9488))AA(q(f+9496))AG(u(f+9512))AA(q(f+9520))AG(u(f+9552))AA(q(f+9560))AG((S)u(f+12584)>0)AA(q(f+12592));
e1:AO(u(f+12608))AE f1;Av(q(f+12616))A8(u(f+12640))AA(q(f+12648))AG(u(f+12664))AA(q(f+12672))AG(u(f+12704))AA(q(f+12712))AG((S)u(f+15736)>0)AA(q(f+15744));f1:AO(u(f+15760))AE g1;Av(q(f+15768))A8(u(f+15792))AA(q(f+15800))AG(u(f+15816))AA(q(f+15824))AG(u(f+15856))AA(q(f+15864))AG((S)u(f+18888)>0)AA(q(f+18896));g1:AO(u(f+18912))AE h1;Av(q(f+18920))A8(u(f+18944))AA(q(f+18952))AG(u(f+18968))AA(q(f+18976))AG(u(f+19008))AA(q(f+19016))AG((S)u(f+22040)>0)AA(q(f+22048));h1:AO(u(f+22064))AE i1;Av(q(f+
22072))A8(u(f+22096))AA(q(f+22104))AG(u(f+22120))AA(q(f+22128))AG(u(f+22160))AA(q(f+22168))AG((S)u(f+25192)>0)AA(q(f+25200));i1:AO(u(f+25216))AE j1;Av(q(f+25224))A8(u(f+25248))AA(q(f+25256))AG(u(f+25272))AA(q(f+25280))AG(u(f+25312))AA(q(f+25320))AG((S)u(f+28344)>0)AA(q(f+28352));j1:if(!(fflush(A1)|ferror(A1)))BM(ai)Aw k1;}AY if(ai){d=(P)An;Aw l1 A8(!d){d=0;Aw m1;}l1:if(*d)Aw m1;k1:if(u(h))AA(q(h+8));AI 0;m1:Al(h,d);Af();}
