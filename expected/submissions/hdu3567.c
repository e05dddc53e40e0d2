/* slidekit 0.1.0, rustc 1.95.0: bundle hdu3567 --c --minify */
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
#define AD break;
#define AL 2147483648u<<32
#define AM goto
#define AN return
#define AO =(U)1<<63;
#define AP fwrite
#define AQ memcpy
#define AR 2147483647<<32
#define AS else
#define AT for
#define AU }void
#define AV b&2271560481u^2271560481u|(U)-16<<b&((U)8<<32|1985229328)
#define AW ;if
#define AX stdout
#define AY typedef struct{U a
#define AZ a,g,d,h,e,i,j,b,f
#define A0 .a!=((U)AL|1)
#define A1 memset
#define A2 AM a;}
#define A3 ,stderr
#define A4 4294967295u
#define A5 0;AS
#define A6 4%64
#define A7 >((U)AR|4294967288u)
#define A8 >((U)AR|4294967294u)
#define A9 abort();
#define Ba u(c+16)
#define Bb 0;(U)15<<
#define Bc AP(J,1,1,AX)
#define Bd AT(j=0;b=j*A6,(U)15<<b&l;)j++
#define Be u(a+3128)
#define Bf s=0;q=s+1,M(w+s*3152),q!=9;
#define Bg ;P c=(P)
#define Bh 24,e++,E(u(y),q(y+8),2,2)
#define Bi a,U g,U h,U n,I o,U p,I q,B b,B
#define Bj u(a+72)
#define Bk =(Z)
#define Bl =a AW(u(c)&&u(d))free(b)
#define Bm !=(U)1<<63
#define Bn AT(e=0;y=f+e*Bh,e!=c;)
#define Bo u(b+16)
#define Bp {U c[1];P b=(P)c AW(a>9)
#define Bq fflush(AX)|ferror(AX)
#define Br u(o+16)
#define Bs >((U)536870911<<32|A4)
#define Bt a,u(a),1
#define Bu ++,E(u(f),q(f+8),2,2)
#define Bv =(U)(Z)F(a)
#define Bw case
#define Bx {AT
#define By a=13;AM b;}
#define Bz ?!b.a?p(d):F(b.a):
AY;B b;}AH;AY;I b;}AI;AY,b;}AJ;AY;P b;}AK;B Al[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",Am[]="is not a tile",An[]=": ",J[]="\n",AE[]="the output cannot be written";U Az[3]={4,0,28},AB[4]={3,(U)-1,1,(U)-3},AC[4]={1,(U)-4,4,(U)-1};U AF(U a,int n){int i=0;AT(;i<n&&!(a>>i&1);)i++;AN i;}U L(U a,U b){AN a>b?a:b;}U AA(U a,U b){AN a<b?a:b;}AH AG(U a,U b){AH r;r.a=a*b;r.b=b&&r.a/b!=a;AN r;}U Ao(U a,U b){AN a>b?a-b:0;}B K(P Bi r,B c);P F(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)AN b;AU Ap(P n,P f,
P g){U q[3];P b=(P)q;H l,m;P h,d,j;U c,k,a,e,i,o;c=(U)(Z)g-(U)(Z)f;k=c/24;o(c A7)if(g!=f)Bx(g=F(c),u(b)=k,u(b+8)Bk g,a=Bo=0;;){h=f+a*24;d=q(h+8);e=u(h+16);i=e*2;o(((S)e<0)|(i A8))if(!i)o=0,c=2;AS c=(U)(Z)F(i),o=e;h=p(c)AW(e)AT(l=0,j=d;;j+=2){m=h(j);o(e<=m)h(h+m*2)=l AW(j+2==d+i)AD l++;}d=g+a*24;u(d)=o;u(d+8)Bk h;u(d+16)=e;a++AW(a==k){f=b+16;A2}A9}u(b)=0;u(b+8)=8;Bo=0;f=b+16;a=0;a:u(f)=a;AQ(n,b,24);AU E(U a,P b,U e,U f){U h[2]Bg h,d=c+8;P g AW(!a)g=c,a=A5 u(c)=e,g=d,a*=f;u(g)Bl;}U Ah(P e,U f,U i)
{U a,c,g,h,d,b AW(!f)a=A5 AT(c=a=0;;c=g){g=c+1;h=u(e+c*8)AW(!c)b=A5 AT(b=d=0;b+=(u(e+d*8)<h),d++,d!=c;)
;a=h-b+(i-c)*a AW(g==f)AD}AN a;}P Ar(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)AN a;AU Aw(P e,U c,P a,U f,U d,U h){U k[2];P g=(P)k,i=g+8;AH b;P j;b=AG(h,f)AW(b.b||b.a>((U)1<<63)-d)c=8,f=0,d=1;AS{if(!c)j=g,c=A5 u(g)=d,j=i,c*=h;u(j)=c;a=!u(g)Bz!u(i)Bz Ar(a,b.a);u(e+8)Bk a;c=16;f=b.a;d=0;}u(e+c)=f;u(e)=d;}AJ G(P d,U b,U a,U g,U f){U h[3]Bg h;AJ e;a+=b AW(a<b)a=A5 if(b=u(d),a=L(L(a,b*2),f==1?8:4),Aw(c,b,q(d+8),a,g,f),u(c))b=Ba,a=u(c+8);AS u(d+8)Bk q(c+8),u(d)=a,a=(U)AL|1;e.a=a;e.b=b;AN e;
AU Ax(P a,U b,U c,U d,U e){o(G(a,b,c,d,e)A0)AU Aq(P M,P s){U Q[12];P o=(P)Q,q=o+24,L=o+48,w=o+72;B G;P x,N,i,y,j,r,C;U a,z,h,m,D,t,d,e,l,n,b,u,f,c,g,k,v,J,K,O;a=u(s+16);z=u(s+24);h=Ao(z,a);m=h*24;o(h>((U)89478485<<32|1431655765))if(!m)x=(P)8,h=A5 x=F(m);u(w)=h;u(w+8)Bk x;u(w+16)=0;N=q(s);s=q(s+8)AW(a<z)Bx(m=0;;a=D){D=a+1;t=u(s);d=u(N)+~a;a=d-3;G=d<2 AW(G)e=1;AS Bx(e=1,l=d-2;n=l+1,e=l*e,n!=d;)l=n;e*=d AW(a<2){l=1;A2}AT(n=l=1;b=n+1,l=n*l,b!=a;)n=b;l*=a;a:a=t*2;o(((S)t<0)|(a A8))if(!a)a=2,n=
A5 a Bv,n=t;i=p(a);u(q)=n;u(q+8)Bk i;u(q+16)=0;a=e*8;o((e Bs)|(a A7))if(!a)n=0,a=8;AS a Bv,n=e;y=p(a)AW(!e)a=A5 AT(a=d*8,b=0;;b=u){u=b+1;o((d Bs)|(a A7))if(!a)f=0,h=8;AS h Bv,f=d;j=p(h);u(o)=f;u(o+8)Bk j;Br=0 AW(!d)c=Br=0,j=q(o+8),f=u(o),g=1;AS Bx(f=0;c=f+1,u(j+f*8)=f,c!=d;)f=c;Br=c;f=u(o);j=q(o+8)AW(G)g=1;AS Bx(g=1,k=d-2;v=k+1,g=k*g,v!=d;)k=v;g*=d;}}AT(r=F(24),v=b,J=0;;J=K){K=J+1;o(!c)k=g/c;o(c>g)g=v/k;o(g>=c)C=j+g*8;O=u(C);memmove(C,C+8,(c+~g)*8);u(r+J*8)=O AW(K==3)AD c--;g=k;v%=k;}E(f,j,8,8);
f=u(r+16);memmove(r+8,r,16);u(r)=f;f=Ah(r,3,d);E(3,r,8,8);u(y+b*8)=f AW(u==e){a=e;AD}}d=l*e;o(!d)if(d<=t)AT(f=b=0;;f=u){u=f+1 AW(a)AT(j=y;;j+=8){c=(u(j)+f*e)*l;g=c+l;k=Ao(g,c)AW(k>u(q)-b)Ax(q,b,k,2,2),i=q(q+8),b=u(q+16)AW(c<g)while(k=c+1,h(i+b*2)=c,b++,k!=g)c=k;u(q+16)=b AW(j+8==y+a*8)AD}if(u>=t/d)AD}AQ(L,q,24);E(n,y,8,8);AQ(x+m*24,L,24);m++AW(D==z)AM b;}A9}m=0;b:u(w+16)=m;AQ(M,w,24);AU As(void){exit(1);AU O(U a,P b){U f[2]Bg f,d=c+8;P e AW(!a)e=c,a=A5 u(c)=1,e=d;u(e)Bl;AU M(P a){U b;b=u(a)
AW(b Bm)if(E(b,q(a+8),4,4),E(u(a+32),q(a+40),8,16),E(u(a+56),q(a+64),8,8),O(u(a+96),q(a+104)),b=Be,b Bm)E(b,q(a+3136),4,4);AU N(P b,B d,U a){P c;c=F(a)AW(d)A1(c,255,a);u(b)=a;u(b+8)Bk c;Bo=a;AU Y(P d,I f,U b){U g[3]Bg g;P a;U e AW(!f)a=F(b*4),u(d)=b,u(d+8)Bk a,u(d+16)=b;AS Bx(a=F(b*4),u(c)=b,u(c+8)Bk a,Ba=0,e=1;e++,i(a)=f,e!=b;)a+=4;i(a+4)=f;Ba=b;AQ(d,c,24);}AU At(P a){o(G(Bt,1,1)A0)AU Aa(P a){o(G(Bt,2,2)A0)AU Au(P a){o(G(Bt,8,8)A0)AU Av(P a){o(G(Bt,8,16)A0)AU Ab(P h,P g){U l[3]Bg l;P a,i,f;U b,
d,e,j,k;AT(a=F(216),u(c)=9,u(c+8)Bk a,Ba=0,i=q(g+8),b=u(g+16),d=b*2,e=1;;a+=24){e++;o(((S)b<0)|(d A8))if(!d)j=0,f=(P)2;AS f=F(d),j=b AW(!b)k=A5 AQ(f,i,d),k=b;u(a)=j;u(a+8)Bk f;u(a+16)=k AW(e==9)A2 A9 a:AQ(a+24,g,24);Ba=9;AQ(h,c,24);AU Ac(P b,P d,P h){B j,k;I g;P l,i,n;U e,a,f,c,m;j=d[13];k=d[14]AW((I)k+j<=h[12]){e=u(d);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=Bo;o(a>=f)l=q(b+8);c=u(b+48);i=q(b+40);g=i(l+a*4)AW(g)Bx(;;){m=(U)g-1;o(m>=c)n=i+m*16 AW(u(n)==e)AD a=a+1&f-1;g=i(l+a*4)AW(!g)
A2 if(j>=n[13])AN;AQ(n,d,16);c=m;AM b;}a:o(a>=f)i(l+a*4)=(I)c+1 AW(c==u(b+32))Av(b+32),i=q(b+40);AQ(i+c*16,d,16);u(b+48)=c+1;b:e=((U)h(h+8)*k+(U)h(h+10)*j)<<40|(U)k<<32|c;a=u(b+72)AW(a==u(b+56))Au(b+56);d=q(b+64);u(d+a*8)=e;e=a+1;u(b+72)=e AW(a)Bx(;;a=f){f=(a-1)/2;o(f>=e)b=d+f*8;o(a>=e)h=d+a*8;a=u(b);c=u(h)AW(a<=c)AN;u(b)=c;u(h)=a AW(!f)AN;}A9}}AU Ag(P c,B e){B h;P f;U g,d,a,b;AT(u(c+56)=0,f=q(c+8),g=Ba,d=0,a=u(c+48),b=u(c+40);;u(c+56)=d){do{if(b==a)u(c+40)=0,a=fread(f,1,g,stdin),u(c+48)=a,b=0;
o(a>g)if(b>=a)AN;h=f[b];switch(h){Bw 9:Bw 10:Bw 12:Bw 13:Bw 32:AD default:if(e)AN;A2 if(!e)AN;a:b++;u(c+40)=b;}while(d>=19);*(c+d+80)=h;d++;}A9}U Ae(P a){U b;Bj++;Ag(a,1)AW(u(a+40)<u(a+48))Ag(a,0),b=A5 u(a+56)=0,u(a+24)Bk(P)"the input ends here",u(a+32)=19,b=1;AN b;}AJ Af(P d){AJ f;B c;P e;U b,a;b=u(d+56);o(b>19)if(!b)a=A5 AT(a=0,e=d+80;;e++){c=*e-48 AW(c>9){a=0;A2 a=a*10+c AW(e+1==d+b+80)AD}c=b!=19;b=c?a:0;a=c;a:f.a=a;f.b=b;AN f;}AK Ad(P b){U n[3];P i=(P)n;AJ h;AK g;B k;I c,m;P e;U a,d,f,j,l;
AT(u(b+64)++,c=d=a=u(b+72)=0;;){if(Ae(b)){b=0;a=1;A2 AQ(i,b+80,19);f=u(b+56);j=f+d AW(j>9){e=(P)"has more characters than the board has cells left";a=49;AM b;}o(f>19)if(f)AT(e=i;;e++){k=*e;b[80]=k;u(b+56)=1;h=Af(b)AW(h.a){if(h.b-1>=8){e=Am;By l=h.b;}AS{if(k!=88){e=Am;By l=0;}m=(I)1<<l%32 AW(m&c){e=(P)"appears twice";By c=m|c;a=l<<d*A6|a AW(e+1==i+f){d=j;AD}d++;}if(d>=9)AM c;}A9 c:b=p(a);a=0;AM a;b:u(b+24)Bk e;u(b+32)=a;b=0;a=1;a:g.a=a;g.b=b;AN g;}U Q(U f){U g[8]Bg g;U b,d,e,a;AT(A1(c,0,64),d=b=
0;;d=e)Bx(e=d+8,a=b;;a=b){if(a>=9)AM a;b=a+1;a=f>>a*A6&15 AW(a)AD}u(c+d)=a-1 AW(e==64)AD}a:AN Ah(c,8,8);AU V(U a)Bp V(a/10);*b=a%10|48;AP(b,1,1 A3);AU Ay(P a,P b){U j[1];P g=(P)j;B c;P e;U d,h,f,i AW(!b){d=u(a+56);o(d>19)h=Bj;f=u(a+64);b=q(a+24);i=u(a+32)AW(f)AP("board ",1,6 A3),V(f),AP(", ",1,2 A3);AP("word ",1,5 A3);V(h);AP(An,1,2 A3)AW(d)Bx(AP("\"",1,1 A3),e=a+80;c=*e,*g=(B)(c-33)<94?c:63,AP(g,1,1 A3),e+1!=a+d+80;)e++;c=d==19;AP(c?(P)"...\" ":(P)"\" ",1,c?5:2 A3);}AP(b,1,i A3);}AS AP(q(b+8),
1,Bo A3);AP(J,1,1 A3);}P R(U a)Bp R(a/10);*b=a%10|48;AP(b,1,1,AX);AN 0;}B Ai(U d){B a;U b,c,e,f;AT(b=Bb b*A6&d;)b++;AT(a=b,c=0;;c=b){b=c+1 AW(c)Bx(a&=1,e=0;f=e+1,a^=((d>>e*A6)%16>(d>>c*A6)%16),f!=c;)e=f;a=a;}if(b==9)AD}AN a&1;AU Aj(P c,P d,U a){P b;U e AW(!a)b=(P)1,e=A5 b=F(a),AQ(b,d,a),e=a;u(c)=e;u(c+8)Bk b;Ba=a;}AI X(P a,U b,U g,I j,U c,U d){AI f;I h;P e;U i;e=a+b*192+40+c*12;d*=i(e+4);h=i(e+8)%64;b=(g>>h&u(a+24))+i(e);c=b-d;i=u(a+16);o(c>=i||b>=i)a=q(a+8);f.a=g-(d<<h);f.b=j+a[c]-a[b];AN f;}
B Ak(P a,U g,U d,U h,I e,U i,I j,B b,B f){B c;U k;c=!e AW(!c)if(k=u(a+1960),k<u(a+1968)){u(a+1960)=k+1;c=*(a+f+1704)&Al[d%16]AW(c%2&&K(AZ,0)){b=1;A2 if(c&2&&K(AZ,1)){b=1;A2 if(c&4&&K(AZ,2)){b=1;A2 if(!(c&8)){b=0;A2 b=K(AZ,3);A2 a[3001]=b;a[3000]=c;b=1;a:AN b;}B K(P Bi r,B c){AI e,f;B i;I m;U j,k,l,d;i=b+1;j=u((P)AB+c*8);k=h+j;l=k*A6;d=g>>l&15;m=i(a+i*4+1976);e=X(a,0,n,o,d,j)AW(e.b<m){if(f=X(a,1,p,q,d,u((P)AC+c*8)),f.b<m)*(a+b+424)=c,b=Ak(a,d<<h*A6^d<<l^g,k,e.a,e.b,f.a,f.b,i,(a+r*4+680)[c]);AS b=
0;}AS b=0;AN b;}AI W(P d,U b,U g){AI c;I i;U h,a,e,f;AT(h=0,i=i(d+b*4+32),a=0;e=a+1,f=a*4,c=X(d,b,h,i,g>>f%64&15,-(!b?a:f&12|a/4)),e!=9;a=e)h=c.a,i=c.b;AN c;}int main(void){U a4[4296];P aG=(P)a4,aT=aG+8,aH=aG+16,aU=aG+24,aI=aG+32,aV=aG+40,K=aG+48,ai=aG+72,ap=aG+104,aW=aG+128,aX=aG+136,aY=aG+144,aq=aG+168,ar=aG+192,as=aG+216,T=aG+240,V=aG+264,at=aG+312,au=aG+336,X=aG+360,aZ=aG+376,aJ=aG+400,aa=aG+656,av=aG+672,aw=aG+696,ax=aG+720,D=aG+2000,aK=aG+2424,a0=aG+2448,ae=aG+2872,a1=aG+5872,w=aG+5896,u=
aG+34264;AI ag,aB;AJ aj;AK az,aA;B af,n,k,t,ak,al,a2,am,a3;H C,ab;I p,aC,ac,aD,aM,aN,G;P v,r,a,g,f,o,aE,y,an,aO,ah,aQ,aR,aF,ao;U s,q,ay,aL,l,j,b,i,d,c,e,m,h,x,z,aP,aS,ad;Az[1]Bk(AE);N(u,0,65536);A1(u+40,0,59);u(u+24)=1;u(u+32)=0;u(w)AO u(w+3152)AO u(w+6304)AO u(w+9456)AO u(w+12608)AO u(w+15760)AO u(w+18912)AO u(w+22064)AO u(w+25216)AO if(Ae(u))a=A5{aj=Af(u)AW(aj.a){if(aj.b)Bx(ay=1;;ay=aL){af=ay>=aj.b;aL=ay+!af;az=Ad(u)AW(az.a){a=az.b;A2 aA=Ad(u);l=(U)(Z)aA.b AW(aA.a){a=aA.b;A2 Bd;o(j>=9)a=w+
j*3152 AW(u(a)==(U)1<<63)Bx(b=(U)-1<<AV,Y(aK,0,2),j=u(aK+16),N(D,0,256),A1(D+40,0,384),u(D+24)=15,u(D+32)=0,i=u(D+16),g=q(D+8),d=1,p=0;;d=c)Bx(e=0;(b>>e*A6)%16!=d;)e++;c=d+1;f=D+d*12+40;i(f)=(I)d*16;i(f+4)=1;i(f+8)=(I)d*4;d*=16;m=e/3;e%=3;h=0;do{x=h+d;o(x>=i)n=h/3;k=h%3;h++;g[x]=L(n,m)-(AA(n,m)+AA(k,e))+L(k,e);}while(h!=9);p+=g[d]AW(c==9)AD}AT(i(D+32)=p,AQ(a0,D,424),N(aw,255,131072),i=u(aw+16),g=q(aw+8),d=n=1,c=0;;d=e|d*4)Bx(e=c;c=e+1,k=((P)
"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ")[e],t=d<i,k==32;e=c){o(!t)g[d]=0 AW(c==344)AM b;d=1;}o(!t)f=g+d AW(*f==255)*f=n,n++;AT(e=0;((P)"DLRU")[e]!=k;){e++;o(e==4)}if(c==344)AD}b:A1(ax,0,1280)
AW(i>4)AT(d=1,c=4;;c=e){e=c+1;d=c==d*16?d*4:d;o(c>=i)f=g+c;n=*f AW(n==255){m=d+((U)AR|A4)&c|d;o(m>=i)n=g[m];*f=n;}m=c/4;o(m>=i)k=g[m];o(c>=i)c%=4;(ax+k*4)[c]=n AW(n)f=ax+k+1024,*f|=(B)((I)1<<c)AW(e==i)AD}O(u(aw),g);A1(ae+424,0,256);A1(ae+1976,0,1024);AQ(ae,a0,424);AQ(ae+680,ax,1280);A1(ae+1960,0,16);AQ(a1,aK,24);M(a);AQ(a,a1,24);i(a+24)=64-(I)AF(j,64);u(a+32)=0;u(a+40)=8;A1(a+48,0,16);u(a+64)=8;A1(a+72,0,24);AQ(a+96,ae,3000);a[3097]=a[3096]=0;u(a+3104)=b;u(a+3112)=0;h(a+3122)=h(a+3120)=1;i(a+
3124)=31;Be AO}Bd;i=j=0;do Bx(d=i*4,c=0;e=c*A6,(l>>e^(U)(Z)az.b>>d%64)%16;)c++;i++;j=(((U)-1<<AV)>>e)%16<<d%64|j;}while(i!=9);l=u(a+3104);n=a[3124];k=Ai(j)AW(k^Ai(l))b=(U)AL|1;AS{if(Be==(U)1<<63){b=u(a+16)AW(b)A1(q(a+8),0,b*4);AT(Bj=u(a+48)=0,ag=W(a+96,0,j),b=Bb b*A6&j;)b++;u(aa)=j;i(aa+8)=0;aa[12]=b;aa[13]=aa[15]=0;aa[14]=ag.b;Ac(a,aa,a+3112);b=Bj AW(b)Bx(i=u(a+112),g=q(a+104);;)Bx(f=q(a+64),d=u(f),b--,c=u(f+b*8),u(f)=c,Bj=b,e=0;;e=m){h=e*2;m=h|1;h+=2 AW(h<b)m=u(f+h*8)<u(f+m*8)?h:m AW(m>=b)
AD o(e>=b)o=f+m*8;h=u(o)AW(c<=h)AD u(f+e*8)=h;u(o)=c;}b=d&A4;c=u(a+48);o(b>=c)f=q(a+40);o=f+b*16;k=o[13];t=o[14];ak=o[15]AW(!t)AD if(c+3>u(a+80))AM c;AT(u(a+88)++,b=u(o),al=o[12],i(aZ+16)=50462976,a2=Al[al%16],c=0;;c=e){e=c+1;am=*(aZ+c+16)AW((B)((I)1<<am%8)&a2&&(!k||(am^ak)!=3)){c=u((P)AB+am*8)+al;m=c*A6;h=b>>m&15;x=h*16;z=x+al;o(z>=i)x+=c;o(x>=i)a3=(B)(g[z]+t)-g[x];u(X)=h<<m^h<<al*A6^b;i(X+8)=d;X[12]=c;X[15]=am;X[13]=k+1;X[14]=a3;Ac(a,X,a+3112);}if(e==4)AD}b=Bj AW(!b){b AO AM d;}}p=i(o+8);
A1(aJ,0,256)AW(k)AT(t=k;;p=i(g+8)){*(aJ+t-1)=ak;o(c<=p)g=f+(U)p*16;t=g[13]AW(!t)AD ak=g[15];}Aj(av,aJ,k);b=u(av)AW(b!=((U)AL|2))AM d;c:AT(u(a+2064)=Ao(241920,u(a+88)*16),ag=W(a+96,0,j),aB=W(a+96,1,j),p=L(aB.b,ag.b),k=a[3124],C=h(a+3122),ab=h(a+3120),aC=(I)ab*k,ac=p*ab;;ac=ab>C&&ac+(I)ab*5>aC?aC:ac)Bx(aD=(I)k+1,aM=1,g=a+2072,aN=0,b=1976;;aM++){b+=4 AW(aN>k)G=A5 AT(G=0;G*ab+aN*C<=ac;)if(G++,G==aD){G=aD;AD}i(g)=G AW(b==3000)AD aD--;g=a+b+96;aN=aM;}if(p<i(a+2072))Bx(b=Bb b*A6&j;)b++AW(Ak(a+96,j,b,
ag.a,ag.b,aB.a,aB.b,0,1))AD}if(ac>=aC){b AO AM e;}ac=ac+ab*2;}Aj(au,a+520,a[3097]);b=u(au);g=q(au+8);i=u(au+16)AW(b!=((U)AL|2)){if(a[3096]){v=g;q=i;AM e;}if((S)b>-1)E(b,g,1,1);}if(Be Bm)AM f;AT(Y(at,4294967294u,362880),b=u(at),g=q(at+8),i=u(at+16),u(aX)=9,u(aW)=40320,u(ai+16)=0,u(ai+24)=6,u(ai)Bk aX,u(ai+8)Bk aW,Aq(ap,ai),f=q(ap+8),Ap(V+24,f,f+u(ap+16)*24),AQ(V,ap,24),d=Bb d*A6&l;)d++;d=Q(l)+d*40320;o(d>=i)AT(i(g+d*4)=A4,u(as)=0,u(as+8)=2,u(as+16)=0,Ab(T,as),d=Bb d*A6&l;)d++;c=u(T+16);o(d>=c)f=
q(T+8);o=f+d*24;C=Q(l);l=Br AW(l==u(o))Aa(o);AT(h(q(o+8)+l*2)=C,Br=l+1,l=u(V+40),o=q(V+32),d=u(V+16),aE=q(V+8);;f=q(T+8))Bx(y=f;;y+=24){if(y==f+c*24)AM g AW(u(y+16))AD}AT(u(aq)=0,u(aq+8)=2,u(aq+16)=0,Ab(ar,aq),i(aY+16)=50462976,e=u(ar+16),y=q(ar+8),k=!c,h=0;;)if(m=h+1,t=*(aY+h+16),k){if(m==4)AD h=m;}AS Bx(h=0,an=f;;an+=24){x=h+1;switch(t){Bw 3:if(h>=6)AM h;z=h+3;AD Bw 2:if(!(h%3))AM h;z=h-1;AD Bw 1:if(h%3>=2)AM h;z=x;AD Bw 0:if(h<=2)AM h;z=h-3;}aO=q(an+8);o(z>=e)aP=u(an+16);ah=y+z*24 AW(aP)
AT(aQ=o+z*24,aR=aE+h*24,aF=aO;;aF+=2){C=h(aF)AW(z==h+3){o(h>=d||u(aR+16)<=C)ao=aR;}AS{if(h!=z+3){aS=C;AM i;}o(z>=l||u(aQ+16)<=C)ao=aQ;}aS=h(q(ao+8)+C*2);i:ad=aS+z*40320;o(ad>=i)ao=g+ad*4 AW(i(ao)==-2){i(ao)=(I)(h*40320+C)*4|t;ad=u(ah+16)AW(ad==u(ah))Aa(ah);h(q(ah+8)+ad*2)=aS;u(ah+16)=ad+1;}if(aF+2==aO+aP*2)AD}h:if(an+24==f+c*24)AD h=x;}if(m==4)AM j;h=m;}AM k;j:if(!k)Bn
;k:E(u(T),f,8,24);AQ(T,ar,24);c=u(T+16);}g:if(c)Bn
;E(u(T),f,8,24)AW(d)AT(c=0;f=aE+c*24,c Bu,c!=d;)
;E(u(V),aE,8,24)AW(l)AT(d=0;f=o+d*24,d Bu,d!=l;)
;E(u(V+24),o,8,24);Be=b;u(a+3136)Bk g;u(a+3144)=i;AM f;}b AO d:v=q(av+8);q=u(av+16);e:s=q;r=v;AM l;}f:AT(g=F(32),u(K)=32,u(K+8)Bk g,l=u(K+16)=Bb l*A6&j;)l++;j=Q(j)+l*40320;l=u(a+3144);o(j>=l)AT(a=q(a+3136),i=0;p=i(a+j*4),p<-2;){k=((P)"\0\1\2\3")[p%4]AW(i==u(K))At(K),g=q(K+8);g[i]=k;i++;u(K+16)=i;j=p/4;o(j>=l)}b=u(K)AW(b Bm){if(p==-1){if(i>n){E(b,g,1,1);b AO AM l;}s=i;r=g;AM l;}if(!b)a=aI,b=A5 u(aI)=1,a=aV;u(a)=b AW(u(aI)&&u(aV))free(g);}b AO}l:AP("Case ",1,5,AX);a=R(ay)AW(a)AM m;AP(An,1,2,AX)
AW((S)b>-1){a=R(s)AW(a)AM n;AT(Bc,a=r;a!=r+s;a++)AP("dlru"+*a,1,1,AX);Bc AW(!b)g=aH,b=A5 u(aH)=1,a=r,g=aU;u(g)=b AW(u(aH)&&u(aU))free(a);}AS AP("-1",1,2,AX),Bc,AP("unsolvable",1,10,AX),Bc AW(af||aL>aj.b)AM o;}A9 m:if((S)b<=-1)AM a;n:if(!b)v=aG,b=A5 u(aG)=1,v=aT;u(v)=b AW(u(aG)&&u(aT))free(r);A2 o:AT(Bf)s=q;af=!(Bq)AW(af)AM p;a=af?0:(P)Az;AM q;}u(u+24)Bk(P)"is not a number of boards";u(u+32)=25;a=0;}a:AT(Bf)s=q;(I)(Bq)AW(!a){a=0;AM r;}q:if(*a)AM r;p:O(u(u),q(u+8));AN 0;r:Ay(u,a);As();}
