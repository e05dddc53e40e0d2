//! POJ 2893, M x N Puzzle.
//!
//! Input: boards, each with its numbers of rows and of columns, 2 to 999, before the rows, 0 the blank; two zeros end
//! the input. Output: a line a board, `YES` if some moves lead to the goal, which has the blank last, or `NO`. The judge's
//! boards have an odd side; here both may be even, or 1.

#![forbid(unsafe_code)]

use slidekit::output::{run, write_whether};
use slidekit::parity::solvable_rectangle;

fn main() {
    run(|words, output| loop {
        let (columns, tiles) = words.rectangle(0, 999, "0")?;
        if tiles.is_empty() {
            return Ok(());
        }
        write_whether(output, solvable_rectangle(columns, &tiles), "YES", "NO")?;
    });
}
