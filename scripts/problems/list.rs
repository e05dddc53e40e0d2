//! All problems that the kit answers.

use super::judges;
use super::problem::{Boards, Form, Goal, Input, Layout, Output, Problem, Rule, Shape};

const LETTERS: [&str; 4] = ["d", "l", "r", "u"];
const CAPITALS: [&str; 4] = ["D", "L", "R", "U"];

/// One board of three lines, its moves counted; the judge has no board without an answer.
const EIGHT: Problem = Problem {
    program: "",
    judge: &judges::AOJ,
    title: "",
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
};

/// Boards of one line to the end of the input, `x` the blank, any moves.
const EIGHT_PATH: Problem = Problem {
    input: Input { boards: Boards::ToTheEnd, layout: Layout::Line, blank: "x", ..EIGHT.input },
    output: Output { form: Form::Moves, unsolvable: "unsolvable", named: true, ..EIGHT.output },
    rule: Rule::Any,
    ..EIGHT
};

/// One board of four lines, any moves within the limit.
const FIFTEEN: Problem = Problem {
    input: Input { shape: Shape::Fixed(4, 4), ..EIGHT.input },
    output: Output { form: Form::Moves, moves: CAPITALS, unsolvable: NOT_SOLVABLE, named: true, ..EIGHT.output },
    rule: Rule::Any,
    promise: Rule::Any,
    limit: Some(50),
    ..EIGHT
};

const NOT_SOLVABLE: &str = "This puzzle is not solvable.";

/// Every problem that the kit answers.
pub static PROBLEMS: [Problem; 22] = [
    Problem {
        program: "uva10181",
        judge: &judges::UVA,
        title: "UVa 10181, 15-Puzzle Problem",
        input: Input { boards: Boards::Counted, ..FIFTEEN.input },
        ..FIFTEEN
    },
    Problem {
        program: "uva652",
        judge: &judges::UVA,
        title: "UVa 652, Eight",
        input: Input { boards: Boards::Counted, gaps: true, ..EIGHT_PATH.input },
        output: Output { gaps: true, ..EIGHT_PATH.output },
        ..EIGHT_PATH
    },
    Problem {
        program: "poj1077",
        judge: &judges::POJ,
        title: "POJ 1077, Eight",
        input: Input { boards: Boards::One, ..EIGHT_PATH.input },
        ..EIGHT_PATH
    },
    Problem {
        program: "hdu1043",
        judge: &judges::HDU,
        title: "HDU 1043, Eight; ZOJ 1217 has the same format",
        ..EIGHT_PATH
    },
    Problem {
        program: "hdu3567",
        judge: &judges::HDU,
        title: "HDU 3567, Eight II",
        input: Input { boards: Boards::Counted, layout: Layout::Word, blank: "X", goal: Goal::Given, ..EIGHT.input },
        output: Output { form: Form::CountAndMoves, numbered: true, unsolvable: "unsolvable", ..EIGHT.output },
        rule: Rule::Least,
        promise: Rule::Least,
        ..EIGHT
    },
    Problem { program: "aoj_alds1_13_b", judge: &judges::AOJ, title: "AOJ ALDS1_13_B, 8 Puzzle", ..EIGHT },
    Problem {
        program: "luogu_p1379",
        judge: &judges::LUOGU,
        title: "Luogu P1379",
        input: Input { layout: Layout::Word, goal: Goal::Spiral, ..EIGHT.input },
        ..EIGHT
    },
    Problem {
        program: "acwing179",
        judge: &judges::ACWING,
        title: "AcWing 179",
        input: Input { boards: Boards::One, ..EIGHT_PATH.input },
        rule: Rule::Fewest,
        ..EIGHT_PATH
    },
    Problem {
        program: "acwing845",
        judge: &judges::ACWING,
        title: "AcWing 845",
        input: Input { layout: Layout::Line, blank: "x", ..EIGHT.input },
        output: Output { named: true, ..EIGHT.output },
        ..EIGHT
    },
    Problem {
        program: "boj1525",
        judge: &judges::BOJ,
        title: "BOJ 1525",
        output: Output { named: true, ..EIGHT.output },
        ..EIGHT
    },
    Problem {
        program: "boj11112",
        judge: &judges::BOJ,
        title: "BOJ 11112",
        input: Input { boards: Boards::Counted, layout: Layout::WordRows, gaps: true, blank: "#", ..EIGHT.input },
        output: Output { unsolvable: "impossible", named: true, ..EIGHT.output },
        ..EIGHT
    },
    Problem {
        program: "jutge_p68428",
        judge: &judges::JUTGE,
        title: "Jutge P68428",
        output: Output { unsolvable: "None", named: true, ..EIGHT.output },
        ..EIGHT
    },
    Problem {
        program: "aoj0121",
        judge: &judges::AOJ,
        title: "AOJ 0121, Seven Puzzle",
        input: Input {
            boards: Boards::ToTheEnd,
            shape: Shape::Fixed(2, 4),
            layout: Layout::Line,
            goal: Goal::BlankFirst,
            ..EIGHT.input
        },
        ..EIGHT
    },
    Problem {
        program: "leetcode773",
        judge: &judges::LEETCODE,
        title: "LeetCode 773, Sliding Puzzle",
        input: Input { boards: Boards::ToTheEnd, shape: Shape::Fixed(2, 3), ..EIGHT.input },
        output: Output { named: true, ..EIGHT.output },
        ..EIGHT
    },
    Problem {
        program: "aoj_alds1_13_c",
        judge: &judges::AOJ,
        title: "AOJ ALDS1_13_C, 15 Puzzle",
        input: FIFTEEN.input,
        ..EIGHT
    },
    Problem {
        program: "eolymp3669",
        judge: &judges::EOLYMP,
        title: "Eolymp 3669, Fifteen Puzzle",
        output: Output { unsolvable: "NO SOLUTION", too_long: Some("TOO LONG"), ..FIFTEEN.output },
        rule: Rule::Fewest,
        promise: Rule::Least,
        limit: Some(45),
        ..FIFTEEN
    },
    Problem {
        program: "lightoj_15puzzle",
        judge: &judges::LIGHTOJ,
        title: "LightOJ, 15-puzzle",
        input: Input { boards: Boards::Counted, gaps: true, ..FIFTEEN.input },
        output: Output { numbered: true, ..FIFTEEN.output },
        rule: Rule::Least,
        promise: Rule::Least,
        limit: Some(35),
    },
    Problem {
        program: "spoj_al_10_06",
        judge: &judges::SPOJ,
        title: "SPOJ (pl) AL_10_06",
        output: Output { unsolvable: "NIE", ..FIFTEEN.output },
        ..FIFTEEN
    },
    Problem {
        program: "mipt091",
        judge: &judges::MIPT,
        title: "acm.mipt.ru 091",
        input: Input { layout: Layout::Line, ..FIFTEEN.input },
        output: Output { form: Form::YesAndMoves, moves: LETTERS, unsolvable: "NO", ..FIFTEEN.output },
        limit: Some(999),
        ..FIFTEEN
    },
    Problem {
        program: "hackerrank_npuzzle",
        judge: &judges::HACKERRANK,
        title: "HackerRank, N-Puzzle",
        input: Input { shape: Shape::Square(3, 5), layout: Layout::Column, goal: Goal::BlankFirst, ..EIGHT.input },
        output: Output { form: Form::CountAndWords, moves: ["DOWN", "LEFT", "RIGHT", "UP"], ..EIGHT.output },
        rule: Rule::Any,
        promise: Rule::Any,
        ..EIGHT
    },
    Problem {
        program: "spoj_solving",
        judge: &judges::SPOJ_SHORT,
        title: "SPOJ SOLVING",
        input: Input { boards: Boards::Counted, shape: Shape::Square(3, 10), ..EIGHT.input },
        output: Output { form: Form::Moves, moves: CAPITALS, ..EIGHT.output },
        rule: Rule::Any,
        promise: Rule::Any,
        limit: Some(10_000),
    },
    Problem {
        program: "poj3240",
        judge: &judges::POJ,
        title: "POJ 3240",
        input: Input { shape: Shape::Square(1, 10), ..EIGHT.input },
        output: Output { form: Form::Moves, moves: CAPITALS, unsolvable: "No Answer!", named: true, ..EIGHT.output },
        rule: Rule::Any,
        promise: Rule::Any,
        ..EIGHT
    },
];

/// The problem that a program answers.
///
/// # Errors
/// There is none of that name: says which there are.
pub fn find(program: &str) -> Result<&'static Problem, String> {
    let found = PROBLEMS.iter().find(|problem| problem.program == program);
    found.ok_or_else(|| {
        let names: Vec<_> = PROBLEMS.iter().map(|problem| problem.program).collect();
        format!("no problem {}, only: {}", program, names.join(", "))
    })
}

/// Every program with its problem's name, a line each, for `--help`.
pub fn titles() -> String {
    let row = |problem: &Problem| format!("    {:<32} {}\n", problem.program, problem.title);
    format!("PROGRAM is one of:\n{}", PROBLEMS.iter().map(row).collect::<String>())
}
