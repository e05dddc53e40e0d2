//! Jutge P68428.
//!
//! Input: one board, 9 numbers, 0 the blank. Output: the fewest moves, or `None`, on a line. The judge's limits are not
//! confirmed.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::input::{Error, Words};
use slidekit::program;
use slidekit::small::{Eight, EIGHT_PUZZLE};
use std::io::{Read, Write};

fn main() {
    program::run(answer);
}

fn answer(input: &mut dyn Read, output: &mut dyn Write) -> Result<(), Error> {
    let board = Words::new(input).board("0")?;
    let answer = Eight::new(Board::GOAL, EIGHT_PUZZLE).solve(board);
    program::write_count(output, &answer, "None")
}
