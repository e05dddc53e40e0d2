//! Every program for judges in C: it compiles as ANSI C, answers rightly, and is the file to submit.

use crate::bundle_rust::programs::{is_accepted, is_of_this_rustc, judge_inputs, programs};
use crate::bundling::{bundled, c_compiler, compile_c, makes_c, run, scratch};
use scripts::programs::root;
use std::fs;
use std::path::{Path, PathBuf};

const RENEW: &str = "renew it: cargo run --release --bin bundle -- --all --c -o expected/submissions";

fn submissions() -> PathBuf {
    root().join("expected/submissions")
}

/// Compiles a program's file of C as UVa does and holds its answers to every judge input against the judge's contract.
fn answers_rightly(compiler: &str, program: &str, source: &Path) {
    let made = source.with_extension("made");
    compile_c(compiler, &["-ansi", "-pedantic-errors", "-O2"], source, &made);
    for input in judge_inputs(program) {
        let (status, output) = run(&made, Some(&input));
        let right = status == Some(0) && is_accepted(program, &input, &output);
        assert!(right, "{} on {}", source.display(), input.display());
    }
}

/// Holds a program's submission in C against the file of today, and where another rustc made it, its answers.
fn is_fresh(compiler: Option<&str>, program: &str, today: &str, folder: &Path) {
    let kept = fs::read_to_string(submissions().join(format!("{program}.c")));
    let kept = kept.unwrap_or_else(|_| panic!("no submission of {program} in C, {RENEW}"));
    if is_of_this_rustc(&kept) {
        assert!(kept == today, "the submission of {program} in C is stale, {RENEW}");
    } else if let Some(compiler) = compiler {
        let copy = folder.join(format!("{program}_kept.c"));
        fs::write(&copy, kept).unwrap();
        answers_rightly(compiler, program, &copy);
    }
}

#[test]
fn programs_in_c_answer_rightly_and_the_submissions_are_of_today() {
    if !makes_c() {
        return;
    }
    let folder = scratch("in_c");
    assert_eq!(bundled(&["--all", "--c", "-o", folder.to_str().unwrap()]), "");
    let compiler = c_compiler();
    let file = |program: &String| folder.join(format!("{program}.c"));
    let in_c: Vec<String> = programs().into_iter().filter(|program| file(program).is_file()).collect();
    for judge in ["uva", "poj", "hdu", "mipt"] {
        assert!(in_c.iter().any(|program| program.starts_with(judge)), "{judge}");
    }
    for program in in_c {
        if let Some(compiler) = compiler {
            answers_rightly(compiler, &program, &file(&program));
        }
        is_fresh(compiler, &program, &fs::read_to_string(file(&program)).unwrap(), &folder);
    }
}
