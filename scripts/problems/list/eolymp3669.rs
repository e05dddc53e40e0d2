//! Eolymp 3669, Fifteen Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "eolymp3669",
    title: "Eolymp 3669, Fifteen Puzzle",
    judge: &judges::EOLYMP,
    contract: Contract {
        input: ["one board, 4 lines of 4 numbers, 0 the blank.", ""],
        output: [
            "the fewest moves of the blank as `RLUD`, or `NO SOLUTION`, or `TOO LONG` when they are more than \
            45, on a line. An already solved board gets an empty line. The judge's text does not say which \
            of several shortest answers it takes; this is the lexicographically first.",
            "",
        ],
        notes: &[],
    },
    output: Output { unsolvable: "NO SOLUTION", too_long: Some("TOO LONG"), ..FIFTEEN.output },
    rule: Rule::Fewest,
    promise: Rule::Least,
    limit: Some(45),
    ..FIFTEEN
};
