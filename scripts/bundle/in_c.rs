//! One program's bundle in C.

use crate::assemble::{assemble, Plan};
use crate::c::{self, Program};
use crate::fault::{Fault, Outcome};
use crate::layout::readable;
use crate::make::Bundle;
use crate::options::Options;
use crate::package::Package;
use crate::page::Page;
use crate::rustc::Rustc;
use crate::scratch::Scratch;
use crate::sources::Sources;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

/// The feature of a package that chooses what is written for C: the same answers in less code.
const COMPACT: &str = "compact";

/// The feature of a package that chooses what is as short as can be.
pub const SMALL: &str = "small";

/// Makes the bundle of a program in C; a small one at the level of optimisation that makes it shortest.
pub fn in_c(package: &Package, program: &str, options: &Options) -> Outcome<Bundle> {
    // Every condition on a feature stays: rustc is told which are on.
    let tokens = assemble(package, program, &mut Sources::new(&package.root, None), Plan::Whole)?;
    let source = readable(&tokens, "").text;
    let version = Rustc::find(&package.edition, Default::default())?.version;
    let comment = format!(
        "/* {}, from {} {} with rustc {}: {}\n   Made from a program in Rust: change that one, and make this anew. */\n",
        program,
        package.name,
        package.version,
        version,
        options.command(package, program)
    );
    let mut features: Vec<&str> = package.features.iter().map(String::as_str).collect();
    features.push(if options.small { SMALL } else { COMPACT });
    let program_in_rust = Arc::new(Program {
        source,
        edition: package.edition.clone(),
        features: features.into_iter().map(str::to_string).collect(),
        version,
        comment,
        dense: options.small || options.minify,
    });
    let levels: &[&str] = if options.small { &["s", "z"] } else { &["2"] };
    let started: Vec<_> = levels.iter().map(|level| start(program_in_rust.clone(), level)).collect();
    let texts =
        started.into_iter().map(|thread| thread.join().unwrap_or_else(|_| Err(Fault::plain("a thread panics"))));
    let texts: Outcome<Vec<String>> = texts.collect();
    let mut page = Page::default();
    page.space(&texts?.into_iter().min_by_key(String::len).unwrap_or_default());
    Ok(Bundle { program: program.to_string(), page })
}

fn start(program: Arc<Program>, level: &'static str) -> JoinHandle<Outcome<String>> {
    thread::spawn(move || c::translate(&program, level, &Scratch::new()?.folder))
}
