//! The outer rows and columns of a large square, strip by strip, a few tiles at a time: exact tables for each step.
//!
//! A board of side n is one of side 10 whose first 10 - n rows and columns are done, so all sides share their tables.
//! Row 0 is the first strip, column 0 without its first cell the second, then row 1, and so on. A stage brings the next
//! tiles of a strip home, in cells that are then closed: as many tiles at once as a table of 2^18 entries takes, for
//! these tiles and the blank, whatever else is on the board. One alone is never left to the end of a strip, where it
//! could not get in. A table is filled by breadth-first search from the tiles' homes when it is first asked for.

use crate::board::neighbour;
use crate::moves::Move;

/// The longest side.
pub const SIDE: usize = 10;

/// The cells of a board of that side.
pub const CELLS: usize = SIDE * SIDE;

/// In the place of a number: the cell is closed.
pub const CLOSED: usize = CELLS;

/// A table has at most so many entries, but for the last two tiles of a strip.
const ENTRIES: u64 = 1 << 18;

/// How much a tile of the same strip counts, of the next strip, and of those after it.
const WEIGHTS: [u32; 3] = [6, 5, 2];

/// In a table: not yet reached.
const UNKNOWN: u8 = u8::MAX;

/// A few tiles of a strip, named by their homes.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The strip, counted from 0: row i is 2 i, column i is 2 i + 1.
    pub strip: usize,
    /// For each cell its number among the open ones, or [`CLOSED`].
    pub numbers: [usize; CELLS],
    /// How much a tile of this stage, or the blank, adds to a place for each number of its cell; 0 for other tiles.
    pub units: [usize; CELLS],
    /// How much a tile of a later stage counts.
    pub weights: [u32; CELLS],
    /// The open cells.
    pub open: Vec<usize>,
    /// For each place, the sum of units times numbers, the fewest moves that bring the tiles of the stage home.
    pub far: Vec<u8>,
    homes: Vec<usize>,
}

/// All stages, in order.
pub fn stages() -> Vec<Stage> {
    let mut open: Vec<usize> = (0..CELLS).collect();
    let mut stages = Vec::new();
    for strip in 0..2 * (SIDE - 1) {
        let mut tiles: Vec<usize> = open.iter().copied().filter(|&cell| strip_of(cell) == strip).collect();
        while !tiles.is_empty() {
            let homes: Vec<usize> = tiles.drain(..together(tiles.len(), open.len())).collect();
            stages.push(Stage::new(strip, homes.clone(), open.clone()));
            open.retain(|cell| !homes.contains(cell));
        }
    }
    stages
}

/// The strip that a cell is in.
fn strip_of(cell: usize) -> usize {
    let (row, column) = (cell / SIDE, cell % SIDE);
    2 * row.min(column) + (column < row) as usize
}

/// How many of a strip's tiles are brought home at once.
fn together(left: usize, open: usize) -> usize {
    let mut size = left.min(4);
    while size > 1 && left > 2 && (open as u64).pow(size as u32 + 1) > ENTRIES {
        size -= 1;
    }
    if left == size + 1 && size > 1 {
        size - 1
    } else {
        size
    }
}

impl Stage {
    fn new(strip: usize, homes: Vec<usize>, open: Vec<usize>) -> Self {
        let (mut numbers, mut units, mut weights) = ([CLOSED; CELLS], [0; CELLS], [0; CELLS]);
        for (number, &cell) in open.iter().enumerate() {
            numbers[cell] = number;
            weights[cell] = WEIGHTS[(strip_of(cell) - strip).min(2)];
        }
        units[CELLS - 1] = 1;
        weights[CELLS - 1] = 0;
        let mut unit = 1;
        for &tile in &homes {
            unit *= open.len();
            units[tile] = unit;
            weights[tile] = 0;
        }
        Stage { strip, numbers, units, weights, homes, open, far: Vec::new() }
    }

    /// Fills the table, if it is not yet filled. O(entries).
    pub fn fill(&mut self) {
        if !self.far.is_empty() {
            return;
        }
        let next = self.next();
        let ways = self.open.len() as u32;
        let units: Vec<u32> = self.homes.iter().map(|&tile| self.units[tile] as u32).collect();
        let mut queue = self.solved();
        self.far = vec![UNKNOWN; self.open.len().pow(self.homes.len() as u32 + 1)];
        queue.iter().for_each(|&place| self.far[place as usize] = 0);
        let mut head = 0;
        while head < queue.len() {
            let place = queue[head];
            head += 1;
            let far = self.far[place as usize] + 1;
            let (blank, mut rest, mut at) = (place % ways, place / ways, [0; 4]);
            for cell in at.iter_mut() {
                *cell = rest % ways;
                rest /= ways;
            }
            for &to in &next[blank as usize] {
                let mut moved = place - blank + to;
                for (&cell, unit) in at.iter().zip(&units).filter(|&(&cell, _)| cell == to) {
                    moved = moved + blank * unit - cell * unit;
                }
                if self.far[moved as usize] == UNKNOWN {
                    self.far[moved as usize] = far;
                    queue.push(moved);
                }
            }
        }
    }

    /// The numbers of the open cells next to each.
    fn next(&self) -> Vec<Vec<u32>> {
        let number = |cell: usize| Some(self.numbers[cell]).filter(|&number| number != CLOSED);
        let around = |&cell: &usize| Move::ALL.iter().filter_map(move |&mv| neighbour::<SIDE, SIDE>(cell, mv));
        self.open.iter().map(|cell| around(cell).filter_map(number).map(|number| number as u32).collect()).collect()
    }

    /// The places with every tile at home.
    fn solved(&self) -> Vec<u32> {
        let home: usize = self.homes.iter().map(|&tile| self.units[tile] * self.numbers[tile]).sum();
        let free = self.open.iter().filter(|cell| !self.homes.contains(cell));
        free.map(|&blank| (home + self.numbers[blank]) as u32).collect()
    }
}
