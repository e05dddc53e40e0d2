//! What readers are told about the problems.

use super::is_chinese;
use crate::programs::kept;
use scripts::problems::contract::Shows::{Array, Costly, Each, Endless, Full, Large, Packed, Slow};
use scripts::problems::contract::Text;
use scripts::problems::list::PROBLEMS;
use scripts::problems::problem::Problem;
use scripts::problems::tables::is_program_name;
use scripts::system::programs::root;

/// The comment at the top of a program, its words separated by single spaces.
fn comment(program: &str) -> String {
    let text = String::from_utf8(kept(&root().join(format!("src/bin/{program}.rs")))).unwrap();
    let lines = text.lines().map_while(|line| line.strip_prefix("//!"));
    lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}

/// Every text on a problem, with what it is.
fn texts(problem: &Problem) -> Vec<(&'static str, Text)> {
    let mut texts = vec![("input", problem.reads), ("output", problem.prints), ("choice", problem.judge.choice)];
    texts.extend(problem.notes.iter().map(|&note| ("note", note)));
    texts.extend(problem.pitfalls.iter().map(|pitfall| ("pitfall", pitfall.text)));
    texts
}

#[test]
fn each_program_begins_with_the_contract() {
    for problem in PROBLEMS {
        let comment = comment(problem.program);
        let notes = problem.notes.iter().map(|[english, _]| *english);
        let sentences = problem.prints[0].split_inclusive(". ").map(str::trim_end);
        for text in [problem.reads[0]].into_iter().chain(sentences).chain(notes) {
            assert!(comment.contains(text), "src/bin/{}.rs does not say: {text}", problem.program);
        }
    }
}

#[test]
fn every_text_is_in_both_languages() {
    for problem in PROBLEMS {
        for (what, [english, chinese]) in texts(problem) {
            assert!(!english.is_empty() && !is_chinese(english), "{}, {what}: {english}", problem.program);
            // The name of a compiler is the same in both.
            let is_said = is_chinese(chinese) || what == "choice" && chinese == english;
            assert!(is_said, "{}, {what} has no Chinese: {english}", problem.program);
        }
    }
}

#[test]
fn what_only_time_or_memory_shows_is_said_as_a_possibility() {
    let possible = [Costly, Slow, Each, Packed, Array, Full, Large, Endless];
    for pitfall in PROBLEMS.iter().flat_map(|problem| problem.pitfalls) {
        let [english, chinese] = pitfall.text;
        let is_possible = english.split(' ').any(|word| word == "may") && chinese.contains("可能");
        assert!(is_possible || !possible.contains(&pitfall.shows), "{english}");
    }
}

#[test]
fn a_program_is_not_named_like_a_keyword_or_a_tool() {
    for problem in PROBLEMS {
        assert!(is_program_name(problem.program), "{}", problem.program);
    }
    for name in ["", "1a", "_a", "Foo1", "a-1", "a/1", "é1", "mod", "match", "bases", "judge"] {
        assert!(!is_program_name(name), "{name:?}");
    }
}
