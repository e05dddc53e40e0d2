//! Errors: a place in the package and one clause.

use scripts::cli::Failure;
use std::fmt;

/// An error, shown as `file:line: reason`, or as the reason alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file and the line counted from 1.
    pub place: Option<(String, usize)>,
    /// One lower-case clause without a full stop.
    pub reason: String,
}

/// The result of every step of the bundler.
pub type Outcome<T> = Result<T, Fault>;

impl Fault {
    /// Returns an error at a line of a file.
    pub fn at(file: &str, line: usize, reason: impl Into<String>) -> Fault {
        Fault { place: Some((file.to_string(), line)), reason: reason.into() }
    }

    /// Returns an error without a place.
    pub fn plain(reason: impl Into<String>) -> Fault {
        Fault { place: None, reason: reason.into() }
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure::Clause(fault.to_string())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        if let Some((file, line)) = &self.place {
            write!(out, "{}:{}: ", file, line)?;
        }
        out.write_str(&self.reason)
    }
}
