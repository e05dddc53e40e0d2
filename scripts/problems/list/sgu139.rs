//! acm.sgu.ru 139, Help Needed!.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "sgu139",
    title: "acm.sgu.ru 139, Help Needed!",
    judge: &judges::SGU,
    contract: Contract {
        input: ["one board, 4 lines of 4 numbers, 0 the blank.", ""],
        output: ["`YES` if some moves lead to the goal, which has the blank last, or `NO`, on a line.", ""],
        notes: &[["Whether the judge, now a part of Codeforces, takes Rust is not confirmed.", ""]],
    },
    input: FIFTEEN.input,
    ..SOLVABLE
};
