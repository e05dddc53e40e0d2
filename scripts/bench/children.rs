//! The processor time of other programs.

use std::fs;
use std::time::{Duration, Instant};

/// The user time of all children that have ended, on Linux; elsewhere the time that goes by.
pub struct Children {
    start: Instant,
    counted: bool,
}

/// Linux gives these times in hundredths of a second, whatever the kernel counts in.
const TICK: Duration = Duration::from_millis(10);

impl Children {
    /// The best kind of count there is.
    pub fn new() -> Children {
        Children { start: Instant::now(), counted: user_time().is_some() }
    }

    /// What it counts.
    pub fn kind(&self) -> &'static str {
        if self.counted {
            "user CPU time"
        } else {
            "elapsed time"
        }
    }

    /// The time of them all so far.
    pub fn now(&self) -> Duration {
        user_time().filter(|_| self.counted).unwrap_or_else(|| self.start.elapsed())
    }
}

/// The 16th field of the process's statistics; the second, a name in parentheses, may hold blanks.
fn user_time() -> Option<Duration> {
    let statistics = fs::read_to_string("/proc/self/stat").ok()?;
    let after_name = &statistics[statistics.rfind(')')? + 1..];
    let ticks: u32 = after_name.split_whitespace().nth(13)?.parse().ok()?;
    Some(TICK * ticks)
}
