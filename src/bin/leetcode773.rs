//! LeetCode 773, Sliding Puzzle.
//!
//! LeetCode asks for the function `sliding_puzzle` of `Solution` alone: a grid of 2 x 3, 0 the blank; the fewest moves
//! to the goal 1 2 3 / 4 5 0, or -1. Here, so that it can be run, the input is boards to the end of the input, 6
//! numbers each, and the output a line a board. To paste it there, leave out `main`, `answer` and `struct Solution`;
//! that LeetCode brings the last itself is not confirmed.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::input::{Error, Words};
use slidekit::program;
use slidekit::search::Settings;
use slidekit::small::{Small, EIGHT_PUZZLE};
use slidekit::solver::Answer;
use slidekit::text::Text;
use std::io::{Read, Write};

const SETTINGS: Settings = Settings { limit: 21, ..EIGHT_PUZZLE };

struct Solution;

impl Solution {
    pub fn sliding_puzzle(board: Vec<Vec<i32>>) -> i32 {
        let tiles: Vec<u8> = board.concat().iter().map(|&tile| tile as u8).collect();
        match Small::<2, 3>::new(Board::GOAL, SETTINGS).solve(Board::new(&tiles)) {
            Answer::Moves(moves) => moves.len() as i32,
            Answer::TooLong | Answer::Unsolvable => -1,
        }
    }
}

fn main() {
    program::run(answer);
}

fn answer(input: &mut dyn Read, output: &mut dyn Write) -> Result<(), Error> {
    let mut words = Words::new(input);
    while words.more()? {
        let board: Board<2, 3> = words.board("0")?;
        let tiles: Vec<i32> = board.tiles().map(|tile| tile as i32).collect();
        let count = Solution::sliding_puzzle(tiles.chunks(3).map(|row| row.to_vec()).collect());
        let text = if count < 0 { Text::new().with(b"-1") } else { Text::new().with_number(count as u64) };
        output.write_all(text.with(b"\n").bytes())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample() {
        let mut output = Vec::new();
        answer(&mut &b"1 2 3\n4 0 5\n\n1 2 3 5 4 0\n4 1 2 5 0 3\n3 2 4 1 5 0\n"[..], &mut output).unwrap();
        assert_eq!(output, b"1\n-1\n5\n14\n");
    }
}
