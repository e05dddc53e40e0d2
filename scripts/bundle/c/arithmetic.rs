//! Arithmetic in C.
//!
//! C computes with `int` and wider types only, and overflow of an `int` is undefined; so what may wrap is computed
//! unsigned, in at least 32 bits, and cut to size.

use super::expressions::Writer;
use super::ir::{mask, signed, Cast, Op, Operator, Step, Type, Value};
use super::names::Written;
use super::text::{constant, cut, integer, is_whole, negative, plus, Shape, Text};

impl Writer<'_> {
    pub fn binary(&self, operator: Operator, a: &Value, b: &Value, ty: &Type) -> Written<Text> {
        match operator.sign {
            "^" if *ty == Type::Int(1) && *b == Value::Int(1) => Ok(self.value(a, ty)?.opposite()),
            "+" | "-" | "*" => self.wrapping(operator.sign, a, b, ty),
            "&" | "|" | "^" => self.bitwise(operator.sign, a, b, ty),
            "<<" => self.shift_left(a, b, ty),
            ">>" => self.shift_right(operator.signed, a, b, ty),
            "/" | "%" if operator.signed => {
                let (a, b) = (self.signed(a, ty)?, self.signed(b, ty)?);
                Ok(cut(Text::join(&a, operator.sign, &b), ty))
            }
            sign @ ("/" | "%") => Ok(Text::join(&self.value(a, ty)?, sign, &self.value(b, ty)?)),
            _ => self.compare(operator, ty, a, b),
        }
    }

    fn wrapping(&self, sign: &str, a: &Value, b: &Value, ty: &Type) -> Written<Text> {
        let text = match (sign, a, negative(b, ty)) {
            ("-", Value::Int(0), _) => self.typed(b, ty)?.prefixed("-"),
            ("+", _, Some(number)) => plus(&self.typed(a, ty)?, number),
            _ => {
                let (left, right) = self.pair(sign, a, b, ty)?;
                Text::join(&left, sign, &right)
            }
        };
        Ok(cut(text, ty))
    }

    /// Two values, of which at least one has the type of the result.
    fn pair(&self, sign: &str, a: &Value, b: &Value, ty: &Type) -> Written<(Text, Text)> {
        let bits = ty.bits().unwrap_or(64);
        let wanted = if bits > 32 { Shape::Word } else { Shape::Half };
        let (mut left, mut right) = (self.value(a, ty)?, self.value(b, ty)?);
        for text in [&mut left, &mut right] {
            if text.shape > wanted {
                *text = text.widened(32);
            }
        }
        let is_enough = bits <= if sign == "*" { 8 } else { 16 };
        if !is_enough && left.shape != wanted && right.shape != wanted {
            left = left.widened(bits);
        }
        Ok((left, right))
    }

    fn bitwise(&self, sign: &str, a: &Value, b: &Value, ty: &Type) -> Written<Text> {
        match negative(b, ty).filter(|_| is_whole(ty)) {
            Some(-1) if sign == "^" => return Ok(self.typed(a, ty)?.prefixed("~")),
            Some(number) => return Ok(Text::join(&self.typed(a, ty)?, sign, &integer(number))),
            None => {}
        }
        let (left, right) = (self.value(a, ty)?, self.value(b, ty)?);
        let text = Text::join(&left, sign, &right);
        Ok(match self.modulus(a, b).filter(|_| sign == "&") {
            Some(modulus) => text.or_product(Text::join(&left, "%", &modulus)),
            None => text,
        })
    }

    /// Returns 2^n if `a & b` are the lowest n bits of `a`, which is then the remainder of a division by it.
    fn modulus(&self, a: &Value, b: &Value) -> Option<Text> {
        let clear = match self.written_in_place(a) {
            Some(Step { op: Op::Binary(Operator { sign: "<<", .. }, _), operands, .. }) => {
                operands[1].number().map_or(0, |bits| mask(bits as u32))
            }
            _ => 0,
        };
        let kept = b.number()? | clear;
        let bits = kept.trailing_ones();
        Some(constant(1 << bits, 64)).filter(|_| (1..31).contains(&bits) && kept == mask(bits))
    }

    fn shift_left(&self, a: &Value, b: &Value, ty: &Type) -> Written<Text> {
        let bits = ty.bits().unwrap_or(64);
        let is_small = matches!(b, Value::Int(by) if self.largest(a, ty).leading_zeros() as u64 > 33 + by);
        let text = match if is_small { self.value(a, ty)? } else { self.typed(a, ty)? } {
            text if bits <= 16 && !is_small => text.cast("I", Shape::Half),
            text => text,
        };
        let shifted = self.shifted(&text, ["<<", "*"], b, ty)?;
        let fits = is_small && self.largest(a, ty) << self.largest(b, ty) <= mask(bits);
        Ok(if fits { shifted } else { cut(shifted, ty) })
    }

    fn shift_right(&self, is_signed: bool, a: &Value, b: &Value, ty: &Type) -> Written<Text> {
        let bits = ty.bits().unwrap_or(64);
        if is_signed {
            // An `int` has too few bits to shift, however small its value is.
            let text = if bits > 32 { self.value(a, ty)?.cast("S", Shape::Int) } else { self.signed(a, ty)? };
            return Ok(cut(Text::join(&text, ">>", &self.distance(b, ty)?), ty));
        }
        let text = self.value(a, ty)?;
        let wide = match text.shape {
            Shape::Int => 31,
            Shape::Half => 32,
            _ => 64,
        };
        let fits = bits <= wide || b.number().is_some_and(|by| by < wide.into());
        let text = if fits { text } else { self.typed(a, ty)? };
        self.shifted(&text, [">>", "/"], b, ty)
    }

    /// `4*a` binds tighter than `a<<2`, and `a/4` is as good as `a>>2` where nothing is negative.
    fn shifted(&self, text: &Text, [shift, product]: [&str; 2], by: &Value, ty: &Type) -> Written<Text> {
        let shifted = Text::join(text, shift, &self.distance(by, ty)?);
        Ok(match by {
            Value::Int(by @ 1..=16) => shifted.or_product(Text::join(text, product, &constant(1 << by, 64))),
            _ => shifted,
        })
    }

    /// Returns the distance of a shift, reduced to less than the number of bits.
    fn distance(&self, by: &Value, ty: &Type) -> Written<Text> {
        let (text, bits) = (self.value(by, ty)?, u64::from(ty.bits().unwrap_or(64)));
        if self.largest(by, ty) < bits {
            return Ok(text);
        }
        Ok(Text::join(&text, "%", &constant(bits.next_power_of_two(), 32)))
    }

    fn compare(&self, operator: Operator, ty: &Type, a: &Value, b: &Value) -> Written<Text> {
        let sign = operator.sign;
        if *b == Value::Int(0) && ["==", "!="].contains(&sign) {
            let is_set = self.value(a, ty)?.is_set();
            return Ok(if sign == "!=" { is_set } else { is_set.opposite() });
        }
        if operator.signed {
            // The top bit is the sign, and a shift says so with no second type.
            let bits = ty.bits().unwrap_or(64);
            let is_negative = || Ok(Text::join(&self.typed(a, ty)?, ">>", &constant(u64::from(bits - 1), 32)).is_set());
            return match (sign, b.number()) {
                ("<", Some(0)) => is_negative(),
                (">", Some(number)) if number == mask(bits) => is_negative().map(|text| text.opposite()),
                _ => Ok(Text::compare(&self.signed(a, ty)?, sign, &self.signed(b, ty)?)),
            };
        }
        match negative(b, ty).filter(|_| is_whole(ty)) {
            Some(number) => Ok(Text::compare(&self.typed(a, ty)?, sign, &integer(number))),
            None => Ok(Text::compare(&self.value(a, ty)?, sign, &self.value(b, ty)?)),
        }
    }

    /// A value that C takes for an unsigned integer of just this size, if that is 32 or 64 bits.
    pub fn typed(&self, value: &Value, ty: &Type) -> Written<Text> {
        let text = self.value(value, ty)?;
        Ok(match ty.bits() {
            Some(bits) if bits > 16 => text.widened(bits),
            _ => text,
        })
    }

    /// A value as a signed number of C.
    pub fn signed(&self, value: &Value, ty: &Type) -> Written<Text> {
        let bits = ty.bits().ok_or("an address with a sign")?;
        if let Value::Int(number) = value {
            let number = signed(*number, ty);
            if i64::from(number as i32) == number && number as i32 != i32::MIN {
                return Ok(integer(number));
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
        let is_positive = self.largest(value, ty) >> (bits - 1) == 0 && text.shape == Shape::Int;
        Ok(if is_positive { text } else { text.cast(name, Shape::Int) })
    }

    /// Returns an upper bound of a value.
    pub fn largest(&self, value: &Value, ty: &Type) -> u64 {
        self.bounded(value, ty, 8)
    }

    fn bounded(&self, value: &Value, ty: &Type, depth: u32) -> u64 {
        let all = ty.bits().map_or(u64::MAX, mask);
        let of = |value: &Value, ty: &Type| self.bounded(value, ty, depth - 1);
        let step = match value {
            Value::Int(number) => return *number,
            Value::Local(local) if depth > 0 => self.trees.defs.get(local),
            _ => None,
        };
        let Some(step) = step else { return all };
        let most = match (&step.op, &step.operands[..]) {
            (Op::Cast(Cast::Zext | Cast::Fit, from), [inner]) => of(inner, from),
            (Op::Binary(operator, _), [a, b]) if !operator.signed => match (operator.sign, b) {
                ("&", b) => of(a, ty).min(of(b, ty)),
                (">>", Value::Int(bits)) => of(a, ty) >> bits,
                ("<<", Value::Int(bits)) => of(a, ty).saturating_mul(1 << bits),
                ("%", Value::Int(number)) => number.saturating_sub(1),
                _ => all,
            },
            _ => all,
        };
        most.min(all)
    }
}
