//! All boards of a small shape by their fewest moves: breadth-first search from the goal.

use crate::kit::grid::Grid;
use crate::kit::state::State;
use slidekit::table::rank_of;
use std::mem::replace;

/// All boards of at most 9 cells that reach a goal; on 3 x 3, 181,440 boards in 2 MB.
pub struct Levels {
    levels: Vec<Vec<State<9>>>,
}

impl Levels {
    /// Finds the boards that reach a goal.
    pub fn to(goal: &Grid) -> Levels {
        let goal = State::<9>::of(goal);
        let mut seen = vec![false; (1..=goal.cells()).product()];
        let rank = |board: State<9>| rank_of(board.cells(), |cell| board.tile(cell));
        seen[rank(goal)] = true;
        let (mut levels, mut level) = (Vec::new(), vec![goal]);
        while !level.is_empty() {
            let after = level.iter().flat_map(|&board| board.moves(None));
            let next = after.map(|(_, board)| board).filter(|&board| !replace(&mut seen[rank(board)], true)).collect();
            levels.push(level);
            level = next;
        }
        Levels { levels }
    }

    /// The most moves that any board needs.
    pub fn most(&self) -> usize {
        self.levels.len() - 1
    }

    /// The boards with these fewest moves.
    pub fn at(&self, moves: usize) -> impl Iterator<Item = Grid> + '_ {
        self.levels.get(moves).into_iter().flatten().map(|board| board.grid())
    }

    /// Every board with its fewest moves, in ascending order.
    pub fn nearest_first(&self) -> impl Iterator<Item = (usize, Grid)> + '_ {
        (0..=self.most()).flat_map(|moves| self.at(moves).map(move |board| (moves, board)))
    }
}
