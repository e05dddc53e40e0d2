//! Jutge P68428.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "jutge_p68428",
    title: "Jutge P68428",
    judge: &judges::JUTGE,
    contract: Contract {
        input: ["one board, 9 numbers, 0 the blank.", ""],
        output: ["the fewest moves, or `None`, on a line.", ""],
        notes: &[["The judge's limits are not confirmed.", ""]],
    },
    output: Output { unsolvable: "None", named: true, ..EIGHT.output },
    ..EIGHT
};
