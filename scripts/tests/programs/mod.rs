//! The kit's programs.

mod every_program;
mod pairs;

use scripts::programs::build;
use std::env::consts::EXE_SUFFIX;
use std::io::Write;
use std::path::PathBuf;
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
    let mut command = Command::new(executable(program));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// What a program answers to an input, of which it need not read everything.
pub fn answer(program: &str, input: &[u8]) -> Output {
    let mut child = started(program);
    let (mut stdin, input) = (child.stdin.take().unwrap(), input.to_vec());
    let writer = thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    let _ = writer.join().unwrap();
    output
}
