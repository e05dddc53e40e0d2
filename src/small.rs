//! The solver for shapes of at most 9 cells that the programs use: the fastest, or with the feature `small` the shortest.

use crate::search::Settings;

/// A solver for shapes of at most 9 cells: for the 8-puzzle `Small<3, 3>`.
#[cfg(not(feature = "small"))]
pub type Small<const R: usize, const C: usize> = crate::staged_small::StagedSmall<R, C>;

/// A solver for shapes of at most 9 cells: for the 8-puzzle `Small<3, 3>`.
#[cfg(feature = "small")]
pub type Small<const R: usize, const C: usize> = crate::pocket_table::PocketTable<R, C>;

/// Shortest answers to the 8-puzzle, which never needs more than 31 moves; the boards of A* cost 0.1 ms.
pub const EIGHT_PUZZLE: Settings = Settings { weight: (1, 1), limit: 31, memory: 1 << 10 };
