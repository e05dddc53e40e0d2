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
#define Al 2147483648u<<32
#define As fwrite
#define At return
#define Au goto
#define Av ,stderr
#define Aw break;
#define Ax memset
#define Ay typedef struct
#define Az else
#define AA }static __inline__ Ao G(P a,P d,B e)
#define AB u(b+72)
#define AC =a;if(u(c)&&u(d))free(b);}void
#define AD As(J,1,1,stdout)
#define AE exit(1);
#define AF for
#define AG *4%64
#define AH ;if
#define AI memcpy
#define AJ u(b+16)
#define AK .a!=((U)Al|1)
#define AL Au a;}
#define AM }void
#define AN q(b+8)
#define AO {d=a.b;g=a.a
#define AP 1<<63
#define AQ u(c)
#define AR {d=Ab;a=13;Au b;}l
#define AS a=0;j&(U)15<<a AG;
#define AT ?!b.a?p(d):E(b.a)
#define AU q(b+40)
#define AV u(b+48)
Ay{B a,b;}Ao;Ay{U a;B b;}Ap;Ay{U a;I b;}Aq;Ay{U a,b;}Ar;B Aa[]="\5\7\3\15\17\13\14\16\n\0\0\0\0\0\0\0",Ab[]="is not a tile",J[]="\n";U Aj[4]={3,(U)-1,1,(U)-3},Ak[4]={1,(U)-4,4,(U)-1};void Am(P p,int n,U a){AF(;n--;a>>=8)*p++=(B)a;}U K(U a,U b){At a>b?a:b;}U Ai(U a,U b){At a<b?a:b;}Ap An(U a,U b){Ap r;r.a=a*b;r.b=b&&r.a/b!=a;At r;AA;P Ac(P a,U b){o(b>=2147483648u)a=(P)realloc(a,b);o(!a)At a;}P E(U a){P b;o(a>=2147483648u)b=(P)calloc(a,1);o(!b)At b;AM Ag(P e,U c,P a,U f,U d,U h){U k[2];P g=(P)k,i=g+8;P j;
Ap b;b=An(h,f)AH(b.b||b.a>((U)AP)-d)c=8,f=0,d=1;Az{if(!c)j=g,c=0;Az u(g)=d,j=i,c*=h;u(j)=c;a=!u(g)AT:!u(i)AT:Ac(a,b.a);u(e+8)=(Z)a;c=16;f=b.a;d=0;}u(e+c)=f;u(e)=d;}Ar L(P c,U a,U d,U f){U h[3];P b=(P)h;U g;Ar e;g=AQ;a=K(K(a+1,g*2),f==1?8:4);Ag(b,g,q(c+8),a,d,f)AH(u(b))a=AJ,d=u(b+8);Az u(c+8)=(Z)AN,AQ=a,d=(U)Al|1;e.a=d;e.b=a;At e;AM Ad(P a){o(L(a,u(a),1,1)AK)AM Ae(P a){o(L(a,u(a),8,8)AK)AM Af(P a){o(L(a,u(a),8,16)AK)AM F(U a,P b,U e,U f){U h[2];P c=(P)h,d=c+8;P g AH(!a)g=c,a=0;Az AQ=e,g=d,a*=f;u(g)AC M(U
a,P b){U f[2];P c=(P)f,d=c+8;P e AH(!a)e=c,a=0;Az AQ=1,e=d;u(e)AC O(P b,P d,P h){B j,k;I g;U f,a,e,c,m;P l,i,n;j=d[13];k=d[14]AH((I)k+j<=h[12]){f=u(d);a=f*((U)2654435769u<<32|2135587861)>>i(b+24)%64;e=AJ;o(a>=e)l=AN;c=AV;i=AU;g=i(l+a*4)AH(g){AF(;;){m=(U)g-1;o(m>=c)n=i+m*16 AH(u(n)==f)Aw a=a+1&e-1;g=i(l+a*4)AH(!g)AL if(j>=n[13])At;AI(n,d,16);c=m;Au b;}a:o(c>=e/2||a>=e)i(l+a*4)=(I)c+1 AH(c==u(b+32))Af(b+32),i=AU;AI(i+c*16,d,16);AV=c+1;b:f=((U)h(h+8)*k+(U)h(h+10)*j)<<40|(U)k<<32|c;a=AB AH(a==u(b+56))Ae(b+56
);d=q(b+64);u(d+a*8)=f;f=a+1;AB=f AH(a){AF(;;a=e){e=(a-1)/2;o(e>=f)b=d+e*8;o(a>=f)h=d+a*8;a=u(b);c=u(h)AH(a<=c)At;u(b)=c;u(h)=a AH(!e)At;}AE}}}U Q(P a){B h,i;U f,b,d,c,g;P e;AF(++u(a+72),u(a+56)=0,e=q(a+8),f=u(a+16),b=0,d=u(a+48),c=u(a+40),g=0;;){++g AH(c==d){d=fread(e,1,f,stdin)AH(ferror(stdin))Au a AH(!d)Aw u(a+48)=d;c=u(a+40)=0;}o(c>=f)h=e[c];i=(h==32)|((B)(h-9)<5)AH((b==19)|!!b&i){f=0;Au b;}o(b>=19)(a+b)[80]=h;b+=!i;u(a+56)=b;++c;u(a+40)=c AH(g==16777216)Au c;}if(!b){e=(P)"the input ends here";Au d;}
f=0;Au b;a:perror(0),AE c:u(a+56)=0;e=(P)"16 MB of whitespace";d:u(a+24)=(Z)e;u(a+32)=19;f=1;b:At f;}Ar R(P d){B c;U b,a;P e;Ar f;b=u(d+56);o(b>19)if(!b)a=0;Az AF(a=0,e=d+80;;++e){c=*e-48 AH(c>9){a=0;AL a=a*10+c AH(e+1==d+b+80)Aw}c=b!=19;b=c?a:0;a=c;a:f.a=a;f.b=b;At f;AM N(U a){U c[1];P b=(P)c AH(a>9)N(a/10);*b=a%10|48;As(b,1,1 Av);AM Ah(P a,P b){U f[1];P e=(P)f;B d;U c AH(!b){c=u(a+64)AH(c)As("board ",1,6 Av),N(c),As(", ",1,2 Av);As("word ",1,5 Av);N(u(a+72));As(": ",1,2 Av);c=u(a+56)AH(c){o(c>19)AF(As(
"\"",1,1 Av),b=a+80;d=*b,*e=(B)(d-33)<94?d:63,As(e,1,1 Av),b+1!=a+c+80;)++b AH(c==19)As("...",1,3 Av);As("\" ",1,2 Av);}As(q(a+24),1,u(a+32)Av);}Az As(AN,1,AJ Av);As(J,1,1 Av);}B V(U d){B a;U b,c,e,f;AF(b=0;d&(U)15<<b AG;){++b;o(b==9)}AF(a=b,c=0;;c=b){b=c+1 AH(c){AF(a%=2,e=0;f=e+1,a^=(d>>e AG)%16>(d>>c AG)%16,f!=c;)e=f;a=a;}if(b==9)Aw}At a%2;AM W(P c,P d,U a){U e;P b AH(!a)b=(P)1,e=0;Az b=E(a),AI(b,d,a),e=a;AQ=e;u(c+8)=(Z)b;u(c+16)=a;}Ao X(P b,P c){B d,g;H f;U e;Ao a AH(!i(c+8))d=c[50],g=0;Az if(e=u(b+
720),e<u(b+728)){u(b+720)=e+1;d=Aa[u(c+40)%16];f=h(c+48);o(u(b+456)<=f)d=q(b+448)[f]&d AH(d%2)if(a=G(b,c,0),a.a!=2)AO%2;AL if(d&2)if(a=G(b,c,1),a.a!=2)AO;AL if(d&4)if(a=G(b,c,2),a.a!=2)AO;AL if(!(d&8))g=2;Az a=G(b,c,3),d=a.a==2?0:a.b,g=a.a;}Az g=1;a:a.a=g;a.b=d;At a;AA{U E[7];P c=(P)E;B k,r;H p;I v,l,x,o,z;U q,s,j,t,u,f,w,g,h,b,m,y;P n;Ao i;q=u(d+40);k=d[50];r=k+1;s=u(d+32);j=u((P)Aj+e*8);t=q+j;u=t AG;f=s>>u&15;v=i(a+r*4+736);w=u(d);l=i(d+8);j*=i(a+f*4+160);x=i(a+f*4+288)%64;g=u(a+24);h=(w>>x&g)+i(a+f*4+
32);b=h-j;m=u(a+16);o(b>=m||h>=m)n=q(a+8);l=l+n[b]-n[h]AH(l<v){h=u(d+16);o=i(d+24);b=f|16;y=u((P)Ak+e*8)*i(a+b*4+160);z=i(a+b*4+288)%64;g=(h>>z&g)+i(a+b*4+32);b=g-y;o(b>=m||g>=m)o=o+n[b]-n[g]AH(o<v){(a+k)[464]=e;p=h(d+48);o(u(a+432)<=p)p=h(q(a+424)+p*8+e*2);u(c+32)=f<<u^f<<q AG^s;u(c+40)=t;AQ=w-(j<<x);i(c+8)=l;u(c+16)=h-(y<<z);i(c+24)=o;c[50]=r;h(c+48)=p;i=X(a,c);e=i.b;k=i.a;}Az k=2;}Az k=2;i.a=k;i.b=e;At i;}Aq Y(P b,U h,U m){I d,g;U i,n,f,c,l,e,a;P j;Aq k;AF(i=AJ,j=AN,n=u(b+24),c=d=f=0;;c=l){l=c+1;e=c*4
;a=m>>e%64&15;g=i(b+h*64+32+a*4);o(i<=g)d+=j[g];a|=h*16;c=(!h?c:e&12|c/4)*i(b+a*4+160);g=i(b+a*4+288)%64;e=(f>>g&n)+i(b+a*4+32);a=e+c;o(a>=i||e>=i)d=d+j[a]-j[e];f=(c<<g)+f AH(l==9)Aw}k.a=f;k.b=d;At k;}int main(void){U as[424];P ah=(P)as,ao=ah+8,q=ah+16,x=ah+72,ap=ah+88,ai=ah+112,y=ah+368,aa=ah+384,s=ah+408,z=ah+432,p=ah+456,ab=ah+872,b=ah+1128,h=ah+3288;B f,m,t,u,aq,N,ar;H ak,w;I k,G,L,ag,al,am,r;U a,i,j,e,g,l,n,o,aj;P d,c,v;Ao an;Aq ae,af;Ar ac,ad;d=E(65536);u(h)=65536;u(h+8)=(Z)d;u(h+16)=65536;Ax(h+40,
0,59);u(h+24)=1;u(h+32)=0;Ax(ab,0,256);a=1;do{AF(i=0;((U)2271560481u>>i AG)%16!=a;){++i;o(i==9)}AF(f=i%3,m=i/3,i=0;t=i%3,u=i/3,j=i+1,(ab+a*16)[i]=K(u,m)-(Ai(u,m)+Ai(t,f))+K(t,f),j!=9;)i=j;++a;}while(a!=9);AF(d=E(16384),c=E(256),AI(c,ab,256),Ax(p+288,0,128),u(p)=256,u(p+8)=(Z)c,u(p+16)=256,u(p+24)=15,Ax(p+32,0,256),a=1;i=a+1,i(p+a*4+32)=(I)a*16,i(p+a*4+160)=1,i(p+a*4+288)=(I)a*4,i!=16;)a=i;c=E(48);Am(c,8,0);h(c+8)=2;h(c+10)=3;h(c+12)=4;h(c+14)=5;h(c+16)=2;h(c+18)=3;h(c+20)=4;h(c+22)=0;h(c+24)=2;h(c+26)=3;
h(c+28)=0;h(c+30)=5;h(c+32)=2;h(c+34)=0;h(c+36)=4;h(c+38)=5;h(c+40)=0;h(c+42)=3;h(c+44)=4;h(c+46)=5;v=E(6);*v=0;v[1]=15;v[2]=7;v[3]=11;v[4]=13;v[5]=14;Ax(b+1088,0,1024);Ax(b+816,0,256);AI(b+352,p,416);Ax(b+1072,0,16);u(b)=4096;u(b+8)=(Z)d;AJ=4096;Ax(b+48,0,16);AI(b+80,ab,256);i(b+24)=52;u(b+32)=0;u(b+64)=u(b+40)=8;AB=0;u(b+336)=1024;u(b+344)=0;u(b+768)=6;u(b+776)=(Z)c;u(b+792)=u(b+784)=6;u(b+800)=(Z)v;u(b+808)=6;u(b+2112)=2271560481u;u(b+2120)=1024;h(b+2130)=h(b+2128)=1;i(b+2132)=31;u(b+2136)=(U)AP AH(Q(
h))f=1;Az{ac=R(h)AH(ac.a){if(!ac.b){f=0;AL AF(a=0;;a=i){AF(i=a+1,++u(h+64),e=k=j=u(h+72)=0;;e=g){g=e+1 AH(Q(h)){f=1;AL ad=R(h)AH(ad.a){if(ad.b-1>=8)AR=ad.b;}Az{l=u(h+56);o(l>19)if(l!=1||h[80]!=120)AR=0;}G=(I)1<<l%32 AH(G&k){d=(P)"appears twice";a=13;Au b;}j=l<<e AG|j AH(g==9)Aw k=G|k;}if(a)AD;a=u(b+2112);f=b[2132];m=V(j)AH(!(m^V(a))){if(u(b+2136)!=(U)AP){AF(d=E(32),u(s)=32,u(s+8)=(Z)d,e=a=u(s+16)=0,l=(U)4275878552u<<32|1985229328;g=e+1,n=(j>>e AG)AG,a=(l>>n)%16+(9-e)*a,g!=9;l=(((U)4008636142u<<32|
4008636144u)<<n)+l)e=g;j=u(b+2152);o(a>=j)AF(c=q(b+2144),e=0;k=i(c+a*4),k<-2;){m=((P)"\0\1\2\3")[k%4]AH(e==u(s))Ad(s),d=q(s+8);d[e]=m;++e;u(s+16)=e;a=k/4;o(a>=j)}a=u(s)AH(a!=(U)AP){if(k==-1){if(e<=f)Au c;F(a,d,1,1);Au d;}F(a,d,1,1);}Au d;}AF(Ax(AN,0,AJ*4),a=f=AB=AV=0;e=a+1,f=(b+((j>>a AG)*16+a)%256)[80]+f,e!=9;)a=e;AF(AS){++a;o(a==9)}u(y)=j;i(y+8)=0;y[12]=a;y[13]=y[15]=0;y[14]=f;O(b,y,b+2120);a=AB AH(a){AF(;;){AF(d=q(b+64),e=u(d),--a,g=u(d+a*8),u(d)=g,AB=a,l=0;;l=n){o=l*2;n=o|1;o+=2 AH(o<a)n=u(d+o*8)<u(d
+n*8)?o:n AH(n>=a)Aw o(l>=a)c=d+n*8;o=AQ AH(g<=o)Aw u(d+l*8)=o;AQ=g;}a=e&4294967295u;g=AV;o(a>=g)d=AU;c=d+a*16;f=c[13];m=c[14];t=c[15]AH(!m)Aw if(g+3>u(b+336))Au e;AF(++u(b+344),a=AQ,u=c[12],aq=Aa[u%16],i(ap+16)=50462976,g=0;;g=l){l=g+1;N=(ap+g)[16]AH((B)((I)1<<N%8)&aq&&(!f||(N^t)!=3))g=u((P)Aj+N*8)+u,n=g AG,o=a>>n&15,aj=o*16,ar=(B)((b+(aj+u)%256)[80]+m)-(b+(aj+g)%256)[80],u(x)=o<<n^o<<u AG^a,i(x+8)=e,x[12]=g,x[15]=N,x[13]=f+1,x[14]=ar,O(b,x,b+2120)AH(l==4)Aw}a=AB AH(!a)Au f;}k=i(c+8);Ax(ai,0,256)AH(f)AF
(m=f;;k=i(c+8)){*(ai+m-1)=t;o(g<=k)c=d+(U)k*16;m=c[13]AH(!m)Aw t=c[15];}W(aa,ai,f)AH(u(aa)!=((U)Al|2))Au g;e:AF(u(b+1080)=u(b+344)*(U)-6-1,ae=Y(b+352,0,j),af=Y(b+352,1,j),AS){++a;o(a==9)}AF(u(q+32)=j,u(q+40)=a,u(q)=ae.a,i(q+8)=ae.b,u(q+16)=af.a,i(q+24)=af.b,q[50]=0,h(q+48)=1,k=K(af.b,ae.b),f=b[2132],ak=h(b+2130),w=h(b+2128),G=(I)w*f,L=k*w;;L=w>ak&&L+(I)w*7>G?G:L){AF(ag=(I)f+1,al=1,d=b+1088,am=0,a=736;;++al){a+=4 AH(am>f)r=0;Az AF(r=0;r*w+am*ak<=L;)if(++r,r==ag){r=ag;Aw}i(d)=r AH(a==1760)Aw--ag;d=b+a+352;
am=al;}if(k<i(b+1088)){an=X(b+352,q);switch(an.a){case 2:Aw case 0:Au h;default:Au i;}}if(L+w>=G)Au j;L+=w*2;}h:W(z,b+816,an.b);Au k;i:u(z)=(U)Al|2;Au k;j:u(z)=(U)AP;k:Au l;}f:u(aa)=(U)AP;g:AI(z,aa,24);l:a=u(z);o(a==((U)Al|2))d=q(z+8);e=u(z+16);c:if(!(a>>63)){AF(c=d;c!=d+e;++c)As("dlru"+*c,1,1,stdout);AD AH(!a)c=ah,a=0;Az u(ah)=1,c=ao;AQ=a AH(u(ah)&&u(ao))free(d);Au m;}}d:As("unsolvable",1,10,stdout);AD;m:if(i==ac.b){f=0;AL}AE}d=(P)"is not a number of boards";a=25;b:u(h+24)=(Z)d;u(h+32)=a;f=1;}a:F(u(b),
AN,4,4);F(u(b+32),AU,8,16);F(u(b+56),q(b+64),8,8);M(u(b+352),q(b+360));F(u(b+768),q(b+776),2,8);M(u(b+792),q(b+800));a=u(b+2136)AH(a!=(U)AP)F(a,q(b+2144),4,4)AH(!(fflush(stdout)|ferror(stdout))){if(!f)At M(u(h),q(h+8)),0;Ah(h,0);AE}Az perror(0),AE AE}
