//! The moves that each of two groups of seven tiles of the 15-puzzle needs, in one bit for each placement.
//!
//! They depend on the cells of the group, on the *region* of the blank (the cells that it reaches without a move of the group),
//! and on the *order* of the tiles, row by row. The [smaller databases](crate::orders) keep the least number over all regions;
//! here, each region has its own. So a move of the group changes the number by exactly 1, and one bit of it is enough, bit 1: it
//! tells 1 more from 1 less (Clausecker and Reinefeld, "Zero-aware pattern databases with 1-bit compression for sliding tile
//! puzzles", 2019). On the goal the number is 0, and along any path from there it is known.
//!
//! There are 27,748 *blocks*, as cells with a region are called, of 5,040 orders each: 17.5 MB for a group. A breadth-first search
//! from the goal takes all orders of a block through a move at once. To prepare both groups takes 76 MB, of which 35 stay.

use crate::orders::{bits, orders};
use crate::placements::{region, sources, OFFSETS};
use std::collections::HashMap;
use std::mem::replace;

/// The number of tiles in a group, and that of their orders.
const TILES: usize = 7;
const ORDERS: usize = 5040;

/// A set of orders, one bit for each.
type Orders = [u64; ORDERS / 64 + 1];

/// The number of blocks.
const BLOCKS: usize = 27_748;

/// A set of blocks, one bit for each.
type BlockSet = [u64; BLOCKS / 64 + 1];

/// The tiles of each group. Tile 5 is in neither.
const GROUPS: [[usize; TILES]; 2] = [[1, 2, 3, 4, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15]];

/// The group of a tile, 0 or 1, or `None` for tile 5.
#[inline(always)]
pub fn group_of(tile: usize) -> Option<usize> {
    Some((tile > 8) as usize).filter(|_| tile != 5)
}

/// Where the tiles of a group are, and the moves that they need.
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    cells: u16,
    order: u16,
    /// The moves that the group needs.
    pub moves: u8,
}

/// The database.
///
/// ```no_run
/// let sevens = slidekit::sevens::Sevens::prepare();
/// // Tile 15 has moved to the right.
/// assert_eq!(sevens.moved(1, sevens.home(1), 14, 15).moves, 1);
/// ```
pub struct Sevens {
    blocks: Blocks,
    /// For each group, order and block, bit 1 of the moves that the group needs.
    bits: [Vec<BlockSet>; 2],
}

impl Sevens {
    /// Prepares the database.
    pub fn prepare() -> Self {
        let blocks = Blocks::all();
        let bits = [0, 1].map(|group| blocks.search(blocks.home(group)));
        Sevens { blocks, bits }
    }

    /// The placement of a group on the goal.
    pub fn home(&self, group: usize) -> Placement {
        self.blocks.home(group)
    }

    /// The placement of a group after one of its tiles has moved from one cell to another, where the blank was.
    #[inline(always)]
    pub fn moved(&self, group: usize, placement: Placement, from: usize, to: usize) -> Placement {
        let cells = placement.cells ^ 1 << from ^ 1 << to;
        let order = match self.blocks.shift(placement.cells, from, cells, to) {
            Some(shift) => shift[usize::from(placement.order)],
            None => placement.order,
        };
        let block = self.blocks.block(cells, from);
        let bit = self.bits[group][usize::from(order)][block / 64] >> (block % 64) & 1;
        let more = placement.moves + 1;
        Placement { cells, order, moves: if u64::from(more) >> 1 & 1 == bit { more } else { more - 2 } }
    }
}

/// All blocks of seven tiles.
struct Blocks {
    /// The cells of each block, and its region.
    blocks: Vec<(u16, u16)>,
    /// For each set of cells, its first block, and the region of that; those of its other regions follow.
    first: Vec<(u16, u16)>,
    /// At index `8 * from + to`, for each order, the order after the tile at position `from` has come to position `to`.
    shifts: Vec<Vec<u16>>,
    /// The order in which the tiles are on the goal.
    in_order: u16,
}

impl Blocks {
    /// Finds all blocks.
    fn all() -> Self {
        let orders = orders(TILES);
        let number: HashMap<_, _> = (0..).zip(&orders).map(|(number, order)| (order.clone(), number)).collect();
        let shifted = |order: &[usize], from: usize, to: usize| {
            let mut order = order.to_vec();
            let tile = order.remove(from);
            order.insert(to, tile);
            number[&order]
        };
        let mut shifts = vec![vec![]; 8 * TILES];
        for (from, to) in (0..TILES).flat_map(|from| (0..TILES).map(move |to| (from, to))) {
            shifts[8 * from + to] = orders.iter().map(|order| shifted(order, from, to)).collect();
        }
        let in_order = number[&(0..TILES).collect::<Vec<_>>()];
        let mut blocks = Blocks { blocks: vec![], first: vec![(0, 0); 1 << 16], shifts, in_order };
        (0..=u16::MAX).filter(|cells| cells.count_ones() as usize == TILES).for_each(|cells| blocks.add(cells));
        blocks
    }

    /// Adds a block for each region that these cells leave to the blank, the largest first.
    fn add(&mut self, cells: u16) {
        let mut regions: Vec<_> = bits((!cells).into()).map(|blank| region(blank, cells)).collect();
        regions.sort_by_key(|region| (16 - region.count_ones(), *region));
        regions.dedup();
        self.first[usize::from(cells)] = (self.blocks.len() as u16, regions[0]);
        self.blocks.extend(regions.into_iter().map(|region| (cells, region)));
    }

    /// The placement of a group on the goal.
    fn home(&self, group: usize) -> Placement {
        let cells = GROUPS[group].iter().fold(0, |cells, tile| cells | 1 << (tile - 1));
        Placement { cells, order: self.in_order, moves: 0 }
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

    /// What each order becomes by a move of a tile between two cells, with the cells of the group before and after; `None` if
    /// no tile of the group is between the two.
    #[inline(always)]
    fn shift(&self, before: u16, from: usize, after: u16, to: usize) -> Option<&[u16]> {
        if from / 4 == to / 4 {
            return None;
        }
        let position = |cells: u16, cell: usize| (cells & ((1 << cell) - 1)).count_ones() as usize;
        let (from, to) = (position(before, from), position(after, to));
        Some(&self.shifts[8 * from + to][..]).filter(|_| from != to)
    }

    /// Finds bit 1 of the moves from the goal to each order of each block, by a breadth-first search. A move changes the colour
    /// of a tile's cell, so blocks of one level have no moves to each other.
    fn search(&self, home: Placement) -> Vec<BlockSet> {
        let none = vec![[0; ORDERS / 64 + 1]; self.blocks.len()];
        // For each block, the orders that were seen, those of the next level, and those whose bit 1 is set.
        let (mut seen, mut next, mut found) = (none.clone(), none.clone(), none);
        let start = self.block(home.cells, 15);
        next[start][usize::from(home.order) / 64] = 1 << (home.order % 64);
        let (mut level, mut distance) = (vec![start], 0);
        while !level.is_empty() {
            let mut reached = vec![false; self.blocks.len()];
            for block in level {
                let mut new = replace(&mut next[block], [0; ORDERS / 64 + 1]);
                for (new, seen) in new.iter_mut().zip(&mut seen[block]) {
                    *new &= !*seen;
                    *seen |= *new;
                }
                if distance & 2 == 2 {
                    join(&mut found[block], &new);
                }
                // Blocks that have nothing new would call each other for ever.
                if new.iter().any(|&orders| orders != 0) {
                    self.expand(block, &new, &mut next, &mut reached);
                }
            }
            level = (0..reached.len()).filter(|&block| reached[block]).collect();
            distance += 1;
        }
        drop((seen, next));
        by_order(&found)
    }

    /// Takes these orders of a block through each of its moves.
    fn expand(&self, block: usize, new: &Orders, next: &mut [Orders], reached: &mut [bool]) {
        let (cells, region) = self.blocks[block];
        let members: Vec<_> = members(new).collect();
        for (&source, &offset) in sources(region).iter().zip(&OFFSETS) {
            for from in bits((source & cells).into()) {
                let to = (from + usize::from(offset)) & 15;
                let after = cells ^ 1 << from ^ 1 << to;
                let block = self.block(after, from);
                reached[block] = true;
                if let Some(shift) = self.shift(cells, from, after, to) {
                    for order in members.iter().map(|&order| usize::from(shift[order])) {
                        next[block][order / 64] |= 1 << (order % 64);
                    }
                } else {
                    join(&mut next[block], new);
                }
            }
        }
    }
}

/// The same bits by order, then by block: a search reads them faster so, as half of the moves keep the order.
fn by_order(found: &[Orders]) -> Vec<BlockSet> {
    let mut bits = vec![[0; BLOCKS / 64 + 1]; ORDERS];
    for (block, orders) in found.iter().enumerate() {
        members(orders).for_each(|order| bits[order][block / 64] |= 1 << (block % 64));
    }
    bits
}

/// The members of a set, in order.
fn members(orders: &Orders) -> impl Iterator<Item = usize> + '_ {
    (0..).zip(orders).flat_map(|(i, &orders)| bits(orders).map(move |bit| 64 * i + bit))
}

fn join(set: &mut Orders, more: &Orders) {
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
    fn a_path_from_the_goal_leads_to_the_moves_of_the_textbook() {
        let sevens = Sevens::prepare();
        for (group, members) in GROUPS.iter().enumerate() {
            let mut tiles = [0u8; 16];
            members.iter().for_each(|&tile| tiles[tile - 1] = tile as u8);
            let (mut level, mut seen) = (vec![(tiles, 15, sevens.home(group))], HashSet::new());
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
                            next.push((after, from, sevens.moved(group, placement, from, blank)));
                        }
                    }
                }
                level = next;
            }
            assert!(seen.len() > 10_000, "{} boards", seen.len());
        }
    }
}
