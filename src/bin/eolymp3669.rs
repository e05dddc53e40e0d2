//! Eolymp 3669, Fifteen Puzzle.
//!
//! Input: one board, 4 lines of 4 numbers, 0 the blank. Output: the fewest moves of the blank as `RLUD`, or
//! `NO SOLUTION`, or `TOO LONG` when they are more than 45, on a line. A board that is solved gets an empty line. The
//! judge's text does not say which of several shortest answers it takes; this is the alphabetically least.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::fifteen::{Fifteen, FEWEST};
use slidekit::input::{Error, Words};
use slidekit::program;
use slidekit::search::Settings;
use slidekit::solver::Answer;
use std::io::{Read, Write};

const SETTINGS: Settings = Settings { limit: 45, ..FEWEST };

fn main() {
    program::run(answer);
}

fn answer(input: &mut dyn Read, output: &mut dyn Write) -> Result<(), Error> {
    let board = Words::new(input).board("0")?;
    let answer = Fifteen::new(Board::GOAL, SETTINGS).solve(board);
    let no_answer = if answer == Answer::TooLong { "TOO LONG" } else { "NO SOLUTION" };
    program::write_moves(output, &answer, b"DLRU", no_answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_each_kind() {
        let answered = |mut input: &[u8]| {
            let mut output = Vec::new();
            answer(&mut input, &mut output).unwrap();
            output
        };
        assert_eq!(answered(b"2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n"), b"LLLDRDRDR\n");
        assert_eq!(answered(b"13 1 2 4\n5 0 3 7\n9 6 10 12\n15 8 11 14\n"), b"NO SOLUTION\n");
        assert_eq!(answered(b"4 14 0 3\n5 12 2 10\n6 1 15 8\n11 13 9 7\n"), b"TOO LONG\n");
    }
}
