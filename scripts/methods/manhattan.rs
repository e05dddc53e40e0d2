//! Manhattan distance: for each tile, the rows and columns between it and its goal cell.
//!
//! A move takes one tile one cell, so the sum is never too high. It is at least the number of misplaced tiles. The kit
//! updates it move by move; here it is computed from scratch for every board.

use super::heuristic::HeuristicFunction;
use crate::kit::state::State;

/// Returns the heuristic: the Manhattan distance of all tiles, the blank not counted.
pub fn manhattan<const N: usize>(goal: State<N>) -> HeuristicFunction<N> {
    let (homes, columns) = (goal.homes(), goal.columns());
    let distance = move |a: usize, b: usize| (a / columns).abs_diff(b / columns) + (a % columns).abs_diff(b % columns);
    Box::new(move |board| {
        let tiles = (0..board.cells()).filter(|&cell| board.tile(cell) != 0);
        tiles.map(|cell| distance(cell, homes[board.tile(cell)]) as u32).sum()
    })
}
