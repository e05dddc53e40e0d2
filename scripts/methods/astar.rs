//! A* (Hart, Nilsson and Raphael, 1968), with a set of reached boards ("graph search") or without one ("tree search").
//!
//! The node with the lowest priority f = g + h is expanded first: g moves were made, h are estimated to be left. If h is
//! never too high, the first answer is a shortest one. Ties go to the node with the smaller h, which is closer to the
//! goal. Without the set, a board is expanded once for each path to it. With it, a board is expanded again only if a
//! shorter path to it was found; its older node stays in the open list and is skipped.

use super::effort::{Effort, Ended, Stop};
use super::heuristic::HeuristicFunction;
use super::order::Order;
use super::trace::{Event, Part};
use super::tree::{Node, Tree};
use crate::kit::state::State;
use slidekit::board::Move;
use slidekit::heap::MinHeap;
use std::collections::HashMap;
use std::mem::size_of;
use std::ops::ControlFlow::{self, Break, Continue};

/// Finds an answer, a shortest one if the weight is 1.
pub fn astar<const N: usize>(
    start: State<N>,
    goal: State<N>,
    heuristic: &HeuristicFunction<N>,
    order: Order,
    keeps_reached: bool,
    effort: &mut Effort,
) -> Ended {
    let mut search = AStarSearch::new(start, goal, heuristic, order, keeps_reached);
    search.begin(Part::Whole, effort);
    loop {
        match search.step(effort)? {
            Continue(()) => effort.hold(search.open.len(), search.count(), search.bytes())?,
            Break(answer) => return Ok(answer),
        }
    }
}

/// Priority, h and number of a node in the open list.
type Open = (u32, u32, u32);

/// A search that goes on node by node.
pub struct AStarSearch<'a, const N: usize> {
    goal: State<N>,
    heuristic: &'a HeuristicFunction<N>,
    order: Order,
    tree: Tree<N>,
    pub open: MinHeap<Open>,
    /// For each board that was reached, the lowest g so far.
    reached: Option<HashMap<State<N>, u16>>,
}

impl<'a, const N: usize> AStarSearch<'a, N> {
    /// Creates a search that has reached its start.
    pub fn new(
        start: State<N>,
        goal: State<N>,
        heuristic: &'a HeuristicFunction<N>,
        order: Order,
        keeps_reached: bool,
    ) -> AStarSearch<'a, N> {
        let (mut open, h) = (MinHeap::new(), heuristic(start));
        open.push((order.priority(0, h), h, 0));
        let reached = keeps_reached.then(|| HashMap::from([(start, 0)]));
        AStarSearch { goal, heuristic, order, tree: Tree::new(start), open, reached }
    }

    /// Begins its trace.
    pub fn begin(&self, part: Part, effort: &mut Effort) {
        let start = self.tree.node(0).board;
        let h = (self.heuristic)(start);
        effort.begin(part, start, Some((h, self.order.priority(0, h))));
    }

    /// The number of nodes.
    pub fn count(&self) -> usize {
        self.tree.count()
    }

    /// The bytes of a node, with its entries in the open list and in the set.
    pub fn bytes(&self) -> usize {
        let entry = if self.reached.is_some() { size_of::<(State<N>, u16)>() } else { 0 };
        size_of::<Node<N>>() + size_of::<Open>() + entry
    }

    /// Takes the next node of the open list. Breaks with the moves to the goal if the node is the goal, and without moves if
    /// there is no node.
    pub fn step(&mut self, effort: &mut Effort) -> Result<ControlFlow<Option<Vec<Move>>>, Stop> {
        let Some((_, _, number)) = self.open.pop() else { return Ok(Break(None)) };
        let number = number as usize;
        let Node { board, g, .. } = self.tree.node(number);
        if board == self.goal {
            effort.happen(number, Event::Goal);
            return Ok(Break(Some(self.tree.path(number))));
        }
        if self.reached.as_ref().is_some_and(|reached| g > reached[&board]) {
            effort.happen(number, Event::Outdated);
        } else {
            self.expand(number, effort)?;
        }
        Ok(Continue(()))
    }

    /// Tries the moves of a node.
    fn expand(&mut self, number: usize, effort: &mut Effort) -> Result<(), Stop> {
        effort.expand(number)?;
        let g = self.tree.node(number).g + 1;
        for (mv, after) in self.tree.moves(number) {
            let h = (self.heuristic)(after);
            let priority = self.order.priority(g.into(), h);
            let event = if self.order.cuts(g.into(), h) {
                Event::Limit
            } else if self.reached.as_mut().is_none_or(|reached| improves(reached, after, g)) {
                Event::Generated
            } else {
                Event::Seen
            };
            effort.reach(number, mv, self.tree.count(), Some((h, priority)), event);
            if event == Event::Generated {
                let added = self.tree.add(number, mv, after) as u32;
                self.open.push((priority, h, added));
            }
        }
        Ok(())
    }
}

/// Checks whether `g` is the lowest so far for a board, and records it.
fn improves<const N: usize>(reached: &mut HashMap<State<N>, u16>, board: State<N>, g: u16) -> bool {
    let lowest = reached.entry(board).or_insert(u16::MAX);
    let improves = g < *lowest;
    *lowest = g.min(*lowest);
    improves
}
