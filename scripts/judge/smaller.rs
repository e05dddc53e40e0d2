//! A failing input made smaller: fewer boards, then boards nearer to the goal, as long as the verdict stays the same.

use crate::stress::{Failing, Trial};
use scripts::problems::grid::{Case, Grid};
use scripts::solve::solve;
use slidekit::board::Move;

/// The smallest input found on which the program fails as on this one.
///
/// # Errors
/// The program cannot be run.
pub fn smallest(trial: &Trial, failing: Failing) -> Result<Failing, String> {
    let mut smaller = Smaller { trial, failing, tried: 0 };
    smaller.leave_boards_out()?;
    for place in 0..smaller.failing.cases.len() {
        // How near a board without an answer is cannot be told but on the way of its twin, which is seen at once.
        while smaller.go_nearer(place)? && smaller.failing.cases[place].solvable() {}
    }
    Ok(smaller.failing)
}

struct Smaller<'a> {
    trial: &'a Trial<'a>,
    failing: Failing,
    tried: usize,
}

impl Smaller<'_> {
    /// Takes the board alone that the fault names, or else leaves out as many as it can: halves, then ever fewer at once.
    fn leave_boards_out(&mut self) -> Result<(), String> {
        let named = named(&self.failing.said.1).and_then(|number| self.failing.cases.get(number.checked_sub(1)?));
        if let Some(case) = named {
            self.take(vec![case.clone()])?;
        }
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

    /// Puts a nearer board at this place with which the program still fails, and says whether there is one.
    fn go_nearer(&mut self, place: usize) -> Result<bool, String> {
        let case = self.failing.cases[place].clone();
        for nearer in nearer(&case) {
            let mut cases = self.failing.cases.clone();
            cases[place] = nearer;
            if self.take(cases)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Takes these cases if the program fails on them with the same verdict, and says whether it does.
    fn take(&mut self, cases: Vec<Case>) -> Result<bool, String> {
        self.tried += 1;
        self.trial.progress.show(self.tried, &format!("{}, now smaller inputs", self.failing.said.0));
        match self.trial.failing(&cases)? {
            Some(failing) if failing.said.0 == self.failing.said.0 => self.failing = failing,
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// The number of the board, or the case, that a clause begins with.
fn named(clause: &str) -> Option<usize> {
    clause.split([' ', ':']).nth(1)?.parse().ok()
}

/// Cases nearer to the goal: those on the way there, the nearest first, then those beside the start.
fn nearer(case: &Case) -> impl Iterator<Item = Case> + '_ {
    let way = way(case);
    let from = |start: Grid| Case { start, goal: case.goal.clone() };
    let mut starts = vec![case.start.clone()];
    for &mv in &way {
        starts.extend(starts.last().and_then(|board| board.after(mv)));
    }
    let beside = Move::ALL.iter().filter_map(|&mv| case.start.after(mv)).map(from);
    let nearer = beside.filter(move |other| self::way(other).len() < way.len());
    starts.into_iter().skip(1).rev().map(from).chain(nearer)
}

/// Moves to the goal, or if there are none, from the twin; none when the kit knows none.
fn way(case: &Case) -> Vec<Move> {
    let solved = if case.solvable() { solve(case) } else { solve(&case.twin()) };
    solved.unwrap_or_default()
}
