//! What searches and solvers are asked for, and what they answer.

use crate::board::Move;

/// Whether the program is built short rather than fast. Then there is no table of all boards, no pattern database of five
/// tiles, no pruning but of the move that undoes the last one, and no exact solver of squares of side 3.
pub(crate) const SHORT: bool = cfg!(feature = "short");

/// What counts as an answer, which nodes come first, and how many A* may store.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// The weight of the heuristic, as a fraction (numerator, denominator) of at least 1.
    ///
    /// With (1, 1) an answer has the fewest moves; with a greater weight, some answer is found sooner. With a smaller one, a
    /// search that ends without an answer would prove nothing.
    pub weight: (u16, u16),
    /// The most moves that an answer may have. No 8-puzzle needs more than 31 moves and no 15-puzzle more than 80
    /// (Brüngger and others, 1999).
    pub limit: u8,
    /// The nodes that A* may store, of about 50 bytes each. With 0, A* is left out.
    pub memory: usize,
}

impl Settings {
    /// The priority of a node: `g` moves made and at least `h` to go. The least comes first.
    pub fn priority(&self, g: u32, h: u32) -> u32 {
        u32::from(self.weight.1) * g + u32::from(self.weight.0) * h
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

impl Answer {
    /// The answer with these moves.
    pub fn of(moves: &[Move]) -> Self {
        Answer::Moves(moves.to_vec())
    }
}
