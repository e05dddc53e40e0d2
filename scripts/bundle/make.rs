//! One program's bundle, from the package's sources to its text.

use crate::assemble::assemble;
use crate::code::{text_of, Token};
use crate::fault::Outcome;
use crate::flatten::flatten;
use crate::function;
use crate::in_c::in_c;
use crate::layout::readable;
use crate::minify::minified;
use crate::options::Options;
use crate::package::Package;
use crate::rename::rename;
use crate::rustc::Rustc;
use crate::scratch::Scratch;
use crate::sources::Sources;
use crate::unused::remove_unused;

/// A bundle that is ready to be delivered.
pub struct Bundle {
    /// The program's name.
    pub program: String,
    /// Its text.
    pub text: String,
    /// Of a bundle of functions that is to be checked: the rest of its program, which calls them.
    pub caller: Option<String>,
}

/// Makes the bundle of a program as the options ask.
pub fn make(package: &Package, program: &str, options: &Options) -> Outcome<Bundle> {
    if options.c {
        return in_c(package, program, options);
    }
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
