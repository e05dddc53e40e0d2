//! HDU 3600, Simple Puzzle.
//!
//! Input: square boards, each with its side, at most 300, before the rows, 0 the blank; a side of 0 ends the input.
//! Output: a line a board, `YES` if some moves lead to the goal, which has the blank last, or `NO`. The statement gives
//! no minimum side; 1 is accepted.

#![forbid(unsafe_code)]

use slidekit::output::{run, write_whether};
use slidekit::parity::solvable_rectangle;

fn main() {
    run(|words, output| loop {
        let (side, tiles) = words.square(0, 300, "0")?;
        if side == 0 {
            return Ok(());
        }
        write_whether(output, solvable_rectangle(side, &tiles), "YES", "NO")?;
    });
}
