//! Functions of C for LLVM's intrinsics; a file holds those that it uses.

/// The intrinsics and their functions: `@` is the name of a function, `$` that of the struct that it returns, and `#` the
/// number of bits in that. One with a parameter more than the intrinsic takes the number of bits last.
const HELPERS: [(&str, &str); 26] = [
    ("umin", "U @(U a,U b){return a<b?a:b;}"),
    ("umax", "U @(U a,U b){return a>b?a:b;}"),
    ("smin", "U @(U a,U b,int n){return(S)(a<<(64-n))<(S)(b<<(64-n))?a:b;}"),
    ("smax", "U @(U a,U b,int n){return(S)(a<<(64-n))>(S)(b<<(64-n))?a:b;}"),
    ("ucmp", "B @(U a,U b){return(B)((a>b)-(a<b));}"),
    ("scmp", "B @(U a,U b,int n){a<<=64-n;b<<=64-n;return(B)(((S)a>(S)b)-((S)a<(S)b));}"),
    ("ctpop", "U @(U a){U n=0;for(;a;a&=a-1)n++;return n;}"),
    ("cttz", "U @(U a,int n){int i=0;for(;i<n&&!(a>>i&1);)i++;return i;}"),
    ("ctlz", "U @(U a,int n){int i=0;for(;i<n&&!(a>>(n-1-i)&1);)i++;return i;}"),
    ("bitreverse", "U @(U a,int n){U r=0;for(;n--;a>>=1)r=r<<1|(a&1);return r;}"),
    ("bswap", "U @(U a,int n){U r=0;for(;n;n-=8,a>>=8)r=r<<8|(a&255);return r;}"),
    ("abs", "U @(U a,int n){return a>>(n-1)?-a<<(64-n)>>(64-n):a;}"),
    ("usub.sat", "U @(U a,U b){return a>b?a-b:0;}"),
    ("uadd.sat", "U @(U a,U b,int n){U m=~(U)0>>(64-n);return b>m-a?m:a+b;}"),
    ("fshl", "U @(U a,U b,U c,int n){c%=n;return(c?a<<c|b>>(n-c):a)<<(64-n)>>(64-n);}"),
    ("fshr", "U @(U a,U b,U c,int n){c%=n;return(c?a<<(n-c)|b>>c:b)<<(64-n)>>(64-n);}"),
    ("bytes.read", "U @(P p,int n){U r=0;while(n--)r=r<<8|p[n];return r;}"),
    ("bytes.write", "void @(P p,int n,U a){for(;n--;a>>=8)*p++=(B)a;}"),
    ("sadd.sat", "U @(U a,U b,int n){U m=~(U)0>>(64-n),r=(a+b)&m;return((a^r)&(b^r))>>(n-1)&1?(m>>1)+(a>>(n-1)):r;}"),
    ("ssub.sat", "U @(U a,U b,int n){U m=~(U)0>>(64-n),r=(a-b)&m;return((a^b)&(a^r))>>(n-1)&1?(m>>1)+(a>>(n-1)):r;}"),
    ("umul.with.overflow", "$ @(U a,U b){$ r;r.a=a*b;r.b=b&&r.a/b!=a;return r;}"),
    ("uadd.with.overflow", "$ @(U a,U b){$ r;r.a=a+b;r.b=r.a<a;return r;}"),
    ("usub.with.overflow", "$ @(U a,U b){$ r;r.a=a-b;r.b=a<b;return r;}"),
    ("sadd.with.overflow", "$ @(U a,U b){$ r;r.a=a+b;r.b=((a^r.a)&(b^r.a))>>(#-1)&1;return r;}"),
    ("ssub.with.overflow", "$ @(U a,U b){$ r;r.a=a-b;r.b=((a^b)&(a^r.a))>>(#-1)&1;return r;}"),
    ("smul.with.overflow", "$ @(U a,U b){U m=~(U)0>>(64-#),x=a>>(#-1)?-a&m:a,y=b>>(#-1)?-b&m:b,p=x*y;$ r;r.a=a*b;r.b=(y&&p/y!=x)||p>(m>>1)+((a^b)>>(#-1));return r;}"),
];

/// The function for an intrinsic, if there is one.
pub fn find(name: &str) -> Option<&'static str> {
    let name = name.strip_prefix("llvm.")?.split(".i").next()?;
    HELPERS.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

/// The number of parameters of a function.
pub fn parameters(text: &str) -> usize {
    text.split(')').next().map_or(0, |head| head.split(',').count())
}

/// Returns the number of bits of the result within the struct that an intrinsic's function returns, if it returns one.
pub fn bits(name: &str) -> Option<u32> {
    name.split_once(".i")?.1.parse().ok()
}

/// The function of C for an intrinsic, under a name; `structure` is the name of the struct that it returns.
pub fn text(intrinsic: &str, name: &str, structure: &str) -> Option<String> {
    let bits = bits(intrinsic).map_or(String::new(), |bits| bits.to_string());
    Some(find(intrinsic)?.replace('@', name).replace('$', structure).replace('#', &bits))
}
