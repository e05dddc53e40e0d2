//! Compares the textbook's methods with each other and with the kit.

#![forbid(unsafe_code)]

mod boards;
mod measure;
mod options;
mod plot;
mod proof;
mod report;
mod series;

use options::{Options, HELP};
use scripts::methods::catalogue::METHODS;
use scripts::problems::grid::Case;
use std::io::{self, ErrorKind, Write};
use std::process::exit;

fn main() {
    let compared = Options::read(std::env::args().skip(1)).and_then(|options| compare(&options));
    let (text, fault) = compared.unwrap_or_else(|clause| fail(&clause));
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => fail(&error.to_string()),
        _ => (),
    }
    if let Some(clause) = fault {
        fail(&clause);
    }
}

fn fail(clause: &str) -> ! {
    eprintln!("{clause}");
    exit(1);
}

/// Does what was asked for, and gives what there is to print, and why there is no picture if one was asked for.
fn compare(options: &Options) -> Result<(String, Option<String>), String> {
    if options.help {
        let methods = METHODS.iter().map(|method| format!("{:<25}{}\n", method.name, method.about));
        return Ok((HELP.to_string() + &methods.collect::<String>(), None));
    }
    let cases = boards::cases(options)?;
    if options.twin {
        return Ok((cases.iter().map(|case| proof::proof(case, &options.settings)).collect(), None));
    }
    let (solvable, unsolvable): (Vec<&Case>, Vec<&Case>) = cases.iter().partition(|case| case.solvable());
    let none = unsolvable
        .iter()
        .map(|case| format!("{} has no answer, by its parity\n", scripts::problems::argument::line(&case.start)));
    let repeat = options.repeat.unwrap_or(if solvable.len() == 1 { 5 } else { 1 });
    let all = measure::measure(&solvable, &options.methods, &options.settings, repeat)?;
    let tables = match all.as_slice() {
        [] => String::new(),
        [one] => report::one(one, &options.methods, &options.settings),
        all => report::several(all, &options.methods, &options.settings),
    };
    let between = if unsolvable.is_empty() || tables.is_empty() { "" } else { "\n" };
    let fault = options.plot.as_ref().and_then(|path| draw(path, options, &all).err());
    Ok((none.collect::<String>() + between + &tables, fault))
}

/// Draws what was measured.
fn draw(path: &str, options: &Options, all: &[measure::Measured]) -> Result<(), String> {
    let drawn = plot::plot(all, &options.methods)?;
    std::fs::write(path, drawn).map_err(|error| format!("cannot write {path}: {error}"))
}
