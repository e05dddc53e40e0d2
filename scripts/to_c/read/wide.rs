//! Makes operations on integers of more than 64 bits, as some on structs of two halves, the lower one first.

use super::parser::{wide, widest, Parser, Parts, HALF};
use crate::intrinsics;
use crate::ir::{mask, Arithmetic, Cast, Op, Type, Value};
use crate::operator::Operator;
use crate::refusal::Outcome;

impl Parser {
    /// The negation of a bit.
    pub fn negated(&mut self, bit: Parts) -> Parts {
        let not = Arithmetic { operator: Operator::BitXor, signed: false };
        (Op::Binary(not, Type::Int(1)), vec![self.before(bit), Value::Int(1)], Type::Int(1))
    }

    pub fn half(&mut self, of: &Value, number: usize) -> Value {
        self.before((Op::Extract(number), vec![of.clone()], HALF))
    }

    pub fn whole(&mut self, low: Value, high: Value) -> Parts {
        let whole = self.before((Op::Insert(0), vec![Value::Undef, low], wide()));
        (Op::Insert(1), vec![whole, high], wide())
    }

    /// A number without the bits that its type does not have.
    fn cut(&mut self, number: Parts) -> Parts {
        let number = self.before(number);
        let (high, and) = (self.half(&number, 1), Arithmetic { operator: Operator::BitAnd, signed: false });
        let bits = Value::Int(mask(self.wide_bits - 64));
        let high = self.before((Op::Binary(and, HALF), vec![high, bits], HALF));
        (Op::Insert(1), vec![number, high], wide())
    }

    /// Arithmetic or a comparison, by a function for it.
    pub fn wide_binary(&mut self, name: &str, mut operands: Vec<Value>) -> Outcome<Parts> {
        let (function, is_swapped, is_negated) = match name {
            "ne" => ("eq", false, true),
            "ugt" => ("ult", true, false),
            "uge" => ("ult", false, true),
            "ule" => ("ult", true, true),
            "sgt" => ("slt", true, false),
            "sge" => ("slt", false, true),
            "sle" => ("slt", true, true),
            _ => (name, false, false),
        };
        let is_known = match function {
            "and" | "or" | "xor" | "add" | "sub" | "mul" | "shl" => true,
            "eq" | "ult" | "ucmp" | "udiv" | "urem" | "lshr" => true,
            // The highest bit is another one in fewer bits.
            _ => self.wide_bits == 128,
        };
        if !is_known {
            return Err(format!("{name} of {} bits", self.wide_bits));
        }
        operands[..].rotate_left(usize::from(is_swapped));
        let intrinsic = intrinsics::find(&format!("wide.{function}"));
        let op = Op::Intrinsic(intrinsic.ok_or("arithmetic that is not known")?, vec![wide(), wide()]);
        Ok(match function {
            "eq" | "ult" | "slt" if is_negated => self.negated((op, operands, Type::Int(1))),
            "eq" | "ult" | "slt" => (op, operands, Type::Int(1)),
            "ucmp" | "scmp" => (op, operands, Type::Int(8)),
            "add" | "sub" | "mul" | "shl" if self.wide_bits < 128 => self.cut((op, operands, wide())),
            _ => (op, operands, wide()),
        })
    }

    /// Arithmetic in 256 bits.
    pub fn widest_binary(&mut self, name: &str, operands: Vec<Value>) -> Outcome<Parts> {
        let intrinsic = intrinsics::find(&format!("widest.{name}")).ok_or_else(|| format!("{name} of 256 bits"))?;
        Ok((Op::Intrinsic(intrinsic, vec![widest(), widest()]), operands, widest()))
    }

    /// An intrinsic that compares two, or chooses the less or the greater, such as of a number and its negation.
    pub fn wide_choice(&mut self, name: &str, mut operands: Vec<Value>) -> Outcome<Parts> {
        if name == "abs" {
            let (number, zero) = (operands.swap_remove(0), self.whole(Value::Int(0), Value::Int(0)));
            let zero = self.before(zero);
            let negated = self.wide_binary("sub", vec![zero, number.clone()])?;
            let negated = self.before(negated);
            return self.wide_choice("smax", vec![number, negated]);
        }
        let less = match name {
            "umin" | "umax" => "ult",
            "smin" | "smax" => "slt",
            "ucmp" | "scmp" => return self.wide_binary(name, operands),
            _ => return Err(format!("the intrinsic {name} of more than 64 bits")),
        };
        let is_less = self.wide_binary(less, operands.clone())?;
        let is_less = self.before(is_less);
        operands.rotate_left(usize::from(name.ends_with("max")));
        operands.insert(0, is_less);
        Ok((Op::Select, operands, wide()))
    }

    /// A conversion from or to such an integer.
    pub fn wide_cast(&mut self, cast: Cast, from: &Type, value: Value, to: &Type) -> Outcome<Parts> {
        match cast {
            Cast::Trunc | Cast::Fit if to.bits().is_some() => {
                let low = self.half(&value, 0);
                Ok((Op::Cast(cast, HALF), vec![low], to.clone()))
            }
            Cast::Zext | Cast::Sext
                if from.bits().is_some() && (self.wide_bits == 128 || matches!(cast, Cast::Zext)) =>
            {
                let low = match from.bits() {
                    Some(64) => value,
                    _ => self.before((Op::Cast(cast, from.clone()), vec![value], HALF)),
                };
                let shift = Arithmetic { operator: Operator::ShiftRight, signed: true };
                let high = match cast {
                    Cast::Zext => Value::Int(0),
                    _ => self.before((Op::Binary(shift, HALF), vec![low.clone(), Value::Int(63)], HALF)),
                };
                Ok(self.whole(low, high))
            }
            Cast::Zext => Ok((Op::Same, vec![value], wide())),
            _ => Err("a conversion between numbers of more than 64 bits".to_string()),
        }
    }

    /// A conversion from 256 bits, or to them.
    pub fn widest_cast(&mut self, cast: Cast, from: &Type, value: Value, to: &Type) -> Outcome<Parts> {
        let [low, high] = [0, 1].map(|number| self.half(&value, number));
        match cast {
            Cast::Zext if *from == wide() => {
                let mut whole = Value::Undef;
                for (number, half) in [low, high, Value::Int(0)].into_iter().enumerate() {
                    whole = self.before((Op::Insert(number), vec![whole, half], widest()));
                }
                Ok((Op::Insert(3), vec![whole, Value::Int(0)], widest()))
            }
            Cast::Trunc | Cast::Fit if *to == wide() => Ok(self.whole(low, high)),
            Cast::Trunc | Cast::Fit if *to == HALF => Ok((Op::Same, vec![low], HALF)),
            _ => Err("a conversion between numbers of more than 64 bits".to_string()),
        }
    }
}
