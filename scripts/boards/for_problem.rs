//! Boards for every problem, to compare programs on.

use super::draw::{draw, Depth, Wanted};
use super::{by_length, levels::Levels};
use crate::problems::grid::{Case, Grid};
use crate::problems::problem::{Boards, Problem, Shape};

/// The number of random boards, if there are no known ones.
const RANDOM: usize = 200;

const SIDE: usize = 10;

/// Returns the cases of an input: on 4 x 4 the known boards with fewest moves in this range, on smaller shapes with one
/// goal all boards, otherwise random ones. If an input is one board, it is the hardest.
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
