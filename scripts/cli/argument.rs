//! The boards and goals of a command line.

use super::failure::Failure;
use super::options::Given;
use super::read_file;
use crate::kit::grid::{Case, Grid};
use crate::problems::goals;
use crate::problems::list::find;
use crate::problems::problem::Problem;
use crate::problems::reader::{self, board, SIDE};
use std::path::Path;

/// The options of [`cases`], for the help of a tool.
pub const OPTIONS: [(&str, &str); 3] = [
    ("--input FILE", "boards in any form, see below; - is standard input"),
    ("--as PROGRAM", "reads them as the judge's input of that program, to the judge's goal"),
    ("--goal GOAL", "blank-last (default), blank-first, spiral, or a board"),
];

/// The forms of boards, for the help of a tool.
pub const FORMS: &str = "\
BOARD is the tiles row by row, in one argument or several; FILE has any number of boards. A board may be written so:
    2 8 3 1 0 4 7 6 5                all tiles in a row; the shape is the rectangle closest to a square
    2 8 3 / 1 0 4 / 7 6 5            rows, separated by / or ; or each on its own line
    283104765                        one word, or a word a row: 283/104/765
    [[2, 8, 3], [1, 0, 4], ..]       lists, also flat ones, with any brackets, commas and quotes
    3 2 8 3 1 0 4 7 6 5              the side first, also on its own line, or there the rows and columns, such as 2 3
The blank is 0 or one of x X _ . * - # B b. A # before anything but digits starts a comment. A file may start with the
number of its boards, if exactly that many follow. A judge's input whose boards bring their goals (hdu3567, boj9985,
codeforces645a, acwing108) needs --as PROGRAM; any other reads without it, but then its goal is that of --goal.
";

/// Reads what a command line gives: the board, in one argument or several, or those of `--input`, each with its goal:
/// that of `--goal`, of the program in `--as`, or by default with the blank last. Returns `None` if it gives no board.
///
/// # Errors
/// The file cannot be read or has no board, or the first fault in a board or goal.
pub fn cases(given: &Given) -> Result<Option<Vec<Case>>, Failure> {
    let problem = given.value("--as", find)?;
    let mut cases = match given.text("--input") {
        Some(file) => cases_of(file, problem)?,
        None if given.words.is_empty() => return Ok(None),
        None => case_of(&given.words.join(" "), problem).map_err(|clause| Failure::Usage(with_hint(clause, given)))?,
    };
    if let Some(goal) = given.text("--goal") {
        for Case { start, goal: to } in &mut cases {
            *to = goals::goal(goal, start.rows(), start.columns).map_err(|fault| Failure::Usage(fault.into()))?;
        }
    }
    Ok(Some(cases))
}

/// The clause for a malformed board on the command line; a file is to be given otherwise.
fn with_hint(clause: String, given: &Given) -> String {
    match given.words.as_slice() {
        [file] if Path::new(file).is_file() => format!("{clause}; it is a file: --input {file}"),
        _ => clause,
    }
}

fn cases_of(file: &str, problem: Option<&Problem>) -> Result<Vec<Case>, String> {
    let bytes = read_file(file)?;
    let text = std::str::from_utf8(&bytes).map_err(|_| format!("{file}: not UTF-8 text"))?;
    let cases = match problem {
        Some(problem) => judged(problem, text),
        None => reader::boards(text).map(to_the_last).map_err(|fault| fault.placed(false).to_string()),
    };
    match cases {
        Ok(cases) if cases.is_empty() => Err(format!("{file}: no board")),
        cases => cases.map_err(|clause| format!("{file}: {clause}")),
    }
}

fn case_of(text: &str, problem: Option<&Problem>) -> Result<Vec<Case>, String> {
    match problem {
        Some(problem) => judged(problem, text),
        None => Ok(to_the_last(vec![board(text)?])),
    }
}

fn to_the_last(boards: Vec<Grid>) -> Vec<Case> {
    let goal = |start: &Grid| Grid::in_order(start.rows(), start.columns, start.tiles.len() - 1);
    boards.into_iter().map(|start| Case { goal: goal(&start), start }).collect()
}

/// Reads a judge's input. The fault is in the first line without which it is another one.
fn judged(problem: &Problem, text: &str) -> Result<Vec<Case>, String> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let cases = problem.cases(text.as_bytes()).map_err(|clause| {
        let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).chain([text.len()]).collect();
        let is_before = |&end: &usize| problem.cases(&text.as_bytes()[..end]).err().as_ref() != Some(&clause);
        format!("line {}, {clause}", 1 + ends.partition_point(is_before))
    })?;
    let small = |grid: &Grid| [grid.rows(), grid.columns].iter().all(|side| (2..=SIDE).contains(side));
    match (1..).zip(&cases).find(|(_, case)| !small(&case.start)) {
        Some((number, Case { start, .. })) => {
            Err(format!("board {number}: {}", reader::out_of_bounds(start.rows(), start.columns)))
        }
        None => Ok(cases),
    }
}
