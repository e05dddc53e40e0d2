//! POJ 1077, Eight.
//!
//! Input: one board on one line, `x` the blank. Output: moves of the blank as `rlud`, or `unsolvable`, on a line. Any
//! answer is accepted, and this one has the fewest moves. An already solved board gets an empty line.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::output::{run, write_moves, Letters};
use slidekit::solver::{Eight, FEWEST_SMALL};

fn main() {
    run(|words, output| {
        let board = words.board("x")?;
        let answer = Eight::new(Board::GOAL, FEWEST_SMALL).solve(board);
        write_moves(output, &answer, Letters::Lower, "unsolvable")
    });
}
