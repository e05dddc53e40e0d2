//! The command line: how a tool begins and ends, and what it shows on a terminal.
//!
//! - [`options`]: what a tool knows, its `--help`, and what it was given
//! - [`terminal`]: its width, its colours, and a line of progress

pub mod options;
pub mod terminal;

use options::{Given, Tool};
use std::fs;
use std::io::{self, ErrorKind, Read, Write};
use std::process::ExitCode;

/// Why a tool ends without success.
#[derive(Debug)]
pub enum Failure {
    /// The command line is wrong: exit status 2.
    Usage(String),
    /// Something cannot be done: exit status 1.
    Clause(String),
    /// What was asked for failed, as the output says already: exit status 1.
    Told,
    /// The output cannot be written: exit status 1, but 0 when its reader has gone away.
    Output(io::Error),
}

impl From<String> for Failure {
    fn from(clause: String) -> Failure {
        Failure::Clause(clause)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Reads the command line of this process and does the work, or answers `--help` and `--version`. A failure becomes one
/// line on standard error, and the exit status.
pub fn run(tool: &'static Tool, work: impl FnOnce(&Given) -> Result<(), Failure>) -> ExitCode {
    let given = Given::read(tool, std::env::args_os().skip(1));
    let done = given.and_then(|given| match given {
        given if given.has("--help") => print(&tool.help()),
        given if given.has("--version") => print(&format!("{} {}\n", tool.name, env!("CARGO_PKG_VERSION"))),
        given => work(&given),
    });
    let (status, clause) = match done {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Err(Failure::Told) => return ExitCode::from(1),
        Err(Failure::Usage(clause)) => (2, clause),
        Err(Failure::Clause(clause)) => (1, clause),
        Err(Failure::Output(error)) => (1, format!("cannot write: {error}")),
    };
    eprintln!("{}: {clause}", tool.name);
    ExitCode::from(status)
}

/// Prints a text to the end.
///
/// # Errors
/// Standard output cannot be written.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes())?;
    Ok(output.flush()?)
}

/// The bytes of a file, or of standard input, whose name is `-`.
///
/// # Errors
/// It cannot be read.
pub fn read_file(name: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let read = match name {
        "-" => io::stdin().read_to_end(&mut bytes).map(|_| bytes),
        name => fs::read(name),
    };
    read.map_err(|error| format!("cannot read {name}: {error}"))
}

/// Writes a file, or standard output, whose name is `-`.
///
/// # Errors
/// It cannot be written.
pub fn write_file(name: &str, text: &str) -> Result<(), Failure> {
    match name {
        "-" => print(text),
        name => fs::write(name, text).map_err(|error| format!("cannot write {name}: {error}").into()),
    }
}
