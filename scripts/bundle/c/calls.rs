//! Calls in C: of functions, of what C has itself, and of what LLVM knows.

use super::expressions::Writer;
use super::helpers;
use super::ir::{Type, Value, WRITE};
use super::names::Written;
use super::text::{shape, Rank, Shape, Text};

impl Writer<'_> {
    pub fn call(&self, callee: &Value, arguments: &[(Type, Value)], ty: &Type) -> Written<Text> {
        let texts = arguments.iter().map(|(ty, value)| Ok(self.value(value, ty)?.uncut().text.clone()));
        let texts = texts.collect::<Written<Vec<String>>>()?;
        let list = texts.join(",");
        if let Value::Global(name, 0) = callee {
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
        let types: Written<Vec<String>> = arguments.iter().map(|(ty, _)| self.names.ty(ty)).collect();
        let pointer = self.value(callee, &Type::Ptr)?.within(Rank::Unary);
        let parameters = types?.join(",");
        let text = format!("(({}(*)({}))(Z){})({})", self.names.ty(ty)?, parameters, pointer, list);
        Ok(Text::whole(text, shape(ty)))
    }

    pub fn intrinsic(&self, name: &str, arguments: &[(Type, Value)], ty: &Type) -> Written<Text> {
        let argument = |number: usize| {
            let (ty, value) = arguments.get(number).ok_or("an argument is missing")?;
            let text = self.value(value, ty)?;
            let is_stored = name == WRITE && number == 2 && *ty == Type::Ptr;
            Ok(if is_stored { text.cast("Z", Shape::Word) } else { text })
        };
        match name {
            "memcpy" | "memmove" | "memset" => {
                return self.call(&Value::Global(name.to_string(), 0), &arguments[..3], ty);
            }
            "is.constant" => return Ok(Text::whole("0", Shape::Int)),
            "expect" => return argument(0),
            _ => {}
        }
        let bits = arguments.first().and_then(|(ty, _)| ty.bits()).unwrap_or(64);
        let helper = helpers::find(name).ok_or_else(|| format!("the intrinsic {} is not known", name))?;
        let texts: Written<Vec<Text>> = (0..helper.arguments).map(argument).collect();
        let mut texts: Vec<String> = texts?.iter().map(|text| text.within(Rank::Choice)).collect();
        if helper.bits {
            texts.push(bits.to_string());
        }
        let shape = match (name, ty) {
            (_, Type::Struct(..)) => Shape::Other,
            ("ucmp" | "scmp", Type::Int(8)) => Shape::Int,
            ("ucmp" | "scmp", _) => return Err(format!("{} with other than 8 bits", name)),
            _ => Shape::Word,
        };
        let callee = self.names.function(&helpers::key(name, bits))?;
        let text = Text::whole(format!("{}({})", callee, texts.join(",")), shape);
        Ok(if *ty == Type::Ptr { text.cast("P)(Z", Shape::Other) } else { text })
    }
}

fn stream(name: &str, texts: &[String], stream: &str) -> Text {
    let bytes = texts[0].strip_prefix("(P)").unwrap_or(&texts[0]);
    Text::whole(format!("{}({},1,{},{})", name, bytes, texts[1], stream), Shape::Int).cut("U", Shape::Word)
}
