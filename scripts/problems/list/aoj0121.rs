//! AOJ 0121, Seven Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "aoj0121",
    title: "AOJ 0121, Seven Puzzle",
    judge: &judges::AOJ,
    names: &["7 パズル", "七数码", "7-puzzle"],
    statement: Some("https://onlinejudge.u-aizu.ac.jp/problems/0121"),
    reads: [
        "boards to the end of the input, at most 1000, one a line: 8 numbers, 2 rows of 4, 0 the blank.",
        "局面直到输入结束，至多 1000 个，每行一个：8 个数，排成 2 行 4 列，0 表示空格。",
    ],
    prints: [
        "a line a board, the fewest moves to the goal 0 1 2 3 / 4 5 6 7, where the blank is first.",
        "每个局面一行，到达目标 0 1 2 3 / 4 5 6 7 的最少步数，目标的空格在最前面。",
    ],
    notes: &[[
        "A board without an answer gets -1; whether the judge has any is not confirmed.",
        "无解时输出 -1；评测数据中是否有无解的局面尚未核实。",
    ]],
    pitfalls: &[FROM_GOAL, BLANK_FIRST, ROW_END],
    input: Input {
        boards: Boards::ToTheEnd,
        shape: Shape::Fixed(2, 4),
        layout: Layout::Line,
        goal: Goal::BlankFirst,
        ..EIGHT.input
    },
    most_boards: Some(1000),
    ..EIGHT
};
