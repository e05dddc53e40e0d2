//! AcWing 179, 八数码.
//!
//! Input: one board on one line, `x` the blank. Output: moves of the blank as `udlr`, or `unsolvable`, on a line. The
//! answer has the fewest moves; any of those is accepted. An already solved board gets an empty line. Whether the
//! judge takes Rust is not confirmed.

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
