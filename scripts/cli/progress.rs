//! One line on a terminal that says how far a tool is.

use std::io::{stderr, IsTerminal};

/// The line, or nothing when standard error is no terminal.
pub struct Progress {
    steps: usize,
    shown: bool,
}

impl Progress {
    /// A line for so many steps.
    pub fn new(steps: usize) -> Progress {
        Progress { steps, shown: stderr().is_terminal() }
    }

    /// Shows what the next step is, after so many.
    pub fn show(&self, done: usize, what: &str) {
        if self.shown {
            eprint!("\r\x1b[K{} of {}: {what}", done + 1, self.steps);
        }
    }

    /// Takes the line away.
    pub fn hide(&self) {
        if self.shown {
            eprint!("\r\x1b[K");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.hide();
    }
}
