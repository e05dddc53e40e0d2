//! Every program on its judge inputs, and the expected outputs.

use crate::tool::executable;
use scripts::boards::for_problem::cases;
use scripts::problems::grid::Case;
use scripts::problems::list::PROBLEMS;
use scripts::problems::oracle::Oracle;
use scripts::problems::problem::{Problem, Rule};
use scripts::programs::root;
use slidekit::search::Answer;
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Command, Stdio};

const OTHERS: [&str; 5] = ["boards", "compare", "replay", "submissions", "bench.out"];

/// Returns the cases in a folder as `program/case`; every file must have this ending.
fn stems(folder: &str, ending: &str) -> BTreeSet<String> {
    let mut stems = BTreeSet::new();
    for program in fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap()) {
        let name = program.file_name().into_string().unwrap();
        if OTHERS.contains(&&*name) {
            continue;
        }
        assert!(PROBLEMS.iter().any(|problem| problem.program == name), "{folder}/{name} is no program's");
        for path in fs::read_dir(program.path()).unwrap().map(|file| file.unwrap().path()) {
            assert!(path.extension() == Some(ending.as_ref()), "{} does not end in .{}", path.display(), ending);
            stems.insert(format!("{}/{}", name, path.file_stem().unwrap().to_str().unwrap()));
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

fn right(problem: &Problem, input: &[u8], output: &[u8]) -> Result<(), String> {
    problem.check(problem.promise, input, output).map_err(|fault| fault.to_string())
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
    assert_eq!(programs, known, "the programs of src/bin, and those of PROBLEMS in scripts/problems/list.rs");
    let stems = stems("judge_inputs", "in");
    for program in programs {
        for case in ["sample", "already_solved", "unsolvable", "hardest", "messy"] {
            assert!(stems.contains(&format!("{program}/{case}")), "{program} has no case {case}");
        }
    }
}

#[test]
fn every_problem_has_boards_to_compare_programs_on() {
    for problem in &PROBLEMS {
        let cases = cases(problem, (30, 50));
        let cases: Vec<_> = cases.iter().step_by(cases.len().div_ceil(200).max(1)).cloned().collect();
        assert!(!cases.is_empty() && cases.iter().all(Case::solvable), "{}", problem.program);
        assert_eq!(problem.cases(problem.input_of(&cases).as_bytes()), Ok(cases), "{}", problem.program);
    }
}

/// A board of the 15-puzzle needs at most 80 moves (Brüngger and others, 1999).
const MOST: usize = 80;

/// A program whose limit is too high by one would answer this case.
#[test]
fn every_limit_has_a_case_that_needs_one_move_more() {
    let limited = PROBLEMS.iter().filter_map(|problem| Some((problem, problem.limit.filter(|&limit| limit < MOST)?)));
    let mut oracle = Oracle::new(Rule::Fewest, None);
    let mut needed = |problem: &Problem, case: &str| -> Vec<usize> {
        let input = fs::read(input_of(&format!("{}/{case}", problem.program)));
        let input = input.unwrap_or_else(|error| panic!("{} has no case {case}: {error}", problem.program));
        let moves = |case: &Case| match oracle.truth(case) {
            Some(Answer::Moves(moves)) => moves.len(),
            truth => panic!("{case:?}: {truth:?}"),
        };
        problem.cases(&input).unwrap().iter().map(moves).collect()
    };
    let mut checked = Vec::new();
    for (problem, limit) in limited {
        let over = needed(problem, "one_over_limit");
        assert!(!over.is_empty() && over.iter().all(|&moves| moves == limit + 1), "{}: {over:?}", problem.program);
        assert_eq!(needed(problem, "hardest").into_iter().max(), Some(limit), "{}", problem.program);
        checked.push(problem.program);
    }
    assert_eq!(checked, ["uva10181", "eolymp3669", "lightoj_15puzzle", "spoj_al_10_06"]);
}

#[test]
fn every_expected_output_is_right() {
    for stem in stems("expected", "out") {
        let (input, output) = (fs::read(input_of(&stem)).unwrap(), fs::read(expected_of(&stem)).unwrap());
        assert_eq!(right(problem_of(&stem), &input, &output), Ok(()), "{stem}");
    }
}

#[test]
fn every_program_answers_its_inputs_rightly() {
    for stem in stems("judge_inputs", "in") {
        let problem = problem_of(&stem);
        let input = Stdio::from(File::open(input_of(&stem)).unwrap());
        let output = Command::new(executable(problem.program)).stdin(input).output().unwrap();
        assert_eq!(right(problem, &fs::read(input_of(&stem)).unwrap(), &output.stdout), Ok(()), "{stem}");
        assert!(output.status.success() && output.stderr.is_empty(), "{stem}");
    }
}
