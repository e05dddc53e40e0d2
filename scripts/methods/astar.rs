//! A* (Hart, Nilsson and Raphael, 1968), with a set of seen boards or without: the textbooks' "graph search" and "tree
//! search".
//!
//! Always the board with the least priority is expanded. The estimate is never too high, so when the goal's turn comes,
//! no other board can lead to it by fewer moves. Of equal priorities the board with the smaller estimate comes first: it
//! is farther on. Without the set, a board that is reached in several ways is followed each time. With it, a board that
//! was reached before by as few moves is not followed again; one that is reached by fewer moves than before is, and its
//! old place in the queue is passed over. It can go on step by step, so that two searches can take turns.

use super::effort::{Effort, Ended, Stop};
use super::order::Order;
use super::state::State;
use super::tree::{Node, Tree};
use slidekit::board::Move;
use slidekit::heap::MinHeap;
use std::collections::HashMap;
use std::mem::size_of;

/// A search that is under way.
pub struct AStar<'a, S> {
    goal: S,
    estimate: &'a dyn Fn(S) -> u32,
    order: Order,
    tree: Tree<S>,
    /// The fewest moves by which each board was reached, where that is kept.
    seen: Option<HashMap<S, u16>>,
    /// Priority, estimate and number of each board to expand.
    open: MinHeap<(u32, u32, u32)>,
    /// How many these are.
    waiting: usize,
}

/// What a step comes to.
pub enum Step {
    Found(Vec<Move>),
    Further,
    /// There is nothing left to expand: no moves lead to the goal within the cut.
    Empty,
}

/// Finds an answer, with weight 1 a shortest one.
pub fn astar<S: State>(mut search: AStar<S>, effort: &mut Effort) -> Ended {
    loop {
        match search.step(effort)? {
            Step::Found(moves) => return Ok(Some(moves)),
            Step::Further => (),
            Step::Empty => return Ok(None),
        }
    }
}

impl<'a, S: State> AStar<'a, S> {
    /// A search without a set of seen boards.
    pub fn new(start: S, goal: S, estimate: &'a dyn Fn(S) -> u32, order: Order) -> Self {
        let mut open = MinHeap::new();
        open.push((order.priority(0, estimate(start)), estimate(start), 0));
        AStar { goal, estimate, order, tree: Tree::new(start), seen: None, open, waiting: 1 }
    }

    /// The same search with a set of seen boards.
    pub fn with_seen(self) -> Self {
        let start = self.tree.node(0).board;
        AStar { seen: Some(HashMap::from([(start, 0)])), ..self }
    }

    /// The bytes of a board held.
    pub fn bytes(&self) -> usize {
        let seen = if self.seen.is_some() { size_of::<(S, u16)>() } else { 0 };
        size_of::<Node<S>>() + seen + size_of::<(u32, u32, u32)>()
    }

    /// The number of boards held.
    pub fn count(&self) -> usize {
        self.tree.count()
    }

    /// Expands the board with the least priority.
    pub fn step(&mut self, effort: &mut Effort) -> Result<Step, Stop> {
        let number = match self.open.pop() {
            Some((_, _, number)) => number as usize,
            None => return Ok(Step::Empty),
        };
        self.waiting -= 1;
        let node = self.tree.node(number);
        if node.board == self.goal {
            return Ok(Step::Found(self.tree.path(number)));
        }
        if self.seen.as_ref().is_some_and(|seen| node.moves > seen[&node.board]) {
            return Ok(Step::Further);
        }
        effort.expand()?;
        for (mv, after) in self.tree.moves(number) {
            effort.generate();
            self.reach(number, mv, after);
        }
        effort.wait(self.waiting);
        effort.hold(self.count(), self.bytes())?;
        Ok(Step::Further)
    }

    /// Puts a board into the queue, unless it is cut or was reached by as few moves before.
    fn reach(&mut self, parent: usize, mv: Move, board: S) {
        let (moves, to_come) = (self.tree.node(parent).moves + 1, (self.estimate)(board));
        if self.order.cuts(moves.into(), to_come) || !self.is_nearer(board, moves) {
            return;
        }
        let added = self.tree.add(parent, mv, board) as u32;
        self.open.push((self.order.priority(moves.into(), to_come), to_come, added));
        self.waiting += 1;
    }

    /// Whether a board was never reached by so few moves, as far as that is kept; keeps it.
    fn is_nearer(&mut self, board: S, moves: u16) -> bool {
        let Some(seen) = &mut self.seen else { return true };
        let before = seen.entry(board).or_insert(u16::MAX);
        let is_nearer = moves < *before;
        *before = moves.min(*before);
        is_nearer
    }
}
