//! Reads IR word by word: types, constants and values.

use super::ir::{mask, signed, Block, Local, Offset, Op, Step, Type, Value};
use std::collections::{HashMap, VecDeque};

/// Why a line is not understood.
pub type Read<T> = Result<T, String>;

/// The types that have names, as they were written.
pub type Named = HashMap<String, String>;

/// Words before a type that say how well a value is known, or how it is passed or called where that does not matter in
/// C; the last line's may have something in parentheses.
const ATTRIBUTES: &str = "\
    allocalign allocptr dead_on_return dead_on_unwind immarg inreg noalias nocapture noext nofree nonnull noundef \
    readnone readonly returned signext writable writeonly zeroext fastcc ccc coldcc preserve_mostcc \
    align captures dereferenceable dereferenceable_or_null initializes memory range sret";

/// The rest of a line, and what the lines before it defined.
pub struct Reader<'a> {
    words: VecDeque<String>,
    named: &'a Named,
    /// The numbers of the values of a function, by their names.
    pub locals: HashMap<String, Local>,
    /// The numbers of its blocks, by their names.
    pub blocks: HashMap<String, Block>,
    pub types: HashMap<Local, Type>,
    /// Instructions that build constant structs, for which C of 1989 has no expression.
    pub constants: Vec<Step>,
}

impl<'a> Reader<'a> {
    pub fn new(named: &'a Named) -> Reader<'a> {
        let (words, locals, blocks, types, constants) = Default::default();
        Reader { words, named, locals, blocks, types, constants }
    }

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
    pub fn expect(&mut self, word: &str) -> Read<()> {
        if self.eat(word) {
            return Ok(());
        }
        Err(format!("{} is missing before {:?}", word, self.peek()))
    }

    /// Checks that nothing is left but the commas before notes.
    pub fn end(&mut self) -> Read<()> {
        self.eat_all(&[","]);
        match self.peek() {
            "" => Ok(()),
            word => Err(format!("{} is unexpected", word)),
        }
    }

    /// Skips the rest.
    pub fn skip(&mut self) {
        self.words.clear();
    }

    /// Parses items with commas between up to a closing mark.
    pub fn list<T>(&mut self, close: &str, item: impl Fn(&mut Self) -> Read<T>) -> Read<Vec<T>> {
        let mut items = Vec::new();
        while !self.eat(close) {
            items.push(item(self)?);
            self.eat(",");
        }
        Ok(items)
    }

    pub fn attributes(&mut self) {
        while ATTRIBUTES.split(' ').any(|known| known == self.peek()) {
            let is_align = self.word() == "align";
            if self.peek() == "(" {
                self.skip_group();
            } else if is_align {
                self.word();
            }
        }
    }

    /// Skips a group between parentheses.
    fn skip_group(&mut self) {
        let mut depth = 0;
        loop {
            match self.word().as_str() {
                "(" => depth += 1,
                ")" => depth -= 1,
                _ => {}
            }
            if depth == 0 || self.words.is_empty() {
                return;
            }
        }
    }

    pub fn number(&mut self) -> Read<i64> {
        let word = self.word();
        word.parse().map_err(|_| format!("{} is no number", word))
    }

    /// The name behind a sign: `%` before values, blocks and types, `@` before what is of the whole program.
    pub fn name(&mut self, sign: char) -> Read<String> {
        let word = self.word();
        word.strip_prefix(sign).map(String::from).ok_or_else(|| format!("{} is no name with {}", word, sign))
    }

    /// The number of a value, a new one if it is new.
    pub fn local(&mut self, name: String) -> Local {
        let next = self.locals.len();
        *self.locals.entry(name).or_insert(next)
    }

    pub fn define(&mut self, def: Option<Local>, ty: Type) {
        self.types.extend(def.map(|def| (def, ty)));
    }

    pub fn ty(&mut self) -> Read<Type> {
        let word = self.word();
        match word.as_str() {
            "ptr" => Ok(Type::Ptr),
            "void" => Ok(Type::Void),
            "[" => {
                let count = self.number()?;
                self.expect("x")?;
                let element = self.ty()?;
                self.expect("]")?;
                Ok(Type::Array(count as u64, Box::new(element)))
            }
            "{" => Ok(Type::Struct(self.list("}", Reader::ty)?, false)),
            "<" if self.eat("{") => {
                let members = self.list("}", Reader::ty)?;
                self.expect(">")?;
                Ok(Type::Struct(members, true))
            }
            _ => self.named_type(&word),
        }
    }

    fn named_type(&mut self, word: &str) -> Read<Type> {
        if let Some(text) = word.strip_prefix('%').and_then(|name| self.named.get(name)) {
            words(text).into_iter().rev().for_each(|word| self.words.push_front(word));
            return self.ty();
        }
        let bits = word.strip_prefix('i').and_then(|bits| bits.parse().ok());
        let bits = bits.filter(|bits| (1..=64).contains(bits));
        bits.map(Type::Int).ok_or_else(|| format!("the type {} is not known", word))
    }

    /// A type and a value of it.
    pub fn typed(&mut self) -> Read<(Type, Value)> {
        let ty = self.ty()?;
        self.attributes();
        let value = self.value(&ty)?;
        Ok((ty, value))
    }

    /// A value of this type.
    pub fn value(&mut self, ty: &Type) -> Read<Value> {
        if let (Type::Struct(members, _), "zeroinitializer" | "{" | "<") = (ty, self.peek()) {
            return self.structure(members, ty);
        }
        let word = self.word();
        match (word.chars().next(), ty) {
            (Some('%'), _) => Ok(Value::Local(self.local(word[1..].to_string()))),
            (Some('@'), _) => Ok(Value::Global(word[1..].to_string(), 0)),
            _ => self.constant(&word, ty),
        }
    }

    fn structure(&mut self, members: &[Type], ty: &Type) -> Read<Value> {
        let parts = if self.eat("zeroinitializer") {
            members.iter().map(|_| Value::Int(0)).collect()
        } else {
            self.eat("<");
            self.expect("{")?;
            let parts = self.list("}", |reader| Ok(reader.typed()?.1))?;
            self.eat(">");
            parts
        };
        let mut whole = Value::Undef;
        for (at, part) in parts.into_iter().enumerate().filter(|(_, part)| *part != Value::Undef) {
            let def = self.local(format!("constant {}", self.locals.len()));
            self.define(Some(def), ty.clone());
            self.constants.push(Step { def: Some(def), op: Op::Insert(whole, part, at) });
            whole = Value::Local(def);
        }
        Ok(whole)
    }

    fn constant(&mut self, word: &str, ty: &Type) -> Read<Value> {
        match (word, ty) {
            ("undef" | "poison", _) => Ok(Value::Undef),
            ("null" | "false" | "zeroinitializer", Type::Int(_) | Type::Ptr) => Ok(Value::Int(0)),
            ("true", _) => Ok(Value::Int(1)),
            ("getelementptr", Type::Ptr) => self.constant_offset(),
            ("inttoptr", Type::Ptr) | ("ptrtoint", Type::Int(64)) => self.constant_cast(),
            (_, Type::Int(bits)) => {
                let number: i128 = word.parse().map_err(|_| format!("the constant {} is not known", word))?;
                Ok(Value::Int(number as u64 & mask(*bits)))
            }
            _ => Err(format!("the constant {} is not known", word)),
        }
    }

    /// `(type value to type)`
    fn constant_cast(&mut self) -> Read<Value> {
        self.expect("(")?;
        let (_, value) = self.typed()?;
        self.expect("to")?;
        self.ty()?;
        self.expect(")")?;
        Ok(value)
    }

    fn constant_offset(&mut self) -> Read<Value> {
        self.eat_all(&["inbounds", "nuw", "nusw"]);
        self.expect("(")?;
        let (base, offset) = self.offset()?;
        self.expect(")")?;
        match base {
            Value::Global(name, before) if offset.terms.is_empty() => Ok(Value::Global(name, before + offset.constant)),
            _ => Err("a constant address that does not begin with a global".to_string()),
        }
    }

    /// A base and what `getelementptr` adds to it.
    pub fn offset(&mut self) -> Read<(Value, Offset)> {
        // The first index counts whole objects, as if they were an array.
        let mut ty = Type::Array(0, Box::new(self.ty()?));
        self.expect(",")?;
        let (_, base) = self.typed()?;
        let mut offset = Offset::default();
        while self.eat(",") && !matches!(self.peek(), "" | ",") {
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
                    offset.terms.push((index, element.size() as i64));
                    *element
                }
                _ => return Err("an index of other than 64 bits or into no array".to_string()),
            };
        }
        Ok((base, offset))
    }
}

/// Cuts a line into its words; a comment ends it, and notes for debuggers and optimisers, `#12` or `!dbg`, are left
/// out. Names lose their quotation marks.
fn words(line: &str) -> VecDeque<String> {
    let mut words = VecDeque::new();
    let mut rest = line.trim_start();
    while !rest.is_empty() && !rest.starts_with(';') {
        let sign = (rest.starts_with(['%', '@', '#', '!']) || rest.starts_with("c\"")) as usize;
        let length = if rest[sign..].starts_with('"') { quoted(&rest[sign..]) } else { plain(&rest[sign..]) };
        let (word, behind) = rest.split_at((sign + length).max(1));
        match &word[..sign] {
            "#" | "!" => {}
            "%" | "@" => words.push_back(word.replace('"', "")),
            _ => words.push_back(word.to_string()),
        }
        rest = behind.trim_start();
    }
    words
}

/// The length of a text with its quotation marks.
fn quoted(text: &str) -> usize {
    text[1..].find('"').map_or(text.len(), |end| end + 2)
}

fn plain(text: &str) -> usize {
    text.find(|c: char| !(c.is_ascii_alphanumeric() || "._$-".contains(c))).unwrap_or(text.len())
}
