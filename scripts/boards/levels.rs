//! All boards of a small shape by their fewest moves: breadth first from the goal.

use crate::problems::grid::Grid;
use slidekit::board::Move;
use std::mem::replace;

/// The boards that reach a goal, of at most 9 cells. A board is kept as the number of its tiles' order.
///
/// 3 x 3: 181,440 boards in less than a megabyte.
pub struct Levels {
    columns: usize,
    cells: usize,
    /// For each number of moves: the boards that need so many.
    levels: Vec<Vec<u32>>,
}

impl Levels {
    /// The boards that reach this goal.
    pub fn to(goal: &Grid) -> Levels {
        let (columns, cells) = (goal.columns, goal.tiles.len());
        let mut seen = vec![false; (1..=cells).product()];
        seen[number(goal) as usize] = true;
        let (mut levels, mut level) = (Vec::new(), vec![goal.clone()]);
        while !level.is_empty() {
            levels.push(level.iter().map(number).collect());
            let after = level.iter().flat_map(|board| Move::ALL.iter().filter_map(move |&mv| board.after(mv)));
            level = after.filter(|board| !replace(&mut seen[number(board) as usize], true)).collect();
        }
        Levels { columns, cells, levels }
    }

    /// The board that needs no moves.
    pub fn goal(&self) -> Grid {
        self.board(self.levels[0][0])
    }

    /// The most moves that a board needs.
    pub fn most(&self) -> usize {
        self.levels.len() - 1
    }

    /// The numbers of the boards that need so many moves: none when no board does.
    pub fn at(&self, moves: usize) -> &[u32] {
        self.levels.get(moves).map_or(&[], |level| level)
    }

    /// The board of a number.
    pub fn board(&self, mut number: u32) -> Grid {
        let mut left: Vec<u8> = (0..self.cells as u8).collect();
        let mut orders: u32 = (1..=self.cells as u32).product();
        let next = |_| {
            orders /= left.len() as u32;
            let tile = left.remove((number / orders) as usize);
            number %= orders;
            tile
        };
        Grid { columns: self.columns, tiles: (0..self.cells).map(next).collect() }
    }
}

/// The number of a board among all orders of its cells: the factorial number system (Laisant, 1888). O(cells).
fn number(board: &Grid) -> u32 {
    let (mut seen, mut number) = (0_u32, 0);
    for (&tile, left) in board.tiles.iter().zip((1..=board.tiles.len() as u32).rev()) {
        let smaller_before = (seen & ((1 << tile) - 1)).count_ones();
        number = number * left + u32::from(tile) - smaller_before;
        seen |= 1 << tile;
    }
    number
}
