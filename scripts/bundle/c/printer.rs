//! Lays out C: a line and an indent for each statement, or with as few blanks as can be.

use super::function::Shown;
use super::shorten::{commas, condition, fold};
use super::statements::{leaves, Statement, EXIT};
use super::text::Text;

/// The most characters of a line, unless one word is longer.
const WIDTH: usize = 110;

/// The same where length counts: no compiler of C has to take more than 509.
const DENSE_WIDTH: usize = 500;

/// The branch that a statement ends with, if it ends with one: an `else` behind it would be that one's.
fn last_branch(statement: &Statement) -> Option<&Statement> {
    match statement {
        Statement::If(..) => Some(statement),
        Statement::For(.., body) => body.last().filter(|_| body.len() == 1).and_then(last_branch),
        _ => None,
    }
}

/// Text in lines, with as few blanks as can be or with a line and an indent for each statement.
#[derive(Default)]
pub struct Printer {
    /// The text so far.
    pub text: String,
    column: usize,
    depth: usize,
    dense: bool,
    /// What the next line begins with.
    begun: String,
    /// The blocks of the function with labels, in the order in which they were named.
    labels: Vec<usize>,
}

impl Printer {
    pub fn new(dense: bool) -> Printer {
        Printer { dense, ..Printer::default() }
    }

    /// A text that begins a line, or in a dense file goes on where it can.
    pub fn line(&mut self, text: &str) {
        if self.dense {
            self.text += text;
            return;
        }
        let text = &format!("{}{}", std::mem::take(&mut self.begun), text);
        self.text += &"    ".repeat(self.depth);
        self.column = 4 * self.depth;
        self.pieces(text);
        self.text.push('\n');
        self.column = 0;
    }

    /// Cuts a dense text into lines.
    pub fn wrapped(text: &str) -> String {
        let mut printer = Printer::new(true);
        for (number, line) in text.split('\n').enumerate() {
            if number > 0 {
                printer.text.push('\n');
                printer.column = 0;
            }
            printer.pieces(line);
        }
        printer.text
    }

    /// Cuts a text behind signs where C allows a line to end.
    fn pieces(&mut self, text: &str) {
        let mut piece = String::new();
        let (mut quoted, mut escaped) = (false, false);
        for letter in text.chars() {
            piece.push(letter);
            quoted ^= letter == '"' && !escaped;
            escaped = letter == '\\' && !escaped;
            if !quoted && ",;{}+&|=)".contains(letter) {
                self.piece(&std::mem::take(&mut piece));
            }
        }
        self.piece(&piece);
    }

    fn piece(&mut self, piece: &str) {
        let last = self.text.chars().last().unwrap_or('\n');
        let first = piece.chars().next().unwrap_or(' ');
        let splits = "=+&|<>-".contains(first) && "=+&|<>-!*/%^".contains(last);
        let width = if self.dense { DENSE_WIDTH } else { WIDTH };
        if self.column + piece.len() > width && self.column > 0 && !splits {
            self.text.push('\n');
            self.column = 0;
        }
        self.text += piece;
        self.column += piece.len();
    }

    /// The start of something that only this file sees; where length counts it goes without saying so.
    pub fn begin(&mut self, text: &str) {
        let open = self.dense || text.starts_with("int main");
        self.line(&format!("{}{}", if open { "" } else { "static " }, text));
    }

    pub fn data(&mut self, data: &[(&str, String)]) {
        if !self.dense {
            data.iter().for_each(|(ty, text)| self.begin(&format!("{} {};", ty, text)));
            return;
        }
        for ty in ["B", "U"] {
            let texts: Vec<&str> = data.iter().filter(|(of, _)| *of == ty).map(|(_, text)| text.as_str()).collect();
            if !texts.is_empty() {
                self.line(&format!("{} {};", ty, texts.join(",")));
            }
        }
    }

    /// A helper; where length does not count, as GCC has it built in.
    pub fn helper(&mut self, plain: &str, built_in: Option<&str>) {
        match built_in.filter(|_| !self.dense) {
            Some(text) => {
                self.line("#ifdef __GNUC__");
                self.begin(text);
                self.line("#else");
                self.begin(plain);
                self.line("#endif");
            }
            None => self.begin(plain),
        }
    }

    pub fn function(&mut self, shown: &Shown, fills: &[String]) {
        self.labels.clear();
        self.begin(&format!("{}{}{{", shown.head, if self.dense { "" } else { " " }));
        self.depth += 1;
        shown.declarations.iter().for_each(|line| self.line(&format!("{};", line)));
        fills.iter().for_each(|line| self.line(&format!("{};", line)));
        self.statements(&shown.statements);
        self.depth -= 1;
        self.line("}");
    }

    fn statements(&mut self, statements: &[Statement]) {
        for (at, statement) in statements.iter().enumerate() {
            self.statement(statement);
            let is_last = at + 1 == statements.len();
            if is_last && matches!(statement, Statement::Label(_)) {
                self.line(";");
            }
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Do(_) | Statement::Set(..) | Statement::Abort => {
                self.line(&format!("{};", statement.expression().unwrap_or_default()));
            }
            Statement::Label(block) => {
                let name = self.label(*block);
                self.line(&format!("{}:", name));
            }
            Statement::Go(EXIT) => self.line("return;"),
            Statement::Go(block) => {
                let name = self.label(*block);
                self.line(&format!("goto {};", name));
            }
            Statement::Break => self.line("break;"),
            Statement::Continue => self.line("continue;"),
            Statement::Return(text) => {
                let blank = if text.starts_with('(') { "" } else { " " };
                self.line(&format!("return{}{};", blank, text));
            }
            Statement::If(question, then, other)
                if self.dense && matches!((&then[..], &other[..]), ([Statement::Abort], [])) =>
            {
                self.line(&format!("o({})", condition(question)));
            }
            Statement::If(question, then, other) => {
                self.nested(&format!("if({})", condition(question)), then, !other.is_empty());
                if !other.is_empty() {
                    self.nested("else", other, false);
                }
            }
            Statement::For(first, question, step, body) => self.repeat(first, question.as_ref(), step, body),
            Statement::DoWhile(body, question) => {
                self.nested("do", body, false);
                self.line(&format!("while({});", condition(question)));
            }
            Statement::Loop(_, body) => self.repeat(&[], None, &[], body),
            Statement::Switch(value, arms) => self.switch(value, arms),
        }
    }

    fn repeat(&mut self, first: &[Statement], question: Option<&Text>, step: &[Statement], body: &[Statement]) {
        let asked = question.map_or(String::new(), condition);
        let head = match question {
            Some(_) if first.is_empty() && step.is_empty() => format!("while({})", asked),
            _ => format!("for({};{};{})", commas(first, None), asked, commas(step, None)),
        };
        self.nested(&head, body, false);
    }

    /// A statement that holds others, in braces unless it holds one that needs none.
    fn nested(&mut self, head: &str, body: &[Statement], before_else: bool) {
        let folded = fold(body).filter(|_| self.dense).map(|statement| vec![statement]);
        let body = folded.as_deref().unwrap_or(body);
        let plain = match body {
            [] => {
                // clang warns of a loop without a body unless its semicolon is on a line of its own.
                self.line(head);
                self.text.truncate(self.text.trim_end().len());
                self.text.push('\n');
                self.line(";");
                return;
            }
            [Statement::Label(_)] => false,
            [only] => match last_branch(only) {
                Some(Statement::If(_, _, other)) if head.starts_with("if") => !before_else && other.is_empty(),
                _ => true,
            },
            _ => false,
        };
        let word = if head.ends_with(|last: char| last.is_ascii_alphabetic()) { " " } else { "" };
        if plain && head == "else" && matches!(body, [Statement::If(..)]) && !self.dense {
            self.begun = "else ".to_string();
            self.statements(body);
            return;
        }
        if plain {
            self.line(&format!("{}{}", head, word));
        } else {
            self.line(&format!("{}{{", head));
        }
        self.depth += 1;
        self.statements(body);
        self.depth -= 1;
        if !plain {
            self.line("}");
        }
    }

    fn switch(&mut self, value: &str, arms: &[(Vec<String>, Vec<Statement>)]) {
        self.line(&format!("switch({}){{", value));
        for (number, (cases, body)) in arms.iter().enumerate() {
            for case in cases {
                self.line(&format!("case {}:", case));
            }
            if cases.is_empty() {
                self.line("default:");
            }
            self.depth += 1;
            self.statements(body);
            let is_last = number + 1 == arms.len();
            if !leaves(body) && !is_last || body.is_empty() {
                self.line("break;");
            }
            self.depth -= 1;
        }
        self.line("}");
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
