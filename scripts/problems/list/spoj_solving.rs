//! SPOJ SOLVING, Solving the Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "spoj_solving",
    title: "SPOJ SOLVING, Solving the Puzzle",
    judge: &judges::SPOJ_SHORT,
    names: &["N-puzzle", "N 数码"],
    statement: Some("https://www.spoj.com/problems/SOLVING/"),
    reads: [
        "the number of boards, at most 200, then for each its side, 3 to 10, and its rows, 0 the blank.",
        "第一行是局面的个数，至多 200，之后每个局面先是边长，3 至 10，再是各行，0 表示空格。",
    ],
    prints: [
        "a line a board, moves of the blank as `DURL`, at most 10,000; the fewer, the better the score. \
        An already solved board gets an empty line, one without an answer -1; the judge mentions \
        neither.",
        "每个局面一行：用 `DURL` 表示空格的移动方向，至多 10,000 步；步数越少，得分越高。\
        已经是目标的局面输出空行，无解时输出 -1；这两种情况题面都没有提到。",
    ],
    pitfalls: &[
        pitfall(
            Shows::Slow,
            "200 boards share one second: shortest answers may take too long above side 3",
            "200 个局面共用一秒：边长大于 3 时求最短解可能太慢",
        ),
        LAST_TWO,
        BLANK_MOVES,
    ],
    input: Input {
        lines: "{boards}\n{side}\n{start}",
        boards: Boards::Counted,
        shape: Shape::Square(3, 10),
        ..EIGHT.input
    },
    output: Output { named: false, ..ANY.output },
    limit: Some(10_000),
    seconds: Some(1),
    most_boards: Some(200),
    ..ANY
};
