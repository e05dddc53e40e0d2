//! The tool `scramble`: its inputs are read back, and the fewest moves of each board are checked.

use crate::one_in;
use crate::tool::{command, printed, refused};
use scripts::kit::grid::Case;
use scripts::kit::solve::{is_shortest, solve};
use scripts::problems::list::{find, PROBLEMS};
use scripts::problems::problem::{Boards, Goal, Problem, Shape};
use std::collections::HashSet;

fn text(arguments: &str) -> String {
    printed(command("scramble").args(arguments.split(' ')))
}

/// Returns the cases of scramble's output, which must be exactly as the judge would write them.
fn cases(arguments: &str) -> Vec<Case> {
    let problem = find(arguments.split_whitespace().next().unwrap()).unwrap();
    let text = text(arguments);
    let cases = problem.cases(text.as_bytes()).unwrap_or_else(|fault| panic!("{arguments}: {fault}"));
    assert_eq!(problem.input_of(&cases), text, "{arguments}");
    cases
}

fn fewest(case: &Case) -> Option<usize> {
    assert!(is_shortest(case));
    solve(case).map(|moves| moves.len())
}

fn check(arguments: &str, count: usize, moves: usize) {
    let cases = cases(&format!("{arguments} --count {count}"));
    assert_eq!(cases.len(), count, "{arguments}");
    for case in cases {
        assert_eq!(fewest(&case), Some(moves), "{arguments}: {case:?}");
    }
}

/// The option for small boards, if the largest take long to read back.
fn side(problem: &Problem) -> &'static str {
    match problem.input.shape {
        Shape::Rectangle(..) => " --side 20",
        Shape::OddSquare(..) => " --side 19",
        Shape::Square(..) | Shape::Fixed(..) => "",
    }
}

#[test]
fn every_problem_gets_as_many_boards_as_are_asked_for() {
    for problem in PROBLEMS.iter().step_by(one_in(3)) {
        let count = if problem.input.boards == Boards::One { 1 } else { 5 };
        let cases = cases(&format!("{} --count {count}{}", problem.program, side(problem)));
        assert_eq!(cases.len(), count, "{}", problem.program);
        assert!(cases.iter().all(Case::solvable), "{}", problem.program);
        assert_eq!(cases.iter().map(|case| &case.start.tiles).collect::<HashSet<_>>().len(), count);
        if let Shape::Square(_, most) = problem.input.shape {
            assert_eq!(cases[0].start.columns, most as usize, "{}: the greatest side", problem.program);
        }
    }
    for side in 3..=6 {
        let board = &cases(&format!("poj2893 --side {side}"))[0].start;
        assert_eq!((board.rows(), board.columns), (side, side | 1), "one side is odd");
    }
    for side in 1..=10 {
        let cases = cases(&format!("poj3240 --side {side}"));
        assert!(cases[0].solvable() && cases[0].start.columns == side && cases[0].start.rows() == side);
    }
}

#[test]
fn boards_need_as_many_moves_as_are_asked_for() {
    let small = |shape| matches!(shape, Shape::Fixed(rows, columns) if (6..16).contains(&(rows * columns)));
    let mut known = Vec::new();
    let has_near_boards = |problem: &&Problem| problem.input.goal != Goal::Farthest && !problem.input.goal.is_of_each();
    for problem in PROBLEMS.iter().copied().filter(|problem| small(problem.input.shape)).filter(has_near_boards) {
        let boards = (problem.input.shape, problem.input.goal);
        if known.contains(&boards) {
            continue;
        }
        known.push(boards);
        let count = if problem.input.boards == Boards::One { 1 } else { 4 };
        check(&format!("{} --moves 17", problem.program), count, 17);
    }
    for (arguments, count, moves) in [
        ("poj3240 --side 1 --moves 0", 1, 0),
        ("uva10181 --moves 45", 2, 45),
        ("uva10181 --moves 58", 1, 58),
        ("lightoj_15puzzle --seed 2 --moves 1", 3, 1),
        ("hackerrank_npuzzle --side 4 --moves 33", 1, 33),
        ("boj9985 --side 4 --moves 12", 1, 12),
        ("uva652 --hardest", 2, 31),
        ("luogu_p1379 --hardest", 1, 30),
        ("hdu3567 --hardest", 2, 31),
        ("spoj_solving --side 3 --hardest", 1, 31),
        ("uva10181 --hardest", 1, 50),
        ("boj9985 --side 4 --hardest", 1, 15),
    ]
    .into_iter()
    .step_by(one_in(2))
    {
        check(arguments, count, moves);
    }
    let within: HashSet<_> = cases("hdu1043 --moves 8-12 --count 60").iter().map(fewest).collect();
    assert_eq!(within, (8..=12).map(Some).collect());
}

#[test]
fn every_board_of_as_many_moves_comes_before_any_is_repeated() {
    let drawn = cases("leetcode773 --moves 18 --count 36");
    let (first, second) = drawn.split_at(18);
    let set = |cases: &[Case]| cases.iter().map(|case| case.start.tiles.clone()).collect::<HashSet<_>>();
    assert!(set(first).len() == 18 && set(first) == set(second), "{drawn:?}");
    assert!(first.iter().zip(second).any(|(one, other)| one.start != other.start), "in the same order again");
}

#[test]
fn boards_that_are_not_found_in_time_are_not_printed() {
    for (arguments, clause) in [
        ("hdu6620 --moves 70 --count 100", "0 of 100 boards of 70 moves are found after 0.001 s, the limit of --time"),
        ("mipt091 --hardest", "0 of 1 hardest boards are found after 0.001 s, the limit of --time"),
    ] {
        let mut scramble = command("scramble");
        scramble.args(arguments.split(' ')).args(["--time", "0.001"]);
        assert_eq!(refused(&mut scramble, 1), clause);
    }
    assert_eq!(text("uva652 --count 3 --time 1000"), text("uva652 --count 3"));
}

#[test]
fn as_many_boards_are_unsolvable_as_are_asked_for() {
    for problem in PROBLEMS.iter().filter(|problem| problem.output.named).step_by(one_in(3)) {
        let (count, none) = if problem.input.boards == Boards::One { (1, 1) } else { (9, 4) };
        let cases = cases(&format!("{} --count {count} --unsolvable {none}{}", problem.program, side(problem)));
        assert_eq!(cases.iter().filter(|case| !case.solvable()).count(), none, "{}", problem.program);
    }
    let hardest = cases("uva652 --hardest --count 4 --unsolvable 2");
    let of_31_moves = hardest.iter().filter(|case| case.solvable() && fewest(case) == Some(31));
    assert_eq!(of_31_moves.count(), 2, "there are two such boards, and the unsolvable ones do not count");
    let drawn = |seed| cases(&format!("uva652 --count 9 --moves 20 --unsolvable 4 --seed {seed}"));
    let solvable = |seed| drawn(seed).iter().map(Case::solvable).collect::<Vec<_>>();
    assert!((2..9).any(|seed| solvable(seed) != solvable(1)), "always at the same positions");
}

/// Outputs that every system and rustc must print.
const KEPT: [(&str, &str); 5] = [
    ("uva10181 --moves 20", "1\n1 4 12 7\n5 2 6 0\n9 10 3 15\n13 14 8 11\n"),
    (
        "uva10181 --count 2 --moves 45 --seed 7",
        "2\n8 0 9 15\n1 14 2 11\n5 7 6 10\n13 12 4 3\n2 7 8 5\n14 9 13 6\n1 12 4 0\n15 3 10 11\n",
    ),
    (
        "uva652 --count 3 --moves 20-25 --unsolvable 1 --seed 18446744073709551615",
        "3\n\n6 8 4 x 1 7 2 3 5\n\n8 7 1 4 3 x 6 2 5\n\n3 8 7 4 6 1 2 5 x\n",
    ),
    ("hdu3567 --count 2 --moves 31", "2\n2671834X5\n534681X72\nX26873514\n415X72638\n"),
    ("poj3240 --side 5 --seed 0", "5\n18 3 1 22 6\n24 10 21 12 8\n20 4 14 23 2\n19 16 9 7 0\n17 15 5 13 11\n"),
];

#[test]
fn the_same_command_prints_the_same_bytes_everywhere() {
    for (arguments, kept) in KEPT {
        assert_eq!(text(arguments), kept, "{arguments}");
    }
}
