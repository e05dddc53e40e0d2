//! The bundles of some programs, compiled by a bare rustc, answer as the cargo build does; `bundle -- --all --check` takes
//! every program in every edition.

use super::function::at_its_judge;
use super::EDITIONS;
use crate::bundling::{answers_rightly, bundled, compile_with, is_of_this_rustc, programs, scratch, submission, text};
use crate::one_in;
use crate::tool::not_checked;
use scripts::system::programs::files;
use scripts::system::rusts::FOR_PROGRAMS;
use std::fs;
use std::process::{Command, Output};

const RENEW: &str = "renew it: cargo run --release --bin bundle -- --all -o expected/submissions";

/// A kept file that is the bundle of today and, in a release build, a bundle of whole modules and one of few bytes. `.ci/run`
/// compares every submission, and `bundle -- --all --check` takes every program in every edition.
#[test]
fn files_of_every_form_answer_rightly() {
    for (program, form, edition) in
        [("codeforces645a", "", "2015"), ("codeforces645a", "--keep-all", "2018"), ("sgu139", "--minify", "2024")]
            .into_iter()
            .step_by(one_in(3))
    {
        let folder = scratch(&format!("{program}{form}"));
        let (source, made, kept) =
            (folder.join("bundle.rs"), folder.join("made"), fs::read_to_string(submission(program)).unwrap());
        let command = kept.lines().next().unwrap().split("bundle -- ").nth(1).unwrap();
        let arguments: Vec<&str> =
            if form.is_empty() { command.split_whitespace().collect() } else { vec![program, form] };
        let today = bundled(&arguments);
        let is_kept = !form.is_empty() || kept == today || !is_of_this_rustc(&kept);
        assert!(is_kept, "the submission of {program} is stale, {RENEW}");
        fs::write(&source, if form.is_empty() { kept } else { today }).unwrap();
        compile_with(&source, edition, &made, &["-Copt-level=0"]);
        answers_rightly(program, &made);
    }
}

fn oldest(arguments: &[&str]) -> std::io::Result<Output> {
    Command::new("rustup").args(["run", FOR_PROGRAMS, "rustc", "-D", "warnings"]).args(arguments).output()
}

#[test]
fn every_program_has_a_submission_and_no_other_file_has() {
    for program in programs() {
        let make = format!("cargo run --bin bundle -- {program} -o expected/submissions/{program}.rs");
        assert!(submission(&program).is_file(), "no submission of {program}, make it: {make}");
    }
    for file in files(submission("x").parent().unwrap()).unwrap() {
        let name = file.file_stem().unwrap().to_string_lossy().to_string();
        assert!(programs().contains(&name), "{} is no program's submission", file.display());
    }
}

#[test]
#[ignore = "takes the oldest rustc"]
fn the_oldest_rustc_takes_every_submission() {
    if !oldest(&["--version"]).is_ok_and(|output| output.status.success()) {
        return not_checked(&format!("rustc {FOR_PROGRAMS} is not on this machine"));
    }
    let folder = scratch("oldest");
    for (program, edition) in programs().iter().zip(EDITIONS[..3].iter().cycle()) {
        let (source, made) = (at_its_judge(program, &submission(program), &folder), folder.join("made"));
        let options = ["--edition", edition, "--emit=metadata", "-o"];
        let output = oldest(&[&options[..], &[made.to_str().unwrap(), source.to_str().unwrap()]].concat()).unwrap();
        assert!(output.status.success(), "{program}: {}", text(&output.stderr));
    }
}
