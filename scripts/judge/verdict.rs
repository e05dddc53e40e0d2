//! What the judge would say to a run.

use super::run::{Ending, Run};
use crate::contract::answers::Fault;
use crate::contract::problem::Problem;

/// A judge's word for a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Accepted,
    PresentationError,
    WrongAnswer,
    TimeLimit,
    OutputLimit,
    RuntimeError,
    NotRun,
}

impl Verdict {
    /// The word.
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Accepted => "AC",
            Verdict::PresentationError => "PE",
            Verdict::WrongAnswer => "WA",
            Verdict::TimeLimit => "TLE",
            Verdict::OutputLimit => "OLE",
            Verdict::RuntimeError => "RE",
            Verdict::NotRun => "--",
        }
    }
}

/// Judges a run on an input: the verdict, and why it is not AC.
pub fn verdict(problem: &Problem, input: &[u8], run: &Run) -> (Verdict, String) {
    match &run.ending {
        Ending::OutOfTime => (Verdict::TimeLimit, String::new()),
        Ending::TooMuchOutput => (Verdict::OutputLimit, String::new()),
        Ending::Exit(status) if !status.success() => {
            let errors = String::from_utf8_lossy(&run.errors);
            let why = errors.lines().next().map_or(String::new(), |line| format!(", {}", line));
            (Verdict::RuntimeError, format!("{}{}", status, why))
        }
        Ending::Exit(_) => match problem.check(problem.rule, input, &run.output) {
            Ok(()) => (Verdict::Accepted, String::new()),
            Err(Fault::Presentation(clause)) => (Verdict::PresentationError, clause),
            Err(Fault::Wrong(clause)) => (Verdict::WrongAnswer, clause),
        },
    }
}
