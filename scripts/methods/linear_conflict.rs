//! Manhattan distance and linear conflicts (Hansson, Mayer and Yung, 1992).
//!
//! Two tiles in their goal row but in the wrong order cannot pass each other there: one of them has to leave the row
//! and come back, two moves that Manhattan distance does not count. In each row and each column, the tiles that can stay
//! are a longest increasing subsequence; every other tile costs two moves. A tile leaves a row vertically and a column
//! horizontally, so no move is counted twice and the sum is never too high. The paper removes the tile with the most
//! conflicts first.

use super::heuristic::HeuristicFunction;
use super::manhattan::manhattan;
use crate::kit::state::State;

/// Returns the heuristic: Manhattan distance, and two moves for each tile that has to leave its goal row or column.
pub fn linear_conflict<const N: usize>(goal: State<N>) -> HeuristicFunction<N> {
    let (manhattan, homes, columns) = (manhattan(goal), goal.homes(), goal.columns());
    let rows = goal.cells() / columns;
    Box::new(move |board| {
        let in_row = |row| (0..columns).map(move |column| row * columns + column);
        let in_column = |column| (0..rows).map(move |row| row * columns + column);
        let home = |cell: usize| Some(homes[board.tile(cell)]).filter(|_| board.tile(cell) != 0);
        let row = |row| leaving(in_row(row).filter_map(home).filter(|home| home / columns == row));
        let column = |column| leaving(in_column(column).filter_map(home).filter(|home| home % columns == column));
        manhattan(board) + 2 * ((0..rows).map(row).sum::<u32>() + (0..columns).map(column).sum::<u32>())
    })
}

/// Returns how many tiles have to leave their line, given their goal cells: all but a longest increasing subsequence.
fn leaving(line: impl Iterator<Item = usize>) -> u32 {
    let (mut homes, mut lengths) = ([0; 10], [0; 10]);
    let mut tiles = 0;
    for home in line {
        homes[tiles] = home;
        let before = (0..tiles).filter(|&tile| homes[tile] < home).map(|tile| lengths[tile]).max();
        lengths[tiles] = before.unwrap_or(0) + 1;
        tiles += 1;
    }
    tiles as u32 - lengths.iter().max().copied().unwrap_or(0)
}
