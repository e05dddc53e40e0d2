//! Compares the textbook's methods with each other and with the kit.

#![forbid(unsafe_code)]

mod boards;
mod measure;
mod options;
mod plot;
mod proof;
mod report;
mod series;

use options::{Options, TOOL};
use scripts::cli::options::Given;
use scripts::cli::{self, Failure};
use scripts::problems::argument::line;
use scripts::problems::grid::Case;
use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(&TOOL, compare)
}

fn compare(given: &Given) -> Result<(), Failure> {
    let options = Options::new(given)?;
    let cases = boards::cases(&options)?;
    if options.twin {
        return cli::print(&cases.iter().map(|case| proof::proof(case, &options.settings)).collect::<String>());
    }
    let (solvable, unsolvable): (Vec<&Case>, Vec<&Case>) = cases.iter().partition(|case| case.solvable());
    for case in &unsolvable {
        cli::print(&format!("{} has no answer, by its parity\n", line(&case.start)))?;
    }
    let repeat = options.repeat.unwrap_or(if solvable.len() == 1 { 5 } else { 1 });
    let all = measure::measure(&solvable, &options.methods, &options.settings, repeat)?;
    let tables = match all.as_slice() {
        [] => return Ok(()),
        [one] => report::one(one, &options.methods, &options.settings),
        all => report::several(all, &options.methods, &options.settings),
    };
    cli::print(&format!("{}{tables}", if unsolvable.is_empty() { "" } else { "\n" }))?;
    match &options.plot {
        Some(file) => cli::write_file(file, &plot::plot(&all, &options.methods)?),
        None => Ok(()),
    }
}
