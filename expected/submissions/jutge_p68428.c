/* slidekit 0.1.0, rustc 1.95.0: bundle jutge_p68428 --c */
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
#define Ao 4008636142u<<32|4008636144u
#define Ap goto
#define Aq =4294967294u
#define Ar break;
#define As 4275878552u<<32|1985229328
#define At return
#define Au fwrite
#define Av a=(U)1<<63;Ap r;
#define Aw q>>l&15;w=g+1;m=i(a+w*4+1968)
#define Ax e[3];P b=(P)e;U c,d;c=u(a)
#define Ay ;switch(j){case 9:case 10:case 12:case 13:case 32:
#define Az ,stderr
#define AA ;o(u(b))u(a+8)=(Z)q(b+8)
#define AB memset
#define AC ;if
#define AD E(l+40,8,b);E(l+48,8,a)
#define AE E(l+40,8,c);E(l+48,8,o)
#define AF abort();
#define AG i(a+d*4+288)%64
#define AH 4%64
#define AI e/16%16
#define AJ ;Ar case
#define AK {for
#define AL a,d<<j*AH^d<<l^q,i,
#define AM a=0;(U)15<<a*AH&e;
#define AN typedef struct{U a
#define AO +i(a+d*4+32)
#define AP 65536
#define AQ e/256%16
#define AR i(a+d*4+160)
#define AS e/4096%16
#define AT memcpy
#define AU AH;d=Aw;n=AR;o=AG;e=u(a+24);b
#define AV f[c]-f[b]AC
#define AW h=u(a+16);o(c>=h||b>=h)p=k+AV
#define AX AA;u(a)=d;}void
#define AY o(b>=h||e>=h)y=t+f[b]-f[e]AC
#define AZ x=i(a+b*4+288)%64;e=(s>>x&e)
#define A0 {g=1;Ap b;}}}if
#define A1 i(a+b*4+32);b=e-c;AY(y<m)if
#define A2 n=AG;b=u(a+24);c=(r>>n&b)AO
#define A3 *(a+g+416)
#define A4 q(a+8)
#define A5 f=A4;u=u(a+16);o(h>=u||c>=u)
#define A6 u(l+24)=(Z)(P)
#define A7 %16
#define A8 60;ac=p+(((U)Ao)<<ab);ad
#define A9 60;u=ac+(((U)Ao)<<ad);ae
#define Ba free
#define Bb 1;l=i*AU=(r>>o&e)AO;c=b
#define Bc n;f=A4;AW(p<m){b=d|16;c
#define Bd u(d+3120)
#define Be ,p,s-(c<<x),y,w,(a+z*4)
#define Bf 60;p=m+(((U)Ao)<<o);ab
#define Bg else
#define Bh stdout
#define Bi {U c[1];P b=(P)c AC(a>9)
#define Bj 2147483648u
#define Bk 2271560481u
#define Bl 4294967295u
#define Bm fread(k,1,AP,stdin)
#define Bn i(a+c*4+288)%64;b=
#define Bo 131072
#define Bp l+40,8
#define Bq l+48,8
#define Br {U Ax;d=G(c*2,4);K
#define Bs u(l+32)
#define Bt 4+160
#define Bu {g=0;Ap b;}
AN;B b;}Al;AN;I b;}Am;AN;P b;}An;B Ah[]="the output cannot be written",W[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",N[]="\n",O[]="DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ";U Ad[3]={4,0,28},Ae[2]={
1024,(U)31<<32|65537},Ag[4]={3,(U)-1,1,(U)-3};U Af(P p,int n){U r=0;while(n--)r=r<<8|p[n];At r;}void E(P p,int n,U a)AK(;n--;a>>=8)*p++=(B)a;}U G(U a,U b){At a>b?a:b;}U Ai(U a,U b){At a<b?a:b;}Al Aj(U a,U b){Al r;r.a=a*b;r.b=b&&r.a/b!=a;At r;}U Ak(U a,U b){At a>b?a-b:0;}P X(P a,U b){o(b>=Bj)a=(P)realloc(a,b);o(!a)At a;}P F(U a){P b;o(a>=Bj)b=(P)calloc(a,1);o(!b)At b;}void K(P d,U e,P a,U f,U c,U g){Al b;b=Aj(g,f)AC(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;Bg a=!e?!b.a?p(c):F(b.a):X(a,b.a),u(d+8)=(Z)a,
e=16,f=b.a,c=0;u(d+e)=f;u(d)=c;}void Y(P a){U Ax;d=G(c*2,8);K(b,c,A4,d,1,1)AX Aa(P a)Br(b,c,A4,d,8,8)AX Q(P a)Br(b,c,A4,d,8,16)AX R(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]AC((I)l+k<=h[12]){e=u(c);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=u(b+16);o(a>=f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)AC(g)AK(;;){i=(U)g-1;o(i>=d)n=j+i*16 AC(u(n)==e)Ar a=a+1&f-1;g=i(m+a*4)AC(!g)Ap a;}if(k>=n[13])At;AT(n,c,16);Ap b;}a:o(a>=f)i(m+a*4)=(I)d+1 AC(d==u(b+32))Q(b+32),j=q(b+40);AT(j+
d*16,c,16);u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+(I)h(h+10)*k)<<40|(U)l<<32|i;a=u(b+72)AC(a==u(b+56))Aa(b+56);c=q(b+64);u(c+a*8)=e;e=a+1;u(b+72)=e AC(a)AK(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)AC(a<=d)At;u(b)=d;u(h)=a AC(!f)At;}AF}}}P L(U a)Bi L(a/10);*b=a%10|48;Au(b,1,1 Az);At 0;}P Ac(P b,U c){U f[1];P e=(P)f;B d;P a;for(Au("\"",1,1 Az),a=b;d=*a,*e=(B)(d-33)<94?d:63,Au(e,1,1 Az),a+1!=b+c;)a++AC(c==19)Au("...",1,3 Az);Au("\" ",1,2 Az);At 0;}void Ab(P a,P c){U b AC(!c){b=u(a+
64)AC(b){Au("board ",1,6 Az)AC(L(b))At;Au(", ",1,2 Az);}Au("word ",1,5 Az)AC(L(u(a+72)))At;Au(": ",1,2 Az);b=u(a+56)AC(b){o(b>=20)if(Ac(a+80,b))At;}Au(q(a+24),1,u(a+32)Az);}Bg Au(q(c+8),1,u(c+16)Az);Au(N,1,1 Az);}P V(U a)Bi V(a/10);*b=a%10|48;Au(b,1,1,Bh);At 0;}B J(P a,U q,U j,U r,I k,U s,I t,B g,B z){B v,w;I m,n,o,p,x,y;P f;U i,l,d,e,b,c,h,u AC(k)AK(;;j=i){i=u(a+1952)AC(i>=u(a+1960))Ap a;u(a+1952)=i+1;v=*(a+z+1696)&W[j A7]AC(v%2){i=j+3;l=i*AH;d=Aw;e=(U)AR*3;A2;h=c-e;A5 o=k+f[h]-f[c]AC(o<m){c=d|
16;p=i(a+c*Bt);x=Bn(s>>x&b)+i(a+c*4+32);c=b-p;o(c>=u||b>=u)y=t+AV(y<m)if(A3=0,J(AL r-(e<<n),o,s-((U)p<<x),y,w,*(a+z*4+672)))A0(v&2){i=j-Bb+Bc=i(a+b*Bt)*(U)-4;AZ+A1(A3=1,J(AL((U)n<<o)+r Be[673]))A0(v&4){i=j+Bb-Bc=(U)i(a+b*Bt)*4;AZ+A1(A3=2,J(AL r-((U)n<<o)Be[674]))A0(!(v&8))Bu i=j-3;l=i*AH;d=q>>l&15;v=g+1;m=i(a+v*4+1968);e=AR*(U)-3;A2;h=c-e;A5 k=k+f[h]-f[c]AC(k>=m)Bu c=d|16;o=i(a+c*Bt);p=Bn(s>>p&b)+i(a+c*4+32);c=b+o;o(c>=u||b>=u)t=t+AV(t>=m)Bu A3=3 AC(!k){g=v;Ap a;}z=(a+z*4)[675];g=v;s=((U)o<<p)+
s;r-=(e<<n);q=d<<j*AH^d<<l^q;}AF}a:a[2992]=g;g=1;b:At g;}Am M(P b,U h,U m){Am k;I d,g;P j;U i,n,f,c,l,e,a;for(i=u(b+16),j=q(b+8),n=u(b+24),c=d=f=0;;c=l){l=c+1;e=c*4;a=m>>e%64&15;g=i(b+h*64+32+a*4);o(i<=g)d+=j[g];a=a|h*16;c=(!h?c:e&12|c/4)*i(b+a*Bt);g=i(b+a*4+288)%64;e=(f>>g&n)+i(b+a*4+32);a=e+c;o(a>=i||e>=i)d=d+j[a]-j[e];f=(c<<g)+f AC(l==9)Ar}k.a=f;k.b=d;At k;}int main(void){U aF[910];P D=(P)aF,aB=D+16,as=D+40,K=D+296,y=D+312,aC=D+336,w=D+360,ak=D+384,v=D+1664,al=D+2080,d=D+4032,l=D+7176;Am ag,
am;An ao,aa,C,ap,aq,ar;B j,r,t,ai,aD,aj,aE;H ay,z;I s,L,X,an,az,aA,x;P k,h,n,ah,af;U a,b,c,f,g,q,i,e,m,o,p,ab,ac,ad,u,ae,at,au,av,aw,T,ax,aG,aH;Ad[1]=(Z)(Ah);for(ao.a=1,aa.a=0,aa.b=0,ap.a=0,ap.b=0,aq.a=1,aq.b=0,ar.a=1,ar.b=0,C.a=1,C.b=0,k=F(AP),AB(l+80,0,19),u(l)=AP,u(l+8)=(Z)k,u(l+16)=AP,AB(l+40,0,24),u(l+24)=1,Bs=0,u(l+64)=1,a=Af(Bq),b=Af(Bp),s=e=q=g=f=c=0;;s=L|s)AK(i=q+1,u(l+72)=i,m=0;;m++)AK(o=a,p=c,c=b;;p=c){if(p==g)o=Bm,p=c=0,f=o,g=o AC(g>AP)Ap a AC(p>=g)Ap b;j=k[p]Ay Ar default:Ap c;}c=p+
1 AC(m<19)Ar}*(l+m+80)=j;a=o;b=c;}c:for(E(Bp,b),E(Bq,a),E(Bp,c),E(Bq,o),m=0,g=f;;m++)AK(a=o,b=p,p=c;;){if(b==g)a=Bm,b=p=0,f=a,g=a AC(g>AP)Ap d AC(b>=g){aH=c;c=b;b=p;p=aH;Ap e;}j=k[b]Ay aG=c;c=b;b=p;p=aG;Ap e;default:p=b+1 AC(m<19)Ap f;b=p;}}f:*(l+m+80)=j;o=a;c=p;}e:E(Bp,p);E(Bq,o);AD;u(l+56)=m;o(m>=20)if(!m)o=0;Bg AK(o=0,h=l+80;j=*h-48,j<=9;h++)if(o=o*10+j,h+1==l+m+80)Ap g AC(m!=1||l[80]!=48)Ap h;o=0;Ap i;g:if(m==19)Ap h AC(!o)o=0;Bg if(o>=9)Ap h;}i:L=(I)1<<o%32 AC(L&s)Ap j;e=o<<q*AH|e AC(i==9)
Ap k;q=i;}a:AD;AE;AF d:AE;E(Bp,p);E(Bq,a);AF k:k=F(16384);h=F(256);AB(v+288,0,128);u(v)=256;u(v+8)=(Z)h;u(v+16)=256;u(v+24)=15;AB(v+32,0,256);a=1;do AK(b=0;((U)Bk>>b*AH)A7!=a;)b++;c=a*16;i(v+a*4+32)=c;i(v+a*Bt)=1;i(v+a*4+288)=(I)a*4;f=b/3;g=b%3;n=h+c;*n=f+g;c=G(g,1)+-(U)!!g;n[1]=c+f;n[2]=(B)(f-g)+2;b=G(f,1)+-(U)(b>2);n[3]=b+g;n[4]=c+b;n[5]=(B)(b-g)+2;b=G(f,2);f=Ai(f,2);n[6]=g-f+b;n[7]=b-f+c;n[8]=(B)(b-(f+g))+2;a++;}while(a!=9);for(h=F(Bo),AB(h,255,Bo),a=j=1,b=0;;a=c|a*4){c=b+1;r=O[b];t=
a<Bo AC(r==32){o(!t)h[a]=0 AC(c==344)Ap l;b+=2;r=O[c]AC(r==32)for(;;b=a){if(b==344)Ap m;a=b+1;r=O[b]AC(r!=32){t=0;b=a;Ar}}Bg t=h[1];h[1]=t;a=1;}Bg{o(!t)t=h[a];b=c;}if(t==255)h[a]=j,j++;switch(r){case 68:c=0 AJ 76:c=1 AJ 82:c=2 AJ 85:c=3;Ar default:AF}if(b==344)Ap l;}m:h[1]=0;l:for(AB(ak,0,1280),a=4,c=1;;a=b){b=a+1;c=a==c*16?c*4:c;n=h+a;j=*n AC(j==255){f=c+((U)2147483647<<32|Bl)&a|c;o(f>=Bo)j=h[f];*n=j;}r=h[a/4];a%=4;(ak+r*4)[a]=j AC(j)n=ak+r+1024,*n|=(B)((I)1<<a)AC(b==Bo)Ap n;}AF n:for(Ba(h),
AB(al+416,0,256),AB(d+2064,0,1024),AT(al,v,416),AT(al+672,ak,1280),AB(d+48,0,16),AT(d+96,al,1952),AB(d+2048,0,16),u(d)=4096,u(d+8)=(Z)k,u(d+16)=4096,i(d+24)=52,u(d+32)=0,u(d+64)=u(d+40)=8,u(d+72)=0,u(d+80)=1024,d[3088]=u(d+88)=0,u(d+3096)=Bk,AT(d+3104,(P)Ae,16),Bd=(U)1<<63,AM)a++;b=e>>8&15;c=e>>12&15;f=e>>16&15;g=e>>20&15;q=e>>24&15;i=e>>28&15;m=e>>32&15 AC((e A7>AI)^a/3+a%3&1^(e A7>b)^(AI>b)^(e A7>c)^(AI>c)^(AQ>c)^(e A7>f)^(AI>f)^(AQ>f)^(AS>f)^(e A7>g)^(AI>g)^(AQ>g)^(AS>g)^(e/AP A7>g)^(e A7>q)
^(AI>q)^(AQ>q)^(AS>q)^(e/AP A7>q)^((e>>20)A7>q)^(e A7>i)^(AI>i)^(AQ>i)^(AS>i)^(e/AP A7>i)^((e>>20)A7>i)^((e>>24)A7>i)^(e A7>m)^(AI>m)^(AQ>m)^(AS>m)^(e/AP A7>m)^((e>>20)A7>m)^((e>>24)A7>m)^((e>>28)A7>m))a=(U)Bj<<32|1;Bg AK(AB(k,0,16384),u(d+48)=0,ag=M(d+96,0,e),AM)a++;u(K)=e;i(K+8)=0;K[12]=a;K[13]=K[15]=0;K[14]=ag.b;R(d,K,d+3104);a=u(d+72)AC(a)AK(k=q(d+104),b=u(d+112);;)AK(h=q(d+64),c=u(h),a--,f=u(h+a*8),u(h)=f,u(d+72)=a,g=0;;g=q){i=g*2;q=i|1;i+=2 AC(i<a)q=u(h+i*8)<u(h+q*8)?i:q AC(q>=a)Ar o(g>=a)
n=h+q*8;i=u(n)AC(f<=i)Ar u(h+g*8)=i;u(n)=f;}a=c&Bl;f=u(d+48);o(a>=f)h=q(d+40);n=h+a*16;j=n[13];r=n[14];t=n[15]AC(!r)Ap o AC(f+3>u(d+80))Ap p;for(u(d+88)++,a=u(n),ai=n[12],aD=W[ai A7],i(aB+16)=50462976,f=0;;f=g){g=f+1;aj=*(aB+f+16)AC((B)((I)1<<aj%8)&aD){if(!j)f=u((P)Ag+aj*8);Bg switch(aj){case 0:if(t==3)Ap q;f=3 AJ 1:if(t==2)Ap q;f=(U)-1 AJ 2:if(t==1)Ap q;f=1 AJ 3:if(!t)Ap q;f=(U)-3;}f+=ai;q=f*AH;i=a>>q&15;m=i*16;o=m+ai;o(o>=b)m+=f;o(m>=b)aE=(B)(k[o]+r)-k[m];u(D)=i<<q^i<<ai*AH^a;i(D+8)=c;D[12]=f;
D[15]=aj;D[13]=j+1;D[14]=aE;R(d,D,d+3104);}q:if(g==4)Ar}a=u(d+72)AC(!a){Av}}AF o:s=i(n+8);AB(as,0,256)AC(j)AK(r=j;;s=i(k+8)){*(as+r-1)=t;o(f<=s)k=h+(U)s*16;r=k[13]AC(!r)Ar t=k[15];}k=F(j);AT(k,as,j);b=j;Ap s;}b=0;k=(P)1;s:a=b;Ap r;p:for(u(d+2056)=Ak(725760,u(d+88)*16),ag=M(d+96,0,e),am=M(d+96,1,e),s=G(am.b,ag.b),j=d[3116],ay=h(d+3114),z=h(d+3112),L=(I)z*j,X=s*z;;X=z>ay&&X+(I)z*5>L?L:X)AK(an=(I)j+1,az=1,k=d+2064,aA=0,a=1968;;az++){a+=4 AC(aA>j)x=0;Bg for(x=0;x*z+aA*ay<=X;)if(x++,x==an){x=an;Ar}
i(k)=x AC(a==2992)Ar an--;k=d+a+96;aA=az;}if(s<i(d+2064))AK(AM)a++AC(J(d+96,e,a,ag.a,ag.b,am.a,am.b,0,1))Ar}if(X+z>=L){Av}X=X+z*2;}if(u(d+2048)<u(d+2056)){j=d[3088]AC(!j){b=0;k=(P)1;a=0;Ap r;}k=F(j);AT(k,d+512,j);b=j;a=j;Ap r;}if(Bd==(U)1<<63)AK(k=F(1451520),h=k,a=1;i(h)Aq,i(h+4)Aq,i(h+8)Aq,i(h+12)Aq,i(h+16)Aq,i(h+20)Aq,i(h+24)Aq,i(h+28)Aq,i(h+32)Aq,i(h+36)Aq,a+=11,i(h+40)Aq,a!=362880;)h+=44;for(i(h+44)Aq,i(k+184932)=Bl,h=F(16),u(h)=Bk,u(h+8)=46233,b=a=1;;a=c)AK(u(w)=0,u(w+8)=8,u(w+16)=0,i(aC+
16)=50462976,n=(P)8,g=c=0;;g=f)AK(f=g+1,j=*(aC+g+16),ah=h;;ah+=16)AK(g=u(ah),q=u(ah+8),i=0;o=i*AH,m=i+1,(U)15<<o&g;)i=m;switch(j){case 3:if(i>=6)Ap t;m=i+3 AJ 2:if(!(i%3))Ap t;m=i-1 AJ 1:if(i%3<2)Ar Ap t;case 0:if(i<=2)Ap t;m=i-3;}m=m*AH;i=g>>m&15;i=i<<o^i<<m^g;g=i*AH;m=(((U)Ao)<<g)+((U)As);o=i/4&Bf=i/64&A8=i>>10&A9=i>>14&60;at=u+(((U)Ao)<<ae);au=i>>18&60;av=at+(((U)Ao)<<au);aw=i>>22&60;T=av+(((U)Ao)<<aw);ax=i>>26&60;T=((T+(((U)Ao)<<ax))>>(i>>30&60))A7+(T>>ax)A7+(((((((m>>o)A7+(((U)As)>>g)
*8%128)*7+(p>>ab)A7)*6+(ac>>ad)A7)*5+(u>>ae)A7)*4+(at>>au)A7)*3+(av>>aw)A7)*2;o(T>=362880)af=k+T*4 AC(i(af)==-2){i(af)=(I)q*4|j AC(c==u(w))Q(w),n=q(w+8);af=n+c*16;u(af)=i;u(af+8)=T;c++;u(w+16)=c;}t:if(ah+16==h+a*16)Ar}if(f==4)Ar}a=u(w);n=q(w+8)AC(b)Ba(h)AC(!c)Ap u;h=n;b=a;}AF u:if(a)Ba(n);Bd=362880;u(d+3128)=(Z)k;u(d+3136)=362880;}k=F(32);u(y)=32;u(y+8)=(Z)k;u(y+16)=0;a=e*AH;b=(((U)Ao)<<a)+((U)As);c=e/4&60;f=b+(((U)Ao)<<c);g=e/64&60;q=f+(((U)Ao)<<g);i=e>>10&60;m=q+(((U)Ao)<<i);o=e>>14&Bf=e>>18&
A8=e>>22&A9=e>>26&60;u=((u+(((U)Ao)<<ae))>>(e>>30&60))A7+(u>>ae)A7+(((((((b>>c)A7+(((U)As)>>a)*8%128)*7+(f>>g)A7)*6+(q>>i)A7)*5+(m>>o)A7)*4+(p>>ab)A7)*3+(ac>>ad)A7)*2;h=q(d+3128);a=u(d+3136);o(u>=a)for(b=0;;){s=i(h+u*4)AC(s>=-2)Ap v;j=((P)"\0\1\2\3")[s%4]AC(b==u(y))Y(y),k=q(y+8);k[b]=j;b++;u(y+16)=b;u=s/4;o(u>=a)}AF v:a=u(y)AC(a!=(U)1<<63){if(s==-1){if(b<=31)Ap r AC(!a){Av}Ba(k);Av}if(a)Ba(k);}Av}a=(U)1<<63;}r:if(u(d))Ba(q(d+8))AC(u(d+32))Ba(q(d+40))AC(u(d+56))Ba(q(d+64))AC(u(d+96))Ba(q(d+104))
AC((S)Bd>0)Ba(q(d+3128))AC(a>>63){Au("None",1,4,Bh);Au(N,1,1,Bh);C=ap;Ap w;}h=V(b)AC(!h)Au(N,1,1,Bh);Bg ao.b=h,aa=ao AC(!a){C=aa;Ap w;}Ba(k);C=aa;Ap w;j:A6"appears twice";Bs=13;C=aq;Ap w;h:A6"is not a tile";Bs=13;C=ar;Ap w;b:AD;AE;u(l+56)=0;A6"the input ends here";Bs=19;w:j=!C.a AC(!(fflush(Bh)|ferror(Bh))){if(j)Ap x;}Bg if(j){k=(P)Ad;Ap y;}if(!C.b){k=0;Ap z;}k=C.b;y:if(*k)Ap z;x:if(u(l))Ba(q(l+8));At 0;z:Ab(l,k);exit(1);}
