//! A* without a set of seen boards (Hart, Nilsson and Raphael, 1968; the textbooks' "tree search").
//!
//! Always the board with the least priority is expanded. The estimate is never too high, so when the goal's turn comes,
//! no other board can lead to it by fewer moves. A board that is reached in several ways is followed each time. Of
//! equal priorities the board with the smaller estimate comes first: it is farther on.

use super::effort::{Effort, Ended};
use super::order::Order;
use super::state::State;
use super::tree::{Node, Tree};
use slidekit::heap::MinHeap;
use std::mem::size_of;

/// Finds an answer, with weight 1 a shortest one.
pub fn astar_tree<S: State>(
    start: S,
    goal: S,
    estimate: &dyn Fn(S) -> u32,
    order: Order,
    effort: &mut Effort,
) -> Ended {
    let mut tree = Tree::new(start);
    let mut open = MinHeap::new();
    open.push((order.priority(0, estimate(start)), estimate(start), 0));
    while let Some((_, _, number)) = open.pop() {
        let node = tree.node(number as usize);
        if node.board == goal {
            return Ok(Some(tree.path(number as usize)));
        }
        effort.expand()?;
        for (mv, after) in tree.moves(number as usize) {
            effort.generate();
            let (moves, to_come) = (u32::from(node.moves) + 1, estimate(after));
            if !order.cuts(moves, to_come) {
                let added = tree.add(number as usize, mv, after) as u32;
                open.push((order.priority(moves, to_come), to_come, added));
            }
        }
        effort.hold(tree.count(), size_of::<Node<S>>() + size_of::<(u32, u32, u32)>())?;
    }
    Ok(None)
}
