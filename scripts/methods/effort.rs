//! The counts and limits of a search.

use slidekit::board::Move;
use std::time::{Duration, Instant};

/// How a search ended: with moves to the goal, with the proof that there are none within its cut, or stopped.
pub type Ended = Result<Option<Vec<Move>>, Stop>;

/// Why a search was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    Memory,
    Time,
    /// The board has more cells than the kit takes.
    Size,
}

/// Limits of a search.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// In bytes.
    pub memory: usize,
    pub time: Duration,
}

/// The counts of a search so far.
pub struct Effort {
    /// The nodes whose moves were tried.
    pub expanded: u64,
    /// The nodes that these moves led to, except by undoing the last move.
    pub generated: u64,
    /// The most nodes held at once.
    pub held: usize,
    /// The largest open list.
    pub queue: usize,
    memory: usize,
    end: Instant,
}

impl Effort {
    pub fn new(limits: Limits) -> Effort {
        let (memory, end) = (limits.memory, Instant::now() + limits.time);
        Effort { expanded: 0, generated: 0, held: 1, queue: 0, memory, end }
    }

    /// Counts an expanded node.
    ///
    /// # Errors
    /// The time is over; the clock is read once in 1,024 calls.
    pub fn expand(&mut self) -> Result<(), Stop> {
        self.expanded += 1;
        match self.expanded % 1024 {
            0 if Instant::now() > self.end => Err(Stop::Time),
            _ => Ok(()),
        }
    }

    /// Records the sizes of the open list and of all nodes held, each of `bytes` bytes.
    ///
    /// Vectors and hash tables grow by doubling: on the 15-puzzle a process took 0.8 to 1.9 times the bare bytes, so each
    /// byte counts as one and a half.
    ///
    /// # Errors
    /// This is more than the memory limit.
    pub fn hold(&mut self, open: usize, nodes: usize, bytes: usize) -> Result<(), Stop> {
        self.queue = self.queue.max(open);
        self.held = self.held.max(nodes);
        if nodes.saturating_mul(bytes) / 2 * 3 > self.memory {
            return Err(Stop::Memory);
        }
        Ok(())
    }
}
