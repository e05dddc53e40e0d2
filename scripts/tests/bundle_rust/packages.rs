//! The packages of the tests, under cargo.

use super::forms::with_ending;
use super::packages;
use crate::bundling::{copy, scratch, text};
use std::env;
use std::fs;
use std::process::Command;

#[test]
#[ignore = "builds every package"]
fn cargo_prints_what_each_package_says() {
    let (target, copied) = (scratch("packages"), scratch("packages_copied"));
    copy(&packages(""), &copied);
    let mut found = with_ending("out", &copied);
    // Some name crates that are on no machine, one has a `#[bench]`, which is unstable.
    let unbuilt = ["several/own", "only_cargo_has", "text/attributes_and_tests"];
    found.retain(|output| !unbuilt.iter().any(|package| output.parent().unwrap().ends_with(package)));
    assert!(found.len() > 50, "{found:?}");
    for output in found {
        let (package, program) = (output.parent().unwrap(), output.file_stem().unwrap());
        let kind = if package.ends_with("workspace/own") { "--example" } else { "--bin" };
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.env("CARGO_TARGET_DIR", target.join(package.strip_prefix(&copied).unwrap()));
        cargo.args(["run", "--quiet", "--release", kind]).arg(program).arg("--manifest-path");
        let run = cargo.arg(package.join("Cargo.toml")).output().unwrap();
        let (printed, wanted) = (text(&run.stdout), fs::read_to_string(&output).unwrap());
        assert!(printed == wanted, "{}: {printed}{}", output.display(), text(&run.stderr));
    }
}
