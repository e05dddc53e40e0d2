//! Every program's bundle, compiled by a bare rustc in every edition, answers as the cargo build does.

use crate::bundling::{bundle, bundled, compile_with, run, scratch, text};
use crate::function::{at_its_judge, is_for_functions};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

/// The names of the programs for judges.
pub fn programs() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/bin");
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path().file_stem().unwrap().to_string_lossy().to_string())
        .collect();
    names.sort();
    assert!(!names.is_empty());
    names
}

pub fn judge_inputs(program: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("judge_inputs").join(program);
    let mut files: Vec<PathBuf> = match fs::read_dir(folder) {
        Ok(entries) => entries.map(|entry| entry.unwrap().path()).collect(),
        Err(_) => Vec::new(),
    };
    files.sort();
    files
}

pub fn built_by_cargo(program: &str) -> PathBuf {
    let name = format!("{}{}", program, std::env::consts::EXE_SUFFIX);
    Path::new(env!("CARGO_BIN_EXE_bundle")).with_file_name(name)
}

/// Compiles one source in every edition, and in the `run_in` ones holds its answer to every judge input against that
/// of the program built by cargo.
fn answers_as_cargo_does(program: &str, source: &Path, run_in: &[&str]) {
    let folder = scratch(&format!("{}_{}_made", program, run_in.join("_")));
    for edition in EDITIONS {
        let options = if run_in.contains(&edition) { "-O" } else { "--emit=metadata" };
        compile_with(source, edition, &folder.join(edition), &[options]);
    }
    for input in judge_inputs(program) {
        let wanted = run(&built_by_cargo(program), Some(&input));
        for edition in run_in {
            let answer = run(&folder.join(edition), Some(&input));
            assert!(answer == wanted, "{} in edition {} on {}", program, edition, input.display());
        }
    }
}

/// What a newcomer may paste without running anything.
fn submission(program: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("expected/submissions").join(format!("{}.rs", program))
}

/// What makes of a program the form that its judge takes.
fn form(program: &str) -> &'static [&'static str] {
    if is_for_functions(program) {
        &["--function"]
    } else {
        &[]
    }
}

const RENEW: &str = "renew it: cargo run --release --bin bundle -- --all -o expected/submissions";

/// Whether the installed rustc made a submission, so that it has to be today's bundle.
pub fn is_of_this_rustc(submission: &str) -> bool {
    let version = text(&Command::new("rustc").arg("--version").output().unwrap().stdout);
    let maker = format!("with rustc {}:", version.split(' ').nth(1).unwrap());
    submission.lines().next().map_or(false, |line| line.contains(&maker))
}

#[test]
#[cfg_attr(feature = "small", ignore = "a bundle of Rust is of the normal form, and its answers may be others")]
fn minified_bundles_answer_as_cargo_does() {
    for program in programs() {
        let source = scratch(&format!("{}_small", program)).join("bundle.rs");
        assert_eq!(bundled(&[&program, "--minify", "-o", source.to_str().unwrap()]), "");
        answers_as_cargo_does(&program, &source, &["2015", "2024"]);
    }
}

#[test]
#[cfg_attr(feature = "small", ignore = "a bundle of Rust is of the normal form, and its answers may be others")]
fn submissions_answer_as_cargo_does() {
    for program in programs() {
        assert!(submission(&program).is_file(), "no submission of {}, {}", program, RENEW);
        let folder = scratch(&format!("{}_submission", program));
        let source = at_its_judge(&program, &submission(&program), &folder);
        answers_as_cargo_does(&program, &source, &["2018", "2021"]);
    }
}

#[test]
fn submissions_are_the_bundles_of_today() {
    for program in programs() {
        let kept = fs::read_to_string(submission(&program)).unwrap();
        let today = bundled(&[&[&*program], form(&program)].concat());
        if is_of_this_rustc(&kept) {
            assert!(kept == today, "the submission of {} is stale, {}", program, RENEW);
        } else {
            let folder = scratch(&format!("{}_today", program));
            let source = folder.join("bundle.rs");
            fs::write(&source, today).unwrap();
            answers_as_cargo_does(&program, &at_its_judge(&program, &source, &folder), &["2018"]);
        }
    }
    let entries = fs::read_dir(submission("x").parent().unwrap()).unwrap();
    for file in entries.map(|entry| entry.unwrap().path()) {
        let name = file.file_stem().unwrap().to_string_lossy().to_string();
        assert!(programs().contains(&name), "{} is no program's submission", file.display());
    }
}

#[test]
fn bundles_of_the_other_kinds_compile_in_every_edition_without_a_warning() {
    let folder = scratch("kinds");
    let (source, made) = (folder.join("bundle.rs"), folder.join("made"));
    for program in programs() {
        for flags in [&["--keep-all"][..], &["--minify", "--rename"]] {
            let arguments = [&[&program, "-o", source.to_str().unwrap()], flags].concat();
            assert_eq!(bundled(&arguments), "");
            for edition in EDITIONS {
                compile_with(&source, edition, &made, &["--emit=metadata"]);
            }
        }
    }
}

#[test]
fn the_oldest_rustc_takes_every_bundle_without_a_warning() {
    let rustup = |arguments: &[&str]| Command::new("rustup").args(["run", "1.56.0", "rustc"]).args(arguments).output();
    if !rustup(&["--version"]).map_or(false, |output| output.status.success()) {
        println!("rustc 1.56.0 is not on this machine");
        return;
    }
    let folder = scratch("oldest");
    for program in programs() {
        let mut source = submission(&program);
        if !is_of_this_rustc(&fs::read_to_string(&source).unwrap()) {
            source = folder.join(format!("{}.rs", program));
            bundled(&[&[&*program, "-o", source.to_str().unwrap()], form(&program)].concat());
        }
        let source = at_its_judge(&program, &source, &folder);
        for edition in &EDITIONS[..3] {
            let made = folder.join("made");
            let source = source.to_str().unwrap();
            let output = rustup(&[
                "-D",
                "warnings",
                "--edition",
                edition,
                "--emit=metadata",
                "-o",
                made.to_str().unwrap(),
                source,
            ])
            .unwrap();
            assert!(output.status.success(), "{} in edition {}: {}", program, edition, text(&output.stderr));
        }
    }
}

#[test]
fn the_first_line_says_what_it_is_and_how_to_make_it() {
    let bundle = bundled(&["uva10181", "--keep-all"]);
    let version = env!("CARGO_PKG_VERSION");
    let wanted =
        format!("// uva10181, from slidekit {}: cargo run --release --bin bundle -- uva10181 --keep-all", version);
    assert_eq!(bundle.lines().next(), Some(wanted.as_str()));
}

#[test]
fn tests_and_docs_stay_at_home() {
    for program in programs() {
        let bundle = bundled(&[&program, "--keep-all"]);
        assert!(!bundle.contains("#[test]") && !bundle.contains("cfg(test)"), "{}", program);
        let documented = |line: &str| line.trim_start().starts_with("///") || line.trim_start().starts_with("//!");
        assert!(!bundle.lines().any(documented), "{}", program);
    }
}

#[test]
fn an_unknown_program_is_answered_with_the_known_ones() {
    let output = bundle(&["uva1"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    let wanted = format!("no program uva1 in slidekit, only: {}\n", programs().join(", "));
    assert_eq!(text(&output.stderr), wanted);
}
