//! Estimates of the moves to the goal: additive pattern databases, and Manhattan distance as the simplest of them.
//!
//! The tiles are divided into groups. For each group and each placement of its tiles, a table says how many moves of these
//! tiles bring them home, whatever the other tiles do. A move moves one tile, so the sum over the groups is never too high
//! (Korf and Felner, "Disjoint pattern database heuristics", 2002). With groups of one tile, it is Manhattan distance.
//!
//! The goal of the 15-puzzle is its own mirror image across the main diagonal. So the mirror image of a board is as far from
//! the goal as the board, and the same tables give a second estimate. The greater one counts.

use crate::board::Board;
use crate::orders::Blocks;
use crate::placements::{self, mirror};
use crate::search::SHORT;

/// The moves that each tile needs by itself to its cell in a goal: the rows and columns between them.
#[derive(Clone, Debug)]
pub struct Manhattan {
    /// At index `16 * tile + cell`; 0 for the blank.
    distances: [u8; 256],
}

impl Manhattan {
    /// Computes the distances to a goal.
    pub fn new<const R: usize, const C: usize>(goal: Board<R, C>) -> Self {
        let gap = |a: usize, b: usize| a.max(b) - a.min(b);
        let mut distances = [0; 256];
        for tile in 1..R * C {
            let home = goal.cell(tile);
            for cell in 0..R * C {
                distances[16 * tile + cell] = (gap(home / C, cell / C) + gap(home % C, cell % C)) as u8;
            }
        }
        Manhattan { distances }
    }

    /// The moves that a tile needs by itself from a cell.
    #[inline(always)]
    pub fn distance(&self, tile: usize, cell: usize) -> u32 {
        self.distances[(16 * tile + cell) & 255].into()
    }

    /// The sum over the tiles of a board.
    pub fn of<const R: usize, const C: usize>(&self, board: Board<R, C>) -> u32 {
        (0..R * C).map(|cell| self.distance(board.tile(cell), cell)).sum()
    }
}

/// An estimate of the moves to a goal that is never too high, updated move by move.
#[derive(Clone, Debug)]
pub struct Heuristic {
    /// For each group and each placement of its tiles, the moves that they need. The index of a placement is the cells of
    /// the tiles, four bits each.
    entries: Vec<u8>,
    /// The greatest index of a placement.
    mask: usize,
    /// 16 slots for the board's tiles, then 16 for its mirror image.
    slots: [Slot; 32],
}

/// Where the entries of a tile are. All zeros for the blank, which has none.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    /// The first entry of its group.
    first: u32,
    /// What one cell adds to the index of a placement.
    unit: u32,
    /// The lowest bit of its group in the cells of an [`Estimate`].
    shift: u32,
}

/// The tiles of the pattern databases, group by group, four bits each.
const FOURS: u64 = 0x765_EDA9_FCB8_4321;
const FIVES: u64 = 0xFCB84_EDA95_76321;

/// The estimate for a board or for its mirror image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// The moves to the goal, or fewer.
    pub moves: u32,
    /// The cells of the tiles, group by group, four bits each.
    cells: u64,
}

impl Heuristic {
    /// A heuristic in which no tile is in a group.
    fn empty(entries: Vec<u8>, mask: usize) -> Self {
        Heuristic { entries, mask, slots: [Slot::default(); 32] }
    }

    /// Manhattan distance: the sum over the tiles of the rows and columns between a tile and its cell in the goal.
    ///
    /// It has no second estimate: that of the mirror image is 0.
    pub fn manhattan(manhattan: &Manhattan) -> Self {
        let mut heuristic = Self::empty(manhattan.distances.to_vec(), 15);
        for tile in 1..16 {
            heuristic.slots[tile] = Slot { first: 16 * tile as u32, unit: 1, shift: 4 * tile as u32 };
        }
        heuristic
    }

    /// The pattern database of the 15-puzzle with groups of four tiles and one of three: 0.3 MB.
    pub fn fours() -> Self {
        if SHORT {
            return Self::patterns(4, FOURS, placements::fill);
        }
        let blocks = Blocks::<4>::all();
        Self::patterns(4, FOURS, |home, tiles, distances| match tiles {
            4 => blocks.fill(home, distances),
            _ => placements::fill(home, tiles, distances),
        })
    }

    /// The pattern database of the 15-puzzle with groups of five tiles: 3 MB.
    pub fn fives() -> Self {
        let blocks = Blocks::<5>::all();
        Self::patterns(5, FIVES, |home, _, distances| blocks.fill(home, distances))
    }

    /// The pattern database of the 15-puzzle with groups of this many tiles; `order` lists the tiles, four bits each.
    fn patterns(tiles: usize, order: u64, fill: impl Fn(usize, usize, &mut [u8])) -> Self {
        let stride = 1 << (4 * tiles);
        // Three groups of five tiles, or four groups of which the last has three.
        let mut heuristic = Self::empty(vec![0; 16 / tiles * stride], stride - 1);
        let mut home = 0_u64;
        for i in 0..15 {
            let tile = (order >> (4 * i)) as usize & 15;
            home |= (tile as u64 - 1) << (4 * i);
            let (group, unit) = (i / tiles, 1 << (4 * (i % tiles)));
            let slot = Slot { first: (group * stride) as u32, unit, shift: (4 * group * tiles) as u32 };
            heuristic.slots[tile] = slot;
            heuristic.slots[16 + mirror(tile - 1) + 1] = slot;
        }
        for (group, distances) in heuristic.entries.chunks_mut(stride).enumerate() {
            let first = group * tiles;
            fill((home >> (4 * first)) as usize & (stride - 1), tiles.min(15 - first), distances);
        }
        heuristic
    }

    /// The estimate for a board (`image` 0) or for its mirror image (1). O(cells).
    pub fn of<const R: usize, const C: usize>(&self, image: usize, board: Board<R, C>) -> Estimate {
        // All tiles start in cell 0 and go to their cells one by one. The first entry of a group is the moves of one tile, or
        // 0 for several tiles: they are never in one cell.
        let mut estimate = Estimate { moves: 0, cells: 0 };
        for cell in 0..R * C {
            let (tile, to) = (board.tile(cell), if image == 0 { cell } else { mirror(cell) });
            estimate.moves += u32::from(self.entries[self.slots[16 * (image & 1) + tile].first as usize]);
            estimate = self.after(image, estimate, tile, to.wrapping_neg());
        }
        estimate
    }

    /// The estimate after the blank has moved by `cells` (wrapping), so that `tile` has moved as far back. O(1).
    #[inline(always)]
    pub fn after(&self, image: usize, estimate: Estimate, tile: usize, cells: usize) -> Estimate {
        let Slot { first, unit, shift } = self.slots[16 * (image & 1) + (tile & 15)];
        let units = cells.wrapping_mul(unit as usize);
        let old = first as usize + ((estimate.cells >> (shift & 63)) as usize & self.mask);
        let new = u32::from(self.entries[old.wrapping_sub(units)]);
        let moves = (estimate.moves + new).wrapping_sub(u32::from(self.entries[old]));
        Estimate { moves, cells: estimate.cells.wrapping_sub((units as isize as u64) << (shift & 63)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{neighbour, Move};

    /// Follows a random walk from the goal and compares each update with a new start.
    fn check<const R: usize, const C: usize>(heuristic: &Heuristic, goal: Board<R, C>) {
        let (mut board, mut seed) = (goal, 5_u64);
        let mut estimates = [heuristic.of(0, board), heuristic.of(1, board)];
        for step in 0..20_000 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (mv, blank) = (Move::ALL[(seed >> 62) as usize], board.cell(0));
            if let Some(from) = neighbour(R, C, blank, mv) {
                let tile = board.tile(from);
                estimates[0] = heuristic.after(0, estimates[0], tile, mv.offset(C));
                estimates[1] = heuristic.after(1, estimates[1], tile, mv.mirrored().offset(4));
                board = board.slide(tile, from, blank);
            }
            assert_eq!(estimates, [heuristic.of(0, board), heuristic.of(1, board)], "seed 5, step {}", step);
            assert_eq!(estimates[0].moves == 0, board == goal, "seed 5, step {}", step);
        }
    }

    #[test]
    fn an_update_gives_the_estimate_of_the_next_board() {
        let goal = Board::<3, 4>::in_order(5);
        check(&Heuristic::manhattan(&Manhattan::new(goal)), goal);
        check::<4, 4>(&Heuristic::manhattan(&Manhattan::new(Board::<4, 4>::GOAL)), Board::GOAL);
        check::<4, 4>(&Heuristic::fours(), Board::GOAL);
        check::<4, 4>(&Heuristic::fives(), Board::GOAL);
    }

    /// Korf's first instance (1985), rotated so that the goal has its blank last.
    const KORF: [usize; 16] = [13, 6, 8, 12, 15, 14, 0, 10, 11, 7, 4, 5, 9, 1, 3, 2];

    #[test]
    fn a_published_board_has_its_published_manhattan_distance() {
        assert_eq!(Manhattan::new(Board::<4, 4>::GOAL).of(Board::<4, 4>::new(&KORF)), 41);
    }

    #[test]
    fn the_mirror_image_has_the_other_estimate() {
        let mirrored_tile = |tile| if tile == 0 { 0 } else { mirror(tile - 1) + 1 };
        let mirrored: Vec<usize> = (0..16).map(|cell| mirrored_tile(KORF[mirror(cell)])).collect();
        let (board, image) = (Board::<4, 4>::new(&KORF), Board::<4, 4>::new(&mirrored));
        for heuristic in [Heuristic::fours(), Heuristic::fives()] {
            assert_eq!(heuristic.of(1, board).moves, heuristic.of(0, image).moves);
            assert_eq!(heuristic.of(0, board).moves, heuristic.of(1, image).moves);
        }
    }
}
