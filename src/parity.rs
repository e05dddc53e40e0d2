//! The parity test: which boards are solvable.

use crate::board::Board;

/// Whether some moves lead from the board to the goal. O(cells).
///
/// A move exchanges the blank with one tile, which changes the parity of the permutation of all cells. It also takes the
/// blank to a cell of the other colour of a chessboard. So the sum of the two parities never changes, and a solvable board
/// has the goal's. The converse holds on every rectangle of at least 2 x 2 cells (Johnson and Story, 1879).
pub fn solvable<const R: usize, const C: usize>(board: Board<R, C>, goal: Board<R, C>) -> bool {
    odd(board) == odd(goal)
}

/// Whether some moves lead from a square board of any side to the usual goal. The tiles are given row by row, with 0 for
/// the blank. O(cells^2).
pub fn solvable_square(side: usize, tiles: &[u8]) -> bool {
    let (mut inversions, mut blank) = (0, 0);
    for (cell, tile) in tiles.iter().enumerate() {
        inversions += tiles[cell..].iter().filter(|&after| after < tile).count();
        if *tile == 0 {
            blank = cell;
        }
    }
    // In the goal, each tile comes before the blank: one inversion a tile.
    (inversions + blank / side + blank % side + tiles.len()) % 2 == 1
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
pub(crate) mod tests {
    use super::*;
    use crate::board::Move;
    use std::collections::HashSet;

    /// Compares the test with a search from the goal, on every board of a shape.
    fn check<const R: usize, const C: usize>(goal: Board<R, C>) {
        let mut reached: HashSet<_> = vec![goal].into_iter().collect();
        let mut open = vec![goal];
        while let Some(board) = open.pop() {
            open.extend(Move::ALL.iter().filter_map(|&mv| board.after(mv)).filter(|&after| reached.insert(after)));
        }
        let mut boards = 0;
        each_order(&mut (0..(R * C) as u8).collect::<Vec<_>>(), 0, &mut |tiles| {
            let board = Board::new(tiles);
            assert_eq!(solvable(board, goal), reached.contains(&board), "{:?} to {:?}", board, goal);
            boards += 1;
        });
        assert_eq!(boards, 2 * reached.len());
    }

    /// Visits every order of the tiles from the index `fixed`.
    pub fn each_order(tiles: &mut [u8], fixed: usize, visit: &mut dyn FnMut(&[u8])) {
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
        check(Board::<2, 4>::new(&[0, 1, 2, 3, 4, 5, 6, 7]));
        check(Board::<3, 3>::GOAL);
        check(Board::<3, 3>::new(&[1, 2, 3, 8, 0, 4, 7, 6, 5]));
    }

    #[test]
    fn the_squares_that_pass_are_the_boards_that_pass() {
        each_order(&mut [0, 1, 2, 3], 0, &mut |tiles| {
            assert_eq!(solvable_square(2, tiles), solvable(Board::<2, 2>::new(tiles), Board::GOAL), "{:?}", tiles);
        });
        each_order(&mut [0, 1, 2, 3, 4, 5, 6, 7, 8], 0, &mut |tiles| {
            assert_eq!(solvable_square(3, tiles), solvable(Board::<3, 3>::new(tiles), Board::GOAL), "{:?}", tiles);
        });
        let mut tiles: Vec<u8> = (1..100).chain(0..1).collect();
        assert!(solvable_square(10, &tiles) && solvable_square(1, &[0]));
        tiles.swap(97, 98);
        assert!(!solvable_square(10, &tiles));
        tiles.swap(89, 99);
        assert!(!solvable_square(10, &tiles));
        tiles.swap(3, 70);
        assert!(solvable_square(10, &tiles));
    }

    #[test]
    fn two_tiles_exchanged_have_no_answer_on_4x4() {
        let mut tiles: Vec<u8> = (1..16).chain(0..1).collect();
        tiles.swap(13, 14);
        assert!(!solvable(Board::<4, 4>::new(&tiles), Board::GOAL));
        tiles.swap(2, 9);
        assert!(solvable(Board::<4, 4>::new(&tiles), Board::GOAL));
    }
}
