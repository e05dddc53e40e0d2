//! A* (Hart, Nilsson and Raphael, 1968), with a closed list ("graph search") or without one ("tree search").
//!
//! The node with the lowest priority f = g + h is expanded first: g moves were made, h are estimated to be left. If h is
//! never too high, the first answer is a shortest one. Ties go to the node with the smaller h, which is closer to the
//! goal. Without a closed list, a board is expanded once for each path to it. With one, a board is expanded again only
//! if a shorter path to it was found; its older node stays in the open list and is skipped.

use super::effort::{Effort, Ended, Stop};
use super::order::Order;
use super::state::State;
use super::tree::{Node, Tree};
use slidekit::board::Move;
use slidekit::heap::MinHeap;
use std::collections::HashMap;
use std::mem::size_of;

/// A search in progress, which goes on one expansion at a time, so that two searches can take turns.
pub struct AStar<'a, S> {
    goal: S,
    heuristic: &'a dyn Fn(S) -> u32,
    order: Order,
    tree: Tree<S>,
    /// The lowest g of each board so far, if there is a closed list.
    closed: Option<HashMap<S, u16>>,
    /// Priority, h and number of each node in the open list.
    open: MinHeap<(u32, u32, u32)>,
    open_len: usize,
}

/// The result of one step.
pub enum Step {
    Found(Vec<Move>),
    Expanded,
    /// The open list is empty: no moves within the cut lead to the goal.
    Exhausted,
}

/// Finds an answer, a shortest one if the weight is 1.
pub fn astar<S: State>(mut search: AStar<S>, effort: &mut Effort) -> Ended {
    loop {
        match search.step(effort)? {
            Step::Found(moves) => return Ok(Some(moves)),
            Step::Expanded => (),
            Step::Exhausted => return Ok(None),
        }
    }
}

impl<'a, S: State> AStar<'a, S> {
    /// Creates a search without a closed list.
    pub fn new(start: S, goal: S, heuristic: &'a dyn Fn(S) -> u32, order: Order) -> Self {
        let mut open = MinHeap::new();
        open.push((order.priority(0, heuristic(start)), heuristic(start), 0));
        AStar { goal, heuristic, order, tree: Tree::new(start), closed: None, open, open_len: 1 }
    }

    /// Adds a closed list.
    pub fn with_closed(self) -> Self {
        let start = self.tree.node(0).board;
        AStar { closed: Some(HashMap::from([(start, 0)])), ..self }
    }

    /// The bytes that one node takes.
    pub fn bytes(&self) -> usize {
        let closed = if self.closed.is_some() { size_of::<(S, u16)>() } else { 0 };
        size_of::<Node<S>>() + closed + size_of::<(u32, u32, u32)>()
    }

    /// The number of nodes held.
    pub fn count(&self) -> usize {
        self.tree.count()
    }

    /// Expands the node with the lowest priority.
    pub fn step(&mut self, effort: &mut Effort) -> Result<Step, Stop> {
        let Some((_, _, number)) = self.open.pop() else { return Ok(Step::Exhausted) };
        self.open_len -= 1;
        let number = number as usize;
        let node = self.tree.node(number);
        if node.board == self.goal {
            return Ok(Step::Found(self.tree.path(number)));
        }
        if self.closed.as_ref().is_some_and(|closed| node.g > closed[&node.board]) {
            return Ok(Step::Expanded);
        }
        effort.expand()?;
        for (mv, after) in self.tree.moves(number) {
            effort.generated += 1;
            self.push(number, mv, after);
        }
        effort.hold(self.open_len, self.count(), self.bytes())?;
        Ok(Step::Expanded)
    }

    /// Adds a node to the open list, unless it is cut off or its board was reached by as few moves before.
    fn push(&mut self, parent: usize, mv: Move, board: S) {
        let (g, h) = (self.tree.node(parent).g + 1, (self.heuristic)(board));
        if self.order.cuts(g.into(), h) || !self.improves(board, g) {
            return;
        }
        let added = self.tree.add(parent, mv, board) as u32;
        self.open.push((self.order.priority(g.into(), h), h, added));
        self.open_len += 1;
    }

    /// Checks whether `g` is the lowest so far for a board, and records it. Always true without a closed list.
    fn improves(&mut self, board: S, g: u16) -> bool {
        let Some(closed) = &mut self.closed else { return true };
        let lowest = closed.entry(board).or_insert(u16::MAX);
        let improves = g < *lowest;
        *lowest = g.min(*lowest);
        improves
    }
}
