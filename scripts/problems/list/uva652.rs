//! UVa 652, Eight.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "uva652",
    title: "UVa 652, Eight",
    judge: &judges::UVA,
    contract: Contract {
        input: ["the number of boards, then for each an empty line and a line of 9 words, `x` the blank.", ""],
        output: [
            "a line a board, moves of the blank as `rlud`, or `unsolvable`, and an empty line between two \
            answers. Any answer is accepted, and these have the fewest moves. An already solved board gets \
            an empty line.",
            "",
        ],
        notes: &[],
    },
    input: Input { boards: Boards::Counted, gaps: true, ..EIGHT_PATH.input },
    output: Output { gaps: true, ..EIGHT_PATH.output },
    ..EIGHT_PATH
};
