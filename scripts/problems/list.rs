//! All problems.

use super::judges::{self, Judge};
use super::problem::{Boards, Form, Goal, Input, Layout, Output, Problem, Rule, Shape};
use super::replay::{LETTERS as CAPITALS, WORDS};
use crate::cli::options::unknown;

const LETTERS: [&str; 4] = ["d", "l", "r", "u"];

/// One 3 x 3 board, its fewest moves asked for; no unsolvable boards.
const EIGHT: Problem = Problem {
    program: "",
    file: None,
    judge: &judges::AOJ,
    title: "",
    input: Input {
        boards: Boards::One,
        shape: Shape::Fixed(3, 3),
        layout: Layout::Rows,
        gaps: false,
        blank: "0",
        goal: Goal::BlankLast,
        goal_first: false,
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
};

/// The same, but any path.
const ANY: Problem = Problem {
    output: Output { form: Form::Moves, moves: CAPITALS, named: true, ..EIGHT.output },
    rule: Rule::Any,
    promise: Rule::Any,
    ..EIGHT
};

/// 3 x 3 boards, each on a line, to the end of the input; any path.
const EIGHT_PATH: Problem = Problem {
    input: Input { boards: Boards::ToTheEnd, layout: Layout::Line, blank: "x", ..EIGHT.input },
    output: Output { form: Form::Moves, unsolvable: "unsolvable", named: true, ..EIGHT.output },
    rule: Rule::Any,
    ..EIGHT
};

/// One 4 x 4 board; any path within the limit.
const FIFTEEN: Problem = Problem {
    input: Input { shape: Shape::Fixed(4, 4), ..EIGHT.input },
    output: Output { unsolvable: "This puzzle is not solvable.", ..ANY.output },
    limit: Some(50),
    ..ANY
};

/// Only whether the board is solvable.
const SOLVABLE: Problem =
    Problem { output: Output { form: Form::Whether("YES"), unsolvable: "NO", ..ANY.output }, ..ANY };

/// A problem like another one, with its own names.
const fn named(program: &'static str, judge: &'static Judge, title: &'static str, like: Problem) -> Problem {
    Problem { program, judge, title, ..like }
}

/// The problem with the judge's time limit in seconds.
const fn timed(seconds: u64, problem: Problem) -> Problem {
    Problem { seconds: Some(seconds), ..problem }
}

/// The problem with the judge's limits on time, in seconds, and on memory, in units of 2^20 bytes.
const fn bounded(seconds: u64, megabytes: u64, problem: Problem) -> Problem {
    Problem { seconds: Some(seconds), megabytes: Some(megabytes), ..problem }
}

/// Every problem that the kit has a program for. The limits of those without `timed` or `bounded` are not known.
pub static PROBLEMS: &[Problem] = &[
    Problem {
        input: Input { boards: Boards::Counted, ..FIFTEEN.input },
        ..named("uva10181", &judges::UVA, "UVa 10181, 15-Puzzle Problem", FIFTEEN)
    },
    Problem {
        input: Input { boards: Boards::Counted, gaps: true, ..EIGHT_PATH.input },
        output: Output { gaps: true, ..EIGHT_PATH.output },
        ..named("uva652", &judges::UVA, "UVa 652, Eight", EIGHT_PATH)
    },
    Problem {
        input: Input { boards: Boards::One, ..EIGHT_PATH.input },
        ..timed(1, named("poj1077", &judges::POJ, "POJ 1077, Eight", EIGHT_PATH))
    },
    bounded(5, 32, named("hdu1043", &judges::HDU, "HDU 1043, Eight; ZOJ 1217 has the same format", EIGHT_PATH)),
    Problem {
        input: Input { boards: Boards::Counted, layout: Layout::Word, blank: "X", goal: Goal::Given, ..EIGHT.input },
        output: Output { form: Form::CountAndMoves, numbered: true, unsolvable: "unsolvable", ..EIGHT.output },
        rule: Rule::Least,
        promise: Rule::Least,
        ..named("hdu3567", &judges::HDU, "HDU 3567, Eight II", EIGHT)
    },
    named("aoj_alds1_13_b", &judges::AOJ, "AOJ ALDS1_13_B, 8 Puzzle", EIGHT),
    Problem {
        input: Input { layout: Layout::Word, goal: Goal::Spiral, ..EIGHT.input },
        ..named("luogu_p1379", &judges::LUOGU, "Luogu P1379", EIGHT)
    },
    Problem {
        input: Input { boards: Boards::One, ..EIGHT_PATH.input },
        rule: Rule::Fewest,
        ..named("acwing179", &judges::ACWING, "AcWing 179", EIGHT_PATH)
    },
    Problem {
        input: Input { layout: Layout::Line, blank: "x", ..EIGHT.input },
        output: Output { named: true, ..EIGHT.output },
        ..named("acwing845", &judges::ACWING, "AcWing 845", EIGHT)
    },
    Problem {
        output: Output { named: true, ..EIGHT.output },
        ..bounded(1, 32, named("boj1525", &judges::BOJ, "BOJ 1525", EIGHT))
    },
    Problem {
        input: Input { boards: Boards::Counted, layout: Layout::WordRows, gaps: true, blank: "#", ..EIGHT.input },
        output: Output { unsolvable: "impossible", named: true, ..EIGHT.output },
        ..timed(1, named("boj11112", &judges::BOJ, "BOJ 11112", EIGHT))
    },
    Problem {
        output: Output { unsolvable: "None", named: true, ..EIGHT.output },
        ..named("jutge_p68428", &judges::JUTGE, "Jutge P68428", EIGHT)
    },
    Problem {
        input: Input {
            boards: Boards::ToTheEnd,
            shape: Shape::Fixed(2, 4),
            layout: Layout::Line,
            goal: Goal::BlankFirst,
            ..EIGHT.input
        },
        ..named("aoj0121", &judges::AOJ, "AOJ 0121, Seven Puzzle", EIGHT)
    },
    Problem {
        input: Input { boards: Boards::ToTheEnd, shape: Shape::Fixed(2, 3), ..EIGHT.input },
        output: Output { named: true, ..EIGHT.output },
        ..named("leetcode773", &judges::LEETCODE, "LeetCode 773, Sliding Puzzle; LintCode 941 asks the same", EIGHT)
    },
    Problem { input: FIFTEEN.input, ..named("aoj_alds1_13_c", &judges::AOJ, "AOJ ALDS1_13_C, 15 Puzzle", EIGHT) },
    Problem {
        output: Output { unsolvable: "NO SOLUTION", too_long: Some("TOO LONG"), ..FIFTEEN.output },
        rule: Rule::Fewest,
        promise: Rule::Least,
        limit: Some(45),
        ..named("eolymp3669", &judges::EOLYMP, "Eolymp 3669, Fifteen Puzzle", FIFTEEN)
    },
    Problem {
        input: Input { boards: Boards::Counted, gaps: true, ..FIFTEEN.input },
        output: Output { numbered: true, ..FIFTEEN.output },
        rule: Rule::Least,
        promise: Rule::Least,
        limit: Some(35),
        ..named("lightoj_15puzzle", &judges::LIGHTOJ, "LightOJ, 15-puzzle", EIGHT)
    },
    Problem {
        output: Output { unsolvable: "NIE", ..FIFTEEN.output },
        ..timed(5, named("spoj_al_10_06", &judges::SPOJ, "SPOJ (pl) AL_10_06", FIFTEEN))
    },
    Problem {
        input: Input { layout: Layout::Line, ..FIFTEEN.input },
        output: Output { form: Form::YesAndMoves, moves: LETTERS, unsolvable: "NO", ..FIFTEEN.output },
        limit: Some(999),
        ..bounded(5, 32, named("mipt091", &judges::MIPT, "acm.mipt.ru 091", FIFTEEN))
    },
    Problem {
        input: Input { shape: Shape::Square(3, 5), layout: Layout::Column, goal: Goal::BlankFirst, ..EIGHT.input },
        output: Output { form: Form::CountAndWords, moves: WORDS, ..EIGHT.output },
        ..named("hackerrank_npuzzle", &judges::HACKERRANK, "HackerRank, N-Puzzle", ANY)
    },
    Problem {
        input: Input { boards: Boards::Counted, shape: Shape::Square(3, 10), ..EIGHT.input },
        output: Output { named: false, ..ANY.output },
        limit: Some(10_000),
        ..timed(1, named("spoj_solving", &judges::SPOJ_SHORT, "SPOJ SOLVING", ANY))
    },
    Problem {
        input: Input { shape: Shape::Square(1, 10), ..EIGHT.input },
        output: Output { unsolvable: "No Answer!", ..ANY.output },
        ..timed(1, named("poj3240", &judges::POJ, "POJ 3240", ANY))
    },
    Problem {
        input: Input { shape: Shape::Fixed(2, 2), layout: Layout::WordRows, blank: "-", ..EIGHT.input },
        ..named("boj34388", &judges::BOJ, "BOJ 34388, 3-Puzzle", EIGHT)
    },
    Problem {
        input: Input {
            boards: Boards::Framed(15),
            shape: Shape::Square(3, 10),
            blank: "X",
            goal: Goal::Given,
            ..EIGHT.input
        },
        output: Output { form: Form::Within, gaps: true, named: true, ..EIGHT.output },
        ..bounded(
            1,
            128,
            named(
                "boj9985",
                &judges::BOJ,
                "BOJ 9985, Missing Piece 2001; POJ 2224 and ZOJ 1281 have the same format",
                EIGHT,
            ),
        )
    },
    Problem {
        input: Input { boards: Boards::ToTheEnd, shape: Shape::Square(3, 10), ..EIGHT.input },
        output: Output { form: Form::Tiles, unsolvable: "None", ..ANY.output },
        ..named("codewars_sliding_puzzle", &judges::CODEWARS, "Codewars, Sliding Puzzle Solver", ANY)
    },
    Problem {
        input: Input { boards: Boards::ToZero, shape: Shape::Rectangle(2, 999), ..EIGHT.input },
        ..bounded(4, 128, named("poj2893", &judges::POJ, "POJ 2893, M x N Puzzle", SOLVABLE))
    },
    Problem {
        input: Input { boards: Boards::ToZero, shape: Shape::Square(1, 300), ..EIGHT.input },
        ..bounded(1, 32, named("hdu3600", &judges::HDU, "HDU 3600, Simple Puzzle", SOLVABLE))
    },
    Problem {
        input: Input { boards: Boards::Counted, ..FIFTEEN.input },
        output: Output { form: Form::Whether("Yes"), unsolvable: "No", ..SOLVABLE.output },
        limit: Some(120),
        ..named("hdu6620", &judges::HDU, "HDU 6620, Just an Old Puzzle", SOLVABLE)
    },
    Problem { input: FIFTEEN.input, ..named("sgu139", &judges::SGU, "acm.sgu.ru 139, Help Needed!", SOLVABLE) },
    Problem {
        input: Input {
            shape: Shape::Fixed(2, 2),
            layout: Layout::LetterRows,
            blank: "X",
            goal: Goal::Given,
            ..EIGHT.input
        },
        ..named("codeforces645a", &judges::CODEFORCES, "Codeforces 645A, Amity Assessment", SOLVABLE)
    },
    Problem {
        input: Input { boards: Boards::ToTheEnd, shape: Shape::OddSquare(1, 499), goal: Goal::Given, ..EIGHT.input },
        output: Output { form: Form::Whether("TAK"), unsolvable: "NIE", ..SOLVABLE.output },
        ..named("acwing108", &judges::ACWING, "AcWing 108", SOLVABLE)
    },
    Problem {
        input: Input { layout: Layout::Line, ..EIGHT.input },
        output: Output { form: Form::YesAndCount, unsolvable: "No", named: true, ..EIGHT.output },
        ..bounded(2, 10, named("mipt089", &judges::MIPT, "acm.mipt.ru 089, 8-puzzle", EIGHT))
    },
];

/// Finds the problem of a program.
///
/// # Errors
/// There is none of that name; the clause has the nearest.
pub fn find(program: &str) -> Result<&'static Problem, String> {
    let found = PROBLEMS.iter().find(|problem| problem.program == program);
    found.ok_or_else(|| unknown("program", program, PROBLEMS.iter().map(|problem| problem.program)))
}

/// Lists every program with its problem, for `--help`.
pub fn titles() -> String {
    let row = |problem: &Problem| format!("    {:<32} {}\n", problem.program, problem.title);
    format!("PROGRAM is one of:\n{}", PROBLEMS.iter().map(row).collect::<String>())
}
