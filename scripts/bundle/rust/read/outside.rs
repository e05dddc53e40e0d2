//! What cannot be in a bundle, and is refused if it is needed.

use crate::fault::Fault;
use crate::rust::read::code::{Code, Token};
use crate::rust::read::uses::Leaf;

/// A path or an import that begins with a crate that cannot be in a bundle, or something that only cargo has.
#[derive(Clone)]
pub struct Outside {
    /// Its first token.
    pub token: Token,
    /// The import.
    pub leaf: Option<Leaf>,
    /// The error that it is needed.
    pub fault: Fault,
}

impl Outside {
    /// Returns what begins at a place.
    pub fn new(code: &Code, at: usize, leaf: Option<Leaf>, reason: impl Into<String>) -> Outside {
        let token = code.tokens[code.place(at)];
        Outside { token, leaf, fault: token.fault(reason) }
    }

    /// Returns the same for another token, which is there because of it.
    pub fn at(&self, code: &Code, at: usize) -> Outside {
        Outside { token: code.tokens[code.place(at)], leaf: None, ..self.clone() }
    }

    /// Whether it would declare names that are not in it.
    pub fn declares_untold(&self) -> bool {
        self.token.text == "include" || self.leaf.as_ref().is_some_and(|leaf| leaf.glob)
    }

    /// Whether it is among these tokens.
    pub fn is_in(&self, tokens: &[Token]) -> bool {
        tokens.iter().any(|token| self.is_at(token))
    }

    /// Whether it begins at a token, or the token stands for it.
    pub fn is_at(&self, token: &Token) -> bool {
        (token.file, token.byte) == (self.token.file, self.token.byte) && token.is_code()
    }
}
