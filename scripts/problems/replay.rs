//! Replay: where do these moves lead?

use super::grid::{Case, Grid};
use slidekit::board::Move;

/// Plays an answer and gives the number of moves when it leads to the goal within the limit.
///
/// `names` are the words for the moves of [`Move::ALL`], in that order.
///
/// # Errors
/// The first fault, as one clause; moves are counted from 1.
pub fn replay(case: &Case, moves: &[&str], names: &[&str; 4], limit: Option<usize>) -> Result<usize, String> {
    let end = after(&case.start, moves, names)?;
    if end != case.goal {
        return Err(format!("the board after move {} is not the goal", moves.len()));
    }
    match limit {
        Some(limit) if moves.len() > limit => Err(format!("{} moves, the limit is {}", moves.len(), limit)),
        _ => Ok(moves.len()),
    }
}

/// The board after these moves.
fn after(start: &Grid, moves: &[&str], names: &[&str; 4]) -> Result<Grid, String> {
    let mut grid = start.clone();
    for (place, word) in (1..).zip(moves) {
        let named = names.iter().position(|name| name == word);
        let mv = Move::ALL[named.ok_or_else(|| format!("move {place}: {word:?} is not a move"))?];
        grid = grid.after(mv).ok_or_else(|| format!("move {place} ({word}) leaves the board"))?;
    }
    Ok(grid)
}

/// Moves as one word of letters.
pub fn spell(moves: &[Move]) -> String {
    moves.iter().map(|&mv| ['D', 'L', 'R', 'U'][mv as usize]).collect()
}

/// A word of moves as its letters.
pub fn letters(word: &str) -> Vec<&str> {
    let ends = word.char_indices().map(|(at, letter)| (at, at + letter.len_utf8()));
    ends.map(|(from, to)| &word[from..to]).collect()
}
