//! Ends everything that a program has started along with it: on Unix, in a process group of its own.
//!
//! A shell waits until a pipe that only this process holds is closed, and then kills the group. So the group also ends with
//! this process, for example after Ctrl-C, which a terminal does not send to other groups. A program that leaves its group
//! is not ended.

use std::io::Write;
use std::process::{Child, Command, Stdio};

/// The shell, if there is one.
pub struct Group(Option<Child>);

const SCRIPT: &str = r#"read -r group && { read -r end; kill -KILL "-$group"; }"#;

impl Group {
    /// Creates an empty group.
    pub fn new() -> Group {
        let mut shell = Command::new("sh");
        shell.args(["-c", SCRIPT]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        Group(if cfg!(unix) { lead(&mut shell).spawn().ok() } else { None })
    }

    /// Starts a command as the group's first process.
    pub fn start(&mut self, command: &mut Command) -> std::io::Result<Child> {
        let child = lead(command).spawn()?;
        if let Some(pipe) = self.0.as_mut().and_then(|shell| shell.stdin.as_mut()) {
            let _ = writeln!(pipe, "{}", child.id());
        }
        Ok(child)
    }
}

impl Drop for Group {
    /// Kills what is left of the group.
    fn drop(&mut self) {
        // `wait` closes the pipe first.
        let _ = self.0.as_mut().map(Child::wait);
    }
}

#[cfg(unix)]
fn lead(command: &mut Command) -> &mut Command {
    std::os::unix::process::CommandExt::process_group(command, 0)
}

#[cfg(not(unix))]
fn lead(command: &mut Command) -> &mut Command {
    command
}
