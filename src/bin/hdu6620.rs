//! HDU 6620, Just an Old Puzzle.
//!
//! Input: the number of boards, at most 100,000, then for each 4 lines of 4 numbers, 0 the blank. Output: a line a
//! board, `Yes` if at most 120 moves lead to the goal, which has the blank last, or `No`. No board needs more than 80
//! moves (Brüngger and others, 1999), so parity alone decides.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::output::{run, write_whether};
use slidekit::parity::solvable;

fn main() {
    run(|words, output| {
        for _ in 0..words.count()? {
            let board = words.board::<4, 4>("0")?;
            write_whether(output, solvable(board, Board::GOAL), "Yes", "No")?;
        }
        Ok(())
    });
}
