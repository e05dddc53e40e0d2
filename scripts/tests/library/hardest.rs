//! The last stage of the solver for the hardest 15-puzzles.

use crate::one_in;
use scripts::boards::{by_length, korf, unsolvable, KnownBoard};
use slidekit::board::Board;
use slidekit::hardest::{Hardest, LastSearch};
use slidekit::search::Answer;
use slidekit::solver::{Fifteen, FEWEST};

#[test]
#[ignore = "prepares the database of seven tiles"]
fn the_last_stage_is_shortest_and_least_and_refuses_one_move_less() {
    let (mut fifteen, mut hardest) = (Fifteen::new(FEWEST), Hardest::new(FEWEST));
    hardest.last = Some(LastSearch::prepare());
    for known in by_length(30, 80).into_iter().chain(korf()) {
        let answer = hardest.solve(known.board);
        assert_eq!(answer, fifteen.solve(known.board), "{:?}", known.board);
        known.check(&Some(answer), &FEWEST);
        let last = hardest.last.as_mut().expect("the last stage");
        assert_eq!(last.solve(known.board, known.fewest as u8 - 1), Answer::TooLong, "{:?}", known.board);
    }
    assert_eq!(hardest.fifteen.searches.expanded(), 0);
}

#[test]
fn boards_that_are_easier_are_answered_as_before() {
    let (mut fifteen, mut hardest) = (Fifteen::new(FEWEST), Hardest::new(FEWEST));
    for known in korf().into_iter().step_by(one_in(20)) {
        assert_eq!(hardest.solve(known.board), fifteen.solve(known.board), "{:?}", known.board);
        assert_eq!(hardest.expanded(), fifteen.searches.expanded());
    }
    assert_eq!(hardest.solve(unsolvable()[0]), Answer::Unsolvable);
    assert!(hardest.last.is_none());
}

#[test]
#[ignore = "takes a debug build half a minute"]
fn one_of_the_hardest_boards_gets_its_80_moves() {
    let board = Board::new(&[0, 11, 9, 13, 12, 15, 10, 14, 3, 7, 6, 2, 4, 8, 5, 1]);
    let mut hardest = Hardest::new(FEWEST);
    KnownBoard { board, fewest: 80 }.check(&Some(hardest.solve(board)), &FEWEST);
    assert!(hardest.last.is_some());
}
