//! The solver for the 15-puzzle that the programs use: the fastest, or with the feature `small` the shortest.

use crate::board::Board;
use crate::search::Settings;
use crate::solver::Answer;

#[cfg(not(feature = "small"))]
type Chosen = crate::staged_fifteen::StagedFifteen;

#[cfg(feature = "small")]
type Chosen = crate::pocket::Pocket;

/// A solver for the 15-puzzle, compiled once for all programs.
pub struct Fifteen(Chosen);

/// Shortest answers to the 15-puzzle, which never needs more than 80 moves, and without A* the alphabetically least.
pub const FEWEST: Settings = Settings { weight: (1, 1), limit: 80, memory: 0 };

impl Fifteen {
    /// A solver for this goal.
    ///
    /// # Panics
    /// When the goal is not the usual one, or the weight is not a fraction of at least 1.
    pub fn new(goal: Board<4, 4>, settings: Settings) -> Self {
        Fifteen(Chosen::new(goal, settings))
    }

    /// Finds an answer within the limit, or proves that there is none; with weight 1, a shortest answer.
    pub fn solve(&mut self, board: Board<4, 4>) -> Answer {
        self.0.solve(board)
    }
}
