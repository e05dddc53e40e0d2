//! Functions of C for LLVM's intrinsics; a file holds those that it uses.

/// An intrinsic and the function for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Intrinsic {
    pub name: &'static str,
    /// The bits of the number in the struct that it returns, if that also says whether the number has overflowed.
    pub bits: Option<u32>,
    /// The numbers of 64 bits in that struct, if it is one of them.
    pub words: usize,
    /// The function in C: `@` is its name, `$` that of the struct that it returns, and `#` the number of bits in that.
    pub text: &'static str,
    /// Whether its last parameter is the number of bits.
    pub takes_bits: bool,
    /// Whether it has numbers of 64 bits with a sign.
    pub is_signed: bool,
}

/// For loads and stores that are not aligned.
pub const READ: Intrinsic =
    plain("bytes.read", "U @(P p, int n) { U r = 0; while (n--) r = r << 8 | p[n]; return r; }");
pub const WRITE: Intrinsic = plain("bytes.write", "void @(P p, int n, U a) { for (; n--; a >>= 8) *p++ = (B)a; }");

/// An `f64` as its bits, and the other way round.
pub const TO_BITS: Intrinsic = plain("f64.bits", "U @(double a) { union { double d; U u; } x; x.d = a; return x.u; }");
pub const FROM_BITS: Intrinsic =
    plain("f64.of.bits", "double @(U a) { union { double d; U u; } x; x.u = a; return x.d; }");

/// The division of two numbers of more than 64 bits, bit by bit: what comes first, what counts the quotient up, which takes the
/// place of `a`, and what comes last; `r` is the remainder.
macro_rules! division {
    ($first:expr, $count:literal, $last:literal) => {
        concat!(
            "$ @($ a, $ b) { $ r; int i = 128, c; ",
            $first,
            "for (r.a = r.b = 0; i--;) { c = (int)(r.b >> 63); r.b = r.b << 1 | r.a >> 63; r.a = r.a << 1 | a.b >> 63; a.b = a.b << 1 | a.a >> 63; a.a <<= 1; if (c || r.b > b.b || (r.b == b.b && r.a >= b.a)) { r.b -= b.b + (r.a < b.a); r.a -= b.a;",
            $count,
            " } } ",
            $last,
            " }"
        )
    };
}

/// Takes the signs of both numbers away and keeps them.
macro_rules! signs {
    () => {
        "U s = a.b >> 63, t = b.b >> 63; if (s) { a.a = -a.a; a.b = ~a.b + !a.a; } if (t) { b.a = -b.a; b.b = ~b.b + !b.a; } "
    };
}

/// Those that are looked up by their names: LLVM's own, without the types in them, and those for numbers of more than
/// 64 bits.
const INTRINSICS: [Intrinsic; 51] = [
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
    sized("sadd.sat", "U @(U a, U b, int n) { U m = ~(U)0 >> (64 - n), r = (a + b) & m; return ((a ^ r) & (b ^ r)) >> (n - 1) & 1 ? (m >> 1) + (a >> (n - 1)) : r; }"),
    sized("ssub.sat", "U @(U a, U b, int n) { U m = ~(U)0 >> (64 - n), r = (a - b) & m; return ((a ^ b) & (a ^ r)) >> (n - 1) & 1 ? (m >> 1) + (a >> (n - 1)) : r; }"),
    plain("umul.with.overflow", "$ @(U a, U b) { $ r; r.a = a * b; r.b = b && r.a / b != a; return r; }"),
    plain("uadd.with.overflow", "$ @(U a, U b) { $ r; r.a = a + b; r.b = r.a < a; return r; }"),
    plain("usub.with.overflow", "$ @(U a, U b) { $ r; r.a = a - b; r.b = a < b; return r; }"),
    plain("sadd.with.overflow", "$ @(U a, U b) { $ r; r.a = a + b; r.b = ((a ^ r.a) & (b ^ r.a)) >> (# - 1) & 1; return r; }"),
    plain("ssub.with.overflow", "$ @(U a, U b) { $ r; r.a = a - b; r.b = ((a ^ b) & (a ^ r.a)) >> (# - 1) & 1; return r; }"),
    plain("smul.with.overflow", "$ @(U a, U b) { U m = ~(U)0 >> (64 - #), x = a >> (# - 1) ? -a & m : a, y = b >> (# - 1) ? -b & m : b, p = x * y; $ r; r.a = a * b; r.b = (y && p / y != x) || p > (m >> 1) + ((a ^ b) >> (# - 1)); return r; }"),
    plain("wide.add", "$ @($ a, $ b) { b.b += a.b + (a.a + b.a < a.a); b.a += a.a; return b; }"),
    plain("wide.sub", "$ @($ a, $ b) { a.b -= b.b + (a.a < b.a); a.a -= b.a; return a; }"),
    plain("wide.mul", "$ @($ a, $ b) { U m = 4294967295u, x = a.a & m, y = a.a >> 32, z = b.a & m, w = b.a >> 32, q = x * w + (x * z >> 32), r = y * z + (q & m); b.b = a.a * b.b + a.b * b.a + y * w + (q >> 32) + (r >> 32); b.a *= a.a; return b; }"),
    plain("wide.udiv", division!("", " a.a++;", "return a;")),
    plain("wide.urem", division!("", "", "return r;")),
    plain("wide.sdiv", division!(signs!(), " a.a++;", "if (s != t) { a.a = -a.a; a.b = ~a.b + !a.a; } return a;")),
    plain("wide.srem", division!(signs!(), "", "if (s) { r.a = -r.a; r.b = ~r.b + !r.a; } return r;")),
    plain("wide.shl", "$ @($ a, $ b) { int n = (int)(b.a & 63); if (b.a & 64) { a.b = a.a; a.a = 0; } if (n) { a.b = a.b << n | a.a >> (64 - n); a.a <<= n; } return a; }"),
    plain("wide.lshr", "$ @($ a, $ b) { int n = (int)(b.a & 63); if (b.a & 64) { a.a = a.b; a.b = 0; } if (n) { a.a = a.a >> n | a.b << (64 - n); a.b >>= n; } return a; }"),
    plain("wide.ashr", "$ @($ a, $ b) { int n = (int)(b.a & 63); U s = -(a.b >> 63); if (b.a & 64) { a.a = a.b; a.b = s; } if (n) { a.a = a.a >> n | a.b << (64 - n); a.b = a.b >> n | s << (64 - n); } return a; }"),
    plain("wide.and", "$ @($ a, $ b) { a.a &= b.a; a.b &= b.b; return a; }"),
    plain("wide.or", "$ @($ a, $ b) { a.a |= b.a; a.b |= b.b; return a; }"),
    plain("wide.xor", "$ @($ a, $ b) { a.a ^= b.a; a.b ^= b.b; return a; }"),
    plain("wide.eq", "B @($ a, $ b) { return a.a == b.a && a.b == b.b; }"),
    plain("wide.ult", "B @($ a, $ b) { return a.b < b.b || (a.b == b.b && a.a < b.a); }"),
    plain("wide.slt", "B @($ a, $ b) { U s = (U)1 << 63; return (a.b ^ s) < (b.b ^ s) || (a.b == b.b && a.a < b.a); }"),
    plain("wide.ucmp", "B @($ a, $ b) { return (B)(a.b == b.b ? (a.a > b.a) - (a.a < b.a) : a.b > b.b ? 1 : -1); }"),
    plain("wide.scmp", "B @($ a, $ b) { U s = (U)1 << 63; return (B)(a.b == b.b ? (a.a > b.a) - (a.a < b.a) : (a.b ^ s) > (b.b ^ s) ? 1 : -1); }"),
    widest("widest.mul", "$ @($ a, $ b) { $ r; U c; for (r.a = r.b = r.c = r.d = 0; b.a | b.b | b.c | b.d;) { if (b.a & 1) { c = 0; r.a += c; c = r.a < c; r.a += a.a; c |= r.a < a.a; r.b += c; c = r.b < c; r.b += a.b; c |= r.b < a.b; r.c += c; c = r.c < c; r.c += a.c; c |= r.c < a.c; r.d += c; c = r.d < c; r.d += a.d; c |= r.d < a.d; } a.d = a.d << 1 | a.c >> 63; a.c = a.c << 1 | a.b >> 63; a.b = a.b << 1 | a.a >> 63; a.a <<= 1; b.a = b.a >> 1 | b.b << 63; b.b = b.b >> 1 | b.c << 63; b.c = b.c >> 1 | b.d << 63; b.d >>= 1; } return r; }"),
    widest("widest.lshr", "$ @($ a, $ b) { for (; b.a--;) { a.a = a.a >> 1 | a.b << 63; a.b = a.b >> 1 | a.c << 63; a.c = a.c >> 1 | a.d << 63; a.d >>= 1; } return a; }"),
    plain("fabs.f64", "double @(double a) { return a > 0 || a != a ? a : 0 - a; }"),
    plain("copysign.f64", "double @(double a, double b) { union { double d; U u; } x, y; x.d = a; y.d = b; x.u = x.u << 1 >> 1 | y.u >> 63 << 63; return x.d; }"),
    // The second one has a bit for each class: no numbers of both sorts, then from the negative infinity to the positive one.
    plain("is.fpclass.f64", "B @(double a, U b) { union { double d; U u; } x; U m, e; int c; x.d = a; m = x.u << 12; e = x.u << 1 >> 53; c = e > 2046 ? 9 : e ? 8 : m ? 7 : 6; return b >> (e > 2046 && m ? (int)(m >> 63) : x.u >> 63 ? 11 - c : c) & 1; }"),
    plain("minnum.f64", "double @(double a, double b) { return a < b || b != b ? a : b; }"),
    plain("maxnum.f64", "double @(double a, double b) { return a > b || b != b ? a : b; }"),
    sized("fptosi.sat.f64", "U @(double a, int n) { U h = (U)1 << (n - 1); double m = (double)h; return a >= m ? h - 1 : a <= -m ? h : a < 0 ? -(U)-a & (~(U)0 >> (64 - n)) : a > 0 ? (U)a : 0; }"),
    sized("fptoui.sat.f64", "U @(double a, int n) { U h = ~(U)0 >> (64 - n); return a >= (double)h ? h : a > 0 ? (U)a : 0; }"),
];

const fn plain(name: &'static str, text: &'static str) -> Intrinsic {
    Intrinsic { name, bits: None, words: 2, text, takes_bits: false, is_signed: false }
}

const fn widest(name: &'static str, text: &'static str) -> Intrinsic {
    Intrinsic { words: 4, ..plain(name, text) }
}

const fn sized(name: &'static str, text: &'static str) -> Intrinsic {
    Intrinsic { takes_bits: true, ..plain(name, text) }
}

const fn signed(name: &'static str, text: &'static str) -> Intrinsic {
    Intrinsic { is_signed: true, ..sized(name, text) }
}

/// Returns the intrinsic with a name.
pub fn find(name: &str) -> Option<Intrinsic> {
    INTRINSICS.into_iter().find(|known| known.name == name)
}
