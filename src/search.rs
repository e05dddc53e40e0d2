//! What every search is told, and what it tells.

use crate::board::Move;

/// What counts as an answer, where to look first, and how much to remember.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How much more a move still to make counts than one that was made, as a fraction `(over, under)` of at least 1.
    ///
    /// It only says where to look first: (1, 1) gives a shortest answer, more gives some answer sooner. With less than 1 a
    /// search that ends without an answer would prove nothing.
    pub weight: (u16, u16),
    /// The most moves that an answer may have. No 8-puzzle needs more than 31, no 15-puzzle more than 80 (Brüngger and
    /// others, 1999).
    pub limit: u8,
    /// The most boards that A* may remember beside the start, about 60 bytes each; 0 leaves A* out.
    pub memory: usize,
}

impl Settings {
    /// The priority of a board after so many moves with so many to come, at least; the least is looked at first.
    pub fn priority(&self, moves: u32, to_come: u32) -> u32 {
        u32::from(self.weight.1) * moves + u32::from(self.weight.0) * to_come
    }
}

/// How a search ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// An answer: the moves from the start to the goal.
    Found(Vec<Move>),
    /// A proof: no answer is within the limit.
    None,
    /// Nothing is known yet: the memory or the budget was too small.
    GaveUp,
}

/// What a search did, in boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// The boards whose moves were tried.
    pub expanded: u64,
    /// The boards that those moves lead to, never straight back, followed or not.
    pub generated: u64,
}
