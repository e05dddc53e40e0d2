//! UVa 10085, The Most Distant State.
//!
//! Input: the number of puzzles and an empty line, then for each three lines of three numbers, 0 the blank, and an empty
//! line. Output: for each a line `Puzzle #k`, where k counts from 1, the rows of a most distant board, a line with a
//! shortest path to it, moves of the blank as `ULDR`, and an empty line. That the judge takes other boards and paths than
//! its own is not confirmed; those of its sample are found.
//!
//! The path depends on the cell of the blank only, so there are at most 9 searches.

#![forbid(unsafe_code)]

use slidekit::board::{Board, Move};
use slidekit::output::{run, write_board, write_moves, write_number, Letters};
use slidekit::search::Answer;
use slidekit::table::farthest;
use std::io::Write;

fn main() {
    run(|words, output| {
        let mut paths: [Option<Vec<Move>>; 9] = Default::default();
        for number in 1..=words.count()? {
            let start: Board<3, 3> = words.board("0")?;
            let blank = start.cell(0);
            let path = paths[blank].get_or_insert_with(|| farthest(Board::<3, 3>::in_order(blank)));
            let end = path.iter().fold(start, |board, &mv| board.after(mv).unwrap_or(board));
            output.write_all(b"Puzzle #")?;
            write_number(output, number)?;
            output.write_all(b"\n")?;
            write_board(output, end)?;
            write_moves(output, &Answer::Moves(path.to_vec()), Letters::Upper, "")?;
            output.write_all(b"\n")?;
        }
        Ok(())
    });
}
