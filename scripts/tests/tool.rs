//! What the tests of the tools share: a tool is run, and succeeds or is refused in one clause.

use scripts::programs::built;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;

/// A tool that reads nothing. Cargo builds the bundler, a package of its own, when the first test asks for it.
pub fn command(tool: &str) -> Command {
    static BUNDLER: LazyLock<PathBuf> = LazyLock::new(|| built("bundle").unwrap());
    let mut command = match tool {
        "bundle" => Command::new(&*BUNDLER),
        _ => Command::new(Path::new(env!("CARGO_BIN_EXE_judge")).with_file_name(tool.to_string() + EXE_SUFFIX)),
    };
    command.stdin(Stdio::null());
    command
}

/// What a tool prints that has to succeed, and to be silent on standard error.
pub fn printed(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{command:?}: {output:?}");
    text(&output.stdout)
}

/// The clause with which a tool fails by this exit status, in one line.
pub fn refused(command: &mut Command, status: i32) -> String {
    let clause = failed(command, status);
    assert_eq!(clause.lines().count(), 1, "{command:?}: {clause}");
    clause
}

/// What a tool says on standard error after its name, when it fails by this exit status and prints nothing.
pub fn failed(command: &mut Command, status: i32) -> String {
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(status), "{command:?}: {output:?}");
    assert!(output.stdout.is_empty(), "{command:?}: {output:?}");
    clause(command, &output)
}

/// What stands on standard error after the tool's name.
pub fn clause(command: &Command, output: &Output) -> String {
    let tool = Path::new(command.get_program()).file_stem().unwrap().to_string_lossy();
    let said = text(&output.stderr);
    let clause = said.trim_end().strip_prefix(&format!("{tool}: "));
    clause.unwrap_or_else(|| panic!("{command:?}: {said}")).to_string()
}

/// A folder of this name for a test, which is empty.
pub fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Bytes as text, with the line ends of Unix.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).replace("\r\n", "\n")
}

/// Says, past the test harness, that something cannot be looked at here; in CI that is a failure.
pub fn not_checked(why: &str) {
    let _ = writeln!(std::io::stderr(), "NOT CHECKED: {why}");
    assert!(std::env::var_os("CI").is_none_or(|ci| ci != "true"), "{why}");
}
