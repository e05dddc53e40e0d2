//! One line of IR, read from left to right: types, constants and values.

use super::ir::{Local, Type, Value};
use super::words::{words, Word};
use std::collections::HashMap;

/// Why a line is not understood.
pub type Read<T> = Result<T, String>;

/// The types that have names, as they were written.
pub type Named = HashMap<String, String>;

/// The numbers of the values of a function.
#[derive(Default)]
pub struct Locals {
    numbers: HashMap<String, Local>,
}

impl Locals {
    /// The number of a value, a new one if it is new.
    pub fn number(&mut self, name: &str) -> Local {
        let next = self.numbers.len();
        *self.numbers.entry(name.to_string()).or_insert(next)
    }

    /// Whether a value of this name is known.
    pub fn has(&self, name: &str) -> bool {
        self.numbers.contains_key(name)
    }

    pub fn len(&self) -> usize {
        self.numbers.len()
    }
}

/// What is left of a line.
pub struct Line<'a> {
    words: Vec<Word>,
    at: usize,
    named: &'a Named,
}

/// Words before a type that say how well a value is known, or how it is passed where that does not matter in C.
const ATTRIBUTES: [&str; 31] = [
    "allocalign",
    "allocptr",
    "dead_on_return",
    "dead_on_unwind",
    "immarg",
    "inreg",
    "noalias",
    "nocapture",
    "noext",
    "nofree",
    "nonnull",
    "noundef",
    "readnone",
    "readonly",
    "returned",
    "signext",
    "writable",
    "writeonly",
    "zeroext",
    // These have something in parentheses.
    "align",
    "captures",
    "dereferenceable",
    "dereferenceable_or_null",
    "initializes",
    "memory",
    "range",
    "sret",
    // These stand in front of calls.
    "fastcc",
    "ccc",
    "coldcc",
    "preserve_mostcc",
];

impl<'a> Line<'a> {
    pub fn new(text: &str, named: &'a Named) -> Line<'a> {
        Line { words: words(text), at: 0, named }
    }

    pub fn peek(&self) -> Option<&Word> {
        self.words.get(self.at)
    }

    pub fn word(&mut self) -> Read<Word> {
        self.at += 1;
        self.words.get(self.at - 1).cloned().ok_or_else(|| "the line ends too early".to_string())
    }

    /// The next word, when it is a plain one.
    pub fn plain(&mut self) -> Read<String> {
        match self.word()? {
            Word::Plain(name) => Ok(name),
            other => Err(format!("{:?} is unexpected", other)),
        }
    }

    /// Goes past a plain word if it is next.
    pub fn eat(&mut self, name: &str) -> bool {
        let found = matches!(self.peek(), Some(Word::Plain(word)) if word == name);
        self.at += found as usize;
        found
    }

    /// Goes past any of these words.
    pub fn eat_all(&mut self, names: &[&str]) {
        while names.iter().any(|name| self.eat(name)) {}
    }

    /// Goes past a mark if it is next.
    pub fn eat_mark(&mut self, mark: char) -> bool {
        let found = self.peek() == Some(&Word::Mark(mark));
        self.at += found as usize;
        found
    }

    pub fn mark(&mut self, mark: char) -> Read<()> {
        if self.eat_mark(mark) {
            Ok(())
        } else {
            Err(format!("{} is missing before {:?}", mark, self.peek()))
        }
    }

    /// Whether nothing is left but notes for debuggers and optimisers.
    pub fn end(&mut self) -> Read<()> {
        while matches!(self.peek(), Some(Word::Mark(',') | Word::Note)) {
            self.at += 1;
        }
        match self.peek() {
            None => Ok(()),
            Some(word) => Err(format!("{:?} is unexpected", word)),
        }
    }

    /// Goes past all that is left.
    pub fn skip(&mut self) {
        self.at = self.words.len();
    }

    pub fn attributes(&mut self) -> Read<()> {
        while matches!(self.peek(), Some(Word::Plain(word)) if ATTRIBUTES.contains(&word.as_str())) {
            let is_align = self.word()? == Word::Plain("align".to_string());
            if self.peek() == Some(&Word::Mark('(')) {
                self.group()?;
            } else if is_align {
                self.word()?;
            }
        }
        Ok(())
    }

    /// Goes past a group between parentheses.
    pub fn group(&mut self) -> Read<()> {
        let mut depth = 0;
        loop {
            match self.word()? {
                Word::Mark('(') => depth += 1,
                Word::Mark(')') => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return Ok(());
            }
        }
    }

    pub fn number(&mut self) -> Read<i64> {
        let word = self.plain()?;
        word.parse().map_err(|_| format!("{} is no number", word))
    }

    pub fn global(&mut self) -> Read<String> {
        match self.word()? {
            Word::Global(name) => Ok(name),
            other => Err(format!("{:?} is no global", other)),
        }
    }

    pub fn local(&mut self) -> Read<String> {
        match self.word()? {
            Word::Local(name) => Ok(name),
            other => Err(format!("{:?} is no local value", other)),
        }
    }

    pub fn ty(&mut self) -> Read<Type> {
        match self.word()? {
            Word::Plain(name) if name == "ptr" => Ok(Type::Ptr),
            Word::Plain(name) if name == "void" => Ok(Type::Void),
            Word::Plain(name) => {
                let bits = name.strip_prefix('i').and_then(|bits| bits.parse().ok());
                let bits = bits.filter(|bits| (1..=64).contains(bits));
                bits.map(Type::Int).ok_or_else(|| format!("the type {} is not known", name))
            }
            Word::Local(name) => {
                let text = self.named.get(&name).ok_or_else(|| format!("the type {} is not known", name))?;
                Line::new(text, self.named).ty()
            }
            Word::Mark('[') => {
                let count = self.number()?;
                if !self.eat("x") {
                    return Err("an array without x".to_string());
                }
                let element = self.ty()?;
                self.mark(']')?;
                Ok(Type::Array(count as u64, Box::new(element)))
            }
            Word::Mark('{') => Ok(Type::Struct(self.members()?, false)),
            Word::Mark('<') if self.eat_mark('{') => {
                let members = self.members()?;
                self.mark('>')?;
                Ok(Type::Struct(members, true))
            }
            other => Err(format!("a type that begins with {:?} is not known", other)),
        }
    }

    fn members(&mut self) -> Read<Vec<Type>> {
        let mut members = Vec::new();
        while !self.eat_mark('}') {
            members.push(self.ty()?);
            self.eat_mark(',');
        }
        Ok(members)
    }

    /// A value of this type.
    pub fn value(&mut self, ty: &Type, locals: &mut Locals) -> Read<Value> {
        match self.word()? {
            Word::Local(name) => Ok(Value::Local(locals.number(&name))),
            Word::Global(name) => Ok(Value::Global(name, 0)),
            Word::Plain(word) => self.constant(&word, ty),
            other => Err(format!("a value that begins with {:?} is not known", other)),
        }
    }

    fn constant(&mut self, word: &str, ty: &Type) -> Read<Value> {
        match (word, ty) {
            ("undef" | "poison", _) => Ok(Value::Undef),
            ("null" | "zeroinitializer", Type::Ptr) => Ok(Value::Address(0)),
            ("true", _) => Ok(Value::Int(1)),
            ("false" | "zeroinitializer", Type::Int(_)) => Ok(Value::Int(0)),
            ("inttoptr", Type::Ptr) => {
                self.mark('(')?;
                let from = self.ty()?;
                let value = self.value(&from, &mut Locals::default())?;
                self.end_of_cast()?;
                match value {
                    Value::Int(address) => Ok(Value::Address(address)),
                    _ => Err("an address that is no number".to_string()),
                }
            }
            ("getelementptr", Type::Ptr) => self.constant_offset(),
            ("ptrtoint", Type::Int(64)) => {
                self.mark('(')?;
                let from = self.ty()?;
                let value = self.value(&from, &mut Locals::default())?;
                self.end_of_cast()?;
                Ok(value)
            }
            (_, Type::Int(bits)) => {
                let number: i128 = word.parse().map_err(|_| format!("the constant {} is not known", word))?;
                Ok(Value::Int(number as u64 & mask(*bits)))
            }
            _ => Err(format!("the constant {} is not known", word)),
        }
    }

    fn end_of_cast(&mut self) -> Read<()> {
        if !self.eat("to") {
            return Err("a cast without to".to_string());
        }
        self.ty()?;
        self.mark(')')
    }

    fn constant_offset(&mut self) -> Read<Value> {
        self.eat_all(&["inbounds", "nuw", "nusw"]);
        self.mark('(')?;
        let (base, constant, terms) = self.offset(&mut Locals::default())?;
        self.mark(')')?;
        match base {
            Value::Global(name, before) if terms.is_empty() => Ok(Value::Global(name, before + constant)),
            _ => Err("a constant address that does not begin with a global".to_string()),
        }
    }

    /// What `getelementptr` adds to a base, in bytes: a constant, and values with their factors.
    #[allow(clippy::type_complexity)]
    pub fn offset(&mut self, locals: &mut Locals) -> Read<(Value, i64, Vec<(Value, i64)>)> {
        let mut ty = self.ty()?;
        self.mark(',')?;
        let pointer = self.ty()?;
        let base = self.value(&pointer, locals)?;
        let (mut constant, mut terms) = (0, Vec::new());
        let mut first = true;
        while !matches!(self.peek_after_comma(), None | Some(Word::Note | Word::Mark(')'))) {
            self.eat_mark(',');
            let index_type = self.ty()?;
            let index = self.value(&index_type, locals)?;
            let within = if first { None } else { Some(ty.clone()) };
            match (&index, within) {
                (Value::Int(number), None) => constant += signed(*number, &index_type) * ty.size() as i64,
                (Value::Int(number), Some(outer)) => {
                    constant += outer.offset(*number as usize) as i64;
                    ty = outer.member(*number as usize).ok_or("an index beyond its type")?.clone();
                }
                (_, within) => {
                    if let Some(outer) = within {
                        ty = match outer {
                            Type::Array(_, element) => *element,
                            _ => return Err("an index that varies into no array".to_string()),
                        };
                    }
                    if index_type != Type::Int(64) {
                        return Err("an index of other than 64 bits".to_string());
                    }
                    terms.push((index, ty.size() as i64));
                }
            }
            first = false;
        }
        Ok((base, constant, terms))
    }

    fn peek_after_comma(&self) -> Option<&Word> {
        let comma = self.peek() == Some(&Word::Mark(','));
        self.words.get(self.at + comma as usize)
    }
}

/// All bits of an integer.
pub fn mask(bits: u32) -> u64 {
    u64::MAX >> (64 - bits)
}

/// A number as its type would show it.
pub fn signed(number: u64, ty: &Type) -> i64 {
    let unused = 64 - ty.bits().unwrap_or(64);
    (number << unused) as i64 >> unused
}
