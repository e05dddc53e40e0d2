//! HackerRank, N-Puzzle.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "hackerrank_npuzzle",
    title: "HackerRank, N-Puzzle",
    judge: &judges::HACKERRANK,
    contract: Contract {
        input: ["the side of one board, 3 to 5, then its tiles, row by row, 0 the blank.", ""],
        output: [
            "the number of moves, then a line a move, `UP`, `DOWN`, `LEFT` or `RIGHT`, any that lead to the \
            goal, which has the blank first: `0 1 2`, `3 4 5`, `6 7 8`. Every board of the judge has an \
            answer; one without gets -1.",
            "",
        ],
        notes: &[],
    },
    input: Input { shape: Shape::Square(3, 5), layout: Layout::Column, goal: Goal::BlankFirst, ..EIGHT.input },
    output: Output { form: Form::CountAndWords, moves: WORDS, ..EIGHT.output },
    ..ANY
};
