//! The backward table: all boards within some moves of the goal, then breadth-first search from the start until it
//! meets one of them.
//!
//! The table could be built once and serve any number of boards; here it is built for each board, and counted. Every
//! board expanded before the meeting is outside the table, and so farther from the goal than the table is deep:
//! no other path is shorter.

use super::effort::{Effort, Stop};
use super::levels::{join, Levels};
use super::state::State;
use slidekit::board::Move;

/// An answer, and where the search met the table.
pub struct Meeting<S> {
    pub moves: Vec<Move>,
    /// The first board from the start that the table contains.
    pub board: S,
    /// The number of moves from the start to that board.
    pub before: usize,
    /// The number of boards in the table.
    pub table: usize,
}

/// Finds a shortest answer with a table of all boards within `depth` moves of the goal.
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
