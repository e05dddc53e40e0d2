//! AOJ 0121, Seven Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "aoj0121",
    title: "AOJ 0121, Seven Puzzle",
    judge: &judges::AOJ,
    contract: Contract {
        input: ["boards to the end of the input, at most 1000, one a line: 8 numbers, 2 rows of 4, 0 the blank.", ""],
        output: ["a line a board, the fewest moves to the goal 0 1 2 3 / 4 5 6 7, where the blank is first.", ""],
        notes: &[["A board without an answer gets -1; whether the judge has any is not confirmed.", ""]],
    },
    input: Input {
        boards: Boards::ToTheEnd,
        shape: Shape::Fixed(2, 4),
        layout: Layout::Line,
        goal: Goal::BlankFirst,
        ..EIGHT.input
    },
    ..EIGHT
};
