//! Beam search on square boards of any side up to 10.
//!
//! From each level, the search keeps only the best boards, as many as the width allows (Lowerre, 1976). A board is valued
//! by its tiles: the cost of each grows faster than linearly with its distance from home, so that no tile is left far behind,
//! and two tiles in their home line but in the wrong order cost extra (linear conflict, Hansson, Mayer and Yung, 1992). What
//! a move adds depends on one tile and one line, so a value is updated and never recomputed. A conflict costs the weight of
//! the tile that enters the line and is paid back with that of the one that leaves it, so the value also depends a
//! little on the moves. Boards are ranked by the sum of their value and the least value after at most one more move.
//!
//! On large boards, a narrow beam would fill with boards that differ only in tiles that are easy to move, and never pay for
//! the moves that the last tile of a row needs. So the board is solved in stages: row 0, column 0 without its first cell,
//! row 1, and so on, until a small square is left. A stage tells boards apart by the tiles of its strip and the blank alone:
//! of boards that agree in these, a later one counts only if its value is much better. The cells of a strip that is home
//! are closed. A board enters the next stage as soon as its strip is home; others of the beam may follow.
//!
//! Time is about width x side^3 x (side + 5). The log takes 8 bytes for each board kept: at most 24 x width x side^3 bytes in
//! the first search, and twice as many in each that starts over.
//!
//! A failed search restarts twice as wide. The last resort has one stage for each tile, which brings it and the next home.
//! Such a stage tells few enough boards apart to keep all, and only boards of the latest stage are searched, which is
//! breadth-first search: it always finds an answer, of fewer than 10,000 moves.

use crate::board::Move;

/// The longest side.
pub const SIDE: usize = 10;

/// The number of cells of a board of that side.
const CELLS: usize = SIDE * SIDE;

/// The blank, as a tile; as a cell, none.
const BLANK: usize = CELLS;

/// A beam search. What it builds for one board serves the next of the same side.
pub struct Beam {
    side: usize,
    /// For each axis the numbers of cells and tiles, counted row by row and column by column.
    names: [[usize; CELLS]; 2],
    /// For each cell the cells that the blank reaches by the moves of [`Move::ALL`], or the cell itself at the rim.
    neighbours: [[usize; 4]; CELLS],
    /// For each tile the stage that closes its home. The first stage is 1, and the blank has stage 0.
    stages: [usize; CELLS + 1],
    /// For each tile its cost in each cell, and the cost of a conflict. The blank costs nothing.
    costs: Vec<[u16; CELLS]>,
    conflicts: [usize; CELLS],
    /// The last stage.
    last: usize,
    /// A stage brings home its own tiles and those of this number of later stages.
    ahead: usize,
    /// The least stage whose boards are searched. With `ahead` 0, it is 0: the beam holds boards of several stages.
    least: usize,
    /// Hashes and values of boards that were kept. A later one replaces an earlier one.
    seen: Vec<(u64, usize)>,
    /// For each board that was kept, four times the index of its parent, plus the move.
    log: Vec<usize>,
}

/// A board of the beam.
#[derive(Clone, Copy)]
struct BeamNode {
    /// For each axis and cell the home of its tile, or [`BLANK`]. Outside of the board there are blanks.
    cells: [[u8; CELLS]; 2],
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

/// A move from a board of the beam.
struct Child {
    /// Four times the index of the parent, plus the move.
    mv: usize,
    value: usize,
    /// The sum of its value and of the least value after at most one more move.
    rank: usize,
    /// The next child of the same bucket.
    next: usize,
}

/// The longest side that is solved in one stage, and the side of the square that is left to the last stage on others.
const WHOLE: usize = 6;
const CORE: usize = 5;

/// The searches before the one that finds an answer without fail, each twice as wide as the one before.
const ATTEMPTS: usize = 4;

/// The weight of the last stage's tiles, and by how much an earlier stage's is greater for each stage between.
const LEAST_WEIGHT: usize = 13;
const WEIGHT_STEP: usize = 4;

/// By how much the weight of a strip's first tile and of its last two tiles is greater: they are hard to bring home.
const HARD: usize = 8;

/// The cost of a conflict, in weights.
const CONFLICT: usize = 24;

/// What a board gains when it enters a stage.
const STAGE: usize = 572;

/// By how many times the weight of the stage a value must be better for a board that was seen.
const MARGIN: usize = 20;

/// The number of ranks that are told apart in one level, and the width of each.
const BUCKETS: usize = 1 << 9;
const BUCKET: usize = 32;

/// The end of a bucket.
const END: usize = usize::MAX;

/// The golden ratio as a fraction of 2^64.
const GOLDEN_RATIO: u64 = 0x9E37_79B9_7F4A_7C15;

impl Default for Beam {
    /// Creates a search without tables.
    fn default() -> Self {
        Beam {
            side: 0,
            names: [[0; CELLS]; 2],
            neighbours: [[0; 4]; CELLS],
            stages: [0; CELLS + 1],
            costs: vec![[0; CELLS]; CELLS + 1],
            conflicts: [0; CELLS],
            last: 0,
            ahead: 0,
            least: 0,
            seen: vec![],
            log: vec![],
        }
    }
}

impl Beam {
    /// Finds moves from a solvable board to the usual goal. The width is at least 1; a greater one takes longer and finds
    /// shorter answers.
    ///
    /// # Panics
    /// If the side is more than 10.
    pub fn solve(&mut self, side: usize, tiles: &[usize], width: usize) -> Vec<Move> {
        for attempt in 0..ATTEMPTS {
            self.prepare(side, 0);
            if let Some(entry) = self.search(tiles, width << attempt, 3 * tiles.len() * side) {
                return self.moves(entry);
            }
        }
        self.prepare(side, 1);
        let entry = self.search(tiles, END, END).expect("breadth-first search finds an answer");
        self.moves(entry)
    }

    /// Builds the tables for a side and forgets all boards. With `ahead` 1, each tile has a stage of its own.
    fn prepare(&mut self, side: usize, ahead: usize) {
        self.seen = vec![(0, 0); 1 << (15 + 5 * ahead)];
        self.log = vec![0];
        self.side = side;
        self.ahead = ahead;
        self.least = 0;
        let last = if side > WHOLE { 2 * (side - CORE) } else { 0 };
        for tile in 0..CELLS {
            let (row, column) = (tile / SIDE, tile % SIDE);
            self.neighbours[tile] = [
                if row + 1 < side { tile + SIDE } else { tile },
                if column > 0 { tile - 1 } else { tile },
                if column + 1 < side { tile + 1 } else { tile },
                if row > 0 { tile - SIDE } else { tile },
            ];
            self.names[0][tile] = tile;
            self.names[1][tile] = column * SIDE + row;
            let strip = 2 * row.min(column) + (column < row) as usize;
            self.stages[tile] = 1 + if ahead > 0 { strip * SIDE + row.max(column) } else { strip.min(last) };
            let hard = strip < last && (row == column || row.max(column) + 2 >= side);
            let weight = LEAST_WEIGHT + WEIGHT_STEP * (last - strip.min(last)) + HARD * hard as usize;
            self.conflicts[tile] = CONFLICT * weight;
            for (cell, cost) in self.costs[tile].iter_mut().enumerate() {
                // A strip's tile is harder to move across the strip than along it.
                let (rows, columns) = (between(row, cell / SIDE), between(column, cell % SIDE));
                let (across, along) = if row > column { (columns, rows) } else { (rows, columns) };
                let distance = across + along;
                *cost = (weight * (distance * (3 * distance + 4) + 2 * across - 4 * across * along)) as u16;
            }
        }
        self.last = self.stages[(side - 1) * (SIDE + 1)];
    }

    /// Searches for at most `levels` levels. Returns the entry of the solved board in the log.
    fn search(&mut self, tiles: &[usize], width: usize, levels: usize) -> Option<usize> {
        let mut beam = vec![self.start(tiles)];
        for _ in 0..levels {
            if let Some(node) = beam.iter().find(|node| node.left == 0) {
                return Some(node.entry);
            }
            beam = self.best(&beam, self.children(&beam), width);
        }
        None
    }

    /// The start. Its value is large enough never to fall below 0.
    fn start(&mut self, tiles: &[usize]) -> BeamNode {
        let cells = [[BLANK as u8; CELLS]; 2];
        let mut node = BeamNode { cells, blank: 0, undo: BLANK, stage: 0, left: 0, value: 1 << 30, hash: 0, entry: 0 };
        for (i, &tile) in tiles.iter().enumerate() {
            let cell = |i: usize| i / self.side * SIDE + i % self.side;
            if tile == 0 {
                node.blank = cell(i);
            } else {
                for (names, cells) in self.names.iter().zip(&mut node.cells) {
                    cells[names[cell(i)]] = names[cell(tile - 1)] as u8;
                }
            }
        }
        self.enter(&mut node);
        node
    }

    /// Enters the next stage, and later ones as long as their tiles are home.
    fn enter(&mut self, node: &mut BeamNode) {
        while node.left == 0 && node.stage != self.last {
            node.stage += 1;
            self.least = self.least.max(node.stage * self.ahead);
            node.value -= STAGE;
            node.hash = mix(BLANK).wrapping_mul(node.blank as u64);
            for cell in 0..CELLS {
                let tile = node.cells[0][cell] as usize;
                if self.counts(node.stage, tile) {
                    node.left += (tile != cell) as usize;
                    node.hash = node.hash.wrapping_add(mix(tile).wrapping_mul(cell as u64));
                }
            }
        }
    }

    /// Whether a stage brings a tile home.
    fn counts(&self, stage: usize, tile: usize) -> bool {
        stage <= self.stages[tile] && self.stages[tile] <= stage + self.ahead
    }

    /// All moves from the boards of the beam but those that undo the last one.
    fn children(&self, beam: &[BeamNode]) -> Vec<Child> {
        let mut children = Vec::with_capacity(4 * beam.len());
        for (i, node) in beam.iter().enumerate() {
            for (mv, &from) in self.neighbours[node.blank].iter().enumerate() {
                let open = from != node.blank && node.stage <= self.stages[from];
                if open && from != node.undo && self.least <= node.stage {
                    let value = self.value(node, mv % 3, from);
                    let rank = value + self.next_value(node, value, from);
                    children.push(Child { mv: 4 * i + mv, value, rank, next: END });
                }
            }
        }
        children
    }

    /// The least value after at most one more move, conflicts aside.
    #[inline(always)]
    fn next_value(&self, node: &BeamNode, value: usize, blank: usize) -> usize {
        let values = self.neighbours[blank].iter().map(|&from| {
            let costs = &self.costs[node.cells[0][from] as usize];
            value + costs[blank] as usize - costs[from] as usize
        });
        values.fold(value, usize::min)
    }

    /// The value after a move from one row to another, or with `along` from one column to another.
    #[inline(always)]
    fn value(&self, node: &BeamNode, along: usize, from: usize) -> usize {
        let tile = node.cells[0][from] as usize;
        let costs = &self.costs[tile];
        let value = node.value + costs[node.blank] as usize - costs[from] as usize;
        let axis = (along > 0) as usize;
        let (cells, names) = (&node.cells[axis], &self.names[axis]);
        let (home, from, to) = (names[tile], names[from], names[node.blank]);
        let enters = to / SIDE == home / SIDE;
        if !enters && from / SIDE != home / SIDE {
            return value;
        }
        let cost = self.conflicts[tile] * conflicts(cells, home, to % SIDE);
        if enters {
            value + cost
        } else {
            value - cost
        }
    }

    /// The best boards that were not seen before. Children of similar rank are in one bucket.
    fn best(&mut self, beam: &[BeamNode], mut children: Vec<Child>, width: usize) -> Vec<BeamNode> {
        let least = children.iter().map(|child| child.rank).fold(END, usize::min);
        let mut buckets = [END; BUCKETS];
        for (i, child) in children.iter_mut().enumerate() {
            let bucket = &mut buckets[((child.rank - least) / BUCKET).min(BUCKETS - 1)];
            child.next = *bucket;
            *bucket = i;
        }
        let mut best = Vec::with_capacity(children.len().min(width));
        for &bucket in buckets.iter().filter(|&&bucket| bucket != END) {
            let mut i = bucket;
            while i != END {
                if best.len() == width {
                    return best;
                }
                let child = &children[i];
                i = child.next;
                let node = &beam[child.mv / 4];
                let hash = self.hash(node, child.mv % 4);
                let margin = MARGIN * (LEAST_WEIGHT + WEIGHT_STEP * (self.last - node.stage));
                let index = (hash >> 44) as usize & (self.seen.len() - 1);
                let seen = &mut self.seen[index];
                if seen.0 != hash || child.value + margin < seen.1 {
                    *seen = (hash, child.value);
                    best.push(BeamNode { value: child.value, hash, ..*node });
                    self.play(best.last_mut().unwrap(), child.mv % 4);
                }
            }
        }
        best
    }

    /// The hash after a move.
    #[inline(always)]
    fn hash(&self, node: &BeamNode, mv: usize) -> u64 {
        let from = self.neighbours[node.blank][mv];
        let tile = node.cells[0][from] as usize;
        let factor = if self.counts(node.stage, tile) { mix(tile) } else { 0 }.wrapping_sub(mix(BLANK));
        node.hash.wrapping_add(factor.wrapping_mul((node.blank as u64).wrapping_sub(from as u64)))
    }

    /// Makes a move, and enters the next stage if it was the last one of its stage.
    #[inline(always)]
    fn play(&mut self, node: &mut BeamNode, mv: usize) {
        let (from, to) = (self.neighbours[node.blank][mv], node.blank);
        let tile = node.cells[0][from] as usize;
        for (names, cells) in self.names.iter().zip(&mut node.cells) {
            cells.swap(names[from], names[to]);
        }
        node.undo = to;
        node.blank = from;
        self.log.push(4 * node.entry + mv);
        node.entry = self.log.len() - 1;
        if self.counts(node.stage, tile) {
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

/// The number of conflicts that a tile has in its home row when it is in a column of it: tiles of that row on the wrong
/// side.
#[inline(always)]
fn conflicts(cells: &[u8; CELLS], home: usize, column: usize) -> usize {
    let (row, home) = (home - home % SIDE, home % SIDE);
    let mut conflicts = 0;
    for (i, other) in cells[row..row + SIDE].iter().map(|&tile| tile.wrapping_sub(row as u8)).enumerate() {
        conflicts += (other < SIDE as u8) as u8 & ((other < home as u8) != (i < column)) as u8;
    }
    conflicts as usize
}

fn between(a: usize, b: usize) -> usize {
    a.max(b) - a.min(b)
}

/// A pseudorandom number.
#[inline(always)]
fn mix(i: usize) -> u64 {
    let mixed = (i as u64 + 1).wrapping_mul(GOLDEN_RATIO);
    (mixed ^ mixed >> 29).wrapping_mul(GOLDEN_RATIO)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most moves that bring two tiles home while the cells before them are closed, whatever the other tiles are.
    fn most_moves(beam: &Beam, homes: [usize; 2]) -> usize {
        let slot = |one: usize, two: usize, blank: usize| (one * CELLS + two) * CELLS + blank;
        let open = |cell: usize| beam.stages[cell] >= beam.stages[homes[0]];
        let free = (0..CELLS).filter(|&blank| open(blank) && !homes.contains(&blank));
        let mut level: Vec<usize> = free.map(|blank| slot(homes[0], homes[1], blank)).collect();
        let mut reached = vec![false; CELLS * CELLS * CELLS];
        level.iter().for_each(|&slot| reached[slot] = true);
        let mut moves = 0;
        loop {
            let mut next = vec![];
            for &at in &level {
                let blank = at % CELLS;
                for &to in beam.neighbours[blank].iter().filter(|&&to| open(to)) {
                    let moved = |cell: usize| if cell == to { blank } else { cell };
                    let after = slot(moved(at / CELLS / CELLS), moved(at / CELLS % CELLS), to);
                    if !std::mem::replace(&mut reached[after], true) {
                        next.push(after);
                    }
                }
            }
            if next.is_empty() {
                return moves;
            }
            moves += 1;
            level = next;
        }
    }

    #[test]
    fn stages_of_two_tiles_need_fewer_than_10_000_moves() {
        let mut beam = Beam::default();
        beam.prepare(SIDE, 1);
        let mut homes: Vec<usize> = (0..CELLS - 1).collect();
        homes.sort_by_key(|&home| beam.stages[home]);
        let moves: usize = homes.windows(2).map(|pair| most_moves(&beam, [pair[0], pair[1]])).sum();
        assert!(moves < 10_000, "{} moves", moves);
    }
}
