//! One way after another: the rule that says when the next, stronger one pays.

use crate::board::Board;
use crate::search::{Outcome, Settings};

/// A way to answer boards of one shape and goal, complete by itself: it finds an answer within the limit whenever there
/// is one, and else proves that there is none.
pub trait Stage<const R: usize, const C: usize>: Sized {
    /// What preparing it costs, in nanoseconds.
    const PRICE: u64;

    /// Prepares it, or `None` when it does not serve this goal.
    fn new(goal: Board<R, C>, settings: &Settings) -> Option<Self>;

    /// Answers a solvable board; may give up when that costs more than so many nanoseconds.
    fn solve(&mut self, board: Board<R, C>, settings: &Settings, allowance: u64) -> Outcome;

    /// What its answers have cost so far, in nanoseconds: counted in boards, each at its measured price, not by a clock.
    fn spent(&self) -> u64;
}

/// A stage, and a stronger one that takes over as soon as the first has spent what preparing the second costs.
///
/// Beside the board at hand, which is begun anew, the two together cost at most twice what the better one would have cost
/// in hindsight, as far as the prices are right (the ski rental rule, Karlin et al. 1988).
#[derive(Clone, Debug)]
pub struct Then<A, B, const R: usize, const C: usize> {
    goal: Board<R, C>,
    /// The stage that begins.
    pub first: A,
    /// The stage that takes over, once it is prepared.
    pub second: Option<B>,
}

impl<A: Stage<R, C>, B: Stage<R, C>, const R: usize, const C: usize> Stage<R, C> for Then<A, B, R, C> {
    const PRICE: u64 = A::PRICE;

    fn new(goal: Board<R, C>, settings: &Settings) -> Option<Self> {
        Some(Then { goal, first: A::new(goal, settings)?, second: None })
    }

    fn solve(&mut self, board: Board<R, C>, settings: &Settings, allowance: u64) -> Outcome {
        if self.second.is_none() {
            let left = B::PRICE.saturating_sub(self.first.spent());
            if left > 0 {
                let outcome = self.first.solve(board, settings, left);
                if outcome != Outcome::GaveUp {
                    return outcome;
                }
            }
            self.second = B::new(self.goal, settings);
        }
        match &mut self.second {
            Some(second) => second.solve(board, settings, allowance),
            None => self.first.solve(board, settings, allowance),
        }
    }

    fn spent(&self) -> u64 {
        self.first.spent() + self.second.as_ref().map_or(0, |second| second.spent())
    }
}
