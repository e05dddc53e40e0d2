//! acm.sgu.ru 139, Help Needed!.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "sgu139",
    title: "acm.sgu.ru 139, Help Needed!",
    judge: &judges::SGU,
    names: &["十五数码", "15-puzzle", "SGU 139", "acmsguru"],
    statement: Some("https://codeforces.com/problemsets/acmsguru/problem/99999/139"),
    reads: ["one board, 4 lines of 4 numbers, 0 the blank.", "一个局面，4 行，每行 4 个数，0 表示空格。"],
    prints: [
        "`YES` if some moves lead to the goal, which has the blank last, or `NO`, on a line.",
        "一行：能到达空格在最后的目标则输出 `YES`，否则输出 `NO`。",
    ],
    notes: &[[
        "Whether the judge, now a part of Codeforces, takes Rust is not confirmed.",
        "该评测机现已并入 Codeforces，是否支持 Rust 尚未核实。",
    ]],
    pitfalls: &[PARITY_ALONE, BLANK_ROW, ZERO],
    input: FIFTEEN.input,
    ..SOLVABLE
};
