//! Expressions of C for the values of a function.
//!
//! A value of n bits is always held as a number from 0 to 2^n - 1. C computes with `int` and wider types only, and
//! overflow of an `int` is undefined; so what may wrap is computed unsigned, in at least 32 bits, and cut to size.

use super::ir::{Binary, Cast, Compare, Function, Local, Op, Type, Value};
use super::line::{mask, signed};
use super::names::Names;
use super::text::{Rank, Shape, Text};
use super::trees::Trees;
use super::variables::Variables;
use std::collections::BTreeMap;

/// Writes the expressions of one function.
pub struct Writer<'a> {
    pub function: &'a Function,
    pub trees: &'a Trees<'a>,
    pub variables: &'a Variables,
    pub names: &'a Names,
    /// The names of the variables, by their numbers.
    pub variable_names: Vec<String>,
    /// The names of what is in the frame.
    pub frames: BTreeMap<Local, String>,
}

/// Why an expression cannot be written.
pub type Written<T> = Result<T, String>;

impl Writer<'_> {
    /// A value, whatever C takes it for.
    pub fn value(&self, value: &Value, ty: &Type) -> Written<Text> {
        match value {
            Value::Local(local) => match self.trees.in_place.get(local) {
                Some(op) => self.op(op, &self.function.types[*local]),
                None => self.variable(*local),
            },
            Value::Int(number) => Ok(constant(*number, ty.bits().unwrap_or(64))),
            Value::Undef => Ok(Text::whole("0", shape(ty))),
            Value::Address(0) => Ok(Text::whole("0", Shape::Other)),
            Value::Address(address) => Ok(constant(*address, 64).cast("P", Shape::Other)),
            Value::Global(name, offset) => {
                let base = self.names.address(name)?;
                Ok(plus(&base, *offset))
            }
        }
    }

    pub fn local_type(&self, value: &Value) -> Type {
        match value {
            Value::Local(local) => self.function.types[*local].clone(),
            _ => Type::Ptr,
        }
    }

    pub fn variable(&self, local: Local) -> Written<Text> {
        let number = self.variables.of.get(&local).map(|&number| self.variable_names[number].clone());
        let name = number.or_else(|| self.frames.get(&local).cloned());
        let name = name.ok_or_else(|| format!("the value {} has no variable", local))?;
        Ok(Text::whole(name, shape(&self.function.types[local])))
    }

    /// A value that C takes for an unsigned integer of just this size, if that is 32 or 64 bits.
    pub fn typed(&self, value: &Value, ty: &Type) -> Written<Text> {
        let text = self.value(value, ty)?;
        let (name, wanted) = match ty.bits() {
            Some(bits) if bits > 32 => ("U", Shape::Word),
            Some(bits) if bits > 16 => ("I", Shape::Half),
            _ => return Ok(text),
        };
        Ok(if text.shape == wanted { text } else { text.cast(name, wanted) })
    }

    /// A value as a signed number of C.
    fn signed(&self, value: &Value, ty: &Type) -> Written<Text> {
        let bits = ty.bits().ok_or("an address with a sign")?;
        if let Value::Int(number) = value {
            let number = signed(*number, ty);
            if i64::from(number as i32) == number && number as i32 != i32::MIN {
                let rank = if number < 0 { Rank::Unary } else { Rank::Whole };
                return Ok(Text::new(number.to_string(), rank, Shape::Int));
            }
        }
        let name = match bits {
            8 => "C",
            16 => "T",
            32 => "int",
            64 => "S",
            _ => return Err(format!("a signed number of {} bits", bits)),
        };
        let text = self.value(value, ty)?;
        Ok(if self.largest(value, ty) >> (bits - 1) == 0 && text.shape == Shape::Int {
            text
        } else {
            text.cast(name, Shape::Int)
        })
    }

    /// The largest number that a value can be, as far as that is easily seen.
    fn largest(&self, value: &Value, ty: &Type) -> u64 {
        let all = ty.bits().map_or(u64::MAX, mask);
        match value {
            Value::Int(number) => *number,
            Value::Local(local) => match self.trees.in_place.get(local) {
                Some(Op::Cast(Cast::Zext | Cast::Fit, from, inner)) => self.largest(inner, from).min(all),
                Some(Op::Binary(Binary::And, a, b)) => self.largest(a, ty).min(self.largest(b, ty)),
                Some(Op::Binary(Binary::LShr, a, Value::Int(bits))) => self.largest(a, ty) >> bits,
                Some(Op::Binary(Binary::URem, _, Value::Int(number))) => number.saturating_sub(1),
                Some(Op::Compare(..)) => 1,
                Some(Op::Load(from, _)) => from.bits().map_or(all, mask),
                _ => all,
            },
            _ => all,
        }
    }

    /// What an instruction computes; the type is that of the result.
    pub fn op(&self, op: &Op, ty: &Type) -> Written<Text> {
        match op {
            Op::Binary(kind, a, b) => self.binary(*kind, a, b, ty),
            Op::Compare(compare, of, a, b) => self.compare(*compare, of, a, b),
            Op::Cast(cast, from, value) => self.cast(*cast, from, value, ty),
            Op::Select(condition, then, other) => self.select(condition, then, other, ty),
            Op::Load(ty, address) => self.load(ty, address),
            Op::Offset(base, constant, terms) => self.offset(base, *constant, terms, false),
            Op::Forward(base, constant, terms) => self.offset(base, *constant, terms, true),
            Op::Call(callee, arguments) => self.call(callee, arguments, ty),
            Op::Intrinsic(name, arguments) => self.intrinsic(name, arguments, ty),
            Op::Extract(value, number) => {
                let whole = self.value(value, &Type::Ptr)?;
                Ok(whole.around(format!("{}.{}", whole.within(Rank::Whole), member(*number)), Rank::Whole, shape(ty)))
            }
            Op::Same(value) => self.value(value, ty),
            Op::Store(..) | Op::Frame(_) | Op::Insert(..) => Err("a statement within an expression".to_string()),
        }
    }

    fn binary(&self, kind: Binary, a: &Value, b: &Value, ty: &Type) -> Written<Text> {
        let bits = ty.bits().unwrap_or(64);
        if bits == 1 {
            return self.logic(kind, a, b, ty);
        }
        match kind {
            Binary::Add | Binary::Sub | Binary::Mul => self.wrapping(kind, a, b, ty),
            Binary::And | Binary::Or | Binary::Xor => self.bitwise(kind, a, b, ty),
            Binary::Shl | Binary::LShr | Binary::AShr => self.shift(kind, a, b, ty),
            Binary::UDiv | Binary::URem => {
                let (a, b) = (self.value(a, ty)?, self.value(b, ty)?);
                let sign = if kind == Binary::UDiv { "/" } else { "%" };
                Ok(Text::join(&a, sign, &b, Rank::Product, a.shape.max(b.shape)))
            }
            Binary::SDiv | Binary::SRem => {
                let sign = if kind == Binary::SDiv { "/" } else { "%" };
                let quotient = Text::join(&self.signed(a, ty)?, sign, &self.signed(b, ty)?, Rank::Product, Shape::Int);
                Ok(cut(quotient, ty))
            }
        }
    }

    /// One bit.
    fn logic(&self, kind: Binary, a: &Value, b: &Value, ty: &Type) -> Written<Text> {
        let left = self.value(a, ty)?;
        if (kind == Binary::Xor || kind == Binary::Add) && *b == Value::Int(1) {
            return Ok(left.opposite());
        }
        let right = self.value(b, ty)?;
        let (sign, rank) = match kind {
            Binary::And | Binary::Mul => ("&", Rank::And),
            Binary::Or => ("|", Rank::Or),
            Binary::Xor | Binary::Add | Binary::Sub => ("^", Rank::Xor),
            _ => return Err("arithmetic on one bit".to_string()),
        };
        Ok(Text::join(&left, sign, &right, rank, Shape::Int))
    }

    fn wrapping(&self, kind: Binary, a: &Value, b: &Value, ty: &Type) -> Written<Text> {
        let (sign, rank) = match kind {
            Binary::Add => ("+", Rank::Sum),
            Binary::Sub => ("-", Rank::Sum),
            _ => ("*", Rank::Product),
        };
        if kind == Binary::Sub && *a == Value::Int(0) {
            let text = self.unsigned(b, ty)?;
            let clash = if text.text.starts_with('-') { " " } else { "" };
            let negative = format!("-{}{}", clash, text.within(Rank::Unary));
            return Ok(cut(text.around(negative, Rank::Unary, text.shape), ty));
        }
        if let Value::Int(number) = b {
            let negative = signed(*number, ty);
            let sign = match sign {
                "+" => "-",
                "-" => "+",
                _ => "",
            };
            if (-0x7FFF_FFFF..0).contains(&negative) && !sign.is_empty() {
                let left = self.unsigned(a, ty)?;
                let right = Text::whole((-negative).to_string(), Shape::Int);
                return Ok(cut(Text::join(&left, sign, &right, rank, left.shape), ty));
            }
        }
        let (left, right) = self.pair(kind, a, b, ty)?;
        Ok(cut(Text::join(&left, sign, &right, rank, left.shape.max(right.shape)), ty))
    }

    /// A value in which nothing overflows as an `int`: typed in 32 and 64 bits; in 8 and 16 bits an `int` is wide enough
    /// for a sum.
    fn unsigned(&self, value: &Value, ty: &Type) -> Written<Text> {
        let text = self.typed(value, ty)?;
        let too_wide = ty.bits().unwrap_or(64) <= 16 && text.shape > Shape::Int;
        Ok(if too_wide { text.cast("H", Shape::Int) } else { text })
    }

    /// Two values, of which at least one has the type of the result.
    fn pair(&self, kind: Binary, a: &Value, b: &Value, ty: &Type) -> Written<(Text, Text)> {
        let bits = ty.bits().unwrap_or(64);
        let wanted = if bits > 32 { Shape::Word } else { Shape::Half };
        let (mut left, mut right) = (self.value(a, ty)?, self.value(b, ty)?);
        for text in [&mut left, &mut right] {
            if text.shape > wanted {
                *text = text.cast("I", Shape::Half);
            }
        }
        let enough = bits <= if kind == Binary::Mul { 8 } else { 16 };
        if enough || left.shape == wanted || right.shape == wanted {
            return Ok((left, right));
        }
        let name = if bits > 32 { "U" } else { "I" };
        if matches!(a, Value::Int(_)) {
            right = right.cast(name, wanted);
        } else {
            left = left.cast(name, wanted);
        }
        Ok((left, right))
    }

    fn bitwise(&self, kind: Binary, a: &Value, b: &Value, ty: &Type) -> Written<Text> {
        let (sign, rank) = match kind {
            Binary::And => ("&", Rank::And),
            Binary::Or => ("|", Rank::Or),
            _ => ("^", Rank::Xor),
        };
        let bits = ty.bits().unwrap_or(64);
        if let Value::Int(number) = b {
            let negative = signed(*number, ty);
            if bits >= 32 && (-0x7FFF_FFFF..0).contains(&negative) {
                let left = self.typed(a, ty)?;
                if negative == -1 && kind == Binary::Xor {
                    return Ok(left.around(format!("~{}", left.within(Rank::Unary)), Rank::Unary, left.shape));
                }
                let right = Text::new(negative.to_string(), Rank::Unary, Shape::Int);
                return Ok(Text::join(&left, sign, &right, rank, left.shape));
            }
        }
        let (left, right) = (self.value(a, ty)?, self.value(b, ty)?);
        Ok(Text::join(&left, sign, &right, rank, left.shape.max(right.shape)))
    }

    fn shift(&self, kind: Binary, a: &Value, b: &Value, ty: &Type) -> Written<Text> {
        let bits = ty.bits().unwrap_or(64);
        let mut by = self.value(b, ty)?;
        if self.largest(b, ty) >= u64::from(bits) {
            let most = u64::from(bits.next_power_of_two() - 1);
            by = Text::join(&by, "&", &constant(most, 32), Rank::And, Shape::Int);
        }
        match kind {
            Binary::LShr => {
                let text = self.value(a, ty)?;
                let wide = match text.shape {
                    Shape::Int => 31,
                    Shape::Half => 32,
                    _ => 64,
                };
                let fits = bits <= wide || matches!(b, Value::Int(number) if *number < wide.into());
                let text = if fits { text } else { self.typed(a, ty)? };
                Ok(Text::join(&text, ">>", &by, Rank::Shift, text.shape))
            }
            Binary::AShr => Ok(cut(Text::join(&self.signed(a, ty)?, ">>", &by, Rank::Shift, Shape::Int), ty)),
            _ => {
                let mut text = self.typed(a, ty)?;
                if bits <= 16 && text.shape != Shape::Half {
                    text = text.cast("I", Shape::Half);
                }
                Ok(cut(Text::join(&text, "<<", &by, Rank::Shift, text.shape), ty))
            }
        }
    }

    fn compare(&self, compare: Compare, ty: &Type, a: &Value, b: &Value) -> Written<Text> {
        if *ty == Type::Int(1) && *b == Value::Int(0) && compare.sign == "==" {
            return Ok(self.value(a, ty)?.opposite());
        }
        if compare.signed {
            return Ok(Text::compare(&self.signed(a, ty)?, compare.sign, &self.signed(b, ty)?));
        }
        if let (Value::Int(number), Some(bits)) = (b, ty.bits()) {
            let negative = signed(*number, ty);
            if bits >= 32 && (-0x7FFF_FFFF..0).contains(&negative) {
                let right = Text::new(negative.to_string(), Rank::Unary, Shape::Int);
                return Ok(Text::compare(&self.typed(a, ty)?, compare.sign, &right));
            }
        }
        Ok(Text::compare(&self.value(a, ty)?, compare.sign, &self.value(b, ty)?))
    }

    fn cast(&self, cast: Cast, from: &Type, value: &Value, to: &Type) -> Written<Text> {
        let text = self.value(value, from)?;
        let bits = to.bits().unwrap_or(64);
        Ok(match cast {
            Cast::Zext | Cast::Fit => text,
            Cast::PtrToInt if bits == 64 => text.cast("U)(size_t", Shape::Word),
            Cast::IntToPtr => text.cast("P)(size_t", Shape::Other),
            Cast::Sext if from.bits() == Some(1) => {
                let wide = if bits > 32 { text.cast("U", Shape::Word) } else { text.cast("I", Shape::Half) };
                cut(wide.around(format!("-{}", wide.within(Rank::Unary)), Rank::Unary, wide.shape), to)
            }
            Cast::Sext => cut(self.signed(value, from)?, to),
            Cast::Trunc if self.largest(value, from) <= mask(bits) => text,
            Cast::Trunc if !matches!(bits, 8 | 16 | 32 | 64) => {
                Text::join(&text, "&", &constant(mask(bits), bits), Rank::And, text.shape)
            }
            Cast::Trunc => text.cut(integer(bits), if bits == 32 { Shape::Half } else { Shape::Int }),
            Cast::PtrToInt => return Err(format!("an address as a number of {} bits", bits)),
        })
    }

    fn select(&self, condition: &Value, then: &Value, other: &Value, ty: &Type) -> Written<Text> {
        let question = self.value(condition, &Type::Int(1))?;
        if *ty == Type::Int(1) {
            match (then, other) {
                (Value::Int(1), Value::Int(0)) => return Ok(question),
                (Value::Int(1), _) => {
                    let other = self.value(other, ty)?.truth();
                    return Ok(Text::join(&question.truth(), "||", &other, Rank::Either, Shape::Int));
                }
                (_, Value::Int(0)) => {
                    let then = self.value(then, ty)?.truth();
                    return Ok(Text::join(&question.truth(), "&&", &then, Rank::Both, Shape::Int));
                }
                (Value::Int(0), _) => {
                    let other = self.value(other, ty)?.truth();
                    return Ok(Text::join(&question.opposite().truth(), "&&", &other, Rank::Both, Shape::Int));
                }
                _ => {}
            }
        }
        let (then, other) = (self.value(then, ty)?, self.value(other, ty)?);
        let shape = then.shape.max(other.shape);
        let text = format!(
            "{}?{}:{}",
            question.truth().within(Rank::Either),
            then.within(Rank::Either),
            other.within(Rank::Choice)
        );
        let acts = question.acts || then.acts || other.acts;
        Ok(Text::new(text, Rank::Choice, shape).acting(acts))
    }

    /// The contents of an address; a byte is read by an index, all else by a macro.
    pub fn place(&self, ty: &Type, address: &Value) -> Written<Text> {
        let size = match ty {
            Type::Int(_) | Type::Ptr => ty.size(),
            _ => return Err("a struct that is loaded or stored as a whole".to_string()),
        };
        let text = self.value(address, &Type::Ptr)?;
        let name = match size {
            1 => return Ok(self.byte(address, &text)),
            2 => "h",
            4 => "i",
            _ => "u",
        };
        Ok(text.around(format!("{}({})", name, text.text), Rank::Whole, shape(&super::variables::kind(ty))))
    }

    fn byte(&self, address: &Value, text: &Text) -> Text {
        let op = match address {
            Value::Local(local) => self.trees.in_place.get(local),
            _ => None,
        };
        if let Some(Op::Offset(base, constant, terms) | Op::Forward(base, constant, terms)) = op {
            if let (Ok(base), [] | [(_, 1)]) = (self.value(base, &Type::Ptr), terms.as_slice()) {
                let index = terms.first().map(|(value, _)| self.index(value, 1, matches!(op, Some(Op::Forward(..)))));
                match (index, constant) {
                    (None, number) if *number >= 0 => {
                        return text.around(
                            format!("{}[{}]", base.within(Rank::Whole), number),
                            Rank::Whole,
                            Shape::Int,
                        )
                    }
                    (Some(Ok(index)), 0) => {
                        return text.around(
                            format!("{}[{}]", base.within(Rank::Whole), index.text),
                            Rank::Whole,
                            Shape::Int,
                        )
                    }
                    _ => {}
                }
            }
        }
        text.around(format!("*{}", text.within(Rank::Unary)), Rank::Unary, Shape::Int)
    }

    fn load(&self, ty: &Type, address: &Value) -> Written<Text> {
        let place = self.place(ty, address)?;
        if *ty == Type::Ptr {
            return Ok(place.around(format!("q{}", &place.text[1..]), Rank::Whole, Shape::Other));
        }
        if ty.bits().map_or(false, |bits| bits > 1 && u64::from(bits) != 8 * ty.size()) {
            return Err("a load of an odd number of bits".to_string());
        }
        Ok(place)
    }

    fn offset(&self, base: &Value, constant: i64, terms: &[(Value, i64)], forward: bool) -> Written<Text> {
        let mut text = self.value(base, &Type::Ptr)?;
        if let Value::Address(_) = base {
            text = text.cast("P", Shape::Other);
        }
        for (value, factor) in terms {
            text = Text::join(&text, "+", &self.index(value, *factor, forward)?, Rank::Sum, Shape::Other);
        }
        Ok(plus(&text, constant))
    }

    /// A value times its size, as what is added to an address.
    fn index(&self, value: &Value, factor: i64, forward: bool) -> Written<Text> {
        let ty = Type::Int(64);
        let largest = self.largest(value, &ty);
        let fits = largest.checked_mul(factor.unsigned_abs()).map_or(false, |most| most < 1 << 31);
        let mut text = if fits || factor == 1 { self.value(value, &ty)? } else { self.typed(value, &ty)? };
        if factor != 1 {
            text = Text::join(&text, "*", &self::constant(factor as u64, 64), Rank::Product, text.shape);
        }
        Ok(if forward || largest < 1 << 31 { text } else { text.cast("D", Shape::Int) })
    }

    fn call(&self, callee: &Value, arguments: &[(Type, Value)], ty: &Type) -> Written<Text> {
        Ok(self.called(callee, arguments, ty)?.acting(true))
    }

    fn called(&self, callee: &Value, arguments: &[(Type, Value)], ty: &Type) -> Written<Text> {
        let texts: Written<Vec<Text>> = arguments.iter().map(|(ty, value)| self.value(value, ty)).collect();
        let texts: Vec<String> = texts?.iter().map(|text| text.within(Rank::Choice)).collect();
        let list = texts.join(",");
        if let Value::Global(name, 0) = callee {
            return Ok(match name.as_str() {
                "malloc" | "calloc" | "realloc" => {
                    Text::new(format!("(P){}({})", name, list), Rank::Unary, Shape::Other)
                }
                "free" | "exit" => Text::whole(format!("{}({})", name, list), Shape::Int),
                "abort" => Text::whole("abort()", Shape::Int),
                "memcmp" | "bcmp" => Text::whole(format!("memcmp({})", list), Shape::Int).cast("I", Shape::Half),
                "memcpy" | "memmove" | "memset" => {
                    Text::new(format!("(P){}({})", name, list), Rank::Unary, Shape::Other)
                }
                "bare_read" => stream("fread", &texts, "stdin"),
                "bare_write" => stream("fwrite", &texts, "stdout"),
                "bare_complain" => stream("fwrite", &texts, "stderr"),
                _ => Text::whole(format!("{}({})", self.names.function(name)?, list), shape(ty)),
            });
        }
        let types: Written<Vec<String>> = arguments.iter().map(|(ty, _)| self.names.ty(ty)).collect();
        let pointer = self.value(callee, &Type::Ptr)?.within(Rank::Unary);
        let parameters = types?.join(",");
        let text = format!("(({}(*)({}))(size_t){})({})", self.names.ty(ty)?, parameters, pointer, list);
        Ok(Text::whole(text, shape(ty)))
    }

    fn intrinsic(&self, name: &str, arguments: &[(Type, Value)], ty: &Type) -> Written<Text> {
        let argument = |number: usize| {
            let (ty, value) = arguments.get(number).ok_or("an argument is missing")?;
            self.value(value, ty)
        };
        match name {
            "memcpy" | "memmove" | "memset" => {
                let texts: Written<Vec<Text>> = (0..3).map(argument).collect();
                let texts: Vec<String> = texts?.into_iter().map(|text| text.text).collect();
                return Ok(Text::whole(format!("{}({})", name, texts.join(",")), Shape::Other));
            }
            "trap" => return Ok(Text::whole("abort()", Shape::Int)),
            "is.constant" => return Ok(Text::whole("0", Shape::Int)),
            "expect" => return argument(0),
            _ => {}
        }
        let bits = arguments.first().and_then(|(ty, _)| ty.bits()).unwrap_or(64);
        let count = super::helpers::arguments(name).ok_or_else(|| format!("the intrinsic {} is not known", name))?;
        let texts: Written<Vec<Text>> = (0..count).map(argument).collect();
        let mut texts: Vec<String> = texts?.iter().map(|text| text.within(Rank::Choice)).collect();
        if super::helpers::wants_bits(name) {
            texts.push(bits.to_string());
        }
        let shape = if matches!(ty, Type::Struct(..)) { Shape::Other } else { Shape::Word };
        let callee = self.names.function(&super::helpers::key(name))?;
        Ok(Text::whole(format!("{}({})", callee, texts.join(",")), shape))
    }
}

fn stream(name: &str, texts: &[String], stream: &str) -> Text {
    Text::whole(format!("{}({},1,{},{})", name, texts[0], texts[1], stream), Shape::Int).cast("U", Shape::Word)
}

/// The name of a member of a struct.
pub fn member(number: usize) -> char {
    (b'a' + number as u8) as char
}

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

/// A number, in the shortest way that is right in a 32-bit C of 1989.
fn constant(number: u64, bits: u32) -> Text {
    if number <= i32::MAX as u64 {
        return Text::whole(number.to_string(), Shape::Int);
    }
    if number <= u64::from(u32::MAX) {
        return Text::whole(format!("{}u", number), Shape::Half);
    }
    let negative = signed(number, &Type::Int(bits));
    if (-0x7FFF_FFFF..0).contains(&negative) {
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
fn plus(base: &Text, bytes: i64) -> Text {
    let number = Text::whole(bytes.unsigned_abs().to_string(), Shape::Int);
    match bytes {
        0 => base.clone(),
        _ => Text::join(base, if bytes > 0 { "+" } else { "-" }, &number, Rank::Sum, Shape::Other),
    }
}

/// Cuts what may have become too large, or negative, to the size of its type.
fn cut(text: Text, ty: &Type) -> Text {
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
