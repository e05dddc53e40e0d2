//! Squares of any side up to 10: sides 3 and 4 have solvers of their own.

use crate::beam::Beam;
use crate::board::{Board, Move};
use crate::fifteen::Fifteen;
use crate::search::Settings;
use crate::small::{Eight, EIGHT_PUZZLE};
use crate::solver::Answer;

/// A solver for squares with the usual goal; what a side needs is made when it is first asked for.
#[derive(Default)]
pub struct StagedSides {
    eight: Option<Eight>,
    fifteen: Option<Fifteen>,
    beam: Beam,
}

/// Short answers rather than shortest: no board of side 4 needs more than 80 moves.
const SHORT: Settings = Settings { weight: (6, 5), limit: 80, memory: 1 << 10 };

impl StagedSides {
    /// A solver that has learnt nothing yet.
    pub fn new() -> Self {
        StagedSides::default()
    }

    /// Finds moves for a board that has an answer: fewest on side 3, at most 80 on side 4, and on the others those of a
    /// beam search of this width.
    ///
    /// # Panics
    /// When the side is more than 10, the tiles are not those of a board with an answer, or the width is 0.
    pub fn solve(&mut self, side: usize, tiles: &[u8], width: usize) -> Vec<Move> {
        let answer = match side {
            3 => self.eight.get_or_insert_with(|| Eight::new(Board::GOAL, EIGHT_PUZZLE)).solve(Board::new(tiles)),
            4 => self.fifteen.get_or_insert_with(|| Fifteen::new(Board::GOAL, SHORT)).solve(Board::new(tiles)),
            _ => Answer::Moves(self.beam.solve(side, tiles, width)),
        };
        match answer {
            Answer::Moves(moves) => moves,
            other => panic!("{:?} on a board that has an answer", other),
        }
    }
}
