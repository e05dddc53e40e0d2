//! The limits of a run: those of the command line, of the judge, or the defaults.

use super::language::language;
use super::measured::Limits;
use super::run::{whole_run, Run};
use super::usage::Usage;
use super::verdict::Verdict;
use crate::cli::options::Given;
use crate::cli::Failure;
use crate::problems::languages::{Allowance, Language};
use crate::problems::problem::Problem;
use crate::text::figures;
use std::process;
use std::time::Duration;

/// The limits of a run, each with its origin.
pub struct Bounds {
    /// The limits at which a run is stopped: those that decide, or the bounds of those that decide nothing.
    pub limits: Limits,
    time: Bound,
    memory: Bound,
}

/// A limit in seconds or in units of 2^20 bytes, with its origin.
struct Bound {
    amount: u64,
    whose: String,
    /// The languages for which it holds, such as ` for Java`, if that is to be said.
    whom: String,
    /// Why it decides nothing.
    open: Option<String>,
}

/// The limits if the judge's are not known.
const SECONDS: u64 = 3;
const MEGABYTES: u64 = 1024;

/// With `--patient`, a program may take so many times the limit.
const PATIENCE: u32 = 10;

impl Bound {
    fn new(amount: u64, whose: &str) -> Bound {
        Bound { amount, whose: whose.to_string(), whom: String::new(), open: None }
    }

    /// The limit for a language: what the judge is known to allow it, or else the limit that is stated.
    fn of(judge: &str, language: Option<Language>, stated: u64, allowed: Option<(u64, &str)>) -> Bound {
        match (language, allowed) {
            (None, _) => Bound::new(stated, "the judge's"),
            (_, Some((amount, whom))) => {
                Bound { whom: format!(" for {whom}"), ..Bound::new(amount, &format!("{judge}'s")) }
            }
            (Some(language), None) => Bound::new(stated, "C++'s").open(judge, language),
        }
    }

    /// The same limit, which decides nothing about a language.
    fn open(self, judge: &str, language: Language) -> Bound {
        Bound { open: Some(format!("what {judge} allows {language} is not known here")), ..self }
    }

    /// The amount at which a run is stopped.
    fn stop(&self, bound: impl Fn(u64) -> u64) -> u64 {
        if self.open.is_some() {
            bound(self.amount)
        } else {
            self.amount
        }
    }

    /// Its origin, with the amount at which a run is stopped.
    fn label(&self, stop: String) -> String {
        let decides = if self.open.is_some() { format!("; decides nothing up to {stop}") } else { String::new() };
        format!("{}{}{decides}", self.whose, self.whom)
    }

    /// Says that a run has used this amount, if that is more than a limit that decides nothing.
    fn over(&self, used: f64, unit: &str) -> Option<String> {
        let open = self.open.as_ref().filter(|_| used > self.amount as f64)?;
        Some(format!("{} {unit} of {} {} {unit}{}; {open}", figures(used), self.whose, self.amount, self.whom))
    }
}

impl Bounds {
    /// Returns the limits for a problem and a command; `option` is the option for the time limit.
    pub fn of(problem: &Problem, option: &str, given: &Given, command: &[String]) -> Result<Bounds, Failure> {
        let mut bounds = Bounds::for_language(problem, language(command));
        if let Some(time) = given.seconds(option)? {
            (bounds.limits.time, bounds.time) = (time, Bound::new(time.as_secs(), "given"));
        }
        if let Some(megabytes) = given.number("--memory", 1..=1_000_000, "megabytes")? {
            (bounds.limits.memory, bounds.memory) = ((megabytes as u64) << 20, Bound::new(megabytes as u64, "given"));
        }
        Ok(bounds)
    }

    /// Returns the judge's limits for a language. One that is not known for it, or does not fit what is measured, decides
    /// nothing: a run is stopped at three times the time of C++ or of the default and two seconds more, and at three times
    /// C++'s memory or where it is stopped at a judge whose limit is not known.
    pub fn for_language(problem: &Problem, language: Option<Language>) -> Bounds {
        let judge = problem.judge.name;
        let allowed = language.and_then(|language| problem.allowed(language));
        let bound = |stated: Option<u64>, known: Option<u64>, default| match stated {
            Some(stated) => Bound::of(judge, language, stated, known.zip(allowed.as_ref().map(|one| &*one.whom))),
            None => Bound::new(default, "the default"),
        };
        let mut time = bound(problem.seconds, allowed.as_ref().and_then(|one| one.seconds), SECONDS);
        let is_same = matches!(problem.judge.allowance, Allowance::Same);
        if let Some(language) = language.filter(|_| problem.seconds.is_none() && !is_same) {
            time = time.open(judge, language);
        }
        let mut memory = bound(problem.megabytes, allowed.as_ref().and_then(|one| one.megabytes), MEGABYTES);
        if let Some(language) = language.filter(|one| one.has_machine() && problem.megabytes.is_some()) {
            let itself = || format!("whether {judge} counts the memory of {language} itself is not known here");
            memory.open.get_or_insert_with(itself);
        }
        let limits = Limits {
            time: Duration::from_secs(time.stop(|seconds| 3 * seconds + 2)),
            memory: memory.stop(|megabytes| MEGABYTES.max(3 * megabytes)) << 20,
        };
        Bounds { limits, time, memory }
    }

    /// Whether the time limit is given by the user.
    pub fn has_given_time(&self) -> bool {
        self.time.whose == "given"
    }

    /// The limits as one line.
    pub fn line(&self) -> String {
        let mut own = Usage::default();
        own.look(process::id());
        let stop = (self.limits.time.as_secs_f64(), self.limits.memory >> 20);
        let time = if self.time.open.is_some() { self.time.amount as f64 } else { stop.0 };
        let time = match own.processor {
            Some(_) => format!("{time} s of processor time"),
            None => format!("{time} s of wall-clock time, as processor time is not known here"),
        };
        let memory =
            format!("{} MB{}", self.memory.amount, if own.memory.is_some() { "" } else { ", not measured here" });
        let labels = [self.time.label(format!("{} s", stop.0)), self.memory.label(format!("{} MB", stop.1))];
        let mut line = match &labels {
            [of_time, of_memory] if of_time == of_memory => format!("limits: {time}, {memory} ({of_time})"),
            [of_time, of_memory] => format!("limits: {time} ({of_time}), {memory} ({of_memory})"),
        };
        let mut open: Vec<&str> = [&self.time, &self.memory].iter().filter_map(|bound| bound.open.as_deref()).collect();
        open.dedup();
        open.iter().for_each(|why| line += &format!("; {why}"));
        line + "\n"
    }

    /// The limits at which a run is stopped.
    pub fn stop(&self, is_patient: bool) -> Limits {
        let time = if is_patient { PATIENCE * self.limits.time } else { self.limits.time };
        Limits { time, ..self.limits }
    }

    /// Runs a command on an input. With patience, a run that is out of time goes on, and the clause says what it needs.
    pub fn run(&self, problem: &Problem, command: &[String], input: &[u8], patient: bool) -> Result<Run, String> {
        let run = whole_run(problem, command, input, &self.stop(patient))?;
        Ok(self.noted(if patient { run.needed(&self.limits) } else { run }))
    }

    /// Says of a run that is accepted that it is beyond a limit that decides nothing.
    pub fn noted(&self, run: Run) -> Run {
        if run.verdict != Verdict::Accepted {
            return run;
        }
        let megabytes = run.memory.map_or(0.0, |bytes| bytes as f64 / f64::from(1 << 20));
        let over = [self.time.over(run.time.as_secs_f64(), "s"), self.memory.over(megabytes, "MB")];
        let notes = Some(run.why.clone()).filter(|why| !why.is_empty()).into_iter().chain(over.into_iter().flatten());
        Run { why: notes.collect::<Vec<_>>().join("; "), ..run }
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
