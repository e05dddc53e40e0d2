//! BOJ 11112.
//!
//! Input: the number of boards, at most 100, then for each an empty line and 3 lines of 3 characters, `#` the blank.
//! Output: a line a board, the fewest moves, or `impossible`.

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
    for _ in 0..words.count()? {
        program::write_count(output, &solver.solve(words.board_of_characters("#")?), "impossible")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample() {
        let mut output = Vec::new();
        answer(&mut &b"2\n\n123\n4#5\n786\n\n123\n456\n87#\n"[..], &mut output).unwrap();
        assert_eq!(output, b"2\nimpossible\n");
    }
}
