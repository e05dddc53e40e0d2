//! SPOJ SOLVING, Solving the Puzzle.
//!
//! Input: the number of boards, at most 200, then for each its side, 3 to 10, and its rows, 0 the blank. Output: a line a
//! board, moves of the blank as `DURL`, at most 10,000; the fewer, the better the score. An already solved board gets an
//! empty line, one without an answer -1; the judge mentions neither.

#![forbid(unsafe_code)]

use slidekit::output::{run, write_moves, Letters};
use slidekit::squares::Squares;

fn main() {
    run(|words, output| {
        let boards = words.count()?;
        let mut squares = Squares::new(boards);
        for _ in 0..boards {
            let (side, tiles) = words.square(3, 10, "0")?;
            write_moves(output, &squares.solve(side, &tiles), Letters::Upper, "-1")?;
        }
        Ok(())
    });
}
