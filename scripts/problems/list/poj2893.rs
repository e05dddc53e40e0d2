//! POJ 2893, M x N Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "poj2893",
    title: "POJ 2893, M x N Puzzle",
    judge: &judges::POJ,
    contract: Contract {
        input: [
            "boards, each with its numbers of rows and of columns, 2 to 999, before the rows, 0 the blank; \
            two zeros end the input.",
            "",
        ],
        output: [
            "a line a board, `YES` if some moves lead to the goal, which has the blank last, or `NO`. The \
            judge's boards have an odd side; here both may be even, or 1.",
            "",
        ],
        notes: &[],
    },
    input: Input { boards: Boards::ToZero, shape: Shape::Rectangle(2, 999), ..EIGHT.input },
    seconds: Some(4),
    megabytes: Some(128),
    ..SOLVABLE
};
