//! HDU 1043, Eight.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "hdu1043",
    title: "HDU 1043, Eight",
    same: &["ZOJ 1217"],
    judge: &judges::HDU,
    names: &["八数码", "8-puzzle"],
    statement: Some("https://acm.hdu.edu.cn/showproblem.php?pid=1043"),
    reads: ["boards to the end of the input, one a line, `x` the blank.", "局面直到输入结束，每行一个，`x` 表示空格。"],
    prints: [
        "a line a board, moves of the blank as `rlud`, or `unsolvable`. Any answer is accepted, and these \
        have the fewest moves. An already solved board gets an empty line.",
        "每个局面一行：用 `rlud` 表示空格的移动方向，或 `unsolvable`。任意解都接受，本程序的步数最少。\
        已经是目标的局面输出空行。",
    ],
    pitfalls: &[
        FROM_GOAL,
        pitfall(
            Shows::Large,
            "a path stored for each board may need more than 32 MB: store one move and the board before",
            "每个局面都存完整路径，内存可能超过 32 MB：只存一步和前一个局面",
        ),
        pitfall(
            Shows::Named,
            "a search from the goal makes its moves backward: each letter has to become its opposite",
            "从目标反向搜索时，走法是倒着的：每个字母都要换成相反的方向",
        ),
        SPACES,
    ],
    seconds: Some(5),
    megabytes: Some(32),
    java: Some((10, 64)),
    ..EIGHT_PATH
};
