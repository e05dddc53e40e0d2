//! An input for two programs to be compared on, for every problem its own.

use crate::options::Versus;
use scripts::boards::by_length;
use scripts::boards::levels::Levels;
use scripts::problems::grid::{Case, Grid};
use scripts::problems::problem::{Boards, Problem, Shape};
use scripts::random::Random;
use scripts::random_boards::{order, solvable};
use std::fs;
use std::path::{Path, PathBuf};

/// How many random boards, where neither all nor those of known lengths are taken.
const RANDOM: usize = 200;

/// The file that is the input.
///
/// # Errors
/// No boards of these lengths are known, or the file cannot be written.
pub fn input(versus: &Versus) -> Result<PathBuf, String> {
    if let Some(file) = &versus.input {
        return Ok(file.into());
    }
    let problem = versus.problem;
    let mut cases = cases(problem, versus.lengths);
    if problem.input.boards == Boards::One {
        cases = cases.split_off(cases.len().saturating_sub(1));
    }
    if cases.is_empty() {
        return Err(format!("no boards that need {} to {} moves", versus.lengths.0, versus.lengths.1));
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}.in", problem.program));
    fs::write(&file, problem.input_of(&cases)).map_err(|error| format!("cannot write {}: {error}", file.display()))?;
    Ok(file)
}

/// Of 4 x 4 the boards of known lengths, of smaller shapes with one goal all, else random ones; the hardest last.
fn cases(problem: &Problem, (from, to): (usize, usize)) -> Vec<Case> {
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
