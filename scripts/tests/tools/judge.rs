//! The tool `judge` on the kit's programs.

use crate::tool::{clause, command, scratch, text};
use scripts::system::programs::root;
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
