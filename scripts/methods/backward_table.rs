//! The backward table: every board within some moves of the goal, then breadth first from the start until one is met.
//!
//! The table can be made once and serve any number of boards; here it is made anew for each, and counted. The boards
//! before the first that is met are not in the table, so each of them is farther from the goal than the table is deep,
//! and no other way is shorter.

use super::effort::{Effort, Stop};
use super::levels::{join, Levels};
use super::state::State;
use slidekit::board::Move;

/// An answer, and how it was put together.
pub struct Meeting<S> {
    pub moves: Vec<Move>,
    /// The first board from the start that the table contains.
    pub board: S,
    /// The moves from the start to that board.
    pub before: usize,
    /// The boards of the table.
    pub table: usize,
}

/// Finds a shortest answer with a table of every board within `depth` moves of the goal.
pub fn backward_table<S: State>(
    start: S,
    goal: S,
    depth: usize,
    effort: &mut Effort,
) -> Result<Option<Meeting<S>>, Stop> {
    let mut table = Levels::new(goal);
    for _ in 0..depth {
        table.advance(None, effort)?;
    }
    let mut forward = Levels::new(start);
    let mut met = Some(start).filter(|&start| table.contains(start));
    while met.is_none() && forward.width() > 0 {
        met = forward.advance(Some(&table), effort)?;
    }
    Ok(met.map(|board| {
        let (moves, before) = (join(&forward, board, &table), forward.path(board).len());
        Meeting { moves, board, before, table: table.count() }
    }))
}
