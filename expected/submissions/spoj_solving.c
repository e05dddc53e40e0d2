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
#define Aq 2654435769u<<32|2135587861
#define Ar .a!=((U)2147483648u<<32|1)
#define As fwrite
#define At goto
#define Au return
#define Av ,stderr
#define Aw break;
#define Ax memset
#define Ay for
#define Az memcpy
#define AA else
#define AB }void
#define AC typedef struct{U a
#define AD }static __inline__
#define AE u(a+16)
#define AF ;if
#define AG 2465921852u<<32|998937360
#define AH 100
#define AI E(u(a+24),q(a+32),8,16)
#define AJ 32+1680
#define AK E(u(a+48),q(a+56),8,8)
#define AL stdout
#define AM 200
#define AN u(a+56)
#define AO 1<<63
#define AP 2147483648u
#define AQ a,u(a),1
#define AR u(e+24)=
#define AS 256
#define AT exit(1);
#define AU *((U)Aq)
#define AV ?!d.a?p(f):J(d.a)
#define AW b=0
#define AX u(a+40)
#define AY u(e+32)
#define AZ u=u(f+l*8+5688),c
AC;B b;}An;AC,b;}Ao;AC;P b;}Ap;B Ae[]="is not a tile",W[]="\n";U G(U a,U b){Au a>b?a:b;}U F(U a,U b){Au a<b?a:b;}An Al(U a,U b){An r;r.a=a*b;r.b=b&&r.a/b!=a;Au r;}U Am(U a,U b){Au a>b?a-b:0;}P Af(P a,U b){o(b>=AP)a=(P)realloc(a,b);o(!a)Au a;}P J(U a){P b;o(a>=AP)b=(P)calloc(a,1);o(!b)Au b;AB E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g AF(!a)g=c,a=0;AA u(c)=e,g=d,a*=f;u(g)=a AF(u(c)&&u(d))free(b);AB X(P a){E(u(a),q(a+8),2,AM);AI;AK;AB L(void){if(fflush(AL)|ferror(AL))perror(0),AT}Ao K(P e,U b,U c,U f,U g
){U l[2];P i=(P)l,j=i+8;P a,k;An d;Ao h;c+=b AF(c<b)AW;AA if(b=u(e),c=G(G(c,b*2),g==1?8:4),a=q(e+8),d=Al(g,c),d.b||d.a>((U)AO)-f)AW;AA{if(!b)k=i,AW;AA u(i)=f,k=j,b*=g;u(k)=b;a=!u(i)AV:!u(j)AV:Af(a,d.a);u(e+8)=(Z)a;u(e)=c;b=(U)AP<<32|1;}h.a=b;h.AW;Au h;AB Ah(P a){o(K(AQ,8,8)Ar)AD void Y(P a,U c){U b;b=AE AF(b==u(a))Ah(a);u(q(a+8)+b*8)=c;AE=b+1;AB Ag(P a){o(K(AQ,1,1)Ar)AB Ai(P a){o(K(AQ,8,32)Ar)AB Aj(P a){o(K(AQ,8,AS)Ar)AB N(P a,U b,U d,U e){P f;An c;c=Al(e,b)AF(c.b||c.a>((U)AO)-d)u(a+8)=0,b=1;AA if(!c.a)u
(a+8)=0,AE=(Z)p(d),AW;AA f=J(c.a),u(a+8)=b,AE=(Z)f,AW;u(a)=b;AD Ap M(U b,U d,U e){U f[3];P a=(P)f;Ap c;N(a,b,d,e);b=u(a+8);o(u(a))c.a=b;c.b=q(a+16);Au c;}B O(P b,U c,U a){o(a>=101)a=u(b+a*8+4880);Au c<=a&&a<=u(b+6496)+c;AB Aa(P d,P a){B i;U l,m,n,f,g,b,c,j,h,e,k;l=u(d+6488);m=u(d+6496);n=u(a+AM)*((U)1829045443<<32|3296029936u);f=u(a+232);g=u(d+6504);b=u(a+216);c=u(a+224);a:while(!c&&b!=l)Ay(++b,u(a+216)=b,g=G(m*b,g),u(d+6504)=g,f-=572,u(a+232)=f,j=n,h=c=0;;j+=e AU*(k>>29^k)){Ay(u(a+240)=j,e=h;;e=h){if(e
==AH)At a;h=e+1;i=a[e]AF(O(d,b,i))Aw}c+=e!=i;u(a+224)=c;k=i AU+((U)Aq);}AD U Ad(P f,U a,U g){B d,e;U c,b;c=a%10;a-=c;o(a>90)Ay(d=AW;b!=10;++b)e=(f+a)[b]-(I)a,d+=(e<10)&((b<g)^(e<c));Au d;}Ao Ab(P f,P a,U x,U N,U ab){U ac[607];P y=(P)ac,W=y+24,z=y+4120,w=y+4144,X=y+4400,aa=y+4600;B l,Q;U o,b,G,K,m,i,g,s,q,h,n,c,r,k,u,V;P v,p,e,j,d,t;Ao R;Ap L;Ay(v=J(AS),o=0;o!=2;++o)Ax(X+o*AH,AH,AH);Ay(Az(w,X,AM),u(w+AM)=0,u(w+208)=AH,Ax(w+216,0,16),u(w+232)=1073741824,Ax(w+240,0,16),o=u(f+72),l=!o,p=a,AW;p!=a+x*8;++b){G=
u(p)AF(!G){o(l)u(w+AM)=b/o*10+b%o;}AA Ay(--G,K=0;K!=2;++K){e=f+K*800+80;o(l)m=G/o*10+G%o;o(m>=AH)m=u(e+m*8);i=b/o*10+b%o;o(i>=AH)i=u(e+i*8);o(i>=AH)(w+K*AH)[i]=m;}p+=8;}Ay(Aa(f,w),Az(aa,w,AS),Az(v,aa,AS),o=x=1,G=0;;++G){if(G==ab){N=0;At a;}Ay(a=v+x*AS,p=v;p!=a;p+=AS)if(!u(p+224))At b;L=M(x*4,8,32);u(z)=L.a;u(z+8)=(Z)L.b;u(z+16)=0;b=u(f+6504);K=u(f+16);p=q(f+8);e=L.b;m=0;j=v;i=0;c:while(j!=a){g=u(j+AM);o(g>=AH)Ay(q=s=0;;u(z+16)=m){Ay(h=s,n=q;;n=q){if(h==32){j+=AS;++i;At c;}s=h+8;q=n+1;h=u(f+g*AJ+h)AF(h!=g
){c=u(j+216);o(h>=101)if(c<=u(f+h*8+4880)&&(h!=u(j+208)&&b<=c))Aw}h=s;}o(h==AH)l=j[h];o(K<=l)d=p+l*AM;c=u(j+232)+h(d+g*2)-h(d+h*2);Q=!!(n%3);d=j+Q*AH;o(l>=AH)t=f+Q*800+80;r=u(t+l*8);k=u(t+g*8);u=r/10 AF(k/10==u)AZ=Ad(d,r,k%10)*u+c;AA if(u(t+h*8)/10==u)AZ-=Ad(d,r,k%10)*u;r=u(f+16);d=q(f+8);k=0;u=c;do{V=u(f+h*AJ+k*8);o(V>=AH)l=j[V];o(r<=l)t=d+l*AM;u=F(c+h(t+h*2)-h(t+V*2),u);++k;}while(k!=4)AF(m==u(z))Ai(z),e=q(z+8);d=e+m*32;u(d)=n+i*4;u(d+8)=c;u(d+16)=u+c;u(d+24)=-1;++m;}}K=u(z);p=q(z+8)AF(!m)i=-1;AA Ay(AW
,i=-1;i=F(u(p+b*32+16),i),++b,b!=m;)
;Ay(Ax(W,255,4096),a=p,AW;a!=p+m*32;++b)e=W+F((AE-i)/32,511)*8,u(a+24)=u(e),u(e)=b,a+=32;L=M(F(N,m),8,AS);u(y)=L.a;u(y+8)=(Z)L.b;u(y+16)=0;a=L.b;i=AW;d:Ay(;;){Ay(g=i;;g=i){if(g==4096){x=b;At e;}i=g+8;g=u(W+g)AF(g!=-1)Aw}Ay(;;){Ay(s=u(f+6488),q=u(f+40),e=q(f+32);;){if(g==-1)At d AF(b==N){x=N;At e;}o(g>=m)j=p+g*32;g=u(j+24);h=u(j);n=h/4;o(n>=x)d=v+n*AS;h%=4;n=u(d+AM);o(n>=AH)c=u(f+n*AJ+h*8);o(c>=AH)l=d[c];r=u(d+216)AF(O(f,r,l))k=l AU+((U)Aq),k=(k>>29^k)AU+((U)AG);AA k=(U)AG;c=u(d+240)+k*(n-c);o(!q)t=e+(q+
1048575&c>>44)*16 AF(u(t)!=c)Aw k=u(j+8)AF((s-r)*80+260+k<u(t+8))At f;}k=u(j+8);f:u(t)=c;u(t+8)=k;s=u(d+208);q=u(d+224);u=u(d+248)AF(b==u(y))Aj(y),a=q(y+8);a+=b*AS;Az(a,d,AM);u(a+AM)=n;u(a+208)=s;u(a+216)=r;u(a+224)=q;u(a+232)=k;u(a+240)=c;u(a+248)=u;++b;u(y+16)=b;a=q(y+8);e=a+(D)(b*AS);o(!(e-AS))s=u(e-56);o(s>=AH)q=u(f+s*AJ+h*8);o(q>=AH)Ay(l=*(e+q-AS),n=0;n!=2;++n){j=f+n*800+80;d=e+n*AH-AS;c=u(j+q*8);r=u(j+s*8);o(c>=AH||r>=AH)j=d+c;d+=r;Q=*j;*j=*d;*d=Q;}u(e-48)=s;u(e-56)=q;Y(f+48,u(e-8)*4|h);u(e-8)=u(f+
64)-1 AF(O(f,u(e-40),l))u(e-32)=-(U)(s==l)+(q==l)+u(e-32),Aa(f,e-AS);}}e:b=u(y);E(K,p,8,32);E(o,v,8,AS);v=a;o=b;}AT b:x=u(p+248);N=1;a:E(o,v,8,AS);R.a=N;R.b=x;Au R;AB Ac(P a,U c,U n){U s[3];P m=(P)s;B e,d,p;U h,o,b,f,g,q,j,k,r;P i,l;h=(U)32768<<n*5%64;N(m,h,8,16);o=u(m+8);o(u(m))Ay(i=q(m+16),AI,u(a+24)=o,u(a+32)=(Z)i,AX=h,i=J(8),u(i)=0,AK,u(a+48)=1,AN=(Z)i,u(a+64)=1,u(a+72)=c,u(a+6496)=n,u(a+6504)=0,h=c>6?c*2-10:0,o=AE,i=q(a+8),AW;b!=AH;){e=b/10;d=b%10;l=a+b*AJ;u(l)=(U)e+1<c?b+10:b;u(l+8)=b+-(U)!!d;u(l+
16)=b+((U)d+1<c);u(l+24)=b<10?b:b-10;u(a+b*8+80)=b;u(a+b*8+880)=(U)d*10+e;p=d<e;f=F(d,e)*2|p;g=!n?F(h,f):f*10+G(d,e);u(a+b*8+4880)=g+1;g=f<h?e==d?8:G(d,e)+2<c?0:8:0;f=Am(h,f)*4+13+g;u(a+b*8+5688)=f*24;o(b==o)Ay(q=g=0;;++q){if(g==AM){++b;Aw}j=q/10;j=G(j,e)-F(j,e);k=q%10;k=G(k,d)-F(k,d);r=k+j;h(i+b*AM+g)=(((p?j:k)*65532|2)*(p?k:j)+(r*3+4)*r)*f;g+=2;}}c=c*11-11;o(c>=101)u(a+6488)=u(a+c*8+4880);}U Q(P a){B g,i;U f,b,d,c,h;P e;Ay(++u(a+72),AN=0,e=q(a+8),f=AE,AW,d=u(a+48),c=AX,h=0;h!=16777216;++h){Ay(;c==d;c=
AX=0){d=fread(e,1,f,stdin)AF(ferror(stdin))At a AF(!d)At b;u(a+48)=d;}o(c>=f)g=e[c];i=(g==32)|((B)(g-9)<5)AF((b==19)|!!b&i){f=0;At c;}o(b>=19)(a+b)[80]=g;b+=!i;AN=b;++c;AX=c;}AN=0;e=(P)"16 MB of whitespace";At d;b:if(b){f=0;At c;}e=(P)"the input ends here";d:u(a+24)=(Z)e;u(a+32)=19;f=1;At c;a:perror(0),AT c:Au f;}Ao R(P d){B b;U a,c;P e;Ao f;a=u(d+56);o(a>19)Ay(e=d+80,c=0;e!=d+a+80;c=c*10+b){b=*e-48 AF(b>9){c=0;At a;}++e;}b=a!=19;a=b?c:0;c=b;a:f.a=c;f.b=a;Au f;AB V(U a){U c[1];P b=(P)c AF(a>9)V(a/10);*b=
a%10|48;As(b,1,1 Av);AB Ak(P a,P b){U f[1];P e=(P)f;B d;U c AF(!b){c=u(a+64)AF(c)As("board ",1,6 Av),V(c),As(", ",1,2 Av);As("word ",1,5 Av);V(u(a+72));As(": ",1,2 Av);c=AN AF(c){o(c>19)Ay(As("\"",1,1 Av),b=a+80;b!=a+c+80;++b)d=*b,*e=(B)(d-33)<94?d:63,As(e,1,1 Av)AF(c==19)As("...",1,3 Av);As("\" ",1,2 Av);}As(q(a+24),1,u(a+32)Av);}AA As(q(b+8),1,u(b+16)Av);As(W,1,1 Av);}int main(void){U ac[1468];P v=(P)ac,r=v+24,y=v+48,V=v+248,aa=v+3448,o=v+5048,q=v+5072,t=v+5096,ab=v+5104,f=v+5112,e=v+11640;B m;U i,b,s,
a,c,l,z,x;P g,d,h,n,O;Ao w,j,u;Ap k;g=J(65536);u(e)=65536;u(e+8)=(Z)g;u(e+16)=65536;Ax(e+40,0,59);AR 1;AY=0 AF(Q(e))L(),g=0;AA{w=R(e)AF(w.a){Ay(i=0;i!=2;++i)Ax(aa+i*800,0,800);Ay(i=0;i!=AH;++i)Ax(V+i*32,0,32);Ax(f+4880,0,808);Ax(y,0,AM);k=M(101,2,AM);u(r)=k.a;u(r+8)=(Z)k.b;u(r+16)=0 AF(k.a<101){o(K(r,0,101,2,AM)Ar)i=u(r+16);g=q(r+8);}AA i=0,g=k.b;Ay(b=1,g+=i*AM;b!=101;g+=AM)Az(g,y,AM),++b;Ay(Az(g,y,AM),u(r+16)=i+101,Az(f,r,24),u(f+72)=0,Az(f+80,aa,1600),Az(f+1680,V,3200),u(f+24)=0,Ax(f+5688,0,824),u(f+32
)=8,Ax(f+40,0,16),u(f+56)=8,u(f+64)=0,u(f+6512)=w.b,u(f+6520)=97500000,i=0;i!=w.b;++i){++u(e+64);u(e+72)=0 AF(Q(e))AW,d=t,a=(U)AO;AA if(j=R(e),j.a&&j.b-3<8){b=j.b*j.b;N(v,b,1,1);s=u(v+8);o(u(v))Ay(d=q(v+16),u(q)=0,u(q+8)=8,a=u(q+16)=0;;a=u(q+16)){if(a>=b)At a AF(Q(e))At b;u=R(e)AF(u.a){if(!u.b)a=0;AA{if(u.b>=b){h=Ae;Aw}a=u.b;}}AA{a=u(e+56);o(a>19)if(a!=1||e[80]!=48){h=Ae;Aw}a=0;}o(a>=b)h=d+a;m=*h;*h=1 AF(m){h=(P)"appears twice";Aw}Y(q,a);}AR(Z)h;AY=13;b:E(s,d,1,1);E(u(q),q(q+8),8,8);h=0;At c;a:b=u(q);h=q
(q+8);E(s,d,1,1)AF(b!=(U)AO){u(t)=b;g=h;b=j.b;d=ab;At d;}c:b=(Z)h;d=t;a=(U)AO;}AA AR(Z)(P)"is not an allowed side",AY=22,AW,d=t,a=(U)AO;d:u(d)=a;s=u(t)AF(s==(U)AO)At e;a=u(ab)AF((b==1)|(b==a)){Ay(c=1,d=g;;d+=8){Ay(;;d+=8){if(d==g+a*8)At f;l=u(d)AF(l)Aw}if(!((c<a)&(l==c)))At g;++c;}f:if(c<a)At g;}AA{k=M(a,8,8)AF(a)Az(k.b,g,a*8);Ay(d=k.b,c=0;;++c){if(d==k.b+a*8){c=a;Aw}if(!u(d))Aw d+=8;}o(!b)Ay(m=c/b+b+c%b+a/b&1,c=0;c!=a;)Ay(l=c+1,d=k.b+c*8;;m=!m){c=u(d)AF(c==(l==a?0:l)){c=l;Aw}h=k.b+(a-1+c)%a*8;u(d)=u(h);
u(h)=c;}E(k.a,k.b,8,8)AF(m)At g;}c=u(f+6512);o(!c)l=u(f+6520);z=l/c;u(f+6512)=c-1;u(f+6520)=l-z;c=a*b;l=c*(b+5);o(!l)Ay(x=0;x!=4;++x)if(Ac(f,b,0),j=Ab(f,g,a,F(G(z/l,2),5000)<<x%64,c*3),j.a)At h;Ac(f,b,1);j=Ab(f,g,a,-1,-1);o(!j.a)h:Ay(u(o)=0,u(o+8)=1,u(o+16)=0,b=u(f+64),d=q(f+56),h=(P)1,a=0,c=j.b;c;c=u(n)/4){o(c>=b)n=d+c*8;m=((P)"\0\1\2\3")[u(n)%4]AF(a==u(o))Ag(o),h=q(o+8);h[a]=m;++a;u(o+16)=a;}Ay(d=q(o+8),h=d+a,AW;b!=a/2;++b)n=d+b,O=h+(D)~b,m=*n,*n=*O,*O=m;b=u(o)AF(!(b>>63)){Ay(n=d;n!=h;++n)As("DLRU"+*n,
1,1,AL);As(W,1,1,AL);E(b,d,1,1);At i;}g:As("-1",1,2,AL);As(W,1,1,AL);i:E(s,g,8,8);}X(f);L();At j;e:X(f);L()AF(!b){g=0;At k;}g=p(b)AF(*g)At k;j:E(u(e),q(e+8),1,1);Au 0;}AR(Z)(P)"is not a number of boards";AY=25;L();g=0;}k:Ak(e,g);AT}
