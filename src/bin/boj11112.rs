//! BOJ 11112.
//!
//! Input: the number of boards, at most 100, then for each an empty line and 3 lines of 3 characters, `#` the blank.
//! Output: a line a board, the fewest moves, or `impossible`.

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
    let mut words = Words::new(input);
    let mut solver = Eight::new(Board::GOAL, EIGHT_PUZZLE);
    for _ in 0..words.count()? {
        program::write_count(output, &solver.solve(words.board_of_characters("#")?), "impossible")?;
    }
    Ok(())
}
