//! A terminal: its width, colours, and a progress line.

use std::io::{stderr, IsTerminal};

/// The width of a line: the variable `COLUMNS`, else 80.
pub fn width() -> usize {
    std::env::var("COLUMNS").ok().and_then(|columns| columns.trim().parse().ok()).unwrap_or(80)
}

/// A text in the style of an ANSI escape code: 31 red, 32 green, 33 yellow, 7 reversed.
pub fn styled(code: u8, text: &str) -> String {
    format!("\x1b[{code}m{text}\x1b[0m")
}

/// A progress line on standard error; silent if that is not a terminal.
pub struct Progress {
    steps: usize,
    shown: bool,
}

impl Progress {
    /// Creates a line for a number of steps.
    pub fn new(steps: usize) -> Progress {
        Progress { steps, shown: stderr().is_terminal() }
    }

    /// Shows the next step, after `done` others.
    pub fn show(&self, done: usize, what: &str) {
        if self.shown {
            eprint!("\r\x1b[K{} of {}: {what}", done + 1, self.steps);
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
