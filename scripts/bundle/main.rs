//! Makes one file to paste out of a program and what it needs of its library.

#![forbid(unsafe_code)]

mod answers;
mod assemble;
mod attributes;
mod c;
mod check;
mod check_c;
mod code;
mod compilers;
#[cfg(test)]
mod corpus;
mod deliver;
mod edits;
mod exports;
mod fault;
mod flatten;
mod function;
mod in_c;
mod items;
mod join;
mod json;
mod layout;
mod lexer;
mod make;
mod meaning;
mod minify;
mod modules;
mod names;
mod options;
mod package;
mod parallel;
mod paths;
mod reach;
mod refuse;
mod remains;
mod rename;
mod report;
mod rustc;
mod scratch;
#[cfg(test)]
mod soup;
mod sources;
mod spans;
mod strip;
mod unused;
mod uses;

use options::{Options, TOOL};
use package::Package;
use parallel::each;
use scripts::cli::options::Given;
use scripts::cli::{self, Failure};
use scripts::problems::judges;
use std::process::ExitCode;
use std::sync::Arc;

fn main() -> ExitCode {
    cli::run(&TOOL, run)
}

fn run(given: &Given) -> Result<(), Failure> {
    let options = Options::new(given)?;
    let package = Package::open(&options.manifest)?;
    let programs = wanted(&package, &options).map_err(Failure::Usage)?;
    bundle(package, programs, &options)
}

/// Makes the bundles, several at once, and hands them over and checks them one after another.
fn bundle(package: Package, programs: Vec<String>, options: &Options) -> Result<(), Failure> {
    let all = programs.into_iter().map(|program| (options.for_program(&program), program)).collect();
    let package = Arc::new(package);
    let of = package.clone();
    let make = move |(options, program): (Options, String)| (make::make(&of, &program, &options), options);
    for (bundle, options) in each(all, make) {
        let bundle = bundle?;
        deliver::deliver(&bundle, &options)?;
        match options {
            Options { check: false, .. } => {}
            Options { c: true, .. } => check_c::check(&package, &bundle, &options)?,
            _ => check::check(&package, &bundle, &options)?,
        }
    }
    Ok(())
}

/// The programs to bundle: of all, in C those that are wanted in it.
fn wanted(package: &Package, options: &Options) -> Result<Vec<String>, String> {
    let is_wanted = |program: &String| !options.c || judges::wants_c(program);
    match &options.program {
        _ if options.all => Ok(package.judged().into_iter().filter(is_wanted).collect()),
        Some(program) => package.program(program).map(|_| vec![program.clone()]).map_err(|fault| fault.to_string()),
        None => Err(format!("which program: {}", package.judged().join(", "))),
    }
}
