//! AOJ ALDS1_13_C, 15 Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "aoj_alds1_13_c",
    title: "AOJ ALDS1_13_C, 15 Puzzle",
    judge: &judges::AOJ,
    names: &["十五数码", "15 パズル", "15-puzzle"],
    statement: Some("https://onlinejudge.u-aizu.ac.jp/problems/ALDS1_13_C"),
    reads: ["one board, 4 lines of 4 numbers, 0 the blank.", "一个局面，4 行，每行 4 个数，0 表示空格。"],
    prints: [
        "the fewest moves, on a line. The judge's boards need at most 45; a harder one gets its answer \
        too, and one without an answer -1.",
        "一行，最少步数。评测数据至多需要 45 步；更难的局面也会得到答案，无解时输出 -1。",
    ],
    pitfalls: &[
        LONG_PATHS,
        pitfall(
            Shows::Slow,
            "the distance summed anew at each node may be slow: a move changes that of one tile only",
            "每个结点都重新计算曼哈顿距离可能太慢：一步只改变一个数字块的距离",
        ),
        OVERESTIMATE,
    ],
    input: FIFTEEN.input,
    promised: Some(45),
    ..EIGHT
};
