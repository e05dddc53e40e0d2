//! Why a program does not become C.

use std::fmt;

/// The result of a step, or the clause that says why there is none.
pub type Outcome<T> = Result<T, String>;

/// An error of the compiler: one clause, and where in the program it is, if that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The line and the column in characters, both counted from 1.
    pub place: Option<(usize, usize)>,
    /// The type or the module of Rust that C does not have, if that is why.
    pub absent: Option<&'static str>,
    /// One lower-case clause without a full stop.
    pub reason: String,
}

impl Refusal {
    /// Returns an error without a place.
    pub fn plain(reason: impl Into<String>) -> Refusal {
        Refusal { place: None, absent: None, reason: reason.into() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        if let Some((line, _)) = self.place {
            write!(out, "line {line}: ")?;
        }
        out.write_str(&self.reason)
    }
}
