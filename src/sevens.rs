//! The pattern database of the hardest 15-puzzles: two groups of seven tiles, with one bit for each placement. Tile 5
//! counts alone.
//!
//! The moves that a group of seven needs depend on its cells, on the *region* of the blank (the cells that it reaches
//! without a move of the group), and on the *order* of the tiles, row by row. The [smaller databases](crate::orders)
//! keep the least number over all regions; here, each region has its own. A move of the group can be undone, so it
//! changes the number by at most 1; it takes one tile to a cell of the other colour of a chessboard, so it changes the
//! number from even to odd or back. So it changes the number by exactly 1, and the bit of value 2 is enough: it tells 1
//! more from 1 less (Clausecker and Reinefeld, "Zero-aware pattern databases with 1-bit compression for sliding tile
//! puzzles", 2019). On the goal the number is 0, and along any path from there it is known.
//!
//! A *block* is a set of cells with one region. There are 27,748, each with 5,040 orders: 17.5 MB for a group. A
//! breadth-first search from the goal takes all orders of a block through a move at once. To prepare both groups takes
//! 94 MB; the database then keeps 35.

use crate::orders::{bits, members, orders};
use crate::placements::{mirror, region, sources, OFFSETS};
use std::collections::HashMap;
use std::mem::{replace, swap};

/// The number of tiles in a group, and that of their orders.
const TILES: usize = 7;
const ORDERS: usize = 5040;

/// The tiles of each group. Tile 5 is in neither.
const GROUPS: [[usize; TILES]; 2] = [[1, 2, 3, 4, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15]];

/// A set of orders, one bit for each.
type OrderSet = [u64; ORDERS / 64 + 1];

/// The number of blocks.
const BLOCKS: usize = 27_748;

/// A set of blocks, one bit for each.
type BlockSet = [u64; BLOCKS / 64 + 1];

/// The estimates for a board and for its mirror image.
#[derive(Clone, Copy, Debug)]
pub struct Estimate {
    board: Sum,
    image: Sum,
}

/// One estimate: the sum over the groups.
#[derive(Clone, Copy, Debug)]
struct Sum {
    groups: [Placement; 2],
    /// The moves that tile 5 needs by itself.
    single: u32,
}

/// Where the tiles of a group are, and the moves that they need.
#[derive(Clone, Copy, Debug)]
struct Placement {
    cells: u16,
    order: u16,
    moves: u32,
}

impl Estimate {
    /// The moves to the goal, or fewer. Only the goal has 0.
    #[inline(always)]
    pub fn moves(&self) -> u32 {
        self.board.moves().max(self.image.moves())
    }
}

impl Sum {
    #[inline(always)]
    fn moves(&self) -> u32 {
        self.groups[0].moves + self.groups[1].moves + self.single
    }
}

/// The database.
///
/// ```no_run
/// let sevens = slidekit::sevens::Sevens::prepare();
/// // Tile 15 moves to the right.
/// assert_eq!(sevens.after(sevens.home(), 15, 14, 15, 2).map(|estimate| estimate.moves()), Some(1));
/// assert!(sevens.after(sevens.home(), 15, 14, 15, 1).is_none());
/// ```
pub struct Sevens {
    /// The cells of each block, and its region.
    blocks: Vec<(u16, u16)>,
    /// For each set of cells, its first block, and that block's region. The blocks of its other regions follow.
    first: Vec<(u16, u16)>,
    /// At index `7 * from + to`, for each order, the order after the tile at position `from` has come to position `to`.
    shifts: Vec<Vec<u16>>,
    /// For each group and order, the blocks in which the moves have the bit of value 2. A tile that moves sideways keeps
    /// the order, so a search often reads the same set again, and reads it faster than one for each block.
    bits: [Vec<BlockSet>; 2],
}

impl Sevens {
    /// Prepares the database.
    pub fn prepare() -> Self {
        let orders = orders(TILES);
        let number: HashMap<_, _> = (0..).zip(&orders).map(|(number, order)| (order.clone(), number)).collect();
        let shifted = |order: &Vec<usize>, from, to| {
            let mut order = order.clone();
            let tile = order.remove(from);
            order.insert(to, tile);
            number[&order]
        };
        let shift = |i| orders.iter().map(|order| shifted(order, i / TILES, i % TILES)).collect();
        let mut sevens = Sevens {
            blocks: vec![],
            first: vec![(0, 0); 1 << 16],
            shifts: (0..TILES * TILES).map(shift).collect(),
            bits: [vec![], vec![]],
        };
        (0..=u16::MAX).filter(|cells| cells.count_ones() as usize == TILES).for_each(|cells| sevens.add(cells));
        let bits = [0, 1].map(|group| by_order(&sevens.search(group)));
        Sevens { bits, ..sevens }
    }

    /// Adds a block for each region that these cells leave to the blank, the largest first, as the blank is mostly in
    /// that one.
    fn add(&mut self, cells: u16) {
        let mut regions: Vec<_> = bits((!cells).into()).map(|blank| region(blank, cells)).collect();
        regions.sort_by_key(|region| (16 - region.count_ones(), *region));
        regions.dedup();
        self.first[usize::from(cells)] = (self.blocks.len() as u16, regions[0]);
        self.blocks.extend(regions.into_iter().map(|region| (cells, region)));
    }

    /// The block of these cells whose region holds this cell of the blank.
    #[inline(always)]
    fn block(&self, cells: u16, blank: usize) -> usize {
        let (first, mut region) = self.first[usize::from(cells)];
        let mut block = usize::from(first);
        while region >> blank & 1 == 0 {
            block += 1;
            region = self.blocks[block].1;
        }
        block
    }

    /// What each order becomes when the tile in one of these cells moves to another one; `None` if no tile of the group
    /// is between the two, row by row.
    #[inline(always)]
    fn shift(&self, cells: u16, from: usize, to: usize) -> Option<&[u16]> {
        let others = cells & !(1 << from);
        let position = |cell: usize| (others & ((1 << cell) - 1)).count_ones() as usize;
        let (from, to) = (position(from), position(to));
        Some(&self.shifts[TILES * from + to][..]).filter(|_| from != to)
    }

    /// Finds, by a breadth-first search, the orders of each block whose moves have the bit of value 2.
    fn search(&self, group: usize) -> Vec<OrderSet> {
        let none = vec![[0; ORDERS / 64 + 1]; BLOCKS];
        let (mut seen, mut level, mut next, mut found) = (none.clone(), none.clone(), none.clone(), none);
        let Placement { cells, order, .. } = placement_at_home(group);
        next[self.block(cells, 15)][usize::from(order) / 64] = 1 << (order % 64);
        let (mut distance, mut is_last) = (0, false);
        while !is_last {
            is_last = true;
            // The last round emptied each block of `level`.
            swap(&mut level, &mut next);
            for block in 0..BLOCKS {
                let mut new = replace(&mut level[block], [0; ORDERS / 64 + 1]);
                new.iter_mut().zip(&seen[block]).for_each(|(new, seen)| *new &= !seen);
                if new.iter().all(|&orders| orders == 0) {
                    continue;
                }
                is_last = false;
                join(&mut seen[block], &new);
                if distance & 2 == 2 {
                    join(&mut found[block], &new);
                }
                self.expand(block, &new, &mut next);
            }
            distance += 1;
        }
        found
    }

    /// Takes these orders of a block through each of its moves.
    fn expand(&self, block: usize, new: &OrderSet, next: &mut [OrderSet]) {
        let (cells, region) = self.blocks[block];
        for (&source, &offset) in sources(region).iter().zip(&OFFSETS) {
            for from in bits((source & cells).into()) {
                let to = (from + usize::from(offset)) & 15;
                let next = &mut next[self.block(cells ^ 1 << from ^ 1 << to, from)];
                if let Some(shift) = self.shift(cells, from, to) {
                    for order in members(new) {
                        next[usize::from(shift[order]) / 64] |= 1 << (shift[order] % 64);
                    }
                } else {
                    join(next, new);
                }
            }
        }
    }

    /// The estimate for the goal.
    pub fn home(&self) -> Estimate {
        let sum = Sum { groups: [placement_at_home(0), placement_at_home(1)], single: 0 };
        Estimate { board: sum, image: sum }
    }

    /// The estimate after a tile has moved from one cell to another, where the blank was, or `None` if it is not less
    /// than `slack`.
    #[inline(always)]
    pub fn after(&self, estimate: Estimate, tile: usize, from: usize, to: usize, slack: u32) -> Option<Estimate> {
        let board = self.moved(estimate.board, tile, from, to);
        if board.moves() >= slack {
            return None;
        }
        let image = self.moved(estimate.image, mirror(tile - 1) + 1, mirror(from), mirror(to));
        Some(Estimate { board, image }).filter(|_| image.moves() < slack)
    }

    /// The sum after a tile has moved.
    #[inline(always)]
    fn moved(&self, mut sum: Sum, tile: usize, from: usize, to: usize) -> Sum {
        if tile == 5 {
            // Its home is the first cell of row 1.
            sum.single = (to % 4 + [1, 0, 1, 2][to / 4]) as u32;
        } else {
            let group = (tile > 8) as usize;
            sum.groups[group] = self.placement_after(group, sum.groups[group], from, to);
        }
        sum
    }

    /// The placement of a group after one of its tiles has moved.
    #[inline(always)]
    fn placement_after(&self, group: usize, placement: Placement, from: usize, to: usize) -> Placement {
        let order =
            self.shift(placement.cells, from, to).map_or(placement.order, |shift| shift[usize::from(placement.order)]);
        let cells = placement.cells ^ 1 << from ^ 1 << to;
        let block = self.block(cells, from);
        let bit = self.bits[group][usize::from(order)][block / 64] >> (block % 64) & 1;
        let more = placement.moves + 1;
        Placement { cells, order, moves: if u64::from(more) >> 1 & 1 == bit { more } else { more - 2 } }
    }
}

/// The placement of a group on the goal.
fn placement_at_home(group: usize) -> Placement {
    let cells = GROUPS[group].iter().fold(0, |cells, tile| cells | 1 << (tile - 1));
    // The last order has the tiles in order.
    Placement { cells, order: ORDERS as u16 - 1, moves: 0 }
}

/// For each order, the blocks that have it.
fn by_order(found: &[OrderSet]) -> Vec<BlockSet> {
    let mut bits = vec![[0; BLOCKS / 64 + 1]; ORDERS];
    for (block, orders) in found.iter().enumerate() {
        members(orders).for_each(|order| bits[order][block / 64] |= 1 << (block % 64));
    }
    bits
}

fn join(set: &mut OrderSet, more: &OrderSet) {
    set.iter_mut().zip(more).for_each(|(set, more)| *set |= more);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{neighbour, Move};
    use std::collections::HashSet;

    /// Compares the moves with a breadth-first search, to a distance of 10, over the cells of a group and of the blank, in which a
    /// move past other tiles is free.
    #[test]
    #[ignore = "takes seconds"]
    fn a_path_from_the_goal_leads_to_the_moves_of_the_textbook() {
        let sevens = Sevens::prepare();
        for (group, members) in GROUPS.iter().enumerate() {
            let mut tiles = [0u8; 16];
            members.iter().for_each(|&tile| tiles[tile - 1] = tile as u8);
            let (mut level, mut seen) = (vec![(tiles, 15, placement_at_home(group))], HashSet::new());
            for distance in 0..=10 {
                let mut next = vec![];
                while let Some((tiles, blank, placement)) = level.pop() {
                    if !seen.insert((tiles, blank)) {
                        continue;
                    }
                    assert_eq!(placement.moves, distance, "{:?}, the blank in {}", tiles, blank);
                    for from in Move::ALL.iter().filter_map(|&mv| neighbour(4, 4, blank, mv)) {
                        let mut after = tiles;
                        after.swap(from, blank);
                        if tiles[from] == 0 {
                            level.push((after, from, placement));
                        } else {
                            next.push((after, from, sevens.placement_after(group, placement, from, blank)));
                        }
                    }
                }
                level = next;
            }
            assert!(seen.len() > 10_000, "{} boards", seen.len());
        }
    }
}
