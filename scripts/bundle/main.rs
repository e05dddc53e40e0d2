//! Makes one file to paste out of a program and what it needs of its library.

#![forbid(unsafe_code)]

mod answers;
mod assemble;
mod attributes;
mod c;
mod check;
mod check_c;
mod clipboard;
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
mod page;
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
mod strip;
mod toml;
mod unused;
mod uses;
mod watch;

use fault::{Fault, Outcome};
use options::Options;
use package::Package;
use parallel::each;
use scripts::problems::judges;
use std::sync::Arc;

fn main() {
    if let Err(fault) = arguments().and_then(|given| Options::read(&given)).and_then(|options| run(&options)) {
        eprintln!("{}", fault);
        std::process::exit(1);
    }
}

fn arguments() -> Outcome<Vec<String>> {
    let text = |argument: std::ffi::OsString| {
        argument.into_string().map_err(|bytes| Fault::plain(format!("{:?} is not text", bytes)))
    };
    std::env::args_os().skip(1).map(text).collect()
}

fn run(options: &Options) -> Outcome<()> {
    if options.help {
        print!("{}", options::HELP);
        return Ok(());
    }
    let package = Package::open(&options.manifest)?;
    if options.watch {
        wanted(&package, options)?;
        watch::watch(&options.manifest, &package, || attempt(options));
    }
    bundle(package, options)
}

/// One round of `--watch`: what is wrong is said, and the watch goes on.
fn attempt(options: &Options) {
    if let Err(fault) = Package::open(&options.manifest).and_then(|package| bundle(package, options)) {
        eprintln!("{}", fault);
    }
}

/// Makes the bundles, several at once, and hands them over and checks them one after another.
fn bundle(package: Package, options: &Options) -> Outcome<()> {
    let programs = wanted(&package, options)?;
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
fn wanted(package: &Package, options: &Options) -> Outcome<Vec<String>> {
    let is_wanted = |program: &String| !options.c || judges::wants_c(program);
    match &options.program {
        _ if options.all => Ok(package.judged().into_iter().filter(is_wanted).collect()),
        Some(program) => package.program(program).map(|_| vec![program.clone()]),
        None => Err(Fault::plain(format!("which program: {}", package.judged().join(", ")))),
    }
}
