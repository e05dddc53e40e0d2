//! LightOJ, 15-puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "lightoj_15puzzle",
    title: "LightOJ, 15-puzzle",
    judge: &judges::LIGHTOJ,
    names: &["十五数码", "15 Puzzle"],
    reads: [
        "the number of boards, at most 100, then for each an empty line and 4 lines of 4 numbers, 0 the \
        blank.",
        "第一行是局面的个数，至多 100，之后每个局面先有一个空行，再有 4 行，每行 4 个数，0 表示空格。",
    ],
    prints: [
        "a line a board, `Case k: ` with k from 1 and then moves of the blank as `RLUD`, the \
        lexicographically first of the shortest answers, or `This puzzle is not solvable.`, also when \
        the fewest moves are more than 35. An already solved board gets no moves.",
        "每个局面一行：先是 `Case k: `，k 从 1 开始；再用 `RLUD` 表示空格的移动方向，是最短解中字典序最小的；\
        无解或最少步数超过 35 则是 `This puzzle is not solvable.`。已经是目标的局面没有移动。",
    ],
    notes: &[[
        "The exact form of `Case k: ` is not confirmed, nor whether the judge takes Rust.",
        "`Case k: ` 的确切格式和评测机是否支持 Rust 都尚未核实。",
    ]],
    pitfalls: &[
        AT_LIMIT,
        pitfall(
            Shows::OverLimit,
            "a board that needs 36 moves or more gets the line of an unsolvable one",
            "最少 36 步或更多的局面，输出与无解相同的那一行",
        ),
        pitfall(
            Shows::NotLeast,
            "the shortest answer that is lexicographically first is asked for: try D, L, R, U in this order",
            "最短解中要字典序最小的：按 D、L、R、U 的顺序尝试",
        ),
    ],
    input: Input { lines: "{boards}\n\n{start}", boards: Boards::Counted, ..FIFTEEN.input },
    output: Output {
        answer: "Case {case}: {moves}",
        unsolvable: "Case {case}: This puzzle is not solvable.",
        ..FIFTEEN.output
    },
    rule: Rule::Least,
    promise: Rule::Least,
    limit: Some(35),
    most_boards: Some(100),
    ..EIGHT
};
