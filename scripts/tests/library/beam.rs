//! The beam search, as a program sees it.

use crate::one_in;
use scripts::boards::random::{solvable, Random};
use scripts::kit::grid::{Case, Grid};
use slidekit::board::Move;
use slidekit::search::Answer;
use slidekit::squares::Squares;

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

/// The number of moves of a solver whose search may keep this many nodes.
fn solved(board: &Grid, nodes: u64) -> usize {
    let answer = Squares::with_nodes(nodes).solve(board.columns, &board.tiles);
    let Answer::Moves(moves) = answer else { panic!("{answer:?} on {board:?}") };
    check(board, &moves);
    moves.len()
}

fn check(board: &Grid, moves: &[Move]) {
    let end = moves.iter().try_fold(board.clone(), |board, &mv| board.after(mv));
    assert!(end.is_some_and(|end| end.tiles == goal(board.columns).tiles), "{moves:?} on {board:?}");
    assert!(moves.len() < 10_000, "{} moves on {board:?}", moves.len());
}

#[test]
fn boards_of_every_side_are_solved_whatever_their_share_of_the_nodes() {
    for side in 2..=10 {
        for board in boards(side, 200 / one_in(4) / side / side).iter().chain(&far(side)) {
            for nodes in [0, 1000, 10_000] {
                solved(board, nodes);
            }
        }
    }
}

#[test]
fn answers_have_no_more_moves_than_they_had() {
    for (side, most) in [(5, 117), (6, 226), (7, 389), (10, 1536)] {
        let moves: usize = boards(side, 10).iter().map(|board| solved(board, 43_500)).sum();
        assert!(moves <= 10 * most, "{moves} moves for 10 boards of side {side}");
    }
}
