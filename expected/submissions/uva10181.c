/* UVa 10181, 15-Puzzle Problem: slidekit 0.1.0, CC0-1.0, rustc 1.95.0 */
#pragma GCC optimize 3
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef __GNUC__
#define __attribute__(x)
#define __extension__
#define __inline__
#elif __BYTE_ORDER__==4321
#error big-endian
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
#define o(x) if(x)exit(1);
#define Ap return
#define Aw ;}static __inline__
#define Ax fwrite
#define Ay memset
#define Az goto
#define AA typedef struct{U a
#define AB 267242409<<32|2271560481u
#define AC ,stderr
#define AD a,f,c,g,d,h,i,b,e
#define AE for
#define AF 2147483648u
#define AG memcpy
#define AH u(a+72)
#define AI a,U g,U h,U n,I o,U p,I q,B b,B
#define AJ exit(1);
#define AK break;
#define AL u(a+16)
#define AM u(a+48)
#define AN u(a+56)
#define AO 131072
#define AP else
#define AQ 4%64
#define AR ;E(u(a+96),q(a+104),1,1)
#define AS {b=1;Az a;}if
#define AT 65536
#define AU u(a+3120)
#define AV stdout
#define AW u(a+32)
#define AX }void
#define AY ;if
#define AZ b=0;(U)15<<b*AQ&d;
#define A0 q(a+8)
#define A1 ;l=13;Az c;
#define A2 .a!=((U)AF<<32|1)
#define A3 ?!b.a?(P)8:F(b.a)
#define A4 q(a+40)
#define A5 u(a+40)
AA;B b;}As;AA;I b;}At;AA,b;}Au;AA;P b;}Av;B Ag[]="\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n",Ah[]="DLRU",Ai[]="is not a tile",Q[]="\n";U An[4]={4,(U)-1,1,(U)-4},Ao[4]={1,(U)-4,4,(U)-1};U J(U a,U b){Ap a>b?a:b;}U R(U a,U b){Ap a<b?a:b;}As Aq(U a,U b){As r;r.a=a*b;r.b=b&&r.a/b!=a;Ap r;}U Ar(U a,U b){Ap a>b?a-b:0 Aw B G(P AI r,B c);P Aj(P a,U b){o(b>=AF)a=(P)realloc(a,b);o(!a)Ap a;}P F(U a){P b;o(a>=AF)b=(P)calloc(a,1);o(!b)Ap b Aw void V(P a,U b,U c,U d){P e;o(c>=b||d>=b)e=a+c*8;a=a+d*8;b=u(e);u(e)=u(a);
u(a)=b;AX K(P a,U b){P c;c=F(b);u(a)=b;u(a+8)=(Z)c;AL=b;}Au W(P e,U c,U h){U k[2];P g=(P)k,i=g+8;As b;Au f;P a,j;U d;d=u(e);c=J(J(c+1,d*2),4);a=q(e+8);b=Aq(h,c)AY(b.b|(b.a>((U)2147483647<<32|4294967288u)))c=0;AP{if(!d)j=g,d=0;AP u(g)=8,j=i,d*=h;u(j)=d;a=!u(g)A3:!u(i)A3:Aj(a,b.a);u(e+8)=(Z)a;u(e)=c;c=(U)AF<<32|1;}f.a=c;f.b=0;Ap f;AX Ak(P a){o(W(a,u(a),16)A2)AX Al(P a){o(W(a,u(a),8)A2)AX E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g AY(!a)g=c,a=0;AP u(c)=e,g=d,a*=f;u(g)=a AY(u(c)&&u(d))free(b)Aw Av L(U a){
Av c;P b AY(!a)a=0,b=(P)1;AP b=F(a);c.a=a;c.b=b;Ap c;}U Y(H a){Ap(U)(a/2&30583)<<32|(U)(H)(a*16)<<48|(U)((H)(a*2)&61166)<<16|a/16;}H X(U a,H e){U f[1];P d=(P)f;H c,b,g;AE(c=(I)1<<a%16,b=0;c!=b;c=g){AE(u(d)=Y(c),a=0,b=c;b=h(d+a*2)&(e^65535)|b,a++,a!=4;)
;g=b;b=c;}Ap c;}H Aa(U c,U d){H b;U a;AE(b=a=0;a!=d;a++)b=(H)((I)1<<(c>>a*AQ)%16)|b;Ap b;AX Ab(P a,P d,P h){B i,j;I n;P m,f,l;U e,b,c,g,k;i=d[13];j=d[14]AY((I)j+i<=h[12]){AE(e=u(d),b=AL,m=A0,c=AM,f=A4,g=e*((U)2654435769u<<32|2135587861)>>i(a+24)%64;;g=g+1&b-1){o(g>=b)n=i(m+g*4)AY(!n)AK k=(U)n-1;o(k>=c)l=f+k*16 AY(u(l)==e)Az a;}i(m+g*4)=(I)c+1 AY(c==AW)Ak(a+32),f=A4;AG(f+c*16,d,16);AM=c+1;Az b;a:if(i>=l[13])Ap;AG(l,d,16);c=k;b:e=((U)h(h+8)*j+(U)h(h+10)*i)<<40|(U)j<<32|c;b=AH AY(b==AN)Al(a+56);AE(d=q(a+64)
,u(d+b*8)=e,e=b+1,AH=e;;b=c){if(!b)Ap;c=(b-1)/2;o(c>=e||b>=e)if(u(d+c*8)<=u(d+b*8))Ap;V(d,e,c,b);}AJ}}U Ac(P a){B g,i;P e;U f,b,d,c,h;AE(AH++,AN=0,e=A0,f=AL,b=0,d=AM,c=A5,h=0;h!=16777216;h++){AE(;c==d;c=A5=0){d=fread(e,1,f,stdin)AY(ferror(stdin))Az a AY(!d)Az b;AM=d;}o(c>=f)g=e[c];i=(g==32)|((B)(g-9)<5)AY((b==19)|!!b&i){f=0;Az c;}o(b>=19)*(a+b+80)=g;b=b+!i;AN=b;c++;A5=c;}AN=0;e=(P)"16 MB of whitespace";Az d;b:if(b){f=0;Az c;}e=(P)"the input ends here";d:u(a+24)=(Z)e;AW=19;f=1;Az c;a:perror(0),AJ c:Ap f;}
Au Ad(P d){Au f;B b;P e;U a,c;a=u(d+56);o(a>19)AE(e=d+80,c=0;e!=d+a+80;c=c*10+b){b=*e-48 AY(b>9){c=0;Az a;}e++;}b=a!=19;a=b?c:0;c=b;a:f.a=c;f.b=a;Ap f;AX M(U a){U c[1];P b=(P)c AY(a>9)M(a/10);*b=a%10|48;Ax(b,1,1 AC);AX Am(P a,P b){U f[1];P e=(P)f;B d;U c AY(!b){c=u(a+64)AY(c)Ax("board ",1,6 AC),M(c),Ax(", ",1,2 AC);Ax("word ",1,5 AC);M(AH);Ax(": ",1,2 AC);c=AN AY(c){o(c>19)AE(Ax("\"",1,1 AC),b=a+80;b!=a+c+80;b++)d=*b,*e=(B)(d-33)<94?d:63,Ax(e,1,1 AC)AY(c==19)Ax("...",1,3 AC);Ax("\" ",1,2 AC);}Ax(q(a+24),
1,AW AC);}AP Ax(q(b+8),1,u(b+16)AC);Ax(Q,1,1 AC);}B Ae(U c){B b;U a,d;AE(a=0;(U)15<<a*AQ&c;)a++;AE(b=a/4+a,a=0;a!=16;a++)AE(d=0;d!=a;d++)b=((c>>d*AQ)%16>(c>>a*AQ)%16)^b&1;Ap b&1 Aw At O(P a,U c,U f,I i,U b,U d){At e;I g;U h;b=b|c*16;d*=i(a+b*4+160);g=i(a+b*4+288)%64;c=(f>>g&u(a+24))+i(a+b*4+32);b=c-d;h=AL;o(b>=h||c>=h)a=A0;e.a=f-(d<<g);e.b=i+a[b]-a[c];Ap e;}B Af(P a,U f,U c,U g,I d,U h,I i,B b,B e){B j;U k AY(d)if(k=u(a+1952),k<u(a+1960)){u(a+1952)=k+1;j=*(a+e+1696)&Ag[c%16]AY(j%2&&G(AD,0))AS(j&2&&G(AD,1
))AS(j&4&&G(AD,2))AS(!(j&8)){b=0;Az a;}b=G(AD,3);Az a;}a[2992]=b;b=1;a:Ap b Aw B G(P AI r,B c){At e,f;B i;I m;U j,k,l,d;i=b+1;j=u((P)An+c*8);k=h+j;l=k*AQ;d=g>>l&15;m=i(a+i*4+1968);e=O(a,0,n,o,d,j)AY(e.b<m){if(f=O(a,1,p,q,d,u((P)Ao+c*8)),f.b<m)*(a+b+416)=c,b=Af(a,d<<h*AQ^d<<l^g,k,e.a,e.b,f.a,f.b,i,(a+r*4+672)[c]);AP b=0;}AP b=0;Ap b;}At N(P c,U d,U j){At a;I e,i;P l;U k,b,f,g,h;AE(k=u(c+16),l=q(c+8),f=e=b=0;b!=16;f=a.a){g=b*4;h=j>>g%64&15;i=i(c+d*64+32+h*4);o(k<=i)a=O(c,d,f,e+l[i],h,-(!d?b:g&12|b/4));b++;
e=a.b;}a.a=f;a.b=e;Ap a;}int main(void){U aC[33956];P au=(P)aC,av=au+8,ai=au+131080,ao=au+262152,t=au+262168,O=au+262584,aw=au+262600,ap=au+262624,W=au+262880,ax=au+262896,aj=au+263312,u=au+264592,ay=au+265008,ac=au+265424,a=au+268416,n=au+271544;At ad,ak;Au aq,af;Av k;B c,q,s,az,aA,ag,aB;H z,r,an,as,w;I p,aa,ab,al,G;P g,e,at;U l,b,d,h,m,f,i,j,o,x,y,ar,ah,M,v,ae,am;AE(K(n,AT),Ay(n+40,0,59),u(n+24)=1,u(n+32)=0,g=F(16384),K(u,256),Ay(u+288,0,128),u(u+24)=15,Ay(u+32,0,256),l=u(u+16),e=q(u+8),b=1;b!=16;){AE(
d=0;(((U)AB)>>d*AQ)%16!=b;)d++;AE(h=b*16,i(u+b*4+32)=h,i(u+b*4+160)=1,i(u+b*4+288)=(I)b*4,m=d/4,d%=4,f=0;;f++){if(f==16){b++;AK}i=f|h;o(i>=l)j=f/4;o=f%4;e[i]=J(j,m)-(R(j,m)+R(o,d))+J(o,d);}}AE(AG(ay,u,416),k=L(AO),Ay(k.b,255,AO),l=0,c=b=1;;b=d|b*4){AE(d=l;;b=1){if(d==344)Az a;l=d+1;q=((P)
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ")[d];s=b<AO AY(q!=32)AK o(!s)k.b[b]=0;d=l;}o(!s)e=k.b+b AY(*e==255)*e=c,c++;AE(d=0;;d++){o(d==4)if(Ah[d]==q)AK}}a:AE(Ay(aj,0,1280),l=4,b=1;l!=AO;l++){b=l==b*16?b*4
:b;e=k.b+l;c=*e AY(c==255){d=b+131071&l|b;o(d>=AO)c=k.b[d];*e=c;}q=k.b[l/4];d=l%4;(aj+q*4)[d]=c AY(c)e=aj+q+1024,*e|=(B)((I)1<<d);}E(k.a,k.b,1,1);Ay(ac+416,0,256);Ay(ac+1968,0,1024);AG(ac,ay,416);AG(ac+672,aj,1280);Ay(ac+1952,0,16);u(a)=4096;u(a+8)=(Z)g;AL=4096;Ay(a+48,0,16);i(a+24)=52;AW=0;u(a+64)=A5=8;AH=0;u(a+80)=1024;u(a+88)=0;AG(a+96,ac,2992);a[3088]=0;u(a+3096)=(U)AB;u(a+3104)=1024;h(a+3112)=4;h(a+3114)=3;i(a+3116)=50;AU=0 AY(Ac(n))c=1;AP{aq=Ad(n)AY(aq.a){AE(l=0;;l++){if(l==aq.b){c=0;Az b;}AE(u(n+
64)++,d=p=b=u(n+72)=0;b!=16;b++){if(Ac(n)){c=1;Az b;}af=Ad(n)AY(af.a){if(!af.b)h=0;AP{if(af.b>=16){g=Ai A1}h=af.b;}}AP{h=u(n+56);o(h>19)if(h!=1||n[80]!=48){g=Ai A1}h=0;}aa=(I)1<<h%32 AY(aa&p){g=(P)"appears twice" A1}p=aa|p;d=h<<b*AQ|d;}c=Ae(d)AY(!(c^Ae((U)AB))){AE(b=AU;;AG(a+96,ax,416)){if(!b){AE(Ay(A0,0,AL*4),AH=AM=0,ad=N(a+96,0,d),AZ)b++;AE(u(W)=d,i(W+8)=0,W[12]=b,W[13]=W[15]=0,W[14]=ad.b,Ab(a,W,a+3104);;){b=AH AY(!b)Az d;AE(g=q(a+64),h=u(g),b--,u(g)=u(g+b*8),AH=b,m=0;;m=f){i=m*2;f=i|1;i+=2 AY(i<b)f=u(
g+i*8)<u(g+f*8)?i:f AY(f>=b)AK o(m>=b)if(u(g+m*8)<=u(g+f*8))AK V(g,b,m,f);}b=h&4294967295u;m=AM;o(b>=m)g=A4;e=g+b*16;c=e[13];q=e[14]AY(!q)Az e AY(m+3>u(a+80))AK AE(u(a+88)++,b=u(e),s=e[12],az=e[15],aA=Ag[s%16],i(aw+16)=50462976,m=0;m!=4;m++)if(ag=*(aw+m+16),(B)((I)1<<ag%8)&aA&&(!c||(ag^az)!=3)){f=u((P)An+ag*8)+s;i=f*AQ;j=b>>i&15;o=j*16;x=o+s;y=u(a+112);o(x>=y)o+=f;o(o>=y)g=q(a+104);aB=(B)(g[x]+q)-g[o];u(O)=j<<i^j<<s*AQ^b;i(O+8)=h;O[12]=f;O[15]=ag;O[13]=c+1;O[14]=aB;Ab(a,O,a+3104);}}b=Ar(500000,u(a+88)*16
);}AP b=(U)-1;AE(u(a+2056)=b,ad=N(a+96,0,d),ak=N(a+96,1,d),p=J(ak.b,ad.b),c=a[3116],z=h(a+3114),r=h(a+3112),aa=(I)r*c,ab=p*r;;ab=r>z&&ab+(I)r*5>aa?aa:ab){AE(b=1968,al=0;b!=2992;al++){AE(G=0;G+al<=c&&G*r+al*z<=ab;)G++;i(a+b+96)=G;b+=4;}if(p<i(a+2064)){AE(AZ)b++AY(Af(a+96,d,b,ad.a,ad.b,ak.a,ak.b,0,1))AK}if(ab+r>=aa)Az d;ab=ab+r*2;}if(u(a+2048)<u(a+2056))Az f;AE(b=AU+1,AU=b,K(t,262144),Ay(t+288,0,128),u(t+24)=65535,Ay(t+32,0,256),m=h=0;h!=15;m=j<<f%64|m){AE(f=h*4,i=((U)124120489<<32|4239934241u)>>f%64&15,j=
i-1,u(ao)=i,u(ao+8)=j/4+17+j*4%16,i=0;i!=16;i+=8){o=u(ao+i);o(o>=32)i(t+o*4+32)=(I)h<<14&196608;i(t+o*4+160)=(I)1<<(I)h*4%16;i(t+o*4+288)=f&48;}h++;}AE(g=q(t+8),h=u(t+16),f=0;h;f++){i=R(h,AT);j=m>>f*16%64&65535;o=R(15-f*4,4);Ay(av,0,AO);Ay(ai,0,AO);e=F(524288);z=X(15,Aa(j,o));h(ai+j*2)=z;u(e)=(U)z<<32|j;j=1;x=0;g:while(x<j){o(x==AT)AE(y=u(e+x*8),ar=y%AT,p=(I)y/AT+1,u(au)=Y(y>>32),z=Aa(ar,o),ah=0;;j++){AE(M=ah;;M=ah){if(M==o*4){x++;Az g;}ah=M+1;v=M&60;ae=ar>>v;am=ae%16;M%=4;ae=ae+((P)"\4\17\1\14")[M]&15;v
=((ae^am)<<v^y)%AT;r=h(ai+v*2);an=(I)1<<am AY(h(au+M*2)&(r^65535)&an)AK}if(!r){o(h<=v)g[v]=p;}as=z^(H)((I)1<<ae)^an;at=av+as*2;w=h(at)AY(!(w&an))w=X(am,as),h(at)=w;h(ai+v*2)=w|r;o(j>=AT)u(e+j*8)=(U)p<<16|(U)w<<32|v;}}E(AT,e,8,8);g+=i;h-=i;}AG(ax,t,416)AR;}e:AE(q=e[15],p=i(e+8),Ay(ap,0,256),s=c;s;s=e[13]){*(ap+s-1)=q;o(m<=p)e=g+(U)p*16;q=e[15];p=i(e+8);}k=L(c)AY(c)AG(k.b,ap,c);g=k.b;b=c;Az h;f:c=a[3088];k=L(c)AY(!c)g=k.b,b=c;AP AG(k.b,a+512,c),g=k.b,b=c;h:if(!(k.a>>63)){AE(e=g;e!=g+b;e++)Ax(Ah+*e,1,1,AV);
Ax(Q,1,1,AV);E(k.a,g,1,1);Az i;}}d:Ax("This puzzle is not solvable.",1,28,AV);Ax(Q,1,1,AV);i:;}AJ}g=(P)"is not a number of boards";l=25;c:u(n+24)=(Z)g;u(n+32)=l;c=1;}b:E(u(a),A0,4,4);E(AW,A4,8,16);E(AN,q(a+64),8,8)AR AY(!(fflush(AV)|ferror(AV))){if(!c)Ap E(u(n),q(n+8),1,1),0;Am(n,0);AJ}AP perror(0),AJ AJ}
