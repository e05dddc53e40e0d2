//! UVa 652, Eight.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "uva652",
    title: "UVa 652, Eight",
    judge: &judges::UVA,
    names: &["八数码", "8-puzzle"],
    statement: Some("https://onlinejudge.org/external/6/652.pdf"),
    reads: [
        "the number of boards, then for each an empty line and a line of 9 words, `x` the blank.",
        "第一行是局面的个数，之后每个局面先有一个空行，再有一行 9 个单词，`x` 表示空格。",
    ],
    prints: [
        "a line a board, moves of the blank as `rlud`, or `unsolvable`, and an empty line between two \
        answers. Any answer is accepted, and these have the fewest moves. An already solved board gets \
        an empty line.",
        "每个局面一行：用 `rlud` 表示空格的移动方向，或 `unsolvable`；两个答案之间有一个空行。任意解都接受，\
        本程序的步数最少。已经是目标的局面输出空行。",
    ],
    pitfalls: &[
        FROM_GOAL,
        SPACES,
        GAPS,
        pitfall(
            Shows::Named,
            "an already solved board gets an empty line, not no line at all",
            "已经是目标的局面要输出一个空行，不能什么都不输出",
        ),
    ],
    input: Input { lines: "{boards}\n\n{start}", boards: Boards::Counted, ..EIGHT_PATH.input },
    output: Output { gaps: true, ..EIGHT_PATH.output },
    ..EIGHT_PATH
};
