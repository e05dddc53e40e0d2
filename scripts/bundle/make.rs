//! One program's bundle, from the package's sources to its text.

use crate::assemble::assemble;
use crate::fault::Outcome;
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
    let mut sources = Sources::new(&package.root);
    let mut tokens = assemble(package, program, &mut sources, options.keep_all)?;
    let mut maker = format!("{} {}", package.name, package.version);
    if !options.keep_all || options.rename {
        let scratch = Scratch::new()?;
        let rustc = Rustc::find(&package.edition, scratch.folder.clone())?;
        if !options.keep_all {
            tokens = remove_unused(tokens, &rustc)?;
        }
        if options.rename {
            tokens = rename(tokens, &rustc)?;
        }
        maker = format!("{} with rustc {}", maker, rustc.version);
    }
    let head = format!("// {}, from {}: {}\n", program, maker, options.command(package, program));
    let page = if options.minify { minified(&tokens, &head) } else { readable(&tokens, &head) };
    Ok(Bundle { program: program.to_string(), page })
}
