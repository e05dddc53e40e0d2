//! Addresses in C, and what is loaded from them or stored there.

use super::ctype::CType;
use super::expr::Expr;
use super::values::Translator;
use crate::ir::{Offset, Type, Value};
use crate::operator::Operator;
use crate::refusal::Outcome;

impl Translator<'_> {
    /// What lies at an address: a number or an address.
    pub fn load(&self, ty: &Type, address: &Value) -> Outcome<Expr> {
        match ty {
            Type::Int(_) | Type::Double | Type::Ptr => Ok(self.value(address, &Type::Ptr)?.load(self.names.ty(ty)?)),
            _ => Err("a struct that is loaded or stored as a whole".to_string()),
        }
    }

    pub fn offset(&self, base: &Value, indices: &[Value], offset: &Offset) -> Outcome<Expr> {
        let mut address = self.value(base, &Type::Ptr)?;
        if let Value::Int(0) = base {
            address = address.cast(CType::Pointer);
        }
        for (value, factor) in indices.iter().zip(&offset.factors) {
            address = Expr::binary(Operator::Add, address, self.index(value, *factor, offset.forward)?);
        }
        Ok(address.plus(offset.constant))
    }

    /// The bytes to add to an address: a value times the size of an element.
    fn index(&self, value: &Value, factor: i64, forward: bool) -> Outcome<Expr> {
        let ty = Type::Int(64);
        let largest = self.largest(value, &ty);
        let fits = largest.checked_mul(factor.unsigned_abs()).is_some_and(|most| most < 1 << 31);
        let mut index = if fits || factor == 1 { self.value(value, &ty)? } else { self.typed(value, &ty)? };
        if factor != 1 {
            index = Expr::binary(Operator::Multiply, index, Expr::constant(factor as u64, 64));
        }
        Ok(if forward || largest < 1 << 31 { index } else { index.cast(CType::Difference) })
    }
}
