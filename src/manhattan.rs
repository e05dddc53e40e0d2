//! Manhattan distance: how far the tiles are from home when none is in another's way.

use crate::board::Board;
use crate::lower_bound::LowerBound;

/// The sum over the tiles of the rows and columns between each and its cell in the goal.
///
/// Never too high, because a move takes one tile one cell. A move costs two looks into a table of 256 bytes.
#[derive(Clone, Debug)]
pub struct Manhattan {
    /// For each cell and tile, how far the tile is from home there.
    far: [[u8; 16]; 16],
}

impl Manhattan {
    /// The distances to this goal.
    pub fn new<const R: usize, const C: usize>(goal: Board<R, C>) -> Self {
        let mut far = [[0; 16]; 16];
        let gap = |a: usize, b: usize| a.max(b) - a.min(b);
        for (home, tile) in goal.tiles().enumerate().filter(|&(_, tile)| tile > 0) {
            for (cell, far) in far.iter_mut().enumerate() {
                far[tile] = (gap(home / C, cell / C) + gap(home % C, cell % C)) as u8;
            }
        }
        Manhattan { far }
    }

    /// The distance of a board. O(cells).
    pub fn of<const R: usize, const C: usize>(&self, board: Board<R, C>) -> u32 {
        board.tiles().zip(&self.far).map(|(tile, far)| u32::from(far[tile])).sum()
    }
}

impl LowerBound for Manhattan {
    type State = u32;

    #[inline(always)]
    fn after(&self, state: u32, tile: usize, from: usize, to: usize) -> u32 {
        state + u32::from(self.far[to][tile]) - u32::from(self.far[from][tile])
    }

    #[inline(always)]
    fn moves(&self, state: u32) -> u32 {
        state
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{neighbour, Move};

    #[test]
    fn the_goal_is_at_distance_0_and_a_published_board_at_its_own() {
        let distance = |tiles: &[u8]| Manhattan::new(Board::<4, 4>::GOAL).of(Board::<4, 4>::new(tiles));
        assert_eq!(distance(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0]), 0);
        // Korf's first instance (1985), turned so that the blank's home is last.
        assert_eq!(distance(&[13, 6, 8, 12, 15, 14, 0, 10, 11, 7, 4, 5, 9, 1, 3, 2]), 41);
    }

    #[test]
    fn a_move_updates_it_to_what_a_new_start_gives() {
        let manhattan = Manhattan::new(Board::<3, 4>::new(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
        let mut board = Board::<3, 4>::new(&[7, 3, 9, 11, 1, 0, 5, 2, 10, 4, 8, 6]);
        let mut state = manhattan.of(board);
        for step in 0..1000 {
            let blank = board.cell(0);
            if let Some(from) = neighbour::<3, 4>(blank, Move::ALL[step * step % 7 % 4]) {
                let tile = board.tile(from);
                state = manhattan.after(state, tile, from, blank);
                board = board.slide(tile, from, blank);
                assert_eq!(manhattan.moves(state), manhattan.of(board), "step {}", step);
            }
        }
    }
}
