//! Jutge P68428, Puzzle de 8.
//!
//! Input: one board, 9 numbers, 0 the blank. Output: the fewest moves, or `None`, on a line. The judge's limits are not
//! confirmed.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::output::{run, write_count};
use slidekit::solver::{Eight, FEWEST_SMALL};

fn main() {
    run(|words, output| {
        let board = words.board("0")?;
        let answer = Eight::new(Board::GOAL, FEWEST_SMALL).solve(board);
        write_count(output, &answer, "None")
    });
}
