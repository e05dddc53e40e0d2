/* slidekit 0.1.0, rustc 1.95.0: bundle poj1077 --c */
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
#define Am 4008636142u<<32|4008636144u
#define An =4294967294u
#define Ao goto
#define Ap break;
#define Aq 4275878552u<<32|1985229328
#define Ar return
#define As fwrite
#define At a=(U)1<<63;Ao r;
#define Au q>>l&15;w=g+1;m=i(a+w*4+1968)
#define Av e[3];P b=(P)e;U c,d;c=u(a)
#define Aw ;switch(j){case 9:case 10:case 12:case 13:case 32:
#define Ax ,stderr
#define Ay ;o(u(b))u(a+8)=(Z)q(b+8)
#define Az memset
#define AA ;if
#define AB E(l+40,8,b);E(l+48,8,a)
#define AC E(l+40,8,c);E(l+48,8,o)
#define AD abort();
#define AE i(a+d*4+288)%64
#define AF 4%64
#define AG e/16%16
#define AH ;Ap case
#define AI a,d<<j*AF^d<<l^q,i,
#define AJ a=0;(U)15<<a*AF&e;
#define AK for
#define AL +i(a+d*4+32)
#define AM 65536
#define AN e/256%16
#define AO i(a+d*4+160)
#define AP e/4096%16
#define AQ memcpy
#define AR AF;d=Au;n=AO;o=AE;e=u(a+24);b
#define AS f[c]-f[b]AA
#define AT h=u(a+16);o(c>=h||b>=h)p=k+AS
#define AU Ay;u(a)=d;}void
#define AV o(b>=h||e>=h)y=t+f[b]-f[e]AA
#define AW x=i(a+b*4+288)%64;e=(s>>x&e)
#define AX {g=1;Ao b;}}}if
#define AY i(a+b*4+32);b=e-c;AV(y<m)if
#define AZ n=AE;b=u(a+24);c=(r>>n&b)AL
#define A0 *(a+g+416)
#define A1 q(a+8)
#define A2 f=A1;u=u(a+16);o(h>=u||c>=u)
#define A3 u(l+24)=(Z)(P)
#define A4 %16
#define A5 free
#define A6 1;l=i*AR=(r>>o&e)AL;c=b
#define A7 60;u=Y+(((U)Am)<<aa);ab
#define A8 n;f=A1;AT(p<m){b=d|16;c
#define A9 u(d+3120)
#define Ba ,p,s-(c<<x),y,w,(a+z*4)
#define Bb 60;Y=p+(((U)Am)<<W);aa
#define Bc stdout
#define Bd 60;p=m+(((U)Am)<<o);W
#define Be 2147483648u
#define Bf 2271560481u
#define Bg 4294967295u
#define Bh fread(k,1,AM,stdin)
#define Bi ;u(l+32)=13;j=0;Ao w
#define Bj i(a+c*4+288)%64;b=
#define Bk 131072
#define Bl l+40,8
#define Bm l+48,8
#define Bn {U Av;d=G(c*2,4);K
#define Bo 4+160
#define Bp typedef struct{U a;
#define Bq {AK
#define Br {g=0;Ao b;}
Bp B b;}Ak;Bp I b;}Al;B Ag[]="the output cannot be written",V[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",N[]="\n",O[]="DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ";U Ac[3]={4,0,28},Ad[2]={1024,(U)
31<<32|65537},Af[4]={3,(U)-1,1,(U)-3};U Ae(P p,int n){U r=0;while(n--)r=r<<8|p[n];Ar r;}void E(P p,int n,U a)Bq(;n--;a>>=8)*p++=(B)a;}U G(U a,U b){Ar a>b?a:b;}U Ah(U a,U b){Ar a<b?a:b;}Ak Ai(U a,U b){Ak r;r.a=a*b;r.b=b&&r.a/b!=a;Ar r;}U Aj(U a,U b){Ar a>b?a-b:0;}P W(P a,U b){o(b>=Be)a=(P)realloc(a,b);o(!a)Ar a;}P F(U a){P b;o(a>=Be)b=(P)calloc(a,1);o(!b)Ar b;}void K(P d,U e,P a,U f,U c,U g){Ak b;b=Ai(g,f)AA(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;else a=!e?!b.a?p(c):F(b.a):W(a,b.a),u(d+8)=(Z)a,e=16,f=
b.a,c=0;u(d+e)=f;u(d)=c;}void X(P a){U Av;d=G(c*2,8);K(b,c,A1,d,1,1)AU Y(P a)Bn(b,c,A1,d,8,8)AU Q(P a)Bn(b,c,A1,d,8,16)AU R(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]AA((I)l+k<=h[12]){e=u(c);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=u(b+16);o(a>=f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)AA(g)Bq(;;){i=(U)g-1;o(i>=d)n=j+i*16 AA(u(n)==e)Ap a=a+1&f-1;g=i(m+a*4)AA(!g)Ao a;}if(k>=n[13])Ar;AQ(n,c,16);Ao b;}a:o(a>=f)i(m+a*4)=(I)d+1 AA(d==u(b+32))Q(b+32),j=q(b+40);AQ(j+d*16,c,16);
u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+(I)h(h+10)*k)<<40|(U)l<<32|i;a=u(b+72)AA(a==u(b+56))Y(b+56);c=q(b+64);u(c+a*8)=e;e=a+1;u(b+72)=e AA(a)Bq(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)AA(a<=d)Ar;u(b)=d;u(h)=a AA(!f)Ar;}AD}}}P L(U a){U c[1];P b=(P)c AA(a>9)L(a/10);*b=a%10|48;As(b,1,1 Ax);Ar 0;}P Ab(P b,U c){U f[1];P e=(P)f;B d;P a;AK(As("\"",1,1 Ax),a=b;d=*a,*e=(B)(d-33)<94?d:63,As(e,1,1 Ax),a+1!=b+c;)a++AA(c==19)As("...",1,3 Ax);As("\" ",1,2 Ax);Ar 0;}void Aa(P a,P c){U b AA(!c){
b=u(a+64)AA(b){As("board ",1,6 Ax)AA(L(b))Ar;As(", ",1,2 Ax);}As("word ",1,5 Ax)AA(L(u(a+72)))Ar;As(": ",1,2 Ax);b=u(a+56)AA(b){o(b>=20)if(Ab(a+80,b))Ar;}As(q(a+24),1,u(a+32)Ax);}else As(q(c+8),1,u(c+16)Ax);As(N,1,1 Ax);}B J(P a,U q,U j,U r,I k,U s,I t,B g,B z){B v,w;I m,n,o,p,x,y;P f;U i,l,d,e,b,c,h,u AA(k)Bq(;;j=i){i=u(a+1952)AA(i>=u(a+1960))Ao a;u(a+1952)=i+1;v=*(a+z+1696)&V[j A4]AA(v%2){i=j+3;l=i*AF;d=Au;e=(U)AO*3;AZ;h=c-e;A2 o=k+f[h]-f[c]AA(o<m){c=d|16;p=i(a+c*Bo);x=Bj(s>>x&b)+i(a+c*4+32);
c=b-p;o(c>=u||b>=u)y=t+AS(y<m)if(A0=0,J(AI r-(e<<n),o,s-((U)p<<x),y,w,*(a+z*4+672)))AX(v&2){i=j-A6+A8=i(a+b*Bo)*(U)-4;AW+AY(A0=1,J(AI((U)n<<o)+r Ba[673]))AX(v&4){i=j+A6-A8=(U)i(a+b*Bo)*4;AW+AY(A0=2,J(AI r-((U)n<<o)Ba[674]))AX(!(v&8))Br i=j-3;l=i*AF;d=q>>l&15;v=g+1;m=i(a+v*4+1968);e=AO*(U)-3;AZ;h=c-e;A2 k=k+f[h]-f[c]AA(k>=m)Br c=d|16;o=i(a+c*Bo);p=Bj(s>>p&b)+i(a+c*4+32);c=b+o;o(c>=u||b>=u)t=t+AS(t>=m)Br A0=3 AA(!k){g=v;Ao a;}z=(a+z*4)[675];g=v;s=((U)o<<p)+s;r-=(e<<n);q=d<<j*AF^d<<l^q;}AD}
a:a[2992]=g;g=1;b:Ar g;}Al M(P b,U h,U m){Al k;I d,g;P j;U i,n,f,c,l,e,a;AK(i=u(b+16),j=q(b+8),n=u(b+24),c=d=f=0;;c=l){l=c+1;e=c*4;a=m>>e%64&15;g=i(b+h*64+32+a*4);o(i<=g)d+=j[g];a=a|h*16;c=(!h?c:e&12|c/4)*i(b+a*Bo);g=i(b+a*4+288)%64;e=(f>>g&n)+i(b+a*4+32);a=e+c;o(a>=i||e>=i)d=d+j[a]-j[e];f=(c<<g)+f AA(l==9)Ap}k.a=f;k.b=d;Ar k;}int main(void){U ay[910];P C=(P)ay,au=C+16,al=C+40,D=C+296,y=C+312,av=C+336,w=C+360,ah=C+384,v=C+1664,ai=C+2080,d=C+4032,l=C+7176;Al ad,aj;B j,r,t,af,aw,ag,ax;H ar,z;I s,
K,T,ak,as,at,x;P k,h,n,ae,ac;U a,b,c,f,g,q,i,e,m,o,p,W,Y,aa,u,ab,am,an,ao,ap,L,aq,aA,az;Ac[1]=(Z)(Ag);AK(k=F(AM),Az(l+80,0,19),u(l)=AM,u(l+8)=(Z)k,u(l+16)=AM,Az(l+40,0,24),u(l+24)=1,u(l+32)=0,u(l+64)=1,a=Ae(Bm),b=Ae(Bl),s=e=q=g=f=c=0;;s=K|s)Bq(i=q+1,u(l+72)=i,m=0;;m++)Bq(o=a,p=c,c=b;;p=c){if(p==g)o=Bh,p=c=0,f=o,g=o AA(g>AM)Ao a AA(p>=g)Ao b;j=k[p]Aw Ap default:Ao c;}c=p+1 AA(m<19)Ap}*(l+m+80)=j;a=o;b=c;}c:AK(E(Bl,b),E(Bm,a),E(Bl,c),E(Bm,o),m=0,g=f;;m++)Bq(a=o,b=p,p=c;;){if(b==g)a=Bh,b=p=0,f=a,g=
a AA(g>AM)Ao d AA(b>=g){aA=c;c=b;b=p;p=aA;Ao e;}j=k[b]Aw az=c;c=b;b=p;p=az;Ao e;default:p=b+1 AA(m<19)Ao f;b=p;}}f:*(l+m+80)=j;o=a;c=p;}e:E(Bl,p);E(Bm,o);AB;u(l+56)=m;o(m>=20)if(!m)Ao g;AK(o=0,h=l+80;j=*h-48,j<=9;h++)if(o=o*10+j,h+1==l+m+80)Ao h AA(m!=1||l[80]!=120)Ao g;o=0;Ao i;h:if(m==19||o-1>=8)Ao g;i:K=(I)1<<o%32 AA(K&s)Ao j;e=o<<q*AF|e AA(i==9)Ao k;q=i;}a:AB;AC;AD d:AC;E(Bl,p);E(Bm,a);AD k:k=F(16384);h=F(256);Az(v+288,0,128);u(v)=256;u(v+8)=(Z)h;u(v+16)=256;u(v+24)=15;Az(v+32,0,256);a=1;
do Bq(b=0;((U)Bf>>b*AF)A4!=a;)b++;c=a*16;i(v+a*4+32)=c;i(v+a*Bo)=1;i(v+a*4+288)=(I)a*4;f=b/3;g=b%3;n=h+c;*n=f+g;c=G(g,1)+-(U)!!g;n[1]=c+f;n[2]=(B)(f-g)+2;b=G(f,1)+-(U)(b>2);n[3]=b+g;n[4]=c+b;n[5]=(B)(b-g)+2;b=G(f,2);f=Ah(f,2);n[6]=g-f+b;n[7]=b-f+c;n[8]=(B)(b-(f+g))+2;a++;}while(a!=9);AK(h=F(Bk),Az(h,255,Bk),a=j=1,b=0;;a=c|a*4){c=b+1;r=O[b];t=a<Bk AA(r==32){o(!t)h[a]=0 AA(c==344)Ao l;b+=2;r=O[c]AA(r==32)AK(;;b=a){if(b==344)Ao m;a=b+1;r=O[b]AA(r!=32){t=0;b=a;Ap}}else t=h[1];h[1]=t;a=1;}else{o(!t)
t=h[a];b=c;}if(t==255)h[a]=j,j++;switch(r){case 68:c=0 AH 76:c=1 AH 82:c=2 AH 85:c=3;Ap default:AD}if(b==344)Ao l;}m:h[1]=0;l:AK(Az(ah,0,1280),a=4,c=1;;a=b){b=a+1;c=a==c*16?c*4:c;n=h+a;j=*n AA(j==255){f=c+((U)2147483647<<32|Bg)&a|c;o(f>=Bk)j=h[f];*n=j;}r=h[a/4];a%=4;(ah+r*4)[a]=j AA(j)n=ah+r+1024,*n|=(B)((I)1<<a)AA(b==Bk)Ao n;}AD n:AK(A5(h),Az(ai+416,0,256),Az(d+2064,0,1024),AQ(ai,v,416),AQ(ai+672,ah,1280),Az(d+48,0,16),AQ(d+96,ai,1952),Az(d+2048,0,16),u(d)=4096,u(d+8)=(Z)k,u(d+16)=4096,i(d+24)=
52,u(d+32)=0,u(d+64)=u(d+40)=8,u(d+72)=0,u(d+80)=1024,d[3088]=u(d+88)=0,u(d+3096)=Bf,AQ(d+3104,(P)Ad,16),A9=(U)1<<63,AJ)a++;b=e>>8&15;c=e>>12&15;f=e>>16&15;g=e>>20&15;q=e>>24&15;i=e>>28&15;m=e>>32&15 AA((e A4>AG)^a/3+a%3&1^(e A4>b)^(AG>b)^(e A4>c)^(AG>c)^(AN>c)^(e A4>f)^(AG>f)^(AN>f)^(AP>f)^(e A4>g)^(AG>g)^(AN>g)^(AP>g)^(e/AM A4>g)^(e A4>q)^(AG>q)^(AN>q)^(AP>q)^(e/AM A4>q)^((e>>20)A4>q)^(e A4>i)^(AG>i)^(AN>i)^(AP>i)^(e/AM A4>i)^((e>>20)A4>i)^((e>>24)A4>i)^(e A4>m)^(AG>m)^(AN>m)^(AP>m)
^(e/AM A4>m)^((e>>20)A4>m)^((e>>24)A4>m)^((e>>28)A4>m))a=(U)Be<<32|1;else Bq(Az(k,0,16384),u(d+48)=0,ad=M(d+96,0,e),AJ)a++;u(D)=e;i(D+8)=0;D[12]=a;D[13]=D[15]=0;D[14]=ad.b;R(d,D,d+3104);a=u(d+72)AA(a)Bq(k=q(d+104),b=u(d+112);;)Bq(h=q(d+64),c=u(h),a--,f=u(h+a*8),u(h)=f,u(d+72)=a,g=0;;g=q){i=g*2;q=i|1;i+=2 AA(i<a)q=u(h+i*8)<u(h+q*8)?i:q AA(q>=a)Ap o(g>=a)n=h+q*8;i=u(n)AA(f<=i)Ap u(h+g*8)=i;u(n)=f;}a=c&Bg;f=u(d+48);o(a>=f)h=q(d+40);n=h+a*16;j=n[13];r=n[14];t=n[15]AA(!r)Ao o AA(f+3>u(d+80))Ao p;
AK(u(d+88)++,a=u(n),af=n[12],aw=V[af A4],i(au+16)=50462976,f=0;;f=g){g=f+1;ag=*(au+f+16)AA((B)((I)1<<ag%8)&aw){if(!j)f=u((P)Af+ag*8);else switch(ag){case 0:if(t==3)Ao q;f=3 AH 1:if(t==2)Ao q;f=(U)-1 AH 2:if(t==1)Ao q;f=1 AH 3:if(!t)Ao q;f=(U)-3;}f+=af;q=f*AF;i=a>>q&15;m=i*16;o=m+af;o(o>=b)m+=f;o(m>=b)ax=(B)(k[o]+r)-k[m];u(C)=i<<q^i<<af*AF^a;i(C+8)=c;C[12]=f;C[15]=ag;C[13]=j+1;C[14]=ax;R(d,C,d+3104);}q:if(g==4)Ap}a=u(d+72)AA(!a){At}}AD o:s=i(n+8);Az(al,0,256)AA(j)Bq(r=j;;s=i(k+8)){*(al+r-1)=t;
o(f<=s)k=h+(U)s*16;r=k[13]AA(!r)Ap t=k[15];}k=F(j);AQ(k,al,j);b=j;Ao s;}b=0;k=(P)1;s:a=b;Ao r;p:AK(u(d+2056)=Aj(725760,u(d+88)*16),ad=M(d+96,0,e),aj=M(d+96,1,e),s=G(aj.b,ad.b),j=d[3116],ar=h(d+3114),z=h(d+3112),K=(I)z*j,T=s*z;;T=z>ar&&T+(I)z*5>K?K:T)Bq(ak=(I)j+1,as=1,k=d+2064,at=0,a=1968;;as++){a+=4 AA(at>j)x=0;else AK(x=0;x*z+at*ar<=T;)if(x++,x==ak){x=ak;Ap}i(k)=x AA(a==2992)Ap ak--;k=d+a+96;at=as;}if(s<i(d+2064))Bq(AJ)a++AA(J(d+96,e,a,ad.a,ad.b,aj.a,aj.b,0,1))Ap}if(T+z>=K){At}T=T+z*2;}if(u(d+
2048)<u(d+2056)){j=d[3088]AA(!j){b=0;k=(P)1;a=0;Ao r;}k=F(j);AQ(k,d+512,j);b=j;a=j;Ao r;}if(A9==(U)1<<63)Bq(k=F(1451520),h=k,a=1;i(h)An,i(h+4)An,i(h+8)An,i(h+12)An,i(h+16)An,i(h+20)An,i(h+24)An,i(h+28)An,i(h+32)An,i(h+36)An,a+=11,i(h+40)An,a!=362880;)h+=44;AK(i(h+44)An,i(k+184932)=Bg,h=F(16),u(h)=Bf,u(h+8)=46233,b=a=1;;a=c)Bq(u(w)=0,u(w+8)=8,u(w+16)=0,i(av+16)=50462976,n=(P)8,g=c=0;;g=f)Bq(f=g+1,j=*(av+g+16),ae=h;;ae+=16)Bq(g=u(ae),q=u(ae+8),i=0;o=i*AF,m=i+1,(U)15<<o&g;)i=m;switch(j){
case 3:if(i>=6)Ao t;m=i+3 AH 2:if(!(i%3))Ao t;m=i-1 AH 1:if(i%3<2)Ap Ao t;case 0:if(i<=2)Ao t;m=i-3;}m=m*AF;i=g>>m&15;i=i<<o^i<<m^g;g=i*AF;m=(((U)Am)<<g)+((U)Aq);o=i/4&Bd=i/64&Bb=i>>10&A7=i>>14&60;am=u+(((U)Am)<<ab);an=i>>18&60;ao=am+(((U)Am)<<an);ap=i>>22&60;L=ao+(((U)Am)<<ap);aq=i>>26&60;L=((L+(((U)Am)<<aq))>>(i>>30&60))A4+(L>>aq)A4+(((((((m>>o)A4+(((U)Aq)>>g)*8%128)*7+(p>>W)A4)*6+(Y>>aa)A4)*5+(u>>ab)A4)*4+(am>>an)A4)*3+(ao>>ap)A4)*2;o(L>=362880)ac=k+L*4 AA(i(ac)==-2){i(ac)=(I)q*4|j AA(c==u(w)
)Q(w),n=q(w+8);ac=n+c*16;u(ac)=i;u(ac+8)=L;c++;u(w+16)=c;}t:if(ae+16==h+a*16)Ap}if(f==4)Ap}a=u(w);n=q(w+8)AA(b)A5(h)AA(!c)Ao u;h=n;b=a;}AD u:if(a)A5(n);A9=362880;u(d+3128)=(Z)k;u(d+3136)=362880;}k=F(32);u(y)=32;u(y+8)=(Z)k;u(y+16)=0;a=e*AF;b=(((U)Am)<<a)+((U)Aq);c=e/4&60;f=b+(((U)Am)<<c);g=e/64&60;q=f+(((U)Am)<<g);i=e>>10&60;m=q+(((U)Am)<<i);o=e>>14&Bd=e>>18&Bb=e>>22&A7=e>>26&60;u=((u+(((U)Am)<<ab))>>(e>>30&60))A4+(u>>ab)A4+(((((((b>>c)A4+(((U)Aq)>>a)*8%128)*7+(f>>g)A4)*6+(q>>i)A4)*5+(m>>o)A4)
*4+(p>>W)A4)*3+(Y>>aa)A4)*2;h=q(d+3128);a=u(d+3136);o(u>=a)AK(b=0;;){s=i(h+u*4)AA(s>=-2)Ao v;j=((P)"\0\1\2\3")[s%4]AA(b==u(y))X(y),k=q(y+8);k[b]=j;b++;u(y+16)=b;u=s/4;o(u>=a)}AD v:a=u(y)AA(a!=(U)1<<63){if(s==-1){if(b<=31)Ao r AA(!a){At}A5(k);At}if(a)A5(k);}At}a=(U)1<<63;}r:if(u(d))A5(q(d+8))AA(u(d+32))A5(q(d+40))AA(u(d+56))A5(q(d+64))AA(u(d+96))A5(q(d+104))AA((S)A9>0)A5(q(d+3128))AA(a>>63){As("unsolvable",1,10,Bc);As(N,1,1,Bc);j=1;Ao w;}AK(h=k;h!=k+b;h++)As("dlru"+*h,1,1,Bc);As(N,1,1,Bc)AA(!a){
j=1;Ao w;}A5(k);j=1;Ao w;j:A3"appears twice" Bi;g:A3"is not a tile" Bi;b:AB;AC;u(l+56)=0;A3"the input ends here";u(l+32)=19;j=0;w:if(!(fflush(Bc)|ferror(Bc))){if(j){if(u(l))A5(q(l+8));Ar 0;}}else if(j){k=(P)Ac;Ao x;}k=0;x:Aa(l,k);exit(1);}
