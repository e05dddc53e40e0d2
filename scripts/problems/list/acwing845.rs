//! AcWing 845, 八数码.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "acwing845",
    title: "AcWing 845, 八数码",
    judge: &judges::ACWING,
    names: &["8-puzzle"],
    statement: Some("https://www.acwing.com/problem/content/847/"),
    reads: ["one board on one line, `x` the blank.", "一个局面，在一行内，`x` 表示空格。"],
    prints: ["the fewest moves, or -1, on a line.", "一行，最少步数；无解则输出 -1。"],
    notes: &[["Whether the judge takes Rust is not confirmed.", "评测机是否支持 Rust 尚未核实。"]],
    pitfalls: &[
        NO_ANSWER,
        pitfall(
            Shows::Named,
            "the blank is `x`, not 0: read words or characters, not numbers",
            "空格是 `x`，不是 0：要按字符读入，不能按整数读",
        ),
        PACKED,
    ],
    input: Input { layout: Layout::Line, blank: "x", ..EIGHT.input },
    output: Output { named: true, ..EIGHT.output },
    ..EIGHT
};
