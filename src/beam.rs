//! Beam search on square boards of any side up to 10.
//!
//! From each level, the search keeps only the best boards, as many as the width allows (Lowerre, 1976). A board is valued by
//! its tiles: each costs more than in proportion to its distance from home, so that no tile is left far behind, and two tiles
//! in their home line but in the wrong order cost extra (linear conflict, Hansson, Mayer and Yung, 1992). What a move adds
//! depends on one tile and one line, so a value is updated and never recomputed. A conflict is charged by the tile that enters
//! a line and refunded by the tile that leaves it, so two paths may value a board differently.
//!
//! On large boards, a narrow beam would fill with boards that differ only in tiles that are easy to move, and never pay for
//! the moves that the last tile of a row needs. So the board is solved in stages: by the strips of the
//! [greedy algorithm](crate::greedy), until a small square is left. A stage tells boards apart by the tiles of its strip and
//! the blank alone: of boards that agree in these, a later one counts only if its value is much better. The cells of a strip
//! that is home are closed. A board enters the next stage as soon as its strip is home; others of the beam may follow.
//!
//! A search of side n has n^3 (n + 5) / 6 levels, which its stages share. A stage that has used up its levels, or whose
//! children were all seen before, goes on with the best board alone and by the greedy algorithm.
//!
//! So every search ends. It logs 8 bytes for each node kept. An answer has at most a move for each level and those that bring
//! all tiles home one by one. No answer reaches 10,000 moves (tested).
//!
//! The weights, the gain of a stage and the margin were found by hill climbing on the mean moves of random boards of sides 5
//! to 10, alone, by tens and by two hundreds, and of 200 reversed and mirrored boards of side 10; the size of the last square,
//! the levels and the buckets by trying a few on the same boards. `cargo bench -- --tune CONFLICT=8` shows another value.

use crate::board::Move;
use crate::greedy::{line, Greedy, BLANK, CELLS, ROW};
use std::mem::swap;

/// A beam search for a board.
struct Beam {
    side: usize,
    greedy: Greedy,
    /// The number 1 at each position of a line.
    ones: u64,
    /// For each tile the stage that closes its home. The first stage is 1, and the blank has stage 0.
    stages: [usize; CELLS + 1],
    /// For each tile its cost in each cell; an array for every `u8` needs no check of bounds.
    costs: [[u16; CELLS]; 256],
    /// For each tile the cost of a conflict.
    conflicts: [usize; CELLS],
    /// The last stage.
    last: usize,
    /// Hashes and values of boards that were kept. A later one replaces an earlier one.
    seen: Vec<(u64, usize)>,
    /// For each board that was kept, four times the index of its parent, plus the move.
    log: Vec<usize>,
}

/// A board of the beam.
#[derive(Clone, Copy)]
struct BeamNode {
    /// For each cell the home of its tile, or [`BLANK`].
    cells: [u8; CELLS],
    /// For each row and each column the homes in it of its tiles: six bits for each cell, which hold 1 more than the position
    /// of the home, or 0 for a tile whose home is elsewhere.
    homes: [u64; 2 * ROW],
    blank: usize,
    /// The cell that the blank came from.
    undo: usize,
    stage: usize,
    /// The number of tiles that the stage has yet to bring home.
    left: usize,
    value: usize,
    hash: u64,
    /// Its index in the log.
    entry: usize,
}

impl BeamNode {
    /// Takes a tile from a cell, or puts it there, in the row and the column of its home.
    fn toggle(&mut self, tile: usize, cell: usize) {
        let (home, cell) = (line(tile), line(cell));
        for axis in 0..2 {
            if cell[axis] == home[axis] {
                self.homes[axis * ROW + home[axis]] ^= (home[1 - axis] as u64 + 1) << (6 * cell[1 - axis]);
            }
        }
    }
}

/// A move from a board of the beam.
struct Child {
    /// The index of the board.
    parent: usize,
    mv: usize,
    value: usize,
    /// The next child of the same bucket.
    next: usize,
}

/// The side of the square that is left to the last stage.
const CORE: usize = 4;

/// The weight of the last stage's tiles, and by how much an earlier stage's is greater for each stage between.
const LEAST_WEIGHT: usize = 42;
const WEIGHT_STEP: usize = 12;
/// The cost of a conflict, in weights.
const CONFLICT: usize = 10;
/// What a board gains when it enters a stage.
const STAGE: usize = 1200;
/// How much better the value of a board that was seen must be to count again, in weights of its stage.
const MARGIN: usize = 9;

/// The number of buckets of values that are told apart in one level, and the width of each.
const BUCKETS: usize = 1 << 8;
const BUCKET: usize = 128;

/// The boards that are remembered as seen.
const SEEN: usize = 1 << 13;

/// The end of a bucket.
const END: usize = usize::MAX;

/// Finds moves from a solvable board to the usual goal. The side has to be from 1 to 10. Returns the moves and the number of
/// nodes kept: at most `nodes`, besides the start and the moves of the greedy algorithm. More nodes find shorter answers, and 0
/// searches nothing.
pub(crate) fn solve(side: usize, tiles: &[usize], nodes: usize) -> (Vec<Move>, usize) {
    let mut beam = Beam {
        side,
        greedy: Greedy::new(side),
        ones: ((1 << (6 * side)) - 1) / 63,
        stages: [0; CELLS + 1],
        costs: [[0; CELLS]; 256],
        conflicts: [0; CELLS],
        last: 1 + 2 * side.saturating_sub(CORE),
        seen: vec![(0, 0); SEEN],
        log: vec![0],
    };
    for cell in 0..CELLS {
        beam.add(cell);
    }
    let levels = tiles.len() * side * (side + 5) / 6;
    let entry = beam.search(tiles, nodes / levels, levels);
    (beam.moves(entry), beam.log.len())
}

impl Beam {
    /// Adds the tile whose home is this cell.
    fn add(&mut self, tile: usize) {
        let stage = self.greedy.strip(tile).min(self.last);
        self.stages[tile] = stage;
        let weight = self.weight(stage);
        self.conflicts[tile] = CONFLICT * weight;
        let ([row, column], gap) = (line(tile), |a: usize, b: usize| a.max(b) - a.min(b));
        for (cell, cost) in self.costs[tile].iter_mut().enumerate() {
            let distance = gap(row, cell / ROW) + gap(column, cell % ROW);
            *cost = (weight * distance * (distance + 1)) as u16;
        }
    }

    /// The weight of a stage's tiles.
    fn weight(&self, stage: usize) -> usize {
        LEAST_WEIGHT + WEIGHT_STEP * (self.last - stage)
    }

    /// Searches in at most so many levels. Returns the entry of the solved board in the log.
    fn search(&mut self, tiles: &[usize], width: usize, levels: usize) -> usize {
        let mut beam = vec![self.start(tiles)];
        let (mut children, mut best) = (vec![], vec![]);
        let (mut stage, mut level, mut end) = (0, 0, 0);
        loop {
            if let Some(node) = beam.iter().find(|node| node.left == 0) {
                return node.entry;
            }
            if stage < beam[0].stage {
                stage = beam[0].stage;
                // Of the levels left, the stage gets four parts and each later one a part.
                end = level + 4 * (levels - level) / (self.last - stage + 4);
            }
            best.clear();
            if level < end {
                level += 1;
                self.select(&beam, &mut children, width, &mut best);
            }
            if best.is_empty() {
                end = level;
                beam.truncate(1);
                // By a step of the greedy algorithm. Neither value nor hash is updated: both only tell the boards after this one
                // apart.
                for mv in self.greedy.step(&beam[0].cells, beam[0].blank) {
                    self.play(&mut beam[0], mv);
                }
            } else {
                swap(&mut beam, &mut best);
            }
        }
    }

    /// The start. Its value is large enough never to fall below 0.
    fn start(&mut self, tiles: &[usize]) -> BeamNode {
        let mut node = BeamNode {
            cells: [BLANK as u8; CELLS],
            homes: [0; 2 * ROW],
            blank: 0,
            undo: BLANK,
            stage: 0,
            left: 0,
            value: 1 << 30,
            hash: 0,
            entry: 0,
        };
        for (i, &tile) in tiles.iter().enumerate() {
            let cell = |i: usize| i / self.side * ROW + i % self.side;
            if tile == 0 {
                node.blank = cell(i);
            } else {
                node.cells[cell(i)] = cell(tile - 1) as u8;
                node.toggle(cell(tile - 1), cell(i));
            }
        }
        self.enter(&mut node);
        node
    }

    /// Enters the next stage, and later ones as long as their tiles are home.
    fn enter(&mut self, node: &mut BeamNode) {
        while node.left == 0 && node.stage < self.last {
            node.stage += 1;
            node.value -= STAGE;
            node.hash = mix(BLANK).wrapping_mul(node.blank as u64);
            for cell in 0..CELLS {
                let tile = node.cells[cell] as usize;
                if node.stage == self.stages[tile] {
                    node.left += (tile != cell) as usize;
                    node.hash = node.hash.wrapping_add(mix(tile).wrapping_mul(cell as u64));
                }
            }
        }
    }

    /// Adds the best boards after a move that were not seen before, in no order within a bucket.
    fn select(&mut self, beam: &[BeamNode], children: &mut Vec<Child>, width: usize, best: &mut Vec<BeamNode>) {
        let mut buckets = [END; BUCKETS];
        let least = self.expand(beam, children);
        sort(children, least, &mut buckets);
        for &(mut i) in &buckets {
            while i != END {
                if best.len() == width {
                    return;
                }
                let child = &children[i];
                i = child.next;
                self.keep(&beam[child.parent], child, best);
            }
        }
    }

    /// Adds the board after a child's move, unless it was seen before and its value is hardly better now.
    fn keep(&mut self, parent: &BeamNode, child: &Child, best: &mut Vec<BeamNode>) {
        let hash = self.hash(parent, child.mv);
        let margin = MARGIN * self.weight(parent.stage);
        let seen = &mut self.seen[(hash >> 44) as usize % SEEN];
        if seen.0 != hash || child.value + margin < seen.1 {
            *seen = (hash, child.value);
            best.push(*parent);
            let node = best.last_mut().unwrap();
            node.value = child.value;
            node.hash = hash;
            self.play(node, child.mv);
        }
    }

    /// Lists all moves from the boards of the beam but those that undo the last one. Returns the least value.
    fn expand(&self, beam: &[BeamNode], children: &mut Vec<Child>) -> usize {
        let mut least = END;
        children.clear();
        for (parent, node) in beam.iter().enumerate() {
            for mv in 0..4 {
                let from = self.greedy.neighbours[4 * node.blank + mv];
                if node.stage <= self.stages[from] && from != node.undo {
                    let value = self.value(node, from);
                    least = least.min(value);
                    children.push(Child { parent, mv, value, next: END });
                }
            }
        }
        least
    }

    /// The value after a move of the blank to a cell.
    fn value(&self, node: &BeamNode, from: usize) -> usize {
        let tile = node.cells[from] as usize;
        let costs = &self.costs[tile];
        let value = node.value + costs[node.blank] as usize - costs[from] as usize;
        let (home, to, from) = (line(tile), line(node.blank), line(from));
        // The tile leaves one row and enters another, or one column if it stays in its row.
        let axis = (from[0] == to[0]) as usize;
        let enters = to[axis] == home[axis];
        if !enters && from[axis] != home[axis] {
            return value;
        }
        let cost = self.conflicts[tile]
            * conflicts(self.ones, node.homes[axis * ROW + home[axis]], home[1 - axis], to[1 - axis]);
        if enters {
            value + cost
        } else {
            value - cost
        }
    }

    /// The hash after a move.
    fn hash(&self, node: &BeamNode, mv: usize) -> u64 {
        let from = self.greedy.neighbours[4 * node.blank + mv];
        let tile = node.cells[from] as usize;
        let factor = if node.stage == self.stages[tile] { mix(tile) } else { 0 }.wrapping_sub(mix(BLANK));
        node.hash.wrapping_add(factor.wrapping_mul((node.blank as u64).wrapping_sub(from as u64)))
    }

    /// Makes a move, and enters the next stage if it was the last one of its stage.
    fn play(&mut self, node: &mut BeamNode, mv: usize) {
        let (from, to) = (self.greedy.neighbours[4 * node.blank + mv], node.blank);
        let tile = node.cells[from] as usize;
        node.cells.swap(from, to);
        node.toggle(tile, from);
        node.toggle(tile, to);
        node.undo = to;
        node.blank = from;
        self.log.push(4 * node.entry + mv);
        node.entry = self.log.len() - 1;
        if node.stage == self.stages[tile] {
            node.left = node.left + (from == tile) as usize - (to == tile) as usize;
            self.enter(node);
        }
    }

    /// The moves that led to an entry of the log.
    fn moves(&self, mut entry: usize) -> Vec<Move> {
        let mut moves = vec![];
        while entry > 0 {
            moves.push(Move::ALL[self.log[entry] % 4]);
            entry = self.log[entry] / 4;
        }
        moves.reverse();
        moves
    }
}

/// Links the children of similar value to buckets, those of the least value to the first.
fn sort(children: &mut [Child], least: usize, buckets: &mut [usize; BUCKETS]) {
    for (i, child) in children.iter_mut().enumerate() {
        let bucket = &mut buckets[((child.value - least) / BUCKET).min(BUCKETS - 1)];
        child.next = *bucket;
        *bucket = i;
    }
}

/// The number of conflicts of a tile that stands at a position of its home line: tiles before it whose homes come later, and
/// tiles after it whose homes come earlier. The number 1 at each position is `ones`.
///
/// All positions are compared at once. Each has six bits, of which the topmost is free: it is set, and stays set after a
/// subtraction if the rest is at least what is subtracted.
fn conflicts(ones: u64, homes: u64, home: usize, at: usize) -> usize {
    let at_least = |least: usize| ((homes | ones << 5) - least as u64 * ones) >> 5 & ones;
    let before = (1 << (6 * at)) - 1;
    // The digits of a number in base 64 have its sum modulo 63.
    ((at_least(home + 2) & before | at_least(1) & !at_least(home + 1) & !before) % 63) as usize
}

/// A pseudorandom number, by the golden ratio as a fraction of 2^64.
fn mix(i: usize) -> u64 {
    let mixed = (i as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^ mixed >> 29
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_conflicts_of_a_line_are_counted_at_once() {
        let ones = (0..10).map(|at| 1 << (6 * at)).sum();
        let mut seed = 3;
        for _ in 0..1000 {
            let mut random = |below: usize| {
                seed = (seed * 25_173 + 13_849) % 65_536;
                seed / 7 % below
            };
            let (home, at) = (random(10), random(10));
            // 0 stands for a tile of another line.
            let homes: Vec<usize> = (0..10).map(|_| random(11)).collect();
            let line = homes.iter().rev().fold(0, |line, &home| line << 6 | home as u64);
            let is_conflict = |&i: &usize| homes[i] > 0 && if i < at { homes[i] > home + 1 } else { homes[i] <= home };
            assert_eq!(conflicts(ones, line, home, at), (0..10).filter(is_conflict).count(), "{:?}", homes);
        }
    }
}
