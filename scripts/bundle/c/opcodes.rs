//! The names of LLVM's instructions.

use super::ir::{Binary, Cast, Compare};
use super::line::Read;

pub fn binary(name: &str) -> Option<Binary> {
    Some(match name {
        "add" => Binary::Add,
        "sub" => Binary::Sub,
        "mul" => Binary::Mul,
        "udiv" => Binary::UDiv,
        "sdiv" => Binary::SDiv,
        "urem" => Binary::URem,
        "srem" => Binary::SRem,
        "shl" => Binary::Shl,
        "lshr" => Binary::LShr,
        "ashr" => Binary::AShr,
        "and" => Binary::And,
        "or" => Binary::Or,
        "xor" => Binary::Xor,
        _ => return None,
    })
}

pub fn cast(name: &str) -> Option<Cast> {
    Some(match name {
        "zext" => Cast::Zext,
        "sext" => Cast::Sext,
        "trunc" => Cast::Trunc,
        "ptrtoint" => Cast::PtrToInt,
        "inttoptr" => Cast::IntToPtr,
        _ => return None,
    })
}

pub fn compare(name: &str) -> Read<Compare> {
    let (signed, sign) = match name {
        "eq" => (false, "=="),
        "ne" => (false, "!="),
        "ult" => (false, "<"),
        "ule" => (false, "<="),
        "ugt" => (false, ">"),
        "uge" => (false, ">="),
        "slt" => (true, "<"),
        "sle" => (true, "<="),
        "sgt" => (true, ">"),
        "sge" => (true, ">="),
        _ => return Err(format!("the comparison {} is not known", name)),
    };
    Ok(Compare { sign, signed })
}
