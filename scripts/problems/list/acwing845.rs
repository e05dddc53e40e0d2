//! AcWing 845.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "acwing845",
    title: "AcWing 845",
    judge: &judges::ACWING,
    contract: Contract {
        input: ["one board on one line, `x` the blank.", ""],
        output: ["the fewest moves, or -1, on a line.", ""],
        notes: &[["Whether the judge takes Rust is not confirmed.", ""]],
    },
    input: Input { layout: Layout::Line, blank: "x", ..EIGHT.input },
    output: Output { named: true, ..EIGHT.output },
    ..EIGHT
};
