//! Languages, and what a judge allows each of them where it is known to allow more than its statement says.

use std::fmt;

/// A language for which a judge may have limits of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    Java,
    Python,
    PyPy,
    Node,
    Ruby,
}

/// The limits of a judge for other languages than C and C++.
pub enum Allowance {
    Unknown,
    /// The limits of the statement hold for every language.
    Same,
    /// These languages have more.
    More(&'static [(Language, More)]),
}

/// What a language has more: a multiple of the limit and an addition, of the time in seconds and of the memory in units of
/// 2^20 bytes.
pub struct More {
    pub seconds: (u64, u64),
    pub megabytes: (u64, u64),
}

impl Language {
    /// Whether much of a program's memory is that of the machine that runs it.
    pub fn has_machine(self) -> bool {
        matches!(self, Language::Java | Language::Node)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Language::Java => "Java",
            Language::Python => "Python",
            Language::PyPy => "PyPy",
            Language::Node => "Node.js",
            Language::Ruby => "Ruby",
        })
    }
}
