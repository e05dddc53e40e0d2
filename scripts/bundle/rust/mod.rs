//! Makes one program's bundle in Rust, from the package's sources to its text.

mod behaviour;
pub mod editions;
pub mod function;
pub mod join;
pub mod read;
pub mod shrink;
#[cfg(test)]
mod tests;
pub mod write;

use crate::crates::crates;
use crate::deliver::Bundle;
use crate::fault::Outcome;
use crate::options::Options;
use crate::package::Package;
use crate::rust::editions::refuse_differences;
use crate::rust::join::assemble::{assemble, Assembled};
use crate::rust::read::code::{text_of, Token};
use crate::rust::shrink::flatten::flatten;
use crate::rust::shrink::named::without;
use crate::rust::shrink::rename::rename;
use crate::rust::shrink::unused::remove_unused;
use crate::rust::write::head::maker;
use crate::rust::write::layout::readable;
use crate::rust::write::minify::minified;
use crate::rustc::{given, Rustc};

/// Makes the bundle of a program.
pub fn bundle(package: &Package, program: &str, options: &Options) -> Outcome<Bundle> {
    let crates = crates(package, program, options)?;
    let assembled = |stays| assemble(&crates, &package.root, stays);
    let whole = assembled(options.keep_all)?;
    let needs_rustc = !options.keep_all || options.rename || whole.differs_from(&package.edition);
    if options.keep_all {
        whole.refuse_outside(&whole.tokens)?;
    }
    let mut tokens = whole.tokens.clone();
    let mut version = None;
    if needs_rustc {
        let externs = given(package, program, options, &text_of(&tokens))?;
        let rustc = Rustc::find(&package.edition, externs)?;
        tokens = reworked(&whole, package.program(program), options, &rustc)?;
        version = Some(rustc.version);
    }
    let maker = maker(package, program, version.as_deref(), &whole.licensed, &tokens);
    let head = format!("// {}: {}\n", maker, options.command(package, program));
    let text = if options.minify { minified(&tokens, &head) } else { readable(tokens, &head) };
    let caller = match options.function && options.check {
        true => Some(text_of(&function::caller(&assembled(true)?.tokens))),
        false => None,
    };
    Ok(Bundle { program: program.to_string(), text, caller })
}

/// Applies the steps that need rustc to the bundle of a program's file.
fn reworked(whole: &Assembled, file: &str, options: &Options, rustc: &Rustc) -> Outcome<Vec<Token>> {
    let mut tokens = whole.tokens.clone();
    let mut kept = Vec::new();
    if options.function {
        tokens = function::rooted(&tokens, file)?;
        kept = function::names(&tokens);
    }
    tokens = shrunk(tokens, whole, options, rustc)?;
    if !options.keep_all {
        tokens = flatten(tokens, rustc)?;
    }
    if options.rename {
        tokens = rename(tokens, &kept, rustc)?;
    }
    if options.function {
        return function::alone(&tokens, rustc);
    }
    Ok(tokens)
}

/// Removes what is unused, and refuses what then needs another crate or another edition.
pub fn shrunk(tokens: Vec<Token>, whole: &Assembled, options: &Options, rustc: &Rustc) -> Outcome<Vec<Token>> {
    let mut left = tokens;
    if !options.keep_all {
        let named = without(&left, &[], true, &whole.outside);
        left =
            remove_unused(left, &whole.outside, rustc).or_else(|fault| whole.refuse_outside(&named).and(Err(fault)))?;
        whole.refuse_outside(&left)?;
    }
    refuse_differences(&left, &whole.editions, rustc, options.any_edition)?;
    Ok(left)
}
