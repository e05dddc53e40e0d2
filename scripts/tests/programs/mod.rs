//! The kit's programs.

mod every_program;
mod pairs;

use scripts::programs::build;
use std::env::consts::EXE_SUFFIX;
use std::path::PathBuf;
use std::sync::LazyLock;

/// Where a program of the kit is. Cargo builds them for tests of their own package only, so the first call asks it to.
pub fn executable(program: &str) -> PathBuf {
    static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| build(&["--package", "slidekit", "--bins"]).unwrap());
    FOLDER.join(program.to_string() + EXE_SUFFIX)
}
