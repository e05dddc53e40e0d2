//! Expressions of C as texts with their precedence and type; numbers.

use super::ir::{mask, signed, Type, Value};

/// The type of an expression in C.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Shape {
    /// An `int`, or what becomes one, that is not negative.
    Int,
    /// An unsigned integer of 32 bits.
    Half,
    /// An unsigned integer of 64 bits.
    Word,
    /// An address, or a struct.
    Other,
}

/// The precedence of an expression; `Whole` is the highest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    Choice,
    Either,
    Both,
    Or,
    Xor,
    And,
    Equal,
    Order,
    Shift,
    Sum,
    Product,
    Unary,
    Whole,
}

impl Rank {
    fn of(sign: &str) -> Rank {
        match sign {
            "||" => Rank::Either,
            "&&" => Rank::Both,
            "|" => Rank::Or,
            "^" => Rank::Xor,
            "&" => Rank::And,
            "==" | "!=" => Rank::Equal,
            "<" | "<=" | ">" | ">=" => Rank::Order,
            "<<" | ">>" => Rank::Shift,
            "+" | "-" => Rank::Sum,
            _ => Rank::Product,
        }
    }
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Text {
    pub text: String,
    pub rank: Rank,
    pub shape: Shape,
    /// A shorter form that may leave garbage in the high bits, if there is one.
    uncut: Option<Box<Text>>,
    /// The same where only true or false matters, if that is shorter.
    truth: Option<Box<Text>>,
    /// The opposite, if that is as short.
    opposite: Option<Box<Text>>,
    /// The same, longer or as long, but of a higher rank.
    tight: Option<Box<Text>>,
}

impl Text {
    pub fn new(text: impl Into<String>, rank: Rank, shape: Shape) -> Text {
        Text { text: text.into(), rank, shape, uncut: None, truth: None, opposite: None, tight: None }
    }

    /// A name, a number or something else that needs no parentheses.
    pub fn whole(text: impl Into<String>, shape: Shape) -> Text {
        Text::new(text, Rank::Whole, shape)
    }

    /// The text, in parentheses unless it has at least this precedence.
    pub fn within(&self, rank: Rank) -> String {
        self.held(|held| held >= rank)
    }

    /// The text, in parentheses unless it has a higher precedence than this.
    fn right_of(&self, rank: Rank) -> String {
        self.held(|held| held > rank)
    }

    fn held(&self, is_tight: impl Fn(Rank) -> bool) -> String {
        match &self.tight {
            _ if is_tight(self.rank) => self.text.clone(),
            Some(tight) if is_tight(tight.rank) => tight.text.clone(),
            _ => format!("({})", self.text),
        }
    }

    /// The shorter of two texts for the same; `product` has the higher rank.
    pub fn or_product(self, product: Text) -> Text {
        if product.text.len() <= self.text.len() {
            return product;
        }
        Text { tight: Some(Box::new(product)), ..self }
    }

    /// Two texts with an operator between them, read from left to right.
    pub fn join(left: &Text, sign: &str, right: &Text) -> Text {
        let rank = Rank::of(sign);
        let shape = match rank {
            Rank::Either | Rank::Both | Rank::Equal | Rank::Order => Shape::Int,
            Rank::Shift => left.shape,
            _ => left.shape.max(right.shape),
        };
        // Some compilers warn of a comparison beside an operator of bits, and of a sum that is shifted.
        let apart = |text: &Text| match text.rank {
            Rank::Equal | Rank::Order => (Rank::Or..=Rank::And).contains(&rank),
            Rank::Sum => rank == Rank::Shift,
            _ => false,
        };
        let first = if apart(left) { left.right_of(left.rank) } else { left.within(rank) };
        let second = if apart(right) { right.right_of(right.rank) } else { right.right_of(rank) };
        let clash = matches!((sign, second.chars().next()), ("-", Some('-')) | ("/", Some('*')) | ("&", Some('&')));
        let text = format!("{}{}{}{}", first, sign, if clash { " " } else { "" }, second);
        Text::new(text, rank, shape)
    }

    /// The text behind an operator with one operand.
    pub fn prefixed(&self, sign: &str) -> Text {
        let text = self.within(Rank::Unary);
        let clash = sign == "-" && text.starts_with('-');
        Text::new(format!("{}{}{}", sign, if clash { " " } else { "" }, text), Rank::Unary, self.shape)
    }

    pub fn cast(&self, name: &str, shape: Shape) -> Text {
        self.prefixed(&format!("({})", name)).shaped(shape)
    }

    /// The same with another shape.
    pub fn shaped(self, shape: Shape) -> Text {
        Text { shape, ..self }
    }

    /// The same as an unsigned number of 32 bits, or of 64 for more than 32.
    pub fn widened(&self, bits: u32) -> Text {
        let (name, shape) = if bits > 32 { ("U", Shape::Word) } else { ("I", Shape::Half) };
        if self.shape == shape {
            return self.clone();
        }
        self.cast(name, shape)
    }

    /// A cast that only cuts bits off, which an assignment to such a type does as well.
    pub fn cut(&self, name: &str, shape: Shape) -> Text {
        Text { uncut: Some(Box::new(self.clone())), ..self.cast(name, shape) }
    }

    /// An `int` that may be negative, as a number of 32 bits.
    pub fn resigned(&self) -> Text {
        Text { truth: Some(Box::new(self.clone())), ..self.cast("I", Shape::Half) }
    }

    /// The same where it is put into a wider type, so that every bit matters.
    pub fn exact(self) -> Text {
        Text { uncut: None, ..self }
    }

    /// The shortest text whose lowest bits are those of this.
    pub fn uncut(&self) -> &Text {
        self.uncut.as_deref().unwrap_or(self)
    }

    /// A comparison.
    pub fn compare(left: &Text, sign: &str, right: &Text) -> Text {
        let opposite = match sign {
            "==" => "!=",
            "!=" => "==",
            "<" => ">=",
            ">=" => "<",
            ">" => "<=",
            _ => ">",
        };
        let opposite = Some(Box::new(Text::join(left, opposite, right)));
        Text { opposite, ..Text::join(left, sign, right) }
    }

    /// Whether a number is not 0.
    pub fn is_set(&self) -> Text {
        let truth = self.truth();
        let not = truth.not();
        Text { opposite: Some(Box::new(not.clone())), truth: Some(Box::new(truth)), ..not.not() }
    }

    fn not(&self) -> Text {
        Text { shape: Shape::Int, opposite: Some(Box::new(self.clone())), ..self.prefixed("!") }
    }

    /// The negation.
    pub fn opposite(&self) -> Text {
        match &self.opposite {
            Some(other) => {
                let this = Text { opposite: None, ..self.clone() };
                Text { opposite: Some(Box::new(this)), ..(**other).clone() }
            }
            None => self.not(),
        }
    }

    /// `a && b`
    pub fn both(a: &Text, b: &Text) -> Text {
        let opposite = Text::join(&a.opposite().truth(), "||", &b.opposite().truth());
        let both = Text::join(&a.truth(), "&&", &b.truth());
        Text { opposite: Some(Box::new(opposite)), ..both }
    }

    /// `a || b`
    pub fn either(a: &Text, b: &Text) -> Text {
        Text::both(&a.opposite(), &b.opposite()).opposite()
    }

    /// The shortest text that is true exactly when this is.
    pub fn truth(&self) -> Text {
        self.truth.as_deref().unwrap_or(self).clone()
    }
}

/// An unsigned type of C.
pub fn unsigned(bits: u32) -> &'static str {
    match bits {
        0..=8 => "B",
        9..=16 => "H",
        17..=32 => "I",
        _ => "U",
    }
}

/// The shape of a variable of a type.
pub fn shape(ty: &Type) -> Shape {
    match ty.bits() {
        Some(0..=16) => Shape::Int,
        Some(17..=32) => Shape::Half,
        Some(_) => Shape::Word,
        None => Shape::Other,
    }
}

/// Checks whether C computes with an unsigned type of exactly this width, into which a negative number converts.
pub fn is_whole(ty: &Type) -> bool {
    matches!(ty, Type::Int(32 | 64))
}

/// Returns a constant as a signed number of its type, if that is negative and fits into an `int`.
pub fn negative(value: &Value, ty: &Type) -> Option<i64> {
    let number = signed(value.number()?, ty);
    Some(number).filter(|number| (-0x7FFF_FFFF..0).contains(number))
}

/// A number that fits into an `int`.
pub fn integer(number: i64) -> Text {
    Text::new(number.to_string(), if number < 0 { Rank::Unary } else { Rank::Whole }, Shape::Int)
}

/// A number, in the shortest way that is right in a 32-bit C of 1989.
pub fn constant(number: u64, bits: u32) -> Text {
    if number <= i32::MAX as u64 {
        return Text::whole(number.to_string(), Shape::Int);
    }
    if number <= u64::from(u32::MAX) {
        return Text::whole(format!("{}u", number), Shape::Half);
    }
    let ty = Type::Int(bits);
    if let Some(negative) = negative(&Value::Int(number), &ty).filter(|_| is_whole(&ty)) {
        return integer(negative).cast("U", Shape::Word);
    }
    if number.is_power_of_two() {
        return Text::join(&constant(1, 32).cast("U", Shape::Word), "<<", &integer(number.trailing_zeros().into()));
    }
    let high = constant(number >> 32, 32).cast("U", Shape::Word);
    Text::join(&Text::join(&high, "<<", &integer(32)), "|", &constant(number & u64::from(u32::MAX), 32))
}

/// A number of 64 bits.
pub fn number(number: u64) -> String {
    constant(number, 64).text
}

/// A number, or an address, and some more.
pub fn plus(base: &Text, number: i64) -> Text {
    match number {
        0 => base.clone(),
        _ => Text::join(base, if number > 0 { "+" } else { "-" }, &integer(number.abs())),
    }
}

/// Cuts what may have become too large, or negative, to the size of its type.
pub fn cut(text: Text, ty: &Type) -> Text {
    let bits = ty.bits().unwrap_or(64);
    match bits {
        64 => text.widened(64),
        32 if text.shape == Shape::Half => text,
        8 | 16 => text.cut(unsigned(bits), Shape::Int),
        32 => text.cut("I", Shape::Half),
        _ => Text::join(&text.widened(bits), "&", &constant(mask(bits), bits)),
    }
}

/// Bytes as a text of C.
pub fn string(bytes: &[u8]) -> String {
    let mut text = String::from("\"");
    for (at, &byte) in bytes.iter().enumerate() {
        let digit_follows = bytes.get(at + 1).is_some_and(u8::is_ascii_digit);
        match byte {
            b'"' | b'\\' | b'?' => text.extend(['\\', char::from(byte)].iter()),
            b'\n' => text += "\\n",
            32..=126 => text.push(char::from(byte)),
            _ if digit_follows => text += &format!("\\{:03o}", byte),
            _ => text += &format!("\\{:o}", byte),
        }
    }
    text + "\""
}
