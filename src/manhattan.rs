//! Manhattan distance: how far the tiles are from home when none is in another's way.

use crate::board::Board;
use crate::lower_bound::LowerBound;
use crate::permutation::Permutation;

/// The sum over the tiles of the rows and columns between each and its home.
///
/// Never too high, because a move takes one tile one cell. It changes by one at each move, so the state is the distance
/// itself and a move costs one look into a table of masks.
#[derive(Clone, Copy, Debug)]
pub struct Manhattan;

impl Manhattan {
    /// The rows and columns between two cells of a board with `C` columns.
    pub const fn distance<const C: usize>(a: usize, b: usize) -> usize {
        gap(a / C, b / C) + gap(a % C, b % C)
    }
}

impl<const R: usize, const C: usize> LowerBound<R, C> for Manhattan {
    type State = u32;

    fn start(&self, board: Permutation<R, C>) -> u32 {
        let tiles = (0..Board::<R, C>::CELLS).filter(|&cell| cell != board.blank);
        tiles.map(|cell| Manhattan::distance::<C>(cell, board.home(cell)) as u32).sum()
    }

    #[inline(always)]
    fn after(&self, state: u32, home: usize, from: usize, to: usize) -> u32 {
        let nearer = u32::from(Nearer::<C>::TABLE[from][to] >> home) & 1;
        state + 1 - 2 * nearer
    }

    #[inline(always)]
    fn moves(&self, state: u32) -> u32 {
        state
    }
}

/// For each two neighbouring cells, the set of homes to which the step from the first to the second leads nearer.
struct Nearer<const C: usize>;

impl<const C: usize> Nearer<C> {
    const TABLE: [[u16; 16]; 16] = {
        let mut table = [[0; 16]; 16];
        let mut i = 0;
        while i < 16 * 16 * 16 {
            let (from, to, home) = (i / 256, i / 16 % 16, i % 16);
            if Manhattan::distance::<C>(to, home) < Manhattan::distance::<C>(from, home) {
                table[from][to] |= 1 << home;
            }
            i += 1;
        }
        table
    };
}

const fn gap(a: usize, b: usize) -> usize {
    if a < b {
        b - a
    } else {
        a - b
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::Move;

    #[test]
    fn the_goal_is_at_distance_0_and_published_boards_at_theirs() {
        let distance = |tiles: &[u8]| Manhattan.start(Permutation::new(Board::<4, 4>::new(tiles), Board::GOAL));
        assert_eq!(distance(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0]), 0);
        // Korf's first instance (1985), turned so that the blank's home is last.
        assert_eq!(distance(&[13, 6, 8, 12, 15, 14, 0, 10, 11, 7, 4, 5, 9, 1, 3, 2]), 41);
    }

    #[test]
    fn a_move_updates_it_to_what_a_new_start_gives() {
        let goal = Board::<3, 4>::new(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
        let mut here = Permutation::new(Board::new(&[7, 3, 9, 11, 1, 0, 5, 2, 10, 4, 8, 6]), goal);
        let mut state = Manhattan.start(here);
        for step in 0..1000 {
            if let Some(after) = here.after(Move::ALL[step * step % 7 % 4]) {
                state = LowerBound::<3, 4>::after(&Manhattan, state, here.home(after.blank), after.blank, here.blank);
                here = after;
                assert_eq!(state, Manhattan.start(here), "step {}", step);
            }
        }
    }
}
