//! Addresses in C, and what is loaded from them or stored there.

use super::expressions::Writer;
use super::ir::{Offset, Op, Type, Value};
use super::names::Written;
use super::text::{constant, plus, shape, Rank, Shape, Text};
use super::variables::kind;

impl Writer<'_> {
    /// The contents of an address; a byte is read by an index, all else by a macro.
    pub fn place(&self, ty: &Type, address: &Value) -> Written<Text> {
        let size = match ty {
            Type::Int(_) | Type::Ptr => ty.size(),
            _ => return Err("a struct that is loaded or stored as a whole".to_string()),
        };
        let text = self.value(address, &Type::Ptr)?;
        let name = match size {
            1 => return Ok(self.byte(address, &text)),
            2 => "h",
            4 => "i",
            _ => "u",
        };
        Ok(Text::whole(format!("{}({})", name, text.text), shape(&kind(ty))))
    }

    fn byte(&self, address: &Value, text: &Text) -> Text {
        match self.element(address) {
            Some((base, index)) => Text::whole(format!("{}[{}]", base, index), Shape::Int),
            None => text.prefixed("*").shaped(Shape::Int),
        }
    }

    /// The base and the index of an address that is written as their sum.
    fn element(&self, address: &Value) -> Option<(String, String)> {
        let step = self.written_in_place(address)?;
        let Op::Offset(offset) = &step.op else { return None };
        let (base, index) = match (&step.operands[..], &offset.factors[..], offset.constant) {
            ([base], [], constant @ 0..) => (base, constant.to_string()),
            ([base, value], [1], 0) => (base, self.index(value, 1, offset.forward).ok()?.text),
            _ => return None,
        };
        Some((self.value(base, &Type::Ptr).ok()?.within(Rank::Whole), index))
    }

    pub fn load(&self, ty: &Type, address: &Value) -> Written<Text> {
        let place = self.place(ty, address)?;
        if *ty == Type::Ptr {
            return Ok(Text::whole(format!("q{}", &place.text[1..]), Shape::Other));
        }
        Ok(place)
    }

    pub fn offset(&self, base: &Value, indices: &[Value], offset: &Offset) -> Written<Text> {
        let mut text = self.value(base, &Type::Ptr)?;
        if let Value::Int(_) = base {
            text = text.cast("P", Shape::Other);
        }
        for (value, factor) in indices.iter().zip(&offset.factors) {
            text = Text::join(&text, "+", &self.index(value, *factor, offset.forward)?);
        }
        Ok(plus(&text, offset.constant))
    }

    /// The bytes to add to an address: a value times the size of an element.
    pub fn index(&self, value: &Value, factor: i64, forward: bool) -> Written<Text> {
        let ty = Type::Int(64);
        let largest = self.largest(value, &ty);
        let fits = largest.checked_mul(factor.unsigned_abs()).is_some_and(|most| most < 1 << 31);
        let mut text = if fits || factor == 1 { self.value(value, &ty)? } else { self.typed(value, &ty)? };
        if factor != 1 {
            text = Text::join(&text, "*", &constant(factor as u64, 64));
        }
        Ok(if forward || largest < 1 << 31 { text } else { text.cast("D", Shape::Int) })
    }
}
