//! The tool `scramble`: its inputs are read back, and the fewest moves of each board are checked.

use crate::tool::{command, printed};
use scripts::problems::grid::Case;
use scripts::problems::list::{find, PROBLEMS};
use scripts::problems::problem::{Boards, Problem, Shape};
use scripts::solve::{is_shortest, solve};
use std::collections::HashSet;

/// Returns scramble's output.
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

/// Returns the fewest moves of a case, by the kit's search.
fn fewest(case: &Case) -> Option<usize> {
    assert!(is_shortest(case));
    solve(case).map(|moves| moves.len())
}

/// Checks that scramble prints `count` cases that need `moves` moves each.
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
        Shape::Square(..) | Shape::Fixed(..) => "",
    }
}

#[test]
fn every_problem_gets_as_many_boards_as_are_asked_for() {
    for problem in PROBLEMS.iter() {
        let count = if problem.input.boards == Boards::One { 1 } else { 5 };
        let cases = cases(&format!("{} --count {count}{}", problem.program, side(problem)));
        assert_eq!(cases.len(), count, "{}", problem.program);
        assert!(cases.iter().all(Case::solvable), "{}", problem.program);
        assert_eq!(cases.iter().map(|case| &case.start.tiles).collect::<HashSet<_>>().len(), count);
        if let Shape::Square(_, most) = problem.input.shape {
            assert_eq!(cases[0].start.columns, most as usize, "{}: the greatest side", problem.program);
        }
    }
    for side in 1..=10 {
        let cases = cases(&format!("poj3240 --side {side}"));
        assert!(cases[0].solvable() && cases[0].start.columns == side && cases[0].start.rows() == side);
    }
}

#[test]
fn boards_need_as_many_moves_as_are_asked_for() {
    let small = |shape| matches!(shape, Shape::Fixed(rows, columns) if (6..16).contains(&(rows * columns)));
    for problem in PROBLEMS.iter().filter(|problem| small(problem.input.shape)) {
        let count = if problem.input.boards == Boards::One { 1 } else { 4 };
        for moves in [0, 17] {
            check(&format!("{} --moves {moves}", problem.program), count, moves);
        }
    }
    for (arguments, count, moves) in [
        ("poj3240 --side 1", 1, 0),
        ("poj3240 --side 2", 1, 6),
        ("poj3240 --side 3", 1, 31),
        ("spoj_solving --side 3", 3, 20),
        ("uva10181", 3, 45),
        ("uva10181", 2, 58),
        ("lightoj_15puzzle --seed 2", 3, 1),
        ("spoj_solving --side 4", 2, 0),
        ("hackerrank_npuzzle --side 4", 1, 33),
        ("boj9985 --side 4", 1, 12),
    ] {
        check(&format!("{arguments} --moves {moves}"), count, moves);
    }
}

#[test]
fn moves_within_a_range_are_all_met() {
    for (arguments, range) in
        [("hdu1043 --moves 8-12 --count 60", 8..=12), ("uva10181 --moves 40-42 --count 20", 40..=42)]
    {
        let moves: HashSet<_> = cases(arguments).iter().map(|case| fewest(case)).collect();
        assert_eq!(moves, range.map(Some).collect());
    }
}

#[test]
fn the_hardest_boards_need_the_most_moves_or_as_many_as_the_judge_allows() {
    for (arguments, count, most) in [
        ("uva652", 2, 31),
        ("poj1077", 1, 31),
        ("luogu_p1379", 1, 30),
        ("aoj0121", 1, 36),
        ("leetcode773", 1, 21),
        ("hdu3567", 2, 31),
        ("spoj_solving --side 3", 1, 31),
        ("uva10181", 1, 50),
        ("eolymp3669", 1, 45),
        ("mipt091", 1, 70),
        ("boj9985 --side 3", 1, 15),
        ("boj9985 --side 4", 1, 15),
    ] {
        check(&format!("{arguments} --hardest"), count, most);
    }
    let text = text("hdu1043 --hardest --count 2");
    assert_eq!(HashSet::from(["8 6 7 2 5 4 3 x 1", "6 4 7 8 5 x 3 2 1"]), text.lines().collect());
}

#[test]
fn as_many_boards_are_unsolvable_as_are_asked_for() {
    for problem in PROBLEMS.iter().filter(|problem| problem.output.named) {
        let (count, none) = if problem.input.boards == Boards::One { (1, 1) } else { (9, 4) };
        let cases = cases(&format!("{} --count {count} --unsolvable {none}{}", problem.program, side(problem)));
        assert_eq!(cases.iter().filter(|case| !case.solvable()).count(), none, "{}", problem.program);
    }
    let drawn = |seed| cases(&format!("uva652 --count 9 --moves 20 --unsolvable 4 --seed {seed}"));
    let solvable = |seed| drawn(seed).iter().map(Case::solvable).collect::<Vec<_>>();
    assert!((2..9).any(|seed| solvable(seed) != solvable(1)), "always at the same positions");
}

/// Outputs that every system and rustc must print.
const KEPT: [(&str, &str); 5] = [
    (
        "uva10181 --count 2 --moves 45 --seed 7",
        "2\n8 0 9 15\n1 14 2 11\n5 7 6 10\n13 12 4 3\n2 7 8 5\n14 9 13 6\n1 12 4 0\n15 3 10 11\n",
    ),
    ("uva10181 --moves 60", "1\n7 11 6 14\n15 0 12 9\n8 4 13 2\n3 5 1 10\n"),
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
