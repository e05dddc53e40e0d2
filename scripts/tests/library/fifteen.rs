//! Every stage of the 15-puzzle's solver, alone and together, on boards with known answers and on random ones.

use scripts::boards::{by_length, korf, unsolvable, Known};
use scripts::random::Random;
use slidekit::astar::AStar;
use slidekit::board::{Board, Move};
use slidekit::idastar::IdaStar;
use slidekit::manhattan::Manhattan;
use slidekit::patterns::Patterns;
use slidekit::pocket::Pocket;
use slidekit::pruning::Pruning;
use slidekit::search::{Outcome, Settings};
use slidekit::solver::{Answer, Solver};
use slidekit::stage::Stage;
use slidekit::staged_fifteen::StagedFifteen;

type Fours = IdaStar<Patterns<4>, 4, 4>;
type Fives = IdaStar<Patterns<5>, 4, 4>;

const SHORTEST: Settings = Settings { weight: (1, 1), limit: 80, memory: 0 };

/// The boards whose fewest moves are known and within these.
fn of_length(least: usize, most: usize) -> Vec<(i32, Board<4, 4>)> {
    let boards = by_length(least, most).into_iter().map(|known| (known.fewest as i32, known.board));
    boards.collect()
}

/// All boards whose fewest moves are known.
fn all() -> Vec<(i32, Board<4, 4>)> {
    of_length(0, 80)
}

/// The same and those without an answer, with -1.
fn all_and_unsolvable() -> impl Iterator<Item = (i32, Board<4, 4>)> {
    all().into_iter().chain(unsolvable().into_iter().map(|board| (-1, board)))
}

fn manhattan() -> IdaStar<Manhattan, 4, 4> {
    IdaStar::new(Manhattan::new(Board::<4, 4>::GOAL))
}

fn by_manhattan(search: &mut IdaStar<Manhattan, 4, 4>, board: Board<4, 4>) -> Outcome {
    let state = search.bound.of(board);
    search.solve(board, state, &SHORTEST, u64::MAX)
}

fn prepared<S: Stage<4, 4>>() -> S {
    S::new(Board::GOAL, &SHORTEST).unwrap()
}

/// The moves of an outcome, which has to lead to the goal.
fn replayed(board: Board<4, 4>, outcome: &Outcome) -> i32 {
    match outcome {
        Outcome::Found(moves) => {
            let end = moves.iter().try_fold(board, |board, &mv| board.after(mv));
            assert_eq!(end, Some(Board::GOAL), "{board:?} by {moves:?}");
            moves.len() as i32
        }
        other => panic!("{board:?}: {other:?}"),
    }
}

/// Any order of the tiles, each as likely as the others.
fn any_order(random: &mut Random) -> Board<4, 4> {
    let mut tiles: Vec<u8> = (0..16).collect();
    random.shuffle(&mut tiles);
    Board::new(&tiles)
}

/// Where so many random moves lead from the goal, none of them straight back.
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
    plain.pruning = Pruning::none();
    for (moves, board) in of_length(30, 35) {
        let outcome = by_manhattan(&mut pruned, board);
        assert_eq!(replayed(board, &outcome), moves, "{board:?}");
        // Without pruning, moves are tried in the order of the alphabet and nothing is left out.
        assert_eq!(outcome, by_manhattan(&mut plain, board), "{board:?}");
    }
    assert!(pruned.work.expanded < plain.work.expanded);
}

fn check_alone<S: Stage<4, 4>>() {
    let (mut stage, mut idastar) = (prepared::<S>(), manhattan());
    for (moves, board) in all() {
        let outcome = stage.solve(board, &SHORTEST, u64::MAX);
        assert_eq!(replayed(board, &outcome), moves, "{board:?}");
        if moves <= 40 {
            assert_eq!(outcome, by_manhattan(&mut idastar, board), "{board:?}");
        }
    }
}

#[test]
fn patterns_of_four_alone_are_shortest_and_least() {
    check_alone::<Fours>();
}

#[test]
fn patterns_of_five_alone_are_shortest_and_least() {
    check_alone::<Fives>();
}

#[test]
fn korfs_boards_have_their_published_lengths() {
    let mut fives = prepared::<Fives>();
    for Known { board, fewest } in korf() {
        let moves = replayed(board, &Stage::solve(&mut fives, board, &SHORTEST, u64::MAX));
        assert_eq!(moves, fewest as i32, "{board:?}");
    }
}

#[test]
fn each_stage_alone_meets_the_limit_and_refuses_one_less() {
    let (mut fours, mut fives, mut plain) = (prepared::<Fours>(), prepared::<Fives>(), manhattan());
    for weight in [(1, 1), (4, 3), (2, 1)] {
        for (moves, board) in of_length(30, 40) {
            for limit in [moves, moves + 1, moves - 1, moves - 2] {
                let settings = Settings { weight, limit: limit as u8, memory: 0 };
                let state = plain.bound.of(board);
                let outcomes = [
                    Stage::solve(&mut fours, board, &settings, u64::MAX),
                    Stage::solve(&mut fives, board, &settings, u64::MAX),
                    plain.solve(board, state, &settings, u64::MAX),
                ];
                for outcome in outcomes {
                    if limit < moves {
                        assert_eq!(outcome, Outcome::None, "{board:?} in {limit}");
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
    let mut solver = StagedFifteen::new(Board::GOAL, Settings { weight: (4, 3), limit: 50, memory: 1 << 10 });
    for (moves, board) in all_and_unsolvable() {
        match solver.solve(board) {
            Answer::Moves(answer) => {
                assert!(replayed(board, &Outcome::Found(answer)) <= 50 && moves > 0, "{board:?}")
            }
            Answer::TooLong => assert!(moves > 50, "{board:?}"),
            Answer::Unsolvable => assert_eq!(moves, -1, "{board:?}"),
        }
    }
    let fours = solver.stages.second.as_ref().expect("the boards pay for the tables");
    let fives = fours.second.as_ref().expect("the proofs pay for the larger tables");
    assert!(solver.stages.first.idastar.work.expanded > 0);
    assert!(fours.first.work.expanded > 0 && fives.work.expanded > 0);
}

#[test]
fn the_rule_is_shortest_with_weight_1() {
    let mut solver = StagedFifteen::new(Board::GOAL, Settings { memory: 1 << 10, ..SHORTEST });
    for (moves, board) in all() {
        match solver.solve(board) {
            Answer::Moves(answer) => assert_eq!(replayed(board, &Outcome::Found(answer)), moves, "{board:?}"),
            other => panic!("{board:?}: {other:?}"),
        }
    }
}

#[test]
fn the_pocket_solver_answers_every_board_within_50_moves_and_refuses_the_others() {
    let mut pocket = Pocket::new(Board::GOAL, Settings { weight: (4, 3), limit: 50, memory: 0 });
    for (moves, board) in all_and_unsolvable() {
        match pocket.solve(board) {
            Answer::Moves(answer) => {
                assert!(replayed(board, &Outcome::Found(answer)) <= 50 && moves > 0, "{board:?}")
            }
            Answer::TooLong => assert!(moves > 50, "{board:?}"),
            Answer::Unsolvable => assert_eq!(moves, -1, "{board:?}"),
        }
    }
}

#[test]
fn the_pocket_solver_meets_every_limit_and_is_shortest_with_weight_1() {
    for (moves, board) in of_length(30, 40).into_iter().step_by(20) {
        for limit in [moves, moves - 1, moves + 8] {
            for weight in [(1, 1), (2, 1)] {
                let mut pocket = Pocket::new(Board::GOAL, Settings { weight, limit: limit as u8, memory: 0 });
                match pocket.solve(board) {
                    Answer::Moves(answer) => {
                        let made = replayed(board, &Outcome::Found(answer));
                        assert!(made == moves || weight == (2, 1) && made <= limit, "{board:?} in {limit}");
                    }
                    other => assert!(other == Answer::TooLong && limit < moves, "{board:?} in {limit}"),
                }
            }
        }
    }
}

#[test]
fn the_stages_agree_on_random_walks() {
    let (mut fours, mut fives, mut plain) = (prepared::<Fours>(), prepared::<Fives>(), manhattan());
    let mut astar = AStar::new(1 << 12);
    let mut random = Random::new(11);
    for walk in 0..20_000 {
        let board = walk_of(10 + walk % 30, &mut random);
        let outcome = by_manhattan(&mut plain, board);
        assert_eq!(Stage::solve(&mut fours, board, &SHORTEST, u64::MAX), outcome, "seed 11, walk {walk}");
        assert_eq!(Stage::solve(&mut fives, board, &SHORTEST, u64::MAX), outcome, "seed 11, walk {walk}");
        let found = astar.solve(board, &plain.bound, &Settings { memory: 1 << 12, ..SHORTEST });
        if found != Outcome::GaveUp {
            assert_eq!(replayed(board, &found), replayed(board, &outcome), "seed 11, walk {walk}");
        }
    }
}

#[test]
fn a_random_board_has_an_answer_exactly_when_its_twin_has_none() {
    let settings = Settings { weight: (2, 1), limit: 80, memory: 0 };
    let mut solver = Solver::<Fives, 4, 4>::new(Board::GOAL, settings);
    let (mut random, mut solvable) = (Random::new(13), 0);
    for number in 0..20_000 {
        let board = any_order(&mut random);
        let mut twin: Vec<u8> = board.tiles().map(|tile| tile as u8).collect();
        let cells = [board.cell(1), board.cell(2)];
        twin.swap(cells[0], cells[1]);
        for board in [board, Board::new(&twin)] {
            match solver.solve(board) {
                Answer::Moves(moves) => solvable += (replayed(board, &Outcome::Found(moves)) <= 80) as usize,
                Answer::TooLong => panic!("seed 13, board {number}: no board needs more than 80 moves"),
                Answer::Unsolvable => {}
            }
        }
    }
    assert_eq!(solvable, 20_000, "seed 13");
}
