//! Eolymp 3669, Fifteen Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "eolymp3669",
    title: "Eolymp 3669, Fifteen Puzzle",
    judge: &judges::EOLYMP,
    names: &["十五数码", "15-puzzle", "e-olymp", "Пятнашки"],
    statement: Some("https://basecamp.eolymp.com/en/problems/3669"),
    reads: ["one board, 4 lines of 4 numbers, 0 the blank.", "一个局面，4 行，每行 4 个数，0 表示空格。"],
    prints: [
        "the fewest moves of the blank as `RLUD`, or `NO SOLUTION`, or `TOO LONG` when they are more than \
        45, on a line. An already solved board gets an empty line. The judge's text does not say which \
        of several shortest answers it takes; this is the lexicographically first.",
        "一行：用 `RLUD` 表示空格的移动方向，步数最少；无解则输出 `NO SOLUTION`，\
        最少步数超过 45 则输出 `TOO LONG`。已经是目标的局面输出空行。题面没有说明有多个最短解时接受哪一个；\
        本程序输出字典序最小的。",
    ],
    pitfalls: &[
        AT_LIMIT,
        pitfall(
            Shows::Wrong,
            "45 moves are an answer: `TOO LONG` begins at 46, and `NO SOLUTION` is for wrong parity alone",
            "45 步仍是答案：从 46 步起才是 `TOO LONG`，奇偶性不符才是 `NO SOLUTION`",
        )
        .of(&[Mistake::LimitLess, Mistake::LimitMore, Mistake::PhraseExchanged]),
        OVERESTIMATE,
    ],
    output: Output { unsolvable: "NO SOLUTION", too_long: Some("TOO LONG"), ..FIFTEEN.output },
    rule: Rule::Fewest,
    promise: Rule::Least,
    limit: Some(45),
    ..FIFTEEN
};
