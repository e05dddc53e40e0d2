//! Eolymp 3669, Fifteen Puzzle.
//!
//! Input: one board, 4 lines of 4 numbers, 0 the blank. Output: the fewest moves of the blank as `RLUD`, or
//! `NO SOLUTION`, or `TOO LONG` when they are more than 45, on a line. An already solved board gets an empty line. The
//! judge's text does not say which of several shortest answers it takes; this is the lexicographically first.

#![forbid(unsafe_code)]

use slidekit::output::{run, write_moves, Letters};
use slidekit::search::Answer;
use slidekit::search::Settings;
use slidekit::solver::{Fifteen, FEWEST};

const SETTINGS: Settings = Settings { limit: 45, ..FEWEST };

fn main() {
    run(|words, output| {
        let board = words.board("0")?;
        let answer = Fifteen::new(SETTINGS).solve(board);
        let no_answer = if answer == Answer::TooLong { "TOO LONG" } else { "NO SOLUTION" };
        write_moves(output, &answer, Letters::Upper, no_answer)
    });
}
