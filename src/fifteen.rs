//! The solver for the 15-puzzle that the programs use: the fastest, or with the feature `small` the shortest.

/// A solver for the 15-puzzle.
#[cfg(not(feature = "small"))]
pub type Fifteen = crate::staged_fifteen::StagedFifteen;

/// A solver for the 15-puzzle.
#[cfg(feature = "small")]
pub type Fifteen = crate::pocket::Pocket;
