//! Writes an input of boards that need a known number of moves: `scramble PROGRAM`, and `scramble --help` for the rest.

#![forbid(unsafe_code)]

mod cases;
mod fifteen;
mod levels;
mod options;
mod small;
mod source;

use cases::scramble;
use options::{help, Options};
use scripts::problems::list::find;
use std::io::{self, ErrorKind, Write};

fn main() {
    if let Err(fault) = run().and_then(|text| print(&text)) {
        eprintln!("{fault}");
        std::process::exit(1);
    }
}

fn run() -> Result<String, String> {
    let arguments: Result<Vec<String>, _> = std::env::args_os().skip(1).map(|word| word.into_string()).collect();
    let arguments = arguments.map_err(|word| format!("{word:?} is not text"))?;
    let options = Options::read(&arguments)?;
    if options.help {
        return Ok(help());
    }
    scramble(find(&options.program)?, &options)
}

/// Prints to the end, or until nobody reads on.
fn print(text: &str) -> Result<(), String> {
    let output = io::stdout();
    let mut output = output.lock();
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(format!("cannot write: {error}")),
        _ => Ok(()),
    }
}
