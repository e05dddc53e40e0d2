//! Reads loads and stores.

use super::parser::{wide, Parser, Parts, HALF};
use crate::intrinsics::{READ, WRITE};
use crate::ir::{Offset, Op, Step, Type, Value};
use crate::refusal::Outcome;

/// Words that say what may happen meanwhile, or what others may see; to the only thread they make no difference.
pub const MEANWHILE: [&str; 9] =
    ["atomic", "volatile", "weak", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"];

impl Parser {
    pub fn load(&mut self) -> Outcome<Parts> {
        self.eat_all(&MEANWHILE);
        let ty = self.ty()?;
        let (_, address) = self.typed()?;
        let is_aligned = self.aligned(&ty)?;
        self.loaded(address, ty, is_aligned)
    }

    pub fn store(&mut self) -> Outcome<Parts> {
        self.eat_all(&MEANWHILE);
        let (ty, value) = self.typed()?;
        let (_, address) = self.typed()?;
        let is_aligned = self.aligned(&ty)?;
        self.stored(address, value, ty, is_aligned)
    }

    /// The value at an address.
    pub fn loaded(&mut self, address: Value, ty: Type, is_aligned: bool) -> Outcome<Parts> {
        Ok(match is_aligned {
            _ if ty == wide() => self.wide_load(address, is_aligned),
            true => (Op::Load, vec![address], ty),
            false if ty == Type::Double => return Err("an f64 that is not aligned".to_string()),
            false => {
                let (op, operands) = read_bytes(address, count(&ty));
                (op, operands, ty)
            }
        })
    }

    /// Puts a value at an address.
    pub fn stored(&mut self, address: Value, value: Value, ty: Type, is_aligned: bool) -> Outcome<Parts> {
        if ty == wide() {
            return Ok(self.wide_store(address, &value, is_aligned));
        }
        if ty == Type::Double && !is_aligned {
            return Err("an f64 that is not aligned".to_string());
        }
        let (op, operands) = if is_aligned {
            (Op::Store(ty), vec![address, value])
        } else {
            write_bytes(address, count(&ty), value, ty)
        };
        Ok((op, operands, Type::Void))
    }

    /// Parses orderings and `, align n`, and checks that a value of the type can be loaded and stored as one of C.
    pub fn aligned(&mut self, ty: &Type) -> Outcome<bool> {
        self.eat_all(&MEANWHILE);
        let is_promised = !self.eat("align") || self.number()? as u64 >= ty.align();
        Ok(is_promised && count(ty) == ty.size())
    }

    /// The address of the upper half in memory, and its bytes.
    fn upper(&mut self, address: &Value) -> (Value, u64) {
        let offset = Offset { constant: 8, ..Offset::default() };
        let upper = self.before((Op::Offset(offset), vec![address.clone()], Type::Ptr));
        (upper, u64::from(self.wide_bits.div_ceil(8)) - 8)
    }

    pub fn wide_load(&mut self, address: Value, is_aligned: bool) -> Parts {
        let (upper, count) = self.upper(&address);
        let [low, high] = [(address, 8), (upper, count)].map(|(address, count)| {
            let (op, operands) =
                if is_aligned && count == 8 { (Op::Load, vec![address]) } else { read_bytes(address, count) };
            self.before((op, operands, HALF))
        });
        self.whole(low, high)
    }

    pub fn wide_store(&mut self, address: Value, value: &Value, is_aligned: bool) -> Parts {
        let (upper, count) = self.upper(&address);
        let (low, high) = (self.half(value, 0), self.half(value, 1));
        let [(op, operands), last] = [(address, 8, low), (upper, count, high)].map(|(address, count, half)| {
            if is_aligned && count == 8 {
                (Op::Store(HALF), vec![address, half])
            } else {
                write_bytes(address, count, half, HALF)
            }
        });
        self.before.push(Step { def: None, op, operands });
        (last.0, last.1, Type::Void)
    }
}

/// Returns the bytes that a value fills: an `i24` fills 3 of its 4.
fn count(ty: &Type) -> u64 {
    ty.bits().map_or(ty.size(), |bits| u64::from(bits.div_ceil(8)))
}

/// A load from an address that is not aligned, or where no type of C fits: so many bytes are there.
fn read_bytes(address: Value, count: u64) -> (Op, Vec<Value>) {
    (Op::Intrinsic(READ, vec![Type::Ptr, Type::Int(64)]), vec![address, Value::Int(count)])
}

/// The store of a value there.
fn write_bytes(address: Value, count: u64, value: Value, ty: Type) -> (Op, Vec<Value>) {
    (Op::Intrinsic(WRITE, vec![Type::Ptr, Type::Int(64), ty]), vec![address, Value::Int(count), value])
}
