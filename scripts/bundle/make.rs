//! One program's bundle, from the package's sources to its text.

use crate::assemble::{assemble, Plan};
use crate::code::{text_of, Token};
use crate::fault::Outcome;
use crate::flatten::flatten;
use crate::function;
use crate::in_c::{in_c, SHORT};
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
    let sources = Assembly { package, program, short: options.short, function: options.function };
    let tokens = if options.keep_all && !options.rename {
        sources.assembled(Plan::Whole)?
    } else {
        let scratch = Scratch::new()?;
        let rustc = Rustc::find(&package.edition, scratch.folder.clone())?;
        maker = format!("{} with rustc {}", maker, rustc.version);
        reworked(&sources, options, &rustc)?
    };
    let head = format!("// {}, from {}: {}\n", program, maker, options.command(package, program));
    let text = if options.minify { minified(&tokens, &head) } else { readable(&tokens, &head) };
    let caller = if options.function && options.check { Some(sources.caller()?) } else { None };
    Ok(Bundle { program: program.to_string(), text, caller })
}

/// What a bundle is put together from.
struct Assembly<'a> {
    package: &'a Package,
    program: &'a str,
    /// Whether the feature for the short form is on.
    short: bool,
    /// Whether it is made of functions, for a judge that brings `main`.
    function: bool,
}

impl Assembly<'_> {
    fn assembled(&self, plan: Plan) -> Outcome<Vec<Token>> {
        let tokens = self.program(plan)?;
        if self.function {
            return function::rooted(&tokens, self.package.program(self.program)?);
        }
        Ok(tokens)
    }

    /// The rest of the program, for a bundle of its functions.
    fn caller(&self) -> Outcome<String> {
        Ok(text_of(&function::caller(&self.program(Plan::Whole)?)))
    }

    fn program(&self, plan: Plan) -> Outcome<Vec<Token>> {
        let mut features = self.package.features.clone();
        features.extend(Some(SHORT.to_string()).filter(|_| self.short));
        assemble(self.package, self.program, &mut Sources::new(&self.package.root, Some(&features)), plan)
    }

    /// The bundle without anything unused; a module that is missed in it is found by a more careful second look.
    fn shrunk(&self, rustc: &Rustc) -> Outcome<Vec<Token>> {
        match remove_unused(self.assembled(Plan::Boldly)?, rustc) {
            Ok(tokens) => Ok(tokens),
            Err(_) => remove_unused(self.assembled(Plan::Carefully)?, rustc),
        }
    }
}

/// The bundle after what only a compiler can judge.
fn reworked(sources: &Assembly, options: &Options, rustc: &Rustc) -> Outcome<Vec<Token>> {
    let tokens =
        if options.keep_all { sources.assembled(Plan::Whole)? } else { flatten(sources.shrunk(rustc)?, rustc)? };
    let kept = if options.function { function::names(&tokens) } else { Vec::new() };
    let tokens = if options.rename { rename(tokens, &kept, rustc)? } else { tokens };
    if options.function {
        return function::alone(&tokens, rustc);
    }
    Ok(tokens)
}
