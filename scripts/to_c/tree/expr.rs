//! Expressions of C as trees.

use super::ctype::CType;
use crate::ir::{mask, signed, Type};
use crate::operator::{Operator, Precedence};

/// An expression and its type. A number is never negative, unless it is of a signed type of 64 bits, cast to a signed
/// type, or a constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expr {
    pub node: Node,
    pub ty: CType,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// A variable, data, a function, or one of C's streams.
    Name(String),
    /// Bytes as a text.
    Text(Vec<u8>),
    /// A number of at most 32 bits, or the bits of a `double`.
    Number(u64),
    Unary(Sign, Box<Expr>),
    /// A conversion to the type of the expression.
    Cast(Box<Expr>),
    Binary(Operator, Box<Expr>, Box<Expr>),
    /// `a?b:c`
    Choice(Box<[Expr; 3]>),
    /// What lies at an address.
    Load(Box<Expr>),
    Member(Box<Expr>, usize),
    Call(Callee, Vec<(Expr, Context)>),
    Assign(Box<Expr>, Box<Expr>),
    /// Expressions of which only the effects matter, and one with the value.
    Comma(Vec<Expr>, Box<Expr>),
}

/// An operator with one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Minus,
    Complement,
    Not,
}

/// What is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Callee {
    /// A function of the file or of C.
    Function(String),
    /// A function of C that `string.h` declares.
    Memory(String),
    /// What makes an address of a number of 64 bits, or ends the program if there is no such address.
    ToAddress,
    /// A function by its address, with the types of its result and its parameters.
    Pointer(Box<Expr>, CType, Vec<CType>),
}

/// What becomes of the value of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// It is computed with.
    Value,
    /// It only matters whether it is 0.
    Truth,
    /// It is converted to a type, so that higher bits do not matter.
    As(CType),
    /// It is an address for which it does not matter of what.
    Address,
    /// It is an address of bytes, which may be characters.
    Bytes,
    /// Nobody wants it.
    Nothing,
}

impl Expr {
    pub fn new(node: Node, ty: CType) -> Expr {
        Expr { node, ty }
    }

    pub fn name(name: impl Into<String>, ty: CType) -> Expr {
        Expr::new(Node::Name(name.into()), ty)
    }

    /// A number that fits into an `int`.
    pub fn integer(number: i64) -> Expr {
        let digits = Expr::new(Node::Number(number.unsigned_abs()), CType::INT);
        if number < 0 {
            digits.unary(Sign::Minus)
        } else {
            digits
        }
    }

    /// A number of so many bits, in the shortest way that is right in a 32-bit C of 1989.
    pub fn constant(number: u64, bits: u32) -> Expr {
        if number <= u64::from(u32::MAX) {
            let ty = if number <= i32::MAX as u64 { CType::INT } else { CType::U32 };
            return Expr::new(Node::Number(number), ty);
        }
        let ty = Type::Int(bits);
        if let (Some(negative), 64) = (negative(number, &ty), bits) {
            return Expr::integer(negative).cast(CType::U64);
        }
        let shifted = |number, by| {
            Expr::binary(Operator::ShiftLeft, Expr::constant(number, 32).cast(CType::U64), Expr::integer(by))
        };
        if number.is_power_of_two() {
            return shifted(1, number.trailing_zeros().into());
        }
        Expr::binary(Operator::BitOr, shifted(number >> 32, 32), Expr::constant(number & u64::from(u32::MAX), 32))
    }

    pub fn double(number: f64) -> Expr {
        let digits = |number: f64| Expr::new(Node::Number(number.to_bits()), CType::Double);
        match number {
            _ if number.is_nan() => Expr::binary(Operator::Divide, digits(0.0), digits(0.0)),
            _ if number.is_sign_negative() => Expr::double(-number).unary(Sign::Minus),
            _ if number.is_infinite() => Expr::binary(Operator::Divide, digits(1.0), digits(0.0)),
            _ => digits(number),
        }
    }

    pub fn unary(self, sign: Sign) -> Expr {
        let ty = match sign {
            Sign::Minus | Sign::Complement => self.ty.promoted(),
            Sign::Not => CType::INT,
        };
        Expr::new(Node::Unary(sign, Box::new(self)), ty)
    }

    pub fn cast(self, ty: CType) -> Expr {
        Expr::new(Node::Cast(Box::new(self)), ty)
    }

    pub fn binary(operator: Operator, left: Expr, right: Expr) -> Expr {
        let ty = match operator.properties().precedence {
            Precedence::SHIFT => left.ty.promoted(),
            Precedence::BIT_OR | Precedence::BIT_XOR | Precedence::BIT_AND | Precedence::SUM | Precedence::PRODUCT => {
                left.ty.promoted().max(right.ty.promoted())
            }
            _ => CType::INT,
        };
        Expr::new(Node::Binary(operator, Box::new(left), Box::new(right)), ty)
    }

    pub fn choice(question: Expr, then: Expr, other: Expr) -> Expr {
        let ty = then.ty.promoted().max(other.ty.promoted());
        Expr::new(Node::Choice(Box::new([question, then, other])), ty)
    }

    pub fn load(self, ty: CType) -> Expr {
        Expr::new(Node::Load(Box::new(self)), ty)
    }

    pub fn member(self, number: usize, ty: CType) -> Expr {
        Expr::new(Node::Member(Box::new(self), number), ty)
    }

    /// The name of the member of a struct with a number.
    pub fn member_name(number: usize) -> String {
        char::from(b'a' + number as u8).to_string()
    }

    pub fn call(callee: Callee, arguments: Vec<(Expr, Context)>, ty: CType) -> Expr {
        Expr::new(Node::Call(callee, arguments), ty)
    }

    /// A call of a function of C whose arguments are taken as they are.
    pub fn call_c(name: &str, arguments: Vec<Expr>) -> Expr {
        let arguments = arguments.into_iter().map(|value| (value, Context::Value)).collect();
        Expr::call(Callee::Function(name.to_string()), arguments, CType::INT)
    }

    /// The end of the program.
    pub fn exit() -> Expr {
        Expr::call_c("exit", vec![Expr::integer(1)])
    }

    pub fn assign(target: Expr, value: Expr) -> Expr {
        let ty = target.ty;
        Expr::new(Node::Assign(Box::new(target), Box::new(value)), ty)
    }

    /// An expression after others, of which only the effects matter.
    pub fn after(self, before: Vec<Expr>) -> Expr {
        if before.is_empty() {
            return self;
        }
        let ty = self.ty;
        Expr::new(Node::Comma(before, Box::new(self)), ty)
    }

    /// The number, or the address, and some more.
    pub fn plus(self, number: i64) -> Expr {
        match number {
            0 => self,
            1.. => Expr::binary(Operator::Add, self, Expr::integer(number)),
            _ => Expr::binary(Operator::Subtract, self, Expr::integer(-number)),
        }
    }

    /// The same as an unsigned number of 32 bits, or of 64 for more than 32.
    pub fn widened(self, bits: u32) -> Expr {
        let ty = if bits > 32 { CType::U64 } else { CType::U32 };
        if self.ty == ty {
            return self;
        }
        self.cast(ty)
    }

    /// Cuts what may have become too large, or negative, to the size of its type.
    pub fn cut(self, ty: &Type) -> Expr {
        match ty.bits().unwrap_or(64) {
            bits @ (8 | 16) => self.cast(CType::Unsigned(bits)),
            bits @ (32 | 64) => self.widened(bits),
            bits => Expr::binary(Operator::BitAnd, self.widened(bits), Expr::constant(mask(bits), bits)),
        }
    }

    /// Whether the number is not 0.
    pub fn nonzero(self) -> Expr {
        self.unary(Sign::Not).unary(Sign::Not)
    }

    /// The negation of what is true or false.
    pub fn opposite(self) -> Expr {
        match self.node {
            Node::Unary(Sign::Not, of) => match of.node {
                Node::Unary(Sign::Not, _) => *of,
                _ => of.nonzero(),
            },
            Node::Binary(operator, left, right) => match operator.properties().opposite {
                Some(opposite) if operator.is_logical() => Expr::binary(opposite, left.opposite(), right.opposite()),
                // If a number is none, it is neither less than another nor at least as great.
                Some(opposite)
                    if left.ty != CType::Double || operator.properties().precedence == Precedence::EQUALITY =>
                {
                    Expr::binary(opposite, *left, *right)
                }
                _ => Expr::binary(operator, *left, *right).unary(Sign::Not),
            },
            _ => self.unary(Sign::Not),
        }
    }

    /// The number, if it is one that is written without a sign and a suffix.
    pub fn number(&self) -> Option<u64> {
        match self.node {
            Node::Number(number) if !matches!(self.ty, CType::U32 | CType::Double) => Some(number),
            _ => None,
        }
    }

    /// Checks whether it is a number with a sign.
    pub fn may_be_negative(&self) -> bool {
        matches!((&self.node, self.ty), (Node::Cast(_), CType::Signed(_)))
    }

    /// The lowest bits that are 0 whatever its value, as ones.
    pub fn clear_bits(&self) -> u64 {
        match &self.node {
            Node::Cast(inner) => inner.clear_bits(),
            Node::Binary(Operator::ShiftLeft, _, by) => by.number().map_or(0, |by| !(u64::MAX << by)),
            _ => 0,
        }
    }
}

/// Returns a constant as a signed number of its type, if that is negative and fits into an `int`.
pub fn negative(number: u64, ty: &Type) -> Option<i64> {
    Some(signed(number, ty)).filter(|number| (-0x7FFF_FFFF..0).contains(number))
}
