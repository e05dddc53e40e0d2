//! BOJ 11112, Eight puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "boj11112",
    title: "BOJ 11112, Eight puzzle",
    judge: &judges::BOJ,
    names: &["八数码", "8-puzzle", "백준"],
    reads: [
        "the number of boards, at most 100, then for each an empty line and 3 lines of 3 characters, `#` \
        the blank.",
        "第一行是局面的个数，至多 100，之后每个局面先有一个空行，再有 3 行，每行 3 个字符，`#` 表示空格。",
    ],
    prints: ["a line a board, the fewest moves, or `impossible`.", "每个局面一行：最少步数，或 `impossible`。"],
    pitfalls: &[
        FROM_GOAL,
        pitfall(
            Shows::Named,
            "a row is one word of 3 characters with `#` as the blank, not 3 numbers",
            "每行是一个 3 个字符的单词，`#` 表示空格，不是 3 个数",
        ),
    ],
    input: Input {
        boards: Boards::Counted,
        lines: "{boards}\n\n{start}",
        layout: Layout::WordRows,
        blank: "#",
        ..EIGHT.input
    },
    output: Output { unsolvable: "impossible", named: true, ..EIGHT.output },
    seconds: Some(1),
    most_boards: Some(100),
    ..EIGHT
};
