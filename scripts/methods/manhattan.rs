//! Manhattan distance: for each tile, the rows and columns between it and its cell in the goal.
//!
//! A move takes one tile one cell, so there are never fewer moves to come than this. It is never less than the number
//! of misplaced tiles. The kit's own keeps it up to date move by move; here it is counted anew for every board.

use super::state::{homes, State};

/// The Manhattan distance of a board, the blank not counted.
pub fn manhattan<S: State>(goal: S) -> impl Fn(S) -> u32 {
    let (homes, columns) = (homes(goal), goal.columns());
    let gap = |a: usize, b: usize| a.max(b) - a.min(b);
    let far = move |a: usize, b: usize| gap(a / columns, b / columns) + gap(a % columns, b % columns);
    move |board| {
        let tiles = (0..board.cells()).filter(|&cell| board.tile(cell) != 0);
        tiles.map(|cell| far(cell, homes[board.tile(cell)]) as u32).sum()
    }
}
