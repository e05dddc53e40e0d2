//! Every search of the kit, by the one face that the bench sees.

use slidekit::astar::AStar;
use slidekit::board::{Board, Move};
use slidekit::idastar::IdaStar;
use slidekit::lower_bound::LowerBound;
use slidekit::manhattan::Manhattan;
use slidekit::plain::Plain;
use slidekit::search::{Outcome, Settings, Work};
use slidekit::solver::Answer;
use slidekit::staged_fifteen;
use slidekit::staged_small;
use slidekit::table::Table;

/// A search that was told its settings.
pub trait Search<const R: usize, const C: usize> {
    /// The moves of an answer, or `None` when there is none within the limit.
    fn solve(&mut self, board: Board<R, C>) -> Option<Vec<Move>>;

    /// What was done since the start.
    fn work(&self) -> Work;
}

/// Weighted IDA* alone.
pub struct DepthFirst<B: LowerBound, const R: usize, const C: usize> {
    pub idastar: IdaStar<B, R, C>,
    /// The state of a board.
    pub of: fn(&B, Board<R, C>) -> B::State,
    pub settings: Settings,
}

impl<B: LowerBound, const R: usize, const C: usize> Search<R, C> for DepthFirst<B, R, C> {
    fn solve(&mut self, board: Board<R, C>) -> Option<Vec<Move>> {
        let state = (self.of)(&self.idastar.bound, board);
        moves(self.idastar.solve(board, state, &self.settings, u64::MAX))
    }

    fn work(&self) -> Work {
        self.idastar.work
    }
}

/// Weighted A* alone.
pub struct BestFirst<const R: usize, const C: usize> {
    pub astar: AStar<R, C>,
    pub bound: Manhattan,
    pub settings: Settings,
}

impl<const R: usize, const C: usize> Search<R, C> for BestFirst<R, C> {
    fn solve(&mut self, board: Board<R, C>) -> Option<Vec<Move>> {
        moves(self.astar.solve(board, &self.bound, &self.settings))
    }

    fn work(&self) -> Work {
        self.astar.work
    }
}

impl<const R: usize, const C: usize> Search<R, C> for Table<R, C> {
    fn solve(&mut self, board: Board<R, C>) -> Option<Vec<Move>> {
        self.answer(board)
    }

    /// To look up generates nothing.
    fn work(&self) -> Work {
        Work::default()
    }
}

/// A new search for every board, as in a program that answers one.
pub struct Anew<S> {
    pub prepare: fn(Settings) -> S,
    pub settings: Settings,
    pub work: Work,
}

impl<S: Search<R, C>, const R: usize, const C: usize> Search<R, C> for Anew<S> {
    fn solve(&mut self, board: Board<R, C>) -> Option<Vec<Move>> {
        let mut search = (self.prepare)(self.settings);
        let moves = search.solve(board);
        self.work = sum(&[self.work, search.work()]);
        moves
    }

    fn work(&self) -> Work {
        self.work
    }
}

impl Search<4, 4> for staged_fifteen::StagedFifteen {
    fn solve(&mut self, board: Board<4, 4>) -> Option<Vec<Move>> {
        answered(staged_fifteen::StagedFifteen::solve(self, board))
    }

    fn work(&self) -> Work {
        let patterns = self.stages.second.as_ref();
        let fours = patterns.map(|patterns| patterns.first.work);
        let fives = patterns.and_then(|patterns| patterns.second.as_ref()).map(|fives| fives.work);
        sum(&[plain(&self.stages.first), fours.unwrap_or_default(), fives.unwrap_or_default()])
    }
}

impl Search<3, 3> for staged_small::StagedSmall<3, 3> {
    fn solve(&mut self, board: Board<3, 3>) -> Option<Vec<Move>> {
        answered(staged_small::StagedSmall::solve(self, board))
    }

    fn work(&self) -> Work {
        sum(&[plain(&self.stages.first), self.stages.second.as_ref().map(|table| table.work).unwrap_or_default()])
    }
}

fn plain<const R: usize, const C: usize>(plain: &Plain<R, C>) -> Work {
    sum(&[plain.astar.work, plain.idastar.work])
}

fn sum(works: &[Work]) -> Work {
    let add = |a: Work, b: &Work| Work { expanded: a.expanded + b.expanded, generated: a.generated + b.generated };
    works.iter().fold(Work::default(), add)
}

fn moves(outcome: Outcome) -> Option<Vec<Move>> {
    match outcome {
        Outcome::Found(moves) => Some(moves),
        Outcome::None => None,
        Outcome::GaveUp => panic!("a search of the bench gave up: it needs more memory"),
    }
}

fn answered(answer: Answer) -> Option<Vec<Move>> {
    match answer {
        Answer::Moves(moves) => Some(moves),
        Answer::TooLong => None,
        Answer::Unsolvable => panic!("a board of the bench was called unsolvable"),
    }
}
