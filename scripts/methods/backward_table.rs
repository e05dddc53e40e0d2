//! The backward table: all boards within some moves of the goal, then breadth-first search from the start until it
//! meets one of them.
//!
//! The table could be built once and serve any number of boards; here it is built for each board, and counted. Every
//! board expanded before the meeting is outside the table, and so farther from the goal than the table is deep:
//! no other path is shorter.

use super::effort::{Effort, Ended};
use super::levels::{join, Levels};
use super::trace::Event;
use crate::kit::grid::line;
use crate::kit::state::State;

/// Finds a shortest answer with a table of all boards within `depth` moves of the goal, and notes where it was met.
pub fn backward_table<const N: usize>(
    start: State<N>,
    goal: State<N>,
    depth: usize,
    note: &mut Option<String>,
    effort: &mut Effort,
) -> Ended {
    let mut table = Levels::new(goal, "goal", effort);
    for _ in 0..depth {
        table.advance(None, effort)?;
    }
    let mut forward = Levels::new(start, "start", effort);
    let mut met = Some(start).filter(|&start| table.contains(start));
    if met.is_some() {
        effort.happen(0, Event::Met);
    }
    while met.is_none() && forward.width() > 0 {
        met = forward.advance(Some(&table), effort)?;
    }
    Ok(met.map(|board| {
        let (moves, before) = (join(&forward, board, &table), forward.path(board).len());
        *note = Some(format!(
            "{} boards are within {depth} moves of the goal; met {} after {before} moves, {} from the goal",
            table.count(),
            line(&board.grid()),
            moves.len() - before
        ));
        moves
    }))
}
