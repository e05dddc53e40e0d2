//! The verdicts of a judge.

use std::fmt;

/// A verdict on a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Verdict {
    Accepted,
    Presentation,
    Wrong,
    OutOfTime,
    OutOfMemory,
    TooMuchOutput,
    RuntimeError,
    #[default]
    NotRun,
    /// Out of time only for a number of boards that no statement names.
    Slow,
}

use Verdict::*;

impl Verdict {
    /// Whether something is wrong with the program.
    pub fn is_fault(self) -> bool {
        !matches!(self, Accepted | NotRun | Slow)
    }

    /// Whether the program was ended, or ended itself, before its last answer.
    pub fn is_early(self) -> bool {
        matches!(self, OutOfTime | OutOfMemory | RuntimeError)
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(match self {
            Accepted => "AC",
            Presentation => "PE",
            Wrong => "WA",
            OutOfTime => "TLE",
            OutOfMemory => "MLE",
            TooMuchOutput => "OLE",
            RuntimeError => "RE",
            NotRun => "not run",
            Slow => "slow",
        })
    }
}
