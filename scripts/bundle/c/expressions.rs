//! Expressions of C for the values of a function.
//!
//! A value of n bits is always held as a number from 0 to 2^n - 1. An address is a pointer to bytes; in memory it takes
//! 8 bytes whatever the machine, so that everything lies where rustc put it.

use super::helpers;
use super::ir::{mask, Cast, Function, Local, Offset, Op, Type, Value, WRITE};
use super::names::{member, Names, Written};
use super::text::{constant, cut, plus, shape, unsigned, Rank, Shape, Text};
use super::trees::Trees;
use super::variables::{kind, Variables};

/// Writes the expressions of one function.
pub struct Writer<'a> {
    pub function: &'a Function,
    pub names: &'a Names,
    pub trees: Trees<'a>,
    pub variables: Variables,
    /// The names of the variables, by their numbers.
    pub variable_names: Vec<String>,
}

impl Writer<'_> {
    /// A value, whatever C takes it for.
    pub fn value(&self, value: &Value, ty: &Type) -> Written<Text> {
        match value {
            Value::Local(local) => match self.trees.in_place.get(local) {
                Some(op) => self.op(op, &self.function.types[*local]),
                None => self.variable(*local),
            },
            Value::Int(0) if *ty == Type::Ptr => Ok(Text::whole("0", Shape::Other)),
            Value::Int(address) if *ty == Type::Ptr => Ok(constant(*address, 64).cast("P", Shape::Other)),
            Value::Int(number) => Ok(constant(*number, ty.bits().unwrap_or(64))),
            Value::Undef => Ok(Text::whole("0", shape(ty))),
            Value::Global(name, offset) => {
                let base = self.names.address(name)?;
                let address = plus(&base, *offset);
                Ok(if *ty == Type::Ptr { address } else { address.cast("U)(Z", Shape::Word) })
            }
        }
    }

    /// Returns the operation of a value that is written where it is used.
    pub fn written_in_place(&self, value: &Value) -> Option<&Op> {
        value.local().and_then(|local| self.trees.in_place.get(&local).copied())
    }

    pub fn variable(&self, local: Local) -> Written<Text> {
        let number = self.variables.of.get(&local).ok_or_else(|| format!("the value {} has no variable", local))?;
        Ok(Text::whole(self.variable_names[*number].as_str(), shape(&self.function.types[local])))
    }

    /// Returns the expression for an operation with a result of this type.
    pub fn op(&self, op: &Op, ty: &Type) -> Written<Text> {
        match op {
            Op::Binary(kind, a, b) => self.binary(*kind, a, b, ty),
            Op::Compare(compare, of, a, b) => self.compare(*compare, of, a, b),
            Op::Cast(cast, from, value) => self.cast(*cast, from, value, ty),
            Op::Select(condition, then, other) => self.select(condition, then, other, ty),
            Op::Load(ty, address) => self.load(ty, address),
            Op::Offset(base, offset) => self.offset(base, offset),
            Op::Call(callee, arguments) => self.call(callee, arguments, ty),
            Op::Intrinsic(name, arguments) => self.intrinsic(name, arguments, ty),
            Op::Extract(value, number) => {
                let whole = self.value(value, &Type::Ptr)?;
                Ok(Text::whole(format!("{}.{}", whole.within(Rank::Whole), member(*number)), shape(ty)))
            }
            Op::Same(value) => self.value(value, ty),
            Op::Store(..) | Op::Frame(_) | Op::Insert(..) => Err("a statement within an expression".to_string()),
        }
    }

    pub fn cast(&self, cast: Cast, from: &Type, value: &Value, to: &Type) -> Written<Text> {
        let text = self.value(value, from)?;
        let bits = to.bits().unwrap_or(64);
        Ok(match cast {
            Cast::Zext => text.exact(),
            Cast::Fit => text,
            Cast::PtrToInt if bits == 64 => text.cast("U)(Z", Shape::Word),
            // A number of 64 bits that a machine of 32 cannot take for an address ends the program there.
            Cast::IntToPtr => Text::whole(format!("p({})", text.text), Shape::Other),
            Cast::Sext if from.bits() == Some(1) => cut(text.widened(bits).prefixed("-"), to),
            Cast::Sext => cut(self.signed(value, from)?, to),
            Cast::Trunc if self.largest(value, from) <= mask(bits) => text,
            Cast::Trunc if !matches!(bits, 8 | 16 | 32 | 64) => Text::join(&text, "&", &constant(mask(bits), bits)),
            Cast::Trunc => text.cut(unsigned(bits), if bits == 32 { Shape::Half } else { Shape::Int }),
            Cast::PtrToInt => return Err(format!("an address as a number of {} bits", bits)),
        })
    }

    pub fn select(&self, condition: &Value, then: &Value, other: &Value, ty: &Type) -> Written<Text> {
        let question = self.value(condition, &Type::Int(1))?;
        if *ty == Type::Int(1) {
            match (then, other) {
                (Value::Int(1), _) => return Ok(Text::either(&question, &self.value(other, ty)?)),
                (_, Value::Int(0)) => return Ok(Text::both(&question, &self.value(then, ty)?)),
                _ => {}
            }
        }
        let (then, other) = (self.value(then, ty)?, self.value(other, ty)?);
        let shape = then.shape.max(other.shape);
        let text = format!(
            "{}?{}:{}",
            question.truth().within(Rank::Either),
            then.within(Rank::Either),
            other.within(Rank::Choice)
        );
        Ok(Text::new(text, Rank::Choice, shape))
    }

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

    /// A call of the function of C for an intrinsic.
    pub fn intrinsic(&self, name: &str, arguments: &[(Type, Value)], ty: &Type) -> Written<Text> {
        let helper = helpers::find(name).ok_or_else(|| format!("the intrinsic {} is not known", name))?;
        let mut texts = Vec::new();
        for (number, (ty, value)) in arguments.iter().enumerate().take(helper.arguments) {
            let text = self.value(value, ty)?;
            let is_stored = name == WRITE && number == 2 && *ty == Type::Ptr;
            texts.push(if is_stored { text.cast("Z", Shape::Word) } else { text }.within(Rank::Choice));
        }
        if helper.bits {
            texts.push(arguments[0].0.bits().unwrap_or(64).to_string());
        }
        let shape = match (name, ty) {
            ("ucmp" | "scmp", Type::Int(8)) => Shape::Int,
            ("ucmp" | "scmp", _) => return Err(format!("{} with other than 8 bits", name)),
            _ => Shape::Word,
        };
        let callee = self.names.function(&format!("llvm.{name}"))?;
        let text = Text::whole(format!("{}({})", callee, texts.join(",")), shape);
        Ok(if *ty == Type::Ptr { text.cast("P)(Z", Shape::Other) } else { text })
    }

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
        let (base, offset) = match self.written_in_place(address) {
            Some(Op::Offset(base, offset)) => (base, offset),
            _ => return None,
        };
        let index = match (offset.terms.as_slice(), offset.constant) {
            ([], constant @ 0..) => constant.to_string(),
            ([(value, 1)], 0) => self.index(value, 1, offset.forward).ok()?.text,
            _ => return None,
        };
        Some((self.value(base, &Type::Ptr).ok()?.within(Rank::Whole), index))
    }

    pub fn load(&self, ty: &Type, address: &Value) -> Written<Text> {
        let place = self.place(ty, address)?;
        if *ty == Type::Ptr {
            return Ok(Text::whole(format!("q{}", &place.text[1..]), Shape::Other));
        }
        if ty.bits().is_some_and(|bits| bits > 1 && u64::from(bits) != 8 * ty.size()) {
            return Err("a load of an odd number of bits".to_string());
        }
        Ok(place)
    }

    pub fn offset(&self, base: &Value, offset: &Offset) -> Written<Text> {
        let mut text = self.value(base, &Type::Ptr)?;
        if let Value::Int(_) = base {
            text = text.cast("P", Shape::Other);
        }
        for (value, factor) in &offset.terms {
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

fn stream(name: &str, texts: &[String], stream: &str) -> Text {
    let bytes = texts[0].strip_prefix("(P)").unwrap_or(&texts[0]);
    Text::whole(format!("{}({},1,{},{})", name, bytes, texts[1], stream), Shape::Int).cut("U", Shape::Word)
}
