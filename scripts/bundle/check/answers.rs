//! Runs programs on the judges' inputs.

use crate::fault::{Fault, Outcome};
use crate::package::Package;
use scripts::programs::files;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Runs a command and returns its output.
pub fn run(command: &mut Command) -> Outcome<Output> {
    command.output().map_err(|error| Fault::plain(format!("cannot run {:?}: {}", command, error)))
}

/// Runs a command with a file as its standard input.
pub fn answer(command: &mut Command, input: &Path) -> Outcome<Output> {
    let file =
        File::open(input).map_err(|error| Fault::plain(format!("cannot read {}: {}", input.display(), error)))?;
    run(command.stdin(Stdio::from(file)))
}

/// Builds a program with cargo.
pub fn built_by_cargo(package: &Package, program: &str, feature: Option<&str>) -> Outcome<PathBuf> {
    let built = package.build(program, feature)?;
    let found = built.iter().map(|object| object.text("executable")).find(|path| !path.is_empty());
    found.map(PathBuf::from).ok_or_else(|| Fault::plain(format!("cargo does not build {}", program)))
}

/// Returns the files of `judge_inputs/PROGRAM`, in order.
pub fn judge_inputs(root: &Path, program: &str) -> Vec<PathBuf> {
    let mut found = files(&root.join("judge_inputs").join(program)).unwrap_or_default();
    found.retain(|path| path.is_file());
    found
}

/// Returns the last part of a path.
pub fn file_name(path: &Path) -> String {
    path.file_name().map_or(String::new(), |name| name.to_string_lossy().to_string())
}
