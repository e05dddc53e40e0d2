//! BOJ 11112.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "boj11112",
    title: "BOJ 11112",
    judge: &judges::BOJ,
    contract: Contract {
        input: [
            "the number of boards, at most 100, then for each an empty line and 3 lines of 3 characters, `#` \
            the blank.",
            "",
        ],
        output: ["a line a board, the fewest moves, or `impossible`.", ""],
        notes: &[],
    },
    input: Input { boards: Boards::Counted, layout: Layout::WordRows, gaps: true, blank: "#", ..EIGHT.input },
    output: Output { unsolvable: "impossible", named: true, ..EIGHT.output },
    seconds: Some(1),
    ..EIGHT
};
