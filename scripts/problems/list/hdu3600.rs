//! HDU 3600, Simple Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "hdu3600",
    title: "HDU 3600, Simple Puzzle",
    judge: &judges::HDU,
    names: &["N 数码", "N-puzzle"],
    statement: Some("https://acm.hdu.edu.cn/showproblem.php?pid=3600"),
    reads: [
        "square boards, each with its side, at most 300, before the rows, 0 the blank; a side of 0 ends \
        the input.",
        "若干方阵，每个先是边长，至多 300，再是各行，0 表示空格；边长为 0 表示输入结束。",
    ],
    prints: [
        "a line a board, `YES` if some moves lead to the goal, which has the blank last, or `NO`. The \
        statement gives no minimum side; 1 is accepted.",
        "每个局面一行：能到达空格在最后的目标则输出 `YES`，否则输出 `NO`。题面没有给出边长的下限；\
        边长为 1 也接受。",
    ],
    pitfalls: &[QUADRATIC, EVEN_SIDE, ZERO],
    input: Input { lines: "{side}\n{start}", boards: Boards::ToZero, shape: Shape::Square(1, 300), ..EIGHT.input },
    seconds: Some(1),
    megabytes: Some(32),
    java: Some((2, 64)),
    ..SOLVABLE
};
