//! The kit's programs.

mod bad_input;
mod every_program;
mod figures;
mod pairs;

use crate::tool::executable;
use scripts::tools::judge::usage::Usage;
use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// Starts a program whose input and output are pipes.
pub fn started(program: &str) -> Child {
    piped(&mut Command::new(executable(program)))
}

/// Returns a program's output for an input, which it need not read to the end.
pub fn answer(program: &str, input: &[u8]) -> Output {
    fed(&mut Command::new(executable(program)), input)
}

/// Returns the output of the engine inside the page, asked to answer as a program does.
pub fn answer_inside(program: &str, input: &[u8]) -> Output {
    fed(Command::new(executable("engine")).args(["answer", program]), input)
}

/// The most processor time of a program: a search that never ends is to fail a test, not to hang it. Where that time is not
/// known, no program may run for longer.
const PATIENCE: Duration = Duration::from_secs(300);

/// Returns a command's output for an input, which it need not read to the end.
pub fn fed(command: &mut Command, input: &[u8]) -> Output {
    let mut child = piped(command);
    let (mut stdin, input) = (child.stdin.take().unwrap(), input.to_vec());
    let writer = thread::spawn(move || stdin.write_all(&input));
    let mut pipes = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
    let errors = thread::spawn(move || bytes(&mut pipes.1));
    let (has_ended, ended) = mpsc::channel::<()>();
    let child = Arc::new(Mutex::new(child));
    let watched = Arc::clone(&child);
    let watch = thread::spawn(move || {
        let (mut usage, process) = (Usage::default(), watched.lock().unwrap().id());
        while ended.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
            usage.look(process);
            if usage.processor.is_none_or(|used| used > PATIENCE) {
                let _ = watched.lock().unwrap().kill();
            }
        }
    });
    let stdout = bytes(&mut pipes.0);
    let stderr = errors.join().unwrap();
    drop(has_ended);
    watch.join().unwrap();
    let _ = writer.join().unwrap();
    let status = child.lock().unwrap().wait().unwrap();
    Output { status, stdout, stderr }
}

fn bytes(pipe: &mut impl Read) -> Vec<u8> {
    let mut bytes = Vec::new();
    pipe.read_to_end(&mut bytes).unwrap();
    bytes
}

fn piped(command: &mut Command) -> Child {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Reads a file that the repository keeps of each program.
pub fn kept(file: &Path) -> Vec<u8> {
    let step = "which every program has, see \"Add a program\" in scripts/CONTRIBUTING.md";
    fs::read(file).unwrap_or_else(|error| panic!("cannot read {}, {step}: {error}", file.display()))
}
