//! HDU 6620, Just an Old Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "hdu6620",
    title: "HDU 6620, Just an Old Puzzle",
    judge: &judges::HDU,
    names: &["十五数码", "15-puzzle"],
    statement: Some("https://acm.hdu.edu.cn/showproblem.php?pid=6620"),
    reads: [
        "the number of boards, at most 100,000, then for each 4 lines of 4 numbers, 0 the blank.",
        "第一行是局面的个数，至多 100,000，之后每个局面 4 行，每行 4 个数，0 表示空格。",
    ],
    prints: [
        "a line a board, `Yes` if at most 120 moves lead to the goal, which has the blank last, or `No`. \
        No board needs more than 80 moves (Brüngger and others, 1999), so parity alone decides.",
        "每个局面一行：至多 120 步能到达空格在最后的目标则输出 `Yes`，否则输出 `No`。\
        任何局面都不需要超过 80 步（Brüngger 等，1999），所以只看奇偶性。",
    ],
    pitfalls: &[PARITY_ALONE, BLANK_ROW, MUCH_INPUT],
    input: Input { lines: "{boards}\n{start}", boards: Boards::Counted, ..FIFTEEN.input },
    output: Output { answer: "Yes", unsolvable: "No", ..SOLVABLE.output },
    limit: Some(120),
    most_boards: Some(100_000),
    ..SOLVABLE
};
