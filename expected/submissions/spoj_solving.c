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
typedef unsigned A I;
typedef size_t Z;
__extension__ typedef unsigned long long A U;
#define u(x) (*(U*)(x))
#define q(x) ((P)(Z)u(x))
#define o(x) if(x)exit(1);
static P p(U a){o((Z)a!=a)return(P)(Z)a;}
#define At .a!=((U)2147483648u<<32|1)
#define Au break;
#define Av return
#define Aw fwrite
#define Ax 2654435769u<<32|2135587861
#define Ay goto
#define Az }static __inline__
#define AA ,stderr
#define AB for
#define AC memcpy
#define AD }void
#define AE else
#define AF memset
#define AG typedef struct{U a
#define AH ;if
#define AI 144
#define AJ u(a+16)
#define AK u(a+8)
#define AL E(u(a+24),q(a+32),8,8)
#define AM q(o+8)
#define AN stdout
#define AO u(a)
#define AP u(a+40)
#define AQ u(o+16)
#define AR 1<<63
#define AS 2147483648u
#define AT 100
#define AU exit(1);
#define AV u(f+24)=
#define AW 8+4872
#define AX case
#define AY u(c+8)
#define AZ ?!b.a?p(f):F(b.a)
#define A0 E(AO,q(a+8),8,16)
#define A1 u(a+48)
#define A2 u(c+24)
#define A3 u(f+32)
AG;B b;}Aq;AG,b;}Ar;AG;P b;}As;B Ag[]="\0\1\2\3",Ah[]="is not a tile",W[]="\n";U J(U a,U b){Av a>b?a:b;}U G(U a,U b){Av a<b?a:b;}Aq Ao(U a,U b){Aq r;r.a=a*b;r.b=b&&r.a/b!=a;Av r;}U Ap(U a,U b){Av a>b?a-b:0;}P Ai(P a,U b){o(b>=AS)a=(P)realloc(a,b);o(!a)Av a;}P F(U a){P b;o(a>=AS)b=(P)calloc(a,1);o(!b)Av b;AD E(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g AH(!a)g=c,a=0;AE u(c)=e,g=d,a*=f;u(g)=a AH(u(c)&&u(d))free(b);AD X(P a){A0;AL;AD K(void){if(fflush(AN)|ferror(AN))perror(0),AU}Ar L(P e,U c,U f,
U g){U l[2];P i=(P)l,j=i+8;Aq b;Ar h;P a,k;U d;d=u(e);c=J(J(c+1,d*2),g==1?8:4);a=q(e+8);b=Ao(g,c)AH(b.b||b.a>((U)AR)-f)c=0;AE{if(!d)k=i,d=0;AE u(i)=f,k=j,d*=g;u(k)=d;a=!u(i)AZ:!u(j)AZ:Ai(a,b.a);u(e+8)=(Z)a;u(e)=c;c=(U)AS<<32|1;}h.a=c;h.b=0;Av h;AD Al(P a){o(L(a,AO,8,8)At)Az void Y(P a,U c){U b;b=AJ AH(b==AO)Al(a);u(q(a+8)+b*8)=c;AJ=b+1;AD Aj(P a){o(L(a,AO,1,1)At)AD Ak(P a){o(L(a,AO,8,32)At)AD Am(P a){o(L(a,AO,8,AI)At)AD M(P a,U b,U d,U e){Aq c;P f;c=Ao(e,b)AH(c.b||c.a>((U)AR)-d)AK=0,b=1;
AE if(!c.a)AK=0,AJ=(Z)p(d),b=0;AE f=F(c.a),AK=b,AJ=(Z)f,b=0;AO=b;Az As N(U b,U d){U e[3];P a=(P)e;As c;M(a,b,8,d);b=AK;o(AO)c.a=b;c.b=q(a+16);Av c;Az U Aa(P b,U c,U a){U d,e,f;o(c>=101||c==AT)d=u(b+a*8+4064);e=u(b+c*8+4064);a=u(b+a*8+3256);f=u(b+c*8+3256);a=J(a,f)-G(a,f)+(J(d,e)-G(d,e));Av a*u(b+c*8+5680)*(a+2);}B O(P b,U a){U c;o(a>=101)c=u(b+6480);a=u(b+a*AW);Av c<=a&&a<=u(b+6488)+c;AD Ab(P e,U h,P l){B d;P g,j,c;U i,m,f,a,b,k;AB(i=u(e+48),i*=i,m=i-1,g=q(l+8),f=u(l+16);;h++){AB(u(e+6480)=h,d=
a=0;!d;a=b){d=a==AT AH(d)b=AT;AE if(b=a+1,!O(e,a)){k=0;Ay a;}k=a*((U)Ax)+((U)Ax);k=(k>>29^k)*((U)Ax);a:u(e+a*8+6496)=k;}AB(j=g+f*AI,c=g;c!=j;)AB(a=A2=AY=0;;a++){if(a==i){c+=AI;Au}o(a==AT)d=*(c+a+40);b=O(e,d)&(a!=d);AY+=b;o(d>=101)A2=u(e+d*8+6496)*a+A2;}o(m>=101)if(h>=u(e+m*AW))Au AB(c=g;;c+=AI){if(c==j)Av AH(!AY)Au}if(!f)f=0;AE{AB(a=0;;){if(u(g+a*AI+8)){b=a;Au}a++AH(a==f)Ay b;}AB(;;b++){do{a++AH(a>=f)Ay c;j=g+a*AI;}while(u(j+8));AC(g+b*AI,j,AI);}c:u(l+16)=b;f=b;}b:;}Az U Ae(P g,P k,U a,U h,U i){
B b,f;P c;U l,d,j,e;AB(b=!!a,c=g+b*808+3256,a=u(g+48),l=u(c+i*8)*(b?1:a),j=d=0;d!=a;j+=(u(c+f*8)==u(c+h*8)&&(e<i)^(h>f))){e=d*(b?a:1)+l;o(e>=AT)f=*(k+e+40);o(f>=101)d++;}Av j;}Ar Ac(P d,P g,U y,U C,U S){U V[542];P u=(P)V,L=u+24,t=u+4120,R=u+4144,v=u+4168,o=u+4312;Ar J;As w;B i;P m,a,f,c,p,Q;U z,q,h,b,n,j,e,k,r,x,s,T,K,l,M;AB(m=F(AI),AF(v+40,0,AT),u(v+8)=0,u(v+16)=1073741824,AF(v+24,0,16),z=0,a=g,h=0;;a+=8){AB(q=h;;q=h){if(a==g+y*8)Ay a;h=q+1;b=AO;i=q<AT AH(!b)Au o(!i)*(v+q+40)=(B)b-1;a+=8;}o(!i)
*(v+q+40)=AT;z=q;}a:AB(u(v)=z,AC(m,v,AI),u(o)=1,u(o+8)=(Z)m,AQ=1,Ab(d,0,o),y=0;y!=S;y++){AB(g=AM,z=AQ,m=g+z*AI,a=g;a!=m;a+=AI)if(!AK)Ay b;w=N(z*4,32);u(t)=w.a;u(t+8)=(Z)w.b;u(t+16)=0;q=u(d+40);a=q(d+32);h=u(d+6480);b=u(d+7296);f=w.b;n=0;c=g;j=0;c:while(c!=m){e=u(c+32)AH(!e)e=4;AE{o(e>=q)e=u(a+e*8)%4^3;}AB(k=u(c),r=0;;u(t+16)=n){AB(x=r;;x=r){if(x==4){c+=AI;j++;Ay c;}r=x+1;o(k>=AT)s=u(d+k*32+56+x*8)AH((x!=e)&(s<AT)&&u(d+s*AW)>=h)Au}i=*(c+s+40);o(i>=101)T=(u(d+i*8+6496)-b)*(k-s);K=x==3?0:x;l=u(c+
16);l=Aa(d,i,k)+l;l-=Aa(d,i,s);p=d+!!K*808+3256;M=u(p+i*8)AH(u(p+s*8)==M)l=Ae(d,c,K,i,s)*(U)-80+l AH(u(p+k*8)==M)l=Ae(d,c,K,i,k)*80+l;s=A2+T AH(n==u(t))Ak(t),f=q(t+8);p=f+n*32;u(p)=x+j*4;u(p+8)=l;u(p+16)=s;u(p+24)=(U)-1;n++;}}q=u(t);m=q(t+8);h=n*32 AH(!n)b=0;AE if(b=u(m+8),n!=1)AB(j=0;b=G(b,u(m+j*32+40)),j++,j!=(h-32)/32;)
;AB(AF(L,255,4096),a=m,j=0;a!=m+h;j++)f=L+G(AK-b,511)*8,u(a+24)=u(f),u(f)=j,a+=32;h=u(d+48);h=h*h-1;o(h>=101)AB(h=(u(d+h*AW)+5-u(d+6480))*10,w=N(n,AI),u(u)=w.a,u(u+8)=(Z)w.b,u(u+16)=0,a=w.b,j=b=0;j!=4096;j+=8)AB(f=L+j;e=u(f),e!=-1&&b<C;f+=24){o(e>=n)f=m+e*32;e=u(f+16);k=u(d+16);o(!k)c=q(d+8)+(k+1048575&e>>44)*16;k=u(f+8)AH(u(c)==e&&k+h>=AY)Ay d;u(c)=e;AY=k;e=u(f)/4;o(e>=z)if(b==u(u))Am(u),a=q(u+8);AC(a+b*AI,g+e*AI,AI);b++;u(u+16)=b;c=a+(D)(b*AI);o(!(c-AI))e=u(c-AI);o(e>=AT)k=u(f)%4;r=u(d+e*32+
56+k*8);o(r>=AT)p=c+r-104;i=*p AH(O(d,i))u(c-136)=-(U)(e==i)+(r==i)+u(c-136);Q=c+e-104;*p=*Q;*Q=i;u(c-AI)=r;u(c-128)=u(f+8);u(c-120)=u(f+16);Y(d+24,u(c-112)*4|k);u(c-112)=u(d+40)-1;d:;}AB(AC(R,u,24),E(q,m,8,32),E(u(o),AM,8,AI),AC(o,R,24),g=AM,m=g+AQ*AI;;g+=AI){if(g==m)Ay e AH(!u(g+8))Au}Ab(d,u(d+6480),o);e:;}g=AM;C=0;Ay f;b:y=u(a+32);C=1;f:E(u(o),g,8,AI);J.a=C;J.b=y;Av J;AD Ad(P a,U c,U l){U o[4];P k=(P)o,h=k+24;B m;P j;U g,i,b,d,f,e,n;A1=c;u(a+6488)=l;g=(U)8192<<l*7%64;M(k,g,8,16);i=u(k+8);
o(u(k))AB(j=q(k+16),A0,AO=i,AK=(Z)j,AJ=g,j=F(8),u(j)=0,AL,u(a+24)=1,u(a+32)=(Z)j,AP=1,g=c>6?c*2-10:0,i=c-1,b=0;b!=c*c;b++){o(!c)AB(d=b/c,f=b%c,*h=d<i,h[1]=!!f,h[2]=f<i,h[3]=c<=b,e=0;e!=4;e++){m=Ag[e];switch(m){AX 0:n=c;Au AX 1:n=(U)-1;Au AX 2:n=1;Au AX 3:n=-c;}o(b>=AT)u(a+b*32+56+m*8)=h[m]?n+b:AT;}u(a+b*8+3256)=d;u(a+b*8+4064)=f;e=G(f,d)*2|(f<d);d=!l?G(g,e):e*10+J(f,d);u(a+b*AW)=d;o(b==AT)u(a+b*8+5680)=Ap(g,e)+5;}AD Af(P a,B e){B f,i,j;P g;U h,b,c,d;AB(f=!e,g=q(a+8),h=AJ,b=A1,c=AP,d=0;;d+=f){
u(a+56)=d AH(c==b){AP=0;b=fread(g,1,h,stdin)AH(ferror(stdin))Au A1=b;c=0;}o(b>h)if(c>=b)Av;i=g[c];switch(i){AX 9:AX 10:AX 12:AX 13:AX 32:Au default:j=e;Ay a;}j=f;a:if(j||d==19)Av;c++;AP=c;o(d>=19)*(a+d+80)=i;}perror(0),AU AU}U Q(P a){U b;u(a+72)++;Af(a,1)AH(AP==A1)u(a+56)=0,u(a+24)=(Z)(P)"the input ends here",u(a+32)=19,b=1;AE Af(a,0),b=0;Av b;}Ar R(P d){Ar f;B b;P e;U a,c;a=u(d+56);o(a>19)AB(e=d+80,c=0;e!=d+a+80;c=c*10+b){b=*e-48 AH(b>9){c=0;Ay a;}e++;}b=a!=19;a=b?c:0;c=b;a:f.a=c;f.b=a;Av f;
AD V(U a){U c[1];P b=(P)c AH(a>9)V(a/10);*b=a%10|48;Aw(b,1,1 AA);AD An(P a,P b){U f[1];P e=(P)f;B d;U c AH(!b){c=u(a+64)AH(c)Aw("board ",1,6 AA),V(c),Aw(", ",1,2 AA);Aw("word ",1,5 AA);V(u(a+72));Aw(": ",1,2 AA);c=u(a+56)AH(c){o(c>19)AB(Aw("\"",1,1 AA),b=a+80;b!=a+c+80;b++)d=*b,*e=(B)(d-33)<94?d:63,Aw(e,1,1 AA)AH(c==19)Aw("...",1,3 AA);Aw("\" ",1,2 AA);}Aw(q(a+24),1,u(a+32)AA);}AE Aw(q(b+8),1,u(b+16)AA);Aw(W,1,1 AA);}int main(void){U T[1646];P u=(P)T,z=u+24,C=u+832,L=u+2448,O=u+2480,n=u+5680,o=
u+5704,s=u+5728,S=u+5736,e=u+5744,f=u+13064;Ar v,k,t;As q;B l;I w;P h,d,g,m,y;U i,c,r,a,b,j,x;h=F(65536);u(f)=65536;u(f+8)=(Z)h;u(f+16)=65536;AF(f+40,0,59);AV 1;A3=0 AH(Q(f))K(),h=0;AE{v=R(f)AH(v.a){AB(i=0;;i++){if(i==4){i=0;Au}u(L+i*8)=AT;}AB(;i!=AT;i++)AC(O+i*32,L,32);AB(i=0;;i++){if(i==101){i=0;Au}u(z+i*8)=AT;}AB(;i!=2;i++)AC(C+i*808,z,808);AB(AF(e+4872,255,808),AF(e+5680,0,800),AF(e+6496,0,808),u(e+48)=0,AC(e+56,O,3200),AC(e+3256,C,1616),AF(e+6480,0,16),u(e)=0,u(e+8)=8,AF(e+16,0,16),u(e+32)=
8,u(e+40)=0,u(e+7304)=v.b,u(e+7312)=50000000,i=0;i!=v.b;i++){u(f+64)++;u(f+72)=0 AH(Q(f))c=0,d=s,a=(U)AR;AE if(k=R(f),k.a&&k.b-3<8){c=k.b*k.b;M(u,c,1,1);r=u(u+8);o(u(u))AB(d=q(u+16),u(o)=0,u(o+8)=8,a=AQ=0;;a=AQ){if(a>=c)Ay a AH(Q(f))Ay b;t=R(f)AH(t.a){if(!t.b)a=0;AE{if(t.b>=c){g=Ah;Au}a=t.b;}}AE{a=u(f+56);o(a>19)if(a!=1||f[80]!=48){g=Ah;Au}a=0;}o(a>=c)g=d+a;l=*g;*g=1 AH(l){g=(P)"appears twice";Au}Y(o,a);}AV(Z)g;A3=13;b:E(r,d,1,1);E(u(o),AM,8,8);g=0;Ay c;a:c=u(o);g=AM;E(r,d,1,1)AH(c!=(U)AR){u(s)=
c;h=g;c=k.b;d=S;Ay d;}c:c=(U)(Z)g;d=s;a=(U)AR;}AE AV(Z)(P)"is not an allowed side",A3=22,c=0,d=s,a=(U)AR;d:u(d)=a;r=u(s)AH(r==(U)AR)Ay e;a=u(S)AH((c==1)|(c==a)){AB(b=1,d=h;;d+=8){AB(;;d+=8){if(d==h+a*8)Ay f;j=u(d)AH(j)Au}if(!((b<a)&(j==b)))Ay g;b++;}f:if(b<a)Ay g;}AE{q=N(a,8)AH(a)AC(q.b,h,a*8);AB(d=q.b,b=0;;b++){if(d==q.b+a*8){b=a;Au}if(!u(d))Au d+=8;}o(!c)AB(l=b/c+c+b%c+a/c&1,b=0;b!=a;)AB(j=b+1,d=q.b+b*8;;l=!l){b=u(d)AH(b==(j==a?0:j)){b=j;Au}g=q.b+(a-1+b)%a*8;u(d)=u(g);u(g)=b;}E(q.a,q.b,8,8)
AH(l)Ay g;}b=u(e+7304);o(!b)AB(j=u(e+7312),x=j/b,u(e+7304)=b-1,u(e+7312)=j-x,b=1,w=4,j=c;w>1;j*=j)b=(!(w%2)?1:j)*b,w/=2;j*=b;o(!j)AB(b=0;b!=4;b++)if(Ad(e,c,0),k=Ac(e,h,a,G(J(x/j,2),8000)<<b%64,c*2*a),k.a)Ay h;Ad(e,c,1);k=Ac(e,h,a,(U)-1,(U)-1);o(!k.a)h:AB(u(n)=0,u(n+8)=1,u(n+16)=0,c=u(e+40),d=q(e+32),g=(P)1,a=0,b=k.b;b;b=u(m)/4){o(b>=c)m=d+b*8;l=Ag[u(m)%4]AH(a==u(n))Aj(n),g=q(n+8);g[a]=l;a++;u(n+16)=a;}AB(d=q(n+8),g=d+a,c=0;c!=a/2;c++)m=d+c,y=g+(D)~c,l=*m,*m=*y,*y=l;c=u(n)AH(!(c>>63)){AB(m=d;m!=
g;m++)Aw("DLRU"+*m,1,1,AN);Aw(W,1,1,AN);E(c,d,1,1);Ay i;}g:Aw("-1",1,2,AN);Aw(W,1,1,AN);i:E(r,h,8,8);}X(e);K();Ay j;e:X(e);K()AH(!c){h=0;Ay k;}h=p(c)AH(*h)Ay k;j:E(u(f),q(f+8),1,1);Av 0;}AV(Z)(P)"is not a number of boards";A3=25;K();h=0;}k:An(f,h);AU}
