//! Checks that a bundle compiles and answers as cargo's build does.

mod answers;
mod c;
mod compilers;
mod report;
mod rust;

use crate::deliver::Bundle;
use crate::fault::Outcome;
use crate::options::Options;
use crate::package::Package;

/// Checks a bundle and prints a line for each check: `ok`, `NO`, or `--` if it cannot be made here.
///
/// Errors: a line says `NO`, or a compiler cannot be run.
pub fn check(package: &Package, bundle: &Bundle, options: &Options) -> Outcome<()> {
    if options.c {
        return c::check(package, bundle, options);
    }
    rust::check(package, bundle, options)
}
