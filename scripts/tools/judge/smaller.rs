//! Shrinks a failing input: to fewer boards, then to boards nearer to the goal, while the verdict stays the same.

use super::trial::{Failing, Trial};
use crate::kit::grid::{Case, Grid};
use crate::kit::solve::solve;
use crate::problems::problem::Goal;
use slidekit::board::Move;

/// Returns the smallest input found with the same verdict.
pub fn smallest(trial: &Trial, mut failing: Failing) -> Result<Failing, String> {
    let goal = trial.problem.input.goal;
    failing.remove_boards(trial)?;
    for index in 0..failing.cases.len() {
        // The path of an unsolvable board is that of its twin, so one round goes as near as possible.
        while failing.go_nearer(index, trial)? && to_order(&failing.cases[index], goal).solvable() {}
    }
    Ok(failing)
}

impl Failing {
    /// Removes as many boards as possible: halves, quarters, and so on.
    fn remove_boards(&mut self, trial: &Trial) -> Result<(), String> {
        let mut size = self.cases.len() / 2;
        while size > 0 {
            let mut from = 0;
            while from < self.cases.len() {
                let mut cases = self.cases.clone();
                cases.drain(from..cases.len().min(from + size));
                if cases.is_empty() || !self.take(cases, trial)? {
                    from += size;
                }
            }
            size /= 2;
        }
        Ok(())
    }

    /// Replaces a board by a nearer one with which the program still fails, and returns whether there is one.
    fn go_nearer(&mut self, index: usize, trial: &Trial) -> Result<bool, String> {
        let goal = trial.problem.input.goal;
        for Case { start, goal: other } in nearer(&to_order(&self.cases[index], goal)) {
            let mut cases = self.cases.clone();
            cases[index] = Case { goal: goal.of(&start).unwrap_or(other), start };
            if self.take(cases, trial)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Takes these cases instead if the program fails on them with the same verdict, and returns whether it does.
    fn take(&mut self, cases: Vec<Case>, trial: &Trial) -> Result<bool, String> {
        trial.progress.show(cases.len() - 1, &format!("boards left in the input that fails ({})", self.run.verdict));
        if trial.problem.failed_on(&cases).is_some() {
            return Ok(false);
        }
        match trial.run(&cases)? {
            Some(run) if run.verdict == self.run.verdict => *self = Failing { cases, run },
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// Returns the case; if its goal is a farthest board, which no smaller board is nearer to, the tiles in order are its goal.
fn to_order(case: &Case, goal: Goal) -> Case {
    let start = case.start.clone();
    match goal {
        Goal::Farthest => Case { goal: Grid::in_order(start.rows(), start.columns, start.tiles.len() - 1), start },
        _ => case.clone(),
    }
}

/// Returns cases nearer to the goal: those on the path there, the nearest first, then those next to the start.
fn nearer(case: &Case) -> impl Iterator<Item = Case> + '_ {
    let path = path(case);
    let mut boards = vec![case.start.clone()];
    for &mv in &path {
        boards.extend(boards.last().and_then(|board| board.after(mv)));
    }
    let from = |start| Case { start, goal: case.goal.clone() };
    let beside = Move::ALL.iter().filter_map(|&mv| case.start.after(mv)).map(from);
    let nearer = beside.filter(move |other| self::path(other).len() < path.len());
    boards.into_iter().skip(1).rev().map(from).chain(nearer)
}

/// Returns moves to the goal, or for an unsolvable board those of its twin; none if the kit has no answer.
fn path(case: &Case) -> Vec<Move> {
    let solved = if case.solvable() { solve(case) } else { solve(&case.twin()) };
    solved.unwrap_or_default()
}
