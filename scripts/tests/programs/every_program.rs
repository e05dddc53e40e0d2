//! Every program that promises the fewest moves against breadth-first search, on every board of its shape.
//!
//! A program that reads one board is started anew for each, which takes long: `cargo test` takes a share of the boards,
//! and `cargo test --release every_program -- --ignored` all of them.

use super::executable;
use scripts::problems::answers::{Lines, Said};
use scripts::problems::grid::{Case, Grid};
use scripts::problems::list::{find, PROBLEMS};
use scripts::problems::problem::{Boards, Goal, Problem, Rule, Shape};
use scripts::problems::replay::replay;
use scripts::programs::root;
use scripts::random::Random;
use slidekit::board::Move;
use std::collections::HashMap;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

/// Every board that reaches a goal, breadth first from there, and its fewest moves.
struct Distances {
    boards: Vec<Grid>,
    fewest: HashMap<Vec<u8>, usize>,
}

impl Distances {
    fn to(goal: &Grid) -> Distances {
        let mut boards = vec![goal.clone()];
        let mut fewest = HashMap::from([(goal.tiles.clone(), 0)]);
        let mut next = 0;
        while next < boards.len() {
            let board = boards[next].clone();
            let moves = fewest[&board.tiles] + 1;
            for after in Move::ALL.iter().filter_map(|&mv| board.after(mv)) {
                if !fewest.contains_key(&after.tiles) {
                    fewest.insert(after.tiles.clone(), moves);
                    boards.push(after);
                }
            }
            next += 1;
        }
        Distances { boards, fewest }
    }

    /// The alphabetically least of the shortest answers, if there is one.
    fn least(&self, start: &Grid) -> Option<Vec<Move>> {
        let mut moves = Vec::new();
        let (mut board, mut left) = (start.clone(), *self.fewest.get(&start.tiles)?);
        while left > 0 {
            left -= 1;
            let nearer = |&&mv: &&Move| board.after(mv).is_some_and(|after| self.fewest[&after.tiles] == left);
            let mv = *Move::ALL.iter().find(nearer).expect("a board next to this one is nearer");
            board = board.after(mv).expect("a move on the board");
            moves.push(mv);
        }
        Some(moves)
    }
}

/// What a program answers to these cases.
fn output(problem: &Problem, cases: &[Case]) -> String {
    let mut command = Command::new(executable(problem.program));
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut stdin, input) = (child.stdin.take().unwrap(), problem.input_of(cases));
    let writer = thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(output.status.success(), "{} on {:?}", problem.program, cases);
    String::from_utf8(output.stdout).unwrap()
}

/// Runs a program on these cases, all at once or one after another, and holds each answer against its least one.
fn check(problem: &Problem, cases: &[(Case, Option<Vec<Move>>)]) {
    let together = if problem.input.boards == Boards::One { 1 } else { cases.len() };
    for cases in cases.chunks(together) {
        let starts: Vec<Case> = cases.iter().map(|(case, _)| case.clone()).collect();
        let output = output(problem, &starts);
        let mut lines = Lines::new(&problem.output, &output, cases.len());
        for (number, (case, least)) in (1..).zip(cases) {
            let said = lines.answer(number, case.start == case.goal).unwrap();
            assert!(is_right(problem, case, &said, least), "{}: {:?}, {:?}", problem.program, case, said);
        }
        assert_eq!((lines.end(), lines.slip), (Ok(()), None), "{}", problem.program);
    }
}

fn is_right(problem: &Problem, case: &Case, said: &Said, least: &Option<Vec<Move>>) -> bool {
    let least = match least {
        None => return *said == Said::Unsolvable,
        Some(least) if problem.limit.is_some_and(|limit| least.len() > limit) => {
            return *said == if problem.output.too_long.is_some() { Said::TooLong } else { Said::Unsolvable };
        }
        Some(least) => least,
    };
    match said {
        Said::Moves(count, moves) => {
            let spelled = least.iter().map(|&mv| problem.output.moves[mv as usize]);
            let right = moves.as_ref().is_none_or(|moves| {
                replay(case, moves, &problem.output.moves, None) == Ok(least.len())
                    && (problem.promise != Rule::Least || spelled.eq(moves.iter().copied()))
            });
            right && count.is_none_or(|count| count == least.len())
        }
        _ => false,
    }
}

/// One in so many of the boards of a problem's shape, each with its least answer, and some that have none.
fn every(share: usize, problem: &Problem) -> Vec<(Case, Option<Vec<Move>>)> {
    let (rows, columns) = match problem.input.shape {
        Shape::Fixed(rows, columns) => (rows, columns),
        Shape::Square(..) => unreachable!("{} promises no fewest moves", problem.program),
    };
    let goal = problem.input.goal.grid(rows, columns).expect("one goal");
    let distances = Distances::to(&goal);
    let mut cases = Vec::new();
    for (place, start) in distances.boards.iter().enumerate().step_by(share) {
        cases.push((Case { start: start.clone(), goal: goal.clone() }, distances.least(start)));
        if place % (10 * share) == 0 {
            cases.push((Case { start: start.twin(), goal: goal.clone() }, None));
        }
    }
    cases
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

#[test]
fn programs_for_many_boards_answer_every_board() {
    let checked = small(false).map(|problem| check(problem, &every(1, problem))).count();
    assert_eq!(checked, 5, "uva652, hdu1043, boj11112, aoj0121, leetcode773");
}

#[test]
fn programs_for_one_board_answer_a_share_of_all() {
    let checked = small(true).map(|problem| check(problem, &every(601, problem))).count();
    assert_eq!(checked, 7, "poj1077, aoj_alds1_13_b, luogu_p1379, acwing179, acwing845, boj1525, jutge_p68428");
}

#[test]
#[ignore = "takes 200,000 processes of each program"]
fn programs_for_one_board_answer_every_board() {
    let threads = small(true).map(|problem| thread::spawn(move || check(problem, &every(1, problem))));
    for thread in threads.collect::<Vec<_>>() {
        thread.join().unwrap();
    }
}

/// A 3 x 3 board of tiles in any order.
fn any_order(random: &mut Random) -> Grid {
    let mut grid = Grid::in_order(3, 3, 0);
    random.shuffle(&mut grid.tiles);
    grid
}

#[test]
fn hdu3567_answers_1000_pairs() {
    let distances: Vec<Distances> = (0..9).map(|blank| Distances::to(&Grid::in_order(3, 3, blank))).collect();
    let mut random = Random::new(3567);
    let pair = |_| {
        let (start, goal) = (any_order(&mut random), any_order(&mut random));
        // Tiles named by the order in which the goal has them.
        let name = |&tile: &u8| goal.tiles.iter().filter(|&&other| other != 0).position(|&other| other == tile);
        let tiles = start.tiles.iter().map(|tile| name(tile).map_or(0, |name| name as u8 + 1)).collect();
        let least = distances[goal.blank()].least(&Grid { columns: 3, tiles });
        (Case { start, goal }, least)
    };
    let pairs: Vec<_> = (0..1000).map(pair).collect();
    assert!(pairs.iter().filter(|(_, least)| least.is_some()).count() > 400);
    check(find("hdu3567").unwrap(), &pairs);
}

/// The boards of the 15-puzzle in a file that need 30 to 50 moves, and how many.
fn fifteens() -> Vec<(Case, usize)> {
    let path = root().join("judge_inputs/boards/by_length.txt");
    let text = std::fs::read_to_string(path).unwrap();
    let known = text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let numbers: Vec<u8> = line.split_whitespace().map(|word| word.parse().unwrap()).collect();
        let (head, tiles) = numbers.split_at(numbers.len() - 16);
        let start = Grid { columns: 4, tiles: tiles.to_vec() };
        (Case { start, goal: Grid::in_order(4, 4, 15) }, usize::from(head[head.len() - 1]))
    });
    known.filter(|&(_, fewest)| fewest <= 50).collect()
}

/// Holds a program of the 15-puzzle against the known numbers of moves.
fn check_fifteen(problem: &Problem, known: &[(Case, usize)]) {
    let together = if problem.input.boards == Boards::One { 1 } else { known.len() };
    for known in known.chunks(together) {
        let cases: Vec<Case> = known.iter().map(|(case, _)| case.clone()).collect();
        let output = output(problem, &cases);
        let mut lines = Lines::new(&problem.output, &output, cases.len());
        for (number, (case, fewest)) in (1..).zip(known) {
            let right = match lines.answer(number, false).unwrap() {
                Said::Moves(Some(count), None) => count == *fewest,
                Said::Moves(_, Some(moves)) => {
                    replay(case, &moves, &problem.output.moves, problem.limit) == Ok(*fewest)
                }
                said => {
                    let long = problem.output.too_long.map_or(Said::Unsolvable, |_| Said::TooLong);
                    said == long && problem.limit.is_some_and(|limit| *fewest > limit)
                }
            };
            assert!(right, "{}: {:?}", problem.program, case);
        }
        assert_eq!((lines.end(), lines.slip), (Ok(()), None), "{}", problem.program);
    }
}

fn check_fifteens(share: usize) {
    let known: Vec<_> = fifteens().into_iter().step_by(share).collect();
    let fifteen = |problem: &&Problem| problem.promise >= Rule::Fewest && problem.input.shape == Shape::Fixed(4, 4);
    let checked = PROBLEMS.iter().filter(fifteen).map(|problem| check_fifteen(problem, &known)).count();
    assert_eq!(checked, 3, "aoj_alds1_13_c, eolymp3669, lightoj_15puzzle");
}

#[test]
fn programs_for_the_15_puzzle_answer_a_share_of_known_boards() {
    check_fifteens(8);
}

#[test]
#[ignore = "takes a minute"]
fn programs_for_the_15_puzzle_answer_all_known_boards() {
    check_fifteens(1);
}
