//! Calls in C: of functions, of the few functions of C that a program is left with, and of helpers.

use super::expressions::Writer;
use super::helpers;
use super::ir::{Type, Value, WRITE};
use super::names::Written;
use super::text::{shape, Rank, Shape, Text};

impl Writer<'_> {
    pub fn call(&self, callee: &Value, types: &[Type], arguments: &[Value], ty: &Type) -> Written<Text> {
        let texts = arguments.iter().zip(types).map(|(value, ty)| Ok(self.value(value, ty)?.uncut().text.clone()));
        let texts = texts.collect::<Written<Vec<String>>>()?;
        let list = texts.join(",");
        if let Value::Global(name, 0) = callee {
            if name.starts_with("llvm.") {
                return self.intrinsic(name, types, arguments, ty);
            }
            let call = |name: &str| Text::whole(format!("{}({})", name, list), Shape::Int);
            return Ok(match name.as_str() {
                "calloc" | "realloc" | "memcpy" | "memmove" | "memset" => call(name).cast("P", Shape::Other),
                "exit" | "free" => call(name),
                "memcmp" | "bcmp" => call("memcmp").resigned(),
                "bare_read" => stream("fread", &texts, "stdin"),
                "bare_flush" => Text::whole("fflush(stdout)", Shape::Int),
                "bare_write" => stream("fwrite", &texts, "stdout"),
                "bare_complain" => stream("fwrite", &texts, "stderr"),
                "bare_is_unread" => Text::whole("ferror(stdin)", Shape::Int).resigned(),
                "bare_is_unwritten" => Text::new("fflush(stdout)|ferror(stdout)", Rank::Or, Shape::Int).resigned(),
                "bare_fail" => Text::new("perror(0),exit(1)", Rank::Choice, Shape::Int),
                _ => call(self.names.function(name)?).shaped(shape(ty)),
            });
        }
        let types: Written<Vec<String>> = types.iter().map(|ty| self.names.ty(ty)).collect();
        let pointer = self.value(callee, &Type::Ptr)?.within(Rank::Unary);
        let parameters = types?.join(",");
        let text = format!("(({}(*)({}))(Z){})({})", self.names.ty(ty)?, parameters, pointer, list);
        Ok(Text::whole(text, shape(ty)))
    }

    /// A call of the function of C for an intrinsic.
    fn intrinsic(&self, name: &str, types: &[Type], arguments: &[Value], ty: &Type) -> Written<Text> {
        let helper = helpers::find(name).ok_or_else(|| format!("the intrinsic {} is not known", name))?;
        let mut texts = Vec::new();
        if types.first() == Some(&Type::Int(1)) {
            return Err(format!("{} of single bits", name));
        }
        // An `i1` says for which operands any result will do; C needs none.
        for (number, (value, ty)) in arguments.iter().zip(types).enumerate().filter(|(_, (_, ty))| **ty != Type::Int(1))
        {
            let text = self.value(value, ty)?;
            let is_stored = name == WRITE && number == 2 && *ty == Type::Ptr;
            texts.push(if is_stored { text.cast("Z", Shape::Word) } else { text }.within(Rank::Choice));
        }
        if texts.len() < helpers::parameters(helper) {
            texts.push(types[0].bits().unwrap_or(64).to_string());
        }
        let shape = match (name, ty) {
            ("llvm.ucmp" | "llvm.scmp", Type::Int(8)) => Shape::Int,
            ("llvm.ucmp" | "llvm.scmp", _) => return Err(format!("{} with other than 8 bits", name)),
            _ => Shape::Word,
        };
        let callee = self.names.function(name)?;
        let text = Text::whole(format!("{}({})", callee, texts.join(",")), shape);
        Ok(if *ty == Type::Ptr { text.cast("P)(Z", Shape::Other) } else { text })
    }
}

fn stream(name: &str, texts: &[String], stream: &str) -> Text {
    let bytes = texts[0].strip_prefix("(P)").unwrap_or(&texts[0]);
    Text::whole(format!("{}({},1,{},{})", name, bytes, texts[1], stream), Shape::Int).cut("U", Shape::Word)
}
