//! The kit's moves for a board.

use crate::json;
use scripts::kit::grid::Case;
use scripts::kit::solve::{is_shortest, solve as solved};
use scripts::problems::goals::{case, NAMED};
use scripts::problems::reader::board;
use scripts::problems::replay::spell;

/// Returns the board of a text in any form, as a user types it, and its goal, with what to change if it is unsolvable; or what
/// is wrong with them.
pub fn read(goal: &str, text: &str) -> String {
    let case = match board(text).and_then(|start| case(start, goal)) {
        Ok(case) => case,
        Err(clause) => return format!("{{\"why\":{}}}\n", json::clause(&clause)),
    };
    let [start, goal] = [&case.start, &case.goal].map(|board| json::list(&board.tiles));
    let unsolvable = Some(&case).filter(|case| !case.solvable());
    let swap = json::list(unsolvable.map(swap).unwrap_or_default());
    let other = json::optional(unsolvable.and_then(other), json::text);
    let columns = case.start.columns;
    format!("{{\"columns\":{columns},\"tiles\":{start},\"goal\":{goal},\"swap\":{swap},\"other\":{other}}}\n")
}

/// Returns the kit's moves for a board, if it is solvable, and whether no answer has fewer.
///
/// # Errors
/// The board or the goal is malformed.
pub fn solve(goal: &str, text: &str) -> Result<String, String> {
    let case = case(board(text)?, goal)?;
    let moves = if case.solvable() { solved(&case) } else { None };
    let moves = json::optional(moves, |moves| json::text(&spell(&moves)));
    Ok(format!("{{\"solvable\":{},\"moves\":{moves},\"shortest\":{}}}\n", case.solvable(), is_shortest(&case)))
}

/// Two tiles; with these swapped, an unsolvable board is solvable.
fn swap(case: &Case) -> Vec<usize> {
    let twin = case.start.twin();
    let tiles = case.start.tiles.iter().zip(&twin.tiles);
    tiles.filter(|(tile, other)| tile != other).map(|(&tile, _)| tile).collect()
}

/// The name of a goal that can be reached.
fn other(case: &Case) -> Option<&'static str> {
    let is_reached = |name: &&str| self::case(case.start.clone(), name).is_ok_and(|case| case.solvable());
    NAMED.iter().map(|(name, _)| *name).find(is_reached)
}
