//! Reads instructions that are neither phis nor ends of blocks.

use super::helpers;
use super::ir::{Cast, Offset, Op, Operator, Type, Value, READ, WRITE};
use super::line::{Read, Reader};

/// Words that say what may be supposed, which C has no need of.
const FLAGS: [&str; 6] = ["nuw", "nsw", "exact", "disjoint", "nneg", "samesign"];

/// Functions that LLVM knows and that do nothing.
const IDLE: [&str; 5] = ["llvm.lifetime.", "llvm.assume", "llvm.experimental.noalias.", "llvm.dbg.", "llvm.invariant."];

impl Reader<'_> {
    /// A type and two values of it.
    fn pair(&mut self) -> Read<(Type, Value, Value)> {
        let (ty, first) = self.typed()?;
        self.expect(",")?;
        let second = self.value(&ty)?;
        Ok((ty, first, second))
    }

    /// A call and the type of its result; `None` where it does nothing.
    pub fn call(&mut self) -> Read<Option<(Op, Type)>> {
        self.attributes();
        let ty = self.ty()?;
        let callee = self.value(&Type::Ptr)?;
        if callee.global().is_some_and(|name| IDLE.iter().any(|idle| name.starts_with(idle))) {
            self.skip();
            return Ok(None);
        }
        self.expect("(")?;
        let arguments = self.list(")", Reader::typed)?;
        let op = match &callee {
            Value::Global(name, _) if name.starts_with("llvm.") => intrinsic(name, arguments)?,
            _ => Op::Call(callee, arguments),
        };
        Ok(Some((op, ty)))
    }

    /// An instruction that is neither a call nor the end of a block, and the type of what it defines.
    pub fn op(&mut self, name: &str) -> Read<(Op, Type)> {
        if let Some(operator) = operator(name) {
            self.eat_all(&FLAGS);
            let (ty, a, b) = self.pair()?;
            ty.bits().ok_or("arithmetic on something else than integers")?;
            return Ok((Op::Binary(operator, a, b), ty));
        }
        match name {
            "zext" | "sext" | "trunc" | "ptrtoint" | "inttoptr" => self.cast(name),
            "icmp" => self.compare(),
            "select" => self.select(),
            "freeze" => self.typed().map(|(ty, value)| (Op::Same(value), ty)),
            "extractvalue" | "insertvalue" => self.member(name),
            "load" => self.load(),
            "store" => self.store(),
            "alloca" => {
                let size = self.ty()?.size();
                self.aligned(&Type::Ptr)?;
                Ok((Op::Frame(size.max(1)), Type::Ptr))
            }
            "getelementptr" => self.address(),
            _ => Err(format!("the instruction {} is not known", name)),
        }
    }

    fn compare(&mut self) -> Read<(Op, Type)> {
        self.eat_all(&FLAGS);
        let operator = operator(&self.word()).ok_or("a comparison that is not known")?;
        let (ty, a, b) = self.pair()?;
        Ok((Op::Compare(operator, ty, a, b), Type::Int(1)))
    }

    fn select(&mut self) -> Read<(Op, Type)> {
        let (_, condition) = self.typed()?;
        self.expect(",")?;
        let (ty, then) = self.typed()?;
        self.expect(",")?;
        let (_, other) = self.typed()?;
        Ok((Op::Select(condition, then, other), ty))
    }

    fn address(&mut self) -> Read<(Op, Type)> {
        self.eat_all(&["inbounds", "nusw"]);
        let forward = self.eat("nuw");
        let (base, offset) = self.offset()?;
        Ok((Op::Offset(base, Offset { forward, ..offset }), Type::Ptr))
    }

    fn cast(&mut self, name: &str) -> Read<(Op, Type)> {
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
            _ => Cast::IntToPtr,
        };
        Ok((Op::Cast(kind, from, value), self.ty()?))
    }

    fn member(&mut self, name: &str) -> Read<(Op, Type)> {
        let (ty, whole) = self.typed()?;
        self.expect(",")?;
        if name == "extractvalue" {
            let number = self.number()? as usize;
            let member = ty.member(number).cloned().ok_or("a member that its type does not have")?;
            return Ok((Op::Extract(whole, number), member));
        }
        let (_, value) = self.typed()?;
        self.expect(",")?;
        Ok((Op::Insert(whole, value, self.number()? as usize), ty))
    }

    fn load(&mut self) -> Read<(Op, Type)> {
        let is_volatile = self.eat("volatile");
        let ty = self.ty()?;
        self.expect(",")?;
        let (_, address) = self.typed()?;
        let aligned = self.aligned(&ty)?;
        // It only keeps the linker from leaving the allocator out.
        let is_shim = address.global().is_some_and(|name| name.contains("no_alloc_shim"));
        Ok(match is_volatile {
            true if is_shim => (Op::Same(Value::Undef), ty),
            true => return Err("a volatile load".to_string()),
            false if aligned => (Op::Load(ty.clone(), address), ty),
            false => (Op::Intrinsic(READ.to_string(), bytes(&ty, address)), ty),
        })
    }

    fn store(&mut self) -> Read<(Op, Type)> {
        let (ty, value) = self.typed()?;
        self.expect(",")?;
        let (_, address) = self.typed()?;
        if self.aligned(&ty)? {
            return Ok((Op::Store(ty, address, value), Type::Void));
        }
        let mut arguments = bytes(&ty, address);
        arguments.push((ty, value));
        Ok((Op::Intrinsic(WRITE.to_string(), arguments), Type::Void))
    }

    /// Parses `, align n` and checks that a value of the type can be loaded and stored as one of C.
    fn aligned(&mut self, ty: &Type) -> Read<bool> {
        let is_promised = !(self.eat(",") && self.eat("align")) || self.number()? as u64 >= ty.align();
        Ok(is_promised && count(ty) == ty.size())
    }
}

/// Returns the bytes that a value fills: an `i24` fills 3 of its 4.
fn count(ty: &Type) -> u64 {
    ty.bits().map_or(ty.size(), |bits| u64::from(bits.div_ceil(8)))
}

/// An address that is not aligned, or where no type of C fits, and how many bytes are there.
fn bytes(ty: &Type, address: Value) -> Vec<(Type, Value)> {
    vec![(Type::Ptr, address), (Type::Int(64), Value::Int(count(ty)))]
}

/// The operation for an intrinsic: some are a function of C, or nothing at all; for the others there are helpers.
fn intrinsic(name: &str, arguments: Vec<(Type, Value)>) -> Read<Op> {
    let name = plain_name(name);
    match (name.as_str(), &arguments[..]) {
        ("expect", [(_, value), ..]) => Ok(Op::Same(value.clone())),
        ("is.constant", _) => Ok(Op::Same(Value::Int(0))),
        ("trap", _) => Ok(Op::Call(Value::Global("abort".to_string(), 0), arguments)),
        ("memcpy" | "memmove" | "memset", [first @ .., (_, volatile)]) => match volatile {
            Value::Int(0) => Ok(Op::Call(Value::Global(name, 0), first.to_vec())),
            _ => Err("memory that is volatile".to_string()),
        },
        _ if helpers::find(&name).is_some() => Ok(Op::Intrinsic(name, arguments)),
        _ => Err(format!("the intrinsic {} is not known", name)),
    }
}

/// `umax` for `llvm.umax.i64`; the type stays where the function for it returns a struct.
fn plain_name(name: &str) -> String {
    let is_type = |part: &&str| {
        let rest = part.strip_prefix(['i', 'p']);
        rest.is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let has_struct = name.contains(".overflow.");
    let parts: Vec<&str> = name.split('.').skip(1).filter(|part| has_struct || !is_type(part)).collect();
    parts.join(".")
}

fn operator(name: &str) -> Option<Operator> {
    let sign = match name {
        "add" => "+",
        "sub" => "-",
        "mul" => "*",
        "udiv" | "sdiv" => "/",
        "urem" | "srem" => "%",
        "shl" => "<<",
        "lshr" | "ashr" => ">>",
        "and" => "&",
        "or" => "|",
        "xor" => "^",
        "eq" => "==",
        "ne" => "!=",
        "ult" | "slt" => "<",
        "ule" | "sle" => "<=",
        "ugt" | "sgt" => ">",
        "uge" | "sge" => ">=",
        _ => return None,
    };
    Some(Operator { sign, signed: ["ashr", "sdiv", "sge", "sgt", "sle", "slt", "srem"].contains(&name) })
}
