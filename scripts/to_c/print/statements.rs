//! Prints statements and functions.

use super::head::Feature;
use super::printer::Printer;
use crate::ir::Block;
use crate::operator::Precedence;
use crate::tree::ctype::CType;
use crate::tree::expr::{Context, Expr};
use crate::tree::shorten::fold;
use crate::tree::statement::{leaves, Arm, Definition, Statement, EXIT};

/// Checks whether the branch that a statement ends with has an `else`; `None` if it ends with no branch. An `else` that
/// follows a branch without one would belong to it.
fn last_branch(statement: &Statement) -> Option<bool> {
    match statement {
        Statement::If(_, _, other) => Some(!other.is_empty()),
        Statement::For(.., body) => match (fold(body), &body[..]) {
            (Some(whole), _) => last_branch(&whole),
            (None, [only]) => last_branch(only),
            _ => None,
        },
        _ => None,
    }
}

impl Printer<'_> {
    pub fn definition(&mut self, function: &Definition) {
        (self.result, self.labels) = (function.result, Vec::new());
        self.signature(function);
        self.add("{");
        if let (array, length @ 1..) = &function.frame {
            self.add(&format!("U {array}[{length}];"));
        }
        function.variables.iter().for_each(|(ty, variables)| self.declaration(*ty, variables));
        self.statements(&function.statements);
        self.add("}");
    }

    /// A function without its body.
    pub fn signature(&mut self, function: &Definition) {
        if function.inline {
            self.features.insert(Feature::Inline);
            self.add("static __inline__");
        }
        self.ty(function.result);
        self.add(&format!("{}(", function.name));
        self.separated(&function.parameters, |printer, parameter| {
            printer.ty(parameter.ty);
            printer.expr(parameter, Context::Value, Precedence::WHOLE);
        });
        self.add(if function.parameters.is_empty() { "void)" } else { ")" });
    }

    /// A declaration of variables of one type, perhaps with what they are at first.
    pub fn declaration(&mut self, ty: CType, variables: &[Expr]) {
        if !variables.is_empty() {
            self.ty(ty);
            self.commas(variables);
            self.add(";");
        }
    }

    pub fn statements(&mut self, statements: &[Statement]) {
        statements.iter().for_each(|statement| self.statement(statement));
        if let Some(Statement::Label(_)) = statements.last() {
            self.add(";");
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Do(expr) => self.with(expr, Context::Nothing, ";"),
            Statement::Abort => self.with(&Expr::exit(), Context::Nothing, ";"),
            Statement::Label(block) => self.label("", *block, ":"),
            Statement::Go(EXIT) => self.add("return;"),
            Statement::Go(block) => self.label("goto ", *block, ";"),
            Statement::Break => self.add("break;"),
            Statement::Continue => self.add("continue;"),
            Statement::Return(value) => {
                self.add("return");
                self.with(value, Context::As(self.result), ";");
            }
            Statement::If(question, then, other) => self.branch(question, then, other),
            Statement::For(first, question, step, body) => self.repeat(first, question.as_ref(), step, body),
            Statement::DoWhile(body, question) => {
                self.add("do");
                self.nested(body, |_| true);
                self.add("while(");
                self.with(question, Context::Truth, ");");
            }
            Statement::Loop(_, body) => self.repeat(&[], None, &[], body),
            Statement::Switch(value, arms) => self.switch(value, arms),
        }
    }

    /// Adds an expression and what comes behind it.
    fn with(&mut self, expr: &Expr, context: Context, behind: &str) {
        self.expr(expr, context, Precedence::COMMA);
        self.add(behind);
    }

    fn branch(&mut self, question: &Expr, then: &[Statement], other: &[Statement]) {
        let aborts = matches!((then, other), ([Statement::Abort], []));
        self.features.extend(aborts.then_some(Feature::Check));
        self.add(if aborts { "o(" } else { "if(" });
        self.with(question, Context::Truth, ")");
        match other {
            [] if aborts => {}
            [] => self.nested(then, |last_has_else| last_has_else != Some(true)),
            _ => {
                self.nested(then, |last_has_else| last_has_else.is_none());
                self.add("else");
                self.nested(other, |_| true);
            }
        }
    }

    fn repeat(&mut self, first: &[Expr], question: Option<&Expr>, step: &[Expr], body: &[Statement]) {
        match question {
            Some(question) if first.is_empty() && step.is_empty() => {
                self.add("while(");
                self.with(question, Context::Truth, ")");
            }
            _ => {
                self.add("for(");
                self.commas(first);
                self.add(";");
                question.into_iter().for_each(|question| self.with(question, Context::Truth, ""));
                self.add(";");
                self.commas(step);
                self.add(")");
            }
        }
        self.nested(body, |_| true);
    }

    /// Statements within another, in braces unless they are one that needs none: `may_end` says so of what `last_branch`
    /// finds at its end.
    fn nested(&mut self, body: &[Statement], may_end: impl Fn(Option<bool>) -> bool) {
        let folded = fold(body).map(|statement| vec![statement]);
        let body = folded.as_deref().unwrap_or(body);
        let is_plain = match body {
            // clang warns of a loop without a body unless its semicolon is on a line of its own.
            [] => return self.tokens.extend(["\n", ";"].map(String::from)),
            [Statement::Label(_)] => false,
            [only] => may_end(last_branch(only)),
            _ => false,
        };
        self.add(if is_plain { "" } else { "{" });
        self.statements(body);
        self.add(if is_plain { "" } else { "}" });
    }

    fn switch(&mut self, value: &Expr, arms: &[Arm]) {
        self.add("switch(");
        self.with(value, Context::Value, "){");
        for (number, (cases, body)) in arms.iter().enumerate() {
            for &case in cases {
                self.add("case");
                self.with(&Expr::constant(case, 64), Context::Value, ":");
            }
            if cases.is_empty() {
                self.add("default:");
            }
            self.statements(body);
            let is_last = number + 1 == arms.len();
            if !leaves(body) && !is_last || body.is_empty() {
                self.add("break;");
            }
        }
        self.add("}");
    }

    /// Adds the name of a block between others: labels have names of their own kind in C.
    fn label(&mut self, before: &str, block: Block, behind: &str) {
        let known = self.labels.iter().position(|&other| other == block);
        let number = known.unwrap_or_else(|| {
            self.labels.push(block);
            self.labels.len() - 1
        });
        let letter = char::from(b'a' + (number % 26) as u8);
        let round = if number < 26 { String::new() } else { (number / 26).to_string() };
        self.add(&format!("{before}{letter}{round}{behind}"));
    }
}
