//! The boards to solve: from the command line, from a file, or random ones.

use crate::options::Options;
use scripts::problems::argument;
use scripts::problems::grid::Case;
use scripts::random::Random;
use scripts::random_boards as any;
use std::fs;
use std::io::{self, Read};

/// The most cells of a side.
const SIDE: usize = 5;

/// Reads or makes what the options ask for.
///
/// # Errors
/// A file that cannot be read, the first board that is none, or a goal that does not fit.
pub fn cases(options: &Options) -> Result<Vec<Case>, String> {
    if let Some(board) = &options.board {
        return Ok(vec![case(board, options)?]);
    }
    if let Some(count) = options.random {
        let (rows, columns) = options.size;
        let goal = argument::goal(&options.goal, rows, columns)?;
        let mut random = Random::new(options.seed);
        let case = |_| Case { start: any::solvable(&goal, &mut random), goal: goal.clone() };
        return Ok((0..count).map(case).collect());
    }
    let path = options.input.as_deref().expect("a source of boards");
    let text = read(path).map_err(|error| format!("cannot read {path}: {error}"))?;
    let lines = (1..).zip(text.lines().map(|line| line.split('#').next().unwrap_or("").trim()));
    let told = |number: usize, line| case(line, options).map_err(|fault| format!("{path}: line {number}: {fault}"));
    let cases: Vec<Case> = lines
        .filter(|(_, line)| !line.is_empty())
        .map(|(number, line)| told(number, line))
        .collect::<Result<_, _>>()?;
    if cases.is_empty() {
        return Err(format!("{path}: no board"));
    }
    Ok(cases)
}

fn read(path: &str) -> io::Result<String> {
    let mut text = String::new();
    match path {
        "-" => io::stdin().read_to_string(&mut text).map(|_| text),
        path => fs::read_to_string(path),
    }
}

fn case(board: &str, options: &Options) -> Result<Case, String> {
    let start = argument::board(board)?;
    let (rows, columns) = (start.rows(), start.columns);
    if rows > SIDE || columns > SIDE {
        return Err(format!("{rows} x {columns} is no board of 2 x 2 to {SIDE} x {SIDE}"));
    }
    Ok(Case { goal: argument::goal(&options.goal, rows, columns)?, start })
}
