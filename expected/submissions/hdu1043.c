/* slidekit 0.1.0, rustc 1.95.0: bundle hdu1043 --c */
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
#define An 4008636142u<<32|4008636144u
#define Ao 4275878552u<<32|1985229328
#define Ap =4294967294u
#define Aq goto
#define Ar ;switch(n){case 9:case 10:case 12:case 13:case 32
#define As break;
#define At return
#define Au g+48,8
#define Av fwrite
#define Aw q>>l&15;w=g+1;m=i(a+w*4+1968)
#define Ax ,stderr
#define Ay 4096%16
#define Az 16%16
#define AA e[3];P b=(P)e;U c,d;c=u(a)
#define AB 256%16
#define AC ;o(u(b))u(a+8)=(Z)q(b+8)
#define AD g+40,8
#define AE memset
#define AF ;if
#define AG 65536%16
#define AH 4%64
#define AI i(a+d*4+288)%64
#define AJ abort();
#define AK %16
#define AL E(g+56,8,h)
#define AM for
#define AN ;As case
#define AO a,d<<j*AH^d<<l^q,i,
#define AP a=0;(U)15<<a*AH&f;
#define AQ fread(j,1,b,stdin)
#define AR +i(a+d*4+32)
#define AS i(a+d*4+160)
#define AT memcpy
#define AU u(e+3120)
#define AV AH;d=Aw;n=AS;o=AI;e=u(a+24);b
#define AW f[c]-f[b]AF
#define AX h=u(a+16);o(c>=h||b>=h)p=k+AW
#define AY AC;u(a)=d;}void
#define AZ E(AD,l);E(Au,k);AL;E(AD,r);E
#define A0 o(b>=h||e>=h)y=t+f[b]-f[e]AF
#define A1 x=i(a+b*4+288)%64;e=(s>>x&e)
#define A2 f;E(AD,i);E(Au,q);E(AD,c);E
#define A3 {g=1;Aq b;}}}if
#define A4 i(a+b*4+32);b=e-c;A0(y<m)if
#define A5 n=AI;b=u(a+24);c=(r>>n&b)AR
#define A6 *(a+g+416)
#define A7 q(a+8)
#define A8 f=A7;u=u(a+16);o(h>=u||c>=u)
#define A9 b=13;Aq m;
#define Ba free
#define Bb 1;l=i*AV=(r>>o&e)AR;c=b
#define Bc n;f=A7;AX(p<m){b=d|16;c
#define Bd ,p,s-(c<<x),y,w,(a+z*4)
#define Be stdout
#define Bf u(g+56)
#define Bg 60;r=k+(((U)An)<<l);t=
#define Bh &60;s=r+(((U)An)<<t);y
#define Bi 60;u=s+(((U)An)<<y);w
#define Bj 4294967295u
#define Bk u(e+72)
typedef struct{U a;B b;}Al;typedef struct{U a;I b;}Am;B Ah[]="the output cannot be written",X[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",O[]="is not a tile",Q[]="\n",R[]=
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ";U Ae[3]={4,0,28},Af[2]={1024,(U)31<<32|65537},Ag[4]={3,(U)-1,1,(U)-3};U G(P p,int n){U r=0;while(n--)r=r<<8|p[n];At r;}void E(P p,int n,U a){AM(;n--;a>>=
8)*p++=(B)a;}U J(U a,U b){At a>b?a:b;}U Ai(U a,U b){At a<b?a:b;}Al Aj(U a,U b){Al r;r.a=a*b;r.b=b&&r.a/b!=a;At r;}U Ak(U a,U b){At a>b?a-b:0;}P Y(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)At a;}P F(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)At b;}void L(P d,U e,P a,U f,U c,U g){Al b;b=Aj(g,f)AF(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;else a=!e?!b.a?p(c):F(b.a):Y(a,b.a),u(d+8)=(Z)a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c;}void Aa(P a){U AA;d=J(c*2,8);L(b,c,A7,d,1,1)AY Ab(P a){U AA;d=J(c*2,4);L(b,c,
A7,d,8,8)AY V(P a){U AA;d=J(c*2,4);L(b,c,A7,d,8,16)AY W(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]AF((I)l+k<=h[12]){e=u(c);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=u(b+16);o(a>=f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)AF(g){AM(;;){i=(U)g-1;o(i>=d)n=j+i*16 AF(u(n)==e)As a=a+1&f-1;g=i(m+a*4)AF(!g)Aq a;}if(k>=n[13])At;AT(n,c,16);Aq b;}a:o(a>=f)i(m+a*4)=(I)d+1 AF(d==u(b+32))V(b+32),j=q(b+40);AT(j+d*16,c,16);u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+(I)h(h+10)*k)<<40|(U)l<<32|i;a=
u(b+72)AF(a==u(b+56))Ab(b+56);c=q(b+64);u(c+a*8)=e;e=a+1;u(b+72)=e AF(a){AM(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)AF(a<=d)At;u(b)=d;u(h)=a AF(!f)At;}AJ}}}P M(U a){U c[1];P b=(P)c AF(a>9)M(a/10);*b=a%10|48;Av(b,1,1 Ax);At 0;}P Ad(P b,U c){U f[1];P e=(P)f;B d;P a;AM(Av("\"",1,1 Ax),a=b;d=*a,*e=(B)(d-33)<94?d:63,Av(e,1,1 Ax),a+1!=b+c;)a++AF(c==19)Av("...",1,3 Ax);Av("\" ",1,2 Ax);At 0;}void Ac(P a,P c){U b AF(!c){b=u(a+64)AF(b){Av("board ",1,6 Ax)AF(M(b))At;Av(", ",1,2 Ax);}
Av("word ",1,5 Ax)AF(M(u(a+72)))At;Av(": ",1,2 Ax);b=u(a+56)AF(b){o(b>=20)if(Ad(a+80,b))At;}Av(q(a+24),1,u(a+32)Ax);}else Av(q(c+8),1,u(c+16)Ax);Av(Q,1,1 Ax);}B K(P a,U q,U j,U r,I k,U s,I t,B g,B z){B v,w;I m,n,o,p,x,y;P f;U i,l,d,e,b,c,h,u AF(k){AM(;;j=i){i=u(a+1952)AF(i>=u(a+1960))Aq a;u(a+1952)=i+1;v=*(a+z+1696)&X[j AK]AF(v%2){i=j+3;l=i*AH;d=Aw;e=(U)AS*3;A5;h=c-e;A8 o=k+f[h]-f[c]AF(o<m){c=d|16;p=i(a+c*4+160);x=i(a+c*4+288)%64;b=(s>>x&b)+i(a+c*4+32);c=b-p;o(c>=u||b>=u)y=t+AW(y<m)if(A6=0,
K(AO r-(e<<n),o,s-((U)p<<x),y,w,*(a+z*4+672)))A3(v&2){i=j-Bb+Bc=i(a+b*4+160)*(U)-4;A1+A4(A6=1,K(AO((U)n<<o)+r Bd[673]))A3(v&4){i=j+Bb-Bc=(U)i(a+b*4+160)*4;A1+A4(A6=2,K(AO r-((U)n<<o)Bd[674]))A3(!(v&8)){g=0;Aq b;}i=j-3;l=i*AH;d=q>>l&15;v=g+1;m=i(a+v*4+1968);e=AS*(U)-3;A5;h=c-e;A8 k=k+f[h]-f[c]AF(k>=m){g=0;Aq b;}c=d|16;o=i(a+c*4+160);p=i(a+c*4+288)%64;b=(s>>p&b)+i(a+c*4+32);c=b+o;o(c>=u||b>=u)t=t+AW(t>=m){g=0;Aq b;}A6=3 AF(!k){g=v;Aq a;}z=(a+z*4)[675];g=v;s=((U)o<<p)+s;r-=(e<<n);q=d<<j*AH^d<<l^q;}
AJ}a:a[2992]=g;g=1;b:At g;}Am N(P b,U h,U m){Am k;I d,g;P j;U i,n,f,c,l,e,a;AM(i=u(b+16),j=q(b+8),n=u(b+24),c=d=f=0;;c=l){l=c+1;e=c*4;a=m>>e%64&15;g=i(b+h*64+32+a*4);o(i<=g)d+=j[g];a=a|h*16;c=(!h?c:e&12|c/4)*i(b+a*4+160);g=i(b+a*4+288)%64;e=(f>>g&n)+i(b+a*4+32);a=e+c;o(a>=i||e>=i)d=d+j[a]-j[e];f=(c<<g)+f AF(l==9)As}k.a=f;k.b=d;At k;}int main(void){U aA[910];P ac=(P)aA,aw=ac+16,ap=ac+40,ad=ac+296,Y=ac+312,ax=ac+336,M=ac+360,al=ac+384,L=ac+1664,am=ac+2080,e=ac+4032,g=ac+7176;Am ai,an;B p,n,D,aa,
aj,ay,ak,az;H at,ab;I x,ae,ag,ao,au,av,T;P j,m,o,v,ah;U b,a,c,q,i,f,h,d,k,l,r,t,s,y,u,w,z,C,aq,ar,af,as;Ae[1]=(Z)(Ah);j=F(65536);AE(g+80,0,19);u(g)=65536;u(g+8)=(Z)j;u(g+16)=65536;AE(g+40,0,40);u(g+24)=1;u(g+32)=0;m=F(16384);o=F(256);AE(L+288,0,128);u(L)=256;u(L+8)=(Z)o;u(L+16)=256;u(L+24)=15;AE(L+32,0,256);b=1;do{AM(a=0;((U)2271560481u>>a*AH)AK!=b;)a++;c=b*16;i(L+b*4+32)=c;i(L+b*4+160)=1;i(L+b*4+288)=(I)b*4;q=a/3;i=a%3;v=o+c;*v=q+i;c=J(i,1)+-(U)!!i;v[1]=c+q;v[2]=(B)(q-i)+2;a=J(q,1)+-(U)(a>2);
v[3]=a+i;v[4]=c+a;v[5]=(B)(a-i)+2;a=J(q,2);q=Ai(q,2);v[6]=i-q+a;v[7]=a-q+c;v[8]=(B)(a-(q+i))+2;b++;}while(b!=9);AM(o=F(131072),AE(o,255,131072),b=p=1,a=0;;b=c|b*4){c=a+1;n=R[a];D=b<131072 AF(n==32){o(!D)o[b]=0 AF(c==344)Aq a;a+=2;n=R[c]AF(n==32)AM(;;a=b){if(a==344)Aq b;b=a+1;n=R[a]AF(n!=32){D=0;a=b;As}}else D=o[1];o[1]=D;b=1;}else{o(!D)D=o[b];a=c;}if(D==255)o[b]=p,p++;switch(n){case 68:c=0 AN 76:c=1 AN 82:c=2 AN 85:c=3;As default:AJ}if(a==344)Aq a;}b:o[1]=0;a:AM(AE(al,0,1280),b=4,c=1;;b=a){a=b+
1;c=b==c*16?c*4:c;v=o+b;p=*v AF(p==255){q=c+((U)2147483647<<32|Bj)&b|c;o(q>=131072)p=o[q];*v=p;}n=o[b/4];b%=4;(al+n*4)[b]=p AF(p)v=al+n+1024,*v|=(B)((I)1<<b)AF(a==131072)Aq c;}AJ c:AM(Ba(o),AE(am+416,0,256),AE(e+2064,0,1024),AT(am,L,416),AT(am+672,al,1280),AE(e+48,0,16),AT(e+96,am,1952),AE(e+2048,0,16),u(e)=4096,u(e+8)=(Z)m,u(e+16)=4096,i(e+24)=52,u(e+32)=0,u(e+64)=u(e+40)=8,Bk=0,u(e+80)=1024,e[3088]=u(e+88)=0,u(e+3096)=2271560481u,AT(e+3104,(P)Af,16),AU=(U)1<<63,b=65536,c=a=0;;c=u(g+40)){AM(q=
G(Au),i=G(AD),f=0;;f++){AM(h=q,d=c,c=i;;d=c){if(d==a)h=AQ,d=c=0,a=h AF(a>b)Aq d;p=d<a AF(!p)Aq e;n=j[d]Ar:As default:Aq f;}c=d+1 AF(f<19)As}*(g+f+80)=n;q=h;i=c;}f:AM(Bf=f,E(AD,i),E(Au,q),E(AD,c),E(Au,h),u(g+64)++,c=a,x=f=q=0;;x=ae|x){AM(i=q+1,u(g+72)=i,h=G(g+56,8),k=0;;k=h){l=G(Au);do{if(d==c)u(g+40)=0,l=AQ,a=l,c=l AF(c>b)Aq g;r=u(g+40)AF(r>=c)Aq h;n=j[r]Ar:As default:Aq i;}d=r+1;u(g+40)=d;}while(k>=19);E(Au,l);*(g+k+80)=n;h=k+1;}i:AM(AL,E(Au,l),Bf=0,j=q(g+8),b=u(g+16),h=G(g+56,8),k=G(Au),l=
G(AD),t=0,c=a;;t=h){AM(s=k,d=r,r=l;;){if(d==c)s=AQ,d=r=0,a=s,c=s AF(c>b)Aq j AF(d>=c)Aq k;n=j[d]Ar:Aq k;default:r=d+1 AF(t<19)Aq l;d=r;}}l:*(g+t+80)=n;h=t+1;k=s;l=r;}k:AZ(Au,s);o(t>=20)if(!t){j=O;A9}AM(h=0,m=g+80;n=*m-48,n<=9;m++)if(h=h*10+n,m+1==g+t+80)Aq n AF(t==1&&g[80]==120){h=0;Aq o;}j=O;A9 n:if(t==19||h-1>=8){j=O;A9}o:ae=(I)1<<h%32 AF(ae&x){j=(P)"appears twice";A9}f=h<<q*AH|f AF(i==9)As q=i;}AM(b=u(e+3096),p=e[3116],AP)a++;AM(c=f>>8&15,q=f>>12&15,i=f>>16&15,h=f>>20&15,d=f>>24&15,k=f>>28&
15,l=f>>32&15,r=0;(U)15<<r*AH&b;)r++;t=b>>8&15;s=b>>12&15;y=b>>16&15;u=b>>20&15;w=b>>24&15;z=b>>28&15;C=b>>32&15 AF(!((f AK>f/Az)^a/3+a%3&1^(f AK>c)^(f/Az>c)^(f AK>q)^(f/Az>q)^(f/AB>q)^(f AK>i)^(f/Az>i)^(f/AB>i)^(f/Ay>i)^(f AK>h)^(f/Az>h)^(f/AB>h)^(f/Ay>h)^(f/AG>h)^(f AK>d)^(f/Az>d)^(f/AB>d)^(f/Ay>d)^(f/AG>d)^((f>>20)AK>d)^(f AK>k)^(f/Az>k)^(f/AB>k)^(f/Ay>k)^(f/AG>k)^((f>>20)AK>k)^((f>>24)AK>k)^(f AK>l)^(f/Az>l)^(f/AB>l)^(f/Ay>l)^(f/AG>l)^((f>>20)AK>l)^((f>>24)AK>l)^((f>>28)AK>l)^((b AK>b/Az)
^r/3+r%3&1^(b AK>t)^(b/Az>t)^(b AK>s)^(b/Az>s)^(b/AB>s)^(b AK>y)^(b/Az>y)^(b/AB>y)^(b/Ay>y)^(b AK>u)^(b/Az>u)^(b/AB>u)^(b/Ay>u)^(b/AG>u)^(b AK>w)^(b/Az>w)^(b/AB>w)^(b/Ay>w)^(b/AG>w)^((b>>20)AK>w)^(b AK>z)^(b/Az>z)^(b/AB>z)^(b/Ay>z)^(b/AG>z)^((b>>20)AK>z)^((b>>24)AK>z)^(b AK>C)^(b/Az>C)^(b/AB>C)^(b/Ay>C)^(b/AG>C)^((b>>20)AK>C)^((b>>24)AK>C)^((b>>28)AK>C)))){if(AU==(U)1<<63){if(u(e+88)*16+u(e+2048)<725760){AM(AE(q(e+8),0,u(e+16)*4),Bk=u(e+48)=0,ai=N(e+96,0,f),AP)a++;u(ad)=f;i(ad+8)=0;ad[12]=a;
ad[13]=ad[15]=0;ad[14]=ai.b;W(e,ad,e+3104);a=Bk AF(!a)Aq p;AM(j=q(e+104),c=u(e+112);;){AM(m=q(e+64),q=u(m),a--,i=u(m+a*8),u(m)=i,Bk=a,h=0;;h=d){k=h*2;d=k|1;k+=2 AF(k<a)d=u(m+k*8)<u(m+d*8)?k:d AF(d>=a)As o(h>=a)o=m+d*8;k=u(o)AF(i<=k)As u(m+h*8)=k;u(o)=i;}a=q&Bj;i=u(e+48);o(a>=i)m=q(e+40);o=m+a*16;n=o[13];D=o[14];aa=o[15]AF(!D)As if(i+3>u(e+80))Aq q;AM(u(e+88)++,a=u(o),aj=o[12],ay=X[aj AK],i(aw+16)=50462976,i=0;;i=h){h=i+1;ak=*(aw+i+16)AF((B)((I)1<<ak%8)&ay){if(!n)i=u((P)Ag+ak*8);else switch(ak){
case 0:if(aa==3)Aq r;i=3 AN 1:if(aa==2)Aq r;i=(U)-1 AN 2:if(aa==1)Aq r;i=1 AN 3:if(!aa)Aq r;i=(U)-3;}i+=aj;d=i*AH;k=a>>d&15;l=k*16;r=l+aj;o(r>=c)l+=i;o(l>=c)az=(B)(j[r]+D)-j[l];u(ac)=k<<d^k<<aj*AH^a;i(ac+8)=q;ac[12]=i;ac[15]=ak;ac[13]=n+1;ac[14]=az;W(e,ac,e+3104);}r:if(h==4)As}a=Bk AF(!a)Aq p;}x=i(o+8);AE(ap,0,256)AF(!n)a=0,j=(P)1;else{AM(p=n;;x=i(j+8)){*(ap+p-1)=aa;o(i<=x)j=m+(U)x*16;p=j[13]AF(!p)As aa=j[15];}j=F(n);AT(j,ap,n);a=n;}b=a;Aq s;q:AM(u(e+2056)=Ak(725760,u(e+88)*16),ai=N(e+96,0,f),
an=N(e+96,1,f),x=J(an.b,ai.b),n=e[3116],at=h(e+3114),ab=h(e+3112),ae=(I)ab*n,ag=x*ab;;ag=ab>at&&ag+(I)ab*5>ae?ae:ag){AM(ao=(I)n+1,au=1,j=e+2064,av=0,a=1968;;au++){a+=4 AF(av>n)T=0;else AM(T=0;T*ab+av*at<=ag;)if(T++,T==ao){T=ao;As}i(j)=T AF(a==2992)As ao--;j=e+a+96;av=au;}if(x<i(e+2064)){AM(AP)a++AF(K(e+96,f,a,ai.a,ai.b,an.a,an.b,0,1))As}if(ag+ab>=ae)Aq p;ag=ag+ab*2;}if(u(e+2048)<u(e+2056)){p=e[3088]AF(!p){b=a=0;j=(P)1;Aq s;}j=F(p);AT(j,e+512,p);a=p;b=1;Aq s;}if(AU!=(U)1<<63)Aq t;}AM(j=F(1451520)
,m=j,a=1;i(m)Ap,i(m+4)Ap,i(m+8)Ap,i(m+12)Ap,i(m+16)Ap,i(m+20)Ap,i(m+24)Ap,i(m+28)Ap,i(m+32)Ap,i(m+36)Ap,a+=11,i(m+40)Ap,a!=362880;)m+=44;i(m+44)Ap;a=b*AH;c=(((U)An)<<a)+((U)Ao);q=b/4&60;i=c+(((U)An)<<q);h=b/64&60;d=i+(((U)An)<<h);k=b>>10&60;l=d+(((U)An)<<k);r=b>>14&60;t=l+(((U)An)<<r);s=b>>18&60;y=t+(((U)An)<<s);u=b>>22&60;w=y+(((U)An)<<u);z=b>>26&60;w=((w+(((U)An)<<z))>>(b>>30&60))AK+(w>>z)AK+(((((((c>>q)AK+(((U)Ao)>>a)*8%128)*7+(i>>h)AK)*6+(d>>k)AK)*5+(l>>r)AK)*4+(t>>s)AK)*3+(y>>u)AK)*2;o(w>=
362880)AM(i(j+w*4)=Bj,m=F(16),u(m)=b,u(m+8)=w,a=b=1;;b=c){AM(u(M)=0,u(M+8)=8,u(M+16)=0,i(ax+16)=50462976,o=(P)8,i=c=0;;i=q){AM(q=i+1,n=*(ax+i+16),v=m;;v+=16){AM(i=u(v),h=u(v+8),d=0;l=d*AH,k=d+1,(U)15<<l&i;)d=k;switch(n){case 3:if(d>=6)Aq u;k=d+3 AN 2:if(!(d%3))Aq u;k=d-1 AN 1:if(d%3<2)As Aq u;case 0:if(d<=2)Aq u;k=d-3;}k=k*AH;d=i>>k&15;d=d<<l^d<<k^i;i=d*AH;k=(((U)An)<<i)+((U)Ao);l=d/4&Bg d/64 Bh=d>>10&Bi=d>>14&60;z=u+(((U)An)<<w);C=d>>18&60;aq=z+(((U)An)<<C);ar=d>>22&60;af=aq+(((U)An)<<ar);as=
d>>26&60;af=((af+(((U)An)<<as))>>(d>>30&60))AK+(af>>as)AK+(((((((k>>l)AK+(((U)Ao)>>i)*8%128)*7+(r>>t)AK)*6+(s>>y)AK)*5+(u>>w)AK)*4+(z>>C)AK)*3+(aq>>ar)AK)*2;o(af>=362880)ah=j+af*4 AF(i(ah)==-2){i(ah)=(I)h*4|n AF(c==u(M))V(M),o=q(M+8);ah=o+c*16;u(ah)=d;u(ah+8)=af;c++;u(M+16)=c;}u:if(v+16==m+b*16)As}if(q==4)As}b=u(M);o=q(M+8)AF(a)Ba(m)AF(!c)As m=o;a=b;}if(b)Ba(o);AU=362880;u(e+3128)=(Z)j;u(e+3136)=362880;}t:j=F(32);u(Y)=32;u(Y+8)=(Z)j;u(Y+16)=0;b=f*AH;a=(((U)An)<<b)+((U)Ao);c=f/4&60;q=a+(((U)An)
<<c);i=f/64&60;h=q+(((U)An)<<i);d=f>>10&60;k=h+(((U)An)<<d);l=f>>14&Bg f>>18 Bh=f>>22&Bi=f>>26&60;u=((u+(((U)An)<<w))>>(f>>30&60))AK+(u>>w)AK+(((((((a>>c)AK+(((U)Ao)>>b)*8%128)*7+(q>>i)AK)*6+(h>>d)AK)*5+(k>>l)AK)*4+(r>>t)AK)*3+(s>>y)AK)*2;m=q(e+3128);b=u(e+3136);o(u>=b)AM(a=0;x=i(m+u*4),x<-2;){n=((P)"\0\1\2\3")[x%4]AF(a==u(Y))Aa(Y),j=q(Y+8);j[a]=n;a++;u(Y+16)=a;u=x/4;o(u>=b)}b=u(Y)AF(b!=(U)1<<63){if(x==-1){if(a<=p){if(!(b>>63))Aq s;Aq p;}if(!b)Aq p;Ba(j);Aq p;}if(b)Ba(j);}Aq p;s:AM(m=j;m!=j+a;m++
)Av("dlru"+*m,1,1,Be);Av(Q,1,1,Be)AF(!b)Aq v;Ba(j);Aq v;}p:Av("unsolvable",1,10,Be);Av(Q,1,1,Be);v:b=u(g+16);j=q(g+8);a=u(g+48);}d:Bf=A2(Au,h);AJ g:AL;E(Au,l);AJ j:AZ(Au,s);AJ h:AL;E(Au,l);Bf=0;j=(P)"the input ends here";b=19;m:u(g+24)=(Z)j;u(g+32)=b;Aq w;e:Bf=A2(Au,h);w:if(u(e))Ba(q(e+8))AF(u(e+32))Ba(q(e+40))AF(u(e+56))Ba(q(e+64))AF(u(e+96))Ba(q(e+104))AF((S)AU>0)Ba(q(e+3128))AF(!(fflush(Be)|ferror(Be))){if(!p){if(u(g))Ba(q(g+8));At 0;}}else if(!p){j=(P)Ae;Aq x;}j=0;x:Ac(g,j);exit(1);AJ}
