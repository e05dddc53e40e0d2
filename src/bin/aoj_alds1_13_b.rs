//! AOJ ALDS1_13_B, 8 Puzzle.
//!
//! Input: one board, 3 lines of 3 numbers, 0 the blank. Output: the fewest moves, on a line. The judge's boards all
//! have an answer; one without gets -1.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::output::{run, write_count};
use slidekit::solver::{Eight, FEWEST_SMALL};

fn main() {
    run(|words, output| {
        let board = words.board("0")?;
        let answer = Eight::new(Board::GOAL, FEWEST_SMALL).solve(board);
        write_count(output, &answer, "-1")
    });
}
