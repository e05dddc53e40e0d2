/* slidekit 0.1.0, rustc 1.95.0: bundle mipt091 --c */
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
#define As o(b<=m)m=h(t+m*2);o(a<=m)for
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
#define AD ;switch(f){case 9:case 10:case 12:case 13:case 32:
#define AE u(at)=u(at)|(U)1<<s%64 Ay
#define AF ,stderr
#define AG ,n+=4,n!=(e&((U)2147483647<<32|4294967292u));
#define AH E(q+40,8,b);E(q+48,8,a)
#define AI E(q+40,8,e);E(q+48,8,v)
#define AJ G(k,16),k=(H)(k-1)&k,!k
#define AK Ay(j){o(a<=j)D=aq+j*32
#define AL else
#define AM 4+160
#define AN 4+288
#define AO Av;u(a)=d;}void
#define AP ;o(s>>7)at=ad+s/64*8
#define AQ free
#define AR memcpy
#define AS a,d<<j*AB^d<<l^q,i,
#define AT abort();
#define AU o(am>=aG)w=o+am Ay(!*w)*w=f;}while
#define AV =0;(U)15<<a*AB&ab;
#define AW b,c,q(a+8),d
#define AX +i(a+d*4+32)
#define AY ;Ao case
#define AZ i(a+d*AN)%64
#define A0 {b=(U)1<<63;Ap q;
#define A1 ;o(am>=g)w=ae+am*5;af=af-1&af;am
#define A2 %64|aS<<(B)(w[2]*4)%64|aT<<(B)
#define A3 131072
#define A4 1<<(H)
#define A5 %64|C<<(B)(w[4]*4)%64;AU(af);
#define A6 f[c]-f[b]Ay
#define A7 h=u(a+16);o(c>=h||b>=h)p=k+A6
#define A8 i*AB;d=Az;n=i(a+d*AM);o=AZ;e
#define A9 =ah,i(z+b*AM)=ag,i(z+b*AN)=r
#define Ba =ag,i(z+y*AM)=r,i(z+y*AN)=ah
#define Bb A1=aC<<(B)(w[1]*4)%64|N<<(B)
#define Bc o(b>=h||e>=h)y=t+f[b]-f[e]Ay
#define Bd 1;l=A8=u(a+24);b=(r>>o&e)AX;
#define Be i(a+b*4+32);b=e-c;Bc(y<m)if
#define Bf x=i(a+b*AN)%64;e=(s>>x&e)+Be
#define Bg n=AZ;b=u(a+24);c=(r>>n&b)AX
#define Bh {g=1;Ap b;}}}if
#define Bi As(p=m;!(h(h+p*56+50)&K);)
#define Bj stdout
#define Bk u(q+24)=(Z)(P)
#define Bl *(a+g+416)
#define Bm 65535
#define Bn f=q(a+8);A7(p<m){b=d|16;c=
#define Bo &=1;b=e%4 Ay(e<4)a=0;AL{Aw
#define Bp AK;u(D)|=aa;u(D+8)|=S;}j
#define Bq h=c-e;f=q(a+8);u=u(a+16)
#define Br u(i+3120)
#define Bs {Aw
#define Bt ,p,s-(c<<x),y,w,(a+z*4)
#define Bu %32|(I)1<<
#define Bv u(i+72)
#define Bw ,Ar(z+288,0,128),u(z)=
typedef struct{U a;B b;}Am;typedef struct{U a;I b;}An;B Aj[]="the output cannot be written",X[]="\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n",Q[]="\n",R[]=
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ";U Ah[3]={4,0,28},Ai[4]={4,(U)-1,1,(U)-4};U Y(P p,int n){U r=0;while(n--)r=r<<8|p[n];At r;}void E(P p,int n,U a)Bs(;n--;a>>=8)*p++=(B)a;}U Aa(U a){U n=0;
Aw(;a;a&=a-1)n++;At n;}U G(U a,int n){int i=0;Aw(;i<n&&!(a>>i&1);)i++;At i;}U J(U a,U b){At a>b?a:b;}U M(U a,U b){At a<b?a:b;}Am Ak(U a,U b){Am r;r.a=a*b;r.b=b&&r.a/b!=a;At r;}U Al(U a,U b){At a>b?a-b:0;}P Ab(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)At a;}P F(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)At b;}void K(P d,U e,P a,U f,U c,U g){Am b;b=Ak(g,f)Ay(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;AL a=!e?!b.a?p(c):F(b.a):Ab(a,b.a),u(d+8)=(Z)a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c;}void Ac(P a)
AC(AW,8,16)AO Ad(P a)AC(AW,8,8)AO V(P a)AC(AW,8,56)AO Ae(P a)AC(AW,1,5)AO W(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]Ay((I)l+k<=h[12]){e=u(c);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=u(b+16);o(a>=f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)Ay(g)Bs(;;){i=(U)g-1;o(i>=d)n=j+i*16 Ay(u(n)==e)Ao a=a+1&f-1;g=i(m+a*4)Ay(!g)Ap a;}if(k>=n[13])At;AR(n,c,16);Ap b;}a:o(a>=f)i(m+a*4)=(I)d+1 Ay(d==u(b+32))Ac(b+32),j=q(b+40);AR(j+d*16,c,16);u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+(I)h(h+10)
*k)<<40|(U)l<<32|i;a=u(b+72)Ay(a==u(b+56))Ad(b+56);c=q(b+64);u(c+a*8)=e;e=a+1;u(b+72)=e Ay(a)Bs(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)Ay(a<=d)At;u(b)=d;u(h)=a Ay(!f)At;}AT}}}P N(U a){U c[1];P b=(P)c Ay(a>9)N(a/10);*b=a%10|48;Ax(b,1,1 AF);At 0;}P Ag(P b,U c){U f[1];P e=(P)f;B d;P a;Aw(Ax("\"",1,1 AF),a=b;d=*a,*e=(B)(d-33)<94?d:63,Ax(e,1,1 AF),a+1!=b+c;)a++Ay(c==19)Ax("...",1,3 AF);Ax("\" ",1,2 AF);At 0;}void Af(P a,P c){U b Ay(!c){b=u(a+64)Ay(b){Ax("board ",1,6 AF)Ay(N(b))At;
Ax(", ",1,2 AF);}Ax("word ",1,5 AF)Ay(N(u(a+72)))At;Ax(": ",1,2 AF);b=u(a+56)Ay(b){o(b>=20)if(Ag(a+80,b))At;}Ax(q(a+24),1,u(a+32)AF);}AL Ax(q(c+8),1,u(c+16)AF);Ax(Q,1,1 AF);}B L(P a,U q,U j,U r,I k,U s,I t,B g,B z){B v,w;I m,n,o,p,x,y;P f;U i,l,d,e,b,c,h,u Ay(k)Bs(;;j=i){i=u(a+1952)Ay(i>=u(a+1960))Ap a;u(a+1952)=i+1;v=*(a+z+1696)&X[j%16]Ay(v%2){i=j+4;l=i*AB;d=Az;e=(U)i(a+d*AM)*4;Bg;Bq;o(h>=u||c>=u)o=k+f[h]-f[c]Ay(o<m){c=d|16;p=i(a+c*AM);x=i(a+c*AN)%64;b=(s>>x&b)+i(a+c*4+32);c=b-p;o(c>=u||b>=u)y=
t+A6(y<m)if(Bl=0,L(AS r-(e<<n),o,s-((U)p<<x),y,w,*(a+z*4+672)))Bh(v&2){i=j-Bd c=b+n;Bn i(a+b*AM)*(U)-4;Bf(Bl=1,L(AS((U)n<<o)+r Bt[673]))Bh(v&4){i=j+Bd c=b-n;Bn(U)i(a+b*AM)*4;Bf(Bl=2,L(AS r-((U)n<<o)Bt[674]))Bh(!(v&8)){g=0;Ap b;}i=j-4;l=i*AB;d=q>>l&15;v=g+1;m=i(a+v*4+1968);e=i(a+d*AM)*(U)-4;Bg;Bq;o(h>=u||c>=u)k=k+f[h]-f[c]Ay(k>=m){g=0;Ap b;}c=d|16;o=i(a+c*AM);p=i(a+c*AN)%64;b=(s>>p&b)+i(a+c*4+32);c=b+o;o(c>=u||b>=u)t=t+A6(t>=m){g=0;Ap b;}Bl=3 Ay(!k){g=v;Ap a;}z=(a+z*4)[675];g=v;s=((U)o<<p)+s;r-=
(e<<n);q=d<<j*AB^d<<l^q;}AT}a:a[2992]=g;g=1;b:At g;}An O(P b,U h,U m){An k;I d,g;P j;U i,n,f,c,l,e,a;Aw(i=u(b+16),j=q(b+8),n=u(b+24),c=d=f=0;;c=l){l=c+1;e=c*4;a=m>>e%64&15;g=i(b+h*64+32+a*4);o(i<=g)d+=j[g];a=a|h*16;c=(!h?c:e&12|c/4)*i(b+a*AM);g=i(b+a*AN)%64;e=(f>>g&n)+i(b+a*4+32);a=e+c;o(a>=i||e>=i)d=d+j[a]-j[e];f=(c<<g)+f Ay(l==16)Ao}k.a=f;k.b=d;At k;}int main(void){U aY[33746];P aD=(P)aY,aU=aD+8,aN=aD+131080,ad=aD+262152,aV=aD+262184,ay=aD+262192,au=aD+262216,u=aD+262240,av=aD+262360,aW=aD+
262376,aO=aD+262400,aw=aD+262656,z=aD+262672,aH=aD+263088,ao=aD+264368,aI=aD+264784,i=aD+266736,q=aD+269864;An az,aJ;B f,l,s,ai,aE,aF,aX;H j,k,K,m,al,aR;I r,ag,ah,aK,aP,aQ,as;P o,h,t,ae,aj,ak,an,aB,ap,aq,ar,w,D,at;U a,b,e,c,d,g,n,ab,p,v,x,T,y,aA,aL,aG,aM,aa,ax,ac,C,N,S,aC,aS,aT,af,am,a0,aZ;Ah[1]=(Z)(Aj);Aw(o=F(AA),Ar(q+80,0,19),u(q)=AA,u(q+8)=(Z)o,u(q+16)=AA,Ar(q+40,0,24),u(q+24)=1,u(q+32)=0,u(q+64)=1,a=Y(q+48,8),b=Y(q+40,8),r=ab=g=d=c=e=0;;r=ag|r)Bs(n=g+1,u(q+72)=n,p=0;;p++)Bs(v=a,x=e,e=b;;x=e)
{if(x==d)v=fread(o,1,AA,stdin),x=e=0,c=v,d=v Ay(d>AA)Ap a Ay(x>=d)Ap b;f=o[x]AD Ao default:Ap c;}e=x+1 Ay(p<19)Ao}*(q+p+80)=f;a=v;b=e;}c:Aw(E(q+40,8,b),E(q+48,8,a),E(q+40,8,e),E(q+48,8,v),p=0,d=c;;p++)Bs(a=v,b=x,x=e;;){if(b==d)a=fread(o,1,AA,stdin),b=x=0,c=a,d=a Ay(d>AA)Ap d Ay(b>=d){a0=e;e=b;b=x;x=a0;Ap e;}f=o[b]AD aZ=e;e=b;b=x;x=aZ;Ap e;default:x=b+1 Ay(p<19)Ap f;b=x;}}f:*(q+p+80)=f;v=a;e=x;}e:E(q+40,8,x);E(q+48,8,v);AH;u(q+56)=p;o(p>=20)if(!p)v=0;AL Bs(v=0,h=q+80;f=*h-48,f<=9;h++)if(v=v*10+f,
h+1==q+p+80)Ap g Ay(p!=1||q[80]!=48)Ap h;v=0;Ap i;g:if(p==19)Ap h Ay(!v)v=0;AL if(v>=16)Ap h;}i:ag=(I)1<<v%32 Ay(ag&r)Ap j;ab=v<<g*AB|ab Ay(n==16)Ap k;g=n;}a:AH;AI;AT d:AI;E(q+40,8,x);E(q+48,8,a);AT k:o=F(16384);h=F(256);Ar(ao+288,0,128);u(ao)=256;u(ao+8)=(Z)h;u(ao+16)=256;u(ao+24)=15;Ar(ao+32,0,256);a=1;do Bs(b=0;(((U)Aq)>>b*AB)%16!=a;)b++;Aw(e=a*16,i(ao+a*4+32)=e,i(ao+a*AM)=1,i(ao+a*AN)=(I)a*4,c=b/4,b%=4,d=0;n=d/4,p=d%4,g=d+1,(h+e)[d]=J(n,c)-(M(n,c)+M(p,b))+J(p,b),g!=16;)d=g;a++;}while(a!=16);
Aw(h=F(A3),Ar(h,255,A3),a=f=1,b=0;;a=e|a*4){e=b+1;l=R[b];s=a<A3 Ay(l==32){o(!s)h[a]=0 Ay(e==344)Ap l;b+=2;l=R[e]Ay(l==32)Aw(;;b=a){if(b==344)Ap m;a=b+1;l=R[b]Ay(l!=32){s=0;b=a;Ao}}AL s=h[1];h[1]=s;a=1;}AL{o(!s)s=h[a];b=e;}if(s==255)h[a]=f,f++;switch(l){case 68:e=0 AY 76:e=1 AY 82:e=2 AY 85:e=3;Ao default:AT}if(b==344)Ap l;}m:h[1]=0;l:Aw(Ar(aH,0,1280),a=4,e=1;;a=b){b=a+1;e=a==e*16?e*4:e;t=h+a;f=*t Ay(f==255){c=e+((U)2147483647<<32|4294967295u)&a|e;o(c>=A3)f=h[c];*t=f;}l=h[a/4];a%=4;(aH+l*4)[a]=
f Ay(f)t=aH+l+1024,*t|=(B)((I)1<<a)Ay(b==A3)Ap n;}AT n:Aw(AQ(h),Ar(aI+416,0,256),Ar(i+2064,0,1024),AR(aI,ao,416),AR(aI+672,aH,1280),Ar(i+48,0,16),Ar(i+2048,0,16),u(i)=4096,u(i+8)=(Z)o,u(i+16)=4096,i(i+24)=52,u(i+32)=0,u(i+64)=u(i+40)=8,Bv=0,u(i+80)=1024,u(i+88)=0,AR(i+96,aI,1952),i[3088]=0,u(i+3096)=(U)Aq,u(i+3104)=1024,h(i+3112)=4,h(i+3114)=3,i(i+3116)=80,a=Br AV)a++;Aw(f=a/4+a,e=0;;e=d){d=e+1 Ay(e){c=ab>>e*AB&15;f Bo(n=g=0;a=g+4,f=f^((ab>>g*AB)%16>c)^((ab>>(g*4|4)%64)%16>c)^((ab>>(g*4|8)%64)
%16>c)^((ab>>(g*4|12)%64)%16>c)AG)g=a Ay(!b)Ap o;}Aw(e=0;f^=((ab>>a*AB)%16>c),e++,e!=b;)a++;o:f=f;}if(d==16)Ao}Aw(l=18,e=0;;e=d){d=e+1 Ay(e){c=((U)Aq)>>e*AB&15;l Bo(n=g=0;a=g+4,l=l^((((U)Aq)>>g*AB&13)>c)^((((U)16702650<<32|2557891634u)>>g*AB&14)>c)^((((U)1043915<<32|2844222787u)>>g*AB)%16>c)^((((U)65244<<32|3130553940u)>>g*AB&12)>c)AG)g=a Ay(!b)Ap p;}Aw(e=0;l^=((((U)Aq)>>a*AB)%16>c),e++,e!=b;)a++;p:l=l;}if(d==16)Ao}if(!((l^f)&1))Bs(a=0;;a=Br){switch(a){case 0:Aw(Ar(q(i+8),0,u(i+16)*4),Bv=u(i+48)
=0,az=O(i+96,0,ab),a AV)a++;u(aw)=ab;i(aw+8)=0;aw[12]=a;aw[13]=aw[15]=0;aw[14]=az.b;W(i,aw,i+3104);a=Bv Ay(!a)A0}Aw(o=q(i+104),b=u(i+112);;)Bs(h=q(i+64),e=u(h),a--,c=u(h+a*8),u(h)=c,Bv=a,d=0;;d=g){n=d*2;g=n|1;n+=2 Ay(n<a)g=u(h+n*8)<u(h+g*8)?n:g Ay(g>=a)Ao o(d>=a)t=h+g*8;n=u(t)Ay(c<=n)Ao u(h+d*8)=n;u(t)=c;}a=e&4294967295u;c=u(i+48);o(a>=c)h=q(i+40);t=h+a*16;f=t[13];l=t[14];s=t[15]Ay(!l)Ap r Ay(c+3>u(i+80))Ao Aw(u(i+88)++,a=u(t),ai=t[12],aE=X[ai%16],i(aW+16)=50462976,c=0;;c=d){d=c+1;aF=*(aW+c+16)
Ay((B)((I)1<<aF%8)&aE){if(!f)c=u((P)Ai+aF*8);AL switch(aF){case 0:if(s==3)Ap s;c=4 AY 1:if(s==2)Ap s;c=(U)-1 AY 2:if(s==1)Ap s;c=1 AY 3:if(!s)Ap s;c=(U)-4;}c+=ai;g=c*AB;n=a>>g&15;p=n*16;v=p+ai;o(v>=b)p+=c;o(p>=b)aX=(B)(o[v]+l)-o[p];u(av)=n<<g^n<<ai*AB^a;i(av+8)=e;av[12]=c;av[15]=aF;av[13]=f+1;av[14]=aX;W(i,av,i+3104);}s:if(d==4)Ao}a=Bv Ay(!a)A0}}a=Al(500000,u(i+88)*16)AY 1:a=2900000;Ao default:a=(U)-1;}Aw(u(i+2056)=a,az=O(i+96,0,ab),aJ=O(i+96,1,ab),r=J(aJ.b,az.b),f=i[3116],j=h(i+3114),k=h(i+
3112),ag=(I)k*f,ah=r*k;;ah=k>j&&ah+(I)k*5>ag?ag:ah)Bs(aK=(I)f+1,aP=1,o=i+2064,aQ=0,a=1968;;aP++){a+=4 Ay(aQ>f)as=0;AL Aw(as=0;as*k+aQ*j<=ah;)if(as++,as==aK){as=aK;Ao}i(o)=as Ay(a==2992)Ao aK--;o=i+a+96;aQ=aP;}if(r<i(i+2064))Bs(a AV)a++Ay(L(i+96,ab,a,az.a,az.b,aJ.a,aJ.b,0,1))Ao}if(ah+k>=ag)A0}ah=ah+k*2;}if(u(i+2048)<u(i+2056))Ap t;a=Br+1;Br=a Ay(a==2)Bs(o=F(3125),u(au)=0,u(au+8)=1,u(au+16)=0,h=(P)1,b=a=0;;b=e)Bs(e=b+1,i(ay)=4,i(ay+4)=3,i(ay+8)=2,i(ay+12)=1,c=i(ay+16)=0,t=ay;;t+=4){r=i(t)Ay(!r)d=
1;AL{if(0){if(r==1){d=5;Ap u;}Aw(g=5,d=1;d=(!(r%2)?1:g)*d,g*=g,r>3;)r/=2;d*=g;}AL Aw(d=1,g=5;;g*=g){if(r%2)if(d=g*d,r==1)Ao r/=2;}o(!d)}u:aV[c]=b/d%5;c++Ay(c==5)Ao}c=Y(aV,5);r=c Ay(((I)1<<r/256 Bu r Bu r/AA Bu(r>>24)Bu(c>>32)%32)==31){o[b]=a Ay(a==u(au))Ae(au),h=q(au+8);E(h+a*5,5,c);a++;u(au+16)=a;}if(e==3125)Ao}AR(u+48,au,24);h=F(A3);u(u)=0;u(u+8)=8;u(u+16)=0;u(u+24)=AA;u(u+32)=(Z)h;u(u+40)=AA;a=u(u+64);b=a*a;o(b>>63)if(!b)h=(P)1,t=(P)1;AL h=F(b),t=F(b);u(u+72)=b;u(u+80)=(Z)h;u(u+88)=b;u(u+96)=
b;u(u+104)=(Z)t;u(u+112)=b;ae=q(u+56);aj=ae+a*5 Ay(a)Aw(e=0,ak=ae;;ak+=5)Bs(c=e*a,d=0,an=ae;;an+=5){f=*ak;o(f>=5)f=an[f];l=ak[1];o(l>=5)l=an[l];s=ak[2];o(s>=5)s=an[s];ai=ak[3];o(ai>=5)ai=an[ai];aE=ak[4];o(aE>=5)g=((((U)f*5+l)*5+s)*5+ai)*5+an[aE];o(g>=3125)n=d+c;o(n>=b)f=o[g];h[n]=f;g=c+f;o(g>=b)t[g]=d Ay(an+5==aj)Ao d++;}if(ak+5==aj)Ao e++;}Aw(V(u),h=q(u+8),Ar(h,0,52),a=u(u+16)=1,j=0;;)Bs(k=j;;k=j){if(k==Bm)Ap v;j=k+1 Ay(Aa(k)==5)Ao}Aw(e=b=0;;e=c){c=e+1;K=e*4+e/4&15 Ay((H)((I)1<<K)&k)b=b*5+Aa(k&
((H)((I)Bm<<K)^Bm))Ay(c==16)Ao}o(b>=3125)b=o[b];o(u(u+40)<=k)h(q(u+32)+k*2)=a;K=k^Bm;m=K;do Bs(al=m&(H)-m;aR=((H)(al*16)|al/16|(H)(al*2)&61166|al/2&30583)&K|al,aR!=al;)al=aR;m&=(al^Bm)Ay(a==u(u))V(u),h=q(u+8);t=h+a*56;u(t)=b;Ar(t+8,0,40);h(t+48)=k;h(t+50)=al;a++;u(u+16)=a;}while(m);}v:h=q(u+8);t=q(u+32);b=u(u+40)Ay(a>1)Aw(c=1;;c=e)Bs(e=c+1,ae=h+c*56,j=h(ae+48),k=h(ae+50),d=c=0;;c++)Bs(g=d;;g=d){if(g>=16)Ap w;d=g+1 Ay(j>>g%16&1)Ao}n=g%4;K=(I)1<<g%16;f=c<5;aj=ae+c*8+8 Ay(g<12)if(m=(I)16<<g%16,m&k)
{m=m^j^K;Bi{p++;o(p==a)}o(!f)h(aj)=p;}if(n){m=(I)A4((I)g+15)%16 Ay(m&k){m=K^j^m;Bi{p++;o(p==a)}o(!f)h(aj+2)=p;}if(n==3)Ap x;}m=(I)1<<d%16 Ay(m&k){m=K^j^m;As(n=m;!(h(h+n*56+50)&K);){n++;o(n==a)}o(!f)h(aj+4)=n;}x:if(g>3)if(m=(I)A4((I)g+12)%16,m&k){m=K^j^m;As(g=m;!(h(h+g*56+50)&K);){g++;o(g==a)}o(!f)h(aj+6)=g;}}w:if(e==a)Ao}Aw(e=u(u),c=u(u+24),d=u(u+48),ae=q(u+56),g=u(u+64),n=u(u+72),aj=q(u+80),p=u(u+88),v=u(u+96),ak=q(u+104),x=u(u+112),AQ(o),o=F(3145728)Bw 3145728,u(z+8)=(Z)o,u(z+16)=3145728,u(z+
24)=1048575,Ar(z+32,0,256),T=0;y=((U)264996845<<32|2841002785u)>>T*AB&15,aA=T/5,r=(I)1<<T%5*4,ag=(I)aA<<20,ah=(I)aA*20,i(z+y*4+32)Ba,y--,y=y/4+17+y*4%16,T++,i(z+y*4+32)Ba,T!=15;)
;Aw(T=a*32,an=h+a*56,y=0,aL=3145728;;aL-=aG){aG=M(aL,1048576);aA=y+1;y=((U)247101148<<32|2554671632u)>>y*20%64;aM=y%1048576 Ay(!a)aB=(P)8,ap=(P)8;AL aB=F(T),ap=F(T),AR(ap,aB,T);j=y;j=(H)((I)1<<j/4096)|(H)((I)1<<j%16)|(H)((I)1<<aM/AA)|(H)((I)1<<j/16%16)|(H)((I)1<<j/256%16);o(b<=j)j=h(t+j*2);o(a<=j)Aw(y=j;!(h(h+y*56+50)>>15);){y++;o(y==a)}o(y>=a)Aw(aq=ap+y*32,u(aq)=1,f=u(aq+8)=0;;f++)Bs(aq=F(T),y=l=0,ar=h;;ar+=56)Bs(aa=y;;ar+=56){y=aa+1;o(aa==a)w=ap+aa*32;D=aB+aa*32;aa=u(ar);Ar(ad+8,0,24);aa*=g;
ax=u(D);ac=u(w)&~ax;u(ad)=ac Ay(ac)Aw(;;ac=C){C=ac-1&ac;ac=G(ac,64)+aa;o(ac>=p)s=aj[ac]AP+16;AE(!C)Ao}ac=u(D+8);C=u(w+8)&~ac;u(ad+8)=C Ay(C)Aw(;;C=N){N=C-1&C;C=aa+64+G(C,64);o(C>=p)s=aj[C]AP+16;AE(!N)Ao}C=u(D+16);N=u(w+16)&~C;u(ad+16)|=N Ay(N)Aw(;;N=S){S=N-1&N;N=G(N,64)+aa;o(N>=x)s=ak[N]AP;AE(!S)Ao}N=u(D+24);S=u(w+24)&~N;u(ad+24)|=S Ay(S)Aw(;;S=aC){aC=S-1&S;S=aa+64+G(S,64);o(S>=x)s=ak[S];o(s>>7)w=ad+s/64*8;u(w)=u(w)|(U)1<<s%64 Ay(!aC)Ao}aa=u(ad);S=u(ad+8)Ay(S|aa)Ao if(ar+56==an)Ap y;aa=y;}u(D)=
aa|ax;u(D+8)=S|ac;ax=u(ad+16);u(D+16)=ax|C;ac=u(ad+24);u(D+24)=ac|N;j=h(ar+48)Ay(!j)C=aT=aS=aC=N=0;AL{k=(H)(j-1)&j Ay(!k)C=ai=s=l=0;AL if(K=AJ)l=K,C=ai=s=0;AL if(m=AJ)l=K,s=m,C=ai=0;AL if(al=AJ)l=K,s=m,ai=al,C=0;AL{o(Aa(k)>=2)l=K;s=m;ai=al;C=G(k,16);}N=G(j,16);aC=l;aS=s;aT=ai;}if(aa){af=aa;do{am=G(af,64)Bb(*w*4)A2(w[3]*4)A5}if(S){af=S;do{am=G(af,64)|64 Bb(*w*4)A2(w[3]*4)A5}Aw(C=8;;C=N){N=C+8;w=ar+C;j=h(w)AK;u(D+16)|=ax;u(D+24)|=ac;}j=h(w+2)Bp=h(w+4)Bp=h(w+6)Ay(j){o(a<=j)w=aq+j*32;u(w+16)|=ax;
u(w+24)|=ac;}if(N==48)Ao}if(ar+56==an)Ap z;l=1;}y:if(!l)Ao z:AQ(ap);ap=aq;}o(aL<=aM)o[aM]=0;AQ(aq);AQ(ap);AQ(aB)Ay(aA==3)Ao y=aA;o+=aG;}if(e)AQ(h)Ay(c)AQ(t)Ay(d)AQ(ae)Ay(n)AQ(aj)Ay(v)AQ(ak);}AL Bs(o=F(262144)Bw 262144,u(z+8)=(Z)o,u(z+16)=262144,u(z+24)=Bm,Ar(z+32,0,256),a=0;;)if(b=((U)124120489<<32|4239934241u)>>a*AB&15,r=(I)a*4,ag=(I)1<<(r&12),ah=(I)a<<14&196608,r&=48,i(z+b*4+32)A9,b--,b=b/4+17+b*4%16,a++,i(z+b*4+32)A9,a==15){a=262144;b=0;Ao}Aw(;;a-=c)Bs(e=b*4,c=((U)106224792<<32|3953603088u)
>>b*16%64,d=c%AA,Ar(aU,0,A3),Ar(aN,0,A3),h=F(524288),j=32768;k=((H)(j*16)|j/16|(H)(j*2)&61166|j/2&30583)&(((H)((I)A4 c/256%16)|((H)((I)A4 c/16%16)|(H)((I)A4 c%16))|(e==12?0:(H)((I)A4 c/4096)))^Bm)|j,k!=j;)j=k;c=M(a,AA);b++;h(aN+d*2)=j;u(h)=(U)j<<32|d;g=0;d=1;do{o(g==AA)Aw(n=u(h+g*8),j=n>>32,h(aD)=j/16,h(aD+2)=(H)(j*2)&61166,h(aD+4)=j/2&30583,h(aD+6)=j*16,r=(I)n/AA+1,p=0;;p=v){v=p+1;x=p&60;T=n%AA>>x;y=T%16;p%=4;T=T+((P)"\4\17\1\14")[p]&15;x=((T^y)<<x^n)%AA;t=aN+x*2;j=h(t);k=(I)1<<y Ay(h(aD+p*2)&
(j^Bm)&k){if(!j){o(a<=x)o[x]=r;}K=((H)((I)A4 n/256%16)|((H)((I)A4 n/16%16)|(H)((I)A4 n%16))|(e==12?0:(H)((I)A4 n/4096)))^(H)((I)1<<T)^k;ae=aU+K*2;m=h(ae)Ay(!(m&k)){while(m=((H)(k*16)|k/16|(H)(k*2)&61166|k/2&30583)&(K^Bm)|k,m!=k)k=m;h(ae)=k;m=k;}h(t)=m|j;o(d>=AA)u(h+d*8)=(U)r<<16|(U)m<<32|x;d++;}if(v==M(15-e,4)*4)Ao}g++;}while(g<d);AQ(h)Ay(b==4)Ao o+=c;}}if(u(i+96))AQ(q(i+104));AR(i+96,z,416);}AT r:r=i(t+8);Ar(aO,0,256)Ay(f)Bs(l=f;;r=i(o+8)){*(aO+l-1)=s;o(c<=r)o=h+(U)r*16;l=o[13]Ay(!l)Ao s=o[15];
}o=F(f);AR(o,aO,f);a=f;Ap a1;}a=0;o=(P)1;a1:b=a;Ap q;t:f=i[3088]Ay(!f){a=0;o=(P)1;b=0;Ap q;}o=F(f);AR(o,i+512,f);a=f;b=f;Ap q;}b=(U)2147483648u<<32|1;q:if(u(i))AQ(q(i+8))Ay(u(i+32))AQ(q(i+40))Ay(u(i+56))AQ(q(i+64))Ay(u(i+96))AQ(q(i+104))Ay(b>>63){Ax("NO",1,2,Bj);Ax(Q,1,1,Bj);f=1;Ap b1;}Aw(Ax("YES\n",1,4,Bj),h=o;h!=o+a;h++)Ax("dlru"+*h,1,1,Bj);Ax(Q,1,1,Bj)Ay(!b){f=1;Ap b1;}AQ(o);f=1;Ap b1;j:Bk"appears twice";u(q+32)=13;f=0;Ap b1;h:Bk"is not a tile";u(q+32)=13;f=0;Ap b1;b:AH;AI;u(q+56)=0;
Bk"the input ends here";u(q+32)=19;f=0;b1:if(!(fflush(Bj)|ferror(Bj))){if(f){if(u(q))AQ(q(q+8));At 0;}}AL if(f){o=(P)Ah;Ap c1;}o=0;c1:Af(q,o);exit(1);}
