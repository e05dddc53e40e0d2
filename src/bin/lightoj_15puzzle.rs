//! LightOJ, 15-puzzle.
//!
//! Input: the number of boards, at most 100, then for each an empty line and 4 lines of 4 numbers, 0 the blank. Output:
//! a line a board, `Case k: ` with k from 1 and then moves of the blank as `RLUD`, the alphabetically least of the
//! shortest answers, or `This puzzle is not solvable.`, also when the fewest moves are more than 35. A board that is
//! solved gets no moves. The exact form of `Case k: ` is not confirmed, nor whether the judge takes Rust.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::fifteen::{Fifteen, FEWEST};
use slidekit::input::{Error, Words};
use slidekit::program;
use slidekit::search::Settings;
use std::io::{Read, Write};

const SETTINGS: Settings = Settings { limit: 35, ..FEWEST };

fn main() {
    program::run(answer);
}

fn answer(input: &mut dyn Read, output: &mut dyn Write) -> Result<(), Error> {
    let mut words = Words::new(input);
    let mut solver = Fifteen::new(Board::GOAL, SETTINGS);
    for number in 1..=words.count()? {
        let answer = solver.solve(words.board("0")?);
        program::write_case(output, number)?;
        program::write_moves(output, &answer, b"DLRU", "This puzzle is not solvable.")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample() {
        let sample = "2\n\n2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n\n13 1 2 4\n5 0 3 7\n9 6 10 12\n15 8 11 14\n";
        let mut output = Vec::new();
        answer(&mut sample.as_bytes(), &mut output).unwrap();
        assert_eq!(String::from_utf8(output).unwrap(), "Case 1: LLLDRDRDR\nCase 2: This puzzle is not solvable.\n");
    }
}
