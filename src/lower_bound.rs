//! What a search asks of a lower bound.

use crate::permutation::Permutation;

/// An estimate of the moves still needed that is never too high, kept up to date move by move.
pub trait LowerBound<const R: usize, const C: usize> {
    /// What is carried from one board to the next.
    type State: Copy;

    /// The state of a board.
    fn start(&self, board: Permutation<R, C>) -> Self::State;

    /// The state after the tile with this home slid from one cell to the next. O(1).
    fn after(&self, state: Self::State, home: usize, from: usize, to: usize) -> Self::State;

    /// The estimate, in moves: at most as many as are needed, even or odd like them.
    fn moves(&self, state: Self::State) -> u32;
}
