//! What a search asks of a lower bound.

/// An estimate of the moves still needed that is never too high, kept up to date move by move.
pub trait LowerBound {
    /// What is carried from one board to the next.
    type State: Copy;

    /// The state after a tile slid from one cell to the next. O(1).
    fn after(&self, state: Self::State, tile: usize, from: usize, to: usize) -> Self::State;

    /// The estimate in moves: even or odd like the moves needed, and 0 only at the goal.
    fn moves(&self, state: Self::State) -> u32;
}
