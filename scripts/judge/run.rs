//! Runs a program on an input of a problem, and gives the verdict.

use crate::process::{self, Ended, Ending, Limits, OUTPUT};
use crate::usage::Usage;
use crate::verdict::Verdict;
use scripts::problems::answers::Fault;
use scripts::problems::problem::Problem;
use std::time::Duration;

/// The result of a run.
#[derive(Default)]
pub struct Run {
    pub verdict: Verdict,
    /// The reason, if the verdict is not AC.
    pub why: String,
    /// The time that counts against the limit.
    pub time: Duration,
    /// The wall-clock time.
    pub elapsed: Duration,
    /// The memory is left out if the run was too short to know it.
    pub usage: Usage,
    /// Its output; only the beginning if it is too long.
    pub output: Vec<u8>,
    /// The length of the output each time it was seen to have grown, with the time used until then.
    pub growth: Vec<(Duration, u64)>,
    /// The beginning of its standard error.
    pub errors: Vec<u8>,
}

/// The bytes kept of standard error.
const BEGINNING: u64 = 4 << 10;

/// A shorter run is not looked at often enough to know its memory, and a program that has only begun takes less than this.
const SHORT: Duration = Duration::from_millis(5);
const BEGUN: u64 = 256 << 10;

/// Runs a command on an input of a problem within limits.
///
/// # Errors
/// The command cannot be run.
pub fn run(problem: &Problem, command: &[String], input: &[u8], limits: Limits) -> Result<Run, String> {
    let ended = process::run(command, input, limits)?;
    let (output, errors) = (ended.output(OUTPUT), ended.errors(BEGINNING));
    let (verdict, why) = match ended.ending {
        Ending::Exit(status) if status.success() => judged(problem, input, &output),
        Ending::Exit(status) => (Verdict::RuntimeError, format!("{status}{}", complaint(&errors))),
        Ending::OutOfTime => (Verdict::OutOfTime, format!("more than {} s", limits.time.as_secs_f64())),
        Ending::Hangs => (Verdict::OutOfTime, hangs(&ended)),
        Ending::OutOfMemory => (Verdict::OutOfMemory, format!("more than {} MB", limits.memory >> 20)),
        Ending::TooMuchOutput => (Verdict::TooMuchOutput, format!("more than {} MB", OUTPUT >> 20)),
    };
    let memory = ended.usage.memory.filter(|&bytes| ended.elapsed >= SHORT && bytes >= BEGUN);
    let usage = Usage { memory, ..ended.usage };
    let (time, elapsed) = (ended.time(), ended.elapsed);
    Ok(Run { verdict, why, time, elapsed, usage, output, growth: ended.growth, errors })
}

/// Gives the verdict on an output that is complete.
pub fn judged(problem: &Problem, input: &[u8], output: &[u8]) -> (Verdict, String) {
    match problem.check(problem.rule, input, output) {
        Ok(()) => (Verdict::Accepted, String::new()),
        Err(Fault::Presentation(clause)) => (Verdict::Presentation, clause),
        Err(Fault::Wrong(clause)) => (Verdict::Wrong, clause),
    }
}

fn hangs(ended: &Ended) -> String {
    let (elapsed, used) = (ended.elapsed.as_secs_f64(), ended.time().as_secs_f64());
    // It cannot wait for input: that is a file, which ends.
    format!("no end after {elapsed:.1} s, with {used:.1} s of processor time: it sleeps or waits")
}

/// The line with the error: the first, but in a Python traceback the last.
fn complaint(errors: &[u8]) -> String {
    let errors = String::from_utf8_lossy(errors);
    let mut lines = errors.lines().filter(|line| !line.trim().is_empty());
    let line = if errors.trim_start().starts_with("Traceback") { lines.next_back() } else { lines.next() };
    line.map_or(String::new(), |line| format!(", {line}"))
}
