//! Prints expressions, with parentheses where they are needed.

use super::forms::{better_product, needed, peeled, precedence};
use super::head::Feature;
use super::printer::Printer;
use super::tokens::string;
use crate::operator::{Operator, Precedence};
use crate::tree::ctype::CType;
use crate::tree::expr::{Callee, Context, Expr, Node, Sign};

impl Printer<'_> {
    /// Prints an expression, in parentheses unless its precedence is at least this.
    pub fn expr(&mut self, expr: &Expr, context: Context, least: Precedence) {
        let expr = peeled(expr, context);
        let product = better_product(expr, least);
        let expr = product.as_ref().unwrap_or(expr);
        let is_apart = precedence(expr) < least;
        self.add(if is_apart { "(" } else { "" });
        self.node(expr, context);
        self.add(if is_apart { ")" } else { "" });
    }

    fn node(&mut self, expr: &Expr, context: Context) {
        match &expr.node {
            Node::Cast(inner) => self.cast(expr.ty, inner),
            Node::Name(name) => self.add(name),
            Node::Text(bytes) => self.text(bytes, context),
            Node::Number(bits) if expr.ty == CType::Double => self.tokens.push(format!("{:?}", f64::from_bits(*bits))),
            Node::Number(number) => self.add(&format!("{number}{}", if expr.ty == CType::U32 { "u" } else { "" })),
            Node::Unary(sign, of) => self.unary(*sign, of),
            Node::Binary(operator, left, right) => self.binary(*operator, left, right, context),
            Node::Choice(parts) => self.choice(parts, context),
            Node::Load(address) => self.load(address, expr.ty),
            Node::Member(whole, number) => {
                self.expr(whole, Context::Value, Precedence::WHOLE);
                self.add(&format!(".{}", Expr::member_name(*number)));
            }
            Node::Call(callee, arguments) => self.call(callee, arguments),
            Node::Assign(target, value) => self.assign(target, value),
            Node::Comma(before, last) => {
                self.commas(before);
                self.add(",");
                self.expr(last, context, Precedence::ASSIGNMENT);
            }
        }
    }

    fn cast(&mut self, ty: CType, of: &Expr) {
        self.add("(");
        self.ty(ty);
        self.add(")");
        self.expr(of, Context::Value, Precedence::UNARY);
    }

    /// A text, as the address of bytes where it matters.
    fn text(&mut self, bytes: &[u8], context: Context) {
        if !matches!(context, Context::Address | Context::Bytes) {
            self.add("(P)");
        }
        self.tokens.push(string(bytes));
    }

    fn unary(&mut self, sign: Sign, of: &Expr) {
        match sign {
            Sign::Minus => self.prefixed("-", of, Context::Value),
            Sign::Complement => self.prefixed("~", of, Context::Value),
            Sign::Not => self.prefixed("!", of, Context::Truth),
        }
    }

    fn prefixed(&mut self, sign: &str, of: &Expr, context: Context) {
        self.add(sign);
        self.expr(of, context, Precedence::UNARY);
    }

    fn binary(&mut self, operator: Operator, left: &Expr, right: &Expr, context: Context) {
        let (first, second) = match context {
            _ if operator.is_logical() => (Context::Truth, Context::Truth),
            Context::Address | Context::Bytes => (Context::Bytes, Context::Value),
            _ => (Context::Value, Context::Value),
        };
        self.expr(left, first, needed(operator, left, false));
        self.add(operator.properties().sign);
        self.expr(right, second, needed(operator, right, true));
    }

    fn choice(&mut self, [question, then, other]: &[Expr; 3], context: Context) {
        // One of two numbers is converted to the type of the other, which keeps the lowest 32 bits.
        let context = match context {
            Context::As(ty) if ty.bits().is_some_and(|bits| bits <= 32) => context,
            _ => Context::Value,
        };
        self.expr(question, Context::Truth, Precedence::LOGICAL_OR);
        self.add("?");
        self.expr(then, context, Precedence::ASSIGNMENT);
        self.add(":");
        self.expr(other, context, Precedence::CHOICE);
    }

    /// What lies at an address: bytes need no macro.
    fn load(&mut self, address: &Expr, ty: CType) {
        let name = match (ty, &address.node) {
            (CType::Unsigned(8), Node::Binary(Operator::Add, base, index)) => {
                self.expr(base, Context::Value, Precedence::WHOLE);
                self.add("[");
                self.expr(index, Context::Value, Precedence::COMMA);
                return self.add("]");
            }
            (CType::Unsigned(8), _) => {
                return self.prefixed("*", address, Context::Value);
            }
            (CType::Unsigned(16), _) => "h",
            (CType::Unsigned(32), _) => "i",
            (CType::Pointer, _) => "q",
            (CType::Double, _) => "dbl",
            _ => "u",
        };
        self.features.insert(Feature::Load(ty));
        self.add(&format!("{name}("));
        self.expr(address, Context::Address, Precedence::ASSIGNMENT);
        self.add(")");
    }

    fn call(&mut self, callee: &Callee, arguments: &[(Expr, Context)]) {
        match callee {
            Callee::Function(name) => self.add(name),
            Callee::Memory(name) => {
                self.features.insert(Feature::Memory);
                self.add(name);
            }
            Callee::ToAddress => {
                self.features.insert(Feature::ToAddress);
                self.add("p");
            }
            Callee::Pointer(address, result, parameters) => {
                self.add("((");
                self.ty(*result);
                self.add("(*)(");
                self.separated(parameters, |printer, ty| printer.ty(*ty));
                self.add("))");
                self.cast(CType::Size, address);
                self.add(")");
            }
        }
        self.add("(");
        self.separated(arguments, |printer, (value, context)| printer.expr(value, *context, Precedence::ASSIGNMENT));
        self.add(")");
    }

    /// An assignment: `++a` for `a=a+1`, and `a+=b` for `a=a+b`.
    fn assign(&mut self, target: &Expr, value: &Expr) {
        let value = peeled(value, Context::As(target.ty));
        let product = better_product(value, Precedence::COMMA);
        let (sign, value, context) = match compound(target, product.as_ref().unwrap_or(value)) {
            Some((Operator::Add, by)) if by.number() == Some(1) => return self.prefixed("++", target, Context::Value),
            Some((Operator::Subtract, by)) if by.number() == Some(1) => {
                return self.prefixed("--", target, Context::Value)
            }
            Some((operator, by)) => (operator.properties().compound.unwrap_or_default(), by, Context::Value),
            None => ("=", value, Context::As(target.ty)),
        };
        self.expr(target, Context::Value, Precedence::UNARY);
        self.add(sign);
        self.expr(value, context, Precedence::ASSIGNMENT);
    }

    /// Expressions with commas between them that have no value.
    pub fn commas(&mut self, parts: &[Expr]) {
        self.separated(parts, |printer, part| printer.expr(part, Context::Nothing, Precedence::ASSIGNMENT));
    }

    /// Items with commas between them.
    pub fn separated<T>(&mut self, items: &[T], print: impl Fn(&mut Self, &T)) {
        for (at, item) in items.iter().enumerate() {
            self.add(if at > 0 { "," } else { "" });
            print(self, item);
        }
    }
}

/// The operator of an assignment that changes its target by something, and by what.
fn compound<'a>(target: &Expr, value: &'a Expr) -> Option<(Operator, &'a Expr)> {
    match &value.node {
        Node::Binary(operator, left, by) if **left == *target && operator.properties().compound.is_some() => {
            Some((*operator, by))
        }
        _ => None,
    }
}
