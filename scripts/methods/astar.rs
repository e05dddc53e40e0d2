//! A* with a set of seen boards (Hart, Nilsson and Raphael, 1968; the textbooks' "graph search").
//!
//! As without the set, but a board that was reached before by as few moves is not followed again; one that is reached
//! by fewer moves than before is, and its old place in the queue is passed over. It can go on step by step, so that two
//! searches can take turns.

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
    /// The fewest moves by which each board was reached.
    seen: HashMap<S, u16>,
    /// Priority, estimate and number of each board to expand.
    open: MinHeap<(u32, u32, u32)>,
}

/// What a step comes to.
pub enum Step {
    Found(Vec<Move>),
    Further,
    /// There is nothing left to expand: no moves lead to the goal within the cut.
    Empty,
}

/// Finds an answer, with weight 1 a shortest one.
pub fn astar<S: State>(start: S, goal: S, estimate: &dyn Fn(S) -> u32, order: Order, effort: &mut Effort) -> Ended {
    let mut search = AStar::new(start, goal, estimate, order);
    loop {
        match search.step(effort)? {
            Step::Found(moves) => return Ok(Some(moves)),
            Step::Further => (),
            Step::Empty => return Ok(None),
        }
    }
}

impl<'a, S: State> AStar<'a, S> {
    pub fn new(start: S, goal: S, estimate: &'a dyn Fn(S) -> u32, order: Order) -> Self {
        let (mut seen, mut open) = (HashMap::new(), MinHeap::new());
        seen.insert(start, 0);
        open.push((order.priority(0, estimate(start)), estimate(start), 0));
        AStar { goal, estimate, order, tree: Tree::new(start), seen, open }
    }

    /// The bytes of a board held.
    pub const BYTES: usize = size_of::<Node<S>>() + size_of::<(S, u16)>() + size_of::<(u32, u32, u32)>();

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
        let node = self.tree.node(number);
        if node.board == self.goal {
            return Ok(Step::Found(self.tree.path(number)));
        }
        if node.moves > self.seen[&node.board] {
            return Ok(Step::Further);
        }
        effort.expand()?;
        for (mv, after) in self.tree.moves(number) {
            effort.generate();
            self.reach(number, mv, after);
        }
        effort.hold(self.count(), Self::BYTES)?;
        Ok(Step::Further)
    }

    /// Puts a board into the queue, unless it is cut or was reached by as few moves before.
    fn reach(&mut self, parent: usize, mv: Move, board: S) {
        let (moves, to_come) = (self.tree.node(parent).moves + 1, (self.estimate)(board));
        let before = self.seen.get(&board).copied().unwrap_or(u16::MAX);
        if moves < before && !self.order.cuts(moves.into(), to_come) {
            self.seen.insert(board, moves);
            let added = self.tree.add(parent, mv, board) as u32;
            self.open.push((self.order.priority(moves.into(), to_come), to_come, added));
        }
    }
}
