//! UVa 10085, The Most Distant State.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "uva10085",
    title: "UVa 10085, The Most Distant State",
    judge: &judges::UVA,
    names: &["8-puzzle", "八数码", "最远状态", "farthest"],
    statement: Some("https://onlinejudge.org/external/100/10085.pdf"),
    reads: [
        "the number of puzzles and an empty line, then for each three lines of three numbers, 0 the \
        blank, and an empty line.",
        "第一行是局面的个数，接着一个空行；之后每个局面 3 行，每行 3 个数，0 表示空格，再接一个空行。",
    ],
    prints: [
        "for each a line `Puzzle #k`, where k counts from 1, the rows of a most distant board, a line \
        with a shortest path to it, moves of the blank as `ULDR`, and an empty line.",
        "每个局面：一行 `Puzzle #k`（k 从 1 开始），一个最远局面的 3 行，一行从起始局面到它的最短路径\
        （用 `ULDR` 表示空格的移动方向），再接一个空行。",
    ],
    notes: &[[
        "That the judge takes other boards and paths than its own is not confirmed; those of its sample are \
        found.",
        "评测机是否接受其他最远局面和路径尚未核实；本程序得到的与样例一致。",
    ]],
    pitfalls: &[
        pitfall(
            Shows::Each,
            "a search for each puzzle may be too slow: rename the tiles, and search once for each of the 9 places of the blank",
            "每个局面都搜索一次可能太慢：把数字块重新编号，空格的 9 个位置各搜索一次即可",
        ),
        pitfall(
            Shows::Presentation,
            "an empty line follows each answer, also the last one",
            "每个答案之后都有一个空行，最后一个也不例外",
        )
    .of(&[Mistake::NoLineAtEnd, Mistake::NoLineBetween]),
        BLANK_MOVES,
    ],
    input: Input { lines: "{boards}\n\n{start}", boards: Boards::Counted, goal: Goal::Farthest, ..EIGHT.input },
    output: Output { answer: "Puzzle #{case}\n{board}\n{moves}\n\n", moves: CAPITALS, unsolvable: "unsolvable", ..EIGHT.output },
    ..EIGHT
};
