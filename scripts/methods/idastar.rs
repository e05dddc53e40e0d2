//! IDA*: depth-first searches under a rising threshold (Korf, 1985).
//!
//! Each round searches depth first and turns back where the priority exceeds the threshold, so it holds nothing but the
//! current path. If a round fails, the lowest priority above its threshold becomes the next threshold. With weight 1 the
//! first answer is therefore a shortest one, as with A*. Boards are expanded again in every round and on every path, but
//! that takes neither memory nor an open list. No path is longer than 1,000 moves, which bounds the recursion.

use super::effort::{Effort, Ended, Stop};
use super::heuristic::HeuristicFunction;
use super::order::Order;
use super::trace::{Event, Part};
use crate::kit::state::State;
use slidekit::board::Move;
use slidekit::pruning::{PathState, Pruning, PRUNED, START};

const DEEPEST: u32 = 1000;

/// The bytes of a stack frame of `visit`, about.
const FRAME: usize = 256;

/// Finds an answer, a shortest one if the weight is 1. Sequences of moves that `pruning` knows are not followed.
pub fn idastar<const N: usize>(
    start: State<N>,
    goal: State<N>,
    heuristic: &HeuristicFunction<N>,
    order: Order,
    pruning: &Pruning,
    effort: &mut Effort,
) -> Ended {
    let order = Order { cut: Some(order.cut.unwrap_or(DEEPEST).min(DEEPEST)), ..order };
    let h = heuristic(start);
    let mut next = Some(order.priority(0, h)).filter(|_| !order.cuts(0, h));
    while let Some(threshold) = next {
        effort.begin(Part::Round(threshold), start, Some((h, order.priority(0, h))));
        let mut round = Round { goal, heuristic, order, pruning, threshold, next: None, path: Vec::new() };
        if round.visit(start, 0, START, effort)? {
            return Ok(Some(round.path));
        }
        next = round.next;
    }
    Ok(None)
}

struct Round<'a, const N: usize> {
    goal: State<N>,
    heuristic: &'a HeuristicFunction<N>,
    order: Order,
    pruning: &'a Pruning,
    threshold: u32,
    /// The lowest priority above the threshold so far.
    next: Option<u32>,
    /// The moves from the start to the current board.
    path: Vec<Move>,
}

impl<const N: usize> Round<'_, N> {
    /// Searches from a board, a node of this number, and returns whether the goal was found.
    fn visit(&mut self, board: State<N>, number: usize, path: PathState, effort: &mut Effort) -> Result<bool, Stop> {
        if board == self.goal {
            effort.happen(number, Event::Goal);
            return Ok(true);
        }
        effort.expand(number)?;
        effort.hold(0, self.path.len() + 1, FRAME)?;
        for (mv, after) in board.moves(self.path.last().copied()) {
            let (g, h) = (self.path.len() as u32 + 1, (self.heuristic)(after));
            let (path, next) = (self.pruning.after(path, mv), effort.generated as usize + 1);
            let event = if path == PRUNED { Event::Redundant } else { self.judge(g, h) };
            effort.reach(number, mv, next, Some((h, self.order.priority(g, h))), event);
            if event != Event::Generated {
                continue;
            }
            self.path.push(mv);
            if self.visit(after, next, path, effort)? {
                return Ok(true);
            }
            self.path.pop();
        }
        Ok(false)
    }

    /// Says whether a node is cut off; the lowest priority above the threshold is kept.
    fn judge(&mut self, g: u32, h: u32) -> Event {
        let priority = self.order.priority(g, h);
        if self.order.cuts(g, h) {
            return Event::Limit;
        }
        if priority > self.threshold {
            self.next = Some(self.next.map_or(priority, |next| next.min(priority)));
            return Event::Threshold;
        }
        Event::Generated
    }
}
