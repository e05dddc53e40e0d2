//! The kit's answer to a board of any shape.
//!
//! [`solvers`](super::solvers) has the table of shapes of up to 16 cells; large squares get the beam search. Boards that are
//! taller than wide are transposed.

use super::grid::Case;
use super::solvers::{row, Searched};
use super::turn::{is_corner, Turn};
use slidekit::board::Move;
use slidekit::search::{Answer, Weight};
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
    let row = row(&Turn::of(&case.goal).grid(&case.goal));
    row.map_or(case.goal.tiles.len() == 1, |row| row.settings.weight == Weight::ONE)
}

/// Answers a case of at most 16 cells; returns `None` for larger boards. A solver without tables gives up after about
/// `nanoseconds`.
pub fn within(case: &Case, nanoseconds: u64) -> Option<Searched> {
    if !case.solvable() {
        return Some(Searched { answer: Some(Answer::Unsolvable), expanded: 0 });
    }
    let turn = Turn::of(&case.goal);
    let turned = turn.case(case);
    let row = row(&turned.goal)?;
    let searched = (row.solver)(&turned.goal, row.settings)(&turned, nodes_within(nanoseconds));
    Some(Searched { answer: searched.answer.map(|answer| turn.answer_back(answer)), ..searched })
}

/// The nodes of IDA* in so many nanoseconds, about.
pub fn nodes_within(nanoseconds: u64) -> u64 {
    nanoseconds / 10
}
