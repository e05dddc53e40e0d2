//! The tool `judge` on a format of one's own.

use super::judge::{judge, STRESS};
use crate::tool::{command, executable, printed, refused, scratch};
use scripts::problems::description::{described, KEYS};
use scripts::text::shell_word;
use std::fs;

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

/// A board in the format of HDU 1043, but an answer has to be a shortest one.
const FEWEST: &str = "boards: to the end\nlayout: line\nblank: x\nanswer: {moves}\nmoves: udlr\n\
    unsolvable: unsolvable\nfewest: yes\n";

/// The mistaken solver is right but for boards of 12 moves, where it leaves the goal and comes back.
#[test]
fn a_right_solver_is_accepted_and_a_mistake_is_found_and_shrunk() {
    let folder = scratch("own");
    let [file, kept] = ["my.txt", "failing.in"].map(|name| folder.join(name).display().to_string());
    fs::write(&file, FEWEST).unwrap();
    let shown = printed(command("judge").args(["--problem", &file]));
    for part in ["an input:\n    2 1 3 4 5 6 7 8 x\n", "\na right output:\n    unsolvable\n"] {
        assert!(shown.contains(part), "{shown}");
    }
    let right = executable("hdu1043").display().to_string();
    let mistaken = format!("'{right}' | sed 's/^[udlr]\\{{12\\}}$/&lr/'");
    let judged =
        |options: &[&str], command: &[&str]| judge(&[&["--problem", &file], options, &["--"], command].concat());
    let stress = [&STRESS[..], &["--count", "200", "--save", &kept]].concat();
    for (options, end) in [(&[][..], "accepted: 7 AC"), (&stress, "no fault on 200 of 200 boards, seed 1")] {
        let (text, status) = judged(options, &[&right]);
        assert!(text.ends_with(&format!("\n{end}\n")) && status == Some(0), "{text}");
    }
    let fault = "\nwhat is wrong:\n    WA, board 1: 14 moves, the fewest is 12\na right answer:\n    ";
    let again = format!(" judge -- --problem {} --input {} -v -- ", shell_word(&file), shell_word(&kept));
    let found = "; the smallest input found: 1 board whose fewest moves are 12\n".to_string();
    for (options, parts) in [(&stress[..], &[found, again][..]), (&["--input", &kept, "-v"], &[])] {
        let (text, status) = judged(options, &["sh", "-c", &mistaken]);
        assert!(text.contains(fault) && parts.iter().all(|part| text.contains(part)) && status == Some(1), "{text}");
    }
}

#[test]
fn a_program_may_take_words_or_a_file_and_write_a_file() {
    let folder = scratch("words");
    let description = "answer: {moves}\nlayout: line\ngoal: after the board\noutput: out.txt\n";
    for (file, text) in [("my.txt", description), ("one.in", "1 2 3 4 5 6 7 0 8\n1 2 3 4 5 6 7 8 0\n")] {
        fs::write(folder.join(file), text).unwrap();
    }
    let script =
        "[ \"$0\" = '1 2 3 4 5 6 7 0 8' ] && [ \"$1\" = '1 2 3 4 5 6 7 8 0' ] && cmp \"$2\" one.in && echo R > out.txt";
    let mut judge = command("judge");
    judge.current_dir(&folder).args(["--problem", "my.txt", "--input", "one.in", "--", "sh", "-c", script]);
    let text = printed(judge.args(["{start}", "{goal}", "{input}"]));
    assert!(text.ends_with("\naccepted: 1 AC\n"), "{text}");
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
