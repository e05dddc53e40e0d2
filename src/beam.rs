//! Beam search on square boards of any side up to 10.
//!
//! Level by level, the search keeps the boards that look best after so many moves, as many as it is told (Lowerre, 1976).
//! It goes stage by stage through the [strips](crate::strips): what counts is how many moves the tiles of the stage still
//! need, exactly, and how far from home all later tiles are; a stage that is reached is never left. So the moves that bring
//! one tile home bring others nearer. No board is looked at twice.
//!
//! When a stage lasts too long, only its own tiles count: their table leads home without fail. So an answer is always
//! found, and over all stages it has fewer than 10,000 moves.

use crate::board::neighbour;
use crate::moves::Move;
use crate::strips::{stages, Stage, CELLS, CLOSED, SIDE};

/// A beam search; what it learns from one board serves the next.
///
/// For boards of side 10, 5 MB, and 0.2 seconds for its tables.
#[derive(Clone, Debug)]
pub struct Beam {
    stages: Vec<Stage>,
    /// For each tile and cell, how much it counts that the tile is there.
    costs: Vec<u32>,
    /// Boards that were generated, each at a place that its hash says.
    seen: Vec<u64>,
    /// For each board that was kept, the one before it, and in the lowest two bits the move.
    log: Vec<u32>,
}

/// A board, in the frame of side 10.
#[derive(Clone, Debug)]
struct State {
    /// For each cell the home of its tile.
    cells: [u8; CELLS],
    head: Head,
    /// Its place in the log.
    entry: u32,
}

/// What changes with each move in a way that is quick to tell.
#[derive(Clone, Copy, Debug)]
struct Head {
    blank: usize,
    /// The first stage whose tiles are not all at home, and their place in its table.
    stage: usize,
    place: usize,
    /// How far from home the later tiles are.
    later: u32,
    hash: u64,
}

/// A key tells so many boards apart.
const WIDEST: usize = 1 << 12;

/// How much a move of the stage's tiles counts.
const MOVE: u64 = 53;

/// The same when nothing else counts.
const URGENT: u64 = 1 << 20;

/// A stage becomes urgent after so many levels. The 65 stages need at most 3661 moves when they are urgent.
const PATIENCE: usize = 80;

impl Beam {
    /// A search that has no tables yet.
    pub fn new() -> Self {
        let costs = (0..CELLS * CELLS).map(|i| cost(i / CELLS, i % CELLS)).collect();
        Beam { stages: stages(), costs, seen: vec![0; 1 << 16], log: Vec::new() }
    }

    /// Finds moves to the usual goal for a board that has an answer; more width takes longer and finds shorter ones.
    ///
    /// # Panics
    /// When the side is more than 10, or the width is none of 1 to 4096.
    pub fn solve(&mut self, side: usize, tiles: &[u8], width: usize) -> Vec<Move> {
        assert!(side <= SIDE && 0 < width && width <= WIDEST, "a side of {}, a width of {}", side, width);
        let mut states = vec![self.start(side, tiles)];
        let (mut stage, mut levels, mut step) = (0, 0, MOVE);
        while states[0].head.stage < self.stages.len() {
            if states[0].head.stage > stage {
                stage = states[0].head.stage;
                levels = 0;
                step = MOVE;
            }
            let keys = self.best(&states, step, width);
            levels += 1;
            if levels == PATIENCE || keys.is_empty() {
                self.seen.fill(0);
                step = URGENT;
            }
            if !keys.is_empty() {
                states = keys.iter().map(|&key| self.follow(&states[key as usize / 4 % WIDEST], key)).collect();
            }
        }
        self.moves(states[0].entry)
    }

    /// A board of some side in the frame of side 10, and everything made ready for it.
    fn start(&mut self, side: usize, tiles: &[u8]) -> State {
        let place = |i: usize| (SIDE - side + i / side) * SIDE + SIDE - side + i % side;
        let mut head = Head { blank: 0, stage: 0, place: 0, later: 0, hash: 0 };
        let mut cells = [0; CELLS];
        for (i, &tile) in tiles.iter().enumerate() {
            cells[place(i)] = place((usize::from(tile) + tiles.len() - 1) % tiles.len()) as u8;
            if tile == 0 {
                head.blank = place(i);
            }
        }
        while head.stage < self.stages.len() && self.stages[head.stage].strip < 2 * (SIDE - side) {
            head.stage += 1;
        }
        self.stages[head.stage..].iter_mut().for_each(Stage::fill);
        self.enter(&cells, &mut head);
        self.seen.fill(0);
        self.log.clear();
        self.log.push(0);
        State { cells, head, entry: 0 }
    }

    /// Sees a board with the eyes of its stage, or of the first after it that is still to be passed.
    fn enter(&self, cells: &[u8; CELLS], head: &mut Head) {
        for stage in &self.stages[head.stage..] {
            head.place = 0;
            head.later = 0;
            for &cell in &stage.open {
                let tile = usize::from(cells[cell]);
                head.place += stage.units[tile] * stage.numbers[cell];
                head.later += stage.weights[tile] * self.costs[tile * CELLS + cell];
            }
            if stage.far[head.place] > 0 {
                return;
            }
            head.stage += 1;
        }
    }

    /// The best moves, in order: a key ends in the number of the board, in 12 bits, and that of the move, in 2.
    fn best(&mut self, states: &[State], step: u64, width: usize) -> Vec<u64> {
        let mut keys = Vec::with_capacity(width + 1);
        for i in 0..4 * states.len() {
            let head = match self.after(&states[i / 4], i % 4) {
                Some(head) => head,
                None => continue,
            };
            let seen = &mut self.seen[(head.hash >> 48) as usize];
            if *seen == head.hash {
                continue;
            }
            *seen = head.hash;
            let key = self.value(&head, step) << 14 | i as u64;
            if keys.len() < width || key < keys[width - 1] {
                keys.truncate(width - 1);
                let at = keys.iter().position(|&other| key < other).unwrap_or(keys.len());
                keys.insert(at, key);
            }
        }
        keys
    }

    /// The less, the better; a later stage is better than all else.
    fn value(&self, head: &Head, step: u64) -> u64 {
        let stages = (self.stages.len() - head.stage) as u64;
        let far = self.stages.get(head.stage).map_or(0, |stage| stage.far[head.place]);
        (stages << 32) + u64::from(far) * step + u64::from(head.later)
    }

    /// The board after the move of a key.
    fn follow(&mut self, state: &State, key: u64) -> State {
        let head = self.after(state, key as usize % 4).expect("a move that was made once");
        let mut cells = state.cells;
        cells.swap(state.head.blank, head.blank);
        self.log.push(state.entry << 2 | key as u32 % 4);
        State { cells, head, entry: self.log.len() as u32 - 1 }
    }

    /// What changes with a move, or `None` when the blank would leave the open cells.
    #[inline(always)]
    fn after(&self, state: &State, mv: usize) -> Option<Head> {
        let mut head = state.head;
        let stage = &self.stages[head.stage];
        let (from, to) = (neighbour::<SIDE, SIDE>(head.blank, Move::ALL[mv])?, head.blank);
        if stage.numbers[from] == CLOSED {
            return None;
        }
        let tile = usize::from(state.cells[from]);
        let (unit, weight) = (stage.units[tile], stage.weights[tile]);
        head.blank = from;
        head.place += stage.numbers[from] + unit * stage.numbers[to];
        head.place -= stage.numbers[to] + unit * stage.numbers[from];
        head.later += weight * self.costs[tile * CELLS + to];
        head.later -= weight * self.costs[tile * CELLS + from];
        head.hash ^= mix(tile * CELLS + from) ^ mix(tile * CELLS + to);
        if stage.far[head.place] == 0 {
            let mut cells = state.cells;
            cells.swap(from, to);
            self.enter(&cells, &mut head);
        }
        Some(head)
    }

    /// The moves that led to an entry of the log.
    fn moves(&self, mut entry: u32) -> Vec<Move> {
        let mut moves = Vec::new();
        while entry > 0 {
            let logged = self.log[entry as usize];
            moves.push(Move::ALL[logged as usize % 4]);
            entry = logged / 4;
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

/// How much it counts that a tile is in a cell: the longer side of its way counts twice, since a move aside costs the blank
/// less when the next one goes the other way, and the whole more than in proportion.
fn cost(home: usize, cell: usize) -> u32 {
    let between = |a: usize, b: usize| a.max(b) - a.min(b);
    let (rows, columns) = (between(home / SIDE, cell / SIDE), between(home % SIDE, cell % SIDE));
    let far = rows.max(columns) + rows + columns;
    (far * (far + 2)) as u32
}

/// A number that looks random for each tile in each cell (Zobrist, 1970).
fn mix(i: usize) -> u64 {
    let mixed = (i as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9)
}
