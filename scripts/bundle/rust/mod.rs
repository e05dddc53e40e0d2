//! One program's bundle in Rust, from the package's sources to its text.

pub mod function;
pub mod join;
pub mod read;
pub mod shrink;
#[cfg(test)]
mod tests;
pub mod write;

use crate::deliver::Bundle;
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
    let mut maker = format!("{} {}", package.name, package.version);
    let sources = Assembly { package, program, short: options.short };
    let tokens = if options.keep_all && !options.rename {
        sources.assembled(true)?
    } else {
        let scratch = Scratch::new()?;
        let rustc = Rustc::find(&package.edition, scratch.folder.clone())?;
        maker = format!("{} with rustc {}", maker, rustc.version);
        sources.reworked(options, &rustc)?
    };
    let head = format!("// {}, from {}: {}\n", program, maker, options.command(package, program));
    let text = if options.minify { minified(&tokens, &head) } else { readable(&tokens, &head) };
    let caller = match options.function && options.check {
        true => Some(text_of(&function::caller(&sources.assembled(true)?))),
        false => None,
    };
    Ok(Bundle { program: program.to_string(), text, caller })
}

/// What a bundle is put together from.
struct Assembly<'a> {
    package: &'a Package,
    program: &'a str,
    /// Whether the feature for the short form is on.
    short: bool,
}

impl Assembly<'_> {
    fn assembled(&self, stays: bool) -> Outcome<Vec<Token>> {
        let features = self.package.features_with(self.short);
        assemble(self.package, self.program, &mut Sources::new(&self.package.root, Some(&features)), stays)
    }

    /// The bundle after what only a compiler can judge.
    fn reworked(&self, options: &Options, rustc: &Rustc) -> Outcome<Vec<Token>> {
        let mut tokens = self.assembled(options.keep_all)?;
        let mut kept = Vec::new();
        if options.function {
            tokens = function::rooted(&tokens, self.package.program(self.program)?)?;
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
}
