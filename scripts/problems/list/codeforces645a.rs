//! Codeforces 645A, Amity Assessment.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "codeforces645a",
    title: "Codeforces 645A, Amity Assessment",
    judge: &judges::CODEFORCES,
    contract: Contract {
        input: ["two boards of 2 lines of 2 characters, `A`, `B`, `C` and `X` the blank.", ""],
        output: ["`YES` if moves on both can make them the same, or `NO`, on a line.", ""],
        notes: &[],
    },
    input: Input {
        shape: Shape::Fixed(2, 2),
        layout: Layout::LetterRows,
        blank: "X",
        goal: Goal::After,
        ..EIGHT.input
    },
    ..SOLVABLE
};
