//! A board as the methods see it: its tiles and its moves.

use super::grid::Grid;
use slidekit::board::{neighbour, Move};
use std::hash::{Hash, Hasher};
use std::ops::RangeInclusive;

/// The most cells of a board that the tools read.
pub const MOST_CELLS: usize = 100;

/// In a pattern, a tile that is not one of it.
const OTHER: u8 = u8::MAX;

/// A board of any shape of at most `N` cells, a byte for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State<const N: usize> {
    tiles: [u8; N],
    blank: u8,
    rows: u8,
    columns: u8,
}

impl<const N: usize> Hash for State<N> {
    /// Hashes the tiles only: all boards of a search have the same shape.
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write(&self.tiles[..self.cells()]);
    }
}

impl<const N: usize> State<N> {
    /// Converts a grid.
    ///
    /// # Panics
    /// If it has more than `N` cells.
    pub fn of(grid: &Grid) -> State<N> {
        let mut tiles = [0; N];
        grid.tiles.iter().enumerate().for_each(|(cell, &tile)| tiles[cell] = tile as u8);
        State { tiles, blank: grid.blank() as u8, rows: grid.rows() as u8, columns: grid.columns as u8 }
    }

    /// Converts to a grid.
    pub fn grid(self) -> Grid {
        Grid { columns: self.columns(), tiles: (0..self.cells()).map(|cell| self.tile(cell)).collect() }
    }

    /// The number of cells.
    pub fn cells(self) -> usize {
        usize::from(self.rows) * usize::from(self.columns)
    }

    /// The number of columns.
    pub fn columns(self) -> usize {
        self.columns.into()
    }

    /// The tile in a cell, 0 for the blank.
    pub fn tile(self, cell: usize) -> usize {
        self.tiles[cell].into()
    }

    /// Returns the cell of each tile.
    pub fn homes(self) -> Vec<usize> {
        let mut homes = vec![0; self.cells()];
        (0..self.cells()).for_each(|cell| homes[self.tile(cell)] = cell);
        homes
    }

    /// The board in which only these tiles and the blank can be told apart.
    pub fn pattern(mut self, tiles: &RangeInclusive<usize>) -> State<N> {
        self.tiles
            .iter_mut()
            .filter(|tile| **tile != 0 && !tiles.contains(&usize::from(**tile)))
            .for_each(|tile| *tile = OTHER);
        self
    }

    /// The board after a move of the blank, or `None` if it would leave the board.
    pub fn after(mut self, mv: Move) -> Option<State<N>> {
        let from = neighbour(self.rows.into(), self.columns.into(), self.blank.into(), mv)?;
        self.tiles.swap(from, self.blank.into());
        self.blank = from as u8;
        Some(self)
    }

    /// Returns each move from a board and the board after it, except for the move that undoes `last`.
    pub fn moves(self, last: Option<Move>) -> impl Iterator<Item = (Move, State<N>)> {
        let onward = move |&&mv: &&Move| last != Some(mv.opposite());
        Move::ALL.iter().filter(onward).filter_map(move |&mv| Some((mv, self.after(mv)?)))
    }
}
