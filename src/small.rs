//! The solver for shapes of at most 9 cells that the programs use: the fastest, or with the feature `small` the shortest.

use crate::board::Board;
use crate::search::Settings;
use crate::solver::Answer;

/// A solver for shapes of at most 9 cells.
#[cfg(not(feature = "small"))]
pub type Small<const R: usize, const C: usize> = crate::staged_small::StagedSmall<R, C>;

/// A solver for shapes of at most 9 cells.
#[cfg(feature = "small")]
pub type Small<const R: usize, const C: usize> = crate::pocket_table::PocketTable<R, C>;

/// A solver for the 8-puzzle, compiled once for all programs.
pub struct Eight(Small<3, 3>);

/// Shortest answers to the 8-puzzle, which never needs more than 31 moves; the boards of A* cost 0.1 ms.
pub const EIGHT_PUZZLE: Settings = Settings { weight: (1, 1), limit: 31, memory: 1 << 10 };

impl Eight {
    /// A solver for this goal.
    ///
    /// # Panics
    /// When the weight is not a fraction of at least 1.
    pub fn new(goal: Board<3, 3>, settings: Settings) -> Self {
        Eight(Small::new(goal, settings))
    }

    /// Finds an answer within the limit, or proves that there is none; with weight 1, a shortest answer.
    pub fn solve(&mut self, board: Board<3, 3>) -> Answer {
        self.0.solve(board)
    }
}
