//! The plain searches, which need no preparation: weighted A* while its memory lasts, then weighted IDA*.

use crate::astar::AStar;
use crate::board::Board;
use crate::idastar::IdaStar;
use crate::manhattan::Manhattan;
use crate::search::{Outcome, Settings};
use crate::stage::Stage;

/// Both searches on Manhattan distance.
#[derive(Clone, Debug)]
pub struct Plain<const R: usize, const C: usize> {
    /// What begins.
    pub astar: AStar<R, C>,
    /// What goes on when the memory is full.
    pub idastar: IdaStar<Manhattan, R, C>,
}

/// What a generated board costs, in nanoseconds, as measured.
const ASTAR_BOARD: u64 = 80;
const IDASTAR_BOARD: u64 = 5;

impl<const R: usize, const C: usize> Stage<R, C> for Plain<R, C> {
    const PRICE: u64 = 0;

    fn new(goal: Board<R, C>, settings: &Settings) -> Option<Self> {
        let idastar = IdaStar::new(Manhattan::new(goal));
        Some(Plain { astar: AStar::new(settings.memory), idastar })
    }

    fn solve(&mut self, board: Board<R, C>, settings: &Settings, allowance: u64) -> Outcome {
        let before = self.spent();
        let memory = (settings.memory as u64).min(allowance / ASTAR_BOARD) as usize;
        match self.astar.solve(board, &self.idastar.bound, &Settings { memory, ..*settings }) {
            Outcome::GaveUp => {
                let (state, spent) = (self.idastar.bound.of(board), self.spent() - before);
                self.idastar.solve(board, state, settings, allowance.saturating_sub(spent) / IDASTAR_BOARD)
            }
            outcome => outcome,
        }
    }

    fn spent(&self) -> u64 {
        ASTAR_BOARD * self.astar.work.generated + IDASTAR_BOARD * self.idastar.work.generated
    }
}
