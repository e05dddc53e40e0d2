//! The bundler's files in Rust: every way of writing a kit, every refusal, every option.

mod cargo_home;
mod dependencies;
mod forms;
pub mod function;
mod macros;
mod options;
pub mod programs;
mod refusals;
mod traps;

use crate::bundling::{bundle, compile_with, refused, run, text, write_package};
use std::fs;
use std::path::Path;
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

/// Writes a package, compiles its bundle and holds what that prints against what it has to print.
fn prints(folder: &Path, files: &[(&str, &str)], flags: &[&str], edition: &str, wanted: &str) {
    write_package(folder, files);
    let bundle = bundle_of(folder, flags);
    let (source, program) = (folder.join("bundle.rs"), folder.join("program"));
    fs::write(&source, &bundle).unwrap();
    compile_with(&source, edition, &program, &["-C", "debug-assertions=off"]);
    let (status, printed, _) = run(&program, None);
    let place = folder.display();
    assert_eq!((status, printed.as_str()), (Some(0), wanted), "{place} {flags:?} {edition}:\n{bundle}");
}
