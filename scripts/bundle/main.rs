//! Turns a program and the parts of its library that it needs into one file; `README.md` explains how.

mod c;
mod check;
mod choice;
mod crates;
mod deliver;
#[cfg(test)]
mod example;
mod fault;
mod files;
mod json;
mod options;
mod package;
mod parallel;
mod rust;
mod rustc;
mod scratch;

use options::{Options, TOOL};
use parallel::each;
use scripts::cli::options::Given;
use scripts::cli::{self, Failure};
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(&TOOL, run)
}

/// Makes the bundles in parallel, then delivers and checks them in order.
fn run(given: &Given) -> Result<(), Failure> {
    let options = Options::new(given)?;
    let package = options.choice.package()?;
    let programs = options.programs(&package).map_err(Failure::Usage)?;
    let outputs: Vec<PathBuf> = programs.iter().filter_map(|program| options.file(program)).collect();
    let made = each(programs, |program| {
        let options = options.for_program(&program);
        if options.check {
            check::cases::judged(&package, &program).iter().for_each(|input| files::keep(input));
        }
        let make = if options.c { c::bundle } else { rust::bundle };
        (make(&package, &program, &options), options)
    });
    outputs.iter().try_for_each(|file| files::refuse_read(file))?;
    for (bundle, options) in made {
        let bundle = bundle?;
        deliver::deliver(&bundle, &options)?;
        if options.check {
            check::check(&package, &bundle, &options)?;
        }
    }
    Ok(())
}
