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
use crate::rust::read::strip::{without_docs, without_machine};
use crate::rust::shrink::absent::NO_BUNDLE;
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
    let assembled = joined_crates(package, program, options)?;
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

/// Joins the crates of a program, without docs that are not asked for, and in C without what depends on the machine.
///
/// Errors: a file that cannot be read, with its line.
pub fn joined_crates(package: &Package, program: &str, options: &Options) -> Outcome<Assembled> {
    let mut assembled = assemble(&crates(package, program, options)?, &package.root)?;
    if !options.docs {
        assembled.code = without_docs(&assembled.code);
    }
    if options.c {
        assembled.code = without_machine(&assembled.code);
    }
    Ok(assembled)
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
    let left = without_unused(&code, assembled, package, program, options, rustc)?;
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

/// Removes what is unused, and refuses what then needs another crate or another edition.
pub fn without_unused(
    code: &Parsed,
    assembled: &Assembled,
    package: &Package,
    program: &str,
    options: &Options,
    rustc: &Rustc,
) -> Outcome<Seen> {
    let left = remove_unused(code, &assembled.outside, rustc, options.c);
    let left = left.map_err(|fault| users_own(fault, package, program, options))?;
    refuse_differences(&left.code, &assembled.editions, rustc, options.any_edition)?;
    Ok(left)
}

/// Returns the error for a bundle that does not compile: cargo's own, if the program does not compile there either.
fn users_own(fault: Fault, package: &Package, program: &str, options: &Options) -> Fault {
    if !fault.reason.starts_with(NO_BUNDLE) {
        return fault;
    }
    let messages = package.build(program, &options.features(package)).map_or(Vec::new(), |(messages, _)| messages);
    messages.iter().find_map(|message| package.compile_error(message)).unwrap_or(fault)
}

#[cfg(test)]
mod tests;
