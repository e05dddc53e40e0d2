//! Why a tool fails, with its exit status.

use std::io;

/// Why a tool fails.
#[derive(Debug)]
pub enum Failure {
    /// The command line is wrong: exit status 2.
    Usage(String),
    /// Something cannot be done: exit status 1.
    Clause(String),
    /// The output already says what failed: exit status 1.
    Told,
    /// The output cannot be written: exit status 1, or 0 if its reader is gone.
    Output(io::Error),
}

impl From<String> for Failure {
    fn from(clause: String) -> Failure {
        Failure::Clause(clause)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}
