/* SPOJ SOLVING: slidekit 0.1.0, CC0-1.0, rustc 1.95.0 */
#pragma GCC optimize 3
#include <stddef.h>
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
typedef ptrdiff_t D;
typedef unsigned short A H;
typedef unsigned A I;
typedef size_t Z;
__extension__ typedef unsigned long long A U;
#define h(x) (*(H*)(x))
#define u(x) (*(U*)(x))
#define q(x) ((P)(Z)u(x))
#define o(x) if(x)exit(1);
static P p(U a){o((Z)a!=a)return(P)(Z)a;}
#define At 2654435769u<<32|2135587861
#define Au .a!=((U)2147483648u<<32|1)
#define Av fwrite
#define Aw return
#define Ax break;
#define Ay goto
#define Az ,stderr
#define AA memcpy
#define AB for
#define AC else
#define AD }void
#define AE memset
#define AF typedef struct{U a
#define AG }static __inline__
#define AH u(a+16)
#define AI 100
#define AJ ;if
#define AK u(a+48)
#define AL {o(m==AI)g=u(i+m*8+5704);d
#define AM 2465921852u<<32|998937360
#define AN exit(1);
#define AO E(u(a+24),q(a+32),8,16)
#define AP stdout
#define AQ u(a+40)
#define AR 1<<63
#define AS 200
#define AT 2147483648u
#define AU a,u(a),1
#define AV u(f+24)=
#define AW 256
#define AX u(a+8)
#define AY *((U)At)
#define AZ ?!d.a?p(f):J(d.a):
#define A0 32+1696
#define A1 E(AK,q(a+56),8,8)
#define A2 u(f+32)
AF;B b;}Aq;AF,b;}Ar;AF;P b;}As;B Af[]="\0\1\2\3",Ag[]="is not a tile",W[]="\n";U Ao[4]={10,(U)-1,1,(U)-10};U F(U a,U b){Aw a>b?a:b;}U G(U a,U b){Aw a<b?a:b;}Aq An(U a,U b){Aq r;r.a=a*b;r.b=b&&r.a/b!=a;Aw r;}U Ap(U a,U b){Aw a>b?a-b:0;}P Ah(P a,U b){o(b>=AT)a=(P)realloc(a,b);o(!a)Aw a;}P J(U a){P b;o(a>=AT)b=(P)calloc(a,1);o(!b)Aw b;AD E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g AJ(!a)g=c,a=0;AC u(c)=e,g=d,a*=f;u(g)=a AJ(u(c)&&u(d))free(b);AD X(P a){E(u(a),q(a+8),2,AS);AO;A1;AD L(void){if(fflush(AP)|
ferror(AP))perror(0),AN}Ar K(P e,U b,U c,U f,U g){U l[2];P i=(P)l,j=i+8;Aq d;Ar h;P a,k;c+=b AJ(c<b)b=0;AC if(b=u(e),c=F(F(c,b*2),g==1?8:4),a=q(e+8),d=An(g,c),d.b||d.a>((U)AR)-f)b=0;AC{if(!b)k=i,b=0;AC u(i)=f,k=j,b*=g;u(k)=b;a=!u(i)AZ!u(j)AZ Ah(a,d.a);u(e+8)=(Z)a;u(e)=c;b=(U)AT<<32|1;}h.a=b;h.b=0;Aw h;AD Aj(P a){o(K(AU,8,8)Au)AG void Y(P a,U c){U b;b=AH AJ(b==u(a))Aj(a);u(q(a+8)+b*8)=c;AH=b+1;AD Ai(P a){o(K(AU,1,1)Au)AD Ak(P a){o(K(AU,8,AW)Au)AD Al(P a){o(K(AU,8,24)Au)AD N(P a,U b,U d,U e){Aq c;P f;c=An(
e,b)AJ(c.b||c.a>((U)AR)-d)AX=0,b=1;AC if(!c.a)AX=0,AH=(Z)p(d),b=0;AC f=J(c.a),AX=b,AH=(Z)f,b=0;u(a)=b;AG As M(U b,U d,U e){U f[3];P a=(P)f;As c;N(a,b,d,e);b=AX;o(u(a))c.a=b;c.b=q(a+16);Aw c;}B O(P b,U c,U a){o(a>=101)a=u(b+a*8+4896);Aw c<=a&&a<=u(b+6512)+c;AD Aa(P d,P a){B i;U l,m,n,f,g,b,c,j,h,e,k;l=u(d+6504);m=u(d+6512);n=u(a+AS)*((U)1829045443<<32|3296029936u);f=u(a+232);g=u(d+6520);b=u(a+216);c=u(a+224);a:while(!c&&b!=l)AB(b++,u(a+216)=b,g=F(m*b,g),u(d+6520)=g,f-=1000,u(a+232)=f,j=n,h=c=0;;j=j+e AY*(
k>>29^k)){AB(u(a+240)=j,e=h;;e=h){if(e==AI)Ay a;h=e+1;i=a[e]AJ(O(d,b,i))Ax}c+=(e!=i);u(a+224)=c;k=i AY+((U)At);}AG U Ad(P f,U a,U g){B d,e;U c,b;c=a%10;a-=c;o(a>90)AB(d=b=0;b!=10;b++)e=(f+a)[b]-(I)a,d+=((e<10)&((b<g)^(e<c)));Aw d;}Ar Ab(P i,P a,U w,U L,U aa){U ab[607];P x=(P)ab,V=x+24,y=x+4120,v=x+4144,W=x+4400,X=x+4600;Ar R;As K;B m,N;P t,o,c,k,e,u;U n,f,z,F,j,h,b,q,p,g,l,d,s,r,Q;AB(t=J(AW),n=0;n!=2;n++)AE(W+n*AI,AI,AI);AB(AA(v,W,AS),u(v+AS)=0,u(v+208)=AI,u(v+216)=(U)-1,u(v+224)=0,u(v+232)=1073741824,AE
(v+240,0,16),n=u(i+72),m=!n,o=a,f=0;o!=a+w*8;f++){z=u(o)AJ(!z){o(m)u(v+AS)=f/n*10+f%n;}AC AB(z--,F=0;F!=2;F++){c=i+F*808+80;o(m)j=z/n*10+z%n;o(j>=101)j=u(c+j*8);h=f/n*10+f%n;o(h>=101)h=u(c+h*8);o(h>=AI)(v+F*AI)[h]=j;}o+=8;}AB(Aa(i,v),AA(X,v,AW),AA(t,X,AW),n=w=1,z=0;;z++){if(z==aa){L=0;Ay a;}AB(a=t+w*AW,o=t;o!=a;o+=AW)if(!u(o+224))Ay b;K=M(w*4,8,24);u(y)=K.a;u(y+8)=(Z)K.b;u(y+16)=0;f=u(i+6520);F=u(i+16);o=q(i+8);c=K.b;j=0;k=t;h=0;c:while(k!=a){b=u(k+AS);o(b>=AI)AB(p=q=0;;u(y+16)=j){AB(g=q,l=p;;l=p){if(g==
32){k+=AW;h++;Ay c;}q=g+8;p=l+1;g=u(i+b*A0+g)AJ(g<AI&&g!=u(k+208))if(d=u(k+216),f<=d&&d<=u(i+g*8+4896))Ax g=q;}m=k[g];o(F<=m)e=o+m*AS;d=u(k+232)+h(e+b*2)-h(e+g*2);N=!!(l%3);e=k+N*AI;o(m>=101)u=i+N*808+80;s=u(u+m*8);r=u(u+b*8);Q=s/10 AJ(r/10==Q)AL=Ad(e,s,r%10)*g+d;}AC if(u(u+g*8)/10==Q)AL=d-Ad(e,s,r%10)*g;}if(j==u(y))Al(y),c=q(y+8);e=c+j*24;u(e)=l+h*4;u(e+8)=d;u(e+16)=(U)-1;j++;}}F=u(y);o=q(y+8);f=j*24 AJ(!j)h=0;AC if(h=u(o+8),j!=1)AB(b=0;h=G(h,u(o+b*24+32)),b++,b!=(f-24)/24;)
;AB(AE(V,255,4096),a=o,b=0;a!=o+f;b++)c=V+G((AX-h)/16,511)*8,AH=u(c),u(c)=b,a+=24;K=M(G(L,j),8,AW);u(x)=K.a;u(x+8)=(Z)K.b;u(x+16)=0;a=K.b;h=f=0;d:AB(;;){AB(b=h;;b=h){if(b==4096){w=f;Ay e;}h=b+8;b=u(V+b)AJ(b!=-1)Ax}AB(;;){AB(q=u(i+6504),p=u(i+40),c=q(i+32);;){if(b==-1)Ay d AJ(f==L){w=L;Ay e;}o(b>=j)k=o+b*24;b=u(k+16);g=u(k);l=g/4;o(l>=w)e=t+l*AW;g%=4;l=u(e+AS);o(l>=AI)d=u(i+l*A0+g*8);o(d>=AI)m=e[d];s=u(e+216)AJ(O(i,s,m))r=m AY+((U)At),r=(r>>29^r)AY+((U)AM);AC r=(U)AM;d=u(e+240)+r*(l-d);o(!p)u=c+(p+1048575
&d>>44)*16 AJ(u(u)!=d)Ax r=u(k+8)AJ((q-s)*40+260+r<u(u+8))Ay f;}r=u(k+8);f:u(u)=d;u(u+8)=r;q=u(e+208);p=u(e+224);Q=u(e+248)AJ(f==u(x))Ak(x),a=q(x+8);a=a+f*AW;AA(a,e,AS);u(a+AS)=l;u(a+208)=q;u(a+216)=s;u(a+224)=p;u(a+232)=r;u(a+240)=d;u(a+248)=Q;f++;u(x+16)=f;a=q(x+8);c=a+(D)(f*AW);o(!(c-AW))q=u(c-56);o(q>=AI)p=u(i+q*A0+g*8);o(p>=AI)AB(m=*(c+p-AW),l=0;l!=2;l++){k=i+l*808+80;e=c+l*AI-AW;d=u(k+p*8);s=u(k+q*8);o(d>=AI||s>=AI)k=e+d;e+=s;N=*k;*k=*e;*e=N;}u(c-48)=q;u(c-56)=p;Y(i+48,u(c-8)*4|g);u(c-8)=u(i+64)-1
AJ(O(i,u(c-40),m))u(c-32)=-(U)(q==m)+(p==m)+u(c-32),Aa(i,c-AW);}}e:f=u(x);E(F,o,8,24);E(n,t,8,AW);t=a;n=f;}AN b:w=u(o+248);L=1;a:E(n,t,8,AW);R.a=L;R.b=w;Aw R;AD Ac(P a,U d,U m){U r[4];P l=(P)r,k=l+24;B f,e,o;P i;U h,n,b,c,g,p,j,q;h=(U)8192<<m*7%64;N(l,h,8,16);n=u(l+8);o(u(l))AB(i=q(l+16),AO,u(a+24)=n,u(a+32)=(Z)i,AQ=h,i=J(8),u(i)=0,A1,AK=1,u(a+56)=(Z)i,u(a+64)=1,u(a+72)=d,u(a+6512)=m,u(a+6520)=0,h=d>6?d*2-10:0,n=AH,i=q(a+8),b=0;b!=AI;b++){AB(f=b/10,e=b%10,*k=(U)f+1<d,k[1]=!!e,k[2]=(U)e+1<d,k[3]=b>9,c=0;c
!=4;c++)o=Af[c],u(a+b*A0+o*8)=k[o]?u((P)Ao+o*8)+b:AI;u(a+b*8+80)=b;u(a+b*8+888)=(U)e*10+f;c=G(e,f)*2|(e<f);g=!m?G(h,c):c*10+F(e,f);u(a+b*8+4896)=g;g=c<h?f==e?16:F(e,f)+2<d?0:16:0;c=Ap(h,c)*4+26+g;u(a+b*8+5704)=c*12;o(b==n)AB(p=g=0;g!=AS;p++)j=p/10,q=p%10,j=F(j,f)-G(j,f)+(F(q,e)-G(q,e)),h(i+b*AS+g)=j*c*(j+2),g+=2;}d=d*11-11;o(d>=101)u(a+6504)=u(a+d*8+4896);AD Ae(P a,B e){B f,i,j;P g;U h,b,c,d;AB(f=!e,g=q(a+8),h=AH,b=AK,c=AQ,d=0;;d+=f){u(a+56)=d AJ(c==b){AQ=0;b=fread(g,1,h,stdin)AJ(ferror(stdin))Ax AK=b;c=
0;}o(b>h)if(c>=b)Aw;i=g[c];switch(i){case 9:case 10:case 12:case 13:case 32:Ax default:j=e;Ay a;}j=f;a:if(j||d==19)Aw;c++;AQ=c;o(d>=19)*(a+d+80)=i;}perror(0),AN AN}U Q(P a){U b;u(a+72)++;Ae(a,1)AJ(AQ==AK)u(a+56)=0,u(a+24)=(Z)(P)"the input ends here",u(a+32)=19,b=1;AC Ae(a,0),b=0;Aw b;}Ar R(P d){Ar f;B b;P e;U a,c;a=u(d+56);o(a>19)AB(e=d+80,c=0;e!=d+a+80;c=c*10+b){b=*e-48 AJ(b>9){c=0;Ay a;}e++;}b=a!=19;a=b?c:0;c=b;a:f.a=c;f.b=a;Aw f;AD V(U a){U c[1];P b=(P)c AJ(a>9)V(a/10);*b=a%10|48;Av(b,1,1 Az);AD Am(P a
,P b){U f[1];P e=(P)f;B d;U c AJ(!b){c=u(a+64)AJ(c)Av("board ",1,6 Az),V(c),Av(", ",1,2 Az);Av("word ",1,5 Az);V(u(a+72));Av(": ",1,2 Az);c=u(a+56)AJ(c){o(c>19)AB(Av("\"",1,1 Az),b=a+80;b!=a+c+80;b++)d=*b,*e=(B)(d-33)<94?d:63,Av(e,1,1 Az)AJ(c==19)Av("...",1,3 Az);Av("\" ",1,2 Az);}Av(q(a+24),1,u(a+32)Az);}AC Av(q(b+8),1,u(b+16)Az);Av(W,1,1 Az);}int main(void){U ae[1577];P v=(P)ae,r=v+24,y=v+48,V=v+248,aa=v+280,ab=v+3480,ac=v+4288,o=v+5904,q=v+5928,t=v+5952,ad=v+5960,e=v+5968,f=v+12512;Ar w,k,u;As l;B m;I
x;P g,d,i,n,O;U h,b,s,a,c,j,z;g=J(65536);u(f)=65536;u(f+8)=(Z)g;u(f+16)=65536;AE(f+40,0,59);AV 1;A2=0 AJ(Q(f))L(),g=0;AC{w=R(f)AJ(w.a){AB(h=0;;h++){if(h==101){h=0;Ax}u(ab+h*8)=AI;}AB(;h!=2;h++)AA(ac+h*808,ab,808);AB(h=0;;h++){if(h==4){h=0;Ax}u(V+h*8)=AI;}AB(;h!=AI;h++)AA(aa+h*32,V,32);AE(e+4896,255,808);AE(y,0,AS);l=M(AI,2,AS);u(r)=l.a;u(r+8)=(Z)l.b;u(r+16)=0 AJ(l.a<AI){o(K(r,0,AI,2,AS)Au)h=u(r+16);g=q(r+8);}AC h=0,g=l.b;AB(b=1,g=g+h*AS;b!=AI;g+=AS)AA(g,y,AS),b++;AB(AA(g,y,AS),u(r+16)=h+AI,AA(e,r,24),AE(
e+5704,0,800),u(e+72)=0,AA(e+80,ac,1616),AA(e+1696,aa,3200),u(e+24)=0,AE(e+6504,0,24),u(e+32)=8,AE(e+40,0,16),u(e+56)=8,u(e+64)=0,u(e+6528)=w.b,u(e+6536)=65000000,h=0;h!=w.b;h++){u(f+64)++;u(f+72)=0 AJ(Q(f))b=0,d=t,a=(U)AR;AC if(k=R(f),k.a&&k.b-3<8){b=k.b*k.b;N(v,b,1,1);s=u(v+8);o(u(v))AB(d=q(v+16),u(q)=0,u(q+8)=8,a=u(q+16)=0;;a=u(q+16)){if(a>=b)Ay a AJ(Q(f))Ay b;u=R(f)AJ(u.a){if(!u.b)a=0;AC{if(u.b>=b){i=Ag;Ax}a=u.b;}}AC{a=u(f+56);o(a>19)if(a!=1||f[80]!=48){i=Ag;Ax}a=0;}o(a>=b)i=d+a;m=*i;*i=1 AJ(m){i=(P)
"appears twice";Ax}Y(q,a);}AV(Z)i;A2=13;b:E(s,d,1,1);E(u(q),q(q+8),8,8);i=0;Ay c;a:b=u(q);i=q(q+8);E(s,d,1,1)AJ(b!=(U)AR){u(t)=b;g=i;b=k.b;d=ad;Ay d;}c:b=(U)(Z)i;d=t;a=(U)AR;}AC AV(Z)(P)"is not an allowed side",A2=22,b=0,d=t,a=(U)AR;d:u(d)=a;s=u(t)AJ(s==(U)AR)Ay e;a=u(ad)AJ((b==1)|(b==a)){AB(c=1,d=g;;d+=8){AB(;;d+=8){if(d==g+a*8)Ay f;j=u(d)AJ(j)Ax}if(!((c<a)&(j==c)))Ay g;c++;}f:if(c<a)Ay g;}AC{l=M(a,8,8)AJ(a)AA(l.b,g,a*8);AB(d=l.b,c=0;;c++){if(d==l.b+a*8){c=a;Ax}if(!u(d))Ax d+=8;}o(!b)AB(m=c/b+b+c%b+a/b&
1,c=0;c!=a;)AB(j=c+1,d=l.b+c*8;;m=!m){c=u(d)AJ(c==(j==a?0:j)){c=j;Ax}i=l.b+(a-1+c)%a*8;u(d)=u(i);u(i)=c;}E(l.a,l.b,8,8)AJ(m)Ay g;}c=u(e+6528);o(!c)AB(j=u(e+6536),z=j/c,u(e+6528)=c-1,u(e+6536)=j-z,c=1,x=4,j=b;x>1;j*=j)c=(!(x%2)?1:j)*c,x/=2;j*=c;o(!j)AB(c=0;c!=4;c++)if(Ac(e,b,0),k=Ab(e,g,a,G(F(z/j,2),8000)<<c%64,b*4*a),k.a)Ay h;Ac(e,b,1);k=Ab(e,g,a,(U)-1,(U)-1);o(!k.a)h:AB(u(o)=0,u(o+8)=1,u(o+16)=0,b=u(e+64),d=q(e+56),i=(P)1,a=0,c=k.b;c;c=u(n)/4){o(c>=b)n=d+c*8;m=Af[u(n)%4]AJ(a==u(o))Ai(o),i=q(o+8);i[a]=m;
a++;u(o+16)=a;}AB(d=q(o+8),i=d+a,b=0;b!=a/2;b++)n=d+b,O=i+(D)~b,m=*n,*n=*O,*O=m;b=u(o)AJ(!(b>>63)){AB(n=d;n!=i;n++)Av("DLRU"+*n,1,1,AP);Av(W,1,1,AP);E(b,d,1,1);Ay i;}g:Av("-1",1,2,AP);Av(W,1,1,AP);i:E(s,g,8,8);}X(e);L();Ay j;e:X(e);L()AJ(!b){g=0;Ay k;}g=p(b)AJ(*g)Ay k;j:E(u(f),q(f+8),1,1);Aw 0;}AV(Z)(P)"is not a number of boards";A2=25;L();g=0;}k:Am(f,g);AN}
