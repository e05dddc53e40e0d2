//! What a search costs, and when it has to stop.

use std::time::{Duration, Instant};

/// How a search ended: with moves to the goal, or with the proof that none are within its cut, or before the end.
pub type Ended = Result<Option<Vec<slidekit::board::Move>>, Stop>;

/// Why a search was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// It would have held more than it may.
    Memory,
    /// It has taken longer than it may.
    Time,
}

/// How much a search may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// In bytes.
    pub memory: usize,
    pub time: Duration,
}

/// What a search has done so far.
pub struct Effort {
    /// The boards whose moves were tried.
    pub expanded: u64,
    /// Those that these moves lead to, but for the move that undoes the last one.
    pub generated: u64,
    /// The most boards held at once.
    pub held: usize,
    /// The most boards waiting at once to be expanded.
    pub queue: usize,
    memory: usize,
    end: Instant,
}

impl Effort {
    pub fn new(limits: Limits) -> Effort {
        Effort {
            expanded: 0,
            generated: 0,
            held: 1,
            queue: 0,
            memory: limits.memory,
            end: Instant::now() + limits.time,
        }
    }

    /// Counts a board whose moves are tried; looks at the clock now and then.
    pub fn expand(&mut self) -> Result<(), Stop> {
        self.expanded += 1;
        match self.expanded % 1024 {
            0 if Instant::now() > self.end => Err(Stop::Time),
            _ => Ok(()),
        }
    }

    /// Counts a board that a move leads to, followed or not.
    pub fn generate(&mut self) {
        self.generated += 1;
    }

    /// Counts the boards that wait now.
    pub fn wait(&mut self, boards: usize) {
        self.queue = self.queue.max(boards);
    }

    /// Counts the boards that are held now, each of so many bytes in everything that knows it. Vectors and hash tables
    /// grow by leaps and keep room: on the 15-puzzle the process took 0.8 to 1.8 times the bare bytes, so each byte
    /// counts for one and a half.
    pub fn hold(&mut self, boards: usize, bytes: usize) -> Result<(), Stop> {
        self.held = self.held.max(boards);
        if boards.saturating_mul(bytes) / 2 * 3 > self.memory {
            return Err(Stop::Memory);
        }
        Ok(())
    }
}
