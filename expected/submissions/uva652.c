/* slidekit 0.1.0, rustc 1.95.0: bundle uva652 --c --short */
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
static P p(U a){o((Z)a!=a)return(P)(Z)a;}
#define Ap return
#define Av 2147483648u<<32
#define Aw fwrite
#define Ax goto
#define Ay break;
#define Az ,stderr
#define AA a,f,c,g,d,h,i,b,e
#define AB memset
#define AC ;if
#define AD }void
#define AE typedef struct{U a
#define AF }static __inline__
#define AG abort();
#define AH u(b+16)
#define AI m,U n,U o,I h,U p,I i,B c,B w,B
#define AJ 0;else
#define AK for
#define AL memcpy
#define AM Aw(J,1,1,stdout)
#define AN u(b+72)
#define AO =a AC(u(c)&&u(d))free(b);AD
#define AP Ax a;
#define AQ .a!=((U)Av|1)
#define AR 4%64
#define AS q(b+8)
#define AT 1<<63
#define AU a=0;(U)15<<a*AR&c;
#define AV {b=1;AP}if
#define AW {g=Ad;a=13;Ax d;}f
#define AX ?!b.a?p(d):E(b.a)
#define AY q(b+40)
#define AZ u(b+48)
AE;B b;}As;AE;I b;}At;AE,b;}Au;B Ac[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",Ad[]="is not a tile",J[]="\n",Aq[]="the output cannot be written";U Al[3]={4,0,28},An[4]={3,(U)-1,1,(U)-3},Ao[4]={1,(U)-4,4,(U)-1};U K(U a,U b){Ap a>b?a:b;}U Am(U a,U b){Ap a<b?a:b;}As Ar(U a,U b){As r;r.a=a*b;r.b=b&&r.a/b!=a;Ap r;AF B G(P a,U AI j);P Ae(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)Ap a;AF void Af(void){exit(1);}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)Ap b;AD L(P b,B d,U a){P c;c=E(a)
AC(d)AB(c,255,a);u(b)=a;u(b+8)=(Z)c;AH=a;AD Aj(P e,U c,P a,U f,U d,U h){U k[2];P g=(P)k,i=g+8;As b;P j;b=Ar(h,f)AC(b.b||b.a>((U)AT)-d)c=8,f=0,d=1;else{if(!c)j=g,c=AJ u(g)=d,j=i,c*=h;u(j)=c;a=!u(g)AX:!u(i)AX:Ae(a,b.a);u(e+8)=(Z)a;c=16;f=b.a;d=0;}u(e+c)=f;u(e)=d;}Au M(P c,U a,U d,U f){U h[3];P b=(P)h;Au e;U g;g=u(c);a=K(K(a+1,g*2),f==1?8:4);Aj(b,g,q(c+8),a,d,f)AC(u(b))a=AH,d=u(b+8);else u(c+8)=(Z)AS,u(c)=a,d=(U)Av|1;e.a=d;e.b=a;Ap e;AD Ag(P a){o(M(a,u(a),1,1)AQ)AD Ah(P a){o(M(a,u(a),8,8)AQ)
AD Ai(P a){o(M(a,u(a),8,16)AQ)AD F(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g AC(!a)g=c,a=AJ u(c)=e,g=d,a*=f;u(g)AO N(U a,P b){U f[2];P c=(P)f,d=c+8;P e AC(!a)e=c,a=AJ u(c)=1,e=d;u(e)AO R(P b,P d,P h){B j,k;I g;P l,i,n;U e,a,f,c,m;j=d[13];k=d[14]AC((I)k+j<=h[12]){e=u(d);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=AH;o(a>=f)l=AS;c=AZ;i=AY;g=i(l+a*4)AC(g){AK(;;){m=(U)g-1;o(m>=c)n=i+m*16 AC(u(n)==e)Ay a=a+1&f-1;g=i(l+a*4)AC(!g)AP}if(j>=n[13])Ap;AL(n,d,16);c=m;Ax b;}a:o(a>=f)i(l+a*4)=(I)c+
1 AC(c==u(b+32))Ai(b+32),i=AY;AL(i+c*16,d,16);AZ=c+1;b:e=((U)h(h+8)*k+(U)h(h+10)*j)<<40|(U)k<<32|c;a=AN AC(a==u(b+56))Ah(b+56);d=q(b+64);u(d+a*8)=e;e=a+1;AN=e AC(a){AK(;;a=f){f=(a-1)/2;o(f>=e)b=d+f*8;o(a>=e)h=d+a*8;a=u(b);c=u(h)AC(a<=c)Ap;u(b)=c;u(h)=a AC(!f)Ap;}AG}}AD X(P c,B e){B h;P f;U g,d,a,b;AK(u(c+56)=0,f=q(c+8),g=u(c+16),d=0,a=u(c+48),b=u(c+40);;u(c+56)=d){do{if(b==a)u(c+40)=0,a=fread(f,1,g,stdin),u(c+48)=a,b=0;o(a>g)if(b>=a)Ap;h=f[b];switch(h){
case 9:case 10:case 12:case 13:case 32:Ay default:if(e)Ap;AP}if(!e)Ap;a:b++;u(c+40)=b;}while(d>=19);*(c+d+80)=h;d++;}AG}U V(P a){U b;u(a+72)++;X(a,1)AC(u(a+40)<u(a+48))X(a,0),b=AJ u(a+56)=0,u(a+24)=(Z)(P)"the input ends here",u(a+32)=19,b=1;Ap b;}Au W(P d){Au f;B c;P e;U b,a;b=u(d+56);o(b>19)if(!b)a=AJ AK(a=0,e=d+80;;e++){c=*e-48 AC(c>9){a=0;AP}a=a*10+c AC(e+1==d+b+80)Ay}c=b!=19;b=c?a:0;a=c;a:f.a=a;f.b=b;Ap f;AD O(U a){U c[1];P b=(P)c AC(a>9)O(a/10);*b=a%10|48;Aw(b,1,1 Az);AD Ak(P a,P b){U f[1];
P e=(P)f;B d;U c AC(!b){c=u(a+64)AC(c)Aw("board ",1,6 Az),O(c),Aw(", ",1,2 Az);Aw("word ",1,5 Az);O(u(a+72));Aw(": ",1,2 Az);c=u(a+56)AC(c){o(c>19)AK(Aw("\"",1,1 Az),b=a+80;d=*b,*e=(B)(d-33)<94?d:63,Aw(e,1,1 Az),b+1!=a+c+80;)b++AC(c==19)Aw("...",1,3 Az);Aw("\" ",1,2 Az);}Aw(q(a+24),1,u(a+32)Az);}else Aw(AS,1,AH Az);Aw(J,1,1 Az);}B Y(U d){B a;U b,c,e,f;AK(b=0;(U)15<<b*AR&d;)b++;AK(a=b,c=0;;c=b){b=c+1 AC(c){AK(a&=1,e=0;f=e+1,a^=((d>>e*AR)%16>(d>>c*AR)%16),f!=c;)e=f;a=a;}if(b==9)Ay}Ap a&1;
AD Aa(P c,P d,U a){P b;U e AC(!a)b=(P)1,e=AJ b=E(a),AL(b,d,a),e=a;u(c)=e;u(c+8)=(Z)b;u(c+16)=a;}B Ab(P a,U f,U c,U g,I d,U h,I i,B b,B e){B j;U k AC(d)if(k=u(a+1952),k<u(a+1960)){u(a+1952)=k+1;j=*(a+e+1696)&Ac[c%16]AC(j%2&&G(AA,0))AV(j&2&&G(AA,1))AV(j&4&&G(AA,2))AV(!(j&8)){b=0;AP}b=G(AA,3);AP}a[2992]=b;b=1;a:Ap b;AF B G(P a,U AI j){B q;I t,u,v;P l;U f,r,s,d,e,b,g,k;q=c+1;f=u((P)An+j*8);r=n+f;s=r*AR;d=m>>s&15;t=i(a+q*4+1968);f*=i(a+d*4+160);u=i(a+d*4+288)%64;e=u(a+24);b=(o>>u&e)+i(a+d*4+32);g=
b-f;k=u(a+16);o(g>=k||b>=k)l=q(a+8);h=h+l[g]-l[b]AC(h<t){b=d|16;g=u((P)Ao+j*8)*i(a+b*4+160);v=i(a+b*4+288)%64;e=(p>>v&e)+i(a+b*4+32);b=e-g;o(b>=k||e>=k)i=i+l[b]-l[e]AC(i<t)*(a+c+416)=j,c=Ab(a,d<<n*AR^d<<s^m,r,o-(f<<u),h,p-(g<<v),i,q,(a+w*4+672)[j]);else c=0;}else c=0;Ap c;}At Q(P b,U h,U m){At k;I d,g;P j;U i,n,f,c,l,e,a;AK(i=AH,j=AS,n=u(b+24),c=d=f=0;;c=l){l=c+1;e=c*4;a=m>>e%64&15;g=i(b+h*64+32+a*4);o(i<=g)d+=j[g];a=a|h*16;c=(!h?c:e&12|c/4)*i(b+a*4+160);g=i(b+a*4+288)%64;e=(f>>g&n)+i(b+a*4+32);
a=e+c;o(a>=i||e>=i)d=d+j[a]-j[e];f=(c<<g)+f AC(l==9)Ay}k.a=f;k.b=d;Ap k;}int main(void){U aq[1097];P af=(P)aq,al=af+8,w=af+16,am=af+32,ag=af+56,x=af+312,T=af+328,t=af+352,M=af+376,X=af+400,aa=af+424,r=af+1704,an=af+2120,C=af+2536,b=af+5528,l=af+8672;At D,ad;Au ab,ac;B e,i,u,O,ao,S,ap;H ai,v;I n,y,z,ae,aj,ak,s;P g,h,k;U a,j,c,d,m,f,p,q,o,G,ah;Al[1]=(Z)(Aq);AK(L(l,0,65536),AB(l+40,0,59),u(l+24)=1,u(l+32)=0,g=E(16384),L(r,0,256),AB(r+288,0,128),u(r+24)=15,AB(r+32,0,256),a=u(r+16),h=q(r+8),c=1;;c=j)
{AK(d=0;((U)2271560481u>>d*AR)%16!=c;)d++;j=c+1;m=c*16;i(r+c*4+32)=m;i(r+c*4+160)=1;i(r+c*4+288)=(I)c*4;c=d/3;d%=3;f=0;do{p=f|m;o(p>=a)e=f/3;i=f%3;f++;h[p]=K(e,c)-(Am(e,c)+Am(i,d))+K(i,d);}while(f!=9)AC(j==9)Ay}AK(AL(an,r,416),L(X,255,131072),a=u(X+16),h=q(X+8),j=e=1,c=0;;j=d|j*4){AK(d=c;c=d+1,i=((P)
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ")[d],u=j<a,i==32;d=c){o(!u)h[j]=0 AC(c==344)AP j=1;}o(!u)k=h+j AC(*k==255)*k=e,e++;AK(d=0;((P)"DLRU")[d]!=i;){d++;o(d==4)}if(c==344)AP}AG a:AB(aa,0,1280)
AC(a>4){AK(j=1,c=4;;c=d){d=c+1;j=c==j*16?j*4:j;o(c>=a)k=h+c;e=*k AC(e==255){m=j+((U)2147483647<<32|4294967295u)&c|j;o(m>=a)e=h[m];*k=e;}m=c/4;o(m>=a)i=h[m];o(c>=a)c%=4;(aa+i*4)[c]=e AC(e)k=aa+i+1024,*k|=(B)((I)1<<c)AC(d==a)Ax b;}AG}b:N(u(X),h);AB(C+416,0,256);AB(C+1968,0,1024);AL(C,an,416);AL(C+672,aa,1280);AB(C+1952,0,16);u(b)=4096;u(b+8)=(Z)g;AH=4096;AB(b+48,0,16);i(b+24)=52;u(b+32)=0;u(b+64)=u(b+40)=8;AN=0;u(b+80)=1024;u(b+88)=0;AL(b+96,C,2992);b[3088]=0;u(b+3096)=2271560481u;u(b+3104)=1024;
h(b+3114)=h(b+3112)=1;i(b+3116)=31;u(b+3120)=(U)AT AC(V(l))e=1;else{ab=W(l)AC(ab.a){if(!ab.b){e=0;Ax c;}AK(a=0;;a=j){AK(j=a+1,u(l+64)++,d=n=c=u(l+72)=0;;d=m){m=d+1 AC(V(l)){e=1;Ax c;}ac=W(l)AC(ac.a){if(ac.b-1>=8)AW=ac.b;}else{f=u(l+56);o(f>19)if(f!=1||l[80]!=120)AW=0;}y=(I)1<<f%32 AC(y&n){g=(P)"appears twice";a=13;Ax d;}c=f<<d*AR|c AC(m==9)Ay n=y|n;}if(a)AM;a=u(b+3096);e=b[3116];i=Y(c)AC(!(i^Y(a))){if(u(b+3120)!=(U)AT){AK(g=E(32),u(t)=32,u(t+8)=(Z)g,d=a=u(t+16)=0,f=(U)4275878552u<<32|1985229328;
m=d+1,p=c>>d*AR<<2&60,a=(f>>p)%16+(9-d)*a,m!=9;f=(((U)4008636142u<<32|4008636144u)<<p)+f)d=m;c=u(b+3136);o(a>=c)AK(h=q(b+3128),d=0;n=i(h+a*4),n<-2;){i=((P)"\0\1\2\3")[n%4]AC(d==u(t))Ag(t),g=q(t+8);g[d]=i;d++;u(t+16)=d;a=n/4;o(a>=c)}a=u(t)AC(a!=(U)AT){if(n==-1){if(d<=e)Ax e;F(a,g,1,1);Ax f;}F(a,g,1,1);}Ax f;}AK(AB(AS,0,AH*4),AN=AZ=0,D=Q(b+96,0,c),AU)a++;u(x)=c;i(x+8)=0;x[12]=a;x[13]=x[15]=0;x[14]=D.b;R(b,x,b+3104);a=AN AC(a){AK(d=u(b+112),g=q(b+104);;){AK(h=q(b+64),m=u(h),a--,f=u(h+a*8),u(h)=f,
AN=a,p=0;;p=q){o=p*2;q=o|1;o+=2 AC(o<a)q=u(h+o*8)<u(h+q*8)?o:q AC(q>=a)Ay o(p>=a)k=h+q*8;o=u(k)AC(f<=o)Ay u(h+p*8)=o;u(k)=f;}a=m&4294967295u;f=AZ;o(a>=f)h=AY;k=h+a*16;e=k[13];i=k[14];u=k[15]AC(!i)Ay if(f+3>u(b+80))Ax g;AK(u(b+88)++,a=u(k),O=k[12],ao=Ac[O%16],i(am+16)=50462976,f=0;;f=p){p=f+1;S=*(am+f+16)AC((B)((I)1<<S%8)&ao&&(!e||(S^u)!=3)){f=u((P)An+S*8)+O;q=f*AR;o=a>>q&15;G=o*16;ah=G+O;o(ah>=d)G+=f;o(G>=d)ap=(B)(g[ah]+i)-g[G];u(w)=o<<q^o<<O*AR^a;i(w+8)=m;w[12]=f;w[15]=S;w[13]=e+1;w[14]=ap;R(b,
w,b+3104);}if(p==4)Ay}a=AN AC(!a)Ax h;}n=i(k+8);AB(ag,0,256)AC(e)AK(i=e;;n=i(g+8)){*(ag+i-1)=u;o(f<=n)g=h+(U)n*16;i=g[13]AC(!i)Ay u=g[15];}Aa(T,ag,e)AC(u(T)!=((U)Av|2))Ax i;g:AK(u(b+2056)=~(u(b+88)*16),D=Q(b+96,0,c),ad=Q(b+96,1,c),n=K(ad.b,D.b),e=b[3116],ai=h(b+3114),v=h(b+3112),y=(I)v*e,z=n*v;;z=v>ai&&z+(I)v*5>y?y:z){AK(ae=(I)e+1,aj=1,g=b+2064,ak=0,a=1968;;aj++){a+=4 AC(ak>e)s=AJ AK(s=0;s*v+ak*ai<=z;)if(s++,s==ae){s=ae;Ay}i(g)=s AC(a==2992)Ay ae--;g=b+a+96;ak=aj;}if(n<i(b+2064)){AK(AU)a++
AC(Ab(b+96,c,a,D.a,D.b,ad.a,ad.b,0,1))Ay}if(z+v>=y)Ax j;z=z+v*2;}o(u(b+2048)>=u(b+2056))Aa(M,b+512,b[3088]);Ax k;j:a=(U)AT;Ax l;}h:u(T)=(U)AT;i:AL(M,T,24);k:a=u(M);o(a==((U)Av|2))l:g=q(M+8);d=u(M+16);e:if(!(a>>63)){AK(h=g;h!=g+d;h++)Aw("dlru"+*h,1,1,stdout);AM AC(!a)h=af,a=AJ u(af)=1,h=al;u(h)=a AC(u(af)&&u(al))free(g);Ax m;}}f:Aw("unsolvable",1,10,stdout);AM;m:if(j==ab.b){e=0;Ax c;}}AG}g=(P)"is not a number of boards";a=25;d:u(l+24)=(Z)g;u(l+32)=a;e=1;}c:F(u(b),AS,4,4);F(u(b+32),AY,8,16);F(u(b+
56),q(b+64),8,8);N(u(b+96),q(b+104));a=u(b+3120)AC(a!=(U)AT)F(a,q(b+3128),4,4);i=!!(fflush(stdout)|ferror(stdout))AC(!(e|i))Ap N(u(l),q(l+8)),0;Ak(l,e?0:i?(P)Al:0);Af();AG}
