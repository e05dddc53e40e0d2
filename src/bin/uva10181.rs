//! UVa 10181, 15-Puzzle Problem.
//!
//! Input: the number of boards, then for each 4 lines of 4 numbers, 0 the blank. Output: a line a board, moves of the
//! blank as `RLUD`, at most 50 of them, or `This puzzle is not solvable.` A board that is solved gets an empty line.

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
    let mut words = Words::new(input);
    let mut solver = Fifteen::new(Board::GOAL, SETTINGS);
    for _ in 0..words.count()? {
        program::write_moves(output, &solver.solve(words.board("0")?), b"DLRU", "This puzzle is not solvable.")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg_attr(feature = "small", ignore = "the small form gives another right answer, which pairs.rs checks")]
    fn the_sample() {
        let sample = "2\n2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n13 1 2 4\n5 0 3 7\n9 6 10 12\n15 8 11 14\n";
        let mut output = Vec::new();
        answer(&mut sample.as_bytes(), &mut output).unwrap();
        assert_eq!(String::from_utf8(output).unwrap(), "LLLDRDRDR\nThis puzzle is not solvable.\n");
    }
}
