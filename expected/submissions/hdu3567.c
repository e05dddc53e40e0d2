/* slidekit 0.1.0, rustc 1.95.0: bundle hdu3567 --c */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef __GNUC__
#define __attribute__(x)
#define __extension__
#endif
#define A __attribute__((may_alias))
typedef unsigned char B,*P;
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
#define As 4008636142u<<32|4008636144u
#define At case 0:break;default:free
#define Au goto
#define Av {case 9:case 10:case 12:case 13:case 32
#define Aw 4275878552u<<32|1985229328
#define Ax {case(U)1<<63:Au
#define Ay =4294967294u
#define Az =(U)1<<63
#define AA break;
#define AB free
#define AC fwrite
#define AD return
#define AE ;if
#define AF 4%64
#define AG u(e+56)
#define AH switch
#define AI f&2271560481u^2271560481u|(U)-16<<f&((U)8<<32|1985229328)
#define AJ q>>l&15;w=g+1;m=i(a+w*4+1968)
#define AK u(e+40)
#define AL AG=0;u(e+24)=(Z)Q;u(e+32)=19
#define AM e[3];P b=(P)e;U c,d;c=u(a)
#define AN for
#define AO ,stderr
#define AP ;o(u(b))u(a+8)=(Z)q(b+8)
#define AQ d=0;aa=0;Au f
#define AR memset
#define AS stdout
#define AT %16
#define AU i(a+d*4+288)%64
#define AV ;memcpy
#define AW b++;AN
#define AX if(w==u){AK=0;u=fread(n,1,65536,stdin)
#define AY ;AA case
#define AZ ;}if
#define A0 a,d<<j*AF^d<<l^q,i,
#define A1 AK=0,a=fread(d,1,k,stdin),u(e+48)
#define A2 b*AF,
#define A3 +i(a+d*4+32)
#define A4 e[80]=j;AG=1
#define A5 g/16 AT
#define A6 i(a+d*4+160)
#define A7 0;}else{if((B)(j-49)>=8){n=K;Au
#define A8 AC(G,1,1,AS)
#define A9 abort()
#define Ba g/256 AT>
#define Bb q=j-48 AE(q>9){if(j!=88){n=K;Au
#define Bc q(a+8)
#define Bd AF;d=AJ;n=A6;o=AU;e=u(a+24);b
#define Be Bc;h=u(a+16);o(c>=h||b>=h)p=k
#define Bf f[c]-f[b]AE
#define Bg g/4096 AT>
#define Bh AP;u(a)=d;}void
#define Bi o(b>=h||e>=h)y=t+f[b]-f[e]AE
#define Bj x=i(a+b*4+288)%64;e=(s>>x&e)
#define Bk default
#define Bl i(a+b*4+32);b=e-c;Bi(y<m)if
#define Bm n=AU;b=u(a+24);c=(r>>n&b)A3
#define Bn {a Az;Au s;}
#define Bo {g=1;Au b;}}}if
#define Bp *(a+g+416)
#define Bq 65536
#define Br f=Bc;u=u(a+16);o(h>=u||c>=u)
#define Bs u(e+24)=(Z)n;u(e+32)=x;AQ
#define Bt 1;l=i*Bd=(r>>o&e)A3;c=b
#define Bu n;f=Be+Bf(p<m){b=d|16;c
#define Bv ,d=q(e+8),k=u(e+16),m=0
#define Bw ,p,s-(c<<x),y,w,(a+z*4)
#define Bx u(d+3120)
#define By u(e+72)
#define Bz {U c[1];P b=(P)c AE(a>9)
#define BA }while
#define BB AN(b=0;f=A2(U)15<<f&a;)
#define BC else
#define BD {aa=1;Au f;}
#define BE 0;(U)15<<
#define BF 2147483648u
#define BG 4294967295u
#define BH =i(a+c*4+288)%64;b=
#define BI %32 AE(aj&t){n=Ab;Au
#define BJ {g=0;Au b;}
typedef struct{U a;B b;}Aq;typedef struct{U a;I b;}Ar;B Am[]="the output cannot be written",Y[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",Aa[]="has more characters than the board has cells left",Q[]="the input ends here",K[]="is not a tile",Ab[]="appears twice",Ac[]=": ",G[]="\n",R[]=
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ";U Aj[3]={4,0,28},Ak[2]={0,(U)31<<32|65537},Al[4]={3,(U)-1,1,(U)-3};U F(U a,U b){AD a>b?a:b;}U An(U a,U b){AD a<b?a:b;}Aq Ao(U a,U b){Aq r;r.a=a*b;r.b=b&&
r.a/b!=a;AD r;}U Ap(U a,U b){AD a>b?a-b:0;}P Ad(P a,U b){o(b>=BF)a=(P)realloc(a,b);o(!a)AD a;}P E(U a){P b;o(a>=BF)b=(P)calloc(a,1);o(!b)AD b;}void Ae(P a){AH(u(a)){case(U)1<<63:AD;At(Bc)AZ(u(a+32))AB(q(a+40))AE(u(a+56))AB(q(a+64))AE(u(a+96))AB(q(a+104))AE((S)u(a+3120)>0)AB(q(a+3128));}void L(P d,U e,P a,U f,U c,U g){Aq b;b=Ao(g,f)AE(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;BC a=!e?!b.a?p(c):E(b.a):Ad(a,b.a),u(d+8)=(Z)a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c;}void Af(P a){U AM;d=F(c*2,8);L(b,c,Bc,d,1,1)
Bh Ag(P a){U AM;d=F(c*2,4);L(b,c,Bc,d,8,8)Bh V(P a){U AM;d=F(c*2,4);L(b,c,Bc,d,8,16)Bh W(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]AE((I)l+k<=h[12]){e=u(c);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=u(b+16);o(a>=f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)AE(g){AN(;;){i=(U)g-1;o(i>=d)n=j+i*16 AE(u(n)==e)AA a=a+1&f-1;g=i(m+a*4)AE(!g)Au a AZ(k>=n[13])AD AV(n,c,16);Au b;}a:o(a>=f)i(m+a*4)=(I)d+1 AE(d==u(b+32))V(b+32),j=q(b+40)AV(j+d*16,c,16);u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+
(I)h(h+10)*k)<<40|(U)l<<32|i;a=u(b+72)AE(a==u(b+56))Ag(b+56);c=q(b+64);u(c+a*8)=e;e=a+1;u(b+72)=e AE(a){AN(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)AE(a<=d)AD;u(b)=d;u(h)=a AE(!f)AD;}A9;}}}void X(P c,B e){B h;P f;U g,d,a,b;AN(u(c+56)=0,f=q(c+8),g=u(c+16),d=0,a=u(c+48),b=u(c+40);;u(c+56)=d){do{if(b==a)u(c+40)=0,a=fread(f,1,g,stdin),u(c+48)=a,b=0;o(a>g)if(b>=a)AD;h=f[b];AH(h)Av:AA Bk:if(e)AD;Au a AZ(!e)AD;a:b++;u(c+40)=b;BA(d>=19);*(c+d+80)=h;d++;}A9;}P N(U a)Bz N(a/10);*b=a%10|
48;AC(b,1,1 AO);AD 0;}P Ai(P b,U c){U f[1];P e=(P)f;B d;P a;AN(AC("\"",1,1 AO),a=b;d=*a,*e=(B)(d-33)<94?d:63,AC(e,1,1 AO),a+1!=b+c;)a++AE(c==19)AC("...",1,3 AO);AC("\" ",1,2 AO);AD 0;}void Ah(P a,P c){U b AE(!c){b=u(a+64)AE(b){AC("board ",1,6 AO)AE(N(b))AD;AC(", ",1,2 AO);}AC("word ",1,5 AO)AE(N(u(a+72)))AD;AC(Ac,1,2 AO);b=u(a+56)AE(b){o(b>=20)if(Ai(a+80,b))AD;}AC(q(a+24),1,u(a+32)AO);}BC AC(q(c+8),1,u(c+16)AO);AC(G,1,1 AO);}P M(U a)Bz M(a/10);*b=a%10|48;AC(b,1,1,AS);AD 0;}B J(P a,U q,U j,U r,
I k,U s,I t,B g,B z){B v,w;I m,n,o,p,x,y;P f;U i,l,d,e,b,c,h,u AE(k){AN(;;j=i){i=u(a+1952)AE(i>=u(a+1960))Au a;u(a+1952)=i+1;v=*(a+z+1696)&Y[j AT]AE(v%2){i=j+3;l=i*AF;d=AJ;e=(U)A6*3;Bm;h=c-e;Br o=k+f[h]-f[c]AE(o<m){c=d|16;p=i(a+c*4+160);x BH(s>>x&b)+i(a+c*4+32);c=b-p;o(c>=u||b>=u)y=t+Bf(y<m)if(Bp=0,J(A0 r-(e<<n),o,s-((U)p<<x),y,w,*(a+z*4+672)))Bo(v&2){i=j-Bt+Bu=i(a+b*4+160)*(U)-4;Bj+Bl(Bp=1,J(A0((U)n<<o)+r Bw[673]))Bo(v&4){i=j+Bt-Bu=(U)i(a+b*4+160)*4;Bj+Bl(Bp=2,J(A0 r-((U)n<<o)Bw[674]))Bo(!(v&8)
)BJ i=j-3;l=i*AF;d=q>>l&15;v=g+1;m=i(a+v*4+1968);e=A6*(U)-3;Bm;h=c-e;Br k=k+f[h]-f[c]AE(k>=m)BJ c=d|16;o=i(a+c*4+160);p BH(s>>p&b)+i(a+c*4+32);c=b+o;o(c>=u||b>=u)t=t+Bf(t>=m)BJ Bp=3 AE(!k){g=v;Au a;}z=(a+z*4)[675];g=v;s=((U)o<<p)+s;r-=(e<<n);q=d<<j*AF^d<<l^q;}A9;}a:a[2992]=g;g=1;b:AD g;}Ar O(P b,U h,U m){Ar k;I d,g;P j;U i,n,f,c,l,e,a;AN(i=u(b+16),j=q(b+8),n=u(b+24),c=d=f=0;;c=l){l=c+1;e=c*4;a=m>>e%64&15;g=i(b+h*64+32+a*4);o(i<=g)d+=j[g];a=a|h*16;c=(!h?c:e&12|c/4)*i(b+a*4+160);g=i(b+a*4+288)%64;
e=(f>>g&n)+i(b+a*4+32);a=e+c;o(a>=i||e>=i)d=d+j[a]-j[e];f=(c<<g)+f AE(l==9)AA}k.a=f;k.b=d;AD k;}int main(void){U aR[4060];P as=(P)aR,aN=as+16,aF=as+40,at=as+296,ap=as+312,aO=as+336,al=as+360,aB=as+384,ai=as+1664,aC=as+2080,aG=as+4032,aH=as+4056,c=as+4080,e=as+32376;Ar ax,aD;B aa,j,q,ae,aq,az,aP,aA,aQ;H aK,ar;I t,aj,av,aE,aL,aM,ao;P n,d,y,l,o,ay,aw;U x,u,w,am,a,b,f,v,h,k,m,C,ac,g,s,L,p,D,i,r,z,N,af,an,ak,ag,T,ab,ah,ad,aI,au,aJ;Aj[1]=(Z)(Am);AN(n=E(Bq),AR(e+80,0,19),u(e)=Bq,u(e+8)=(Z)n,u(e+16)=Bq,
AR(e+40,0,32),u(e+24)=1,u(e+32)=0,u(c)Az,u(c+3144)Az,u(c+6288)Az,u(c+9432)Az,u(c+12576)Az,u(c+15720)Az,u(c+18864)Az,u(c+22008)Az,u(c+25152)Az,By=1,w=u=x=0;;AG=x){do{AX;u(e+48)=u;o(u>Bq)w=0 AZ(w>=u)Au a;aa=n[w];AH(aa)Av:AA Bk:Au b;}w++;AK=w;BA(x>=19);*(e+x+80)=aa;x++;}A9;b:AN(x=0;;x++){AN(;;){AX;u(e+48)=u AE(u>Bq)Au c;w=0 AZ(w>=u)Au d;aa=n[w];AH(aa)Av:Au d;Bk:w++;AK=w AE(x<19)Au e;}}e:*(e+x+80)=aa;}c:AG=x;A9;d:AG=x;o(x>=20)if(!x)BD AN(u=0,n=e+80;;n++){aa=*n-48 AE(aa>9)Au g;u=u*10+aa AE(n+1==e+x+
80)AA}if(x!=19){if(!u)BD AN(x=1;;x=w){aa=x>=u;w=x+!aa;u(e+64)++;By=0;a=u(e+48);b=a;f=AK;t=h=v=0;do{AN(By++Bv;;AG=m){do{if(f==b)A1=a,f=0,b=a;o(b>k)if(f>=b)Au h;j=d[f];AH(j)Av:AA Bk:Au h;}f++;AK=f;BA(m>=19);*(e+m+80)=j;m++;}h:f=AK AE(f>=b)Au i;AN(AG=0 Bv,b=a;;AG=m){AN(;;){if(f==b)A1=a,b=a;o(b>k)f=AK AE(f>=b)Au j;j=d[f];AH(j)Av:Au j;Bk:f++;AK=f AE(m<19)Au k;}}k:*(e+m+80)=j;m++;}j:memcpy(aG,e+80,19);k=AG;m=k+h AE(m>9){n=Aa;x=49;Au l;}o(k>=20)if(k){AN(d=aG;;d++){j=*d;Bb m;}C=A7 m;}C=q;}aj=(I)
1<<C BI m;}t=aj|t;v=C<<h*AF|v AE(d+1==aG+k)AA h++;}A4;h=m;}BA(h<9);u(e+64)++;t=b=a=By=0;do{By++;X(e,1)AE(AK>=u(e+48))Au n;X(e,0)AV(aH,e+80,19);f=AG;h=f+b AE(h>9){n=Aa;x=49;Au o;}o(f>=20)if(f){AN(d=aH;;d++){j=*d;Bb p;}k=A7 p;}k=q;}aj=(I)1<<k BI p;}t=aj|t;a=k<<b*AF|a AE(d+1==aH+f)AA b++;}A4;b=h;}BA(b<9);BB b++;o(b>=9)d=c+b*3144 AE(u(d)==(U)1<<63){f=(U)-1<<AI;y=E(8);l=E(256);AR(ai+288,0,128);u(ai)=256;u(ai+8)=(Z)l;u(ai+16)=256;u(ai+24)=15;AR(ai+32,0,256);b=1;do{AN(h=0;(f>>h*AF)AT!=b;)h++;k=b*16;
i(ai+b*4+32)=k;i(ai+b*4+160)=1;i(ai+b*4+288)=(I)b*4;m=h/3;C=h%3;o=l+k;*o=m+C;k=F(C,1)+-(U)!!C;o[1]=k+m;o[2]=(B)(m-C)+2;h=F(m,1)+-(U)(h>2);o[3]=h+C;o[4]=k+h;o[5]=(B)(h-C)+2;h=F(m,2);m=An(m,2);o[6]=C-m+h;o[7]=h-m+k;o[8]=(B)(h-(m+C))+2;b++;BA(b!=9);AN(l=E(131072),AR(l,255,131072),b=j=1,h=0;;b=k|b*4){k=h+1;q=R[h];ae=b<131072 AE(q==32){o(!ae)l[b]=0 AE(k==344)Au q;h+=2;q=R[k]AE(q==32)AN(;;h=b){if(h==344)Au r;b=h+1;q=R[h]AE(q!=32){ae=0;h=b;AA}}BC ae=l[1];l[1]=ae;b=1;}BC{o(!ae)ae=l[b];h=k AZ(ae==255)
l[b]=j,j++;AH(q){case 68:k=0 AY 76:k=1 AY 82:k=2 AY 85:k=3;AA Bk:A9 AZ(h==344)Au q;}r:l[1]=0;q:AN(AR(aB,0,1280),b=4,k=1;;b=h){h=b+1;k=b==k*16?k*4:k;o=l+b;j=*o AE(j==255){m=k+((U)2147483647<<32|BG)&b|k;o(m>=131072)j=l[m];*o=j;}q=l[b/4];b%=4;(aB+q*4)[b]=j AE(j)o=aB+q+1024,*o|=(B)((I)1<<b)AE(h==131072)AA}AB(l);AR(aC+416,0,256)AV(aC,ai,416)AV(aC+672,aB,1280);Ae(d);u(d)=2;u(d+8)=(Z)y;u(d+16)=2;i(d+24)=63;u(d+32)=0;u(d+40)=8;AR(d+48,0,16);u(d+64)=8;AR(d+72,0,24)AV(d+96,aC,1952);AR(d+2048,0,1041);u(d+
3096)=f AV(d+3104,(P)Ak,16);Bx Az;}BB AW(b=0;h=A2(a>>h^v)AT;)AW(b=0;k=A2(a>>k^v/16)AT;)AW(b=0;m=A2(a>>m^v>>8)AT;)AW(b=0;C=A2(a>>C^v>>12)AT;)AW(b=0;ac=A2(a>>ac^v>>16)AT;)AW(b=0;g=A2(a>>g^v>>20)AT;)AW(b=0;s=A2(a>>s^v>>24)AT;)AW(b=0;L=A2(a>>L^v>>28)AT;)AW(b=0;p=A2(a>>p^v>>32)AT;)AW(f=(U)-1<<AI,a=f>>g,b=f>>ac,v=f>>C,m=f>>m,k=f>>k,h=f>>h&15,C=k*16%256|m<<8&3840|v<<12&61440|b<<16&983040|a<<20&15728640,ac=f>>s<<24&251658240|C,f=f>>L<<28&4026531840u|f>>p<<32&((U)15<<32|0)|h|ac,g=u(d+3096),j=d[3116],s=
BE s*AF&f;)s++;AN(L=m AT,p=v AT,D=b AT,i=a AT,r=ac>>24,z=f>>28&15,N=f>>32,af=BE af*AF&g;)af++;an=g>>8&15;ak=g>>12&15;ag=g>>16&15;T=g>>20&15;ab=g>>24&15;ah=g>>28&15;ad=g>>32&15 AE((f AT>k AT)^s/3+s%3&1^(f AT>L)^(k AT>L)^(f AT>p)^(k AT>p)^(m AT>p)^(f AT>D)^(k AT>D)^(m AT>D)^(v AT>D)^(f AT>i)^(k AT>i)^(m AT>i)^(v AT>i)^(b AT>i)^(f AT>r)^(k AT>r)^(m AT>r)^(v AT>r)^(b AT>r)^(a AT>r)^(f AT>z)^(k AT>z)^(m AT>z)^(v AT>z)^(b AT>z)^(a AT>z)^(ac>>24>z)^(f AT>N)^(k AT>N)^(m AT>N)^(v AT>N)^(b AT>N)^(a AT>N)
^(ac>>24>N)^((f>>28)AT>N)^((g AT>A5)^af/3+af%3&1^(g AT>an)^(A5>an)^(g AT>ak)^(A5>ak)^(Ba ak)^(g AT>ag)^(A5>ag)^(Ba ag)^(Bg ag)^(g AT>T)^(A5>T)^(Ba T)^(Bg T)^(g/Bq AT>T)^(g AT>ab)^(A5>ab)^(Ba ab)^(Bg ab)^(g/Bq AT>ab)^((g>>20)AT>ab)^(g AT>ah)^(A5>ah)^(Ba ah)^(Bg ah)^(g/Bq AT>ah)^((g>>20)AT>ah)^((g>>24)AT>ah)^(g AT>ad)^(A5>ad)^(Ba ad)^(Bg ad)^(g/Bq AT>ad)^((g>>20)AT>ad)^((g>>24)AT>ad)^((g>>28)AT>ad)))a=(U)BF<<32|1;BC{if(Bx==(U)1<<63){if(u(d+88)*16+u(d+2048)<725760){AN(AR(q(d+8),0,u(d+16)*4),u(d+72)
=u(d+48)=0,ax=O(d+96,0,f),a=BE a*AF&f;)a++;u(at)=f;i(at+8)=0;at[12]=a;at[13]=at[15]=0;at[14]=ax.b;W(d,at,d+3104);a=u(d+72)AE(!a)Bn AN(y=q(d+104),s=u(d+112);;){AN(l=q(d+64),L=u(l),a--,p=u(l+a*8),u(l)=p,u(d+72)=a,D=0;;D=i){r=D*2;i=r|1;r+=2 AE(r<a)i=u(l+r*8)<u(l+i*8)?r:i AE(i>=a)AA o(D>=a)o=l+i*8;r=u(o)AE(p<=r)AA u(l+D*8)=r;u(o)=p;}a=L&BG;p=u(d+48);o(a>=p)l=q(d+40);o=l+a*16;q=o[13];ae=o[14];aq=o[15]AE(!ae)AA if(p+3>u(d+80))Au t;AN(u(d+88)++,a=u(o),az=o[12],aP=Y[az AT],i(aN+16)=50462976,p=0;;p=D){D=
p+1;aA=*(aN+p+16)AE((B)((I)1<<aA%8)&aP){if(!q)p=u((P)Al+aA*8);BC AH(aA){case 0:if(aq==3)Au u;p=3 AY 1:if(aq==2)Au u;p=(U)-1 AY 2:if(aq==1)Au u;p=1 AY 3:if(!aq)Au u;p=(U)-3;}p+=az;i=p*AF;r=a>>i&15;z=r*16;N=z+az;o(N>=s)z+=p;o(z>=s)aQ=(B)(y[N]+ae)-y[z];u(as)=r<<i^r<<az*AF^a;i(as+8)=L;as[12]=p;as[15]=aA;as[13]=q+1;as[14]=aQ;W(d,as,d+3104);}u:if(D==4)AA}a=u(d+72)AE(!a)Bn}t=i(o+8);AR(aF,0,256)AE(!q)a=0,n=(P)1;BC{AN(j=q;;t=i(n+8)){*(aF+j-1)=aq;o(p<=t)n=l+(U)t*16;j=n[13]AE(!j)AA aq=n[15];}n=E(q)AV(n,aF,
q);a=q;}am=a;Au s;t:AN(u(d+2056)=Ap(725760,u(d+88)*16),ax=O(d+96,0,f),aD=O(d+96,1,f),t=F(aD.b,ax.b),q=d[3116],aK=h(d+3114),ar=h(d+3112),aj=(I)ar*q,av=t*ar;;av=ar>aK&&av+(I)ar*5>aj?aj:av){AN(aE=(I)q+1,aL=1,y=d+2064,aM=0,a=1968;;aL++){a+=4 AE(aM>q)ao=0;BC AN(ao=0;ao*ar+aM*aK<=av;)if(ao++,ao==aE){ao=aE;AA}i(y)=ao AE(a==2992)AA aE--;y=d+a+96;aM=aL AZ(t<i(d+2064)){AN(a=BE a*AF&f;)a++AE(J(d+96,f,a,ax.a,ax.b,aD.a,aD.b,0,1))AA}if(av+ar>=aj)Bn av=av+ar*2 AZ(u(d+2048)<u(d+2056)){j=d[3088]AE(!j){n=(P)1;am=
a=0;Au s;}n=E(j)AV(n,d+512,j);a=j;am=j;Au s AZ(Bx!=(U)1<<63)Au v;}AN(y=E(1451520),l=y,a=1;i(l)Ay,i(l+4)Ay,i(l+8)Ay,i(l+12)Ay,i(l+16)Ay,i(l+20)Ay,i(l+24)Ay,i(l+28)Ay,i(l+32)Ay,i(l+36)Ay,a+=11,i(l+40)Ay,a!=362880;)l+=44;i(l+44)Ay;a=g*AF;s=(((U)As)<<a)+((U)Aw);L=g/4&60;p=s+(((U)As)<<L);D=g/64&60;i=p+(((U)As)<<D);r=g>>10&60;z=i+(((U)As)<<r);N=g>>14&60;af=z+(((U)As)<<N);an=g>>18&60;ak=af+(((U)As)<<an);ag=g>>22&60;T=ak+(((U)As)<<ag);ab=g>>26&60;T=((T+(((U)As)<<ab))>>(g>>30&60))AT+(T>>ab)AT+
(((((((s>>L)AT+(((U)Aw)>>a)*8%128)*7+(p>>D)AT)*6+(i>>r)AT)*5+(z>>N)AT)*4+(af>>an)AT)*3+(ak>>ag)AT)*2;o(T>=362880)AN(i(y+T*4)=BG,l=E(16),u(l)=g,u(l+8)=T,g=a=1;;a=s){AN(u(al)=0,u(al+8)=8,u(al+16)=0,i(aO+16)=50462976,o=(P)8,p=s=0;;p=L){AN(L=p+1,q=*(aO+p+16),ay=l;;ay+=16){AN(p=u(ay),D=u(ay+8),i=0;z=i*AF,r=i+1,(U)15<<z&p;)i=r;AH(q){case 3:if(i>=6)Au w;r=i+3 AY 2:if(!(i%3))Au w;r=i-1 AY 1:if(i%3<2)AA Au w;case 0:if(i<=2)Au w;r=i-3;}r=r*AF;i=p>>r&15;i=i<<z^i<<r^p;p=i*AF;r=(((U)As)<<p)+((U)Aw);z=i/4&60;
N=r+(((U)As)<<z);af=i/64&60;an=N+(((U)As)<<af);ak=i>>10&60;ag=an+(((U)As)<<ak);T=i>>14&60;ab=ag+(((U)As)<<T);ah=i>>18&60;ad=ab+(((U)As)<<ah);aI=i>>22&60;au=ad+(((U)As)<<aI);aJ=i>>26&60;au=((au+(((U)As)<<aJ))>>(i>>30&60))AT+(au>>aJ)AT+(((((((r>>z)AT+(((U)Aw)>>p)*8%128)*7+(N>>af)AT)*6+(an>>ak)AT)*5+(ag>>T)AT)*4+(ab>>ah)AT)*3+(ad>>aI)AT)*2;o(au>=362880)aw=y+au*4 AE(i(aw)==-2){i(aw)=(I)D*4|q AE(s==u(al))V(al),o=q(al+8);aw=o+s*16;u(aw)=i;u(aw+8)=au;s++;u(al+16)=s;}w:if(ay+16==l+a*16)AA}if(L==4)AA}a=
u(al);o=q(al+8)AE(g)AB(l)AE(!s)AA l=o;g=a AZ(a)AB(o);Bx=362880;u(d+3128)=(Z)y;u(d+3136)=362880;}v:y=E(32);u(ap)=32;u(ap+8)=(Z)y;u(ap+16)=0;h*=4;a=(((U)As)<<h)+((U)Aw);k=k*AF;g=(((U)As)<<k)+a;m=m*AF;s=(((U)As)<<m)+g;v=v*AF;L=(((U)As)<<v)+s;b=b*AF;p=(((U)As)<<b)+L;C=C>>18&60;D=(((U)As)<<C)+p;ac=ac>>22&60;i=(((U)As)<<ac)+D;r=f>>26&60;i=(i>>r)AT+((D>>ac)AT+((p>>C)AT+((L>>b)AT+((s>>v)AT+((g>>m)AT+((a>>k)AT+(((U)Aw)>>h)*8%128)*7)*6)*5)*4)*3)*2+(((((U)As)<<r)+i)>>(f>>30&60))AT;l=q(d+3128);a=u(d+3136);
o(i>=a)AN(b=0;t=i(l+i*4),t<-2;){q=((P)"\0\1\2\3")[t%4]AE(b==u(ap))Af(ap),y=q(ap+8);y[b]=q;b++;u(ap+16)=b;i=t/4;o(i>=a)}a=u(ap)AE(a!=(U)1<<63){if(t==-1){if(b<=j){n=y;am=b;Au s AZ(!a)Bn AB(y);a Az;Au s AZ(a)AB(y);}a Az;}s:AC("Case ",1,5,AS);d=M(x)AE(d)Au x;AC(Ac,1,2,AS)AE(a>>63)AC("-1",1,2,AS),A8,AC("unsolvable",1,10,AS),A8;BC{d=M(am)AE(d)Au x;AN(A8,d=n;d!=n+am;d++)AC("dlru"+*d,1,1,AS);A8 AE(a)AB(n)AZ(aa||w>u)BD}A9;x:if((S)a<1){aa=0;Au f;}AB(n);aa=0;Au f;p:A4;x=13;o:Bs;n:AL;AQ;m:A4;x=13;l:Bs;i:AL;
AQ;}g:u(e+24)=(Z)(P)"is not a number of boards";u(e+32)=25;AQ;a:AL;d=0;aa=0;f:AH(u(c))Ax y;At(q(c+8))AZ(u(c+32))AB(q(c+40))AE(u(c+56))AB(q(c+64))AE(u(c+96))AB(q(c+104))AE((S)u(c+3120)>0)AB(q(c+3128));y:AH(u(c+3144))Ax z;At(q(c+3152))AZ(u(c+3176))AB(q(c+3184))AE(u(c+3200))AB(q(c+3208))AE(u(c+3240))AB(q(c+3248))AE((S)u(c+6264)>0)AB(q(c+6272));z:AH(u(c+6288))Ax a1;At(q(c+6296))AZ(u(c+6320))AB(q(c+6328))AE(u(c+6344))AB(q(c+6352))AE(u(c+6384))AB(q(c+6392))AE((S)u(c+9408)>0)AB(q(c+9416));a1:AH(u(c+
9432))Ax b1;At(q(c+9440))AZ(u(c+9464))AB(q(c+9472))AE(u(c+9488))AB(q(c+9496))AE(u(c+9528))AB(q(c+9536))AE((S)u(c+12552)>0)AB(q(c+12560));b1:AH(u(c+12576))Ax c1;At(q(c+12584))AZ(u(c+12608))AB(q(c+12616))AE(u(c+12632))AB(q(c+12640))AE(u(c+12672))AB(q(c+12680))AE((S)u(c+15696)>0)AB(q(c+15704));c1:AH(u(c+15720))Ax d1;At(q(c+15728))AZ(u(c+15752))AB(q(c+15760))AE(u(c+15776))AB(q(c+15784))AE(u(c+15816))AB(q(c+15824))AE((S)u(c+18840)>0)AB(q(c+18848));d1:AH(u(c+18864))Ax e1;At(q(c+18872))AZ(u(c+18896))
AB(q(c+18904))AE(u(c+18920))AB(q(c+18928))AE(u(c+18960))AB(q(c+18968))AE((S)u(c+21984)>0)AB(q(c+21992));e1:AH(u(c+22008))Ax f1;At(q(c+22016))AZ(u(c+22040))AB(q(c+22048))AE(u(c+22064))AB(q(c+22072))AE(u(c+22104))AB(q(c+22112))AE((S)u(c+25128)>0)AB(q(c+25136));f1:AH(u(c+25152))Ax g1;At(q(c+25160))AZ(u(c+25184))AB(q(c+25192))AE(u(c+25208))AB(q(c+25216))AE(u(c+25248))AB(q(c+25256))AE((S)u(c+28272)>0)AB(q(c+28280));g1:if(!(fflush(AS)|ferror(AS))){if(aa)Au h1;}BC if(aa){d=(P)Aj;Au i1 AZ(!d){d=0;Au j1;
}i1:if(*d)Au j1;h1:if(u(e))AB(q(e+8));AD 0;j1:Ah(e,d);exit(1);}
