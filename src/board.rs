//! A board, packed into one integer, and the four moves.
//!
//! A *cell* is a position on the board, numbered from 0, row by row. A *tile* is a number from 1. The *blank* is the empty
//! cell, stored as tile 0. A *move* is a move of the blank. The *goal* is the board to reach.

/// A board of `R` rows and `C` columns, from 2 x 2 to 16 cells.
///
/// The tile in cell `i` is bits `4 * i` to `4 * i + 3` of a `u64`, so a copy or a comparison costs one instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board<const R: usize, const C: usize>(pub(crate) u64);

impl<const R: usize, const C: usize> Board<R, C> {
    /// The number of cells. Other shapes do not compile.
    pub const CELLS: usize = {
        require(R >= 2 && C >= 2 && R * C <= 16);
        R * C
    };

    /// The usual goal: the tiles in order, the blank last.
    pub const GOAL: Self = Board(0x0FED_CBA9_8765_4321 & ((1 << (4 * (Self::CELLS - 1))) - 1));

    /// For each cell of the blank, the moves that stay on the board: bit `mv as usize` for a move.
    pub const MOVES: [u8; 16] = {
        let (mut moves, mut i) = ([0; 16], 0);
        while i < 4 * Self::CELLS {
            moves[i / 4] |= (neighbour(R, C, i / 4, Move::ALL[i % 4]).is_some() as u8) << (i % 4);
            i += 1;
        }
        moves
    };

    /// The board with the tiles in order and the blank in this cell: the goal of many judges.
    ///
    /// # Panics
    /// If the board has no such cell.
    pub fn in_order(blank: usize) -> Self {
        assert!(blank < Self::CELLS, "a {} x {} board has no cell {}", R, C, blank);
        let before = (1 << (4 * blank)) - 1;
        Board(Self::GOAL.0 & before | (Self::GOAL.0 & !before) << 4)
    }

    /// The board with these tiles, row by row, 0 for the blank.
    ///
    /// # Panics
    /// If the tiles are not 0 to `R * C - 1`, each once.
    pub fn new(tiles: &[usize]) -> Self {
        let seen = tiles.iter().filter(|&&tile| tile < Self::CELLS).fold(0, |seen, &tile| seen | 1_u64 << tile);
        let all = tiles.len() == Self::CELLS && seen == (1 << Self::CELLS) - 1;
        assert!(all, "not the tiles of a {} x {} board: {:?}", R, C, tiles);
        Board(tiles.iter().rev().fold(0, |packed, &tile| packed << 4 | tile as u64))
    }

    /// The tile in a cell of the board, 0 for the blank.
    #[inline(always)]
    pub(crate) fn tile(self, cell: usize) -> usize {
        (self.0 >> (4 * cell)) as usize & 15
    }

    /// The tiles, row by row.
    pub fn tiles(self) -> impl Iterator<Item = usize> {
        (0..Self::CELLS).map(move |cell| self.tile(cell))
    }

    /// The cell of a tile, or of the blank as tile 0.
    ///
    /// # Complexity
    /// O(cells).
    ///
    /// # Panics
    /// If the board has no such tile.
    pub fn cell(self, tile: usize) -> usize {
        let mut cell = 0;
        while self.tile(cell) != tile {
            cell += 1;
            assert!(cell < Self::CELLS, "the board has no tile {}", tile);
        }
        cell
    }

    /// The board with its tiles relabelled by the map that takes `goal` to [`in_order`](Self::in_order) with the same
    /// blank. The moves that lead from this board to `goal` lead from the relabelled board to the relabelled goal.
    ///
    /// # Complexity
    /// O(cells^2).
    pub fn relabelled(self, goal: Self) -> Self {
        let labels = Self::in_order(goal.cell(0));
        let label = |cell| labels.tile(goal.cell(self.tile(cell))) as u64;
        Board((0..Self::CELLS).fold(0, |packed, cell| packed | label(cell) << (4 * cell)))
    }

    /// The board after a tile slides from one cell to another, which holds the blank.
    #[inline(always)]
    pub(crate) fn slide(self, tile: usize, from: usize, to: usize) -> Self {
        let tile = tile as u64;
        Board(self.0 ^ tile << (4 * from) ^ tile << (4 * to))
    }

    /// The board after a move, or `None` if the blank would leave the board.
    ///
    /// # Complexity
    /// O(cells).
    pub fn after(self, mv: Move) -> Option<Self> {
        let to = self.cell(0);
        let from = neighbour(R, C, to, mv)?;
        Some(self.slide(self.tile(from), from, to))
    }
}

/// A move, named by the direction in which the blank goes.
///
/// The tile slides the other way: `Move::Right` slides a tile to the left. Moves are ordered by the alphabet, D < L < R < U,
/// so the least of several answers is the lexicographically first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The blank goes one row down.
    Down,
    /// The blank goes one column to the left.
    Left,
    /// The blank goes one column to the right.
    Right,
    /// The blank goes one row up.
    Up,
}

impl Move {
    /// The four moves, in order.
    pub const ALL: [Move; 4] = [Move::Down, Move::Left, Move::Right, Move::Up];

    /// The move that undoes this one. Opposites stand at indices `i` and `3 - i`.
    pub const fn opposite(self) -> Move {
        Move::ALL[3 - self as usize]
    }

    /// The same move on the mirror image across the main diagonal, which exchanges down and right, left and up.
    pub const fn mirrored(self) -> Move {
        Move::ALL[(self as usize + 2) % 4]
    }

    /// What the move adds to the cell of the blank (wrapping), on a board of this many columns.
    #[inline(always)]
    pub const fn offset(self, columns: usize) -> usize {
        match self {
            Move::Down => columns,
            Move::Left => usize::MAX,
            Move::Right => 1,
            Move::Up => columns.wrapping_neg(),
        }
    }
}

/// The cell that the blank reaches from a cell by a move on a board of this shape, or `None` if it would leave the board.
#[inline(always)]
pub const fn neighbour(rows: usize, columns: usize, cell: usize, mv: Move) -> Option<usize> {
    match mv {
        Move::Down if cell / columns + 1 < rows => Some(cell + columns),
        Move::Left if cell % columns > 0 => Some(cell - 1),
        Move::Right if cell % columns + 1 < columns => Some(cell + 1),
        Move::Up if cell / columns > 0 => Some(cell - columns),
        _ => None,
    }
}

/// Checks a condition at compile time: a constant that breaks it does not compile, as an index is out of bounds. Rust 1.56 has
/// no `assert!` in constants.
pub(crate) const fn require(holds: bool) {
    [()][!holds as usize]
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use std::collections::HashSet;

    /// The boards at each distance from a goal, at most `most` distances.
    pub fn levels<const R: usize, const C: usize>(goal: Board<R, C>, most: usize) -> Vec<Vec<Board<R, C>>> {
        let (mut seen, mut level, mut levels) = (HashSet::new(), vec![goal], Vec::new());
        seen.insert(goal);
        while !level.is_empty() && levels.len() < most {
            let next = level.iter().flat_map(|board| Move::ALL.iter().filter_map(move |&mv| board.after(mv)));
            let next = next.filter(|&board| seen.insert(board)).collect();
            levels.push(std::mem::replace(&mut level, next));
        }
        levels
    }

    #[test]
    fn moves_reach_the_published_counts() {
        fn counts<const R: usize, const C: usize>(most: usize) -> Vec<usize> {
            levels(Board::<R, C>::GOAL, most).iter().map(Vec::len).collect()
        }
        let eight = counts::<3, 3>(usize::MAX);
        assert_eq!(eight[..9], [1, 2, 4, 8, 16, 20, 39, 62, 116]);
        assert_eq!((eight.len() - 1, eight[30], eight[31]), (31, 221, 2));
        // OEIS A089484
        assert_eq!(counts::<4, 4>(13), [1, 2, 4, 10, 24, 54, 107, 212, 446, 946, 1948, 3938, 7808]);
        assert_eq!((counts::<2, 3>(usize::MAX).len() - 1, counts::<2, 4>(usize::MAX).len() - 1), (21, 36));
    }

    #[test]
    fn a_move_is_named_by_the_blank_and_undone_by_its_opposite() {
        let board = Board::<3, 3>::new(&[1, 2, 3, 4, 0, 5, 6, 7, 8]);
        for (mv, tiles) in [
            (Move::Down, [1, 2, 3, 4, 7, 5, 6, 0, 8]),
            (Move::Left, [1, 2, 3, 0, 4, 5, 6, 7, 8]),
            (Move::Right, [1, 2, 3, 4, 5, 0, 6, 7, 8]),
            (Move::Up, [1, 0, 3, 4, 2, 5, 6, 7, 8]),
        ] {
            let next = Board::new(&tiles);
            assert_eq!((board.after(mv), next.after(mv.opposite())), (Some(next), Some(board)), "{:?}", mv);
        }
    }

    #[test]
    fn the_goal_has_its_tiles_in_order() {
        assert_eq!(Board::<2, 2>::GOAL, Board::new(&[1, 2, 3, 0]));
        assert_eq!(Board::<4, 4>::GOAL.tiles().collect::<Vec<_>>(), (1..16).chain(0..1).collect::<Vec<_>>());
        assert_eq!(Board::<3, 2>::in_order(3), Board::new(&[1, 2, 3, 0, 4, 5]));
        assert_eq!(Board::<4, 4>::in_order(0), Board::new(&(0..16).collect::<Vec<_>>()));
        assert_eq!(Board::<4, 4>::in_order(15), Board::GOAL);
    }
}
