//! Every stage of the 15-puzzle's solver, alone and together, on boards with known answers and on random ones.

use crate::one_in;
use scripts::boards::{by_length, korf, unsolvable, Known};
use scripts::random::Random;
use slidekit::astar::AStar;
use slidekit::board::{Board, Move};
use slidekit::heuristic::Heuristic;
use slidekit::idastar::IdaStar;
use slidekit::parity::solvable;
use slidekit::pruning::Pruning;
use slidekit::search::{Answer, Settings};
use slidekit::solver::Fifteen;

const SHORTEST: Settings = Settings { weight: (1, 1), limit: 80, memory: 0 };

/// Returns the known boards that need `least` to `most` moves.
fn of_length(least: usize, most: usize) -> Vec<(i32, Board<4, 4>)> {
    let boards = by_length(least, most).into_iter().map(|known| (known.fewest as i32, known.board));
    boards.collect()
}

/// Returns all boards whose fewest moves are known.
fn all() -> Vec<(i32, Board<4, 4>)> {
    of_length(0, 80)
}

/// Adds the unsolvable boards, with -1.
fn all_and_unsolvable() -> impl Iterator<Item = (i32, Board<4, 4>)> {
    all().into_iter().chain(unsolvable().into_iter().map(|board| (-1, board)))
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

/// Returns a random order of the tiles, each as likely as the others.
fn any_order(random: &mut Random) -> Board<4, 4> {
    let mut tiles: Vec<usize> = (0..16).collect();
    random.shuffle(&mut tiles);
    Board::new(&tiles)
}

/// Returns the board this many random moves away from the goal, none of them straight back.
fn walk_of(moves: usize, random: &mut Random) -> Board<4, 4> {
    let (mut board, mut last, mut made) = (Board::GOAL, None, 0);
    while made < moves {
        let mv = Move::ALL[random.below(4)];
        if let Some(after) = board.after(mv).filter(|_| last != Some(mv.opposite())) {
            board = after;
            last = Some(mv);
            made += 1;
        }
    }
    board
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
    for (moves, board) in all().into_iter().step_by(share) {
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
fn korfs_boards_have_their_published_lengths() {
    let mut fives = fives();
    for Known { board, fewest } in korf().into_iter().step_by(one_in(3)) {
        assert_eq!(replayed(board, &shortest(&mut fives, board)), fewest as i32, "{board:?}");
    }
}

#[test]
fn each_stage_alone_meets_the_limit_and_refuses_one_less() {
    let mut searches = [fours(), fives(), manhattan()];
    for weight in [(1, 1), (4, 3), (2, 1)] {
        for (moves, board) in of_length(30, 40).into_iter().step_by(one_in(4)) {
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
    for (moves, board) in all_and_unsolvable() {
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
    for (moves, board) in all().into_iter().step_by(one_in(3)) {
        match solver.solve(board) {
            Answer::Moves(answer) => assert_eq!(replayed(board, &Some(Answer::Moves(answer))), moves, "{board:?}"),
            other => panic!("{board:?}: {other:?}"),
        }
    }
}

#[test]
fn the_stages_agree_on_random_walks() {
    let (mut fours, mut fives, mut plain) = (fours(), fives(), manhattan());
    let mut astar = AStar::new(1 << 12);
    let mut random = Random::new(11);
    for walk in (0..6_000).step_by(one_in(3)) {
        let board = walk_of(10 + walk % 30, &mut random);
        let outcome = shortest(&mut plain, board);
        assert_eq!(shortest(&mut fours, board), outcome, "seed 11, walk {walk}");
        assert_eq!(shortest(&mut fives, board), outcome, "seed 11, walk {walk}");
        let found = astar.solve(board, &plain.heuristic, &Settings { memory: 1 << 12, ..SHORTEST });
        if found.is_some() {
            assert_eq!(replayed(board, &found), replayed(board, &outcome), "seed 11, walk {walk}");
        }
    }
}

#[test]
fn a_random_board_has_an_answer_exactly_when_its_twin_has_none() {
    let settings = Settings { weight: (2, 1), limit: 80, memory: 0 };
    let mut search = fives();
    let (mut random, mut answers) = (Random::new(13), 0);
    for number in (0..20_000).step_by(one_in(4)) {
        let board = any_order(&mut random);
        let mut twin: Vec<usize> = board.tiles().collect();
        let cells = [board.cell(1), board.cell(2)];
        twin.swap(cells[0], cells[1]);
        for board in [board, Board::new(&twin)] {
            if solvable(board, Board::GOAL) {
                let moves = replayed(board, &search.solve(board, &settings, u64::MAX));
                assert!(moves <= 80, "seed 13, board {number}: no board needs more than 80 moves");
                answers += 1;
            }
        }
    }
    assert_eq!(answers, 20_000 / one_in(4), "seed 13");
}
