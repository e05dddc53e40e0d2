//! The boards to solve: from the command line, from a file, or random.

use crate::options::MOST;
use scripts::cli::options::Given;
use scripts::cli::Failure;
use scripts::problems::argument;
use scripts::problems::grid::Case;
use scripts::random::{solvable, Random};

/// The board to solve if none is given.
const SAMPLE: &str = "8 6 4 0 7 2 5 1 3";

/// Reads or draws the boards, each with its goal.
pub fn cases(given: &Given) -> Result<Vec<Case>, Failure> {
    let random = given.number("--random", 1..=MOST, "boards")?;
    let ((rows, columns), seed) = (given.value("--size", size)?.unwrap_or((3, 3)), given.seed()?);
    if let Some(cases) = argument::cases(given)? {
        return Ok(cases);
    }
    let goal = given.text("--goal").unwrap_or("blank-last");
    let Some(count) = random else {
        let sample = argument::board(SAMPLE).and_then(|board| argument::case(board, goal));
        return Ok(vec![sample.map_err(Failure::Usage)?]);
    };
    let goal = argument::goal(goal, rows, columns).map_err(Failure::Usage)?;
    let mut random = Random::new(seed);
    let case = |_| Case { start: solvable(&goal, &mut random), goal: goal.clone() };
    Ok((0..count).map(case).collect())
}

/// The longest side of random boards.
const SIDE: usize = 5;

fn size(value: &str) -> Result<(usize, usize), String> {
    let side = |side: &str| side.parse().ok().filter(|side| (2..=SIDE).contains(side));
    let sides = value.split_once('x').and_then(|(rows, columns)| Some((side(rows)?, side(columns)?)));
    sides.ok_or_else(|| format!("{value:?} is not a size from 2x2 to {SIDE}x{SIDE}"))
}
