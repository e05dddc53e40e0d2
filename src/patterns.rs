//! Additive pattern tables: the moves that a group of tiles needs, whatever the other tiles do.
//!
//! The 15 tiles fall into groups; for each group a table says, for each way to place its tiles, how many moves of these
//! tiles alone bring them home. A move moves one tile, so the sum over the groups is never too high (Korf and Felner,
//! 2002). The goal is its own mirror image across the diagonal, so the same tables, looked up for the mirrored board,
//! give a second estimate; the larger one counts.
//!
//! No ranking is needed to look up: the places of a group's tiles, a nibble each, are the index.

use crate::board::{neighbour, Board, Move};
use crate::idastar::IdaStar;
use crate::lower_bound::LowerBound;
use crate::search::{Outcome, Settings};
use crate::stage::Stage;
use std::convert::TryFrom;

/// The tables for groups of at most `K` tiles, 4 or 5, on the 15-puzzle with the usual goal: 0.2 or 3 MB.
#[derive(Clone, Debug)]
pub struct Patterns<const K: usize> {
    /// The moves needed and 1 more, for each group at `GROUP` times its number and each way to place its tiles.
    entries: Box<[u8; 4 * GROUP]>,
    /// For each tile, its group and the shift to its place; then the same for the mirrored board.
    slot: [[(u8, u8); 16]; 2],
}

const GROUP: usize = 1 << 20;
const FOURS: [&[usize]; 4] = [&[1, 2, 3, 4], &[5, 6, 7], &[8, 11, 12, 15], &[9, 10, 13, 14]];
const FIVES: [&[usize]; 3] = [&[1, 2, 3, 4, 6], &[5, 9, 10, 13, 14], &[7, 8, 11, 12, 15]];

/// The places of the tiles by their slots, a nibble each, and the moves needed: of the board, and of its mirror image.
#[derive(Clone, Copy, Debug)]
pub struct Places([u64; 2], [u32; 2]);

impl<const K: usize> Patterns<K> {
    /// The tiles of a group. Other sizes do not compile.
    const TILES: usize = [K][(K != 4 && K != 5) as usize];

    /// Builds the tables.
    pub fn build() -> Self {
        let mut entries = vec![0; 4 * GROUP];
        let mut slot = [[(0, 0); 16]; 2];
        let groups: &[&[usize]] = if K == 4 { &FOURS } else { &FIVES };
        let ways = [Ways::new(Self::TILES), Ways::new(3)];
        for (number, group) in groups.iter().enumerate() {
            for (i, &tile) in group.iter().enumerate() {
                slot[0][tile] = (number as u8, 4 * (number * K + i) as u8);
                slot[1][mirror(tile - 1) + 1] = slot[0][tile];
            }
            ways[(group.len() < K) as usize].fill(group, &mut entries[number * GROUP..]);
        }
        let entries = TryFrom::try_from(entries.into_boxed_slice()).expect("the length is right");
        Patterns { entries, slot }
    }

    /// The entries of all groups, for a test of another builder.
    #[cfg(test)]
    pub(crate) fn tables(&self) -> &[u8] {
        &self.entries[..16 / K * GROUP]
    }

    /// The state of a board. O(cells).
    pub fn of(&self, board: Board<4, 4>) -> Places {
        let places = |image: usize| {
            let cell = |tile| if image == 0 { board.cell(tile) } else { mirror(board.cell(tile)) };
            (1..16).fold(0, |places, tile| places | (cell(tile) as u64) << self.slot[image][tile].1)
        };
        let far = |places| (0..16 / K).map(|group| self.entry(places, group as u8) - 1).sum();
        let places = [places(0), places(1)];
        Places(places, [far(places[0]), far(places[1])])
    }

    /// The entry of a group's table: 1 more than the moves needed.
    #[inline(always)]
    fn entry(&self, places: u64, group: u8) -> u32 {
        let group = usize::from(group) % 4;
        let place = places >> (4 * K * group) & ((1 << (4 * K)) - 1);
        self.entries[group * GROUP + place as usize].into()
    }
}

impl<const K: usize> LowerBound for Patterns<K> {
    type State = Places;

    #[inline(always)]
    fn after(&self, Places(old, far): Places, tile: usize, from: usize, to: usize) -> Places {
        let changes = [from ^ to, mirror(from) ^ mirror(to)];
        let slots = [self.slot[0][tile], self.slot[1][tile]];
        let new = [0, 1].map(|image| old[image] ^ (changes[image] as u64) << slots[image].1);
        let far = [0, 1].map(|i| far[i] + self.entry(new[i], slots[i].0) - self.entry(old[i], slots[i].0));
        Places(new, far)
    }

    #[inline(always)]
    fn moves(&self, state: Places) -> u32 {
        state.1[0].max(state.1[1])
    }
}

/// What a generated board costs, in nanoseconds, as measured.
const BOARD: u64 = 12;

impl<const K: usize> Stage<4, 4> for IdaStar<Patterns<K>, 4, 4> {
    const PRICE: u64 = if K == 4 { 8_000_000 } else { 55_000_000 };

    fn new(goal: Board<4, 4>, _: &Settings) -> Option<Self> {
        if goal == Board::GOAL {
            Some(IdaStar::new(Patterns::build()))
        } else {
            None
        }
    }

    fn solve(&mut self, board: Board<4, 4>, settings: &Settings, allowance: u64) -> Outcome {
        let state = self.bound.of(board);
        IdaStar::solve(self, board, state, settings, allowance / BOARD)
    }

    fn spent(&self) -> u64 {
        BOARD * self.work.generated
    }
}

/// The cell on the other side of the diagonal.
const fn mirror(cell: usize) -> usize {
    cell % 4 * 4 + cell / 4
}

/// A set of the at most 120 orders of the tiles in a row, each a bit. Compared word by word: to compare arrays makes
/// rustc use 128-bit integers.
type Orders = [u64; 2];

/// All ways to place so many tiles.
///
/// The blank moves freely, at no cost, within its region of the cells without a tile of the group. Ways with the same
/// cells and region are a row: a set of orders of the tiles, read row by row, each a bit. A tile that moves to the side
/// takes all of them along at once.
struct Ways {
    /// The cells with tiles and the blank's region, sorted by the cells and then the region's first cell.
    rows: Vec<(u16, u16)>,
    /// For each row: its cells with tiles, in order.
    cells: Vec<Vec<usize>>,
    /// For each row and each move of one tile: the row it leads to, and which of the turns it is.
    steps: Vec<Vec<(usize, usize)>>,
    orders: Vec<Vec<usize>>,
    /// What each order becomes when the tile at one place goes to another; for each two places.
    turns: Vec<Vec<usize>>,
}

impl Ways {
    fn new(tiles: usize) -> Self {
        let insert = |order: &Vec<usize>, place, tile| [&order[..place], &[tile], &order[place..]].concat();
        let orders = (0..tiles).fold(vec![Vec::new()], |orders, tile| {
            orders.iter().flat_map(|order| (0..=tile).map(move |place| insert(order, place, tile))).collect()
        });
        let turn = |order: &Vec<usize>, from: usize, to| {
            let rest = [&order[..from], &order[from + 1..]].concat();
            let turned = insert(&rest, to, order[from]);
            orders.iter().position(|order| *order == turned).expect("all orders are there")
        };
        let turns = (0..tiles * tiles).map(|i| orders.iter().map(|order| turn(order, i / tiles, i % tiles)).collect());
        let turns = turns.collect();
        let rows: Vec<_> =
            (0..=u16::MAX).filter(|cells| cells.count_ones() as usize == tiles).flat_map(regions).collect();
        let steps = rows.iter().map(|&row| steps(row, &rows, tiles)).collect();
        let cells = rows.iter().map(|&(cells, _)| members(cells).collect()).collect();
        Ways { rows, cells, steps, orders, turns }
    }

    /// Fills the table of one group, breadth first from the goal.
    fn fill(&self, group: &[usize], far: &mut [u8]) {
        let cells = group.iter().fold(0, |cells, tile| cells | 1 << (tile - 1));
        let in_order = |order: &Vec<usize>| order.iter().copied().eq(0..group.len());
        let mut seen = vec![[0; 2]; self.rows.len()];
        let mut level = seen.clone();
        let order = self.orders.iter().position(in_order).expect("in order");
        level[row_of(&self.rows, cells, 15)][order / 64] = 1 << (order % 64);
        let mut all = [0; 2];
        (0..self.orders.len()).for_each(|order| all[order / 64] |= 1 << (order % 64));
        for moves in 1.. {
            let mut next = vec![[0; 2]; self.rows.len()];
            for row in 0..self.rows.len() {
                let new = [level[row][0] & !seen[row][0], level[row][1] & !seen[row][1]];
                if new[0] | new[1] != 0 {
                    join(&mut seen[row], new);
                    self.note(&self.cells[row], new, moves, far);
                    for &(after, turn) in &self.steps[row] {
                        if seen[after][0] != all[0] || seen[after][1] != all[1] {
                            join(&mut next[after], self.turned(new, turn));
                        }
                    }
                }
            }
            if next.iter().all(|orders| orders[0] | orders[1] == 0) {
                return;
            }
            level = next;
        }
    }

    /// Writes down the moves of new ways to place the tiles, unless they were reached with the blank in another region.
    fn note(&self, cells: &[usize], new: Orders, moves: u8, far: &mut [u8]) {
        each_bit(new, |order| {
            let placed = cells.iter().zip(&self.orders[order]);
            let far = &mut far[placed.fold(0, |places, (cell, tile)| places | cell << (4 * tile))];
            if *far == 0 {
                *far = moves;
            }
        });
    }

    fn turned(&self, orders: Orders, turn: usize) -> Orders {
        let turn = &self.turns[turn];
        if turn[0] == 0 {
            return orders;
        }
        let mut turned = [0; 2];
        each_bit(orders, |order| turned[turn[order] / 64] |= 1 << (turn[order] % 64));
        turned
    }
}

/// The moves of one tile from a row.
fn steps((cells, region_of_blank): (u16, u16), rows: &[(u16, u16)], tiles: usize) -> Vec<(usize, usize)> {
    let mut steps = Vec::new();
    for from in members(cells) {
        for to in Move::ALL.iter().filter_map(|&mv| neighbour::<4, 4>(from, mv)) {
            if region_of_blank >> to & 1 == 1 {
                let after = cells ^ 1 << from ^ 1 << to;
                let row = row_of(rows, after, from);
                let place = |cells: u16, cell: usize| (cells & !(u16::MAX << cell)).count_ones() as usize;
                steps.push((row, place(cells, from) * tiles + place(after, to)));
            }
        }
    }
    steps
}

/// The row of the ways with these cells and the blank there.
fn row_of(rows: &[(u16, u16)], cells: u16, blank: usize) -> usize {
    let key = (cells, region(blank, cells).trailing_zeros());
    rows.binary_search_by_key(&key, |&(cells, region)| (cells, region.trailing_zeros())).expect("every way has a row")
}

fn join(orders: &mut Orders, more: Orders) {
    orders[0] |= more[0];
    orders[1] |= more[1];
}

/// The cells of a set.
fn members(cells: u16) -> impl Iterator<Item = usize> {
    (0..16).filter(move |cell| cells >> cell & 1 == 1)
}

/// Calls `act` with the place of each bit in a set.
fn each_bit(set: Orders, mut act: impl FnMut(usize)) {
    for half in [0, 1] {
        let mut bits = set[half];
        while bits != 0 {
            act(64 * half + bits.trailing_zeros() as usize);
            bits &= bits - 1;
        }
    }
}

/// The regions that some tiles leave to the blank, each with the cells of the tiles before it.
fn regions(tiles: u16) -> impl Iterator<Item = (u16, u16)> {
    let first =
        move |&blank: &usize| tiles >> blank & 1 == 0 && region(blank, tiles).trailing_zeros() as usize == blank;
    (0..16).filter(first).map(move |blank| (tiles, region(blank, tiles)))
}

/// The cells that the blank can reach without a move of these tiles.
fn region(blank: usize, tiles: u16) -> u16 {
    let (mut region, mut grown) = (0, 1 << blank);
    while grown != region {
        region = grown;
        grown |= (region << 4 | region >> 4 | (region & 0x7777) << 1 | (region & 0xEEEE) >> 1) & !tiles;
    }
    region
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{HashMap, VecDeque};

    /// The moves of a group's own tiles, by the textbook: every board of these tiles and the blank, breadth first, where
    /// a move of the blank past other tiles is free.
    fn textbook(group: &[usize]) -> HashMap<Vec<usize>, u8> {
        let goal: Vec<usize> = group.iter().map(|tile| tile - 1).collect();
        let mut least = HashMap::new();
        let mut seen: HashMap<(Vec<usize>, usize), u8> = HashMap::new();
        let mut open = VecDeque::from(vec![(goal, 15, 0)]);
        while let Some((places, blank, moves)) = open.pop_front() {
            if seen.insert((places.clone(), blank), moves).is_some() {
                continue;
            }
            least.entry(places.clone()).or_insert(moves);
            for to in Move::ALL.iter().filter_map(|&mv| neighbour::<4, 4>(blank, mv)) {
                let mut after = places.clone();
                match after.iter().position(|&place| place == to) {
                    None => open.push_front((after, to, moves)),
                    Some(tile) => {
                        after[tile] = blank;
                        open.push_back((after, to, moves + 1));
                    }
                }
            }
        }
        least
    }

    #[test]
    fn a_table_agrees_with_the_textbook() {
        for (number, group) in FOURS.iter().enumerate().take(2) {
            let patterns = Patterns::<4>::build();
            let textbook = textbook(group);
            assert_eq!(textbook.len(), (17 - group.len()..=16).product::<usize>());
            for (places, moves) in textbook {
                let index = places.iter().rev().fold(0, |index, place| index << 4 | place);
                assert_eq!(patterns.entries[number * GROUP + index], moves + 1, "{:?} at {:?}", group, places);
            }
        }
    }

    #[test]
    fn every_way_to_place_five_tiles_is_in_its_table() {
        let patterns = Patterns::<5>::build();
        for table in patterns.entries.chunks(GROUP).take(3) {
            assert_eq!(table.iter().filter(|&&far| far > 0).count(), 16 * 15 * 14 * 13 * 12);
        }
    }

    fn check_moves<const K: usize>() {
        let patterns = Patterns::<K>::build();
        let mut board = Board::<4, 4>::GOAL;
        let mut state = patterns.of(board);
        let mut seed = 5_u64;
        for step in 0..20_000 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let blank = board.cell(0);
            if let Some(from) = neighbour::<4, 4>(blank, Move::ALL[(seed >> 62) as usize]) {
                state = patterns.after(state, board.tile(from), from, blank);
                board = board.slide(board.tile(from), from, blank);
            }
            let fresh = patterns.of(board);
            assert_eq!((state.0, state.1), (fresh.0, fresh.1), "seed 5, step {}", step);
            assert_eq!(patterns.moves(state) == 0, board == Board::GOAL);
        }
    }

    #[test]
    fn a_move_updates_the_state_to_what_a_new_start_gives() {
        check_moves::<4>();
        check_moves::<5>();
    }

    #[test]
    fn only_the_usual_goal_is_served() {
        let settings = Settings { weight: (1, 1), limit: 80, memory: 0 };
        let spiral = Board::new(&[1, 2, 3, 4, 12, 13, 14, 5, 11, 0, 15, 6, 10, 9, 8, 7]);
        assert!(<IdaStar<Patterns<4>, 4, 4> as Stage<4, 4>>::new(spiral, &settings).is_none());
    }
}
