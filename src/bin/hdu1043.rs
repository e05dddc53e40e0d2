//! HDU 1043, Eight; ZOJ 1217 has the same format.
//!
//! Input: boards to the end of the input, one a line, `x` the blank. Output: a line a board, moves of the blank as
//! `rlud`, or `unsolvable`. Any answer is accepted, and these have the fewest moves. A board that is solved gets an
//! empty line.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::input::{Error, Words};
use slidekit::program;
use slidekit::small::{Eight, EIGHT_PUZZLE};
use std::io::{Read, Write};

fn main() {
    program::run(answer);
}

fn answer(input: &mut dyn Read, output: &mut dyn Write) -> Result<(), Error> {
    let mut words = Words::new(input);
    let mut solver = Eight::new(Board::GOAL, EIGHT_PUZZLE);
    while words.more()? {
        program::write_moves(output, &solver.solve(words.board("x")?), b"dlru", "unsolvable")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample() {
        let mut output = Vec::new();
        answer(&mut &b" 2  3  4  1  5  x  7  6  8 \n1 2 3 4 5 6 8 7 x\n1 2 3 4 5 6 7 8 x\n"[..], &mut output).unwrap();
        assert_eq!(output, b"dlurullddrurdllurdr\nunsolvable\n\n");
    }
}
