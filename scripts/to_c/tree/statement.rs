//! Statements of C as trees.

use super::ctype::CType;
use super::expr::Expr;
use crate::ir::Block;

/// The cases of an arm of a switch, none for all others, and its statements.
pub type Arm = (Vec<u64>, Vec<Statement>);

/// A statement.
#[derive(Clone, Debug)]
pub enum Statement {
    Do(Expr),
    If(Expr, Vec<Statement>, Vec<Statement>),
    /// A loop without a condition; the block is its label.
    Loop(Block, Vec<Statement>),
    /// Initialisation, condition, step and body.
    For(Vec<Expr>, Option<Expr>, Vec<Expr>, Vec<Statement>),
    DoWhile(Vec<Statement>, Expr),
    /// A value and the arms.
    Switch(Expr, Vec<Arm>),
    Label(Block),
    Go(Block),
    Break,
    Continue,
    Return(Expr),
    Abort,
}

/// The end of a function that returns nothing, as a block.
pub const EXIT: Block = Block::MAX;

use Statement::{DoWhile, For, If, Loop, Switch};

/// The lists of statements in a statement, by references of one kind.
macro_rules! bodies {
    ($statement:expr, $iter:ident) => {
        match $statement {
            If(_, then, other) => vec![then, other],
            Loop(_, body) | For(.., body) | DoWhile(body, _) => vec![body],
            Switch(_, arms) => arms.$iter().map(|(_, body)| body).collect(),
            _ => Vec::new(),
        }
    };
}

impl Statement {
    /// The lists of statements in it.
    pub fn bodies(&self) -> Vec<&Vec<Statement>> {
        bodies!(self, iter)
    }

    /// The same, to be changed.
    pub fn bodies_mut(&mut self) -> Vec<&mut Vec<Statement>> {
        bodies!(self, iter_mut)
    }

    pub fn assign(target: Expr, value: Expr) -> Statement {
        Statement::Do(Expr::assign(target, value))
    }

    /// The expression that a statement is, if it is no more than one.
    pub fn expression(&self) -> Option<Expr> {
        match self {
            Statement::Do(expr) => Some(expr.clone()),
            Statement::Abort => Some(Expr::exit()),
            _ => None,
        }
    }

    pub fn is_expression(&self) -> bool {
        matches!(self, Statement::Do(_) | Statement::Abort)
    }
}

/// Checks whether control never reaches the end of some statements.
pub fn leaves(statements: &[Statement]) -> bool {
    use Statement::{Abort, Break, Continue, Go, Return};
    matches!(statements.last(), Some(Go(_) | Break | Continue | Return(_) | Abort))
}

/// A function of C.
pub struct Definition {
    pub name: String,
    pub result: CType,
    pub parameters: Vec<Expr>,
    /// Whether the C compiler should inline it.
    pub inline: bool,
    /// An array for all that has to lie in memory, and its length.
    pub frame: (String, u64),
    /// The variables of each type, some of them with what they are at first.
    pub variables: Vec<(CType, Vec<Expr>)>,
    pub statements: Vec<Statement>,
}
