//! The kit's moves for a board, and their picture.

use crate::json;
use scripts::kit::grid::{Case, Grid};
use scripts::kit::solve::{is_shortest, solve as solved};
use scripts::problems::goals::{case, NAMED};
use scripts::problems::picture;
use scripts::problems::reader::board;
use scripts::problems::replay::{spell, Play};

/// Returns the board of a text in any form, as a user types it, and its goal, or what is wrong with them.
pub fn read(goal: &str, text: &str) -> String {
    let case = match board(text).and_then(|start| case(start, goal)) {
        Ok(case) => case,
        Err(clause) => return format!("{{\"why\":{}}}\n", json::clause(&clause)),
    };
    let [start, goal] = [&case.start, &case.goal].map(|board| json::list(&board.tiles));
    format!("{{\"columns\":{},\"tiles\":{start},\"goal\":{goal}}}\n", case.start.columns)
}

/// Returns whether a board is solvable, and if not, what to change.
///
/// # Errors
/// The board or the goal is malformed.
pub fn solvable(goal: &str, text: &str) -> Result<String, String> {
    let case = case(board(text)?, goal)?;
    if case.solvable() {
        return Ok("{\"solvable\":true}\n".to_string());
    }
    let (swap, other) = (json::list(swap(&case.start)), json::optional(other(&case), json::text));
    Ok(format!("{{\"solvable\":false,\"swap\":{swap},\"other\":{other}}}\n"))
}

/// Returns the kit's moves for a board and whether no answer has fewer, or what to change if it is unsolvable.
///
/// # Errors
/// The board or the goal is malformed.
pub fn solve(goal: &str, text: &str) -> Result<String, String> {
    let case = case(board(text)?, goal)?;
    if !case.solvable() {
        return solvable(goal, text);
    }
    let moves = json::optional(solved(&case), |moves| json::text(&spell(&moves)));
    Ok(format!("{{\"solvable\":true,\"moves\":{moves},\"shortest\":{}}}\n", is_shortest(&case)))
}

/// Two tiles; with these swapped, an unsolvable board is solvable.
fn swap(start: &Grid) -> Vec<usize> {
    let twin = start.twin();
    let tiles = start.tiles.iter().zip(&twin.tiles);
    tiles.filter(|(tile, other)| tile != other).map(|(&tile, _)| tile).collect()
}

/// The name of a goal that can be reached.
fn other(case: &Case) -> Option<&'static str> {
    let is_reached = |name: &&str| self::case(case.start.clone(), name).is_ok_and(|case| case.solvable());
    NAMED.iter().map(|(name, _)| *name).find(is_reached)
}

/// The time of a move in the picture, in milliseconds.
const STEP: u64 = 500;

/// Returns the picture of an answer.
///
/// # Errors
/// The board or the goal is malformed, or a move leaves the board.
pub fn svg(goal: &str, moves: &str, text: &str) -> Result<String, String> {
    let play = Play::new(case(board(text)?, goal)?, moves);
    match &play.fault {
        Some(fault) if play.steps.len() < moves.len() => Err(fault.to_string()),
        _ => Ok(format!("{{\"picture\":{}}}\n", json::text(&picture::svg(&play, STEP)))),
    }
}
