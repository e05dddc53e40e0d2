//! SPOJ (Polish) AL_10_06, Pietnastka, which the judge has hidden.
//!
//! Input: one board, 4 lines of 4 numbers, 0 the blank. Output: moves of the blank as `RLUD`, at most 50 of them, or
//! `NIE`, on a line. Any answer is accepted. An already solved board gets an empty line.

#![forbid(unsafe_code)]

use slidekit::output::{run, write_moves, Letters};
use slidekit::solver::{Fifteen, ANY};

fn main() {
    run(|words, output| {
        let board = words.board("0")?;
        let answer = Fifteen::new(ANY).solve(board);
        write_moves(output, &answer, Letters::Upper, "NIE")
    });
}
