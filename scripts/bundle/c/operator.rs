//! The operators of C with two operands.

/// How tightly an expression holds together; `Whole` needs parentheses nowhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Precedence {
    Comma,
    Assignment,
    Choice,
    LogicalOr,
    LogicalAnd,
    BitOr,
    BitXor,
    BitAnd,
    Equality,
    Order,
    Shift,
    Sum,
    Product,
    Unary,
    Whole,
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
            LogicalOr => ("||", Precedence::LogicalOr, Some(LogicalAnd), None),
            LogicalAnd => ("&&", Precedence::LogicalAnd, Some(LogicalOr), None),
            BitOr => ("|", Precedence::BitOr, None, Some("|=")),
            BitXor => ("^", Precedence::BitXor, None, Some("^=")),
            BitAnd => ("&", Precedence::BitAnd, None, Some("&=")),
            Equal => ("==", Precedence::Equality, Some(NotEqual), None),
            NotEqual => ("!=", Precedence::Equality, Some(Equal), None),
            Less => ("<", Precedence::Order, Some(GreaterOrEqual), None),
            LessOrEqual => ("<=", Precedence::Order, Some(Greater), None),
            Greater => (">", Precedence::Order, Some(LessOrEqual), None),
            GreaterOrEqual => (">=", Precedence::Order, Some(Less), None),
            ShiftLeft => ("<<", Precedence::Shift, None, Some("<<=")),
            ShiftRight => (">>", Precedence::Shift, None, Some(">>=")),
            Add => ("+", Precedence::Sum, None, Some("+=")),
            Subtract => ("-", Precedence::Sum, None, Some("-=")),
            Multiply => ("*", Precedence::Product, None, Some("*=")),
            Divide => ("/", Precedence::Product, None, Some("/=")),
            Remainder => ("%", Precedence::Product, None, Some("%=")),
        };
        Properties { sign, precedence, opposite, compound }
    }

    pub fn is_logical(self) -> bool {
        matches!(self, Operator::LogicalOr | Operator::LogicalAnd)
    }
}
