//! UVa 10181, 15-Puzzle Problem.
//!
//! Input: the number of boards, then for each 4 lines of 4 numbers, 0 the blank. Output: a line a board, moves of the
//! blank as `RLUD`, at most 50 of them, or `This puzzle is not solvable.` An already solved board gets an empty line.

#![forbid(unsafe_code)]

use slidekit::output::{run, write_moves, Letters};
use slidekit::solver::{Fifteen, ANY};

fn main() {
    run(|words, output| {
        let mut solver = Fifteen::new(ANY);
        for _ in 0..words.count()? {
            write_moves(output, &solver.solve(words.board("0")?), Letters::Upper, "This puzzle is not solvable.")?;
        }
        Ok(())
    });
}
