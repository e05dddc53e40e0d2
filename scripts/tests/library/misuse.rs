//! What a caller must not do with the library: it panics with a sentence. What is misuse of a type does not compile; the
//! examples of the types show that.

use slidekit::astar::AStar;
use slidekit::board::{Board, Move};
use slidekit::index::Index;
use slidekit::parity::{parity_class, solvable_rectangle};
use slidekit::search::{Answer, Settings};
use slidekit::solver::ANY;
use slidekit::squares::Squares;
use slidekit::words::Words;
use std::panic::{catch_unwind, UnwindSafe};

/// What a call panics with.
fn sentence<T>(call: impl FnOnce() -> T + UnwindSafe) -> String {
    let panic = catch_unwind(call).err().expect("a panic");
    panic.downcast::<String>().map_or_else(|panic| panic.downcast_ref::<&str>().unwrap().to_string(), |text| *text)
}

#[test]
fn a_board_is_made_of_its_tiles() {
    assert_eq!(sentence(|| Board::<2, 2>::new(&[1, 2, 2, 0])), "not the tiles of a 2 x 2 board: [1, 2, 2, 0]");
    assert_eq!(sentence(|| Board::<2, 2>::new(&[1, 2, 3, 0, 4])), "not the tiles of a 2 x 2 board: [1, 2, 3, 0, 4]");
    assert_eq!(sentence(|| Board::<2, 3>::GOAL.cell(6)), "the board has no tile 6");
    assert_eq!(sentence(|| Board::<2, 3>::in_order(6)), "a 2 x 3 board has no cell 6");
}

#[test]
fn characters_name_every_tile_once() {
    let read = |names: &'static str| move || Words::new(&b"1239"[..]).board_of_characters::<2, 2>(names).is_ok();
    assert_eq!(sentence(read("0123456789")), "10 names for 4 tiles");
    assert_eq!(sentence(read("012")), "3 names for 4 tiles");
}

#[test]
fn the_parity_of_a_large_board_needs_all_its_tiles() {
    let cases = [
        (2, vec![1, 1, 3, 0], "tile 1 is not on the board or appears twice"),
        (2, vec![1, 2, 4, 0], "tile 4 is not on the board or appears twice"),
        (1, vec![1, 1, 0], "tile 1 is not on the board or appears twice"),
        (0, vec![1, 2, 3, 0], "4 tiles do not fill rows of 0"),
        (3, vec![1, 2, 3, 0], "4 tiles do not fill rows of 3"),
        (2, vec![], "0 tiles do not fill rows of 2"),
    ];
    for (columns, tiles, said) in cases {
        assert_eq!(sentence(|| solvable_rectangle(columns, &tiles)), said, "{tiles:?}");
        assert_eq!(sentence(|| parity_class(columns, tiles.clone())), said, "{tiles:?}");
    }
}

#[test]
fn squares_have_a_side_from_1_to_10() {
    let solve = |side, tiles: &'static [usize]| move || Squares::new(1).solve(side, tiles);
    assert_eq!(sentence(solve(0, &[])), "0 tiles do not fill rows of 0");
    assert_eq!(sentence(solve(11, &[0; 121])), "not a square of side 1 to 10");
    assert_eq!(sentence(solve(2, &[0; 6])), "not a square of side 1 to 10");
    assert_eq!(sentence(solve(2, &[1, 2, 2, 0])), "tile 2 is not on the board or appears twice");
    assert_eq!(sentence(solve(3, &[0; 9])), "not the tiles of a 3 x 3 board: [0, 0, 0, 0, 0, 0, 0, 0, 0]");
}

#[test]
fn squares_answer_more_boards_than_they_were_made_for() {
    for boards in [0, 1] {
        let mut squares = Squares::new(boards);
        for _ in 0..3 {
            assert_eq!(squares.solve(2, &[1, 2, 0, 3]), Answer::Moves(vec![Move::Right]));
            assert_eq!(squares.solve(3, &[1, 2, 3, 4, 5, 6, 7, 0, 8]), Answer::Moves(vec![Move::Right]));
        }
    }
}

#[test]
fn a_search_stores_fewer_than_2_30_nodes() {
    let search = |memory| move || AStar::new(Board::<4, 4>::GOAL, Settings { memory, ..ANY });
    assert_eq!(sentence(search(1 << 30)), "an index holds at most 2^30 numbers");
    assert_eq!(sentence(|| Index::new(4).number(0, 4, |number| number as u64)), "beyond the capacity of the index");
}
