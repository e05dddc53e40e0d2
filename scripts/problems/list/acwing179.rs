//! AcWing 179, 八数码.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "acwing179",
    title: "AcWing 179, 八数码",
    judge: &judges::ACWING,
    names: &["8-puzzle"],
    statement: Some("https://www.acwing.com/problem/content/181/"),
    reads: ["one board on one line, `x` the blank.", "一个局面，在一行内，`x` 表示空格。"],
    prints: [
        "moves of the blank as `udlr`, or `unsolvable`, on a line. The answer has the fewest moves; any \
        of those is accepted. An already solved board gets an empty line.",
        "一行：用 `udlr` 表示空格的移动方向，或 `unsolvable`。答案的步数必须最少，任意一个最短解都接受。\
        已经是目标的局面输出空行。",
    ],
    notes: &[["Whether the judge takes Rust is not confirmed.", "评测机是否支持 Rust 尚未核实。"]],
    pitfalls: &[ALL_BOARDS, OVERESTIMATE, BLANK_MOVES],
    input: Input { boards: Boards::One, ..EIGHT_PATH.input },
    rule: Rule::Fewest,
    ..EIGHT_PATH
};
