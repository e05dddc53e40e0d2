//! Processor time, which a busy machine does not falsify as it does the time that goes by.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

/// Processor time where the system tells it, on Linux; elsewhere the time that goes by.
pub struct Clock {
    start: Instant,
    /// What it measures.
    pub kind: &'static str,
    account: fn() -> Option<Duration>,
}

impl Clock {
    /// Measures the main thread, in nanoseconds.
    pub fn of_this_thread() -> Clock {
        Clock::new("CPU time", scheduled)
    }

    /// Measures the user time of all children that have ended, in steps of 10 ms.
    pub fn of_children() -> Clock {
        Clock::new("user CPU time", children)
    }

    fn new(kind: &'static str, account: fn() -> Option<Duration>) -> Clock {
        let (kind, account) = if account().is_some() { (kind, account) } else { ("elapsed time", (|| None) as _) };
        Clock { start: Instant::now(), kind, account }
    }

    /// The time since some moment in the past.
    pub fn now(&self) -> Duration {
        (self.account)().unwrap_or_else(|| self.start.elapsed())
    }
}

/// The scheduler's own account of the thread; it is brought up to date when the thread yields.
fn scheduled() -> Option<Duration> {
    thread::yield_now();
    let account = fs::read_to_string("/proc/self/schedstat").ok()?;
    let nanoseconds = account.split(' ').next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds)).filter(|time| !time.is_zero())
}

/// Linux gives these times in hundredths of a second, whatever the kernel counts in.
const TICK: Duration = Duration::from_millis(10);

/// The 16th field of the process's statistics; the second, a name in parentheses, may hold blanks.
fn children() -> Option<Duration> {
    let statistics = fs::read_to_string("/proc/self/stat").ok()?;
    let (_, after_name) = statistics.rsplit_once(')')?;
    let ticks: u32 = after_name.split_whitespace().nth(13)?.parse().ok()?;
    Some(TICK * ticks)
}
