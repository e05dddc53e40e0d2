//! AOJ ALDS1_13_C, 15 Puzzle.
//!
//! Input: one board, 4 lines of 4 numbers, 0 the blank. Output: the fewest moves, on a line. The judge's boards need at
//! most 45; a harder one gets its answer too, and one without an answer -1.

#![forbid(unsafe_code)]

use slidekit::output::{run, write_count};
use slidekit::solver::{Fifteen, FEWEST};

fn main() {
    run(|words, output| {
        let board = words.board("0")?;
        let answer = Fifteen::new(FEWEST).solve(board);
        write_count(output, &answer, "-1")
    });
}
