/* slidekit 0.1.0, rustc 1.95.0: bundle uva10181 --c --short --minify */
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
#define Ar return
#define As fwrite
#define AA memcpy
#define AB typedef struct{U a
#define AC 267242409<<32|2271560481u
#define AD 2147483648u
#define AE a,g,d,h,e,i,j,b,f
#define AF ,stderr
#define AG goto
#define AH for
#define AI memset
#define AJ break;
#define AK a=0;(U)15<<a*4%64
#define AL a,U g,U h,U n,I o,U p,I q,B b,B
#define AM }void
#define AN else
#define AO 1048576
#define AP ;E(u(b+96),q(b+104),1,1)
#define AQ {b=1;AG a;}if
#define AR u(b+3128)
#define AS ;if
#define AT 4%64
#define AU AD<<32|1
#define AV abort();
#define AW 131072
#define AX a=(U)1<<63
#define AY stdout
#define AZ ;k=13;AG c;
#define A0 ?!b.a?(P)8:F(b.a)
AB;B b;}Aw;AB;I b;}Ax;AB,b;}Ay;AB;P b;}Az;B Ag[]="DLRU",Q[]="\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n",Ah[]="is not a tile",Ai[]="\n",At[]="the output cannot be written";U Ao[3]={4,0,28},Ap[4]={4,(U)-1,1,(U)-4},Aq[4]={1,(U)-4,4,(U)-1};U J(U a,U b){Ar a>b?a:b;}U R(U a,U b){Ar a<b?a:b;}Aw Au(U a,U b){Aw r;r.a=a*b;r.b=b&&r.a/b!=a;Ar r;}U Av(U a,U b){Ar a>b?a-b:0;}B G(P AL r,B c);P Aj(P a,U b){o(b>=AD)a=(P)realloc(a,b);o(!a)Ar a;AM Ak(void){exit(1);}P F(U a){P b;o(a>=AD)b=(P)calloc(a,1);o(!b)
Ar b;AM V(P a,U b,U c,U d){P e;o(c>=b||d>=b)e=a+c*8;a=a+d*8;b=u(e);u(e)=u(a);u(a)=b;AM K(P a,U b){P c;c=F(b);u(a)=b;u(a+8)=(Z)c;u(a+16)=b;}Ay W(P e,U c,U h){U k[2];P g=(P)k,i=g+8;Aw b;Ay f;P a,j;U d;d=u(e);c=J(J(c+1,d*2),4);a=q(e+8);b=Au(h,c)AS(b.b|(b.a>((U)2147483647<<32|4294967288u)))c=0;AN{if(!d)j=g,d=0;AN u(g)=8,j=i,d*=h;u(j)=d;a=!u(g)A0:!u(i)A0:Aj(a,b.a);u(e+8)=(Z)a;u(e)=c;c=(U)AU;}f.a=c;f.b=0;Ar f;AM Al(P a){o(W(a,u(a),16).a!=((U)AU))AM Am(P a){o(W(a,u(a),8).a!=((U)AU))AM E(U a,P b,U e,
U f){U h[2];P c=(P)h,d=c+8;P g AS(!a)g=c,a=0;AN u(c)=e,g=d,a*=f;u(g)=a AS(u(c)&&u(d))free(b);}Az L(U a){Az c;P b AS(!a)a=0,b=(P)1;AN b=F(a);c.a=a;c.b=b;Ar c;}H X(U b,H c){H a,d;AH(a=(I)1<<b%16,d=0;a!=d;a=((H)(a*16)|a/16|(H)(a*2)&61166|a/2&30583)&(c^65535)|a)d=a;Ar a;}H Y(U c,U d){H b;U a;AH(b=a=0;a!=d;a++)b=(H)((I)1<<(H)(c>>a*AT)%16)|b;Ar b;AM Aa(P a,P d,P h){B i,j;I n;P m,f,l;U e,b,c,g,k;i=d[13];j=d[14]AS((I)j+i<=h[12]){AH(e=u(d),b=u(a+16),m=q(a+8),c=u(a+48),f=q(a+40),g=e*((U)2654435769u<<32|
2135587861)>>i(a+24)%64;;g=g+1&b-1){o(g>=b)n=i(m+g*4)AS(!n)AJ k=(U)n-1;o(k>=c)l=f+k*16 AS(u(l)==e)AG a;}i(m+g*4)=(I)c+1 AS(c==u(a+32))Al(a+32),f=q(a+40);AA(f+c*16,d,16);u(a+48)=c+1;AG b;a:if(i>=l[13])Ar;AA(l,d,16);c=k;b:e=((U)h(h+8)*j+(U)h(h+10)*i)<<40|(U)j<<32|c;b=u(a+72)AS(b==u(a+56))Am(a+56);AH(d=q(a+64),u(d+b*8)=e,e=b+1,u(a+72)=e;;b=c){if(!b)Ar;c=(b-1)/2;o(c>=e||b>=e)if(u(d+c*8)<=u(d+b*8))Ar;V(d,e,c,b);}AV}AM Ad(P c,B e){B h;P f;U g,d,a,b;AH(u(c+56)=0,f=q(c+8),g=u(c+16),d=0,a=u(c+48),b=u(c+
40);;u(c+56)=d){do{if(b==a)u(c+40)=0,a=fread(f,1,g,stdin),u(c+48)=a,b=0;o(a>g)if(b>=a)Ar;h=f[b];switch(h){case 9:case 10:case 12:case 13:case 32:AJ default:if(e)Ar;AG a;}if(!e)Ar;a:b++;u(c+40)=b;}while(d>=19);*(c+d+80)=h;d++;}AV}U Ab(P a){U b;u(a+72)++;Ad(a,1)AS(u(a+40)<u(a+48))Ad(a,0),b=0;AN u(a+56)=0,u(a+24)=(Z)(P)"the input ends here",u(a+32)=19,b=1;Ar b;}Ay Ac(P d){Ay f;B b;P e;U a,c;a=u(d+56);o(a>19)AH(e=d+80,c=0;e!=d+a+80;c=c*10+b){b=*e-48 AS(b>9){c=0;AG a;}e++;}b=a!=19;a=b?c:0;c=b;a:f.a=
c;f.b=a;Ar f;AM M(U a){U c[1];P b=(P)c AS(a>9)M(a/10);*b=a%10|48;As(b,1,1 AF);AM An(P a,P b){U j[1];P g=(P)j;B c;P e;U d,h,f,i AS(!b){d=u(a+56);o(d>19)h=u(a+72);f=u(a+64);b=q(a+24);i=u(a+32)AS(f)As("board ",1,6 AF),M(f),As(", ",1,2 AF);As("word ",1,5 AF);M(h);As(": ",1,2 AF)AS(d){AH(As("\"",1,1 AF),e=a+80;e!=a+d+80;e++)c=*e,*g=(B)(c-33)<94?c:63,As(g,1,1 AF);c=d==19;As(c?(P)"...\" ":(P)"\" ",1,c?5:2 AF);}As(b,1,i AF);}AN As(q(b+8),1,u(b+16)AF);As(Ai,1,1 AF);}B Ae(U c){B b;U a,d;AH(AK&c;)a++;AH(b=
a/4+a,a=0;a!=16;a++)AH(d=0;d!=a;d++)b=((c>>d*AT)%16>(c>>a*AT)%16)^b&1;Ar b&1;}Ax O(P a,U b,U g,I j,U c,U d){Ax f;I h;P e;U i;e=a+b*192+40+c*12;d*=i(e+4);h=i(e+8)%64;b=(g>>h&u(a+24))+i(e);c=b-d;i=u(a+16);o(c>=i||b>=i)a=q(a+8);f.a=g-(d<<h);f.b=j+a[c]-a[b];Ar f;}B Af(P a,U g,U d,U h,I e,U i,I j,B b,B f){B c;U k;c=!e AS(!c)if(k=u(a+1960),k<u(a+1968)){u(a+1960)=k+1;c=*(a+f+1704)&Q[d%16]AS(c%2&&G(AE,0))AQ(c&2&&G(AE,1))AQ(c&4&&G(AE,2))AQ(!(c&8)){b=0;AG a;}b=G(AE,3);AG a;}a[3001]=b;a[3000]=c;b=1;a:Ar b;
}B G(P AL r,B c){Ax e,f;B i;I m;U j,k,l,d;i=b+1;j=u((P)Ap+c*8);k=h+j;l=k*AT;d=g>>l&15;m=i(a+i*4+1976);e=O(a,0,n,o,d,j)AS(e.b<m){if(f=O(a,1,p,q,d,u((P)Aq+c*8)),f.b<m)*(a+b+424)=c,b=Af(a,d<<h*AT^d<<l^g,k,e.a,e.b,f.a,f.b,i,(a+r*4+680)[c]);AN b=0;}AN b=0;Ar b;}Ax N(P d,U c,U h){Ax a;I e;U b,f,g;AH(b=0,e=i(d+c*4+32),f=0;b!=16;f=a.a)g=b*4,a=O(d,c,f,e,h>>g%64&15,-(!c?b:g&12|b/4)),b++,e=a.b;a.a=f;a.b=e;Ar a;}int main(void){U aA[1293];P aq=(P)aA,ar=aq+384,u=aq+408,y=aq+832,as=aq+848,al=aq+872,z=aq+1128,
at=aq+1144,ah=aq+1568,au=aq+2848,av=aq+3232,v=aq+3256,aw=aq+3680,T=aq+4104,b=aq+7104,o=aq+10240;Ax W,ai;Ay am,ab;Az m;B d,p,w,ac,ax,ay,ad,az;H s,t;I l,C,G,aj,x;P c,h,n,ae;U k,a,e,i,j,g,f,r,q,D,aa,ak,an,ao,af,ag,M,ap,O;Ao[1]=(Z)(At);AH(K(o,65536),AI(o+40,0,59),u(o+24)=1,u(o+32)=0,c=F(16384),K(av,256),k=0;k!=32;k++)AI(au+k*12,0,12);AH(AA(v,av,24),u(v+24)=15,u(v+32)=0,AA(v+40,au,384),k=u(v+16),h=q(v+8),l=0,a=1;a!=16;a++){AH(e=0;(((U)AC)>>e*AT)%16!=a;)e++;AH(n=v+a*12+40,i(n)=(I)a*16,i(n+4)=1,i(n+8)=
(I)a*4,i=a*16,j=e/4,e%=4,g=0;g!=16;g++){f=g|i;o(f>=k)r=g/4;q=g%4;h[f]=J(r,j)-(R(r,j)+R(q,e))+J(q,e);}o(i>=k)l+=h[i];}AH(i(v+32)=l,AA(aw,v,424),m=L(AW),AI(m.b,255,AW),k=0,d=a=1;;a=e|a*4){AH(e=k;;a=1){if(e==344)AG a;k=e+1;p=((P)
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ")[e];w=a<AW AS(p!=32)AJ o(!w)m.b[a]=0;e=k;}o(!w)h=m.b+a AS(*h==255)*h=d,d++;AH(e=0;;e++){o(e==4)if(Ag[e]==p)AJ}}a:AH(AI(ah,0,1280),k=4,a=1;k!=AW;k++){a=k==
a*16?a*4:a;h=m.b+k;d=*h AS(d==255){e=a+131071&k|a;o(e>=AW)d=m.b[e];*h=d;}p=m.b[k/4];e=k%4;(ah+p*4)[e]=d AS(d)h=ah+p+1024,*h|=(B)((I)1<<e);}E(m.a,m.b,1,1);AI(T+424,0,256);AI(T+1976,0,1024);AA(T,aw,424);AA(T+680,ah,1280);AI(T+1960,0,16);u(b)=4096;u(b+8)=(Z)c;u(b+16)=4096;AI(b+48,0,16);i(b+24)=52;u(b+32)=0;u(b+64)=u(b+40)=8;u(b+72)=0;u(b+80)=1024;u(b+88)=0;AA(b+96,T,3000);b[3097]=b[3096]=0;u(b+3104)=(U)AC;u(b+3112)=1024;h(b+3120)=4;h(b+3122)=3;i(b+3124)=50;AR=0 AS(Ab(o))d=1;AN{am=Ac(o)AS(am.a){
AH(k=0;;k++){if(k==am.b){d=0;AG b;}AH(u(o+64)++,e=l=a=u(o+72)=0;a!=16;a++){if(Ab(o)){d=1;AG b;}ab=Ac(o)AS(ab.a){if(!ab.b)i=0;AN{if(ab.b>=16){c=Ah AZ}i=ab.b;}}AN{i=u(o+56);o(i>19)if(i!=1||o[80]!=48){c=Ah AZ}i=0;}C=(I)1<<i%32 AS(C&l){c=(P)"appears twice" AZ}l=C|l;e=i<<a*AT|e;}d=Ae(e)AS(d^Ae((U)AC))a=(U)AU;AN{AH(a=AR;;AA(b+96,at,424)){d=!a AS(d){AH(c=q(b+8),n=c+u(b+16)*4;c!=n;c+=4)i(c)=0;AH(u(b+72)=u(b+48)=0,W=N(b+96,0,e),AK&e;)a++;AH(u(z)=e,i(z+8)=0,z[12]=a,z[13]=z[15]=0,z[14]=W.b,Aa(b,z,b+3112);;
){a=u(b+72)AS(!a){AX;AG d;}AH(c=q(b+64),i=u(c),a--,u(c)=u(c+a*8),u(b+72)=a,j=0;;j=g){f=j*2;g=f|1;f+=2 AS(f<a)g=u(c+f*8)<u(c+g*8)?f:g AS(g>=a)AJ o(j>=a)if(u(c+j*8)<=u(c+g*8))AJ V(c,a,j,g);}a=i&4294967295u;j=u(b+48);o(a>=j)c=q(b+40);n=c+a*16;p=n[13];w=n[14]AS(!w)AG e AS(j+3>u(b+80))AJ AH(u(b+88)++,a=u(n),ac=n[12],ax=n[15],i(as+16)=50462976,ay=Q[ac%16],j=0;j!=4;j++)if(ad=*(as+j+16),(B)((I)1<<ad%8)&ay&&(!p||(ad^ax)!=3)){g=u((P)Ap+ad*8)+ac;f=g*AT;r=a>>f&15;q=r*16;D=q+ac;aa=u(b+112);o(D>=aa)q+=g;o(q>=
aa)c=q(b+104);az=(B)(c[D]+w)-c[q];u(y)=r<<f^r<<ac*AT^a;i(y+8)=i;y[12]=g;y[15]=ad;y[13]=p+1;y[14]=az;Aa(b,y,b+3112);}}a=Av(d?400000:(U)-1,u(b+88)*16);}AN a=(U)-1;AH(u(b+2064)=a,W=N(b+96,0,e),ai=N(b+96,1,e),l=J(ai.b,W.b),d=b[3124],s=h(b+3122),t=h(b+3120),C=(I)t*d,G=l*t;;G=t>s&&G+(I)t*5>C?C:G){AH(a=1976,aj=0;a!=3000;aj++){AH(x=0;x+aj<=d;x++)if(x*t+aj*s>G)AJ i(b+a+96)=x;a+=4;}if(l<i(b+2072)){AH(AK&e;)a++AS(Af(b+96,e,a,W.a,W.b,ai.a,ai.b,0,1))AJ}if(G>=C){AX;c=h;AG d;}G=G+t*2;}d=b[3097];m=L(d)AS(d)
AA(m.b,b+520,d)AS(b[3096]){a=m.a;c=m.b;e=d;AG f;}if((S)m.a>-1)E(m.a,m.b,1,1);AH(a=AR+1,AR=a,K(ar,262144),i=0;i!=32;i++)AI(aq+i*12,0,12);AH(AA(u,ar,24),u(u+24)=65535,u(u+32)=0,AA(u+40,aq,384),i=0;i!=15;i++)j=((U)124120489<<32|4239934241u)>>i*AT&15,g=i/4,l=(I)1<<(I)i*4%16,f=g<<16,g*=16,c=u+j*12+40,i(c)=f,i(c+4)=l,i(c+8)=g,j--,c=u+j*4%16*12+40+j/4*12,i(c+204)=f,i(c+208)=l,i(c+212)=g;AH(c=q(u+8),i=u(u+16),j=0;i;j++){AH(g=R(i,65536),f=((U)106224792<<32|3953603088u)>>j*16%64&65535,r=R(15-j*4,4),n=
F(2097152),ae=F(8388608),s=X(15,Y(f,r)),h(n+f*2)=s,u(ae)=(U)s<<32|f,f=1,q=0;q<f;){o(q==AO)D=u(ae+q*8);aa=D%AO;l=(I)D>>20;ak=0;g:AH(;;){if(ak==r){q++;AJ}AH(an=ak*4,ao=aa>>an%64,af=ao%16,ag=0;;f++){AH(M=ag;;M=ag){if(M==4){ak++;AG g;}ag=M+1;d=((P)"\0\1\2\3")[M];M=u((P)Ap+d*8)+ao&15;ap=(M^af)<<an%64;O=ap^aa AS(Q[af]&(B)((I)1<<d%8)&&(H)((I)1<<M)&(H)(D>>32)){o(ap>=AO)s=h(n+O*2)AS(!(s&(H)((I)1<<af)))AJ}}if(!s){o(O>=g)c[O]=(B)l+1;}t=X(af,Y(O,r));h(n+O*2)=t|s;o(f>=AO)u(ae+f*8)=(U)(l+1)<<20|(U)t<<32|O;}}}
E(AO,ae,8,8);E(AO,n,2,2);c+=g;i-=g;}AA(at,u,424)AP;}e:AH(d=n[15],l=i(n+8),AI(al,0,256),w=p;w;w=h[13]){*(al+w-1)=d;o(j<=l)h=c+(U)l*16;d=h[15];l=i(h+8);}m=L(p)AS(p)AA(m.b,al,p);a=m.a;c=m.b;e=p;f:if((S)a>-1)AH(h=c;;h++){if(h==c+e){h=c;AG h;}As(Ag+*h,1,1,AY);}AN AX,h=c;}d:As("This puzzle is not solvable.",1,28,AY);h:As(Ai,1,1,AY)AS((S)a>-1)E(a,c,1,1);}AV}c=(P)"is not a number of boards";k=25;c:u(o+24)=(Z)c;u(o+32)=k;d=1;}b:E(u(b),q(b+8),4,4);E(u(b+32),q(b+40),8,16);E(u(b+56),q(b+64),8,8)AP;p=
!!(fflush(AY)|ferror(AY))AS(!(d|p))Ar E(u(o),q(o+8),1,1),0;An(o,d?0:p?(P)Ao:0);Ak();AV}
