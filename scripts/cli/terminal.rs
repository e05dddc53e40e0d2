//! A terminal: how wide it is, colours, and one line that says how far a tool is.

use std::fs::File;
use std::io::{stderr, stdout, IsTerminal};
use std::process::Command;

/// The characters of a line: by the variable `COLUMNS`, else as the terminal says, else 80.
pub fn width() -> usize {
    let given = std::env::var("COLUMNS").ok().and_then(|columns| number(&columns));
    let told = || if stdout().is_terminal() { by_stty() } else { None };
    given.or_else(told).unwrap_or(80)
}

/// `stty size` prints the rows and the columns of the terminal it reads.
fn by_stty() -> Option<usize> {
    let terminal = File::open("/dev/tty").ok()?;
    let output = Command::new("stty").arg("size").stdin(terminal).output().ok()?;
    number(String::from_utf8_lossy(&output.stdout).split_whitespace().nth(1)?)
}

fn number(text: &str) -> Option<usize> {
    text.trim().parse().ok().filter(|&columns| columns > 0)
}

/// A text in the colour, or the style, of an ANSI escape code: 31 red, 32 green, 33 yellow, 7 reverse.
pub fn styled(code: u8, text: &str) -> String {
    format!("\x1b[{code}m{text}\x1b[0m")
}

/// A line on standard error, or nothing when that is no terminal.
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
