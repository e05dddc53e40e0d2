/* slidekit 0.1.0, rustc 1.95.0: bundle mipt091 --c --minify */
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
#define h(x) (*(H*)(x))
#define i(x) (*(I*)(x))
#define u(x) (*(U*)(x))
#define q(x) ((P)(Z)u(x))
#define o(x) if(x)abort();
static P p(U a){o((Z)a!=a)return(P)(Z)a;}
#define Ao break;
#define Ap goto
#define Aq 267242409<<32|2271560481u
#define Ar memset
#define As o(b<=n)n=h(t+n*2);o(a<=n)for
#define At return
#define Au 3];P b=(P)e;U c,d;c=u(a);d
#define Av ;o(u(b))u(a+8)=(Z)q(b+8)
#define Aw for
#define Ax fwrite
#define Ay ;if
#define Az q>>l&15;w=g+1;m=i(a+w*4+1968)
#define AA 65536
#define AB 4%64
#define AC {U e[Au=J(c*2,4);K
#define AD ;switch(e){case 9:case 10:case 12:case 13:case 32:
#define AE u(at)=u(at)|(U)1<<x%64 Ay
#define AF ,o+=4,o!=(d&((U)2147483647<<32|4294967292u));
#define AG E(q+40,8,b);E(q+48,8,a)
#define AH E(q+40,8,d);E(q+48,8,s)
#define AI G(l,16),l=(H)(l-1)&l,!l
#define AJ ,stderr
#define AK Ay(j){o(a<=j)D=aq+j*32
#define AL else
#define AM 4+160
#define AN 4+288
#define AO Av;u(a)=d;}void
#define AP ;o(x>>7)at=ad+x/64*8
#define AQ free
#define AR memcpy
#define AS a,d<<j*AB^d<<l^q,i,
#define AT abort();
#define AU o(am>=aG)w=p+am Ay(!*w)*w=e;}while
#define AV =0;(U)15<<a*AB&ab;
#define AW b,c,q(a+8),d
#define AX +i(a+d*4+32)
#define AY i(a+d*AN)%64
#define AZ {b=(U)1<<63;Ap q;
#define A0 ;o(am>=h)w=af+am*5;ag=ag-1&ag;am
#define A1 %64|aS<<(B)(w[2]*4)%64|aT<<(B)
#define A2 131072
#define A3 1<<(H)
#define A4 %64|C<<(B)(w[4]*4)%64;AU(ag);
#define A5 f[c]-f[b]Ay
#define A6 h=u(a+16);o(c>=h||b>=h)p=k+A5
#define A7 i*AB;d=Az;n=i(a+d*AM);o=AY;e
#define A8 =ai,i(z+b*AM)=ah,i(z+b*AN)=r
#define A9 =ah,i(z+y*AM)=r,i(z+y*AN)=ai
#define Ba A0=aD<<(B)(w[1]*4)%64|N<<(B)
#define Bb o(b>=h||e>=h)y=t+f[b]-f[e]Ay
#define Bc 1;l=A7=u(a+24);b=(r>>o&e)AX;
#define Bd i(a+b*4+32);b=e-c;Bb(y<m)if
#define Be x=i(a+b*AN)%64;e=(s>>x&e)+Bd
#define Bf n=AY;b=u(a+24);c=(r>>n&b)AX
#define Bg {g=1;Ap b;}}}if
#define Bh ;Ao case
#define Bi As(k=n;!(h(g+k*56+50)&K);)
#define Bj stdout
#define Bk u(q+24)=(Z)(P)
#define Bl *(a+g+416)
#define Bm 65535
#define Bn f=q(a+8);A6(p<m){b=d|16;c=
#define Bo &=1;b=d%4 Ay(d<4)a=0;AL{Aw
#define Bp AK;u(D)|=aa;u(D+8)|=S;}j
#define Bq h=c-e;f=q(a+8);u=u(a+16)
#define Br u(i+3120)
#define Bs {Aw
#define Bt %32|(I)1<<
#define Bu ,p,s-(c<<x),y,w,(a+z*4)
#define Bv u(i+72)
#define Bw ,Ar(z+288,0,128),u(z)=
typedef struct{U a;B b;}Am;typedef struct{U a;I b;}An;B Aj[]="the output cannot be written",X[]="\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n",Q[]="\n",R[]=
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ";U Ah[3]={4,0,28},Ai[4]={4,(U)-1,1,(U)-4};U Y(P p,int n){U r=0;while(n--)r=r<<8|p[n];At r;}void E(P p,int n,U a)Bs(;n--;a>>=8)*p++=(B)a;}U Aa(U a){U n=0;
Aw(;a;a&=a-1)n++;At n;}U G(U a,int n){int i=0;Aw(;i<n&&!(a>>i&1);)i++;At i;}U J(U a,U b){At a>b?a:b;}U M(U a,U b){At a<b?a:b;}Am Ak(U a,U b){Am r;r.a=a*b;r.b=b&&r.a/b!=a;At r;}U Al(U a,U b){At a>b?a-b:0;}P Ab(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)At a;}P F(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)At b;}void K(P d,U e,P a,U f,U c,U g){Am b;b=Ak(g,f)Ay(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;AL a=!e?!b.a?p(c):F(b.a):Ab(a,b.a),u(d+8)=(Z)a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c;}void Ac(P a)
AC(AW,8,16)AO Ad(P a)AC(AW,8,8)AO V(P a)AC(AW,8,56)AO Ae(P a)AC(AW,1,5)AO W(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]Ay((I)l+k<=h[12]){e=u(c);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=u(b+16);o(a>=f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)Ay(g)Bs(;;){i=(U)g-1;o(i>=d)n=j+i*16 Ay(u(n)==e)Ao a=a+1&f-1;g=i(m+a*4)Ay(!g)Ap a;}if(k>=n[13])At;AR(n,c,16);Ap b;}a:o(a>=f)i(m+a*4)=(I)d+1 Ay(d==u(b+32))Ac(b+32),j=q(b+40);AR(j+d*16,c,16);u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+(I)h(h+10)
*k)<<40|(U)l<<32|i;a=u(b+72)Ay(a==u(b+56))Ad(b+56);c=q(b+64);u(c+a*8)=e;e=a+1;u(b+72)=e Ay(a)Bs(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)Ay(a<=d)At;u(b)=d;u(h)=a Ay(!f)At;}AT}}}P N(U a){U c[1];P b=(P)c Ay(a>9)N(a/10);*b=a%10|48;Ax(b,1,1 AJ);At 0;}P Ag(P c,U d){U f[1];P e=(P)f;B a;P b;Aw(Ax("\"",1,1 AJ),b=c;a=*b,*e=(B)(a-33)<94?a:63,Ax(e,1,1 AJ),b+1!=c+d;)b++;a=d==19;Ax(a?(P)"...\" ":(P)"\" ",1,a?5:2 AJ);At 0;}void Af(P a,P b){U c,e,d,f Ay(!b){c=u(a+56);o(c>=20)e=u(a+72);d=u(a+
64);b=q(a+24);f=u(a+32)Ay(d){Ax("board ",1,6 AJ)Ay(N(d))At;Ax(", ",1,2 AJ);}Ax("word ",1,5 AJ)Ay(N(e))At;Ax(": ",1,2 AJ)Ay(c&&Ag(a+80,c))At;Ax(b,1,f AJ);}AL Ax(q(b+8),1,u(b+16)AJ);Ax(Q,1,1 AJ);}B L(P a,U q,U j,U r,I k,U s,I t,B g,B z){B v,w;I m,n,o,p,x,y;P f;U i,l,d,e,b,c,h,u Ay(k)Bs(;;j=i){i=u(a+1952)Ay(i>=u(a+1960))Ap a;u(a+1952)=i+1;v=*(a+z+1696)&X[j%16]Ay(v%2){i=j+4;l=i*AB;d=Az;e=(U)i(a+d*AM)*4;Bf;Bq;o(h>=u||c>=u)o=k+f[h]-f[c]Ay(o<m){c=d|16;p=i(a+c*AM);x=i(a+c*AN)%64;b=(s>>x&b)+i(a+c*4+32);
c=b-p;o(c>=u||b>=u)y=t+A5(y<m)if(Bl=0,L(AS r-(e<<n),o,s-((U)p<<x),y,w,*(a+z*4+672)))Bg(v&2){i=j-Bc c=b+n;Bn i(a+b*AM)*(U)-4;Be(Bl=1,L(AS((U)n<<o)+r Bu[673]))Bg(v&4){i=j+Bc c=b-n;Bn(U)i(a+b*AM)*4;Be(Bl=2,L(AS r-((U)n<<o)Bu[674]))Bg(!(v&8)){g=0;Ap b;}i=j-4;l=i*AB;d=q>>l&15;v=g+1;m=i(a+v*4+1968);e=i(a+d*AM)*(U)-4;Bf;Bq;o(h>=u||c>=u)k=k+f[h]-f[c]Ay(k>=m){g=0;Ap b;}c=d|16;o=i(a+c*AM);p=i(a+c*AN)%64;b=(s>>p&b)+i(a+c*4+32);c=b+o;o(c>=u||b>=u)t=t+A5(t>=m){g=0;Ap b;}Bl=3 Ay(!k){g=v;Ap a;}z=(a+z*4)[675];
g=v;s=((U)o<<p)+s;r-=(e<<n);q=d<<j*AB^d<<l^q;}AT}a:a[2992]=g;g=1;b:At g;}An O(P b,U h,U m){An k;I d,g;P j;U i,n,f,c,l,e,a;Aw(i=u(b+16),j=q(b+8),n=u(b+24),c=d=f=0;;c=l){l=c+1;e=c*4;a=m>>e%64&15;g=i(b+h*64+32+a*4);o(i<=g)d+=j[g];a=a|h*16;c=(!h?c:e&12|c/4)*i(b+a*AM);g=i(b+a*AN)%64;e=(f>>g&n)+i(b+a*4+32);a=e+c;o(a>=i||e>=i)d=d+j[a]-j[e];f=(c<<g)+f Ay(l==16)Ao}k.a=f;k.b=d;At k;}int main(void){U aZ[33746];P aE=(P)aZ,aU=aE+8,aN=aE+131080,ad=aE+262152,aV=aE+262184,az=aE+262192,au=aE+262216,u=aE+262240,
aw=aE+262360,aW=aE+262376,aO=aE+262400,ax=aE+262656,z=aE+262672,aH=aE+263088,ao=aE+264368,aI=aE+264784,i=aE+266736,q=aE+269864;An aA,aJ;B e,m,x,ae,av,aX,aF,aY;H j,l,K,n,al,aR;I r,ah,ai,aK,aP,aQ,as;P p,g,t,af,aj,ak,an,aC,ap,aq,ar,w,D,at;U a,b,d,f,c,h,o,ab,k,s,v,T,y,aB,aL,aG,aM,aa,ay,ac,C,N,S,aD,aS,aT,ag,am,a0,a1;Ah[1]=(Z)(Aj);Aw(p=F(AA),Ar(q+80,0,19),u(q)=AA,u(q+8)=(Z)p,u(q+16)=AA,Ar(q+40,0,24),u(q+24)=1,u(q+32)=0,u(q+64)=1,a=Y(q+48,8),b=Y(q+40,8),r=ab=h=c=f=d=0;;r=ah|r)Bs(o=h+1,u(q+72)=o,k=0;;k++
)Bs(s=a,v=d,d=b;;v=d){if(v==c)s=fread(p,1,AA,stdin),v=d=0,f=s,c=s Ay(c>AA)Ap a Ay(v>=c)Ap b;e=p[v]AD Ao default:Ap c;}d=v+1 Ay(k<19)Ao}*(q+k+80)=e;a=s;b=d;}c:Aw(E(q+40,8,b),E(q+48,8,a),E(q+40,8,d),E(q+48,8,s),k=0,c=f;;k++)Bs(a=s,b=v,v=d;;){if(b==c)a=fread(p,1,AA,stdin),b=v=0,f=a,c=a Ay(c>AA)Ap d Ay(b>=c){a1=d;d=b;b=v;v=a1;Ap e;}e=p[b]AD a0=d;d=b;b=v;v=a0;Ap e;default:v=b+1 Ay(k<19)Ap f;b=v;}}f:*(q+k+80)=e;s=a;d=v;}e:E(q+40,8,v);E(q+48,8,s);AG;u(q+56)=k;o(k>=20)if(!k)s=0;AL Bs(s=0,g=q+80;e=*g-48,
e<=9;g++)if(s=s*10+e,g+1==q+k+80)Ap g Ay(k!=1||q[80]!=48)Ap h;s=0;Ap i;g:if(k==19)Ap h Ay(!s)s=0;AL if(s>=16)Ap h;}i:ah=(I)1<<s%32 Ay(ah&r)Ap j;ab=s<<h*AB|ab Ay(o==16)Ap k;h=o;}a:AG;AH;AT d:AH;E(q+40,8,v);E(q+48,8,a);AT k:p=F(16384);g=F(256);Ar(ao+288,0,128);u(ao)=256;u(ao+8)=(Z)g;u(ao+16)=256;u(ao+24)=15;Ar(ao+32,0,256);a=1;do Bs(b=0;(((U)Aq)>>b*AB)%16!=a;)b++;Aw(d=a*16,i(ao+a*4+32)=d,i(ao+a*AM)=1,i(ao+a*AN)=(I)a*4,f=b/4,b%=4,c=0;o=c/4,k=c%4,h=c+1,(g+d)[c]=J(o,f)-(M(o,f)+M(k,b))+J(k,b),h!=16;)
c=h;a++;}while(a!=16);Aw(g=F(A2),Ar(g,255,A2),a=e=1,b=0;;a=d|a*4){d=b+1;m=R[b];x=a<A2 Ay(m==32){o(!x)g[a]=0 Ay(d==344)Ap l;b+=2;m=R[d]Ay(m==32)Aw(;;b=a){if(b==344)Ap m;a=b+1;m=R[b]Ay(m!=32){x=0;b=a;Ao}}AL x=g[1];g[1]=x;a=1;}AL{o(!x)x=g[a];b=d;}if(x==255)g[a]=e,e++;switch(m){case 68:d=0 Bh 76:d=1 Bh 82:d=2 Bh 85:d=3;Ao default:AT}if(b==344)Ap l;}m:g[1]=0;l:Aw(Ar(aH,0,1280),a=4,d=1;;a=b){b=a+1;d=a==d*16?d*4:d;t=g+a;e=*t Ay(e==255){f=d+((U)2147483647<<32|4294967295u)&a|d;o(f>=A2)e=g[f];*t=e;}m=
g[a/4];a%=4;(aH+m*4)[a]=e Ay(e)t=aH+m+1024,*t|=(B)((I)1<<a)Ay(b==A2)Ap n;}AT n:Aw(AQ(g),Ar(aI+416,0,256),Ar(i+2064,0,1024),AR(aI,ao,416),AR(aI+672,aH,1280),Ar(i+48,0,16),Ar(i+2048,0,16),u(i)=4096,u(i+8)=(Z)p,u(i+16)=4096,i(i+24)=52,u(i+32)=0,u(i+64)=u(i+40)=8,Bv=0,u(i+80)=1024,u(i+88)=0,AR(i+96,aI,1952),i[3088]=0,u(i+3096)=(U)Aq,u(i+3104)=1024,h(i+3112)=4,h(i+3114)=3,i(i+3116)=80,a=Br AV)a++;Aw(e=a/4+a,d=0;;d=c){c=d+1 Ay(d){f=ab>>d*AB&15;e Bo(o=h=0;a=h+4,e=e^((ab>>h*AB)%16>f)^((ab>>(h*4|4)%64)
%16>f)^((ab>>(h*4|8)%64)%16>f)^((ab>>(h*4|12)%64)%16>f)AF)h=a Ay(!b)Ap o;}Aw(d=0;e^=((ab>>a*AB)%16>f),d++,d!=b;)a++;o:e=e;}if(c==16)Ao}Aw(m=18,d=0;;d=c){c=d+1 Ay(d){f=((U)Aq)>>d*AB&15;m Bo(o=h=0;a=h+4,m=m^((((U)Aq)>>h*AB&13)>f)^((((U)16702650<<32|2557891634u)>>h*AB&14)>f)^((((U)1043915<<32|2844222787u)>>h*AB)%16>f)^((((U)65244<<32|3130553940u)>>h*AB&12)>f)AF)h=a Ay(!b)Ap p;}Aw(d=0;m^=((((U)Aq)>>a*AB)%16>f),d++,d!=b;)a++;p:m=m;}if(c==16)Ao}if(!((m^e)&1))Bs(a=0;;a=Br){b=a==1?2800000:(U)-1;e=
!a Ay(e){a=u(i+16)Ay(a)Ar(q(i+8),0,a*4);Aw(Bv=u(i+48)=0,aA=O(i+96,0,ab),a AV)a++;u(ax)=ab;i(ax+8)=0;ax[12]=a;ax[13]=ax[15]=0;ax[14]=aA.b;W(i,ax,i+3104);a=Bv Ay(!a)AZ}Aw(p=q(i+104),d=u(i+112);;)Bs(g=q(i+64),f=u(g),a--,c=u(g+a*8),u(g)=c,Bv=a,h=0;;h=o){k=h*2;o=k|1;k+=2 Ay(k<a)o=u(g+k*8)<u(g+o*8)?k:o Ay(o>=a)Ao o(h>=a)t=g+o*8;k=u(t)Ay(c<=k)Ao u(g+h*8)=k;u(t)=c;}a=f&4294967295u;c=u(i+48);o(a>=c)g=q(i+40);t=g+a*16;m=t[13];x=t[14];ae=t[15]Ay(!x)Ap r Ay(c+3>u(i+80))Ao Aw(u(i+88)++,a=u(t),av=t[12],i(aW+
16)=50462976,aX=X[av%16],c=0;;c=h){h=c+1;aF=*(aW+c+16)Ay((B)((I)1<<aF%8)&aX){if(!m)c=u((P)Ai+aF*8);AL switch(aF){case 0:if(ae==3)Ap s;c=4 Bh 1:if(ae==2)Ap s;c=(U)-1 Bh 2:if(ae==1)Ap s;c=1 Bh 3:if(!ae)Ap s;c=(U)-4;}c+=av;o=c*AB;k=a>>o&15;s=k*16;v=s+av;o(v>=d)s+=c;o(s>=d)aY=(B)(p[v]+x)-p[s];u(aw)=k<<o^k<<av*AB^a;i(aw+8)=f;aw[12]=c;aw[15]=aF;aw[13]=m+1;aw[14]=aY;W(i,aw,i+3104);}s:if(h==4)Ao}a=Bv Ay(!a)AZ}}b=Al(e?400000:b,u(i+88)*16);}Aw(u(i+2056)=b,aA=O(i+96,0,ab),aJ=O(i+96,1,ab),r=J(aJ.b,aA.b),e=
i[3116],j=h(i+3114),l=h(i+3112),ah=(I)l*e,ai=r*l;;ai=l>j&&ai+(I)l*5>ah?ah:ai)Bs(aK=(I)e+1,aP=1,p=i+2064,aQ=0,a=1968;;aP++){a+=4 Ay(aQ>e)as=0;AL Aw(as=0;as*l+aQ*j<=ai;)if(as++,as==aK){as=aK;Ao}i(p)=as Ay(a==2992)Ao aK--;p=i+a+96;aQ=aP;}if(r<i(i+2064))Bs(a AV)a++Ay(L(i+96,ab,a,aA.a,aA.b,aJ.a,aJ.b,0,1))Ao}if(ai>=ah)AZ}ai=ai+l*2;}if(u(i+2048)<u(i+2056))Ap t;a=Br+1;Br=a Ay(a==2)Bs(p=F(3125),u(au)=0,u(au+8)=1,u(au+16)=0,g=(P)1,b=a=0;;b=d)Bs(d=b+1,i(az)=4,i(az+4)=3,i(az+8)=2,i(az+12)=1,f=i(az+16)=0,t=
az;;t+=4){r=i(t)Ay(!r)c=1;AL{if(0){if(r==1){c=5;Ap u;}Aw(h=5,c=1;c=(!(r%2)?1:h)*c,h*=h,r>3;)r/=2;c*=h;}AL Aw(c=1,h=5;;h*=h){if(r%2)if(c=h*c,r==1)Ao r/=2;}o(!c)}u:aV[f]=b/c%5;f++Ay(f==5)Ao}f=Y(aV,5);r=f Ay(((I)1<<r/256 Bt r Bt r/AA Bt(r>>24)Bt(f>>32)%32)==31){p[b]=a Ay(a==u(au))Ae(au),g=q(au+8);E(g+a*5,5,f);a++;u(au+16)=a;}if(d==3125)Ao}AR(u+48,au,24);g=F(A2);u(u)=0;u(u+8)=8;u(u+16)=0;u(u+24)=AA;u(u+32)=(Z)g;u(u+40)=AA;a=u(u+64);b=a*a;o(b>>63)if(!b)g=(P)1,t=(P)1;AL g=F(b),t=F(b);u(u+72)=b;u(u+80)
=(Z)g;u(u+88)=b;u(u+96)=b;u(u+104)=(Z)t;u(u+112)=b;af=q(u+56);aj=af+a*5 Ay(a)Aw(d=0,ak=af;;ak+=5)Bs(f=d*a,c=0,an=af;;an+=5){e=*ak;o(e>=5)e=an[e];m=ak[1];o(m>=5)m=an[m];x=ak[2];o(x>=5)x=an[x];ae=ak[3];o(ae>=5)ae=an[ae];av=ak[4];o(av>=5)h=((((U)e*5+m)*5+x)*5+ae)*5+an[av];o(h>=3125)o=c+f;o(o>=b)e=p[h];g[o]=e;h=f+e;o(h>=b)t[h]=c Ay(an+5==aj)Ao c++;}if(ak+5==aj)Ao d++;}Aw(V(u),g=q(u+8),Ar(g,0,52),a=u(u+16)=1,j=0;;)Bs(l=j;;l=j){if(l==Bm)Ap v;j=l+1 Ay(Aa(l)==5)Ao}Aw(d=b=0;;d=f){f=d+1;K=d*4+d/4&
15 Ay((H)((I)1<<K)&l)b=b*5+Aa(l&((H)((I)Bm<<K)^Bm))Ay(f==16)Ao}o(b>=3125)b=p[b];o(u(u+40)<=l)h(q(u+32)+l*2)=a;K=l^Bm;n=K;do Bs(al=n&(H)-n;aR=((H)(al*16)|al/16|(H)(al*2)&61166|al/2&30583)&K|al,aR!=al;)al=aR;n&=(al^Bm)Ay(a==u(u))V(u),g=q(u+8);t=g+a*56;u(t)=b;Ar(t+8,0,40);h(t+48)=l;h(t+50)=al;a++;u(u+16)=a;}while(n);}v:g=q(u+8);t=q(u+32);b=u(u+40)Ay(a>1)Aw(f=1;;f=d)Bs(d=f+1,af=g+f*56,j=h(af+48),l=h(af+50),c=f=0;;f++)Bs(h=c;;h=c){if(h>=16)Ap w;c=h+1 Ay(j>>h%16&1)Ao}o=h%4;K=(I)1<<h%16;e=f<5;aj=af+
f*8+8 Ay(h<12)if(n=(I)16<<h%16,n&l){n=n^j^K;Bi{k++;o(k==a)}o(!e)h(aj)=k;}if(o){n=(I)A3((I)h+15)%16 Ay(n&l){n=K^j^n;Bi{k++;o(k==a)}o(!e)h(aj+2)=k;}if(o==3)Ap x;}n=(I)1<<c%16 Ay(n&l){n=K^j^n;As(o=n;!(h(g+o*56+50)&K);){o++;o(o==a)}o(!e)h(aj+4)=o;}x:if(h>3)if(n=(I)A3((I)h+12)%16,n&l){n=K^j^n;As(h=n;!(h(g+h*56+50)&K);){h++;o(h==a)}o(!e)h(aj+6)=h;}}w:if(d==a)Ao}Aw(d=u(u),f=u(u+24),c=u(u+48),af=q(u+56),h=u(u+64),o=u(u+72),aj=q(u+80),k=u(u+88),s=u(u+96),ak=q(u+104),v=u(u+112),AQ(p),p=F(3145728)
Bw 3145728,u(z+8)=(Z)p,u(z+16)=3145728,u(z+24)=1048575,Ar(z+32,0,256),T=0;y=((U)264996845<<32|2841002785u)>>T*AB&15,aB=T/5,r=(I)1<<T%5*4,ah=(I)aB<<20,ai=(I)aB*20,i(z+y*4+32)A9,y--,y=y/4+17+y*4%16,T++,i(z+y*4+32)A9,T!=15;)
;Aw(T=a*32,an=g+a*56,y=0,aL=3145728;;aL-=aG){aG=M(aL,1048576);aB=y+1;y=((U)247101148<<32|2554671632u)>>y*20%64;aM=y%1048576 Ay(!a)aC=(P)8,ap=(P)8;AL aC=F(T),ap=F(T),AR(ap,aC,T);j=y;j=(H)((I)1<<j/4096)|(H)((I)1<<j%16)|(H)((I)1<<aM/AA)|(H)((I)1<<j/16%16)|(H)((I)1<<j/256%16);o(b<=j)j=h(t+j*2);o(a<=j)Aw(y=j;!(h(g+y*56+50)>>15);){y++;o(y==a)}o(y>=a)Aw(aq=ap+y*32,u(aq)=1,e=u(aq+8)=0;;e++)Bs(aq=F(T),y=m=0,ar=g;;ar+=56)Bs(aa=y;;ar+=56){y=aa+1;o(aa==a)w=ap+aa*32;D=aC+aa*32;aa=u(ar);Ar(ad+8,0,24);aa*=h;
ay=u(D);ac=u(w)&~ay;u(ad)=ac Ay(ac)Aw(;;ac=C){C=ac-1&ac;ac=G(ac,64)+aa;o(ac>=k)x=aj[ac]AP+16;AE(!C)Ao}ac=u(D+8);C=u(w+8)&~ac;u(ad+8)=C Ay(C)Aw(;;C=N){N=C-1&C;C=aa+64+G(C,64);o(C>=k)x=aj[C]AP+16;AE(!N)Ao}C=u(D+16);N=u(w+16)&~C;u(ad+16)|=N Ay(N)Aw(;;N=S){S=N-1&N;N=G(N,64)+aa;o(N>=v)x=ak[N]AP;AE(!S)Ao}N=u(D+24);S=u(w+24)&~N;u(ad+24)|=S Ay(S)Aw(;;S=aD){aD=S-1&S;S=aa+64+G(S,64);o(S>=v)x=ak[S];o(x>>7)w=ad+x/64*8;u(w)=u(w)|(U)1<<x%64 Ay(!aD)Ao}aa=u(ad);S=u(ad+8)Ay(S|aa)Ao if(ar+56==an)Ap y;aa=y;}u(D)=
aa|ay;u(D+8)=S|ac;ay=u(ad+16);u(D+16)=ay|C;ac=u(ad+24);u(D+24)=ac|N;j=h(ar+48)Ay(!j)C=aT=aS=aD=N=0;AL{l=(H)(j-1)&j Ay(!l)C=ae=x=m=0;AL if(K=AI)m=K,C=ae=x=0;AL if(n=AI)m=K,x=n,C=ae=0;AL if(al=AI)m=K,x=n,ae=al,C=0;AL{o(Aa(l)>=2)m=K;x=n;ae=al;C=G(l,16);}N=G(j,16);aD=m;aS=x;aT=ae;}if(aa){ag=aa;do{am=G(ag,64)Ba(*w*4)A1(w[3]*4)A4}if(S){ag=S;do{am=G(ag,64)|64 Ba(*w*4)A1(w[3]*4)A4}Aw(C=8;;C=N){N=C+8;w=ar+C;j=h(w)AK;u(D+16)|=ay;u(D+24)|=ac;}j=h(w+2)Bp=h(w+4)Bp=h(w+6)Ay(j){o(a<=j)w=aq+j*32;u(w+16)|=ay;
u(w+24)|=ac;}if(N==48)Ao}if(ar+56==an)Ap z;m=1;}y:if(!m)Ao z:AQ(ap);ap=aq;}o(aL<=aM)p[aM]=0;AQ(aq);AQ(ap);AQ(aC)Ay(aB==3)Ao y=aB;p+=aG;}if(d)AQ(g)Ay(f)AQ(t)Ay(c)AQ(af)Ay(o)AQ(aj)Ay(s)AQ(ak);}AL Bs(p=F(262144)Bw 262144,u(z+8)=(Z)p,u(z+16)=262144,u(z+24)=Bm,Ar(z+32,0,256),a=0;;)if(b=((U)124120489<<32|4239934241u)>>a*AB&15,r=(I)a*4,ah=(I)1<<(r&12),ai=(I)a<<14&196608,r&=48,i(z+b*4+32)A8,b--,b=b/4+17+b*4%16,a++,i(z+b*4+32)A8,a==15){a=262144;b=0;Ao}Aw(;;a-=f)Bs(d=b*4,f=((U)106224792<<32|3953603088u)
>>b*16%64,c=f%AA,Ar(aU,0,A2),Ar(aN,0,A2),g=F(524288),j=32768;l=((H)(j*16)|j/16|(H)(j*2)&61166|j/2&30583)&(((H)((I)A3 f/256%16)|((H)((I)A3 f/16%16)|(H)((I)A3 f%16))|(d==12?0:(H)((I)A3 f/4096)))^Bm)|j,l!=j;)j=l;f=M(a,AA);b++;h(aN+c*2)=j;u(g)=(U)j<<32|c;h=0;c=1;do{o(h==AA)Aw(o=u(g+h*8),j=o>>32,h(aE)=j/16,h(aE+2)=(H)(j*2)&61166,h(aE+4)=j/2&30583,h(aE+6)=j*16,r=(I)o/AA+1,k=0;;k=s){s=k+1;v=k&60;T=o%AA>>v;y=T%16;k%=4;T=T+((P)"\4\17\1\14")[k]&15;v=((T^y)<<v^o)%AA;t=aN+v*2;j=h(t);l=(I)1<<y Ay(h(aE+k*2)&
(j^Bm)&l){if(!j){o(a<=v)p[v]=r;}K=((H)((I)A3 o/256%16)|((H)((I)A3 o/16%16)|(H)((I)A3 o%16))|(d==12?0:(H)((I)A3 o/4096)))^(H)((I)1<<T)^l;af=aU+K*2;n=h(af)Ay(!(n&l)){while(n=((H)(l*16)|l/16|(H)(l*2)&61166|l/2&30583)&(K^Bm)|l,n!=l)l=n;h(af)=l;n=l;}h(t)=n|j;o(c>=AA)u(g+c*8)=(U)r<<16|(U)n<<32|v;c++;}if(s==M(15-d,4)*4)Ao}h++;}while(h<c);AQ(g)Ay(b==4)Ao p+=f;}}if(u(i+96))AQ(q(i+104));AR(i+96,z,416);}AT r:r=i(t+8);Ar(aO,0,256)Ay(m)Bs(e=m;;r=i(p+8)){*(aO+e-1)=ae;o(c<=r)p=g+(U)r*16;e=p[13]Ay(!e)Ao ae=
p[15];}p=F(m);AR(p,aO,m);a=m;Ap a1;}a=0;p=(P)1;a1:b=a;Ap q;t:e=i[3088]Ay(!e){a=0;p=(P)1;b=0;Ap q;}p=F(e);AR(p,i+512,e);a=e;b=e;Ap q;}b=(U)2147483648u<<32|1;q:if(u(i))AQ(q(i+8))Ay(u(i+32))AQ(q(i+40))Ay(u(i+56))AQ(q(i+64))Ay(u(i+96))AQ(q(i+104))Ay(b>>63){Ax("NO",1,2,Bj);Ax(Q,1,1,Bj);e=1;Ap b1;}Aw(Ax("YES\n",1,4,Bj),g=p;g!=p+a;g++)Ax("dlru"+*g,1,1,Bj);Ax(Q,1,1,Bj)Ay(!b){e=1;Ap b1;}AQ(p);e=1;Ap b1;j:Bk"appears twice";u(q+32)=13;e=0;Ap b1;h:Bk"is not a tile";u(q+32)=13;e=0;Ap b1;b:AG;AH;u(q+56)=0;
Bk"the input ends here";u(q+32)=19;e=0;b1:if(!(fflush(Bj)|ferror(Bj))){if(e){if(u(q))AQ(q(q+8));At 0;}}AL if(e){p=(P)Ah;Ap c1;}p=0;c1:Af(q,p);exit(1);}
