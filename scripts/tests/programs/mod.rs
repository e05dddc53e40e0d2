//! The kit's programs.

mod bad_input;
mod every_program;
mod figures;
mod pairs;

use crate::tool::executable;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread;

/// Starts a program whose input and output are pipes.
pub fn started(program: &str) -> Child {
    piped(&mut Command::new(executable(program)))
}

/// Returns the command that runs a program of the kit: outside of a release build, the engine inside the page, which has the
/// code of all of them and is built in the time of one.
pub fn program(program: &str) -> Command {
    if crate::TAKES_ALL {
        Command::new(executable(program))
    } else {
        inside(program)
    }
}

fn inside(program: &str) -> Command {
    let mut engine = Command::new(executable("engine"));
    engine.args(["answer", program]);
    engine
}

/// Returns a program's output for an input, which it need not read to the end.
pub fn answer(name: &str, input: &[u8]) -> Output {
    fed(&mut program(name), input)
}

/// Returns the output of the engine inside the page, asked to answer as a program does.
pub fn answer_inside(program: &str, input: &[u8]) -> Output {
    fed(&mut inside(program), input)
}

/// Returns a command's output for an input, which it need not read to the end.
pub fn fed(command: &mut Command, input: &[u8]) -> Output {
    let mut child = piped(command);
    let (mut stdin, input) = (child.stdin.take().unwrap(), input.to_vec());
    let writer = thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    let _ = writer.join().unwrap();
    output
}

fn piped(command: &mut Command) -> Child {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Reads a file that the repository keeps of each program.
pub fn kept(file: &Path) -> Vec<u8> {
    let step = "which every program has, see \"Add a program\" in scripts/CONTRIBUTING.md";
    fs::read(file).unwrap_or_else(|error| panic!("cannot read {}, {step}: {error}", file.display()))
}
