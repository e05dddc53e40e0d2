//! Reads IR word by word: types, constants and values.

use super::instructions::Parts;
use super::wide::{wide, widest};
use crate::ir::{mask, signed, Block, Cast, Local, Offset, Op, Step, Type, Value};
use std::collections::{HashMap, VecDeque};

/// Why a line is not understood.
pub type Parsed<T> = Result<T, String>;

/// Words before a type that say how well a value is known, or how it is passed or called where that does not matter in
/// C; the last line's may have something in parentheses.
const ATTRIBUTES: &str = "\
    allocalign allocptr dead_on_return dead_on_unwind immarg inreg noalias nocapture noext nofree nonnull noundef \
    readnone readonly returned signext writable writeonly zeroext fastcc ccc coldcc preserve_mostcc \
    align captures dereferenceable dereferenceable_or_null initializes memory range sret";

/// The rest of a line, and what the lines before it defined.
#[derive(Default)]
pub struct Parser {
    words: VecDeque<String>,
    /// The numbers of the values of a function, by their names.
    pub locals: HashMap<String, Local>,
    /// The numbers of its blocks, by their names.
    pub blocks: HashMap<String, Block>,
    pub types: HashMap<Local, Type>,
    /// Instructions for constant structs, for which C of 1989 has no expression, and for sums of addresses.
    pub constants: Vec<Step>,
    /// Instructions that the one that is read consists of, before its last.
    pub before: Vec<Step>,
    /// The bits of the last type of more than 64.
    pub wide_bits: u32,
}

impl Parser {
    /// Goes to the start of a line.
    pub fn begin(&mut self, line: &str) {
        self.words = words(line);
    }

    /// The next word; nothing at the end of the line.
    pub fn peek(&self) -> &str {
        self.words.front().map_or("", String::as_str)
    }

    /// Takes the next word.
    pub fn word(&mut self) -> String {
        self.words.pop_front().unwrap_or_default()
    }

    /// Takes a word if it is next.
    pub fn eat(&mut self, word: &str) -> bool {
        let found = self.peek() == word;
        if found {
            self.word();
        }
        found
    }

    /// Takes as many of these words as follow.
    pub fn eat_all(&mut self, words: &[&str]) {
        while words.iter().any(|word| self.eat(word)) {}
    }

    /// Takes a word that has to be next.
    pub fn expect(&mut self, word: &str) -> Parsed<()> {
        if self.eat(word) {
            return Ok(());
        }
        Err(format!("{} is missing before {:?}", word, self.peek()))
    }

    /// Checks that nothing is left.
    pub fn end(&mut self) -> Parsed<()> {
        match self.peek() {
            "" => Ok(()),
            word => Err(format!("{} is unexpected", word)),
        }
    }

    /// Skips the rest.
    pub fn skip(&mut self) {
        self.words.clear();
    }

    /// Parses items from an opening mark to a closing one.
    pub fn list<T>(&mut self, open: &str, close: &str, mut item: impl FnMut(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut items = Vec::new();
        self.expect(open)?;
        while !self.eat(close) {
            items.push(item(self)?);
        }
        Ok(items)
    }

    pub fn attributes(&mut self) {
        while ATTRIBUTES.split(' ').any(|known| known == self.peek()) {
            let is_align = self.word() == "align";
            match self.peek() {
                "(" => self.skip_group(),
                _ if is_align => drop(self.word()),
                _ => {}
            }
        }
    }

    /// Skips a group between parentheses.
    fn skip_group(&mut self) {
        self.word();
        while !matches!(self.peek(), ")" | "") {
            match self.peek() {
                "(" => self.skip_group(),
                _ => drop(self.word()),
            }
        }
        self.word();
    }

    pub fn number(&mut self) -> Parsed<i64> {
        let word = self.word();
        word.parse().map_err(|_| format!("{} is no number", word))
    }

    /// The name behind a sign: `%` before values, blocks and types, `@` before what is of the whole program.
    pub fn name(&mut self, sign: char) -> Parsed<String> {
        let word = self.word();
        word.strip_prefix(sign).map(String::from).ok_or_else(|| format!("{} is no name with {}", word, sign))
    }

    /// The number of a value, a new one if it is new.
    pub fn local(&mut self, name: String) -> Local {
        let next = self.locals.len();
        *self.locals.entry(name).or_insert(next)
    }

    pub fn ty(&mut self) -> Parsed<Type> {
        match self.peek() {
            "[" => {
                self.word();
                let count = self.number()?;
                self.expect("x")?;
                let element = self.ty()?;
                self.expect("]")?;
                return Ok(Type::Array(count as u64, Box::new(element)));
            }
            "{" => return Ok(Type::Struct(self.list("{", "}", Parser::ty)?, false)),
            "<{" => return Ok(Type::Struct(self.list("<{", "}>", Parser::ty)?, true)),
            _ => {}
        }
        let word = self.word();
        let bits = word.strip_prefix('i').and_then(|bits| bits.parse().ok());
        match (word.as_str(), bits) {
            ("ptr", _) => Ok(Type::Ptr),
            ("void", _) => Ok(Type::Void),
            ("double", _) => Ok(Type::Double),
            (_, Some(bits @ 1..=64)) => Ok(Type::Int(bits)),
            (_, Some(bits @ 65..=128)) => {
                self.wide_bits = bits;
                Ok(wide())
            }
            (_, Some(256)) => {
                self.wide_bits = 128;
                Ok(widest())
            }
            _ => Err(format!("the type {} is not known", word)),
        }
    }

    /// A type and a value of it.
    pub fn typed(&mut self) -> Parsed<(Type, Value)> {
        let ty = self.ty()?;
        self.attributes();
        let value = self.value(&ty)?;
        Ok((ty, value))
    }

    /// A value of this type.
    pub fn value(&mut self, ty: &Type) -> Parsed<Value> {
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

    fn scalar(&mut self, ty: &Type) -> Parsed<Value> {
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

    /// An `f64` in decimal, or as its bits in hexadecimal.
    fn double(&mut self, mut word: String) -> Parsed<Value> {
        if self.eat("+") {
            word += &self.word();
        }
        let bits = match word.strip_prefix("0x") {
            Some(digits) => u64::from_str_radix(digits, 16).ok(),
            None => word.parse().ok().map(f64::to_bits),
        };
        bits.map(Value::Int).ok_or_else(|| format!("the constant {} is not known", word))
    }

    /// `(type value to type)`
    fn constant_cast(&mut self) -> Parsed<Value> {
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
    fn constant_sum(&mut self, name: &str) -> Parsed<Value> {
        self.eat_all(&["nuw", "nsw"]);
        let operands = self.list("(", ")", |parser| Ok(parser.typed()?.1))?;
        let parts = self.computed(name, Type::Int(64), operands)?;
        Ok(self.constant(parts))
    }

    fn constant_offset(&mut self) -> Parsed<Value> {
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
    pub fn offset(&mut self) -> Parsed<(Offset, Vec<Value>)> {
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

/// Cuts a line into its words; a comment ends it. Commas are left out, and so are notes for debuggers and optimisers,
/// `#12` or `!dbg`. Names lose their quotation marks.
fn words(line: &str) -> VecDeque<String> {
    let mut words = VecDeque::new();
    let mut rest = line.trim_start();
    while !rest.is_empty() && !rest.starts_with(';') {
        let sign = (rest.starts_with(['%', '@', '#', '!']) || rest.starts_with("c\"")) as usize;
        let length = match &rest[sign..] {
            text if text.starts_with('"') => text[1..].find('"').map_or(text.len(), |end| end + 2),
            text if text.starts_with("<{") || text.starts_with("}>") => 2,
            text => text.find(|c: char| !(c.is_ascii_alphanumeric() || "._$-".contains(c))).unwrap_or(text.len()),
        };
        let (word, behind) = rest.split_at((sign + length).max(1));
        match &word[..sign] {
            "" if word == "," => {}
            "#" | "!" => {}
            "%" | "@" => words.push_back(word.replace('"', "")),
            _ => words.push_back(word.to_string()),
        }
        rest = behind.trim_start();
    }
    words
}
