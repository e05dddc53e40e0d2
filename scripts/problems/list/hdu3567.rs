//! HDU 3567, Eight II.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "hdu3567",
    title: "HDU 3567, Eight II",
    judge: &judges::HDU,
    names: &["八数码", "8-puzzle"],
    statement: Some("https://acm.hdu.edu.cn/showproblem.php?pid=3567"),
    reads: [
        "the number of cases, at most 200, then for each two lines of 9 characters, a board and its goal, \
        `X` the blank.",
        "第一行是数据的组数，至多 200，之后每组两行，每行 9 个字符：一个局面和它的目标，`X` 表示空格。",
    ],
    prints: [
        "for each case a line `Case k: d`, where k counts from 1 and d is the fewest moves, and a line \
        with the moves of the blank as `dlru`, the lexicographically first of the shortest answers. \
        Every case of the judge has an answer; one without gets -1 and `unsolvable`.",
        "每组数据先输出一行 `Case k: d`，k 从 1 开始，d 是最少步数；再输出一行，用 `dlru` 表示空格的移动方向，\
        是最短解中字典序最小的。评测数据都有解；无解时输出 -1 和 `unsolvable`。",
    ],
    pitfalls: &[
        pitfall(
            Shows::Each,
            "a search for each case may be too slow: rename the tiles, and search once for each of the 9 places of the \
            blank",
            "每组都搜索一遍可能太慢：给数字块重新编号，空格的 9 个位置各预先搜索一次",
        ),
        pitfall(
            Shows::NotLeast,
            "the shortest answer that is lexicographically first is asked for, `d` < `l` < `r` < `u`: search from \
            the start, and try the moves in this order",
            "最短解中要字典序最小的，`d` < `l` < `r` < `u`：从起点出发，按这个顺序尝试",
        ),
        pitfall(
            Shows::Form,
            "a board that is its goal gets `Case k: 0` and then an empty line",
            "局面与目标相同时，输出 `Case k: 0`，再输出一个空行",
        )
    .of(&[Mistake::SolvedIsALineShort, Mistake::SolvedIsSkipped]),
    ],
    input: Input { lines: "{boards}\n{start}\n{goal}", boards: Boards::Counted, layout: Layout::Word, blank: "X", goal: Goal::Given, ..EIGHT.input },
    output: Output { answer: "Case {case}: {count}\n{moves}", unsolvable: "Case {case}: -1\nunsolvable", ..EIGHT.output },
    rule: Rule::Least,
    promise: Rule::Least,
    most_boards: Some(200),
    ..EIGHT
};
