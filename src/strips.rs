//! The outer rows and columns of a large square, solved a few tiles at a time with exact tables.
//!
//! A board of side n is one of side 10 whose first 10 - n rows and columns are solved, so all sides share their tables. The
//! strips are row 0, column 0 without its first cell, row 1, and so on. A group is a few tiles of a strip that are brought
//! home together; their cells are then closed. Its table has the fewest moves for each arrangement of these tiles and the
//! blank on the open cells, whatever the other tiles are. A group is as large as a table of 2^18 entries allows, but never
//! leaves a single tile for the end of a strip, which could not get in past the closed cells. A table is filled when it is
//! first needed, by a breadth-first search from the homes of the tiles.

use crate::board::{neighbour, Move};

/// The longest side.
pub const SIDE: usize = 10;

/// The number of cells of a board of that side.
pub const CELLS: usize = SIDE * SIDE;

/// The most entries of a table, except for the last two tiles of a strip.
const MAX_ENTRIES: u64 = 1 << 18;

/// The weights of a tile of the same strip, of the next strip, and of a later one.
const WEIGHTS: [u64; 3] = [6, 5, 2];

/// The distance of a slot that is not reached.
const UNREACHED: u8 = u8::MAX;

/// A group of tiles of a strip. A tile is named by its home.
pub struct Group {
    /// For each cell its rank among the open cells, or [`CELLS`] if it is closed.
    pub ranks: [usize; CELLS],
    /// For each tile the factor of its cell's rank in the slot of the table; 0 for a tile of another group.
    pub units: [usize; CELLS],
    /// For each tile the weight of its distance from home; 0 for the tiles of this group and earlier ones.
    pub weights: [u64; CELLS],
    /// The open cells.
    pub open: Vec<usize>,
    /// The table: for each slot the fewest moves that bring the tiles of the group home. A slot is the sum over these tiles
    /// and the blank of the unit times the rank of the cell.
    pub distances: Vec<u8>,
}

/// All groups, in order.
pub fn groups() -> Vec<Group> {
    let mut open: Vec<usize> = (0..CELLS).collect();
    let mut groups = vec![];
    for strip in 0..2 * (SIDE - 1) {
        let mut tiles: Vec<usize> = open.iter().copied().filter(|&cell| strip_of(cell) == strip).collect();
        while !tiles.is_empty() {
            let homes: Vec<usize> = tiles.drain(..group_size(tiles.len(), open.len())).collect();
            groups.push(Group::new(strip, &homes, open.clone()));
            open.retain(|cell| !homes.contains(cell));
        }
    }
    groups
}

/// The strip that a cell is in: row i is strip 2 i, column i is strip 2 i + 1.
fn strip_of(cell: usize) -> usize {
    let (row, column) = (cell / SIDE, cell % SIDE);
    2 * row.min(column) + (column < row) as usize
}

/// The size of the next group, of a strip with `left` tiles left and a board with `open` open cells.
fn group_size(left: usize, open: usize) -> usize {
    let mut size = left.min(4);
    while size > 1 && (left == size + 1 || left > 2 && (open as u64).pow(size as u32 + 1) > MAX_ENTRIES) {
        size -= 1;
    }
    size
}

impl Group {
    fn new(strip: usize, homes: &[usize], open: Vec<usize>) -> Self {
        let (mut ranks, mut units, mut weights) = ([CELLS; CELLS], [0; CELLS], [0; CELLS]);
        for (rank, &cell) in open.iter().enumerate() {
            ranks[cell] = rank;
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
        Group { ranks, units, weights, distances: vec![UNREACHED; unit * open.len()], open }
    }

    /// Fills the table if it is empty. O(entries).
    pub fn fill(&mut self) {
        let cells = self.open.len();
        let home: usize = self.open.iter().map(|&cell| self.units[cell] * self.ranks[cell]).sum();
        let solved = |slot: &usize| self.units[self.open[slot % cells]] < 2 && self.distances[*slot] == UNREACHED;
        let mut queue: Vec<usize> = (home + 1 - cells..home + 1).filter(solved).collect();
        for &slot in &queue {
            self.distances[slot] = 0;
        }
        let mut head = 0;
        while head < queue.len() {
            let slot = queue[head];
            head += 1;
            for &mv in &Move::ALL {
                let after = self.after(slot, mv);
                if self.distances[after] == UNREACHED {
                    self.distances[after] = self.distances[slot] + 1;
                    queue.push(after);
                }
            }
        }
    }

    /// The slot after a move, or the same slot if the blank would leave the open cells.
    fn after(&self, slot: usize, mv: Move) -> usize {
        let cells = self.open.len() as u32;
        let (mut rest, mut unit) = (slot as u32, cells);
        let blank = rest % cells;
        let next = neighbour::<SIDE, SIDE>(self.open[blank as usize], mv).map_or(CELLS, |cell| self.ranks[cell]);
        if next == CELLS {
            return slot;
        }
        let to = next as u32;
        let mut after = rest - blank + to;
        while (unit as usize) < self.distances.len() {
            rest /= cells;
            if rest % cells == to {
                after = after + blank * unit - to * unit;
            }
            unit *= cells;
        }
        after as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_groups_close_every_cell_but_the_last_once() {
        let groups = groups();
        for (i, group) in groups.iter().enumerate() {
            let after = groups.get(i + 1).map_or(&[CELLS - 1][..], |after| &after.open);
            let (left, homes): (Vec<usize>, Vec<usize>) = group.open.iter().partition(|cell| after.contains(cell));
            assert_eq!(left, after);
            assert!(!homes.is_empty() && homes.iter().all(|&tile| group.units[tile] >= group.open.len()));
        }
        for side in 2..=SIDE {
            assert!(groups.iter().any(|group| group.open.len() == side * side), "no group begins side {}", side);
        }
    }

    #[test]
    fn one_tile_alone_needs_a_known_number_of_moves() {
        let mut group = groups().swap_remove(0);
        group.fill();
        let distance = |tile: usize, blank: usize| group.distances[tile * CELLS + blank];
        assert_eq!((distance(0, 5), distance(1, 0), distance(1, 2), distance(1, 99)), (0, 1, 5, 19));
        assert_eq!((distance(2, 1), distance(11, 1)), (6, 4));
    }

    #[test]
    fn the_longest_distances_of_all_groups_add_up_to_few_moves() {
        let mut groups = groups();
        groups.iter_mut().for_each(Group::fill);
        let longest =
            |group: &Group| group.distances.iter().copied().filter(|&moves| moves != UNREACHED).max().unwrap();
        let moves: usize = groups.iter().map(|group| usize::from(longest(group))).sum();
        assert_eq!((groups.len(), moves), (65, 3661));
    }
}
