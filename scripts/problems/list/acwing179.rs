//! AcWing 179.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "acwing179",
    title: "AcWing 179",
    judge: &judges::ACWING,
    contract: Contract {
        input: ["one board on one line, `x` the blank.", ""],
        output: [
            "moves of the blank as `udlr`, or `unsolvable`, on a line. The answer has the fewest moves; any \
            of those is accepted. An already solved board gets an empty line.",
            "",
        ],
        notes: &[["Whether the judge takes Rust is not confirmed.", ""]],
    },
    input: Input { boards: Boards::One, ..EIGHT_PATH.input },
    rule: Rule::Fewest,
    ..EIGHT_PATH
};
