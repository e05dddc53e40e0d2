//! A program on trial: its runs on parts of an input, within the time that there is to find what fails.

use super::measured::Limits;
use super::run::{run, Run};
use super::verdict::Verdict;
use crate::cli::progress::Progress;
use crate::kit::grid::Case;
use crate::kit::oracle::Oracle;
use crate::kit::oracle::Rule;
use crate::problems::problem::Problem;
use slidekit::search::Answer;
use std::cmp::Reverse;
use std::time::{Duration, Instant};

/// What runs on the cases of a problem: a command, or in a test some figures.
pub trait Program {
    /// The wall-clock time since the trial began.
    fn now(&self) -> Duration;

    /// Runs on some cases. Returns `None` if the run has not ended at this time, if there is one.
    ///
    /// # Errors
    /// It cannot be run.
    fn run(&self, cases: &[Case], end: Option<Duration>) -> Result<Option<Run>, String>;
}

/// A command with its limits; the trial begins at `start`.
pub struct Started<'a> {
    pub problem: &'static Problem,
    pub command: &'a [String],
    pub limits: Limits,
    pub start: Instant,
}

impl Program for Started<'_> {
    fn now(&self) -> Duration {
        self.start.elapsed()
    }

    fn run(&self, cases: &[Case], end: Option<Duration>) -> Result<Option<Run>, String> {
        let input = self.problem.input_of(cases);
        run(self.problem, self.command, input.as_bytes(), &self.limits, end.map(|end| self.start + end))
    }
}

/// A program on trial.
pub struct Trial<'a> {
    pub problem: &'static Problem,
    pub program: &'a dyn Program,
    /// The limit on the time of each run.
    pub limit: Duration,
    /// The end of the trial: no run goes on beyond it.
    pub end: Duration,
    pub progress: &'a Progress,
}

/// An input on which the program failed or was slow.
#[derive(Clone)]
pub struct Failing {
    pub cases: Vec<Case>,
    pub run: Run,
}

/// What the runs on single cases show.
pub enum Alone {
    /// The case of this index is the one looked for.
    Found(usize, Run),
    /// None is; this one takes longest.
    Slowest(usize, Run),
    /// The trial ended before all were run. Of this many, this one takes longest.
    Unfinished(usize, Option<(usize, Run)>),
}

/// The fault behind a run that is out of time.
pub enum Culprit {
    /// It takes no more than these cases.
    Found(Failing),
    /// It is in these cases, but the trial ended before it was found.
    Within(Failing),
}

impl Trial<'_> {
    /// Runs the program on some cases. Returns `None` if the trial ends before.
    pub fn run(&self, cases: &[Case]) -> Result<Option<Run>, String> {
        if self.program.now() < self.end {
            self.program.run(cases, Some(self.end))
        } else {
            Ok(None)
        }
    }

    /// Runs each case by itself, in this order, until one is the one looked for.
    pub fn alone(&self, cases: &[Case], order: &[usize], is_it: impl Fn(usize, &Run) -> bool) -> Result<Alone, String> {
        let mut slowest: Option<(usize, Run)> = None;
        for (done, &index) in order.iter().enumerate() {
            let (noun, all) = (self.problem.noun(), order.len());
            self.progress.tell(&format!("{} of {all} run alone: {noun} {}", done + 1, index + 1));
            let Some(run) = self.run(&cases[index..=index])? else { return Ok(Alone::Unfinished(done, slowest)) };
            if is_it(index, &run) {
                return Ok(Alone::Found(index, run));
            }
            if slowest.as_ref().is_none_or(|(_, longest)| run.time > longest.time) {
                slowest = Some((index, run));
            }
        }
        Ok(slowest.map_or(Alone::Unfinished(0, None), |(index, run)| Alone::Slowest(index, run)))
    }

    /// Returns the fault behind a run on these cases that was out of time, or `None` if they take too long only together.
    pub fn fault(&self, cases: &[Case], run: Run) -> Result<Option<Culprit>, String> {
        let whole = Failing { cases: cases.to_vec(), run };
        if cases.len() == 1 {
            return Ok(Some(Culprit::Found(whole)));
        }
        match self.alone(cases, &hardest_first(cases), |_, run| run.verdict != Verdict::Accepted)? {
            Alone::Found(index, run) => Ok(Some(Culprit::Found(Failing { cases: vec![cases[index].clone()], run }))),
            Alone::Slowest(..) => self.together(whole),
            Alone::Unfinished(..) => Ok(Some(Culprit::Within(whole))),
        }
    }

    /// Returns the fault behind a run that was out of time although each case by itself is right: in one of its halves, or
    /// in the whole if the trial ends before, or if the halves take so little time that their number alone is not the reason.
    fn together(&self, whole: Failing) -> Result<Option<Culprit>, String> {
        let (first, second) = whole.cases.split_at(whole.cases.len() / 2);
        let mut time = Duration::ZERO;
        for half in [first.to_vec(), second.to_vec()] {
            let Some(run) = self.run(&half)? else { return Ok(Some(Culprit::Found(whole))) };
            time += run.time;
            let half = Failing { cases: half, run };
            let fault = match half.run.verdict {
                Verdict::Accepted => None,
                Verdict::OutOfTime if half.cases.len() > 1 => self.together(half)?,
                _ => Some(Culprit::Found(half)),
            };
            if fault.is_some() {
                return Ok(fault);
            }
        }
        Ok((time < self.limit / 2).then_some(Culprit::Found(whole)))
    }
}

impl Failing {
    /// The time a board beyond this start-up.
    pub fn each(&self, start_up: Duration) -> Duration {
        self.run.time.saturating_sub(start_up) / self.cases.len() as u32
    }
}

/// The indices of some cases, the hardest for the kit first: unsolvable ones, then larger ones, then those with the longest
/// answers. An unsolvable board costs nothing if the program tests for it, and most if it does not.
pub fn hardest_first(cases: &[Case]) -> Vec<usize> {
    let mut oracle = Oracle::new(Rule::Any, None);
    let mut hardness = |case: &Case| match oracle.truth(case) {
        Some(Answer::Unsolvable) => (usize::MAX, 0),
        Some(Answer::Moves(moves)) => (case.start.tiles.len(), moves.len()),
        Some(Answer::TooLong) | None => (case.start.tiles.len(), 0),
    };
    let mut order: Vec<usize> = (0..cases.len()).collect();
    order.sort_by_cached_key(|&index| Reverse(hardness(&cases[index])));
    order
}
