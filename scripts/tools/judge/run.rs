//! Runs a program on an input of a problem, and gives the verdict.

use super::measured::{Limits, OUTPUT};
use super::process;
use super::verdict::Verdict;
use super::words::Words;
use crate::mistakes::hint::shown;
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
    let words = Words::new(problem, command, input)?;
    let Some(ended) = process::run(&words.command, input, limits, end)? else { return Ok(None) };
    let (errors, left_input) = (ended.errors(BEGINNING), ended.left_input() && !words.give_input);
    let output = words.output(OUTPUT, || ended.output(OUTPUT));
    let measured = ended.measured;
    let judged = match measured.verdict(limits) {
        Some((verdict, clause)) => {
            let said = if verdict == Verdict::RuntimeError { complaint(&errors) } else { String::new() };
            Run::new(verdict, clause + &said)
        }
        None => judged(problem, input, &output),
    };
    let (memory, has_ended) = (measured.peak(), measured.status.is_some());
    let (time, elapsed, slept) = (measured.time(), measured.elapsed, measured.slept());
    let mut run = Run { time, elapsed, slept, memory, output, growth: ended.growth, errors, has_ended, ..judged };
    if run.verdict.is_early() {
        run.shows = shown_by_end(problem, input, &run, limits);
    }
    Ok(Some(if left_input { run.of_unread() } else { run }))
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
    let Some((_, rejection)) = judged.fault else {
        let why = notes.first().map_or(String::new(), Clause::to_string);
        return Run { of_all_lines, ..Run::new(Verdict::Accepted, why) };
    };
    let mut shows = shown(problem, input, output, &rejection);
    let (verdict, clause) = match rejection {
        Rejection::Presentation(clause) => (Verdict::Presentation, clause),
        Rejection::Wrong(clause) => (Verdict::Wrong, clause),
    };
    if shows.contains(&Shows::Wrong) && has_other_spaces(input) {
        shows.push(Shows::Spaces);
    }
    Run { shows, of_all_lines, ..Run::new(verdict, clause.to_string()) }
}

/// The time in which an array that is too large is filled: a search needs more to fill as much.
pub const ARRAY: Duration = Duration::from_millis(100);

/// More bytes than a line of a board has that a search answers.
const LONGEST: usize = 1 << 12;

/// The memory that a program has taken for boards.
const PACKED: u64 = 16 << 20;

/// The ways in which the mistakes behind an early end show, where nothing seen speaks against them. Memory that is too
/// much on solved boards at once is not that of a search.
fn shown_by_end(problem: &Problem, input: &[u8], run: &Run, limits: &Limits) -> Vec<Shows> {
    let Ok(cases) = problem.cases(input) else { return vec![] };
    let has_taken = |bytes: u64| run.memory.is_some_and(|memory| memory >= bytes);
    let mut shows = match run.verdict {
        Verdict::OutOfTime => vec![Shows::Costly, Shows::Slow],
        Verdict::OutOfMemory if run.time < ARRAY && cases.iter().all(|case| case.start == case.goal) => return vec![],
        Verdict::OutOfMemory => vec![Shows::Costly, Shows::Large, Shows::Full],
        Verdict::RuntimeError if has_other_spaces(input) => return vec![Shows::Spaces],
        _ => return vec![],
    };
    let is_out_of_time = run.verdict == Verdict::OutOfTime;
    // What has answered some boards at once and then none, or prints an answer without an end, is busy with one.
    let is_silent = run.growth.last().is_some_and(|(last, _)| *last < run.time / 2);
    let is_at_one = is_silent || run.output.iter().rev().take_while(|&&byte| byte != b'\n').count() > LONGEST;
    let none = problem.output.phrase(problem.output.unsolvable).lines().last().unwrap_or_default();
    let says_unsolvable = String::from_utf8_lossy(&run.output).lines().any(|line| line.trim_end().ends_with(none));
    let others = [
        (Shows::Each, is_out_of_time && cases.len() > 1 && !is_at_one),
        (Shows::Packed, is_out_of_time && has_taken(PACKED)),
        (Shows::Full, is_out_of_time && has_taken(limits.memory / 2)),
        (Shows::Array, !is_out_of_time && run.time < ARRAY),
        (Shows::Endless, !says_unsolvable && cases.iter().any(|case| !case.solvable())),
    ];
    shows.extend(others.into_iter().filter(|(_, is_shown)| *is_shown).map(|(shows, _)| shows));
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
    fn of_unread(self) -> Run {
        let why = match self.verdict {
            Verdict::RuntimeError if !self.errors.is_empty() => self.why,
            Verdict::Wrong if self.output.is_empty() => NOTHING_READ.to_string(),
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
