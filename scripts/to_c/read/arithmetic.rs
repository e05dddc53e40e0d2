//! Makes operations of their names: arithmetic, comparisons and intrinsics.

use super::parser::{wide, widest, Parser, Parts};
use super::versions::function_of;
use crate::intrinsics::{self, Intrinsic};
use crate::ir::{Arithmetic, Cast, Op, Type, Value};
use crate::operator::Operator;
use crate::refusal::Outcome;

/// What a comparison of three results has; LLVM 23 may ask for more bits.
const BYTE: Type = Type::Int(8);

impl Parser {
    /// Arithmetic or a comparison.
    pub fn computed(&mut self, name: &str, ty: Type, operands: Vec<Value>) -> Outcome<Parts> {
        let arithmetic = arithmetic(name)?;
        if ty == wide() {
            return self.wide_binary(name, operands);
        }
        if ty == widest() {
            return self.widest_binary(name, operands);
        }
        let is_comparison = arithmetic.operator.properties().opposite.is_some();
        if ty.bits().is_none() && ty != Type::Double && !is_comparison {
            return Err("arithmetic on something else than numbers".to_string());
        }
        let result = if is_comparison { Type::Int(1) } else { ty.clone() };
        Ok((Op::Binary(arithmetic, ty), operands, result))
    }

    /// What a function of LLVM computes.
    pub fn intrinsic(
        &mut self,
        name: &str,
        mut types: Vec<Type>,
        mut operands: Vec<Value>,
        ty: Type,
    ) -> Outcome<Parts> {
        let function = match name {
            "is.constant" => return Ok((Op::Same, vec![Value::Int(0)], ty)),
            "trap" => "abort",
            "memcpy" | "memmove" | "memset" => {
                types.pop();
                if operands.pop() != Some(Value::Int(0)) {
                    return Err("memory that is volatile".to_string());
                }
                name
            }
            "scmp" | "ucmp" if ty.size() > 1 => {
                let byte = self.intrinsic(name, types, operands, BYTE)?;
                let byte = self.before(byte);
                return if ty == wide() {
                    self.wide_cast(Cast::Sext, &BYTE, byte, &ty)
                } else {
                    Ok((Op::Cast(Cast::Sext, BYTE), vec![byte], ty))
                };
            }
            _ if ty == wide() || types.contains(&wide()) => return self.wide_choice(name, operands),
            _ => {
                let known = intrinsics::find(function_of(name))
                    .ok_or_else(|| format!("the intrinsic {} is not known", name))?;
                let intrinsic = Intrinsic { bits: ty.member(0).and_then(Type::bits), ..known };
                return Ok((Op::Intrinsic(intrinsic, types), operands, ty));
            }
        };
        operands.insert(0, Value::Global(function.to_string(), 0));
        Ok((Op::Call(types), operands, ty))
    }
}

/// The operator that an instruction or a comparison has in C.
pub fn arithmetic(name: &str) -> Outcome<Arithmetic> {
    let operator = match name {
        "add" | "fadd" => Operator::Add,
        "sub" | "fsub" => Operator::Subtract,
        "mul" | "fmul" => Operator::Multiply,
        "udiv" | "sdiv" | "fdiv" => Operator::Divide,
        "urem" | "srem" => Operator::Remainder,
        "shl" => Operator::ShiftLeft,
        "lshr" | "ashr" => Operator::ShiftRight,
        "and" => Operator::BitAnd,
        "or" => Operator::BitOr,
        "xor" => Operator::BitXor,
        "eq" => Operator::Equal,
        "ne" => Operator::NotEqual,
        "ult" | "slt" => Operator::Less,
        "ule" | "sle" => Operator::LessOrEqual,
        "ugt" | "sgt" => Operator::Greater,
        "uge" | "sge" => Operator::GreaterOrEqual,
        _ => return Err(format!("the instruction {} is not known", name)),
    };
    let signed = matches!(name, "ashr" | "sdiv" | "sge" | "sgt" | "sle" | "slt" | "srem");
    Ok(Arithmetic { operator, signed })
}
