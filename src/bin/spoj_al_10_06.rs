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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg_attr(feature = "small", ignore = "the small form gives another right answer, which pairs.rs checks")]
    fn the_sample() {
        let answered = |mut input: &[u8]| {
            let mut output = Vec::new();
            answer(&mut input, &mut output).unwrap();
            output
        };
        assert_eq!(answered(b"2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n"), b"LLLDRDRDR\n");
        assert_eq!(answered(b"13 1 2 4\n5 0 3 7\n9 6 10 12\n15 8 11 14\n"), b"NIE\n");
    }
}
