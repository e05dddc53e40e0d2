//! Beam search on square boards of any side up to 10.
//!
//! From each level, the search keeps only the best boards, as many as the width allows (Lowerre, 1976). It brings the
//! [groups](crate::strips) of tiles home one after another. A board is valued by the moves that the tiles of its group
//! still need, which a table has exactly, and by the distances of all later tiles from home. So among the ways to bring one
//! group home, the search prefers those that bring later tiles nearer. The tiles of a group that is home do not move again,
//! and a table of hashes leaves out nearly all boards that were generated before.
//!
//! A group that takes too long becomes urgent: only its own tiles count, and their table leads home without fail. So the
//! search always finds an answer, of fewer than 10,000 moves.

use crate::board::{neighbour, Move};
use crate::strips::{groups, Group, CELLS, SIDE};

/// A beam search. What it builds for one board serves the next.
///
/// The tables for boards of side 10 take 4.4 MB.
pub struct Beam {
    groups: Vec<Group>,
    /// For each tile and cell the cost of the tile being there, at index `tile * CELLS + cell`.
    costs: Vec<u64>,
    /// The hashes of generated boards, each at the index of its first 16 bits. A later board replaces an earlier one.
    seen: Vec<u64>,
    /// For each board that was kept, the index of its parent and the move.
    log: Vec<(usize, Move)>,
}

/// A board of the beam, in the frame of side 10.
struct Candidate {
    /// For each cell the home of its tile.
    cells: [u8; CELLS],
    value: Value,
    /// Its index in the log.
    entry: usize,
}

/// What a board is valued by, updated with each move.
#[derive(Clone, Copy)]
struct Value {
    blank: usize,
    /// The first group that is not home, and the slot of its table.
    group: usize,
    slot: usize,
    /// The moves that the tiles of the group still need.
    distance: u8,
    /// The weighted costs of the later tiles.
    cost: u64,
    hash: u64,
}

/// The most boards that a key can tell apart.
const MAX_WIDTH: usize = 1 << 12;

/// The cost of a move that the tiles of the group still need.
const MOVE_COST: u64 = 53;

/// The cost of such a move of an urgent group: more than all other costs together.
const URGENT_COST: u64 = 1 << 20;

/// The number of levels after which a group becomes urgent. The 65 groups need at most 3661 moves once they are urgent.
const PATIENCE: usize = 80;

/// The golden ratio as a fraction of 2^64.
const GOLDEN_RATIO: u64 = 0x9E37_79B9_7F4A_7C15;

impl Beam {
    /// Creates a search without tables.
    pub fn new() -> Self {
        let costs = (0..CELLS * CELLS).map(|i| cost(i / CELLS, i % CELLS)).collect();
        Beam { groups: groups(), costs, seen: vec![0; 1 << 16], log: vec![] }
    }

    /// Finds moves from a solvable board to the usual goal. The width is from 1 to 4095; a greater one takes longer and finds
    /// shorter answers.
    ///
    /// # Panics
    /// If the side is more than 10, or the width is 0.
    pub fn solve(&mut self, side: usize, tiles: &[u8], width: usize) -> Vec<Move> {
        let mut beam = vec![self.start(side, tiles)];
        let (mut group, mut levels, mut move_cost) = (0, 0, MOVE_COST);
        while beam[0].value.group < self.groups.len() {
            if beam[0].value.group > group {
                group = beam[0].value.group;
                levels = 0;
                move_cost = MOVE_COST;
            }
            let keys = self.best(&beam, move_cost, width);
            let stuck = keys[0] >> 46 > (self.groups.len() - group) as u64;
            if !stuck {
                beam = keys.iter().filter_map(|&key| self.follow(&beam, key)).collect();
            }
            levels += 1;
            if stuck || levels == PATIENCE {
                // No board has the hash 0. The moves that the table knows may lead over any board, even the first.
                self.seen.fill(0);
                move_cost = URGENT_COST;
            }
        }
        self.moves(beam[0].entry)
    }

    /// Places a board in the frame of side 10 and prepares the search.
    fn start(&mut self, side: usize, tiles: &[u8]) -> Candidate {
        let cell = |i: usize| (SIDE - side) * (SIDE + 1) + i / side * SIDE + i % side;
        let mut value = Value { blank: 0, group: 0, slot: 0, distance: 0, cost: 0, hash: 1 };
        let mut cells = [0; CELLS];
        for (i, &tile) in tiles.iter().enumerate() {
            cells[cell(i)] = cell((tile as usize + tiles.len() - 1) % tiles.len()) as u8;
            if tile == 0 {
                value.blank = cell(i);
            }
        }
        value.group = self.groups.iter().take_while(|group| group.open.len() > tiles.len()).count();
        self.groups[value.group..].iter_mut().for_each(Group::fill);
        self.enter(&cells, &mut value);
        // This board's hash, 1, is the only one that counts as seen.
        self.seen.fill(1);
        self.log = vec![(0, Move::Down)];
        Candidate { cells, value, entry: 0 }
    }

    /// Recomputes the value of a board for its first group that is not home.
    fn enter(&self, cells: &[u8; CELLS], value: &mut Value) {
        for group in &self.groups[value.group..] {
            value.slot = 0;
            value.cost = 0;
            for &cell in &group.open {
                let tile = cells[cell] as usize;
                value.slot += group.units[tile] * group.ranks[cell];
                value.cost += group.weights[tile] * self.costs[tile * CELLS + cell];
            }
            value.distance = group.distances[value.slot];
            if value.distance > 0 {
                return;
            }
            value.group += 1;
        }
    }

    /// The keys of the best moves, in order; where moves are missing, the keys are all ones.
    ///
    /// A lesser key is better. Its first bits are the number of groups that are not home, then comes the cost, and the last
    /// 14 bits are the number of the board in the beam and the move.
    fn best(&mut self, beam: &[Candidate], move_cost: u64, width: usize) -> Vec<u64> {
        let mut keys = vec![u64::MAX; width];
        for i in 0..4 * beam.len() {
            if let Some(value) = self.after(&beam[i / 4], i % 4) {
                let key = ((self.groups.len() - value.group) as u64) << 46
                    | (u64::from(value.distance) * move_cost + value.cost) << 14
                    | i as u64;
                let seen = &mut self.seen[(value.hash >> 48) as usize];
                if *seen != value.hash && key < keys[width - 1] {
                    keys.pop();
                    keys.insert(keys.partition_point(|&other| other < key), key);
                }
                *seen = value.hash;
            }
        }
        keys
    }

    /// The board after the move of a key, or `None` if the key is all ones.
    fn follow(&mut self, beam: &[Candidate], key: u64) -> Option<Candidate> {
        let parent = beam.get(key as usize / 4 % MAX_WIDTH)?;
        let value = self.after(parent, key as usize % 4)?;
        let mut cells = parent.cells;
        cells.swap(parent.value.blank, value.blank);
        self.log.push((parent.entry, Move::ALL[key as usize % 4]));
        Some(Candidate { cells, value, entry: self.log.len() - 1 })
    }

    /// The value after a move, or `None` if the blank would leave the open cells.
    #[inline(always)]
    fn after(&self, parent: &Candidate, mv: usize) -> Option<Value> {
        let mut value = parent.value;
        let group = &self.groups[value.group];
        let (from, to) = (neighbour::<SIDE, SIDE>(value.blank, Move::ALL[mv])?, value.blank);
        if group.ranks[from] == CELLS {
            return None;
        }
        let tile = parent.cells[from] as usize;
        let (unit, weight) = (group.units[tile], group.weights[tile]);
        value.blank = from;
        value.slot += group.ranks[from] + unit * group.ranks[to];
        value.slot -= group.ranks[to] + unit * group.ranks[from];
        value.cost += weight * self.costs[tile * CELLS + to];
        value.cost -= weight * self.costs[tile * CELLS + from];
        value.hash ^= mix(tile * CELLS + from) ^ mix(tile * CELLS + to);
        value.distance = group.distances[value.slot];
        if value.distance == 0 {
            let mut cells = parent.cells;
            cells.swap(from, to);
            self.enter(&cells, &mut value);
        }
        Some(value)
    }

    /// The moves that led to an entry of the log.
    fn moves(&self, mut entry: usize) -> Vec<Move> {
        let mut moves = vec![];
        while entry > 0 {
            moves.push(self.log[entry].1);
            entry = self.log[entry].0;
        }
        moves.reverse();
        moves
    }
}

impl Default for Beam {
    fn default() -> Self {
        Beam::new()
    }
}

/// The cost of a tile in a cell.
///
/// The longer of its distances in rows and in columns counts twice, since the blank needs fewer moves between two moves of
/// a tile in different directions. The cost grows faster than the distance.
fn cost(home: usize, cell: usize) -> u64 {
    let between = |a: usize, b: usize| a.max(b) - a.min(b);
    let (rows, columns) = (between(home / SIDE, cell / SIDE), between(home % SIDE, cell % SIDE));
    let distance = rows.max(columns) + rows + columns;
    (distance * (distance + 2)) as u64
}

/// A pseudorandom number for each tile in each cell (Zobrist, 1970).
fn mix(i: usize) -> u64 {
    let mixed = (i as u64).wrapping_mul(GOLDEN_RATIO);
    (mixed ^ mixed >> 29).wrapping_mul(GOLDEN_RATIO)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parity::{solvable_square, tests::each_order};
    use crate::search::Answer;
    use crate::squares::Squares;

    /// Random solvable boards.
    fn boards(side: usize, count: usize) -> Vec<Vec<u8>> {
        let mut seed = 29 + side as u64;
        let mut random = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as usize % below
        };
        let mut board = || {
            let mut tiles: Vec<u8> = (0..(side * side) as u8).collect();
            (1..tiles.len()).rev().for_each(|i| tiles.swap(i, random(i + 1)));
            if !solvable_square(side, &tiles) {
                let cell = |tile| tiles.iter().position(|&other| other == tile).unwrap();
                let (one, two) = (cell(1), cell(2));
                tiles.swap(one, two);
            }
            tiles
        };
        (0..count).map(|_| board()).collect()
    }

    /// Plays moves and asserts that they lead to the goal.
    fn check(side: usize, tiles: &[u8], moves: &[Move]) {
        let mut played = tiles.to_vec();
        let mut blank = tiles.iter().position(|&tile| tile == 0).unwrap();
        for &mv in moves {
            let to = match mv {
                Move::Down => blank + side,
                Move::Left => blank.checked_sub(1).filter(|to| to / side == blank / side).unwrap(),
                Move::Right => Some(blank + 1).filter(|to| to / side == blank / side).unwrap(),
                Move::Up => blank - side,
            };
            played.swap(blank, to);
            blank = to;
        }
        let goal: Vec<u8> = (1..tiles.len() as u8).chain(0..1).collect();
        assert_eq!(played, goal, "{:?} on {:?}", moves, tiles);
    }

    #[test]
    fn an_answer_has_fewer_than_10_000_moves() {
        assert!(65 * PATIENCE + 3661 < 10_000);
    }

    #[test]
    fn random_boards_of_every_side_are_solved_at_any_width() {
        let mut beam = Beam::new();
        for side in 1..=SIDE {
            for tiles in boards(side, if side == 1 { 1 } else { 3000 / side / side }) {
                for width in [1, 2, 10] {
                    let moves = beam.solve(side, &tiles, width);
                    check(side, &tiles, &moves);
                    assert!(moves.len() < 10_000);
                }
            }
        }
    }

    #[test]
    fn every_board_of_side_2_and_every_50th_of_side_3_is_solved() {
        let mut beam = Beam::new();
        let mut solved = [0; 4];
        for side in [2, 3] {
            let mut tiles: Vec<u8> = (0..(side * side) as u8).collect();
            each_order(&mut tiles, 0, &mut |tiles| {
                if solvable_square(side, tiles) {
                    solved[side] += 1;
                    if side == 2 || solved[side] % 50 == 0 {
                        check(side, tiles, &beam.solve(side, tiles, 1));
                    }
                }
            });
        }
        assert_eq!(solved[2..], [12, 181_440]);
    }

    #[test]
    fn the_moves_that_the_tables_know_may_lead_back_over_the_first_board() {
        let tiles = [2, 5, 3, 6, 0, 8, 7, 1, 4];
        check(3, &tiles, &Beam::new().solve(3, &tiles, 1));
    }

    #[test]
    fn answers_have_no_more_moves_than_they_had() {
        let mut beam = Beam::new();
        let mut mean = |side, width| {
            let moves: usize = boards(side, 20).iter().map(|tiles| beam.solve(side, tiles, width).len()).sum();
            moves as f64 / 20.0
        };
        let mut squares = Squares::new(20);
        let mut length = |tiles: &Vec<u8>| match squares.solve(6, tiles) {
            Answer::Moves(moves) => moves.len(),
            _ => panic!("{:?} has an answer", tiles),
        };
        let total: usize = boards(6, 20).iter().map(&mut length).sum();
        assert!(total <= 4900, "{} moves on side 6 by the work that all boards share", total);
        assert!(mean(5, 20) <= 147.0, "{} moves on side 5", mean(5, 20));
        assert!(mean(7, 20) <= 430.0, "{} moves on side 7", mean(7, 20));
    }

    #[test]
    fn the_same_board_has_the_same_answer_whatever_came_before() {
        let boards = boards(6, 3);
        let alone = Beam::new().solve(6, &boards[0], 20);
        let mut beam = Beam::new();
        boards.iter().for_each(|tiles| drop(beam.solve(6, tiles, 9)));
        assert_eq!(beam.solve(6, &boards[0], 20), alone);
    }
}
