//! An input as the user asked for it.

use crate::options::Options;
use crate::source::Source;
use scripts::problems::problem::{Boards, Problem, Shape};
use scripts::random::Random;

/// Writes an input of a problem.
///
/// # Errors
/// The problem has no such boards, or they cannot be found.
pub fn scramble(options: &Options) -> Result<String, String> {
    let problem = options.problem;
    let shape = shape(problem, options.side)?;
    refuse(problem, shape, options)?;
    let mut random = Random::new(options.seed);
    let mut source = Source::new(problem, shape, options.depth)?;
    let mut solvable = vec![true; options.count];
    solvable[..options.unsolvable].fill(false);
    random.shuffle(&mut solvable);
    let mut case = |&solvable: &bool| {
        if solvable {
            source.case(&mut random)
        } else {
            source.without_answer(&mut random)
        }
    };
    Ok(problem.input_of(&solvable.iter().map(&mut case).collect::<Vec<_>>()))
}

/// The rows and columns.
fn shape(problem: &Problem, side: Option<usize>) -> Result<(usize, usize), String> {
    let program = problem.program;
    match (problem.input.shape, side) {
        (Shape::Fixed(rows, columns), None) => Ok((rows, columns)),
        (Shape::Fixed(rows, columns), Some(_)) => {
            Err(format!("every board of {program} is {rows} x {columns}, so there is no --side"))
        }
        (Shape::Square(_, most), None) => Ok((most as usize, most as usize)),
        (Shape::Square(least, most), Some(side)) if least <= side as u64 && side as u64 <= most => Ok((side, side)),
        (Shape::Square(least, most), Some(side)) => {
            Err(format!("a side of {program} is {least} to {most}, not {side}"))
        }
    }
}

/// Refuses what the judge has not.
fn refuse(problem: &Problem, shape: (usize, usize), options: &Options) -> Result<(), String> {
    let program = problem.program;
    if problem.input.boards == Boards::One && options.count > 1 {
        return Err(format!("an input of {} is one board, not {}", program, options.count));
    }
    if options.unsolvable > 0 && !problem.output.named {
        return Err(format!("{program} has no boards without an answer"));
    }
    if options.unsolvable > 0 && shape == (1, 1) {
        return Err("the board of 1 x 1 has an answer".to_string());
    }
    Ok(())
}
