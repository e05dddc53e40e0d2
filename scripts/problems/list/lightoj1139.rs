//! LightOJ 1139, 8 Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "lightoj1139",
    title: "LightOJ 1139, 8 Puzzle",
    judge: &judges::LIGHTOJ,
    names: &["八数码", "8-puzzle"],
    statement: Some("http://lightoj.com/volume_showproblem.php?problem=1139"),
    reads: [
        "the number of boards, at most 1000, then for each an empty line and 3 lines of 3 numbers, 0 the \
        blank.",
        "第一行是局面的个数，至多 1000，之后每个局面先有一个空行，再有 3 行，每行 3 个数，0 表示空格。",
    ],
    prints: [
        "a line a board, `Case k: ` with k from 1 and then the fewest moves, or `impossible`.",
        "每个局面一行：先是 `Case k: `，k 从 1 开始；再是最少步数，或 `impossible`。",
    ],
    notes: &[[
        "An older copy of the statement names 2 s and 32 MB. Today's limits are not confirmed, nor whether the judge \
        takes Rust.",
        "题面的一个旧版本写有 2 秒和 32 MB；现在的限制和评测机是否支持 Rust 都尚未核实。",
    ]],
    pitfalls: &[FROM_GOAL, ALL_BOARDS, ZERO],
    input: Input { lines: "{boards}\n\n{start}", boards: Boards::Counted, ..EIGHT.input },
    output: Output {
        answer: "Case {case}: {count}",
        unsolvable: "Case {case}: impossible",
        named: true,
        ..EIGHT.output
    },
    most_boards: Some(1000),
    ..EIGHT
};
