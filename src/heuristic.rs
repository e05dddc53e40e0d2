//! Estimates of the moves to the goal: additive pattern databases, and Manhattan distance as the simplest of them.
//!
//! The tiles are divided into groups. For each group and each placement of its tiles, a table says how many moves of these
//! tiles bring them home, whatever the other tiles do. A move moves one tile, so the sum over the groups is never too high
//! (Korf and Felner, "Disjoint pattern database heuristics", 2002). With groups of one tile, it is Manhattan distance.
//!
//! The goal of the 15-puzzle is its own mirror image across the main diagonal. So the mirror image of a board is as far from
//! the goal as the board, and the same tables give a second estimate. The greater one counts.

use crate::board::{Board, Move};
use crate::orders::Blocks;
use crate::placements::{self, mirror};
use crate::search::SHORT;

/// The moves that each tile needs by itself to its cell in a goal: the rows and columns between them.
#[derive(Clone, Debug)]
pub struct Manhattan<const R: usize, const C: usize> {
    /// At index `16 * tile + cell`; 0 for the blank.
    distances: [u8; 256],
}

impl<const R: usize, const C: usize> Manhattan<R, C> {
    /// Computes the distances to a goal.
    pub fn new(goal: Board<R, C>) -> Self {
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
    pub fn of(&self, board: Board<R, C>) -> u32 {
        (0..R * C).map(|cell| self.distance(board.tile(cell), cell)).sum()
    }
}

/// An estimate of the moves to a goal that is never too high, updated move by move.
#[derive(Clone, Debug)]
pub struct Heuristic<const R: usize, const C: usize> {
    /// For each group and each placement of its tiles, the moves that they need. The index of a placement is the cells of
    /// the tiles, four bits each.
    entries: Vec<u8>,
    /// The greatest index of a placement.
    mask: usize,
    /// For each tile of a board, where its entries are.
    slots: [Slot; 16],
    /// The same for the mirror image of a board.
    image_slots: [Slot; 16],
}

/// Where a tile's entries are. All zeros for the blank, which has none.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    /// The first entry of its group.
    first: u32,
    /// What one cell adds to the index of a placement.
    unit: u32,
    /// The lowest bit of its group in the cells of a [`Sum`].
    shift: u32,
}

/// The tiles of the pattern databases, group by group, four bits each. The groups of neighbours that expand the fewest nodes
/// of a few that were tried: `cargo bench -- --tune FIVES=0xFCB87_EDA95_64321` shows the counts with others.
const FOURS: u64 = 0x765_EDA9_FCB8_4321;
const FIVES: u64 = 0xFCB84_EDA95_76321;

/// The estimates for a board and for its mirror image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    board: Sum,
    image: Sum,
}

/// One estimate: the sum over the groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sum {
    moves: u32,
    /// The cells of the tiles, group by group, four bits each.
    cells: u64,
}

impl Estimate {
    /// The moves to the goal, or fewer.
    #[inline(always)]
    pub fn moves(self) -> u32 {
        self.board.moves.max(self.image.moves)
    }

    /// Whether the board is the goal.
    #[inline(always)]
    pub fn is_goal(self) -> bool {
        self.board.moves == 0
    }
}

impl Heuristic<4, 4> {
    /// The pattern database of the 15-puzzle with groups of four tiles and one of three: 0.3 MB.
    ///
    /// ```
    /// # use slidekit::{board::Board, heuristic::Heuristic};
    /// let one_move = Board::new(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0, 15]);
    /// assert_eq!(Heuristic::fours().of(one_move).moves(), 1);
    /// ```
    /// Other shapes have none:
    /// ```compile_fail,E0308
    /// # use slidekit::{board::Board, heuristic::Heuristic};
    /// Heuristic::fours().of(Board::<3, 3>::GOAL);
    /// ```
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

    /// The same without the second estimate, that of the mirror image.
    pub fn without_image(self) -> Self {
        Heuristic { image_slots: Default::default(), ..self }
    }

    /// The pattern database with groups of this many tiles; `order` lists the tiles, four bits each.
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
            heuristic.image_slots[mirror(tile - 1) + 1] = slot;
        }
        for (group, distances) in heuristic.entries.chunks_mut(stride).enumerate() {
            let first = group * tiles;
            fill((home >> (4 * first)) as usize & (stride - 1), tiles.min(15 - first), distances);
        }
        heuristic
    }
}

impl<const R: usize, const C: usize> Heuristic<R, C> {
    /// A heuristic in which no tile is in a group.
    fn empty(entries: Vec<u8>, mask: usize) -> Self {
        Heuristic { entries, mask, slots: Default::default(), image_slots: Default::default() }
    }

    /// Manhattan distance: the sum over the tiles of the rows and columns between a tile and its cell in the goal.
    ///
    /// It has no second estimate: that of the mirror image is 0.
    pub fn manhattan(manhattan: &Manhattan<R, C>) -> Self {
        let mut heuristic = Self::empty(manhattan.distances.to_vec(), 15);
        for tile in 1..16 {
            heuristic.slots[tile] = Slot { first: 16 * tile as u32, unit: 1, shift: 4 * tile as u32 };
        }
        heuristic
    }

    /// The estimate for a board.
    ///
    /// # Complexity
    /// O(cells).
    pub fn of(&self, board: Board<R, C>) -> Estimate {
        Estimate { board: self.sum(board, &self.slots, |cell| cell), image: self.sum(board, &self.image_slots, mirror) }
    }

    /// The sum for a board, or for its mirror image, with the slots and the cells there.
    fn sum(&self, board: Board<R, C>, slots: &[Slot; 16], cell_there: impl Fn(usize) -> usize) -> Sum {
        // Every tile starts in cell 0 and is moved to its cell. Entry 0 of its group is the estimate to start from.
        let mut sum = Sum { moves: 0, cells: 0 };
        for cell in 0..R * C {
            let slot = slots[board.tile(cell)];
            sum.moves += u32::from(self.entries[slot.first as usize]);
            sum = self.moved(slot, sum, cell_there(cell).wrapping_neg());
        }
        sum
    }

    /// The estimate after a move, which slides `tile`, or `None` if it is not less than `slack`.
    ///
    /// # Complexity
    /// O(1).
    #[inline(always)]
    pub fn after(&self, estimate: Estimate, tile: usize, mv: Move, slack: u32) -> Option<Estimate> {
        let board = self.moved(self.slots[tile & 15], estimate.board, mv.offset(C));
        if SHORT && board.moves >= slack {
            return None;
        }
        let image = self.moved(self.image_slots[tile & 15], estimate.image, mv.mirrored().offset(4));
        let estimate = Estimate { board, image };
        Some(estimate).filter(|estimate| estimate.moves() < slack)
    }

    /// The sum after a tile with this slot has moved back by so many cells (wrapping).
    #[inline(always)]
    fn moved(&self, Slot { first, unit, shift }: Slot, sum: Sum, cells: usize) -> Sum {
        let units = cells.wrapping_mul(unit as usize);
        let old = first as usize + ((sum.cells >> (shift & 63)) as usize & self.mask);
        let new = u32::from(self.entries[old.wrapping_sub(units)]);
        let moves = (sum.moves + new).wrapping_sub(u32::from(self.entries[old]));
        Sum { moves, cells: sum.cells.wrapping_sub((units as isize as u64) << (shift & 63)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::neighbour;

    /// Follows a random walk from the goal and compares each update with a new start.
    fn check<const R: usize, const C: usize>(heuristic: &Heuristic<R, C>, goal: Board<R, C>) {
        let (mut board, mut seed) = (goal, 5_u64);
        let mut estimate = heuristic.of(board);
        for step in 0..20_000 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (mv, blank) = (Move::ALL[(seed >> 62) as usize], board.cell(0));
            if let Some(from) = neighbour(R, C, blank, mv) {
                let tile = board.tile(from);
                estimate = heuristic.after(estimate, tile, mv, u32::MAX).unwrap();
                board = board.slide(tile, from, blank);
            }
            assert_eq!(estimate, heuristic.of(board), "seed 5, step {}", step);
            assert_eq!(estimate.is_goal(), board == goal, "seed 5, step {}", step);
        }
    }

    #[test]
    fn an_update_gives_the_estimate_of_the_next_board() {
        let goal = Board::<3, 4>::in_order(5);
        check(&Heuristic::manhattan(&Manhattan::new(goal)), goal);
        check(&Heuristic::manhattan(&Manhattan::new(Board::<4, 4>::GOAL)), Board::GOAL);
        check(&Heuristic::fours(), Board::GOAL);
        check(&Heuristic::fives(), Board::GOAL);
    }

    /// Korf's first instance (1985), rotated so that the goal has its blank last.
    const KORF: [usize; 16] = [13, 6, 8, 12, 15, 14, 0, 10, 11, 7, 4, 5, 9, 1, 3, 2];

    #[test]
    fn a_published_board_has_its_published_manhattan_distance() {
        assert_eq!(Manhattan::new(Board::<4, 4>::GOAL).of(Board::new(&KORF)), 41);
    }

    #[test]
    fn the_mirror_image_has_the_other_estimate() {
        let mirrored_tile = |tile| if tile == 0 { 0 } else { mirror(tile - 1) + 1 };
        let mirrored: Vec<usize> = (0..16).map(|cell| mirrored_tile(KORF[mirror(cell)])).collect();
        for heuristic in [Heuristic::fours(), Heuristic::fives()] {
            let (board, image) = (heuristic.of(Board::new(&KORF)), heuristic.of(Board::new(&mirrored)));
            assert_eq!(heuristic.clone().without_image().of(Board::new(&KORF)).moves(), board.board.moves);
            assert_eq!((board.image.moves, board.board.moves), (image.board.moves, image.image.moves));
        }
    }
}
