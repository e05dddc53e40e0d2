//! HDU 1043, Eight; ZOJ 1217 has the same format.
//!
//! Input: boards to the end of the input, one a line, `x` the blank. Output: a line a board, moves of the blank as
//! `rlud`, or `unsolvable`. Any answer is accepted, and these have the fewest moves. An already solved board gets an
//! empty line.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::output::{run, write_moves};
use slidekit::solver::{Eight, EIGHT_PUZZLE};

fn main() {
    run(|words, output| {
        let mut solver = Eight::new(Board::GOAL, EIGHT_PUZZLE);
        while words.more()? {
            write_moves(output, &solver.solve(words.board("x")?), b"dlru", "unsolvable")?;
        }
        Ok(())
    });
}
