//! The moves that a group of tiles needs from each placement, whatever the other tiles do.
//!
//! Both ways to find them are a breadth-first search from the goal. A move of the blank past other tiles is free, so all that
//! matters of the blank is its *region*: the cells that it reaches without a move of the group.

use crate::board::{neighbour, Move};

/// The number of indices for four tiles.
const INDICES: usize = 1 << 16;

/// What each move adds to a cell, modulo 16.
const OFFSETS: [u8; 4] = [4, 15, 1, 12];

/// Fills in the moves that a group of up to four tiles needs from each placement, one placement at a time.
///
/// An index is the cells of the tiles, four bits each; `home` is the index of the goal, whose blank is in cell 15. The groups
/// of a database of four tiles take 6 ms.
pub fn fill(home: usize, tiles: usize, distances: &mut [u8]) {
    // For each placement, the cells from which the blank was expanded; for each set of cells, the region that was found last.
    let (mut seen, mut regions) = ([0; INDICES], [0; 1 << 16]);
    // A placement in the lowest 16 bits, then its distance, and from bit 32 the blank's region. There are 58,608 pairs of a
    // placement and a region at most.
    let mut queue = vec![0_u64; INDICES];
    let (mut head, mut tail) = (0, 1);
    seen[home % INDICES] = region(15, cells_of(home, tiles));
    queue[0] = u64::from(seen[home % INDICES]) << 32 | home as u64;
    while head < tail {
        let (placement, distance) = (queue[head] as usize % INDICES, (queue[head] as u32 >> 16) + 1);
        let (sources, cells) = (sources((queue[head] >> 32) as u16), cells_of(placement, tiles));
        head += 1;
        for i in 0..4 * tiles {
            let (shift, mv) = (i & !3, i & 3);
            let from = placement >> shift & 15;
            let to = (from + usize::from(OFFSETS[mv])) & 15;
            let next = (placement ^ (from ^ to) << shift) % INDICES;
            if sources[mv] & !seen[next] & 1 << from != 0 {
                if seen[next] == 0 {
                    distances[next] = distance as u8;
                }
                let cells = cells ^ 1 << from ^ 1 << to;
                let region_of = &mut regions[usize::from(cells)];
                if *region_of >> from & 1 == 0 {
                    *region_of = region(from, cells);
                }
                seen[next] |= *region_of;
                queue[tail] = u64::from(*region_of) << 32 | u64::from(distance) << 16 | next as u64;
                tail += 1;
            }
        }
    }
}

/// The cells of a placement, as a set.
fn cells_of(placement: usize, tiles: usize) -> u16 {
    (0..tiles).fold(0, |cells, i| cells | 1 << (placement >> (4 * i) & 15))
}

/// The tiles of a group.
const TILES: usize = 5;

/// A set of orders in one view, one bit for each of 120.
type Orders = [u64; 2];

/// Every placement of a group of five tiles, many at a time: 30 ms for all groups.
///
/// Placements with the same cells and the same region form a *block*. Within a block they differ in the order of the tiles
/// only, so a set of placements is a set of orders, one bit each.
///
/// A tile that moves sideways keeps its place in the order row by row, and one that moves up or down keeps its place in the
/// order column by column. So each set is kept in both *views*, by rows and by columns, and one OR takes all placements of
/// a block through a move. What is new in one view is translated to the other once.
pub struct Placements {
    blocks: Vec<Block>,
    /// For each set of cells, its first block; those of its other regions follow.
    first: Vec<u16>,
    /// Each order: the tile at each position, by its index in the group.
    orders: Vec<[u8; TILES]>,
    /// For each view: at index `translation * orders + order`, the same order in the other view.
    translations: [Vec<u8>; 2],
}

/// The placements with the same cells and region.
struct Block {
    cells: u16,
    region: u16,
    /// How an order by rows becomes an order by columns.
    translation: usize,
    /// For each cell with a tile and each move of the tile, the block that it leads to, or 0.
    steps: [[u16; 4]; TILES],
}

impl Placements {
    /// All placements, and what each move makes of them.
    pub fn all() -> Self {
        let (orders, number) = orders();
        let (first, translations) = (vec![0; 1 << 16], Default::default());
        let mut placements = Placements { blocks: vec![], first, orders, translations };
        placements.translate(&number);
        placements.blocks.push(Block { cells: 0, region: 0, translation: 0, steps: [[0; 4]; TILES] });
        for cells in (0..=u16::MAX).filter(|cells| cells.count_ones() as usize == TILES) {
            placements.add_blocks(cells, number[by_columns(cells)].into());
        }
        for block in 1..placements.blocks.len() {
            placements.add_steps(block);
        }
        placements
    }

    /// Fills in the translations between the views.
    fn translate(&mut self, number: &[u8]) {
        let count = self.orders.len();
        self.translations = [vec![0; count * count], vec![0; count * count]];
        for (translation, positions) in self.orders.iter().enumerate() {
            for (order, items) in self.orders.iter().enumerate() {
                let other = number[code(positions.iter().map(|&position| items[usize::from(position)]))];
                self.translations[0][translation * count + order] = other;
                self.translations[1][translation * count + usize::from(other)] = order as u8;
            }
        }
    }

    /// Adds a block for each region that these cells leave to the blank.
    fn add_blocks(&mut self, cells: u16, translation: usize) {
        self.first[usize::from(cells)] = self.blocks.len() as u16;
        let mut rest = !cells;
        while rest != 0 {
            let region = region(rest.trailing_zeros() as usize, cells);
            rest &= !region;
            self.blocks.push(Block { cells, region, translation, steps: [[0; 4]; TILES] });
        }
    }

    /// Finds the blocks that the moves of one tile lead to.
    fn add_steps(&mut self, block: usize) {
        let Block { cells, region, .. } = self.blocks[block];
        for (position, from) in (0..16).filter(|cell| cells >> cell & 1 == 1).enumerate() {
            for mv in Move::ALL {
                if let Some(to) = neighbour(4, 4, from, mv).filter(|to| region >> to & 1 == 1) {
                    let after = self.block(cells ^ 1 << from ^ 1 << to, from);
                    self.blocks[block].steps[position][mv as usize] = after as u16;
                }
            }
        }
    }

    /// The block of these cells with the blank in that one.
    fn block(&self, cells: u16, blank: usize) -> usize {
        let mut block = usize::from(self.first[usize::from(cells)]);
        while self.blocks[block].region >> blank & 1 == 0 {
            block += 1;
        }
        block
    }

    /// Fills in the moves that the group needs from each placement. An index is the cells of the tiles, four bits each.
    pub fn fill(&self, home: usize, distances: &mut [u8]) {
        let mut seen = vec![[[0; 2]; 2]; self.blocks.len()];
        let mut level = seen.clone();
        // The homes of a group's tiles are in order, so that is order 0.
        level[self.block(cells_of(home, TILES), 15)][0] = [1, 0];
        for distance in 0.. {
            let mut next = vec![[[0; 2]; 2]; self.blocks.len()];
            let mut reached = false;
            for (number, block) in self.blocks.iter().enumerate() {
                let new = self.unseen(&level[number], &seen[number], block.translation);
                if new[0][0] | new[0][1] != 0 {
                    reached = true;
                    join(&mut seen[number][0], &new[0]);
                    join(&mut seen[number][1], &new[1]);
                    self.note(block.cells, new[0], distance, distances);
                    block.expand(&new, &mut next);
                }
            }
            if !reached {
                // The placement of the goal was noted again with its other regions.
                distances[home] = 0;
                return;
            }
            level = next;
        }
    }

    /// The orders that are in either view of a level and not yet seen, in both views.
    fn unseen(&self, level: &[Orders; 2], seen: &[Orders; 2], translation: usize) -> [Orders; 2] {
        let mut new = [[0; 2]; 2];
        for view in 0..2 {
            for half in 0..2 {
                let mut bits = level[view][half] & !seen[view][half];
                new[view][half] |= bits;
                while bits != 0 {
                    let order = 64 * half + bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    let other = usize::from(self.translations[view][translation * self.orders.len() + order]);
                    new[1 - view][other / 64] |= 1 << (other % 64);
                }
            }
        }
        new
    }

    /// Notes the distance of each of these placements that has none.
    fn note(&self, cells: u16, orders: Orders, distance: u8, distances: &mut [u8]) {
        let cells = members(cells);
        for (half, &set) in orders.iter().enumerate() {
            let mut bits = set;
            while bits != 0 {
                let order = self.orders[64 * half + bits.trailing_zeros() as usize];
                bits &= bits - 1;
                let index = (0..TILES).fold(0, |index, i| index | usize::from(cells[i]) << (4 * order[i]));
                if distances[index] == 0 {
                    distances[index] = distance;
                }
            }
        }
    }
}

impl Block {
    /// Adds what one move of a tile makes of these orders to the blocks that it leads to.
    fn expand(&self, orders: &[Orders; 2], next: &mut [[Orders; 2]]) {
        for steps in &self.steps {
            for mv in Move::ALL {
                let view = (mv == Move::Up || mv == Move::Down) as usize;
                let block = usize::from(steps[mv as usize]);
                if block > 0 {
                    join(&mut next[block][view], &orders[view]);
                }
            }
        }
    }
}

fn join(set: &mut Orders, more: &Orders) {
    set[0] |= more[0];
    set[1] |= more[1];
}

/// All orders of the tiles, the first one by index, and the number of each by its code.
fn orders() -> (Vec<[u8; TILES]>, Vec<u8>) {
    let (mut orders, mut number) = (vec![], vec![0; TILES.pow(TILES as u32)]);
    for (code, number) in number.iter_mut().enumerate() {
        let order = [4, 3, 2, 1, 0].map(|place| (code / TILES.pow(place) % TILES) as u8);
        if order.iter().fold(0, |seen, tile| seen | 1 << tile) == (1 << TILES) - 1 {
            *number = orders.len() as u8;
            orders.push(order);
        }
    }
    (orders, number)
}

/// The code of an order: the tiles as digits.
fn code(order: impl Iterator<Item = u8>) -> usize {
    order.fold(0, |code, tile| code * TILES + usize::from(tile))
}

/// The code of the order that lists these cells column by column, by their positions row by row.
fn by_columns(cells: u16) -> usize {
    let columns = (0..16).map(mirror).filter(|cell| cells >> cell & 1 == 1);
    code(columns.map(|cell| (cells & ((1 << cell) - 1)).count_ones() as u8))
}

/// The cells of a set, in order.
fn members(mut cells: u16) -> [u8; TILES] {
    let mut members = [0; TILES];
    let mut i = 0;
    while cells != 0 {
        members[i] = cells.trailing_zeros() as u8;
        cells &= cells - 1;
        i += 1;
    }
    members
}

/// The cell on the other side of the main diagonal.
pub const fn mirror(cell: usize) -> usize {
    cell % 4 * 4 + cell / 4
}

/// The cells that the blank reaches from its own without a move of these tiles.
fn region(blank: usize, cells: u16) -> u16 {
    let (mut region, mut grown) = (0, 1 << blank);
    while grown != region {
        region = grown;
        grown = sources(region).iter().fold(region, |grown, source| grown | source & !cells);
    }
    region
}

/// For each move, the cells from which it leads to one of these cells.
fn sources(cells: u16) -> [u16; 4] {
    [cells >> 4, (cells & 0x7777) << 1, (cells & 0xEEEE) >> 1, cells << 4]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::VecDeque;
    use std::mem::replace;

    /// The moves that a group needs, by the textbook: a search over all boards of these tiles and the blank, in which a move
    /// past other tiles is free.
    fn textbook(home: usize, tiles: usize) -> Vec<u8> {
        let (mut distances, mut seen) = (vec![u8::MAX; 1 << (4 * tiles)], vec![false; 16 << (4 * tiles)]);
        let mut open = VecDeque::from(vec![(home, 15, 0)]);
        while let Some((placement, blank, distance)) = open.pop_front() {
            if replace(&mut seen[16 * placement + blank], true) {
                continue;
            }
            distances[placement] = distances[placement].min(distance);
            for to in Move::ALL.iter().filter_map(|&mv| neighbour(4, 4, blank, mv)) {
                match (0..tiles).find(|i| placement >> (4 * i) & 15 == to) {
                    None => open.push_front((placement, to, distance)),
                    Some(i) => open.push_back((placement ^ (to ^ blank) << (4 * i), to, distance + 1)),
                }
            }
        }
        let reached = distances.iter().filter(|&&distance| distance < u8::MAX).count();
        assert_eq!(reached, (17 - tiles..=16).product::<usize>());
        distances.iter().map(|&distance| if distance < u8::MAX { distance } else { 0 }).collect()
    }

    fn index(cells: &[usize]) -> usize {
        cells.iter().rev().fold(0, |index, cell| index << 4 | cell)
    }

    #[test]
    fn one_by_one_agrees_with_the_textbook() {
        // The last group leaves the corner of the blank cut off from the other cells.
        for home in [&[2][..], &[0, 1, 2, 3], &[4, 5, 6], &[7, 10, 11, 14]] {
            let (wanted, mut found) = (textbook(index(home), home.len()), vec![0; INDICES]);
            fill(index(home), home.len(), &mut found);
            assert!(found[..wanted.len()] == wanted, "{:?}", home);
        }
    }

    #[test]
    fn many_at_a_time_agree_with_the_textbook() {
        let placements = Placements::all();
        // The last group leaves the corner of the blank cut off from the other cells.
        for home in [[0, 1, 2, 3, 5], [6, 7, 10, 11, 14]] {
            let mut found = vec![0; 1 << 20];
            placements.fill(index(&home), &mut found);
            assert!(found == textbook(index(&home), TILES), "{:?}", home);
        }
    }
}
