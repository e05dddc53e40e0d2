//! Reads instructions on numbers of type `f64`.

use super::instructions::Parts;
use super::parser::{Parsed, Parser};
use crate::c::intrinsics::{FROM_BITS, TO_BITS};
use crate::c::ir::{Arithmetic, Op, Type, Value};
use crate::c::operator::Operator;

/// An operation on two values of a type.
fn binary(operator: Operator, ty: Type, operands: Vec<Value>) -> Parts {
    let result = if ty == Type::Int(1) || operator.properties().opposite.is_some() { Type::Int(1) } else { ty.clone() };
    (Op::Binary(Arithmetic { operator, signed: false }, ty), operands, result)
}

impl Parser {
    pub fn negation(&mut self) -> Parsed<Parts> {
        let (_, value) = self.typed()?;
        Ok(binary(Operator::Subtract, Type::Double, vec![Value::Int((-0.0f64).to_bits()), value]))
    }

    /// A comparison: an ordered one is false where a number is none, an unordered one is true.
    pub fn double_comparison(&mut self) -> Parsed<Parts> {
        let name = self.word();
        let (_, operands) = self.pair()?;
        match name.as_str() {
            "une" => Ok(binary(Operator::NotEqual, Type::Double, operands)),
            "ugt" => self.not("ole", operands),
            "uge" => self.not("olt", operands),
            "ult" => self.not("oge", operands),
            "ule" => self.not("ogt", operands),
            "ueq" => self.not("one", operands),
            "uno" => self.not("ord", operands),
            _ => self.ordered(&name, operands),
        }
    }

    fn not(&mut self, ordered: &str, operands: Vec<Value>) -> Parsed<Parts> {
        let ordered = self.ordered(ordered, operands)?;
        let ordered = self.before(ordered);
        Ok(binary(Operator::BitXor, Type::Int(1), vec![ordered, Value::Int(1)]))
    }

    fn ordered(&mut self, name: &str, operands: Vec<Value>) -> Parsed<Parts> {
        let [a, b] = [0, 1].map(|side| operands[side].clone());
        let operator = match name {
            "oeq" => Operator::Equal,
            "olt" => Operator::Less,
            "ole" => Operator::LessOrEqual,
            "ogt" => Operator::Greater,
            "oge" => Operator::GreaterOrEqual,
            "one" => {
                return Ok(self.joined(Operator::BitOr, [(Operator::Less, [&a, &b]), (Operator::Greater, [&a, &b])]))
            }
            "ord" => {
                return Ok(self.joined(Operator::BitAnd, [(Operator::Equal, [&a, &a]), (Operator::Equal, [&b, &b])]))
            }
            _ => return Err(format!("the comparison {name} is not known")),
        };
        Ok(binary(operator, Type::Double, operands))
    }

    /// Two comparisons as one.
    fn joined(&mut self, with: Operator, parts: [(Operator, [&Value; 2]); 2]) -> Parts {
        let parts = parts.map(|(operator, operands)| {
            self.before(binary(operator, Type::Double, operands.map(Value::clone).to_vec()))
        });
        binary(with, Type::Int(1), parts.to_vec())
    }

    /// The bits of an `f64` as an integer, or the other way round.
    pub fn bitcast(&mut self) -> Parsed<Parts> {
        let (from, value) = self.typed()?;
        self.expect("to")?;
        let to = self.ty()?;
        let intrinsic = match (&from, &to) {
            (Type::Double, Type::Int(64)) => TO_BITS,
            (Type::Int(64), Type::Double) => FROM_BITS,
            _ => return Err("a bitcast of other than f64".to_string()),
        };
        Ok((Op::Intrinsic(intrinsic, vec![from]), vec![value], to))
    }
}
