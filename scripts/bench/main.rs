//! Measures the kit's searches: `cargo bench`, and `cargo bench -- --help` for the rest.

#![forbid(unsafe_code)]

mod measure;
mod report;
mod versus;

use measure::measure;
use scripts::cli::options::{Given, Tool};
use scripts::cli::{self, Failure};
use scripts::clock::Clock;
use scripts::loads::loads;
use scripts::loads::signature::signature;
use scripts::problems::list::titles;
use std::process::ExitCode;

static TOOL: Tool = Tool {
    name: "bench",
    about: "Measures the kit's searches: the boards they expand and generate, and their time beside that of the plainest one.",
    word: "ARGUMENT",
    usage: &[
        ("", "everything, in about a minute"),
        ("--markdown", "the same as a table in Markdown"),
        ("--signature", "the counts alone, on every 10th board, as kept in expected/bench.out"),
        ("--vs 'COMMAND'", "another program and the kit's own in turn, by their CPU time"),
    ],
    options: &[
        ("--markdown", "a table in Markdown"),
        ("--signature", "the counts alone"),
        ("--vs COMMAND", "the other program, with its arguments"),
        ("--program PROGRAM", "the problem that COMMAND answers (if not given, uva10181)"),
        ("--lengths FROM-TO", "boards of the 15-puzzle that need so many moves, of 30-55 (if not given, 30-50)"),
        ("--input FILE", "any other input of that problem"),
        ("--pairs N", "so many turns of each (if not given, 5)"),
        ("--bench", "cargo adds it; changes nothing"),
    ],
    notes: || NOTES.to_string() + &titles(),
};

const NOTES: &str = "\
It is called as `cargo bench -- OPTIONS`. CPU time is read from /proc on Linux; elsewhere it is the time that goes by,
and the output says so.

";

fn main() -> ExitCode {
    cli::run(&TOOL, bench)
}

fn bench(given: &Given) -> Result<(), Failure> {
    if let Some(word) = given.word()? {
        return Err(Failure::Usage(format!("{word:?} is no option, see --help")));
    }
    if let Some(rival) = given.text("--vs") {
        return cli::print(&versus::versus(rival, given)?);
    }
    if given.has("--signature") {
        return cli::print(&signature());
    }
    let clock = Clock::of_this_thread();
    let loads = loads(1);
    let rows = measure(&loads, &clock);
    let form = if given.has("--markdown") { report::markdown } else { report::table };
    cli::print(&form(&rows, clock.kind))
}
