//! A program under test: runs it on cases, and finds the one that takes longest.

use crate::process::Limits;
use crate::run::{run, Run};
use crate::verdict::Verdict;
use scripts::cli::progress::Progress;
use scripts::problems::grid::Case;
use scripts::problems::problem::Problem;
use std::time::Instant;

/// A program under test.
pub struct Trial<'a> {
    pub problem: &'static Problem,
    pub program: &'a [String],
    /// The limits of each run.
    pub limits: Limits,
    /// The end of all runs.
    pub end: Instant,
    pub progress: &'a Progress,
}

impl Trial<'_> {
    /// Runs the program on these cases. Returns `None` after the end.
    pub fn run(&self, cases: &[Case]) -> Result<Option<Run>, String> {
        if Instant::now() >= self.end {
            return Ok(None);
        }
        run(self.problem, self.program, self.problem.input_of(cases).as_bytes(), self.limits).map(Some)
    }

    /// Returns the index of the case that takes longest by itself, and its run: of two halves, the one that gets this
    /// verdict is halved again, or else, after TLE, the one that takes longer. Returns `None` if there is none, or the end
    /// comes before.
    pub fn slowest(&self, cases: &[Case], verdict: Verdict) -> Result<Option<(usize, Run)>, String> {
        let (mut from, mut to) = (0, cases.len());
        while to - from > 1 {
            let middle = (from + to) / 2;
            let Some(first) = self.run(&cases[from..middle])? else { return Ok(None) };
            if first.verdict == verdict {
                to = middle;
                continue;
            }
            let Some(second) = self.run(&cases[middle..to])? else { return Ok(None) };
            match second.verdict == verdict || second.time > first.time {
                _ if second.verdict != verdict && verdict != Verdict::OutOfTime => return Ok(None),
                true => from = middle,
                false => to = middle,
            }
        }
        Ok(self.run(&cases[from..to])?.map(|run| (from, run)))
    }
}
