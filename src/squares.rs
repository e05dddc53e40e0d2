//! Square boards of any side up to 10, each by the search that suits its side.
//!
//! Side 3 gets a shortest answer, and the other sides a beam search, whose width depends on the number of boards.
//! The work is counted in nodes and not by a clock, so the answers are the same on every machine.

use crate::beam::Beam;
use crate::parity::solvable_rectangle;
use crate::search::Answer;
#[cfg(not(feature = "short"))]
use crate::{board::Board, solver};

/// A solver for square boards with the usual goal: the tiles in order, the blank last.
pub struct Squares {
    three: SideThree,
    beam: Beam,
    /// The number of boards left.
    boards: u64,
    /// The work left for them, in the unit of [`WORK`].
    work: u64,
}

/// The work for all boards together. A beam search of width w on side n takes about w * n^3 * (n + 5) of it.
const WORK: u64 = 97_500_000;

impl Squares {
    /// Creates a solver for this number of boards.
    pub fn new(boards: u64) -> Self {
        Squares { three: SideThree::default(), beam: Beam::default(), boards, work: WORK }
    }

    /// Finds an answer of fewer than 10,000 moves, if the board is solvable.
    ///
    /// # Panics
    /// If the side is more than 10, the tiles are not those of such a board, or this is one solvable board more than the
    /// solver was created for. The short form does not check the tiles.
    pub fn solve(&mut self, side: usize, tiles: &[usize]) -> Answer {
        #[cfg(not(feature = "short"))]
        check(side, tiles);
        if !solvable_rectangle(side, tiles) {
            return Answer::Unsolvable;
        }
        let share = self.work / self.boards;
        self.boards -= 1;
        self.work -= share;
        side_three(&mut self.three, side, tiles).unwrap_or_else(|| {
            let width = (share as usize / (tiles.len() * side * (side + 5))).clamp(2, 5000);
            Answer::Moves(self.beam.solve(side, tiles, width))
        })
    }
}

/// The solver of side 3, created when it is first needed. The short form leaves this side to the beam search.
#[cfg(not(feature = "short"))]
type SideThree = Option<solver::Eight>;
#[cfg(feature = "short")]
type SideThree = ();

#[cfg(not(feature = "short"))]
fn side_three(three: &mut SideThree, side: usize, tiles: &[usize]) -> Option<Answer> {
    let eight = || solver::Eight::new(Board::GOAL, solver::EIGHT_PUZZLE);
    (side == 3).then(|| three.get_or_insert_with(eight).solve(Board::new(tiles)))
}

#[cfg(feature = "short")]
fn side_three(_: &mut SideThree, _: usize, _: &[usize]) -> Option<Answer> {
    None
}

/// Panics unless the tiles are those of a board of this side.
#[cfg(not(feature = "short"))]
fn check(side: usize, tiles: &[usize]) {
    let mut sorted = tiles.to_vec();
    sorted.sort_unstable();
    assert!(sorted.into_iter().eq(0..side * side), "not the tiles of a board of side {}: {:?}", side, tiles);
}

/// The tiles of a board rotated by half a turn and relabelled, which takes the goal with the blank first to the usual goal
/// and back. Each move of an answer becomes its opposite.
pub fn rotated(tiles: &[usize]) -> Vec<usize> {
    let cells = tiles.len();
    tiles.iter().rev().map(|&tile| (cells - tile) % cells).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rotated_goal_has_its_blank_first() {
        assert_eq!(rotated(&[0, 1, 2, 3, 4, 5, 6, 7, 8]), [1, 2, 3, 4, 5, 6, 7, 8, 0]);
        assert_eq!(rotated(&[1, 0, 2, 3]), [1, 2, 0, 3]);
        let tiles = [7, 3, 0, 8, 1, 5, 2, 4, 6];
        assert_eq!(rotated(&rotated(&tiles)), tiles);
    }

    #[test]
    fn an_unsolvable_board_is_reported() {
        let mut squares = Squares::new(3);
        assert_eq!(squares.solve(2, &[2, 1, 3, 0]), Answer::Unsolvable);
        assert_eq!(squares.solve(3, &[1, 2, 3, 4, 5, 6, 8, 7, 0]), Answer::Unsolvable);
        assert_eq!(squares.solve(3, &[1, 2, 3, 4, 5, 6, 7, 8, 0]), Answer::Moves(vec![]));
    }

    #[test]
    #[cfg_attr(feature = "short", ignore = "the short form does not look")]
    #[should_panic(expected = "not the tiles of a board of side 4: [1, 2, 2, 4")]
    fn a_repeated_tile_is_refused() {
        Squares::new(1).solve(4, &[1, 2, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0]);
    }

    #[test]
    fn each_board_gets_its_share_of_the_work() {
        let mut squares = Squares::new(2);
        assert!(matches!(squares.solve(1, &[0]), Answer::Moves(moves) if moves.is_empty()));
        assert_eq!((squares.boards, squares.work), (1, WORK / 2));
    }

    #[test]
    fn the_width_is_the_share_of_the_work() {
        let tiles: Vec<usize> = (1..25).rev().chain(0..1).collect();
        // 5^3 * 10 of the work for each unit of width.
        for (boards, width) in [(1, 5000), (1000, 97_500 / 1250), (100_000, 2)] {
            let moves = Beam::default().solve(5, &tiles, width);
            assert_eq!(Squares::new(boards).solve(5, &tiles), Answer::Moves(moves), "{} boards", boards);
        }
    }
}
