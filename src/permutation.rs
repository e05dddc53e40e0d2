//! A board as seen from its goal: every goal becomes the same one.

use crate::board::{neighbour, Board};
use crate::moves::Move;

/// A board in which each tile, and the blank, is called by its HOME: the cell where the goal has it.
///
/// Renaming changes no move, so a search over permutations has only one goal to know, everything at home, whatever the
/// goal was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permutation<const R: usize, const C: usize> {
    /// The home of what lies in each cell, a nibble a cell.
    pub homes: u64,
    /// The cell of the blank.
    pub blank: usize,
}

impl<const R: usize, const C: usize> Permutation<R, C> {
    /// The word in which everything is at home.
    pub const SOLVED: u64 = 0xFEDC_BA98_7654_3210 & (u64::MAX >> (64 - 4 * Board::<R, C>::CELLS));

    /// The board as the goal sees it. O(cells).
    pub fn new(board: Board<R, C>, goal: Board<R, C>) -> Self {
        let mut home = [0; 16];
        for (cell, tile) in goal.tiles().enumerate() {
            home[tile] = cell as u64;
        }
        let homes = board.tiles().enumerate().fold(0, |homes, (cell, tile)| homes | home[tile] << (4 * cell));
        Permutation { homes, blank: board.blank() }
    }

    /// The home of what lies in a cell.
    pub fn home(self, cell: usize) -> usize {
        (self.homes >> (4 * cell)) as usize & 15
    }

    /// The permutation after a move, or `None` when the blank would leave the board.
    pub fn after(self, mv: Move) -> Option<Self> {
        let to = neighbour::<R, C>(self.blank, mv)?;
        Some(Permutation { homes: exchange(self.homes, self.blank, to), blank: to })
    }
}

/// The word with the nibbles of two cells exchanged.
#[inline(always)]
pub const fn exchange(homes: u64, a: usize, b: usize) -> u64 {
    let change = (homes >> (4 * a) ^ homes >> (4 * b)) & 15;
    homes ^ change << (4 * a) ^ change << (4 * b)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPIRAL: [u8; 9] = [1, 2, 3, 8, 0, 4, 7, 6, 5];

    #[test]
    fn every_goal_looks_the_same_but_for_its_blank() {
        for (goal, blank) in [(Board::<3, 3>::GOAL, 8), (Board::new(&SPIRAL), 4)] {
            let solved = Permutation::new(goal, goal);
            assert_eq!((solved.homes, solved.blank), (0x8_7654_3210, blank));
            assert_eq!(solved.homes, Permutation::<3, 3>::SOLVED);
        }
        assert_eq!(Permutation::<4, 4>::SOLVED, 0xFEDC_BA98_7654_3210);
    }

    #[test]
    fn a_move_and_a_renaming_commute() {
        let goal = Board::<3, 3>::new(&SPIRAL);
        let mut boards = vec![Board::<3, 3>::new(&[8, 6, 7, 2, 5, 4, 3, 0, 1])];
        for depth in 0..6 {
            for board in boards.split_off(0) {
                for mv in Move::ALL {
                    let after = board.after(mv);
                    let expected = after.map(|after| Permutation::new(after, goal));
                    assert_eq!(Permutation::new(board, goal).after(mv), expected, "depth {}", depth);
                    boards.extend(after);
                }
            }
        }
    }
}
