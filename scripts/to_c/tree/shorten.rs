//! Shorter ways to write statements: commas in place of braces, `for`, `&&`, `||` and `?:`.

use super::expr::{Expr, Node};
use super::statement::Statement;
use crate::operator::Operator;
use Statement::{Abort, Break, Continue, Do, DoWhile, For, If, Loop, Return};

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
    if let Some(both) = done.last().and_then(|last| joined(last, &statement)) {
        done.pop();
        statement = both;
    }
    if let For(first, ..) = &mut statement {
        while let Some(expr) = done.last().and_then(Statement::expression) {
            first.insert(0, expr);
            done.pop();
        }
    }
    done.push(statement);
}

/// One statement for two: branches to the same place, or assignments of the same number.
fn joined(one: &Statement, other: &Statement) -> Option<Statement> {
    match (one, other) {
        (If(a, then, no), If(b, same, other)) if no.is_empty() && other.is_empty() => match (&then[..], &same[..]) {
            ([Break], [Break]) | ([Abort], [Abort]) => {
                let either = Expr::binary(Operator::LogicalOr, a.clone(), b.clone());
                Some(If(either, then.clone(), Vec::new()))
            }
            _ => None,
        },
        (Do(before), Do(after)) => chained(before, after).map(Do),
        _ => None,
    }
}

/// `b=a=0` for `a=0` and `b=0`
fn chained(before: &Expr, after: &Expr) -> Option<Expr> {
    let Node::Assign(target, value) = &after.node else { return None };
    let is_number = value.number().is_some() && before.ty.bits().is_some() && after.ty.bits().is_some();
    (is_number && assigned(before)? == &**value).then(|| Expr::assign((**target).clone(), before.clone()))
}

/// What a chain of assignments ends with.
fn assigned(expr: &Expr) -> Option<&Expr> {
    match &expr.node {
        Node::Assign(_, value) => Some(assigned(value).unwrap_or(value)),
        _ => None,
    }
}

fn branch(question: Expr, mut then: Vec<Statement>, other: Vec<Statement>) -> Statement {
    match (&mut then[..], &other[..]) {
        ([If(inner, body, no)], []) if no.is_empty() => {
            If(Expr::binary(Operator::LogicalAnd, question, inner.clone()), std::mem::take(body), Vec::new())
        }
        ([Do(then_do)], [Do(other_do)]) => match (&then_do.node, &other_do.node) {
            (Node::Assign(target, yes), Node::Assign(same, no)) if target == same => {
                Statement::assign((**target).clone(), Expr::choice(question, (**yes).clone(), (**no).clone()))
            }
            _ => If(question, then, other),
        },
        _ => If(question, then, other),
    }
}

/// Turns a loop that starts or ends with `if (..) break` into `while`, `for` or `do`. What comes before a question at the
/// start becomes part of it, and what comes last becomes the loop's step.
fn repeat(mut body: Vec<Statement>) -> Statement {
    let start = body.iter().position(|statement| !statement.is_expression()).unwrap_or(body.len());
    let mut question = None;
    if let Some(goes_on) = goes_on(body.get(start)) {
        question = Some(goes_on.after(expressions(&body[..start])));
        body.drain(..=start);
    } else if let Some(goes_on) = goes_on(body.last()).filter(|_| !continues(&body)) {
        body.pop();
        return DoWhile(body, goes_on);
    }
    let mut step = Vec::new();
    if !continues(&body) && body.len() > 1 {
        step.extend(body.last().and_then(Statement::expression));
        body.truncate(body.len() - step.len());
    }
    For(Vec::new(), question, step, body)
}

/// The opposite of the condition on which a statement breaks a loop, if it does nothing else.
fn goes_on(statement: Option<&Statement>) -> Option<Expr> {
    match statement {
        Some(If(question, then, other)) if matches!(then[..], [Break]) && other.is_empty() => {
            Some(question.clone().opposite())
        }
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
    let before = expressions(before);
    match last {
        Return(value) => Some(Return(value.clone().after(before))),
        If(_, then, other) if matches!((&then[..], &other[..]), ([Abort], [])) => None,
        If(question, then, other) => Some(If(question.clone().after(before), then.clone(), other.clone())),
        _ => last.expression().map(|last| Do(last.after(before))),
    }
}

/// The expressions that statements are.
fn expressions(statements: &[Statement]) -> Vec<Expr> {
    statements.iter().filter_map(Statement::expression).collect()
}
