//! Square boards of any side up to 10, each by the search that suits its side.
//!
//! Side 3 gets a shortest answer, and the other sides a beam search. The nodes of all boards together are limited, so the time
//! is limited too, whatever and however many the boards are: a board may use one and a half equal shares of the nodes left,
//! since most use less, but never more than are left. When a board has used up its own, the greedy algorithm goes on, which
//! takes more moves. The work is counted in nodes and not by a clock, so the answers are the same on every machine.

use crate::beam;
#[cfg(not(feature = "short"))]
use crate::board::Board;
use crate::parity::{class_of_goal, parity_class};
use crate::search::Answer;
#[cfg(not(feature = "short"))]
use crate::solver;

/// A solver for square boards with the usual goal: the tiles in order, the blank last. Boards of side 3 get a shortest answer.
///
/// ```
/// use slidekit::{search::Answer, squares::Squares};
///
/// let mut squares = Squares::new(2);
/// let answer = squares.solve(5, &(1..24).chain([0, 24]).collect::<Vec<_>>());
/// assert!(matches!(answer, Answer::Moves(moves) if moves.len() == 1));
/// assert_eq!(squares.solve(2, &[2, 1, 3, 0]), Answer::Unsolvable);
/// ```
#[cfg(not(feature = "short"))]
pub struct Squares {
    eight: solver::Eight,
    others: BeamSquares,
}

/// The short form leaves side 3 to the beam search, too.
#[cfg(feature = "short")]
pub type Squares = BeamSquares;

/// A solver for square boards of any side by beam search.
pub struct BeamSquares {
    /// The number of boards left.
    boards: u64,
    /// The number of nodes left for them.
    nodes: u64,
}

/// The number of nodes that the beam searches for all boards together may keep. With it, the costliest input found, 200 boards
/// of side 10 in reverse order, takes 2,470 million instructions in C, as valgrind counts them.
const NODES: u64 = 2_900_000;

#[cfg(not(feature = "short"))]
impl Squares {
    /// Creates a solver, as [`BeamSquares::new`] does.
    pub fn new(boards: u64) -> Self {
        Self::with(BeamSquares::new(boards))
    }

    /// Creates a solver, as [`BeamSquares::with_nodes`] does.
    pub fn with_nodes(nodes: u64) -> Self {
        Self::with(BeamSquares::with_nodes(nodes))
    }

    fn with(others: BeamSquares) -> Self {
        Squares { eight: solver::Eight::new(Board::GOAL, solver::FEWEST_SMALL), others }
    }

    /// Finds an answer, as [`BeamSquares::solve`] does. Panics as that does.
    pub fn solve(&mut self, side: usize, tiles: &[usize]) -> Answer {
        if side != 3 {
            return self.others.solve(side, tiles);
        }
        let answer = self.eight.solve(Board::new(tiles));
        if answer != Answer::Unsolvable {
            self.others.share();
        }
        answer
    }
}

impl BeamSquares {
    /// Creates a solver for this number of boards. If it gets more, they share the nodes that are left.
    pub fn new(boards: u64) -> Self {
        BeamSquares { boards, nodes: NODES }
    }

    /// Creates a solver for one board, whose search may keep this many nodes. More nodes find shorter answers.
    pub fn with_nodes(nodes: u64) -> Self {
        BeamSquares { boards: 1, nodes }
    }

    /// Finds an answer of fewer than 10,000 moves, if the board is solvable.
    ///
    /// # Panics
    /// If the side is not from 1 to 10, or the tiles are not those of a board of this side.
    pub fn solve(&mut self, side: usize, tiles: &[usize]) -> Answer {
        assert!(side <= 10 && tiles.len() == side * side, "not a square of side 1 to 10");
        if parity_class(side, tiles.to_vec()) != class_of_goal(side, tiles.len()) {
            return Answer::Unsolvable;
        }
        let (moves, kept) = beam::solve(side, tiles, self.share());
        self.nodes = self.nodes.saturating_sub(kept as u64);
        Answer::Moves(moves)
    }

    /// The nodes that the next board may keep. Most searches end long before their last level.
    fn share(&mut self) -> usize {
        let share = self.nodes / self.boards.max(1);
        self.boards = self.boards.saturating_sub(1);
        (share * 3 / 2).min(self.nodes) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(not(feature = "short"))]
    #[test]
    fn a_solvable_board_of_side_3_leaves_its_share_to_the_others() {
        let mut squares = Squares::new(3);
        for &(first, second, boards) in &[(1, 2, 2), (2, 1, 2), (1, 2, 1)] {
            squares.solve(3, &[first, second, 3, 4, 5, 6, 7, 8, 0]);
            assert_eq!((squares.others.boards, squares.others.nodes), (boards, NODES));
        }
    }

    /// A board in reverse order is far from the goal; it is solvable with two tiles exchanged.
    #[test]
    fn boards_take_half_more_than_their_share_of_the_nodes_at_most() {
        let mut tiles: Vec<usize> = (0..100).rev().collect();
        tiles.swap(0, 1);
        let mut squares = BeamSquares { boards: 20, nodes: 40_000 };
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
