//! All boards of a small shape by their fewest moves: breadth-first search from the goal.

use crate::methods::state::State;
use crate::problems::grid::Grid;
use std::mem::replace;

/// All boards of at most 9 cells that reach a goal; on 3 x 3, 181,440 boards in 2 MB.
pub struct Levels {
    /// The boards for each number of moves.
    levels: Vec<Vec<State<9>>>,
}

impl Levels {
    /// Finds the boards that reach a goal.
    pub fn to(goal: &Grid) -> Levels {
        let goal = State::<9>::of(goal);
        let mut seen = vec![false; (1..=goal.cells()).product()];
        seen[rank(goal)] = true;
        let (mut levels, mut level) = (Vec::new(), vec![goal]);
        while !level.is_empty() {
            let after = level.iter().flat_map(|&board| board.moves(None));
            let is_new = |board: &State<9>| !replace(&mut seen[rank(*board)], true);
            let next = after.map(|(_, board)| board).filter(is_new).collect();
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

/// The rank of a board among all orders of its tiles, in the factorial number system (Laisant, 1888).
fn rank(board: State<9>) -> usize {
    (0..board.cells()).fold(0, |rank, cell| {
        let lesser = (cell + 1..board.cells()).filter(|&later| board.tile(later) < board.tile(cell)).count();
        rank * (board.cells() - cell) + lesser
    })
}
