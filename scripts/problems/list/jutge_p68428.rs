//! Jutge P68428, Puzzle de 8.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "jutge_p68428",
    title: "Jutge P68428, Puzzle de 8",
    judge: &judges::JUTGE,
    names: &["八数码", "8-puzzle"],
    statement: Some("https://jutge.org/problems/P68428_ca"),
    reads: ["one board, 9 numbers, 0 the blank.", "一个局面，9 个数，0 表示空格。"],
    prints: ["the fewest moves, or `None`, on a line.", "一行，最少步数，或 `None`。"],
    notes: &[["The judge's limits are not confirmed.", "评测机的限制尚未核实。"]],
    pitfalls: &[
        ALL_BOARDS,
        OVERESTIMATE,
        LOST_ZERO,
        pitfall(Shows::Wrong, "a board without an answer gets `None`, not -1", "无解要输出 `None`，不是 -1")
            .of(&[Mistake::MinusOne]),
    ],
    output: Output { unsolvable: "None", named: true, ..EIGHT.output },
    ..EIGHT
};
