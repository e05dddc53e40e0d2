/* poj1077, from slidekit 0.1.0 with rustc 1.95.0: cargo run --release --bin bundle -- poj1077 --c
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
typedef struct{U a;B b;}AD;
typedef struct{U a;U b;}AE;
typedef struct{U a;P b;}AF;
typedef struct{P a;U b;}AG;
static B Ac[]={2,2,2,2,2,2,2,2,2,2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,2,0,0,0,0,0,
2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0};
static B Ak[]="0123456789abcdef";
static B Y[]={0,1,2,3};
static B Al[]="...";
static B Am[]="\n";
static U At[4]={0,0,1};
static B Z[]="DLRU";
static B Aa[]=
"LDRULD RDLURD ULDRUL URDLUR DLURDLU DRULDRU LDDLURUR LDLDRUUR LDRDRULL LDRRDLUL LLURDRDL LULDRRDL LURDDRUL RDDRULUL RDLDLURR RDLLDRUR RDLULURD RDRDLUUL RRULDLDR RULDDLUR RULDLDRU RURDLLDR ULDDLURU ULDLDRUU ULDRDRUL ULDRRDLU ULLURDRD ULULDRRD ULURDDRU URDDRULU URDLDLUR URDLLDRU URDRDLUU URRULDLD URULDDLU URURDLLD UULDRDRU UURDLDLU";

static B L[]="dlru";
static B Au[]="unsolvable";
static U Az(P p,int n){U r=0;while(n--)r=r<<8|p[n];return r;}
static void Av(P p,int n,U a){for(;n--;a>>=8)*p++=(B)a;}
#ifdef __GNUC__
static U Ab(U a,int n){return a?__builtin_clzll(a)+n-64:n;}
#else
static U Ab(U a,int n){int i=0;for(;i<n&&!(a>>(n-1-i)&1);)i++;return i;}
#endif
#ifdef __GNUC__
static U AA(U a){return __builtin_popcountll(a);}
#else
static U AA(U a){U n=0;for(;a;a&=a-1)n++;return n;}
#endif
#ifdef __GNUC__
static U Aw(U a,int n){return a?__builtin_ctzll(a):n;}
#else
static U Aw(U a,int n){int i=0;for(;i<n&&!(a>>i&1);)i++;return i;}
#endif
static U AB(U a,U b,int n){U m=~(U)0>>(64-n);return b>m-a?m:a+b;}
static U G(U a,U b){return a>b?a:b;}
static U V(U a,U b){return a<b?a:b;}
static AD AC(U a,U b){AD r;r.a=a*b;r.b=b&&r.a/b!=a;return r;}
static U Ax(U a,U b){return a>b?a-b:0;}
static B Q(P a,U b,U j,I g,B f,B k);
static B R(P a,U b,U k,I j,B e,B l);
static B O(P a,U b,U k,I j,B f,B l);
static AE Ad(P a) {
    U w[6];
    P x=(P)w;
    AE r;
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
                            c=Ac[b&255];
                            break;
                        case 22:
                            c=b==5760;
                            break;
                        case 32:
                            c=Ac[b&255]>>1;
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
        n=Z;
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
                if(!(I)memcmp(Z+d,x+32,k))
                    break;
                if(j==4)
                    abort();
            }
            n=Z+j;
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
static void Ae(P a,U b) {
    fwrite(a,1,b,stderr);
}
static void An(void) {
    exit(1);
}
static AF Ay(P d,P b,U c) {
    AF a;
    a.a=0;
    a.b=(P)(size_t)(U)fread(b,1,c,stdin);
    return a;
}
static void J(P d,U e,P a,U f,U c,U g) {
    AD b;
    b=AC(g,f);
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
static void Af(P a) {
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
static void Ao(P a) {
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
static void Ap(P a) {
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
static void Ag(P c,U b,U a,U d,U e) {
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
static void Ah(P f,P b) {
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
static P Aj(P a,B l) {
    AF g;
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
                    g=((AF(*)(P,P,U))(size_t)e)(p,m,n);
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
static B As(U a) {
    B c;
    H d,g;
    U b,e,f;
    d=0;
    b=0;
    e=0;
    for(;;){
        f=e+1;
        g=(H)(a>>(e<<2&63))&15;
        b+=AA(d>>(g&15));
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
static U X(U j) {
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
static void Ai(P a,U b,U k,P l) {
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
        d=b*((U)2654435769u<<32|2135587861)>>(-Aw(j,64)&63);
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
                Ap(a+48);
            Av(q(a+56)+(U)e*8,8,k);
            u(a+64)=(U)e+1;
        }
        else{
            if(b<=e)
                abort();
            c=q(a+56)+(U)e*8;
            if(c[5]<=(B)m)
                return;
            Av(c,8,k);
        }
        f=g*h(l+8)+f*h(l+10);
        b=u(a+88);
        if(b==u(a+72))
            Ao(a+72);
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
static P Aq(P a) {
    U aD[3],aF[8],aH[3],aJ[128],aL[3],aN[8],aP[3],aR[3],aT[2],aV[2],aX[3],aZ[3],a1[3],a3[3],a5[3],a7[3],a9[3],
bb[3],bd[32],bf[128],bh[318],bj[14];
    P aE=(P)aD,aG=(P)aF,aI=(P)aH,aK=(P)aJ,aM=(P)aL,aO=(P)aN,aQ=(P)aP,aS=(P)aR,aU=(P)aT,aW=(P)aV,aY=(P)aX,a0=
(P)aZ,a2=(P)a1,a4=(P)a3,a6=(P)a5,a8=(P)a7,ba=(P)a9,bc=(P)bb,be=(P)bd,bg=(P)bf,bi=(P)bh,bk=(P)bj;
    AE aw;
    B v,x,af,aj,az,an,ax,at,au,av,aB;
    H ah,as,aA;
    I s,ad,aa,ao;
    P g,o,t,m,z,ae,ai,ar,r,y,ac,ap;
    U j,e,c,p,d,b,f,k,n,l,ag,ak,w,al,ab,am,aq,aC,ay;
    g=(P)calloc(65536,1);
    if(!g)
        abort();
    memset(bk+88,0,19);
    u(bk+24)=(size_t)a;
    u(bk+32)=(size_t)(P)At;
    u(bk)=65536;
    u(bk+8)=(size_t)g;
    u(bk+16)=65536;
    memset(bk+40,0,32);
    u(bk+72)=1;
    u(bk+80)=0;
    j=0;
    s=0;
    e=0;
    for(;;){
        c=e+1;
        u(bk+80)++;
        a=Aj(bk,1);
        if(a)
            goto a;
        if(u(bk+40)>=u(bk+48))
            goto b;
        a=Aj(bk,0);
        if(a)
            goto a;
        p=u(bk+56);
        if(p>=20)
            abort();
        g=bk+p+88;
        v=p==0;
        if(v){
            p=0;
            goto c;
        }
        d=0;
        a=bk+88;
        for(;;){
            x=*a-48;
            if(x>9)
                break;
            d=d*10+x;
            if(a+1==g)
                goto d;
            a++;
        }
        if(!(p==1&&bk[88]==120))
            goto c;
        d=0;
        goto e;
        d:
        if(!(p!=19&&d-1<8))
            goto c;
        e:
        ad=(I)1<<(d&31);
        if(ad&s)
            goto f;
        j=d<<(e<<2&63)|j;
        if(c==9)
            break;
        s=ad|s;
        e=c;
    }
    if(u(bk))
        free(q(bk+8));
    a=q(bk+64);
    if(a)
        free(a);
    memset(be,0,256);
    e=0;
    c=0;
    while(c<9){
        p=(U)2271560481u>>(c<<2&63)&15;
        if(p){
            d=e/3;
            b=e%3;
            f=0;
            n=0;
            for(;;){
                k=f+16;
                l=n/3;
                ag=n%3;
                (be+p)[f]=G(l,d)-(V(l,d)+V(ag,b))+G(ag,b);
                if(k==256)
                    break;
                f=k;
                n++;
            }
        }
        e++;
        c++;
    }
    u(aO)=0;
    u(aO+8)=331;
    u(aO+16)=(size_t)Aa;
    u(aO+24)=331;
    u(aO+32)=(size_t)Aa;
    u(aO+40)=(size_t)(Aa+331);
    u(aO+48)=0;
    aO[56]=1;
    aO[57]=0;
    aw=Ad(aO);
    if(aw.a){
        a=(P)malloc(32);
        if(!a)
            abort();
        u(a)=aw.b;
        u(aI)=4;
        u(aI+8)=(size_t)a;
        u(aI+16)=1;
        memcpy(aG,aO,64);
        e=1;
        for(;;){
            aw=Ad(aG);
            if(!aw.a)
                break;
            if(e==u(aI)){
                Ag(aI,e,1,8,8);
                a=q(aI+8);
            }
            u(a+e*8)=aw.b;
            e++;
            u(aI+16)=e;
        }
        a=q(aI+8);
        v=u(aI)==0;
    }
    else{
        e=0;
        a=(P)8;
        v=1;
    }
    g=(P)calloc(262144,1);
    if(!g)
        abort();
    u(aM)=0;
    u(aM+8)=8;
    u(aM+16)=0;
    o=a+(e<<3);
    x=e==0;
    t=(P)8;
    e=0;
    z=0;
    ad=9;
    for(;;){
        for(;;){
            if(!z||z==m)
                for(;;){
                    if((int)ad<=1)
                        goto g;
                    ad--;
                    if(!x){
                        s=ad;
                        m=o;
                        z=a;
                        break;
                    }
                }
            c=u(z)>>(s<<1&62);
            if(c){
                if(c>=131072)
                    abort();
                if(!*(g+c*2))
                    break;
            }
            z+=8;
        }
        ae=g+c*2;
        *ae=1;
        ae[1]=(B)e+1;
        if(e==u(aM)){
            K(aM);
            t=q(aM+8);
        }
        u(t+e*8)=c;
        e++;
        u(aM+16)=e;
        z+=8;
    }
    g:
    if(!x){
        m=a;
        for(;;){
            c=u(m);
            if(c>=131072)
                abort();
            z=g+c*2;
            *z=1;
            z[1]=0;
            if(m+8==o)
                goto h;
            m+=8;
        }
        abort();
    }
    h:
    if(!v)
        free(a);
    memset(aK,1,1024);
    c=u(aM);
    if(e){
        v=g[2]?g[3]:1;
        p=4;
        a=t;
        for(;;){
            d=u(a)<<2;
            o=aK+p;
            s=63-(I)Ab(d,64)>>1;
            for(;;){
                if(!s){
                    x=v;
                    goto i;
                }
                b=(U)1<<(s<<1&62);
                b=b-1&d|b;
                if(b>=131072)
                    abort();
                if(*(g+b*2))
                    break;
                s--;
            }
            x=(g+b*2)[1];
            i:
            *o=x;
            f=d|1;
            s=Ab(f,64)>>1^31;
            for(;;){
                if(!s){
                    x=v;
                    goto j;
                }
                b=(U)1<<(s<<1&62);
                b=b-1&f|b;
                if(b>=131072)
                    abort();
                if(*(g+b*2))
                    break;
                s--;
            }
            x=(g+b*2)[1];
            j:
            o[1]=x;
            f=d|2;
            s=Ab(f,64)>>1^31;
            for(;;){
                if(!s){
                    x=v;
                    goto k;
                }
                b=(U)1<<(s<<1&62);
                b=b-1&f|b;
                if(b>=131072)
                    abort();
                if(*(g+b*2))
                    break;
                s--;
            }
            x=(g+b*2)[1];
            k:
            o[2]=x;
            d|=3;
            s=Ab(d,64)>>1^31;
            for(;;){
                if(!s){
                    x=v;
                    goto l;
                }
                b=(U)1<<(s<<1&62);
                b=b-1&d|b;
                if(b>=131072)
                    abort();
                if(*(g+b*2))
                    break;
                s--;
            }
            x=(g+b*2)[1];
            l:
            o[3]=x;
            p+=4;
            if(p==1024||a+8==t+(e<<3))
                goto m;
            a+=8;
        }
        abort();
    }
    m:
    if(c)
        free(t);
    memcpy(bg,aK,1024);
    free(g);
    a=(P)malloc(16384);
    if(!a)
        abort();
    memset(a,255,16384);
    memcpy(bi+144,be,256);
    memcpy(bi+400,bg,1024);
    memset(bi+64,0,16);
    memset(bi+104,0,24);
    memset(bi+1424,0,1048);
    u(bi+2520)=2271560481u;
    u(bi+2528)=1024;
    h(bi+2536)=1;
    h(bi+2538)=1;
    i(bi+2540)=31;
    u(bi)=0;
    u(bi+8)=8;
    u(bi+16)=0;
    u(bi+24)=4096;
    u(bi+32)=(size_t)a;
    u(bi+40)=4096;
    u(bi+48)=0;
    u(bi+56)=4;
    u(bi+80)=8;
    u(bi+88)=0;
    u(bi+96)=1024;
    u(bi+128)=1;
    u(bi+136)=0;
    u(bi+2472)=(U)1<<63;
    u(bi+2512)=2271560481u;
    if(As(j))
        b=(U)2147483648u<<32|1;
    else{
        if(u(bi+2472)==(U)1<<63){
            e=u(bi+112);
            c=u(bi+2456);
            p=c*5+e*80;
            if(p<=2540159){
                p=2540160-p;
                d=V(p/80,u(bi+2528));
                ah=h(bi+2536);
                as=h(bi+2538);
                h(aW+8)=ah;
                h(aW+10)=as;
                v=bi[2540];
                aW[12]=v;
                u(aW)=d;
                b=u(bi+16);
                if(b){
                    a=q(bi+8);
                    f=u(bi+40);
                    g=q(bi+32);
                    n=0;
                    for(;;){
                        k=n+1;
                        n=u(a+n*8)*((U)2654435769u<<32|2135587861)>>(-Aw(f,64)&63);
                        if(n>=f)
                            abort();
                        o=g+n*4;
                        if(i(o)!=-1)
                            do{
                                i(o)=4294967295u;
                                n=n+1&f-1;
                                o=g+n*4;
                            }
                            while(i(o)!=-1);
                        if(k==b)
                            goto n;
                        n=k;
                    }
                    abort();
                }
                n:
                u(bi+16)=0;
                u(bi+64)=0;
                u(bi+88)=0;
                b=j&15;
                x=b==0;
                if(x)
                    f=0;
                else if(!(j&240))
                    f=(U)1<<32;
                else if(!(j&3840))
                    f=(U)1<<33;
                else if(!(j&61440))
                    f=(U)3<<32|0;
                else if(!(j&983040))
                    f=(U)1<<34;
                else if(!(j&15728640))
                    f=(U)5<<32|0;
                else if(!(j&251658240))
                    f=(U)6<<32|0;
                else if(!(j&4026531840u))
                    f=(U)7<<32|0;
                else{
                    if(j&((U)15<<32|0))
                        abort();
                    f=(U)1<<35;
                }
                a=bi+b+144;
                g=bi+(j>>4&15)+160;
                o=bi+(j>>8&15)+176;
                t=bi+(j>>12&15)+192;
                m=bi+(j>>16&15)+208;
                z=bi+(j>>20&15)+224;
                ae=bi+(j>>24&15)+240;
                ai=bi+(j>>28&15)+256;
                ar=bi+(j>>32&15)+272;
                Ai(bi,j,(U)(B)((B)((B)((B)((B)((B)((B)((B)(*g+*a)+*o)+*t)+*m)+*z)+*ae)+*ai)+*ar)<<48|f|(U)
1<<58,aW);
                b=u(bi+88);
                if(b){
                    for(;;){
                        r=q(bi+80);
                        s=i(r);
                        ad=i(r+4);
                        f=u(r+8);
                        b--;
                        memmove(r,r+b*16,16);
                        u(bi+88)=b;
                        k=0;
                        for(;;){
                            l=k<<1;
                            n=l|1;
                            l+=2;
                            if(l<b){
                                y=r+l*16;
                                ac=r+n*16;
                                aa=i(y);
                                ao=i(ac);
                                if(aa==ao){
                                    aa=i(y+4);
                                    ao=i(ac+4);
                                    if(aa==ao)
                                        af=u(y+8)<u(ac+8);
                                    else 
                                        af=aa<ao;
                                }
                                else 
                                    af=aa<ao;
                                n=af?l:n;
                            }
                            if(n>=b)
                                break;
                            if(k>=b)
                                abort();
                            y=r+k*16;
                            ac=r+n*16;
                            aa=i(y);
                            ao=i(ac);
                            if(aa==ao){
                                aa=i(y+4);
                                ao=i(ac+4);
                                if(aa==ao){
                                    if(u(y+8)>u(ac+8))
                                        goto o;
                                    break;
                                }
                                af=aa<=ao;
                            }
                            else 
                                af=aa<=ao;
                            if(af)
                                break;
                            o:
                            memcpy(aU,y,16);
                            memmove(y,ac,16);
                            memcpy(ac,aU,16);
                            k=n;
                        }
                        k=u(bi+64);
                        if(f>=k)
                            abort();
                        r=q(bi+56);
                        y=r+f*8;
                        af=y[5];
                        if(!ad)
                            goto p;
                        if(s<=(I)af*as+ad*ah){
                            if(k+3>V(u(bi+96),d))
                                goto q;
                            u(bi+104)++;
                            aj=y[7];
                            az=y[6];
                            if(f>=u(bi+16))
                                abort();
                            an=y[4];
                            b=u(q(bi+8)+f*8);
                            i(aQ+16)=50462976;
                            ax=an%3;
                            at=an<6;
                            k=0;
                            for(;;){
                                n=k+1;
                                au=*(aQ+k+16);
                                switch(au){
                                case 0:
                                    k=at?(U)an+3:0;
                                    av=at;
                                    break;
                                case 1:
                                    k=(U)an-1;
                                    av=ax!=0;
                                    break;
                                case 2:
                                    k=(U)an+1;
                                    av=ax<2;
                                    break;
                                case 3:
                                    k=(U)an-3;
                                    av=an>2;
                                }
                                if(aj==4){
                                    if(!av)
                                        goto r;
                                }
                                else if(!(av&aj!=Y[au^3]))
                                    goto r;
                                u(bi+112)++;
                                l=k<<2&60;
                                ag=b>>(l&63)&15;
                                if(an>=16)
                                    abort();
                                if(k>=16)
                                    abort();
                                Ai(bi,ag<<((U)an<<2&63)^ag<<(l&63)^b,(U)(B)((B)((bi+an*16+144)[ag]+az)-(bi+
k*16+144)[ag])<<48|(U)au<<56|(U)(B)(af+1)<<40|k<<32|f&4294967295u,aW);
                                r:
                                if(n==4)
                                    break;
                                k=n;
                            }
                            b=u(bi+88);
                        }
                        if(!b){
                            b=(U)1<<63;
                            goto s;
                        }
                    }
                    abort();
                    p:
                    d=Az(y,5);
                    aA=h(y+6)>>8;
                    u(aS)=0;
                    u(aS+8)=1;
                    u(aS+16)=0;
                    if(aA!=4){
                        y=(P)1;
                        s=d;
                        d=0;
                        af=aA;
                        for(;;){
                            if(d==u(aS)){
                                F(aS);
                                y=q(aS+8);
                            }
                            y[d]=af;
                            d++;
                            u(aS+16)=d;
                            if(k<=s)
                                abort();
                            ac=r+(U)s*8;
                            af=ac[7];
                            if(af==4)
                                break;
                            s=i(ac);
                        }
                        r=q(aS+8);
                        b=d>>1;
                        if(!b)
                            goto t;
                        y=r+d;
                        if(b==1)
                            f=0;
                        else{
                            f=0;
                            k=0;
                            do{
                                ac=r+f;
                                ap=y+(D)~f;
                                af=*ac;
                                *ac=*ap;
                                *ap=af;
                                ac=r+f;
                                ap=y+(D)(f^-2);
                                af=ac[1];
                                ac[1]=*ap;
                                *ap=af;
                                f+=2;
                                k+=2;
                            }
                            while(k!=(b&((U)2147483647<<32|4294967294u)));
                            if(!(b&1))
                                goto t;
                        }
                        ac=r+f;
                        y=y+(D)~f;
                        af=*ac;
                        *ac=*y;
                        *y=af;
                        goto t;
                    }
                    d=0;
                    r=(P)1;
                    t:
                    b=u(aS);
                    if(b!=((U)2147483648u<<32|1))
                        goto s;
                    q:
                    s=(I)*g+*a+*o+*t+*m+*z+*ae+*ai+*ar;
                    d=u(bi+2456);
                    p=Ax(p,(d-c)*5+(u(bi+112)-e)*80)/5;
                    u(bi+136)=0;
                    u(bi+2464)=AB(d,p,64);
                    af=(j&3840)==0;
                    aj=(j&983040)==0;
                    az=(j&15728640)==0;
                    an=(j&4026531840u)==0;
                    ax=x|(j&240)==0;
                    at=af|ax;
                    au=(j&61440)==0|at;
                    av=aj|az|au;
                    aB=(j&251658240)==0|av;
                    e=au?(ax?!x:af?2:3):aj?4:az?5:6;
                    c=aB?e:an?7:8;
                    x=c%3;
                    af=x<2;
                    p=c+3;
                    d=p<<2&60;
                    b=j>>(d&63)&15;
                    f=c-1;
                    k=f<<2&60;
                    n=j>>(k&63)&15;
                    a=bi+c*16+144;
                    l=c<<2;
                    ag=c-3;
                    ak=ag<<2&60;
                    w=j>>(ak&63)&15;
                    c++;
                    al=c<<2&60;
                    ab=j>>(al&63)&15;
                    ad=s*ah;
                    for(;;){
                        am=0;
                        g=bi+1424;
                        aq=1304;
                        for(;;){
                            aq+=4;
                            if(am>v)
                                aa=0;
                            else{
                                aC=(U)v+1-am;
                                ay=0;
                                do{
                                    aa=ay;
                                    if(aa*ah+(I)am*as>ad)
                                        goto u;
                                    ay++;
                                }
                                while(ay!=aC);
                                aa=aC;
                            }
                            u:
                            i(g)=aa;
                            if(aq==2328)
                                break;
                            am++;
                            g=bi+aq+120;
                        }
                        if(s<i(bi+1424)){
                            if(!(an|(j&((U)15<<32|0))==0|aB))
                                abort();
                            if(!s)
                                break;
                            am=u(bi+2456);
                            if(am<u(bi+2464)){
                                u(bi+2448)++;
                                u(bi+2456)=(U)av+!at+((U)(x!=0)+af)+am;
                                if(av){
                                    aa=s+(bi+e*16+144)[b]-(bi+p*16+144)[b];
                                    if(aa<i(bi+1428)){
                                        aj=bi[404];
                                        if(aj)
                                            if(O(bi+120,p,b<<(d&63)^b<<(e<<2&63)^j,aa,1,aj))
                                                goto v;
                                    }
                                }
                                if(x){
                                    if(f>=16)
                                        abort();
                                    aa=s+a[n]-(bi+f*16+144)[n];
                                    if(aa<i(bi+1428)){
                                        aj=bi[405];
                                        if(aj)
                                            if(R(bi+120,f,n<<(k&63)^n<<(l&63)^j,aa,1,aj))
                                                goto w;
                                    }
                                    if(!af)
                                        goto x;
                                }
                                aa=s+a[ab]-(bi+c*16+144)[ab];
                                if(aa<i(bi+1428)){
                                    aj=bi[406];
                                    if(aj)
                                        if(N(bi+120,c,ab<<(al&63)^ab<<(l&63)^j,aa,1,aj))
                                            goto y;
                                }
                                x:
                                if(!at){
                                    if(ag>=16)
                                        abort();
                                    aa=s+a[w]-(bi+ag*16+144)[w];
                                    if(aa<i(bi+1428)){
                                        aj=bi[407];
                                        if(aj)
                                            if(Q(bi+120,ag,w<<(ak&63)^w<<(l&63)^j,aa,1,aj))
                                                goto z;
                                    }
                                }
                            }
                            else 
                                memset(bi+1424,0,1024);
                        }
                        if(u(bi+2456)>=u(bi+2464))
                            goto a1;
                        if(ad>=(I)v*ah){
                            b=(U)1<<63;
                            goto s;
                        }
                        ad=ad+(I)(ah==as?2:3)*ah;
                    }
                    b=u(bi+136);
                    a=q(bi+128);
                    goto b1;
                    v:
                    b=u(bi+136);
                    if(b==u(bi+120))
                        F(bi+120);
                    a=q(bi+128);
                    a[b]=0;
                    b++;
                    u(bi+136)=b;
                    goto b1;
                    w:
                    b=u(bi+136);
                    if(b==u(bi+120))
                        F(bi+120);
                    a=q(bi+128);
                    a[b]=1;
                    b++;
                    u(bi+136)=b;
                    goto b1;
                    y:
                    b=u(bi+136);
                    if(b==u(bi+120))
                        F(bi+120);
                    a=q(bi+128);
                    a[b]=2;
                    b++;
                    u(bi+136)=b;
                    goto b1;
                    z:
                    b=u(bi+136);
                    if(b==u(bi+120))
                        F(bi+120);
                    a=q(bi+128);
                    a[b]=3;
                    b++;
                    u(bi+136)=b;
                    b1:
                    a+=b;
                    if((S)b<0)
                        abort();
                    if(!b){
                        b=0;
                        r=(P)1;
                        d=0;
                        goto s;
                    }
                    if(b>=2147483648u)
                        abort();
                    r=(P)malloc(b);
                    if(!r)
                        abort();
                    j=b&3;
                    if(b<4)
                        e=0;
                    else{
                        e=0;
                        c=0;
                        for(;;){
                            r[e]=*(a-1);
                            (r+e)[1]=*(a-2);
                            (r+e)[2]=*(a-3);
                            (r+e)[3]=*(a-4);
                            e+=4;
                            c+=4;
                            if(c==(b&2147483644))
                                break;
                            a-=4;
                        }
                        if(!j){
                            d=b;
                            goto s;
                        }
                        a-=4;
                    }
                    c=0;
                    for(;;){
                        r[e]=*(a-1);
                        c++;
                        if(c==j){
                            d=b;
                            goto s;
                        }
                        e++;
                        a--;
                    }
                    abort();
                    a1:
                    goto c1;
                }
                b=(U)1<<63;
                s:
                goto d1;
            }
            c1:
            e=u(bi+2512);
            a=(P)malloc(1451520);
            if(!a)
                abort();
            g=a;
            c=1;
            for(;;){
                i(g)=4294967294u;
                i(g+4)=4294967294u;
                i(g+8)=4294967294u;
                i(g+12)=4294967294u;
                i(g+16)=4294967294u;
                i(g+20)=4294967294u;
                i(g+24)=4294967294u;
                i(g+28)=4294967294u;
                i(g+32)=4294967294u;
                i(g+36)=4294967294u;
                c+=11;
                i(g+40)=4294967294u;
                if(c==362880)
                    break;
                g+=44;
            }
            i(g+44)=4294967294u;
            g=(P)malloc(144);
            if(!g)
                abort();
            c=0;
            for(;;){
                p=c+1;
                d=8-c;
                b=(6-c)*d*(7-c);
                if(c>3)
                    f=1;
                else{
                    f=1;
                    k=1;
                    n=0;
                    for(;;){
                        f=k*f;
                        n++;
                        if(n==4-c)
                            break;
                        k++;
                    }
                    f*=(5-c);
                }
                o=(P)malloc(80640);
                if(!o)
                    abort();
                u(a0)=40320;
                u(a0+8)=(size_t)o;
                u(a0+16)=0;
                k=b<<3;
                v=b==0;
                if(v)
                    t=(P)8;
                else{
                    t=(P)malloc(k);
                    if(!t)
                        abort();
                    n=6-c;
                    l=7-c;
                    ag=7-c;
                    ak=6-c;
                    ab=0;
                    for(;;){
                        am=ab+1;
                        u(aE)=0;
                        u(aE+8)=8;
                        u(aE+16)=0;
                        K(aE);
                        m=q(aE+8);
                        u(m)=ab%n;
                        u(aE+16)=1;
                        w=ab/n;
                        if(u(aE)==1){
                            K(aE);
                            m=q(aE+8);
                        }
                        u(m+8)=w%l;
                        u(aE+16)=2;
                        if(u(aE)==2){
                            K(aE);
                            m=q(aE+8);
                        }
                        u(m+16)=w/l%d;
                        u(aE+16)=3;
                        m=(P)malloc(d<<3);
                        if(!m)
                            abort();
                        u(m)=0;
                        if(c!=7){
                            u(m+8)=1;
                            if(c!=6){
                                u(m+16)=2;
                                if(c!=5){
                                    u(m+24)=3;
                                    if(c!=4){
                                        u(m+32)=4;
                                        if(c!=3){
                                            u(m+40)=5;
                                            if(c!=2){
                                                u(m+48)=6;
                                                if(c!=1)
                                                    u(m+56)=7;
                                            }
                                        }
                                    }
                                }
                            }
                        }
                        z=q(aE+8);
                        ae=(P)malloc(24);
                        if(!ae)
                            abort();
                        w=u(z+16);
                        if(w>=d)
                            abort();
                        ai=m+w*8;
                        al=u(ai);
                        memmove(ai,ai+8,d+~w<<3);
                        u(ae)=al;
                        w=u(z+8);
                        if(w>=ag)
                            abort();
                        ai=m+w*8;
                        al=u(ai);
                        memmove(ai,ai+8,ag+~w<<3);
                        u(ae+8)=al;
                        w=u(z);
                        if(w>=ak)
                            abort();
                        ai=m+w*8;
                        al=u(ai);
                        memmove(ai,ai+8,ak+~w<<3);
                        u(ae+16)=al;
                        free(m);
                        if(u(aE))
                            free(z);
                        memmove(ae+8,ae,16);
                        u(ae)=al;
                        w=u(ae+8);
                        aq=u(ae+16);
                        w=-(U)(u(ae)<aq)+-(U)(u(ae+8)<aq)+aq+(6-c)*(w+-(U)(al<w)+(7-c)*al);
                        free(ae);
                        u(t+ab*8)=w;
                        if(am==b)
                            break;
                        ab=am;
                    }
                }
                d=f*b;
                if(!d)
                    abort();
                if(d<=40320){
                    n=f&3;
                    l=0;
                    ak=0;
                    for(;;){
                        ag=ak+1;
                        if(!v){
                            m=t;
                            for(;;){
                                w=(u(m)+ak*b)*f;
                                al=w+f;
                                ab=Ax(al,w);
                                if(ab>u(a0)-l){
                                    Ag(a0,l,ab,2,2);
                                    o=q(a0+8);
                                    l=u(a0+16);
                                }
                                if(w<al){
                                    if(!n)
                                        ab=l;
                                    else{
                                        am=0;
                                        for(;;){
                                            ab=w+1;
                                            h(o+l*2)=w;
                                            l++;
                                            am++;
                                            if(am==n){
                                                w=ab;
                                                ab=l;
                                                break;
                                            }
                                            w=ab;
                                        }
                                    }
                                    if(f-1>=3)
                                        for(;;){
                                            h(o+ab*2)=w;
                                            h(o+(D)(ab*2)+2)=(H)w+1;
                                            h(o+(D)(ab*2)+4)=(H)w+2;
                                            l=w+4;
                                            h(o+(D)(ab*2)+6)=(H)w+3;
                                            ab+=4;
                                            if(l==al){
                                                l=ab;
                                                break;
                                            }
                                            w=l;
                                        }
                                }
                                u(a0+16)=l;
                                if(m+8==t+k)
                                    break;
                                m+=8;
                            }
                        }
                        if(ag>=40320/d)
                            break;
                        ak=ag;
                    }
                }
                memcpy(a2,a0,24);
                if(!v)
                    free(t);
                memcpy(g+c*24,a2,24);
                if(p==6)
                    goto e1;
                c=p;
            }
            abort();
            e1:
            o=(P)malloc(144);
            if(!o)
                abort();
            c=0;
            for(;;){
                t=g+c*24;
                m=q(t+8);
                p=u(t+16);
                d=p<<1;
                if(!p)
                    t=(P)2;
                else{
                    if(p>=1073741824)
                        abort();
                    t=(P)calloc(d,1);
                    if(!t)
                        abort();
                    z=m;
                    ah=0;
                    for(;;){
                        as=h(z);
                        if(p<=as)
                            abort();
                        h(t+as*2)=ah;
                        if(z+2==m+d)
                            break;
                        z+=2;
                        ah++;
                    }
                }
                m=o+c*24;
                u(m)=p;
                u(m+8)=(size_t)t;
                u(m+16)=p;
                if(c==5)
                    break;
                c++;
            }
            v=(e&15)==0;
            if(v)
                c=0;
            else if(!(e&240))
                c=40320;
            else if(!(e&3840))
                c=80640;
            else if(!(e&61440))
                c=120960;
            else if(!(e&983040))
                c=161280;
            else if(!(e&15728640))
                c=201600;
            else if(!(e&251658240))
                c=241920;
            else if(!(e&4026531840u))
                c=282240;
            else{
                if(e&((U)15<<32|0))
                    abort();
                c=322560;
            }
            c=X(e)+c;
            if(c>=362880)
                abort();
            i(a+c*4)=4294967295u;
            u(ba)=0;
            u(ba+8)=2;
            u(ba+16)=0;
            Ah(bc,ba);
            if(v)
                c=0;
            else if(!(e&240))
                c=1;
            else if(!(e&3840))
                c=2;
            else if(!(e&61440))
                c=3;
            else if(!(e&983040))
                c=4;
            else if(!(e&15728640))
                c=5;
            else if(!(e&251658240))
                c=6;
            else if(!(e&4026531840u))
                c=7;
            else{
                if(e&((U)15<<32|0))
                    abort();
                c=8;
            }
            p=u(bc+16);
            if(c>=p)
                abort();
            t=q(bc+8);
            m=t+c*24;
            ah=X(e);
            e=u(m+16);
            if(e==u(m))
                Af(m);
            h(q(m+8)+e*2)=ah;
            u(m+16)=e+1;
            e=0;
            c=0;
            d=0;
            for(;;){
                m=t+p*24;
                z=t;
                for(;;){
                    if(z==m)
                        goto f1;
                    if(u(z+16))
                        break;
                    z+=24;
                }
                u(a6)=0;
                u(a6+8)=2;
                u(a6+16)=0;
                Ah(a8,a6);
                i(a4+16)=50462976;
                b=u(a8+16);
                z=q(a8+8);
                f=d;
                k=0;
                for(;;){
                    n=k;
                    for(;;){
                        n++;
                        if(p)
                            break;
                        if(n==4)
                            goto g1;
                    }
                    v=*(a4+k+16);
                    x=Y[v^3];
                    k=f;
                    l=0;
                    ae=t;
                    for(;;){
                        ag=l+1;
                        switch(x){
                        case 0:
                            if(l>=6)
                                goto h1;
                            d=l+3;
                            break;
                        case 1:
                            if(!(l%3))
                                goto h1;
                            d=l-1;
                            break;
                        case 2:
                            if(l%3>=2)
                                goto h1;
                            d=ag;
                            break;
                        case 3:
                            if(l<=2)
                                goto h1;
                            d=l-3;
                        }
                        if(d>=b)
                            abort();
                        f=u(ae+16);
                        ai=q(ae+8);
                        ar=z+d*24;
                        c=f+k;
                        if(!f){
                            d=c;
                            f=c;
                            k=c;
                        }
                        else{
                            r=o+d*24;
                            y=g+l*24;
                            ac=ai;
                            for(;;){
                                ah=h(ac);
                                if(d==l+3){
                                    if(l>=6)
                                        abort();
                                    if(u(y+16)<=ah)
                                        abort();
                                    ap=y;
                                }
                                else{
                                    if(l!=d+3){
                                        k=ah;
                                        goto i1;
                                    }
                                    if(d>=6)
                                        abort();
                                    if(u(r+16)<=ah)
                                        abort();
                                    ap=r;
                                }
                                k=h(q(ap+8)+ah*2);
                                i1:
                                ak=k+d*40320;
                                if(ak>=362880)
                                    abort();
                                ap=a+ak*4;
                                if(i(ap)==-2){
                                    i(ap)=(I)(l*40320+ah)<<2|v;
                                    ak=u(ar+16);
                                    if(ak==u(ar))
                                        Af(ar);
                                    h(q(ar+8)+ak*2)=k;
                                    u(ar+16)=ak+1;
                                }
                                if(ac+2==ai+(f<<1)){
                                    d=c;
                                    f=c;
                                    k=c;
                                    break;
                                }
                                ac+=2;
                            }
                        }
                        h1:
                        if(ae+24==m)
                            break;
                        l=ag;
                        ae+=24;
                    }
                    if(n==4)
                        goto j1;
                    k=n;
                }
                g1:
                goto k1;
                j1:
                b=p&3;
                if(p<4){
                    f=0;
                    k=0;
                }
                else{
                    f=0;
                    k=0;
                    n=0;
                    do{
                        k=u(t+f*24+88)+(u(t+f*24+64)+(u(t+f*24+40)+(u(t+f*24+16)+k)));
                        f+=4;
                        n+=4;
                    }
                    while(n!=(p&-4));
                    if(!b)
                        goto l1;
                }
                n=0;
                for(;;){
                    k=u(t+f*24+16)+k;
                    n++;
                    if(n==b)
                        break;
                    f++;
                }
                l1:
                b=0;
                do{
                    m=t+b*24;
                    b++;
                    if(u(m))
                        free(q(m+8));
                }
                while(b!=p);
                e=k+e;
                k1:
                if(u(bc))
                    free(t);
                memcpy(bc,a8,24);
                p=u(bc+16);
                t=q(bc+8);
            }
            f1:
            if(p){
                d=0;
                do{
                    m=t+d*24;
                    d++;
                    if(u(m))
                        free(q(m+8));
                }
                while(d!=p);
            }
            if(u(bc))
                free(t);
            if(u(g))
                free(q(g+8));
            if(u(g+24))
                free(q(g+32));
            if(u(g+48))
                free(q(g+56));
            if(u(g+72))
                free(q(g+80));
            if(u(g+96))
                free(q(g+104));
            if(u(g+120))
                free(q(g+128));
            free(g);
            if(u(o))
                free(q(o+8));
            if(u(o+24))
                free(q(o+32));
            if(u(o+48))
                free(q(o+56));
            if(u(o+72))
                free(q(o+80));
            if(u(o+96))
                free(q(o+104));
            if(u(o+120))
                free(q(o+128));
            free(o);
            if((S)u(bi+2472)>0)
                free(q(bi+2480));
            u(bi+2472)=362880;
            u(bi+2480)=(size_t)a;
            u(bi+2488)=362880;
            u(bi+2496)=e;
            u(bi+2504)=c;
        }
        r=(P)malloc(32);
        if(!r)
            abort();
        u(aY)=32;
        u(aY+8)=(size_t)r;
        u(aY+16)=0;
        if(!(j&15))
            e=0;
        else if(!(j&240))
            e=40320;
        else if(!(j&3840))
            e=80640;
        else if(!(j&61440))
            e=120960;
        else if(!(j&983040))
            e=161280;
        else if(!(j&15728640))
            e=201600;
        else if(!(j&251658240))
            e=241920;
        else if(!(j&4026531840u))
            e=282240;
        else{
            if(j&((U)15<<32|0))
                abort();
            e=322560;
        }
        j=X(j)+e;
        a=q(bi+2480);
        e=u(bi+2488);
        if(j>=e)
            abort();
        d=0;
        for(;;){
            s=i(a+j*4);
            if(s>=-2)
                goto m1;
            v=Y[s&3];
            if(d==u(aY)){
                F(aY);
                r=q(aY+8);
            }
            r[d]=v;
            d++;
            u(aY+16)=d;
            j=s>>2;
            if(j>=e)
                abort();
        }
        abort();
        m1:
        b=u(aY);
        if(b!=(U)1<<63){
            if(s==-1){
                if(d<=bi[2540])
                    goto d1;
                if(!b){
                    b=(U)1<<63;
                    goto n1;
                }
                free(r);
                b=(U)1<<63;
                goto n1;
            }
            if(b)
                free(r);
        }
        b=(U)1<<63;
        goto n1;
        d1:
        if((S)b<0){
            if(b==((U)2147483648u<<32|1))
                abort();
            b=(U)1<<63;
        }
    }
    n1:
    if(u(bi))
        free(q(bi+8));
    if(u(bi+24))
        free(q(bi+32));
    if(u(bi+48))
        free(q(bi+56));
    if(u(bi+72))
        free(q(bi+80));
    if(u(bi+120))
        free(q(bi+128));
    if((S)u(bi+2472)>0)
        free(q(bi+2480));
    v=(S)b>-1;
    if(v){
        x=d==0;
        if(!x){
            if(d>=2147483648u)
                abort();
            a=(P)calloc(d,1);
            if(!a)
                abort();
            j=(U)(size_t)a;
            goto o1;
        }
        j=1;
        o1:
        g=(P)(size_t)j;
        j=V(d,(U)(size_t)(g+d)-j);
        if(j){
            e=j&3;
            if(j<4)
                c=0;
            else{
                c=0;
                p=0;
                do{
                    f=c|1;
                    g[c]=L[r[c]];
                    k=c|2;
                    g[f]=L[r[f]];
                    f=c|3;
                    g[k]=L[r[k]];
                    c+=4;
                    g[f]=L[r[f]];
                    p+=4;
                }
                while(p!=(j&-4));
                if(!e)
                    goto p1;
            }
            j=0;
            for(;;){
                g[c]=L[r[c]];
                j++;
                if(j==e)
                    break;
                c++;
            }
        }
        p1:
        if(d!=(U)fwrite(g,1,d,stdout)){
            a=(P)malloc(264);
            if(!a)
                abort();
            memset(a,0,258);
            if(x)
                goto q1;
            free(g);
            goto q1;
        }
        if(!x)
            free(g);
    }
    else if((U)fwrite(Au,1,10,stdout)!=10){
        a=(P)malloc(264);
        if(!a)
            abort();
        memset(a,0,258);
        goto r1;
    }
    if((U)fwrite(Am,1,1,stdout)==1)
        a=0;
    else{
        a=(P)malloc(264);
        if(!a)
            abort();
        memset(a,0,258);
    }
    if(!v)
        goto r1;
    q1:
    if(!b)
        goto r1;
    free(r);
    goto r1;
    f:
    a=W(u(bk+72),u(bk+80));
    E(a,116);
    if(!d){
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
        a=M(a,d);
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
    goto a;
    c:
    x=p==19;
    a=W(u(bk+72),u(bk+80));
    E(a,34);
    if(v)
        E(a,34);
    else{
        o=bk+88;
        for(;;){
            v=*o;
            if((B)(v-127)>=161)
                switch(v){
                case 92:
                case 34:
                    break;
                default:
                    goto s1;
                }
            E(a,92);
            E(a,120);
            E(a,Ak[v>>4]);
            v=Ak[v&15];
            s1:
            E(a,v);
            if(o+1==g)
                break;
            o++;
        }
        E(a,34);
        if(x){
            g=Al;
            for(;;){
                E(a,*g);
                if(g+1==(x?Al:(P)1)+(x?3:0))
                    break;
                g++;
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
    goto a;
    b:
    a=W(u(bk+72),u(bk+80));
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
    a:
    if(u(bk))
        free(q(bk+8));
    g=q(bk+64);
    if(g)
        free(g);
    r1:
    return a;
}
static AG Ar(P b) {
    AG a;
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
    AG c;
    P a;
    U b;
    At[3]=(size_t)(Ay);
    a=Aq(e);
    if(a){
        b=u(a);
        if(b>=251)
            abort();
        if(!b)
            free(a);
        else{
            c=Ar(a);
            Ae(c.a,c.b);
            Ae(Am,1);
            An();
        }
    }
    return 0;
}

