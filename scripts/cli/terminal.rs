//! Whether somebody looks on.

use std::process::Command;

/// Whether standard output (1) or standard error (2) is a terminal, by the command `test`, which Unix systems have;
/// elsewhere nothing is taken for one.
pub fn is_terminal(stream: u8) -> bool {
    let status = Command::new("test").args(["-t", &stream.to_string()]).status();
    status.map_or(false, |status| status.success())
}
