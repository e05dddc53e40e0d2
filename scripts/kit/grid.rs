//! A board of a size known only at run time.

use slidekit::board::{neighbour, Board, Move};
use slidekit::table::farthest;
use std::sync::OnceLock;

/// A board of any size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    /// The number of columns.
    pub columns: usize,
    /// The tiles row by row, 0 for the blank.
    pub tiles: Vec<usize>,
}

/// A board to solve, and its goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    pub start: Grid,
    pub goal: Grid,
}

impl Grid {
    /// The board with its tiles in order and the blank in this cell.
    pub fn in_order(rows: usize, columns: usize, blank: usize) -> Grid {
        let mut tiles: Vec<usize> = (1..rows * columns).collect();
        tiles.insert(blank, 0);
        Grid { columns, tiles }
    }

    /// The board with its tiles in a clockwise spiral from the corner, the blank last: 1 2 3 / 8 0 4 / 7 6 5.
    pub fn spiral(rows: usize, columns: usize) -> Grid {
        let mut tiles = vec![0; rows * columns];
        let (mut cell, mut turns) = (0, 0);
        for tile in 1..rows * columns {
            tiles[cell] = tile;
            let next = |turns| {
                let mv = [Move::Right, Move::Down, Move::Left, Move::Up][turns % 4];
                neighbour(rows, columns, cell, mv).filter(|&next| tiles[next] == 0)
            };
            turns += usize::from(next(turns).is_none());
            cell = next(turns).expect("a cell for the blank");
        }
        Grid { columns, tiles }
    }

    pub fn rows(&self) -> usize {
        self.tiles.len() / self.columns
    }

    /// The cell of a tile.
    pub fn cell(&self, tile: usize) -> usize {
        self.tiles.iter().position(|&other| other == tile).expect("a board has all its tiles")
    }

    /// The cell of the blank.
    pub fn blank(&self) -> usize {
        self.cell(0)
    }

    /// The board after a move, or `None` if the blank would leave the board.
    pub fn after(&self, mv: Move) -> Option<Grid> {
        let blank = self.blank();
        let from = neighbour(self.rows(), self.columns, blank, mv)?;
        let mut after = self.clone();
        after.tiles.swap(blank, from);
        Some(after)
    }

    /// The board with its first two tiles swapped. Exactly one of the two is solvable.
    ///
    /// # Panics
    /// If there are fewer than two tiles.
    pub fn twin(&self) -> Grid {
        let mut twin = self.clone();
        let cells: Vec<usize> = (0..self.tiles.len()).filter(|&cell| self.tiles[cell] != 0).take(2).collect();
        twin.tiles.swap(cells[0], cells[1]);
        twin
    }

    /// A board of 3 x 3 that is farthest from this one. The path there depends on the cell of the blank only.
    ///
    /// # Panics
    /// If the board is not of 3 x 3.
    pub fn farthest(&self) -> Grid {
        static PATHS: [OnceLock<Vec<Move>>; 9] = [const { OnceLock::new() }; 9];
        assert_eq!((self.rows(), self.columns), (3, 3));
        let blank = self.blank();
        let path = PATHS[blank].get_or_init(|| farthest(Board::<3, 3>::in_order(blank)));
        path.iter().fold(self.clone(), |board, &mv| board.after(mv).expect("a legal move"))
    }

    /// The tiles in lines of `cells` cells, each tile by its name.
    pub fn lines(&self, cells: usize, name: impl Fn(usize) -> String, between: &str) -> Vec<String> {
        let line = |line: &[usize]| line.iter().map(|&tile| name(tile)).collect::<Vec<_>>().join(between);
        self.tiles.chunks(cells).map(line).collect()
    }

    /// Converts a board of the kit.
    pub fn of<const R: usize, const C: usize>(board: Board<R, C>) -> Grid {
        Grid { columns: C, tiles: board.tiles().collect() }
    }

    /// Converts to a board of the kit.
    pub fn board<const R: usize, const C: usize>(&self) -> Board<R, C> {
        Board::new(&self.tiles)
    }
}

impl Case {
    /// The case from the twin of the start. Exactly one of the two is solvable.
    ///
    /// # Panics
    /// If there are fewer than two tiles.
    pub fn twin(&self) -> Case {
        Case { start: self.start.twin(), goal: self.goal.clone() }
    }

    /// The boards from the start on, as far as moves are legal.
    pub fn boards(&self, moves: &[Move]) -> Vec<Grid> {
        let mut boards = vec![self.start.clone()];
        for &mv in moves {
            boards.extend(boards.last().and_then(|board| board.after(mv)));
        }
        boards
    }

    /// The start as a board of the kit, with the tiles renumbered so that they are in order in the goal.
    pub fn relabelled<const R: usize, const C: usize>(&self) -> Board<R, C> {
        self.start.board().relabelled(self.goal.board())
    }

    /// Whether any moves lead to the goal: the swaps that turn the start into the goal and the moves of the blank have the
    /// same parity (Johnson and Story, 1879), or on a line, the tiles are in the same order. Written independently of the
    /// kit's test, to check it.
    pub fn solvable(&self) -> bool {
        let (start, goal) = (&self.start, &self.goal);
        if start.columns == 1 || start.rows() == 1 {
            let tiles = |grid: &Grid| grid.tiles.iter().copied().filter(|&tile| tile > 0).collect::<Vec<_>>();
            return tiles(start) == tiles(goal);
        }
        let colour = |grid: &Grid| grid.blank() / grid.columns + grid.blank() % grid.columns;
        (self.swaps() + colour(start) + colour(goal)) % 2 == 0
    }

    /// The swaps of two cells that turn the start into the goal.
    fn swaps(&self) -> usize {
        let mut tiles = self.start.tiles.clone();
        let mut homes = vec![0; tiles.len()];
        self.goal.tiles.iter().enumerate().for_each(|(cell, &tile)| homes[tile] = cell);
        let mut swaps = 0;
        for cell in 0..tiles.len() {
            while homes[tiles[cell]] != cell {
                let home = homes[tiles[cell]];
                tiles.swap(cell, home);
                swaps += 1;
            }
        }
        swaps
    }
}

/// Formats a board on one line.
pub fn line(grid: &Grid) -> String {
    grid.lines(grid.columns, |tile| tile.to_string(), " ").join(" / ")
}
