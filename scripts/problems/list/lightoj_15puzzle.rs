//! LightOJ, 15-puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "lightoj_15puzzle",
    title: "LightOJ, 15-puzzle",
    judge: &judges::LIGHTOJ,
    contract: Contract {
        input: [
            "the number of boards, at most 100, then for each an empty line and 4 lines of 4 numbers, 0 the \
            blank.",
            "",
        ],
        output: [
            "a line a board, `Case k: ` with k from 1 and then moves of the blank as `RLUD`, the \
            lexicographically first of the shortest answers, or `This puzzle is not solvable.`, also when \
            the fewest moves are more than 35. An already solved board gets no moves.",
            "",
        ],
        notes: &[["The exact form of `Case k: ` is not confirmed, nor whether the judge takes Rust.", ""]],
    },
    input: Input { boards: Boards::Counted, gaps: true, ..FIFTEEN.input },
    output: Output { numbered: true, ..FIFTEEN.output },
    rule: Rule::Least,
    promise: Rule::Least,
    limit: Some(35),
    ..EIGHT
};
