//! Shrinks a failing input: to fewer boards, then to boards nearer to the goal, while the verdict stays the same.

use crate::stress::{Failing, Trial};
use scripts::problems::grid::{Case, Grid};
use scripts::solve::solve;
use slidekit::board::Move;

/// Returns the smallest input found with the same verdict.
pub fn smallest(trial: &Trial, failing: Failing) -> Result<Failing, String> {
    let mut smaller = Smaller { trial, failing, tried: 0 };
    smaller.remove_boards()?;
    for index in 0..smaller.failing.cases.len() {
        // The path of an unsolvable board is that of its twin, so one round goes as near as possible.
        while smaller.go_nearer(index)? && smaller.failing.cases[index].solvable() {}
    }
    Ok(smaller.failing)
}

struct Smaller<'a> {
    trial: &'a Trial<'a>,
    failing: Failing,
    tried: usize,
}

impl Smaller<'_> {
    /// Removes as many boards as possible: halves, quarters, and so on.
    fn remove_boards(&mut self) -> Result<(), String> {
        let mut size = self.failing.cases.len() / 2;
        while size > 0 {
            let mut from = 0;
            while from < self.failing.cases.len() {
                let mut cases = self.failing.cases.clone();
                cases.drain(from..cases.len().min(from + size));
                if cases.is_empty() || !self.take(cases)? {
                    from += size;
                }
            }
            size /= 2;
        }
        Ok(())
    }

    /// Replaces a board by a nearer one with which the program still fails, and returns whether there is one.
    fn go_nearer(&mut self, index: usize) -> Result<bool, String> {
        let case = self.failing.cases[index].clone();
        for nearer in nearer(&case) {
            let mut cases = self.failing.cases.clone();
            cases[index] = nearer;
            if self.take(cases)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Keeps these cases if the program fails on them with the same verdict, and returns whether it does.
    fn take(&mut self, cases: Vec<Case>) -> Result<bool, String> {
        self.tried += 1;
        self.trial.progress.show(self.tried, &format!("{}, trying smaller inputs", self.failing.verdict.0));
        match self.trial.failing(&cases)? {
            Some(failing) if failing.verdict.0 == self.failing.verdict.0 => self.failing = failing,
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// Returns cases nearer to the goal: those on the path there, the nearest first, then those next to the start.
fn nearer(case: &Case) -> impl Iterator<Item = Case> + '_ {
    let path = path(case);
    let from = |start: Grid| Case { start, goal: case.goal.clone() };
    let mut starts = vec![case.start.clone()];
    for &mv in &path {
        starts.extend(starts.last().and_then(|board| board.after(mv)));
    }
    let neighbours = Move::ALL.iter().filter_map(|&mv| case.start.after(mv)).map(from);
    let nearer = neighbours.filter(move |other| self::path(other).len() < path.len());
    starts.into_iter().skip(1).rev().map(from).chain(nearer)
}

/// Returns moves to the goal, or for an unsolvable board those of its twin; none if the kit has no answer.
fn path(case: &Case) -> Vec<Move> {
    let solved = if case.solvable() { solve(case) } else { solve(&case.twin()) };
    solved.unwrap_or_default()
}
