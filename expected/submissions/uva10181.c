/* slidekit 0.1.0, rustc 1.95.0: bundle uva10181 --c --short --minify */
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
#define AF a,f,c,g,d,h,i,b,e
#define AG goto
#define AH ,stderr
#define AI for
#define AJ 2147483648u
#define AK memcpy
#define AL u(a+72)
#define AM break;
#define AN a,U g,U h,U n,I o,U p,I q,B b,B
#define AO 131072
#define AP else
#define AQ 4%64
#define AR ;E(u(a+96),q(a+104),1,1)
#define AS void
#define AT {b=1;AG a;}if
#define AU 65536
#define AV u(a+3120)
#define AW stdout
#define AX u(a+16)
#define AY u(a+32)
#define AZ u(a+48)
#define A0 abort();}
#define A1 b=0;(U)15<<b*AQ&f;
#define A2 ;if
#define A3 ;l=13;AG c;
#define A4 .a!=((U)AJ<<32|1)
#define A5 ?!b.a?(P)8:F(b.a)
#define A6 q(a+40)
#define A7 u(a+56)
AD;B b;}Aw;AD;I b;}Ax;AD,b;}Ay;AD;P b;}Az;B Ah[]="\5\7\7\3\15\17\17\13\15\17\17\13\14\16\16\n",Ai[]="DLRU",Aj[]="is not a tile",Q[]="\n",At[]="the output cannot be written";U Ap[3]={4,0,28},Aq[4]={4,(U)-1,1,(U)-4},Ar[4]={1,(U)-4,4,(U)-1};U J(U a,U b){As a>b?a:b;}U R(U a,U b){As a<b?a:b;}Aw Au(U a,U b){Aw r;r.a=a*b;r.b=b&&r.a/b!=a;As r;}U Av(U a,U b){As a>b?a-b:0 AA B G(P AN r,B c);P Ak(P a,U b){o(b>=AJ)a=(P)realloc(a,b);o(!a)As a AA AS Al(AS){exit(1);}P F(U a){P b;o(a>=AJ)b=(P)calloc(a,1);o(!b)
As b AA AS V(P a,U b,U c,U d){P e;o(c>=b||d>=b)e=a+c*8;a=a+d*8;b=u(e);u(e)=u(a);u(a)=b;}AS K(P a,U b){P c;c=F(b);u(a)=b;u(a+8)=(Z)c;AX=b;}Ay W(P e,U c,U h){U k[2];P g=(P)k,i=g+8;Aw b;Ay f;P a,j;U d;d=u(e);c=J(J(c+1,d*2),4);a=q(e+8);b=Au(h,c)A2(b.b|(b.a>((U)2147483647<<32|4294967288u)))c=0;AP{if(!d)j=g,d=0;AP u(g)=8,j=i,d*=h;u(j)=d;a=!u(g)A5:!u(i)A5:Ak(a,b.a);u(e+8)=(Z)a;u(e)=c;c=(U)AJ<<32|1;}f.a=c;f.b=0;As f;}AS Am(P a){o(W(a,u(a),16)A4)}AS An(P a){o(W(a,u(a),8)A4)}AS E(U a,P b,U e,U f){U h[2];
P c=(P)h,d=c+8;P g A2(!a)g=c,a=0;AP u(c)=e,g=d,a*=f;u(g)=a A2(u(c)&&u(d))free(b)AA Az L(U a){Az c;P b A2(!a)a=0,b=(P)1;AP b=F(a);c.a=a;c.b=b;As c;}U Y(H a){As(U)(a/2&30583)<<32|(U)(H)(a*16)<<48|(U)((H)(a*2)&61166)<<16|a/16;}H X(U a,H e){U f[1];P d=(P)f;H c,b,g;AI(c=(I)1<<a%16,b=0;c!=b;c=g){AI(u(d)=Y(c),a=0,b=c;b=h(d+a*2)&(e^65535)|b,a++,a!=4;)
;g=b;b=c;}As c;}H Aa(U c,U d){H b;U a;AI(b=a=0;a!=d;a++)b=(H)((I)1<<(c>>a*AQ)%16)|b;As b;}AS Ab(P a,P d,P h){B i,j;I n;P m,f,l;U e,b,c,g,k;i=d[13];j=d[14]A2((I)j+i<=h[12]){AI(e=u(d),b=AX,m=q(a+8),c=AZ,f=A6,g=e*((U)2654435769u<<32|2135587861)>>i(a+24)%64;;g=g+1&b-1){o(g>=b)n=i(m+g*4)A2(!n)AM k=(U)n-1;o(k>=c)l=f+k*16 A2(u(l)==e)AG a;}i(m+g*4)=(I)c+1 A2(c==AY)Am(a+32),f=A6;AK(f+c*16,d,16);AZ=c+1;AG b;a:if(i>=l[13])As;AK(l,d,16);c=k;b:e=((U)h(h+8)*j+(U)h(h+10)*i)<<40|(U)j<<32|c;b=AL A2(b==A7)An(a+
56);AI(d=q(a+64),u(d+b*8)=e,e=b+1,AL=e;;b=c){if(!b)As;c=(b-1)/2;o(c>=e||b>=e)if(u(d+c*8)<=u(d+b*8))As;V(d,e,c,b);}A0}AS Ae(P c,B e){B h;P f;U g,d,a,b;AI(u(c+56)=0,f=q(c+8),g=u(c+16),d=0,a=u(c+48),b=u(c+40);;u(c+56)=d){do{if(b==a)u(c+40)=0,a=fread(f,1,g,stdin),u(c+48)=a,b=0;o(a>g)if(b>=a)As;h=f[b];switch(h){case 9:case 10:case 12:case 13:case 32:AM default:if(e)As;AG a;}if(!e)As;a:b++;u(c+40)=b;}while(d>=19);*(c+d+80)=h;d++;}A0 U Ac(P a){U b;AL++;Ae(a,1)A2(u(a+40)<AZ)Ae(a,0),b=0;AP A7=0,u(a+24)=
(Z)(P)"the input ends here",AY=19,b=1;As b;}Ay Ad(P d){Ay f;B b;P e;U a,c;a=u(d+56);o(a>19)AI(e=d+80,c=0;e!=d+a+80;c=c*10+b){b=*e-48 A2(b>9){c=0;AG a;}e++;}b=a!=19;a=b?c:0;c=b;a:f.a=c;f.b=a;As f;}AS M(U a){U c[1];P b=(P)c A2(a>9)M(a/10);*b=a%10|48;AB(b,1,1 AH);}AS Ao(P a,P b){U j[1];P g=(P)j;B c;P e;U d,h,f,i A2(!b){d=A7;o(d>19)h=AL;f=u(a+64);b=q(a+24);i=AY A2(f)AB("board ",1,6 AH),M(f),AB(", ",1,2 AH);AB("word ",1,5 AH);M(h);AB(": ",1,2 AH)A2(d){AI(AB("\"",1,1 AH),e=a+80;e!=a+d+80;e++)c=*e,*g=
(B)(c-33)<94?c:63,AB(g,1,1 AH);c=d==19;AB(c?(P)"...\" ":(P)"\" ",1,c?5:2 AH);}AB(b,1,i AH);}AP AB(q(b+8),1,u(b+16)AH);AB(Q,1,1 AH);}B Af(U c){B b;U a,d;AI(a=0;(U)15<<a*AQ&c;)a++;AI(b=a/4+a,a=0;a!=16;a++)AI(d=0;d!=a;d++)b=((c>>d*AQ)%16>(c>>a*AQ)%16)^b&1;As b&1 AA Ax O(P a,U c,U f,I i,U b,U d){Ax e;I g;U h;b=b|c*16;d*=i(a+b*4+160);g=i(a+b*4+288)%64;c=(f>>g&u(a+24))+i(a+b*4+32);b=c-d;h=AX;o(b>=h||c>=h)a=q(a+8);e.a=f-(d<<g);e.b=i+a[b]-a[c];As e;}B Ag(P a,U f,U c,U g,I d,U h,I i,B b,B e){B j;
U k A2(d)if(k=u(a+1952),k<u(a+1960)){u(a+1952)=k+1;j=*(a+e+1696)&Ah[c%16]A2(j%2&&G(AF,0))AT(j&2&&G(AF,1))AT(j&4&&G(AF,2))AT(!(j&8)){b=0;AG a;}b=G(AF,3);AG a;}a[2992]=b;b=1;a:As b AA B G(P AN r,B c){Ax e,f;B i;I m;U j,k,l,d;i=b+1;j=u((P)Aq+c*8);k=h+j;l=k*AQ;d=g>>l&15;m=i(a+i*4+1968);e=O(a,0,n,o,d,j)A2(e.b<m){if(f=O(a,1,p,q,d,u((P)Ar+c*8)),f.b<m)*(a+b+416)=c,b=Ag(a,d<<h*AQ^d<<l^g,k,e.a,e.b,f.a,f.b,i,(a+r*4+672)[c]);AP b=0;}AP b=0;As b;}Ax N(P c,U d,U j){Ax a;I e,i;P l;U k,b,f,g,h;AI(k=u(c+16),l=
q(c+8),f=e=b=0;b!=16;f=a.a){g=b*4;h=j>>g%64&15;i=i(c+d*64+32+h*4);o(k<=i)a=O(c,d,f,e+l[i],h,-(!d?b:g&12|b/4));b++;e=a.b;}a.a=f;a.b=e;As a;}int main(AS){U az[33956];P ar=(P)az,as=ar+8,af=ar+131080,al=ar+262152,s=ar+262168,G=ar+262584,at=ar+262600,am=ar+262624,M=ar+262880,au=ar+262896,ag=ar+263312,t=ar+264592,av=ar+265008,T=ar+265424,a=ar+268416,n=ar+271544;Ax W,ah;Ay an,ab;Az k;B c,p,u,ac,aw,ax,ad,ay;H z,r,ak,ap,w;I q,O,S,ai,C;P e,d,aq;U l,b,f,h,m,g,i,j,o,x,y,ao,ae,D,v,aa,aj;Ap[1]=(Z)(At);AI(K(n,
AU),AC(n+40,0,59),u(n+24)=1,u(n+32)=0,e=F(16384),K(t,256),AC(t+288,0,128),u(t+24)=15,AC(t+32,0,256),l=u(t+16),d=q(t+8),b=1;b!=16;){AI(f=0;(((U)AE)>>f*AQ)%16!=b;)f++;AI(h=b*16,i(t+b*4+32)=h,i(t+b*4+160)=1,i(t+b*4+288)=(I)b*4,m=f/4,f%=4,g=0;;g++){if(g==16){b++;AM}i=g|h;o(i>=l)j=g/4;o=g%4;d[i]=J(j,m)-(R(j,m)+R(o,f))+J(o,f);}}AI(AK(av,t,416),k=L(AO),AC(k.b,255,AO),l=0,c=b=1;;b=f|b*4){AI(f=l;;b=1){if(f==344)AG a;l=f+1;p=((P)
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ")[f];u=b<AO A2(p!=32)AM o(!u)k.b[b]=0;f=l;}o(!u)d=k.b+b A2(*d==255)*d=c,c++;AI(f=0;;f++){o(f==4)if(Ai[f]==p)AM}}a:AI(AC(ag,0,1280),l=4,b=1;l!=AO;l++){b=l==
b*16?b*4:b;d=k.b+l;c=*d A2(c==255){f=b+131071&l|b;o(f>=AO)c=k.b[f];*d=c;}p=k.b[l/4];f=l%4;(ag+p*4)[f]=c A2(c)d=ag+p+1024,*d|=(B)((I)1<<f);}E(k.a,k.b,1,1);AC(T+416,0,256);AC(T+1968,0,1024);AK(T,av,416);AK(T+672,ag,1280);AC(T+1952,0,16);u(a)=4096;u(a+8)=(Z)e;AX=4096;AC(a+48,0,16);i(a+24)=52;AY=0;u(a+64)=u(a+40)=8;AL=0;u(a+80)=1024;u(a+88)=0;AK(a+96,T,2992);a[3088]=0;u(a+3096)=(U)AE;u(a+3104)=1024;h(a+3112)=4;h(a+3114)=3;i(a+3116)=50;AV=0 A2(Ac(n))c=1;AP{an=Ad(n)A2(an.a){AI(l=0;;l++){if(l==an.b){c=
0;AG b;}AI(u(n+64)++,f=q=b=u(n+72)=0;b!=16;b++){if(Ac(n)){c=1;AG b;}ab=Ad(n)A2(ab.a){if(!ab.b)h=0;AP{if(ab.b>=16){e=Aj A3}h=ab.b;}}AP{h=u(n+56);o(h>19)if(h!=1||n[80]!=48){e=Aj A3}h=0;}O=(I)1<<h%32 A2(O&q){e=(P)"appears twice" A3}q=O|q;f=h<<b*AQ|f;}c=Af(f)A2(!(c^Af((U)AE))){AI(b=AV;;AK(a+96,au,416)){c=!b A2(c){AI(e=q(a+8),d=e+AX*4;e!=d;e+=4)i(e)=0;AI(AL=AZ=0,W=N(a+96,0,f),A1)b++;AI(u(M)=f,i(M+8)=0,M[12]=b,M[13]=M[15]=0,M[14]=W.b,Ab(a,M,a+3104);;){b=AL A2(!b)AG d;AI(e=q(a+64),h=u(e),b--,u(e)=u(e+
b*8),AL=b,m=0;;m=g){i=m*2;g=i|1;i+=2 A2(i<b)g=u(e+i*8)<u(e+g*8)?i:g A2(g>=b)AM o(m>=b)if(u(e+m*8)<=u(e+g*8))AM V(e,b,m,g);}b=h&4294967295u;m=AZ;o(b>=m)e=A6;d=e+b*16;p=d[13];u=d[14]A2(!u)AG e A2(m+3>u(a+80))AM AI(u(a+88)++,b=u(d),ac=d[12],aw=d[15],i(at+16)=50462976,ax=Ah[ac%16],m=0;m!=4;m++)if(ad=*(at+m+16),(B)((I)1<<ad%8)&ax&&(!p||(ad^aw)!=3)){g=u((P)Aq+ad*8)+ac;i=g*AQ;j=b>>i&15;o=j*16;x=o+ac;y=u(a+112);o(x>=y)o+=g;o(o>=y)e=q(a+104);ay=(B)(e[x]+u)-e[o];u(G)=j<<i^j<<ac*AQ^b;i(G+8)=h;G[12]=g;
G[15]=ad;G[13]=p+1;G[14]=ay;Ab(a,G,a+3104);}}b=Av(c?400000:(U)-1,u(a+88)*16);}AP b=(U)-1;AI(u(a+2056)=b,W=N(a+96,0,f),ah=N(a+96,1,f),q=J(ah.b,W.b),c=a[3116],z=h(a+3114),r=h(a+3112),O=(I)r*c,S=q*r;;S=r>z&&S+(I)r*5>O?O:S){AI(b=1968,ai=0;b!=2992;ai++){AI(C=0;C+ai<=c;C++)if(C*r+ai*z>S)AM i(a+b+96)=C;b+=4;}if(q<i(a+2064)){AI(A1)b++A2(Ag(a+96,f,b,W.a,W.b,ah.a,ah.b,0,1))AM}if(S>=O)AG d;S=S+r*2;}if(u(a+2048)<u(a+2056))AG f;AI(b=AV+1,AV=b,K(s,262144),AC(s+288,0,128),u(s+24)=65535,AC(s+32,0,256),m=h=0;h!=
15;m=j<<g%64|m){AI(g=h*4,i=((U)124120489<<32|4239934241u)>>g%64&15,j=i-1,u(al)=i,u(al+8)=j/4+17+j*4%16,i=0;i!=16;i+=8){o=u(al+i);o(o>=32)i(s+o*4+32)=(I)h<<14&196608;i(s+o*4+160)=(I)1<<(I)h*4%16;i(s+o*4+288)=g&48;}h++;}AI(e=q(s+8),h=u(s+16),g=0;h;g++){i=R(h,AU);j=m>>g*16%64&65535;o=R(15-g*4,4);AC(as,0,AO);AC(af,0,AO);d=F(524288);z=X(15,Aa(j,o));h(af+j*2)=z;u(d)=(U)z<<32|j;j=1;x=0;g:while(x<j){o(x==AU)AI(y=u(d+x*8),ao=y%AU,q=(I)y/AU+1,u(ar)=Y(y>>32),z=Aa(ao,o),ae=0;;j++){AI(D=ae;;D=ae){if(D==o*4){
x++;AG g;}ae=D+1;v=D&60;aa=ao>>v;aj=aa%16;D%=4;aa=aa+((P)"\4\17\1\14")[D]&15;v=((aa^aj)<<v^y)%AU;r=h(af+v*2);ak=(I)1<<aj A2(h(ar+D*2)&(r^65535)&ak)AM}if(!r){o(h<=v)e[v]=q;}ap=z^(H)((I)1<<aa)^ak;aq=as+ap*2;w=h(aq)A2(!(w&ak))w=X(aj,ap),h(aq)=w;h(af+v*2)=w|r;o(j>=AU)u(d+j*8)=(U)q<<16|(U)w<<32|v;}}E(AU,d,8,8);e+=i;h-=i;}AK(au,s,416)AR;}e:AI(c=d[15],q=i(d+8),AC(am,0,256),u=p;u;u=d[13]){*(am+u-1)=c;o(m<=q)d=e+(U)q*16;c=d[15];q=i(d+8);}k=L(p)A2(p)AK(k.b,am,p);e=k.b;b=p;AG h;f:c=a[3088];k=L(c)A2(!c)e=
k.b,b=c;AP AK(k.b,a+512,c),e=k.b,b=c;h:if(!(k.a>>63)){AI(d=e;d!=e+b;d++)AB(Ai+*d,1,1,AW);AB(Q,1,1,AW);E(k.a,e,1,1);AG i;}}d:AB("This puzzle is not solvable.",1,28,AW);AB(Q,1,1,AW);i:;}A0 e=(P)"is not a number of boards";l=25;c:u(n+24)=(Z)e;u(n+32)=l;c=1;}b:E(u(a),q(a+8),4,4);E(AY,A6,8,16);E(A7,q(a+64),8,8)AR;p=!!(fflush(AW)|ferror(AW))A2(!(c|p))As E(u(n),q(n+8),1,1),0;Ao(n,c?0:p?(P)Ap:0);Al();A0
