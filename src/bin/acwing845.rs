//! AcWing 845, 八数码.
//!
//! Input: one board on one line, `x` the blank. Output: the fewest moves, or -1, on a line. Whether the judge takes
//! Rust is not confirmed.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::output::{run, write_count};
use slidekit::solver::{Eight, FEWEST_SMALL};

fn main() {
    run(|words, output| {
        let board = words.board("x")?;
        let answer = Eight::new(Board::GOAL, FEWEST_SMALL).solve(board);
        write_count(output, &answer, "-1")
    });
}
