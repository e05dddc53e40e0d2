//! Prints expressions as tokens, with parentheses where they are needed.

use super::head::Feature;
use super::pieces::Piece;
use super::printer::Printer;
use super::tokens::{string, words};
use crate::c::operator::{Operator, Precedence};
use crate::c::tree::ctype::CType;
use crate::c::tree::expr::{Callee, Context, Expr, Node, Sign};

impl Printer<'_> {
    pub fn expr(&mut self, expr: &Expr, context: Context) -> Piece {
        let expr = without_casts(expr, context);
        match &expr.node {
            Node::Cast(inner) => {
                let cast = self.cast(expr.ty);
                self.value(inner).signed(cast)
            }
            Node::Name(name) => Piece::whole(words(name)),
            Node::Text(bytes) => self.text(bytes, context),
            Node::Number(number) => {
                let suffix = if expr.ty == CType::U32 { "u" } else { "" };
                Piece::whole(vec![format!("{number}{suffix}")])
            }
            Node::Unary(sign, of) => self.unary(*sign, of),
            Node::Binary(operator, left, right) => self.binary(*operator, left, right, context),
            Node::Choice(parts) => self.choice(parts, context),
            Node::Load(address) => self.load(address, expr.ty),
            Node::Member(whole, number) => {
                self.value(whole).followed(vec![".".to_string(), Expr::member_name(*number)])
            }
            Node::Call(callee, arguments) => self.call(callee, arguments),
            Node::Assign(target, value) => self.assign(target, value),
            Node::Comma(before, last) => {
                let parts = self.commas(before, Some((last, context)));
                Piece::new(parts, Precedence::Comma)
            }
        }
    }

    fn value(&mut self, expr: &Expr) -> Piece {
        self.expr(expr, Context::Value)
    }

    /// A type in parentheses.
    fn cast(&mut self, ty: CType) -> Vec<String> {
        [words("("), self.ty(ty), words(")")].concat()
    }

    /// A text, as the address of bytes where it matters.
    fn text(&mut self, bytes: &[u8], context: Context) -> Piece {
        let text = Piece::whole(vec![string(bytes)]);
        match context {
            Context::Address | Context::Bytes => text,
            _ => text.signed(self.cast(CType::Pointer)),
        }
    }

    fn unary(&mut self, sign: Sign, of: &Expr) -> Piece {
        match sign {
            Sign::Minus => self.value(of).signed(words("-")),
            Sign::Complement => self.value(of).signed(words("~")),
            Sign::Not => self.expr(of, Context::Truth).signed(words("!")),
        }
    }

    /// What lies at an address: bytes need no macro.
    fn load(&mut self, address: &Expr, ty: CType) -> Piece {
        let name = match (ty, &address.node) {
            (CType::Unsigned(8), Node::Binary(Operator::Add, base, index)) => {
                let index = self.value(index).within(Precedence::Comma);
                return self.value(base).followed([words("["), index, words("]")].concat());
            }
            (CType::Unsigned(8), _) => return self.value(address).signed(words("*")),
            (CType::Unsigned(16), _) => "h(",
            (CType::Unsigned(32), _) => "i(",
            (CType::Pointer, _) => "q(",
            _ => "u(",
        };
        self.features.insert(Feature::Load(ty));
        let address = self.expr(address, Context::Address).within(Precedence::Assignment);
        Piece::whole([words(name), address, words(")")].concat())
    }

    fn binary(&mut self, operator: Operator, left: &Expr, right: &Expr, context: Context) -> Piece {
        if operator.is_logical() {
            let [left, right] = [left, right].map(|side| self.expr(side, Context::Truth));
            return left.join(operator, &right);
        }
        if right.number() == Some(0) && matches!(operator, Operator::Equal | Operator::NotEqual) {
            let truth = self.expr(left, Context::Truth);
            return match (operator, context) {
                (Operator::Equal, _) => truth.signed(words("!")),
                (_, Context::Truth) => truth,
                _ => truth.signed(words("!")).signed(words("!")),
            };
        }
        let product = as_product(operator, left, right);
        let left = match context {
            Context::Address | Context::Bytes => self.expr(left, Context::Bytes),
            _ => self.value(left),
        };
        let plain = left.join(operator, &self.value(right));
        match product {
            Some((operator, number)) => plain.or(left.join(operator, &Piece::whole(words(&number.to_string())))),
            None => plain,
        }
    }

    fn choice(&mut self, [question, then, other]: &[Expr; 3], context: Context) -> Piece {
        // One of two numbers is converted to the type of the other, which keeps the lowest 32 bits.
        let context = match context {
            Context::As(ty) if ty.bits().is_some_and(|bits| bits <= 32) => context,
            _ => Context::Value,
        };
        let question = self.expr(question, Context::Truth).within(Precedence::LogicalOr);
        let then = self.expr(then, context).within(Precedence::Assignment);
        let other = self.expr(other, context).within(Precedence::Choice);
        Piece::new([question, words("?"), then, words(":"), other].concat(), Precedence::Choice)
    }

    fn call(&mut self, callee: &Callee, arguments: &[(Expr, Context)]) -> Piece {
        let callee = match callee {
            Callee::Function(name) => words(name),
            Callee::Memory(name) => {
                self.features.insert(Feature::Memory);
                words(name)
            }
            Callee::ToAddress => {
                self.features.insert(Feature::ToAddress);
                words("p")
            }
            Callee::Pointer(address, result, parameters) => {
                let (size, result) = (self.cast(CType::Size), self.ty(*result));
                let parameters = self.separated(parameters, |printer, ty| printer.ty(*ty));
                let ty = [words("(("), result, words("(*)("), parameters, words("))")].concat();
                [ty, self.value(address).signed(size).within(Precedence::Unary), words(")")].concat()
            }
        };
        let arguments = self.separated(arguments, |printer, (argument, context)| {
            printer.expr(argument, *context).within(Precedence::Assignment)
        });
        Piece::whole([callee, words("("), arguments, words(")")].concat())
    }

    /// An assignment, as one that applies an operator to its target where it is one.
    fn assign(&mut self, target: &Expr, value: &Expr) -> Piece {
        let context = Context::As(target.ty);
        let to = self.value(target);
        if let Node::Binary(operator, left, right) = &without_casts(value, context).node {
            if **left == *target && operator.properties().compound.is_some() {
                return self.compound(*operator, left, right, &to);
            }
        }
        let value = self.expr(value, context).within(Precedence::Assignment);
        Piece::new([to.within(Precedence::Unary), words("="), value].concat(), Precedence::Assignment)
    }

    /// `a+=b` for `a=a+b`, and `++a` for `a=a+1`
    fn compound(&mut self, operator: Operator, left: &Expr, right: &Expr, to: &Piece) -> Piece {
        if right.number() == Some(1) && matches!(operator, Operator::Add | Operator::Subtract) {
            return to.signed(vec![operator.properties().sign.repeat(2)]);
        }
        let by = |operator: Operator, right| {
            let sign = words(operator.properties().compound.unwrap_or_default());
            Piece::new([to.within(Precedence::Unary), sign, right].concat(), Precedence::Assignment)
        };
        let plain = by(operator, self.value(right).within(Precedence::Assignment));
        match as_product(operator, left, right) {
            Some((operator, number)) => plain.or(by(operator, words(&number.to_string()))),
            None => plain,
        }
    }

    /// Expressions with commas between them, of which at most the last has a value.
    pub fn commas(&mut self, before: &[Expr], last: Option<(&Expr, Context)>) -> Vec<String> {
        let before = before.iter().map(|expr| (expr, Context::Nothing));
        let all: Vec<(&Expr, Context)> = before.chain(last).collect();
        self.separated(&all, |printer, (expr, context)| printer.expr(expr, *context).within(Precedence::Assignment))
    }

    /// The tokens of items with commas between them.
    pub fn separated<T>(&mut self, items: &[T], tokens: impl Fn(&mut Self, &T) -> Vec<String>) -> Vec<String> {
        let all: Vec<Vec<String>> = items.iter().map(|item| tokens(self, item)).collect();
        all.join(&",".to_string())
    }
}

/// An expression without the conversions that its context makes anyway, or does not need.
fn without_casts(expr: &Expr, context: Context) -> &Expr {
    match &expr.node {
        Node::Cast(inner) if is_needless(expr.ty, inner.ty, context) => without_casts(inner, context),
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

/// Returns the operator and the number with which a product, a quotient or a remainder is the same as a shift or a mask.
fn as_product(operator: Operator, left: &Expr, right: &Expr) -> Option<(Operator, u64)> {
    let number = right.number()?;
    let (operator, power) = match operator {
        Operator::ShiftLeft => (Operator::Multiply, number),
        Operator::ShiftRight if !left.may_be_negative() => (Operator::Divide, number),
        Operator::BitAnd => {
            let kept = number | left.clear_bits();
            return (kept < 1 << 30 && (kept + 1).is_power_of_two()).then_some((Operator::Remainder, kept + 1));
        }
        _ => return None,
    };
    (1..=16).contains(&power).then(|| (operator, 1 << power))
}
