//! The shortest form of an expression: what its context makes needless, products for shifts, and where parentheses are.

use crate::operator::{Operator, Precedence};
use crate::tree::ctype::CType;
use crate::tree::expr::{Context, Expr, Node, Sign};

pub fn precedence(expr: &Expr) -> Precedence {
    match &expr.node {
        Node::Comma(..) => Precedence::COMMA,
        Node::Assign(..) => Precedence::ASSIGNMENT,
        Node::Choice(_) => Precedence::CHOICE,
        Node::Binary(operator, ..) => operator.properties().precedence,
        Node::Load(address) if expr.ty == CType::Unsigned(8) => match address.node {
            Node::Binary(Operator::Add, ..) => Precedence::WHOLE,
            _ => Precedence::UNARY,
        },
        Node::Unary(..) | Node::Cast(_) | Node::Text(_) => Precedence::UNARY,
        Node::Name(_) | Node::Number(_) | Node::Load(_) | Node::Member(..) | Node::Call(..) => Precedence::WHOLE,
    }
}

/// The precedence that an operand needs. Some compilers warn of a comparison beside an operator of bits, and of a sum that
/// is shifted.
pub fn needed(operator: Operator, side: &Expr, is_right: bool) -> Precedence {
    let own = operator.properties().precedence;
    match (own, precedence(peeled(side, Context::Value))) {
        (Precedence::SHIFT, Precedence::SUM) => Precedence::PRODUCT,
        (Precedence::BIT_OR | Precedence::BIT_XOR | Precedence::BIT_AND, Precedence::EQUALITY | Precedence::ORDER) => {
            Precedence::SHIFT
        }
        _ if is_right => own.next(),
        _ => own,
    }
}

/// An expression without the conversions that its context makes anyway, or does not need.
pub fn peeled(expr: &Expr, context: Context) -> &Expr {
    match &expr.node {
        Node::Cast(inner) if is_needless(expr.ty, inner.ty, context) => peeled(inner, context),
        Node::Unary(Sign::Not, inner) if context == Context::Truth => match &inner.node {
            Node::Unary(Sign::Not, inner) => peeled(inner, context),
            _ => expr,
        },
        _ => expr,
    }
}

/// Checks whether a conversion makes no difference in a context.
fn is_needless(to: CType, from: CType, context: Context) -> bool {
    match (context, to.bits(), from.bits()) {
        (Context::Truth, Some(to), Some(from)) => to >= from,
        (Context::Truth, Some(_), None) => from == CType::Pointer,
        (Context::As(wanted), Some(to), Some(_)) => wanted.bits().is_some_and(|wanted| wanted <= to),
        (Context::Address, None, None) => true,
        (Context::Nothing, ..) => true,
        _ => false,
    }
}

/// A product, a quotient or a remainder for a shift or a mask, if it is as short where this precedence is needed.
pub fn better_product(expr: &Expr, least: Precedence) -> Option<Expr> {
    as_product(expr).filter(|product| length(product, least) <= length(expr, least))
}

/// The characters of an operation on a number, but for what its left side has in any case.
fn length(expr: &Expr, least: Precedence) -> usize {
    let Node::Binary(operator, left, _) = &expr.node else { return 0 };
    let (needed, left) = (needed(*operator, left, false), peeled(left, Context::Value));
    let more = match as_product(left) {
        _ if precedence(left) >= needed => 0,
        Some(product) if needed <= Precedence::PRODUCT => width(&product).saturating_sub(width(left)),
        _ => 2,
    };
    width(expr) + more + if precedence(expr) < least { 2 } else { 0 }
}

/// The characters of an operator and the number behind it.
fn width(expr: &Expr) -> usize {
    let Node::Binary(operator, _, number) = &expr.node else { return 0 };
    operator.properties().sign.len() + number.number().unwrap_or(0).to_string().len()
}

/// The product, the quotient or the remainder that is the same as a shift or a mask.
fn as_product(expr: &Expr) -> Option<Expr> {
    let Node::Binary(operator, left, number) = &expr.node else { return None };
    let number = number.number()?;
    let (operator, by) = match operator {
        Operator::ShiftLeft if (1..=16).contains(&number) => (Operator::Multiply, 1 << number),
        Operator::ShiftRight if (1..=16).contains(&number) && !left.may_be_negative() => {
            (Operator::Divide, 1 << number)
        }
        Operator::BitAnd => (Operator::Remainder, (number | left.clear_bits()).checked_add(1)?),
        _ => return None,
    };
    let is_power = by < 1 << 31 && by.is_power_of_two() && by > 1;
    is_power.then(|| Expr::binary(operator, (**left).clone(), Expr::integer(by as i64)))
}
