//! How jumps disappear from the statements of a function.

use super::expr::Expr;
use super::statement::{leaves, Arm, Statement, EXIT};
use crate::ir::Block;
use std::collections::BTreeSet;
use Statement::{Break, Continue, Go, If, Label, Loop, Return, Switch};

/// The blocks that the end of some statements, `break` and `continue` lead to.
#[derive(Clone, Default)]
struct Around {
    next: BTreeSet<Block>,
    after: BTreeSet<Block>,
    start: BTreeSet<Block>,
}

/// Replaces jumps by structured statements, and drops labels that nothing jumps to.
pub fn simplify(mut statements: Vec<Statement>) -> Vec<Statement> {
    for _ in 0..4 {
        drop_unwanted_labels(&mut statements);
        let next = std::iter::once(EXIT).collect();
        statements = in_order(statements, &Around { next, ..Around::default() });
    }
    statements
}

/// Simplifies a list from its end to its start.
fn in_order(statements: Vec<Statement>, around: &Around) -> Vec<Statement> {
    let mut done: Vec<Statement> = Vec::new();
    for statement in statements.into_iter().rev() {
        let next = labels_first(done.iter().rev(), &around.next);
        let here = Around { next, ..around.clone() };
        match statement {
            Go(block) if here.next.contains(&block) => {}
            Go(block) if here.start.contains(&block) => replace(&mut done, Continue),
            Go(block) if here.after.contains(&block) => replace(&mut done, Break),
            Go(_) | Break | Continue | Return(_) | Statement::Abort => replace(&mut done, statement),
            If(condition, then, other) => branch(condition, in_order(then, &here), in_order(other, &here), &mut done),
            Loop(head, body) => {
                let start = BTreeSet::from([head]);
                let within = Around { next: start.clone(), after: here.next, start };
                done.push(Loop(head, in_order(body, &within)));
            }
            Switch(value, arms) => done.push(Switch(value, in_arms(arms, &here))),
            other => done.push(other),
        }
    }
    done.reverse();
    done
}

/// The labels that statements begin with, and what follows if they are nothing else.
fn labels_first<'a>(statements: impl Iterator<Item = &'a Statement>, next: &BTreeSet<Block>) -> BTreeSet<Block> {
    let mut labels = BTreeSet::new();
    for statement in statements {
        match statement {
            Label(block) => labels.insert(*block),
            _ => return labels,
        };
    }
    labels.extend(next);
    labels
}

/// Puts a jump before what is done, and drops what nothing can reach behind it.
fn replace(done: &mut Vec<Statement>, jump: Statement) {
    while matches!(done.last(), Some(last) if !holds_label(last)) {
        done.pop();
    }
    done.push(jump);
}

fn holds_label(statement: &Statement) -> bool {
    matches!(statement, Label(_)) || statement.bodies().into_iter().flatten().any(holds_label)
}

/// Puts a branch before what is done, without an `else` wherever one side never comes to its end.
fn branch(mut condition: Expr, mut then: Vec<Statement>, mut other: Vec<Statement>, done: &mut Vec<Statement>) {
    let flips = then.is_empty() || leaves(&other) && (!leaves(&then) || then.len() > other.len());
    if flips && !other.is_empty() {
        condition = condition.opposite();
        std::mem::swap(&mut then, &mut other);
    }
    if leaves(&then) {
        done.extend(std::mem::take(&mut other).into_iter().rev());
    }
    done.push(If(condition, then, other));
}

fn in_arms(arms: Vec<Arm>, here: &Around) -> Vec<Arm> {
    let last = arms.len() - 1;
    let simplified = arms.into_iter().enumerate().map(|(number, (cases, body))| {
        let next = if number == last { here.next.clone() } else { BTreeSet::new() };
        let within = Around { next, after: here.next.clone(), start: here.start.clone() };
        (cases, in_order(body, &within))
    });
    simplified.collect()
}

fn jumps(statements: &[Statement], wanted: &mut BTreeSet<Block>) {
    for statement in statements {
        wanted.extend(if let Go(block) = statement { Some(*block) } else { None });
        statement.bodies().into_iter().for_each(|body| jumps(body, wanted));
    }
}

fn drop_labels(statements: &mut Vec<Statement>, wanted: &BTreeSet<Block>) {
    statements.retain(|statement| !matches!(statement, Label(block) if !wanted.contains(block)));
    statements.iter_mut().flat_map(Statement::bodies_mut).for_each(|body| drop_labels(body, wanted));
}

fn drop_unwanted_labels(statements: &mut Vec<Statement>) {
    let mut wanted = BTreeSet::new();
    jumps(statements, &mut wanted);
    drop_labels(statements, &wanted);
}
