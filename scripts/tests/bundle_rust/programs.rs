//! Every program's bundle, compiled by a bare rustc in every edition, answers as the cargo build does.

use super::function::at_its_judge;
use crate::bundling::{bundled, compile_with, run, scratch, text};
use crate::programs::executable;
use crate::tool::not_checked;
use scripts::problems::list::find;
use scripts::programs::root;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

/// The names of the programs for judges.
pub fn programs() -> Vec<String> {
    let folder = root().join("src/bin");
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path().file_stem().unwrap().to_string_lossy().to_string())
        .collect();
    names.sort();
    assert!(!names.is_empty());
    names
}

/// One program of each solver and way of reading. `cargo test` takes these where all would take long, and
/// `bundle -- --all --check` takes all.
pub const KINDS: [&str; 4] = ["uva10181", "uva652", "hdu3567", "spoj_solving"];

pub fn judge_inputs(program: &str) -> Vec<PathBuf> {
    let folder = root().join("judge_inputs").join(program);
    let mut files: Vec<PathBuf> = match fs::read_dir(folder) {
        Ok(entries) => entries.map(|entry| entry.unwrap().path()).collect(),
        Err(_) => Vec::new(),
    };
    files.sort();
    files
}

/// Compiles one source in every edition, and in the `run_in` ones holds its answer to every judge input against that
/// of the program built by cargo, or if it is of the short form, against the judge's contract.
fn answers_as_cargo_does(program: &str, source: &Path, run_in: &[&str]) {
    let folder = scratch(&format!("{}_{}_made", program, run_in.join("_")));
    for edition in EDITIONS {
        let options = if run_in.contains(&edition) { "-O" } else { "--emit=metadata" };
        compile_with(source, edition, &folder.join(edition), &[options]);
    }
    let head = fs::read_to_string(source).unwrap();
    let is_short = head.lines().next().is_some_and(|line| line.contains(" --short"));
    for input in judge_inputs(program) {
        let wanted = run(&executable(program), Some(&input));
        for edition in run_in {
            let answer = run(&folder.join(edition), Some(&input));
            let right = if is_short { is_accepted(program, &input, &answer.1) } else { answer == wanted };
            assert!(right, "{} in edition {} on {}", program, edition, input.display());
        }
    }
}

/// Whether a judge would accept an output.
pub fn is_accepted(program: &str, input: &Path, output: &[u8]) -> bool {
    let problem = find(program).unwrap();
    problem.check(problem.promise, &fs::read(input).unwrap(), output) == Ok(())
}

/// What a newcomer may paste without running anything.
fn submission(program: &str) -> PathBuf {
    root().join("expected/submissions").join(format!("{program}.rs"))
}

const RENEW: &str = "renew it: cargo run --release --bin bundle -- --all -o expected/submissions";

/// Whether the installed rustc made a submission, so that it has to be today's bundle.
pub fn is_of_this_rustc(submission: &str) -> bool {
    let version = text(&Command::new("rustc").arg("--version").output().unwrap().stdout);
    let maker = format!("rustc {}:", version.split(' ').nth(1).unwrap());
    submission.lines().next().is_some_and(|line| line.contains(&maker))
}

#[test]
fn minified_bundles_answer_as_cargo_does() {
    for program in KINDS {
        let source = scratch(&format!("{program}_minified")).join("bundle.rs");
        assert_eq!(bundled(&[program, "--minify", "-o", source.to_str().unwrap()]), "");
        answers_as_cargo_does(program, &source, &["2015", "2024"]);
    }
}

#[test]
fn submissions_answer_as_cargo_does() {
    for program in KINDS {
        let folder = scratch(&format!("{program}_submission"));
        let source = at_its_judge(program, &submission(program), &folder);
        answers_as_cargo_does(program, &source, &["2018", "2021"]);
    }
}

/// Whether rustc 1.56.0 is here; where it is not, that is said.
fn has_oldest() -> bool {
    let has = oldest(&["--version"]).is_ok_and(|output| output.status.success());
    if !has {
        not_checked("rustc 1.56.0 is not on this machine");
    }
    has
}

fn oldest(arguments: &[&str]) -> std::io::Result<Output> {
    Command::new("rustup").args(["run", "1.56.0", "rustc", "-D", "warnings"]).args(arguments).output()
}

/// Compiles a bundle by the oldest rustc, in the editions that it knows.
fn oldest_takes(program: &str, source: &Path) {
    let made = source.with_extension("oldest");
    for edition in &EDITIONS[..3] {
        let (source, made) = (source.to_str().unwrap(), made.to_str().unwrap());
        let output = oldest(&["--edition", edition, "--emit=metadata", "-o", made, source]).unwrap();
        assert!(output.status.success(), "{} in edition {}: {}", program, edition, text(&output.stderr));
    }
}

#[test]
fn submissions_are_the_bundles_of_today_and_the_oldest_rustc_takes_them() {
    let folder = scratch("today");
    assert_eq!(bundled(&["--all", "-o", folder.to_str().unwrap()]), "");
    let has_oldest = has_oldest();
    for program in programs() {
        let kept = fs::read_to_string(submission(&program));
        let kept = kept.unwrap_or_else(|_| panic!("no submission of {program}, {RENEW}"));
        let today = folder.join(format!("{program}.rs"));
        if has_oldest {
            oldest_takes(&program, &at_its_judge(&program, &today, &folder));
        }
        if is_of_this_rustc(&kept) {
            assert!(kept == fs::read_to_string(today).unwrap(), "the submission of {program} is stale, {RENEW}");
        } else {
            let made = scratch(&format!("{program}_today"));
            answers_as_cargo_does(&program, &at_its_judge(&program, &today, &made), &["2018"]);
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
    for program in KINDS {
        for flags in [&["--keep-all"][..], &["--minify", "--rename"]] {
            let arguments = [&[program, "-o", source.to_str().unwrap()], flags].concat();
            assert_eq!(bundled(&arguments), "");
            for edition in EDITIONS {
                compile_with(&source, edition, &made, &["--emit=metadata"]);
            }
        }
    }
}

#[test]
fn the_first_line_says_what_it_is_and_how_to_make_it() {
    let bundle = bundled(&["uva10181", "--keep-all"]);
    let version = "0.1.0";
    let wanted =
        format!("// uva10181, from slidekit {version}: cargo run --release --bin bundle -- uva10181 --keep-all");
    assert_eq!(bundle.lines().next(), Some(wanted.as_str()));
}

#[test]
fn tests_and_docs_stay_at_home() {
    for program in programs() {
        let bundle = bundled(&[&program, "--keep-all"]);
        assert!(!bundle.contains("#[test]") && !bundle.contains("cfg(test)"), "{program}");
        let documented = |line: &str| line.trim_start().starts_with("///") || line.trim_start().starts_with("//!");
        assert!(!bundle.lines().any(documented), "{program}");
    }
}
