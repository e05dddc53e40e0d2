//! The moves that a group of tiles needs from each placement, whatever the other tiles do.
//!
//! Both ways to find them are a breadth-first search from the goal. A move of the blank past other tiles is free, so all that
//! matters of the blank is its *region*: the cells that it reaches without a move of the group.

use crate::board::{neighbour, Board, Move};

/// The number of indices for five tiles.
const INDICES: usize = 1 << 20;

/// Fills in the moves that a group of tiles needs from each placement, one placement at a time: 9 ms for all groups of four.
///
/// An index is the cells of the tiles, four bits each; `home` is that of the goal.
pub fn fill(home: usize, tiles: usize, distances: &mut [u8]) {
    let mut seen = vec![0; INDICES];
    // A placement in the lowest 20 bits, then the distance, and from bit 32 the blank's region.
    let mut queue = vec![0_u64; INDICES];
    let (mut head, mut tail) = (0, 1);
    seen[home] = region(15, cells_of(home, tiles));
    queue[0] = u64::from(seen[home]) << 32 | home as u64;
    while head < tail {
        let (placement, distance, region_now) =
            (queue[head] as usize % INDICES, queue[head] as u32 >> 20, (queue[head] >> 32) as u16);
        head += 1;
        for i in 0..tiles {
            let from = placement >> (4 * i) & 15;
            for &mv in &Move::ALL {
                let to = from.wrapping_add(mv.offset(4)) & 15;
                let next = placement ^ (from ^ to) << (4 * i);
                if Board::<4, 4>::allows(from, mv) && region_now >> to & 1 == 1 && seen[next] >> from & 1 == 0 {
                    if seen[next] == 0 {
                        distances[next] = distance as u8 + 1;
                    }
                    let region = region(from, cells_of(next, tiles));
                    seen[next] |= region;
                    queue[tail] = u64::from(region) << 32 | u64::from(distance + 1) << 20 | next as u64;
                    tail += 1;
                }
            }
        }
    }
}

/// The cells of a placement, as a set.
fn cells_of(placement: usize, tiles: usize) -> u16 {
    (0..tiles).fold(0, |cells, i| cells | 1 << (placement >> (4 * i) & 15))
}

/// The most tiles of a group.
const TILES: usize = 5;

/// A set of orders in one view, one bit for each of at most 120.
type Orders = [u64; 2];

/// Every placement of a group of tiles, many at a time: 30 ms for all groups of five.
///
/// Placements with the same cells and the same region form a *block*. Within a block they differ in the order of the tiles
/// only, so a set of placements is a set of orders, one bit each.
///
/// A tile that moves sideways keeps its place in the order row by row, and one that moves up or down keeps its place in the
/// order column by column. So each set is kept in both *views*, by rows and by columns, and one OR takes all placements of
/// a block through a move. What is new in one view is translated to the other once.
pub struct Placements {
    tiles: usize,
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
    /// The placements of a group of 1 to 5 tiles.
    pub fn new(tiles: usize) -> Self {
        let (orders, number) = orders(tiles);
        let (first, translations) = (vec![0; 1 << 16], Default::default());
        let mut placements = Placements { tiles, blocks: vec![], first, orders, translations };
        placements.translate(tiles, &number);
        placements.blocks.push(Block { cells: 0, region: 0, translation: 0, steps: [[0; 4]; TILES] });
        for cells in (0..=u16::MAX).filter(|cells| cells.count_ones() as usize == tiles) {
            placements.add_blocks(cells, number[by_columns(cells, tiles)].into());
        }
        for block in 1..placements.blocks.len() {
            placements.add_steps(block);
        }
        placements
    }

    /// Fills in the translations between the views.
    fn translate(&mut self, tiles: usize, number: &[u8]) {
        let count = self.orders.len();
        self.translations = [vec![0; count * count], vec![0; count * count]];
        for (translation, positions) in self.orders.iter().enumerate() {
            for (order, items) in self.orders.iter().enumerate() {
                let code = (0..tiles).fold(0, |code, i| code * tiles + usize::from(items[usize::from(positions[i])]));
                let other = number[code];
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
                if let Some(to) = neighbour::<4, 4>(from, mv).filter(|to| region >> to & 1 == 1) {
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
        level[self.block(cells_of(home, self.tiles), 15)][0] = [1, 0];
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

/// All orders of so many tiles, the first one by index, and the number of each by its code: the tiles as digits.
fn orders(tiles: usize) -> (Vec<[u8; TILES]>, Vec<u8>) {
    let codes = tiles.pow(tiles as u32);
    let (mut orders, mut number) = (vec![], vec![0; codes]);
    for (code, number) in number.iter_mut().enumerate() {
        let (mut order, mut seen, mut rest) = ([0; TILES], 0, code);
        for item in order[..tiles].iter_mut().rev() {
            *item = (rest % tiles) as u8;
            seen |= 1 << *item;
            rest /= tiles;
        }
        if seen == (1 << tiles) - 1 {
            *number = orders.len() as u8;
            orders.push(order);
        }
    }
    (orders, number)
}

/// The code of the order that lists these cells column by column, by their positions row by row.
fn by_columns(cells: u16, tiles: usize) -> usize {
    let columns = (0..16).map(mirror).filter(|cell| cells >> cell & 1 == 1);
    columns.fold(0, |code, cell| code * tiles + (cells & ((1 << cell) - 1)).count_ones() as usize)
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
        grown |= (region << 4 | region >> 4 | (region & 0x7777) << 1 | (region & 0xEEEE) >> 1) & !cells;
    }
    region
}
#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{HashMap, VecDeque};

    /// The moves that a group needs, by the textbook: a search over all boards of these tiles and the blank, in which a move
    /// past other tiles is free.
    fn textbook(home: Vec<usize>) -> HashMap<Vec<usize>, u8> {
        let mut distances = HashMap::new();
        let mut seen = HashMap::new();
        let mut open = VecDeque::from(vec![(home, 15, 0)]);
        while let Some((cells, blank, distance)) = open.pop_front() {
            if seen.insert((cells.clone(), blank), distance).is_some() {
                continue;
            }
            distances.entry(cells.clone()).or_insert(distance);
            for to in Move::ALL.iter().filter_map(|&mv| neighbour::<4, 4>(blank, mv)) {
                let mut next = cells.clone();
                match next.iter().position(|&cell| cell == to) {
                    None => open.push_front((next, to, distance)),
                    Some(tile) => {
                        next[tile] = blank;
                        open.push_back((next, to, distance + 1));
                    }
                }
            }
        }
        distances
    }

    fn index(cells: &[usize]) -> usize {
        cells.iter().rev().fold(0, |index, cell| index << 4 | cell)
    }

    #[test]
    fn both_ways_agree_with_the_textbook() {
        // The last group leaves the corner of the blank cut off from the other cells.
        for home in [vec![2], vec![0, 1, 2, 3], vec![4, 5, 6], vec![7, 10, 11, 14]] {
            let (mut one_by_one, mut in_blocks) = (vec![0; 1 << (4 * home.len())], vec![0; 1 << (4 * home.len())]);
            fill(index(&home), home.len(), &mut one_by_one);
            Placements::new(home.len()).fill(index(&home), &mut in_blocks);
            assert!(one_by_one == in_blocks, "{:?}", home);
            let distances = textbook(home.clone());
            assert_eq!(distances.len(), (17 - home.len()..=16).product::<usize>());
            for (cells, distance) in distances {
                assert_eq!(in_blocks[index(&cells)], distance, "{:?} at {:?}", home, cells);
            }
        }
    }

    #[test]
    fn both_ways_agree_on_groups_of_five() {
        let placements = Placements::new(5);
        for home in [[0, 1, 2, 3, 5], [6, 7, 10, 11, 14]] {
            let (mut one_by_one, mut in_blocks) = (vec![0; 1 << 20], vec![0; 1 << 20]);
            fill(index(&home), 5, &mut one_by_one);
            placements.fill(index(&home), &mut in_blocks);
            assert!(one_by_one == in_blocks, "{:?}", home);
            // All placements but the goal need moves.
            assert_eq!(in_blocks.iter().filter(|&&distance| distance > 0).count(), 16 * 15 * 14 * 13 * 12 - 1);
        }
    }
}
