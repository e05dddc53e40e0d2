/* SPOJ SOLVING: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: bundle spoj_solving --c --short */
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
#define Ar 2654435769u<<32|2135587861
#define As .a!=((U)2147483648u<<32|1)
#define At fwrite
#define Au return
#define Av break;
#define Aw goto
#define Ax ,stderr
#define Ay memset
#define Az else
#define AA memcpy
#define AB }void
#define AC for
#define AD typedef struct{U a
#define AE }static __inline__
#define AF u(a+16)
#define AG ;if
#define AH u(a+48)
#define AI 2465921852u<<32|998937360
#define AJ 100
#define AK exit(1);
#define AL E(u(a+24),q(a+32),8,16)
#define AM 32+1680
#define AN stdout
#define AO u(a+40)
#define AP 200
#define AQ 1<<63
#define AR 2147483648u
#define AS a,u(a),1
#define AT u(e+24)=
#define AU 256
#define AV *((U)Ar)
#define AW ?!d.a?p(f):J(d.a):
#define AX E(AH,q(a+56),8,8)
#define AY b=0
#define AZ u(e+32)
#define A0 u=u(f+l*8+5688),c
AD;B b;}Ao;AD,b;}Ap;AD;P b;}Aq;B Af[]="is not a tile",W[]="\n";U G(U a,U b){Au a>b?a:b;}U F(U a,U b){Au a<b?a:b;}Ao Am(U a,U b){Ao r;r.a=a*b;r.b=b&&r.a/b!=a;Au r;}U An(U a,U b){Au a>b?a-b:0;}P Ag(P a,U b){o(b>=AR)a=(P)realloc(a,b);o(!a)Au a;}P J(U a){P b;o(a>=AR)b=(P)calloc(a,1);o(!b)Au b;AB E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g AG(!a)g=c,a=0;Az u(c)=e,g=d,a*=f;u(g)=a AG(u(c)&&u(d))free(b);AB X(P a){E(u(a),q(a+8),2,AP);AL;AX;AB L(void){if(fflush(AN)|ferror(AN))perror(0),AK}Ap K(P e,U b,U c,U f,U g
){U l[2];P i=(P)l,j=i+8;Ao d;Ap h;P a,k;c+=b AG(c<b)AY;Az if(b=u(e),c=G(G(c,b*2),g==1?8:4),a=q(e+8),d=Am(g,c),d.b||d.a>((U)AQ)-f)AY;Az{if(!b)k=i,AY;Az u(i)=f,k=j,b*=g;u(k)=b;a=!u(i)AW!u(j)AW Ag(a,d.a);u(e+8)=(Z)a;u(e)=c;b=(U)AR<<32|1;}h.a=b;h.AY;Au h;AB Ai(P a){o(K(AS,8,8)As)AE void Y(P a,U c){U b;b=AF AG(b==u(a))Ai(a);u(q(a+8)+b*8)=c;AF=b+1;AB Ah(P a){o(K(AS,1,1)As)AB Aj(P a){o(K(AS,8,AU)As)AB Ak(P a){o(K(AS,8,32)As)AB N(P a,U b,U d,U e){Ao c;P f;c=Am(e,b)AG(c.b||c.a>((U)AQ)-d)u(a+8)=0,b=1;Az if(!c.a)u(
a+8)=0,AF=(Z)p(d),AY;Az f=J(c.a),u(a+8)=b,AF=(Z)f,AY;u(a)=b;AE Aq M(U b,U d,U e){U f[3];P a=(P)f;Aq c;N(a,b,d,e);b=u(a+8);o(u(a))c.a=b;c.b=q(a+16);Au c;}B O(P b,U c,U a){o(a>=101)a=u(b+a*8+4880);Au c<=a&&a<=u(b+6496)+c;AB Aa(P d,P a){B i;U l,m,n,f,g,b,c,j,h,e,k;l=u(d+6488);m=u(d+6496);n=u(a+AP)*((U)1829045443<<32|3296029936u);f=u(a+232);g=u(d+6504);b=u(a+216);c=u(a+224);a:while(!c&&b!=l)AC(b++,u(a+216)=b,g=G(m*b,g),u(d+6504)=g,f-=572,u(a+232)=f,j=n,h=c=0;;j=j+e AV*(k>>29^k)){AC(u(a+240)=j,e=h;;e=h){if(e
==AJ)Aw a;h=e+1;i=a[e]AG(O(d,b,i))Av}c+=(e!=i);u(a+224)=c;k=i AV+((U)Ar);}AE U Ad(P f,U a,U g){B d,e;U c,b;c=a%10;a-=c;o(a>90)AC(d=AY;b!=10;b++)e=(f+a)[b]-(I)a,d+=((e<10)&((b<g)^(e<c)));Au d;}Ap Ab(P f,P a,U x,U N,U ab){U ac[607];P y=(P)ac,W=y+24,z=y+4120,w=y+4144,X=y+4400,aa=y+4600;Ap R;Aq L;B l,Q;P v,p,e,j,d,t;U o,b,G,K,m,i,g,s,q,h,n,c,r,k,u,V;AC(v=J(AU),o=0;o!=2;o++)Ay(X+o*AJ,AJ,AJ);AC(AA(w,X,AP),u(w+AP)=0,u(w+208)=AJ,Ay(w+216,0,16),u(w+232)=1073741824,Ay(w+240,0,16),o=u(f+72),l=!o,p=a,AY;p!=a+x*8;b++
){G=u(p)AG(!G){o(l)u(w+AP)=b/o*10+b%o;}Az AC(G--,K=0;K!=2;K++){e=f+K*800+80;o(l)m=G/o*10+G%o;o(m>=AJ)m=u(e+m*8);i=b/o*10+b%o;o(i>=AJ)i=u(e+i*8);o(i>=AJ)(w+K*AJ)[i]=m;}p+=8;}AC(Aa(f,w),AA(aa,w,AU),AA(v,aa,AU),o=x=1,G=0;;G++){if(G==ab){N=0;Aw a;}AC(a=v+x*AU,p=v;p!=a;p+=AU)if(!u(p+224))Aw b;L=M(x*4,8,32);u(z)=L.a;u(z+8)=(Z)L.b;u(z+16)=0;b=u(f+6504);K=u(f+16);p=q(f+8);e=L.b;m=0;j=v;i=0;c:while(j!=a){g=u(j+AP);o(g>=AJ)AC(q=s=0;;u(z+16)=m){AC(h=s,n=q;;n=q){if(h==32){j+=AU;i++;Aw c;}s=h+8;q=n+1;h=u(f+g*AM+h)AG(
h!=g){c=u(j+216);o(h>=101)if(c<=u(f+h*8+4880)&&(h!=u(j+208)&&b<=c))Av}h=s;}o(h==AJ)l=j[h];o(K<=l)d=p+l*AP;c=u(j+232)+h(d+g*2)-h(d+h*2);Q=!!(n%3);d=j+Q*AJ;o(l>=AJ)t=f+Q*800+80;r=u(t+l*8);k=u(t+g*8);u=r/10 AG(k/10==u)A0=Ad(d,r,k%10)*u+c;Az if(u(t+h*8)/10==u)A0=c-Ad(d,r,k%10)*u;r=u(f+16);d=q(f+8);k=0;u=c;do{V=u(f+h*AM+k*8);o(V>=AJ)l=j[V];o(r<=l)t=d+l*AP;u=F(c+h(t+h*2)-h(t+V*2),u);k++;}while(k!=4)AG(m==u(z))Ak(z),e=q(z+8);d=e+m*32;u(d)=n+i*4;u(d+8)=c;u(d+16)=u+c;u(d+24)=(U)-1;m++;}}K=u(z);p=q(z+8)AG(!m)i=(U)
-1;Az AC(AY,i=(U)-1;i=F(u(p+b*32+16),i),b++,b!=m;)
;AC(Ay(W,255,4096),a=p,AY;a!=p+m*32;b++)e=W+F((AF-i)/32,511)*8,u(a+24)=u(e),u(e)=b,a+=32;L=M(F(N,m),8,AU);u(y)=L.a;u(y+8)=(Z)L.b;u(y+16)=0;a=L.b;i=AY;d:AC(;;){AC(g=i;;g=i){if(g==4096){x=b;Aw e;}i=g+8;g=u(W+g)AG(g!=-1)Av}AC(;;){AC(s=u(f+6488),q=u(f+40),e=q(f+32);;){if(g==-1)Aw d AG(b==N){x=N;Aw e;}o(g>=m)j=p+g*32;g=u(j+24);h=u(j);n=h/4;o(n>=x)d=v+n*AU;h%=4;n=u(d+AP);o(n>=AJ)c=u(f+n*AM+h*8);o(c>=AJ)l=d[c];r=u(d+216)AG(O(f,r,l))k=l AV+((U)Ar),k=(k>>29^k)AV+((U)AI);Az k=(U)AI;c=u(d+240)+k*(n-c);o(!q)t=e+(q+
1048575&c>>44)*16 AG(u(t)!=c)Av k=u(j+8)AG((s-r)*80+260+k<u(t+8))Aw f;}k=u(j+8);f:u(t)=c;u(t+8)=k;s=u(d+208);q=u(d+224);u=u(d+248)AG(b==u(y))Aj(y),a=q(y+8);a=a+b*AU;AA(a,d,AP);u(a+AP)=n;u(a+208)=s;u(a+216)=r;u(a+224)=q;u(a+232)=k;u(a+240)=c;u(a+248)=u;b++;u(y+16)=b;a=q(y+8);e=a+(D)(b*AU);o(!(e-AU))s=u(e-56);o(s>=AJ)q=u(f+s*AM+h*8);o(q>=AJ)AC(l=*(e+q-AU),n=0;n!=2;n++){j=f+n*800+80;d=e+n*AJ-AU;c=u(j+q*8);r=u(j+s*8);o(c>=AJ||r>=AJ)j=d+c;d+=r;Q=*j;*j=*d;*d=Q;}u(e-48)=s;u(e-56)=q;Y(f+48,u(e-8)*4|h);u(e-8)=u(f
+64)-1 AG(O(f,u(e-40),l))u(e-32)=-(U)(s==l)+(q==l)+u(e-32),Aa(f,e-AU);}}e:b=u(y);E(K,p,8,32);E(o,v,8,AU);v=a;o=b;}AK b:x=u(p+248);N=1;a:E(o,v,8,AU);R.a=N;R.b=x;Au R;AB Ac(P a,U c,U n){U s[3];P m=(P)s;B e,d,p;P i,l;U h,o,b,f,g,q,j,k,r;h=(U)32768<<n*5%64;N(m,h,8,16);o=u(m+8);o(u(m))AC(i=q(m+16),AL,u(a+24)=o,u(a+32)=(Z)i,AO=h,i=J(8),u(i)=0,AX,AH=1,u(a+56)=(Z)i,u(a+64)=1,u(a+72)=c,u(a+6496)=n,u(a+6504)=0,h=c>6?c*2-10:0,o=AF,i=q(a+8),AY;b!=AJ;){e=b/10;d=b%10;l=a+b*AM;u(l)=(U)e+1<c?b+10:b;u(l+8)=b+-(U)!!d;u(l+
16)=b+((U)d+1<c);u(l+24)=b<10?b:b-10;u(a+b*8+80)=b;u(a+b*8+880)=(U)d*10+e;p=d<e;f=F(d,e)*2|p;g=!n?F(h,f):f*10+G(d,e);u(a+b*8+4880)=g+1;g=f<h?e==d?8:G(d,e)+2<c?0:8:0;f=An(h,f)*4+13+g;u(a+b*8+5688)=f*24;o(b==o)AC(q=g=0;;q++){if(g==AP){b++;Av}j=q/10;j=G(j,e)-F(j,e);k=q%10;k=G(k,d)-F(k,d);r=k+j;h(i+b*AP+g)=(((p?j:k)*65532|2)*(p?k:j)+(r*3+4)*r)*f;g+=2;}}c=c*11-11;o(c>=101)u(a+6488)=u(a+c*8+4880);AB Ae(P a,B e){B f,i,j;P g;U h,b,c,d;AC(f=!e,g=q(a+8),h=AF,b=AH,c=AO,d=0;;d+=f){u(a+56)=d AG(c==b){AO=0;b=fread(g,1
,h,stdin)AG(ferror(stdin))Av AH=b;c=0;}o(b>h)if(c>=b)Au;i=g[c];switch(i){case 9:case 10:case 12:case 13:case 32:Av default:j=e;Aw a;}j=f;a:if(j||d==19)Au;c++;AO=c;o(d>=19)*(a+d+80)=i;}perror(0),AK AK}U Q(P a){U b;u(a+72)++;Ae(a,1)AG(AO==AH)u(a+56)=0,u(a+24)=(Z)(P)"the input ends here",u(a+32)=19,b=1;Az Ae(a,0),AY;Au b;}Ap R(P d){Ap f;B b;P e;U a,c;a=u(d+56);o(a>19)AC(e=d+80,c=0;e!=d+a+80;c=c*10+b){b=*e-48 AG(b>9){c=0;Aw a;}e++;}b=a!=19;a=b?c:0;c=b;a:f.a=c;f.b=a;Au f;AB V(U a){U c[1];P b=(P)c AG(a>9)V(a/
10);*b=a%10|48;At(b,1,1 Ax);AB Al(P a,P b){U f[1];P e=(P)f;B d;U c AG(!b){c=u(a+64)AG(c)At("board ",1,6 Ax),V(c),At(", ",1,2 Ax);At("word ",1,5 Ax);V(u(a+72));At(": ",1,2 Ax);c=u(a+56)AG(c){o(c>19)AC(At("\"",1,1 Ax),b=a+80;b!=a+c+80;b++)d=*b,*e=(B)(d-33)<94?d:63,At(e,1,1 Ax)AG(c==19)At("...",1,3 Ax);At("\" ",1,2 Ax);}At(q(a+24),1,u(a+32)Ax);}Az At(q(b+8),1,u(b+16)Ax);At(W,1,1 Ax);}int main(void){U ac[1468];P v=(P)ac,r=v+24,y=v+48,V=v+248,aa=v+3448,o=v+5048,q=v+5072,t=v+5096,ab=v+5104,f=v+5112,e=v+11640;
Ap w,j,u;Aq k;B m;P g,d,h,n,O;U i,b,s,a,c,l,z,x;g=J(65536);u(e)=65536;u(e+8)=(Z)g;u(e+16)=65536;Ay(e+40,0,59);AT 1;AZ=0 AG(Q(e))L(),g=0;Az{w=R(e)AG(w.a){AC(i=0;i!=2;i++)Ay(aa+i*800,0,800);AC(i=0;i!=AJ;i++)Ay(V+i*32,0,32);Ay(f+4880,0,808);Ay(y,0,AP);k=M(101,2,AP);u(r)=k.a;u(r+8)=(Z)k.b;u(r+16)=0 AG(k.a<101){o(K(r,0,101,2,AP)As)i=u(r+16);g=q(r+8);}Az i=0,g=k.b;AC(b=1,g=g+i*AP;b!=101;g+=AP)AA(g,y,AP),b++;AC(AA(g,y,AP),u(r+16)=i+101,AA(f,r,24),u(f+72)=0,AA(f+80,aa,1600),AA(f+1680,V,3200),u(f+24)=0,Ay(f+5688,
0,824),u(f+32)=8,Ay(f+40,0,16),u(f+56)=8,u(f+64)=0,u(f+6512)=w.b,u(f+6520)=97500000,i=0;i!=w.b;i++){u(e+64)++;u(e+72)=0 AG(Q(e))AY,d=t,a=(U)AQ;Az if(j=R(e),j.a&&j.b-3<8){b=j.b*j.b;N(v,b,1,1);s=u(v+8);o(u(v))AC(d=q(v+16),u(q)=0,u(q+8)=8,a=u(q+16)=0;;a=u(q+16)){if(a>=b)Aw a AG(Q(e))Aw b;u=R(e)AG(u.a){if(!u.b)a=0;Az{if(u.b>=b){h=Af;Av}a=u.b;}}Az{a=u(e+56);o(a>19)if(a!=1||e[80]!=48){h=Af;Av}a=0;}o(a>=b)h=d+a;m=*h;*h=1 AG(m){h=(P)"appears twice";Av}Y(q,a);}AT(Z)h;AZ=13;b:E(s,d,1,1);E(u(q),q(q+8),8,8);h=0;Aw c
;a:b=u(q);h=q(q+8);E(s,d,1,1)AG(b!=(U)AQ){u(t)=b;g=h;b=j.b;d=ab;Aw d;}c:b=(U)(Z)h;d=t;a=(U)AQ;}Az AT(Z)(P)"is not an allowed side",AZ=22,AY,d=t,a=(U)AQ;d:u(d)=a;s=u(t)AG(s==(U)AQ)Aw e;a=u(ab)AG((b==1)|(b==a)){AC(c=1,d=g;;d+=8){AC(;;d+=8){if(d==g+a*8)Aw f;l=u(d)AG(l)Av}if(!((c<a)&(l==c)))Aw g;c++;}f:if(c<a)Aw g;}Az{k=M(a,8,8)AG(a)AA(k.b,g,a*8);AC(d=k.b,c=0;;c++){if(d==k.b+a*8){c=a;Av}if(!u(d))Av d+=8;}o(!b)AC(m=c/b+b+c%b+a/b&1,c=0;c!=a;)AC(l=c+1,d=k.b+c*8;;m=!m){c=u(d)AG(c==(l==a?0:l)){c=l;Av}h=k.b+(a-1+c
)%a*8;u(d)=u(h);u(h)=c;}E(k.a,k.b,8,8)AG(m)Aw g;}c=u(f+6512);o(!c)l=u(f+6520);z=l/c;u(f+6512)=c-1;u(f+6520)=l-z;c=a*b;l=c*(b+5);o(!l)AC(x=0;x!=4;x++)if(Ac(f,b,0),j=Ab(f,g,a,F(G(z/l,2),5000)<<x%64,c*3),j.a)Aw h;Ac(f,b,1);j=Ab(f,g,a,(U)-1,(U)-1);o(!j.a)h:AC(u(o)=0,u(o+8)=1,u(o+16)=0,b=u(f+64),d=q(f+56),h=(P)1,a=0,c=j.b;c;c=u(n)/4){o(c>=b)n=d+c*8;m=((P)"\0\1\2\3")[u(n)%4]AG(a==u(o))Ah(o),h=q(o+8);h[a]=m;a++;u(o+16)=a;}AC(d=q(o+8),h=d+a,AY;b!=a/2;b++)n=d+b,O=h+(D)~b,m=*n,*n=*O,*O=m;b=u(o)AG(!(b>>63)){AC(n=d;
n!=h;n++)At("DLRU"+*n,1,1,AN);At(W,1,1,AN);E(b,d,1,1);Aw i;}g:At("-1",1,2,AN);At(W,1,1,AN);i:E(s,g,8,8);}X(f);L();Aw j;e:X(f);L()AG(!b){g=0;Aw k;}g=p(b)AG(*g)Aw k;j:E(u(e),q(e+8),1,1);Au 0;}AT(Z)(P)"is not a number of boards";AZ=25;L();g=0;}k:Al(e,g);AK}
