//! The bundler's files in Rust: every way of writing a kit, every refusal, every option.

mod cargo_home;
mod dependencies;
mod forms;
mod function;
mod options;
mod programs;
mod refusals;
mod traps;
mod unneeded;

use crate::bundling::{bundle, bundled, compile_with, refused, run, scratch, text};
use crate::to_c::{c_compiler, compile_c};
use scripts::system::programs::root;
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

/// Bundles program `p` of such a package, and compares what it prints with the package's file `p.out`. Returns the bundle.
fn prints(package: &Path, flags: &[&str], edition: &str) -> String {
    program_prints(package, "p", flags, edition)
}

/// Bundles a program of such a package, compiles the bundle, and compares what it prints with the program's `.out`.
/// Returns the bundle.
fn program_prints(package: &Path, program: &str, flags: &[&str], edition: &str) -> String {
    let (out, manifest, is_c) = (scratch("made"), package.join("Cargo.toml"), flags.contains(&"--c"));
    let (source, made) = (out.join(if is_c { "bundle.c" } else { "bundle.rs" }), out.join("program"));
    let arguments = [program, "--manifest-path", manifest.to_str().unwrap(), "-o", source.to_str().unwrap()];
    bundled(&[&arguments, flags].concat());
    if is_c {
        compile_c(c_compiler().unwrap(), &["-ansi", "-O1"], &source, &made)
    } else {
        compile_with(&source, edition, &made, &["-C", "debug-assertions=off"])
    }
    let (status, printed, _) = run(&made, None);
    let wanted = fs::read_to_string(package.join(format!("{program}.out"))).unwrap();
    let bundle = fs::read_to_string(&source).unwrap();
    assert_eq!((status, printed), (Some(0), wanted), "{} {flags:?} {edition}:\n{bundle}", package.display());
    bundle
}
