//! Expressions of C for the values of a function.
//!
//! A value of n bits is always held as a number from 0 to 2^n - 1. An address is a pointer to bytes; in memory it takes
//! 8 bytes whatever the machine, so that everything lies where rustc put it.

use super::ctype::CType;
use super::expr::{Callee, Context, Expr, Node, Sign};
use super::names::Names;
use crate::ir::{mask, Cast, Function, Local, Op, Step, Type, Value};
use crate::operator::Operator;
use crate::plan::trees::Trees;
use crate::plan::variables::Variables;
use crate::refusal::Outcome;

/// Makes the expressions of one function.
pub struct Translator<'a> {
    pub function: &'a Function,
    pub names: &'a Names,
    pub trees: Trees<'a>,
    pub variables: Variables,
    /// The names of the variables, by their numbers.
    pub variable_names: Vec<String>,
}

impl Translator<'_> {
    /// A value, whatever C takes it for.
    pub fn value(&self, value: &Value, ty: &Type) -> Outcome<Expr> {
        match value {
            Value::Local(local) => match self.trees.in_place.get(local) {
                Some(step) => self.op(step, &self.function.types[*local]),
                None => self.variable(*local),
            },
            Value::Int(0) if *ty == Type::Ptr => Ok(Expr::new(Node::Number(0), CType::Pointer)),
            Value::Int(address) if *ty == Type::Ptr => Ok(Expr::constant(*address, 64).cast(CType::Pointer)),
            Value::Int(bits) if *ty == Type::Double => Ok(Expr::double(f64::from_bits(*bits))),
            Value::Int(number) => Ok(Expr::constant(*number, ty.bits().unwrap_or(64))),
            Value::Undef => Ok(Expr::new(Node::Number(0), self.names.ty(ty)?)),
            Value::Global(name, offset) => {
                let address = self.names.address(name)?.plus(*offset);
                Ok(if *ty == Type::Ptr { address } else { address.cast(CType::Size).cast(CType::U64) })
            }
        }
    }

    pub fn variable(&self, local: Local) -> Outcome<Expr> {
        let number = self.variables.of.get(&local).ok_or_else(|| format!("the value {} has no variable", local))?;
        self.numbered(*number)
    }

    /// The variable with a number.
    pub fn numbered(&self, number: usize) -> Outcome<Expr> {
        Ok(Expr::name(&self.variable_names[number], self.names.ty(&self.variables.types[number])?))
    }

    /// Returns the expression for a step with a result of this type.
    pub fn op(&self, step: &Step, ty: &Type) -> Outcome<Expr> {
        match (&step.op, &step.operands[..]) {
            (Op::Binary(operator, of), [a, b]) => self.binary(*operator, a, b, of),
            (Op::Cast(cast, from), [value]) => self.cast(*cast, from, value, ty),
            (Op::Select, [condition, then, other]) => self.select(condition, then, other, ty),
            (Op::Load, [address]) => self.load(ty, address),
            (Op::Offset(offset), [base, indices @ ..]) => self.offset(base, indices, offset),
            (Op::Call(types), [callee, arguments @ ..]) => self.call(callee, types, arguments, ty),
            (Op::Intrinsic(intrinsic, types), values) => self.intrinsic(*intrinsic, types, values, ty),
            (Op::Extract(number), [value]) => Ok(self.value(value, &Type::Ptr)?.member(*number, self.names.ty(ty)?)),
            _ => Err("a statement within an expression".to_string()),
        }
    }

    fn cast(&self, cast: Cast, from: &Type, value: &Value, to: &Type) -> Outcome<Expr> {
        let inner = self.value(value, from)?;
        let bits = to.bits().unwrap_or(64);
        Ok(match cast {
            Cast::Zext | Cast::Fit => inner,
            Cast::PtrToInt if bits == 64 => inner.cast(CType::Size).cast(CType::U64),
            // A number of 64 bits that a machine of 32 cannot take for an address ends the program there.
            Cast::IntToPtr => Expr::call(Callee::ToAddress, vec![(inner, Context::As(CType::U64))], CType::Pointer),
            Cast::Sext if from.bits() == Some(1) => inner.widened(bits).unary(Sign::Minus).cut(to),
            Cast::Sext => self.signed(value, from)?.cut(to),
            Cast::Trunc if matches!(bits, 8 | 16 | 32 | 64) => inner.cast(CType::unsigned(bits)),
            Cast::Trunc => Expr::binary(Operator::BitAnd, inner, Expr::constant(mask(bits), bits)),
            Cast::ToDouble => inner.cast(CType::Double),
            Cast::SignedToDouble => self.signed(value, from)?.cast(CType::Double),
            Cast::PtrToInt => return Err(format!("an address as a number of {} bits", bits)),
        })
    }

    fn select(&self, condition: &Value, then: &Value, other: &Value, ty: &Type) -> Outcome<Expr> {
        let question = self.value(condition, &Type::Int(1))?;
        Ok(match (ty, then, other) {
            (Type::Int(1), Value::Int(1), _) => Expr::binary(Operator::LogicalOr, question, self.value(other, ty)?),
            (Type::Int(1), _, Value::Int(0)) => Expr::binary(Operator::LogicalAnd, question, self.value(then, ty)?),
            _ => Expr::choice(question, self.value(then, ty)?, self.value(other, ty)?),
        })
    }
}
