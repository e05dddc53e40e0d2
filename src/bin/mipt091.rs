//! acm.mipt.ru 091, 15-Puzzle.
//!
//! Input: one board on one line, 16 numbers, 0 the blank. Output: `YES` and on the next line moves of the blank as
//! `udlr`, fewer than 1000, or `NO`. Any answer is accepted, and these have at most 80 moves. An already solved board
//! gets `YES` and an empty line.

#![forbid(unsafe_code)]

use slidekit::output::{run, write_moves, Letters};
use slidekit::search::{Answer, Settings};
use slidekit::solver::{Fifteen, ANY};
use std::io::Write;

/// No board needs more than 80 moves, so every solvable board gets an answer.
const SETTINGS: Settings = Settings { limit: 80, ..ANY };

fn main() {
    run(|words, output| {
        let board = words.board("0")?;
        let answer = Fifteen::new(SETTINGS).solve(board);
        if let Answer::Moves(_) = answer {
            output.write_all(b"YES\n")?;
        }
        write_moves(output, &answer, Letters::Lower, "NO")
    });
}
