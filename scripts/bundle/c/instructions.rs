//! Reads instructions that are neither phis nor ends of blocks.

use super::body::{Reader, FLAGS, IDLE, READ, WRITE};
use super::helpers;
use super::ir::{Block, Body, Cast, Local, Op, Step, Type, Value};
use super::line::{Line, Read};
use super::opcodes::{binary, cast, compare};
use super::words::Word;

impl Reader<'_> {
    pub fn call(&mut self, line: &mut Line, def: Option<Local>, body: &mut Body) -> Read<()> {
        line.attributes()?;
        let ty = line.ty()?;
        let callee = self.value(line, &Type::Ptr)?;
        if let Value::Global(name, _) = &callee {
            if IDLE.iter().any(|idle| name.starts_with(idle)) {
                line.skip();
                return Ok(());
            }
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
        self.define(def, ty);
        let op = match &callee {
            Value::Global(name, _) if name.starts_with("llvm.") => {
                let name = plain_name(name);
                if !helpers::is_known(&name) {
                    return Err(format!("the intrinsic {} is not known", name));
                }
                if name.starts_with("mem") && matches!(arguments.get(3), Some((_, Value::Int(1)))) {
                    return Err("memory that is volatile".to_string());
                }
                Op::Intrinsic(name, arguments)
            }
            _ => Op::Call(callee, arguments),
        };
        body.steps.push(Step { def, op });
        Ok(())
    }

    /// `to label %name unwind label %other`
    pub fn unwinding_calls_goal(&mut self, line: &mut Line) -> Read<Block> {
        line.eat("to");
        self.goal(line)
    }

    /// An instruction that is neither a call nor the end of a block, and the type of what it defines.
    pub fn op(&mut self, name: &str, line: &mut Line) -> Read<(Op, Type)> {
        if let Some(kind) = binary(name) {
            line.eat_all(&FLAGS);
            let (ty, a, b) = self.pair(line)?;
            ty.bits().ok_or("arithmetic on something else than integers")?;
            return Ok((Op::Binary(kind, a, b), ty));
        }
        if let Some(kind) = cast(name) {
            let fits = line.eat("nuw");
            line.eat_all(&FLAGS);
            let (from, value) = self.typed(line)?;
            line.eat("to");
            let to = line.ty()?;
            let kind = if fits && kind == Cast::Trunc { Cast::Fit } else { kind };
            return Ok((Op::Cast(kind, from, value), to));
        }
        match name {
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
            "load" | "store" | "alloca" | "getelementptr" => self.memory(name, line),
            "extractvalue" => {
                let (ty, value) = self.typed(line)?;
                line.mark(',')?;
                let number = line.number()? as usize;
                let member = ty.member(number).cloned().ok_or("a member that its type does not have")?;
                Ok((Op::Extract(value, number), member))
            }
            "insertvalue" => {
                let (ty, into) = self.typed(line)?;
                line.mark(',')?;
                let (_, value) = self.typed(line)?;
                line.mark(',')?;
                Ok((Op::Insert(into, value, line.number()? as usize), ty))
            }
            _ => Err(format!("the instruction {} is not known", name)),
        }
    }

    fn memory(&mut self, name: &str, line: &mut Line) -> Read<(Op, Type)> {
        match name {
            "load" => {
                let is_volatile = line.eat("volatile");
                let ty = line.ty()?;
                line.mark(',')?;
                let (_, address) = self.typed(line)?;
                let aligned = self.aligned(line, &ty)? && !is_gapped(&ty);
                match &address {
                    // It only keeps the linker from leaving the allocator out.
                    Value::Global(name, 0) if is_volatile && name.contains("no_alloc_shim") => {
                        Ok((Op::Same(Value::Undef), ty))
                    }
                    _ if is_volatile => Err("a volatile load".to_string()),
                    _ if !aligned => Ok((Op::Intrinsic(READ.to_string(), bytes(&ty, address)), ty)),
                    _ => Ok((Op::Load(ty.clone(), address), ty)),
                }
            }
            "store" => {
                let (ty, value) = self.typed(line)?;
                line.mark(',')?;
                let (_, address) = self.typed(line)?;
                if !self.aligned(line, &ty)? || is_gapped(&ty) {
                    let mut arguments = bytes(&ty, address);
                    arguments.push((ty, value));
                    return Ok((Op::Intrinsic(WRITE.to_string(), arguments), Type::Void));
                }
                Ok((Op::Store(ty, address, value), Type::Void))
            }
            "alloca" => {
                let size = line.ty()?.size();
                self.aligned(line, &Type::Ptr)?;
                Ok((Op::Frame(size.max(1)), Type::Ptr))
            }
            _ => {
                line.eat_all(&["inbounds", "nusw"]);
                let forward = line.eat("nuw");
                let (base, constant, terms) = line.offset(&mut self.locals)?;
                let op = if forward { Op::Forward } else { Op::Offset };
                Ok((op(base, constant, terms), Type::Ptr))
            }
        }
    }

    /// Whether what `, align n` promises is enough for the type.
    fn aligned(&mut self, line: &mut Line, ty: &Type) -> Read<bool> {
        if line.eat_mark(',') && line.eat("align") {
            return Ok(line.number()? as u64 >= ty.align());
        }
        Ok(true)
    }
}

/// An address that is not aligned, or where no type of C fits, and how many bytes are there.
fn bytes(ty: &Type, address: Value) -> Vec<(Type, Value)> {
    let count = ty.bits().map_or(ty.size(), |bits| u64::from(bits + 7) / 8);
    vec![(Type::Ptr, address), (Type::Int(64), Value::Int(count))]
}

/// Whether a number has fewer bytes than the room it is given, such as one of 24 bits.
fn is_gapped(ty: &Type) -> bool {
    ty.bits().is_some_and(|bits| u64::from(bits + 7) / 8 < ty.size())
}

/// `umul.with.overflow` for `llvm.umul.with.overflow.i64`.
fn plain_name(name: &str) -> String {
    let is_type = |part: &&str| {
        let rest = part.strip_prefix(|first| first == 'i' || first == 'p');
        rest.is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let parts: Vec<&str> = name.split('.').skip(1).filter(|part| !is_type(part)).collect();
    parts.join(".")
}
