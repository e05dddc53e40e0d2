//! AOJ ALDS1_13_B, 8 Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "aoj_alds1_13_b",
    title: "AOJ ALDS1_13_B, 8 Puzzle",
    judge: &judges::AOJ,
    names: &["八数码", "8 パズル", "8-puzzle"],
    statement: Some("https://onlinejudge.u-aizu.ac.jp/problems/ALDS1_13_B"),
    reads: ["one board, 3 lines of 3 numbers, 0 the blank.", "一个局面，3 行，每行 3 个数，0 表示空格。"],
    prints: [
        "the fewest moves, on a line. The judge's boards all have an answer; one without gets -1.",
        "一行，最少步数。评测数据都有解；无解时输出 -1。",
    ],
    pitfalls: &[PACKED, OVERESTIMATE],
    ..EIGHT
};
