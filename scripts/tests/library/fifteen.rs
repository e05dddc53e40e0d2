//! Every stage of the 15-puzzle's solver, alone and together, on boards with known answers.

use crate::one_in;
use scripts::boards::{by_length, korf, unsolvable};
use slidekit::board::Board;
use slidekit::heuristic::Heuristic;
use slidekit::idastar::IdaStar;
use slidekit::pruning::Pruning;
use slidekit::search::{Answer, Settings};
use slidekit::solver::Fifteen;

const SHORTEST: Settings = Settings { weight: (1, 1), limit: 80, memory: 0 };

fn of_length(least: usize, most: usize) -> impl Iterator<Item = (i32, Board<4, 4>)> {
    by_length(least, most).into_iter().map(|known| (known.fewest as i32, known.board))
}

fn all() -> impl Iterator<Item = (i32, Board<4, 4>)> {
    of_length(0, 80).chain(korf().into_iter().map(|known| (known.fewest as i32, known.board)))
}

fn manhattan() -> IdaStar<4, 4> {
    IdaStar::new(Heuristic::manhattan(Board::<4, 4>::GOAL))
}

fn fours() -> IdaStar<4, 4> {
    IdaStar::new(Heuristic::fours())
}

fn fives() -> IdaStar<4, 4> {
    IdaStar::new(Heuristic::fives())
}

fn shortest(search: &mut IdaStar<4, 4>, board: Board<4, 4>) -> Option<Answer> {
    search.solve(board, &SHORTEST, u64::MAX)
}

/// Checks that an answer leads to the goal, and returns its length.
fn replayed(board: Board<4, 4>, outcome: &Option<Answer>) -> i32 {
    match outcome {
        Some(Answer::Moves(moves)) => {
            let end = moves.iter().try_fold(board, |board, &mv| board.after(mv));
            assert_eq!(end, Some(Board::GOAL), "{board:?} by {moves:?}");
            moves.len() as i32
        }
        other => panic!("{board:?}: {other:?}"),
    }
}

#[test]
fn manhattan_alone_is_shortest_and_least_with_pruning_and_without() {
    let (mut pruned, mut plain) = (manhattan(), manhattan());
    plain.pruning = Pruning::no_backtrack();
    for (moves, board) in of_length(30, 35) {
        let outcome = shortest(&mut pruned, board);
        assert_eq!(replayed(board, &outcome), moves, "{board:?}");
        // Without pruning, moves are tried in the order of the alphabet and nothing is left out.
        assert_eq!(outcome, shortest(&mut plain, board), "{board:?}");
    }
    assert!(pruned.expanded < plain.expanded);
}

/// Checks that a search finds the least of the shortest answers to one board in `share`.
fn check_alone(mut search: IdaStar<4, 4>, share: usize) {
    let mut plainest = manhattan();
    for (moves, board) in all().step_by(share) {
        let outcome = shortest(&mut search, board);
        assert_eq!(replayed(board, &outcome), moves, "{board:?}");
        if moves <= 40 {
            assert_eq!(outcome, shortest(&mut plainest, board), "{board:?}");
        }
    }
}

#[test]
fn groups_of_four_alone_are_shortest_and_least() {
    check_alone(fours(), one_in(5));
}

#[test]
fn groups_of_five_alone_are_shortest_and_least() {
    check_alone(fives(), one_in(3));
}

#[test]
fn each_stage_alone_meets_the_limit_and_refuses_one_less() {
    let mut searches = [fours(), fives(), manhattan()];
    for weight in [(1, 1), (4, 3), (2, 1)] {
        for (moves, board) in of_length(30, 40).step_by(one_in(4)) {
            for limit in [moves, moves + 1, moves - 1, moves - 2] {
                let settings = Settings { weight, limit: limit as u8, memory: 0 };
                for search in &mut searches {
                    let outcome = search.solve(board, &settings, u64::MAX);
                    if limit < moves {
                        assert_eq!(outcome, Some(Answer::TooLong), "{board:?} in {limit}");
                    } else {
                        assert!(replayed(board, &outcome) <= limit, "{board:?} in {limit}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_rule_answers_every_board_within_50_moves_and_refuses_the_others() {
    let mut solver = Fifteen::new(Settings { weight: (4, 3), limit: 50, memory: 1 << 10 });
    for (moves, board) in all().chain(unsolvable().into_iter().map(|board| (-1, board))) {
        match solver.solve(board) {
            Answer::Moves(answer) => {
                assert!(replayed(board, &Some(Answer::Moves(answer))) <= 50 && moves > 0, "{board:?}")
            }
            Answer::TooLong => assert!(moves > 50, "{board:?}"),
            Answer::Unsolvable => assert_eq!(moves, -1, "{board:?}"),
        }
    }
    assert!(solver.unprepared.astar.expanded > 0);
    assert_eq!(solver.databases, 2);
}

#[test]
fn the_rule_is_shortest_with_weight_1() {
    let mut solver = Fifteen::new(Settings { memory: 1 << 10, ..SHORTEST });
    for (moves, board) in all().step_by(one_in(3)) {
        match solver.solve(board) {
            Answer::Moves(answer) => assert_eq!(replayed(board, &Some(Answer::Moves(answer))), moves, "{board:?}"),
            other => panic!("{board:?}: {other:?}"),
        }
    }
}
