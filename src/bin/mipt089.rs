//! acm.mipt.ru 089, 8-puzzle.
//!
//! Input: one board on one line, 9 numbers, 0 the blank. Output: `Yes` and on the next line the fewest
//! moves, or `No`. That the number has a line of its own is not confirmed.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::output::{run, write_count};
use slidekit::search::Answer;
use slidekit::solver::{Eight, FEWEST_SMALL};
use std::io::Write;

fn main() {
    run(|words, output| {
        let answer = Eight::new(Board::GOAL, FEWEST_SMALL).solve(words.board("0")?);
        if let Answer::Moves(_) = answer {
            output.write_all(b"Yes\n")?;
        }
        write_count(output, &answer, "No")
    });
}
