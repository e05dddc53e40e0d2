//! One line of IR, read from left to right: types, constants and values.

use super::ir::{mask, signed, Local, Terms, Type, Value};
use std::collections::HashMap;

/// Why a line is not understood.
pub type Read<T> = Result<T, String>;

/// The types that have names, as they were written.
pub type Named = HashMap<String, String>;

/// The numbers of the values of a function, by their names.
pub type Locals = HashMap<String, Local>;

/// The number of a value, a new one if it is new.
pub fn number(locals: &mut Locals, name: String) -> Local {
    let next = locals.len();
    *locals.entry(name).or_insert(next)
}

/// What is left of a line.
pub struct Line<'a> {
    words: Vec<Word>,
    at: usize,
    named: &'a Named,
}

/// Words before a type that say how well a value is known, or how it is passed or called where that does not matter in C;
/// the last line's may have something in parentheses.
const ATTRIBUTES: &str = "\
    allocalign allocptr dead_on_return dead_on_unwind immarg inreg noalias nocapture noext nofree nonnull noundef \
    readnone readonly returned signext writable writeonly zeroext fastcc ccc coldcc preserve_mostcc \
    align captures dereferenceable dereferenceable_or_null initializes memory range sret";

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
        let is_one = |word: &String| ATTRIBUTES.split(' ').any(|known| known == word);
        while matches!(self.peek(), Some(Word::Plain(word)) if is_one(word)) {
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
            Word::Local(name) => Ok(Value::Local(number(locals, name))),
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
            ("inttoptr", Type::Ptr) => match self.constant_cast()? {
                Value::Int(address) => Ok(Value::Address(address)),
                _ => Err("an address that is no number".to_string()),
            },
            ("getelementptr", Type::Ptr) => self.constant_offset(),
            ("ptrtoint", Type::Int(64)) => self.constant_cast(),
            (_, Type::Int(bits)) => {
                let number: i128 = word.parse().map_err(|_| format!("the constant {} is not known", word))?;
                Ok(Value::Int(number as u64 & mask(*bits)))
            }
            _ => Err(format!("the constant {} is not known", word)),
        }
    }

    /// `(type value to type)`
    fn constant_cast(&mut self) -> Read<Value> {
        self.mark('(')?;
        let from = self.ty()?;
        let value = self.value(&from, &mut Locals::default())?;
        self.eat("to");
        self.ty()?;
        self.mark(')')?;
        Ok(value)
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
    pub fn offset(&mut self, locals: &mut Locals) -> Read<(Value, i64, Terms)> {
        // The first index counts whole objects, as if they were an array.
        let mut ty = Type::Array(0, Box::new(self.ty()?));
        self.mark(',')?;
        let pointer = self.ty()?;
        let base = self.value(&pointer, locals)?;
        let (mut constant, mut terms) = (0, Vec::new());
        while !matches!(self.peek_after_comma(), None | Some(Word::Note | Word::Mark(')'))) {
            self.eat_mark(',');
            let index_type = self.ty()?;
            let index = self.value(&index_type, locals)?;
            ty = match (index, ty) {
                (Value::Int(number), Type::Array(_, element)) => {
                    constant += signed(number, &index_type) * element.size() as i64;
                    *element
                }
                (Value::Int(number), outer) => {
                    constant += outer.offset(number as usize) as i64;
                    outer.member(number as usize).ok_or("an index beyond its type")?.clone()
                }
                (index, Type::Array(_, element)) if index_type == Type::Int(64) => {
                    terms.push((index, element.size() as i64));
                    *element
                }
                _ => return Err("an index of other than 64 bits or into no array".to_string()),
            };
        }
        Ok((base, constant, terms))
    }

    fn peek_after_comma(&self) -> Option<&Word> {
        let comma = self.peek() == Some(&Word::Mark(','));
        self.words.get(self.at + comma as usize)
    }
}

/// One word of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// A name such as `add` or `i64`, or a number.
    Plain(String),
    /// `%name`
    Local(String),
    /// `@name`
    Global(String),
    /// `c"text"`, its bytes; or any other text between quotation marks.
    Text(Vec<u8>),
    /// `#12` or `!dbg`
    Note,
    Mark(char),
}

/// Cuts a line into its words; a comment ends it.
fn words(line: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let (word, length) = match first {
            ' ' | '\t' => (None, 1),
            ';' => break,
            '%' | '@' => {
                let (name, length) = name(&rest[1..]);
                (Some(if first == '%' { Word::Local(name) } else { Word::Global(name) }), length + 1)
            }
            '#' | '!' => (Some(Word::Note), 1 + name(&rest[1..]).1),
            'c' if rest.starts_with("c\"") => {
                let end = quoted(&rest[1..]);
                (Some(Word::Text(bytes(&rest[2..end]))), end + 1)
            }
            '"' => {
                let end = quoted(rest);
                (Some(Word::Text(bytes(&rest[1..end - 1]))), end)
            }
            _ => match plain(rest) {
                0 => (Some(Word::Mark(first)), first.len_utf8()),
                length => (Some(Word::Plain(rest[..length].to_string())), length),
            },
        };
        words.extend(word);
        rest = &rest[length..];
    }
    words
}

/// A name with or without quotation marks, and the length of what it stands in.
fn name(text: &str) -> (String, usize) {
    if text.starts_with('"') {
        let end = quoted(text);
        (text[1..end - 1].to_string(), end)
    } else {
        (text[..plain(text)].to_string(), plain(text))
    }
}

/// The length of a text with its quotation marks.
fn quoted(text: &str) -> usize {
    text[1..].find('"').map_or(text.len(), |end| end + 2)
}

fn plain(text: &str) -> usize {
    text.find(|c: char| !(c.is_ascii_alphanumeric() || "._$-".contains(c))).unwrap_or(text.len())
}

/// The bytes of a text, where a backslash and two hexadecimal digits are one, and so are two backslashes.
fn bytes(text: &str) -> Vec<u8> {
    let text = text.as_bytes();
    let mut bytes = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let escaped = if text[at] == b'\\' { text.get(at + 1..at + 3) } else { None };
        let byte = escaped.and_then(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok());
        bytes.push(byte.unwrap_or(text[at]));
        at += match byte {
            Some(_) => 3,
            None if text[at..].starts_with(br"\\") => 2,
            None => 1,
        };
    }
    bytes
}
