//! Every stage of the 15-puzzle's solver, alone and together, on boards with known answers.

use crate::one_in;
use scripts::boards::{by_length, korf, unsolvable, KnownBoard};
use slidekit::board::{Board, Move};
use slidekit::heuristic::{Heuristic, Manhattan};
use slidekit::idastar::IdaStar;
use slidekit::pruning::Pruning;
use slidekit::search::{Answer, Settings, Weight};
use slidekit::solver::{Fifteen, ANY};

const SHORTEST: Settings = Settings { weight: Weight::ONE, limit: 80, memory: 0 };

fn all() -> impl Iterator<Item = KnownBoard<4, 4>> {
    by_length(0, 80).into_iter().chain(korf())
}

fn manhattan() -> IdaStar<4, 4> {
    IdaStar::new(Heuristic::manhattan(&Manhattan::new(Board::<4, 4>::GOAL)))
}

/// More nodes than any of these searches expands on a board: one that would never end is to fail a test, not to hang it.
const ENOUGH: u64 = 1 << 32;

/// Solves a board and checks the answer.
fn solved(search: &mut IdaStar<4, 4>, known: &KnownBoard<4, 4>, settings: &Settings) -> Option<Answer> {
    let answer = search.solve(known.board, settings, ENOUGH);
    known.check(&answer, settings);
    answer
}

#[test]
fn manhattan_alone_is_shortest_and_least_with_pruning_and_without() {
    let (mut pruned, mut plain) = (manhattan(), manhattan());
    plain.pruning = Pruning::no_backtrack();
    for known in by_length(30, 35) {
        // Without pruning, moves are tried in the order of the alphabet and nothing is left out.
        let answers = [&mut pruned, &mut plain].map(|search| solved(search, &known, &SHORTEST));
        assert_eq!(answers[0], answers[1], "{:?}", known.board);
    }
    assert!(pruned.expanded < plain.expanded);
}

/// Checks that IDA* finds the least of the shortest answers to one board in `share`.
fn check_alone(heuristic: Heuristic<4, 4>, pruning: Pruning, share: usize) {
    let (mut search, mut plainest) = (IdaStar::new(heuristic), manhattan());
    search.pruning = pruning;
    for known in all().step_by(share) {
        let answer = solved(&mut search, &known, &SHORTEST);
        if known.fewest <= 40 {
            assert_eq!(answer, solved(&mut plainest, &known, &SHORTEST), "{:?}", known.board);
        }
    }
}

#[test]
fn the_databases_alone_are_shortest_and_least() {
    check_alone(Heuristic::fours(), Pruning::short(), one_in(30));
    check_alone(Heuristic::fives(), Pruning::long(), one_in(18));
}

#[test]
fn each_stage_alone_meets_the_limit_and_refuses_one_less() {
    let mut searches = [IdaStar::new(Heuristic::fours()), IdaStar::new(Heuristic::fives()), manhattan()];
    for weight in [Weight::ONE, Weight::of::<4, 3>(), Weight::of::<2, 1>()] {
        for known in by_length(30, 40).iter().step_by(one_in(12)) {
            for limit in known.fewest - 2..=known.fewest + 1 {
                let settings = Settings { weight, limit: limit as u8, memory: 0 };
                searches.iter_mut().for_each(|search| drop(solved(search, known, &settings)));
            }
        }
    }
}

#[test]
fn a_search_gives_up_at_its_budget() {
    let mut search = manhattan();
    let board = Board::new(&[15, 11, 14, 13, 12, 10, 6, 9, 8, 7, 5, 1, 0, 4, 3, 2]);
    let one_move = Board::new(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0, 15]);
    for budget in [0, 1, 1000] {
        let before = search.expanded;
        assert_eq!(search.solve(board, &SHORTEST, budget), None);
        assert_eq!(search.expanded, before + budget);
        assert_eq!(search.solve(one_move, &SHORTEST, 10), Some(Answer::Moves(vec![Move::Right])));
    }
}

#[test]
fn the_rule_answers_every_board_within_50_moves_and_refuses_the_others() {
    let mut solver = Fifteen::new(ANY);
    all().for_each(|known| known.check(&Some(solver.solve(known.board)), &ANY));
    unsolvable().into_iter().for_each(|board| assert_eq!(solver.solve(board), Answer::Unsolvable, "{board:?}"));
    assert!(solver.searches.astar.expanded > 0);
    assert_eq!(solver.databases, 2);
}

#[test]
fn the_rule_is_shortest_with_weight_1() {
    let settings = Settings { memory: 1 << 10, ..SHORTEST };
    let mut solver = Fifteen::new(settings);
    all().step_by(one_in(6)).for_each(|known| known.check(&Some(solver.solve(known.board)), &settings));
}
