//! Functions of C for LLVM's intrinsics; a file holds those that it uses.

/// A function of C for an intrinsic.
pub struct Helper {
    name: &'static str,
    /// The number of the intrinsic's arguments that it takes.
    pub arguments: usize,
    /// Whether it takes the number of bits after them.
    pub bits: bool,
    /// Its text; `@` is its name, `$` that of the struct that it returns, and `#` the number of bits in that.
    text: &'static str,
}

const fn helper(name: &'static str, arguments: usize, bits: bool, text: &'static str) -> Helper {
    Helper { name, arguments, bits, text }
}

const HELPERS: [Helper; 26] = [
    helper("umin", 2, false, "U @(U a,U b){return a<b?a:b;}"),
    helper("umax", 2, false, "U @(U a,U b){return a>b?a:b;}"),
    helper("smin", 2, true, "U @(U a,U b,int n){return(S)(a<<(64-n))<(S)(b<<(64-n))?a:b;}"),
    helper("smax", 2, true, "U @(U a,U b,int n){return(S)(a<<(64-n))>(S)(b<<(64-n))?a:b;}"),
    helper("ucmp", 2, false, "B @(U a,U b){return(B)((a>b)-(a<b));}"),
    helper("scmp", 2, true, "B @(U a,U b,int n){a<<=64-n;b<<=64-n;return(B)(((S)a>(S)b)-((S)a<(S)b));}"),
    helper("ctpop", 1, false, "U @(U a){U n=0;for(;a;a&=a-1)n++;return n;}"),
    helper("cttz", 1, true, "U @(U a,int n){int i=0;for(;i<n&&!(a>>i&1);)i++;return i;}"),
    helper("ctlz", 1, true, "U @(U a,int n){int i=0;for(;i<n&&!(a>>(n-1-i)&1);)i++;return i;}"),
    helper("bitreverse", 1, true, "U @(U a,int n){U r=0;for(;n--;a>>=1)r=r<<1|(a&1);return r;}"),
    helper("bswap", 1, true, "U @(U a,int n){U r=0;for(;n;n-=8,a>>=8)r=r<<8|(a&255);return r;}"),
    helper("abs", 1, true, "U @(U a,int n){return a>>(n-1)?-a<<(64-n)>>(64-n):a;}"),
    helper("usub.sat", 2, false, "U @(U a,U b){return a>b?a-b:0;}"),
    helper("uadd.sat", 2, true, "U @(U a,U b,int n){U m=~(U)0>>(64-n);return b>m-a?m:a+b;}"),
    helper("fshl", 3, true, "U @(U a,U b,U c,int n){c%=n;return(c?a<<c|b>>(n-c):a)<<(64-n)>>(64-n);}"),
    helper("fshr", 3, true, "U @(U a,U b,U c,int n){c%=n;return(c?a<<(n-c)|b>>c:b)<<(64-n)>>(64-n);}"),
    helper("bytes.read", 2, false, "U @(P p,int n){U r=0;while(n--)r=r<<8|p[n];return r;}"),
    helper("bytes.write", 3, false, "void @(P p,int n,U a){for(;n--;a>>=8)*p++=(B)a;}"),
    helper("sadd.sat", 2, true, "U @(U a,U b,int n){U m=~(U)0>>(64-n),r=(a+b)&m;return((a^r)&(b^r))>>(n-1)&1?(m>>1)+(a>>(n-1)):r;}"),
    helper("ssub.sat", 2, true, "U @(U a,U b,int n){U m=~(U)0>>(64-n),r=(a-b)&m;return((a^b)&(a^r))>>(n-1)&1?(m>>1)+(a>>(n-1)):r;}"),
    helper("umul.with.overflow", 2, false, "$ @(U a,U b){$ r;r.a=a*b;r.b=b&&r.a/b!=a;return r;}"),
    helper("uadd.with.overflow", 2, false, "$ @(U a,U b){$ r;r.a=a+b;r.b=r.a<a;return r;}"),
    helper("usub.with.overflow", 2, false, "$ @(U a,U b){$ r;r.a=a-b;r.b=a<b;return r;}"),
    helper("sadd.with.overflow", 2, false, "$ @(U a,U b){$ r;r.a=a+b;r.b=((a^r.a)&(b^r.a))>>(#-1)&1;return r;}"),
    helper("ssub.with.overflow", 2, false, "$ @(U a,U b){$ r;r.a=a-b;r.b=((a^b)&(a^r.a))>>(#-1)&1;return r;}"),
    helper("smul.with.overflow", 2, false, "$ @(U a,U b){U m=~(U)0>>(64-#),x=a>>(#-1)?-a&m:a,y=b>>(#-1)?-b&m:b,p=x*y;$ r;r.a=a*b;r.b=(y&&p/y!=x)||p>(m>>1)+((a^b)>>(#-1));return r;}"),
];

/// The function for an intrinsic, if there is one.
pub fn find(name: &str) -> Option<&'static Helper> {
    let name = name.strip_prefix("llvm.")?.split(".i").next();
    HELPERS.iter().find(|helper| Some(helper.name) == name)
}

/// Returns the number of bits of the result within the struct that an intrinsic's function returns, if it returns one.
pub fn bits(name: &str) -> Option<u32> {
    name.split_once(".i")?.1.parse().ok()
}

/// The function of C for an intrinsic, under a name; `structure` is the name of the struct that it returns.
pub fn text(intrinsic: &str, name: &str, structure: &str) -> Option<String> {
    let bits = bits(intrinsic).map_or(String::new(), |bits| bits.to_string());
    Some(find(intrinsic)?.text.replace('@', name).replace('$', structure).replace('#', &bits))
}
