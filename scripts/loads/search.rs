//! Every search of the kit, by the one face that the bench sees.

use slidekit::astar::AStar;
use slidekit::board::{Board, Move};
use slidekit::heuristic::Heuristic;
use slidekit::idastar::IdaStar;
use slidekit::search::{Answer, Settings};
use slidekit::solver::{Eight, Fifteen, Unprepared};
use slidekit::table::Table;

/// A search that was told its settings.
pub trait Search<const R: usize, const C: usize> {
    /// The moves of an answer, or `None` when there is none within the limit.
    fn solve(&mut self, board: Board<R, C>) -> Option<Vec<Move>>;

    /// The nodes expanded since the start.
    fn expanded(&self) -> u64;
}

/// Weighted IDA* alone.
pub struct DepthFirst<const R: usize, const C: usize> {
    pub idastar: IdaStar<R, C>,
    pub settings: Settings,
}

impl<const R: usize, const C: usize> Search<R, C> for DepthFirst<R, C> {
    fn solve(&mut self, board: Board<R, C>) -> Option<Vec<Move>> {
        answered(self.idastar.solve(board, &self.settings, u64::MAX))
    }

    fn expanded(&self) -> u64 {
        self.idastar.expanded
    }
}

/// Weighted A* alone.
pub struct BestFirst<const R: usize, const C: usize> {
    pub astar: AStar<R, C>,
    pub manhattan: Heuristic,
    pub settings: Settings,
}

impl<const R: usize, const C: usize> Search<R, C> for BestFirst<R, C> {
    fn solve(&mut self, board: Board<R, C>) -> Option<Vec<Move>> {
        answered(self.astar.solve(board, &self.manhattan, &self.settings))
    }

    fn expanded(&self) -> u64 {
        self.astar.expanded
    }
}

impl<const R: usize, const C: usize> Search<R, C> for Table<R, C> {
    fn solve(&mut self, board: Board<R, C>) -> Option<Vec<Move>> {
        self.answer(board)
    }

    /// A lookup expands nothing.
    fn expanded(&self) -> u64 {
        0
    }
}

/// A new search for every board, as in a program that answers one.
pub struct Anew<S> {
    pub prepare: fn(Settings) -> S,
    pub settings: Settings,
    pub expanded: u64,
}

impl<S: Search<R, C>, const R: usize, const C: usize> Search<R, C> for Anew<S> {
    fn solve(&mut self, board: Board<R, C>) -> Option<Vec<Move>> {
        let mut search = (self.prepare)(self.settings);
        let moves = search.solve(board);
        self.expanded += search.expanded();
        moves
    }

    fn expanded(&self) -> u64 {
        self.expanded
    }
}

impl Search<4, 4> for Fifteen {
    fn solve(&mut self, board: Board<4, 4>) -> Option<Vec<Move>> {
        answered(Some(Fifteen::solve(self, board)))
    }

    fn expanded(&self) -> u64 {
        both(&self.unprepared)
    }
}

impl Search<3, 3> for Eight {
    fn solve(&mut self, board: Board<3, 3>) -> Option<Vec<Move>> {
        answered(Some(Eight::solve(self, board)))
    }

    fn expanded(&self) -> u64 {
        both(&self.unprepared)
    }
}

fn both<const R: usize, const C: usize>(searches: &Unprepared<R, C>) -> u64 {
    searches.astar.expanded + searches.idastar.expanded
}

fn answered(answer: Option<Answer>) -> Option<Vec<Move>> {
    match answer {
        Some(Answer::Moves(moves)) => Some(moves),
        Some(Answer::TooLong) => None,
        Some(Answer::Unsolvable) => panic!("a board of the bench was called unsolvable"),
        None => panic!("a search of the bench gave up: it needs more memory"),
    }
}
