/* UVa 652, Eight: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: bundle uva652 --c --short */
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
static P p(U a){o((Z)a!=a)return(P)(Z)a;}
#define An return
#define As 2147483648u<<32
#define At fwrite
#define Au goto
#define Av break;
#define Aw ,stderr
#define Ax a,f,c,g,d,h,i,b,e
#define Ay exit(1);
#define Az memset
#define AA ;if
#define AB }void
#define AC typedef struct{U a
#define AD else
#define AE a,U m,U n,U o,I h,U p,I i,B c,B
#define AF }static __inline__ B G(P AE w,B j)
#define AG u(b+16)
#define AH for
#define AI memcpy
#define AJ At(J,1,1,stdout)
#define AK u(b+72)
#define AL =a AA(u(c)&&u(d))free(b);AB
#define AM Au a;
#define AN .a!=((U)As|1)
#define AO 4%64
#define AP q(b+8)
#define AQ 1<<63
#define AR a=0;(U)15<<a*AO&c;
#define AS {b=1;AM}if
#define AT {g=Ad;a=13;Au d;}e
#define AU ?!b.a?p(d):E(b.a)
#define AV q(b+40)
#define AW u(a+40)
#define AX u(b+48)
AC;B b;}Ap;AC;I b;}Aq;AC,b;}Ar;B Ac[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",Ad[]="is not a tile",J[]="\n";U Al[4]={3,(U)-1,1,(U)-3},Am[4]={1,(U)-4,4,(U)-1};U K(U a,U b){An a>b?a:b;}U Ak(U a,U b){An a<b?a:b;}Ap Ao(U a,U b){Ap r;r.a=a*b;r.b=b&&r.a/b!=a;An r;AF;P Ae(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)An a;}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)An b;AB L(P b,B d,U a){P c;c=E(a)AA(d)Az(c,255,a);u(b)=a;u(b+8)=(Z)c;AG=a;AB Ai(P e,U c,P a,U f,U d,U h){U k[2];P g=(P)k,i=g+8;Ap b;P j;
b=Ao(h,f)AA(b.b||b.a>((U)AQ)-d)c=8,f=0,d=1;AD{if(!c)j=g,c=0;AD u(g)=d,j=i,c*=h;u(j)=c;a=!u(g)AU:!u(i)AU:Ae(a,b.a);u(e+8)=(Z)a;c=16;f=b.a;d=0;}u(e+c)=f;u(e)=d;}Ar M(P c,U a,U d,U f){U h[3];P b=(P)h;Ar e;U g;g=u(c);a=K(K(a+1,g*2),f==1?8:4);Ai(b,g,q(c+8),a,d,f)AA(u(b))a=AG,d=u(b+8);AD u(c+8)=(Z)AP,u(c)=a,d=(U)As|1;e.a=d;e.b=a;An e;AB Af(P a){o(M(a,u(a),1,1)AN)AB Ag(P a){o(M(a,u(a),8,8)AN)AB Ah(P a){o(M(a,u(a),8,16)AN)AB F(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g AA(!a)g=c,a=0;AD u(c)=e,g=d,a*=f;u(g)AL N(U
a,P b){U f[2];P c=(P)f,d=c+8;P e AA(!a)e=c,a=0;AD u(c)=1,e=d;u(e)AL R(P b,P d,P h){B j,k;I g;P l,i,n;U e,a,f,c,m;j=d[13];k=d[14]AA((I)k+j<=h[12]){e=u(d);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=AG;o(a>=f)l=AP;c=AX;i=AV;g=i(l+a*4)AA(g){AH(;;){m=(U)g-1;o(m>=c)n=i+m*16 AA(u(n)==e)Av a=a+1&f-1;g=i(l+a*4)AA(!g)AM}if(j>=n[13])An;AI(n,d,16);c=m;Au b;}a:o(a>=f)i(l+a*4)=(I)c+1 AA(c==u(b+32))Ah(b+32),i=AV;AI(i+c*16,d,16);AX=c+1;b:e=((U)h(h+8)*k+(U)h(h+10)*j)<<40|(U)k<<32|c;a=AK AA(a==u(b+56))Ag(b+56);d=q(
b+64);u(d+a*8)=e;e=a+1;AK=e AA(a){AH(;;a=f){f=(a-1)/2;o(f>=e)b=d+f*8;o(a>=e)h=d+a*8;a=u(b);c=u(h)AA(a<=c)An;u(b)=c;u(h)=a AA(!f)An;}Ay}}AB X(P a,B e){B f,i,j;P g;U h,b,c,d;AH(f=!e,g=q(a+8),h=u(a+16),b=u(a+48),c=AW,d=0;;d+=f){u(a+56)=d AA(c==b){AW=0;b=fread(g,1,h,stdin)AA(ferror(stdin))Av u(a+48)=b;c=0;}o(b>h)if(c>=b)An;i=g[c];switch(i){case 9:case 10:case 12:case 13:case 32:Av default:j=e;AM}j=f;a:if(j||d==19)An;c++;AW=c;o(d>=19)*(a+d+80)=i;}perror(0),Ay Ay}U V(P a){U b;u(a+72)++;X(a,1)AA(AW==u(a+48))u(a
+56)=0,u(a+24)=(Z)(P)"the input ends here",u(a+32)=19,b=1;AD X(a,0),b=0;An b;}Ar W(P d){Ar f;B c;P e;U b,a;b=u(d+56);o(b>19)if(!b)a=0;AD AH(a=0,e=d+80;;e++){c=*e-48 AA(c>9){a=0;AM}a=a*10+c AA(e+1==d+b+80)Av}c=b!=19;b=c?a:0;a=c;a:f.a=a;f.b=b;An f;AB O(U a){U c[1];P b=(P)c AA(a>9)O(a/10);*b=a%10|48;At(b,1,1 Aw);AB Aj(P a,P b){U f[1];P e=(P)f;B d;U c AA(!b){c=u(a+64)AA(c)At("board ",1,6 Aw),O(c),At(", ",1,2 Aw);At("word ",1,5 Aw);O(u(a+72));At(": ",1,2 Aw);c=u(a+56)AA(c){o(c>19)AH(At("\"",1,1 Aw),b=a+80;d=*
b,*e=(B)(d-33)<94?d:63,At(e,1,1 Aw),b+1!=a+c+80;)b++AA(c==19)At("...",1,3 Aw);At("\" ",1,2 Aw);}At(q(a+24),1,u(a+32)Aw);}AD At(AP,1,AG Aw);At(J,1,1 Aw);}B Y(U d){B a;U b,c,e,f;AH(b=0;(U)15<<b*AO&d;)b++;AH(a=b,c=0;;c=b){b=c+1 AA(c){AH(a&=1,e=0;f=e+1,a^=((d>>e*AO)%16>(d>>c*AO)%16),f!=c;)e=f;a=a;}if(b==9)Av}An a&1;AB Aa(P c,P d,U a){P b;U e AA(!a)b=(P)1,e=0;AD b=E(a),AI(b,d,a),e=a;u(c)=e;u(c+8)=(Z)b;u(c+16)=a;}B Ab(P a,U f,U c,U g,I d,U h,I i,B b,B e){B j;U k AA(d)if(k=u(a+1952),k<u(a+1960)){u(a+1952)=k+1;j
=*(a+e+1696)&Ac[c%16]AA(j%2&&G(Ax,0))AS(j&2&&G(Ax,1))AS(j&4&&G(Ax,2))AS(!(j&8)){b=0;AM}b=G(Ax,3);AM}a[2992]=b;b=1;a:An b;AF{B q;I t,u,v;P l;U f,r,s,d,e,b,g,k;q=c+1;f=u((P)Al+j*8);r=n+f;s=r*AO;d=m>>s&15;t=i(a+q*4+1968);f*=i(a+d*4+160);u=i(a+d*4+288)%64;e=u(a+24);b=(o>>u&e)+i(a+d*4+32);g=b-f;k=u(a+16);o(g>=k||b>=k)l=q(a+8);h=h+l[g]-l[b]AA(h<t){b=d|16;g=u((P)Am+j*8)*i(a+b*4+160);v=i(a+b*4+288)%64;e=(p>>v&e)+i(a+b*4+32);b=e-g;o(b>=k||e>=k)i=i+l[b]-l[e]AA(i<t)*(a+c+416)=j,c=Ab(a,d<<n*AO^d<<s^m,r,o-(f<<u),h,p-
(g<<v),i,q,(a+w*4+672)[j]);AD c=0;}AD c=0;An c;}Aq Q(P b,U h,U m){Aq k;I d,g;P j;U i,n,f,c,l,e,a;AH(i=AG,j=AP,n=u(b+24),c=d=f=0;;c=l){l=c+1;e=c*4;a=m>>e%64&15;g=i(b+h*64+32+a*4);o(i<=g)d+=j[g];a=a|h*16;c=(!h?c:e&12|c/4)*i(b+a*4+160);g=i(b+a*4+288)%64;e=(f>>g&n)+i(b+a*4+32);a=e+c;o(a>=i||e>=i)d=d+j[a]-j[e];f=(c<<g)+f AA(l==9)Av}k.a=f;k.b=d;An k;}int main(void){U au[1097];P aj=(P)au,ap=aj+8,w=aj+16,aq=aj+32,ak=aj+56,x=aj+312,ac=aj+328,t=aj+352,X=aj+376,ad=aj+400,ae=aj+424,r=aj+1704,ar=aj+2120,G=aj+2536,b=
aj+5528,l=aj+8672;Aq M,ah;Ar af,ag;B f,j,u,aa,as,ab,at;H am,v;I n,y,z,ai,an,ao,s;P g,h,k;U a,i,c,d,m,e,p,q,o,O,al;AH(L(l,0,65536),Az(l+40,0,59),u(l+24)=1,u(l+32)=0,g=E(16384),L(r,0,256),Az(r+288,0,128),u(r+24)=15,Az(r+32,0,256),a=u(r+16),h=q(r+8),c=1;;c=i){AH(d=0;((U)2271560481u>>d*AO)%16!=c;)d++;i=c+1;m=c*16;i(r+c*4+32)=m;i(r+c*4+160)=1;i(r+c*4+288)=(I)c*4;c=d/3;d%=3;e=0;do{p=e|m;o(p>=a)f=e/3;j=e%3;e++;h[p]=K(f,c)-(Ak(f,c)+Ak(j,d))+K(j,d);}while(e!=9)AA(i==9)Av}AH(AI(ar,r,416),L(ad,255,131072),a=u(ad+16
),h=q(ad+8),i=f=1,c=0;;i=d|i*4){AH(d=c;c=d+1,j=((P)"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ")[d],u=i<a,j==32;d=c){o(!u)h[i]=0 AA(c==344)AM i=1;}o(!u)k=h+i AA(*k==255)*k=f,f++;AH(d=0;((P)"DLRU")[d]!=j;){d
++;o(d==4)}if(c==344)AM}Ay a:Az(ae,0,1280)AA(a>4){AH(i=1,c=4;;c=d){d=c+1;i=c==i*16?i*4:i;o(c>=a)k=h+c;f=*k AA(f==255){m=i+((U)2147483647<<32|4294967295u)&c|i;o(m>=a)f=h[m];*k=f;}m=c/4;o(m>=a)j=h[m];o(c>=a)c%=4;(ae+j*4)[c]=f AA(f)k=ae+j+1024,*k|=(B)((I)1<<c)AA(d==a)Au b;}Ay}b:N(u(ad),h);Az(G+416,0,256);Az(G+1968,0,1024);AI(G,ar,416);AI(G+672,ae,1280);Az(G+1952,0,16);u(b)=4096;u(b+8)=(Z)g;AG=4096;Az(b+48,0,16);i(b+24)=52;u(b+32)=0;u(b+64)=u(b+40)=8;AK=0;u(b+80)=1024;u(b+88)=0;AI(b+96,G,2992);b[3088]=0;u(b+
3096)=2271560481u;u(b+3104)=1024;h(b+3114)=h(b+3112)=1;i(b+3116)=31;u(b+3120)=(U)AQ AA(V(l))f=1;AD{af=W(l)AA(af.a){if(!af.b){f=0;Au c;}AH(a=0;;a=i){AH(i=a+1,u(l+64)++,d=n=c=u(l+72)=0;;d=m){m=d+1 AA(V(l)){f=1;Au c;}ag=W(l)AA(ag.a){if(ag.b-1>=8)AT=ag.b;}AD{e=u(l+56);o(e>19)if(e!=1||l[80]!=120)AT=0;}y=(I)1<<e%32 AA(y&n){g=(P)"appears twice";a=13;Au d;}c=e<<d*AO|c AA(m==9)Av n=y|n;}if(a)AJ;a=u(b+3096);f=b[3116];j=Y(c)AA(!(j^Y(a))){if(u(b+3120)!=(U)AQ){AH(g=E(32),u(t)=32,u(t+8)=(Z)g,d=a=u(t+16)=0,e=(U)
4275878552u<<32|1985229328;m=d+1,p=c>>d*AO<<2&60,a=(e>>p)%16+(9-d)*a,m!=9;e=(((U)4008636142u<<32|4008636144u)<<p)+e)d=m;c=u(b+3136);o(a>=c)AH(h=q(b+3128),d=0;n=i(h+a*4),n<-2;){j=((P)"\0\1\2\3")[n%4]AA(d==u(t))Af(t),g=q(t+8);g[d]=j;d++;u(t+16)=d;a=n/4;o(a>=c)}a=u(t)AA(a!=(U)AQ){if(n==-1){if(d<=f)Au e;F(a,g,1,1);Au f;}F(a,g,1,1);}Au f;}AH(Az(AP,0,AG*4),AK=AX=0,M=Q(b+96,0,c),AR)a++;u(x)=c;i(x+8)=0;x[12]=a;x[13]=x[15]=0;x[14]=M.b;R(b,x,b+3104);a=AK AA(a){AH(d=u(b+112),g=q(b+104);;){AH(h=q(b+64),m=u(h),a--,e=
u(h+a*8),u(h)=e,AK=a,p=0;;p=q){o=p*2;q=o|1;o+=2 AA(o<a)q=u(h+o*8)<u(h+q*8)?o:q AA(q>=a)Av o(p>=a)k=h+q*8;o=u(k)AA(e<=o)Av u(h+p*8)=o;u(k)=e;}a=m&4294967295u;e=AX;o(a>=e)h=AV;k=h+a*16;f=k[13];j=k[14];u=k[15]AA(!j)Av if(e+3>u(b+80))Au g;AH(u(b+88)++,a=u(k),aa=k[12],as=Ac[aa%16],i(aq+16)=50462976,e=0;;e=p){p=e+1;ab=*(aq+e+16)AA((B)((I)1<<ab%8)&as&&(!f||(ab^u)!=3)){e=u((P)Al+ab*8)+aa;q=e*AO;o=a>>q&15;O=o*16;al=O+aa;o(al>=d)O+=e;o(O>=d)at=(B)(g[al]+j)-g[O];u(w)=o<<q^o<<aa*AO^a;i(w+8)=m;w[12]=e;w[15]=ab;w[13]=
f+1;w[14]=at;R(b,w,b+3104);}if(p==4)Av}a=AK AA(!a)Au h;}n=i(k+8);Az(ak,0,256)AA(f)AH(j=f;;n=i(g+8)){*(ak+j-1)=u;o(e<=n)g=h+(U)n*16;j=g[13]AA(!j)Av u=g[15];}Aa(ac,ak,f)AA(u(ac)!=((U)As|2))Au i;g:AH(u(b+2056)=~(u(b+88)*16),M=Q(b+96,0,c),ah=Q(b+96,1,c),n=K(ah.b,M.b),f=b[3116],am=h(b+3114),v=h(b+3112),y=(I)v*f,z=n*v;;z=v>am&&z+(I)v*5>y?y:z){AH(ai=(I)f+1,an=1,g=b+2064,ao=0,a=1968;;an++){a+=4 AA(ao>f)s=0;AD AH(s=0;s*v+ao*am<=z;)if(s++,s==ai){s=ai;Av}i(g)=s AA(a==2992)Av ai--;g=b+a+96;ao=an;}if(n<i(b+2064)){AH(
AR)a++AA(Ab(b+96,c,a,M.a,M.b,ah.a,ah.b,0,1))Av}if(z+v>=y)Au j;z=z+v*2;}o(u(b+2048)>=u(b+2056))Aa(X,b+512,b[3088]);Au k;j:a=(U)AQ;Au l;}h:u(ac)=(U)AQ;i:AI(X,ac,24);k:a=u(X);o(a==((U)As|2))l:g=q(X+8);d=u(X+16);e:if(!(a>>63)){AH(h=g;h!=g+d;h++)At("dlru"+*h,1,1,stdout);AJ AA(!a)h=aj,a=0;AD u(aj)=1,h=ap;u(h)=a AA(u(aj)&&u(ap))free(g);Au m;}}f:At("unsolvable",1,10,stdout);AJ;m:if(i==af.b){f=0;Au c;}}Ay}g=(P)"is not a number of boards";a=25;d:u(l+24)=(Z)g;u(l+32)=a;f=1;}c:F(u(b),AP,4,4);F(u(b+32),AV,8,16);F(u(b
+56),q(b+64),8,8);N(u(b+96),q(b+104));a=u(b+3120)AA(a!=(U)AQ)F(a,q(b+3128),4,4)AA(!(fflush(stdout)|ferror(stdout))){if(!f)An N(u(l),q(l+8)),0;Aj(l,0);Ay}AD perror(0),Ay Ay}
