//! HDU 1043, Eight; ZOJ 1217 has the same format.
//!
//! Input: boards to the end of the input, one a line, `x` the blank. Output: a line a board, moves of the blank as
//! `rlud`, or `unsolvable`. Any answer is accepted, and these have the fewest moves. A board that is solved gets an
//! empty line.

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
    while words.more()? {
        program::write_moves(output, &solver.solve(words.board("x")?), b"dlru", "unsolvable")?;
    }
    Ok(())
}
