//! The bundler's files in C, and what compiles them.

mod odd;
#[cfg(unix)]
mod options;
mod programs;

use crate::bundling::rustc_version;
use crate::tool::{not_checked, text};
use std::path::Path;
use std::process::Command;

/// Whether formatted text becomes C with the installed rustc. With an older one, it has vectors and is refused, as a test of
/// `odd` shows; the kit's own programs become C.
pub fn makes_c() -> bool {
    let minor = rustc_version().split('.').nth(1).and_then(|minor| minor.parse().ok()).unwrap_or(0);
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
