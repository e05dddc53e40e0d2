//! Boards for every problem, for programs to be compared on.

use super::by_length;
use super::levels::Levels;
use crate::problems::grid::{Case, Grid};
use crate::problems::problem::{Boards, Problem, Shape};
use crate::random::{order, solvable, Random};

/// How many random boards, where neither all nor those of known lengths are taken.
const RANDOM: usize = 200;

/// As many cases as an input of the problem may have: of 4 x 4 the boards that need so many moves, as far as they are
/// known, of smaller shapes with one goal all boards, else random ones. Where an input is one board, it is the hardest.
pub fn cases(problem: &Problem, lengths: (usize, usize)) -> Vec<Case> {
    let mut cases = all(problem, lengths);
    match problem.input.boards {
        Boards::One => cases.pop().into_iter().collect(),
        Boards::Counted | Boards::ToTheEnd => cases,
    }
}

/// The cases, the hardest last.
fn all(problem: &Problem, (from, to): (usize, usize)) -> Vec<Case> {
    let (rows, columns) = match problem.input.shape {
        Shape::Fixed(rows, columns) => (rows, columns),
        Shape::Square(_, side) => (side as usize, side as usize),
    };
    let fixed = problem.input.goal.grid(rows, columns);
    let random = &mut Random::new(1);
    match fixed {
        Some(goal) if (rows, columns) == (4, 4) => {
            let starts = by_length(from, to).into_iter().map(|known| Grid::of(known.board));
            starts.map(|start| Case { start, goal: goal.clone() }).collect()
        }
        Some(goal) if rows * columns <= 9 => {
            let levels = Levels::to(&goal);
            let numbers = (0..=levels.most()).flat_map(|moves| levels.at(moves));
            numbers.map(|&number| Case { start: levels.board(number), goal: goal.clone() }).collect()
        }
        fixed => {
            let mut goal = || fixed.clone().unwrap_or_else(|| order(&Grid::in_order(rows, columns, 0), random));
            let goals: Vec<Grid> = (0..RANDOM).map(|_| goal()).collect();
            goals.into_iter().map(|goal| Case { start: solvable(&goal, random), goal }).collect()
        }
    }
}
