//! AOJ 0121, Seven Puzzle.
//!
//! Input: boards to the end of the input, at most 1000, one a line: 8 numbers, 2 rows of 4, 0 the blank. Output: a line
//! a board, the fewest moves to the goal 0 1 2 3 / 4 5 6 7, where the blank is first. A board without an answer gets
//! -1; whether the judge has any is not confirmed.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::output::{run, write_count};
use slidekit::solver::{Small, FEWEST_SMALL};

fn main() {
    run(|words, output| {
        let mut solver = Small::<2, 4>::new(Board::in_order(0), FEWEST_SMALL);
        while words.more()? {
            write_count(output, &solver.solve(words.board("0")?), "-1")?;
        }
        Ok(())
    });
}
