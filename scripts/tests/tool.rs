//! Helpers to run a tool and check how it ends.

use scripts::programs::built;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;

/// Returns the command that runs a tool with an empty input. The first call for the bundler builds it: it is a package of
/// its own.
pub fn command(tool: &str) -> Command {
    static BUNDLER: LazyLock<PathBuf> = LazyLock::new(|| built("bundle").unwrap());
    let mut command = match tool {
        "bundle" => Command::new(&*BUNDLER),
        _ => Command::new(Path::new(env!("CARGO_BIN_EXE_judge")).with_file_name(tool.to_string() + EXE_SUFFIX)),
    };
    command.stdin(Stdio::null());
    command
}

/// Returns what a tool prints. It must succeed and write nothing to standard error.
pub fn printed(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{command:?}: {output:?}");
    text(&output.stdout)
}

/// Returns the one-line error of a tool that must fail with this exit status.
pub fn refused(command: &mut Command, status: i32) -> String {
    let clause = failed(command, status);
    assert_eq!(clause.lines().count(), 1, "{command:?}: {clause}");
    clause
}

/// Returns the error of a tool that must fail with this exit status and print nothing.
pub fn failed(command: &mut Command, status: i32) -> String {
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(status), "{command:?}: {output:?}");
    assert!(output.stdout.is_empty(), "{command:?}: {output:?}");
    clause(command, &output)
}

/// Returns standard error without the tool's name in front.
pub fn clause(command: &Command, output: &Output) -> String {
    let tool = Path::new(command.get_program()).file_stem().unwrap().to_string_lossy();
    let said = text(&output.stderr);
    let clause = said.trim_end().strip_prefix(&format!("{tool}: "));
    clause.unwrap_or_else(|| panic!("{command:?}: {said}")).to_string()
}

/// Creates an empty folder of this name.
pub fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Returns bytes as text with Unix line ends.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).replace("\r\n", "\n")
}

/// Reports, past the test harness, that something cannot be checked on this machine; in CI this is a failure.
pub fn not_checked(why: &str) {
    let _ = writeln!(std::io::stderr(), "NOT CHECKED: {why}");
    assert!(std::env::var_os("CI").is_none_or(|ci| ci != "true"), "{why}");
}
