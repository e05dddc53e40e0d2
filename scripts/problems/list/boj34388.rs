//! BOJ 34388, 3-Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "boj34388",
    title: "BOJ 34388, 3-Puzzle",
    same: &["Kattis 3-Puzzle"],
    judge: &judges::BOJ,
    names: &["三数码", "백준"],
    reads: ["one board, 2 lines of 2 characters, `-` the blank.", "一个局面，2 行，每行 2 个字符，`-` 表示空格。"],
    prints: [
        "the fewest moves, on a line. The judge's boards all have an answer; one without gets -1.",
        "一行，最少步数。评测数据都有解；无解时输出 -1。",
    ],
    pitfalls: &[
        pitfall(
            Shows::Length,
            "the boards form a ring of 12: going round it one way alone does not give the fewest moves",
            "12 个局面连成一个环：只朝一个方向转，步数不一定最少",
        )
        .of(&[Mistake::OneWay]),
        pitfall(
            Shows::Named,
            "a row is one word of 2 characters with `-` as the blank, not 2 numbers",
            "每行是一个 2 个字符的单词，`-` 表示空格，不是 2 个数",
        ),
    ],
    input: Input { shape: Shape::Fixed(2, 2), layout: Layout::WordRows, blank: "-", ..EIGHT.input },
    ..EIGHT
};
