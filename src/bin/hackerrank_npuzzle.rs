//! HackerRank, N Puzzle.
//!
//! Input: the side of one board, 3 to 5, then its tiles, row by row, 0 the blank. Output: the number of moves, then a line
//! a move, `UP`, `DOWN`, `LEFT` or `RIGHT`, any that lead to the goal, which has the blank first: `0 1 2`, `3 4 5`,
//! `6 7 8`. Every board of the judge has an answer; one without gets -1.
//!
//! A rotation by half a turn makes that goal the usual one, and each move its opposite.

#![forbid(unsafe_code)]

use slidekit::output::{run, write_count};
use slidekit::search::Answer;
use slidekit::squares::Squares;
use std::io::Write;

/// The tiles rotated by half a turn and relabelled.
fn rotated(tiles: &[usize]) -> Vec<usize> {
    let cells = tiles.len();
    tiles.iter().rev().map(|&tile| (cells - tile) % cells).collect()
}

/// The opposites of down, left, right and up.
const NAMES: [&str; 4] = ["UP\n", "RIGHT\n", "LEFT\n", "DOWN\n"];

fn main() {
    run(|words, output| {
        let (side, tiles) = words.square(3, 5, "0")?;
        let answer = Squares::new(1).solve(side, &rotated(&tiles));
        write_count(output, &answer, "-1")?;
        if let Answer::Moves(moves) = answer {
            for mv in moves {
                output.write_all(NAMES[mv as usize].as_bytes())?;
            }
        }
        Ok(())
    });
}
