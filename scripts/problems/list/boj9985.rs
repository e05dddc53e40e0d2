//! BOJ 9985, Missing Piece 2001.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "boj9985",
    title: "BOJ 9985, Missing Piece 2001",
    same: &["POJ 2224", "ZOJ 1281"],
    judge: &judges::BOJ,
    contract: Contract {
        input: [
            "cases to the end of the input, each a line `START D N` with a side of 3 to 10 and a limit of 0 \
            to 15 moves, then D lines of D words, `X` the blank, then as many of the goal, then `END`.",
            "",
        ],
        output: [
            "a line a case, `SOLVABLE WITHIN k MOVES` with the fewest moves, or if they are more than N, `NOT \
            SOLVABLE WITHIN N MOVES`; an empty line between two answers.",
            "",
        ],
        notes: &[],
    },
    input: Input {
        boards: Boards::Framed(15),
        shape: Shape::Square(3, 10),
        blank: "X",
        goal: Goal::After,
        ..EIGHT.input
    },
    output: Output { form: Form::Within, gaps: true, named: true, ..EIGHT.output },
    seconds: Some(1),
    megabytes: Some(128),
    ..EIGHT
};
