//! The beam search, as a program sees it.

use crate::one_in;
use scripts::problems::grid::{Case, Grid};
use scripts::random::{solvable, Random};
use slidekit::beam::Beam;
use slidekit::board::Move;

fn goal(side: usize) -> Grid {
    Grid::in_order(side, side, side * side - 1)
}

/// Random solvable boards.
fn boards(side: usize, count: usize) -> Vec<Grid> {
    let mut random = Random::new(29 + side as u64);
    (0..count).map(|_| solvable(&goal(side), &mut random)).collect()
}

/// Boards whose tiles are far from home: in reverse order, with rows or columns in reverse order, mirrored.
fn far(side: usize) -> Vec<Grid> {
    let homes: [fn(usize, usize, usize) -> usize; 4] = [
        |last, row, column| (last - row) * (last + 1) + last - column,
        |last, row, column| (last - row) * (last + 1) + column,
        |last, row, column| row * (last + 1) + last - column,
        |last, row, column| column * (last + 1) + row,
    ];
    let board = |home: &fn(usize, usize, usize) -> usize| {
        let mut board = goal(side);
        let tiles = (0..side * side).map(|cell| (home(side - 1, cell / side, cell % side) + 1) % (side * side));
        board.tiles = tiles.collect();
        let case = Case { start: board.clone(), goal: goal(side) };
        if case.solvable() {
            board
        } else {
            board.twin()
        }
    };
    homes.iter().map(board).collect()
}

fn solved(beam: &mut Beam, board: &Grid, width: usize) -> Vec<Move> {
    let moves = beam.solve(board.columns, &board.tiles, width);
    let end = moves.iter().try_fold(board.clone(), |board, &mv| board.after(mv));
    assert!(end.is_some_and(|end| end.tiles == goal(board.columns).tiles), "{moves:?} on {board:?}");
    assert!(moves.len() < 10_000, "{} moves on {board:?}", moves.len());
    moves
}

#[test]
fn boards_of_every_side_are_solved_at_any_width() {
    let mut beam = Beam::default();
    for side in 2..=10 {
        for board in boards(side, 200 / one_in(4) / side / side).iter().chain(&far(side)) {
            for width in [20, 100] {
                solved(&mut beam, board, width);
            }
        }
    }
}

#[test]
fn a_search_that_loses_its_way_starts_over_and_finds_an_answer() {
    let mut beam = Beam::default();
    for side in 2..8 {
        for board in boards(side, 1).iter().chain(&far(side)) {
            solved(&mut beam, board, 0);
        }
    }
}

#[test]
fn answers_have_no_more_moves_than_they_had() {
    let mut beam = Beam::default();
    for (side, width, most) in [(5, 1000, 109), (6, 500, 227), (7, 200, 343), (10, 50, 1209)] {
        let moves: usize = boards(side, 10).iter().map(|board| solved(&mut beam, board, width).len()).sum();
        assert!(moves <= 10 * most, "{moves} moves for 10 boards of side {side}");
    }
}

#[test]
fn the_same_board_has_the_same_answer_whatever_came_before() {
    let boards = boards(6, 3);
    let alone = solved(&mut Beam::default(), &boards[0], 20);
    let mut beam = Beam::default();
    boards.iter().for_each(|board| drop(solved(&mut beam, board, 9)));
    solved(&mut beam, &far(7)[0], 0);
    assert_eq!(solved(&mut beam, &boards[0], 20), alone);
}

/// The same answer at two widths is that of the wider search; a width of 0 goes at once to the last resort.
#[test]
fn a_failed_search_starts_over_twice_as_wide_up_to_three_times() {
    let (goal, mut random) = (Grid::in_order(5, 5, 24), Random::new(5));
    let mut beam = Beam::default();
    let mut restarts = [0; 4];
    for _ in 0..60 {
        let board = solvable(&goal, &mut random);
        let [last_resort, first, wider @ ..] = [0, 1, 2, 4, 8].map(|width| beam.solve(5, &board.tiles, width));
        if first != last_resort {
            restarts[wider.iter().take_while(|answer| **answer == first).count()] += 1;
        }
    }
    assert!(
        restarts.iter().all(|&boards| boards > 0),
        "of 60 boards, so many need 0, 1, 2 and 3 more searches: {restarts:?}"
    );
}
