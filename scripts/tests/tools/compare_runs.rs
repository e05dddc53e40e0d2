//! The tool `compare`: which boards it draws, how often it runs a method on each, and how it sums up.

use super::compare::{printed, row, BOARD};
use crate::tool::scratch;
use scripts::tools::compare::times::{are_enough, shown};
use std::fs;
use std::time::Duration;

/// The lines of `--csv -`, each as its cells.
fn runs(arguments: &[&str]) -> Vec<Vec<String>> {
    let text = printed(&[arguments, &["--csv", "-"]].concat());
    let lines = text.lines().skip_while(|line| !line.starts_with("board,goal,")).skip(1);
    lines.map(|line| line.split(',').map(str::to_string).collect()).collect()
}

#[test]
fn one_board_is_solved_five_times_and_several_once_unless_the_number_is_given() {
    let only = ["--only", "astar"];
    for (arguments, numbers) in [
        (&[BOARD][..], "1 2 3 4 5"),
        (&[BOARD, "--repeat", "2"], "1 2"),
        (&["--random", "2"], "1 1"),
        (&["--random", "2", "--repeat", "2"], "1 2 1 2"),
    ] {
        let runs = runs(&[arguments, &only].concat());
        assert_eq!(runs.iter().map(|run| run[4].as_str()).collect::<Vec<_>>().join(" "), numbers, "{arguments:?}");
    }
}

#[test]
fn a_method_is_run_as_often_as_is_asked_for_or_for_a_second() {
    let cases = [(&[999][..], false), (&[1000], true), (&[500, 499], false), (&[500, 500], true), (&[1, 1, 1], true)];
    for (milliseconds, wanted) in cases {
        let times: Vec<Duration> = milliseconds.iter().copied().map(Duration::from_millis).collect();
        assert_eq!(are_enough(&times, 3), wanted, "{milliseconds:?}");
    }
}

#[test]
fn a_time_is_shown_in_the_unit_that_fits_it() {
    for (nanoseconds, wanted) in [
        (0, "0.000 us"),
        (1234, "1.23 us"),
        (999_499, "999 us"),
        (999_501, "1.00 ms"),
        (56_780_000, "56.8 ms"),
        (999_499_999, "999 ms"),
        (999_500_001, "1.00 s"),
        (123_456_000_000, "123 s"),
    ] {
        assert_eq!(shown(Duration::from_nanos(nanoseconds)), wanted);
    }
}

#[test]
fn the_time_of_a_table_is_that_of_its_run() {
    let text = printed(&[BOARD, "--only", "breadth-first,idastar", "--repeat", "1", "--csv", "-"]);
    for method in ["breadth-first", "idastar"] {
        let row = text.lines().find(|line| line.starts_with(&format!("{method} "))).unwrap();
        let words: Vec<&str> = row.split_whitespace().collect();
        let unit = words.iter().position(|word| ["us", "ms", "s"].contains(word)).unwrap();
        let seconds = [("us", 1e-6), ("ms", 1e-3), ("s", 1.0)].into_iter().find(|(name, _)| *name == words[unit]);
        let shown = words[unit - 1].parse::<f64>().unwrap() * seconds.unwrap().1;
        let run = text.lines().find(|line| line.contains(&format!(",{method},1,"))).unwrap();
        let seconds: f64 = run.rsplit(',').next().unwrap().parse().unwrap();
        assert!((0.99..1.01).contains(&(shown / seconds)), "{row}: {run}");
    }
}

#[test]
fn random_boards_have_the_size_the_goal_and_the_seed_that_are_given() {
    let boards = |arguments: &str| -> Vec<[String; 2]> {
        let runs = runs(&["--only kit --random 2", arguments].join(" ").split_whitespace().collect::<Vec<_>>());
        runs.into_iter().map(|run| [run[0].clone(), run[1].clone()]).collect()
    };
    let default = boards("");
    assert_eq!((default.clone(), default.len()), (boards("--seed 1 --size 3x3 --goal blank-last"), 2));
    assert!(default[0] != default[1] && default[0][1] == "1 2 3 / 4 5 6 / 7 8 0", "{default:?}");
    assert_ne!(default, boards("--seed 2"));
    for (options, goal) in [
        ("--size 2x3", "1 2 3 / 4 5 0"),
        ("--size 3x2 --goal blank-first", "0 1 / 2 3 / 4 5"),
        ("--size 2", "1 2 / 3 0"),
    ] {
        assert!(boards(options).iter().all(|[_, to]| to == goal), "{options}");
    }
    let sample = printed(&["--goal", "blank-first", "--only", "idastar", "--repeat", "1"]);
    assert!(sample.contains("\n4 3 0 / 6 8 5 / 2 7 1  to  0 1 2 / 3 4 5 / 6 7 8\n"), "{sample}");
}

#[test]
fn the_answers_of_a_method_are_counted_the_most_frequent_first() {
    let path = scratch("compare_answers").join("boards.txt").display().to_string();
    fs::write(&path, format!("1 2 3 4 5 6 7 8 0\n\n{BOARD}\n\n1 2 3 4 5 6 7 0 8\n")).unwrap();
    let text = printed(&["--input", &path, "--only", "weighted-astar"]);
    // The most nodes held are those of the second board.
    assert_eq!(row(&text, "weighted-astar"), "weighted-astar 3 12.00 34 60 177 2 shortest, 1 longer");
    let text = printed(&[BOARD, "--only", "weighted-astar", "--repeat", "1"]);
    assert!(row(&text, "weighted-astar").ends_with(" 12 longer") && text.contains("\nan answer, by "), "{text}");
    assert!(text.starts_with("8 6 4 / 0 7 2 / 5 1 3  to  1 2 3 / 4 5 6 / 7 8 0\n\n"), "no sample: {text}");
}
