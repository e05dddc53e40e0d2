//! Boards with known fewest moves: of each length, Korf's 100, every 8-puzzle; and unsolvable ones.
//!
//! - [`levels`]: all boards of a small shape
//! - [`draw`]: random cases with given fewest moves, and cases to compare programs on
//! - [`easy_first`]: a stream of cases near the goal first
//! - [`random`]: seeded numbers and boards
//! - [`graded`]: inputs from solved to hard, for a format of one's own

mod climb;
pub mod draw;
pub mod easy_first;
mod fifteen;
pub mod graded;
pub mod levels;
pub mod random;
mod small;

use crate::kit::grid::Grid;
use levels::Levels;
use slidekit::board::Board;
use slidekit::search::{Answer, Settings, Weight};

/// A board and its fewest moves.
#[derive(Clone, Copy)]
pub struct KnownBoard<const R: usize, const C: usize> {
    pub board: Board<R, C>,
    pub fewest: usize,
}

impl<const R: usize, const C: usize> KnownBoard<R, C> {
    /// Checks that an answer leads to the goal within the limit and is as short as the weight promises, or that there is
    /// none within the limit.
    ///
    /// # Panics
    /// If the answer is wrong.
    pub fn check(&self, answer: &Option<Answer>, settings: &Settings) {
        let (board, limit) = (self.board, usize::from(settings.limit));
        let is_right = match answer {
            Some(Answer::Moves(moves)) => {
                let most = if settings.weight == Weight::ONE { self.fewest } else { limit };
                let end = moves.iter().try_fold(board, |board, &mv| board.after(mv));
                end == Some(Board::GOAL) && (self.fewest..=most.min(limit)).contains(&moves.len())
            }
            Some(Answer::TooLong) => self.fewest > limit,
            Some(Answer::Unsolvable) | None => false,
        };
        assert!(is_right, "{board:?} needs {} moves, the limit is {limit}, the answer {answer:?}", self.fewest);
    }
}

const BY_LENGTH: &str = include_str!("../../judge_inputs/boards/by_length.txt");
const KORF: &str = include_str!("../../judge_inputs/boards/korf100.txt");
const UNSOLVABLE: &str = include_str!("../../judge_inputs/boards/unsolvable.txt");

/// Boards of the 15-puzzle with fewest moves in this range, 40 for each number.
pub fn by_length(least: usize, most: usize) -> Vec<KnownBoard<4, 4>> {
    read(BY_LENGTH).into_iter().filter(|known| (least..=most).contains(&known.fewest)).collect()
}

/// Korf's 100 boards (1985).
pub fn korf() -> Vec<KnownBoard<4, 4>> {
    let boards = read(KORF);
    assert_eq!(boards.iter().map(|known| known.fewest).sum::<usize>(), 5305, "the sum over Korf's boards");
    boards
}

/// Every solvable board of the 8-puzzle, in ascending order of the fewest moves.
pub fn eight() -> Vec<KnownBoard<3, 3>> {
    let levels = Levels::to(&Grid::in_order(3, 3, 8));
    levels.nearest_first().map(|(fewest, board)| KnownBoard { board: board.board(), fewest }).collect()
}

/// Unsolvable boards of the 15-puzzle.
pub fn unsolvable() -> Vec<Board<4, 4>> {
    boards(UNSOLVABLE).map(|(_, board)| board).collect()
}

fn read(text: &str) -> Vec<KnownBoard<4, 4>> {
    boards(text).map(|(fewest, board)| KnownBoard { board, fewest: fewest.parse().expect("a number") }).collect()
}

/// Reads the boards of a file, one a line, each with the word before its tiles.
fn boards(text: &str) -> impl Iterator<Item = (&str, Board<4, 4>)> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (head, tiles) = words.split_at(words.len() - 16);
        let tiles: Vec<usize> = tiles.iter().map(|word| word.parse().expect("a tile")).collect();
        (head[head.len() - 1], Board::new(&tiles))
    })
}
