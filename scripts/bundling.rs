//! What the tests of the bundler share: run it, compile by a bare rustc, run a program, write tiny packages.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// An empty folder of this name for one test.
pub fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Runs the bundler at the top of this package.
pub fn bundle(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bundle"));
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(arguments).output().unwrap()
}

/// What a bundler that must succeed wrote to standard output.
pub fn bundled(arguments: &[&str]) -> String {
    let output = bundle(arguments);
    assert!(output.status.success(), "bundle {:?}: {}", arguments, text(&output.stderr));
    text(&output.stdout)
}

/// Compiles one file by a bare `rustc -O -D warnings`.
pub fn compile(source: &Path, edition: &str, program: &Path) {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_string());
    let mut command = Command::new(rustc);
    command.args(["-O", "-D", "warnings", "--edition", edition, "-o"]).arg(program).arg(source);
    let output = command.output().unwrap();
    assert!(output.status.success(), "{} in edition {}: {}", source.display(), edition, text(&output.stderr));
}

/// A program's exit status and standard output for an input file, or for none.
pub fn run(program: &Path, input: Option<&Path>) -> (Option<i32>, Vec<u8>) {
    let input = input.map_or_else(Stdio::null, |file| File::open(file).unwrap().into());
    let output = Command::new(program).stdin(input).stderr(Stdio::null()).output().unwrap();
    (output.status.code(), output.stdout)
}

/// Bytes as text.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).to_string()
}
