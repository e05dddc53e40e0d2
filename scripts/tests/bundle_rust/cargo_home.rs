//! Packages in the folder `packages`: each program's bundle, in Rust and in C, prints what the file beside the manifest says.

use crate::bundling::{bundle, c_compiler, compile_c, compile_with, makes_c, refused, run};
use crate::tool::{own_folder, text};
use scripts::programs::root;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of a package.
fn package(name: &str) -> PathBuf {
    root().join("scripts/tests/packages").join(name)
}

/// Bundles a program of a package in a form and holds what the bundle prints against the program's `.out`.
fn answers(folder: &Path, program: &str, arguments: &[&str]) {
    let made = own_folder();
    let is_c = arguments.contains(&"--c");
    let (source, compiled) = (made.join(if is_c { "bundle.c" } else { "bundle.rs" }), made.join("program"));
    let manifest = folder.join("Cargo.toml");
    let written = ["--manifest-path", manifest.to_str().unwrap(), "-o", source.to_str().unwrap()];
    let output = bundle(&[&[program], arguments, &written].concat());
    assert!(output.status.success(), "{program} {arguments:?}: {}", text(&output.stderr));
    match is_c {
        true => compile_c(c_compiler().unwrap(), &["-ansi", "-O1"], &source, &compiled),
        false => compile_with(&source, "2021", &compiled, &[]),
    }
    let (status, printed, _) = run(&compiled, None);
    let wanted = fs::read_to_string(folder.join(format!("{program}.out"))).unwrap();
    assert_eq!((status, printed), (Some(0), wanted), "{program} {arguments:?}");
}

/// Whether a bundle in C can be made and compiled here.
fn has_c() -> bool {
    makes_c() && c_compiler().is_some()
}

#[test]
fn what_is_off_or_unneeded_is_no_reason_to_refuse() {
    let folder = package("off_and_unused");
    answers(&folder, "p", &[]);
    if has_c() {
        answers(&folder, "p", &["--c"]);
    }
}

#[test]
fn of_a_library_of_another_edition_only_its_own_code_is_compared() {
    let folder = package("editions");
    answers(&folder, "same", &[]);
    let manifest = folder.join("Cargo.toml");
    let changed = ["changed", "--manifest-path", manifest.to_str().unwrap()];
    let wanted =
        "newer/src/lib.rs:22: crate newer is of edition 2024, and means another thing in 2021: fn first() -> u8 \
                  does not become the same code";
    assert_eq!(refused(&changed), wanted);
    let output = bundle(&[&changed[..], &["--any-edition"]].concat());
    assert!(output.status.success() && text(&output.stdout).contains("fn first"), "{}", text(&output.stderr));
    assert!(text(&output.stderr).starts_with(&format!("warning: {wanted}\n")), "{}", text(&output.stderr));
}

#[test]
fn what_only_cargo_has_is_refused_where_it_is_needed() {
    let folder = package("only_cargo_has");
    answers(&folder, "sides", &[]);
    let manifest = folder.join("Cargo.toml");
    let rand = "crate rand is from a registry: only path dependencies are bundled; --extern rand if the judge has it";
    let friend = rand.replace("rand", "lib_of_a_friend").replace("a registry", "git");
    let cases = [
        (&["roll"][..], format!("src/random.rs:1: {rand}")),
        (&["sides", "--keep-all"], format!("src/bin/sides.rs:4: {friend}")),
        (&["friend"], format!("src/bin/friend.rs:2: {friend}")),
        (&["shadow"], format!("src/bin/shadow.rs:8: {rand}")),
        (&["made"], "src/lib.rs:12: cfg(made) is decided by the build script, which cannot run at a judge".to_string()),
    ];
    for (arguments, wanted) in cases {
        assert_eq!(refused(&[arguments, &["--manifest-path", manifest.to_str().unwrap()]].concat()), wanted);
    }
}
