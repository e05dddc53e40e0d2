//! Codeforces 645A, Amity Assessment.
//!
//! Input: two boards of 2 lines of 2 characters, `A`, `B`, `C` and `X` the blank. Output: `YES` if moves on both can make
//! them the same, or `NO`, on a line.
//!
//! Moves are reversible, so this holds exactly when the second board is reachable from the first.

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
