//! POJ 1077, Eight.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "poj1077",
    title: "POJ 1077, Eight",
    judge: &judges::POJ,
    contract: Contract {
        input: ["one board on one line, `x` the blank.", ""],
        output: [
            "moves of the blank as `rlud`, or `unsolvable`, on a line. Any answer is accepted, and this one \
            has the fewest moves. An already solved board gets an empty line.",
            "",
        ],
        notes: &[],
    },
    input: Input { boards: Boards::One, ..EIGHT_PATH.input },
    seconds: Some(1),
    ..EIGHT_PATH
};
