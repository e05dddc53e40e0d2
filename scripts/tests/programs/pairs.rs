//! Every program on its judge inputs, and the expected outputs.

use super::figures::{self, Moves};
use super::{answer, answer_inside, kept};
use scripts::kit::oracle::{Oracle, Rule};
use scripts::problems::list::PROBLEMS;
use scripts::problems::tiers::Tier;
use scripts::system::programs::{files, root};
use slidekit::search::Answer;
use std::collections::BTreeSet;
use std::path::Path;

/// The names in a folder without their endings, but not the names of what else is there.
fn names(folder: &str) -> BTreeSet<String> {
    let files = files(&root().join(folder)).unwrap();
    let names = files.iter().map(|file| file.file_stem().unwrap().to_str().unwrap().to_string());
    names
        .filter(|name| {
            !["boards", "compare", "judge", "page", "programs", "replay", "submissions", "bench"]
                .contains(&name.as_str())
        })
        .collect()
}

#[test]
fn every_problem_has_a_program_and_its_cases() {
    let known: BTreeSet<_> = PROBLEMS.iter().map(|problem| problem.program.to_string()).collect();
    for folder in ["src/bin", "judge_inputs", "expected"] {
        let there = names(folder);
        let missing = known.difference(&there).next();
        assert_eq!(missing, None, "PROBLEMS of scripts/problems/list.rs has a program that {folder} has not");
        let extra = there.difference(&known).next();
        assert_eq!(extra, None, "{folder} has a program that PROBLEMS of scripts/problems/list.rs has not");
    }
    for program in known {
        let (cases, outputs) = (names(&format!("judge_inputs/{program}")), names(&format!("expected/{program}")));
        for case in ["sample", "already_solved", "unsolvable", "hardest", "messy"] {
            assert!(cases.contains(case), "judge_inputs/{program}/{case}.in is missing");
        }
        let alone = cases.difference(&outputs).next();
        assert_eq!(alone, None, "a case of judge_inputs/{program} has no .out in expected/{program}");
        let alone = outputs.difference(&cases).next();
        assert_eq!(alone, None, "an output of expected/{program} has no .in in judge_inputs/{program}");
    }
}

/// Cases that take long without optimization: only a release build answers them.
const LONG: &[&str] = &[
    "hackerrank_npuzzle/backward",
    "hackerrank_npuzzle/biggest",
    "hackerrank_npuzzle/hardest",
    "hackerrank_npuzzle/side_4",
    "spoj_solving/corners",
    "spoj_solving/hardest",
    "spoj_solving/many",
    "spoj_solving/side_10",
];

fn is_left_out(case: &Path) -> bool {
    !crate::TAKES_ALL && LONG.iter().any(|long| case.with_extension("").ends_with(long))
}

#[test]
fn every_program_answers_its_inputs_rightly_and_every_expected_output_is_right() {
    let mut moves = Moves::new();
    for problem in PROBLEMS {
        for path in files(&root().join("judge_inputs").join(problem.program)).unwrap() {
            assert!(path.extension() == Some("in".as_ref()), "{}", path.display());
            let expected = root().join("expected").join(problem.program).join(path.file_name().unwrap());
            let expected = kept(&expected.with_extension("out"));
            let input = kept(&path);
            assert_eq!(problem.check(problem.promise, &input, &expected), Ok(()), "{}", path.display());
            if is_left_out(&path) {
                figures::add_kept(&mut moves, problem, &path);
                continue;
            }
            let output = answer(problem.program, &input);
            if output.stdout != expected {
                assert_eq!(problem.check(problem.promise, &input, &output.stdout), Ok(()), "{}", path.display());
            }
            assert!(output.status.success() && output.stderr.is_empty(), "{}", path.display());
            figures::add(&mut moves, problem, &path, &input, &output.stdout);
            // Elsewhere, it has answered.
            if crate::TAKES_ALL {
                assert_eq!(answer_inside(problem.program, &input), output, "{}, in the page", path.display());
            }
        }
    }
    figures::assert_kept(&figures::moves_table(&moves), "moves.txt");
}

#[test]
fn cases_that_count_are_no_harder_than_the_judge_promises() {
    let promises: Vec<_> = PROBLEMS.iter().filter_map(|problem| Some((problem, problem.promised?))).collect();
    assert!(promises.len() >= 2, "{} promises", promises.len());
    for (problem, moves) in promises {
        let (program, mut oracle) = (problem.program, Oracle::new(Rule::Fewest, Some(moves)));
        for name in names(&format!("judge_inputs/{program}")) {
            let input = kept(&root().join(format!("judge_inputs/{program}/{name}.in")));
            let cases = problem.cases(&input).unwrap();
            let is_harder = cases.iter().any(|case| oracle.truth(case) == Some(Answer::TooLong));
            let may_be_harder = problem.tier(&name, &cases) == Tier::Hard || name == "too_hard";
            assert_eq!(is_harder, may_be_harder, "{program}, {name}");
        }
    }
}

/// A socket keeps each write of a program apart, where a pipe joins them.
#[cfg(target_os = "linux")]
#[test]
fn many_answers_are_written_a_block_at_a_time() {
    use std::fs::File;
    use std::os::{fd::OwnedFd, unix::net::UnixDatagram};
    use std::time::Duration;
    let mut block = vec![0; 1 << 16];
    for problem in PROBLEMS {
        let path = root().join("judge_inputs").join(problem.program).join("many.in");
        let Some(input) = File::open(&path).ok().filter(|_| !is_left_out(&path)) else { continue };
        let (blocks, output) = UnixDatagram::pair().unwrap();
        blocks.set_read_timeout(Some(Duration::from_millis(10))).unwrap();
        let mut program = super::program(problem.program).stdin(input).stdout(OwnedFd::from(output)).spawn().unwrap();
        let mut lengths = Vec::new();
        loop {
            let has_ended = program.try_wait().unwrap().is_some();
            match blocks.recv(&mut block) {
                Ok(length) => lengths.push(length),
                Err(_) if has_ended => break,
                Err(_) => {}
            }
        }
        // The end of the line in which a block ends may be written by itself.
        let bytes: usize = lengths.iter().sum();
        assert!(bytes > 0 && lengths.len() <= 1 + bytes / 16_000, "{}: {lengths:?}", problem.program);
    }
}
