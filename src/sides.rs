//! The solver for squares that the programs use: the best for each side, or with the feature `small` one for all.

/// A solver for squares of any side up to 10.
#[cfg(not(feature = "small"))]
pub type Sides = crate::staged_sides::StagedSides;

/// A solver for squares of any side up to 10.
#[cfg(feature = "small")]
pub type Sides = crate::beam::Beam;
