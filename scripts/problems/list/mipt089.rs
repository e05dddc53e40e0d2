//! acm.mipt.ru 089, 8-puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "mipt089",
    title: "acm.mipt.ru 089, 8-puzzle",
    judge: &judges::MIPT,
    names: &["八数码", "Восьмяшки"],
    statement: Some("http://acm.mipt.ru/judge/problems.pl?problem=089"),
    reads: ["one board on one line, 9 numbers, 0 the blank.", "一个局面，在一行内，9 个数，0 表示空格。"],
    prints: ["`Yes` and on the next line the fewest moves, or `No`.", "`Yes`，下一行是最少步数；或 `No`。"],
    notes: &[["That the number has a line of its own is not confirmed.", "步数单独占一行，这一点尚未核实。"]],
    pitfalls: &[
        pitfall(
            Shows::Large,
            "a map of 181,440 strings may not fit into 10 MB: number the boards from 0 to 362,879, with a byte for each",
            "181440 个字符串的 map 可能放不进 10 MB：把局面编号为 0 到 362879，每个用一个字节",
        ),
        OVERESTIMATE,
        pitfall(
            Shows::Form,
            "the words are `Yes` and `No`, not `YES` and `NO`",
            "输出的是 `Yes` 和 `No`，不是 `YES` 和 `NO`",
        )
        .of(&[Mistake::WordsInOtherCase]),
    ],
    input: Input { layout: Layout::Line, ..EIGHT.input },
    output: Output { answer: "Yes\n{count}", unsolvable: "No", named: true, ..EIGHT.output },
    seconds: Some(2),
    megabytes: Some(10),
    ..EIGHT
};
