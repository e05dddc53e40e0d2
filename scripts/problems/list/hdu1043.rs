//! HDU 1043, Eight.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "hdu1043",
    title: "HDU 1043, Eight",
    same: &["ZOJ 1217"],
    judge: &judges::HDU,
    contract: Contract {
        input: [
            "boards to the end of the input, one a line, `x` the blank.",
            "局面直到输入结束，每行一个，`x` 表示空格。",
        ],
        output: [
            "a line a board, moves of the blank as `rlud`, or `unsolvable`. Any answer is accepted, and these \
            have the fewest moves. An already solved board gets an empty line.",
            "每个局面一行：用 `rlud` 表示空格的移动方向，或 `unsolvable`。任意解都接受，本程序的步数最少。\
            已经是目标的局面输出空行。",
        ],
        notes: &[],
    },
    seconds: Some(5),
    megabytes: Some(32),
    ..EIGHT_PATH
};
