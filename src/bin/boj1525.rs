//! BOJ 1525.
//!
//! Input: one board, 3 lines of 3 numbers, 0 the blank. Output: the fewest moves, or -1, on a line.

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
    let board = Words::new(input).board("0")?;
    let answer = Eight::new(Board::GOAL, EIGHT_PUZZLE).solve(board);
    program::write_count(output, &answer, "-1")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample() {
        let answered = |mut input: &[u8]| {
            let mut output = Vec::new();
            answer(&mut input, &mut output).unwrap();
            output
        };
        assert_eq!(answered(b"1 0 3\n4 2 5\n7 8 6\n"), b"3\n");
        assert_eq!(answered(b"3 6 0\n8 1 2\n7 4 5\n"), b"-1\n");
    }
}
