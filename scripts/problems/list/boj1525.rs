//! BOJ 1525, 퍼즐.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "boj1525",
    title: "BOJ 1525, 퍼즐",
    judge: &judges::BOJ,
    names: &["八数码", "8-puzzle", "백준"],
    reads: ["one board, 3 lines of 3 numbers, 0 the blank.", "一个局面，3 行，每行 3 个数，0 表示空格。"],
    prints: ["the fewest moves, or -1, on a line.", "一行，最少步数；无解则输出 -1。"],
    pitfalls: &[
        pitfall(
            Shows::Array,
            "an array over all numbers of 9 digits may not fit into 32 MB: take a set, or number the boards from 0 \
            to 362,879",
            "以 9 位数为下标的数组可能放不进 32 MB：用集合，或者把局面编号为 0 到 362879",
        ),
        NO_ANSWER,
        LOST_ZERO,
        PACKED,
    ],
    output: Output { named: true, ..EIGHT.output },
    seconds: Some(1),
    megabytes: Some(32),
    ..EIGHT
};
