//! Luogu P1379.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "luogu_p1379",
    title: "Luogu P1379",
    judge: &judges::LUOGU,
    contract: Contract {
        input: ["one board, a word of 9 digits, row by row, 0 the blank.", ""],
        output: ["the fewest moves to the goal, on a line. The goal is a spiral, 1 2 3 / 8 0 4 / 7 6 5.", ""],
        notes: &[["Whether the judge has boards without an answer is not confirmed; they get -1.", ""]],
    },
    input: Input { layout: Layout::Word, goal: Goal::Spiral, ..EIGHT.input },
    ..EIGHT
};
