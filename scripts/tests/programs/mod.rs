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

/// Where a program of the kit is. Cargo builds them for tests of their own package only, so the first call asks it to.
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

/// What a program answers to an input, of which it need not read everything.
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
