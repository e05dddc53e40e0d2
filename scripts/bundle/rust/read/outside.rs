//! What cannot be in a bundle, and is refused if it is needed.

use crate::fault::Outcome;
use crate::rust::read::code::{plain, Code, Token};
use crate::rust::read::uses::Leaf;

/// A path or an import that begins with a crate that cannot be in a bundle, or something that only cargo has.
pub struct Outside {
    /// Its first token.
    pub token: Token,
    /// The import.
    pub leaf: Option<Leaf>,
    /// Why it cannot be in a bundle.
    pub reason: String,
}

impl Outside {
    /// Returns what begins at a place.
    pub fn new(code: &Code, at: usize, leaf: Option<Leaf>, reason: impl Into<String>) -> Outside {
        Outside { token: code.tokens[code.place(at)], leaf, reason: reason.into() }
    }

    /// Errors: some of these tokens need it.
    pub fn refuse_in(&self, tokens: &[Token]) -> Outcome<()> {
        match tokens.iter().filter(|token| token.is_code()).any(|token| self.is_needed_by(token)) {
            true => Err(self.token.fault(&self.reason)),
            false => Ok(()),
        }
    }

    /// Whether a token is its own, has the name that it imports, or may have a name from its `*`.
    fn is_needed_by(&self, token: &Token) -> bool {
        let has_name = |leaf: &Leaf| leaf.glob || leaf.name == Some(plain(token.text));
        self.is_at(token) || (token.file == self.token.file && self.leaf.as_ref().is_some_and(has_name))
    }

    /// Whether it begins at a token.
    pub fn is_at(&self, token: &Token) -> bool {
        (token.file, token.byte, token.text) == (self.token.file, self.token.byte, self.token.text)
    }
}
