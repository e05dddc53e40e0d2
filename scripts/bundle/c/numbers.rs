//! Numbers and their types in C.

use super::ir::{mask, signed, Type};
use super::text::{Rank, Shape, Text};

/// An unsigned type of C.
pub fn integer(bits: u32) -> &'static str {
    match bits {
        0..=8 => "B",
        9..=16 => "H",
        17..=32 => "I",
        _ => "U",
    }
}

/// What C takes a variable of a type for.
pub fn shape(ty: &Type) -> Shape {
    match ty.bits() {
        Some(0..=16) => Shape::Int,
        Some(17..=32) => Shape::Half,
        Some(_) => Shape::Word,
        None => Shape::Other,
    }
}

/// Whether an unsigned type that C computes with has just so many bits, so that a negative number becomes what it should.
pub fn is_whole(bits: u32) -> bool {
    bits == 32 || bits == 64
}

/// A number, in the shortest way that is right in a 32-bit C of 1989.
pub fn constant(number: u64, bits: u32) -> Text {
    if number <= i32::MAX as u64 {
        return Text::whole(number.to_string(), Shape::Int);
    }
    if number <= u64::from(u32::MAX) {
        return Text::whole(format!("{}u", number), Shape::Half);
    }
    let negative = signed(number, &Type::Int(bits));
    if is_whole(bits) && (-0x7FFF_FFFF..0).contains(&negative) {
        return Text::new(format!("(U){}", negative), Rank::Unary, Shape::Word);
    }
    if number.is_power_of_two() {
        return Text::new(format!("(U)1<<{}", number.trailing_zeros()), Rank::Shift, Shape::Word);
    }
    let (high, low) = (constant(number >> 32, 32), constant(number & u64::from(u32::MAX), 32));
    let high = high.cast("U", Shape::Word);
    let high = Text::join(&high, "<<", &Text::whole("32", Shape::Int), Rank::Shift, Shape::Word);
    Text::join(&high, "|", &low, Rank::Or, Shape::Word)
}

/// A number of 64 bits.
pub fn number(number: u64) -> String {
    constant(number, 64).text
}

/// An address and some bytes.
pub fn plus(base: &Text, bytes: i64) -> Text {
    let number = Text::whole(bytes.unsigned_abs().to_string(), Shape::Int);
    match bytes {
        0 => base.clone(),
        _ => Text::join(base, if bytes > 0 { "+" } else { "-" }, &number, Rank::Sum, Shape::Other),
    }
}

/// Cuts what may have become too large, or negative, to the size of its type.
pub fn cut(text: Text, ty: &Type) -> Text {
    let bits = ty.bits().unwrap_or(64);
    match bits {
        64 if text.shape == Shape::Word => text,
        32 if text.shape == Shape::Half => text,
        8 | 16 => text.cut(integer(bits), Shape::Int),
        32 => text.cut("I", Shape::Half),
        64 => text.cast("U", Shape::Word),
        _ => {
            let wide = if bits > 32 { "U" } else { "I" };
            let shape = if bits > 32 { Shape::Word } else { Shape::Half };
            let text = if text.shape == shape { text } else { text.cast(wide, shape) };
            Text::join(&text, "&", &constant(mask(bits), bits), Rank::And, shape)
        }
    }
}
