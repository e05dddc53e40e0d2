//! HDU 6620, Just an Old Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "hdu6620",
    title: "HDU 6620, Just an Old Puzzle",
    judge: &judges::HDU,
    contract: Contract {
        input: ["the number of boards, at most 100,000, then for each 4 lines of 4 numbers, 0 the blank.", ""],
        output: [
            "a line a board, `Yes` if at most 120 moves lead to the goal, which has the blank last, or `No`. \
            No board needs more than 80 moves (Brüngger and others, 1999), so parity alone decides.",
            "",
        ],
        notes: &[],
    },
    input: Input { boards: Boards::Counted, ..FIFTEEN.input },
    output: Output { form: Form::Whether("Yes"), unsolvable: "No", ..SOLVABLE.output },
    limit: Some(120),
    ..SOLVABLE
};
