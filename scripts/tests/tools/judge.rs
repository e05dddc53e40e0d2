//! The tool `judge` on the kit's programs.

use crate::tool::{clause, command, refused, scratch, text};
use scripts::problems::list::PROBLEMS;
use scripts::system::programs::root;
use std::collections::HashSet;
use std::fs;

/// `--stress` with a day for its boards, so that what it finds does not depend on how busy the machine is.
#[cfg(unix)]
pub const STRESS: [&str; 3] = ["--stress", "--time", "86400"];

/// Returns what the tool prints, and its exit status.
pub fn judge(arguments: &[&str]) -> (String, Option<i32>) {
    let output = command("judge").args(arguments).output().unwrap();
    (text(&output.stdout), output.status.code())
}

#[test]
fn the_kits_program_and_its_bundle_are_accepted() {
    for arguments in [&["codeforces645a"][..], &["codeforces645a", "--bundle"]] {
        let (text, status) = judge(arguments);
        let lines: Vec<_> = text.lines().collect();
        let (first, last) = (lines[0], lines[lines.len() - 1]);
        assert!(first.starts_with("Codeforces 645A, ") && last == "accepted: 7 AC" && status == Some(0), "{text}");
        assert!(lines[3].starts_with("AC   already_solved"), "{text}");
    }
}

#[test]
fn a_command_that_is_missing_is_reported() {
    let mut judge = command("judge");
    let output = judge.args(["uva652", "--", "./nowhere"]).output().unwrap();
    assert!(clause(&judge, &output).starts_with("cannot run ./nowhere: ") && output.status.code() == Some(1));
}

#[test]
fn a_row_that_is_wider_than_the_columns_has_its_fault_below() {
    let (row, why) =
        ("WA   input.in", "board 1: line 1 is \"no\", neither moves (D, L, R, U) nor \"This puzzle is not solvable.\"");
    let folder = scratch("columns");
    fs::copy(root().join("judge_inputs/uva10181/sample.in"), folder.join("input.in")).unwrap();
    fs::write(folder.join("output.txt"), "no\n").unwrap();
    let width = row.len() + 2 + why.len();
    for (columns, wanted) in [(width, format!("{row}  {why}")), (width - 1, format!("{row}\n     {why}"))] {
        let mut judge = command("judge");
        judge.current_dir(&folder).env("COLUMNS", columns.to_string());
        let output = judge.args(["uva10181", "--input", "input.in", "--output", "output.txt"]).output().unwrap();
        assert_eq!(
            text(&output.stdout),
            format!("UVa 10181, 15-Puzzle Problem: output.txt\n{wanted}\nnot accepted: 1 WA\n")
        );
    }
}

/// A problem of each kind: the judge's limits are known, or one of them, or none.
#[test]
fn each_limit_is_told_with_its_origin() {
    let mut kinds = HashSet::new();
    for problem in PROBLEMS.iter().filter(|one| kinds.insert((one.seconds.is_some(), one.megabytes.is_some()))) {
        let input = root().join(format!("judge_inputs/{}/sample.in", problem.program)).display().to_string();
        for (time, memory) in [(None, None), (Some(7), None), (None, Some(9)), (Some(7), Some(9))] {
            let origin = |given: Option<u64>, known: Option<u64>, default| match (given, known) {
                (Some(given), _) => (given, "given"),
                (None, Some(known)) => (known, "the judge's"),
                (None, None) => (default, "default"),
            };
            let [(seconds, of_time), (megabytes, of_memory)] =
                [origin(time, problem.seconds, 3), origin(memory, problem.megabytes, 1024)];
            let [first, last] = [format!("limits: {seconds} s"), format!("{megabytes} MB")];
            let middle = if of_time == of_memory { String::new() } else { format!(" ({of_time})") };
            let options = [("--time", time), ("--memory", memory)];
            let options =
                options.iter().filter_map(|(option, number)| Some([option.to_string(), (*number)?.to_string()]));
            let options: Vec<String> = options.flatten().collect();
            let words = [problem.program, "--input", &input].into_iter().chain(options.iter().map(String::as_str));
            let (text, _) = judge(&words.chain(["--", "true"]).collect::<Vec<_>>());
            let line = text.lines().nth(1).unwrap();
            assert!(line.starts_with(&first) && line.contains(&last), "{words:?}: {line}", words = options);
            assert!(line.ends_with(&format!(" MB ({of_memory})")) && line.contains(&middle), "{options:?}: {line}");
        }
    }
    assert!(kinds.len() > 2, "{kinds:?}");
}

/// The pairs of options that do not go together.
const APART: [&str; 18] = [
    "--all --problem=f",
    "--bundle --problem=f",
    "--all PROGRAM",
    "--all --input=f",
    "--all --",
    "--all --stress",
    "--bundle --",
    "--stress --input=f",
    "--stress --jobs=2",
    "--stress --patient",
    "--stress --hard",
    "--stress -v",
    "--hard --input=f",
    "--output=f --",
    "--output=f --bundle",
    "--output=f --time=1",
    "--output=f --memory=1",
    "--output=f --patient",
];

#[test]
fn options_that_do_not_go_together_are_refused() {
    for pair in APART {
        let (mut words, mut last) = (Vec::new(), Vec::new());
        for option in pair.split(' ') {
            match option {
                "PROGRAM" => words.push("uva652"),
                "--" => last = vec!["--", "true"],
                option => words.extend(option.split('=')),
            }
        }
        let names: Vec<&str> = pair.split(' ').map(|option| option.split('=').next().unwrap()).collect();
        let clause = refused(command("judge").args(words).args(last), 2);
        assert_eq!(clause, format!("{} do not go together", names.join(" and ")));
    }
}
