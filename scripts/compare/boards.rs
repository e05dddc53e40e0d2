//! The boards to solve: from the command line, from a file, or random ones.

use crate::options::MOST;
use scripts::cli::options::Given;
use scripts::cli::{read_file, Failure};
use scripts::problems::argument;
use scripts::problems::grid::Case;
use scripts::random::{solvable, Random};

/// Reads or makes what the user asked for.
///
/// # Errors
/// No boards, a wrong value, a file that cannot be read, the first board that is none, or a goal that does not fit.
pub fn cases(given: &Given) -> Result<Vec<Case>, Failure> {
    let goal = given.text("--goal");
    let random = given.number("--random", 1..=MOST, "boards")?;
    let ((rows, columns), seed) = (given.value("--size", size)?.unwrap_or((3, 3)), given.seed()?);
    if let Some(file) = given.text("--input") {
        return Ok(from_file(file, goal)?);
    }
    let Some(count) = random else {
        let board = Some(given.words.join(" ")).filter(|board| !board.is_empty());
        let board = board.ok_or_else(|| given.missing("BOARD"))?;
        return Ok(vec![case(&board, goal).map_err(Failure::Usage)?]);
    };
    let goal = argument::goal(goal.unwrap_or("blank-last"), rows, columns).map_err(Failure::Usage)?;
    let mut random = Random::new(seed);
    let case = |_| Case { start: solvable(&goal, &mut random), goal: goal.clone() };
    Ok((0..count).map(case).collect())
}

fn from_file(file: &str, goal: Option<&str>) -> Result<Vec<Case>, String> {
    let bytes = read_file(file)?;
    let text = std::str::from_utf8(&bytes).map_err(|_| format!("{file}: not UTF-8 text"))?;
    let lines = (1..).zip(text.lines().map(|line| line.split('#').next().unwrap_or("").trim()));
    let boards = lines.filter(|(_, line)| !line.is_empty());
    let cases = boards.map(|(number, line)| case(line, goal).map_err(|clause| format!("line {number}: {clause}")));
    match cases.collect::<Result<Vec<_>, _>>() {
        Ok(cases) if cases.is_empty() => Err(format!("{file}: no board")),
        cases => cases.map_err(|clause| format!("{file}: {clause}")),
    }
}

/// The most cells of a side.
const SIDE: usize = 5;

fn case(board: &str, goal: Option<&str>) -> Result<Case, String> {
    let case = argument::case(board, goal)?;
    match (case.start.rows(), case.start.columns) {
        (..=SIDE, ..=SIDE) => Ok(case),
        (rows, columns) => Err(format!("{rows} x {columns} is no board of 2 x 2 to {SIDE} x {SIDE}")),
    }
}

fn size(value: &str) -> Result<(usize, usize), String> {
    let side = |side: &str| side.parse().ok().filter(|side| (2..=SIDE).contains(side));
    let sides = value.split_once('x').and_then(|(rows, columns)| Some((side(rows)?, side(columns)?)));
    sides.ok_or_else(|| format!("{value:?} is no size from 2x2 to {SIDE}x{SIDE}"))
}
