//! Compares the textbook's methods with each other and with the kit.

#![forbid(unsafe_code)]

#[allow(dead_code)] // each tool uses a part of it
#[path = "../any.rs"]
mod any;
#[path = "../argument.rs"]
mod argument;
mod boards;
#[allow(dead_code)] // the bench uses all of it
#[path = "../bench/clock.rs"]
mod clock;
#[allow(dead_code)] // each tool and test uses a part of it
#[path = "../contract/mod.rs"]
mod contract;
#[allow(dead_code)] // each tool uses a part of it
#[path = "../kit.rs"]
mod kit;
mod measure;
#[allow(dead_code)] // each tool and test uses a part of it
#[path = "../methods/mod.rs"]
mod methods;
mod options;
mod plot;
#[path = "../progress.rs"]
mod progress;
mod proof;
#[path = "../random.rs"]
mod random;
mod report;
mod series;
#[path = "../terminal.rs"]
mod terminal;

use contract::grid::Case;
use methods::catalogue::METHODS;
use options::{Options, HELP};
use std::io::{self, ErrorKind, Write};
use std::process::exit;

fn main() {
    let text = Options::read(std::env::args().skip(1)).and_then(|options| compare(&options));
    let printed = match &text {
        Ok(text) => io::stdout().write_all(text.as_bytes()),
        Err(clause) => fail(clause),
    };
    match printed {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => fail(&error.to_string()),
        _ => (),
    }
}

fn fail(clause: &str) -> ! {
    eprintln!("{}", clause);
    exit(1);
}

/// Does what was asked for, and gives what there is to print.
fn compare(options: &Options) -> Result<String, String> {
    if options.help {
        let methods = METHODS.iter().map(|method| format!("{:<25}{}\n", method.name, method.about));
        return Ok(HELP.to_string() + &methods.collect::<String>());
    }
    let cases = boards::cases(options)?;
    if options.twin {
        return Ok(cases.iter().map(|case| proof::proof(case, &options.settings)).collect());
    }
    let (solvable, unsolvable): (Vec<&Case>, Vec<&Case>) = cases.iter().partition(|case| case.solvable());
    let none = unsolvable.iter().map(|case| format!("{} has no answer, by its parity\n", boards::line(&case.start)));
    let tables = tables(options, &solvable)?;
    let between = if unsolvable.is_empty() || tables.is_empty() { "" } else { "\n" };
    Ok(none.collect::<String>() + between + &tables)
}

/// Measures solvable boards, and draws them if asked to.
fn tables(options: &Options, cases: &[&Case]) -> Result<String, String> {
    let repeat = options.repeat.unwrap_or(if cases.len() == 1 { 5 } else { 1 });
    let all = measure::measure(cases, &options.methods, &options.settings, repeat)?;
    if let Some(path) = &options.plot {
        let drawn = plot::plot(&all, &options.methods)?;
        std::fs::write(path, drawn).map_err(|error| format!("cannot write {}: {}", path, error))?;
    }
    Ok(match all.as_slice() {
        [] => String::new(),
        [one] => report::one(one, &options.methods, &options.settings),
        all => report::several(all, &options.methods, &options.settings),
    })
}
