//! The counts and limits of a search.

use super::state::State;
use crate::problems::grid::Grid;
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

impl Stop {
    /// Says which limit stopped the search.
    pub fn clause(self, limits: &Limits) -> String {
        match self {
            Stop::Memory => format!("more than {} MB", limits.memory / 1_000_000),
            Stop::Time => format!("more than {} s", limits.time.as_secs_f64()),
            Stop::Size => "not for more than 16 cells".to_string(),
        }
    }
}

/// Limits of a search.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// In bytes.
    pub memory: usize,
    pub time: Duration,
}

/// A node that was expanded.
pub struct Expanded {
    pub board: Grid,
    /// The moves made.
    pub g: u32,
    /// The moves estimated to be left and the priority, if the method has them.
    pub h_and_priority: Option<(u32, u32)>,
    pub part: Part,
}

/// The part of a search in which a node is expanded.
#[derive(Clone, Copy)]
pub enum Part {
    Whole,
    /// The round of a threshold.
    Round(u32),
    /// The side that begins at this end, `start` or `goal`.
    From(&'static str),
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
    /// The first nodes expanded, `traced` at most.
    pub trace: Vec<Expanded>,
    traced: usize,
    /// The part of the search that goes on.
    pub part: Part,
    memory: usize,
    end: Instant,
    report: fn(u64),
    /// The time of the next report.
    next: Instant,
}

/// The time between two reports.
const PAUSE: Duration = Duration::from_millis(50);

impl Effort {
    /// Creates the counts of a search that has not begun, which records its first `traced` nodes. While it runs, `report` is
    /// called with the nodes expanded so far, at most 20 times a second.
    pub fn new(limits: Limits, traced: usize, report: fn(u64)) -> Effort {
        let (memory, now) = (limits.memory, Instant::now());
        let (end, next) = (now + limits.time, now + PAUSE);
        let (trace, part) = (Vec::new(), Part::Whole);
        Effort { expanded: 0, generated: 0, held: 1, queue: 0, trace, traced, part, memory, end, report, next }
    }

    /// Counts an expanded node, and records one of the first.
    ///
    /// # Errors
    /// The time is over; the clock is read once in 1,024 calls.
    pub fn expand<const N: usize>(
        &mut self,
        board: State<N>,
        g: u32,
        h_and_priority: Option<(u32, u32)>,
    ) -> Result<(), Stop> {
        self.expanded += 1;
        if self.trace.len() < self.traced {
            self.trace.push(Expanded { board: board.grid(), g, h_and_priority, part: self.part });
        }
        match self.expanded % 1024 {
            0 => self.look(Instant::now()),
            _ => Ok(()),
        }
    }

    fn look(&mut self, now: Instant) -> Result<(), Stop> {
        if now >= self.next {
            self.next = now + PAUSE;
            (self.report)(self.expanded);
        }
        if now > self.end {
            return Err(Stop::Time);
        }
        Ok(())
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
