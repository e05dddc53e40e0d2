//! Measures the kit's searches: `cargo bench`, and `cargo bench -- --help` for the rest.

#![forbid(unsafe_code)]

mod machine;
mod measure;
mod options;
mod report;
mod tables;
mod versus;

use machine::machine;
use measure::measure;
use options::{Options, HELP};
use scripts::clock::Clock;
use scripts::loads::loads;
use scripts::loads::signature::signature;

fn main() {
    match Options::read(std::env::args().skip(1)).and_then(|options| run(&options)) {
        Ok(text) => print!("{text}"),
        Err(fault) => {
            eprintln!("{fault}");
            std::process::exit(1);
        }
    }
}

fn run(options: &Options) -> Result<String, String> {
    if options.help {
        return Ok(HELP.to_string());
    }
    if let Some(rival) = &options.rival {
        return versus::versus(rival, options);
    }
    if options.signature {
        return Ok(signature());
    }
    let clock = Clock::of_this_thread();
    let rows = measure(&loads(1), &clock);
    let form = if options.markdown { report::markdown } else { report::table };
    Ok(form(&rows, &machine(), clock.kind))
}
