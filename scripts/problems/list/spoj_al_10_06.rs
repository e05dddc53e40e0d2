//! SPOJ (pl) AL_10_06.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "spoj_al_10_06",
    title: "SPOJ (pl) AL_10_06",
    judge: &judges::SPOJ,
    is_hidden: true,
    contract: Contract {
        input: ["one board, 4 lines of 4 numbers, 0 the blank.", ""],
        output: [
            "moves of the blank as `RLUD`, at most 50 of them, or `NIE`, on a line. Any answer is accepted. \
            An already solved board gets an empty line.",
            "",
        ],
        notes: &[],
    },
    output: Output { unsolvable: "NIE", ..FIFTEEN.output },
    seconds: Some(5),
    ..FIFTEEN
};
