//! The verdict on a run.

use crate::run::{Ending, Run, OUTPUT};
use scripts::problems::answers::Fault;
use scripts::problems::problem::Problem;
use std::borrow::Cow;

/// The verdicts that are not faults.
pub const ACCEPTED: &str = "AC";
pub const NOT_RUN: &str = "--";

/// Two that are.
pub const PRESENTATION_ERROR: &str = "PE";
pub const OUT_OF_TIME: &str = "TLE";

/// A verdict, and the reason if it is not AC.
pub type Verdict = (&'static str, String);

/// Judges a run on an input.
pub fn verdict(problem: &Problem, input: &[u8], run: &Run) -> Verdict {
    match &run.ending {
        Ending::OutOfTime(limit) => (OUT_OF_TIME, format!("more than {} s", limit.as_secs_f64())),
        Ending::TooMuchOutput => ("OLE", format!("more than {} MB", OUTPUT >> 20)),
        Ending::Exit(status) if !status.success() => {
            let errors = String::from_utf8_lossy(&run.errors);
            let why = complaint(&errors).map_or(String::new(), |line| format!(", {line}"));
            ("RE", format!("{status}{why}"))
        }
        Ending::Exit(_) => match problem.check(problem.rule, input, &as_text(&run.output)) {
            Ok(()) => (ACCEPTED, String::new()),
            Err(Fault::Presentation(clause)) => (PRESENTATION_ERROR, clause),
            Err(Fault::Wrong(clause)) => ("WA", clause),
        },
    }
}

/// The line with the error: the first, but in a Python traceback the last.
fn complaint(errors: &str) -> Option<&str> {
    let mut lines = errors.lines().filter(|line| !line.trim().is_empty());
    let first = lines.next()?;
    if first.starts_with("Traceback") {
        lines.next_back()
    } else {
        Some(first)
    }
}

/// The output, on Windows with the line ends of Unix.
fn as_text(output: &[u8]) -> Cow<'_, [u8]> {
    if cfg!(not(windows)) {
        return output.into();
    }
    let is_end = |at: usize| output[at..].starts_with(b"\r\n");
    (0..output.len()).filter(|&at| !is_end(at)).map(|at| output[at]).collect()
}
