//! HDU 3600, Simple Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "hdu3600",
    title: "HDU 3600, Simple Puzzle",
    judge: &judges::HDU,
    contract: Contract {
        input: [
            "square boards, each with its side, at most 300, before the rows, 0 the blank; a side of 0 ends \
            the input.",
            "",
        ],
        output: [
            "a line a board, `YES` if some moves lead to the goal, which has the blank last, or `NO`. The \
            statement gives no minimum side; 1 is accepted.",
            "",
        ],
        notes: &[],
    },
    input: Input { boards: Boards::ToZero, shape: Shape::Square(1, 300), ..EIGHT.input },
    seconds: Some(1),
    megabytes: Some(32),
    ..SOLVABLE
};
