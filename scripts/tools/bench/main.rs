//! Measures the kit's searches: `cargo bench`, or `cargo bench -- --help`.

mod table;
mod tune;
mod versus;

use scripts::cli::options::{Given, Tool};
use scripts::cli::{self, Failure};
use scripts::problems::list::titles;
use scripts::system::clock::Clock;
use scripts::tools::bench::loads::{loads, signature};
use std::process::ExitCode;

static TOOL: Tool = Tool {
    name: "bench",
    about: "Measures the kit's searches: the nodes they expand, and their time relative to the plain search.",
    word: "ARGUMENT",
    usage: &[
        ("", "all rows as a table in Markdown, in about a minute"),
        ("--signature", "only the counts, on every 10th board, as in expected/bench.out"),
        ("--tune NAME=VALUE", "the counts with another value of a constant of src, beside those of now"),
        ("--vs 'COMMAND'", "another program and the kit's in turn, by CPU time"),
    ],
    options: &[
        ("--signature", "prints only the counts"),
        ("--tune NAME=VALUE", "a constant of src, such as CONFLICT=8; several are columns"),
        ("--vs COMMAND", "the other program, with its arguments"),
        ("--program PROGRAM", "the problem that COMMAND answers (default uva10181)"),
        ("--lengths FROM-TO", "boards of the 15-puzzle with fewest moves in this range, within 30-55 (default 30-50)"),
        ("--input FILE", "another input of that problem"),
        ("--pairs N", "the number of turns of each (default 5)"),
        ("--bench", "added by cargo, ignored"),
    ],
    notes: || NOTES.to_string() + &titles(),
};

const NOTES: &str = "\
Call it as `cargo bench -- OPTIONS`. CPU time is read from /proc on Linux; elsewhere the output shows elapsed time and
says so.

";

fn main() -> ExitCode {
    cli::run(&TOOL, bench)
}

fn bench(given: &Given) -> Result<(), Failure> {
    if let Some(word) = given.word()? {
        return Err(Failure::Usage(format!("{word:?} is not an option, see --help")));
    }
    given.apart(&[["--vs", "--signature"], ["--vs", "--tune"], ["--signature", "--tune"], ["--lengths", "--input"]])?;
    given.need("--vs", &["--program", "--lengths", "--input", "--pairs"])?;
    match given.text("--vs") {
        // What cargo adds is not a command.
        Some("--bench") => return Err(Failure::Usage("--vs needs a value".to_string())),
        Some(rival) => return versus::versus(rival, given),
        None => {}
    }
    if given.has("--tune") {
        return cli::print(&tune::tune(given.texts("--tune"))?);
    }
    if given.has("--signature") {
        return cli::print(&signature());
    }
    cli::print(&table::table(&loads(1), &Clock::of_main_thread()))
}
