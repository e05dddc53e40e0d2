//! Helpers to run a tool and check how it ends.

use scripts::system::programs::{build, cargo, root, PROFILE};
use scripts::system::temporary::Folder;
use std::collections::BTreeMap;
use std::env::{self, consts::EXE_EXTENSION};
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::{LazyLock, Mutex};

/// Returns the path of a tool or of a program of the kit, in the profile of the tests. The first call builds all tools, in a
/// release build all programs, too; otherwise a program is built when it is asked for.
pub fn executable(program: &str) -> PathBuf {
    static BUILT: LazyLock<Mutex<BTreeMap<String, PathBuf>>> = LazyLock::new(|| {
        let tools = ["--package", "scripts", "--package", "bundle", "--package", "page", "--bins"];
        Mutex::new(built(if !crate::TAKES_ALL { &tools } else { &["--workspace", "--bins"] }))
    });
    let mut known = BUILT.lock().unwrap();
    if !known.contains_key(program) {
        known.extend(built(&["--bin", program]));
    }
    known[program].clone()
}

/// Builds programs, and returns their paths.
fn built(programs: &[&str]) -> BTreeMap<String, PathBuf> {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let mut cargo = cargo();
    cargo.current_dir(root()).args(["build", "--profile", PROFILE, "--target-dir"]).arg(target);
    build(cargo.args(programs)).unwrap()
}

/// Returns the command that runs a tool with an empty input. The bundler builds other packages in the test's folder.
pub fn command(tool: &str) -> Command {
    let mut command = Command::new(executable(tool));
    if tool == "bundle" {
        command.env("CARGO_TARGET_DIR", OWN.with(|own| own.path.join("target")));
    }
    command.env("RUSTC", rustc()).stdin(Stdio::null());
    command
}

/// Returns the path of rustc. Each call of rustup's `rustc` would first look for this one.
pub fn rustc() -> &'static Path {
    static RUSTC: LazyLock<PathBuf> = LazyLock::new(|| {
        let named = env::var_os("RUSTC").unwrap_or_else(|| OsString::from("rustc"));
        let output = Command::new(&named).args(["--print", "sysroot"]).output().unwrap();
        let installed = Path::new(text(&output.stdout).trim_end()).join("bin/rustc").with_extension(EXE_EXTENSION);
        if installed.is_file() {
            installed
        } else {
            named.into()
        }
    });
    &RUSTC
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

thread_local! {
    /// A folder for the test that runs on this thread. It is removed when the thread ends, also by a panic.
    static OWN: Folder = {
        let parent = Path::new(env!("CARGO_TARGET_TMPDIR"));
        fs::create_dir_all(parent).unwrap();
        Folder::new(parent, "test").unwrap()
    };
}

/// Creates an empty folder of this name for the test that runs.
pub fn scratch(name: &str) -> PathBuf {
    let folder = OWN.with(|own| own.path.join(name));
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
