//! Square boards of any side up to 10, each by what suits its side.
//!
//! Side 3 gets fewest moves, side 4 a weighted search, and the others a beam search, as wide as the work for all boards
//! together allows. That is counted in boards and not by a clock: the answers are the same on every machine.

use crate::beam::Beam;
use crate::board::Board;
use crate::fifteen::Fifteen;
use crate::parity::solvable_square;
use crate::search::Settings;
use crate::small::{Small, EIGHT_PUZZLE};
use crate::solver::Answer;

/// A solver for square boards with the usual goal, the tiles in order and the blank last.
#[derive(Debug)]
pub struct Squares {
    eight: Option<Small<3, 3>>,
    fifteen: Option<Fifteen>,
    beam: Beam,
    /// The boards that are to come, and the work that is left for them.
    boards: u64,
    work: u64,
}

/// Short answers rather than shortest: no board of side 4 needs more than 80 moves.
const SHORT: Settings = Settings { weight: (4, 3), limit: 80, memory: 1 << 10 };

/// A beam search of width w on side n takes about w times n^3 of these.
const WORK: u64 = 200 * 15_000;

impl Squares {
    /// A solver for so many boards; for more it has little time left.
    pub fn new(boards: u64) -> Self {
        Squares { eight: None, fifteen: None, beam: Beam::new(), boards, work: WORK }
    }

    /// Finds an answer: with fewest moves on side 3, at most 80 on side 4, and always fewer than 10,000.
    ///
    /// # Panics
    /// When the side is more than 10, or the tiles are not those of such a board.
    pub fn solve(&mut self, side: usize, tiles: &[u8]) -> Answer {
        if !solvable_square(side, tiles) {
            return Answer::Unsolvable;
        }
        let share = self.work / self.boards.max(1);
        self.boards = self.boards.saturating_sub(1);
        if side == 3 {
            return self.eight.get_or_insert_with(|| Small::new(Board::GOAL, EIGHT_PUZZLE)).solve(Board::packed(tiles));
        }
        self.work -= share;
        if side == 4 {
            return self.fifteen.get_or_insert_with(|| Fifteen::new(Board::GOAL, SHORT)).solve(Board::packed(tiles));
        }
        let width = (share as usize / side.pow(3)).max(2).min(1000);
        Answer::Moves(self.beam.solve(side, tiles, width))
    }
}

/// The board turned by half a turn, with its tiles named anew: the usual goal becomes the one whose blank is first, and
/// each move of an answer its opposite.
pub fn turned(tiles: &[u8]) -> Vec<u8> {
    let cells = tiles.len();
    tiles.iter().rev().map(|&tile| ((cells - usize::from(tile)) % cells) as u8).collect()
}
