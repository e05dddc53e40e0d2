//! Every program for judges in C: it compiles as ANSI C, answers as the program in Rust does, and is the file to submit.

use crate::bundling::{all_of, bundled, c_compiler, compile_c, compile_with, makes_c, scratch};
use crate::programs::{built_by_cargo, is_of_this_rustc, judge_inputs, programs};
use std::fs;
use std::path::{Path, PathBuf};

const RENEW: &str = "renew it: cargo run --release --bin bundle -- --all --c -o expected/submissions";

/// The judges that take C and no Rust, or whose programs are kept in C anyway, by how their programs' names begin.
const IN_C: [&str; 5] = ["uva", "poj", "hdu", "spoj", "mipt"];

fn submissions() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("expected/submissions")
}

/// The program in Rust that answers as a file of C has to; the small form is not what cargo builds by default.
fn original(program: &str, in_c: &str, folder: &Path) -> PathBuf {
    if !in_c.lines().next().unwrap().ends_with(" --small") {
        return built_by_cargo(program);
    }
    let (source, made) = (folder.join(format!("{}.rs", program)), folder.join(format!("{}_small", program)));
    bundled(&[program, "--keep-all", "--small", "-o", source.to_str().unwrap()]);
    compile_with(&source, "2021", &made, &["-O", "--cap-lints", "allow"]);
    made
}

/// Compiles a program's file of C as UVa does and holds its answers to every judge input against those of the original.
fn answers_as_the_original(compiler: &str, program: &str, source: &Path, original: &Path) {
    let made = source.with_extension("made");
    compile_c(compiler, &["-ansi", "-pedantic-errors", "-O2"], source, &made);
    for input in judge_inputs(program) {
        assert!(all_of(&made, &input) == all_of(original, &input), "{} on {}", source.display(), input.display());
    }
}

/// Holds a program's submission in C against the file of today, and where another rustc made it, its answers.
fn is_fresh(compiler: Option<&str>, program: &str, today: &str, original: &Path, folder: &Path) {
    let kept = match fs::read_to_string(submissions().join(format!("{}.c", program))) {
        Ok(kept) => kept,
        Err(_) => {
            let asked = IN_C.iter().any(|judge| program.starts_with(judge)) && keeps_any();
            assert!(!asked, "no submission of {} in C, {}", program, RENEW);
            return;
        }
    };
    if is_of_this_rustc(&kept) {
        assert!(kept == today, "the submission of {} in C is stale, {}", program, RENEW);
    } else if let Some(compiler) = compiler {
        let copy = folder.join(format!("{}_kept.c", program));
        fs::write(&copy, kept).unwrap();
        answers_as_the_original(compiler, program, &copy, original);
    }
}

/// Whether any submission is in C: then each program of such a judge has one.
fn keeps_any() -> bool {
    fs::read_dir(submissions()).unwrap().any(|entry| entry.unwrap().path().extension().map_or(false, |end| end == "c"))
}

#[test]
fn programs_in_c_answer_as_those_in_rust_and_the_submissions_are_of_today() {
    if !makes_c() {
        return;
    }
    let folder = scratch("in_c");
    assert_eq!(bundled(&["--all", "--c", "-o", folder.to_str().unwrap()]), "");
    let compiler = c_compiler();
    for program in programs() {
        let source = folder.join(format!("{}.c", program));
        let today = fs::read_to_string(&source).unwrap();
        let original = original(&program, &today, &folder);
        if let Some(compiler) = compiler {
            answers_as_the_original(compiler, &program, &source, &original);
        }
        is_fresh(compiler, &program, &today, &original, &folder);
    }
}
