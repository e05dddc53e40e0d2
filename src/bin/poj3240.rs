//! POJ 3240, Solution to the n^2 - 1 Puzzle.
//!
//! Input: the side of one board, at most 10, and its rows, 0 the blank. Output: moves of the blank as `LURD`, any that
//! lead to the goal, or `No Answer!` The statement gives no minimum side; 1 is accepted. An already solved board gets an
//! empty line.

#![forbid(unsafe_code)]

use slidekit::output::{run, write_moves, Letters};
use slidekit::squares::Squares;

/// The nodes of the search: not many, as any answer will do.
const SEARCH_NODES: u64 = 108_750;

fn main() {
    run(|words, output| {
        let (side, tiles) = words.square(1, 10, "0")?;
        write_moves(output, &Squares::with_nodes(SEARCH_NODES).solve(side, &tiles), Letters::Upper, "No Answer!")
    });
}
