//! Every program on all boards of a small shape or a share of them, and on known boards of the 15-puzzle.
//!
//! The checker knows the fewest moves by the kit's searches, which the tests of the library compare with breadth-first
//! search, and which boards are solvable by a parity test of its own.

use super::answer;
use crate::one_in;
use scripts::boards::by_length;
use scripts::boards::levels::Levels;
use scripts::boards::random::{order, Random};
use scripts::kit::grid::{Case, Grid};
use scripts::problems::list::{find, PROBLEMS};
use scripts::problems::problem::{Boards, Problem, Shape};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::thread;

/// Runs a program on these cases, in one input if its judge allows that, and checks every answer.
fn check(problem: &Problem, cases: &[Case]) {
    let together = if problem.input.boards == Boards::One { 1 } else { cases.len() };
    for cases in cases.chunks(together) {
        let input = problem.input_of(cases);
        let output = answer(problem.program, input.as_bytes());
        let checked = problem.check(problem.promise, input.as_bytes(), &output.stdout);
        assert_eq!(checked, Ok(()), "{}, the first case is {:?}", problem.program, cases[0]);
        assert!(output.status.success() && output.stderr.is_empty(), "{}", problem.program);
    }
}

fn small_shapes(problem: &Problem) -> Vec<(usize, usize)> {
    match problem.input.shape {
        Shape::Fixed(rows, columns) => vec![(rows, columns)],
        Shape::Square(least, _) | Shape::OddSquare(least, _) => {
            (least.max(2) as usize..=3).map(|side| (side, side)).collect()
        }
        Shape::Rectangle(..) => vec![(2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3), (1, 6), (6, 1)],
    }
}

/// Returns all boards that reach a goal, which are found once for all tests.
fn levels(goal: &Grid) -> Arc<Levels> {
    static KNOWN: LazyLock<Mutex<HashMap<Grid, Arc<Levels>>>> = LazyLock::new(Mutex::default);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(known.entry(goal.clone()).or_insert_with(|| Arc::new(Levels::to(goal))))
}

/// Returns one in `share` of the boards of a shape that reach the goal, but at least ten, each with its twin. The last one
/// is farthest from the goal: by then, a solver has prepared its table.
fn boards(goal: &Grid, share: usize) -> impl Iterator<Item = Case> + '_ {
    let starts: Vec<Grid> = levels(goal).nearest_first().map(|(_, start)| start).collect();
    let share = share.min(starts.len() / 10).max(1);
    let chosen: Vec<Grid> = starts.into_iter().rev().step_by(share).collect();
    chosen.into_iter().rev().flat_map(|start| [start.twin(), start]).map(|start| Case { start, goal: goal.clone() })
}

/// Checks the programs whose inputs are one board, or the others, each on its own thread.
fn check_small(one: bool, share: usize) {
    let check_problem = |problem: &Problem| {
        for (rows, columns) in small_shapes(problem) {
            // Where each board has a goal of its own, the boards are those that reach the usual one, and their twins.
            let goal = problem.input.goal.grid(rows, columns).unwrap_or_else(|| Grid::in_order(rows, columns, 0));
            check(problem, &boards(&goal, share).collect::<Vec<_>>());
        }
    };
    let is_chosen = |problem: &&Problem| (problem.input.boards == Boards::One) == one;
    let has_small = |problem: &&Problem| !problem.input.goal.is_of_each() && !is_fifteen(problem);
    let chosen: Vec<&Problem> = PROBLEMS.iter().copied().filter(is_chosen).filter(has_small).collect();
    assert!(chosen.len() >= 9, "{} programs", chosen.len());
    thread::scope(|scope| chosen.iter().for_each(|problem| drop(scope.spawn(move || check_problem(problem)))));
}

fn is_fifteen(problem: &Problem) -> bool {
    problem.input.shape == Shape::Fixed(4, 4)
}

#[test]
fn programs_for_many_boards_answer_a_large_share() {
    check_small(false, one_in(100) * 3);
}

#[test]
fn programs_for_one_board_answer_a_share_of_all() {
    check_small(true, 10007);
}

#[test]
fn programs_for_any_goal_answer_pairs() {
    for (program, side) in [("hdu3567", 3), ("codeforces645a", 2), ("acwing108", 3), ("acwing108", 5)] {
        let (in_order, mut random) = (Grid::in_order(side, side, 0), Random::new(3567));
        let pair = |_| Case { start: order(&in_order, &mut random), goal: order(&in_order, &mut random) };
        let pairs: Vec<Case> = (0..1000 / one_in(10)).map(pair).collect();
        check(find(program).unwrap(), &pairs);
    }
}

#[test]
fn programs_for_the_15_puzzle_answer_known_boards() {
    let goal = Grid::in_order(4, 4, 15);
    let known = by_length(30, 50).into_iter().step_by(2 * one_in(20)).map(|known| Grid::of(known.board));
    let starts = known.flat_map(|start| [start.twin(), start]);
    let cases: Vec<Case> = starts.map(|start| Case { start, goal: goal.clone() }).collect();
    let problems = PROBLEMS.iter().copied().filter(|problem| is_fifteen(problem));
    assert!(problems.map(|problem| check(problem, &cases)).count() >= 8);
}

#[test]
fn the_greatest_boards_are_answered() {
    for (program, side) in [("hdu3600", 300), ("acwing108", 499), ("poj2893", 999)].into_iter().step_by(one_in(3)) {
        let goal = Grid::in_order(side, side, side * side - 1);
        let shuffled = Case { start: order(&goal, &mut Random::new(1)), goal };
        check(find(program).unwrap(), &[shuffled.twin(), shuffled]);
    }
}
