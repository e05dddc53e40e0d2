//! Writes the statements of a function.

use super::shorten::{commas, fold};
use super::statements::{leaves, Arm, Statement, EXIT};
use super::text::Text;

/// A function as C: its head without the brace, its declarations and its statements.
pub struct Shown {
    pub head: String,
    /// Also the statements before its own.
    pub declarations: Vec<String>,
    pub statements: Vec<Statement>,
}

impl Shown {
    pub fn text(&self) -> String {
        let mut printer = Printer { text: format!("{}{{", self.head), labels: Vec::new() };
        self.declarations.iter().for_each(|line| printer.add(&[line, ";"]));
        printer.statements(&self.statements);
        printer.add(&["}"]);
        printer.text
    }
}

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

/// The text of a function so far.
struct Printer {
    text: String,
    /// The blocks with labels, in the order in which they were named.
    labels: Vec<usize>,
}

impl Printer {
    fn add(&mut self, texts: &[&str]) {
        self.text.extend(texts.iter().copied());
    }

    fn statements(&mut self, statements: &[Statement]) {
        statements.iter().for_each(|statement| self.statement(statement));
        if let Some(Statement::Label(_)) = statements.last() {
            self.add(&[";"]);
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Do(_) | Statement::Set(..) | Statement::Abort => {
                self.add(&[&statement.expression().unwrap_or_default(), ";"]);
            }
            Statement::Label(block) => {
                let name = self.label(*block);
                self.add(&[&name, ":"]);
            }
            Statement::Go(EXIT) => self.add(&["return;"]),
            Statement::Go(block) => {
                let name = self.label(*block);
                self.add(&["goto ", &name, ";"]);
            }
            Statement::Break => self.add(&["break;"]),
            Statement::Continue => self.add(&["continue;"]),
            Statement::Return(text) => self.add(&["return ", text, ";"]),
            Statement::If(question, then, other) => self.branch(&question.truth().text, then, other),
            Statement::For(first, question, step, body) => self.repeat(first, question.as_ref(), step, body),
            Statement::DoWhile(body, question) => {
                self.nested("do", body, false);
                self.add(&["while(", &question.truth().text, ");"]);
            }
            Statement::Loop(_, body) => self.repeat(&[], None, &[], body),
            Statement::Switch(value, arms) => self.switch(value, arms),
        }
    }

    fn branch(&mut self, question: &str, then: &[Statement], other: &[Statement]) {
        if let ([Statement::Abort], []) = (then, other) {
            return self.add(&["o(", question, ")"]);
        }
        self.nested(&format!("if({})", question), then, !other.is_empty());
        if !other.is_empty() {
            self.nested("else", other, false);
        }
    }

    fn repeat(&mut self, first: &[Statement], question: Option<&Text>, step: &[Statement], body: &[Statement]) {
        let asked = question.map_or(String::new(), |question| question.truth().text);
        let head = match question {
            Some(_) if first.is_empty() && step.is_empty() => format!("while({})", asked),
            _ => format!("for({};{};{})", commas(first, None), asked, commas(step, None)),
        };
        self.nested(&head, body, false);
    }

    /// A statement that holds others, in braces unless it holds one that needs none.
    fn nested(&mut self, head: &str, body: &[Statement], before_else: bool) {
        let folded = fold(body).map(|statement| vec![statement]);
        let body = folded.as_deref().unwrap_or(body);
        let plain = match body {
            // clang warns of a loop without a body unless its semicolon is on a line of its own.
            [] => return self.add(&[head, "\n;"]),
            [Statement::Label(_)] => false,
            [only] => match last_branch(only) {
                Some(has_else) if head.starts_with("if") => !before_else && !has_else,
                _ => true,
            },
            _ => false,
        };
        self.add(&[head, if plain { " " } else { "{" }]);
        self.statements(body);
        self.add(&[if plain { "" } else { "}" }]);
    }

    fn switch(&mut self, value: &str, arms: &[Arm]) {
        self.add(&["switch(", value, "){"]);
        for (number, (cases, body)) in arms.iter().enumerate() {
            cases.iter().for_each(|case| self.add(&["case ", case, ":"]));
            if cases.is_empty() {
                self.add(&["default:"]);
            }
            self.statements(body);
            let is_last = number + 1 == arms.len();
            if !leaves(body) && !is_last || body.is_empty() {
                self.add(&["break;"]);
            }
        }
        self.add(&["}"]);
    }

    /// The name of a block: labels have names of their own kind in C.
    fn label(&mut self, block: usize) -> String {
        let known = self.labels.iter().position(|&other| other == block);
        let number = known.unwrap_or_else(|| {
            self.labels.push(block);
            self.labels.len() - 1
        });
        let letter = char::from(b'a' + (number % 26) as u8);
        let round = number / 26;
        format!("{}{}", letter, if round > 0 { round.to_string() } else { String::new() })
    }
}
