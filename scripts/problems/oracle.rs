//! What there is to know about a case: by the kit's optimal search, and beyond its shapes by parity alone.

use super::grid::Case;
use super::problem::Rule;
use slidekit::board::{Board, Move};
use slidekit::search::{Answer, Settings};
use slidekit::solver::{Fifteen, Small};
use std::collections::HashMap;

/// The truth about a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Truth {
    /// The alphabetically least of the shortest answers, or when any will do, some answer.
    Moves(Vec<Move>),
    /// All answers have more moves than the limit.
    TooLong,
    /// No moves lead to the goal.
    Unsolvable,
    /// Some moves lead to the goal; the board is too large to know more.
    Solvable,
}

/// Knows cases, and learns from each for the next.
pub struct Oracle {
    settings: Settings,
    /// A solver for each shape and cell of the blank on the goal.
    solvers: HashMap<(usize, usize, usize), Box<dyn Solve>>,
}

/// No board of 2 x 4 or smaller, 3 x 3 or 4 x 4 needs more moves: 2 x 4 needs 36, 4 x 4 needs 80 (Brüngger and others,
/// 1999).
const MOST: usize = 80;

impl Oracle {
    /// Knows answers of at most so many moves, and by the rule which of them.
    pub fn new(rule: Rule, limit: Option<usize>) -> Oracle {
        let weight = if rule == Rule::Any { (3, 2) } else { (1, 1) };
        let limit = limit.map_or(MOST, |limit| limit.min(MOST)) as u8;
        Oracle { settings: Settings { weight, limit, memory: 0 }, solvers: HashMap::new() }
    }

    /// The truth about a case.
    pub fn truth(&mut self, case: &Case) -> Truth {
        if !case.solvable() {
            return Truth::Unsolvable;
        }
        let shape = (case.goal.rows(), case.goal.columns, case.goal.blank());
        let settings = self.settings;
        let solver: &mut Box<dyn Solve> = match shape {
            (2, 3, blank) => self.solvers.entry(shape).or_insert_with(|| small::<2, 3>(blank, settings)),
            (2, 4, blank) => self.solvers.entry(shape).or_insert_with(|| small::<2, 4>(blank, settings)),
            (3, 3, blank) => self.solvers.entry(shape).or_insert_with(|| small::<3, 3>(blank, settings)),
            (4, 4, 15) => self.solvers.entry(shape).or_insert_with(|| Box::new(Fifteen::new(settings))),
            _ => return Truth::Solvable,
        };
        match solver.solve(case) {
            Answer::Moves(moves) => Truth::Moves(moves),
            Answer::TooLong => Truth::TooLong,
            Answer::Unsolvable => unreachable!("{:?} has an answer", case),
        }
    }
}

/// A solver whose shape is not written in its type.
trait Solve {
    fn solve(&mut self, case: &Case) -> Answer;
}

impl<const R: usize, const C: usize> Solve for Small<R, C> {
    fn solve(&mut self, case: &Case) -> Answer {
        Small::solve(self, case.start.board().relabelled(case.goal.board()))
    }
}

impl Solve for Fifteen {
    fn solve(&mut self, case: &Case) -> Answer {
        Fifteen::solve(self, case.start.board().relabelled(case.goal.board()))
    }
}

fn small<const R: usize, const C: usize>(blank: usize, settings: Settings) -> Box<dyn Solve> {
    Box::new(Small::<R, C>::new(Board::in_order(blank), settings))
}
