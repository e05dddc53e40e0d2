//! Arithmetic in C.
//!
//! C computes with `int` and wider types only, and overflow of an `int` is undefined; so what may wrap is computed
//! unsigned, in at least 32 bits, and cut to size.

use super::ctype::CType;
use super::expr::{negative, Expr, Sign};
use super::values::Translator;
use crate::ir::{mask, signed, Arithmetic, Cast, Op, Type, Value};
use crate::operator::Operator::{self, *};
use crate::refusal::Outcome;

impl Translator<'_> {
    pub fn binary(&self, arithmetic: Arithmetic, a: &Value, b: &Value, ty: &Type) -> Outcome<Expr> {
        let Arithmetic { operator, signed } = arithmetic;
        if *ty == Type::Double {
            return Ok(Expr::binary(operator, self.value(a, ty)?, self.value(b, ty)?));
        }
        match operator {
            BitXor if *ty == Type::Int(1) && *b == Value::Int(1) => Ok(self.value(a, ty)?.opposite()),
            Add | Subtract | Multiply => self.wrapping(operator, a, b, ty),
            BitAnd | BitOr | BitXor => self.bitwise(operator, a, b, ty),
            ShiftLeft => self.shift_left(a, b, ty),
            ShiftRight => self.shift_right(signed, a, b, ty),
            Divide | Remainder if signed => {
                Ok(Expr::binary(operator, self.signed(a, ty)?, self.signed(b, ty)?).cut(ty))
            }
            Divide | Remainder => Ok(Expr::binary(operator, self.value(a, ty)?, self.value(b, ty)?)),
            _ => self.compare(arithmetic, ty, a, b),
        }
    }

    fn wrapping(&self, operator: Operator, a: &Value, b: &Value, ty: &Type) -> Outcome<Expr> {
        let expr = match (operator, a, b.number().and_then(|number| negative(number, ty))) {
            (Subtract, Value::Int(0), _) => self.typed(b, ty)?.unary(Sign::Minus),
            (Add, _, Some(number)) => self.typed(a, ty)?.plus(number),
            _ => self.unsigned(operator, a, b, ty)?,
        };
        Ok(expr.cut(ty))
    }

    /// An operation of two values, of which at least one has the type of the result.
    fn unsigned(&self, operator: Operator, a: &Value, b: &Value, ty: &Type) -> Outcome<Expr> {
        let bits = ty.bits().unwrap_or(64);
        let wanted = if bits > 32 { CType::U64 } else { CType::U32 };
        let narrowed = |side: Expr| if side.ty > wanted { side.widened(32) } else { side };
        let (mut left, right) = (narrowed(self.value(a, ty)?), narrowed(self.value(b, ty)?));
        let is_enough = bits <= if operator == Multiply { 8 } else { 16 };
        if !is_enough && left.ty != wanted && right.ty != wanted {
            left = left.widened(bits);
        }
        Ok(Expr::binary(operator, left, right))
    }

    fn bitwise(&self, operator: Operator, a: &Value, b: &Value, ty: &Type) -> Outcome<Expr> {
        match converted(b, ty) {
            Some(-1) if operator == BitXor => Ok(self.typed(a, ty)?.unary(Sign::Complement)),
            Some(number) => Ok(Expr::binary(operator, self.typed(a, ty)?, Expr::integer(number))),
            None => Ok(Expr::binary(operator, self.value(a, ty)?, self.value(b, ty)?)),
        }
    }

    fn shift_left(&self, a: &Value, b: &Value, ty: &Type) -> Outcome<Expr> {
        let bits = ty.bits().unwrap_or(64);
        let is_small = matches!(b, Value::Int(by) if self.largest(a, ty).leading_zeros() as u64 > 33 + by);
        let value = match is_small {
            true => self.value(a, ty)?,
            false if bits <= 16 => self.value(a, ty)?.cast(CType::U32),
            false => self.typed(a, ty)?,
        };
        let shifted = Expr::binary(ShiftLeft, value, self.distance(b, ty)?);
        let fits = is_small && self.largest(a, ty) << self.largest(b, ty) <= mask(bits);
        Ok(if fits { shifted } else { shifted.cut(ty) })
    }

    fn shift_right(&self, is_signed: bool, a: &Value, b: &Value, ty: &Type) -> Outcome<Expr> {
        let bits = ty.bits().unwrap_or(64);
        let by = self.distance(b, ty)?;
        if is_signed {
            // An `int` has too few bits to shift, however small its value is.
            let value = if bits > 32 { self.value(a, ty)?.cast(CType::Signed(64)) } else { self.signed(a, ty)? };
            return Ok(Expr::binary(ShiftRight, value, by).cut(ty));
        }
        let value = self.value(a, ty)?;
        let wide = match value.ty.promoted() {
            CType::INT | CType::U32 => 32,
            _ => 64,
        };
        let fits = bits <= wide || b.number().is_some_and(|by| by < wide.into());
        Ok(Expr::binary(ShiftRight, if fits { value } else { self.typed(a, ty)? }, by))
    }

    /// Returns the distance of a shift, reduced to less than the number of bits.
    fn distance(&self, by: &Value, ty: &Type) -> Outcome<Expr> {
        let (value, bits) = (self.value(by, ty)?, u64::from(ty.bits().unwrap_or(64)));
        if self.largest(by, ty) < bits {
            return Ok(value);
        }
        Ok(Expr::binary(Remainder, value, Expr::constant(bits.next_power_of_two(), 32)))
    }

    fn compare(&self, arithmetic: Arithmetic, ty: &Type, a: &Value, b: &Value) -> Outcome<Expr> {
        let Arithmetic { operator, signed } = arithmetic;
        match (operator, b) {
            (Equal, Value::Int(0)) => return Ok(self.value(a, ty)?.unary(Sign::Not)),
            (NotEqual, Value::Int(0)) => return Ok(self.value(a, ty)?.nonzero()),
            _ => {}
        }
        if signed {
            // The top bit is the sign, and a shift says so with no second type.
            let bits = ty.bits().unwrap_or(64);
            let top = || Ok(Expr::binary(ShiftRight, self.typed(a, ty)?, Expr::integer(i64::from(bits) - 1)));
            return match (operator, b.number()) {
                (Less, Some(0)) => top().map(Expr::nonzero),
                (Greater, Some(number)) if number == mask(bits) => top().map(|top| top.unary(Sign::Not)),
                _ => Ok(Expr::binary(operator, self.signed(a, ty)?, self.signed(b, ty)?)),
            };
        }
        match converted(b, ty) {
            Some(number) => Ok(Expr::binary(operator, self.typed(a, ty)?, Expr::integer(number))),
            None => Ok(Expr::binary(operator, self.value(a, ty)?, self.value(b, ty)?)),
        }
    }

    /// A value that C takes for an unsigned integer of just this size, if that is 32 or 64 bits.
    pub fn typed(&self, value: &Value, ty: &Type) -> Outcome<Expr> {
        let expr = self.value(value, ty)?;
        Ok(match ty.bits() {
            Some(bits) if bits > 16 => expr.widened(bits),
            _ => expr,
        })
    }

    /// A value as a signed number of C.
    pub fn signed(&self, value: &Value, ty: &Type) -> Outcome<Expr> {
        let bits = ty.bits().ok_or("an address with a sign")?;
        if let Value::Int(number) = value {
            let number = signed(*number, ty);
            if i64::from(number as i32) == number && number as i32 != i32::MIN {
                return Ok(Expr::integer(number));
            }
        }
        if !matches!(bits, 8 | 16 | 32 | 64) {
            return Err(format!("a signed number of {} bits", bits));
        }
        let expr = self.value(value, ty)?;
        let is_positive = self.largest(value, ty) >> (bits - 1) == 0 && expr.ty.promoted() == CType::INT;
        Ok(if is_positive { expr } else { expr.cast(CType::Signed(bits)) })
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
            (Op::Binary(Arithmetic { operator, signed: false }, _), [a, b]) => match (operator, b) {
                (BitAnd, b) => of(a, ty).min(of(b, ty)),
                (ShiftRight, Value::Int(bits)) => of(a, ty) >> bits,
                (ShiftLeft, Value::Int(bits)) => of(a, ty).saturating_mul(1 << bits),
                (Remainder, Value::Int(number)) => number.saturating_sub(1),
                _ => all,
            },
            _ => all,
        };
        most.min(all)
    }
}

/// Returns a constant as a small negative number, if its type is one into which C converts that.
fn converted(value: &Value, ty: &Type) -> Option<i64> {
    negative(value.number()?, ty).filter(|_| matches!(ty, Type::Int(32 | 64)))
}
