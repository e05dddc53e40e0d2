//! Breadth-first search: all boards one move away, then all two moves away, and so on (Moore, 1959).
//!
//! The first time the goal's turn comes, it was reached by the fewest moves: every board with fewer had its turn
//! before. A set of the boards seen so far keeps each from being followed twice. It takes as many boards as there are
//! nearer than the goal: up to 181,440 on 3 x 3, and far too many on 4 x 4.

use super::effort::{Effort, Ended};
use super::state::State;
use super::tree::{Node, Tree};
use std::collections::HashSet;
use std::mem::size_of;

/// Finds a shortest answer.
pub fn breadth_first<S: State>(start: S, goal: S, effort: &mut Effort) -> Ended {
    let mut tree = Tree::new(start);
    let mut seen = HashSet::from([start]);
    let mut next = 0;
    while next < tree.count() {
        if tree.node(next).board == goal {
            return Ok(Some(tree.path(next)));
        }
        effort.expand()?;
        for (mv, after) in tree.moves(next) {
            effort.generate();
            if seen.insert(after) {
                tree.add(next, mv, after);
            }
        }
        effort.wait(tree.count() - next - 1);
        effort.hold(tree.count(), size_of::<Node<S>>() + size_of::<S>())?;
        next += 1;
    }
    Ok(None)
}
