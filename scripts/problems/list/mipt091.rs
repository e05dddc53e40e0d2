//! acm.mipt.ru 091, 15-Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "mipt091",
    title: "acm.mipt.ru 091, 15-Puzzle",
    judge: &judges::MIPT,
    names: &["十五数码", "Пятнашки"],
    statement: Some("http://acm.mipt.ru/judge/problems.pl?problem=091"),
    reads: ["one board on one line, 16 numbers, 0 the blank.", "一个局面，在一行内，16 个数，0 表示空格。"],
    prints: [
        "`YES` and on the next line moves of the blank as `udlr`, fewer than 1000, or `NO`. Any answer is \
        accepted, and these have at most 80 moves. An already solved board gets `YES` and an empty line.",
        "有解则输出 `YES`，下一行用 `udlr` 表示空格的移动方向，少于 1000 步；无解则输出 `NO`。任意解都接受，\
        本程序至多 80 步。已经是目标的局面输出 `YES` 和一个空行。",
    ],
    pitfalls: &[
        NOT_SHORTEST,
        ENDLESS,
        pitfall(
            Shows::Form,
            "the moves stand on the line after `YES`, the letters without spaces between them",
            "移动方向写在 `YES` 的下一行，字母之间没有空白字符",
        )
        .of(&[Mistake::NoHead, Mistake::MovesApart]),
    ],
    input: Input { layout: Layout::Line, ..FIFTEEN.input },
    output: Output { answer: "YES\n{moves}", moves: LETTERS, unsolvable: "NO", ..FIFTEEN.output },
    limit: Some(999),
    seconds: Some(5),
    megabytes: Some(32),
    ..FIFTEEN
};
