//! The counts and limits of a search.

use super::trace::{Event, Part, Trace};
use crate::kit::state::State;
use slidekit::board::Move;
use std::time::{Duration, Instant};

/// How a search ended: with moves to the goal, with the proof that there are none within its cut, or stopped.
pub type Ended = Result<Option<Vec<Move>>, Stop>;

/// Why a search was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    Memory,
    Time,
    /// The method does not take boards of this shape, or with this goal.
    NotTaken,
    /// The search of the board's twin has reached the goal, so the board is unsolvable.
    Unsolvable,
    /// Only the trace is wanted, and it is whole.
    Traced,
}

impl Stop {
    /// Says which limit stopped the search.
    pub fn clause(self, limits: &SearchLimits) -> String {
        match self {
            Stop::Memory => format!("more than {} MB", limits.memory / 1_000_000),
            Stop::Time => format!("more than {} s", limits.time.as_secs_f64()),
            Stop::NotTaken => "not for this board".to_string(),
            Stop::Unsolvable => "unsolvable".to_string(),
            Stop::Traced => "the trace is whole".to_string(),
        }
    }
}

/// The limits of a search.
#[derive(Clone, Copy, Debug)]
pub struct SearchLimits {
    /// In bytes.
    pub memory: usize,
    pub time: Duration,
}

/// The nodes of a search to record.
#[derive(Clone, Copy, Debug, Default)]
pub struct Traced {
    /// The most nodes of a trace; IDA* has a trace for each threshold.
    pub most: usize,
    /// Whether the search ends with its trace; IDA* ends after a million nodes, as each threshold adds to it.
    pub only: bool,
}

/// The nodes of IDA* whose thresholds are wanted in a trace.
const ROUNDS: u64 = 1_000_000;

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
    pub trace: Trace,
    ends_with_trace: bool,
    memory: usize,
    end: Instant,
    report: fn(u64),
    /// The time of the next report.
    next: Instant,
}

/// The time between two reports.
const PAUSE: Duration = Duration::from_millis(50);

impl Effort {
    /// Creates the counts of a search that has not begun. While it runs, `report` is called with the nodes expanded so far,
    /// at most 20 times a second.
    pub fn new(limits: SearchLimits, traced: Traced, report: fn(u64)) -> Effort {
        let (memory, now) = (limits.memory, Instant::now());
        let (end, next) = (now + limits.time, now + PAUSE);
        let (trace, ends_with_trace) = (Trace::new(traced.most), traced.only);
        Effort { expanded: 0, generated: 0, held: 1, queue: 0, trace, ends_with_trace, memory, end, report, next }
    }

    /// Begins a part of the search at a board, its node 0, with its estimate and priority if there are any.
    pub fn begin<const N: usize>(&mut self, part: Part, board: State<N>, estimate: Option<(u32, u32)>) {
        self.trace.begin(part, board, estimate);
    }

    /// Counts a node that a move from another one leads to, and traces what happens to it.
    pub fn reach(&mut self, parent: usize, mv: Move, number: usize, estimate: Option<(u32, u32)>, event: Event) {
        self.generated += 1;
        self.trace.reach(parent, mv, number, estimate, event);
    }

    /// Traces what happens to a node.
    pub fn happen(&mut self, number: usize, event: Event) {
        self.trace.happen(number, event);
    }

    /// Counts an expanded node.
    ///
    /// # Errors
    /// The time is over; the clock is read once in 1,024 calls. Or only the trace was wanted.
    pub fn expand(&mut self, number: usize) -> Result<(), Stop> {
        self.expanded += 1;
        self.happen(number, Event::Expanded);
        if self.ends_with_trace && (self.trace.is_whole() || self.expanded > ROUNDS) {
            return Err(Stop::Traced);
        }
        match self.expanded % 1024 {
            0 => self.look(Instant::now()),
            _ => Ok(()),
        }
    }

    /// Looks at the clock: reports if it is time to, and ends the search if its time is over.
    ///
    /// # Errors
    /// The time is over.
    pub fn look(&mut self, now: Instant) -> Result<(), Stop> {
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
