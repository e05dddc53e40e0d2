//! The solver: which search, in which order, within which memory.
//!
//! First the parity test. Then weighted A*, while its memory lasts; then weighted IDA*, which needs none. Each of them
//! is complete by itself: it finds an answer within the limit whenever there is one, and else proves that there is none.
//! On shapes of at most 9 cells a table of all boards takes over as soon as the searches have cost as much as building
//! it: whatever comes, that costs at most twice what the best choice in hindsight would have cost (the ski rental rule,
//! Karlin et al. 1988).

use crate::astar::AStar;
use crate::board::Board;
use crate::idastar::idastar;
use crate::manhattan::Manhattan;
use crate::moves::Move;
use crate::parity::solvable;
use crate::permutation::Permutation;
use crate::search::{Outcome, Settings, Work};
use crate::table::Table;

/// What there is to say about a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// These moves lead to the goal, and they are within the limit.
    Moves(Vec<Move>),
    /// There are answers, and each of them has more moves than the limit.
    TooLong,
    /// No moves lead to the goal.
    Unsolvable,
}

/// What a board costs in each search and in building the table, as measured, in nanoseconds.
const ASTAR_BOARD: u64 = 60;
const IDASTAR_BOARD: u64 = 4;
const TABLE_BOARD: u64 = 10;

/// Solves boards of one shape for one goal; what it learns from one board serves the next.
#[derive(Clone, Debug)]
pub struct Solver<const R: usize, const C: usize> {
    goal: Board<R, C>,
    settings: Settings,
    astar: AStar<R, C>,
    idastar: Work,
    table: Option<Table<R, C>>,
}

impl<const R: usize, const C: usize> Solver<R, C> {
    /// A solver for this goal.
    ///
    /// # Panics
    /// When the weight is not a fraction of at least 1.
    pub fn new(goal: Board<R, C>, settings: Settings) -> Self {
        let (over, under) = settings.weight;
        assert!(over >= under && under > 0, "the weight {} / {} is not at least 1", over, under);
        Solver { goal, settings, astar: AStar::default(), idastar: Work::default(), table: None }
    }

    /// Finds an answer within the limit, or proves that there is none; with weight 1, a shortest answer.
    pub fn solve(&mut self, board: Board<R, C>) -> Answer {
        if !solvable(board, self.goal) {
            return Answer::Unsolvable;
        }
        let start = Permutation::new(board, self.goal);
        if self.table.is_none() && self.table_pays() {
            self.table = Some(Table::new(self.goal.blank()));
        }
        let moves = match &self.table {
            Some(table) => table.answer(start),
            None => self.search(start),
        };
        match moves {
            Some(moves) if moves.len() <= self.settings.limit.into() => Answer::Moves(moves),
            _ => Answer::TooLong,
        }
    }

    /// What A*, IDA* and the building of the table did so far, over all boards.
    pub fn work(&self) -> [Work; 3] {
        let table = self.table.as_ref().map_or(Work::default(), |table| table.work);
        [self.astar.work, self.idastar, table]
    }

    fn search(&mut self, start: Permutation<R, C>) -> Option<Vec<Move>> {
        let outcome = match self.astar.solve(start, &self.settings) {
            Outcome::GaveUp => idastar(&Manhattan, start, &self.settings, u64::MAX, &mut self.idastar),
            outcome => outcome,
        };
        match outcome {
            Outcome::Found(moves) => Some(moves),
            Outcome::None | Outcome::GaveUp => None,
        }
    }

    /// Whether the searches so far have cost as much as the table would.
    fn table_pays(&self) -> bool {
        let paid = ASTAR_BOARD * self.astar.work.generated + IDASTAR_BOARD * self.idastar.generated;
        Table::<R, C>::FITS && paid >= TABLE_BOARD * Table::<R, C>::BOARDS
    }
}

#[cfg(test)]
mod tests {
    use super::*;
}
