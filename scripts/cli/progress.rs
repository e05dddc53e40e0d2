//! A progress line.

use super::is_dumb;
use std::io::{stderr, IsTerminal};

/// A progress line on standard error, cut off at the terminal's width; silent if that is not a terminal, or a dumb one.
pub struct Progress {
    steps: usize,
    shown: bool,
}

impl Progress {
    /// Creates a line for a number of steps.
    pub fn new(steps: usize) -> Progress {
        Progress { steps, shown: stderr().is_terminal() && !is_dumb() }
    }

    /// Shows the next step, after `done` others.
    pub fn show(&self, done: usize, what: &str) {
        self.tell(&format!("{} of {}: {what}", done + 1, self.steps));
    }

    /// Shows something that is no step.
    pub fn tell(&self, what: &str) {
        if self.shown {
            // A terminal does not wrap the line between these two modes.
            eprint!("\r\x1b[K\x1b[?7l{what}\x1b[?7h");
        }
    }

    /// Clears the line.
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
