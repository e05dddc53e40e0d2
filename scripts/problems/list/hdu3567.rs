//! HDU 3567, Eight II.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "hdu3567",
    title: "HDU 3567, Eight II",
    judge: &judges::HDU,
    contract: Contract {
        input: [
            "the number of cases, at most 200, then for each two lines of 9 characters, a board and its goal, \
            `X` the blank.",
            "",
        ],
        output: [
            "for each case a line `Case k: d`, where k counts from 1 and d is the fewest moves, and a line \
            with the moves of the blank as `dlru`, the lexicographically first of the shortest answers. \
            Every case of the judge has an answer; one without gets -1 and `unsolvable`.",
            "",
        ],
        notes: &[],
    },
    input: Input { boards: Boards::Counted, layout: Layout::Word, blank: "X", goal: Goal::After, ..EIGHT.input },
    output: Output { form: Form::CountAndMoves, numbered: true, unsolvable: "unsolvable", ..EIGHT.output },
    rule: Rule::Least,
    promise: Rule::Least,
    ..EIGHT
};
