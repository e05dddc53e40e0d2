//! The tool `compare`: its tables and its errors.

use crate::tool::{self, command, refused, scratch};
use scripts::methods::catalogue::{find, METHODS};
use scripts::methods::lessons::LESSONS;
use scripts::problems::{goals, reader};
use std::collections::HashSet;
use std::fs;
use std::process::Command;

/// Returns the command with a day for each method: a busy machine gives it a part of its time.
fn compare() -> Command {
    let mut compare = command("compare");
    compare.args(["--time", "86400"]);
    compare
}

pub fn printed(arguments: &[&str]) -> String {
    tool::printed(compare().args(arguments))
}

/// Returns a row of a table without its time, the cells separated by one blank.
pub fn row(text: &str, method: &str) -> String {
    let line = text.lines().find(|line| line.split(' ').next() == Some(method));
    let mut words: Vec<&str> = line.unwrap_or_else(|| panic!("no {method} in {text}")).split_whitespace().collect();
    let unit = words.iter().position(|word| ["us", "ms", "s"].contains(word)).expect("a time");
    words.drain(unit - 1..=unit);
    words.join(" ")
}

/// Whether a method takes the boards of the 8-puzzle.
pub fn taken(method: &str) -> bool {
    find(method).unwrap().takes(&goals::case(reader::board(BOARD).unwrap(), "blank-last").unwrap())
}

pub const BOARD: &str = "8 6 4 0 7 2 5 1 3";

/// For each method on [`BOARD`]: the boards solved, the moves, the nodes expanded, generated and held, and the answer.
const ROWS: [&str; 11] = [
    "breadth-first 23 106,904 181,856 130,496 shortest",
    "iterative-deepening 23 1,959,125 3,407,728 24 shortest",
    "both-ends 23 1,710 3,020 2,835 shortest",
    "backward-table 23 2,185 3,669 3,429 shortest",
    "astar-manhattan 23 810 1,355 1,356 shortest",
    "astar-manhattan-seen 23 393 659 642 shortest",
    "twin 23 790 1,319 1,283 shortest",
    "greedy-best-first 35 107 187 182 12 longer",
    "idastar 23 813 1,331 23 shortest",
    "kit-sequences 23 513 - - shortest",
    "weighted-idastar-cut 23 921 1,551 24 shortest",
];

#[test]
fn one_board_has_a_row_for_each_method() {
    let rows = |text: &str| text.lines().skip(3).take_while(|line| !line.is_empty()).count();
    let sample = printed(&["--repeat", "1"]);
    let (said, table) = sample.split_once("\n\n").unwrap();
    assert_eq!(
        (said, rows(table)),
        ("no BOARD, so this is a sample; see --help", LESSONS.iter().filter(|lesson| taken(lesson.method)).count())
    );
    let text = printed(&[BOARD, "--repeat", "1", "--all"]);
    assert_eq!(text.lines().next(), Some("8 6 4 / 0 7 2 / 5 1 3  to  1 2 3 / 4 5 6 / 7 8 0"));
    let head: Vec<&str> = text.lines().nth(2).unwrap().split_whitespace().collect();
    assert_eq!(head, ["method", "moves", "expanded", "generated", "held", "time", "answers"]);
    assert_eq!(rows(&text), METHODS.iter().filter(|method| taken(method.name)).count());
    ROWS.iter().for_each(|wanted| assert_eq!(row(&text, wanted.split(' ').next().unwrap()), *wanted));
    let (_, below) = text.rsplit_once("\na shortest answer, by the blank's moves: ").unwrap();
    let left_out = "kit-4443, kit-reflection, kit-555, kit-long-sequences (only for 4 x 4 with the goal's blank last)";
    assert_eq!(below.split_once("\n\n").map(|(_, last)| last), Some(&*format!("not run: {left_out}\n")));
    let text = printed(&[BOARD, "--only", "backward-table", "--depth", "3"]);
    let met = "met 1 0 2 / 4 5 3 / 7 8 6 after 20 moves, 3 from the goal";
    let note = format!("\nbackward-table: 15 boards are within 3 moves of the goal; {met}\na shortest answer, by ");
    assert!(text.contains(&note), "{text}");
}

#[test]
fn each_name_of_a_method_is_its_own() {
    for method in &METHODS {
        for name in [method.name].iter().chain(method.also) {
            assert_eq!(find(&name.to_uppercase()).unwrap().name, method.name, "{name}");
        }
    }
}

#[test]
fn a_board_may_be_several_arguments_and_have_any_goal() {
    let text = printed(&["2", "8", "3", "1", "6", "4", "7", "0", "5", "--goal", "spiral", "--only", "breadth-first"]);
    assert!(text.starts_with("2 8 3 / 1 6 4 / 7 0 5  to  1 2 3 / 8 0 4 / 7 6 5\n"), "{text}");
    assert!(row(&text, "breadth-first").starts_with("breadth-first 5 58 97 "), "{text}");
    let twentyfour = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 0 24";
    let text = printed(&[twentyfour, "--only", "idastar,kit", "--csv", "-"]);
    assert!(text.contains("\nkit") && text.contains(" -  not for this board\n"), "{text}");
    assert!(text.contains(",idastar,1,") && !text.contains(",kit,1,"), "{text}");
    let text = printed(&[twentyfour, "--only", "weighted-astar"]);
    assert!(text.contains("  shortest not known\n\nan answer, by the blank's moves: R\n"), "{text}");
    let text = printed(&[twentyfour, "--all", "--repeat", "1"]);
    for not_run in [
        "kit (only for 16",
        "kit-incremental, kit-sequences (only for 3 x 3 and 4 x 4)",
        "idastar-patterns (only for 9",
    ] {
        assert!(text.contains(&format!("\nnot run: {not_run}")), "{text}");
    }
    let case = goals::case(reader::board(twentyfour).unwrap(), "blank-last").unwrap();
    assert!(METHODS.iter().all(|method| method.takes(&case) == method.takes_only().is_none()));
}

/// Boards for which A* expands 393, 0 and 1 nodes, so that a mean and a median differ.
#[test]
fn several_boards_have_one_table() {
    let path = scratch("compare_boards").join("boards.txt").display().to_string();
    let boards = format!("# three\n{BOARD}\n\n1 2 3 4 5 6 7 8 0 # the goal\n1 2 3 4 5 6 7 0 8\n1 2 3 4 5 6 8 7 0\n");
    fs::write(&path, boards).unwrap();
    let text = printed(&["--input", &path, "--only", "breadth-first,idastar,weighted-astar"]);
    let mut lines = text.lines();
    let told =
        "1 2 3 / 4 5 6 / 8 7 0 is unsolvable: no moves lead to 1 2 3 / 4 5 6 / 7 8 0, but some lead to --goal spiral";
    assert_eq!(lines.next(), Some(told));
    let head = "3 solvable boards; the fewest moves are 0 to 23, 8.00 on average";
    assert_eq!((lines.next(), lines.next()), (Some(""), Some(head)));
    assert_eq!(row(&text, "breadth-first"), "breadth-first 3 8.00 35,635 60,620 130,496 3 shortest");
    assert_eq!(row(&text, "weighted-astar"), "weighted-astar 3 12.00 34 60 177 2 shortest, 1 longer");
    let only = ["--only", "astar-manhattan-seen,idastar"];
    let text = printed(&[&["--input", &path, "--repeat", "2", "--runs", "--csv", "-"], &only[..]].concat());
    let head = ["expanded", "generated", "queue", "time"].map(|cost| format!("{cost}: mean {cost}: median "));
    let head = format!("method solved {}answers", head.concat());
    assert!(text.split_whitespace().collect::<Vec<_>>().join(" ").contains(&head), "{text}");
    assert!(row(&text, "astar-manhattan-seen").starts_with("astar-manhattan-seen 3 131 1 221 3 "), "{text}");
    assert!(row(&text, "idastar").contains(" - - "), "it has no queue: {text}");
    let runs: Vec<&str> = text.lines().skip_while(|line| !line.starts_with("board,goal,fewest,method,run,")).collect();
    let goal = "1 2 3 / 4 5 6 / 7 8 0";
    assert!(runs[1]
        .starts_with(&format!("8 6 4 / 0 7 2 / 5 1 3,{goal},23,astar-manhattan-seen,1,shortest,23,393,659,642,239,")));
    assert!(runs[8].starts_with(&format!("{goal},{goal},0,idastar,2,shortest,0,0,0,1,,0.0")), "{text}");
    assert!(runs.len() == 13 && runs.iter().all(|run| run.split(',').count() == 12), "{text}");
    // A run without an answer has a cost of its own on one board, and none among those of several.
    let text = printed(&["--input", &path, "--only", "breadth-first", "--memory", "1"]);
    assert_eq!(row(&text, "breadth-first"), "breadth-first 2 0.50 1 2 5 2 shortest, 1 more than 1 MB");
}

#[test]
fn an_unsolvable_board_is_refused() {
    for (board, goal, clause) in [
        (
            "283104765",
            "blank-last",
            "2 8 3 / 1 0 4 / 7 6 5 is unsolvable: no moves lead to 1 2 3 / 4 5 6 / 7 8 0, but some lead to --goal spiral",
        ),
        (
            "1 2 3 4 / 5 7 6 0",
            "blank-last",
            "1 2 3 4 / 5 7 6 0 is unsolvable: no moves lead to 1 2 3 4 / 5 6 7 0, but some lead to --goal blank-first or --goal spiral",
        ),
        ("2 1 / 3 4 / 5 0", "blank-last", "2 1 / 3 4 / 5 0 is unsolvable: no moves lead to 1 2 / 3 4 / 5 0"),
    ] {
        for trace in [&[][..], &["--trace", "bfs"]] {
            assert_eq!(refused(command("compare").args([board, "--goal", goal]).args(trace), 1), clause);
        }
    }
    let path = scratch("compare_unsolvable").join("boards.txt").display().to_string();
    fs::write(&path, "2 1 3 0\n\n1 3 2 0\n").unwrap();
    let mut command = command("compare");
    let output = command.args(["--input", &path]).output().unwrap();
    let (printed, clause) = (tool::text(&output.stdout), tool::clause(&command, &output));
    assert_eq!((printed.lines().count(), clause.as_str()), (2, "no board is solvable"));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_method_that_takes_one_of_the_boards_has_a_row() {
    let path = scratch("compare_sizes").join("boards.txt").display().to_string();
    fs::write(&path, "1 2 3 4 5 6 7 0 8\n\n1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15\n").unwrap();
    let text = printed(&["--input", &path]);
    assert_eq!(row(&text, "idastar-patterns"), "idastar-patterns 1 1 1 2 1 1 not for this board, 1 shortest");
    assert_eq!(row(&text, "kit-4443"), "kit-4443 1 1 1 - - 1 not for this board, 1 shortest");
    assert!(text.starts_with("2 solvable boards; the fewest moves are 1 to 1, 1.00 on average\n"), "{text}");
    assert!(!text.contains("not run"), "{text}");
}

#[test]
fn the_twin_takes_unsolvable_boards() {
    let board = "1 2 3 4 5 6 8 7 0";
    let path = scratch("compare_twin").join("boards.txt").display().to_string();
    fs::write(&path, format!("{board}\n\n1 2 3 4 5 6 0 7 8\n")).unwrap();
    let text = printed(&["--input", &path, "--only", "twin"]);
    assert!(text.starts_with("2 boards; the fewest moves, known for 1, are 2 to 2, 2 on average\n"), "{text}");
    assert!(row(&text, "twin").ends_with(" 1 shortest, 1 unsolvable"), "{text}");
    let text = printed(&["--input", &path, "--only", "twin,astar"]);
    assert!(text.contains(" is unsolvable: ") && row(&text, "twin").ends_with(" shortest"), "{text}");
    // The board's own search or that of its twin runs out of boards first.
    fs::write(&path, "2 1 3 0\n\n1 0 2 3\n\n0 3 1 2\n").unwrap();
    let text = printed(&["--input", &path, "--only", "twin"]);
    assert!(text.contains(" 3 unsolvable\n"), "{text}");
    let text = printed(&[board, "--trace", "twin", "--csv", "-"]);
    assert!(text.contains(" expanded; unsolvable\n"), "{text}");
    assert!(text.contains("\n2,2,-,-,2 1 3 / 4 5 6 / 8 7 0,0,4,4,start,twin\n"), "{text}");
}

#[test]
fn a_limit_stops_one_method_and_is_shown_in_its_row() {
    let text = printed(&[BOARD, "--only", "breadth-first,idastar", "--memory", "1"]);
    // 20,833 nodes of 48 bytes fit, and the last one expanded led to three more.
    assert!(row(&text, "breadth-first").ends_with(" 20,836 more than 1 MB"), "{text}");
    assert!(row(&text, "idastar").ends_with(" shortest"), "{text}");
    let text = printed(&["15 11 14 13 12 10 6 9 8 7 5 1 0 4 3 2", "--only", "idastar", "--time", "0.1"]);
    assert!(row(&text, "idastar").ends_with(" more than 0.1 s"), "{text}");
    let text = printed(&[BOARD, "--only", "weighted-astar-cut", "--cut", "22", "--weight", "2"]);
    assert!(row(&text, "weighted-astar-cut").ends_with(" none within 22 moves"), "{text}");
    let text = printed(&[BOARD, "--only", "weighted-idastar", "--weight", "1", "--repeat", "1"]);
    assert_eq!(row(&text, "weighted-idastar"), "weighted-idastar 23 813 1,331 23 shortest");
}

#[test]
fn a_failure_leaves_the_old_files_as_they_are() {
    let folder = scratch("compare_old");
    let [boards, csv, plot] = ["boards.txt", "old.csv", "old.svg"].map(|name| folder.join(name).display().to_string());
    fs::write(&boards, "1 2 3 4 5 6 8 7 0\n\n2 1 3 4 5 6 7 8 0\n").unwrap();
    for (arguments, kept) in [
        ("1 2 3 4 5 6 8 7 0", [true, true]),
        (&format!("--input {boards}"), [true, true]),
        ("--random 1 --size 4x4 --only breadth-first --memory 1", [false, true]),
        ("--random 3 --only breadth-first", [false, false]),
    ] {
        let files = [&csv, &plot];
        let old = "old ".repeat(10_000);
        files.iter().for_each(|file| fs::write(file, &old).unwrap());
        let output = command("compare").args(arguments.split(' ')).args(["--csv", &csv, "--plot", &plot]).output();
        assert_eq!(output.unwrap().status.success(), kept == [false, false], "{arguments}");
        let texts = files.map(|file| fs::read_to_string(file).unwrap());
        assert_eq!(texts.each_ref().map(|text| *text == old), kept, "{arguments}");
        assert!(texts.iter().all(|text| text.contains("old ") == (*text == old)), "{arguments}");
    }
}

/// The tables of a text, each as its lines.
fn tables(text: &str) -> Vec<Vec<&str>> {
    let blocks = text.split("\n\n").filter(|block| block.starts_with("method") || block.starts_with("step"));
    blocks.map(|block| block.lines().collect()).collect()
}

#[test]
fn a_table_is_no_wider_than_the_output() {
    let shown =
        |arguments: &[&str], width: usize| tool::printed(compare().env("COLUMNS", width.to_string()).args(arguments));
    let trace = [BOARD, "--trace", "ida", "--count", "3"];
    for (arguments, width, count) in
        [(&["--random", "2", "--size", "2x3", "--runs"][..], 80, 3), (&trace, 80, 2), (&trace, 50, 2)]
    {
        let (wide, narrow) = (shown(arguments, 500), shown(arguments, width));
        let parts = tables(&narrow);
        assert!(parts.len() == count && parts.iter().flatten().all(|line| line.len() <= width), "{narrow}");
        assert!(parts.iter().flatten().any(|line| line.len() + 30 > width), "{narrow}");
        // The times of a run are its own.
        let words =
            |text| tables(text).concat().join(" ").split_whitespace().map(str::to_string).collect::<HashSet<_>>();
        assert!(arguments.contains(&"--runs") || words(&narrow) == words(&wide), "{narrow} is not all of {wide}");
    }
    let longest = tables(&shown(&trace, 500)).iter().flatten().map(|line| line.len()).max().unwrap();
    let parts = [longest, longest - 1].map(|width| tables(&shown(&trace, width)).len());
    assert_eq!(parts, [1, 2], "just as wide, and one less");
    let text = tool::printed(compare().env_remove("COLUMNS").args(["--random", "2", "--size", "2x3", "--runs"]));
    assert_eq!(tables(&text).len(), 1, "a pipe has no width: {text}");
}
