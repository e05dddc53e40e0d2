//! The bundler's files in Rust: every way of writing a kit, every refusal, every option.

mod cargo_home;
mod dependencies;
mod forms;
mod function;
mod macros;
mod options;
mod packages;
mod programs;
mod refusals;
mod traps;

use crate::bundling::{bundle, compile_with, refused, run, text};
use crate::tool::own_folder;
use scripts::programs::root;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

/// What the bundler does with program `p` of the package in a folder.
fn output_of(folder: &Path, flags: &[&str]) -> Output {
    bundle(&[&["p", "--manifest-path", folder.join("Cargo.toml").to_str().unwrap()], flags].concat())
}

/// What it prints: the bundle, or a report.
fn bundle_of(folder: &Path, flags: &[&str]) -> String {
    let output = output_of(folder, flags);
    assert!(output.status.success(), "{} {flags:?}: {}", folder.display(), text(&output.stderr));
    text(&output.stdout)
}

/// What it says where it must refuse.
fn refusal_of(folder: &Path, flags: &[&str]) -> String {
    refused(&[&["p", "--manifest-path", folder.join("Cargo.toml").to_str().unwrap()], flags].concat())
}

/// A folder of `scripts/tests/packages`: a package, or several of one kind.
fn packages(folder: &str) -> PathBuf {
    root().join("scripts/tests/packages").join(folder)
}

/// Bundles a package of that folder, compiles the bundle, and compares what it prints with the package's file `prints`.
fn prints(package: &Path, flags: &[&str], edition: &str) {
    let (bundle, out) = (bundle_of(package, flags), own_folder());
    let (source, program) = (out.join("bundle.rs"), out.join("program"));
    fs::write(&source, &bundle).unwrap();
    compile_with(&source, edition, &program, &["-C", "debug-assertions=off"]);
    let (status, printed, _) = run(&program, None);
    let (place, wanted) = (package.display(), fs::read_to_string(package.join("prints")).unwrap());
    assert_eq!((status, printed), (Some(0), wanted), "{place} {flags:?} {edition}:\n{bundle}");
}
