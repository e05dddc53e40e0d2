//! SPOJ SOLVING.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "spoj_solving",
    title: "SPOJ SOLVING",
    judge: &judges::SPOJ_SHORT,
    contract: Contract {
        input: ["the number of boards, at most 200, then for each its side, 3 to 10, and its rows, 0 the blank.", ""],
        output: [
            "a line a board, moves of the blank as `DURL`, at most 10,000; the fewer, the better the score. \
            An already solved board gets an empty line, one without an answer -1; the judge mentions \
            neither.",
            "",
        ],
        notes: &[],
    },
    input: Input { boards: Boards::Counted, shape: Shape::Square(3, 10), ..EIGHT.input },
    output: Output { named: false, ..ANY.output },
    limit: Some(10_000),
    seconds: Some(1),
    ..ANY
};
