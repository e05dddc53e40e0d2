//! The limits of a run: those of the command line, of the judge, or the defaults.

use crate::process::Limits;
use crate::run::{run, Run};
use crate::usage::Usage;
use crate::verdict::Verdict;
use scripts::cli::options::Given;
use scripts::cli::{figures, Failure};
use scripts::problems::problem::Problem;
use std::process;
use std::time::Duration;

/// The limits of a run, each with its origin.
pub struct Bounds {
    pub limits: Limits,
    time: &'static str,
    memory: &'static str,
}

/// The limits if the judge's are not known.
const SECONDS: u64 = 3;
const MEGABYTES: u64 = 1024;

/// With `--patient`, a program may take so many times the limit.
const PATIENCE: u32 = 10;

impl Bounds {
    /// Returns the limits for a problem; `option` is the option for the time limit.
    pub fn of(problem: &Problem, option: &str, given: &Given) -> Result<Bounds, Failure> {
        let origin = |is_given, is_known| match (is_given, is_known) {
            (true, _) => "given",
            (false, true) => "the judge's",
            (false, false) => "default",
        };
        let (time, seconds) = (given.seconds(option)?, problem.seconds);
        let memory = given.number("--memory", 1..=1_000_000, "megabytes")?.map(|megabytes| megabytes as u64);
        Ok(Bounds {
            limits: Limits {
                time: time.unwrap_or(Duration::from_secs(seconds.unwrap_or(SECONDS))),
                memory: memory.or(problem.megabytes).unwrap_or(MEGABYTES) << 20,
            },
            time: origin(time.is_some(), seconds.is_some()),
            memory: origin(memory.is_some(), problem.megabytes.is_some()),
        })
    }

    /// The limits as one line.
    pub fn line(&self) -> String {
        let (time, memory) = (self.limits.time.as_secs_f64(), self.limits.memory >> 20);
        let own = Usage::of(process::id());
        let time = match own.processor {
            Some(_) => format!("{time} s of processor time"),
            None => format!("{time} s of wall-clock time, as processor time is not known here"),
        };
        let memory = format!("{memory} MB{}", if own.memory.is_some() { "" } else { ", not measured here" });
        match self.time == self.memory {
            true => format!("limits: {time}, {memory} ({})\n", self.time),
            false => format!("limits: {time} ({}), {memory} ({})\n", self.time, self.memory),
        }
    }

    /// Runs a command on an input. With patience, a run that is out of time goes on, and the clause says what it needs.
    pub fn run(&self, problem: &Problem, command: &[String], input: &[u8], patient: bool) -> Result<Run, String> {
        let factor = if patient { PATIENCE } else { 1 };
        let mut run = run(problem, command, input, Limits { time: factor * self.limits.time, ..self.limits })?;
        let needed = match run.verdict {
            Verdict::OutOfTime => return Ok(run),
            _ if run.time > self.limits.time => format!("{} s needed", figures(run.time.as_secs_f64())),
            _ if run.elapsed > self.limits.elapsed() => {
                format!("{} s of wall-clock time needed", figures(run.elapsed.as_secs_f64()))
            }
            _ => return Ok(run),
        };
        run.why = match run.verdict {
            Verdict::Accepted => format!("{needed}; the answers are right"),
            verdict => format!("{needed}; then {verdict}, {}", run.why),
        };
        run.verdict = Verdict::OutOfTime;
        Ok(run)
    }
}
