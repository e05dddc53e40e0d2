//! The tool `judge` on the kit's programs.

use crate::tool::{clause, command, text};

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
