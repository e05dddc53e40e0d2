//! AcWing 108.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "acwing108",
    title: "AcWing 108",
    judge: &judges::ACWING,
    contract: Contract {
        input: [
            "cases to the end of the input, each an odd side of 1 to 499, then the rows of a board and of its \
            goal, 0 the blank; empty lines may occur.",
            "",
        ],
        output: [
            "a line a case, `TAK` if some moves lead from the board to the goal, or `NIE`. Even sides are \
            accepted as well.",
            "",
        ],
        notes: &[["Whether the judge takes Rust is not confirmed.", ""]],
    },
    input: Input { boards: Boards::ToTheEnd, shape: Shape::OddSquare(1, 499), goal: Goal::After, ..EIGHT.input },
    output: Output { form: Form::Whether("TAK"), unsolvable: "NIE", ..SOLVABLE.output },
    ..SOLVABLE
};
