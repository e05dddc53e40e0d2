//! Measures the kit's searches: `cargo bench`, and `cargo bench -- --help` for the rest.

#![forbid(unsafe_code)]

mod machine;
mod measure;
mod options;
mod report;
mod versus;

use machine::machine;
use measure::measure;
use options::{Versus, TOOL};
use scripts::cli::options::Given;
use scripts::cli::{self, Failure};
use scripts::clock::Clock;
use scripts::loads::loads;
use scripts::loads::signature::signature;
use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(&TOOL, bench)
}

fn bench(given: &Given) -> Result<(), Failure> {
    if let Some(word) = given.word()? {
        return Err(Failure::Usage(format!("{word:?} is no option, see --help")));
    }
    if let Some(versus) = Versus::new(given)? {
        return cli::print(&versus::versus(&versus)?);
    }
    if given.has("--signature") {
        return cli::print(&signature());
    }
    let clock = Clock::of_this_thread();
    let loads = loads(1);
    let rows = measure(&loads, &clock);
    let form = if given.has("--markdown") { report::markdown } else { report::table };
    cli::print(&form(&rows, &machine(), clock.kind))
}
