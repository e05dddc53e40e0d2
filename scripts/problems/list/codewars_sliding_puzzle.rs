//! Codewars, Sliding Puzzle Solver.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "codewars_sliding_puzzle",
    title: "Codewars, Sliding Puzzle Solver",
    judge: &judges::CODEWARS,
    names: &["slide_puzzle", "N-puzzle", "N 数码"],
    statement: Some("https://www.codewars.com/kata/5a20eeccee1aae3cbc000090"),
    reads: [
        "boards to the end of the input, each with its side before the rows.",
        "局面直到输入结束，每个局面先是边长，再是各行。",
    ],
    prints: ["a line a board, the tiles to slide, or `None`.", "每个局面一行：依次要移动的数字块，或 `None`。"],
    notes: &[[
        "Codewars takes the function `slide_puzzle`: from the rows of a square board of side 3 to 10, 0 \
        the blank, to the tiles to slide, one after another, any that lead to the goal, which has the \
        blank last; or `None`. That the whole file can be pasted, with a `main` that no test calls, is \
        not confirmed.",
        "Codewars 接受函数 `slide_puzzle`：参数是边长 3 至 10 的方阵的各行，0 表示空格；\
        返回依次要移动的数字块，能到达空格在最后的目标即可；无解则返回 `None`。\
        能否粘贴整个文件（其中的 `main` 不会被测试调用）尚未核实。",
    ]],
    pitfalls: &[
        NOT_SHORTEST,
        pitfall(
            Shows::NoTiles,
            "the answer is the tiles that slide, not directions",
            "答案是依次移动的数字块，不是方向",
        ),
        LAST_TWO,
    ],
    input: Input { lines: "{side}\n{start}", boards: Boards::ToTheEnd, shape: Shape::Square(3, 10), ..EIGHT.input },
    output: Output { answer: "{tiles}", between: " ", unsolvable: "None", ..ANY.output },
    ..ANY
};
