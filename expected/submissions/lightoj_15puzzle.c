/* slidekit 0.1.0, rustc 1.95.0: bundle lightoj_15puzzle --c --minify */
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
#define At goto
#define Au break;
#define Av {case 9:case 10:case 12:case 13:case 32
#define Aw 267242409<<32|2271560481u
#define Ax return
#define Ay o(d<=b)b=h(j+b*2);o(a<=b)for
#define Az 3];P b=(P)e;U c,d;c=u(a);d
#define AA fwrite
#define AB memset
#define AC for
#define AD ;o(u(b))u(a+8)=(Z)q(b+8)
#define AE ;if
#define AF 4%64
#define AG abort();
#define AH 1;n=i(a+y*4+1976);b=a+e*12+40
#define AI fflush(stdout)|ferror(stdout)
#define AJ else
#define AK {U e[Az=K(c*2,4);L
#define AL free
#define AM ,j+=4,j!=(b&((U)2147483647<<32|4294967292u));
#define AN m=j*AF;e=r>>m&15
#define AO u(t)=u(t)|(U)1<<k%64 AE
#define AP ,stderr
#define AQ ;o((C)k<=-1)t=l+k/64*8
#define AR memcpy
#define AS 65536
#define AT AD;u(a)=d;}void
#define AU AE(b){o(o<=b)d=w+b*32
#define AV G(i,16),i=(H)(i-1)&i,
#define AW u(f+40)
#define AX e<<k*AF^e<<m^r
#define AY u(f+56)
#define AZ u(f+24)=(Z)
#define A0 q(a+8)
#define A1 AW=0,c=fread(d,1,m,stdin),u(f+48)
#define A2 i=a+e*12+232
#define A3 u(a+24)
#define A4 o(p>=N)a=M+p AE(!*a)*a=Q;}while
#define A5 =(I)1<<
#define A6 c=(U)1<<63;At v;}
#define A7 y+c*4%16*12+40+c/4*12,i(d+204)
#define A8 A0;h=u(a+16);o(d>=h||c>=h)q=l
#define A9 b[d]-b[c]AE
#define Ba o(d>=h||f>=h)C=u+b[d]-b[f]AE
#define Bb ;u(f+32)
#define Bc 64|c<<(B)(a[4]*4)%64;A4(n);}
#define Bd %64|X<<(B)(a[2]*4)%64|Y<<(B)
#define Be 64|e<<(B)(*a*4)Bd(a[3]*4)%Bc
#define Bf o=i(b+8)%64;c=A3;d=(s>>o&c)
#define Bg p=i(b+8)%64;f=A3;c=(s>>p&f)
#define Bh b=A0;w=u(a+16);o(h>=w||d>=w)
#define Bi *(a+g+424)=
#define Bj ;Au case
#define Bk ,1,1,stdout
#define Bl {g=1;At b;}}}if
#define Bm 64;f=(t>>z&f)+i(i);d=f-c;Ba
#define Bn f+40,8
#define Bo Ay(h=b;!(h(f+h*56+50)&p);)
#define Bp AN;y=g+AH;o=i(b+4);Bg+i(b)
#define Bq ;F(f+48,8,o);F(f+56,8,i);F
#define Br 131072
#define Bs ;}void
#define Bt u(r)=0,u(r+8)=1,u(r+16)=0
#define Bu n-1&n;p=F<<(B)(a[1]*4)%Be
#define Bv &=1;h=b%4 AE(b<4)c=0;AJ{AC
#define Bw AC(a=0;(U)15<<a*AF&w;)a++
#define Bx AE(u(e+56))AL(q(e+64))AE
#define By d=0;At b1;
#define Bz AU;u(d)|=h;u(d+8)|=f;}b
#define BA b];switch
#define BB u(e+3128)
#define BC {AC
#define BD ,d=q(f+8),m=u(f+16),j=0
#define BE ,q,t-(c<<z),C,y,(a+v*4)
#define BF default
#define BG {U c[1];P b=(P)c AE(a>9)
#define BH a=u(e+120),l=q(e+104)
#define BI a=fread(u,1,AS,stdin)
#define BJ ,AB(y+40,0,384),u(y)=
#define BK =0;AJ
#define BL b,c,A0,d,
#define BM o;b=A8+A9(q<n){A2;c=
#define BN AE(r==16)Au
#define BO ;}if
#define BP Bo{h++;o(h==a)}o(!m)
#define BQ ;o(p>=g)a=m+p*5;n=Bu
#define BR i(d+208)=q,i(d+212)=
#define BS 4294967295u
#define BT 2147483648u
#define BU 4;z=i(i+8)%Bm(C<n)if
#define BV *=i(d+4);x=i(d+8)%64
#define BW %16>k
#define BX u(y+8)=(Z)l,u(y+16)
#define BY a=u(e+72)AE(!a){A6
#define BZ f+48,8
#define B0 4;Bf+i(b);h=d-f;Bh
#define B1 %16 AE(b&o){b=p^s^b;
#define B2 >>m*AF
#define B3 {g=0;At b;}
#define B4 1048576
#define B5 65535
typedef struct{U a;B b;}As;B Ap[]="the output cannot be written",Ac[]="\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n",Ad[]="the input ends here",Ae[]=": ",R[]="\n",V[]=
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ";U Ab[3]={4,0,28},Ao[4]={4,(U)-1,1,(U)-4};U W(P p,int n){U r=0;while(n--)r=r<<8|p[n];Ax r Bs F(P p,int n,U a)BC(;n--;a>>=8)*p++=(B)a;}U Af(U a){U n=0;AC(;
a;a&=a-1)n++;Ax n;}U G(U a,int n){int i=0;AC(;i<n&&!(a>>i&1);)i++;Ax i;}U K(U a,U b){Ax a>b?a:b;}U An(U a,U b){Ax a<b?a:b;}As Aq(U a,U b){As r;r.a=a*b;r.b=b&&r.a/b!=a;Ax r;}U Ar(U a,U b){Ax a>b?a-b:0;}P Ag(P a,U b){o(b>=BT)a=(P)realloc(a,b);o(!a)Ax a Bs Ah(void){exit(1);}P E(U a){P b;o(a>=BT)b=(P)calloc(a,1);o(!b)Ax b Bs N(P a){if(u(a))AL(A0)AE(A3)AL(q(a+32))AE(u(a+48))AL(q(a+56))AE(u(a+72))AL(q(a+80))AE(u(a+96))AL(q(a+104))Bs L(P d,U e,P a,U f,U c,U g){As b;b=Aq(g,f)AE(b.b||b.a>((U)1<<63)-c)e=
8,f=0,c=1;AJ a=!e?!b.a?p(c):E(b.a):Ag(a,b.a),u(d+8)=(Z)a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c Bs Ai(P a)AK(BL 8,16)AT Aj(P a)AK(BL 8,8)AT X(P a)AK(BL 8,56)AT Ak(P a)AK(BL 1,5)AT O(P L,U d){U M[20];P y=(P)M,r=y+8,g=y+32;B z,m,C,G;H s,o,p,b,t,K;I n;P u,f,j,q,v,w,x;U i,a,e,k,c,l,h,J AE(0)BC(a=d,n=d,i=1;i=(!(n%2)?1:a)*i,a*=a,n>3;)n/=2;i*=a;}AJ AC(i=1,n=d,a=d;;a*=a){if(n%2)if(i=a*i,n==1)Au n/=2;}o((S)i<0)z=!i AE(z)Bt,u=(P)1;AJ AC(u=E(i),Bt,f=y+(D)d,j=(P)1,e=a=0,q=u;;q++){AB(y,0,5);k=e%d;*(f-1)=k;c=e/d;l=
c%d;*(f-2)=l;c/=d;h=c%d;c/=d;*(f-3)=h;n A5 l%32|(I)1<<h%32|(I)1<<k%32 AE(d!=3)if(k=c%d,*(f-4)=k,n A5 k%32|n,d!=4)c=c/5%5,*(f-5)=c,n A5 c|n AE((n^BS<<d%32)==-1){*q=a;k=W(y,5)AE(a==u(r))Ak(r),j=q(r+8);F(j+a*5,5,k);a++;u(r+16)=a BO(q+1==u+i)Au e++;}AR(g+48,r,24);f=E(Br);u(g+120)=d;u(g)=0;u(g+8)=8;u(g+16)=0;u(g+24)=AS;u(g+32)=(Z)f;u(g+40)=AS;a=u(g+64);e=a*a;o((S)e<0)if(!e)f=(P)1,j=(P)1;AJ f=E(e),j=E(e);u(g+72)=e;u(g+80)=(Z)f;u(g+88)=e;u(g+96)=e;u(g+104)=(Z)j;u(g+112)=e;q=q(g+56);v=q+a*5 AE(a)BC(k=0,
w=q;;w+=5)BC(c=k*a,l=0,x=q;;x+=5){m=*w;o(m>=5)C=w[1];o(C>=5)G=w[2];o(G>=5)h=(d*x[m]+x[C])*d+x[G]AE(d!=3){m=w[3];o(m>=5)h=h*d+x[m]AE(d!=4){m=w[4];o(m>=5||d!=5)h=h*d+x[m];}}o(h>=i)J=l+c;o(J>=e)m=u[h];f[J]=m;h=c+m;o(h>=e)j[h]=l AE(x+5==v)Au l++BO(w+5==v)At a;k++;}AG}a:AC(X(g),f=q(g+8),AB(f,0,52),a=u(g+16)=1,s=0;;)BC(o=s;;o=s){if(o==B5)At b;s=o+1 AE(d==Af(o))Au}AC(k=e=0;;k=c){c=k+1;p=k*4+k/4&15 AE((H)((I)1<<p)&o)e=e*d+Af(o&((H)((I)B5<<p)^B5))AE(c==16)Au}o(e>=i)e=u[e];o(u(g+40)<=o)h(q(g+32)+o*2)=a;p=
o^B5;b=p;do BC(t=b&(H)-b;K=((H)(t*16)|t/16|(H)(t*2)&61166|t/2&30583)&p|t,K!=t;)t=K;b&=(t^B5)AE(a==u(g))X(g),f=q(g+8);j=f+a*56;u(j)=e;AB(j+8,0,40);h(j+48)=o;h(j+50)=t;a++;u(g+16)=a;}while(b);}b:if(a>1)BC(f=q(g+8),d=u(g+40),j=q(g+32),e=1;;e=i)BC(i=e+1,q=f+e*56,s=h(q+48),o=h(q+50),k=e=0;;e++)BC(c=k;;c=k){if(c>=16)At c;k=c+1 AE(s>>c%16&1)Au}l=c%4;p A5 c%16;m=e<5;v=q+e*8+8 AE(c<12)if(b=(I)16<<c%16,b&o){b=b^s^p;BP h(v)=h BO(l){b A5(H)((I)c+15)B1 BP h(v+2)=h BO(l==3)At d;}b A5 k B1 Ay(l=b;!(h(f+l*56+
50)&p);){l++;o(l==a)}o(!m)h(v+4)=l;}d:if(c>3)if(b A5(H)((I)c+12)%16,b&o){b=p^s^b;Ay(c=b;!(h(f+c*56+50)&p);){c++;o(c==a)}o(!m)h(v+6)=c;}}c:if(i==a)At e;}AG}e:AR(L,g,128)AE(z)Ax;AL(u)Bs J(P m,U y,P M,U N){U ac[4];P l=(P)ac;B Q,R,k,ab;H b,i,L,S,aa;P z,q,O,D,V,W,w,s,a,d,t;U o,K,g,v,u,r,h,x,j,c,e,f,F,X,Y,n,p;o=u(m+16);K=o*32 AE(!o)z=(P)8,q=(P)8;AJ z=E(K),q=E(K),AR(q,z,K);g=u(m+120)AE(!g)g BK{if(g==1)u=b BK BC(r=v=b=0;u=v+2,b=(H)((I)1<<(y>>(v*4&56|4))%16)|((H)((I)1<<(H)(y>>(v*4&56))%16)|b),r+=2,r!=(g&-2)
;)v=u AE(!(g%2))At a;}b=(H)((I)1<<(H)(y>>u*AF)%16)|b;a:g=b;}o(u(m+40)<=g)b=h(q(m+32)+g*2);o(o<=b)AC(O=q(m+8),g=b;(T)h(O+g*56+50)>-1;){g++;o(g==o)}o(g>=o)AC(D=q+g*32,u(D)=1,u(D+8)=0,D=O+o*56,g=u(m+64),v=u(m+88),V=q(m+80),u=u(m+112),W=q(m+104),m=q(m+56),Q=0;;Q++)BC(w=E(K),r=R=0,s=O;;s+=56)BC(h=r;;s+=56){r=h+1;o(h==o)a=q+h*32;d=z+h*32;h=u(s);AB(l+8,0,24);h=g*h;x=u(d);j=u(a)&~x;u(l)=j AE(j)AC(;;j=c){c=j-1&j;j=G(j,64)+h;o(j>=v)k=V[j]AQ+16;AO(!c)Au}j=u(d+8);c=u(a+8)&~j;u(l+8)=c AE(c)AC(;;c=e){e=c-1&c;
c=h+64+G(c,64);o(c>=v)k=V[c]AQ+16;AO(!e)Au}c=u(d+16);e=u(a+16)&~c;u(l+16)|=e AE(e)AC(;;e=f){f=e-1&e;e=G(e,64)+h;o(e>=u)k=W[e]AQ;AO(!f)Au}e=u(d+24);f=A3&~e;u(l+24)|=f AE(f)AC(;;f=F){F=f-1&f;f=h+64+G(f,64);o(f>=u)k=W[f];o((C)k<=-1)a=l+k/64*8;u(a)=u(a)|(U)1<<k%64 AE(!F)Au}h=u(l);f=u(l+8)AE(f|h)Au if(s+56==D)At b;h=r;}u(d)=x|h;u(d+8)=f|j;x=u(l+16);u(d+16)=x|c;j=u(l+24);u(d+24)=j|e;b=h(s+48)AE(!b)c=Y=X=F=e BK{i=(H)(b-1)&b AE(!i)c=ab=k=R BK if(L=AV!i)R=L,c=ab=k BK if(S=AV!i)R=L,k=S,c=ab BK if(aa=AV!i)
R=L,k=S,ab=aa,c BK{o(Af(i)>=2)R=L;k=S;ab=aa;c=G(i,16);}e=G(b,16);F=R;X=k;Y=ab BO(h){n=h;do{p=G(n,64)BQ if(f){n=f;do{p=G(n,64)|64 BQ AC(c=8;;c=e){e=c+8;a=s+c;b=h(a)AU;u(d+16)|=x;u(d+24)|=j;}b=h(a+2)Bz=h(a+4)Bz=h(a+6)AE(b){o(o<=b)a=w+b*32;u(a+16)|=x;A3|=j BO(e==48)Au}if(s+56==D)At c;R=1;}b:if(!R)At d;c:AL(q);q=w;}AG d:o(y>=N)M[y]=0;AL(w);AL(q);AL(z)Bs Y(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]AE((I)l+k<=h[12]){e=u(c);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=u(b+16);o(a>=
f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)AE(g)BC(;;){i=(U)g-1;o(i>=d)n=j+i*16 AE(u(n)==e)Au a=a+1&f-1;g=i(m+a*4)AE(!g)At a BO(k>=n[13])Ax;AR(n,c,16);At b;}a:o(a>=f)i(m+a*4)=(I)d+1 AE(d==u(b+32))Ai(b+32),j=q(b+40);AR(j+d*16,c,16);u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+(I)h(h+10)*k)<<40|(U)l<<32|i;a=u(b+72)AE(a==u(b+56))Aj(b+56);c=q(b+64);u(c+a*8)=e;e=a+1;u(b+72)=e AE(a)BC(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)AE(a<=d)Ax;u(b)=d;u(h)=a AE(!f)Ax;}AG}}}P Q(U a)BG Q(a/10);*b=a%10|48;
AA(b,1,1 AP);Ax 0;}P Am(P c,U d){U f[1];P e=(P)f;B a;P b;AC(AA("\"",1,1 AP),b=c;a=*b,*e=(B)(a-33)<94?a:63,AA(e,1,1 AP),b+1!=c+d;)b++;a=d==19;AA(a?(P)"...\" ":(P)"\" ",1,a?5:2 AP);Ax 0 Bs Al(P a,P b){U c,e,d,f AE(!b){c=u(a+56);o(c>=20)e=u(a+72);d=u(a+64);b=q(a+24);f=u(a+32)AE(d){AA("board ",1,6 AP)AE(Q(d))Ax;AA(", ",1,2 AP);}AA("word ",1,5 AP)AE(Q(e))Ax;AA(Ae,1,2 AP)AE(c&&Am(a+80,c))Ax;AA(b,1,f AP);}AJ AA(q(b+8),1,u(b+16)AP);AA(R,1,1 AP);}P Aa(U a)BG Aa(a/10);*b=a%10|48;AA(b Bk);Ax 0;}B M(P a,
U r,U k,U s,I l,U t,I u,B g,B v){B x,y;I n,o,p,q,z,C;P b,i;U j,m,e,f,c,d,h,w AE(l)BC(;;k=j){j=u(a+1960)AE(j>=u(a+1968)){v=0;At a;}u(a+1960)=j+1;x=*(a+v+1704)&Ac[k%16]AE(x%2){j=k+4;AN;y=g+AH;f=(U)i(b+4)*B0 p=l+b[h]-b[d]AE(p<n){A2;q=i(i+4);z=i(i+8)%64;c=(t>>z&c)+i(i);d=c-q;o(d>=w||c>=w)C=u+A9(C<n)if(Bi 0,M(a,AX,j,s-(f<<o),p,t-((U)q<<z),C,y,*(a+v*4+680)))Bl(x&2){j=k-1;Bp;d=c+BM i(i+4)*(U)-BU(Bi 1,M(a,AX,j,((U)o<<p)+s BE[681]))Bl(x&4){j=k+1;Bp;d=c-BM(U)i(i+4)*BU(Bi 2,M(a,AX,j,s-((U)o<<p)BE[682]))
Bl(!(x&8))B3 j=k-4;AN;x=g+1;n=i(a+x*4+1976);b=a+e*12+40;f=i(b+4)*(U)-B0 l=l+b[h]-b[d]AE(l>=n)B3 A2;p=i(i+4);q=i(i+8)%64;c=(t>>q&c)+i(i);d=c+p;o(d>=w||c>=w)u=u+A9(u>=n)B3 Bi 3 AE(!l){g=x;v=1;At a;}v=(a+v*4)[683];g=x;t=((U)p<<q)+t;s-=(f<<o);r=AX;}AG}v=1;a:a[3001]=g;a[3000]=v;g=1;b:Ax g;}int main(void){U as[1003];P ac=(P)as,G=ac+128,Q=ac+384,ap=ac+400,aj=ac+424,T=ac+680,y=ac+696,af=ac+1120,z=ac+2400,ag=ac+2824,e=ac+4784,f=ac+7920;B p,g,n,ak,L,ad,aq,ae,ar;H am,X;I q,x,C,ah,aa,ai,an,ao,D;P u,l,d,t;
U i,o,s,v,a,c,h,b,w,k,r,m,j,ab,al;Ab[1]=(Z)(Ap);u=E(AS);AB(f+80,0,19);u(f)=AS;u(f+8)=(Z)u;u(f+16)=AS;AB(f+40,0,40);u(f+24)=1 Bb=0;l=E(8);d=E(256);AB(z+40,0,384);u(z)=256;u(z+8)=(Z)d;u(z+16)=256;u(z+24)=15;u(z+32)=0;i=1;q=0;do BC(o=0;(((U)Aw)>>o*AF)%16!=i;)o++;AC(t=z+i*12+40,i(t)=(I)i*16,i(t+4)=1,i(t+8)=(I)i*4,s=o%4,o/=4,t=d+i*16,v=0;c=v%4,h=v/4,a=v+1,t[v]=K(h,o)-(An(h,o)+An(c,s))+K(c,s),a!=16;)v=a;i++;q+=*t;}while(i!=16);AC(i(z+32)=q,d=E(Br),AB(d,255,Br),i=p=1,o=0;;i=s|i*4){s=o+1;g=V[o];n=
i<Br AE(g==32){o(!n)d[i]=0 AE(s==344)At a;o+=2;g=V[s]AE(g==32)AC(;;o=i){if(o==344)At b;i=o+1;g=V[o]AE(g!=32){n=0;o=i;Au}}AJ n=d[1];d[1]=n;i=1;}AJ{o(!n)n=d[i];o=s BO(n==255)d[i]=p,p++;switch(g){case 68:s=0 Bj 76:s=1 Bj 82:s=2 Bj 85:s=3;Au BF:AG}if(o==344)At a;}b:d[1]=0;a:AC(AB(af,0,1280),i=4,s=1;;i=o){o=i+1;s=i==s*16?s*4:s;t=d+i;p=*t AE(p==255){v=s+((U)2147483647<<32|BS)&i|s;o(v>=Br)p=d[v];*t=p;}g=d[i/4];i%=4;(af+g*4)[i]=p AE(p)t=af+g+1024,*t|=(B)((I)1<<i)AE(o==Br)At c;}AG c:AC(AL(d),AB(ag+424,0,
256),AB(e+2072,0,1024),AR(ag,z,424),AR(ag+680,af,1280),AB(e+48,0,16),AB(e+2056,0,16),u(e)=2,u(e+8)=(Z)l,u(e+16)=2,i(e+24)=63,u(e+32)=0,u(e+64)=u(e+40)=8,AB(e+72,0,24),AR(e+96,ag,1960),e[3097]=e[3096]=0,u(e+3104)=(U)Aw,u(e+3112)=0,h(e+3122)=h(e+3120)=1,i(e+3124)=35,BB=0,u(f+72)=1,i=W(f+56,8),o=W(BZ),s=W(Bn),c=a=v=0;;v=i)BC(h=o,b=c,c=s;;b=c){if(b==a){BI AE(a>AS)At d;c=b=0;h=a BO(b>=a)At e;p=u[BA(p)Av:Au BF:At f;}c=b+1 AE(v<19)Au}*(f+v+80)=p;i=v+1;o=h;s=c;}d:F(Bn,s)Bq(Bn,0);F(BZ,a);AG f:AC(F(Bn,s),
F(BZ,o),F(f+56,8,i),F(Bn,c),F(BZ,h),i=0;;i++)BC(;;){if(b==a){AW=0;BI;u(f+48)=a AE(a>AS)At g;b=0 BO(b>=a)At h;p=u[BA(p)Av:At h;BF:b++;AW=b AE(i<19)At i;}}i:*(f+i+80)=p;}g:AY=i;AG h:AY=i;o(i>=20)if(i)BC(o=0,u=f+80;;u++){p=*u-48 AE(p>9)At j;o=o*10+p AE(u+1==f+i+80)Au}if(i!=19){if(!o)At k;AC(i=1;;i=s)BC(p=i>=o,s=i+!p,u(f+64)++,u(f+72)=0,c=u(f+48),h=c,b=AW,q=k=w=0;;q=x|q)BC(r=k+1,u(f+72)++BD;;AY=j){do{if(b==h)A1=c,b=0,h=c;o(h>m)if(b>=h)At l;g=d[BA(g)Av:Au BF:At l;}b++;AW=b;}while(j>=19);*(f+j+80)=g;
j++;}l:b=AW AE(b>=h)At m;AC(AY=0 BD,h=c;;AY=j)BC(;;){if(b==h)A1=c,h=c;o(h>m)b=AW AE(b>=h)At n;g=d[BA(g)Av:At n;BF:b++;AW=b AE(j<19)At o;}}o:*(f+j+80)=g;j++;}n:m=AY;o(m>=20)if(!m)j BK BC(j=0,d=f+80;g=*d-48,g<=9;d++)if(j=j*10+g,d+1==f+m+80)At p AE(m!=1||f[80]!=48)At q;j=0;At r;p:if(m==19)At q AE(!j)j BK if(j>=16)At q;}r:x A5 j%32 AE(x&q)At s;w=j<<k*AF|w BN k=r;}AC(c=0;(U)15<<c*AF&w;)c++;AC(g=c/4+c,b=0;;b=r){r=b+1 AE(b){k=w>>b*AF&15;g Bv(j=m=0;c=m+4,g=g^((w B2)BW)^((w>>(m*4|4)%64)BW)^((w>>(m*4|8)
%64)BW)^((w>>(m*4|12)%64)BW)AM)m=c AE(!h)At t;}AC(b=0;g^=((w>>c*AF)BW),b++,b!=h;)c++;t:g=g BO(r==16)Au}AC(n=18,b=0;;b=r){r=b+1 AE(b){k=((U)Aw)>>b*AF&15;n Bv(j=m=0;c=m+4,n=n^((((U)Aw)B2&13)>k)^((((U)16702650<<32|2557891634u)B2&14)>k)^((((U)1043915<<32|2844222787u)B2)BW)^((((U)65244<<32|3130553940u)B2&12)>k)AM)m=c AE(!h)At u;}AC(b=0;n^=((((U)Aw)>>c*AF)BW),b++,b!=h;)c++;u:n=n BO(r==16)Au}if((n^g)&1)c=(U)BT<<32|1;AJ BC(;;AR(e+96,y,424)){a=BB;c=a==1?2000000:(U)-1;g=!a AE(g){a=u(e+16)AE(a)AB(q(e+8),0,
a*4);AC(u(e+72)=u(e+48)=0,BH,h=u(e+112),b=0,q=i(e+128),k=0;;k=r){r=k+1;d=e+(w>>k*AF)%16*12+136;k BV;m=(b>>x&a)+i(d);j=m+k;o(j>=h||m>=h)q=q+l[j]-l[m]BN b=(k<<x)+b;}Bw;u(T)=w;i(T+8)=0;T[12]=a;T[13]=T[15]=0;T[14]=q;Y(e,T,e+3112);BY AC(;;)BC(d=q(e+64),b=u(d),a--,k=u(d+a*8),u(d)=k,u(e+72)=a,r=0;;r=m){j=r*2;m=j|1;j+=2 AE(j<a)m=u(d+j*8)<u(d+m*8)?j:m AE(m>=a)Au o(r>=a)t=d+m*8;j=u(t)AE(k<=j)Au u(d+r*8)=j;u(t)=k;}a=b&BS;k=u(e+48);o(a>=k)d=q(e+40);t=d+a*16;n=t[13];ak=t[14];L=t[15]AE(!ak)At w AE(k+3>u(e+80)
)Au AC(u(e+88)++,a=u(t),ad=t[12],i(ap+16)=50462976,aq=Ac[ad%16],k=0;;k=r){r=k+1;ae=*(ap+k+16)AE((B)((I)1<<ae%8)&aq){if(!n)k=u((P)Ao+ae*8);AJ switch(ae){case 0:if(L==3)At x;k=4 Bj 1:if(L==2)At x;k=(U)-1 Bj 2:if(L==1)At x;k=1 Bj 3:if(!L)At x;k=(U)-4;}k+=ad;m=k*AF;j=a>>m&15;ab=j*16;al=ab+ad;o(al>=h)ab+=k;o(ab>=h)ar=(B)(l[al]+ak)-l[ab];u(Q)=j<<m^j<<ad*AF^a;i(Q+8)=b;Q[12]=k;Q[15]=ae;Q[13]=n+1;Q[14]=ar;Y(e,Q,e+3112);}x:if(r==4)Au}BY}c=Ar(g?400000:c,u(e+88)*16);}AC(u(e+2064)=c,BH,c=u(e+112),h=0,q=i(e+
128),b=0;;b=k){k=b+1;d=e+(w>>b*AF)%16*12+136;b BV;r=(h>>x&a)+i(d);m=r+b;o(m>=c||r>=c)q=q+l[m]-l[r];h=(b<<x)+h AE(k==16)Au}AC(b=0,x=i(e+132),k=0;;k=r){r=k+1;m=k*4;d=e+(w>>m%64)%16*12+328;m=(m&12|k/4)*i(d+4);C=i(d+8)%64;k=(b>>C&a)+i(d);j=k+m;o(j>=c||k>=c)x=x+l[j]-l[k];b=(m<<C)+b BN}AC(C=K(x,q),g=e[3124],am=h(e+3122),X=h(e+3120),ah=(I)X*g,aa=C*X;;aa=X>am&&aa+(I)X*5>ah?ah:aa)BC(ai=(I)g+1,an=1,l=e+2072,ao=0,a=1976;;an++){a+=4 AE(ao>g)D BK AC(D=0;D*X+ao*am<=aa;)if(D++,D==ai){D=ai;Au}i(l)=D AE(a==3000)
Au ai--;l=e+a+96;ao=an BO(C<i(e+2072)){Bw AE(M(e+96,w,a,h,q,b,x,0,1))Au}if(aa>=ah){a=v;l=u;A6 aa=aa+X*2;}g=e[3097]AE(!g){if(e[3096]){a=0;l=(P)1;c=0;u=(P)1;v=0;At v;}}AJ{l=E(g);AR(l,e+520,g)AE(e[3096]){a=g;c=g;u=l;v=g;At v;}AL(l);}a=BB;BB=a+1 AE(!a)BC(O(G,3),O(G+128,4),l=E(262144)BJ 262144,BX=262144,u(y+24)=B5,a=u(y+32)=0;c=((U)124120489<<32|4239934241u)>>a*AF&15,h=a/4,q A5(I)a*4%16,b=h<<16,h*=16,d=y+c*12+40,i(d)=b,i(d+4)=q,i(d+8)=h,c--,a++,d=A7=b,BR h,a!=15;)
;J(G+128,12816,l,AS);J(G+128,60327,l+AS,AS);J(G+128,56472,l+Br,AS);J(G,1620,l+196608,AS);N(G);N(G+128);}AJ BC(O(ac,5),l=E(3145728)BJ 3145728,BX=3145728,u(y+24)=1048575,a=u(y+32)=0;c=((U)264996845<<32|2841002785u)>>a*AF&15,g=a/5,q A5 a%5*4,x=g<<20,C=(I)g*20,d=y+c*12+40,i(d)=x,i(d+4)=q,i(d+8)=C,c--,a++,d=A7=x,BR C,a!=15;)
;J(ac,340496,l,B4);J(ac,903556,l+B4,B4);J(ac,965238,l+2097152,B4);N(ac)BO(u(e+96))AL(q(e+104));}w:q=i(t+8);AB(aj,0,256)AE(!n)a=0,l=(P)1;AJ BC(g=n;;q=i(u+8)){*(aj+g-1)=L;o(k<=q)u=d+(U)q*16;g=u[13]AE(!g)Au L=u[15];}l=E(n);AR(l,aj,n);a=n;}c=a;u=l;v=a;}v:AA("Case ",1,5,stdout);d=Aa(i)AE(d)At y;AA(Ae,1,2,stdout)AE((S)c<0)AA("This puzzle is not solvable.",1,28,stdout),AA(R Bk);AJ BC(d=l;d!=l+a;d++)AA("DLRU"+*d Bk);AA(R Bk)AE(c)AL(l)BO(p||s>o)At z;}AG z:if(!u(e))At a1;l=q(e+8);At k;y:if((S)c<1)At b1;
AL(l);At b1;s:AZ(P)"appears twice" Bb=13;By q:AZ(P)"is not a tile" Bb=13;By m:AY=0;AZ Ad Bb=19;By}j:AZ(P)"is not a number of boards" Bb=25;By}k:AL(l);a1:if(u(e+32))AL(q(e+40))Bx(u(e+96)){p=1;At c1;}p=!(AI)AE(p)At d1;d=p?0:(P)Ab;At e1;e:F(Bn,s)Bq(Bn,c);F(BZ,h);AY=0;AZ Ad Bb=19;d=0;b1:if(u(e))AL(q(e+8))AE(u(e+32))AL(q(e+40))Bx(!u(e+96)){(I)(AI);At f1;}p=0;c1:AL(q(e+104))AE(!(AI)){if(p)At d1;}AJ if(p){d=(P)Ab;At e1;}f1:if(!d){d=0;At g1;}e1:if(*d)At g1;d1:if(u(f))AL(q(f+8));Ax 0;g1:Al(f,d);Ah();AG}
