//! One program's bundle in Rust, from the package's sources to its text.

pub mod function;
pub mod join;
pub mod read;
pub mod shrink;
#[cfg(test)]
mod tests;
pub mod write;

use crate::deliver::{maker, Bundle};
use crate::fault::Outcome;
use crate::options::Options;
use crate::package::Package;
use crate::rust::join::assemble::assemble;
use crate::rust::read::code::{text_of, Token};
use crate::rust::read::sources::Sources;
use crate::rust::shrink::flatten::flatten;
use crate::rust::shrink::rename::rename;
use crate::rust::shrink::unused::remove_unused;
use crate::rust::write::layout::readable;
use crate::rust::write::minify::minified;
use crate::rustc::Rustc;
use crate::scratch::Scratch;

/// Makes the bundle of a program.
pub fn bundle(package: &Package, program: &str, options: &Options) -> Outcome<Bundle> {
    let features = package.features_with(options.short);
    let assembled = |stays| assemble(package, program, &mut Sources::new(&package.root, Some(&features)), stays);
    let mut tokens = assembled(options.keep_all)?;
    let mut version = None;
    if !options.keep_all || options.rename {
        let scratch = Scratch::new()?;
        let rustc = Rustc::find(&package.edition, scratch.folder.clone())?;
        tokens = reworked(tokens, package.program(program)?, options, &rustc)?;
        version = Some(rustc.version);
    }
    let maker = maker(package, program, version.as_deref());
    let head = format!("// {}: {}\n", maker, options.command(package, program));
    let text = if options.minify { minified(&tokens, &head) } else { readable(&tokens, &head) };
    let caller = match options.function && options.check {
        true => Some(text_of(&function::caller(&assembled(true)?))),
        false => None,
    };
    Ok(Bundle { program: program.to_string(), text, caller })
}

/// The bundle of a program's file after what only a compiler can judge.
fn reworked(mut tokens: Vec<Token>, file: &str, options: &Options, rustc: &Rustc) -> Outcome<Vec<Token>> {
    let mut kept = Vec::new();
    if options.function {
        tokens = function::rooted(&tokens, file)?;
        kept = function::names(&tokens);
    }
    if !options.keep_all {
        tokens = flatten(remove_unused(tokens, rustc)?, rustc)?;
    }
    if options.rename {
        tokens = rename(tokens, &kept, rustc)?;
    }
    if options.function {
        return function::alone(&tokens, rustc);
    }
    Ok(tokens)
}
