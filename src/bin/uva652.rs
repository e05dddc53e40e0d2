//! UVa 652, Eight.
//!
//! Input: the number of boards, then for each an empty line and a line of 9 words, `x` the blank. Output: a line a
//! board, moves of the blank as `rlud`, or `unsolvable`, and an empty line between two of them. Any answer is accepted,
//! and these have the fewest moves. A board that is solved gets an empty line.

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
    for number in 0..words.count()? {
        let board = words.board("x")?;
        if number > 0 {
            output.write_all(b"\n")?;
        }
        program::write_moves(output, &solver.solve(board), b"dlru", "unsolvable")?;
    }
    Ok(())
}
