/* slidekit 0.1.0, rustc 1.95.0: bundle uva652 --c --short --minify */
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
#define Ar return
#define Ax 2147483648u<<32
#define Ay fwrite
#define Az goto
#define AA break;
#define AB a,g,d,h,e,i,j,b,f
#define AC ,stderr
#define AD memset
#define AE }void
#define AF ;if
#define AG abort();
#define AH 0;(U)15<<a*4%64&d;
#define AI 0;else
#define AJ for
#define AK typedef struct{U a
#define AL a,U g,U h,U n,I o,U p,I q,B b,B
#define AM Ay(J,1,1,stdout)
#define AN u(b+72)
#define AO =a AF(u(c)&&u(d))free(b);AE
#define AP Az a;
#define AQ memcpy
#define AR u(b+16)
#define AS .a!=((U)Ax|1)
#define AT 1<<63
#define AU 4%64
#define AV E(a,e,1,1)
#define AW q(b+8)
#define AX {b=1;AP}if
#define AY {e=Ae;a=13;Az d;}g
#define AZ ?!b.a?p(d):F(b.a)
#define A0 q(b+40)
#define A1 u(b+48)
AK;B b;}Au;AK;I b;}Av;AK,b;}Aw;B Ad[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",Ae[]="is not a tile",J[]="\n",As[]="the output cannot be written";U An[3]={4,0,28},Ap[4]={3,(U)-1,1,(U)-3},Aq[4]={1,(U)-4,4,(U)-1};U K(U a,U b){Ar a>b?a:b;}U Ao(U a,U b){Ar a<b?a:b;}Au At(U a,U b){Au r;r.a=a*b;r.b=b&&r.a/b!=a;Ar r;}B G(P AL r,B c);P Af(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)Ar a;AE Ag(void){exit(1);}P F(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)Ar b;AE L(P b,B d,U a){P c;c=F(a)AF(d)
AD(c,255,a);u(b)=a;u(b+8)=(Z)c;AR=a;AE Ak(P e,U c,P a,U f,U d,U h){U k[2];P g=(P)k,i=g+8;Au b;P j;b=At(h,f)AF(b.b||b.a>((U)AT)-d)c=8,f=0,d=1;else{if(!c)j=g,c=AI u(g)=d,j=i,c*=h;u(j)=c;a=!u(g)AZ:!u(i)AZ:Af(a,b.a);u(e+8)=(Z)a;c=16;f=b.a;d=0;}u(e+c)=f;u(e)=d;}Aw M(P c,U a,U d,U f){U h[3];P b=(P)h;Aw e;U g;g=u(c);a=K(K(a+1,g*2),f==1?8:4);Ak(b,g,q(c+8),a,d,f)AF(u(b))a=AR,d=u(b+8);else u(c+8)=(Z)AW,u(c)=a,d=(U)Ax|1;e.a=d;e.b=a;Ar e;AE Ah(P a){o(M(a,u(a),1,1)AS)AE Ai(P a){o(M(a,u(a),8,8)AS)AE Aj(P a){
o(M(a,u(a),8,16)AS)AE E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g AF(!a)g=c,a=AI u(c)=e,g=d,a*=f;u(g)AO N(U a,P b){U f[2];P c=(P)f,d=c+8;P e AF(!a)e=c,a=AI u(c)=1,e=d;u(e)AO V(P b,P d,P h){B j,k;I g;P l,i,n;U e,a,f,c,m;j=d[13];k=d[14]AF((I)k+j<=h[12]){e=u(d);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=AR;o(a>=f)l=AW;c=A1;i=A0;g=i(l+a*4)AF(g){AJ(;;){m=(U)g-1;o(m>=c)n=i+m*16 AF(u(n)==e)AA a=a+1&f-1;g=i(l+a*4)AF(!g)AP}if(j>=n[13])Ar;AQ(n,d,16);c=m;Az b;}a:o(a>=f)i(l+a*4)=(I)c+1 AF(c==u(b+32)
)Aj(b+32),i=A0;AQ(i+c*16,d,16);A1=c+1;b:e=((U)h(h+8)*k+(U)h(h+10)*j)<<40|(U)k<<32|c;a=AN AF(a==u(b+56))Ai(b+56);d=q(b+64);u(d+a*8)=e;e=a+1;AN=e AF(a){AJ(;;a=f){f=(a-1)/2;o(f>=e)b=d+f*8;o(a>=e)h=d+a*8;a=u(b);c=u(h)AF(a<=c)Ar;u(b)=c;u(h)=a AF(!f)Ar;}AG}}AE Y(P c,B e){B h;P f;U g,d,a,b;AJ(u(c+56)=0,f=q(c+8),g=u(c+16),d=0,a=u(c+48),b=u(c+40);;u(c+56)=d){do{if(b==a)u(c+40)=0,a=fread(f,1,g,stdin),u(c+48)=a,b=0;o(a>g)if(b>=a)Ar;h=f[b];switch(h){case 9:case 10:case 12:case 13:case 32:AA default:if(e)Ar;
AP}if(!e)Ar;a:b++;u(c+40)=b;}while(d>=19);*(c+d+80)=h;d++;}AG}U W(P a){U b;u(a+72)++;Y(a,1)AF(u(a+40)<u(a+48))Y(a,0),b=AI u(a+56)=0,u(a+24)=(Z)(P)"the input ends here",u(a+32)=19,b=1;Ar b;}Aw X(P d){Aw f;B c;P e;U b,a;b=u(d+56);o(b>19)if(!b)a=AI AJ(a=0,e=d+80;;e++){c=*e-48 AF(c>9){a=0;AP}a=a*10+c AF(e+1==d+b+80)AA}c=b!=19;b=c?a:0;a=c;a:f.a=a;f.b=b;Ar f;}U Al(P e){U d,b,f,g,c,a;AJ(b=d=0;;b=f){f=b+1;g=u(e+b*8)AF(!b)a=AI AJ(a=c=0;a+=(u(e+c*8)<g),c++,c!=b;)
;d=g-a+(8-b)*d AF(f==8)AA}Ar d;AE O(U a){U c[1];P b=(P)c AF(a>9)O(a/10);*b=a%10|48;Ay(b,1,1 AC);AE Am(P a,P b){U j[1];P g=(P)j;B c;P e;U d,h,f,i AF(!b){d=u(a+56);o(d>19)h=u(a+72);f=u(a+64);b=q(a+24);i=u(a+32)AF(f)Ay("board ",1,6 AC),O(f),Ay(", ",1,2 AC);Ay("word ",1,5 AC);O(h);Ay(": ",1,2 AC)AF(d){AJ(Ay("\"",1,1 AC),e=a+80;c=*e,*g=(B)(c-33)<94?c:63,Ay(g,1,1 AC),e+1!=a+d+80;)e++;c=d==19;Ay(c?(P)"...\" ":(P)"\" ",1,c?5:2 AC);}Ay(b,1,i AC);}else Ay(AW,1,AR AC);Ay(J,1,1 AC);}B Aa(U d){B a;U b,c,e,f;
AJ(b=0;(U)15<<b*AU&d;)b++;AJ(a=b,c=0;;c=b){b=c+1 AF(c){AJ(a&=1,e=0;f=e+1,a^=((d>>e*AU)%16>(d>>c*AU)%16),f!=c;)e=f;a=a;}if(b==9)AA}Ar a&1;AE Ab(P c,P d,U a){P b;U e AF(!a)b=(P)1,e=AI b=F(a),AQ(b,d,a),e=a;u(c)=e;u(c+8)=(Z)b;u(c+16)=a;}Av R(P a,U b,U g,I j,U c,U d){Av f;I h;P e;U i;e=a+b*192+40+c*12;d*=i(e+4);h=i(e+8)%64;b=(g>>h&u(a+24))+i(e);c=b-d;i=u(a+16);o(c>=i||b>=i)a=q(a+8);f.a=g-(d<<h);f.b=j+a[c]-a[b];Ar f;}B Ac(P a,U g,U d,U h,I e,U i,I j,B b,B f){B c;U k;c=!e AF(!c)if(k=u(a+1960),k<u(a+
1968)){u(a+1960)=k+1;c=*(a+f+1704)&Ad[d%16]AF(c%2&&G(AB,0))AX(c&2&&G(AB,1))AX(c&4&&G(AB,2))AX(!(c&8)){b=0;AP}b=G(AB,3);AP}a[3001]=b;a[3000]=c;b=1;a:Ar b;}B G(P AL r,B c){Av e,f;B i;I m;U j,k,l,d;i=b+1;j=u((P)Ap+c*8);k=h+j;l=k*AU;d=g>>l&15;m=i(a+i*4+1976);e=R(a,0,n,o,d,j)AF(e.b<m){if(f=R(a,1,p,q,d,u((P)Aq+c*8)),f.b<m)*(a+b+424)=c,b=Ac(a,d<<h*AU^d<<l^g,k,e.a,e.b,f.a,f.b,i,(a+r*4+680)[c]);else b=0;}else b=0;Ar b;}Av Q(P d,U b,U g){Av c;I i;U h,a,e,f;AJ(h=0,i=i(d+b*4+32),a=0;e=a+1,f=a*4,c=R(d,b,h,i,
g>>f%64&15,-(!b?a:f&12|a/4)),e!=9;a=e)h=c.a,i=c.b;Ar c;}int main(void){U ar[1109];P af=(P)ar,am=af+8,ag=af+16,R=af+80,v=af+104,an=af+120,ah=af+144,w=af+400,T=af+416,t=af+440,Y=af+464,aa=af+488,r=af+1768,ao=af+2192,C=af+2616,b=af+5616,m=af+8768;Av D,ad;Aw ab,ac;B f,j,u,M,ap,O,aq;H aj,y;I l,x,z,ae,ak,al,s;P e,h,k;U a,i,d,c,n,g,o,q,p,G,ai;An[1]=(Z)(As);AJ(L(m,0,65536),AD(m+40,0,59),u(m+24)=1,u(m+32)=0,e=F(16384),L(r,0,256),AD(r+40,0,384),u(r+24)=15,u(r+32)=0,a=u(r+16),h=q(r+8),i=1,l=0;;i=d){AJ(c=0;
((U)2271560481u>>c*AU)%16!=i;)c++;d=i+1;k=r+i*12+40;i(k)=(I)i*16;i(k+4)=1;i(k+8)=(I)i*4;i*=16;n=c/3;c%=3;g=0;do{o=g+i;o(o>=a)f=g/3;j=g%3;g++;h[o]=K(f,n)-(Ao(f,n)+Ao(j,c))+K(j,c);}while(g!=9);l+=h[i]AF(d==9)AA}AJ(i(r+32)=l,AQ(ao,r,424),L(Y,255,131072),a=u(Y+16),h=q(Y+8),i=f=1,d=0;;i=c|i*4){AJ(c=d;d=c+1,j=((P)
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ")[c],u=i<a,j==32;c=d){o(!u)h[i]=0 AF(d==344)AP i=1;}o(!u)k=h+i AF(*k==255)*k=f,f++;AJ(c=0;((P)"DLRU")[c]!=j;){c++;o(c==4)}if(d==344)AP}AG a:AD(aa,0,1280)
AF(a>4){AJ(i=1,d=4;;d=c){c=d+1;i=d==i*16?i*4:i;o(d>=a)k=h+d;f=*k AF(f==255){n=i+((U)2147483647<<32|4294967295u)&d|i;o(n>=a)f=h[n];*k=f;}n=d/4;o(n>=a)j=h[n];o(d>=a)d%=4;(aa+j*4)[d]=f AF(f)k=aa+j+1024,*k|=(B)((I)1<<d)AF(c==a)Az b;}AG}b:N(u(Y),h);AD(C+424,0,256);AD(C+1976,0,1024);AQ(C,ao,424);AQ(C+680,aa,1280);AD(C+1960,0,16);u(b)=4096;u(b+8)=(Z)e;AR=4096;AD(b+48,0,16);i(b+24)=52;u(b+32)=0;u(b+64)=u(b+40)=8;AN=0;u(b+80)=1024;u(b+88)=0;AQ(b+96,C,3000);b[3097]=b[3096]=0;u(b+3104)=2271560481u;u(b+
3112)=1024;h(b+3122)=h(b+3120)=1;i(b+3124)=31;u(b+3128)=(U)AT AF(W(m))f=1;else{ab=X(m)AF(ab.a){if(!ab.b){f=0;Az c;}AJ(a=0;;a=i){AJ(i=a+1,u(m+64)++,c=l=d=u(m+72)=0;;c=n){n=c+1 AF(W(m)){f=1;Az c;}ac=X(m)AF(ac.a){if(ac.b-1>=8)AY=ac.b;}else{g=u(m+56);o(g>19)if(g!=1||m[80]!=120)AY=0;}x=(I)1<<g%32 AF(x&l){e=(P)"appears twice";a=13;Az d;}d=g<<c*AU|d AF(n==9)AA l=x|l;}if(a)AM;a=u(b+3104);f=b[3124];j=Aa(d)AF(!(j^Aa(a))){if(u(b+3128)!=(U)AT){AJ(e=F(32),u(t)=32,u(t+8)=(Z)e,a=u(t+16)=AH)a++;AJ(AD(ag,0,64),
n=c=0;;n=g){AJ(g=n+8,o=c;;o=c){if(o>=9)Az e;c=o+1;o=d>>o*AU&15 AF(o)AA}u(ag+n)=o-1 AF(g==64)AA}e:a=Al(ag)+a*40320;d=u(b+3144);o(a>=d)AJ(h=q(b+3136),c=0;l=i(h+a*4),l<-2;){j=((P)"\0\1\2\3")[l%4]AF(c==u(t))Ah(t),e=q(t+8);e[c]=j;c++;u(t+16)=c;a=l/4;o(a>=d)}a=u(t)AF(a!=(U)AT){if(l==-1){if(c<=f)Az f;AV;Az g;}AV;}Az g;}a=AR AF(a)AD(AW,0,a*4);AJ(AN=A1=0,D=Q(b+96,0,d),a=AH)a++;u(w)=d;i(w+8)=0;w[12]=a;w[13]=w[15]=0;w[14]=D.b;V(b,w,b+3112);a=AN AF(a){AJ(c=u(b+112),e=q(b+104);;){AJ(h=q(b+64),n=u(h),a--,g=
u(h+a*8),u(h)=g,AN=a,o=0;;o=q){p=o*2;q=p|1;p+=2 AF(p<a)q=u(h+p*8)<u(h+q*8)?p:q AF(q>=a)AA o(o>=a)k=h+q*8;p=u(k)AF(g<=p)AA u(h+o*8)=p;u(k)=g;}a=n&4294967295u;g=A1;o(a>=g)h=A0;k=h+a*16;f=k[13];j=k[14];u=k[15]AF(!j)AA if(g+3>u(b+80))Az h;AJ(u(b+88)++,a=u(k),M=k[12],i(an+16)=50462976,ap=Ad[M%16],g=0;;g=o){o=g+1;O=*(an+g+16)AF((B)((I)1<<O%8)&ap&&(!f||(O^u)!=3)){g=u((P)Ap+O*8)+M;q=g*AU;p=a>>q&15;G=p*16;ai=G+M;o(ai>=c)G+=g;o(G>=c)aq=(B)(e[ai]+j)-e[G];u(v)=p<<q^p<<M*AU^a;i(v+8)=n;v[12]=g;v[15]=O;v[13]=
f+1;v[14]=aq;V(b,v,b+3112);}if(o==4)AA}a=AN AF(!a){a=(U)AT;Az i;}}l=i(k+8);AD(ah,0,256)AF(f)AJ(j=f;;l=i(e+8)){*(ah+j-1)=u;o(g<=l)e=h+(U)l*16;j=e[13]AF(!j)AA u=e[15];}Ab(T,ah,f);a=u(T)AF(a!=((U)Ax|2))Az i;h:AJ(u(b+2064)=~(u(b+88)*16),D=Q(b+96,0,d),ad=Q(b+96,1,d),l=K(ad.b,D.b),f=b[3124],aj=h(b+3122),y=h(b+3120),x=(I)y*f,z=l*y;;z=y>aj&&z+(I)y*5>x?x:z){AJ(ae=(I)f+1,ak=1,e=b+2072,al=0,a=1976;;ak++){a+=4 AF(al>f)s=AI AJ(s=0;s*y+al*aj<=z;)if(s++,s==ae){s=ae;AA}i(e)=s AF(a==3000)AA ae--;e=b+a+96;al=ak;}
if(l<i(b+2072)){AJ(a=AH)a++AF(Ac(b+96,d,a,D.a,D.b,ad.a,ad.b,0,1))AA}if(z>=x)Az j;z=z+y*2;}Ab(R,b+520,b[3097]);a=u(R);e=q(R+8);c=u(R+16);o(a==((U)Ax|2))if(b[3096])Az k;Az l;j:Az g;}a=(U)AT;i:c=u(T+16);e=q(T+8);k:f:if((S)a>-1){AJ(h=e;h!=e+c;h++)Ay("dlru"+*h,1,1,stdout);AM AF(!a)h=af,a=AI u(af)=1,h=am;u(h)=a AF(u(af)&&u(am))free(e);Az m;}}g:Ay("unsolvable",1,10,stdout);AM;m:if(i==ab.b){f=0;Az c;}}AG l:o((S)a<=-1)AV;AG}e=(P)"is not a number of boards";a=25;d:u(m+24)=(Z)e;u(m+32)=a;f=1;}c:E(u(b),AW,
4,4);E(u(b+32),A0,8,16);E(u(b+56),q(b+64),8,8);N(u(b+96),q(b+104));a=u(b+3128)AF(a!=(U)AT)E(a,q(b+3136),4,4);j=!!(fflush(stdout)|ferror(stdout))AF(!(f|j))Ar N(u(m),q(m+8)),0;Am(m,f?0:j?(P)An:0);Ag();AG}
