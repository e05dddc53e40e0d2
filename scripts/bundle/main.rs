//! Makes one file to paste out of a program and the modules of its library that it needs.

#![forbid(unsafe_code)]

mod assemble;
mod attributes;
mod code;
mod edits;
mod fault;
mod items;
mod layout;
mod lexer;
mod modules;
mod names;
mod options;
mod package;
mod page;
mod paths;
mod reach;
mod refuse;
mod sources;
mod strip;
mod toml;
mod uses;

use fault::{Fault, Outcome};
use options::Options;
use package::Package;
use page::Page;
use sources::Sources;
use std::io::Write;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let Err(fault) = Options::read(&arguments).and_then(|options| run(&options)) {
        eprintln!("{}", fault);
        std::process::exit(1);
    }
}

fn run(options: &Options) -> Outcome<()> {
    if options.help {
        print!("{}", options::HELP);
        return Ok(());
    }
    let package = Package::open(&options.manifest)?;
    let known = || Fault::plain(format!("which program: {}", package.judged().join(", ")));
    let program = options.program.as_ref().ok_or_else(known)?;
    let page = bundle(&package, program, options)?;
    deliver(&page, options)?;
    let bytes = page.text.len();
    eprintln!("{}: {} bytes", program, bytes);
    match options.limit {
        Some(limit) if bytes > limit => Err(Fault::plain(format!("{} bytes are more than {}", bytes, limit))),
        _ => Ok(()),
    }
}

fn bundle(package: &Package, program: &str, options: &Options) -> Outcome<Page> {
    let mut sources = Sources::new(&package.root);
    let tokens = assemble::assemble(package, program, &mut sources)?;
    let head =
        format!("// {}, from {} {}: {}\n", program, package.name, package.version, options.command(package, program));
    Ok(layout::readable(&tokens, &head))
}

fn deliver(page: &Page, options: &Options) -> Outcome<()> {
    let text = page.text.as_bytes();
    match &options.output {
        Some(file) => std::fs::write(file, text)
            .map_err(|error| Fault::plain(format!("cannot write {}: {}", file.display(), error))),
        None if options.map => Ok(()),
        None => print(text),
    }?;
    if options.map {
        print(page.map().as_bytes())?;
    }
    Ok(())
}

fn print(text: &[u8]) -> Outcome<()> {
    std::io::stdout().write_all(text).map_err(|error| Fault::plain(format!("cannot write: {}", error)))
}
