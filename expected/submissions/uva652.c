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
#define Am 2147483648u<<32
#define Ar fwrite
#define As goto
#define At return
#define Au break;
#define Av ,stderr
#define Aw a,f,c,g,d,h,i,b,e
#define Ax memset
#define Ay exit(1);
#define Az ;if
#define AA typedef struct{U a
#define AB }void
#define AC u(b+16)
#define AD m,U n,U o,I h,U p,I i,B c,B w,B
#define AE }static __inline__ B G(P a,U AD j)
#define AF else
#define AG for
#define AH memcpy
#define AI Ar(J,1,1,stdout)
#define AJ u(b+72)
#define AK =a Az(u(c)&&u(d))free(b);AB
#define AL .a!=((U)Am|1)
#define AM 4%64
#define AN As a;
#define AO q(b+8)
#define AP 1<<63
#define AQ a=0;(U)15<<a*AM&c;
#define AR {b=1;AN}if
#define AS {g=Ac;a=13;As d;}e
#define AT ?!b.a?p(d):E(b.a)
#define AU q(b+40)
#define AV u(b+48)
AA;B b;}Ao;AA;I b;}Ap;AA,b;}Aq;B Ab[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",J[]="\n",Ac[]="is not a tile";U Ak[4]={3,(U)-1,1,(U)-3},Al[4]={1,(U)-4,4,(U)-1};U K(U a,U b){At a>b?a:b;}U Aj(U a,U b){At a<b?a:b;}Ao An(U a,U b){Ao r;r.a=a*b;r.b=b&&r.a/b!=a;At r;AE;P Ad(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)At a;}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)At b;AB L(P b,B d,U a){P c;c=E(a)Az(d)Ax(c,255,a);u(b)=a;u(b+8)=(Z)c;AC=a;AB Ah(P e,U c,P a,U f,U d,U h){U k[2];P g=(P)k,i=g+8;Ao b;P j;
b=An(h,f)Az(b.b||b.a>((U)AP)-d)c=8,f=0,d=1;AF{if(!c)j=g,c=0;AF u(g)=d,j=i,c*=h;u(j)=c;a=!u(g)AT:!u(i)AT:Ad(a,b.a);u(e+8)=(Z)a;c=16;f=b.a;d=0;}u(e+c)=f;u(e)=d;}Aq M(P c,U a,U d,U f){U h[3];P b=(P)h;Aq e;U g;g=u(c);a=K(K(a+1,g*2),f==1?8:4);Ah(b,g,q(c+8),a,d,f)Az(u(b))a=AC,d=u(b+8);AF u(c+8)=(Z)AO,u(c)=a,d=(U)Am|1;e.a=d;e.b=a;At e;AB Ae(P a){o(M(a,u(a),1,1)AL)AB Af(P a){o(M(a,u(a),8,8)AL)AB Ag(P a){o(M(a,u(a),8,16)AL)AB F(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g Az(!a)g=c,a=0;AF u(c)=e,g=d,a*=f;u(g)AK N(U
a,P b){U f[2];P c=(P)f,d=c+8;P e Az(!a)e=c,a=0;AF u(c)=1,e=d;u(e)AK R(P b,P d,P h){B j,k;I g;P l,i,n;U e,a,f,c,m;j=d[13];k=d[14]Az((I)k+j<=h[12]){e=u(d);a=e*((U)2654435769u<<32|2135587861)>>i(b+24)%64;f=AC;o(a>=f)l=AO;c=AV;i=AU;g=i(l+a*4)Az(g){AG(;;){m=(U)g-1;o(m>=c)n=i+m*16 Az(u(n)==e)Au a=a+1&f-1;g=i(l+a*4)Az(!g)AN}if(j>=n[13])At;AH(n,d,16);c=m;As b;}a:o(a>=f)i(l+a*4)=(I)c+1 Az(c==u(b+32))Ag(b+32),i=AU;AH(i+c*16,d,16);AV=c+1;b:e=((U)h(h+8)*k+(U)h(h+10)*j)<<40|(U)k<<32|c;a=AJ Az(a==u(b+56))Af(b+56);d=q(
b+64);u(d+a*8)=e;e=a+1;AJ=e Az(a){AG(;;a=f){f=(a-1)/2;o(f>=e)b=d+f*8;o(a>=e)h=d+a*8;a=u(b);c=u(h)Az(a<=c)At;u(b)=c;u(h)=a Az(!f)At;}Ay}}}U V(P a){B h,i;P e;U f,b,d,c,g;AG(u(a+72)++,u(a+56)=0,e=q(a+8),f=u(a+16),b=0,d=u(a+48),c=u(a+40),g=0;;){g++Az(c==d){d=fread(e,1,f,stdin)Az(ferror(stdin))As a Az(!d)Au u(a+48)=d;c=u(a+40)=0;}o(c>=f)h=e[c];i=(h==32)|((B)(h-9)<5)Az((b==19)|!!b&i){f=0;As b;}o(b>=19)*(a+b+80)=h;b=b+!i;u(a+56)=b;c++;u(a+40)=c Az(g==16777216)As c;}if(!b){e=(P)"the input ends here";As d;}f=0;As
b;a:perror(0),Ay c:u(a+56)=0;e=(P)"16 MB of whitespace";d:u(a+24)=(Z)e;u(a+32)=19;f=1;b:At f;}Aq W(P d){Aq f;B c;P e;U b,a;b=u(d+56);o(b>19)if(!b)a=0;AF AG(a=0,e=d+80;;e++){c=*e-48 Az(c>9){a=0;AN}a=a*10+c Az(e+1==d+b+80)Au}c=b!=19;b=c?a:0;a=c;a:f.a=a;f.b=b;At f;AB O(U a){U c[1];P b=(P)c Az(a>9)O(a/10);*b=a%10|48;Ar(b,1,1 Av);AB Ai(P a,P b){U f[1];P e=(P)f;B d;U c Az(!b){c=u(a+64)Az(c)Ar("board ",1,6 Av),O(c),Ar(", ",1,2 Av);Ar("word ",1,5 Av);O(u(a+72));Ar(": ",1,2 Av);c=u(a+56)Az(c){o(c>19)AG(Ar("\"",1,
1 Av),b=a+80;d=*b,*e=(B)(d-33)<94?d:63,Ar(e,1,1 Av),b+1!=a+c+80;)b++Az(c==19)Ar("...",1,3 Av);Ar("\" ",1,2 Av);}Ar(q(a+24),1,u(a+32)Av);}AF Ar(AO,1,AC Av);Ar(J,1,1 Av);}B X(U d){B a;U b,c,e,f;AG(b=0;(U)15<<b*AM&d;)b++;AG(a=b,c=0;;c=b){b=c+1 Az(c){AG(a&=1,e=0;f=e+1,a^=((d>>e*AM)%16>(d>>c*AM)%16),f!=c;)e=f;a=a;}if(b==9)Au}At a&1;AB Y(P c,P d,U a){P b;U e Az(!a)b=(P)1,e=0;AF b=E(a),AH(b,d,a),e=a;u(c)=e;u(c+8)=(Z)b;u(c+16)=a;}B Aa(P a,U f,U c,U g,I d,U h,I i,B b,B e){B j;U k Az(d)if(k=u(a+1952),k<u(a+1960)){
u(a+1952)=k+1;j=*(a+e+1696)&Ab[c%16]Az(j%2&&G(Aw,0))AR(j&2&&G(Aw,1))AR(j&4&&G(Aw,2))AR(!(j&8)){b=0;AN}b=G(Aw,3);AN}a[2992]=b;b=1;a:At b;AE{B q;I t,u,v;P l;U f,r,s,d,e,b,g,k;q=c+1;f=u((P)Ak+j*8);r=n+f;s=r*AM;d=m>>s&15;t=i(a+q*4+1968);f*=i(a+d*4+160);u=i(a+d*4+288)%64;e=u(a+24);b=(o>>u&e)+i(a+d*4+32);g=b-f;k=u(a+16);o(g>=k||b>=k)l=q(a+8);h=h+l[g]-l[b]Az(h<t){b=d|16;g=u((P)Al+j*8)*i(a+b*4+160);v=i(a+b*4+288)%64;e=(p>>v&e)+i(a+b*4+32);b=e-g;o(b>=k||e>=k)i=i+l[b]-l[e]Az(i<t)*(a+c+416)=j,c=Aa(a,d<<n*AM^d<<s^m,
r,o-(f<<u),h,p-(g<<v),i,q,(a+w*4+672)[j]);AF c=0;}AF c=0;At c;}Ap Q(P b,U h,U m){Ap k;I d,g;P j;U i,n,f,c,l,e,a;AG(i=AC,j=AO,n=u(b+24),c=d=f=0;;c=l){l=c+1;e=c*4;a=m>>e%64&15;g=i(b+h*64+32+a*4);o(i<=g)d+=j[g];a=a|h*16;c=(!h?c:e&12|c/4)*i(b+a*4+160);g=i(b+a*4+288)%64;e=(f>>g&n)+i(b+a*4+32);a=e+c;o(a>=i||e>=i)d=d+j[a]-j[e];f=(c<<g)+f Az(l==9)Au}k.a=f;k.b=d;At k;}int main(void){U av[1097];P ak=(P)av,aq=ak+8,w=ak+16,ar=ak+32,al=ak+56,x=ak+312,ad=ak+328,t=ak+352,aa=ak+376,ae=ak+400,af=ak+424,r=ak+1704,as=ak+
2120,G=ak+2536,b=ak+5528,l=ak+8672;Ap M,ai;Aq ag,ah;B f,j,u,ab,at,ac,au;H an,v;I n,y,z,aj,ao,ap,s;P g,h,k;U a,i,c,d,m,e,p,q,o,O,am;AG(L(l,0,65536),Ax(l+40,0,59),u(l+24)=1,u(l+32)=0,g=E(16384),L(r,0,256),Ax(r+288,0,128),u(r+24)=15,Ax(r+32,0,256),a=u(r+16),h=q(r+8),c=1;;c=i){AG(d=0;((U)2271560481u>>d*AM)%16!=c;)d++;i=c+1;m=c*16;i(r+c*4+32)=m;i(r+c*4+160)=1;i(r+c*4+288)=(I)c*4;c=d/3;d%=3;e=0;do{p=e|m;o(p>=a)f=e/3;j=e%3;e++;h[p]=K(f,c)-(Aj(f,c)+Aj(j,d))+K(j,d);}while(e!=9)Az(i==9)Au}AG(AH(as,r,416),L(ae,255,
131072),a=u(ae+16),h=q(ae+8),i=f=1,c=0;;i=d|i*4){AG(d=c;c=d+1,j=((P)"DU LR RL UD LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU ")[d],u=i<a,j==32;d=c){o(!u)h[i]=0 Az(c==344)AN i=1;}o(!u)k=h+i Az(*k==255)*k=f,f++;AG(d=0;((P)
"DLRU")[d]!=j;){d++;o(d==4)}if(c==344)AN}Ay a:Ax(af,0,1280)Az(a>4){AG(i=1,c=4;;c=d){d=c+1;i=c==i*16?i*4:i;o(c>=a)k=h+c;f=*k Az(f==255){m=i+((U)2147483647<<32|4294967295u)&c|i;o(m>=a)f=h[m];*k=f;}m=c/4;o(m>=a)j=h[m];o(c>=a)c%=4;(af+j*4)[c]=f Az(f)k=af+j+1024,*k|=(B)((I)1<<c)Az(d==a)As b;}Ay}b:N(u(ae),h);Ax(G+416,0,256);Ax(G+1968,0,1024);AH(G,as,416);AH(G+672,af,1280);Ax(G+1952,0,16);u(b)=4096;u(b+8)=(Z)g;AC=4096;Ax(b+48,0,16);i(b+24)=52;u(b+32)=0;u(b+64)=u(b+40)=8;AJ=0;u(b+80)=1024;u(b+88)=0;AH(b+96,G,
2992);b[3088]=0;u(b+3096)=2271560481u;u(b+3104)=1024;h(b+3114)=h(b+3112)=1;i(b+3116)=31;u(b+3120)=(U)AP Az(V(l))f=1;AF{ag=W(l)Az(ag.a){if(!ag.b){f=0;As c;}AG(a=0;;a=i){AG(i=a+1,u(l+64)++,d=n=c=u(l+72)=0;;d=m){m=d+1 Az(V(l)){f=1;As c;}ah=W(l)Az(ah.a){if(ah.b-1>=8)AS=ah.b;}AF{e=u(l+56);o(e>19)if(e!=1||l[80]!=120)AS=0;}y=(I)1<<e%32 Az(y&n){g=(P)"appears twice";a=13;As d;}c=e<<d*AM|c Az(m==9)Au n=y|n;}if(a)AI;a=u(b+3096);f=b[3116];j=X(c)Az(!(j^X(a))){if(u(b+3120)!=(U)AP){AG(g=E(32),u(t)=32,u(t+8)=(Z)g,d=a=u(
t+16)=0,e=(U)4275878552u<<32|1985229328;m=d+1,p=c>>d*AM<<2&60,a=(e>>p)%16+(9-d)*a,m!=9;e=(((U)4008636142u<<32|4008636144u)<<p)+e)d=m;c=u(b+3136);o(a>=c)AG(h=q(b+3128),d=0;n=i(h+a*4),n<-2;){j=((P)"\0\1\2\3")[n%4]Az(d==u(t))Ae(t),g=q(t+8);g[d]=j;d++;u(t+16)=d;a=n/4;o(a>=c)}a=u(t)Az(a!=(U)AP){if(n==-1){if(d<=f)As e;F(a,g,1,1);As f;}F(a,g,1,1);}As f;}AG(Ax(AO,0,AC*4),AJ=AV=0,M=Q(b+96,0,c),AQ)a++;u(x)=c;i(x+8)=0;x[12]=a;x[13]=x[15]=0;x[14]=M.b;R(b,x,b+3104);a=AJ Az(a){AG(d=u(b+112),g=q(b+104);;){AG(h=q(b+64),
m=u(h),a--,e=u(h+a*8),u(h)=e,AJ=a,p=0;;p=q){o=p*2;q=o|1;o+=2 Az(o<a)q=u(h+o*8)<u(h+q*8)?o:q Az(q>=a)Au o(p>=a)k=h+q*8;o=u(k)Az(e<=o)Au u(h+p*8)=o;u(k)=e;}a=m&4294967295u;e=AV;o(a>=e)h=AU;k=h+a*16;f=k[13];j=k[14];u=k[15]Az(!j)Au if(e+3>u(b+80))As g;AG(u(b+88)++,a=u(k),ab=k[12],at=Ab[ab%16],i(ar+16)=50462976,e=0;;e=p){p=e+1;ac=*(ar+e+16)Az((B)((I)1<<ac%8)&at&&(!f||(ac^u)!=3)){e=u((P)Ak+ac*8)+ab;q=e*AM;o=a>>q&15;O=o*16;am=O+ab;o(am>=d)O+=e;o(O>=d)au=(B)(g[am]+j)-g[O];u(w)=o<<q^o<<ab*AM^a;i(w+8)=m;w[12]=e;w[
15]=ac;w[13]=f+1;w[14]=au;R(b,w,b+3104);}if(p==4)Au}a=AJ Az(!a)As h;}n=i(k+8);Ax(al,0,256)Az(f)AG(j=f;;n=i(g+8)){*(al+j-1)=u;o(e<=n)g=h+(U)n*16;j=g[13]Az(!j)Au u=g[15];}Y(ad,al,f)Az(u(ad)!=((U)Am|2))As i;g:AG(u(b+2056)=~(u(b+88)*16),M=Q(b+96,0,c),ai=Q(b+96,1,c),n=K(ai.b,M.b),f=b[3116],an=h(b+3114),v=h(b+3112),y=(I)v*f,z=n*v;;z=v>an&&z+(I)v*5>y?y:z){AG(aj=(I)f+1,ao=1,g=b+2064,ap=0,a=1968;;ao++){a+=4 Az(ap>f)s=0;AF AG(s=0;s*v+ap*an<=z;)if(s++,s==aj){s=aj;Au}i(g)=s Az(a==2992)Au aj--;g=b+a+96;ap=ao;}if(n<i(
b+2064)){AG(AQ)a++Az(Aa(b+96,c,a,M.a,M.b,ai.a,ai.b,0,1))Au}if(z+v>=y)As j;z=z+v*2;}o(u(b+2048)>=u(b+2056))Y(aa,b+512,b[3088]);As k;j:a=(U)AP;As l;}h:u(ad)=(U)AP;i:AH(aa,ad,24);k:a=u(aa);o(a==((U)Am|2))l:g=q(aa+8);d=u(aa+16);e:if(!(a>>63)){AG(h=g;h!=g+d;h++)Ar("dlru"+*h,1,1,stdout);AI Az(!a)h=ak,a=0;AF u(ak)=1,h=aq;u(h)=a Az(u(ak)&&u(aq))free(g);As m;}}f:Ar("unsolvable",1,10,stdout);AI;m:if(i==ag.b){f=0;As c;}}Ay}g=(P)"is not a number of boards";a=25;d:u(l+24)=(Z)g;u(l+32)=a;f=1;}c:F(u(b),AO,4,4);F(u(b+32
),AU,8,16);F(u(b+56),q(b+64),8,8);N(u(b+96),q(b+104));a=u(b+3120)Az(a!=(U)AP)F(a,q(b+3128),4,4)Az(!(fflush(stdout)|ferror(stdout))){if(!f)At N(u(l),q(l+8)),0;Ai(l,0);Ay}AF perror(0),Ay Ay}
