//! BOJ 11112, Eight puzzle. BOJ closed on 2026-04-28.
//!
//! Input: the number of boards, at most 100, then for each an empty line and 3 lines of 3 characters, `#` the blank.
//! Output: a line a board, the fewest moves, or `impossible`.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::output::{run, write_count};
use slidekit::solver::{Eight, FEWEST_SMALL};

fn main() {
    run(|words, output| {
        let mut solver = Eight::new(Board::GOAL, FEWEST_SMALL);
        for _ in 0..words.count()? {
            write_count(output, &solver.solve(words.board_of_characters("#12345678")?), "impossible")?;
        }
        Ok(())
    });
}
