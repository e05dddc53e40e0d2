//! Boards with known answers: those of each length, Korf's 100, and every 8-puzzle.

pub mod levels;

use slidekit::board::{Board, Move};
use std::collections::HashSet;

/// A board and the fewest moves that solve it.
#[derive(Clone, Copy)]
pub struct Known<const R: usize, const C: usize> {
    pub board: Board<R, C>,
    pub fewest: usize,
}

const BY_LENGTH: &str = include_str!("../../judge_inputs/boards/by_length.txt");
const KORF: &str = include_str!("../../judge_inputs/boards/korf100.txt");

/// The boards of the 15-puzzle whose fewest moves are within these, 40 for each length in the file.
pub fn by_length(least: usize, most: usize) -> Vec<Known<4, 4>> {
    read(BY_LENGTH).into_iter().filter(|known| (least..=most).contains(&known.fewest)).collect()
}

/// Korf's 100 boards (1985).
pub fn korf() -> Vec<Known<4, 4>> {
    let boards = read(KORF);
    assert_eq!(boards.iter().map(|known| known.fewest).sum::<usize>(), 5305, "what Korf's boards need together");
    boards
}

/// Every board of the 8-puzzle that has an answer, breadth first from the goal.
pub fn eight() -> Vec<Known<3, 3>> {
    let mut boards = vec![Known { board: Board::GOAL, fewest: 0 }];
    let mut seen: HashSet<Board<3, 3>> = boards.iter().map(|known| known.board).collect();
    let mut next = 0;
    while let Some(&Known { board, fewest }) = boards.get(next) {
        let after = Move::ALL.iter().filter_map(|&mv| board.after(mv)).filter(|&after| seen.insert(after));
        boards.extend(after.map(|board| Known { board, fewest: fewest + 1 }));
        next += 1;
    }
    boards
}

/// A board a line: its tiles, and before them its fewest moves.
fn read(text: &str) -> Vec<Known<4, 4>> {
    let known = |line: &str| {
        let numbers: Vec<u8> = line.split_whitespace().map(|word| word.parse().expect("a number")).collect();
        let (head, tiles) = numbers.split_at(numbers.len() - 16);
        Known { board: Board::new(tiles), fewest: usize::from(head[head.len() - 1]) }
    };
    text.lines().filter(|line| !line.starts_with('#')).map(known).collect()
}
