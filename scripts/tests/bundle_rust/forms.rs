//! Each way of writing a kit: a package of `scripts/tests/packages`. What its program `p` has to print is in `p.out`, and
//! its bundle of whole modules in `p.whole`.

use super::{bundle_of, packages, prints, program_prints, EDITIONS};
use crate::bundling::{bundled, copy, scratch, text};
use scripts::system::programs::files;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const MANNERS: [&[&str]; 5] =
    [&[], &["--minify", "--rename"], &["--minify", "--keep-all"], &["--keep-all"], &["--minify"]];

/// Bundles, compiles and runs each package of these folders in each manner, for the next editions from the oldest that its
/// source allows. Outside of a release build, a package is taken that no test below compares or runs.
#[test]
fn each_form_of_a_kit_prints_what_it_prints_under_cargo() {
    for (since, folders) in [
        ("2015", "features modules paths macros_of_a_library text library"),
        ("2018", "names macros dead"),
        ("2021", "manifests tokens"),
    ] {
        let mut editions = EDITIONS.into_iter().filter(|&edition| edition >= since).cycle();
        let mut manners = MANNERS.into_iter().cycle();
        for program in folders.split(' ').flat_map(|folder| with_ending("out", &packages(folder))) {
            let is_taken_below = || {
                let is_compared = |ending| program.with_extension(ending).is_file();
                ["whole", "small"].into_iter().any(is_compared) || program.starts_with(packages("dead"))
            };
            let taken = if crate::TAKES_ALL { MANNERS.len() } else { usize::from(!is_taken_below()) };
            for flags in manners.by_ref().take(taken) {
                let (folder, name) = (program.parent().unwrap(), program.file_stem().unwrap().to_str().unwrap());
                program_prints(folder, name, flags, editions.next().unwrap());
            }
        }
    }
}

#[test]
fn what_is_dead_goes_and_what_lives_stays() {
    let bundle = prints(&packages("dead/of_every_kind"), &[], "2018");
    for gone in
        ["Gone", "gone", "Dead", "HashMap", "BTreeMap", "Other", "UNUSED", "STATE", "never", "rest", "goes with"]
    {
        assert!(!bundle.contains(gone), "{gone} is still in\n{bundle}");
    }
    for kept in ["unread", "Never", "fn walk", "fn inner", "#![allow(dead_code"] {
        assert!(bundle.contains(kept), "{kept} is not in\n{bundle}");
    }
    assert_eq!(bundle.matches("struct Node").count(), 1);
    assert_eq!(bundle.matches("for<'a>").count(), 1, "an impl of which nothing is left goes: {bundle}");
    assert_eq!(bundle.matches("spoken").count(), 1, "{bundle}");
    // rustc calls an import unused when the function that it was for is gone.
    assert!(bundle.contains(".max(1)") && !bundle.contains("use std::cmp"), "{bundle}");
    // The members that a macro makes stay, and keep neither other members nor functions of a needed one's name.
    let left: Vec<&str> = ["fn signed", "Chunk", "second"].into_iter().filter(|gone| bundle.contains(gone)).collect();
    assert!(left.is_empty() && bundle.contains("const ONE"), "{left:?} in\n{bundle}");
}

/// The files below a folder with this ending.
fn with_ending(ending: &str, folder: &Path) -> Vec<PathBuf> {
    let below = files(folder).unwrap().into_iter();
    let found = below.flat_map(|path| if path.is_dir() { with_ending(ending, &path) } else { vec![path] });
    found.filter(|path| path.extension() == Some(ending.as_ref())).collect()
}

/// All that joining, paths and layout make is in that text, and no rustc is asked.
#[test]
fn a_bundle_of_whole_modules_is_the_text_beside_its_package() {
    for (ending, flags) in [("whole", &["--keep-all"][..]), ("small", &["--keep-all", "--minify"])] {
        let kept = with_ending(ending, &packages(""));
        assert!(!kept.is_empty());
        for file in kept {
            let (folder, program) = (file.parent().unwrap(), file.file_stem().unwrap().to_str().unwrap());
            let arguments = [program, "--manifest-path", folder.to_str().unwrap()];
            let bundle = bundled(&[&arguments, flags].concat());
            assert_eq!(bundle, fs::read_to_string(&file).unwrap(), "{}", file.display());
        }
    }
}

/// A source may come from Windows.
#[test]
fn line_ends_of_two_characters_are_read_as_one() {
    let folder = scratch("line_ends");
    copy(&packages("text/comments_and_strings"), &folder);
    let bundle = bundle_of(&folder, &["--keep-all"]);
    for file in with_ending("rs", &folder) {
        fs::write(&file, fs::read_to_string(&file).unwrap().replace('\n', "\r\n")).unwrap();
    }
    assert_eq!(bundle_of(&folder, &["--keep-all"]), bundle);
}

#[test]
fn a_readable_bundle_is_what_its_author_would_have_written() {
    for folder in files(&packages("readable")).unwrap() {
        let bundle = bundle_of(&folder, &[]);
        let body: String = bundle.split_inclusive('\n').skip(1).collect();
        assert_eq!(body, fs::read_to_string(folder.join("bundle")).unwrap(), "{}", folder.display());
    }
}

/// What a package says that its program prints is what cargo prints.
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
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.env("CARGO_TARGET_DIR", target.join(package.strip_prefix(&copied).unwrap()));
        cargo.args(["run", "--quiet", "--release", kind]).arg(program).arg("--manifest-path");
        let run = cargo.arg(package.join("Cargo.toml")).output().unwrap();
        let (printed, wanted) = (text(&run.stdout), fs::read_to_string(&output).unwrap());
        assert!(printed == wanted, "{}: {printed}{}", output.display(), text(&run.stderr));
    }
}
