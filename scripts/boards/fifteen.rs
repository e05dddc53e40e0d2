//! Boards of the 15-puzzle whose fewest moves are known.
//!
//! A random board is solved by the fewest moves. On the way to the goal each board needs one move less than the one
//! before, so one that needs too many leads to one that needs as many as are asked. One that needs too few is led away
//! from the goal, move by move, each proved by search; where no move leads on, another board is drawn.

use crate::problems::grid::Grid;
use crate::random::{solvable, Random};
use slidekit::board::{Board, Move};
use slidekit::heuristic::Heuristic;
use slidekit::idastar::IdaStar;
use slidekit::search::{Answer, Settings};

/// The most moves that a board needs (Brüngger and others, 1999).
pub const MOST: usize = 80;

/// The most moves that boards are found for: to prove more takes too long.
pub const REACH: usize = 70;

/// Up to so many moves, any random board will do.
const EASY: usize = 52;

/// Beyond, the board farthest from the goal by Manhattan distance, of so many random ones.
const DRAWS: usize = 4000;

/// Finds boards, and learns from each for the next.
pub struct Fifteen {
    idastar: IdaStar<4, 4>,
    manhattan: Heuristic,
}

impl Fifteen {
    pub fn new() -> Fifteen {
        let manhattan = Heuristic::manhattan(Board::<4, 4>::GOAL);
        Fifteen { idastar: IdaStar::new(Heuristic::fives()), manhattan }
    }

    /// A board whose fewest moves are these, at most [`REACH`].
    pub fn board(&mut self, moves: usize, random: &mut Random) -> Grid {
        loop {
            let board = self.drawn(moves, random);
            let answer = self.answer(board);
            let found = match answer.len().checked_sub(moves) {
                Some(over) => answer[..over].iter().try_fold(board, |board, &mv| board.after(mv)),
                None => self.climb(board, &answer, moves, random),
            };
            if let Some(board) = found {
                assert_eq!(self.answer(board).len(), moves, "the fewest moves of {board:?}");
                return Grid::of(board);
            }
        }
    }

    /// A board to begin with.
    fn drawn(&self, moves: usize, random: &mut Random) -> Board<4, 4> {
        let goal = Grid::in_order(4, 4, 15);
        let draws = if moves > EASY { DRAWS } else { 1 };
        let mut any = || solvable(&goal, random).board();
        let mut farthest = any();
        for _ in 1..draws {
            let board = any();
            if self.manhattan.of(0, board).moves > self.manhattan.of(0, farthest).moves {
                farthest = board;
            }
        }
        farthest
    }

    /// Leads a board, given with a shortest answer, away from the goal until it needs so many moves, if it can.
    fn climb(&mut self, board: Board<4, 4>, answer: &[Move], moves: usize, random: &mut Random) -> Option<Board<4, 4>> {
        let (mut board, mut nearer) = (board, answer.first().copied());
        for fewest in answer.len()..moves {
            let mut away = Move::ALL;
            random.shuffle(&mut away);
            let mut ways = away.iter().filter(|&&mv| Some(mv) != nearer);
            let &mv = ways.find(|&&mv| board.after(mv).is_some_and(|after| self.needs_more(after, fewest)))?;
            board = board.after(mv)?;
            nearer = Some(mv.opposite());
        }
        Some(board)
    }

    /// A shortest answer.
    fn answer(&mut self, board: Board<4, 4>) -> Vec<Move> {
        match self.idastar.solve(board, &within(MOST), u64::MAX) {
            Some(Answer::Moves(moves)) => moves,
            _ => unreachable!("no board with an answer needs more than {} moves: {:?}", MOST, board),
        }
    }

    fn needs_more(&mut self, board: Board<4, 4>, moves: usize) -> bool {
        self.idastar.solve(board, &within(moves), u64::MAX) == Some(Answer::TooLong)
    }
}

/// Shortest answers within this limit.
fn within(limit: usize) -> Settings {
    Settings { weight: (1, 1), limit: limit as u8, memory: 0 }
}
