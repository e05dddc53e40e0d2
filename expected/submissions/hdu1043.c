/* hdu1043, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- hdu1043 --c
   Made from a program in Rust: change that one, and make this anew. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef __GNUC__
#define __attribute__(x)
#define __extension__
#endif
#define A __attribute__((may_alias))
typedef unsigned char B,*P;
typedef signed char C;
typedef ptrdiff_t D;
typedef unsigned short A H;
typedef unsigned A I;
__extension__ typedef unsigned long long A U;
__extension__ typedef long long S;
#define h(x) (*(H*)(x))
#define i(x) (*(I*)(x))
#define u(x) (*(U*)(x))
#define q(x) ((P)(size_t)u(x))
typedef struct{U a;B b;}AF;
typedef struct{U a;U b;}AG;
typedef struct{U a;P b;}AH;
typedef struct{P a;U b;}AI;
static B Ad[]={2,2,2,2,2,2,2,2,2,2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,2,0,0,0,0,0,
2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0};
static B Am[]="0123456789abcdef";
static B Z[]={0,1,2,3};
static B An[]="...";
static B Ao[]="\n";
static U Av[4]={0,0,1};
static B Aa[]="DLRU";
static B Ab[]=
"LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU";

static B L[]="dlru";
static B Aw[]="unsolvable";
static U AB(P p,int n){U r=0;while(n--)r=r<<8|p[n];return r;}
static void Ax(P p,int n,U a){for(;n--;a>>=8)*p++=(B)a;}
#ifdef __GNUC__
static U Ac(U a,int n){return a?__builtin_clzll(a)+n-64:n;}
#else
static U Ac(U a,int n){int i=0;for(;i<n&&!(a>>(n-1-i)&1);)i++;return i;}
#endif
#ifdef __GNUC__
static U AC(U a){return __builtin_popcountll(a);}
#else
static U AC(U a){U n=0;for(;a;a&=a-1)n++;return n;}
#endif
#ifdef __GNUC__
static U Ay(U a,int n){return a?__builtin_ctzll(a):n;}
#else
static U Ay(U a,int n){int i=0;for(;i<n&&!(a>>i&1);)i++;return i;}
#endif
static U AD(U a,U b,int n){U m=~(U)0>>(64-n);return b>m-a?m:a+b;}
static U G(U a,U b){return a>b?a:b;}
static U V(U a,U b){return a<b?a:b;}
static AF AE(U a,U b){AF r;r.a=a*b;r.b=b&&r.a/b!=a;return r;}
static U Az(U a,U b){return a>b?a-b:0;}
static B Q(P a,U b,U j,I g,B f,B k);
static B R(P a,U b,U k,I j,B e,B l);
static B O(P a,U b,U k,I j,B f,B l);
static AG Ae(P a) {
    U w[6];
    P x=(P)w;
    AG r;
    B g,c,k,t;
    I b,o,p,y;
    P s,n,f,m;
    U l,d,j,e,v;
    s=q(a+16);
    n=q(a+40);
    g=a[56];
    l=u(a+8);
    d=u(a+48);
    f=q(a+32);
    j=u(a);
    c=a[57];
    for(;;){
        if(c){
            d=0;
            goto a;
        }
        if(f!=n){
            for(;;){
                c=*f;
                if((C)c>-1){
                    m=f+1;
                    b=c;
                }
                else{
                    k=c&31;
                    t=f[1]&63;
                    if(c>223){
                        b=(I)t<<6|f[2]&63;
                        if(c>239){
                            m=f+4;
                            b=b<<6|f[3]&63|(I)k<<18&1835008;
                        }
                        else{
                            m=f+3;
                            b=b|(I)k<<12;
                        }
                    }
                    else{
                        m=f+2;
                        b=(I)k<<6|t;
                    }
                }
                e=(U)(size_t)m-(U)(size_t)f+d;
                switch(b){
                case 32:
                case 13:
                case 12:
                case 11:
                case 10:
                case 9:
                    goto b;
                default:
                    if(b>127){
                        switch(b>>8){
                        case 0:
                            c=Ad[b&255];
                            break;
                        case 22:
                            c=b==5760;
                            break;
                        case 32:
                            c=Ad[b&255]>>1;
                            break;
                        case 48:
                            c=b==12288;
                            break;
                        default:
                            goto c;
                        }
                        if(c&1)
                            goto b;
                    }
                    c:
                    if(m==n)
                        goto d;
                    d=e;
                    f=m;
                }
            }
            b:
            u(a+32)=(size_t)m;
            u(a+48)=e;
            u(a)=e;
            f=m;
            c=0;
            v=d;
            d=e;
            goto e;
            d:
            u(a+32)=(size_t)m;
            u(a+48)=e;
            d=e;
            f=m;
        }
        a[57]=1;
        if(!(g||l!=j)){
            d=0;
            goto a;
        }
        e=j;
        c=1;
        v=l;
        e:
        if(v!=j)
            break;
        j=e;
    }
    l=1;
    a=s+j;
    for(;;){
        g=*a;
        if((C)g>-1){
            a++;
            b=g;
            p=0;
            c=0;
            o=g;
            g=0;
            k=1;
        }
        else{
            c=g&31;
            k=a[1]&63;
            if(g>223){
                b=(I)k<<6|a[2]&63;
                if(g>239){
                    b=b<<6|a[3]&63|(I)c<<18&1835008;
                    if(b==1114112){
                        d=1;
                        goto a;
                    }
                    a+=4;
                }
                else{
                    b=b|(I)c<<12;
                    a+=3;
                }
            }
            else{
                b=(I)c<<6|k;
                a+=2;
            }
            if(b<128){
                p=0;
                g=0;
                c=0;
                o=b;
                k=1;
            }
            else{
                g=(B)b&63|128;
                o=b>>6;
                c=(B)o&63|128;
                p=b>>12;
                if(b<2048){
                    p=0;
                    c=g;
                    g=0;
                    o|=192;
                    k=2;
                }
                else if(b<65536){
                    o=p|224;
                    p=0;
                    k=3;
                }
                else{
                    o=b>>18|240;
                    k=4;
                    y=(I)g<<24;
                    g=c;
                    c=(B)p&63|128;
                    p=y;
                }
            }
        }
        u(x+24)=4;
        i(x+36)=b;
        x[40]=k;
        i(x+32)=(I)g<<16|p|(I)c<<8|o&255;
        g=*(x+k+32-1);
        n=Aa;
        d=4;
        j=0;
        for(;;){
            e=0;
            while(n[e]!=g){
                e++;
                if(e==d)
                    abort();
            }
            j=j+1+e;
            if(j<k|j>4){
                if(j>3)
                    abort();
            }
            else{
                d=j-k;
                if(!(I)memcmp(Aa+d,x+32,k))
                    break;
                if(j==4)
                    abort();
            }
            n=Aa+j;
            d=4-j;
        }
        l=d|l<<2;
        if(a==s+v){
            d=1;
            goto a;
        }
    }
    abort();
    a:
    r.a=d;
    r.b=l;
    return r;
}
static void Af(P a,U b) {
    fwrite(a,1,b,stderr);
}
static P Ap(P a,U b) {
    if(b==(U)fwrite(a,1,b,stdout))
        a=0;
    else{
        a=(P)malloc(32);
        if(!a)
            abort();
        *a=0;
        u(a+8)=0;
        u(a+16)=1;
        u(a+24)=0;
    }
    return a;
}
static void Aq(void) {
    exit(1);
}
static AH AA(P d,P b,U c) {
    AH a;
    a.a=0;
    a.b=(P)(size_t)(U)fread(b,1,c,stdin);
    return a;
}
static void Ag(P a) {
    if(u(a))
        free(q(a+8));
    if(u(a+24))
        free(q(a+32));
    if(u(a+48))
        free(q(a+56));
    if(u(a+72))
        free(q(a+80));
    if(u(a+120))
        free(q(a+128));
    if((S)u(a+2472)>0)
        free(q(a+2480));
}
static void J(P d,U e,P a,U f,U c,U g) {
    AF b;
    b=AE(g,f);
    if(b.b||b.a>((U)1<<63)-c){
        e=8;
        f=0;
        c=1;
    }
    else{
        if(!e){
            if(!b.a){
                a=(P)(size_t)c;
                goto a;
            }
            if(b.a>=2147483648u)
                goto b;
            a=(P)malloc(b.a);
        }
        else{
            if(b.a>=2147483648u)
                goto b;
            a=(P)realloc(a,b.a);
        }
        if(!a)
            goto b;
        a:
        u(d+8)=(size_t)a;
        e=16;
        f=b.a;
        c=0;
        goto c;
        b:
        u(d+8)=c;
        e=16;
        f=b.a;
        c=1;
    }
    c:
    u(d+e)=f;
    u(d)=c;
}
static void K(P a) {
    U d[3];
    P e=(P)d;
    U b,c;
    b=u(a);
    c=G(b<<1,4);
    J(e,b,q(a+8),c,8,8);
    if(u(e))
        abort();
    u(a+8)=(size_t)q(e+8);
    u(a)=c;
}
static void Ah(P a) {
    U d[3];
    P e=(P)d;
    U b,c;
    b=u(a);
    c=G(b<<1,4);
    J(e,b,q(a+8),c,2,2);
    if(u(e))
        abort();
    u(a+8)=(size_t)q(e+8);
    u(a)=c;
}
static void Ar(P a) {
    U d[3];
    P e=(P)d;
    U b,c;
    b=u(a);
    c=G(b<<1,4);
    J(e,b,q(a+8),c,8,16);
    if(u(e))
        abort();
    u(a+8)=(size_t)q(e+8);
    u(a)=c;
}
static void F(P a) {
    U d[3];
    P e=(P)d;
    U b,c;
    b=u(a);
    c=G(b<<1,8);
    J(e,b,q(a+8),c,1,1);
    if(u(e))
        abort();
    u(a+8)=(size_t)q(e+8);
    u(a)=c;
}
static void As(P a) {
    U d[3];
    P e=(P)d;
    U b,c;
    b=u(a);
    c=G(b<<1,4);
    J(e,b,q(a+8),c,4,8);
    if(u(e))
        abort();
    u(a+8)=(size_t)q(e+8);
    u(a)=c;
}
static void Ai(P c,U b,U a,U d,U e) {
    U f[3];
    P g=(P)f;
    a+=b;
    if(a<b)
        abort();
    b=u(c);
    a=G(G(a,b<<1),4);
    J(g,b,q(c+8),a,d,e);
    if(u(g))
        abort();
    u(c+8)=(size_t)q(g+8);
    u(c)=a;
}
static void Aj(P f,P b) {
    P a,e;
    U g,c,d;
    a=(P)malloc(216);
    if(!a)
        abort();
    g=u(b);
    e=q(b+8);
    c=u(b+16);
    d=c<<1;
    if(c){
        if(c>=1073741824)
            abort();
        b=(P)malloc(d);
        if(!b)
            abort();
        memcpy(b,e,d);
        u(a)=c;
        u(a+8)=(size_t)b;
        u(a+16)=c;
        b=(P)malloc(d);
        if(!b)
            abort();
        memcpy(b,e,d);
        u(a+24)=c;
        u(a+32)=(size_t)b;
        u(a+40)=c;
        b=(P)malloc(d);
        if(!b)
            abort();
        memcpy(b,e,d);
        u(a+48)=c;
        u(a+56)=(size_t)b;
        u(a+64)=c;
        b=(P)malloc(d);
        if(!b)
            abort();
        memcpy(b,e,d);
        u(a+72)=c;
        u(a+80)=(size_t)b;
        u(a+88)=c;
        b=(P)malloc(d);
        if(!b)
            abort();
        memcpy(b,e,d);
        u(a+96)=c;
        u(a+104)=(size_t)b;
        u(a+112)=c;
        b=(P)malloc(d);
        if(!b)
            abort();
        memcpy(b,e,d);
        u(a+120)=c;
        u(a+128)=(size_t)b;
        u(a+136)=c;
        b=(P)malloc(d);
        if(!b)
            abort();
        memcpy(b,e,d);
        u(a+144)=c;
        u(a+152)=(size_t)b;
        u(a+160)=c;
        b=(P)malloc(d);
        if(!b)
            abort();
        memcpy(b,e,d);
        goto a;
    }
    u(a)=0;
    u(a+8)=2;
    memset(a+16,0,16);
    u(a+32)=2;
    memset(a+40,0,16);
    u(a+56)=2;
    memset(a+64,0,16);
    u(a+80)=2;
    memset(a+88,0,16);
    u(a+104)=2;
    memset(a+112,0,16);
    u(a+128)=2;
    memset(a+136,0,16);
    u(a+152)=2;
    u(a+160)=0;
    b=(P)2;
    a:
    u(a+168)=c;
    u(a+176)=(size_t)b;
    u(a+184)=c;
    u(a+192)=g;
    u(a+200)=(size_t)e;
    u(a+208)=c;
    u(f)=9;
    u(f+8)=(size_t)a;
    u(f+16)=9;
}
static void E(P a,B c) {
    U b;
    b=u(a);
    if(b<250){
        *(a+b+8)=c;
        u(a)=b+1;
    }
}
static P X(P a,B l) {
    AH g;
    B j;
    P p,m,r,c,e,o,k;
    U n,b,d,f;
    u(a+56)=0;
    p=q(a+24);
    m=q(a+8);
    n=u(a+16);
    r=q(a+32)+24;
    b=u(a+48);
    d=u(a+40);
    c=q(a+64);
    f=0;
    for(;;){
        do{
            if(d==b){
                memset(a+40,0,16);
                e=q(r);
                do{
                    g=((AH(*)(P,P,U))(size_t)e)(p,m,n);
                    if(!g.a)
                        goto a;
                    j=*g.b;
                }
                while(j==1);
                e=(P)malloc(264);
                if(!e)
                    abort();
                memset(e,0,258);
                if(j){
                    o=q(g.b+16);
                    b=u(g.b+24);
                    if(b){
                        k=o;
                        for(;;){
                            E(e,*k);
                            if(k+1==o+b)
                                break;
                            k++;
                        }
                    }
                }
                if(!c)
                    goto b;
                free(c);
                b=u(a+48);
                c=e;
                goto c;
                a:
                b=(U)(size_t)g.b;
                u(a+48)=b;
            }
            c:
            if(b>n)
                abort();
            d=u(a+40);
            if(d>=b){
                e=c;
                goto b;
            }
            j=m[d];
            switch(j){
            case 9:
            case 10:
            case 12:
            case 13:
            case 32:
                break;
            default:
                if(!l)
                    goto d;
                e=c;
                goto b;
            }
            if(!l){
                e=c;
                goto b;
            }
            d:
            d++;
            u(a+40)=d;
        }
        while(f>=19);
        *(a+f+88)=j;
        f++;
        u(a+56)=f;
    }
    abort();
    b:
    u(a+64)=0;
    return e;
}
static P M(P a,U b) {
    if(b>9)
        a=M(a,b/10);
    E(a,b%10|48);
    return a;
}
static P W(U b,U c) {
    P a;
    a=(P)malloc(264);
    if(!a)
        abort();
    memset(a,0,258);
    if(b){
        E(a,98);
        E(a,111);
        E(a,97);
        E(a,114);
        E(a,100);
        E(a,32);
        a=M(a,b);
        E(a,44);
        E(a,32);
    }
    E(a,119);
    E(a,111);
    E(a,114);
    E(a,100);
    E(a,32);
    a=M(a,c);
    E(a,58);
    E(a,32);
    return a;
}
static B Al(U a) {
    B c;
    H d,g;
    U b,e,f;
    d=0;
    b=0;
    e=0;
    for(;;){
        f=e+1;
        g=(H)(a>>(e<<2&63))&15;
        b+=AC(d>>(g&15));
        if(f==9)
            break;
        d=(H)((I)1<<(g&15))|d;
        e=f;
    }
    if(!(a&15))
        c=0;
    else if(!(a&240))
        c=1;
    else if(!(a&3840))
        c=2;
    else if(!(a&61440))
        c=3;
    else if(!(a&983040))
        c=4;
    else if(!(a&15728640))
        c=5;
    else if(!(a&251658240))
        c=6;
    else if(!(a&4026531840u))
        c=7;
    else{
        if(a&((U)15<<32|0))
            abort();
        c=8;
    }
    return(b+c/3+c%3&1)!=0;
}
static U Y(U j) {
    U a,b,c,d,e,f,g,l,k;
    a=j&15;
    if(!a){
        a=j>>4&15;
        if(!a){
            a=j>>8&15;
            if(!a){
                a=j>>12&15;
                if(!a){
                    a=j>>16&15;
                    if(!a){
                        a=j>>20&15;
                        if(!a){
                            a=j>>24&15;
                            if(!a){
                                a=j>>28&15;
                                if(!a){
                                    a=j>>32&15;
                                    if(!a){
                                        a=0;
                                        b=0;
                                        c=0;
                                        d=0;
                                        e=0;
                                        f=0;
                                        g=0;
                                        k=0;
                                        goto a;
                                    }
                                    b=9;
                                }
                                else 
                                    b=8;
                            }
                            else 
                                b=7;
                        }
                        else 
                            b=6;
                    }
                    else 
                        b=5;
                }
                else 
                    b=4;
            }
            else 
                b=3;
        }
        else 
            b=2;
    }
    else 
        b=1;
    a--;
    for(;;){
        if(b==9){
            b=0;
            c=0;
            d=0;
            e=0;
            f=0;
            g=0;
            k=0;
            goto a;
        }
        c=b+1;
        b=j>>(b<<2&63)&15;
        if(b)
            break;
        b=c;
    }
    b--;
    for(;;){
        if(c==9){
            c=0;
            d=0;
            e=0;
            f=0;
            g=0;
            k=0;
            goto a;
        }
        d=c+1;
        c=j>>(c<<2&63)&15;
        if(c)
            break;
        c=d;
    }
    c--;
    for(;;){
        if(d==9){
            d=0;
            e=0;
            f=0;
            g=0;
            k=0;
            goto a;
        }
        e=d+1;
        d=j>>(d<<2&63)&15;
        if(d)
            break;
        d=e;
    }
    d--;
    for(;;){
        if(e==9){
            e=0;
            f=0;
            g=0;
            k=0;
            goto a;
        }
        f=e+1;
        e=j>>(e<<2&63)&15;
        if(e)
            break;
        e=f;
    }
    e--;
    for(;;){
        if(f>=9){
            f=0;
            g=0;
            k=0;
            goto a;
        }
        g=f+1;
        f=j>>(f<<2&63)&15;
        if(f)
            break;
        f=g;
    }
    f--;
    for(;;){
        if(g>=9){
            g=0;
            k=0;
            goto a;
        }
        l=g+1;
        g=j>>(g<<2&63)&15;
        if(g)
            break;
        g=l;
    }
    g--;
    for(;;){
        if(l>=9){
            k=0;
            goto a;
        }
        k=j>>(l<<2&63)&15;
        if(k)
            break;
        l++;
    }
    k--;
    a:
    return -(U)(a<k)+-(U)(b<k)+-(U)(c<k)+-(U)(d<k)+-(U)(e<k)+-(U)(f<k)+-(U)(g<k)+k+(-(U)(a<g)+-(U)(b<g)+-(U)
(c<g)+-(U)(d<g)+-(U)(e<g)+-(U)(f<g)+g+(-(U)(a<f)+-(U)(b<f)+-(U)(c<f)+-(U)(d<f)+-(U)(e<f)+f+(-(U)(a<e)+-(U)
(b<e)+-(U)(c<e)+-(U)(d<e)+e+(-(U)(a<d)+-(U)(b<d)+-(U)(c<d)+d+(-(U)(a<c)+-(U)(b<c)+c+(b+-(U)(a<b)+a*7)*6)*5<<2)
)*3<<1));
}
static void Ak(P a,U b,U k,P l) {
    U r[2];
    P s=(P)r;
    B p;
    I f,g,e;
    P c,o;
    U m,j,d,n;
    m=k>>40;
    f=m&255;
    g=k>>48&255;
    if(f+g<=l[12]){
        j=u(a+40);
        d=b*((U)2654435769u<<32|2135587861)>>(-Ay(j,64)&63);
        if(d>=j)
            abort();
        c=q(a+32);
        n=u(a+16);
        o=q(a+8);
        for(;;){
            e=i(c+d*4);
            if(e==-1)
                break;
            if(n<=e)
                abort();
            if(u(o+(U)e*8)==b)
                goto a;
            d=d+1&j-1;
        }
        i(c+d*4)=n;
        if(n==u(a)){
            K(a);
            j=u(a+40);
            o=q(a+8);
        }
        u(o+n*8)=b;
        u(a+16)=n+1;
        a:
        if(d>=j)
            abort();
        e=i(q(a+32)+d*4);
        b=u(a+64);
        if(b==e){
            if(u(a+48)==e)
                As(a+48);
            Ax(q(a+56)+(U)e*8,8,k);
            u(a+64)=(U)e+1;
        }
        else{
            if(b<=e)
                abort();
            c=q(a+56)+(U)e*8;
            if(c[5]<=(B)m)
                return;
            Ax(c,8,k);
        }
        f=g*h(l+8)+f*h(l+10);
        b=u(a+88);
        if(b==u(a+72))
            Ar(a+72);
        l=q(a+80);
        c=l+b*16;
        i(c)=f;
        i(c+4)=g;
        u(c+8)=e;
        k=b+1;
        u(a+88)=k;
        if(!b)
            return;
        for(;;){
            m=b-1>>1;
            if(m>=k)
                abort();
            if(b>=k)
                abort();
            a=l+m*16;
            c=l+b*16;
            f=i(a);
            g=i(c);
            if(f==g){
                f=i(a+4);
                g=i(c+4);
                if(f==g){
                    if(u(a+8)>u(c+8))
                        goto b;
                    return;
                }
                p=f<=g;
            }
            else 
                p=f<=g;
            if(p)
                return;
            b:
            memcpy(s,a,16);
            memmove(a,c,16);
            memcpy(c,s,16);
            if(!m)
                return;
            b=m;
        }
        abort();
    }
}
static B N(P a,U b,U k,I j,B e,B l) {
    B o,m,f,p;
    I n;
    U c,g,d;
    if(!j)
        e=1;
    else{
        c=u(a+2336);
        if(c<u(a+2344)){
            u(a+2328)++;
            o=b>2;
            m=b%3<2;
            f=b<6;
            u(a+2336)=(U)f+m+o+c;
            c=b+3;
            if(f){
                g=c<<2;
                d=k>>(g&63)&15;
                n=j+(a+b*16+24)[d]-(a+c*16+24)[d];
                f=e+1;
                if(n<i(a+f*4+1304)){
                    p=*(a+l*4+280);
                    if(p)
                        if(O(a,c,d<<(b<<2&63)^d<<(g&63)^k,n,f,p)){
                            b=u(a+16);
                            if(b==u(a))
                                F(a);
                            q(a+8)[b]=0;
                            u(a+16)=b+1;
                            e=1;
                            goto a;
                        }
                }
            }
            c=b+1;
            if(m){
                g=c<<2&60;
                d=k>>(g&63)&15;
                if(b==15)
                    abort();
                n=j+(a+b*16+24)[d]-(a+c*16+24)[d];
                m=e+1;
                if(n<i(a+m*4+1304)){
                    f=(a+l*4)[282];
                    if(f)
                        if(N(a,c,d<<(b<<2&63)^d<<(g&63)^k,n,m,f)){
                            b=u(a+16);
                            if(b==u(a))
                                F(a);
                            q(a+8)[b]=2;
                            u(a+16)=b+1;
                            e=1;
                            goto a;
                        }
                }
            }
            c=b-3;
            if(o){
                g=c<<2&60;
                d=k>>(g&63)&15;
                j=j+(a+b*16+24)[d]-(a+c*16+24)[d];
                e++;
                if(j<i(a+e*4+1304)){
                    l=(a+l*4)[283];
                    if(!l)
                        e=0;
                    else if(Q(a,c,d<<(b<<2&63)^d<<(g&63)^k,j,e,l)){
                        b=u(a+16);
                        if(b==u(a))
                            F(a);
                        q(a+8)[b]=3;
                        u(a+16)=b+1;
                        e=1;
                    }
                    else 
                        e=0;
                }
                else 
                    e=0;
            }
            else 
                e=0;
        }
        else{
            memset(a+1304,0,1024);
            e=0;
        }
    }
    a:
    return e;
}
static B Q(P a,U b,U j,I g,B f,B k) {
    B o,l,n,p;
    I m;
    U c,e,d;
    if(!g)
        f=1;
    else{
        c=u(a+2336);
        if(c<u(a+2344)){
            u(a+2328)++;
            o=b>2;
            e=b%3;
            l=e<2;
            u(a+2336)=(U)(e!=0)+l+o+c;
            c=b-1;
            if(!e){
                if(b>=16)
                    abort();
            }
            else{
                e=c<<2&60;
                d=j>>(e&63)&15;
                if(b>=16)
                    abort();
                if(c>=16)
                    abort();
                m=g+(a+b*16+24)[d]-(a+c*16+24)[d];
                n=f+1;
                if(m<i(a+n*4+1304)){
                    p=(a+k*4)[281];
                    if(p)
                        if(R(a,c,d<<(b<<2&63)^d<<(e&63)^j,m,n,p)){
                            b=u(a+16);
                            if(b==u(a))
                                F(a);
                            q(a+8)[b]=1;
                            u(a+16)=b+1;
                            f=1;
                            goto a;
                        }
                }
                if(!l)
                    goto b;
            }
            c=b+1;
            e=c<<2&60;
            d=j>>(e&63)&15;
            if(c>=16)
                abort();
            m=g+(a+b*16+24)[d]-(a+c*16+24)[d];
            l=f+1;
            if(m<i(a+l*4+1304)){
                n=(a+k*4)[282];
                if(n)
                    if(N(a,c,d<<(b<<2&63)^d<<(e&63)^j,m,l,n)){
                        b=u(a+16);
                        if(b==u(a))
                            F(a);
                        q(a+8)[b]=2;
                        u(a+16)=b+1;
                        f=1;
                        goto a;
                    }
            }
            b:
            c=b-3;
            if(o){
                e=c<<2&60;
                d=j>>(e&63)&15;
                g=g+(a+b*16+24)[d]-(a+c*16+24)[d];
                f++;
                if(g<i(a+f*4+1304)){
                    k=(a+k*4)[283];
                    if(!k)
                        f=0;
                    else if(Q(a,c,d<<(b<<2&63)^d<<(e&63)^j,g,f,k)){
                        b=u(a+16);
                        if(b==u(a))
                            F(a);
                        q(a+8)[b]=3;
                        u(a+16)=b+1;
                        f=1;
                    }
                    else 
                        f=0;
                }
                else 
                    f=0;
            }
            else 
                f=0;
        }
        else{
            memset(a+1304,0,1024);
            f=0;
        }
    }
    a:
    return f;
}
static B R(P a,U b,U k,I j,B e,B l) {
    B p,g,n;
    I m;
    U c,f,d,o;
    if(!j)
        e=1;
    else{
        c=u(a+2336);
        if(c<u(a+2344)){
            u(a+2328)++;
            p=b>2;
            f=b%3;
            g=b<6;
            u(a+2336)=(U)g+(f!=0)+p+c;
            c=b+3;
            if(g){
                d=c<<2;
                o=k>>(d&63)&15;
                m=j+(a+b*16+24)[o]-(a+c*16+24)[o];
                g=e+1;
                if(m<i(a+g*4+1304)){
                    n=*(a+l*4+280);
                    if(n)
                        if(O(a,c,o<<(b<<2&63)^o<<(d&63)^k,m,g,n)){
                            b=u(a+16);
                            if(b==u(a))
                                F(a);
                            q(a+8)[b]=0;
                            u(a+16)=b+1;
                            e=1;
                            goto a;
                        }
                }
            }
            c=b-1;
            if(f){
                f=c<<2&60;
                d=k>>(f&63)&15;
                if(c>=16)
                    abort();
                m=j+(a+b*16+24)[d]-(a+c*16+24)[d];
                g=e+1;
                if(m<i(a+g*4+1304)){
                    n=(a+l*4)[281];
                    if(n)
                        if(R(a,c,d<<(b<<2&63)^d<<(f&63)^k,m,g,n)){
                            b=u(a+16);
                            if(b==u(a))
                                F(a);
                            q(a+8)[b]=1;
                            u(a+16)=b+1;
                            e=1;
                            goto a;
                        }
                }
            }
            c=b-3;
            if(p){
                f=c<<2&60;
                d=k>>(f&63)&15;
                j=j+(a+b*16+24)[d]-(a+c*16+24)[d];
                e++;
                if(j<i(a+e*4+1304)){
                    l=(a+l*4)[283];
                    if(!l)
                        e=0;
                    else if(Q(a,c,d<<(b<<2&63)^d<<(f&63)^k,j,e,l)){
                        b=u(a+16);
                        if(b==u(a))
                            F(a);
                        q(a+8)[b]=3;
                        u(a+16)=b+1;
                        e=1;
                    }
                    else 
                        e=0;
                }
                else 
                    e=0;
            }
            else 
                e=0;
        }
        else{
            memset(a+1304,0,1024);
            e=0;
        }
    }
    a:
    return e;
}
static B O(P a,U b,U k,I j,B f,B l) {
    B p,g,n;
    I m;
    U c,e,d,o;
    if(!j)
        f=1;
    else{
        c=u(a+2336);
        if(c<u(a+2344)){
            u(a+2328)++;
            e=b%3;
            p=e<2;
            g=b<6;
            u(a+2336)=(U)g+(e!=0)+p+c;
            c=b+3;
            if(g){
                d=c<<2;
                o=k>>(d&63)&15;
                m=j+(a+b*16+24)[o]-(a+c*16+24)[o];
                g=f+1;
                if(m<i(a+g*4+1304)){
                    n=*(a+l*4+280);
                    if(n)
                        if(O(a,c,o<<(b<<2&63)^o<<(d&63)^k,m,g,n)){
                            b=u(a+16);
                            if(b==u(a))
                                F(a);
                            q(a+8)[b]=0;
                            u(a+16)=b+1;
                            f=1;
                            goto a;
                        }
                }
            }
            c=b-1;
            if(!e){
                if(b>=16)
                    abort();
            }
            else{
                e=c<<2&60;
                d=k>>(e&63)&15;
                if(b>=16)
                    abort();
                if(c>=16)
                    abort();
                m=j+(a+b*16+24)[d]-(a+c*16+24)[d];
                g=f+1;
                if(m<i(a+g*4+1304)){
                    n=(a+l*4)[281];
                    if(n)
                        if(R(a,c,d<<(b<<2&63)^d<<(e&63)^k,m,g,n)){
                            b=u(a+16);
                            if(b==u(a))
                                F(a);
                            q(a+8)[b]=1;
                            u(a+16)=b+1;
                            f=1;
                            goto a;
                        }
                }
                if(!p){
                    f=0;
                    goto a;
                }
            }
            c=b+1;
            e=c<<2&60;
            d=k>>(e&63)&15;
            if(c>=16)
                abort();
            j=j+(a+b*16+24)[d]-(a+c*16+24)[d];
            f++;
            if(j<i(a+f*4+1304)){
                l=(a+l*4)[282];
                if(!l)
                    f=0;
                else if(N(a,c,d<<(b<<2&63)^d<<(e&63)^k,j,f,l)){
                    b=u(a+16);
                    if(b==u(a))
                        F(a);
                    q(a+8)[b]=2;
                    u(a+16)=b+1;
                    f=1;
                }
                else 
                    f=0;
            }
            else 
                f=0;
        }
        else{
            memset(a+1304,0,1024);
            f=0;
        }
    }
    a:
    return f;
}
static P At(P o) {
    U aE[3],aG[8],aI[3],aK[128],aM[3],aO[8],aQ[3],aS[3],aU[2],aW[2],aY[3],a0[3],a2[3],a4[3],a6[3],a8[3],ba[3],
bc[3],be[32],bg[128],bi[318],bk[14];
    P aF=(P)aE,aH=(P)aG,aJ=(P)aI,aL=(P)aK,aN=(P)aM,aP=(P)aO,aR=(P)aQ,aT=(P)aS,aV=(P)aU,aX=(P)aW,aZ=(P)aY,a1=
(P)a0,a3=(P)a2,a5=(P)a4,a7=(P)a6,a9=(P)a8,bb=(P)ba,bd=(P)bc,bf=(P)be,bh=(P)bg,bj=(P)bi,bl=(P)bk;
    AG ax;
    B t,aa,ae,ak,aA,ao,ay,au,av,aw,aC;
    H ai,at,aB;
    I w,ad,z,ap;
    P a,k,r,v,l,af,ag,aj,as,s,y,ac,aq;
    U e,f,d,n,b,c,g,j,p,m,ah,al,x,am,ab,an,ar,aD,az;
    a=(P)calloc(65536,1);
    if(!a)
        abort();
    memset(bl+88,0,19);
    u(bl+24)=(size_t)o;
    u(bl+32)=(size_t)(P)Av;
    u(bl)=65536;
    u(bl+8)=(size_t)a;
    u(bl+16)=65536;
    memset(bl+40,0,48);
    memset(bf,0,256);
    e=0;
    f=0;
    while(f<9){
        d=(U)2271560481u>>(f<<2&63)&15;
        if(d){
            n=e/3;
            b=e%3;
            c=0;
            j=0;
            for(;;){
                g=c+16;
                p=j/3;
                m=j%3;
                (bf+d)[c]=G(p,n)-(V(p,n)+V(m,b))+G(m,b);
                if(g==256)
                    break;
                c=g;
                j++;
            }
        }
        e++;
        f++;
    }
    u(aP)=0;
    u(aP+8)=331;
    u(aP+16)=(size_t)Ab;
    u(aP+24)=331;
    u(aP+32)=(size_t)Ab;
    u(aP+40)=(size_t)(Ab+331);
    u(aP+48)=0;
    aP[56]=1;
    aP[57]=0;
    ax=Ae(aP);
    if(ax.a){
        o=(P)malloc(32);
        if(!o)
            abort();
        u(o)=ax.b;
        u(aJ)=4;
        u(aJ+8)=(size_t)o;
        u(aJ+16)=1;
        memcpy(aH,aP,64);
        e=1;
        for(;;){
            ax=Ae(aH);
            if(!ax.a)
                break;
            if(e==u(aJ)){
                Ai(aJ,e,1,8,8);
                o=q(aJ+8);
            }
            u(o+e*8)=ax.b;
            e++;
            u(aJ+16)=e;
        }
        o=q(aJ+8);
        t=u(aJ)==0;
    }
    else{
        e=0;
        o=(P)8;
        t=1;
    }
    a=(P)calloc(262144,1);
    if(!a)
        abort();
    u(aN)=0;
    u(aN+8)=8;
    u(aN+16)=0;
    k=o+(e<<3);
    aa=e==0;
    r=(P)8;
    e=0;
    l=0;
    ad=9;
    for(;;){
        for(;;){
            if(!l||l==v)
                for(;;){
                    if((int)ad<=1)
                        goto a;
                    ad--;
                    if(!aa){
                        w=ad;
                        v=k;
                        l=o;
                        break;
                    }
                }
            f=u(l)>>(w<<1&62);
            if(f){
                if(f>=131072)
                    abort();
                if(!*(a+f*2))
                    break;
            }
            l+=8;
        }
        af=a+f*2;
        *af=1;
        af[1]=(B)e+1;
        if(e==u(aN)){
            K(aN);
            r=q(aN+8);
        }
        u(r+e*8)=f;
        e++;
        u(aN+16)=e;
        l+=8;
    }
    a:
    if(!aa){
        v=o;
        for(;;){
            f=u(v);
            if(f>=131072)
                abort();
            l=a+f*2;
            *l=1;
            l[1]=0;
            if(v+8==k)
                goto b;
            v+=8;
        }
        abort();
    }
    b:
    if(!t)
        free(o);
    memset(aL,1,1024);
    f=u(aN);
    if(e){
        t=a[2]?a[3]:1;
        d=4;
        o=r;
        for(;;){
            n=u(o)<<2;
            k=aL+d;
            w=63-(I)Ac(n,64)>>1;
            for(;;){
                if(!w){
                    aa=t;
                    goto c;
                }
                b=(U)1<<(w<<1&62);
                b=b-1&n|b;
                if(b>=131072)
                    abort();
                if(*(a+b*2))
                    break;
                w--;
            }
            aa=(a+b*2)[1];
            c:
            *k=aa;
            c=n|1;
            w=Ac(c,64)>>1^31;
            for(;;){
                if(!w){
                    aa=t;
                    goto d;
                }
                b=(U)1<<(w<<1&62);
                b=b-1&c|b;
                if(b>=131072)
                    abort();
                if(*(a+b*2))
                    break;
                w--;
            }
            aa=(a+b*2)[1];
            d:
            k[1]=aa;
            c=n|2;
            w=Ac(c,64)>>1^31;
            for(;;){
                if(!w){
                    aa=t;
                    goto e;
                }
                b=(U)1<<(w<<1&62);
                b=b-1&c|b;
                if(b>=131072)
                    abort();
                if(*(a+b*2))
                    break;
                w--;
            }
            aa=(a+b*2)[1];
            e:
            k[2]=aa;
            n|=3;
            w=Ac(n,64)>>1^31;
            for(;;){
                if(!w){
                    aa=t;
                    goto f;
                }
                b=(U)1<<(w<<1&62);
                b=b-1&n|b;
                if(b>=131072)
                    abort();
                if(*(a+b*2))
                    break;
                w--;
            }
            aa=(a+b*2)[1];
            f:
            k[3]=aa;
            d+=4;
            if(d==1024||o+8==r+(e<<3))
                goto g;
            o+=8;
        }
        abort();
    }
    g:
    if(f)
        free(r);
    memcpy(bh,aL,1024);
    free(a);
    o=(P)malloc(16384);
    if(!o)
        abort();
    memset(o,255,16384);
    memcpy(bj+144,bf,256);
    memcpy(bj+400,bh,1024);
    memset(bj+64,0,16);
    memset(bj+104,0,24);
    memset(bj+1424,0,1048);
    u(bj+2520)=2271560481u;
    u(bj+2528)=1024;
    h(bj+2536)=1;
    h(bj+2538)=1;
    i(bj+2540)=31;
    u(bj)=0;
    u(bj+8)=8;
    u(bj+16)=0;
    u(bj+24)=4096;
    u(bj+32)=(size_t)o;
    u(bj+40)=4096;
    u(bj+48)=0;
    u(bj+56)=4;
    u(bj+80)=8;
    u(bj+88)=0;
    u(bj+96)=1024;
    u(bj+128)=1;
    u(bj+136)=0;
    u(bj+2472)=(U)1<<63;
    u(bj+2512)=2271560481u;
    for(;;){
        a=X(bl,1);
        if(a)
            goto h;
        if(u(bl+40)>=u(bl+48))
            goto i;
        u(bl+72)++;
        u(bl+80)=0;
        e=0;
        w=0;
        f=0;
        for(;;){
            d=f+1;
            u(bl+80)++;
            a=X(bl,1);
            if(a)
                goto h;
            if(u(bl+40)>=u(bl+48))
                goto j;
            a=X(bl,0);
            if(a)
                goto h;
            n=u(bl+56);
            if(n>=20)
                abort();
            k=bl+n+88;
            t=n==0;
            if(t){
                n=0;
                goto k;
            }
            b=0;
            a=bl+88;
            for(;;){
                aa=*a-48;
                if(aa>9)
                    break;
                b=b*10+aa;
                if(a+1==k)
                    goto l;
                a++;
            }
            if(!(n==1&&bl[88]==120))
                goto k;
            b=0;
            goto m;
            l:
            if(!(n!=19&&b-1<8))
                goto k;
            m:
            ad=(I)1<<(b&31);
            if(ad&w)
                goto n;
            e=b<<(f<<2&63)|e;
            if(d==9)
                break;
            w=ad|w;
            f=d;
        }
        f=u(bj+2520);
        t=Al(e);
        if(t^Al(f))
            c=(U)2147483648u<<32|1;
        else{
            if(u(bj+2472)==(U)1<<63){
                f=u(bj+112);
                d=u(bj+2456);
                n=d*5+f*80;
                if(n<=2540159){
                    n=2540160-n;
                    b=V(n/80,u(bj+2528));
                    ai=h(bj+2536);
                    at=h(bj+2538);
                    h(aX+8)=ai;
                    h(aX+10)=at;
                    t=bj[2540];
                    aX[12]=t;
                    u(aX)=b;
                    c=u(bj+16);
                    if(c){
                        a=q(bj+8);
                        g=u(bj+40);
                        k=q(bj+32);
                        p=0;
                        for(;;){
                            j=p+1;
                            p=u(a+p*8)*((U)2654435769u<<32|2135587861)>>(-Ay(g,64)&63);
                            if(p>=g)
                                abort();
                            r=k+p*4;
                            if(i(r)!=-1)
                                do{
                                    i(r)=4294967295u;
                                    p=p+1&g-1;
                                    r=k+p*4;
                                }
                                while(i(r)!=-1);
                            if(j==c)
                                break;
                            p=j;
                        }
                    }
                    u(bj+16)=0;
                    u(bj+64)=0;
                    u(bj+88)=0;
                    c=e&15;
                    aa=c==0;
                    if(aa)
                        g=0;
                    else if(!(e&240))
                        g=(U)1<<32;
                    else if(!(e&3840))
                        g=(U)1<<33;
                    else if(!(e&61440))
                        g=(U)3<<32|0;
                    else if(!(e&983040))
                        g=(U)1<<34;
                    else if(!(e&15728640))
                        g=(U)5<<32|0;
                    else if(!(e&251658240))
                        g=(U)6<<32|0;
                    else if(!(e&4026531840u))
                        g=(U)7<<32|0;
                    else{
                        if(e&((U)15<<32|0))
                            abort();
                        g=(U)1<<35;
                    }
                    a=bj+c+144;
                    k=bj+(e>>4&15)+160;
                    r=bj+(e>>8&15)+176;
                    v=bj+(e>>12&15)+192;
                    l=bj+(e>>16&15)+208;
                    af=bj+(e>>20&15)+224;
                    ag=bj+(e>>24&15)+240;
                    aj=bj+(e>>28&15)+256;
                    as=bj+(e>>32&15)+272;
                    Ak(bj,e,(U)(B)((B)((B)((B)((B)((B)((B)((B)(*k+*a)+*r)+*v)+*l)+*af)+*ag)+*aj)+*as)<<48|g|
(U)1<<58,aX);
                    c=u(bj+88);
                    if(c){
                        for(;;){
                            s=q(bj+80);
                            w=i(s);
                            ad=i(s+4);
                            g=u(s+8);
                            c--;
                            memmove(s,s+c*16,16);
                            u(bj+88)=c;
                            j=0;
                            for(;;){
                                m=j<<1;
                                p=m|1;
                                m+=2;
                                if(m<c){
                                    y=s+m*16;
                                    ac=s+p*16;
                                    z=i(y);
                                    ap=i(ac);
                                    if(z==ap){
                                        z=i(y+4);
                                        ap=i(ac+4);
                                        if(z==ap)
                                            ae=u(y+8)<u(ac+8);
                                        else 
                                            ae=z<ap;
                                    }
                                    else 
                                        ae=z<ap;
                                    p=ae?m:p;
                                }
                                if(p>=c)
                                    break;
                                if(j>=c)
                                    abort();
                                y=s+j*16;
                                ac=s+p*16;
                                z=i(y);
                                ap=i(ac);
                                if(z==ap){
                                    z=i(y+4);
                                    ap=i(ac+4);
                                    if(z==ap){
                                        if(u(y+8)>u(ac+8))
                                            goto o;
                                        break;
                                    }
                                    ae=z<=ap;
                                }
                                else 
                                    ae=z<=ap;
                                if(ae)
                                    break;
                                o:
                                memcpy(aV,y,16);
                                memmove(y,ac,16);
                                memcpy(ac,aV,16);
                                j=p;
                            }
                            j=u(bj+64);
                            if(g>=j)
                                abort();
                            s=q(bj+56);
                            y=s+g*8;
                            ae=y[5];
                            if(!ad)
                                break;
                            if(w<=(I)ae*at+ad*ai){
                                if(j+3>V(u(bj+96),b))
                                    goto p;
                                u(bj+104)++;
                                ak=y[7];
                                aA=y[6];
                                if(g>=u(bj+16))
                                    abort();
                                ao=y[4];
                                c=u(q(bj+8)+g*8);
                                i(aR+16)=50462976;
                                ay=ao%3;
                                au=ao<6;
                                j=0;
                                for(;;){
                                    p=j+1;
                                    av=*(aR+j+16);
                                    switch(av){
                                    case 0:
                                        j=au?(U)ao+3:0;
                                        aw=au;
                                        break;
                                    case 1:
                                        j=(U)ao-1;
                                        aw=ay!=0;
                                        break;
                                    case 2:
                                        j=(U)ao+1;
                                        aw=ay<2;
                                        break;
                                    case 3:
                                        j=(U)ao-3;
                                        aw=ao>2;
                                    }
                                    if(ak==4){
                                        if(!aw)
                                            goto q;
                                    }
                                    else if(!(aw&ak!=Z[av^3]))
                                        goto q;
                                    u(bj+112)++;
                                    m=j<<2&60;
                                    ah=c>>(m&63)&15;
                                    if(ao>=16)
                                        abort();
                                    if(j>=16)
                                        abort();
                                    Ak(bj,ah<<((U)ao<<2&63)^ah<<(m&63)^c,(U)(B)((B)((bj+ao*16+144)[ah]+aA)
-(bj+j*16+144)[ah])<<48|(U)av<<56|(U)(B)(ae+1)<<40|j<<32|g&4294967295u,aX);
                                    q:
                                    if(p==4)
                                        break;
                                    j=p;
                                }
                                c=u(bj+88);
                            }
                            if(!c){
                                c=(U)1<<63;
                                goto r;
                            }
                        }
                        b=AB(y,5);
                        aB=h(y+6)>>8;
                        u(aT)=0;
                        u(aT+8)=1;
                        u(aT+16)=0;
                        if(aB==4){
                            c=0;
                            s=(P)1;
                            b=0;
                            goto r;
                        }
                        y=(P)1;
                        w=b;
                        b=0;
                        ae=aB;
                        for(;;){
                            if(b==u(aT)){
                                F(aT);
                                y=q(aT+8);
                            }
                            y[b]=ae;
                            b++;
                            u(aT+16)=b;
                            if(j<=w)
                                abort();
                            ac=s+(U)w*8;
                            ae=ac[7];
                            if(ae==4)
                                break;
                            w=i(ac);
                        }
                        s=q(aT+8);
                        c=b>>1;
                        if(c){
                            y=s+b;
                            if(c==1)
                                g=0;
                            else{
                                g=0;
                                j=0;
                                do{
                                    ac=s+g;
                                    aq=y+(D)~g;
                                    ae=*ac;
                                    *ac=*aq;
                                    *aq=ae;
                                    ac=s+g;
                                    aq=y+(D)(g^-2);
                                    ae=ac[1];
                                    ac[1]=*aq;
                                    *aq=ae;
                                    g+=2;
                                    j+=2;
                                }
                                while(j!=(c&((U)2147483647<<32|4294967294u)));
                                if(!(c&1))
                                    goto s;
                            }
                            ac=s+g;
                            y=y+(D)~g;
                            ae=*ac;
                            *ac=*y;
                            *y=ae;
                        }
                        s:
                        c=u(aT);
                        if(c!=((U)2147483648u<<32|1))
                            goto r;
                        p:
                        w=(I)*k+*a+*r+*v+*l+*af+*ag+*aj+*as;
                        b=u(bj+2456);
                        n=Az(n,(b-d)*5+(u(bj+112)-f)*80)/5;
                        u(bj+136)=0;
                        u(bj+2464)=AD(b,n,64);
                        ae=(e&3840)==0;
                        ak=(e&983040)==0;
                        aA=(e&15728640)==0;
                        ao=(e&4026531840u)==0;
                        ay=aa|(e&240)==0;
                        au=ae|ay;
                        av=(e&61440)==0|au;
                        aw=ak|aA|av;
                        aC=(e&251658240)==0|aw;
                        f=av?(ay?!aa:ae?2:3):ak?4:aA?5:6;
                        d=aC?f:ao?7:8;
                        aa=d%3;
                        ae=aa<2;
                        n=d+3;
                        b=n<<2&60;
                        c=e>>(b&63)&15;
                        g=d-1;
                        j=g<<2&60;
                        p=e>>(j&63)&15;
                        a=bj+d*16+144;
                        m=d<<2;
                        ah=d-3;
                        al=ah<<2&60;
                        x=e>>(al&63)&15;
                        d++;
                        am=d<<2&60;
                        ab=e>>(am&63)&15;
                        ad=w*ai;
                        for(;;){
                            an=0;
                            k=bj+1424;
                            ar=1304;
                            for(;;){
                                ar+=4;
                                if(an>t)
                                    z=0;
                                else{
                                    aD=(U)t+1-an;
                                    az=0;
                                    do{
                                        z=az;
                                        if(z*ai+(I)an*at>ad)
                                            goto t;
                                        az++;
                                    }
                                    while(az!=aD);
                                    z=aD;
                                }
                                t:
                                i(k)=z;
                                if(ar==2328)
                                    break;
                                an++;
                                k=bj+ar+120;
                            }
                            if(w<i(bj+1424)){
                                if(!(ao|(e&((U)15<<32|0))==0|aC))
                                    abort();
                                if(!w)
                                    break;
                                an=u(bj+2456);
                                if(an<u(bj+2464)){
                                    u(bj+2448)++;
                                    u(bj+2456)=(U)aw+!au+((U)(aa!=0)+ae)+an;
                                    if(aw){
                                        z=w+(bj+f*16+144)[c]-(bj+n*16+144)[c];
                                        if(z<i(bj+1428)){
                                            ak=bj[404];
                                            if(ak)
                                                if(O(bj+120,n,c<<(b&63)^c<<(f<<2&63)^e,z,1,ak))
                                                    goto u;
                                        }
                                    }
                                    if(aa){
                                        if(g>=16)
                                            abort();
                                        z=w+a[p]-(bj+g*16+144)[p];
                                        if(z<i(bj+1428)){
                                            ak=bj[405];
                                            if(ak)
                                                if(R(bj+120,g,p<<(j&63)^p<<(m&63)^e,z,1,ak))
                                                    goto v;
                                        }
                                        if(!ae)
                                            goto w;
                                    }
                                    z=w+a[ab]-(bj+d*16+144)[ab];
                                    if(z<i(bj+1428)){
                                        ak=bj[406];
                                        if(ak)
                                            if(N(bj+120,d,ab<<(am&63)^ab<<(m&63)^e,z,1,ak))
                                                goto x;
                                    }
                                    w:
                                    if(!au){
                                        if(ah>=16)
                                            abort();
                                        z=w+a[x]-(bj+ah*16+144)[x];
                                        if(z<i(bj+1428)){
                                            ak=bj[407];
                                            if(ak)
                                                if(Q(bj+120,ah,x<<(al&63)^x<<(m&63)^e,z,1,ak))
                                                    goto y;
                                        }
                                    }
                                }
                                else 
                                    memset(bj+1424,0,1024);
                            }
                            if(u(bj+2456)>=u(bj+2464))
                                goto z;
                            if(ad>=(I)t*ai){
                                c=(U)1<<63;
                                goto r;
                            }
                            ad=ad+(I)(ai==at?2:3)*ai;
                        }
                        c=u(bj+136);
                        a=q(bj+128);
                        goto a1;
                        u:
                        c=u(bj+136);
                        if(c==u(bj+120))
                            F(bj+120);
                        a=q(bj+128);
                        a[c]=0;
                        c++;
                        u(bj+136)=c;
                        goto a1;
                        v:
                        c=u(bj+136);
                        if(c==u(bj+120))
                            F(bj+120);
                        a=q(bj+128);
                        a[c]=1;
                        c++;
                        u(bj+136)=c;
                        goto a1;
                        x:
                        c=u(bj+136);
                        if(c==u(bj+120))
                            F(bj+120);
                        a=q(bj+128);
                        a[c]=2;
                        c++;
                        u(bj+136)=c;
                        goto a1;
                        y:
                        c=u(bj+136);
                        if(c==u(bj+120))
                            F(bj+120);
                        a=q(bj+128);
                        a[c]=3;
                        c++;
                        u(bj+136)=c;
                        a1:
                        a+=c;
                        if((S)c<0)
                            abort();
                        if(!c){
                            c=0;
                            s=(P)1;
                            b=0;
                            goto r;
                        }
                        if(c>=2147483648u)
                            abort();
                        s=(P)malloc(c);
                        if(!s)
                            abort();
                        e=c&3;
                        if(c<4)
                            f=0;
                        else{
                            f=0;
                            d=0;
                            for(;;){
                                s[f]=*(a-1);
                                (s+f)[1]=*(a-2);
                                (s+f)[2]=*(a-3);
                                (s+f)[3]=*(a-4);
                                f+=4;
                                d+=4;
                                if(d==(c&2147483644))
                                    break;
                                a-=4;
                            }
                            if(!e){
                                b=c;
                                goto r;
                            }
                            a-=4;
                        }
                        d=0;
                        for(;;){
                            s[f]=*(a-1);
                            d++;
                            if(d==e){
                                b=c;
                                goto r;
                            }
                            f++;
                            a--;
                        }
                        z:
                        goto b1;
                    }
                    c=(U)1<<63;
                    r:
                    goto c1;
                }
                b1:
                f=u(bj+2512);
                a=(P)malloc(1451520);
                if(!a)
                    abort();
                k=a;
                d=1;
                for(;;){
                    i(k)=4294967294u;
                    i(k+4)=4294967294u;
                    i(k+8)=4294967294u;
                    i(k+12)=4294967294u;
                    i(k+16)=4294967294u;
                    i(k+20)=4294967294u;
                    i(k+24)=4294967294u;
                    i(k+28)=4294967294u;
                    i(k+32)=4294967294u;
                    i(k+36)=4294967294u;
                    d+=11;
                    i(k+40)=4294967294u;
                    if(d==362880)
                        break;
                    k+=44;
                }
                i(k+44)=4294967294u;
                k=(P)malloc(144);
                if(!k)
                    abort();
                d=0;
                for(;;){
                    n=d+1;
                    b=8-d;
                    c=(6-d)*b*(7-d);
                    if(d>3)
                        g=1;
                    else{
                        g=1;
                        j=1;
                        p=0;
                        for(;;){
                            g=j*g;
                            p++;
                            if(p==4-d)
                                break;
                            j++;
                        }
                        g*=(5-d);
                    }
                    r=(P)malloc(80640);
                    if(!r)
                        abort();
                    u(a1)=40320;
                    u(a1+8)=(size_t)r;
                    u(a1+16)=0;
                    j=c<<3;
                    t=c==0;
                    if(t)
                        v=(P)8;
                    else{
                        v=(P)malloc(j);
                        if(!v)
                            abort();
                        p=6-d;
                        m=7-d;
                        ah=7-d;
                        al=6-d;
                        ab=0;
                        for(;;){
                            an=ab+1;
                            u(aF)=0;
                            u(aF+8)=8;
                            u(aF+16)=0;
                            K(aF);
                            l=q(aF+8);
                            u(l)=ab%p;
                            u(aF+16)=1;
                            x=ab/p;
                            if(u(aF)==1){
                                K(aF);
                                l=q(aF+8);
                            }
                            u(l+8)=x%m;
                            u(aF+16)=2;
                            if(u(aF)==2){
                                K(aF);
                                l=q(aF+8);
                            }
                            u(l+16)=x/m%b;
                            u(aF+16)=3;
                            l=(P)malloc(b<<3);
                            if(!l)
                                abort();
                            u(l)=0;
                            if(d!=7){
                                u(l+8)=1;
                                if(d!=6){
                                    u(l+16)=2;
                                    if(d!=5){
                                        u(l+24)=3;
                                        if(d!=4){
                                            u(l+32)=4;
                                            if(d!=3){
                                                u(l+40)=5;
                                                if(d!=2){
                                                    u(l+48)=6;
                                                    if(d!=1)
                                                        u(l+56)=7;
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                            af=q(aF+8);
                            ag=(P)malloc(24);
                            if(!ag)
                                abort();
                            x=u(af+16);
                            if(x>=b)
                                abort();
                            aj=l+x*8;
                            am=u(aj);
                            memmove(aj,aj+8,b+~x<<3);
                            u(ag)=am;
                            x=u(af+8);
                            if(x>=ah)
                                abort();
                            aj=l+x*8;
                            am=u(aj);
                            memmove(aj,aj+8,ah+~x<<3);
                            u(ag+8)=am;
                            x=u(af);
                            if(x>=al)
                                abort();
                            aj=l+x*8;
                            am=u(aj);
                            memmove(aj,aj+8,al+~x<<3);
                            u(ag+16)=am;
                            free(l);
                            if(u(aF))
                                free(af);
                            memmove(ag+8,ag,16);
                            u(ag)=am;
                            x=u(ag+8);
                            ar=u(ag+16);
                            x=-(U)(u(ag)<ar)+-(U)(u(ag+8)<ar)+ar+(6-d)*(x+-(U)(am<x)+(7-d)*am);
                            free(ag);
                            u(v+ab*8)=x;
                            if(an==c)
                                break;
                            ab=an;
                        }
                    }
                    b=g*c;
                    if(!b)
                        abort();
                    if(b<=40320){
                        p=g&3;
                        m=0;
                        al=0;
                        for(;;){
                            ah=al+1;
                            if(!t){
                                l=v;
                                for(;;){
                                    x=(u(l)+al*c)*g;
                                    am=x+g;
                                    ab=Az(am,x);
                                    if(ab>u(a1)-m){
                                        Ai(a1,m,ab,2,2);
                                        r=q(a1+8);
                                        m=u(a1+16);
                                    }
                                    if(x<am){
                                        if(!p)
                                            ab=m;
                                        else{
                                            an=0;
                                            for(;;){
                                                ab=x+1;
                                                h(r+m*2)=x;
                                                m++;
                                                an++;
                                                if(an==p){
                                                    x=ab;
                                                    ab=m;
                                                    break;
                                                }
                                                x=ab;
                                            }
                                        }
                                        if(g-1>=3)
                                            for(;;){
                                                h(r+ab*2)=x;
                                                h(r+(D)(ab*2)+2)=(H)x+1;
                                                h(r+(D)(ab*2)+4)=(H)x+2;
                                                m=x+4;
                                                h(r+(D)(ab*2)+6)=(H)x+3;
                                                ab+=4;
                                                if(m==am){
                                                    m=ab;
                                                    break;
                                                }
                                                x=m;
                                            }
                                    }
                                    u(a1+16)=m;
                                    if(l+8==v+j)
                                        break;
                                    l+=8;
                                }
                            }
                            if(ah>=40320/b)
                                break;
                            al=ah;
                        }
                    }
                    memcpy(a3,a1,24);
                    if(!t)
                        free(v);
                    memcpy(k+d*24,a3,24);
                    if(n==6)
                        break;
                    d=n;
                }
                r=(P)malloc(144);
                if(!r)
                    abort();
                d=0;
                for(;;){
                    v=k+d*24;
                    l=q(v+8);
                    n=u(v+16);
                    b=n<<1;
                    if(!n)
                        v=(P)2;
                    else{
                        if(n>=1073741824)
                            abort();
                        v=(P)calloc(b,1);
                        if(!v)
                            abort();
                        af=l;
                        ai=0;
                        for(;;){
                            at=h(af);
                            if(n<=at)
                                abort();
                            h(v+at*2)=ai;
                            if(af+2==l+b)
                                break;
                            af+=2;
                            ai++;
                        }
                    }
                    l=r+d*24;
                    u(l)=n;
                    u(l+8)=(size_t)v;
                    u(l+16)=n;
                    if(d==5)
                        break;
                    d++;
                }
                t=(f&15)==0;
                if(t)
                    d=0;
                else if(!(f&240))
                    d=40320;
                else if(!(f&3840))
                    d=80640;
                else if(!(f&61440))
                    d=120960;
                else if(!(f&983040))
                    d=161280;
                else if(!(f&15728640))
                    d=201600;
                else if(!(f&251658240))
                    d=241920;
                else if(!(f&4026531840u))
                    d=282240;
                else{
                    if(f&((U)15<<32|0))
                        abort();
                    d=322560;
                }
                d=Y(f)+d;
                if(d>=362880)
                    abort();
                i(a+d*4)=4294967295u;
                u(bb)=0;
                u(bb+8)=2;
                u(bb+16)=0;
                Aj(bd,bb);
                if(t)
                    d=0;
                else if(!(f&240))
                    d=1;
                else if(!(f&3840))
                    d=2;
                else if(!(f&61440))
                    d=3;
                else if(!(f&983040))
                    d=4;
                else if(!(f&15728640))
                    d=5;
                else if(!(f&251658240))
                    d=6;
                else if(!(f&4026531840u))
                    d=7;
                else{
                    if(f&((U)15<<32|0))
                        abort();
                    d=8;
                }
                n=u(bd+16);
                if(d>=n)
                    abort();
                v=q(bd+8);
                l=v+d*24;
                ai=Y(f);
                f=u(l+16);
                if(f==u(l))
                    Ah(l);
                h(q(l+8)+f*2)=ai;
                u(l+16)=f+1;
                f=0;
                d=0;
                b=0;
                for(;;){
                    l=v+n*24;
                    af=v;
                    for(;;){
                        if(af==l)
                            goto d1;
                        if(u(af+16))
                            break;
                        af+=24;
                    }
                    u(a7)=0;
                    u(a7+8)=2;
                    u(a7+16)=0;
                    Aj(a9,a7);
                    i(a5+16)=50462976;
                    c=u(a9+16);
                    af=q(a9+8);
                    g=b;
                    j=0;
                    for(;;){
                        p=j;
                        for(;;){
                            p++;
                            if(n)
                                break;
                            if(p==4)
                                goto e1;
                        }
                        t=*(a5+j+16);
                        aa=Z[t^3];
                        j=g;
                        m=0;
                        ag=v;
                        for(;;){
                            ah=m+1;
                            switch(aa){
                            case 0:
                                if(m>=6)
                                    goto f1;
                                b=m+3;
                                break;
                            case 1:
                                if(!(m%3))
                                    goto f1;
                                b=m-1;
                                break;
                            case 2:
                                if(m%3>=2)
                                    goto f1;
                                b=ah;
                                break;
                            case 3:
                                if(m<=2)
                                    goto f1;
                                b=m-3;
                            }
                            if(b>=c)
                                abort();
                            g=u(ag+16);
                            aj=q(ag+8);
                            as=af+b*24;
                            d=g+j;
                            if(!g){
                                b=d;
                                g=d;
                                j=d;
                            }
                            else{
                                s=r+b*24;
                                y=k+m*24;
                                ac=aj;
                                for(;;){
                                    ai=h(ac);
                                    if(b==m+3){
                                        if(m>=6)
                                            abort();
                                        if(u(y+16)<=ai)
                                            abort();
                                        aq=y;
                                    }
                                    else{
                                        if(m!=b+3){
                                            j=ai;
                                            goto g1;
                                        }
                                        if(b>=6)
                                            abort();
                                        if(u(s+16)<=ai)
                                            abort();
                                        aq=s;
                                    }
                                    j=h(q(aq+8)+ai*2);
                                    g1:
                                    al=j+b*40320;
                                    if(al>=362880)
                                        abort();
                                    aq=a+al*4;
                                    if(i(aq)==-2){
                                        i(aq)=(I)(m*40320+ai)<<2|t;
                                        al=u(as+16);
                                        if(al==u(as))
                                            Ah(as);
                                        h(q(as+8)+al*2)=j;
                                        u(as+16)=al+1;
                                    }
                                    if(ac+2==aj+(g<<1)){
                                        b=d;
                                        g=d;
                                        j=d;
                                        break;
                                    }
                                    ac+=2;
                                }
                            }
                            f1:
                            if(ag+24==l)
                                break;
                            m=ah;
                            ag+=24;
                        }
                        if(p==4)
                            goto h1;
                        j=p;
                    }
                    e1:
                    goto i1;
                    h1:
                    c=n&3;
                    if(n<4){
                        g=0;
                        j=0;
                    }
                    else{
                        g=0;
                        j=0;
                        p=0;
                        do{
                            j=u(v+g*24+88)+(u(v+g*24+64)+(u(v+g*24+40)+(u(v+g*24+16)+j)));
                            g+=4;
                            p+=4;
                        }
                        while(p!=(n&-4));
                        if(!c)
                            goto j1;
                    }
                    p=0;
                    for(;;){
                        j=u(v+g*24+16)+j;
                        p++;
                        if(p==c)
                            break;
                        g++;
                    }
                    j1:
                    c=0;
                    do{
                        l=v+c*24;
                        c++;
                        if(u(l))
                            free(q(l+8));
                    }
                    while(c!=n);
                    f=j+f;
                    i1:
                    if(u(bd))
                        free(v);
                    memcpy(bd,a9,24);
                    n=u(bd+16);
                    v=q(bd+8);
                }
                d1:
                if(n){
                    b=0;
                    do{
                        l=v+b*24;
                        b++;
                        if(u(l))
                            free(q(l+8));
                    }
                    while(b!=n);
                }
                if(u(bd))
                    free(v);
                if(u(k))
                    free(q(k+8));
                if(u(k+24))
                    free(q(k+32));
                if(u(k+48))
                    free(q(k+56));
                if(u(k+72))
                    free(q(k+80));
                if(u(k+96))
                    free(q(k+104));
                if(u(k+120))
                    free(q(k+128));
                free(k);
                if(u(r))
                    free(q(r+8));
                if(u(r+24))
                    free(q(r+32));
                if(u(r+48))
                    free(q(r+56));
                if(u(r+72))
                    free(q(r+80));
                if(u(r+96))
                    free(q(r+104));
                if(u(r+120))
                    free(q(r+128));
                free(r);
                if((S)u(bj+2472)>0)
                    free(q(bj+2480));
                u(bj+2472)=362880;
                u(bj+2480)=(size_t)a;
                u(bj+2488)=362880;
                u(bj+2496)=f;
                u(bj+2504)=d;
            }
            s=(P)malloc(32);
            if(!s)
                abort();
            u(aZ)=32;
            u(aZ+8)=(size_t)s;
            u(aZ+16)=0;
            if(!(e&15))
                f=0;
            else if(!(e&240))
                f=40320;
            else if(!(e&3840))
                f=80640;
            else if(!(e&61440))
                f=120960;
            else if(!(e&983040))
                f=161280;
            else if(!(e&15728640))
                f=201600;
            else if(!(e&251658240))
                f=241920;
            else if(!(e&4026531840u))
                f=282240;
            else{
                if(e&((U)15<<32|0))
                    abort();
                f=322560;
            }
            e=Y(e)+f;
            a=q(bj+2480);
            f=u(bj+2488);
            if(e>=f)
                abort();
            b=0;
            for(;;){
                w=i(a+e*4);
                if(w>=-2)
                    break;
                t=Z[w&3];
                if(b==u(aZ)){
                    F(aZ);
                    s=q(aZ+8);
                }
                s[b]=t;
                b++;
                u(aZ+16)=b;
                e=w>>2;
                if(e>=f)
                    abort();
            }
            c=u(aZ);
            if(c!=(U)1<<63){
                if(w==-1){
                    if(b<=bj[2540])
                        goto c1;
                    if(!c){
                        c=(U)1<<63;
                        goto k1;
                    }
                    free(s);
                    c=(U)1<<63;
                    goto k1;
                }
                if(c)
                    free(s);
            }
            c=(U)1<<63;
            goto k1;
            c1:
            if((S)c>=0){
                t=b==0;
                if(t)
                    e=1;
                else{
                    if(b>=2147483648u)
                        abort();
                    o=(P)calloc(b,1);
                    if(!o)
                        abort();
                    e=(U)(size_t)o;
                }
                o=(P)(size_t)e;
                e=V(b,(U)(size_t)(o+b)-e);
                if(e){
                    f=e&3;
                    if(e<4)
                        d=0;
                    else{
                        d=0;
                        n=0;
                        do{
                            g=d|1;
                            o[d]=L[s[d]];
                            j=d|2;
                            o[g]=L[s[g]];
                            g=d|3;
                            o[j]=L[s[j]];
                            d+=4;
                            o[g]=L[s[g]];
                            n+=4;
                        }
                        while(n!=(e&-4));
                        if(!f)
                            goto l1;
                    }
                    e=0;
                    for(;;){
                        o[d]=L[s[d]];
                        e++;
                        if(e==f)
                            break;
                        d++;
                    }
                }
                l1:
                k=Ap(o,b);
                if(k)
                    goto m1;
                if(t){
                    t=1;
                    o=s;
                    goto n1;
                }
                free(o);
                t=1;
                o=s;
                goto n1;
            }
            if(c==((U)2147483648u<<32|1))
                abort();
            c=(U)1<<63;
        }
        k1:
        if((U)fwrite(Aw,1,10,stdout)!=10)
            goto o1;
        t=0;
        n1:
        if((U)fwrite(Ao,1,1,stdout)!=1)
            goto p1;
        if(c!=0&t)
            free(o);
    }
    abort();
    m1:
    a=(P)malloc(264);
    if(!a)
        abort();
    memset(a,0,258);
    if(*k){
        r=q(k+16);
        e=u(k+24);
        if(e){
            k=r;
            for(;;){
                E(a,*k);
                if(k+1==r+e)
                    break;
                k++;
            }
        }
    }
    if(t)
        goto q1;
    free(o);
    goto q1;
    p1:
    a=(P)malloc(264);
    if(!a)
        abort();
    memset(a,0,258);
    if(!t)
        goto h;
    s=o;
    q1:
    if(!c)
        goto h;
    free(s);
    goto h;
    o1:
    a=(P)malloc(264);
    if(!a)
        abort();
    memset(a,0,258);
    goto h;
    n:
    a=W(u(bl+72),u(bl+80));
    E(a,116);
    if(!b){
        E(a,104);
        E(a,101);
        E(a,32);
        E(a,98);
        E(a,108);
        E(a,97);
        E(a,110);
        E(a,107);
    }
    else{
        E(a,105);
        E(a,108);
        E(a,101);
        E(a,32);
        a=M(a,b);
    }
    E(a,32);
    E(a,97);
    E(a,112);
    E(a,112);
    E(a,101);
    E(a,97);
    E(a,114);
    E(a,115);
    E(a,32);
    E(a,116);
    E(a,119);
    E(a,105);
    E(a,99);
    E(a,101);
    goto h;
    k:
    aa=n==19;
    a=W(u(bl+72),u(bl+80));
    E(a,34);
    if(t)
        E(a,34);
    else{
        o=bl+88;
        for(;;){
            t=*o;
            if((B)(t-127)>=161)
                switch(t){
                case 92:
                case 34:
                    break;
                default:
                    goto r1;
                }
            E(a,92);
            E(a,120);
            E(a,Am[t>>4]);
            t=Am[t&15];
            r1:
            E(a,t);
            if(o+1==k)
                break;
            o++;
        }
        E(a,34);
        if(aa){
            o=An;
            for(;;){
                E(a,*o);
                if(o+1==(aa?An:(P)1)+(aa?3:0))
                    break;
                o++;
            }
        }
    }
    E(a,32);
    E(a,105);
    E(a,115);
    E(a,32);
    E(a,110);
    E(a,111);
    E(a,110);
    E(a,101);
    E(a,32);
    E(a,111);
    E(a,102);
    E(a,32);
    E(a,49);
    E(a,32);
    E(a,116);
    E(a,111);
    E(a,32);
    E(a,56);
    E(a,44);
    E(a,32);
    E(a,110);
    E(a,111);
    E(a,114);
    E(a,32);
    E(a,120);
    E(a,32);
    E(a,102);
    E(a,111);
    E(a,114);
    E(a,32);
    E(a,116);
    E(a,104);
    E(a,101);
    E(a,32);
    E(a,98);
    E(a,108);
    E(a,97);
    E(a,110);
    E(a,107);
    goto h;
    j:
    a=W(u(bl+72),u(bl+80));
    E(a,116);
    E(a,104);
    E(a,101);
    E(a,32);
    E(a,105);
    E(a,110);
    E(a,112);
    E(a,117);
    E(a,116);
    E(a,32);
    E(a,101);
    E(a,110);
    E(a,100);
    E(a,115);
    E(a,32);
    E(a,104);
    E(a,101);
    E(a,114);
    E(a,101);
    goto h;
    i:
    Ag(bj);
    if(u(bl))
        free(q(bl+8));
    o=q(bl+64);
    if(!o){
        a=0;
        goto s1;
    }
    a=0;
    goto t1;
    h:
    Ag(bj);
    if(u(bl))
        free(q(bl+8));
    o=q(bl+64);
    if(!o)
        goto s1;
    t1:
    free(o);
    s1:
    return a;
}
static AI Au(P b) {
    AI a;
    U c;
    c=u(b);
    if(c>=251)
        abort();
    a.a=b+8;
    a.b=c;
    return a;
}
int main(void) {
    U d[1];
    P e=(P)d;
    AI c;
    P a;
    U b;
    Av[3]=(size_t)(AA);
    a=At(e);
    if(a){
        b=u(a);
        if(b>=251)
            abort();
        if(!b)
            free(a);
        else{
            c=Au(a);
            Af(c.a,c.b);
            Af(Ao,1);
            Aq();
        }
    }
    return 0;
}

