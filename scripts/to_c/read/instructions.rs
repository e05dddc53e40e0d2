//! Reads instructions that are neither phis nor ends of blocks.

use super::absent::absent;
use super::arithmetic::arithmetic;
use super::parser::{wide, widest, Parser, Parts};
use super::versions::{FLAGS, IDLE};
use crate::ir::{Cast, Offset, Op, Type};
use crate::refusal::Outcome;

impl Parser {
    /// An instruction that is not the end of a block; `None` where it does nothing.
    pub fn instruction(&mut self, name: &str) -> Outcome<Option<Parts>> {
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

    fn frame(&mut self) -> Outcome<Parts> {
        let size = self.ty()?.size();
        self.aligned(&Type::Ptr)?;
        Ok((Op::Frame(size.max(1)), Vec::new(), Type::Ptr))
    }

    fn address(&mut self) -> Outcome<Parts> {
        self.eat_all(&["inbounds", "nusw"]);
        let forward = self.eat("nuw");
        let (offset, operands) = self.offset()?;
        Ok((Op::Offset(Offset { forward, ..offset }), operands, Type::Ptr))
    }

    fn call(&mut self) -> Outcome<Option<Parts>> {
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

    fn comparison(&mut self) -> Outcome<Parts> {
        self.eat_all(&FLAGS);
        let name = self.word();
        self.arithmetic(&name)
    }

    fn arithmetic(&mut self, name: &str) -> Outcome<Parts> {
        // What is not known may have other operands.
        arithmetic(name)?;
        self.eat_all(&FLAGS);
        let (ty, operands) = self.pair()?;
        self.computed(name, ty, operands)
    }

    fn select(&mut self) -> Outcome<Parts> {
        let (_, condition) = self.typed()?;
        let (ty, then) = self.typed()?;
        let (_, other) = self.typed()?;
        Ok((Op::Select, vec![condition, then, other], ty))
    }

    fn cast(&mut self, name: &str) -> Outcome<Parts> {
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

    fn member(&mut self, name: &str) -> Outcome<Parts> {
        let (ty, whole) = self.typed()?;
        if name == "extractvalue" {
            let number = self.number()? as usize;
            let member = ty.member(number).cloned().ok_or("a member that its type does not have")?;
            return Ok((Op::Extract(number), vec![whole], member));
        }
        let (_, value) = self.typed()?;
        Ok((Op::Insert(self.number()? as usize), vec![whole, value], ty))
    }
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
