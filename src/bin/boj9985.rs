//! BOJ 9985, Missing Piece 2001; POJ 2224 and ZOJ 1281 have the same format.
//!
//! Input: cases to the end of the input, each a line `START D N` with a side of 3 to 10 and a limit of 0 to 15 moves, then
//! D lines of D words, `X` the blank, then as many of the goal, then `END`. Output: a line a case,
//! `SOLVABLE WITHIN k MOVES` with the fewest moves, or if they are more than N, `NOT SOLVABLE WITHIN N MOVES`; an empty
//! line between two answers.
//!
//! An error counts the board and the goal of a case as two boards: `START D N` begins the first, `END` ends the second.

#![forbid(unsafe_code)]

use slidekit::deepening::solve;
use slidekit::output::run;
use slidekit::search::Answer;
use std::io::Write;

fn main() {
    run(|words, output| {
        let mut between = "";
        while words.more()? {
            words.begin_board();
            words.keyword("START", "is not START")?;
            let side = words.within(3, 10, "is not an allowed side")?;
            let limit = words.within(0, 15, "is not an allowed limit")?;
            let tiles = words.tiles(side * side, "X")?;
            words.begin_board();
            let goal = words.tiles(side * side, "X")?;
            words.keyword("END", "is not END")?;
            match solve(side, &tiles, &goal, limit) {
                Answer::Moves(moves) => writeln!(output, "{}SOLVABLE WITHIN {} MOVES", between, moves.len())?,
                _ => writeln!(output, "{}NOT SOLVABLE WITHIN {} MOVES", between, limit)?,
            }
            between = "\n";
        }
        Ok(())
    });
}
