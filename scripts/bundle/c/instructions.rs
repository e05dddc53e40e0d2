//! Reads instructions that are neither phis nor ends of blocks.

use super::helpers;
use super::ir::{Binary, Block, Cast, Compare, Local, Op, Step, Type, Value, READ, WRITE};
use super::line::{number, Line, Locals, Named, Read, Word};
use std::collections::HashMap;

/// Words that say what may be supposed, which C has no need of.
const FLAGS: [&str; 6] = ["nuw", "nsw", "exact", "disjoint", "nneg", "samesign"];

/// Functions that LLVM knows and that do nothing.
const IDLE: [&str; 5] = ["llvm.lifetime.", "llvm.assume", "llvm.experimental.noalias.", "llvm.dbg.", "llvm.invariant."];

/// What reading a function has found out so far.
pub struct Reader<'a> {
    pub named: &'a Named,
    pub locals: Locals,
    pub blocks: HashMap<String, Block>,
    pub types: HashMap<Local, Type>,
    /// What puts constants together that are structs: C of 1989 has no expression for them.
    pub constants: Vec<Step>,
}

impl<'a> Reader<'a> {
    pub fn new(named: &'a Named) -> Reader<'a> {
        let (locals, blocks, types, constants) = Default::default();
        Reader { named, locals, blocks, types, constants }
    }

    pub fn define(&mut self, def: Option<Local>, ty: Type) {
        self.types.extend(def.map(|def| (def, ty)));
    }

    pub fn value(&mut self, line: &mut Line, ty: &Type) -> Read<Value> {
        let members = match ty {
            Type::Struct(members, _) => members,
            _ => return line.value(ty, &mut self.locals),
        };
        if line.eat("zeroinitializer") {
            return Ok(self.build(members.iter().map(|_| Value::Int(0)).collect(), ty));
        }
        if !matches!(line.peek(), Some(Word::Mark('{' | '<'))) {
            return line.value(ty, &mut self.locals);
        }
        line.eat_mark('<');
        line.mark('{')?;
        let mut parts = Vec::new();
        while !line.eat_mark('}') {
            let member = line.ty()?;
            parts.push(self.value(line, &member)?);
            line.eat_mark(',');
        }
        line.eat_mark('>');
        Ok(self.build(parts, ty))
    }

    fn build(&mut self, parts: Vec<Value>, ty: &Type) -> Value {
        let mut whole = Value::Undef;
        for (at, part) in parts.into_iter().enumerate().filter(|(_, part)| *part != Value::Undef) {
            let name = format!("constant {}", self.locals.len());
            let def = number(&mut self.locals, name);
            self.define(Some(def), ty.clone());
            self.constants.push(Step { def: Some(def), op: Op::Insert(whole, part, at) });
            whole = Value::Local(def);
        }
        whole
    }

    /// A type and a value of it.
    pub fn typed(&mut self, line: &mut Line) -> Read<(Type, Value)> {
        let ty = line.ty()?;
        line.attributes()?;
        let value = self.value(line, &ty)?;
        Ok((ty, value))
    }

    /// A type and two values of it.
    fn pair(&mut self, line: &mut Line) -> Read<(Type, Value, Value)> {
        let (ty, first) = self.typed(line)?;
        line.mark(',')?;
        let second = self.value(line, &ty)?;
        Ok((ty, first, second))
    }

    /// A call and the type of its result; `None` where it does nothing.
    pub fn call(&mut self, line: &mut Line) -> Read<Option<(Op, Type)>> {
        line.attributes()?;
        let ty = line.ty()?;
        let callee = self.value(line, &Type::Ptr)?;
        if callee.global().is_some_and(|name| IDLE.iter().any(|idle| name.starts_with(idle))) {
            line.skip();
            return Ok(None);
        }
        line.mark('(')?;
        let mut arguments = Vec::new();
        while !line.eat_mark(')') {
            arguments.push(self.typed(line)?);
            line.eat_mark(',');
        }
        while matches!(line.peek(), Some(Word::Note)) {
            line.word()?;
        }
        let op = match &callee {
            Value::Global(name, _) if name.starts_with("llvm.") => intrinsic(name, arguments)?,
            _ => Op::Call(callee, arguments),
        };
        Ok(Some((op, ty)))
    }

    /// An instruction that is neither a call nor the end of a block, and the type of what it defines.
    pub fn op(&mut self, name: &str, line: &mut Line) -> Read<(Op, Type)> {
        if let Some(kind) = binary(name) {
            line.eat_all(&FLAGS);
            let (ty, a, b) = self.pair(line)?;
            ty.bits().ok_or("arithmetic on something else than integers")?;
            return Ok((Op::Binary(kind, a, b), ty));
        }
        match name {
            "zext" | "sext" | "trunc" | "ptrtoint" | "inttoptr" => self.cast(name, line),
            "icmp" => {
                line.eat_all(&FLAGS);
                let compare = compare(&line.plain()?)?;
                let (ty, a, b) = self.pair(line)?;
                Ok((Op::Compare(compare, ty, a, b), Type::Int(1)))
            }
            "select" => {
                let (_, condition) = self.typed(line)?;
                line.mark(',')?;
                let (ty, then) = self.typed(line)?;
                line.mark(',')?;
                let (_, other) = self.typed(line)?;
                Ok((Op::Select(condition, then, other), ty))
            }
            "freeze" => self.typed(line).map(|(ty, value)| (Op::Same(value), ty)),
            "extractvalue" | "insertvalue" => self.member(name, line),
            "load" => self.load(line),
            "store" => self.store(line),
            "alloca" => {
                let size = line.ty()?.size();
                self.aligned(line, &Type::Ptr)?;
                Ok((Op::Frame(size.max(1)), Type::Ptr))
            }
            "getelementptr" => {
                line.eat_all(&["inbounds", "nusw"]);
                let op = if line.eat("nuw") { Op::Forward } else { Op::Offset };
                let (base, constant, terms) = line.offset(&mut self.locals)?;
                Ok((op(base, constant, terms), Type::Ptr))
            }
            _ => Err(format!("the instruction {} is not known", name)),
        }
    }

    fn cast(&mut self, name: &str, line: &mut Line) -> Read<(Op, Type)> {
        let fits = line.eat("nuw");
        line.eat_all(&FLAGS);
        let (from, value) = self.typed(line)?;
        line.eat("to");
        let kind = match name {
            "zext" => Cast::Zext,
            "sext" => Cast::Sext,
            "trunc" if fits => Cast::Fit,
            "trunc" => Cast::Trunc,
            "ptrtoint" => Cast::PtrToInt,
            _ => Cast::IntToPtr,
        };
        Ok((Op::Cast(kind, from, value), line.ty()?))
    }

    fn member(&mut self, name: &str, line: &mut Line) -> Read<(Op, Type)> {
        let (ty, whole) = self.typed(line)?;
        line.mark(',')?;
        if name == "extractvalue" {
            let number = line.number()? as usize;
            let member = ty.member(number).cloned().ok_or("a member that its type does not have")?;
            return Ok((Op::Extract(whole, number), member));
        }
        let (_, value) = self.typed(line)?;
        line.mark(',')?;
        Ok((Op::Insert(whole, value, line.number()? as usize), ty))
    }

    fn load(&mut self, line: &mut Line) -> Read<(Op, Type)> {
        let is_volatile = line.eat("volatile");
        let ty = line.ty()?;
        line.mark(',')?;
        let (_, address) = self.typed(line)?;
        let aligned = self.aligned(line, &ty)?;
        // It only keeps the linker from leaving the allocator out.
        let is_shim = address.global().is_some_and(|name| name.contains("no_alloc_shim"));
        Ok(match is_volatile {
            true if is_shim => (Op::Same(Value::Undef), ty),
            true => return Err("a volatile load".to_string()),
            false if aligned => (Op::Load(ty.clone(), address), ty),
            false => (Op::Intrinsic(READ.to_string(), bytes(&ty, address)), ty),
        })
    }

    fn store(&mut self, line: &mut Line) -> Read<(Op, Type)> {
        let (ty, value) = self.typed(line)?;
        line.mark(',')?;
        let (_, address) = self.typed(line)?;
        if self.aligned(line, &ty)? {
            return Ok((Op::Store(ty, address, value), Type::Void));
        }
        let mut arguments = bytes(&ty, address);
        arguments.push((ty, value));
        Ok((Op::Intrinsic(WRITE.to_string(), arguments), Type::Void))
    }

    /// Whether what `, align n` promises is enough for the type, and the type has no fewer bytes than its room.
    fn aligned(&mut self, line: &mut Line, ty: &Type) -> Read<bool> {
        let is_promised = !(line.eat_mark(',') && line.eat("align")) || line.number()? as u64 >= ty.align();
        Ok(is_promised && count(ty) == ty.size())
    }
}

/// How many bytes a value has: one of 24 bits has fewer than its room.
fn count(ty: &Type) -> u64 {
    ty.bits().map_or(ty.size(), |bits| u64::from(bits.div_ceil(8)))
}

/// An address that is not aligned, or where no type of C fits, and how many bytes are there.
fn bytes(ty: &Type, address: Value) -> Vec<(Type, Value)> {
    vec![(Type::Ptr, address), (Type::Int(64), Value::Int(count(ty)))]
}

fn intrinsic(name: &str, arguments: Vec<(Type, Value)>) -> Read<Op> {
    let name = plain_name(name);
    if !helpers::is_known(&name) {
        return Err(format!("the intrinsic {} is not known", name));
    }
    if name.starts_with("mem") && matches!(arguments.get(3), Some((_, Value::Int(1)))) {
        return Err("memory that is volatile".to_string());
    }
    Ok(Op::Intrinsic(name, arguments))
}

/// `umul.with.overflow` for `llvm.umul.with.overflow.i64`.
fn plain_name(name: &str) -> String {
    let is_type = |part: &&str| {
        let rest = part.strip_prefix(['i', 'p']);
        rest.is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let parts: Vec<&str> = name.split('.').skip(1).filter(|part| !is_type(part)).collect();
    parts.join(".")
}

fn binary(name: &str) -> Option<Binary> {
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

fn compare(name: &str) -> Read<Compare> {
    let sign = match name.trim_start_matches(['s', 'u']) {
        "eq" => "==",
        "ne" => "!=",
        "lt" => "<",
        "le" => "<=",
        "gt" => ">",
        "ge" => ">=",
        _ => return Err(format!("the comparison {} is not known", name)),
    };
    Ok(Compare { sign, signed: name.starts_with('s') })
}
