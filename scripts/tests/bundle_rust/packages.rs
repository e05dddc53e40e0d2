//! The packages of the tests, under cargo.

use super::packages;
use crate::bundling::{copy, scratch};
use scripts::system::programs::files;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Adds the folders below that hold a package with the file `p.out`.
fn add_packages(folder: &Path, found: &mut Vec<PathBuf>) {
    if folder.join("p.out").is_file() {
        found.push(folder.to_path_buf());
    }
    files(folder).unwrap().iter().filter(|path| path.is_dir()).for_each(|folder| add_packages(folder, found));
}

#[test]
#[ignore = "builds every package"]
fn cargo_prints_what_each_package_says() {
    let (target, copied, mut found) = (scratch("packages"), scratch("packages_copied"), Vec::new());
    copy(&packages(""), &copied);
    add_packages(&copied, &mut found);
    // One names crates that are on no machine, the other has a `#[bench]`, which is unstable.
    found.retain(|package| !package.ends_with("several/own") && !package.ends_with("text/attributes_and_tests"));
    assert!(found.len() > 40, "{found:?}");
    for (number, package) in found.iter().enumerate() {
        let kind = if package.ends_with("workspace/own") { "--example" } else { "--bin" };
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.env("CARGO_TARGET_DIR", target.join(number.to_string())).args([
            "run",
            "--quiet",
            "--release",
            kind,
            "p",
            "--manifest-path",
        ]);
        let output = cargo.arg(package.join("Cargo.toml")).output().unwrap();
        let (printed, wanted) = (String::from_utf8_lossy(&output.stdout), fs::read(package.join("p.out")).unwrap());
        assert!(
            printed.as_bytes() == wanted,
            "{}: {printed}{}",
            package.display(),
            String::from_utf8_lossy(&output.stderr)
        );
    }
}
