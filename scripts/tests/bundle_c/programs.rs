//! Programs for judges in C: they compile as ANSI C, answer rightly, and are the files to submit.

use crate::bundle_rust::programs::{is_accepted, is_of_this_rustc, judge_inputs};
use crate::bundling::{bundled, c_compiler, compile_c, makes_c, run, scratch};
use scripts::programs::root;
use std::fs;
use std::path::{Path, PathBuf};

const RENEW: &str = "renew it: cargo run --release --bin bundle -- --all --c -o expected/submissions";

fn submissions() -> PathBuf {
    root().join("expected/submissions")
}

/// Compiles a program's file of C as UVa does and checks its answers to every judge input.
fn answers_rightly(compiler: &str, program: &str, source: &Path) {
    let made = source.with_extension("made");
    compile_c(compiler, &["-ansi", "-pedantic-errors", "-O2"], source, &made);
    for input in judge_inputs(program) {
        let (status, output) = run(&made, Some(&input));
        let right = status == Some(0) && is_accepted(program, &input, &output);
        assert!(right, "{} on {}", source.display(), input.display());
    }
}

/// A short file, and one for a judge without a limit; `bundle -- --all --c --check` takes all.
const PROGRAMS: [&str; 2] = ["uva10181", "poj1077"];

#[test]
fn programs_in_c_answer_rightly_and_the_submissions_are_of_today() {
    if !makes_c() {
        return;
    }
    let (folder, compiler) = (scratch("in_c"), c_compiler());
    for program in PROGRAMS {
        let kept = fs::read_to_string(submissions().join(format!("{program}.c"))).unwrap();
        assert!(!is_of_this_rustc(&kept) || kept == bundled(&[program, "--c"]), "{program} in C is stale, {RENEW}");
        if let Some(compiler) = compiler {
            let copy = folder.join(format!("{program}.c"));
            fs::write(&copy, kept).unwrap();
            answers_rightly(compiler, program, &copy);
        }
    }
}
