//! HDU 1043, Eight.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "hdu1043",
    title: "HDU 1043, Eight",
    same: &["ZOJ 1217"],
    judge: &judges::HDU,
    contract: Contract {
        input: ["boards to the end of the input, one a line, `x` the blank.", ""],
        output: [
            "a line a board, moves of the blank as `rlud`, or `unsolvable`. Any answer is accepted, and these \
            have the fewest moves. An already solved board gets an empty line.",
            "",
        ],
        notes: &[],
    },
    seconds: Some(5),
    megabytes: Some(32),
    ..EIGHT_PATH
};
