//! Codeforces 645A, Amity Assessment.
//!
//! Input: two boards of 2 lines of 2 characters, `A`, `B`, `C` and `X` the blank. Output: `YES` if moves on both can make
//! them the same, or `NO`, on a line.
//!
//! A move can be taken back, so that is so if moves lead from the first board to the second.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::output::{run, write_whether};
use slidekit::parity::solvable;

fn main() {
    run(|words, output| {
        let board: Board<2, 2> = words.board_of_characters("XABC")?;
        let goal = words.board_of_characters("XABC")?;
        write_whether(output, solvable(board, goal), "YES", "NO")
    });
}
