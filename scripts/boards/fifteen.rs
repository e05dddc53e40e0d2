//! Boards of the 15-puzzle with known fewest moves.
//!
//! A board of few moves is made from the goal, by moves that lead away from it, as a search proves. For more moves, a random
//! board is solved optimally. If it needs too many, a board on its path to the goal is taken: each of them needs one move
//! less than the one before. If it needs too few, moves that lead away from the goal are made from there. Where no move does,
//! another attempt begins.
//!
//! At 20 moves, boards that are made from the goal are as hard as others; those on the path of a random board are easier.

use crate::boards::random::{solvable, Random};
use crate::kit::grid::Grid;
use slidekit::board::{Board, Move};
use slidekit::hardest::LastSearch;
use slidekit::heuristic::{Heuristic, Manhattan};
use slidekit::idastar::IdaStar;
use slidekit::search::{Answer, Settings, Weight};

/// The most moves that any board needs (Brüngger and others, 1999).
const MOST: usize = 80;

/// The most moves of the boards found here: to prove more takes too long.
pub const REACH: usize = 70;

/// Boards of up to this many moves are made from the goal, which takes no longer than to begin with a random board.
const NEAR: usize = 44;

/// Up to this many moves, one random board is drawn.
const EASY: usize = 52;

/// The nodes on a board after which the last search of the kit takes over: they take as long as to prepare it.
const PATIENCE: u64 = 50_000_000;

/// Beyond that, the best of this many random boards by Manhattan distance is taken.
const DRAWS: usize = 4000;

/// Finds boards; it keeps its tables from board to board.
pub struct FifteenBoards {
    idastar: IdaStar<4, 4>,
    /// What goes on where that would take seconds, once it is prepared.
    last: Option<LastSearch>,
    manhattan: Manhattan<4, 4>,
}

impl FifteenBoards {
    pub fn new() -> FifteenBoards {
        let manhattan = Manhattan::new(Board::<4, 4>::GOAL);
        FifteenBoards { idastar: IdaStar::new(Heuristic::fives()), last: None, manhattan }
    }

    /// Returns a random board with these fewest moves, at most [`REACH`].
    pub fn board(&mut self, moves: usize, random: &mut Random) -> Grid {
        loop {
            let board = self.drawn(moves, random);
            let answer = self.within(MOST, board).expect("an answer to a solvable board");
            let found = match answer.len().checked_sub(moves) {
                Some(over) => answer[..over].iter().try_fold(board, |board, &mv| board.after(mv)),
                None => self.climb(board, &answer, moves, random),
            };
            if let Some(board) = found {
                let fewest = self.within(MOST, board).map(|answer| answer.len());
                assert_eq!(fewest, Some(moves), "the fewest moves of {board:?}");
                return Grid::of(board);
            }
        }
    }

    /// Returns the board to begin with.
    fn drawn(&self, moves: usize, random: &mut Random) -> Board<4, 4> {
        let goal = Grid::in_order(4, 4, 15);
        let draws = match moves {
            _ if moves <= NEAR => 0,
            _ if moves <= EASY => 1,
            _ => DRAWS,
        };
        let boards = (0..draws).map(|_| solvable(&goal, random).board());
        boards.max_by_key(|&board| self.manhattan.of(board)).unwrap_or(Board::GOAL)
    }

    /// Moves a board, given with a shortest answer, away from the goal until it needs `moves` moves, if possible.
    fn climb(&mut self, board: Board<4, 4>, answer: &[Move], moves: usize, random: &mut Random) -> Option<Board<4, 4>> {
        let (mut board, mut nearer) = (board, answer.first().copied());
        for fewest in answer.len()..moves {
            let mut away = Move::ALL;
            random.shuffle(&mut away);
            let mut candidates = away.iter().filter(|&&mv| Some(mv) != nearer);
            let is_farther = |&&mv: &&Move| board.after(mv).is_some_and(|after| self.within(fewest, after).is_none());
            let &mv = candidates.find(is_farther)?;
            board = board.after(mv)?;
            nearer = Some(mv.opposite());
        }
        Some(board)
    }

    /// Returns a shortest answer, if it has at most this many moves.
    fn within(&mut self, limit: usize, board: Board<4, 4>) -> Option<Vec<Move>> {
        let settings = Settings { weight: Weight::ONE, limit: limit as u8, memory: 0 };
        let answer = self.idastar.solve(board, &settings, PATIENCE).unwrap_or_else(|| {
            let last = self.last.get_or_insert_with(LastSearch::prepare);
            last.solve(board, settings.limit)
        });
        match answer {
            Answer::Moves(moves) => Some(moves),
            Answer::TooLong | Answer::Unsolvable => None,
        }
    }
}
