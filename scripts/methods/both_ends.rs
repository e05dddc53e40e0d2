//! Bidirectional breadth-first search: from the start forward and from the goal backward, until they meet (Pohl, 1971).
//!
//! Two searches of half the depth hold far fewer boards than one of the full depth. The side with the smaller last
//! level goes on, always by a whole level. When the sides meet, all boards nearer to either end are known, so the answer
//! is a shortest one.

use super::effort::{Effort, Ended};
use super::levels::{join, Levels};
use super::trace::Event;
use crate::kit::state::State;

/// Finds a shortest answer.
pub fn both_ends<const N: usize>(start: State<N>, goal: State<N>, effort: &mut Effort) -> Ended {
    let mut forward = Levels::new(start, "start", effort);
    let mut backward = Levels::new(goal, "goal", effort);
    if start == goal {
        effort.happen(0, Event::Met);
        return Ok(Some(Vec::new()));
    }
    while forward.width() > 0 && backward.width() > 0 {
        let meeting = if forward.width() <= backward.width() {
            forward.advance(Some(&backward), effort)?
        } else {
            backward.advance(Some(&forward), effort)?
        };
        if let Some(board) = meeting {
            return Ok(Some(join(&forward, board, &backward)));
        }
    }
    Ok(None)
}
