//! Programs for judges in C: they compile as ANSI C, answer rightly, and are the files to submit.

use super::{c_compiler, compile_c};
use crate::bundling::{answers_rightly, is_of_this_rustc, run, scratch, submission, text};
use crate::one_in;
use crate::tool::command;
use scripts::problems::list::find;
use scripts::problems::submission::limit;
use scripts::system::programs::{files, root};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

const RENEW: &str = "renew it: cargo run --release --bin bundle -- --all --c -o expected/submissions";

fn in_c(program: &str) -> PathBuf {
    submission(program).with_extension("c")
}

fn kept(program: &str) -> String {
    fs::read_to_string(in_c(program)).unwrap()
}

#[test]
fn every_submission_names_its_problem_and_fits_its_judge() {
    let files = files(&root().join("expected/submissions")).unwrap();
    assert!(files.len() > 40, "{files:?}");
    for file in files {
        let (program, is_c) = (file.file_stem().unwrap().to_str().unwrap(), file.extension() == Some("c".as_ref()));
        let kept = fs::read_to_string(&file).unwrap();
        let title = find(program).unwrap().title;
        let start = format!("{} {title}: slidekit ", if is_c { "/*" } else { "//" });
        assert!(kept.starts_with(&start), "{}", file.display());
        let with_long_line_ends = kept.len() + kept.lines().count();
        let fits = limit(program).is_none_or(|limit| with_long_line_ends <= limit);
        assert!(fits || !is_c, "{program} in C is too long");
    }
}

/// `.ci/run` compares every submission.
#[test]
fn a_submission_is_the_bundle_of_today_with_unstable_features_allowed() {
    let (kept, mut command) = (kept("hdu3600"), command("bundle"));
    command.env("RUSTC_BOOTSTRAP", "1").current_dir(root()).args(["hdu3600", "--c"]);
    let output = command.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(!is_of_this_rustc(&kept) || kept == text(&output.stdout), "hdu3600 in C is stale, {RENEW}");
}

#[test]
fn a_machine_that_stores_the_high_byte_first_is_refused() {
    let Some(compiler) = c_compiler() else { return };
    let mut command = Command::new(compiler);
    command.args(["-fsyntax-only", "-U__BYTE_ORDER__", "-D__BYTE_ORDER__=4321"]).arg(in_c("uva10181"));
    let output = command.output().unwrap();
    assert!(!output.status.success() && text(&output.stderr).contains("big-endian"), "{}", text(&output.stderr));
}

/// A file that need not be short and, in a release build, a short one. `bundle -- --all --c --check` takes all.
#[test]
fn submissions_answer_rightly_and_refuse_what_cannot_be_read() {
    let Some(compiler) = c_compiler() else { return };
    let folder = scratch("in_c");
    for program in ["hdu3600", "uva10181"].into_iter().step_by(one_in(2)) {
        let made = folder.join(program);
        compile_c(compiler, &["-ansi", "-pedantic-errors", "-O2"], &in_c(program), &made);
        answers_rightly(program, &made);
    }
    let (program, input) = (folder.join("hdu3600"), folder.join("blanks"));
    if cfg!(unix) {
        let (status, output, complaint) = run(&program, Some(&folder));
        assert_eq!((status, output.as_str(), complaint.lines().count()), (Some(1), "", 1), "{complaint}");
    }
    fs::write(&input, [b"1\n0\n".to_vec(), vec![b' '; 17 << 20]].concat()).unwrap();
    let refused = (Some(1), "YES\n".to_string(), "board 2, word 1: 16 MB of whitespace\n".to_string());
    assert_eq!(run(&program, Some(&input)), refused);
}
