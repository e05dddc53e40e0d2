//! POJ 1077, Eight.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "poj1077",
    title: "POJ 1077, Eight",
    judge: &judges::POJ,
    names: &["八数码", "8-puzzle"],
    statement: Some("http://poj.org/problem?id=1077"),
    reads: ["one board on one line, `x` the blank.", "一个局面，在一行内，`x` 表示空格。"],
    prints: [
        "moves of the blank as `rlud`, or `unsolvable`, on a line. Any answer is accepted, and this one \
        has the fewest moves. An already solved board gets an empty line.",
        "一行：用 `rlud` 表示空格的移动方向，或 `unsolvable`。任意解都接受，本程序的步数最少。\
        已经是目标的局面输出空行。",
    ],
    pitfalls: &[ALL_BOARDS, BLANK_MOVES, SPACES, OVER_ROW_END, ZERO],
    input: Input { boards: Boards::One, ..EIGHT_PATH.input },
    seconds: Some(1),
    failed_there: &[
        (
            Kind::Solved,
            [
                "a solved board: 7 of 13 programs that POJ itself had accepted print nothing, a byte 0 or `d`",
                "已经是目标的局面：POJ 已判通过的 13 个程序中，有 7 个不输出、输出字节 0 或输出 `d`",
            ],
        ),
        (
            Kind::Unsolvable,
            [
                "an unsolvable board: 2 of 13 programs that POJ itself had accepted fail",
                "无解的局面：POJ 已判通过的 13 个程序中，有 2 个出错",
            ],
        ),
    ],
    ..EIGHT_PATH
};
