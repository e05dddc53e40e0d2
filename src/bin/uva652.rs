//! UVa 652, Eight.
//!
//! Input: the number of boards, then for each an empty line and a line of 9 words, `x` the blank. Output: a line a
//! board, moves of the blank as `rlud`, or `unsolvable`, and an empty line between two of them. Any answer is accepted,
//! and these have the fewest moves. A board that is solved gets an empty line.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::input::Words;
use slidekit::program;
use slidekit::search::Settings;
use slidekit::solver::Solver;
use slidekit::table::Table;
use std::io::{self, BufRead, Write};

const SETTINGS: Settings = Settings { weight: (1, 1), limit: 31, memory: 1 << 10 };

fn main() {
    program::run(answer);
}

fn answer(input: &mut dyn BufRead, output: &mut dyn Write) -> io::Result<()> {
    let mut words = Words::new(input);
    let mut solver = Solver::<Table<3, 3>, 3, 3>::new(Board::GOAL, SETTINGS);
    for number in 0..words.count()? {
        let board = words.board("x")?;
        if number > 0 {
            output.write_all(b"\n")?;
        }
        program::write_moves(output, &solver.solve(board), b"dlru", "unsolvable")?;
    }
    Ok(())
}
