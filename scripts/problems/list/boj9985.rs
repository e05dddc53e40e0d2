//! BOJ 9985, Missing Piece 2001.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "boj9985",
    title: "BOJ 9985, Missing Piece 2001",
    same: &["POJ 2224", "ZOJ 1281"],
    judge: &judges::BOJ,
    names: &["백준"],
    reads: [
        "cases to the end of the input, each a line `START D N` with a side of 3 to 10 and a limit of 0 \
        to 15 moves, then D lines of D words, `X` the blank, then as many of the goal, then `END`.",
        "数据直到输入结束，每组先是一行 `START D N`，边长为 3 至 10，步数上限为 0 至 15；再是 D 行，\
        每行 D 个单词，`X` 表示空格；再是同样多行的目标；最后是 `END`。",
    ],
    prints: [
        "a line a case, `SOLVABLE WITHIN k MOVES` with the fewest moves, or if they are more than N, `NOT \
        SOLVABLE WITHIN N MOVES`; an empty line between two answers.",
        "每组数据一行：最少步数为 k 则输出 `SOLVABLE WITHIN k MOVES`；\
        超过 N 则输出 `NOT SOLVABLE WITHIN N MOVES`；两个答案之间有一个空行。",
    ],
    pitfalls: &[
        pitfall(
            Shows::Costly,
            "breadth-first search to depth 15 may be too slow: search from both ends, or prune with the Manhattan \
            distance",
            "广度优先搜到 15 层可能太慢：从两端同时搜索，或者用曼哈顿距离剪枝",
        ),
        GAPS,
        pitfall(
            Shows::Wrong,
            "each case has its own goal, with the blank anywhere: distances and parity have to be those of this goal",
            "每组数据有自己的目标，空格可以在任意位置：距离和奇偶性都要按这个目标来算",
        )
        .of(&[
            Mistake::OtherGoal,
            Mistake::FirstGoal,
            Mistake::ParityOfUsualGoal,
            Mistake::DistanceToOtherGoal,
        ]),
    ],
    input: Input {
        lines: "START {side} {limit}\n{start}\n{goal}\nEND",
        boards: Boards::ToTheEnd,
        shape: Shape::Square(3, 10),
        blank: "X",
        goal: Goal::Given,
        most: 15,
        ..EIGHT.input
    },
    output: Output {
        answer: "SOLVABLE WITHIN {count} MOVES",
        unsolvable: "NOT SOLVABLE WITHIN {limit} MOVES",
        gaps: true,
        named: true,
        ..EIGHT.output
    },
    seconds: Some(1),
    megabytes: Some(128),
    ..EIGHT
};
