//! Measures the kit's searches: `cargo bench`, and `cargo bench -- --help` for the rest.

#![forbid(unsafe_code)]

mod bench {
    pub mod boards;
    pub mod children;
    pub mod clock;
    pub mod load;
    pub mod loads;
    pub mod machine;
    pub mod measure;
    pub mod options;
    pub mod report;
    pub mod search;
    pub mod signature;
    pub mod tables;
    pub mod versus;
}
#[allow(dead_code)] // each tool and test uses a part of it
mod contract;
mod progress;
mod terminal;

use bench::clock::Clock;
use bench::loads::loads;
use bench::machine::machine;
use bench::measure::measure;
use bench::options::{Options, HELP};
use bench::{report, signature, versus};

fn main() {
    match Options::read(std::env::args().skip(1)).and_then(|options| run(&options)) {
        Ok(text) => print!("{}", text),
        Err(fault) => {
            eprintln!("{}", fault);
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
        return Ok(signature::signature());
    }
    let clock = Clock::new();
    let rows = measure(&loads(1), &clock);
    let form = if options.markdown { report::markdown } else { report::table };
    Ok(form(&rows, &machine(), clock.kind()))
}
