/* slidekit 0.1.0, rustc 1.95.0: bundle mipt091 --c --minify */
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
#define Aq break;
#define Ar goto
#define As 267242409<<32|2271560481u
#define At o(d<=b)b=h(j+b*2);o(a<=b)for
#define Au return
#define Av 3];P b=(P)e;U c,d;c=u(a);d
#define Aw ;o(u(b))u(a+8)=(Z)q(b+8)
#define Ax memset
#define Ay for
#define Az ;if
#define AA fwrite
#define AB 4%64
#define AC 1;n=i(a+y*4+1976);b=a+e*12+40
#define AD abort();
#define AE {U e[Av=K(c*2,4);L
#define AF else
#define AG ;switch(e){case 9:case 10:case 12:case 13:case 32:
#define AH free
#define AI ,l+=4,l!=(b&((U)2147483647<<32|4294967292u));
#define AJ E(k+40,8,b);E(k+48,8,n)
#define AK E(k+40,8,d);E(k+48,8,a)
#define AL m=j*AB;e=r>>m&15
#define AM u(t)=u(t)|(U)1<<k%64 Az
#define AN ,stderr
#define AO ;o((C)k<=-1)t=l+k/64*8
#define AP memcpy
#define AQ 65536
#define AR Aw;u(a)=d;}void
#define AS Az(b){o(o<=b)d=w+b*32
#define AT G(i,16),i=(H)(i-1)&i,
#define AU e<<k*AB^e<<m^r
#define AV q(a+8)
#define AW i=a+e*12+232
#define AX u(a+24)
#define AY {d=(U)1<<63;Ar q;
#define AZ o(p>=N)a=M+p Az(!*a)*a=Q;}while
#define A0 0;(U)15<<a*AB&s;
#define A1 =(I)1<<
#define A2 u+d*4%16*12+40+d/4*12,i(h+204)
#define A3 AV;h=u(a+16);o(d>=h||c>=h)q=l
#define A4 b[d]-b[c]Az
#define A5 %64|X<<(B)(a[2]*4)%64|Y<<(B)
#define A6 %64|c<<(B)(a[4]*4)%64;AZ(n);
#define A7 %64|e<<(B)(*a*4)A5(a[3]*4)A6
#define A8 o(d>=h||f>=h)C=u+b[d]-b[f]Az
#define A9 o=i(b+8)%64;c=AX;d=(s>>o&c)
#define Ba 64;f=(t>>z&f)+i(i);d=f-c;A8
#define Bb {g=1;Ar b;}}}if
#define Bc 64;f=AX;c=(s>>p&f)+i(b);d=c
#define Bd ;Aq case
#define Be At(h=b;!(h(f+h*56+50)&p);)
#define Bf b=AV;w=u(a+16);o(h>=w||d>=w)
#define Bg *(a+g+424)
#define Bh 131072
#define Bi n=n-1&n;p=E<<(B)(a[1]*4)A7
#define Bj stdout
#define Bk u(k+24)=(Z)(P)
#define Bl ;}void
#define Bm g+AC;o=i(b+4);p=i(b+8)%Bc
#define Bn u(r)=0,u(r+8)=1,u(r+16)=0
#define Bo &=1;d=b%4 Az(b<4)a=0;AF{Ay
#define Bp AS;u(d)|=h;u(d+8)|=f;}b
#define Bq u(c+3128)
#define Br {Ay
#define Bs ,q,t-(c<<z),C,y,(a+v*4)
#define Bt a=u(c+120),i=q(c+104)
#define Bu u(c+72)
#define Bv ,Ax(u+40,0,384),u(u)=
#define Bw =0;AF
#define Bx b,c,AV,d,
#define By u(u+8)=(Z)i,u(u+16)=
#define Bz o;b=A3+A4(q<n){AW;c=
#define BA fread(i,1,AQ,stdin),
#define BB Be{h++;o(h==a)}o(!m)
#define BC i(h+208)=p,i(h+212)=
#define BD 4294967295u
#define BE 4;z=i(i+8)%Ba(C<n)if
#define BF 2147483648u
#define BG %16>g
#define BH *=i(h+4);t=i(h+8)%64
#define BI u(k+32)=13;e=0;Ar u;
#define BJ k+48,8
#define BK k+40,8
#define BL %16 Az(b&o){b=p^s^b;
#define BM ;o(p>=g)a=m+p*5;Bi
#define BN 4;A9+i(b);h=d-f;Bf
#define BO >>o*AB
#define BP {g=0;Ar b;}
#define BQ 65535
#define BR 1048576
typedef struct{U a;B b;}Ap;B Am[]="the output cannot be written",Y[]="\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n",Q[]="\n",R[]="DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ";U Aj[3]={4,0,28},Al[4]={
4,(U)-1,1,(U)-4};U Aa(P p,int n){U r=0;while(n--)r=r<<8|p[n];Au r Bl E(P p,int n,U a)Br(;n--;a>>=8)*p++=(B)a;}U Ab(U a){U n=0;Ay(;a;a&=a-1)n++;Au n;}U G(U a,int n){int i=0;Ay(;i<n&&!(a>>i&1);)i++;Au i;}U K(U a,U b){Au a>b?a:b;}U Ak(U a,U b){Au a<b?a:b;}Ap An(U a,U b){Ap r;r.a=a*b;r.b=b&&r.a/b!=a;Au r;}U Ao(U a,U b){Au a>b?a-b:0;}P Ac(P a,U b){o(b>=BF)a=(P)realloc(a,b);o(!a)Au a Bl Ad(void){exit(1);}P F(U a){P b;o(a>=BF)b=(P)calloc(a,1);o(!b)Au b Bl V(P a){if(u(a))AH(AV)Az(AX)AH(q(a+32))Az(u(a+
48))AH(q(a+56))Az(u(a+72))AH(q(a+80))Az(u(a+96))AH(q(a+104))Bl L(P d,U e,P a,U f,U c,U g){Ap b;b=An(g,f)Az(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;AF a=!e?!b.a?p(c):F(b.a):Ac(a,b.a),u(d+8)=(Z)a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c Bl Ae(P a)AE(Bx 8,16)AR Af(P a)AE(Bx 8,8)AR W(P a)AE(Bx 8,56)AR Ag(P a)AE(Bx 1,5)AR N(P L,U d){U M[20];P y=(P)M,r=y+8,g=y+32;B z,m,C,G;H s,o,p,b,t,K;I n;P u,f,j,q,v,w,x;U i,a,e,k,c,l,h,J Az(0)Br(a=d,n=d,i=1;i=(!(n%2)?1:a)*i,a*=a,n>3;)n/=2;i*=a;}AF Ay(i=1,n=d,a=d;;a*=a){if(n%2)
if(i=a*i,n==1)Aq n/=2;}o((S)i<0)z=!i Az(z)Bn,u=(P)1;AF Ay(u=F(i),Bn,f=y+(D)d,j=(P)1,e=a=0,q=u;;q++){Ax(y,0,5);k=e%d;*(f-1)=k;c=e/d;l=c%d;*(f-2)=l;c/=d;h=c%d;c/=d;*(f-3)=h;n A1 l%32|(I)1<<h%32|(I)1<<k%32 Az(d!=3)if(k=c%d,*(f-4)=k,n A1 k%32|n,d!=4)c=c/5%5,*(f-5)=c,n A1 c|n Az((n^BD<<d%32)==-1){*q=a;k=Aa(y,5)Az(a==u(r))Ag(r),j=q(r+8);E(j+a*5,5,k);a++;u(r+16)=a;}if(q+1==u+i)Aq e++;}AP(g+48,r,24);f=F(Bh);u(g+120)=d;u(g)=0;u(g+8)=8;u(g+16)=0;u(g+24)=AQ;u(g+32)=(Z)f;u(g+40)=AQ;a=u(g+64);e=a*a;o((S)e<0)
if(!e)f=(P)1,j=(P)1;AF f=F(e),j=F(e);u(g+72)=e;u(g+80)=(Z)f;u(g+88)=e;u(g+96)=e;u(g+104)=(Z)j;u(g+112)=e;q=q(g+56);v=q+a*5 Az(a)Br(k=0,w=q;;w+=5)Br(c=k*a,l=0,x=q;;x+=5){m=*w;o(m>=5)C=w[1];o(C>=5)G=w[2];o(G>=5)h=(d*x[m]+x[C])*d+x[G]Az(d!=3){m=w[3];o(m>=5)h=h*d+x[m]Az(d!=4){m=w[4];o(m>=5||d!=5)h=h*d+x[m];}}o(h>=i)J=l+c;o(J>=e)m=u[h];f[J]=m;h=c+m;o(h>=e)j[h]=l Az(x+5==v)Aq l++;}if(w+5==v)Ar a;k++;}AD}a:Ay(W(g),f=q(g+8),Ax(f,0,52),a=u(g+16)=1,s=0;;)Br(o=s;;o=s){if(o==BQ)Ar b;s=o+1 Az(d==Ab(o))Aq}
Ay(k=e=0;;k=c){c=k+1;p=k*4+k/4&15 Az((H)((I)1<<p)&o)e=e*d+Ab(o&((H)((I)BQ<<p)^BQ))Az(c==16)Aq}o(e>=i)e=u[e];o(u(g+40)<=o)h(q(g+32)+o*2)=a;p=o^BQ;b=p;do Br(t=b&(H)-b;K=((H)(t*16)|t/16|(H)(t*2)&61166|t/2&30583)&p|t,K!=t;)t=K;b&=(t^BQ)Az(a==u(g))W(g),f=q(g+8);j=f+a*56;u(j)=e;Ax(j+8,0,40);h(j+48)=o;h(j+50)=t;a++;u(g+16)=a;}while(b);}b:if(a>1)Br(f=q(g+8),d=u(g+40),j=q(g+32),e=1;;e=i)Br(i=e+1,q=f+e*56,s=h(q+48),o=h(q+50),k=e=0;;e++)Br(c=k;;c=k){if(c>=16)Ar c;k=c+1 Az(s>>c%16&1)Aq}l=c%4;p A1 c%16;m=
e<5;v=q+e*8+8 Az(c<12)if(b=(I)16<<c%16,b&o){b=b^s^p;BB h(v)=h;}if(l){b A1(H)((I)c+15)BL BB h(v+2)=h;}if(l==3)Ar d;}b A1 k BL At(l=b;!(h(f+l*56+50)&p);){l++;o(l==a)}o(!m)h(v+4)=l;}d:if(c>3)if(b A1(H)((I)c+12)%16,b&o){b=p^s^b;At(c=b;!(h(f+c*56+50)&p);){c++;o(c==a)}o(!m)h(v+6)=c;}}c:if(i==a)Ar e;}AD}e:AP(L,g,128)Az(z)Au;AH(u)Bl J(P m,U y,P M,U N){U ac[4];P l=(P)ac;B Q,R,k,ab;H b,i,L,S,aa;P z,q,O,D,V,W,w,s,a,d,t;U o,K,g,v,u,r,h,x,j,c,e,f,E,X,Y,n,p;o=u(m+16);K=o*32 Az(!o)z=(P)8,q=(P)8;AF z=F(K),q=
F(K),AP(q,z,K);g=u(m+120)Az(!g)g Bw{if(g==1)u=b Bw Br(r=v=b=0;u=v+2,b=(H)((I)1<<(y>>(v*4&56|4))%16)|((H)((I)1<<(H)(y>>(v*4&56))%16)|b),r+=2,r!=(g&-2);)v=u Az(!(g%2))Ar a;}b=(H)((I)1<<(H)(y>>u*AB)%16)|b;a:g=b;}o(u(m+40)<=g)b=h(q(m+32)+g*2);o(o<=b)Ay(O=q(m+8),g=b;(T)h(O+g*56+50)>-1;){g++;o(g==o)}o(g>=o)Ay(D=q+g*32,u(D)=1,u(D+8)=0,D=O+o*56,g=u(m+64),v=u(m+88),V=q(m+80),u=u(m+112),W=q(m+104),m=q(m+56),Q=0;;Q++)Br(w=F(K),r=R=0,s=O;;s+=56)Br(h=r;;s+=56){r=h+1;o(h==o)a=q+h*32;d=z+h*32;h=u(s);Ax(l+8,0,
24);h=g*h;x=u(d);j=u(a)&~x;u(l)=j Az(j)Ay(;;j=c){c=j-1&j;j=G(j,64)+h;o(j>=v)k=V[j]AO+16;AM(!c)Aq}j=u(d+8);c=u(a+8)&~j;u(l+8)=c Az(c)Ay(;;c=e){e=c-1&c;c=h+64+G(c,64);o(c>=v)k=V[c]AO+16;AM(!e)Aq}c=u(d+16);e=u(a+16)&~c;u(l+16)|=e Az(e)Ay(;;e=f){f=e-1&e;e=G(e,64)+h;o(e>=u)k=W[e]AO;AM(!f)Aq}e=u(d+24);f=AX&~e;u(l+24)|=f Az(f)Ay(;;f=E){E=f-1&f;f=h+64+G(f,64);o(f>=u)k=W[f];o((C)k<=-1)a=l+k/64*8;u(a)=u(a)|(U)1<<k%64 Az(!E)Aq}h=u(l);f=u(l+8)Az(f|h)Aq if(s+56==D)Ar b;h=r;}u(d)=x|h;u(d+8)=f|j;x=u(l+16);u(d+
16)=x|c;j=u(l+24);u(d+24)=j|e;b=h(s+48)Az(!b)c=Y=X=E=e Bw{i=(H)(b-1)&b Az(!i)c=ab=k=R Bw if(L=AT!i)R=L,c=ab=k Bw if(S=AT!i)R=L,k=S,c=ab Bw if(aa=AT!i)R=L,k=S,ab=aa,c Bw{o(Ab(i)>=2)R=L;k=S;ab=aa;c=G(i,16);}e=G(b,16);E=R;X=k;Y=ab;}if(h){n=h;do{p=G(n,64)BM}if(f){n=f;do{p=G(n,64)|64 BM}Ay(c=8;;c=e){e=c+8;a=s+c;b=h(a)AS;u(d+16)|=x;u(d+24)|=j;}b=h(a+2)Bp=h(a+4)Bp=h(a+6)Az(b){o(o<=b)a=w+b*32;u(a+16)|=x;AX|=j;}if(e==48)Aq}if(s+56==D)Ar c;R=1;}b:if(!R)Ar d;c:AH(q);q=w;}AD d:o(y>=N)M[y]=0;AH(w);AH(q);
AH(z)Bl X(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]Az((I)l+k<=h[12]){e=u(c);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=u(b+16);o(a>=f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)Az(g)Br(;;){i=(U)g-1;o(i>=d)n=j+i*16 Az(u(n)==e)Aq a=a+1&f-1;g=i(m+a*4)Az(!g)Ar a;}if(k>=n[13])Au;AP(n,c,16);Ar b;}a:o(a>=f)i(m+a*4)=(I)d+1 Az(d==u(b+32))Ae(b+32),j=q(b+40);AP(j+d*16,c,16);u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+(I)h(h+10)*k)<<40|(U)l<<32|i;a=u(b+72)Az(a==u(b+56))Af(b+56);c=q(b+64);u(c+
a*8)=e;e=a+1;u(b+72)=e Az(a)Br(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)Az(a<=d)Au;u(b)=d;u(h)=a Az(!f)Au;}AD}}}P O(U a){U c[1];P b=(P)c Az(a>9)O(a/10);*b=a%10|48;AA(b,1,1 AN);Au 0;}P Ai(P c,U d){U f[1];P e=(P)f;B a;P b;Ay(AA("\"",1,1 AN),b=c;a=*b,*e=(B)(a-33)<94?a:63,AA(e,1,1 AN),b+1!=c+d;)b++;a=d==19;AA(a?(P)"...\" ":(P)"\" ",1,a?5:2 AN);Au 0 Bl Ah(P a,P b){U c,e,d,f Az(!b){c=u(a+56);o(c>=20)e=u(a+72);d=u(a+64);b=q(a+24);f=u(a+32)Az(d){AA("board ",1,6 AN)Az(O(d))Au;AA(", ",1,
2 AN);}AA("word ",1,5 AN)Az(O(e))Au;AA(": ",1,2 AN)Az(c&&Ai(a+80,c))Au;AA(b,1,f AN);}AF AA(q(b+8),1,u(b+16)AN);AA(Q,1,1 AN);}B M(P a,U r,U k,U s,I l,U t,I u,B g,B v){B x,y;I n,o,p,q,z,C;P b,i;U j,m,e,f,c,d,h,w Az(l)Br(;;k=j){j=u(a+1960)Az(j>=u(a+1968)){v=0;Ar a;}u(a+1960)=j+1;x=*(a+v+1704)&Y[k%16]Az(x%2){j=k+4;AL;y=g+AC;f=(U)i(b+4)*BN p=l+b[h]-b[d]Az(p<n){AW;q=i(i+4);z=i(i+8)%64;c=(t>>z&c)+i(i);d=c-q;o(d>=w||c>=w)C=u+A4(C<n)if(Bg=0,M(a,AU,j,s-(f<<o),p,t-((U)q<<z),C,y,*(a+v*4+680)))Bb(x&2){j=k-1;
AL;y=Bm+Bz i(i+4)*(U)-BE(Bg=1,M(a,AU,j,((U)o<<p)+s Bs[681]))Bb(x&4){j=k+1;AL;y=Bm-Bz(U)i(i+4)*BE(Bg=2,M(a,AU,j,s-((U)o<<p)Bs[682]))Bb(!(x&8))BP j=k-4;AL;x=g+1;n=i(a+x*4+1976);b=a+e*12+40;f=i(b+4)*(U)-BN l=l+b[h]-b[d]Az(l>=n)BP AW;p=i(i+4);q=i(i+8)%64;c=(t>>q&c)+i(i);d=c+p;o(d>=w||c>=w)u=u+A4(u>=n)BP Bg=3 Az(!l){g=x;v=1;Ar a;}v=(a+v*4)[683];g=x;t=((U)p<<q)+t;s-=(f<<o);r=AU;}AD}v=1;a:a[3001]=g;a[3000]=v;g=1;b:Au g;}int main(void){U am[1003];P v=(P)am,C=v+128,G=v+384,aj=v+400,af=v+424,L=v+680,u=v+
696,ab=v+1120,x=v+2400,ac=v+2824,c=v+4784,k=v+7920;B e,j,w,D,W,ak,aa,al;H ag,O;I p,t,y,ad,T,ae,ah,ai,z;P i,h,r;U a,d,b,g,f,o,l,s,m,n,q,an,ao;Aj[1]=(Z)(Am);Ay(i=F(AQ),Ax(k+80,0,19),u(k)=AQ,u(k+8)=(Z)i,u(k+16)=AQ,Ax(k+40,0,24),u(k+24)=1,u(k+32)=0,u(k+64)=1,a=Aa(BJ),d=Aa(BK),p=s=o=f=g=b=0;;p=t|p)Br(l=o+1,u(k+72)=l,m=0;;m++)Br(n=a,q=b,b=d;;q=b){if(q==f)n=BA q=b=0,g=n,f=n Az(f>AQ)Ar a Az(q>=f)Ar b;e=i[q]AG Aq default:Ar c;}b=q+1 Az(m<19)Aq}*(k+m+80)=e;a=n;d=b;}c:Ay(E(BK,d),E(BJ,a),E(BK,b),E(BJ,n),m=
0,f=g;;m++)Br(a=n,d=q,q=b;;){if(d==f)a=BA d=q=0,g=a,f=a Az(f>AQ)Ar d Az(d>=f){ao=b;b=d;d=q;q=ao;Ar e;}e=i[d]AG an=b;b=d;d=q;q=an;Ar e;default:q=d+1 Az(m<19)Ar f;d=q;}}f:*(k+m+80)=e;n=a;b=q;}e:E(BK,q);E(BJ,n);AK;u(k+56)=m;o(m>=20)if(!m)n Bw Br(n=0,h=k+80;e=*h-48,e<=9;h++)if(n=n*10+e,h+1==k+m+80)Ar g Az(m!=1||k[80]!=48)Ar h;n=0;Ar i;g:if(m==19)Ar h Az(!n)n Bw if(n>=16)Ar h;}i:t A1 n%32 Az(t&p)Ar j;s=n<<o*AB|s Az(l==16)Ar k;o=l;}a:AK;AJ;AD d:AJ;E(BK,q);E(BJ,a);AD k:i=F(16384);h=F(256);Ax(x+40,0,
384);u(x)=256;u(x+8)=(Z)h;u(x+16)=256;u(x+24)=15;u(x+32)=0;a=1;p=0;do Br(d=0;(((U)As)>>d*AB)%16!=a;)d++;Ay(r=x+a*12+40,i(r)=(I)a*16,i(r+4)=1,i(r+8)=(I)a*4,b=d%4,d/=4,r=h+a*16,g=0;o=g%4,l=g/4,f=g+1,r[g]=K(l,d)-(Ak(l,d)+Ak(o,b))+K(o,b),f!=16;)g=f;a++;p+=*r;}while(a!=16);Ay(i(x+32)=p,h=F(Bh),Ax(h,255,Bh),a=e=1,d=0;;a=b|a*4){b=d+1;j=R[d];w=a<Bh Az(j==32){o(!w)h[a]=0 Az(b==344)Ar l;d+=2;j=R[b]Az(j==32)Ay(;;d=a){if(d==344)Ar m;a=d+1;j=R[d]Az(j!=32){w=0;d=a;Aq}}AF w=h[1];h[1]=w;a=1;}AF{o(!w)w=h[a];d=b;
}if(w==255)h[a]=e,e++;switch(j){case 68:b=0 Bd 76:b=1 Bd 82:b=2 Bd 85:b=3;Aq default:AD}if(d==344)Ar l;}m:h[1]=0;l:Ay(Ax(ab,0,1280),a=4,b=1;;a=d){d=a+1;b=a==b*16?b*4:b;r=h+a;e=*r Az(e==255){g=b+((U)2147483647<<32|BD)&a|b;o(g>=Bh)e=h[g];*r=e;}j=h[a/4];a%=4;(ab+j*4)[a]=e Az(e)r=ab+j+1024,*r|=(B)((I)1<<a)Az(d==Bh)Ar n;}AD n:Ay(AH(h),Ax(ac+424,0,256),Ax(c+2072,0,1024),AP(ac,x,424),AP(ac+680,ab,1280),Ax(c+48,0,16),Ax(c+2056,0,16),u(c)=4096,u(c+8)=(Z)i,u(c+16)=4096,i(c+24)=52,u(c+32)=0,u(c+64)=u(c+40)
=8,Bu=0,u(c+80)=1024,u(c+88)=0,AP(c+96,ac,1960),c[3097]=c[3096]=0,u(c+3104)=(U)As,u(c+3112)=1024,h(c+3120)=4,h(c+3122)=3,i(c+3124)=80,a=Bq=A0)a++;Ay(e=a/4+a,b=0;;b=f){f=b+1 Az(b){g=s>>b*AB&15;e Bo(l=o=0;a=o+4,e=e^((s BO)BG)^((s>>(o*4|4)%64)BG)^((s>>(o*4|8)%64)BG)^((s>>(o*4|12)%64)BG)AI)o=a Az(!d)Ar o;}Ay(b=0;e^=((s>>a*AB)BG),b++,b!=d;)a++;o:e=e;}if(f==16)Aq}Ay(j=18,b=0;;b=f){f=b+1 Az(b){g=((U)As)>>b*AB&15;j Bo(l=o=0;a=o+4,j=j^((((U)As)BO&13)>g)^((((U)16702650<<32|2557891634u)BO&14)>g)^((((U)
1043915<<32|2844222787u)BO)BG)^((((U)65244<<32|3130553940u)BO&12)>g)AI)o=a Az(!d)Ar p;}Ay(b=0;j^=((((U)As)>>a*AB)BG),b++,b!=d;)a++;p:j=j;}if(f==16)Aq}if(!((j^e)&1))Br(a=0;;a=Bq){d=a==1?2000000:(U)-1;e=!a Az(e){a=u(c+16)Az(a)Ax(q(c+8),0,a*4);Ay(Bu=u(c+48)=0,Bt,b=u(c+112),g=0,p=i(c+128),f=0;;f=o){o=f+1;h=c+(s>>f*AB)%16*12+136;f BH;l=(g>>t&a)+i(h);m=l+f;o(m>=b||l>=b)p=p+i[m]-i[l]Az(o==16)Aq g=(f<<t)+g;}Ay(a=A0)a++;u(L)=s;i(L+8)=0;L[12]=a;L[13]=L[15]=0;L[14]=p;X(c,L,c+3112);a=Bu Az(!a)AY}Ay(;;)Br(h=
q(c+64),g=u(h),a--,f=u(h+a*8),u(h)=f,Bu=a,o=0;;o=l){m=o*2;l=m|1;m+=2 Az(m<a)l=u(h+m*8)<u(h+l*8)?m:l Az(l>=a)Aq o(o>=a)r=h+l*8;m=u(r)Az(f<=m)Aq u(h+o*8)=m;u(r)=f;}a=g&BD;f=u(c+48);o(a>=f)h=q(c+40);r=h+a*16;j=r[13];w=r[14];D=r[15]Az(!w)Ar r Az(f+3>u(c+80))Aq Ay(u(c+88)++,a=u(r),W=r[12],i(aj+16)=50462976,ak=Y[W%16],f=0;;f=o){o=f+1;aa=*(aj+f+16)Az((B)((I)1<<aa%8)&ak){if(!j)f=u((P)Al+aa*8);AF switch(aa){case 0:if(D==3)Ar s;f=4 Bd 1:if(D==2)Ar s;f=(U)-1 Bd 2:if(D==1)Ar s;f=1 Bd 3:if(!D)Ar s;f=(U)-4;}
f+=W;l=f*AB;m=a>>l&15;n=m*16;q=n+W;o(q>=b)n+=f;o(n>=b)al=(B)(i[q]+w)-i[n];u(G)=m<<l^m<<W*AB^a;i(G+8)=g;G[12]=f;G[15]=aa;G[13]=j+1;G[14]=al;X(c,G,c+3112);}s:if(o==4)Aq}a=Bu Az(!a)AY}}d=Ao(e?400000:d,u(c+88)*16);}Ay(u(c+2064)=d,Bt,d=u(c+112),b=0,p=i(c+128),g=0;;g=f){f=g+1;h=c+(s>>g*AB)%16*12+136;g BH;o=(b>>t&a)+i(h);l=o+g;o(l>=d||o>=d)p=p+i[l]-i[o];b=(g<<t)+b Az(f==16)Aq}Ay(g=0,t=i(c+132),f=0;;f=o){o=f+1;l=f*4;h=c+(s>>l%64)%16*12+328;l=(l&12|f/4)*i(h+4);y=i(h+8)%64;f=(g>>y&a)+i(h);m=f+l;o(m>=d||
f>=d)t=t+i[m]-i[f];g=(l<<y)+g Az(o==16)Aq}Ay(y=K(t,p),e=c[3124],ag=h(c+3122),O=h(c+3120),ad=(I)O*e,T=y*O;;T=O>ag&&T+(I)O*5>ad?ad:T)Br(ae=(I)e+1,ah=1,i=c+2072,ai=0,a=1976;;ah++){a+=4 Az(ai>e)z Bw Ay(z=0;z*O+ai*ag<=T;)if(z++,z==ae){z=ae;Aq}i(i)=z Az(a==3000)Aq ae--;i=c+a+96;ai=ah;}if(y<i(c+2072))Br(a=A0)a++Az(M(c+96,s,a,b,p,g,t,0,1))Aq}if(T>=ad)AY}T=T+O*2;}e=c[3097]Az(!e){if(c[3096]){a=0;i=(P)1;d=0;Ar q;}}AF{i=F(e);AP(i,c+520,e)Az(c[3096]){a=e;d=e;Ar q;}AH(i);}a=Bq;Bq=a+1 Az(!a)Br(N(C,3),N(C+128,
4),i=F(262144)Bv 262144,By 262144,u(u+24)=BQ,a=u(u+32)=0;d=((U)124120489<<32|4239934241u)>>a*AB&15,b=a/4,p A1(I)a*4%16,g=b<<16,b*=16,h=u+d*12+40,i(h)=g,i(h+4)=p,i(h+8)=b,d--,a++,h=A2=g,BC b,a!=15;)
;J(C+128,12816,i,AQ);J(C+128,60327,i+AQ,AQ);J(C+128,56472,i+Bh,AQ);J(C,1620,i+196608,AQ);V(C);V(C+128);}AF Br(N(v,5),i=F(3145728)Bv 3145728,By 3145728,u(u+24)=1048575,a=u(u+32)=0;d=((U)264996845<<32|2841002785u)>>a*AB&15,e=a/5,p A1 a%5*4,t=e<<20,y=(I)e*20,h=u+d*12+40,i(h)=t,i(h+4)=p,i(h+8)=y,d--,a++,h=A2=t,BC y,a!=15;)
;J(v,340496,i,BR);J(v,903556,i+BR,BR);J(v,965238,i+2097152,BR)Az(u(v))AH(q(v+8))Az(u(v+24))AH(q(v+32))Az(u(v+48))AH(q(v+56))Az(u(v+72))AH(q(v+80))Az(u(v+96))AH(q(v+104));}if(u(c+96))AH(q(c+104));AP(c+96,u,424);}AD r:p=i(r+8);Ax(af,0,256)Az(j)Br(e=j;;p=i(i+8)){*(af+e-1)=D;o(f<=p)i=h+(U)p*16;e=i[13]Az(!e)Aq D=i[15];}i=F(j);AP(i,af,j);a=j;Ar t;}a=0;i=(P)1;t:d=a;Ar q;}d=(U)BF<<32|1;q:if(u(c))AH(q(c+8))Az(u(c+32))AH(q(c+40))Az(u(c+56))AH(q(c+64))Az(u(c+96))AH(q(c+104))Az((S)d<0){AA("NO",1,2,Bj);AA(Q,
1,1,Bj);e=1;Ar u;}Ay(AA("YES\n",1,4,Bj),h=i;h!=i+a;h++)AA("dlru"+*h,1,1,Bj);AA(Q,1,1,Bj)Az(!d){e=1;Ar u;}AH(i);e=1;Ar u;j:Bk"appears twice";BI h:Bk"is not a tile";BI b:AK;AJ;u(k+56)=0;Bk"the input ends here";u(k+32)=19;e=0;u:if(!(fflush(Bj)|ferror(Bj))){if(e){if(u(k))AH(q(k+8));Au 0;}}AF if(e){i=(P)Aj;Ar v;}i=0;v:Ah(k,i);Ad();}
