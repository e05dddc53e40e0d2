//! Goals as a user writes them: by name, or as a board.

use super::clause::{quoted, size, Clause, Code};
use super::problem::Goal;
use super::reader::{self, board};
use crate::kit::grid::{line, Case, Grid};

/// Parses a goal for boards of a shape: `blank-last`, `blank-first`, `spiral`, or a board.
///
/// # Errors
/// It is none of these, or has another shape.
pub fn goal(text: &str, rows: usize, columns: usize) -> Result<Grid, Clause> {
    let named = NAMED.iter().find(|(name, _)| *name == text).and_then(|(_, goal)| goal.grid(rows, columns));
    if let Some(goal) = named {
        return Ok(goal);
    }
    if !is_board(text) {
        return Err(Code::InGoal.with(Code::NoGoal.with(quoted(text))));
    }
    let given = board(text).map_err(|fault| Code::InGoal.with(fault))?;
    let has_shape = !reader::is_one_row(text);
    if given.tiles.len() != rows * columns || has_shape && given.columns != columns {
        let shape = Code::GoalShape.with(size(given.rows(), given.columns)).with(size(rows, columns));
        return Err(Code::InGoal.with(shape));
    }
    Ok(Grid { columns, tiles: given.tiles })
}

/// Whether a goal is meant as a board: it has a digit, and no two letters side by side, as `spiral2` has.
pub fn is_board(text: &str) -> bool {
    let are_letters = |pair: &[u8]| pair.iter().all(u8::is_ascii_alphabetic);
    text.contains(|c: char| c.is_ascii_digit()) && !text.as_bytes().windows(2).any(are_letters)
}

/// The goals that have a name.
pub const NAMED: [(&str, Goal); 3] =
    [("blank-last", Goal::BlankLast), ("blank-first", Goal::BlankFirst), ("spiral", Goal::Spiral)];

/// The clause for an unsolvable board, with the named goals to which it is solvable.
pub fn unsolvable(case: &Case) -> String {
    let leads = |goal: &Goal| {
        let goal = goal.grid(case.start.rows(), case.start.columns).expect("a named goal");
        Case { start: case.start.clone(), goal }.solvable()
    };
    let goals = NAMED.iter().filter(|(_, goal)| leads(goal)).map(|(name, _)| format!("--goal {name}"));
    let clause = format!("{} is unsolvable: no moves lead to {}", line(&case.start), line(&case.goal));
    match goals.collect::<Vec<_>>().join(" or ") {
        goals if goals.is_empty() => clause,
        goals => format!("{clause}, but some lead to {goals}"),
    }
}

/// A board with its goal.
///
/// # Errors
/// As for [`goal`].
pub fn case(start: Grid, to: &str) -> Result<Case, Clause> {
    Ok(Case { goal: goal(to, start.rows(), start.columns)?, start })
}
