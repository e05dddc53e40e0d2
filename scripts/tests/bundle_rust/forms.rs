//! Each way of writing a kit: a package of `scripts/tests/packages`, whose bundle is compiled and run in one manner, or in
//! a release build in all, each in one edition. What its program `p` has to print is in the file `p.out`.
//!
//! Manners and editions take turns. `bundle -- --all --check` tries each program in every edition.

use super::{bundle_of, packages, program_prints, EDITIONS};
use crate::bundling::{bundled, copy, scratch};
use scripts::system::programs::files;
use std::fs;
use std::path::{Path, PathBuf};

const MANNERS: [&[&str]; 5] =
    [&[], &["--minify", "--rename"], &["--minify", "--keep-all"], &["--keep-all"], &["--minify"]];

/// The manners in which each package is bundled.
const TAKEN: usize = if cfg!(debug_assertions) { 1 } else { MANNERS.len() };

/// Bundles and runs each package of a folder in the next manners, for the next editions from the oldest that its source
/// allows.
fn hold(since: &str, folder: &str) {
    let packages = files(&packages(folder)).unwrap();
    hold_programs(since, packages.into_iter().map(|package| (package, "p".to_string())));
}

/// Does so with programs, each of a package.
fn hold_programs(since: &str, programs: impl Iterator<Item = (PathBuf, String)>) {
    let mut editions = EDITIONS.into_iter().filter(|&edition| edition >= since).cycle();
    let mut manners = MANNERS.into_iter().cycle();
    for (package, program) in programs {
        for flags in manners.by_ref().take(TAKEN) {
            program_prints(&package, &program, flags, editions.next().unwrap());
        }
    }
}

#[test]
fn features_are_those_of_cargo_and_files_and_variables_become_literals() {
    hold("2015", "features");
}

#[test]
fn modules_are_found_where_rustc_finds_them() {
    hold("2015", "modules");
}

#[test]
fn manifests_are_read_as_cargo_reads_them() {
    hold("2021", "manifests");
}

#[test]
fn the_library_is_known_by_every_way_of_naming_it() {
    let package = packages("library");
    let programs = files(&package.join("src/bin")).unwrap();
    let name = |file: PathBuf| file.file_stem().unwrap().to_str().unwrap().to_string();
    hold_programs("2015", programs.into_iter().map(|file| (package.clone(), name(file))));
}

#[test]
fn names_are_found_relative_to_their_module() {
    hold("2018", "names");
}

#[test]
fn paths_hold_in_every_place() {
    hold("2015", "paths");
}

#[test]
fn macros_are_seen_into() {
    hold("2015", "macros_of_a_library");
}

#[test]
fn text_is_never_taken_for_code() {
    hold("2015", "text");
    let whole = bundle_of(&packages("text/attributes_and_tests"), &["--keep-all"]);
    assert!(!["#[test]", "#[bench]", "none"].iter().any(|gone| whole.contains(gone)), "{whole}");
}

#[test]
fn what_is_dead_goes_and_what_lives_stays() {
    hold("2018", "dead");
    let folder = packages("dead/of_every_kind");
    let bundle = bundle_of(&folder, &[]);
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
    let bundle = bundle_of(&packages("dead/method_of_two_types"), &[]);
    assert!(bundle.contains(".max(1)") && !bundle.contains("use std::cmp"), "{bundle}");
}

#[test]
fn what_the_library_gives_only_to_its_own_goes() {
    let folder = packages("dead/traits_for_its_own");
    let bundle = bundle_of(&folder, &[]);
    for gone in ["Zero", "Integral", "integral", "Ring", "Halve", "shown", "Debug"] {
        assert!(!bundle.contains(gone), "{gone} is still in\n{bundle}");
    }
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
