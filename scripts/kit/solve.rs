//! The kit's answer to a board of any shape.
//!
//! Up to 9 cells, and on 4 x 4 if the goal has its blank in a corner, the kit has solvers with tables. Other shapes of up to
//! 16 cells get A* and then IDA*, large squares the beam search. Boards that are taller than wide are transposed.

use super::grid::{Case, Grid};
use super::oracle::{prepared, Searched, Solver};
use super::turn::{is_corner, Turn};
use slidekit::board::{Board, Move};
use slidekit::search::{Answer, Settings, Weight};
use slidekit::solver::Searches;
use slidekit::squares::Squares;

/// Returns moves that lead to the goal, the fewest if [`is_shortest`]. Returns `None` if there are none, or if the board has
/// more than 16 cells and is not a square of side 5 to 10 with the goal's blank in a corner.
pub fn solve(case: &Case) -> Option<Vec<Move>> {
    let answer = within(case, u64::MAX).map_or_else(|| square(case), |searched| searched.answer);
    match answer? {
        Answer::Moves(moves) => Some(moves),
        Answer::TooLong | Answer::Unsolvable => None,
    }
}

fn square(case: &Case) -> Option<Answer> {
    let (rows, columns) = (case.goal.rows(), case.goal.columns);
    if rows != columns || columns > 10 || !is_corner(&case.goal) {
        return None;
    }
    let turn = Turn::of(&case.goal);
    let (start, goal) = (turn.grid(&case.start), turn.grid(&case.goal));
    let home = |&tile: &usize| if tile == 0 { 0 } else { goal.cell(tile) + 1 };
    let tiles: Vec<usize> = start.tiles.iter().map(home).collect();
    Some(turn.answer_back(Squares::new(1).solve(columns, &tiles)))
}

/// Whether the kit's answer to a case has the fewest moves: on up to 12 cells except 2 x 6, and on 4 x 4 if the goal's
/// blank is in a corner.
pub fn is_shortest(case: &Case) -> bool {
    match (case.goal.rows(), case.goal.columns) {
        (2, 6) | (6, 2) => false,
        (4, 4) => is_corner(&case.goal),
        _ => case.goal.tiles.len() <= 12,
    }
}

/// Answers a case of at most 16 cells; returns `None` for larger boards. A solver without tables gives up after about
/// `nanoseconds`.
pub fn within(case: &Case, nanoseconds: u64) -> Option<Searched> {
    if !case.solvable() {
        return Some(Searched { answer: Some(Answer::Unsolvable), expanded: 0 });
    }
    let turn = Turn::of(&case.goal);
    let turned = turn.case(case);
    let mut solver = solver(&turned.goal, settings(&turned))?;
    let searched = solver(&turned, nodes_within(nanoseconds));
    Some(Searched { answer: searched.answer.map(|answer| turn.answer_back(answer)), ..searched })
}

/// The nodes of IDA* in so many nanoseconds, about.
pub fn nodes_within(nanoseconds: u64) -> u64 {
    nanoseconds / 10
}

const SHORTEST: Settings = Settings { weight: Weight::ONE, limit: 255, memory: 1 << 10 };
const ANY: Settings = Settings { weight: Weight::of::<3, 2>(), limit: 255, memory: 1 << 16 };
/// Enough for all boards of 2 x 5; those of 2 x 6 to 2 x 8 do not fit, so A* is greedy there.
const TWO_ROWS: usize = 2_000_000;

/// The settings for a case at least as wide as high.
fn settings(case: &Case) -> Settings {
    match (case.goal.rows(), case.goal.columns) {
        (2, ..=4) => Settings { memory: 1 << 15, ..SHORTEST },
        (2, 5) => Settings { memory: TWO_ROWS, ..SHORTEST },
        (2, 6..) => Settings { weight: Weight::of::<5, 1>(), memory: TWO_ROWS, ..ANY },
        _ if is_shortest(case) => SHORTEST,
        _ => ANY,
    }
}

/// The kit's solver for a goal at least as wide as high.
fn solver(goal: &Grid, settings: Settings) -> Option<Solver> {
    prepared(goal, settings).or_else(|| match (goal.rows(), goal.columns) {
        (2, 5) => Some(unprepared::<2, 5>(goal, settings)),
        (2, 6) => Some(unprepared::<2, 6>(goal, settings)),
        (2, 7) => Some(unprepared::<2, 7>(goal, settings)),
        (2, 8) => Some(unprepared::<2, 8>(goal, settings)),
        (3, 4) => Some(unprepared::<3, 4>(goal, settings)),
        (3, 5) => Some(unprepared::<3, 5>(goal, settings)),
        (4, 4) => Some(unprepared::<4, 4>(goal, settings)),
        _ => None,
    })
}

fn unprepared<const R: usize, const C: usize>(goal: &Grid, settings: Settings) -> Solver {
    let mut solver = Searches::<R, C>::new(Board::in_order(goal.blank()), settings);
    Box::new(move |case, nodes| {
        let answer = solver.solve(case.relabelled(), nodes);
        Searched { answer, expanded: solver.expanded() }
    })
}
