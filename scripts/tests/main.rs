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

/// Returns `share`, or 1 in a release build: a test takes every board whose number it divides.
fn one_in(share: usize) -> usize {
    if cfg!(debug_assertions) {
        share
    } else {
        1
    }
}
