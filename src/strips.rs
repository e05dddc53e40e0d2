//! The outer rows and columns of a large square, strip by strip, a few tiles at a time: exact tables for each step.
//!
//! A board of side n is one of side 10 whose first 10 - n rows and columns are done, so all sides share their tables.
//! Row 0 is the first strip, column 0 without its first cell the second, then row 1, and so on. A stage brings the next
//! tiles of a strip home, in cells that are then closed: as many tiles at once as a table of 2^18 entries takes, for
//! these tiles and the blank, whatever else is on the board. One alone is never left to the end of a strip, where it
//! could not get in. A table is filled by breadth-first search from the tiles' homes when it is first asked for.

use crate::board::{neighbour, Move};

/// The longest side.
pub const SIDE: usize = 10;

/// The cells of a board of that side.
pub const CELLS: usize = SIDE * SIDE;

/// A table has at most so many entries, but for the last two tiles of a strip.
const ENTRIES: u64 = 1 << 18;

/// How much a tile of the same strip counts, of the next strip, and of those after it.
const WEIGHTS: [u64; 3] = [6, 5, 2];

/// In a table: not yet reached.
const UNKNOWN: u8 = u8::MAX;

/// A few tiles of a strip, named by their homes.
pub struct Stage {
    /// For each cell its number among the open ones, or [`CELLS`] when it is closed.
    pub numbers: [usize; CELLS],
    /// How much a tile of this stage, or the blank, adds to a place for each number of its cell; 0 for other tiles.
    pub units: [usize; CELLS],
    /// How much a tile of a later stage counts.
    pub weights: [u64; CELLS],
    /// The open cells.
    pub open: Vec<usize>,
    /// For each place, the sum of units times numbers, the fewest moves that bring the tiles of the stage home.
    pub far: Vec<u8>,
}

/// All stages, in order.
pub fn stages() -> Vec<Stage> {
    let mut open: Vec<usize> = (0..CELLS).collect();
    let mut stages = vec![];
    for strip in 0..2 * (SIDE - 1) {
        let mut tiles: Vec<usize> = open.iter().copied().filter(|&cell| strip_of(cell) == strip).collect();
        while !tiles.is_empty() {
            let homes: Vec<usize> = tiles.drain(..together(tiles.len(), open.len())).collect();
            stages.push(Stage::new(strip, &homes, open.clone()));
            open.retain(|cell| !homes.contains(cell));
        }
    }
    stages
}

/// The strip that a cell is in: row i is 2 i, column i is 2 i + 1.
fn strip_of(cell: usize) -> usize {
    let (row, column) = (cell / SIDE, cell % SIDE);
    2 * row.min(column) + (column < row) as usize
}

/// How many of a strip's tiles are brought home at once.
fn together(left: usize, open: usize) -> usize {
    let mut size = left.min(4);
    while size > 1 && (left == size + 1 || left > 2 && (open as u64).pow(size as u32 + 1) > ENTRIES) {
        size -= 1;
    }
    size
}

impl Stage {
    fn new(strip: usize, homes: &[usize], open: Vec<usize>) -> Self {
        let (mut numbers, mut units, mut weights) = ([CELLS; CELLS], [0; CELLS], [0; CELLS]);
        for (number, &cell) in open.iter().enumerate() {
            numbers[cell] = number;
            weights[cell] = WEIGHTS[(strip_of(cell) - strip).min(2)];
        }
        units[CELLS - 1] = 1;
        weights[CELLS - 1] = 0;
        let mut unit = 1;
        for &tile in homes {
            unit *= open.len();
            units[tile] = unit;
            weights[tile] = 0;
        }
        Stage { numbers, units, weights, far: vec![UNKNOWN; unit * open.len()], open }
    }

    /// Fills the table, if it is not yet filled. O(entries).
    pub fn fill(&mut self) {
        let ways = self.open.len();
        let home: usize = self.open.iter().map(|&cell| self.units[cell] * self.numbers[cell]).sum();
        let solved = |place: &usize| self.units[self.open[place % ways]] < 2 && self.far[*place] == UNKNOWN;
        let mut queue: Vec<usize> = (home + 1 - ways..home + 1).filter(solved).collect();
        for &place in &queue {
            self.far[place] = 0;
        }
        let mut head = 0;
        while head < queue.len() {
            let place = queue[head];
            head += 1;
            for &mv in &Move::ALL {
                let moved = self.after(place, mv);
                if self.far[moved] == UNKNOWN {
                    self.far[moved] = self.far[place] + 1;
                    queue.push(moved);
                }
            }
        }
    }

    /// The place after a move, or the same when the blank would leave the open cells.
    fn after(&self, place: usize, mv: Move) -> usize {
        let ways = self.open.len() as u32;
        let (mut rest, mut unit) = (place as u32, ways);
        let blank = rest % ways;
        let next = neighbour::<SIDE, SIDE>(self.open[blank as usize], mv).map_or(CELLS, |cell| self.numbers[cell]);
        if next == CELLS {
            return place;
        }
        let to = next as u32;
        let mut moved = rest - blank + to;
        while (unit as usize) < self.far.len() {
            rest /= ways;
            if rest % ways == to {
                moved = moved + blank * unit - to * unit;
            }
            unit *= ways;
        }
        moved as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stages_close_every_cell_but_the_last_once() {
        let stages = stages();
        for (i, stage) in stages.iter().enumerate() {
            let after = stages.get(i + 1).map_or(&[CELLS - 1][..], |after| &after.open);
            let (left, homes): (Vec<usize>, Vec<usize>) = stage.open.iter().partition(|cell| after.contains(cell));
            assert_eq!(left, after);
            assert!(!homes.is_empty() && homes.iter().all(|&tile| stage.units[tile] >= stage.open.len()));
        }
        for side in 2..=SIDE {
            assert!(stages.iter().any(|stage| stage.open.len() == side * side), "no stage begins side {}", side);
        }
    }

    #[test]
    fn one_tile_alone_needs_a_known_number_of_moves() {
        let mut stage = stages().swap_remove(0);
        stage.fill();
        let far = |tile: usize, blank: usize| stage.far[tile * CELLS + blank];
        assert_eq!((far(0, 5), far(1, 0), far(1, 2), far(1, 99)), (0, 1, 5, 19));
        assert_eq!((far(2, 1), far(11, 1)), (6, 4));
    }

    #[test]
    fn all_stages_together_need_few_moves_when_they_are_urgent() {
        let mut stages = stages();
        stages.iter_mut().for_each(Stage::fill);
        let farthest = |stage: &Stage| stage.far.iter().copied().filter(|&far| far != UNKNOWN).max().unwrap();
        let moves: usize = stages.iter().map(|stage| usize::from(farthest(stage))).sum();
        assert_eq!((stages.len(), moves), (65, 3661));
    }
}
