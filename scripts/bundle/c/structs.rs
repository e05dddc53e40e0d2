//! Constants that are structs: C of 1989 has no expression for them, so they are put together at a function's start.

use super::ir::{Local, Op, Step, Type, Value};
use super::line::{Line, Locals, Read};
use super::words::Word;

/// The constants of a function that are structs.
#[derive(Default)]
pub struct Structs {
    /// What puts them together.
    pub steps: Vec<Step>,
    /// The values of those steps.
    pub types: Vec<(Local, Type)>,
}

impl Structs {
    /// Reads a constant that is a struct, if one is next.
    pub fn read(&mut self, line: &mut Line, ty: &Type, locals: &mut Locals) -> Read<Option<Value>> {
        let members = match ty {
            Type::Struct(members, _) => members,
            _ => return Ok(None),
        };
        if line.eat("zeroinitializer") {
            let parts = members.iter().map(|_| Value::Int(0)).collect();
            return Ok(Some(self.build(parts, ty, locals)));
        }
        if !matches!(line.peek(), Some(Word::Mark('{' | '<'))) {
            return Ok(None);
        }
        let packed = line.eat_mark('<');
        line.mark('{')?;
        let mut parts = Vec::new();
        while !line.eat_mark('}') {
            let member = line.ty()?;
            parts.push(match self.read(line, &member, locals)? {
                Some(part) => part,
                None => line.value(&member, locals)?,
            });
            line.eat_mark(',');
        }
        if packed {
            line.mark('>')?;
        }
        Ok(Some(self.build(parts, ty, locals)))
    }

    fn build(&mut self, parts: Vec<Value>, ty: &Type, locals: &mut Locals) -> Value {
        let mut whole = Value::Undef;
        for (number, part) in parts.into_iter().enumerate().filter(|(_, part)| *part != Value::Undef) {
            let def = locals.number(&format!("constant {}", locals.len()));
            self.types.push((def, ty.clone()));
            self.steps.push(Step { def: Some(def), op: Op::Insert(whole, part, number) });
            whole = Value::Local(def);
        }
        whole
    }
}
