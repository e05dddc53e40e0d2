//! Breadth-first search: all boards one move away, then all boards two moves away, and so on (Moore, 1959).
//!
//! Boards are expanded in the order of their distance, so the path to the goal is a shortest one. The set of reached
//! boards keeps a board from being expanded twice. It grows to 181,440 boards on 3 x 3, and far too many on 4 x 4.

use super::effort::{Effort, Ended};
use super::trace::{Event, Part};
use super::tree::{Node, Tree};
use crate::kit::state::State;
use std::collections::HashSet;
use std::mem::size_of;

/// Finds a shortest answer.
pub fn breadth_first<const N: usize>(start: State<N>, goal: State<N>, effort: &mut Effort) -> Ended {
    let mut tree = Tree::new(start);
    let mut reached = HashSet::from([start]);
    let mut next = 0;
    effort.begin(Part::Whole, start, None);
    while next < tree.count() {
        if tree.node(next).board == goal {
            effort.happen(next, Event::Goal);
            return Ok(Some(tree.path(next)));
        }
        effort.expand(next)?;
        for (mv, after) in tree.moves(next) {
            let is_new = reached.insert(after);
            effort.reach(next, mv, tree.count(), None, if is_new { Event::Generated } else { Event::Seen });
            if is_new {
                tree.add(next, mv, after);
            }
        }
        effort.hold(tree.count() - next - 1, tree.count(), size_of::<Node<N>>() + size_of::<State<N>>())?;
        next += 1;
    }
    Ok(None)
}
