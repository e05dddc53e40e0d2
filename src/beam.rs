//! Beam search on square boards of any side up to 10.
//!
//! Level by level, the search keeps the boards that look best after so many moves, as many as it is told (Lowerre, 1976).
//! It goes stage by stage through the [strips](crate::strips): what counts is how many moves the tiles of the stage still
//! need, exactly, and how far from home all later tiles are; a stage that is reached is never left. So the moves that bring
//! one tile home bring others nearer. No board is looked at twice.
//!
//! When a stage lasts too long, only its own tiles count: their table leads home without fail. So an answer is always
//! found, and over all stages it has fewer than 10,000 moves.

use crate::board::{neighbour, Move};
use crate::strips::{stages, Stage, CELLS, SIDE};

/// A beam search; what it learns from one board serves the next.
///
/// For boards of side 10 it fills tables of 4.4 million entries, a byte each.
pub struct Beam {
    stages: Vec<Stage>,
    /// For each tile and cell, how much it counts that the tile is there.
    costs: Vec<u64>,
    /// Boards that were generated, each at a place that its hash says.
    seen: Vec<u64>,
    /// For each board that was kept, the place of the one before it, and the move.
    log: Vec<(usize, Move)>,
}

/// A board, in the frame of side 10.
struct State {
    /// For each cell the home of its tile.
    cells: [u8; CELLS],
    head: Head,
    /// Its place in the log.
    entry: usize,
}

/// What changes with each move in a way that is quick to tell.
#[derive(Clone, Copy)]
struct Head {
    blank: usize,
    /// The first stage whose tiles are not all at home, and their place in its table.
    stage: usize,
    place: usize,
    /// How many moves they still need.
    far: u8,
    /// How far from home the later tiles are.
    later: u64,
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

/// The golden ratio as a fraction of 2^64.
const RANDOM: u64 = 0x9E37_79B9_7F4A_7C15;

impl Beam {
    /// A search that has no tables yet.
    pub fn fresh() -> Self {
        let costs = (0..CELLS * CELLS).map(|i| cost(i / CELLS, i % CELLS)).collect();
        Beam { stages: stages(), costs, seen: vec![0; 1 << 16], log: vec![] }
    }

    /// Finds moves to the usual goal for a board that has an answer; more width takes longer and finds shorter ones.
    ///
    /// # Panics
    /// When the side is more than 10, or the width is none of 1 to 4095.
    pub fn solve(&mut self, side: usize, tiles: &[u8], width: usize) -> Vec<Move> {
        let mut states = vec![self.start(side, tiles)];
        let (mut stage, mut levels, mut step) = (0, 0, MOVE);
        while states[0].head.stage < self.stages.len() {
            if states[0].head.stage > stage {
                stage = states[0].head.stage;
                levels = 0;
                step = MOVE;
            }
            let keys = self.best(&states, step, width);
            let stuck = keys[0] >> 46 > (self.stages.len() - stage) as u64;
            if !stuck {
                states = keys.iter().filter_map(|&key| self.follow(&states, key)).collect();
            }
            levels += 1;
            if stuck || levels == PATIENCE {
                // No board has this hash: the table's way may lead over any, the first one too.
                self.seen.fill(0);
                step = URGENT;
            }
        }
        self.moves(states[0].entry)
    }

    /// A board of some side in the frame of side 10, and everything made ready for it.
    fn start(&mut self, side: usize, tiles: &[u8]) -> State {
        let place = |i: usize| (SIDE - side) * (SIDE + 1) + i / side * SIDE + i % side;
        let mut head = Head { blank: 0, stage: 0, place: 0, far: 0, later: 0, hash: 1 };
        let mut cells = [0; CELLS];
        for (i, &tile) in tiles.iter().enumerate() {
            cells[place(i)] = place((tile as usize + tiles.len() - 1) % tiles.len()) as u8;
            if tile == 0 {
                head.blank = place(i);
            }
        }
        head.stage = self.stages.iter().take_while(|stage| stage.open.len() > tiles.len()).count();
        self.stages[head.stage..].iter_mut().for_each(Stage::fill);
        self.enter(&cells, &mut head);
        // The hash that this board begins with: of all boards it alone has been seen.
        self.seen.fill(1);
        self.log = vec![(0, Move::Down)];
        State { cells, head, entry: 0 }
    }

    /// Sees a board with the eyes of its stage, or of the first after it that is still to be passed.
    fn enter(&self, cells: &[u8; CELLS], head: &mut Head) {
        for stage in &self.stages[head.stage..] {
            head.place = 0;
            head.later = 0;
            for &cell in &stage.open {
                let tile = cells[cell] as usize;
                head.place += stage.units[tile] * stage.numbers[cell];
                head.later += stage.weights[tile] * self.costs[tile * CELLS + cell];
            }
            head.far = stage.far[head.place];
            if head.far > 0 {
                return;
            }
            head.stage += 1;
        }
    }

    /// The best moves, in order. The less a key, the better; a later stage is better than all else. Its last 14 bits are
    /// the numbers of the board and the move; those that are missing are all ones.
    fn best(&mut self, states: &[State], step: u64, width: usize) -> Vec<u64> {
        let mut keys = vec![u64::MAX; width];
        for i in 0..4 * states.len() {
            if let Some(head) = self.after(&states[i / 4], i % 4) {
                let key = ((self.stages.len() - head.stage) as u64) << 46
                    | (u64::from(head.far) * step + head.later) << 14
                    | i as u64;
                let seen = &mut self.seen[(head.hash >> 48) as usize];
                if *seen != head.hash && key < keys[width - 1] {
                    keys.pop();
                    keys.insert(keys.partition_point(|&other| other < key), key);
                }
                *seen = head.hash;
            }
        }
        keys
    }

    /// The board after the move of a key; `None` for one that is missing.
    fn follow(&mut self, states: &[State], key: u64) -> Option<State> {
        let state = states.get(key as usize / 4 % WIDEST)?;
        let head = self.after(state, key as usize % 4)?;
        let mut cells = state.cells;
        cells.swap(state.head.blank, head.blank);
        self.log.push((state.entry, Move::ALL[key as usize % 4]));
        Some(State { cells, head, entry: self.log.len() - 1 })
    }

    /// What changes with a move, or `None` when the blank would leave the open cells.
    #[inline(always)]
    fn after(&self, state: &State, mv: usize) -> Option<Head> {
        let mut head = state.head;
        let stage = &self.stages[head.stage];
        let (from, to) = (neighbour::<SIDE, SIDE>(head.blank, Move::ALL[mv])?, head.blank);
        if stage.numbers[from] == CELLS {
            return None;
        }
        let tile = state.cells[from] as usize;
        let (unit, weight) = (stage.units[tile], stage.weights[tile]);
        head.blank = from;
        head.place += stage.numbers[from] + unit * stage.numbers[to];
        head.place -= stage.numbers[to] + unit * stage.numbers[from];
        head.later += weight * self.costs[tile * CELLS + to];
        head.later -= weight * self.costs[tile * CELLS + from];
        head.hash ^= mix(tile * CELLS + from) ^ mix(tile * CELLS + to);
        head.far = stage.far[head.place];
        if head.far == 0 {
            let mut cells = state.cells;
            cells.swap(from, to);
            self.enter(&cells, &mut head);
        }
        Some(head)
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

/// How much it counts that a tile is in a cell: the longer side of its way counts twice, since a move aside costs the blank
/// less when the next one goes the other way, and the whole more than in proportion.
fn cost(home: usize, cell: usize) -> u64 {
    let between = |a: usize, b: usize| a.max(b) - a.min(b);
    let (rows, columns) = (between(home / SIDE, cell / SIDE), between(home % SIDE, cell % SIDE));
    let far = rows.max(columns) + rows + columns;
    (far * (far + 2)) as u64
}

/// A number that looks random for each tile in each cell (Zobrist, 1970).
fn mix(i: usize) -> u64 {
    let mixed = (i as u64).wrapping_mul(RANDOM);
    (mixed ^ mixed >> 29).wrapping_mul(RANDOM)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parity::solvable_square;

    /// Random boards that have an answer.
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
                let of = |tile| tiles.iter().position(|&other| other == tile).unwrap();
                let (one, two) = (of(1), of(2));
                tiles.swap(one, two);
            }
            tiles
        };
        (0..count).map(|_| board()).collect()
    }

    /// Plays moves, and asks that they lead to the goal.
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
    fn the_promise_of_fewer_than_10_000_moves_holds() {
        assert!(65 * PATIENCE + 3661 < 10_000);
    }

    #[test]
    fn random_boards_of_every_side_are_solved_at_any_width() {
        let mut beam = Beam::fresh();
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
        let mut beam = Beam::fresh();
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
    fn the_way_that_the_tables_know_may_lead_back_over_the_first_board() {
        let tiles = [2, 5, 3, 6, 0, 8, 7, 1, 4];
        check(3, &tiles, &Beam::fresh().solve(3, &tiles, 1));
    }

    fn each_order(tiles: &mut [u8], fixed: usize, visit: &mut dyn FnMut(&[u8])) {
        if fixed == tiles.len() {
            visit(tiles);
        }
        for i in fixed..tiles.len() {
            tiles.swap(fixed, i);
            each_order(tiles, fixed + 1, visit);
            tiles.swap(fixed, i);
        }
    }

    #[test]
    fn the_same_board_has_the_same_answer_whatever_came_before() {
        let boards = boards(6, 3);
        let alone = Beam::fresh().solve(6, &boards[0], 20);
        let mut beam = Beam::fresh();
        boards.iter().for_each(|tiles| drop(beam.solve(6, tiles, 9)));
        assert_eq!(beam.solve(6, &boards[0], 20), alone);
    }
}
