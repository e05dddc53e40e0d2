//! acm.sgu.ru 139, Help Needed!
//!
//! Input: one board, 4 lines of 4 numbers, 0 the blank. Output: `YES` if some moves lead to the goal, which has the
//! blank last, or `NO`, on a line. Whether the judge, now a part of Codeforces, takes Rust is not confirmed.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::output::{run, write_whether};
use slidekit::parity::solvable;

fn main() {
    run(|words, output| {
        let board = words.board::<4, 4>("0")?;
        write_whether(output, solvable(board, Board::GOAL), "YES", "NO")
    });
}
