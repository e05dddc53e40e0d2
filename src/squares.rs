//! Square boards of any side up to 10, each by what suits its side.
//!
//! Side 3 gets fewest moves, side 4 a weighted search, and the others a beam search, as wide as the work for all boards
//! together allows. That is counted in boards and not by a clock: the answers are the same on every machine. With the
//! feature `small` the beam search does it all.

use crate::parity::solvable_square;
use crate::sides::Sides;
use crate::solver::Answer;

/// A solver for square boards with the usual goal, the tiles in order and the blank last.
pub struct Squares {
    sides: Sides,
    /// The boards that are to come, and the work that is left for them.
    boards: u64,
    work: u64,
}

/// A beam search of width w on side n takes about w times n^3 of these.
const WORK: u64 = 2_000_000;

impl Squares {
    /// A solver for so many boards.
    pub fn new(boards: u64) -> Self {
        Squares { sides: Sides::fresh(), boards, work: WORK }
    }

    /// Finds an answer, always of fewer than 10,000 moves.
    ///
    /// # Panics
    /// When the side is more than 10, the tiles are not those of such a board, or more boards come than were told of.
    pub fn solve(&mut self, side: usize, tiles: &[u8]) -> Answer {
        if !solvable_square(side, tiles) {
            return Answer::Unsolvable;
        }
        let share = self.work / self.boards;
        self.boards -= 1;
        self.work -= share;
        let width = (share as usize / side.pow(3)).clamp(2, 1000);
        Answer::Moves(self.sides.solve(side, tiles, width))
    }
}

/// The board turned by half a turn, with its tiles named anew: the usual goal becomes the one whose blank is first, and
/// each move of an answer its opposite.
pub fn turned(tiles: &[u8]) -> Vec<u8> {
    let cells = tiles.len();
    tiles.iter().rev().map(|&tile| ((cells - usize::from(tile)) % cells) as u8).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_a_turn_puts_the_blank_of_the_goal_first() {
        assert_eq!(turned(&[0, 1, 2, 3, 4, 5, 6, 7, 8]), [1, 2, 3, 4, 5, 6, 7, 8, 0]);
        assert_eq!(turned(&[1, 0, 2, 3]), [1, 2, 0, 3]);
        let tiles = [7, 3, 0, 8, 1, 5, 2, 4, 6];
        assert_eq!(turned(&turned(&tiles)), tiles);
    }

    #[test]
    fn a_board_without_an_answer_is_told() {
        let mut squares = Squares::new(3);
        assert_eq!(squares.solve(2, &[2, 1, 3, 0]), Answer::Unsolvable);
        assert_eq!(squares.solve(3, &[1, 2, 3, 4, 5, 6, 8, 7, 0]), Answer::Unsolvable);
        assert_eq!(squares.solve(3, &[1, 2, 3, 4, 5, 6, 7, 8, 0]), Answer::Moves(vec![]));
    }

    #[test]
    fn the_work_is_shared_out() {
        let mut squares = Squares::new(2);
        assert!(matches!(squares.solve(1, &[0]), Answer::Moves(moves) if moves.is_empty()));
        assert_eq!((squares.boards, squares.work), (1, WORK / 2));
    }
}
