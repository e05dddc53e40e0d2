//! Misplaced tiles, Hamming's distance (1950): how many tiles are not where the goal has them.
//!
//! Each of them needs a move of its own, so there are never fewer moves to come than this.

use super::state::State;

/// The number of misplaced tiles of a board, the blank not counted.
pub fn hamming<S: State>(goal: S) -> impl Fn(S) -> u32 {
    move |board| {
        let misplaced = |&cell: &usize| board.tile(cell) != 0 && board.tile(cell) != goal.tile(cell);
        (0..goal.cells()).filter(misplaced).count() as u32
    }
}
