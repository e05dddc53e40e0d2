//! LightOJ, 15-puzzle.
//!
//! Input: the number of boards, at most 100, then for each an empty line and 4 lines of 4 numbers, 0 the blank. Output: a
//! line a board, `Case k: ` with k from 1 and then moves of the blank as `RLUD`, the lexicographically first of the
//! shortest answers, or `This puzzle is not solvable.`, also when the fewest moves are more than 35. An already solved
//! board gets no moves. The exact form of `Case k: ` is not confirmed, nor whether the judge takes Rust.

#![forbid(unsafe_code)]

use slidekit::output::{run, write_case, write_moves, Letters};
use slidekit::search::Settings;
use slidekit::solver::{Fifteen, FEWEST};

const SETTINGS: Settings = Settings { limit: 35, ..FEWEST };

fn main() {
    run(|words, output| {
        let mut solver = Fifteen::new(SETTINGS);
        for number in 1..=words.count()? {
            let answer = solver.solve(words.board("0")?);
            write_case(output, number)?;
            write_moves(output, &answer, Letters::Upper, "This puzzle is not solvable.")?;
        }
        Ok(())
    });
}
