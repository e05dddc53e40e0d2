//! UVa 652, Eight.
//!
//! Input: the number of boards, then for each an empty line and a line of 9 words, `x` the blank. Output: a line a board,
//! moves of the blank as `rlud`, or `unsolvable`, and an empty line between two answers. Any answer is accepted, and
//! these have the fewest moves. An already solved board gets an empty line.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::output::{run, write_moves, Letters};
use slidekit::solver::{Eight, FEWEST_SMALL};
use std::io::Write;

fn main() {
    run(|words, output| {
        let mut solver = Eight::new(Board::GOAL, FEWEST_SMALL);
        for number in 0..words.count()? {
            let board = words.board("x")?;
            if number > 0 {
                output.write_all(b"\n")?;
            }
            write_moves(output, &solver.solve(board), Letters::Lower, "unsolvable")?;
        }
        Ok(())
    });
}
