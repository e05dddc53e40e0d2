//! POJ 2893, M x N Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "poj2893",
    title: "POJ 2893, M x N Puzzle",
    judge: &judges::POJ,
    names: &["MN 数码", "N-puzzle"],
    statement: Some("http://poj.org/problem?id=2893"),
    reads: [
        "boards, each with its numbers of rows and of columns, 2 to 999, before the rows, 0 the blank; \
        two zeros end the input.",
        "若干局面，每个局面先是行数和列数，2 至 999，再是各行，0 表示空格；两个 0 表示输入结束。",
    ],
    prints: [
        "a line a board, `YES` if some moves lead to the goal, which has the blank last, or `NO`. The \
        judge's boards have an odd side; here both may be even, or 1.",
        "每个局面一行：能到达空格在最后的目标则输出 `YES`，否则输出 `NO`。\
        评测数据中行数和列数至少有一个是奇数；本程序也接受都是偶数，或者有一个是 1。",
    ],
    pitfalls: &[
        QUADRATIC,
        pitfall(
            Shows::Parity,
            "the number of columns, not of rows, says whether the row of the blank counts: only if it is even",
            "空格所在的行是否要算，取决于列数，而不是行数：列数为偶数时才算",
        )
        .of(&[Mistake::RowsAndColumns]),
        MUCH_INPUT,
    ],
    input: Input {
        lines: "{rows} {columns}\n{start}",
        boards: Boards::ToZero,
        shape: Shape::Rectangle(2, 999),
        ..EIGHT.input
    },
    seconds: Some(4),
    megabytes: Some(128),
    ..SOLVABLE
};
