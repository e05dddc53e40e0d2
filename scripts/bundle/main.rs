//! Turns a program and the parts of its library that it needs into one file; `README.md` explains how. `--keep-all` takes
//! [`rust::read`], [`rust::join`] and [`rust::write`]; the steps between are on layers of their own. A module imports only from
//! the layers below its own:
//!
//! | layer | modules |
//! |---|---|
//! | 16 all steps for one program in C; the check of a bundle | [`c`], [`check`] |
//! | 15 all steps for one program in Rust | [`rust`] |
//! | 14 libraries of another edition | [`rust::editions`] |
//! | 13 programs of one function | [`rust::function`] |
//! | 12 removes what is unused, then modules and long names; turns tokens into text | [`rust::shrink`], [`rust::write`] |
//! | 11 joins the program and the modules that it needs; reads and compares rustc's MIR | [`rust::join`], [`rust::mir`] |
//! | 10 what rustc says | [`rustc`] |
//! | 9 turns source files into tokens, and finds items, paths and modules | [`rust::read`] |
//! | 8 the program's crates, the judge's, where a bundle goes | [`crates`], [`externs`], [`deliver`] |
//! | 7 the command line | [`options`] |
//! | 6 which package and program are meant | [`choice`] |
//! | 5 a package's manifest | [`package`] |
//! | 4 runs cargo | [`cargo`] |
//! | 3 cargo's and rustc's errors as the bundler's | [`complaints`] |
//! | 2 files that are read and never written; files that are written, temporary folders | [`files`], [`scratch`] |
//! | 1 errors with a file and line; work in parallel | [`fault`], [`parallel`] |

mod c;
mod cargo;
mod check;
mod choice;
mod complaints;
mod crates;
mod deliver;
mod externs;
mod fault;
mod files;
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

/// Makes the bundles in parallel, then delivers and checks them in order. One that is too long fails at the end, unless
/// another fault comes first.
fn run(given: &Given) -> Result<(), Failure> {
    let options = Options::new(given)?;
    let package = options.choice.package()?;
    let programs = options.programs(&package).map_err(Failure::Usage)?;
    let outputs: Vec<PathBuf> = programs.iter().filter_map(|program| options.file(program)).collect();
    let bundles = each(programs, |program| {
        let options = options.for_program(&program);
        if options.check {
            check::cases::judged(&package, &program).iter().for_each(|input| files::keep(input));
        }
        let make = if options.c { c::bundle } else { rust::bundle };
        (make(&package, &program, &options), options)
    });
    outputs.iter().try_for_each(|file| files::refuse_read(file))?;
    let mut too_long = Vec::new();
    for (bundle, options) in bundles {
        let bundle = bundle?;
        too_long.extend(deliver::deliver(&bundle, &options)?);
        if options.check {
            check::check(&package, &bundle, &options)?;
        }
    }
    if too_long.is_empty() {
        return Ok(());
    }
    Err(too_long.join("; ").into())
}

#[cfg(test)]
mod example;
