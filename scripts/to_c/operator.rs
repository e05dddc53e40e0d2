//! The operators of C with two operands.

/// How tightly an expression holds together; `WHOLE` needs parentheses nowhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Precedence(u8);

impl Precedence {
    pub const COMMA: Precedence = Precedence(0);
    pub const ASSIGNMENT: Precedence = Precedence(1);
    pub const CHOICE: Precedence = Precedence(2);
    pub const LOGICAL_OR: Precedence = Precedence(3);
    pub const LOGICAL_AND: Precedence = Precedence(4);
    pub const BIT_OR: Precedence = Precedence(5);
    pub const BIT_XOR: Precedence = Precedence(6);
    pub const BIT_AND: Precedence = Precedence(7);
    pub const EQUALITY: Precedence = Precedence(8);
    pub const ORDER: Precedence = Precedence(9);
    pub const SHIFT: Precedence = Precedence(10);
    pub const SUM: Precedence = Precedence(11);
    pub const PRODUCT: Precedence = Precedence(12);
    pub const UNARY: Precedence = Precedence(13);
    pub const WHOLE: Precedence = Precedence(14);

    /// The next higher precedence.
    pub fn next(self) -> Precedence {
        Precedence(self.0 + 1)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Operator {
    LogicalOr,
    LogicalAnd,
    BitOr,
    BitXor,
    BitAnd,
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    ShiftLeft,
    ShiftRight,
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
}

/// What there is to know about an operator.
pub struct Properties {
    pub sign: &'static str,
    pub precedence: Precedence,
    /// The operator whose result is the negation; of a logical one, for negated operands.
    pub opposite: Option<Operator>,
    /// The sign of an assignment that applies it to its target.
    pub compound: Option<&'static str>,
}

impl Operator {
    pub fn properties(self) -> Properties {
        use Operator::*;
        let (sign, precedence, opposite, compound) = match self {
            LogicalOr => ("||", Precedence::LOGICAL_OR, Some(LogicalAnd), None),
            LogicalAnd => ("&&", Precedence::LOGICAL_AND, Some(LogicalOr), None),
            BitOr => ("|", Precedence::BIT_OR, None, Some("|=")),
            BitXor => ("^", Precedence::BIT_XOR, None, Some("^=")),
            BitAnd => ("&", Precedence::BIT_AND, None, Some("&=")),
            Equal => ("==", Precedence::EQUALITY, Some(NotEqual), None),
            NotEqual => ("!=", Precedence::EQUALITY, Some(Equal), None),
            Less => ("<", Precedence::ORDER, Some(GreaterOrEqual), None),
            LessOrEqual => ("<=", Precedence::ORDER, Some(Greater), None),
            Greater => (">", Precedence::ORDER, Some(LessOrEqual), None),
            GreaterOrEqual => (">=", Precedence::ORDER, Some(Less), None),
            ShiftLeft => ("<<", Precedence::SHIFT, None, Some("<<=")),
            ShiftRight => (">>", Precedence::SHIFT, None, Some(">>=")),
            Add => ("+", Precedence::SUM, None, Some("+=")),
            Subtract => ("-", Precedence::SUM, None, Some("-=")),
            Multiply => ("*", Precedence::PRODUCT, None, Some("*=")),
            Divide => ("/", Precedence::PRODUCT, None, Some("/=")),
            Remainder => ("%", Precedence::PRODUCT, None, Some("%=")),
        };
        Properties { sign, precedence, opposite, compound }
    }

    pub fn is_logical(self) -> bool {
        matches!(self, Operator::LogicalOr | Operator::LogicalAnd)
    }
}
