//! The head of a file: what the rest of it needs.

use crate::tree::ctype::CType;
use std::collections::BTreeSet;

/// Why a line of the head is there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Feature {
    /// Every file has it.
    Always,
    /// A function that the C compiler should inline.
    Inline,
    /// A function that `string.h` declares.
    Memory,
    Type(CType),
    /// What lies at an address, as this type.
    Load(CType),
    /// The end of the program if something is true.
    Check,
    /// A number as an address, if it is one.
    ToAddress,
}

use CType::{Difference, Double, Pointer, Signed, Size, Unsigned};
use Feature::{Always, Check, Inline, Load, Memory, ToAddress, Type};

/// What a line of the head is there for, the line, and what the line itself needs: all of it stands before.
const HEAD: [(Feature, &str, &[Feature]); 25] = [
    // GCC inlines these functions at this level only.
    (Inline, "#pragma GCC optimize 3", &[]),
    (Type(Difference), "#include <stddef.h>", &[]),
    (Always, "#include <stdio.h>", &[]),
    (Always, "#include <stdlib.h>", &[]),
    (Memory, "#include <string.h>", &[]),
    (Always, "#ifndef __GNUC__\n#define __attribute__(x)\n#define __extension__", &[]),
    (Inline, "#define __inline__", &[]),
    // Bytes are looked at where numbers are stored, so a machine that stores the high byte first would answer wrongly.
    (Always, "#elif __BYTE_ORDER__==4321\n#error big-endian\n#endif", &[]),
    (Always, "#define A __attribute__((may_alias))", &[]),
    (Always, "typedef unsigned char B,*P;", &[]),
    (Type(Signed(8)), "typedef signed char C;", &[]),
    (Type(Difference), "typedef ptrdiff_t D;", &[]),
    (Type(Unsigned(16)), "typedef unsigned short A H;", &[]),
    (Type(Unsigned(32)), "typedef unsigned A I;", &[]),
    (Type(Signed(16)), "typedef short T;", &[]),
    (Type(Size), "typedef size_t Z;", &[]),
    (Always, "__extension__ typedef unsigned long long A U;", &[]),
    (Type(Signed(64)), "__extension__ typedef long long S;", &[]),
    (Load(Unsigned(16)), "#define h(x) (*(H*)(x))", &[Type(Unsigned(16))]),
    (Load(Unsigned(32)), "#define i(x) (*(I*)(x))", &[Type(Unsigned(32))]),
    (Load(Unsigned(64)), "#define u(x) (*(U*)(x))", &[]),
    (Load(Double), "typedef double A Dbl;\n#define dbl(x) (*(Dbl*)(x))", &[]),
    (Load(Pointer), "#define q(x) ((P)(Z)u(x))", &[Type(Size), Load(Unsigned(64))]),
    (Check, "#define o(x) if(x)exit(1);", &[]),
    (ToAddress, "static P p(U a){o((Z)a!=a)return(P)(Z)a;}", &[Type(Size), Check]),
];

/// The macros of the head: their names are free for everything that is not called.
pub const MACROS: [&str; 6] = ["dbl", "h", "i", "o", "q", "u"];

/// The lines of the head that a file with these features needs.
pub fn head(mut features: BTreeSet<Feature>) -> String {
    let mut lines = Vec::new();
    features.insert(Always);
    for (feature, line, needs) in HEAD.iter().rev() {
        if features.contains(feature) {
            features.extend(needs.iter());
            lines.push(*line);
        }
    }
    lines.iter().rev().map(|line| format!("{line}\n")).collect()
}
