//! Runs a program on an input of a problem, and gives the verdict.

use super::measured::{Limits, OUTPUT};
use super::process;
use super::verdict::Verdict;
use crate::problems::answers::Rejection;
use crate::problems::clause::{Clause, Code};
use crate::problems::contract::Shows;
use crate::problems::problem::Problem;
use std::time::{Duration, Instant};

/// The result of a run.
#[derive(Clone, Default)]
pub struct Run {
    pub verdict: Verdict,
    /// The reason, if the verdict is not AC; if it is, what is different and does not count, or is not known to.
    pub why: String,
    /// How the mistakes show that may have led to the verdict.
    pub shows: Vec<Shows>,
    /// The time that counts against the limit.
    pub time: Duration,
    /// The wall-clock time.
    pub elapsed: Duration,
    /// The time in which it neither ran nor waited for a processor.
    pub slept: Duration,
    /// The peak memory in bytes, if it is known; it is not if the run was too short.
    pub memory: Option<u64>,
    /// Its output; only the beginning if it is too long.
    pub output: Vec<u8>,
    /// The length of the output each time it was seen to have grown, with the time used until then.
    pub growth: Vec<(Duration, u64)>,
    /// The beginning of its standard error.
    pub errors: Vec<u8>,
    /// What is said of all its lines, with any verdict.
    pub of_all_lines: Option<String>,
    /// Whether it has ended by itself.
    pub has_ended: bool,
}

/// The bytes kept of standard error.
const BEGINNING: u64 = 4 << 10;

const NOTHING_READ: &str = "it read nothing of its input: does it open a file?";

/// Runs a command on an input of a problem within limits. Returns `None` if it is cut off: it has not ended at this moment.
///
/// # Errors
/// The command cannot be run.
pub fn run(
    problem: &Problem,
    command: &[String],
    input: &[u8],
    limits: &Limits,
    end: Option<Instant>,
) -> Result<Option<Run>, String> {
    let Some(ended) = process::run(command, input, limits, end)? else { return Ok(None) };
    let (output, errors, left_input) = (ended.output(OUTPUT), ended.errors(BEGINNING), ended.left_input());
    let measured = ended.measured;
    let judged = match measured.verdict(limits) {
        Some((verdict, clause)) => {
            let said = if verdict == Verdict::RuntimeError { complaint(&errors) } else { String::new() };
            Run { shows: shown_by_end(problem, input, verdict), ..Run::new(verdict, clause + &said) }
        }
        None => judged(problem, input, &output),
    };
    let judged = if left_input { judged.of_unread(&output, &errors) } else { judged };
    let (memory, has_ended) = (measured.peak(), measured.status.is_some());
    let (time, elapsed, slept) = (measured.time(), measured.elapsed, measured.slept());
    Ok(Some(Run { time, elapsed, slept, memory, output, growth: ended.growth, errors, has_ended, ..judged }))
}

/// Runs a command on an input of a problem within limits, up to its end.
///
/// # Errors
/// The command cannot be run.
pub fn whole_run(problem: &Problem, command: &[String], input: &[u8], limits: &Limits) -> Result<Run, String> {
    Ok(run(problem, command, input, limits, None)?.expect("a run without an end that cuts it off"))
}

/// Gives the verdict on an output that is complete.
pub fn judged(problem: &Problem, input: &[u8], output: &[u8]) -> Run {
    let judged = problem.judged(problem.rule, input, output);
    let (lines, notes): (Vec<Clause>, _) = judged.notes.into_iter().partition(|note| note.says(Code::CarriageReturns));
    let of_all_lines = lines.first().map(Clause::to_string);
    let (verdict, clause) = match judged.fault {
        None => {
            let why = notes.first().map_or(String::new(), Clause::to_string);
            return Run { of_all_lines, ..Run::new(Verdict::Accepted, why) };
        }
        Some((_, Rejection::Presentation(clause))) => (Verdict::Presentation, clause),
        Some((_, Rejection::Wrong(clause))) => (Verdict::Wrong, clause),
    };
    let mut shows = shown_by_output(verdict, &clause);
    if shows.contains(&Shows::Wrong) && has_other_spaces(input) {
        shows.push(Shows::Spaces);
    }
    Run { shows, of_all_lines, ..Run::new(verdict, clause.to_string()) }
}

/// The ways in which the mistakes behind an output show.
fn shown_by_output(verdict: Verdict, clause: &Clause) -> Vec<Shows> {
    match verdict {
        _ if clause.is_named() => vec![],
        Verdict::Presentation => vec![Shows::Presentation, Shows::Form],
        _ if clause.is_of_form() => vec![Shows::Form],
        _ if clause.says_unsolvable() => vec![Shows::Solvable, Shows::Parity, Shows::Wrong],
        _ if clause.is_of_parity() => vec![Shows::Unsolvable, Shows::Parity, Shows::Wrong],
        _ if clause.is_illegal() => vec![Shows::Illegal, Shows::Wrong],
        _ if clause.is_astray() => vec![Shows::Wrong],
        _ if clause.is_of_length() => vec![Shows::Length, Shows::Wrong],
        _ => vec![Shows::Wrong, Shows::Length, Shows::Parity],
    }
}

/// The ways in which the mistakes behind an early end show.
fn shown_by_end(problem: &Problem, input: &[u8], verdict: Verdict) -> Vec<Shows> {
    let is_solvable = || problem.cases(input).is_ok_and(|cases| cases.iter().all(|case| case.solvable()));
    let mut shows = match verdict {
        Verdict::OutOfTime => vec![Shows::Costly],
        Verdict::OutOfMemory => vec![Shows::Costly, Shows::Large],
        Verdict::RuntimeError if has_other_spaces(input) => vec![Shows::Spaces],
        _ => vec![],
    };
    if shows.contains(&Shows::Costly) && !is_solvable() {
        shows.push(Shows::Endless);
    }
    shows
}

/// Whether words of an input do not stand one space apart.
fn has_other_spaces(input: &[u8]) -> bool {
    let text = String::from_utf8_lossy(input);
    text.lines().any(|line| line.starts_with(' ') || line.contains("  ") || line.contains('\t'))
}

impl Run {
    fn new(verdict: Verdict, why: String) -> Run {
        Run { verdict, why, ..Run::default() }
    }

    /// Says of a program that ended without a right answer that it read nothing; then no other mistake is likely. What it
    /// says of its end itself comes first.
    fn of_unread(self, output: &[u8], errors: &[u8]) -> Run {
        let why = match self.verdict {
            Verdict::RuntimeError if !errors.is_empty() => self.why,
            Verdict::Wrong if output.is_empty() => NOTHING_READ.to_string(),
            Verdict::RuntimeError | Verdict::Wrong => format!("{NOTHING_READ} {}", self.why),
            _ => return self,
        };
        Run { why, shows: vec![], ..self }
    }
}

/// The line with the error: the first, but in a Python traceback the last.
fn complaint(errors: &[u8]) -> String {
    let errors = String::from_utf8_lossy(errors);
    let mut lines = errors.lines().filter(|line| !line.trim().is_empty());
    let line = if errors.trim_start().starts_with("Traceback") { lines.next_back() } else { lines.next() };
    line.map_or(String::new(), |line| format!(", {line}"))
}
