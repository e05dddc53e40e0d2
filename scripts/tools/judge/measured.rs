//! What was measured of a run, and the verdict that it gives: a function of figures alone.

use super::verdict::Verdict;
use std::time::Duration;

/// The limits of a run.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most processor time; where that is not known, the most wall-clock time.
    pub time: Duration,
    /// The most memory in bytes, where it is known.
    pub memory: u64,
}

impl Limits {
    /// The longest that a program may sleep.
    pub fn asleep(&self) -> Duration {
        (3 * self.time).max(self.time + Duration::from_secs(2))
    }
}

/// The most bytes of output, and of standard error.
pub const OUTPUT: u64 = 64 << 20;

/// What was measured of a run, at its end or before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Measured {
    /// How it ended, once it has: well, or with this clause.
    pub status: Option<Result<(), String>>,
    /// The wall-clock time.
    pub elapsed: Duration,
    /// The processor time, user and system, if it is known.
    pub processor: Option<Duration>,
    /// The time that it was ready to run and waited for a processor, if that is known.
    pub waited: Option<Duration>,
    /// The time for which the judge itself did not run, and so could not see whether the program had ended.
    pub unseen: Duration,
    /// The peak memory in bytes, if it is known.
    pub memory: Option<u64>,
    /// The bytes of output or of standard error, whichever are more.
    pub written: u64,
}

/// Exit codes of Windows for what is a signal elsewhere.
const EXCEPTIONS: [(&str, &str); 2] = [("0xc0000005", "access violation"), ("0xc00000fd", "stack overflow")];

/// How a program has ended, from the standard library's text: that names signals, but no exception of Windows.
pub fn ending(status: &str) -> String {
    let known = EXCEPTIONS.iter().find(|(code, _)| status.ends_with(code));
    known.map_or(status.to_string(), |(_, name)| format!("{status} ({name})"))
}

/// A shorter run is not looked at often enough to know its memory, and a program that has only begun takes less than this.
const SHORT: Duration = Duration::from_millis(5);
const BEGUN: u64 = 256 << 10;

/// Where the time waited is not known, a program sleeps if it uses less than one part in this many.
const IDLE: u32 = 20;

impl Measured {
    /// The time that counts: processor time, or where it is not known, the wall-clock time.
    pub fn time(&self) -> Duration {
        self.processor.unwrap_or(self.elapsed)
    }

    /// The memory that the program has needed, if the run was looked at often enough to tell.
    pub fn peak(&self) -> Option<u64> {
        self.memory.filter(|&bytes| self.elapsed >= SHORT && bytes >= BEGUN)
    }

    /// The time in which it was seen neither to run nor to wait for a processor.
    pub fn slept(&self) -> Duration {
        let seen = self.elapsed.saturating_sub(self.unseen);
        let Some(processor) = self.processor else { return seen };
        match self.waited {
            Some(waited) => seen.saturating_sub(processor + waited),
            None if processor * IDLE < seen => seen,
            None => Duration::ZERO,
        }
    }

    /// The limit that the run is beyond, as a verdict with its reason. A running program beyond one is stopped.
    pub fn beyond(&self, limits: &Limits) -> Option<(Verdict, String)> {
        if self.written > OUTPUT {
            Some((Verdict::TooMuchOutput, format!("more than {} MB", OUTPUT >> 20)))
        } else if self.memory > Some(limits.memory) {
            Some((Verdict::OutOfMemory, format!("more than {} MB", limits.memory >> 20)))
        } else if self.time() > limits.time {
            Some((Verdict::OutOfTime, format!("more than {} s", limits.time.as_secs_f64())))
        } else if self.slept() > limits.asleep() {
            Some((Verdict::OutOfTime, self.sleeps()))
        } else {
            None
        }
    }

    /// The verdict with its reason, unless it is for the output to decide.
    pub fn verdict(&self, limits: &Limits) -> Option<(Verdict, String)> {
        self.beyond(limits).or_else(|| match &self.status {
            Some(Err(clause)) => Some((Verdict::RuntimeError, clause.clone())),
            _ => None,
        })
    }

    /// The clause for a program that sleeps.
    fn sleeps(&self) -> String {
        let (elapsed, used) = (self.elapsed.as_secs_f64(), self.time().as_secs_f64());
        let (end, sleeps) = match self.status {
            None => ("no end after", "it sleeps or waits"),
            Some(_) => ("ended after", "it slept or waited"),
        };
        // It cannot wait for input: that is a file, which ends.
        format!("{end} {elapsed:.1} s, with {used:.1} s of processor time: {sleeps}")
    }
}
