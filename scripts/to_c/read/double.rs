//! Reads instructions on numbers of type `f64`.

use super::parser::{Parser, Parts};
use crate::intrinsics::{FROM_BITS, TO_BITS};
use crate::ir::{Arithmetic, Op, Type, Value};
use crate::operator::Operator::{self, *};
use crate::refusal::Outcome;

/// An operation on two values of a type.
fn binary(operator: Operator, ty: Type, operands: Vec<Value>) -> Parts {
    let result = if ty == Type::Int(1) || operator.properties().opposite.is_some() { Type::Int(1) } else { ty.clone() };
    (Op::Binary(Arithmetic { operator, signed: false }, ty), operands, result)
}

impl Parser {
    pub fn negation(&mut self) -> Outcome<Parts> {
        let (_, value) = self.typed()?;
        Ok(binary(Subtract, Type::Double, vec![Value::Int((-0.0f64).to_bits()), value]))
    }

    /// A comparison: an ordered one is false where a number is none, an unordered one is true.
    pub fn double_comparison(&mut self) -> Outcome<Parts> {
        let name = self.word();
        let (_, operands) = self.pair()?;
        let opposite = match name.as_str() {
            "ugt" => "ole",
            "uge" => "olt",
            "ult" => "oge",
            "ule" => "ogt",
            "ueq" => "one",
            "uno" => "ord",
            name => return self.as_in_c(name, operands),
        };
        let opposite = self.as_in_c(opposite, operands)?;
        Ok(self.negated(opposite))
    }

    /// A comparison that C has, or two that are as much.
    fn as_in_c(&mut self, name: &str, operands: Vec<Value>) -> Outcome<Parts> {
        let [a, b] = &operands[..] else { return Err("a comparison of other than two numbers".to_string()) };
        let operator = match name {
            "oeq" => Equal,
            "une" => NotEqual,
            "olt" => Less,
            "ole" => LessOrEqual,
            "ogt" => Greater,
            "oge" => GreaterOrEqual,
            "one" => return Ok(self.joined(BitOr, [(Less, [a, b]), (Greater, [a, b])])),
            "ord" => return Ok(self.joined(BitAnd, [(Equal, [a, a]), (Equal, [b, b])])),
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
    pub fn bitcast(&mut self) -> Outcome<Parts> {
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
