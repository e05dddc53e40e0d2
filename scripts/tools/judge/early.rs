//! What is found out about a run that ended early, or too late.

use super::bounds::Bounds;
use super::measured::Limits;
use super::reach::{finished, reach, search_after};
use super::run::{whole_run, Run};
use super::slow::{most, slow};
use super::trial::{Started, Trial};
use super::verdict::Verdict;
use crate::cli::progress::Progress;
use crate::problems::contract::Shows;
use crate::problems::problem::Problem;
use std::time::Instant;

/// A command on a case.
pub struct Early<'a> {
    pub problem: &'static Problem,
    pub command: &'a [String],
    pub bounds: &'a Bounds,
    pub input: &'a [u8],
    /// Whether the limit is on this number of boards, too.
    pub is_number_named: bool,
    pub progress: &'a Progress,
}

impl Early<'_> {
    /// Says how far a run came that ended early, and which board is at fault; where the limit is not on this number of
    /// boards, also whether the run is only slow for their number.
    ///
    /// # Errors
    /// The command cannot be run.
    pub fn told(&self, mut run: Run) -> Result<Run, String> {
        if let Some(why) = finished(self.problem, self.input, &run) {
            return Ok(Run { why, shows: Vec::new(), ..run });
        }
        if !run.verdict.is_early() {
            return Ok(run);
        }
        let limits = self.bounds.limits;
        let is_open = !self.is_number_named && run.verdict == Verdict::OutOfTime && run.time > limits.time;
        let program = &self.started(limits);
        let (end, progress) = (search_after(&run), self.progress);
        let trial = Trial { problem: self.problem, program, limit: limits.time, end, progress };
        let reached = reach(&trial, self.input, &run, is_open)?;
        run.why += &reached.said;
        if reached.is_endless {
            run.shows.clear();
        }
        if reached.is_one {
            run.shows.retain(|shows| *shows != Shows::Each);
        }
        match reached.slowest.filter(|_| is_open) {
            Some(_) if reached.is_wrong => Ok(Run { verdict: Verdict::Wrong, shows: Vec::new(), ..run }),
            Some(slowest) => {
                self.progress.tell("once more, to see how long all boards take");
                let (problem, limits) = (self.problem, Limits { time: most(limits.time), ..limits });
                let (patient, cases) = (&self.started(limits), problem.cases(self.input)?);
                let whole = || whole_run(problem, self.command, self.input, &limits);
                slow(problem, whole, patient, self.bounds.limits.time, &cases, run, slowest)
            }
            None => Ok(run),
        }
    }

    fn started(&self, limits: Limits) -> Started<'_> {
        Started { problem: self.problem, command: self.command, limits, start: Instant::now() }
    }
}
