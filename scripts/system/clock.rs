//! Processor time, which other programs on the machine distort less than elapsed time.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

/// A clock of processor time on Linux, of elapsed time elsewhere.
pub struct Clock {
    start: Instant,
    /// The kind of time.
    pub kind: &'static str,
    account: fn() -> Option<Duration>,
}

impl Clock {
    /// Measures the main thread, in nanoseconds.
    pub fn of_main_thread() -> Clock {
        Clock::new("CPU time", scheduled)
    }

    /// Measures the user time of all child processes that have ended, in steps of 10 ms.
    pub fn of_children() -> Clock {
        Clock::new("user CPU time", children)
    }

    fn new(kind: &'static str, account: fn() -> Option<Duration>) -> Clock {
        let kind = if account().is_some() { kind } else { "elapsed time" };
        Clock { start: Instant::now(), kind, account }
    }

    /// The time since some moment in the past.
    pub fn now(&self) -> Duration {
        (self.account)().unwrap_or_else(|| self.start.elapsed())
    }
}

/// The time of the main thread by the scheduler, which updates it when the thread yields.
fn scheduled() -> Option<Duration> {
    thread::yield_now();
    let account = fs::read_to_string("/proc/self/schedstat").ok()?;
    let nanoseconds = account.split(' ').next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds)).filter(|time| !time.is_zero())
}

/// The unit in which Linux reports these times.
const TICK: Duration = Duration::from_millis(10);

/// The 16th field of the statistics of the process. The second, a name in parentheses, may contain blanks.
fn children() -> Option<Duration> {
    let statistics = fs::read_to_string("/proc/self/stat").ok()?;
    let (_, after_name) = statistics.rsplit_once(')')?;
    let ticks: u32 = after_name.split_whitespace().nth(13)?.parse().ok()?;
    Some(TICK * ticks)
}
