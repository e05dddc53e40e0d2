//! A board whose size is known only at run time.

use slidekit::board::{Board, Move};

/// A board of any size: its tiles row by row, 0 for the blank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The cells of a row.
    pub columns: usize,
    /// The tiles, each once.
    pub tiles: Vec<u8>,
}

/// A board to solve and the board to reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    pub start: Grid,
    pub goal: Grid,
}

impl Grid {
    /// The tiles in order, the blank in this cell.
    pub fn in_order(rows: usize, columns: usize, blank: usize) -> Grid {
        let mut tiles: Vec<u8> = (1..(rows * columns) as u8).collect();
        tiles.insert(blank, 0);
        Grid { columns, tiles }
    }

    /// The tiles clockwise from the corner inwards, the blank at the end: 1 2 3 / 8 0 4 / 7 6 5.
    pub fn spiral(rows: usize, columns: usize) -> Grid {
        let mut tiles = vec![0; rows * columns];
        let (mut cell, mut way) = ((0, 0), 0);
        for tile in 1..rows * columns {
            tiles[cell.0 * columns + cell.1] = tile as u8;
            let next = |way: usize| match way % 4 {
                0 => (cell.0, cell.1 + 1),
                1 => (cell.0 + 1, cell.1),
                2 => (cell.0, cell.1.wrapping_sub(1)),
                _ => (cell.0.wrapping_sub(1), cell.1),
            };
            let free =
                |(row, column): (usize, usize)| row < rows && column < columns && tiles[row * columns + column] == 0;
            if !free(next(way)) {
                way += 1;
            }
            cell = next(way);
        }
        Grid { columns, tiles }
    }

    pub fn rows(&self) -> usize {
        self.tiles.len() / self.columns
    }

    /// The cell of the blank.
    pub fn blank(&self) -> usize {
        self.tiles.iter().position(|&tile| tile == 0).expect("a board has a blank")
    }

    /// The board after a move of the blank, or `None` when it would leave the board.
    pub fn after(&self, mv: Move) -> Option<Grid> {
        let (blank, columns) = (self.blank(), self.columns);
        let from = match mv {
            Move::Down if blank / columns + 1 < self.rows() => blank + columns,
            Move::Left if blank % columns > 0 => blank - 1,
            Move::Right if blank % columns + 1 < columns => blank + 1,
            Move::Up if blank >= columns => blank - columns,
            _ => return None,
        };
        let mut after = self.clone();
        after.tiles.swap(blank, from);
        Some(after)
    }

    /// The board with its first two tiles exchanged: of it and its twin, exactly one has an answer.
    ///
    /// # Panics
    /// When there are no two tiles.
    pub fn twin(&self) -> Grid {
        let mut twin = self.clone();
        let cells: Vec<usize> = (0..self.tiles.len()).filter(|&cell| self.tiles[cell] != 0).take(2).collect();
        twin.tiles.swap(cells[0], cells[1]);
        twin
    }

    /// A board whose shape is known to the compiler, as one whose is not.
    pub fn of<const R: usize, const C: usize>(board: Board<R, C>) -> Grid {
        Grid { columns: C, tiles: board.tiles().map(|tile| tile as u8).collect() }
    }

    /// The same as a board whose shape is known to the compiler.
    pub fn board<const R: usize, const C: usize>(&self) -> Board<R, C> {
        Board::new(&self.tiles)
    }
}

impl Case {
    /// The case from the twin of the start: exactly one of the two has an answer.
    ///
    /// # Panics
    /// When there are no two tiles.
    pub fn twin(&self) -> Case {
        Case { start: self.start.twin(), goal: self.goal.clone() }
    }

    /// Whether any moves lead to the goal: whether the exchanges that make the goal of the start are even or odd in
    /// number as the blank's way is (Johnson and Story, 1879). Written apart from the library's, which it checks.
    pub fn solvable(&self) -> bool {
        let (mut tiles, goal) = (self.start.tiles.clone(), &self.goal);
        let mut odd = false;
        for cell in 0..tiles.len() {
            if tiles[cell] != goal.tiles[cell] {
                let other = tiles.iter().position(|&tile| tile == goal.tiles[cell]).expect("the same tiles");
                tiles.swap(cell, other);
                odd = !odd;
            }
        }
        let colour = |grid: &Grid| grid.blank() / grid.columns + grid.blank() % grid.columns;
        odd == ((colour(&self.start) + colour(goal)) % 2 == 1)
    }
}
