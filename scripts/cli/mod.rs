//! The command line: how a tool starts, fails, reads and prints.
//!
//! - [`options`]: the options of a tool, its `--help`, and its arguments
//! - [`progress`]: a progress line

pub mod options;
pub mod progress;

use options::{Given, Tool};
use std::env;
use std::fs;
use std::io::{self, ErrorKind, IsTerminal, Read, Write};
use std::process::ExitCode;

/// Why a tool fails.
#[derive(Debug)]
pub enum Failure {
    /// The command line is wrong: exit status 2.
    Usage(String),
    /// Something cannot be done: exit status 1.
    Clause(String),
    /// The output already says what failed: exit status 1.
    Told,
    /// The output cannot be written: exit status 1, or 0 if its reader is gone.
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

/// Reads the command line and does the work, or answers `--help` and `--version`. A failure becomes one line on standard
/// error and the exit status.
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

/// Prints a text and flushes it.
pub fn print(text: &str) -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes())?;
    Ok(output.flush()?)
}

/// Whether to colour standard output: it is a terminal that takes colours, and `NO_COLOR` is not set (no-color.org).
pub fn colours() -> bool {
    io::stdout().is_terminal() && !is_dumb() && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

/// Whether the terminal takes no escape sequences.
fn is_dumb() -> bool {
    env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// Reads a file, or standard input if its name is `-`.
pub fn read_file(name: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let read = match name {
        "-" => io::stdin().read_to_end(&mut bytes).map(|_| bytes),
        name => fs::read(name),
    };
    read.map_err(|error| format!("cannot read {name}: {error}"))
}

/// Writes a file, or standard output if its name is `-`.
pub fn write_file(name: &str, text: &str) -> Result<(), Failure> {
    match name {
        "-" => print(text),
        name => fs::write(name, text).map_err(|error| format!("cannot write {name}: {error}").into()),
    }
}

/// A number of things, such as `1 move` or `2 moves`.
pub fn count(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

/// A number with three significant figures and at most three decimals; from 1,000 on, with all figures before the point.
pub fn figures(number: f64) -> String {
    let decimals = match number {
        ..0.9995 => 3,
        ..9.995 => 2,
        ..99.95 => 1,
        _ => 0,
    };
    format!("{number:.decimals$}")
}
