//! Iterative deepening on boards of any size, for answers of few moves.
//!
//! Korf's IDA* (1985) with Manhattan distance, on a board that is no single integer: moves are made in place and taken back.
//! For 15 moves that is thousands of nodes, so nothing is prepared and nothing pruned but the move that goes straight back.

use crate::board::{neighbour, Move};
use crate::search::Answer;

/// A shortest answer that leads from a board to a goal of the same shape in at most `limit` moves, or
/// [`Answer::TooLong`], also when no moves do. The tiles are given row by row, with 0 for the blank.
///
/// # Panics
/// If the boards have different tiles.
pub fn solve(columns: usize, tiles: &[usize], goal: &[usize], limit: usize) -> Answer {
    let cell = |tiles: &[usize], tile| tiles.iter().position(|&other| other == tile).expect("the same tiles");
    let homes = (0..tiles.len()).map(|tile| cell(goal, tile)).collect();
    let mut search = Search { columns, tiles: tiles.to_vec(), homes, moves: Vec::new() };
    let h = (0..tiles.len()).filter(|&cell| tiles[cell] > 0).map(|cell| search.distance(tiles[cell], cell)).sum();
    let blank = cell(tiles, 0);
    // The moves and the estimate together are always even or always odd.
    match (h..=limit).step_by(2).find(|&left| search.visit(blank, h, left)) {
        Some(_) => Answer::Moves(search.moves),
        None => Answer::TooLong,
    }
}

/// The state of the search: a node, and how it was reached.
struct Search {
    columns: usize,
    tiles: Vec<usize>,
    /// For each tile, its cell on the goal.
    homes: Vec<usize>,
    moves: Vec<Move>,
}

impl Search {
    /// Whether the goal can be reached by at most `left` moves; `h` is the estimate.
    fn visit(&mut self, blank: usize, h: usize, left: usize) -> bool {
        if h == 0 {
            return true;
        }
        let rows = self.tiles.len() / self.columns;
        for mv in Move::ALL {
            let (from, tile) = match neighbour(rows, self.columns, blank, mv) {
                Some(from) if self.moves.last() != Some(&mv.opposite()) => (from, self.tiles[from]),
                _ => continue,
            };
            let h = h + self.distance(tile, blank) - self.distance(tile, from);
            if h < left {
                self.tiles.swap(blank, from);
                self.moves.push(mv);
                if self.visit(from, h, left - 1) {
                    return true;
                }
                self.moves.pop();
                self.tiles.swap(blank, from);
            }
        }
        false
    }

    /// The Manhattan distance of a cell from the home of a tile.
    fn distance(&self, tile: usize, cell: usize) -> usize {
        let (home, columns) = (self.homes[tile], self.columns);
        let gap = |a: usize, b: usize| a.max(b) - a.min(b);
        gap(home / columns, cell / columns) + gap(home % columns, cell % columns)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::parity::tests::each_order;
    use crate::table::Table;

    #[test]
    fn answers_are_shortest_and_within_the_limit() {
        let goal = [1, 2, 3, 8, 0, 4, 7, 6, 5];
        let table = Table::new(Board::<3, 3>::new(&goal));
        let (mut orders, mut within) = (0, 0);
        each_order(&mut [0, 1, 2, 3, 4, 5, 6, 7, 8], 0, &mut |tiles| {
            orders += 1;
            if orders % 97 == 0 {
                let board = Board::<3, 3>::new(tiles);
                let fewest = table.answer(board).map(|moves| moves.len());
                for limit in [12, 15] {
                    match solve(3, tiles, &goal, limit) {
                        Answer::Moves(moves) => {
                            within += 1;
                            assert_eq!(Some(moves.len()), fewest.filter(|&fewest| fewest <= limit), "{:?}", tiles);
                            let end = moves.iter().try_fold(board, |board, &mv| board.after(mv));
                            assert_eq!(end, Some(Board::new(&goal)), "{:?}", tiles);
                        }
                        _ => assert!(fewest.map_or(true, |fewest| fewest > limit), "{:?}", tiles),
                    }
                }
            }
        });
        assert!(within > 50, "{} boards are within a limit", within);
    }

    #[test]
    fn other_shapes_and_unsolvable_boards_are_answered() {
        assert_eq!(solve(2, &[2, 1, 3, 0], &[1, 2, 3, 0], 15), Answer::TooLong);
        assert_eq!(solve(3, &[0, 2, 1], &[1, 2, 0], 15), Answer::TooLong);
        assert_eq!(solve(3, &[0, 1, 2], &[1, 2, 0], 2), Answer::Moves(vec![Move::Right, Move::Right]));
        assert_eq!(solve(1, &[1, 0], &[0, 1], 1), Answer::Moves(vec![Move::Up]));
        let goal: Vec<usize> = (0..100).collect();
        assert_eq!(solve(10, &goal, &goal, 0), Answer::Moves(vec![]));
    }
}
