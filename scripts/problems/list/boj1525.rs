//! BOJ 1525.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "boj1525",
    title: "BOJ 1525",
    judge: &judges::BOJ,
    contract: Contract {
        input: ["one board, 3 lines of 3 numbers, 0 the blank.", ""],
        output: ["the fewest moves, or -1, on a line.", ""],
        notes: &[],
    },
    output: Output { named: true, ..EIGHT.output },
    seconds: Some(1),
    megabytes: Some(32),
    ..EIGHT
};
