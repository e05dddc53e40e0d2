//! Programs that promise the fewest moves, compared with breadth-first search on every board of their shape.
//!
//! Programs that read one board take a sample also in a release build, unless `--include-ignored` is given.

use super::answer;
use crate::distances::distances;
use crate::one_in;
use scripts::boards::by_length;
use scripts::methods::state::{grid, State, Wide};
use scripts::problems::answers::{Lines, Said};
use scripts::problems::grid::{Case, Grid};
use scripts::problems::list::{find, PROBLEMS};
use scripts::problems::problem::{Boards, Goal, Problem, Rule, Shape};
use scripts::problems::replay::replay;
use scripts::random::{order, Random};
use slidekit::board::Move;
use std::thread;

/// A case and its known answer.
struct Known {
    case: Case,
    /// `None` if the board is unsolvable.
    fewest: Option<usize>,
    /// The alphabetically least of the shortest answers, if known.
    least: Option<Vec<Move>>,
}

impl Known {
    fn new(case: Case, least: Option<Vec<Move>>) -> Known {
        Known { case, fewest: least.as_ref().map(Vec::len), least }
    }
}

/// Runs a program on these cases, in one input if its judge allows that, and checks every answer.
fn check(problem: &Problem, known: &[Known]) {
    let together = if problem.input.boards == Boards::One { 1 } else { known.len() };
    for known in known.chunks(together) {
        let cases: Vec<Case> = known.iter().map(|known| known.case.clone()).collect();
        let output = answer(problem.program, problem.input_of(&cases).as_bytes());
        assert!(output.status.success(), "{} on {cases:?}", problem.program);
        let text = String::from_utf8(output.stdout).unwrap();
        let mut lines = Lines::new(&problem.output, &text, cases.len());
        for (number, known) in (1..).zip(known) {
            let said = lines.answer(number, known.case.start == known.case.goal).unwrap();
            assert!(is_right(problem, known, &said), "{}: {:?}, {said:?}", problem.program, known.case);
        }
        assert_eq!((lines.end(), lines.slip), (Ok(()), None), "{}", problem.program);
    }
}

fn is_right(problem: &Problem, known: &Known, said: &Said) -> bool {
    let Some(fewest) = known.fewest else { return *said == Said::Unsolvable };
    if problem.limit.is_some_and(|limit| fewest > limit) {
        return *said == if problem.output.too_long.is_some() { Said::TooLong } else { Said::Unsolvable };
    }
    let Said::Moves(count, moves) = said else { return false };
    count.is_none_or(|count| count == fewest)
        && moves.as_ref().is_none_or(|moves| {
            replay(&known.case, moves, &problem.output.moves, None) == Ok(fewest)
                && (problem.promise != Rule::Least
                    || known.least.as_ref().is_none_or(|least| spells(problem, moves, least)))
        })
}

fn spells(problem: &Problem, words: &[&str], moves: &[Move]) -> bool {
    moves.iter().map(|&mv| problem.output.moves[mv as usize]).eq(words.iter().copied())
}

/// Returns one in `share` of a problem's boards, but at least ten, and some unsolvable ones.
fn every(share: usize, problem: &Problem) -> Vec<Known> {
    let (rows, columns) = match problem.input.shape {
        Shape::Fixed(rows, columns) => (rows, columns),
        Shape::Square(..) | Shape::Rectangle(..) => unreachable!("{} promises no fewest moves", problem.program),
    };
    let goal = problem.input.goal.grid(rows, columns).expect("one goal");
    let distances = distances(&goal);
    let share = share.min(distances.boards.len() / 10);
    let mut known = Vec::new();
    for (place, &board) in distances.boards.iter().enumerate().step_by(share) {
        let case = Case { start: grid(board), goal: goal.clone() };
        if place % (10 * share) == 0 {
            known.push(Known::new(case.twin(), None));
        }
        known.push(Known::new(case, distances.least(board)));
    }
    known
}

/// The problems whose programs promise the fewest moves on small boards with one goal.
fn small(boards_one: bool) -> impl Iterator<Item = &'static Problem> {
    PROBLEMS.iter().filter(move |problem| {
        problem.promise >= Rule::Fewest
            && problem.input.goal != Goal::Given
            && problem.input.shape != Shape::Fixed(4, 4)
            && boards_one == (problem.input.boards == Boards::One)
    })
}

/// Checks these programs on one board in `share`.
fn check_small(boards_one: bool, share: usize) {
    let threads = small(boards_one).map(|problem| thread::spawn(move || check(problem, &every(share, problem))));
    let threads: Vec<_> = threads.collect();
    // Many boards: uva652, hdu1043, boj11112, aoj0121, leetcode773. One board: poj1077, aoj_alds1_13_b, luogu_p1379,
    // acwing179, acwing845, boj1525, jutge_p68428, boj34388.
    assert_eq!(threads.len(), if boards_one { 8 } else { 5 });
    threads.into_iter().for_each(|thread| thread.join().unwrap());
}

#[test]
fn programs_for_many_boards_answer_every_board() {
    check_small(false, one_in(23));
}

#[test]
fn programs_for_one_board_answer_a_share_of_all() {
    check_small(true, 5003);
}

#[test]
#[ignore = "takes 200,000 processes of each program"]
fn programs_for_one_board_answer_every_board() {
    check_small(true, 1);
}

#[test]
fn hdu3567_answers_1000_pairs() {
    let distances: Vec<_> = (0..9).map(|blank| distances(&Grid::in_order(3, 3, blank))).collect();
    let mut random = Random::new(3567);
    let pair = |_| {
        let any = Grid::in_order(3, 3, 0);
        let (start, goal) = (order(&any, &mut random), order(&any, &mut random));
        // Tiles named by the order in which the goal has them.
        let name = |&tile: &usize| goal.tiles.iter().filter(|&&other| other != 0).position(|&other| other == tile);
        let tiles = start.tiles.iter().map(|tile| name(tile).map_or(0, |name| name + 1)).collect();
        let least = distances[goal.blank()].least(Wide::of(&Grid { columns: 3, tiles }));
        Known::new(Case { start, goal }, least)
    };
    let pairs: Vec<_> = (0..1000).map(pair).collect();
    assert!(pairs.iter().filter(|known| known.fewest.is_some()).count() > 400);
    check(find("hdu3567").unwrap(), &pairs);
}

#[test]
fn programs_for_the_15_puzzle_answer_known_boards() {
    let goal = Grid::in_order(4, 4, 15);
    let known = by_length(30, 50).into_iter().step_by(one_in(8)).map(|known| {
        let case = Case { start: Grid::of(known.board), goal: goal.clone() };
        Known { case, fewest: Some(known.fewest), least: None }
    });
    let known: Vec<_> = known.collect();
    let fifteen = |problem: &&Problem| problem.promise >= Rule::Fewest && problem.input.shape == Shape::Fixed(4, 4);
    let checked = PROBLEMS.iter().filter(fifteen).map(|problem| check(problem, &known)).count();
    assert_eq!(checked, 3, "aoj_alds1_13_c, eolymp3669, lightoj_15puzzle");
}
