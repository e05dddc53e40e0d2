//! Expressions of C for the values of a function.
//!
//! A value of n bits is always held as a number from 0 to 2^n - 1. An address is a pointer to bytes; in memory it takes
//! 8 bytes whatever the machine, so that everything lies where rustc put it.

use super::ir::{mask, Cast, Function, Local, Op, Step, Type, Value};
use super::names::{member, Names, Written};
use super::text::{constant, cut, plus, shape, unsigned, Rank, Shape, Text};
use super::trees::Trees;
use super::variables::Variables;

/// Writes the expressions of one function.
pub struct Writer<'a> {
    pub function: &'a Function,
    pub names: &'a Names,
    pub trees: Trees<'a>,
    pub variables: Variables,
    /// The names of the variables, by their numbers.
    pub variable_names: Vec<String>,
}

impl Writer<'_> {
    /// A value, whatever C takes it for.
    pub fn value(&self, value: &Value, ty: &Type) -> Written<Text> {
        match value {
            Value::Local(local) => match self.trees.in_place.get(local) {
                Some(step) => self.op(step, &self.function.types[*local]),
                None => self.variable(*local),
            },
            Value::Int(0) if *ty == Type::Ptr => Ok(Text::whole("0", Shape::Other)),
            Value::Int(address) if *ty == Type::Ptr => Ok(constant(*address, 64).cast("P", Shape::Other)),
            Value::Int(number) => Ok(constant(*number, ty.bits().unwrap_or(64))),
            Value::Undef => Ok(Text::whole("0", shape(ty))),
            Value::Global(name, offset) => {
                let base = self.names.address(name)?;
                let address = plus(&base, *offset);
                Ok(if *ty == Type::Ptr { address } else { address.cast("U)(Z", Shape::Word) })
            }
        }
    }

    /// Returns the step that defines a value that is written where it is used.
    pub fn written_in_place(&self, value: &Value) -> Option<&Step> {
        value.local().and_then(|local| self.trees.in_place.get(&local).copied())
    }

    pub fn variable(&self, local: Local) -> Written<Text> {
        let number = self.variables.of.get(&local).ok_or_else(|| format!("the value {} has no variable", local))?;
        Ok(Text::whole(self.variable_names[*number].as_str(), shape(&self.function.types[local])))
    }

    /// Returns the expression for a step with a result of this type.
    pub fn op(&self, step: &Step, ty: &Type) -> Written<Text> {
        match (&step.op, &step.operands[..]) {
            (Op::Binary(operator, of), [a, b]) => self.binary(*operator, a, b, of),
            (Op::Cast(cast, from), [value]) => self.cast(*cast, from, value, ty),
            (Op::Select, [condition, then, other]) => self.select(condition, then, other, ty),
            (Op::Load, [address]) => self.load(ty, address),
            (Op::Offset(offset), [base, indices @ ..]) => self.offset(base, indices, offset),
            (Op::Call(types), [callee, arguments @ ..]) => self.call(callee, types, arguments, ty),
            (Op::Extract(number), [value]) => {
                let whole = self.value(value, &Type::Ptr)?;
                Ok(Text::whole(format!("{}.{}", whole.within(Rank::Whole), member(*number)), shape(ty)))
            }
            _ => Err("a statement within an expression".to_string()),
        }
    }

    pub fn cast(&self, cast: Cast, from: &Type, value: &Value, to: &Type) -> Written<Text> {
        let text = self.value(value, from)?;
        let bits = to.bits().unwrap_or(64);
        Ok(match cast {
            Cast::Zext => text.exact(),
            Cast::Fit => text,
            Cast::PtrToInt if bits == 64 => text.cast("U)(Z", Shape::Word),
            // A number of 64 bits that a machine of 32 cannot take for an address ends the program there.
            Cast::IntToPtr => Text::whole(format!("p({})", text.text), Shape::Other),
            Cast::Sext if from.bits() == Some(1) => cut(text.widened(bits).prefixed("-"), to),
            Cast::Sext => cut(self.signed(value, from)?, to),
            Cast::Trunc if !matches!(bits, 8 | 16 | 32 | 64) => Text::join(&text, "&", &constant(mask(bits), bits)),
            Cast::Trunc => text.cut(unsigned(bits), if bits == 32 { Shape::Half } else { Shape::Int }),
            Cast::PtrToInt => return Err(format!("an address as a number of {} bits", bits)),
        })
    }

    pub fn select(&self, condition: &Value, then: &Value, other: &Value, ty: &Type) -> Written<Text> {
        let question = self.value(condition, &Type::Int(1))?;
        if *ty == Type::Int(1) {
            match (then, other) {
                (Value::Int(1), _) => return Ok(Text::either(&question, &self.value(other, ty)?)),
                (_, Value::Int(0)) => return Ok(Text::both(&question, &self.value(then, ty)?)),
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
        Ok(Text::new(text, Rank::Choice, shape))
    }
}
