//! acm.mipt.ru 091.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "mipt091",
    title: "acm.mipt.ru 091",
    judge: &judges::MIPT,
    contract: Contract {
        input: ["one board on one line, 16 numbers, 0 the blank.", ""],
        output: [
            "`YES` and on the next line moves of the blank as `udlr`, fewer than 1000, or `NO`. Any answer is \
            accepted, and these have at most 80 moves. An already solved board gets `YES` and an empty line.",
            "",
        ],
        notes: &[],
    },
    input: Input { layout: Layout::Line, ..FIFTEEN.input },
    output: Output { form: Form::YesAndMoves, moves: LETTERS, unsolvable: "NO", ..FIFTEEN.output },
    limit: Some(999),
    seconds: Some(5),
    megabytes: Some(32),
    ..FIFTEEN
};
