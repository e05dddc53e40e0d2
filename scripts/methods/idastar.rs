//! IDA*: depth first under a rising ceiling (Korf, 1985).
//!
//! A round goes on from every board whose priority is not above the ceiling, depth first, and holds nothing but the
//! path to the board at hand. When it does not meet the goal, the next round's ceiling is the least priority that was
//! above this one's. So with weight 1 the first answer is a shortest one, as with A*; boards are followed again in
//! every round and each time they are reached, but that takes no memory and no queue.
//!
//! No path is followed for more than 1,000 moves, so that calls are not nested too deep.

use super::effort::{Effort, Ended, Stop};
use super::order::Order;
use super::state::{moves, State};
use slidekit::board::Move;

const DEEPEST: u32 = 1000;

/// Finds an answer, with weight 1 a shortest one.
pub fn idastar<S: State>(start: S, goal: S, estimate: &dyn Fn(S) -> u32, order: Order, effort: &mut Effort) -> Ended {
    let order = Order { cut: Some(order.cut.unwrap_or(DEEPEST).min(DEEPEST)), ..order };
    let mut next = Some(order.priority(0, estimate(start)));
    while let Some(ceiling) = next {
        let mut round = Round { goal, estimate, order, ceiling, next: None, path: Vec::new() };
        if round.visit(start, effort)? {
            return Ok(Some(round.path));
        }
        next = round.next;
    }
    Ok(None)
}

struct Round<'a, S> {
    goal: S,
    estimate: &'a dyn Fn(S) -> u32,
    order: Order,
    ceiling: u32,
    /// The least priority above the ceiling so far.
    next: Option<u32>,
    /// The moves from the start to the board at hand.
    path: Vec<Move>,
}

impl<S: State> Round<'_, S> {
    /// Goes on from a board, and says whether that led to the goal.
    fn visit(&mut self, board: S, effort: &mut Effort) -> Result<bool, Stop> {
        let (made, to_come) = (self.path.len() as u32, (self.estimate)(board));
        let priority = self.order.priority(made, to_come);
        if self.order.cuts(made, to_come) {
            return Ok(false);
        }
        if priority > self.ceiling {
            self.next = Some(self.next.map_or(priority, |next| next.min(priority)));
            return Ok(false);
        }
        if board == self.goal {
            return Ok(true);
        }
        effort.expand()?;
        effort.hold(self.path.len() + 1, FRAME)?;
        for (mv, after) in moves(board, self.path.last().copied()) {
            effort.generate();
            self.path.push(mv);
            if self.visit(after, effort)? {
                return Ok(true);
            }
            self.path.pop();
        }
        Ok(false)
    }
}

/// The bytes of a call of `visit`, about.
const FRAME: usize = 256;
