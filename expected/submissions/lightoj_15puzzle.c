/* slidekit 0.1.0, rustc 1.95.0: bundle lightoj_15puzzle --c */
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
#define Ar break;
#define As goto
#define At {case 9:case 10:case 12:case 13:case 32
#define Au 267242409<<32|2271560481u
#define Av memset
#define Aw return
#define Ax o(c<=p)p=h(u+p*2);o(a<=p)for
#define Ay 3];P b=(P)e;U c,d;c=u(a);d
#define Az fwrite
#define AA for
#define AB ;o(u(b))u(a+8)=(Z)q(b+8)
#define AC ;if
#define AD fflush(stdout)|ferror(stdout)
#define AE q>>l&15;w=g+1;m=i(a+w*4+1968)
#define AF 65536
#define AG 4%64
#define AH else
#define AI {U e[Ay=J(c*2,4);K
#define AJ u(az)=u(az)|(U)1<<z%64 AC
#define AK ,stderr
#define AL free
#define AM ,k+=4,k!=(b&((U)2147483647<<32|4294967292u));
#define AN G(n,16),n=(H)(n-1)&n,!n
#define AO AC(l){o(a<=l)N=aw+l*32
#define AP 4+160
#define AQ 4+288
#define AR AB;u(a)=d;}void
#define AS abort();
#define AT u(f+40)
#define AU ;o(z>>7)az=ai+z/64*8
#define AV memcpy
#define AW u(f+56)
#define AX u(f+24)=(Z)
#define AY a,d<<j*AG^d<<l^q,i,
#define AZ {if(b==h)AT=0,c=fread(d,1,m,stdin)
#define A0 o(ar>=aN)w=r+ar AC(!*w)*w=e;}while
#define A1 +i(a+d*4+32);
#define A2 i(a+d*AQ)%64
#define A3 b,c,q(a+8),d
#define A4 ;Ar case
#define A5 ;o(ar>=j)w=aj+ar*5;ak=ak-1&ak;ar
#define A6 1<<(H)
#define A7 %64|aZ<<(B)(w[2]*4)%64|a0<<(B)
#define A8 131072
#define A9 c=(U)1<<63;As v;}
#define Ba 64|aa<<(B)(*w*4)A7(w[3]*4)%64
#define Bb f[c]-f[b]AC
#define Bc h=u(a+16);o(c>=h||b>=h)p=k+Bb
#define Bd Ba|K<<(B)(w[4]*4)%64;A0(ak);}
#define Be ;u(f+32)
#define Bf o=A2;e=u(a+24);b=(r>>o&e)A1 c
#define Bg l=i*AG;d=AE;n=i(a+d*AP);Bf=b
#define Bh o(b>=h||e>=h)y=t+f[b]-f[e]AC
#define Bi A2;b=u(a+24);c=(r>>n&b)A1 h=c
#define Bj =am,i(C+c*AP)=al,i(C+c*AQ)=s
#define Bk =al,i(C+x*AP)=s,i(C+x*AQ)=am
#define Bl i(a+b*4+32);b=e-c;Bh(y<m)if
#define Bm x=i(a+b*AQ)%64;e=(s>>x&e)+Bl
#define Bn default
#define Bo *(a+g+416)=
#define Bp ,1,1,stdout
#define Bq {g=1;As b;}}}if
#define Br switch
#define Bs ;Ax(k=p;!(h(d+k*56+50)&T);)
#define Bt f+40,8
#define Bu f+48,8
#define Bv F(Bt,D);F(Bu,t);F(f+56,8,o)
#define Bw f=q(a+8);Bc(p<m){b=d|16;c=
#define Bx 65535
#define By ;n=Bi-e;f=q(a+8);u=u(a+16)
#define Bz AO;u(N)|=ae;u(N+8)|=ab;}l
#define BA &=1;h=b%4 AC(b<4)c=0;AH{AA
#define BB AL(q(g+40))AC(u(g+56))AL
#define BC ;d=0;As i1;
#define BD u(g+3120)
#define BE {AA
#define BF %32|(I)1<<
#define BG ,p,s-(c<<x),y,w,(a+z*4)
#define BH ,d=q(f+8),m=u(f+16),k=0
#define BI a=fread(ac,1,AF,stdin)
#define BJ ,Av(C+288,0,128),u(C)=
#define BK ;}if
#define BL {U c[1];P b=(P)c AC(a>9)
#define BM A5=aJ<<(B)(w[1]*4)%Bd
#define BN ,u(C+8)=(Z)r,u(C+16)=
#define BO Bs{k++;o(k==a)}o(!e)
#define BP =0;AH
#define BQ 2147483648u
typedef struct{U a;B b;}Ap;typedef struct{U a;I b;}Aq;B Am[]="the output cannot be written",Ab[]="\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n",Ac[]="the input ends here",Ad[]=": ",Q[]="\n",R[]=
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ";U Aa[3]={4,0,28},Al[4]={4,(U)-1,1,(U)-4};U V(P p,int n){U r=0;while(n--)r=r<<8|p[n];Aw r;}void F(P p,int n,U a)BE(;n--;a>>=8)*p++=(B)a;}U Ae(U a){U n=0;
AA(;a;a&=a-1)n++;Aw n;}U G(U a,int n){int i=0;AA(;i<n&&!(a>>i&1);)i++;Aw i;}U J(U a,U b){Aw a>b?a:b;}U M(U a,U b){Aw a<b?a:b;}Ap An(U a,U b){Ap r;r.a=a*b;r.b=b&&r.a/b!=a;Aw r;}U Ao(U a,U b){Aw a>b?a-b:0;}P Af(P a,U b){o(b>=BQ)a=(P)realloc(a,b);o(!a)Aw a;}P E(U a){P b;o(a>=BQ)b=(P)calloc(a,1);o(!b)Aw b;}void K(P d,U e,P a,U f,U c,U g){Ap b;b=An(g,f)AC(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;AH a=!e?!b.a?p(c):E(b.a):Af(a,b.a),u(d+8)=(Z)a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c;}void Ag(P a)AI(A3,8,16)AR Ah(P a)
AI(A3,8,8)AR W(P a)AI(A3,8,56)AR Ai(P a)AI(A3,1,5)AR X(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]AC((I)l+k<=h[12]){e=u(c);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=u(b+16);o(a>=f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)AC(g)BE(;;){i=(U)g-1;o(i>=d)n=j+i*16 AC(u(n)==e)Ar a=a+1&f-1;g=i(m+a*4)AC(!g)As a BK(k>=n[13])Aw;AV(n,c,16);As b;}a:o(a>=f)i(m+a*4)=(I)d+1 AC(d==u(b+32))Ag(b+32),j=q(b+40);AV(j+d*16,c,16);u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+(I)h(h+10)*k)<<40|(U)l<<32|i;a=
u(b+72)AC(a==u(b+56))Ah(b+56);c=q(b+64);u(c+a*8)=e;e=a+1;u(b+72)=e AC(a)BE(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)AC(a<=d)Aw;u(b)=d;u(h)=a AC(!f)Aw;}AS}}}P N(U a)BL N(a/10);*b=a%10|48;Az(b,1,1 AK);Aw 0;}P Ak(P b,U c){U f[1];P e=(P)f;B d;P a;AA(Az("\"",1,1 AK),a=b;d=*a,*e=(B)(d-33)<94?d:63,Az(e,1,1 AK),a+1!=b+c;)a++AC(c==19)Az("...",1,3 AK);Az("\" ",1,2 AK);Aw 0;}void Aj(P a,P c){U b AC(!c){b=u(a+64)AC(b){Az("board ",1,6 AK)AC(N(b))Aw;Az(", ",1,2 AK);}Az("word ",1,5 AK)
AC(N(u(a+72)))Aw;Az(Ad,1,2 AK);b=u(a+56)AC(b){o(b>=20)if(Ak(a+80,b))Aw;}Az(q(a+24),1,u(a+32)AK);}AH Az(q(c+8),1,u(c+16)AK);Az(Q,1,1 AK);}P Y(U a)BL Y(a/10);*b=a%10|48;Az(b Bp);Aw 0;}B L(P a,U q,U j,U r,I k,U s,I t,B g,B z){B v,w;I m,n,o,p,x,y;P f;U i,l,d,e,b,c,h,u AC(k)BE(;;j=i){i=u(a+1952)AC(i>=u(a+1960))As a;u(a+1952)=i+1;v=*(a+z+1696)&Ab[j%16]AC(v%2){i=j+4;l=i*AG;d=AE;e=(U)i(a+d*AP)*4 By;o(h>=u||c>=u)o=k+f[h]-f[c]AC(o<m){c=d|16;p=i(a+c*AP);x=i(a+c*AQ)%64;b=(s>>x&b)+i(a+c*4+32);c=b-p;o(c>=u||
b>=u)y=t+Bb(y<m)if(Bo 0,L(AY r-(e<<n),o,s-((U)p<<x),y,w,*(a+z*4+672)))Bq(v&2){i=j-1;Bg+n;Bw i(a+b*AP)*(U)-4;Bm(Bo 1,L(AY((U)n<<o)+r BG[673]))Bq(v&4){i=j+1;Bg-n;Bw(U)i(a+b*AP)*4;Bm(Bo 2,L(AY r-((U)n<<o)BG[674]))Bq(!(v&8)){g=0;As b;}i=j-4;l=i*AG;d=q>>l&15;v=g+1;m=i(a+v*4+1968);e=i(a+d*AP)*(U)-4 By;o(h>=u||c>=u)k=k+f[h]-f[c]AC(k>=m){g=0;As b;}c=d|16;o=i(a+c*AP);p=i(a+c*AQ)%64;b=(s>>p&b)+i(a+c*4+32);c=b+o;o(c>=u||b>=u)t=t+Bb(t>=m){g=0;As b;}Bo 3 AC(!k){g=v;As a;}z=(a+z*4)[675];g=v;s=((U)o<<p)+s;r-=
(e<<n);q=d<<j*AG^d<<l^q;}AS}a:a[2992]=g;g=1;b:Aw g;}Aq O(P b,U h,U m){Aq k;I d,g;P j;U i,n,f,c,l,e,a;AA(i=u(b+16),j=q(b+8),n=u(b+24),c=d=f=0;;c=l){l=c+1;e=c*4;a=m>>e%64&15;g=i(b+h*64+32+a*4);o(i<=g)d+=j[g];a=a|h*16;c=(!h?c:e&12|c/4)*i(b+a*AP);g=i(b+a*AQ)%64;e=(f>>g&n)+i(b+a*4+32);a=e+c;o(a>=i||e>=i)d=d+j[a]-j[e];f=(c<<g)+f AC(l==16)Ar}k.a=f;k.b=d;Aw k;}int main(void){U a5[33746];P aK=(P)a5,a1=aK+8,aU=aK+131080,ai=aK+262152,a2=aK+262184,aF=aK+262192,aA=aK+262216,v=aK+262240,aC=aK+262360,a3=aK+
262376,aV=aK+262400,aD=aK+262656,C=aK+262672,aO=aK+263088,au=aK+264368,aP=aK+264784,g=aK+266736,f=aK+269864;Aq aG,aQ;B y,e,q,z,an,aL,aM,a4;H l,n,T,p,aq,aY;I s,al,am,aR,aW,aX,ay;P ac,r,d,u,aj,ao,ap,as,aI,av,aw,ax,w,N,az;U o,t,D,ah,a,c,h,b,af,i,j,m,k,aB,at,ad,x,aH,aS,aN,aT,ae,aE,ag,K,aa,ab,aJ,aZ,a0,ak,ar;Aa[1]=(Z)(Am);ac=E(AF);Av(f+80,0,19);u(f)=AF;u(f+8)=(Z)ac;u(f+16)=AF;Av(f+40,0,40);u(f+24)=1 Be=0;r=E(8);d=E(256);Av(au+288,0,128);u(au)=256;u(au+8)=(Z)d;u(au+16)=256;u(au+24)=15;Av(au+32,0,256);
o=1;do BE(t=0;(((U)Au)>>t*AG)%16!=o;)t++;AA(D=o*16,i(au+o*4+32)=D,i(au+o*AP)=1,i(au+o*AQ)=(I)o*4,ah=t/4,t%=4,a=0;h=a/4,b=a%4,c=a+1,(d+D)[a]=J(h,ah)-(M(h,ah)+M(b,t))+J(b,t),c!=16;)a=c;o++;}while(o!=16);AA(d=E(A8),Av(d,255,A8),o=y=1,t=0;;o=D|o*4){D=t+1;e=R[t];q=o<A8 AC(e==32){o(!q)d[o]=0 AC(D==344)As a;t+=2;e=R[D]AC(e==32)AA(;;t=o){if(t==344)As b;o=t+1;e=R[t]AC(e!=32){q=0;t=o;Ar}}AH q=d[1];d[1]=q;o=1;}AH{o(!q)q=d[o];t=D BK(q==255)d[o]=y,y++;Br(e){case 68:D=0 A4 76:D=1 A4 82:D=2 A4 85:D=3;Ar Bn:AS}
if(t==344)As a;}b:d[1]=0;a:AA(Av(aO,0,1280),o=4,D=1;;o=t){t=o+1;D=o==D*16?D*4:D;u=d+o;y=*u AC(y==255){ah=D+((U)2147483647<<32|4294967295u)&o|D;o(ah>=A8)y=d[ah];*u=y;}e=d[o/4];o%=4;(aO+e*4)[o]=y AC(y)u=aO+e+1024,*u|=(B)((I)1<<o)AC(t==A8)As c;}AS c:AA(AL(d),Av(aP+416,0,256),Av(g+2064,0,1024),AV(aP,au,416),AV(aP+672,aO,1280),Av(g+48,0,16),Av(g+2048,0,16),u(g)=2,u(g+8)=(Z)r,u(g+16)=2,i(g+24)=63,u(g+32)=0,u(g+64)=u(g+40)=8,Av(g+72,0,24),AV(g+96,aP,1952),g[3088]=0,u(g+3096)=(U)Au,u(g+3104)=0,h(g+3114)
=h(g+3112)=1,i(g+3116)=35,BD=0,u(f+72)=1,o=V(f+56,8),t=V(Bu),D=V(Bt),c=a=ah=0;;ah=o)BE(h=t,b=c,c=D;;b=c){if(b==a){BI AC(a>AF)As d;c=b=0;h=a BK(b>=a)As e;y=ac[b];Br(y)At:Ar Bn:As f;}c=b+1 AC(ah<19)Ar}*(f+ah+80)=y;o=ah+1;t=h;D=c;}d:Bv;F(Bt,0);F(Bu,a);AS f:AA(F(Bt,D),F(Bu,t),F(f+56,8,o),F(Bt,c),F(Bu,h),o=0;;o++)BE(;;){if(b==a){AT=0;BI;u(f+48)=a AC(a>AF)As g;b=0 BK(b>=a)As h;y=ac[b];Br(y)At:As h;Bn:b++;AT=b AC(o<19)As i;}}i:*(f+o+80)=y;}g:AW=o;AS h:AW=o;o(o>=20)if(o)BE(t=0,ac=f+80;;ac++){y=
*ac-48 AC(y>9)As j;t=t*10+y AC(ac+1==f+o+80)Ar}if(o!=19){if(!t)As k;AA(o=1;;o=D)BE(y=o>=t,D=o+!y,u(f+64)++,u(f+72)=0,c=u(f+48),h=c,b=AT,s=i=af=0;;s=al|s)BE(j=i+1,u(f+72)++BH;;AW=k){do AZ,u(f+48)=c,b=0,h=c;o(h>m)if(b>=h)As l;e=d[b];Br(e)At:Ar Bn:As l;}b++;AT=b;}while(k>=19);*(f+k+80)=e;k++;}l:b=AT AC(b>=h)As m;AA(AW=0 BH,h=c;;AW=k)BE(;;)AZ,u(f+48)=c,h=c;o(h>m)b=AT AC(b>=h)As n;e=d[b];Br(e)At:As n;Bn:b++;AT=b AC(k<19)As o;}}o:*(f+k+80)=e;k++;}n:m=AW;o(m>=20)if(!m)k BP BE(k=0,d=f+80;e=*d-48,e<=9;d++
)if(k=k*10+e,d+1==f+m+80)As p AC(m!=1||f[80]!=48)As q;k=0;As r;p:if(m==19)As q AC(!k)k BP if(k>=16)As q;}r:al=(I)1<<k%32 AC(al&s)As s;af=k<<i*AG|af AC(j==16)Ar i=j;}AA(c=0;(U)15<<c*AG&af;)c++;AA(e=c/4+c,b=0;;b=j){j=b+1 AC(b){i=af>>b*AG&15;e BA(k=m=0;c=m+4,e=e^((af>>m*AG)%16>i)^((af>>(m*4|4)%64)%16>i)^((af>>(m*4|8)%64)%16>i)^((af>>(m*4|12)%64)%16>i)AM)m=c AC(!h)As t;}AA(b=0;e^=((af>>c*AG)%16>i),b++,b!=h;)c++;t:e=e BK(j==16)Ar}AA(q=18,b=0;;b=j){j=b+1 AC(b){i=((U)Au)>>b*AG&15;q BA(k=m=0;c=m+4,q=
q^((((U)Au)>>m*AG&13)>i)^((((U)16702650<<32|2557891634u)>>m*AG&14)>i)^((((U)1043915<<32|2844222787u)>>m*AG)%16>i)^((((U)65244<<32|3130553940u)>>m*AG&12)>i)AM)m=c AC(!h)As u;}AA(b=0;q^=((((U)Au)>>c*AG)%16>i),b++,b!=h;)c++;u:q=q BK(j==16)Ar}if((q^e)&1)c=(U)BQ<<32|1;AH BE(;;AV(g+96,C,416)){Br(BD){case 0:AA(Av(q(g+8),0,u(g+16)*4),u(g+72)=u(g+48)=0,aG=O(g+96,0,af),a=0;(U)15<<a*AG&af;)a++;u(aD)=af;i(aD+8)=0;aD[12]=a;aD[13]=aD[15]=0;aD[14]=aG.b;X(g,aD,g+3104);a=u(g+72)AC(!a){A9 AA(r=q(g+104),c=u(g+112)
;;)BE(d=q(g+64),h=u(d),a--,b=u(d+a*8),u(d)=b,u(g+72)=a,i=0;;i=j){m=i*2;j=m|1;m+=2 AC(m<a)j=u(d+m*8)<u(d+j*8)?m:j AC(j>=a)Ar o(i>=a)u=d+j*8;m=u(u)AC(b<=m)Ar u(d+i*8)=m;u(u)=b;}a=h&4294967295u;b=u(g+48);o(a>=b)d=q(g+40);u=d+a*16;e=u[13];q=u[14];z=u[15]AC(!q)As w AC(b+3>u(g+80))Ar AA(u(g+88)++,a=u(u),an=u[12],aL=Ab[an%16],i(a3+16)=50462976,b=0;;b=i){i=b+1;aM=*(a3+b+16)AC((B)((I)1<<aM%8)&aL){if(!e)b=u((P)Al+aM*8);AH Br(aM){case 0:if(z==3)As x;b=4 A4 1:if(z==2)As x;b=(U)-1 A4 2:if(z==1)As x;b=
1 A4 3:if(!z)As x;b=(U)-4;}b+=an;j=b*AG;m=a>>j&15;k=m*16;aB=k+an;o(aB>=c)k+=b;o(k>=c)a4=(B)(r[aB]+q)-r[k];u(aC)=m<<j^m<<an*AG^a;i(aC+8)=h;aC[12]=b;aC[15]=aM;aC[13]=e+1;aC[14]=a4;X(g,aC,g+3104);}x:if(i==4)Ar}a=u(g+72)AC(!a){A9}a=Ao(500000,u(g+88)*16)A4 1:a=2900000;Ar Bn:a=(U)-1;}AA(u(g+2056)=a,aG=O(g+96,0,af),aQ=O(g+96,1,af),s=J(aQ.b,aG.b),e=g[3116],l=h(g+3114),n=h(g+3112),al=(I)n*e,am=s*n;;am=n>l&&am+(I)n*5>al?al:am)BE(aR=(I)e+1,aW=1,r=g+2064,aX=0,a=1968;;aW++){a+=4 AC(aX>e)ay BP AA(ay=0;ay*n+
aX*l<=am;)if(ay++,ay==aR){ay=aR;Ar}i(r)=ay AC(a==2992)Ar aR--;r=g+a+96;aX=aW BK(s<i(g+2064))BE(a=0;(U)15<<a*AG&af;)a++AC(L(g+96,af,a,aG.a,aG.b,aQ.a,aQ.b,0,1))Ar}if(am+n>=al){a=ah;r=ac;A9 am=am+n*2 BK(u(g+2048)<u(g+2056))As y;a=BD+1;BD=a AC(a==2)BE(r=E(3125),u(aA)=0,u(aA+8)=1,u(aA+16)=0,d=(P)1,c=a=0;;c=h)BE(h=c+1,i(aF)=4,i(aF+4)=3,i(aF+8)=2,i(aF+12)=1,b=i(aF+16)=0,u=aF;;u+=4){s=i(u)AC(!s)i=1;AH{if(0){if(s==1){i=5;As z;}AA(j=5,i=1;i=(!(s%2)?1:j)*i,j*=j,s>3;)s/=2;i*=j;}AH AA(i=1,j=5;;j*=j){if(s%2)
if(i=j*i,s==1)Ar s/=2;}o(!i)}z:a2[b]=c/i%5;b++AC(b==5)Ar}b=V(a2,5);s=b AC(((I)1<<s/256 BF s BF s/AF BF(s>>24)BF(b>>32)%32)==31){r[c]=a AC(a==u(aA))Ai(aA),d=q(aA+8);F(d+a*5,5,b);a++;u(aA+16)=a BK(h==3125)Ar}AV(v+48,aA,24);d=E(A8);u(v)=0;u(v+8)=8;u(v+16)=0;u(v+24)=AF;u(v+32)=(Z)d;u(v+40)=AF;a=u(v+64);c=a*a;o(c>>63)if(!c)d=(P)1,u=(P)1;AH d=E(c),u=E(c);u(v+72)=c;u(v+80)=(Z)d;u(v+88)=c;u(v+96)=c;u(v+104)=(Z)u;u(v+112)=c;aj=q(v+56);ao=aj+a*5 AC(a)AA(h=0,ap=aj;;ap+=5)BE(b=h*a,i=0,as=aj;;as+=5){e=*ap;
o(e>=5)e=as[e];q=ap[1];o(q>=5)q=as[q];z=ap[2];o(z>=5)z=as[z];an=ap[3];o(an>=5)an=as[an];aL=ap[4];o(aL>=5)j=((((U)e*5+q)*5+z)*5+an)*5+as[aL];o(j>=3125)m=i+b;o(m>=c)e=r[j];d[m]=e;j=b+e;o(j>=c)u[j]=i AC(as+5==ao)Ar i++BK(ap+5==ao)Ar h++;}AA(W(v),d=q(v+8),Av(d,0,52),a=u(v+16)=1,l=0;;)BE(n=l;;n=l){if(n==Bx)As a1;l=n+1 AC(Ae(n)==5)Ar}AA(h=c=0;;h=b){b=h+1;T=h*4+h/4&15 AC((H)((I)1<<T)&n)c=c*5+Ae(n&((H)((I)Bx<<T)^Bx))AC(b==16)Ar}o(c>=3125)c=r[c];o(u(v+40)<=n)h(q(v+32)+n*2)=a;T=n^Bx;p=T;do BE(aq=p&(H)-p;
aY=((H)(aq*16)|aq/16|(H)(aq*2)&61166|aq/2&30583)&T|aq,aY!=aq;)aq=aY;p&=(aq^Bx)AC(a==u(v))W(v),d=q(v+8);u=d+a*56;u(u)=c;Av(u+8,0,40);h(u+48)=n;h(u+50)=aq;a++;u(v+16)=a;}while(p);}a1:d=q(v+8);u=q(v+32);c=u(v+40)AC(a>1)AA(b=1;;b=h)BE(h=b+1,aj=d+b*56,l=h(aj+48),n=h(aj+50),i=b=0;;b++)BE(j=i;;j=i){if(j>=16)As b1;i=j+1 AC(l>>j%16&1)Ar}m=j%4;T=(I)1<<j%16;e=b<5;ao=aj+b*8+8 AC(j<12)if(p=(I)16<<j%16,p&n){p=p^l^T BO h(ao)=k BK(m){p=(I)A6((I)j+15)%16 AC(p&n){p=T^l^p BO h(ao+2)=k BK(m==3)As c1;}p=(I)
1<<i%16 AC(p&n){p=T^l^p;Ax(m=p;!(h(d+m*56+50)&T);){m++;o(m==a)}o(!e)h(ao+4)=m;}c1:if(j>3)if(p=(I)A6((I)j+12)%16,p&n){p=T^l^p;Ax(j=p;!(h(d+j*56+50)&T);){j++;o(j==a)}o(!e)h(ao+6)=j;}}b1:if(h==a)Ar}AA(h=u(v),b=u(v+24),i=u(v+48),aj=q(v+56),j=u(v+64),m=u(v+72),ao=q(v+80),k=u(v+88),aB=u(v+96),ap=q(v+104),at=u(v+112),AL(r),r=E(3145728)BJ 3145728 BN 3145728,u(C+24)=1048575,Av(C+32,0,256),ad=0;x=((U)264996845<<32|2841002785u)>>ad*AG&15,aH=ad/5,s=(I)1<<ad%5*4,al=(I)aH<<20,am=(I)aH*20,i(C+x*4+32)Bk,x--,x=
x/4+17+x*4%16,ad++,i(C+x*4+32)Bk,ad!=15;)
;AA(ad=a*32,as=d+a*56,x=0,aS=3145728;;aS-=aN){aN=M(aS,1048576);aH=x+1;x=((U)247101148<<32|2554671632u)>>x*20%64;aT=x%1048576 AC(!a)aI=(P)8,av=(P)8;AH aI=E(ad),av=E(ad),AV(av,aI,ad);l=x;l=(H)((I)1<<l/4096)|(H)((I)1<<l%16)|(H)((I)1<<aT/AF)|(H)((I)1<<l/16%16)|(H)((I)1<<l/256%16);o(c<=l)l=h(u+l*2);o(a<=l)AA(x=l;!(h(d+x*56+50)>>15);){x++;o(x==a)}o(x>=a)AA(aw=av+x*32,u(aw)=1,e=u(aw+8)=0;;e++)BE(aw=E(ad),x=q=0,ax=d;;ax+=56)BE(ae=x;;ax+=56){x=ae+1;o(ae==a)w=av+ae*32;N=aI+ae*32;ae=u(ax);Av(ai+8,0,24);
ae*=j;aE=u(N);ag=u(w)&~aE;u(ai)=ag AC(ag)AA(;;ag=K){K=ag-1&ag;ag=G(ag,64)+ae;o(ag>=k)z=ao[ag]AU+16;AJ(!K)Ar}ag=u(N+8);K=u(w+8)&~ag;u(ai+8)=K AC(K)AA(;;K=aa){aa=K-1&K;K=ae+64+G(K,64);o(K>=k)z=ao[K]AU+16;AJ(!aa)Ar}K=u(N+16);aa=u(w+16)&~K;u(ai+16)|=aa AC(aa)AA(;;aa=ab){ab=aa-1&aa;aa=G(aa,64)+ae;o(aa>=at)z=ap[aa]AU;AJ(!ab)Ar}aa=u(N+24);ab=u(w+24)&~aa;u(ai+24)|=ab AC(ab)AA(;;ab=aJ){aJ=ab-1&ab;ab=ae+64+G(ab,64);o(ab>=at)z=ap[ab];o(z>>7)w=ai+z/64*8;u(w)=u(w)|(U)1<<z%64 AC(!aJ)Ar}ae=u(ai);ab=u(ai+8)
AC(ab|ae)Ar if(ax+56==as)As d1;ae=x;}u(N)=ae|aE;u(N+8)=ab|ag;aE=u(ai+16);u(N+16)=aE|K;ag=u(ai+24);u(N+24)=ag|aa;l=h(ax+48)AC(!l)K=a0=aZ=aJ=aa BP{n=(H)(l-1)&l AC(!n)K=an=z=q BP if(T=AN)q=T,K=an=z BP if(p=AN)q=T,z=p,K=an BP if(aq=AN)q=T,z=p,an=aq,K BP{o(Ae(n)>=2)q=T;z=p;an=aq;K=G(n,16);}aa=G(l,16);aJ=q;aZ=z;a0=an BK(ae){ak=ae;do{ar=G(ak,64)BM if(ab){ak=ab;do{ar=G(ak,64)|64 BM AA(K=8;;K=aa){aa=K+8;w=ax+K;l=h(w)AO;u(N+16)|=aE;u(N+24)|=ag;}l=h(w+2)Bz=h(w+4)Bz=h(w+6)AC(l){o(a<=l)w=aw+l*32;u(w+16)|=aE;
u(w+24)|=ag BK(aa==48)Ar}if(ax+56==as)As e1;q=1;}d1:if(!q)Ar e1:AL(av);av=aw;}o(aS<=aT)r[aT]=0;AL(aw);AL(av);AL(aI)AC(aH==3)Ar x=aH;r+=aN BK(h)AL(d)AC(b)AL(u)AC(i)AL(aj)AC(m)AL(ao)AC(aB)AL(ap);}AH BE(r=E(262144)BJ 262144 BN 262144,u(C+24)=Bx,Av(C+32,0,256),a=0;;)if(c=((U)124120489<<32|4239934241u)>>a*AG&15,s=(I)a*4,al=(I)1<<(s&12),am=(I)a<<14&196608,s&=48,i(C+c*4+32)Bj,c--,c=c/4+17+c*4%16,a++,i(C+c*4+32)Bj,a==15){a=262144;c=0;Ar}AA(;;a-=b)BE(h=c*4,b=((U)106224792<<32|3953603088u)>>c*16%64,i=
b%AF,Av(a1,0,A8),Av(aU,0,A8),d=E(524288),l=32768;n=((H)(l*16)|l/16|(H)(l*2)&61166|l/2&30583)&(((H)((I)A6 b/256%16)|((H)((I)A6 b/16%16)|(H)((I)A6 b%16))|(h==12?0:(H)((I)A6 b/4096)))^Bx)|l,n!=l;)l=n;b=M(a,AF);c++;h(aU+i*2)=l;u(d)=(U)l<<32|i;j=0;i=1;do{o(j==AF)AA(m=u(d+j*8),l=m>>32,h(aK)=l/16,h(aK+2)=(H)(l*2)&61166,h(aK+4)=l/2&30583,h(aK+6)=l*16,s=(I)m/AF+1,k=0;;k=aB){aB=k+1;at=k&60;ad=m%AF>>at;x=ad%16;k%=4;ad=ad+((P)"\4\17\1\14")[k]&15;at=((ad^x)<<at^m)%AF;u=aU+at*2;l=h(u);n=(I)1<<x AC(h(aK+k*2)&
(l^Bx)&n){if(!l){o(a<=at)r[at]=s;}T=((H)((I)A6 m/256%16)|((H)((I)A6 m/16%16)|(H)((I)A6 m%16))|(h==12?0:(H)((I)A6 m/4096)))^(H)((I)1<<ad)^n;aj=a1+T*2;p=h(aj)AC(!(p&n)){while(p=((H)(n*16)|n/16|(H)(n*2)&61166|n/2&30583)&(T^Bx)|n,p!=n)n=p;h(aj)=n;p=n;}h(u)=p|l;o(i>=AF)u(d+i*8)=(U)s<<16|(U)p<<32|at;i++BK(aB==M(15-h,4)*4)Ar}j++;}while(j<i);AL(d)AC(c==4)Ar r+=b;}}if(u(g+96))AL(q(g+104));}w:s=i(u+8);Av(aV,0,256)AC(!e)a=0,r=(P)1;AH BE(q=e;;s=i(ac+8)){*(aV+q-1)=z;o(b<=s)ac=d+(U)s*16;q=ac[13]AC(!q)Ar z=
ac[15];}r=E(e);AV(r,aV,e);a=e;}c=a;ac=r;ah=a;As v;y:e=g[3088]AC(!e)a=0,r=(P)1,c=0,ac=(P)1,ah BP r=E(e),AV(r,g+512,e),a=e,c=e,ac=r,ah=e;}v:Az("Case ",1,5,stdout);d=Y(o)AC(d)As f1;Az(Ad,1,2,stdout)AC(c>>63)Az("This puzzle is not solvable.",1,28,stdout),Az(Q Bp);AH BE(d=r;d!=r+a;d++)Az("DLRU"+*d Bp);Az(Q Bp)AC(c)AL(r)BK(y||D>t)As g1;}AS g1:if(!u(g))As h1;r=q(g+8);As k;f1:if((S)c<1)As i1;AL(r);As i1;s:AX(P)"appears twice" Be=13 BC q:AX(P)"is not a tile" Be=13 BC m:AW=0;AX Ac Be=19 BC}j:AX(P)
"is not a number of boards" Be=25 BC}k:AL(r);h1:if(u(g+32))BB(q(g+64))AC(u(g+96)){y=1;As j1;}y=!(AD)AC(y)As k1;d=y?0:(P)Aa;As l1;e:Bv;F(Bt,c);F(Bu,h);AW=0;AX Ac Be=19;d=0;i1:if(u(g))AL(q(g+8))AC(u(g+32))BB(q(g+64))AC(!u(g+96)){(I)(AD);As m1;}y=0;j1:AL(q(g+104))AC(!(AD)){if(y)As k1;}AH if(y){d=(P)Aa;As l1;}m1:if(!d){d=0;As n1;}l1:if(*d)As n1;k1:if(u(f))AL(q(f+8));Aw 0;n1:Aj(f,d);exit(1);AS}
