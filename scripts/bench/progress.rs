//! One line on a terminal that says how far the bench is.

use std::env::consts::OS;
use std::fs;

/// The line, or nothing when standard error is no terminal.
pub struct Progress {
    steps: usize,
    shown: bool,
}

impl Progress {
    /// A line for so many steps.
    pub fn new(steps: usize) -> Progress {
        let terminal = |path: &str| path.starts_with("/dev/pts/") || path.starts_with("/dev/tty");
        let target = fs::read_link("/proc/self/fd/2").ok();
        let shown = OS == "linux" && target.map_or(false, |target| terminal(&target.to_string_lossy()));
        Progress { steps, shown }
    }

    /// Shows what the next step is, after so many.
    pub fn show(&self, done: usize, what: &str) {
        if self.shown {
            eprint!("\r\x1b[K{} of {}: {}", done + 1, self.steps, what);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown {
            eprint!("\r\x1b[K");
        }
    }
}
