//! Pieces of C: the text of an expression, and what has to be known to put it into another; numbers and their types.

use super::ir::{mask, signed, Type};

/// What C takes an expression for.
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

/// How tightly an expression holds together; the highest is `Whole`.
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

/// An expression.
#[derive(Clone, Debug)]
pub struct Text {
    pub text: String,
    pub rank: Rank,
    pub shape: Shape,
    /// Whether it calls a function, and so has to stay even where nobody asks for its value.
    pub acts: bool,
    /// The same where only the bits of its type matter, if that is shorter.
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
        Text { text: text.into(), rank, shape, acts: false, uncut: None, truth: None, opposite: None, tight: None }
    }

    /// The same, which acts if either does.
    pub fn acting(mut self, acts: bool) -> Text {
        self.acts |= acts;
        self
    }

    /// A name, a number or something else that needs no parentheses.
    pub fn whole(text: impl Into<String>, shape: Shape) -> Text {
        Text::new(text, Rank::Whole, shape)
    }

    /// The text, in parentheses unless it holds together at least so tightly.
    pub fn within(&self, rank: Rank) -> String {
        self.held(|held| held >= rank)
    }

    /// The same in a place where an expression of the same rank needs parentheses, too.
    fn right_of(&self, rank: Rank) -> String {
        self.held(|held| held > rank)
    }

    fn held(&self, is_tight: impl Fn(Rank) -> bool) -> String {
        match &self.tight {
            _ if is_tight(self.rank) => self.text.clone(),
            Some(tight) if is_tight(tight.rank) && tight.text.len() <= self.text.len() + 2 => tight.text.clone(),
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
    pub fn join(left: &Text, sign: &str, right: &Text, rank: Rank, shape: Shape) -> Text {
        let acts = left.acts || right.acts;
        // Some compilers warn of a comparison beside an operator of bits, and of a sum that is shifted.
        let apart =
            |text: &Text| (Rank::Or..=Rank::And).contains(&rank) && (Rank::Equal..=Rank::Order).contains(&text.rank);
        let apart = |text: &Text| apart(text) || (rank == Rank::Shift && text.rank == Rank::Sum);
        let left = if apart(left) { left.right_of(left.rank) } else { left.within(rank) };
        let right = if apart(right) { right.right_of(right.rank) } else { right.right_of(rank) };
        let clash = matches!((sign, right.chars().next()), ("-", Some('-')) | ("/", Some('*')) | ("&", Some('&')));
        let text = format!("{}{}{}{}", left, sign, if clash { " " } else { "" }, right);
        Text { acts, ..Text::new(text, rank, shape) }
    }

    pub fn cast(&self, name: &str, shape: Shape) -> Text {
        self.around(format!("({}){}", name, self.within(Rank::Unary)), Rank::Unary, shape)
    }

    /// A text with this one in it.
    pub fn around(&self, text: String, rank: Rank, shape: Shape) -> Text {
        Text { acts: self.acts, ..Text::new(text, rank, shape) }
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
        let mut text = Text::one_way(left, sign, right);
        text.opposite = Some(Box::new(Text::one_way(left, opposite, right)));
        text
    }

    /// Whether a number is not 0.
    pub fn is_set(&self) -> Text {
        let truth = self.truth();
        let text = truth.not().around(format!("!{}", truth.not().text), Rank::Unary, Shape::Int);
        Text { opposite: Some(Box::new(truth.not())), truth: Some(Box::new(truth)), ..text }
    }

    fn one_way(left: &Text, sign: &str, right: &Text) -> Text {
        let rank = if sign.starts_with(['=', '!']) { Rank::Equal } else { Rank::Order };
        Text::join(left, sign, right, rank, Shape::Int)
    }

    fn not(&self) -> Text {
        let mut text = self.around(format!("!{}", self.within(Rank::Unary)), Rank::Unary, Shape::Int);
        text.opposite = Some(Box::new(self.clone()));
        text
    }

    /// What is true exactly when this is not.
    pub fn opposite(&self) -> Text {
        match &self.opposite {
            Some(other) => {
                let this = Text { opposite: None, ..self.clone() };
                Text { opposite: Some(Box::new(this)), ..(**other).clone() }
            }
            None => self.not(),
        }
    }

    /// Whether both are true; the second is not asked if the first is not.
    pub fn both(a: &Text, b: &Text) -> Text {
        let opposite = Text::join(&a.opposite().truth(), "||", &b.opposite().truth(), Rank::Either, Shape::Int);
        let both = Text::join(&a.truth(), "&&", &b.truth(), Rank::Both, Shape::Int);
        Text { opposite: Some(Box::new(opposite)), ..both }
    }

    /// Whether one of two is true; the second is not asked if the first is.
    pub fn either(a: &Text, b: &Text) -> Text {
        Text::both(&a.opposite(), &b.opposite()).opposite()
    }

    /// The shortest text that is true exactly when this is.
    pub fn truth(&self) -> Text {
        match &self.truth {
            Some(truth) => (**truth).clone(),
            None => self.clone(),
        }
    }
}

/// An unsigned type of C.
pub fn integer(bits: u32) -> &'static str {
    match bits {
        0..=8 => "B",
        9..=16 => "H",
        17..=32 => "I",
        _ => "U",
    }
}

/// What C takes a variable of a type for.
pub fn shape(ty: &Type) -> Shape {
    match ty.bits() {
        Some(0..=16) => Shape::Int,
        Some(17..=32) => Shape::Half,
        Some(_) => Shape::Word,
        None => Shape::Other,
    }
}

/// Whether an unsigned type that C computes with has just so many bits, so that a negative number becomes what it should.
pub fn is_whole(bits: u32) -> bool {
    bits == 32 || bits == 64
}

/// A number, in the shortest way that is right in a 32-bit C of 1989.
pub fn constant(number: u64, bits: u32) -> Text {
    if number <= i32::MAX as u64 {
        return Text::whole(number.to_string(), Shape::Int);
    }
    if number <= u64::from(u32::MAX) {
        return Text::whole(format!("{}u", number), Shape::Half);
    }
    let negative = signed(number, &Type::Int(bits));
    if is_whole(bits) && (-0x7FFF_FFFF..0).contains(&negative) {
        return Text::new(format!("(U){}", negative), Rank::Unary, Shape::Word);
    }
    if number.is_power_of_two() {
        return Text::new(format!("(U)1<<{}", number.trailing_zeros()), Rank::Shift, Shape::Word);
    }
    let (high, low) = (constant(number >> 32, 32), constant(number & u64::from(u32::MAX), 32));
    let high = high.cast("U", Shape::Word);
    let high = Text::join(&high, "<<", &Text::whole("32", Shape::Int), Rank::Shift, Shape::Word);
    Text::join(&high, "|", &low, Rank::Or, Shape::Word)
}

/// A number of 64 bits.
pub fn number(number: u64) -> String {
    constant(number, 64).text
}

/// An address and some bytes.
pub fn plus(base: &Text, bytes: i64) -> Text {
    let number = Text::whole(bytes.unsigned_abs().to_string(), Shape::Int);
    match bytes {
        0 => base.clone(),
        _ => Text::join(base, if bytes > 0 { "+" } else { "-" }, &number, Rank::Sum, Shape::Other),
    }
}

/// Cuts what may have become too large, or negative, to the size of its type.
pub fn cut(text: Text, ty: &Type) -> Text {
    let bits = ty.bits().unwrap_or(64);
    match bits {
        64 if text.shape == Shape::Word => text,
        32 if text.shape == Shape::Half => text,
        8 | 16 => text.cut(integer(bits), Shape::Int),
        32 => text.cut("I", Shape::Half),
        64 => text.cast("U", Shape::Word),
        _ => {
            let wide = if bits > 32 { "U" } else { "I" };
            let shape = if bits > 32 { Shape::Word } else { Shape::Half };
            let text = if text.shape == shape { text } else { text.cast(wide, shape) };
            Text::join(&text, "&", &constant(mask(bits), bits), Rank::And, shape)
        }
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
