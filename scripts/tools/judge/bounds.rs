//! The limits of a run: those of the command line, of the judge, or the defaults.

use super::measured::Limits;
use super::run::{run, Run};
use super::usage::Usage;
use super::verdict::Verdict;
use crate::cli::options::Given;
use crate::cli::Failure;
use crate::problems::problem::Problem;
use crate::text::figures;
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
        let mut own = Usage::default();
        own.look(process::id());
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

    /// The limits at which a run is stopped.
    pub fn stop(&self, is_patient: bool) -> Limits {
        let time = if is_patient { PATIENCE * self.limits.time } else { self.limits.time };
        Limits { time, ..self.limits }
    }

    /// Runs a command on an input. With patience, a run that is out of time goes on, and the clause says what it needs.
    pub fn run(&self, problem: &Problem, command: &[String], input: &[u8], patient: bool) -> Result<Run, String> {
        let run = run(problem, command, input, &self.stop(patient), None)?;
        let run = run.expect("a run without an end that cuts it off");
        Ok(if patient { run.needed(&self.limits) } else { run })
    }
}

impl Run {
    /// Gives TLE to a patient run that was beyond a limit on time, with what it needed.
    pub fn needed(self, limits: &Limits) -> Run {
        let needed = match self.verdict {
            Verdict::OutOfTime => return self,
            _ if self.time > limits.time => format!("{} s needed", figures(self.time.as_secs_f64())),
            _ if self.slept > limits.asleep() => {
                format!("{} s of wall-clock time needed", figures(self.elapsed.as_secs_f64()))
            }
            _ => return self,
        };
        let why = match self.verdict {
            Verdict::Accepted => format!("{needed}; the answers are right"),
            verdict => format!("{needed}; then {verdict}, {}", self.why),
        };
        Run { verdict: Verdict::OutOfTime, why, ..self }
    }
}
