//! The kit's programs.

mod every_program;
mod pairs;
mod short;
mod solvable;

use scripts::programs::build;
use std::env::consts::EXE_SUFFIX;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::LazyLock;
use std::thread;

/// Returns the path of a program of the kit. Cargo builds these only for tests of their own package, so the first call
/// builds them.
pub fn executable(program: &str) -> PathBuf {
    static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| build(&["--package", "slidekit", "--bins"]).unwrap());
    FOLDER.join(program.to_string() + EXE_SUFFIX)
}

/// Starts a program whose input and output are pipes.
pub fn started(program: &str) -> Child {
    started_at(&executable(program))
}

fn started_at(made: &Path) -> Child {
    let mut command = Command::new(made);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Returns a program's output for an input, which it need not read to the end.
pub fn answer(program: &str, input: &[u8]) -> Output {
    answer_of(&executable(program), input)
}

fn answer_of(made: &Path, input: &[u8]) -> Output {
    let mut child = started_at(made);
    let (mut stdin, input) = (child.stdin.take().unwrap(), input.to_vec());
    let writer = thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    let _ = writer.join().unwrap();
    output
}
