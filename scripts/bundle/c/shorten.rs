//! Shorter ways to write statements: commas in place of braces, `for`, `&&`, `||` and `?:`.

use super::statements::Statement;
use super::text::{Rank, Shape, Text};
use Statement::{Abort, Break, Continue, Do, DoWhile, For, If, Loop, Return, Set};

impl Statement {
    /// The expression that a statement is, if it is no more than one.
    pub fn expression(&self) -> Option<String> {
        match self {
            Do(text) => Some(text.clone()),
            Set(place, value, _) => Some(assign(place, value)),
            Abort => Some("exit(1)".to_string()),
            _ => None,
        }
    }

    fn is_expression(&self) -> bool {
        self.expression().is_some()
    }
}

/// The expressions of some statements with commas between them, and perhaps something behind them.
pub fn commas(statements: &[Statement], last: Option<String>) -> String {
    let texts: Vec<String> = statements.iter().filter_map(Statement::expression).chain(last).collect();
    texts.join(",")
}

fn ask_after(statements: &[Statement], question: &Text) -> Text {
    let text = commas(statements, Some(question.truth().text));
    Text::new(text, Rank::Choice, Shape::Int)
}

/// Shortens statements from the inside out.
pub fn shorten(statements: Vec<Statement>) -> Vec<Statement> {
    let mut done = Vec::new();
    for mut statement in statements {
        statement.bodies_mut().into_iter().for_each(|body| *body = shorten(std::mem::take(body)));
        add(&mut done, statement);
    }
    done
}

/// Adds a statement to those before it, as one with the last where that is shorter.
fn add(done: &mut Vec<Statement>, statement: Statement) {
    let mut statement = match statement {
        If(question, then, other) => branch(question, then, other),
        Loop(_, body) => repeat(body),
        other => other,
    };
    match (done.last_mut(), &mut statement) {
        (Some(If(a, then, no)), If(b, same, other))
            if matches!(
                (&then[..], &no[..], &same[..], &other[..]),
                ([Break], [], [Break], []) | ([Abort], [], [Abort], [])
            ) =>
        {
            *a = Text::either(a, b);
            return;
        }
        (Some(Set(a, value, true)), Set(b, number, true)) if is_number(value, number) => {
            *value = format!("{}={}", a, value);
            *a = b.clone();
            return;
        }
        (_, For(first, ..)) => {
            while matches!(done.last(), Some(last) if last.is_expression()) {
                first.insert(0, done.remove(done.len() - 1));
            }
        }
        _ => {}
    }
    done.push(statement);
}

/// Checks whether a chain of assignments ends with this number.
fn is_number(value: &str, number: &str) -> bool {
    number.bytes().all(|digit| digit.is_ascii_digit()) && value.rsplit('=').next() == Some(number)
}

fn branch(question: Text, mut then: Vec<Statement>, mut other: Vec<Statement>) -> Statement {
    match (&mut then[..], &mut other[..]) {
        ([If(inner, body, no)], []) if no.is_empty() => {
            If(Text::both(&question, inner), std::mem::take(body), Vec::new())
        }
        ([Set(place, yes, is_number)], [Set(same, no, _)]) if place == same => {
            let value = format!("{}?{}:{}", question.truth().within(Rank::Either), yes, no);
            Set(place.clone(), value, *is_number)
        }
        _ => If(question, then, other),
    }
}

/// Turns a loop that starts or ends with `if (..) break` into `while`, `for` or `do`. What comes before a question at the
/// start becomes part of it, and what comes last becomes the loop's step.
fn repeat(mut body: Vec<Statement>) -> Statement {
    let start = body.iter().position(|statement| !statement.is_expression()).unwrap_or(body.len());
    let mut question = None;
    if let Some(goes_on) = goes_on(body.get(start)) {
        question = Some(ask_after(&body[..start], &goes_on));
        body.drain(..=start);
    } else if let Some(goes_on) = goes_on(body.last()).filter(|_| !continues(&body)) {
        body.pop();
        return DoWhile(body, goes_on);
    }
    let mut step = Vec::new();
    if !continues(&body) && body.len() > 1 && matches!(body.last(), Some(last) if last.is_expression()) {
        step.extend(body.pop());
    }
    For(Vec::new(), question, step, body)
}

/// The opposite of the condition on which a statement breaks a loop, if it does nothing else.
fn goes_on(statement: Option<&Statement>) -> Option<Text> {
    match statement {
        Some(If(question, then, other)) if matches!(then[..], [Break]) && other.is_empty() => Some(question.opposite()),
        _ => None,
    }
}

/// Checks whether the body of a loop continues it.
fn continues(body: &[Statement]) -> bool {
    body.iter().any(|statement| match statement {
        Continue => true,
        Loop(..) | For(..) | DoWhile(..) => false,
        other => other.bodies().into_iter().any(|body| continues(body)),
    })
}

/// One statement for several, if all before the last are expressions that it can begin with.
pub fn fold(body: &[Statement]) -> Option<Statement> {
    let (last, before) = body.split_last()?;
    if before.is_empty() || !before.iter().all(Statement::is_expression) {
        return None;
    }
    match last {
        Return(text) => Some(Return(commas(before, Some(text.clone())))),
        If(_, then, other) if matches!((&then[..], &other[..]), ([Abort], [])) => None,
        If(question, then, other) => Some(If(ask_after(before, question), then.clone(), other.clone())),
        _ if last.is_expression() => Some(Do(commas(body, None))),
        _ => None,
    }
}

/// The operators that can be one with an assignment.
const SIGNS: [&str; 10] = ["<<", ">>", "+", "-", "*", "/", "%", "&", "|", "^"];

/// An assignment, in the shortest way to write it.
fn assign(name: &str, text: &str) -> String {
    let rest = text.strip_prefix(name).unwrap_or("");
    let sign = SIGNS.iter().find(|sign| rest.starts_with(**sign));
    match sign.map(|sign| (*sign, &rest[sign.len()..])).filter(|(_, operand)| simple(operand)) {
        // `*a++` would be what `a++` points to.
        Some((sign @ ("+" | "-"), "1")) if !name.starts_with('*') => format!("{1}{0}{0}", sign, name),
        Some((sign, operand)) => format!("{}{}={}", name, sign, operand),
        None => format!("{}={}", name, text),
    }
}

/// Checks whether a text is one operand, so that an operator before it applies to all of it.
fn simple(text: &str) -> bool {
    let mut depth = 0;
    for letter in text.chars() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ if depth > 0 || letter.is_ascii_alphanumeric() || letter == '.' || letter == '_' => {}
            _ => return false,
        }
    }
    !text.is_empty()
}
