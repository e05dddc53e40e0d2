//! The parity test: which boards are solvable.

use crate::board::Board;
use std::mem::replace;

/// Whether some moves lead from the board to the goal. O(cells^2).
///
/// A move exchanges the blank with one tile, which changes the parity of the permutation of all cells. It also takes the
/// blank to a cell of the other colour of a chessboard. So the sum of the two parities never changes, and a solvable board
/// has the goal's. The converse holds on every rectangle of at least 2 x 2 cells (Johnson and Story, 1879).
pub fn solvable<const R: usize, const C: usize>(board: Board<R, C>, goal: Board<R, C>) -> bool {
    odd(board) == odd(goal)
}

/// Whether some moves lead from a board of any shape to the usual goal. The tiles are given row by row, with 0 for the
/// blank. O(cells).
///
/// Here the tiles are brought home by exchanges of two cells, whose number has the parity of the permutation. On a single row
/// or column, tiles cannot pass each other, so they have to be in order.
pub fn solvable_rectangle(columns: usize, tiles: &[usize]) -> bool {
    let cells = tiles.len();
    if columns == 1 || columns == cells {
        return tiles.iter().filter(|&&tile| tile > 0).copied().eq(1..cells);
    }
    let mut tiles = tiles.to_vec();
    // The blank is at home in the last cell.
    let blank = tiles.iter().take_while(|&&tile| tile > 0).count();
    let mut odd = (blank / columns + blank % columns + cells / columns + columns) % 2 == 1;
    for cell in 0..cells {
        while tiles[cell] != (cell + 1) % cells {
            let home = (tiles[cell] + cells - 1) % cells;
            tiles.swap(cell, home);
            odd = !odd;
        }
    }
    !odd
}

/// Which half of all boards of a shape a board is in. The tiles are given row by row, with 0 for the blank. O(cells), with no
/// memory but that of the tiles.
///
/// Some moves lead from one board to another exactly if both are in the same half, on every rectangle of at least 2 x 2 cells
/// and on a single cell.
pub fn half(columns: usize, mut tiles: Vec<u32>) -> bool {
    let blank = tiles.iter().take_while(|&&tile| tile > 0).count();
    let mut odd = (blank / columns + blank % columns) % 2 == 1;
    // Each cycle of the permutation takes one exchange less than it has cells.
    for cell in 0..tiles.len() {
        let mut next = replace(&mut tiles[cell], cell as u32) as usize;
        while next != cell {
            next = replace(&mut tiles[next], next as u32) as usize;
            odd = !odd;
        }
    }
    odd
}

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

    #[test]
    fn boards_of_the_same_half_are_equally_solvable() {
        for (rows, columns) in [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2)] {
            let half_of = |tiles: &[usize]| half(columns, tiles.iter().map(|&tile| tile as u32).collect());
            let goal: Vec<usize> = (1..rows * columns).chain(0..1).collect();
            each_order(&mut goal.clone(), 0, &mut |tiles| {
                let same = half_of(tiles) == half_of(&goal);
                assert_eq!(same, solvable_rectangle(columns, tiles), "{:?}", tiles);
            });
        }
        assert!(!half(1, vec![0]));
    }

    #[test]
    fn large_boards_change_sides_with_each_exchange() {
        for (rows, columns) in [(10, 10), (300, 300), (7, 999), (1000, 2)] {
            let cells = rows * columns;
            let mut tiles: Vec<usize> = (1..cells).chain(0..1).collect();
            assert!(solvable_rectangle(columns, &tiles));
            tiles.swap(2, 5);
            assert!(!solvable_rectangle(columns, &tiles));
            // A move up.
            tiles.swap(cells - 1, cells - 1 - columns);
            assert!(!solvable_rectangle(columns, &tiles));
            tiles.swap(0, cells / 2 - 1);
            assert!(solvable_rectangle(columns, &tiles));
        }
    }
}
