/* slidekit 0.1.0, rustc 1.95.0: bundle lightoj_15puzzle --c --minify */
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
#define Ax o(b<=p)p=h(u+p*2);o(a<=p)for
#define Ay 3];P b=(P)e;U c,d;c=u(a);d
#define Az for
#define AA fwrite
#define AB ;o(u(b))u(a+8)=(Z)q(b+8)
#define AC ;if
#define AD fflush(stdout)|ferror(stdout)
#define AE q>>l&15;w=g+1;m=i(a+w*4+1968)
#define AF 65536
#define AG 4%64
#define AH else
#define AI {U e[Ay=J(c*2,4);K
#define AJ u(aA)=u(aA)|(U)1<<z%64 AC
#define AK free
#define AL ,i+=4,i!=(c&((U)2147483647<<32|4294967292u));
#define AM G(n,16),n=(H)(n-1)&n,!n
#define AN ,stderr
#define AO AC(k){o(a<=k)N=ax+k*32
#define AP 4+160
#define AQ 4+288
#define AR AB;u(a)=d;}void
#define AS abort();
#define AT u(f+40)
#define AU ;o(z>>7)aA=ai+z/64*8
#define AV memcpy
#define AW u(f+56)
#define AX u(f+24)=(Z)
#define AY a,d<<j*AG^d<<l^q,i,
#define AZ {if(c==j)AT=0,b=fread(d,1,m,stdin)
#define A0 o(as>=aN)w=r+as AC(!*w)*w=e;}while
#define A1 +i(a+d*4+32);
#define A2 b,c,q(a+8),d
#define A3 i(a+d*AQ)%64
#define A4 ;o(as>=l)w=ak+as*5;am=am-1&am;as
#define A5 131072
#define A6 1<<(H)
#define A7 %64|aZ<<(B)(w[2]*4)%64|a0<<(B)
#define A8 b=(U)1<<63;As v;}
#define A9 64|aa<<(B)(*w*4)A7(w[3]*4)%64
#define Ba f[c]-f[b]AC
#define Bb h=u(a+16);o(c>=h||b>=h)p=k+Ba
#define Bc %A9|K<<(B)(w[4]*4)%64;A0(am);
#define Bd ;u(f+32)
#define Be o=A3;e=u(a+24);b=(r>>o&e)A1 c
#define Bf l=i*AG;d=AE;n=i(a+d*AP);Be=b
#define Bg o(b>=h||e>=h)y=t+f[b]-f[e]AC
#define Bh A3;b=u(a+24);c=(r>>n&b)A1 h=c
#define Bi =ao,i(C+b*AP)=an,i(C+b*AQ)=s
#define Bj =an,i(C+x*AP)=s,i(C+x*AQ)=ao
#define Bk i(a+b*4+32);b=e-c;Bg(y<m)if
#define Bl x=i(a+b*AQ)%64;e=(s>>x&e)+Bk
#define Bm *(a+g+416)=
#define Bn ,1,1,stdout
#define Bo {g=1;As b;}}}if
#define Bp ;Ar case
#define Bq ;Ax(i=p;!(h(d+i*56+50)&T);)
#define Br f+40,8
#define Bs f+48,8
#define Bt F(Br,D);F(Bs,t);F(f+56,8,o)
#define Bu f=q(a+8);Bb(p<m){b=d|16;c=
#define Bv ;n=Bh-e;f=q(a+8);u=u(a+16)
#define Bw 65535
#define Bx AO;u(N)|=ae;u(N+8)|=ab;}k=
#define By ;d=0;As i1;
#define Bz &=1;j=c%4 AC(c<4)b=0;AH{Az
#define BA AK(q(h+40))AC(u(h+56))AK
#define BB {Az
#define BC [c];switch
#define BD u(h+3120)
#define BE %32|(I)1<<
#define BF ,p,s-(c<<x),y,w,(a+z*4)[
#define BG ,d=q(f+8),m=u(f+16),i=0
#define BH default
#define BI a=fread(ac,1,AF,stdin)
#define BJ ,Av(C+288,0,128),u(C)=
#define BK ;}if
#define BL {U c[1];P b=(P)c AC(a>9)
#define BM A4=aK<<(B)(w[1]*4)Bc}
#define BN ,u(C+8)=(Z)r,u(C+16)=
#define BO Bq{i++;o(i==a)}o(!e)
#define BP 2147483648u
#define BQ =0;AH
typedef struct{U a;B b;}Ap;typedef struct{U a;I b;}Aq;B Am[]="the output cannot be written",Ab[]="\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n",Ac[]="the input ends here",Ad[]=": ",Q[]="\n",R[]=
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ";U Aa[3]={4,0,28},Al[4]={4,(U)-1,1,(U)-4};U V(P p,int n){U r=0;while(n--)r=r<<8|p[n];Aw r;}void F(P p,int n,U a)BB(;n--;a>>=8)*p++=(B)a;}U Ae(U a){U n=0;
Az(;a;a&=a-1)n++;Aw n;}U G(U a,int n){int i=0;Az(;i<n&&!(a>>i&1);)i++;Aw i;}U J(U a,U b){Aw a>b?a:b;}U M(U a,U b){Aw a<b?a:b;}Ap An(U a,U b){Ap r;r.a=a*b;r.b=b&&r.a/b!=a;Aw r;}U Ao(U a,U b){Aw a>b?a-b:0;}P Af(P a,U b){o(b>=BP)a=(P)realloc(a,b);o(!a)Aw a;}P E(U a){P b;o(a>=BP)b=(P)calloc(a,1);o(!b)Aw b;}void K(P d,U e,P a,U f,U c,U g){Ap b;b=An(g,f)AC(b.b||b.a>((U)1<<63)-c)e=8,f=0,c=1;AH a=!e?!b.a?p(c):E(b.a):Af(a,b.a),u(d+8)=(Z)a,e=16,f=b.a,c=0;u(d+e)=f;u(d)=c;}void Ag(P a)AI(A2,8,16)AR Ah(P a)
AI(A2,8,8)AR W(P a)AI(A2,8,56)AR Ai(P a)AI(A2,1,5)AR X(P b,P c,P h){B k,l;I g;P m,j,n;U e,a,f,d,i;k=c[13];l=c[14]AC((I)l+k<=h[12]){e=u(c);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=u(b+16);o(a>=f)m=q(b+8);d=u(b+48);j=q(b+40);g=i(m+a*4)AC(g)BB(;;){i=(U)g-1;o(i>=d)n=j+i*16 AC(u(n)==e)Ar a=a+1&f-1;g=i(m+a*4)AC(!g)As a BK(k>=n[13])Aw;AV(n,c,16);As b;}a:o(a>=f)i(m+a*4)=(I)d+1 AC(d==u(b+32))Ag(b+32),j=q(b+40);AV(j+d*16,c,16);u(b+48)=d+1;i=d;b:e=(U)((I)h(h+8)*l+(I)h(h+10)*k)<<40|(U)l<<32|i;a=
u(b+72)AC(a==u(b+56))Ah(b+56);c=q(b+64);u(c+a*8)=e;e=a+1;u(b+72)=e AC(a)BB(;;a=f){f=(a-1)/2;o(f>=e||a>=e)b=c+f*8;h=c+a*8;a=u(b);d=u(h)AC(a<=d)Aw;u(b)=d;u(h)=a AC(!f)Aw;}AS}}}P N(U a)BL N(a/10);*b=a%10|48;AA(b,1,1 AN);Aw 0;}P Ak(P c,U d){U f[1];P e=(P)f;B a;P b;Az(AA("\"",1,1 AN),b=c;a=*b,*e=(B)(a-33)<94?a:63,AA(e,1,1 AN),b+1!=c+d;)b++;a=d==19;AA(a?(P)"...\" ":(P)"\" ",1,a?5:2 AN);Aw 0;}void Aj(P a,P b){U c,e,d,f AC(!b){c=u(a+56);o(c>=20)e=u(a+72);d=u(a+64);b=q(a+24);f=u(a+32)AC(d){AA("board ",1,
6 AN)AC(N(d))Aw;AA(", ",1,2 AN);}AA("word ",1,5 AN)AC(N(e))Aw;AA(Ad,1,2 AN)AC(c&&Ak(a+80,c))Aw;AA(b,1,f AN);}AH AA(q(b+8),1,u(b+16)AN);AA(Q,1,1 AN);}P Y(U a)BL Y(a/10);*b=a%10|48;AA(b Bn);Aw 0;}B L(P a,U q,U j,U r,I k,U s,I t,B g,B z){B v,w;I m,n,o,p,x,y;P f;U i,l,d,e,b,c,h,u AC(k)BB(;;j=i){i=u(a+1952)AC(i>=u(a+1960))As a;u(a+1952)=i+1;v=*(a+z+1696)&Ab[j%16]AC(v%2){i=j+4;l=i*AG;d=AE;e=(U)i(a+d*AP)*4 Bv;o(h>=u||c>=u)o=k+f[h]-f[c]AC(o<m){c=d|16;p=i(a+c*AP);x=i(a+c*AQ)%64;b=(s>>x&b)+i(a+c*4+32);c=
b-p;o(c>=u||b>=u)y=t+Ba(y<m)if(Bm 0,L(AY r-(e<<n),o,s-((U)p<<x),y,w,*(a+z*4+672)))Bo(v&2){i=j-1;Bf+n;Bu i(a+b*AP)*(U)-4;Bl(Bm 1,L(AY((U)n<<o)+r BF 673]))Bo(v&4){i=j+1;Bf-n;Bu(U)i(a+b*AP)*4;Bl(Bm 2,L(AY r-((U)n<<o)BF 674]))Bo(!(v&8)){g=0;As b;}i=j-4;l=i*AG;d=q>>l&15;v=g+1;m=i(a+v*4+1968);e=i(a+d*AP)*(U)-4 Bv;o(h>=u||c>=u)k=k+f[h]-f[c]AC(k>=m){g=0;As b;}c=d|16;o=i(a+c*AP);p=i(a+c*AQ)%64;b=(s>>p&b)+i(a+c*4+32);c=b+o;o(c>=u||b>=u)t=t+Ba(t>=m){g=0;As b;}Bm 3 AC(!k){g=v;As a;}z=(a+z*4)[675];g=v;s=((U)
o<<p)+s;r-=(e<<n);q=d<<j*AG^d<<l^q;}AS}a:a[2992]=g;g=1;b:Aw g;}Aq O(P b,U h,U m){Aq k;I d,g;P j;U i,n,f,c,l,e,a;Az(i=u(b+16),j=q(b+8),n=u(b+24),c=d=f=0;;c=l){l=c+1;e=c*4;a=m>>e%64&15;g=i(b+h*64+32+a*4);o(i<=g)d+=j[g];a=a|h*16;c=(!h?c:e&12|c/4)*i(b+a*AP);g=i(b+a*AQ)%64;e=(f>>g&n)+i(b+a*4+32);a=e+c;o(a>=i||e>=i)d=d+j[a]-j[e];f=(c<<g)+f AC(l==16)Ar}k.a=f;k.b=d;Aw k;}int main(void){U a6[33746];P aL=(P)a6,a1=aL+8,aU=aL+131080,ai=aL+262152,a2=aL+262184,aG=aL+262192,aB=aL+262216,v=aL+262240,aD=aL+
262360,a3=aL+262376,aV=aL+262400,aE=aL+262656,C=aL+262672,aO=aL+263088,av=aL+264368,aP=aL+264784,h=aL+266736,f=aL+269864;Aq aH,aQ;B y,e,q,z,aj,aC,a4,aM,a5;H k,n,T,p,ar,aY;I s,an,ao,aR,aW,aX,az;P ac,r,d,u,ak,ap,aq,au,aJ,aw,ax,ay,w,N,aA;U o,t,D,ah,a,b,j,c,af,g,l,m,i,at,al,ad,x,aI,aS,aN,aT,ae,aF,ag,K,aa,ab,aK,aZ,a0,am,as;Aa[1]=(Z)(Am);ac=E(AF);Av(f+80,0,19);u(f)=AF;u(f+8)=(Z)ac;u(f+16)=AF;Av(f+40,0,40);u(f+24)=1 Bd=0;r=E(8);d=E(256);Av(av+288,0,128);u(av)=256;u(av+8)=(Z)d;u(av+16)=256;u(av+24)=15;
Av(av+32,0,256);o=1;do BB(t=0;(((U)Au)>>t*AG)%16!=o;)t++;Az(D=o*16,i(av+o*4+32)=D,i(av+o*AP)=1,i(av+o*AQ)=(I)o*4,ah=t/4,t%=4,a=0;j=a/4,c=a%4,b=a+1,(d+D)[a]=J(j,ah)-(M(j,ah)+M(c,t))+J(c,t),b!=16;)a=b;o++;}while(o!=16);Az(d=E(A5),Av(d,255,A5),o=y=1,t=0;;o=D|o*4){D=t+1;e=R[t];q=o<A5 AC(e==32){o(!q)d[o]=0 AC(D==344)As a;t+=2;e=R[D]AC(e==32)Az(;;t=o){if(t==344)As b;o=t+1;e=R[t]AC(e!=32){q=0;t=o;Ar}}AH q=d[1];d[1]=q;o=1;}AH{o(!q)q=d[o];t=D BK(q==255)d[o]=y,y++;switch(e){case 68:D=0 Bp 76:D=1 Bp 82:D=
2 Bp 85:D=3;Ar BH:AS}if(t==344)As a;}b:d[1]=0;a:Az(Av(aO,0,1280),o=4,D=1;;o=t){t=o+1;D=o==D*16?D*4:D;u=d+o;y=*u AC(y==255){ah=D+((U)2147483647<<32|4294967295u)&o|D;o(ah>=A5)y=d[ah];*u=y;}e=d[o/4];o%=4;(aO+e*4)[o]=y AC(y)u=aO+e+1024,*u|=(B)((I)1<<o)AC(t==A5)As c;}AS c:Az(AK(d),Av(aP+416,0,256),Av(h+2064,0,1024),AV(aP,av,416),AV(aP+672,aO,1280),Av(h+48,0,16),Av(h+2048,0,16),u(h)=2,u(h+8)=(Z)r,u(h+16)=2,i(h+24)=63,u(h+32)=0,u(h+64)=u(h+40)=8,Av(h+72,0,24),AV(h+96,aP,1952),h[3088]=0,u(h+3096)=(U)Au,
u(h+3104)=0,h(h+3114)=h(h+3112)=1,i(h+3116)=35,BD=0,u(f+72)=1,o=V(f+56,8),t=V(Bs),D=V(Br),b=a=ah=0;;ah=o)BB(j=t,c=b,b=D;;c=b){if(c==a){BI AC(a>AF)As d;b=c=0;j=a BK(c>=a)As e;y=ac BC(y)At:Ar BH:As f;}b=c+1 AC(ah<19)Ar}*(f+ah+80)=y;o=ah+1;t=j;D=b;}d:Bt;F(Br,0);F(Bs,a);AS f:Az(F(Br,D),F(Bs,t),F(f+56,8,o),F(Br,b),F(Bs,j),o=0;;o++)BB(;;){if(c==a){AT=0;BI;u(f+48)=a AC(a>AF)As g;c=0 BK(c>=a)As h;y=ac BC(y)At:As h;BH:c++;AT=c AC(o<19)As i;}}i:*(f+o+80)=y;}g:AW=o;AS h:AW=o;o(o>=20)if(o)BB(t=0,ac=f+80;;
ac++){y=*ac-48 AC(y>9)As j;t=t*10+y AC(ac+1==f+o+80)Ar}if(o!=19){if(!t)As k;Az(o=1;;o=D)BB(y=o>=t,D=o+!y,u(f+64)++,u(f+72)=0,b=u(f+48),j=b,c=AT,s=g=af=0;;s=an|s)BB(l=g+1,u(f+72)++BG;;AW=i){do AZ,u(f+48)=b,c=0,j=b;o(j>m)if(c>=j)As l;e=d BC(e)At:Ar BH:As l;}c++;AT=c;}while(i>=19);*(f+i+80)=e;i++;}l:c=AT AC(c>=j)As m;Az(AW=0 BG,j=b;;AW=i)BB(;;)AZ,u(f+48)=b,j=b;o(j>m)c=AT AC(c>=j)As n;e=d BC(e)At:As n;BH:c++;AT=c AC(i<19)As o;}}o:*(f+i+80)=e;i++;}n:m=AW;o(m>=20)if(!m)i BQ BB(i=0,d=f+80;e=*d-48,e<=9;
d++)if(i=i*10+e,d+1==f+m+80)As p AC(m!=1||f[80]!=48)As q;i=0;As r;p:if(m==19)As q AC(!i)i BQ if(i>=16)As q;}r:an=(I)1<<i%32 AC(an&s)As s;af=i<<g*AG|af AC(l==16)Ar g=l;}Az(b=0;(U)15<<b*AG&af;)b++;Az(e=b/4+b,c=0;;c=l){l=c+1 AC(c){g=af>>c*AG&15;e Bz(i=m=0;b=m+4,e=e^((af>>m*AG)%16>g)^((af>>(m*4|4)%64)%16>g)^((af>>(m*4|8)%64)%16>g)^((af>>(m*4|12)%64)%16>g)AL)m=b AC(!j)As t;}Az(c=0;e^=((af>>b*AG)%16>g),c++,c!=j;)b++;t:e=e BK(l==16)Ar}Az(q=18,c=0;;c=l){l=c+1 AC(c){g=((U)Au)>>c*AG&15;q Bz(i=m=0;b=m+4,q=
q^((((U)Au)>>m*AG&13)>g)^((((U)16702650<<32|2557891634u)>>m*AG&14)>g)^((((U)1043915<<32|2844222787u)>>m*AG)%16>g)^((((U)65244<<32|3130553940u)>>m*AG&12)>g)AL)m=b AC(!j)As u;}Az(c=0;q^=((((U)Au)>>b*AG)%16>g),c++,c!=j;)b++;u:q=q BK(l==16)Ar}if((q^e)&1)b=(U)BP<<32|1;AH BB(;;AV(h+96,C,416)){a=BD;b=a==1?2800000:(U)-1;e=!a AC(e){a=u(h+16)AC(a)Av(q(h+8),0,a*4);Az(u(h+72)=u(h+48)=0,aH=O(h+96,0,af),a=0;(U)15<<a*AG&af;)a++;u(aE)=af;i(aE+8)=0;aE[12]=a;aE[13]=aE[15]=0;aE[14]=aH.b;X(h,aE,h+3104);a=u(h+72)
AC(!a){A8 Az(r=q(h+104),j=u(h+112);;)BB(d=q(h+64),c=u(d),a--,g=u(d+a*8),u(d)=g,u(h+72)=a,l=0;;l=m){i=l*2;m=i|1;i+=2 AC(i<a)m=u(d+i*8)<u(d+m*8)?i:m AC(m>=a)Ar o(l>=a)u=d+m*8;i=u(u)AC(g<=i)Ar u(d+l*8)=i;u(u)=g;}a=c&4294967295u;g=u(h+48);o(a>=g)d=q(h+40);u=d+a*16;q=u[13];z=u[14];aj=u[15]AC(!z)As w AC(g+3>u(h+80))Ar Az(u(h+88)++,a=u(u),aC=u[12],i(a3+16)=50462976,a4=Ab[aC%16],g=0;;g=l){l=g+1;aM=*(a3+g+16)AC((B)((I)1<<aM%8)&a4){if(!q)g=u((P)Al+aM*8);AH switch(aM){case 0:if(aj==3)As x;g=4 Bp 1:if(aj==
2)As x;g=(U)-1 Bp 2:if(aj==1)As x;g=1 Bp 3:if(!aj)As x;g=(U)-4;}g+=aC;m=g*AG;i=a>>m&15;at=i*16;al=at+aC;o(al>=j)at+=g;o(at>=j)a5=(B)(r[al]+z)-r[at];u(aD)=i<<m^i<<aC*AG^a;i(aD+8)=c;aD[12]=g;aD[15]=aM;aD[13]=q+1;aD[14]=a5;X(h,aD,h+3104);}x:if(l==4)Ar}a=u(h+72)AC(!a){A8}b=Ao(e?400000:b,u(h+88)*16);}Az(u(h+2056)=b,aH=O(h+96,0,af),aQ=O(h+96,1,af),s=J(aQ.b,aH.b),e=h[3116],k=h(h+3114),n=h(h+3112),an=(I)n*e,ao=s*n;;ao=n>k&&ao+(I)n*5>an?an:ao)BB(aR=(I)e+1,aW=1,r=h+2064,aX=0,a=1968;;aW++){a+=4 AC(aX>e)
az BQ Az(az=0;az*n+aX*k<=ao;)if(az++,az==aR){az=aR;Ar}i(r)=az AC(a==2992)Ar aR--;r=h+a+96;aX=aW BK(s<i(h+2064))BB(a=0;(U)15<<a*AG&af;)a++AC(L(h+96,af,a,aH.a,aH.b,aQ.a,aQ.b,0,1))Ar}if(ao>=an){a=ah;r=ac;A8 ao=ao+n*2 BK(u(h+2048)<u(h+2056))As y;a=BD+1;BD=a AC(a==2)BB(r=E(3125),u(aB)=0,u(aB+8)=1,u(aB+16)=0,d=(P)1,b=a=0;;b=j)BB(j=b+1,i(aG)=4,i(aG+4)=3,i(aG+8)=2,i(aG+12)=1,c=i(aG+16)=0,u=aG;;u+=4){s=i(u)AC(!s)g=1;AH{if(0){if(s==1){g=5;As z;}Az(l=5,g=1;g=(!(s%2)?1:l)*g,l*=l,s>3;)s/=2;g*=l;}AH Az(g=1,l=
5;;l*=l){if(s%2)if(g=l*g,s==1)Ar s/=2;}o(!g)}z:a2[c]=b/g%5;c++AC(c==5)Ar}c=V(a2,5);s=c AC(((I)1<<s/256 BE s BE s/AF BE(s>>24)BE(c>>32)%32)==31){r[b]=a AC(a==u(aB))Ai(aB),d=q(aB+8);F(d+a*5,5,c);a++;u(aB+16)=a BK(j==3125)Ar}AV(v+48,aB,24);d=E(A5);u(v)=0;u(v+8)=8;u(v+16)=0;u(v+24)=AF;u(v+32)=(Z)d;u(v+40)=AF;a=u(v+64);b=a*a;o(b>>63)if(!b)d=(P)1,u=(P)1;AH d=E(b),u=E(b);u(v+72)=b;u(v+80)=(Z)d;u(v+88)=b;u(v+96)=b;u(v+104)=(Z)u;u(v+112)=b;ak=q(v+56);ap=ak+a*5 AC(a)Az(j=0,aq=ak;;aq+=5)BB(c=j*a,g=0,au=ak;
;au+=5){e=*aq;o(e>=5)e=au[e];q=aq[1];o(q>=5)q=au[q];z=aq[2];o(z>=5)z=au[z];aj=aq[3];o(aj>=5)aj=au[aj];aC=aq[4];o(aC>=5)l=((((U)e*5+q)*5+z)*5+aj)*5+au[aC];o(l>=3125)m=g+c;o(m>=b)e=r[l];d[m]=e;l=c+e;o(l>=b)u[l]=g AC(au+5==ap)Ar g++BK(aq+5==ap)Ar j++;}Az(W(v),d=q(v+8),Av(d,0,52),a=u(v+16)=1,k=0;;)BB(n=k;;n=k){if(n==Bw)As a1;k=n+1 AC(Ae(n)==5)Ar}Az(j=b=0;;j=c){c=j+1;T=j*4+j/4&15 AC((H)((I)1<<T)&n)b=b*5+Ae(n&((H)((I)Bw<<T)^Bw))AC(c==16)Ar}o(b>=3125)b=r[b];o(u(v+40)<=n)h(q(v+32)+n*2)=a;T=n^Bw;p=T;
do BB(ar=p&(H)-p;aY=((H)(ar*16)|ar/16|(H)(ar*2)&61166|ar/2&30583)&T|ar,aY!=ar;)ar=aY;p&=(ar^Bw)AC(a==u(v))W(v),d=q(v+8);u=d+a*56;u(u)=b;Av(u+8,0,40);h(u+48)=n;h(u+50)=ar;a++;u(v+16)=a;}while(p);}a1:d=q(v+8);u=q(v+32);b=u(v+40)AC(a>1)Az(c=1;;c=j)BB(j=c+1,ak=d+c*56,k=h(ak+48),n=h(ak+50),g=c=0;;c++)BB(l=g;;l=g){if(l>=16)As b1;g=l+1 AC(k>>l%16&1)Ar}m=l%4;T=(I)1<<l%16;e=c<5;ap=ak+c*8+8 AC(l<12)if(p=(I)16<<l%16,p&n){p=p^k^T BO h(ap)=i BK(m){p=(I)A6((I)l+15)%16 AC(p&n){p=T^k^p BO h(ap+2)=i BK(m==3)
As c1;}p=(I)1<<g%16 AC(p&n){p=T^k^p;Ax(m=p;!(h(d+m*56+50)&T);){m++;o(m==a)}o(!e)h(ap+4)=m;}c1:if(l>3)if(p=(I)A6((I)l+12)%16,p&n){p=T^k^p;Ax(l=p;!(h(d+l*56+50)&T);){l++;o(l==a)}o(!e)h(ap+6)=l;}}b1:if(j==a)Ar}Az(j=u(v),c=u(v+24),g=u(v+48),ak=q(v+56),l=u(v+64),m=u(v+72),ap=q(v+80),i=u(v+88),at=u(v+96),aq=q(v+104),al=u(v+112),AK(r),r=E(3145728)BJ 3145728 BN 3145728,u(C+24)=1048575,Av(C+32,0,256),ad=0;x=((U)264996845<<32|2841002785u)>>ad*AG&15,aI=ad/5,s=(I)1<<ad%5*4,an=(I)aI<<20,ao=(I)aI*20,i(C+x*4+
32)Bj,x--,x=x/4+17+x*4%16,ad++,i(C+x*4+32)Bj,ad!=15;)
;Az(ad=a*32,au=d+a*56,x=0,aS=3145728;;aS-=aN){aN=M(aS,1048576);aI=x+1;x=((U)247101148<<32|2554671632u)>>x*20%64;aT=x%1048576 AC(!a)aJ=(P)8,aw=(P)8;AH aJ=E(ad),aw=E(ad),AV(aw,aJ,ad);k=x;k=(H)((I)1<<k/4096)|(H)((I)1<<k%16)|(H)((I)1<<aT/AF)|(H)((I)1<<k/16%16)|(H)((I)1<<k/256%16);o(b<=k)k=h(u+k*2);o(a<=k)Az(x=k;!(h(d+x*56+50)>>15);){x++;o(x==a)}o(x>=a)Az(ax=aw+x*32,u(ax)=1,e=u(ax+8)=0;;e++)BB(ax=E(ad),x=q=0,ay=d;;ay+=56)BB(ae=x;;ay+=56){x=ae+1;o(ae==a)w=aw+ae*32;N=aJ+ae*32;ae=u(ay);Av(ai+8,0,24);
ae*=l;aF=u(N);ag=u(w)&~aF;u(ai)=ag AC(ag)Az(;;ag=K){K=ag-1&ag;ag=G(ag,64)+ae;o(ag>=i)z=ap[ag]AU+16;AJ(!K)Ar}ag=u(N+8);K=u(w+8)&~ag;u(ai+8)=K AC(K)Az(;;K=aa){aa=K-1&K;K=ae+64+G(K,64);o(K>=i)z=ap[K]AU+16;AJ(!aa)Ar}K=u(N+16);aa=u(w+16)&~K;u(ai+16)|=aa AC(aa)Az(;;aa=ab){ab=aa-1&aa;aa=G(aa,64)+ae;o(aa>=al)z=aq[aa]AU;AJ(!ab)Ar}aa=u(N+24);ab=u(w+24)&~aa;u(ai+24)|=ab AC(ab)Az(;;ab=aK){aK=ab-1&ab;ab=ae+64+G(ab,64);o(ab>=al)z=aq[ab];o(z>>7)w=ai+z/64*8;u(w)=u(w)|(U)1<<z%64 AC(!aK)Ar}ae=u(ai);ab=u(ai+8)
AC(ab|ae)Ar if(ay+56==au)As d1;ae=x;}u(N)=ae|aF;u(N+8)=ab|ag;aF=u(ai+16);u(N+16)=aF|K;ag=u(ai+24);u(N+24)=ag|aa;k=h(ay+48)AC(!k)K=a0=aZ=aK=aa BQ{n=(H)(k-1)&k AC(!n)K=aj=z=q BQ if(T=AM)q=T,K=aj=z BQ if(p=AM)q=T,z=p,K=aj BQ if(ar=AM)q=T,z=p,aj=ar,K BQ{o(Ae(n)>=2)q=T;z=p;aj=ar;K=G(n,16);}aa=G(k,16);aK=q;aZ=z;a0=aj BK(ae){am=ae;do{as=G(am,64)BM if(ab){am=ab;do{as=G(am,64)|64 BM Az(K=8;;K=aa){aa=K+8;w=ay+K;k=h(w)AO;u(N+16)|=aF;u(N+24)|=ag;}k=h(w+2)Bx h(w+4)Bx h(w+6)AC(k){o(a<=k)w=ax+k*32;u(w+16)|=aF;
u(w+24)|=ag BK(aa==48)Ar}if(ay+56==au)As e1;q=1;}d1:if(!q)Ar e1:AK(aw);aw=ax;}o(aS<=aT)r[aT]=0;AK(ax);AK(aw);AK(aJ)AC(aI==3)Ar x=aI;r+=aN BK(j)AK(d)AC(c)AK(u)AC(g)AK(ak)AC(m)AK(ap)AC(at)AK(aq);}AH BB(r=E(262144)BJ 262144 BN 262144,u(C+24)=Bw,Av(C+32,0,256),a=0;;)if(b=((U)124120489<<32|4239934241u)>>a*AG&15,s=(I)a*4,an=(I)1<<(s&12),ao=(I)a<<14&196608,s&=48,i(C+b*4+32)Bi,b--,b=b/4+17+b*4%16,a++,i(C+b*4+32)Bi,a==15){a=262144;b=0;Ar}Az(;;a-=c)BB(j=b*4,c=((U)106224792<<32|3953603088u)>>b*16%64,g=
c%AF,Av(a1,0,A5),Av(aU,0,A5),d=E(524288),k=32768;n=((H)(k*16)|k/16|(H)(k*2)&61166|k/2&30583)&(((H)((I)A6 c/256%16)|((H)((I)A6 c/16%16)|(H)((I)A6 c%16))|(j==12?0:(H)((I)A6 c/4096)))^Bw)|k,n!=k;)k=n;c=M(a,AF);b++;h(aU+g*2)=k;u(d)=(U)k<<32|g;l=0;g=1;do{o(l==AF)Az(m=u(d+l*8),k=m>>32,h(aL)=k/16,h(aL+2)=(H)(k*2)&61166,h(aL+4)=k/2&30583,h(aL+6)=k*16,s=(I)m/AF+1,i=0;;i=at){at=i+1;al=i&60;ad=m%AF>>al;x=ad%16;i%=4;ad=ad+((P)"\4\17\1\14")[i]&15;al=((ad^x)<<al^m)%AF;u=aU+al*2;k=h(u);n=(I)1<<x AC(h(aL+i*2)&
(k^Bw)&n){if(!k){o(a<=al)r[al]=s;}T=((H)((I)A6 m/256%16)|((H)((I)A6 m/16%16)|(H)((I)A6 m%16))|(j==12?0:(H)((I)A6 m/4096)))^(H)((I)1<<ad)^n;ak=a1+T*2;p=h(ak)AC(!(p&n)){while(p=((H)(n*16)|n/16|(H)(n*2)&61166|n/2&30583)&(T^Bw)|n,p!=n)n=p;h(ak)=n;p=n;}h(u)=p|k;o(g>=AF)u(d+g*8)=(U)s<<16|(U)p<<32|al;g++BK(at==M(15-j,4)*4)Ar}l++;}while(l<g);AK(d)AC(b==4)Ar r+=c;}}if(u(h+96))AK(q(h+104));}w:s=i(u+8);Av(aV,0,256)AC(!q)a=0,r=(P)1;AH BB(e=q;;s=i(ac+8)){*(aV+e-1)=aj;o(g<=s)ac=d+(U)s*16;e=ac[13]AC(!e)Ar aj=
ac[15];}r=E(q);AV(r,aV,q);a=q;}b=a;ac=r;ah=a;As v;y:e=h[3088]AC(!e)a=0,r=(P)1,b=0,ac=(P)1,ah BQ r=E(e),AV(r,h+512,e),a=e,b=e,ac=r,ah=e;}v:AA("Case ",1,5,stdout);d=Y(o)AC(d)As f1;AA(Ad,1,2,stdout)AC(b>>63)AA("This puzzle is not solvable.",1,28,stdout),AA(Q Bn);AH BB(d=r;d!=r+a;d++)AA("DLRU"+*d Bn);AA(Q Bn)AC(b)AK(r)BK(y||D>t)As g1;}AS g1:if(!u(h))As h1;r=q(h+8);As k;f1:if((S)b<1)As i1;AK(r);As i1;s:AX(P)"appears twice" Bd=13 By q:AX(P)"is not a tile" Bd=13 By m:AW=0;AX Ac Bd=19 By}j:AX(P)
"is not a number of boards" Bd=25 By}k:AK(r);h1:if(u(h+32))BA(q(h+64))AC(u(h+96)){y=1;As j1;}y=!(AD)AC(y)As k1;d=y?0:(P)Aa;As l1;e:Bt;F(Br,b);F(Bs,j);AW=0;AX Ac Bd=19;d=0;i1:if(u(h))AK(q(h+8))AC(u(h+32))BA(q(h+64))AC(!u(h+96)){(I)(AD);As m1;}y=0;j1:AK(q(h+104))AC(!(AD)){if(y)As k1;}AH if(y){d=(P)Aa;As l1;}m1:if(!d){d=0;As n1;}l1:if(*d)As n1;k1:if(u(f))AK(q(f+8));Aw 0;n1:Aj(f,d);exit(1);AS}
