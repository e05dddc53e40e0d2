//! A board as the methods see it: its tiles and its moves.
//!
//! The 8-puzzle and the 15-puzzle use the kit's boards of one 64-bit word, other shapes a byte for each cell.

use crate::problems::grid::Grid;
use slidekit::board::{neighbour, Board, Move};
use std::fmt::Debug;
use std::hash::{Hash, Hasher};

/// A board of some shape.
pub trait State: Copy + Debug + Eq + Hash + 'static {
    /// Converts a grid.
    fn of(grid: &Grid) -> Self;
    /// The number of cells.
    fn cells(self) -> usize;
    /// The number of columns.
    fn columns(self) -> usize;
    /// The tile in a cell, 0 for the blank.
    fn tile(self, cell: usize) -> usize;
    /// The board after a move of the blank, or `None` if it would leave the board.
    fn after(self, mv: Move) -> Option<Self>;
}

/// Returns each move from a board and the board after it, except for the move that undoes `last`.
pub fn moves<S: State>(board: S, last: Option<Move>) -> impl Iterator<Item = (Move, S)> {
    let onward = move |&&mv: &&Move| last != Some(mv.opposite());
    Move::ALL.iter().filter(onward).filter_map(move |&mv| Some((mv, board.after(mv)?)))
}

/// Returns the cell of each tile.
pub fn homes<S: State>(goal: S) -> Vec<usize> {
    let mut homes = vec![0; goal.cells()];
    (0..goal.cells()).for_each(|cell| homes[goal.tile(cell)] = cell);
    homes
}

/// Converts a board to a grid.
pub fn grid<S: State>(board: S) -> Grid {
    Grid { columns: board.columns(), tiles: (0..board.cells()).map(|cell| board.tile(cell)).collect() }
}

impl<const R: usize, const C: usize> State for Board<R, C> {
    fn of(grid: &Grid) -> Self {
        grid.board()
    }

    fn cells(self) -> usize {
        Self::CELLS
    }

    fn columns(self) -> usize {
        C
    }

    fn tile(self, cell: usize) -> usize {
        Board::tile(self, cell)
    }

    fn after(self, mv: Move) -> Option<Self> {
        Board::after(self, mv)
    }
}

/// A board of up to 25 cells.
pub type Wide = Tiles<WIDEST>;
/// The most cells of a wide board.
pub const WIDEST: usize = 25;
/// A board of up to 100 cells.
pub type Huge = Tiles<100>;

/// A board of up to `MOST` cells, a byte each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tiles<const MOST: usize> {
    tiles: [u8; MOST],
    blank: u8,
    rows: u8,
    columns: u8,
}

impl<const MOST: usize> Hash for Tiles<MOST> {
    /// Hashes the tiles only: all boards of a search have the same shape.
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write(&self.tiles);
    }
}

impl<const MOST: usize> State for Tiles<MOST> {
    fn of(grid: &Grid) -> Self {
        let mut tiles = [0; MOST];
        tiles.iter_mut().zip(&grid.tiles).for_each(|(to, &tile)| *to = tile as u8);
        Tiles { tiles, blank: grid.blank() as u8, rows: grid.rows() as u8, columns: grid.columns as u8 }
    }

    fn cells(self) -> usize {
        usize::from(self.rows) * usize::from(self.columns)
    }

    fn columns(self) -> usize {
        self.columns.into()
    }

    fn tile(self, cell: usize) -> usize {
        self.tiles[cell].into()
    }

    fn after(mut self, mv: Move) -> Option<Self> {
        let from = neighbour(self.rows.into(), self.columns.into(), self.blank.into(), mv)?;
        self.tiles.swap(from, self.blank.into());
        self.blank = from as u8;
        Some(self)
    }
}
