//! What several problems have in common, and the names that a problem's file needs. Each problem takes one of these and says
//! what differs.

pub use crate::problems::contract::{early, wrong, Contract};
pub use crate::problems::judges;
pub use crate::problems::problem::{Boards, Form, Goal, Input, Layout, Output, Problem, Rule, Shape};
pub use crate::problems::replay::{LETTERS as CAPITALS, WORDS};

pub const LETTERS: [&str; 4] = ["d", "l", "r", "u"];

/// One 3 x 3 board, its fewest moves asked for; no unsolvable boards.
pub const EIGHT: Problem = Problem {
    program: "",
    file: None,
    judge: &judges::AOJ,
    is_hidden: false,
    title: "",
    same: &[],
    names: &[],
    statement: None,
    contract: Contract { input: [""; 2], output: [""; 2], notes: &[] },
    pitfalls: &[],
    input: Input {
        boards: Boards::One,
        shape: Shape::Fixed(3, 3),
        layout: Layout::Rows,
        gaps: false,
        blank: "0",
        goal: Goal::BlankLast,
    },
    output: Output {
        form: Form::Count,
        moves: LETTERS,
        numbered: false,
        gaps: false,
        unsolvable: "-1",
        named: false,
        too_long: None,
    },
    rule: Rule::Fewest,
    promise: Rule::Fewest,
    limit: None,
    seconds: None,
    megabytes: None,
    promised: None,
    harder: &[],
};

/// The same, but any path.
pub const ANY: Problem = Problem {
    output: Output { form: Form::Moves, moves: CAPITALS, named: true, ..EIGHT.output },
    rule: Rule::Any,
    promise: Rule::Any,
    ..EIGHT
};

/// 3 x 3 boards, each on a line, to the end of the input; any path.
pub const EIGHT_PATH: Problem = Problem {
    input: Input { boards: Boards::ToTheEnd, layout: Layout::Line, blank: "x", ..EIGHT.input },
    output: Output { form: Form::Moves, unsolvable: "unsolvable", named: true, ..EIGHT.output },
    rule: Rule::Any,
    ..EIGHT
};

/// One 4 x 4 board; any path within the limit.
pub const FIFTEEN: Problem = Problem {
    input: Input { shape: Shape::Fixed(4, 4), ..EIGHT.input },
    output: Output { unsolvable: "This puzzle is not solvable.", ..ANY.output },
    limit: Some(50),
    ..ANY
};

/// Only whether the board is solvable.
pub const SOLVABLE: Problem =
    Problem { output: Output { form: Form::Whether("YES"), unsolvable: "NO", ..ANY.output }, ..ANY };
