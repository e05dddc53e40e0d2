//! The boards to solve: from the command line, from a file, or random ones.

use crate::options::{Options, Source};
use scripts::cli::{read_file, Failure};
use scripts::problems::argument;
use scripts::problems::grid::Case;
use scripts::random::{solvable, Random};

/// The most cells of a side.
const SIDE: usize = 5;

/// Reads or makes what the options ask for.
///
/// # Errors
/// A file that cannot be read, the first board that is none, or a goal that does not fit.
pub fn cases(options: &Options) -> Result<Vec<Case>, Failure> {
    match &options.source {
        Source::Board(board) => Ok(vec![case(board, &options.goal).map_err(Failure::Usage)?]),
        Source::Input(file) => Ok(from_file(file, &options.goal)?),
        &Source::Random { count, size: (rows, columns), seed } => {
            let goal = argument::goal(&options.goal, rows, columns).map_err(Failure::Usage)?;
            let mut random = Random::new(seed);
            let case = |_| Case { start: solvable(&goal, &mut random), goal: goal.clone() };
            Ok((0..count).map(case).collect())
        }
    }
}

fn from_file(file: &str, goal: &str) -> Result<Vec<Case>, String> {
    let bytes = read_file(file)?;
    let text = std::str::from_utf8(&bytes).map_err(|_| format!("{file}: not UTF-8 text"))?;
    let lines = (1..).zip(text.lines().map(|line| line.split('#').next().unwrap_or("").trim()));
    let boards = lines.filter(|(_, line)| !line.is_empty());
    let read =
        |(number, line): (usize, &str)| case(line, goal).map_err(|clause| format!("{file}: line {number}: {clause}"));
    let cases: Vec<Case> = boards.map(read).collect::<Result<_, _>>()?;
    if cases.is_empty() {
        return Err(format!("{file}: no board"));
    }
    Ok(cases)
}

fn case(board: &str, goal: &str) -> Result<Case, String> {
    let start = argument::board(board)?;
    let (rows, columns) = (start.rows(), start.columns);
    if rows > SIDE || columns > SIDE {
        return Err(format!("{rows} x {columns} is no board of 2 x 2 to {SIDE} x {SIDE}"));
    }
    Ok(Case { goal: argument::goal(goal, rows, columns)?, start })
}
