//! Writes an input of boards that need a known number of moves: `scramble PROGRAM`, and `scramble --help` for the rest.

#![forbid(unsafe_code)]

mod cases;
mod fifteen;
mod options;
mod small;
mod source;

use cases::scramble;
use options::{Options, TOOL};
use scripts::cli::{self, Failure};
use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(&TOOL, |given| cli::print(&scramble(&Options::new(given)?).map_err(Failure::Usage)?))
}
