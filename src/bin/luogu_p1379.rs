//! Luogu P1379, 八数码难题.
//!
//! Input: one board, a word of 9 digits, row by row, 0 the blank. Output: the fewest moves to the goal, on a line. The
//! goal is a spiral, 1 2 3 / 8 0 4 / 7 6 5. Whether the judge has boards without an answer is not confirmed; they get
//! -1.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::output::{run, write_count};
use slidekit::solver::{Eight, FEWEST_SMALL};

const GOAL: [usize; 9] = [1, 2, 3, 8, 0, 4, 7, 6, 5];

fn main() {
    run(|words, output| {
        let board = words.board_of_characters("012345678")?;
        let answer = Eight::new(Board::new(&GOAL), FEWEST_SMALL).solve(board);
        write_count(output, &answer, "-1")
    });
}
