//! AOJ ALDS1_13_B, 8 Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "aoj_alds1_13_b",
    title: "AOJ ALDS1_13_B, 8 Puzzle",
    judge: &judges::AOJ,
    contract: Contract {
        input: ["one board, 3 lines of 3 numbers, 0 the blank.", ""],
        output: ["the fewest moves, on a line. The judge's boards all have an answer; one without gets -1.", ""],
        notes: &[],
    },
    ..EIGHT
};
