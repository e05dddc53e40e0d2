//! POJ 3240, Solution to the n^2 - 1 Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "poj3240",
    title: "POJ 3240, Solution to the n^2 - 1 Puzzle",
    judge: &judges::POJ,
    names: &["Solution to the n² − 1 Puzzle", "Solution to the n2 − 1 Puzzle", "N-puzzle", "N 数码"],
    statement: Some("http://poj.org/problem?id=3240"),
    reads: [
        "the side of one board, at most 10, and its rows, 0 the blank.",
        "一个局面：先是边长，至多 10，再是各行，0 表示空格。",
    ],
    prints: [
        "moves of the blank as `LURD`, any that lead to the goal, or `No Answer!` The statement gives no \
        minimum side; 1 is accepted. An already solved board gets an empty line.",
        "用 `LURD` 表示空格的移动方向，任意解都接受；无解则输出 `No Answer!`。题面没有给出边长的下限；\
        边长为 1 也接受。已经是目标的局面输出空行。",
    ],
    pitfalls: &[
        NOT_SHORTEST,
        EVEN_SIDE,
        pitfall(
            Shows::Small,
            "sides 1 and 2 may be too small to solve row by row: answer them on their own",
            "边长为 1 和 2 时可能不能逐行还原，要单独处理",
        ),
    ],
    input: Input { lines: "{side}\n{start}", shape: Shape::Square(1, 10), ..EIGHT.input },
    output: Output { unsolvable: "No Answer!", ..ANY.output },
    seconds: Some(1),
    ..ANY
};
