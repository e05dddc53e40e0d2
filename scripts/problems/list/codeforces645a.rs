//! Codeforces 645A, Amity Assessment.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "codeforces645a",
    title: "Codeforces 645A, Amity Assessment",
    judge: &judges::CODEFORCES,
    contract: Contract {
        input: [
            "two boards of 2 lines of 2 characters, `A`, `B`, `C` and `X` the blank.",
            "两个局面，各 2 行，每行 2 个字符：`A`、`B`、`C`，`X` 表示空格。",
        ],
        output: [
            "`YES` if moves on both can make them the same, or `NO`, on a line.",
            "一行：两个局面都可以移动，能变成相同则输出 `YES`，否则输出 `NO`。",
        ],
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
