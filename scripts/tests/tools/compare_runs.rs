//! The tool `compare`: which boards it draws, how often it runs a method on each, and how it sums up.

use super::compare::{printed, BOARD};
use scripts::tools::compare::times::{are_enough, shown};
use std::time::Duration;

/// The lines of `--csv -`, each as its cells.
fn runs(arguments: &[&str]) -> Vec<Vec<String>> {
    let text = printed(&[arguments, &["--csv", "-"]].concat());
    let lines = text.lines().skip_while(|line| !line.starts_with("board,goal,")).skip(1);
    lines.map(|line| line.split(',').map(str::to_string).collect()).collect()
}

#[test]
fn one_board_is_solved_five_times_and_several_once() {
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
fn a_method_runs_as_often_as_asked_or_for_a_second() {
    let cases = [(&[999][..], false), (&[1000], true), (&[500, 499], false), (&[500, 500], true), (&[1, 1, 1], true)];
    for (milliseconds, wanted) in cases {
        let times: Vec<Duration> = milliseconds.iter().copied().map(Duration::from_millis).collect();
        assert_eq!(are_enough(&times, 3), wanted, "{milliseconds:?}");
    }
}

#[test]
fn a_time_is_shown_in_the_unit_that_fits_it() {
    for (nanoseconds, wanted) in
        [(0, "0.000 us"), (999_499, "999 us"), (999_501, "1.00 ms"), (123_456_000_000, "123 s")]
    {
        assert_eq!(shown(Duration::from_nanos(nanoseconds)), wanted);
    }
}

#[test]
fn random_boards_have_the_size_goal_and_seed_that_are_given() {
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
        ("--size 3", "1 2 3 / 4 5 6 / 7 8 0"),
    ] {
        assert!(boards(options).iter().all(|[_, to]| to == goal), "{options}");
    }
    let sample = printed(&["--goal", "blank-first", "--only", "idastar", "--repeat", "1"]);
    assert!(sample.contains("\n4 3 0 / 6 8 5 / 2 7 1  to  0 1 2 / 3 4 5 / 6 7 8\n"), "{sample}");
}
