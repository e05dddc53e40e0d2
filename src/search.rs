//! What searches and solvers are asked for, and what they answer.

use crate::board::{require, Move};

/// Whether the program is built short rather than fast. Then there is no A*, no table of all boards, no pattern database of five
/// tiles, no pruning of more than 6 moves, and no exact solver of squares of side 3.
pub(crate) const SHORT: bool = cfg!(feature = "short");

/// What counts as an answer, which nodes come first, and how many A* may store.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// The weight of the heuristic.
    pub weight: Weight,
    /// The most moves that an answer may have. No 8-puzzle needs more than 31 moves and no 15-puzzle more than 80
    /// (Brüngger and others, 1999).
    pub limit: u8,
    /// The nodes that A* may store, of about 50 bytes each: fewer than 2^30. With 0, A* is left out. IDA* stores none.
    pub memory: usize,
}

impl Settings {
    /// The priority of a node: `g` moves made and at least `h` to go. The least comes first.
    pub fn priority(&self, g: u32, h: u32) -> u32 {
        u32::from(self.weight.denominator) * g + u32::from(self.weight.numerator) * h
    }
}

/// A weight of the heuristic, as a fraction of at least 1.
///
/// With 1, an answer has the fewest moves; with a greater weight, some answer is found sooner. With a smaller one, a search
/// that ends without an answer would prove nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight {
    numerator: u16,
    denominator: u16,
}

impl Weight {
    /// The weight 1.
    pub const ONE: Weight = Weight::of::<1, 1>();

    /// The weight `N / D`. A constant below 1 does not compile.
    ///
    /// # Panics
    /// If it is below 1.
    ///
    /// ```compile_fail,E0080
    /// # use slidekit::search::Weight;
    /// const WEIGHT: Weight = Weight::of::<0, 1>();
    /// ```
    pub const fn of<const N: u16, const D: u16>() -> Self {
        require(D > 0 && N >= D);
        Weight { numerator: N, denominator: D }
    }
}

/// What a solver says about a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// These moves lead to the goal and are within the limit.
    Moves(Vec<Move>),
    /// The board is solvable, but not within the limit.
    TooLong,
    /// No moves lead to the goal.
    Unsolvable,
}
