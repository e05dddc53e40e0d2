//! Puts a text on the clipboard by whichever command the system has for it.

use crate::fault::{Fault, Outcome};
use std::io::Write;
use std::process::{Command, Stdio};

const COMMANDS: [&[&str]; 4] = [&["wl-copy"], &["xclip", "-selection", "clipboard"], &["pbcopy"], &["clip.exe"]];

/// Copies a text.
///
/// Errors: no command is there, or none of them works.
pub fn copy(text: &str) -> Outcome<()> {
    let mut failed = Vec::new();
    for command in COMMANDS {
        match feed(command, text) {
            Some(true) => return Ok(()),
            Some(false) => failed.push(command[0]),
            None => {}
        }
    }
    if failed.is_empty() {
        return Err(Fault::plain("no command for the clipboard here: neither wl-copy, xclip, pbcopy nor clip.exe"));
    }
    Err(Fault::plain(format!("the clipboard does not take it: {} failed", failed.join(" and "))))
}

/// Whether a command takes the text; nothing when there is no such command.
fn feed(command: &[&str], text: &str) -> Option<bool> {
    let mut child = Command::new(command[0])
        .args(&command[1..])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let taken = child.stdin.take().is_some_and(|mut input| input.write_all(text.as_bytes()).is_ok());
    let ended = child.wait().is_ok_and(|status| status.success());
    Some(taken && ended)
}
