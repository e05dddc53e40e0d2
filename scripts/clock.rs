//! The time that this program has spent on a processor.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

/// On Linux the scheduler's own account of the main thread in nanoseconds, which a busy machine does not falsify;
/// elsewhere the time that went by.
pub struct Clock {
    start: Instant,
    accounts: bool,
}

impl Clock {
    /// A clock of the best kind there is.
    pub fn new() -> Clock {
        Clock { start: Instant::now(), accounts: account().is_some() }
    }

    /// What it measures.
    pub fn kind(&self) -> &'static str {
        if self.accounts {
            "CPU time"
        } else {
            "elapsed time"
        }
    }

    /// The time since some moment in the past.
    pub fn now(&self) -> Duration {
        account().filter(|_| self.accounts).unwrap_or_else(|| self.start.elapsed())
    }
}

/// What the scheduler has counted; it brings that up to date when a thread yields.
fn account() -> Option<Duration> {
    thread::yield_now();
    let account = fs::read_to_string("/proc/self/schedstat").ok()?;
    let nanoseconds = account.split(' ').next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds)).filter(|time| time.as_nanos() > 0)
}
