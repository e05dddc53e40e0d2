//! One line on a terminal that says how far a tool is.

use super::terminal::is_terminal;

/// The line, or nothing when standard error is no terminal.
pub struct Progress {
    steps: usize,
    shown: bool,
}

impl Progress {
    /// A line for so many steps.
    pub fn new(steps: usize) -> Progress {
        Progress { steps, shown: is_terminal(2) }
    }

    /// Shows what the next step is, after so many.
    pub fn show(&self, done: usize, what: &str) {
        if self.shown {
            eprint!("\r\x1b[K{} of {}: {}", done + 1, self.steps, what);
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
