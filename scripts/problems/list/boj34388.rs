//! BOJ 34388, 3-Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "boj34388",
    title: "BOJ 34388, 3-Puzzle",
    same: &["Kattis 3-Puzzle"],
    judge: &judges::BOJ,
    contract: Contract {
        input: ["one board, 2 lines of 2 characters, `-` the blank.", ""],
        output: ["the fewest moves, on a line. The judge's boards all have an answer; one without gets -1.", ""],
        notes: &[],
    },
    input: Input { shape: Shape::Fixed(2, 2), layout: Layout::WordRows, blank: "-", ..EIGHT.input },
    ..EIGHT
};
