//! Reads atomic instructions. The file of C has one thread, so each is a load, a computation and a store.

use super::memory::MEANWHILE;
use super::parser::{Parser, Parts};
use crate::ir::{Op, Step, Type, Value};
use crate::refusal::Outcome;

impl Parser {
    /// `atomicrmw`: replaces the value at an address, and is what was there before.
    pub fn update(&mut self) -> Outcome<Parts> {
        self.eat_all(&MEANWHILE);
        let name = self.word();
        let (_, address) = self.typed()?;
        let (ty, operand) = self.typed()?;
        let old = self.old(&address, &ty)?;
        let (types, operands) = (vec![ty.clone(), ty.clone()], vec![old.clone(), operand]);
        let new = match name.as_str() {
            "xchg" => (Op::Same, operands[1..].to_vec(), ty.clone()),
            "max" | "min" => self.intrinsic(&format!("s{name}"), types, operands, ty.clone())?,
            "umax" | "umin" => self.intrinsic(&name, types, operands, ty.clone())?,
            _ => self.computed(&name, ty.clone(), operands)?,
        };
        self.replace(address, new)?;
        Ok((Op::Same, vec![old], ty))
    }

    /// `cmpxchg`: replaces the value at an address if it is equal to another, and is the pair of what was there before and
    /// whether that was equal.
    pub fn exchange(&mut self) -> Outcome<Parts> {
        self.eat_all(&MEANWHILE);
        let (_, address) = self.typed()?;
        let (_, wanted) = self.typed()?;
        let (ty, new) = self.typed()?;
        let old = self.old(&address, &ty)?;
        let is_equal = self.computed("eq", ty.clone(), vec![old.clone(), wanted])?;
        let is_equal = self.before(is_equal);
        self.replace(address, (Op::Select, vec![is_equal.clone(), new, old.clone()], ty.clone()))?;
        let pair = Type::Struct(vec![ty, Type::Int(1)], false);
        let half = self.before((Op::Insert(0), vec![Value::Undef, old], pair.clone()));
        Ok((Op::Insert(1), vec![half, is_equal], pair))
    }

    /// The value at the address of such an instruction, whose orderings and alignment come next.
    fn old(&mut self, address: &Value, ty: &Type) -> Outcome<Value> {
        let aligned = self.aligned(ty)?;
        let old = self.loaded(address.clone(), ty.clone(), aligned)?;
        Ok(self.before(old))
    }

    fn replace(&mut self, address: Value, new: Parts) -> Outcome<()> {
        let ty = new.2.clone();
        let new = self.before(new);
        let (op, operands, _) = self.stored(address, new, ty, true)?;
        self.before.push(Step { def: None, op, operands });
        Ok(())
    }
}
