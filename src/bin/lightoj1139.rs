//! LightOJ 1139, 8 Puzzle.
//!
//! Input: the number of boards, at most 1000, then for each an empty line and 3 lines of 3 numbers, 0 the blank. Output:
//! a line a board, `Case k: ` with k from 1 and then the fewest moves, or `impossible`. An older copy of the statement
//! names 2 s and 32 MB. Today's limits are not confirmed, nor whether the judge takes Rust.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::output::{run, write_case, write_count};
use slidekit::solver::{Eight, FEWEST_SMALL};

fn main() {
    run(|words, output| {
        let mut solver = Eight::new(Board::GOAL, FEWEST_SMALL);
        for number in 1..=words.count()? {
            let answer = solver.solve(words.board("0")?);
            write_case(output, number)?;
            write_count(output, &answer, "impossible")?;
        }
        Ok(())
    });
}
