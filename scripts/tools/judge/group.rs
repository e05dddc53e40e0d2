//! Kills a program together with all processes it started: on Unix, in a process group of its own.
//!
//! A shell waits until a pipe that only this process holds is closed, and then kills the group. So the group also ends with
//! this process, for example after Ctrl-C, which a terminal does not send to other groups. On Linux, the shell then looks
//! for processes that have left the group, by a variable in their environment that no other process has; one that has also
//! changed its environment is not found.
//!
//! Windows has no such groups: `taskkill` finds the processes that a program has started while that still runs.

use std::io::Write;
use std::process::{self, Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A process group, and what is needed to end it.
pub struct Group {
    /// The shell, if there is one.
    shell: Option<Child>,
    /// The value of the variable.
    mark: String,
}

/// Waits for the group's number and then for the end. If this process ends before it has told the number, the group is found
/// as what has left it is. That may start others while they are killed.
const SCRIPT: &str = r#"
read -r group && read -r end
kill -KILL "-$group"
for round in 1 2 3; do
    left=$(grep -asl "$1" /proc/[0-9]*/environ)
    [ "$left" ] || exit
    for file in $left; do file=${file#/proc/}; kill -KILL "${file%/environ}"; done
done"#;

/// The name of the variable.
const VARIABLE: &str = "SLIDEKIT_JUDGE_RUN";

impl Group {
    /// Creates an empty group.
    pub fn empty() -> Group {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let mark = format!("{}-{}-", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let mut shell = Command::new("sh");
        shell.args(["-c", SCRIPT, "sh"]).arg(format!("{VARIABLE}={mark}"));
        shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        Group { shell: if cfg!(unix) { lead(&mut shell).spawn().ok() } else { None }, mark }
    }

    /// Starts a command as the group's first process.
    pub fn start(&mut self, command: &mut Command) -> std::io::Result<Child> {
        let child = lead(command).env(VARIABLE, &self.mark).spawn()?;
        if let Some(pipe) = self.shell.as_mut().and_then(|shell| shell.stdin.as_mut()) {
            let _ = writeln!(pipe, "{}", child.id());
        }
        Ok(child)
    }
}

impl Drop for Group {
    /// Kills what is left of the group.
    fn drop(&mut self) {
        // `wait` closes the pipe first.
        let _ = self.shell.as_mut().map(Child::wait);
    }
}

/// Ends a running process and all that it has started, on Windows.
pub fn end_tree(process: u32) {
    let mut command = Command::new("taskkill");
    command.args(["/T", "/F", "/PID"]).arg(process.to_string());
    let _ = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
}

#[cfg(unix)]
fn lead(command: &mut Command) -> &mut Command {
    std::os::unix::process::CommandExt::process_group(command, 0)
}

#[cfg(not(unix))]
fn lead(command: &mut Command) -> &mut Command {
    command
}
