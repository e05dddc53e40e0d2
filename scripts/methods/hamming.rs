//! Hamming distance (1950): the number of misplaced tiles. Each of them needs at least one move, so it is never too high.

use super::heuristic::HeuristicFunction;
use crate::kit::state::State;

/// Returns the heuristic: the number of misplaced tiles, the blank not counted.
pub fn hamming<const N: usize>(goal: State<N>) -> HeuristicFunction<N> {
    Box::new(move |board| {
        let misplaced = |&cell: &usize| board.tile(cell) != 0 && board.tile(cell) != goal.tile(cell);
        (0..goal.cells()).filter(misplaced).count() as u32
    })
}
