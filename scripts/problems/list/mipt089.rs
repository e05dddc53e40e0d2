//! acm.mipt.ru 089, 8-puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "mipt089",
    title: "acm.mipt.ru 089, 8-puzzle",
    judge: &judges::MIPT,
    contract: Contract {
        input: ["one board on one line, 9 numbers, 0 the blank.", "一个局面，在一行内，9 个数，0 表示空格。"],
        output: ["`Yes` and the fewest moves on a line, or `No`.", "一行：`Yes` 和最少步数，或 `No`。"],
        notes: &[[
            "Whether the judge wants the number on the same line is not confirmed.",
            "评测机是否要求步数在同一行尚未核实。",
        ]],
    },
    input: Input { layout: Layout::Line, ..EIGHT.input },
    output: Output { form: Form::YesAndCount, unsolvable: "No", named: true, ..EIGHT.output },
    seconds: Some(2),
    megabytes: Some(10),
    ..EIGHT
};
