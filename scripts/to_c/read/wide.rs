//! Reads instructions on integers of more than 64 bits, as some on structs of two halves, the lower one first.

use super::instructions::{read_bytes, write_bytes, Parts};
use super::parser::{Parsed, Parser};
use crate::intrinsics;
use crate::ir::{mask, Arithmetic, Cast, Offset, Op, Step, Type, Value};
use crate::operator::Operator;

const HALF: Type = Type::Int(64);

/// The type of an integer of more than 64 bits.
pub fn wide() -> Type {
    Type::Struct(vec![HALF, HALF], false)
}

/// The type of an integer of 256 bits, of which the text of a number of 128 bits takes a product.
pub fn widest() -> Type {
    Type::Struct(vec![HALF; 4], false)
}

impl Parser {
    /// Adds an instruction before the one that is read, and returns its value.
    pub fn before(&mut self, (op, operands, ty): Parts) -> Value {
        let def = self.local(format!("before {}", self.locals.len()));
        self.types.insert(def, ty);
        self.before.push(Step { def: Some(def), op, operands });
        Value::Local(def)
    }

    /// The negation of a bit.
    pub fn negated(&mut self, bit: Parts) -> Parts {
        let not = Arithmetic { operator: Operator::BitXor, signed: false };
        (Op::Binary(not, Type::Int(1)), vec![self.before(bit), Value::Int(1)], Type::Int(1))
    }

    fn half(&mut self, of: &Value, number: usize) -> Value {
        self.before((Op::Extract(number), vec![of.clone()], HALF))
    }

    fn whole(&mut self, low: Value, high: Value) -> Parts {
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
    pub fn wide_binary(&mut self, name: &str, mut operands: Vec<Value>) -> Parsed<Parts> {
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
    pub fn widest_binary(&mut self, name: &str, operands: Vec<Value>) -> Parsed<Parts> {
        let intrinsic = intrinsics::find(&format!("widest.{name}")).ok_or_else(|| format!("{name} of 256 bits"))?;
        Ok((Op::Intrinsic(intrinsic, vec![widest(), widest()]), operands, widest()))
    }

    /// An intrinsic that compares two, or chooses the less or the greater, such as of a number and its negation.
    pub fn wide_choice(&mut self, name: &str, mut operands: Vec<Value>) -> Parsed<Parts> {
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
    pub fn wide_cast(&mut self, cast: Cast, from: &Type, value: Value, to: &Type) -> Parsed<Parts> {
        match cast {
            Cast::Trunc | Cast::Fit if to.bits() == Some(64) => Ok((Op::Extract(0), vec![value], HALF)),
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
    pub fn widest_cast(&mut self, cast: Cast, from: &Type, value: Value, to: &Type) -> Parsed<Parts> {
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

    /// The address of the upper half in memory, and its bytes.
    fn upper(&mut self, address: &Value) -> (Value, u64) {
        let offset = Offset { constant: 8, ..Offset::default() };
        let upper = self.before((Op::Offset(offset), vec![address.clone()], Type::Ptr));
        (upper, u64::from(self.wide_bits.div_ceil(8)) - 8)
    }

    pub fn wide_load(&mut self, address: Value, is_aligned: bool) -> Parts {
        let (upper, count) = self.upper(&address);
        let [low, high] = [(address, 8), (upper, count)].map(|(address, count)| {
            let (op, operands) = match is_aligned && count == 8 {
                true => (Op::Load, vec![address]),
                false => read_bytes(address, count),
            };
            self.before((op, operands, HALF))
        });
        self.whole(low, high)
    }

    pub fn wide_store(&mut self, address: Value, value: &Value, is_aligned: bool) -> Parts {
        let (upper, count) = self.upper(&address);
        let (low, high) = (self.half(value, 0), self.half(value, 1));
        let [(op, operands), last] =
            [(address, 8, low), (upper, count, high)].map(|(address, count, half)| match is_aligned && count == 8 {
                true => (Op::Store(HALF), vec![address, half]),
                false => write_bytes(address, count, half, HALF),
            });
        self.before.push(Step { def: None, op, operands });
        (last.0, last.1, Type::Void)
    }
}
