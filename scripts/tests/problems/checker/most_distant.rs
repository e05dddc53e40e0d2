//! Answers to UVa 10085: a most distant board, and a path to it.

use super::verdict;

/// The goal of the 8-puzzle, and a right answer of 31 moves.
const PUZZLE: (&str, &str) =
    ("1 2 3\n4 5 6\n7 8 0\n", "Puzzle #1\n6 4 7\n8 5 0\n3 2 1\nUULLDDRULDRRUULDDLURDRUULLDDRRU\n\n");

#[test]
fn any_most_distant_board_and_any_shortest_path_to_it_are_right() {
    let (board, right) = PUZZLE;
    let verdict = |output: &str| verdict("uva10085", &format!("1\n\n{board}\n"), output);
    assert_eq!(verdict(right), "AC");
    assert_eq!(verdict("Puzzle #1\n6 4 7\n8 5 0\n3 2 1\nLLURRULDDLUURDDRUULDLDRRULLDRRU\n\n"), "AC");
    assert_eq!(verdict("Puzzle #1\n8 6 7\n2 5 4\n3 0 1\nLLURRDLLUURDRULDRDLLURDLUURRDDL\n\n"), "AC");
    let [row, short] = ["line 2 is", "the printed board is 30 moves away, 31 are the most"];
    let end = "the board after move 31 is not the printed board";
    for (from, to, fault) in [
        ("UULLDD", "RULLDD", "move 1 (R) leaves the board"),
        ("RRU\n", "RRD\n", "move 31 (D) leaves the board"),
        ("3 2 1", "3 1 2", end),
        ("3 2 1", "3 2 2", end),
        ("RRU\n", "RR\n", "the board after move 30 is not the printed board"),
        ("8 5 0\n3 2 1\nUULLDDRULDRRUULDDLURDRUULLDDRRU", "8 5 1\n3 2 0\nUULLDDRULDRRUULDDLURDRUULLDDRR", short),
        ("UULLDD", "UDUULLDD", "33 moves, the fewest is 31"),
        ("Puzzle #1", "Puzzle #0", "line 1 is \"Puzzle #0\", not \"Puzzle #1\""),
        ("Puzzle #1\n", "", "line 1 is \"6 4 7\", not \"Puzzle #1\""),
        ("6 4 7", "647", &format!("{row} \"647\", not a row of 3 tiles")),
        ("6 4 7", "6 4 07", &format!("{row} \"6 4 07\", not a row of 3 tiles")),
        ("6 4 7\n", "", "line 4 is \"UULLDDRULDRRUULDDLURDRUULLDDRRU\", not a row of 3 tiles"),
        (
            "UULL",
            "uull",
            "line 5 is \"uullDDRULDRRUULDDLURDRUULLDDRRU\", not moves (D, L, R, U); capitals and small letters differ",
        ),
        ("3 2 1\nUULLDDRULDRRUULDDLURDRUULLDDRRU\n\n", "", "the output ends inside the answer"),
        ("UULLDDRULDRRUULDDLURDRUULLDDRRU\n\n", "", "the output ends inside the answer"),
    ] {
        let board = if fault.starts_with("the output ends") { "board 1 of 1" } else { "board 1" };
        assert_eq!(verdict(&right.replacen(from, to, 1)), format!("WA, {board}: {fault}"), "{from:?} to {to:?}");
    }
    let tiles = right.replace("UULLDDRULDRRUULDDLURDRUULLDDRRU", "DDRRUULDRULLDDRUURDLULDDRRUULLD");
    let hint = "move 1 (D) leaves the board; the moves are the tile's, not the blank's";
    assert_eq!(verdict(&tiles), format!("WA, board 1: {hint}"));
}

#[test]
fn an_empty_line_follows_each_puzzle() {
    let (board, right) = PUZZLE;
    let second = right.replace("#1", "#2");
    let verdict = |output: &str| verdict("uva10085", &format!("2\n\n{board}\n{board}\n"), output);
    assert_eq!(verdict(&format!("{right}{second}")), "AC");
    for (output, fault) in [
        (format!("{}{second}", right.trim_end()), "WA, board 1: line 5 is"),
        (format!("{}\n{second}", right.trim_end()), "PE, line 6: should be empty, between two answers"),
        (format!("{right}{}\n", second.trim_end()), "PE, line 12: should be empty, after the last answer"),
        (format!("{right}\n{second}"), "PE, line 7: an empty line before the answer"),
        (format!("{right}{second}\n"), "PE, line 13: an empty line after the last answer"),
        (format!("{right}{second}").replacen("8 5", "8  5", 1), "PE, line 3: should be \"8 5 0\""),
        (format!("{right}{second}").replacen("7\n", "7 \n", 1), "PE, line 2: trailing space"),
        (right.to_string(), "WA, board 2: the answer is missing"),
        (format!("{right}{second}Puzzle #3\n"), "WA, line 13: output after the last answer"),
    ] {
        let verdict = verdict(&output);
        assert!(verdict.starts_with(fault), "{output}: {verdict}");
    }
}
