//! Addresses in C, and what is loaded from them or stored there.

use super::ctype::CType;
use super::expr::{Argument, Callee, Context, Expr, Macro, Sign};
use super::names::Made;
use super::values::Translator;
use crate::c::ir::{Offset, Type, Value};
use crate::c::operator::Operator;

impl Translator<'_> {
    /// The contents of an address as a number.
    pub fn place(&self, ty: &Type, address: &Value) -> Made<Expr> {
        let size = match ty {
            Type::Int(_) | Type::Ptr => ty.size(),
            _ => return Err("a struct that is loaded or stored as a whole".to_string()),
        };
        let address = self.value(address, &Type::Ptr)?;
        Ok(match size {
            1 => address.unary(Sign::Contents),
            2 => at(Macro::Load16, address, CType::U16),
            4 => at(Macro::Load32, address, CType::U32),
            _ => at(Macro::Load64, address, CType::U64),
        })
    }

    pub fn load(&self, ty: &Type, address: &Value) -> Made<Expr> {
        match ty {
            Type::Ptr => Ok(at(Macro::LoadAddress, self.value(address, ty)?, CType::Pointer)),
            _ => self.place(ty, address),
        }
    }

    pub fn offset(&self, base: &Value, indices: &[Value], offset: &Offset) -> Made<Expr> {
        let mut address = self.value(base, &Type::Ptr)?;
        if let Value::Int(_) = base {
            address = address.cast(CType::Pointer);
        }
        for (value, factor) in indices.iter().zip(&offset.factors) {
            address = Expr::binary(Operator::Add, address, self.index(value, *factor, offset.forward)?);
        }
        Ok(address.plus(offset.constant))
    }

    /// The bytes to add to an address: a value times the size of an element.
    fn index(&self, value: &Value, factor: i64, forward: bool) -> Made<Expr> {
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

/// What lies at an address, by a macro for the size.
fn at(load: Macro, address: Expr, ty: CType) -> Expr {
    Expr::call(Callee::Head(load), vec![Argument { value: address, context: Context::Address }], ty)
}
