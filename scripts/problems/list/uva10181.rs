//! UVa 10181, 15-Puzzle Problem.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "uva10181",
    title: "UVa 10181, 15-Puzzle Problem",
    judge: &judges::UVA,
    names: &["十五数码", "15 数码", "Fifteen Puzzle"],
    statement: Some("https://onlinejudge.org/external/101/10181.pdf"),
    reads: [
        "the number of boards, then for each 4 lines of 4 numbers, 0 the blank.",
        "第一行是局面的个数，之后每个局面 4 行，每行 4 个数，0 表示空格。",
    ],
    prints: [
        "a line a board, moves of the blank as `RLUD`, at most 50 of them, or `This puzzle is not \
        solvable.` An already solved board gets an empty line.",
        "每个局面一行：用 `RLUD` 表示空格的移动方向，至多 50 步；无解则输出 `This puzzle is not solvable.`。\
        已经是目标的局面输出空行。",
    ],
    pitfalls: &[LONG, ENDLESS, BLANK_ROW, ROW_FROM_TOP, ZERO, BLANK_MOVES, OVER_ROW_END],
    input: Input { lines: "{boards}\n{start}", boards: Boards::Counted, ..FIFTEEN.input },
    promised: Some(45),
    harder: &["hardest", "many", "one_over_limit", "too_long"],
    ..FIFTEEN
};
