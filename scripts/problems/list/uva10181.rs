//! UVa 10181, 15-Puzzle Problem.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "uva10181",
    title: "UVa 10181, 15-Puzzle Problem",
    judge: &judges::UVA,
    contract: Contract {
        input: ["the number of boards, then for each 4 lines of 4 numbers, 0 the blank.", ""],
        output: [
            "a line a board, moves of the blank as `RLUD`, at most 50 of them, or `This puzzle is not \
            solvable.` An already solved board gets an empty line.",
            "",
        ],
        notes: &[],
    },
    input: Input { boards: Boards::Counted, ..FIFTEEN.input },
    promised: Some(45),
    harder: &["hardest", "many", "one_over_limit", "too_long"],
    ..FIFTEEN
};
