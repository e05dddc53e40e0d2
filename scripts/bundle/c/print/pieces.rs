//! Tokens of expressions with what is needed to put them together.

use super::tokens::words;
use crate::c::operator::{Operator, Precedence};

/// A printed expression.
#[derive(Clone)]
pub struct Piece {
    tokens: Vec<String>,
    precedence: Precedence,
    /// The same, longer or as long, but of a higher precedence.
    tight: Option<Box<Piece>>,
}

impl Piece {
    pub fn new(tokens: Vec<String>, precedence: Precedence) -> Piece {
        Piece { tokens, precedence, tight: None }
    }

    /// A piece that needs no parentheses.
    pub fn whole(tokens: Vec<String>) -> Piece {
        Piece::new(tokens, Precedence::Whole)
    }

    /// The tokens, in parentheses unless the precedence is at least this.
    pub fn within(&self, least: Precedence) -> Vec<String> {
        self.held(|precedence| precedence >= least)
    }

    /// The tokens, in parentheses unless the precedence is higher than this.
    fn above(&self, other: Precedence) -> Vec<String> {
        self.held(|precedence| precedence > other)
    }

    fn held(&self, is_tight: impl Fn(Precedence) -> bool) -> Vec<String> {
        match &self.tight {
            _ if is_tight(self.precedence) => self.tokens.clone(),
            Some(tight) if is_tight(tight.precedence) => tight.tokens.clone(),
            _ => [words("("), self.tokens.clone(), words(")")].concat(),
        }
    }

    /// The piece with a sign before it.
    pub fn signed(&self, sign: Vec<String>) -> Piece {
        Piece::new([sign, self.within(Precedence::Unary)].concat(), Precedence::Unary)
    }

    /// The piece with something behind it that belongs to it, such as an index.
    pub fn followed(&self, behind: Vec<String>) -> Piece {
        Piece::whole([self.within(Precedence::Whole), behind].concat())
    }

    /// Two pieces with an operator between them, read from left to right.
    pub fn join(&self, operator: Operator, right: &Piece) -> Piece {
        let precedence = operator.properties().precedence;
        // Some compilers warn of a comparison beside an operator of bits, and of a sum that is shifted.
        let is_odd = |side: &Piece| match side.precedence {
            Precedence::Equality | Precedence::Order => (Precedence::BitOr..=Precedence::BitAnd).contains(&precedence),
            Precedence::Sum => precedence == Precedence::Shift,
            _ => false,
        };
        let first = if is_odd(self) { self.above(self.precedence) } else { self.within(precedence) };
        let second = right.above(if is_odd(right) { right.precedence } else { precedence });
        Piece::new([first, words(operator.properties().sign), second].concat(), precedence)
    }

    /// The shorter of two pieces for the same, of which the other has the higher precedence.
    pub fn or(self, other: Piece) -> Piece {
        if other.length() <= self.length() {
            return other;
        }
        Piece { tight: Some(Box::new(other)), ..self }
    }

    fn length(&self) -> usize {
        self.tokens.iter().map(String::len).sum()
    }
}
