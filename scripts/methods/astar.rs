//! A* (Hart, Nilsson and Raphael, 1968), with a set of reached boards ("graph search") or without one ("tree search").
//!
//! The node with the lowest priority f = g + h is expanded first: g moves were made, h are estimated to be left. If h is
//! never too high, the first answer is a shortest one. Ties go to the node with the smaller h, which is closer to the
//! goal. Without the set, a board is expanded once for each path to it. With it, a board is expanded again only if a
//! shorter path to it was found; its older node stays in the open list and is skipped.

use super::effort::{Effort, Ended};
use super::heuristic::HeuristicFunction;
use super::order::Order;
use super::trace::{Event, Part};
use super::tree::{Node, Tree};
use crate::kit::state::State;
use slidekit::heap::MinHeap;
use std::collections::HashMap;
use std::mem::size_of;

/// Priority, h and number of a node in the open list.
type Open = (u32, u32, u32);

/// Finds an answer, a shortest one if the weight is 1.
pub fn astar<const N: usize>(
    start: State<N>,
    goal: State<N>,
    heuristic: &HeuristicFunction<N>,
    order: Order,
    keeps_reached: bool,
    effort: &mut Effort,
) -> Ended {
    let (mut tree, mut open, mut open_len) = (Tree::new(start), MinHeap::new(), 1);
    let h = heuristic(start);
    open.push((order.priority(0, h), h, 0));
    effort.begin(Part::Whole, start, Some((h, order.priority(0, h))));
    let mut reached = keeps_reached.then(|| HashMap::from([(start, 0)]));
    let bytes = size_of::<Node<N>>() + size_of::<Open>() + if keeps_reached { size_of::<(State<N>, u16)>() } else { 0 };
    while let Some((_, _, number)) = open.pop() {
        open_len -= 1;
        let number = number as usize;
        let node = tree.node(number);
        if node.board == goal {
            effort.happen(number, Event::Goal);
            return Ok(Some(tree.path(number)));
        }
        if reached.as_ref().is_some_and(|reached| node.g > reached[&node.board]) {
            effort.happen(number, Event::Outdated);
            continue;
        }
        effort.expand(number)?;
        for (mv, after) in tree.moves(number) {
            let (g, h) = (node.g + 1, heuristic(after));
            let priority = order.priority(g.into(), h);
            let event = if order.cuts(g.into(), h) {
                Event::Limit
            } else if reached.as_mut().is_none_or(|reached| improves(reached, after, g)) {
                Event::Generated
            } else {
                Event::Seen
            };
            effort.reach(number, mv, tree.count(), Some((h, priority)), event);
            if event == Event::Generated {
                let added = tree.add(number, mv, after) as u32;
                open.push((priority, h, added));
                open_len += 1;
            }
        }
        effort.hold(open_len, tree.count(), bytes)?;
    }
    Ok(None)
}

/// Checks whether `g` is the lowest so far for a board, and records it.
fn improves<const N: usize>(reached: &mut HashMap<State<N>, u16>, board: State<N>, g: u16) -> bool {
    let lowest = reached.entry(board).or_insert(u16::MAX);
    let improves = g < *lowest;
    *lowest = g.min(*lowest);
    improves
}
