//! Makes one program's bundle in Rust, from the package's sources to its text.

pub mod editions;
pub mod function;
pub mod join;
pub mod mir;
pub mod read;
pub mod shrink;
pub mod write;

use crate::crates::crates;
use crate::deliver::Bundle;
use crate::externs::extern_arguments;
use crate::fault::{Fault, Outcome};
use crate::options::Options;
use crate::package::Package;
use crate::rust::editions::refuse_differences;
use crate::rust::join::assemble::{assemble, Assembled};
use crate::rust::read::code::{text_of, Token};
use crate::rust::read::modules::Parsed;
use crate::rust::shrink::absent::{NO_BUNDLE, NO_MACHINE};
use crate::rust::shrink::flatten::flatten;
use crate::rust::shrink::modules::without_unnamed;
use crate::rust::shrink::removal::remove_unused;
use crate::rust::shrink::rename::rename;
use crate::rust::shrink::seen::{quiet, with_allowed, Seen};
use crate::rust::write::head::about;
use crate::rust::write::layout::readable;
use crate::rust::write::minify::minified;
use crate::rustc::{Rustc, UNUSED};

/// Makes the bundle of a program.
pub fn bundle(package: &Package, program: &str, options: &Options) -> Outcome<Bundle> {
    let assembled = assemble(&crates(package, program, options)?, &package.root)?;
    let find = || {
        let externs = extern_arguments(package, program, options, &text_of(&assembled.code.tokens))?;
        Rustc::find(&package.edition, externs)
    };
    let (tokens, version) = if options.keep_all {
        let code = without_unnamed(&assembled.code);
        assembled.refuse_outside(&code)?;
        if assembled.editions.iter().any(|(_, edition)| *edition != package.edition) {
            refuse_differences(&code, &assembled.editions, &find()?, options.any_edition)?;
        }
        (with_allowed(UNUSED.map(str::to_string).into(), &code.tokens), None)
    } else {
        let rustc = find()?;
        (made_small(&assembled, package, program, options, &rustc)?, Some(rustc.version))
    };
    let about = about(package, program, version.as_deref(), &assembled.licensed, &tokens);
    let head = format!("// {}: {}\n", about, options.command(package, program));
    let text = if options.minify { minified(tokens, &head) } else { readable(tokens, &head) };
    let caller = (options.function && options.check).then(|| text_of(&function::caller(&assembled.code)));
    Ok(Bundle { program: program.to_string(), text, caller })
}

/// Removes what a program's file does not need, merges modules and shortens names.
fn made_small(
    assembled: &Assembled,
    package: &Package,
    program: &str,
    options: &Options,
    rustc: &Rustc,
) -> Outcome<Vec<Token>> {
    let mut code = assembled.code.clone();
    let mut kept = Vec::new();
    if options.function {
        code = function::rooted(&code, package.program(program))?;
        kept = function::names(&code);
    }
    let left = without_unused(&code, assembled, options, rustc)
        .map_err(|fault| users_own(fault, package, program, options))?;
    let seen = flatten(&left, rustc)?.unwrap_or(left);
    let mut tokens = quiet(&seen, rustc)?;
    if options.rename {
        tokens = rename(tokens, &seen.report.mir, &kept, rustc)?;
    }
    if options.function {
        return function::alone(tokens, rustc);
    }
    Ok(tokens)
}

/// Returns the error for a bundle that does not compile: cargo's own, if the program does not compile there either.
pub fn users_own(fault: Fault, package: &Package, program: &str, options: &Options) -> Fault {
    let build = || package.build(program, &options.features(package)).ok();
    let is_of_rustc = |fault: &&Fault| [NO_BUNDLE, NO_MACHINE].iter().any(|start| fault.reason.starts_with(start));
    match Some(&fault).filter(is_of_rustc).and_then(|_| build()) {
        Some((messages, _)) => messages.iter().find_map(|message| package.compile_error(message)).unwrap_or(fault),
        None => fault,
    }
}

/// Removes what is unused, and refuses what then needs another crate or another edition.
pub fn without_unused(code: &Parsed, assembled: &Assembled, options: &Options, rustc: &Rustc) -> Outcome<Seen> {
    let left = remove_unused(code, &assembled.outside, rustc, options.c)?;
    refuse_differences(&left.code, &assembled.editions, rustc, options.any_edition)?;
    Ok(left)
}

#[cfg(test)]
mod tests;
