/* slidekit 0.1.0, rustc 1.95.0: bundle uva10181 --c --short */
#pragma GCC optimize 3
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef __GNUC__
#define __attribute__(x)
#define __extension__
#define __inline__
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
#define As return
#define AA ;}static __inline__
#define AB fwrite
#define AC memset
#define AD typedef struct{U a
#define AE 267242409<<32|2271560481u
#define AF ,stderr
#define AG a,f,c,g,d,h,i,b,e
#define AH goto
#define AI 2147483648u
#define AJ for
#define AK memcpy
#define AL u(a+72)
#define AM break;
#define AN a,U g,U h,U n,I o,U p,I q,B b,B
#define AO 131072
#define AP else
#define AQ 4%64
#define AR ;E(u(a+96),q(a+104),1,1)
#define AS void
#define AT {b=1;AH a;}if
#define AU 65536
#define AV u(a+3120)
#define AW stdout
#define AX u(a+16)
#define AY u(a+48)
#define AZ abort();}
#define A0 u(a+32)
#define A1 ;if
#define A2 b=0;(U)15<<b*AQ&d;
#define A3 ;l=13;AH c;
#define A4 .a!=((U)AI<<32|1)
#define A5 ?!b.a?(P)8:F(b.a)
#define A6 q(a+40)
AD;B b;}Aw;AD;I b;}Ax;AD,b;}Ay;AD;P b;}Az;B Ah[]="\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n",Ai[]="DLRU",Aj[]="is not a tile",Q[]="\n",At[]="the output cannot be written";U Ap[3]={4,0,28},Aq[4]={4,(U)-1,1,(U)-4},Ar[4]={1,(U)-4,4,(U)-1};U J(U a,U b){As a>b?a:b;}U R(U a,U b){As a<b?a:b;}Aw Au(U a,U b){Aw r;r.a=a*b;r.b=b&&r.a/b!=a;As r;}U Av(U a,U b){As a>b?a-b:0 AA B G(P AN r,B c);P Ak(P a,U b){o(b>=AI)a=(P)realloc(a,b);o(!a)As a AA AS Al(AS){exit(1);}P F(U a){P b;o(a>=AI)b=(P)calloc(a,1);o(!b)
As b AA AS V(P a,U b,U c,U d){P e;o(c>=b||d>=b)e=a+c*8;a=a+d*8;b=u(e);u(e)=u(a);u(a)=b;}AS K(P a,U b){P c;c=F(b);u(a)=b;u(a+8)=(Z)c;AX=b;}Ay W(P e,U c,U h){U k[2];P g=(P)k,i=g+8;Aw b;Ay f;P a,j;U d;d=u(e);c=J(J(c+1,d*2),4);a=q(e+8);b=Au(h,c)A1(b.b|(b.a>((U)2147483647<<32|4294967288u)))c=0;AP{if(!d)j=g,d=0;AP u(g)=8,j=i,d*=h;u(j)=d;a=!u(g)A5:!u(i)A5:Ak(a,b.a);u(e+8)=(Z)a;u(e)=c;c=(U)AI<<32|1;}f.a=c;f.b=0;As f;}AS Am(P a){o(W(a,u(a),16)A4)}AS An(P a){o(W(a,u(a),8)A4)}AS E(U a,P b,U e,U f){U h[2];
P c=(P)h,d=c+8;P g A1(!a)g=c,a=0;AP u(c)=e,g=d,a*=f;u(g)=a A1(u(c)&&u(d))free(b)AA Az L(U a){Az c;P b A1(!a)a=0,b=(P)1;AP b=F(a);c.a=a;c.b=b;As c;}U Y(H a){As(U)(a/2&30583)<<32|(U)(H)(a*16)<<48|(U)((H)(a*2)&61166)<<16|a/16;}H X(U a,H e){U f[1];P d=(P)f;H c,b,g;AJ(c=(I)1<<a%16,b=0;c!=b;c=g){AJ(u(d)=Y(c),a=0,b=c;b=h(d+a*2)&(e^65535)|b,a++,a!=4;)
;g=b;b=c;}As c;}H Aa(U c,U d){H b;U a;AJ(b=a=0;a!=d;a++)b=(H)((I)1<<(c>>a*AQ)%16)|b;As b;}AS Ab(P a,P d,P h){B i,j;I n;P m,f,l;U e,b,c,g,k;i=d[13];j=d[14]A1((I)j+i<=h[12]){AJ(e=u(d),b=AX,m=q(a+8),c=AY,f=A6,g=e*((U)2654435769u<<32|2135587861)>>i(a+24)%64;;g=g+1&b-1){o(g>=b)n=i(m+g*4)A1(!n)AM k=(U)n-1;o(k>=c)l=f+k*16 A1(u(l)==e)AH a;}i(m+g*4)=(I)c+1 A1(c==A0)Am(a+32),f=A6;AK(f+c*16,d,16);AY=c+1;AH b;a:if(i>=l[13])As;AK(l,d,16);c=k;b:e=((U)h(h+8)*j+(U)h(h+10)*i)<<40|(U)j<<32|c;b=AL A1(b==u(a+56))
An(a+56);AJ(d=q(a+64),u(d+b*8)=e,e=b+1,AL=e;;b=c){if(!b)As;c=(b-1)/2;o(c>=e||b>=e)if(u(d+c*8)<=u(d+b*8))As;V(d,e,c,b);}AZ}AS Ae(P c,B e){B h;P f;U g,d,a,b;AJ(u(c+56)=0,f=q(c+8),g=u(c+16),d=0,a=u(c+48),b=u(c+40);;u(c+56)=d){do{if(b==a)u(c+40)=0,a=fread(f,1,g,stdin),u(c+48)=a,b=0;o(a>g)if(b>=a)As;h=f[b];switch(h){case 9:case 10:case 12:case 13:case 32:AM default:if(e)As;AH a;}if(!e)As;a:b++;u(c+40)=b;}while(d>=19);*(c+d+80)=h;d++;}AZ U Ac(P a){U b;AL++;Ae(a,1)A1(u(a+40)<AY)Ae(a,0),b=0;AP u(a+56)=
0,u(a+24)=(Z)(P)"the input ends here",A0=19,b=1;As b;}Ay Ad(P d){Ay f;B b;P e;U a,c;a=u(d+56);o(a>19)AJ(e=d+80,c=0;e!=d+a+80;c=c*10+b){b=*e-48 A1(b>9){c=0;AH a;}e++;}b=a!=19;a=b?c:0;c=b;a:f.a=c;f.b=a;As f;}AS M(U a){U c[1];P b=(P)c A1(a>9)M(a/10);*b=a%10|48;AB(b,1,1 AF);}AS Ao(P a,P b){U f[1];P e=(P)f;B d;U c A1(!b){c=u(a+64)A1(c)AB("board ",1,6 AF),M(c),AB(", ",1,2 AF);AB("word ",1,5 AF);M(AL);AB(": ",1,2 AF);c=u(a+56)A1(c){o(c>19)AJ(AB("\"",1,1 AF),b=a+80;b!=a+c+80;b++)d=*b,*e=(B)(d-33)
<94?d:63,AB(e,1,1 AF)A1(c==19)AB("...",1,3 AF);AB("\" ",1,2 AF);}AB(q(a+24),1,A0 AF);}AP AB(q(b+8),1,u(b+16)AF);AB(Q,1,1 AF);}B Af(U c){B b;U a,d;AJ(a=0;(U)15<<a*AQ&c;)a++;AJ(b=a/4+a,a=0;a!=16;a++)AJ(d=0;d!=a;d++)b=((c>>d*AQ)%16>(c>>a*AQ)%16)^b&1;As b&1 AA Ax O(P a,U c,U f,I i,U b,U d){Ax e;I g;U h;b=b|c*16;d*=i(a+b*4+160);g=i(a+b*4+288)%64;c=(f>>g&u(a+24))+i(a+b*4+32);b=c-d;h=AX;o(b>=h||c>=h)a=q(a+8);e.a=f-(d<<g);e.b=i+a[b]-a[c];As e;}B Ag(P a,U f,U c,U g,I d,U h,I i,B b,B e){B j;U k A1(d)if(k=
u(a+1952),k<u(a+1960)){u(a+1952)=k+1;j=*(a+e+1696)&Ah[c%16]A1(j%2&&G(AG,0))AT(j&2&&G(AG,1))AT(j&4&&G(AG,2))AT(!(j&8)){b=0;AH a;}b=G(AG,3);AH a;}a[2992]=b;b=1;a:As b AA B G(P AN r,B c){Ax e,f;B i;I m;U j,k,l,d;i=b+1;j=u((P)Aq+c*8);k=h+j;l=k*AQ;d=g>>l&15;m=i(a+i*4+1968);e=O(a,0,n,o,d,j)A1(e.b<m){if(f=O(a,1,p,q,d,u((P)Ar+c*8)),f.b<m)*(a+b+416)=c,b=Ag(a,d<<h*AQ^d<<l^g,k,e.a,e.b,f.a,f.b,i,(a+r*4+672)[c]);AP b=0;}AP b=0;As b;}Ax N(P c,U d,U j){Ax a;I e,i;P l;U k,b,f,g,h;AJ(k=u(c+16),l=q(c+8),f=e=b=0;
b!=16;f=a.a){g=b*4;h=j>>g%64&15;i=i(c+d*64+32+h*4);o(k<=i)a=O(c,d,f,e+l[i],h,-(!d?b:g&12|b/4));b++;e=a.b;}a.a=f;a.b=e;As a;}int main(AS){U ay[33956];P aq=(P)ay,ar=aq+8,ae=aq+131080,ak=aq+262152,t=aq+262168,G=aq+262584,as=aq+262600,al=aq+262624,M=aq+262880,at=aq+262896,af=aq+263312,u=aq+264592,au=aq+265008,T=aq+265424,a=aq+268416,n=aq+271544;Ax W,ag;Ay am,ab;Az k;B c,p,s,av,aw,ac,ax;H z,r,aj,ao,w;I q,O,S,ah,C;P g,e,ap;U l,b,d,h,m,f,i,j,o,x,y,an,ad,D,v,aa,ai;Ap[1]=(Z)(At);AJ(K(n,AU),AC(n+40,0,59),
u(n+24)=1,u(n+32)=0,g=F(16384),K(u,256),AC(u+288,0,128),u(u+24)=15,AC(u+32,0,256),l=u(u+16),e=q(u+8),b=1;b!=16;){AJ(d=0;(((U)AE)>>d*AQ)%16!=b;)d++;AJ(h=b*16,i(u+b*4+32)=h,i(u+b*4+160)=1,i(u+b*4+288)=(I)b*4,m=d/4,d%=4,f=0;;f++){if(f==16){b++;AM}i=f|h;o(i>=l)j=f/4;o=f%4;e[i]=J(j,m)-(R(j,m)+R(o,d))+J(o,d);}}AJ(AK(au,u,416),k=L(AO),AC(k.b,255,AO),l=0,c=b=1;;b=d|b*4){AJ(d=l;;b=1){if(d==344)AH a;l=d+1;p=((P)
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ")[d];s=b<AO A1(p!=32)AM o(!s)k.b[b]=0;d=l;}o(!s)e=k.b+b A1(*e==255)*e=c,c++;AJ(d=0;;d++){o(d==4)if(Ai[d]==p)AM}}a:AJ(AC(af,0,1280),l=4,b=1;l!=AO;l++){b=l==
b*16?b*4:b;e=k.b+l;c=*e A1(c==255){d=b+131071&l|b;o(d>=AO)c=k.b[d];*e=c;}p=k.b[l/4];d=l%4;(af+p*4)[d]=c A1(c)e=af+p+1024,*e|=(B)((I)1<<d);}E(k.a,k.b,1,1);AC(T+416,0,256);AC(T+1968,0,1024);AK(T,au,416);AK(T+672,af,1280);AC(T+1952,0,16);u(a)=4096;u(a+8)=(Z)g;AX=4096;AC(a+48,0,16);i(a+24)=52;A0=0;u(a+64)=u(a+40)=8;AL=0;u(a+80)=1024;u(a+88)=0;AK(a+96,T,2992);a[3088]=0;u(a+3096)=(U)AE;u(a+3104)=1024;h(a+3112)=4;h(a+3114)=3;i(a+3116)=50;AV=0 A1(Ac(n))c=1;AP{am=Ad(n)A1(am.a){AJ(l=0;;l++){if(l==am.b){c=
0;AH b;}AJ(u(n+64)++,d=q=b=u(n+72)=0;b!=16;b++){if(Ac(n)){c=1;AH b;}ab=Ad(n)A1(ab.a){if(!ab.b)h=0;AP{if(ab.b>=16){g=Aj A3}h=ab.b;}}AP{h=u(n+56);o(h>19)if(h!=1||n[80]!=48){g=Aj A3}h=0;}O=(I)1<<h%32 A1(O&q){g=(P)"appears twice" A3}q=O|q;d=h<<b*AQ|d;}c=Af(d)A1(!(c^Af((U)AE))){AJ(b=AV;;AK(a+96,at,416)){if(!b){AJ(AC(q(a+8),0,AX*4),AL=AY=0,W=N(a+96,0,d),A2)b++;AJ(u(M)=d,i(M+8)=0,M[12]=b,M[13]=M[15]=0,M[14]=W.b,Ab(a,M,a+3104);;){b=AL A1(!b)AH d;AJ(g=q(a+64),h=u(g),b--,u(g)=u(g+b*8),AL=b,m=0;;m=f){i=
m*2;f=i|1;i+=2 A1(i<b)f=u(g+i*8)<u(g+f*8)?i:f A1(f>=b)AM o(m>=b)if(u(g+m*8)<=u(g+f*8))AM V(g,b,m,f);}b=h&4294967295u;m=AY;o(b>=m)g=A6;e=g+b*16;c=e[13];p=e[14]A1(!p)AH e A1(m+3>u(a+80))AM AJ(u(a+88)++,b=u(e),s=e[12],av=e[15],aw=Ah[s%16],i(as+16)=50462976,m=0;m!=4;m++)if(ac=*(as+m+16),(B)((I)1<<ac%8)&aw&&(!c||(ac^av)!=3)){f=u((P)Aq+ac*8)+s;i=f*AQ;j=b>>i&15;o=j*16;x=o+s;y=u(a+112);o(x>=y)o+=f;o(o>=y)g=q(a+104);ax=(B)(g[x]+p)-g[o];u(G)=j<<i^j<<s*AQ^b;i(G+8)=h;G[12]=f;G[15]=ac;G[13]=c+1;G[14]=ax;
Ab(a,G,a+3104);}}b=Av(500000,u(a+88)*16);}AP b=(U)-1;AJ(u(a+2056)=b,W=N(a+96,0,d),ag=N(a+96,1,d),q=J(ag.b,W.b),c=a[3116],z=h(a+3114),r=h(a+3112),O=(I)r*c,S=q*r;;S=r>z&&S+(I)r*5>O?O:S){AJ(b=1968,ah=0;b!=2992;ah++){AJ(C=0;C+ah<=c;C++)if(C*r+ah*z>S)AM i(a+b+96)=C;b+=4;}if(q<i(a+2064)){AJ(A2)b++A1(Ag(a+96,d,b,W.a,W.b,ag.a,ag.b,0,1))AM}if(S+r>=O)AH d;S=S+r*2;}if(u(a+2048)<u(a+2056))AH f;AJ(b=AV+1,AV=b,K(t,262144),AC(t+288,0,128),u(t+24)=65535,AC(t+32,0,256),m=h=0;h!=15;m=j<<f%64|m){AJ(f=h*4,i=((U)
124120489<<32|4239934241u)>>f%64&15,j=i-1,u(ak)=i,u(ak+8)=j/4+17+j*4%16,i=0;i!=16;i+=8){o=u(ak+i);o(o>=32)i(t+o*4+32)=(I)h<<14&196608;i(t+o*4+160)=(I)1<<(I)h*4%16;i(t+o*4+288)=f&48;}h++;}AJ(g=q(t+8),h=u(t+16),f=0;h;f++){i=R(h,AU);j=m>>f*16%64&65535;o=R(15-f*4,4);AC(ar,0,AO);AC(ae,0,AO);e=F(524288);z=X(15,Aa(j,o));h(ae+j*2)=z;u(e)=(U)z<<32|j;j=1;x=0;g:while(x<j){o(x==AU)AJ(y=u(e+x*8),an=y%AU,q=(I)y/AU+1,u(aq)=Y(y>>32),z=Aa(an,o),ad=0;;j++){AJ(D=ad;;D=ad){if(D==o*4){x++;AH g;}ad=D+1;v=D&60;aa=
an>>v;ai=aa%16;D%=4;aa=aa+((P)"\4\17\1\14")[D]&15;v=((aa^ai)<<v^y)%AU;r=h(ae+v*2);aj=(I)1<<ai A1(h(aq+D*2)&(r^65535)&aj)AM}if(!r){o(h<=v)g[v]=q;}ao=z^(H)((I)1<<aa)^aj;ap=ar+ao*2;w=h(ap)A1(!(w&aj))w=X(ai,ao),h(ap)=w;h(ae+v*2)=w|r;o(j>=AU)u(e+j*8)=(U)q<<16|(U)w<<32|v;}}E(AU,e,8,8);g+=i;h-=i;}AK(at,t,416)AR;}e:AJ(p=e[15],q=i(e+8),AC(al,0,256),s=c;s;s=e[13]){*(al+s-1)=p;o(m<=q)e=g+(U)q*16;p=e[15];q=i(e+8);}k=L(c)A1(c)AK(k.b,al,c);g=k.b;b=c;AH h;f:c=a[3088];k=L(c)A1(!c)g=k.b,b=c;AP AK(k.b,a+512,c),g=
k.b,b=c;h:if(!(k.a>>63)){AJ(e=g;e!=g+b;e++)AB(Ai+*e,1,1,AW);AB(Q,1,1,AW);E(k.a,g,1,1);AH i;}}d:AB("This puzzle is not solvable.",1,28,AW);AB(Q,1,1,AW);i:;}AZ g=(P)"is not a number of boards";l=25;c:u(n+24)=(Z)g;u(n+32)=l;c=1;}b:E(u(a),q(a+8),4,4);E(A0,A6,8,16);E(u(a+56),q(a+64),8,8)AR;p=!!(fflush(AW)|ferror(AW))A1(!(c|p))As E(u(n),q(n+8),1,1),0;Ao(n,c?0:p?(P)Ap:0);Al();AZ
