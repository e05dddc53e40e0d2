//! POJ 3240, Solution to the n^2 - 1 Puzzle.
//!
//! Input: the side of one board, at most 10, and its rows, 0 the blank. Output: moves of the blank as `LURD`, any that
//! lead to the goal, or `No Answer!` The statement gives no minimum side; 1 is accepted. An already solved board gets an
//! empty line.

#![forbid(unsafe_code)]

use slidekit::output::{run, write_moves};
use slidekit::squares::Squares;

/// The board gets a 40th of the nodes: any answer will do.
const BOARDS: u64 = 40;

fn main() {
    run(|words, output| {
        let (side, tiles) = words.square(1, 10, "0")?;
        write_moves(output, &Squares::new(BOARDS).solve(side, &tiles), b"DLRU", "No Answer!")
    });
}
