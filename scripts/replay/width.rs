//! How wide the output may be.

use std::fs::File;
use std::io::{stdout, IsTerminal};
use std::process::Command;

/// The characters of a line: by COLUMNS, else as the terminal says, else 80.
pub fn width() -> usize {
    let given = std::env::var("COLUMNS").ok().and_then(|columns| number(&columns));
    let asked = || if stdout().is_terminal() { by_stty().or_else(by_tput) } else { None };
    given.or_else(asked).unwrap_or(80)
}

/// `stty size` prints the rows and the columns of the terminal it reads.
fn by_stty() -> Option<usize> {
    let terminal = File::open("/dev/tty").ok()?;
    let output = Command::new("stty").arg("size").stdin(terminal).output().ok()?;
    number(String::from_utf8_lossy(&output.stdout).split_whitespace().nth(1)?)
}

fn by_tput() -> Option<usize> {
    let output = Command::new("tput").arg("cols").output().ok()?;
    number(&String::from_utf8_lossy(&output.stdout))
}

fn number(text: &str) -> Option<usize> {
    text.trim().parse().ok().filter(|&columns| columns > 0)
}
