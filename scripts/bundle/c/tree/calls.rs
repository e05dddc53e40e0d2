//! Calls in C: of functions, of the few functions of C that a program is left with, and of those for intrinsics.

use super::ctype::CType;
use super::expr::{Argument, Callee, Context, Expr};
use super::names::Made;
use super::values::Translator;
use crate::c::intrinsics;
use crate::c::ir::{Type, Value, WRITE};
use crate::c::operator::Operator;

impl Translator<'_> {
    pub fn call(&self, callee: &Value, types: &[Type], arguments: &[Value], ty: &Type) -> Made<Expr> {
        match callee {
            Value::Global(name, 0) if name.starts_with("llvm.") => self.intrinsic(name, types, arguments, ty),
            Value::Global(name, 0) => {
                let arguments = self.arguments(types, arguments)?;
                if let Some(call) = call_c(name, &arguments) {
                    return Ok(call);
                }
                let callee = Callee::Function(self.names.function(name)?.to_string());
                Ok(Expr::call(callee, arguments, self.names.ty(ty)?))
            }
            _ => {
                let parameters = types.iter().map(|ty| self.names.ty(ty)).collect::<Made<Vec<CType>>>()?;
                let (address, result) = (self.value(callee, &Type::Ptr)?, self.names.ty(ty)?);
                let callee = Callee::Address(Box::new(address), result, parameters);
                Ok(Expr::call(callee, self.arguments(types, arguments)?, result))
            }
        }
    }

    fn arguments(&self, types: &[Type], values: &[Value]) -> Made<Vec<Argument>> {
        let argument = |(value, ty): (&Value, &Type)| {
            Ok(Argument { value: self.value(value, ty)?, context: Context::As(self.names.ty(ty)?) })
        };
        values.iter().zip(types).map(argument).collect()
    }

    /// A call of the function of C for an intrinsic.
    fn intrinsic(&self, name: &str, types: &[Type], values: &[Value], ty: &Type) -> Made<Expr> {
        let intrinsic = intrinsics::find(name).ok_or_else(|| format!("the intrinsic {} is not known", name))?;
        if types.first() == Some(&Type::Int(1)) {
            return Err(format!("{} of single bits", name));
        }
        let mut arguments = Vec::new();
        for (number, (value, ty)) in values.iter().zip(types).enumerate() {
            let value = self.value(value, ty)?;
            match ty {
                // It says for which operands any result will do; C needs none.
                Type::Int(1) => {}
                Type::Ptr if name == WRITE && number == 2 => arguments.push(Argument::number(value.cast(CType::Size))),
                Type::Ptr => arguments.push(Argument { value, context: Context::As(CType::Pointer) }),
                _ => arguments.push(Argument::number(value)),
            }
        }
        if intrinsic.takes_bits {
            arguments.push(Argument::number(Expr::integer(types[0].bits().unwrap_or(64).into())));
        }
        let result = match (name, ty) {
            ("llvm.ucmp" | "llvm.scmp", Type::Int(8)) => CType::U8,
            ("llvm.ucmp" | "llvm.scmp", _) => return Err(format!("{} with other than 8 bits", name)),
            (_, Type::Struct(..)) => self.names.ty(ty)?,
            _ => CType::U64,
        };
        let call = Expr::call(Callee::Function(self.names.function(name)?.to_string()), arguments, result);
        Ok(if *ty == Type::Ptr { call.cast(CType::Size).cast(CType::Pointer) } else { call })
    }
}

/// A call of a function of C, or of what the stand-in for `std` asks of one; `None` for another name.
fn call_c(name: &str, arguments: &[Argument]) -> Option<Expr> {
    let mut arguments = arguments.to_vec();
    for argument in arguments.iter_mut().filter(|argument| argument.context == Context::As(CType::Pointer)) {
        argument.context = Context::Address;
    }
    let function = |name: &str, arguments, ty| Expr::call(Callee::Function(name.to_string()), arguments, ty);
    let memory = |arguments| Expr::call(Callee::Memory(name.replace("bcmp", "memcmp")), arguments, CType::Int);
    let stream = |name| Expr::name(name, CType::Other);
    let of_stream = |function, name| Expr::call_c(function, vec![stream(name)]);
    let bytes = |name, to, mut arguments: Vec<Argument>| {
        arguments.insert(1, Argument { value: Expr::integer(1), context: Context::Value });
        arguments.push(Argument { value: stream(to), context: Context::Value });
        function(name, arguments, CType::Size).cast(CType::U64)
    };
    Some(match name {
        "exit" | "free" => function(name, arguments, CType::Int),
        "calloc" | "realloc" => function(name, arguments, CType::Int).cast(CType::Pointer),
        "memcpy" | "memmove" | "memset" => memory(arguments).cast(CType::Pointer),
        "memcmp" | "bcmp" => memory(arguments).cast(CType::U32),
        "bare_read" => bytes("fread", "stdin", arguments),
        "bare_write" => bytes("fwrite", "stdout", arguments),
        "bare_complain" => bytes("fwrite", "stderr", arguments),
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
