//! Calls in C: of functions, of the few functions of C that a program is left with, and of those for intrinsics.

use super::ctype::CType;
use super::expr::{Callee, Context, Expr};
use super::values::Translator;
use crate::intrinsics::{Intrinsic, WRITE};
use crate::ir::{Type, Value};
use crate::operator::Operator;
use crate::refusal::Outcome;

impl Translator<'_> {
    pub fn call(&self, callee: &Value, types: &[Type], arguments: &[Value], ty: &Type) -> Outcome<Expr> {
        match callee {
            Value::Global(name, 0) => {
                let arguments = self.arguments(types, arguments)?;
                if let Some(call) = call_c(name, &arguments) {
                    return Ok(call);
                }
                let callee = Callee::Function(self.names.function(name)?.to_string());
                Ok(Expr::call(callee, arguments, self.names.ty(ty)?))
            }
            _ => {
                let parameters = types.iter().map(|ty| self.names.ty(ty)).collect::<Outcome<Vec<CType>>>()?;
                let (address, result) = (self.value(callee, &Type::Ptr)?, self.names.ty(ty)?);
                let callee = Callee::Pointer(Box::new(address), result, parameters);
                Ok(Expr::call(callee, self.arguments(types, arguments)?, result))
            }
        }
    }

    fn arguments(&self, types: &[Type], values: &[Value]) -> Outcome<Vec<(Expr, Context)>> {
        let argument = |(value, ty): (&Value, &Type)| Ok((self.value(value, ty)?, Context::As(self.names.ty(ty)?)));
        values.iter().zip(types).map(argument).collect()
    }

    /// A call of the function of C for an intrinsic.
    pub fn intrinsic(&self, intrinsic: Intrinsic, types: &[Type], values: &[Value], ty: &Type) -> Outcome<Expr> {
        if types.first() == Some(&Type::Int(1)) {
            return Err(format!("{} of single bits", intrinsic.name));
        }
        let mut arguments = Vec::new();
        for (number, (value, ty)) in values.iter().zip(types).enumerate() {
            let value = self.value(value, ty)?;
            match ty {
                // It says for which operands any result will do; C needs none.
                Type::Int(1) => {}
                Type::Ptr if intrinsic == WRITE && number == 2 => {
                    arguments.push((value.cast(CType::Size), Context::Value))
                }
                Type::Ptr => arguments.push((value, Context::As(CType::Pointer))),
                _ => arguments.push((value, Context::As(CType::U64))),
            }
        }
        if intrinsic.takes_bits {
            arguments.push((Expr::integer(types[0].bits().or(ty.bits()).unwrap_or(64).into()), Context::Value));
        }
        let result = match (intrinsic.name, ty) {
            (name, Type::Int(8)) if name.ends_with("cmp") => CType::Unsigned(8),
            (name, _) if name.ends_with("cmp") => return Err(format!("{name} with other than 8 bits")),
            (_, Type::Struct(..) | Type::Double) => self.names.ty(ty)?,
            (_, Type::Int(1)) => CType::Unsigned(8),
            _ => CType::U64,
        };
        let call = Expr::call(Callee::Function(self.names.intrinsics[&intrinsic].clone()), arguments, result);
        Ok(if *ty == Type::Ptr { call.cast(CType::Size).cast(CType::Pointer) } else { call })
    }
}

/// A call of a function of C, or of what the stand-in for `std` asks of one; `None` for another name.
fn call_c(name: &str, arguments: &[(Expr, Context)]) -> Option<Expr> {
    let any_address = |(value, context): &(Expr, Context)| match context {
        Context::As(CType::Pointer) => (value.clone(), Context::Address),
        _ => (value.clone(), *context),
    };
    let arguments: Vec<(Expr, Context)> = arguments.iter().map(any_address).collect();
    let function = |name: &str, arguments| Expr::call(Callee::Function(name.to_string()), arguments, CType::INT);
    let memory = |name: &str, arguments| Expr::call(Callee::Memory(name.to_string()), arguments, CType::INT);
    let of_stream = |function, name| Expr::call_c(function, vec![Expr::name(name, CType::Other)]);
    Some(match name {
        "exit" | "free" => function(name, arguments),
        "calloc" | "realloc" => function(name, arguments).cast(CType::Pointer),
        "memcpy" | "memmove" | "memset" => memory(name, arguments).cast(CType::Pointer),
        "memcmp" | "bcmp" => memory("memcmp", arguments).cast(CType::U32),
        "bare_read" => transfer("fread", arguments, "stdin"),
        "bare_write" => transfer("fwrite", arguments, "stdout"),
        "bare_complain" => transfer("fwrite", arguments, "stderr"),
        "bare_flush" => of_stream("fflush", "stdout"),
        "bare_is_unread" => of_stream("ferror", "stdin").cast(CType::U32),
        "bare_is_unwritten" => {
            let (flush, error) = (of_stream("fflush", "stdout"), of_stream("ferror", "stdout"));
            Expr::binary(Operator::BitOr, flush, error).cast(CType::U32)
        }
        "bare_fail" => Expr::exit().after(vec![Expr::call_c("perror", vec![Expr::integer(0)])]),
        _ => return None,
    })
}

/// A call that reads or writes bytes: an address and how many there are.
fn transfer(function: &str, mut arguments: Vec<(Expr, Context)>, stream: &str) -> Expr {
    arguments.insert(1, (Expr::integer(1), Context::Value));
    arguments.push((Expr::name(stream, CType::Other), Context::Value));
    Expr::call(Callee::Function(function.to_string()), arguments, CType::Size).cast(CType::U64)
}
