//! LeetCode 773, Sliding Puzzle.
//!
//! LeetCode takes only the function `sliding_puzzle` of `Solution`: from a grid of 2 x 3, 0 the blank, to the fewest moves
//! to the goal 1 2 3 / 4 5 0, or -1. `bundle leetcode773 --function` makes the text to paste, without `struct Solution`;
//! that LeetCode declares it is not confirmed. LintCode 941 asks the same; that it takes Rust is not confirmed.
//!
//! Input of this program: boards to the end of the input, 6 numbers each. Output: a line a board, the fewest moves or -1.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::output::run;
use slidekit::search::Answer;
use slidekit::solver::{Small, FEWEST_SMALL};
use std::io::Write;

struct Solution;

impl Solution {
    pub fn sliding_puzzle(board: Vec<Vec<i32>>) -> i32 {
        let tiles: Vec<usize> = board.concat().iter().map(|&tile| tile as usize).collect();
        match Small::<2, 3>::new(Board::GOAL, FEWEST_SMALL).solve(Board::new(&tiles)) {
            Answer::Moves(moves) => moves.len() as i32,
            Answer::TooLong | Answer::Unsolvable => -1,
        }
    }
}

fn main() {
    run(|words, output| {
        while words.more()? {
            let board: Board<2, 3> = words.board("0")?;
            let tiles: Vec<i32> = board.tiles().map(|tile| tile as i32).collect();
            writeln!(output, "{}", Solution::sliding_puzzle(vec![tiles[..3].to_vec(), tiles[3..].to_vec()]))?;
        }
        Ok(())
    });
}
