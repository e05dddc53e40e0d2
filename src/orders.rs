//! The moves that a group of four or five tiles needs from each placement, found for many placements at a time.
//!
//! Placements with the same cells and the same region of the blank form a *block*. They differ only in the order of the tiles,
//! so a set of them is a set of *orders*, one bit for each of 24 or 120. A breadth-first search goes from block to block and
//! takes all orders of a set through a move at once.
//!
//! Three tiles on a board of 3 x 3 show how. Row by row they are in the order `abc`, and column by column in the order `bac`:
//!
//! ```text
//! . a .     . a .     . a c
//! b c .     b . c     b . .
//! . . .     . . .     . . .
//! ```
//!
//! When `c` moves sideways, no tile comes between it and its old cell row by row: the order by rows stays `abc`. When `c`
//! moves up, the order by columns stays `bac`, but by rows it becomes `acb`. So every sideways move keeps the order by rows,
//! and every other move the order by columns, whatever the tiles are. Each set is kept in two *views*. A move ORs it into the
//! next block in the view that it keeps. How an order by rows becomes one by columns depends on the cells only, so a table
//! translates what is new. A search for one group of five takes 1.4 MB. Finding all blocks takes a quarter of its time.

use crate::placements::{cells_of, mirror, region, sources, OFFSETS};
use std::iter;
use std::mem::{replace, take};
use std::ops::Range;

/// The number of orders of five tiles, 120, rounded up to a power of two: an order modulo it is an index without a check.
const ORDERS: usize = 128;

/// A set of orders in one view, one bit for each.
type Orders = [u64; 2];

/// Each order alone.
const ONLY: [Orders; ORDERS] = {
    let (mut only, mut order) = ([[0; 2]; ORDERS], 0);
    while order < ORDERS {
        only[order][order / 64] = 1 << (order % 64);
        order += 1;
    }
    only
};

/// Every block, and how to translate its orders: 0.5 MB for five tiles.
pub struct Blocks<const TILES: usize> {
    blocks: Vec<Block>,
    /// The moves from each block: twice the block that one leads to, plus the view that it keeps.
    steps: Vec<u16>,
    /// For each set of cells, its first block; those of its other regions follow.
    first: Vec<u16>,
    /// For each position by rows, what its cell adds to the index of each order, as a factor modulo 2^16.
    factors: [[u16; ORDERS]; TILES],
    /// For each order of the cells: from each order by rows to the order by columns, and back.
    translations: Vec<[[u8; ORDERS]; 2]>,
}

/// The placements with the same cells and region.
struct Block {
    cells: u16,
    region: u16,
    /// How an order by rows becomes an order by columns.
    translation: usize,
    /// Where its steps are.
    steps: Range<usize>,
}

/// The orders of a block that a search has reached, in both views.
#[derive(Clone, Copy, Default)]
struct Reached {
    seen: [Orders; 2],
    /// Those of the next level. Some may be seen already, and some may be here in one view only.
    next: [Orders; 2],
}

impl<const TILES: usize> Blocks<TILES> {
    /// Finds all blocks.
    pub fn all() -> Self {
        let orders = orders(TILES);
        let mut number = vec![0; 8_usize.pow(TILES as u32)];
        let mut factors = [[0; ORDERS]; TILES];
        for (i, order) in orders.iter().enumerate() {
            number[code(order.iter().copied())] = i;
            for (factor, tile) in factors.iter_mut().zip(order) {
                factor[i] = (1_u32 << (4 * tile)) as u16;
            }
        }
        let translations = orders.iter().map(|positions| translation(positions, &orders, &number)).collect();
        let mut blocks = Blocks { blocks: vec![], steps: vec![], first: vec![0; 1 << 16], factors, translations };
        for cells in (0..=u16::MAX).filter(|cells| cells.count_ones() as usize == TILES) {
            blocks.add(cells, number[code(by_columns(cells))]);
        }
        for block in 0..blocks.blocks.len() {
            blocks.add_steps(block);
        }
        blocks
    }

    /// Adds a block for each region that these cells leave to the blank.
    fn add(&mut self, cells: u16, translation: usize) {
        self.first[usize::from(cells)] = self.blocks.len() as u16;
        let mut rest = !cells;
        while rest != 0 {
            let region = region(rest.trailing_zeros() as usize, cells);
            rest &= !region;
            self.blocks.push(Block { cells, region, translation, steps: 0..0 });
        }
    }

    /// Finds the moves from a block.
    fn add_steps(&mut self, block: usize) {
        let Block { cells, region, .. } = self.blocks[block];
        let start = self.steps.len();
        for (source, &offset) in sources(region).iter().zip(&OFFSETS) {
            let view = (offset % 4 == 0) as usize;
            for from in bits((source & cells).into()) {
                let to = (from + usize::from(offset)) & 15;
                let next = self.block(cells ^ 1 << from ^ 1 << to, from);
                self.steps.push((2 * next + view) as u16);
            }
        }
        self.blocks[block].steps = start..self.steps.len();
    }

    /// The block of these cells whose region holds this cell of the blank.
    fn block(&self, cells: u16, blank: usize) -> usize {
        let mut block = usize::from(self.first[usize::from(cells)]);
        while self.blocks[block].region >> blank & 1 == 0 {
            block += 1;
        }
        block
    }

    /// Fills in the moves that a group needs from each placement. An index is the cells of the tiles, four bits each; `home` is
    /// the index of the goal, whose cells have to be in ascending order and whose blank is in cell 15.
    pub fn fill(&self, home: usize, distances: &mut [u8]) {
        let found = self.search(self.block(cells_of(home, TILES), 15));
        for (i, (block, found)) in self.blocks.iter().zip(&found).enumerate() {
            if i == usize::from(self.first[usize::from(block.cells)]) {
                self.note(block.cells, found, distances);
            }
        }
    }

    /// Finds the moves from the tiles in order, in this block, to each order of each set of cells, noted at its first block.
    fn search(&self, start: usize) -> Vec<[u8; ORDERS]> {
        let mut found: Vec<_> = self.blocks.iter().map(|_| [u8::MAX; ORDERS]).collect();
        let mut reached = vec![Reached::default(); self.blocks.len()];
        // The blocks of the next level, one bit for each.
        let mut next = vec![0_u64; self.blocks.len() / 64 + 1];
        reached[start].next[0] = ONLY[self.translations.len() - 1];
        next[start / 64] = 1 << (start % 64);
        let mut distance = 0;
        while next.iter().any(|&blocks| blocks != 0) {
            let level = replace(&mut next, vec![0; self.blocks.len() / 64 + 1]);
            for block in members(&level) {
                let Block { cells, translation, ref steps, .. } = self.blocks[block];
                let found = &mut found[usize::from(self.first[usize::from(cells)])];
                let new = reached[block].advance(&self.translations[translation], distance, found);
                // Blocks that have nothing new would call each other for ever.
                if new[0] == [0; 2] {
                    continue;
                }
                for step in self.steps[steps.clone()].iter().map(|&step| usize::from(step)) {
                    join(&mut reached[step / 2].next[step % 2], &new[step % 2]);
                    next[step / 128] |= 1 << (step / 2 % 64);
                }
            }
            distance += 1;
        }
        found
    }

    /// Writes what was found for all orders of these cells.
    fn note(&self, cells: u16, found: &[u8; ORDERS], distances: &mut [u8]) {
        let mut indices = [0_u16; ORDERS];
        for (cell, factors) in bits(cells.into()).zip(&self.factors) {
            for (index, factor) in indices.iter_mut().zip(factors) {
                *index = index.wrapping_add(factor.wrapping_mul(cell as u16));
            }
        }
        // The orders are sorted by the position of the last tile. Of five tiles, its cell selects the part.
        let (size, orders) = (distances.len(), self.translations.len() / TILES);
        for (cell, first) in bits(cells.into()).zip((0..).step_by(orders)) {
            let part = &mut distances[(cell << 16) % size..][..1 << 16];
            for order in first..first + orders {
                part[usize::from(indices[order])] = found[order];
            }
        }
    }
}

impl Reached {
    /// Takes the orders of the next level that are not yet seen, in both views, and notes their distance.
    #[inline(always)]
    fn advance(&mut self, translation: &[[u8; ORDERS]; 2], distance: u8, found: &mut [u8; ORDERS]) -> [Orders; 2] {
        let (mut new, next) = ([[0; 2]; 2], take(&mut self.next));
        for view in 0..2 {
            let orders = [0, 1].map(|half| next[view][half] & !self.seen[view][half] & !new[view][half]);
            let mut translated = [0; 2];
            for_each(&orders, |order| {
                let other = usize::from(translation[view][order]) % ORDERS;
                join(&mut translated, &ONLY[other]);
                let by_rows = [order, other][view];
                found[by_rows] = distance.min(found[by_rows]);
            });
            join(&mut new[view], &orders);
            join(&mut new[1 - view], &translated);
        }
        join(&mut self.seen[0], &new[0]);
        join(&mut self.seen[1], &new[1]);
        new
    }
}

fn join(set: &mut Orders, more: &Orders) {
    set[0] |= more[0];
    set[1] |= more[1];
}

/// Visits the orders of a set.
#[inline(always)]
fn for_each(orders: &Orders, mut visit: impl FnMut(usize)) {
    for (half, &orders) in orders.iter().enumerate() {
        bits(orders).for_each(|order| visit(64 * half + order));
    }
}

/// The members of a set, in order, 64 in a word.
#[inline(always)]
pub(crate) fn members(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    (0..).zip(set).flat_map(|(i, &word)| bits(word).map(move |bit| 64 * i + bit))
}

/// The members of a set of one word, in order.
#[inline(always)]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    iter::from_fn(move || {
        let member = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        Some(member).filter(|&member| member < 64)
    })
}

/// All orders of some tiles, sorted by the position of the last tile: for each, the tile at each position. The last one has
/// the tiles in order.
pub(crate) fn orders(tiles: usize) -> Vec<Vec<usize>> {
    (0..tiles).fold(vec![vec![]], |orders, tile| {
        let insert =
            |position| orders.iter().map(move |order| [&order[..position], &[tile], &order[position..]].concat());
        (0..=tile).flat_map(insert).collect()
    })
}

/// The code of an order: the tiles as digits.
fn code(order: impl Iterator<Item = usize>) -> usize {
    order.fold(0, |code, tile| 8 * code + tile)
}

/// For each order by rows, the number of the order by columns, and back; `positions` lists the cells by columns, each by its
/// position by rows.
fn translation(positions: &[usize], orders: &[Vec<usize>], number: &[usize]) -> [[u8; ORDERS]; 2] {
    let mut translation = [[0; ORDERS]; 2];
    for (by_rows, order) in orders.iter().enumerate() {
        let by_columns = number[code(positions.iter().map(|&position| order[position]))];
        translation[0][by_rows] = by_columns as u8;
        translation[1][by_columns] = by_rows as u8;
    }
    translation
}

/// These cells by columns, each by its position by rows.
fn by_columns(cells: u16) -> impl Iterator<Item = usize> {
    let columns = (0..16).map(mirror).filter(move |cell| cells >> cell & 1 == 1);
    columns.map(move |cell| (cells & ((1 << cell) - 1)).count_ones() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::placements::tests::{index, textbook};

    fn check<const TILES: usize>(homes: [[usize; TILES]; 2]) {
        let blocks = Blocks::<TILES>::all();
        for home in homes {
            let mut found = vec![0; 1 << (4 * TILES)];
            blocks.fill(index(&home), &mut found);
            assert!(found == textbook(index(&home), TILES), "{:?}", home);
        }
    }

    #[test]
    fn many_placements_at_a_time_agree_with_the_textbook() {
        // The last group leaves the corner of the blank cut off from the other cells.
        check([[0, 1, 2, 3], [7, 10, 11, 14]]);
        check([[0, 1, 2, 3, 5], [6, 7, 10, 11, 14]]);
    }
}
