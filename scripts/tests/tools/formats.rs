//! The tool `judge` on a format of one's own, with the solver of `stranger.rs`.

use super::judge::{judge, STRESS};
use crate::tool::{command, refused, rustc, scratch};
use scripts::system::programs::root;
use scripts::text::shell_word;
use std::fs;
use std::process::Command;

const SOLVER: &str = include_str!("stranger.rs");

/// Compiles the solver, and returns its path.
fn solver() -> String {
    let folder = scratch("stranger");
    let (source, path) = (folder.join("stranger.rs"), folder.join("stranger"));
    fs::write(&source, SOLVER).unwrap();
    let compiled = Command::new(rustc()).args(["--edition=2021", "-O", "-o"]).args([&path, &source]).status();
    assert!(compiled.unwrap().success());
    path.display().to_string()
}

fn last_line(text: &str) -> &str {
    text.lines().last().unwrap_or("")
}

fn description(format: &str) -> String {
    root().join(format!("scripts/tools/judge/problems/{format}.txt")).display().to_string()
}

/// Judges the solver with a mistake, if it is not empty.
fn judged(solver: &str, format: &str, mistake: &str, options: &[&str]) -> (String, Option<i32>) {
    let file = description(format);
    judge(&[&["--problem", &file], options, &["--", solver, format, mistake]].concat())
}

#[test]
fn a_right_solver_is_accepted_in_each_format() {
    let solver = solver();
    for (format, title, last) in [
        ("start_and_goal", "Start and goal: ", "accepted: 17 AC"),
        ("coursera", "Coursera, 8 Puzzle: ", "accepted: 45 AC"),
        ("spiral", "Spiral: ", "accepted: 7 AC"),
    ] {
        let (text, status) = judged(&solver, format, "", &[]);
        assert!(text.starts_with(title) && last_line(&text).starts_with(last) && status == Some(0), "{text}");
    }
    let (text, status) = judged(&solver, "spiral", "", &[&STRESS[..], &["--count", "200"]].concat());
    assert!(last_line(&text).starts_with("no fault on 200") && status == Some(0), "{text}");
}

#[test]
fn a_mistake_is_found_and_shrunk_in_each_format() {
    let solver = solver();
    for (format, mistake, cases, found, why, answer) in [
        (
            "start_and_goal",
            "from the goal",
            "not accepted: 5 AC, 12 WA",
            "1 board whose fewest moves are 1",
            "case 1: move 1 (",
            "",
        ),
        (
            "coursera",
            "without the start",
            "not accepted: 33 WA, 12 AC",
            "1 board whose fewest moves are 0",
            "board 1: the answer is missing",
            "    Minimum number of moves = 0\n    2\n    1 2\n    3 0\n",
        ),
        (
            "spiral",
            "a detour",
            "not accepted: 5 AC, 2 WA",
            "1 board whose fewest moves are 12",
            "board 1: 14 moves, the fewest is 12",
            "    12\n    ",
        ),
    ] {
        let (text, status) = judged(&solver, format, mistake, &[]);
        assert!(last_line(&text).starts_with(cases) && status == Some(1), "{text}");
        let file = scratch(&format!("own_{format}")).join("failing.in").display().to_string();
        let (text, status) = judged(&solver, format, mistake, &[&STRESS[..], &["--save", &file]].concat());
        assert!(text.contains(&format!("; the smallest input found: {found}\n")) && status == Some(1), "{text}");
        let fault = format!("\nwhat is wrong:\n    WA, {why}");
        let right = format!("\na right answer:\n{answer}");
        assert!(text.contains(&fault) && text.contains(&right), "{text}");
        let [description, kept] = [&description(format), &file].map(|path| shell_word(path));
        let again = format!(" judge -- --problem {description} --input {kept} -v -- ");
        assert!(text.contains(&again), "{text}");
        let (text, status) = judged(&solver, format, mistake, &["--input", &file, "-v"]);
        assert!(text.contains(&fault) && text.contains(&right) && status == Some(1), "{text}");
        let (text, status) = judged(&solver, format, "", &["--input", &file]);
        assert!(text.ends_with("\naccepted: 1 AC\n") && status == Some(0), "{text}");
    }
}

#[test]
fn what_does_not_go_with_a_description_is_refused() {
    let folder = scratch("own_wrong");
    fs::write(folder.join("my.txt"), "answer: {moves}\nlayout: rowz\n").unwrap();
    let refused = |words: &[&str], status| {
        refused(command("judge").current_dir(&folder).args(["--problem", "my.txt"]).args(words), status)
    };
    assert_eq!(refused(&["--", "true"], 1), "my.txt, line 2: \"rowz\" is not a layout: rows, line, column or word");
    assert_eq!(refused(&["./mine", "x"], 2), "a command follows --: judge --problem my.txt -- ./mine x");
    assert_eq!(refused(&[], 2), "no command after --, see --help");
    assert_eq!(refused(&["uva652", "--", "true"], 2), "--problem and PROGRAM do not go together");
    assert_eq!(refused(&["--all"], 2), "--all and --problem do not go together");
    assert_eq!(refused(&["--bundle", "--", "true"], 2), "--bundle and --problem do not go together");
}
