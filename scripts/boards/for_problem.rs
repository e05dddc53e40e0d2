//! Boards for every problem, for programs to be compared on.

use super::draw::{draw, Depth, Wanted};
use super::{by_length, levels::Levels};
use crate::problems::grid::{Case, Grid};
use crate::problems::problem::{Boards, Problem, Shape};

/// How many random boards, where neither all nor those of known lengths are taken.
const RANDOM: usize = 200;

/// The greatest side of such a board.
const SIDE: usize = 10;

/// As many cases as an input of the problem may have: of 4 x 4 the boards that need so many moves, as far as they are
/// known, of smaller shapes with one goal all boards, else random ones. Where an input is one board, it is the hardest.
pub fn cases(problem: &'static Problem, (from, to): (usize, usize)) -> Vec<Case> {
    let is_one = problem.input.boards == Boards::One;
    let goal = match problem.input.shape {
        Shape::Fixed(rows, columns) => problem.input.goal.grid(rows, columns),
        Shape::Square(..) | Shape::Rectangle(..) => None,
    };
    let Some(goal) = goal else {
        let count = if is_one { 1 } else { RANDOM };
        let side = problem.input.shape.sides().map(|(_, most)| SIDE.min(most as usize));
        let wanted = Wanted { problem, count, depth: Depth::Any, unsolvable: 0, side, seed: 1 };
        return draw(&wanted).expect("every problem has such boards");
    };
    let starts: Vec<Grid> = match goal.tiles.len() {
        16 => by_length(from, to).into_iter().map(|known| Grid::of(known.board)).collect(),
        _ => Levels::to(&goal).nearest_first().map(|(_, start)| start).collect(),
    };
    let skipped = if is_one { starts.len().saturating_sub(1) } else { 0 };
    starts.into_iter().skip(skipped).map(|start| Case { start, goal: goal.clone() }).collect()
}
