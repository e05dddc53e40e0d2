//! Values that C holds in another type than that of the IR.

use super::{becomes, gives};

/// A number of few bits is an `int` in C: it is widened before a shift that an `int` is too short for, and what is not negative
/// but held without a sign is cast before it is divided or compared with one.
#[test]
fn a_short_number_has_the_bits_that_an_operation_needs() {
    let byte = |last: &str| format!("  %x = trunc i64 %a to i8\n  %y = zext i8 %x to i64\n  %r = {last}\n  ret i64 %r");
    becomes(&byte("lshr i64 %y, %a"), "return(U)(B)a>>a%64;");
    becomes(&byte("lshr i64 %y, 32"), "return(U)(B)a>>32;");
    becomes(&byte("lshr i64 %y, 31"), "return(B)a>>31;");
    becomes(&byte("ashr i64 %y, %a"), "return(S)(B)a>>a%64;");
    let half = |last: &str| {
        let start = "  %x = trunc i64 %a to i32\n  %y = lshr i32 %x, 1\n";
        format!("{start}  %z = {last}\n  %r = zext i32 %z to i64\n  ret i64 %r")
    };
    let masked = |bits: u32| format!("  %x = shl i64 %a, 3\n  %r = and i64 %x, {bits}\n  ret i64 %r");
    becomes(&masked(56), "return a*8%64;");
    becomes(&masked(48), "return a*8&48;");
    becomes(&half("sdiv i32 %y, -3"), "return(I)((int)((I)a/2)/-3);");
    becomes(&half("srem i32 %y, -3"), "return(I)((int)((I)a/2)%-3);");
}

#[test]
fn parts_of_other_widths_are_joined_in_the_wider_one() {
    let short = "  %x = trunc i64 %a to i8\n  %y = zext i8 %x to i64\n  %z = and i64 %y, %a\n";
    becomes(&format!("{short}  %r = sdiv i64 %z, -3\n  ret i64 %r"), "return(S)((B)a&a)/-3;");
    let indexed = |size: u32| {
        let start = "  %x = trunc i64 %a to i16\n  %y = zext i16 %x to i64\n  %p = inttoptr i64 %b to ptr\n";
        format!("{start}  %q = getelementptr [{size} x i8], ptr %p, i64 %y\n  %r = load i64, ptr %q\n  ret i64 %r")
    };
    becomes(&indexed(1).replace("[1 x i8]", "{ i64, i8 }"), "u(p(b)+(H)a*16);");
    becomes(&indexed(65536), "return u(p(b)+(U)(H)a*65536);");
    becomes(&indexed(32768), "return u(p(b)+(H)a*32768);");
    gives("store ptr @a, ptr @a, align 4", "F((P)E,8,(Z)(P)E);");
    gives("%x = load ptr, ptr @a, align 4\n  store ptr %x, ptr @a, align 8", "u(E)=(Z)(P)(Z)F((P)E,8);");
    let switch = "  switch i64 %a, label %other [\n    i64 1, label %one\n    i64 2, label %two\n  ]\n\
                  one:\n  ret i64 5\ntwo:\n  ret i64 6\nother:\n  %z = call i64 @g()\n  unreachable";
    becomes(switch, "switch(a){case 1:K 5;case 2:K 6;default:E();}}");
}
