//! Manhattan distance and linear conflicts (Hansson, Mayer and Yung, 1992).
//!
//! Two tiles that stand in the row where both belong, but in the wrong order, cannot pass each other there: one of them
//! has to leave the row and come back, which is two moves that Manhattan distance does not count. In each row and each
//! column the tiles that may stay are at most the most of them that are in the right order, adjacent or not; each other one costs two.
//! To make room in a row a tile goes up and down, in a column left and right, so no move is counted twice, and this is
//! never too high either. The paper counts the tiles that leave by taking out the one with most conflicts first.

use super::manhattan::manhattan;
use super::state::{homes, State};

/// The Manhattan distance of a board and two for each tile that has to make room in its line.
pub fn linear_conflict<S: State>(goal: S) -> impl Fn(S) -> u32 {
    let (manhattan, homes, columns) = (manhattan(goal), homes(goal), goal.columns());
    let rows = goal.cells() / columns;
    move |board| {
        let in_row = |row| (0..columns).map(move |column| row * columns + column);
        let in_column = |column| (0..rows).map(move |row| row * columns + column);
        let home = |cell: usize| Some(homes[board.tile(cell)]).filter(|_| board.tile(cell) != 0);
        let row = |row| leave(in_row(row).filter_map(home).filter(|home| home / columns == row));
        let column = |column| leave(in_column(column).filter_map(home).filter(|home| home % columns == column));
        manhattan(board) + 2 * ((0..rows).map(row).sum::<u32>() + (0..columns).map(column).sum::<u32>())
    }
}

/// How many tiles of a line have to leave it, given the cells where they belong: all but the longest run in order.
fn leave(line: impl Iterator<Item = usize>) -> u32 {
    let (mut homes, mut runs) = ([0; 10], [0; 10]);
    let mut tiles = 0;
    for home in line {
        homes[tiles] = home;
        let before = (0..tiles).filter(|&tile| homes[tile] < home).map(|tile| runs[tile]).max();
        runs[tiles] = before.unwrap_or(0) + 1;
        tiles += 1;
    }
    tiles as u32 - runs.iter().max().copied().unwrap_or(0)
}
