//! POJ 3240.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "poj3240",
    title: "POJ 3240",
    judge: &judges::POJ,
    contract: Contract {
        input: ["the side of one board, at most 10, and its rows, 0 the blank.", ""],
        output: [
            "moves of the blank as `LURD`, any that lead to the goal, or `No Answer!` The statement gives no \
            minimum side; 1 is accepted. An already solved board gets an empty line.",
            "",
        ],
        notes: &[],
    },
    input: Input { shape: Shape::Square(1, 10), ..EIGHT.input },
    output: Output { unsolvable: "No Answer!", ..ANY.output },
    seconds: Some(1),
    ..ANY
};
