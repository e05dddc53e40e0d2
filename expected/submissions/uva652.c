/* slidekit 0.1.0, rustc 1.95.0: bundle uva652 --c --short --minify */
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
#define Aq return
#define Aw 2147483648u<<32
#define Ax break;
#define Ay fwrite
#define Az goto
#define AA a,f,c,g,d,h,i,b,e
#define AB memset
#define AC ,stderr
#define AD ;if
#define AE }void
#define AF 0;(U)15<<a*4%64&c;
#define AG 0;else
#define AH for
#define AI typedef struct{U a
#define AJ }static __inline__
#define AK abort();
#define AL a,U m,U n,U o,I h,U p,I i,B c,B
#define AM memcpy
#define AN u(b+16)
#define AO Ay(J,1,1,stdout)
#define AP u(b+72)
#define AQ =a AD(u(c)&&u(d))free(b);AE
#define AR Az a;
#define AS .a!=((U)Aw|1)
#define AT q(b+8)
#define AU 1<<63
#define AV 4%64
#define AW {b=1;AR}if
#define AX {g=Ad;a=13;Az d;}f
#define AY ?!b.a?p(d):E(b.a)
#define AZ q(b+40)
#define A0 u(b+48)
AI;B b;}At;AI;I b;}Au;AI,b;}Av;B Ac[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",Ad[]="is not a tile",J[]="\n",Ar[]="the output cannot be written";U Am[3]={4,0,28},Ao[4]={3,(U)-1,1,(U)-3},Ap[4]={1,(U)-4,4,(U)-1};U K(U a,U b){Aq a>b?a:b;}U An(U a,U b){Aq a<b?a:b;}At As(U a,U b){At r;r.a=a*b;r.b=b&&r.a/b!=a;Aq r;AJ B G(P AL w,B j);P Ae(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)Aq a;AJ void Af(void){exit(1);}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)Aq b;AE L(P b,B d,U a){P c;c=E(a)
AD(d)AB(c,255,a);u(b)=a;u(b+8)=(Z)c;AN=a;AE Aj(P e,U c,P a,U f,U d,U h){U k[2];P g=(P)k,i=g+8;At b;P j;b=As(h,f)AD(b.b||b.a>((U)AU)-d)c=8,f=0,d=1;else{if(!c)j=g,c=AG u(g)=d,j=i,c*=h;u(j)=c;a=!u(g)AY:!u(i)AY:Ae(a,b.a);u(e+8)=(Z)a;c=16;f=b.a;d=0;}u(e+c)=f;u(e)=d;}Av M(P c,U a,U d,U f){U h[3];P b=(P)h;Av e;U g;g=u(c);a=K(K(a+1,g*2),f==1?8:4);Aj(b,g,q(c+8),a,d,f)AD(u(b))a=AN,d=u(b+8);else u(c+8)=(Z)AT,u(c)=a,d=(U)Aw|1;e.a=d;e.b=a;Aq e;AE Ag(P a){o(M(a,u(a),1,1)AS)AE Ah(P a){o(M(a,u(a),8,8)AS)
AE Ai(P a){o(M(a,u(a),8,16)AS)AE F(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g AD(!a)g=c,a=AG u(c)=e,g=d,a*=f;u(g)AQ N(U a,P b){U f[2];P c=(P)f,d=c+8;P e AD(!a)e=c,a=AG u(c)=1,e=d;u(e)AQ R(P b,P d,P h){B j,k;I g;P l,i,n;U e,a,f,c,m;j=d[13];k=d[14]AD((I)k+j<=h[12]){e=u(d);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=AN;o(a>=f)l=AT;c=A0;i=AZ;g=i(l+a*4)AD(g){AH(;;){m=(U)g-1;o(m>=c)n=i+m*16 AD(u(n)==e)Ax a=a+1&f-1;g=i(l+a*4)AD(!g)AR}if(j>=n[13])Aq;AM(n,d,16);c=m;Az b;}a:o(a>=f)i(l+a*4)=(I)c+
1 AD(c==u(b+32))Ai(b+32),i=AZ;AM(i+c*16,d,16);A0=c+1;b:e=((U)h(h+8)*k+(U)h(h+10)*j)<<40|(U)k<<32|c;a=AP AD(a==u(b+56))Ah(b+56);d=q(b+64);u(d+a*8)=e;e=a+1;AP=e AD(a){AH(;;a=f){f=(a-1)/2;o(f>=e)b=d+f*8;o(a>=e)h=d+a*8;a=u(b);c=u(h)AD(a<=c)Aq;u(b)=c;u(h)=a AD(!f)Aq;}AK}}AE X(P c,B e){B h;P f;U g,d,a,b;AH(u(c+56)=0,f=q(c+8),g=u(c+16),d=0,a=u(c+48),b=u(c+40);;u(c+56)=d){do{if(b==a)u(c+40)=0,a=fread(f,1,g,stdin),u(c+48)=a,b=0;o(a>g)if(b>=a)Aq;h=f[b];switch(h){
case 9:case 10:case 12:case 13:case 32:Ax default:if(e)Aq;AR}if(!e)Aq;a:b++;u(c+40)=b;}while(d>=19);*(c+d+80)=h;d++;}AK}U V(P a){U b;u(a+72)++;X(a,1)AD(u(a+40)<u(a+48))X(a,0),b=AG u(a+56)=0,u(a+24)=(Z)(P)"the input ends here",u(a+32)=19,b=1;Aq b;}Av W(P d){Av f;B c;P e;U b,a;b=u(d+56);o(b>19)if(!b)a=AG AH(a=0,e=d+80;;e++){c=*e-48 AD(c>9){a=0;AR}a=a*10+c AD(e+1==d+b+80)Ax}c=b!=19;b=c?a:0;a=c;a:f.a=a;f.b=b;Aq f;}U Ak(P e){U d,b,f,g,c,a;AH(b=d=0;;b=f){f=b+1;g=u(e+b*8)AD(!b)a=AG AH(a=c=0;a+=(u(e+
c*8)<g),c++,c!=b;)
;d=g-a+(8-b)*d AD(f==8)Ax}Aq d;AE O(U a){U c[1];P b=(P)c AD(a>9)O(a/10);*b=a%10|48;Ay(b,1,1 AC);AE Al(P a,P b){U j[1];P g=(P)j;B c;P e;U d,h,f,i AD(!b){d=u(a+56);o(d>19)h=u(a+72);f=u(a+64);b=q(a+24);i=u(a+32)AD(f)Ay("board ",1,6 AC),O(f),Ay(", ",1,2 AC);Ay("word ",1,5 AC);O(h);Ay(": ",1,2 AC)AD(d){AH(Ay("\"",1,1 AC),e=a+80;c=*e,*g=(B)(c-33)<94?c:63,Ay(g,1,1 AC),e+1!=a+d+80;)e++;c=d==19;Ay(c?(P)"...\" ":(P)"\" ",1,c?5:2 AC);}Ay(b,1,i AC);}else Ay(AT,1,AN AC);Ay(J,1,1 AC);}B Y(U d){B a;U b,c,e,f;
AH(b=0;(U)15<<b*AV&d;)b++;AH(a=b,c=0;;c=b){b=c+1 AD(c){AH(a&=1,e=0;f=e+1,a^=((d>>e*AV)%16>(d>>c*AV)%16),f!=c;)e=f;a=a;}if(b==9)Ax}Aq a&1;AE Aa(P c,P d,U a){P b;U e AD(!a)b=(P)1,e=AG b=E(a),AM(b,d,a),e=a;u(c)=e;u(c+8)=(Z)b;u(c+16)=a;}B Ab(P a,U f,U c,U g,I d,U h,I i,B b,B e){B j;U k AD(d)if(k=u(a+1952),k<u(a+1960)){u(a+1952)=k+1;j=*(a+e+1696)&Ac[c%16]AD(j%2&&G(AA,0))AW(j&2&&G(AA,1))AW(j&4&&G(AA,2))AW(!(j&8)){b=0;AR}b=G(AA,3);AR}a[2992]=b;b=1;a:Aq b;AJ B G(P AL w,B j){B q;I t,u,v;P l;U f,r,s,d,e,
b,g,k;q=c+1;f=u((P)Ao+j*8);r=n+f;s=r*AV;d=m>>s&15;t=i(a+q*4+1968);f*=i(a+d*4+160);u=i(a+d*4+288)%64;e=u(a+24);b=(o>>u&e)+i(a+d*4+32);g=b-f;k=u(a+16);o(g>=k||b>=k)l=q(a+8);h=h+l[g]-l[b]AD(h<t){b=d|16;g=u((P)Ap+j*8)*i(a+b*4+160);v=i(a+b*4+288)%64;e=(p>>v&e)+i(a+b*4+32);b=e-g;o(b>=k||e>=k)i=i+l[b]-l[e]AD(i<t)*(a+c+416)=j,c=Ab(a,d<<n*AV^d<<s^m,r,o-(f<<u),h,p-(g<<v),i,q,(a+w*4+672)[j]);else c=0;}else c=0;Aq c;}Au Q(P b,U h,U m){Au k;I d,g;P j;U i,n,f,c,l,e,a;AH(i=AN,j=AT,n=u(b+24),c=d=f=0;;c=l){l=c+
1;e=c*4;a=m>>e%64&15;g=i(b+h*64+32+a*4);o(i<=g)d+=j[g];a=a|h*16;c=(!h?c:e&12|c/4)*i(b+a*4+160);g=i(b+a*4+288)%64;e=(f>>g&n)+i(b+a*4+32);a=e+c;o(a>=i||e>=i)d=d+j[a]-j[e];f=(c<<g)+f AD(l==9)Ax}k.a=f;k.b=d;Aq k;}int main(void){U ar[1105];P af=(P)ar,am=af+8,ag=af+16,v=af+80,an=af+96,ah=af+120,w=af+376,T=af+392,t=af+416,M=af+440,X=af+464,aa=af+488,r=af+1768,ao=af+2184,C=af+2600,b=af+5592,l=af+8736;Au D,ad;Av ab,ac;B e,i,u,O,ap,S,aq;H aj,y;I o,x,z,ae,ak,al,s;P g,h,k;U a,j,c,d,m,f,n,q,p,G,ai;Am[1]=(Z)
(Ar);AH(L(l,0,65536),AB(l+40,0,59),u(l+24)=1,u(l+32)=0,g=E(16384),L(r,0,256),AB(r+288,0,128),u(r+24)=15,AB(r+32,0,256),a=u(r+16),h=q(r+8),c=1;;c=j){AH(d=0;((U)2271560481u>>d*AV)%16!=c;)d++;j=c+1;m=c*16;i(r+c*4+32)=m;i(r+c*4+160)=1;i(r+c*4+288)=(I)c*4;c=d/3;d%=3;f=0;do{n=f|m;o(n>=a)e=f/3;i=f%3;f++;h[n]=K(e,c)-(An(e,c)+An(i,d))+K(i,d);}while(f!=9)AD(j==9)Ax}AH(AM(ao,r,416),L(X,255,131072),a=u(X+16),h=q(X+8),j=e=1,c=0;;j=d|j*4){AH(d=c;c=d+1,i=((P)
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ")[d],u=j<a,i==32;d=c){o(!u)h[j]=0 AD(c==344)AR j=1;}o(!u)k=h+j AD(*k==255)*k=e,e++;AH(d=0;((P)"DLRU")[d]!=i;){d++;o(d==4)}if(c==344)AR}AK a:AB(aa,0,1280)
AD(a>4){AH(j=1,c=4;;c=d){d=c+1;j=c==j*16?j*4:j;o(c>=a)k=h+c;e=*k AD(e==255){m=j+((U)2147483647<<32|4294967295u)&c|j;o(m>=a)e=h[m];*k=e;}m=c/4;o(m>=a)i=h[m];o(c>=a)c%=4;(aa+i*4)[c]=e AD(e)k=aa+i+1024,*k|=(B)((I)1<<c)AD(d==a)Az b;}AK}b:N(u(X),h);AB(C+416,0,256);AB(C+1968,0,1024);AM(C,ao,416);AM(C+672,aa,1280);AB(C+1952,0,16);u(b)=4096;u(b+8)=(Z)g;AN=4096;AB(b+48,0,16);i(b+24)=52;u(b+32)=0;u(b+64)=u(b+40)=8;AP=0;u(b+80)=1024;u(b+88)=0;AM(b+96,C,2992);b[3088]=0;u(b+3096)=2271560481u;u(b+3104)=1024;
h(b+3114)=h(b+3112)=1;i(b+3116)=31;u(b+3120)=(U)AU AD(V(l))e=1;else{ab=W(l)AD(ab.a){if(!ab.b){e=0;Az c;}AH(a=0;;a=j){AH(j=a+1,u(l+64)++,d=o=c=u(l+72)=0;;d=m){m=d+1 AD(V(l)){e=1;Az c;}ac=W(l)AD(ac.a){if(ac.b-1>=8)AX=ac.b;}else{f=u(l+56);o(f>19)if(f!=1||l[80]!=120)AX=0;}x=(I)1<<f%32 AD(x&o){g=(P)"appears twice";a=13;Az d;}c=f<<d*AV|c AD(m==9)Ax o=x|o;}if(a)AO;a=u(b+3096);e=b[3116];i=Y(c)AD(!(i^Y(a))){if(u(b+3120)!=(U)AU){AH(g=E(32),u(t)=32,u(t+8)=(Z)g,a=u(t+16)=AF)a++;AH(AB(ag,0,64),m=d=0;;m=f){
AH(f=m+8,n=d;;n=d){if(n>=9)Az e;d=n+1;n=c>>n*AV&15 AD(n)Ax}u(ag+m)=n-1 AD(f==64)Ax}e:a=Ak(ag)+a*40320;c=u(b+3136);o(a>=c)AH(h=q(b+3128),d=0;o=i(h+a*4),o<-2;){i=((P)"\0\1\2\3")[o%4]AD(d==u(t))Ag(t),g=q(t+8);g[d]=i;d++;u(t+16)=d;a=o/4;o(a>=c)}a=u(t)AD(a!=(U)AU){if(o==-1){if(d<=e)Az f;F(a,g,1,1);Az g;}F(a,g,1,1);}Az g;}a=AN AD(a)AB(AT,0,a*4);AH(AP=A0=0,D=Q(b+96,0,c),a=AF)a++;u(w)=c;i(w+8)=0;w[12]=a;w[13]=w[15]=0;w[14]=D.b;R(b,w,b+3104);a=AP AD(a){AH(d=u(b+112),g=q(b+104);;){AH(h=q(b+64),m=u(h),a--,
f=u(h+a*8),u(h)=f,AP=a,n=0;;n=q){p=n*2;q=p|1;p+=2 AD(p<a)q=u(h+p*8)<u(h+q*8)?p:q AD(q>=a)Ax o(n>=a)k=h+q*8;p=u(k)AD(f<=p)Ax u(h+n*8)=p;u(k)=f;}a=m&4294967295u;f=A0;o(a>=f)h=AZ;k=h+a*16;e=k[13];i=k[14];u=k[15]AD(!i)Ax if(f+3>u(b+80))Az h;AH(u(b+88)++,a=u(k),O=k[12],i(an+16)=50462976,ap=Ac[O%16],f=0;;f=n){n=f+1;S=*(an+f+16)AD((B)((I)1<<S%8)&ap&&(!e||(S^u)!=3)){f=u((P)Ao+S*8)+O;q=f*AV;p=a>>q&15;G=p*16;ai=G+O;o(ai>=d)G+=f;o(G>=d)aq=(B)(g[ai]+i)-g[G];u(v)=p<<q^p<<O*AV^a;i(v+8)=m;v[12]=f;v[15]=S;
v[13]=e+1;v[14]=aq;R(b,v,b+3104);}if(n==4)Ax}a=AP AD(!a)Az i;}o=i(k+8);AB(ah,0,256)AD(e)AH(i=e;;o=i(g+8)){*(ah+i-1)=u;o(f<=o)g=h+(U)o*16;i=g[13]AD(!i)Ax u=g[15];}Aa(T,ah,e)AD(u(T)!=((U)Aw|2))Az j;h:AH(u(b+2056)=~(u(b+88)*16),D=Q(b+96,0,c),ad=Q(b+96,1,c),o=K(ad.b,D.b),e=b[3116],aj=h(b+3114),y=h(b+3112),x=(I)y*e,z=o*y;;z=y>aj&&z+(I)y*5>x?x:z){AH(ae=(I)e+1,ak=1,g=b+2064,al=0,a=1968;;ak++){a+=4 AD(al>e)s=AG AH(s=0;s*y+al*aj<=z;)if(s++,s==ae){s=ae;Ax}i(g)=s AD(a==2992)Ax ae--;g=b+a+96;al=ak;}
if(o<i(b+2064)){AH(a=AF)a++AD(Ab(b+96,c,a,D.a,D.b,ad.a,ad.b,0,1))Ax}if(z>=x)Az k;z=z+y*2;}o(u(b+2048)>=u(b+2056))Aa(M,b+512,b[3088]);Az l;k:a=(U)AU;Az m;}i:u(T)=(U)AU;j:AM(M,T,24);l:a=u(M);o(a==((U)Aw|2))m:g=q(M+8);d=u(M+16);f:if(!(a>>63)){AH(h=g;h!=g+d;h++)Ay("dlru"+*h,1,1,stdout);AO AD(!a)h=af,a=AG u(af)=1,h=am;u(h)=a AD(u(af)&&u(am))free(g);Az n;}}g:Ay("unsolvable",1,10,stdout);AO;n:if(j==ab.b){e=0;Az c;}}AK}g=(P)"is not a number of boards";a=25;d:u(l+24)=(Z)g;u(l+32)=a;e=1;}c:F(u(b),AT,4,4);
F(u(b+32),AZ,8,16);F(u(b+56),q(b+64),8,8);N(u(b+96),q(b+104));a=u(b+3120)AD(a!=(U)AU)F(a,q(b+3128),4,4);i=!!(fflush(stdout)|ferror(stdout))AD(!(e|i))Aq N(u(l),q(l+8)),0;Al(l,e?0:i?(P)Am:0);Af();AK}
