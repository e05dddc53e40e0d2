//! Codeforces 645A, Amity Assessment.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "codeforces645a",
    title: "Codeforces 645A, Amity Assessment",
    judge: &judges::CODEFORCES,
    names: &["CF645A", "三数码"],
    statement: Some("https://codeforces.com/problemset/problem/645/A"),
    reads: [
        "two boards of 2 lines of 2 characters, `A`, `B`, `C` and `X` the blank.",
        "两个局面，各 2 行，每行 2 个字符：`A`、`B`、`C`，`X` 表示空格。",
    ],
    prints: [
        "`YES` if moves on both can make them the same, or `NO`, on a line.",
        "一行：两个局面都可以移动，能变成相同则输出 `YES`，否则输出 `NO`。",
    ],
    pitfalls: &[
        pitfall(
            Shows::Wrong,
            "read the letters round the square, the second row backward: row by row their order changes with the \
            moves",
            "要绕一圈读字母，第二行倒着读：逐行读时，字母的顺序会随移动改变",
        )
        .of(&[Mistake::LettersByRow]),
        pitfall(
            Shows::Wrong,
            "without `X` the orders `ABC`, `BCA` and `CAB` are the same: compare every rotation",
            "去掉 `X` 后，`ABC`、`BCA`、`CAB` 是同一种顺序：每种循环移位都要比较",
        )
        .of(&[Mistake::NoRotation]),
    ],
    input: Input {
        lines: "{start}\n{goal}",
        shape: Shape::Fixed(2, 2),
        layout: Layout::LetterRows,
        blank: "X",
        goal: Goal::Given,
        ..EIGHT.input
    },
    ..SOLVABLE
};
