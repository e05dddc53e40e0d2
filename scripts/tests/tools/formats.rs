//! The tool `judge` on a format of one's own, with the solver of `stranger.rs`.

use super::judge::{judge, STRESS};
use crate::tool::{command, printed, refused, rustc, scratch};
use scripts::problems::description::{described, KEYS};
use scripts::system::programs::root;
use scripts::text::shell_word;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

/// Compiles the solver once, and returns its path.
fn solver() -> &'static str {
    static SOLVER: LazyLock<String> = LazyLock::new(|| {
        let (source, made) = (root().join("scripts/tests/tools/stranger.rs"), scratch("stranger").join("stranger"));
        let compiled = Command::new(rustc()).args(["--edition=2021", "-O", "-o"]).args([&made, &source]).status();
        assert!(compiled.unwrap().success());
        // It is there for all tests, and another run may put it there at the same time.
        let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join("stranger");
        fs::rename(made, &kept).unwrap();
        kept.display().to_string()
    });
    &SOLVER
}

fn last_line(text: &str) -> &str {
    text.lines().last().unwrap_or("")
}

/// The file of a format: an example, or one of the assignments.
fn description(format: &str) -> String {
    let folders = ["scripts/tools/judge/problems", "scripts/tests/tools/assignments"];
    let mut files = folders.iter().map(|folder| root().join(folder).join(format).with_extension("txt"));
    files.find(|file| file.is_file()).unwrap().display().to_string()
}

/// Judges the solver with a mistake, if it is not empty.
fn judged(solver: &str, format: &str, mistake: &str, options: &[&str]) -> (String, Option<i32>) {
    let file = description(format);
    judge(&[&["--problem", &file], options, &["--", solver, format, mistake]].concat())
}

/// Assignments, each with the words of its command, and a fault of the solver with a mistake on the input that is shown.
const ASSIGNMENTS: [(&str, &[&str], &str, &str); 14] = [
    ("princeton", &["{input}"], "a move short", SHORT),
    ("coursera", &[], "without the start", "the first board of the path is not the start"),
    ("edx", &["{start}"], "a move short", SHORT),
    ("csc242", &["{start}", "{goal}"], "from the goal", "the moves lead from the goal to the board"),
    ("cs3243", &[], "a move short", SHORT),
    ("cs188", &[], "a move short", SHORT),
    ("csci5430", &[], "a move short", "is not a tile"),
    ("cpsc481", &[], "a move short", SHORT),
    ("nyu8", &[], "a move short", SHORT),
    ("nyu11", &[], "a move short", SHORT),
    ("komal", &[], "a move short", "the board after slide 1 is not the goal"),
    ("uta", &[], "of the blank", "; the moves are the blank's, not the tile's"),
    ("fmi", &[], "a move short", SHORT),
    ("steps", &[], "a move short", SHORT),
];
const SHORT: &str = "the board after move 1 is not the goal";

/// Without a command, an input and a right output are shown.
#[test]
fn each_assignment_is_shown_and_judged() {
    let solver = solver();
    for (format, words, mistake, fault) in ASSIGNMENTS {
        let (folder, file) = (scratch(&format!("assignment_{format}")), description(format));
        let shown = printed(command("judge").args(["--problem", &file]));
        let (input, output) = shown.split_once("an input:\n").unwrap().1.split_once("a right output:\n").unwrap();
        assert!(!output.starts_with("    (nothing)"), "{format}: {shown}");
        let input: String = input.lines().map(|line| line.get(4..).unwrap_or("").to_string() + "\n").collect();
        fs::write(folder.join("shown.in"), input).unwrap();
        let judged = |mistake: &str| {
            let mut judge = command("judge");
            judge.current_dir(&folder).args(["--problem", &file, "--input", "shown.in"]);
            let output = judge.args(["--", solver, format, mistake]).args(words).output().unwrap();
            crate::tool::text(&output.stdout) + &crate::tool::text(&output.stderr)
        };
        let text = judged("");
        assert!(last_line(&text) == "accepted: 1 AC" && !text.contains("minds"), "{format}: {text}");
        let text = judged(mistake);
        assert!(last_line(&text) == "not accepted: 1 WA" && text.contains(fault), "{format}: {text}");
    }
}

#[test]
fn a_description_to_begin_with_is_one() {
    let text = printed(command("judge").args(["--problem", "new"]));
    let problem = described("my.txt", &text).unwrap();
    assert_eq!((problem.title, problem.output.answer), ("my", "{moves}\n"));
    let is_key = |line: &&str| line.split(": ").next().is_some_and(|key| KEYS.iter().any(|(known, ..)| known == &key));
    let keys = text.lines().map(|line| line.trim_start_matches("# ")).filter(is_key);
    assert!(keys.clone().count() == KEYS.len(), "{text}");
    for line in keys.filter(|line| !line.starts_with("answer")) {
        let described = described("my.txt", &format!("answer: {{moves}}\n{line}"));
        assert!(described.is_ok() || line.starts_with("each"), "{line}: {:?}", described.err());
    }
}

#[test]
fn a_right_solver_is_accepted_and_a_mistake_is_found_and_shrunk() {
    let solver = solver();
    let stress = [&STRESS[..], &["--count", "200"]].concat();
    for (format, cases, mistake, found, why, answer) in [
        (
            "start_and_goal",
            "accepted: 17 AC",
            "from the goal",
            "1 board whose fewest moves are 1",
            "case 1: move 1 (",
            "",
        ),
        (
            "coursera",
            "accepted: 45 AC",
            "without the start",
            "1 board whose fewest moves are 0",
            "board 1 of 1: the output ends inside the answer",
            "    Minimum number of moves = 0\n    2\n    1 2\n    3 0\n",
        ),
        (
            "spiral",
            "accepted: 7 AC",
            "a detour",
            "1 board whose fewest moves are 12",
            "board 1: 14 moves, the fewest is 12",
            "    12\n    ",
        ),
    ] {
        let (text, status) = judged(solver, format, "", &[]);
        assert!(last_line(&text).starts_with(cases) && status == Some(0), "{text}");
        let file = scratch(&format!("own_{format}")).join("failing.in").display().to_string();
        let (text, status) = judged(solver, format, mistake, &[&stress[..], &["--save", &file]].concat());
        assert!(text.contains(&format!("; the smallest input found: {found}\n")) && status == Some(1), "{text}");
        let fault = format!("\nwhat is wrong:\n    WA, {why}");
        let right = format!("\na right answer:\n{answer}");
        assert!(text.contains(&fault) && text.contains(&right), "{text}");
        let [description, kept] = [&description(format), &file].map(|path| shell_word(path));
        let again = format!(" judge -- --problem {description} --input {kept} -v -- ");
        assert!(text.contains(&again), "{text}");
        let (text, status) = judged(solver, format, mistake, &["--input", &file, "-v"]);
        assert!(text.contains(&fault) && text.contains(&right) && status == Some(1), "{text}");
    }
    let (text, status) = judged(solver, "spiral", "", &stress);
    assert!(last_line(&text).starts_with("no fault on 200") && status == Some(0), "{text}");
}

#[test]
fn what_does_not_go_with_a_description_is_refused() {
    let folder = scratch("own_wrong");
    fs::write(folder.join("my.txt"), "answer: {moves}\nlayout: rowz\n").unwrap();
    let refused = |words: &[&str], status| {
        refused(command("judge").current_dir(&folder).args(["--problem", "my.txt"]).args(words), status)
    };
    let layout = "my.txt, line 2: \"rowz\" is not a layout: rows, line, column, commas, lists or word";
    assert_eq!(refused(&["--", "true"], 1), layout);
    assert_eq!(refused(&["./mine", "x"], 2), "a command follows --: judge --problem my.txt -- ./mine x");
    assert_eq!(refused(&[], 1), layout);
    assert_eq!(refused(&["uva652", "--", "true"], 2), "--problem and PROGRAM do not go together");
    fs::write(folder.join("my.txt"), "answer: {moves}\noutput: out.txt\nboards: counted\n").unwrap();
    assert_eq!(refused(&["--jobs", "2", "--", "true"], 2), "--jobs: all runs write the same file");
    assert_eq!(refused(&["--", "echo", "{start}"], 2), "{start} and {goal} need inputs of one board");
}
