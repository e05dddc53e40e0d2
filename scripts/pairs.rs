//! Every judge input through its program, and the checker through every kind of wrong answer.

#![forbid(unsafe_code)]

mod contract;

use contract::{Problem, PROBLEMS};
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Beside the other programs that cargo built for this test.
fn executable(program: &str) -> PathBuf {
    let name = format!("{}{}", program, std::env::consts::EXE_SUFFIX);
    Path::new(env!("CARGO_BIN_EXE_uva10181")).with_file_name(name)
}

/// The files in a folder with this ending, as `folder/stem`.
fn stems(folder: &str, ending: &str) -> BTreeSet<String> {
    let mut stems = BTreeSet::new();
    for problem in &PROBLEMS {
        let files = fs::read_dir(root().join(folder).join(problem.program)).expect(problem.program);
        for path in files.map(|file| file.unwrap().path()).filter(|path| path.extension() == Some(ending.as_ref())) {
            stems.insert(format!("{}/{}", problem.program, path.file_stem().unwrap().to_str().unwrap()));
        }
    }
    stems
}

fn input_of(stem: &str) -> PathBuf {
    root().join("judge_inputs").join(stem).with_extension("in")
}

fn expected_of(stem: &str) -> PathBuf {
    root().join("expected").join(stem).with_extension("out")
}

fn problem_of(stem: &str) -> &'static Problem {
    PROBLEMS.iter().find(|problem| stem.starts_with(&format!("{}/", problem.program))).unwrap()
}

#[test]
fn every_input_has_an_expected_output_and_the_other_way_round() {
    assert_eq!(stems("judge_inputs", "in"), stems("expected", "out"));
}

#[test]
fn every_problem_has_a_program_and_its_cases() {
    let programs = fs::read_dir(root().join("src/bin")).unwrap().map(|file| file.unwrap().path());
    let programs: BTreeSet<_> = programs.map(|path| path.file_stem().unwrap().to_str().unwrap().to_string()).collect();
    let known = PROBLEMS.iter().map(|problem| problem.program.to_string()).collect();
    assert_eq!(programs, known, "the programs of src/bin, and those of PROBLEMS in scripts/contract.rs");
    let stems = stems("judge_inputs", "in");
    for program in programs {
        for case in ["sample", "already_solved", "unsolvable", "hardest", "messy"] {
            assert!(stems.contains(&format!("{}/{}", program, case)), "{} has no case {}", program, case);
        }
    }
}

#[test]
fn every_expected_output_is_right() {
    for stem in stems("expected", "out") {
        let (input, output) = (fs::read(input_of(&stem)).unwrap(), fs::read(expected_of(&stem)).unwrap());
        assert_eq!(problem_of(&stem).check(&input, &output), Ok(()), "{}", stem);
    }
}

#[test]
fn every_program_answers_its_inputs_rightly() {
    for stem in stems("judge_inputs", "in") {
        let problem = problem_of(&stem);
        let input = Stdio::from(File::open(input_of(&stem)).unwrap());
        let output = Command::new(executable(problem.program)).stdin(input).output().unwrap();
        assert_eq!(problem.check(&fs::read(input_of(&stem)).unwrap(), &output.stdout), Ok(()), "{}", stem);
        assert!(output.status.success() && output.stderr.is_empty(), "{}", stem);
    }
}

#[test]
fn the_checker_refuses_each_kind_of_wrong_answer() {
    let sample = fs::read(input_of("uva10181/sample")).unwrap();
    let refused = |output: &str| PROBLEMS[0].check(&sample, output.as_bytes()).unwrap_err();
    let none = "This puzzle is not solvable.\n";
    assert_eq!(PROBLEMS[0].check(&sample, format!("LLLDRDRDR\n{}", none).as_bytes()), Ok(()));
    assert_eq!(refused(""), "0 answers to 2 boards");
    assert_eq!(refused("LLLDRDRDR\n"), "1 answers to 2 boards");
    assert_eq!(refused(&format!("LLLDRDRDR\n{}{}", none, none)), "3 answers to 2 boards");
    assert_eq!(refused(&format!("LLLDRDRDR\n{}", none.trim_end())), "line 2: no line end");
    assert_eq!(refused(&format!("LLLDRDRDR \n{}", none)), "line 1: trailing blank");
    assert_eq!(refused(&format!("LLLDRDRDR\r\n{}", none)), "line 1: trailing blank");
    assert_eq!(refused(&format!("llldrdrdr\n{}", none)), "board 1: move 1: 'l' is not a move");
    assert_eq!(refused(&format!("LLLLRDRDR\n{}", none)), "board 1: move 4 (L) leaves the board");
    assert_eq!(refused(&format!("LLLDRDRD\n{}", none)), "board 1: the board after move 8 is not the goal");
    let long = "RL".repeat(21);
    assert_eq!(refused(&format!("L{}LLDRDRDR\n{}", long, none)), "board 1: 51 moves, the limit is 50");
    assert_eq!(refused(&format!("{}{}", none, none)), "board 1: said unsolvable, 9 moves solve it");
    assert_eq!(refused("LLLDRDRDR\nthis puzzle is not solvable.\n"), "board 2: move 1: 't' is not a move");
    assert_eq!(refused("LLLDRDRDR\n\n"), "board 2: the board after move 0 is not the goal");
    assert_eq!(PROBLEMS[0].check(&sample, b"\xFF\n").unwrap_err(), "the output is not text");
}

#[test]
fn the_checker_wants_an_empty_line_between_the_answers_to_uva652() {
    let input = b"2\n\n1 2 3 4 5 6 7 x 8\n\n1 2 3 4 5 6 8 7 x\n";
    let check = |output: &str| PROBLEMS[1].check(input, output.as_bytes());
    assert_eq!(check("r\n\nunsolvable\n"), Ok(()));
    assert_eq!(check("r\nunsolvable\n").unwrap_err(), "line 2: not empty, as it is between two answers");
    assert_eq!(check("r\n\nunsolvable\n\n").unwrap_err(), "line 4: an empty line after the last answer");
    assert_eq!(check("lrr\n\nunsolvable\n").unwrap_err(), "board 1: 3 moves, the fewest is 1");
}
