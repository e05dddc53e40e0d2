//! Additive pattern tables: the moves that a group of tiles needs, whatever the other tiles do.
//!
//! The 15 tiles fall into groups; for each group a table says, for each way to place its tiles, how many moves of these
//! tiles alone bring them home. A move moves one tile, so the sum over the groups is never too high (Korf and Felner,
//! 2002). The goal is its own mirror image across the diagonal, so the same tables, looked up for the mirrored board,
//! give a second estimate; the larger one counts.
//!
//! No ranking is needed to look up: the places of a group's tiles, a nibble each, are the index.

use crate::arrangement::{rank, unrank};
use crate::board::{neighbour, Board};
use crate::idastar::IdaStar;
use crate::lower_bound::LowerBound;
use crate::moves::Move;
use crate::search::{Outcome, Settings};
use crate::stage::Stage;
use crate::words::Automaton;
use std::convert::TryFrom;

/// The tables for groups of at most `K` tiles, 4 or 5, on the 15-puzzle with the usual goal: 0.2 or 3 MB.
#[derive(Clone, Debug)]
pub struct Patterns<const K: usize> {
    /// The moves needed and 1 more, for each group at `GROUP` times its number and each way to place its tiles.
    far: Box<[u8; 4 * GROUP]>,
    /// For each tile, its group and its place there, in bits; the same for the mirrored board.
    slot: [[(u8, u8); 16]; 2],
}

const GROUP: usize = 1 << 20;
const FOURS: [&[u8]; 4] = [&[1, 2, 3, 4], &[8, 11, 12, 15], &[9, 10, 13, 14], &[5, 6, 7]];
const FIVES: [&[u8]; 3] = [&[1, 2, 3, 4, 6], &[5, 9, 10, 13, 14], &[7, 8, 11, 12, 15]];

/// The places of the tiles in the order of their slots, a nibble each, and the moves needed; for the board and for its
/// mirror image.
#[derive(Clone, Copy, Debug)]
pub struct Places([u64; 2], [u32; 2]);

impl<const K: usize> Patterns<K> {
    /// Builds the tables.
    pub fn new() -> Self {
        let groups: &[&[u8]] = if K == 4 { &FOURS } else { &FIVES };
        let far = TryFrom::try_from(vec![0; 4 * GROUP].into_boxed_slice()).expect("the length is right");
        let mut patterns = Patterns { far, slot: [[(0, 0); 16]; 2] };
        let mut graph = Graph::new(K);
        for (number, group) in groups.iter().enumerate() {
            if group.len() < K {
                graph = Graph::new(group.len())
            }
            for (i, &tile) in group.iter().enumerate() {
                let mirrored = mirror(usize::from(tile) - 1) + 1;
                patterns.slot[0][usize::from(tile)] = (number as u8, 4 * (number * K + i) as u8);
                patterns.slot[1][mirrored] = (number as u8, 4 * (number * K + i) as u8);
            }
            let homes: Vec<usize> = group.iter().map(|&tile| usize::from(tile) - 1).collect();
            graph.fill(&homes, &mut patterns.far[number * GROUP..][..1 << (4 * K)]);
        }
        patterns
    }

    /// The state of a board. O(cells).
    pub fn start(&self, board: Board<4, 4>) -> Places {
        let mut places = [0; 2];
        for (cell, tile) in board.tiles().enumerate().filter(|&(_, tile)| tile > 0) {
            places[0] |= (cell as u64) << self.slot[0][tile].1;
            places[1] |= (mirror(cell) as u64) << self.slot[1][tile].1;
        }
        let far = |places| (0..15 / K + (K == 4) as usize).map(|group| self.far(places, group) - 1).sum();
        Places(places, [far(places[0]), far(places[1])])
    }

    /// What the table says of the group that has a slot, and 1 more.
    #[inline(always)]
    fn far(&self, places: u64, group: usize) -> u32 {
        let place = places >> (4 * K * group) & ((1 << (4 * K)) - 1);
        self.far[group % 4 * GROUP | place as usize].into()
    }
}

impl<const K: usize> LowerBound for Patterns<K> {
    type State = Places;

    #[inline(always)]
    fn after(&self, Places(old, far): Places, tile: usize, from: usize, to: usize) -> Places {
        let slots = [self.slot[0][tile], self.slot[1][tile]];
        let changes = [from ^ to, mirror(from) ^ mirror(to)];
        let new = [0, 1].map(|i| old[i] ^ (changes[i] as u64) << slots[i].1);
        Places(new, [0, 1].map(|i| far[i] + self.far(new[i], slots[i].0.into()) - self.far(old[i], slots[i].0.into())))
    }

    #[inline(always)]
    fn moves(&self, state: Places) -> u32 {
        state.1[0].max(state.1[1])
    }
}

impl<const K: usize> Stage<4, 4> for IdaStar<Patterns<K>, 4, 4> {
    const PRICE: u64 = if K == 4 { 4_000_000 } else { 40_000_000 };

    fn new(goal: Board<4, 4>, _: &Settings) -> Option<Self> {
        Some(IdaStar::new(Patterns::new(), Automaton::new())).filter(|_| goal == Board::GOAL)
    }

    fn solve(&mut self, board: Board<4, 4>, settings: &Settings, allowance: u64) -> Outcome {
        let state = self.bound.start(board);
        IdaStar::solve(self, board, state, settings, allowance / 10)
    }

    fn spent(&self) -> u64 {
        10 * self.work.generated
    }
}

/// The cell on the other side of the diagonal.
const fn mirror(cell: usize) -> usize {
    cell % 4 * 4 + cell / 4
}

/// All ways to place so many tiles on the same cells, with the blank in the same region of the others.
///
/// The blank moves freely within its region, at no cost. A set of orders of the tiles, read row by row, is a set of
/// bits, so a tile that moves to the side takes all of them along at once.
struct Row {
    cells: Vec<usize>,
    region: u16,
    /// For each move of one tile, the row it leads to and which of the turns it is.
    steps: Vec<(usize, usize)>,
}

/// Every row for groups of one size.
struct Graph {
    rows: Vec<Row>,
    /// The orders by number.
    orders: Vec<Vec<usize>>,
    /// For each two places in an order: what each order becomes when the tile at the first goes to the second.
    turns: Vec<Vec<u8>>,
}

impl Graph {
    fn new(tiles: usize) -> Self {
        let mut sets = Vec::new();
        let mut first = vec![0; 1 << 16];
        for cells in (0..=u16::MAX).filter(|cells| cells.count_ones() as usize == tiles) {
            first[usize::from(cells)] = sets.len();
            let mut free = !cells;
            while free != 0 {
                let region = flood(free & free.wrapping_neg(), free);
                sets.push((cells, region));
                free &= !region;
            }
        }
        let row = |cells: u16, blank: usize| {
            let first = first[usize::from(cells)];
            first + sets[first..].iter().position(|set| set.1 >> blank & 1 == 1).expect("the blank is in a region")
        };
        let mut rows = Vec::new();
        for &(cells, region) in &sets {
            let mut steps = Vec::new();
            for from in members(cells) {
                for to in
                    Move::ALL.iter().filter_map(|&mv| neighbour::<4, 4>(from, mv)).filter(|to| region >> to & 1 == 1)
                {
                    let after = cells ^ 1 << from ^ 1 << to;
                    let before = |cells: u16, cell: usize| (cells & ((1 << cell) - 1)).count_ones() as usize;
                    steps.push((row(after, from), before(cells, from) * tiles + before(after, to)));
                }
            }
            rows.push(Row { cells: members(cells).collect(), region, steps });
        }
        let orders: Vec<_> = (0..(1..=tiles).product()).map(|number| unrank(number, tiles, tiles)).collect();
        let turn = |i: usize, order: &Vec<usize>| {
            let mut order = order.clone();
            let tile = order.remove(i / tiles);
            order.insert(i % tiles, tile);
            rank(&order, tiles) as u8
        };
        let turns = (0..tiles * tiles).map(|i| orders.iter().map(|order| turn(i, order)).collect()).collect();
        Graph { rows, orders, turns }
    }

    /// Fills the table of one group, breadth first from its homes.
    fn fill(&self, homes: &[usize], far: &mut [u8]) {
        let start =
            self.rows.iter().position(|row| row.cells == homes && row.region >> 15 == 1).expect("the goal has its row");
        let mut seen = vec![0_u128; self.rows.len()];
        let mut level = vec![0_u128; self.rows.len()];
        level[start] = 1;
        for moves in 1.. {
            let mut next = vec![0; self.rows.len()];
            for (i, row) in self.rows.iter().enumerate() {
                let new = level[i] & !seen[i];
                seen[i] |= new;
                if new != 0 {
                    self.note(row, new, moves, far);
                    for &(after, turn) in &row.steps {
                        next[after] |= self.turned(new, turn);
                    }
                }
            }
            if next.iter().all(|&orders| orders == 0) {
                return;
            }
            level = next;
        }
    }

    /// Writes down the moves of new ways to place the tiles, unless they were reached before in another region.
    fn note(&self, row: &Row, new: u128, moves: u8, far: &mut [u8]) {
        for number in bits(new) {
            let placed = row.cells.iter().zip(&self.orders[number]);
            let far = &mut far[placed.fold(0, |places, (cell, tile)| places | cell << (4 * tile))];
            if *far == 0 {
                *far = moves;
            }
        }
    }

    fn turned(&self, orders: u128, turn: usize) -> u128 {
        let turns = &self.turns[turn];
        if turns[0] == 0 {
            orders
        } else {
            bits(orders).fold(0, |set, order| set | 1 << turns[order])
        }
    }
}

/// The cells of a set.
fn members(cells: u16) -> impl Iterator<Item = usize> {
    (0..16).filter(move |cell| cells >> cell & 1 == 1)
}

/// The places of the bits in a set.
fn bits(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        Some(bit).filter(|&bit| bit < 128)
    })
}

/// The cells that can be reached from some by way of free ones.
fn flood(cells: u16, free: u16) -> u16 {
    let grown = (cells | cells << 4 | cells >> 4 | (cells & 0x7777) << 1 | (cells & 0xEEEE) >> 1) & free;
    if grown == cells {
        cells
    } else {
        flood(grown, free)
    }
}
