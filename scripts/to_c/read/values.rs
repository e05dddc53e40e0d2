//! Reads values: names, constants, and what constants are computed of.

use super::parser::{Parser, Parts};
use super::versions::bits_of_double;
use crate::ir::{mask, signed, Cast, Offset, Op, Step, Type, Value};
use crate::refusal::Outcome;

impl Parser {
    /// A type and a value of it.
    pub fn typed(&mut self) -> Outcome<(Type, Value)> {
        let ty = self.ty()?;
        self.attributes();
        let value = self.value(&ty)?;
        Ok((ty, value))
    }

    /// A type and two values of it.
    pub fn pair(&mut self) -> Outcome<(Type, Vec<Value>)> {
        let (ty, first) = self.typed()?;
        let second = self.value(&ty)?;
        Ok((ty, vec![first, second]))
    }

    /// A value of this type.
    pub fn value(&mut self, ty: &Type) -> Outcome<Value> {
        let parts = match (self.peek(), ty) {
            ("{", _) => self.list("{", "}", |parser| Ok(parser.typed()?.1))?,
            ("zeroinitializer", Type::Struct(members, _)) => {
                self.word();
                vec![Value::Int(0); members.len()]
            }
            (word, Type::Struct(members, _)) if word.parse::<i128>().is_ok() => {
                let number: i128 = self.word().parse().unwrap_or_default();
                let mut halves =
                    vec![Value::Int(number as u64), Value::Int((number >> 64) as u64 & mask(self.wide_bits - 64))];
                halves.resize(members.len(), Value::Int((number >> 127) as u64));
                halves
            }
            _ => return self.scalar(ty),
        };
        let mut whole = Value::Undef;
        for (at, part) in parts.into_iter().enumerate().filter(|(_, part)| *part != Value::Undef) {
            whole = self.constant((Op::Insert(at), vec![whole, part], ty.clone()));
        }
        Ok(whole)
    }

    /// Adds an instruction to those for constants, and returns its value.
    fn constant(&mut self, (op, operands, ty): Parts) -> Value {
        let def = self.local(format!("constant {}", self.locals.len()));
        self.types.insert(def, ty);
        self.constants.push(Step { def: Some(def), op, operands });
        Value::Local(def)
    }

    fn scalar(&mut self, ty: &Type) -> Outcome<Value> {
        let word = self.word();
        match (word.as_str(), ty) {
            (name, _) if name.starts_with('%') => Ok(Value::Local(self.local(name[1..].to_string()))),
            (name, _) if name.starts_with('@') => Ok(Value::Global(name[1..].to_string(), 0)),
            ("undef" | "poison", _) => Ok(Value::Undef),
            ("null" | "false" | "zeroinitializer", Type::Int(_) | Type::Ptr) => Ok(Value::Int(0)),
            ("true", _) => Ok(Value::Int(1)),
            ("getelementptr", Type::Ptr) => self.constant_offset(),
            ("inttoptr", Type::Ptr) | ("ptrtoint", Type::Int(64)) => self.constant_cast(),
            ("add" | "sub", Type::Int(64)) => self.constant_sum(&word),
            (_, Type::Double) => self.double(word),
            (_, Type::Int(bits)) => {
                let number: i128 = word.parse().map_err(|_| format!("the constant {} is not known", word))?;
                Ok(Value::Int(number as u64 & mask(*bits)))
            }
            _ => Err(format!("the constant {} is not known", word)),
        }
    }

    /// An `f64`, whose sign or exponent may have a plus.
    fn double(&mut self, mut word: String) -> Outcome<Value> {
        if word == "+" || self.eat("+") {
            word += &self.word();
        }
        if self.eat("(") {
            word += &self.word();
            self.expect(")")?;
        }
        bits_of_double(&word).map(Value::Int).ok_or_else(|| format!("the constant {} is not known", word))
    }

    /// `(type value to type)`
    fn constant_cast(&mut self) -> Outcome<Value> {
        self.expect("(")?;
        let (from, value) = self.typed()?;
        self.expect("to")?;
        let to = self.ty()?;
        self.expect(")")?;
        let cast = if to == Type::Ptr { Cast::IntToPtr } else { Cast::PtrToInt };
        Ok(match value {
            Value::Local(_) => self.constant((Op::Cast(cast, from), vec![value], to)),
            value => value,
        })
    }

    /// `(type value, type value)`
    fn constant_sum(&mut self, name: &str) -> Outcome<Value> {
        self.eat_all(&["nuw", "nsw"]);
        let operands = self.list("(", ")", |parser| Ok(parser.typed()?.1))?;
        let parts = self.computed(name, Type::Int(64), operands)?;
        Ok(self.constant(parts))
    }

    fn constant_offset(&mut self) -> Outcome<Value> {
        self.eat_all(&["inbounds", "nuw", "nusw"]);
        self.expect("(")?;
        let (offset, operands) = self.offset()?;
        self.expect(")")?;
        match &operands[..] {
            [Value::Global(name, before)] => Ok(Value::Global(name.clone(), before + offset.constant)),
            _ => Err("a constant address that does not begin with a global".to_string()),
        }
    }

    /// What `getelementptr` adds to an address; and that address, with the indices that are no constants.
    pub fn offset(&mut self) -> Outcome<(Offset, Vec<Value>)> {
        // The first index counts whole objects, as if they were an array.
        let mut ty = Type::Array(0, Box::new(self.ty()?));
        let mut operands = vec![self.typed()?.1];
        let mut offset = Offset::default();
        while !matches!(self.peek(), "" | ")") {
            let (index_type, index) = self.typed()?;
            ty = match (index, ty) {
                (Value::Int(number), Type::Array(_, element)) => {
                    offset.constant += signed(number, &index_type) * element.size() as i64;
                    *element
                }
                (Value::Int(number), outer) => {
                    offset.constant += outer.offset(number as usize) as i64;
                    outer.member(number as usize).ok_or("an index beyond its type")?.clone()
                }
                (index, Type::Array(_, element)) if index_type == Type::Int(64) => {
                    offset.factors.push(element.size() as i64);
                    operands.push(index);
                    *element
                }
                _ => return Err("an index of other than 64 bits or into no array".to_string()),
            };
        }
        Ok((offset, operands))
    }
}
