//! The command line: how a tool starts, fails, reads and prints.
//!
//! - [`failure`]: why a tool fails
//! - [`options`]: the options of a tool, its `--help`, and its arguments; [`argument`]: the boards that they give
//! - [`progress`]: a progress line

pub mod argument;
pub mod failure;
pub mod options;
pub mod progress;

pub use failure::Failure;
use options::{Given, Tool};
use std::env;
use std::fs::{self, File};
use std::io::{self, ErrorKind, IsTerminal, Read, Write};
use std::process::ExitCode;

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

/// A file to write, or standard output.
pub struct Target<'a> {
    name: &'a str,
    file: Option<File>,
}

impl<'a> Target<'a> {
    /// Opens the file of this name, or takes standard output if it is `-`. What cannot be written fails here, before any
    /// work is done for it. An old file keeps its text until the new one is written.
    pub fn create(name: &'a str) -> Result<Target<'a>, Failure> {
        let open = || File::options().write(true).create(true).truncate(false).open(name);
        let file = if name == "-" { None } else { Some(open().map_err(|error| unwritten(name, error))?) };
        Ok(Target { name, file })
    }

    /// Writes its text in place of an old one.
    pub fn write(self, text: &str) -> Result<(), Failure> {
        match self.file {
            None => print(text),
            Some(file) => replace(file, text).map_err(|error| unwritten(self.name, error)),
        }
    }
}

/// Replaces the text of a file. A device or a pipe has no length to set.
fn replace(mut file: File, text: &str) -> io::Result<()> {
    if file.metadata()?.is_file() {
        file.set_len(0)?;
    }
    file.write_all(text.as_bytes())
}

fn unwritten(name: &str, error: io::Error) -> Failure {
    Failure::Clause(format!("cannot write {name}: {error}"))
}

/// Writes a file, or standard output if its name is `-`.
pub fn write_file(name: &str, text: &str) -> Result<(), Failure> {
    Target::create(name)?.write(text)
}

/// The width of a terminal that does not tell its own.
pub const WIDTH: usize = 80;

/// The width of the output in characters: that of the environment variable `COLUMNS`, or on a terminal [`WIDTH`]. A file or
/// a pipe has none.
pub fn width() -> Option<usize> {
    let columns = std::env::var("COLUMNS").ok().and_then(|columns| columns.trim().parse().ok());
    columns.filter(|&columns| columns > 0).or_else(|| io::stdout().is_terminal().then_some(WIDTH))
}
