//! The parity test: which boards are solvable.
//!
//! ```
//! use slidekit::{board::Board, parity::{solvable, solvable_rectangle}};
//!
//! assert!(solvable(Board::<2, 2>::new(&[1, 0, 3, 2]), Board::GOAL));
//! assert!(!solvable_rectangle(3, &[2, 1, 3, 4, 5, 0]));
//! ```

use crate::board::Board;
#[cfg(not(feature = "short"))]
use std::mem::replace;

/// Whether some moves lead from the board to the goal.
///
/// A move exchanges the blank with one tile, which changes the parity of the permutation of all cells. It also takes the
/// blank to a cell of the other colour of a chessboard. So the sum of the two parities never changes, and a solvable board
/// has the goal's. The converse holds on every rectangle of at least 2 x 2 cells (Johnson and Story, 1879).
///
/// # Complexity
/// O(cells^2).
pub fn solvable<const R: usize, const C: usize>(board: Board<R, C>, goal: Board<R, C>) -> bool {
    odd(board) == odd(goal)
}

/// Whether some moves lead from a board of any shape to the usual goal. The tiles are given row by row, with 0 for the
/// blank.
///
/// On a single row or column, tiles cannot pass each other, so they have to be in order.
///
/// # Complexity
/// O(cells).
///
/// # Panics
/// As [`parity_class`].
pub fn solvable_rectangle(columns: usize, tiles: &[usize]) -> bool {
    let cells = tiles.len();
    let class_of_board = parity_class(columns, tiles.to_vec());
    if columns == 1 || columns == cells {
        return tiles.iter().filter(|&&tile| tile > 0).copied().eq(1..cells);
    }
    class_of_board == class_of_goal(columns, cells)
}

/// The [`parity_class`] of the usual goal, in O(1). It is one cycle of all cells, and its blank is in the last one.
pub fn class_of_goal(columns: usize, cells: usize) -> bool {
    (cells + cells / columns + columns) % 2 == 0
}

/// The parity class of a board: one of two halves of all boards of its shape. The tiles are given row by row, with 0 for the
/// blank.
///
/// Some moves lead from one board to another exactly if both are in the same class, on every rectangle of at least 2 x 2 cells
/// and on a single cell. A cycle of the permutation takes one exchange less than it has cells.
///
/// # Complexity
/// O(cells).
///
/// # Panics
/// If the tiles are not 0 to the number of cells minus 1, each once, or do not fill rows of this many columns.
pub fn parity_class(columns: usize, mut tiles: Vec<usize>) -> bool {
    check(columns, &tiles);
    let blank = tiles.iter().take_while(|&&tile| tile > 0).count();
    let mut odd = (blank / columns + blank % columns) % 2 == 1;
    for cell in 0..tiles.len() {
        while tiles[cell] != cell {
            let tile = tiles[cell];
            tiles.swap(cell, tile);
            odd = !odd;
        }
    }
    odd
}

/// Panics if these are not the tiles of a board.
#[cfg(not(feature = "short"))]
fn check(columns: usize, tiles: &[usize]) {
    let (cells, mut seen) = (tiles.len(), vec![false; tiles.len()]);
    assert!(cells > 0 && columns > 0 && cells % columns == 0, "{} tiles do not fill rows of {}", cells, columns);
    for &tile in tiles {
        assert!(tile < cells && !replace(&mut seen[tile], true), "tile {} is not on the board or appears twice", tile);
    }
}

/// The short form trusts its programs, which read their boards by [`input`](crate::input).
#[cfg(feature = "short")]
fn check(_: usize, _: &[usize]) {}

/// The parity of the inversions (pairs of cells whose larger tile comes first) plus the colour of the blank's cell.
fn odd<const R: usize, const C: usize>(board: Board<R, C>) -> bool {
    let blank = board.cell(0);
    let mut odd = (blank / C + blank % C) % 2 == 1;
    for cell in 0..R * C {
        for before in 0..cell {
            odd ^= board.tile(before) > board.tile(cell);
        }
    }
    odd
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tests::levels;
    use std::collections::HashSet;

    /// Compares the test with a search from the goal, on every board of a shape.
    fn check<const R: usize, const C: usize>(goal: Board<R, C>) {
        let reached: HashSet<_> = levels(goal, usize::MAX).into_iter().flatten().collect();
        let mut boards = 0;
        each_order(&mut (0..R * C).collect::<Vec<_>>(), 0, &mut |tiles| {
            let board = Board::new(tiles);
            assert_eq!(solvable(board, goal), reached.contains(&board), "{:?} to {:?}", board, goal);
            if goal == Board::GOAL {
                assert_eq!(solvable_rectangle(C, tiles), reached.contains(&board), "{:?}", board);
            }
            boards += 1;
        });
        assert_eq!(boards, 2 * reached.len());
    }

    /// Visits every order of the tiles from the index `fixed`.
    fn each_order<T>(tiles: &mut [T], fixed: usize, visit: &mut dyn FnMut(&[T])) {
        if fixed == tiles.len() {
            visit(tiles);
        }
        for i in fixed..tiles.len() {
            tiles.swap(fixed, i);
            each_order(tiles, fixed + 1, visit);
            tiles.swap(fixed, i);
        }
    }

    #[test]
    fn exactly_the_reachable_boards_pass() {
        check(Board::<2, 2>::GOAL);
        check(Board::<2, 3>::GOAL);
        check(Board::<3, 2>::new(&[0, 1, 2, 3, 4, 5]));
        check(Board::<2, 4>::GOAL);
        check(Board::<4, 2>::GOAL);
        check(Board::<3, 3>::GOAL);
        check(Board::<3, 3>::new(&[1, 2, 3, 8, 0, 4, 7, 6, 5]));
    }

    #[test]
    fn on_a_line_only_the_blank_has_a_choice() {
        for cells in 1..8 {
            let mut solvable = 0;
            each_order(&mut (0..cells).collect::<Vec<_>>(), 0, &mut |tiles| {
                let row = solvable_rectangle(cells, tiles);
                assert_eq!(row, solvable_rectangle(1, tiles), "{:?}", tiles);
                solvable += usize::from(row);
            });
            assert_eq!(solvable, cells);
        }
        assert!(solvable_rectangle(4, &[1, 0, 2, 3]) && !solvable_rectangle(4, &[2, 3, 1, 0]));
    }
}
