//! HackerRank, N-Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "hackerrank_npuzzle",
    title: "HackerRank, N-Puzzle",
    judge: &judges::HACKERRANK,
    names: &["N 数码", "八数码", "8-puzzle", "15-puzzle", "24-puzzle"],
    statement: Some("https://www.hackerrank.com/challenges/n-puzzle/problem"),
    reads: [
        "the side of one board, 3 to 5, then its tiles, row by row, 0 the blank.",
        "第一个数是局面的边长，3 至 5，之后是各块，逐行排列，0 表示空格。",
    ],
    prints: [
        "the number of moves, then a line a move, `UP`, `DOWN`, `LEFT` or `RIGHT`, any that lead to the \
        goal, which has the blank first: `0 1 2`, `3 4 5`, `6 7 8`. Every board of the judge has an \
        answer; one without gets -1.",
        "先输出步数，再每行一步：`UP`、`DOWN`、`LEFT` 或 `RIGHT`。任意解都接受，目标的空格在最前面：\
        `0 1 2`、`3 4 5`、`6 7 8`。评测数据都有解；无解时输出 -1。",
    ],
    pitfalls: &[
        BLANK_FIRST,
        NOT_SHORTEST,
        pitfall(Shows::Form, "the number of moves stands on the line before them", "移动之前先要有一行步数")
            .of(&[Mistake::NoHead]),
    ],
    input: Input {
        lines: "{side}\n{start}",
        shape: Shape::Square(3, 5),
        layout: Layout::Column,
        goal: Goal::BlankFirst,
        ..EIGHT.input
    },
    output: Output { answer: "{count}", each: "{move}", moves: WORDS, ..EIGHT.output },
    ..ANY
};
