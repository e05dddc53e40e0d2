//! A* (Hart, Nilsson and Raphael, 1968), with a set of reached boards ("graph search") or without one ("tree search").
//!
//! The node with the lowest priority f = g + h is expanded first: g moves were made, h are estimated to be left. If h is
//! never too high, the first answer is a shortest one. Ties go to the node with the smaller h, which is closer to the
//! goal. Without the set, a board is expanded once for each path to it. With it, a board is expanded again only if a
//! shorter path to it was found; its older node stays in the open list and is skipped.

use super::effort::{Effort, Ended, Stop};
use super::order::Order;
use super::state::{Heuristic, State};
use super::tree::{Node, Tree};
use slidekit::board::Move;
use slidekit::heap::MinHeap;
use std::collections::HashMap;
use std::mem::size_of;

/// A search in progress, which goes on one expansion at a time, so that two searches can take turns.
pub struct AStar<const N: usize> {
    goal: State<N>,
    heuristic: Heuristic<N>,
    order: Order,
    tree: Tree<N>,
    /// The lowest g of each reached board so far, if they are kept.
    reached: Option<HashMap<State<N>, u16>>,
    /// Priority, h and number of each node in the open list.
    open: MinHeap<(u32, u32, u32)>,
    open_len: usize,
}

/// The result of one step.
pub enum Step {
    Found(Vec<Move>),
    /// A node was expanded or skipped.
    Continue,
    /// The open list is empty: no moves within the cut lead to the goal.
    Exhausted,
}

/// Finds an answer, a shortest one if the weight is 1.
pub fn astar<const N: usize>(mut search: AStar<N>, effort: &mut Effort) -> Ended {
    loop {
        match search.step(effort)? {
            Step::Found(moves) => return Ok(Some(moves)),
            Step::Continue => (),
            Step::Exhausted => return Ok(None),
        }
    }
}

impl<const N: usize> AStar<N> {
    /// Creates a search without a set of reached boards.
    pub fn new(start: State<N>, goal: State<N>, heuristic: Heuristic<N>, order: Order) -> Self {
        let mut open = MinHeap::new();
        open.push((order.priority(0, heuristic(start)), heuristic(start), 0));
        AStar { goal, heuristic, order, tree: Tree::new(start), reached: None, open, open_len: 1 }
    }

    /// Adds a set of reached boards.
    pub fn with_reached(self) -> Self {
        let start = self.tree.node(0).board;
        AStar { reached: Some(HashMap::from([(start, 0)])), ..self }
    }

    /// The bytes that one node takes.
    pub fn bytes(&self) -> usize {
        let reached = if self.reached.is_some() { size_of::<(State<N>, u16)>() } else { 0 };
        size_of::<Node<N>>() + reached + size_of::<(u32, u32, u32)>()
    }

    /// The number of nodes held.
    pub fn count(&self) -> usize {
        self.tree.count()
    }

    /// Expands the node with the lowest priority, or skips it if a shorter path to its board was found.
    pub fn step(&mut self, effort: &mut Effort) -> Result<Step, Stop> {
        let Some((_, _, number)) = self.open.pop() else { return Ok(Step::Exhausted) };
        self.open_len -= 1;
        let number = number as usize;
        let node = self.tree.node(number);
        if node.board == self.goal {
            return Ok(Step::Found(self.tree.path(number)));
        }
        if self.reached.as_ref().is_some_and(|reached| node.g > reached[&node.board]) {
            return Ok(Step::Continue);
        }
        effort.expand()?;
        for (mv, after) in self.tree.moves(number) {
            effort.generated += 1;
            self.push(number, mv, after);
        }
        effort.hold(self.open_len, self.count(), self.bytes())?;
        Ok(Step::Continue)
    }

    /// Adds a node to the open list, unless it is cut off or its board was reached by as few moves before.
    fn push(&mut self, parent: usize, mv: Move, board: State<N>) {
        let (g, h) = (self.tree.node(parent).g + 1, (self.heuristic)(board));
        if self.order.cuts(g.into(), h) || !self.improves(board, g) {
            return;
        }
        let added = self.tree.add(parent, mv, board) as u32;
        self.open.push((self.order.priority(g.into(), h), h, added));
        self.open_len += 1;
    }

    /// Checks whether `g` is the lowest so far for a board, and records it. Always true without a set of reached boards.
    fn improves(&mut self, board: State<N>, g: u16) -> bool {
        let Some(reached) = &mut self.reached else { return true };
        let lowest = reached.entry(board).or_insert(u16::MAX);
        let improves = g < *lowest;
        *lowest = g.min(*lowest);
        improves
    }
}
