//! LeetCode 773, Sliding Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "leetcode773",
    title: "LeetCode 773, Sliding Puzzle",
    same: &["LintCode 941"],
    judge: &judges::LEETCODE,
    contract: Contract {
        input: ["boards to the end of the input, 6 numbers each.", ""],
        output: ["a line a board, the fewest moves or -1.", ""],
        notes: &[[
            "LeetCode takes only the function `sliding_puzzle` of `Solution`: from a grid of 2 x 3, 0 the \
            blank, to the fewest moves to the goal 1 2 3 / 4 5 0, or -1. `bundle leetcode773 --function` \
            makes the text to paste, without `struct Solution`; that LeetCode declares it is not confirmed. \
            LintCode 941 asks the same; that it takes Rust is not confirmed.",
            "",
        ]],
    },
    input: Input { boards: Boards::ToTheEnd, shape: Shape::Fixed(2, 3), ..EIGHT.input },
    output: Output { named: true, ..EIGHT.output },
    ..EIGHT
};
