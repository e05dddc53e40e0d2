//! BOJ 1525, 퍼즐. BOJ closed on 2026-04-28.
//!
//! Input: one board, 3 lines of 3 numbers, 0 the blank. Output: the fewest moves, or -1, on a line.

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
