//! BOJ 34388, 3-Puzzle. BOJ closed on 2026-04-28. Kattis has the same as "3-Puzzle".
//!
//! Input: one board, 2 lines of 2 characters, `-` the blank. Output: the fewest moves, on a line. The judge's boards all
//! have an answer; one without gets -1.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::output::{run, write_count};
use slidekit::solver::{Small, FEWEST_SMALL};

fn main() {
    run(|words, output| {
        let board = words.board_of_characters("-123")?;
        let answer = Small::<2, 2>::new(Board::GOAL, FEWEST_SMALL).solve(board);
        write_count(output, &answer, "-1")
    });
}
