//! Jutge P68428.
//!
//! Input: one board, 9 numbers, 0 the blank. Output: the fewest moves, or `None`, on a line. The judge's limits are not
//! confirmed.

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
    program::write_count(output, &answer, "None")
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
        assert_eq!(answered(b"1 2 3\n0 4 6\n7 5 8\n"), b"3\n");
        assert_eq!(answered(b"5 1 0\n3 4 2\n7 8 6\n"), b"14\n");
        assert_eq!(answered(b"3 1 5\n2 4 6\n7 8 0\n"), b"14\n");
        assert_eq!(answered(b"1 2 8\n7 4 3\n0 5 6\n"), b"16\n");
        assert_eq!(answered(b"8 1 2\n0 4 3\n7 6 5\n"), b"None\n");
    }
}
