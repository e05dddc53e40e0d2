//! One program's bundle, from the package's sources to its text.

use crate::assemble::{assemble, Plan};
use crate::code::Token;
use crate::fault::Outcome;
use crate::flatten::flatten;
use crate::in_c::{in_c, SMALL};
use crate::layout::readable;
use crate::minify::minified;
use crate::options::Options;
use crate::package::Package;
use crate::page::Page;
use crate::rename::rename;
use crate::rustc::Rustc;
use crate::scratch::Scratch;
use crate::sources::Sources;
use crate::unused::remove_unused;

/// A bundle that is ready to be delivered.
pub struct Bundle {
    /// The program's name.
    pub program: String,
    /// Its text and where each line comes from.
    pub page: Page,
}

/// Makes the bundle of a program as the options ask.
pub fn make(package: &Package, program: &str, options: &Options) -> Outcome<Bundle> {
    if options.c {
        return in_c(package, program, options);
    }
    let mut maker = format!("{} {}", package.name, package.version);
    let sources = Assembly { package, program, small: options.small };
    let tokens = if options.keep_all && !options.rename {
        sources.assembled(Plan::Whole)?
    } else {
        let scratch = Scratch::new()?;
        let rustc = Rustc::find(&package.edition, scratch.folder.clone())?;
        maker = format!("{} with rustc {}", maker, rustc.version);
        reworked(&sources, options, &rustc)?
    };
    let head = format!("// {}, from {}: {}\n", program, maker, options.command(package, program));
    let page = if options.minify { minified(&tokens, &head) } else { readable(&tokens, &head) };
    Ok(Bundle { program: program.to_string(), page })
}

/// What a bundle is put together from.
struct Assembly<'a> {
    package: &'a Package,
    program: &'a str,
    /// Whether the feature for the short form is on.
    small: bool,
}

impl Assembly<'_> {
    fn assembled(&self, plan: Plan) -> Outcome<Vec<Token>> {
        let mut features = self.package.features.clone();
        features.extend(Some(SMALL.to_string()).filter(|_| self.small));
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
    if options.rename {
        rename(tokens, rustc)
    } else {
        Ok(tokens)
    }
}
