//! POJ 1077, Eight.
//!
//! Input: one board on one line, `x` the blank. Output: moves of the blank as `rlud`, or `unsolvable`, on a line. Any
//! answer is accepted, and this one has the fewest moves. A board that is solved gets an empty line.

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
    let board = Words::new(input).board("x")?;
    let answer = Eight::new(Board::GOAL, EIGHT_PUZZLE).solve(board);
    program::write_moves(output, &answer, b"dlru", "unsolvable")
}
