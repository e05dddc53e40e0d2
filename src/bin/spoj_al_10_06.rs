//! SPOJ (Polish) AL_10_06.
//!
//! Input: one board, 4 lines of 4 numbers, 0 the blank. Output: moves of the blank as `RLUD`, at most 50 of them, or
//! `NIE`, on a line. Any answer is accepted. A board that is solved gets an empty line.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::fifteen::Fifteen;
use slidekit::input::{Error, Words};
use slidekit::program;
use slidekit::search::Settings;
use std::io::{Read, Write};

const SETTINGS: Settings = Settings { weight: (4, 3), limit: 50, memory: 1 << 10 };

fn main() {
    program::run(answer);
}

fn answer(input: &mut dyn Read, output: &mut dyn Write) -> Result<(), Error> {
    let board = Words::new(input).board("0")?;
    let answer = Fifteen::new(Board::GOAL, SETTINGS).solve(board);
    program::write_moves(output, &answer, b"DLRU", "NIE")
}
