//! Codewars, Sliding Puzzle Solver.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "codewars_sliding_puzzle",
    title: "Codewars, Sliding Puzzle Solver",
    judge: &judges::CODEWARS,
    contract: Contract {
        input: ["boards to the end of the input, each with its side before the rows.", ""],
        output: ["a line a board, the tiles to slide, or `None`.", ""],
        notes: &[[
            "Codewars takes the function `slide_puzzle`: from the rows of a square board of side 3 to 10, 0 \
            the blank, to the tiles to slide, one after another, any that lead to the goal, which has the \
            blank last; or `None`. That the whole file can be pasted, with a `main` that no test calls, is \
            not confirmed.",
            "",
        ]],
    },
    input: Input { boards: Boards::ToTheEnd, shape: Shape::Square(3, 10), ..EIGHT.input },
    output: Output { form: Form::Tiles, unsolvable: "None", ..ANY.output },
    ..ANY
};
