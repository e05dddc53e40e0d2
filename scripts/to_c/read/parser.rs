//! Reads IR word by word: marks, names, numbers and types.

use super::versions::ATTRIBUTES;
use crate::ir::{Block, Local, Op, Step, Type, Value};
use crate::refusal::Outcome;
use std::collections::{HashMap, VecDeque};

/// An operation, its operands, and the type of what it defines.
pub type Parts = (Op, Vec<Value>, Type);

/// Half of an integer of more than 64 bits.
pub const HALF: Type = Type::Int(64);

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
    pub fn expect(&mut self, word: &str) -> Outcome<()> {
        if self.eat(word) {
            return Ok(());
        }
        Err(format!("{} is missing before {:?}", word, self.peek()))
    }

    /// Checks that nothing is left.
    pub fn end(&mut self) -> Outcome<()> {
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
    pub fn list<T>(
        &mut self,
        open: &str,
        close: &str,
        mut item: impl FnMut(&mut Self) -> Outcome<T>,
    ) -> Outcome<Vec<T>> {
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

    pub fn number(&mut self) -> Outcome<i64> {
        let word = self.word();
        word.parse().map_err(|_| format!("{} is no number", word))
    }

    /// The name behind a sign: `%` before values, blocks and types, `@` before what is of the whole program.
    pub fn name(&mut self, sign: char) -> Outcome<String> {
        let word = self.word();
        word.strip_prefix(sign).map(String::from).ok_or_else(|| format!("{} is no name with {}", word, sign))
    }

    /// The number of a value, a new one if it is new.
    pub fn local(&mut self, name: String) -> Local {
        let next = self.locals.len();
        *self.locals.entry(name).or_insert(next)
    }

    pub fn ty(&mut self) -> Outcome<Type> {
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

    /// Adds an instruction before the one that is read, and returns its value.
    pub fn before(&mut self, (op, operands, ty): Parts) -> Value {
        let def = self.local(format!("before {}", self.locals.len()));
        self.types.insert(def, ty);
        self.before.push(Step { def: Some(def), op, operands });
        Value::Local(def)
    }
}

/// The type of an integer of more than 64 bits.
pub fn wide() -> Type {
    Type::Struct(vec![HALF, HALF], false)
}

/// The type of an integer of 256 bits, of which the text of a number of 128 bits takes a product.
pub fn widest() -> Type {
    Type::Struct(vec![HALF; 4], false)
}

/// Cuts a line into its words. Comments and commas are left out, and so are notes for debuggers and optimisers,
/// `#12` or `!dbg`. Names lose their quotation marks.
fn words(line: &str) -> VecDeque<String> {
    let mut words = VecDeque::new();
    let mut rest = line.trim_start();
    while !rest.is_empty() && !rest.starts_with(';') {
        if rest.starts_with("/*") {
            rest = rest.split_once("*/").map_or("", |(_, behind)| behind).trim_start();
            continue;
        }
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
