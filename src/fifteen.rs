//! The solver for the 15-puzzle that the programs use: the fastest, or with the feature `small` the shortest.

use crate::search::Settings;

/// A solver for the 15-puzzle.
#[cfg(not(feature = "small"))]
pub type Fifteen = crate::staged_fifteen::StagedFifteen;

/// A solver for the 15-puzzle.
#[cfg(feature = "small")]
pub type Fifteen = crate::pocket::Pocket;

/// Shortest answers to the 15-puzzle, which never needs more than 80 moves, and without A* the alphabetically least.
pub const FEWEST: Settings = Settings { weight: (1, 1), limit: 80, memory: 0 };
