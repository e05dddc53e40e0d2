//! Square boards of any side up to 10, each by the search that suits its side.
//!
//! Side 3 gets a shortest answer, and the other sides a beam search. The nodes of all boards together are limited, so the time
//! is limited too, whatever and however many the boards are: a board may use one and a half equal shares of the nodes left,
//! since most use less, but never more than are left. When a board has used up its own, the greedy algorithm goes on, which
//! takes more moves. The work is counted in nodes and not by a clock, so the answers are the same on every machine.
//!
//! Mean moves of random boards, by the number of boards that share the nodes:
//!
//! | side | 1 board | 10 | 100 | 200 |
//! |--:|--:|--:|--:|--:|
//! | 4 | 51 | 52 | 53 | 54 |
//! | 5 | 115 | 114 | 118 | 121 |
//! | 6 | 206 | 209 | 218 | 225 |
//! | 7 | 329 | 344 | 375 | 394 |
//! | 8 | 515 | 537 | 593 | 649 |
//! | 9 | 775 | 798 | 922 | 1049 |
//! | 10 | 1114 | 1166 | 1394 | 1722 |

use crate::beam;
use crate::parity::solvable_rectangle;
use crate::search::Answer;
#[cfg(not(feature = "short"))]
use crate::{board::Board, solver};

/// A solver for square boards with the usual goal: the tiles in order, the blank last.
pub struct Squares {
    three: SideThree,
    /// The number of boards left.
    boards: u64,
    /// The number of nodes left for them.
    nodes: u64,
}

/// The number of nodes that the beam searches for all boards together may keep.
const NODES: u64 = 2_900_000;

impl Squares {
    /// Creates a solver for this number of boards.
    pub fn new(boards: u64) -> Self {
        Squares { three: SideThree::default(), boards, nodes: NODES }
    }

    /// Finds an answer of fewer than 10,000 moves, if the board is solvable. The side has to be from 1 to 10.
    ///
    /// # Panics
    /// If the tiles are not those of a board of this side, or this is one solvable board more than the solver was created for.
    /// The short form does not check the tiles.
    pub fn solve(&mut self, side: usize, tiles: &[usize]) -> Answer {
        #[cfg(not(feature = "short"))]
        {
            let mut sorted = tiles.to_vec();
            sorted.sort_unstable();
            assert!(sorted.into_iter().eq(0..side * side), "not the tiles of a board of side {}: {:?}", side, tiles);
        }
        if !solvable_rectangle(side, tiles) {
            return Answer::Unsolvable;
        }
        let share = self.nodes / self.boards;
        self.boards -= 1;
        side_three(&mut self.three, side, tiles).unwrap_or_else(|| {
            // Most searches end long before their last level.
            let (moves, kept) = beam::solve(side, tiles, (share * 3 / 2).min(self.nodes) as usize);
            self.nodes = self.nodes.saturating_sub(kept as u64);
            Answer::Moves(moves)
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
    fn small_and_unsolvable_boards_are_answered() {
        let mut squares = Squares::new(4);
        assert_eq!(squares.solve(1, &[0]), Answer::Moves(vec![]));
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

    /// A board in reverse order is far from the goal; it is solvable with two tiles exchanged.
    #[test]
    fn boards_take_half_more_than_their_share_of_the_nodes_at_most() {
        let mut tiles: Vec<usize> = (0..100).rev().collect();
        tiles.swap(0, 1);
        let mut squares = Squares::new(20);
        squares.nodes = 40_000;
        for _ in 0..20 {
            let (nodes, boards) = (squares.nodes, squares.boards);
            let answer = squares.solve(10, &tiles);
            let moves = if let Answer::Moves(moves) = answer { moves.len() as u64 } else { 0 };
            assert!(moves > 0, "the board is solvable");
            assert!(nodes - squares.nodes <= nodes / boards * 3 / 2 + moves + 1, "{} of {}", nodes, boards);
        }
        assert!(squares.nodes < 1000, "{} nodes are left", squares.nodes);
    }
}
