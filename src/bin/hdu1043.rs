//! HDU 1043, Eight; ZOJ 1217 has the same format.
//!
//! Input: boards to the end of the input, one a line, `x` the blank. Output: a line a board, moves of the blank as
//! `rlud`, or `unsolvable`. Any answer is accepted, and these have the fewest moves. An already solved board gets an
//! empty line.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::output::{run, write_moves, Letters};
use slidekit::solver::{Eight, FEWEST_SMALL};

fn main() {
    run(|words, output| {
        let mut solver = Eight::new(Board::GOAL, FEWEST_SMALL);
        while words.more()? {
            write_moves(output, &solver.solve(words.board("x")?), Letters::Lower, "unsolvable")?;
        }
        Ok(())
    });
}
