//! Luogu P1379, 八数码难题.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "luogu_p1379",
    title: "Luogu P1379, 八数码难题",
    judge: &judges::LUOGU,
    names: &["八数码", "8-puzzle", "洛谷"],
    statement: Some("https://www.luogu.com.cn/problem/P1379"),
    reads: [
        "one board, a word of 9 digits, row by row, 0 the blank.",
        "一个局面，是一个 9 位数字的单词，逐行排列，0 表示空格。",
    ],
    prints: [
        "the fewest moves to the goal, on a line. The goal is a spiral, 1 2 3 / 8 0 4 / 7 6 5.",
        "一行，到达目标的最少步数。目标是螺旋形的 1 2 3 / 8 0 4 / 7 6 5。",
    ],
    notes: &[[
        "Whether the judge has boards without an answer is not confirmed; they get -1.",
        "评测数据中是否有无解的局面尚未核实；无解时输出 -1。",
    ]],
    pitfalls: &[
        pitfall(
            Shows::Wrong,
            "the goal is 123804765, a spiral, not 123456780",
            "目标是螺旋形的 123804765，不是 123456780",
        )
        .of(&[Mistake::OtherGoal]),
        pitfall(
            Shows::Wrong,
            "the board is text: read as a number it loses a 0 in front",
            "局面要按字符串读入：按整数读会丢掉最前面的 0",
        )
        .of(&[Mistake::NumberForBoard]),
        PACKED,
        OVERESTIMATE,
    ],
    input: Input { layout: Layout::Word, goal: Goal::Spiral, ..EIGHT.input },
    ..EIGHT
};
