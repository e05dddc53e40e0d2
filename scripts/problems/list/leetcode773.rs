//! LeetCode 773, Sliding Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "leetcode773",
    title: "LeetCode 773, Sliding Puzzle",
    same: &["LintCode 941"],
    judge: &judges::LEETCODE,
    names: &["滑动谜题", "五数码", "5-puzzle", "力扣"],
    statement: Some("https://leetcode.com/problems/sliding-puzzle/"),
    reads: ["boards to the end of the input, 6 numbers each.", "局面直到输入结束，每个局面 6 个数。"],
    prints: ["a line a board, the fewest moves or -1.", "每个局面一行，最少步数，或 -1。"],
    notes: &[[
        "LeetCode takes only the function `sliding_puzzle` of `Solution`: from a grid of 2 x 3, 0 the \
        blank, to the fewest moves to the goal 1 2 3 / 4 5 0, or -1. `bundle leetcode773 --function` \
        makes the text to paste, without `struct Solution`; that LeetCode declares it is not confirmed. \
        LintCode 941 asks the same; that it takes Rust is not confirmed.",
        "LeetCode 只接受 `Solution` 中的函数 `sliding_puzzle`：\
        由 2 x 3 的数组（0 表示空格）求到达目标 1 2 3 / 4 5 0 的最少步数，或 -1。\
        `bundle leetcode773 --function` 生成要粘贴的代码，不含 `struct Solution`；LeetCode 会声明它，\
        这一点尚未核实。LintCode 941 题目相同；它是否支持 Rust 尚未核实。",
    ]],
    pitfalls: &[NO_ANSWER, ROW_END],
    input: Input { boards: Boards::ToTheEnd, shape: Shape::Fixed(2, 3), ..EIGHT.input },
    output: Output { named: true, ..EIGHT.output },
    ..EIGHT
};
