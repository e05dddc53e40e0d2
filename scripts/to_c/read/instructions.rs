//! Reads instructions that are neither phis nor ends of blocks.

use super::atomic::MEANWHILE;
use super::parser::{Parsed, Parser};
use super::source::absent;
use super::wide::{wide, widest};
use crate::intrinsics::{self, Intrinsic, READ, WRITE};
use crate::ir::{Arithmetic, Cast, Offset, Op, Type, Value};
use crate::operator::Operator;

/// Words that say what may be supposed, which C has no need of.
const FLAGS: [&str; 6] = ["nuw", "nsw", "exact", "disjoint", "nneg", "samesign"];

/// Functions that LLVM knows and that do nothing; the last two let another thread go on.
const IDLE: [&str; 7] = [
    "llvm.lifetime.",
    "llvm.assume",
    "llvm.experimental.noalias.",
    "llvm.dbg.",
    "llvm.invariant.",
    "llvm.x86.sse2.pause",
    "llvm.aarch64.isb",
];

/// An operation, its operands, and the type of what it defines.
pub type Parts = (Op, Vec<Value>, Type);

impl Parser {
    /// A type and two values of it.
    pub fn pair(&mut self) -> Parsed<(Type, Vec<Value>)> {
        let (ty, first) = self.typed()?;
        let second = self.value(&ty)?;
        Ok((ty, vec![first, second]))
    }

    /// An instruction that is not the end of a block; `None` where it does nothing.
    pub fn instruction(&mut self, name: &str) -> Parsed<Option<Parts>> {
        let parts = match name {
            "call" | "invoke" => return self.call(),
            "zext" | "sext" | "trunc" | "ptrtoint" | "inttoptr" | "sitofp" | "uitofp" => self.cast(name)?,
            "icmp" => self.comparison()?,
            "fcmp" => self.double_comparison()?,
            "fneg" => self.negation()?,
            "bitcast" => self.bitcast()?,
            "select" => self.select()?,
            "freeze" => {
                let (ty, value) = self.typed()?;
                (Op::Same, vec![value], ty)
            }
            "extractvalue" | "insertvalue" => self.member(name)?,
            "load" => self.load()?,
            "store" => self.store()?,
            "atomicrmw" => self.update()?,
            "cmpxchg" => self.exchange()?,
            "alloca" => self.frame()?,
            "getelementptr" => self.address()?,
            _ => self.arithmetic(name)?,
        };
        Ok(Some(parts))
    }

    fn frame(&mut self) -> Parsed<Parts> {
        let size = self.ty()?.size();
        self.aligned(&Type::Ptr)?;
        Ok((Op::Frame(size.max(1)), Vec::new(), Type::Ptr))
    }

    fn address(&mut self) -> Parsed<Parts> {
        self.eat_all(&["inbounds", "nusw"]);
        let forward = self.eat("nuw");
        let (offset, operands) = self.offset()?;
        Ok((Op::Offset(Offset { forward, ..offset }), operands, Type::Ptr))
    }

    fn call(&mut self) -> Parsed<Option<Parts>> {
        self.attributes();
        let ty = self.ty()?;
        // `black_box` passes a value through a text of assembly that is empty.
        if self.eat("asm") && self.eat("sideeffect") && self.eat("\"\"") {
            self.skip();
            return Ok(None);
        }
        let callee = self.value(&Type::Ptr)?;
        if callee.global().is_some_and(|name| IDLE.iter().any(|idle| name.starts_with(idle))) {
            self.skip();
            return Ok(None);
        }
        if callee.global().is_some_and(|name| absent(name).is_some()) {
            return Err("what C does not have".to_string());
        }
        let (types, operands): (Vec<_>, Vec<_>) = self.list("(", ")", Parser::typed)?.into_iter().unzip();
        match callee.global().and_then(|name| name.strip_prefix("llvm.")) {
            Some(name) => self.intrinsic(&plain_name(name), types, operands, ty).map(Some),
            None => Ok(Some((Op::Call(types), [vec![callee], operands].concat(), ty))),
        }
    }

    pub fn intrinsic(&mut self, name: &str, mut types: Vec<Type>, mut operands: Vec<Value>, ty: Type) -> Parsed<Parts> {
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
            _ if ty == wide() || types.contains(&wide()) => return self.wide_choice(name, operands),
            _ => {
                let known = intrinsics::find(name).ok_or_else(|| format!("the intrinsic {} is not known", name))?;
                let intrinsic = Intrinsic { bits: ty.member(0).and_then(Type::bits), ..known };
                return Ok((Op::Intrinsic(intrinsic, types), operands, ty));
            }
        };
        operands.insert(0, Value::Global(function.to_string(), 0));
        Ok((Op::Call(types), operands, ty))
    }

    fn comparison(&mut self) -> Parsed<Parts> {
        self.eat_all(&FLAGS);
        let name = self.word();
        self.arithmetic(&name)
    }

    fn arithmetic(&mut self, name: &str) -> Parsed<Parts> {
        // What is not known may have other operands.
        arithmetic(name)?;
        self.eat_all(&FLAGS);
        let (ty, operands) = self.pair()?;
        self.computed(name, ty, operands)
    }

    /// Arithmetic or a comparison.
    pub fn computed(&mut self, name: &str, ty: Type, operands: Vec<Value>) -> Parsed<Parts> {
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

    fn select(&mut self) -> Parsed<Parts> {
        let (_, condition) = self.typed()?;
        let (ty, then) = self.typed()?;
        let (_, other) = self.typed()?;
        Ok((Op::Select, vec![condition, then, other], ty))
    }

    fn cast(&mut self, name: &str) -> Parsed<Parts> {
        let fits = self.eat("nuw");
        self.eat_all(&FLAGS);
        let (from, value) = self.typed()?;
        self.eat("to");
        let kind = match name {
            "zext" => Cast::Zext,
            "sext" => Cast::Sext,
            "trunc" if fits => Cast::Fit,
            "trunc" => Cast::Trunc,
            "ptrtoint" => Cast::PtrToInt,
            "uitofp" => Cast::ToDouble,
            "sitofp" => Cast::SignedToDouble,
            _ => Cast::IntToPtr,
        };
        let to = self.ty()?;
        if [&from, &to].contains(&&widest()) {
            return self.widest_cast(kind, &from, value, &to);
        }
        if [&from, &to].contains(&&wide()) {
            return self.wide_cast(kind, &from, value, &to);
        }
        Ok((Op::Cast(kind, from), vec![value], to))
    }

    fn member(&mut self, name: &str) -> Parsed<Parts> {
        let (ty, whole) = self.typed()?;
        if name == "extractvalue" {
            let number = self.number()? as usize;
            let member = ty.member(number).cloned().ok_or("a member that its type does not have")?;
            return Ok((Op::Extract(number), vec![whole], member));
        }
        let (_, value) = self.typed()?;
        Ok((Op::Insert(self.number()? as usize), vec![whole, value], ty))
    }

    fn load(&mut self) -> Parsed<Parts> {
        self.eat_all(&MEANWHILE);
        let ty = self.ty()?;
        let (_, address) = self.typed()?;
        let is_aligned = self.aligned(&ty)?;
        self.loaded(address, ty, is_aligned)
    }

    pub fn loaded(&mut self, address: Value, ty: Type, is_aligned: bool) -> Parsed<Parts> {
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

    fn store(&mut self) -> Parsed<Parts> {
        self.eat_all(&MEANWHILE);
        let (ty, value) = self.typed()?;
        let (_, address) = self.typed()?;
        let is_aligned = self.aligned(&ty)?;
        self.stored(address, value, ty, is_aligned)
    }

    pub fn stored(&mut self, address: Value, value: Value, ty: Type, is_aligned: bool) -> Parsed<Parts> {
        if ty == wide() {
            return Ok(self.wide_store(address, &value, is_aligned));
        }
        if ty == Type::Double && !is_aligned {
            return Err("an f64 that is not aligned".to_string());
        }
        let (op, operands) = match is_aligned {
            true => (Op::Store(ty), vec![address, value]),
            false => write_bytes(address, count(&ty), value, ty),
        };
        Ok((op, operands, Type::Void))
    }

    /// Parses orderings and `, align n`, and checks that a value of the type can be loaded and stored as one of C.
    pub fn aligned(&mut self, ty: &Type) -> Parsed<bool> {
        self.eat_all(&MEANWHILE);
        let is_promised = !self.eat("align") || self.number()? as u64 >= ty.align();
        Ok(is_promised && count(ty) == ty.size())
    }
}

/// Returns the bytes that a value fills: an `i24` fills 3 of its 4.
fn count(ty: &Type) -> u64 {
    ty.bits().map_or(ty.size(), |bits| u64::from(bits.div_ceil(8)))
}

/// A load from an address that is not aligned, or where no type of C fits: so many bytes are there.
pub fn read_bytes(address: Value, count: u64) -> (Op, Vec<Value>) {
    (Op::Intrinsic(READ, vec![Type::Ptr, Type::Int(64)]), vec![address, Value::Int(count)])
}

/// The store of a value there.
pub fn write_bytes(address: Value, count: u64, value: Value, ty: Type) -> (Op, Vec<Value>) {
    (Op::Intrinsic(WRITE, vec![Type::Ptr, Type::Int(64), ty]), vec![address, Value::Int(count), value])
}

/// `umax` for `umax.i64`
fn plain_name(name: &str) -> String {
    let is_type = |part: &&str| {
        let rest = part.strip_prefix(['i', 'p']);
        rest.is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let parts: Vec<&str> = name.split('.').filter(|part| !is_type(part)).collect();
    parts.join(".")
}

fn arithmetic(name: &str) -> Parsed<Arithmetic> {
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
