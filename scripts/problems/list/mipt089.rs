//! acm.mipt.ru 089, 8-puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "mipt089",
    title: "acm.mipt.ru 089, 8-puzzle",
    judge: &judges::MIPT,
    contract: Contract {
        input: ["one board on one line, 9 numbers, 0 the blank.", ""],
        output: ["`Yes` and the fewest moves on a line, or `No`.", ""],
        notes: &[["Whether the judge wants the number on the same line is not confirmed.", ""]],
    },
    input: Input { layout: Layout::Line, ..EIGHT.input },
    output: Output { form: Form::YesAndCount, unsolvable: "No", named: true, ..EIGHT.output },
    seconds: Some(2),
    megabytes: Some(10),
    ..EIGHT
};
