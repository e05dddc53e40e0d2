//! The kit's own answer to a board of any shape.

use crate::contract::grid::Case;
use slidekit::board::Board;
use slidekit::moves::Move;
use slidekit::search::Settings;
use slidekit::solver::{Answer, Solver};
use slidekit::stage::Stage;
use slidekit::staged_fifteen::StagedFifteen;
use slidekit::staged_small::StagedSmall;

/// Moves that lead to the goal: a shortest answer on up to 12 cells and on 4 x 4, if the blank's place on the goal is the
/// last; `None` when there is none, or when the board has more than 16 cells.
pub fn solve(case: &Case) -> Option<Vec<Move>> {
    match (case.goal.rows(), case.goal.columns, case.goal.blank()) {
        (2, 2, _) => small::<2, 2>(case, SHORTEST),
        (2, 3, _) => small::<2, 3>(case, SHORTEST),
        (3, 2, _) => small::<3, 2>(case, SHORTEST),
        (2, 4, _) => small::<2, 4>(case, SHORTEST),
        (4, 2, _) => small::<4, 2>(case, SHORTEST),
        (3, 3, _) => small::<3, 3>(case, SHORTEST),
        (2, 5, _) => small::<2, 5>(case, SHORTEST),
        (5, 2, _) => small::<5, 2>(case, SHORTEST),
        (3, 4, _) => small::<3, 4>(case, SHORTEST),
        (4, 3, _) => small::<4, 3>(case, SHORTEST),
        (3, 5, _) => small::<3, 5>(case, ANY),
        (5, 3, _) => small::<5, 3>(case, ANY),
        (4, 4, 15) => by(StagedFifteen::new(Board::GOAL, SHORTEST), case),
        (4, 4, _) => small::<4, 4>(case, ANY),
        _ => None,
    }
}

const SHORTEST: Settings = Settings { weight: (1, 1), limit: 255, memory: 1 << 10 };
const ANY: Settings = Settings { weight: (3, 2), limit: 255, memory: 1 << 16 };

fn small<const R: usize, const C: usize>(case: &Case, settings: Settings) -> Option<Vec<Move>> {
    by(StagedSmall::<R, C>::new(Board::in_order(case.goal.blank()), settings), case)
}

fn by<S: Stage<R, C>, const R: usize, const C: usize>(mut solver: Solver<S, R, C>, case: &Case) -> Option<Vec<Move>> {
    match solver.solve(case.start.board().named_by(case.goal.board())) {
        Answer::Moves(moves) => Some(moves),
        Answer::TooLong | Answer::Unsolvable => None,
    }
}
