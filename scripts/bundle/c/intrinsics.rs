//! Functions of C for LLVM's intrinsics; a file holds those that it uses.

/// An intrinsic and the function for it.
pub struct Intrinsic {
    name: &'static str,
    /// The function in C: `@` is its name, `$` that of the struct that it returns, and `#` the number of bits in that.
    pub text: &'static str,
    /// Whether its last parameter is the number of bits.
    pub takes_bits: bool,
    /// Whether it has numbers of 64 bits with a sign.
    pub is_signed: bool,
}

const INTRINSICS: [Intrinsic; 26] = [
    plain("umin", "U @(U a, U b) { return a < b ? a : b; }"),
    plain("umax", "U @(U a, U b) { return a > b ? a : b; }"),
    signed("smin", "U @(U a, U b, int n) { return (S)(a << (64 - n)) < (S)(b << (64 - n)) ? a : b; }"),
    signed("smax", "U @(U a, U b, int n) { return (S)(a << (64 - n)) > (S)(b << (64 - n)) ? a : b; }"),
    plain("ucmp", "B @(U a, U b) { return (B)((a > b) - (a < b)); }"),
    signed("scmp", "B @(U a, U b, int n) { a <<= 64 - n; b <<= 64 - n; return (B)(((S)a > (S)b) - ((S)a < (S)b)); }"),
    plain("ctpop", "U @(U a) { U n = 0; for (; a; a &= a - 1) n++; return n; }"),
    sized("cttz", "U @(U a, int n) { int i = 0; for (; i < n && !(a >> i & 1);) i++; return i; }"),
    sized("ctlz", "U @(U a, int n) { int i = 0; for (; i < n && !(a >> (n - 1 - i) & 1);) i++; return i; }"),
    sized("bitreverse", "U @(U a, int n) { U r = 0; for (; n--; a >>= 1) r = r << 1 | (a & 1); return r; }"),
    sized("bswap", "U @(U a, int n) { U r = 0; for (; n; n -= 8, a >>= 8) r = r << 8 | (a & 255); return r; }"),
    sized("abs", "U @(U a, int n) { return a >> (n - 1) ? -a << (64 - n) >> (64 - n) : a; }"),
    plain("usub.sat", "U @(U a, U b) { return a > b ? a - b : 0; }"),
    sized("uadd.sat", "U @(U a, U b, int n) { U m = ~(U)0 >> (64 - n); return b > m - a ? m : a + b; }"),
    sized("fshl", "U @(U a, U b, U c, int n) { c %= n; return (c ? a << c | b >> (n - c) : a) << (64 - n) >> (64 - n); }"),
    sized("fshr", "U @(U a, U b, U c, int n) { c %= n; return (c ? a << (n - c) | b >> c : b) << (64 - n) >> (64 - n); }"),
    plain("bytes.read", "U @(P p, int n) { U r = 0; while (n--) r = r << 8 | p[n]; return r; }"),
    plain("bytes.write", "void @(P p, int n, U a) { for (; n--; a >>= 8) *p++ = (B)a; }"),
    sized("sadd.sat", "U @(U a, U b, int n) { U m = ~(U)0 >> (64 - n), r = (a + b) & m; return ((a ^ r) & (b ^ r)) >> (n - 1) & 1 ? (m >> 1) + (a >> (n - 1)) : r; }"),
    sized("ssub.sat", "U @(U a, U b, int n) { U m = ~(U)0 >> (64 - n), r = (a - b) & m; return ((a ^ b) & (a ^ r)) >> (n - 1) & 1 ? (m >> 1) + (a >> (n - 1)) : r; }"),
    plain("umul.with.overflow", "$ @(U a, U b) { $ r; r.a = a * b; r.b = b && r.a / b != a; return r; }"),
    plain("uadd.with.overflow", "$ @(U a, U b) { $ r; r.a = a + b; r.b = r.a < a; return r; }"),
    plain("usub.with.overflow", "$ @(U a, U b) { $ r; r.a = a - b; r.b = a < b; return r; }"),
    plain("sadd.with.overflow", "$ @(U a, U b) { $ r; r.a = a + b; r.b = ((a ^ r.a) & (b ^ r.a)) >> (# - 1) & 1; return r; }"),
    plain("ssub.with.overflow", "$ @(U a, U b) { $ r; r.a = a - b; r.b = ((a ^ b) & (a ^ r.a)) >> (# - 1) & 1; return r; }"),
    plain("smul.with.overflow", "$ @(U a, U b) { U m = ~(U)0 >> (64 - #), x = a >> (# - 1) ? -a & m : a, y = b >> (# - 1) ? -b & m : b, p = x * y; $ r; r.a = a * b; r.b = (y && p / y != x) || p > (m >> 1) + ((a ^ b) >> (# - 1)); return r; }"),
];

const fn plain(name: &'static str, text: &'static str) -> Intrinsic {
    Intrinsic { name, text, takes_bits: false, is_signed: false }
}

const fn sized(name: &'static str, text: &'static str) -> Intrinsic {
    Intrinsic { takes_bits: true, ..plain(name, text) }
}

const fn signed(name: &'static str, text: &'static str) -> Intrinsic {
    Intrinsic { is_signed: true, ..sized(name, text) }
}

/// Returns what is known of an intrinsic, if it is one of these.
pub fn find(name: &str) -> Option<&'static Intrinsic> {
    let name = name.strip_prefix("llvm.")?.split(".i").next()?;
    INTRINSICS.iter().find(|known| known.name == name)
}

/// Returns the number of bits of the result within the struct that an intrinsic's function returns, if it returns one.
pub fn bits(name: &str) -> Option<u32> {
    name.split_once(".i")?.1.parse().ok()
}
