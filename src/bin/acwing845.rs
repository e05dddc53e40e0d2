//! AcWing 845.
//!
//! Input: one board on one line, `x` the blank. Output: the fewest moves, or -1, on a line. Whether the judge takes
//! Rust is not confirmed.

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
    program::write_count(output, &answer, "-1")
}
