//! The bundler's files in C, and what compiles them.

mod odd;
mod options;
mod programs;

use crate::bundling::rustc_version;
use crate::tool::{not_checked, text};
use std::path::Path;
use std::process::Command;

/// Whether the installed rustc is one whose IR the translator knows; where it is not, that is said.
pub fn makes_c() -> bool {
    let minor = rustc_version().split('.').nth(1).and_then(|minor| minor.parse().ok()).unwrap_or(0);
    if minor < 88 {
        not_checked(&format!("nothing is made in C: all of it needs rustc 1.88, this is {}", rustc_version()));
    }
    minor >= 88
}

/// A compiler of C on this machine; where there is none, that is said.
pub fn c_compiler() -> Option<&'static str> {
    let runs = |name: &&&str| Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success());
    let found = ["gcc", "cc"].iter().find(runs).copied();
    if found.is_none() {
        not_checked("no gcc and no cc on this machine: no C is compiled");
    }
    found
}

/// Compiles a file of C, without a warning.
pub fn compile_c(compiler: &str, arguments: &[&str], source: &Path, program: &Path) {
    let output = Command::new(compiler).args(arguments).arg("-o").arg(program).arg(source).output().unwrap();
    let said = text(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{} by {compiler} {arguments:?}: {said}", source.display());
}
