//! Arithmetic in C.
//!
//! C computes with `int` and wider types only, and overflow of an `int` is undefined; so what may wrap is computed
//! unsigned, in at least 32 bits, and cut to size.

use super::expressions::Writer;
use super::ir::{mask, signed, Binary, Cast, Compare, Op, Type, Value};
use super::names::Written;
use super::text::{constant, cut, is_whole, Rank, Shape, Text};

impl Writer<'_> {
    pub fn binary(&self, kind: Binary, a: &Value, b: &Value, ty: &Type) -> Written<Text> {
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
    pub fn logic(&self, kind: Binary, a: &Value, b: &Value, ty: &Type) -> Written<Text> {
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

    pub fn wrapping(&self, kind: Binary, a: &Value, b: &Value, ty: &Type) -> Written<Text> {
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

    /// Two values, of which at least one has the type of the result.
    pub fn pair(&self, kind: Binary, a: &Value, b: &Value, ty: &Type) -> Written<(Text, Text)> {
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

    pub fn bitwise(&self, kind: Binary, a: &Value, b: &Value, ty: &Type) -> Written<Text> {
        let (sign, rank) = match kind {
            Binary::And => ("&", Rank::And),
            Binary::Or => ("|", Rank::Or),
            _ => ("^", Rank::Xor),
        };
        let bits = ty.bits().unwrap_or(64);
        if let Value::Int(number) = b {
            let negative = signed(*number, ty);
            if is_whole(bits) && (-0x7FFF_FFFF..0).contains(&negative) {
                let left = self.typed(a, ty)?;
                if negative == -1 && kind == Binary::Xor {
                    return Ok(left.around(format!("~{}", left.within(Rank::Unary)), Rank::Unary, left.shape));
                }
                let right = Text::new(negative.to_string(), Rank::Unary, Shape::Int);
                return Ok(Text::join(&left, sign, &right, rank, left.shape));
            }
        }
        let (left, right) = (self.value(a, ty)?, self.value(b, ty)?);
        let text = Text::join(&left, sign, &right, rank, left.shape.max(right.shape));
        Ok(match self.modulus(kind, a, b) {
            Some(modulus) => text.or_product(Text::join(&left, "%", &modulus, Rank::Product, left.shape)),
            None => text,
        })
    }

    /// What a number is a remainder of if it is the lowest bits of another.
    fn modulus(&self, kind: Binary, a: &Value, b: &Value) -> Option<Text> {
        let clear = match a {
            Value::Local(local) => match self.trees.in_place.get(local) {
                Some(Op::Binary(Binary::Shl, _, Value::Int(bits))) => mask(*bits as u32),
                _ => 0,
            },
            _ => 0,
        };
        match b {
            Value::Int(number) if kind == Binary::And => {
                let bits = (number | clear).trailing_ones();
                let whole = (1..31).contains(&bits) && number | clear == mask(bits);
                Some(constant(1 << bits, 64)).filter(|_| whole)
            }
            _ => None,
        }
    }

    pub fn shift(&self, kind: Binary, a: &Value, b: &Value, ty: &Type) -> Written<Text> {
        let bits = ty.bits().unwrap_or(64);
        let mut by = self.value(b, ty)?;
        if self.largest(b, ty) >= u64::from(bits) {
            let most = u64::from(bits.next_power_of_two() - 1);
            let masked = Text::join(&by, "&", &constant(most, 32), Rank::And, Shape::Int);
            by = masked.or_product(Text::join(&by, "%", &constant(most + 1, 32), Rank::Product, by.shape));
        }
        // `4*a` binds tighter than `a<<2`, and `a/4` is as good as `a>>2` where nothing is negative.
        let product = |text: &Text, shifted: Text, sign: &str| match b {
            Value::Int(number @ 1..=16) => {
                let factor = constant(1 << number, 64);
                shifted.or_product(Text::join(text, sign, &factor, Rank::Product, text.shape))
            }
            _ => shifted,
        };
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
                Ok(product(&text, Text::join(&text, ">>", &by, Rank::Shift, text.shape), "/"))
            }
            Binary::AShr => {
                // An `int` has too few bits to shift, however small its value is.
                let text = if bits > 32 { self.value(a, ty)?.cast("S", Shape::Int) } else { self.signed(a, ty)? };
                Ok(cut(Text::join(&text, ">>", &by, Rank::Shift, Shape::Int), ty))
            }
            _ => {
                let is_small = matches!(b, Value::Int(by) if self.largest(a, ty).leading_zeros() as u64 > 33 + by);
                let mut text = if is_small { self.value(a, ty)? } else { self.typed(a, ty)? };
                if bits <= 16 && text.shape != Shape::Half && !is_small {
                    text = text.cast("I", Shape::Half);
                }
                let shifted = product(&text, Text::join(&text, "<<", &by, Rank::Shift, text.shape), "*");
                let fits = is_small && self.largest(a, ty) << self.largest(b, ty) <= mask(bits);
                Ok(if fits { shifted } else { cut(shifted, ty) })
            }
        }
    }

    pub fn compare(&self, compare: Compare, ty: &Type, a: &Value, b: &Value) -> Written<Text> {
        if ty.bits() == Some(1) && *b == Value::Int(0) && compare.sign == "==" {
            return Ok(self.value(a, ty)?.opposite());
        }
        if matches!(b, Value::Int(0) | Value::Address(0)) && ["==", "!="].contains(&compare.sign) {
            let is_bit = ty.bits().is_some() && self.largest(a, ty) <= 1;
            let is_set = if is_bit { self.value(a, ty)? } else { self.value(a, ty)?.is_set() };
            return Ok(if compare.sign == "!=" { is_set } else { is_set.opposite() });
        }
        // The top bit is the sign, and a shift says so with no second type.
        if let (true, &Value::Int(number), Some(bits)) = (compare.signed, b, ty.bits()) {
            let negative =
                Text::join(&self.typed(a, ty)?, ">>", &constant(u64::from(bits - 1), 32), Rank::Shift, Shape::Int);
            match compare.sign {
                "<" if number == 0 => return Ok(negative.is_set()),
                ">" if number == mask(bits) => return Ok(negative.is_set().opposite()),
                _ => {}
            }
        }
        if compare.signed {
            return Ok(Text::compare(&self.signed(a, ty)?, compare.sign, &self.signed(b, ty)?));
        }
        if let (Value::Int(number), Some(bits)) = (b, ty.bits()) {
            let negative = signed(*number, ty);
            if is_whole(bits) && (-0x7FFF_FFFF..0).contains(&negative) {
                let right = Text::new(negative.to_string(), Rank::Unary, Shape::Int);
                return Ok(Text::compare(&self.typed(a, ty)?, compare.sign, &right));
            }
        }
        Ok(Text::compare(&self.value(a, ty)?, compare.sign, &self.value(b, ty)?))
    }

    /// A value in which nothing overflows as an `int`: typed in 32 and 64 bits; in 8 and 16 bits an `int` is wide enough
    /// for a sum.
    pub fn unsigned(&self, value: &Value, ty: &Type) -> Written<Text> {
        let text = self.typed(value, ty)?;
        let too_wide = ty.bits().unwrap_or(64) <= 16 && text.shape > Shape::Int;
        Ok(if too_wide { text.cast("H", Shape::Int) } else { text })
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
    pub fn signed(&self, value: &Value, ty: &Type) -> Written<Text> {
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
    pub fn largest(&self, value: &Value, ty: &Type) -> u64 {
        self.bounded(value, ty, 8)
    }

    fn bounded(&self, value: &Value, ty: &Type, depth: u32) -> u64 {
        let all = ty.bits().map_or(u64::MAX, mask);
        let of = |value: &Value, ty: &Type| self.bounded(value, ty, depth - 1);
        let op = match value {
            Value::Int(number) => return *number,
            Value::Local(local) if depth > 0 => self.trees.defs.get(local),
            _ => None,
        };
        let most = match op {
            Some(Op::Cast(Cast::Zext | Cast::Fit, from, inner)) => of(inner, from),
            Some(Op::Cast(Cast::Trunc, from, inner)) if of(inner, from) <= all => of(inner, from),
            Some(Op::Binary(Binary::And, a, b)) => of(a, ty).min(of(b, ty)),
            Some(Op::Binary(Binary::Or | Binary::Xor, a, b)) => {
                u64::MAX.checked_shr((of(a, ty) | of(b, ty)).leading_zeros()).unwrap_or(0)
            }
            Some(Op::Binary(Binary::Add, a, b)) => of(a, ty).saturating_add(of(b, ty)),
            Some(Op::Binary(Binary::Mul, a, b)) => of(a, ty).saturating_mul(of(b, ty)),
            Some(Op::Binary(Binary::LShr, a, Value::Int(bits))) => of(a, ty) >> bits,
            Some(Op::Binary(Binary::Shl, a, Value::Int(bits))) => of(a, ty).saturating_mul(1 << bits),
            Some(Op::Binary(Binary::URem, _, Value::Int(number))) => number.saturating_sub(1),
            Some(Op::Compare(..)) => 1,
            Some(Op::Load(from, _)) => from.bits().map_or(all, mask),
            _ => all,
        };
        most.min(all)
    }
}
