//! The tests of the kit, of its programs and of the tools.
//!
//! Which test belongs to which change, and the helpers with an example of each, are two tables of `scripts/CONTRIBUTING.md`.
//! Where all boards would take long, `cargo test` takes a sample and `cargo test --release` all.

mod bundle_rust;
mod bundling;
mod layers;
mod library;
mod page;
mod pages;
mod problems;
mod programs;
mod signature;
mod to_c;
mod tool;
mod tools;
mod wrong_solvers;

/// Whether tests take all, as in a release build.
const TAKES_ALL: bool = !cfg!(debug_assertions);

/// Returns `share`, or 1 where tests take all: a test takes every item whose number it divides.
fn one_in(share: usize) -> usize {
    if TAKES_ALL {
        1
    } else {
        share
    }
}
