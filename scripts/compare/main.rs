//! Compares the textbook's methods with each other and with the kit.

#![forbid(unsafe_code)]

mod measure;
mod options;
mod plot;
mod report;

use options::{APART, MOST, TOOL};
use scripts::cli::options::Given;
use scripts::cli::{self, Failure};
use scripts::problems::argument;
use scripts::problems::grid::Case;
use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(&TOOL, compare)
}

fn compare(given: &Given) -> Result<(), Failure> {
    given.apart(&APART)?;
    let (methods, settings) = (options::methods(given)?, options::settings(given)?);
    let repeat = given.number("--repeat", 1..=MOST, "runs")?;
    let cases = options::cases(given)?;
    if !["BOARD", "--input", "--random"].iter().any(|option| given.has(option)) {
        cli::print("no BOARD, so this is a sample; see --help\n\n")?;
    }
    let (solvable, unsolvable): (Vec<&Case>, Vec<&Case>) = cases.iter().partition(|case| case.solvable());
    for case in &unsolvable {
        cli::print(&(argument::unsolvable(case) + "\n"))?;
    }
    if solvable.is_empty() {
        return Ok(());
    }
    let repeat = repeat.unwrap_or(if solvable.len() == 1 { 5 } else { 1 });
    let all = measure::measure(&solvable, &methods, &settings, repeat);
    let table = if given.has("--runs") { report::statistics(&all) } else { report::costs(&all) };
    cli::print(&format!("{}{table}", if unsolvable.is_empty() { "" } else { "\n" }))?;
    if let Some(file) = given.text("--csv") {
        cli::write_file(file, &report::csv(&all))?;
    }
    given.text("--plot").map_or(Ok(()), |file| cli::write_file(file, &plot::plot(&all)?))
}
